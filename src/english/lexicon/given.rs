//! Given names that tell whether somebody is a woman or a man. A name of both, such as `Robin`, `Kim` or `Alex`, and
//! one that is a word of its own, such as `Will`, has no place here.

use std::sync::LazyLock;

use foldhash::HashSet;

const WOMEN: &str = "\
    abigail ada adela adelaide adele agatha agnes aileen aisha alexandra alice alicia alison \
    allison alma amanda amelia amira amy anastasia angela angelica anita ann anna annabel anne \
    annette annie antonia arlene astrid audrey ava barbara bea beatrice beatrix becky belinda \
    bella bernadette bernice bertha bessie beth bethany betsy betty bonnie brenda briana brianna \
    bridget brigitte camilla candice carla carlotta caroline carolyn cassandra cassie catherine \
    cathy cecilia cecily celeste celia charlotte chelsea cheryl chloe christina christine cindy \
    claire clara clarissa claudia colleen connie constance cora cordelia corinne cynthia daisy \
    danielle daphne dawn deanna debbie deborah debra deirdre delia delilah della denise diana \
    diane dinah dolores donna dora doreen doris dorothy edith edna edwina eileen elaine eleanor \
    elena eliza elizabeth ella ellen ellie eloise elsa elsie elvira emily emma enid erica \
    esmeralda estelle esther ethel etta eugenia eunice eva eve faith fatima fay felicia felicity \
    fern fiona flora florence frances francesca freda freya frieda gabrielle gail gemma genevieve \
    georgia georgina geraldine gertrude gillian gina ginny gladys glenda gloria grace greta \
    gretchen guinevere gwen gwendolyn hannah harriet hattie hazel heather heidi helen helena \
    helga henrietta hester hilda holly hope ida imogen ines inez ingrid irene iris irma isabel \
    isabella isabelle isla ivy jacqueline jane janet janice janine jasmine jeanette jemima jenna \
    jennifer jenny jessica jill joan joanna joanne jodie josephine josie joy joyce juanita judith \
    judy julia julie juliet june justine kara karen kate katharine katherine kathleen kathryn \
    kathy katie katrina kay kayla keira kimberly kirsten kristen kristin kristina lana lara laura \
    lauren lavinia leah leila lena lenora leona leticia libby lila lillian lily linda lisa liz \
    liza lois lola lora loretta lori lorna lorraine lottie louisa louise lucia lucille lucinda \
    lucy lydia mabel mabelle madeleine madeline madge mae maggie mandy marcella marcia margaret \
    margarita margery margot maria marian marianne marie marilyn marina marjorie marlene martha \
    mary matilda maude maureen mavis maxine megan melanie melinda melissa mercedes mia michelle \
    mildred millicent millie mimi minnie miranda miriam moira molly mona monica muriel myra \
    myrtle nadia nadine nancy naomi natalia natalie natasha nell nellie nettie nicole nina nora \
    noreen norma octavia odette olga olive olivia opal ophelia pam pamela patricia patty paula \
    pauline pearl peggy penelope penny petra petunia philippa phoebe phyllis polly portia \
    priscilla priya prudence queenie rachel ramona rebecca regina renata renee rhoda rhonda rita \
    roberta rosa rosalie rosalind rosanna rose roseanne rosemary rosie roxanne ruby ruth sabrina \
    sadie sally samantha sandra sara sarah selena selma serena sharon sheila sherry sheryl \
    shirley sibyl sofia sonia sophia sophie stella stephanie sue susan susanna susannah susie \
    suzanne svetlana sybil sylvia tabitha tamara tammy tania tanya tara teresa tess tessa thelma \
    theresa tiffany tina trish trudy ursula valerie vanessa vera verity veronica victoria viola \
    violet virginia vivien wanda wendy wilhelmina wilma winifred winona yasmin yolanda yvette \
    yvonne zara zelda zoe";

const MEN: &str = "\
    aaron abdul abel abner abraham adam ahmed aidan alan alastair albert alexander alfie alfonso \
    alfred alistair allan alvin ambrose amos andre andreas andrei andrew angus anthony antonio \
    archibald archie arnold arthur augustus barnaby barney barry bartholomew basil ben benedict \
    benjamin bernard bert bill boris brad brandon brendan brent brian bruce bruno bryan byron \
    caleb calvin carl carlos cedric cesar chad charles chester christopher chuck clarence clement \
    cliff clifford clive connor conrad craig curtis cyril cyrus damian damon dan daniel darren \
    darryl dave david dennis derek dexter dick diego dirk dmitri dominic don donald doug douglas \
    duncan dustin dwayne dwight earl ed edgar edmund eduardo edward edwin eli elias elijah elmer \
    emil emilio enrique eric ernest ernie ethan eugene ezra felix ferdinand fergus floyd \
    francisco frank franklin fred frederick fritz gareth garth gary gavin geoff geoffrey george \
    gerald gerard gilbert giles godfrey gordon graham greg gregory gus gustav guy hamid hank hans \
    harold harry harvey hector henry herbert herman homer horace horatio howard hubert hugh hugo \
    humphrey ian igor ike irving isaac isaiah ivan ivor jack jacob jake jamal james jared jason \
    jasper javier jed jeff jeffrey jeremiah jeremy jerome jim jimmy joachim joe joel johann john \
    johnny jonah jonas jonathan jorge jose joseph josh joshua juan julio julius justin karl keith \
    ken kenneth kenny kevin khalid kirk kurt kyle lance larry lars lawrence len leo leon leonard \
    leopold leroy lester liam linus lionel louie louis lucas luigi luis luke luther malcolm malik \
    manuel marcel marco marcus mario mark martin marvin matt matthew maurice maximilian melvin \
    mervyn michael miguel mike mikhail miles milo milton mitch mohammed monty mort moses mustafa \
    nathan nathaniel ned neil neville nicholas nick nigel noah norbert norman olaf oliver omar \
    oscar oswald otis otto pablo patrick paul pavel pedro percival percy pete peter phil philip \
    phillip pierre quentin raj ralph ramon randolph raphael raul ravi raymond reggie reginald \
    reuben rex ricardo richard rick rob robert roberto rod roderick rodney roger roland rolf ron \
    ronald roy rudolph rufus rupert salvador salvatore samuel sanjay saul sean sebastian sergei \
    sergio seth sheldon sid silas simon stan stefan stephen steve steven stuart sylvester ted \
    terence thaddeus theodore thomas tim timothy tobias tom tommy tony travis trevor tristan \
    ulysses vernon victor vijay vince vincent virgil vladimir wally walt walter wayne wendell \
    wilbur wilfred willard william winston wolfgang xavier yuri zachary zack zeke";

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
