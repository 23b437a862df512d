//! Rows, races and dates as exams, puzzle sites and magazines print them.

use super::order::assert_read;

#[test]
fn moments_that_are_not_equally_far_apart_are_positions_and_values() {
    assert_read(
        "positions month: February, March, June, July, December\nsister: Paula, Abigail, Brenda, Mary, Tara\n\
         day: Sunday, Monday, Wednesday, Friday, Saturday\n",
        &[
            ("Paula was born in March.", "Paula = March"),
            ("Mary's birthday was not in July.", "Mary not at July"),
            ("Mary was born earlier in the year than Tara.", "Mary month less than Tara"),
            ("Mary was born a month before Tara.", ""),
            ("Mary was born directly before Tara.", ""),
        ],
    );
}

#[test]
fn ends_of_lines_and_floors_of_buildings() {
    assert_read(
        "positions seat: 1, 2, 3, 4, 5\nfriend: A, B, C, D, E\ncity: Agra, Delhi, Pune, Surat, Kota\n",
        &[
            (
                "Neither A nor B sits at the extreme ends of the line.",
                "A not at an end and B not at an end",
            ),
            (
                "A and B sit at the extreme ends of the row.",
                "A at an end and B at an end and A != B",
            ),
            ("C sits at an extreme end of the line.", "C at an end"),
            (
                "E is not an immediate neighbor of either A or B.",
                "E not next to A and E not next to B",
            ),
            (
                "E is not next to either A or the one from Pune.",
                "E not next to A and E not next to Pune",
            ),
            ("E is next to either A or B.", ""),
            ("D wasn't sitting in either of the end seats.", "D not at an end"),
        ],
    );
    assert_read(
        "positions floor: 1, 2, 3, 4, 5\nfriend: A, B, C, D, E\n",
        &[
            ("A lives on the topmost floor of the building.", "A in floor 5"),
            ("A lives on the lowermost floor of the house.", "A in floor 1"),
        ],
    );
}

#[test]
fn whoever_finished_third_is_compared() {
    let header = "positions position: 1st, 2nd, 3rd, 4th\nchild: Alex, Billie, Drew, Hayden\nage: 4, 5, 6, 7\nnumber: 11, 12, 13, 14\n";
    assert_read(
        header,
        &[
            (
                "Billie was younger than the child who finished in third place.",
                "Billie age less than 3rd",
            ),
            (
                "The child who finished third was older than the child who came first.",
                "3rd age more than 1st",
            ),
            ("Billie finished higher than third.", "Billie before 3rd"),
            ("Drew finished worse than second.", "Drew after 2nd"),
            ("Drew finished no worse than second.", ""),
        ],
    );
    assert_read(
        "positions position: 1st, 2nd, 3rd\nowner: Ann, Bo, Cy\nnumber: 1, 2, 3\n",
        &[(
            "Only one snail wore the same number as the position it finished in.",
            "(1 at 1st and 2 not at 2nd and 3 not at 3rd) or (1 not at 1st and 2 at 2nd and 3 not at 3rd) or \
             (1 not at 1st and 2 not at 2nd and 3 at 3rd)",
        )],
    );
}

#[test]
fn more_than_all_the_others() {
    assert_read(
        "person: Ana, Boris, Chen, Divya\nage: 20, 25, 30, 35\nprice: $3, $4, $5, $6\n",
        &[
            ("Ana is older than any of the others.", "Ana = 35"),
            ("Ana paid more than anybody else.", "Ana = $6"),
            ("Ana is younger than the rest.", "Ana = 20"),
            ("Ana isn't older than all the others.", "Ana != 35"),
            // The youngest is not older than anyone else.
            ("Ana is not older than anyone else.", ""),
            ("Ana is not older than any of the others.", ""),
        ],
    );
}

