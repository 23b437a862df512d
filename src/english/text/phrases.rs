//! Lists of phrases: `one keeps an owl, one has a fox and the other is a cat lover`.

use compact_str::CompactString;
use itertools::Itertools;

use super::Odd;
use super::lines::trimmed;
use super::list::{Item, List, is_item};
use crate::english::function;
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::text::squeeze;

/// Words that may stand between the one who is told of and the verb.
const ADVERBS: &[&str] = &["also", "always", "just", "mostly", "only", "usually"];

/// Words before an item that do not belong to its name.
const BEFORE: &[&str] = &[
    "a", "an", "at", "by", "for", "from", "her", "his", "in", "on", "some", "the", "their", "to",
    "with",
];

/// Words of a phrase that does not tell what somebody has, but what they have not.
pub(super) const DENIALS: &[&str] = &[
    "avoids", "cannot", "detests", "dislikes", "hates", "lacks", "loathes", "neither", "never",
    "no", "nobody", "none", "nor", "not", "nothing", "without", "n't",
];

/// Verbs of what somebody would have.
const WISHES: &[&str] =
    &["envied", "envies", "needed", "needs", "wanted", "wants", "wished", "wishes"];

/// Verbs of the past that are not told by their end.
const PAST: &[&str] = &[
    "ate", "bought", "brought", "built", "caught", "chose", "drank", "drew", "drove", "found",
    "gave", "got", "grew", "had", "has", "is", "kept", "made", "met", "read", "rode", "sang",
    "saw", "sold", "spoke", "took", "was", "went", "won", "wore", "wrote",
];

/// Whether a text is a list of phrases, which may be odd: it begins as one, and has several.
pub(super) fn are(text: &str) -> bool {
    // Most begin otherwise.
    let first = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    if !first.get(..3).is_some_and(|word| word.eq_ignore_ascii_case("one")) {
        return false;
    }
    let tokens = tokens(text, 0);
    let begins = matches!(word(&tokens, 0), "one") && verb(&tokens, 0).is_some();
    begins && starts(&tokens).len() > 1
}

/// Reads a list of phrases; the first that is none as the error.
pub(super) fn read(text: &str, value: Span, description: Span) -> Result<List, Span> {
    let tokens = tokens(&text[value.range()], value.start as usize);
    let of = |phrase: &[Token]| {
        let ends = phrase.first().zip(phrase.last());
        let odd = ends.map_or(value, |(first, last)| first.span.to(last.span));
        item(text, phrase).or_else(|| Some((elided(text, phrase)?, None))).ok_or(odd)
    };
    let (items, verbs) = each(&tokens, &starts(&tokens), of)?;
    Ok(List { verbs, ..List::of(description, items) })
}

/// The items of the phrases that begin at some tokens, and their verbs, each once.
fn each<E>(
    tokens: &[Token],
    starts: &[usize],
    of: impl Fn(&[Token]) -> Result<(Item, Option<CompactString>), E>,
) -> Result<(Vec<Item>, Vec<CompactString>), E> {
    let mut items = Vec::with_capacity(starts.len());
    let mut verbs: Vec<CompactString> = Vec::new();
    for (index, start) in starts.iter().enumerate() {
        let end = starts.get(index + 1).map_or(tokens.len(), |next| *next);
        let phrase = &tokens[*start..end];
        let length = phrase.iter().rposition(|token| !is_joint(token)).map_or(0, |at| at + 1);
        let (item, doing) = of(&phrase[..length])?;
        items.push(item);
        verbs.extend(doing.filter(|verb| !verbs.contains(verb)));
    }
    Ok((items, verbs))
}

/// `One found a big shell, one a small shell and one a flat shell.`: a sentence that is a list of phrases, each behind the
/// first perhaps without the verb.
pub(super) fn sentence(text: &str, span: Span) -> Option<List> {
    const FEWEST: usize = 3;
    let said = &text[span.range()];
    if !may_be_several(said) {
        return None;
    }
    let tokens = tokens(said, span.start as usize);
    let starts = starts(&tokens);
    if starts.len() < FEWEST || starts.first() != Some(&0) {
        return None;
    }
    let of = |phrase: &[Token]| {
        item(text, phrase).or_else(|| Some((elided(text, phrase)?, None))).ok_or(())
    };
    let (items, verbs) = each(&tokens, &starts, of).ok()?;
    // `shell`, which all of them are
    let last = |item: &Item| item.name.rsplit(' ').next().map(CompactString::from);
    let noun = items.iter().map(last).all_equal_value().ok().flatten();
    let end = items[0].span.end as usize;
    let noun = noun.map_or(0, |noun| noun.len());
    Some(List { verbs, announced: true, ..List::of(Span::new(end - noun, end), items) })
}

