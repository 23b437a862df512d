//! What stands around the lists of a sentence: words by which it may say something else than who there is and what each has,
//! so that its list is none of the puzzle: `Each guest but Di has one hat from …`, `Ed has four hats, namely …`.
//!
//! Which words a story may have cannot be known. So these are looked for: what is left out, lacking, of another time or not
//! certain, other numbers, owners who are no row, and what is said behind a list of some of its items. A word that the
//! rest of the text has as well is one of the puzzle's own.

use std::cell::LazyCell;

use compact_str::CompactString;
use foldhash::HashSet;
use itertools::Itertools;

use super::lines::trimmed;
use super::list::{self, List};
use super::opening::{self, Count};
use super::parts::Parts;
use super::{Reader, Sentence};
use crate::english::token::{Token, tokens};
use crate::english::words::number;
use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic};

impl Reader<'_> {
    /// Says which word beside a list may say something else than that it is one of the puzzle; `None` if one does. `listed`: where
    /// the items of the lists in sentences stand, in order.
    pub(super) fn lists_alone(
        &mut self,
        opening: &[Sentence],
        parts: &Parts,
        lists: &[List],
        count: &Count,
        listed: &[Span],
    ) -> Option<()> {
        let is_listed = |token: &Token| {
            let at = listed.partition_point(|item| item.end <= token.span.start);
            listed.get(at).is_some_and(|item| item.start < token.span.end)
        };
        let stems = |tokens: &[Token]| tokens.iter().map(|token| token.stem.clone()).counts();
        let all = LazyCell::new(|| stems(&tokens(self.text, 0)));
        let items = LazyCell::new(|| -> HashSet<CompactString> {
            let items = lists.iter().chain(&parts.lists).flat_map(|list| &list.divided);
            let words = items.flat_map(|item| tokens(&item.name, 0));
            words.filter(|token| token.is_capital).map(|token| token.stem).collect()
        });
        let odd = |said: &[Token], is_listed: &dyn Fn(&Token) -> bool, has_heading: bool| {
            let own = stems(said);
            let is_known = |token: &Token| all.get(&token.stem) > own.get(&token.stem);
            let is_item = |token: &Token| items.contains(&token.stem);
            let around = Around {
                text: self.text,
                count,
                has_heading,
                is_known: &is_known,
                is_item: &is_item,
            };
            around.odd(said, is_listed).map(|word| word.span)
        };
        let of_sentence = |sentence: &Sentence| {
            let lists = sentence.tokens.iter().any(is_listed);
            let word = lists.then(|| odd(&sentence.tokens, &is_listed, false))??;
            Some((sentence.span, word))
        };
        let of_item = |list: &List| {
            let last = list.divided.last()?;
            let said = tokens(&self.text[last.span.range()], last.span.start as usize);
            Some((last.span, adds(&said)?.span))
        };
        let of_line = |list: &List| {
            let span = line(self.text, list)?;
            let said = self.sentence(span).tokens;
            let is_item = |token: &Token| {
                list.divided.iter().any(|item| {
                    item.span.start < token.span.end && token.span.start < item.span.end
                })
            };
            let behind = self.text[list.description.end as usize..].trim_start();
            Some((span, odd(&said, &is_item, behind.starts_with(':'))?))
        };
        let odd =
            opening.iter().find_map(of_sentence).or_else(|| parts.lists.iter().find_map(of_line));
        let odd = odd.or_else(|| lists.iter().chain(&parts.lists).find_map(of_item));
        let Some((span, word)) = odd else { return Some(()) };
        let said = &self.text[word.range()];
        let message = format!(
            "`{said}` beside a list may say something else than who there is and what each has"
        );
        self.diagnostics.push(
            Diagnostic::error(Code::EnglishText, span, message)
                .related(word, "this word")
                .help("write the list on a line of its own, such as `Pets: dog, cat and fish`, and what else holds as a clue"),
        );
        None
    }
}

