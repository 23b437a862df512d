//! Introductions that tell a story above or around complete lists: words that sound like a rule and are none, lists in brackets on
//! their own lines, lists in the run of a sentence behind `whether`, `these being` or `somebody with`, and what stays refused.

use super::introduced::{is_refused, is_solved};
use super::run;

/// Lists for which the clues have one answer.
const LISTS: &str = "Prices: $10, $20, $30, $40\nBuyers: Ann, Bob, Cleo, Dan\nClocks: alarm clock, grandfather clock, \
                     ship's clock, wall clock\nCities: Bonn, Oslo, Rome, Turin";

const CLUES: &str = "1. Ann bought the wall clock.\n2. Bob paid $20.\n3. The ship's clock cost $30.\n4. Cleo bought the \
                     ship's clock.\n5. Dan paid $10.\n6. Dan bought the alarm clock.\n7. Ann's clock is from Rome.\n8. \
                     Bob's clock is from Oslo.\n9. Dan's clock is from Turin.";

const ROWS: &[&str] = &["Ann,wall clock,$40,Rome", "Bob,grandfather clock,$20,Oslo"];

/// A story above the lists.
fn above(story: &str) -> String {
    format!("The Sale\n\n{story}\n\n{LISTS}")
}

#[test]
fn a_story_may_have_the_noun_of_the_items() {
    for story in [
        "The Larkin sale drew a crowd last month, and all of it had come for the old clocks. Four of them were sold.",
        "Clocks were all that anybody talked about at the sale.",
    ] {
        is_solved(&above(story), CLUES, ROWS);
    }
    for story in [
        // The ship's clock is called so by its first word.
        "The ship was sold before the wall clock.",
        "The old clocks were sold to Ann and Bob.",
        "Some of the clocks are from the same city.",
        "One of the clocks was never sold.",
        "Not all of the clocks were sold.",
    ] {
        is_refused(&above(story), CLUES);
    }
}

#[test]
fn each_left_and_each_lies() {
    for story in [
        "Each of them left in a different car, and each clock lies at a different depth of dust.",
        "All of them left by the back door.",
        "Every one of them left with a different clock.",
    ] {
        is_solved(&above(story), CLUES, ROWS);
    }
    for story in [
        "For each of them left is right.",
        "The clocks are told apart by those to whom each of them left means right.",
        "Each of them lies at times.",
        "Each of them lies at least once.",
        "One of the buyers lies.",
    ] {
        is_refused(&above(story), CLUES);
    }
}

#[test]
fn nobody_knew() {
    for story in [
        "Nobody recognized anybody at the sale.",
        "Nobody knew anyone in the hall.",
        "The catalogue is printed on such thin paper that nobody can make head or tail of it.",
        "The labels were so dusty that nobody could read them.",
        "Each clock stood on a cloth that nobody else could mistake for their own.",
        "The buyers, who had nothing to do all week, go to the same university.",
    ] {
        is_solved(&above(story), CLUES, ROWS);
    }
    for story in [
        "Nobody bought anything at the sale.",
        "Nobody knew anybody who paid more.",
        "Nobody knew anybody but the seller.",
        "Nobody at the sale paid the truth.",
        "One of the buyers had nothing.",
        "One of them has none.",
        "Each of them left with two different clocks.",
        "Each buyer bought four different clocks.",
        "Two of the buyers paid the same price.",
        "The rule is such that nobody can read it.",
        "Each clock has a price that nobody else could pay for their own.",
    ] {
        is_refused(&above(story), CLUES);
    }
}

#[test]
fn lists_may_stand_in_brackets_behind_their_kind() {
    let text = |buyers: &str, clocks: &str| {
        format!(
            "The Sale\n\nFour buyers came to the sale.\n\nPrices ($10, $20, $30, $40)\n{buyers}\n{clocks}\nCities (Bonn, Oslo, Rome, Turin)"
        )
    };
    let buyers = "Buyers (Ann, Bob, Cleo, Dan)";
    let clocks = "Clocks (alarm clock, grandfather clock, ship's clock, wall clock)";
    is_solved(&text(buyers, clocks), CLUES, ROWS);
    // One has fewer, is told of, or is none.
    is_refused(&text(buyers, "Clocks (alarm clock, grandfather clock, ship's clock)"), CLUES);
    is_refused(&text("Buyers (Ann, Bob, Cleo, Dan) in order of age", clocks), CLUES);
    is_refused(&text("Ann (not Bob, not Cleo, not Dan)", clocks), CLUES);
    is_refused(&text("Ed's friends (Ann, Bob, Cleo, Dan)", clocks), CLUES);
    is_refused(&text("Buyers missing (Ann, Bob, Cleo, Dan)", clocks), CLUES);
}

