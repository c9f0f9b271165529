use crate::canvas::{Canvas, Cell, Mark, Message, first_shown, top};
use crate::entry::{BLACK, Entry};
use crate::input::{HitArea, Spots};
use crate::look::Tone;
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{AnswerForm, Color, Feedback, Rules, Turn};
use pegwise_text::board::describe;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use std::ops::Range;

pub(crate) struct Board<'a> {
    pub(crate) rules: &'a pegwise::Board,
    pub(crate) turns: &'a [Turn],
    pub(crate) notes: &'a [(String, Tone)],
    pub(crate) chosen: Option<usize>,
    /// The row being entered, with its index. It replaces the row with this index or is added after the last one.
    pub(crate) entry: Option<(&'a Entry, usize)>,
    pub(crate) rows: usize,
    pub(crate) note: u16,
}

/// Draws a game that may be on another board than the screen's, below a description of its rules.
pub(crate) fn draw_game(canvas: &mut Canvas<'_, '_>, game: &GameRecord, area: Rect) {
    let alphabet = canvas.alphabet.of_game_on(&game.rules);
    draw_on(canvas, &game.rules, &alphabet, |canvas| {
        let used = canvas.message(&Message::quiet(describe(canvas.alphabet, &game.rules)), area);
        let (_, area) = top(area, used + 1);
        let rows = game.history.len();
        let board =
            Board { rules: &game.rules, turns: &game.history, notes: &[], chosen: None, entry: None, rows, note: 0 };
        board.draw(canvas, area);
    });
}

/// Draws something with the symbols of another board, without spots to click.
pub(crate) fn draw_on(
    canvas: &mut Canvas<'_, '_>,
    rules: &Rules,
    alphabet: &Alphabet,
    draw: impl FnOnce(&mut Canvas<'_, '_>),
) {
    let (look, board) = (canvas.look, Some(rules.board()));
    draw(&mut Canvas { frame: canvas.frame, look, alphabet, board, spots: &mut Spots::default() });
}

pub(crate) fn note_columns(notes: &[(String, Tone)]) -> u16 {
    const USUAL: usize = 7;
    let longest = notes.iter().map(|(note, _)| note.chars().count() + 1).max().unwrap_or(0);
    u16::try_from(longest.max(USUAL)).unwrap_or(u16::MAX)
}

const NUMBER: u16 = 4;

/// The spaces around the small pegs of an answer and its digits.
const SPACES: u16 = 3;

/// Longer rows are shown in groups, on several lines if necessary, and their answers only as digits.
const MOST_IN_ONE_GROUP: usize = 16;

const GROUP: usize = 10;

#[derive(Clone, Copy)]
struct Layout {
    cell: Cell,
    in_line: usize,
    lines: usize,
    group: usize,
    is_tall: bool,
}

impl Layout {
    fn grown(self, screen: u16, height: usize, rows: usize) -> Self {
        const WIDE: u16 = 100;
        let fits = self.lines == 1 && self.cell.is_widest() && screen >= WIDE && 2 * rows <= height;
        if fits { Layout { lines: 2, is_tall: true, ..self } } else { self }
    }

    fn column(self, peg: usize) -> u16 {
        let place = peg % self.in_line;
        u16::try_from(place / self.group).unwrap_or(u16::MAX)
            + u16::try_from(place).unwrap_or(u16::MAX) * self.cell.width()
    }

    fn width(self) -> u16 {
        self.column(self.in_line - 1) + self.cell.width()
    }
}

