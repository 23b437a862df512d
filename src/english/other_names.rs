//! Names that clues have for items and the header has not: what may be one, and how it is taken and told.

use compact_str::CompactString;

use super::lexicon::names::{DAYS, MONTHS};
use super::lexicon::story;
use super::short_names;
use super::token::Token;
use super::vocabulary::{Thing, Vocabulary};
use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic};

/// Another name of an item: what it names, how it is written, and where it stands first.
pub(super) struct OtherName {
    pub(super) thing: Thing,
    pub(super) name: CompactString,
    pub(super) span: Span,
}

/// Adds names, in the order of where they stand, to the items that they mean; the warning that says so.
pub(super) fn take(
    vocabulary: &mut Vocabulary,
    names: Vec<OtherName>,
    message: &str,
) -> Option<Diagnostic> {
    let warning = Diagnostic::warning(Code::LearnedWords, names.first()?.span, message);
    let warning = names.iter().fold(warning, |warning, of| {
        let item = &vocabulary.senses[of.thing.sense].items[of.thing.item].text;
        warning.help(format!("`{}` is taken for `{item}`", of.name))
    });
    for of in names {
        vocabulary.add_pattern(of.thing, &of.name);
    }
    Some(warning)
}

/// Whether a word is known by nothing, so that it may be a name.
pub(super) fn is_unknown(vocabulary: &Vocabulary, token: &Token) -> bool {
    let is_of_calendar = DAYS.iter().chain(MONTHS).any(|names| names.contains(&&*token.word));
    short_names::means_nothing(vocabulary, token)
        && !is_of_calendar
        && vocabulary.about(&token.stem) == 0
        && !vocabulary.by_stem.contains_key(&token.stem)
        && !story::is_never_loose(&token.stem)
}
