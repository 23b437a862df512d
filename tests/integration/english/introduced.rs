//! Introductions of editors: things that have names, values of which only the ends are told, what all were doing, where
//! they lie, and what only sets the scene.

use super::run;

/// Fails unless clues are solved behind an introduction, with the cells of each row beside each other.
pub fn is_solved(introduction: &str, clues: &str, rows: &[&str]) {
    let text = format!("{introduction}\n\n{clues}\n");
    let (code, out, err) = run(&["solve", "--format", "csv", "-"], &text);
    assert_eq!(code, 0, "{introduction}\n{err}");
    for row in rows {
        let is_row = |line: &str| row.split(',').all(|cell| line.split(',').any(|of| of == cell));
        assert!(out.lines().any(is_row), "{introduction}: {row} in\n{out}");
    }
}

/// Fails unless they are refused.
pub fn is_refused(introduction: &str, clues: &str) {
    let text = format!("{introduction}\n\n{clues}\n");
    let (code, out, _) = run(&["solve", "--format", "csv", "-"], &text);
    assert_eq!(code, 2, "{introduction}\n{out}");
}

#[test]
fn names_of_things_are_the_things() {
    const CLUES: &str = "1. Ann's boat is the Heron.\n2. Bo's boat cost $20.\n3. The boat from Oslo is the \
         Gull.\n4. Cy's boat is from Rome.\n5. The Heron cost $30.\n6. The boat from Bonn cost $30.";
    const OTHERS: &str =
        "1. Ann's first is the Heron.\n2. Cy is from Rome.\n3. Bo is from Oslo.\n4. Bo is Gull.";
    is_solved(
        "At the Pier\n\nSkippers: Ann, Bo, Cy\nBoat Names: Gull, Heron, Swift\nPorts: Bonn, Oslo, Rome\nPrices: \
         $10, $20, $30",
        CLUES,
        &["Ann,Heron,Bonn,$30", "Bo,Gull,Oslo,$20", "Cy,Swift,Rome,$10"],
    );
    is_solved(
        "At the Pier\n\nSkippers: Ann, Bo, Cy\nNames of the boats: Gull, Heron, Swift\nPorts: Bonn, Oslo, \
         Rome\nPrices: $10, $20, $30",
        CLUES,
        &["Ann,Heron,Bonn,$30"],
    );
    is_refused(
        "At the Desk\n\nFirst Names: Ann, Bo, Cy\nLast Names: Gull, Heron, Swift\nPorts: Bonn, Oslo, Rome",
        OTHERS,
    );
}

#[test]
fn people_are_a_unit() {
    const CLUES: &str = "1. Ann led the group of 15 people.\n2. The walk to the harbour had 3 more people than \
         Ann's walk.\n3. Bo's walk wasn't to the harbour.\n4. The castle had fewer people than Ann's walk.";
    is_solved(
        "Walks\n\nGuides: Ann, Bo, Cy\nWalks: castle, harbour, market\nGroup sizes: 12 people, 15 people, 18 people",
        CLUES,
        &["Ann,market,15 people", "Bo,castle,12 people", "Cy,harbour,18 people"],
    );
    is_refused(
        "Walks\n\nGuides: Ann, Bo, Cy\nWalks: castle, harbour, market\nGroup sizes: 12 people at least, 15 people \
         at least, 18 people at least",
        CLUES,
    );
}

