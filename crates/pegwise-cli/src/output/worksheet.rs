use super::paper;
use crate::setup::Setup;
use crate::style::paint;
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use pegwise::{AnswerForm, Code, Color, Feedback, FeedbackKind, PegCount, Puzzle, Rules, Task};
use pegwise_text::{board, catalogue::spoken, t};
use std::borrow::Cow;

pub(crate) struct Worksheet {
    title: String,
    pages: Vec<Content>,
}

pub(crate) struct Item<'a> {
    pub(crate) puzzle: &'a Puzzle,
    pub(crate) heading: String,
    pub(crate) clues: Vec<String>,
    pub(crate) question: String,
    pub(crate) key: String,
}

// All lengths are in points, 72 to an inch, from the lower left corner.
/// A4. The content also fits Letter, 612 x 792, regardless of the printer's alignment.
const PAGE: (f32, f32) = (595.0, 842.0);
const LEFT: f32 = 50.0;
const WIDTH: f32 = 495.0;
const TOP: f32 = 768.0;
const BOTTOM: f32 = 92.0;
const FOOTER: f32 = 74.0;
const GUTTER: f32 = 24.0;

const NUMBER: f32 = 18.0;
const PEG: (f32, f32) = (17.5, 19.0);
const RADIUS: f32 = 7.6;
const DOT: f32 = 7.2;
const DOT_RADIUS: f32 = 2.7;
const FIGURES: f32 = 36.0;
const NOTE_LINES: u8 = 4;
const NOTE_LINE: f32 = 17.0;
const LINE: f32 = 12.0;
const BLACK: [u8; 3] = [0; 3];
const WHITE: [u8; 3] = [255; 3];
const GREY: [u8; 3] = [0x99; 3];

#[derive(Clone, Copy)]
enum Font {
    Text,
    Bold,
    /// A monospaced font, 0.6 times as wide as its size, so that symbols can be centred in pegs.
    Symbol,
}

impl Font {
    const ALL: [(Font, &'static [u8]); 3] =
        [(Font::Text, b"Helvetica"), (Font::Bold, b"Helvetica-Bold"), (Font::Symbol, b"Courier-Bold")];

    fn name(self) -> Name<'static> {
        match self {
            Font::Text => Name(b"T"),
            Font::Bold => Name(b"B"),
            Font::Symbol => Name(b"S"),
        }
    }
}

const SMALL: (Font, f32) = (Font::Text, 8.0);
const TEXT: (Font, f32) = (Font::Text, 9.5);
const HEADING: (Font, f32) = (Font::Bold, 10.5);
const TITLE: (Font, f32) = (Font::Bold, 17.0);

impl Worksheet {
    pub(crate) fn new(setup: &Setup, title: String, head: &[String; 2], items: &[Item]) -> Result<Self, String> {
        let columns = columns(&setup.rules)?;
        check_symbols(setup)?;
        let mut sheet = Worksheet { title, pages: Vec::new() };
        let has_signs = items.iter().any(|item| item.clues.is_empty());
        let mut pen = sheet.first_page(setup, head, has_signs);
        let column = (WIDTH - GUTTER * f32::from(columns - 1)) / f32::from(columns);
        let (mut top, mut used) = (pen, 0);
        for item in items {
            if pen - height(item, column) < BOTTOM {
                used += 1;
                if used == columns {
                    sheet.pages.push(Content::new());
                    (top, used) = (TOP, 0);
                }
                pen = top;
            }
            let x = LEFT + f32::from(used) * (column + GUTTER);
            pen = sheet.draw_puzzle(setup, item, x, pen, column);
        }
        sheet.answer_key(items);
        sheet.footers();
        Ok(sheet)
    }

    pub(crate) fn pages(&self) -> usize {
        self.pages.len()
    }

