//! The clues that may be suggested, from those that give the least away to those that give most.

use itertools::Itertools;

use crate::model::{
    CategoryId, CategoryKind, Comparison, Form, Function, ItemId, Number, Operand, Puzzle, Side,
    Statement, Term, Topology,
};

/// Every candidate, form after form; within a form in the order of the file.
///
/// First what rules out one thing (`a not in house 3`, `a != b`, `a not next to b`), then orders
/// and comparisons, parity and ends, choices of two and `between`, then distances, smallest set of
/// pairs last, and at the end what gives a cell away (`a = b`, `a in house 3`).
pub fn candidates(puzzle: &Puzzle) -> impl Iterator<Item = Statement> + '_ {
    let forms = Forms { puzzle };
    let excluding = forms.not_in().chain(forms.different()).chain(forms.not_next_to());
    let comparing = forms.left_of(None).chain(forms.less());
    let vague = forms.parity().chain(forms.choices()).chain(forms.between());
    let distances = forms.next_to().chain(forms.apart());
    let exact = forms.left_of(Some(1)).chain(forms.offset());
    let cells = forms.same().chain(forms.within());
    excluding.chain(comparing).chain(vague).chain(distances).chain(exact).chain(cells)
}

#[derive(Clone, Copy)]
struct Forms<'p> {
    puzzle: &'p Puzzle,
}

impl<'p> Forms<'p> {
    // What the forms are over.

    fn items(self) -> impl Iterator<Item = ItemId> + Clone + use<> {
        (0..self.puzzle.items.len()).map(ItemId::from_index)
    }

    fn operands(self) -> impl Iterator<Item = Operand> + Clone + use<> {
        self.items().map(Operand::Item)
    }