impl Board<'_> {
    pub(crate) fn is_wide(&self) -> bool {
        self.rules.pegs() > MOST_IN_ONE_GROUP
    }

    pub(crate) fn width(&self) -> u16 {
        let pegs = u16::try_from(self.rules.pegs()).unwrap_or(u16::MAX);
        let cells = pegs.saturating_mul(Cell::with(self.rules, 3).width());
        cells.saturating_add(NUMBER + self.note).saturating_add(self.pegs_and_digits())
    }

    /// The columns for a row whose pegs have room for the cursor.
    pub(crate) fn least_width(&self) -> u16 {
        let pegs = self.rules.pegs();
        let (around, group) = if self.is_wide() { (1, GROUP) } else { (2, pegs) };
        let layout = Layout { cell: Cell::with(self.rules, around), in_line: pegs, lines: 1, group, is_tall: false };
        layout.width().saturating_add(NUMBER + self.note).saturating_add(self.answer_width())
    }

    pub(crate) fn note_at(&self, columns: u16) -> u16 {
        self.layout(columns).width().saturating_add(NUMBER).saturating_add(self.answer_width())
    }

    fn answer_width(&self) -> u16 {
        if self.is_wide() { ANSWER } else { self.pegs_and_digits() }
    }

    /// The columns of an answer as small pegs and digits. On boards with two attributes, it has both twice.
    fn pegs_and_digits(&self) -> u16 {
        let pegs = u16::try_from(self.rules.pegs()).unwrap_or(u16::MAX);
        let pegs = if self.rules.attributes().is_some() { pegs.saturating_mul(2).saturating_add(1) } else { pegs };
        let shown = pegs.saturating_add(SPACES).saturating_add(u16::try_from(self.digits()).unwrap_or(u16::MAX));
        shown.max(self.entry.map_or(0, |(entry, _)| entry.answer_columns()))
    }

    fn digits(&self) -> usize {
        match self.rules.feedback_kind().form() {
            AnswerForm::Pairs => "1.0/1.0".len(),
            AnswerForm::Marks(_) => self.rules.pegs().max("10.0".len()),
            AnswerForm::Counts(_) => "10.0".len(),
        }
    }

    pub(crate) fn height(&self, rows: usize, columns: u16) -> u16 {
        u16::try_from(rows * self.layout(columns).lines).unwrap_or(u16::MAX)
    }

    fn layout(&self, columns: u16) -> Layout {
        let pegs = self.rules.pegs();
        if !self.is_wide() {
            let rest = NUMBER + self.pegs_and_digits() + self.note;
            return Layout {
                cell: Cell::fitting(self.rules, pegs, columns, rest),
                in_line: pegs,
                lines: 1,
                group: pegs,
                is_tall: false,
            };
        }
        let cell = Cell::with(self.rules, 1);
        let fits = |in_line: &usize| {
            let layout = Layout { cell, in_line: *in_line, lines: 1, group: GROUP, is_tall: false };
            layout.width() + NUMBER + ANSWER + self.note <= columns
        };
        let whole_groups = (1..=pegs.div_ceil(GROUP)).rev().map(|groups| groups * GROUP).find(fits);
        let in_line = whole_groups.or_else(|| (1..GROUP).rev().find(fits)).unwrap_or(1);
        Layout { cell, in_line, lines: pegs.div_ceil(in_line), group: GROUP, is_tall: false }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let made = self.entry.map(|(_, row)| row);
        let used = self.turns.len().max(made.map_or(0, |row| row + 1));
        let height = usize::from(area.height);
        let layout = self.layout(area.width).grown(canvas.frame.area().width, height, used.max(self.rows));
        let rows = used.max(self.rows.min(height / layout.lines));
        let focus = self.chosen.or(made).unwrap_or(self.turns.len());
        let cursor = self.entry.filter(|(_, row)| *row == focus).map_or(0, |(entry, _)| entry.cursor());
        let cursor = if layout.is_tall { 0 } else { (cursor / layout.in_line).min(layout.lines - 1) };
        let first = first_shown(rows * layout.lines, focus * layout.lines + cursor, height);
        for (y, number) in (area.y..area.bottom()).zip(first..rows * layout.lines) {
            let area = Rect { y, height: 1, ..area };
            let line = RowLine { row: number / layout.lines, line: number % layout.lines, layout, area };
            match self.entry {
                Some((entry, at)) if at == line.row => self.draw_entry(canvas, &line, entry),
                _ => self.draw_row(canvas, &line),
            }
        }
        canvas.mark_scrolling(first, rows * layout.lines, height, area);
    }

    fn draw_row(&self, canvas: &mut Canvas<'_, '_>, line: &RowLine) {
        let mut spans = vec![line.head(canvas, self.chosen == Some(line.row))];
        let turn = self.turns.get(line.row);
        for peg in line.pegs(self.rules.pegs()) {
            let color = turn.map(|turn| turn.guess.colors()[peg]);
            let note = self.entry.and_then(|(entry, _)| entry.note(peg, color?));
            spans.extend(line.gap(peg));
            spans.extend(line.peg(canvas, color, Mark { note, ..Mark::default() }));
        }
        let Some(turn) = turn else { return canvas.line(Line::from(spans), line.area) };
        if line.layout.is_tall {
            spans.push(Span::raw(" "));
            spans.extend(self.half_answer(canvas, line, turn.feedback));
        } else if line.is_last() {
            spans.push(line.rest(self.rules.pegs()));
            spans.push(Span::raw(" "));
            if self.is_wide() {
                spans.push(Span::raw(format!(
                    "{:<digits$}",
                    turn.feedback.to_string(),
                    digits = usize::from(ANSWER) - 1
                )));
            } else {
                spans.push(canvas.answer(turn.feedback, self.rules.pegs()));
                let digits = self.digits();
                spans.push(Span::raw(format!(" {:<digits$} ", turn.feedback.to_string())));
            }
        }
        if line.is_noted()
            && let Some((note, tone)) = self.notes.get(line.row)
        {
            spans.push(canvas.span(note, *tone));
        }
        canvas.line(Line::from(spans), line.area);
        canvas.spots.add(line.area, HitArea::Row(line.row));
    }

    fn half_answer(&self, canvas: &Canvas<'_, '_>, line: &RowLine, feedback: Feedback) -> Vec<Span<'static>> {
        let pegs: Vec<char> = canvas.answer(feedback, self.rules.pegs()).content.chars().collect();
        let (upper, lower) = pegs.split_at(pegs.len().div_ceil(2));
        let half: String = if line.line == 0 { upper } else { lower }.iter().collect();
        let half = format!("{half:<columns$}", columns = pegs.len());
        let digits = if line.line == 0 { feedback.to_string() } else { String::new() };
        vec![Span::raw(half), Span::raw(format!(" {digits:<columns$} ", columns = self.digits()))]
    }

    fn draw_entry(&self, canvas: &mut Canvas<'_, '_>, line: &RowLine, entry: &Entry) {
        let active = self.chosen.is_none();
        let mut spans = vec![line.head(canvas, active)];
        let (area, width) = (line.area, line.layout.cell.width());
        for peg in line.pegs(entry.pegs().len()) {
            let color = entry.pegs()[peg];
            let note = color.and_then(|color| entry.note(peg, color));
            let mark = Mark { cursor: active && entry.cursor() == peg, held: entry.is_held(peg), note };
            spans.extend(line.gap(peg));
            spans.extend(line.peg(canvas, color, mark));
            let x = area.x + NUMBER + line.layout.column(peg);
            canvas.spots.add(Rect { x, width, ..area }.intersection(area), HitArea::Place(peg));
        }
        let answer = if line.is_noted() { entry.answer() } else { Vec::new() };
        spans.push(line.rest(entry.pegs().len()));
        let mut x = area.x + NUMBER + line.layout.width();
        for (number, value) in answer {
            let place = entry.pegs().len() + number;
            let cursor = active && entry.cursor() == place;
            let glyph = if number % 2 == BLACK { canvas.look.black() } else { canvas.look.white() };
            let (glyph, value) = match value.and_then(|value| entry.mark(value)).or(entry.is_of_marks().then_some(' '))
            {
                Some(mark) => ("", mark.to_string()),
                None => (glyph, value.map_or(" ".to_owned(), |value| value.to_string())),
            };
            let text = if cursor { format!(" {glyph}[{value}]") } else { format!(" {glyph} {value} ") };
            let columns = u16::try_from(text.chars().count()).unwrap_or(u16::MAX);
            spans.push(canvas.span(text, if cursor { Tone::Accent } else { Tone::Usual }));
            canvas.spots.add(Rect { x, width: columns, ..area }.intersection(area), HitArea::Place(place));
            x = x.saturating_add(columns);
        }
        canvas.line(Line::from(spans), area);
    }
}

