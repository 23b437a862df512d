//! Competitors: what they ride, drive, lead and wear, and what one of them does to another.

use super::order::assert_read;

const TEAMS: &str = "captain: Ann, Bob, Cy, Di\nteam: Rovers, Comets, Lions, Hawks\n\
    color: red, green, blue, gold\nscore: 2, 4, 6, 8\n";

const HORSES: &str = "positions place: 1..4\nhorse: Cobbler, Moonbeam, Nettle, Tinder\n\
    jockey: Ellis, Okada, Price, Ruiz\nsilks: blue, gold, green, red\nnumber: 11, 12, 13, 14\n";

const CARTS: &str = "positions place: 1..4\ndriver: Lena, Marco, Nina, Otis\n\
    car: Bolt, Comet, Dart, Zephyr\nnumber: 3, 7, 12, 44\ncolor: blue, green, red, white\n";

const CLUBS: &str = "positions place: 1..4\nteam: Albion, Harriers, Rangers, Villa\n\
    captain: Bell, Chan, Dee, Frost\ncolor: blue, green, red, white\n";

/// Asserts that none of some sentences is read.
fn assert_refused(header: &str, sentences: &[&str]) {
    let table: Vec<_> = sentences.iter().map(|sentence| (*sentence, "")).collect();
    assert_read(header, &table);
}

#[test]
fn competitors_that_meet_are_two() {
    assert_refused(
        TEAMS,
        &[
            "The reds drew with Rovers.",
            "Ann hammered the reds.",
            "Rovers held the green team.",
            "Rovers drew with the green team.",
            "The Lions played the red team.",
            "The Lions tied the red team.",
            "Ann's team trounced the Lions.",
            "Ann's team crushed the red team.",
            "Ann scouted the Lions.",
            "Ann booed the Lions.",
            "Ann scored against the Lions.",
            "The conqueror of the Lions wore red.",
            "The Lions' conqueror is Ann.",
            "The Lions got the better of the reds.",
            "The Lions saw off the green team.",
            "The Lions bowed to the green team.",
            "The Lions entertained the green team.",
            "The Lions opened with the green team.",
            "The team Ann hammered wore red.",
            "The captain who trounced the Lions wore red.",
            "Ann's Lions crushed the reds.",
            "Ann did not hammer the reds.",
        ],
    );
    assert_read(
        TEAMS,
        &[
            ("Ann captained the Lions.", "Ann = Lions"),
            ("The red team was captained by Ann.", "red = Ann"),
            ("Ann led the Lions.", "Ann = Lions"),
            ("Ann's team is called the Lions.", "Ann = Lions"),
            ("The Lions wore red.", "Lions = red"),
            ("Ann played for the Lions.", "Ann = Lions"),
            ("The Lions scored 4.", "Lions = 4"),
        ],
    );
    let ships = "ship: Comet, Dusty, Arrow, Blaze\ncaptain: Tim, Ann, Luke, Sue\n\
        port: Oslo, Hull, Cork, Brest\n";
    assert_refused(
        ships,
        &[
            "Tim rammed the Comet.",
            "Tim spotted the Comet.",
            "Tim shelled the Comet.",
            "The Comet was hailed by Tim.",
            "The Comet was salvaged by Tim.",
        ],
    );
    assert_read(
        ships,
        &[
            ("Tim commanded the Comet.", "Tim = Comet"),
            ("Tim was at the helm of the Comet.", "Tim = Comet"),
            ("The captain of the Comet sailed to Hull.", "Comet = Hull"),
        ],
    );
    let parties = "candidate: Tim, Ann, Luke, Sue\nparty: Greens, Reds, Whigs, Tories\n\
        town: Oslo, Hull, Cork, Brest\n";
    assert_refused(
        parties,
        &["Tim trounced the Greens.", "Tim debated the Greens.", "Tim heckled the Greens."],
    );
    assert_read(
        parties,
        &[
            ("Tim represented the Greens.", "Tim = Greens"),
            ("Tim stood for the Greens.", "Tim = Greens"),
        ],
    );
}

