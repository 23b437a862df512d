//! What people eat, drink and smoke.

use super::Topic;

pub(super) const SMOOTHIE: Topic = Topic {
    names: &["smoothi"],
    verbs: &["drink", "sip", "order", "bring"],
    agents: &["drinker"],
    fillers: &["smoothi", "drink", "glass", "cup", "flavor"],
    relatives: &[],
    of_people: false,
};

pub(super) const DRINK: Topic = Topic {
    names: &["drink", "beverag", "cocktail", "tea", "coffe", "juic", "beer", "wine", "soda"],
    verbs: &["drink", "sip", "order", "bring"],
    agents: &["drinker"],
    fillers: &["drink", "beverag", "glass", "cup", "mug", "bottl", "pint"],
    relatives: &[],
    of_people: false,
};

/// The eater is among the fillers because puzzles speak of those who `love the stew eater`.
pub(super) const FOOD: Topic = Topic {
    names: &[
        "food",
        "lunch",
        "dinner",
        "breakfast",
        "supper",
        "meal",
        "dish",
        "pasta",
        "cuisin",
        "snack",
        "sandwich",
        "pizza",
        "soup",
        "salad",
    ],
    verbs: &["eat", "order", "cook", "prepar", "make", "bring", "serv", "devour", "provid"],
    agents: &["eater"],
    fillers: &[
        "food",
        "lunch",
        "dinner",
        "breakfast",
        "supper",
        "meal",
        "dish",
        "cuisin",
        "snack",
        "plate",
        "bowl",
        "serv",
        "portion",
        "slice",
        "eater",
    ],
    relatives: &[],
    of_people: false,
};

pub(super) const FRUIT: Topic = Topic {
    names: &["fruit", "veget", "berri"],
    verbs: &["eat", "buy", "pick", "serv"],
    agents: &["eater"],
    fillers: &["fruit", "veget"],
    relatives: &[],
    of_people: false,
};

pub(super) const DESSERT: Topic = Topic {
    names: &["dessert", "cake", "pie", "ice", "candi", "sweet", "pastri"],
    verbs: &["eat", "order", "bake", "make", "buy"],
    agents: &["eater"],
    fillers: &["dessert", "flavor"],
    relatives: &[],
    of_people: false,
};

/// What they smoke; one may smoke `many different` cigars of a brand.
pub(super) const CIGAR: Topic = Topic {
    names: &["cigar", "cigarett", "smoke", "tobacco"],
    verbs: &["smoke", "puff"],
    agents: &["smoker"],
    fillers: &["cigar", "cigarett", "tobacco", "brand", "pack", "mani", "differ"],
    relatives: &[],
    of_people: false,
};
