//! Sentences whose words look like what a clue says, and mean something else.

use zebra_sat::load::load;
use zebra_sat::syntax::{Severity, Source};

use super::order::assert_read;

/// Whether a puzzle with a sentence is read, if its other clues leave two rows open.
fn is_read(header: &str, sentence: &str, others: &str) -> bool {
    let text = format!("{header}\nclues:\n  {sentence}\n{others}");
    let loaded = load(Source::new("x.zebra", text));
    !loaded.diagnostics.sorted().iter().any(|of| of.severity == Severity::Error)
}

/// Asserts of some sentences whether each is read beside other clues.
fn assert_confirmed(header: &str, others: &str, table: &[(&str, bool)]) {
    let wrong = table.iter().filter(|(sentence, is)| is_read(header, sentence, others) != *is);
    let wrong: Vec<_> = wrong.map(|(sentence, _)| sentence).collect();
    assert!(wrong.is_empty(), "{header}\n{wrong:#?}");
}

#[test]
fn a_word_of_another_item_is_not_left_out() {
    assert_confirmed(
        "name: Ann, Bob, Cy, Di\nitem: coloured pencil, red pencil, crayon, pen\ntown: Rome, Oslo, Lima, Bonn\n",
        "  Cy = crayon\n  Di = pen\n  Ann = Rome\n  Bob = Oslo\n  Cy = Lima\n",
        &[
            ("Ann has the coloured pencil.", true),
            ("Ann has the red coloured pencil.", false),
            ("The red coloured pencil is in Rome.", false),
        ],
    );
}

#[test]
fn what_is_kicked_in_is_not_had() {
    assert_read(
        "name: Tinder, Bob, Cy, Di\nroom: red, green, blue, white\nhorse: Fox, Lynx, Bear, Wolf\n",
        &[
            ("Tinder kicked in the red.", ""),
            ("Tinder kicked in the red room.", ""),
            ("Tinder smashed in the red room.", ""),
            ("Tinder is in the red room.", "Tinder = red"),
        ],
    );
}

#[test]
fn an_offer_is_no_price() {
    for heading in ["paid", "price"] {
        let header = format!(
            "name: Ann, Ben, Cy, Di\nitem: lamp, rug, desk, sofa\n{heading}: $20, $40, $60, $80\n"
        );
        let paid = format!("Ann {heading} 20 more than Ben");
        assert_read(
            &header,
            &[
                ("Ann paid $20 more than Ben.", &paid),
                ("Ann offered $20 more than Ben.", ""),
                ("Ann offered $20.", ""),
                ("Ann was offered $20 more than Ben.", ""),
                ("Ann bid $20 more than Ben.", ""),
                ("Ann quoted $20 more than Ben.", ""),
                ("Ann saved $20 more than Ben.", ""),
                ("Ann budgeted $20 more than Ben.", ""),
                ("Ann borrowed $20 more than Ben.", ""),
                ("Ann bid for the lamp.", ""),
                ("Ann bid on the lamp.", ""),
            ],
        );
    }
    let bids = "name: Ann, Ben, Cy, Di\nitem: lamp, rug, desk, sofa\nbid: $20, $40, $60, $80\n";
    assert_read(bids, &[("Ann bid $20 more than Ben.", "Ann bid 20 more than Ben")]);
}

#[test]
fn who_likes_or_renounces_it_does_not_have_it() {
    let header = "name: Ann, Ben, Cy, Di\nfood: pie, soup, tuna, ham\nprice: $20, $40, $60, $80\n";
    let others = "  Cy = tuna\n  Di = ham\n  Ann = $20\n  Ben = $40\n  Cy = $60\n";
    assert_confirmed(
        header,
        others,
        &[
            ("Ann had the pie.", true),
            ("Ann cheerfully had the pie.", true),
            ("Ann, a fan of the pie, paid $20.", false),
            ("Ann, an admirer of the pie, paid $20.", false),
            ("Ann forswore the pie.", false),
            ("Ann foreswears the pie.", false),
            ("Ann renounced the pie.", false),
            ("Ann gave up the pie.", false),
            ("Ann swore off the pie.", false),
            ("Ann abnegated the pie.", false),
            ("Ann begrudged the pie.", false),
            ("Ann jilted the pie.", false),
            ("Ann mimed the pie.", false),
            ("Ann ogled the pie.", false),
            ("Ann sniffed the pie.", false),
            ("Ann pretended to have the pie.", false),
            ("Ann dreamt of the pie.", false),
            ("Ann almost had the pie.", false),
            ("Ann would have had the pie.", false),
            ("Ann used to have the pie.", false),
            ("Ann was offered the pie.", false),
            ("Ann was forbidden the pie.", false),
            ("Ann vicariously had the pie.", false),
            ("Ann reportedly had the pie.", false),
            ("Ann figuratively had the pie.", false),
            ("Ann apparently had the pie.", false),
            ("Ann conditionally had the pie.", false),
            ("Ann sort of had the pie.", false),
            ("Ann was robbed of the pie.", false),
            ("Ann waived the pie.", false),
            ("Ann inquired about the pie.", false),
            ("Ann had the pie in mind.", false),
        ],
    );
}

