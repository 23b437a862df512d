//! What an operand may be: its positions, or its values, each with the literal that says so.

use encodings::Lit;

/// The indices that an operand may take, with their literals.
#[derive(Clone, Debug)]
pub(super) enum Domain {
    /// Always this one.
    Fixed(usize),
    /// One literal for each index.
    Open {
        /// The literal of each index, by index; `None` for one that cannot be.
        literals: Vec<Option<Lit>>,
        /// Whether at least one is true in every solution.
        total: bool,
        /// Whether at most one is true.
        single: bool,
    },
}

impl Domain {
    /// The literals with their indices.
    pub(super) fn literals(&self) -> impl Iterator<Item = (usize, Lit)> + '_ {
        let all = match self {
            Domain::Fixed(_) => &[][..],
            Domain::Open { literals, .. } => literals,
        };
        all.iter().enumerate().filter_map(|(i, literal)| literal.map(|literal| (i, literal)))
    }

    pub(super) fn literal(&self, index: usize) -> Option<Lit> {
        match self {
            Domain::Fixed(_) => None,
            Domain::Open { literals, .. } => literals[index],
        }
    }

    pub(super) fn is_total(&self) -> bool {
        !matches!(self, Domain::Open { total: false, .. })
    }

    /// Whether exactly one literal is true in every solution.
    pub(super) fn is_certain(&self) -> bool {
        self.is_single() && self.is_total()
    }

    pub(super) fn is_single(&self) -> bool {
        !matches!(self, Domain::Open { single: false, .. })
    }
}
