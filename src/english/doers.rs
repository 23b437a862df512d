//! Words for people that are not their names: the runner of `running`, the golfer of `golf`, the Major.

use super::lexicon::Topic;
use super::sense::{Pattern, Thing, Uses};
use super::vocabulary::Vocabulary;
use super::words;
use crate::syntax::ast::Name;
use crate::syntax::text::fold;

/// What is done, and words for who does it that are not its name with another ending.
const DOERS: &[(&str, &[&str])] = &[
    ("acrobatics", &["acrobat"]),
    ("archery", &["archer"]),
    ("ballet", &["ballet dancer"]),
    ("baton twirling", &["baton twirler"]),
    ("bird watching", &["birdwatcher"]),
    ("birdwatching", &["bird watcher"]),
    ("bowls", &["bowler"]),
    ("canoeing", &["canoeist"]),
    ("collecting stamps", &["stamp collector"]),
    ("comedy", &["comedian"]),
    ("cooking", &["cook"]),
    ("cricket", &["cricketer"]),
    ("cycling", &["cyclist"]),
    ("dance", &["dancer"]),
    ("fire eating", &["fire eater"]),
    ("fishing", &["angler", "fisherman"]),
    ("football", &["footballer"]),
    ("golf", &["golfer"]),
    ("gymnastics", &["gymnast"]),
    ("horse riding", &["horseman", "horsewoman", "rider"]),
    ("horseback riding", &["rider"]),
    ("hypnosis", &["hypnotist"]),
    ("judo", &["judoka"]),
    ("juggling act", &["juggler"]),
    ("kite flying", &["kite flier", "kite flyer"]),
    ("magic", &["magician"]),
    ("magic act", &["magician"]),
    ("magic show", &["magician"]),
    ("magic tricks", &["magician"]),
    ("monologue", &["monologist"]),
    ("mountaineering", &["mountaineer"]),
    ("orienteering", &["orienteer"]),
    ("photography", &["photographer"]),
    ("poetry", &["poet"]),
    ("pottery", &["potter"]),
    ("puppetry", &["puppeteer"]),
    ("puppets", &["puppeteer"]),
    ("recitation", &["reciter"]),
    ("rock climbing", &["climber"]),
    ("sailing", &["sailor"]),
    ("scuba diving", &["diver"]),
    ("sculpting", &["sculptor"]),
    ("skating", &["figure skater"]),
    ("song", &["singer"]),
    ("songs", &["singer"]),
    ("stamps", &["stamp collector"]),
    ("stand up comedy", &["comedian"]),
    ("sword swallowing", &["sword swallower"]),
    ("tap dancing", &["tap dancer"]),
    ("tightrope", &["tightrope walker"]),
    ("trapeze", &["trapeze artist"]),
    ("ventriloquism", &["ventriloquist"]),
];

/// What is ridden, and words for who rides it.
const RIDERS: &[(&str, &str)] = &[
    ("bicycle", "cyclist"),
    ("bike", "cyclist"),
    ("motor scooter", "scooter rider"),
    ("motorbike", "motorcyclist"),
    ("motorcycle", "motorcyclist"),
    ("unicycle", "unicyclist"),
];

/// Titles by which somebody may be spoken of without a name.
const RANKS: &[&str] = &[
    "admiral",
    "baron",
    "baroness",
    "bishop",
    "brigadier",
    "captain",
    "cardinal",
    "colonel",
    "commander",
    "constable",
    "count",
    "countess",
    "doctor",
    "duchess",
    "duke",
    "earl",
    "general",
    "inspector",
    "lieutenant",
    "major",
    "professor",
    "reverend",
    "senator",
    "sergeant",
];

/// Titles as they are written before names.
const SHORT: &[(&str, &str)] = &[
    ("capt", "captain"),
    ("col", "colonel"),
    ("dr", "doctor"),
    ("gen", "general"),
    ("lt", "lieutenant"),
    ("prof", "professor"),
    ("rev", "reverend"),
    ("sgt", "sergeant"),
];