#[test]
fn ships_under_captains_and_what_is_hers() {
    assert_read(
        "depth: 25 meters, 30 meters, 35 meters, 40 meters\nship: Aurelia, Blue Heron, Dunmore, Gallant\n\
         captain: Abbott, Brandt, Costa, Drake\n",
        &[
            ("The Dunmore sailed under Captain Drake.", "Dunmore = Drake"),
            ("The ship that went down under Captain Costa is at 30 meters.", "Costa = 30 meters"),
            ("The Dunmore went down under the ice.", ""),
            (
                "The Dunmore is 5 meters farther down than Captain Costa's ship.",
                "Dunmore depth 5 more than Costa",
            ),
        ],
    );
    assert_read(
        "positions shelf: 1, 2, 3, 4\nmaker: Agnes, Dot, Flora, Una\npreserve: chutney, honey, pickles, jam\n\
         year: 2018, 2019, 2020, 2021\n",
        &[
            ("Agnes made hers a year before Flora made hers.", "Agnes year 1 less than Flora"),
            (
                "The jam wasn't made by Dot, and it isn't on a shelf next to hers.",
                "jam != Dot and jam not next to Dot",
            ),
            ("Agnes and Dot are on shelves next to hers.", ""),
            ("The honey was made three years ahead of the jam.", "honey year 3 less than jam"),
        ],
    );
}

#[test]
fn asides_of_a_word_or_two_are_passed_over() {
    let header = "time: 5:00 am, 5:30 am, 6:00 am, 6:30 am\ntrucker: Gus, Ike, Tammy, Walt\n\
                  breakfast: hash, oatmeal, omelet, waffles\nload: lumber, peas, pipes, tyres\n";
    assert_read(
        header,
        &[
            ("The pipes were being carried (very gingerly) by Gus.", "pipes = Gus"),
            ("The pipes were being carried (allegedly) by Gus.", ""),
            ("The trucker who, on a whim, ate oatmeal carried the pipes.", "oatmeal = pipes"),
            ("The trucker who, in theory, ate oatmeal carried the pipes.", ""),
            ("If the trucker who, on a whim, ate oatmeal is Gus, then Ike had the omelet.", ""),
            (
                "Gus and the trucker who, on a whim, ate oatmeal arrived half an hour apart, in one order or the other.",
                "Gus time 30 minutes less than oatmeal or Gus time 30 minutes more than oatmeal",
            ),
            ("Walt arrived later in the morning than Tammy.", "Walt time more than Tammy"),
            ("The pipes were carried by the 6:00 am arrival.", "pipes = 6:00 am"),
            ("Gus is not the 6:00 am arrival.", "Gus != 6:00 am"),
        ],
    );
}

#[test]
fn everyday_words_of_clubs_helpers_and_ends() {
    assert_read(
        "positions lane: 1, 2, 3, 4\nswimmer: Alba, Britt, Chloe, Dana\ncap: black, orange, pink, white\n\
         club: Dolphins, Marlins, Otters, Seals\n",
        &[
            (
                "Chloe, wearing the orange cap, is a member of the Otters.",
                "Chloe = orange and Chloe = Otters",
            ),
            ("Dana isn't a member of the Seals.", "Dana != Seals"),
            (
                "Britt, who swims for the Dolphins, has been given lane 3.",
                "Britt = Dolphins and Britt in lane 3",
            ),
            ("Britt's neighbour on one side is Dana.", "Dana next to Britt"),
            ("Britt has been given the lane next to Dana.", ""),
        ],
    );
    assert_read(
        "student: Hannah, Isaac, Jamal, Kelly\nproject: garden, robot arm, solar oven, volcano\nscore: 78, 84, 90, 96\n\
         helper: aunt, brother, grandfather, mother\n",
        &[
            (
                "The student who was helped by a brother scored 12 points less than Hannah.",
                "brother score 12 less than Hannah",
            ),
            ("The project made with the help of a mother is the volcano.", "mother = volcano"),
            ("Hannah was not helped by her brother.", "Hannah != brother"),
            ("The judges gave the solar oven the highest score.", "solar oven = 96"),
        ],
    );
    assert_read(
        "height: 72 feet, 85 feet, 98 feet\nlighthouse: Anvil Rock, Gull Point, Teller Island\nguide: Marcus, Nadia, Paula\n",
        &[
            (
                "Gull Point is 13 feet taller than the lighthouse where Paula is the guide.",
                "Gull Point height 13 more than Paula",
            ),
            ("Gull Point is 13 feet taller than the lighthouse where Paula met the guide.", ""),
        ],
    );
    assert_read(
        "houses: 4\nfamily: Abbott, Bryce, Cotter, Doyle\ndoor: black, blue, green, red\npet: cat, dog, parrot, tortoise\n",
        &[
            (
                "The dog lives in one of the end houses, the one with the green door.",
                "dog at an end and dog = green",
            ),
            ("The dog lives next to one of the end houses, the one with the green door.", ""),
        ],
    );
    assert_read(
        "author: Ashby, Blythe, Carver\nbook: Cold Harvest, Midnight Ferry, Seven Sparrows\n",
        &[
            ("Midnight Ferry is the latest thriller by Blythe.", "Midnight Ferry = Blythe"),
            ("Midnight Ferry is later than the latest thriller by Blythe.", ""),
        ],
    );
}

