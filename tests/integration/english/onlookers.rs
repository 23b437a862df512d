//! Who only looks on, and what is told of another event, another contest or another thing than the puzzle's: none of it is
//! taken for a fact.

use super::order::assert_read;
use super::run;

#[test]
fn times_go_on_behind_noon() {
    let header = "nurse: Ada, Bo, Cleo, Dot\nstart: 10:30, 11:30, 12:30, 1:30\n";
    assert_read(
        header,
        &[
            ("Ada was the first to start.", "Ada = 10:30"),
            ("Ada was the last to start.", "Ada = 1:30"),
            ("Ada started an hour after Bo.", "Ada start 1 hour more than Bo"),
        ],
    );
    let puzzle = format!(
        "{header}\nclues:\n  Ada started before Bo.\n  Bo started before Cleo.\n  Dot started at 1:30.\n"
    );
    let (code, out, err) = run(&["solve", "-"], &puzzle);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("│ Ada   ┆ 10:30 │"), "{out}");
    // In which half of the day these are, nobody knows.
    let puzzle =
        "nurse: Ada, Bo, Cleo\nstart: 12:00, 11:00, 1:00\n\nclues:\n  start(Ada) < start(Bo)\n";
    let (code, _, err) = run(&["check", "-"], puzzle);
    assert!(code == 2 && err.contains("nobody knows which of its times comes first"), "{err}");
}

#[test]
fn who_is_met_by_first_names_and_last_names_is_another() {
    for family in ["last name", "surname", "family name"] {
        let header = format!(
            "first name: Ida, Jon, Kim, Leo\n{family}: Marsh, Noble, Orton, Price\n\
             sport: golf, judo, chess, rugby\njob: nurse, pilot, clerk, vet\n"
        );
        assert_read(
            &header,
            &[
                ("Ida lives with the golfer.", ""),
                ("Ida works with the nurse.", ""),
                ("Ida was taught by Ms Marsh.", ""),
                ("Ida had lunch with the golfer.", ""),
                ("Ida is the golfer.", "Ida = golf"),
                ("Ida Marsh is the nurse.", "Ida = Marsh and Ida = nurse"),
            ],
        );
    }
}

#[test]
fn who_attends_it_has_not_given_it() {
    assert_read(
        "speaker: Ida, Jon, Kim, Leo\nsubject: owls, rivers, kites, maps\ntime: 2:00, 2:30, 3:00, 3:30\n",
        &[
            ("Ida attended the talk on owls.", ""),
            ("Ida enjoyed the talk on owls.", ""),
            ("Ida introduced the 3:00 speaker.", ""),
            ("The 3:00 speaker was introduced by Ida.", ""),
            ("Ida gave the talk on owls.", "Ida = owls"),
            ("Ida ended half an hour after Jon began.", ""),
        ],
    );
    assert_read(
        "bride: Ida, Kim, Moll, Nell\ngroom: Jon, Leo, Otto, Pete\nmonth: May, June, July, August\n",
        &[
            ("Ida was a guest at Jon's wedding.", ""),
            ("Ida caught the bouquet at Jon's wedding.", ""),
            ("Ida attended the wedding in May.", ""),
            ("Ida went to school with Jon.", ""),
            ("Jon was born in May.", ""),
            ("The May wedding was between Ida and Jon.", ""),
        ],
    );
    assert_read(
        "play: Elm, Fog, Ghost, Hush\nstar: Mr Ray, Ms Sims, Mr Todd, Ms Ure\n",
        &[
            ("Mr Ray has tickets for Fog.", ""),
            ("Fog was reviewed by Mr Ray.", ""),
            ("Mr Ray auditioned for Fog.", ""),
            ("The star of Fog was married to Mr Ray.", ""),
            ("Fog stars Mr Ray.", "Fog = Mr Ray"),
        ],
    );
}

#[test]
fn whom_somebody_knows_or_plays_is_another() {
    assert_read(
        "team: Crows, Hawks, Owls, Terns\ncaptain: Ali, Ben, Cal, Dan\ncity: Lima, Oslo, Quito, Riga\n",
        &[
            ("Ali's team lost to the Crows.", ""),
            ("The Crows hosted the team from Oslo.", ""),
            ("The Crows visited Oslo.", ""),
            ("The Crows are from Oslo.", "Crows = Oslo"),
        ],
    );
    assert_read(
        "friend: Ida, Jon, Kim, Leo\ntown: Lima, Oslo, Quito, Riga\npet: cat, dog, newt, owl\n",
        &[
            ("Ida has a friend in Oslo.", ""),
            ("Ida has a cousin from Oslo.", ""),
            ("Ida has a pen pal with the newt.", ""),
            ("Ida sent a postcard to Oslo.", ""),
            ("Ida lost the key to Oslo.", ""),
            ("Ida shares a room with the newt.", ""),
            ("Ida is from Oslo.", "Ida = Oslo"),
        ],
    );
    assert_read(
        "child: Ida, Jon, Kim, Leo\nteacher: Mr Ray, Ms Sims, Mr Todd, Ms Ure\nsubject: art, maths, music, drama\n",
        &[
            ("Ida's father is Mr Ray.", ""),
            ("Mr Ray is Ida's father.", ""),
            ("Ida's teacher likes art.", ""),
            ("The two boys like art and music.", ""),
            ("Neither boy likes art.", ""),
            ("Ida's teacher is Mr Ray.", "Ida = Mr Ray"),
        ],
    );
}

