//! Lines that are headings: `Clues`, `We also know the following:`, `Solution`.

use super::parts::Section;
use crate::english::memo::Memo;
use crate::english::token::{Token, tokens_of};
use crate::english::words::Words;

/// What a heading opens.
pub(in super::super) enum Heading {
    Section(Section),
    Solution,
    /// `Your output should be of the following form:`
    Form,
}

/// Whether a heading of clues may say that they are not to be taken as they stand: `False clues:`, `Exactly one of these
/// is true:`, `What Ann dreamed`.
pub(in super::super) fn reverses(said: &str) -> bool {
    match said.len() <= LONGEST_KNOWN {
        true => KNOWN.with(|known| known.get(said, || reverses_anew(said), |of| *of)),
        false => reverses_anew(said),
    }
}

/// The longest texts that are remembered, in bytes.
const LONGEST_KNOWN: usize = 1 << 9;

thread_local! {
    /// Texts with whether they say so, which depends on nothing else: puzzles of one source have the same headings.
    static KNOWN: Memo<bool> = Memo::new(1 << 10);
}

fn reverses_anew(said: &str) -> bool {
    const WORDS: Words = Words::of(&[
        "'t",
        "accus",
        "alleg",
        "another",
        "backward",
        "claim",
        "contradict",
        "dream",
        "either",
        "error",
        "exactly",
        "except",
        "fake",
        "fals",
        "ignor",
        "incorrect",
        "invalid",
        "least",
        "liar",
        "lie",
        "mayb",
        "mistak",
        "most",
        "neither",
        "never",
        "none",
        "not",
        "noth",
        "opposit",
        "outdat",
        "perhap",
        "possibl",
        "revers",
        "rumor",
        "rumour",
        "said",
        "say",
        "unless",
        "untru",
        "wrong",
        "wrongli",
    ]);
    const FEW: &[&str] = &["half", "one", "some", "three", "two"];
    let tokens = tokens_of(said);
    let has = |token: &Token| WORDS.contains(&&*token.stem) || WORDS.contains(&&*token.word);
    // `only two of the following`, and not `Use only these clues:`
    let few = |pair: &[Token]| pair[0].word == "only" && FEW.contains(&&*pair[1].word);
    tokens.iter().any(has) || tokens.windows(2).any(few)
}

/// What a line that is a heading opens: `Clues`, `We also know the following:`.
pub(in super::super) fn heading(said: &str, marked: bool) -> Option<Heading> {
    let bare = said.trim_end_matches(['*', '_', ' ']);
    let most = match bare.ends_with(':') {
        true => 15,
        false if bare.ends_with(['.', '?', '!']) => return None,
        false if marked => 15,
        false => 3,
    };
    // `said` may be a whole book on one line.
    if bare.split_whitespace().nth(most).is_some() {
        return None;
    }
    let tokens = tokens_of(bare);
    let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&token.word.as_str()));
    let of_lists = has(&[
        "category",
        "categories",
        "characteristic",
        "characteristics",
        "attribute",
        "attributes",
    ]);
    let knows =
        bare.ends_with(':') && has(&["know", "known", "told", "true", "following"]) && !of_lists;
    let of_answer = has(&["format", "form"])
        && has(&["answer", "answering", "output", "response", "reply", "replying"]);
    let clues = has(&[
        "clue",
        "clues",
        "hint",
        "hints",
        "fact",
        "facts",
        "constraints",
        "conditions",
        "premises",
        "statements",
        "rules",
    ]);
    let short = tokens.len() <= 4
        && has(&["solution", "solutions", "answer", "answers"])
        && !has(&["format"]);
    // A line that nothing sets off is a heading only if it is nothing else.
    let only = |token: &Token| {
        const WORDS: &[&str] = &[
            "the",
            "and",
            "clues",
            "hints",
            "facts",
            "questions",
            "solution",
            "answer",
            "answers",
            "your",
            "rules",
            "constraints",
            "here",
            "are",
            "grid",
        ];
        WORDS.contains(&token.word.as_str())
    };
    if !marked && !bare.ends_with(':') && !tokens.iter().filter(|token| token.is_word()).all(only) {
        None
    } else if of_answer || short && has(&["chart", "grid", "sheet", "table"]) {
        // `Solution grid:` has blanks to fill in.
        Some(Heading::Form)
    } else if has(&["question", "questions"])
        || bare.ends_with(':') && tokens.len() == 2 && has(&["goal", "objective", "task"])
        || bare.ends_with(':') && has(&["tell"]) && has(&["me", "us"])
    {
        Some(Heading::Section(Section::Questions))
    } else if clues || knows {
        Some(Heading::Section(Section::Clues))
    } else if short {
        Some(Heading::Solution)
    } else {
        None
    }
}
