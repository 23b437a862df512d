//! The gist of a clue about a row: two things and at most one relation, in whatever words.

use super::run;

/// A row of six tents.
const CAMP: &str = "positions tent: 1..6\ncamper: Alma, Bruno, Cecily, Dominic, Esther, Frank\n\
                    canvas: green, grey, orange, pink, white, yellow\nsupper: beans, chilli, noodles, pancakes, soup, stew\n\
                    town: Bath, Cork, Derby, Ely, Leeds, Perth\nforgotten: kettle, lantern, map, pillow, towel, whistle\n\
                    pet: budgie, cat, hound, lizard, rabbit, tortoise\n";

/// What a sentence would say if it were taken freely, or that it says so without; `None` if it is refused.
fn gist(sentence: &str) -> Option<String> {
    gist_of(CAMP, sentence)
}

/// The same, of another puzzle.
fn gist_of(header: &str, sentence: &str) -> Option<String> {
    let (code, out, err) = run(&["check", "-"], &format!("{header}\nclues:\n  {sentence}\n"));
    let of_quoted = |said: &str| said.replace(['"'], "");
    let freely = err
        .lines()
        .find_map(|line| line.trim().strip_prefix("= help: taken freely it would say `"));
    if let Some(said) = freely {
        let plain = of_quoted(said.trim_end_matches('`'));
        let bare = |word: &str| {
            let brace = if word.starts_with('{') { "{" } else { "" };
            let word = word.trim_start_matches('{');
            format!("{brace}{}", word.rsplit(':').next().unwrap_or(word))
        };
        return Some(plain.split(' ').map(bare).collect::<Vec<_>>().join(" "));
    }
    let strictly = out.lines().find_map(|line| line.trim().strip_prefix("1. "));
    strictly.filter(|_| code == 0).map(|line| line.split("  \"").next().unwrap_or(line).to_owned())
}

#[test]
fn two_things_go_together_in_whatever_words() {
    for (sentence, says) in [
        ("Stew bubbled over the fire in front of the green tent.", "stew = green"),
        ("A lizard basked on the roof of the orange tent.", "lizard = orange"),
        ("Noodles were on the menu in tent 2.", "noodles in tent 2"),
        ("Dominic could not resist the pancakes.", "Dominic = pancakes"),
        ("The tortoise dozed beneath the white canvas.", "tortoise = white"),
        ("Every evening the rabbit nibbles the leftovers of the soup.", "rabbit = soup"),
        ("Cecily never eats anything but chilli.", "Cecily = chilli"),
        ("The smell of chilli came from the grey tent.", "chilli = grey"),
        ("The camper from Ely simmered a pot of beans.", "Ely = beans"),
        ("The hound strolled about the pink tent.", "hound = pink"),
    ] {
        assert_eq!(gist(sentence).as_deref(), Some(says), "{sentence}");
    }
}

#[test]
fn what_is_always_so_and_what_others_feel_changes_nothing() {
    for (sentence, says) in [
        ("Under the pink canvas, stew is stirred at all hours.", "pink = stew"),
        (
            "The camper with the lizard can't get through the day without noodles.",
            "lizard = noodles",
        ),
        ("Dominic eats pancakes before every game, of all things.", "Dominic = pancakes"),
        ("The hound howls under the white canvas after every meal.", "hound = white"),
        ("Esther stirs the beans, to everyone's dismay.", "Esther = beans"),
        ("The camper under the grey canvas stirs the chilli.", "grey = chilli"),
    ] {
        assert_eq!(gist(sentence).as_deref(), Some(says), "{sentence}");
    }
    for sentence in [
        "Dominic eats pancakes before every camper from Ely.",
        "Dominic eats pancakes before every tent.",
        "Alma cannot sleep without Bruno.",
        "Alma cannot cook without the camper from Ely.",
        "Esther stirs the beans, to Cecily's dismay.",
    ] {
        assert_eq!(gist(sentence), None, "{sentence}");
    }
}

#[test]
fn what_is_nowhere_and_one_of_two() {
    for (sentence, says) in [
        ("There is no stew in front of the tent with the hound.", "stew != hound"),
        ("You will not find the cat under the pink canvas.", "cat != pink"),
        ("You won't find the stew in front of the pink tent.", "stew != pink"),
        (
            "The cat is either in the pink tent or with the camper from Bath.",
            "cat is either pink or Bath",
        ),
        (
            "The cat lives neither in the pink tent nor in the white one.",
            "cat != pink and cat != white",
        ),
    ] {
        assert_eq!(gist(sentence).as_deref(), Some(says), "{sentence}");
    }
    for sentence in [
        "There is no path between the pink tent and the hound.",
        "There is no camper with a hound in the pink tent.",
        "You will find no stew that is better than the soup.",
        "Either the cat or the hound sniffed at the stew or the soup.",
        "Neither Alma nor Bruno met the camper from Ely.",
        "You will not find Alma with Bruno.",
    ] {
        assert_eq!(gist(sentence), None, "{sentence}");
    }
}

