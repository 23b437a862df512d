//! The solutions as a circuit: a decision for each part that was counted, a product where what is
//! left falls into parts.
//!
//! This is a decision-DNNF (A. Darwiche, "New advances in compiling CNF to decomposable negation
//! normal form", 2004) over variables with several values: every solution is one way down, so
//! that solutions are drawn from it, and counted cell by cell, without search.

use std::ops::Range;

use dashu_int::UBig;

use crate::network::{Bits, Free, Parts, Variable};

/// The index of a node.
pub(super) type NodeId = u32;

/// The index of a product.
pub(super) type ProductId = u32;

/// A circuit. A node comes after all that it leads to.
#[derive(Default)]
pub(super) struct Circuit<const W: usize> {
    nodes: Vec<Node>,
    branches: Vec<Branch>,
    products: Vec<Product>,
    fixed: Vec<(Variable, u16)>,
    loose: Vec<(Variable, Bits<W>)>,
    free: Vec<Free<W>>,
    parts: Vec<NodeId>,
}

/// The solutions of a part, by the value of one variable.
struct Node {
    branches: Range<u32>,
    total: UBig,
}

/// The solutions with one value.
pub(super) struct Branch {
    /// How many there are.
    pub(super) ways: UBig,
    pub(super) product: ProductId,
}

/// What is decided by a branch and what is left, whose parts are met independently.
struct Product {
    fixed: Range<u32>,
    loose: Range<u32>,
    free: Range<u32>,
    parts: Range<u32>,
}

impl<const W: usize> Circuit<W> {
    /// Adds the decision of a part.
    pub(super) fn add_node(&mut self, total: UBig, branches: Vec<Branch>) -> NodeId {
        let start = self.branches.len() as u32;
        self.branches.extend(branches);
        self.nodes.push(Node { branches: start..self.branches.len() as u32, total });
        (self.nodes.len() - 1) as NodeId
    }

    /// Adds what is left of `variables` in a state, with the nodes of its parts.
    pub(super) fn add_product(
        &mut self,
        state: &[Bits<W>],
        variables: &[Variable],
        left: &Parts<W>,
        nodes: &[NodeId],
    ) -> ProductId {
        let fixed = self.fixed.len() as u32;
        let value = |of: &Variable| Some((*of, state[*of as usize].single()? as u16));
        self.fixed.extend(variables.iter().filter_map(value));
        let loose = self.loose.len() as u32;
        self.loose.extend(left.loose.iter().map(|of| (*of, state[*of as usize])));
        let free = self.free.len() as u32;
        self.free.extend_from_slice(&left.free);
        let parts = self.parts.len() as u32;
        self.parts.extend_from_slice(nodes);
        self.products.push(Product {
            fixed: fixed..self.fixed.len() as u32,
            loose: loose..self.loose.len() as u32,
            free: free..self.free.len() as u32,
            parts: parts..self.parts.len() as u32,
        });
        (self.products.len() - 1) as ProductId
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The solutions of a part.
    pub(super) fn total(&self, node: NodeId) -> &UBig {
        &self.nodes[node as usize].total
    }

    pub(super) fn branches(&self, node: NodeId) -> &[Branch] {
        within(&self.branches, &self.nodes[node as usize].branches)
    }

    /// The variables with one value, and which.
    pub(super) fn fixed(&self, product: ProductId) -> &[(Variable, u16)] {
        within(&self.fixed, &self.products[product as usize].fixed)
    }

    /// The variables that depend on no other one, and what they may be.
    pub(super) fn loose(&self, product: ProductId) -> &[(Variable, Bits<W>)] {
        within(&self.loose, &self.products[product as usize].loose)
    }

    /// The variables that take what the others leave over.
    pub(super) fn free(&self, product: ProductId) -> &[Free<W>] {
        within(&self.free, &self.products[product as usize].free)
    }

    pub(super) fn parts(&self, product: ProductId) -> &[NodeId] {
        within(&self.parts, &self.products[product as usize].parts)
    }

    /// About how much memory it needs, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<Node>()
            + self.branches.len() * size_of::<Branch>()
            + self.products.len() * size_of::<Product>()
            + self.fixed.len() * size_of::<(Variable, u16)>()
            + self.loose.len() * size_of::<(Variable, Bits<W>)>()
            + self.free.len() * (size_of::<Free<W>>() + 16)
            + self.parts.len() * size_of::<NodeId>()
    }
}

fn within<'a, T>(all: &'a [T], range: &Range<u32>) -> &'a [T] {
    &all[range.start as usize..range.end as usize]
}
