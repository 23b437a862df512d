//! What people do with the items of a category, and which words are of no item's name.

use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::HashSet;

use crate::english::words;

/// What people do with the items of a category. Each list is words between spaces, of which the
/// stems are compared.
pub(super) struct Deed {
    /// The name of the category.
    pub(super) category: &'static str,
    /// `drinks water`, `water is drunk`.
    pub(super) verbs: &'static str,
    /// `the water drinker`.
    pub(super) agents: &'static str,
    /// Nouns that say what an item is and are no part of its name: `Kools cigarettes`.
    pub(super) nouns: &'static str,
    /// Whether people say that they own or have its items.
    pub(super) owned: bool,
}

pub(super) const DEEDS: &[Deed] = &[
    Deed {
        category: "drink",
        verbs: "drink sip",
        agents: "drinker",
        nouns: "drink beverage",
        owned: false,
    },
    Deed {
        category: "smoke",
        verbs: "smoke",
        agents: "smoker",
        nouns: "cigar cigarette brand tobacco",
        owned: false,
    },
    Deed {
        category: PET,
        verbs: "keep breed raise rear",
        agents: "keeper breeder",
        nouns: "pet animal",
        owned: true,
    },
    Deed { category: "food", verbs: "eat", agents: "eater", nouns: "food meal dish", owned: false },
    Deed {
        category: "game",
        verbs: "play",
        agents: "player",
        nouns: "game sport instrument",
        owned: false,
    },
    Deed {
        category: "vehicle",
        verbs: "drive",
        agents: "driver",
        nouns: "car vehicle",
        owned: true,
    },
    Deed {
        category: "reading",
        verbs: "read",
        agents: "reader",
        nouns: "book magazine newspaper",
        owned: true,
    },
    Deed { category: "clothing", verbs: "wear", agents: "wearer", nouns: "", owned: true },
    Deed {
        category: FLOWER,
        verbs: "grow cultivate plant",
        agents: "grower",
        nouns: "flower plant",
        owned: true,
    },
    Deed {
        category: "language",
        verbs: "speak",
        agents: "speaker",
        nouns: "language",
        owned: false,
    },
];

pub(super) const COLOUR: &str = "colour";
pub(super) const NATIONALITY: &str = "nationality";
pub(super) const NAME: &str = "name";
pub(super) const PET: &str = "pet";
pub(super) const FLOWER: &str = "flower";
pub(super) const TREE: &str = "tree";
pub(super) const LIKED: &str = "favourite";
pub(super) const PROFESSION: &str = "profession";

/// Verbs of having, which tell nothing of what it is.
const HAVING: &str = "have own possess";

/// Verbs of liking, which tell nothing of what it is either.
const LIKING: &str = "like love prefer adore enjoy";

/// Verbs by which `the sculptor lives …` tells of a person, beside all others.
const LIVING: &str = "live come";

/// Animals that people keep, or tell of in puzzles.
const ANIMALS: &str = "alpaca ant ape badger bat bear beaver bee bird budgerigar budgie bull \
    bunny butterfly camel canary cat chameleon chicken chinchilla cockatoo cow crab crocodile \
    crow deer dog dolphin donkey dove duck eagle eel elephant falcon ferret fish fox frog gecko \
    gerbil giraffe goat goldfish goose hamster hare hawk hedgehog hen hippo horse iguana jaguar \
    kangaroo kitten koala lamb leopard lion lizard llama lynx macaw mole monkey mouse mule newt \
    octopus ostrich otter owl ox panda panther parakeet parrot peacock pelican penguin pheasant \
    pig pigeon pony poodle puppy python rabbit raccoon rat raven rhino rooster salamander \
    scorpion seal shark sheep skunk sloth snail snake sparrow spider squirrel swan tarantula \
    tiger toad tortoise toucan turtle wolf worm zebra";

/// Flowers that grow in front of houses.
const FLOWERS: &str = "amaryllis anemone aster azalea begonia bluebell buttercup cactus cactuses \
    camellia carnation chrysanthemum crocus crocuses cyclamen daffodil dahlia daisy foxglove \
    freesia fuchsia gardenia geranium gladiolus hibiscus hyacinth hydrangea iris irises jasmine \
    larkspur lavender lilac lily lotus magnolia marigold orchid pansy peony petunia poppy \
    primrose rhododendron rose snapdragon snowdrop sunflower tulip verbena violet wisteria";

/// Trees that do, beside all that are called so.
const TREES: &str = "acacia alder ash aspen baobab beech birch cedar cypress ebony elm eucalyptus \
    fir hawthorn hazel juniper larch linden mahogany maple oak palm pine poplar redwood rowan \
    sequoia spruce sycamore tree walnut willow yew";

