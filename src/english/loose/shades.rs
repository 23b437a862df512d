//! Colours of which the header has several shades: `isn't either dark green or light green` for `isn't any shade of green`.

use itertools::Itertools;

use super::super::lexicon;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Thing;
use super::super::words;

/// The shades by their names for a colour that stands for all of them.
pub(super) fn in_full(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let shade = (2..reader.end()).find(|at| matches!(reader.word(*at), "shade" | "shades"))?;
    let colour = shade + 2;
    let is_any = matches!(reader.word(shade - 1), "a" | "any" | "some" | "the")
        && reader.word(shade + 1) == "of"
        && lexicon::is_colour(reader.word(colour))
        && reader.ends_clause(colour + 1)
        && reader.uses(shade).own == 0;
    // `has the shade of green that Ann wants`
    let is_the = reader.word(shade - 1) == "the";
    let before = reader.word(shade - 2);
    let is_said = reader.is_be_or_denied(shade - 2) || matches!(before, "not" | "'t");
    if !is_any || is_the || !is_said {
        return None;
    }
    let shades = reader.shades_of(&reader.tokens[colour].stem)?;
    let token = &reader.tokens[shade];
    let mut said = Vec::new();
    for (at, of) in shades.iter().enumerate() {
        if shades.len() > 1 {
            said.push(token.renamed(if at == 0 { "either" } else { "or" }));
        }
        said.extend(reader.saying_item(shade, *of));
    }
    Some(reader.with(shade - 1..colour + 1, &said))
}

impl Reader<'_> {
    /// The items of one category that are called by a colour or by a shade of it.
    fn shades_of(&self, colour: &str) -> Option<Vec<Thing>> {
        let is_shade = |text: &str| {
            let last =
                text.split_whitespace().next_back().map(|word| words::stem(&word.to_lowercase()));
            last.is_some_and(|last| last == colour)
        };
        let of_sense = |sense: usize| {
            let items = self.vocabulary.senses[sense].items.iter();
            let found = items.positions(|item| is_shade(&item.text));
            found.map(|item| Thing { sense, item }).collect_vec()
        };
        let found = (0..self.vocabulary.senses.len()).map(of_sense).filter(|of| !of.is_empty());
        found.exactly_one().ok()
    }
}
