//! Whether a text tells of a race, so that its people have places though nothing says so.

use crate::english::calendar;
use crate::english::function;
use crate::english::measure::begins_as_amount;
use crate::english::token::Token;
use crate::english::words;
use crate::syntax::ast::{Category, Entry};
use crate::syntax::text::fold;

/// Whether the items of some category have values, as times or months: then who finished before whom
/// may be a matter of these.
pub(in super::super) fn has_values<'c>(mut categories: impl Iterator<Item = &'c Category>) -> bool {
    let has_value = |entry: &Entry| {
        let Entry::Item(name) = entry else { return false };
        let folded = fold(&name.text);
        let first = folded.split(' ').next().unwrap_or_default();
        // `June 1905`, `Monday 10th`
        let day = ["st", "nd", "rd", "th"].iter().find_map(|suffix| folded.strip_suffix(suffix));
        let is_numbered = day.unwrap_or(&folded).ends_with(|c: char| c.is_ascii_digit());
        begins_as_amount(&folded)
            || words::ordinal(first).is_some()
            || words::number(&[first]).is_some()
            || calendar::is_moment(&folded)
            || is_numbered && calendar::is_moment(first)
    };
    // Nobody finishes before somebody by their age.
    const OTHERS: &[&str] =
        &["age", "bib", "cost", "height", "number", "price", "salary", "weight"];
    let is_other = |category: &Category| OTHERS.contains(&&*fold(&category.name.text));
    categories.any(|of| !is_other(of) && of.entries.iter().any(has_value))
}

/// Whether a sentence tells or asks who came in the first three places or more: `who finished first, second and third`, `took the
/// places from first to fifth`.
fn tells_ranks(tokens: &[Token]) -> bool {
    const CAME: &[&str] = &["came", "finish", "finished", "placed", "ranked"];
    let rank = |at: usize| tokens.get(at).and_then(|token| words::ordinal(&token.word));
    let joins = |at: usize| tokens.get(at).is_some_and(|token| matches!(&*token.word, "," | "and"));
    let behind = |at: usize| (at..at + 2).find(|at| !joins(*at)).unwrap_or(at + 2);
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let is_range = |at: usize| {
        (word(at), rank(at + 1)) == ("from", Some(1))
            && matches!(word(at + 2), "through" | "to")
            && rank(at + 3).is_some_and(|last| last > 2)
            && (word(at - 1) == "places" || CAME.contains(&word(at - 1)))
    };
    (1..tokens.len()).any(|at| {
        if is_range(at) {
            return true;
        }
        let second = behind(at + 1);
        CAME.contains(&&*tokens[at - 1].word)
            && rank(at) == Some(1)
            && rank(second) == Some(2)
            && rank(behind(second + 1)) == Some(3)
    })
}

/// Whether words behind `won` name a race: `the race`.
fn wins_race(behind: &[Token]) -> bool {
    behind.get(1).is_some_and(|of| function::is_of_race(&of.stem))
}

/// Whether some sentence tells of a race, and another one of who came where in it.
pub(in super::super) fn is_told(sentences: impl Iterator<Item = Vec<Token>>) -> bool {
    let (mut race, mut places) = (false, false);
    for tokens in sentences {
        // Who stands in a queue comes before others as who runs does.
        race |=
            tokens.iter().any(|token| function::is_of_race(&token.stem) || &*token.stem == "queue");
        race |= tells_ranks(&tokens);
        race |= tokens.windows(2).any(|pair| pair[0].word == "in" && pair[1].word == "line");
        places |= (0..tokens.len()).any(|at| {
            // `They won't` win nothing, and who won a ribbon may have come last.
            // `won prizes with their vegetables`
            let begins_thing = |next: &Token| {
                matches!(
                    &*next.word,
                    "'t" | "a" | "an" | "awards" | "one" | "prizes" | "the" | "what"
                )
            };
            let is_no_race =
                || tokens.get(at + 1).is_some_and(begins_thing) && !wins_race(&tokens[at + 1..]);
            match tokens[at].word.as_str() {
                "after" | "ahead" | "before" | "behind" | "beat" | "last" => true,
                "won" => !is_no_race(),
                word => words::ordinal(word).is_some(),
            }
        });
    }
    race && places
}
