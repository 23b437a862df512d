//! Epithets that tell nothing of the puzzle: `the owner of the fox` for `the proud owner of the splendid fox`.

use itertools::Itertools;

use super::super::function;
use super::super::learn;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Senses;
use super::super::words::Words;
use crate::syntax::text::fold;

/// Adjectives of praise, blame and mood, by which no thing of a list is told from another.
const EPITHETS: Words = Words::of(&[
    "admirable",
    "adorable",
    "amazing",
    "appetising",
    "appetizing",
    "attractive",
    "awful",
    "beautiful",
    "beloved",
    "boisterous",
    "brave",
    "brilliant",
    "bubbly",
    "cantankerous",
    "charming",
    "cheeky",
    "cheerful",
    "cherished",
    "clever",
    "comfortable",
    "cosy",
    "cozy",
    "crafty",
    "creamy",
    "crispy",
    "cuddly",
    "curious",
    "cute",
    "dainty",
    "dapper",
    "darling",
    "dashing",
    "dazzling",
    "dear",
    "dedicated",
    "delicious",
    "delightful",
    "determined",
    "devoted",
    "dignified",
    "diligent",
    "distinguished",
    "doting",
    "dreadful",
    "dull",
    "eager",
    "eccentric",
    "elegant",
    "enchanting",
    "energetic",
    "enthusiastic",
    "esteemed",
    "excellent",
    "exquisite",
    "extraordinary",
    "fabulous",
    "faithful",
    "famous",
    "fancy",
    "fascinating",
    "fearless",
    "fearsome",
    "feisty",
    "fetching",
    "fierce",
    "flamboyant",
    "fluffy",
    "fragrant",
    "frisky",
    "funny",
    "furry",
    "fussy",
    "garish",
    "gaudy",
    "generous",
    "gentle",
    "ghastly",
    "gifted",
    "glamorous",
    "glorious",
    "gorgeous",
    "graceful",
    "grouchy",
    "grumpy",
    "handsome",
    "happy",
    "hardworking",
    "healthy",
    "hearty",
    "heavenly",
    "hideous",
    "humble",
    "impish",
    "impressive",
    "ingenious",
    "inquisitive",
    "intrepid",
    "intriguing",
    "jaunty",
    "jolly",
    "jovial",
    "joyful",
    "keen",
    "kindly",
    "lavish",
    "lazy",
    "legendary",
    "likable",
    "lively",
    "lovable",
    "lovely",
    "loyal",
    "lucky",
    "luscious",
    "magnificent",
    "majestic",
    "marvellous",
    "marvelous",
    "meticulous",
    "mighty",
    "mischievous",
    "mouthwatering",
    "naughty",
    "neat",
    "nervous",
    "nimble",
    "noisy",
    "nosy",
    "ornate",
    "outlandish",
    "peculiar",
    "playful",
    "pleasant",
    "plucky",
    "plush",
    "polite",
    "poor",
    "popular",
    "precious",
    "pretty",
    "prickly",
    "prim",
    "proper",
    "proud",
    "quaint",
    "quirky",
    "radiant",
    "remarkable",
    "renowned",
    "respectable",
    "rowdy",
    "rugged",
    "scrumptious",
    "scruffy",
    "sensible",
    "shabby",
    "shy",
    "sleek",
    "sleepy",
    "smelly",
    "spectacular",
    "splendid",
    "sprightly",
    "stately",
    "steadfast",
    "striking",
    "stubborn",
    "studious",
    "stunning",
    "stylish",
    "sumptuous",
    "superb",
    "surly",
    "talented",
    "tangy",
    "tasty",
    "tempting",
    "tidy",
    "tireless",
    "treasured",
    "trusty",
    "ugly",
    "unfortunate",
    "unlucky",
    "valiant",
    "vivacious",
    "wacky",
    "weary",
    "whimsical",
    "wily",
    "witty",
    "wonderful",
    "worthy",
    "yummy",
    "zany",
    "zealous",
]);

/// What people are, before their names.
const CALLINGS: Words = Words::of(&[
    "accountant",
    "actor",
    "architect",
    "artist",
    "astronomer",
    "baker",
    "banker",
    "barber",
    "biologist",
    "botanist",
    "builder",
    "butcher",
    "carpenter",
    "chef",
    "chemist",
    "conductor",
    "constable",
    "cook",
    "curator",
    "dentist",
    "designer",
    "detective",
    "dietician",
    "dietitian",
    "director",
    "driver",
    "economist",
    "editor",
    "electrician",
    "engineer",
    "explorer",
    "farmer",
    "firefighter",
    "florist",
    "gardener",
    "geologist",
    "grocer",
    "guide",
    "historian",
    "inspector",
    "instructor",
    "jeweler",
    "jeweller",
    "jockey",
    "journalist",
    "lawyer",
    "librarian",
    "manager",
    "mechanic",
    "musician",
    "nurse",
    "nutritionist",
    "officer",
    "optician",
    "painter",
    "pharmacist",
    "philosopher",
    "photographer",
    "physician",
    "physicist",
    "pianist",
    "pilot",
    "planner",
    "plumber",
    "poet",
    "principal",
    "programmer",
    "psychologist",
    "ranger",
    "reporter",
    "researcher",
    "scientist",
    "sculptor",
    "secretary",
    "shopkeeper",
    "singer",
    "surgeon",
    "tailor",
    "teacher",
    "technician",
    "trainer",
    "veterinarian",
    "violinist",
    "waiter",
    "waitress",
    "writer",
    "zoologist",
]);