#[test]
fn years_between_their_ends() {
    const CLUES: &str =
        "1. Ann won 1 year before the Alba.\n2. Bo won in 2033.\n3. The Carmen won in 2031.";
    is_solved(
        "The Rose Show\n\nEvery summer the town gives a ribbon to its best rose. Match each winner from 2031 \
         through 2033 to a rose.\n\nWinners: Ann, Bo, Cy\nRoses: Alba, Bianca, Carmen",
        CLUES,
        &["2031,Ann,Carmen", "2033,Bo,Bianca", "2032,Cy,Alba"],
    );
    is_solved(
        "The Rose Show\n\nEvery summer the town gives a ribbon to its best rose. Match each winner between 2031 \
         and 2033 to a rose.\n\nWinners: Ann, Bo, Cy\nRoses: Alba, Bianca, Carmen",
        CLUES,
        &["2031,Ann,Carmen"],
    );
    is_refused(
        "The Rose Show\n\nEvery summer the town gives a ribbon to its best rose. Match each winner from 2031 \
         through 2034 to a rose.\n\nWinners: Ann, Bo, Cy\nRoses: Alba, Bianca, Carmen",
        CLUES,
    );
    is_refused(
        "The Rose Show\n\nEvery summer the town gives a ribbon to its best rose. Match each winner from 2033 \
         through 2031 to a rose.\n\nWinners: Ann, Bo, Cy\nRoses: Alba, Bianca, Carmen",
        CLUES,
    );
}

#[test]
fn days_of_the_week_between_their_ends() {
    const CLUES: &str = "1. Ann plays the harp.\n2. The tuba lesson is on Wednesday.\n3. Bo has his lesson the \
         day after Ann.\n4. Cy plays the tuba.";
    is_solved(
        "Music\n\nAnn, Bo and Cy take lessons. Each plays a different instrument: flute, harp or tuba. Each has a \
         lesson on a different day of the week, from Monday to Wednesday.",
        CLUES,
        &["Ann,harp,Monday", "Bo,flute,Tuesday", "Cy,tuba,Wednesday"],
    );
    is_refused(
        "Music\n\nAnn, Bo and Cy take lessons. Each plays a different instrument: flute, harp or tuba. Each has a \
         lesson on a different day of the week, from Monday to Thursday.",
        CLUES,
    );
    is_refused(
        "Music\n\nAnn, Bo and Cy take lessons. Each plays a different instrument: flute, harp or tuba. Each has a \
         lesson on a different day of the week, from Monday to Wednesday or from May to July.",
        CLUES,
    );
}

#[test]
fn hours_between_their_ends() {
    const CLUES: &str = "1. Ann came at 9:00 am.\n2. The one with the map came one hour before Ann.\n3. Cy read \
         the paper.\n4. Cy came at 10:00 am.";
    is_solved(
        "At the Dentist's\n\nThe dentist saw three people, one every hour from 8:00 am through 10:00 am: Ann, Bo \
         and Cy. They read a book, a map or a paper.",
        CLUES,
        &["8:00 am,Bo,map", "9:00 am,Ann,book", "10:00 am,Cy,paper"],
    );
    is_refused(
        "At the Dentist's\n\nThe dentist saw three people, one every hour from 8:00 am through 11:00 am: Ann, Bo \
         and Cy. They read a book, a map or a paper.",
        CLUES,
    );
    is_refused(
        "At the Dentist's\n\nThe dentist saw three people, one every hour from 10:00 am through 8:00 am: Ann, Bo \
         and Cy. They read a book, a map or a paper.",
        CLUES,
    );
}