/// The sentence of a list that is set off, or its line; none if the list has several lines.
fn line(text: &str, list: &List) -> Option<Span> {
    let end = list.divided.iter().map(|item| item.span.end).max()? as usize;
    let start = list.description.start as usize;
    let is_one =
        list.description.end as usize <= end && !text.get(start..end)?.contains(['\n', '|']);
    let begin = text[..start].rfind(['\n', '.', '?', '!']).map_or(0, |at| at + 1);
    let behind = text[end..].find(['\n', '.', '?', '!']).map_or(text.len(), |at| end + at + 1);
    let span = Span::new(begin, behind);
    (is_one && !text[span.range()].contains('|')).then(|| trimmed(text, span))
}

/// The lists of a sentence and its words.
struct Around<'a> {
    text: &'a str,
    count: &'a Count,
    /// Whether the list stands behind a heading, `Pets:`; an aside there is looked at where its items are read.
    has_heading: bool,
    /// Whether the rest of the text has a word.
    is_known: &'a dyn Fn(&Token) -> bool,
    /// Whether a word is of an item.
    is_item: &'a dyn Fn(&Token) -> bool,
}

/// A word around a list, a mark, or a whole list.
#[derive(Clone, Copy)]
enum Part<'t> {
    Word(&'t Token),
    Mark(&'t Token),
    /// A dash, which is no token.
    Dash,
    List,
}

/// Words that take something away or say that it was otherwise, wherever they stand beside a list.
const AWAY: &str = "\
    almost although apart away but elsewhere etc except excepted excluded excluding if less minus more nearly never \
    nobody none not others supposedly than unless unlike without";

/// Words of things that nobody has, or that are none.
const LOST: &str = "\
    absent decoy denied ex fake forbidden former formerly hidden imaginary left lost missing pretend previous \
    previously sale spare stolen unclaimed unlikely unsold unused unwanted unworn";

/// Verbs of what somebody has not, or has no more.
const LACKING: &str = "\
    abandon avoid ban borrow break broke burn covet crave declin deni discard dislik dream envi forget forgot hate \
    lack lose lost miss refus reject shun sold stole stolen want wish";

/// Verbs of what is only thought or said.
const THINKING: &str = "\
    believe believed believes claim claimed claims hope hoped hopes imagines says thinks thought";

/// Verbs by which somebody is or has something.
const HAVING: &str = "\
    bought brought had has have is kept owned owns was wears wore";

/// Words that only lead from an announcement to its list.
const LEADS: &str = "\
    a an and are as being called e either follows i is named namely or the viz was were";

/// Relatives, who are others than those of whom they are.
const RELATIVES: &str = "\
    aunt boyfriend brother brothers child children cousin cousins daughter daughters father fathers friend friends \
    girlfriend husband husbands mother mothers neighbor neighbors neighbour neighbours parents partner partners sister \
    sisters son sons uncle wife wives";

const MEN_AND_WOMEN: &str = "\
    boy boys female gentleman gentlemen girl girls ladies lady male man men woman women";

impl<'a> Around<'a> {
    /// The first word of a sentence by which its lists may be none of the puzzle. `items`: where the items stand.
    fn odd<'t>(
        &self,
        tokens: &'t [Token],
        is_listed: &dyn Fn(&Token) -> bool,
    ) -> Option<&'t Token> {
        let parts = self.parts(tokens, is_listed);
        let lists = (0..parts.len()).filter(|at| matches!(parts[*at], Part::List));
        let asks = self.asks(tokens);
        let mut from = 0;
        // `Were there four hats, …`, `If it rains, the hats are …`
        let mut odd = tokens.first().filter(|first| match &*first.word {
            "had" | "should" | "were" => tokens.get(1).is_some_and(|next| next.word == "there"),
            "if" | "unless" => !asks,
            _ => false,
        });
        for at in lists {
            let before = before(&parts[from..at]);
            let ordered = || self.tells_order(&words(&parts[from..at]));
            let behind = behind(&parts[at + 1..]);
            odd = odd
                .or_else(ordered)
                .or_else(|| self.odd_before(&before, asks))
                .or_else(|| self.odd_aside(&parts[at + 1..]))
                .or_else(|| self.odd_behind(parts.get(at + 1), &behind, asks));
            from = at + 1;
        }
        odd
    }

    /// The words of a sentence with a mark for each list, without those that say that an order means nothing.
    fn parts<'t>(&self, tokens: &'t [Token], is_listed: &dyn Fn(&Token) -> bool) -> Vec<Part<'t>> {
        let free = free_of_order(tokens);
        let mut parts: Vec<Part<'_>> = Vec::with_capacity(tokens.len());
        let mut end = None;
        for (at, token) in tokens.iter().enumerate() {
            let gap =
                end.map_or("", |end: u32| &self.text[end as usize..token.span.start as usize]);
            end = Some(token.span.end);
            if [" - ", " -- "].iter().any(|dash| gap.contains(dash)) {
                parts.push(Part::Dash);
            }
            if free[at] {
                continue;
            }
            if is_listed(token) {
                let is_between = |part: &&Part<'_>| match part {
                    Part::Word(word) => matches!(&*word.word, "a" | "an" | "and" | "or" | "the"),
                    Part::Mark(mark) => matches!(&*mark.word, "," | "&" | "/" | "\"" | "“" | "”"),
                    _ => false,
                };
                let joined = parts.iter().rev().take_while(is_between).count();
                let first = parts.len() - joined;
                if first > 0 && matches!(parts[first - 1], Part::List) {
                    parts.truncate(first);
                } else {
                    parts.push(Part::List);
                }
            } else if token.is_word() || token.word.starts_with('\'') {
                parts.push(Part::Word(token));
            } else {
                parts.push(Part::Mark(token));
            }
        }
        parts
    }

    /// Whether a sentence asks or tells to solve the puzzle, so that `can` and `would` mean nothing.
    fn asks(&self, tokens: &[Token]) -> bool {
        tokens.last().is_some_and(|last| last.word == "?")
    }

    fn counts_otherwise(&self, said: &[&Token], at: usize) -> bool {
        const UNITS: &str = "\
    a am day days dollars hour hours kilometers kilometres miles minutes month months o p pm week weeks year years";
        const MOST: u32 = 20;
        let word = |at: usize| said.get(at).map_or("", |token| token.word.as_str());
        let before = at.checked_sub(1).map_or("", word);
        // `in seats 11 to 15`
        let is_label = word(at).starts_with(|c: char| c.is_ascii_digit())
            && (!word(at + 1).starts_with(char::is_alphabetic)
                || matches!(word(at + 1), "and" | "or" | "through" | "to"));
        number(&[word(at)]).is_some_and(|(number, _)| {
            (2..=MOST).contains(&number)
                && number != self.count.number
                && !is_label
                && !is_of(UNITS, word(at + 1))
                && !is_of(MEN_AND_WOMEN, word(at + 1))
                && !matches!(before, "any" | "no" | "other")
        })
    }

    /// A word beside a list by which something is taken away from it, or somebody else has it.
    fn odd_beside<'t>(&self, said: &[&'t Token], asks: bool) -> Option<&'t Token> {
        let word = |at: usize| said.get(at).map_or("", |token| token.word.as_str());
        let before = |at: usize, distance: usize| at.checked_sub(distance).map_or("", word);
        let is_number = |at: usize| number(&[word(at)]).is_some();
        let odd = (0..said.len()).find(|at| {
            let (next, last) = (word(at + 1), before(*at, 1));
            match word(*at) {
                "left" if matches!(last, "far" | "the") || next == "to" => false,
                // `but Ann cannot recall which`
                "but" => *at > 0,
                "about" | "over" | "under" | "least" | "most" => is_number(at + 1),
                "up" => next == "to",
                // `the other two`, `and the other a horse`
                "other" => match last {
                    "each" | "one" => false,
                    "the" => {
                        !next.is_empty()
                            && !is_number(at + 1)
                            && !matches!(next, "a" | "an" | "had" | "has" | "was" | "wore")
                    }
                    _ => true,
                },
                "too" => matches!(next, "few" | "many" | "much"),
                "once" => !matches!(next, "a" | "an" | "per" | "upon"),
                "could" | "may" | "might" | "should" | "would" => {
                    !asks && !said[*at].is_capital && next != "like" && next != "each"
                }
                "pair" | "pairs" | "couple" | "couples" => next == "of",
                "next" => next == "door",
                "made" => next == "out",
                "took" => next == "off",
                other => is_of(AWAY, other) || is_of(LOST, other) && !(self.is_known)(said[*at]),
            }
        });
        odd.or_else(|| (0..said.len()).find(|at| self.counts_otherwise(said, *at)))
            .or_else(|| self.stranger(said))
            .map(|at| said[at])
    }

    /// A word anywhere in front of a list that tells of the order in which it stands, or who is none of them: `In order, the
    /// hats were …`, `From worst to best, …`, `Each guest, Di excepted, has …`.
    fn tells_order<'t>(&self, said: &[&'t Token]) -> Option<&'t Token> {
        let word = |at: usize| said.get(at).map_or("", |token| token.word.as_str());
        let is_order = |at: &usize| match word(*at) {
            // `can you place them in order and say who wore which hat (…)` tells none.
            "in" => {
                let ends = *at == 0 || at + 2 == said.len();
                word(at + 1) == "order" && (ends || word(at + 2) == "of") && word(at + 2) != "to"
            }
            "from" => self.ranks(word(at + 1)) && word(at + 2) == "to" && self.ranks(word(at + 3)),
            other => is_of("barring except excepted excluded excluding", other),
        };
        let at = (0..said.len()).find(is_order)?;
        Some(said[if word(at) == "in" { at + 1 } else { at }])
    }

    /// Whether a word is an end of an order.
    fn ranks(&self, word: &str) -> bool {
        matches!(
            word,
            "best" | "bottom" | "first" | "front" | "last" | "least" | "most" | "top" | "worst"
        ) || word.len() > 4 && word.ends_with("est") && !matches!(word, "forest" | "guest" | "west")
    }

    /// Somebody who has or is something and of whom nothing else is said, or who is an item.
    fn stranger(&self, said: &[&Token]) -> Option<usize> {
        let word = |at: usize| said.get(at).map_or("", |token| token.word.as_str());
        (0..said.len()).find(|at| {
            let token = said[*at];
            let next = word(at + 1);
            let last = at.checked_sub(1).map_or("", word);
            let acts = is_of(HAVING, next)
                || is_of(THINKING, next)
                || matches!(next, "'s" | "came" | "keeps" | "went");
            // `the hats that Ed wore`, `belong to Ed`, `the hats of Al are`
            let before = at.checked_sub(2).map_or("", word);
            let is_told = matches!(last, "that" | "which")
                || last == "to" && before.starts_with("belong")
                || last == "of" && (self.is_item)(token) && matches!(next, "" | "are" | "were");
            let is_name = token.is_capital
                && token.word.len() > 1
                && token.word.chars().all(char::is_alphabetic)
                && !opening::is_noun(&token.word)
                && !is_of(OPENERS, &token.word);
            is_name && (acts || is_told) && (!(self.is_known)(token) || (self.is_item)(token))
        })
    }

    fn odd_before<'t>(&self, said: &[&'t Token], asks: bool) -> Option<&'t Token> {
        let word = |at: usize| said.get(at).map_or("", |token| token.word.as_str());
        let is_have = |at: usize| is_of(HAVING, word(at));
        let has_each = said.iter().any(|token| matches!(&*token.word, "all" | "each" | "every"));
        let lacks = |at: usize| {
            let token = said[at];
            (is_of(LACKING, &token.stem) || is_of(LACKING, &token.word)) && !(self.is_known)(token)
        };
        let odd = (0..said.len()).find(|at| {
            let next = word(at + 1);
            match word(*at) {
                // `One guest has one hat from …`
                "one" => *at == 0 && !has_each && opening::is_people(next) && is_have(at + 2),
                "each" | "every" => {
                    let has = said[*at + 1..].iter().any(|word| {
                        is_of(HAVING, &word.word) && word.word != "is" && word.word != "was"
                    });
                    has && said.get(at + 1).is_some_and(|next| self.is_other_row(next))
                }
                // `most hats were …`, `Some guests have …`
                "few" | "half" | "many" | "most" | "several" | "some" => {
                    *at == 0
                        && (is_have(at + 2)
                            || said.last().is_some_and(|last| is_of("are were", &last.word)))
                }
                // `Ed, who has four hats (…)`
                "who" => *at == 0 && next == "has" && !has_each,
                "gave" => !is_of("each every her him them", next) && !(self.is_known)(said[*at]),
                "'s" | "their" | "his" | "her" => {
                    is_of(RELATIVES, next)
                        && is_have(at + 2)
                        && said.get(at + 1).is_some_and(|of| !(self.is_known)(of))
                }
                "last" | "next" => {
                    matches!(next, "month" | "week" | "year")
                        && (is_of("the their", word(at + 2))
                            || at.checked_sub(1).is_some_and(|last| word(last) == "of"))
                }
                "for" => {
                    let noun = at + 1 + usize::from(next == "the");
                    let leads = |token: &&Token| is_of(LEADS, &token.word);
                    said.get(noun + 1..).is_some_and(|rest| rest.iter().all(leads))
                        && word(noun).ends_with('s')
                        && !(self.is_known)(said[noun])
                }
                _ => {
                    lacks(*at)
                        || self.owns(said, *at)
                        || is_have(at + 1) && self.is_animal(said[*at])
                }
            }
        });
        odd.map(|at| said[at]).or_else(|| self.odd_beside(said, asks))
    }

    /// Whether a word of a list's announcement is an owner who is no row: `the dogs` of `the dogs' hats were`.
    fn owns(&self, said: &[&Token], at: usize) -> bool {
        let token = said[at];
        let behind = self.text[token.span.end as usize..].chars().next();
        let is_plural =
            token.word.ends_with('s') && behind.is_some_and(|c| matches!(c, '\'' | '’'));
        is_plural && !(self.is_known)(token) && !opening::is_noun(&token.word)
    }

    /// Whether `each` speaks of something of which nothing else does: `Each cat`, `Each man` of four guests, `Each pair`.
    fn is_other_row(&self, noun: &Token) -> bool {
        let word = noun.word.as_str();
        let is_somebody = is_of(MEN_AND_WOMEN, word)
            || is_of(RELATIVES, word)
            || matches!(word, "couple" | "pair")
            || self.is_animal(noun);
        is_somebody && word != self.count.noun && !(self.is_known)(noun)
    }

    /// Whether a word is of animals of which nothing else is said: `Each cat has one hat from …`
    fn is_animal(&self, noun: &Token) -> bool {
        is_of("bird cat dog hors pet", &noun.stem) && !(self.is_known)(noun)
    }

    /// What stands in brackets directly behind a list.
    fn odd_aside<'t>(&self, behind: &[Part<'t>]) -> Option<&'t Token> {
        if self.has_heading {
            return None;
        }
        let Some(_) =
            behind.first().filter(|part| matches!(part, Part::Mark(mark) if mark.word == "("))
        else {
            return None;
        };
        let within = behind[1..]
            .iter()
            .take_while(|part| !matches!(part, Part::Mark(mark) if mark.word == ")"));
        let mut first = None;
        for part in within {
            match part {
                Part::List => return None,
                Part::Word(word) => first = first.or(Some(*word)),
                _ => {}
            }
        }
        first
    }

    fn odd_behind<'t>(
        &self,
        first: Option<&Part<'_>>,
        said: &[&'t Token],
        asks: bool,
    ) -> Option<&'t Token> {
        let word = |at: usize| said.get(at).map_or("", |token| token.word.as_str());
        let from = usize::from(matches!(word(0), "and" | "but" | "or"));
        let is_apart = from > 0
            || matches!(first, Some(Part::Dash))
            || matches!(first, Some(Part::Mark(mark)) if is_of("; — –", &mark.word));
        // `- and one was stolen`
        let is_of_some = matches!(word(from), "another" | "none" | "one" | "others" | "some")
            && matches!(
                word(from + 1),
                "are" | "did" | "had" | "has" | "is" | "of" | "was" | "were"
            );
        if is_of_some && is_apart {
            return said.get(from).copied();
        }
        self.odd_beside(said, asks)
    }
}