#[test]
fn schedules_and_members() {
    assert_read(
        "positions day: Monday, Tuesday, Wednesday, Thursday\nspeaker: Kamala, Lokesh, Manoj, Neeta\n\
         topic: banking, ethics, marketing, taxation\ncity: Agra, Bhopal, Jaipur, Surat\n",
        &[
            (
                "Manoj spoke on ethics, either the day before or the day after the speaker from Jaipur.",
                "Manoj = ethics and (Manoj day 1 less than Jaipur or Manoj day 1 more than Jaipur)",
            ),
            (
                "If Kamala reads before Lokesh, then Neeta reads on Wednesday.",
                "if Kamala day less than Lokesh then Neeta = Wednesday",
            ),
            (
                "Lokesh's reading takes place later in the week than Neeta's.",
                "Lokesh day more than Neeta",
            ),
        ],
    );
    assert_read(
        "year: 1987, 1994, 2001, 2008\nforename: Barry, Derek, Maureen, Sylvia\npost: attendant, guard, porter, signaller\n",
        &[
            ("Derek joined the society before Sylvia did.", "Derek year less than Sylvia"),
            (
                "Barry has been a member for less time than the guard, but for longer than Sylvia.",
                "Barry year more than guard and Barry year less than Sylvia",
            ),
            ("Barry hasn't been a member for longer than Sylvia.", ""),
            ("Barry joined Sylvia for lunch.", ""),
        ],
    );
}

#[test]
fn what_an_attack_found_in_these_words_is_refused() {
    assert_read(
        "joined: 1990, 1994, 1997, 2001\nforename: Barry, Derek, Maureen, Sylvia\npost: attendant, guard, porter, signaller\n",
        &[
            ("Barry has been a member for longer than Sylvia.", "Barry joined less than Sylvia"),
            ("Barry has been a member for no longer than Sylvia.", ""),
            ("Barry has been a member for no less time than Sylvia.", ""),
            ("Barry has been a member for at least two years longer than Sylvia.", ""),
            ("Barry has been a member for two decades longer than Sylvia.", ""),
        ],
    );
    assert_read(
        "retired: 1990, 1994, 1997\nforename: Barry, Derek, Maureen\n",
        &[
            ("Barry has been a member for longer than Derek.", ""),
            ("Barry joined before Derek.", ""),
        ],
    );
    assert_read(
        "score: 70, 80, 90\nbaker: Ada, Bob, Cora\ncake: lemon, plum, nut\ntown: Rye, Hove, Bath\n",
        &[
            ("The judges gave Ada the highest score for her lemon cake.", ""),
            ("Ada did not get the highest score for her lemon cake.", ""),
            ("Ada had the lowest score in Rye.", ""),
            ("The cake from Rye got the highest score.", "Rye = score 90"),
        ],
    );
    assert_read(
        "houses: 4\nperson: Ada, Bob, Cora, Dan\ndoor: red, green, blue, white\n",
        &[
            ("Ada does not live in one of the end houses, the one with the green door.", ""),
            ("The two people at the extreme ends of the row are Ada and Bob.", ""),
            ("The two people in adjoining houses are Ada and Bob.", ""),
        ],
    );
    assert_read(
        "positions place: first, second, third\nchild: Ada, Bob, Cora\nbreakfast: toast, eggs, fruit\nload: pipes, peas, nuts\n",
        &[
            ("Ada and Bob finished first and second but not in that order.", ""),
            ("The child who, on no account, ate toast carried the peas.", ""),
            ("Ada carried (very unlikely) the peas.", ""),
        ],
    );
}
