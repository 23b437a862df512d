//! Relative clauses of what somebody else did: `the planet Ann discovered`, `the book that Bob took out`,
//! `the peak Cy was the first to climb`.

use super::lexicon::story;
use super::mention::{Found, Mention, Noun, Reader};

impl Reader<'_> {
    /// The clause that begins behind a noun for a row, or behind its `that`.
    pub(super) fn contact(&self, noun: usize, at: usize, found: &mut Found) {
        if !self.vocabulary.is_story() {
            return;
        }
        let at = at + usize::from(matches!(self.word(at), "that" | "which"));
        for doer in self.objects(at, false) {
            let Mention { end, noun: Noun::Item(choices), .. } = &doer else { continue };
            let verb = self.acting(*end);
            // `the pie Ann baked` is hers even where the rows are people: pies are baked.
            let done = self.uses(verb).verb & self.uses(noun).own;
            let is_done = |sense: u64| done & !sense != 0;
            let uses = self.uses(verb);
            let may = if self.vocabulary.is_of_things() { uses.by } else { 0 };
            // What Ann left, or returned, is hers no more.
            let away = self.word(verb) == "left"
                || matches!(self.stem(verb), "leav" | "return" | "depart" | "flee");
            let kept: Vec<_> = (choices.iter().copied())
                .filter(|choice| self.uses(noun).own & choice.sense() == 0)
                .filter(|choice| may & choice.sense() != 0 || is_done(choice.sense()))
                .collect();
            if kept.is_empty() || away || story::is_loaded(self.stem(verb)) {
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
        while matches!(self.word(verb), "had" | "has" | "have" | "first" | "will" | "also") {
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
        self.is_particle(at) || matches!(self.word(at), "on" | "in" | "at" | "from" | "for") && ends
    }
}
