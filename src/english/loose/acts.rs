//! What each does, where the header has a category of it: `Ann was sang` for `Ann sang`, so that the item stands as all others do; and
//! what several do together: `are three different people` for `all three sang the anthem`.

use super::super::doers;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// `is sang` for `sang`, `was not sang` for `did not sing`, where the header has what each did.
pub(super) fn did(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let acts = reader
        .vocabulary
        .where_sense(|sense| doers::are_acts(&reader.vocabulary.senses[sense].items));
    (acts != 0).then_some(())?;
    let is_act = |at: usize| {
        let is_verb = |of: &super::super::matches::Match| {
            acts >> of.of.sense & 1 == 1
                && (of.is_exact || words::stem(reader.word(at)) == reader.stem(at))
        };
        let agent = |word: &str| word.ends_with("er") || word.ends_with("or");
        !agent(reader.word(at)) && reader.matches[at].iter().any(is_verb)
    };
    let found = |at: usize| {
        let before = at.checked_sub(1)?;
        let word = reader.word(before);
        if matches!(word, "not" | "'t") {
            let auxiliary = before.checked_sub(1)?;
            let be = match reader.word(auxiliary) {
                "did" | "does" | "do" => "was",
                "didn" | "doesn" | "don" => "wasn",
                _ => return None,
            };
            return Some(reader.with(auxiliary..before, &[reader.tokens[auxiliary].renamed(be)]));
        }
        let follows = reader.ends_item(at)
            || matches!(word, "who" | "that")
            || matches!(word, "and" | "but") && before > 0;
        follows.then(|| reader.with(at..at, &[reader.tokens[at].renamed("was")]))
    };
    (1..reader.end()).filter(|at| is_act(*at)).find_map(found)
}

/// Nothing for `too` at the end of what is said, and for a remark that some stand in no known order.
pub(super) fn too(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let ends = |at: usize| matches!(reader.word(at), "" | "." | "," | ";");
    let is_too = |at: usize| reader.word(at) == "too" && ends(at + 1) && reader.ends_item(at);
    if let Some(at) = (2..reader.end()).find(|at| is_too(*at)) {
        return Some(reader.without(at..at + 1));
    }
    const REMARKS: &[&str] = &[
        "not necessarily in any particular order",
        "not necessarily in that order",
        "not in any particular order",
        "in no particular order",
    ];
    let remark = |at: usize| {
        let those = reader.any(at, &[", but those", ", but these", ", though those"])?;
        let last = reader.any(those, &["last"]).unwrap_or(those);
        let (_, taken) = words::number(&[reader.word(last)])?;
        let people = last + taken;
        let be = people + usize::from(reader.kind(people).person);
        let end = reader.any(be + 1, REMARKS).filter(|_| reader.kind(be).be)?;
        (end == reader.end()).then_some(at)
    };
    let at = (3..reader.end()).find_map(remark)?;
    Some(reader.without(at..reader.end()))
}

/// `are different people` for `all three live at 4 Elm Road`, behind as many as are counted, and where the rest names nothing.
pub(super) fn all_three(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DENYING: &[&str] =
        &["'t", "either", "if", "neither", "never", "no", "nor", "not", "or", "than", "unless"];
    let all = (4..reader.end()).find(|at| reader.word(*at) == "all")?;
    let (count, taken) = words::number(&[reader.word(all + 1)])?;
    let verb = all + 1 + taken;
    let is_free = |at: usize| reader.matches.get(at).is_none_or(Vec::is_empty);
    let is_plain = (verb..reader.end()).all(|at| is_free(at) && reader.relations(at).is_empty());
    let denies = reader.tokens.iter().any(|token| DENYING.contains(&&*token.word));
    let starts = reader.lists(0);
    let is_list = starts.iter().any(|(end, of)| *end == all && of.len() == count as usize);
    let is_verb = reader.tokens.get(verb).is_some_and(Token::is_word);
    let is_different = reader.kind(verb).be;
    if is_different || !is_list || !is_plain || denies || !is_verb {
        return None;
    }
    let said = "are different people";
    Some(reader.with(all..reader.end(), &reader.tokens[all].saying(said)))
}

/// `are different people` for `all belong to a club`, behind three or more of whom each has one name, and where the rest names
/// nothing.
pub(super) fn all_do(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // What tells nothing of the puzzle, whoever does it.
    const IDLE: &[&str] = &[
        "attend the same school",
        "attended the same school",
        "belong to a",
        "belong to the same",
        "belonged to a",
        "belonged to the same",
        "grew up together",
        "know each other",
        "went to school together",
    ];
    const BOUND: &[&str] = &[
        "'t", "each", "either", "her", "him", "if", "neither", "never", "no", "nobody", "nor",
        "not", "only", "or", "than", "them", "unless", "who", "whose",
    ];
    let vocabulary = reader.vocabulary;
    // A wife and a husband may be of one row; a first name and a surname are of one kind of people.
    let kinds = vocabulary.kinds_of_people();
    let are_alike = kinds.count_ones() < 2 || kinds & !vocabulary.headed(&["name", "surname"]) == 0;
    let are_people = vocabulary.of_persons() != 0
        && vocabulary.couples() == 0
        && vocabulary.of_relatives() == 0
        && are_alike;
    (!vocabulary.has_order && are_people).then_some(())?;
    let all = (3..reader.end()).find(|at| reader.word(*at) == "all")?;
    let rest = reader.any(all + 1, IDLE)?;
    let is_list = reader.lists(0).iter().any(|(end, of)| *end == all && of.len() > 2);
    // `the same floor`, but `a club for owners of pets`
    let is_same = (all..reader.end()).any(|at| matches!(reader.word(at), "different" | "same"));
    let is_own =
        |at: usize| reader.uses(at).own != 0 && (is_same || !reader.word(at).ends_with('s'));
    let is_free = |at: usize| {
        reader.matches[at].is_empty()
            && !is_own(at)
            && reader.relations(at).is_empty()
            && words::number(&[reader.word(at)]).is_none()
    };
    let is_bound = |token: &Token| BOUND.contains(&&*token.word);
    if !is_list || !(rest..reader.end()).all(is_free) || reader.tokens.iter().any(is_bound) {
        return None;
    }
    Some(reader.with(all..reader.end(), &reader.tokens[all].saying("are different people")))
}

/// `Ann is not the singer` for `Ann did not sing`, and `is the singer` for `sang`, where the header has what each does.
pub(super) fn of_doer(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let last = at.checked_sub(1)?;
        let is_denied = matches!(reader.word(last), "not" | "'t");
        let is_verb = match is_denied {
            true => last > 1 && reader.kind(last - 1).auxiliary,
            false => {
                words::is_finite(reader.word(at))
                    && reader.mentions(0).iter().any(|of| of.end == at)
            }
        };
        is_verb.then_some(())?;
        let from = at - if is_denied { 2 } else { 0 };
        let doer = reader.vocabulary.doer_of(reader.word(at))?;
        let is = if is_denied { "is not the" } else { "is the" };
        reader.ends_clause(at + 1).then(|| (from..at + 1, format!("{is} {doer}")))
    };
    let (range, said) = (1..reader.end()).find_map(found)?;
    Some(reader.with(range.clone(), &reader.tokens[range.start].saying(&said)))
}
