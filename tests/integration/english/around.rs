//! What stands around a list in a text: a sentence that only says who there is and what each has is read; one that may say
//! something else is an error, and no list of it is taken.

use super::run;

const CLUES: &str = "1. Ora has the scarf.\n2. Pim has the shawl.\n3. Rut has the cloak.\n";

/// What is said of a text that begins so, and how it ends. `{G}` and `{H}` are lists.
fn check(front: &str) -> (i32, String, String) {
    let front = front
        .replace("{G}", "Ora, Pim, Rut and Sal")
        .replace("{H}", "scarf, shawl, cloak and poncho");
    run(&["check", "-"], &format!("A Mountain Tour\n\n{front}\n\n{CLUES}"))
}

fn is_read(front: &str) {
    let (code, said, faults) = check(front);
    assert_eq!(code, 0, "{front}: {said}{faults}");
    assert!(said.contains("There is exactly one solution."), "{front}: {said}");
}

/// Texts of which each is an error that quotes a word.
fn are_refused(cases: &[(&str, &str)]) {
    for (front, word) in cases {
        let (code, said, faults) = check(front);
        assert_eq!(code, 2, "{front}: {said}");
        assert!(faults.contains(&format!("`{word}`")), "{front}: {faults}");
    }
}

/// Sentences behind one that lists who there is, of which each is an error that quotes a word.
fn are_refused_behind_people(cases: &[(&str, &str)]) {
    for people in ["Four climbers ({G}) met.", "There are four climbers: {G}."] {
        let all: Vec<(String, &str)> =
            cases.iter().map(|(said, word)| (format!("{people} {said}"), *word)).collect();
        let all: Vec<(&str, &str)> = all.iter().map(|(said, word)| (&**said, *word)).collect();
        are_refused(&all);
    }
}

#[test]
fn a_story_may_stand_around_a_list() {
    for story in [
        "Each climber has a different garment ({H}).",
        "The garments, in no particular order, were {H}.",
        "They each wore a different garment ({H}), but not necessarily in that order.",
        "To keep warm, each of them bought a different garment ({H}) last week.",
        "After the tour, each one received a garment ({H}) as a gift from the club.",
        "It was so cold that each of them needed a garment ({H}) all day.",
        "Once a year they meet, and each wears a different garment ({H}).",
        "The club gave each climber a different garment ({H}).",
        "Every climber chose a different garment ({H}) and went up by another path.",
        "Each climber was given a different garment ({H}) by the club.",
        "Mr. Vic Bell, the guide, handed each of them a different garment ({H}).",
        "Can you tell who wore which garment ({H})?",
    ] {
        is_read(&format!("Four climbers ({{G}}) met. {story}"));
        is_read(&format!("There are four climbers: {{G}}. {story}"));
    }
    // `Each man` of four men
    is_read("Four men ({G}) met. Each man has a different garment ({H}).");
}

#[test]
fn who_has_the_items_may_be_somebody_else() {
    are_refused_behind_people(&[
        ("Each climber but Sal has one garment from {H}.", "but"),
        ("Each climber, Sal excepted, has a different garment ({H}).", "excepted"),
        ("Each man has one garment from {H}.", "Each"),
        ("Each dog has one garment from {H}.", "Each"),
        ("Their wives have four garments: {H}.", "Their"),
        ("The dogs have four garments: {H}.", "dogs"),
        ("The dogs' garments are {H}.", "dogs"),
        ("Vic has four garments, namely {H}.", "Vic"),
        ("Vic came with four garments: {H}.", "Vic"),
        ("Vic, who has four garments ({H}), came as well.", "who"),
        ("There are four garments that Vic wore: {H}.", "Vic"),
        ("Pim's four garments are {H}.", "Pim"),
        ("The four garments of Pim are {H}.", "Pim"),
        ("Four garments ({H}) belong to Vic.", "Vic"),
        ("There are four garments for the dogs: {H}.", "for"),
        ("One climber has one garment from {H}.", "One"),
        ("Most climbers have a different garment ({H}).", "Most"),
        ("Elsewhere there were four garments: {H}.", "Elsewhere"),
    ]);
}

#[test]
fn what_is_listed_may_be_what_nobody_has() {
    are_refused_behind_people(&[
        ("The garments not worn were {H}.", "not"),
        ("The missing garments were {H}.", "missing"),
        ("The other garments were {H}.", "other"),
        ("There were four garments too many ({H}).", "too"),
        ("Each climber rejected one garment from {H}.", "rejected"),
        ("Each climber dreams of a different garment ({H}).", "dreams"),
        ("Four garments ({H}) were stolen.", "stolen"),
        ("Four garments ({H}) were for sale.", "sale"),
        ("Once the garments were {H}.", "Once"),
        ("The garments of last year were {H}.", "last"),
        ("If it rains, the garments are {H}.", "If"),
        ("Vic thinks the garments are {H}.", "Vic"),
        ("The garments, from oldest to newest, are {H}.", "oldest"),
        ("The garments in order of price are {H}.", "order"),
    ]);
}

#[test]
fn there_may_be_more_or_fewer_than_are_listed() {
    are_refused_behind_people(&[
        ("They wore three of the four garments: {H}.", "three"),
        ("Over four garments ({H}) were there.", "Over"),
        ("Their garments are {H} etc.", "etc"),
        ("Their garments are {H} or a beret.", "or"),
        ("Their garments are {H} plus a beret.", "plus"),
        ("Their garments are {H}, and one was lent.", "one"),
        ("Their garments are {H}; one of them was sold.", "one"),
        ("Their garments are {H}, but Sal has none.", "none"),
        ("There are four garments - {H} - and each has two.", "two"),
        ("They each have one garment from {H} (one unused).", "one"),
    ]);
    are_refused(&[
        ("{G} are four climbers among others. Their garments are {H}.", "others"),
        ("{G} are four climbers who stayed away. Their garments are {H}.", "away"),
        (
            "There are four climbers - Ora, Pim, Rut and Sal (in the poncho). The garments are {H}.",
            "in",
        ),
    ]);
}

#[test]
fn no_list_is_passed_over() {
    let front = "Four climbers ({G}) met. Each has a different garment ({H}).";
    for more in
        ["There are four colours: red/blue/green/white.", "The colours are red, blue, green."]
    {
        let (code, said, faults) = check(&format!("{front} {more}"));
        assert_eq!(code, 2, "{more}: {said}");
        assert!(faults.contains("a list in front of the clues is not understood"), "{faults}");
    }
    // These are moments, one for each.
    let (_, said, _) = check(&format!("{front} They arrived at 1pm, 2pm, 3pm and 4pm."));
    assert!(said.contains("climber Ora, time: 4pm or 3pm"), "{said}");
    // What people are is no list of items.
    is_read(&format!("{front} The climbers are young, strong, patient and brave."));
    are_refused(&[
        (&format!("{front} One guest came late."), "One guest"),
        (&format!("{front} Vic came as well."), "Vic came"),
    ]);
}

#[test]
fn two_items_are_not_one() {
    let text = |dishes: &str, clue: &str| {
        format!(
            "A Dinner\n\nThree diners met.\n\nDiners: Ora, Pim, Rut\nDishes: {dishes}\n\n1. Ora had the soup.\n2. Pim had {clue}.\n"
        )
    };
    let joined = text("soup, pie, fish and chips", "the fish and chips");
    assert_eq!(run(&["check", "-"], &joined).0, 0);
    let (code, _, said) = run(&["check", "-"], &text("soup, pie, fish and rice", "the pie"));
    assert!(code == 2 && said.contains("`fish and rice` may be one item or two"), "{said}");
}
