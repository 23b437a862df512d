//! What worksheets, exams and magazines print around their lists: rows of dashes, lines with a verb for the colon, values in the
//! marks of formulas, rows to be filled in, how boxes are marked, hosts of all, and what surnames are said to be in brackets.

use super::introduced::{is_refused, is_solved};
use super::run;

const CLUES: &str = "1. Ann has the owl.\n2. Bob paid $20.\n3. The fox cost $30.\n4. Cleo has the fox.\n5. Dan paid \
                     $10.\n6. Dan has the eel.";
const ROWS: &[&str] = &["Ann,owl,$40", "Bob,cat,$20"];
const WHO: &str = "Ann, Bob, Cleo and Dan";
const PETS: &str = "fox, owl, eel and cat";
const PRICES: &str = "$10, $20, $30 and $40";

/// An introduction that lists everything.
fn friends() -> String {
    format!(
        "Four friends ({WHO}) each bought a different pet ({PETS}) at a different price ({PRICES})."
    )
}

#[test]
fn lines_with_a_verb_are_lists() {
    let names = "Names are Ann, Bob, Cleo, and Dan\nPets are fox,owl,eel, and cat";
    is_solved(&format!("{names}\nPrices are $10, $20, $30, and $40"), CLUES, ROWS);
    is_refused(&format!("{names}\nPrices are $10, $20, $30, and maybe $40"), CLUES);
}

#[test]
fn bullets_may_be_dashes_of_a_row() {
    let rows = "- Ann - Bob - Cleo - Dan\n- fox - owl - eel - cat\n";
    is_solved(&format!("These are the labels:\n{rows}- $10 - $20 - $30 - $40"), CLUES, ROWS);
    is_refused(&format!("These are the labels:\n{rows}- $10 - $20 - $30"), CLUES);
    // What goes together is no list.
    is_refused(&format!("{}\n- Ann - owl - $40\n- Bob - cat - $20", friends()), CLUES);
}

#[test]
fn a_host_has_all_of_them() {
    let text = |host: &str| {
        format!(
            "{host} - {WHO} - whom she asked to her party. Each of them keeps a different pet ({PETS}) of a different price \
             ({PRICES})."
        )
    };
    for host in ["Eve had four friends", "Eve has four guests"] {
        is_solved(&text(host), CLUES, ROWS);
        is_refused(&text(host), &format!("{CLUES}\n7. Eve doesn't have the cat."));
    }
    for host in [
        "Eve had three friends",
        "Eve had four dogs",
        "Ann had four friends",
        "Eve had four friends except",
    ] {
        is_refused(&text(host), CLUES);
    }
}

#[test]
fn how_boxes_are_marked() {
    for said in [
        "Put an X in the chart where something is NOT so and an O where it is so.",
        "If you find out that somebody did not buy a pet, write an X into that square. When you have a check in a square, you can \
         make an X in the others of its row.",
        "For each thing that you find out, draw a × in the box.",
    ] {
        is_solved(&format!("{} {said}", friends()), CLUES, ROWS);
    }
    for said in [
        "Place an X in the box of each clue that is false.",
        "Put an X in the box when one of two clues is wrong.",
        "Mark an X in the box unless the clue is numbered.",
        "Put an X in the grid when Ann has no owl.",
    ] {
        is_refused(&format!("{} {said}", friends()), CLUES);
    }
}

#[test]
fn rows_to_be_filled_in_say_nothing() {
    for rows in
        ["Name | Pet | Price\nAnn | ____ | ____\nBob | ____ | ____", "Row | Pet\n1 | ____ |"]
    {
        is_solved(&friends(), &format!("{CLUES}\n\n{rows}"), ROWS);
    }
    for row in ["Ann | cat | ____", "Ann | not the cat | ____", "Dan has the cat | ____ | ____"] {
        is_refused(&friends(), &format!("{CLUES}\n\nName | Pet | Price\n{row}"));
    }
}

