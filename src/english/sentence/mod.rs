//! The sentences that are understood: every way to read all words of one.

mod adjacency;
pub(super) mod alternatives;
mod attribute;
mod beside;
mod bounded;
mod brackets;
mod circumstance;
mod companions;
mod compared;
mod compounds;
pub(super) mod conditional;
mod counted;
mod denial;
pub(super) mod elsewhere;
mod events;
mod foremost;
pub(super) mod grid;
mod household;
mod left_open;
pub(super) mod misjoined;
mod misplaced;
mod moments;
mod namesakes;
mod neighbours;
mod onlookers;
mod other_times;
mod own_counts;
mod pairs;
pub(super) mod placed;
pub(super) mod ranking;
pub(super) mod referents;
mod relative;
pub(super) mod rivals;
mod said;
mod several;
pub(super) mod shunned;
mod sidelines;
mod somebody_else;
mod steps;
pub(super) mod strays;
mod sums;
mod traps;
pub(super) mod two_rows;
mod unfulfilled;
pub(super) mod unwilling;
mod values;

use super::mention::{Mention, Noun, Reader};
use super::relation::Relation;
use super::vocabulary::Vocabulary;
use super::words;
use super::words::Words;
use compact_str::CompactString;
pub(super) use values::{compares_values_of, counts_steps_of, puts_in_order};

use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, PlaceName, Statement, Which};

/// How deep sentences may be joined.
const MAX_PARTS: usize = 4;

