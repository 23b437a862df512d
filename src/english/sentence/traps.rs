//! What the words of a sentence cannot mean, whatever its grammar allows: what returned in May did not sail then, and
//! more rain is no higher temperature.

use super::super::agree;
use super::super::compare;
use super::super::measure;
use super::super::mention::Reader;
use super::super::vocabulary::{Sense, Senses};
use super::super::words;
use super::tells_order;
use super::values::tells;
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Name, Operand, PlaceName, Statement};
use crate::syntax::format::{self, Leaves};
use compact_str::CompactString;
use itertools::Itertools;

/// Stems in headings of moments or stretches of time, and the stems of the verbs that tell of these.
const OCCASIONS: &[(&[&str], &[&str])] = &[
    (
        &["start", "begin", "join", "hire", "enlist", "enrol"],
        &["start", "begin", "join", "hire", "becom", "employ"],
    ),
    (
        &["depart", "departur", "sail", "leav", "embark"],
        &["depart", "sail", "leav", "left", "launch", "start"],
    ),
    (&["arriv", "return"], &["arriv", "return", "finish"]),
    (&["birth", "born", "birthday", "birthdat"], &["born"]),
    (&["death", "die"], &["die", "kill"]),
    (&["wed", "marri", "marriag"], &["marri", "wed"]),
    (&["build", "built", "construct", "complet"], &["build", "built", "finish"]),
    (&["establish", "found"], &["build", "built", "establish", "found", "start", "begin"]),
    (
        &["publish", "releas", "premier"],
        &["announc", "publish", "releas", "premier", "start", "begin"],
    ),
    (&["retir"], &["retir", "leav", "left"]),
    (&["graduat"], &["graduat", "finish"]),
    (&["finish"], &["arriv", "finish"]),
    (&["bedtim"], &["retir"]),
    (&["open"], &["begin", "establish", "found", "launch", "start"]),
    (&["reign", "coronat"], &["crown"]),
    (&["experi", "servic", "tenur", "senior"], &["hire", "employ"]),
    (&["age"], &["born", "build", "built", "establish", "found"]),
];

/// Stems of verbs that tell of one event of a life or of a thing, so that its moment is not that of another one.
const EVENTS: &[&str] = &[
    "announc",
    "arriv",
    "born",
    "build",
    "built",
    "crown",
    "die",
    "elect",
    "establish",
    "fire",
    "found",
    "graduat",
    "hire",
    "kill",
    "launch",
    "marri",
    "move",
    "promot",
    "publish",
    "releas",
    "retir",
    "return",
    "sail",
    "wed",
];

/// Stems of verbs that tell of events, but not in every use: the `start` may be that of a race.
const BEGINNINGS: &[&str] = &["begin", "finish", "join", "leav", "left", "start"];

/// What there may be more of, by stems: each is measured in its own way.
const QUANTITIES: &[&str] =
    &["experi", "grade", "house", "pet", "rain", "salari", "score", "temperatur", "wage"];

