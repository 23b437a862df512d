//! Lists of items within a sentence: `Three friends (Ann, Bob and Cy) met.`, `The hats are fez, cap
//! and beret; their ages range from 3 to 5.`

use std::ops::Range;

use super::super::cutting::lines::trimmed;
use super::super::naming::items;
use super::super::positions::opening;
use super::super::positions::opening::is_noun;
use super::doings;
use super::enumeration;
use super::list;
use super::list::{Item, List};
use super::numbered;
use super::phrases;
use super::range;
use super::sexes;
use super::stated;
use crate::english::lexicon::names::is_of_calendar;
use crate::english::measure::begins_as_amount;
use crate::english::token::tokens;
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::text::is_clock_colon;

/// What may be lists of items in a sentence. Each may still be something else.
pub(in super::super) fn lists(text: &str, span: Span) -> Vec<List> {
    // `All four neighbors were out, one mowing, …` announces no list of four.
    if let Some(list) = doings::list(text, span) {
        return vec![list];
    }
    if let Some(list) = numbered::list(text, span) {
        return vec![list];
    }
    if let Some(lists) = (Clause { text, span }).with_ages() {
        return lists;
    }
    let mut all = stated::lists(text, span);
    if all.is_empty()
        && let Some(rest) = behind_when(text, span)
    {
        all = stated::lists(text, rest);
    }
    if !all.is_empty() {
        return all;
    }
    let clauses = clauses(text, span);
    let is_whole = clauses.len() == 1;
    for clause in clauses {
        let found = Clause { text, span: clause }.lists();
        let before = all.len();
        all.extend(found.into_iter().filter(|list| !list.tells(text)));
        // `One plays the harp, one the lute and one the tuba, and they are all …`
        if all.len() == before && !is_whole {
            all.extend(phrases::sentence(text, clause));
        }
    }
    if all.is_empty() {
        all.extend(phrases::sentence(text, span));
    }
    all
}

/// What stands behind the words that only tell when: `This year the scores were 4, 5 and 6`, `Last Saturday the …`.
fn behind_when(text: &str, span: Span) -> Option<Span> {
    let part = &text[span.range()];
    let mut words = part.split(' ');
    let (first, time, next) = (words.next()?, words.next()?, words.next()?);
    let time = time.trim_end_matches(',');
    let is_time = matches!(
        time,
        "afternoon"
            | "evening"
            | "month"
            | "morning"
            | "season"
            | "spring"
            | "summer"
            | "autumn"
            | "fall"
            | "time"
            | "week"
            | "weekend"
            | "winter"
            | "year"
    ) || is_of_calendar(&time.to_lowercase());
    let is_led = matches!(first, "This" | "Last" | "One") && is_time;
    (is_led && matches!(next, "the" | "their" | "there" | "they")).then(|| {
        let at = part.len() - part.splitn(3, ' ').last().map_or(0, str::len);
        trimmed(text, Span::new(span.start as usize + at, span.end as usize))
    })
}

/// `The possible values are: names: Ann, Bob; pets: fox, owl.`, `There are two cooks: Ann, Bob; and two dishes: pie, stew.`:
/// two lists or more, each behind its name.
pub(in super::super) fn labelled(text: &str, span: Span) -> Option<Vec<List>> {
    const LONGEST: usize = 3;
    let part = text[span.range()].trim_end_matches('.');
    // Each of them has one.
    if !part.contains(": ") {
        return None;
    }
    const HEADS: &[&str] = &["are: ", "values — ", "values – ", "values - "];
    let head = HEADS.iter().find_map(|head| Some(part.find(head)? + head.len()));
    let there_are = part.strip_prefix("There are ").map(|rest| part.len() - rest.len());
    let head = head.or(there_are).unwrap_or(0);
    let mut from = head;
    let mut lists = Vec::new();
    for clause in part[head..].split(';') {
        let colon = clause.find(": ")?;
        if clause[..colon].split_whitespace().count() > LONGEST {
            return None;
        }
        let start = span.start as usize + from;
        let and = if clause.starts_with(" and ") { " and ".len() } else { 0 };
        let value = Span::new(start + colon + 1, start + clause.len());
        let description = trimmed(text, Span::new(start + and, start + colon));
        lists.push(list::entries(text, value, description)?);
        from += clause.len() + 1;
    }
    (lists.len() > 1).then_some(lists)
}

