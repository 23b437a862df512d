//! What puzzles are about: the members of each kind of thing, and the nouns by which a text announces it.

use std::sync::LazyLock;

use foldhash::HashSet;

/// A kind of things.
#[derive(Debug)]
pub(crate) struct Kind {
    /// What its category is called.
    pub(crate) name: &'static str,
    /// The nouns by which a text announces it, in the singular, between commas: `hobby,pastime`.
    pub(crate) nouns: &'static str,
    /// Its members between commas, in the singular where they have one; behind `=` other forms by which
    /// the same is told: `golf=golfer`.
    pub(crate) members: &'static str,
}

/// Whether some words, in small letters, are what somebody does for a living.
pub(crate) fn is_job(name: &str) -> bool {
    static JOBS: LazyLock<HashSet<&str>> = LazyLock::new(|| members_of("job"));
    JOBS.contains(name)
}

/// Whether a noun, in small letters, announces one of the kinds: `fruit`.
pub(crate) fn is_announcing(noun: &str) -> bool {
    KINDS.iter().any(|of| of.nouns.split(',').any(|known| known == noun))
}

/// Whether a word, in small letters, is of an animal.
pub(crate) fn is_animal(name: &str) -> bool {
    static ANIMALS: LazyLock<HashSet<&str>> = LazyLock::new(|| members_of("animal"));
    ANIMALS.contains(name)
}

/// All forms of the members of a kind.
fn members_of(kind: &str) -> HashSet<&'static str> {
    let of = KINDS.iter().filter(|of| of.name == kind);
    of.flat_map(|of| of.members.split([',', '='])).map(str::trim).collect()
}