#[test]
fn what_each_has_sold_is_an_amount() {
    let text = |head: &str| {
        format!(
            "The Market\n\nFour growers came to the market. Each sold a different number of baskets.\n\n{head} - 14, 18, 22, 26\nGrowers - Ann, Bob, Cleo, Dan\nLids - blue, gold, green, red"
        )
    };
    let clues = "1. Ann sold 8 more baskets than Bob.\n2. Bob has blue lids.\n3. Cleo sold 26 baskets.\n4. The grower with \
                 the gold lids sold 4 more baskets than the grower with the red lids.";
    is_solved(&text("Baskets Sold"), clues, &["14,Bob,blue", "22,Ann,red", "26,Cleo,gold"]);
    is_refused(&text("Baskets Not Sold"), clues);
    is_refused(&text("Baskets Nobody Sold"), clues);
    is_refused(
        "The Market\n\nFour growers came.\n\nFruit Sold - figs, limes, pears, plums\nGrowers - Ann, Bob, Cleo, Dan",
        "1. Ann has figs.\n2. Bob has limes.\n3. Cleo has pears.",
    );
}

const TRIP: &str = "1. Ann went to Skye.\n2. Bob went to Mull.\n3. Cleo went to Iona.\n4. Ann has the goat.\n5. Bob has the \
                    harp.\n6. Cleo has the piano.";
const TRIPS: &[&str] = &["Ann,Skye,goat", "Bob,Mull,harp", "Cleo,Iona,piano", "Dan,Coll,wardrobe"];

/// A sentence about four friends and four islands.
fn trip(told: &str) -> String {
    format!(
        "Four friends (Ann, Bob, Cleo and Dan) went to four islands (Coll, Iona, Mull or Skye){told}"
    )
}

#[test]
fn lists_behind_words_that_lead_to_them() {
    for told in [
        ", and each took something on board, whether a goat, the harp, a piano or a wardrobe.",
        ". Each took a different thing along, these being the goat, the harp, the piano and the wardrobe.",
        ", each with a different load: a goat, a harp, a piano and a wardrobe.",
        ". There is somebody with a goat, somebody with a harp, somebody with a piano and somebody with a wardrobe.",
        ". They turned up on the pier bearing a goat, a harp, a piano and a wardrobe.",
    ] {
        is_solved(&trip(told), TRIP, TRIPS);
    }
    for told in [
        ", and each took something on board, whether a goat, a harp, a piano or none.",
        ". Some took a different thing along, these being the goat, the harp, the piano and the wardrobe.",
        ". None took a different thing along, these being the goat, the harp, the piano and the wardrobe.",
        ". There is somebody with a goat, somebody with a harp, somebody with a piano and somebody without a wardrobe.",
        ". There is somebody with a goat, somebody with a harp, somebody with a piano and nobody with a wardrobe.",
        ", each with two different loads: a goat, a harp, a piano and a wardrobe.",
        ". Each refused something, whether a goat, a harp, a piano or a wardrobe.",
        ". Each refused a different thing (it's a goat, a harp, a piano or a wardrobe).",
        ". Each has a different thing (goat, harp, piano and wardrobe in order of age).",
    ] {
        is_refused(&trip(told), TRIP);
    }
}

#[test]
fn brackets_may_tell_with_a_verb_or_prepositions() {
    let text = |told: &str| format!("Four friends (Ann, Bob, Cleo and Dan) met on Friday. {told}");
    let clues = "1. Ann took the bus.\n2. Bob took the ferry.\n3. Cleo took the taxi.\n4. Dan took the tractor.\n5. Ann has \
                 the goat.\n6. Bob has the harp.\n7. Cleo has the piano.\n8. Dan has the wardrobe.";
    let things = "Each has a different thing (a goat, a harp, a piano or a wardrobe).";
    let rows = &["Ann,bus,goat", "Dan,tractor,wardrobe"];
    for means in [
        "They came there by four different means (on a bus, by a ferry, in a taxi and on a tractor).",
        "Each came in a way that nobody else could mistake for their own (it's a bus, a ferry, a taxi or a tractor).",
    ] {
        is_solved(&text(&format!("{means} {things}")), clues, rows);
    }
    for means in [
        "They came there by three different means (on a bus, by a ferry, in a taxi and on a tractor).",
        "Each came there by four different means (on a bus, by a ferry, in a taxi and on a tractor).",
        "Each has had four different rides (a bus, a ferry, a taxi and a tractor).",
        "They came there by four different means (on a bus, not by a ferry, in a taxi and on a tractor).",
        "Each came in a way that nobody could mistake (it's not a bus, a ferry, a taxi or a tractor).",
    ] {
        is_refused(&text(&format!("{means} {things}")), clues);
    }
}

