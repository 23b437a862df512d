//! Crimes, of which a row has the murderer and the victim.

use super::order::assert_read;

const CRIMES: &str = "murderers: butler, cook, gardener, maid\nvictims: baron, colonel, duchess, vicar\n\
    weapons: dagger, poison, revolver, rope\nrooms: attic, cellar, library, study\n";

#[test]
fn victims_are_those_of_their_murderers() {
    assert_read(
        CRIMES,
        &[
            ("The butler murdered the duchess.", "butler = duchess"),
            ("The butler did not murder the duchess.", "butler != duchess"),
            ("The duchess was killed by the maid.", "duchess = maid"),
            ("The person who stabbed the vicar used the dagger.", "vicar = dagger"),
            (
                "The maid, who did not kill the colonel, used the rope.",
                "maid != colonel and maid = rope",
            ),
            ("The baron was done in with poison.", "baron = poison"),
            (
                "The duchess was stabbed with the dagger in the attic.",
                "duchess = dagger and duchess = attic",
            ),
            ("The duchess's body was found in the cellar.", "duchess = cellar"),
            ("The duchess met her end in the cellar.", "duchess = cellar"),
            (
                "The colonel was not shot with the revolver, and he wasn't killed by the cook.",
                "colonel != revolver and colonel != cook",
            ),
            // Nobody was killed by any of these.
            ("The maid met the duchess.", ""),
            ("The maid found the duchess.", ""),
            ("The maid shot at the duchess.", ""),
            ("The maid wanted to kill the duchess.", ""),
            ("The butler thinks that the cook killed the duchess.", ""),
            ("The duchess was nearly killed by the maid.", ""),
        ],
    );
}

#[test]
fn who_is_told_to_have_been_killed_is_the_victim() {
    let men =
        "men: general, captain, corporal\nrooms: attic, cellar, den\nweapons: gun, knife, poison\n";
    assert_read(
        men,
        &[
            ("The captain was not murdered in the den.", "captain != den"),
            (
                "Neither the general nor the captain was killed with the gun.",
                "general != gun and captain != gun",
            ),
            ("The man murdered in the cellar was done in with poison.", "cellar = poison"),
            ("The captain was killed by the general.", ""),
            ("The captain killed the general.", ""),
        ],
    );
}