/// The clauses of a sentence: between semicolons, and before `, and their`.
fn clauses(text: &str, span: Span) -> Vec<Span> {
    /// How far behind its verb what differs may be told.
    const MOST_BEHIND: usize = 5;
    let part = &text[span.range()];
    let mut cuts = Vec::new();
    let mut depth = 0_usize;
    let mut has_phrases = false;
    for (at, c) in part.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ';' if depth == 0 => cuts.push((at, at + 1)),
            ',' if depth == 0 => {
                const JOINTS: &[&str] = &[
                    ", and their ",
                    ", and each ",
                    ", and every ",
                    ", and the ",
                    ", and they ",
                    ", and no two ",
                    ", their ",
                ];
                // `, and works for a different bank, viz. …`
                let goes_on = || {
                    let rest = part[at..].strip_prefix(", and ").unwrap_or_default();
                    let word = rest.split(' ').next().unwrap_or_default();
                    let behind = || rest.split(' ').take(MOST_BEHIND).any(|of| of == "different");
                    word.ends_with('s') && word.starts_with(char::is_lowercase) && behind()
                };
                if JOINTS.iter().any(|joint| part[at..].starts_with(joint))
                    || goes_on()
                    || tells_who_is_there(&part[at..])
                    || tells_what_they_do(&part[at..])
                    || !has_phrases && begins_phrases(&part[at..])
                {
                    has_phrases |= part[at..].starts_with(", one ");
                    cuts.push((at, at + 1));
                }
            }
            _ => {}
        }
    }
    cuts.push((part.len(), part.len()));
    let mut from = 0;
    let mut all = Vec::new();
    let start = span.start as usize;
    for (to, next) in cuts {
        all.push(trimmed(text, Span::new(start + from, start + to)));
        from = next;
    }
    // `The hats are fez, cap, and the old beret` is one clause.
    let reads = |clause: &Span| {
        !Clause { text, span: *clause }.lists().is_empty()
            || sexes::list(text, *clause).is_some()
            || phrases::sentence(text, *clause).is_some()
    };
    // `… they opened in 1986, 1993 and 2001`
    let has_list = |clause: &Span| !enumeration::lists(text, *clause).is_empty();
    // `Each house has one person, and the five people are …`
    let is_general = |clause: &Span| {
        let said = tokens(&text[clause.range()], 0);
        let has = |words: &[&str]| said.iter().any(|token| words.contains(&&*token.word));
        let differ = said.len() > 2 && said[0].word == "no" && said[1].word == "two";
        const HAVING: &[&str] = &[
            "are", "drive", "drives", "had", "has", "have", "is", "keep", "keeps", "like", "likes",
            "live", "lives", "own", "owns", "stay", "stays", "wear", "wears", "work", "works",
        ];
        (differ || has(&["all", "each", "every"]) && has(HAVING)) && !has(&[","])
    };
    // `They hung in a row in positions 1 to 4, and the makers were …`
    let is_numbered = |clause: &Span| {
        let said = &text[clause.range()];
        let ends = said.rsplit(' ').next().is_some_and(|last| last.parse::<u32>().is_ok());
        ends && !said.contains(',') && (said.contains(" 1 to ") || said.contains(" 1 through "))
    };
    let fits = |clause: &Span| {
        reads(clause) || is_general(clause) || has_list(clause) || is_numbered(clause)
    };
    let divided = all.len() > 1 && all.iter().all(fits) && all.iter().any(reads);
    if divided { all } else { vec![span] }
}

