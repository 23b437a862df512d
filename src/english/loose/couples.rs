//! Couples, where each row has a man and a woman: `Ann` for `Ann and her partner`, `Ann is Bob` for `Ann and Bob danced together`;
//! and two who were just named: `, and Ann and Bob arrived` for `, both arrived`.

use super::super::mention::Reader;
use super::super::sexes;
use super::super::token::Token;
use super::super::vocabulary::Senses;
use super::super::words;
use super::roundabout::in_order;

const MEN: &[&str] = &["boy", "gentleman", "groom", "husband", "man"];
const WOMEN: &[&str] = &["bride", "girl", "lady", "wife", "woman"];

const SPOUSES: &[&str] = &["husband", "spouse", "wife"];

/// Words with which nothing is told of a couple alone.
const APART: &[&str] = &["both", "each", "either", "if", "neither", "nor", "or", "unless"];

impl Reader<'_> {
    /// The categories of the men and the women, if the header has one of each.
    pub(in super::super) fn men_and_women(&self) -> Option<(Senses, Senses)> {
        let headed = |known: &[&str]| self.vocabulary.headed(known) & self.vocabulary.lists();
        let (men, women) = (headed(MEN), headed(WOMEN));
        let are_two = men.count_ones() == 1 && women.count_ones() == 1 && men & women == 0;
        are_two.then_some((men, women))
    }

    /// Whether the rows are couples, and nobody has another partner.
    fn are_couples_alone(&self) -> bool {
        let vocabulary = self.vocabulary;
        (vocabulary.are_couples || vocabulary.headed(SPOUSES) != 0) && !vocabulary.are_partners
    }

    /// Where a name of one of these categories ends that begins at a token.
    fn name_of(&self, at: usize, people: Senses) -> Option<usize> {
        let of = self.matches.get(at)?;
        of.iter().filter(|of| people >> of.of.sense & 1 == 1).map(|of| of.end).max()
    }
}

/// Plain words for one such turn.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WORDS: &[&str] = &["couple", "her", "his", "married", "pair", "together", "wed"];
    reader.tokens.iter().any(|of| WORDS.contains(&&*of.word)).then_some(())?;
    let (men, women) = reader.men_and_women()?;
    if let Some(said) = married(reader, men | women) {
        return Some(said);
    }
    if reader.tokens.iter().any(|of| APART.contains(&&*of.word)) {
        return None;
    }
    with_partner(reader, men | women)
        .or_else(|| came_with(reader, men | women))
        .or_else(|| together(reader, men, women))
        .or_else(|| like_couple(reader, men, women))
        .or_else(|| chosen_by_partner(reader, men | women))
}

/// `Bob spent $11` for `Bob spent $11 on the tent chosen by his wife`, where the rows are couples.
fn chosen_by_partner(reader: &Reader<'_>, people: Senses) -> Option<Vec<Token>> {
    const CHOSEN: &[&str] = &["bought by", "chosen by", "picked by", "selected by"];
    const OWN: &[&str] =
        &["her husband", "her partner", "her spouse", "his partner", "his spouse", "his wife"];
    reader.name_of(0, people)?;
    let found = |at: usize| {
        let the = reader.any(at, &["for the", "on the"])?;
        let noun = reader.matches.get(the)?.is_empty().then_some(the)?;
        let end = reader.any(reader.any(noun + 1, CHOSEN)?, OWN)?;
        (end == reader.end()).then_some((at, end))
    };
    let (at, end) = (2..reader.end()).find_map(found)?;
    let is_amount = reader.matches[..at]
        .iter()
        .flatten()
        .any(|of| of.end == at && reader.vocabulary.senses[of.of.sense].scale.is_some());
    (is_amount && reader.are_couples_alone()).then(|| reader.without(at..end))
}

/// `Ann (who is Bob) scored more than the couple` for `Ann and Bob scored more than the couple`, who are one then.
fn like_couple(reader: &Reader<'_>, men: Senses, women: Senses) -> Option<Vec<Token>> {
    let pair = |first: Senses, second: Senses| {
        let and = reader.name_of(0, first).filter(|and| reader.word(*and) == "and")?;
        Some((and, reader.name_of(and + 1, second)?))
    };
    let (and, end) = pair(men, women).or_else(|| pair(women, men))?;
    let is_compared = (end..reader.end()).any(|at| {
        let row =
            reader.any(at, &["than the", "behind the", "ahead of the", "after the", "before the"]);
        row.is_some_and(|row| matches!(reader.word(row), "couple" | "pair"))
    });
    let say = |word: &str| reader.tokens[and].renamed(word);
    let name = &reader.tokens[and + 1..end];
    let aside = [&[say("("), say("who"), say("is")], name, &[say(")")]].concat();
    is_compared.then(|| reader.with(and..end, &aside))
}