impl Vocabulary {
    /// The runner of `running`, if a category `is_done`, and who rides what is ridden.
    pub(super) fn add_agent(&mut self, of: Thing, name: &str, is_done: bool) {
        let folded = fold(name);
        let rider = RIDERS.iter().find(|(ridden, _)| folded == *ridden);
        if let Some((_, rider)) = rider {
            self.add_derived(of, rider);
        }
        if is_done {
            doers(name).iter().for_each(|doer| self.add_derived(of, doer));
        }
    }

    /// The singer of `sang`, of a category that tells what each does.
    pub(super) fn add_performers(&mut self, sense: usize, items: &[Name]) {
        if !are_acts(items) {
            return;
        }
        for (item, name) in items.iter().enumerate() {
            performers(&name.text)
                .iter()
                .for_each(|of| self.add_derived(Thing { sense, item }, of));
        }
    }

    /// `the Major` for `Major Green`, where nobody else is one and no heading or other item has the word.
    pub(super) fn add_ranks(&mut self) {
        let rank = |name: &str| {
            let folded = fold(name).replace('.', "");
            let (title, _) = folded.split_once(' ')?;
            let long = SHORT.iter().find(|(short, _)| *short == title).map(|(_, long)| *long);
            RANKS.iter().copied().find(|rank| *rank == long.unwrap_or(title))
        };
        let people = self.names | self.folk | self.all(|sense| sense.is_people);
        let mut ranked: Vec<(&str, Thing)> = Vec::new();
        for (sense, of) in self.senses.iter().enumerate() {
            let ranks = of
                .items
                .iter()
                .enumerate()
                .filter_map(|(item, name)| Some((rank(&name.text)?, Thing { sense, item })));
            ranked.extend(ranks.filter(|_| people >> sense & 1 == 1));
        }
        for (rank, of) in &ranked {
            let stem = words::stem(rank);
            let is_only = ranked.iter().filter(|(other, _)| other == rank).count() == 1;
            let is_own = self.uses.get(&stem).is_some_and(|uses| *uses != Uses::default());
            let is_other = |pattern: &Pattern| pattern.of != *of && pattern.stems.contains(&stem);
            if is_only && !is_own && !self.patterns.iter().any(is_other) {
                self.add_derived(*of, rank);
            }
        }
    }

    /// The word for who does what a verb tells, if the header has what he does: `singer` of `sing`, beside `act: song, dance`.
    pub(super) fn doer_of(&self, verb: &str) -> Option<String> {
        let is_of_done = |pattern: &Pattern| {
            let sense = &self.senses[pattern.of.sense];
            is_done(sense.topic, &sense.name.text)
        };
        let is_known = |doer: &String| {
            let mut derived = self.patterns.iter().filter(|pattern| pattern.is_derived);
            derived.any(|pattern| pattern.words[..] == [doer.as_str()] && is_of_done(pattern))
        };
        performers(verb).into_iter().find(is_known)
    }

    /// A word for who does what an item is, or is called so: another item with that name comes before it.
    fn add_derived(&mut self, of: Thing, name: &str) {
        self.add_pattern(of, name);
        self.patterns.iter_mut().last().into_iter().for_each(|last| last.is_derived = true);
    }
}

/// Whether a category is of what people do in their time, by its topic or its heading.
pub(super) fn is_done(topic: Option<&Topic>, heading: &str) -> bool {
    const DONE: &[&str] = &["hobbi", "sport", "activ"];
    const ACTS: &[&str] = &["act", "pastime", "skill", "talent"];
    let heading = heading.to_lowercase();
    let is_act = ACTS.contains(&heading.strip_suffix('s').unwrap_or(&heading));
    is_act || topic.is_some_and(|topic| topic.names.iter().any(|name| DONE.contains(name)))
}

/// Whether a word is for who does what an item names: `golfer` of `golf`.
pub(super) fn is_doer(item: &str, word: &str) -> bool {
    doers(item).iter().any(|doer| doer == word)
}