const ANSWER: u16 = 9;

struct RowLine {
    row: usize,
    line: usize,
    layout: Layout,
    area: Rect,
}

impl RowLine {
    fn pegs(&self, pegs: usize) -> Range<usize> {
        if self.layout.is_tall {
            return 0..pegs;
        }
        let first = self.line * self.layout.in_line;
        first..(first + self.layout.in_line).min(pegs)
    }

    fn is_last(&self) -> bool {
        self.line + 1 == self.layout.lines
    }

    fn is_noted(&self) -> bool {
        if self.layout.is_tall { self.line == 0 } else { self.is_last() }
    }

    fn peg(&self, canvas: &Canvas<'_, '_>, color: Option<Color>, mark: Mark) -> Vec<Span<'static>> {
        if self.layout.is_tall && self.line == 1 {
            return vec![canvas.peg_foot(color, self.layout.cell), Span::raw(" ")];
        }
        canvas.peg(color, mark, self.layout.cell)
    }

    fn rest(&self, pegs: usize) -> Span<'static> {
        let last = self.pegs(pegs).next_back().unwrap_or(0);
        let free = self.layout.width() - self.layout.column(last) - self.layout.cell.width();
        Span::raw(" ".repeat(free.into()))
    }

    fn gap(&self, peg: usize) -> Option<Span<'static>> {
        let place = peg % self.layout.in_line;
        (place > 0 && place.is_multiple_of(self.layout.group)).then(|| Span::raw(" "))
    }

    fn head(&self, canvas: &Canvas<'_, '_>, here: bool) -> Span<'static> {
        if self.line == 0 { number(canvas, self.row, here) } else { Span::raw(" ".repeat(NUMBER.into())) }
    }
}

fn number(canvas: &Canvas<'_, '_>, row: usize, here: bool) -> Span<'static> {
    let pointer = if here { canvas.look.pointer() } else { " " };
    canvas.span(format!("{:<4}", format!("{:>2}{pointer}", row + 1)), if here { Tone::Accent } else { Tone::Quiet })
}
