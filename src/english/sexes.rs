//! Who is a man and who is a woman: by a title (`Mrs Bell`), by a given name that is one of women only (`Anita`), or as
//! the puzzle says (`The women are Ann and Cleo`). Then `one of the women` is either of them.

use itertools::Itertools;

use super::function;
use super::lexicon::{given, story};
use super::matches::Match;
use super::token::{Token, tokens};
use super::vocabulary::{Sense, Thing, Vocabulary};
use super::words;
use super::words::{Marks, Words};
use crate::syntax::Source;
use crate::syntax::ast::Name;
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::text::fold;

/// What may stand between a noun for some people and their names.
pub(super) const BEFORE_NAMES: &[&str] =
    &["(", ",", ":", "are", "called", "named", "were", "–", "—"];

const FEMALE_TITLES: &[&str] = &[
    "aunt", "baroness", "countess", "dame", "duchess", "lady", "madame", "miss", "mrs", "ms",
    "princess", "queen",
];

const MALE_TITLES: &[&str] =
    &["baron", "count", "duke", "king", "lord", "mr", "prince", "sir", "uncle"];

const WOMEN: Words = Words::of(&["female", "girl", "lady", "woman"]);

const MEN: Words = Words::of(&["boy", "fellow", "gentleman", "guy", "lad", "male", "man"]);

const MANY_WOMEN: Words = Words::of(&["females", "girls", "ladies", "women"]);

const MANY_MEN: Words =
    Words::of(&["boys", "fellows", "gentlemen", "guys", "lads", "males", "men"]);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sex {
    Female,
    Male,
}

impl Sex {
    fn other(self) -> Sex {
        match self {
            Sex::Female => Sex::Male,
            Sex::Male => Sex::Female,
        }
    }
}

/// A noun for somebody of one sex, and whether it is for several: `women`.
pub(super) fn sex_of(word: &str) -> Option<(Sex, bool)> {
    const MARKS: Marks = WOMEN.marks.and(&MANY_WOMEN.marks).and(&MEN.marks).and(&MANY_MEN.marks);
    if !MARKS.may_have(word) {
        return None;
    }
    let lists = [(&WOMEN, &MANY_WOMEN, Sex::Female), (&MEN, &MANY_MEN, Sex::Male)];
    lists.into_iter().find_map(|(one, many, sex)| {
        let is_many = many.contains(&word);
        (is_many || one.contains(&word)).then_some((sex, is_many))
    })
}

/// The people of a puzzle by their sex.
#[derive(Debug)]
pub(super) struct Sexes {
    /// Their category.
    pub(super) sense: usize,
    of: Vec<Option<Sex>>,
    /// Whether some are known by nothing but their given names.
    is_by_name: bool,
}

impl Sexes {
    /// What is known, if there is but one category of people of whom most are known.
    pub(super) fn of(vocabulary: &Vocabulary, source: &Source) -> Option<Sexes> {
        let mut pinned: Option<Vec<Token>> = None;
        let mut known: Vec<Sexes> = vocabulary
            .senses
            .iter()
            .enumerate()
            .filter_map(|(at, sense)| {
                let may_be_people = is_of_people(vocabulary, at, sense);
                let mut of: Vec<_> = sense.items.iter().map(|item| titled(&item.text)).collect();
                if !may_be_people && of.iter().all(Option::is_none) {
                    return None;
                }
                let text = pinned.get_or_insert_with(|| tokens(&source.text, 0));
                for (items, sex, is_all) in pins(vocabulary, source, text, at) {
                    for item in items {
                        of[item] = of[item].or(Some(sex));
                    }
                    // `The women are Ann and Cleo`: the others are men.
                    let others = of.iter_mut().filter(|_| is_all);
                    others.for_each(|of| *of = of.or(Some(sex.other())));
                }
                let named = || sense.items.iter().map(|item| by_given_name(&item.text));
                let told = of.iter().flatten().count();
                if may_be_people {
                    of.iter_mut().zip(named()).for_each(|(of, named)| *of = of.or(named));
                }
                let is_by_name = of.iter().flatten().count() > told;
                let most = of.iter().flatten().count() * 2 >= of.len();
                (most || told > 0).then_some(Sexes { sense: at, of, is_by_name })
            })
            .collect();
        // `first name: Ann, Bob`, `surname: Mrs Bell, Mr Dunn`
        if known.len() > 1 {
            known.retain(|of| !is_of_families(&vocabulary.senses[of.sense]));
        }
        known.into_iter().exactly_one().ok()
    }

