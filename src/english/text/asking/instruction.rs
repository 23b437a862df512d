//! Which sentences ask for the answer or tell how to give it, and where a question stands in them.

use super::super::Sentence;
use super::super::beside::alarm::alarm;
use super::super::beside::definitions;
use super::super::beside::introduction;
use super::super::beside::worksheet;
use super::super::mentions::Mentions;
use super::super::positions::opening;
use crate::english::lexicon::{self, names};
use crate::english::token::{self, Token};
use crate::english::words;
use crate::english::words::Words;
use crate::model::ids::Span;

/// Where the question within a sentence that asks for the answer begins: `… to find out who keeps
/// the fish`.
pub(in super::super) fn asked(tokens: &[Token]) -> Option<usize> {
    const ASKS: &[&str] = &[
        "deduce",
        "determine",
        "discover",
        "figure",
        "find",
        "guess",
        "identify",
        "question",
        "say",
        "tell",
    ];
    /// Those that ask only where a sentence begins with them: `Name who lives where.`
    const FIRST: Words = Words::of(&["decide", "list", "name", "state"]);
    let at = tokens.iter().position(Token::is_question_word)?;
    let begins = at > 0 && FIRST.contains(&tokens[0].word.as_str());
    let asks = |token: &Token| ASKS.contains(&token.word.as_str());
    (begins || tokens[..at].iter().any(asks)).then_some(at)
}

/// Whether a sentence may be one that says nothing of the items, at a glance: most clues are not.
pub(in super::super) fn may_say_nothing(text: &str, span: Span) -> bool {
    const STARTS: &[&str] = &[
        "all", "each", "every", "everyone", "no", "nobody", "none", "one", "somebody", "someone",
        "there", "you",
    ];
    let said = &text[span.range()];
    let first = said.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    STARTS.iter().any(|start| first.eq_ignore_ascii_case(start))
        || first.starts_with(|c: char| c.is_ascii_digit())
        || [" each ", "different", "means your"].iter().any(|part| said.contains(part))
        || is_signed(text, span)
}

/// Whether a sentence says where a puzzle is from, as `— The Evening Post, 1923`, or that right is the
/// right of the reader.
pub(in super::super) fn is_remark(text: &str, span: Span, tokens: &[Token]) -> bool {
    let is_verb = |token: &Token| {
        matches!(token.word.as_str(), "is" | "are" | "does" | "has" | "have" | "lives" | "live")
    };
    let is_sentence = || text[span.range()].ends_with('.') || tokens.iter().any(is_verb);
    is_signed(text, span) && !is_sentence()
        || is_imprint(&text[span.range()])
        || definitions::names_the_side(tokens)
        || asks_to_match(tokens)
        || asks_to_mark(tokens)
        || worksheet::says_how(tokens)
        || looks_for(tokens)
        || is_tip(tokens)
        || tells_of_buttons(tokens)
        || definitions::tells_the_rule(tokens)
        || definitions::defines_parity(tokens)
        || definitions::defines_sides(tokens)
        || definitions::defines_floors(tokens).is_some()
}

/// `Using only the clues below, match each map to its price`, `Remember, as with all grid-based logic puzzles, no
/// option in any category will ever be used more than once.`
fn asks_to_match(tokens: &[Token]) -> bool {
    const STARTS: &[&str] = &["determine", "figure", "help", "match", "use", "using"];
    const ASKS: &[&str] = &["determine", "determining", "figure", "match"];
    let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&token.word.as_str()));
    let starts = tokens.first().is_some_and(|first| STARTS.contains(&first.word.as_str()));
    let says =
        |phrase: &str| (0..tokens.len()).any(|at| token::phrase(&tokens[at..], phrase).is_some());
    let is_once = || tokens.iter().any(|token| token.word == "once");
    let once = is_once() && says("no option in any category");
    (once || starts && has(ASKS) && has(&["clues", "each", "match"])) && !is_risky(tokens)
}

/// Whether a sentence asks to match things by the clues and names nobody, though an item may have a word of it: `Match each
/// boy to the shell he found, using these clues:`
pub(in super::super) fn asks_to_match_by_clues(
    tokens: &[Token],
    is_named: impl Fn(&Token) -> bool,
) -> bool {
    let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&token.word.as_str()));
    let names =
        |token: &Token| is_named(token) && (token.is_capital || lexicon::is_colour(&token.word));
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let matches_each = word(0) == "match" && matches!(word(1), "all" | "each" | "every" | "the");
    asks_to_match(tokens)
        && (has(&["clue", "clues", "facts", "hints", "statements"]) || matches_each)
        && word(0) != "help"
        && !tokens.iter().skip(1).any(names)
}

