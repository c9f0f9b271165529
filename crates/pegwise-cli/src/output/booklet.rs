use super::paper;
use crate::style::paint;
use pegwise::notation::Alphabet;
use pegwise::tree::{Node, Replayed, TreeFile};
use pegwise::{Code, Color, Feedback, FeedbackKind, StrategyTree};
use pegwise_text::{board, catalogue::spoken, number::decimal, t};
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

/// A tree on A4 pages: numbered positions with a guess and, for each answer, the next position or winning guess.
pub(crate) struct Booklet {
    title: String,
    definitions: String,
    pages: Vec<String>,
}

// All lengths are in millimetres.
const PAGE: (f64, f64) = (210.0, 297.0);
const MARGIN: f64 = 12.0;
const GUTTER: f64 = 6.0;
const TOP: [f64; 2] = [40.0, 14.0];
const BOTTOM: f64 = 283.0;
const LINE: f64 = 5.0;
const NUMBER: f64 = 9.0;
const ANSWER: f64 = 6.6;
const PEG: [f64; 2] = [4.6, 3.0];

struct Line<'a> {
    number: usize,
    guess: &'a Code,
    is_first: bool,
    cells: Vec<Cell>,
}

#[derive(Clone)]
struct Cell {
    feedback: Feedback,
    next: Next,
}

#[derive(Clone)]
enum Next {
    Position(usize),
    Last(Code),
}

struct Layout {
    columns: u8,
    column: f64,
    guess: f64,
    cell: f64,
    cells: usize,
}

impl Layout {
    fn new(pegs: usize) -> Result<Self, String> {
        let pegs_in = |step: f64| step * f64::from(u32::try_from(pegs).unwrap_or(u32::MAX));
        let guess = pegs_in(PEG[0]) + 1.5;
        let cell = ANSWER + f64::max(NUMBER, pegs_in(PEG[1]) + 1.0);
        let least = NUMBER + guess + cell;
        let (columns, column) = paper::columns((PAGE.0 - 2.0 * MARGIN, GUTTER), least + cell, least)
            .ok_or_else(|| t!("cli-booklet-wide", pegs = pegs))?;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few cells fit")]
        let cells = ((column - NUMBER - guess) / cell) as usize;
        Ok(Layout { columns, column, guess, cell, cells })
    }

    fn lines(page: usize) -> usize {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some fifty lines")]
        let lines = ((BOTTOM - TOP[page.min(1)]) / LINE) as usize;
        lines
    }
}

impl Booklet {
    pub(crate) fn new(alphabet: &Alphabet, file: &TreeFile, replayed: &Replayed) -> Result<Self, String> {
        let tree = file.tree.in_order();
        let layout = Layout::new(tree.board().pegs())?;
        let strategy = file.strategy.as_ref().map_or(String::new(), |name| format!(", {name}"));
        let title = format!("{}{strategy}", board::notation(tree.board()));
        let filled = fill(&layout, positions(&tree, layout.cells));
        let count = filled.len();
        let mut pages = Vec::new();
        for (index, columns) in filled.iter().enumerate() {
            let mut page = String::new();
            if index == 0 {
                head(&mut page, &title, tree.board().feedback_kind(), replayed);
            }
            for (column, lines) in (0u8..).zip(columns) {
                let x = MARGIN + f64::from(column) * (layout.column + GUTTER);
                let mut y = TOP[index.min(1)];
                for line in lines {
                    draw_line(&mut page, &layout, line, x, y);
                    y += LINE;
                }
            }
            let number = paper::footer(&title, index, count);
            text(&mut page, PAGE.0 / 2.0, PAGE.1 - 7.0, "class=\"small middle\"", &number);
            pages.push(page);
        }
        Ok(Booklet { title, definitions: definitions(alphabet, &tree), pages })
    }