    /// The sex that a noun tells of these people, and whether it is for several: children are no men.
    pub(super) fn sex_of(&self, vocabulary: &Vocabulary, noun: &str) -> Option<(Sex, bool)> {
        const ADULTS: Words = Words::of(&[
            "gentleman",
            "gentlemen",
            "ladies",
            "lady",
            "man",
            "men",
            "woman",
            "women",
        ]);
        const YOUNG: Words = Words::of(&[
            "babies",
            "baby",
            "boy",
            "boys",
            "child",
            "children",
            "daughter",
            "daughters",
            "girl",
            "girls",
            "grandchild",
            "grandchildren",
            "kid",
            "kids",
            "pupil",
            "pupils",
            "son",
            "sons",
        ]);
        let heading = fold(&vocabulary.senses[self.sense].name.text);
        let are_young = heading.split_whitespace().any(|word| YOUNG.contains(&word));
        // The boys are children, and none of those called Mr and Mrs.
        let is_child = matches!(noun, "boy" | "boys" | "girl" | "girls");
        let is_young = |of: &Sense| {
            of.scale.is_none()
                && fold(&of.name.text).split_whitespace().any(|word| YOUNG.contains(&word))
        };
        let others_are = || vocabulary.senses.iter().any(is_young);
        let are_titled = || {
            let items = &vocabulary.senses[self.sense].items;
            items.iter().all(|item| titled(&item.text).is_some())
        };
        if is_child && !are_young && (others_are() || are_titled()) {
            return None;
        }
        sex_of(noun).filter(|_| !are_young || !ADULTS.contains(&noun))
    }

    /// The people of one sex, if nobody else may be one of them. `count`: how many there are said to be.
    pub(super) fn all(&self, sex: Sex, count: Option<usize>) -> Option<Vec<Thing>> {
        let sense = self.sense;
        let is_one = |of: &Option<Sex>| *of == Some(sex);
        let found: Vec<_> =
            (self.of.iter().positions(is_one)).map(|item| Thing { sense, item }).collect();
        let is_certain = match count {
            Some(count) => count == found.len(),
            None => self.of.iter().all(Option::is_some),
        };
        (is_certain && !found.is_empty()).then_some(found)
    }

    /// What is to be said of given names by which `said` names whom `sentences` call a man or a woman.
    pub(super) fn warning(
        &self,
        sentences: &[Vec<Token>],
        said: &[Vec<Token>],
    ) -> Option<Diagnostic> {
        let is_of_sexes = |token: &&Token| sex_of(&token.word).is_some();
        let of_sexes = |all: &[Vec<Token>]| all.iter().flatten().filter(is_of_sexes).count();
        let first = sentences.iter().flatten().find(is_of_sexes)?;
        let is_named = self.is_by_name && of_sexes(said) < of_sexes(sentences);
        let message = "given names tell who is a man and who is a woman";
        is_named.then(|| Diagnostic::warning(Code::LearnedWords, first.span, message))
    }
}

/// Whether the items may be given names of people, by the heading: no surnames, and no pets.
fn is_of_people(vocabulary: &Vocabulary, at: usize, sense: &Sense) -> bool {
    let people = vocabulary.names | vocabulary.folk;
    (people >> at & 1 == 1 || sense.is_people) && !is_of_families(sense)
}

/// Whether the items are surnames, by the heading.
pub(super) fn is_of_families(sense: &Sense) -> bool {
    const FAMILY: Words = Words::of(&["family", "last", "surname", "surnames"]);
    let heading = fold(&sense.name.text);
    heading.split_whitespace().any(|word| FAMILY.contains(&word))
}

