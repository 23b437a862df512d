//! Lists of phrases: `one keeps an owl, one has a fox and the other is a cat lover`.

use compact_str::CompactString;
use itertools::Itertools;

use super::super::Odd;
use super::super::cutting::lines::trimmed;
use super::list;
use super::list::{Item, List, is_item};
pub(in super::super) use super::phrase::DENIALS;
use super::phrase::{Phrase, SOMEBODY, is_before, is_preposition, subject, verb, word};
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::text::squeeze;

/// The fewest phrases of a sentence that is a list of them.
const FEWEST: usize = 3;

/// Whether a text is a list of phrases, which may be odd: it begins as one, and has several.
pub(in super::super) fn are(text: &str) -> bool {
    // Most begin otherwise.
    let first = text.trim_start_matches(|c: char| !c.is_alphanumeric());
    if !first.get(..3).is_some_and(|word| word.eq_ignore_ascii_case("one")) {
        return false;
    }
    let tokens = tokens(text, 0);
    // `one a birdcage, another a lamp`, `one by bus, one by tram`
    let tells = || verb(&tokens, 0).is_some() || is_before(word(&tokens, 1));
    let begins = word(&tokens, 0) == "one" && tells();
    begins && starts(&tokens).len() > 1
}

/// Reads a list of phrases; the first that is none as the error.
pub(in super::super) fn read(text: &str, value: Span, description: Span) -> Result<List, Span> {
    let tokens = tokens(&text[value.range()], value.start as usize);
    let told = each(text, &tokens, &starts(&tokens));
    let told = told.map_err(|odd| odd.unwrap_or(value))?;
    Ok(List { verbs: told.verbs, ..List::of(description, told.items) })
}

/// What some phrases tell.
struct Told {
    items: Vec<Item>,
    /// Their verbs, each once, without those that go with every category.
    verbs: Vec<CompactString>,
    /// The noun of whom they tell, if they have one.
    noun: Option<Span>,
}

/// What the phrases tell that begin at some tokens; the first that tells of no item as the error.
fn each(text: &str, tokens: &[Token], starts: &[usize]) -> Result<Told, Option<Span>> {
    let mut told = Told { items: Vec::with_capacity(starts.len()), verbs: Vec::new(), noun: None };
    let mut before: Option<(Phrase, &[Token])> = None;
    for (index, start) in starts.iter().enumerate() {
        let end = starts.get(index + 1).map_or(tokens.len(), |next| *next);
        let phrase = &tokens[*start..end];
        let length = phrase.iter().rposition(|token| !is_joint(token)).map_or(0, |at| at + 1);
        let phrase = &phrase[..length];
        let odd =
            || phrase.first().zip(phrase.last()).map(|(first, last)| first.span.to(last.span));
        let mut of = Phrase::of(phrase).ok_or_else(odd)?;
        if index == 0
            && let Some(preposition) = common_preposition(tokens, starts)
        {
            of.is_at(phrase, preposition);
        }
        let goes_on = match &before {
            _ if of.verb.is_some() => true,
            None => of.is_led(),
            Some((other, tokens)) => of.goes_on(phrase, other, tokens),
        };
        let span = phrase[of.item.start].span.to(phrase[length - 1].span);
        let span = trimmed(text, span);
        if !goes_on || !is_item(&text[span.range()]) {
            return Err(odd());
        }
        told.items.push(Item::new(text, span));
        let verb = of.telling_verb(phrase).map(|verb| verb.word.clone());
        told.verbs.extend(verb.filter(|verb| !told.verbs.contains(verb)));
        told.noun = told.noun.or_else(|| Some(phrase[of.noun?].span));
        if of.verb.is_some() || before.is_none() {
            before = Some((of, phrase));
        }
    }
    Ok(told)
}

/// The preposition that leads to the items of all phrases but the first, none of which has a verb: `in` of `one has a birthday in
/// May, one in July`.
fn common_preposition<'t>(tokens: &'t [Token], starts: &[usize]) -> Option<&'t str> {
    let behind = |start: &usize| word(tokens, subject(tokens, *start).unwrap_or(*start));
    let preposition = starts.get(1..)?.iter().map(behind).all_equal_value().ok()?;
    is_preposition(preposition).then_some(preposition)
}

