//! A comparison as one page that needs nothing else: a cactus plot and the tables.

use maud::{DOCTYPE, Markup, PreEscaped, html as page};

use super::tables::{Table, tables};
use super::{Comparison, cactus};

const STYLE: &str = "\
body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 100em; padding: 0 1em;
       color: #1a1a1a; background: #fff }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin-bottom: 2em }
th, td { border: 1px solid #ccc; padding: .2em .6em; text-align: right }
th:first-child, td:first-child { text-align: left }
thead th { background: #f0f0f0; position: sticky; top: 0 }
.scroll { overflow-x: auto }
svg { max-width: 100%; height: auto }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #181818 } thead th { background: #333 } th, td { border-color: #555 }
  svg { border-radius: 6px }
}
";

/// The page.
pub fn html(of: &Comparison<'_>) -> String {
    let mut all = tables(of);
    let ranking = all.pop();
    let plot = cactus::svg(of);
    let markup = page! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Encodings and engines compared" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { "Encodings and engines compared" }
                p { (of.setting()) "." }
                h2 { "Cactus plot" }
                p {
                    "How many puzzles each combination proves within how much time for each: a line \
                     that goes further to the right and stays lower is better. The best combinations \
                     by PAR-2 are shown."
                }
                (PreEscaped(plot))
                @for table in ranking.iter().chain(&all) { (drawn(table)) }
            }
        }
    };
    markup.into_string() + "\n"
}

fn drawn(table: &Table) -> Markup {
    page! {
        h2 { (table.title) }
        div.scroll {
            table {
                thead { tr { @for cell in &table.header { th scope="col" { (cell) } } } }
                tbody {
                    @for row in &table.rows {
                        tr { @for cell in row { td { (cell) } } }
                    }
                }
            }
        }
    }
}
