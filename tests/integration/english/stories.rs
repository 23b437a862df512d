//! Stories with words of their own: what is learned from the sentences of a puzzle, and what is not.

use zebra_sat::load::{load, parse};
use zebra_sat::syntax::{Diagnostics, Severity, Source, format};

/// The header of a story, and its sentences with what each says.
fn story(text: &'static str) -> (&'static str, Vec<(&'static str, &'static str)>) {
    let (header, table) = text.split_once("---\n").expect("a line between header and sentences");
    let row = |line: &'static str| line.split_once(" => ").unwrap_or_else(|| panic!("{line}"));
    (header, table.lines().map(row).collect())
}

fn puzzle<'a>(header: &str, sentences: impl Iterator<Item = &'a str>) -> Source {
    let clues: String = sentences.map(|sentence| format!("  {sentence}\n")).collect();
    Source::new("story.zebra", format!("{header}\nclues:\n{clues}"))
}

pub const STORIES: [&str; 51] = [
    include_str!("stories/lighthouses.txt"),
    include_str!("stories/auction.txt"),
    include_str!("stories/race.txt"),
    include_str!("stories/salon.txt"),
    include_str!("stories/depot.txt"),
    include_str!("stories/run.txt"),
    include_str!("stories/finish.txt"),
    include_str!("stories/family.txt"),
    include_str!("stories/kitchen.txt"),
    include_str!("stories/craters.txt"),
    include_str!("stories/pictures.txt"),
    include_str!("stories/quarry.txt"),
    include_str!("stories/recital.txt"),
    include_str!("stories/trips.txt"),
    include_str!("stories/wrecks.txt"),
    include_str!("stories/office.txt"),
    include_str!("stories/kayaks.txt"),
    include_str!("stories/diners.txt"),
    include_str!("stories/fair.txt"),
    include_str!("stories/regatta.txt"),
    include_str!("stories/observatory.txt"),
    include_str!("stories/lodge.txt"),
    include_str!("stories/tutors.txt"),
    include_str!("stories/guitars.txt"),
    include_str!("stories/shelf.txt"),
    include_str!("stories/clinic.txt"),
    include_str!("stories/sprint.txt"),
    include_str!("stories/heads.txt"),
    include_str!("stories/manors.txt"),
    include_str!("stories/gifts.txt"),
    include_str!("stories/votes.txt"),
    include_str!("stories/gadgets.txt"),
    include_str!("stories/charts.txt"),
    include_str!("stories/probes.txt"),
    include_str!("stories/whaling.txt"),
    include_str!("stories/dash.txt"),
    include_str!("stories/catch.txt"),
    include_str!("stories/odds.txt"),
    include_str!("stories/counter.txt"),
    include_str!("stories/market.txt"),
    include_str!("stories/ward.txt"),
    include_str!("stories/derby.txt"),
    include_str!("stories/sales.txt"),
    include_str!("stories/stations.txt"),
    include_str!("stories/floors.txt"),
    include_str!("stories/street.txt"),
    include_str!("stories/parcels.txt"),
    include_str!("stories/scoops.txt"),
    include_str!("stories/surgery.txt"),
    include_str!("stories/homes.txt"),
    include_str!("stories/library.txt"),
];

#[test]
fn stories_teach_their_words() {
    for text in STORIES {
        let (header, table) = story(text);
        let loaded = load(puzzle(header, table.iter().map(|(sentence, _)| *sentence)));
        let errors: Vec<_> = loaded.diagnostics.sorted().into_iter().collect();
        assert!(errors.iter().all(|of| of.severity != Severity::Error), "{errors:#?}");
        let puzzle = loaded.resolved.expect("a story that is read").puzzle;
        for (clue, (sentence, says)) in puzzle.clues.iter().zip(&table) {
            let read = format::statement(&puzzle, &clue.statement).replace('"', "");
            assert_eq!(read, *says, "{sentence}");
        }
    }
}

/// What has an order from a calendar alone needs it in the formal file as well.
#[test]
fn stories_say_the_same_formally() {
    for text in STORIES {
        let (header, table) = story(text);
        let source = puzzle(header, table.iter().map(|(sentence, _)| *sentence));
        let document = parse(&source, &mut Diagnostics::default()).expect("a file that is read");
        let read = load(source).resolved.expect("a story that is read");
        let formal = format::formal(&document, &read.puzzle, &read.clue_spans);
        let again = load(Source::new("formal.zebra", formal)).resolved;
        let again = again.unwrap_or_else(|| panic!("{header}"));
        assert_eq!(format::puzzle(&again.puzzle), format::puzzle(&read.puzzle));
    }
}