#[test]
fn values_in_marks_of_formulas() {
    let ages = |ages: &str| {
        format!(
            "Four friends ({WHO}) each have a different pet ({PETS}) and are a different age {ages}."
        )
    };
    let clues = |age: &str| {
        format!(
            "1. Ann has the owl.\n2. Bob is {age} years old.\n3. The \\(10\\)-year-old has the fox.\n4. Cleo has the fox.\n5. Dan is \
             1 year younger than Bob.\n6. Dan has the eel."
        )
    };
    for said in ["(\\(8\\), \\(9\\), \\(10\\), or \\(11\\))", "\\((8,~9,~10,\\) or \\(11)\\)"] {
        is_solved(&ages(said), &clues("\\(9\\)"), &["Ann,owl,11", "Bob,cat,9"]);
    }
    for age in ["\\(x\\)", "\\(8+1\\)", "\\(y=9\\)"] {
        is_refused(&ages("(8, 9, 10 or 11)"), &clues(age));
    }
}

#[test]
fn all_statements_are_true() {
    let text = |said: &str| format!("{} {said} Can you find who bought what?", friends());
    for said in [
        "The statements below are all true.",
        "Here are six facts, every one of which is true.",
        "Here are six facts, all of which are true.",
    ] {
        is_solved(&text(said), CLUES, ROWS);
    }
    for said in [
        "Here are six facts, only one of which is true.",
        "Here are six facts, none of which is true.",
        "The statements below are all true but one.",
        "The statements below are not all true.",
        "Not all of the statements below are true.",
    ] {
        is_refused(&text(said), CLUES);
    }
}

#[test]
fn brackets_say_what_they_list() {
    const SURNAMES: &str = "1. Ann is Ash.\n2. Bell paid $20.\n3. Cole paid $30.\n4. Cleo paid $30.\n5. Dan paid \
                            $10.\n6. Bob isn't Dunn.";
    let text = |said: &str| {
        format!("{WHO} (Ash, Bell, Cole and Dunn {said}) each paid a different price ({PRICES}).")
    };
    for said in [
        "are their surnames",
        "are their surnames, though not necessarily respectively",
        "being their last names",
        "were their surnames, in no particular order",
    ] {
        is_solved(&text(said), SURNAMES, &["Ann,Ash,$40", "Bob,Bell,$20"]);
    }
    for said in [
        "are their surnames, respectively",
        "are their surnames, in that order",
        "are not their surnames",
        "are their surnames or so they say",
        "are their surnames, though Ann isn't Ash",
        "are their surnames except Dunn",
    ] {
        is_refused(&text(said), SURNAMES);
    }
}

#[test]
fn some_items_of_a_list_have_an_article() {
    const GROWN: &str = "1. Ann grew the radishes.\n2. Bob paid $20.\n3. The pumpkin cost $30.\n4. Cleo grew the pumpkin.\n5. Dan \
                         paid $10.\n6. Dan grew the beans.";
    let text =
        |said: &str| format!("{WHO} had entered {said}. Each paid a different fee ({PRICES}).");
    for said in ["celery, radishes, a pumpkin and beans", "celery, a pumpkin, radishes and beans"] {
        is_solved(&text(said), GROWN, &["Ann,radishes,$40", "Bob,celery,$20"]);
    }
    for said in
        ["celery, a pumpkin, radishes and no beans", "celery, not a pumpkin, radishes and beans"]
    {
        is_refused(&text(said), GROWN);
    }
}

#[test]
fn as_many_different_amounts_as_there_are() {
    const LESS: &str = "1. Ann has the owl.\n2. Bob paid ten dollars more than Dan.\n3. The fox cost ten dollars more than the \
                        cat.\n4. Cleo has the fox.\n5. Dan has the eel.\n6. Cleo paid less than Ann.";
    let text =
        |said: &str| format!("Four friends ({WHO}) each bought a different pet ({PETS}). {said}");
    for said in [
        "At the till Eve took four different sums: $10, $20, $30 and $40.",
        "When she counted, Eve found four different prices: $10, $20, $30 and $40.",
    ] {
        is_solved(&text(said), LESS, ROWS);
    }
    for said in [
        "When she counted, Eve found three different prices: $10, $20, $30 and $40.",
        "When she counted, Eve had paid one of four different prices: $10, $20, $30 and $40.",
    ] {
        is_refused(&text(said), LESS);
    }
}

