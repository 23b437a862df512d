//! Words of stories: what the rows of a puzzle are, what is done with its items, and the words that
//! are never passed by.
//!
//! Unlike the other lists these hold words as they are written, between spaces;
//! [`stem`] is taken of them when they are looked up.

use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet};
use itertools::Itertools;

use crate::english::words::{Marks, stem};

/// What a row may be: the `project` that starts in May, Ann's `order`. One of these words beside an
/// item means the same as `the one`. No word for a person who stands to another, such as `brother`.
pub const THINGS: &str = "\
    acquisition act ad adoption adventure album animal anthem antique apparatus appointment arrival article artifact ascent assembly \
    assignment attraction auction award badge bid booking bouquet brainchild broadcast build burglary \
    business campaign case catch choice chore class clip collection commission company concert \
    contract costume course creation creature crime cruise dance delivery departure device dinner discovery dish \
    display donation draft duty edition effort endeavor entry episode event excursion exhibit \
    expedition expenditure experiment exploit facility feat fee find fine flight float fund gadget \
    game getaway gift gig haul heirloom heist holiday idea illness inheritance installment invention issue item \
    job journey jump kit launch lecture lesson letter limerick listing lot lunch machine \
    masterpiece meal meeting memoir message mission missive model object offering option opus order \
    outfit outing package pair parcel payment performance permit photo picture piece poem prank \
    present presentation prize product program project purchase quest raffle raid reading recipe recital relic release \
    rendition rental report reservation reward robbery routine sale selection selfie seminar session shift shipment \
    shot show sighting site sketch snapshot souvenir speciality specialty specimen speech structure study stunt suitcase \
    supper system talent talk task test theft thing throw ticket title tour treat trick trinket trip \
    trophy vacation venture version victory video vigil visit voyage wager wares work workout workshop";

/// Nouns for the same kind of thing, a line for each kind: where the rows are `mountains`, a `peak` is
/// one of them.
pub const KIN: &[&str] = &[
    "trip vacation holiday getaway tour excursion outing cruise voyage journey expedition flight hike \
     party group trek adventure visit",
    "mountain peak summit volcano hill",
    "boat ship vessel yacht sailboat craft schooner sloop canoe kayak liner wreck",
    "plane airplane aircraft jet airliner helicopter glider drone",
    "spacecraft probe satellite rocket shuttle rover telescope capsule",
    "planet exoplanet world",
    "car automobile vehicle auto",
    "train locomotive engine railway tram",
    "bicycle bike motorcycle scooter",
    "house home property residence estate",
    "building skyscraper tower structure",
    "bridge span crossing structure",
    "painting canvas artwork portrait picture landscape masterpiece",
    "sculpture statue carving figurine bust",
    "book novel volume memoir biography tome paperback manuscript textbook mystery thriller",
    "film movie picture feature documentary flick",
    "song track tune single ballad composition symphony opera",
    "album record cd",
    "concert gig show recital performance festival",
    "play musical show production drama",
    "program show series sitcom podcast",
    "photo photograph picture image snapshot",
    "dog puppy pooch canine hound pup",
    "cat kitten feline",
    "horse pony mare stallion steed",
    "snake serpent reptile",
    "dinosaur fossil skeleton bone specimen",
    "insect bug",
    "animal creature critter beast",
    "gem gemstone stone jewel",
    "flower bloom blossom bouquet plant",
    "pumpkin gourd squash melon vegetable",
    "trail path route",
    "stamp card postcard letter",
    "lighthouse light beacon",
    "grandchildren grandchild child kid",
    "meal lunch dinner breakfast supper dish entree platter plate order",
    "cake pie pastry dessert",
    "beer ale brew lager stout",
    "sundae cone scoop treat",
    "phone smartphone handset cellphone",
    "computer laptop tablet console gadget system build rig pc desktop machine",
    "team group squad crew",
    "baby offspring cub",
    "family clan household",
    "fraternity frat sorority house chapter",
    "shrine temple church sanctuary structure",
    "arena stadium facility venue",
    "guest vacationer renter visitor tourist lodger camper",
    "camera lens gadget",
    "invention device gadget contraption machine apparatus",
    "app software program game website site",
    "game match bout contest",
    "race marathon event competition heat",
    "coaster rollercoaster ride attraction",
    "store shop boutique outlet market",
    "restaurant diner eatery cafe bistro grill",
    "hotel inn resort lodge motel hostel",
    "company firm business startup corporation manufacturer",
    "school college university academy",
    "museum gallery exhibit exhibition",
    "job position post assignment role gig career",
    "course class lecture seminar workshop lesson",
    "storm hurricane cyclone tornado typhoon blizzard",
    "island isle islet atoll",
    "cave cavern grotto mine",
    "park garden preserve forest",
    "costume outfit suit getup disguise",
    "quilt blanket rug tapestry scarf",
    "study experiment project paper thesis",
    "speech presentation talk lecture seminar webinar",
    "tattoo design ink",
    "article story report column essay",
    "poem verse sonnet haiku",
];