#[test]
fn brackets_may_take_back_what_is_said() {
    assert_confirmed(
        "name: Ann, Bob, Cy, Di\nhat: fedora, beret, bowler, cap\ncolour: red, green, blue, white\n",
        "  Cy = bowler\n  Di = cap\n  Ann = red\n  Bob = green\n  Cy = blue\n",
        &[
            ("Ann has the fedora (with a band).", true),
            ("Ann has the fedora (not the beret).", true),
            ("Ann (or so some say) has the fedora.", false),
            ("Ann has the fedora (but some say Bob).", false),
            ("Ann has the fedora (not really).", false),
            ("Ann has the fedora (the same hat as Bob).", false),
            ("Ann has the fedora (with the same hat Bob had).", false),
            ("Ann (with some doubt) has the fedora.", false),
            ("Ann has the fedora (a lie).", false),
            ("Ann has the fedora (but it is not hers).", false),
        ],
    );
}

#[test]
fn each_other_s_things_are_not_one_s_own() {
    let header = "name: Ann, Bob, Cy, Di\nhat: fedora, beret, bowler, cap\n";
    assert_confirmed(
        header,
        "  Cy = bowler\n",
        &[
            ("Ann and Bob went home in each other's hats.", false),
            ("Ann and Bob wore one another's fedora and beret.", false),
            ("Ann wore the fedora, and Bob and she went home in each other's hats.", false),
        ],
    );
}

#[test]
fn leaving_is_not_coming() {
    for heading in ["came at", "arrival time"] {
        let header = format!("name: Ann, Bob, Cy, Di\n{heading}: 5pm, 6pm, 7pm, 8pm\n");
        assert_read(
            &header,
            &[
                ("Bob came at 6pm.", "Bob = 6pm"),
                ("Bob arrived at 6pm.", "Bob = 6pm"),
                ("Bob left at 6pm.", ""),
                ("Bob departed at 6pm.", ""),
                ("Bob went home at 6pm.", ""),
                ("Bob took off at 6pm.", ""),
                ("Bob set out at 6pm.", ""),
                ("Bob left before Ann.", ""),
            ],
        );
    }
    assert_read(
        "name: Ann, Bob, Cy, Di\ndeparture: 5pm, 6pm, 7pm, 8pm\n",
        &[
            ("Bob left at 6pm.", "Bob = 6pm"),
            ("Bob went at 6pm.", "Bob = 6pm"),
            ("Bob came at 6pm.", ""),
            ("Bob arrived at 6pm.", ""),
        ],
    );
}

#[test]
fn hope_is_not_always_somebody() {
    assert_read(
        "name: hope, may, will, rose\npet: dog, cat, horse, fish\ntown: Rome, Oslo, Lima, Bonn\n",
        &[
            ("hope has no dog.", "hope != dog"),
            ("will owns the dog.", "will = dog"),
            ("the dog owner is may.", "dog = may"),
            ("the dog owner has no hope.", ""),
            ("the dog has no will.", ""),
            ("the dog was bought in may.", ""),
            ("the dog owner lives in hope.", ""),
            ("rose may have the dog.", ""),
        ],
    );
}

#[test]
fn what_is_older_is_told_by_when_it_was_made() {
    for heading in
        ["year built", "built", "year of construction", "founded", "birth year", "vintage"]
    {
        let header =
            format!("house: Birch, Alder, Cedar, Elm\n{heading}: 1901, 1905, 1910, 1920\n");
        assert!(is_read(&header, "Birch is older than Alder.", ""), "{heading}");
        assert!(is_read(&header, "Birch is four years older than Alder.", ""), "{heading}");
    }
    for heading in ["year", "graduated", "year of sale", "joined"] {
        let header =
            format!("house: Birch, Alder, Cedar, Elm\n{heading}: 1901, 1905, 1910, 1920\n");
        for sentence in [
            "Birch is older than Alder.",
            "Birch is four years older than Alder.",
            "Birch is the oldest house.",
        ] {
            assert!(!is_read(&header, sentence, ""), "{heading}: {sentence}");
        }
        let built = "  Elm was built in 1920.\n";
        assert!(heading != "year" || is_read(&header, "Birch is older than Alder.", built));
    }
}