#[test]
fn days_before_others_in_whatever_words() {
    const WEEK: &str = "positions day: Monday, Tuesday, Wednesday, Thursday, Friday\n\
                        child: Olga, Jan, Ella, Carl, Rosa\npet: gecko, hamster, goldfish, gerbil, newt\n\
                        dish: pasta, soup, stew, rice, tart\n";
    for (sentence, says) in [
        ("Olga helps on the day before Jan.", "Olga directly before Jan"),
        (
            "The tart was cooked the day before Olga was in the kitchen.",
            "tart directly before Olga",
        ),
        ("The gecko is petted later in the week than the newt is washed.", "gecko after newt"),
        ("There was tart on the day before Jan's turn.", "tart directly before Jan"),
    ] {
        assert_eq!(gist_of(WEEK, sentence).as_deref(), Some(says), "{sentence}");
    }
    for sentence in [
        "The stew was bought the day before Olga cooked it.",
        "Olga cooks stew every Monday.",
        "Two days after Olga came back Jan cooked stew.",
        "The gecko was carried down by Carl.",
    ] {
        assert_eq!(gist_of(WEEK, sentence), None, "{sentence}");
    }
}

#[test]
fn what_may_say_something_else_has_no_gist() {
    for sentence in [
        // Two people, or somebody toward whom something is done.
        "Alma waved to the camper from Ely.",
        "Bruno cooked the beans for Cecily.",
        "Frank handed the soup to the camper from Cork.",
        "Alma's visitor patted the hound.",
        // Denials, wishes, other times.
        "Bruno refused the beans.",
        "Dominic wished for stew.",
        "Esther almost ordered the soup.",
        "Frank gave up the hound.",
        "The lizard frightened the cat.",
        // Comparisons and counts.
        "Alma ate more beans than soup.",
        "Two of the campers peeled the beans in the green tent.",
        // Words of another category, without an item of it.
        "Alma's canvas smells of beans.",
        // A third thing.
        "Alma slept near the hound that sniffed at the stew.",
        // Conditions and doubts.
        "Supposedly the hound snored in the pink tent.",
        "Alma likely ate the stew.",
        "Alma doesn't have to eat the stew.",
        // How far values are apart.
        "The stew got cold an hour later than the soup.",
        // Another house than one's own.
        "Bruno mended the pole of the pink tent.",
        "Alma visited the pink tent every day.",
        "The hound ran away from the pink tent.",
        "The path leads from the pink tent to the stew.",
        "If the hound snored, the pancakes burnt.",
        // What is done to something of others, or by a thing to somebody.
        "The hound's barking keeps the camper from Ely awake all night.",
        "The hound barks at the pink tent at all hours.",
        "The smell of the stew drives the hound mad every evening.",
        "Alma plays with the hound every afternoon.",
        "The hound smells the stew every evening.",
        // What is near, and not there.
        "You will not find the cat outside the pink tent.",
        "There is no soup behind the pink tent.",
        "The tent behind the hound is pink.",
        "Bruno camps by the pink tent.",
        "The tent by Alma's is pink.",
        "The pink tent is next to Alma's uncle.",
        "Neither tea nor stew keeps Alma awake.",
        "Alma can't sleep without the hound snoring.",
    ] {
        let says = gist(sentence);
        let is_told = |says: &str| ["=", " after ", " before "].iter().any(|of| says.contains(of));
        assert!(!says.as_deref().is_some_and(is_told), "{sentence}: {says:?}");
    }
}

#[test]
fn one_relation_of_place_is_told_in_whatever_words() {
    for (sentence, says) in [
        ("The soup simmers somewhere to the left of the yellow canvas.", "soup left of yellow"),
        ("Beans sizzled next door to the camper with the hound.", "beans next to hound"),
        ("The hound growled further to the right than the lizard basked.", "hound right of lizard"),
        (
            "The tent where the noodles boiled has a higher number than that of the camper from Ely.",
            "noodles right of Ely",
        ),
        (
            "Alma snored somewhere between the hound and the tent where the stew bubbled.",
            "Alma between hound and stew",
        ),
        (
            "The pink tent has Bruno's on one side and the grey one on the other.",
            "pink directly between Bruno and grey",
        ),
        ("The soup simmered at one end of the row.", "soup at an end"),
        (
            "Two tents separate the sizzling beans from the hound.",
            "2 tents between beans and hound",
        ),
        (
            "Between the hound and the bubbling stew there are three others.",
            "3 tents between hound and stew",
        ),
        (
            "The rabbit and the bubbling stew have two tents between them.",
            "2 tents between rabbit and stew",
        ),
        ("The rabbit's tent has an even number.", "rabbit in an even tent"),
        ("Bruno and the snoring hound had adjoining tents.", "Bruno next to hound"),
    ] {
        let said = gist(sentence).unwrap_or_default();
        let apart = says.split_once(" tents between ").map(|(count, rest)| {
            let steps = count.parse::<u32>().unwrap_or(0) + 1;
            let (a, b) = rest.split_once(" and ").unwrap_or((rest, ""));
            format!("{a} {steps} apart from {b}")
        });
        assert!(said == says || Some(&said) == apart.as_ref(), "{sentence}: {said}, not {says}");
    }
}

