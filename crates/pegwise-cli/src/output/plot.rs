//! Distributions, as bars of text and as a drawing.

use pegwise::Evaluation;
use pegwise_text::number::{decimal, grouped};
use pegwise_text::t;
use plotters::prelude::*;

pub(crate) fn distributions(title: &str, evaluations: &[(String, Evaluation)]) -> Result<String, String> {
    let mut svg = String::new();
    draw(&mut svg, title, evaluations).map_err(|error| error.to_string())?;
    Ok(svg)
}

type DrawingResult = Result<(), Box<dyn std::error::Error>>;

/// Colours that most kinds of colour blindness can tell apart [Okabe & Ito 2008].
const COLORS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(230, 159, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(213, 94, 0),
    RGBColor(60, 60, 60),
];

#[expect(clippy::cast_precision_loss, reason = "positions in a drawing")]
fn draw(svg: &mut String, title: &str, evaluations: &[(String, Evaluation)]) -> DrawingResult {
    let guesses = evaluations.iter().map(|(_, e)| e.max()).max().unwrap_or(1);
    let most = evaluations.iter().flat_map(|(_, e)| e.distribution()).max().copied().unwrap_or(1);
    let root = SVGBackend::with_string(svg, (900, 540)).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(title, ("sans-serif", 22))
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(60)
        .build_cartesian_2d(0.5..guesses as f64 + 0.5, 0.0..most as f64 * 1.08)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .max_light_lines(0)
        .x_desc(t!("cli-plot-guesses"))
        .y_desc(t!("cli-plot-codes"))
        .x_labels(guesses + 1)
        .x_label_formatter(&|x| if (x - x.round()).abs() < 1e-6 { format!("{x:.0}") } else { String::new() })
        .y_label_formatter(&|y| format!("{y:.0}"))
        .draw()?;
    let width = 0.84 / evaluations.len().max(1) as f64;
    for (index, (name, evaluation)) in evaluations.iter().enumerate() {
        let color = COLORS[index % COLORS.len()];
        let bar = |(below, &secrets): (usize, &u64)| {
            let left = below as f64 + 1.0 - 0.42 + width * index as f64;
            Rectangle::new([(left, 0.0), (left + width * 0.94, secrets as f64)], color.filled())
        };
        let label =
            t!("cli-plot-label", name = name.as_str(), mean = decimal(evaluation.mean(), 4), max = evaluation.max());
        chart
            .draw_series(evaluation.distribution().iter().enumerate().map(bar))?
            .label(label)
            .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 14, y + 5)], color.filled()));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.85))
        .border_style(BLACK.mix(0.3))
        .label_font(("sans-serif", 15))
        .draw()?;
    root.present()?;
    Ok(())
}

pub(crate) fn intervals(title: &str, axis: &str, rows: &[Interval], with_zero: bool) -> Result<String, String> {
    let mut svg = String::new();
    draw_intervals(&mut svg, title, axis, rows, with_zero).map_err(|error| error.to_string())?;
    Ok(svg)
}

pub(crate) struct Interval {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) margin: Option<f64>,
}

impl Interval {
    fn ends(&self) -> [f64; 2] {
        let margin = self.margin.unwrap_or(0.0);
        [self.value - margin, self.value + margin]
    }
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "positions in a drawing"
)]
fn draw_intervals(svg: &mut String, title: &str, axis: &str, rows: &[Interval], with_zero: bool) -> DrawingResult {
    const CHARACTER: usize = 8;
    let ends = || rows.iter().flat_map(Interval::ends).chain(with_zero.then_some(0.0));
    let (low, high) = (ends().fold(f64::INFINITY, f64::min), ends().fold(f64::NEG_INFINITY, f64::max));
    let room = ((high - low) * 0.06).max(0.05);
    let longest = rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
    let height = u32::try_from(110 + 26 * rows.len())?;
    let root = SVGBackend::with_string(svg, (900, height)).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(title, ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(40)
        .y_label_area_size(u32::try_from(24 + CHARACTER * longest.min(50))?)
        .build_cartesian_2d(low - room..high + room, -0.6..rows.len() as f64 - 0.4)?;
    let place = |index: usize| (rows.len() - 1 - index) as f64;
    let name = |y: &f64| {
        let is_row = (y - y.round()).abs() < 1e-6 && *y > -0.5;
        let index = is_row.then(|| rows.len().checked_sub(1 + y.round() as usize)).flatten();
        index.map_or(String::new(), |index| rows[index].name.clone())
    };
    chart
        .configure_mesh()
        .disable_y_mesh()
        .max_light_lines(0)
        .x_desc(axis)
        .y_labels(2 * rows.len() + 1)
        .y_label_formatter(&name)
        .draw()?;
    if with_zero {
        let line = [(0.0, -0.6), (0.0, rows.len() as f64 - 0.4)];
        chart.draw_series([PathElement::new(line, BLACK.mix(0.4))])?;
    }
    let style = COLORS[0].stroke_width(3);
    let bar = |(index, row): (usize, &Interval)| PathElement::new(row.ends().map(|end| (end, place(index))), style);
    chart.draw_series(rows.iter().enumerate().map(bar))?;
    let dot = |(index, row): (usize, &Interval)| Circle::new((row.value, place(index)), 5, COLORS[0].filled());
    chart.draw_series(rows.iter().enumerate().map(dot))?;
    root.present()?;
    Ok(())
}

const BEFORE: usize = 28;

pub(crate) fn bars(
    evaluation: &Evaluation,
    width: Option<usize>,
    plain: bool,
    written: impl Fn(&str) -> String,
) -> Vec<String> {
    let length_of_most = width.map_or(40, |width| width.saturating_sub(BEFORE).min(40)) as u64;
    let most = evaluation.distribution().iter().max().copied().unwrap_or(1).max(1);
    let line = |(guesses, &secrets): (usize, &u64)| {
        // This is rounded up, so that even one secret is visible.
        let length = usize::try_from((secrets * length_of_most).div_ceil(most)).expect("at most the width");
        let mark = if plain { String::new() } else { "#".repeat(length) };
        let word = written(&t!("cli-bars-guesses", guesses = guesses));
        let line = format!("{guesses:>3} {word:<9} {:>9}  {mark}", grouped(secrets));
        line.trim_end().to_owned()
    };
    (1..).zip(evaluation.distribution()).map(line).collect()
}
