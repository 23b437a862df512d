//! Names of one thing: nationalities and their countries, months and days with their short forms,
//! and a few synonyms.

use std::sync::LazyLock;

use foldhash::{HashMap, HashMapExt, HashSet};

use super::nations::{NATIONS, STATES};

/// The months, in order, each with its short forms.
pub const MONTHS: &[&[&str]] = &[
    &["january", "jan"],
    &["february", "feb"],
    &["march", "mar"],
    &["april", "apr"],
    &["may"],
    &["june", "jun"],
    &["july", "jul"],
    &["august", "aug"],
    &["september", "sep", "sept"],
    &["october", "oct"],
    &["november", "nov"],
    &["december", "dec"],
];

/// The days of the week, from Monday, each with its short forms.
pub const DAYS: &[&[&str]] = &[
    &["monday", "mon"],
    &["tuesday", "tue", "tues"],
    &["wednesday", "wed"],
    &["thursday", "thu", "thur", "thurs"],
    &["friday", "fri"],
    &["saturday", "sat"],
    &["sunday", "sun"],
];

/// Whether a word, in small letters, is of a month or a day of the week.
pub fn is_of_calendar(word: &str) -> bool {
    MONTHS.iter().chain(DAYS).any(|names| names.contains(&word))
}

/// Other names of one and the same thing. Words that are only near each other (parakeet and budgie,
/// football and soccer, purple and violet) or that mean different things in different countries
/// (chips, pants, biscuits) have no place here.
pub const SYNONYMS: &[&[&str]] = &[
    // Animals.
    &["budgerigar", "budgie"],
    &["chimpanzee", "chimp"],
    &["guinea pig", "cavy"],
    &["hippopotamus", "hippo"],
    &["ladybird", "ladybug"],
    &["rhinoceros", "rhino"],
    // Things to ride and to use.
    &["airplane", "plane"],
    &["bicycle", "bike"],
    &["motorcycle", "motorbike"],
    &["taxi", "cab", "taxicab"],
    &["limousine", "limo"],
    &["chevrolet", "chevy"],
    &["mercedes", "mercedes benz"],
    &["volkswagen", "vw"],
    &["television", "tv", "telly"],
    // Food and drink.
    &["orange juice", "oj"],
    &["aubergine", "eggplant"],
    &["courgette", "zucchini"],
    &["mac and cheese", "macaroni and cheese", "mac n cheese"],
    // Music, books, films.
    &["hip hop", "hiphop"],
    &["rock and roll", "rock n roll", "rock & roll"],
    &["r&b", "rnb", "rhythm and blues"],
    &["science fiction", "sci fi", "scifi"],
    &["non fiction", "nonfiction"],
    // School.
    &["doctorate", "phd", "doctoral"],
    &["mathematics", "maths"],
    &["physical education", "pe"],
    // Jobs.
    &["doctor", "physician"],
    &["lawyer", "attorney"],
    &["firefighter", "fireman", "firewoman"],
    &["flight attendant", "steward", "stewardess"],
    &["police officer", "policeman", "policewoman", "cop"],
    &["mail carrier", "mailman", "postman", "postwoman"],
    &["veterinarian", "vet"],
    // Who plays what.
    &["accordion", "accordionist"],
    &["bassoon", "bassoonist"],
    &["cello", "cellist"],
    &["clarinet", "clarinetist", "clarinettist"],
    &["drums", "drummer"],
    &["fiddle", "fiddler"],
    &["flute", "flutist", "flautist"],
    &["guitar", "guitarist"],
    &["harmonica", "harmonicist"],
    &["harp", "harpist"],
    &["oboe", "oboist"],
    &["organ", "organist"],
    &["piano", "pianist"],
    &["saxophone", "saxophonist", "sax"],
    &["trombone", "trombonist"],
    &["trumpet", "trumpeter"],
    &["viola", "violist"],
    &["violin", "violinist"],
    &["xylophone", "xylophonist"],
    // Who studies what.
    &["anthropology", "anthropologist"],
    &["archaeology", "archaeologist", "archeology", "archeologist"],
    &["astronomy", "astronomer"],
    &["biology", "biologist"],
    &["botany", "botanist"],
    &["chemistry", "chemist"],
    &["criminology", "criminologist"],
    &["ecology", "ecologist"],
    &["economics", "economist"],
    &["entomology", "entomologist"],
    &["genetics", "geneticist"],
    &["geography", "geographer"],
    &["geology", "geologist"],
    &["history", "historian"],
    &["journalism", "journalist"],
    &["linguistics", "linguist"],
    &["meteorology", "meteorologist"],
    &["microbiology", "microbiologist"],
    &["neurology", "neurologist"],
    &["oceanography", "oceanographer"],
    &["ornithology", "ornithologist"],
    &["paleontology", "paleontologist", "palaeontology", "palaeontologist"],
    &["philosophy", "philosopher"],
    &["photography", "photographer"],
    &["physics", "physicist"],
    &["psychology", "psychologist"],
    &["sociology", "sociologist"],
    &["statistics", "statistician"],
    &["zoology", "zoologist"],
    // Who lives where.
    &["athens", "athenian"],
    &["genoa", "genoese"],
    &["glasgow", "glaswegian"],
    &["liverpool", "liverpudlian"],
    &["london", "londoner"],
    &["moscow", "muscovite"],
    &["venice", "venetian"],
    &["vienna", "viennese"],
    // Who plays where.
    &["first base", "first baseman"],
    &["second base", "second baseman"],
    &["third base", "third baseman"],
    &["left field", "left fielder"],
    &["center field", "center fielder"],
    &["right field", "right fielder"],
    // Other.
    &["autumn", "fall"],
    &["blonde", "blond"],
    &["checkers", "draughts"],
    &["ping pong", "table tennis"],
    &["father", "dad"],
    &["mother", "mom"],
    &["grandfather", "grandpa"],
    &["grandmother", "grandma"],
];