/// Whether a sentence ends with phrases that tell where or when each did it: `, one on Monday, one on Tuesday and one on Friday.`
fn begins_phrases(part: &str) -> bool {
    const FEWEST: usize = 3;
    let Some(rest) = part.strip_prefix(", one ") else { return false };
    let Some((preposition, _)) = rest.split_once(' ') else { return false };
    let is_at = matches!(preposition, "at" | "from" | "in" | "on");
    let begin = format!("one {preposition} ");
    let part = part.trim_start_matches(", ").replace(" and one ", ", one ");
    let mut phrases = part.split(", ");
    is_at
        && phrases.clone().count() >= FEWEST
        && phrases.all(|phrase| phrase.trim().starts_with(&begin))
}

/// Whether a clause goes on with who is in the things before: `, and in them sleep Ann, Bob and Cy`.
fn tells_who_is_there(part: &str) -> bool {
    const WHERE: &[&str] =
        &["aboard", "at", "behind", "below", "beneath", "in", "inside", "on", "under"];
    let rest = part.strip_prefix(", and ").unwrap_or_default();
    let mut words = rest.split(' ');
    words.next().is_some_and(|first| WHERE.contains(&first))
        && words.next().is_some_and(|them| matches!(them, "them" | "these" | "those"))
}

/// Whether a clause goes on with what all do: `, and for the fair they are baking pies`.
fn tells_what_they_do(part: &str) -> bool {
    const WHEN: &[&str] = &["after", "at", "during", "for", "in", "on", "they"];
    const LONGEST: usize = 6;
    let Some(rest) = part.strip_prefix(", and ") else { return false };
    // `they cost $5, $6 and $8`
    let is_value = |word: &str| begins_as_amount(word);
    let words: Vec<&str> =
        rest.split(' ').take(LONGEST).take_while(|word| !is_value(word)).collect();
    // `they cost over $5, $6 and $8`
    const BOUNDS: &[&str] =
        &["about", "above", "around", "below", "least", "most", "not", "over", "than", "under"];
    !words.is_empty()
        && !words.last().is_some_and(|last| BOUNDS.contains(last))
        && WHEN.contains(&words[0])
        && words.contains(&"they")
        && words
            .iter()
            .all(|word| word.starts_with(|c: char| c.is_ascii_lowercase()) && !word.contains(','))
}

/// How long the words are in front of items that only say whom they are told of: `they are a smith, a cook and an actor`.
pub(in super::super) fn subject(said: &str) -> usize {
    const SUBJECTS: &[&str] = &["they are ", "they were ", "these are ", "these were "];
    let bare = said.trim_start();
    let subject = SUBJECTS.iter().find(|subject| bare.starts_with(**subject));
    subject.map_or(0, |subject| said.len() - bare.len() + subject.len())
}

/// Whether a word stands for all people of a puzzle: `friends`, `they`, `who`.
fn are_people(word: &str) -> bool {
    opening::are_people(word) || matches!(word, "they" | "who" | "whom")
}

/// Whether a part of a list is one word with a capital.
fn is_name(part: &str) -> bool {
    let part = part.trim_end_matches('.');
    part.starts_with(char::is_uppercase) && part.chars().all(char::is_alphabetic)
}

/// Words of a clause that speaks of all positions.
const GENERAL: &[&str] =
    &["all", "different", "each", "every", "everybody", "everyone", "their", "unique"];

struct Clause<'t> {
    text: &'t str,
    span: Span,
}

