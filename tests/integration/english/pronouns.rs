//! What is told on of one who was named, in the same sentence or the next: `…, but he isn't the lawyer`.

use super::order::assert_read;
use super::readings;

const HEADER: &str = "houses: 5\nname: Alma, Boris, Carla, Dario, Elsa\nsurname: Arlt, Beck, Curie, Dahl, Ems\n\
                      job: baker, dentist, lawyer, potter, vet\npet: cat, dog, parrot, rabbit, tortoise\n";

#[test]
fn a_pronoun_stands_for_the_subject() {
    assert_read(
        HEADER,
        &[
            (
                "Mr Curie lives at number 4, but he isn't the lawyer.",
                "Curie in house 4 and Curie != lawyer",
            ),
            (
                "Mr Curie lives at number 4. He isn't the lawyer.",
                "Curie in house 4 and Curie != lawyer",
            ),
            (
                "The potter's pet is the rabbit; she isn't Elsa.",
                "potter = rabbit and potter != Elsa",
            ),
            (
                "Carla doesn't own the cat. She lives at number 3.",
                "Carla != cat and Carla in house 3",
            ),
            ("Dario isn't the baker, nor is he the vet.", "Dario != baker and Dario != vet"),
            // Of two nobody knows which one is meant.
            ("Carla lives next door to Mr Dahl, but she isn't the vet.", ""),
            ("Carla isn't Mrs Beck. She owns the cat.", ""),
            ("Boris lives next to Dario. He owns the cat.", ""),
        ],
    );
}

#[test]
fn neither_of_two_is_told_of_both() {
    assert_read(
        HEADER,
        &[
            (
                "Carla lives next door to Mr Dahl; neither of them is the vet.",
                "Carla next to Dahl and (Carla != vet and Dahl != vet)",
            ),
            ("Carla is the vet; neither of them owns the cat.", ""),
        ],
    );
}

#[test]
fn names_are_said_in_many_ways() {
    assert_read(
        HEADER,
        &[
            ("Arlt isn't the surname of the lawyer.", "Arlt != lawyer"),
            ("The baker's first name is Elsa.", "baker = Elsa"),
            ("The baker's first name is Ems.", ""),
            ("It is not Carla who is the vet.", "Carla != vet"),
            ("It was Boris who kept the dog.", "Boris = dog"),
        ],
    );
}

#[test]
fn a_street_has_numbers() {
    assert_read(
        HEADER,
        &[
            ("Number 3 is home to the lawyer.", "lawyer in house 3"),
            ("Number 4 is not the home of the vet.", "vet not in house 4"),
            ("The vet lives at number 3 or number 5.", "vet in house 3 or 5"),
            ("Ms Ems's house number is two higher than the baker's.", "Ems 2 after baker"),
            ("Carla lives at a lower-numbered house than Mr Dahl.", "Carla left of Dahl"),
            ("Carla lives further along the street than Mr Dahl.", "Carla right of Dahl"),
            (
                "The cat does not belong to either the baker or the vet.",
                "cat != baker and cat != vet",
            ),
        ],
    );
    // A number may be that of a category.
    let header = format!("{HEADER}shirt: 1, 2, 3, 4, 7\n");
    assert_read(&header, &[("Carla wears number 4.", "Carla = shirt:4")]);
}

#[test]
fn a_condition_tells_what_is_so_otherwise() {
    assert_read(
        HEADER,
        &[
            (
                "If Carla owns the cat, then she is the vet; otherwise, she is the potter.",
                "(if Carla = cat then Carla = vet) and (if Carla != cat then Carla = potter)",
            ),
            (
                "If Carla owns the cat, Boris is the vet. Otherwise, Dario is the vet.",
                "(if Carla = cat then Boris = vet) and (if Carla != cat then Dario = vet)",
            ),
            (
                "If the cat owner is the vet, then she is Elsa; otherwise, she is Alma (who owns the dog).",
                "(if cat = vet then cat = Elsa) and (if cat != vet then cat = Alma) and Alma = dog",
            ),
            (
                "If Carla lives at number 3, she owns the cat; if not, Boris owns the cat.",
                "(if Carla in house 3 then Carla = cat) and (if Carla not in house 3 then Boris = cat)",
            ),
            ("If Carla is the vet, she owns the cat.", "if Carla = vet then Carla = cat"),
            // Elsa or the vet, if they are two.
            ("If the vet is Elsa, she owns the cat; otherwise, she owns the dog.", ""),
            // Boris or Carla.
            ("If Carla lives next to Alma, she owns the cat.", ""),
            ("If Carla owns the cat, Elsa is the vet; otherwise, she is the potter.", ""),
            ("If Carla owns the cat (which is the vet), Boris lives at number 3.", ""),
            ("If the vet (who owns the cat) lives at number 2, Boris lives at number 3.", ""),
            ("Carla owns the cat; otherwise, Boris is the vet.", ""),
            ("If Carla owns the cat, Boris is the vet, otherwise perhaps the potter.", ""),
            ("If Carla owns the cat, Boris is the vet; otherwise, Dario would be the vet.", ""),
        ],
    );
}

#[test]
fn a_pronoun_that_may_stand_for_another_one_is_refused() {
    let cats = "cat: Beelzebub, Captain Fluff, Duchess, Treacle\n\
                owner: Mr. Dunn, Mrs. Abernathy, Miss Kettering, Mr. Poole\n\
                perch: church spire, horse chestnut, pub sign, telegraph pole\n";
    let floors =
        "positions floor: 1..4\ntenant: Ann, Ben, Cleo, Dan\njob: baker, cook, dentist, lawyer\n";
    for (header, clue, word) in [
        (cats, "Duchess isn't Mr. Dunn's cat, and his cat was on the church spire.", "his"),
        (cats, "Mr. Dunn doesn't own Duchess, and she was on the church spire.", "she"),
        (cats, "Mr. Dunn doesn't own Duchess. She was on the church spire.", "she"),
        (cats, "Duchess isn't Mr. Dunn's, and she was on the church spire.", "she"),
        (cats, "Mr. Dunn isn't the owner of Duchess, and its perch was the church spire.", "its"),
        (floors, "Ann is higher up than Ben, and so is the cook.", "so"),
        (floors, "Ann lives right above Ben, and his job is that of the cook.", "his"),
        (
            floors,
            "Ann lives on floor 2, and right above her Ben lives, and after that the cook lives.",
            "that",
        ),
    ] {
        let refused = readings(&format!("{header}\nclues:\n  {clue}\n")).expect_err(clue);
        let message = format!("`{word}` may stand for one or the other");
        assert!(refused.contains(&message), "{clue}\n{refused}");
    }
    let read = readings(&format!(
        "{cats}\nclues:\n  Mr. Dunn doesn't own Duchess, and he was on the pub sign.\n"
    ));
    assert_eq!(read.expect("he is Mr. Dunn").0, ["Mr. Dunn != Duchess and Mr. Dunn = pub sign"]);
}