/// Words for who does what an item names.
fn doers(name: &str) -> Vec<String> {
    let name = name.to_lowercase().replace('-', " ");
    let known = DOERS.iter().find(|(done, _)| *done == name).map_or(&[][..], |(_, doers)| doers);
    let mut doers: Vec<String> = known.iter().map(|doer| (*doer).to_owned()).collect();
    if name.ends_with(" dance") {
        doers.push(format!("{name}r"));
    }
    let is_word = |text: &str| text.chars().all(|c| c.is_alphabetic() || c == ' ');
    if let Some(done) = name.strip_suffix("ing").filter(|done| done.len() > 2 && is_word(done)) {
        // `coin collecting`
        let ending = if done.ends_with("collect") { "or" } else { "er" };
        doers.push(format!("{done}{ending}"));
    }
    doers
}

/// Whether the items of a category are what each does or did: `sang, danced, juggled`, `singing, dancing, juggling`.
pub(super) fn are_acts(items: &[Name]) -> bool {
    const FEWEST: usize = 3;
    let is_past = |word: &str| {
        !word.ends_with('s')
            && word.len() > 2
            && words::is_finite(word)
            && words::number(&[word]).is_none()
    };
    let fits = |is: &dyn Fn(&str) -> bool| {
        let is_verb = |name: &Name| {
            let is_lower = name.text.chars().all(|c| c.is_lowercase() || matches!(c, ' ' | '-'));
            let last = name.text.rsplit([' ', '-']).next().unwrap_or("");
            is_lower && name.text.split([' ', '-']).count() <= 2 && is(last)
        };
        items.iter().all(is_verb)
    };
    items.len() >= FEWEST
        && (fits(&is_past) || fits(&|word| word.ends_with("ing") && word.len() > 5))
}

/// Words for who does what an item of acts or a verb tells: `singer` of `sang`, `tap dancer` of `tap-danced`.
fn performers(name: &str) -> Vec<String> {
    let name = name.to_lowercase().replace('-', " ");
    let (before, verb) =
        name.rsplit_once(' ').map_or(("", &*name), |(before, verb)| (before, verb));
    let base = verb.strip_suffix("ing").or_else(|| verb.strip_suffix("ed"));
    let starts: Vec<String> = match base {
        Some(base) if base.len() > 2 => {
            let single = base.strip_suffix("ll").map(|start| format!("{start}l"));
            [Some(base.to_owned()), single].into_iter().flatten().collect()
        }
        _ => {
            let base = words::stem(verb);
            let start = base.strip_suffix('e').unwrap_or(&base);
            let double = start.chars().last().map(|last| format!("{start}{last}"));
            [Some(start.to_owned()), double].into_iter().flatten().collect()
        }
    };
    let agents = starts.iter().flat_map(|start| ["er", "or"].map(|end| format!("{start}{end}")));
    agents.map(|agent| format!("{before} {agent}").trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::ids::Span;

    #[test]
    fn who_does_it() {
        assert_eq!(doers("running"), ["runner"]);
        assert_eq!(doers("Fishing"), ["angler", "fisherman", "fisher"]);
        assert_eq!(doers("coin collecting"), ["coin collector"]);
        assert_eq!(doers("chess"), [""; 0]);
        assert!(DOERS.is_sorted());
    }

    #[test]
    fn who_did_it() {
        assert_eq!(performers("sang"), ["singer", "singor", "singger", "singgor"]);
        assert!(performers("swam").contains(&"swimmer".to_owned()));
        assert!(performers("wrote").contains(&"writer".to_owned()));
        assert!(performers("juggling").contains(&"juggler".to_owned()));
        assert!(performers("tap-danced").contains(&"tap dancer".to_owned()));
        let names = |of: &[&str]| {
            of.iter().map(|name| Name::new(*name, Span::default())).collect::<Vec<_>>()
        };
        assert!(are_acts(&names(&["sang", "danced", "hummed"])));
        assert!(!are_acts(&names(&["red", "blue", "bred"])));
        assert!(!are_acts(&names(&["Reading", "Dorking", "Woking"])));
    }
}
