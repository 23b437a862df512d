//! What a vocabulary tells of its categories and of the rows.

use compact_str::CompactString;
use itertools::Itertools;

use super::lexicon::{FLOORS, story, topics};
use super::loose::PARTNERS;
use super::naming::SURNAMES;
use super::vocabulary::{Sense, Senses, Thing, Uses, Vocabulary};
use super::words;
use crate::model::ids::Span;
use crate::syntax::ast::{Name, Operand, PlaceName, Which};
use crate::syntax::text::fold;

/// Words of headings for what somebody has not.
pub(super) const LACKED: &[&str] =
    &["forgot", "forgotten", "lacked", "lacking", "lost", "mislaid", "missed", "missing"];

impl Vocabulary {
    /// The categories of places that one comes from.
    pub(super) fn origins(&self) -> Senses {
        self.named_by(["departur", "origin", "hometown", "home"])
    }

    /// The categories of names of people, each of another kind: `interpreters` and `students`.
    pub(super) fn kinds_of_people(&self) -> Senses {
        let is_name = |name: &Name| name.text.starts_with(char::is_uppercase);
        let named = self.all(|sense| sense.scale.is_none() && sense.items.iter().all(is_name));
        let headed = |sense: usize| {
            let mut nouns = self.nouns().filter(|(_, uses)| uses.own & 1 << sense != 0);
            nouns.any(|(stem, _)| story::is_folk(stem) || self.folk >> sense & 1 == 1)
        };
        named & self.where_sense(headed)
    }

    /// The categories of people who stand to others of the row: `mothers`, `boyfriends`, `teachers`.
    pub(super) fn of_relatives(&self) -> Senses {
        let named = *self.roles.get_or_init(|| self.named_by(story::roles()));
        let related = |sense: usize| {
            let of = &self.senses[sense];
            of.scale.is_none()
                && (named >> sense & 1 == 1
                    || of.topic.is_some_and(|topic| !topic.relatives.is_empty()))
        };
        self.where_sense(related)
    }

    /// The categories that have one of some words in their names.
    pub(super) fn headed(&self, by: &[&str]) -> Senses {
        self.named_by(by.iter().map(|of| words::stem(of)))
    }

