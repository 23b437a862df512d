//! Introductions that tell in prose what all did, and with which things: `They were sent to the mill, the forge and the dairy`; and
//! things with names that stand in no row.

use super::run;

/// Exit code and both outputs for four cousins with errands and newspapers, behind an introduction.
fn cousins(introduction: &str) -> (i32, String, String) {
    let text = format!(
        "A Day Out\n\n{introduction}\n\n1. Ada was sent to the mill.\n2. Ben was sent to the forge.\n3. Cleo was sent to the \
         dairy.\n4. Ada reads the Echo.\n5. Ben reads the Post.\n6. Dev reads the Star.\n"
    );
    run(&["solve", "--format", "csv", "-"], &text)
}

const WHO: &str = "Four cousins, Ada, Ben, Cleo and Dev, live in Upton.";
const ERRANDS: &str = "They were sent to the mill, the forge, the dairy and the orchard.";
const PAPERS: &str = "They read the Echo, the Herald, the Post and the Star.";

fn is_solved(introduction: &str) {
    let (code, out, err) = cousins(introduction);
    assert_eq!(code, 0, "{introduction}\n{err}");
    for row in [["Ada", "mill", "Echo"], ["Cleo", "dairy", "Herald"], ["Dev", "orchard", "Star"]] {
        let is_row = |line: &str| row.iter().all(|cell| line.split(',').any(|of| of == *cell));
        assert!(out.lines().any(is_row), "{introduction}: {row:?} in\n{out}");
    }
}

#[test]
fn the_things_of_a_list_may_each_have_an_article() {
    for introduction in [
        format!("{WHO} {ERRANDS} {PAPERS}"),
        format!(
            "{WHO} The cousins were sent to the mill, the forge, the dairy and the orchard. Their newspapers are the Echo, \
             the Herald, the Post and the Star."
        ),
        format!(
            "{WHO} They were sent to the mill, the forge, the dairy and the orchard, and they read the Echo, the Herald, the \
             Post and the Star."
        ),
        format!(
            "There are four cousins. Ada, Ben, Cleo and Dev were sent to the mill, the forge, the dairy and the orchard \
             (although not necessarily in that order). {PAPERS}"
        ),
        format!(
            "Four cousins, code-named Ada, Ben, Cleo and Dev, live in Upton. {ERRANDS} {PAPERS}"
        ),
        format!(
            "Ada, Ben, Cleo and Dev, the four cousins of Upton, all have work to do. {ERRANDS} {PAPERS}"
        ),
        format!(
            "{WHO} The cousins snuggle up to the Echo, the Herald, the Post and the Star. {ERRANDS}"
        ),
    ] {
        is_solved(&introduction);
    }
    for introduction in [
        // Not each has one, they are others, or they stand in order.
        format!(
            "{WHO} Some of them were sent to the mill, the forge, the dairy and the orchard. {PAPERS}"
        ),
        format!(
            "{WHO} They were never sent to the mill, the forge, the dairy and the orchard. {PAPERS}"
        ),
        format!(
            "{WHO} {ERRANDS} They read the Echo, the Herald, the Post and the Star in that order."
        ),
        format!(
            "{WHO} {ERRANDS} They read the Echo, the Herald, the Post and the Star, one without pictures."
        ),
        format!(
            "There are four cousins. Ada, Ben, Cleo and Dev were sent to the mill, the forge, the dairy and the orchard \
             respectively. {PAPERS}"
        ),
        format!(
            "Ada, Ben, Cleo and Dev, the two cousins of Upton, all have work to do. {ERRANDS} {PAPERS}"
        ),
        format!(
            "{WHO} {ERRANDS} They hold false papers and read the Echo, the Herald, the Post and the Star."
        ),
    ] {
        let (code, _, err) = cousins(&introduction);
        assert_eq!(code, 2, "{introduction}\n{err}");
    }
}

/// Exit code and both outputs for three gardeners with tools and pies.
fn gardeners(introduction: &str) -> (i32, String, String) {
    let text = format!(
        "At the Allotment\n\nThree gardeners, Ed, Flo and Gus, dig. {introduction}\n\n1. Ed has the hoe.\n2. Flo has the \
         rake.\n3. Ed baked the plum pie.\n4. Flo's pie cost $4.\n5. The pear pie cost $4.\n6. Ed's pie cost $5.\n"
    );
    run(&["solve", "--format", "csv", "-"], &text)
}

