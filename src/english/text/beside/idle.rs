//! Words of a sentence in front of the clues that say nothing of the puzzle, whatever stands around them: what somebody
//! `cannot recall`, where `the clues below` stand, that there is some item, `(one hat is a fez)`, and that people came
//! `in first through fifth places`.

use super::super::mentions::Mentions;
use super::super::positions::opening;
use super::super::positions::opening::Count;
use super::scene;
use crate::english::compare::is_comparing;
use crate::english::token::Token;
use crate::english::words;
use crate::english::words::Words;

/// What has a number for its name, and all of a puzzle may be in it: `Class 7 has three pupils`.
pub(in super::super) const ROOMS: Words = Words::of(&[
    "camp",
    "class",
    "classroom",
    "form",
    "grade",
    "homeroom",
    "platoon",
    "room",
    "school",
    "studio",
    "troop",
    "unit",
    "ward",
]);

/// The words of a sentence without those that say nothing.
/// `listed`: whether it lists items, which are none of them.
pub(in super::super) fn without(
    tokens: Vec<Token>,
    listed: bool,
    mentions: &Mentions,
    count: &Count,
) -> Vec<Token> {
    let of = Sentence { tokens: &tokens, listed, mentions, count };
    // Most sentences have none.
    if (0..tokens.len()).all(|at| of.idle(at) == 0) {
        return tokens;
    }
    let mut kept = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        match of.idle(at) {
            0 => {
                kept.push(tokens[at].clone());
                at += 1;
            }
            taken => at += taken,
        }
    }
    kept
}

/// Whether a sentence says of all that they came in as many places as there are.
pub(in super::super) fn tells_ranks(
    tokens: &[Token],
    listed: bool,
    mentions: &Mentions,
    count: &Count,
) -> bool {
    let of = Sentence { tokens, listed, mentions, count };
    (0..tokens.len()).any(|at| of.ranks(at) > 0)
}

struct Sentence<'t> {
    tokens: &'t [Token],
    listed: bool,
    mentions: &'t Mentions,
    count: &'t Count,
}