#[test]
fn what_is_wrong_with_it_is_asked() {
    let text = |asked: &str, clue: &str| {
        let lists =
            trip(". Each took a different thing along (a goat, a harp, a piano or a wardrobe).");
        run(&["solve", "--format", "csv", "-"], &format!("{lists} {asked}\n\n{TRIP}\n{clue}"))
    };
    let (code, out, err) = text("Where did each go, and what is wrong with it?", "");
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("Ann,Skye,goat"), "{out}");
    for asked in
        ["What is wrong?", "Which of these is wrong?", "What is wrong with these statements?"]
    {
        let (code, out, _) = text(asked, "");
        assert_eq!(code, 2, "{asked}\n{out}");
    }
}

#[test]
fn warnings_and_indecision_say_nothing() {
    let lists = ". Their loads are a goat, a harp, a piano and a wardrobe";
    for told in [
        "; don't take it for granted that each one belongs where you would expect!",
        "; do not assume that every one is where you'd expect.",
        ". The judges could not choose between the four friends.",
        ". The people on the pier could no longer tell which was whose.",
    ] {
        is_solved(&trip(&format!("{lists}{told}")), TRIP, TRIPS);
    }
    for told in [
        "; don't take it for granted that each one has one load!",
        "; don't assume that each one is where you would expect but Ann!",
        "; do not assume that each clue is true.",
        ". The judges could not choose between Ann and Bob.",
        ". They no longer have a harp.",
    ] {
        is_refused(&trip(&format!("{lists}{told}")), TRIP);
    }
}

#[test]
fn who_goes_around_stands_in_no_ring() {
    let text =
        |told: &str| format!("Hundreds {told}, but four of them were from the bank.\n\n{LISTS}");
    for told in ["walked around the lake", "jogged around the reservoir"] {
        is_solved(&text(told), CLUES, ROWS);
    }
    for told in ["sat around the lake", "stood around the reservoir"] {
        let clue = format!("{CLUES}\n10. Ann stood directly to the left of Bob.");
        is_refused(&text(told), &clue);
    }
}

#[test]
fn who_leads_as_many_goes_on() {
    let text = |told: &str| {
        format!(
            "At the show four owners - Ann, Bob, Cleo and Dan - {told}. The catalogue lists the goats as Bess, Coco, Duke and Elsa, and the horns as black, grey, short and white."
        )
    };
    let clues = "1. Ann has Bess.\n2. Bob has Coco.\n3. Cleo has Duke.\n4. Ann has the black horns.\n5. Bob has the grey \
                 horns.\n6. Cleo has the short horns.";
    is_solved(&text("led four goats into the ring"), clues, &["Dan,Elsa,white"]);
    is_refused(&text("led by Ann into the ring"), clues);
    is_refused(&text("led three goats into the ring"), clues);
}

#[test]
fn drinks_are_no_categories() {
    let text = |kinds: &str| {
        format!(
            "Four friends (Ann, Bob, Cleo and Dan) went to four islands (Coll, Iona, Mull or Skye). {kinds}"
        )
    };
    let clues = "1. Ann went to Skye.\n2. Bob went to Mull.\n3. Cleo went to Iona.\n4. Ann has the soup.\n5. Bob has the \
                 tea.\n6. Cleo has the coffee.";
    let rows = &["Ann,Skye,soup", "Dan,Coll,lemonade"];
    is_solved(
        &text("They hold coffee, lemonade, soup and tea, and every friend has one of them."),
        clues,
        rows,
    );
}