/// The stems of nouns for the same kind of thing as a stem's.
pub fn kin(word_stem: &str) -> impl Iterator<Item = &'static CompactString> {
    static KINDS: LazyLock<HashMap<CompactString, Vec<CompactString>>> = LazyLock::new(|| {
        let mut kinds: HashMap<CompactString, Vec<CompactString>> = HashMap::new();
        for group in KIN {
            let group: Vec<CompactString> = group.split_whitespace().map(stem).collect();
            for of in group.iter().unique() {
                kinds.entry(of.clone()).or_default().extend_from_slice(&group);
            }
        }
        kinds
    });
    KINDS.get(word_stem).into_iter().flatten()
}

/// Roles of people, and words for those with whom they have to do: a teacher's `student` is the row of
/// that teacher.
pub const ROLES: &[(&str, &str)] = &[
    ("teacher instructor professor tutor", "student pupil"),
    ("coach trainer", "student athlete player dog"),
    ("doctor dentist physician surgeon therapist veterinarian vet", "patient"),
    (
        "lawyer attorney agent stylist barber hairdresser masseuse masseur therapist",
        "client customer",
    ),
    ("boyfriend", "girlfriend"),
    ("husband", "wife"),
    ("boat ship vessel yacht ferry schooner cruise tour bus train plane balloon", "passenger crew"),
    ("captain skipper pilot guide leader", "crew"),
    ("babysitter sitter nanny family parent couple", "child kid baby"),
];

/// The stems of the words for roles, and for those they have to do with.
pub fn roles() -> &'static [CompactString] {
    static STEMS: LazyLock<Vec<CompactString>> = LazyLock::new(|| {
        let both = ROLES.iter().filter(|(_, others)| !others.contains("crew"));
        let words = both.flat_map(|(roles, others)| [*roles, *others]);
        words.flat_map(str::split_whitespace).map(stem).collect()
    });
    &STEMS
}

/// The stems of the roles to which a word for those they have to do with belongs.
pub fn counterparts(word_stem: &str) -> impl Iterator<Item = &'static CompactString> {
    static STEMS: LazyLock<Vec<[Vec<CompactString>; 2]>> = LazyLock::new(|| {
        let stems = |words: &str| words.split_whitespace().map(stem).collect();
        ROLES.iter().map(|(roles, others)| [stems(roles), stems(others)]).collect()
    });
    let of = STEMS.iter().filter(move |[_, others]| others.iter().any(|of| of == word_stem));
    of.flat_map(|[roles, _]| roles)
}

/// Verbs of several words, with the particles that belong to them and change nothing: `checked out` a
/// book, `came up with` the plan.
pub const PHRASES: &[&str] = &[
    "apply for",
    "bring along",
    "bring back",
    "bring home",
    "bring in",
    "carry out",
    "check in at",
    "check into",
    "check out",
    "clock in at",
    "come along",
    "come away with",
    "come back with",
    "come home with",
    "come in at",
    "come up with",
    "dig up",
    "dress up as",
    "dress up like",
    "end up at",
    "end up in",
    "end up with",
    "figure out",
    "get through to",
    "go out with",
    "go up in",
    "hand out",
    "haul in",
    "head out to",
    "head up",
    "knock down",
    "log in",
    "make up",
    "move into",
    "pick out",
    "pick up",
    "pull in",
    "set out",
    "start out",
    "put on",
    "put together",
    "put up",
    "rack up",
    "rake in",
    "reel in",
    "ring up",
    "set off for",
    "set out for",
    "set up",
    "show off",
    "show up as",
    "show up in",
    "show up on",
    "show up with",
    "sign up for",
    "take home",
    "take in",
    "take out",
    "take up",
    "team up with",
    "tip the scales at",
    "turn in",
    "turn up in",
    "turn up on",
    "weigh in at",
    "wind up in",
    "wind up with",
    "write down",
];