#[test]
fn viz_may_stand_close_or_at_the_end_of_a_line() {
    for viz in [",viz. ", ", viz.\n", ",viz.\n", " viz. "] {
        is_solved(
            &format!(
                "{WHO} are friends. Each paid a different price ({PRICES}). Each has a different pet{viz}{PETS}."
            ),
            CLUES,
            ROWS,
        );
    }
}

const PALS: &str = "1. Ann is from Rome.\n2. Bo's birthday is in May.\n3. Cy is from Oslo.\n4. Ann's birthday is in June.";

#[test]
fn a_room_with_a_number_has_all_of_them() {
    let text = |who: &str| {
        format!(
            "{who} named Ann, Bo and Cy. They live in three different towns: Rome, Oslo and Bonn. One has a birthday in May, one \
             in June, and one in July."
        )
    };
    for who in ["Class 7 has three friends", "Grade 5 has three pupils"] {
        is_solved(&text(who), PALS, &["Ann,Rome,June", "Bo,Bonn,May"]);
    }
    for who in ["Class 7 has four friends", "Class 7 lost three friends", "Box 7 has three friends"]
    {
        is_refused(&text(who), PALS);
    }
}

#[test]
fn one_has_a_birthday_in_each_of_some_months() {
    let text = |said: &str| {
        format!(
            "There are three friends named Ann, Bo and Cy. They live in three different towns: Rome, Oslo and Bonn. {said}"
        )
    };
    for said in [
        "One has a birthday in May, one in June, and one in July.",
        "One had a birthday in May, another in June, and the third in July.",
    ] {
        is_solved(&text(said), PALS, &["Ann,Rome,June"]);
    }
    // Who has a sister in Bonn is not there.
    for said in [
        "One has a sister in May, one in June, and one in July.",
        "One has a birthday in May, one on a Monday, and one in July.",
        "One has a birthday in May, one in June, and none in July.",
    ] {
        is_refused(&text(said), PALS);
    }
}

#[test]
fn clues_have_letters_and_names() {
    let text = |letters: [char; 4]| {
        let lines = PALS.lines().zip(letters);
        let clues = lines.map(|(line, letter)| format!("Clue {letter}: {}", &line[3..]));
        clues.collect::<Vec<_>>().join("\n")
    };
    let introduction = "There are three friends named Ann, Bo and Cy. They live in three different towns: Rome, Oslo and Bonn. One \
                        has a birthday in May, one in June, and one in July. Who is who? (Tip: begin with Clue B!)";
    is_solved(introduction, &text(['A', 'B', 'C', 'D']), &["Bo,Bonn,May"]);
    is_refused(introduction, &text(['A', 'B', 'D', 'C']));
}

#[test]
fn positions_of_players_are_no_places() {
    const PLAYED: &str = "1. Ann is the catcher.\n2. Bob paid $20.\n3. The one who plays left field paid $30.\n4. Cleo plays left \
                          field.\n5. Dan paid $10.\n6. Dan plays first base.";
    let text = |said: &str| {
        format!(
            "Four friends ({WHO}) each played a different position ({said}) and paid a different price ({PRICES})."
        )
    };
    is_solved(
        &text("catcher, first base, left field and pitcher"),
        PLAYED,
        &["Ann,catcher,$40", "Bob,pitcher,$20"],
    );
    is_refused(&text("catcher, first base, left and pitcher"), PLAYED);
}

