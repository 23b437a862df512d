//! Commas within quotes, as some print them: `"Rain," "Snow," and "Hail"`.

use std::borrow::Cow;

/// The text with each comma at the end of a quotation behind its quote: `"Rain", "Snow", and "Hail"`.
pub(in super::super) fn with_commas_behind(text: Cow<'_, str>) -> Cow<'_, str> {
    // A comma and a quote take as many bytes either way.
    const QUOTES: &[(&str, &str)] = &[(",\"", "\","), (",”", "”,")];
    let closes = |at: usize| {
        let line = text[..at].rfind('\n').map_or(0, |at| at + 1);
        let before = &text[line..at];
        let is_open = before.matches('"').count() % 2 == 1
            || before.matches('“').count() > before.matches('”').count();
        is_open && before.ends_with(char::is_alphanumeric)
    };
    let found: Vec<(usize, &str)> = QUOTES
        .iter()
        .flat_map(|(inside, behind)| text.match_indices(inside).map(|(at, _)| (at, *behind)))
        .filter(|(at, behind)| {
            let next = text[at + behind.len()..].chars().next();
            closes(*at) && next.is_none_or(|next| !next.is_alphanumeric())
        })
        .collect();
    if found.is_empty() {
        return text;
    }
    let mut said = text.clone().into_owned();
    for (at, behind) in found {
        said.replace_range(at..at + behind.len(), behind);
    }
    Cow::Owned(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_stands_behind_its_quotation() {
        let of = |text| with_commas_behind(Cow::Borrowed(text)).into_owned();
        assert_eq!(of("(\"Rain,\" \"Snow,\" and \"Hail\")"), "(\"Rain\", \"Snow\", and \"Hail\")");
        assert_eq!(of("“Rain,” he sang"), "“Rain”, he sang");
        assert_eq!(of("12\", 14\", and 16\""), "12\", 14\", and 16\"");
        assert_eq!(of("He sang,\"Rain\"."), "He sang,\"Rain\".");
    }
}