impl Reader<'_> {
    /// Every reading of the tokens from `start` to before `end`.
    pub(super) fn readings(&self, start: usize, end: usize) -> Vec<Statement> {
        let mut read = self.all_readings(start, end);
        read.retain(|says| !self.may_be_within_house(says));
        read
    }

    /// The same with those that may tell of one house and not of two.
    fn all_readings(&self, start: usize, end: usize) -> Vec<Statement> {
        let is_other = self.denies_alone() || self.is_named_after() || self.is_won_with();
        if is_other || self.is_hedged() || self.has_what_is_lacked() {
            return Vec::new();
        }
        if let Some(found) = self.with_adjacency() {
            return found;
        }
        if let Some(mut found) = self.with_asides() {
            if self.is_of_building() {
                self.without_places(&mut found);
            }
            return found;
        }
        if self.is_of_couple() {
            return Vec::new();
        }
        if let Some(found) = self.with_compounds() {
            return found;
        }
        if let Some(found) = self.with_bound() {
            return found;
        }
        let all = self.clauses(start, MAX_PARTS);
        let mut read: Vec<_> =
            all.into_iter().filter(|(at, _)| *at == end).map(|(_, says)| says).collect();
        // `Ann beat only Bob` says of the others that she did not; who only drinks water tells of nobody.
        let tells_of_others = |at: usize| {
            let is_between = self.word(at + 2) == "between";
            self.word(at) == "only" && (at == 0 || !self.kind(at - 1).relative) && !is_between
        };
        if (0..self.tokens.len()).any(tells_of_others) {
            read.retain(|says| !tells_order(says));
        }
        if self.vocabulary.is_loose && !self.vocabulary.has_order {
            self.between_numbers(&mut read);
        }
        self.without_places(&mut read);
        self.without_traps(&mut read);
        read
    }

    /// Sentences, alone or joined, that begin at a token.
    fn clauses(&self, start: usize, parts: usize) -> Vec<(usize, Statement)> {
        let mut found = self.conditional(start, parts);
        let mut first = self.simple(start);
        let named = first.iter().flat_map(|(end, _, says)| self.family_name(*end, says));
        let named: Vec<_> = named.map(|(end, says)| (end, None, says)).collect();
        first.extend(named);
        let one_or_both = self.one_or_both(&first);
        first.extend(one_or_both);
        if parts == MAX_PARTS {
            let pairs = self.disjuncts(&first, "or").into_iter();
            found.extend(pairs.filter_map(|(end, a, b)| self.joined_by_or(end, &a, &b)));
            found.extend(self.or_else(&first, &["or else it", "or else"]));
        }
        for (end, subject, statement) in &first {
            found.extend(self.distinct(*end, statement));
            found.extend(self.series(*end, statement, parts));
            if let Some(subject) = subject {
                found.extend(self.listed(*end, subject, statement, parts));
                found.extend(self.nor_does(*end, subject, statement));
            }
            if parts > 1 {
                found.extend(self.provided(*end, statement, parts));
                found.extend(self.told_on(*end, statement, parts));
            }
            found.extend(self.placed_besides(start, *end, subject.as_ref(), statement));
            let next = self.joint(*end).filter(|_| parts > 1);
            let Some(next) = next.filter(|next| !self.may_be_denied(*next, statement)) else {
                continue;
            };
            for (end, more) in self.clauses(next, parts - 1) {
                found.push((end, and(statement.clone(), more)));
            }
            let subject = subject.as_ref().filter(|_| {
                !self.goes_on_denied(start, next) && !self.may_be_of_another(start, *end)
            });
            if let Some(subject) = subject {
                // `… and to the right of b` goes on with the verb before it.
                let mut more = self.predicates(next, subject);
                more.extend(self.related_to(next, subject));
                more.extend(self.of_pronoun(next, statement, subject));
                more.extend(self.but_not(next, subject));
                more.extend(self.but_no_item(next, subject, statement));
                more.extend(self.compared_too(next, statement, subject));
                more.extend(self.of_neither(next, statement));
                for (end, more) in more {
                    let both = and(statement.clone(), more);
                    found.extend(self.distinct(end, &both));
                    found.push((end, both));
                }
            }
        }
        found.extend(first.into_iter().map(|(end, _, statement)| (end, statement)));
        found
    }

    /// Whether what follows `and` may be told of somebody else than the subject: `next to the man who drinks tea and owns
    /// the dog`.
    fn may_be_of_another(&self, start: usize, and: usize) -> bool {
        if self.word(and) != "and" {
            return false;
        }
        let acts = |at: usize| {
            let kind = self.kind(at);
            kind.be
                || kind.live
                || kind.auxiliary
                || self.matches.get(at).is_some_and(Vec::is_empty)
                    && words::is_finite(self.word(at))
        };
        let relative = (start..and).rfind(|at| matches!(self.word(*at), "who" | "that" | "which"));
        let is_behind_verb = |relative: usize| (start..relative).any(acts);
        acts(and + 1) && relative.is_some_and(is_behind_verb)
    }

    /// `lives in the red house, somewhere to the left of the Dane`: what the comma sets off is told of the subject.
    fn placed_besides(
        &self,
        start: usize,
        at: usize,
        subject: Option<&Operand>,
        says: &Statement,
    ) -> Vec<(usize, Statement)> {
        let is_plain = matches!(
            says,
            Form::Same(..) | Form::In(..) | Form::Odd(_) | Form::Even(_) | Form::AtEnd(_)
        );
        let subject = subject.filter(|_| self.word(at) == "," && is_plain);
        let Some(subject) = subject.filter(|_| !self.goes_on_denied(start, at + 1)) else {
            return Vec::new();
        };
        let more = self.related_to(at + 1, subject).into_iter();
        more.map(|(end, more)| (end, and(says.clone(), more))).collect()
    }

    /// `… if the Dane drinks tea`, `… only if …`: a condition behind what depends on it.
    fn provided(&self, at: usize, says: &Statement, parts: usize) -> Vec<(usize, Statement)> {
        let at = self.past_comma(at);
        let only = self.phrase(at, "only if");
        let plain = || self.phrase(at, "if").filter(|_| self.word(at - 1) != "only");
        let Some(next) = only.or_else(plain) else { return Vec::new() };
        let conditions = self.clauses(next, parts - 1).into_iter();
        let form = |(end, condition): (usize, Statement)| {
            let (first, then) = match only {
                Some(_) => (says.clone(), condition),
                None => (condition, says.clone()),
            };
            (end, Form::If(Box::new((first, then))))
        };
        conditions.map(form).collect()
    }

    /// `…, drinks tea, and lives in …`: two or more things said after the first of one subject.
    fn listed(
        &self,
        at: usize,
        subject: &Operand,
        first: &Statement,
        parts: usize,
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if self.word(at) != "," || parts < 3 {
            return found;
        }
        if self.goes_on_denied(0, at + 1) {
            return found;
        }
        for (end, next) in self.predicates(at + 1, subject) {
            let both = and(first.clone(), next);
            if let Some(last) =
                self.joint(end).filter(|_| self.word(end) == "," || self.word(end) == "and")
            {
                for (end, more) in self.predicates(last, subject) {
                    found.push((end, and(both.clone(), more)));
                }
            }
            found.extend(self.listed(end, subject, &both, parts - 1));
        }
        found
    }

    /// `and`, `but`, with or without a comma; where the words behind it begin.
    fn joint(&self, at: usize) -> Option<usize> {
        let next = if matches!(self.word(at), "," | ";") { at + 1 } else { at };
        let joint = self.any(next, &["and", "but", "while", "and also", "whereas"]);
        let depends = |at: usize| matches!(self.word(at), "either" | "if" | "unless");
        let alone = || !(0..self.tokens.len()).any(depends);
        joint.or_else(|| self.phrase(at, ";").filter(|_| alone()))
    }

    /// `, and they are different people`, `and vice versa`.
    fn distinct(&self, at: usize, statement: &Statement) -> Vec<(usize, Statement)> {
        let Some(next) = self.joint(at) else { return Vec::new() };
        let mut found = Vec::new();
        if let Some(end) = self.phrase(next, "vice versa") {
            let symmetric =
                matches!(statement, Form::Same(..) | Form::Different(..) | Form::NextTo(..));
            if symmetric {
                found.push((end, statement.clone()));
            }
        }
        let they = self.any(next, &["they are", "they 're", "these are", "are"]);
        let they = they.map(|at| self.any(at, &["all"]).unwrap_or(at));
        let counted = they.map(|at| {
            let number = words::number(&[self.word(at)]);
            (at + number.map_or(0, |(_, taken)| taken), number.map(|(n, _)| n as usize))
        });
        if let Some((at, count)) = counted
            && self.word(at) == "different"
            && self.are_rows(at + 1)
        {
            let of = operands(statement);
            if of.len() >= 2 && count.is_none_or(|count| count == of.len()) {
                let apart = match &of[..] {
                    [a, b] => Form::Different(a.clone(), b.clone()),
                    _ => Form::AllDifferent(of),
                };
                found.push((at + 2, and(statement.clone(), apart)));
            }
        }
        found
    }

    /// Sentences with one subject, with that subject where others may follow about it.
    fn simple(&self, start: usize) -> Vec<(usize, Option<Operand>, Statement)> {
        let mut found = Vec::new();
        // `older than Ann and the nurse from Cork`: she is older than both.
        let relates = ["than", "before", "after", "next", "left", "right", "beside", "away"];
        let may_go_on = start.checked_sub(1).is_some_and(|last| self.word(last) == "and")
            && (0..start).any(|at| relates.contains(&self.word(at)));
        for mention in self.mentions(start) {
            if may_go_on && self.kind(mention.end).preposition {
                continue;
            }
            for subject in self.operands(&mention) {
                for (end, statement) in self.predicates(mention.end, &subject) {
                    found.push((end, Some(subject.clone()), statement));
                }
                // `The man who drinks tea, keeps the fox`: a comma too many.
                let told = (mention.start..mention.end).any(|at| self.kind(at).relative);
                if told && self.word(mention.end) == "," {
                    for (end, statement) in self.predicates(mention.end + 1, &subject) {
                        found.push((end, Some(subject.clone()), statement));
                    }
                }
                // `Ann, who drinks tea, lives in …`
                for (end, aside) in self.aside(mention.end, &subject) {
                    for (end, statement) in self.predicates(end, &subject) {
                        let both = and(aside.clone(), statement);
                        found.push((end, Some(subject.clone()), both));
                    }
                }
                for (end, statement) in self.possessed(mention.end, &subject) {
                    // `Eugene's excuse was a flat tire, and he paid 50 cents`
                    let told = self.vocabulary.is_loose.then(|| subject.clone());
                    found.push((end, told, statement));
                }
            }
        }
        found.extend(self.it_is(start));
        found.extend(self.of_full_name(start));
        let mut others = self.there_is(start);
        others.extend(self.only_beside(start));
        others.extend(self.attribute_of(start));
        others.extend(self.of_protagonist(start));
        others.extend(self.neighbour_of(start));
        others.extend(self.both_neighbours(start));
        others.extend(self.on_both_sides(start));
        others.extend(self.person_beside(start));
        others.extend(self.person_at_end(start));
        others.extend(self.only_between(start));
        others.extend(self.so_many_before(start));
        others.extend(self.as_many(start));
        others.extend(self.namesakes(start));
        others.extend(self.several(start));
        others.extend(self.sums(start));
        others.extend(self.exactly_one(start));
        others.extend(self.one_and_other(start));
        others.extend(self.all_people(start));
        others.extend(self.first_so_many(start));
        others.extend(self.most_so_many(start));
        others.extend(self.exceeded_by(start));
        others.extend(self.exceeds_so_many(start));
        others.extend(self.inverted(start));
        others.extend(self.household(start));
        others.extend(self.either_subject(start));
        others.extend(self.neither_subject(start));
        found.extend(others.into_iter().map(|(end, statement)| (end, None, statement)));
        found
    }

    /// `It is the Dane who drinks tea`, `It isn't the Dane who drinks tea`.
    fn it_is(&self, start: usize) -> Vec<(usize, Option<Operand>, Statement)> {
        let mut found = Vec::new();
        let Some(is) = self.any(start, &["it is", "it was", "it isn", "it wasn"]) else {
            return found;
        };
        let denial = self.any(is, &["not", "'t"]);
        for (end, subject) in self.nouns(denial.unwrap_or(is)) {
            if !matches!(self.word(end), "who" | "that") {
                continue;
            }
            for (end, says) in self.predicates(end + 1, &subject) {
                // As everywhere, several things are not denied at once.
                let is_one = !matches!(says, Form::And(_) | Form::Not(_) | Form::Different(..));
                match denial {
                    None => found.push((end, Some(subject.clone()), says)),
                    // What follows `and` may be denied as well.
                    Some(_) if is_one => found.push((end, None, not(says))),
                    Some(_) => {}
                }
            }
        }
        found
    }

    /// Behind `is`, `lives` and the like, if they stand here.
    fn past_verb(&self, at: usize) -> usize {
        let is_verb = |at: &usize| self.kind(*at).be || self.kind(*at).live;
        (at..).find(|at| !is_verb(at)).expect("a sentence ends")
    }

    /// What is said of a subject between commas.
    fn aside(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let said = match (self.word(at), self.word(at + 1)) {
            (",", "who" | "which") => self.predicates(at + 2, a),
            (",", "whose") => self.whose_said(at + 2, a),
            (",", _) if self.vocabulary.is_loose => self.apposition(at + 1, a),
            _ => return Vec::new(),
        };
        let said = said.into_iter();
        let ends =
            |(end, says): (usize, Statement)| (self.word(end) == ",").then_some((end + 1, says));
        said.filter_map(ends).collect()
    }

    /// `the baker`, `from Rome`, `dressed in red` between commas behind a subject.
    fn apposition(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let word = self.word(at);
        // `bought by Ann`, `a Georgian piece`
        const DONE: Words = Words::of(&[
            "bought", "built", "caught", "drawn", "driven", "found", "grown", "made", "sold",
            "won", "worn", "written",
        ]);
        let told = matches!(word, "from" | "in" | "with" | "wearing")
            || (word.ends_with("ing") || word.ends_with("ed") || DONE.contains(&word))
                && self.matches[at].is_empty();
        // Who was caught by the nurse is another one.
        let is_victim = self.word(at + 1) == "by"
            && self.sense_of(a) & self.vocabulary.of_persons() != 0
            && !matches!(word, "a" | "an" | "the");
        let named = match word {
            _ if is_victim => Vec::new(),
            "a" | "an" | "the" => {
                let mut nouns = self.nouns(at);
                nouns.retain(|(end, b)| !self.is_only_liked(at..*end, b));
                nouns
            }
            "at" | "in" | "on" if self.vocabulary.has_order => return self.located(at, a),
            _ if told => self.property(at),
            _ => Vec::new(),
        };
        let others = named.into_iter().filter(|(_, b)| self.sense_of(b) & self.sense_of(a) == 0);
        others.map(|(end, b)| (end, same(a.clone(), b, self))).collect()
    }

    /// `a fan of the pie`, where the header does not say that each one likes something: who likes it need not have it.
    fn is_only_liked(&self, words: std::ops::Range<usize>, of: &Operand) -> bool {
        const LIKING: Words = Words::of(&[
            "admir",
            "aficionado",
            "buff",
            "connoisseur",
            "devote",
            "enthusiast",
            "fan",
            "fancier",
            "lover",
        ]);
        const LIKED: &[&str] = &[
            "artist",
            "author",
            "band",
            "choice",
            "club",
            "composer",
            "enjoys",
            "fan",
            "favorite",
            "genre",
            "hobby",
            "interest",
            "likes",
            "loves",
            "movie",
            "music",
            "passion",
            "pastime",
            "prefers",
            "preference",
            "show",
            "singer",
            "sport",
            "taste",
            "team",
            "writer",
        ];
        let is_liked = || self.vocabulary.headed(LIKED) & self.sense_of(of) != 0;
        words.into_iter().any(|at| LIKING.contains(&self.stem(at))) && !is_liked()
    }

    /// The operands that a mention may be: several if its words fit several categories equally.
    pub(super) fn operands(&self, mention: &Mention) -> Vec<Operand> {
        let span = self.span(mention.start, mention.end);
        match &mention.noun {
            Noun::Place(spot) => self.place_operand(*spot, span).into_iter().collect(),
            Noun::Item(choices) => {
                let best = choices.iter().map(|choice| choice.score).max().unwrap_or(0);
                let best = choices.iter().filter(|choice| choice.score == best);
                best.map(|choice| self.vocabulary.item_operand(choice.of, span)).collect()
            }
        }
    }

    /// Whether the words from a token to before another one may name a row.
    pub(super) fn names_row(&self, start: usize, end: usize) -> bool {
        self.nouns(start).iter().any(|(last, _)| *last == end)
    }

    /// Operands that begin at a token, each with where its words end: `the Dane`, `where the Dane
    /// lives`, and behind what is somebody's `the Dane's`, `that of the Dane`.
    pub(in super::super) fn nouns(&self, at: usize) -> Vec<(usize, Operand)> {
        if self.word(at) == "where" {
            let homes = self.ends(self.mentions(at + 1)).into_iter();
            return homes
                .filter_map(|(end, of)| Some((self.past_home_verb(end, &of)?, of)))
                .collect();
        }
        let mentions = self.mentions(at);
        let is_owner = |of: &Mention| self.is_possessive(of.end);
        let owned = self.word(at) == "that" || mentions.iter().any(is_owner);
        let mut found = self.ends(mentions);
        if owned && (0..at).any(|at| self.is_possession(at)) {
            let that = self.phrase(at, "that of");
            found.extend(that.map_or(Vec::new(), |of| self.ends(self.mentions(of))));
            found.extend(self.owners(at));
        }
        found
    }

    /// Where the words end that tell of somebody's home, or of what is done there: `lives` of `where the Dane lives`,
    /// `is drunk` of `where tea is drunk`.
    fn past_home_verb(&self, at: usize, of: &Operand) -> Option<usize> {
        let is_done = self.kind(at).be && self.uses(at + 1).verb & self.sense_of(of) != 0;
        match self.word(at) {
            "lives" | "live" | "resides" => Some(at + 1),
            _ => is_done.then_some(at + 2),
        }
    }

    /// Whether a word is one for what somebody has: `house`, or what a category holds.
    fn is_possession(&self, at: usize) -> bool {
        self.is_house(at) || self.uses(at).own != 0 || self.kind(at).thing
    }

    /// `Ann's`, with nothing behind it: what belongs to Ann.
    fn owners(&self, at: usize) -> Vec<(usize, Operand)> {
        let nouns = self.ends(self.mentions(at)).into_iter();
        let owner = |(end, noun): (usize, Operand)| {
            let ends = matches!(self.word(end + 1), "" | "," | ")" | "and" | "but")
                // `The house next to Ann's is blue`
                || at > 0 && self.kind(end + 1).be
                || self.vocabulary.is_loose && matches!(self.word(end + 1), "or" | "nor");
            (self.is_possessive(end) && ends).then_some((end + 1, noun))
        };
        nouns.filter_map(owner).collect()
    }

    pub(super) fn is_possessive(&self, at: usize) -> bool {
        matches!(self.word(at), "'s" | "'") && !self.is_within_item(at)
    }

    /// Where what stands behind a comma begins, if there is one.
    pub(super) fn past_comma(&self, at: usize) -> usize {
        if self.word(at) == "," { at + 1 } else { at }
    }

    /// What some mentions may be, each with where its words end.
    fn ends(&self, mentions: Vec<Mention>) -> Vec<(usize, Operand)> {
        let mut found = Vec::with_capacity(mentions.len());
        for mention in &mentions {
            found.extend(self.operands(mention).into_iter().map(|operand| (mention.end, operand)));
        }
        found
    }
}

