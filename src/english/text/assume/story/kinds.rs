//! Things of which everybody knows what they are: `ham` is a meat. Where a text announces meats and vegetables, these words
//! tell one from the other.

use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet};

use crate::english::text::assume::deeds::STEMS;
use crate::english::words::stem;

/// What a kind is called, and what is of it.
const KINDS: &[(&str, &str)] = &[
    (
        "meat",
        "bacon beef chicken duck fish ham lamb mutton pork rabbit salmon sausage steak tuna turkey veal venison",
    ),
    (
        "vegetable",
        "artichoke asparagus bean beet beetroot broccoli cabbage carrot cauliflower celery corn cucumber eggplant kale leek \
         lettuce okra onion parsnip pea pepper potato pumpkin radish spinach sprout squash tomato turnip yam zucchini",
    ),
    (
        "fruit",
        "apple apricot banana blackberry blueberry cherry coconut cranberry fig grape grapefruit kiwi lemon lime mango melon \
         nectarine orange papaya peach pear pineapple plum pomegranate raspberry strawberry watermelon",
    ),
    (
        "flower",
        "aster azalea begonia camellia carnation chrysanthemum crocus daffodil dahlia daisy geranium gladiolus hyacinth iris \
         lavender lilac lily marigold orchid pansy peony petunia poppy primrose rose snapdragon sunflower tulip violet zinnia",
    ),
    (
        "tree",
        "ash beech birch cedar chestnut cypress elm fir hickory larch linden maple oak pine poplar spruce walnut willow",
    ),
    (
        "instrument",
        "accordion bagpipe banjo bass bassoon cello clarinet cornet drum fiddle flute guitar harmonica harp harpsichord horn \
         lute mandolin oboe organ piano saxophone sitar trombone trumpet tuba ukulele viola violin xylophone",
    ),
    (
        "sport",
        "archery badminton baseball basketball bowling boxing cricket fencing football golf handball hockey judo karate \
         lacrosse polo rowing rugby sailing skiing soccer softball squash swimming tennis volleyball wrestling",
    ),
    (
        "dance",
        "ballet bolero flamenco foxtrot jive mambo polka quickstep rumba salsa samba tango twist waltz",
    ),
    (
        "gem",
        "agate amber amethyst aquamarine diamond emerald garnet jade jasper onyx opal pearl peridot ruby sapphire topaz \
         turquoise zircon",
    ),
];

/// Animals that people tell of, beside those that they keep.
const ANIMALS: &str = "alligator anteater antelope armadillo buffalo chipmunk clam coyote gazelle gorilla grizzly kitten llama \
    lobster lynx manatee moose ocelot orangutan porcupine porpoise puma reindeer rhinoceros seal shrimp stork walrus weasel whale \
    wombat yak";

/// Whether a word is of a kind: `lily` ends as `gladly` does.
pub(super) fn is_known(word: &str) -> bool {
    let stem = stem(word);
    OF.contains_key(&stem) || STEMS.is_animal(&stem)
}

/// Whether an item is an animal.
pub(super) fn is_animal(key: &str) -> bool {
    let last = key.rsplit(' ').next().unwrap_or_default();
    STEMS.is_animal(last) || OF.get(last).is_some_and(|kinds| kinds.contains(&"animal"))
}

/// The kinds of a word, by its stem.
static OF: LazyLock<HashMap<CompactString, Vec<&'static str>>> = LazyLock::new(|| {
    let mut all: HashMap<CompactString, Vec<&'static str>> = HashMap::new();
    for (kind, members) in KINDS.iter().chain(&[("animal", ANIMALS)]) {
        for member in members.split_whitespace() {
            all.entry(stem(member)).or_default().push(kind);
        }
    }
    all
});

/// The only kind of those that are `announced`, by their stems, that an item is of.
pub(super) fn kind(key: &str, announced: &HashSet<CompactString>) -> Option<&'static str> {
    let last = key.rsplit(' ').next()?;
    let of_animals =
        ["animal", "creature", "pet"].iter().any(|kind| announced.contains(&stem(kind)));
    let mut kinds: Vec<&'static str> = OF.get(last).into_iter().flatten().copied().collect();
    kinds.retain(|kind| announced.contains(&stem(kind)));
    if of_animals && is_animal(key) && !kinds.contains(&"animal") {
        kinds.push("animal");
    }
    if let [only] = kinds[..] { Some(only) } else { None }
}