/// What lists are called that tell what such adjectives do.
const QUALITIES: Words = Words::of(&[
    "adjective",
    "attitude",
    "attribute",
    "award",
    "character",
    "characteristic",
    "coat",
    "condition",
    "emotion",
    "feature",
    "feeling",
    "flavor",
    "flavour",
    "mood",
    "nickname",
    "noise",
    "personality",
    "quality",
    "scent",
    "shape",
    "size",
    "smell",
    "sound",
    "strength",
    "taste",
    "temper",
    "temperament",
    "texture",
    "trait",
    "vice",
    "virtue",
    "volume",
    "wealth",
]);

/// What lists are called that tell what people are.
const WORK: Words = Words::of(&[
    "career",
    "job",
    "occupation",
    "profession",
    "professor",
    "role",
    "teacher",
    "trade",
    "work",
]);

/// Whether a list of the puzzle is called by one of some words, or has one of others: it may tell the same in another word.
fn are_listed(reader: &Reader<'_>, headings: &Words, items: &Words) -> bool {
    reader.vocabulary.senses.iter().any(|sense| {
        let name = fold(&sense.name.text);
        name.split(' ').any(|word| headings.contains(&word.trim_end_matches('s')))
            || sense.items.iter().any(|item| items.contains(&&*fold(&item.text)))
    })
}

/// The sentence without an epithet before an item or the noun for one.
pub(super) fn without(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_any = (1..reader.end()).any(|at| EPITHETS.contains(&reader.word(at)));
    if !is_any || are_listed(reader, &QUALITIES, &EPITHETS) {
        return None;
    }
    let is_free = |at: usize| {
        reader.matches.get(at).is_some_and(Vec::is_empty)
            && !reader.is_within_item(at)
            && reader.uses(at).own == 0
    };
    let is_epithet = |at: usize| EPITHETS.contains(&reader.word(at)) && is_free(at);
    let leads = |at: usize| {
        let kind = reader.kind(at);
        kind.determiner
            || kind.preposition
            || matches!(reader.word(at), "'s" | "her" | "his" | "their")
    };
    // `Bob is not a talented singer` may be one.
    let denied = (0..reader.end()).any(|at| {
        function::denies(reader.word(at)) || matches!(reader.word(at), "neither" | "nor")
    });
    let is_apart = |at: usize| denied && matches!(reader.word(at - 1), "a" | "an");
    let is_noun = |at: usize| {
        let uses = reader.uses(at);
        let begins_item = reader.matches.get(at).is_some_and(|of| !of.is_empty());
        begins_item
            || (uses.own | uses.named) != 0
            || reader.kind(at).person
            || reader.is_house(at)
            || learn::is_agent(reader.word(at))
    };
    let found = |at: &usize| is_epithet(*at) && leads(at - 1) && is_noun(at + 1) && !is_apart(*at);
    let at = (1..reader.end()).find(found)?;
    // `the lucky one`
    (reader.word(at + 1) != "one").then(|| reader.without(at..at + 1))
}

/// `Fox is after Ann` for `Dietician Fox is after Ann`: what somebody is called who is known by the name, where no list has it.
pub(super) fn without_calling(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let people = reader.persons() | reader.vocabulary.names | reader.vocabulary.folk;
    let is_name = |at: usize| {
        let of = reader.matches.get(at)?.iter().exactly_one().ok()?;
        (people >> of.of.sense & 1 == 1).then_some(())
    };
    let is_calling = |at: &usize| {
        let token = &reader.tokens[*at];
        let is_free = reader.matches[*at].is_empty()
            && !reader.is_within_item(*at)
            && reader.uses(*at).own | reader.uses(*at).named == 0;
        token.is_capital
            && is_free
            && CALLINGS.contains(&&*token.word)
            && reader.tokens.get(at + 1).is_some_and(|next| next.is_capital)
            && is_name(at + 1).is_some()
    };
    let at = (0..reader.end()).find(is_calling)?;
    (!are_listed(reader, &WORK, &CALLINGS)).then(|| reader.without(at..at + 1))
}

/// `told the story of the flood` for `told the story of the flood in the days of Noah`: what a story tells, beside its item.
pub(super) fn without_tail(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const STORIES: Words = Words::of(&[
        "book", "film", "legend", "myth", "novel", "opera", "painting", "picture", "play", "poem",
        "song", "stories", "story", "tale",
    ]);
    const LONGEST: usize = 8;
    let end = reader.end();
    let story = (0..end).find(|at| STORIES.contains(&reader.word(*at)))?;
    // The words of the story's own list say no more.
    let is_free = |at: usize, own: Senses| {
        reader.matches[at].is_empty()
            && !reader.is_within_item(at)
            && (reader.uses(at).own | reader.uses(at).named) & !own == 0
            && (reader.tokens[at].is_word() || reader.word(at) == "'s")
            && !matches!(
                reader.word(at),
                "after" | "before" | "than" | "who" | "not" | "or" | "but"
            )
    };
    let begins = |at: &usize| {
        let mut items = reader.matches[story..*at].iter().flatten().filter(|of| of.end == *at);
        let Some(item) = items.next() else { return false };
        let said = *at..end;
        let of_other = matches!(reader.word(*at), "from" | "in")
            && reader.word(at + 1) == "the"
            && reader.word(at + 3) == "of";
        (reader.word(*at) == "of" || of_other)
            && said.clone().all(|at| is_free(at, 1 << item.of.sense))
            && said.clone().skip(1).any(|at| reader.tokens[at].is_capital)
    };
    let at = (story + 1..end).rev().take(LONGEST).filter(begins).last()?;
    Some(reader.without(at..end))
}