impl Clause<'_> {
    fn part(&self) -> &str {
        &self.text[self.span.range()]
    }

    /// A part of the clause.
    fn at(&self, from: usize, to: usize) -> Span {
        let start = self.span.start as usize;
        trimmed(self.text, Span::new(start + from, start + to))
    }

    fn entries(&self, from: usize, to: usize, description: Span) -> Option<List> {
        let value = self.at(from, to);
        range::of_names(self.text, value, description)
            .or_else(|| list::entries(self.text, value, description))
    }

    fn lists(&self) -> Vec<List> {
        if let Some(all) = self.with_ages() {
            return all;
        }
        if let Some(list) = self.measured() {
            return vec![list];
        }
        let mut all = self.set_off();
        if all.is_empty() {
            all.extend(self.before_each());
        }
        let behind = all.iter().map(|list| list.divided.iter().map(|item| item.span.end).max());
        let behind = behind.max().flatten().map_or(0, |end| (end - self.span.start) as usize);
        all.extend(self.behind_colon(behind));
        if all.is_empty() {
            all.extend(range::of_numbers(self.text, self.span));
        }
        if all.is_empty() {
            let list = self.behind_verb().or_else(|| self.before_verb());
            all.extend(list.or_else(|| self.before_noun()).or_else(|| self.before_deed()));
        }
        all
    }

    /// The ages of all at the end of a clause, behind the lists that stand before them.
    fn with_ages(&self) -> Option<Vec<List>> {
        let (end, ages) = self.ages()?;
        let before = Clause { text: self.text, span: self.at(0, end) };
        Some(before.lists().into_iter().chain([ages]).collect())
    }

    /// `They are aged 11, 12 and 13`, `Ann, Bob and Cy are friends aged 6, 7 and 8`, `The children are 6, 7 and 8 years
    /// old`: the ages of all, and where what stands before them ends.
    fn ages(&self) -> Option<(usize, List)> {
        const BEHIND: &[&str] = &[" years old", " years of age", " years"];
        let part = self.part().trim_end_matches('.');
        let (numbers, behind) = BEHIND
            .iter()
            .find_map(|end| Some((part.strip_suffix(end)?, end.trim_start())))
            .unwrap_or((part, ""));
        // Most sentences have none of these words.
        if behind.is_empty() && !numbers.contains("aged") {
            return self.called_ages(numbers);
        }
        let find = |word: &str| numbers.rfind(word).map(|at| (at, at + word.len()));
        let aged = find(" aged ");
        let (end, from) = aged.or_else(|| {
            let verb = find(" are ").or_else(|| find(" were "));
            verb.filter(|_| behind.contains("old") || behind.contains("age"))
        })?;
        // `Their brothers are aged …`
        let is_of_others = numbers[..end].split(' ').any(|word| {
            matches!(
                &*word.to_lowercase(),
                "her" | "his" | "my" | "our" | "their" | "whose" | "your"
            )
        });
        let mut said = numbers[..end].split([' ', ',']).filter(|word| !word.is_empty()).rev();
        let last = said.next()?.to_lowercase();
        let are_all = match &*last {
            "are" | "were" => said.next().is_some_and(|word| are_people(&word.to_lowercase())),
            last => are_people(last),
        };
        let word =
            if aged.is_some() { self.at(end, from) } else { self.at(part.len() - 3, part.len()) };
        let list = self.entries(from, numbers.len(), word).filter(|_| are_all && !is_of_others)?;
        let are_ages = list.divided.len() > 1 && list.divided.iter().all(items::is_age);
        are_ages.then_some((end, List { announced: true, ..list }))
    }

    /// `This year their ages are 7, 8 and 10`, within a clause that ends so.
    fn called_ages(&self, part: &str) -> Option<(usize, List)> {
        const ARE: &[&str] = &["their ages are ", "their ages were "];
        // Most clauses end here.
        if !part.contains("ges ") && !part.contains("GES ") {
            return None;
        }
        // Its letters stand where they do in the clause.
        let said = part.to_ascii_lowercase();
        let (at, are) = ARE.iter().find_map(|are| Some((said.find(are)?, *are)))?;
        let from = at + are.len();
        // `In June their ages will be` is another year, and so is `last year`.
        let before = said[..at].trim_end();
        let last = before.rsplit(' ').next().unwrap_or_default();
        let is_now =
            matches!(last, "" | "and" | "year" | "today" | "now") && !before.ends_with("last year");
        let ages = at + "their ".len();
        let list = self
            .entries(from, part.len(), self.at(ages, ages + "ages".len()))
            .filter(|_| is_now)?;
        let are_ages = list.divided.len() > 1 && list.divided.iter().all(items::is_age);
        are_ages.then_some((at, List { announced: true, ..list }))
    }

    /// `The trails were 12 km, 15 km and 18 km long.`: the amounts behind a verb and before what they measure.
    fn measured(&self) -> Option<List> {
        const MEASURING: &[&str] = &[" deep", " high", " long", " tall", " wide"];
        const FEWEST: usize = 3;
        let part = self.part().trim_end_matches(['.', ';']);
        let adjective = MEASURING.iter().find(|of| part.ends_with(**of))?;
        let end = part.len() - adjective.len();
        let verb =
            [" are ", " were "].into_iter().find_map(|of| Some(part.find(of)? + of.len()))?;
        let subject = part[..verb].to_lowercase();
        let of_all = ["the ", "their ", "they "].iter().any(|all| subject.starts_with(all));
        let list = self.entries(verb, end, self.at(end + 1, part.len())).filter(|_| of_all)?;
        let is_amount = |item: &Item| item.name.starts_with(|c: char| c.is_ascii_digit());
        let are_amounts = list.divided.len() >= FEWEST && list.divided.iter().all(is_amount);
        are_amounts.then_some(List { announced: true, ..list })
    }

    /// Lists in brackets and between dashes.
    fn set_off(&self) -> Vec<List> {
        let part = self.part();
        let mut all = Vec::new();
        let mut from = 0;
        for of in set_off(part) {
            let description = described(self.text, self.at(from, of.open));
            let lead = lead(&part[of.from..of.to]);
            let (end, kind) = kind_behind(&part[of.from..of.to]).unwrap_or((of.to - of.from, 0..0));
            let description = match kind.is_empty() {
                true => description,
                false => self.at(of.from + kind.start, of.from + kind.end),
            };
            let list = self.entries(of.from + lead, of.from + end, description);
            let bare =
                |list: List| list.without_prepositions(self.text).without_articles(self.text);
            all.extend(list.map(bare));
            from = of.end;
        }
        all
    }

    /// `…, each with a different hat: fez, cap and beret`, behind the lists that are set off.
    fn behind_colon(&self, from: usize) -> Option<List> {
        let part = self.part();
        let colons = part.match_indices(": ").map(|(at, _)| at);
        let colon = colons.filter(|at| *at >= from && !is_clock_colon(part, *at)).last();
        let led = || list::led(part).filter(|(at, _)| *at >= from);
        let (colon, behind) = colon.map(|at| (at, at + 1)).or_else(led)?;
        let breaks = [',', '—', '–', ')', '('];
        // `each in a warm, woollen hat: …`; a text may be long.
        const MOST_BREAKS: usize = 3;
        let starts = part[..colon].rmatch_indices(breaks).map(|(at, mark)| at + mark.len());
        let starts = starts.take(MOST_BREAKS);
        // `No two of them do the same work: they are a smith, …`
        let subject = subject(&part[behind..]);
        let is_joined = part.starts_with("and ");
        let starts = starts.chain((subject > 0 || is_joined).then_some(from));
        let mut descriptions = starts.map(|start| self.at(start.max(from), colon));
        let description = descriptions.find(|description| self.is_general(*description))?;
        // That no two are alike denies nothing of the items.
        let said = &self.text[description.range()];
        let denial = ["No two of ", "no two of "].iter().find(|of| said.starts_with(**of));
        let skip = denial.filter(|_| subject > 0).map_or(0, |denial| denial.len());
        let description = Span::new(description.start as usize + skip, description.end as usize);
        self.entries(behind + subject, part.len(), description)
    }

    /// Whether a part speaks of all: `each has a pet`, `five friends stood there`.
    fn is_general(&self, span: Span) -> bool {
        let said = tokens(&self.text[span.range()], 0);
        let differ = said.windows(2).any(|two| two[0].word == "no" && two[1].word == "two");
        differ
            || said.iter().any(|token| GENERAL.contains(&token.word.as_str()))
            || opening::count(&said).is_some_and(|count| count.people && count.number > 1)
    }

    /// `The hats are fez, cap and beret`, `Their hat is either a fez, a cap or a beret`.
    fn behind_verb(&self) -> Option<List> {
        const CHOICES: &[&str] =
            &[" is either ", " are either ", " is one of ", " was either ", " were either "];
        const VERBS: &[&str] = &[
            " are called ",
            " were called ",
            " are named ",
            " were named ",
            " are painted ",
            " were painted ",
            " are dyed ",
            " were dyed ",
            " are made of ",
            " were made of ",
            " are at ",
            " were at ",
            " are in ",
            " were in ",
            " are ",
            " were ",
            " include ",
        ];
        let part = self.part();
        // Few clauses have even the first word of one of these.
        let firsts = [" are ", " include ", " is ", " was ", " were "];
        let said = firsts.map(|first| (first, part.contains(first)));
        let may_stand =
            |verb: &str| said.iter().any(|(first, stands)| *stands && verb.starts_with(first));
        let find = |verbs: &[&str]| {
            let mut known = verbs.iter().filter(|verb| may_stand(verb));
            known.find_map(|verb| part.find(verb).map(|at| (at, at + verb.len())))
        };
        if let Some((at, behind)) = find(CHOICES) {
            let subject = self.at(0, at);
            let certain = self.is_general(subject) && !part[..at].contains(',');
            return certain.then(|| self.entries(behind, part.len(), subject))?;
        }
        let (at, behind) = find(VERBS)?;
        // `Their hats, in no particular order, are …`
        let aside = part[..at].find(',').filter(|comma| list::tells_no_order(&part[comma + 1..at]));
        let at = aside.unwrap_or(at);
        // `In no particular order, the hats are …`
        let begin = part[..at]
            .find(", ")
            .filter(|comma| list::tells_no_order(&part[..*comma].to_lowercase()));
        let begin = begin.map_or(0, |comma| comma + 2);
        // `There are two houses, numbered 1 and 2` lists nothing.
        let subject = part[begin..at].trim().to_lowercase();
        let is_named = !subject.contains(',')
            && !subject.ends_with(" they")
            && !matches!(subject.as_str(), "there" | "here" | "they" | "these" | "those" | "it");
        // `The five people are Ann, Bob, Cy, Dora, Eve`
        let names = || part[behind..].split(", ").filter(|name| is_name(name)).count();
        let joined = part[behind..].contains(" and ") || names() > 2;
        // `The four are 6, 7, 8 and 9 years old`
        let counts = subject.strip_prefix("the ").is_some_and(|of| words::number(&[of]).is_some());
        let is_of_values = counts && part[behind..].starts_with(|c: char| c.is_ascii_digit());
        let list = (is_named && joined && !is_of_values)
            .then(|| self.entries(behind, part.len(), self.at(begin, at)))??;
        // `The cooks were away in May, June and July`
        let (first, others) = list.divided.split_first()?;
        const PREPOSITIONS: &[&str] = &[" at ", " by ", " in ", " on ", " to "];
        let has_preposition = |item: &Item| PREPOSITIONS.iter().any(|of| item.name.contains(of));
        if has_preposition(first) && !others.iter().any(has_preposition) {
            return None;
        }
        // `The galleries are the Bronze Age, the Egyptian and the Roman`, but not `The winners are Al, the Dane and Bo`
        let has_article = |item: &Item| self.text[item.span.range()].starts_with("the ");
        let are_things = subject.starts_with("the ") && subject.ends_with('s');
        match are_things && list.divided.iter().all(has_article) {
            true => Some(list.without_articles(self.text)),
            false => Some(list),
        }
    }

    /// `Ann, Bob and Cy each have a pet: …`
    fn before_each(&self) -> Option<List> {
        let part = self.part();
        let at =
            part.find(" each ").filter(|at| !part[..*at].contains(['(', '—', '–', ':', ';']))?;
        let capital = |item: &Item| item.name.starts_with(char::is_uppercase);
        let joined = part[..at].contains(" and ");
        let list = joined.then(|| self.entries(0, at, self.at(at, at + " each".len())))??;
        list.divided.iter().all(capital).then_some(list)
    }

    /// `Ann, Bob and Cy are old friends`
    fn before_verb(&self) -> Option<List> {
        let part = self.part();
        let at = part.find(" are ")?;
        let end = part.trim_end_matches('.').len();
        let predicate: Vec<&str> = part.get(at + 5..end)?.split(' ').collect();
        let (noun, before) = predicate.split_last()?;
        const FREE: &[&str] = &["best", "close", "good", "old", "the", "young"];
        let relates = matches!(
            *noun,
            "brothers"
                | "colleagues"
                | "cousins"
                | "coworkers"
                | "friends"
                | "siblings"
                | "sisters"
        );
        let capital = |item: &Item| item.name.starts_with(char::is_uppercase);
        let list = self.entries(0, at, self.at(end - noun.len(), end))?;
        let certain = relates
            && before.iter().all(|word| FREE.contains(word) || words::number(&[word]).is_some())
            && list.divided.iter().all(capital);
        certain.then_some(list)
    }

    /// `ash, elm and oak met last week`: things that are told to have done something together.
    fn before_deed(&self) -> Option<List> {
        const DEEDS: &[&str] = &[" competed", " gathered", " meet", " met", " took part"];
        let part = self.part();
        let at = DEEDS.iter().filter_map(|deed| part.find(deed)).min()?;
        let said = &part[..at];
        let is_small = said.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit());
        let joined = said.contains(", ") && (said.contains(" and ") || said.contains(" & "));
        (is_small && joined).then(|| self.entries(0, at, self.at(at, at)))?
    }

    /// `They wore red, blue and green hats`
    fn before_noun(&self) -> Option<List> {
        const SUBJECTS: &[&str] = &["All ", "The women ", "The men ", "They "];
        let part = self.part();
        let subject = SUBJECTS.iter().find(|subject| part.starts_with(**subject))?;
        let verb = &part[subject.len()..];
        const HAVING: &[&str] = &[
            "ate", "bought", "brought", "chose", "drank", "drive", "drove", "had", "have", "own",
            "ordered", "rode", "wear", "wore",
        ];
        let length = verb.find(' ')?;
        if !HAVING.contains(&&verb[..length]) {
            return None;
        }
        let begin = subject.len() + length + 1;
        let list = self.entries(begin, part.len(), self.at(0, subject.len()))?;
        let (last, others) = list.divided.split_last()?;
        let is_word = |item: &Item| !item.name.contains(' ');
        let said = &self.text[last.span.range()];
        let noun = said.rfind(' ')? + 1;
        let start = last.span.start as usize;
        let end = last.span.end as usize;
        let is_pair = said.split(' ').count() == 2;
        let fits = others.len() > 1 && others.iter().all(is_word) && is_pair;
        let named = Item::new(self.text, Span::new(start, start + noun - 1));
        let items = others.iter().cloned().chain([named]).collect();
        fits.then(|| List::of(Span::new(start + noun, end), items))
    }
}