#[test]
fn what_happens_to_a_horse_is_not_done_by_its_jockey() {
    assert_refused(
        HORSES,
        &[
            "Ellis kicked Tinder.",
            "Ellis fell from Tinder.",
            "Ellis bumped Tinder.",
            "Number 13 bit Tinder.",
            "The red horse kicked Tinder.",
            "Ellis owns Tinder.",
            "Ellis trained Tinder.",
            "The owner of Tinder is Ellis.",
            "Ellis used to ride Tinder.",
            "Ellis rode Tinder last year.",
            "Ellis rode Tinder's sister.",
            "Ellis rode Price's horse.",
            "Ellis rode for Price.",
            "Ellis rode the horse trained by Price.",
            "Ellis rode the horse that Price wanted.",
            "Ellis rode one of Tinder and Nettle.",
            "Tinder was almost ridden by Ellis.",
            "Tinder was ridden by the brother of Ellis.",
            "Ellis led Tinder at the halfway mark.",
            "Ellis beat Price and his horse wore red.",
            "Ellis bore the red flag.",
            "Ellis placed a bet on Tinder.",
        ],
    );
}

#[test]
fn who_rides_what() {
    assert_read(
        HORSES,
        &[
            ("Ellis rode Tinder.", "Ellis = Tinder"),
            ("Ellis did not ride Tinder.", "Ellis != Tinder"),
            ("Ellis rode neither Tinder nor Nettle.", "Ellis != Tinder and Ellis != Nettle"),
            ("Ellis rode the horse that wore red.", "Ellis = red"),
            ("The one that rode the horse that wore red is Ellis.", "red = Ellis"),
            ("The horse ridden by the jockey in red is Tinder.", "red = Tinder"),
            ("Ellis, riding Tinder, finished third.", "Ellis = Tinder and Ellis in place 3"),
            ("Tinder, ridden by Ellis, wore red.", "Tinder = Ellis and Tinder = red"),
            ("Ellis finished third aboard Tinder.", "Ellis in place 3 and Ellis = Tinder"),
            ("Tinder finished third under Ellis.", "Tinder in place 3 and Tinder = Ellis"),
            ("Ellis rode Tinder to victory.", "Ellis = Tinder and Ellis in place 1"),
            ("Ellis rode the winning horse.", "Ellis in place 1"),
            ("Ellis's mount wore red.", "Ellis = red"),
            ("The rider of Tinder wore red.", "Tinder = red"),
            ("The jockey on the horse in red is Ellis.", "red = Ellis"),
            ("Horse number 13 finished third.", "13 in place 3"),
            ("Ellis rode the horse that finished behind Tinder.", "Ellis after Tinder"),
        ],
    );
    assert_read(
        CARTS,
        &[
            ("Nina did not drive the red car.", "Nina != red"),
            ("The driver of the red car finished third.", "red in place 3"),
            ("Nina drove the Dart into third place.", "Nina = Dart and Nina in place 3"),
            ("Nina came home third in the red car.", "Nina in place 3 and Nina = red"),
            ("The red Dart finished third.", "Dart in place 3 and red = Dart"),
            ("The Dart bore the number 7.", "Dart = 7"),
            ("Car 7 finished third.", "7 in place 3"),
            ("Nina took the checkered flag.", "Nina in place 1"),
            (
                "Nina's and Lena's car finished ahead of the Dart.",
                "Nina before Dart and Lena before Dart",
            ),
            ("Nina's and Lena's car finished third.", ""),
        ],
    );
    assert_read(
        CLUBS,
        &[
            ("Bell captained Albion.", "Bell = Albion"),
            ("Bell did not captain the team in red.", "Bell != red"),
            ("Bell led her team to second place.", "Bell in place 2"),
            ("Albion, led by Bell, finished third.", "Albion = Bell and Albion in place 3"),
            ("Villa came bottom of the league.", "Villa in place 4"),
            ("Albion played in red.", "Albion = red"),
            ("Albion won the title.", "Albion in place 1"),
            ("Albion won the title last year.", ""),
            ("Albion nearly won the title.", ""),
        ],
    );
}

