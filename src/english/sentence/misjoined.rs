//! What a reading would join wrongly: `The first of Ada and Ben drinks tea` is no two clauses, the side in `next to Ben on
//! her left` is not to be lost, whoever lives with the owner of the dog or found the Audi driver is another one, and who
//! isn't afraid of the dog need not have it, nor lack it.

use super::super::compare;
use super::super::function;
use super::super::learn;
use super::super::lexicon::story;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words::{self, Marks, Words};
use super::left_open::is_left_open;
use super::other_times;
use super::unwilling;
use super::values::tells;
use crate::model::ids::Span;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Verbs and adjectives of dislike or of parting with something, by stems.
const PARTING: Words = Words::of(&[
    "afraid",
    "allerg",
    "avoid",
    "complaint",
    "crash",
    "despis",
    "detest",
    "dislik",
    "fear",
    "hate",
    "loath",
    "lose",
    "object",
    "problem",
    "refus",
    "reject",
    "scare",
    "sell",
]);

/// Whether what a sentence is read as joins what its words do not: it is looked at as a whole, however it was divided and put in
/// other words.
///
/// `is_theme`: whether the puzzle is about what a stem tells of, as of allergies.
pub(in super::super) fn is_misjoined(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    says: &Statement,
    is_theme: &dyn Fn(&str) -> bool,
) -> bool {
    // Most of these words no sentence has.
    let said = Marks::of(tokens.iter().map(|of| &*of.word));
    let has = |word: &str| said.may_have(word) && tokens.iter().any(|of| of.word == word);
    let parts = || tokens.iter().any(|of| PARTING.contains(&&*of.stem));
    let tells_facts = || tells(says, &|says| matches!(says, Form::Same(..) | Form::Different(..)));
    // Most sentences have not these words, or do not tell what they could spoil.
    let is_of_two = has("of") && has("and") && has_and(says);
    let is_beside = (has("left") || has("right")) && tells_neighbors_alone(says);
    let is_of_facts = (has("owner") || parts()) && tells_facts();
    let is_short = (has("short") || has("from")) && tells_facts();
    // `If Ann has the owl, Bob has the fox, and vice versa`
    let is_half = match says {
        Form::If(both) => {
            has("versa")
                || is_cut_behind_if(tokens)
                || has_and(&both.0) && has_aside_behind(tokens, "if")
        }
        _ => false,
    };
    // `Either Ann or Bob, who drinks tea, has the owl`: but one of them drinks it.
    let is_of_choice =
        has("either") && has_aside_behind(tokens, "or") && !has_aside_of_both(tokens);
    // `Ann drinks tea exactly when Bob drinks milk and has the owl`: nobody knows who has it.
    let is_iff = |pair: &[Token]| {
        matches!(
            (&*pair[0].word, &*pair[1].word),
            ("exactly" | "precisely", "if" | "when") | ("and", "only")
        )
    };
    let is_torn = matches!(says, Form::And(_))
        && tokens.windows(2).any(is_iff)
        && tokens.iter().any(|of| matches!(&*of.word, "if" | "when"));
    // `Ann arrived 30 minutes earlier than Ben`
    let is_by_time = has("earlier") || has("later") || has("before") || has("after");
    if is_by_time && tells_facts() && Reader::new(vocabulary, tokens).takes_amount_for_item(says) {
        return true;
    }
    if is_half
        || is_torn
        || is_of_choice
        || (has("can") || has("could")) && is_free(tokens)
        || has("order") && is_other_order(tokens)
        || tells_but_apart(tokens, says)
        || is_first_of_these(tokens, says)
        || is_left_open(vocabulary, tokens, &said, says)
    {
        return true;
    }
    if tells_facts() && other_times::may_be_another(tokens) {
        let reader = Reader::new(vocabulary, tokens);
        if reader.counts_own() || reader.is_felt_or_past(says, is_theme) {
            return true;
        }
    }
    let may_refuse = tells_facts() && unwilling::may_refuse(tokens);
    if may_refuse && Reader::new(vocabulary, tokens).refuses_something() {
        return true;
    }
    if tells_facts() && looks_into_crime(vocabulary, tokens) {
        return true;
    }
    let tells_facts = tells_facts();
    let is_of_persons = || tells_facts && (1..tokens.len()).any(|at| may_be_acted_on(tokens, at));
    let has_extreme =
        tells_facts && tokens.iter().any(|of| of.word.ends_with("est") || of.word == "most");
    if !(is_of_two || is_beside || is_of_facts || is_short || has_extreme || is_of_persons()) {
        return false;
    }
    let reader = Reader::new(vocabulary, tokens);
    is_of_two && reader.has_pair_for_subject()
        || is_beside && reader.names_a_side()
        || is_short && reader.is_short_of()
        || is_of_facts && (reader.meets_an_owner() || reader.denies_dislike(is_theme))
        || has_extreme && reader.loses_extreme(says)
        || reader.acts_on_another(says)
}

