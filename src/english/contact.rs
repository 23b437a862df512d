//! What somebody did to a row that is a thing, in relative clauses and sentences: `the planet Ann
//! discovered`, `the book that Bob took out`, `the peak Cy was the first to climb`, `Ann discovered the
//! planet that …`.

use super::described::CALLED;
use super::function::Kind;
use super::learn::{self, Story};
use super::lexicon::story;
use super::mention::{Choice, Found, Mention, Noun, Reader};
use super::vocabulary::Senses;
use super::words::Words;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

impl Reader<'_> {
    /// What is said of who acts on rows: `discovered the planet that …`, `discovered neither the planet
    /// that … nor Mars`.
    pub(super) fn acts(&self, verb: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let doer = self.sense_of(a);
        let may = self.vocabulary.is_story() && self.uses(verb).by | self.uses(verb).verb != 0;
        if !may {
            return Vec::new();
        }
        let at = verb + 1 + usize::from(self.is_particle(verb + 1));
        let rows = |at: usize| self.acted_on(verb, at, doer);
        let says = |(end, b): (usize, Operand)| (end, Form::Same(a.clone(), b));
        let mut found: Vec<_> = rows(at).into_iter().map(says).collect();
        found.extend(self.alternatives_by(at, a, &rows));
        found
    }

    /// The rows named at a token on which somebody of some category acts.
    fn acted_on(&self, verb: usize, at: usize, doer: Senses) -> Vec<(usize, Operand)> {
        let noun = (at..at + 2).find(|at| !self.kind(*at).determiner).unwrap_or(at);
        // Among people, `the one` and `the owner` are others of them.
        let is_thing = self.vocabulary.is_of_things();
        let is_row = is_thing && self.word(noun) == "one"
            || self.kind(noun).thing
                && self.vocabulary.is_owned(self.stem(noun))
                && (is_thing || !learn::is_agent(self.word(noun)));
        let is_told = self.kind(noun + 1) != Kind::default() || self.word(noun + 1).ends_with("ed");
        // The guitar of Ann, or from her, is hers, whoever has repaired it.
        let is_told = is_told && !matches!(self.word(noun + 1), "of" | "from");
        let is_row = is_row && is_told && self.kind(at).determiner;
        let identities = self.vocabulary.identities();
        let mut found = self.nouns(at);
        found.retain(|(_, of)| {
            let sense = self.sense_of(of);
            sense & doer == 0
                && !self.is_place(of)
                && (is_row || sense & identities != 0)
                && self.may_act(verb, noun, doer)
        });
        found
    }

    /// Whether somebody of a category may do so with what a noun stands for, so that it is theirs.
    fn may_act(&self, verb: usize, noun: usize, doer: Senses) -> bool {
        // `the pie Ann baked` is hers even where the rows are people: pies are baked.
        let done = self.uses(verb).verb & self.uses(noun).own & !doer;
        let may = match self.vocabulary.is_of_things() {
            true => self.uses(verb).by,
            false if story::is_theirs(self.stem(verb)) => self.vocabulary.of_persons(),
            false => 0,
        };
        // What Ann left, or returned, is hers no more.
        let away = self.word(verb) == "left"
            || matches!(self.stem(verb), "leav" | "return" | "depart" | "flee")
            || CALLED.contains(&self.word(verb))
            || self.of_other_roles(verb) & doer != 0;
        (may & doer != 0 || done != 0) && !away && !story::is_loaded(self.stem(verb))
    }

    /// The categories of people of whose role a verb does not tell: who translated a book is not its author.
    pub(super) fn of_other_roles(&self, verb: usize) -> Senses {
        const DONE_BY: &[(&str, &str)] = &[
            ("edit", "editor"),
            ("illustr", "illustrator"),
            ("judg", "judg"),
            ("narrat", "narrator"),
            ("repair", "repair"),
            ("restor", "restor"),
            ("review", "review"),
            ("ride", "rider"),
            ("sponsor", "sponsor"),
            ("translat", "translator"),
        ];
        // Who sells a map is not its buyer, nor does its seller buy it.
        const DEALERS: &[&str] =
            &["auction", "dealer", "merchant", "sell", "seller", "shop", "vendor"];
        let named = |sense: usize, stem: &str| self.vocabulary.is_named(sense, stem);
        let of = |stems: &[&str]| {
            self.vocabulary.where_sense(|sense| stems.iter().any(|stem| named(sense, stem)))
        };
        match self.stem(verb) {
            // `sells figs`, at a stall
            "sell" if self.vocabulary.story.as_ref().is_some_and(Story::tells_of_sellers) => {
                return 0;
            }
            // `the house sold for $5`
            "sell" if self.kind(verb + 1).preposition && self.word(verb + 1) != "by" => return 0,
            "sell" => return self.vocabulary.of_persons() & !of(DEALERS),
            "buy" | "purchas" if of(DEALERS) != 0 => return of(DEALERS),
            _ => {}
        }
        // Who reads or buys a book is not its author.
        const OF_READERS: Words = Words::of(&["buy", "own", "publish", "purchas", "read"]);
        const MAKERS: &[&str] = &[
            "architect",
            "artist",
            "author",
            "compos",
            "design",
            "inventor",
            "painter",
            "poet",
            "sculptor",
            "songwrit",
            "writer",
        ];
        if OF_READERS.contains(&self.stem(verb)) {
            return of(MAKERS);
        }
        let Some((_, role)) = DONE_BY.iter().find(|(stem, _)| *stem == self.stem(verb)) else {
            return 0;
        };
        self.vocabulary.where_sense(|sense| {
            let mut words = self.vocabulary.senses[sense].name.text.split(' ');
            let is_role = words.any(|word| learn::is_agent(word.trim_end_matches('s')));
            is_role && !named(sense, role) && !named(sense, self.stem(verb))
        })
    }

    /// The clause that begins behind a noun for a row, or behind its `that`.
    pub(super) fn contact(&self, noun: usize, at: usize, found: &mut Found) {
        if !self.vocabulary.is_story() {
            return;
        }
        let at = at + usize::from(matches!(self.word(at), "that" | "which"));
        for doer in self.objects(at, false) {
            let Mention { end, noun: Noun::Item(choices), .. } = &doer else { continue };
            let verb = self.acting(*end);
            let uses = self.uses(verb);
            let acts = |choice: &Choice| {
                let sense = choice.sense();
                self.uses(noun).own & sense == 0 && self.may_act(verb, noun, sense)
            };
            let kept: Vec<_> = choices.iter().copied().filter(acts).collect();
            if kept.is_empty() {
                continue;
            }
            let mut end = verb + 1;
            while self.is_particle_at_end(end) {
                end += 1;
            }
            let inner = Mention { end, noun: Noun::Item(kept), ..doer };
            found.merge(vec![inner], &[uses], |_| true);
        }
    }

    /// Where the verb behind who acts stands: `climbed`, `climb` of `was the first person to climb`.
    fn acting(&self, at: usize) -> usize {
        let first =
            self.any(at, &["was the first to", "was the first person to", "is the first to"]);
        if let Some(verb) = first {
            return verb;
        }
        let mut verb = at;
        while matches!(self.word(verb), "had" | "has" | "have" | "did" | "first" | "will" | "also")
        {
            verb += 1;
        }
        verb
    }

    /// `out` of `the book Ann took out`, `on` of `the storm she reported on`.
    fn is_particle_at_end(&self, at: usize) -> bool {
        let ends = self.kind(at + 1).be
            || self.kind(at + 1).auxiliary
            || matches!(self.word(at + 1), "" | "." | "," | "and" | "or" | "nor")
            || self.uses(at + 1).verb | self.uses(at + 1).doing != 0;
        let stranded = matches!(self.word(at), "on" | "in" | "at" | "from" | "for")
            // `the ape Dolly works with`
            || self.word(at) == "with" && at > 0 && self.stem(at - 1) == "work";
        self.is_particle(at) || stranded && ends
    }
}
