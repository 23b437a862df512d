//! English clues and what the header says for them: how they are taken from a file and written.

use zebra_sat::model::Puzzle;
use zebra_sat::resolve::{Resolved, resolve};
use zebra_sat::syntax::ast::{Clue, Document, LineKind};
use zebra_sat::syntax::{Diagnostics, format};

use super::json::check_schema;
use super::{bones, check_laws, parse, puzzle_of, read};

const HEADER: &str = "houses: 3\npet: cat, dog, eel\ncolour: red, green, blue\n";

fn clues(document: &Document) -> impl Iterator<Item = &Clue> {
    document.lines.iter().filter_map(|line| match &line.kind {
        LineKind::Clue(clue) => Some(clue),
        _ => None,
    })
}

/// The label, the sentence and the wording of the only clue.
fn clue(line: &str) -> [Option<String>; 3] {
    let text = format!("{HEADER}clues:\n{line}\n");
    let document = parse(&text);
    let clues: Vec<_> = clues(&document).collect();
    assert_eq!(clues.len(), 1, "{line}");
    let clue = clues[0];
    assert_eq!(clue.english.is_some(), clue.statement.is_none(), "{line}");
    if let Some(sentence) = &clue.english {
        let written = &text[sentence.span.range()];
        assert_eq!(written.split_whitespace().collect::<Vec<_>>().join(" "), sentence.text);
    }
    let canonical = format::document(&document);
    assert_eq!(bones(&parse(&canonical)), bones(&document), "{canonical}");
    [&clue.label, &clue.english, &clue.wording].map(|n| n.as_ref().map(|n| n.text.to_string()))
}

#[test]
fn a_clue_that_ends_in_a_full_stop_is_a_sentence() {
    let sentences = [
        "The cat lives in the red house.",
        "The cat's owner isn't next to the eel: he paid $4.50 (or 20%); who knows?.",
        "\u{2018}Cats\u{2019} aren\u{2019}t \u{201c}red\u{201d}.",
        "If the cat is red, then either the dog or the eel is blue.",
        "The {red} | [green] house \u{2013} at 9:00 \u{2013} is not the \"green house\".",
        "The cat is red. The dog is blue.",
        "He likes \"C# and F#\" most.",
        "Note: the cat is red.",
        "The cat is in house no. 3.",
        ".",
    ];
    for sentence in sentences {
        let found = Some(sentence.to_owned());
        assert_eq!(clue(&format!("  {sentence}")), [None, found.clone(), None]);
        assert_eq!(clue(&format!("{sentence}  # a comment.")), [None, found.clone(), None]);
        let labelled = format!("  12) {sentence}   \"words\"  # more");
        assert_eq!(clue(&labelled), [Some("12".into()), found, Some("words".into())]);
    }
    let continued = clue("  3. The  cat lives\n    in the\t red\r\n     house.\n    \"so\" # end");
    let sentence = "The cat lives in the red house.".to_owned();
    assert_eq!(continued, [Some("3".into()), Some(sentence), Some("so".into())]);
}

#[test]
fn other_clues_are_formal() {
    for formal in ["cat = red", "  1. cat = red \"The cat is red.\"", "cat = red # really."] {
        assert_eq!(clue(formal)[1], None);
    }
}

#[test]
fn formatting_keeps_sentences() {
    let text = format!(
        "{HEADER}\nclues: # all\n  1)   The cat  lives\n   in the red house.    \"words\"  # why\n  # then\n  cat = red\n"
    );
    let expected = "houses: 3\npet:    cat, dog, eel\ncolour: red, green, blue\n\nclues:  # all\n  \
                    1. The cat lives in the red house.  \"words\"  # why\n  # then\n  cat = red\n";
    assert_eq!(format::document(&parse(&text)), expected);
}

#[test]
fn the_header_may_say_other_names_and_words() {
    check_laws(
        "houses: 3\n\
         drink (drinks, drank, \"sips: slowly\"): tea (also chai), milk, \"a, b\" (also \"c;d\")\n\
         year: 1990, 1991, 1992 (also the last one)\n\
         pet ( owns ): dog (ALSO puppy,\n  hound), cat ( also kitty ), eel, fox (some)\n\
         \"title\" (has): also, x (also \"also x\", also y), \"(also)\"\n",
    );
    let text = "houses: 2\npet(owns,keeps):dog(also puppy,hound) , cat (ordered)\n";
    let expected = "houses: 2\npet (owns, keeps): dog (also puppy, hound), cat (ordered)\n";
    assert_eq!(format::document(&parse(text)), expected);
    let puzzle = puzzle_of("test.zebra", text);
    assert_eq!(puzzle.categories[0].words, ["owns", "keeps"]);
    assert_eq!(puzzle.items[0].also, ["puppy", "hound"]);
    assert!(puzzle.items[1].also.is_empty());
    // A range has no room for them.
    let range = "houses: 4\nyear: 1, 2 (also two), 3, 4\n";
    assert_eq!(format::puzzle(&puzzle_of("test.zebra", range)), range.replacen('\n', "\n\n", 1));
    // The first category may serve as the positions.
    check_laws("guest (visits): Ann (also Annie), Bob\npet: dog, cat\n");
}