/// Whether somebody looks into a crime, where the header has those who did it: `Ace investigated the theft of the crown`.
fn looks_into_crime(vocabulary: &Vocabulary, tokens: &[Token]) -> bool {
    const LOOKING: &[&str] = &["foiled", "investigated", "reported", "solved", "witnessed"];
    const CULPRITS: &[&str] = &["burglar", "criminal", "crook", "culprit", "robber", "thief"];
    tokens.iter().any(|token| LOOKING.contains(&&*token.word))
        && vocabulary.headed_by(CULPRITS) != 0
}

/// Whether a word may be one for a person to whom something is done: a verb stands shortly before it, and no `is` between. Most
/// clues need no more than this glance.
fn may_be_acted_on(tokens: &[Token], at: usize) -> bool {
    const REACH: usize = 5;
    let kind = |at: usize| function::kind(&tokens[at].word, &tokens[at].stem);
    if !(tokens[at].word.ends_with("er") || kind(at).person) {
        return false;
    }
    let before = (1..at).rev().take(REACH).take_while(|at| !kind(*at).be);
    let acts = |at: usize| {
        let kind = kind(at);
        kind.preposition || kind.auxiliary || words::is_finite(&tokens[at].word)
    };
    before.into_iter().any(acts)
}

/// Whether a statement tells who is beside whom, and of no side or place.
fn tells_neighbors_alone(says: &Statement) -> bool {
    let is_placed =
        |says: &Statement| matches!(says, Form::Order { .. } | Form::In(..) | Form::AtEnd(_));
    tells(says, &|says| matches!(says, Form::NextTo(..))) && !tells(says, &is_placed)
}