fn titled(name: &str) -> Option<Sex> {
    let folded = fold(name).replace('.', "");
    let (title, _) = folded.split_once(' ')?;
    let is = |titles: &[&str]| titles.contains(&title);
    is(FEMALE_TITLES).then_some(Sex::Female).or_else(|| is(MALE_TITLES).then_some(Sex::Male))
}

fn by_given_name(name: &str) -> Option<Sex> {
    let folded = fold(name);
    let first = folded.split(' ').next()?;
    let female = given::is_of_women(first).then_some(Sex::Female);
    female.or_else(|| given::is_of_men(first).then_some(Sex::Male))
}

/// Whether `he` or `she` may stand for who is named, as far as titles and given names tell.
pub(super) fn may_be(vocabulary: &Vocabulary, name: &[Token], pronoun: &str) -> bool {
    let sex = if matches!(pronoun, "he" | "his") { Sex::Male } else { Sex::Female };
    let named = vocabulary.matches(name).into_iter().flatten();
    !named.into_iter().any(|of| told(vocabulary, &of).is_some_and(|of| of != sex))
}

/// The sex of a named item, as far as its title or given name tells.
pub(super) fn told(vocabulary: &Vocabulary, of: &Match) -> Option<Sex> {
    let sense = &vocabulary.senses[of.of.sense];
    let item = &sense.items[of.of.item].text;
    let given = is_of_people(vocabulary, of.of.sense, sense).then(|| by_given_name(item));
    titled(item).or(given.flatten())
}

/// Whether a noun for people of one sex is one for all of them: `the youngest boy`, if every name is one of men.
pub(super) fn are_all(vocabulary: &Vocabulary, noun: &str) -> bool {
    let Some((sex, _)) = sex_of(noun) else { return false };
    let sex_of_item = |name: &Name| titled(&name.text).or_else(|| by_given_name(&name.text));
    let people = vocabulary.senses.iter().enumerate();
    let mut people = people.filter(|(at, sense)| is_of_people(vocabulary, *at, sense));
    let is_whole =
        |(_, sense): (usize, &Sense)| sense.items.iter().all(|item| sex_of_item(item) == Some(sex));
    people.any(is_whole) && !are_mixed(vocabulary)
}

/// Whether the names of the puzzle are some of women and some of men.
pub(super) fn are_mixed(vocabulary: &Vocabulary) -> bool {
    let known = || {
        let people = vocabulary.senses.iter().enumerate();
        let people = people.filter(|(at, sense)| is_of_people(vocabulary, *at, sense));
        let names = people.flat_map(|(_, sense)| &sense.items);
        names.filter_map(|name| titled(&name.text).or_else(|| by_given_name(&name.text)))
    };
    !known().all_equal()
}

/// Who is said to be a man or a woman somewhere in the puzzle, and whether nobody else is: `two women (Ann and Cleo)`,
/// `Bob and Dan are men`, `The women are Ann and Cleo`.
fn pins(
    vocabulary: &Vocabulary,
    source: &Source,
    text: &[Token],
    sense: usize,
) -> Vec<(Vec<usize>, Sex, bool)> {
    let listed = Listed { source, text, sense, vocabulary };
    let pinned = |noun: usize| {
        let (sex, _) = sex_of(&text[noun].word)?;
        let is_all = noun > 0
            && listed.word(noun - 1) == "the"
            && matches!(listed.word(noun + 1), "are" | "were");
        let behind = listed.behind(noun).map(|items| (items, sex, is_all));
        behind.or_else(|| Some((listed.before(noun)?, sex, false)))
    };
    (0..text.len()).filter_map(pinned).collect()
}

/// The names beside a word for men or women.
struct Listed<'a> {
    source: &'a Source,
    text: &'a [Token],
    sense: usize,
    vocabulary: &'a Vocabulary,
}

