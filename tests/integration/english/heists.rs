//! Crimes, ships, and what is said of some and of others in one sentence.

use super::order::assert_read;

/// Who stole what, where and when.
const HEISTS: &str = "thief: Ace, Bones, Cobra, Dodger\ntreasure: amulet, chalice, emerald, tapestry\n\
                      city: Lima, Oslo, Quito, Turin\nyear: 1994, 1999, 2004, 2009\n";

/// Ships at the docks of a harbour.
const SHIPS: &str = "positions dock: 1..5\nship: Curlew, Dunlin, Egret, Fulmar, Gannet\n\
                     captain: Abney, Birch, Crane, Dyer, Ennis\ncargo: cocoa, copper, maize, rice, salt\n";

#[test]
fn crimes_are_rows() {
    assert_read(
        HEISTS,
        &[
            ("The last of the four crimes was committed in Lima.", "2009 = Lima"),
            ("The first of the four thefts was committed by Ace.", "1994 = Ace"),
            (
                "The emerald was taken neither from the museum in Oslo nor from the one in Lima.",
                "emerald != Oslo and emerald != Lima",
            ),
            ("The last of the three crimes was committed in Lima.", ""),
            (
                "Bones, the last of the four to strike, did so in neither Lima nor Oslo.",
                "Bones = 2009 and (Bones != Lima and Bones != Oslo)",
            ),
            (
                "Lima and Oslo were the scenes of the crimes committed by Ace and Bones, though not necessarily in that order.",
                "{Lima, Oslo} = {Ace, Bones}",
            ),
            ("Lima and Oslo were the scenes of the crimes committed by Ace and Bones.", ""),
            (
                "Cobra's crime took place after the one in Lima but before the one in Turin.",
                "Cobra year more than Lima and Cobra year less than Turin",
            ),
            (
                "The museum in Lima was robbed of its priceless chalice, though not by Dodger.",
                "chalice = Lima and chalice != Dodger",
            ),
            ("Dodger was robbed of the chalice.", ""),
            ("Dodger looked into the theft of the chalice.", ""),
            ("Dodger investigated the theft of the chalice.", ""),
            ("Dodger solved the crime in Lima.", ""),
            ("The museum in Lima was robbed of its other chalice.", ""),
            (
                "Dodger, who pulled off the heist in Turin, did not take the emerald.",
                "Dodger = Turin and Dodger != emerald",
            ),
            (
                "The amulet, which was not stolen by Ace, went missing in 2004.",
                "amulet != Ace and amulet = 2004",
            ),
            (
                "The four robberies were the one in Lima, the one in 1999, the one committed by Cobra and the theft of the emerald.",
                "all different (Lima, 1999, Cobra, emerald)",
            ),
        ],
    );
}

#[test]
fn some_and_others() {
    assert_read(
        HEISTS,
        &[
            (
                "Ace, Bones and the thief of the amulet are three different people, none of whom struck in Lima.",
                "all different (Ace, Bones, amulet) and Ace != Lima and Bones != Lima and amulet != Lima",
            ),
            (
                "Ace, Bones and the thief of the amulet are three different people, none of whom struck in Lima or Oslo.",
                "",
            ),
            ("It wasn't Ace who struck in Lima but Bones.", "Ace != Lima and Bones = Lima"),
            ("It wasn't Ace or Cobra who struck in Lima but Bones.", ""),
            ("It wasn't Ace who struck in Lima but in Oslo.", ""),
            ("If Ace did not strike in Lima, then Bones was.", ""),
        ],
    );
    assert_read(
        SHIPS,
        &[
            (
                "Abney and Birch are next to each other, as are Crane and the Egret.",
                "Abney next to Birch and Crane next to Egret",
            ),
            ("Abney and Birch are not next to each other, as are Crane and the Egret.", ""),
            ("Abney is next to the Dunlin, as is Crane.", ""),
        ],
    );
}

#[test]
fn ships_and_what_they_carry() {
    assert_read(
        SHIPS,
        &[
            ("The ship under Captain Dyer is next to the Egret.", "Dyer next to Egret"),
            ("The crate under Captain Dyer is next to the Egret.", ""),
            (
                "The Curlew has only one neighbour, namely the Dunlin.",
                "Curlew at an end and Curlew next to Dunlin",
            ),
            (
                "The Curlew has only one neighbour: the Dunlin.",
                "Curlew at an end and Curlew next to Dunlin",
            ),
            ("The Curlew has only one neighbour, namely the Dunlin or the Egret.", ""),
            (
                "The Curlew and the Egret are separated by just one ship.",
                "1 dock between Curlew and Egret",
            ),
            ("The Curlew has two neighbours, namely the Dunlin and the Egret.", ""),
            (
                "Captain Birch's ship, with its hold full of maize, is next to the Gannet.",
                "Birch = maize and Birch next to Gannet",
            ),
            (
                "Looking along the quay from left to right, you would see the Curlew before the Egret, and the Egret before \
                 Captain Ennis's ship.",
                "Curlew left of Egret and Egret left of Ennis",
            ),
            (
                "Walking along the quay from right to left, you pass the Curlew before the Egret.",
                "Curlew right of Egret",
            ),
            ("Walking along the quay, you pass the Curlew before the Egret.", ""),
            (
                "Walking along the quay from left to right, you pass neither the Curlew nor the Egret.",
                "",
            ),
            ("Walking along the quay from left to right, you pass the Curlew after lunch.", ""),
        ],
    );
}