impl Reader<'_> {
    /// Whether a fact tells of an item of so many minutes, where these only tell how much earlier or later somebody is.
    fn takes_amount_for_item(&self, says: &Statement) -> bool {
        let amounts =
            (1..self.end()).filter(|at| compare::is_comparing(self.word(*at))).flat_map(|at| {
                let ending = self.matches[..at].iter().flatten().filter(move |of| of.end == at);
                ending.map(|of| (&self.vocabulary.senses[of.of.sense], of.of.item))
            });
        let mut amounts =
            amounts.filter(|(sense, _)| sense.scale.is_some() && sense.unit.is_some());
        amounts.any(|(sense, item)| {
            let is_item = |of: &Operand| of.name.text == sense.items[item].text;
            tells(says, &|says| match says {
                Form::Same(a, b) | Form::Different(a, b) => is_item(a) || is_item(b),
                _ => false,
            })
        })
    }

    /// Whether the highest or the lowest value is one within what an item tells, and the facts of a statement have no value:
    /// `had the lowest price in Rye` may be another one than the lowest.
    fn loses_extreme(&self, says: &Statement) -> bool {
        let found = |at: usize| {
            let (end, of) = self.superlative(at)?;
            let noun = end + usize::from(self.matches.get(end).is_some_and(Vec::is_empty));
            let is_within = [end, noun].into_iter().any(|at| {
                let is_article =
                    self.kind(at + 1).determiner || function::is_own(self.word(at + 1));
                let item = at + 1 + usize::from(is_article);
                matches!(self.word(at), "for" | "from" | "in" | "with")
                    && self.matches.get(item).is_some_and(|of| !of.is_empty())
            });
            is_within.then_some(of.sense)
        };
        let Some(sense) = (0..self.end()).find_map(found) else { return false };
        let name = &self.vocabulary.senses[sense].name.text;
        let is_value = |of: &Operand| of.category.as_ref().is_some_and(|of| of.text == *name);
        !tells(says, &|says| match says {
            Form::Same(a, b) | Form::Different(a, b) => is_value(a) || is_value(b),
            _ => false,
        })
    }

    /// Whether the subject of a clause is of two, so that these are no two clauses: `The first of Ada and Ben drinks tea`.
    fn has_pair_for_subject(&self) -> bool {
        let is_verb = |at: usize| {
            let kind = self.kind(at);
            kind.be
                || kind.auxiliary
                || kind.live
                || kind.relative
                || (self.uses(at).verb != 0 || self.is_loose_verb(at))
                    && words::is_finite(self.word(at))
        };
        let of_pair = |of: usize| {
            let start =
                (0..of).rfind(|at| matches!(self.word(*at), "if" | "," | ";" | "and" | "but"));
            let start = start.map_or(0, |at| at + 1);
            let past_article = |at: usize| at + usize::from(self.kind(at).determiner);
            let is_and = |end: usize| {
                let joint = if self.is_possessive(end) { end + 1 } else { end };
                // `of the red and the blue one`
                let second = past_article(joint + 1);
                self.word(joint) == "and"
                    && self.matches.get(second).is_some_and(|of| !of.is_empty())
            };
            let first = self.matches.get(past_article(of + 1));
            of > start
                && !(start..of).any(is_verb)
                && !matches!(self.word(of - 1), "both" | "each" | "either" | "neither")
                && first.is_some_and(|first| first.iter().any(|first| is_and(first.end)))
        };
        (1..self.end()).any(|at| self.word(at) == "of" && of_pair(at))
    }

    /// Whether the sentence tells on which side somebody is: `next to Ben on her left`.
    fn names_a_side(&self) -> bool {
        (2..self.end()).any(|at| {
            matches!(self.word(at), "left" | "right")
                && self.matches[at].is_empty()
                && (function::is_own(self.word(at - 1)) || self.word(at - 1) == "the")
                && matches!(self.word(at - 2), "at" | "on" | "to")
        })
    }

    /// Whether somebody is with the owner of a thing, who is another one: `Ada lives with the owner of the dog`.
    fn meets_an_owner(&self) -> bool {
        let people = self.persons() | self.vocabulary.names | self.vocabulary.folk;
        let first = self.matches.iter().flatten().next();
        let is_with = |owner: usize| {
            let article = (0..owner).rfind(|at| self.kind(*at).determiner);
            article.and_then(|at| at.checked_sub(1)).is_some_and(|at| self.word(at) == "with")
        };
        let is_owner = |at: &usize| {
            let of = self.word(at + 1) == "of" || self.ends_item(*at);
            self.word(*at) == "owner" && of && self.matches[*at].is_empty()
        };
        first.is_some_and(|of| people >> of.of.sense & 1 == 1)
            && (1..self.tokens.len()).filter(is_owner).any(is_with)
    }

    /// Whether somebody acts on a person who is named by a thing, and is taken for the same one: `Ada found the owner of the dog`.
    /// Not where two categories have names, which may be husbands and wives.
    fn acts_on_another(&self, says: &Statement) -> bool {
        let people = self.persons() | self.vocabulary.names | self.vocabulary.folk;
        if self.vocabulary.names.count_ones() > 1 {
            return false;
        }
        let span =
            |of: &Match, start: usize| self.tokens[start].span.to(self.tokens[of.end - 1].span);
        let is_same = |a: Span, b: Span| {
            let within = |of: &Operand, outer: Span| {
                outer.start <= of.name.span.start && of.name.span.end <= outer.end
            };
            tells(says, &|says| match says {
                Form::Same(one, two) => {
                    within(one, a) && within(two, b) || within(one, b) && within(two, a)
                }
                _ => false,
            })
        };
        (1..self.end()).any(|noun| {
            let Some((start, thing)) = self.person_by_thing(noun) else { return false };
            self.is_acted_on(start)
                && (0..start).any(|at| {
                    let subjects = self.matches[at].iter();
                    let subjects = subjects.filter(|of| people >> of.of.sense & 1 == 1);
                    subjects
                        .filter(|of| !self.is_possessive(of.end))
                        .any(|of| is_same(span(of, at), thing))
                })
        })
    }

    /// Where the words for a person begin whose noun stands at a place, and the thing by which the person is named: `the dog
    /// owner`, `the driver of the Audi`.
    fn person_by_thing(&self, noun: usize) -> Option<(usize, Span)> {
        let kind = self.kind(noun);
        let is_person = kind.person && self.word(noun) != "one" || learn::is_agent(self.word(noun));
        if !is_person || !self.matches[noun].is_empty() {
            return None;
        }
        let past_article = |at: usize| at + usize::from(self.kind(at).determiner);
        let thing = |at: usize| {
            let found = self.matches.get(at)?.first()?;
            Some(self.tokens[at].span.to(self.tokens[found.end - 1].span))
        };
        let start = |at: usize| {
            at.checked_sub(1).filter(|before| self.kind(*before).determiner).unwrap_or(at)
        };
        let is_before = |at: &usize| {
            self.matches[*at]
                .iter()
                .any(|of| of.end == noun || of.end + 1 == noun && self.is_possessive(of.end))
        };
        if let Some(before) = (0..noun).find(is_before) {
            return Some((start(before), thing(before)?));
        }
        let is_told = matches!(self.word(noun + 1), "from" | "in" | "of" | "with");
        Some((start(noun), thing(past_article(noun + 2)).filter(|_| is_told)?))
    }

    /// Whether what begins at a place is what somebody does something to.
    fn is_acted_on(&self, start: usize) -> bool {
        /// Verbs that do not tell of another one, by stems.
        const SAME: Words = Words::of(&[
            "becam", "becom", "belong", "danc", "date", "engag", "marri", "portray", "prove",
            "remain", "wed",
        ]);
        const PARTICLES: &[&str] =
            &["about", "against", "at", "for", "on", "over", "to", "up", "with"];
        let acts = |at: usize| {
            let kind = self.kind(at);
            let is_other = kind.be || kind.auxiliary || kind.adverb || kind.relative || kind.live;
            !is_other
                && self.matches[at].is_empty()
                && self.word(at) != "as"
                && !SAME.contains(&self.stem(at))
        };
        let Some(before) = start.checked_sub(1) else { return false };
        let is_verb = |at: usize| {
            matches!(self.word(at), "found" | "had" | "has")
                || acts(at) && words::is_finite(self.word(at))
        };
        if is_verb(before) {
            return true;
        }
        // `is proud of`, `is with`, `looked after`
        let Some(word) = before.checked_sub(1).filter(|_| PARTICLES.contains(&self.word(before)))
        else {
            return self.word(before) == "of" && before > 0 && self.word(before - 1) == "proud";
        };
        let is_passive =
            word > 0 && self.kind(word - 1).be && words::is_participle(self.word(word));
        let is_with = self.word(before) == "with" && self.kind(word).live;
        self.kind(word).be && self.word(before) != "to" || acts(word) && !is_passive || is_with
    }

    /// Whether something is but near a value or a thing: `a year short of 9`, `a stall from the harp`.
    fn is_short_of(&self) -> bool {
        let is_near = |at: usize| {
            let noun = at + 1;
            let is_short = self.any(noun + 1, &["short of"]).is_some();
            let is_from = self.word(noun + 1) == "from"
                && (story::is_unit(self.stem(noun))
                    || self.is_house(noun)
                    || matches!(self.word(noun), "walk" | "way"));
            self.kind(at.saturating_sub(1)).be
                && matches!(self.word(at), "a" | "an" | "some")
                && (is_short || is_from)
        };
        (1..self.end()).any(is_near)
    }

    /// Whether it is denied that somebody dislikes a thing, or parts with it: `Ada isn't afraid of the dog`.
    fn denies_dislike(&self, is_theme: &dyn Fn(&str) -> bool) -> bool {
        const REACH: usize = 4;
        let denies = |at: &usize| function::denies(self.word(*at)) || self.word(*at) == "no";
        (1..self.end()).filter(denies).any(|at| {
            (at + 1..(at + REACH).min(self.end()))
                .take_while(|at| self.matches[*at].is_empty())
                .any(|at| {
                    let stem = self.stem(at);
                    PARTING.contains(&stem)
                        && self.uses(at).own == 0
                        && !is_theme(stem)
                        && !self.is_sold_for(at)
                })
        })
    }

    /// Whether a word tells at what price something is sold: `wasn't sold for $5`.
    fn is_sold_for(&self, at: usize) -> bool {
        let money = self.of_money();
        let mut behind = self.matches.get(at + 2).into_iter().flatten();
        self.stem(at) == "sell"
            && matches!(self.word(at + 1), "at" | "for")
            && behind.any(|of| money >> of.of.sense & 1 == 1)
    }
}