impl Listed<'_> {
    fn word(&self, at: usize) -> &str {
        self.text.get(at).map_or("", |token| &token.word)
    }

    /// The item of the category that stands here, and where it ends.
    fn item(&self, at: usize) -> Option<(usize, usize)> {
        let window = self.text.get(at..self.text.len().min(at + 6))?;
        let found = self.vocabulary.matches(window).into_iter().next()?;
        let of = found.iter().filter(|of| of.of.sense == self.sense).exactly_one().ok()?;
        Some((of.of.item, at + of.end))
    }

    /// `Ann, Bea and Cleo`, and where the list ends.
    fn items(&self, mut at: usize) -> Option<(Vec<usize>, usize)> {
        let mut items = Vec::new();
        loop {
            let (item, end) = self.item(at)?;
            items.push(item);
            let next = (end..end + 2)
                .take_while(|at| matches!(self.word(*at), "," | "and" | "&"))
                .last()
                .map_or(end, |last| last + 1);
            if next == end || self.item(next).is_none() {
                return Some((items, end));
            }
            at = next;
        }
    }

    /// `the women are Ann and Cleo`, `two women (Ann and Cleo)`, if the list ends there.
    fn behind(&self, noun: usize) -> Option<Vec<usize>> {
        let (_, is_many) = sex_of(self.word(noun))?;
        let number = words::number(&[self.word(noun.checked_sub(1)?)]).map(|(count, _)| count);
        let start = (noun + 1..noun + 3)
            .take_while(|at| BEFORE_NAMES.contains(&self.word(*at)))
            .last()
            .map(|last| last + 1)?;
        let is_counted = number.is_some() || self.word(noun - 1) == "the";
        let (items, end) = self.items(start).filter(|_| is_many && is_counted)?;
        let is_whole = number.is_none_or(|count| count as usize == items.len());
        (is_whole && self.ends(end)).then_some(items)
    }

    /// Whether a list ends here: at the end of a line or sentence, or before other men and women.
    fn ends(&self, at: usize) -> bool {
        let is_end = matches!(self.word(at), "" | ")" | "." | ";");
        let new_line = || {
            let between = self.text[at - 1].span.end as usize..self.text[at].span.start as usize;
            self.source.text[between].contains('\n')
        };
        let next = (at..at + 3)
            .find(|at| !matches!(self.word(*at), "," | "and" | "while" | "whereas"))
            .unwrap_or(at);
        let is_number = words::number(&[self.word(next)]).is_some();
        let others = next > at
            && (is_number || self.word(next) == "the")
            && sex_of(self.word(next + 1)).is_some();
        is_end || others || new_line()
    }

    /// `Ann and Cleo are women`, `Ann is a woman`, at the beginning of a sentence.
    fn before(&self, noun: usize) -> Option<Vec<usize>> {
        let (_, is_many) = sex_of(self.word(noun))?;
        let be = (noun.checked_sub(3)?..noun)
            .rfind(|at| matches!(self.word(*at), "is" | "are" | "was" | "were"))?;
        let is_plain = |at: usize| matches!(self.word(at), "a" | "all" | "both" | "the");
        let starts = |at: &usize| {
            let is_start = *at == 0 || matches!(self.word(at - 1), "." | ";" | "that");
            let after_men = *at > 1
                && matches!(self.word(at - 1), "and" | "," | "while")
                && (sex_of(self.word(at - 2)).is_some() || self.word(at - 2) == ",");
            is_start || after_men
        };
        let from = be.saturating_sub(24);
        let start = (from..be)
            .filter(starts)
            .find(|at| self.items(*at).is_some_and(|(_, end)| end == be))?;
        let (items, _) = self.items(start)?;
        let is_said = (be + 1..noun).all(is_plain) && is_many == (items.len() > 1);
        let ends = self.ends(noun + 1)
            || matches!(self.word(noun + 1), "," | "and") && self.item(noun + 2).is_some();
        (is_said && ends).then_some(items)
    }
}

/// Whether a noun before which `female` stands is for people: `student`.
pub(super) fn is_for_people(vocabulary: &Vocabulary, token: &Token) -> bool {
    let own = vocabulary.uses.get(&token.stem).map_or(0, |uses| uses.own);
    function::kind(&token.word, &token.stem).person
        || own & (vocabulary.names | vocabulary.folk) != 0
        || story::is_folk(&token.stem)
}
