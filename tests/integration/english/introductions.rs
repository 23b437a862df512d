//! Introductions of magazines and exams, which name the items in prose and tell how the floors of a building are numbered.

use super::introduced::is_solved;
use super::run;

/// Exit code and both outputs for four cooks with four dishes and months, behind an introduction.
fn cooks(introduction: &str) -> (i32, String, String) {
    let text = format!(
        "At the Stove\n\n{introduction}\n\n1. Olga, who didn't come in May, makes the soup.\n2. Rhys came in the month after \
         Olga did.\n3. The person who makes the stew came in August.\n4. Dunn doesn't make the pie and came in July.\n5. Marsh \
         came in May.\n6. Petra isn't Marsh.\n7. Petra makes the stew, and Sven makes the pie.\n8. The person whose last name is Birch \
         came before Dunn did.\n\nWho makes the pie?\n"
    );
    run(&["solve", "--format", "csv", "-"], &text)
}

#[test]
fn items_are_named_in_prose() {
    let names = "Olga, Petra, Rhys, and Sven";
    let last = "Birch, Cole, Dunn, and Marsh";
    let dishes = "pie, roast, soup, and stew";
    let months = "May, June, July, and August";
    for introduction in [
        format!(
            "Four cooks, whose first names are {names}, started at Rosa's Kitchen this year. Their last names are {last}; the \
             dishes that they make are {dishes}; and the months in which they came were {months}."
        ),
        format!(
            "Four cooks came to town this year. Their first names are {names}, and their last names are {last}, though not \
             respectively. They make the {dishes}, and they came in {months}."
        ),
        format!(
            "Brookdale's four newest residents, {names}, are cooks. No two have the same last name ({last}), make the same dish \
             ({dishes}), or came in the same month ({months})."
        ),
        format!(
            "Olga and three of her friends, Petra, Rhys, and Sven, are cooks. Their last names are {last}. Each makes a \
             different dish: {dishes}. They came in different months: {months}."
        ),
        format!(
            "Four cooks ({names}) took jobs in town, in {months}. Their last names are {last}. Each makes a different \
             dish: one makes the pie, one the roast, one the soup, and one the stew."
        ),
        format!(
            "Four cooks ({names}), whose last names are {last}, came in four successive months, May to August. The dishes that \
             they make are {dishes}."
        ),
    ] {
        let (code, out, err) = cooks(&introduction);
        assert_eq!(code, 0, "{introduction}\n{err}");
        for row in ["Olga,Birch,soup,June", "Petra,Cole,stew,August", "Rhys,Dunn,roast,July"] {
            let cells: Vec<&str> = row.split(',').collect();
            let is_row =
                |line: &str| cells.iter().all(|cell| line.split(',').any(|of| of == *cell));
            assert!(out.lines().any(is_row), "{introduction}: {row} in\n{out}");
        }
    }
}

#[test]
fn what_stands_beside_the_names_may_say_something_else() {
    let rest = "Their last names are Birch, Cole, Dunn, and Marsh. They make the pie, roast, soup, and stew, and they came in May, June, \
                July, and August.";
    for (introduction, word) in [
        ("Rosa's four hats are from Olga, Petra, Rhys, and Sven.", "Rosa"),
        ("Four cooks came to Rosa, who has Olga, Petra, Rhys, and Sven.", "who"),
    ] {
        let (code, _, err) = cooks(&format!("{introduction} {rest}"));
        assert_eq!(code, 2, "{introduction}");
        assert!(err.contains(&format!("`{word}`")), "{introduction}: {err}");
    }
}

#[test]
fn what_is_told_of_others_is_no_list_of_these() {
    let dishes = "Each makes a different dish: pie, roast, soup, and stew. They came in May, June, July, and August.";
    for introduction in [
        format!("Olga and three of her friends, Petra, Rhys, and Sven, met four cooks, whose last names are Birch, Cole, Dunn, and Marsh. {dishes}"),
        format!("Olga and three of her friends, Petra, Rhys, and Sven, are cooks. Their friends' last names are Birch, Cole, Dunn, and Marsh. {dishes}"),
        "Brookdale's four newest residents, Olga, Petra, Rhys, and Sven, are cooks. No three have the same last name (Birch, Cole, Dunn, \
         and Marsh), make the same dish (pie, roast, soup, and stew), or came in the same month (May, June, July, and August)."
            .to_owned(),
        "Four cooks (Olga, Petra, Rhys, and Sven) worked every month between May and August. Their last names are Birch, Cole, Dunn, and \
         Marsh. They make the pie, roast, soup, and stew."
            .to_owned(),
    ] {
        let (code, _, err) = cooks(&introduction);
        assert_eq!(code, 2, "{introduction}: {err}");
    }
}