#[test]
fn amounts_of_a_list_may_lack_their_sign() {
    let solved = |prices: &str| {
        let text = format!(
            "The shop has sold four pets. Match each buyer to the pet and its price.\n\n{CLUES}\n\nBuyers: Ann; Bob; Cleo; \
             Dan\n{prices}\nPets: fox; owl; eel; cat\n"
        );
        run(&["solve", "--format", "csv", "-"], &text)
    };
    let (code, out, err) = solved("Prices: 10; 20; 30; 40");
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("Bob,20,cat"), "{out}");
    for prices in ["Pages: 10; 20; 30; 40", "Prices: 11; 21; 31; 41"] {
        assert_eq!(solved(prices).0, 2, "{prices}");
    }
}

#[test]
fn how_a_worksheet_is_worked_on() {
    for said in [
        "Put a check mark (✓) in a box when something is true and an X when it is false.",
        "You may need to read the clues more than once.",
        "Some of the clues may have to be used more than once.",
        "You can use the grid at the right to help you.",
        "Copy the grid onto a piece of paper.",
        "The first clue has been done for you.",
    ] {
        is_solved(&format!("{} {said}", friends()), CLUES, ROWS);
    }
    for said in [
        "Put a check mark in a box when a clue is true and an X when it is false.",
        "You may need to read the false clues more than once.",
        "Each pet was bought more than once.",
        "You can use the grid only when a clue is true.",
        "The first clue is false for you.",
        "Copy the grid, but not the pets.",
    ] {
        is_refused(&format!("{} {said}", friends()), CLUES);
    }
    is_solved(&format!("Materials: pencil, paper, eraser\n\n{}", friends()), CLUES, ROWS);
    is_refused(&format!("Materials: pencil, fox, eraser\n\n{}", friends()), CLUES);
}

#[test]
fn what_stands_below_the_clues_of_a_worksheet() {
    for end in [
        "Ann ______\nBob ______\nCleo ______\nDan ______",
        "Ann bought the ________ for ________.\nBob bought the ________ for ________.",
        "Name | Pet | Price\n---|---|---\nAnn | | \nBob | | ",
        "| Name | Pet | Price |\n|---|---|---|\n| Ann | | |",
        "- 12 -",
        "Make up another clue that is true of this puzzle!",
        "EXTRA: Create your own puzzle!",
    ] {
        is_solved(&friends(), &format!("{CLUES}\n\n{end}"), ROWS);
    }
    for end in [
        "Ann bought the cat for ________.",
        "Bob or Ann bought the ____.",
        "Name | Pet | Price\n---|---|---\nAnn | fox | \nBob | | ",
        "Write one more clue: Ann has the cat.",
        "Clue | Done\n---|---\nAnn has the cat | \nBob has the cat | ",
        "| Clue | Done |\n|---|---|\n| Ann owns the cat | |",
        "Ann owns cat | ____ | ____",
    ] {
        is_refused(&friends(), &format!("{CLUES}\n\n{end}"));
    }
}

#[test]
fn dots_stand_between_items() {
    for dot in ["·", "•"] {
        let list = |items: &str| items.replace(',', &format!(" {dot}")).replace(" and ", " · ");
        let text = |pets: &str| {
            format!(
                "People: {}\nPets: {}\nPrices: {}",
                list("Ann, Bob, Cleo, Dan"),
                list(pets),
                list("$10, $20, $30, $40")
            )
        };
        is_solved(&text("fox, owl, eel, cat"), CLUES, ROWS);
        is_refused(&text("fox, owl, eel"), CLUES);
    }
}

#[test]
fn things_of_a_sale_are_there() {
    let text = |said: &str| {
        format!("At the Shop\n\n{said}: {PETS}. The buyers were {WHO}. The prices were {PRICES}.")
    };
    for said in [
        "It was a busy day! Four pets were sold",
        "Ms. Hall's pet shop sold four pets last week",
        "On Saturday the shop sold four pets",
    ] {
        is_solved(&text(said), CLUES, ROWS);
    }
    for said in [
        "Three pets were sold",
        "Four pets were sold by Ann",
        "Ann's pet shop sold four pets last week",
        "Ann sold four pets last week",
    ] {
        is_refused(&text(said), CLUES);
    }
}