/// Whether a sentence begins as a list of phrases does, and has several: `One has a hat, one may have a cap and …`.
pub(super) fn are_several(text: &str, span: Span) -> bool {
    const FEWEST: usize = 3;
    let said = &text[span.range()];
    if !may_be_several(said) {
        return false;
    }
    let starts = starts(&tokens(said, span.start as usize));
    starts.len() >= FEWEST && starts.first() == Some(&0)
}

/// Whether a sentence begins with a word with which a phrase may. Most begin otherwise, and are not taken apart.
fn may_be_several(said: &str) -> bool {
    let said = said.trim_start_matches(|c: char| !c.is_alphanumeric());
    let first = said.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    ["a", "another", "one", "the"].iter().any(|word| first.eq_ignore_ascii_case(word))
}

/// The item of a phrase without a verb: `small shell` of `one a small shell`, `May` of `one in May`.
fn elided(text: &str, phrase: &[Token]) -> Option<Item> {
    let begin = subject(phrase, 0)?;
    let at = begin + phrase[begin..].iter().take_while(|of| BEFORE.contains(&&*of.word)).count();
    if at == begin {
        return None;
    }
    let (first, last) = (phrase.get(at)?, phrase.last()?);
    let span = trimmed(text, Span::new(first.span.start as usize, last.span.end as usize));
    let is_several = |token: &Token| matches!(&*token.word, "and" | "or" | ",");
    let fits = is_item(&text[span.range()]) && !phrase[at..].iter().any(is_several);
    fits.then(|| Item::new(text, span))
}

/// What is odd in a sentence that ends in a list of phrases.
pub(super) fn odd(text: &str, span: Span) -> Option<Odd> {
    let part = &text[span.range()];
    let colon = part.find(": ")?;
    let value = trimmed(text, Span::new(span.start as usize + colon + 1, span.end as usize));
    // What stands behind the list is another sentence.
    let said = &text[value.range()];
    let ends = |(at, _): &(usize, &str)| said[at + 2..].starts_with(char::is_uppercase);
    let end = said.match_indices(". ").find(ends).map_or(said.len(), |(at, _)| at);
    let said = said[..end].trim_end_matches('.');
    let value = Span::new(value.start as usize, value.start as usize + said.len());
    let span = are(said).then(|| read(text, value, value).err())??;
    Some(Odd {
        span,
        message: format!("`{}` names no item", squeeze(&text[span.range()])),
        help: "say of each one what it has, such as `one has a dog`, or list the items alone",
    })
}

fn word(tokens: &[Token], at: usize) -> &str {
    tokens.get(at).map_or("", |token| token.word.as_str())
}

/// Whether a token joins two phrases.
fn is_joint(token: &Token) -> bool {
    matches!(&*token.word, "," | ";" | "and" | "while" | ".")
}

/// Where phrases begin: at the beginning, or behind a joint, with one who is told of.
fn starts(tokens: &[Token]) -> Vec<usize> {
    let begins =
        |at: &usize| (*at == 0 || is_joint(&tokens[*at - 1])) && subject(tokens, *at).is_some();
    (0..tokens.len()).filter(begins).collect()
}

/// Where the words end that say of whom a phrase tells: `one`, `another person`, `the third`.
fn subject(tokens: &[Token], at: usize) -> Option<usize> {
    let rank = |word: &str| words::ordinal(word).is_some();
    let next = word(tokens, at + 1);
    let end = match word(tokens, at) {
        "one" | "another" => at + 1,
        "a" if rank(next) => at + 2,
        "the" if rank(next) || matches!(next, "other" | "last") => at + 2,
        _ => return None,
    };
    match (word(tokens, end), word(tokens, end + 1)) {
        ("of", "them") => Some(end + 2),
        ("person", _) => Some(end + 1),
        _ => Some(end),
    }
}

/// Where the verb of a phrase stands that begins at a token.
fn verb(tokens: &[Token], at: usize) -> Option<usize> {
    let mut at = subject(tokens, at)?;
    while ADVERBS.contains(&word(tokens, at)) {
        at += 1;
    }
    let word = word(tokens, at);
    let finite = PAST.contains(&word)
        || matches!(word, "doesn" | "didn" | "isn" | "wasn" | "cannot" | "can")
        || word.len() > 2 && (word.ends_with('s') && !word.ends_with("ss") || word.ends_with("ed"));
    finite.then_some(at)
}

