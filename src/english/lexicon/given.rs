//! Given names that tell whether somebody is a woman or a man. A name of both, such as `Robin`, `Kim` or `Alex`, and
//! one that is a word of its own, such as `Will`, has no place here.

use std::sync::LazyLock;

use foldhash::HashSet;

const WOMEN: &str = "\
    abbie abby abigail ada addie adela adelaide adele adrienne agatha aggie agnes aileen aimee \
    aisha alana alexandra alexandria alice alicia alina alisha alison alissa allie allison alma \
    alyson alyssa amanda amelia amie amira amy anabel anastasia angela angelica angie anika anita \
    ann anna annabel annalise anne annette annie annika antonette antonia ariana arianna arlene \
    arlette astrid audrey ava barbara bea beatrice beatrix becky belinda bella bernadette bernice \
    bertha bessie beth bethanie bethany betsy bettina betty bev beverly bonnie brenda brenna \
    briana brianna bridget brigitte britney brittany caitlin callie camilla candace candice cara \
    carla carlene carlotta carly carmela carol carole caroline carolyn carrie caryn cassandra \
    cassie catalina catherine cathleen cathy cecilia cecily celeste celia celine chantal charlene \
    charlotte charmaine chelsea chelsey cheryl chiara chloe chrissy christa christina christine \
    cindi cindy claire clara clarice clarissa claudette claudia clementine cleo colleen concetta \
    connie constance consuelo cora cordelia corinna corinne cristina cynthia daisy danica danielle \
    daphne daria darla darlene davina dawn deanna deb debbie deborah debra deedee deena deidre \
    deirdre delia delilah della delores denise desiree diana diane dina dinah dolores donna dora \
    dorcas doreen doris dorothea dorothy dottie edie edith edna edwina effie eileen elaina elaine \
    eleanor elena elinor elisa elisabeth elise elissa eliza elizabeth elke ella ellen ellie eloise \
    elsa elsie elspeth elvira emily emma emmeline enid erica erin ernestine esmeralda estella \
    estelle esther ethel ethelinda etta eudora eugenia eunice eva evangeline eve evie faith fannie \
    fanny fatima fay felicia felicity fern fiona flora florence fran frances francesca francine \
    freda freya frieda gabby gabriela gabrielle gail gemma genevieve georgette georgia georgina \
    geraldine gertrude gigi gillian gina ginnie ginny giselle gladys glenda glenna gloria glynis \
    grace gracie greta gretchen guinevere gwen gwendolyn gwyneth hailey hanna hannah harriet \
    hattie hayley hazel heather hedda heidi helen helena helga henrietta hermione hester hettie \
    hilda hillary holly hope hortense ida ilse imelda imogen ines inez inga ingrid iona irene iris \
    irma isabel isabella isabelle isadora isla isobel ivy jacqueline jana jane janelle janet \
    janice janie janine jasmine jayne jeanette jeanne jeannette jeannie jemima jen jenna jennifer \
    jenny jessica jill jillian joan joann joanna joanne jocelyn jodie jolene josefina josephine \
    josette josie joy joyce juana juanita judith judy julia juliana julianna julianne julie juliet \
    juliette june justine kaitlin kaitlyn kaley kara karen kari karin karina karla kate katelyn \
    katharine katherine kathie kathleen kathryn kathy katie katrina katy kay kayla keira keisha \
    kelsey kendra kiera kimberley kimberly kira kirsten krista kristen kristi kristin kristina \
    kristine kristy krystal lana lara laura lauren lavinia leah leanne leila lena lenora lenore \
    leona leticia letitia lexie libby liesl lila lilian lillian lilly lily linda lindsay lindsey \
    lindy lisa lise liz liza lizbeth lizzie lois lola lora lorelei lorena lorene loretta lori \
    lorna lorraine lottie louisa louise lucia lucie lucille lucinda lucretia lucy luella lydia \
    lyla lynda lynette lynne mabel mabeline mabelle mackenzie madeleine madeline madelyn madge \
    madison mae maeve magda magdalena maggie maisie mallory mamie mandy mara marcella marcia \
    marcie marcy margaret margarita margery margie margo margot maria mariah marian mariana \
    marianna marianne maribel marie marilyn marina marisa marisol marissa marjorie marla marlena \
    marlene marnie marta martha martina mary matilda mattie maude maura maureen mavis maxine meg \
    megan meghan melanie melinda melissa mercedes meredith mia michelle mildred millicent millie \
    mimi mina mindi mindy minnie miranda miriam mitzi moira mollie molly mona monica morgana \
    muriel myra myrna myrtle nadia nadine nanci nancy nanette naomi natalia natalie natasha nell \
    nellie nelly nerissa nessa nettie nicole nicolette nikki nina nita noelle nola nora norah \
    noreen norma octavia odette olga olive olivette olivia ondine opal ophelia oriana paige pam \
    pamela patricia patsy patti patty paula paulette pauline pearl peggy penelope penny petra \
    petunia philippa phillipa phoebe phyllis pia pippa polly pollyanna portia priscilla priya \
    prudence prunella queenie rachael rachel ramona raquel reba rebecca regina reina rena renata \
    renee rhea rhoda rhonda rina risa rita roberta rona rosa rosalie rosalind rosalyn rosamund \
    rosanna rosanne rose roseanne rosemary rosetta rosie roslyn rowena roxanne roxie roz ruby ruth \
    ruthie sabrina sadie sally samantha sandra sara sarah selena selina selma serena shania shari \
    sharon shauna shawna shayla sheena sheila shelia shelley shelly sherri sherrie sherry sheryl \
    shirley sibyl sigrid simone sofia sondra sonia sonja sonya sophia sophie sophy stacie stacy \
    stella stephanie sue suki susan susana susanna susannah susie suzanne suzette svetlana sybil \
    sylvia sylvie tabatha tabitha tamara tammy tamsin tania tanisha tanya tara tatiana teresa \
    terri tess tessa tessie thea thelma theresa tiffany tilda tillie tina tisha toni tracey traci \
    tricia trina trish trisha trixie trudi trudy ursula valeria valerie vanessa velda velma vera \
    verity veronica vicki vicky victoria viola violet virginia vivian vivien vivienne wanda wendi \
    wendy wilhelmina willa wilma winifred winnie winona yasmin yasmine yesenia yetta yoko yolanda \
    yolande yvette yvonne zara zelda zelma zena zina zoe zoey";

