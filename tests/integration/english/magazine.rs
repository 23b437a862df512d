//! Turns of speech of magazines: titles before names, victims and companions, numbers of something, one row and another.

use super::order::assert_read;

#[test]
fn titles_change_nothing_of_who_is_meant() {
    assert_read(
        "first names: Bo, Cass, John, Newt\nlast names: Garrity, Juarez, Kaplan, Van Horn\n\
         towns: Alton, Barrow, Corby, Dunmore\n",
        &[
            ("Rep. Van Horn is from Barrow.", "Van Horn = Barrow"),
            ("Rev Kaplan is not from Corby.", "Kaplan != Corby"),
            ("Senator Juarez is young Newt.", "Juarez = Newt"),
            ("Cass is neither Capt. Juarez nor Capt. Kaplan.", "Cass != Juarez and Cass != Kaplan"),
            ("Rep. Smith is from Barrow.", ""),
            ("Former Sen. Kaplan is from Alton.", ""),
            ("Vice President Kaplan is from Alton.", ""),
            ("Representative Kaplan's aide is from Alton.", ""),
        ],
    );
    // A captain may be one of the ranks.
    assert_read(
        "names: Kaplan, Juarez, Garrity\nranks: captain, major, sergeant\n",
        &[("Captain Kaplan is not the sergeant.", "")],
    );
}

#[test]
fn one_row_and_another_are_two() {
    assert_read(
        "first names: Bo, Cass, John, Newt\nlast names: Garrity, Juarez, Kaplan, Lund\n\
         towns: Alton, Barrow, Corby, Dunmore\nyears served: 4, 8, 12, 16\n",
        &[
            ("One politician comes from Barrow and one is Cass.", "Barrow != Cass"),
            ("One politician comes from Barrow, and another is called Kaplan.", "Barrow != Kaplan"),
            ("One comes from Barrow, while another comes from Corby.", "Barrow != Corby"),
            ("One representative is from Barrow and one is not Cass.", ""),
            ("One of Bo and Cass is from Barrow and one is from Corby.", ""),
            ("One voter met Cass and one is from Barrow.", ""),
            ("One brother of Cass is from Barrow and one is from Corby.", ""),
            ("One friend of Kaplan is Cass and another is from Barrow.", ""),
            ("One politician comes from Barrow and the same one is Cass.", ""),
        ],
    );
}

#[test]
fn victims_and_companions_are_of_their_row() {
    let crimes = "rooms: attic, kitchen, library, study\nweapons: dagger, pistol, poker, rope\n";
    let victims = format!("victims: Lord Ash, Lady Birch, Major Cole, Miss Dunn\n{crimes}");
    assert_read(
        &victims,
        &[
            ("Lord Ash was not murdered in the kitchen.", "Lord Ash != kitchen"),
            ("The person killed in the library was Miss Dunn.", "library = Miss Dunn"),
            ("The victim stabbed in the library was not killed with the rope.", "library != rope"),
            ("Lord Ash was killed by Major Cole in the kitchen.", ""),
            ("Lord Ash murdered Miss Dunn in the kitchen.", ""),
            ("Lord Ash was almost murdered in the kitchen.", ""),
        ],
    );
    let suspects = format!("suspects: Lord Ash, Lady Birch, Major Cole, Miss Dunn\n{crimes}");
    assert_read(&suspects, &[("Lord Ash was not murdered in the kitchen.", "")]);
    assert_read(
        "kittens: 1, 2, 3\nfemales: Ruby, Spot, Tansy\nmales: Biff, Dibs, Jake\n",
        &[
            ("Biff's companion had 2 kittens.", "Biff = kittens 2"),
            ("Biff's partner was not Ruby.", "Biff != Ruby"),
            ("Biff's friend had 2 kittens.", ""),
        ],
    );
    assert_read(
        "first names: Biff, Dibs, Jake\nlast names: Hill, Lund, Moor\nkittens: 1, 2, 3\n",
        &[("Biff's companion had 2 kittens.", "")],
    );
}

#[test]
fn numbers_of_something_are_told_of_its_row() {
    assert_read(
        "windows: 34, 38, 43, 46, 51\ncleaners: Abe, Ben, Cal, Dan, Eli\n\
         halls: Ash Hall, Birch Hall, Cedar Hall, Elm Hall, Fir Hall\n",
        &[
            ("There are 43 windows at Birch Hall.", "Birch Hall = windows 43"),
            ("There are fewer than 43 windows at Birch Hall.", ""),
            ("There are 43 windows at Birch Hall or Elm Hall.", ""),
            (
                "Birch Hall has an odd number of windows.",
                "Birch Hall is either windows 43 or windows 51",
            ),
            ("Dan has an odd number of sisters.", ""),
            ("Dan has an even number of windows more than Cal.", ""),
        ],
    );
    assert_read(
        "ages: 34, 38, 43, 46, 51\nmen: Abe, Ben, Cal, Dan, Eli\n",
        &[
            ("Ben's age is an odd number of years.", "Ben is either ages 43 or ages 51"),
            (
                "Ben's age is not an even number.",
                "Ben != ages 34 and Ben != ages 38 and Ben != ages 46",
            ),
        ],
    );
}

#[test]
fn who_has_come_came() {
    assert_read(
        "places: first, second, third, fourth\nrunners: Ann, Bob, Cy, Di\njobs: baker, clerk, nurse, pilot\n",
        &[
            ("Bob has arrived before Cy.", "Bob places less than Cy"),
            ("Bob has not arrived last.", "Bob != fourth"),
            ("The one who came last was the clerk.", "fourth = clerk"),
        ],
    );
    assert_read(
        "places: first, second, third, fourth\ndrivers: Ann, Bob, Cy, Di\n\
         makes: Ford, Honda, Jeep, Kia\nyears: 2001, 2005, 2010, 2015\n",
        &[
            ("Bob is directly behind the Ford.", "Bob places 1 more than Ford"),
            ("Bob is not immediately behind the Ford.", "Bob not places 1 more than Ford"),
        ],
    );
}
