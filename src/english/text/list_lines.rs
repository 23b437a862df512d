//! Lines in front of the clues that list items.

use super::blocks;
use super::heading::{Heading, heading};
use super::introduction;
use super::lines::{Line, Mark};
use super::list::{self, Item, List};
use super::opening;
use super::parts::{Cutter, Section};
use super::phrases;
use super::running;
use super::sentence::sentences;
use crate::english::token::tokens;
use crate::model::ids::Span;
use crate::syntax::parser::MAX_LENGTH;

impl Cutter<'_> {
    /// A list of items; how many lines it takes.
    pub(super) fn list(&mut self, lines: &[Line], numbered: bool) -> Option<usize> {
        if numbered && !self.only_numbered_lists {
            return None;
        }
        let mut span = lines[0].span;
        let mut taken = 1;
        let has_colon = |span: Span| self.said(span).contains(':');
        let goes_on = |span: Span| self.said(span).ends_with(',');
        let may_go_on = has_colon(span);
        while let Some(next) = lines.get(taken)
            && may_go_on
            && goes_on(span)
            && !has_colon(next.span)
            && next.mark == Mark::None
            && !next.after_gap
        {
            span = span.to(next.span);
            taken += 1;
        }
        let found = match list::list(self.text, span) {
            Some(list) => list,
            None if let Some(odd) = phrases::odd(self.text, span) => {
                self.parts.odd = Some(odd);
                return Some(taken);
            }
            None => {
                let (list, more) = self.list_below(lines)?;
                taken = more;
                list
            }
        };
        self.flush();
        self.only_numbered_lists &= numbered;
        self.parts.lists.push(found);
        Some(taken)
    }

    /// A line that ends in a colon or is but a word or two, and below it a line for each item, or one with commas
    /// between them.
    pub(super) fn list_below(&self, lines: &[Line]) -> Option<(List, usize)> {
        const LONGEST_HEAD: usize = 6;
        let said = self.said(lines[0].span).trim_end_matches(['*', '_']);
        let next = lines.get(1)?;
        let bulleted = next.mark == Mark::Bullet;
        // Bullets set in below another one
        let nested = bulleted
            && next.indented
            && lines[0].mark == Mark::Bullet
            && !lines[0].indented
            && self.says_a_name(&lines[0]);
        let start = lines[0].span.start as usize;
        let items_beside = |head: &str| {
            let description = Span::new(start, start + head.len());
            let list = list::entries(self.text, next.span, description)?;
            let is_short = head.split_whitespace().count() <= LONGEST_HEAD
                && !head.contains([',', '(', ';', '.']);
            let fits =
                is_short && list.divided.len() > 2 && !next.after_gap && next.mark == Mark::None;
            fits.then_some((list, 2))
        };
        let head = match said.strip_suffix(':') {
            Some(head) if next.mark == Mark::None && self.said(next.span).contains(", ") => {
                return items_beside(head);
            }
            Some(head) => head,
            None if nested => said,
            None if !self.is_name(&lines[0]) => return None,
            None if bulleted => said,
            None => {
                let list = list::entries(self.text, next.span, lines[0].span)
                    .filter(|list| list.divided.len() > 2);
                let Some(list) = list else { return self.items_below(lines) };
                return (!next.after_gap && next.mark == Mark::None).then_some((list, 2));
            }
        };
        let is_item = |line: &&Line| match bulleted {
            // `- Hats:` heads the next list.
            true => {
                line.mark == Mark::Bullet
                    && !self.said(line.span).ends_with(':')
                    && (line.indented || !nested)
            }
            false => line.mark == Mark::None && list::may_stand_alone(self.said(line.span)),
        };
        let below = lines[1..].iter().take(MAX_LENGTH + 1);
        let first = below.clone().take(1);
        let others = below.skip(1).take_while(|line| bulleted || !line.after_gap);
        let items: Vec<Span> =
            first.chain(others).take_while(is_item).map(|line| line.span).collect();
        let next = lines.get(items.len() + 1);
        let ends = next.is_none_or(|next| {
            next.after_gap || next.mark != Mark::None || self.said(next.span).ends_with(':')
        });
        let description = Span::new(start, start + head.len());
        let list = list::named(self.text, &items, description).filter(|_| bulleted || ends)?;
        Some((List { unmarked: !bulleted, ..list }, items.len() + 1))
    }

    /// The name of a category with a line for each item below, up to a blank line, and behind that one like it.
    fn items_below(&self, lines: &[Line]) -> Option<(List, usize)> {
        const FEWEST: usize = 3;
        let is_item = |line: &&Line| {
            !line.after_gap
                && line.mark == Mark::None
                && list::may_stand_alone(self.said(line.span))
        };
        let count = |lines: &[Line]| match lines {
            [head, below @ ..]
                if self.is_name(head) && (head.after_gap || self.is_at_start(head)) =>
            {
                below.iter().take(MAX_LENGTH + 1).take_while(is_item).count()
            }
            _ => 0,
        };
        let number = count(lines);
        let before = self.parts.lists.last().map(|list| list.divided.len());
        let like_it = count(&lines[number + 1..]) == number || before == Some(number);
        if number < FEWEST || !like_it || lines.get(number + 1).is_some_and(|next| !next.after_gap)
        {
            return None;
        }
        let items: Vec<Span> = lines[1..=number].iter().map(|line| line.span).collect();
        let list = list::named(self.text, &items, lines[0].span)?;
        // No clue is but a number.
        let begins = |item: &Item| item.name.starts_with(|c: char| c.is_ascii_digit() || c == '$');
        let unmarked = !list.divided.iter().all(begins);
        Some((List { unmarked, ..list }, number + 1))
    }

    /// Whether nothing stands before a line.
    fn is_at_start(&self, line: &Line) -> bool {
        self.text[..line.span.start as usize].trim().is_empty()
    }

    /// Whether a line may be the name of a category and nothing else: `Reading spots`.
    fn is_name(&self, line: &Line) -> bool {
        matches!(line.mark, Mark::None | Mark::Heading) && self.says_a_name(line)
    }

    /// The same, however the line is marked.
    fn says_a_name(&self, line: &Line) -> bool {
        const MOST_WORDS: usize = 3;
        let said = self.said(line.span);
        said.starts_with(char::is_uppercase)
            && said.split_whitespace().count() <= MOST_WORDS
            && said.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '-' | '’' | '\''))
    }

    /// Numbered lines in front of the clues that list the items of a category each, and a first
    /// numbered line that says how many positions there are; how many lines they are.
    pub(super) fn numbered_opening(&mut self, lines: &[Line]) -> Option<usize> {
        let numbered = |line: &&Line| matches!(line.mark, Mark::Number(_));
        if !lines[0].is_first() {
            return None;
        }
        let same = lines[1..].iter().take_while(|line| numbered(line) && !line.is_first()).count();
        let block = &lines[..=same];
        let lists_items = |line: &Line| {
            let lists = |span| {
                list::list(self.text, span).is_some() || !running::lists(self.text, span).is_empty()
            };
            sentences(self.text, line.span).into_iter().any(lists)
                || blocks::row(self.text, line.span).is_some()
                || introduction::announces(&tokens(self.said(line.span), 0))
        };
        let clues_follow = lines.get(block.len()).is_some_and(|line| {
            let said = self.said(line.span);
            line.is_first()
                || matches!(
                    heading(said, line.mark == Mark::Heading),
                    Some(Heading::Section(Section::Clues))
                )
        });
        let counts = |line: &Line| {
            let tokens = tokens(self.said(line.span), 0);
            tokens.first().is_some_and(|first| first.word == "there")
                && opening::count(&tokens).is_some()
        };
        let taken = match clues_follow && block.iter().all(lists_items) {
            true => block.len(),
            false => usize::from(counts(&lines[0])),
        };
        for line in &lines[..taken] {
            self.flush();
            match blocks::row(self.text, line.span) {
                Some(list) => self.parts.lists.push(list),
                None => self.paragraph = Some(line.span),
            }
        }
        self.flush();
        (taken > 0).then_some(taken)
    }
}
