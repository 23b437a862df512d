//! All arrangements of a puzzle, and what each clue says of one, from the definitions in
//! docs/language.md alone.

use super::puzzle::{
    At, Bound, Category, Clue, Func, Header, Kind, Op, Operand, Relation, Shape, Term, Value,
};

/// Which item of each category is at each place: `cells[category][place]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    pub cells: Vec<Vec<Option<usize>>>,
}

/// Every arrangement that obeys the rules of the categories.
pub fn grids(header: &Header) -> Vec<Grid> {
    let mut all = vec![Grid { cells: Vec::new() }];
    for category in &header.categories {
        let rows = rows(category, header.size());
        all = all
            .iter()
            .flat_map(|grid| {
                rows.iter().map(|row| {
                    let mut cells = grid.cells.clone();
                    cells.push(row.clone());
                    Grid { cells }
                })
            })
            .collect();
    }
    assert_eq!(all.len() as u64, header.space());
    all
}

fn rows(category: &Category, places: usize) -> Vec<Vec<Option<usize>>> {
    let mut rows = vec![Vec::new()];
    for _ in 0..places {
        rows = rows
            .iter()
            .flat_map(|row: &Vec<Option<usize>>| {
                let items = (0..category.items.len())
                    .filter(|item| category.kind == Kind::Repeats || !row.contains(&Some(*item)));
                let rest = (category.kind == Kind::Rest).then_some(None);
                items.map(Some).chain(rest).map(|cell| {
                    let mut longer = row.clone();
                    longer.push(cell);
                    longer
                })
            })
            .collect();
    }
    let placed =
        |row: &Vec<Option<usize>>| (0..category.items.len()).all(|i| row.contains(&Some(i)));
    if matches!(category.kind, Kind::Bijective | Kind::Rest) {
        rows.retain(placed);
    }
    rows
}

/// What a grid breaks of the rules, in words that the comparison also makes of the library's.
pub fn broken_rules(header: &Header, grid: &Grid) -> Vec<String> {
    let mut broken = Vec::new();
    for (c, category) in header.categories.iter().enumerate() {
        for (place, cell) in grid.cells[c].iter().enumerate() {
            if cell.is_none() && category.kind != Kind::Rest {
                broken.push(format!("missing {c} {place}"));
            }
        }
        for item in 0..category.items.len() {
            let times = grid.cells[c].iter().filter(|cell| **cell == Some(item)).count();
            let least = matches!(category.kind, Kind::Bijective | Kind::Rest);
            if times == 0 && least {
                broken.push(format!("unplaced {c} {item}"));
            }
            if times > 1 && category.kind != Kind::Repeats {
                broken.push(format!("twice {c} {item}"));
            }
        }
    }
    broken
}

/// A grid and its puzzle, to ask clues about.
pub struct Eye<'a> {
    pub header: &'a Header,
    pub grid: &'a Grid,
}