#[test]
fn what_one_is_safe_from_or_sees_only_is_not_theirs() {
    assert_read(
        "friend: Ida, Jon, Kim, Leo\nhat: cap, fez, hood, turban\nprice: $5, $7, $9, $11\n",
        &[
            ("Ida was spared the fez.", ""),
            ("Ida objected to the fez.", ""),
            ("Ida loaned the fez.", ""),
            ("Ida was in the market for the fez.", ""),
            ("Ida bought a scarf to match the fez.", ""),
            ("Ida bought a hat like the fez.", ""),
            ("The fez was valued at $7.", ""),
            ("The fez was estimated at $7.", ""),
            ("The fez had a reserve of $7.", ""),
            ("The fez cost $7.", "fez = $7"),
        ],
    );
}

#[test]
fn moments_and_ranks_are_those_of_the_puzzle() {
    assert_read(
        "positions day: Monday, Tuesday, Wednesday, Thursday\nguest: Ida, Jon, Kim, Leo\n",
        &[
            ("Ida's visit was the day after Jon's birthday.", ""),
            ("Ida phoned on Monday.", ""),
            ("Ida came on Monday.", "Ida at Monday"),
        ],
    );
    assert_read(
        "guest: Ida, Jon, Kim, Leo\ncheckout: 8:00, 9:00, 10:00, 11:00\n",
        &[
            ("Ida checked in at 9:00.", ""),
            ("Ida had breakfast at 9:00.", ""),
            ("Ida checked out at 9:00.", "Ida = 9:00"),
        ],
    );
    assert_read(
        "positions place: 1st, 2nd, 3rd, 4th\nhorse: Comet, Dusty, Ember, Flint\n",
        &[
            ("Comet was third favourite.", ""),
            ("Comet fell at the third.", ""),
            ("Comet came third in the parade.", ""),
            ("Comet came third.", "Comet at 3rd"),
            ("Comet finished straight after Dusty.", "Comet directly after Dusty"),
        ],
    );
    assert_read(
        "team: Crows, Hawks, Owls, Terns\nwins: 3, 5, 7, 9\n",
        &[("The Crows had 5 home wins.", ""), ("The Crows had 5 wins.", "Crows = 5")],
    );
    assert_read(
        "houses: 4\nname: Ida, Jon, Kim, Leo\ncolor: red, blue, green, white\n",
        &[("Ida's house was built before the red one.", "")],
    );
}

/// A puzzle whose last clue is read with the others, and its reading.
fn read_with(header: &str, others: &[&str], clue: &str) -> String {
    let lines = |of: &[&str]| of.iter().map(|of| format!("  {of}\n")).collect::<String>();
    let puzzle = format!("{header}\nclues:\n{}{}", lines(others), lines(&[clue]));
    let (_, out, _) = run(&["check", "-"], &puzzle);
    let number = format!("{}. ", others.len() + 1);
    let line = out.lines().find_map(|line| line.trim().strip_prefix(&*number));
    line.map_or("", |line| line.split("  \"").next().unwrap_or_default()).trim().to_owned()
}

#[test]
fn common_words_are_no_names() {
    let header = "woman: Ida, Jane, Kim, Lea\nsurname: Brown, North, Page, Reed\nhat: cap, fez, hood, turban\n";
    let others = ["Ida's surname is Page."];
    for clue in ["The brown hat is the fez.", "The woman in the north has the fez."] {
        assert_eq!(read_with(header, &others, clue), "", "{clue}");
    }
    assert_eq!(read_with(header, &others, "Ms Brown has the fez."), "Brown = fez");
    // Whoever writes all names in small letters means these.
    assert_eq!(read_with(header, &["ida has the cap."], "ms brown has the fez."), "Brown = fez");
}

#[test]
fn what_is_taken_back_is_no_fact() {
    let header =
        "positions day: Monday, Tuesday, Wednesday\nguest: Ida, Jon, Kim\ngift: jam, soap, tea\n";
    let others = ["Kim came on Tuesday.", "Jon brought the jam.", "Ida brought the soap."];
    for clue in [
        "Ida was coming on Monday but had to change it to Wednesday.",
        "Ida was to come on Monday, but moved it to Wednesday.",
        "Ida planned on Monday but sneezed till Wednesday.",
    ] {
        assert_eq!(read_with(header, &others, clue), "", "{clue}");
    }
    assert_eq!(read_with(header, &others, "Ida came on Monday and sneezed."), "Ida at Monday");
    let header = "lot: clock, globe, map\nbidder: Mr Ash, Mrs Bly, Ms Cole\nprice: $10, $15, $20\n";
    let others = ["Ms Cole bought the globe.", "The globe sold for $10."];
    for clue in [
        "Mr Ash bid $15 for the clock, but lost it to Mrs Bly.",
        "Mr Ash wanted the clock, but Mrs Bly got it.",
        "The richer of Mr Ash and Mrs Bly bought the clock.",
        "Mr Ash's opening bid was $15.",
        "Mr Ash's old clock sneezed.",
        "Mr Ash replaced his map with the clock.",
        "Mr Ash put the clock where his map used to be.",
        "Mr Ash bought the clock, his map having burned.",
        "Mr Ash bought Mrs Bly's clock.",
    ] {
        assert_eq!(read_with(header, &others, clue), "", "{clue}");
    }
}

#[test]
fn who_meets_a_victim_may_have_killed_them() {
    let header =
        "suspect: Amos, Beryl, Cyril\nvictim: baron, bishop, mayor\nroom: attic, cellar, den\n";
    let others =
        ["Cyril killed the bishop.", "Cyril struck in the attic.", "Amos was found in the den."];
    for clue in [
        "Amos met the mayor in the garden.",
        "Amos and the mayor fought a duel.",
        "Amos met his victim in the den.",
        "Amos is the son of the mayor.",
        "The mayor was last seen with Amos.",
    ] {
        assert_eq!(read_with(header, &others, clue), "", "{clue}");
    }
}
