//! Puts units of items together to categories of as many items as there are rows.

use foldhash::HashSet;

use super::units::Unit;

/// The items of each category, by where they are among all.
pub(super) type Packed = Vec<Vec<usize>>;

/// How many steps are taken at most.
const MOST_STEPS: usize = 200_000;

/// The only way to make categories of all units that are needed; `None` if there are several or none. Units that are not
/// needed are used only if it does not go without them, and then all of them.
pub(super) fn packed(
    units: &[Unit],
    apart: &HashSet<(usize, usize)>,
    number: usize,
) -> Option<Vec<Vec<usize>>> {
    let needed: Vec<&Unit> = units.iter().filter(|unit| unit.is_needed).collect();
    let all: Vec<&Unit> = units.iter().collect();
    match only(&needed, apart, number) {
        Ways::One(bins) => Some(bins),
        Ways::Several => None,
        Ways::None => match only(&all, apart, number) {
            Ways::One(bins) => Some(bins),
            Ways::Several => None,
            Ways::None => with_unnamed(&needed, apart, number),
        },
    }
}

/// How many categories must be complete before others may lack an item, and how many items these have.
const FEWEST: usize = 2;

/// Each unit as a category, if some are complete and the others lack the one item that no clue names.
fn with_unnamed(
    units: &[&Unit],
    apart: &HashSet<(usize, usize)>,
    number: usize,
) -> Option<Vec<Vec<usize>>> {
    let is_whole = |unit: &&&Unit| unit.items.len() == number;
    let lacks_one =
        |unit: &&Unit| unit.is_told && unit.items.len() + 1 == number && unit.items.len() > FEWEST;
    let all =
        units.iter().all(|unit| (is_whole(&unit) || lacks_one(unit)) && fits(unit, unit, apart));
    let complete = units.iter().filter(is_whole).count();
    (all && complete >= FEWEST).then(|| units.iter().map(|unit| unit.items.clone()).collect())
}

enum Ways {
    None,
    One(Vec<Vec<usize>>),
    Several,
}

fn only(units: &[&Unit], apart: &HashSet<(usize, usize)>, number: usize) -> Ways {
    let mut units = units.to_vec();
    units.sort_by_key(|unit| usize::MAX - unit.items.len());
    let is_split = |unit: &&Unit| !fits(unit, unit, apart) || unit.items.len() > number;
    if units.iter().any(is_split) {
        return Ways::None;
    }
    let mut search = Search { units: &units, apart, number, found: Vec::new(), steps: 0 };
    search.place(0, &mut Vec::new());
    if search.steps >= MOST_STEPS {
        return Ways::Several;
    }
    match search.found.len() {
        0 => Ways::None,
        1 => Ways::One(search.found.swap_remove(0)),
        _ => Ways::Several,
    }
}

struct Search<'a> {
    units: &'a [&'a Unit],
    apart: &'a HashSet<(usize, usize)>,
    number: usize,
    /// The items of each category, for each way.
    found: Vec<Vec<Vec<usize>>>,
    steps: usize,
}

impl Search<'_> {
    fn place(&mut self, at: usize, bins: &mut Vec<Vec<usize>>) {
        self.steps += 1;
        if self.found.len() > 1 || self.steps >= MOST_STEPS {
            return;
        }
        let size =
            |bin: &Vec<usize>| -> usize { bin.iter().map(|of| self.units[*of].items.len()).sum() };
        let missing: usize = bins.iter().map(|bin| self.number - size(bin)).sum();
        let left: usize = self.units[at..].iter().map(|unit| unit.items.len()).sum();
        if missing > left {
            return;
        }
        let Some(unit) = self.units.get(at) else {
            self.finish(bins);
            return;
        };
        for of in 0..bins.len() {
            let may = size(&bins[of]) + unit.items.len() <= self.number
                && bins[of].iter().all(|other| self.fit(*other, at));
            if may {
                bins[of].push(at);
                self.place(at + 1, bins);
                bins[of].pop();
            }
        }
        bins.push(vec![at]);
        self.place(at + 1, bins);
        bins.pop();
    }

    fn fit(&self, first: usize, next: usize) -> bool {
        fits(self.units[first], self.units[next], self.apart)
    }

    /// Keeps categories that are certain enough: those of which no word tells the kind are one at most, and what somebody
    /// likes is what the text announces.
    fn finish(&mut self, bins: &[Vec<usize>]) {
        let units = |bin: &[usize]| bin.iter().map(|at| self.units[*at]).collect::<Vec<_>>();
        let is_told = |units: &[&Unit]| {
            let class = units[0].classes.first();
            units.iter().any(|unit| unit.is_told)
                || class.is_some_and(|class| units.iter().all(|unit| unit.classes.contains(class)))
        };
        let is_untold = |bin: &&Vec<usize>| bin.len() > 1 && !is_told(&units(bin));
        let untold = bins.iter().filter(is_untold).count();
        let is_liked = |bin: &Vec<usize>| {
            let units = units(bin);
            !units.iter().any(|unit| unit.is_liked) || units.iter().any(|unit| unit.may_be_liked)
        };
        // `apple`, `pear`, `plum` and `toast`
        let is_mixed = |bin: &Vec<usize>| {
            is_untold(&bin) && units(bin).iter().any(|unit| !unit.classes.is_empty())
        };
        if untold > 1 || bins.iter().any(is_mixed) || !bins.iter().all(is_liked) {
            return;
        }
        let bins = bins
            .iter()
            .map(|bin| bin.iter().flat_map(|at| self.units[*at].items.clone()).collect());
        self.found.push(bins.collect());
    }
}

/// Whether two units may be of one category.
fn fits(first: &Unit, next: &Unit, apart: &HashSet<(usize, usize)>) -> bool {
    let is_apart =
        |a: &usize| next.items.iter().any(|b| a != b && apart.contains(&(*a.min(b), *a.max(b))));
    let same_form = match (first.is_proper, next.is_proper) {
        (Some(first), Some(next)) => first == next,
        _ => true,
    };
    let same_class = first.classes.is_empty()
        || next.classes.is_empty()
        || first.classes.iter().any(|class| next.classes.contains(class));
    let same_noun = |first: &Unit, next: &Unit| {
        first.noun.is_none() || next.nouns.iter().any(|noun| first.noun.as_ref() == Some(noun))
    };
    let is_named_alike = !first.classes.is_empty() && !next.classes.is_empty();
    // `wears X` and `bought Y` may tell of two kinds.
    let by_deed = || !first.is_told || !next.is_told || is_named_alike;
    let same_deed = std::ptr::eq(first, next)
        || match (&first.sort, &next.sort) {
            (Some(first), Some(next)) => first.fits(next),
            _ => by_deed(),
        };
    same_deed
        && same_form
        && same_class
        && same_noun(first, next)
        && same_noun(next, first)
        && !first.items.iter().any(is_apart)
}