impl Eye<'_> {
    pub fn holds(&self, clue: &Clue) -> bool {
        let count = |of: &[Clue]| of.iter().filter(|part| self.holds(part)).count();
        match clue {
            Clue::Not(of) => !self.holds(of),
            Clue::Brackets(of) => self.holds(of),
            Clue::And(of) => count(of) == of.len(),
            Clue::Or(of) => count(of) > 0,
            Clue::Xor(of) => count(of) % 2 == 1,
            Clue::If(a, b) => !self.holds(a) || self.holds(b),
            Clue::Iff(a, b) => self.holds(a) == self.holds(b),
            Clue::Count(bound, n, of) => match bound {
                Bound::Exactly => count(of) == *n,
                Bound::AtLeast => count(of) >= *n,
                Bound::AtMost => count(of) <= *n,
            },
            Clue::Relation(relation, negated, _) => self.related(relation) != *negated,
        }
    }

    /// The places of an operand: one for a position, any number for an item.
    fn places(&self, operand: Operand) -> Vec<usize> {
        match operand.at {
            At::Place(place) => vec![place],
            At::Item(c, item) => {
                let row = &self.grid.cells[c];
                (0..row.len()).filter(|place| row[*place] == Some(item)).collect()
            }
        }
    }

    /// The values of a function at the places of an operand.
    fn values(&self, func: Func, operand: Operand) -> Vec<Value> {
        let Some(values) = self.header.values(func) else { return Vec::new() };
        let at = |place: usize| match func {
            Func::Category(c) => self.grid.cells[c][place].map(|item| values[item]),
            _ => Some(values[place]),
        };
        self.places(operand).into_iter().filter_map(at).collect()
    }

    /// Some place of the one and some place of the other stand so.
    fn two(&self, a: Operand, b: Operand, stand: impl Fn(usize, usize) -> bool) -> bool {
        let others = self.places(b);
        self.places(a).iter().any(|p| others.iter().any(|q| stand(*p, *q)))
    }

    fn one(&self, a: Operand, stands: impl Fn(usize) -> bool) -> bool {
        self.places(a).into_iter().any(stands)
    }

    fn same(&self, a: Operand, b: Operand) -> bool {
        self.two(a, b, |p, q| p == q)
    }

    fn before(&self, a: Operand, b: Operand) -> bool {
        self.two(a, b, |p, q| p < q)
    }

    fn at_distance(&self, a: Operand, b: Operand, steps: usize) -> bool {
        self.two(a, b, |p, q| distance(self.header, p, q) == Some(steps))
    }

    fn all_differ(&self, of: &[Operand]) -> bool {
        pairs(of).all(|(a, b)| !self.same(a, b))
    }

    /// Whether some left value compares so with some right one; `!=` is the negation of `=`.
    fn compares(&self, left: &[Value], op: Op, right: &[Value]) -> bool {
        let some = |test: fn(Value, Value) -> bool| {
            left.iter().any(|x| right.iter().any(|y| test(*x, *y)))
        };
        match op {
            Op::Eq => some(|x, y| x == y),
            Op::Ne => !some(|x, y| x == y),
            Op::Lt => some(|x, y| x < y),
            Op::Le => some(|x, y| x <= y),
            Op::Gt => some(|x, y| x > y),
            Op::Ge => some(|x, y| x >= y),
        }
    }

    fn term(&self, func: Func, term: &Term) -> Vec<Value> {
        match term {
            Term::Of(operand, plus) => {
                let values = self.values(func, *operand).into_iter();
                values.map(|value| value + plus.unwrap_or(0)).collect()
            }
            Term::Label(at) => self.header.values(func).map(|v| vec![v[*at]]).unwrap_or_default(),
            Term::Number(value) => vec![*value],
        }
    }

    fn related(&self, relation: &Relation) -> bool {
        let last = self.header.size() - 1;
        match relation {
            Relation::Same(a, b) => self.same(*a, *b),
            Relation::Compare(func, terms, ops) => ops.iter().enumerate().all(|(i, op)| {
                let (left, right) = (self.term(*func, &terms[i]), self.term(*func, &terms[i + 1]));
                self.compares(&left, *op, &right)
            }),
            Relation::Difference(func, a, b, op, amount) => {
                let (left, right) = (self.values(*func, *a), self.values(*func, *b));
                let distances: Vec<_> =
                    left.iter().flat_map(|x| right.iter().map(move |y| (x - y).abs())).collect();
                self.compares(&distances, *op, &[*amount])
            }
            Relation::In(a, places) => self.one(*a, |p| places.contains(&p)),
            Relation::First(a) => self.one(*a, |p| p == 0),
            Relation::Last(a) => self.one(*a, |p| p == last),
            Relation::Middle(a) => self.one(*a, |p| p * 2 == last),
            Relation::AtEnd(a) => self.one(*a, |p| p == 0 || p == last),
            // The first place is number 1, which is odd.
            Relation::Odd(a) => self.one(*a, |p| (p + 1) % 2 == 1),
            Relation::Even(a) => self.one(*a, |p| (p + 1) % 2 == 0),
            Relation::SameParity(a, b) => self.two(*a, *b, |p, q| p % 2 == q % 2),
            Relation::NextTo(a, b) => self.at_distance(*a, *b, 1),
            Relation::Apart(steps, a, b) => self.at_distance(*a, *b, *steps),
            Relation::HousesBetween(houses, a, b) => self.at_distance(*a, *b, *houses + 1),
            Relation::Order(a, side, steps, b) => {
                let (low, high) = if side.is_smaller() { (*a, *b) } else { (*b, *a) };
                match steps {
                    None => self.before(low, high),
                    Some(steps) => self.two(low, high, |p, q| p + steps == q),
                }
            }
            Relation::Between(a, b, c) => {
                (self.before(*b, *a) && self.before(*a, *c))
                    || (self.before(*c, *a) && self.before(*a, *b))
            }
            Relation::DirectlyBetween(a, b, c) => {
                self.one(*a, |p| self.two(*b, *c, |q, r| opposite(self.header, p, q, r)))
            }
            Relation::InOrder(of) => of.windows(2).all(|pair| self.before(pair[0], pair[1])),
            Relation::Than(a, func, by, more, b) => {
                let (high, low) = if *more { (*a, *b) } else { (*b, *a) };
                let (high, low) = (self.values(*func, high), self.values(*func, low));
                let fits = |x: Value, y: Value| match by {
                    Some(by) => x == y + by,
                    None => x > y,
                };
                high.iter().any(|x| low.iter().any(|y| fits(*x, *y)))
            }
            Relation::Either(a, of) => {
                of.iter().filter(|b| self.same(*a, **b)).count() == 1 && self.all_differ(of)
            }
            Relation::Neither(a, of) => {
                of.iter().all(|b| !self.same(*a, *b)) && self.all_differ(of)
            }
            Relation::AllDifferent(of) => self.all_differ(of),
            Relation::AllSame(of) => pairs(of).all(|(a, b)| self.same(a, b)),
            Relation::Pairs(left, right) => {
                let one_of = |a: &Operand| right.iter().any(|b| self.same(*a, *b));
                self.all_differ(left) && left.iter().all(one_of)
            }
        }
    }
}

