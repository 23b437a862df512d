//! What a category is called whose list has no name: after what its items are.

use compact_str::CompactString;

use super::super::assume::is_animal;
use super::super::lists::list::Item;
use super::items::{are_hours, are_of, are_sums, are_years};
use crate::english::lexicon;
use crate::english::lexicon::names::{DAYS, MONTHS};

/// Things of a kind that lists without a name are often of, each list as words between commas, with the name of the
/// category.
const KINDS: &[(&str, &str)] = &[
    (
        "sport",
        "archery,badminton,baseball,basketball,billiards,bowling,boxing,climbing,cricket,croquet,curling,\
         cycling,darts,diving,fencing,football,golf,gymnastics,handball,hockey,ice hockey,ice skating,judo,\
         karate,kayaking,lacrosse,netball,polo,racquetball,rowing,rugby,sailing,skateboarding,skating,skiing,\
         snooker,snowboarding,soccer,softball,squash,surfing,swimming,table tennis,tennis,track,triathlon,\
         volleyball,water polo,weightlifting,wrestling",
    ),
    (
        "instrument",
        "accordion,bagpipes,banjo,bass,bassoon,bongos,bugle,cello,clarinet,cornet,double bass,drum,drums,fiddle,\
         flute,french horn,guitar,harmonica,harp,harpsichord,horn,keyboard,lute,mandolin,oboe,organ,percussion,\
         piano,piccolo,recorder,sax,saxophone,sitar,tambourine,triangle,trombone,trumpet,tuba,ukulele,viola,\
         violin,xylophone",
    ),
    (
        "drink",
        "ale,apple juice,beer,champagne,chai,cider,cocoa,coffee,cola,cranberry juice,espresso,gin,ginger ale,\
         grape juice,grapefruit juice,green tea,hot chocolate,iced tea,juice,latte,lemonade,milk,orange juice,\
         pineapple juice,root beer,rum,soda,tea,tomato juice,vodka,water,whiskey,whisky,wine",
    ),
    (
        "fruit",
        "apple,apricot,banana,blackberry,blueberry,cherry,coconut,cranberry,date,fig,grape,grapefruit,guava,kiwi,\
         lemon,lime,mango,melon,nectarine,orange,papaya,peach,pear,pineapple,plum,pomegranate,raspberry,\
         strawberry,tangerine,watermelon",
    ),
    (
        "flower",
        "aster,begonia,buttercup,camellia,carnation,chrysanthemum,crocus,daffodil,dahlia,daisy,fuchsia,geranium,\
         gladiolus,hyacinth,hydrangea,iris,lavender,lilac,lily,lotus,marigold,orchid,pansy,peony,petunia,poppy,\
         primrose,rose,snapdragon,snowdrop,sunflower,tulip,violet,zinnia",
    ),
    (
        "job",
        "accountant,actor,actress,architect,artist,astronaut,baker,banker,barber,bricklayer,builder,butcher,\
         carpenter,cashier,chef,clerk,cook,dancer,dentist,designer,detective,doctor,driver,electrician,engineer,\
         farmer,firefighter,fireman,fisherman,florist,gardener,grocer,hairdresser,janitor,jeweler,jeweller,\
         journalist,judge,lawyer,librarian,manager,mechanic,musician,nurse,optician,painter,pharmacist,\
         photographer,physicist,pilot,plumber,police officer,policeman,politician,postman,professor,programmer,\
         reporter,sailor,salesman,scientist,sculptor,secretary,singer,soldier,surgeon,tailor,teacher,vet,\
         veterinarian,waiter,waitress,writer",
    ),
    (
        "transport",
        "bicycle,bike,bus,cab,camper,canoe,car,coach,ferry,helicopter,limousine,lorry,moped,motorbike,motorcycle,plane,\
         scooter,skateboard,subway,taxi,tractor,train,tram,tricycle,trolley,truck,unicycle,van",
    ),
    (
        "hobby",
        "astronomy,baking,bird watching,birdwatching,camping,chess,cooking,crochet,cycling,dancing,drawing,\
         fishing,gaming,gardening,hiking,hunting,jogging,juggling,knitting,origami,painting,photography,pottery,\
         quilting,reading,running,scrapbooking,sewing,singing,stamp collecting,swimming,travel,traveling,\
         woodworking,writing,yoga",
    ),
];

/// What the items of a list are; nothing if they tell it not.
pub(in super::super) fn of_values(items: &[Item]) -> &'static str {
    let names: Vec<CompactString> = items.iter().map(|item| item.name.to_lowercase()).collect();
    let count = |is: &dyn Fn(&str) -> bool| names.iter().filter(|name| is(name)).count();
    let all = |is: &dyn Fn(&str) -> bool| count(is) == items.len();
    // One of four may be of the kind without being known.
    let most = |is: &dyn Fn(&str) -> bool| 4 * count(is) >= 3 * items.len();
    match () {
        () if are_years(items) => "year",
        () if are_hours(items) => "time",
        () if are_sums(items) => "price",
        () if are_of(MONTHS, items) => "month",
        () if are_of(DAYS, items) => "day",
        () if all(&lexicon::is_nation) => "country",
        () if 2 * count(&lexicon::given::is_of_person) >= items.len() => "name",
        () if most(&lexicon::is_colour) => "colour",
        () if most(&is_animal) => "animal",
        () => {
            let is_of = |things: &str| {
                most(&|name| {
                    things.split(',').any(|thing| thing == name || thing == singular(name))
                })
            };
            KINDS.iter().find(|(_, things)| is_of(things)).map_or("", |(kind, _)| kind)
        }
    }
}

/// Whether a word is one for what somebody does for a living.
pub(in super::super) fn is_profession(word: &str) -> bool {
    KINDS.iter().any(|(kind, work)| *kind == "job" && work.split(',').any(|of| of == word))
}

/// A plural without its end, of which it does not matter whether it is right.
fn singular(name: &str) -> String {
    match name.strip_suffix("ies") {
        Some(start) => format!("{start}y"),
        None => name.strip_suffix('s').unwrap_or(name).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::ids::Span;

    #[test]
    fn the_items_tell_their_kind() {
        let cases = [
            ("1951,1962,1970", "year"),
            ("$5,$10,$15", "price"),
            ("Ann,Bob,Xyla", "name"),
            ("teal,ochre,blue,red", "colour"),
            ("newts,owls,zebra,wug", "animal"),
            ("Golf,Rugby,Darts", "sport"),
            ("cello,tuba,zurna,oboe", "instrument"),
            ("figs,cherries,pears", "fruit"),
            ("Chess,Juggling,Yoga", "hobby"),
            ("bike,moped,trams", "transport"),
            ("golf,tuba,figs", ""),
            ("golf,darts,wug", ""),
        ];
        for (items, kind) in cases {
            let mut at = 0;
            let item = |name: &str| {
                let span = Span::new(at, at + name.len());
                at += name.len() + 1;
                Item::new(items, span)
            };
            let list: Vec<Item> = items.split(',').map(item).collect();
            assert_eq!(of_values(&list), kind, "{items}");
        }
    }
}