/// Where a phrase of [`PHRASES`] ends whose verb has a stem, by the words behind the verb.
pub fn phrase_behind(verb: &str, words: &[&str]) -> Option<usize> {
    static OF_VERBS: LazyLock<HashMap<CompactString, Vec<Vec<&str>>>> = LazyLock::new(|| {
        let mut of_verbs: HashMap<CompactString, Vec<Vec<&str>>> = HashMap::new();
        for phrase in PHRASES {
            let mut words = phrase.split(' ');
            let verb = stem(words.next().unwrap_or_default());
            of_verbs.entry(verb).or_default().push(words.collect());
        }
        of_verbs
    });
    let fits = OF_VERBS.get(verb)?.iter().filter(|rest| words.starts_with(rest));
    fits.map(Vec::len).max()
}

/// What a row may be if it is a person. Ann's `guest` is somebody else than Ann.
pub const FOLK: &str = "\
    applicant athlete attendee bachelor backpacker beginner bidder boarder bowler caller candidate \
    celebrant client competitor contender contestant crew customer cyclist diner donor employee \
    entrant exhibitor finalist gamer guest heir hiker hobbyist holidaymaker honoree hostess inductee \
    investor jogger jumper laureate learner lodger member moviegoer newcomer newlywed nominee \
    novice participant partygoer passenger patient patron pedestrian pensioner picnicker pilgrim \
    player prizewinner pupil racer recipient retiree rider runner scholar shareholder shopper \
    skater skier spectator speller sportsman sportswoman stargazer student suitor surfer swimmer \
    teen teenager tourist trainee traveler trekker vacationer villager visitor winner worker \
    youngster youth";