impl Reader<'_> {
    /// The readings without those that the words of the sentence cannot mean.
    pub(super) fn without_traps(&self, read: &mut Vec<Statement>) {
        read.retain(|says| !self.is_never(says) && !self.loses_an_item(says));
        if read.is_empty() {
            return;
        }
        if let Some(person) = self.acted_upon() {
            let is_theirs = |says: &Statement| {
                !tells_order(says)
                    && facts(says)
                        .iter()
                        .any(|(a, b)| person & (self.sense_of(a) | self.sense_of(b)) != 0)
            };
            read.retain(|says| !is_theirs(says));
        }
        if self.is_of_next_position() {
            let is_far = |says: &Statement| {
                matches!(says, Form::Order { side: Side::Before | Side::After, steps: None, .. })
            };
            read.retain(|says| !tells(says, &is_far));
        }
        if self.is_choice_of_rows() {
            read.retain(|says| !matches!(says, Form::Xor(_) | Form::Or(_)));
        }
        if self.is_of_relative() || self.is_of_somebody_else() || self.is_sought() {
            read.clear();
        }
        read.retain(|says| {
            !tells(says, &|says| {
                self.is_of_other_event(says)
                    || self.is_of_other_quantity(says)
                    || self.is_of_another(says)
                    || self.is_of_own_amount(says)
            })
        });
    }

    /// Whether an item that the sentence names is not in a statement: `The Rome hotel with 55 rooms is the Astor` says
    /// more than that the Astor has 55 rooms. Numbers may be amounts, and `first` a place.
    fn loses_an_item(&self, says: &Statement) -> bool {
        let compares =
            tells_order(says) || tells(says, &|says| matches!(says, Form::Difference { .. }));
        let mut told = Told::default();
        format::map(says, &mut told);
        (0..self.tokens.len()).any(|at| {
            let named = self.matches[at].iter().filter(|of| of.is_exact).map(|of| {
                let sense = &self.vocabulary.senses[of.of.sense];
                (&sense.name.text, &sense.items[of.of.item].text)
            });
            let is_told = |(category, item): (&CompactString, &CompactString)| {
                told.items.iter().any(|(of, name)| of == category && name == item)
                    || told.places.contains(item)
            };
            let is_number = self.word(at).starts_with(|c: char| !c.is_alphabetic())
                || words::number(&[self.word(at)]).is_some();
            let is_number = is_number && compares || words::ordinal(self.word(at)).is_some();
            let mut named = named.peekable();
            named.peek().is_some() && !is_number && !named.any(is_told)
        })
    }

    /// Whether each `before` and `after` stands behind `the day`, where the positions are days: it is the next one.
    fn is_of_next_position(&self) -> bool {
        let mut orders = (2..self.tokens.len())
            .filter(|at| matches!(self.word(*at), "before" | "after"))
            .peekable();
        let is_next = |at: usize| {
            let noun = self.word(at - 1);
            self.stem(at - 1) == self.vocabulary.position_stem
                && !noun.ends_with('s')
                && matches!(self.word(at - 2), "the" | "a")
        };
        self.vocabulary.has_order && orders.peek().is_some() && orders.all(is_next)
    }

    /// Whether a sentence begins with a choice between rows, of which nothing is told before the second one: `Either
    /// the nurse with the cat or Bob drinks tea`.
    fn is_choice_of_rows(&self) -> bool {
        let tells = |at: usize| {
            let kind = self.kind(at);
            let is_verb = self.uses(at).verb != 0 || self.is_loose_verb(at);
            kind.be || kind.auxiliary || kind.live || is_verb && words::is_finite(self.word(at))
        };
        let or = (1..self.tokens.len()).find(|at| self.word(*at) == "or");
        self.word(0) == "either" && or.is_some_and(|or| !(1..or).any(tells))
    }

    /// Whether the amount of a comparison is told of its subject: `The sofa at $90 cost less than the desk`.
    fn is_of_own_amount(&self, says: &Statement) -> bool {
        let Form::Than { by: Some(by), .. } = says else { return false };
        let compares = |at: usize| {
            let word = self.word(at);
            compare::is_comparing(word)
                || agree::is_of_time(word)
                || word.ends_with("er")
                || matches!(word, "above" | "below" | "ahead" | "behind" | "worse")
        };
        let start = (0..self.tokens.len()).find(|at| by.span.end <= self.tokens[*at].span.start);
        let Some(start) = start else { return false };
        let Some(end) = (start..self.tokens.len()).find(|at| compares(*at)) else { return false };
        (start..end).any(|at| {
            let kind = self.kind(at);
            let tells = !measure::told_by(self.stem(at)).is_empty();
            kind.be || kind.auxiliary || tells || agree::OF_MONEY.contains(&self.stem(at))
        })
    }

    /// Whether a statement gives one row two items of a category, so that it never holds.
    fn is_never(&self, says: &Statement) -> bool {
        let Form::And(all) = says else { return false };
        let same: Vec<_> = all
            .iter()
            .filter_map(|says| match says {
                Form::Same(a, b) => Some((a, b)),
                _ => None,
            })
            .collect();
        let is_one = |a: &Operand, b: &Operand| {
            a.name.text == b.name.text && self.sense_of(a) == self.sense_of(b)
        };
        let is_of_one = |a: &Operand, b: &Operand| {
            let sense = self.sense_of(a);
            sense != 0 && sense == self.sense_of(b) && a.name.text != b.name.text
        };
        same.iter().array_combinations().any(|[(a, b), (c, d)]| {
            [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)]
                .iter()
                .any(|(a, b, c, d)| is_one(a, c) && is_of_one(b, d))
        })
    }

    /// Whether something is looked for, needed to win, or put off to another day: who does so has it not.
    fn is_sought(&self) -> bool {
        const SEEKING: &[&str] = &["ask", "search", "wait"];
        const PUTTING_OFF: &[&str] = &["move", "postpon", "reschedul", "shift"];
        let is_moment = |at: usize| {
            let mut of = self.matches.get(at).into_iter().flatten();
            of.any(|of| self.vocabulary.senses[of.of.sense].measure.is_time())
        };
        let is_won = |at: usize| {
            let mut of = self.matches.get(at).into_iter().flatten();
            of.any(|of| {
                matches!(
                    self.vocabulary.senses[of.of.sense].unit.as_deref(),
                    Some("point" | "vote")
                )
            })
        };
        let hangs = |at: usize| {
            matches!(self.stem(at), "hang" | "hung" | "stand" | "stood" | "lie")
                && matches!(self.word(at + 1), "by" | "beside" | "near" | "with")
        };
        (1..self.tokens.len()).any(|at| {
            let (stem, next) = (self.stem(at), self.word(at + 1));
            SEEKING.contains(&stem) && next == "for"
                || self.word(at) == "need" && next == "of"
                || PUTTING_OFF.contains(&stem) && next == "to" && is_moment(at + 2)
                || stem == "need" && is_won(at + 1)
                || !self.vocabulary.has_order && hangs(at)
        })
    }

    /// Whether a statement tells of the moments of another event than the words do.
    fn is_of_other_event(&self, says: &Statement) -> bool {
        if self.senses_of(says).next().is_none() {
            return false;
        }
        let verbs: Vec<&str> = (0..self.tokens.len()).filter_map(|at| self.event(at)).collect();
        let beats = self.tokens.iter().any(|token| token.stem == "beat");
        if verbs.is_empty() && !beats {
            return false;
        }
        let is_of_floors = |sense: usize| {
            self.vocabulary.is_of_floors(sense)
                || ["grade", "lane", "row"].iter().any(|stem| self.vocabulary.is_named(sense, stem))
        };
        if matches!(says, Form::Than { .. })
            && (beats || self.tokens.iter().any(|token| agree::is_of_time(&token.word)))
            && self.senses_of(says).any(is_of_floors)
        {
            return true;
        }
        !verbs.is_empty()
            && self.senses_of(says).any(|sense| {
                let is_named = |stem: &&str| self.vocabulary.is_named(sense, stem);
                let mut own =
                    OCCASIONS.iter().filter(|(heads, _)| heads.iter().any(is_named)).peekable();
                let is_told = own.peek().is_some();
                let own: Vec<_> =
                    own.flat_map(|(heads, verbs)| heads.iter().chain(*verbs)).collect();
                is_told && !verbs.iter().any(|verb| own.contains(&verb))
            })
    }

    /// Whether a statement compares people by what belongs to somebody or something else that the header has: by
    /// the heights of peaks, the ages of daughters, how long somebody has worked.
    fn is_of_another(&self, says: &Statement) -> bool {
        const CHILDREN: &[&str] = &[
            "babi",
            "child",
            "daughter",
            "grandchild",
            "granddaught",
            "grandson",
            "kid",
            "nephew",
            "niec",
            "son",
        ];
        const HEIGHTS: &[&str] =
            &["build", "mountain", "peak", "skyscrap", "tower", "tree", "volcano", "waterfal"];
        const WORKING: &[&str] = &["age", "experi", "reign", "senior", "servic", "tenur"];
        let Form::Than { a, b, function, .. } = says else { return false };
        let of = self.vocabulary.all(|sense| sense.name.text == function.text);
        let people = self.who_they_are();
        let headed = |stems: &[&str], senses: Senses| {
            let named =
                |sense: usize| stems.iter().any(|stem| self.vocabulary.is_named(sense, stem));
            self.vocabulary.where_sense(named) & senses
        };
        let says_any =
            |words: &[&str]| self.tokens.iter().any(|token| words.contains(&&*token.word));
        let both = self.sense_of(a) | self.sense_of(b);
        let others = self.vocabulary.all(|sense| sense.scale.is_none());
        let children = headed(CHILDREN, others);
        let persons = people | self.vocabulary.of_relatives();
        says_any(&["older", "younger"])
            && children != 0
            && both & children == 0
            && both & persons != 0
            || says_any(&["taller", "shorter"])
                && headed(HEIGHTS, others) & !both != 0
                && both & !people == 0
            || says_any(&["longer"])
                && says_any(&["lived", "lives", "stayed", "stays", "waited"])
                && headed(WORKING, of) != 0
    }

    /// The stem of a verb that tells of an event.
    fn event(&self, at: usize) -> Option<&str> {
        let stem = self.stem(at);
        let is_verb = || {
            matches!(self.word(at), "born" | "left")
                || words::is_finite(self.word(at))
                || self.follows_auxiliary(at)
        };
        let is_event = EVENTS.contains(&stem) || BEGINNINGS.contains(&stem);
        let is_side = self.word(at) == "left"
            && (self.word(at + 1) == "of" || at > 0 && self.kind(at - 1).determiner);
        let is_free = self.matches[at].is_empty() && self.uses(at).own == 0;
        (is_event && !is_side && is_free && is_verb()).then_some(stem)
    }

    /// The categories with values of which a statement tells.
    fn senses_of<'s>(&'s self, says: &'s Statement) -> impl Iterator<Item = usize> + 's {
        let of = match says {
            Form::Than { function, .. } => {
                self.vocabulary.all(|sense| sense.name.text == function.text)
            }
            Form::Same(a, b) | Form::Different(a, b) => self.sense_of(a) | self.sense_of(b),
            _ => 0,
        };
        let of = of & self.vocabulary.all(|sense| sense.scale.is_some());
        (0..self.vocabulary.senses.len()).filter(move |sense| of >> sense & 1 == 1)
    }

    /// Whether more is said of something else than of what a statement compares: `had more rain`.
    fn is_of_other_quantity(&self, says: &Statement) -> bool {
        let Form::Than { function, .. } = says else { return false };
        let bit = self.vocabulary.all(|sense| sense.name.text == function.text);
        (1..self.tokens.len()).any(|at| {
            let uses = self.uses(at);
            let compares = matches!(
                self.word(at - 1),
                "more"
                    | "less"
                    | "fewer"
                    | "higher"
                    | "lower"
                    | "larger"
                    | "smaller"
                    | "bigger"
                    | "greater"
            );
            let other = self.vocabulary.all(|sense: &Sense| sense.scale.is_some()) & !bit;
            let is_other = uses.named & other != 0 && uses.named & bit == 0;
            let unknown = QUANTITIES.contains(&self.stem(at)) && uses.named & bit == 0;
            compares && (is_other || unknown)
        })
    }
}