#[test]
fn things_of_one_noun_are_called_by_it() {
    let pies = "There was a plum pie, a pear pie and a fig pie, at prices of $4, $5 and $6.";
    for tools in [
        "Each has a different tool, which may be an axe, a hoe or a rake.",
        "They have an axe, a hoe and a rake, one each.",
        "Each has a tool of his own: an axe, a hoe or a rake.",
    ] {
        let introduction = format!("{pies} {tools}");
        let (code, out, err) = gardeners(&introduction);
        assert_eq!(code, 0, "{introduction}\n{err}");
        for row in [["Ed", "plum pie", "hoe"], ["Gus", "fig pie", "axe"]] {
            let is_row = |line: &str| row.iter().all(|cell| line.split(',').any(|of| of == *cell));
            assert!(out.lines().any(is_row), "{introduction}: {row:?} in\n{out}");
        }
    }
    for tools in [
        "Each has a tool, which may be an axe, a hoe or a rake.",
        "Each has a different tool, which may not be an axe, a hoe or a rake.",
        "They have an axe, a hoe and a rake, one of them twice.",
        "They have up to 3, 4 and 5 tools.",
    ] {
        let introduction = format!("{pies} {tools}");
        let (code, _, err) = gardeners(&introduction);
        assert_eq!(code, 2, "{introduction}\n{err}");
    }
}

#[test]
fn things_with_names_stand_in_no_row() {
    let text = |introduction: &str, last: &str| {
        format!(
            "{introduction}\n\nSkippers: Ann, Bo, Cy\nBoats: Dawn, Eve, Fury\nBuilt: 1901, 1903, 1905\n\n1. Ann owns Dawn.\n2. \
             Bo's boat was built in 1905.\n3. Fury was built in 1901.\n{last}"
        )
    };
    let boats = "Three boats are moored at the pier. Which boat belongs to whom?";
    let (code, out, err) = run(&["solve", "-"], &text(boats, ""));
    assert!(code == 0 && out.contains("only solution"), "{out}{err}");
    // Where they stand in a row, or a clue tells of one, who is where matters.
    let row = "Three boats are moored in a row at the pier. Which boat belongs to whom?";
    for (introduction, last) in [(row, ""), (boats, "4. Dawn is next to Eve.\n")] {
        let (_, out, err) = run(&["solve", "-"], &text(introduction, last));
        assert!(!out.contains("only solution"), "{introduction} {last}{out}{err}");
    }
}

#[test]
fn seats_are_numbered_where_people_sit() {
    let text = |introduction: &str| {
        format!(
            "{introduction} The men were Al, Bo and Cy, and they read a novel, a poem and a play.\n\n1. Al sat in seat 2.\n2. The \
             man in seat 3 read the play.\n3. Bo read the novel.\n"
        )
    };
    for introduction in [
        "Three men sat on a bench, from left to right in the seats 1, 2 and 3.",
        "Three men sat in a row in seats 1 to 3 from left to right.",
    ] {
        let (code, out, err) = run(&["solve", "--format", "csv", "-"], &text(introduction));
        assert_eq!(code, 0, "{introduction}\n{err}");
        for row in ["1,Bo,novel", "2,Al,poem", "3,Cy,play"] {
            assert!(out.contains(row), "{introduction}: {row} in\n{out}");
        }
    }
    let backwards = "Three men sat on a bench, from right to left in the seats 1, 2 and 3.";
    let (code, ..) = run(&["solve", "-"], &text(backwards));
    assert_eq!(code, 2);
}

#[test]
fn the_rooms_of_people_have_numbers() {
    let text = |introduction: &str, last: &str| {
        format!(
            "Three teachers met{introduction}. The women are Ada, Bea and Cat; their subjects are algebra, biology and French; and \
             the rooms are 101, 102 and 104.\n\n1. Ada teaches French.\n2. Bea will teach in classroom 104.\n3. Algebra is taught in \
             classroom 101.\n{last}"
        )
    };
    let (code, out, err) = run(&["solve", "--format", "csv", "-"], &text("", ""));
    assert_eq!(code, 0, "{err}");
    assert!(
        out.lines().any(|row| ["Ada", "French", "102"].iter().all(|of| row.contains(of))),
        "{out}"
    );
    let (_, out, _) = run(&["solve", "-"], &text(" in a row of rooms", ""));
    assert!(!out.contains("only solution"), "{out}");
}