/// What a row does with an item: the mountain was `climbed` by Ann, the person who `scored` 63
/// points. The rule of [the general lists](super::general) holds: no word that denies, wishes or
/// tells of two rows.
pub const DEEDS: &str = "\
    abseil accept access achieve acquire act add adopt adorn advertise anchor animate announce \
    apply appraise archive arrange ascend assemble assign attain attend audition author autograph \
    award bag bake barbecue bat bathe bear bestow bicycle bike blend blow board boast boil book \
    borrow bottle bowl breed brew bring broadcast brush build bury buy calculate camp canoe captain \
    capture carry carve cast catch cater cause celebrate chair champion chart charter check chew \
    choose chop christen cite clean clear climb clock coach coat coauthor code coin collect color \
    combine command commission compile complete compose conceive concoct conduct conquer construct \
    consult consume contain contribute control convert convey cook coordinate cost count cover \
    crack craft create crochet crown cultivate curate cure customize cut cycle dance debate \
    decipher declare decorate dedicate define deliver demonstrate depict deposit describe design \
    detect develop devise devour diagnose dice dictate dig digitize dine direct discover discuss \
    dispatch display distribute dive document don donate download drain drape draw dress drill drum \
    dry dust earn eat edit educate emblazon embroider emit employ enact encounter endow engineer \
    engrave enroll enter erect establish examine excavate execute exercise exhibit expand \
    experience explain explore export extract fabricate farm fashion feed ferry fetch field fill \
    film finance find fire fish fix flaunt flavor flip fly fold forage forge form foster found \
    freeze frost fry fund furnish gain garden garner gather gift glaze glue govern grab grade grant \
    grate grill grind grip gross grow guard guide hammer handcraft handle harness harvest hatch \
    haul head headline heal heat helm hide hike hire hit hoist hold honor hook host house hum hunt \
    hurl identify illustrate implement import improvise include incorporate inhabit inherit inject \
    ink inscribe inspect install instruct insure interpret introduce invent investigate involve \
    issue jog juggle jump kayak kick knit label lace land landscape last lay lead learn lease lick \
    lift light list livestream load locate log lug mail maintain make man manage manufacture map \
    market mash master measure memorize mend microwave mine mint mix model mold monitor mop motor \
    mount mow munch nail narrate navigate need net nibble nurse nurture observe obtain occupy offer \
    open operate orbit orchestrate order organize outfit outline oversee pack package paddle paint \
    park paste patent patrol pay pedal peddle peel pen perform photograph pick pickle pilot pioneer \
    pitch place plant plate play plow pluck poach pocket polish pop populate portray post pot pour \
    practice prepare prescribe present preserve press price print process procure produce profile \
    program project promote protect provide prune publicize publish pull pump purchase pursue push \
    quarry quilt race raise rank rate reach read receive recite record recover recreate recruit \
    redecorate reel refinish register rehearse reheat release renew renovate rent repair report \
    represent request require rescue research reserve restock restore retrieve revamp reveal review \
    revive ride rinse roast roll run saddle sail salvage sample sand savor scale scan schedule \
    scoop score scour scout screen scrub sculpt seal search season secure seize sequence serve set \
    settle sew shake shape sharpen shear shoot shovel show showcase shred sight sign sing sip skate \
    sketch ski skipper slice smoke snag snap soak solder solve source spear spell spend spice spin \
    splash sponsor spot spray spread sprinkle squeeze stack staff stage stain stamp staple star \
    steam steep steer stir stitch stock store stow strap stream string strum study stuff style \
    submit summit supervise supply support surf survey swallow sweep swing tackle take tame tape \
    taste tattoo teach telephone televise tend test thread throw till tint title toss tote tour tow \
    trace track train transcribe transform translate transmit transport trap treat trek trim tug \
    tune tutor type uncover unearth unlock unpack unveil unwrap upgrade upload use utilize utter \
    vaccinate vacuum varnish view visit voice volunteer wager walk warm wash watch wax wear weave \
    weed weigh welcome weld whip whistle whittle wield win wire worship wrap wrestle write yield \
    yodel";

/// What a row does that takes a preposition before the item: `starts` in May, `sold` for $810.
/// Without one they tell of something else: who sold the dog has it no more.
pub const DOINGS: &str = "\
    air appear arrive base bathe begin blast bloom blossom board burrow bury camp canoe climb come \
    commence commute compete complete concentrate conclude convene cook crash cruise cycle dance \
    deal debut depart deploy descend dine disappear disembark dive dock drift drive dwell embark \
    emerge emigrate end engage enlist enroll erupt excel explode farm film finish fish float \
    flourish fly focus form found gallop gather give gleam glide glow go graduate graze hail hang \
    happen hatch head headquarter hide hike hold hover hunt jog journey jump kayak land launch \
    leave lecture lift list lodge major marry match measure migrate moor move nap nest note occur \
    open orbit originate paddle paint pair parade park participate peak perform play pose practice \
    premiere present preside race rain ramble range read recite rehearse relax relocate remain reside retail retire \
    return ride rise roam roll rove rush sail schedule sell send serve set settle shine ship shoot \
    shop show sign sit ski slate sleep slide snack soar speak specialize sprout star start stay \
    stretch strike stroll study subscribe suffer surf surface swim swing talk team thrive tour \
    train transfer transmit travel trek vacation vanish venture wade wait walk wander wash weigh \
    work worship";

/// What a row does with a person: the card that `features` Ann.
pub const SHOWS: &str = "depict feature portray";

/// What one does with a thing so that it is one's own, or of one's making: the guitar that Ann `bought`.
pub const THEIRS: &str = "\
    acquire adopt attend bake book borrow brew bring brush build bury buy capture carve catch \
    choose climb collect compose cook crack craft create crochet cut decorate design draw drive eat \
    explore frequent gather grow harvest hike hook invent knit land make order own paint pick pilot \
    piloted pitch plant play pluck prepare process procure purchase receive recite record rent ride \
    run sail sculpt select serve sew snag source spot style tackle take taste tend test unwrap use \
    visit walk wear weave win write";

