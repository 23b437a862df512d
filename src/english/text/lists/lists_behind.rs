//! Lists behind the clues, with a title above them or without: `Possible answers`, and below it `Hats: fez, cap, beret`.

use compact_str::CompactString;
use foldhash::HashSet;
use itertools::Itertools;

use super::super::Odd;
use super::super::beside::alarm;
use super::super::cutting::heading::reverses;
use super::super::cutting::lines::{Line, Mark};
use super::super::cutting::parts::Cutter;
use super::super::naming::category;
use super::super::positions::opening;
use super::list;
use super::list::{Item, List};
use super::named_rows;
use super::table;
use super::table::Table;
use crate::english::token::{Token, tokens};
use crate::english::words::Words;
use crate::model::ids::Span;
use crate::syntax::text::fold;

/// More lists than a puzzle has.
const MOST_LISTS: usize = 64;

/// The fewest items of a list behind the clues.
const FEWEST: usize = 3;

/// The longest heading of a list below no title, and of one below a title, in words.
const LONGEST: (usize, usize) = (3, 6);

/// Whether a line only says that lists follow: `Here are the categories:`, `Possible answers`.
pub(in super::super) fn is_title(said: &str) -> bool {
    const LISTS: &[&str] = &[
        "answers",
        "categories",
        "category",
        "characteristics",
        "choices",
        "data",
        "details",
        "elements",
        "entries",
        "headings",
        "items",
        "labels",
        "list",
        "lists",
        "names",
        "options",
        "values",
    ];
    const BESIDE: &[&str] = &[
        "all", "and", "for", "grid", "in", "item", "of", "possible", "puzzle", "the", "this", "to",
        "use", "used", "your",
    ];
    const LONGEST: usize = 12;
    const LONGEST_LINE: usize = 120;
    // A line may be a whole book.
    if said.len() > LONGEST_LINE {
        return false;
    }
    let bare = said.trim_end_matches(['*', '_', ' ']);
    let is_led = bare.ends_with(':');
    let bare = bare.trim_end_matches(':');
    if bare.contains([':', '.', ',', '?']) {
        return false;
    }
    let tokens = tokens(bare, 0);
    let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&&*token.word));
    let is_solution =
        has(&["answers"]) && !has(&["possible"]) || has(&["answer", "solution", "solutions"]);
    let is_known = || {
        tokens.iter().all(|token| LISTS.contains(&&*token.word) || BESIDE.contains(&&*token.word))
    };
    tokens.len() <= LONGEST
        && has(LISTS)
        && !is_solution
        && !reverses(&said.to_lowercase().replace("possible", ""))
        && (is_led || is_known())
}