/// Whether a word of a sentence may change what the clues say. In `the item she left` and `the right hat` it does not.
fn is_risky(tokens: &[Token]) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let is_harmless = |at: usize| {
        let last = at.checked_sub(1).map_or("", word);
        match word(at) {
            "left" => matches!(last, "he" | "she" | "they" | "who"),
            "right" => opening::is_correct(tokens, at),
            _ => false,
        }
    };
    (0..tokens.len()).any(|at| RISKY.contains(&word(at)) && !is_harmless(at))
}

/// `If you get stuck, try the "Hint" button.`: what stands on a page beside the puzzle.
fn tells_of_buttons(tokens: &[Token]) -> bool {
    const STARTS: &[&str] = &["click", "if", "press", "push", "try", "use"];
    let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&token.word.as_str()));
    tokens.first().is_some_and(|first| STARTS.contains(&&*first.word))
        && has(&["button", "buttons"])
        && (has(&["you", "your"]) || tokens[0].word != "if")
}

/// `Hint: start with clue 4.`, `Tip: Draw a chart first.`
fn is_tip(tokens: &[Token]) -> bool {
    const TIPS: &[&str] = &["hint", "tip"];
    const STARTS: &[&str] = &["begin", "draw", "look", "make", "start", "try", "use"];
    const AIDS: &[&str] =
        &["chart", "clue", "clues", "diagram", "grid", "list", "pencil", "picture", "table"];
    // `(Hint: …)`
    let tokens = match tokens {
        [open, rest @ .., close] if open.word == "(" && close.word == ")" => rest,
        all => all,
    };
    let is = |at: usize, words: &[&str]| {
        tokens.get(at).is_some_and(|token| words.contains(&token.word.as_str()))
    };
    is(0, TIPS)
        && is(1, &[":", "-", "–", "—"])
        && is(2, STARTS)
        && (3..tokens.len()).any(|at| is(at, AIDS))
        && !(0..tokens.len()).any(|at| is(at, RISKY))
}

/// `Starting tip: Begin by working out Ann's last name.`: what to find first, of an item that no more is told of.
pub(in super::super) fn is_starting_tip(tokens: &[Token], mentions: &Mentions) -> bool {
    const STARTS: &[&[&str]] = &[
        &["begin", "by", "working", "out"],
        &["begin", "by", "deciding"],
        &["begin", "by", "finding"],
        &["begin", "by", "naming"],
        &["start", "by", "working", "out"],
        &["start", "by", "deciding"],
        &["start", "by", "finding"],
        &["start", "by", "naming"],
        &["first", "work", "out"],
        &["first", "decide"],
        &["first", "find"],
        &["work", "out"],
    ];
    // Behind these more may be told of the item.
    const TELLING: &[&str] =
        &[",", "(", ";", "-", "–", "—", "and", "as", "because", "n't", "since", "that", "why"];
    let is = |token: &Token, words: &[&str]| words.contains(&token.word.as_str());
    let begins = |words: &[&str], at: usize| {
        tokens.get(at..at + words.len()).is_some_and(|said| {
            said.iter().map(|token| token.word.as_str()).eq(words.iter().copied())
        })
    };
    let labels: [&[&str]; 2] = [&["starting", "tip", ":"], &["starting", "hint", ":"]];
    labels.iter().any(|label| begins(label, 0))
        && STARTS.iter().any(|start| begins(start, 3))
        && mentions.count(tokens) <= 1
        && !introduction::tells_places(tokens)
        && asks_before_verbs(tokens)
        && !tokens[3..].iter().any(|token| is(token, RISKY) || is(token, TELLING))
        && !tokens.iter().any(|token| words::number(&[&token.word]).is_some())
}

/// Whether each verb by which something may be told stands behind a word that asks: `decide who is oldest`.
fn asks_before_verbs(tokens: &[Token]) -> bool {
    const ASKING: &[&str] = &["how", "what", "where", "which", "who", "whom", "whose"];
    const VERBS: &[&str] = &["are", "did", "does", "had", "has", "have", "is", "was", "were"];
    let place = |known: &[&str]| tokens.iter().position(|of| known.contains(&of.word.as_str()));
    place(VERBS).is_none_or(|verb| place(ASKING).is_some_and(|asking| asking < verb))
}