/// Exit code and both outputs for three walkers with dogs and hours, behind an introduction.
fn walkers(introduction: &str, last: &str) -> (i32, String, String) {
    let text = format!(
        "{introduction}\n\nWalkers: Ida, Jon, Kit\nDogs: Rex, Fido, Spot\nHours: 7:00, 8:00, 9:00\n\n1. Ida walked Rex.\n2. Jon \
         walked Fido at 8:00.\n3. Ida came at 7:00.\n{last}"
    );
    run(&["solve", "-"], &text)
}

#[test]
fn one_and_the_others_are_all() {
    for introduction in [
        "Every Monday Ida and two of her friends go for a walk.",
        "Last Monday, Ida and two other walkers met in the park.",
    ] {
        let (code, out, err) = walkers(introduction, "");
        assert!(code == 0 && out.contains("only solution"), "{introduction}\n{out}{err}");
    }
    // They are not all, or something is told of them.
    for introduction in [
        "Every Monday Ida and three of her friends go for a walk.",
        "Every Monday Ida and two of her friends walk Spot.",
        "Ida and two of her friends, who are older, go for a walk.",
        "Ida and two of her friends came later than usual.",
        "Every Monday Ida and her friends go for a walk without Rex.",
    ] {
        let (code, out, err) = walkers(introduction, "");
        assert_eq!(code, 2, "{introduction}\n{out}{err}");
    }
}

#[test]
fn who_has_all_of_them_is_none() {
    let text = |introduction: &str, last: &str| {
        format!(
            "{introduction}\n\n1. Flash likes moss.\n2. Nimbus came in March.\n3. Comet likes hay.\n4. Comet came in May.\n5. The \
             one who likes oats came in March.\n{last}"
        )
    };
    let rest = "They came in March, April and May, and each has a favourite food, which is either hay, moss or oats.";
    for introduction in [
        format!("Santa's three new reindeer are called Flash, Nimbus and Comet. {rest}"),
        format!(
            "Santa's three new reindeer are called Flash, Nimbus and Comet (two of whom are brothers). {rest}"
        ),
        "There are three reindeer. Flash, Nimbus and Comet came in March, April and May, and they like hay, moss and oats, not \
             necessarily in those orders."
            .to_owned(),
    ] {
        let (code, out, err) = run(&["solve", "-"], &text(&introduction, ""));
        assert!(code == 0 && out.contains("only solution"), "{introduction}\n{out}{err}");
    }
    for (introduction, last) in [
        (format!("Santa's two new reindeer are called Flash, Nimbus and Comet. {rest}"), ""),
        (
            "There are three reindeer. Flash, Nimbus and Comet came in March, April and May, and they like hay, moss and oats, in \
             those orders."
                .to_owned(),
            "",
        ),
        (
            format!(
                "Santa's three new reindeer are called Flash, Nimbus and Comet (two of whom are brothers). {rest}"
            ),
            "6. Comet's brother likes oats.\n",
        ),
        (
            format!(
                "Santa's three new reindeer are called Flash, Nimbus and Comet (two of whom like hay). {rest}"
            ),
            "",
        ),
    ] {
        let (code, out, err) = run(&["solve", "-"], &text(&introduction, last));
        assert_eq!(code, 2, "{introduction} {last}\n{out}{err}");
    }
}

#[test]
fn parents_and_their_children_are_one_list() {
    let text = |who: &str| {
        format!(
            "The Hill family go to bed late. {who}, all have different hobbies. The four hobbies are chess, dance, judo and yoga.\n\n1. Mr. Hill does \
             judo.\n2. Mrs. Hill does not do yoga.\n3. Zoe does chess.\n"
        )
    };
    let (code, out, err) = run(
        &["solve", "--format", "csv", "-"],
        &text("Mr. Hill, Mrs. Hill and their children, Tim and Zoe"),
    );
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("Mrs. Hill,dance"), "{out}");
    for who in [
        "Mr. Hill, Mrs. Hill and their children, Tim and Zoe, who is six",
        "Mr. Hill, Mrs. Hill and their three children, Tim and Zoe",
    ] {
        let (code, out, _) = run(&["solve", "-"], &text(who));
        assert_eq!(code, 2, "{who}\n{out}");
    }
}
