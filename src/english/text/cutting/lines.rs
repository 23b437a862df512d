//! The lines of a printed text, without their bullets, numbers and Markdown marks.

use itertools::Itertools;

use super::super::asking::options;
use super::numbering;
use crate::english::words::Words;
use crate::model::ids::Span;
use crate::syntax::ast::Name;

/// A line that is not blank.
#[derive(Debug)]
pub(in super::super) struct Line {
    /// What it says, without what it is marked with.
    pub(in super::super) span: Span,
    /// How it is marked.
    pub(in super::super) mark: Mark,
    /// Whether a blank line stands before it.
    pub(in super::super) after_gap: bool,
    /// Whether it is set in.
    pub(in super::super) indented: bool,
    /// Whether it is one of several sentences without full stops, each on its line.
    pub(in super::super) alone: bool,
}

impl Line {
    /// Whether it has the number 1.
    pub(in super::super) fn is_first(&self) -> bool {
        matches!(&self.mark, Mark::Number(name) if name.text == "1")
    }
}

/// How a line is marked.
#[derive(Clone, PartialEq, Debug)]
pub(in super::super) enum Mark {
    /// Not at all.
    None,
    /// As a heading: `## Clues`.
    Heading,
    /// With a bullet.
    Bullet,
    /// With a number: `3.`, `3)`, `3.)`, `(3)`, `Clue 3:`, or `3` in lines that count up from 1.
    Number(Name),
}

/// The lines of a text that are not blank.
pub(in super::super) fn lines(text: &str) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    let mut start = text.len() - text.trim_start_matches('\u{feff}').len();
    let mut after_gap = false;
    for whole in text[start..].split('\n') {
        let body = options::without_choices(without_blanks(whole.trim()));
        let cells = open_cells(body);
        let says_nothing = body.is_empty()
            || is_rule(body)
            || is_form(body)
            || cells.is_some()
            || is_page_number(body)
            || options::tells_of_materials(body);
        if says_nothing {
            let heads = |line: &Line| match cells {
                Some(cells) => heads_cells(&text[line.span.range()], cells),
                None => are_cells(body) && is_table_head(&text[line.span.range()]),
            };
            if !after_gap && all.last().is_some_and(heads) {
                all.pop();
            }
            after_gap = true;
        } else {
            let skipped = numbers_in_front(body);
            let body = &body[skipped..];
            let indent = whole.len() - whole.trim_start().len();
            let begin = start + indent + skipped;
            let line = marked(text, begin, body);
            let end = begin + body.len();
            let last = all.last().map_or("", |last| &text[last.span.range()]);
            let line = ending(line, end, !after_gap && is_open(last));
            if !line.span.range().is_empty() {
                all.push(Line { after_gap, indented: indent > 0, ..line });
                after_gap = false;
            }
        }
        start += whole.len() + 1;
    }
    unmark_values(text, &mut all);
    numbering::mark(text, &mut all);
    mark_tight_bullets(text, &mut all);
    mark_alone(text, &mut all);
    all
}

/// Whether a line of a worksheet is for who fills it in: `Name ______   Date ______`.
fn is_form(line: &str) -> bool {
    const ASKED: &[&str] =
        &["class", "date", "grade", "hour", "name", "period", "score", "teacher"];
    let is_asked = |word: &str| ASKED.contains(&&*word.trim_end_matches(':').to_lowercase());
    let mut words = line.split_whitespace();
    line.contains('_')
        && line.contains("___")
        && (words.all(|word| is_blank_cell(word) || is_asked(word)) || is_named_blank(line))
}

/// Whether a line has nothing but a name and blanks behind it: `Ann ______`.
fn is_named_blank(line: &str) -> bool {
    const LONGEST: usize = 3;
    let words: Vec<&str> = line.split_whitespace().collect();
    let name = words.iter().take_while(|word| !is_blank_cell(word)).count();
    let is_name =
        |word: &&str| word.chars().all(|c| c.is_alphanumeric() || matches!(c, '.' | '\''));
    (1..=LONGEST).contains(&name)
        && name < words.len()
        && words[..name].iter().all(is_name)
        && words[name..].iter().all(|word| is_blank_cell(word))
        && is_one_name(&words[..name].join(" "))
        && !options::is_told(line)
}

