//! Introductions of editors that tell more than their items: prizes from the highest one, schedules of one each day, brides and
//! their husbands, cargoes, and races.

use super::introduced::{is_refused, is_solved};

#[test]
fn prizes_from_the_highest() {
    const CLUES: &str = "1. The flan placed higher than the tart.\n2. Ann, who didn't bring the loaf, won prize \
         #2.\n3. Bo won a higher prize than Ann.";
    is_solved(
        "At the Fair\n\nThis year the three prizes (numbered 1 through 3, with 1 being the highest) were awarded \
         to Ann, Bo and Cy, each of whom brought a different cake (flan, loaf or tart).",
        CLUES,
        &["1,Bo,flan"],
    );
    is_refused(
        "At the Fair\n\nThis year the three prizes (numbered 1 through 3, with 3 being the highest) were awarded \
         to Ann, Bo and Cy, each of whom brought a different cake (flan, loaf or tart).",
        CLUES,
    );
    is_refused(
        "At the Fair\n\nThis year the three prizes (numbered 1 through 4, with 1 being the highest) were awarded \
         to Ann, Bo and Cy, each of whom brought a different cake (flan, loaf or tart).",
        CLUES,
    );
}

#[test]
fn a_schedule_has_days_for_positions() {
    const CLUES: &str = "1. Ann talks on the day immediately following the day on which Bo talks.\n2. Exactly \
         two guests talk after Cy and before Di.\n3. If Ann talks on Tuesday, then Di talks on Monday.\n4. Cy \
         cannot talk on Thursday.";
    is_solved(
        "Talks\n\nFour guests (Ann, Bo, Cy and Di) will talk at a school during one week, from Monday through \
         Thursday. Exactly one guest talks each day.",
        CLUES,
        &["Monday,Cy", "Tuesday,Bo", "Wednesday,Ann", "Thursday,Di"],
    );
    is_refused(
        "Talks\n\nFour guests (Ann, Bo, Cy and Di) will talk at a school during one week, from Monday through \
         Thursday. At most one guest talks each day.",
        CLUES,
    );
}

#[test]
fn brides_marry_husbands() {
    const CLUES: &str =
        "1. Fay and her husband flew to Bonn.\n2. Bob's wife is Hope.\n3. Al flew to Oslo.";
    is_solved(
        "Weddings\n\nAunt Ida came across the letters of her three sons, Al, Bob and Cy. The brides were Fay, Gwen \
         and Hope. Each couple flew to a different town (Bonn, Oslo or Rome).",
        CLUES,
        &["Al,Gwen,Oslo", "Bob,Hope,Rome", "Cy,Fay,Bonn"],
    );
    is_refused(
        "Weddings\n\nAunt Ida came across the letters of her three teachers, Al, Bob and Cy. The brides were Fay, \
         Gwen and Hope. Each couple flew to a different town (Bonn, Oslo or Rome).",
        CLUES,
    );
}

#[test]
fn holds_are_full_of_cargo() {
    const CLUES: &str = "1. Coal is being delivered by the Heron.\n2. The ship with the tea is the first \
         one.\n3. The Star is directly to the left of the Heron.";
    is_solved(
        "Barges\n\nThere are three ships in a row. Their holds are full of coal, salt and tea. The ships are \
         called Comet, Heron and Star.",
        CLUES,
        &["1,tea,Star"],
    );
    is_refused(
        "Barges\n\nThere are three ships in a row. Their holds are never full of coal, salt and tea. The ships are \
         called Comet, Heron and Star.",
        CLUES,
    );
}

#[test]
fn places_of_a_race_are_values() {
    const CLUES: &str = "1. Ann didn't win, but did beat the one in red.\n2. Cy wore white.";
    const OTHERS: &str = "1. Ann is the first one to leave.\n2. Bo is next to the friend in the red shirt.\n3. Cy \
         wears white.\n4. Ann is at the left end.";
    is_solved(
        "The Run\n\nThree friends (Ann, Bo and Cy) ran a race. Their shirts were blue, red and white.",
        CLUES,
        &["1,Cy,white", "2,Ann,blue", "3,Bo,red"],
    );
    is_refused(
        "In a Row\n\nThere are three places in a row, numbered 1 to 3 from left to right. Three friends (Ann, Bo \
         and Cy) have them. Their shirts are blue, red and white.",
        OTHERS,
    );
}
