//! Words of stories: what the rows of a puzzle are, what is done with its items, and the words that
//! are never passed by.
//!
//! Unlike the other lists these hold words as they are written, between spaces;
//! [`stem`] is taken of them when they are looked up.

use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::HashSet;

use crate::english::words::stem;

/// What a row may be: the `project` that starts in May, Ann's `order`. One of these words beside an
/// item means the same as `the one`. No word for a person who stands to another, such as `brother`.
pub const THINGS: &str = "\
    appointment article assignment attraction business case company contract delivery discovery \
    display entry event exhibit expedition facility invention issue item job lot meeting mission \
    object order outing package performance piece presentation product program project purchase \
    reservation sale shipment study thing trip visit work";

/// What a row may be if it is a person. Ann's `guest` is somebody else than Ann.
pub const FOLK: &str = "\
    applicant athlete candidate competitor contender contestant customer employee entrant \
    finalist guest hiker member participant passenger patron performer player pupil racer rider \
    runner shopper student swimmer tourist traveler visitor worker";

/// What a row does with an item: the mountain was `climbed` by Ann, the person who `scored` 63
/// points. The rule of [the general lists](super::general) holds: no word that denies, wishes or
/// tells of two rows.
pub const DEEDS: &str = "\
    achieve acquire adopt arrange assemble assign attend award bake book borrow bottle bowl brew \
    bring build buy captain carry catch chair choose climb coach collect command complete \
    compose conduct construct contain cook cost cover create cultivate curate decorate dedicate \
    deliver design develop direct discover donate draw earn edit employ enter establish excavate \
    exhibit explore film fire fix found fund grill gross handle harvest head hit hold host \
    illustrate include inherit install interpret introduce invent involve kick knit last lead \
    learn make manage manufacture measure narrate need nurse obtain occupy operate order \
    organize oversee paint park pay perform pick pilot plant play prepare present print produce \
    provide publish purchase pursue race raise receive record recover register release repair \
    represent require reserve restore reveal roast roll run schedule score sculpt secure \
    sequence serve sew shoot sign sing spend sponsor steer stock store study submit summit \
    supervise supply support take teach throw track train translate treat unearth unveil use \
    visit wear weigh win write";

/// What a row does that takes a preposition before the item: `starts` in May, `sold` for $810.
/// Without one they tell of something else: who sold the dog has it no more.
pub const DOINGS: &str = "\
    air appear arrive begin come compete complete debut depart dock drive emigrate end \
    finish fly focus found give go graduate happen land launch leave lecture major move occur \
    open originate perform premiere race reside retail retire return ride sail sell send ship \
    speak specialize start stay swim talk transfer travel work";

/// What a row does with a person: the card that `features` Ann.
pub const SHOWS: &str = "depict feature portray";

/// What may follow a number: 600 `feet` tall, 63 `points`.
pub const UNITS: &str = "\
    acre calorie carat cent centimeter day degree dollar euro foot gallon gram hour inch kilogram \
    kilometer liter meter mile minute month ounce page percent pint point pound ton vote watt week \
    yard year";

/// What may follow such a unit: 600 feet `tall`.
pub const MEASURES: &str = "deep heavy high long old tall thick wide";

/// Words that are never learned, since a sentence with one of them may say something else than that
/// two items go together: they deny, weaken, compare, count, order, or tell of two people or places.
pub const LOADED: &str = "\
    abandon abhor absent anti avoid ban cancel cannot cease decline deny despise despite detest \
    discard dislike doubt dread drop dump escape exclude except fail fake false fear forbid forget \
    former fool hate hater ignore impossible incorrect instead lack lie loathe lose lost minus miss \
    mistake neglect never nobody non none nothing nowhere omit oppose postpone prevent quit refuse \
    regret reject remove resent resign resist scorn shun skip spurn stop surrender swap trade turn \
    unable unlike untrue without wrong \
    \
    about allege almost approximately attempt barely believe claim consider could desire dream expect \
    guess hardly hope imagine intend likely may maybe mean might nearly perhaps plan possible \
    possibly pretend probable probably promise propose rarely roughly say scarcely seek seem seldom \
    shall should sometimes suggest suppose tell tempt think threaten try unlikely want wish wonder \
    would \
    \
    admire adversary ally answer argue ask assist assistant aunt beat befriend blame boss boyfriend \
    bride brother buddy call challenge chase chat classmate client colleague companion \
    copy cousin coworker date daughter defeat divorce embrace enemy envy ex family father fiance fight \
    follow girlfriend grandchild grandfather grandmother greet groom help hug husband \
    imitate invite join kiss know landlord love lover marry mate meet mentor mother neighbor \
    neighbour nephew niece opponent outlast outrank outscore pair parent partner passerby precede \
    predecessor relative remember replace resemble respect rival roommate see servant shout sibling \
    sister son spouse succeed successor teammate thank trail trust twin uncle watch wave widow wife \
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

/// Words that may follow a verb and belong to it: came `out` in 1999.
pub const PARTICLES: &[&str] = &["out", "off"];

macro_rules! lookup {
    ($(#[$doc:meta])* $name:ident, $list:ident) => {
        $(#[$doc])*
        pub fn $name(word_stem: &str) -> bool {
            static STEMS: LazyLock<HashSet<CompactString>> =
                LazyLock::new(|| $list.split_whitespace().map(stem).collect());
            STEMS.contains(word_stem)
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
    /// Whether a stem is that of one of the [`SHOWS`].
    is_show, SHOWS
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
    /// Whether a stem is that of one of the [`LOADED`] words.
    is_loaded, LOADED
);
