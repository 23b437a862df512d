//! Floors in other words: `Ann lives two floors above Bob` for `You have to climb two floors to get from Bob's to Ann's`, and races and pets.

use super::super::function::denies;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// How somebody goes, and on which side of the start that is.
const WAYS: &[(&str, &str)] = &[
    ("ascend", "above"),
    ("climb", "above"),
    ("descend", "below"),
    ("go down", "below"),
    ("go up", "above"),
    ("walk down", "below"),
    ("walk up", "above"),
];

impl Reader<'_> {
    /// Whether the floors are the positions.
    fn has_floors(&self) -> bool {
        self.vocabulary.has_order
            && matches!(&*self.vocabulary.position_stem, "floor" | "storey" | "stori")
    }

    /// Where the words for somebody end whose flat is meant: `Ann` of `Ann's flat`, with where that ends.
    fn past_home(&self, start: usize) -> Option<(usize, usize)> {
        const HOMES: &[&str] = &["apartment", "flat", "home", "office", "room"];
        let owners = self.nouns(start).into_iter().map(|(end, _)| end);
        let owner = owners.filter(|at| self.is_possessive(*at)).max()?;
        let is_home = HOMES.contains(&self.word(owner + 1));
        Some((owner, owner + 1 + usize::from(is_home)))
    }

    /// `you have to climb exactly two floors`: the side, where the number begins and where the words end.
    fn climbed(&self, start: usize) -> Option<(&'static str, usize, usize)> {
        const MUST: &[&str] = &[
            "one has to",
            "one must",
            "you have to",
            "you must",
            "you need to",
            "you will have to",
            "you would have to",
        ];
        let verb = self.any(start, MUST)?;
        let (way, side) =
            WAYS.iter().find_map(|(way, side)| Some((self.any(verb, &[way])?, *side)))?;
        let exactly = self.any(way, &["exactly", "just", "only", "precisely"]).unwrap_or(way);
        let (_, taken) = words::number(&[self.word(exactly)])?;
        let unit = exactly + taken;
        matches!(self.word(unit), "floor" | "floors" | "storeys" | "stories").then_some((
            side,
            exactly,
            unit + 1,
        ))
    }
}

/// `Ann lives two floors above Bob` for `You have to climb two floors to get from Bob's flat to Ann's` and `To reach Ann's flat from
/// Bob's, you have to climb two floors`.
pub(super) fn to_reach(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const REACH: &[&str] = &["to get", "to go", "to reach"];
    reader.has_floors().then_some(())?;
    let way = |start: usize| {
        let at = reader.any(start, REACH)?;
        let from = |at: usize| reader.any(at, &["from"]);
        // `from Bob's to Ann's`, or `Ann's from Bob's`
        if let Some(b) = from(at) {
            let (b_end, next) = reader.past_home(b)?;
            let a = reader.any(next, &["to"])?;
            let (a_end, end) = reader.past_home(a)?;
            return Some((a..a_end, b..b_end, end));
        }
        let a = reader.any(at, &["to"]).unwrap_or(at);
        let (a_end, next) = reader.past_home(a)?;
        let b = from(next)?;
        let (b_end, end) = reader.past_home(b)?;
        Some((a..a_end, b..b_end, end))
    };
    let end = reader.end();
    let told = match reader.climbed(0) {
        Some((side, number, next)) => way(next).map(|way| (side, number, next, way)),
        None => way(0).and_then(|way| {
            let climb = way.2 + usize::from(reader.word(way.2) == ",");
            let (side, number, next) = reader.climbed(climb)?;
            (next == end).then_some((side, number, next, way))
        }),
    };
    let (side, number, units_end, (a, b, way_end)) = told?;
    let is_whole = way_end == end || units_end == end;
    let say = |words: &str| reader.tokens[number].saying(words);
    let said = [
        &reader.tokens[a],
        &say("lives"),
        &reader.tokens[number..units_end],
        &say(side),
        &reader.tokens[b],
        &reader.tokens[end..],
    ];
    is_whole.then(|| in_order(reader, said.concat()))
}

/// `Nobody lives lower than` for `Nobody in the building lives lower than`.
pub(super) fn in_the_building(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NOBODY: &[&str] = &["nobody", "nobody else", "no one", "no one else", "no other tenant"];
    const WITHIN: &[&str] = &["in the block", "in the building", "in the house", "in the tower"];
    reader.has_floors().then_some(())?;
    let nobody = reader.any(0, NOBODY)?;
    let end = reader.any(nobody, WITHIN).filter(|end| reader.begins_predicate(*end))?;
    Some(reader.without(nobody..end))
}

/// `The cat belongs to the cook` for `The cat lives with the cook`, of pets.
pub(super) fn lives_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let pets = reader.vocabulary.headed_by(&["animal", "pet"]);
    let verb =
        (1..reader.end()).find(|at| reader.any(*at, &["live with", "lives with"]).is_some())?;
    let is_pet = reader.items_before(verb) & pets != 0;
    let is_row = reader.nouns(verb + 2).iter().any(|(end, of)| {
        let people =
            reader.persons() | reader.vocabulary.headed_by(&["job", "occupation", "profession"]);
        *end == reader.end() && reader.sense_of(of) & people & !pets != 0
    });
    let is_denied = reader.tokens.iter().any(|token| denies(&token.word));
    (is_pet && is_row && !is_denied)
        .then(|| reader.with(verb..verb + 2, &reader.tokens[verb].saying("belongs to")))
}

/// `finished one place in front of` for `finished just one place in front of`, `finished behind` for `were beaten by` and for
/// `finished lower down the field than`.
pub(super) fn in_the_field(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SAID: &[(&str, &str)] = &[
        ("finished further down the field than", "finished behind"),
        ("finished higher up the field than", "finished ahead of"),
        // `down` and `up` may be gone already.
        ("finished higher the field than", "finished ahead of"),
        ("finished just one place", "finished one place"),
        ("finished lower down the field than", "finished behind"),
        ("finished lower the field than", "finished behind"),
        ("finished only one place", "finished one place"),
        ("were beaten by", "finished behind"),
        ("were both beaten by", "both finished behind"),
    ];
    reader.finish()?;
    let found = |at: usize| {
        let (end, plain) =
            SAID.iter().find_map(|(said, plain)| Some((reader.any(at, &[said])?, *plain)))?;
        // `were beaten by one place`
        let is_amount = plain.ends_with("behind")
            && words::number(&[reader.word(end)]).is_some()
            && reader.matches.get(end).is_some_and(Vec::is_empty);
        // `were beaten by Ann or Bob` leaves open by whom.
        let is_open = plain.ends_with("behind") && reader.says("or");
        (!is_amount && !is_open).then_some((at, end, plain))
    };
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying(plain)))
}