#[test]
fn what_somebody_lacks_is_theirs_in_the_list() {
    for (sentence, says) in [
        ("Alma had come without a pillow.", Some("Alma = pillow")),
        ("The hound's owner misses the map.", Some("hound = map")),
        ("Alma forgot her pillow.", Some("Alma = pillow")),
        ("Alma had not packed a pillow.", None),
        ("Alma brought a pillow.", None),
        ("Alma had the map.", None),
    ] {
        let said = gist(sentence);
        let same = |said: &str| {
            let (a, b) = said.split_once(" = ")?;
            Some([a.to_owned(), b.to_owned()])
        };
        let sorted = |said: Option<&str>| {
            let mut both = said.and_then(same);
            both.iter_mut().for_each(|both| both.sort());
            both
        };
        assert_eq!(sorted(said.as_deref()), sorted(says), "{sentence}: {said:?}");
    }
}

/// In a row of tents what hangs beside a thing, or stands behind one, may be in the same tent.
#[test]
fn beside_a_thing_is_no_neighbour() {
    for sentence in [
        "The towel hangs beside the green canvas.",
        "The pillow lies next to the hound.",
        "The ladle hangs alongside the stew.",
    ] {
        assert!(!gist(sentence).is_some_and(|says| says.contains("next to")), "{sentence}");
    }
    for (sentence, says) in [
        ("The hound sleeps behind the yellow canvas.", "hound = yellow"),
        ("Alma is next to the hound.", "Alma next to hound"),
    ] {
        assert_eq!(gist(sentence).as_deref(), Some(says), "{sentence}");
    }
}

/// A gist is taken only if the puzzle has a single answer with it.
#[test]
fn only_a_single_answer_confirms_a_gist() {
    let with = |clues: &[&str]| {
        let header = "houses: 3\nname: Ann, Bo, Cy\npet: cat, dog, eel\n";
        let clues: String = clues.iter().map(|clue| format!("  {clue}\n")).collect();
        run(&["solve", "-"], &format!("{header}\nclues:\n{clues}"))
    };
    let order = ["Ann in house 1", "Bo in house 2"];
    let (code, _, err) =
        with(&[&order[..], &["Ann brushes the purring cat.", "dog in house 3"]].concat());
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("words of this clue are taken to say only what goes together: so there is a single answer"), "{err}");
    let (code, _, err) = with(&[&order[..], &["Ann brushes the purring cat."]].concat());
    assert_eq!(code, 2, "{err}");
    assert!(
        err.contains("taken freely it would say `name:\"Ann\" = pet:\"cat\"`")
            || err.contains("taken freely it would say `pet:\"cat\" = name:\"Ann\"`"),
        "{err}"
    );
}

/// A table without an order of rows.
const KITES: &str = "tail: 6 feet, 9 feet, 12 feet, 15 feet\nkite: Albatross, Gull, Petrel, Tern\n\
                     flier: Ada, Ben, Cleo, Dev\ntown: Bath, Cork, Ely, Oslo\n";

#[test]
fn a_table_tells_how_values_differ_in_whatever_words() {
    for (sentence, says) in [
        (
            "Of the kite that soared over Oslo and Ada's kite, one is the Gull and the other got tangled up with a tail of 12 feet.",
            "{Oslo, Ada} = {Gull, 12 feet}",
        ),
        (
            "The kite with which Cleo amazed the crowd has a tail 3 feet longer than that of the kite from Oslo.",
            "Cleo tail 3 more than Oslo",
        ),
        (
            "The kite that amazed the crowd at Oslo was flown either by Ada or by Ben.",
            "Oslo is either Ada or Ben",
        ),
    ] {
        assert_eq!(gist_of(KITES, sentence).as_deref(), Some(says), "{sentence}");
    }
    for sentence in [
        // Of something else that is so long.
        "The kite that Cleo amazed the crowd with has a wing 3 feet longer than that of the kite from Oslo.",
        "The kite that Cleo amazed the crowd with has a tail as long as that of the kite from Oslo.",
        // Of somebody else.
        "Cleo's rival amazed the crowd with a tail 3 feet longer than that of the kite from Oslo.",
        "Of the kite that soared over Oslo and Ada's kite, one is the Gull and the other is not the Tern.",
        "Of the kite that soared over Oslo and Ada's kite, one is the Gull.",
        "Of Ada and Ben, one is Cleo's uncle and the other soared over Oslo.",
    ] {
        let says = gist_of(KITES, sentence);
        assert_eq!(says, None, "{sentence}");
    }
}