    pub(crate) fn pdf(self) -> Vec<u8> {
        let mut numbers = 1..;
        let mut next = || Ref::new(numbers.next().expect("memory ends before"));
        let (catalog, tree, info) = (next(), next(), next());
        let fonts = Font::ALL.map(|(font, base)| (font, base, next()));
        let pages: Vec<(Ref, Ref, Content)> = self.pages.into_iter().map(|content| (next(), next(), content)).collect();
        let mut pdf = Pdf::new();
        pdf.catalog(catalog).pages(tree).lang(TextStr(spoken().tag()));
        pdf.document_info(info).title(TextStr(&self.title)).producer(TextStr("Pegwise"));
        let count = i32::try_from(pages.len()).expect("memory ends before");
        pdf.pages(tree).kids(pages.iter().map(|(page, ..)| *page)).count(count);
        for (_, base, number) in fonts {
            pdf.type1_font(number).base_font(Name(base)).encoding_predefined(Name(b"WinAnsiEncoding"));
        }
        for (number, contents, content) in pages {
            let mut page = pdf.page(number);
            page.parent(tree).media_box(Rect::new(0.0, 0.0, PAGE.0, PAGE.1)).contents(contents);
            let mut resources = page.resources();
            let mut names = resources.fonts();
            for (font, _, number) in fonts {
                names.pair(font.name(), number);
            }
            names.finish();
            resources.finish();
            page.finish();
            pdf.stream(contents, &content.finish());
        }
        pdf.finish()
    }

    fn page(&mut self) -> &mut Content {
        self.pages.last_mut().expect("the first page comes first")
    }

    fn first_page(&mut self, setup: &Setup, head: &[String; 2], has_signs: bool) -> f32 {
        self.pages.push(Content::new());
        let title = self.title.clone();
        text(self.page(), TITLE, LEFT, TOP - TITLE.1, BLACK, &title);
        let mut pen = TOP - TITLE.1 - 18.0;
        for line in head.iter().flat_map(|paragraph| wrapped(paragraph, TEXT, WIDTH)) {
            text(self.page(), TEXT, LEFT, pen, BLACK, &line);
            pen -= LINE;
        }
        for (is_filled, meaning) in signs(setup.rules.feedback_kind()).into_iter().filter(|_| has_signs) {
            circle(self.page(), LEFT + DOT_RADIUS, pen + 3.2, DOT_RADIUS, if is_filled { BLACK } else { WHITE });
            text(self.page(), TEXT, LEFT + 2.0 * DOT, pen, BLACK, &meaning);
            pen -= LINE;
        }
        pen - LINE
    }

    fn draw_puzzle(&mut self, setup: &Setup, item: &Item, x: f32, top: f32, column: f32) -> f32 {
        let page = self.page();
        let mut pen = top - HEADING.1;
        text(page, HEADING, x, pen, BLACK, &item.heading);
        pen -= PEG.1;
        for (row, turn) in item.puzzle.rows().iter().enumerate() {
            text(page, SMALL, x, pen - 3.0, BLACK, &(row + 1).to_string());
            draw_code(page, setup, &turn.guess, x + NUMBER, pen);
            match item.clues.get(row) {
                Some(_) => {
                    for (line, words) in clue_lines(item, row, column).iter().enumerate() {
                        text(page, TEXT, after_code(x, &setup.rules), pen - 3.2 - step(line, LINE), BLACK, words);
                    }
                }
                None => draw_answer(page, setup, turn.feedback, after_code(x, &setup.rules), pen),
            }
            pen -= row_height(item, row, column);
        }
        match item.puzzle.task() {
            Task::Impossible { guess, offered, .. } => {
                text(page, SMALL, x, pen - 3.0, BLACK, "?");
                draw_code(page, setup, guess, x + NUMBER, pen);
                pen = question(page, item, x, pen, column);
                for &feedback in offered {
                    page.rect(x + 1.0, pen - 4.0, 8.0, 8.0).stroke();
                    draw_answer(page, setup, feedback, x + NUMBER, pen);
                    pen -= PEG.1;
                }
            }
            Task::WrongAnswer { .. } => {
                pen = question(page, item, x, pen + PEG.1, column);
                page.rect(x + 1.0, pen - 5.0, NUMBER, 10.0).stroke();
                pen -= PEG.1;
            }
            Task::Deduce | Task::WinNext { .. } => {
                pen = question(page, item, x, pen + PEG.1, column);
                for peg in 0..setup.rules.pegs() {
                    circle(page, x + NUMBER + RADIUS + step(peg, PEG.0), pen, RADIUS, WHITE);
                }
                pen -= PEG.1;
            }
        }
        text(page, SMALL, x, pen - 3.0, GREY, &t!("cli-worksheet-notes"));
        stroke(page, GREY);
        for _ in 0..NOTE_LINES {
            pen -= NOTE_LINE;
            page.move_to(x, pen).line_to(x + column, pen).stroke();
        }
        stroke(page, BLACK);
        pen - GUTTER
    }

