use crate::row::Row;
use crate::sweep::strategies;
use anyhow::{Result, anyhow};
use plotters::prelude::*;
use std::collections::BTreeMap;
use std::error::Error;

/// Colours that people with most kinds of colour blindness can distinguish [Okabe & Ito 2008].
const COLORS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(230, 159, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(213, 94, 0),
    RGBColor(60, 60, 60),
];
const SIZE: (u32, u32) = (900, 540);

type Series = (String, Vec<(f64, f64)>);

/// Plots the means against the number of codes, with a line for each number of pegs.
pub(crate) fn means(rows: &[Row]) -> Result<String> {
    let mut lines: BTreeMap<String, Vec<(f64, f64)>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.own && row.strategy == "entropy" && !row.rules.contains('-')) {
        let pegs = row.rules.split('x').next().unwrap_or_default();
        lines.entry(format!("{pegs} pegs")).or_default().push((codes(row), row.mean()));
    }
    let mut lines: Vec<Series> = lines.into_iter().collect();
    for (_, points) in &mut lines {
        points.sort_by(|a, b| a.0.total_cmp(&b.0));
    }
    draw("Entropy: mean number of guesses, repeated colours allowed", "guesses", &lines, true)
}

pub(crate) fn excess(rows: &[Row]) -> Result<String> {
    let mut boards: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.own && row.codes >= 1000) {
        boards.entry(&row.rules).or_default().push(row);
    }
    let mut clouds: Vec<Series> = strategies().into_iter().map(|strategy| (strategy.to_owned(), Vec::new())).collect();
    for rows in boards.values().filter(|rows| rows.len() == strategies().len()) {
        let best = rows.iter().map(|row| row.mean()).fold(f64::INFINITY, f64::min);
        for row in rows {
            if let Some((_, points)) = clouds.iter_mut().find(|(name, _)| *name == row.strategy) {
                points.push((codes(row), 100.0 * (row.mean() / best - 1.0)));
            }
        }
    }
    draw("Above the best of the five strategies, boards of 1000 codes or more", "percent", &clouds, false)
}

#[expect(clippy::cast_precision_loss, reason = "a position in a drawing")]
fn codes(row: &Row) -> f64 {
    row.codes as f64
}

fn draw(title: &str, unit: &str, series: &[Series], joined: bool) -> Result<String> {
    let mut svg = String::new();
    draw_into(&mut svg, title, unit, series, joined).map_err(|error| anyhow!("{title}: {error}"))?;
    Ok(svg)
}

fn draw_into(svg: &mut String, title: &str, unit: &str, series: &[Series], joined: bool) -> Result<(), Box<dyn Error>> {
    let points = || series.iter().flat_map(|(_, points)| points);
    let least = points().map(|point| point.0).fold(f64::INFINITY, f64::min);
    let most = points().map(|point| point.0).fold(1.0, f64::max);
    let highest = points().map(|point| point.1).fold(0.0, f64::max);
    let root = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(title, ("sans-serif", 20))
        .margin(16)
        .x_label_area_size(44)
        .y_label_area_size(52)
        .build_cartesian_2d((least * 0.9..most * 1.2).log_scale(), 0.0..highest * 1.08)?;
    chart
        .configure_mesh()
        .max_light_lines(0)
        .x_desc("codes")
        .y_desc(unit)
        .x_label_formatter(&|x| format!("{x}"))
        .y_label_formatter(&|y| format!("{y}"))
        .draw()?;
    for ((name, points), color) in series.iter().zip(COLORS) {
        if joined {
            chart.draw_series(LineSeries::new(points.iter().copied(), color.stroke_width(2)))?;
        }
        chart
            .draw_series(points.iter().map(|&point| Circle::new(point, 3, color.filled())))?
            .label(name)
            .legend(move |(x, y)| Circle::new((x + 7, y), 4, color.filled()));
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