/// The pairs of a statement that go together or do not.
fn facts(says: &Statement) -> Vec<(&Operand, &Operand)> {
    match says {
        Form::Same(a, b) | Form::Different(a, b) => vec![(a, b)],
        Form::And(all) | Form::Or(all) | Form::Xor(all) => all.iter().flat_map(facts).collect(),
        Form::Not(inner) => facts(inner),
        Form::Either(a, of) | Form::Neither(a, of) => of.iter().map(|b| (a, b)).collect(),
        _ => Vec::new(),
    }
}

/// The items and places of which a statement speaks.
#[derive(Default)]
struct Told {
    /// The category and the name of each, as declared.
    items: Vec<(CompactString, CompactString)>,
    places: Vec<CompactString>,
}

impl Leaves<Operand, Name, PlaceName, Name> for Told {
    type Operand = ();
    type Function = ();
    type Place = ();
    type Number = ();

    fn operand(&mut self, of: &Operand) {
        match &of.category {
            Some(category) => self.items.push((category.text.clone(), of.name.text.clone())),
            None => self.places.push(of.name.text.clone()),
        }
    }

    fn function(&mut self, _: &Name) {}

    fn place(&mut self, of: &PlaceName) {
        self.places.push(of.name.text.clone());
    }

    fn constant(&mut self, _: Option<&Name>, _: &Name) {}

    fn amount(&mut self, _: &Name, _: &Name) {}
}
