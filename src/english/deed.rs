//! What one does with an item: `drinks tea`, `was built by Ann`.

use super::function;
use super::learn;
use super::lexicon::{self, PERSONS, story};
use super::matches::Match;
use super::measure::Measure;
use super::mention::{Found, Reader};
use super::vocabulary::{Senses, Thing, Uses};
use super::words;
use super::words::Words;

/// What somebody has with another, who is then told of the same row.
const MEETINGS: Words = Words::of(&[
    "appointment",
    "class",
    "consultation",
    "interview",
    "lesson",
    "meeting",
    "session",
]);

impl Reader<'_> {
    /// What one does with an item: `drinks tea`, `is partial to Pall Mall`, `has a cat`, `boulders`.
    pub(super) fn deed(&self, start: usize, found: &mut Found) {
        self.deed_of(start, false, found);
    }

    /// The same; `has_verb`: a preposition needs no verb before it.
    pub(super) fn deed_of(&self, start: usize, mut has_verb: bool, found: &mut Found) {
        let mut at = start;
        let mut allowed = Senses::MAX;
        let mut words: Vec<Uses> = Vec::new();
        // Whether a verb of its own was seen, which no `is` may follow.
        let mut acts = false;
        loop {
            // Without a verb, the item itself is one: `boulders` of `bouldering`.
            let is_verb = |of: Thing| {
                at > start || self.matches[at].iter().any(|found| found.of == of && !found.is_exact)
            };
            let apart = self.apart(start, at);
            let mut objects = self.objects(at, false);
            // Who played for the harpist is another.
            objects.retain(|of| !acts || !lexicon::is_player(self.word(of.end - 1)));
            // Who took Ann's boat is another.
            let is_owned = |at: usize| self.is_possessive(at) && self.kind(at + 1).thing;
            objects.retain(|of| !acts || !(at..of.end).any(is_owned));
            found.merge(objects, &words, |choice| {
                allowed & !apart & choice.sense() != 0 && is_verb(choice.of)
            });
            let (uses, kind) = (self.uses(at), self.kind(at));
            let light = kind.be && !acts && !(at > start && self.kind(at - 1).live)
                || self.word(at) == "first" && self.verb(at + 1) != 0 && self.vocabulary.is_story()
                || kind.live
                || kind.adverb
                || (at == start && self.word(at) == "will")
                || self.is_going(at)
                || self.is_particle(at)
                || has_verb && self.is_done(at)
                || self.is_begun(at)
                // `partial to tea`, but not `lives by the tea drinker`
                || (kind.preposition && (has_verb || function::is_within(self.word(at))))
                || self.is_purpose(at)
                || self.is_named(at)
                || self.is_counted_by(at)
                || self.is_how_long(at)
                || self.is_of_wood(at)
                || at > start && self.word(at) == "like" && self.stem(at - 1) == "shape"
                || (at > start && (kind.determiner || kind.degree));
            // Who `met carried the glass` is not the one who met.
            let finite = |at: usize| words::is_finite(self.word(at)) && self.verb(at) != 0;
            if acts && finite(at) && finite(at - 1) && self.stem(at - 1) != "get" {
                return;
            }
            let has = ["has", "have", "had", "having", "got", "with"].contains(&self.word(at));
            let is_thing = has_verb || at.checked_sub(1).is_some_and(|last| self.kind(last).be);
            let fits = if self.is_nicknamed(at) {
                self.vocabulary.nicknames()
            } else if self.is_of_outing(at) {
                Senses::MAX
            } else if self.word(at) == "with"
                && is_thing
                && at == start
                && self.vocabulary.is_of_things()
            {
                // Ann is on `the trip with Ann`.
                !self.vocabulary.identities()
            } else if has {
                // Who has a nurse is none; who has a mother named Holly is meant by her.
                let near = (at + 1..at + 4).map(|at| self.uses(at).relative);
                // `with Danish` in a grid that has nothing but values
                let people = self.vocabulary.is_printed && lexicon::is_people(self.word(at + 1));
                let named = self.names_next(at + 1) | if people { Senses::MAX } else { 0 };
                let surname = (at + 1..at + 5).map(|at| self.name_before(at));
                let near = near.chain(surname).fold(0, |all, of| all | of);
                !self.vocabulary.of_people | near | named
            } else if light {
                Senses::MAX
            } else {
                let beside = uses.filler | uses.agent | uses.relative;
                // `a lead of`, `the nurse from`: no verb stands behind an article.
                let is_noun = at > start && matches!(self.word(at - 1), "a" | "an" | "the");
                let verb = if is_noun { 0 } else { self.verb(at) };
                verb | if at > start { beside } else { 0 }
            };
            // Who treated the owner of the dog has none.
            if acts && uses.agent != 0 && self.word(at + 1) == "of" {
                return;
            }
            // What one used to do is done no more.
            let is_over = self.word(at) == "used" && self.word(at + 1) == "to";
            has_verb |= !light || has;
            acts |= !light && !has;
            allowed &= fits;
            if allowed == 0 || is_over || at >= start + 6 || at >= self.tokens.len() {
                return;
            }
            words.push(uses);
            at += 1;
        }
    }

    /// Whether `one` stands for what somebody has with another: `Ann's lesson is after the one with Bob`.
    fn is_of_meeting(&self, one: usize) -> bool {
        let meets = |at: usize| MEETINGS.contains(&self.word(at)) && self.kind(at + 1).be;
        self.word(one) == "one" && (1..one).any(|at| meets(at) && self.is_possessive(at - 1))
    }

    /// The categories of names of which a word before a name tells: `surname` of `with the surname Hill`.
    fn name_before(&self, at: usize) -> Senses {
        let names = |found: &[Match]| found.iter().fold(0, |all, of| all | 1 << of.of.sense);
        let is_word = matches!(self.word(at), "name" | "surname");
        let of = self.matches.get(at + 1).map_or(0, |found| names(found));
        let uses = self.uses(at);
        if is_word { of & (uses.filler | uses.own) & self.vocabulary.names } else { 0 }
    }

    /// The categories of whose items the words before one say that they are somebody else: `works with`,
    /// `stayed by`, but not `the meeting for the sales job`.
    fn apart(&self, start: usize, at: usize) -> Senses {
        let inside = Some(at).filter(|at| self.kind(*at).preposition);
        let before = inside.or_else(|| (start..at).rev().find(|at| !self.kind(*at).determiner));
        let Some(before) = before else { return 0 };
        let begins = before == start;
        let last = before.saturating_sub(1);
        let is_apart = match self.word(before) {
            "by" if story::is_theirs(self.stem(last)) && self.is_done_to_thing(last) => false,
            "by" => !self.vocabulary.is_of_things(),
            // An interpreter works with her student, where the header has both.
            "with" if self.works_together(last) => false,
            // `the trip with Saul`
            "with" if self.is_of_outing(before) => false,
            // `the appointment with Dr. Gupta`
            "with" if last < before && MEETINGS.contains(&self.word(last)) => false,
            // `Ann's appointment is after the one with Dr. Gupta`
            "with" if self.is_of_meeting(last) => false,
            "with" => !begins || !self.vocabulary.is_of_things(),
            "for" => begins || !(self.kind(last).be && self.vocabulary.is_of_things()),
            "about" => {
                let talks = ["talk", "speak", "lectur", "give", "present"];
                begins || !talks.contains(&self.stem(last))
            }
            "like" => !begins,
            // Who bought a guitar from Ann is not she.
            "from" => !self.vocabulary.is_of_things() && !self.is_of_thing(start),
            "to" => {
                let given =
                    ["award", "belong", "deliv", "give", "go", "present", "sell", "send", "ship"];
                !begins && !given.contains(&self.stem(last))
            }
            _ => false,
        };
        if !is_apart {
            let by = self.word(before) == "by";
            return if by { self.of_other_roles(last) } else { 0 };
        }
        // Rows that are people are other people by their names.
        let named = match self.vocabulary.is_of_things() {
            true => 0,
            false => self.vocabulary.all(|sense| sense.is_people && sense.scale.is_none()),
        };
        match self.word(before) {
            "for" | "about" if begins => self.vocabulary.names | named,
            "from" => self.vocabulary.names | named,
            _ => self.vocabulary.of_persons() | named,
        }
    }

    /// Whether `with` tells who goes along on a trip: `the trip with Saul`, `the trip won't be with Saul`.
    fn is_of_outing(&self, with: usize) -> bool {
        const OUTINGS: Words = Words::of(&[
            "adventur", "cruis", "excurs", "expedit", "getaway", "hike", "holiday", "journey",
            "outing", "safari", "tour", "trek", "trip", "vacat", "voyag",
        ]);
        let is_light = |at: &usize| {
            self.is_be_or_denied(*at) || matches!(self.word(*at), "not" | "'t" | "will" | "won")
        };
        let noun = || (0..with).rev().find(|at| !is_light(at));
        self.vocabulary.is_loose
            && !self.vocabulary.has_order
            && self.word(with) == "with"
            && noun().is_some_and(|noun| {
                OUTINGS.contains(&self.stem(noun)) && self.matches[noun].is_empty()
            })
    }

    /// The categories for which a word is a verb, given what follows it.
    pub(super) fn verb(&self, at: usize) -> Senses {
        // `was last sold in 2005`
        if self.word(at) == "last" && !self.follows_auxiliary(at) {
            return 0;
        }
        let uses = self.uses(at);
        let skipped = self.is_particle(at + 1) || self.is_begun(at + 1);
        let next = if skipped { at + 2 } else { at + 1 };
        // `started in May`, `gave the presentation on Gladstone`
        let thing = self.kind(next).determiner && self.is_done(next + 1);
        // Who was seen by Ann, or with her, is somebody else.
        let seen = matches!(self.word(at), "seen" | "spotted" | "sighted");
        let goes_on = match self.word(next) {
            "of" => false,
            "in" | "on" | "at" => true,
            // `went second`
            word if words::ordinal(word).is_some() => self.vocabulary.is_story(),
            "around" => false,
            _ => self.kind(next).preposition && !seen,
        };
        let doing = if goes_on || thing { uses.doing } else { 0 };
        let by = match self.word(next) {
            "by" if self.is_done_to_thing(at) => {
                uses.by | if self.is_act(at) { self.vocabulary.names } else { 0 }
            }
            "by" => uses.by,
            _ => 0,
        };
        let by = by & !self.of_other_roles(at);
        // `went to Ann`, of a prize
        let given = self.stem(at) == "go" && self.word(next) == "to";
        let owners = self.vocabulary.names | self.vocabulary.folk;
        let given = if given && self.is_done_to_thing(at) { owners } else { 0 };
        // `told the story of`
        let tells = matches!(self.stem(at), "tell" | "relat" | "recount");
        let noun = if self.kind(next).determiner { next + 1 } else { next };
        let told = if tells { self.uses(noun).own & !self.vocabulary.of_people } else { 0 };
        // Who moved from Cork is there no more, and who is done with chess plays it no more.
        const AWAY: Words = Words::of(&[
            "buy", "drive", "drop", "flee", "fli", "go", "keep", "leav", "move", "retir", "return",
            "run", "sail", "send", "ship", "take", "transfer", "travel", "turn",
        ]);
        let away = self.word(next) == "from" && AWAY.contains(&self.stem(at));
        // `was going to live in Cork`
        let plans = self.word(at) == "going"
            && self.word(next) == "to"
            && (self.kind(next + 1).live || self.uses(next + 1).verb != 0);
        let done = self.word(at) == "done" && self.word(next) == "with";
        let like =
            self.word(at) == "like" && at.checked_sub(1).is_some_and(|last| self.kind(last).be);
        let together = self.word(next) == "with" && self.works_together(at);
        let together = if together { self.vocabulary.kinds_of_people() } else { 0 };
        // `is flying from Peru`, where the header has departures
        let away = if away { self.vocabulary.origins() } else { Senses::MAX };
        let offered =
            self.stem(at) == "offer" && at.checked_sub(1).is_some_and(|last| self.kind(last).be);
        if plans || done || like || offered {
            0
        } else {
            (uses.verb | doing | by | told | given | together) & away
        }
    }

    /// Whether `will`, `did` or `didn't` stands before a word, which is a verb then.
    pub(super) fn follows_auxiliary(&self, at: usize) -> bool {
        let before = (0..at).rev().find(|at| !matches!(self.word(*at), "not" | "'t"));
        before.is_some_and(|at| {
            self.kind(at).auxiliary || matches!(self.word(at), "to" | "can" | "could")
        })
    }

    /// Whether a verb tells of two who are put together, and the header has names of two kinds of people.
    fn works_together(&self, at: usize) -> bool {
        const VERBS: Words =
            Words::of(&["work", "pair", "match", "partner", "team", "danc", "meet", "train"]);
        VERBS.contains(&self.stem(at))
            && self.vocabulary.is_story()
            && self.vocabulary.kinds_of_people().count_ones() > 1
    }

    /// Whether a verb is of those that rows do with items, and not one that only a header teaches.
    fn is_act(&self, at: usize) -> bool {
        let stem = self.stem(at);
        (story::is_deed(stem) || story::is_doing(stem)) && !story::is_loaded(stem)
    }

    /// Whether what a verb tells of can but be a thing: behind a noun for one, or in a sentence that has
    /// named no person so far. `The jar filled by Ann` is hers, `the cook visited by Ann` is not.
    fn is_done_to_thing(&self, at: usize) -> bool {
        self.vocabulary.is_story() && self.is_of_thing(at)
    }

    /// The same, in any puzzle.
    pub(super) fn is_of_thing(&self, at: usize) -> bool {
        let is_light = |at: &usize| {
            let kind = self.kind(*at);
            kind.be
                || kind.adverb
                || matches!(self.word(*at), "that" | "which" | "first" | "either" | "neither")
        };
        let head = (0..at).rev().find(|at| !is_light(at));
        let is_thing = |at: usize| {
            self.kind(at).thing
                && self.vocabulary.is_owned(self.stem(at))
                && self.uses(at).own & self.vocabulary.of_persons() == 0
        };
        // `Boy` of the painting `Boy with Hoop`
        let in_name = |at: usize| self.vocabulary.is_loose && self.is_within_item(at);
        let is_person = |at: usize| {
            let kind = self.kind(at);
            let named = self.matches[at]
                .iter()
                .any(|of| self.vocabulary.of_persons() >> of.of.sense & 1 == 1);
            let counted = self.word(at) == "one" && (at == 0 || self.word(at - 1) != "the");
            let is_runner = (self.vocabulary.has_order || self.vocabulary.is_loose)
                && learn::is_agent(self.word(at));
            let is_human = PERSONS.contains(&self.stem(at)) && self.stem(at) != "one";
            let owned =
                kind.thing && self.vocabulary.is_owned(self.stem(at)) && !is_runner && !is_human;
            let agent = self.uses(at).agent != 0
                || self.matches[at].is_empty() && !owned && learn::is_agent(self.word(at));
            named
                || kind.person && !owned && !counted && !in_name(at)
                || agent
                || matches!(self.word(at), "who" | "whose")
        };
        // Of two jars, `one was filled by Ann and the other was filled by Bob`: who is named between tells nothing.
        let is_other = head.is_some_and(|head| self.word(head) == "other");
        let one = || (1..at).find(|at| self.word(at - 1) == "," && self.word(*at) == "one");
        let until = if is_other { one().unwrap_or(at) } else { at };
        let names_thing = || (0..until).any(|at| !self.matches[at].is_empty());
        head.is_some_and(is_thing) || names_thing() && !(0..until).any(is_person)
    }

    /// `going to` of `is going to eat`.
    fn is_going(&self, at: usize) -> bool {
        let going = |at: usize| {
            self.word(at) == "going"
                && self.word(at + 1) == "to"
                && at.checked_sub(1).is_some_and(|last| matches!(self.word(last), "is" | "are"))
                && self.uses(at + 2).verb != 0
        };
        going(at) || at.checked_sub(1).is_some_and(going)
    }

    /// `for` of `the interview is for the sales job`, `to` of `the flight is to Cork`.
    fn is_purpose(&self, at: usize) -> bool {
        let denies = |at: &usize| matches!(self.word(*at), "'t" | "t" | "not");
        let is_be =
            (0..at).rev().find(|at| !denies(at)).is_some_and(|last| self.is_be_or_denied(last));
        is_be
            && matches!(self.word(at), "for" | "to")
            && !self.kind(at + 1).be
            && self.vocabulary.story.is_some()
    }

    /// `table` of `has the table made of poplar`.
    fn is_of_wood(&self, at: usize) -> bool {
        if self.word(at + 1) != "made" {
            return false;
        }
        let made = self.any(at + 1, &["made of", "made from", "made out of"]).is_some();
        let has = (0..at).rev().find(|at| !self.kind(*at).determiner);
        let has = has.is_some_and(|at| matches!(self.word(at), "has" | "have" | "had" | "with"));
        made && has && self.kind(at).thing && self.vocabulary.is_story()
    }

    /// `for` of `stayed for 3 days`.
    fn is_how_long(&self, at: usize) -> bool {
        let lives = at.checked_sub(1).is_some_and(|last| self.kind(last).live);
        let is_length = |sense: usize| {
            let of = &self.vocabulary.senses[sense];
            of.scale.is_some() && (of.measure == Measure::Days || of.unit.is_some())
        };
        let number = at + 1 + usize::from(self.word(at + 1) == "exactly");
        let mut next = self.matches.get(number).into_iter().flatten();
        self.word(at) == "for" && lives && next.any(|item| is_length(item.of.sense))
    }

    /// `named` of `is named Rex`.
    fn is_named(&self, at: usize) -> bool {
        let is_be = at.checked_sub(1).is_some_and(|last| self.kind(last).be);
        let named =
            matches!(self.word(at), "named" | "called" | "surnamed" | "titled" | "entitled");
        // Who is called by Duke is another one.
        is_be && self.vocabulary.is_of_things() && named && !self.kind(at + 1).preposition
    }

    /// `called` of `is called Lefty`, `isn't called Lefty`, where the header has nicknames.
    fn is_nicknamed(&self, at: usize) -> bool {
        let called = matches!(self.word(at), "called" | "named" | "nicknamed" | "dubbed");
        let is_by = self.kind(at + 1).preposition;
        called && !is_by && self.vocabulary.is_story() && self.vocabulary.nicknames() != 0
    }

    /// `visited by` of `is visited by 400 tourists`: what is counted is no other row.
    pub(super) fn is_counted_by(&self, at: usize) -> bool {
        let by = if self.word(at) == "by" { at } else { at + 1 };
        const COUNTED: Words = Words::of(&[
            "attend", "follow", "join", "like", "read", "see", "view", "visit", "watch",
        ]);
        let is_verb = by > 0 && COUNTED.contains(&self.stem(by - 1));
        let number = self.matches.get(by + 1).is_some_and(|found| !found.is_empty())
            && self.word(by + 1).bytes().all(|byte| byte.is_ascii_digit() || byte == b',');
        let counts = (by + 2..by + 4).any(|at| self.uses(at).filler != 0);
        self.word(by) == "by" && is_verb && number && counts && self.vocabulary.is_story()
    }

    /// `playing` of `began playing in 1985`.
    pub(super) fn is_begun(&self, at: usize) -> bool {
        let begins = at.checked_sub(1).is_some_and(|last| {
            matches!(self.stem(last), "begin" | "start") && self.vocabulary.story.is_some()
        });
        begins && self.word(at).ends_with("ing") && !story::is_loaded(self.stem(at))
    }

    /// `presentation` of `gave the presentation on`: what is done before what it is about.
    fn is_done(&self, at: usize) -> bool {
        let verb =
            (0..at).rev().find(|at| !self.kind(*at).determiner).map_or("", |at| self.stem(at));
        let gives = matches!(
            verb,
            "give" | "make" | "hold" | "present" | "deliv" | "lead" | "teach" | "do"
        );
        let ends = matches!(verb, "end" | "finish" | "start" | "begin" | "win" | "on" | "for");
        // `began his crusade in 2007`
        let own = at > 0 && function::is_own(self.word(at - 1));
        let own = own
            && matches!(verb, "begin" | "start" | "end" | "finish")
            && self.vocabulary.is_story()
            && learn::is_plain_epithet(self, at);
        let is_done =
            own || gives && self.kind(at).thing || ends && story::is_occasion(self.stem(at));
        is_done && self.kind(at + 1).preposition
    }

    /// `out` of `came out in 1999`, `up` of `picked up at the tower`.
    pub(super) fn is_particle(&self, at: usize) -> bool {
        let Some(last) = at.checked_sub(1).filter(|_| self.vocabulary.story.is_some()) else {
            return false;
        };
        if self.is_in_phrase(at) {
            return true;
        }
        let uses = self.uses(last);
        let is_verb = self.kind(last).live || uses.verb | uses.doing != 0;
        // Who ran out of tea, or was thrown out by Ann, has no more to do with them.
        let next = self.word(at + 1);
        let goes_on = matches!(next, "in" | "on" | "at" | "for" | "during")
            || self.is_compared(at + 1)
            || next == "with" && self.stem(last) == "go"
            || next == "by" && matches!(self.stem(last), "take" | "check");
        // `went up 7 years before`, of what is built
        let built = self.word(last) == "went" && self.is_compared(at + 1);
        let up = self.word(at) == "up" && (built || story::is_before_up(self.stem(last)));
        let with = up && matches!(next, "with" | "as");
        let online = self.word(at) == "online" && is_verb;
        let out = matches!(self.word(at), "out" | "off") && story::is_before_out(self.stem(last));
        with || (up || online || out) && goes_on
    }

    /// `up` and `with` of `came up with`.
    fn is_in_phrase(&self, at: usize) -> bool {
        const LONGEST: usize = 4;
        let behind = |verb: usize| {
            let words: Vec<&str> = self
                .tokens
                .iter()
                .skip(verb + 1)
                .take(LONGEST)
                .map(|of| of.word.as_str())
                .collect();
            let length = story::phrase_behind(self.stem(verb), &words);
            length.is_some_and(|length| at <= verb + length)
        };
        (at.saturating_sub(LONGEST)..at).any(behind)
    }

    /// What one does with an item, when the verb stands apart: `drinks` of `drinks either tea or milk`.
    pub(super) fn deed_after(&self, verb: std::ops::Range<usize>, at: usize, found: &mut Found) {
        let verbs = verb.clone();
        let words: Vec<Uses> = verb.clone().map(|at| self.uses(at)).collect();
        let mut allowed = Senses::MAX;
        for (at, uses) in verb.zip(&words) {
            if self.is_particle(at) {
                continue;
            }
            let kind = self.kind(at);
            let light = kind.be || kind.live || kind.adverb || kind.preposition || kind.determiner;
            if !light && !matches!(self.word(at), "has" | "have" | "had") {
                // `has a period of either 4 or 5 years`
                let native = if self.word(at + 1) == "of" { uses.agent } else { 0 };
                allowed &= uses.verb | uses.filler | native;
            }
        }
        found.merge(self.objects(at, false), &words, |choice| allowed & choice.sense() != 0);
        if self.vocabulary.is_loose && allowed == 0 {
            self.told_after(verbs, at, found);
        }
    }
}
