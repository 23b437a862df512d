//! What people like to do.

use super::Topic;

pub(super) const BOOK: Topic = Topic {
    names: &["book", "novel", "literatur", "read", "author", "magazin", "newspap"],
    verbs: &["read"],
    agents: &["reader"],
    fillers: &["book", "novel", "stori", "literatur", "genr"],
    relatives: &[],
    of_people: false,
};

pub(super) const FILM: Topic = Topic {
    names: &["movi", "film", "cinema", "show", "seri", "televis", "tv"],
    verbs: &["watch", "see", "stream"],
    agents: &["viewer", "watcher"],
    fillers: &["movi", "film", "show", "seri", "genr"],
    relatives: &[],
    of_people: false,
};

pub(super) const INSTRUMENT: Topic = Topic {
    names: &["instrument"],
    verbs: &["play"],
    agents: &["player"],
    fillers: &["instrument", "music"],
    relatives: &[],
    of_people: false,
};

pub(super) const MUSIC: Topic = Topic {
    names: &["music", "song", "band"],
    verbs: &["listen", "hear"],
    agents: &["listen"],
    fillers: &["music", "song", "genr", "tune"],
    relatives: &[],
    of_people: false,
};

/// A kind of music or films; with which words one reads books of a kind is learned.
pub(super) const GENRE: Topic = Topic {
    names: &["genr"],
    verbs: &["listen", "hear"],
    agents: &["listen"],
    fillers: &["film", "genr", "movi", "music", "song", "tune"],
    relatives: &[],
    of_people: false,
};

pub(super) const SPORT: Topic = Topic {
    names: &["sport"],
    verbs: &["play", "practic", "do", "go"],
    agents: &["player", "athlet", "star", "champion"],
    fillers: &["sport", "game"],
    relatives: &[],
    of_people: false,
};

pub(super) const GAME: Topic = Topic {
    names: &["game"],
    verbs: &["play"],
    agents: &["player"],
    fillers: &["game"],
    relatives: &[],
    of_people: false,
};

pub(super) const DANCE: Topic = Topic {
    names: &["danc"],
    verbs: &["danc", "do", "perform"],
    agents: &["dancer"],
    fillers: &["danc"],
    relatives: &[],
    of_people: false,
};

pub(super) const HOBBY: Topic = Topic {
    names: &["hobbi", "pastim", "leisur", "activ"],
    verbs: &["do", "play", "practic", "pursu", "go", "take"],
    agents: &["hobbyist", "player", "practition"],
    fillers: &["hobbi", "pastim", "activ", "leisur", "free", "spare", "time"],
    relatives: &[],
    of_people: false,
};

pub(super) const TEAM: Topic = Topic {
    names: &["team", "club"],
    verbs: &["support", "cheer", "root"],
    agents: &["support"],
    fillers: &["team", "club"],
    relatives: &[],
    of_people: false,
};

/// Where they go when they are free.
pub(super) const VACATION: Topic = Topic {
    names: &["vacat", "holiday", "trip", "travel", "destin", "getaway", "tour"],
    verbs: &["go", "take", "travel", "visit", "spend", "book", "fli"],
    agents: &["goer", "travel", "vacation", "tourist"],
    fillers: &[
        "vacat", "holiday", "trip", "travel", "destin", "getaway", "break", "retreat", "tour",
        "journey", "excurs", "outing", "adventur",
    ],
    relatives: &[],
    of_people: false,
};

pub(super) const SEASON: Topic = Topic {
    names: &["season"],
    verbs: &[],
    agents: &[],
    fillers: &["season"],
    relatives: &[],
    of_people: false,
};
