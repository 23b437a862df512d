//! Texts without lists: people with titles and full names, single items that brackets name, and what the sense of words tells.

use super::introduced::{is_refused, is_solved};

/// Fails unless a text is solved, and refused with any of some changes.
fn is_solved_only(introduction: &str, clues: &str, row: &str, changes: &[(&str, &str)]) {
    is_solved(introduction, clues, &[row]);
    for (of, other) in changes {
        let is_in_front = introduction.contains(of);
        assert!(is_in_front || clues.contains(of), "{of}");
        match is_in_front {
            true => is_refused(&introduction.replace(of, other), clues),
            false => is_refused(introduction, &clues.replace(of, other)),
        }
    }
}

#[test]
fn gifts_are_known_by_what_is_on_them_and_whom_they_are_from() {
    is_solved_only(
        "The Hat Parade\n\nFour neighbors went to a parade, each in a hat from a different relative (no two wore hats \
         with the same trim--one hat was covered with paper roses). None of them had to go far, as each had at least one \
         such hat from a different relative! Match each neighbor with the hat and the relative it came from.",
        "1. The hat with the wooden cherries was a present from a cousin.\n2. Mrs. Dalby's hat features neither the \
         wooden cherries nor the silver bells.\n3. Mr. Pratt received his hat from his mother-in-law.\n4. The hat with \
         the peacock feathers wasn't a gift from an aunt.\n5. Ms. Lowe's hat was a present from her brother.\n6. Mr. \
         Pratt's hat features the silver bells.\n7. Mr. Abbot's hat wasn't a gift from an aunt.",
        "Dalby,paper roses,aunt",
        &[
            // A fifth relative, a fifth trim.
            (
                "Mr. Abbot's hat wasn't a gift from an aunt",
                "Mr. Abbot's hat wasn't a gift from a nephew",
            ),
            ("features the silver bells", "features the glass beads"),
            // Two of one name; a first name, which may be of any of those with a last name.
            ("Mr. Abbot's", "Mrs. Pratt's"),
            ("Mr. Abbot's", "Clara's"),
            // What brackets say of more than one thing.
            ("--one hat was", "--two hats were"),
            ("--one hat was", "--one hat, Ms. Lowe's, was"),
            ("paper roses", "paper roses and tin cans"),
            ("--one hat was", "--one hat wasn't"),
            ("paper roses", "paper roses before any other"),
            ("(no two wore", "(some wore"),
            // What somebody has to do is no item, but what they have may be.
            ("None of them had to go far", "None of them had to wear a hat"),
            ("at least one such hat", "at least one hat"),
        ],
    );
}

#[test]
fn what_is_seen_is_of_one_kind_however_it_is_told() {
    is_solved_only(
        "On the Coast\n\nLast month, four hikers made sightings in the bay, each of them on a different day. Can you find \
         the day (Monday through Thursday) each hiker looked out, as well as the thing that he saw?",
        "1. Mr. Orme went out at some point earlier in the week than the one who saw the barge, but at some point later \
         in the week than the one who noticed the Zodiac (who isn't Mr. Finch).\n2. Thursday's sighting was made by \
         either Mr. Sayer or the one who saw the lighthouse (or both).\n3. Mr. Tull did not go out on Monday.\n4. Mr. \
         Orme isn't the one whose find turned out to be a fishing net.",
        "Tuesday,Tull,Zodiac",
        &[
            ("noticed the Zodiac", "painted the Zodiac"),
            ("(Monday through Thursday)", "(Monday through Friday)"),
            ("a fishing net", "a fishing net or a buoy"),
            ("3. Mr. Tull", "3. Dr. Finch"),
        ],
    );
}

#[test]
fn full_names_are_two_kinds() {
    is_solved_only(
        "The Cabin\n\nThree cousins share a cabin. Each evening they settle what everyone has to cook for the next one.",
        "1. Miss Hobbs will cook rice.\n2. Neither Miss Vane nor Clara will cook beans.\n3. Doris Lund will not cook \
         soup.\n4. Ethel will not cook rice.\n\nFind the full name of each cousin and what she is supposed to cook.",
        "Ethel,Vane,soup",
        &[
            // Nothing tells that there are two kinds of names.
            ("the full name of each cousin", "the cousin"),
            ("4. Ethel", "4. Fay and Ethel"),
            ("Miss Hobbs", "Mrs. Vane"),
            ("Doris Lund", "Miss Doris Lund"),
        ],
    );
}

