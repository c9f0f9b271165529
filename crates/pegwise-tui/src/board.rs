use crate::canvas::{Canvas, Mark, first_shown, peg_width};
use crate::entry::{BLACK, Entry};
use crate::input::Spot;
use crate::look::Tone;
use pegwise::Turn;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The rows of a game to be drawn, those played and the one being made.
pub(crate) struct Board<'a> {
    pub(crate) rules: &'a pegwise::Board,
    pub(crate) turns: &'a [Turn],
    /// A short text behind each row, such as the number of codes left.
    pub(crate) notes: &'a [(String, Tone)],
    /// The row that is pointed at.
    pub(crate) chosen: Option<usize>,
    /// The row being made, and the row in whose place it is.
    pub(crate) entry: Option<(&'a Entry, usize)>,
    /// How many rows there are with the empty ones.
    pub(crate) rows: usize,
    /// Columns for the longest note.
    pub(crate) note: u16,
}

/// Columns before the pegs.
const NUMBER: u16 = 4;

/// Columns around the small pegs of the answer: a space before them, and behind them the digits with a space on each side.
const AROUND: u16 = 7;

impl Board<'_> {
    /// The columns it takes where there is room enough.
    pub(crate) fn width(&self) -> u16 {
        let pegs = u16::try_from(self.rules.pegs()).unwrap_or(u16::MAX);
        NUMBER + pegs * 5 + AROUND + self.note
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let pegs = u16::try_from(self.rules.pegs()).unwrap_or(u16::MAX);
        let width = peg_width(self.rules.pegs(), area.width, NUMBER + pegs + AROUND + self.note);
        let made = self.entry.map(|(_, row)| row);
        let used = self.turns.len().max(made.map_or(0, |row| row + 1));
        let height = usize::from(area.height);
        // Where not everything fits, empty rows are the first to go.
        let rows = used.max(self.rows.min(height));
        let focus = self.chosen.or(made).unwrap_or(self.turns.len());
        let first = first_shown(rows, focus, height);
        for (y, row) in (area.y..area.bottom()).zip(first..rows) {
            let line = Rect { y, height: 1, ..area };
            match self.entry {
                Some((entry, at)) if at == row => self.draw_entry(canvas, row, entry, line, width),
                _ => self.draw_row(canvas, row, line, width),
            }
        }
    }

    fn draw_row(&self, canvas: &mut Canvas<'_, '_>, row: usize, area: Rect, width: u16) {
        let here = self.chosen == Some(row);
        let mut spans = vec![number(canvas, row, here)];
        let Some(turn) = self.turns.get(row) else {
            let hole = canvas.peg(None, Mark::default(), width);
            spans.extend(std::iter::repeat_n(hole, self.rules.pegs()).flatten());
            canvas.line(Line::from(spans), area);
            return;
        };
        spans.extend(canvas.pegs(&turn.guess, width));
        spans.push(Span::raw(" "));
        spans.push(canvas.answer(turn.feedback, self.rules.pegs()));
        spans.push(Span::raw(format!(" {:<4} ", turn.feedback.to_string())));
        if let Some((note, tone)) = self.notes.get(row) {
            spans.push(canvas.span(note, *tone));
        }
        canvas.line(Line::from(spans), area);
        canvas.spots.add(area, Spot::Row(row));
    }

    fn draw_entry(&self, canvas: &mut Canvas<'_, '_>, row: usize, entry: &Entry, area: Rect, width: u16) {
        let active = self.chosen.is_none();
        let mut spans = vec![number(canvas, row, active)];
        let mut x = area.x + NUMBER;
        for (place, &color) in entry.pegs().iter().enumerate() {
            let cursor = active && entry.cursor() == place;
            spans.extend(canvas.peg(color, Mark { cursor, held: entry.is_held(place) }, width));
            canvas.spots.add(Rect { x, width, ..area }.intersection(area), Spot::Place(place));
            x += width;
        }
        for (number, value) in entry.answer() {
            let place = entry.pegs().len() + number;
            let cursor = active && entry.cursor() == place;
            let glyph = if number == BLACK { canvas.look.black() } else { canvas.look.white() };
            let value = value.map_or(" ".to_owned(), |value| value.to_string());
            let text = if cursor { format!(" {glyph}[{value}]") } else { format!(" {glyph} {value} ") };
            let columns = u16::try_from(text.chars().count()).unwrap_or(u16::MAX);
            spans.push(canvas.span(text, if cursor { Tone::Accent } else { Tone::Usual }));
            canvas.spots.add(Rect { x, width: columns, ..area }.intersection(area), Spot::Place(place));
            x = x.saturating_add(columns);
        }
        canvas.line(Line::from(spans), area);
    }
}

/// The number of a row, and whether it is pointed at.
fn number(canvas: &Canvas<'_, '_>, row: usize, here: bool) -> Span<'static> {
    let pointer = if here { canvas.look.pointer() } else { " " };
    canvas.span(format!("{:>2}{pointer} ", row + 1), if here { Tone::Accent } else { Tone::Quiet })
}