/// Exit code and both outputs for six tenants on six floors, behind an introduction.
fn floors(introduction: &str) -> (i32, String, String) {
    let text = format!(
        "{introduction}\n\nBela lives on floor 2. Only one person lives between Bela and Dev. Chitra lives immediately above Bela. Asha \
         lives below Bela. Farid lives immediately above Esha. The one who likes Red lives on floor 1. Bela likes Blue. The one \
         who likes White lives immediately above Chitra. The one who likes Black lives immediately below the one who likes \
         Pink. Farid likes Pink.\n"
    );
    run(&["solve", "--format", "csv", "-"], &text)
}

#[test]
fn floors_are_numbered_from_the_ground() {
    let who = "Asha, Bela, Chitra, Dev, Esha and Farid";
    let what = "Red, Blue, Green, White, Black and Pink";
    for introduction in [
        format!(
            "Six persons - {who} are living in a six storied building, where ground floor is numbered as 1 and top floor is \
             numbered as 6. They like different colours, i.e., {what}, but not necessarily in the same order."
        ),
        format!(
            "(1-5) Read the following information carefully and answer the questions given below:\n\nSix friends, viz. {who}, \
             live on different floors of a six-floor apartment (the ground floor is numbered one, the one above it is numbered \
             two, and so on up to the topmost floor, which is numbered six). Each of them has a different favourite colour, \
             viz. {what} (but not necessarily in the same order)."
        ),
        format!(
            "A building has six floors, numbered 1 to 6 in such a way that the ground floor is numbered 1, the floor above it is \
             numbered 2 and so on, such that the topmost floor is numbered 6. One out of six people, {who}, lives on each \
             floor. They all like different colours - {what}."
        ),
        format!(
            "Six persons {who} live in a building of six floors, the ground floor being numbered 1, the floor above it numbered 2 \
             and so on, up to the topmost floor, which is numbered 6. Each of them likes a different colour - {what}."
        ),
        format!(
            "Six people {who} live on separate floors of a 6-floor building. Ground floor is numbered 1, first floor is \
             numbered 2 and so on until the topmost floor is numbered 6. Each one of these likes a different colour namely {what}."
        ),
        format!(
            "Six people {who} live on separate floors of a 6-floor building. The first floor is numbered as 1, the one above \
             that is numbered as 2 and so on till the topmost floor is numbered as 6. Each one likes a different colour namely \
             {what}."
        ),
        format!(
            "Six people {who} live on separate floors of a 6-floor building. The lowermost floor is numbered one and above it \
             floor is numbered two and so on upto the topmost floor is numbered six. Each one likes a different colour namely \
             {what}."
        ),
    ] {
        let (code, out, err) = floors(&introduction);
        assert_eq!(code, 0, "{introduction}\n{err}");
        let last = out.lines().last().unwrap_or_default();
        assert!(["6", "Farid", "Pink"].iter().all(|of| last.contains(of)), "{introduction}: {out}");
    }
    // From the top, of another number of floors, and counted from the floor above the ground.
    for (introduction, message) in [
        (
            format!(
                "Six persons {who} live in a house with six floors, where the top floor is numbered 1 and the ground floor is \
                 numbered 6. They like different colours, i.e., {what}."
            ),
            "how the 6 positions are numbered is not understood",
        ),
        (
            format!(
                "Six persons {who} live in a house with six floors, where ground floor is numbered 1 and top floor is numbered 7. \
                 They like different colours, i.e., {what}."
            ),
            "how the 6 positions are numbered is not understood",
        ),
        (
            format!(
                "Six people {who} live in a house with six floors, where the first floor is numbered 1 and is the topmost floor, and \
                 the ground floor is numbered 6. Each likes a different colour: {what}."
            ),
            "how the 6 positions are numbered is not understood",
        ),
        (
            format!(
                "Six people {who} live in a house with six floors. The first floor is numbered 1 and is the topmost floor. Each \
                 likes a different colour: {what}."
            ),
            "how the 6 positions are numbered is not understood",
        ),
        (
            format!(
                "Six people {who} live in a 6-floor building. Ground floor is numbered 1, first floor is numbered 2 and so on until \
                 the topmost floor is numbered 6. Each likes a different colour: {what}.\n\nEsha lives on the fourth floor."
            ),
            "this floor may be counted from the ground, or from the floor above it",
        ),
    ] {
        let (code, _, err) = floors(&introduction);
        assert_eq!(code, 2, "{introduction}");
        assert!(err.contains(message), "{introduction}: {err}");
    }
}

