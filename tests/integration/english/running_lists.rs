//! Introductions whose lists stand in running sentences beside words that could mean more: what each came away with, what the
//! judges gave all, at what hours things were done, who sleeps in the tents before.

use super::run;

/// Exit code and both outputs for four pupils with projects and points.
fn fair(projects: &str, points: &str) -> (i32, String, String) {
    let text = format!(
        "Ann, Bob, Cleo and Dan each entered one project in the fair. {projects} {points}\n\n1. Ann's project was about \
         magnets.\n2. Cleo scored 4 points more than Bob.\n3. Dan chose the volcano.\n4. Ann scored 82 points.\n5. Cleo chose \
         plants.\n6. Dan scored 94 points.\n"
    );
    run(&["solve", "--format", "tuples", "-"], &text)
}

#[test]
fn the_judges_gave_all_of_them_points() {
    let projects = "The projects were about crystals, magnets, plants and a volcano.";
    for points in [
        "The judges gave the projects 82, 86, 90 and 94 points.",
        "The judges gave the four projects 82, 86, 90 and 94 points.",
        "The judges gave the projects 82 points, 86 points, 90 points and 94 points.",
    ] {
        let (code, out, err) = fair(projects, points);
        assert_eq!(code, 0, "{points}\n{err}");
        assert!(out.contains("Bob, crystals, 86"), "{points}\n{out}");
    }
    for points in [
        "The judges gave the losers 82, 86, 90 and 94 points.",
        "The judges gave the three projects 82, 86, 90 and 94 points.",
        "The judges gave the projects 82, 86, 90 and 94 points in turn.",
        "The judges gave the projects 82, 86, 90 and 94 points respectively.",
        "The judges gave no project 82, 86, 90 or 94 points.",
    ] {
        let (code, out, _) = fair(projects, points);
        assert_ne!(code, 0, "{points}\n{out}");
    }
}

#[test]
fn each_came_away_with_one_thing() {
    let text = |told: &str| {
        format!(
            "The Auction\n\nThere was a sale last week. Ann, Bob, Cleo and Dan {told}: a clock, a lamp, a mirror or a rug. The winning bids were $40, $60, $80 and \
             $100.\n\n1. Ann bought the lamp.\n2. Bob paid $60.\n3. The mirror cost $100.\n4. Cleo bought the mirror.\n5. Dan \
             paid $40.\n6. Dan bought the rug.\n"
        )
    };
    for told in ["each came away with one treasure", "each walked away with one treasure"] {
        let (code, out, err) = run(&["solve", "--format", "tuples", "-"], &text(told));
        assert_eq!(code, 0, "{told}\n{err}");
        assert!(out.contains("Ann, lamp, $80"), "{told}\n{out}");
    }
    for told in ["each gave away one treasure", "each threw away one treasure"] {
        let (code, out, _) = run(&["solve", "--format", "tuples", "-"], &text(told));
        assert_ne!(code, 0, "{told}\n{out}");
    }
}

#[test]
fn each_does_it_once() {
    let text = |told: &str| {
        format!(
            "A shop has invited four authors (Ann, Bob, Cleo and Dan) to read. Exactly one author reads on each day from Monday \
             through Thursday, and {told}.\n\n1. Ann reads on Monday.\n2. Bob reads on some day before Cleo.\n3. Dan reads \
             on Wednesday.\n"
        )
    };
    for told in [
        "each author reads exactly once",
        "each of the authors reads only once",
        "every author reads once",
        "each of the four authors reads just once",
    ] {
        let (code, out, err) = run(&["solve", "--format", "csv", "-"], &text(told));
        assert_eq!(code, 0, "{told}\n{err}");
        assert!(out.contains("Tuesday,Bob"), "{told}\n{out}");
    }
    for told in [
        "each author reads at least once",
        "each author but Ann reads once",
        "Ann reads once",
        "each author who is shy reads once",
        "not each author reads once",
    ] {
        let (code, out, _) = run(&["solve", "--format", "csv", "-"], &text(told));
        assert_ne!(code, 0, "{told}\n{out}");
    }
}

#[test]
fn somebody_sleeps_in_them() {
    let text = |told: &str| {
        format!(
            "Four friends have pitched their tents in a straight line. The tents are numbered 1, 2, 3 and 4 from left to right. The \
             tents are khaki, orange, purple and striped{told}\n\n1. Tariq is in the striped tent.\n2. Cleo is directly to the left \
             of Tariq.\n3. Bram has the khaki tent.\n4. The tent on the far left is orange.\n5. Wanda plays the flute.\n6. \
             Bram plays the drum.\n7. Cleo plays the harp.\n8. The purple tent is in the third place.\n9. Tariq \
             plays the banjo.\n10. Wanda is on the far left.\n"
        )
    };
    for told in [
        ", and in them sleep Bram, Cleo, Tariq and Wanda, who play the banjo, the drum, the flute and the harp.",
        ", and in them sleep Bram, Cleo, Tariq and Wanda. They play the banjo, the drum, the flute and the harp.",
    ] {
        let (code, out, err) = run(&["solve", "--format", "csv", "-"], &text(told));
        assert_eq!(code, 0, "{told}\n{err}");
        assert!(out.contains("1,orange,Wanda,flute"), "{told}\n{out}");
        assert!(out.contains("2,khaki,Bram,drum"), "{told}\n{out}");
    }
}

