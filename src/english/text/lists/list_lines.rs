//! Lines in front of the clues that list items.

use std::cell::LazyCell;

use itertools::Itertools;

use super::super::beside::introduction;
use super::super::cutting::heading::{Heading, heading};
use super::super::cutting::lines::{Line, Mark};
use super::super::cutting::parts::{Cutter, Section};
use super::super::cutting::sentence::sentences;
use super::super::positions::opening;
use super::blocks;
use super::list;
use super::list::{Item, List};
use super::phrases;
use super::running;
use crate::english::measure::begins_as_amount;
use crate::english::token::tokens;
use crate::model::ids::Span;
use crate::syntax::parser::MAX_LENGTH;

/// The longest name of a category above its items, in words.
const MOST_HEADING_WORDS: usize = 3;

/// The most lines of a block of lists.
const MAX_LINES: usize = 200;

impl Cutter<'_> {
    /// A list of items; how many lines it takes.
    pub(in super::super) fn list(&mut self, lines: &[Line], numbered: bool) -> Option<usize> {
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
    pub(in super::super) fn list_below(&self, lines: &[Line]) -> Option<(List, usize)> {
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
            // `::wines`
            None if self.text[..start].ends_with("::") && lines[0].mark == Mark::Heading => said,
            None if nested => said,
            None if !self.is_name(&lines[0]) => return self.items_below(lines),
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

    /// The name of a category with a line for each item below, up to a blank line, and behind that one like it; or with the next
    /// name below its last item.
    fn items_below(&self, lines: &[Line]) -> Option<(List, usize)> {
        const FEWEST: usize = 3;
        if !self.heads_items(lines.first()?) {
            return None;
        }
        let is_item = |line: &&Line| {
            !line.after_gap
                && line.mark == Mark::None
                && list::may_stand_alone(self.said(line.span))
        };
        let below = |lines: &[Line], most: usize| {
            lines.iter().skip(1).take(most).take_while(is_item).count()
        };
        let count = |lines: &[Line]| match lines {
            [head, ..] if self.heads_items(head) && (head.after_gap || self.is_at_start(head)) => {
                below(lines, MAX_LINES)
            }
            _ => 0,
        };
        let all = count(lines);
        let before = self.parts.lists.last().map(|list| list.divided.len());
        let is_alone = (FEWEST..=MAX_LENGTH).contains(&all)
            && (count(&lines[(all + 1).min(lines.len())..]) == all || before == Some(all));
        let goes_on = |number: &usize| {
            *number >= FEWEST
                && !lines[0].after_gap
                && self.ends_block(lines, *number)
                && below(lines, *number) == *number
        };
        let number = match is_alone {
            true => all,
            false => before.filter(goes_on).or_else(|| self.length_in_block(lines, all))?,
        };
        if number < FEWEST || is_alone && lines.get(number + 1).is_some_and(|next| !next.after_gap)
        {
            return None;
        }
        let items: Vec<Span> = lines[1..=number].iter().map(|line| line.span).collect();
        let list = list::named(self.text, &items, lines[0].span)?;
        // No clue is but a number.
        let begins = |item: &Item| begins_as_amount(&item.name);
        let unmarked = !list.divided.iter().all(begins);
        Some((List { unmarked, ..list }, number + 1))
    }

    /// How many items each list has in a block of so many lines below the first, in which one list stands below the other: the
    /// first number for which every name is a plural, and which the text in front speaks of.
    fn length_in_block(&self, lines: &[Line], below: usize) -> Option<usize> {
        const FEWEST: usize = 3;
        const FEWEST_LISTS: usize = 2;
        /// How much of the text in front is looked at, in bytes.
        const LONGEST_FRONT: usize = 4_000;
        if below < FEWEST * FEWEST_LISTS {
            return None;
        }
        let block = &lines[..=below];
        let end = lines[0].span.start as usize;
        let start = (end.saturating_sub(LONGEST_FRONT)..=end)
            .find(|at| self.text.is_char_boundary(*at))
            .unwrap_or(end);
        let front = LazyCell::new(|| tokens(&self.text[start..end], 0));
        let is_told = |line: &&Line| {
            let heading = tokens(self.said(line.span), 0);
            heading.iter().any(|token| front.iter().any(|other| other.stem == token.stem))
        };
        let fits = |number: &usize| {
            let heads = || block.iter().step_by(number + 1);
            let lists = block.len() / (number + 1);
            let is_plural =
                |line: &Line| self.heads_items(line) && self.said(line.span).ends_with('s');
            block.len().is_multiple_of(number + 1)
                && heads().all(is_plural)
                && heads().map(|line| self.said(line.span)).all_unique()
                && heads().filter(is_told).count() * 2 > lists
        };
        (FEWEST..=below / FEWEST_LISTS).find(fits)
    }

    /// Whether so many items end a block, or stand in front of the next name in it.
    fn ends_block(&self, lines: &[Line], number: usize) -> bool {
        !self.is_at_start(&lines[0])
            && lines.get(number + 1).is_none_or(|next| {
                next.after_gap
                    || next.mark != Mark::None
                    || self.heads_items(next) && self.said(next.span).ends_with('s')
            })
    }

    /// Whether nothing stands before a line.
    fn is_at_start(&self, line: &Line) -> bool {
        self.text[..line.span.start as usize].trim().is_empty()
    }

    /// Whether a line may be the name of a category and nothing else: `Reading spots`.
    fn is_name(&self, line: &Line) -> bool {
        matches!(line.mark, Mark::None | Mark::Heading) && self.says_a_name(line)
    }

    /// Whether a line may be the name of a category above its items: in small letters only a plural, `orbital periods`.
    fn heads_items(&self, line: &Line) -> bool {
        let said = self.said(line.span);
        let is_plural = said.ends_with('s') && said.chars().all(|c| c.is_lowercase() || c == ' ');
        self.is_name(line)
            || line.mark == Mark::None && is_plural && said.split(' ').count() <= MOST_HEADING_WORDS
    }

    /// The same, however the line is marked.
    fn says_a_name(&self, line: &Line) -> bool {
        let said = self.said(line.span);
        said.starts_with(char::is_uppercase)
            && said.split_whitespace().count() <= MOST_HEADING_WORDS
            && said.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '-' | '’' | '\''))
    }

    /// Numbered lines in front of the clues that list the items of a category each, and a first
    /// numbered line that says how many positions there are; how many lines they are.
    pub(in super::super) fn numbered_opening(&mut self, lines: &[Line]) -> Option<usize> {
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