/// `Read the clues and mark the grid`, `Put an X in a box when something cannot be true`.
fn asks_to_mark(tokens: &[Token]) -> bool {
    const STARTS: &[&str] =
        &["fill", "mark", "place", "put", "read", "remember", "solve", "use", "write"];
    const MARKS: &[&str] = &["box", "boxes", "chart", "grid", "o", "table", "x"];
    let has = |words: &[&str]| tokens.iter().any(|token| words.contains(&token.word.as_str()));
    let starts = tokens.first().is_some_and(|first| STARTS.contains(&first.word.as_str()));
    starts && has(MARKS) && !has(RISKY)
}

/// Words that an instruction has which may change how the clues are read.
const RISKY: &[&str] = &[
    "both",
    "but",
    "either",
    "except",
    "false",
    "ignore",
    "incorrect",
    "left",
    "lie",
    "lies",
    "neither",
    "not",
    "right",
    "same",
    "several",
    "two",
    "unless",
    "wrong",
];

/// Whether a labelled line tells where and when a puzzle was printed: `Issue: April, 1998`, `Author: Ann Lee`.
pub(in super::super) fn tells_of_print(label: &str, value: &str) -> bool {
    const LABELS: Words = Words::of(&[
        "author",
        "book",
        "by",
        "copyright",
        "credit",
        "date",
        "difficulty",
        "edition",
        "from",
        "issue",
        "level",
        "magazine",
        "page",
        "pages",
        "publication",
        "published",
        "publisher",
        "rating",
        "source",
        "stars",
        "title",
        "volume",
        "year",
    ]);
    LABELS.contains(&&*label.trim().to_lowercase()) && value.split([',', '&', '|', '/']).count() < 3
}

/// `Author: Alex Knight`, whose name says nothing of the puzzle.
pub(in super::super) fn names_the_author(said: &str) -> bool {
    const MOST_WORDS: usize = 4;
    let Some((label, name)) = said.split_once(':') else { return false };
    let is_name = |word: &str| word.starts_with(char::is_uppercase);
    matches!(&*label.trim().to_lowercase(), "author" | "by" | "writer")
        && name.split_whitespace().count() <= MOST_WORDS
        && name.split_whitespace().all(is_name)
}

/// `Issue: December, 1998`, though the clues may speak of December.
pub(in super::super) fn dates_the_issue(said: &str) -> bool {
    const PARTS: Words = Words::of(&["autumn", "fall", "spring", "summer", "winter"]);
    let Some((label, date)) = said.split_once(':') else { return false };
    let is_part = |word: &str| {
        let word = word.to_lowercase();
        word.parse::<u32>().is_ok() || PARTS.contains(&&*word) || names::is_of_calendar(&word)
    };
    let words = || date.split([' ', ',', '-', '/']).filter(|word| !word.is_empty());
    matches!(&*label.trim().to_lowercase(), "issue" | "published")
        && words().any(|word| word.parse::<u32>().is_ok())
        && words().all(is_part)
}

/// Whether a line is of those that a page has at its edges: `© 2019 Happy Puzzles. All rights reserved.`, `Page 7`,
/// `Difficulty: ***`, `Solution on page 94.`, `For classroom use only.`
fn is_imprint(said: &str) -> bool {
    const MOST_WORDS: usize = 12;
    let said = said.trim_matches(['(', ')', '*', '_', '[', ']', ' ']);
    if said.split_whitespace().nth(MOST_WORDS).is_some() {
        return false;
    }
    let said = said.to_lowercase();
    let starts = |starts: &[&str]| starts.iter().any(|start| said.starts_with(start));
    let is_page = |rest: &str| {
        let rest = rest.trim_matches([' ', '.', '-', '–', '—', ')']);
        !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit() || " of/-".contains(c))
    };
    let owned = starts(&[
        "©",
        "(c) ",
        "c) ",
        "copyright ",
        "all rights reserved",
        "not for resale",
        "www.",
        "http://",
        "https://",
    ]);
    let rated =
        ["difficulty:", "difficulty -", "level:", "rating:", "time:", "date:"].iter().any(|key| {
            said.strip_prefix(key).is_some_and(|rest| {
                // `Difficulty: one false clue`
                let is_odd = alarm(&token::tokens(rest, 0)).is_some();
                rest.split_whitespace().count() <= 4 && !rest.contains(',') && !is_odd
            })
        });
    let answers = starts(&["answer", "solution", "the answer", "the solution"])
        && [
            "on page ",
            "on p. ",
            "at the back",
            "at the end",
            "upside down",
            "in the next issue",
            "next month",
        ]
        .iter()
        .any(|place| said.contains(place));
    let used = starts(&[
        "for use in ",
        "for classroom use",
        "for personal use",
        "may be copied",
        "may be reproduced",
        "reproduced with permission",
        "reprinted with permission",
        "reprinted by permission",
    ]);
    owned || rated || answers || used || said.strip_prefix("page ").is_some_and(is_page)
}