    /// Every two items, the first one earlier in the file.
    fn pairs(self) -> impl Iterator<Item = (Operand, Operand)> + 'p {
        self.operands().array_combinations().map(|[a, b]| (a, b))
    }

    /// Every two items in both orders.
    fn both_ways(self) -> impl Iterator<Item = (Operand, Operand)> + 'p {
        self.pairs().flat_map(|(a, b)| [(a, b), (b, a)])
    }

    /// Every two items of different categories.
    fn mixed(self) -> impl Iterator<Item = (Operand, Operand)> + 'p {
        self.pairs().filter(move |(a, b)| self.category(*a) != self.category(*b))
    }

    fn category(self, operand: Operand) -> Option<CategoryId> {
        match operand {
            Operand::Item(item) => Some(self.puzzle.item(item).category),
            Operand::Place(_) => None,
        }
    }

    fn has_distances(self) -> bool {
        self.puzzle.positions.topology != Topology::Unordered
    }

    fn is_line(self) -> bool {
        self.puzzle.positions.topology == Topology::Line
    }

    /// The functions whose values are compared; those of a line say no more than its order does.
    fn functions(self) -> impl Iterator<Item = Function> + 'p {
        let ordered = self.puzzle.categories_with_ids().filter(|(_, of)| of.scale.is_some());
        let of_places = match self.puzzle.positions.topology {
            Topology::Grid { .. } => vec![Function::Row, Function::Column],
            Topology::Unordered if self.puzzle.positions.scale.is_some() => {
                vec![Function::Positions]
            }
            _ => Vec::new(),
        };
        ordered.map(|(id, _)| Function::Category(id)).chain(of_places)
    }

    /// Every function with every two items, in both orders, for which its values are not constant.
    fn compared(self) -> impl Iterator<Item = (Function, Operand, Operand)> + 'p {
        let open = move |function, of| Some(function) != self.category(of).map(Function::Category);
        self.functions().flat_map(move |function| {
            let pairs = self.both_ways();
            pairs
                .filter(move |(a, b)| open(function, *a) && open(function, *b))
                .map(move |(a, b)| (function, a, b))
        })
    }

    // The forms.

    /// Positions without order are called by their names alone: `Ann = knight`.
    fn within(self) -> impl Iterator<Item = Statement> + 'p {
        let cells = self.operands().cartesian_product(self.puzzle.places());
        cells.map(move |(a, place)| match self.has_distances() {
            true => Form::In(a, vec![place]),
            false => Form::Same(Operand::Place(place), a),
        })
    }

    fn not_in(self) -> impl Iterator<Item = Statement> + 'p {
        self.within().map(|cell| match cell {
            Form::Same(place, a) => Form::Different(place, a),
            within => not(within),
        })
    }

    fn same(self) -> impl Iterator<Item = Statement> + 'p {
        self.mixed().map(|(a, b)| Form::Same(a, b))
    }

    fn different(self) -> impl Iterator<Item = Statement> + 'p {
        self.mixed().map(|(a, b)| Form::Different(a, b))
    }

    fn next_to(self) -> impl Iterator<Item = Statement> + 'p {
        self.pairs().filter(move |_| self.has_distances()).map(|(a, b)| Form::NextTo(a, b))
    }

    fn not_next_to(self) -> impl Iterator<Item = Statement> + 'p {
        self.next_to().map(not)
    }

    fn apart(self) -> impl Iterator<Item = Statement> + 'p {
        let size = if self.has_distances() { self.puzzle.positions.len() as u32 } else { 0 };
        let steps = 2..size;
        steps.flat_map(move |steps| self.pairs().map(move |(a, b)| Form::Apart(steps, a, b)))
    }

    fn left_of(self, steps: Option<u32>) -> impl Iterator<Item = Statement> + 'p {
        let ordered = self.both_ways().filter(move |_| self.is_line());
        ordered.map(move |(a, b)| Form::Order { a, side: Side::Left, steps, b })
    }

    fn between(self) -> impl Iterator<Item = Statement> + 'p {
        let middles = self.operands().filter(move |_| self.is_line());
        middles.flat_map(move |a| {
            let sides = self.pairs().filter(move |(b, c)| a != *b && a != *c);
            sides.map(move |(b, c)| Form::Between(a, b, c))
        })
    }

    fn parity(self) -> impl Iterator<Item = Statement> + 'p {
        let of_one = self.operands().flat_map(move |a| {
            let end = self.is_line().then_some(Form::AtEnd(a));
            [Form::Odd(a), Form::Even(a)].into_iter().chain(end)
        });
        let same = |(a, b)| Form::SameParity(a, b);
        let of_two = self.pairs().flat_map(move |two| [same(two), not(same(two))]);
        of_one.chain(of_two).filter(move |_| self.has_distances())
    }

    /// One of two items of a category, one of two places.
    fn choices(self) -> impl Iterator<Item = Statement> + 'p {
        self.operands().flat_map(move |a| {
            let others = self.puzzle.categories_with_ids();
            let others = others.filter(move |(id, _)| Some(*id) != self.category(a));
            let items = others.flat_map(move |(_, of)| {
                let two = of.item_ids().map(Operand::Item).array_combinations();
                two.map(move |[b, c]| Form::Either(a, vec![b, c]))
            });
            let places = self.puzzle.places().array_combinations::<2>();
            items.chain(places.map(move |two| Form::In(a, two.to_vec())))
        })
    }

    fn less(self) -> impl Iterator<Item = Statement> + 'p {
        self.compared().map(|(function, a, b)| compare(function, a, Comparison::Less, b, None))
    }

    /// `f(a) = f(b) + k`, and `f(a) = f(b)` where that is not `a = b`.
    fn offset(self) -> impl Iterator<Item = Statement> + 'p {
        self.compared().flat_map(move |(function, a, b)| {
            let equal = (a < b && self.is_shared(function)).then_some(None);
            let steps = self.steps(function).into_iter().map(Some);
            let equal = equal.into_iter();
            equal.chain(steps).map(move |by| compare(function, a, Comparison::Equal, b, by))
        })
    }

    /// Whether different positions can have equal values.
    fn is_shared(self, function: Function) -> bool {
        let repeats = |id| self.puzzle.category(id).kind == CategoryKind::Repeats;
        let repeats = matches!(function, Function::Category(id) if repeats(id));
        repeats || !self.puzzle.values(function).iter().all_unique()
    }

    /// By how much values differ, each amount once.
    fn steps(self, function: Function) -> Vec<Number> {
        let values = self.puzzle.values(function);
        let all = values.iter().array_combinations().map(|[x, y]| (*x - *y).abs());
        all.filter(|step| *step > Number::ZERO).sorted().dedup().collect()
    }
}

fn not(statement: Statement) -> Statement {
    Form::Not(Box::new(statement))
}

fn compare(
    function: Function,
    a: Operand,
    comparison: Comparison,
    b: Operand,
    plus: Option<Number>,
) -> Statement {
    let left = Term::Value { function, of: a, plus: None };
    Form::Compare(left, vec![(comparison, Term::Value { function, of: b, plus })])
}
