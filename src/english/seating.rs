//! Words of rows of seats and of floors for which plainer ones stand: `immediate neighbour`, `at the extreme ends of the line`.

use compact_str::CompactString;

use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words::Words;

/// What the positions are the whole of: the end `of the line`, the top floor `of the building`.
const WHOLE: Words = Words::of(&[
    "apartment",
    "block",
    "building",
    "hostel",
    "hotel",
    "house",
    "line",
    "queue",
    "row",
    "tower",
]);

/// The tokens of some sentences with `neighbour` for `immediate neighbour`, `end` for `extreme end of the line` and
/// `far left` for `extreme left`.
pub(super) fn plainly(vocabulary: &Vocabulary, mut tokens: Vec<Token>) -> Vec<Token> {
    let is_extra = |token: &Token| {
        matches!(&*token.word, "extreme" | "immediate") || WHOLE.contains(&&*token.word)
    };
    if !vocabulary.has_order || !tokens.iter().any(is_extra) {
        return tokens;
    }
    let may_tell = |pair: &[Token]| {
        matches!(&*pair[0].word, "extreme" | "immediate")
            || pair[0].word == "of" && pair[1].word == "the"
    };
    if !tokens.windows(2).any(may_tell) {
        return tokens;
    }
    let in_name = vocabulary.in_names(&tokens, |_| false);
    let mut kept = vec![true; tokens.len()];
    for at in (0..tokens.len().saturating_sub(1)).filter(|at| !in_name[*at]) {
        let next = &tokens[at + 1];
        let is_neighbour = matches!(&*next.stem, "neighbor" | "neighbour");
        match (&*tokens[at].word, &*next.word) {
            ("extreme", "end" | "ends") => kept[at] = false,
            ("immediate", _) if is_neighbour => {
                kept[at] = false;
                // `an immediate neighbour`
                if let Some(before) = at.checked_sub(1).filter(|last| tokens[*last].word == "an") {
                    tokens[before].word = CompactString::const_new("a");
                }
            }
            ("of", "the")
                if at > 1 && ends_whole(vocabulary, &in_name[at..], &tokens[at - 2..]) =>
            {
                kept[at..at + 3].fill(false);
            }
            ("extreme", "left" | "right") => tokens[at].word = CompactString::const_new("far"),
            _ => {}
        }
    }
    tokens.into_iter().zip(kept).filter_map(|(token, kept)| kept.then_some(token)).collect()
}

/// Whether words such as `ends of the line`, `an end of the row` or `top floor of the building` begin some tokens, of which the last
/// one tells nothing more. The end of the line, alone, is its last place.
fn ends_whole(vocabulary: &Vocabulary, in_name: &[bool], tokens: &[Token]) -> bool {
    let [before, noun, _, _, whole, ..] = tokens else { return false };
    let is_end = match &*noun.word {
        "end" => before.word != "the",
        "ends" => true,
        _ => noun.stem == "floor" && vocabulary.position_stem == "floor",
    };
    // `of the House`, of a bar with this name
    is_end && WHOLE.contains(&&*whole.word) && !in_name[2]
}