/// Whether words may be one name or number: `Mr. Dunn`, `Table 1`, `rabbit`, but not `Ann cat` or `Bob = cat`.
pub(in super::super) fn is_one_name(said: &str) -> bool {
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '.' | '\'' | '-' | ' ' | '$');
    let begins = |word: &str| word.starts_with(|c: char| c.is_uppercase() || c.is_numeric());
    said.chars().all(is_plain)
        && (said.split_whitespace().count() < 2 || said.split_whitespace().all(begins))
}

/// Whether a line is the number of a page: `- 12 -`.
fn is_page_number(line: &str) -> bool {
    let within = line.strip_prefix("- ").and_then(|rest| rest.strip_suffix(" -"));
    within.is_some_and(|digits| {
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// Whether a line is a row of empty cells: `______    ______`.
fn are_cells(line: &str) -> bool {
    let mut cells = line.split_whitespace();
    cells.clone().count() > 1 && cells.all(is_blank_cell)
}

/// How many cells a row of a table has that is to be filled in, behind a first cell that tells which row it is: `1 | ____ |
/// ____`. A row in which more is told is none.
fn open_cells(line: &str) -> Option<usize> {
    const LONGEST: usize = 3;
    // Few lines have a blank at all.
    if !line.contains("__") || line.starts_with('|') {
        return None;
    }
    let (first, others) = line.split_once('|')?;
    let is_named = (1..=LONGEST).contains(&first.split_whitespace().count())
        && is_open(first.trim())
        && is_one_name(first.trim())
        && !options::is_told(first);
    let others = others.trim_end().trim_end_matches('|').split('|');
    let is_open = others.clone().all(|cell| is_blank_cell(cell.trim()));
    (is_named && is_open).then_some(others.count() + 1)
}

/// Whether a line heads so many cells: `Table | Student | Score`.
fn heads_cells(line: &str, cells: usize) -> bool {
    const LONGEST: usize = 3;
    let heads = || line.trim_end_matches('|').split('|').map(str::trim);
    heads().count() == cells
        && heads().all(|head| head.split_whitespace().count() <= LONGEST && is_open(head))
}

/// Whether a word is a blank to be filled in: `______`.
fn is_blank_cell(word: &str) -> bool {
    word.len() > 2 && word.bytes().all(|byte| byte == b'_')
}

/// Whether a line is the head of a table that is to be filled in: `Student    Score`.
fn is_table_head(line: &str) -> bool {
    const LONGEST: usize = 3;
    let mut cells = line.split("  ").map(str::trim).filter(|cell| !cell.is_empty());
    line.trim().contains("  ")
        && cells.all(|cell| cell.split_whitespace().count() <= LONGEST && is_open(cell))
}

/// How long the numbers of questions are in brackets with which a line begins: `(1-5) Study the following information:`.
fn numbers_in_front(body: &str) -> usize {
    let within = body.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    let Some((numbers, rest)) = within else { return 0 };
    let digits = |part: &str| {
        let part = part.trim();
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    let joints = ["-", "–", " to "];
    let is_range = joints
        .iter()
        .filter_map(|joint| numbers.split_once(joint))
        .any(|(from, to)| digits(from) && digits(to));
    let said = rest.trim_start();
    if is_range && said.starts_with(char::is_uppercase) { body.len() - said.len() } else { 0 }
}

/// Whether a line ends as no sentence does.
fn is_open(line: &str) -> bool {
    !line.is_empty() && !line.ends_with(['.', '!', '?', ':', ';', '"', ')', '”'])
}

/// A line that ends at some place: nothing but a number is a value, if the line before it `is_open`.
fn ending(line: Line, end: usize, is_open: bool) -> Line {
    match &line.mark {
        Mark::Number(label) if line.span.range().is_empty() && is_open => {
            Line { span: Span::new(label.span.start as usize, end), mark: Mark::None, ..line }
        }
        _ => line,
    }
}

/// Takes the mark from lines that begin with a number of the sentence before, whose line is full: `… in 1910, 1920 and`
/// above `1930). Each …`, `… in house` above `4. The …`.
fn unmark_values(text: &str, lines: &mut [Line]) {
    const LONG: usize = 40;
    const MOST_DIGITS: usize = 3;
    let mut last = 0;
    for at in 0..lines.len() {
        let Mark::Number(label) = &lines[at].mark else { continue };
        let number: u32 = label.text.parse().unwrap_or(u32::MAX);
        let before = at.checked_sub(1).map_or("", |before| &text[lines[before].span.range()]);
        let (front, behind) =
            (&text[..label.span.start as usize], &text[label.span.end as usize..]);
        // `(2, 3 and` above `5). …`
        let opens = before.matches('(').count() > before.matches(')').count();
        let closes = opens && behind.starts_with(')') && !front.ends_with('(');
        let counts_up = number == last + 1 || number == 1;
        let goes_on = before.len() > LONG && is_open(before) && !counts_up;
        if !lines[at].after_gap && (closes || goes_on) || label.text.len() > MOST_DIGITS {
            lines[at].span = Span { start: label.span.start, ..lines[at].span };
            lines[at].mark = Mark::None;
        } else {
            last = number;
        }
    }
}

/// Marks lines whose bullets stand close to their first words, if there are several with the same: `-The owl …`.
fn mark_tight_bullets(text: &str, lines: &mut [Line]) {
    const FEWEST: usize = 3;
    let bullet = |line: &Line| {
        let said = &text[line.span.range()];
        let mark = said.chars().next().filter(|c| "-*•–—·●▪►".contains(*c))?;
        let said = &said[mark.len_utf8()..];
        let begins = said.starts_with(char::is_uppercase) && !said.contains('*');
        (line.mark == Mark::None && begins).then_some(mark)
    };
    let mut at = 0;
    while at < lines.len() {
        let Some(mark) = bullet(&lines[at]) else {
            at += 1;
            continue;
        };
        let has_it = |line: &&Line| bullet(line) == Some(mark);
        let count = lines[at..].iter().take_while(has_it).count();
        for line in lines[at..at + count].iter_mut().filter(|_| count >= FEWEST) {
            line.span.start += u32::try_from(mark.len_utf8()).unwrap_or_default();
            line.mark = Mark::Bullet;
        }
        at += count;
    }
}

/// Where the colon stands before a blank to be filled in: `Name: ______`.
fn blank(line: &str) -> Option<usize> {
    // Few lines have such a sign at all.
    line.contains('_').then(|| line.find(": ___").or_else(|| line.find(":___")))?
}

/// Whether a line has a blank to be filled in.
pub(in super::super) fn has_blank(line: &str) -> bool {
    blank(line).is_some()
}

/// What a worksheet says in front of its blanks: `The bake sale` of `The bake sale   Name: ______`.
fn without_blanks(line: &str) -> &str {
    let Some(colon) = blank(line).filter(|colon| are_blanks(&line[*colon..])) else {
        return line;
    };
    let before = &line[..colon];
    before.rfind(char::is_whitespace).map_or("", |at| before[..at].trim_end())
}

/// Marks the lines of each block without bullets and numbers in which most lines begin as a sentence
/// does, and few end as one.
fn mark_alone(text: &str, lines: &mut [Line]) {
    const FEWEST: usize = 5;
    const FEWEST_BARE: usize = 2;
    let mut at = 0;
    while at < lines.len() {
        let said = |line: &Line| &text[line.span.range()];
        let leads = |line: &Line| said(line).ends_with(':');
        let goes_on = |line: &&Line| line.mark == Mark::None && !line.after_gap && !leads(line);
        let count = match leads(&lines[at]) {
            true => 1,
            false => 1 + lines[at + 1..].iter().take_while(goes_on).count(),
        };
        let block = &mut lines[at..at + count];
        let capital = |line: &&Line| said(line).starts_with(char::is_uppercase);
        let open = |line: &Line| !said(line).ends_with(['.', ',', ';', ':', '!', '?', '"', ')']);
        let sentences = !block.iter().any(|line| leads_on(said(line)))
            && block.iter().filter(capital).count() * 4 >= count * 3
            && block[..count - 1].iter().filter(|line| open(line)).count() * 10 >= (count - 1) * 8
            && block[0].mark == Mark::None;
        // Or each ends as one does, though a few have no full stop.
        let ended = block.iter().filter(|line| said(line).ends_with(['.', '!', '?'])).count();
        let whole = block.iter().all(|line| line.mark == Mark::None && capital(&line))
            && !block.iter().any(|line| leads_on(said(line)))
            && ended * 5 >= count * 4;
        if count >= FEWEST && (sentences || whole) || count >= FEWEST_BARE && are_bare(text, block)
        {
            block.iter_mut().for_each(|line| line.alone = true);
        }
        at += count;
    }
}

/// Whether a line ends with a word that goes on in the next one: `… The hats are` above `Ann, Bo and Cy`.
pub(in super::super) fn leads_on(line: &str) -> bool {
    const LEADING: Words = Words::of(&[
        "a", "an", "and", "are", "at", "by", "from", "in", "is", "of", "on", "or", "the", "to",
        "were", "with",
    ]);
    line.rsplit(char::is_whitespace).next().is_some_and(|word| LEADING.contains(&word))
}

/// Whether the lines of a block have no full stops at all and differ in length more than the lines of a paragraph do, or all
/// begin with a word that begins sentences: then each is a sentence, whatever letter it begins with.
fn are_bare(text: &str, block: &[Line]) -> bool {
    let said = |line: &Line| &text[line.span.range()];
    let is_bare = |line: &Line| {
        let said = said(line);
        line.mark == Mark::None
            && said.starts_with(char::is_alphabetic)
            && !said.ends_with(['.', ',', ';', ':', '!', '?', '-'])
            && ![". ", "! ", "? "].iter().any(|stop| said.contains(stop))
            && said.split(' ').count() > 2
    };
    let lengths = block[..block.len() - 1].iter().map(|line| line.span.range().len());
    let differ = lengths.minmax().into_option().is_some_and(|(short, long)| 2 * long > 3 * short);
    // A sentence that goes on in the next line has no such word there.
    const STARTS: &[&str] = &["Each", "Either", "Every", "Everyone", "If", "Neither", "The"];
    let starts = |line: &Line| {
        let first = said(line).split(' ').next();
        first.is_some_and(|of| STARTS.contains(&of)) && !leads_on(said(line))
    };
    block.iter().all(is_bare) && (differ || block.iter().all(starts))
}

/// Whether some words are blanks and at most a label in front of each: `: ______ Date: ______`, but not `: ____, bowler`.
fn are_blanks(said: &str) -> bool {
    let between = said.split("__").map(|part| part.trim_matches(|c: char| c == '_' || c == ' '));
    between.into_iter().all(|part| {
        let label = part.trim_matches(|c: char| matches!(c, ':' | ',' | '|' | '/' | '.'));
        let is_label = part.ends_with(':') && label.trim().split(' ').count() <= 2;
        label.trim().is_empty() || is_label
    })
}

/// A line of Markdown that divides and says nothing: `---`, "```json".
fn is_rule(body: &str) -> bool {
    let is_fence = |language: &str| language.chars().all(|c| c.is_ascii_alphanumeric());
    body.len() >= 3 && body.chars().all(|c| matches!(c, '-' | '*' | '_' | '=' | ' '))
        || body.strip_prefix("```").is_some_and(is_fence)
        || matches!(body, "'''" | "\"\"\"")
        || (body.starts_with("\\begin{") || body.starts_with("\\end{")) && body.ends_with('}')
}

/// The end of the frame around a heading, which begins with the same signs in the other direction.
const FRAME: &str = "::.";

/// The heading of `.:: Answer ::.`, with the end of its frame.
pub(in super::super) fn framed(line: &str) -> Option<&str> {
    line.strip_prefix(".::").filter(|rest| rest.ends_with(FRAME))
}

/// Whether two colons stand before the name of a list that has the lines below: `::start points`.
fn is_list_name(name: &str) -> bool {
    const LONGEST: usize = 3;
    name.split(' ').count() <= LONGEST
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(|c| c.is_alphanumeric() || c == ' ')
}

fn marked(text: &str, start: usize, body: &str) -> Line {
    let mut rest = body.trim_start_matches('>').trim_start();
    // Programs have their puzzles in comments.
    if let Some(said) = ["// ", "% "].iter().find_map(|mark| rest.strip_prefix(mark)) {
        rest = said.trim_start();
    }
    // LaTeX has words for bullets.
    if let Some(item) = rest.strip_prefix("\\item").filter(|rest| rest.starts_with([' ', '\t'])) {
        let from = start + body.len() - item.len();
        let span = trimmed(text, Span::new(from, from + item.len()));
        return Line { span, mark: Mark::Bullet, after_gap: false, indented: false, alone: false };
    }
    let mut mark = Mark::None;
    let mut end = start + body.len();
    if let Some(title) = framed(rest) {
        rest = title;
        end = start + body.len() - FRAME.len();
        mark = Mark::Heading;
    } else if rest.starts_with('#') && rest.trim_start_matches('#').starts_with(' ') {
        rest = rest.trim_start_matches('#');
        // A whole puzzle may stand in a heading: `##### Q. Five friends sit in a row. Ann is …`
        let asked = rest.trim_start().strip_prefix("Q. ").filter(|puzzle| puzzle.contains(". "));
        match asked {
            Some(puzzle) => rest = puzzle,
            None => mark = Mark::Heading,
        }
    } else if let Some(name) = rest.strip_prefix("::").filter(|name| is_list_name(name)) {
        rest = name;
        mark = Mark::Heading;
    } else {
        // `:#` and `:*` are those of a wiki.
        let behind_colon = rest.trim_start_matches(':');
        if behind_colon.len() < rest.len() && behind_colon.starts_with(['#', '*']) {
            rest = behind_colon[1..].trim_start();
            mark = Mark::Bullet;
        } else if let Some(behind) = bullet(rest) {
            rest = behind.trim_start();
            mark = Mark::Bullet;
        }
        // `Q1 Who keeps the owl?`, `**Q1.** Who keeps the owl?`
        let label = rest.trim_start_matches('*').strip_prefix('Q');
        if let Some(asked) = label.filter(|rest| rest.ends_with('?')) {
            let question = asked.trim_start_matches(|c: char| c.is_ascii_digit());
            if question.len() < asked.len() && question.starts_with([' ', '.', ':', ')']) {
                rest = question.trim_start_matches(['.', ':', ')', '*']).trim_start();
                mark = Mark::Bullet;
            }
        }
        let bare = rest.trim_start_matches(['*', '_']);
        if let Some((digits, behind)) = number(bare) {
            let from = start + (body.len() - bare.len()) + bare.find(digits).unwrap_or_default();
            mark = Mark::Number(Name::new(digits, Span::new(from, from + digits.len())));
            // `**3.** …` and `**3. …**`
            rest = behind.trim_start_matches(['*', '_']);
        }
    }
    let from = start + body.len() - rest.len();
    Line {
        span: trimmed(text, Span::new(from, end.max(from))),
        mark,
        after_gap: false,
        indented: false,
        alone: false,
    }
}

/// What stands behind a bullet.
fn bullet(text: &str) -> Option<&str> {
    const MARKS: &[&str] = &[
        "-", "*", "•", "+", "–", "—", "·", "◦", "▪", "●", "○", "■", "□", "☐", "❏", "➢", "►", "[ ]",
    ];
    // Most lines begin with a word.
    if text.starts_with(|c: char| c.is_ascii_alphanumeric()) {
        return None;
    }
    let rest = MARKS.iter().find_map(|mark| text.strip_prefix(mark))?;
    rest.starts_with(char::is_whitespace).then_some(rest)
}

/// The digits of `3.`, `3)`, `3:`, `(3)`, `#3.`, `Clue 3:`, `C3.`, and what stands behind.
fn number(text: &str) -> Option<(&str, &str)> {
    const WORDS: &[&str] =
        &["clue", "hint", "fact", "rule", "condition", "constraint", "statement"];
    let word = text.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
    let named = WORDS.iter().any(|known| word.eq_ignore_ascii_case(known));
    let rest = if named { text[word.len()..].trim_start() } else { text };
    let rest = rest.trim_start_matches(['(', '[', '#']);
    // `C1.`, `H2)`
    let lettered = rest.strip_prefix(['C', 'F', 'H', 'R']).filter(|rest| {
        let digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        digits.len() < rest.len() && digits.starts_with(['.', ')', ':', ']'])
    });
    let rest = lettered.unwrap_or(rest);
    let length = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, behind) = rest.split_at(length);
    // `#1 The owl …`
    let hashed = (text.starts_with('#') && behind.starts_with(' ')).then_some(behind);
    // `hint #1 - the owl …`
    let dash = named.then(|| behind.strip_prefix(" -").or(behind.strip_prefix(" –"))).flatten();
    let closed = hashed.or(dash).or_else(|| behind.strip_prefix(['.', ')', ':', ']']))?;
    let closed = closed.strip_prefix(['.', ':', ')']).unwrap_or(closed);
    let is_label = (1..=9).contains(&length)
        && (closed.is_empty() || closed.starts_with(|c: char| c.is_whitespace() || c == '*'));
    is_label.then_some((digits, closed))
}

/// A text with blanks for the ends of its lines and tabulators, since a sentence may go on in the next line.
pub(in super::super) fn joined(text: &str) -> String {
    let blank = |byte: u8| if matches!(byte, b'\n' | b'\r' | b'\t') { b' ' } else { byte };
    let bytes = text.bytes().map(blank).collect();
    String::from_utf8(bytes).expect("signs of one byte are in the place of others")
}

/// The span without white space, emphasis and quotes around it that have no partner inside.
pub(in super::super) fn trimmed(text: &str, span: Span) -> Span {
    let part = &text[span.range()];
    let is_mark = |c: char| c.is_whitespace() || matches!(c, '*' | '_');
    let from = part.len() - part.trim_start_matches(is_mark).len();
    let to = part.trim_end_matches(is_mark).len().max(from);
    Span::new(span.start as usize + from, span.start as usize + to)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<(String, String)> {
        let show = |line: Line| {
            let mark = match line.mark {
                Mark::None => String::new(),
                Mark::Heading => "#".into(),
                Mark::Bullet => "-".into(),
                Mark::Number(name) => {
                    assert_eq!(&text[name.span.range()], name.text);
                    name.text.into()
                }
            };
            (mark, text[line.span.range()].to_owned())
        };
        lines(text).into_iter().map(show).collect()
    }

    #[test]
    fn marks_are_taken_off() {
        let marked = [
            ("## Clues:", "#", "Clues:"),
            (" - one", "-", "one"),
            ("• one", "-", "one"),
            ("* **Name**: x, y", "-", "Name**: x, y"),
            (".:: one ::.", "#", "one"),
            ("::start points", "#", "start points"),
            ("## Q. One is. Two is.", "", "One is. Two is."),
            ("::one: two", "", "::one: two"),
            ("**Q16.** Who is one?", "-", "Who is one?"),
            ("3. one", "3", "one"),
            ("(14) one", "14", "one"),
            ("7) one", "7", "one"),
            ("8.) one", "8", "one"),
            ("Clue 2: one", "2", "one"),
            ("**5.** one", "5", "one"),
            (":# one", "-", "one"),
            ("hint #4 - one", "4", "one"),
            ("#6 one", "6", "one"),
            ("- 5. one", "5", "one"),
            ("**one**", "", "one"),
            ("3.5 metres", "", "3.5 metres"),
            ("-one", "", "-one"),
            ("3 houses", "", "3 houses"),
            ("1910). Each has", "", "1910). Each has"),
        ];
        for (line, mark, body) in marked {
            assert_eq!(of(line), [(mark.to_owned(), body.to_owned())], "{line}");
        }
        assert_eq!(of("\u{feff}\n---\n \r\n*\n"), []);
        let bullets = of("-Ann is\n-Bob is\n-Cy is");
        assert!(bullets.iter().all(|(mark, said)| mark == "-" && !said.starts_with('-')));
        let values = of("Three friends each chose a number (out of 3, 5 and\n7). They met.");
        assert_eq!(values[1], (String::new(), "7). They met.".to_owned()));
    }
}