    fn answer_key(&mut self, items: &[Item]) {
        self.pages.push(Content::new());
        text(self.page(), TITLE, LEFT, TOP - TITLE.1, BLACK, &t!("cli-print-key"));
        let mut pen = TOP - TITLE.1 - 22.0;
        for item in items {
            let lines = wrapped(&item.key, TEXT, WIDTH);
            if pen - step(lines.len(), LINE) < BOTTOM {
                self.pages.push(Content::new());
                pen = TOP - LINE;
            }
            for line in lines {
                text(self.page(), TEXT, LEFT, pen, BLACK, &line);
                pen -= LINE;
            }
            pen -= LINE / 2.0;
        }
    }

    fn footers(&mut self) {
        let count = self.pages.len();
        for (index, page) in self.pages.iter_mut().enumerate() {
            text(page, SMALL, LEFT, FOOTER, BLACK, &paper::footer(&self.title, index, count));
        }
    }
}

fn columns(rules: &Rules) -> Result<u8, String> {
    let needed = f64::from(after_code(0.0, rules) + step(rules.pegs(), DOT) + FIGURES);
    let columns = paper::columns((WIDTH.into(), GUTTER.into()), needed, needed);
    columns.map(|(columns, _)| columns).ok_or_else(|| t!("cli-worksheet-wide", pegs = rules.pegs()))
}

fn check_symbols(setup: &Setup) -> Result<(), String> {
    let colors = (0..setup.rules.colors()).filter_map(|index| setup.rules.color(index));
    let texts = colors.flat_map(|color| [setup.alphabet.symbol(color), setup.alphabet.name(color)]);
    match texts.into_iter().find(|text| text.chars().any(|c| latin(c).is_none())) {
        Some(text) => Err(t!("cli-worksheet-symbol", symbol = text)),
        None => Ok(()),
    }
}

fn signs(kind: FeedbackKind) -> Vec<(bool, String)> {
    let AnswerForm::Counts(counts) = kind.form() else { return Vec::new() };
    let sign = |&count: &PegCount| {
        let usual = || match count {
            PegCount::InPlace => t!("cli-worksheet-black"),
            PegCount::Elsewhere => t!("cli-worksheet-white"),
            PegCount::Anywhere => t!("cli-worksheet-sum"),
        };
        (count == PegCount::InPlace, board::counted(kind).unwrap_or_else(usual))
    };
    counts.iter().map(sign).collect()
}

fn height(item: &Item, column: f32) -> f32 {
    let rows = match item.puzzle.task() {
        Task::Impossible { offered, .. } => 1 + offered.len(),
        Task::Deduce | Task::WinNext { .. } | Task::WrongAnswer { .. } => 1,
    };
    let question = step(wrapped(&item.question, TEXT, column).len(), LINE);
    let given: f32 = (0..item.puzzle.rows().len()).map(|row| row_height(item, row, column)).sum();
    let rows = given + step(rows + 1, PEG.1);
    HEADING.1 + rows + question + PEG.1 + f32::from(NOTE_LINES) * NOTE_LINE
}

fn clue_lines(item: &Item, row: usize, column: f32) -> Vec<String> {
    let width = column - after_code(0.0, item.puzzle.rules());
    item.clues.get(row).map_or_else(Vec::new, |clue| wrapped(clue, TEXT, width))
}

fn row_height(item: &Item, row: usize, column: f32) -> f32 {
    step(clue_lines(item, row, column).len().saturating_sub(1), LINE) + PEG.1
}

fn step(n: usize, size: f32) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX)) * size
}

fn after_code(x: f32, rules: &Rules) -> f32 {
    x + NUMBER + step(rules.pegs(), PEG.0) + 6.0
}

fn question(page: &mut Content, item: &Item, x: f32, row: f32, column: f32) -> f32 {
    let mut pen = row - PEG.1;
    for line in wrapped(&item.question, TEXT, column) {
        text(page, TEXT, x, pen - 2.0, BLACK, &line);
        pen -= LINE;
    }
    pen - 5.0
}

fn draw_code(page: &mut Content, setup: &Setup, code: &Code, x: f32, middle: f32) {
    for (peg, &color) in code.colors().iter().enumerate() {
        draw_peg(page, setup, color, x + RADIUS + step(peg, PEG.0), middle);
    }
}