/// Whether a dash stands before a line, or a mark that says where something is from.
fn is_signed(text: &str, span: Span) -> bool {
    const DASHES: [char; 3] = ['—', '–', '~'];
    const SOURCES: &[&str] = &["Courtesy", "From:", "Source"];
    let said = &text[span.range()];
    // The dash may have been taken for a bullet.
    let blanks = [' ', '\t'];
    let before = text[..span.start as usize].trim_end_matches(blanks);
    let line = before.trim_end_matches(DASHES);
    let begins = line.len() < before.len()
        && matches!(line.trim_end_matches(blanks).chars().next_back(), None | Some('\n'));
    begins || said.starts_with(DASHES) || SOURCES.iter().any(|source| said.starts_with(source))
}

/// `You are looking for the owl!`
fn looks_for(tokens: &[Token]) -> bool {
    let words: Vec<&str> = tokens.iter().take(4).map(|token| token.word.as_str()).collect();
    matches!(words[..], ["you", "are" | "'re", "looking", "for"])
}

/// Whether a sentence that tells how to give the answer could change what the puzzle is: an answer
/// may be asked for in columns, in the same order, and so on.
pub(in super::super) fn alarms_in_instruction(tokens: &[Token]) -> bool {
    const HARMLESS: &[&str] = &["columns", "grid", "rows"];
    let harmless = |at: usize| {
        let next = tokens.get(at + 1).map_or("", |token| token.word.as_str());
        HARMLESS.contains(&tokens[at].word.as_str())
            || tokens[at].word == "same" && matches!(next, "format" | "order" | "way")
    };
    let rest: Vec<Token> =
        (0..tokens.len()).filter(|at| !harmless(*at)).map(|at| tokens[at].clone()).collect();
    alarm(&rest).is_some()
}

/// Whether a sentence asks the reader to do something, in a word with which no clue begins: `Find
/// out who lives where.`, `Give only the name.`
pub(in super::super) fn commands(tokens: &[Token]) -> bool {
    const STARTS: &[&str] = &[
        "answer",
        "deduce",
        "determine",
        "discuss",
        "draw",
        "end",
        "explain",
        "figure",
        "find",
        "format",
        "give",
        "identify",
        "let",
        "list",
        "match",
        "output",
        "please",
        "present",
        "print",
        "provide",
        "question",
        "reason",
        "reconstruct",
        "reply",
        "respond",
        "return",
        "solve",
        "submit",
        "tell",
        "think",
        "try",
        "work",
        "write",
    ];
    // `Colour their hats`, but not `Colour 1 is red`
    let paints = || {
        let is = |at: usize, words: &[&str]| {
            tokens.get(at).is_some_and(|token| words.contains(&token.word.as_str()))
        };
        is(0, &["color", "colour"]) && is(1, &["each", "his", "her", "the", "their"])
    };
    tokens.first().is_some_and(|token| STARTS.contains(&token.word.as_str())) || paints()
}

/// Whether a sentence asks the reader for the answer.
pub(in super::super) fn asks_to_solve(tokens: &[Token]) -> bool {
    const STARTS: &[&str] = &[
        "based", "can", "from", "given", "good", "help", "how", "now", "see", "use", "using",
        "what", "where", "which", "who", "with", "your",
    ];
    // `Name what each of them wore`
    commands(tokens)
        || tokens.first().is_some_and(|token| STARTS.contains(&token.word.as_str()))
        || asked(tokens).is_some_and(|from| from < 3 || is_need(&tokens[..from]))
}

/// `I need to find` of `I need to find who owns which car`.
fn is_need(tokens: &[Token]) -> bool {
    const NEEDING: &[&str] = &["have", "must", "need", "want", "would"];
    let [speaker, needs, ..] = tokens else { return false };
    matches!(&*speaker.word, "i" | "we") && NEEDING.contains(&&*needs.word)
}