/// Whether another clause follows behind a condition that follows itself: `Ann has the owl if Bob has the fox, but Cy has the cat`.
fn is_cut_behind_if(tokens: &[Token]) -> bool {
    let condition = tokens.iter().position(|of| of.word == "if").filter(|at| *at > 0);
    let joins = |pair: &[Token]| {
        pair[0].word == "," && matches!(&*pair[1].word, "but" | "while" | "whereas")
    };
    condition.is_some_and(|at| tokens[at..].windows(2).any(joins))
}

/// Whether a word stands before an aside such as `, who drinks tea,`.
fn has_aside_behind(tokens: &[Token], word: &str) -> bool {
    let told =
        |pair: &[Token]| pair[0].word == "," && matches!(&*pair[1].word, "which" | "who" | "whose");
    let start = tokens.iter().position(|of| of.word == word);
    start.is_some_and(|at| tokens[at..].windows(2).any(told))
}

/// Whether an aside tells of all who are named before it: `, whose tables are`, `, who are`.
fn has_aside_of_both(tokens: &[Token]) -> bool {
    let are = |of: Option<&Token>| of.is_some_and(|of| matches!(&*of.word, "are" | "aren"));
    let of_both = |at: usize| match &*tokens[at].word {
        "who" => are(tokens.get(at + 1)),
        "whose" => {
            tokens.get(at + 1).is_some_and(|noun| noun.word.ends_with('s'))
                && are(tokens.get(at + 2))
        }
        _ => false,
    };
    (1..tokens.len()).any(|at| tokens[at - 1].word == "," && of_both(at))
}