#[test]
fn things_are_called_something() {
    let text = |told: &str, when: &str| {
        format!(
            "A railway club held its open house {when}, and four members (Mr. Ames, Mr. Bell, Ms. Cole and Ms. Dean) each \
             exhibited an engine. {told} Each is painted a different color (black, blue, green or red).\n\n1. Mr. Ames's engine is \
             red.\n2. The Comet is black.\n3. Ms. Cole exhibited the Eagle.\n4. The Eagle is green.\n5. Mr. Bell exhibited the \
             Meteor.\n6. Ms. Dean exhibited the Comet.\n"
        )
    };
    for told in [
        "The four engines are called the Arrow, the Comet, the Eagle and the Meteor.",
        "The four engines are named the Arrow, the Comet, the Eagle and the Meteor.",
        "The four engines were known as the Arrow, the Comet, the Eagle and the Meteor.",
    ] {
        let (code, out, err) = run(&["solve", "--format", "csv", "-"], &text(told, "last Sunday"));
        assert_eq!(code, 0, "{told}\n{err}");
        assert!(out.contains("Mr. Ames,") && out.contains("Arrow,red"), "{told}\n{out}");
        assert!(out.contains("Meteor,blue"), "{told}\n{out}");
    }
    for told in [
        "The three engines are called the Arrow, the Comet, the Eagle and the Meteor.",
        "The four engines are not called the Arrow, the Comet, the Eagle and the Meteor.",
    ] {
        let (code, out, _) = run(&["solve", "--format", "csv", "-"], &text(told, "last Sunday"));
        assert_ne!(code, 0, "{told}\n{out}");
    }
}

#[test]
fn somebody_finds_what_is_of_them_all() {
    let text = |told: &str| {
        format!(
            "Old Letters\n\nWhile tidying the attic, Aunt Ida came across {told}, Alan, Brian, and Clive. The letters were written in \
             1986, 1989, and 1993; and each son lived in a different town (Bath, Leeds, or York).\n\n1. Alan lived in Bath.\n2. \
             Brian wrote in 1989.\n3. The letter from York was written in 1993.\n"
        )
    };
    let (code, out, err) =
        run(&["solve", "--format", "csv", "-"], &text("the letters of her three sons"));
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("Brian,1989,Leeds"), "{out}");
    for told in ["the letters of her two sons", "three friends"] {
        let (code, out, _) = run(&["solve", "--format", "csv", "-"], &text(told));
        assert_ne!(code, 0, "{told}\n{out}");
    }
}

#[test]
fn it_is_done_at_some_hours() {
    let text = "The Walks\n\nIda has three customers. Each of the dogs (Bix, Duke and Max) is of a different breed (beagle, boxer or \
                collie). Ida walks the dogs one at a time, picking them up at 7 am, 8 am and 9 am.\n\n1. Bix is the boxer.\n2. \
                Duke is picked up at 8 am.\n3. The collie is picked up at 9 am.\n";
    let (code, out, err) = run(&["solve", "--format", "csv", "-"], text);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("dog,breed,time") && out.contains("Duke,beagle,8 am"), "{out}");
}

#[test]
fn what_is_done_with_some_at_some_hours_is_no_list_of_all() {
    let text = |told: &str| {
        format!(
            "The Walks\n\nIda has three customers. Each of the dogs (Bix, Duke and Max) is of a different breed (beagle, boxer or \
             collie). Ida walks the dogs one at a time, {told} 7 am, 8 am and 9 am.\n\n1. Bix is the boxer.\n2. Duke is picked up \
             at 8 am.\n3. The collie is picked up at 9 am.\n"
        )
    };
    for told in [
        "picking some of them up at",
        "picking up a few of them at",
        "meeting most of them at",
        "picking some dogs up at",
        "picking them up after",
    ] {
        let (code, out, _) = run(&["solve", "-"], &text(told));
        assert_eq!(code, 2, "{told}\n{out}");
    }
    let (code, _, err) = run(&["solve", "-"], &text("picking each of them up at"));
    assert_eq!(code, 0, "{err}");
}

#[test]
fn a_rank_may_tell_of_the_time() {
    let text = "The Meeting\n\nThree engineers, Ann, Bo and Cy, met at a conference. During the first morning, they drank 1, 2 and 3 cups \
                of tea. Each of them comes from a different city: Rome, Oslo or Bonn.\n\n1. Ann is from Rome.\n2. Bo drank 2 \
                cups.\n3. The engineer from Bonn drank 3 cups.\n";
    let (code, out, err) = run(&["solve", "--format", "csv", "-"], text);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("Bo,2,Oslo"), "{out}");
}