/// All kinds. A word may be of several.
pub(crate) const KINDS: &[Kind] = &[
    Kind {
        name: "sport",
        nouns: "sport,game,activity,team sport,event,exercise",
        members: "aerobics,aikido,archery=archer,athletics=athlete,badminton=badminton player,baseball=baseball player,\
             basketball=basketball player,beach volleyball,biathlon=biathlete,billiards,bmx,\
             bobsled=bobsleigh=bobsledding,bocce,bodybuilding=bodybuilder,bowling=bowler,bowls,boxing=boxer,\
             bungee jumping=bungee jumper,canoeing=canoeist,canyoning,caving=spelunking=caver,cheerleading=cheerleader,\
             climbing=climber,cricket=cricketer,croquet,cross country,cross-country skiing,curling=curler,\
             cycling=cyclist=biking=bike riding,dancing=dancer,darts=darts player,decathlon=decathlete,\
             discus=discus throw=discus thrower,diving=diver,dodgeball,dressage,equestrian,fencing=fencer,field hockey,\
             figure skating=figure skater,fishing=angler=fisherman=angling,football=footballer=football player,frisbee,\
             golf=golfer,gymnastics=gymnast,hammer throw=hammer thrower,handball,hang gliding=hang-gliding=hang glider,\
             high jump=high jumper,hiking=hiker,hockey=hockey player,horse racing=jockey,\
             horseback riding=horse riding=riding=horse rider=horseback rider,hunting=hunter,hurdles=hurdling=hurdler,\
             hurling,ice hockey,ice skating=ice skater,inline skating=rollerblading,\
             javelin=javelin throw=javelin thrower,jet skiing,jogging=jogger,judo=judoka,jujitsu=jiu-jitsu,karate,\
             kayaking=kayaker,kendo,kickball,kickboxing=kickboxer,kitesurfing=kiteboarding=kitesurfer,kung fu,lacrosse,\
             long jump=long jumper,luge,marathon=marathon runner,motocross,motor racing=car racing=auto racing,\
             mountain biking=mountain biker,mountaineering=mountaineer,netball,orienteering,paddleball,\
             paddleboarding=paddle boarding=paddleboarder,paintball,parachuting=parachutist,paragliding=paraglider,\
             parasailing,parkour,pentathlon,petanque=boules,pickleball,pilates,pole vault=pole vaulting=pole vaulter,\
             polo,pool,powerlifting,racquetball=racketball,rafting=white water rafting=whitewater rafting=rafter,\
             rappelling=abseiling,rock climbing=rock climber,rodeo,roller derby,\
             roller skating=roller-skating=roller skater,rounders,rowing=rower=crew,rugby=rugby player,running=runner,\
             sailing=sailor,scuba diving=scuba=scuba diver,shooting,shot put=shot putter,shuffleboard,\
             skateboarding=skateboarder,skating=skater,skeet shooting,skeleton,ski jumping=ski jumper,skiing=skier,\
             skydiving=sky diving=skydiver,sledding=sledging,snooker,snorkeling=snorkelling=snorkeler,\
             snowboarding=snowboarder,snowshoeing,soccer=soccer player,softball,speed skating=speed skater,\
             sprinting=sprint=sprinter,squash,sumo=sumo wrestling=sumo wrestler,surfing=surfer,swimming=swimmer,\
             synchronized swimming,table tennis=ping pong=ping-pong,taekwondo=tae kwon do,tai chi,tennis=tennis player,\
             tetherball,tobogganing,track=track and field,trampoline=trampolining,triathlon=triathlete,\
             triple jump=triple jumper,tug of war,ultimate frisbee,volleyball=volleyball player,walking=walker,\
             water polo,waterskiing=water skiing=water-skiing=water skier,\
             weightlifting=weight lifting=weightlifter=weight lifter,windsurfing=windsurfer,wrestling=wrestler,yoga",
    },
    Kind {
        name: "hobby",
        nouns: "hobby,pastime,interest,activity,leisure activity,passion,pursuit,club,free-time activity",
        members: "acting,aerobics,antiques=antique collecting,archaeology,archery=archer,art,\
             astronomy=stargazing=stargazer=amateur astronomer,badminton,baking=baker,ballet,ballroom dancing,\
             basket weaving=basketry,basketball,beadwork=beading,beekeeping=beekeeper,bicycling,billiards,\
             bird watching=birdwatching=bird-watching=bird watcher=birdwatcher=birding=birder,blogging=blogger,\
             board games,bodybuilding,bonsai,book club,bowling,brewing=home brewing=brewer,bridge,butterfly collecting,\
             calligraphy=calligrapher,camping=camper,candle making=candle-making=candlemaking,canoeing,\
             card games=playing cards,carpentry,carving,ceramics,chess=chess player,climbing,\
             coin collecting=coins=coin collector=numismatics,collecting=collector,coloring=colouring,\
             comics=comic books=comic book collecting,computer games,computers,cooking=cook,crafts=crafting,\
             creative writing,crochet=crocheting,cross-stitch=cross stitch,crosswords=crossword puzzles,\
             cycling=cyclist=biking=bike riding,dancing=dancer=dance,darts,debate=debating,doll collecting=dolls,\
             dominoes,drama,drawing,embroidery=embroidering,fashion,fencing,film=movies=cinema=watching movies,\
             fishing=fisherman=angling=angler,flower arranging=flower arrangement,flying,football,foraging,\
             gaming=gamer=video games=video gaming=playing video games,gardening=gardener,genealogy=genealogist,\
             geocaching,geology,glass blowing=glassblowing,golf=golfer,guitar=playing guitar,gymnastics,hang gliding,\
             hiking=hiker,history,horseback riding=horse riding=riding,hunting=hunter,ice skating,\
             jewelry making=jewellery making=jewelry-making,jigsaw puzzles=jigsaws,jogging=jogger,judo,\
             juggling=juggler,karaoke,karate,kayaking,kite flying=kites=flying kites,knitting=knitter,\
             lace making=lacemaking,landscaping,languages=learning languages,leatherwork,listening to music,macrame,\
             magic=magic tricks,mahjong,martial arts,meditation=meditating,metal detecting,metalworking=metalwork,\
             model airplanes=model planes=model aircraft,model building=model making=modelling=modeling,model cars,\
             model railways=model trains=model railroads=model railroading,model ships=model boats,mountain biking,\
             mountaineering,music,mythology,needlepoint,needlework,opera,orchids,origami,paddle boarding,painting,\
             papermaking=paper making,parachuting,philately,philosophy,photography=photographer,piano=playing piano,\
             pilates,playing music,podcasting,poetry=writing poetry,poker,politics,postcards=postcard collecting,\
             pottery=potter,puppetry,puzzles,quilting=quilter,quizzes,reading=reader=books,robotics,\
             rock climbing=rock climber,rock collecting=rocks,roller skating,rowing,running=runner,sailing,\
             science fiction,scrapbooking=scrapbook,scuba diving,sculpting=sculpture=sculptor,sewing,\
             shell collecting=seashells,shopping=shopper,singing=singer,skateboarding=skateboarder,sketching,\
             skiing=skier,skydiving,snorkeling=snorkelling,snowboarding=snowboarder,soap making=soapmaking,soccer,\
             socializing=socialising,spinning,sports,stained glass,stamp collecting=stamps=stamp collector,\
             storytelling,sudoku,sunbathing,surfing=surfer,swimming=swimmer,tapestry,taxidermy,tennis,theater=theatre,\
             topiary,trains,trainspotting=train spotting=trainspotter,travel=traveling=travelling=traveler=traveller,\
             treasure hunting,trivia,upholstery,video editing,volunteering=volunteer,walking=walker,\
             watching tv=watching television=television=tv,water skiing,weaving=weaver,weightlifting=weight lifting,\
             whittling,windsurfing,wine making=winemaking=wine-making,wine tasting,\
             wood carving=woodcarving=wood-carving=woodcarver,woodturning,woodworking=woodwork=woodworker,wrestling,\
             writing=writer,yoga,zumba",
    },
    Kind {
        name: "instrument",
        nouns: "instrument,musical instrument,musician,player",
        members: "accordion=accordionist,alphorn,autoharp,bagpipes=bagpipe=bagpiper=piper,balalaika,\
             banjo=banjoist=banjo player,bass=bassist=bass player,bass drum,bass guitar=bass guitarist,\
             bassoon=bassoonist,bells,bodhran,bongos=bongo=bongo drums,bugle=bugler,castanets,celesta,cello=cellist,\
             chimes,clarinet=clarinetist=clarinettist,clavichord,concertina,conga=congas,cornet=cornetist,cowbell,\
             cymbals=cymbal=cymbalist,didgeridoo,double bass=double bassist,drum=drums=drummer=drum set=drum kit,\
             dulcimer,electric guitar,english horn=cor anglais,euphonium,fiddle=fiddler,fife=fifer,flugelhorn,\
             flute=flutist=flautist,french horn,glockenspiel,gong,guitar=guitarist,handbells,harmonica=mouth organ,\
             harmonium,harp=harpist,harpsichord=harpsichordist,horn=horn player,hurdy-gurdy,jew's harp,kazoo,\
             kettledrum=timpani=timpanist,keyboard=keyboards=keyboardist=keyboard player,lute=lutenist=lutist,lyre,\
             mandolin=mandolinist,maracas=maraca,marimba,melodica,oboe=oboist,ocarina,organ=organist,\
             pan pipes=panpipes=pan flute,penny whistle=tin whistle,percussion=percussionist,piano=pianist,\
             piccolo=piccolo player,recorder,sax=saxophone=saxophonist=sax player,shamisen,sitar=sitarist,snare drum,\
             sousaphone,spoons,steel drum=steel drums,steel guitar,synthesizer=synthesiser=synth,tabla,tambourine,\
             theremin,triangle,trombone=trombonist,trumpet=trumpeter=trumpet player,tuba=tubist=tuba player,\
             ukulele=ukulelist,vibraphone,viola=violist,violin=violinist,washboard,whistle,wood block=woodblock,\
             xylophone=xylophonist,zither",
    },
    Kind {
        name: "music",
        nouns: "music,genre,kind of music,type of music,style,music genre,musical genre,musical taste,band,song",
        members: "acid jazz,acoustic,afrobeat,alternative=alternative rock,ambient,baroque,bebop,big band,bluegrass,\
             blues,bossa nova,calypso,celtic,chamber music,choral,christian,classic rock,classical=classical music,\
             country=country music=country and western,country rock,dance,disco,drum and bass,dubstep,easy listening,\
             electronic=electronica,emo,ethnic,flamenco,folk=folk music,folk rock,funk,garage,gospel,gothic,grime,\
             grunge,hard rock,heavy metal=metal,hip hop=hip-hop,house,indie=indie rock,industrial,instrumental,j-pop,\
             jazz,jungle,k-pop,klezmer,latin,lounge,mariachi,medieval,merengue,motown,musicals=show tunes,new age,\
             new wave,oldies,opera,polka,pop=pop music,progressive rock,punk=punk rock,r&b=rhythm and blues,ragtime,\
             rap,rave,reggae,reggaeton,rock=rock music,rock and roll=rock 'n' roll=rock n roll,rockabilly,romantic,\
             salsa,samba,ska,skiffle,smooth jazz,soft rock,soul=soul music,soundtracks,surf rock,swing,\
             synth-pop=synthpop,tango,techno,trance,trip hop=trip-hop,waltz,western,world=world music,zydeco",
    },
    Kind {
        name: "voice",
        nouns: "voice,vocal range,singing voice,part",
        members: "alto,baritone,bass,bass-baritone,contralto,countertenor,falsetto,mezzo-soprano=mezzo,soprano,tenor,\
             treble",
    },
    Kind {
        name: "dance",
        nouns: "dance,dancing,style,dance style,ballroom dance,dancer",
        members: "ballet=ballet dancing,ballroom=ballroom dancing,barn dance,belly dance=belly dancing,bhangra,bolero,\
             bossa nova,breakdance=breakdancing=break dancing,cancan=can-can,cha-cha=cha cha=cha-cha-cha=cha cha cha,\
             charleston,clog=clogging,conga,contemporary=contemporary dance,country,disco=disco dancing,fandango,\
             flamenco,folk=folk dance=folk dancing,foxtrot=fox trot,freestyle,gavotte,highland fling,hip hop=hip-hop,\
             hokey pokey=hokey cokey,hula,hustle,irish dance=irish dancing,jazz=jazz dance,jig,jitterbug,jive,lambada,\
             limbo,lindy hop=lindy,line dance=line dancing,lyrical,macarena,mambo,mazurka,merengue,minuet,\
             modern=modern dance,moonwalk,morris dancing,paso doble,pole dance=pole dancing,polka,polonaise,quadrille,\
             quickstep,reel,rumba=rhumba,salsa,samba,shag,square dance=square dancing,street dance=street,\
             swing=swing dance=swing dancing,tango,tap=tap dance=tap dancing,tarantella,twist,two-step=two step,\
             viennese waltz,waltz=waltzing,zumba",
    },
    Kind {
        name: "game",
        nouns: "game,board game,card game,party game,video game,pastime",
        members: "baccarat,backgammon,bagatelle,battleship=battleships,billiards,bingo,blackjack=twenty-one,\
             blind man's buff=blind man's bluff,bridge,canasta,charades,checkers=draughts,chess,chinese checkers,\
             chutes and ladders=snakes and ladders,concentration,craps,crazy eights,cribbage,croquet,darts,dice,\
             dominoes=domino,euchre,foosball=table football,gin rummy,go,go fish,halma,hangman,hearts,\
             hide and seek=hide-and-seek,hopscotch,horseshoes,jacks,jigsaw=jigsaw puzzle,keno,kick the can,leapfrog,\
             lotto,ludo=parcheesi=pachisi,mahjong=mah-jongg=mah jong,mancala=kalah,marbles,musical chairs,\
             nine men's morris,old maid,pass the parcel,pin the tail on the donkey,pinball,pinochle,poker,pool,quoits,\
             red rover,reversi,rock paper scissors,roulette,rummy,scavenger hunt,shogi,shuffleboard,simon says,\
             skittles,slot machine=slots,snap,solitaire=patience,spades,speed,sudoku,table tennis=ping pong=ping-pong,\
             tag,tarot,tic-tac-toe=tic tac toe=noughts and crosses,tiddlywinks,treasure hunt,trivia,war,whist",
    },
    Kind {
        name: "video game genre",
        nouns: "video game,computer game,genre",
        members: "action,adventure,arcade,fighting,first-person shooter,horror,platform=platformer,puzzle,racing,\
             role-playing=rpg=role playing,sandbox,shooter,simulation,sports,stealth,strategy,survival",
    },
    Kind {
        name: "chess piece",
        nouns: "piece,chess piece,chessman",
        members: "bishop,king,knight,pawn,queen,rook",
    },
    Kind {
        name: "drink",
        nouns: "drink,beverage,refreshment,juice,soda",
        members: "absinthe,alcohol,ale,almond milk,apple cider,apple juice,beer,black tea,bourbon,brandy,bubble tea,\
             buttermilk,cappuccino,carrot juice,chai=chai tea,champagne,cherry juice,chocolate milk,cider,club soda,\
             cocktail,cocoa,coconut milk,coconut water,coffee,cognac,cola,cordial,cranberry juice,cream soda,decaf,\
             diet cola,eggnog,energy drink,espresso,fruit juice,fruit punch,gin,gin and tonic,ginger ale,ginger beer,\
             grape juice,grape soda,grapefruit juice,green tea,guava juice,herbal tea,hot chocolate,ice water,\
             iced coffee,iced tea=ice tea,juice,kombucha,kvass,lager,latte,lemon tea,lemon-lime,lemonade,lime juice,\
             limeade,liqueur,malt,mango juice,mead,milk,milkshake=milk shake,mineral water,mint tea,mocha,mulled wine,\
             oat milk,orange juice=oj,orange soda,peach juice,pear juice,pineapple juice,port,prune juice,punch,\
             red wine,rice milk,root beer,rum,sake,sangria,schnapps,scotch,seltzer=seltzer water,sherry,skim milk,\
             slush,smoothie,soda=soft drink=pop=soda pop,soy milk,sparkling water,spring water,stout,strawberry milk,\
             tap water,tea,tequila,tomato juice,tonic water=tonic,vegetable juice,vermouth,vodka,water,whiskey=whisky,\
             white wine,wine",
    },
    Kind {
        name: "cocktail",
        nouns: "cocktail,drink",
        members: "bellini,black russian,bloody mary,blue lagoon,caipirinha,cosmopolitan=cosmo,cuba libre,daiquiri,\
             gimlet,gin and tonic,gin fizz,grasshopper,harvey wallbanger,highball,hurricane,irish coffee,\
             long island iced tea,mai tai,manhattan,margarita,martini,mimosa,mint julep,mojito,moscow mule,negroni,\
             old fashioned=old-fashioned,pina colada,planter's punch,screwdriver,sex on the beach,sidecar,\
             singapore sling,tequila sunrise,tom collins,whiskey sour,white russian,zombie",
    },
    Kind {
        name: "wine",
        nouns: "wine,grape,wine grape,grape variety",
        members: "barbera,beaujolais,bordeaux,burgundy,cabernet=cabernet sauvignon,cabernet franc,carmenere,cava,\
             chablis,champagne,chardonnay,chenin blanc,chianti,gamay,gewurztraminer,grenache,gruner veltliner,\
             lambrusco,madeira,malbec,marsala,merlot,mourvedre,muscadet,muscat=moscato,nebbiolo,petite sirah,\
             pinot blanc,pinot grigio=pinot gris,pinot noir,pinotage,port,prosecco,retsina,riesling,rioja,rose,\
             sancerre,sangiovese,sauternes,sauvignon blanc,semillon,sherry,syrah=shiraz,tempranillo,verdejo,viognier,\
             zinfandel",
    },
    Kind {
        name: "beer",
        nouns: "beer,ale,brew",
        members: "amber ale,barley wine,bitter,blonde ale,bock,brown ale,cream ale,dark,double ipa,dunkel,hefeweizen,\
             ipa=india pale ale,irish red,kolsch,lager,lambic,light,mild,pale ale,pilsner=pilsener=pils,porter,red ale,\
             saison,sour,stout,wheat beer=wheat,witbier",
    },
    Kind {
        name: "coffee",
        nouns: "coffee,coffee drink",
        members: "affogato,americano,cafe au lait,cappuccino,cold brew,cortado,decaf=decaffeinated,drip,espresso,\
             flat white,frappe,iced coffee,instant,irish coffee,latte=caffe latte,lungo,macchiato,mocha,ristretto,\
             turkish coffee",
    },
    Kind {
        name: "tea",
        nouns: "tea",
        members: "assam,black tea,camomile=chamomile,ceylon,chai,darjeeling,earl grey,english breakfast,ginger,ginseng,\
             green tea,herbal,hibiscus,iced,jasmine,lapsang souchong,lemon,mango,matcha,mint,oolong,orange pekoe,\
             peppermint,raspberry,rooibos,rosehip,sencha,white tea,yerba mate",
    },
    Kind {
        name: "food",
        nouns: "dish,meal,lunch,dinner,main course,entree,main dish,supper,main,order,takeout,takeaway",
        members: "bacon,bacon and eggs,baked beans,baked potato=jacket potato,barbecue=bbq,bean,beans on toast,beef,\
             beef stew,beef stroganoff=stroganoff,beef wellington,biryani,bratwurst,brisket,bruschetta,\
             burger=hamburger,burrito,caesar salad,calzone,cannelloni,carbonara,casserole,caviar,cereal,ceviche,\
             cheeseburger,chicken,chicken nuggets,chicken pot pie,chicken salad,chicken soup,chicken wings,\
             chili con carne,chili=chilli,chop suey,chow mein,cordon bleu,corn dog,cottage pie,couscous,crab,\
             crab cakes,crepe,curry,dim sum,duck,dumplings=dumpling,egg,egg rolls=egg roll,egg salad,\
             eggplant parmesan,enchilada,fajita,falafel,fettuccine alfredo=fettuccine,filet mignon,fish,\
             fish and chips,fish sticks=fish fingers,fondue,french fries=fries=chips,fried chicken,fried rice,\
             frittata,gnocchi,goulash,grilled cheese,grilled chicken,gumbo,gyro,haggis,ham,hash,hot dog,hot pot,\
             hotpot,hummus,jambalaya,kebab=kabob,kung pao chicken,lamb,lamb chops,lasagna=lasagne,linguine,liver,\
             lobster,macaroni=macaroni and cheese=mac and cheese,mashed potatoes,meatball,meatballs,\
             meatloaf=meat loaf,minestrone,moussaka,mussels,nachos,noodle,noodles,omelet=omelette,onion rings,\
             pad thai,paella,pancake,pancakes,pasta,pea soup,pho,pie,pierogi,pilaf,pizza,poached eggs,pork,\
             pork chops=pork chop,porridge,pot pie,pot roast,potato salad,prime rib,quesadilla,quiche,quinoa,ramen,\
             ratatouille,ravioli,ribs=spare ribs=spareribs,rice,risotto,roast,roast beef,roast chicken,roast lamb,\
             roast turkey,salad,salmon,sandwich,sashimi,sauerkraut,sausage=sausages,scallops,schnitzel,scrambled eggs,\
             seafood,shepherd's pie,shish kebab,shrimp,sloppy joe,soup,spaghetti=spaghetti bolognese,spring rolls,\
             steak,steak and kidney pie,stew,stir fry=stir-fry,stuffed peppers,sushi,sweet and sour pork,swordfish,\
             taco,tamale,tempura,teriyaki,teriyaki chicken,tikka masala=chicken tikka masala,toast,tofu,tortellini,\
             trout,tuna,tuna casserole,tuna salad,turkey,veal,vegetable lasagna,veggie burger=veggieburger,waffle,\
             waffles,wiener schnitzel,won ton soup,wrap,ziti",
    },
    Kind {
        name: "snack",
        nouns: "snack,side,side dish,appetizer,starter,hors d'oeuvre",
        members: "almonds,bagel chips,baked potato,breadsticks,bruschetta,calamari,candy bar,carrot sticks,\
             celery sticks,cheese sticks=string cheese,chips=potato chips=crisps,chocolate bar,coleslaw=cole slaw,\
             cookies,corn on the cob,crackers,deviled eggs,dumplings,edamame,egg rolls,escargot=escargots=snails,\
             french fries=fries,fruit salad,garlic bread,granola bar,gravy,green beans,guacamole,hash browns,hummus,\
             jerky=beef jerky,mashed potatoes,mixed nuts,mozzarella sticks,mushrooms,nachos,nuts,olives,onion rings,\
             oysters,peanuts,pickles,popcorn,pork rinds,potato salad,prawn cocktail,pretzels=pretzel,pudding,raisins,\
             rice,rice cakes,roast potatoes,salad,salsa,shrimp cocktail,soup,spring rolls,stuffed mushrooms,\
             sunflower seeds,tortilla chips,trail mix,wedges,wings,yogurt=yoghurt",
    },
    Kind {
        name: "soup",
        nouns: "soup",
        members: "asparagus,avgolemono,bean,beef barley,beef noodle,bisque,black bean,borscht=borsht,bouillabaisse,\
             broccoli,broccoli cheddar,broth,butternut squash,cabbage,carrot,cauliflower,celery,cheese,chicken,\
             chicken noodle,chicken rice,chili,clam chowder,cock-a-leekie,consomme,corn chowder,crab bisque,\
             cream of mushroom,french onion,gazpacho,goulash,gumbo,hot and sour,leek and potato,lentil,lobster bisque,\
             minestrone,miso,mock turtle,mulligatawny,mushroom,onion,oxtail,pea,pepper pot,pho,potato,pumpkin,ramen,\
             scotch broth,split pea,sweetcorn,tom yum,tomato,turkey,turtle,vegetable,vichyssoise,wonton=won ton",
    },
    Kind {
        name: "pasta",
        nouns: "pasta,noodle",
        members: "angel hair=capellini,bucatini,cannelloni,conchiglie,farfalle=bow ties,fettuccine=fettuccini,fusilli,\
             gnocchi,lasagna=lasagne,linguine=linguini,macaroni,manicotti,orecchiette,orzo,pappardelle,penne,ravioli,\
             rigatoni,rotini,spaghetti,tagliatelle,tortellini,vermicelli,ziti",
    },
    Kind {
        name: "salad",
        nouns: "salad",
        members: "antipasto,caesar,caprese,chef's,chicken,cobb,coleslaw=cole slaw,cucumber,egg,fruit,garden,greek,\
             green,mixed,nicoise,pasta,potato,seafood,shrimp,spinach,taco,tomato,tuna,waldorf",
    },
    Kind {
        name: "cuisine",
        nouns: "cuisine,restaurant,food",
        members: "american,barbecue=bbq,cajun,caribbean,chinese,continental,cuban,ethiopian,french,fusion,german,greek,\
             hungarian,indian,indonesian,irish,italian,jamaican,japanese,korean,kosher,lebanese,malaysian,\
             mediterranean,mexican,middle eastern,mongolian,moroccan,persian,peruvian,polish,portuguese,russian,\
             seafood,soul food,southern,spanish,sushi,swedish,szechuan=sichuan,tex-mex,thai,turkish,vegan,vegetarian,\
             vietnamese",
    },
    Kind {
        name: "meat",
        nouns: "meat,filling,sandwich meat,protein",
        members: "bacon,beef,bison,bologna,bratwurst,chicken,chorizo,corned beef,duck,elk,fish,goat,goose,ground beef,\
             ham,kangaroo,lamb,liver,mutton,pastrami,pepperoni,pork,prosciutto,quail,rabbit,ribs,roast beef,salami,\
             sausage,shrimp,steak,tofu,turkey,veal,venison",
    },
    Kind {
        name: "dessert",
        nouns: "dessert,flavor,flavour,cake,pie,ice cream,filling,cupcake,frosting,icing,pudding,sweet,treat,ice-cream,\
             milkshake,yogurt,muffin,cookie,donut,doughnut,jam",
        members: "almond,angel food=angel food cake,apple=apple pie,apple crumble,apricot,baked alaska,baklava,banana,\
             banana cream=banana cream pie,banana split,birthday cake,biscotti,\
             black forest=black forest cake=black forest gateau,blackberry,blueberry=blueberry pie,\
             boston cream=boston cream pie,bread pudding,brownie=brownies,bubble gum=bubblegum,bundt cake,butter pecan,\
             butterscotch,candy cane,cannoli,caramel,carrot=carrot cake,cheesecake,cherry=cherry pie,\
             chocolate=chocolate cake,chocolate chip,chocolate mousse,christmas pudding,cinnamon,cobbler,\
             coconut=coconut cream,coffee,coffee cake,cookie,cookie dough,cookies and cream,cotton candy,cranberry,\
             cream puff,creme brulee,creme caramel,crumble,cupcake,custard,devil's food=devil's food cake,\
             donut=doughnut,dulce de leche,eclair,egg custard,flan,french vanilla,fruit salad,fruit tart,\
             fruitcake=fruit cake,fudge,fudge ripple,gelato,german chocolate=german chocolate cake,ginger,gingerbread,\
             gooseberry,grape,green tea,hazelnut,honey,ice cream,ice cream sundae,ice pop=ice lolly,jelly,\
             key lime=key lime pie,kiwi,lemon=lemon cake,lemon meringue=lemon meringue pie,lime,macadamia nut,macaroon,\
             mango,maple,maple walnut,marble=marble cake,marshmallow,mascarpone,meringue,milk chocolate,\
             mince=mince pie=mincemeat,mint,mint chocolate chip=mint chip=mint choc chip,mississippi mud=mud pie,mocha,\
             mousse,neapolitan,nougat,oatmeal,orange,panna cotta,parfait,passion fruit,pavlova,peach=peach pie,\
             peach cobbler,peanut butter,pear,pecan=pecan pie,peppermint,pineapple,pineapple upside-down cake,\
             pistachio,plum,plum pudding,poppy seed,pound cake=pound,praline,profiterole=profiteroles,\
             pumpkin=pumpkin pie,raisin,raspberry,raspberry ripple,red velvet=red velvet cake,rhubarb=rhubarb pie,\
             rice pudding,rocky road,rum raisin,sacher torte,salted caramel,sherbet,shoofly pie,shortbread,shortcake,\
             sorbet,souffle,spice=spice cake,sponge=sponge cake,sticky toffee pudding,strawberry,strawberry shortcake,\
             strudel,sugar cookie,sundae,sweet potato=sweet potato pie,tapioca=tapioca pudding,tart,tiramisu,toffee,\
             torte,treacle tart,trifle,tutti-frutti=tutti frutti,vanilla,walnut,watermelon,wedding cake,\
             white chocolate,yellow cake,yogurt=yoghurt",
    },
    Kind {
        name: "cookie",
        nouns: "cookie,biscuit",
        members: "almond,animal cracker,biscotti,brownie,butter,chocolate,chocolate chip,coconut,fig,fortune cookie,\
             ginger snap=gingersnap,gingerbread,graham cracker,lemon,macadamia,macaron,macaroon,molasses,oatmeal,\
             oatmeal raisin,peanut butter,pecan,peppermint,raisin,shortbread,snickerdoodle,sugar=sugar cookie,\
             thumbprint,vanilla,vanilla wafer",
    },
    Kind {
        name: "pastry",
        nouns: "pastry,breakfast,baked goods,baked good,bread,breakfast food,roll",
        members: "bacon,bagel,baguette,banana bread,bear claw,beignet,biscuit,blueberry muffin,bran muffin,brioche,bun,\
             cereal,challah,ciabatta,cinnamon roll,cornbread=corn bread,cornflakes,crepe,croissant,croutons,cruller,\
             crumpet,danish=danish pastry,donut=doughnut,eclair,egg,eggs benedict,english muffin,flatbread,focaccia,\
             french toast,fried egg,fruit,garlic bread,granola,grapefruit,grits,hash browns,hot cross bun,\
             jelly donut=jam doughnut,kaiser roll,macaron,matzo,muesli,muffin,multigrain,naan,oatmeal,omelet=omelette,\
             palmier,pancake=pancakes,pastry,pita=pita bread,popover,porridge,pretzel,pumpernickel,quiche,raisin bread,\
             rye=rye bread,sausage,scone,scrambled eggs,soda bread,sourdough=sourdough bread,strudel,sweet roll,tart,\
             toast,tortilla,turnover=apple turnover,waffle=waffles,wheat=wheat bread,white bread,\
             whole wheat=wholemeal=whole wheat bread,yogurt=yoghurt,zucchini bread",
    },
    Kind {
        name: "fruit",
        nouns: "fruit,berry,tree,pie,jam,juice,fruit tree,jelly",
        members: "acai,apple,apricot,avocado,banana,bilberry,blackberry,blackcurrant,blood orange,blueberry,\
             boysenberry,breadfruit,cantaloupe,cherry,clementine,coconut,crabapple=crab apple,cranberry,currant,damson,\
             date,dewberry,dragon fruit=dragonfruit=pitaya,durian,elderberry,fig,gooseberry,grape,grapefruit,greengage,\
             guava,honeydew=honeydew melon,huckleberry,jackfruit,kiwi=kiwi fruit=kiwifruit,kumquat,lemon,lime,\
             lingonberry,loganberry,longan,loquat,lychee=litchi=lichee,mandarin=mandarin orange,mango,mangosteen,\
             marionberry,medlar,melon,mulberry,nectarine,olive,orange,papaya=pawpaw,passion fruit=passionfruit,peach,\
             pear,persimmon,pineapple,plantain,plum,pomegranate,pomelo,prune,quince,rambutan,raspberry,\
             red currant=redcurrant,rhubarb,sour cherry,star fruit=starfruit=carambola,strawberry,tamarind,tangelo,\
             tangerine,tomato,ugli fruit,watermelon",
    },
    Kind {
        name: "apple",
        nouns: "apple,apple variety",
        members: "braeburn,bramley,cortland,cox=cox's orange pippin,empire,fuji,gala,golden delicious,granny smith,\
             honeycrisp,ida red,jonagold,jonathan,macoun,mcintosh,pink lady,red delicious,rome,russet,winesap",
    },
    Kind {
        name: "vegetable",
        nouns: "vegetable,veggie,crop,plant,seed",
        members: "alfalfa,artichoke,arugula=rocket,asparagus,aubergine=eggplant,avocado,bamboo shoots,bean,\
             bean sprouts,beet=beetroot,bell pepper,bok choy=pak choi,broad bean=fava bean,broccoli,\
             brussels sprout=brussel sprout,butternut squash,cabbage,carrot,cassava,cauliflower,celeriac,celery,\
             chard=swiss chard,chickpea=garbanzo bean,chicory,chili pepper=chilli=chili,collard greens=collards,\
             corn=sweetcorn=sweet corn=maize,courgette=zucchini,cress=watercress,cucumber,daikon,endive,fennel,garlic,\
             gherkin,green bean=string bean,green pepper,horseradish,jerusalem artichoke,jicama,kale,kidney bean,\
             kohlrabi,leek,lentil,lettuce,lima bean,marrow,mushroom,mustard greens,okra,olive,onion,parsley,parsnip,\
             pea,pepper,pinto bean,potato,pumpkin,radicchio,radish,red cabbage,red onion,red pepper,rhubarb,romaine,\
             runner bean,rutabaga=swede,salsify,scallion=green onion=spring onion,shallot,snow pea,soybean=soya bean,\
             spaghetti squash,spinach,squash,sugar snap pea,sweet pepper,sweet potato,taro,tomato,turnip,wax bean,yam",
    },
    Kind {
        name: "grain",
        nouns: "grain,cereal,crop,field,farm produce,produce",
        members: "alfalfa,amaranth,barley,buckwheat,bulgur,clover,corn=maize,cotton,farro,flax,hay,hemp,hops,millet,\
             oats=oat,peanut,potato,quinoa,rapeseed=canola,rice,rye,sorghum,soybean=soybeans=soy,spelt,sugar beet,\
             sugar cane=sugarcane,sunflower,teff,tobacco,wheat",
    },
    Kind {
        name: "nut",
        nouns: "nut",
        members: "acorn,almond,brazil nut,cashew,chestnut,coconut,hazelnut=filbert,hickory nut,macadamia=macadamia nut,\
             peanut,pecan,pine nut,pistachio,walnut",
    },
    Kind {
        name: "mushroom",
        nouns: "mushroom,fungus,toadstool",
        members: "button,chanterelle,cremini,death cap,enoki,fly agaric,maitake,morel,oyster,porcini=cep,portobello,\
             puffball,shiitake,truffle",
    },
    Kind {
        name: "sandwich",
        nouns: "sandwich,filling,topping,ingredient,pizza,pizza topping,sub,wrap,burger",
        members: "anchovy=anchovies,artichoke,avocado,bacon,basil,beef,black olives,blt,bologna,brie,burger=hamburger,\
             capers,cheddar,cheese,cheese and tomato,cheeseburger,cheesesteak=philly cheesesteak,chicken,chicken salad,\
             chutney,club=club sandwich,corned beef,crab,cream cheese,cuban=cuban sandwich,cucumber,egg,egg and cress,\
             egg salad,eggplant=aubergine,falafel,feta,fried egg,garlic,green pepper=green peppers,grilled cheese,\
             grilled chicken,ground beef,gyro,ham,ham and cheese,honey,hot dog,hummus,italian,jalapeno=jalapenos,jam,\
             ketchup,lettuce,liverwurst,lobster roll,marmalade,mayonnaise=mayo,meatball=meatballs,mozzarella,\
             mushroom=mushrooms,mustard,olive=olives,onion=onions,pastrami,peanut butter,\
             peanut butter and jelly=pb&j=pbj,pepper=peppers,pepperoni,pesto,pickle=pickles,pineapple,po' boy=po'boy,\
             pork,prosciutto,provolone,pulled pork,relish,reuben,roast beef,salad,salami,salmon,sardine=sardines,\
             sausage,shrimp=prawn,sloppy joe,smoked salmon,spinach,sprouts,steak,sun-dried tomato,sweetcorn,\
             swiss cheese=swiss,tofu,tomato=tomatoes,tuna,tuna salad=tuna fish,turkey,turkey club,veggie=vegetable",
    },
    Kind {
        name: "candy",
        nouns: "candy,sweet,treat,snack,candy bar,chocolate",
        members: "bonbon,bubble gum=bubblegum,butterscotch,candy apple=toffee apple,candy bar,candy cane,candy corn,\
             caramel,chewing gum=gum,chocolate,chocolate bar,coconut ice,cotton candy=candyfloss,dark chocolate,fudge,\
             gobstopper=jawbreaker,gumball,gumdrop,gummy bear,gummy worm,hard candy=boiled sweet,humbug,jelly baby,\
             jelly bean=jellybean,lemon drop,licorice=liquorice,lollipop=lollypop,marshmallow,marzipan,milk chocolate,\
             mint,nougat,peanut brittle,peanut butter cup,peppermint,popcorn,praline,rock candy,saltwater taffy,\
             sherbet,sour candy,taffy,toffee,truffle,turkish delight,white chocolate",
    },
    Kind {
        name: "spice",
        nouns: "spice,herb,seasoning,herb garden plant,condiment,sauce",
        members: "allspice,aniseed=anise,barbecue sauce=bbq sauce,basil,bay leaf=bay leaves=bay,bergamot,black pepper,\
             borage,camomile=chamomile,caraway,cardamom,catnip,cayenne=cayenne pepper,celery seed,chervil,chili=chilli,\
             chili powder=chilli powder,chives=chive,cilantro=coriander,cinnamon,clove=cloves,comfrey,cumin,\
             curry=curry powder,dill,echinacea,fennel,fenugreek,feverfew,garlic,garlic powder,ginger,ginseng,\
             horseradish,hot sauce,hyssop,juniper,ketchup=catsup,lavender,lemon balm,lemongrass,lovage,mace,marjoram,\
             mayonnaise=mayo,mint,mustard,nutmeg,onion powder,oregano,paprika,parsley,pepper,peppercorn,peppermint,\
             poppy seed,relish,rosemary,rue,saffron,sage,salsa,salt,savory,sesame=sesame seed,sorrel,soy sauce,\
             spearmint,star anise,sumac,tarragon,thyme,turmeric,valerian,vanilla,vinegar,wasabi,white pepper,\
             wintergreen,worcestershire sauce",
    },
    Kind {
        name: "cheese",
        nouns: "cheese",
        members: "american,asiago,blue cheese,brie,burrata,camembert,cheddar,cheshire,colby,colby jack,cottage cheese,\
             cream cheese,danish blue,edam,emmental=emmenthal=emmentaler,feta,fontina,goat cheese=goat's cheese,\
             gorgonzola,gouda,gruyere,halloumi,havarti,jarlsberg,lancashire,leicester=red leicester,limburger,manchego,\
             mascarpone,monterey jack,mozzarella,muenster=munster,neufchatel,paneer,parmesan=parmigiano,pecorino,\
             pepper jack,port salut,provolone,queso fresco,raclette,ricotta,romano,roquefort,stilton,string cheese,\
             swiss,wensleydale",
    },
    Kind {
        name: "flower",
        nouns: "flower,plant,bouquet,blossom,bloom,rose,houseplant,shrub,bush",
        members: "african violet,agapanthus,aloe=aloe vera,alyssum,amaryllis,anemone,anthurium,aster,azalea,\
             baby's breath,bamboo,begonia,bird of paradise,black-eyed susan,bleeding heart,bluebell,bougainvillea,\
             bromeliad,buttercup,cactus=cacti=cactuses,calendula,calla lily,camellia,carnation,chrysanthemum=mum,\
             clematis,clover,columbine,coneflower,cornflower,cosmos,cowslip,crocus=crocuses,cyclamen,daffodil,dahlia,\
             daisy,dandelion,daylily=day lily,delphinium,edelweiss,fern,forget-me-not,forsythia,foxglove,freesia,\
             fuchsia,gardenia,geranium,gerbera,gladiolus=gladioli=gladiola,goldenrod,heather,hibiscus,holly,hollyhock,\
             honeysuckle,hosta,hyacinth,hydrangea,impatiens,iris=irises,ivy,jasmine,larkspur,lavender,lilac,lily,\
             lily of the valley,lobelia,lotus,lupin=lupine,magnolia,marigold,mimosa,morning glory,moss,myrtle,\
             narcissus,nasturtium,nettle,oleander,orchid,pansy,peace lily,peony,periwinkle,petunia,philodendron,phlox,\
             poinsettia,poppy,primrose,primula,protea,ranunculus,rhododendron,rose,salvia,shamrock,snapdragon,snowdrop,\
             spider plant,stock,succulent,sunflower,sweet pea,sweet william,thistle,tiger lily,trillium,tulip,\
             venus flytrap,verbena,violet,water lily,wisteria,yarrow,yucca,zinnia",
    },
    Kind {
        name: "tree",
        nouns: "tree,wood,timber",
        members: "acacia,alder,almond,apple,ash,aspen,balsa,bamboo,banyan,baobab,bay,beech,birch,blackthorn,cedar,\
             cherry,chestnut,coconut,cottonwood,cypress,dogwood,douglas fir,ebony,elder,elm,eucalyptus=gum,fig,fir,\
             ginkgo,hawthorn,hazel,hemlock,hickory,holly,horse chestnut,ironwood,jacaranda,joshua tree,juniper,larch,\
             laurel,lemon,lime,linden,locust,magnolia,mahogany,mangrove,maple,mulberry,oak,olive,orange,palm,peach,\
             pear,pecan,pine,plane,plum,poplar,redbud,redwood,rosewood,rowan,rubber tree=rubber,sandalwood,sassafras,\
             sequoia,silver birch,spruce,sugar maple,sweetgum,sycamore,tamarack,teak,tulip tree,walnut,weeping willow,\
             white oak,willow,yew",
    },
    Kind {
        name: "animal",
        nouns: "animal,pet,creature,zoo animal,farm animal,mascot,stuffed animal,beast,team,mammal,safari animal",
        members: "aardvark,albatross,alligator,alpaca,anaconda,ant,anteater,antelope,ape,armadillo,axolotl,baboon,\
             badger,bat,beagle,bear,beaver,bee,bird,bison,black bear,blackbird,boa=boa constrictor,boar=wild boar,\
             bobcat,budgie=budgerigar=budgerigars,buffalo=water buffalo,bull,bullfrog,bunny,butterfly,buzzard,calf,\
             camel,canary,capybara,caribou,cat,caterpillar,centipede,chameleon,cheetah,chick,chicken,chihuahua,\
             chimpanzee=chimp,chinchilla,chipmunk,clam,cobra,cockatiel,cockatoo,cockroach,collie,colt,condor,corgi,\
             cougar,cow,coyote,crab,crane,crayfish=crawfish,cricket,crocodile,crow,cuckoo,dachshund,deer,dingo,\
             dinosaur,dog,dolphin,donkey,dormouse,dove,dragon,dragonfly,duck,duckling,eagle,echidna,eel,elephant,elk,\
             emu,ermine,ewe,falcon,fawn,ferret,finch,firefly,fish,flamingo,flea,fly,foal,fox,frog,gazelle,gecko,gerbil,\
             gibbon,giraffe,gnu=wildebeest,goat,goldfinch,goldfish,goose=geese,gopher,gorilla,grasshopper,greyhound,\
             grizzly bear=grizzly,groundhog=woodchuck,grouse,guinea pig,gull=seagull,guppy,hamster,hare,hawk,hedgehog,\
             hen,hermit crab,heron,hippo=hippopotamus,hog,hornet,horse,hummingbird,hyena,ibex,iguana,impala,jackal,\
             jaguar,jay,jellyfish,kangaroo,kestrel,kingfisher,kitten,kiwi,koala=koala bear,komodo dragon,kookaburra,\
             labrador,ladybug=ladybird,lamb,lark,lemming,lemur,leopard,lion,lizard,llama,lobster,locust,lynx,macaque,\
             macaw,magpie,mallard,manatee,mandrill,manta ray,marmot,meerkat,mink,mole,mongoose,monkey,moose,mosquito,\
             moth,mouse=mice,mule,muskrat,mustang,narwhal,newt,nightingale,ocelot,octopus,okapi,opossum=possum,\
             orangutan=orang-utan,orca=killer whale,oryx,ostrich,otter,owl,ox=oxen,oyster,panda=giant panda,panther,\
             parakeet,parrot,partridge,peacock,pelican,penguin,pheasant,pig,pigeon,piglet,\
             platypus=duck-billed platypus,polar bear,pony,poodle,porcupine,porpoise,prairie dog,praying mantis,puffin,\
             pug,puma=mountain lion,puppy,python,quail,rabbit,raccoon=racoon,ram,rat,rattlesnake,raven,red panda,\
             reindeer,retriever,rhino=rhinoceros,robin,rooster=cockerel,salamander,salmon,scorpion,sea lion,sea turtle,\
             seahorse=sea horse,seal,serval,shark,sheep,shrew,shrimp,siamese cat=siamese,skunk,sloth,snail,snake,\
             snow leopard,spaniel,sparrow,spider,squid,squirrel,stag,stallion,starfish,stick insect,stingray,stoat,\
             stork,sugar glider,swallow,swan,tapir,tarantula,tasmanian devil,termite,terrapin,terrier,tiger,toad,\
             tortoise,toucan,turkey,turtle,viper,vole,vulture,wallaby,walrus,warthog,wasp,weasel,whale,wildcat,wolf,\
             wolverine,wombat,woodpecker,worm,wren,yak,zebra",
    },
    Kind {
        name: "breed of dog",
        nouns: "breed,dog,dog breed,puppy,pet",
        members: "afghan hound=afghan,airedale=airedale terrier,akita,alaskan malamute=malamute,australian shepherd,\
             basenji,basset hound=basset,beagle,bearded collie,bernese mountain dog,bichon frise,bloodhound,\
             border collie,border terrier,borzoi,boston terrier,boxer,bull terrier,bulldog,bullmastiff,cairn terrier,\
             chihuahua,chow=chow chow,cockapoo,cocker spaniel,collie,corgi=welsh corgi,dachshund=sausage dog,\
             dalmatian=dalmation,doberman=doberman pinscher=dobermann,english setter,fox terrier,foxhound,\
             french bulldog,german shepherd=alsatian,golden retriever,goldendoodle,great dane,great pyrenees,greyhound,\
             husky=siberian husky,irish setter,irish wolfhound,jack russell=jack russell terrier,king charles spaniel,\
             labradoodle,labrador=labrador retriever=lab,lhasa apso,maltese,mastiff,miniature poodle,\
             miniature schnauzer,mongrel=mutt,newfoundland,norfolk terrier,old english sheepdog,papillon,\
             pekingese=pekinese,pit bull=pitbull,pointer,pomeranian,poodle,pug,retriever,rhodesian ridgeback,\
             rottweiler,rough collie,saluki,samoyed,schnauzer,scottish terrier=scottie,setter,shar-pei=shar pei,\
             sheepdog,shetland sheepdog=sheltie,shiba inu,shih tzu=shih-tzu,spaniel,spitz,\
             springer spaniel=english springer spaniel,st. bernard=st bernard=saint bernard,staffordshire bull terrier,\
             terrier,toy poodle,vizsla,weimaraner,westie=west highland terrier,whippet,yorkshire terrier=yorkie",
    },
    Kind {
        name: "breed of cat",
        nouns: "breed,cat,cat breed,kitten,pet",
        members: "abyssinian,alley cat,american shorthair,angora=turkish angora,balinese,bengal,birman,bombay,\
             british shorthair,burmese,calico,cornish rex,devon rex,egyptian mau,himalayan,japanese bobtail,maine coon,\
             manx,munchkin,norwegian forest=norwegian forest cat,ocicat,oriental,persian,ragdoll,russian blue,\
             scottish fold,siamese,siberian,singapura,somali,sphynx,tabby,tonkinese,tortoiseshell,tuxedo",
    },
    Kind {
        name: "breed of horse",
        nouns: "breed,horse,horse breed,pony",
        members: "american quarter horse=quarter horse,andalusian,appaloosa,arabian=arab,bay,belgian,chestnut,\
             clydesdale,connemara,dun,exmoor,falabella,fjord,friesian,hackney,haflinger,hanoverian,icelandic,\
             lipizzaner=lipizzan,mare,miniature,morgan,mustang,paint,palomino,percheron,piebald,pinto,roan,saddlebred,\
             shetland=shetland pony,shire,skewbald,sorrel,standardbred,tennessee walker,thoroughbred,trakehner,welsh",
    },
    Kind {
        name: "bird",
        nouns: "bird,pet,parrot",
        members: "albatross,auk,avocet,bald eagle,barn owl,bee-eater,bittern,black-capped chickadee,blackbird,\
             blue jay=bluejay,blue tit,bluebird,bobolink,budgie=budgerigar,bullfinch,bunting,buzzard,canary,cardinal,\
             cassowary,catbird,chaffinch,chickadee,chicken,cockatiel,cockatoo,condor,conure,coot,cormorant,cowbird,\
             crane,crow,cuckoo,curlew,dodo,dove,duck,eagle,egret,emu,falcon,finch,flamingo,flycatcher,golden eagle,\
             goldfinch,goose,goshawk,grackle,great blue heron,great tit,grebe,grosbeak,grouse,guinea fowl,gull=seagull,\
             harrier,hawk,heron,hoopoe,hornbill,hummingbird,ibis,jackdaw,jay,junco,kestrel,killdeer,kingfisher,kite,\
             kiwi,kookaburra,lapwing,lark,linnet,loon,lorikeet,lovebird,lyrebird,macaw,magpie,mallard,martin,\
             meadowlark,mockingbird,mourning dove,mynah=myna,nightingale,nuthatch,oriole,osprey,ostrich,owl,parakeet,\
             parrot,partridge,peacock=peafowl,pelican,penguin,peregrine falcon,petrel,pheasant,pigeon,pintail,plover,\
             ptarmigan,puffin,quail,quetzal,raven,redstart,rhea,roadrunner,robin,rook,rooster,sandpiper,skylark,snipe,\
             snowy owl,sparrow,sparrowhawk,spoonbill,starling,stork,swallow,swan,swift,tanager,teal,tern,thrush,\
             titmouse,toucan,turkey,vulture,wagtail,warbler,waxwing,whippoorwill,woodcock,woodpecker,wren",
    },
    Kind {
        name: "fish",
        nouns: "fish,catch,seafood,sea creature,shellfish",
        members: "anchovy,angelfish,barracuda,barramundi,bass,betta=siamese fighting fish,\
             blowfish=pufferfish=puffer fish,bluefin tuna,bluefish,bluegill,bream,brown trout,carp,catfish,clam,\
             clownfish,cod,coral,crab,crappie,crayfish,cuttlefish,discus,dolphin,dory,eel,flounder,flying fish,\
             goldfish,grouper,guppy,haddock,hake,halibut,hammerhead=hammerhead shark,herring,jellyfish,koi,lamprey,\
             largemouth bass,lionfish,lobster,mackerel,mahi-mahi=mahi mahi,marlin,minnow,molly,monkfish,mullet,\
             muskellunge=muskie,mussel,neon tetra,northern pike,octopus,oscar,oyster,parrotfish,perch,pike,piranha,\
             plaice,platy,pollock,prawn,rainbow trout,ray,red snapper,roach,salmon,sardine,scallop,sea bass,sea urchin,\
             seahorse,shad,shark,shrimp,skate,smallmouth bass,smelt,snapper,sole,squid,starfish,stingray,sturgeon,\
             sunfish,swordfish,swordtail,tarpon,tench,tetra,tilapia,trout,tuna,turbot,walleye,whale,whitefish,whiting",
    },
    Kind {
        name: "insect",
        nouns: "insect,bug",
        members: "ant,aphid,bedbug,bee,beetle,black widow,bumblebee=bumble bee,butterfly,caterpillar,centipede,cicada,\
             cockroach,cricket,daddy longlegs,damselfly,dragonfly,dung beetle,earwig,firefly=lightning bug,flea,fly,\
             gnat,grasshopper,honeybee=honey bee,hornet,horsefly,housefly,katydid,lacewing,ladybug=ladybird,leafhopper,\
             locust,louse,mantis=praying mantis,mayfly,midge,millipede,mite,mosquito,moth,scorpion,silverfish,slug,\
             snail,spider,stag beetle,stick insect=walking stick,stink bug,tarantula,termite,thrips,tick,wasp,\
             water strider,weevil,woodlouse,worm,yellow jacket=yellowjacket",
    },
    Kind {
        name: "reptile",
        nouns: "reptile,snake,lizard,amphibian",
        members: "adder,alligator,anaconda,anole,asp,bearded dragon,black mamba,boa=boa constrictor,bullfrog,caiman,\
             chameleon,cobra,copperhead,coral snake,corn snake,cottonmouth=water moccasin,crocodile,diamondback,\
             frilled lizard,garter snake,gecko,gila monster,iguana,king cobra,king snake=kingsnake,komodo dragon,\
             leopard gecko,mamba,milk snake,monitor=monitor lizard,newt,python,rat snake,rattlesnake,salamander,\
             sidewinder,skink,snapping turtle,tortoise,tree frog,turtle,viper",
    },
    Kind {
        name: "dinosaur",
        nouns: "dinosaur",
        members: "allosaurus,ankylosaurus,apatosaurus,archaeopteryx,brachiosaurus,brontosaurus,compsognathus,\
             deinonychus,dilophosaurus,dimetrodon,diplodocus,gallimimus,giganotosaurus,hadrosaur=hadrosaurus,iguanodon,\
             maiasaura,megalosaurus,oviraptor,pachycephalosaurus,parasaurolophus,plesiosaur=plesiosaurus,protoceratops,\
             pteranodon,pterodactyl,spinosaurus,stegosaurus,struthiomimus,styracosaurus,triceratops,troodon,\
             tyrannosaurus=tyrannosaurus rex=t-rex=t. rex,utahraptor,velociraptor",
    },
    Kind {
        name: "whale",
        nouns: "whale,sea mammal",
        members: "beluga,blue whale,bottlenose dolphin,bowhead,dolphin,fin whale,gray whale=grey whale,\
             humpback=humpback whale,minke,narwhal,orca=killer whale,pilot whale,porpoise,right whale,sei whale,\
             sperm whale",
    },
    Kind {
        name: "shark",
        nouns: "shark",
        members: "basking shark=basking,blacktip reef shark,blue shark,bull shark,goblin shark=goblin,\
             great white=great white shark,hammerhead=hammerhead shark,lemon shark,leopard shark,mako=mako shark,\
             nurse shark,thresher=thresher shark,tiger shark,whale shark,wobbegong",
    },
    Kind {
        name: "butterfly",
        nouns: "butterfly,moth",
        members: "admiral,birdwing,brimstone,cabbage white,comma,fritillary,hairstreak,monarch,morpho=blue morpho,\
             mourning cloak,orange tip,painted lady,peacock,red admiral,skipper,swallowtail,tortoiseshell,viceroy",
    },
    Kind {
        name: "mythical creature",
        nouns: "mythical creature,monster,creature,legend,cryptid",
        members: "banshee,basilisk,bigfoot=sasquatch,bogeyman,brownie,centaur,cerberus,chimera=chimaera,chupacabra,\
             cyclops,demon,djinn=genie,dragon,dwarf,elf,fairy,faun,gargoyle,ghost,ghoul,giant,gnome,goblin,golem,\
             gorgon,gremlin,griffin=gryphon,harpy,hobbit,hydra,imp,jackalope,kraken,leprechaun,\
             loch ness monster=nessie,manticore,medusa,mermaid,merman,minotaur,mothman,mummy,nymph,ogre,orc,pegasus,\
             phantom,phoenix,pixie,poltergeist,satyr,sea serpent,selkie,siren,sphinx,sprite,troll,unicorn,valkyrie,\
             vampire,werewolf,witch,wizard,wraith,wyvern,yeti=abominable snowman,zombie",
    },
    Kind {
        name: "job",
        nouns: "job,profession,occupation,career,trade,vocation,position,employment",
        members: "accountant,acrobat,actor,actress,actuary,administrator,advertising executive,air traffic controller,\
             ambassador,animator,announcer,anthropologist,archaeologist=archeologist,architect,archivist,art dealer,\
             artist,assistant,astrologer,astronaut,astronomer,athlete,attendant,attorney,auctioneer,author,babysitter,\
             bailiff,baker,ballerina,bank manager,bank teller=teller,banker,barber,barista,barrister,\
             bartender=barman=barmaid,beautician,beekeeper,biologist,blacksmith,bodyguard,bookbinder,bookkeeper,\
             bookseller,botanist,bouncer,boxer,bricklayer,broadcaster,broker,builder,bus driver,businessman,\
             businesswoman,butcher,butler,cab driver=taxi driver=cabbie,cabinetmaker,captain,cardiologist,caretaker,\
             carpenter,cartographer=mapmaker,cartoonist,cashier,caterer,chauffeur,chef,chemist,chimney sweep,\
             chiropractor,choreographer,civil engineer,civil servant,cleaner,clergyman,clerk,clockmaker,clown,coach,\
             coal miner,cobbler=shoemaker,columnist,comedian=comic,commentator,composer,\
             computer programmer=programmer=coder,computer scientist,concierge,conductor,construction worker,\
             consultant,contractor,cook,coroner,councillor,counselor=counsellor,courier,cowboy,crane operator,critic,\
             croupier,curator,custodian,customs officer,dairy farmer,dancer,data analyst,decorator,dental hygienist,\
             dentist,dermatologist,designer,detective,developer,dietician=dietitian,diplomat,disc jockey=dj,dishwasher,\
             diver,doctor,doorman,draftsman=draughtsman,dressmaker,driver,driving instructor,ecologist,economist,\
             editor,electrician,engineer,entertainer,entomologist,entrepreneur,estate agent=realtor=real estate agent,\
             executive,explorer,farmer,farrier,fashion designer,film director,financial advisor=financial adviser,\
             financier,firefighter=fireman=fire fighter,fisherman,fishmonger,fitness instructor,\
             flight attendant=stewardess=air hostess,florist,footballer,forester,fortune teller,game warden,\
             garbage collector=garbage man=garbageman=dustman=trash collector,gardener,geneticist,geographer,geologist,\
             glazier,goldsmith,golfer,governess,graphic designer,greengrocer,grocer,guard,guide,gynecologist,\
             hairdresser=hair stylist=hairstylist,handyman,historian,hotelier,housekeeper,illustrator,inspector,\
             insurance agent,insurance salesman,interior decorator,interior designer,interpreter,inventor,investor,\
             ironmonger,janitor,jeweler=jeweller,jockey,journalist,judge,juggler,laborer=labourer,landlord,\
             landscape architect,landscaper,lawyer,lecturer,librarian,lifeguard,linguist,lion tamer,lobbyist,locksmith,\
             logger,lumberjack,magician,magistrate,maid,mail carrier=mailman=postman=letter carrier,makeup artist,\
             manager,manicurist,marine biologist,marketer,mason=stonemason,massage therapist=masseuse=masseur,\
             mathematician,mayor,mechanic=auto mechanic,merchant,meteorologist=weatherman,midwife,milkman,miller,\
             milliner,miner,minister,model,monk,mortician=undertaker,musician,nanny,nun,nurse,nurseryman,nutritionist,\
             obstetrician,office manager,office worker,optician,optometrist,organist,orthodontist,painter,\
             paleontologist,paralegal,paramedic=emt,park ranger,pastor,pathologist,pawnbroker,\
             pediatrician=paediatrician,personal trainer,pest control worker=exterminator,pharmacist,philosopher,\
             photographer,physical therapist=physiotherapist,physician,physicist,pianist,piano tuner,pilot=airline pilot,plasterer,\
             playwright,plumber,podiatrist,poet,police officer=policeman=policewoman=cop,politician,porter,potter,\
             preacher,priest,principal,printer,prison guard,private investigator,producer,professor,proofreader,\
             prosecutor,psychiatrist,psychologist,publicist,publisher,rabbi,race car driver=racing driver,\
             radio announcer,radiologist,rancher,ranger,receptionist,reporter,researcher,roofer,saddler,sailor,\
             sales assistant,sales clerk,salesman=salesperson,saleswoman,scientist,scout,screenwriter,sculptor,\
             seamstress,secretary,security guard,servant,shepherd,sheriff,shipbuilder,shop assistant,shopkeeper,\
             silversmith,singer,social worker,software developer,software engineer,soldier,solicitor,speech therapist,\
             spy,statistician,steward,stockbroker,street sweeper,student,stuntman,surfer,surgeon,surveyor,tailor,\
             tanner,tattoo artist,tax collector,taxidermist,teacher=schoolteacher=school teacher,technician,therapist,\
             tour guide,trader,train driver,trainer,translator,travel agent,truck driver=trucker=lorry driver,tutor,\
             typist,umpire,upholsterer,usher,vet=veterinarian=veterinary surgeon,vicar,violinist,waiter,waitress,\
             warden,watchmaker,weaver,web designer,web developer,wedding planner,welder,window cleaner=window washer,\
             winemaker,writer,zookeeper=zoo keeper,zoologist",
    },
    Kind {
        name: "medical specialty",
        nouns: "specialty,speciality,doctor,specialist",
        members: "allergist=allergy,anesthesiologist=anesthesiology,cardiologist=cardiology,dermatologist=dermatology,\
             endocrinologist=endocrinology,gastroenterologist=gastroenterology,geriatrician=geriatrics,\
             gynecologist=gynecology,hematologist=hematology,immunologist=immunology,nephrologist=nephrology,\
             neurologist=neurology,obstetrician=obstetrics,oncologist=oncology,ophthalmologist=ophthalmology,\
             orthopedist=orthopedics,pathologist=pathology,pediatrician=pediatrics=paediatrics,podiatrist=podiatry,\
             psychiatrist=psychiatry,radiologist=radiology,rheumatologist=rheumatology,surgeon=surgery,\
             urologist=urology",
    },
    Kind {
        name: "position",
        nouns: "position,rank,title,role,level",
        members: "admiral,apprentice,archbishop,baron,baroness,bishop,brigadier,captain,cardinal,\
             ceo=chief executive officer,cfo=chief financial officer,chairman=chairperson,chairwoman,coach,colonel,\
             commander,commodore,constable,corporal,count,countess,deacon,dean,director,duchess,duke,earl,emperor,\
             ensign,foreman,freshman,general,governor,headmaster,inspector,intern,junior,king,knight,lady,lieutenant,\
             lord,major,manager,marquis,marshal,mayor,midshipman,pope,president,prince,princess,principal,private,\
             queen,secretary,senator,senior,sergeant,sophomore,sultan,supervisor,treasurer,vice president,viscount",
    },
    Kind {
        name: "player position",
        nouns: "position,player",
        members: "attacker,catcher,center,center back,center field=center fielder,centre,cornerback,defender,\
             defensive end,first base=first baseman,forward,fullback,goalie=goalkeeper=goaltender,guard,halfback,\
             hooker,kicker,left field=left fielder,left wing,linebacker,lineman,midfielder,outfielder,pitcher,\
             point guard,power forward,prop,punter,quarterback,receiver=wide receiver,right field=right fielder,\
             right wing,running back,safety,scrum half,second base=second baseman,setter,shooting guard,shortstop,\
             small forward,striker,sweeper,tackle,third base=third baseman,tight end,winger",
    },
    Kind {
        name: "department",
        nouns: "department,division,office,section",
        members: "accounting,administration,advertising,billing,customer service,design,distribution,engineering,\
             finance,human resources=hr=personnel,information technology,legal,logistics,maintenance,management,\
             manufacturing,marketing,payroll,production,public relations=pr,purchasing,quality control,research,\
             research and development=r&d,sales,security,shipping,support,technical support,training",
    },
    Kind {
        name: "industry",
        nouns: "industry,business,company,field,sector",
        members: "advertising,aerospace,agriculture,automotive,banking,biotechnology,construction,cosmetics,education,\
             electronics,energy,engineering,fashion,film,finance,fishing,forestry,furniture,healthcare,hospitality,\
             insurance,journalism,manufacturing,media,mining,oil,pharmaceuticals,publishing,real estate,retail,\
             robotics,shipping,software,steel,technology,telecommunications,textiles,tourism,toys,transportation",
    },
    Kind {
        name: "subject",
        nouns: "subject,school subject,course,class,major,lesson,field,degree,field of study,area of study,department,\
             specialty,academic subject,discipline,homework",
        members: "accounting,advertising,agriculture,algebra,anatomy,anthropology,arabic,archaeology=archeology,\
             architecture,art,art history,astronomy,astrophysics,band,biochemistry,biology,botany,\
             business=business studies=business administration,calculus,ceramics,chemical engineering,chemistry,\
             chinese,choir,civics,civil engineering,classics,communications=communication,\
             computer programming=programming,computer science,computing=computers,cooking,creative writing,\
             criminal justice,criminology,dance,debate,dentistry,design,drama,drawing,driver's education=driver's ed,\
             earth science,ecology,economics,education,electrical engineering,engineering,english,english literature,\
             entomology,environmental science=environmental studies,ethics,fashion design,film studies=film,finance,\
             fine arts=fine art,foreign languages=foreign language,forensic science=forensics,french,genetics,\
             geography,geology,geometry,german,government,graphic design,greek,gym=physical education=pe=p.e.=phys ed,\
             health,history,home economics=home ec,humanities,information technology,international relations,italian,\
             japanese,journalism,language arts,latin,law,linguistics,literature,logic,management,marine biology,\
             marketing,mathematics=math=maths,mechanical engineering,medicine,metalwork=metal shop,meteorology,\
             microbiology,music,music theory,mythology,nursing,nutrition,oceanography,painting,paleontology,pharmacy,\
             philosophy,photography,physics,physiology,political science=politics=poli sci,pottery,pre-law,pre-med,\
             psychology,public speaking,reading,religion=religious studies,robotics,russian,science,sculpture,shop,\
             social studies,social work,sociology,spanish,speech,spelling,statistics=stats,technology,theater=theatre,\
             theology,trigonometry,typing,veterinary science=veterinary medicine,woodwork=woodworking=wood shop,\
             world history,writing,zoology",
    },
    Kind {
        name: "language",
        nouns: "language,tongue,foreign language",
        members: "afrikaans,albanian,amharic,arabic,aramaic,armenian,basque,bengali,bosnian,breton,bulgarian,burmese,\
             cantonese,catalan,chinese,cornish,croatian,czech,danish,dutch,english,esperanto,estonian,farsi=persian,\
             finnish,flemish,french,gaelic,galician,georgian,german,greek,gujarati,haitian creole,hausa,hawaiian,\
             hebrew,hindi,hungarian,icelandic,igbo,indonesian,inuktitut,irish,italian,japanese,javanese,kannada,kazakh,\
             khmer,klingon,korean,kurdish,lao,latin,latvian,lithuanian,luxembourgish,macedonian,malay,malayalam,\
             maltese,mandarin,maori,marathi,mongolian,navajo,nepali,norwegian,pashto,polish,portuguese,punjabi,quechua,\
             romanian,russian,samoan,sanskrit,scottish gaelic,serbian,sign language,sinhalese,slovak,slovenian,somali,\
             spanish,swahili,swedish,tagalog,tamil,telugu,thai,tibetan,turkish,ukrainian,urdu,uzbek,vietnamese,welsh,\
             xhosa,yiddish,yoruba,zulu",
    },
    Kind {
        name: "programming language",
        nouns: "programming language,language",
        members: "ada,assembly,basic,c,c#,c++,clojure,cobol,elixir,erlang,f#,fortran,go,haskell,java,javascript,julia,\
             kotlin,lisp,lua,matlab,ocaml,pascal,perl,php,prolog,python,r,ruby,rust,scala,scheme,smalltalk,sql,swift,\
             typescript",
    },
    Kind {
        name: "transport",
        nouns: "transport,transportation,means of transport,vehicle,mode of transport,mode of transportation,\
             means of transportation,ride,toy,car,vehicle type,way,travel",
        members: "airplane=aeroplane=plane,airship=blimp=zeppelin,ambulance,atv=quad bike=all-terrain vehicle,barge,\
             bicycle=bike=push bike=pushbike,boat,bulldozer,bus,cab=taxi=taxicab,cable car,camel,\
             camper=camper van=campervan,canoe,car,caravan,carpool=carpooling=car pool,carriage,cart,catamaran,chariot,\
             coach,convertible,cruise ship,donkey,dune buggy,elephant,elevator,excavator,ferry=ferry boat=ferryboat,\
             fire engine=fire truck=firetruck,foot=on foot=walking,forklift,freight train,garbage truck,glider,\
             go-kart=go-cart=go kart,golf cart,gondola,hang glider,hatchback,helicopter,horse,horse and buggy,\
             hot air balloon=hot-air balloon=balloon,hovercraft,hydrofoil,ice cream truck,jeep,jet,jet ski,kayak,\
             light rail,limousine=limo,maglev,minibus,minivan,monorail,moped,motor home=motorhome,motorbike=motorcycle,\
             motorboat,ox cart,paddle boat,parachute,pickup truck=pickup=pick-up truck,police car,pony,raft,rickshaw,\
             rocket,roller skates=rollerskates,rowboat=rowing boat,sailboat=sailing boat,school bus,scooter,seaplane,\
             sedan=saloon,ship,skateboard,skis,sled=sledge,sleigh,snowmobile,space shuttle,spaceship,speedboat,\
             sports car,stagecoach,station wagon=estate car,steamboat,streetcar,submarine,subway=metro=underground,suv,\
             tandem,tank,tow truck,tractor,trailer,train,tram,tricycle,trolley=trolley car,truck=lorry,tugboat,tuk-tuk,\
             ultralight,unicycle,van,wagon,yacht",
    },
    Kind {
        name: "make of car",
        nouns: "car,make,automobile,vehicle,brand,make of car,model,sports car",
        members: "acura,alfa romeo=alfa,aston martin,audi,austin,beetle,bentley,bmw,bugatti,buick,cadillac,camaro,\
             chevrolet=chevy,chrysler,citroen,civic,corvette,daewoo,daihatsu,daimler,dodge,escort,ferrari,fiat,focus,\
             ford,gmc,golf,honda,hummer,hyundai,infiniti,isuzu,jaguar,jeep,kia,lamborghini,lancia,land rover,lexus,\
             lincoln,lotus,maserati,mazda,mclaren,mercedes=mercedes-benz=mercedes benz,mercury,mg,mini=mini cooper,\
             mitsubishi,morgan,mustang,nissan,oldsmobile,opel,peugeot,plymouth,pontiac,porsche,prius,range rover,\
             renault,rolls-royce=rolls royce,rover,saab,saturn,seat,skoda,smart,subaru,suzuki,tesla,toyota,triumph,\
             vauxhall,volkswagen=vw,volvo",
    },
    Kind {
        name: "ship",
        nouns: "ship,boat,vessel,sailboat,type of boat",
        members: "aircraft carrier,barge,battleship,brig,brigantine,canoe,caravel,cargo ship=freighter,carrack,\
             catamaran,clipper,container ship,corvette,cruise ship,cruiser,cutter,destroyer,dhow,dinghy,ferry,\
             fishing boat,frigate,galleon,galley,gondola,houseboat,hovercraft,icebreaker,junk,kayak,ketch,lifeboat,\
             longship,man-of-war=man o' war,motorboat,ocean liner=liner,paddle steamer,pontoon boat=pontoon,raft,\
             riverboat,rowboat=rowing boat,sailboat,schooner,sloop,speedboat,steamship=steamer,submarine,\
             tanker=oil tanker,trawler,trimaran,trireme,tugboat=tug,warship,whaler,yacht,yawl",
    },
    Kind {
        name: "aircraft",
        nouns: "aircraft,plane,airplane",
        members: "airliner,autogyro,biplane,blimp,bomber,drone,fighter jet=fighter,glider,hang glider,helicopter,\
             hot air balloon,jet,microlight=ultralight,monoplane,seaplane,triplane,zeppelin",
    },
    Kind {
        name: "tool",
        nouns: "tool,garden tool,gardening tool,implement,hand tool,item",
        members: "adze,allen wrench,anvil,awl,axe=ax,bolt cutters,bow saw,broom,caliper=calipers,chainsaw=chain saw,\
             chisel,clamp,clippers,compass,crowbar,cultivator,drill=power drill,edger,file,flashlight,fork=garden fork,\
             glue gun,hacksaw,hammer,hand saw=handsaw,hatchet,hedge trimmer=hedge trimmers,hoe,hose=garden hose,\
             jackhammer,jigsaw,ladder,lathe,lawn mower=lawnmower=mower,leaf blower,level=spirit level,lopper=loppers,\
             machete,mallet,monkey wrench,nail gun,paintbrush=paint brush,pick=pickaxe,pitchfork,plane,planer,pliers,\
             plumb line,plunger,pocket knife,pruning shears=pruners=secateurs,putty knife,rake,router,ruler,sander,\
             sandpaper,saw,scissors,scraper,screwdriver,scythe,shears,shovel,sickle,sledgehammer=sledge hammer,\
             snow blower,snow shovel,socket wrench,soldering iron,spade,spanner=wrench,sprinkler,square,staple gun,\
             table saw,tape measure=measuring tape,tongs,trowel,tweezers,utility knife,vise=vice,watering can,\
             weed whacker=weed eater=strimmer,welder,wheelbarrow,wire cutters",
    },
    Kind {
        name: "household object",
        nouns: "object,item,household item,appliance,purchase,article,lost item,stolen item,kitchen appliance,gadget,\
             prize,thing,product,device,utensil",
        members: "air conditioner,air fryer,alarm clock,antique clock,backpack,ball,basket,battery,blanket,blender,\
             book,bookend,bottle,bottle opener,bowl,box,bread maker=bread machine,briefcase,broom,brush,bucket,\
             calculator,calendar,camcorder,camera,can opener=tin opener,candle,candlestick,cd player,\
             cell phone=cellphone=mobile phone,cheese grater=grater,clock,coffee grinder,\
             coffee maker=coffeemaker=coffee machine,coffee pot,colander,comb,computer,cooker=stove,corkscrew,\
             credit card,cup,cushion,cutting board=chopping board,dehumidifier,desktop computer,dish,dishwasher,\
             dryer=tumble dryer,dustpan,dvd player,electric kettle,envelope,eraser,fan,feather duster=duster,figurine,\
             fire extinguisher,flag,flashlight=torch,food processor,fork,freezer,fridge=refrigerator,frying pan,\
             game console=video game console,garlic press,glass,glasses,glue,gps,hair dryer=hairdryer,hanger,\
             headphones,iron,ironing board,jar,juicer,kettle,key,keys,knife,ladle,lamp,lampshade,\
             laptop=laptop computer,laundry basket,lawn mower,lunch box=lunchbox,magnet,magnifying glass,matches,\
             measuring cup,microwave=microwave oven,mirror,mixer,mop,mug,nail file,napkin,needle,newspaper,notebook,\
             oven,oven mitt,painting,pan,paper clip,pen,pencil,pepper mill,phone=telephone,phone charger,photo album,\
             photograph,picture frame,pillow,pitcher,plate,pot,pressure cooker,printer,purse,quilt,radio,razor,\
             record player,remote control=remote,rice cooker,rolling pin,rug,ruler,salt shaker,saucepan,saucer,\
             scale=scales,scissors,sewing machine,sheets,shower curtain,slow cooker=crockpot=crock pot,smartphone,soap,\
             space heater,spatula,speakers=speaker,sponge,spoon,stamp,stapler,statue,stereo,suitcase,sunglasses,\
             tablecloth,tablet,tape,tape recorder,teapot,television=tv,thermometer,thermos,toaster,toaster oven,\
             toothbrush,towel,trash can=wastebasket,tray,umbrella,vacuum cleaner=vacuum,vase,vcr,\
             waffle iron=waffle maker,walkie-talkie,wallet,washing machine=washer,watch,watering can,whisk,wok,\
             wooden spoon",
    },
    Kind {
        name: "stationery",
        nouns: "stationery,office supply,school supply,supply",
        members: "binder,calculator,calendar,chalk,clipboard,compass,crayon=crayons,diary,envelope,eraser,folder,\
             fountain pen,glue,highlighter,hole punch,index card=index cards,label,marker=markers,notebook,notepad,\
             paper,paper clip,pen,pencil,pencil case,pencil sharpener,protractor,rubber band,ruler,scissors,stapler,\
             sticky notes,tape,thumbtack",
    },
    Kind {
        name: "gift",
        nouns: "gift,present,toy,birthday present,birthday gift,christmas present,prize,souvenir,game",
        members: "action figure,alarm clock,baseball bat,baseball glove=baseball mitt,basketball,bathrobe,beach ball,\
             bear,bicycle=bike,binoculars,blanket,board game,book,boomerang,boots,bottle of wine,bow and arrow,\
             box of chocolates=chocolates,bracelet,bubbles,building blocks=blocks,calculator,camera,candle,candy,card,\
             cash,cd,chemistry set,chess set,clock,coat,cologne,coloring book=colouring book,computer,\
             concert tickets=concert ticket,cookbook,crayons,deck of cards,diary,doll,\
             dollhouse=doll's house=doll house,dress,drone,drum,drum set,dvd,earrings,fishing rod=fishing pole,\
             flowers=bouquet,football,frisbee,game console,gift card=gift certificate,gloves,goldfish,golf clubs,\
             guitar,hat,headphones,hula hoop,jack-in-the-box,jacket,jewelry box,jigsaw puzzle=puzzle,\
             jump rope=skipping rope,keychain=key ring,kite,kitten,lamp,laptop,magic set,marbles,microscope,\
             model airplane=model plane,model car,model train,mountain bike,mp3 player,mug,music box,necklace,\
             paint set,painting,pajamas,pen,perfume,phone,photo album,picture frame,playing cards,pocket watch,\
             pogo stick,pony,postcard,poster,puppet,puppy,purse,racing car=race car,radio,rag doll,record player,\
             remote control car=remote controlled car,ring,robe,robot,rocking horse,roller skates,rollerblades,\
             rubber duck,sandals,scarf,scooter,shirt,skateboard,ski boots,skis,sled,slippers,snow globe,soccer ball,\
             socks,spinning top=top,stuffed animal,surfboard,sweater,tea set,teddy bear=teddy,telescope,\
             tennis racket=tennis racquet,theater tickets,tickets,tie,toaster,tool set=tool kit,toy car,\
             toy soldier=toy soldiers,tractor,train set=toy train,trampoline,tricycle,truck,vase,video game,voucher,\
             wagon,wallet,watch,water gun=water pistol,yo-yo=yoyo",
    },
    Kind {
        name: "clothing",
        nouns: "clothing,garment,clothes,item of clothing,article of clothing,outfit,accessory,piece of clothing,\
             attire,wear",
        members: "anorak,apron,ascot,baseball cap,bathing suit=swimsuit=bathing costume,bathrobe,belt,beret,\
             bermuda shorts,bikini,blazer,blouse,boots,bow tie=bowtie,bowler hat,boxer shorts,bra,cap,cape,cardigan,\
             cloak,coat,corset,cowboy boots,cowboy hat,cravat,cummerbund,dress,dress shirt,dressing gown,earmuffs,\
             evening gown,flannel shirt,fur coat,gloves,gown,handbag,handkerchief,hat,headband,high heels=heels,hoodie,\
             jacket,jeans,jersey,jumpsuit,kilt,kimono,lab coat,leather jacket,leggings,leotard,loafers,mittens,\
             nightgown,overalls=dungarees,overcoat,pajamas=pyjamas,pants=trousers,pantsuit,parka,polo shirt,poncho,\
             pullover,purse,raincoat,robe,sandals,sari,sarong,scarf,shawl,shirt,shoes,shorts,skirt,slacks,slippers,\
             sneakers,socks,stockings,suit,sundress,sunglasses,suspenders=braces,sweater,sweatpants,sweatshirt,\
             swim trunks=swimming trunks,t-shirt=tee shirt=tshirt,tank top,tie=necktie,tights,toga,top,top hat,\
             tracksuit,trench coat,tunic,turban,turtleneck,tuxedo=tux,uniform,veil,vest,waistcoat,wetsuit,windbreaker",
    },
    Kind {
        name: "hat",
        nouns: "hat,cap,headgear,headwear",
        members: "balaclava,bandana=bandanna,baseball cap,beanie,bearskin,beret,boater,bonnet,bowler=bowler hat=derby,\
             bucket hat,cloche,coonskin cap,cowboy hat=stetson,crown,deerstalker,fascinator,fedora,fez,flat cap,\
             hard hat,headband,headscarf,helmet,hood,mortarboard,nightcap,panama=panama hat,pillbox hat=pillbox,\
             pirate hat,pith helmet,pork pie hat,santa hat,skullcap,sombrero,straw hat,sun hat,sweatband,tam o'shanter,\
             tiara,top hat,tricorn,trilby,turban,visor,witch's hat",
    },
    Kind {
        name: "shoe",
        nouns: "shoe,footwear",
        members: "ballet slippers,boots,cleats,clogs,cowboy boots,espadrilles,flats,flip-flops=flip flops,galoshes,\
             heels=high heels,high-tops,hiking boots,ice skates,loafers,mary janes,moccasins,mules,oxfords,\
             penny loafers,platforms,pumps,rain boots=wellingtons=wellington boots,roller skates,running shoes,sandals,\
             slippers,sneakers,snow boots,snowshoes,stilettos,tap shoes,tennis shoes,trainers,wedges,work boots",
    },
    Kind {
        name: "pattern",
        nouns: "pattern,design,print,wrapping paper",
        members: "abstract,argyle,batik,camouflage=camo,checked=check=checks,checkered=checkerboard=chequered,chevron,\
             damask,diamond=diamonds,dots=dotted,fleur-de-lis,floral=flowers=flowered=flowery,geometric,gingham,hearts,\
             herringbone,hound's-tooth=houndstooth,leopard print=leopard=leopard-print,moons,paisley,patchwork,\
             pinstripe=pinstriped=pinstripes,plaid,plain=solid,\
             polka dot=polka dots=polka-dot=polka dotted=polka-dotted,snowflakes,spirals,spots=spotted,stars,\
             stripes=striped=stripe,tartan,tie-dye=tie-dyed,triangles,tropical,wavy=waves,zebra print=zebra,\
             zigzag=zigzags=zig-zag",
    },
    Kind {
        name: "material",
        nouns: "material,fabric,cloth,yarn,textile",
        members: "acrylic,alpaca,angora,bamboo,brick,brocade,burlap=hessian,calico,canvas,cardboard,cashmere,cement,\
             ceramic,chiffon,chintz,clay,concrete,corduroy,cork,cotton,crepe,crystal,damask,denim,felt,\
             fiberglass=fibreglass,flannel,fleece,foam,fur,gauze,gingham,glass,granite,jersey,khaki,knit,lace,latex,\
             leather,linen,marble,merino,metal,mohair,muslin,nylon,organza,paper,plaster,plastic,polyester,porcelain,\
             rayon,rubber,satin,seersucker,sheepskin,silk,slate,spandex=elastane,stone,straw,suede,taffeta,tarpaulin,\
             terracotta,terrycloth,tulle,tweed,velour,velvet,vinyl,wicker,wood,wool",
    },
    Kind {
        name: "jewelry",
        nouns: "jewelry,jewellery,piece of jewelry,item of jewelry,jewel,accessory",
        members: "amulet,anklet,bangle,beads,belt buckle,bracelet,brooch,cameo,chain,charm,charm bracelet,choker,\
             circlet,clasp,crown,cufflinks=cuff links,diadem,earrings=earring,engagement ring,hairpin,lapel pin,locket,\
             medallion,necklace,nose ring,pendant,pin,pocket watch,ring,signet ring,stud,tiara,tie clip,tie pin,\
             toe ring,torc,watch=wristwatch,wedding ring=wedding band",
    },
    Kind {
        name: "gem",
        nouns: "gem,stone,gemstone,jewel,birthstone,crystal,precious stone,mineral,rock",
        members: "agate,alexandrite,amazonite,amber,amethyst,aquamarine,basalt,beryl,bloodstone,calcite,carnelian,\
             cat's eye,chalcedony,chrysoberyl,citrine,coral,cubic zirconia,diamond,emerald,feldspar,flint,fluorite,\
             garnet,granite,gypsum,hematite,jade,jasper,jet,kyanite,labradorite,lapis lazuli=lapis,limestone,malachite,\
             marble,mica,moonstone,morganite,obsidian,onyx,opal,pearl,peridot,pumice,pyrite=fool's gold,quartz,\
             rhodonite,rose quartz,ruby,sandstone,sapphire,shale,slate,spinel,sunstone,talc,tanzanite,\
             tiger's eye=tiger eye,topaz,tourmaline,turquoise,zircon",
    },
    Kind {
        name: "metal",
        nouns: "metal,element,medal,trophy,alloy,chemical element,gas",
        members: "aluminum=aluminium,argon,arsenic,barium,beryllium,boron,brass,bromine,bronze,cadmium,calcium,carbon,\
             cesium=caesium,chlorine,chromium=chrome,cobalt,copper,fluorine,gallium,gold,helium,hydrogen,iodine,\
             iridium,iron,krypton,lead,lithium,magnesium,manganese,mercury=quicksilver,neon,nickel,nitrogen,osmium,\
             oxygen,palladium,pewter,phosphorus,platinum,plutonium,potassium,radium,radon,selenium,silicon,silver,\
             sodium,stainless steel,steel,strontium,sulfur=sulphur,tin,titanium,tungsten,uranium,vanadium,xenon,zinc,\
             zirconium",
    },
    Kind {
        name: "building",
        nouns: "building,place,location,destination,spot,venue,meeting place,site",
        members: "abbey,airport,amphitheater=amphitheatre,apartment,apartment building,arena,art gallery,bank,barn,\
             barracks,bookstore=bookshop,brewery,bus depot,bus station=bus stop,cabin,cafe,cafeteria=canteen,castle,\
             cathedral,cemetery=graveyard,chapel,church,cinema=movie theater=movie theatre,city hall=town hall,clinic,\
             coffee shop=coffeehouse,college,community center=community centre,condo=condominium,convent,cottage,\
             courthouse,dormitory=dorm,embassy,factory,farm,farmhouse,fire station=firehouse,fort=fortress,\
             funeral home,gallery,garage,gas station=petrol station,greenhouse,gym=gymnasium,hair salon,harbor=harbour,\
             high school,hospital,hostel,hotel,inn,jail,kindergarten,laboratory=lab,laundromat=launderette,library,\
             lighthouse,mall=shopping mall=shopping center=shopping centre,manor,mansion,market,mill,monastery,mosque,\
             motel,museum,nursery,nursing home,observatory,office,office building,opera house,orphanage,palace,park,\
             parking lot=car park,pharmacy,planetarium,playground,police station,pond,post office,\
             power plant=power station,prison,pub,pyramid,restaurant,school,shed,skyscraper,stable=stables,stadium,\
             supermarket,swimming pool=pool,synagogue,temple,theater=theatre,tower,\
             train station=railway station=railroad station,university,villa,warehouse,windmill,zoo",
    },
    Kind {
        name: "house type",
        nouns: "house,home,dwelling,accommodation,residence,housing,lodging,style",
        members: "a-frame,apartment=flat,bed and breakfast=b&b,bungalow,cabin,cape cod,caravan,castle,chalet,colonial,\
             condo=condominium,cottage,duplex,farmhouse,georgian,hostel,hotel,houseboat,hut,igloo,inn,lodge,loft,\
             log cabin,manor,mansion,mobile home=trailer,motel,penthouse,ranch,resort,rv,semi-detached,studio,tent,\
             tepee=teepee=tipi,terraced house,townhouse,treehouse=tree house,tudor,victorian,villa,yurt",
    },
    Kind {
        name: "room",
        nouns: "room,location,area,part of the house,place,hiding place,scene",
        members: "atrium,attic,auditorium,balcony,ballroom,basement,bathroom,bedroom,billiard room=billiards room,boiler room,\
             cafeteria,cellar,classroom,closet,conference room,conservatory,corridor,courtyard,deck,den,dining room,\
             drawing room,driveway,dungeon,entrance hall,entryway=foyer,family room,fireplace,front yard,\
             game room=games room,garage,garden,great hall,greenhouse,guest room,gym=gymnasium,hall,hallway,\
             home office,kitchen,laboratory,landing,larder,laundry room,library,living room,lobby,locker room,loft,\
             lounge,master bedroom,mudroom,music room,nursery,office,pantry,parlor=parlour,patio,playroom,pool,porch,\
             powder room,recreation room=rec room,scullery,shed,sitting room,spare room=spare bedroom,stable,\
             staircase=stairs,storage room=storeroom,study,sunroom,terrace,theater,utility room,vault,veranda=verandah,\
             vestibule,waiting room,wine cellar,workshop",
    },
    Kind {
        name: "shop",
        nouns: "shop,store,business,stall,errand,boutique,outlet,tenant",
        members: "antique shop=antique store=antiques shop,appliance store,art gallery=gallery,art supply store,\
             baker's,bakery,bank,barber shop=barbershop=barber's,beauty salon=beauty parlor=beauty parlour,\
             bicycle shop=bike shop,bookstore=bookshop=book store=book shop,boutique,butcher shop=butcher's=butcher,\
             cafe,camera shop=camera store,candle shop,candy store=sweet shop=candy shop,car dealership,card shop,\
             cheese shop,clothing store=clothes shop=clothes store,coffee shop,comic book store=comic shop,\
             convenience store,dairy,deli=delicatessen,department store,drugstore=drug store=chemist's,\
             dry cleaner=dry cleaners=dry cleaner's,electronics store,fabric store,farmers market=farmer's market,\
             fish market=fishmonger's=fishmonger,florist=flower shop=florist's,furniture store,gift shop,\
             greengrocer's=greengrocer,grocery store=grocery=grocer's,gym,hair salon=hairdresser's=hairdresser,\
             hardware store=hardware shop,hat shop,health food store,hobby shop,\
             ice cream parlor=ice cream parlour=ice cream shop,jewelry store=jeweler's=jeweller's=jewelers,kiosk,\
             launderette=laundromat,lingerie shop,liquor store=off-licence,mall,music store=music shop,nail salon,\
             newsagent=newsagent's=newsstand,nursery=garden center=garden centre,optician's,pastry shop,\
             pawn shop=pawnshop,pet shop=pet store,pharmacy,pizza parlor=pizzeria,post office,record shop=record store,\
             restaurant,secondhand shop=thrift shop=thrift store=charity shop,shoe store=shoe shop,souvenir shop,\
             sporting goods store=sports shop=sports store,stationer's=stationery store=stationery shop,supermarket,\
             tailor's=tailor=tailor shop,tattoo parlor,tea shop,tobacconist=tobacconist's,toy store=toy shop=toyshop,\
             travel agency=travel agent's,video store,wine shop",
    },
    Kind {
        name: "outing",
        nouns: "outing,entertainment,attraction,excursion,field trip,trip,destination,activity,date,vacation spot,\
             day out,place",
        members: "airport,amusement park=theme park,antique fair,aquarium,arboretum,arcade,art gallery,art museum,\
             auction,ballet,ballgame,bar,barbecue,baseball game,basketball game,beach,boat ride,\
             botanical garden=botanic garden=botanical gardens,bowling alley,boxing match,campground=campsite,canyon,\
             carnival,casino,castle,cave,children's museum,cinema=movies=movie theater=movie=film,circus,club,\
             coffee shop,comedy club,concert,concert hall,cruise,dance,dance club,desert,disco=discotheque,drive-in,\
             fair,farm,farmers market,festival,flea market,football game,forest=woods,fun fair=funfair,garden,\
             golf course,hockey game,ice rink=ice skating rink=skating rink,jungle,karaoke bar,lake,library,lighthouse,\
             mall=shopping mall,marina,mountains=mountain,museum,musical,national park,natural history museum,\
             nature reserve,nightclub,observatory,ocean,opera,orchard,park,party,petting zoo,picnic,planetarium,play,\
             playground,pool hall,pub,pumpkin patch,racetrack=race track,ranch,rave,restaurant,river,rodeo,roller rink,\
             safari=safari park,science museum=science center,seaside,ski resort=ski slope,soccer game=soccer match,\
             spa,stadium,state fair,swimming pool=pool,symphony,tennis match,theater=theatre,vineyard,volcano,\
             water park,waterfall,wedding,winery,zoo",
    },
    Kind {
        name: "vacation",
        nouns: "vacation,holiday,trip",
        members: "backpacking,beach,bus tour,camping,city break,cruise,cycling,diving,fishing,golf,hiking,honeymoon,\
             pilgrimage,road trip,safari,sailing,sightseeing,skiing,spa,trekking,walking",
    },
    Kind {
        name: "ride",
        nouns: "ride,attraction,amusement park ride",
        members: "bumper cars=dodgems,carousel=merry-go-round,drop tower,ferris wheel=big wheel,funhouse,ghost train,\
             go-karts,haunted house,helter-skelter=helter skelter,log flume=flume,monorail,pirate ship,\
             roller coaster=rollercoaster,seesaw=teeter-totter,slide,swings=swing,teacups,tilt-a-whirl,train,\
             tunnel of love,waltzer,water slide,whirligig",
    },
    Kind {
        name: "landmark",
        nouns: "landmark,monument,sight,wonder,attraction",
        members: "acropolis,alhambra,angkor wat,arc de triomphe,big ben,brandenburg gate,brooklyn bridge,\
             buckingham palace,burj khalifa,christ the redeemer,cn tower,colosseum=coliseum,easter island,eiffel tower,\
             empire state building,forbidden city,golden gate bridge,grand canyon,great barrier reef,\
             great pyramid=great pyramid of giza=pyramids=pyramids of giza,great wall of china=great wall,hagia sophia,\
             hollywood sign,hoover dam,kremlin,leaning tower of pisa=leaning tower,lincoln memorial,london eye,louvre,\
             machu picchu,matterhorn,mount fuji,mount rushmore,neuschwanstein,niagara falls,notre dame,old faithful,\
             parthenon,petra,sagrada familia,space needle,sphinx,st. basil's cathedral,statue of liberty,stonehenge,\
             sydney opera house,taj mahal,times square,tower bridge,tower of london,uluru=ayers rock,vatican,\
             versailles,washington monument,westminster abbey",
    },
    Kind {
        name: "mountain",
        nouns: "mountain,peak,summit,volcano,mountain range",
        members: "aconcagua,alps,andes,annapurna,appalachians,ararat,ben nevis,carpathians,cotopaxi,\
             denali=mckinley=mount mckinley,eiger,elbrus=mount elbrus,etna=mount etna,everest=mount everest,\
             fuji=mount fuji,himalayas,hood=mount hood,k2,kangchenjunga,kilimanjaro=mount kilimanjaro,krakatoa,lhotse,\
             makalu,matterhorn,mauna loa,mont blanc,olympus=mount olympus,ozarks,pikes peak,pinatubo,popocatepetl,\
             pyrenees,rainier=mount rainier,rockies=rocky mountains,snowdon,st. helens=mount st. helens,stromboli,\
             urals,vesuvius=mount vesuvius,whitney=mount whitney",
    },
    Kind {
        name: "national park",
        nouns: "national park,park",
        members: "acadia,arches,badlands,banff,big bend,biscayne,bryce canyon,canyonlands,carlsbad caverns,crater lake,\
             death valley,denali,everglades,glacier,grand canyon,grand teton,great smoky mountains=smoky mountains,\
             haleakala,hot springs,jasper,joshua tree,kruger,mammoth cave,mesa verde,mount rainier,olympic,\
             petrified forest,redwood,rocky mountain,saguaro,sequoia,serengeti,shenandoah,yellowstone,yosemite,zion",
    },
    Kind {
        name: "genre",
        nouns: "genre,book,movie,film,novel,book genre,film genre,movie genre,kind of book,kind of movie,program,show,\
             reading,kind of film,tv show,type of book,type of movie,magazine,story",
        members: "action,adventure,animated=animation=cartoon,anime,anthology,atlas,autobiography,biography,business,\
             children's,classic,comedy,comic book=comic,cookbook,cooking,crime,detective=detective story,dictionary,\
             disaster,documentary,drama,dystopian,encyclopedia,epic,espionage,essays,fairy tale=fairy tales,fantasy,\
             fashion,fiction,film noir=noir,foreign,game show,gardening,ghost story,gothic,graphic novel,\
             historical=historical fiction,history,horror,humor=humour,legal thriller,magazine,manga,martial arts,\
             medical drama,memoir,murder mystery,musical,mystery,mythology,nature,news,non-fiction=nonfiction,novel,\
             paranormal,philosophy,picture book,play,poetry,political thriller,politics,\
             reality=reality tv=reality show,reference,religion,romance=romantic,romantic comedy=rom-com=romcom,satire,\
             science,science fiction=sci-fi=sci fi,self-help=self help,short stories=short story,silent,sitcom,\
             slapstick,soap opera,sports,spy,steampunk,superhero,supernatural,suspense,talk show,textbook,thriller,\
             tragedy,travel,true crime,variety show,war,western,whodunit,young adult",
    },
    Kind {
        name: "newspaper section",
        nouns: "section,column,newspaper,newspaper section",
        members: "arts,business,classifieds,comics=funnies,crossword,editorial,entertainment,fashion,finance,food,\
             front page,gardening,health,horoscope,lifestyle,local news,obituaries,opinion,politics,real estate,\
             science,sports,style,technology,travel,weather,world news",
    },
    Kind {
        name: "art",
        nouns: "art,medium,art form,craft,artwork,project",
        members: "acrylic=acrylics,basket weaving=basketry,calligraphy,cartoon,ceramics,chalk,charcoal,collage,crochet,\
             decoupage,digital art,drawing,embroidery,engraving,etching,film,fresco,glass blowing=glassblowing,\
             graffiti,ink,jewelry making=jewelry,knitting,lithograph,macrame,marble,mosaic,mural,needlepoint,\
             oil=oils=oil paint,origami,painting,papier-mache=paper mache,pastel=pastels,pen and ink,pencil,\
             photography=photograph,pottery,printmaking,quilting=quilt,sculpture,sketch=sketching,stained glass,\
             tapestry,watercolor=watercolour=watercolors=watercolours,weaving,woodcarving=wood carving,woodcut",
    },
    Kind {
        name: "art subject",
        nouns: "subject,painting,picture,photograph,theme",
        members: "abstract,animals,barn,beach,bowl of fruit,bridge,castle,cityscape,desert,flowers,forest,garden,\
             landscape,lighthouse,meadow,mountains,nude,portrait,sailboat,seascape,self-portrait,still life,sunrise,\
             sunset,village,waterfall,windmill,winter scene",
    },
    Kind {
        name: "art style",
        nouns: "style,movement,period",
        members: "abstract,art deco,art nouveau,baroque,byzantine,classical,cubism=cubist,dada,\
             expressionism=expressionist,fauvism,gothic,impressionism=impressionist,minimalism=minimalist,\
             modernism=modernist,neoclassical,pointillism,pop art,postmodern,realism=realist,renaissance,rococo,\
             romanticism,surrealism=surrealist,symbolism",
    },
    Kind {
        name: "weather",
        nouns: "weather,weather condition,forecast,disaster,natural disaster",
        members: "avalanche,blizzard,breezy,cloudy=clouds=cloud,cold,cyclone,drizzle,drought,earthquake,fire,flood,\
             fog=foggy,freezing rain,frost=frosty,gale,hail,hailstorm,heat wave=heatwave,hot,humid,hurricane,ice=icy,\
             landslide,lightning,mist=misty,monsoon,mudslide,overcast,partly cloudy,rain=rainy=raining,rainbow,\
             sandstorm,showers,sleet,snow=snowy=snowing,snowstorm,storm=stormy,sunny=sunshine=sun,thunder,thunderstorm,\
             tornado=twister,tsunami=tidal wave,typhoon,volcanic eruption,warm,wildfire=forest fire,wind=windy",
    },
    Kind {
        name: "planet",
        nouns: "planet,moon,world,celestial body",
        members: "callisto,ceres,charon,deimos,earth,enceladus,eris,europa,ganymede,haumea,io,jupiter,makemake,mars,\
             mercury,moon,neptune,oberon,phobos,pluto,saturn,sedna,sun,titan,titania,triton,uranus,venus,vesta,vulcan",
    },
    Kind {
        name: "constellation",
        nouns: "constellation,star",
        members: "aldebaran,andromeda,antares,aquila,arcturus,betelgeuse,big dipper,canis major,canis minor,canopus,\
             capella,cassiopeia,centaurus,cepheus,cygnus,deneb,draco,hercules,hydra,lyra,north star=polaris,orion,\
             pegasus,perseus,pleiades,regulus,rigel,sirius,southern cross=crux,spica,ursa major=great bear,\
             ursa minor=little bear=little dipper,vega",
    },
    Kind {
        name: "zodiac sign",
        nouns: "sign,zodiac sign,star sign,astrological sign,horoscope,sign of the zodiac,zodiac",
        members: "aquarius=aquarian,aries=arian,cancer=cancerian,capricorn,gemini,leo,libra=libran,pisces=piscean,\
             sagittarius=sagittarian,scorpio,taurus=taurean,virgo",
    },
    Kind {
        name: "god",
        nouns: "god,goddess,deity,hero",
        members: "achilles,amun,anubis,aphrodite,apollo,ares,artemis,athena,atlas,bacchus,balder,bastet,brahma,ceres,\
             cronus,cupid,demeter,diana,dionysus,eros,freya,frigg,ganesha,hades,hathor,heimdall,helios,hephaestus,hera,\
             heracles=hercules,hermes,hestia,horus,isis,janus,juno,jupiter,kali,krishna,loki,mars,mercury,minerva,\
             neptune,odin,odysseus=ulysses,osiris,pan,persephone,perseus,pluto,poseidon,prometheus,ra,saturn,seth,\
             shiva,thor,thoth,tyr,uranus,venus,vesta,vishnu,vulcan,zeus",
    },
    Kind {
        name: "furniture",
        nouns: "furniture,piece of furniture,piece,antique",
        members: "armchair=easy chair,armoire,bar stool,bassinet,bean bag=beanbag,bed,\
             bedside table=nightstand=night table,bench,bookcase=bookshelf,buffet,bunk bed,bureau,cabinet,card table,\
             carpet,chair,chaise longue=chaise lounge,chandelier,chest,chest of drawers,china cabinet,clock,\
             coat rack=coat stand,coffee table,couch=sofa=settee,cradle,crib,cupboard,curtains,daybed,desk,\
             dining table=dining room table,dresser,end table,filing cabinet,floor lamp,footstool,\
             four-poster bed=four-poster,futon,grandfather clock,hammock,hutch,kitchen table,lamp,love seat=loveseat,\
             mattress,mirror,ottoman,piano,recliner,rocking chair=rocker,roll-top desk,rug,secretary,shelf=shelves,\
             side table,sideboard,sofa bed,stool,table,throne,trunk,tv stand,vanity=dressing table,wardrobe,waterbed,\
             wing chair,writing desk",
    },
    Kind {
        name: "costume",
        nouns: "costume,character,halloween costume,outfit,disguise,fancy dress,party costume,dress",
        members: "alien,angel,astronaut,ballerina,bat,batman,bear,bumblebee,bunny,cat,caveman,chef,cinderella,\
             cleopatra,clown,cop,cowboy,cowgirl,devil,dinosaur,doctor,dracula,dragon,elephant,elf,elvis,fairy,\
             fairy godmother,firefighter=fireman,flapper,frankenstein=frankenstein's monster,genie,ghost,ghoul,giant,\
             gladiator,goblin,gorilla,grim reaper,gypsy,harlequin,hippie,hobo,hulk,jester,joker,king,knight,ladybug,\
             lion,mad scientist,magician,mermaid,monkey,monster,mummy,napoleon,ninja,nun,nurse,ogre,peter pan,pharaoh,\
             pilot,pirate,policeman,prince,princess,pumpkin,queen,rabbit,robin hood,robot,rock star,santa claus=santa,\
             scarecrow,sheriff,skeleton,sorcerer,spider,spiderman=spider-man,superhero,superman,tiger,tramp,troll,\
             unicorn,vampire,viking,warlock,werewolf,witch,wizard,wonder woman,zombie,zorro",
    },
    Kind {
        name: "story character",
        nouns: "character,hero,fairy tale,role,part",
        members: "aladdin,ali baba,alice,beast,beauty,big bad wolf,captain hook,cinderella,dracula,dwarf,evil queen,\
             fairy,frog prince,genie,giant,gingerbread man,goldilocks,grandmother,gretel,gulliver,hansel,humpty dumpty,\
             huntsman,jack,jack and jill,king,king arthur,lancelot,little bo peep,little boy blue,little mermaid,\
             little miss muffet,little red riding hood=red riding hood,long john silver,mad hatter,merlin,ogre,\
             peter pan,pied piper,pinocchio,prince,prince charming,princess,puss in boots,queen,queen of hearts,\
             rapunzel,robin hood,robinson crusoe,romeo,rumpelstiltskin,simple simon,sinbad,sleeping beauty,snow queen,\
             snow white,stepmother,stepsister,tarzan,three bears,thumbelina,tinker bell=tinkerbell,tom thumb,troll,\
             ugly duckling,white rabbit,wicked witch,wolf,woodcutter,woodsman",
    },
    Kind {
        name: "act",
        nouns: "act,talent,performance,circus act,performer,skill,entertainer,show,trick,contest",
        members: "acrobat=acrobatics,acting,animal trainer,ballet,bareback rider,baton twirling=baton twirler,\
             bearded lady,beatboxing,break dancing,clown=clowning,comedian=comedy=stand-up comedy=stand-up,\
             contortionist,dancer=dancing=dance,drumming,escape artist,fire breather,fire eater=fire-eater=fire eating,\
             fortune teller,gymnast=gymnastics,high wire,human cannonball,hypnotist=hypnosis,illusionist,\
             impersonator=impressions=impressionist,juggler=juggling,knife thrower=knife-thrower=knife throwing,\
             lion tamer=lion taming,magician=magic=magic act=magic tricks,mime,mind reader,piano,plate spinner,poetry,\
             psychic,puppeteer=puppets=puppetry,rapping,reciting poetry,ringmaster,singer=singing,stilt walker,\
             storyteller,strongman=strong man,sword swallower=sword swallowing,tap dancing=tap dancer,\
             tightrope walker=tightrope,trapeze artist=trapeze,tumbler,unicyclist=unicycle,ventriloquist=ventriloquism,\
             violin,whip cracking,yodeling=yodeler",
    },
    Kind {
        name: "collection",
        nouns: "collection,collectible,item,collector's item,antique",
        members: "action figure,antique,art,autograph,badge,ball,baseball cap,baseball card,beer can,beer mat=coaster,\
             bell,book,bottle,bottle cap,butterfly,button,candle,car,clock,coin=coin collector=numismatist,\
             comic book=comic,cookbook,dinosaur,doll,eggs,elephant,feather,figurine,first edition,flag,fossil,frog,\
             gem=gemstone,golf ball,hat,insect,key,keychain=key ring,knife,lamp,leaf=leaves,\
             license plate=licence plate,lighter,magazine,magnet,map,marble,mask,matchbook,matchbox,medal,minerals,\
             model car,model train,movie poster,mug,music box,newspaper,owl,painting,paperweight,patch,pen,photograph,\
             pin,pipe,plate,porcelain,postcard,poster,puppet,quilt,record,rock,salt and pepper shakers,seashell=shell,\
             ship in a bottle,shoe,shot glass,snow globe,soldier,spoon,sports card,stamp=stamp collector=philatelist,\
             statue,sticker,stuffed animal,sword,tea cup=teacup,teapot,teddy bear,thimble,ticket stub,tin,toy car,\
             toy train,trading card,vase,vinyl record,watch,wine",
    },
    Kind {
        name: "weapon",
        nouns: "weapon,murder weapon,evidence,clue,crime weapon",
        members: "arrow,arsenic,axe=ax,baseball bat,battle axe,bayonet,bomb,boomerang,bow=bow and arrow,brick,bullwhip,\
             candlestick,cannon,chainsaw,club,crossbow,crowbar,cudgel,cyanide,dagger,dart,dynamite,falchion,\
             fireplace poker=poker,flail,frying pan,garrote,golf club,grenade,gun,halberd,hammer,harpoon,hatchet,\
             ice pick,javelin,katana,knife,lamp,lance,lead pipe,letter opener,longbow,mace,machete,morning star,musket,\
             nunchucks=nunchaku,paperweight,pike,pillow,pistol,poison,rapier,razor,revolver,rifle,rock,rolling pin,\
             rope,sabre=saber,scalpel,scimitar,scissors,scythe,shield,shotgun,shovel,sling,slingshot,spear,staff,\
             statuette,stiletto,strychnine,sword,syringe,throwing star=shuriken,tomahawk,trident,trophy,vase,wand,\
             war hammer=warhammer,whip,wrench=spanner",
    },
    Kind {
        name: "crime",
        nouns: "crime,offense,offence,charge,felony,case",
        members: "arson=arsonist,assault,bank robbery=bank robber,bigamy,blackmail=blackmailer,bribery,\
             burglary=burglar,car theft=car thief,carjacking,conspiracy,counterfeiting=counterfeiter,\
             drug dealing=drug dealer,drunk driving,embezzlement=embezzler,espionage,extortion,forgery=forger,\
             fraud=fraudster,hacking=hacker,hijacking=hijacker,identity theft,jaywalking=jaywalker,\
             kidnapping=kidnapper,larceny,libel,littering,mugging=mugger,murder=murderer,perjury,\
             pickpocketing=pickpocket,piracy,poaching=poacher,robbery=robber,shoplifting=shoplifter,slander,\
             smuggling=smuggler,speeding,tax evasion=tax evader,theft=thief,treason=traitor,trespassing=trespasser,\
             vandalism=vandal",
    },
    Kind {
        name: "motive",
        nouns: "motive,reason",
        members: "anger,blackmail,envy,fear,greed,hatred,inheritance,jealousy,love,money,passion,politics,power,rage,\
             revenge,rivalry",
    },
    Kind {
        name: "shape",
        nouns: "shape,form,solid,figure",
        members: "arrow,circle=circular,cone=conical,crescent,cross,cube,cuboid,cylinder=cylindrical,decagon,diamond,\
             dodecahedron,ellipse,heart=heart-shaped,heptagon,hexagon=hexagonal,icosahedron,kite,moon,nonagon,\
             octagon=octagonal,octahedron,oval,parallelogram,pentagon=pentagonal,pentagram,prism,pyramid,\
             rectangle=rectangular,rhombus,semicircle,sphere=spherical,spiral,square,star=star-shaped,teardrop,\
             tetrahedron,torus,trapezoid=trapezium,triangle=triangular",
    },
    Kind {
        name: "season",
        nouns: "season,time of year",
        members: "autumn=fall,dry season,rainy season,spring,summer,winter",
    },
    Kind {
        name: "time of day",
        nouns: "time of day,time,part of the day,meal,shift",
        members: "afternoon,bedtime,breakfast,brunch,dawn,dinner,dusk,evening,lunch,midnight,morning,night,noon=midday,\
             sunrise,sunset,supper,teatime",
    },
    Kind {
        name: "holiday",
        nouns: "holiday,celebration,occasion,event,party,festival",
        members: "anniversary,april fools' day=april fool's day,arbor day,ascension,baby shower,bachelor party,\
             bar mitzvah,bastille day,birthday,boxing day,bridal shower,burns night,chinese new year=lunar new year,\
             christening=baptism,christmas=christmas day=xmas,christmas eve,cinco de mayo,columbus day,confirmation,\
             dinner party,diwali,earth day,easter=easter sunday,eid,engagement,epiphany,father's day,flag day,\
             good friday,graduation,groundhog day,guy fawkes night=bonfire night,halloween,hanukkah=chanukah,holi,\
             housewarming,independence day=fourth of july=4th of july,kwanzaa,labor day=labour day,mardi gras,\
             martin luther king day,may day,memorial day,midsummer,mother's day,new year's day,new year's eve,\
             oktoberfest,palm sunday,passover,pentecost,president's day=presidents day=presidents' day,prom,purim,\
             ramadan,retirement,reunion=family reunion,rosh hashanah,shrove tuesday=pancake day,\
             st. patrick's day=saint patrick's day=st patrick's day,super bowl,thanksgiving,\
             valentine's day=valentines day,veterans day=veteran's day,wedding,yom kippur",
    },
    Kind {
        name: "christmas decoration",
        nouns: "decoration,ornament,christmas decoration,christmas ornament",
        members: "angel,ball,bauble,bell,bow,candle,candy cane,drum,elf,garland,gingerbread house,gingerbread man,\
             holly,icicle,lights,mistletoe,nativity scene,nutcracker,pinecone,poinsettia,reindeer,ribbon,\
             santa claus=santa,sled,sleigh,snowflake,snowman,star,stocking,tinsel,toy soldier,train,tree,wreath",
    },
    Kind {
        name: "reindeer",
        nouns: "reindeer",
        members: "blitzen,comet,cupid,dancer,dasher,donner,prancer,rudolph,vixen",
    },
    Kind {
        name: "religion",
        nouns: "religion,faith,denomination,church",
        members: "adventist,agnostic,amish,anglican,atheist,baptist,buddhism=buddhist,\
             catholic=catholicism=roman catholic,christian=christianity,confucianism,episcopalian=episcopal,\
             evangelical,hinduism=hindu,islam=muslim,jainism=jain,jehovah's witness,judaism=jewish=jew,lutheran,\
             mennonite,methodist,mormon,orthodox,pagan,pentecostal,presbyterian,protestant,quaker,shinto,sikhism=sikh,\
             taoism=taoist,unitarian,zoroastrianism",
    },
    Kind {
        name: "relative",
        nouns: "relative,relation,family member,relationship,recipient,companion",
        members: "aunt,baby,boss,boyfriend,brother,brother-in-law,colleague=coworker=co-worker,cousin,daughter,\
             daughter-in-law,father=dad,father-in-law,fiance,fiancee,friend,girlfriend,goddaughter,godfather,godmother,\
             godson,granddaughter,grandfather=grandpa,grandmother=grandma,grandson,great-aunt,great-grandfather,\
             great-grandmother,great-uncle,half-brother,half-sister,husband,mother=mom=mum,mother-in-law,\
             neighbor=neighbour,nephew,niece,sister,sister-in-law,son,son-in-law,stepbrother,stepdaughter,stepfather,\
             stepmother,stepsister,stepson,twin,uncle,wife",
    },
    Kind {
        name: "ailment",
        nouns: "ailment,illness,symptom,disease,complaint,injury,allergy,condition,reason,problem",
        members: "acne,allergy=allergies,anemia,appendicitis,arthritis,asthma,backache,blister,broken ankle,broken arm,\
             broken finger,broken leg,broken nose,broken toe,broken wrist,bronchitis,bruise,burn,cat allergy,\
             chest pain,chickenpox=chicken pox,cold,concussion,constipation,cough,cut,dandruff,diabetes,diarrhea,\
             dizziness,earache=ear infection,eczema,fatigue,fever,flu=influenza,food poisoning,gout,hay fever,headache,\
             heartburn,hiccups,indigestion,insect bite,insomnia,itching,laryngitis,malaria,measles,migraine,\
             mononucleosis=mono,mumps,nausea,nosebleed,pink eye=conjunctivitis,pneumonia,poison ivy,pulled muscle,rash,\
             rheumatism,runny nose,scarlet fever,sciatica,seasickness,shingles,sinusitis,sneezing,sore throat,\
             sprained ankle,sprained wrist,stiff neck,stomachache=stomach ache,strep throat,sunburn,tonsillitis,\
             toothache,ulcer,vertigo,whooping cough",
    },
    Kind {
        name: "phobia",
        nouns: "phobia,fear",
        members: "bats,bees,being alone,birds,blood,cats,clowns=clown,crowds,darkness=dark=the dark,death,deep water,\
             dentists=dentist,dogs,drowning,elevators,enclosed spaces=small spaces=confined spaces,fire,flying,germs,\
             ghosts,heights,horses,ice,insects,lightning,mice,needles,open spaces,public speaking,rats,sharks,snakes,\
             spiders,storms,thunder,tunnels,water",
    },
    Kind {
        name: "emotion",
        nouns: "emotion,mood,feeling,trait,characteristic,personality,quality,adjective",
        members: "ambitious,angry,anxious,arrogant,bashful,bored,brave=courageous,calm,cautious,charming,cheerful,\
             clever,clumsy,confident,confused,creative,cruel,curious,dopey,energetic,envious,excited,friendly,\
             frightened,funny,generous,gentle,gloomy,greedy,grumpy,happy,honest,humble,impatient,intelligent,jealous,\
             kind,lazy,lonely,loyal,melancholy,messy,modest,moody,nervous,optimistic,outgoing,patient,pessimistic,\
             polite,proud,quiet,relaxed,rude,sad,sarcastic,scared,selfish,serious,shy,silly,sleepy,sneezy,stubborn,\
             surprised,talkative,tired,vain,wise,witty,worried",
    },
    Kind {
        name: "chore",
        nouns: "chore,household chore,task,housework,duty,job",
        members: "babysitting,baking,changing the sheets,cleaning=clean,cleaning the bathroom=clean the bathroom,\
             cleaning the garage,cooking=cook,cooking dinner,\
             dishes=washing dishes=washing the dishes=wash the dishes=doing the dishes=do the dishes,dusting=dust,\
             feeding the cat,feeding the dog,folding clothes,gardening,grocery shopping,ironing=iron,\
             laundry=doing the laundry=doing laundry=do the laundry,making the bed=make the bed,\
             mopping=mop=mopping the floor,mowing the lawn=mow the lawn=mowing,painting,polishing,\
             raking leaves=rake leaves=raking the leaves,scrubbing,setting the table=set the table,sewing,shopping,\
             shoveling snow=shovel snow,sweeping=sweep=sweeping the floor=sweep the floor,\
             taking out the trash=take out the trash=taking out the garbage=take out the garbage,vacuuming=vacuum,\
             walking the dog=walk the dog,washing the car=wash the car,\
             washing the windows=washing windows=wash the windows,watering the plants=water the plants,weeding=weed,\
             yard work",
    },
    Kind {
        name: "scent",
        nouns: "scent,fragrance,candle,soap,perfume,smell,air freshener,aroma",
        members: "almond,amber,apple,apple cinnamon,balsam,bergamot,cedar=cedarwood,cherry,chocolate,cinnamon,citrus,\
             clove,coconut,coffee,cotton,cucumber,eucalyptus,evergreen,frankincense,freesia,gardenia,ginger,grapefruit,\
             honeysuckle,jasmine,lavender,lemon,lilac,lily,lime,mango,melon,mint,mulberry,musk,myrrh,ocean=sea breeze,\
             orange,patchouli,peach,pear,peppermint,pine,pumpkin spice=pumpkin,raspberry,rose,rosemary,sandalwood,\
             spice,strawberry,tea tree,vanilla,vetiver,violet,ylang-ylang",
    },
    Kind {
        name: "hair",
        nouns: "hair,hairstyle,hair style,haircut,beard,hair color,facial hair",
        members: "afro,auburn,bald,beard=bearded,beehive,blond=blonde,bob,bouffant,braids=braid=plaits,brunette,bun,\
             buzz cut=buzzcut,chestnut,cornrows,crew cut,curls=curly,dreadlocks,french braid,fringe=bangs,ginger,\
             goatee,highlights,long,mohawk=mohican,moustache=mustache,mullet,page boy,perm,pigtails,pixie=pixie cut,\
             ponytail,quiff,redhead,shaved,short,sideburns,spikes=spiky,straight,stubble,undercut,wavy",
    },
    Kind {
        name: "superpower",
        nouns: "superpower,power,magic power,ability",
        members: "elasticity,fire,flying=flight,force fields,freezing,healing,heat vision,immortality,invisibility,\
             invulnerability,levitation,magic,mind control,mind reading,shapeshifting=shape-shifting,super hearing,\
             super speed=superspeed,super strength=superstrength=strength,telekinesis,telepathy,teleportation,\
             time travel,weather control,x-ray vision",
    },
    Kind {
        name: "martial art",
        nouns: "martial art",
        members: "aikido,capoeira,fencing,hapkido,jeet kune do,judo,jujitsu=jiu-jitsu=jujutsu,karate,kendo,kickboxing,\
             krav maga,kung fu,muay thai,savate,sumo,taekwondo=tae kwon do,tai chi,wing chun,wrestling",
    },
    Kind {
        name: "event",
        nouns: "event,race,stroke,olympic event,track event,discipline,apparatus",
        members: "backstroke,balance beam=beam,breaststroke,butterfly=butterfly stroke,cross country,dash,decathlon,\
             discus,downhill,egg-and-spoon race=egg and spoon race,fifty-yard dash,floor exercise=floor,\
             freestyle=crawl=front crawl,giant slalom,hammer,heptathlon,high bar=horizontal bar,high jump,hurdles,\
             individual medley,javelin,long jump,marathon,parallel bars,pole vault,pommel horse,relay=relay race,rings,\
             sack race,shot put,slalom,sprint,steeplechase,three-legged race,triathlon,triple jump,uneven bars,vault,\
             wheelbarrow race",
    },
    Kind {
        name: "exercise",
        nouns: "exercise,workout,yoga pose,machine",
        members: "aerobics,bench press,bicycle,biking,boxing,burpees,crunches,deadlift,elliptical,jogging,\
             jump rope=jumping rope,jumping jacks,leg press,lunges,pilates,planks,pull-ups=pullups,push-ups=pushups,\
             rowing,running,sit-ups=situps,spinning,squats,stair climber,stretching,swimming,treadmill,walking,\
             weights=weight lifting=weightlifting,yoga,zumba",
    },
    Kind {
        name: "sports equipment",
        nouns: "equipment,sports equipment,gear,ball",
        members: "archery bow,barbell,baseball,baseball bat,baseball glove,basketball,bat,bowling ball,boxing gloves,\
             canoe,cricket ball,dumbbell=dumbbells,football,frisbee,golf ball,golf clubs=golf club,hockey puck=puck,\
             hockey stick,ice skates,kayak,knee pads,lacrosse stick,net,paddle,ping pong ball,racket=racquet,\
             rugby ball,shuttlecock,skateboard,skis,snowboard,soccer ball,surfboard,tennis ball,\
             tennis racket=tennis racquet,volleyball",
    },
    Kind {
        name: "camping equipment",
        nouns: "equipment,gear,camping equipment,supplies,item",
        members: "axe,backpack=rucksack,binoculars,blanket,bug spray=insect repellent,camera,camp stove=stove,canteen,\
             compass,cooler,firewood,first aid kit=first-aid kit,fishing rod=fishing pole,flashlight=torch,hammock,\
             hatchet,hiking boots,knife,lantern,map,matches,pocket knife=pocketknife,poncho,rope,sleeping bag,\
             sunscreen,tarp,tent,walking stick,water bottle,whistle",
    },
    Kind {
        name: "bag",
        nouns: "bag,luggage,container,baggage",
        members: "backpack,barrel,basket,bottle,bowl,box,briefcase,bucket,canister,cardboard box,carpet bag,carton,\
             chest,crate,cup,duffel bag=duffle bag,envelope,fanny pack,garment bag,glass,gym bag,handbag,jar,jug,\
             knapsack,messenger bag,mug,paper bag,pitcher,plastic bag,pouch,purse,rucksack,sack,satchel,shopping bag,\
             shoulder bag,suitcase,tin,tote=tote bag,trunk,vase,wallet",
    },
    Kind {
        name: "garden feature",
        nouns: "feature,garden,garden feature,ornament,yard",
        members: "arbor=arbour,barbecue,bench,bird feeder,birdbath=bird bath,birdhouse,bonsai,compost heap,deck,fence,\
             fire pit,fish pond,flower bed=flowerbed,fountain,gate,gazebo,gnome=garden gnome,greenhouse,hammock,hedge,\
             herb garden,hot tub,lawn,maze,orchard,patio,pergola,pond,pool=swimming pool,rock garden=rockery,\
             rose garden,sandbox=sandpit,scarecrow,shed,statue,summerhouse,sundial,swing=swing set,terrace,topiary,\
             trellis,vegetable garden=vegetable patch,water feature,waterfall,weather vane,wind chimes,windmill,\
             wishing well",
    },
    Kind {
        name: "currency",
        nouns: "currency,money,coin",
        members: "baht,bitcoin,dime,dinar,dollar,drachma,euro,forint,franc,guilder,half dollar,krona,krone,lira,mark,\
             nickel,penny,peseta,peso,pound,quarter,rand,real,ringgit,rouble=ruble,rupee,shekel,won,yen,yuan,zloty",
    },
    Kind {
        name: "medal",
        nouns: "medal,prize,award,place,ribbon,finish",
        members: "bronze=bronze medal,first=first place=1st=first prize,gold=gold medal,grand prize,honorable mention,\
             second=second place=2nd=second prize,silver=silver medal,third=third place=3rd=third prize",
    },
    Kind {
        name: "element",
        nouns: "element,school of magic,magic",
        members: "air,darkness,earth,fire,ice,light,lightning,metal,shadow,spirit,water,wind,wood",
    },
    Kind {
        name: "fantasy class",
        nouns: "class,character class,role,adventurer,hero,race",
        members: "alchemist,archer,assassin,barbarian,bard,cleric,druid,dwarf,elf,enchanter,fighter,gnome,halfling,\
             healer,human,knight,mage,monk,necromancer,orc,paladin,priest,ranger,rogue,scout,sorcerer,sorceress,thief,\
             warlock,warrior,witch,wizard",
    },
    Kind {
        name: "direction",
        nouns: "direction,wing,side,compass point",
        members: "center=centre,east=eastern,north=northern,northeast,northwest,south=southern,southeast,southwest,\
             west=western",
    },
    Kind {
        name: "size",
        nouns: "size,shirt size,coffee size",
        members: "extra large=extra-large=xl,extra small=extra-small=xs,gigantic,huge,large,medium,small,tiny",
    },
    Kind {
        name: "continent",
        nouns: "continent,region",
        members: "africa,antarctica,arctic,asia,australasia,australia,central america,europe,far east,latin america,\
             middle east,north america,oceania,scandinavia,south america",
    },
    Kind {
        name: "country",
        nouns: "country,nation,destination,country of origin,homeland,origin,place of origin,birthplace,native country,\
             place",
        members: "afghanistan,albania,algeria,andorra,angola,antigua and barbuda=antigua,argentina,armenia,australia,\
             austria,azerbaijan,bahamas=the bahamas,bahrain,bangladesh,barbados,belarus,belgium,belize,benin,bhutan,\
             bolivia,bosnia and herzegovina=bosnia,botswana,brazil,brunei,bulgaria,burkina faso,burundi,cambodia,\
             cameroon,canada,cape verde=cabo verde,central african republic,chad,chile,china,colombia,comoros,\
             congo=republic of the congo,costa rica,croatia,cuba,cyprus,czech republic=czechia,\
             democratic republic of the congo=dr congo=zaire,denmark,djibouti,dominica,dominican republic,\
             east timor=timor-leste,ecuador,egypt,el salvador,england,equatorial guinea,eritrea,estonia,\
             eswatini=swaziland,ethiopia,fiji,finland,france,gabon,gambia=the gambia,georgia,germany,ghana,gibraltar,\
             greece,greenland,grenada,guatemala,guinea,guinea-bissau,guyana,haiti,holland=netherlands=the netherlands,\
             honduras,hong kong,hungary,iceland,india,indonesia,iran,iraq,ireland,israel,italy,\
             ivory coast=cote d'ivoire,jamaica,japan,jordan,kazakhstan,kenya,kiribati,korea,kosovo,kuwait,kyrgyzstan,\
             laos,latvia,lebanon,lesotho,liberia,libya,liechtenstein,lithuania,luxembourg,macedonia=north macedonia,\
             madagascar,malawi,malaysia,maldives=the maldives,mali,malta,marshall islands,mauritania,mauritius,mexico,\
             micronesia,moldova,monaco,mongolia,montenegro,morocco,mozambique,myanmar=burma,namibia,nauru,nepal,\
             new zealand,nicaragua,niger,nigeria,north korea,northern ireland,norway,oman,pakistan,palau,palestine,\
             panama,papua new guinea,paraguay,peru,philippines=the philippines,poland,portugal,puerto rico,qatar,\
             romania,russia,rwanda,saint kitts and nevis=st. kitts and nevis,saint lucia=st. lucia=st lucia,\
             saint vincent and the grenadines=st. vincent,samoa,san marino,sao tome and principe,saudi arabia,scotland,\
             senegal,serbia,seychelles=the seychelles,sierra leone,singapore,slovakia,slovenia,solomon islands,somalia,\
             south africa,south korea,south sudan,soviet union=ussr,spain,sri lanka,sudan,suriname,sweden,switzerland,\
             syria,taiwan,tajikistan,tanzania,thailand,tibet,togo,tonga,trinidad and tobago=trinidad,tunisia,turkey,\
             turkmenistan,tuvalu,uganda,ukraine,united arab emirates=uae,united kingdom=uk=great britain=britain,\
             united states=usa=u.s.=u.s.a.=america=united states of america=the united states,uruguay,uzbekistan,\
             vanuatu,vatican city,venezuela,vietnam,wales,yemen,yugoslavia,zambia,zimbabwe",
    },
    Kind {
        name: "city",
        nouns: "city,town,capital,destination,hometown,place,home town,birthplace,location,stop,flight",
        members: "abu dhabi,acapulco,accra,addis ababa,adelaide,albany,albuquerque,alexandria,algiers,amman,amsterdam,\
             anaheim,anchorage,ankara,annapolis,antwerp,aspen,athens,atlanta,atlantic city,auckland,augusta,austin,\
             baghdad,baku,baltimore,bangalore,bangkok,barcelona,basel,bath,baton rouge,beijing=peking,beirut,belfast,\
             belgrade,bergen,berlin,bern=berne,bilbao,birmingham,bismarck,bogota,boise,bologna,bombay=mumbai,bonn,\
             bordeaux,boston,boulder,brasilia,bratislava,bremen,brighton,brisbane,bristol,bruges,brussels,bucharest,\
             budapest,buenos aires,buffalo,cairo,calcutta=kolkata,calgary,cambridge,canberra,cancun,cannes,cape town,\
             caracas,cardiff,carson city,casablanca,charleston,charlotte,cheyenne,chicago,christchurch,cincinnati,\
             cleveland,cologne,columbia,columbus,concord,copenhagen,cordoba,cork,dakar,dallas,damascus,dar es salaam,\
             darwin,delhi=new delhi,denver,des moines,detroit,dhaka,doha,dover,dresden,dubai,dublin,dubrovnik,durban,\
             durham,dusseldorf,edinburgh,el paso,exeter,florence,fort worth,frankfort,frankfurt,fresno,galway,gdansk,\
             geneva,genoa,ghent,glasgow,gothenburg,granada,grand rapids,graz,guadalajara,hamburg,hanoi,hanover,harare,\
             harrisburg,hartford,havana,helena,helsinki,hiroshima,ho chi minh city=saigon,hobart,hollywood,honolulu,\
             houston,indianapolis,innsbruck,istanbul,jackson,jacksonville,jakarta,jefferson city,jerusalem,\
             johannesburg,juneau,kabul,kampala,kansas city,karachi,kathmandu=katmandu,kiev=kyiv,kingston,knoxville,\
             krakow=cracow,kuala lumpur,kuwait city,kyoto,la paz,lagos,lansing,las vegas=vegas,lausanne,leeds,leipzig,\
             lexington,lille,lima,lincoln,lisbon,little rock,liverpool,ljubljana,london,long beach,los angeles,\
             louisville,luanda,lucerne,lusaka,luxor,lyon=lyons,madison,madrid,malaga,managua,manchester,manila,\
             marrakesh=marrakech,marseille=marseilles,mecca,medellin,melbourne,memphis,mesa,mexico city,miami,milan,\
             milwaukee,minneapolis,minsk,mobile,monte carlo,montevideo,montgomery,montpelier,montreal,moscow,munich,\
             nagasaki,nairobi,naples,nashville,nassau,new orleans,new york=new york city=nyc,newark,newcastle,nice,\
             norfolk,nuremberg,oakland,oklahoma city,olympia,omaha,orlando,osaka,oslo,ottawa,oxford,palermo,\
             palm springs,panama city,paris,perth,philadelphia,phnom penh,phoenix,pierre,pisa,pittsburgh,plymouth,\
             port-au-prince,portland,porto,prague,pretoria,providence,provo,quebec city,quito,rabat,raleigh,reno,\
             reykjavik,richmond,riga,rio de janeiro=rio,riyadh,rome,rotterdam,sacramento,salem,salt lake city,salzburg,\
             san antonio,san diego,san francisco,san jose,san juan,san salvador,santa barbara,santa fe,santiago,\
             santo domingo,sao paulo,sapporo,sarajevo,savannah,scranton,seattle,seoul,seville,shanghai,sheffield,\
             sioux falls,skopje,sofia,southampton,spokane,springfield,st. louis=st louis=saint louis,\
             st. paul=st paul=saint paul,st. petersburg=st petersburg=saint petersburg=leningrad,stockholm,strasbourg,\
             stuttgart,sydney,syracuse,tacoma,taipei,tallahassee,tallinn,tampa,tampere,tangier,tashkent,tbilisi,\
             tehran=teheran,tel aviv,the hague=hague,tijuana,tirana,tokyo,toledo,topeka,toronto,toulouse,trenton,\
             trieste,tripoli,trondheim,tucson,tulsa,tunis,turin,ulan bator=ulaanbaatar,utrecht,valencia,valletta,\
             vancouver,venice,verona,versailles,victoria,vienna,vientiane,vilnius,virginia beach,warsaw,\
             washington=washington dc=washington d.c.,wellington,wichita,williamsburg,wilmington,windhoek,winnipeg,\
             yerevan,york,zagreb,zurich",
    },
    Kind {
        name: "state",
        nouns: "state,home state,us state,destination,place",
        members: "alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,\
             idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,\
             mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york=new york state,\
             north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,\
             tennessee,texas,utah,vermont,virginia,washington=washington state,west virginia,wisconsin,wyoming",
    },
    Kind {
        name: "province",
        nouns: "province,region,territory",
        members: "alberta,british columbia,manitoba,new brunswick,newfoundland,northwest territories,nova scotia,\
             nunavut,ontario,prince edward island,quebec,saskatchewan,yukon",
    },
    Kind {
        name: "english county",
        nouns: "county,region",
        members: "bedfordshire,berkshire,buckinghamshire,cambridgeshire,cheshire,cornwall,cumbria,derbyshire,devon,\
             dorset,durham,essex,gloucestershire,hampshire,herefordshire,hertfordshire,kent,lancashire,leicestershire,\
             lincolnshire,norfolk,northamptonshire,northumberland,nottinghamshire,oxfordshire,rutland,shropshire,\
             somerset,staffordshire,suffolk,surrey,sussex,warwickshire,wiltshire,worcestershire,yorkshire",
    },
    Kind {
        name: "body of water",
        nouns: "ocean,sea,river,lake,body of water,canal,waterway",
        members: "adriatic=adriatic sea,aegean=aegean sea,amazon,amur,antarctic=southern ocean,arctic=arctic ocean,\
             atlantic=atlantic ocean,baltic=baltic sea,bering sea,black sea,brahmaputra,caribbean=caribbean sea,\
             caspian=caspian sea,colorado=colorado river,columbia,congo,coral sea,crater lake,danube,dead sea,delaware,\
             dnieper,don,ebro,elbe,erie=lake erie,euphrates,ganges,garonne,great salt lake,hudson,huron=lake huron,\
             indian=indian ocean,indus,irrawaddy,jordan,lake baikal=baikal,lake como,lake geneva,lake tahoe,\
             lake victoria,limpopo,loch ness,loire,mackenzie,mediterranean=mediterranean sea,mekong,\
             michigan=lake michigan,mississippi,missouri,murray,niger,nile,north sea,ohio,ontario=lake ontario,orinoco,\
             pacific=pacific ocean,panama canal,parana,persian gulf,po,potomac,red sea,rhine,rhone,rio grande,\
             sargasso sea,seine,severn,shannon,snake,st. lawrence,suez canal,superior=lake superior,tagus,tasman sea,\
             thames,tiber,tigris,titicaca=lake titicaca,vistula,volga,yangtze,yellow river,yenisei,yukon,zambezi",
    },
    Kind {
        name: "island",
        nouns: "island,destination,isle,resort,vacation spot",
        members: "anglesey,antigua,aruba,azores,bahamas,bali,barbados,bermuda,bonaire,bora bora,borneo,\
             canary islands=canaries,capri,catalina,cayman islands=grand cayman,corfu,corsica,crete,cuba,curacao,\
             cyprus,dominica,easter island,elba,ellis island,falkland islands=falklands,fiji,\
             galapagos=galapagos islands,greenland,grenada,guadeloupe,guam,guernsey,haiti,hawaii,hispaniola,hokkaido,\
             honshu,ibiza,iceland,ireland,ischia,isle of man,isle of wight,jamaica,java,jersey,kauai,key west,kos,\
             lanai,lanzarote,lesbos,madagascar,madeira,majorca=mallorca,maldives,malta,martha's vineyard,martinique,\
             maui,mauritius,menorca=minorca,molokai,montserrat,mykonos,nantucket,new guinea,oahu,orkney,puerto rico,\
             reunion,rhodes,saint helena=st. helena,saint lucia=st. lucia,samoa,santorini,sardinia,seychelles,shetland,\
             sicily,skye,sri lanka,st. barts,st. croix,st. kitts,st. martin,st. thomas,sumatra,tahiti,tasmania,\
             tenerife,tobago,tonga,trinidad,virgin islands,zanzibar",
    },
    Kind {
        name: "university",
        nouns: "university,college,school,alma mater",
        members: "amherst,arizona state,auburn,baylor,berkeley,boston college,brown,caltech,cambridge,clemson,columbia,\
             cornell,dartmouth,duke,emory,eton,florida state,georgetown,georgia tech,harvard,indiana,johns hopkins,\
             michigan state,mit,northwestern,notre dame,nyu,ohio state,oxford,penn state,princeton,purdue,rice,rutgers,\
             smith,stanford,syracuse,temple,tufts,tulane,ucla,usc,vanderbilt,vassar,villanova,virginia tech,\
             wake forest,wellesley,yale",
    },
    Kind {
        name: "shakespeare play",
        nouns: "play,tragedy,comedy",
        members: "a midsummer night's dream,all's well that ends well,antony and cleopatra,as you like it,coriolanus,\
             cymbeline,hamlet,henry iv,henry v,julius caesar,king john,king lear,love's labour's lost,macbeth,\
             measure for measure,much ado about nothing,othello,pericles,richard ii,richard iii,romeo and juliet,\
             the comedy of errors,the merchant of venice,the merry wives of windsor,the taming of the shrew,\
             the tempest,the winter's tale,timon of athens,titus andronicus,troilus and cressida,twelfth night",
    },
    Kind {
        name: "opera",
        nouns: "opera",
        members: "aida,carmen,cosi fan tutte,die fledermaus,don giovanni,faust,fidelio,la boheme,la traviata,lohengrin,\
             madama butterfly=madame butterfly,nabucco,norma,otello,pagliacci,parsifal,rigoletto,salome,tannhauser,\
             the barber of seville,the magic flute,the marriage of figaro,tosca,turandot",
    },
    Kind {
        name: "musical",
        nouns: "musical,show,broadway show,play",
        members: "annie,cabaret,carousel,cats,chicago,evita,fiddler on the roof,funny girl,grease,guys and dolls,gypsy,\
             hair,hairspray,hamilton,hello dolly,jesus christ superstar,kiss me kate,les miserables=les mis,mamma mia,\
             mary poppins,miss saigon,my fair lady,oklahoma,oliver,phantom of the opera=the phantom of the opera,rent,\
             show boat,south pacific,starlight express,the king and i,the lion king=lion king,the music man=music man,\
             the producers,the sound of music=sound of music,west side story,wicked",
    },
    Kind {
        name: "nursery rhyme",
        nouns: "nursery rhyme,fairy tale,story,fable",
        members: "beauty and the beast,cinderella,goldilocks=goldilocks and the three bears,hansel and gretel,\
             hey diddle diddle,hickory dickory dock,humpty dumpty,jack and jill,jack and the beanstalk,jack be nimble,\
             little bo peep,little jack horner,little miss muffet,little red riding hood,london bridge,\
             mary had a little lamb,old king cole,old macdonald,old mother hubbard,puss in boots,rapunzel,\
             rumpelstiltskin,simple simon,sleeping beauty,snow white,the emperor's new clothes,the frog prince,\
             the gingerbread man,the little mermaid,the princess and the pea,the three little pigs=three little pigs,\
             the tortoise and the hare,the ugly duckling,three blind mice",
    },
    Kind {
        name: "tarot card",
        nouns: "card,tarot card",
        members: "chariot,death,devil,emperor,empress,fool,hanged man,hermit,hierophant,high priestess,\
             judgement=judgment,justice,lovers,magician,moon,star,strength,sun,temperance,tower,wheel of fortune,world",
    },
    Kind {
        name: "playing card",
        nouns: "card,playing card,suit,hand",
        members: "ace,clubs=club,diamonds=diamond,eight,five,flush,four,four of a kind,full house,hearts=heart,\
             high card,jack,joker,king,nine,pair,queen,royal flush,seven,six,spades=spade,straight,straight flush,ten,\
             three,three of a kind,two=deuce,two pair",
    },
    Kind {
        name: "device",
        nouns: "device,gadget,electronics,electronic device,platform,machine",
        members: "calculator,camera,cd player,cell phone=cellphone=mobile phone=mobile,computer,\
             desktop=desktop computer,digital camera,drone,dvd player,e-reader=ebook reader,fax machine=fax,\
             fitness tracker,game console=games console=gaming console,gps,headphones,keyboard,\
             laptop=laptop computer=notebook computer,microphone,modem,monitor,mouse,mp3 player,pager,\
             photocopier=copier,printer,projector,radio,router,satellite phone,scanner,smart speaker,\
             smartphone=smart phone,smartwatch=smart watch,speaker,stereo,tablet,telephone=landline,television=tv,\
             typewriter,usb drive=flash drive,vcr,video camera=camcorder,walkie-talkie,webcam",
    },
    Kind {
        name: "school",
        nouns: "school,type of school",
        members: "academy,art school,boarding school,business school,college,community college,culinary school,\
             elementary school=primary school=grade school,high school,kindergarten,law school,medical school,\
             middle school=junior high=junior high school,nursery school=preschool,private school,public school,\
             university",
    },
    Kind {
        name: "degree",
        nouns: "degree,diploma,grade,level of education",
        members: "associate's,bachelor's=bachelor,doctorate=phd=ph.d.,high school diploma,master's=master,mba",
    },
    Kind {
        name: "marital status",
        nouns: "marital status,status",
        members: "divorced,engaged,married,separated,single,widowed",
    },
    Kind {
        name: "baby animal",
        nouns: "baby animal,young animal",
        members: "calf,chick,colt,cub,cygnet,duckling,eaglet,fawn,filly,foal,fry,gosling,joey,kid,kitten,lamb,leveret,\
             owlet,piglet,pup,puppy,tadpole,whelp",
    },
    Kind {
        name: "farm",
        nouns: "farm,farm product,farmer",
        members: "apiary,cattle,chickens,corn,cotton,dairy=dairy farm,eggs,goats,hogs,honey,horses,milk,olives,orchard,\
             pigs,potatoes,poultry,pumpkins,sheep,strawberries,tobacco,turkeys,vegetables,vineyard,wheat,wool",
    },
    Kind {
        name: "tribe",
        nouns: "tribe,people",
        members: "apache,arapaho,aztec,blackfoot,cherokee,cheyenne,chickasaw,chippewa=ojibwe=ojibwa,choctaw,comanche,\
             cree,creek,crow,delaware,hopi,huron,inca,inuit,iroquois,kiowa,lakota,maori,masai=maasai,maya=mayan,mohawk,\
             mohican,navajo,nez perce,pawnee,pueblo,seminole,seneca,shawnee,shoshone,sioux,ute,viking,zulu,zuni",
    },
    Kind {
        name: "historical period",
        nouns: "era,period,century,age",
        members: "ancient egypt,ancient greece,ancient rome,baroque,bronze age,colonial,edwardian,elizabethan,\
             enlightenment,georgian,industrial revolution,iron age,jazz age,medieval=middle ages,prehistoric,regency,\
             renaissance,roaring twenties,stone age,tudor,victorian,viking age,wild west=old west",
    },
    Kind {
        name: "treasure",
        nouns: "treasure,relic,artifact,magic item,loot,artefact",
        members: "amulet,bones,book,bracelet,chalice,cloak,coins=gold coins,crown,crystal ball,dagger,diamond,emerald,\
             fossil,goblet,gold,gold bar,golden idol=idol,holy grail=grail,jewels,lamp,map,mask,mirror,mosaic,mummy,\
             necklace,orb,painting,pearls,potion,pottery,ring,rubies,ruby,sapphire,scarab,scepter=sceptre,scroll,\
             shield,silver,spear,staff,statue,sword,talisman,tapestry,tiara,vase,wand",
    },
    Kind {
        name: "plant part",
        nouns: "part,plant part",
        members: "bark,berry,blossom,branch,bud,bulb,flower,fruit,leaf,nut,petal,pollen,root,sap,seed,stem,thorn,trunk,\
             twig",
    },
    Kind {
        name: "mode of contact",
        nouns: "means of communication,message,communication,method,contact",
        members: "e-mail=email,fax,letter,note,phone call=telephone call=phone,postcard,telegram,text message=text,\
             video call,voicemail",
    },
    Kind {
        name: "payment",
        nouns: "payment,payment method,method of payment",
        members: "bank transfer,cash,check=cheque,coupon,credit card,debit card,gift card,gift certificate,money order,\
             traveler's check=traveller's cheque",
    },
    Kind {
        name: "cooking method",
        nouns: "method,preparation,cooking method,egg style",
        members: "baked,barbecued,blackened,boiled,braised,broiled,deep-fried=deep fried,fried,grilled,\
             hard-boiled=hard boiled,mashed,microwaved,over easy,pan-fried,pickled,poached,raw,roasted=roast,sauteed,\
             scrambled,smoked,soft-boiled=soft boiled,steamed,stewed,stir-fried=stir fried,sunny side up",
    },
    Kind {
        name: "dressing",
        nouns: "dressing,salad dressing,sauce,dip",
        members: "alfredo,balsamic=balsamic vinaigrette,barbecue,bechamel,blue cheese,bolognese,buffalo,caesar,\
             carbonara,cranberry sauce,french,garlic,gravy,guacamole,hollandaise,honey mustard,hummus,italian,ketchup,\
             marinara,mayonnaise,mustard,pesto,ranch,salsa,sour cream,soy sauce,spinach dip,sweet and sour,\
             tartar sauce,teriyaki,thousand island,vinaigrette",
    },
    Kind {
        name: "pizza",
        nouns: "pizza",
        members: "barbecue chicken,buffalo chicken,four cheese=quattro formaggi,four seasons=quattro stagioni,hawaiian,\
             margherita,marinara,meat lovers=meat lover's,napoletana,new york style,pepperoni,plain=cheese,sicilian,\
             supreme,vegetarian=veggie=vegetable",
    },
    Kind {
        name: "diet",
        nouns: "diet,dietary restriction,allergy",
        members: "dairy,dairy-free,eggs,fish,gluten,gluten-free,halal,keto,kosher,lactose,low-carb,mediterranean,nuts,\
             omnivore,paleo,peanuts,pescatarian,pollen,raw,shellfish,soy,strawberries,sugar-free,tree nuts,vegan,\
             vegetarian,wheat",
    },
    Kind {
        name: "instrument family",
        nouns: "section,instrument family,family,ensemble",
        members: "brass,choir,chorus,keyboard,orchestra,percussion,quartet,string=strings,trio,woodwind=woodwinds",
    },
    Kind {
        name: "house feature",
        nouns: "feature,amenity",
        members: "air conditioning,attic,balcony,basement,chimney,deck,dishwasher,fireplace,garage,garden,\
             hardwood floors,hot tub=jacuzzi,patio,porch,sauna,skylight,spiral staircase,sunroom,swimming pool=pool,\
             tennis court,terrace,view,walk-in closet,wine cellar",
    },
    Kind {
        name: "terrain",
        nouns: "terrain,habitat,biome,environment,landscape",
        members: "beach,bog,canyon,cave,cliff,coast,desert,forest,glacier,grassland,hill,island,jungle,lake,marsh,\
             meadow,mountain,ocean,plain=plains,pond,prairie,rainforest=rain forest,reef=coral reef,river,\
             savanna=savannah,steppe,stream,swamp,tundra,valley,volcano,waterfall,wetland,woodland",
    },
    Kind {
        name: "pizza crust",
        nouns: "crust,bread",
        members: "deep dish=deep-dish,gluten-free,hand tossed=hand-tossed,pan,sicilian,sourdough,stuffed=stuffed crust,\
             thick,thin=thin crust,whole wheat",
    },
    Kind {
        name: "potion",
        nouns: "potion,spell,wish",
        members: "beauty,courage,fame,flight,fortune,happiness,healing,health,invisibility,long life,love,luck,\
             money=wealth,peace,power,sleep,speed,strength,truth,wisdom,youth",
    },
    Kind {
        name: "camp activity",
        nouns: "activity,camp activity,summer camp,camp",
        members: "archery,arts and crafts=crafts,boating,campfire,canoeing,fishing,hiking,horseback riding,kayaking,\
             rock climbing,rope climbing,ropes course,sailing,singing,storytelling,swimming,tennis,volleyball,\
             water skiing,woodworking",
    },
    Kind {
        name: "makeup",
        nouns: "makeup,cosmetic,toiletry,beauty product,treatment",
        members: "bath salts,blush,body lotion=lotion,bubble bath,cologne,comb,concealer,conditioner,deodorant,\
             eye shadow=eyeshadow,eyeliner,facial,foundation,hair gel,hairbrush,haircut,hairspray,lip balm,lip gloss,\
             lipstick,manicure,mascara,massage,moisturizer=moisturiser,mouthwash,mud bath,nail polish=nail varnish,\
             pedicure,perfume,perm,powder,razor,sauna,shampoo,shaving cream,soap,sponge,sunscreen,toothbrush,\
             toothpaste",
    },
    Kind {
        name: "app",
        nouns: "app,social media,website type",
        members: "blog,chat room,dating app,e-mail,fitness app,forum,maps,messaging app,music app,news app,photo app,\
             podcast,video app,weather app",
    },
    Kind {
        name: "wedding role",
        nouns: "role,attendant",
        members: "best man,bride,bridesmaid,flower girl,groom=bridegroom,groomsman,guest,maid of honor=maid of honour,\
             matron of honor,minister,ring bearer,usher",
    },
    Kind {
        name: "wedding anniversary",
        nouns: "anniversary",
        members: "bronze,china,coral,cotton,crystal,diamond,emerald,golden=gold,iron,lace,leather,linen,paper,pearl,\
             pottery,ruby,sapphire,silver=silver anniversary,tin,wood,wool",
    },
    Kind {
        name: "film role",
        nouns: "role,credit,crew,contribution",
        members: "actor,actress,art director,backup singer,cameraman=camera operator,choreographer,cinematographer,\
             composer,conductor,costume designer,director,drummer,editor,guitarist,lead singer,makeup artist,narrator,\
             producer,prompter,screenwriter,set designer,sound engineer,stage manager,stunt double,stuntman,understudy,\
             vocalist,writer",
    },
];