/// Whether an order is excluded, of which no reading tells: `finished first and second, but not in that order`.
fn is_other_order(tokens: &[Token]) -> bool {
    const SAID: &[&str] = &["not", "in", "that", "order"];
    tokens
        .windows(SAID.len())
        .any(|of| of.iter().zip(SAID).all(|(token, word)| token.word == *word))
}

/// Whether all that is left of where some are is that they differ: `The two people at the ends of the row are Ann and Bob`.
fn tells_but_apart(tokens: &[Token], says: &Statement) -> bool {
    // Of one of those who are listed: `The two people are Ann and the one at the end`.
    const OF_ONE: Words = Words::of(&[
        "corner",
        "corners",
        "end",
        "ends",
        "even",
        "first",
        "last",
        "middle",
        "nearest",
        "odd",
        "outer",
        "outermost",
    ]);
    const OF_SEVERAL: Words = Words::of(&[
        "adjacent",
        "adjoining",
        "beside",
        "consecutive",
        "neighboring",
        "neighbouring",
        "next",
        "opposite",
    ]);
    if !matches!(says, Form::Different(..) | Form::AllDifferent(_)) {
        return false;
    }
    let counts = tokens.first().is_some_and(|of| matches!(&*of.word, "the" | "those"))
        && tokens.get(1).is_some_and(|of| words::number(&[&of.word]).is_some_and(|(n, _)| n > 1));
    let mut head = tokens.iter().take_while(|of| !matches!(&*of.word, "are" | "were"));
    // `The three fastest swimmers are …`
    let is_of_extreme = |of: &Token| {
        matches!(&*of.word, "least" | "most")
            || of
                .word
                .strip_suffix("est")
                .is_some_and(|of| compare::is_comparing(&format!("{of}er")))
    };
    let mut is_of_some = || {
        tokens.iter().any(|of| OF_SEVERAL.contains(&&*of.word))
            || head.any(|of| is_of_extreme(of) || OF_ONE.contains(&&*of.word))
    };
    tells_an_order(tokens) || counts && is_of_some()
}