/// The item of a phrase, and the verb that goes with it unless it goes with every category.
fn item(text: &str, phrase: &[Token]) -> Option<(Item, Option<CompactString>)> {
    let denies = |token: &Token| {
        DENIALS.contains(&token.word.as_str())
            || WISHES.contains(&token.word.as_str())
            || matches!(&*token.word, "'t" | "does" | "did")
    };
    if phrase.iter().any(denies) {
        return None;
    }
    let mut at = verb(phrase, 0)?;
    let be = |at: usize| matches!(word(phrase, at), "is" | "was");
    if be(at) && word(phrase, at + 1).ends_with("ing") && at + 2 < phrase.len() {
        at += 1;
    }
    let verb = &phrase[at];
    let generic = be(at)
        || matches!(&*verb.word, "has" | "had" | "having" | "got")
        || function::generic(&verb.stem).is_verb;
    let mut from = at + 1;
    while ADVERBS.contains(&word(phrase, from)) || BEFORE.contains(&word(phrase, from)) {
        from += 1;
    }
    let (first, last) = (phrase.get(from)?, phrase.last()?);
    let span = trimmed(text, Span::new(first.span.start as usize, last.span.end as usize));
    let several = phrase[from..].windows(2).any(|pair| {
        matches!(&*pair[0].word, "and" | "or" | ",")
            && (BEFORE.contains(&pair[1].word.as_str()) || pair[0].word != "and")
    });
    let fits = is_item(&text[span.range()]) && !several;
    fits.then(|| (Item::new(text, span), (!generic).then(|| verb.word.clone())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Result<(Vec<String>, Vec<String>), &str> {
        assert!(are(text), "{text}");
        let whole = Span::new(0, text.len());
        let list = read(text, whole, whole).map_err(|odd| &text[odd.range()])?;
        let items = list.divided.iter().map(|item| item.name.to_string()).collect();
        Ok((items, list.verbs.iter().map(ToString::to_string).collect()))
    }

    #[test]
    fn each_phrase_has_an_item_and_a_verb() {
        let cases: &[(&str, &[&str], &[&str])] = &[
            (
                "one keeps an owl, one is a cat lover, and one walks dogs",
                &["owl", "cat lover", "dogs"],
                &["walks"],
            ),
            ("One person only eats figs; the other has some pie", &["figs", "pie"], &["eats"]),
            (
                "one of them comes from Rome, another is wearing long boots and a third rode a bay mare",
                &["Rome", "long boots", "bay mare"],
                &["comes", "wearing", "rode"],
            ),
            ("one is a smith and the last is a bass", &["smith", "bass"], &[]),
            ("one is a smith, one a cook, and one an actor", &["smith", "cook", "actor"], &[]),
            ("one likes fish and chips, one likes mint", &["fish and chips", "mint"], &[]),
        ];
        for (text, items, verbs) in cases {
            let all = |words: &[&str]| words.iter().map(ToString::to_string).collect();
            assert_eq!(of(text), Ok((all(items), all(verbs))), "{text}");
        }
    }

    #[test]
    fn a_phrase_without_an_item_is_odd() {
        let cases = [
            ("one keeps an owl, one has no pet", "one has no pet"),
            ("one hates tea, one loves milk", "one hates tea"),
            ("one doesn't drink and one drinks tea", "one doesn't drink"),
            ("one drinks tea and the other milk", "the other milk"),
            ("one keeps an owl and a fox, one keeps a cat", "one keeps an owl and a fox"),
            ("one drinks tea or milk, one drinks rum", "one drinks tea or milk"),
            ("one drinks, one eats figs", "one drinks"),
            ("one likes whoever is next, one likes figs", "one likes whoever is next"),
        ];
        for (text, odd) in cases {
            assert_eq!(of(text), Err(odd), "{text}");
        }
    }

    #[test]
    fn a_sentence_may_list_in_phrases() {
        let of = |text: &str| {
            let list = sentence(text, Span::new(0, text.len()))?;
            let items: Vec<String> =
                list.divided.iter().map(|item| item.name.to_string()).collect();
            Some((text[list.description.range()].to_owned(), items.join(", ")))
        };
        assert_eq!(
            of("One found a big shell, one a small shell, and one an old shell."),
            Some(("shell".into(), "big shell, small shell, old shell".into()))
        );
        assert_eq!(
            of("One brought soup, one brought a pie and the last brought figs."),
            Some((String::new(), "soup, pie, figs".into()))
        );
        for text in [
            "One found a shell, one nothing and one a coin.",
            "One found a shell and one a coin.",
            "One has a hat, one likes tea or rum, one a fig.",
            "Ann found a shell, one a coin and one a ring.",
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_and_names_are_no_phrases() {
        for text in
            ["one, two and three", "One Eye, Two Face", "one likes tea", "one horse, one fox"]
        {
            assert!(!are(text), "{text}");
        }
    }
}
