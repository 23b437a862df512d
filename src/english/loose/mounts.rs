//! Who rides, drives or leads what the rows are: `Tim is the horse in red` for `Tim rode the horse in red`, `the one that wore red`
//! for `the one that rode the horse that wore red`, `the jockey in red` for `the horse ridden by the jockey in red`.

use super::super::function::{self, denies};
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Senses;
use super::super::words;

/// A verb for what is done with what one rides, by stem, with its participles, the headings of who does so, and of what.
struct Riding {
    verb: &'static str,
    done: &'static str,
    doing: &'static str,
    who: &'static [&'static str],
    what: &'static [&'static str],
}

const RIDING: &[Riding] = &[
    Riding {
        verb: "ride",
        done: "ridden",
        doing: "riding",
        who: &["jockey", "rider"],
        what: &["bike", "camel", "donkey", "horse", "motorcycle", "mount", "pony", "racehorse"],
    },
    Riding {
        verb: "drive",
        done: "driven",
        doing: "driving",
        who: &["driver"],
        what: &["car", "kart", "truck", "vehicle"],
    },
    Riding {
        verb: "captain",
        done: "captained",
        doing: "captaining",
        who: &["captain", "skipper"],
        what: &["boat", "crew", "ship", "side", "team", "yacht"],
    },
    Riding {
        verb: "skipper",
        done: "skippered",
        doing: "skippering",
        who: &["captain", "skipper"],
        what: &["boat", "crew", "ship", "yacht"],
    },
    Riding {
        verb: "sail",
        done: "sailed",
        doing: "sailing",
        who: &["captain", "sailor", "skipper"],
        what: &["boat", "dinghy", "ship", "yacht"],
    },
    Riding {
        verb: "coach",
        done: "coached",
        doing: "coaching",
        who: &["coach"],
        what: &["club", "side", "squad", "team"],
    },
    Riding {
        verb: "manag",
        done: "managed",
        doing: "managing",
        who: &["manager"],
        what: &["club", "side", "squad", "team"],
    },
    // Who leads may be ahead, but for `led the team to second place`.
    Riding {
        verb: "lead",
        done: "led",
        doing: "leading",
        who: &["captain", "coach", "leader", "manager", "skipper"],
        what: &["boat", "club", "crew", "side", "squad", "team", "yacht"],
    },
    Riding {
        verb: "pilot",
        done: "piloted",
        doing: "piloting",
        who: &["pilot"],
        what: &["airplane", "balloon", "boat", "glider", "plane"],
    },
];

/// A verb of riding in a sentence, with what it is done with.
struct Rode {
    at: usize,
    what: Senses,
}

/// Plain words for one such turn.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_verb = |at: &usize| RIDING.iter().any(|of| of.verb == reader.stem(*at));
    // Most sentences end here.
    (1..reader.end()).any(|at| is_verb(&at)).then_some(())?;
    let all = (1..reader.end()).filter_map(|at| reader.rode_at(at));
    for rode in all {
        let to_victory = reader.to_victory(&rode);
        if to_victory.is_some() {
            return to_victory;
        }
        if reader.stem(rode.at) == "lead" {
            let by = reader.ridden_by(&rode).filter(|_| !reader.is_be_or_denied(rode.at - 1));
            if by.is_some() {
                return by;
            }
            continue;
        }
        let said = reader
            .ridden_by(&rode)
            .or_else(|| reader.which_rode(&rode))
            .or_else(|| reader.riding(&rode))
            .or_else(|| reader.rode(&rode));
        if said.is_some() {
            return said;
        }
    }
    None
}