#[test]
fn words_that_only_set_the_scene() {
    const CLUES: &str = "1. Ann is on chair 1.\n2. Bo drinks milk.\n3. The milk drinker is next to the tea \
         drinker.\n4. The one on chair 3 drinks tea.";
    is_solved(
        "In a Row\n\nThree people sit on chairs 1 to 3. The chairs stand in a row facing the mirror, with chair 1 \
         at the far left.\n\nNames: Ann, Bo, Cy\nDrinks: cocoa, milk, tea",
        CLUES,
        &["1,Ann,cocoa", "2,Bo,milk", "3,Cy,tea"],
    );
    is_refused(
        "In a Row\n\nThree people sit on chairs 1 to 3. The chairs are seen in the mirror.\n\nNames: Ann, Bo, \
         Cy\nDrinks: cocoa, milk, tea",
        CLUES,
    );
    is_solved(
        "In a Row\n\nThree people sit on chairs 1 to 3. The waiter was at work early (and, once or twice, \
         late).\n\nNames: Ann, Bo, Cy\nDrinks: cocoa, milk, tea",
        CLUES,
        &["1,Ann,cocoa", "2,Bo,milk", "3,Cy,tea"],
    );
    is_refused(
        "In a Row\n\nThree people sit on chairs 1 to 3. Each drink was served once or twice.\n\nNames: Ann, Bo, \
         Cy\nDrinks: cocoa, milk, tea",
        CLUES,
    );
    is_solved(
        "In a Row\n\nThree people sit on chairs 1 to 3. They are old friends, none of them exactly shy.\n\nNames: \
         Ann, Bo, Cy\nDrinks: cocoa, milk, tea",
        CLUES,
        &["1,Ann,cocoa", "2,Bo,milk", "3,Cy,tea"],
    );
    is_solved(
        "In a Row\n\nThree people sit on chairs 1 to 3. The chairs are numbered from west to east.\n\nNames: Ann, \
         Bo, Cy\nDrinks: cocoa, milk, tea",
        CLUES,
        &["1,Ann,cocoa", "2,Bo,milk", "3,Cy,tea"],
    );
    is_refused(
        "In a Row\n\nThree people sit on chairs 1 to 3. The chairs are numbered from east to west.\n\nNames: Ann, \
         Bo, Cy\nDrinks: cocoa, milk, tea",
        CLUES,
    );
}

#[test]
fn what_each_was_doing() {
    const CLUES: &str =
        "1. Ann was raking.\n2. The one with the elm was mowing.\n3. Bo has the oak.";
    is_solved(
        "In the Yard\n\nThree neighbors, Ann, Bo and Cy, have trees: an ash, an elm and an oak. Last weekend all \
         three neighbors were outdoors by eight, one mowing, one raking and one weeding.",
        CLUES,
        &["Ann,ash,raking", "Bo,oak,weeding", "Cy,elm,mowing"],
    );
    is_solved(
        "In the Yard\n\nThree neighbors, Ann, Bo and Cy, have trees: an ash, an elm and an oak. Last weekend they \
         were outdoors, one mowing, one raking and one weeding.",
        CLUES,
        &["Ann,ash,raking"],
    );
    is_refused(
        "In the Yard\n\nThree neighbors, Ann, Bo and Cy, have trees: an ash, an elm and an oak. Last weekend two \
         of the three were outdoors, one mowing, one raking and one weeding.",
        CLUES,
    );
    is_refused(
        "In the Yard\n\nThree neighbors, Ann, Bo and Cy, have trees: an ash, an elm and an oak. Last weekend all \
         four neighbors were outdoors by eight, one mowing, one raking and one weeding.",
        CLUES,
    );
}

#[test]
fn an_event_is_of_a_place() {
    const CLUES: &str = "1. Ann flew the red kite.\n2. The one with the figs flew the blue kite.\n3. Bo had the \
         nuts.";
    is_solved(
        "Kites\n\nWillow Creek's annual kite contest drew just three entrants this spring: Ann, Bo and Cy. Each \
         flew a kite of a different color (blue, green or red) and had a different snack (figs, nuts or plums).",
        CLUES,
        &["Ann,red,plums", "Bo,green,nuts", "Cy,blue,figs"],
    );
    is_refused(
        "Kites\n\nDorothea's three kites are from: Ann, Bo and Cy. Each flew a kite of a different color (blue, \
         green or red) and had a different snack (figs, nuts or plums).",
        CLUES,
    );
    is_refused(
        "Kites\n\nWillow Creek's annual kite contest drew just four entrants this spring: Ann, Bo and Cy. Each \
         flew a kite of a different color (blue, green or red) and had a different snack (figs, nuts or plums).",
        CLUES,
    );
}

