//! Given names that tell whether somebody is a woman or a man. A name of both, such as `Robin`, `Kim` or `Alex`, and
//! one that is a word of its own, such as `Will`, has no place here.

use std::sync::LazyLock;

use foldhash::HashSet;

const WOMEN: &str = "\
    abbie abigail ada adela adelaide adele adrienne agatha agnes aileen aimee aisha alana \
    alexandra alexandria alice alicia alina alisha alison alissa allison alma alyssa amanda amelia \
    amira amy anastasia angela angelica angie anika anita ann anna annabel anne annette annie \
    antonia arianna arlene astrid audrey ava barbara bea beatrice beatrix becky belinda bella \
    bernadette bernice bertha bessie beth bethany betsy bettina betty beverly bonnie brenda brenna \
    briana brianna bridget brigitte britney brittany callie camilla candace candice cara carla \
    carlotta carly carol carole caroline carolyn carrie cassandra cassie catalina catherine cathy \
    cecilia cecily celeste celia chantal charlene charlotte chelsea cheryl chloe christa christina \
    christine cindy claire clara clarissa claudia clementine colleen connie constance cora \
    cordelia corinne cynthia daisy danielle daphne darla darlene dawn deanna debbie deborah debra \
    deirdre delia delilah della denise desiree diana diane dinah dolores donna dora doreen doris \
    dorothea dorothy dottie edith edna edwina eileen elaine eleanor elena elisa elisabeth elise \
    eliza elizabeth elke ella ellen ellie eloise elsa elsie elvira emily emma enid erica erin \
    ernestine esmeralda estella estelle esther ethel etta eugenia eunice eva evangeline eve faith \
    fannie fatima fay felicia felicity fern fiona flora florence frances francesca freda freya \
    frieda gabriela gabrielle gail gemma genevieve georgette georgia georgina geraldine gertrude \
    gillian gina ginny giselle gladys glenda glenna gloria grace gracie greta gretchen guinevere \
    gwen gwendolyn hailey hanna hannah harriet hattie hayley hazel heather heidi helen helena \
    helga henrietta hester hilda hillary holly hope ida imogen ines inez inga ingrid irene iris \
    irma isabel isabella isabelle isla ivy jacqueline jana jane janelle janet janice janine \
    jasmine jeanette jeanne jeannie jemima jenna jennifer jenny jessica jill joan joann joanna \
    joanne jocelyn jodie josefina josephine josie joy joyce juana juanita judith judy julia \
    juliana julie juliet june justine kaitlyn kara karen kari karla kate katelyn katharine \
    katherine kathleen kathryn kathy katie katrina kay kayla keira kelsey kendra kimberly kira \
    kirsten krista kristen kristi kristin kristina kristine kristy lana lara laura lauren lavinia \
    leah leila lena lenora leona leticia libby lila lillian lily linda lindsay lindsey lisa liz \
    liza lois lola lora lorene loretta lori lorna lorraine lottie louisa louise lucia lucie \
    lucille lucinda lucretia lucy luella lydia lynne mabel mabelle mackenzie madeleine madeline \
    madge madison mae maggie maisie mallory mandy marcella marcia marcy margaret margarita margery \
    margot maria marian mariana marianne maribel marie marilyn marina marisa marissa marjorie \
    marlena marlene marta martha mary matilda maude maureen mavis maxine meg megan melanie melinda \
    melissa mercedes meredith mia michelle mildred millicent millie mimi mindy minnie miranda \
    miriam moira molly mona monica muriel myra myrna myrtle nadia nadine nancy nanette naomi \
    natalia natalie natasha nell nellie nettie nicole nicolette nikki nina nora norah noreen norma \
    octavia odette olga olive olivia opal ophelia paige pam pamela patricia patsy patty paula \
    paulette pauline pearl peggy penelope penny petra petunia philippa phoebe phyllis polly portia \
    priscilla priya prudence queenie rachael rachel ramona raquel reba rebecca regina rena renata \
    renee rhoda rhonda rita roberta rosa rosalie rosalind rosanna rosanne rose roseanne rosemary \
    rosie roslyn roxanne roxie ruby ruth sabrina sadie sally samantha sandra sara sarah selena \
    selma serena shari sharon shauna shawna sheila shelia shelly sherri sherrie sherry sheryl \
    shirley sibyl sofia sonia sonja sophia sophie stacy stella stephanie sue susan susana susanna \
    susannah susie suzanne suzette svetlana sybil sylvia tabitha tamara tammy tania tanya tara \
    teresa terri tess tessa thelma theresa tiffany tina toni tracey traci tricia trish trisha \
    trudy ursula valeria valerie vanessa velma vera verity veronica vicki vicky victoria viola \
    violet virginia vivian vivien wanda wendy wilhelmina willa wilma winifred winona yasmin \
    yesenia yolanda yvette yvonne zara zelda zoe zoey";