    pub(crate) fn svg(&self) -> String {
        let mut svg = String::new();
        let height = PAGE.1 * f64::from(u32::try_from(self.pages.len()).expect("memory ends before"));
        let (width, definitions) = (PAGE.0, &self.definitions);
        let _ = writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {width} {height}\">\n{definitions}<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>"
        );
        let mut top = 0.0;
        for page in &self.pages {
            let _ = writeln!(svg, "<g transform=\"translate(0 {top})\">\n{page}</g>");
            top += PAGE.1;
        }
        svg + "</svg>\n"
    }

    pub(crate) fn html(&self) -> String {
        let (width, height) = PAGE;
        let (title, language) = (escaped(&self.title), spoken().tag());
        let mut html = format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>\n\
             @page {{ size: A4; margin: 0 }}\nbody {{ margin: 0 }}\n\
             svg {{ display: block; width: {width}mm; height: {height}mm; break-after: page; \
             print-color-adjust: exact; -webkit-print-color-adjust: exact }}\n\
             svg:last-child {{ break-after: auto }}\n</style>\n</head>\n<body>\n"
        );
        for (index, page) in self.pages.iter().enumerate() {
            let definitions = if index == 0 { self.definitions.as_str() } else { "" };
            let _ = writeln!(html, "<svg viewBox=\"0 0 {width} {height}\">\n{definitions}{page}</svg>");
        }
        html + "</body>\n</html>\n"
    }
}

fn positions<'t>(tree: &'t StrategyTree, cells_in_line: usize) -> Vec<Vec<Line<'t>>> {
    let nodes = tree.nodes().iter().enumerate();
    let answered = nodes.filter(|(index, node)| *index == 0 || !node.children.is_empty());
    let numbers: HashMap<usize, usize> = answered.enumerate().map(|(before, (index, _))| (index, before + 1)).collect();
    let next = |child: usize| match numbers.get(&child) {
        Some(&number) => Next::Position(number),
        None => Next::Last(tree.nodes()[child].guess.clone()),
    };
    let position = |(index, node): (usize, &'t Node)| {
        let number = *numbers.get(&index)?;
        let cell = |&(feedback, child): &(Feedback, usize)| Cell { feedback, next: next(child) };
        let cells: Vec<Cell> = node.children.iter().map(cell).collect();
        // If the code is the only one on its board, it has no answers but still needs a line.
        let count = cells.len().div_ceil(cells_in_line).max(1);
        let line = |index: usize| Line {
            number,
            guess: &node.guess,
            is_first: index == 0,
            cells: cells.iter().skip(index * cells_in_line).take(cells_in_line).cloned().collect(),
        };
        Some((0..count).map(line).collect())
    };
    tree.nodes().iter().enumerate().filter_map(position).collect()
}

fn fill<'a>(layout: &Layout, positions: Vec<Vec<Line<'a>>>) -> Vec<Vec<Vec<Line<'a>>>> {
    let mut pages: Vec<Vec<Vec<Line>>> = vec![vec![Vec::new()]];
    for position in positions {
        let mut keep = position.len();
        for line in position {
            let (page, lines) = (pages.len() - 1, pages.last().and_then(|columns| columns.last()).map_or(0, Vec::len));
            let left = Layout::lines(page) - lines;
            if left == 0 || (keep > left && keep <= Layout::lines(page)) {
                if pages[page].len() < usize::from(layout.columns) {
                    pages[page].push(Vec::new());
                } else {
                    pages.push(vec![Vec::new()]);
                }
            }
            keep = 1;
            pages.last_mut().and_then(|columns| columns.last_mut()).expect("there is a column").push(line);
        }
    }
    pages
}

fn head(page: &mut String, title: &str, kind: FeedbackKind, replayed: &Replayed) {
    let Replayed { evaluation, with_lies } = replayed;
    let need = t!(
        "cli-booklet-needs",
        codes = evaluation.secrets(),
        max = with_lies.as_ref().map_or(evaluation, |lies| &lies.evaluation).max(),
        mean = decimal(evaluation.mean(), 4),
        lies = if with_lies.is_some() { "yes" } else { "no" }
    );
    text(page, MARGIN, 17.0, "class=\"title\"", title);
    text(page, MARGIN, 22.5, "", &need);
    for (line, y) in t!("cli-booklet-how", kind = kind.key()).lines().zip([27.5, 32.0, 36.5]) {
        text(page, MARGIN, y, "", line);
    }
}

fn draw_line(page: &mut String, layout: &Layout, line: &Line, x: f64, y: f64) {
    let middle = y + LINE / 2.0;
    if line.number % 2 == 1 {
        let _ = writeln!(
            page,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{LINE}\" class=\"band\"/>",
            layout.column
        );
    }
    let baseline = middle + 1.2;
    if line.is_first {
        text(page, x + NUMBER - 2.0, baseline, "class=\"number end\"", &line.number.to_string());
        draw_code(page, line.guess, x + NUMBER, middle, 0);
    }
    let mut left = x + NUMBER + layout.guess;
    for cell in &line.cells {
        text(page, left + ANSWER - 1.2, baseline, "class=\"end\"", &cell.feedback.to_string());
        match &cell.next {
            Next::Position(number) => text(page, left + ANSWER, baseline, "class=\"number\"", &number.to_string()),
            Next::Last(code) => draw_code(page, code, left + ANSWER, middle, 1),
        }
        left += layout.cell;
    }
}