/// The same story with one more sentence that says something else than that two things go together.
#[test]
fn what_could_mean_something_else_is_refused() {
    let mut read = Vec::new();
    for (told, traps) in [
        (include_str!("stories/salon.txt"), include_str!("stories/traps.txt")),
        (include_str!("stories/manors.txt"), include_str!("stories/manors_traps.txt")),
        (include_str!("stories/gifts.txt"), include_str!("stories/gifts_traps.txt")),
        (include_str!("stories/run.txt"), include_str!("stories/run_traps.txt")),
        (include_str!("stories/finish.txt"), include_str!("stories/finish_traps.txt")),
        (include_str!("stories/family.txt"), include_str!("stories/family_traps.txt")),
        (include_str!("stories/kitchen.txt"), include_str!("stories/kitchen_traps.txt")),
        (include_str!("stories/fair.txt"), include_str!("stories/fair_traps.txt")),
        (include_str!("stories/regatta.txt"), include_str!("stories/regatta_traps.txt")),
        (include_str!("stories/office.txt"), include_str!("stories/office_traps.txt")),
        (include_str!("stories/kayaks.txt"), include_str!("stories/kayaks_traps.txt")),
        (include_str!("stories/diners.txt"), include_str!("stories/diners_traps.txt")),
        (include_str!("stories/wrecks.txt"), include_str!("stories/wrecks_traps.txt")),
        (include_str!("stories/observatory.txt"), include_str!("stories/observatory_traps.txt")),
        (include_str!("stories/lodge.txt"), include_str!("stories/lodge_traps.txt")),
        (include_str!("stories/guitars.txt"), include_str!("stories/guitars_traps.txt")),
        (include_str!("stories/shelf.txt"), include_str!("stories/shelf_traps.txt")),
        (include_str!("stories/clinic.txt"), include_str!("stories/clinic_traps.txt")),
        (include_str!("stories/sprint.txt"), include_str!("stories/sprint_traps.txt")),
        (include_str!("stories/heads.txt"), include_str!("stories/heads_traps.txt")),
        (include_str!("stories/counter.txt"), include_str!("stories/counter_traps.txt")),
        (include_str!("stories/market.txt"), include_str!("stories/market_traps.txt")),
        (include_str!("stories/ward.txt"), include_str!("stories/ward_traps.txt")),
        (include_str!("stories/craters.txt"), include_str!("stories/craters_traps.txt")),
        (include_str!("stories/derby.txt"), include_str!("stories/derby_traps.txt")),
        (include_str!("stories/sales.txt"), include_str!("stories/sales_traps.txt")),
        (include_str!("stories/floors.txt"), include_str!("stories/floors_traps.txt")),
        (include_str!("stories/street.txt"), include_str!("stories/street_traps.txt")),
        (include_str!("stories/parcels.txt"), include_str!("stories/parcels_traps.txt")),
        (include_str!("stories/scoops.txt"), include_str!("stories/scoops_traps.txt")),
        (include_str!("stories/surgery.txt"), include_str!("stories/surgery_traps.txt")),
        (include_str!("stories/homes.txt"), include_str!("stories/homes_traps.txt")),
    ] {
        read.extend(read_traps(told, traps));
    }
    assert!(read.is_empty(), "read, and not refused: {read:#?}");
}

/// The traps that are read beside the sentences of a story.
fn read_traps(told: &'static str, traps: &'static str) -> Vec<&'static str> {
    let (header, table) = story(told);
    let mut read = Vec::new();
    for trap in traps.lines() {
        let sentences = table.iter().map(|(sentence, _)| *sentence).chain([trap]);
        let loaded = load(puzzle(header, sentences));
        let sorted = loaded.diagnostics.sorted();
        let errors: Vec<_> = sorted.iter().filter(|of| of.severity == Severity::Error).collect();
        if errors.is_empty() {
            read.push(trap);
            continue;
        }
        assert_eq!(errors.len(), 1, "{trap}: {errors:#?}");
        let (from, to) = (errors[0].span.start as usize, errors[0].span.end as usize);
        let text = &loaded.source.text[from..to];
        assert!(trap.contains(text), "{trap}: the error is at `{text}`");
    }
    read
}

/// A word of which one sentence alone would tell is not learned.
#[test]
fn what_one_sentence_alone_tells_is_warned_of() {
    let header = "months: April, May, June\nprobes: Alpha, Beta, Gamma\n";
    for (sentence, word) in
        [("The Alpha was fluxed in May.", "fluxed"), ("Alpha's gizmo started in May.", "gizmo")]
    {
        let loaded = load(puzzle(header, [sentence].into_iter()));
        let sorted = loaded.diagnostics.sorted();
        let warned = sorted.iter().any(|of| {
            of.code == zebra_sat::syntax::Code::LearnedWords
                && of.message == format!("`{word}` is taken to say only what goes together")
        });
        assert!(loaded.resolved.is_none() || warned, "{sentence}: {sorted:?}");
    }
    let both = ["The Alpha was fluxed in May.", "The Beta was fluxed in June."];
    assert!(load(puzzle(header, both.into_iter())).resolved.is_some());
}

/// With the option, what says nothing of the puzzle must not teach it words.
#[test]
fn nothing_is_learned_where_the_unknown_is_left_out() {
    let header = "months: April, May, June\nprobes: Alpha, Beta, Gamma\n";
    let both = ["The Alpha was fluxed in May.", "The Beta was fluxed in June."];
    let options = zebra_sat::english::Options { ignore_unknown: true };
    let source = puzzle(header, both.into_iter());
    let loaded = zebra_sat::load::load_with(source, options);
    let left_out = loaded
        .diagnostics
        .sorted()
        .iter()
        .filter(|of| of.code == zebra_sat::syntax::Code::SkippedSentence)
        .count();
    assert_eq!(left_out, 2);
}