/// Words with which a sentence begins and that are no names.
const OPENERS: &str = "\
    all each every everybody everyone he i it nobody she somebody someone that there these they this those today \
    tonight we what which who whose yesterday you";

/// The word of an item by which its list may have more: `beret or none`, `beret etc`, `beret among others`.
fn adds(item: &[Token]) -> Option<&Token> {
    let (last, before) = item.split_last()?;
    // `poncho plus a beret`, `poncho or a beret`
    const ALSO: &str = "besides except excluding including instead minus plus";
    const ARTICLES: &str = "a an another maybe perhaps the";
    let joins = |at: &usize| {
        let next = item.get(at + 1).filter(|next| !next.is_capital);
        next.is_some_and(|next| {
            is_of(ALSO, &item[*at].word) || item[*at].word == "or" && is_of(ARTICLES, &next.word)
        })
    };
    if let Some(at) = (1..item.len()).find(joins) {
        return item.get(at);
    }
    let is_more = match &*last.word {
        "." => return adds(before),
        "etc" => !before.is_empty(),
        "another" | "more" | "none" | "nothing" | "other" | "others" | "similar" | "such" => before
            .last()
            .is_some_and(|word| matches!(&*word.word, "among" | "amongst" | "and" | "or" | "plus")),
        _ => false,
    };
    is_more.then_some(last)
}