/// What of a house has its colour.
pub(super) const PAINTED: &str = "door doors facade paint roof shutters wall walls";

/// Words that are in no item's name.
const ENDS: &str = "a after also always an and answer are as at before beside between both but \
    by center centre comes directly does doesn each either end everyone exactly favorite \
    favourite following for from has have he her here his if immediately in is isn it its just \
    left likewise live lived lives man middle near neither next no nobody nor not note now of on \
    one only or person question right row same she so somebody someone street than that the \
    their them then there these they this to too was were what where which while who whom whose \
    with woman";

/// Words that tell of items in general, and of none.
const GENERAL: &str = "brand certain color different distinct extraction heritage kind \
    nationality respective sort specific type unique various";

/// Words before `house` that name no colour.
const NO_COLOUR: &str = "adjacent center central centre corner different end far last leftmost \
    middle neighboring neighbouring opposite other own rightmost same";

/// Whether something that somebody has, or that is only spoken of, may be of a category.
pub(super) fn may_be_had(category: &str) -> bool {
    DEEDS.iter().any(|deed| deed.category == category && deed.owned)
}

/// Whether a word is one of a list.
pub(super) fn is_of(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| known == word)
}

/// Whether a word is in no item's name.
pub(super) fn ends_name(word: &str) -> bool {
    static ALL: LazyLock<HashSet<&str>> = LazyLock::new(|| ENDS.split(' ').collect());
    ALL.contains(word)
}

/// Whether a word before `house` may be a colour.
pub(super) fn may_be_colour(word: &str) -> bool {
    !ends_name(word) && !is_of(NO_COLOUR, word)
}

/// The stems of all lists.
pub(super) struct Stems {
    /// Of the verbs of each deed.
    verbs: Vec<HashSet<CompactString>>,
    agents: Vec<HashSet<CompactString>>,
    nouns: HashSet<CompactString>,
    having: HashSet<CompactString>,
    liking: HashSet<CompactString>,
    living: HashSet<CompactString>,
    animals: HashSet<CompactString>,
    flowers: HashSet<CompactString>,
    trees: HashSet<CompactString>,
    general: HashSet<CompactString>,
}

pub(super) static STEMS: LazyLock<Stems> = LazyLock::new(|| Stems {
    verbs: DEEDS.iter().map(|deed| stems(deed.verbs)).collect(),
    agents: DEEDS.iter().map(|deed| stems(deed.agents)).collect(),
    nouns: DEEDS.iter().flat_map(|deed| stems(deed.nouns)).collect(),
    having: stems(HAVING),
    liking: stems(LIKING),
    living: stems(LIVING),
    animals: stems(ANIMALS),
    flowers: stems(FLOWERS),
    trees: stems(TREES),
    general: stems(GENERAL),
});

fn stems(list: &str) -> HashSet<CompactString> {
    list.split_whitespace().map(words::stem).collect()
}

impl Stems {
    /// The category of what one does with its items.
    pub(super) fn deed(&self, stem: &str) -> Option<&'static str> {
        self.verbs.iter().position(|verbs| verbs.contains(stem)).map(|at| DEEDS[at].category)
    }

    /// The category of whose items somebody is the `drinker`.
    pub(super) fn agent(&self, stem: &str) -> Option<&'static str> {
        self.agents.iter().position(|agents| agents.contains(stem)).map(|at| DEEDS[at].category)
    }

    /// Whether it is a verb of having.
    pub(super) fn has(&self, stem: &str) -> bool {
        self.having.contains(stem)
    }

    /// Whether it is a verb of liking.
    pub(super) fn likes(&self, stem: &str) -> bool {
        self.liking.contains(stem)
    }

    /// Whether it is a verb that people do, whatever it tells of what they do it with.
    pub(super) fn is_verb(&self, stem: &str) -> bool {
        self.has(stem)
            || self.likes(stem)
            || self.living.contains(stem)
            || self.deed(stem).is_some()
    }

    /// Whether the word only says what an item is: `cigarettes`.
    pub(super) fn is_noun(&self, stem: &str) -> bool {
        self.nouns.contains(stem)
    }

    pub(super) fn is_animal(&self, stem: &str) -> bool {
        self.animals.contains(stem)
    }

    /// The category of a word that tells by itself what an item is: an animal, a flower, a tree.
    pub(super) fn living(&self, stem: &str) -> Option<&'static str> {
        let kinds = [(PET, &self.animals), (FLOWER, &self.flowers), (TREE, &self.trees)];
        kinds.iter().find(|(_, stems)| stems.contains(stem)).map(|(category, _)| *category)
    }

    /// Whether the word tells of items in general: `a different pet`.
    pub(super) fn is_general(&self, stem: &str) -> bool {
        self.general.contains(stem)
    }
}
