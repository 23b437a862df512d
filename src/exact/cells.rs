//! In how many solutions each variable has each of its values.

use dashu_int::UBig;

use super::circuit::{Circuit, ProductId};
use crate::network::Network;

/// The solutions by variable and value. The circuit has no free variables but those of its root.
///
/// How often a part occurs is passed down from the root, each part after all that lead to it: the
/// derivatives of the circuit (A. Darwiche, "On the tractable counting of theory models and its
/// application to truth maintenance and belief revision", 2001).
pub(super) fn by_value<const W: usize>(
    network: &Network<W>,
    circuit: &Circuit<W>,
    root: ProductId,
    total: &UBig,
) -> Vec<Vec<UBig>> {
    let mut solutions = vec![vec![UBig::ZERO; network.value_bytes() * 8]; network.variables()];
    // For each node in how many ways what is outside it can be met.
    let mut outside = vec![UBig::ZERO; circuit.len()];
    spread(circuit, root, total, &UBig::ONE, &mut outside, &mut solutions);
    for node in (0..circuit.len()).rev() {
        let times = std::mem::take(&mut outside[node]);
        if times.is_zero() {
            continue;
        }
        for branch in circuit.branches(node as u32) {
            let (product, ways) = (branch.product, &branch.ways);
            spread(circuit, product, ways, &times, &mut outside, &mut solutions);
        }
    }
    for free in circuit.free(root) {
        for place in free.places.iter() {
            // Each takes the same share of the solutions in which the others leave the position.
            let taken = free.others.iter().map(|of| &solutions[*of as usize][place]).sum::<UBig>();
            let share = (total - taken) / free.left();
            for of in &free.variables {
                solutions[*of as usize][place] = share.clone();
            }
        }
    }
    solutions
}

/// Adds the solutions of a product, which has `ways` ways and occurs `times` times.
fn spread<const W: usize>(
    circuit: &Circuit<W>,
    product: ProductId,
    ways: &UBig,
    times: &UBig,
    outside: &mut [UBig],
    solutions: &mut [Vec<UBig>],
) {
    let all = ways * times;
    for (of, value) in circuit.fixed(product) {
        solutions[*of as usize][usize::from(*value)] += &all;
    }
    for (of, open) in circuit.loose(product) {
        let each = &all / open.len();
        for value in open.iter() {
            solutions[*of as usize][value] += &each;
        }
    }
    for node in circuit.parts(product) {
        outside[*node as usize] += &all / circuit.total(*node);
    }
}