/// Whether a word is one of a list.
fn is_of(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| known == word)
}

/// The words of some parts.
fn words<'t>(parts: &[Part<'t>]) -> Vec<&'t Token> {
    let word = |part: &Part<'t>| match part {
        Part::Word(word) => Some(*word),
        _ => None,
    };
    parts.iter().filter_map(word).collect()
}

/// The words of the announcement in front of a list: of the last clause that has more than words that lead to it.
fn before<'t>(parts: &[Part<'t>]) -> Vec<&'t Token> {
    let mut all: Vec<&Token> = Vec::new();
    for part in parts.iter().rev() {
        match part {
            Part::Word(word) => all.push(word),
            _ if all.iter().any(|word| !is_of(LEADS, &word.word)) => break,
            Part::List => break,
            _ => {}
        }
    }
    all.reverse();
    all
}

/// The words of the clause behind a list; none if they lead to the next one.
fn behind<'t>(parts: &[Part<'t>]) -> Vec<&'t Token> {
    let mut all: Vec<&Token> = Vec::new();
    for part in parts {
        match part {
            Part::Word(word) => all.push(word),
            Part::List => return Vec::new(),
            Part::Mark(_) | Part::Dash if all.is_empty() => {}
            Part::Mark(_) | Part::Dash => break,
        }
    }
    all
}

/// For each word whether it only says that an order means nothing: `not necessarily in that order`.
fn free_of_order(tokens: &[Token]) -> Vec<bool> {
    let mut free = vec![false; tokens.len()];
    for at in (0..tokens.len()).filter(|at| tokens[*at].word == "order") {
        let is_of = |token: &&Token| list::OF_ORDER.contains(&&*token.word);
        let begin = at - tokens[..at].iter().rev().take_while(is_of).count();
        let end = at + tokens[at..].iter().take_while(is_of).count();
        let said: Vec<&str> = tokens[begin..=at].iter().map(|token| token.word.as_str()).collect();
        if list::tells_no_order(&said.join(" ")) {
            let begin = begin - usize::from(begin > 0 && matches!(&*tokens[begin - 1].word, "but"));
            free[begin..end].fill(true);
        }
    }
    free
}