/// `One found a big shell, one a small shell and one a flat shell.`: a sentence that is a list of phrases, each behind the
/// first perhaps without the verb.
pub(in super::super) fn sentence(text: &str, span: Span) -> Option<List> {
    let tokens = said(text, span);
    let starts = several(&tokens)?;
    let told = each(text, &tokens, &starts).ok()?;
    // `one on Monday, one on Tuesday and one on Friday`
    let is_told = verb(&tokens, starts[0]).is_some()
        || common_preposition(&tokens, &starts).is_some_and(|preposition| {
            let first = subject(&tokens, starts[0]).unwrap_or(starts[0]);
            word(&tokens, first) == preposition
        });
    if !is_told {
        return None;
    }
    // `shell`, which all of them are
    let last = |item: &Item| item.name.rsplit(' ').next().map(CompactString::from);
    let noun = told.items.iter().map(last).all_equal_value().ok().flatten();
    let end = told.items[0].span.end as usize;
    let noun = noun.map_or(0, |noun| noun.len());
    let of_items = Span::new(end - noun, end);
    let description = told.noun.filter(|_| noun == 0).unwrap_or(of_items);
    Some(List { verbs: told.verbs, announced: true, ..List::of(description, told.items) })
}

/// The words of a sentence that belong to its phrases and not to their items, and by which nobody is told to be first or third: `a
/// third` of `one wore a hat, a third a cap`.
pub(in super::super) fn places(text: &str, list: &List) -> Vec<Span> {
    const FARTHEST: usize = 80;
    let between = list.divided.iter().tuple_windows().filter(|_| list.announced);
    let of = |(item, next): (&Item, &Item)| {
        let start = item.span.end as usize;
        let tokens = tokens(text.get(start..next.span.start as usize)?, start);
        let first = tokens.iter().position(|token| !is_joint(token))?;
        subject(&tokens, first)?;
        Some(tokens[first].span.to(tokens[tokens.len() - 1].span))
    };
    let mut all: Vec<Span> = between.filter_map(of).collect();
    let first = list.divided.first().filter(|_| !all.is_empty()).and_then(|item| {
        let end = item.span.start as usize;
        let near = (end.saturating_sub(FARTHEST)..=end).find(|at| text.is_char_boundary(*at))?;
        let said = tokens(&text[near..end], near);
        said.iter().rev().find(|token| is_one(&token.word)).map(|token| token.span)
    });
    all.extend(first);
    all
}

/// Whether a sentence begins as a list of phrases does, and has several: `One has a hat, one may have a cap and …`.
pub(in super::super) fn are_several(text: &str, span: Span) -> bool {
    several(&said(text, span)).is_some()
}

/// The words of a sentence, without what says that an order means nothing; none if it has no such phrases.
fn said(text: &str, span: Span) -> Vec<Token> {
    const WORDS: &[&str] = &["one ", "One ", "one's ", "One's ", "one’s ", "One’s ", "somebody "];
    let said = &text[span.range()];
    if !WORDS.iter().any(|word| said.contains(word)) {
        return Vec::new();
    }
    let bare = list::without_order(said.trim_end_matches('.'));
    tokens(bare, span.start as usize)
}

