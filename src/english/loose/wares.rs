//! Who sells, gets or plays for what: `the seller of honey` for `the honey seller`, `the muffin is Ann's` for `the muffin is for
//! Ann`, `is with the Otters` for `runs for the Otters`.

use super::super::function;
use super::super::mention::Reader;
use super::super::sentence::two_rows::GETTING;
use super::super::token::Token;
use super::super::vocabulary::Senses;

/// `the seller of honey` for `the honey seller`, of things.
pub(super) fn seller(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SELLERS: &[&str] = &["dealer", "merchant", "seller", "trader", "vendor"];
    let persons = reader.vocabulary.of_persons();
    // Who buys honey, or is treated by its seller, is somebody else.
    if reader.vocabulary.headed(GETTING) != 0 {
        return None;
    }
    let found = |item: usize| {
        let is_led = matches!(reader.word(item - 1), "the" | "a");
        let of = reader.matches[item].iter().filter(|of| persons >> of.of.sense & 1 == 0);
        let end = of.map(|of| of.end).max().filter(|_| is_led)?;
        let is_seller = SELLERS.contains(&reader.word(end))
            && reader.matches[end].is_empty()
            && !reader.is_possessive(end + 1);
        is_seller.then_some((item, end))
    };
    let (item, end) = (1..reader.end().saturating_sub(1)).find_map(found)?;
    let seller = reader.tokens[end].saying("seller of");
    let said = [&seller, &reader.tokens[item..end]].concat();
    Some(super::roundabout::in_order(reader, reader.with(item..end + 1, &said)))
}

/// `bought boots with the gift card` for `used the gift card to buy boots`: whoever did the one did the other.
pub(super) fn used_to_buy(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BUYING: &[(&str, &str)] = &[
        ("to buy", "bought"),
        ("to get", "got"),
        ("to pay for", "paid for"),
        ("to purchase", "purchased"),
    ];
    let things = !reader.people();
    let thing = |at: usize| {
        let noun =
            at + usize::from(reader.kind(at).determiner || function::is_own(reader.word(at)));
        let of = reader.matches.get(noun)?;
        of.iter().all(|of| things >> of.of.sense & 1 == 1).then_some(())?;
        Some((noun, of.iter().map(|of| of.end).max()?))
    };
    let found = |used: usize| {
        let (card, with) = thing(used + 1).filter(|_| reader.word(used) == "used")?;
        let (to, bought) =
            BUYING.iter().find_map(|(to, verb)| Some((reader.phrase(with, to)?, *verb)))?;
        let (_, end) = thing(to).filter(|(_, end)| reader.ends_clause(*end))?;
        Some((used, card..with, to..end, bought))
    };
    let (used, card, goods, bought) = (1..reader.end()).find_map(found)?;
    // but not `the woman (not Ann) who used`
    let denies = |at: usize| function::denies(reader.word(at)) && reader.word(at - 1) != "(";
    let is_denied = (1..used).any(denies) || function::denies(reader.word(0));
    let say = |word: &str| reader.tokens[used].saying(word);
    let end = goods.end;
    let with_card = [&say("with the"), &reader.tokens[card]].concat();
    let said = [&say(bought), &reader.tokens[goods], &with_card];
    (!is_denied && reader.matches[used].is_empty())
        .then(|| super::roundabout::in_order(reader, reader.with(used..end, &said.concat())))
}

/// `the muffin is Ann's` for `the muffin is for Ann`, and `Ann's parcel` for `the parcel for Ann`, where those who are named get
/// something.
pub(super) fn for_somebody(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let persons = getting(reader);
    let is_name = |at: usize| {
        let named = reader.matches.get(at)?.iter().filter(|of| persons >> of.of.sense & 1 == 1);
        named.map(|of| of.end).max().filter(|end| ends(reader, *end))
    };
    let found = |at: usize| Some((at, is_name(at + 1)?));
    let preposition = |at: &usize| reader.word(*at) == "for" && !reader.is_within_item(*at);
    let (at, end) = (2..reader.end()).filter(preposition).find_map(found)?;
    let mark = reader.tokens[at].renamed("'s");
    let name = &reader.tokens[at + 1..end];
    let before = at - 1;
    let is_told = reader.is_be_or_denied(before) || matches!(reader.word(before), "not" | "'t");
    let subject =
        (0..before).any(|at| reader.matches[at].iter().any(|of| persons >> of.of.sense & 1 == 0));
    if is_told && subject && !(0..at).any(|at| function::is_own(reader.word(at))) {
        return Some(reader.with(at..end, &[name, &[mark]].concat()));
    }
    // `the one for Ann`, of what the rows are
    let article = before.checked_sub(1).filter(|at| reader.word(*at) == "the")?;
    let is_first = article == 0 || matches!(reader.word(article - 1), "than" | "neither" | "nor");
    let is_thing = reader.matches[before].is_empty()
        && (reader.word(before) == "one"
            || !reader.is_human(before)
                && (reader.kind(before).thing || reader.is_new_word(before)));
    let thing = &reader.tokens[before..at];
    let owned = match reader.word(before) {
        "one" => [name, &[mark]].concat(),
        _ => [name, &[mark], thing].concat(),
    };
    (is_first && is_thing).then(|| reader.with(article..end, &owned))
}

