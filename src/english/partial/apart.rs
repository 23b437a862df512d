//! Two who do something together, or one to the other, are two: `Ann and the chef shared a cab`, `Ann thanked the chef`,
//! `Ann plays golf with the chef`, `Ann's brother is the chef`.

use std::ops::Range;

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Senses};
use super::super::words;
use super::{BOUND, Parts, TOLD};
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, Statement};

/// Stems of verbs of what one person does to another.
pub(super) const CONTACTS: &[&str] = &[
    "advis",
    "apolog",
    "argu",
    "befriend",
    "chide",
    "commiser",
    "compliment",
    "comfort",
    "consol",
    "consult",
    "counsel",
    "disagre",
    "duel",
    "email",
    "encourag",
    "entertain",
    "flirt",
    "forgav",
    "forgiv",
    "introduc",
    "joust",
    "lunch",
    "nod",
    "pester",
    "quarrel",
    "reassur",
    "scold",
    "smile",
    "tease",
    "warn",
    "wink",
    "accompani",
    "admir",
    "answer",
    "ask",
    "assist",
    "beat",
    "call",
    "chat",
    "coach",
    "congratul",
    "date",
    "defeat",
    "envi",
    "follow",
    "greet",
    "help",
    "hire",
    "hug",
    "interview",
    "invit",
    "join",
    "know",
    "meet",
    "met",
    "mentor",
    "outbid",
    "outscor",
    "overtook",
    "phone",
    "prais",
    "recogn",
    "remember",
    "rescu",
    "respect",
    "saw",
    "see",
    "show",
    "speak",
    "spoke",
    "talk",
    "taught",
    "teach",
    "telephon",
    "thank",
    "train",
    "tutor",
    "visit",
    "wave",
];

/// Words behind which somebody else stands with whom something is done, or against whom.
const WITH: &[&str] = &["against", "alongside", "for", "from", "near", "than", "to", "with"];

/// Words for who is something to somebody else.
const RELATIVES: &[&str] = &[
    "acquaintance",
    "assistant",
    "aunt",
    "boss",
    "brother",
    "client",
    "colleague",
    "cousin",
    "coworker",
    "daughter",
    "dentist",
    "employee",
    "employer",
    "father",
    "friend",
    "granddaughter",
    "grandson",
    "mother",
    "neighbor",
    "neighbour",
    "nephew",
    "niece",
    "pal",
    "pupil",
    "rival",
    "roommate",
    "sister",
    "son",
    "tenant",
    "twin",
    "uncle",
];

/// Words in the headings of those to whom the other people of their rows do something.
const OTHERS: &[&str] = &[
    "admirer",
    "corpse",
    "crush",
    "enemy",
    "foe",
    "opponent",
    "recipient",
    "suitor",
    "sweetheart",
    "target",
    "victim",
];

/// Words before one of them that change nothing.
const CLOSE: &[&str] = &[
    "best",
    "big",
    "childhood",
    "close",
    "dear",
    "elder",
    "former",
    "good",
    "kid",
    "little",
    "lifelong",
    "longtime",
    "new",
    "next-door",
    "older",
    "old",
    "oldest",
    "only",
    "own",
    "twin",
    "young",
    "younger",
];

/// Among [`BOUND`], what leaves two who are named together two.
const TOGETHER: &[&str] = &[
    "all", "both", "combin", "each", "near", "nearli", "order", "plan", "respect", "togeth",
    "total",
];

/// Words of sentences that tell who somebody is.
const IDENTITIES: &[&str] = &[
    "alias",
    "became",
    "become",
    "becomes",
    "becoming",
    "double",
    "equal",
    "equals",
    "himself",
    "herself",
    "identical",
    "identity",
    "impersonate",
    "impersonated",
    "mistaken",
    "name",
    "named",
    "pose",
    "posed",
    "posing",
    "same",
    "self",
    "turned",
    "turns",
];

