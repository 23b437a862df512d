//! Sentences of several clauses: pronouns, a fact beside a comparison, two who are told of one after the other.

use super::order::assert_read;

const SHOPPERS: &str = "first names: Anita, Bella, Clara, Edwin\nlast names: Dale, Kemp, Lowe, Yates\n\
    items: hat, scarf, lamp, vase\nprices: $5, $10, $15, $20\ndays: Monday, Tuesday, Wednesday, Thursday\n";

#[test]
fn a_pronoun_stands_for_the_subject_of_the_clause_before() {
    assert_read(
        SHOPPERS,
        &[
            (
                "Anita did not spend $10, and her surname is not Dale.",
                "Anita != $10 and Anita != Dale",
            ),
            (
                "Bella's surname is either Kemp or Lowe, and she spent $5 less than the buyer of the lamp.",
                "Bella is either Kemp or Lowe and Bella prices 5 less than lamp",
            ),
            ("Anita bought the vase; her last name is Dale.", "Anita = vase and Anita = Dale"),
            (
                "Anita's last name isn't Dale. She didn't buy the vase.",
                "Anita != Dale and Anita != vase",
            ),
            ("Anita isn't Ms. Dale, nor did she buy the vase.", "Anita != Dale and Anita != vase"),
            (
                "Edwin's family name is not Lowe, nor is he the one who bought the vase.",
                "Edwin != Lowe and Edwin != vase",
            ),
            // Who it is nobody knows, or it cannot be.
            ("Edwin met Anita, and her surname is Dale.", ""),
            ("Edwin's surname isn't Dale, and she didn't buy the vase.", ""),
            ("Anita isn't Ms. Dale, nor did he buy the vase.", ""),
            ("Anita paid more than Clara, and her surname is Dale.", ""),
            ("Anita's sister is Clara. She bought the vase.", ""),
            ("If Anita bought the vase, then her surname is Dale, and she paid $5.", ""),
        ],
    );
}

#[test]
fn a_fact_is_told_beside_a_comparison() {
    assert_read(
        SHOPPERS,
        &[
            (
                "Kemp bought the vase the day after Clara.",
                "Kemp = vase and Kemp days 1 more than Clara",
            ),
            (
                "Kemp bought her vase the day after Clara made her purchase.",
                "Kemp = vase and Kemp days 1 more than Clara",
            ),
            (
                "The day before Anita went shopping, Kemp bought the vase.",
                "Kemp = vase and Kemp days 1 less than Anita",
            ),
            (
                "The woman who spent $15 shopped the day after Yates bought the lamp.",
                "$15 days 1 more than Yates and Yates = lamp",
            ),
            (
                "The woman who spent $15 did so two days after Yates bought the lamp.",
                "$15 days 2 more than Yates and Yates = lamp",
            ),
            (
                "Kemp spent $5 more on the vase than Anita did on the hat.",
                "Kemp = vase and Kemp prices 5 more than Anita and Anita = hat",
            ),
            // Of whom the lamp is, or when somebody else did something, nothing is told.
            ("Kemp paid $5 more for the vase than for the hat.", ""),
            ("Kemp didn't buy the vase the day after Clara.", ""),
            ("Kemp bought the vase two days before Clara's birthday.", ""),
            ("Kemp bought the vase the day after Clara sold the hat.", ""),
            ("Either Kemp or Clara bought the vase the day after Anita.", ""),
        ],
    );
}

#[test]
fn two_are_told_of_in_other_orders() {
    assert_read(
        SHOPPERS,
        &[
            (
                "Either Anita or Bella is Mrs. Kemp; the other bought the scarf.",
                "{Anita, Bella} = {Kemp, scarf}",
            ),
            (
                "One of Anita and Bella is Kemp; the other bought the scarf.",
                "{Anita, Bella} = {Kemp, scarf}",
            ),
            (
                "Of the two items bought on Monday and Tuesday, one was the hat and the other cost $20.",
                "{Monday, Tuesday} = {hat, $20}",
            ),
            ("It was on Monday that the lamp was bought.", "lamp = Monday"),
            ("It wasn't on Monday that the lamp was bought.", ""),
            ("It was on Monday that Anita or Bella bought the lamp.", ""),
        ],
    );
}

