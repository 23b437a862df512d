//! What clues deny with `nor`, choose between, and set beside each other; and queues.

use super::order::assert_read;

const STREET: &str = "houses: 5\nname: Ann, Bob, Cy, Dee, Eve\nnationality: Dane, Swede, Pole, Finn, Greek\n\
    pet: dog, cat, fox, owl, hen\ndrink: tea, milk, water, cocoa, cider\n\
    colour: red, green, blue, white, pink\n";
const QUEUE: &str = "positions place: first, second, third, fourth, fifth\n\
    customer: Mr Nash, Mrs Pope, Miss Quill, Mr Rudd, Mrs Stone\n\
    thing: cat, hat, magazine, pipe, suitcase\n";
const ROOMS: &str = "person: Abe, Bea, Carl, Dora, Ed\nroom: attic, cellar, kitchen, library, parlor\n\
    weapon: axe, candle, knife, rope, wrench\n";
const CIRCUS: &str = "student: Ada, Bess, Cora, Dell\nsurname: Moor, Nye, Orr, Pike\n\
    specialty: juggling, fencing, tumbling, Chinese techniques\n";

#[test]
fn nor_behind_a_denial_denies_as_well() {
    assert_read(
        STREET,
        &[
            ("Ann was not the Dane nor the Swede.", "Ann != Dane and Ann != Swede"),
            ("Ann does not drink tea, nor milk.", "Ann != tea and Ann != milk"),
            ("Ann isn't next to Bob nor Cy.", "Ann not next to Bob and Ann not next to Cy"),
            (
                "Ann, who is not Bob nor the Dane, drinks tea.",
                "Ann != Bob and Ann != Dane and Ann = tea",
            ),
            // What is denied of another one.
            ("Ann does not drink tea, nor the Dane.", ""),
            ("Ann does not drink tea, nor Bob milk.", ""),
            ("Ann isn't next to Bob, nor is Cy.", ""),
            ("Ann drinks tea nor milk.", ""),
        ],
    );
    assert_read(
        ROOMS,
        &[
            (
                "Abe was not in the attic, cellar, nor kitchen.",
                "Abe != attic and Abe != cellar and Abe != kitchen",
            ),
            ("The axe wasn't used by Abe nor by Dora.", "axe != Abe and axe != Dora"),
            ("The person who used the axe is not Abe, nor is it Bea.", ""),
        ],
    );
}

#[test]
fn a_verb_of_two_categories_tells_neither() {
    assert_read(
        "car (drives): Arrow, Dash\nmotorbike (drives): Arrow, Flash\nname: Ann, Bob\n",
        &[
            ("Ann drives the Arrow.", ""),
            ("Ann drives the Arrow motorbike.", "Ann = motorbike:Arrow"),
            ("Ann drives the Dash.", "Ann = Dash"),
        ],
    );
}

#[test]
fn one_or_both_are_told_apart() {
    assert_read(
        STREET,
        &[
            ("Ann is either the Dane or the tea drinker (or both).", "Ann = Dane or Ann = tea"),
            ("Either Ann or the tea drinker owns the cat, or both.", "cat = Ann or cat = tea"),
            (
                "Either Ann or the tea drinker owns the cat, but not both.",
                "cat is either Ann or tea",
            ),
            ("Ann drinks tea or owns the cat, but not both.", "Ann = tea xor Ann = cat"),
            ("Ann drinks tea or owns the cat or both.", "Ann = tea or Ann = cat"),
            ("Ann drinks tea or does not own the cat, or both.", ""),
            ("Ann drinks tea or does not own the cat, but not both.", ""),
            ("Ann is not the Dane or the tea drinker, or both.", ""),
            ("Either Ann or the tea drinker owns the cat or both own the dog.", ""),
            ("Bob is next to Ann or the Dane, but not both.", ""),
        ],
    );
}

