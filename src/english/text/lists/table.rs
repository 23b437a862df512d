//! Tables of items: `| Pets | fox, owl |`, `| Pets | fox | owl |`, or a column for each category.

use super::super::Odd;
use super::super::cutting::lines::{Line, trimmed};
use super::super::naming::category::EMPTY;
use super::super::positions::opening;
use super::list;
use super::list::List;
use crate::english::lexicon::topics::topic_of;
use crate::english::measure::{MONEY_SIGNS, begins_as_amount};
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::english::{calendar, lexicon};
use crate::model::ids::Span;

/// What a table in front of the clues is.
pub(in super::super) enum Table {
    /// Lists of items.
    Lists(Vec<List>),
    /// The same, one below each heading, so that the rows could also say what goes together.
    Columns(Vec<List>),
    /// A grid to fill in.
    Form,
    /// None of these for certain.
    Odd(Odd),
}

/// Reads the table that some lines begin with; how many lines it takes. `None` if there is none.
pub(in super::super) fn read(text: &str, lines: &[Line]) -> Option<(usize, Table)> {
    // Without bars at its edges, it has a rule below its heading.
    let ruled = lines.get(1).is_some_and(|line| is_ruled(text, line.span));
    let belongs = |(at, line): &(usize, &Line)| {
        let said = &text[line.span.range()];
        (said.starts_with('|') || ruled && said.contains('|')) && (*at == 0 || !line.after_gap)
    };
    let taken = lines.iter().enumerate().take_while(belongs).count();
    let rows: Vec<Vec<Span>> = (lines[..taken].iter())
        .map(|line| cells(text, line.span))
        .filter(|row| !row.iter().all(|cell| is_rule(&text[cell.range()])))
        .collect();
    let columns = rows.iter().map(Vec::len).max()?;
    if rows.len() < 2 || columns < 2 {
        return None;
    }
    Some((taken, Grid { text, rows, columns }.read()))
}

/// Reads the cells of what is set out as a table without bars.
pub(in super::super) fn of_cells(text: &str, rows: Vec<Vec<Span>>) -> Table {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    Grid { text, rows, columns }.read()
}

/// Whether a line only rules off the heading of a table: `--- | ---`.
pub(in super::super) fn is_ruled(text: &str, line: Span) -> bool {
    let cells = cells(text, line);
    cells.len() > 1 && cells.iter().all(|cell| is_rule(&text[cell.range()]))
}

/// The cells of a row.
fn cells(text: &str, line: Span) -> Vec<Span> {
    // A row may be its first bar alone.
    let whole = text[line.range()].trim_end();
    let part = whole.strip_prefix('|').unwrap_or(whole);
    let mut at = line.start as usize + (whole.len() - part.len());
    let part = part.strip_suffix('|').unwrap_or(part);
    let mut all = Vec::new();
    for cell in part.split('|') {
        all.push(trimmed(text, Span::new(at, at + cell.len())));
        at += cell.len() + 1;
    }
    all
}

/// Whether a cell only rules off the heading: `:---`.
fn is_rule(cell: &str) -> bool {
    cell.contains('-') && cell.chars().all(|c| matches!(c, '-' | ':'))
}

struct Grid<'t> {
    text: &'t str,
    rows: Vec<Vec<Span>>,
    columns: usize,
}

/// What the cells of a first row or column say.
#[derive(PartialEq)]
enum Edge {
    /// The names of categories.
    Categories,
    /// Positions.
    Positions,
    Other,
}

