//! Days, hours and years, alone and in stretches, the first and the last of them, and values that stand in a longer way.

use super::order::assert_read;

const BIRTHS: &str = "month: February, March, June, July, December\n\
    sister: Ann, Bea, Cora, Dora, Ella\nday: Monday, Wednesday, Friday, Saturday, Sunday\n";
const CLINIC: &str = "time: 9, 10, 11, 12\npatient: Ann, Bob, Cy, Di\n\
    ailment: cough, fever, rash, sprain\n";
const SALON: &str = "time: \"9:00 am\", \"10:00 am\", \"11:00 am\", \"1:00 pm\"\n\
    client: Ann, Bob, Cy, Di\nservice: haircut, manicure, massage, perm\n";
const WINES: &str = "year: 1951, 1958, 1963, 1967\nwine: Alma, Brio, Corvo, Dusk\n\
    price: $40, $55, $60, $75\nregion: Loire, Mosel, Napa, Rioja\n";
const STAYS: &str = "stay: 1 night, 2 nights, 3 nights, 4 nights\n\
    guest: Ada Hill, Ben Moss, Cy Rust, Di Penn\nroom: attic, garden, lake, tower\n";
const AGES: &str = "age: 31, 34, 37, 40\nname: Ann, Bob, Cy, Di\npet: cat, dog, fox, owl\n";

#[test]
fn the_weekend_is_two_days() {
    assert_read(
        BIRTHS,
        &[
            ("Ann's birthday was on the weekend.", "Ann is either Saturday or Sunday"),
            (
                "Ann's birthday wasn't on a weekday.",
                "Ann != Monday and Ann != Wednesday and Ann != Friday",
            ),
            (
                "Neither Ann nor Bea was born on the weekend.",
                "(Ann != Saturday and Ann != Sunday) and (Bea != Saturday and Bea != Sunday)",
            ),
            ("Ann isn't the girl born on the weekend.", "Ann != Saturday and Ann != Sunday"),
            ("Either Ann or Bea was born on the weekend.", ""),
            ("Ann's birthday was almost on the weekend.", ""),
            ("Ann was born on a weekday in June.", ""),
            ("Ann was born on the weekend before Bea.", ""),
            ("Ann's birthday was the weekend after Bea's.", ""),
            ("Ann was born earlier in the year than the girl born on the weekend.", ""),
            ("If Ann was born on a weekday, Bea was born in June.", ""),
            // The year tells of the months, whatever the day of the week.
            (
                "Ann was born later in the year than the girl born on Monday.",
                "Ann month more than Monday",
            ),
            ("Ann's birthday is later in the week than Bea's.", "Ann day more than Bea"),
            ("Ann was born before Bea.", "Ann month less than Bea"),
        ],
    );
}

#[test]
fn plain_hours_are_hours() {
    assert_read(
        CLINIC,
        &[
            (
                "Ann has an appointment 2 hours before the patient with the rash.",
                "Ann time 2 less than rash",
            ),
            ("Ann has an appointment sometime after Bob.", "Ann time more than Bob"),
            ("Ann's appointment is one hour later than Bob's.", "Ann time 1 more than Bob"),
            ("Ann's appointment is 30 minutes later than Bob's.", ""),
        ],
    );
    // Nobody knows whether 12 or 3 comes first.
    let odd = CLINIC.replace("9, 10, 11, 12", "3, 6, 9, 12");
    assert_read(&odd, &[("Ann has an appointment 3 hours before Bob.", "")]);
}

#[test]
fn the_last_of_the_day_has_the_last_hour() {
    assert_read(
        SALON,
        &[
            ("The last client of the day was Ann.", "1:00 pm = Ann"),
            ("Ann was not the first client of the day.", "Ann != 9:00 am"),
            ("Ann had the earliest appointment.", "Ann = 9:00 am"),
            ("Ann came in before noon.", "Ann is either 9:00 am, 10:00 am or 11:00 am"),
            ("Ann came in the afternoon.", "Ann = 1:00 pm"),
            ("The last client of the morning was Ann.", ""),
            ("The last woman of the day was Ann.", ""),
            ("Ann was the last client before Bob.", ""),
            ("Ann came in just before noon.", ""),
            ("Ann came in the morning after Bob.", ""),
            ("Ann came two hours before noon.", ""),
            (
                "Ann's appointment was an hour after the appointment of Bob.",
                "Ann time 1 hour more than Bob",
            ),
            ("Ann's lesson was an hour before Bob's interview.", ""),
            ("Ann danced at Bob's wedding two hours before Cy.", ""),
        ],
    );
}