/// All of some statements, or the only one; `None` of none.
pub(super) fn all_of(mut says: Vec<Statement>) -> Option<Statement> {
    if says.len() > 1 { Some(Form::And(says)) } else { says.pop() }
}

fn and(first: Statement, second: Statement) -> Statement {
    match first {
        Form::And(mut all) => {
            all.push(second);
            Form::And(all)
        }
        first => Form::And(vec![first, second]),
    }
}

pub(super) fn not(statement: Statement) -> Statement {
    match statement {
        Form::Same(a, b) => Form::Different(a, b),
        // `does not drink either tea or milk`: none of them.
        Form::Either(a, of) => {
            Form::And(of.into_iter().map(|b| Form::Different(a.clone(), b)).collect())
        }
        other => Form::Not(Box::new(other)),
    }
}

/// The same position; of an item and a position, that it is there.
pub(super) fn same(a: Operand, b: Operand, reader: &Reader<'_>) -> Statement {
    let (a, b) = if reader.is_place(&a) { (b, a) } else { (a, b) };
    if reader.is_place(&b) && !reader.is_place(&a) {
        let name = Name { quoted: false, ..b.name };
        return Form::In(a, vec![PlaceName { which: Which::Label, name }]);
    }
    Form::Same(a, b)
}

pub(super) fn relate(relation: Relation, a: Operand, b: Operand, reader: &Reader<'_>) -> Statement {
    match relation {
        Relation::Same => same(a, b, reader),
        Relation::NextTo => Form::NextTo(a, b),
        Relation::Apart(count) => Form::Apart(count, a, b),
        Relation::Order(side, steps) => Form::Order { a, side, steps, b },
        Relation::Between | Relation::DirectlyBetween => unreachable!("these have three operands"),
    }
}