impl Grid<'_> {
    fn cell(&self, row: usize, column: usize) -> &str {
        self.rows[row].get(column).map_or("", |cell| &self.text[cell.range()])
    }

    fn read(&self) -> Table {
        let row: Vec<&str> = (0..self.columns).map(|column| self.cell(0, column)).collect();
        let column: Vec<&str> = (0..self.rows.len()).map(|row| self.cell(row, 0)).collect();
        let inner = (1..self.rows.len()).flat_map(|row| (1..self.columns).map(move |c| (row, c)));
        if inner.clone().all(|(row, column)| is_blank(self.cell(row, column))) {
            return Table::Form;
        }
        let lists_in_cells = |from: usize| {
            self.columns == 2 && (from..self.rows.len()).all(|row| self.cell(row, 1).contains(','))
        };
        let (row_says, column_says) = (edge(&row, &column), edge(&column, &row));
        let odd = |help| {
            let (first, last) = (self.rows.first(), self.rows.last());
            let ends = first.and_then(|row| row.first()).zip(last.and_then(|row| row.last()));
            let span = ends.map_or_else(Span::default, |(first, last)| first.to(*last));
            let message = "this table may be a solution, or lists of items".to_owned();
            Table::Odd(Odd { span, message, help })
        };
        const LINES: &str = "write a line for each category, such as `Pets: dog, cat and fish`";
        let are_plural = self.has_plural_heads();
        // `Places | Hats` above `1st | fez`: a solution would name its columns `Place | Hat`.
        if row_says == Edge::Positions || column_says == Edge::Positions && !are_plural {
            return odd("leave out what is to be found, and write a line for each category");
        }
        let headed = is_general(row[0]);
        if lists_in_cells(0) {
            self.by_rows(0)
        } else if lists_in_cells(1) || headed {
            self.by_rows(1)
        } else {
            match (row_says == Edge::Categories, column_says == Edge::Categories) {
                (true, false) => self.by_columns(),
                (false, true) => self.by_rows(0),
                _ => match (self.goes_down(), self.goes_across()) {
                    (true, false) => self.by_columns(),
                    (false, true) => self.by_rows(0),
                    _ => odd(LINES),
                },
            }
        }
    }

    /// Whether the first row has names in the plural and the first column has not, or whether numbers, which are of
    /// one category, stand in each column below its heading in all of its cells or in none, and in one of the columns.
    fn goes_down(&self) -> bool {
        if self.has_plural_heads() {
            return true;
        }
        are_rather_lists(&self.down(), &self.across())
    }

    /// The cells of each column.
    fn down(&self) -> Vec<Vec<&str>> {
        let column = |at| (0..self.rows.len()).map(|row| self.cell(row, at)).collect();
        (0..self.columns).map(column).collect()
    }

    /// The cells of each row.
    fn across(&self) -> Vec<Vec<&str>> {
        let row = |at| (0..self.columns).map(|column| self.cell(at, column)).collect();
        (0..self.rows.len()).map(row).collect()
    }

    /// Whether the first row has names in the plural and the first column has not.
    fn has_plural_heads(&self) -> bool {
        (0..self.columns).all(|column| is_plural(self.cell(0, column)))
            && !(0..self.rows.len()).all(|row| is_plural(self.cell(row, 0)))
    }

    /// Whether they do so in the rows.
    fn goes_across(&self) -> bool {
        are_rather_lists(&self.across(), &self.down())
    }

    /// A list in each row but the first ones.
    fn by_rows(&self, skipped: usize) -> Table {
        let list = |row: &Vec<Span>| match &row[..] {
            [description, value] => list::entries(self.text, *value, *description),
            [description, items @ ..] => {
                let blank = |cell: &&Span| !is_blank(&self.text[cell.range()]);
                let items: Vec<Span> = items.iter().filter(blank).copied().collect();
                list::named(self.text, &items, *description)
            }
            [] => None,
        };
        self.all(self.rows[skipped..].iter().map(|row| list(row).ok_or(row[0])))
    }

    /// A list in each column.
    fn by_columns(&self) -> Table {
        let list = |column: usize| {
            let items = self.rows[1..].iter().map(|row| row.get(column).copied());
            let items: Option<Vec<Span>> = items.collect();
            let heading = self.rows[0].get(column).copied();
            let found = items.and_then(|items| list::named(self.text, &items, heading?));
            found.ok_or(heading.unwrap_or(self.rows[0][0]))
        };
        match self.all((0..self.columns).map(list)) {
            Table::Lists(lists) => Table::Columns(lists),
            odd => odd,
        }
    }

    /// The lists, unless one of them is none.
    fn all(&self, lists: impl Iterator<Item = Result<List, Span>>) -> Table {
        match lists.collect() {
            Ok(lists) => Table::Lists(lists),
            Err(span) => Table::Odd(Odd {
                span,
                message: "this part of the table is no list of items".to_owned(),
                help: "give each category its items, in a line such as `Pets: dog, cat and fish`",
            }),
        }
    }
}