/// `Ann is Bob` for `Ann is married to Bob`, where the rows are couples and nobody has another partner for a dance.
fn married(reader: &Reader<'_>, people: Senses) -> Option<Vec<Token>> {
    let is_said = |at: &usize| {
        let before = (0..*at).rfind(|at| !matches!(reader.word(*at), "'t" | "not"));
        matches!(reader.word(*at), "married" | "wed")
            && reader.word(at + 1) == "to"
            && before.is_some_and(|be| reader.is_be_or_denied(be))
            && reader.name_of(at + 2, people).is_some()
    };
    let at = (1..reader.end()).find(is_said)?;
    let are_couples = reader.vocabulary.are_couples && !reader.vocabulary.are_partners;
    are_couples.then(|| reader.without(at..at + 2))
}

/// `Ann` for `Ann and her partner`, `Ann (who is Bob)` for `Ann and her husband, Bob,`.
fn with_partner(reader: &Reader<'_>, people: Senses) -> Option<Vec<Token>> {
    const PARTNERS: &[&str] = &["fiance", "fiancee", "husband", "partner", "spouse", "wife"];
    let found = |and: usize| {
        let is_own = reader.word(and) == "and" && matches!(reader.word(and + 1), "her" | "his");
        let noun = and + 2 + usize::from(matches!(reader.word(and + 2), "dance" | "dancing"));
        let is_partner = PARTNERS.contains(&reader.word(noun)) && reader.matches[noun].is_empty();
        (is_own && is_partner && reader.ends_item(and)).then_some((and, noun + 1))
    };
    let (and, end) = (1..reader.end().saturating_sub(2)).find_map(found)?;
    let comma = usize::from(reader.word(end) == ",");
    let Some(last) = reader.name_of(end + comma, people) else {
        // Of Ann and her husband, who dances with another one, nothing is told of Ann alone.
        let is_partner = reader.word(end - 1) == "partner" || reader.are_couples_alone();
        return is_partner.then(|| reader.without(and..end));
    };
    let is_set_off = reader.word(last) == ",";
    if (comma == 1) != is_set_off || !reader.vocabulary.are_couples {
        return None;
    }
    let say = |word: &str| reader.tokens[and].renamed(word);
    let name = &reader.tokens[end + comma..last];
    let aside = [&[say("("), say("who"), say("is")], name, &[say(")")]].concat();
    Some(reader.with(and..last + comma, &aside))
}

/// `Ann is Bob` for `Ann arrived with her husband Bob`, where the rows are couples.
fn came_with(reader: &Reader<'_>, people: Senses) -> Option<Vec<Token>> {
    const PARTNERS: &[&str] = &["husband", "partner", "spouse", "wife"];
    let found = |with: usize| {
        let is_own = reader.word(with) == "with" && matches!(reader.word(with + 1), "her" | "his");
        let noun = with + 2;
        let is_partner = PARTNERS.contains(&reader.word(noun)) && reader.matches[noun].is_empty();
        let name = noun + 1 + usize::from(reader.word(noun + 1) == ",");
        (is_own && is_partner && reader.name_of(name, people) == Some(reader.end()))
            .then_some((with, name))
    };
    let (with, name) = (2..reader.end().saturating_sub(2)).find_map(found)?;
    let verb = with - 1;
    let acts = words::is_finite(reader.word(verb)) && reader.matches[verb].is_empty();
    let is_row = reader.mentions(0).iter().any(|of| of.end == verb);
    let is = [reader.tokens[verb].renamed("is")];
    (acts && is_row && reader.vocabulary.are_couples).then(|| reader.with(verb..name, &is))
}

/// `Ann is Bob` for `Ann and Bob danced together`.
fn together(reader: &Reader<'_>, men: Senses, women: Senses) -> Option<Vec<Token>> {
    let end = reader.end();
    let is_last = reader.word(end - 1) == "together";
    let pair = |first: Senses, second: Senses| {
        let and = reader.name_of(0, first).filter(|and| reader.word(*and) == "and")?;
        Some((and, reader.name_of(and + 1, second)?))
    };
    let (and, name) = pair(men, women).or_else(|| pair(women, men)).filter(|_| is_last)?;
    let denied = reader.kind(name).auxiliary && matches!(reader.word(name + 1), "not" | "'t");
    const DONE: &[&str] = &["arriv", "came", "come", "compet", "danc", "perform", "play", "skate"];
    let verb = if denied { name + 2 } else { name };
    let acts = verb + 2 == end && DONE.contains(&reader.stem(verb));
    let is = reader.tokens[and].saying(if denied { "is not" } else { "is" });
    let said = [&reader.tokens[..and], &is, &reader.tokens[and + 1..name]].concat();
    acts.then(|| in_order(reader, said))
}