    /// The same of a list of the program that is asked for with each sentence.
    pub(super) fn headed_by(&self, by: &'static [&'static str]) -> Senses {
        // Lists of the program are the same if they stand at the same place.
        let list = (by.as_ptr() as usize, by.len());
        if let Some(known) = self.headed.borrow().get(&list) {
            return *known;
        }
        let headed = self.headed(by);
        self.headed.borrow_mut().insert(list, headed);
        headed
    }

    /// The categories of what somebody has not: `forgotten: torch, kettle`.
    pub(super) fn lacked(&self) -> Senses {
        self.headed_by(LACKED)
    }

    /// Of a header whose only people are children, somebody's mother is none of them: `Ben is older than Ann's mother`.
    pub(super) fn leave_out_parents(&mut self) {
        let topics = self.senses.iter().filter_map(|sense| sense.topic);
        let Some(topic) = topics.into_iter().find(|of| topics::is_children(of)) else { return };
        let children = self.all(|sense| sense.topic.is_some_and(topics::is_children));
        if (self.names | self.folk) & !children != 0 {
            return;
        }
        for parent in topic.agents {
            if let Some(uses) = self.uses.get_mut(*parent) {
                uses.agent &= !children;
                uses.topical &= !children;
            }
        }
    }

    /// The categories that have one of some stems in their names.
    pub(super) fn named_by(&self, stems: impl IntoIterator<Item: AsRef<str>>) -> Senses {
        let named = |stem: &str| self.uses.get(stem).map_or(0, |uses| uses.named);
        stems.into_iter().fold(0, |all, stem| all | named(stem.as_ref()))
    }

    /// The same, but of several those that are called by one of the words: `coach`, and not `coach's team`.
    pub(super) fn called(&self, by: &[&str]) -> Senses {
        let headed = self.headed(by);
        if headed.count_ones() < 2 {
            return headed;
        }
        self.where_sense(|sense| headed >> sense & 1 == 1 && self.is_called(sense, by))
    }

    /// Whether the last word of a category's name is one of some: of `team captain` it is `captain`.
    pub(super) fn is_called(&self, sense: usize, by: &[&str]) -> bool {
        let name = fold(&self.senses[sense].name.text);
        let last = name.rsplit(' ').next().unwrap_or_default();
        by.contains(&last.strip_suffix('s').unwrap_or(last))
    }

    /// The categories of family names.
    pub(super) fn surnames(&self) -> Senses {
        self.all(|sense| {
            let name = &sense.heading;
            SURNAMES.iter().any(|of| name.contains(of))
        })
    }

    /// The categories of those whom people see by appointment.
    pub(super) fn doctors(&self) -> Senses {
        const SEEN: &[&str] = &[
            "dentist",
            "doctor",
            "pediatrician",
            "physician",
            "psychic",
            "specialist",
            "surgeon",
            "therapist",
            "vet",
            "veterinarian",
        ];
        self.headed(SEEN)
    }

    /// Whether something stands in a row, or a list has the places where people live, which may be beside each other.
    pub(super) fn has_homes(&self) -> bool {
        const HOMES: &[&str] = &[
            "address",
            "apartment",
            "building",
            "cabin",
            "cottage",
            "door",
            "flat",
            "floor",
            "home",
            "house",
            "lot",
            "place",
            "plot",
            "position",
            "residence",
            "room",
            "site",
            "spot",
            "street",
            "unit",
        ];
        self.has_order || self.headed(HOMES) != 0
    }

    /// The categories of people of couples: of a wife and a husband, two words may tell of one row.
    pub(super) fn couples(&self) -> Senses {
        self.headed(PARTNERS)
    }

    /// Whether the header has works of somebody, beside whom they are of another year.
    pub(super) fn has_works(&self) -> bool {
        const WORKS: &[&str] = &[
            "album",
            "book",
            "building",
            "canva",
            "composit",
            "discoveri",
            "film",
            "invent",
            "invention",
            "movi",
            "novel",
            "opera",
            "paint",
            "painting",
            "play",
            "poem",
            "sculptur",
            "song",
            "statu",
            "symphoni",
            "work",
        ];
        self.named_by(WORKS) != 0
    }

    /// The categories of names of people that have a stem alone for their name: `Boss`.
    pub(super) fn of_heading(&self, heading: &str) -> Senses {
        let is_name = |item: &Name| item.text.starts_with(char::is_uppercase);
        self.all(|sense| {
            words::stem(&fold(&sense.name.text)) == heading
                && sense.topic.is_none()
                && sense.scale.is_none()
                && sense.items.iter().all(is_name)
        })
    }

    /// Whether the positions are ranks: `positions place: 1st, 2nd, 3rd`.
    pub(super) fn is_of_ranks(&self) -> bool {
        let is_ordinal = |label: &CompactString| words::ordinal(&fold(label)).is_some();
        let is_numbered =
            (1_u32..).zip(&self.labels).all(|(rank, label)| label.parse() == Ok(rank));
        let is_rank = |label: &CompactString| is_numbered || is_ordinal(label);
        self.has_order
            && matches!(
                &*self.position_stem,
                "award" | "finish" | "medal" | "place" | "prize" | "rank" | "ribbon" | "stand"
            )
            && self.labels.iter().all(is_rank)
    }

    /// Whether the positions are those of a race, and not houses or floors of which its runners live in one.
    pub(super) fn is_of_race(&self) -> bool {
        self.is_race && self.is_of_line()
    }

    /// Whether the positions are called by a word for ranks, so that they may be those of a race.
    pub(super) fn is_of_line(&self) -> bool {
        const RANKS: &[&str] = &[
            "arriv", "award", "finish", "medal", "order", "place", "posit", "position", "prize",
            "rank", "ribbon", "spot", "stand",
        ];
        RANKS.contains(&&*self.position_stem)
    }

    /// How many rows the puzzle has.
    pub(super) fn rows(&self) -> usize {
        let of_first = self.senses.first().map_or(0, |sense| sense.items.len());
        if self.labels.is_empty() { of_first } else { self.labels.len() }
    }

    /// The label of the position in the middle, if there is one.
    pub(super) fn middle(&self) -> Option<&CompactString> {
        let middle = self.labels.get(self.labels.len() / 2);
        middle.filter(|_| !self.labels.len().is_multiple_of(2))
    }

    /// A position as an operand.
    pub(super) fn operand_at(&self, place: &PlaceName) -> Option<Operand> {
        let label = match place.which {
            Which::Label => &place.name.text,
            Which::First => self.labels.first()?,
            Which::Last => self.labels.last()?,
            Which::Middle => self.middle()?,
        };
        Some(self.operand_called(label, place.name.span))
    }

    /// An item as an operand, so that no other category may be meant.
    pub(super) fn item_operand(&self, of: Thing, span: Span) -> Operand {
        let sense = &self.senses[of.sense];
        Operand {
            category: Some(Box::new(Name { span, ..sense.name.clone() })),
            name: Name { span, quoted: true, ..sense.items[of.item].clone() },
        }
    }

    /// The position with a label as an operand.
    pub(super) fn operand_called(&self, label: &CompactString, span: Span) -> Operand {
        Operand {
            category: Some(Box::new(Name { span, ..self.position.clone() })),
            name: Name { text: label.clone(), span, quoted: true },
        }
    }

    /// Whether positions stand in a row, so that clues of another puzzle are to be expected and little is learned.
    pub(super) fn keeps_to_lists(&self) -> bool {
        self.has_order && !self.is_free
    }

    /// From now on clues are read as those of a story, though the positions stand in a row.
    pub(super) fn set_free(&mut self) {
        self.is_free = true;
        self.set_open();
    }

    /// Whether the puzzle has no positions, and is told with words of its own.
    pub(super) fn is_story(&self) -> bool {
        self.story.is_some() && !self.keeps_to_lists()
    }

    /// The categories of people, by name or by what they are.
    pub(super) fn of_persons(&self) -> Senses {
        let is_plain =
            |sense: &Sense| (sense.topic.is_none() || sense.is_of_makers) && sense.scale.is_none();
        let of_ages = self.all(Sense::is_of_ages);
        self.of_people | self.names | self.folk & self.all(is_plain) | of_ages
    }

    /// The categories of people, where the rows may be things that have names of their own: boats, with their owners.
    pub(super) fn of_somebody(&self) -> Senses {
        let plain = match self.is_of_things() {
            true => (self.of_people | self.folk) & !self.names,
            false => self.of_persons(),
        };
        plain | self.called_folk
    }

    /// The categories of the names that the rows of a story have themselves.
    pub(super) fn identities(&self) -> Senses {
        self.story.as_ref().map_or(0, |story| story.identities)
    }

    /// The category of what the rows are, if they are things: the one of their own names, or the first that lists no people and
    /// nothing that somebody or something has besides.
    pub(super) fn of_things_in_rows(&self) -> Senses {
        const BESIDES: &[&str] = &[
            "activ",
            "anim",
            "bait",
            "bird",
            "cat",
            "citi",
            "color",
            "compani",
            "countri",
            "dog",
            "drink",
            "featur",
            "firm",
            "food",
            "genr",
            "ghost",
            "hobbi",
            "horse",
            "hometown",
            "instrument",
            "job",
            "locat",
            "nation",
            "park",
            "pet",
            "place",
            "profess",
            "region",
            "rider",
            "road",
            "rooftop",
            "sport",
            "state",
            "street",
            "style",
            "suburb",
            "town",
            "type",
            "villag",
        ];
        let somebody = self.of_somebody();
        let identities = self.identities() & !somebody;
        if identities != 0 {
            return identities;
        }
        let is_thing = |sense: &usize| {
            let is_list = self.senses[*sense].scale.is_none() && somebody >> sense & 1 == 0;
            is_list && !BESIDES.iter().any(|stem| self.is_named(*sense, stem))
        };
        (0..self.senses.len()).find(is_thing).map_or(0, |sense| 1 << sense)
    }

    /// Whether a stem is that of a word for rows that are no people.
    pub(super) fn is_of_rows(&self, stem: &str) -> bool {
        self.is_story() && self.is_owned(stem)
    }

    /// Whether the puzzle tells a story of things, and not of people.
    pub(super) fn is_of_things(&self) -> bool {
        self.is_story() && !self.is_of_people()
    }

    /// Whether the sentences call the rows people.
    pub(super) fn is_of_people(&self) -> bool {
        self.story.as_ref().is_some_and(|story| story.is_of_people)
    }

    /// The categories whose items have no values.
    pub(super) fn lists(&self) -> Senses {
        self.all(|sense| sense.scale.is_none())
    }

    /// Whether a row may be said to be somebody's: `Ann's probe`.
    pub(super) fn is_owned(&self, stem: &str) -> bool {
        self.story.as_ref().is_some_and(|story| story.is_owned(stem))
    }

    /// The stems of the words that the header gives or that stand beside its items, with what each
    /// does.
    pub(super) fn nouns(&self) -> impl Iterator<Item = (&CompactString, &Uses)> {
        self.uses.iter().filter(|(_, uses)| uses.own | uses.filler != 0)
    }

    /// Whether the name of a category has a word of a stem.
    pub(super) fn is_named(&self, sense: usize, stem: &str) -> bool {
        self.uses.get(stem).is_some_and(|uses| uses.named & 1 << sense != 0)
    }

    /// The categories of other names that somebody has: `nickname`, `code name`.
    pub(super) fn nicknames(&self) -> Senses {
        const NAMES: &[&str] = &[
            "alias",
            "call sign",
            "callsign",
            "code name",
            "codename",
            "nickname",
            "pen name",
            "pseudonym",
            "ring name",
            "screen name",
            "stage name",
        ];
        self.all(|sense| {
            let name = &sense.heading;
            NAMES.iter().any(|of| name.contains(of))
        })
    }

    /// The category of a name, as a set of one.
    pub(super) fn sense_called(&self, name: &Name) -> Senses {
        self.all(|sense| sense.name.text == name.text)
    }

    /// Whether the heading of a category calls its items floors.
    pub(super) fn is_of_floors(&self, sense: usize) -> bool {
        FLOORS.iter().any(|stem| self.is_named(sense, stem))
    }

    /// The only category of moments.
    pub(super) fn moments(&self) -> Option<usize> {
        let is_time = |sense: &Sense| sense.scale.is_some() && sense.measure.is_time();
        self.senses.iter().positions(is_time).exactly_one().ok()
    }

    /// The categories whose items have the sign of money with which an amount begins.
    pub(super) fn of_currency(&self, amount: &str) -> Senses {
        let sign = amount.chars().next();
        self.all(|sense| sense.currency.is_some() && sense.currency == sign)
    }

    /// The categories for which something holds.
    pub(super) fn all(&self, is: impl Fn(&Sense) -> bool) -> Senses {
        self.where_sense(|sense| is(&self.senses[sense]))
    }

    /// The same, of what is asked by their places in the header.
    pub(super) fn where_sense(&self, is: impl Fn(usize) -> bool) -> Senses {
        (0..self.senses.len()).filter(|sense| is(*sense)).map(|sense| 1 << sense).sum()
    }

    /// The categories of whose values an adjective such as `older` speaks: those with a topic that
    /// has it among its fillers or verbs.
    pub(super) fn about(&self, word: &str) -> Senses {
        self.uses.get(&words::stem(word)).map_or(0, |uses| uses.topical | uses.own)
    }

    /// The items with names near to a word.
    pub(super) fn near(&self, word: &str) -> Vec<&str> {
        let close = |name: &&str| is_near(&fold(name), word);
        let names =
            self.senses.iter().flat_map(|sense| &sense.items).map(|name| name.text.as_str());
        if word.chars().count() < 4 {
            return Vec::new();
        }
        names.filter(close).take(3).collect()
    }

    /// Whether a word is that of an item but for one letter or two exchanged ones.
    pub(super) fn is_slip(&self, word: &str) -> bool {
        self.near(word).iter().any(|name| strsim::damerau_levenshtein(&fold(name), word) == 1)
    }
}

/// Whether a word may be a slip of the pen for another one.
pub(super) fn is_near(name: &str, word: &str) -> bool {
    let length = word.chars().count();
    let most = 1 + length / 5;
    name.chars().count().abs_diff(length) <= most && strsim::damerau_levenshtein(name, word) <= most
}
