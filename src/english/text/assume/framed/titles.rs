//! People who are known by their titles: `Mr. Crane`.

use foldhash::{HashMap, HashMapExt};

use super::super::story::words as closed;
use super::frame::Frame;
use super::items::Item;
use crate::english::lexicon;
use crate::english::token::Token;

/// Whether a full stop is that of a title: `Mr. Crane`.
pub(super) fn is_stop(tokens: &[Token], stop: usize) -> bool {
    let is_title = |token: &Token| token.is_capital && closed::is_title(&token.word);
    stop.checked_sub(1).is_some_and(|at| is_title(&tokens[at]))
        && tokens.get(stop + 1).is_some_and(|next| next.is_capital)
}

/// The title in front of a name: `Mr` of `Mr. Crane`.
pub(super) fn title(tokens: &[Token], name: usize) -> Option<&Token> {
    let stop = name.checked_sub(1)?;
    let at = if tokens[stop].word == "." { stop.checked_sub(1)? } else { stop };
    let title = &tokens[at];
    (title.is_capital && closed::is_title(&title.word) && tokens[name].is_capital).then_some(title)
}

/// Whether a last name may be of two people, `Mr. Crane` and `Mrs. Crane`, or of somebody else who has a first name only: `Mr.
/// Crane` may be called Tom.
pub(super) fn are_mixed(sentences: &[Vec<Token>], items: &[Item]) -> bool {
    let mut titles: HashMap<&str, &str> = HashMap::new();
    for tokens in sentences {
        for at in 0..tokens.len() {
            let Some(title) = title(tokens, at) else { continue };
            if *titles.entry(&tokens[at].word).or_insert(&title.word) != title.word {
                return true;
            }
        }
    }
    let is_first = |item: &Item| {
        let name = item.name.to_lowercase();
        item.frames.contains(&Frame::Bare)
            && lexicon::given::is_of_person(&name)
            && !titles.contains_key(name.as_str())
    };
    let are_last = |item: &Item| item.frames.contains(&Frame::Family);
    !titles.is_empty() && !items.iter().any(are_last) && items.iter().any(is_first)
}