#[test]
fn neither_joins_whatever_is_said_of_one() {
    let says = "Mr Nash not at first and Mr Nash not directly after Miss Quill";
    assert_read(
        QUEUE,
        &[
            ("Mr Nash was neither first nor directly behind Miss Quill.", says),
            ("Mr Nash was neither first nor not directly behind Miss Quill.", ""),
        ],
    );
}

#[test]
fn who_has_the_other_one() {
    let pair = "{Bea, Dora} = {attic, cellar}";
    assert_read(
        ROOMS,
        &[
            ("Bea was either in the attic or the cellar; Dora was in the other.", pair),
            ("Bea was in the attic or the cellar, and Dora was in the other room.", pair),
            (
                "Bea has either the axe or the rope; Dora has the other.",
                "{Bea, Dora} = {axe, rope}",
            ),
            ("Bea was either in the attic or the cellar; Dora was not in the other.", ""),
            ("Bea was not either in the attic or the cellar; Dora was in the other.", ""),
            ("Bea was either in the attic or had the axe; Dora had the other.", ""),
            ("If Bea was either in the attic or the cellar, Dora was in the other.", ""),
            ("Bea was either in the attic or the cellar; Bea was in the other.", ""),
        ],
    );
}

#[test]
fn the_item_of_somebody() {
    assert_read(
        CIRCUS,
        &[
            (
                "Juggling isn't the specialty of either Ada or Bess.",
                "juggling != Ada and juggling != Bess",
            ),
            (
                "Chinese techniques aren't the favorite specialty of Dell.",
                "Chinese techniques != Dell",
            ),
            ("Tumbling is the specialty of Ms. Moor or Ms. Nye.", "tumbling is either Moor or Nye"),
            ("Juggling isn't the specialty of Ada and Bess.", ""),
            ("Juggling isn't the least favorite specialty of Ada.", ""),
            ("Juggling isn't the second specialty of either Ada or Bess.", ""),
        ],
    );
}

#[test]
fn people_who_are_something_to_each_other_are_different() {
    assert_read(
        CIRCUS,
        &[
            ("Bess and Ms. Moor are best friends.", "Bess != Moor"),
            (
                "Ms. Pike, Ada and Ms. Moor are all circus students.",
                "all different (Pike, Ada, Moor)",
            ),
            ("Bess and Ms. Moor are not roommates.", ""),
            ("Bess and Ms. Moor are former roommates.", ""),
            ("Bess and Ms. Moor's sister are friends.", ""),
            ("Bess, Ada and Ms. Moor are all fond of clowns.", ""),
        ],
    );
    let friends = "name: Ann, Bob, Cy\nfriend: Dee, Eve, Flo\n";
    assert_read(friends, &[("Ann and Eve are friends.", "")]);
}

#[test]
fn neighbours_on_both_sides() {
    assert_read(
        STREET,
        &[
            (
                "One neighbour of the Dane drinks tea, and the other neighbour is the Pole.",
                "Dane directly between tea and Pole",
            ),
            (
                "One of Ann's neighbours drinks tea and the other owns the dog.",
                "Ann directly between tea and dog",
            ),
            ("Ann's two neighbours are Bob and the Dane.", "Ann directly between Bob and Dane"),
            ("Ann has Bob on one side and Cy on the other.", "Ann directly between Bob and Cy"),
            ("Ann has Bob as a neighbour.", "Ann next to Bob"),
            ("Ann and Bob are both next to Cy.", "Ann next to Cy and Bob next to Cy"),
            ("Ann and Bob are neighbours of Cy.", "Ann next to Cy and Bob next to Cy"),
            ("Ann lives next to Bob and the Dane.", "Ann next to Bob and Ann next to Dane"),
            ("Ann lives next to Bob and drinks tea.", "Ann next to Bob and Ann = tea"),
            ("Ann lives next to Bob and the Dane drinks tea.", "Ann next to Bob and Dane = tea"),
            ("One neighbour of the Dane drinks tea and the other does not drink milk.", ""),
            ("One former neighbour of the Dane drinks tea and the other drinks milk.", ""),
            ("If one neighbour of Ann drinks tea, the other drinks milk.", ""),
            ("Ann's neighbours are not Bob and the Dane.", ""),
            ("Ann's neighbours are Bob or the Dane.", ""),
            ("Ann doesn't have Bob on one side and Cy on the other.", ""),
            ("Ann and Bob are not both next to Cy.", ""),
            ("Ann never lives next to Bob and Cy.", ""),
            ("Ann does not live next to Bob and Cy.", ""),
        ],
    );
}

