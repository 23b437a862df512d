//! Competitors that meet: `The reds drew with Rovers`, `Ann hammered the reds`, `the jockey who pipped Comet`. Of two such items only
//! a verb that tells who belongs to whom joins them: `rode`, `captained`, `is called`.

use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::HashSet;

use super::super::function;
use super::super::learn;
use super::super::lexicon::{story, topics};
use super::super::mention::Reader;
use super::super::vocabulary::{Senses, Vocabulary};
use super::super::words;
use super::super::words::Words;

/// Words in the headings of who competes.
const COMPETITORS: &[&str] = &[
    "admiral",
    "athlete",
    "boxer",
    "candidate",
    "captain",
    "champion",
    "coach",
    "competitor",
    "contestant",
    "cyclist",
    "driver",
    "entrant",
    "fighter",
    "gladiator",
    "jockey",
    "knight",
    "manager",
    "opponent",
    "pirate",
    "player",
    "politician",
    "racer",
    "rider",
    "runner",
    "sailor",
    "skater",
    "skier",
    "skipper",
    "sprinter",
    "swimmer",
    "wrestler",
];

/// Words in the headings of those who compete together.
const TEAMS: &[&str] = &["club", "crew", "franchise", "league", "side", "squad", "team"];

/// The same, where the header has politicians.
const PARTIES: &[&str] = &["party"];
const POLITICIANS: &[&str] = &["candidate", "leader", "politician"];

/// Words in the headings of what is raced and nothing else.
const MOUNTS: &[&str] = &["horse", "mount", "racehorse", "steed"];

/// The same of what is raced where the header has who does so.
const CRAFTS: &[&str] = &["boat", "car", "ship", "vessel", "yacht"];
const CREWS: &[&str] =
    &["admiral", "captain", "driver", "pirate", "racer", "sailor", "skipper", "helmsman"];

/// Verbs that tell who or what belongs to whom.
const BELONGING: &str = "\
    adopt allocate allot assign belong bear breed bring buy captain carry choose clean coach command crew don draft drive employ enter exercise feed \
    field fly give go groom have head helm hire keep lead like love make manage mount name own paddle pick pilot prefer \
    purchase race represent ride row run saddle sail select show sign skipper sponsor sport steer support tend train use walk \
    wear";

/// Verbs that do so with a preposition: `finished in the Ford`.
const GOING: &str = "\
    appear arrive bat bowl cheer come compete cross finish gallop line pair parade partner pitch place play race rank ride root row run sail \
    score sign sit stand star start swim travel win";

/// Verbs behind which something stands that is another name of the same.
const NAMING: &str = "call christen dub know name nickname register title";

/// Nouns for where one rules what one rides, steers or leads.
const HELMS: Words = Words::of(&[
    "armband", "back", "command", "controls", "helm", "reins", "ride", "saddle", "seat", "tiller",
    "wheel",
]);

/// Who belongs to what competes.
const THEIRS: Words = Words::of(&[
    "backer",
    "breeder",
    "driver",
    "founder",
    "groomer",
    "handler",
    "keeper",
    "leader",
    "manager",
    "member",
    "owner",
    "player",
    "rider",
    "skipper",
    "sponsor",
    "supporter",
    "trainer",
]);

/// Stems of verbs and of words for those who have to do with a horse and do not ride it.
const STABLE: Words = Words::of(&[
    "back", "backer", "bred", "breed", "breeder", "buy", "feed", "groom", "groomer", "handler",
    "keep", "keeper", "own", "owner", "purchas", "saddl", "sell", "sponsor", "train", "trainer",
]);

/// How many words may stand before a name within its mention.
const EPITHETS: usize = 3;

/// The categories of those who may meet in a contest.
#[derive(Clone, Copy, Default, Debug)]
pub(in super::super) struct Rivals {
    people: Senses,
    teams: Senses,
    mounts: Senses,
    /// Of the people, those who ride in races and own no horse.
    jockeys: Senses,
}