const MEN: &str = "\
    aaron abdul abe abel abner abraham adam adolfo ahmed aidan al alan alastair albert alec \
    alejandro alexander alfie alfonso alfred alistair allan alphonse alvin ambrose amos andre \
    andreas andrei andrew andy angus anthony anton antonio archibald archie armand arne arnold \
    arthur augie augustus barnabas barnaby barney barry bartholomew basil beau ben benedict \
    benjamin benji benny bernard bernardo bernie bert bill bob boris brad bradley brandon brendan \
    brendon brent brett brian bruce bruno bryan bryce byron caleb calvin carl carlo carlos cecil \
    cedric cesar chad charles chester chet christopher chuck clarence claude clayton clem clement \
    cliff clifford clint clinton clive clyde cody colin connor conrad craig curtis cyril cyrus \
    damian damien damon dan daniel danny darrell darren darrin darryl dave david dennis denny \
    derek dexter dick diego dirk dmitri dom dominic don donald donnie doug douglas duane duncan \
    dustin dwayne dwight dylan earl ed eddie edgar edmond edmund eduardo edward edwin eli elias \
    elijah elliot elliott elmer elroy emanuel emil emilio emmett enrique eric erik ernest ernesto \
    ernie ethan eugene evan ezra felix ferdinand fergus fernando floyd francisco frank franklin \
    fred freddie frederick fritz gabriel gareth garrett garth gary gavin geoff geoffrey george \
    gerald gerard gilbert gilberto giles gino giovanni glenn godfrey gordon graham greg gregory \
    guillermo gunther gus gustav guy hal hamid hank hans harold harry harvey hector henry herbert \
    herman homer horace horatio howard howie hubert hugh hugo humphrey ian ignatius igor ike irvin \
    irving irwin isaac isaiah ivan ivor jack jacob jacques jake jamal james jared jason jasper \
    javier jayden jed jeff jeffery jeffrey jeremiah jeremy jermaine jerome jerry jim jimmy joachim \
    joaquin joe joel joey johann john johnny jon jonah jonas jonathan jorge jose joseph josh \
    joshua juan julian julio julius justin karl keith ken kenneth kenny kevin khalid kirk kurt \
    kyle lamar lance larry lars laurence lawrence len lenny leo leon leonard leonardo leopold \
    leroy lester levi lewis liam linus lionel llewellyn lloyd lonnie lorenzo louie louis lowell \
    lucas lucius luigi luis luke luther malcolm malik manny manuel marc marcel marco marcus mario \
    mark marlon martin marty marvin matt matthew maurice mauricio maximilian melvin mervin mervyn \
    micah michael miguel mike mikhail miles milo milton mitch mitchell mohammed monty mordecai \
    mort moses mustafa myron nate nathan nathaniel ned neil nelson nestor neville nicholas nick \
    nico nigel noah norbert norman olaf oliver ollie omar orville oscar osmond oswald otis otto \
    owen pablo paddy patrick paul pavel pedro percival percy pete peter phil philip phillip pierre \
    quentin raj ralph ramon randolph randy raoul raphael raul ravi raymond reggie reginald reuben \
    rex ricardo richard rick ricky rob robert roberto rocco rod roderick rodney rodrigo roger \
    roland rolf ron ronald ronnie roscoe ross roy rubin rudolph rudy rufus rupert russell salvador \
    salvatore samuel sanjay saul scott sean sebastian sergei sergio seth seymour shane shaun \
    sheldon sid silas simon solomon stan stefan stephen steve steven stewart stuart sven sylvester \
    tad ted teddy terence terrence thaddeus theo theodore thomas tim timmy timothy tobias todd tom \
    tomas tommy tony travis trent trevor tristan troy tyler tyrone ulysses vernon vic victor vijay \
    vince vincent virgil vito vladimir wallace wally walt walter wayne wendell wes wesley wilbur \
    wilfred willard william winston wolfgang wyatt xavier yuri zach zachary zack zane zeke";

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