#[test]
fn where_things_are() {
    const CLUES: &str = "1. Ann's class meets in the Barn.\n2. The lace class is in the Attic.\n3. Bo teaches \
         pottery.";
    is_solved(
        "Crafts\n\nThe teachers are Ann, Bo and Cy. The crafts are lace, pottery and weaving, and the classes meet \
         in the Attic, the Barn and the Loft.",
        CLUES,
        &["Ann,weaving,Barn", "Bo,pottery,Loft", "Cy,lace,Attic"],
    );
    is_refused(
        "Crafts\n\nThe teachers are Ann, Bo and Cy. The crafts are lace, pottery and weaving, and the classes \
         never meet in the Attic, the Barn and the Loft.",
        CLUES,
    );
}

#[test]
fn times_of_shifts() {
    const CLUES: &str =
        "1. Ann ate before Bo but after the one who had the soup.\n2. Bo had the stew.";
    is_solved(
        "At the Mill\n\nSince the table is small, three millers (Ann, Bo and Cy) eat lunch in shifts, beginning at \
         11:30, 12:00 and 12:30. Each had a different dish (pie, soup or stew).",
        CLUES,
        &["Ann,12:00,pie", "Bo,12:30,stew", "Cy,11:30,soup"],
    );
    is_refused(
        "At the Mill\n\nSince the table is small, three millers (Ann, Bo and Cy) eat lunch in shifts, beginning at \
         11:30, 12:00, 12:30 and 1:00. Each had a different dish (pie, soup or stew).",
        CLUES,
    );
}

#[test]
fn things_lie_in_numbered_places() {
    const CLUES: &str = "1. Ann's barge is in dock 1.\n2. The barge with the coal is in dock 3.\n3. Ann's barge \
         is red.\n4. Bo's barge carries the salt.\n5. The blue barge is directly to the right of Ann's.\n6. Cy's \
         barge is white.";
    is_solved(
        "Barges\n\nThree barges are lying side by side at the wharf, in docks numbered from 1 on the left to 3 on \
         the right. The holds are full of coal, salt and tea. The skippers are Ann, Bo and Cy. The barges are \
         painted blue, red and white.",
        CLUES,
        &["1,tea,Ann,red", "2,salt,Bo,blue", "3,coal,Cy,white"],
    );
    is_refused(
        "Barges\n\nThree barges are lying side by side at the wharf, in docks numbered from 1 on the right to 3 on \
         the left. The holds are full of coal, salt and tea. The skippers are Ann, Bo and Cy. The barges are \
         painted blue, red and white.",
        CLUES,
    );
    is_refused(
        "Barges\n\nThree barges are lying side by side at the wharf, in docks numbered from 1 on the left to 4 on \
         the right. The holds are full of coal, salt and tea. The skippers are Ann, Bo and Cy. The barges are \
         painted blue, red and white.",
        CLUES,
    );
}

#[test]
fn light_years_are_no_years() {
    const CLUES: &str = "1. Bexa is 4 light years closer to Earth than the planet in Lyra.\n2. The planet in \
         Orion is 4 light years farther away than Ann's planet.\n3. Cor is 10 light years from Earth.\n4. Ann's \
         planet is Cor.\n5. Bo's planet is in Lyra.\n6. Cy's planet isn't Dyn.\n7. Elo is 22 light years from \
         Earth.\n8. Di's planet is Dyn.\n9. Bexa is in Vela.";
    is_solved(
        "Planets\n\nFour planets were found.\n\nDistances (in light years): 10, 14, 18, 22\nPlanets: Bexa, Cor, \
         Dyn, Elo\nAstronomers: Ann, Bo, Cy, Di\nConstellations: Lyra, Orion, Pavo, Vela",
        CLUES,
        &["10,Cor,Ann,Pavo", "14,Dyn,Di,Orion"],
    );
}

