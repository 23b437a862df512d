//! The words that the reader knows without being told: see docs/english.md.

/// Other names of a thing that people use for it: nationalities and their countries, months and their
/// short forms, a few synonyms. All are folded words; the given one is among them.
pub fn names_of(name: &str) -> &'static [&'static str] {
    let _ = name;
    &[]
}

/// Words that tell of which category a mention is.
#[derive(Debug)]
pub struct Topic {
    /// Words that name such a category: `drink`, `beverage`.
    pub names: &'static [&'static str],
    /// What one does with its items, as stems: `drink`, `sip`.
    pub verbs: &'static [&'static str],
    /// Who does so, as stems: `drinker`.
    pub agents: &'static [&'static str],
    /// Words that stand beside an item and add nothing, as stems: `glass`, `cup`.
    pub fillers: &'static [&'static str],
}

/// All topics.
pub const TOPICS: &[Topic] = &[];

/// Verbs of having or liking, as stems, that go with every category: `have`, `love`, `prefer`.
pub const VERBS: &[&str] = &[];

/// Words for who has or likes something, as stems, that go with every category: `owner`, `lover`.
pub const AGENTS: &[&str] = &[];

/// Words for a person that name no one: `person`, `man`, `one`, `somebody`.
pub const PERSONS: &[&str] = &[];