/// The same, with each comparison told from the side of the higher value, the position in the middle called so, and each
/// position denied alone: `Bob more than Ann` for `Ann less than Bob`.
pub(super) fn one_way(vocabulary: &Vocabulary, says: &Statement) -> Statement {
    let again = |says: &Statement| one_way(vocabulary, says);
    match says {
        Form::Than { a, function, by, more: false, b } => Form::Than {
            a: b.clone(),
            function: function.clone(),
            by: by.clone(),
            more: true,
            b: a.clone(),
        },
        Form::In(a, places) => {
            Form::In(a.clone(), places.iter().map(|of| plain_place(vocabulary, of)).collect())
        }
        // `The winner is Ann` for `Ann is first`
        Form::Same(a, b) if let Some(says) = at_place(vocabulary, a, b) => says,
        Form::Different(a, b) if let Some(says) = at_place(vocabulary, a, b) => not(says),
        Form::And(all) => Form::And(all.iter().map(again).collect()),
        Form::Not(inner) => match again(inner) {
            Form::In(a, places) if places.len() > 1 => {
                let each = |place| not(Form::In(a.clone(), vec![place]));
                Form::And(places.into_iter().map(each).collect())
            }
            other => not(other),
        },
        other => other.clone(),
    }
}

/// Of a position and what is there, that it is there.
fn at_place(vocabulary: &Vocabulary, a: &Operand, b: &Operand) -> Option<Statement> {
    let is_place = |of: &Operand| {
        let category = of.category.as_ref();
        !vocabulary.labels.is_empty()
            && category.is_some_and(|name| name.text == vocabulary.position.text)
    };
    let (item, place) = match (is_place(a), is_place(b)) {
        (true, false) => (b, a),
        (false, true) => (a, b),
        _ => return None,
    };
    let place = PlaceName { which: Which::Label, name: place.name.clone() };
    Some(Form::In(item.clone(), vec![plain_place(vocabulary, &place)]))
}