#[test]
fn no_two_are_of_the_same() {
    const CLUES: &str = "1. Ann works on a higher floor than the tailor.\n2. The florist is on the first \
         floor.\n3. Bo isn't the florist.\n4. Cy isn't the dentist.";
    is_solved(
        "Going Up\n\nThe narrow house on the corner has three floors, numbered 1 to 3 from bottom to top, with \
         just one tenant on each. The tenants are Ann, Bo and Cy, and no two are in the same line of business: one \
         is a dentist, one a florist, and one a tailor.",
        CLUES,
        &["1,Cy,florist", "2,Bo,tailor", "3,Ann,dentist"],
    );
    is_refused(
        "Going Up\n\nThe narrow house on the corner has three floors, numbered 1 to 3 from bottom to top, with \
         just one tenant on each. The tenants are Ann, Bo and Cy, and two are in the same line of business: one is \
         a dentist, one a florist, and one a tailor.",
        CLUES,
    );
}

#[test]
fn ranks_of_all_say_nothing() {
    const CLUES: &str =
        "1. Ann finished right after the friend in the red shirt.\n2. Bo won.\n3. Cy wore white.";
    is_solved(
        "The Run\n\nThree friends ran a race. Their names are Ann, Bo and Cy. They finished 1st, 2nd and 3rd. \
         Their shirts were blue, red and white.",
        CLUES,
        &["1,Bo,red", "2,Ann,blue", "3,Cy,white"],
    );
    is_solved(
        "The Run\n\nThree friends ran a race. Their names are Ann, Bo and Cy. They finished first, second and \
         third. Their shirts were blue, red and white.",
        CLUES,
        &["1,Bo,red"],
    );
    is_refused(
        "The Run\n\nThree friends ran a race. Their names are Ann, Bo and Cy. They finished 1st, 2nd, 3rd and 4th. \
         Their shirts were blue, red and white.",
        CLUES,
    );
    is_refused(
        "The Run\n\nThree friends ran a race. Their names are Ann, Bo and Cy. They finished 2nd, 1st and 3rd. \
         Their shirts were blue, red and white.",
        CLUES,
    );
}

#[test]
fn a_superlative_of_all_is_of_none() {
    const CLUES: &str = "1. Ann's pumpkin weighed 3 kg more than Bo's.\n2. The pumpkin fed with manure weighed \
         18 kg.\n3. Cy fed his pumpkin with compost.";
    is_solved(
        "Pumpkins\n\nEvery autumn three growers, Ann, Bo and Cy, compare their biggest pumpkins. This year the \
         pumpkins weighed 12 kg, 15 kg and 18 kg. Each grower swears by a different feed: compost, manure or \
         seaweed.",
        CLUES,
        &["Ann,18 kg,manure", "Bo,15 kg,seaweed", "Cy,12 kg,compost"],
    );
    is_refused(
        "Pumpkins\n\nEvery autumn three growers, Ann, Bo and Cy, find that Ann has the biggest pumpkin. This year \
         the pumpkins weighed 12 kg, 15 kg and 18 kg. Each grower swears by a different feed: compost, manure or \
         seaweed.",
        CLUES,
    );
}

#[test]
fn phrases_and_then_a_list() {
    const CLUES: &str = "1. Ann plays the harp.\n2. Bo is practising the waltz.\n3. The tango will not be played \
         on the harp.\n4. The tuba is for the tango.";
    is_solved(
        "Lessons\n\nThree children, Ann, Bo and Cy, take lessons at the school. One plays the flute, one the harp \
         and one the tuba, and for the fair they are preparing a march, a tango and a waltz.",
        CLUES,
        &["Ann,harp,march", "Bo,flute,waltz", "Cy,tuba,tango"],
    );
    is_refused(
        "Lessons\n\nThree children, Ann, Bo and Cy, take lessons at the school. One plays the flute, one the harp \
         and one the tuba, and if it rains they will play a march, a tango and a waltz.",
        CLUES,
    );
}