impl Cutter<'_> {
    /// The lists of a text that stand behind its clues, each with as many items as those in front of them; how many lines
    /// they take.
    pub(in super::super) fn lists_behind(&mut self, lines: &[Line]) -> Option<usize> {
        let has_clues = !self.parts.clues.is_empty() || self.paragraph.is_some();
        if !has_clues {
            return None;
        }
        let titled = is_title(self.said(lines[0].span));
        let below = titled.then(|| self.lists_below(lines, true)).flatten();
        // `Names:` may be a title, or the first heading.
        let is_apart = (lines[0].after_gap || self.closes_clues(lines))
            && matches!(lines[0].mark, Mark::None | Mark::Bullet);
        below.or_else(|| is_apart.then(|| self.lists_below(lines, false)).flatten())
    }

    /// Whether two lines without a mark are lists with headings, right behind clues with marks, the last of which has ended.
    fn closes_clues(&self, lines: &[Line]) -> bool {
        let is_headed = |line: &Line| {
            let list = || list::list(self.text, line.span);
            line.mark == Mark::None
                && list().is_some_and(|list| !list.description.range().is_empty())
        };
        let last = self.parts.clues.last();
        self.paragraph.is_none()
            && last.is_some_and(|clue| clue.marked && self.said(clue.span).ends_with('.'))
            && lines.len() > 1
            && lines[..2].iter().all(is_headed)
    }

    /// The lists of some lines, below a title or not; how many lines they take.
    fn lists_below(&mut self, lines: &[Line], titled: bool) -> Option<usize> {
        let title = usize::from(titled);
        let mut lists: Vec<List> = Vec::new();
        let mut at = title;
        while at < lines.len()
            && lists.len() <= MOST_LISTS
            && let Some((more, taken)) = self.lists_at(&lines[at..], titled)
        {
            lists.extend(more);
            at += taken;
        }
        let length = lists.iter().map(|list| list.divided.len()).all_equal_value().ok()?;
        let in_front = &self.parts.lists;
        let is_even = length >= FEWEST && in_front.iter().all(|list| list.divided.len() == length);
        if !is_even || !lists.iter().all(|list| self.is_free_of_rules(list)) {
            return None;
        }
        // One line alone may be something else, unless the clues speak of what it lists.
        if lists.len() == 1 && !titled {
            let is_known = !in_front.is_empty() || self.parts.clues.iter().any(|clue| clue.marked);
            lists.iter_mut().for_each(|list| list.unmarked = true);
            if !is_known {
                return None;
            }
            let list = &lists[0];
            let is_next = |(next, item): (u32, &Item)| {
                super::super::positions::label_lists::rank(item) == Some(next)
            };
            if list.description.range().is_empty() && (1..).zip(&list.divided).all(is_next) {
                self.parts.odd = Some(Odd {
                    span: lines[0].span,
                    message: "this line may be the head of a table to be filled in".to_owned(),
                    help: "leave it out, or say what the numbers are: `Ages: 1, 2, 3`",
                });
                return Some(1);
            }
        }
        let clues = self.parts.clues.iter().map(|clue| clue.span).chain(self.paragraph);
        let told: HashSet<CompactString> = clues.flat_map(|clue| self.stems(clue)).collect();
        let told = Some(&told).filter(|_| !titled);
        let mut more = Vec::with_capacity(lists.len());
        for list in lists {
            if let Some(odd) = self.is_of_something_else(&list, told) {
                self.parts.odd = Some(odd);
                return Some(at);
            }
            match self.known_before(&list, &more) {
                Known::No => more.push(list),
                Known::Same => {}
                Known::Other => {
                    self.parts.odd = Some(Odd {
                        span: list.divided[0].span,
                        message: "this line lists items of another list in another way".to_owned(),
                        help: "write each list once, or make the line a clue",
                    });
                    return Some(at);
                }
            }
        }
        self.flush();
        self.parts.lists.extend(more);
        Some(at)
    }

    /// The lists that some lines begin with, and how many lines they are.
    fn lists_at(&self, lines: &[Line], titled: bool) -> Option<(Vec<List>, usize)> {
        let line = &lines[0];
        if matches!(line.mark, Mark::Number(_)) {
            return None;
        }
        let longest = if titled { LONGEST.1 } else { LONGEST.0 };
        let is_short = |list: &List| {
            let heading = self.said(list.description);
            heading.split_whitespace().count() <= longest && list.divided.len() >= FEWEST
        };
        if let Some(list) = list::list(self.text, line.span) {
            return is_short(&list).then(|| (vec![list], 1));
        }
        if let Some((list, taken)) = self.list_below(lines) {
            let list = List { unmarked: !titled && list.unmarked, ..list };
            return is_short(&list).then(|| (vec![list], taken));
        }
        if titled {
            let rows = self.rows(lines);
            if !rows.is_empty() {
                let taken = rows.len();
                return Some((rows, taken));
            }
            if let Some((taken, Table::Lists(lists))) = table::read(self.text, lines) {
                return Some((lists, taken));
            }
        }
        let is_single = !self.parts.lists.is_empty();
        named_rows::unnamed_rows(self.text, lines)
            .or_else(|| named_rows::unnamed_row(self.text, line).filter(|_| is_single))
    }

    /// Whether the heading of a list tells of nothing but what it lists: not `Order`, `Unused pets`, `Solution`.
    fn is_free_of_rules(&self, list: &List) -> bool {
        const RULES: &[&str] = &[
            "additional",
            "answer",
            "answers",
            "extra",
            "final",
            "finish",
            "former",
            "leftover",
            "more",
            "order",
            "other",
            "others",
            "place",
            "ranking",
            "remaining",
            "result",
            "results",
            "sequence",
            "solution",
            "spare",
            "to",
            "unused",
            "winner",
            "winners",
        ];
        let said = self.said(list.description);
        let tokens = tokens(said, 0);
        // `Place: 1st, 2nd, 3rd`
        let ranks = list
            .divided
            .iter()
            .all(|item| super::super::positions::label_lists::rank(item).is_some());
        // `Ann's hats`, but not `The guests' hats`
        let is_of_one = |two: &[Token]| {
            two[1].word == "'s" && two[0].is_capital && !opening::is_noun(&two[0].word)
        };
        !list::tells_of_lack(said)
            && !tokens.windows(2).any(is_of_one)
            && alarm::alarm(&tokens).is_none()
            && !tokens
                .iter()
                .any(|token| RULES.contains(&&*token.word) && !(ranks && token.word == "place"))
    }

    /// Why a line may list something else than items: an aside in brackets may tell of one, and of what is listed some clue speaks
    /// (`Pages: 1, 2, 3`, `Tags: logic, grid, hats`), if no title says what it is. `told`: the stems of the clues.
    fn is_of_something_else(
        &self,
        list: &List,
        told: Option<&HashSet<CompactString>>,
    ) -> Option<Odd> {
        let (first, last) = (list.divided.first()?, list.divided.last()?);
        let span = list.description.to(first.span.to(last.span));
        let help =
            "leave out what does not belong to the puzzle, and write what it tells as a clue";
        let is_paired = |item: &Item| item.name.contains(" - ");
        if self.said(span).contains('(') || list.divided.iter().any(is_paired) {
            let message = "an aside in this list may tell something".to_owned();
            return Some(Odd { span, message, help });
        }
        let items = list.divided.iter().map(|item| item.span);
        let mut names =
            [list.description].into_iter().chain(items).flat_map(|span| self.stems(span));
        // The clues may have the sign of money that the list has not: `$325` of `Prices: 225, 275, 325`.
        const MONEY: Words = Words::of(&[
            "amount",
            "amounts",
            "bid",
            "bids",
            "cost",
            "costs",
            "dollars",
            "donation",
            "donations",
            "fee",
            "fees",
            "price",
            "prices",
            "rent",
            "rents",
            "salaries",
            "salary",
        ]);
        let heading = tokens(self.said(list.description), 0);
        let is_money = heading.iter().any(|token| MONEY.contains(&&*token.word));
        let is_amount = |told: &HashSet<CompactString>, stem: &str| {
            is_money
                && stem.starts_with(|c: char| c.is_ascii_digit())
                && ["$", "€", "£"].iter().any(|sign| told.contains(&*format!("{sign}{stem}")))
        };
        let is_silent = told.is_some_and(|told| {
            !names.any(|stem| {
                told.contains(&stem) && !category::EMPTY.contains(&&*stem) || is_amount(told, &stem)
            })
        });
        let message = "no clue speaks of what this line lists".to_owned();
        is_silent.then_some(Odd { span, message, help })
    }

    fn stems(&self, span: Span) -> impl Iterator<Item = CompactString> {
        tokens(self.said(span), 0).into_iter().map(|token| token.stem)
    }

    /// Whether a list of the text has the items of another one before it, of those behind the clues as well.
    fn known_before(&self, list: &List, more: &[List]) -> Known {
        let key = |item: &Item| fold(&item.name);
        let is_value = |item: &Item| item.name.contains(|c: char| c.is_ascii_digit());
        let name = |list: &List| category::name(self.text, list.description).0;
        for other in self.parts.lists.iter().chain(more) {
            let shared = list.divided.iter().filter(|item| {
                !is_value(item) && other.divided.iter().any(|of| key(of) == key(item))
            });
            let is_same = other.divided.iter().map(key).eq(list.divided.iter().map(key));
            // `Options: Al, Bo, Cy`, behind a question
            let is_of_answers = is_title(&format!("{}:", self.said(list.description)));
            let is_named_so = category::singular(&name(other)) == category::singular(&name(list));
            match () {
                () if is_same
                    && (is_named_so || is_of_answers || list.description.range().is_empty()) =>
                {
                    return Known::Same;
                }
                () if shared.count() > 0 || is_named_so && !name(list).is_empty() => {
                    return Known::Other;
                }
                () => {}
            }
        }
        Known::No
    }
}

/// Whether what a list has is known.
enum Known {
    No,
    /// It is listed once more.
    Same,
    /// A part of it is listed, or in another order.
    Other,
}