/// What is done with a thing, whosever it is: who `dusted` the trunk may be another one than who has it.
pub const HANDLINGS: &str = "\
    advertise appraise await bite borrow bury clean damage debate deliver describe discuss donate draw dust \
    examine feed fix guard hunt identify inspect insure introduce investigate kick lend mend move mow need notice \
    paint phone photograph polish price race recover remind repair report return review seek sell show sketch splash \
    spot spray stain steal study tackle taste tend trample uproot wash watch weigh";

/// What may follow a number: 600 `feet` tall, 63 `points`.
pub const UNITS: &str = "\
    acre calorie carat cent centimeter cup day decibel degree dollar dozen euro foot ft gallon \
    gigabyte gram hour inch karat khz kilobyte kilogram kilometer kilowatt knot kph lap lbs liter \
    litre megabyte megahertz meter metre mhz mile millimeter million minute month mph night ounce \
    page percent pint point pound run seat sq square storey story stroke tablespoon teaspoon ton volt vote watt \
    week yard yd year";

/// What may follow such a unit: 600 feet `tall`.
pub const MEASURES: &str = "across big deep heavy high large long loud old tall thick wide";

/// Nouns for what is measured, with the stems of its units: a `loudness` of 105 decibels.
pub const MEASURED: &[(&str, &str)] = &[
    ("loudness volume", "decibel"),
    ("weight", "pound ounc kilogram gram ton carat"),
    (
        "height length depth width wingspan distance elevation",
        "foot inch yard mile meter kilomet centimet",
    ),
    ("speed", "mph kph knot"),
    ("temperature", "degre"),
    ("area", "squar acr"),
    ("capacity", "gallon liter gb gigabyt"),
    ("duration", "second minut hour day week"),
    ("wattage", "watt"),
];

/// Whether a noun's stem is for what a unit measures.
pub fn measures(word_stem: &str, unit: &str) -> bool {
    static NOUNS: LazyLock<Vec<(Vec<CompactString>, &str)>> = LazyLock::new(|| {
        let stems = |nouns: &str| nouns.split(' ').map(stem).collect();
        MEASURED.iter().map(|(nouns, units)| (stems(nouns), *units)).collect()
    });
    NOUNS.iter().any(|(nouns, units)| {
        nouns.iter().any(|of| of == word_stem) && units.split(' ').any(|of| of == unit)
    })
}

/// Words that are never learned, since a sentence with one of them may say something else than that
/// two items go together: they deny, weaken, compare, count, order, or tell of two people or places.
pub const LOADED: &str = "\
    century decade dime fortnight generation millennium nickel \
    artificial backup counterfeit deputy duplicate hypothetical initial mock partial rematch \
    sequel substitute \
    abandon abhor absent abstain anti average avoid axe ban banish bin boycott boycotted break burn cancel \
    cannot cease complain copy covet criticize decline deny despise despite detest discard \
    discontinue dislike disown ditch dodge doubt dread drop dump eclipse escape eschew evade \
    except exchange exclude fail fake false fear fool forbid forfeit forget forgo forgot former \
    forsake forsook forwent future goal hate hater ignore imaginary impossible incorrect instead \
    lack lend lie limit loathe lose lost maximum minimum minus misplace miss mistake mistook \
    negative neglect never new nix nobody non none nothing nowhere old omit oppose outbid \
    outsell overtake pass pawn postpone prevent quit refund refuse regret reject remove renounce \
    replica resell resent resign resist rule scorn shun skip snub spill spurn stolen stop \
    surrender swap target toy trade turn unable unlike untrue veto waste withhold without wrong \
    \
    about allege almost approximately attempt barely believe claim consider could desire dream expect \
    guess hardly hope imagine intend likely may maybe mean might nearly perhaps plan possible \
    possibly pretend probable probably promise propose rarely roughly say scarcely seek seem seldom \
    shall should sometimes suggest suppose tell tempt think threaten try unlikely want wish wonder \
    would \
    \
    admire adversary ally answer argue ask assist assistant aunt beat befriend blame boss boyfriend \
    bride brother buddy call challenge chase chat classmate colleague companion \
    copy cousin coworker date daughter defeat divorce embrace enemy envy ex family father fiance fight \
    follow girlfriend grandchild grandfather grandmother greet groom help hug husband \
    imitate invite join kiss know landlord love lover mate meet mentor mother neighbor \
    neighbour nephew niece opponent outlast outrank outscore parent partner passerby precede \
    predecessor relative remember replace resemble respect rival roommate servant shout sibling \
    sister son spouse succeed successor teammate thank trail trust twin uncle wave widow wife \
    \
    across after against along apart approach around before behind below beneath beside besides \
    between beyond border by close cross distant down east face far farther flank further inside leftward near nearby \
    nearest north opposite outside over past rightward row separate south surround through toward \
    under up upon west within \
    \
    alike alternate any best better both cheap consecutive differ difference double each early enough \
    equal even every exactly exceed extra few final first half hundred late least less little many middle \
    most much multiple neither next odd older oldest once only other plus previous same second \
    several similar single some ten thousand times total triple twice various whole worse worst \
    youngest \
    \
    although another because but either else however if implies like not or otherwise since so than \
    therefore though thus unless until when whenever where wherever whether while why yet \
    \
    ago already annually anymore daily ever formerly frequently later long monthly now occasionally \
    often recently soon still today tomorrow usually weekly yesterday";