fn draw_peg(page: &mut Content, setup: &Setup, color: Color, x: f32, y: f32) {
    let paint = paint(&setup.alphabet.name(color));
    circle(page, x, y, RADIUS, paint.fill);
    let symbol = setup.alphabet.symbol(color);
    let letters = step(symbol.chars().count(), 0.6);
    let size = f32::min(11.0, 1.7 * RADIUS / letters);
    text(page, (Font::Symbol, size), x - letters * size / 2.0, y - size * 0.3, paint.ink, &symbol);
}

fn draw_answer(page: &mut Content, setup: &Setup, feedback: Feedback, x: f32, middle: f32) {
    let are_drawn = matches!(setup.rules.feedback_kind().form(), AnswerForm::Counts(_));
    let pegs = if are_drawn { setup.rules.pegs() } else { 0 };
    for peg in 0..pegs {
        let x = x + DOT_RADIUS + step(peg, DOT);
        match peg {
            peg if peg < feedback.black() => circle(page, x, middle, DOT_RADIUS, BLACK),
            peg if peg < feedback.total() => circle(page, x, middle, DOT_RADIUS, WHITE),
            _ => circle(page, x, middle, 0.5, BLACK),
        }
    }
    text(page, TEXT, x + step(pegs, DOT) + 6.0, middle - 3.2, BLACK, &feedback.to_string());
}

fn circle(page: &mut Content, x: f32, y: f32, radius: f32, color: [u8; 3]) {
    /// The distance of a quarter circle's handles from its ends, relative to the radius. The error is below 0.03%.
    const HANDLE: f32 = 0.5523;
    let (r, h) = (radius, radius * HANDLE);
    fill(page, color);
    page.set_line_width(0.6);
    page.move_to(x + r, y);
    page.cubic_to(x + r, y + h, x + h, y + r, x, y + r);
    page.cubic_to(x - h, y + r, x - r, y + h, x - r, y);
    page.cubic_to(x - r, y - h, x - h, y - r, x, y - r);
    page.cubic_to(x + h, y - r, x + r, y - h, x + r, y);
    page.close_fill_nonzero_and_stroke();
}

fn text(page: &mut Content, (font, size): (Font, f32), x: f32, y: f32, color: [u8; 3], content: &str) {
    let bytes: Vec<u8> = content.chars().map(|c| latin(c).unwrap_or(b'?')).collect();
    fill(page, color);
    page.begin_text().set_font(font.name(), size).next_line(x, y).show(Str(&bytes)).end_text();
}

fn fill(page: &mut Content, color: [u8; 3]) {
    let [red, green, blue] = color.map(|part| f32::from(part) / 255.0);
    page.set_fill_rgb(red, green, blue);
}

fn stroke(page: &mut Content, color: [u8; 3]) {
    let [red, green, blue] = color.map(|part| f32::from(part) / 255.0);
    page.set_stroke_rgb(red, green, blue);
}

fn latin(c: char) -> Option<u8> {
    // In this encoding, the bytes in between are other characters.
    u8::try_from(u32::from(c)).ok().filter(|byte| matches!(byte, 0x20..=0x7e | 0xa1..=0xff))
}