/// Whether a sentence says in which order it lists: `The five people, from left to right, are …`, `in order, the swimmers were …`.
fn tells_an_order(tokens: &[Token]) -> bool {
    const ORDERS: &[&[&str]] = &[
        &["bottom", "to", "top"],
        &["first", "to", "last"],
        &["in", "order"],
        &["in", "that", "order"],
        &["in", "this", "order"],
        &["last", "to", "first"],
        &["left", "to", "right"],
        &["right", "to", "left"],
        &["top", "to", "bottom"],
    ];
    const KINDS: &[&str] =
        &["alphabetical", "ascending", "descending", "finishing", "following", "numerical"];
    let is_said = |at: usize, order: &&[&str]| {
        tokens
            .get(at..at + order.len())
            .is_some_and(|of| of.iter().zip(*order).all(|(token, word)| token.word == *word))
    };
    let is_kind = |pair: &[Token]| KINDS.contains(&&*pair[0].word) && pair[1].word == "order";
    tokens.windows(2).any(is_kind)
        || (0..tokens.len()).any(|at| ORDERS.iter().any(|order| is_said(at, order)))
}

/// Whether somebody can do something at some time, and need not: `Ann can speak on Tuesday`.
fn is_free(tokens: &[Token]) -> bool {
    tokens.windows(3).any(|of| {
        matches!(&*of[0].word, "can" | "could")
            && !function::kind(&of[1].word, &of[1].stem).be
            && of[1].is_word()
            && matches!(&*of[2].word, "at" | "in" | "on")
    })
}

/// Whether a sentence puts somebody among others and calls the same one the first or the last, who may be so of these alone:
/// `Ann came between Bob and Cleo, and Bob came first`.
fn is_first_of_these(tokens: &[Token], says: &Statement) -> bool {
    let is_adverb = |pair: &[Token]| {
        matches!(&*pair[1].word, "first" | "last")
            && !function::kind(&pair[0].word, &pair[0].stem).determiner
    };
    let is_joint = |pair: &[Token]| pair[0].word == "," && matches!(&*pair[1].word, "and" | "but");
    let Form::And(all) = says else { return false };
    let joint = tokens.windows(2).position(is_joint);
    if !joint.is_some_and(|at| tokens[at..].windows(2).any(is_adverb)) {
        return false;
    }
    let is_among = |of: &Operand| {
        all.iter().any(|says| match says {
            Form::Order { a, b, .. } | Form::Than { a, b, .. } => {
                of.name.text == a.name.text || of.name.text == b.name.text
            }
            Form::Between(a, b, c) => [a, b, c].iter().any(|one| one.name.text == of.name.text),
            _ => false,
        })
    };
    let is_placed = |says: &Statement| match says {
        Form::In(of, _) | Form::AtEnd(of) | Form::Same(of, _) => is_among(of),
        _ => false,
    };
    all.iter().any(is_placed)
}

/// Whether a statement, or a part of it, says two things.
fn has_and(says: &Statement) -> bool {
    match says {
        Form::And(_) => true,
        Form::Or(all) | Form::Xor(all) => all.iter().any(has_and),
        Form::Not(inner) => has_and(inner),
        Form::If(both) => has_and(&both.0) || has_and(&both.1),
        _ => false,
    }
}