#[test]
fn who_lasts_longest() {
    let jumps = "positions fence: 1..4\njockey: Dave, Wally, Bill, Chris\n\
        horse: Egg Nog, Kettle, Big Gun, Dragon\ncolour: mauve, red, yellow, green\n";
    assert_read(
        jumps,
        &[
            ("Dave lasted longer than Bill.", "Dave after Bill"),
            ("The jockey dressed in mauve lasted longest.", "mauve in fence 4"),
            ("Dave's horse fell before the Dragon.", "Dave before Dragon"),
            ("Dave did not fall at fence two.", "Dave not in fence 2"),
            ("The third horse to fall was Dragon.", "Dragon in fence 3"),
            ("Dave lasted two fences longer than Bill.", "Dave 2 after Bill"),
            ("Dave fell in love before Bill.", ""),
            ("Dave fell behind Bill.", ""),
            ("Dave nearly fell at fence two.", ""),
            ("Dave lasted two minutes longer than Bill.", ""),
            ("Dave was knocked out by Bill.", ""),
        ],
    );
    // Who falls in a race does not come before others.
    assert_read(HORSES, &[("Tinder fell before Nettle.", "")]);
}

#[test]
fn numbers_that_are_worn() {
    let runners = "positions place: 1..4\nrunner: Ada, Ben, Cy, Dot\nbib: 1, 2, 3, 4\n\
        vest: blue, green, red, white\n";
    assert_read(
        runners,
        &[
            ("Ada wore an even number.", "Ada is either bib:2 or bib:4"),
            ("Ada wore the same number as her place.", ""),
            (
                "No runner finished in the place that matched their number.",
                "bib:1 not in place 1 and bib:2 not in place 2 and bib:3 not in place 3 and bib:4 not in place 4",
            ),
            (
                "No runner's number matched their finishing position.",
                "bib:1 not in place 1 and bib:2 not in place 2 and bib:3 not in place 3 and bib:4 not in place 4",
            ),
            ("Two runners finished in the place matching their number.", ""),
        ],
    );
}

#[test]
fn how_far_ahead_at_least() {
    assert_read(
        CLUBS,
        &[
            (
                "Albion finished at least two places ahead of Villa.",
                "Albion before Villa and Albion not directly before Villa",
            ),
            (
                "Albion finished two or more places behind the team in red.",
                "Albion after red and Albion not directly after red",
            ),
            ("Albion did not finish at least two places ahead of Villa.", ""),
            ("Albion finished at least two places ahead of Villa or Rangers.", ""),
            ("Albion finished at least two points ahead of Villa.", ""),
        ],
    );
}

#[test]
fn what_somebody_will_not_have() {
    let pies = "friend: Ann, Bob, Cy, Di\npie: apple, cherry, lemon, pecan\n\
        hat: beret, fedora, boater, trilby\ncar: Mini, Fiat, Seat, Audi\n";
    assert_refused(
        pies,
        &[
            "Ann was leery of the lemon pie.",
            "Ann balked at the lemon pie.",
            "Ann flinched at the lemon pie.",
            "Ann waived the lemon pie.",
            "Ann gave up the lemon pie.",
            "Ann opted out of the lemon pie.",
            "The lemon pie dodger is Ann.",
            "The beret scorner is Ann.",
            "Ann didn't finish the lemon pie.",
            "Ann didn't share the lemon pie.",
            "Ann never takes off the beret.",
            "Ann never parks the Mini.",
            "Ann won't sell the Mini.",
            "Ann doesn't wash the Mini.",
        ],
    );
    assert_read(
        pies,
        &[
            ("Ann didn't eat the lemon pie.", "Ann != lemon"),
            ("Ann doesn't drive the Mini.", "Ann != Mini"),
            ("The lemon pie eater is Ann.", "lemon = Ann"),
        ],
    );
}
