//! Moments are those of one event: what returned in May did not sail then.

use super::super::agree;
use super::super::mention::Reader;
use super::super::nth;
use super::super::words;
use super::super::words::Words;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

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
    (&["launch"], &["built", "complet", "launch", "sail"]),
    (&["discov", "discoveri"], &["discov", "find", "found", "spot"]),
    (
        &["lost", "loss", "sank", "sink", "sunk", "wreck"],
        &["lost", "sank", "sink", "sunk", "wreck"],
    ),
];

/// Stems of verbs that tell of one event of a life or of a thing, so that its moment is not that of another one.
const EVENTS: Words = Words::of(&[
    "announc",
    "arriv",
    "born",
    "build",
    "built",
    "crown",
    "demolish",
    "destroy",
    "die",
    "dismantl",
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
    "rebuilt",
    "releas",
    "renov",
    "repair",
    "restor",
    "retir",
    "return",
    "sail",
    "sank",
    "scrap",
    "sink",
    "sold",
    "sunk",
    "wed",
    "wreck",
]);

/// Stems of verbs that tell of events, but not in every use: the `start` may be that of a race.
const BEGINNINGS: Words =
    Words::of(&["begin", "down", "finish", "join", "leav", "left", "lost", "start"]);

impl Reader<'_> {
    /// Whether a statement tells of the moments of another event than the words do.
    pub(super) fn is_of_other_event(&self, says: &Statement) -> bool {
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

    /// Whether a statement tells of when somebody came where the words tell of going, or the other way around: `left at 6pm`
    /// beside times of arrival.
    pub(super) fn is_of_other_way(&self, says: &Statement) -> bool {
        const COMING: &[&str] = &["arriv", "arrival", "come", "return"];
        const GOING: &[&str] = &["depart", "departur", "exit", "go", "leav", "leave"];
        const SETTING_OUT: &[&str] = &[
            "drove off",
            "rode off",
            "sailed off",
            "set off",
            "set out",
            "started out",
            "took off",
        ];
        // Which of the two the values are of, if it is one.
        let of_going = self.senses_of(says).find_map(|sense| {
            let headed = |by: &[&str]| by.iter().any(|stem| self.vocabulary.is_named(sense, stem));
            let (coming, going) = (headed(COMING), headed(GOING));
            (coming != going).then_some(going)
        });
        let Some(of_going) = of_going else { return false };
        let is_free = |at: usize| self.matches[at].is_empty() && self.uses(at).own == 0;
        let is_verb = |at: usize| words::is_finite(self.word(at)) || self.follows_auxiliary(at);
        let goes = |at: usize| {
            let is_left = self.event(at) == Some("left");
            let is_going = GOING.contains(&self.stem(at)) && is_verb(at);
            is_free(at) && (is_left || is_going || self.any(at, SETTING_OUT).is_some())
        };
        let comes = |at: usize| is_free(at) && COMING.contains(&self.stem(at)) && is_verb(at);
        let (goes, comes) = ((1..self.end()).any(goes), (1..self.end()).any(comes));
        goes != comes && goes != of_going
    }

    /// Whether a comparison of moments tells of two events: `Ann's wedding is a month before Bea's birthday`, `Ann left
    /// two days before Bob arrived`.
    pub(super) fn is_of_two_events(&self, says: &Statement) -> bool {
        const FAMILIES: &[&[&str]] = &[
            &["arriv", "arrival", "come", "return"],
            &["birth", "birthday", "born"],
            &["begin", "open", "start"],
            &["build", "built", "complet", "construct", "establish", "found"],
            &["death", "die"],
            &["conclud", "end", "finish"],
            &["depart", "departur", "embark", "launch", "leav", "left", "sail"],
            &["discov", "discoveri", "find", "spot"],
            &["exam", "test"],
            &["marri", "marriag", "wed"],
            &["class", "lectur", "lesson"],
            &["sank", "sink", "sunk"],
        ];
        let is_of_time = |sense: usize| self.vocabulary.senses[sense].measure.is_time();
        let is_than = matches!(says, Form::Than { .. }) && self.senses_of(says).any(is_of_time);
        let event = |at: usize| {
            let word = self.word(at);
            let is_noun = nth::OCCASIONS.contains(&word) || nth::LIFE.contains(&word);
            let is_verb = FAMILIES.iter().flat_map(|of| *of).any(|of| *of == self.stem(at))
                && words::is_finite(word);
            ((is_noun || is_verb) && self.matches[at].is_empty())
                .then_some((self.stem(at), is_noun))
        };
        let orders = |at: &usize| agree::is_of_time(self.word(*at));
        let Some(order) = (1..self.end()).rfind(orders).filter(|_| is_than) else { return false };
        let first = (0..order).rev().find_map(event);
        let last = self.end().checked_sub(1).filter(|last| *last > order).and_then(event);
        // `starts before the $9 job` tells of the start of both.
        let (Some((first, of_first)), Some((last, of_last))) = (first, last) else { return false };
        let is_same = |of: &&[&str]| of.contains(&first) && of.contains(&last);
        of_first == of_last && first != last && !FAMILIES.iter().any(is_same)
    }

    /// The stem of a verb that tells of an event.
    fn event(&self, at: usize) -> Option<&str> {
        let stem = self.stem(at);
        let is_verb = || {
            matches!(self.word(at), "born" | "left" | "lost" | "sold" | "sunk")
                || self.word(at) == "down" && matches!(self.word(at - 1), "sat" | "went")
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
            Form::Than { function, .. } => self.vocabulary.sense_called(function),
            Form::Same(a, b) | Form::Different(a, b) => self.sense_of(a) | self.sense_of(b),
            _ => 0,
        };
        let of = of & self.vocabulary.all(|sense| sense.scale.is_some());
        (0..self.vocabulary.senses.len()).filter(move |sense| of >> sense & 1 == 1)
    }
}
