//! What people have, and where and when.

use super::Topic;

pub(super) const CAR: Topic = Topic {
    names: &["car", "vehicl", "automobil", "kart", "lorri", "tractor", "truck", "van"],
    verbs: &["drive", "park"],
    agents: &["driver"],
    fillers: &["car", "vehicl", "automobil", "model", "brand", "make"],
    relatives: &[],
    of_people: false,
};

pub(super) const BICYCLE: Topic = Topic {
    names: &["bicycl", "bike", "motorcycl", "motorbik"],
    verbs: &["ride"],
    agents: &["rider"],
    fillers: &["bicycl", "bike", "motorcycl", "model", "brand"],
    relatives: &[],
    of_people: false,
};

pub(super) const TRANSPORT: Topic = Topic {
    names: &["transport", "commut"],
    verbs: &["take", "ride", "travel", "commut", "go"],
    agents: &["rider", "passeng", "commut"],
    fillers: &["transport"],
    relatives: &[],
    of_people: false,
};

pub(super) const PHONE: Topic = Topic {
    names: &["phone", "smartphon", "cellphon", "mobil", "handset"],
    verbs: &["carri"],
    agents: &[],
    fillers: &[
        "phone",
        "smartphon",
        "cellphon",
        "cell",
        "mobil",
        "handset",
        "devic",
        "model",
        "brand",
    ],
    relatives: &[],
    of_people: false,
};

pub(super) const COMPUTER: Topic = Topic {
    names: &["comput", "laptop", "tablet", "devic"],
    verbs: &[],
    agents: &[],
    fillers: &["model", "devic", "brand"],
    relatives: &[],
    of_people: false,
};

pub(super) const CLOTHES: Topic = Topic {
    names: &[
        "shirt", "cloth", "hat", "dress", "tie", "shoe", "outfit", "jacket", "costum", "cap",
        "sweater", "scarf", "coat", "uniform", "skirt", "sock", "glove", "boot", "mask", "necklac",
        "ring",
    ],
    verbs: &["wear", "dress"],
    agents: &["wearer"],
    fillers: &["color"],
    relatives: &[],
    of_people: false,
};

pub(super) const BAG: Topic = Topic {
    names: &["bag", "backpack", "suitcas", "handbag", "umbrella"],
    verbs: &["carri", "bring"],
    agents: &["carrier"],
    fillers: &["color"],
    relatives: &[],
    of_people: false,
};

pub(super) const FLOWER: Topic = Topic {
    names: &["flower", "bouquet", "plant", "blossom", "tree"],
    verbs: &["grow", "plant", "cultiv"],
    agents: &["grower"],
    fillers: &[
        "flower", "bouquet", "boquet", "vase", "arrang", "bunch", "blossom", "bloom", "plant",
    ],
    relatives: &[],
    of_people: false,
};

pub(super) const CROP: Topic = Topic {
    names: &["crop"],
    verbs: &["grow", "plant", "cultiv", "farm", "rais", "harvest", "sow"],
    agents: &["grower", "farmer"],
    fillers: &["crop", "field", "harvest"],
    relatives: &[],
    of_people: false,
};

pub(super) const PET: Topic = Topic {
    names: &["pet", "bird", "dog", "cat", "fish", "hors", "breed"],
    verbs: &["adopt", "rais", "rear", "breed", "have", "own"],
    agents: &[],
    fillers: &["pet", "aquarium", "tank", "cage"],
    relatives: &[],
    of_people: false,
};

pub(super) const ANIMAL: Topic = Topic {
    names: &["anim"],
    verbs: &["rais", "rear", "breed"],
    agents: &["breeder", "keeper", "owner", "lover", "enthusiast"],
    fillers: &["anim", "pet"],
    relatives: &[],
    of_people: false,
};

pub(super) const AWARD: Topic = Topic {
    names: &["award", "prize", "medal", "trophi"],
    verbs: &["win", "earn", "receiv", "take"],
    agents: &["winner"],
    fillers: &["award", "prize", "medal", "trophi"],
    relatives: &[],
    of_people: false,
};

/// What they were given.
pub(super) const GIFT: Topic = Topic {
    names: &["gift"],
    verbs: &["receiv"],
    agents: &["recipi"],
    fillers: &["gift", "present", "birthday"],
    relatives: &[],
    of_people: false,
};

/// What was paid or bid.
pub(super) const PRICE: Topic = Topic {
    names: &["price", "cost", "amount", "bid"],
    verbs: &[
        "pay", "spend", "cost", "bid", "sell", "award", "charg", "donat", "earn", "fetch", "owe",
        "rais",
    ],
    agents: &["bidder"],
    fillers: &["price", "dollar", "euro", "money"],
    relatives: &[],
    of_people: false,
};

pub(super) const SALARY: Topic = Topic {
    names: &["salari", "incom", "wage"],
    verbs: &["earn", "make"],
    agents: &["earner"],
    fillers: &["salari", "incom", "wage", "dollar", "euro"],
    relatives: &[],
    of_people: false,
};

pub(super) const DONATION: Topic = Topic {
    names: &["donat", "contribut"],
    verbs: &["donat", "contribut", "give", "pledg"],
    agents: &["donor"],
    fillers: &["donat", "contribut", "dollar", "euro"],
    relatives: &[],
    of_people: false,
};

pub(super) const COLOR: Topic = Topic {
    names: &["color", "shade"],
    verbs: &["paint"],
    agents: &[],
    fillers: &["color", "shade", "paint", "door", "wall", "roof"],
    relatives: &[],
    of_people: false,
};

/// Where they live or come from.
pub(super) const PLACE: Topic = Topic {
    names: &["countri", "citi", "town", "villag", "state", "provinc", "region"],
    verbs: &["live", "come", "hail"],
    agents: &["nativ", "citizen"],
    fillers: &["countri", "citi", "town", "villag", "state", "provinc", "region", "famili"],
    relatives: &[],
    of_people: false,
};

/// The style of a house.
pub(super) const HOUSE: Topic = Topic {
    names: &["hous", "home", "architectur", "residence"],
    verbs: &["live", "resid", "occupi", "inhabit", "dwell"],
    agents: &[],
    fillers: &["style", "architectur", "hous", "home", "residence"],
    relatives: &[],
    of_people: false,
};

/// Weekdays.
pub(super) const DAY: Topic = Topic {
    names: &["day", "weekday"],
    verbs: &[],
    agents: &[],
    fillers: &["day"],
    relatives: &[],
    of_people: false,
};

pub(super) const YEAR: Topic = Topic {
    names: &["year"],
    verbs: &[],
    agents: &[],
    fillers: &["year"],
    relatives: &[],
    of_people: false,
};

/// Given names.
pub(super) const NAME: Topic = Topic {
    names: &["name", "nicknam"],
    verbs: &[],
    agents: &[],
    fillers: &["name", "call"],
    relatives: &[],
    of_people: true,
};