#[test]
fn lists_go_on_with_what_they_cost_and_begin_with_where() {
    is_solved(
        &format!("The four friends are {WHO}. Their pets are a {PETS}, and they cost {PRICES}."),
        CLUES,
        ROWS,
    );
    is_solved(
        &format!(
            "At the pet shop, four customers named {WHO} bought a fox, an owl, an eel and a cat for {PRICES}."
        ),
        CLUES,
        ROWS,
    );
}

#[test]
fn days_of_all() {
    const WHEN: &str = "1. Ann bought her pet on Monday.\n2. Bob bought his pet the day after Ann.\n3. The fox was bought on \
                        Wednesday.\n4. Cleo has the fox.\n5. Dan bought the owl.\n6. Bob bought the eel.";
    let lists = |days: &str| format!("Days: {days}\nFriends: {WHO}\nPets: {PETS}");
    let ends = |said: &str| format!("Four friends ({WHO}) bought pets ({PETS}) last week, {said}.");
    let went = |said: &str| {
        format!("Four friends, {WHO}, each bought a pet last week. {said}. The pets were {PETS}.")
    };
    for introduction in [
        lists("Mon-Thu"),
        lists("Monday to Thursday"),
        ends("one on Monday, one on Tuesday, one on Wednesday and one on Thursday"),
        went("They went on Monday, Tuesday, Wednesday and Thursday"),
    ] {
        is_solved(&introduction, WHEN, &["Ann,Monday,cat", "Bob,Tuesday,eel"]);
    }
    for introduction in [
        lists("Mon-Fri"),
        lists("Thursday to Monday"),
        ends("one on Monday, one on Tuesday, one on Wednesday and two on Thursday"),
        ends("one on Monday, one in March, one on Wednesday and one on Thursday"),
        went("They all went on Monday, Tuesday, Wednesday and Thursday"),
        went("They never went on Monday, Tuesday, Wednesday and Thursday"),
    ] {
        is_refused(&introduction, WHEN);
    }
}

#[test]
fn headings_of_things_that_all_have() {
    let text = |heading: &str, items: &[&str; 4]| {
        let clues = format!(
            "1. Ann has {}.\n2. Bob paid $20.\n3. Cleo has {}.\n4. Cleo paid $30.\n5. Dan paid $10.\n6. Dan has {}.",
            items[1], items[0], items[2]
        );
        (format!("Friends: {WHO}\n{heading}: {}\nPrices: {PRICES}", items.join(", ")), clues)
    };
    let names = ["Rex", "Spot", "Tag", "Max"];
    let numbers = ["12", "15", "18", "20"];
    let colours = ["red", "blue", "green", "tan"];
    for (heading, items) in [("Pet's name", names), ("Dogs' names", names), ("Boxes sold", numbers)]
    {
        let (introduction, clues) = text(heading, &items);
        is_solved(&introduction, &clues, &[&*format!("Ann,{},$40", items[1])]);
    }
    for (heading, items) in [
        ("Ed's name", names),
        ("Ann's names", names),
        ("Dogs' hats", colours),
        ("Boxes sold", colours),
        ("Boxes lost", numbers),
    ] {
        let (introduction, clues) = text(heading, &items);
        is_refused(&introduction, &clues);
    }
}

#[test]
fn one_s_a_cook() {
    let text = |said: &str| {
        format!("There are three friends named Ann, Bo and Cy. They paid $1, $2 and $3. {said}")
    };
    let clues =
        "1. Ann is the cook.\n2. Bo paid $2.\n3. The smith paid $3.\n4. Cy isn't the baker.";
    is_solved(&text("One's a cook, one's a smith and one's a baker."), clues, &["Ann,$1,cook"]);
    is_refused(&text("One's a cook, one's a smith and one isn't a baker."), clues);
}