#[test]
fn breeders_have_pets_and_what_turned_out_is_so() {
    assert_read(
        STREET,
        &[
            ("The owl breeder lives next to Ann.", "owl next to Ann"),
            ("Ann is not the breeder of the owl.", "Ann != owl"),
            ("The owl breeder's sister lives next to Ann.", ""),
            ("The former owl breeder lives next to Ann.", ""),
        ],
    );
    assert_read(
        ROOMS,
        &[
            ("The weapon in the attic turned out to be the axe.", "attic = axe"),
            ("The weapon in the attic turned out not to be the axe.", ""),
        ],
    );
}

#[test]
fn how_near_is_told_behind_a_side() {
    assert_read(
        STREET,
        &[
            ("Ann lives left of Bob (next to each other).", "Ann directly left of Bob"),
            (
                "Ann lives between Bob and Cy (next to each other).",
                "Ann directly between Bob and Cy",
            ),
            ("Ann lives left of Bob (they are not necessarily adjacent).", "Ann left of Bob"),
            ("Ann lives left of Bob, but not necessarily next to him.", "Ann left of Bob"),
            ("Ann lives somewhere to the left of Bob (next to each other).", ""),
            ("Ann does not live left of Bob (next to each other).", ""),
            ("Ann lives left of Bob (not next to each other).", ""),
            ("Ann lives next to Bob (not necessarily adjacent).", ""),
            ("Ann lives left of Bob, not necessarily next to Cy.", ""),
            ("Ann is left of Bob and Cy (next to each other).", ""),
        ],
    );
}

#[test]
fn nearer_to_an_end() {
    assert_read(
        STREET,
        &[
            ("Ann lives in the house on the far right.", "Ann in house 5"),
            ("Ann lives closer to the right than Bob.", "Ann right of Bob"),
            ("Ann lives further from the left end than Bob.", "Ann right of Bob"),
            ("Ann lives closer to the right side of the street than Bob.", ""),
            ("Ann lives closer to the counter than Bob.", ""),
        ],
    );
    assert_read(
        QUEUE,
        &[
            (
                "Mr Nash was further from the counter than Mrs Pope but nearer to it than Mrs Stone.",
                "Mr Nash after Mrs Pope and Mr Nash before Mrs Stone",
            ),
            ("Mr Nash was further back in the queue than Mrs Pope.", "Mr Nash after Mrs Pope"),
            ("Mr Nash was not nearer the front than Mrs Pope.", "Mr Nash not before Mrs Pope"),
            ("Mr Nash was nearer to the cat than Mrs Pope.", ""),
            ("Mr Nash was nearer to the front of the shop than Mrs Pope.", ""),
            ("Mr Nash was nearer to it than Mrs Pope.", ""),
        ],
    );
}

#[test]
fn places_in_a_queue() {
    assert_read(
        QUEUE,
        &[
            ("The last of the five to be served had the cat.", "cat at fifth"),
            ("The cat's owner was not the first to be served.", "cat not at first"),
            (
                "Mr Nash was next in the queue behind Miss Quill.",
                "Mr Nash directly after Miss Quill",
            ),
            (
                "Mr Nash was two places ahead of Miss Quill in the queue.",
                "Mr Nash 2 before Miss Quill",
            ),
            ("Mr Nash was either first or last in the queue.", "Mr Nash at first or fifth"),
            ("The last of the three to be served had the cat.", ""),
            ("The last of the women to be served had the cat.", ""),
            ("The last to be served before Mr Nash had the cat.", ""),
            ("Mr Nash was almost the last to be served.", ""),
        ],
    );
}