/// The only category of people, if they are such as get something and make nothing.
fn getting(reader: &Reader<'_>) -> Senses {
    let vocabulary = reader.vocabulary;
    let persons = vocabulary.of_persons();
    // Guests may bring what others eat.
    let orders = vocabulary.headed(&["order"]) != 0;
    let getting = if orders { persons } else { persons & vocabulary.headed(GETTING) };
    if getting == persons && getting.count_ones() == 1 { getting } else { 0 }
}

/// Whether nothing more is told of a name: `for Ann's friend`, `for Ann and Bob`.
fn ends(reader: &Reader<'_>, end: usize) -> bool {
    !reader.is_possessive(end) && reader.word(end) != "and" && reader.stem(end) != "to"
}

/// `is with the Otters` for `runs for the Otters` and `represents the Otters`, where the header has clubs.
pub(super) fn for_club(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CLUBS: &[&str] =
        &["club", "colleg", "school", "side", "squad", "stabl", "team", "univers"];
    const VERBS: &[&str] = &[
        "competed",
        "competes",
        "played",
        "plays",
        "raced",
        "races",
        "ran",
        "rode",
        "rides",
        "rows",
        "runs",
        "swam",
        "swims",
        "turns out",
        "turned out",
    ];
    let clubs = reader.vocabulary.named_by(CLUBS);
    let found = |at: usize| {
        let verb = reader.any(at, VERBS).filter(|end| reader.word(*end) == "for");
        let verb = verb.map(|end| end + 1);
        let verb = verb.or_else(|| reader.any(at, &["represents", "represented"]))?;
        let item = verb + usize::from(reader.kind(verb).determiner);
        let is_theirs = |of: &super::super::matches::Match| clubs >> of.of.sense & 1 == 1;
        reader.matches.get(item)?.iter().any(is_theirs).then_some((at, verb))
    };
    if clubs.count_ones() != 1 {
        return None;
    }
    let (at, verb) = (1..reader.end()).find_map(found)?;
    let is_verb = reader.matches[at].is_empty() && !reader.kind(at - 1).determiner;
    let who = matches!(reader.word(at - 1), "who" | "that");
    let is_subject = who || reader.mentions(0).iter().any(|of| of.end == at);
    (is_verb && is_subject).then(|| reader.with(at..verb, &reader.tokens[at].saying("is with")))
}

/// `Hush isn't on channel 5` for `Hush doesn't air on channel 5`, where others air it: what is aired, airs itself.
pub(super) fn airs_itself(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SHOWING: &[&str] = &["air", "broadcast", "screen", "show"];
    let found = |verb: usize| {
        let last = verb - 1;
        let denied = usize::from(matches!(reader.word(last), "not" | "'t"));
        let end = last + 1 - 2 * denied;
        let is_does = denied == 0 || matches!(reader.word(end), "did" | "didn" | "does" | "doesn");
        let shown = reader.uses(verb).verb & reader.vocabulary.lists();
        let mut subject = reader.matches[..end.min(reader.end())].iter().flatten();
        let is_shown = subject.any(|of| of.end == end && shown >> of.of.sense & 1 == 1);
        let place = verb + 1;
        let is_there = matches!(reader.word(place), "at" | "in" | "on")
            && reader.matches[verb].is_empty()
            && SHOWING.contains(&reader.stem(verb));
        (is_does && is_shown && is_there).then_some((end, verb, denied == 1))
    };
    let (end, verb, is_denied) = (2..reader.end().saturating_sub(1)).find_map(found)?;
    let is = reader.tokens[verb].saying(if is_denied { "is not" } else { "is" });
    Some(reader.with(end..verb + 1, &is))
}