/// Whether a cell may be the name of a category of several things: `Towns`.
fn is_plural(cell: &str) -> bool {
    cell.starts_with(char::is_alphabetic)
        && cell.len() > 3
        && cell.ends_with('s')
        && !cell.ends_with("ss")
}

/// Whether what goes one way through a table are the lists by what stands in the cells, and what goes the other way is not.
fn are_rather_lists(lists: &[Vec<&str>], others: &[Vec<&str>]) -> bool {
    are_of_one_kind(lists)
        || is_one_of_a_kind(lists) && !is_one_of_a_kind(others)
        || are_sorted(lists) && !are_sorted(others)
}

/// Whether each of some lists has numbers in all cells behind the first, which is a name, or in none, and one has some.
fn are_of_one_kind(lists: &[Vec<&str>]) -> bool {
    let is_number = |cell: &&&str| begins_as_amount(cell);
    let mut some = false;
    for list in lists {
        let Some((_, cells)) = list.split_first().filter(|(first, _)| !is_number(first)) else {
            return false;
        };
        let numbers = cells.iter().filter(is_number).count();
        if numbers > 0 && numbers < cells.len() {
            return false;
        }
        some |= numbers > 0;
    }
    some
}

/// Whether one of some lists has cells of one kind behind the first, which is of another: names of people, months, dates.
fn is_one_of_a_kind(lists: &[Vec<&str>]) -> bool {
    const FEWEST: usize = 3;
    const KINDS: &[fn(&str) -> bool] = &[
        |cell| lexicon::given::is_of_person(cell),
        |cell| lexicon::is_nation(cell),
        |cell| lexicon::is_colour(cell),
        |cell| calendar::is_moment(cell),
    ];
    let is_of = |list: &Vec<&str>, is_of_kind: fn(&str) -> bool| {
        let Some((first, others)) = list.split_first() else { return false };
        let is_of_kind = |cell: &str| is_of_kind(&cell.to_lowercase());
        others.len() >= FEWEST && !is_of_kind(first) && others.iter().all(|cell| is_of_kind(cell))
    };
    lists.iter().any(|list| KINDS.iter().any(|kind| is_of(list, *kind)))
}

/// Whether each of some lists, three at least, is in order behind the first of its cells, by the alphabet or by numbers.
fn are_sorted(lists: &[Vec<&str>]) -> bool {
    const FEWEST: usize = 3;
    let is_sorted = |list: &Vec<&str>| {
        let cells = &list[1..];
        let numbers: Option<Vec<u64>> = cells.iter().map(|cell| number_in(cell)).collect();
        cells.len() >= FEWEST
            && match numbers {
                Some(numbers) => numbers.is_sorted_by(|a, b| a < b),
                None => cells.is_sorted_by(|a, b| a.to_lowercase() < b.to_lowercase()),
            }
    };
    lists.len() >= FEWEST && lists.iter().all(is_sorted)
}

/// The number that a cell begins with: `1250` of `$1,250`.
fn number_in(cell: &str) -> Option<u64> {
    let digits = cell.trim_start_matches(MONEY_SIGNS);
    let end = digits.find(|c: char| !c.is_ascii_digit() && c != ',').unwrap_or(digits.len());
    digits[..end].replace(',', "").parse().ok()
}

/// Whether a cell has nothing or waits for something.
fn is_blank(cell: &str) -> bool {
    cell.chars().all(|c| matches!(c, '.' | '…' | '?' | '-' | '_' | '–' | '—'))
}

/// Whether a heading is above the names of categories: `Category`, or nothing.
fn is_general(cell: &str) -> bool {
    const WORDS: &[&str] = &[
        "attribute",
        "attributes",
        "categories",
        "category",
        "characteristic",
        "characteristics",
        "feature",
        "features",
        "properties",
        "property",
        "trait",
        "traits",
    ];
    tokens(cell, 0).iter().all(|token| WORDS.contains(&token.word.as_str()))
}