/// Where the phrases of a sentence begin, if it has several and nothing else but a few words in front of them that say nothing
/// of them: `To stay awake, one …`, `Later on one …`.
fn several(tokens: &[Token]) -> Option<Vec<usize>> {
    const LEADING: &[&str] = &[
        "after",
        "afterwards",
        "at",
        "during",
        "for",
        "in",
        "last",
        "later",
        "next",
        "on",
        "so",
        "that",
        "then",
        "this",
        "to",
        "today",
        "tomorrow",
        "tonight",
        "yesterday",
    ];
    const LONGEST: usize = 9;
    /// Words by which more is told.
    const TELLING: &[&str] = &[
        "all", "and", "but", "each", "every", "except", "first", "if", "not", "of", "only", "or",
        "order", "than", "two", "unless", "when", "who", "whose", "without",
    ];
    let mut starts = starts(tokens);
    // `Later on one …`
    let first = (0..tokens.len().min(LONGEST)).find(|at| is_one(word(tokens, *at)))?;
    if starts.first() != Some(&first) {
        starts.retain(|start| *start > first);
        starts.insert(0, first);
    }
    let lead = &tokens[..first];
    let is_plain = |token: &Token| {
        (token.is_word() || token.word == ",")
            && !TELLING.contains(&&*token.word)
            && !DENIALS.contains(&&*token.word)
            && (!token.is_capital || token.span == tokens[0].span)
    };
    // `Of the four, one …`
    let of_all = match lead {
        [of, them, comma] => of.word == "of" && them.word == "them" && comma.word == ",",
        [of, the, number, comma] => {
            let number = words::number(&[&number.word]).map(|(number, _)| number as usize);
            of.word == "of"
                && the.word == "the"
                && comma.word == ","
                && number == Some(starts.len())
        }
        _ => false,
    };
    // `There's somebody with a cello, somebody with …`
    let there_is = || {
        let [there, be] = lead else { return false };
        there.word == "there"
            && matches!(&*be.word, "'s" | "are" | "is" | "was")
            && SOMEBODY.contains(&word(tokens, first))
    };
    let leads = of_all
        || there_is()
        || lead.first().is_none_or(|lead| LEADING.contains(&&*lead.word))
            && lead.iter().all(is_plain)
            && lead.iter().filter(|token| token.word == ",").count() <= 1
            && (lead.len() <= 2 || lead.last().is_some_and(|last| last.word == ","));
    (leads && starts.len() >= FEWEST).then_some(starts)
}

/// What is odd in a sentence that ends in a list of phrases.
pub(in super::super) fn odd(text: &str, span: Span) -> Option<Odd> {
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

/// Whether a word is of one of all, with whom a list of phrases begins.
fn is_one(word: &str) -> bool {
    word == "one" || SOMEBODY.contains(&word)
}

/// Whether a token joins two phrases.
fn is_joint(token: &Token) -> bool {
    matches!(&*token.word, "," | ";" | "and" | "while" | ".")
}

/// Where phrases begin: at the beginning, or behind a joint, with one who is told of. Those of `somebody` are a list of their
/// own.
fn starts(tokens: &[Token]) -> Vec<usize> {
    let is_somebody = |at: &usize| SOMEBODY.contains(&word(tokens, *at));
    let are_of_somebody = (0..tokens.len()).find(|at| is_one(word(tokens, *at)));
    let are_of_somebody = are_of_somebody.is_some_and(|first| is_somebody(&first));
    let begins = |at: &usize| {
        (*at == 0 || is_joint(&tokens[*at - 1]))
            && subject(tokens, *at).is_some()
            && is_somebody(at) == are_of_somebody
    };
    (0..tokens.len()).filter(begins).collect()
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
            ("one drinks tea and the other milk", &["tea", "milk"], &["drinks"]),
            ("one wrote about art, one about food", &["art", "food"], &["wrote"]),
            ("one will go home by bus, another by tram", &["bus", "tram"], &["go"]),
            (
                "one a lamp, another a mirror and the third a quilt",
                &["lamp", "mirror", "quilt"],
                &[],
            ),
            (
                "one door was painted red, another green and one is striped",
                &["red", "green", "striped"],
                &["painted"],
            ),
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
            ("one drinks a tea and the other milk", "the other milk"),
            ("one wrote about art, one in May", "one in May"),
            ("one bakes bread in May, one in June", "one in June"),
            ("one drinks tea, one more", "one more"),
            ("one drinks tea, another nothing", "another nothing"),
            ("one will buy tea, one would have milk", "one would have milk"),
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
        assert_eq!(
            of("To stay warm, one of them wore mittens, one a cap and the third a scarf."),
            Some((String::new(), "mittens, cap, scarf".into()))
        );
        assert_eq!(
            of("Later on one went by bus, one by tram and one by train."),
            Some((String::new(), "bus, tram, train".into()))
        );
        assert_eq!(
            of(
                "So that all could be seen, one kite's tail had been dyed pink, another blue, and one was dotted."
            ),
            None
        );
        assert_eq!(
            of(
                "So that they could be seen, one kite's tail had been dyed pink, another blue, and one was dotted."
            ),
            Some(("tail".into(), "pink, blue, dotted".into()))
        );
        for text in [
            "The first bought a lamp, the second a mirror and the third a quilt.",
            "Of the guests, one wore a cap, one a hat and one a scarf.",
            "If it rained, one wore a cap, one a hat and one a scarf.",
            "Bo and one wore a cap, one a hat and one a scarf.",
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
