//! The cactus plot: how many puzzles each combination answers within how much time for each.

use std::time::Duration;

use plotters::backend::SVGBackend;
use plotters::chart::{ChartBuilder, SeriesLabelPosition};
use plotters::coord::combinators::IntoLogRange;
use plotters::drawing::{DrawingAreaErrorKind, IntoDrawingArea};
use plotters::element::PathElement;
use plotters::series::LineSeries;
use plotters::style::{Color, Palette, Palette99, WHITE};

use super::Comparison;
use crate::tasks::compare::Spread;

/// The combinations that the plot shows, the best ones: more lines cannot be told apart.
const SHOWN: usize = 12;

/// The plot as SVG. A point says: so many puzzles were each proven within this time.
pub(super) fn svg(of: &Comparison<'_>) -> String {
    let mut text = String::new();
    // An in-memory drawing without fonts cannot fail.
    draw(of, &mut text).expect("a drawing to a string succeeds");
    text
}

fn draw(of: &Comparison<'_>, to: &mut String) -> Result<(), DrawingAreaErrorKind<std::io::Error>> {
    let (labels, ranking) = (of.labels(), of.ranking().into_iter().take(SHOWN));
    let lines: Vec<(String, Vec<f64>)> =
        ranking.map(|r| (labels[r.setup].clone(), times(of, r.setup))).collect();
    let all = || lines.iter().flat_map(|(_, times)| times.iter().copied());
    let (low, high) = (all().fold(f64::MAX, f64::min), all().fold(0.0, f64::max));
    let (low, high) = if high > 0.0 { (low / 2.0, high * 2.0) } else { (1e-3, 1.0) };
    let area = SVGBackend::with_string(to, (900, 480)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(12)
        .x_label_area_size(40)
        .y_label_area_size(80)
        .build_cartesian_2d(0.0..of.puzzles.len() as f64 + 0.5, (low..high).log_scale())?;
    chart
        .configure_mesh()
        .x_desc("puzzles proven")
        .y_desc("seconds for each")
        .x_label_formatter(&|x| format!("{x:.0}"))
        .y_label_formatter(&|y| format!("{y:.0e}"))
        .draw()?;
    for (at, (label, times)) in lines.into_iter().enumerate() {
        let colour = Palette99::pick(at).to_rgba();
        let points = times.into_iter().enumerate().map(|(n, time)| ((n + 1) as f64, time));
        let line = LineSeries::new(points, colour.stroke_width(2)).point_size(3);
        chart
            .draw_series(line)?
            .label(label)
            .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 16, y)], colour));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.8))
        .draw()?;
    area.present()
}

/// The median times of the puzzles that a combination answered, in seconds, ascending.
fn times(of: &Comparison<'_>, setup: usize) -> Vec<f64> {
    let median = |row: &Vec<crate::tasks::compare::Measured>| {
        let measured = &row[setup];
        let answered = measured.outcome.is_ok();
        Spread::of(&measured.proof).filter(|_| answered).map(|spread| spread.median)
    };
    let mut times: Vec<Duration> = of.measured.iter().filter_map(median).collect();
    times.sort_unstable();
    times.into_iter().map(|time| time.as_secs_f64()).collect()
}