impl Rivals {
    fn of(vocabulary: &Vocabulary) -> Rivals {
        let lists = vocabulary.lists();
        let headed = |words: &[&str]| vocabulary.headed(words) & lists;
        let of = |things: &[&str], who: &[&str]| {
            let things = headed(things);
            if things != 0 && headed(who) != 0 { things } else { 0 }
        };
        let teams = headed(TEAMS) | of(PARTIES, POLITICIANS);
        let mounts = headed(MOUNTS) | of(CRAFTS, CREWS);
        // Most puzzles have none.
        if teams | mounts == 0 {
            return Rivals::default();
        }
        // The team captain is no team.
        let is_competitor = |sense: usize| vocabulary.is_called(sense, COMPETITORS);
        let people = vocabulary.of_persons() | vocabulary.where_sense(is_competitor);
        let (teams, mounts) = (teams & !people, mounts & !people);
        let things = teams | mounts;
        // Between people other rules hold.
        if things == 0 {
            return Rivals::default();
        }
        let people = (people | headed(COMPETITORS)) & lists & !things;
        Rivals { people, teams, mounts, jockeys: headed(&["jockey"]) }
    }

    fn things(self) -> Senses {
        self.teams | self.mounts
    }
}

/// Words for a competitor: where they begin and end, and the categories of which it may be.
#[derive(Clone, Copy)]
struct Mention {
    start: usize,
    end: usize,
    of: Senses,
}

static BELONGING_STEMS: LazyLock<HashSet<CompactString>> = LazyLock::new(|| stems(BELONGING));
static GOING_STEMS: LazyLock<HashSet<CompactString>> = LazyLock::new(|| stems(GOING));
static NAMING_STEMS: LazyLock<HashSet<CompactString>> = LazyLock::new(|| stems(NAMING));

fn stems(words: &str) -> HashSet<CompactString> {
    words.split_whitespace().map(words::stem).collect()
}