/// Words that never join a row and an item in a second look, beside the [`LOADED`] ones: they tell of what is
/// refused or wished, of what others do, of order, or how certain it is.
pub const NEVER_LOOSE: &str = "\
    abdicate abjure abnegate abolish abort absence absolve abuse accompany acquit adjac advise afford afraid \
    aggravate agree aid aim allergic allow alone alter amid among amongst annoy antagonize anybody \
    anything apologize appal appeal approve arrest ashamed aside ask aspire assault atop attack \
    attic averse avert aware back bad bar bargain basement beg begrudge bequeath bereft beseech betray bewail beware bicker \
    blackball blackmail bluff bluffed bore born bother bottom bribe bully bypass careful castigate caution cautious cede censure \
    center centre chang change chaperon cheat chide circa clash clear closer clumsy coax collide combat \
    commiserate comparable concede condemn confess confide confirm confiscate confront confuse congratulate \
    contemplate contend contradict convince corner couple court crave cure curse damage daydream \
    debunk deceive deface defect defer defy degrade delay delegate delete demand demolish denounce \
    depend deplore deport deprive deride descending desert deserve destroy deter detract devoid die \
    disagree disappoint disapprove disbelieve discourage discredit discriminate disdain disgust \
    dismiss disobey disparage dispute disregard dissent dissuade distance distract distrust disturb \
    divert doom downstairs drown duel eager edge eleventh eliminate elope elsewhere empty emulate \
    envies enquire envious envision eradicate err eventually everything evict exasperate exempt exile exonerate expel \
    expose exterminate eye fact fantasi feign fewest fiction fled flee flirt flunk forbade forbidden foremost foreswear foreswore foresworn free freed \
    frighten front frown frustrate furthest gave glad grieve gripe ground grudge grumble haggle halfway \
    hamper harm hear hesitate highest hinder hire hop hopeless horrify humiliate ideal ill \
    imagin immediat immune impersonate impostor impress indeed inferior infuriate inquire insist inspire \
    insult intention interrupt interview intimidate introduce irk irritate jealous jeer jilt joint \
    jointly judg lambast lament laugh latter lesser liken likewise loan look lowest main marry mention mere \
    merely midway mime mimic mind minimize minor misread misuse moreover mourn murder mutual nag namely \
    necessarily nervous newest nightmar nor nostalgic numerous obliged obstruct offend ogle ordinarily oust outdo \
    overall overcharge overhear overlook overrule owe owing pale parallel part partly pat perceive \
    perfect perish persuade pester phobia pity poor precise precisely preclude predict presumably \
    primarily prior prohibit proper protest prove provoke punish purely quarrel quash quit rather \
    ready rear reason rebel rebuff rebuffed rebuke recall recogn recognize recoil recommend reconsider refer \
    refrain refute regardless relinquish reluctant rely renege repel reply repress reprimand repudiate resolve \
    retire retract reverse revolt rid ridicule rob rumor sabotage sack sacrifice save scare scared scoff scoffed scold see \
    shallowest shock short shrug shudder sick sidestep sink slight slightly smell sneer sniff sniffed solely somebody \
    someday somehow someone something somewhat spare sorry specifically spoil spy squabble startle \
    steer stranger strictly subsequent such sue sued suing suffice surely suspect swear taunt temporarily terrified \
    terrify theirs theori thrice thwart tire together tolerate tonight too top topmost torment truly \
    ultimate unaware underestimate undo unfamiliar unhappy uninterested unload unofficial unsure \
    upper upset upstairs vice vie virtually void vow waive warn wary watch wave weary whatsoever \
    whereabouts whichever whom witness worry worth wreck yearn yonder";