/// Whether a sentence speaks of the puzzle itself or of those who may solve it: `This riddle is said
/// to be Einstein's.`
pub(in super::super) fn speaks_of_the_puzzle(tokens: &[Token]) -> bool {
    const WORDS: &[&str] = &[
        "brainteaser",
        "einstein",
        "problem",
        "problems",
        "puzzle",
        "puzzles",
        "riddle",
        "riddles",
        "variant",
        "variants",
        "variation",
        "variations",
    ];
    // `This puzzle swaps left and right`
    const RISKY: &[&str] = &[
        "allow",
        "allows",
        "around",
        "backwards",
        "both",
        "can",
        "circle",
        "circular",
        "correct",
        "duplicate",
        "duplicates",
        "incorrect",
        "left",
        "may",
        "need",
        "needs",
        "reverse",
        "reversed",
        "reverses",
        "right",
        "ring",
        "rows",
        "sides",
        "streets",
        "swap",
        "swaps",
        "wrap",
        "wraps",
    ];
    let is_risky = |at: usize| {
        let word = tokens[at].word.as_str();
        let percent = tokens.get(at + 1).is_some_and(|next| next.word == "%");
        let number = words::number(&[word]).is_some_and(|(number, _)| number > 1) && !percent;
        let rank = words::ordinal(word).is_some_and(|rank| rank > 1 && rank < 10);
        RISKY.contains(&word) || number || rank
    };
    // `a puzzle with five houses:`
    let leads = tokens.last().is_some_and(|last| last.word == ":");
    if !leads && (0..tokens.len()).any(is_risky) {
        return false;
    }
    let speaks = |token: &Token| WORDS.contains(&token.word.as_str());
    let solves = |pair: &[Token]| pair[0].word == "to" && pair[1].word == "solve";
    tokens.iter().any(speaks) || tokens.windows(2).any(solves)
}

/// Whether a sentence speaks of the answer that is to be given: `Your answer is a table.`
pub(in super::super) fn speaks_of_the_answer(tokens: &[Token]) -> bool {
    const WORDS: &[&str] = &[
        "answer",
        "answers",
        "arrangement",
        "assignment",
        "clues",
        "explanation",
        "format",
        "json",
        "output",
        "reasoning",
        "response",
        "solution",
        "solutions",
    ];
    tokens.iter().any(|token| WORDS.contains(&token.word.as_str()))
}

/// Whether a sentence speaks of the parts of an answer: `Each row stands for a house.`
pub(in super::super) fn speaks_of_parts_of_the_answer(tokens: &[Token]) -> bool {
    const WORDS: &[&str] = &[
        "column",
        "columns",
        "entry",
        "example",
        "key",
        "keys",
        "line",
        "lines",
        "list",
        "row",
        "rows",
        "separated",
        "table",
        "values",
    ];
    tokens.iter().any(|token| WORDS.contains(&token.word.as_str()))
}

/// Whether a sentence only shows how an answer is to be written: `For instance, if the answers were A and B, the output would
/// be:`, `<solution>A, B</solution>`.
pub(in super::super) fn shows_an_answer(tokens: &[Token]) -> bool {
    if let [open, of, ..] = tokens
        && open.word == "<"
    {
        return matches!(&*of.word, "answer" | "answers" | "output" | "solution");
    }
    let says =
        |phrase: &str| (0..tokens.len()).any(|at| token::phrase(&tokens[at..], phrase).is_some());
    let supposes = says("for instance , if") || says("for example , if");
    supposes && (says("answer was") || says("answers were")) && says("output would be")
}

/// The questions of a sentence: `Who keeps the owl and who drinks tea?` has two.
pub(in super::super) fn questions(Sentence { span, tokens, .. }: &Sentence) -> Vec<Span> {
    let asks = |at: usize| tokens.get(at).is_some_and(Token::is_question_word);
    let mut all = Vec::new();
    let mut from = span.start as usize;
    for (at, token) in tokens.iter().enumerate().skip(1) {
        if token.word == "and" && asks(at + 1) && asks(0) {
            all.push(Span::new(from, tokens[at - 1].span.end as usize));
            from = tokens[at + 1].span.start as usize;
        }
    }
    all.push(Span::new(from, span.end as usize));
    all
}

/// The question within a sentence that asks for the answer and mentions nothing in front of it.
pub(in super::super) fn question_within(
    Sentence { span, tokens, .. }: &Sentence,
    mentions: &Mentions,
) -> Option<Span> {
    let from = asked(tokens)?;
    let asks = mentions.first(&tokens[..from]).is_none() && mentions.first(tokens).is_some();
    asks.then(|| Span::new(tokens[from].span.start as usize, span.end as usize))
}