impl Sentence<'_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    fn is(&self, at: usize, words: &[&str]) -> bool {
        words.contains(&self.word(at))
    }

    /// How many words that begin here say nothing.
    fn idle(&self, at: usize) -> usize {
        match self.word(at) {
            "(" => self.aside(at),
            "not" if self.is(at + 1, &["easy"]) => 1,
            "not" if self.is(at + 1, &["long"]) && self.is(at + 2, &["ago"]) => 1,
            "'t" | "cannot" | "not" if self.is_indecision(at) => 1,
            "'t" | "cannot" | "never" | "not" => self.ignorance(at),
            "no" if self.is(at + 1, &["longer"]) => 2 * self.ignorance(at + 1),
            "below" => self.below(at),
            // `i.e. red, blue and green`
            "i" if self.is(at + 1, &["."]) && self.is(at + 2, &["e"]) => 3,
            "i" if self.is(at + 1, &["e"]) => 2,
            "none" => self.mockery(at),
            _ if at == 0 && self.is_of_a_room() => 2,
            _ if at == 0 && self.listed => self.occasion(),
            _ if self.company(at) > 0 => self.company(at),
            _ if self.is_of_event(at) => 1,
            _ => self.places(at),
        }
    }

    /// `Class 7` in front of the people who are listed, and where classes are no rows.
    fn is_of_a_room(&self) -> bool {
        let is_room = self.tokens.first().is_some_and(|room| {
            ROOMS.contains(&&*room.word) && room.word != self.count.noun && !self.mentions.has(room)
        });
        is_room
            && self.listed
            && self.word(1).starts_with(|c: char| c.is_ascii_digit())
            && self.is(2, &["had", "has"])
            && words::number(&[self.word(3)]).is_some_and(|(of, _)| of == self.count.number)
    }

    /// `Ann and three of her friends`, `Ann and three other cooks` of four, who are all.
    fn company(&self, at: usize) -> usize {
        let one = &self.tokens[at];
        let is_somebody = one.is_capital && self.mentions.has(one) && self.is(at + 1, &["and"]);
        let number = words::number(&[self.word(at + 2)]).map_or(0, |(others, _)| others);
        // `Ann and three of her friends, who are older than she is`
        let tells = |of: &Token| {
            is_comparing(&of.word)
                || matches!(&*of.word, "both" | "than" | "that" | "who" | "whom" | "whose")
        };
        if !is_somebody || number + 1 != self.count.number || self.tokens.iter().any(tells) {
            return 0;
        }
        let noun = match self.word(at + 3) {
            "of" if self.is(at + 4, &["her", "his"]) => at + 5,
            "other" => at + 4,
            _ => return 0,
        };
        let is_noun = self
            .tokens
            .get(noun)
            .is_some_and(|of| of.word.ends_with('s') || opening::are_people(&of.word));
        if is_noun && !self.mentions.has(&self.tokens[noun]) { noun + 1 - at } else { 0 }
    }

    /// `In preparation for the harvest` before `, five children`, though the harvest is also one of the stories that are listed.
    fn occasion(&self) -> usize {
        const BEGINS: &[&str] = &["at", "during", "for", "in", "on"];
        const LONGEST: usize = 8;
        let comma = self.tokens.iter().take(LONGEST).position(|token| token.word == ",");
        let counts = |comma: &usize| {
            words::number(&[self.word(comma + 1)]).is_some_and(|(of, _)| of == self.count.number)
        };
        let Some(comma) = comma.filter(counts).filter(|_| self.is(0, BEGINS)) else { return 0 };
        let within = &self.tokens[..comma];
        let tells = within.iter().any(|token| scene::is_telling(token, self.mentions));
        let are_few = within.iter().filter(|token| self.mentions.has(token)).count() < 2;
        if are_few && !tells { comma + 1 } else { 0 }
    }

    /// `None of the lectures was particularly interesting`: what is said of all of them by way of blame.
    fn mockery(&self, at: usize) -> usize {
        const MOCKING: &[&str] =
            &["especially", "exactly", "overly", "particularly", "terribly", "very"];
        let is_said = self.is(at + 1, &["of"])
            && self.is(at + 2, &["the", "these", "those"])
            && self.is(at + 4, &["are", "is", "was", "were"])
            && self.is(at + 5, MOCKING);
        let ends = |at: usize| matches!(self.word(at), "" | "," | "." | "(" | ";");
        let adjective = self.tokens.get(at + 6);
        let is_free = adjective.is_some_and(|of| of.is_word() && !self.mentions.has(of));
        if is_said && is_free && ends(at + 7) { 7 } else { 0 }
    }

    /// The number of `fifth annual fair` or `fourth period`, which is none of a place.
    fn is_of_event(&self, at: usize) -> bool {
        const EVENTS: &[&str] = &[
            "anniversary",
            "annual",
            "birthday",
            "century",
            "edition",
            "grade",
            "grader",
            "graders",
            "period",
        ];
        words::ordinal(self.word(at)).is_some()
            && self.is(at + 1, EVENTS)
            && !self.mentions.has(&self.tokens[at])
            && !self.mentions.has(&self.tokens[at + 1])
    }

    /// `(one hat is a fez)`, `(one of which was a fez)`, `(including Ann)`: that there is an item of a category.
    fn aside(&self, at: usize) -> usize {
        const BEGINS: &[&str] = &["including", "one"];
        const LONGEST: usize = 20;
        if !self.is(at + 1, BEGINS) {
            return 0;
        }
        let rest = &self.tokens[at + 1..self.tokens.len().min(at + 2 + LONGEST)];
        let Some(length) = rest.iter().position(|token| token.word == ")") else { return 0 };
        let within = &rest[..length];
        let of_other = |pair: &[Token]| {
            matches!(&*pair[1].word, "who" | "whom" | "whose" | "which" | "that")
                && pair[0].word != "of"
        };
        let categories = || {
            let named = within[1..].iter().filter(|token| self.mentions.has(token));
            let mut of: Vec<_> = named.map(|token| self.mentions.category(token)).collect();
            of.dedup();
            of
        };
        // `(one, Ann, has the fox)`, `(one of the women is Ann)` tell of somebody.
        let tells = || {
            within.iter().any(|token| scene::is_telling(token, self.mentions))
                || within.windows(2).any(of_other)
                || within.iter().any(|token| token.word == "," || token.word == ";")
                || scene::tells_of_sex(within)
        };
        let is_idle = !tells() && matches!(categories()[..], [] | [Some(_)]);
        if is_idle { length + 2 } else { 0 }
    }

    /// The `'t` of `Ann can't recall which store`, the `no longer` of `they could no longer tell which was whose`: nobody's memory
    /// is a clue.
    fn ignorance(&self, at: usize) -> usize {
        const KNOWING: &[&str] =
            &["decide", "know", "recall", "recollect", "remember", "say", "sure", "tell"];
        const ASKED: &[&str] =
            &["exactly", "how", "if", "what", "when", "where", "whether", "which", "who"];
        const REACH: usize = 3;
        let is_asked = |from: usize| (from..from + REACH).any(|at| self.is(at, ASKED));
        usize::from(self.is(at + 1, KNOWING) && is_asked(at + 2))
    }

    /// The `not` of `The judges could not choose between the four friends`: that nobody is the best.
    fn is_indecision(&self, at: usize) -> bool {
        let noun = at + 3 + usize::from(self.is(at + 3, &["the", "these"]));
        let counts =
            words::number(&[self.word(noun)]).is_some_and(|(of, _)| of == self.count.number);
        self.is(at + 1, &["choose", "decide"]) && self.is(at + 2, &["between"]) && counts
    }

    /// The `below` of `the clues below`, `the clues given below`.
    fn below(&self, at: usize) -> usize {
        const GIVEN: &[&str] = &["given", "listed", "provided"];
        let Some(last) = at.checked_sub(1) else { return 0 };
        let noun = if self.is(last, GIVEN) { last.checked_sub(1) } else { Some(last) };
        usize::from(noun.is_some_and(|noun| self.is(noun, scene::CLUES)))
    }

    /// `first through fifth` of five, with `place` or `places` behind it.
    fn places(&self, at: usize) -> usize {
        let rank = |at: usize| words::ordinal(self.word(at));
        let place = |at: usize| usize::from(self.is(at, &["place", "places"]));
        let is_first = rank(at) == Some(1);
        let joint = at + 1 + place(at + 1);
        let whole = is_first
            && self.is(joint, &["through", "to", "thru"])
            && rank(joint + 1) == Some(self.count.number);
        if whole { joint + 2 + place(joint + 2) - at } else { self.ranks(at) }
    }

    /// `1st, 2nd, 3rd and 4th` of four, where a sentence says so of all and names nobody: `They finished 1st, 2nd, 3rd and 4th.`
    fn ranks(&self, at: usize) -> usize {
        const ALL: &[&str] = &["they", "the", "these", "all"];
        // `In the end they finished …`
        let in_the_end = self.is(0, &["in"]) && self.is(2, &["end"]) && self.is(3, &["they"]);
        let is_plain = (self.is(0, ALL) || in_the_end)
            && !self.listed
            && self.mentions.first(self.tokens).is_none()
            && self.tokens[1..].iter().all(|token| !token.is_capital);
        if words::ordinal(self.word(at)) != Some(1) || !is_plain {
            return 0;
        }
        let mut end = at + 1;
        for rank in 2..=self.count.number {
            let joint = end;
            while end < joint + 2 && self.is(end, &[",", "and"]) {
                end += 1;
            }
            if end == joint || words::ordinal(self.word(end)) != Some(rank) {
                return 0;
            }
            end += 1;
        }
        end += usize::from(self.is(end, &["place", "places"]));
        // `, with no ties`
        let tail = end + usize::from(self.is(end, &[","]));
        let is_untied =
            self.is(tail, &["with"]) && self.is(tail + 1, &["no"]) && self.is(tail + 2, &["ties"]);
        end = if is_untied { tail + 3 } else { end };
        // `in that order`
        let ends = self.tokens.get(end).is_none_or(|next| !next.is_word());
        if ends && self.count.number > 1 { end - at } else { 0 }
    }
}
