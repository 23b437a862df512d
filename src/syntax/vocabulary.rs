//! The names that a file's header declares, which the clue grammar needs to cut a run of words.

use compact_str::CompactString;
use foldhash::HashSet;

use super::ast::{Document, Entry, Labels, LineKind};
use super::text::{fold, is_integer, is_keyword, is_operator};

/// What the words of a clue may stand for.
#[derive(Default, Debug)]
pub struct Vocabulary {
    /// What a position is called, singular and plural, folded: `house`, `houses`.
    position_words: Vec<CompactString>,
    /// The categories, folded.
    functions: HashSet<CompactString>,
    /// The items and the labels of positions, folded.
    names: HashSet<CompactString>,
    /// Those of them that contain a word of the grammar, as written, in the order of the file.
    with_keywords: Vec<CompactString>,
}

impl Vocabulary {
    /// The names that the header lines of a document declare.
    pub fn of(document: &Document) -> Vocabulary {
        let mut vocabulary = Vocabulary::default();
        let mut implicit = None;
        for line in &document.lines {
            match &line.kind {
                LineKind::Positions(positions) => {
                    implicit = Some(None);
                    vocabulary.add_positions(&positions.word);
                    match &positions.labels {
                        Labels::List(entries) => vocabulary.add_entries(entries),
                        Labels::Number(..) | Labels::Grid(..) => {}
                    }
                    if matches!(positions.labels, Labels::Grid(..)) {
                        vocabulary.functions.extend(["row".into(), "column".into()]);
                    }
                }
                LineKind::Category(category) => {
                    implicit.get_or_insert(Some(&category.name.text));
                    vocabulary.functions.insert(fold(&category.name.text));
                    vocabulary.add_entries(&category.entries);
                }
                _ => {}
            }
        }
        if let Some(Some(word)) = implicit {
            vocabulary.add_positions(word);
        }
        vocabulary
    }

    fn add_positions(&mut self, word: &str) {
        let word = fold(word);
        self.position_words.extend(plurals(&word));
        self.functions.insert(word.clone());
        self.position_words.push(word);
    }

    fn add_entries(&mut self, entries: &[Entry]) {
        for entry in entries {
            match entry {
                Entry::Item(name) => {
                    let folded = fold(&name.text);
                    if folded.split(' ').any(|word| is_keyword(word) || is_operator(word)) {
                        self.with_keywords.push(name.text.clone());
                    }
                    self.names.insert(folded);
                }
                Entry::Range { prefix, from, to, suffix, .. } => {
                    let labels = (*from..=*to).map(|n| fold(&format!("{prefix}{n}{suffix}")));
                    self.names.extend(labels);
                }
                Entry::Rest(_) => {}
            }
        }
    }

    /// The names that contain a word of the grammar, as written.
    pub fn names_with_keywords(&self) -> impl Iterator<Item = &str> {
        self.with_keywords.iter().map(CompactString::as_str)
    }

    /// Whether a text is the word for positions, singular or plural.
    pub fn is_position_word(&self, text: &str) -> bool {
        self.position_words.contains(&fold(text))
    }

    /// Whether a text names a category or the positions.
    pub fn is_function(&self, text: &str) -> bool {
        self.functions.contains(&fold(text))
    }

    /// Whether a text names an item or a position.
    pub fn is_name(&self, text: &str) -> bool {
        let label = self.strip_position_word(text);
        self.names.contains(&fold(text)) || label.is_some_and(|label| self.is_label(label))
    }

    /// Whether a text may be the label of a position.
    pub fn is_label(&self, text: &str) -> bool {
        is_integer(text) || self.names.contains(&fold(text))
    }

    /// What stands behind a leading word for positions: `3` of `house 3`.
    pub fn strip_position_word<'t>(&self, text: &'t str) -> Option<&'t str> {
        strip_position_word(&self.position_words, text)
    }

    /// The words for positions, folded, plurals first.
    pub fn position_words(&self) -> &[CompactString] {
        &self.position_words
    }
}

/// What stands behind one of these leading words, which are folded; `text` is squeezed.
pub fn strip_position_word<'t>(words: &[CompactString], text: &'t str) -> Option<&'t str> {
    if !text.contains(' ') {
        return None;
    }
    words.iter().find_map(|word| {
        let spaces = word.matches(' ').count();
        let cut = text.match_indices(' ').nth(spaces)?.0;
        (fold(&text[..cut]) == *word).then(|| &text[cut + 1..])
    })
}

/// The plural of a folded word as English forms it, most of the time.
pub(crate) fn plurals(word: &str) -> Vec<CompactString> {
    let mut all = vec![CompactString::from(format!("{word}s")), format!("{word}es").into()];
    if let Some(stem) = word.strip_suffix('y') {
        all.push(format!("{stem}ies").into());
    }
    all
}