#[test]
fn json_has_other_names_and_words() {
    let text = r#"{"version": 1, "positions": {"name": "house", "labels": [1, 2]}, "categories":
        [{"name": "pet", "items": ["dog", "cat"], "words": ["owns"], "also":
            [{"item": "cat", "names": ["kitty", 9]}, {"item": "DOG", "names": ["puppy"]}]}]}"#;
    check_schema(text);
    let expected = "houses: 2\n\npet (owns): dog (also puppy), cat (also kitty, 9)\n";
    assert_eq!(format::puzzle(&puzzle_of("test.json", text)), expected);

    let wrong = |from: &str, to: &str| -> Vec<(&'static str, String)> {
        let loaded = read("test.json", &text.replace(from, to));
        let found = loaded.diagnostics.sorted().into_iter();
        found.map(|d| (d.code.name(), loaded.source.slice(d.span).to_owned())).collect()
    };
    assert_eq!(wrong("DOG", "dgo"), [("unknown-name", "\"dgo\"".to_owned())]);
    assert_eq!(wrong("puppy", "Cat"), [("duplicate-item", "\"Cat\"".to_owned())]);
    assert_eq!(wrong("kitty", ""), [("empty-name", "\"\"".to_owned())]);
    let owns = r#"["owns"]"#;
    assert_eq!(wrong(owns, r#"["a", "A"]"#), [("duplicate-item", "\"A\"".to_owned())]);
    let many = format!("[{}]", vec!["\"a\""; 1_001].join(","));
    assert_eq!(wrong(owns, &many)[0].0, "too-large");
    assert_eq!(wrong(r#"["kitty", 9]"#, &many)[0].0, "too-large");
}

#[test]
fn too_many_other_names_are_refused() {
    let names: Vec<_> = (0..1_001).map(|n| format!("n{n}")).collect();
    let names = names.join(", ");
    for line in [format!("pet: dog (also {names}), cat"), format!("pet ({names}): dog, cat")] {
        let loaded = read("test.zebra", &format!("houses: 2\n{line}\n"));
        let codes: Vec<_> = loaded.diagnostics.sorted().iter().map(|d| d.code.name()).collect();
        assert_eq!(codes, ["too-large"]);
    }
}

/// A text with sentences, and what they say: `None` leaves one out.
fn resolved(text: &str, says: &[Option<&str>]) -> (Document, Resolved) {
    let formal = says.iter().map(|says| format!("  {}\n", says.unwrap_or("cat = cat")));
    let header = text.split("clues:").next().unwrap();
    let formal = parse(&format!("{header}clues:\n{}", formal.collect::<String>()));
    let statements: Vec<_> = clues(&formal).map(|clue| clue.statement.clone()).collect();
    let document = parse(text);
    let mut read = document.clone();
    let mut statements = statements.into_iter().zip(says);
    for line in &mut read.lines {
        if let LineKind::Clue(clue) = &mut line.kind
            && let Some(sentence) = &clue.english
        {
            let (statement, says) = statements.next().unwrap();
            clue.statement = statement.filter(|_| says.is_some());
            clue.wording = clue.wording.take().or_else(|| Some(sentence.clone()));
        }
    }
    let mut diagnostics = Diagnostics::default();
    let resolved = resolve(&read, &mut diagnostics);
    (document, resolved.unwrap_or_else(|| panic!("{:#?}", diagnostics.sorted())))
}

fn labels(puzzle: &Puzzle) -> Vec<Option<&str>> {
    puzzle.clues.iter().map(|clue| clue.label.as_deref()).collect()
}

#[test]
fn english_clues_are_written_formally() {
    let text = format!(
        "{HEADER}\nclues:\n  # one\n  The cat is  red.\n  2. The dog isn't.  \"not red\"  # two\n  eel = blue\n"
    );
    let says = [Some("pet:cat is colour:red"), Some("not pet:dog = colour:red")];
    let (document, resolved) = resolved(&text, &says);
    let formal = format::formal(&document, &resolved.puzzle, &resolved.clue_spans);
    let expected = "houses: 3\npet:    cat, dog, eel\ncolour: red, green, blue\n\nclues:\n  # one\n  \
                    cat = red           \"The cat is red.\"\n  \
                    2. not (dog = red)  \"not red\"  # two\n  eel = blue\n";
    assert_eq!(formal, expected);
    assert_eq!(puzzle_of("formal.zebra", &formal), resolved.puzzle);
}

#[test]
fn what_is_left_out_becomes_a_comment_and_the_others_keep_their_numbers() {
    let text = format!(
        "{HEADER}\nclues:\n  The cat is red.\n  # hm\n  The cat sings.  # why?\n  eel = blue\n  \
         The dog is green.\n  9. The eel sings.\n"
    );
    let says = [Some("cat = red"), None, Some("dog = green"), None];
    let (document, resolved) = resolved(&text, &says);
    assert_eq!(labels(&resolved.puzzle), [None, Some("3"), Some("4")]);
    let formal = format::formal(&document, &resolved.puzzle, &resolved.clue_spans);
    let expected = "houses: 3\npet:    cat, dog, eel\ncolour: red, green, blue\n\nclues:\n  \
                    cat = red  \"The cat is red.\"\n  # hm\n  # The cat sings.\n  # why?\n  \
                    3. eel = blue\n  4. dog = green  \"The dog is green.\"\n  # 9. The eel sings.\n";
    assert_eq!(formal, expected);
    assert_eq!(puzzle_of("formal.zebra", &formal), resolved.puzzle);
}
