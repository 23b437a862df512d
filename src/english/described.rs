//! Mentions by what is told of the one who is meant: `the person who …`, `the owner of …`.

use super::function::{self, Kind};
use super::learn;
use super::lexicon::{self, story};
use super::mention::{Choice, Found, Mention, Noun, Reader};
use super::token::Token;
use super::vocabulary::{Senses, Uses};
use super::words;

/// What is done with a thing by whoever has it or made it, as stems.
const OF_MAKERS: &[&str] = &[
    "adopt", "bake", "brew", "build", "buy", "captain", "carri", "carv", "catch", "choos",
    "compos", "cook", "craft", "creat", "design", "drive", "fli", "grow", "hook", "invent", "knit",
    "land", "make", "order", "own", "paint", "pick", "pilot", "reel", "rent", "ride", "sail",
    "sew", "wear", "write",
];

/// Words before a name.
pub(super) const CALLED: &[&str] =
    &["surnamed", "called", "christened", "dubbed", "entitled", "named", "nicknamed", "titled"];

impl Reader<'_> {
    /// `the person who …`, `the man with …`, `the owner of …`, `the person whose pet is …`.
    pub(super) fn described(&self, start: usize, found: &mut Found) {
        let mut at = start;
        while self.kind(at).determiner && at < start + 2 {
            at += 1;
        }
        while at > start && self.is_epithet(at) {
            at += 1;
        }
        let mut head = at;
        let mut agent = Uses::default();
        // Guy and Will are items.
        let is_item = |at: usize| {
            self.matches.get(at).is_some_and(|found| found.iter().any(|of| of.is_exact))
        };
        while (self.kind(head).person || self.is_house(head)) && !(at == start && is_item(head)) {
            // `is friends with the Dane` speaks of two.
            if self.kind(head).thing && at == start {
                return;
            }
            head += 1;
        }
        if head == at && at > start && self.is_told_by_who(at) {
            self.related(at + 1, false, found);
            return;
        }
        // `the wine enthusiast who`
        let is_fan = self.uses(at).named != 0 && function::generic(self.stem(at + 1)).is_agent;
        if head == at && at > start && is_fan && self.kind(at + 2).relative {
            self.related(at + 2, false, found);
            return;
        }
        // `he drinks tea` tells of another sentence's person; `he who drinks tea` does not.
        let is_pronoun = |at: usize| matches!(self.word(at), "he" | "she" | "they");
        if (at..head).any(is_pronoun) && !self.kind(head).relative {
            return;
        }
        let of_house = head > at && self.is_house(head - 1);
        if of_house && matches!(self.word(head), "of" | "with") {
            // `the house of the person who drinks tea`
            found.merge(self.mentions(head + 1), &[], |_| true);
        }
        if head == at {
            // `the owner of the dog`, `the mother of Timothy`
            let uses = self.uses(at);
            let is_owner = self.stem(at) == "owner";
            if is_owner && self.kind(at + 1).live {
                // `the owner living in the third house`
                return self.related(at + 1, false, found);
            }
            if uses.agent | uses.filler != 0 && self.word(at + 1) == "of" {
                if is_owner {
                    self.of_house(at + 2, found);
                    self.home(at + 2, found);
                }
                agent = uses;
                head = at + 1;
            } else if at > start && self.is_made_by(at) {
                return self.contact(at, at + 1, found);
            } else if matches!(self.word(at), "whoever" | "who" | "whatever") {
                head = at;
            } else {
                return;
            }
        }
        if agent.agent | agent.filler != 0 {
            // The mother of Holly is not the one whose mother is Holly.
            let fits = agent.agent | agent.filler & !agent.relative;
            let inner = self.objects(head + 1, false);
            found.merge(inner, &[agent], |choice| fits & choice.sense() != 0);
            return;
        }
        // `the person Pet: cat`
        if self.names_next(head) != 0 {
            found.merge(self.objects(head, false), &[], |_| true);
        }
        let noun = head.saturating_sub(1);
        self.measured_behind(noun, head, found);
        self.related(head, self.kind(noun).thing, found);
        // The astronomer Ann met is somebody else.
        let is_person = || self.uses(noun).own & self.vocabulary.of_persons() != 0;
        let is_row = self.word(noun) == "one"
            || self.kind(noun).thing && self.vocabulary.is_owned(self.stem(noun)) && !is_person();
        if is_row {
            self.contact(noun, head, found);
        }
    }

    /// `47 light years from Earth` behind `the planet`, `80 feet tall` behind `the tower`.
    fn measured_behind(&self, noun: usize, at: usize, found: &mut Found) {
        let is_row = self.kind(noun).thing || self.word(noun) == "one";
        if !is_row || !self.vocabulary.is_story() {
            return;
        }
        let ends = |end: usize| {
            let last = self.word(end - 1);
            matches!(last, "earth" | "us" | "away") || story::is_measure(self.stem(end - 1))
        };
        let mut told = self.objects(at, false);
        told.retain(|mention| ends(mention.end));
        found.merge(told, &[], |choice| self.vocabulary.senses[choice.of.sense].unit.is_some());
    }

    /// Whether whoever is meant, the words behind say which row it is: `the sailor who won`, `the kid born in May`.
    fn is_told_by_who(&self, at: usize) -> bool {
        let is_noun = self.tokens.get(at).is_some_and(Token::is_word)
            && self.kind(at) == Kind::default()
            && !function::is_grammar(self.word(at))
            && words::number(&[self.word(at)]).is_none()
            && words::ordinal(self.word(at)).is_none()
            && self.matches[at].is_empty();
        // Not `the one that Ann met`
        let verb = at + 2;
        let is_verb = || {
            self.matches.get(verb).is_some_and(Vec::is_empty) && words::is_finite(self.word(verb))
        };
        let tells = match self.word(at + 1) {
            "born" | "who" | "whose" => true,
            "that" => is_verb(),
            _ => false,
        };
        self.vocabulary.story.is_some() && self.word(at - 1) == "the" && is_noun && tells
    }

    /// What stands behind `the person`, or behind a thing.
    fn related(&self, mut at: usize, is_thing: bool, found: &mut Found) {
        if self.kind(at).relative {
            // `who is`, `who lives in house 3`, `who owns the dog`
            self.deed(at + 1, found);
            self.acquired(at, found);
            let mut verb = at + 1;
            while self.kind(verb).be || self.kind(verb).live || self.kind(verb).adverb {
                verb += 1;
            }
            self.placed(verb, found);
            if verb > at + 1 {
                self.ranked_bare(verb, found);
            }
            if self.kind(at + 1).be {
                // `who is a pizza lover`
                found.merge(self.objects(at + 2, true), &[], |_| true);
            }
            return;
        }
        // `the house where drink is milk`
        let is_named = self.is_house(at.saturating_sub(1)) && self.uses(at + 1).named != 0;
        if self.word(at) == "where" && !is_named {
            self.passive(at + 1, found);
            self.deed(at + 1, found);
            // `the outing where they saw 16 stars`
            if matches!(self.word(at + 1), "they" | "we" | "he" | "she") {
                self.deed(at + 2, found);
            }
            // `the house where the person drinks tea`
            let person = at + 1 + usize::from(self.word(at + 1) == "the");
            if self.kind(person).person && !self.kind(person).thing {
                self.deed(person + 1, found);
            }
            return;
        }
        // `whose assignment begins at 9:00am`
        let begins = self.word(at) == "whose"
            && self.kind(at + 1).thing
            && self.vocabulary.is_of_rows(self.stem(at + 1))
            && (self.uses(at + 2).doing != 0 || self.kind(at + 2).be);
        if begins {
            return self.deed(at + 2, found);
        }
        if matches!(self.word(at), "where" | "whose" | "'s") {
            at += 1;
            let mut allowed = Senses::MAX;
            let mut words = Vec::new();
            let comes = |at: usize| self.kind(at).live && self.word(at + 1) == "from";
            while !self.kind(at).be && !comes(at) || self.word(at) == "'s" {
                let uses = self.uses(at);
                let fits = if self.word(at) == "'s" || self.word(at) == "'" {
                    Senses::MAX
                } else {
                    uses.filler | uses.own | uses.relative
                };
                allowed &= fits;
                words.push(uses);
                at += 1;
                if allowed == 0 || words.len() > 6 || at >= self.tokens.len() {
                    return;
                }
            }
            if words.is_empty() {
                return;
            }
            let inner = self.objects(at + 1, false);
            found.merge(inner, &words, |choice| allowed & choice.sense() != 0);
            return;
        }
        let place = matches!(self.word(at), "in" | "on" | "at" | "from" | "during");
        if place && self.word(at + 1) == "which" && self.vocabulary.is_story() {
            self.on_which(at + 2, found);
            return;
        }
        if self.kind(at).preposition || self.kind(at).live || self.word(at) == "having" {
            // A project may be for Ann; who lives by Ann is another, and so is a guest of Ann, but not
            // the skipper of the boat.
            let of = self.word(at) == "of";
            let is_one = at > 0 && self.word(at - 1) == "one" && self.vocabulary.is_of_things();
            let is_thing = is_thing || is_one && !of;
            if of && is_thing && !self.vocabulary.is_owned(self.stem(at - 1)) {
                let known = story::is_folk(self.stem(at - 1))
                    || matches!(self.stem(at - 1), "child" | "kid");
                let things = |choice: &Choice| !known && choice.sense() & self.vocabulary.folk == 0;
                found.merge(self.objects(at + 1, false), &[], things);
                return;
            }
            if of && is_thing && self.vocabulary.is_story() && !self.vocabulary.is_of_things() {
                found.merge(self.mentions(at + 1), &[], |_| true);
            }
            // `the jump by the skier from Japan`
            let by =
                self.word(at) == "by" && is_thing && self.vocabulary.is_owned(self.stem(at - 1));
            if by && self.vocabulary.is_story() && self.kind(at + 1).determiner {
                found.merge(self.mentions(at + 1), &[], |_| true);
            }
            self.deed_of(at, is_thing && !of, found);
            self.inside(found);
            let mut place = at;
            while self.kind(place).live {
                place += 1;
            }
            self.placed(place, found);
            return;
        }
        if self.word(at).ends_with("ing") {
            // `the person playing golf`, if that is what the item is called
            for item in self.matches.get(at).into_iter().flatten().filter(|item| item.is_exact) {
                found.add(item.end, self.choice(item.of, 0));
            }
        }
        if CALLED.contains(&self.word(at)) && self.vocabulary.is_story() {
            self.called(at + 1, found);
        }
        // `the person partial to Pall Mall`, `the man wearing the red hat`
        let verb = at + usize::from(self.word(at) == "first" && self.vocabulary.is_story());
        let uses = self.uses(verb);
        if uses.verb | uses.doing | uses.by != 0 || self.is_counted_by(at) {
            self.deed(at, found);
        }
        // `the fish caught by the camper from Otter`
        let by = self.word(verb + 1) == "by" && self.kind(verb + 2).determiner;
        let is_act = OF_MAKERS.contains(&self.stem(verb));
        if by && is_act && is_thing && self.vocabulary.is_story() && self.of_other_roles(verb) == 0
        {
            found.merge(self.mentions(verb + 2), &[], |_| true);
        }
    }

    /// `the Sumatra map` behind `whoever bought`: where the rows are maps, somebody is told by theirs.
    fn acquired(&self, who: usize, found: &mut Found) {
        let identities = self.vocabulary.identities();
        let is_person = matches!(self.word(who), "who" | "whoever");
        let is_other = self.of_other_roles(who + 1) != 0;
        if !is_person || is_other || identities == 0 || !story::is_theirs(self.stem(who + 1)) {
            return;
        }
        let particles = (who + 2..).take_while(|at| self.is_particle(*at)).count();
        let rows = self.mentions(who + 2 + particles);
        found.merge(rows, &[], |choice| identities & choice.sense() != 0);
    }

    /// Whether a word that nobody knows stands before a noun for a row, of which it then tells nothing
    /// that matters: `viral` of `the viral video with 5 million views`, `board` of `the board game`.
    pub(super) fn is_epithet(&self, at: usize) -> bool {
        self.vocabulary.is_story()
            && self.tokens.get(at + 1).is_some_and(|next| self.vocabulary.is_of_rows(&next.stem))
            && self.kind(at + 1).thing
            && (learn::is_plain_epithet(self, at) || self.is_of_heading(at))
            && self.vocabulary.near(self.word(at)).is_empty()
    }

    /// Whether a word only names what kind of thing follows: `new` of `her new tattoo`, `food` of `the food truck`.
    fn is_of_heading(&self, at: usize) -> bool {
        let is_plain = |topic: &&lexicon::Topic| topic.relatives.is_empty() && !topic.of_people;
        let is_heading = || {
            lexicon::TOPICS
                .iter()
                .filter(is_plain)
                .any(|topic| topic.names.contains(&self.stem(at)))
        };
        self.matches[at].is_empty()
            && (self.word(at) == "new" || self.vocabulary.about(self.stem(at)) == 0 && is_heading())
    }

    /// Whether something is named for somebody, which tells of two.
    pub(super) fn is_named_after(&self) -> bool {
        (1..self.tokens.len()).any(|at| {
            matches!(self.word(at), "for" | "after") && CALLED.contains(&self.word(at - 1))
        })
    }

    /// Whether a noun that stands for no row is somebody's by what they did: `the drink Jacob ordered`.
    fn is_made_by(&self, noun: usize) -> bool {
        let doer = noun + 1 + usize::from(matches!(self.word(noun + 1), "that" | "which"));
        let names = self.vocabulary.of_persons();
        let mut doers = self.matches.get(doer).into_iter().flatten();
        self.vocabulary.is_story()
            && noun < self.tokens.len()
            && learn::is_new_noun(self, noun)
            && self.matches.get(noun).is_some_and(Vec::is_empty)
            && doers.any(|of| names >> of.of.sense & 1 == 1 && story::is_theirs(self.stem(of.end)))
    }

    /// `Rex` behind `the dog called`.
    fn called(&self, at: usize, found: &mut Found) {
        // The hero called Ann is no author.
        let head = self.uses(at.saturating_sub(2)).own;
        let names = self.vocabulary.open | self.vocabulary.names | self.vocabulary.identities();
        let names = if head == 0 { names } else { names & head };
        // `the player called Lefty`
        let names = names | self.vocabulary.nicknames();
        for item in self.matches.get(at).into_iter().flatten().filter(|item| item.is_exact) {
            let choice = self.choice(item.of, 0);
            if names & choice.sense() != 0 && self.vocabulary.senses[item.of.sense].scale.is_none()
            {
                found.add(item.end, choice);
            }
        }
    }

    /// `in it` of `the box with the apple in it`.
    fn inside(&self, found: &mut Found) {
        let longer = found.mentions.iter().filter_map(|mention| {
            let end = self.any(mention.end, &["in it", "on it", "inside", "inside it"])?;
            Some(Mention { end, ..mention.clone() })
        });
        let longer: Vec<_> = longer.filter(|_| self.vocabulary.is_of_things()).collect();
        found.mentions.extend(longer);
    }

    /// `the Danes lived` behind `the island on which`.
    fn on_which(&self, at: usize, found: &mut Found) {
        for mention in self.mentions(at) {
            let mut verb = mention.end;
            while self.kind(verb).be {
                verb += 1;
            }
            let uses = self.uses(verb);
            if self.kind(verb).live || uses.verb | uses.doing != 0 {
                found.merge(vec![Mention { end: verb + 1, ..mention }], &[], |_| true);
            }
        }
    }

    /// `in house 3`, `in the first house`.
    fn placed(&self, at: usize, found: &mut Found) {
        let at = if matches!(self.word(at), "in" | "at" | "on") { at + 1 } else { at };
        for (end, spot) in self.places(at) {
            found.mentions.push(Mention { start: found.start, end, noun: Noun::Place(spot) });
        }
    }

    /// `the house with the green door`, `the house where tea is drunk`.
    pub(super) fn home(&self, at: usize, found: &mut Found) {
        if self.is_house(at + usize::from(self.kind(at).determiner)) {
            self.described(at, found);
        }
    }

    /// `the middle house` behind `the owner of`.
    fn of_house(&self, at: usize, found: &mut Found) {
        for (end, spot) in self.places(at) {
            if (at..end).any(|at| self.is_house(at)) {
                let noun = Noun::Place(spot);
                found.mentions.push(Mention { start: found.start, end, noun });
            }
        }
    }

    /// `third` of `who finished third`, `in second` of `who came in second`.
    fn ranked_bare(&self, at: usize, found: &mut Found) {
        let at = self.phrase(at, "in").unwrap_or(at);
        if let Some((end, spot)) = self.bare_place(at) {
            found.mentions.push(Mention { start: found.start, end, noun: Noun::Place(spot) });
        }
    }

    /// `the horse is kept`, `tea is drunk`: behind `the house where`.
    fn passive(&self, at: usize, found: &mut Found) {
        for mention in self.objects(at, false) {
            let verb = mention.end + 1;
            // `where the peas grow`
            if self.stem(mention.end) == "grow" && self.vocabulary.story.is_some() {
                let grows = self.uses(mention.end);
                let told = Mention { end: verb, ..mention.clone() };
                found.merge(vec![told], &[grows], |choice| grows.verb & choice.sense() != 0);
            }
            if self.kind(mention.end).be {
                let (uses, live) = (self.uses(verb), self.kind(verb).live);
                let told = Mention { end: verb + 1, ..mention };
                found.merge(vec![told], &[uses], |choice| live || uses.verb & choice.sense() != 0);
            }
        }
    }
}