fn pairs(of: &[Operand]) -> impl Iterator<Item = (Operand, Operand)> + '_ {
    of.iter().enumerate().flat_map(|(i, a)| of[i + 1..].iter().map(|b| (*a, *b)))
}

/// The steps from one place to another; none where there is no order.
fn distance(header: &Header, p: usize, q: usize) -> Option<usize> {
    let (p, q) = (p.min(q), p.max(q));
    match header.places.shape {
        Shape::Unordered => None,
        Shape::Line => Some(q - p),
        Shape::Ring => {
            let (up, down) = (q - p, header.size() + p - q);
            Some(if up < down { up } else { down })
        }
        Shape::Grid(_, columns) => {
            let rows = q / columns - p / columns;
            let (x, y) = (p % columns, q % columns);
            Some(rows + x.max(y) - x.min(y))
        }
    }
}

/// Whether `q` and `r` are neighbours of `p` on opposite sides.
fn opposite(header: &Header, p: usize, q: usize, r: usize) -> bool {
    let n = header.size();
    let around = |x: usize, y: usize| (x, y) == (q, r) || (y, x) == (q, r);
    match header.places.shape {
        Shape::Unordered => false,
        Shape::Line => p > 0 && p + 1 < n && around(p - 1, p + 1),
        Shape::Ring => n > 2 && around((p + n - 1) % n, (p + 1) % n),
        Shape::Grid(rows, columns) => {
            let (row, column) = (p / columns, p % columns);
            let sides = column > 0 && column + 1 < columns && around(p - 1, p + 1);
            sides || row > 0 && row + 1 < rows && around(p - columns, p + columns)
        }
    }
}
