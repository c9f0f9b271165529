use pegwise::Evaluation;
use pegwise_text::{number::decimal, t};
use plotters::prelude::*;

/// Distributions side by side as an SVG drawing: bars of secrets by number of guesses, one colour and
/// one line of the legend per strategy.
pub(crate) fn distributions(title: &str, evaluations: &[(String, Evaluation)]) -> Result<String, String> {
    let mut svg = String::new();
    draw(&mut svg, title, evaluations).map_err(|error| error.to_string())?;
    Ok(svg)
}

type DrawingResult = Result<(), Box<dyn std::error::Error>>;

/// Colours that stay apart for most kinds of colour blindness [Okabe & Ito 2008].
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