#[test]
fn the_sense_of_words_tells_two_kinds_apart() {
    is_solved_only(
        "For each day, Monday to Thursday, of the fair, Hugo eats lunch at the camp. Each day, he orders a fruit (one was \
         a plum), a salad, and a vegetable. Determine the fruit, salad, and vegetable for each day.",
        "1. The apple was chosen earlier in the week than the egg salad, which was chosen earlier than the turnips.\n2. \
         The fig was chosen later in the week than the peas.\n3. The lentil salad was chosen on Thursday.\n4. The pear \
         was served with the peas.\n5. The bean salad was served with the leeks.\n6. The heart of palm salad was served \
         with the fig.\n7. The apple was not served with the kale.\n8. The kale was not served with the lentil salad.",
        "Wednesday,fig,heart of palm,kale",
        &[
            ("8. The kale", "8. The peach was chosen on Friday.\n9. The kale"),
            ("7. The apple", "7. The peach"),
            ("(one was a plum)", "(two were plums)"),
            ("(one was a plum)", "(one was a leek)"),
            ("Monday to Thursday", "Monday to Friday"),
        ],
    );
}

#[test]
fn ships_with_names_lie_at_numbered_places() {
    const INTRODUCTION: &str = "In the Marina\n\nFour yachts lie side by side at piers numbered 1 to 4 from left to \
         right. They have four different captains, fly four different flags, carry four different cargoes and have sails \
         of four different colours.";
    const CLUES: &str = "1. The Petrel lies at pier 1, alongside the Swedish yacht.\n2. The Finnish yacht, which has \
         brown sails, is loaded with tea.\n3. Captain Nye commands the Osprey, whose cargo is rope.\n4. The Gannet is \
         moored immediately to the left of the Osprey.\n5. The cork is carried under white sails.\n6. Captain Ruck's \
         yacht is Estonian and is at one of the two ends of the row.\n7. The Curlew is carrying wax, and her captain is \
         neither Ogle nor Nye.\n8. Birch is the captain of the grey yacht.\n9. The Danish yacht has red sails.";
    is_solved_only(
        INTRODUCTION,
        CLUES,
        "3,Finnish,brown,tea,Ogle,Gannet",
        &[
            ("9. The", "9. The Norwegian yacht is not grey.\n10. The"),
            ("9. The", "9. The Skua is not grey.\n10. The"),
            ("white sails", "white masts"),
            ("Captain Ruck's", "Mr. Nye's"),
            ("from left to right", "from right to left"),
        ],
    );
    // Ships at berths, which are places as ships are.
    let ships = |text: &str| text.replace("yacht", "ship").replace("pier", "berth");
    is_solved(&ships(INTRODUCTION), &ships(CLUES), &["3,Finnish,brown,tea,Ogle,Gannet"]);
}

#[test]
fn deeds_are_known_by_their_things() {
    is_solved_only(
        "Invented Helpers\n\nA school held a contest for tales. Each of four pupils (including Rosa) invented a helper. \
         Each pupil chose a different kind of animal (including a heron) for it, and each told of a different adventure \
         of this helper (one tale told how a helper had baked a giant pie). Match each pupil with the helper and \
         determine the adventure.",
        "1. The otter (who isn't the creation of either Tom or Ulla) neither flew to the hills in a basket nor made a \
         journey around the island on a wooden raft.\n2. Tom's invented helper (who isn't the lynx) went to the fair.\n3. \
         Viktor's invented helper is a badger.\n4. The lynx didn't take the basket to the hills.",
        "Rosa,otter,giant pie",
        &[
            // A fifth deed; two that have a thing in common.
            ("3. Viktor's", "3. Ulla's helper didn't sail to the moon.\n4. Viktor's"),
            ("went to the fair", "went to the fair on a wooden raft"),
            ("(including a heron)", "(including a heron and a stork)"),
            ("(including a heron)", "(not including a heron)"),
            ("(including Rosa)", "(excluding Rosa)"),
        ],
    );
}

#[test]
fn a_first_bullet_may_be_the_introduction() {
    is_solved_only(
        "# The Choir",
        " * A trio of singers is waiting at a door, in a line from left to right. Each singer wears a different colored \
         scarf; one is wearing a green scarf.\n * The singer to Ida's immediate right is wearing the striped scarf.\n * Jon \
         is second in line.\n * Kim isn't in position one, and she isn't wearing the lovely purple \
         scarf.\n\nWhat color is Ida's scarf?",
        "2,Jon,striped",
        &[
            ("A trio of singers", "A group of singers"),
            ("A trio of singers", "A quartet of singers"),
            ("one is wearing a green scarf", "two are wearing green scarves"),
            ("one is wearing a green scarf", "some are wearing a green scarf"),
            ("the lovely purple scarf", "the lovely purple scarf or the brown scarf"),
        ],
    );
}
