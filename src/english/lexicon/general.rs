//! Words that go with items of every category.
//!
//! The rule for all of these lists: a mention with one of the words beside an item still means just
//! the one who has or likes that item. So there are no words here that deny or keep off (`hates`,
//! `avoids`, which the grammar knows as denials, nor `former`), that mean somebody else (`neighbour`, `friend`), that compare or weaken
//! (`second`, `very`, `sometimes`), or that wish (`wants`). All are stems, of the words in
//! docs/english.md.

/// Verbs of having or liking: `have`, `love`, `prefer`. They go with every category, except where
/// [`Topic::of_people`](super::Topic::of_people) says no.
pub const VERBS: &[&str] = &[
    "have", "own", "keep", "possess", "get", "use", "love", "like", "enjoy", "prefer", "ador",
    "favor", "fanci", "relish", "cherish", "treasur", "appreci", "choos", "pick", "select", "opt",
];

/// Words for who has or likes something: `owner`, `lover`. They go with the same categories as
/// [`VERBS`].
pub const AGENTS: &[&str] = &[
    "owner",
    "keeper",
    "holder",
    "possessor",
    "user",
    "lover",
    "fan",
    "enthusiast",
    "fancier",
    "admir",
    "devote",
    "aficionado",
    "buff",
    "connoisseur",
    "expert",
    "carrier",
    "bearer",
    "buyer",
];

/// Words that may stand before an agent and add nothing: a `big` fan, an `avid` reader.
pub const DEGREES: &[&str] =
    &["big", "huge", "great", "avid", "ardent", "passion", "devot", "dedic", "proud"];

/// Adjectives that say, with what follows them, that somebody likes something: `fond` of,
/// `partial` to, `keen` on.
pub const ADJECTIVES: &[&str] = &["fond", "partial", "keen", "enamor", "crazi", "passion"];

/// Words that may stand beside an item of every category and add nothing: its `favorite`, a `type` of.
pub const FILLERS: &[&str] = &[
    "favorit",
    "prefer",
    "choic",
    "type",
    "kind",
    "sort",
    "uniqu",
    "particular",
    "onli",
    "exclus",
    "alway",
];

/// Stems of words for the floors of a building.
pub const FLOORS: &[&str] = &["floor", "level", "storey", "stori"];

/// Words for a person that name no one: `person`, `man`, `one`, `somebody`.
pub const PERSONS: &[&str] = &[
    "person",
    "individu",
    "one",
    "somebodi",
    "someon",
    "man",
    "woman",
    "guy",
    "fellow",
    "ladi",
    "gentleman",
    "boy",
    "girl",
    "resident",
    "occupant",
    "occupi",
    "inhabit",
    "tenant",
    "dweller",
    "homeown",
    "household",
];

/// Words for a position or where it is: `house`, `home`, `place`.
pub const HOUSES: &[&str] =
    &["hous", "home", "place", "residence", "abod", "posit", "spot", "slot"];

/// Words, beside [`PERSONS`], that head a category of people, and in a clue may mean another than
/// the one who is spoken of.
pub(super) const PEOPLE: &[&str] = &[
    "friend", "neighbor", "guest", "student", "player", "member", "colleagu", "suspect", "contest",
    "custom", "tourist", "owner", "winner",
];
