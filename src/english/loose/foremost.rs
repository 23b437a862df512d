//! One of those with the highest or lowest values: `is either 6 or 7` for `is one of the two oldest`.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::token::Token;

/// The values themselves.
pub(super) fn one_of_them(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPENDS: &[&str] = &["if", "than", "unless", "whether"];
    let one = |at: usize| {
        let be = at.checked_sub(1)?;
        let denied = matches!(reader.word(be), "not" | "'t");
        let values = reader.any(at, &["one of", "either of"])?;
        let (end, values) = reader.so_many_values(values)?;
        (denied || reader.kind(be).be).then_some((at, end, values))
    };
    let (at, end, values) = (1..reader.end()).find_map(one)?;
    let depends = reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word));
    let (last, others) = values.split_last()?;
    let others = others.iter().map(|of| of.name.text.as_str()).join(" , ");
    let said = format!("either {others} or {}", last.name.text);
    let said = super::super::token::tokens(&said, 0);
    let said = said.iter().map(|token| reader.tokens[at].renamed(&token.word)).collect_vec();
    (!depends && reader.ends_clause(end)).then(|| reader.with(at..end, &said))
}