/// A worksheet on the shelves of a library, with some introduction of its four puzzles.
fn shelf(introduction: &str) -> (i32, String, String) {
    let text = format!(
        "Name ______________   Date ________\n\n{introduction}\n\n\
         1. The Marsh hangs on hook 1.\n2. The Quill is directly to the right of the Marsh.\n\
         3. The Tarn is in chalk.\n4. The Tarn hangs on hook 4.\n5. The Marsh is in ink.\n\
         6. The oil hangs on hook 2.\n7. The Reed is in pastel.\n\n\
         Painter      Medium\n________     ________\n________     ________\n"
    );
    run(&["solve", "--format", "tuples", "-"], &text)
}

#[test]
fn things_may_be_told_by_who_made_them() {
    for introduction in [
        "A museum will hang exactly four sketches, one each by Marsh, Quill, Reed and Tarn, on hooks numbered 1 through 4 from left \
         to right. Each sketch is done in exactly one of four media (chalk, ink, oil, pastel).",
        "Four sketches by Marsh, Quill, Reed and Tarn hang on hooks 1 to 4 from left to right. Each sketch is done in one of four \
         media: chalk, ink, oil and pastel.",
    ] {
        let (code, out, err) = shelf(introduction);
        assert_eq!(code, 0, "{introduction}\n{err}");
        assert!(out.contains("This is the only solution."), "{introduction}\n{out}");
        assert!(out.contains("Reed, pastel"), "{introduction}\n{out}");
    }
    let turned = "Four sketches by Marsh, Quill, Reed and Tarn hang on hooks from left to right.";
    assert_ne!(shelf(turned).0, 0, "in which order they hang is for the clues");
}

#[test]
fn amounts_may_have_their_unit_each() {
    let text = |told: &str| {
        format!(
            "Ann, Bob, Cleo and Dan each entered one project in the fair. The projects were about crystals, magnets, plants and a \
             volcano. {told}\n\n1. Ann's project was about magnets.\n2. Cleo scored 4 points more than Bob.\n\
             3. Dan built the volcano.\n4. Ann scored 82 points.\n5. Cleo chose plants.\n6. Dan scored 94 points.\n"
        )
    };
    for told in [
        "The judges gave them 82 points, 86 points, 90 points and 94 points.",
        "They got 82 points, 86 points, 90 points and 94 points.",
    ] {
        let (code, out, err) = run(&["solve", "--format", "tuples", "-"], &text(told));
        assert_eq!(code, 0, "{told}\n{err}");
        assert!(out.contains("Bob, crystals, 86 points"), "{told}\n{out}");
    }
    let (code, ..) =
        run(&["solve", "-"], &text("They wanted 82 points, 86 points, 90 points and 94 points."));
    assert_ne!(code, 0, "who wants points has none");
}

#[test]
fn last_names_need_no_article() {
    const CLUES: &str = "1. Ann is Fox.\n2. Gray has the owl.\n3. Cy has the eel.\n4. Bo is Gray.\n5. Ann has the hen.\n6. \
                         Cy isn't Ely.";
    for names in [
        "The friends are Ann, Bo, Cy and Di; last names are Dunn, Ely, Fox and Gray.",
        "The friends are Ann, Bo, Cy and Di, and last names were Dunn, Ely, Fox and Gray.",
        "The friends are Ann, Bo, Cy and Di; surnames are Dunn, Ely, Fox and Gray.",
        "The friends are Ann, Bo, Cy and Di;\nlast names are\nDunn, Ely, Fox and Gray.",
        "The friends are two women\nnamed Ann and Di, and two men named Bo and Cy;\nlast names are\nDunn, Ely, Fox and Gray.",
    ] {
        is_solved(
            &format!(
                "Four friends have four pets. The pets are an eel, a hen, an owl and a ram.\n{names}"
            ),
            CLUES,
            &["Ann,Fox,hen", "Bo,Gray,owl", "Cy,Dunn,eel", "Di,Ely,ram"],
        );
    }
}