impl Reader<'_> {
    /// Those who may meet in a contest, if the header has any.
    fn rivals(&self) -> Option<Rivals> {
        let rivals = *self.vocabulary.rivals.get_or_init(|| Rivals::of(self.vocabulary));
        (rivals.things() != 0).then_some(rivals)
    }

    /// Whether a sentence tells what one competitor does to another one, by which they are two.
    pub(super) fn is_of_rivals(&self) -> bool {
        let Some(rivals) = self.rivals() else { return false };
        let found = self.competitors(rivals);
        let meets = |second: usize| {
            let first = second.checked_sub(1).map(|first| found[first]);
            self.is_beaten(first, found[second], rivals)
        };
        (0..found.len()).any(|at| meets(at) || self.is_of_beater(found[at]))
            || rivals.jockeys != 0 && self.is_of_stable(&found, rivals)
    }

    /// `Tim beat Ann and his horse wore red`: nobody knows whose.
    pub(super) fn is_of_either_horse(&self) -> bool {
        let Some(rivals) = self.rivals() else { return false };
        let is_person = |at: usize| {
            self.matches[at].iter().any(|of| rivals.people >> of.of.sense & 1 == 1)
                && !self.ends_item(at)
        };
        let found = |and: usize| {
            matches!(self.word(and), "and" | "but")
                && matches!(self.word(and + 1), "her" | "his" | "their")
                && self.matches.get(and + 2).is_some_and(Vec::is_empty)
                && self.begins_predicate(and + 3)
                && (0..and).filter(|at| is_person(*at)).count() > 1
        };
        (3..self.end().saturating_sub(2)).any(found)
    }

    /// `Tim trained Comet`, `the owner of Comet is Tim`, where Tim is a jockey.
    fn is_of_stable(&self, found: &[Mention], rivals: Rivals) -> bool {
        let names = |of: Senses| found.iter().any(|found| found.of & of != 0);
        let is_stable = |at: usize| {
            let uses = self.uses(at);
            STABLE.contains(&self.stem(at))
                && self.matches[at].is_empty()
                && uses.own | uses.named == 0
                && !self.is_within_item(at)
        };
        names(rivals.jockeys) && names(rivals.mounts) && (0..self.end()).any(is_stable)
    }

    /// The words for competitors, in order.
    fn competitors(&self, rivals: Rivals) -> Vec<Mention> {
        let mut found: Vec<Mention> = Vec::new();
        let mut at = 0;
        while at < self.end() {
            let Some((end, of)) = self.competitor_at(at, rivals) else {
                at += 1;
                continue;
            };
            let first = found.last().map_or(0, |last| last.end);
            found.push(Mention { start: self.mention_start(at, first), end, of });
            at = end;
        }
        found
    }

    /// Where the word for a competitor at a token ends, and of which categories it may be.
    fn competitor_at(&self, at: usize, rivals: Rivals) -> Option<(usize, Senses)> {
        let all = rivals.people | rivals.things();
        let named = self.matches[at].iter().find(|of| all >> of.of.sense & 1 == 1);
        if let Some(named) = named {
            return Some((named.end, 1 << named.of.sense));
        }
        if !self.matches[at].is_empty() {
            return self.is_of_colours(at).then_some((at + 1, rivals.things()));
        }
        if self.is_within_item(at) {
            return None;
        }
        let own = self.uses(at).named & all;
        let headed = |words: &[&str], of: Senses| {
            let is_one = words.iter().any(|word| words::stem(word) == *self.stem(at));
            if is_one { of } else { 0 }
        };
        let thing = headed(TEAMS, rivals.teams)
            | headed(MOUNTS, rivals.mounts)
            | headed(CRAFTS, rivals.mounts);
        let person = headed(COMPETITORS, rivals.people);
        // `the one who pipped Comet`
        let is_person = self.kind(at).person && !self.kind(at).thing && self.kind(at + 1).relative;
        let one = if is_person { rivals.people } else { 0 };
        let of = own | thing | person | one;
        // `driver` of `the Ford driver` is who drives it.
        let is_theirs =
            own | thing == 0 && at > 0 && (self.ends_item(at) || self.is_possessive(at - 1));
        (of != 0 && !is_theirs).then_some((at + 1, of))
    }

    /// `the reds`: those who wear the colour.
    fn is_of_colours(&self, at: usize) -> bool {
        let is_color = |sense: usize| {
            let of = &self.vocabulary.senses[sense];
            of.topic.is_some_and(topics::is_color)
                && !of.items.iter().any(|item| item.text.ends_with('s'))
        };
        let word = self.word(at);
        word.ends_with('s')
            && at > 0
            && self.word(at - 1) == "the"
            && self.matches[at].iter().any(|of| of.end == at + 1 && is_color(of.of.sense))
    }

    /// Where the words for a competitor begin whose noun or name stands at a token: `the` of `the mighty green team`.
    fn mention_start(&self, at: usize, first: usize) -> usize {
        let is_determiner = |at: &usize| {
            self.kind(*at).determiner && self.word(*at) != "that" || self.is_possessive(*at)
        };
        let lowest = at.saturating_sub(EPITHETS).max(first);
        (lowest..at).rev().find(is_determiner).unwrap_or(at)
    }

    /// Whether words before a competitor, or the verb behind it, tell what another one does to it.
    fn is_beaten(&self, first: Option<Mention>, second: Mention, rivals: Rivals) -> bool {
        let Some(first) = first else { return false };
        if rivals.people & (first.of | second.of) == first.of | second.of {
            return false;
        }
        // `team` may head several categories.
        let is_sure = first.of.count_ones() == 1 && second.of.count_ones() == 1;
        let is_one = first.of == second.of || is_sure && first.of & second.of != 0;
        let that = second
            .start
            .checked_sub(1)
            .filter(|at| matches!(self.word(*at), "that" | "which" | "whom"));
        // `the horse Tim kicked`, `the horse that Tim kicked`, but not `Tim's horse finished`
        let is_clause = that.unwrap_or(second.start) == first.end && !self.is_possessive(first.end);
        if is_clause && self.is_verb_of_rival(second.end, true) {
            let next = self.word(second.end + 1);
            let both = first.of | second.of;
            return !self.joins_competitors(second.end, next, is_one, both);
        }
        let Some((verb, preposition)) = self.verb_before(first.end, second.start) else {
            return false;
        };
        !self.joins_competitors(verb, preposition, is_one, first.of | second.of)
    }

    /// The verb that stands between two competitors, with the last preposition behind it.
    fn verb_before(&self, start: usize, end: usize) -> Option<(usize, &str)> {
        const APART: Words = Words::of(&[
            "above", "after", "ahead", "and", "before", "behind", "below", "beside", "but",
            "earlier", "later", "left", "next", "nor", "or", "right", "than", "away", "between",
            "while", "whereas",
        ]);
        let mut preposition = "";
        for at in (start..end).rev() {
            let word = self.word(at);
            let is_part = !self.tokens[at].is_word() && !self.is_possessive(at);
            // `is the Lions fan`, but not `was beaten by the Lions`
            let is_copula = self.is_be_or_denied(at) && preposition.is_empty();
            if APART.contains(&word) || is_part || is_copula || !self.relations(at).is_empty() {
                return None;
            }
            if matches!(word, "against" | "over" | "versus" | "vs") {
                return Some((at, word));
            }
            if HELMS.contains(&word) {
                return None;
            }
            let is_first = at == start || at == start + 1 && self.kind(start).relative;
            if self.is_verb_of_rival(at, is_first) {
                return Some((at, preposition));
            }
            if preposition.is_empty()
                && (self.kind(at).preposition || matches!(word, "aboard" | "astride" | "atop"))
            {
                preposition = word;
            }
        }
        None
    }

    /// Whether a word may be a verb, and no form of `be` or `have`.
    fn is_verb_of_rival(&self, at: usize, is_first: bool) -> bool {
        let Some(token) = self.tokens.get(at).filter(|token| token.is_word()) else { return false };
        let (kind, uses) = (self.kind(at), self.uses(at));
        let light = kind.be
            || kind.auxiliary
            || kind.preposition
            || kind.determiner
            || kind.relative
            || kind.adverb
            || kind.person
            || function::is_grammar(&token.word)
            || matches!(
                &*token.word,
                "aboard" | "astride" | "atop" | "'t" | "not" | "never" | "neither" | "either"
            );
        let is_known = uses.own | uses.named | uses.filler | uses.agent != 0;
        let behind_article = at > 0
            && (self.kind(at - 1).determiner && !self.kind(at - 1).relative
                || words::number(&[self.word(at - 1)]).is_some());
        let is_verb = words::is_finite(&token.word)
            || uses.verb | uses.doing | uses.by != 0
            || story::is_deed(&token.stem)
            || story::is_doing(&token.stem)
            || token.word.ends_with("ing")
            || is_first && !is_known;
        !light
            && self.matches[at].is_empty()
            && !self.is_within_item(at)
            && !behind_article
            && is_verb
            && self.relations(at).is_empty()
    }

    /// Whether a verb tells that two competitors belong together, or that they are one.
    fn joins_competitors(
        &self,
        verb: usize,
        preposition: &str,
        is_one: bool,
        both: Senses,
    ) -> bool {
        const WITHIN: Words =
            Words::of(&["aboard", "as", "astride", "atop", "for", "in", "on", "with"]);
        let stem = self.stem(verb);
        if NAMING_STEMS.contains(stem) {
            return true;
        }
        let is_within = WITHIN.contains(&preposition);
        // `parked the Ford`
        let known = self.vocabulary.base(stem).map_or(0, |uses| uses.verb) & both != 0;
        !is_one
            && (known && preposition.is_empty()
                || BELONGING_STEMS.contains(stem)
                    && !matches!(preposition, "from" | "over" | "into" | "at")
                || GOING_STEMS.contains(stem) && is_within
                || matches!(preposition, "aboard" | "astride" | "atop"))
    }

    /// `the conqueror of the Lions`, `the Lions' conqueror`: who does something to a competitor is another one.
    fn is_of_beater(&self, of: Mention) -> bool {
        let is_beater = |at: usize| {
            let Some(token) = self.tokens.get(at) else { return false };
            let uses = self.uses(at);
            let one = token.word.strip_suffix('s').unwrap_or(&token.word);
            token.is_word()
                && self.matches[at].is_empty()
                && uses.own | uses.named | uses.agent == 0
                && learn::is_agent(one)
                && !self.kind(at).person
                && !THEIRS.contains(&one)
        };
        let before =
            of.start.checked_sub(2).filter(|at| matches!(self.word(at + 1), "of" | "over"));
        let behind = Some(of.end + 1).filter(|_| self.is_possessive(of.end));
        before.into_iter().chain(behind).any(is_beater)
    }
}