/// Clues of four friends with shirts and pets.
const SHIRTS: &str = "Colours: red, blue, green, grey\nPets: fox, owl, cat, dog\n\n1. Ann has the red shirt.\n2. Bo has \
     the fox.\n3. Cy has the blue shirt.\n4. Di has the owl.\n5. Di does not have the grey shirt.\n6. The blue shirt does not \
     go with the cat.";

#[test]
fn a_story_around_a_list_says_nothing() {
    for said in [
        "Four friends shared a long table on the first night at the lake: {F}.",
        "The porter at the Grand Hotel has to look after four guests, {F}.",
        "Channel 9 sent out four reporters: {F}.",
        "Four friends, {F}, counted everything twice.",
        "Four friends, {F}, wear shirts, because nobody minds the sun.",
        "Four friends, {F}, couldn't agree on anything, so each went off alone.",
        "Four of her nieces, {F}, came to stay.",
    ] {
        let front = format!("A Day Out\n\n{}", said.replace("{F}", "Ann, Bo, Cy and Di"));
        is_solved(&front, SHIRTS, &["Ann,red,cat", "Bo,grey,fox", "Cy,blue,dog", "Di,green,owl"]);
    }
    for said in [
        "Four friends, {F}, shared a colour.",
        "Four friends, {F}, shared a favourite number.",
        "Four friends, {F}, shared a dog.",
        "Four friends ({F}) share a tame fox.",
        "Two of the friends, {F}, shared a tent.",
        "Nine channels sent out four reporters: {F}.",
        "Four friends, {F}, used one colour twice.",
        "Four friends, {F}, wear shirts, because nobody wears red.",
        "Four friends, {F}, couldn't agree on the red one, so each went off alone.",
    ] {
        let front = format!("A Day Out\n\n{}", said.replace("{F}", "Ann, Bo, Cy and Di"));
        is_refused(&front, SHIRTS);
    }
}

#[test]
fn what_is_not_understood_beside_a_list_could_only_rule_out_answers() {
    const FRONT: &str = "A Day Out\n\nIt is the first day at Camp Alder, and the leader has to check her list of newcomers: \
         Ann, Bo, Cy and Di.";
    is_solved(FRONT, SHIRTS, &["Ann,red,cat", "Bo,grey,fox", "Cy,blue,dog", "Di,green,owl"]);
    // Without the fifth clue there are several answers, and the sentence may say which is right.
    is_refused(FRONT, &SHIRTS.replace("5. Di does not have the grey shirt.\n6.", "5."));
    for other in [
        ("check her list", "check two of her lists"),
        ("check her list", "put the dog on her list"),
        ("check her list", "put a liar on her list"),
        ("is the first day", "is the first day on the left bank"),
    ] {
        is_refused(&FRONT.replace(other.0, other.1), SHIRTS);
    }
}

#[test]
fn lists_of_editors_have_moments_numbers_and_colours() {
    is_solved(
        "Tea Time\n\nFour friends (Ann, Bo, Cy and Di) have tea. The trays are numbered 1, 2, 3 and 4. Their cups differ: \
         one is grey, one blue, one red and one green.",
        "1. Ann's tray is number 2.\n2. Bo has the blue cup.\n3. The red cup is on tray 3.\n4. Cy doesn't have the green cup.\n5. \
         The grey cup is on tray 1.\n6. Di doesn't have the grey cup.",
        &["Ann,2,green", "Bo,4,blue", "Cy,1,grey", "Di,3,red"],
    );
    is_solved(
        "Rounds\n\nThree guards (Ann, Bo and Cy) each made a single round, at 8pm, 9pm and 10pm.\nRooms: attic, cellar, hall",
        "1. Ann's round was exactly an hour after that of the attic.\n2. Bo went to the cellar.\n3. Cy's round was earlier \
         than Bo's.",
        &["Ann,9pm,hall", "Bo,10pm,cellar", "Cy,8pm,attic"],
    );
}