impl Reader<'_> {
    /// The verb at a token, if the header has who does so or what it is done with, and nobody else who could.
    fn rode_at(&self, at: usize) -> Option<Rode> {
        let riding = RIDING.iter().find(|of| of.verb == self.stem(at))?;
        let word = self.word(at);
        let is_form =
            word == riding.done || word == riding.doing || words::stem(word) == riding.verb;
        let (who, what) = (self.vocabulary.called(riding.who), self.vocabulary.called(riding.what));
        let what = what & !who & self.vocabulary.lists();
        let is_known = match (who.count_ones(), what.count_ones()) {
            (1, _) => true,
            // `the child who rode the pony`
            (0, 1) => self.vocabulary.of_persons() & self.vocabulary.lists() != 0,
            _ => false,
        };
        let things = self.vocabulary.lists() & !self.vocabulary.of_persons() & !who;
        let is_free = self.matches[at].is_empty() && !self.is_within_item(at);
        // `the captain` is none.
        let is_noun = self.kind(at - 1).determiner && !self.kind(at - 1).relative
            || self.is_possessive(at - 1)
            || self.ends_item(at) && word == riding.verb;
        (is_form && is_known && is_free && !is_noun)
            .then_some(Rode { at, what: if what == 0 { things } else { what } })
    }

    /// Whether a word is a noun for what is ridden: a heading, or a common one.
    pub(super) fn is_ridden_noun(&self, at: usize) -> bool {
        const NOUNS: &[&str] =
            &["boat", "car", "horse", "mount", "steed", "team", "vehicle", "winner", "yacht"];
        let word = self.word(at);
        let one = word.strip_suffix('s').unwrap_or(word);
        let own = self.uses(at).named & self.vocabulary.lists() & !self.vocabulary.of_persons();
        // `rode the one who finished first`
        let is_one =
            word == "one" && self.kind(at + 1).relative && at > 0 && self.word(at - 1) == "the";
        is_one
            || self.matches.get(at).is_some_and(Vec::is_empty)
                && (own != 0 || NOUNS.contains(&one))
                && !self.is_human(at)
    }

    /// Where the noun stands of words for what is ridden that begin at a token: `horse` of `the red horse`; where its name
    /// ends, if it is named.
    pub(super) fn ridden(&self, at: usize, what: Senses) -> Option<(usize, bool)> {
        let at = at + usize::from(matches!(self.word(at), "either" | "neither"));
        let first = (at..at + 2).find(|at| !self.kind(*at).determiner)?;
        if self.is_ridden_noun(first) && first > at {
            return Some((first, false));
        }
        // `the winning horse`
        if matches!(self.word(first), "winning" | "losing") && self.is_ridden_noun(first + 1) {
            return Some((first + 1, false));
        }
        let of = self.matches.get(first)?.iter().max_by_key(|of| of.end)?;
        let people = self.vocabulary.of_persons();
        let is_thing = |sense: usize| people >> sense & 1 == 0;
        // `the red horse`, `number 7`
        if self.is_ridden_noun(of.end) && is_thing(of.of.sense) {
            return Some((of.end, false));
        }
        let is_named = what >> of.of.sense & 1 == 1 && !self.is_possessive(of.end);
        (is_named || self.is_number(of.of.sense)).then_some((of.end, true))
    }

    /// Whether the items of a category are numbers that are worn: `#18`.
    pub(super) fn is_number(&self, sense: usize) -> bool {
        let is_number =
            |text: &str| text.trim_start_matches('#').chars().all(|c| c.is_ascii_digit());
        self.vocabulary.is_named(sense, "number")
            && self.vocabulary.senses[sense].items.iter().all(|item| is_number(&item.text))
    }

    /// `the jockey in red` for `the horse ridden by the jockey in red`, `is Tim` for `is ridden by Tim`, `, which is Tim,` for
    /// `, ridden by Tim,`.
    fn ridden_by(&self, rode: &Rode) -> Option<Vec<Token>> {
        let by = rode.at + 1;
        let person = by + 1;
        let named = person + usize::from(matches!(self.word(person), "either" | "neither"));
        let is_human = self.kind(person).determiner && self.is_human(person + 1);
        if self.word(by) != "by" || !(is_human || self.is_person_first(named)) {
            return None;
        }
        let be = rode.at - 1;
        let is_be = self.is_be_or_denied(be) || denies(self.word(be));
        let that = be.checked_sub(1).filter(|at| is_be && self.kind(*at).relative);
        if self.is_one_of_many(rode.at, named) && (!is_be || that.is_some()) {
            return None;
        }
        if is_be {
            let noun = that.and_then(|at| at.checked_sub(1));
            return match noun.filter(|_| !denies(self.word(be))) {
                Some(noun) => self.without_noun(noun, person),
                None => Some(self.without(rode.at..person)),
            };
        }
        if matches!(self.word(be), "," | "(") {
            let which = self.tokens[be].saying("which is");
            return Some(self.with(rode.at..person, &which));
        }
        self.without_noun(be, person)
    }

    /// Whether one thing is told to be that of several: `the cart driven by Ann and Bob`.
    fn is_one_of_many(&self, verb: usize, person: usize) -> bool {
        let end = self.matches[person].iter().map(|of| of.end).max();
        let noun = (0..verb).rev().find(|at| self.is_ridden_noun(*at));
        end.is_some_and(|end| matches!(self.word(end), "and" | "or" | "nor"))
            && noun.is_some_and(|noun| !self.word(noun).ends_with('s'))
    }

    /// The sentence without `the horse ridden by`, whose noun stands at a token.
    fn without_noun(&self, noun: usize, end: usize) -> Option<Vec<Token>> {
        let the = noun.checked_sub(1)?;
        let is_row = matches!(self.word(the), "the" | "a")
            && (self.is_ridden_noun(noun) || self.word(noun) == "one");
        is_row.then(|| self.without(the..end))
    }

    pub(super) fn is_person_first(&self, at: usize) -> bool {
        let persons = self.vocabulary.of_persons();
        self.matches.get(at).is_some_and(|of| of.iter().any(|of| persons >> of.of.sense & 1 == 1))
    }

    /// `rode Tinder and won` for `rode Tinder to victory`, `and finished third` for `into third place`.
    fn to_victory(&self, rode: &Rode) -> Option<Vec<Token>> {
        let (end, is_named) = self.ridden(rode.at + 1, rode.what)?;
        let end = end + usize::from(!is_named);
        let to = Some(end).filter(|at| matches!(self.word(*at), "home" | "in" | "into" | "to"))?;
        let won = self.any(
            to + 1,
            &[
                "victory",
                "a win",
                "the win",
                "a victory",
                "the victory",
                "a triumph",
                "the finish first",
            ],
        );
        let of_place = || {
            let rank = to + 1 + usize::from(matches!(self.word(to + 1), "a" | "an"));
            let is_rank = self.is_rank(rank);
            let place = self
                .any(rank + 1, &["place finish", "place"])
                .or_else(|| (self.word(to) == "home").then_some(rank + 1))?;
            is_rank.then_some((place, format!("and finished {}", self.word(rank))))
        };
        let (after, said) =
            won.map(|at| (at, "and finished first".to_owned())).or_else(of_place)?;
        let is_denied = denies(self.word(rode.at - 1)) || !words::is_finite(self.word(rode.at));
        let is_plain = self.ends_clause(after) && !is_denied;
        // `rode her horse to victory`
        let is_own = function::is_own(self.word(rode.at + 1)) && rode.at + 3 == end && !is_named;
        let be = [self.tokens[rode.at].renamed("is")];
        let finished = self.tokens[to].saying(&said);
        let (before, behind) = (&self.tokens[..rode.at], &self.tokens[after..]);
        let plain = match is_own {
            true => [before, &finished[1..], behind].concat(),
            false => [before, &be, &self.tokens[rode.at + 1..to], &finished, behind].concat(),
        };
        is_plain.then_some(plain)
    }

    /// `, which is Tim,` for `, which Tim rode,`.
    fn which_rode(&self, rode: &Rode) -> Option<Vec<Token>> {
        let is_denied = denies(self.word(rode.at - 1));
        let verb = if is_denied { rode.at.checked_sub(2)? } else { rode.at };
        let persons = self.vocabulary.of_persons();
        let is_name = |of: &Match| of.end == verb && persons >> of.of.sense & 1 == 1;
        let name = (2..verb).find(|at| self.matches[*at].iter().any(is_name))?;
        let is_aside = matches!(self.word(name - 1), "which" | "whom")
            && matches!(self.word(name - 2), "," | "(")
            && (self.ends_clause(rode.at + 1) || self.word(rode.at + 1) == ")");
        let is = self.tokens[verb].saying(if is_denied { "is not" } else { "is" });
        let (before, behind) = (&self.tokens[..name], &self.tokens[rode.at + 1..]);
        is_aside.then(|| [before, &is, &self.tokens[name..verb], behind].concat())
    }

    /// `who is Tinder` for `riding Tinder`.
    fn riding(&self, rode: &Rode) -> Option<Vec<Token>> {
        let word = self.word(rode.at);
        if !word.ends_with("ing") {
            return None;
        }
        self.ridden(rode.at + 1, rode.what)?;
        let last = rode.at - 1;
        let plain = match self.is_be_or_denied(last) || denies(self.word(last)) {
            true => return Some(self.without(rode.at..rode.at + 1)),
            false if self.word(last) == "," || self.is_human(last) || self.ends_item(rode.at) => {
                "who is"
            }
            false => return None,
        };
        Some(self.with(rode.at..rode.at + 1, &self.tokens[last].saying(plain)))
    }

    /// `is Tinder` for `rode Tinder`, `is not Tinder` for `didn't ride Tinder`, `wore red` for `rode the horse that wore red`.
    fn rode(&self, rode: &Rode) -> Option<Vec<Token>> {
        let at = rode.at;
        if self.word(at).ends_with("ing") || self.is_be_or_denied(at - 1) {
            return None;
        }
        let (noun, is_named) = self.ridden(at + 1, rode.what)?;
        if denies(self.word(at - 1)) {
            let auxiliary = at.checked_sub(2).filter(|at| self.kind(*at).auxiliary);
            let start = auxiliary.unwrap_or(at - 1);
            return Some(self.with(start..at + 1, &self.tokens[at].saying("is not")));
        }
        // `did Tim ride`, `used to ride`
        if !words::is_finite(self.word(at)) {
            return None;
        }
        let next = noun + 1;
        let is_head =
            !is_named && self.matches[at + 1].is_empty() && self.matches[noun - 1].is_empty();
        let relative = self.kind(at - 1).relative;
        // `the jockey who rode the winner` is told by a place.
        if relative && self.word(noun) == "winner" {
            return None;
        }
        let tells = matches!(self.word(next), "that" | "which" | "who")
            && self.matches.get(next + 1).is_some_and(Vec::is_empty);
        if is_head && tells && !self.kind(next + 1).determiner {
            return Some(self.without(at..next + 1));
        }
        if is_head && relative && matches!(self.word(next), "at" | "from" | "in" | "with") {
            return Some(self.without(at - 1..next));
        }
        Some(self.with(at..at + 1, &self.tokens[at].saying("is")))
    }
}

/// Whether a word is one for who rides, drives or leads.
pub(super) fn is_rider(word: &str) -> bool {
    RIDING.iter().any(|of| of.who.contains(&word))
}

/// Whether the header has somebody who rides, drives or leads.
pub(super) fn has_riders(reader: &Reader<'_>) -> bool {
    RIDING.iter().any(|of| reader.vocabulary.headed(of.who) != 0)
}