const MEN: &str = "\
    aaron abdul abel abner abraham adam ahmed aidan alan alastair albert alexander alfie alfonso \
    alfred alistair allan alvin ambrose amos andre andreas andrei andrew angus anthony antonio \
    archibald archie arnold arthur augustus barnaby barney barry bartholomew basil ben benedict \
    benjamin benny bernard bernardo bert bill bob boris brad bradley brandon brendan brent brett \
    brian bruce bruno bryan byron caleb calvin carl carlos cedric cesar chad charles chester \
    christopher chuck clarence clayton clement cliff clifford clint clinton clive cody colin \
    connor conrad craig curtis cyril cyrus damian damon dan daniel darrell darren darrin darryl \
    dave david dennis denny derek dexter dick diego dirk dmitri dominic don donald doug douglas \
    duane duncan dustin dwayne dwight dylan earl ed edgar edmond edmund eduardo edward edwin eli \
    elias elijah elliot elliott elmer emil emilio enrique eric erik ernest ernesto ernie ethan \
    eugene ezra felix ferdinand fergus fernando floyd francisco frank franklin fred frederick \
    fritz gabriel gareth garrett garth gary gavin geoff geoffrey george gerald gerard gilbert \
    gilberto giles gino giovanni godfrey gordon graham greg gregory guillermo gunther gus gustav \
    guy hamid hank hans harold harry harvey hector henry herbert herman homer horace horatio \
    howard hubert hugh hugo humphrey ian igor ike irvin irving irwin isaac isaiah ivan ivor jack \
    jacob jake jamal james jared jason jasper javier jayden jed jeff jeffery jeffrey jeremiah \
    jeremy jermaine jerome jim jimmy joachim joe joel johann john johnny jon jonah jonas jonathan \
    jorge jose joseph josh joshua juan julian julio julius justin karl keith ken kenneth kenny \
    kevin khalid kirk kurt kyle lamar lance larry lars lawrence len leo leon leonard leonardo \
    leopold leroy lester lewis liam linus lionel lloyd lorenzo louie louis lowell lucas luigi luis \
    luke luther malcolm malik manuel marc marcel marco marcus mario mark marlon martin marvin matt \
    matthew maurice mauricio maximilian melvin mervyn micah michael miguel mike mikhail miles milo \
    milton mitch mitchell mohammed monty mort moses mustafa nate nathan nathaniel ned neil nelson \
    neville nicholas nick nigel noah norbert norman olaf oliver omar oscar oswald otis otto owen \
    pablo patrick paul pavel pedro percival percy pete peter phil philip phillip pierre quentin \
    raj ralph ramon randolph raphael raul ravi raymond reggie reginald reuben rex ricardo richard \
    rick rob robert roberto rod roderick rodney roger roland rolf ron ronald ross roy rudolph \
    rufus rupert russell salvador salvatore samuel sanjay saul scott sean sebastian sergei sergio \
    seth shane shaun sheldon sid silas simon solomon stan stefan stephen steve steven stewart \
    stuart sylvester ted terence thaddeus theodore thomas tim timothy tobias todd tom tommy tony \
    travis trevor tristan troy tyler tyrone ulysses vernon victor vijay vince vincent virgil \
    vladimir wallace wally walt walter wayne wendell wesley wilbur wilfred willard william winston \
    wolfgang xavier yuri zach zachary zack zeke";

/// Whether a name, in lower case, begins with a given name.
pub fn is_of_person(name: &str) -> bool {
    let first = name.split(' ').next().unwrap_or_default();
    is_of_women(first) || is_of_men(first)
}

/// Whether a given name, in lower case, is one of women only.
pub fn is_of_women(name: &str) -> bool {
    static NAMES: LazyLock<HashSet<&str>> = LazyLock::new(|| WOMEN.split_whitespace().collect());
    NAMES.contains(name)
}

/// Whether a given name, in lower case, is one of men only.
pub fn is_of_men(name: &str) -> bool {
    static NAMES: LazyLock<HashSet<&str>> = LazyLock::new(|| MEN.split_whitespace().collect());
    NAMES.contains(name)
}