/// Verbs before `from` that tell what was left.
pub const AWAY: &str = "\
    keep cure prevent stop free rescue save ban bar \
    buy drive drop flee fly go leave move part retire return run sail send ship take transfer travel turn \
    walk withdraw resign graduate depart";

/// Words that may follow a verb and belong to it: came `out` in 1999.
pub const PARTICLES: &[&str] = &["online"];

/// Verbs that may be followed by `out` or `off`, which changes nothing: came `out` in 1999.
pub const OUT: &str = "blast come go head kick lift send set start take";

/// Verbs that may be followed by `up`, which changes nothing: `picked up` at the tower. Who `gave up`
/// the dog has it no more.
pub const UP: &str = "dress end go grow line open pick send set show sign start wind";

/// What one may end, or win, with an item: ended the `games` with 6 medals.
pub const OCCASIONS: &str = "competition contest day display duty event evening game holiday leave match night race sale season \
     show stage tour tournament trip vacation week";

macro_rules! lookup {
    ($(#[$doc:meta])* $name:ident, $list:ident) => {
        $(#[$doc])*
        pub fn $name(word_stem: &str) -> bool {
            static STEMS: LazyLock<(Marks, HashSet<CompactString>)> = LazyLock::new(|| {
                let stems: HashSet<_> = $list.split_whitespace().map(stem).collect();
                (Marks::of(stems.iter().map(CompactString::as_str)), stems)
            });
            let (marks, stems) = &*STEMS;
            marks.may_have(word_stem) && stems.contains(word_stem)
        }
    };
}

lookup!(
    /// Whether a stem is that of one of the [`THINGS`].
    is_thing, THINGS
);
lookup!(
    /// Whether a stem is that of one of the [`FOLK`].
    is_folk, FOLK
);
lookup!(
    /// Whether a stem is that of one of the [`DEEDS`].
    is_deed, DEEDS
);
lookup!(
    /// Whether a stem is that of one of the [`DOINGS`].
    is_doing, DOINGS
);
lookup!(
    /// Whether a stem is that of one of the [`THEIRS`].
    is_theirs, THEIRS
);
lookup!(
    /// Whether a stem is that of one of the [`SHOWS`].
    is_show, SHOWS
);

/// Whether a stem is that of a verb of [`DEEDS`], [`DOINGS`] or [`SHOWS`].
pub fn is_listed_verb(stem: &str) -> bool {
    is_deed(stem) || is_doing(stem) || is_show(stem)
}
lookup!(
    /// Whether a stem is that of one of the [`HANDLINGS`].
    is_handling, HANDLINGS
);
lookup!(
    /// Whether a stem is that of one of the [`UNITS`].
    is_unit, UNITS
);
lookup!(
    /// Whether a stem is that of one of the [`MEASURES`].
    is_measure, MEASURES
);
lookup!(
    /// Whether a stem is that of one of the verbs before [`UP`].
    is_before_up, UP
);
lookup!(
    /// Whether a stem is that of one of the verbs before [`OUT`].
    is_before_out, OUT
);
lookup!(
    /// Whether a stem is that of one of the [`OCCASIONS`].
    is_occasion, OCCASIONS
);
lookup!(
    /// Whether a stem is that of one of the [`LOADED`] words.
    is_loaded, LOADED
);
lookup!(
    /// Whether a stem is that of one of the [`NEVER_LOOSE`] words.
    is_never_loose, NEVER_LOOSE
);
lookup!(
    /// Whether a stem is that of one of the verbs of [`AWAY`].
    is_going_away, AWAY
);
