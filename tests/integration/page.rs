//! The page of an explanation: its structure for puzzles of all kinds, hostile names, and its
//! behaviour in a browser.

mod browser;

use std::collections::BTreeSet;
use std::path::Path;

use zebra_sat::explain::{Effort, Options};
use zebra_sat::load::load;
use zebra_sat::model::{Link, Operand, Place, Puzzle};
use zebra_sat::report::explain::html::page;
use zebra_sat::session::Setup;
use zebra_sat::syntax::Source;
use zebra_sat::tasks::explain::{Explained, Explanation, Request, explain};

use crate::puzzles::load_file;

/// One item of each position; the names and words try to leave their places.
const HOSTILE: &str = r#"
title: "</title><script>document.title = 'title'</script>"
positions spot: "<i>", "\" onclick=\"x"
"</style>": "</script><script>document.title = 'item'</script>", "<!--"
"&amp;": "<img src=x onerror=document.title='image'>", "'\"`${1}"

clues:
  1. "<!--" = "'\"`${1}"           "</p><script>document.title = 'words'</script>"
  2. "<!--" in spot <i>
"#;

fn puzzle(text: &str) -> Puzzle {
    load(Source::new("test.zebra", text)).resolved.unwrap().puzzle
}

fn shipped(name: &str) -> Puzzle {
    load_file(&Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles").join(name))
        .resolved
        .unwrap()
        .puzzle
}

fn steps(puzzle: &Puzzle, from: &[Link], fact: Option<Link>) -> Explanation {
    let options = Options { effort: Effort::Fast, ..Options::default() };
    let request = Request { options, from, fact };
    match explain(puzzle, &Setup::default(), &request).unwrap() {
        Explained::Steps(explanation) => explanation,
        other => panic!("{other:?}"),
    }
}

/// The values of an attribute, in the order of the page.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(&*start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// What every page keeps to.
fn judge(puzzle: &Puzzle, explanation: &Explanation) -> String {
    let page = page(puzzle, explanation);
    let ids = values(&page, "id");
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(unique.len(), ids.len(), "an id is not unique");
    assert_eq!(page.matches("<td class=\"cell").count(), explanation.facts());
    assert_eq!(page.matches(" id=\"step-").count(), explanation.steps.len());
    assert_eq!(page.matches(" id=\"clue-").count(), puzzle.clues.len());
    let labels = values(&page, "aria-label");
    let marks = |end: &str| labels.iter().filter(|label| label.ends_with(end)).count();
    let found: usize = explanation.steps.iter().map(|step| step.finds.len()).sum();
    assert_eq!(marks(": yes") + marks(": no"), found + explanation.given.len());
    assert_eq!(marks(": unknown"), explanation.facts() - found - explanation.given.len());
    for name in ["data-finds", "data-facts"] {
        for cell in values(&page, name).iter().flat_map(|cells| cells.split_whitespace()) {
            assert!(unique.contains(cell), "{name} has `{cell}`");
        }
    }
    for own in ["src=\"", "url(", "://", "@import", " style=\"", " onclick=\""] {
        assert!(!page.contains(own), "the page has `{own}`");
    }
    assert_eq!(page, self::page(puzzle, explanation));
    page
}

#[test]
fn puzzles_of_all_kinds_have_pages() {
    for name in [
        "classic/zebra.zebra",
        "classic/one-house.zebra",
        "kinds/film-night.zebra",
        "kinds/picnic.zebra",
        "shapes/carousel.zebra",
        "shapes/spice-drawers.zebra",
        "shapes/swap-shop.zebra",
        "several/ring-dance.zebra",
        "logic/half-truths.zebra",
    ] {
        let puzzle = shipped(name);
        judge(&puzzle, &steps(&puzzle, &[], None));
    }
}

#[test]
fn two_categories_that_repeat_have_no_grid() {
    let puzzle = puzzle(
        "houses: 2\nmood: glad, sad (repeats)\nlight: on, off (repeats)\npet: cat, dog\n\nclues:\n  glad in house 1\n  cat = glad\n",
    );
    let page = judge(&puzzle, &steps(&puzzle, &[], None));
    assert!(page.contains("aria-label=\"on, cat: unknown\""), "{page}");
    assert!(!page.contains("aria-label=\"glad, on:"), "{page}");
}

#[test]
fn the_page_says_what_is_explained() {
    let puzzle = puzzle(
        "title: Two\nhouses: 2\npet: cat, dog\ndrink: tea, milk\n\nclues:\n  cat in house 1\n",
    );
    let [cat, tea] = [0, 2].map(zebra_sat::model::ItemId::from_index);
    let first = Operand::Place(Place::from_index(0));
    let summary = |from: &[Link], fact| {
        let page = judge(&puzzle, &steps(&puzzle, from, fact));
        page.split("<p>").nth(1).unwrap().split("</p>").next().unwrap().to_owned()
    };
    let is_first = |item, holds| Link { item, with: first, holds };
    assert_eq!(
        summary(&[], None),
        "3 steps to 4 facts of the grid. Left blank, since solutions differ there: 8 facts."
    );
    assert_eq!(
        summary(&[], Some(is_first(cat, false))),
        "Why cat is in house 1: 1 step. Left blank, since solutions differ there: 8 facts."
    );
    assert_eq!(
        summary(&[], Some(is_first(tea, true))),
        "Whether tea is in house 1 cannot be explained: it differs between solutions. Left blank, since solutions differ there: 8 facts."
    );
    let given = summary(&[is_first(tea, true)], None);
    assert!(given.ends_with(" of the grid. Known before: 1 fact."), "{given}");
}

#[test]
fn hostile_names_stay_text() {
    let puzzle = puzzle(HOSTILE);
    let page = judge(&puzzle, &steps(&puzzle, &[], None));
    for (tag, count) in [
        ("<script", 1),
        ("</script", 1),
        ("<style", 1),
        ("</style", 1),
        ("<title", 1),
        ("<img", 0),
        ("<!--", 0),
        ("<b>", 0),
        ("<i>", 0),
    ] {
        assert_eq!(page.matches(tag).count(), count, "{tag}");
    }
}

#[test]
fn the_page_works_in_a_browser() {
    let puzzle = shipped("classic/zebra.zebra");
    browser::examine("zebra", &puzzle, &steps(&puzzle, &[], None));
}

#[test]
fn hostile_names_do_nothing_in_a_browser() {
    let puzzle = puzzle(HOSTILE);
    let page = page(&puzzle, &steps(&puzzle, &[], None));
    let Some(dom) = browser::dom("hostile.html", &page) else { return };
    let title = "&lt;/title&gt;&lt;script&gt;document.title = 'title'&lt;/script&gt;, explained";
    assert!(dom.contains(&format!("<title>{title}</title>")), "{dom}");
}