#[test]
fn who_works_with_somebody_is_another_one() {
    assert_read(
        "guest: Basil, Cora, Dulcie, Edgar\nobject: barometer, harmonium, clock, pike\ntown: Rome, Oslo, Lima, Bonn\n",
        &[
            ("Basil works with the owner of the clock.", ""),
            ("Basil works for the man with the clock.", ""),
            ("The owner of the clock was taught by Basil.", ""),
            ("The owner of the clock works with Basil.", ""),
            ("The owner of the clock works in Rome.", "clock = Rome"),
        ],
    );
}

#[test]
fn a_sentence_is_looked_at_as_a_whole() {
    let header = "houses: 5\nname: Ada, Ben, Cleo, Dora, Ed\ncar: Audi, BMW, Fiat, Jeep, Saab\ndrink: cocoa, juice, milk, tea, water\n";
    super::order::assert_read(
        header,
        &[
            ("The first of Ada and Ben drives the Audi.", ""),
            ("The leftmost of Ada and Ben drinks tea.", ""),
            ("The person in the middle of Ada and Ben drinks tea.", ""),
            ("Ada lives to the left of Ben and Cleo drinks tea.", "Ada left of Ben and Cleo = tea"),
            ("Ada is next to Ben on her left.", ""),
            ("Ada has Ben as a neighbor on her left.", ""),
            ("Only Ada has only one neighbor.", ""),
            ("Ada lives with the owner of the Audi.", ""),
            ("Ada is the owner of the Audi.", "Ada = Audi"),
            ("Ada isn't afraid of the Audi.", ""),
        ],
    );
}

#[test]
fn who_is_not_allergic_to_what_others_are_allergic_to_is_another_one() {
    let puzzle = "name: Ada, Ben, Cleo\nallergen: eggs, mold, ragweed\n\nclues:\n  Ada is not allergic to mold.\n  \
                  Ben is allergic to eggs.\n";
    let (read, _) = super::readings(puzzle).expect("the puzzle is about allergies");
    assert_eq!(read, ["Ada != mold", "Ben = eggs"]);
}

#[test]
fn an_aside_is_not_of_all_nor_of_a_condition() {
    const HEADER: &str = "positions day: Monday, Tuesday, Wednesday, Thursday\nperson: Ada, Bob, Cora, Dan\n\
                          drink: tea, milk, cocoa, water\npet: husky, collie, parrot, cat\n";
    assert_read(
        HEADER,
        &[
            ("Either Cora or Bob, who drinks tea, has the husky.", ""),
            ("Either Cora or Bob has the husky.", "husky is either Cora or Bob"),
            ("If Ada, who drinks tea, has the collie, then Bob has the cat.", ""),
            ("If Ada has the collie, then Bob has the cat.", "if Ada = collie then Bob = cat"),
        ],
    );
}

#[test]
fn some_day_is_not_the_next_one() {
    let header = |days: &str| {
        format!(
            "positions day: {days}\nperson: Ada, Bob, Cora, Dan\ndrink: tea, milk, cocoa, water\n"
        )
    };
    assert_read(
        &header("Monday, Tuesday, Wednesday, Thursday"),
        &[
            ("Ada came on a day earlier than Bob.", "Ada before Bob"),
            ("Ada came on a day later than the tea drinker.", "Ada after tea"),
            ("Ada came a day earlier than Bob.", "Ada directly before Bob"),
            ("Ada and Bob came on consecutive days.", "Ada next to Bob"),
            // Who came first of these?
            ("Cora came after Bob, and Bob came first.", ""),
            ("Cora came between Bob and Dan, and Dan came first.", ""),
            ("Cora came after Bob, and Ada came first.", "Cora after Bob and Ada at Monday"),
            ("Ada can speak on Tuesday.", ""),
            ("Ada cannot speak on Tuesday.", "Ada != Tuesday"),
        ],
    );
    assert_read(
        &header("Monday, Tuesday, Thursday, Friday"),
        &[("Ada and Bob came on consecutive days.", "")],
    );
}