/// How long the words are that stand in front of the items in brackets and are no part of the first: `(in Rome, Oslo or
/// Bonn)`, `(it's blue, green or red)`.
fn lead(part: &str) -> usize {
    const LEADS: &[&str] = &[
        "about ",
        "at ",
        "called ",
        "either ",
        "from ",
        "i.e. ",
        "i.e., ",
        "in ",
        "it is ",
        "it's ",
        "it’s ",
        "named ",
        "namely ",
        "namely, ",
        "on ",
        "they are ",
        "they're ",
        "they’re ",
        "viz. ",
        "viz., ",
        "with ",
    ];
    LEADS.iter().find(|lead| part.starts_with(**lead)).map_or(0, |lead| lead.len())
}

/// Where the items end in brackets that also say what they are, and where this stands: `(Ash, Bell and Cole are their surnames)`,
/// perhaps with words that say that their order means nothing.
fn kind_behind(within: &str) -> Option<(usize, Range<usize>)> {
    const VERBS: &[&str] = &[" are their ", " were their ", " being their "];
    let (end, from) = VERBS.iter().find_map(|verb| {
        let at = within.find(verb)?;
        Some((at, at + verb.len()))
    })?;
    let said = &within[from..];
    let noun = said.split([',', ';']).next().unwrap_or_default();
    let rest = said[noun.len()..].trim_start_matches([',', ';', ' ']);
    let noun = noun.trim_end();
    let is_kind = noun.ends_with('s')
        && noun.split(' ').count() <= 2
        && noun.chars().all(|c| c.is_lowercase() || c == ' ' || c == '-');
    let is_free = rest.is_empty() || list::tells_no_order(rest);
    (is_kind && is_free).then(|| (end, from..from + noun.len()))
}