/// `…, and Ann and Bob arrived …` for `…, both arrived …`, behind a clause that names two, and so for `neither`.
pub(super) fn both(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let acts = |at: usize| {
        let kind = reader.kind(at);
        kind.be || kind.auxiliary || words::is_finite(reader.word(at))
    };
    let is_both = |at: &usize| {
        matches!(reader.word(*at), "both" | "neither")
            && acts(at + 1)
            && matches!(reader.word(at - 1), "," | ";" | "and" | "but")
    };
    let both = (3..reader.end().saturating_sub(1)).find(is_both)?;
    // `neither is the cook` may tell of the cook that he is not.
    let is_inverted = (reader.kind(both + 1).be || reader.kind(both + 1).auxiliary)
        && reader.mentions(both + 2).iter().any(|of| reader.ends_clause(of.end));
    if is_inverted && reader.word(both) == "neither" {
        return None;
    }
    let mut comma = both - 1;
    if matches!(reader.word(comma), "and" | "but") {
        comma -= 1;
    }
    let (a, b) = reader.two_named(matches!(reader.word(comma), "," | ";").then_some(comma)?)?;
    let joins = if reader.word(both) == "both" { "and" } else { "nor" };
    let say = |word: &str| reader.tokens[both].renamed(word);
    let said = [
        &reader.tokens[..comma],
        &[say(","), say("and")],
        &reader.tokens[both..=both],
        &a,
        &[say(joins)],
        &b,
        &reader.tokens[both + 1..],
    ];
    Some(said.concat())
}

impl Reader<'_> {
    /// The words for the two rows that a clause names: its subject and another one.
    pub(super) fn two_named(&self, end: usize) -> Option<(Vec<Token>, Vec<Token>)> {
        let ends = self.mentions(0).into_iter().map(|of| of.end);
        let first = ends.filter(|end| self.begins_predicate(*end)).max()?;
        let is_second = |start: &usize| self.mentions(*start).iter().any(|of| of.end == end);
        let second = (first + 1..end).find(is_second)?;
        // A third one may be meant as well.
        let is_named = |at: usize| !self.matches[at].is_empty();
        let is_third = (first..second).any(is_named)
            || (0..end).any(|at| {
                matches!(self.word(at), "and" | "or" | "nor" | "who" | "which" | "whose")
            });
        (!is_third).then(|| (self.tokens[..first].to_vec(), self.tokens[second..end].to_vec()))
    }
}

/// `Ann wasn't first` for `First to arrive wasn't Ann`.
pub(super) fn first_was(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DOING: &[&str] = &["to arrive", "to cross the line", "to finish", "to get there", "home"];
    let is_end = matches!(reader.word(0), "first" | "last");
    let be = reader.any(1, DOING).filter(|be| is_end && reader.is_be_or_denied(*be))?;
    let denied = matches!(reader.word(be + 1), "not" | "'t");
    let name = be + 1 + usize::from(denied);
    let end =
        reader.mentions(name).into_iter().map(|of| of.end).find(|end| reader.ends_clause(*end))?;
    let said = [
        &reader.tokens[name..end],
        &reader.tokens[be..name],
        &reader.tokens[..1],
        &reader.tokens[end..],
    ];
    reader.vocabulary.has_order.then(|| in_order(reader, said.concat()))
}

/// `arrived before` for `got there before` and `were there before`, of those who stand in an order.
pub(super) fn got_there(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SAID: &[&str] = &["got there", "was there", "were there"];
    let found = |at: usize| {
        reader.any(at, SAID).filter(|end| matches!(reader.word(*end), "after" | "before"))
    };
    let (at, end) = (1..reader.end()).find_map(|at| Some((at, found(at)?)))?;
    let arrived = [reader.tokens[at].renamed("arrived")];
    reader.vocabulary.has_order.then(|| reader.with(at..end, &arrived))
}