#[test]
fn a_value_before_or_is_no_difference() {
    assert_read(
        "person: Ada, Ben, Cora, Dan\nage: 8, 10, 12, 14\nprice: $30, $40, $50, $60\nyear: 1990, 1992, 1994, 1996\n",
        &[
            ("Ada is 8 or two years older than Ben.", ""),
            (
                "Ada is two or four years older than Ben.",
                "Ada age 2 more than Ben or Ada age 4 more than Ben",
            ),
            ("Ada paid $50 or $10 more than Ben.", ""),
            ("Ada was born in 1990 or two years before Ben.", ""),
        ],
    );
}

#[test]
fn several_finish_one_by_one() {
    assert_read(
        "positions place: 1..4\nname: Ann, Bo, Cy, Di\nhat: fez, cap, beret, bonnet\n",
        &[
            (
                "Ann, Bo and Cy finished 1st, 2nd and 3rd.",
                "Ann in place 1 and Bo in place 2 and Cy in place 3",
            ),
            ("Ann and Cy finished third and fourth.", "Ann in place 3 and Cy in place 4"),
            ("Ann and Bo own the fez and the cap respectively.", "Ann = fez and Bo = cap"),
            (
                "Ann, Bo, and Cy own the fez, the cap, and the beret, respectively.",
                "Ann = fez and Bo = cap and Cy = beret",
            ),
            ("Ann, Bo and Cy finished 1st and 2nd.", ""),
            ("Ann and Bo did not finish first and second.", ""),
            ("Ann or Bo finished first and second.", ""),
        ],
    );
    // Not only that they are different.
    assert_confirmed(
        "positions place: 1..4\nname: Ann, Bo, Cy, Di\nhat: fez, cap, beret, bonnet\n",
        "  Ann in place 2\n  Bo in place 1\n  Cy in place 3\n  Ann = fez\n  Bo = cap\n  Cy = beret\n",
        &[
            ("Ann and Bo both laughed.", true),
            ("Ann and Bo laughed 1st and 2nd.", false),
            ("Ann and Bo were said to be first and second.", false),
        ],
    );
}

#[test]
fn who_sits_with_so_many_is_one_more() {
    let inns = "positions table: 1, 2, 3, 4\nname: Ann, Bo, Cy, Di\npeople: 2, 3, 5, 6\n";
    assert_read(
        inns,
        &[
            ("Ann ate with 3 people.", ""),
            ("Ann is with three people.", ""),
            // The group, or so many of all
            ("3 people are left of Ann.", ""),
            ("Two people came after Ann.", ""),
            ("Ann is in the group of 3 people.", "Ann = people:3"),
            ("Bo's table is with 5 people.", "Bo = 5"),
            ("The group of 3 people is left of Ann.", "people:3 left of Ann"),
        ],
    );
    let times = "name: Ann, Bo, Cy, Di\npeople: 2, 3, 5, 6\ntime: 5:00, 5:15, 5:30, 5:45\n";
    assert_read(
        times,
        &[
            ("Two people came later than Ann.", ""),
            ("3 people came after Ann.", ""),
            ("Ann's tour is with 3 people.", "Ann = 3"),
            ("Bo arrived at 5:15.", "Bo = 5:15"),
        ],
    );
}

#[test]
fn the_first_of_ones_own_is_not_the_first_of_all() {
    assert_read(
        "driver: Ann, Bo, Cy, Di\nrace: dash, relay, hurdles, mile\nfinish: 1st, 2nd, 3rd, 4th\n",
        &[
            ("Ann's first race was the dash.", ""),
            ("Bo's second race was the mile.", ""),
            ("Her first race was the relay.", ""),
            ("The dash was the first race.", "dash = 1st"),
            ("Ann finished first.", "Ann = 1st"),
        ],
    );
    let dogs = "person: Ann, Bo, Cy, Di\npet: dog, cat, fox, owl\ntown: Rome, Oslo, Bonn, Lima\n";
    assert_read(
        dogs,
        &[
            ("Ann was the first owner of the dog.", ""),
            ("Ann was once the owner of the dog.", ""),
            ("Ann is the owner of the dog.", "Ann = dog"),
        ],
    );
}

#[test]
fn a_calendar_month_after_is_the_next_one() {
    assert_read(
        "positions month: February, March, April, June\nperson: Ann, Bo, Cy, Di\n",
        &[
            ("Ann has her birthday the calendar month after Bo.", ""),
            ("Ann came the very calendar month before Bo.", ""),
            ("Ann was born in the only month which has more than 29 days.", ""),
            ("Ann was born in the month which has more than 29 days.", ""),
            ("Ann's birthday is in the month which has more than 30 days.", "Ann at March"),
            (
                "Ann's birthday is in a month which has more than 29 days.",
                "Ann at March, April or June",
            ),
        ],
    );
    // The third of May, where another list tells the months
    assert_read(
        "person: Ann, Bo, Cy, Di\nmonth: 1, 2, 3, 5\nday: 1, 2, 3, 5\n",
        &[("Ann came on May 3.", "")],
    );
    assert_read("person: Ann, Bo, Cy, Di\nday: 1, 2, 3, 5\n", &[("Ann came on May 3.", "Ann = 3")]);
    assert_read(
        "cub: Tib, Bo, Cy, Di\nage in months: 1, 2, 3, 5\n",
        &[("Tib was fed in March.", "")],
    );
}