#[test]
fn a_decade_and_a_bound_are_the_values_within() {
    assert_read(
        WINES,
        &[
            ("The Brio was bottled in the 1960s.", "Brio is either year 1963 or year 1967"),
            ("The Brio was not bottled before 1960.", "Brio != year 1951 and Brio != year 1958"),
            ("The Brio cost more than $58.", "Brio is either $60 or $75"),
            (
                "The second-oldest wine is from Napa. The Brio was bottled in 1963.",
                "year 1958 = Napa and Brio = year 1963",
            ),
            ("The third most expensive wine is from Napa.", "$55 = Napa"),
            ("The Brio was bottled 5 years before 1960.", ""),
            ("The Brio was bottled just before 1960.", ""),
            ("The Brio was bottled before the 1960s.", ""),
            ("The Brio cost $5 more than $58.", ""),
        ],
    );
    assert_read(
        AGES,
        &[
            ("Ann is over 35.", "Ann is either age 37 or age 40"),
            ("Ann is not in her thirties.", "Ann != age 31 and Ann != age 34 and Ann != age 37"),
            ("Ann is the second oldest.", "Ann = age 37"),
            (
                "Ann is older than Bob but not as old as Cy.",
                "Ann age more than Bob and Ann age less than Cy",
            ),
            ("The second oldest woman is Ann.", ""),
            ("Ann is the second oldest of the three.", ""),
            ("Ann is over 35 pounds.", ""),
            ("Ann's dog is over 35.", ""),
            // Nobody arrives by being old.
            ("The last to arrive was Bob.", ""),
        ],
    );
}

#[test]
fn a_value_may_stand_in_words() {
    assert_read(
        STAYS,
        &[
            ("The guest staying four nights is Ada Hill.", "4 nights = Ada Hill"),
            ("The guest who booked a single night has the lake room.", "1 night = lake"),
            (
                "Ada Hill stayed two nights longer than Ben Moss.",
                "Ada Hill stay 2 more than Ben Moss",
            ),
            ("Ada Hill stayed almost four nights.", ""),
            ("Ada Hill arrived two nights after Ben Moss.", ""),
        ],
    );
    let child =
        "age: 3, 5, 7, 8\nchild: Ann, Bob, Cy, Di\ncountry: Ethiopia, Kenya, Morocco, Yemen\n";
    assert_read(
        child,
        &[
            ("The five-year-old child is Ann.", "age 5 = Ann"),
            (
                "The child whose family is from Yemen is younger than the child from the Ethiopian family.",
                "Yemen age less than Ethiopia",
            ),
        ],
    );
    let sale =
        "discount: 10%, 20%, 30%, 40%\nshopper: Ann, Bob, Cy, Di\nthing: boots, coat, hat, shirt\n";
    assert_read(
        sale,
        &[
            ("Ann got 40% off.", "Ann = 40%"),
            ("Ann got at least 40% off.", ""),
            ("Ann got 10% off her 40% coat.", ""),
        ],
    );
}

#[test]
fn who_speaks_before_a_crowd_is_not_earlier() {
    let talks = "date: May 4, May 5, May 6, May 7\nspeaker: Ann, Bob, Cy, Di\n\
        audience: 120, 150, 180, 210\n";
    assert_read(
        talks,
        &[
            ("Ann spoke in front of a crowd of 120.", "Ann = 120"),
            ("Ann spoke before a crowd of 120 people.", "Ann = 120"),
            ("Ann spoke in front of almost 120 people.", ""),
            ("Ann spoke in front of Bob.", ""),
        ],
    );
}

#[test]
fn a_grade_ahead_is_a_higher_grade() {
    let school = "grade: 1st, 2nd, 3rd, 4th\nstudent: Ann, Bob, Cy, Di\nproject: magnet, robot, crystal, volcano\n";
    assert_read(
        school,
        &[
            ("Ann is two grades ahead of Bob.", "Ann grade 2 more than Bob"),
            ("Ann is one grade below the student with the robot.", "Ann grade 1 less than robot"),
            ("Ann is in a higher grade than Bob.", "Ann grade more than Bob"),
        ],
    );
}

#[test]
fn plain_depths_are_measured() {
    let dives = "depth: 40, 55, 70, 85\ndiver: Ann, Bob, Cy, Di\nfish: eel, ray, shark, tuna\n";
    assert_read(
        dives,
        &[
            ("Ann went 15 feet deeper than Bob.", "Ann depth 15 more than Bob"),
            ("The eel was seen deeper than the ray.", "eel depth more than ray"),
            ("Ann went 15 feet longer than Bob.", ""),
            ("Ann's voice was deeper than Bob's.", ""),
        ],
    );
}
