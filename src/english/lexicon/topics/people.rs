//! What people are, and who is theirs.

use super::Topic;

/// Their child: the person is its mother or father.
pub(super) const CHILD: Topic = Topic {
    names: &["child", "kid", "son", "daughter"],
    verbs: &["have", "rais"],
    agents: &["mother", "father", "parent", "mom", "dad"],
    fillers: &["name", "call"],
    relatives: &["child", "kid", "son", "daughter"],
    of_people: true,
};

/// Their mother.
pub(super) const MOTHER: Topic = Topic {
    names: &["mother", "mom"],
    verbs: &["have"],
    agents: &["child", "kid", "son", "daughter"],
    fillers: &["name", "call"],
    relatives: &["mother", "mom"],
    of_people: true,
};

/// Their father.
pub(super) const FATHER: Topic = Topic {
    names: &["father", "dad"],
    verbs: &["have"],
    agents: &["child", "kid", "son", "daughter"],
    fillers: &["name", "call"],
    relatives: &["father", "dad"],
    of_people: true,
};

/// Who they are married to.
pub(super) const SPOUSE: Topic = Topic {
    names: &["spous", "wife", "husband"],
    verbs: &["have", "marri"],
    agents: &["wife", "husband", "spous"],
    fillers: &["name", "call"],
    relatives: &["wife", "husband", "spous"],
    of_people: true,
};

/// Their brother or sister.
pub(super) const SIBLING: Topic = Topic {
    names: &["sibl", "brother", "sister"],
    verbs: &["have"],
    agents: &["sibl", "brother", "sister"],
    fillers: &["name", "call"],
    relatives: &["sibl", "brother", "sister"],
    of_people: true,
};

/// Family names.
pub(super) const SURNAME: Topic = Topic {
    names: &["surnam"],
    verbs: &["have"],
    agents: &[],
    fillers: &["surnam", "last", "famili", "name", "call"],
    relatives: &[],
    of_people: true,
};

pub(super) const NATIONALITY: Topic = Topic {
    names: &["nation", "citizenship", "citizen", "ethnic", "homeland", "passport"],
    verbs: &["come", "hail", "origin"],
    agents: &["citizen", "nativ", "nation"],
    fillers: &["nation", "citizenship", "citizen", "nativ", "origin", "passport", "famili"],
    relatives: &[],
    of_people: true,
};

pub(super) const OCCUPATION: Topic = Topic {
    names: &["occup", "job", "profess", "career", "trade", "work"],
    verbs: &["work", "practic", "act"],
    agents: &[],
    fillers: &["occup", "job", "profess", "career", "trade"],
    relatives: &[],
    of_people: true,
};

/// Hair, of which the item is the colour, the length or the cut.
pub(super) const HAIR: Topic = Topic {
    names: &["hair", "hairstyl", "haircut"],
    verbs: &["wear"],
    agents: &[],
    fillers: &["hair", "hairstyl", "haircut", "color"],
    relatives: &[],
    of_people: false,
};

pub(super) const EYE: Topic = Topic {
    names: &["eye"],
    verbs: &[],
    agents: &[],
    fillers: &["eye", "color"],
    relatives: &[],
    of_people: false,
};

pub(super) const HEIGHT: Topic = Topic {
    names: &["height"],
    verbs: &["stand", "measur"],
    agents: &[],
    fillers: &["height", "statur", "build"],
    relatives: &[],
    of_people: false,
};

pub(super) const WEIGHT: Topic = Topic {
    names: &["weight"],
    verbs: &["weigh"],
    agents: &[],
    fillers: &["weight"],
    relatives: &[],
    of_people: false,
};

pub(super) const AGE: Topic = Topic {
    names: &["age"],
    verbs: &["turn", "age"],
    agents: &[],
    fillers: &["age", "year", "old"],
    relatives: &[],
    of_people: false,
};

pub(super) const BIRTHDAY: Topic = Topic {
    names: &["birthday", "birth", "birthdat", "month"],
    verbs: &["celebr", "born"],
    agents: &[],
    fillers: &["birthday", "birth", "birthdat", "born", "month", "date"],
    relatives: &[],
    of_people: false,
};

/// Star signs.
pub(super) const ZODIAC: Topic = Topic {
    names: &["zodiac", "horoscop"],
    verbs: &[],
    agents: &[],
    fillers: &["star", "sign", "zodiac", "born"],
    relatives: &[],
    of_people: false,
};

pub(super) const EDUCATION: Topic = Topic {
    names: &["educ", "degre", "diploma", "qualif", "graduat"],
    verbs: &["hold", "earn", "attend", "complet", "finish", "obtain", "receiv"],
    agents: &["graduat"],
    fillers: &[
        "educ", "degre", "diploma", "qualif", "certif", "level", "highest", "graduat", "school",
    ],
    relatives: &[],
    of_people: false,
};

/// What they study.
pub(super) const SUBJECT: Topic = Topic {
    names: &["subject", "major", "class", "cours"],
    verbs: &["studi", "take", "major", "attend", "learn"],
    agents: &["student", "major"],
    fillers: &["subject", "cours", "class", "lectur", "major", "seminar", "workshop"],
    relatives: &[],
    of_people: false,
};

pub(super) const LANGUAGE: Topic = Topic {
    names: &["languag"],
    verbs: &["speak", "know"],
    agents: &["speaker"],
    fillers: &["languag", "fluent", "nativ"],
    relatives: &[],
    of_people: false,
};