#[test]
fn an_epithet_may_tell_what_a_list_tells() {
    for (list, sentence) in [
        ("flavour: sour, sweet, bitter, salty", "The tangy stew is next to Ann."),
        ("size: small, huge, medium, tiny", "The mighty stew is next to Ann."),
        ("texture: soft, smooth, rough, thick", "The fluffy stew is next to Ann."),
        ("job: actress, policewoman, fireman, postman", "Officer Ann is next to Bo."),
    ] {
        let header =
            "positions stall: 1..4\nperson: Ann, Bo, Cy, Di\ndish: stew, soup, pie, salad\n";
        assert_read(&format!("{header}{list}\n"), &[(sentence, "")]);
        assert!(super::sentences::reading(header, sentence).is_ok(), "{sentence}");
    }
}

#[test]
fn what_is_only_felt_is_not_done() {
    assert_confirmed(
        "name: Ann, Bo, Cy\ntown: Rome, Oslo, Bonn\npet: dog, cat, fox\n",
        "  Bo has the cat.\n  Cy has the fox.\n  Bo is in Oslo.\n",
        &[
            ("Ann did not visit Bonn.", true),
            ("Ann did not like to visit Bonn.", false),
            ("Ann did not want to visit Bonn.", false),
            ("Ann did not hope to see Bonn.", false),
            ("Ann might not visit Bonn.", false),
            // Of a boss and a wife nothing is asked.
            ("Cy isn't the one whose boss turned out to be from Rome.", false),
            ("Cy isn't the one whose wife took him to Rome.", false),
        ],
    );
}

#[test]
fn behind_what_somebody_has_is_no_place_of_the_row() {
    assert_confirmed(
        "positions stall: 1, 2, 3\nkeeper: Ada, Ben, Cleo\ntune: banjo, fiddle, harp\n",
        "  Ada is at stall 2.\n  Ben is at stall 1.\n  Ben has the fiddle.\n",
        &[
            ("The harp may be heard from behind Ada's awning.", false),
            ("The harp is played behind Ada's counter.", false),
            ("The harp is at stall 3.", true),
        ],
    );
}

#[test]
fn verbs_of_parting_are_not_learned() {
    let others = "  Cy has the fox.\n  Ann is in Rome.\n  The cat is in Oslo.\n  Di is in Lima.\n";
    let header = "person: Ann, Bo, Cy, Di\ntown: Rome, Oslo, Bonn, Lima\npet: dog, cat, fox, owl\n";
    for parted in [
        "fell out with",
        "parted with",
        "handed back",
        "walked out on",
        "hid from",
        "wrote off",
        "rebuffed",
        "jettisoned",
        "evicted",
        "quarrelled with",
        "slunk from",
    ] {
        let rest = format!("  Bo {parted} the cat.\n{others}");
        assert_confirmed(header, &rest, &[(&format!("Ann {parted} the dog."), false)]);
    }
    let rest = format!("  Bo cuddled the cat.\n{others}");
    assert_confirmed(header, &rest, &[("Ann cuddled the dog.", true)]);
}

#[test]
fn how_much_more_is_denied_is_no_denial_of_more() {
    let header = "child: Ann, Bob, Cal\nage: 9, 10, 12\ntime (came): 9:00, 9:30, 10:30\n";
    assert_read(
        header,
        &[
            ("Ann is much older than Bob.", "Ann age more than Bob"),
            ("Ann is not much older than Bob.", ""),
            ("Ann isn't a lot older than Bob.", ""),
            ("Neither Ann nor Bob is slightly older than Cal.", ""),
            ("If Ann is much older than Bob, then Cal is 9.", ""),
            ("Either Ann is far older than Bob, or Cal is 10.", ""),
            ("Ann did not come directly after Bob.", ""),
            ("Ann did not come shortly after Bob.", ""),
            (
                "Ann isn't 9, and Bob is slightly older than Cal.",
                "Ann != 9 and Bob age more than Cal",
            ),
        ],
    );
}