/// A part that is set off: where its opening mark begins and ends, where the part ends, where its
/// closing mark ends.
struct SetOff {
    open: usize,
    from: usize,
    to: usize,
    end: usize,
}

/// The parts in brackets, and those between two dashes.
fn set_off(part: &str) -> Vec<SetOff> {
    let mut all: Vec<SetOff> = Vec::new();
    let mut end = 0;
    for (open, _) in part.match_indices('(') {
        if open < end {
            continue;
        }
        let Some(length) = part[open..].find(')') else { break };
        end = open + length + 1;
        all.push(SetOff { open, from: open + 1, to: end - 1, end });
    }
    // `—`, two dashes, or a shorter dash between blanks
    let mut dashes: Vec<(usize, usize)> = (["—", " – ", " - ", " -- ", "--"].iter())
        .flat_map(|dash| part.match_indices(dash).map(|(at, dash)| (at, at + dash.len())))
        .collect();
    dashes.sort_unstable();
    // ` – - `: the second shares a blank with the first and is none of its own.
    dashes.dedup_by(|next, kept| next.0 < kept.1);
    // `(8 - 10 pounds)`
    let is_within =
        |dash: &(usize, usize)| all.iter().any(|of| of.open < dash.0 && dash.0 < of.end);
    dashes.retain(|dash| !is_within(dash));
    let pairs = dashes.chunks_exact(2);
    let between: Vec<SetOff> = pairs
        .map(|two| SetOff { open: two[0].0, from: two[0].1, to: two[1].0, end: two[1].1 })
        // `Ann (a nurse) and Bo`
        .filter(|of| !all.iter().any(|other| of.open < other.open && other.open < of.end))
        .collect();
    all.extend(between);
    all.sort_by_key(|of| of.open);
    all
}

/// What a list in brackets is of. If places or people stand before it, no other noun of the
/// sentence is meant: `In this town meet three old friends (Ann, Bob and Cy).`
fn described(text: &str, description: Span) -> Span {
    const MOST_WORDS: usize = 3;
    // `an awning that nobody else could mistake for their own`
    let whole = &text[description.range()];
    let length = whole.find(" that nobody else ").unwrap_or(whole.len());
    let description = Span::new(description.start as usize, description.start as usize + length);
    let part = &text[description.range()];
    let last = part.rsplit(' ').next().unwrap_or_default();
    let first = part.rmatch_indices(' ').nth(MOST_WORDS - 1).filter(|_| is_noun(last));
    let from = first.map_or(0, |(at, _)| at + 1);
    Span::new(description.start as usize + from, description.end as usize)
}