#[test]
fn a_list_ends_before_what_they_do() {
    let text = |told: &str| {
        format!(
            "Four people are waiting for the bus. Their names are Mr. Ash, Ms. Bell, Mrs. Cole and Miss Dunn, and {told}."
        )
    };
    let clues = "1. Mr. Ash gets off at the Castle.\n2. Ms. Bell gets off at the Docks.\n3. Mrs. Cole gets off at the Airport.";
    is_solved(
        &text("they get off at four different stops: Airport, Bridge, Castle and Docks"),
        clues,
        &["Miss Dunn,Bridge", "Mr. Ash,Castle"],
    );
    is_refused(
        &text("they get off at three different stops: Airport, Bridge, Castle and Docks"),
        clues,
    );
    is_refused(
        &text("none of them gets off at four different stops: Airport, Bridge, Castle and Docks"),
        clues,
    );
}

#[test]
fn names_with_an_article_are_things() {
    let text = |told: &str| format!("Four friends (Ann, Bob, Cleo and Dan) met. {told}");
    let clues = "1. Ann works for the Roman gallery.\n2. Bob works for the Bronze Age gallery.\n3. Cleo works for the \
                 Egyptian gallery.\n4. Ann has the amphora.\n5. Bob has the sextant.\n6. Cleo has the torc.";
    is_solved(
        &text(
            "The galleries are the Bronze Age, the Egyptian, the Maritime and the Roman. Their objects are an amphora, a helmet, a sextant and a torc.",
        ),
        clues,
        &["Ann,Roman,amphora", "Dan,Maritime,helmet"],
    );
    // The list ends before the next noun.
    let told = text(
        "The galleries are Bronze Age, Egyptian, Maritime and Roman, and the objects on the four benches are an amphora, a helmet, a sextant and a torc.",
    );
    let (_, out, _) = run(&["solve", "--format", "csv", "-"], &format!("{told}\n\n{clues}\n"));
    assert!(!out.contains("Maritime and Roman"), "{out}");
    is_refused(
        &text(
            "The galleries are the Bronze Age, the Egyptian, the Maritime and not the Roman, and the objects on the four benches are an amphora, a helmet, a sextant and a torc.",
        ),
        clues,
    );
}

#[test]
fn who_came_as_whom() {
    let text = |told: &str| {
        format!(
            "Four of the guests, Ann, Bob, Cleo and Dan, {told}. They ate figs, plums, pears and nuts."
        )
    };
    let clues = "1. Ann came as the pirate.\n2. Bob came as Hamlet.\n3. Cleo came as the clown.\n4. Ann ate figs.\n5. Bob ate \
                 plums.\n6. Cleo ate nuts.";
    is_solved(
        &text("came disguised as Hamlet, a clown, a pirate and a vampire"),
        clues,
        &["Ann,pirate,figs", "Dan,vampire,pears"],
    );
    is_refused(&text("came as well as Hamlet, a clown, a pirate and a vampire"), clues);
    is_refused(&text("came disguised as Hamlet, a clown, a pirate and no vampire"), clues);
}

#[test]
fn nephews_and_widows_are_people() {
    let text = |told: &str| {
        format!(
            "There are four huts in a row, numbered 1 to 4 from left to right. {told} The huts are blue, green, red and white."
        )
    };
    let clues = "1. Mrs Dale is in hut 2.\n2. Mrs Gill is in the blue hut.\n3. Mr Lunn is directly to the right of Mrs \
                 Dale.\n4. Mr Poe is in hut 1.\n5. Hut 1 is red.\n6. Mrs Dale is in the white hut.";
    is_solved(
        &text(
            "The owners are two widows (Mrs Dale and Mrs Gill) and two widowers (Mr Lunn and Mr Poe).",
        ),
        clues,
        &["4,Mrs Gill,blue", "3,Mr Lunn,green"],
    );
    is_refused(
        &text(
            "The owners are two widows (Mrs Dale and Mrs Gill) and three widowers (Mr Lunn and Mr Poe).",
        ),
        clues,
    );
}

#[test]
fn an_order_may_mean_nothing() {
    let text = |told: &str| {
        format!(
            "A baker, a nurse, a potter and a writer each live on one of four boats, for company having, {told}, a cat, a goose, a parrot and a terrier."
        )
    };
    let clues =
        "1. The baker has the goose.\n2. The nurse has the terrier.\n3. The potter has the cat.";
    is_solved(&text("respectively or otherwise"), clues, &["writer,parrot", "baker,goose"]);
    is_refused(&text("respectively"), clues);
}