/// All groups, each under each of its names.
static GROUPS: LazyLock<HashMap<&str, &[&str]>> = LazyLock::new(|| {
    let mut groups = HashMap::new();
    for group in [NATIONS, STATES, MONTHS, DAYS, SYNONYMS].into_iter().flatten() {
        groups.extend(group.iter().map(|name| (*name, *group)));
    }
    groups
});

/// All names of the thing that a folded name stands for, the given one among them; none if it is
/// not known here. A hyphen counts as a space, and a leading `the` does not count: the names for
/// `the Netherlands` are those for `Netherlands`.
pub fn names_of(name: &str) -> &'static [&'static str] {
    let name = name.strip_prefix("the ").unwrap_or(name);
    let found =
        if name.contains('-') { GROUPS.get(&*name.replace('-', " ")) } else { GROUPS.get(name) };
    found.copied().unwrap_or(&[])
}

/// Whether a folded word is of the people of a country or state and not its first name: `danish`, `dane`.
pub fn is_people(word: &str) -> bool {
    static PEOPLE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
        NATIONS.iter().chain(STATES).flat_map(|group| &group[1..]).copied().collect()
    });
    PEOPLE.contains(word)
}

/// Whether a folded word is of a country or its people.
pub fn is_nation(word: &str) -> bool {
    static ALL: LazyLock<HashSet<&str>> =
        LazyLock::new(|| NATIONS.iter().copied().flatten().copied().collect());
    ALL.contains(word)
}

/// Colours.
pub const COLOURS: &str = "amber aqua aquamarine beige black blue bronze brown cream crimson cyan fuchsia gold golden \
    gray green grey indigo ivory khaki lavender lilac magenta maroon mauve navy olive orange pink purple \
    red scarlet silver tan taupe teal turquoise violet white yellow";

/// Whether a word is of a colour.
pub fn is_colour(word: &str) -> bool {
    static ALL: LazyLock<HashSet<&str>> = LazyLock::new(|| COLOURS.split(' ').collect());
    ALL.contains(word)
}

/// Whether a folded word is for who plays an instrument: `pianist`.
pub fn is_player(word: &str) -> bool {
    let is_agent = word.ends_with("ist") || matches!(word, "drummer" | "trumpeter");
    is_agent && names_of(word).first().is_some_and(|name| *name != word)
}

/// Whether a folded word is for somebody by where they come from or what they do, and not the first name of the
/// thing: `spaniard`, `pianist`, `biologist`.
pub fn is_of_person(word: &str) -> bool {
    let is_agent = ["er", "ian", "ist"].iter().any(|ending| word.ends_with(ending));
    is_people(word) || is_agent && names_of(word).first().is_some_and(|name| *name != word)
}

/// The last words of the names of streets.
const STREETS: &[&str] = &[
    "alley",
    "avenue",
    "boulevard",
    "circle",
    "close",
    "court",
    "crescent",
    "drive",
    "lane",
    "loop",
    "parkway",
    "place",
    "road",
    "row",
    "square",
    "street",
    "terrace",
    "trail",
    "way",
];

/// Whether a word is the last one of a street's name.
pub fn is_street(word: &str) -> bool {
    STREETS.contains(&&*word.to_lowercase())
}