/// A position called by what it is of the row: the middle, the first or the last one.
fn plain_place(vocabulary: &Vocabulary, place: &PlaceName) -> PlaceName {
    let label = |of: Option<&CompactString>| of.is_some_and(|of| *of == place.name.text);
    let labels = &vocabulary.labels;
    let (which, text) = match place.which {
        Which::Label if vocabulary.middle().is_some_and(|of| *of == place.name.text) => {
            (Which::Middle, "middle")
        }
        Which::Label if label(labels.first()) => (Which::First, "first"),
        Which::Label if label(labels.last()) => (Which::Last, "last"),
        other => (other, &*place.name.text),
    };
    PlaceName { which, name: Name::new(text, place.name.span) }
}

/// Whether two operands are the same item, or the same position.
pub(super) fn is_same_item(a: &Operand, b: &Operand) -> bool {
    let category = |of: &Operand| of.category.as_ref().map(|name| name.text.clone());
    a.name.text == b.name.text && category(a) == category(b)
}

/// What a statement with one relation, denied or not, speaks of.
fn operands(statement: &Statement) -> Vec<Operand> {
    match statement {
        Form::Not(inner) => operands(inner),
        Form::Same(a, b)
        | Form::Different(a, b)
        | Form::NextTo(a, b)
        | Form::Apart(_, a, b)
        | Form::Order { a, b, .. } => vec![a.clone(), b.clone()],
        Form::Between(a, b, c) | Form::DirectlyBetween(a, b, c) => {
            vec![a.clone(), b.clone(), c.clone()]
        }
        _ => Vec::new(),
    }
}

/// Whether a statement tells where rows are to each other.
pub(super) fn is_of_line(says: &Statement) -> bool {
    match says {
        Form::Same(..)
        | Form::Different(..)
        | Form::Either(..)
        | Form::Than { .. }
        | Form::Pairs(..)
        | Form::AllDifferent(..)
        | Form::Compare(..)
        | Form::Difference { .. } => false,
        Form::And(all) | Form::Or(all) | Form::Xor(all) => all.iter().any(is_of_line),
        Form::Not(inner) => is_of_line(inner),
        Form::If(both) => is_of_line(&both.0) || is_of_line(&both.1),
        _ => true,
    }
}

/// Whether a statement tells where rows are to each other or compares their values.
fn tells_order(says: &Statement) -> bool {
    match says {
        Form::Order { .. }
        | Form::Than { .. }
        | Form::NextTo(..)
        | Form::Apart(..)
        | Form::Between(..)
        | Form::DirectlyBetween(..) => true,
        Form::And(all) | Form::Or(all) | Form::Xor(all) => all.iter().any(tells_order),
        Form::Not(inner) => tells_order(inner),
        _ => false,
    }
}