/// `Ann is the pilot's wife` for `Ann is married to the pilot`, where the header has husbands, and nobody else who is wed.
pub(super) fn wed_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// Who is listed, and to whom they are wed.
    const WED: &[(&str, &str)] = &[
        ("fiance", "fiancee"),
        ("fiancee", "fiance"),
        ("husband", "wife"),
        ("partner", "partner"),
        ("spouse", "spouse"),
        ("wife", "husband"),
    ];
    let headed = |of: &str| reader.vocabulary.headed(&[of]) & reader.vocabulary.lists();
    let mut listed = WED.iter().filter(|(of, _)| headed(of) != 0);
    let (Some((wed, whose)), None) = (listed.next(), listed.next()) else { return None };
    let of = headed(wed);
    let name = |at: usize| {
        let item = at + usize::from(reader.kind(at).determiner);
        let found = reader.matches.get(item)?;
        let is_wed = found.iter().all(|item| of >> item.of.sense & 1 == 1);
        found.iter().map(|item| item.end).max().filter(|_| is_wed)
    };
    let found = |at: usize| {
        let betrothed = matches!(*wed, "fiance" | "fiancee");
        let whom = match betrothed {
            true => reader.any(at, &["engaged to"])?,
            false => reader.any(at, &["married to", "wed to", "wedded to"])?,
        };
        let before = at.checked_sub(1)?;
        let is_denied = matches!(reader.word(before), "not" | "'t");
        let be = before.checked_sub(usize::from(is_denied))?;
        // `was married to the cook for 20 years`
        let end = name(whom).filter(|end| reader.ends_clause(*end) || reader.kind(*end).be)?;
        reader.is_be_or_denied(be).then_some((at, whom, end))
    };
    let (at, whom, end) = (1..reader.end()).find_map(found)?;
    let whose = reader.tokens[end - 1].saying(&format!("'s {whose}"));
    let said = [&reader.tokens[..at], &reader.tokens[whom..end], &whose, &reader.tokens[end..]];
    (of.count_ones() == 1).then(|| in_order(reader, said.concat()))
}

/// `Ives` for `Mr. and Mrs. Ives`, of couples that are called so.
pub(super) fn mister_and_missis(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let dot = |at: usize| at + usize::from(reader.word(at) == ".");
    let found = |at: usize| {
        let and = dot(at + 1);
        let is_both = reader.word(at) == "mr" && reader.any(and, &["and mrs"]).is_some();
        let name = dot(and + 2);
        let of = reader.matches.get(name).filter(|_| is_both)?;
        let are_couples = reader.vocabulary.headed(&["couple", "household", "newlywed"]);
        let is_family = |sense: usize| {
            sexes::is_of_families(&reader.vocabulary.senses[sense]) || are_couples >> sense & 1 == 1
        };
        of.iter().any(|of| is_family(of.of.sense)).then_some(at..name)
    };
    Some(reader.without((0..reader.end()).find_map(found)?))
}

/// `Ann is not the baker` for `Ann did not marry the baker`, `Ann is the baker` for `Ann's husband is the baker`, where the
/// header lists husbands or wives, so that the rows are couples.
pub(super) fn spouse(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SPOUSES: &[&str] = &["bride", "bridegroom", "groom", "husband", "spouse", "wife"];
    let spouses = reader.vocabulary.headed(SPOUSES) & reader.vocabulary.lists();
    (spouses != 0).then_some(())?;
    let names_row = |at: usize| {
        let at = at + usize::from(reader.kind(at).determiner);
        let of = reader.matches.get(at);
        of.is_some_and(|of| of.iter().any(|of| !reader.is_possessive(of.end)))
    };
    let is_not = |at: usize| matches!(reader.word(at), "'t" | "not");
    let say = |at: usize, word: &str| reader.tokens[at].renamed(word);
    (1..reader.end()).find_map(|at| {
        let stem = reader.stem(at);
        if SPOUSES.contains(&stem) && reader.is_possessive(at - 1) {
            let item = at + 2 + usize::from(is_not(at + 2));
            let is_other = reader.ends_item(at - 1)
                && reader.matches[at].is_empty()
                && reader.kind(at + 1).be
                && names_row(item);
            return is_other.then(|| reader.without(at - 1..at + 1));
        }
        if stem != "marri" || !reader.matches[at].is_empty() {
            return None;
        }
        let did = |at: usize| matches!(reader.word(at), "did" | "didn");
        let wed = at + 1;
        if reader.word(at + 1) == "to" {
            let be = (0..at).rev().find(|at| !is_not(*at))?;
            let is_wed = reader.is_be_or_denied(be)
                && (names_row(at + 2) || matches!(reader.word(at + 2), "either" | "neither"));
            is_wed.then(|| reader.without(at..at + 2))
        } else if !names_row(wed) || reader.is_be_or_denied(at - 1) {
            None
        } else if is_not(at - 1) && at > 1 && did(at - 2) {
            let be = if reader.word(at - 2) == "did" { "is" } else { "isn" };
            Some(reader.with(at - 2..wed, &[say(at - 2, be), reader.tokens[at - 1].clone()]))
        } else if at > 1 && did(at - 2) {
            // `nor did she marry Jack`
            Some(reader.with(at - 2..wed, &[say(at - 2, "is"), reader.tokens[at - 1].clone()]))
        } else {
            (reader.word(at) != "marry").then(|| reader.with(at..wed, &[say(at, "is")]))
        }
    })
}