#[test]
fn one_thing_has_several_names() {
    let family =
        "names: Anita, Bella, Clara\nfamily names: Dale, Kemp, Lowe\ncats: Tiger, Socks, Misty\n";
    assert_read(
        family,
        &[
            ("Anita's surname is not Lowe.", "Anita != Lowe"),
            ("Kemp is the last name of the woman whose cat is Tiger.", "Kemp = Tiger"),
            ("Bella's cat is not called Misty.", "Bella != Misty"),
            ("Bella isn't called Misty.", ""),
        ],
    );
    let rooms = "guests: Mr Ames, Mr Bolt, Mr Crane\nrooms: 11, 12, 13\ndrinks: ale, gin, rum\n";
    assert_read(
        rooms,
        &[
            ("Mr Bolt was not given room 12.", "Mr Bolt != 12"),
            ("Mr Bolt was given room 12, where somebody had left the gin.", ""),
        ],
    );
}

#[test]
fn nights_follow_each_other_as_days_do() {
    let days = "positions day: Monday, Tuesday, Wednesday\nnames: Anita, Bella, Clara\npizzas: cheese, garlic, tuna\n";
    assert_read(
        days,
        &[
            ("Anita ordered the night after Bella.", "Anita directly after Bella"),
            ("The tuna pizza was ordered two evenings before the cheese.", "tuna 2 before cheese"),
        ],
    );
    // Morning and night are two of one day.
    let times = "positions day: Monday, Tuesday, Wednesday\nnames: Anita, Bella, Clara\n\
                 nights: first night, second night, third night\n";
    assert_read(times, &[("Anita ordered the night after Bella.", "")]);
}

#[test]
fn several_things_are_they() {
    let plots = "gardeners: Anita, Bella, Clara\nvegetables: beans, leeks, onions\nprizes: cup, bowl, plate\n";
    assert_read(
        plots,
        &[
            (
                "The onions won the cup, but they weren't grown by Anita.",
                "onions = cup and onions != Anita",
            ),
            ("The bowl was won by the leeks, but they weren't hers.", ""),
        ],
    );
}

#[test]
fn teams_are_those_of_their_leaders() {
    let beach = "leaders: Anita, Bella, Clara, Doris\nsculptures: dragon, castle, mermaid, turtle\n\
                 places: first, second, third, fourth\nhours: 3, 4, 5, 6\n";
    assert_read(
        beach,
        &[
            ("Bella's team made the dragon.", "Bella = dragon"),
            ("Anita and her team finished third.", "Anita = third"),
            ("Anita and her husband finished third.", "Anita = third"),
            ("The team led by Clara finished third.", "Clara = third"),
            ("The Clara-led team took 4 hours.", "Clara = 4"),
            (
                "Neither Anita's nor Bella's team made the castle.",
                "Anita != castle and Bella != castle",
            ),
            ("The castle won a higher prize than the turtle.", "castle places less than turtle"),
            // Theirs, not her.
            ("Anita's brother made the dragon.", ""),
            ("Anita and her husband are third and fourth.", ""),
            ("Anita and her team each finished third.", ""),
        ],
    );
    // The husbands are of the rows too, as the wives are.
    let couples = "wives: Anita, Bella, Clara\nhusbands: Al, Ben, Carl\ndrinks: tea, milk, juice\n";
    assert_read(couples, &[("Anita and her husband drank tea.", "Anita = tea")]);
}

#[test]
fn either_of_two_sentences() {
    assert_read(
        "positions place: 1..4\nsinger: Gwen, Hal, Ines, Jock\nsong: Dawn, Ember, Frost, Gale\n",
        &[
            (
                "Either Gwen was first and Dawn was second, or Gwen was second and Dawn was third.",
                "(Gwen in place 1 and Dawn in place 2) xor (Gwen in place 2 and Dawn in place 3)",
            ),
            (
                "Either Gwen was first and Dawn was second, or else Hal had Frost.",
                "(Gwen in place 1 and Dawn in place 2) xor Hal = Frost",
            ),
            ("Either Gwen was first and Dawn was second, or Hal had Frost, or both.", ""),
            ("Either Gwen was first and Dawn was second, or Hal or Ines had Frost.", ""),
            ("Either Gwen was first and Dawn was second, or neither was.", ""),
        ],
    );
    assert_read(
        "runner: Gwen, Hal, Ines, Jock\nclub: Foxes, Hares, Stoats, Wolves\ntown: Bergen, Cadiz, Dover, Essen\n",
        &[
            (
                "Gwen isn't with the Foxes, and Hal isn't with the Foxes, either.",
                "Gwen != Foxes and Hal != Foxes",
            ),
            ("Gwen isn't with the Foxes, and Hal isn't, either.", "Gwen != Foxes and Hal != Foxes"),
        ],
    );
}