impl Parts<'_> {
    /// That some people are different, who are told of together with words that are passed over.
    pub(super) fn apart(&mut self, words: &[Token]) -> Option<Statement> {
        let (end, says) = {
            let reader = self.reader(words);
            reader
                .together(words)
                .or_else(|| reader.as_many_as_named(words))
                .or_else(|| reader.one_to_another(words))
                .or_else(|| reader.one_with_another(words))
                .or_else(|| reader.one_of_another(words))?
        };
        self.pass_over(&words[end..]);
        Some(says)
    }

    /// The same of a sentence that says nothing else, and may say it of all of them together.
    pub(super) fn only_apart(&mut self, words: &[Token]) -> Option<Statement> {
        let is_bound = |token: &Token| {
            BOUND.contains(&&*token.stem) && !TOGETHER.contains(&&*token.stem)
                || TOLD.contains(&&*token.word)
        };
        if words.iter().any(is_bound) { None } else { self.apart(words) }
    }
}

/// Somebody who is named: where, and by which words.
type Named = (Range<usize>, Operand);

impl Reader<'_> {
    /// `Ann and the chef shared …`, `Ann, Bob and the chef are all …`
    fn together(&self, words: &[Token]) -> Option<(usize, Statement)> {
        let (last, named) = self.people_listed(0, &|end| self.begins_deed(end))?;
        (last < words.len() && !self.lists_one_each(last, named.len())).then_some(())?;
        Some((last, self.all_apart(&named, words)?))
    }

    /// Whether as many things are listed here as people are named, so that each of these may have one: `Ann and Bo
    /// finished 1st and 2nd`.
    fn lists_one_each(&self, at: usize, number: usize) -> bool {
        let Some(and) = (at..self.end()).rfind(|at| self.word(*at) == "and") else { return false };
        let commas = (at..and - 1).filter(|at| self.word(*at) == ",").count();
        let next = and + 1 + usize::from(matches!(self.word(and + 1), "a" | "an" | "the"));
        let is_rank = |at: usize| words::ordinal(self.word(at)).is_some();
        commas + 2 == number && is_rank(next) && is_rank(and - 1)
    }

    /// `The four dearest hats are Ann's, …`: as many as are named, whichever of all they are.
    fn as_many_as_named(&self, words: &[Token]) -> Option<(usize, Statement)> {
        const MOST_BEFORE: usize = 7;
        let (count, taken) = words::number(&[self.word(1)]).filter(|_| self.word(0) == "the")?;
        let are = (1 + taken..words.len().min(MOST_BEFORE))
            .find(|at| matches!(self.word(*at), "are" | "were"))?;
        let is_plain = |at: usize| self.matches[at].is_empty() && self.word(at) != "other";
        if !(1 + taken..are).all(is_plain) {
            return None;
        }
        let list = self.any_order(are + 1).unwrap_or(are + 1);
        let is_whole =
            |(end, of): &(usize, Vec<Operand>)| of.len() == count as usize && *end == words.len();
        let (end, of) = self.lists(list).into_iter().rfind(is_whole)?;
        Some((end, Form::AllDifferent(of)))
    }

    /// Whether a verb stands here with which a sentence goes on that tells of several people: `all three serve`.
    fn begins_deed(&self, at: usize) -> bool {
        let all = at + usize::from(matches!(self.word(at), "all" | "both" | "each"));
        let verb = all + usize::from(words::number(&[self.word(all)]).is_some());
        let acts = verb > at || words::is_finite(self.word(verb));
        self.matches.get(verb).is_some_and(Vec::is_empty) && acts
            || self.kind(verb).auxiliary
            || matches!(self.word(verb), "are" | "were" | "have" | "had")
    }

    /// Two people or more who are named one after the other, and where they end; `goes_on`: what is to stand there.
    fn people_listed(
        &self,
        start: usize,
        goes_on: &dyn Fn(usize) -> bool,
    ) -> Option<(usize, Vec<Named>)> {
        let mut named: Vec<Named> = Vec::new();
        let mut at = start;
        loop {
            let by_length =
                self.nouns(at).into_iter().sorted_by_key(|(end, _)| std::cmp::Reverse(*end));
            let is_last =
                |end: usize| !named.is_empty() && self.word(at - 1) == "and" && goes_on(end);
            let is_followed = |end: usize| matches!(self.word(end), "," | "and");
            let (end, of) =
                by_length.into_iter().find(|(end, _)| is_last(*end) || is_followed(*end))?;
            let ends = is_last(end);
            named.push((at..end, of));
            if ends {
                return Some((end, named));
            }
            at = end + 1 + usize::from(self.word(end) == "," && self.word(end + 1) == "and");
        }
    }

    /// `Ann thanked the chef …`, `Ann has met the chef`, `Ann was hired by the chef`
    fn one_to_another(&self, words: &[Token]) -> Option<(usize, Statement)> {
        const BEFORE: &[&str] =
            &["also", "had", "has", "never", "often", "once", "recently", "was", "is"];
        let does =
            |verb: usize| CONTACTS.contains(&self.stem(verb)) && self.matches[verb].is_empty();
        for (end, a) in self.nouns(0) {
            let verb = (end..end + 3).find(|at| !BEFORE.contains(&self.word(*at))).unwrap_or(end);
            if verb >= words.len() || !does(verb) {
                continue;
            }
            let is_passive = self.kind(verb - 1).be && verb > end;
            if is_passive != (self.word(verb + 1) == "by") {
                continue;
            }
            let next = verb + 1 + usize::from(matches!(self.word(verb + 1), "by" | "to" | "with"));
            for (last, b) in self.nouns(next) {
                let named = [(0..end, a.clone()), (next..last, b)];
                if let Some(says) =
                    self.all_apart(&named, words).filter(|_| !self.is_possessive(last))
                {
                    return Some((end, says));
                }
            }
        }
        None
    }

    /// `Ann plays golf with the chef`, `Ann lives near the chef and the cook`
    fn one_with_another(&self, words: &[Token]) -> Option<(usize, Statement)> {
        const APART: &[&str] = &[
            ",", ";", "and", "as", "because", "but", "like", "not", "'t", "so", "than", "that",
            "though", "when", "where", "which", "while", "who", "whom", "whose", "with", "without",
        ];
        let (end, a) = super::subject(self)?;
        let between = (end..words.len()).take_while(|at| {
            self.matches[*at].is_empty()
                && (!APART.contains(&self.word(*at)) || WITH.contains(&self.word(*at)))
        });
        for with in between.filter(|at| *at > end && WITH.contains(&self.word(*at))) {
            let ends = |end: usize| !self.is_possessive(end);
            let mut others =
                self.people_listed(with + 1, &ends).map(|(_, named)| named).unwrap_or_default();
            if others.is_empty() {
                let by_length = self.nouns(with + 1).into_iter().max_by_key(|(end, _)| *end);
                let Some((last, b)) = by_length.filter(|(last, _)| ends(*last)) else { continue };
                others.push((with + 1..last, b));
            }
            let named = [vec![(0..end, a.clone())], others].concat();
            if let Some(says) = self.all_apart(&named, words) {
                return Some((end, says));
            }
        }
        None
    }

    /// `Ann is the chef's brother`, `Ann's brother is the chef`, `Ann is a good friend of the chef`
    fn one_of_another(&self, words: &[Token]) -> Option<(usize, Statement)> {
        for (end, a) in self.nouns(0) {
            let found = match self.is_possessive(end) {
                true => self.relative(end + 1).filter(|at| self.kind(*at).be).and_then(|be| {
                    let (last, b) = self.nouns(be + 1).into_iter().max_by_key(|(last, _)| *last)?;
                    (!self.is_possessive(last)).then_some((be + 1..last, b))
                }),
                false if self.kind(end).be => self.whose_relative(end + 1),
                false => None,
            };
            let Some(b) = found else { continue };
            if let Some(says) = self.all_apart_of(&[(0..end, a), b], words) {
                return Some((end, says));
            }
        }
        None
    }

    /// The chef of `the chef's brother`, or of `a good friend of the chef`.
    fn whose_relative(&self, at: usize) -> Option<Named> {
        let owner = self
            .nouns(at)
            .into_iter()
            .find(|(end, _)| self.is_possessive(*end) && self.relative(end + 1).is_some());
        if let Some((end, b)) = owner {
            return Some((at..end, b));
        }
        let of = matches!(self.word(at), "a" | "an" | "the").then(|| self.relative(at + 1))??;
        let last = self.nouns(of + 1).into_iter().max_by_key(|(last, _)| *last);
        let (last, b) =
            last.filter(|(last, _)| self.word(of) == "of" && !self.is_possessive(*last))?;
        Some((of + 1..last, b))
    }

    /// Where the words for somebody end who is something to somebody else: `best friend`. A category of friends tells
    /// who of them goes with whom.
    fn relative(&self, at: usize) -> Option<usize> {
        let noun = (at..at + 3).find(|at| !CLOSE.contains(&self.word(*at)))?;
        let is_one = RELATIVES.contains(&self.word(noun))
            && self.uses(noun).own == 0
            && self.matches[noun].is_empty();
        is_one.then_some(noun + 1)
    }

    /// That these people are different, if they are people of one kind.
    fn all_apart(&self, named: &[Named], words: &[Token]) -> Option<Statement> {
        // `met his victim in the library`
        let is_owned = |at: usize| {
            self.is_possessive(at) || matches!(self.word(at), "her" | "his" | "its" | "their")
        };
        let owned = named.iter().any(|(range, _)| range.clone().any(is_owned));
        if owned { None } else { self.all_apart_of(named, words) }
    }

    fn all_apart_of(&self, named: &[Named], words: &[Token]) -> Option<Statement> {
        // `attend the same school`
        let is_shared = |at: usize| {
            const ROWS: &[&str] = &["as", "individual", "man", "one", "person", "thing", "woman"];
            let next = words.get(at + 1).map_or("", |next| &*next.word);
            words[at].word == "same"
                && named.len() > 1
                && !ROWS.contains(&next)
                && !next.is_empty()
                && words.iter().any(|token| matches!(&*token.word, "all" | "both"))
        };
        let is_of_one =
            (0..words.len()).any(|at| IDENTITIES.contains(&&*words[at].word) && !is_shared(at));
        let mut pairs = named.iter().array_combinations();
        let are_apart = pairs.all(|[a, b]| self.are_two(a, b));
        (are_apart && !is_of_one).then(|| match named {
            [(_, a), (_, b)] => Form::Different(a.clone(), b.clone()),
            all => Form::AllDifferent(all.iter().map(|(_, of)| of.clone()).collect()),
        })
    }

    /// Whether two mentions are of people, of whom each row has but one, or of two items of one category.
    fn are_two(&self, (first, a): &Named, (second, b): &Named) -> bool {
        let sense = |of: &Operand| self.sense_of(of);
        if sense(a) == sense(b) && sense(a).count_ones() == 1 {
            return !super::super::sentence::is_same_item(a, b);
        }
        // `the person from Miami`, and not `Miami`
        // `spoke to 20 people`
        let is_counted = |at: usize| {
            at > 0 && words::number(&[self.word(at - 1)]).is_some_and(|(count, _)| count != 1)
        };
        let has_head = |range: &Range<usize>| {
            let is_head = |at: usize| self.is_human(at) && !is_counted(at);
            range.clone().any(|at| is_head(at) || self.word(at) == "who")
        };
        let is_named = |range: &Range<usize>, of: &Operand| {
            !has_head(range) && of.name.text.starts_with(char::is_uppercase)
        };
        let is_somebody =
            |range: &Range<usize>, of: &Operand| has_head(range) || sense(of) & self.persons() != 0;
        let of_one = sense(a) == sense(b)
            || !is_named(first, a)
            || !is_named(second, b)
            || self.are_full_names(sense(a), sense(b));
        // Ann and the uncle from whom she has her tie may be one row.
        let has_kin = |sense: &Sense| {
            let is_kin = |item: &Name| RELATIVES.contains(&&*item.text.to_lowercase());
            sense.items.iter().any(is_kin)
        };
        // So may be whoever did something, and to whom it was done.
        let others = self.vocabulary.headed(OTHERS);
        let roles = self.vocabulary.of_relatives() | self.vocabulary.all(has_kin) | others;
        let is_role = (sense(a) | sense(b)) & roles != 0;
        self.vocabulary.couples() == 0
            && !is_role
            && of_one
            && is_somebody(first, a)
            && is_somebody(second, b)
            && !super::super::sentence::is_same_item(a, b)
    }

    /// Whether two categories are the first names and the surnames of the same people.
    fn are_full_names(&self, a: Senses, b: Senses) -> bool {
        let named = |stems: &[&str]| self.vocabulary.named_by(stems);
        let first = named(&["first", "forenam", "given"]);
        let last = named(&["last", "surnam"]);
        // `driver: Ann, Bob` beside `surname: Dale, Moss`
        let names = self.vocabulary.names | self.vocabulary.folk;
        let people = names & self.vocabulary.lists();
        let are_both = people.count_ones() == 2 && (people & last).count_ones() == 1;
        let first = if first == 0 && are_both { people & !last } else { first };
        a & first != 0 && b & last != 0 || a & last != 0 && b & first != 0
    }
}
