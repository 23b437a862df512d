//! What stands at the ends of a row: introductions that tell it, and clues that place somebody by it.

use super::{readings, run};

const REST: &str = "\n\nOwners: Ivo, Jill, Kim, Lou\nSails: pink, grey, teal, white";

/// The formal readings of some clues about four rafts on a river, behind an introduction.
fn rafts(introduction: &str, clues: &[&str]) -> Result<Vec<String>, String> {
    let clues: Vec<String> =
        clues.iter().enumerate().map(|(at, clue)| format!("{}. {clue}\n", at + 1)).collect();
    let text = format!("The Rafts\n\n{introduction}{REST}\n\n{}", clues.concat());
    readings(&text).map(|(readings, _)| readings)
}

/// Clues that have exactly one answer, where the mill is by the first raft and the weir by the last one.
const CLUES: &str = "1. Ivo has the raft nearest the mill.\n2. The teal raft is two places further from the mill than Ivo's.\n3. Jill \
                     is nearer the weir than Kim.\n4. The white raft is by the weir.\n5. Jill is not by the weir.\n6. The grey raft is \
                     closer to the mill than the teal raft is.\n7. Kim's raft is immediately on the mill side of the teal raft.\n8. \
                     Ivo's raft isn't grey.\n";

#[test]
fn introductions_tell_what_stands_at_the_ends() {
    for introduction in [
        "Four rafts lie in a row, numbered 1 to 4 from the mill to the weir.",
        "Four rafts lie in a row; raft 1 is nearest the mill, raft 4 nearest the weir.",
        "Four rafts lie in a row. Raft 1 is closest to the mill and raft 4 is closest to the weir.",
        "Four rafts lie in a row, from raft 1 by the mill to raft 4 by the weir.",
        "Four rafts lie in a row, with raft 1 beside the mill and raft 4 beside the weir.",
        "Four rafts lie in a row from the mill (raft 1) to the weir (raft 4).",
        "Four rafts lie in a row. They are numbered 1 to 4, starting with the one nearest the mill; raft 4 is next to the weir.",
        "Four rafts lie in a row. The first raft is by the mill and the last one by the weir.",
        "Four rafts lie in a row. The raft nearest the mill is number 1 and the one nearest the weir is number 4.",
        "Four rafts lie in a row. The mill is next to raft 1 and the weir is next to raft 4.",
        "Four rafts lie in a row, numbered 1 (nearest the mill) to 4 (nearest the weir).",
    ] {
        let text = format!("The Rafts\n\n{introduction}{REST}\n\n{CLUES}");
        let (code, out, err) = run(&["solve", "--format", "csv", "-"], &text);
        assert_eq!(code, 0, "{introduction}\n{err}");
        for row in ["1,Ivo,pink", "2,Kim,grey", "3,Jill,teal", "4,Lou,white"] {
            assert!(out.contains(row), "{introduction}: {row} in\n{out}");
        }
    }
}

#[test]
fn clues_place_somebody_by_a_landmark() {
    let introduction = "Four rafts lie in a row, raft 1 by the old mill and raft 4 by the weir.";
    for (clue, reading) in [
        ("Kim's raft is the nearest to the weir.", "Kim in raft 4"),
        ("Kim's raft is furthest from the old mill.", "Kim in raft 4"),
        ("Kim's raft is next to the old mill.", "Kim in raft 1"),
        ("Kim's raft is at the weir end of the row.", "Kim in raft 4"),
        ("The raft nearest the old mill has a pink sail.", "pink in raft 1"),
        ("Either Kim or Lou has the raft by the weir.", "raft 4 is either Kim or Lou"),
        ("The weir raft is grey.", "grey in raft 4"),
        ("Kim's raft is two places closer to the weir than Lou's.", "Kim 2 right of Lou"),
        ("Kim's raft is closer to the weir than Lou's raft is.", "Kim right of Lou"),
        ("Kim's raft is immediately on the old mill side of Lou's.", "Kim directly left of Lou"),
        ("Kim's raft is third from the weir.", "Kim in raft 2"),
    ] {
        let read = rafts(introduction, &["Ivo is not pink.", "Jill's sail is teal.", clue]);
        assert_eq!(read.as_ref().map(|all| all[2].as_str()), Ok(reading), "{clue}");
    }
    // How near somebody is to which of two, and what is but near, is not told by an end of the row.
    for clue in [
        "Kim's raft is near the weir.",
        "Kim's raft is the second nearest to the weir.",
        "Kim's raft is further from the old mill than from the weir.",
        "Kim's raft is halfway between the old mill and the weir.",
        "Kim's raft is not far from the weir.",
        "Kim owns the old mill.",
        "Kim met Lou by the weir.",
    ] {
        let read = rafts(introduction, &["Ivo is not pink.", "Jill's sail is teal.", clue]);
        assert!(read.is_err(), "{clue}: {read:?}");
    }
}

#[test]
fn what_stands_elsewhere_is_no_landmark() {
    for introduction in [
        // At both ends, at none of them, in another order, and in none.
        "Four rafts lie in a row, raft 1 by the mill and raft 4 by the mill.",
        "Four rafts lie in a row, raft 2 by the mill.",
        "Four rafts lie in a row, numbered 4 to 1 from the mill to the weir.",
        "Four rafts lie in a row between the mill and the weir.",
        "Four rafts lie in a row from the mill to the weir.",
        "Four rafts lie in a row, raft 1 being the furthest from the mill.",
        "Four rafts lie in a row; raft 1 is nearest the mill that burnt down.",
        // An item is no landmark.
        "Four rafts lie in a row, raft 1 by the teal one.",
    ] {
        let read =
            rafts(introduction, &["Ivo is not pink.", "Kim's raft is the one nearest the mill."]);
        assert!(read.is_err(), "{introduction}: {read:?}");
    }
    // Of sides nobody tells where they are.
    let clues = ["Ivo is to the left of Jill.", "Kim's raft is the one nearest the mill."];
    assert!(
        rafts("Four rafts lie in a row, numbered 1 to 4 from the mill to the weir.", &clues)
            .is_err()
    );
    // The landmarks of the ends the other way round.
    let introduction = "Four rafts lie in a row, raft 4 by the mill and raft 1 by the weir.";
    let read =
        rafts(introduction, &["Ivo is not pink.", "Kim's raft is the one nearest the mill."]);
    assert_eq!(read.map(|all| all[1].clone()), Ok("Kim in raft 4".to_owned()));
}

#[test]
fn the_first_is_on_the_left_as_ever() {
    let clues = ["Ivo is not pink.", "Kim's raft is the one on the far left."];
    let read = |introduction| rafts(introduction, &clues).map(|all| all[1].clone());
    for introduction in [
        "Four rafts lie in a row. Seen from the mill, raft 1 is on the far left and raft 4 is on the far right.",
        "Four rafts lie in a row, with raft 1 at the left and raft 4 at the right.",
    ] {
        assert_eq!(read(introduction), Ok("Kim in raft 1".to_owned()), "{introduction}");
    }
    for introduction in [
        "Four rafts lie in a row. Seen from the mill, raft 1 is on the far right and raft 4 is on the far left.",
        "Four rafts lie in a row. Seen from the mill, raft 2 is on the far left.",
    ] {
        assert!(read(introduction).is_err(), "{introduction}");
    }
}