/// Wraps a paragraph. On average, letters in Pegwise's texts are at most 0.53 times as wide as the font size.
fn wrapped(paragraph: &str, (_, size): (Font, f32), width: f32) -> Vec<String> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some ninety letters")]
    let letters = (width / (size * 0.53)) as usize;
    textwrap::wrap(paragraph, letters).into_iter().map(Cow::into_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Args;
    use crate::config::Config;
    use clap::Parser;
    use pegwise::{Codebook, PuzzleKind, PuzzleLevel};

    fn worksheet(rules: &str, count: u64) -> Worksheet {
        let kinds =
            |seed: u64| PuzzleKind::WITH_PEGS.into_iter().cycle().skip(usize::try_from(seed % 4).unwrap()).take(4);
        worksheet_of(rules, count, |seed| kinds(seed).collect())
    }

    fn worksheet_of(rules: &str, count: u64, kinds: impl Fn(u64) -> Vec<PuzzleKind>) -> Worksheet {
        let common = Args::parse_from(["pegwise", "rules", "--rules", rules]).common;
        let setup = Setup::new(&common, &Config::default()).unwrap();
        let codebook = Codebook::new(&setup.rules).unwrap();
        let draw = |seed: u64| {
            let puzzle = |kind| Puzzle::draw(&setup.rules, &codebook, kind, PuzzleLevel::Hard, seed, &()).ok();
            kinds(seed).into_iter().find_map(puzzle).unwrap()
        };
        let puzzles: Vec<Puzzle> = (0..count).map(draw).collect();
        let words = |n: usize| "a few words ".repeat(n);
        let clues = |puzzle: &Puzzle| match puzzle.kind() {
            PuzzleKind::Padlock => puzzle.rows().iter().map(|_| words(4)).collect(),
            _ => Vec::new(),
        };
        let item =
            |puzzle| Item { puzzle, heading: words(1), clues: clues(puzzle), question: words(8), key: words(30) };
        let items: Vec<Item> = puzzles.iter().map(item).collect();
        Worksheet::new(&setup, "Title".into(), &[words(9), words(9)], &items).unwrap()
    }

    fn text_of(worksheet: Worksheet) -> String {
        String::from_utf8_lossy(&worksheet.pdf()).into_owned()
    }

    #[test]
    fn readers_find_every_object() {
        let sheet = worksheet("4x6", 7);
        let pages = sheet.pages();
        let bytes = sheet.pdf();
        let at = |offset: usize| &bytes[offset..];
        let tail = String::from_utf8_lossy(&bytes[bytes.len() - 60..]).into_owned();
        let table: usize = tail.split("startxref").nth(1).unwrap().split_whitespace().next().unwrap().parse().unwrap();
        let table = String::from_utf8_lossy(at(table)).into_owned();
        let mut lines = table.lines().skip(1);
        let objects: usize = lines.next().unwrap().strip_prefix("0 ").unwrap().trim().parse().unwrap();
        for (number, line) in lines.take(objects).enumerate().skip(1) {
            let offset: usize = line[..10].parse().unwrap();
            assert!(line.ends_with(" n") && at(offset).starts_with(format!("{number} 0 obj").as_bytes()), "{line}");
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert_eq!(text.matches("/Type /Page\n").count(), pages);
        assert!(text.contains(&format!("/Count {pages}\n")));
    }

    #[test]
    fn nothing_leaves_the_paper() {
        let code = |n: u32| format!("{:017b}", n * 7919 % (1 << 17)).replace('1', "2").replace('0', "1");
        let long = format!("17x2-only={}", (1..60).map(code).collect::<Vec<_>>().join(","));
        let with_pegs = [("4x6", 20), ("3x5-blanks", 9), ("7x2", 6), ("8x2", 6), (long.as_str(), 3), ("2x40", 6)];
        let sheets = with_pegs.map(|(rules, count)| (rules, worksheet(rules, count)));
        let riddles = [("padlock", 8), ("5x10", 4)];
        let riddles = riddles.map(|(rules, count)| (rules, worksheet_of(rules, count, |_| vec![PuzzleKind::Padlock])));
        for (rules, sheet) in sheets.into_iter().chain(riddles) {
            let mut drawn = 0;
            for line in text_of(sheet).lines() {
                let words: Vec<&str> = line.split(' ').collect();
                if let [x, y, "m" | "l" | "Td"] = words[..] {
                    let (x, y): (f32, f32) = (x.parse().unwrap(), y.parse().unwrap());
                    assert!((50.0..=545.0).contains(&x) && (72.0..=770.0).contains(&y), "{rules}: {line}");
                    drawn += 1;
                }
            }
            assert!(drawn > 100, "{rules}: {drawn}");
        }
    }

    /// Three puzzles take two columns on one page; four in one column need more pages.
    #[test]
    fn columns_are_filled_one_after_the_other() {
        assert_eq!(worksheet("4x6", 1).pages(), 2);
        assert_eq!(worksheet("4x6", 3).pages(), 2);
        assert!(worksheet("8x2", 4).pages() > 2);
    }

    #[test]
    fn what_cannot_be_printed_is_refused() {
        let columns = |rules: &str| columns(&rules.parse().unwrap());
        assert_eq!((columns("7x2"), columns("8x2"), columns("17x2")), (Ok(2), Ok(1), Ok(1)));
        assert!(columns("18x2").unwrap_err().contains("up to 17 pegs"));
        let common = Args::parse_from(["pegwise", "rules", "--rules", "2x2", "--alphabet", "aλ"]).common;
        let setup = Setup::new(&common, &Config::default()).unwrap();
        assert!(check_symbols(&setup).unwrap_err().starts_with("“λ” cannot be printed"));
    }
}