/// What a first row or column says, by its cells but the corner for positions; `others` go from the corner the other way:
/// `Ship` above the names of ships is the name of a category.
fn edge(cells: &[&str], others: &[&str]) -> Edge {
    let corner = is_position(cells[0]) || is_general(cells[0]);
    let inner = cells[1..].iter().filter(|cell| !is_blank(cell));
    let are_named = || {
        cells
            .iter()
            .chain(others)
            .skip(1)
            .all(|cell| *cell == cells[0] || !is_position(cell) && !is_blank(cell))
    };
    if is_position(cells[0]) && !are_named()
        || corner && inner.clone().count() > 0 && inner.clone().all(|c| is_position(c))
    {
        Edge::Positions
    } else if cells.iter().all(|cell| is_heading(cell)) {
        Edge::Categories
    } else {
        Edge::Other
    }
}

/// Whether a cell stands for a position or for all of them: `House 2`, `Position`, `3rd`, `#`.
fn is_position(cell: &str) -> bool {
    let tokens = tokens(cell, 0);
    let known = |token: &Token| {
        let word = token.word.as_str();
        opening::place(std::slice::from_ref(token)).is_some()
            || words::number(&[word]).is_some()
            || words::ordinal(word).is_some()
            || matches!(word, "#" | "no" | "nr" | "number" | ".")
    };
    !tokens.is_empty() && tokens.iter().all(known)
}

/// Whether a cell is the name of a kind of category.
fn is_heading(cell: &str) -> bool {
    let tokens = tokens(cell, 0);
    let telling = |token: &&Token| token.is_word() && !EMPTY.contains(&token.word.as_str());
    let stems: Vec<&str> = tokens.iter().filter(telling).map(|token| token.stem.as_str()).collect();
    let names = tokens.iter().all(|token| opening::is_noun(&token.word) || token.stem == "name");
    !tokens.is_empty() && (names || topic_of(&stems).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::text::cutting::lines::lines;

    fn of(text: &str) -> String {
        let text = text.replace(" / ", "\n");
        match read(&text, &lines(&text)) {
            None => "none".to_owned(),
            Some((_, Table::Form)) => "form".to_owned(),
            Some((_, Table::Odd(odd))) => odd.message,
            Some((_, Table::Lists(lists) | Table::Columns(lists))) => {
                let show = |list: &List| {
                    let items: Vec<&str> = list.divided.iter().map(|item| &*item.name).collect();
                    format!("{}: {}", &text[list.description.range()], items.join(", "))
                };
                lists.iter().map(show).collect::<Vec<_>>().join("; ")
            }
        }
    }

    #[test]
    fn tables_list_items_by_rows_or_columns() {
        let both = "Colors: red, blue; Pets: fox, owl";
        for table in [
            "| Category | Items | / |---|---| / | Colors | red, blue | / | **Pets** | fox, *owl* |",
            "| Colors | red, blue | / | Pets | fox, owl |",
            "| Colors | red | blue | / | Pets | fox | owl |",
            "| Category | | | / |:-:|---|---| / | Colors | red | blue | / | Pets | fox | owl |",
            "| Colors | Pets | / |---|---| / | red | fox | / | blue | owl |",
        ] {
            assert_eq!(of(table), both, "{table}");
        }
    }

    #[test]
    fn grids_and_solutions_are_no_lists() {
        let solution = "this table may be a solution, or lists of items";
        let cases = [
            ("| House | Color | Pet | / |---|---|---| / | 1 | | | / | 2 | | |", "form"),
            (
                "| House | Color | Pet | / |---|---|---| / | 1 | red | fox | / | 2 | ? | ? |",
                solution,
            ),
            (
                "| | House 1 | House 2 | / |---|---|---| / | Color | red | blue | / | Pet | fox | owl |",
                solution,
            ),
            ("| Wug | Zorp | / |---|---| / | a1 | b1 | / | a2 | b2 |", solution),
            ("| Pet | Color | / | Drink | tea | / | Fruit | fig |", solution),
            (
                "| Colors | Pets | / | red | |  / | blue | owl |",
                "this part of the table is no list of items",
            ),
            ("| one |", "none"),
        ];
        for (table, said) in cases {
            assert_eq!(of(table), said, "{table}");
        }
    }
}