fn draw_code(page: &mut String, code: &Code, x: f64, y: f64, size: usize) {
    let mut center = x + PEG[size] / 2.0;
    for &color in code.colors() {
        let _ = write!(page, "<use href=\"#{}\" x=\"{center:.2}\" y=\"{y:.2}\"/>", id(color, size));
        center += PEG[size];
    }
    page.push('\n');
}

fn text(page: &mut String, x: f64, y: f64, attributes: &str, content: &str) {
    let _ = writeln!(page, "<text x=\"{x:.2}\" y=\"{y:.2}\" {attributes}>{}</text>", escaped(content));
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn id(color: Color, size: usize) -> String {
    let name = if color.is_blank() { "blank".to_owned() } else { (color.index() + 1).to_string() };
    format!("{}{name}", ["peg", "end"][size])
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn definitions(alphabet: &Alphabet, tree: &StrategyTree) -> String {
    let colors: BTreeSet<Color> = tree.nodes().iter().flat_map(|node| node.guess.colors().iter().copied()).collect();
    let mut text = String::from(
        "<style>text { font: 3.2px sans-serif; fill: #000 } .small { font-size: 2.8px } .title { font: bold 5px \
         sans-serif } .number { font-weight: bold } .end { text-anchor: end } .middle, .peg { text-anchor: middle } \
         .peg { font-weight: bold } .band { fill: #f0f0f0 }</style>\n<defs>\n",
    );
    for color in colors {
        let paint = paint(&alphabet.name(color));
        let (fill, ink) = (hex(paint.fill), hex(paint.ink));
        let symbol = escaped(&alphabet.symbol(color));
        for (size, step) in PEG.iter().enumerate() {
            let radius = step * 0.46;
            // Symbols of several characters, such as 36, are shrunk to fit.
            let letter = radius * if symbol.chars().count() > 1 { 0.95 } else { 1.45 };
            let _ = writeln!(
                text,
                "<g id=\"{}\"><circle r=\"{radius:.2}\" fill=\"{fill}\" stroke=\"#000\" stroke-width=\".15\"/><text \
                 class=\"peg\" y=\"{:.2}\" style=\"font-size:{letter:.2}px;fill:{ink}\">{symbol}</text></g>",
                id(color, size),
                letter * 0.36,
            );
        }
    }
    text + "</defs>\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::{Codebook, Rules, StrategySpec, score};

    fn tree(rules: &str) -> StrategyTree {
        let rules: Rules = rules.parse().unwrap();
        let spec = StrategySpec::read("knuth", &rules).unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap()
    }

    #[test]
    fn a_person_can_play_from_it() {
        for rules in ["4x6", "2x3", "1x1", "4x10-distinct", "8x3", "12x2"] {
            let tree = tree(rules);
            let layout = Layout::new(tree.board().pegs()).unwrap();
            let pages = fill(&layout, positions(&tree, layout.cells));
            let mut rows: HashMap<usize, (&Code, Vec<&Cell>)> = HashMap::new();
            for (page, columns) in pages.iter().enumerate() {
                assert!(columns.len() <= layout.columns.into(), "{rules}");
                for lines in columns {
                    assert!(!lines.is_empty() && lines.len() <= Layout::lines(page), "{rules}");
                    for line in lines {
                        assert!(line.is_first != rows.contains_key(&line.number), "{rules}: a number begins once");
                        rows.entry(line.number).or_insert((line.guess, Vec::new())).1.extend(&line.cells);
                    }
                }
            }
            for secret in Codebook::new(tree.board()).unwrap().candidates().codes() {
                let mut number = 1;
                loop {
                    let (guess, cells) = &rows[&number];
                    if **guess == secret {
                        break;
                    }
                    let answer = score::reference(guess, &secret);
                    match &cells.iter().find(|cell| cell.feedback == answer).unwrap().next {
                        Next::Position(next) => number = *next,
                        Next::Last(code) => {
                            assert_eq!(code, &secret, "{rules}");
                            break;
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn too_many_pegs_for_the_paper_are_refused() {
        assert!(Layout::new(20).is_ok());
        assert!(Layout::new(30).err().unwrap().contains("up to 20 pegs"));
    }
}
