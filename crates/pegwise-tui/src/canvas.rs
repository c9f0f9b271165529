use crate::entry::Note;
use crate::input::{Binding, HitArea, KeyCode, Say, Spots};
use crate::keys;
use crate::look::{CHOSEN, Look, Tone};
use pegwise::notation::Alphabet;
use pegwise::{Board, Code, Color, Feedback, GuessSpace, Rules};
use pegwise_text::{answer::drawn, attribute, board::single_name, t};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use tui_input::Input as TextInput;

pub(crate) struct Canvas<'a, 'b> {
    pub(crate) frame: &'a mut Frame<'b>,
    pub(crate) look: Look,
    pub(crate) alphabet: &'a Alphabet,
    pub(crate) board: Option<&'a Board>,
    pub(crate) spots: &'a mut Spots,
}

#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mark {
    pub(crate) cursor: bool,
    pub(crate) held: bool,
    pub(crate) note: Option<Note>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    symbol: u16,
    around: u16,
}

impl Cell {
    pub(crate) fn with(board: &Board, around: u16) -> Self {
        let symbol = if board.colors() > SYMBOLS { board.colors().to_string().len() } else { 1 };
        let symbol = u16::try_from(symbol).unwrap_or(u16::MAX);
        Cell { symbol, around: around.max(u16::from(symbol > 1)) }
    }

    pub(crate) fn fitting(board: &Board, pegs: usize, columns: u16, rest: u16) -> Self {
        let count = u16::try_from(pegs).unwrap_or(u16::MAX);
        let fits = |cell: &Cell| count.saturating_mul(cell.width()).saturating_add(rest) <= columns;
        let cells = (0..=3).rev().map(|around| Cell::with(board, around));
        cells.into_iter().find(fits).unwrap_or(Cell::with(board, 0))
    }

    pub(crate) fn is_widest(self) -> bool {
        self.around == 3
    }

    pub(crate) fn width(self) -> u16 {
        self.symbol + self.around
    }
}

pub(crate) struct Button {
    line: Line<'static>,
    pub(crate) at: Rect,
    press: HitArea,
}

pub(crate) const SYMBOLS: usize = 35;

/// More buttons are hard to take in. The help shows all keys.
const MOST_BUTTONS: usize = 6;

struct Palette {
    cell: Cell,
    /// The number of colours, and the blank if there is one.
    all: usize,
    in_line: usize,
}

/// The columns before the palette.
const INDENT: u16 = 4;

impl Palette {
    fn new(rules: &Rules, width: u16) -> Self {
        /// Room for an arrow.
        const END: u16 = 2;
        let all = rules.colors() + usize::from(rules.guesses() == GuessSpace::Blanks);
        let cell = Cell::fitting(rules, all, width, INDENT);
        let in_line = |end: u16| usize::from(width.saturating_sub(INDENT + end) / cell.width());
        let in_line = if all <= in_line(0) { in_line(0) } else { in_line(END) };
        Palette { cell, all, in_line: in_line.max(1) }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Message {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

impl Message {
    pub(crate) fn usual(text: impl Into<String>) -> Self {
        Message { text: text.into(), tone: Tone::Usual }
    }

    pub(crate) fn quiet(text: impl Into<String>) -> Self {
        Message { text: text.into(), tone: Tone::Quiet }
    }

    pub(crate) fn good(text: impl Into<String>) -> Self {
        Message { text: text.into(), tone: Tone::Good }
    }

    pub(crate) fn bad(text: impl Into<String>) -> Self {
        Message { text: text.into(), tone: Tone::Bad }
    }
}

impl Canvas<'_, '_> {
    pub(crate) fn style(&self, tone: Tone) -> Style {
        self.look.tone(tone)
    }

    pub(crate) fn span(&self, text: impl AsRef<str>, tone: Tone) -> Span<'static> {
        Span::styled(self.look.text(text.as_ref()), self.style(tone))
    }

    pub(crate) fn text<'t>(&mut self, text: impl Into<Text<'t>>, area: Rect) -> u16 {
        if area.width < NARROWEST {
            self.frame.render_widget(text.into(), area);
            return area.height;
        }
        let paragraph = in_lines(text);
        let lines = paragraph.line_count(area.width);
        self.frame.render_widget(paragraph, area);
        let (lines, (_, last)) = (u16::try_from(lines).unwrap_or(u16::MAX), bottom(area, 1));
        if lines > area.height {
            self.mark_cut(usize::MAX, last);
        }
        lines.min(area.height)
    }

    /// Shows the part of a text to which a person has scrolled.
    pub(crate) fn scrolled<'t>(&mut self, text: impl Into<Text<'t>>, scroll: Scroll, area: Rect) {
        let paragraph = in_lines(text);
        let (all, shown) = (paragraph.line_count(area.width), usize::from(area.height));
        let first = usize::from(scroll.0).min(all.saturating_sub(shown));
        self.frame.render_widget(paragraph.scroll((u16::try_from(first).unwrap_or(u16::MAX), 0)), area);
        self.mark_scrolling(first, all, shown, area);
    }

    pub(crate) fn line(&mut self, line: Line<'_>, area: Rect) {
        let row = Rect { height: area.height.min(1), ..area };
        let width = line.width();
        self.frame.render_widget(line, row);
        self.mark_cut(width, row);
    }

    /// Marks the end of a row that is too narrow for its line.
    fn mark_cut(&mut self, columns: usize, row: Rect) {
        let dots = self.look.text("…");
        let room = u16::try_from(dots.chars().count()).unwrap_or(u16::MAX);
        if columns > usize::from(row.width) && row.width > room && row.height > 0 {
            self.frame.buffer_mut().set_string(row.right() - room, row.y, dots, Style::default());
        }
    }

    pub(crate) fn lines(&self, message: Option<&Message>, columns: u16) -> u16 {
        message.map_or(0, |message| height(self.look.text(&message.text), columns))
    }

    pub(crate) fn message(&mut self, message: &Message, area: Rect) -> u16 {
        let span = self.span(&message.text, message.tone);
        self.text(Line::from(span), area)
    }

    pub(crate) fn pegs(&self, code: &Code, cell: Cell) -> Vec<Span<'static>> {
        code.colors().iter().flat_map(|&color| self.peg(Some(color), Mark::default(), cell)).collect()
    }

    fn paint(&self, color: Color) -> Style {
        let first = self.board.and_then(|board| board.color(attribute::places(board, color)?[0]));
        self.look.peg(self.alphabet, first.unwrap_or(color))
    }

    pub(crate) fn peg(&self, color: Option<Color>, mark: Mark, cell: Cell) -> Vec<Span<'static>> {
        let (symbol, style) = match color {
            Some(color) if cell.symbol > 1 && !color.is_blank() => ((color.index() + 1).to_string(), self.paint(color)),
            Some(color) => (self.alphabet.symbol(color), self.paint(color)),
            None => (self.look.hole().to_owned(), self.style(Tone::Quiet)),
        };
        let symbol = format!("{symbol:>columns$}", columns = usize::from(cell.symbol));
        let Mark { cursor, held, note } = mark;
        let left = if cursor { "[" } else { " " };
        let (right, after) = match (cursor, held) {
            (true, true) if cell.around > 2 => ("]", "*"),
            (_, true) => ("*", " "),
            (true, false) => ("]", " "),
            (false, false) => (" ", " "),
        };
        let noted = note.map_or(after, |note| self.look.note(note));
        let (after, right) = match cell.around {
            2 if right == " " => (after, noted),
            _ if after == " " => (noted, right),
            _ => (after, right),
        };
        let narrow = if cursor { style.patch(CHOSEN) } else { style };
        match cell.around {
            0 => vec![Span::styled(symbol, narrow)],
            1 => vec![Span::styled(symbol, narrow), Span::raw(if held { "*" } else { noted })],
            2 => vec![Span::styled(format!("{left}{symbol}{right}"), style)],
            _ => vec![Span::styled(format!("{left}{symbol}{right}"), style), Span::raw(after)],
        }
    }

    pub(crate) fn peg_foot(&self, color: Option<Color>, cell: Cell) -> Span<'static> {
        let columns = usize::from(cell.width()).saturating_sub(1);
        let style = color.map(|color| self.look.peg(self.alphabet, color)).unwrap_or_default();
        let (foot, style) = match style.bg {
            Some(color) if !self.look.ascii => ("▀", Style::new().fg(color)),
            Some(_) => (" ", Style::new().bg(style.bg.unwrap_or_default())),
            None => (" ", style),
        };
        Span::styled(foot.repeat(columns), style)
    }

    pub(crate) fn answer(&self, feedback: Feedback, pegs: usize) -> Span<'static> {
        Span::raw(drawn(feedback, pegs, [self.look.black(), self.look.white(), self.look.hole()]))
    }

    /// Returns the screen's buttons. Help and leaving follow the first one. If not all fit, help is labelled as more.
    pub(crate) fn buttons(&self, bindings: &[Binding], room: Rect) -> Vec<Button> {
        let is_help =
            |binding: &Binding| [keys::HELP, keys::HELP_ON_TYPING].iter().any(|help| help.press == binding.press);
        let mut seen: Vec<(&Binding, Say)> =
            bindings.iter().filter_map(|binding| Some((binding, binding.label?))).collect();
        if let Some((_, rest)) = seen.split_first_mut() {
            rest.sort_by_key(|(binding, _)| !is_help(binding) && binding.press != keys::ESC.press);
        }
        let all = seen.len();
        seen.truncate(MOST_BUTTONS);
        let fitting = |seen: &[(&Binding, Say)]| {
            let mut buttons = self.in_lines(seen, room.width);
            buttons.retain(|button| button.at.y < room.height);
            buttons
        };
        let buttons = fitting(&seen);
        if buttons.len() == all {
            return buttons;
        }
        for (_, label) in seen.iter_mut().filter(|(binding, _)| is_help(binding)) {
            *label = || t!("tui-key-more");
        }
        fitting(&seen)
    }

    fn in_lines(&self, seen: &[(&Binding, Say)], width: u16) -> Vec<Button> {
        let (mut x, mut y) = (0, 0);
        let mut buttons = Vec::new();
        for &(binding, label) in seen {
            let keys = self.span(format!("[{}]", binding.shown()), Tone::Accent);
            let line = Line::from(vec![keys, self.span(format!(" {}", label()), Tone::Usual)]);
            let columns = u16::try_from(line.width()).unwrap_or(u16::MAX);
            if x > 0 && columns.saturating_add(x) > width {
                (x, y) = (0, y + 1);
            }
            if columns <= width {
                buttons.push(Button { line, at: Rect { x, y, width: columns, height: 1 }, press: binding.press });
                x = x.saturating_add(columns + 2);
            }
        }
        buttons
    }

    pub(crate) fn draw_buttons(&mut self, buttons: Vec<Button>, area: Rect) {
        for Button { line, at, press } in buttons {
            let at = Rect { x: area.x + at.x, y: area.y + at.y, ..at };
            self.line(line, at);
            self.spots.add(at.intersection(area), press);
        }
    }

    pub(crate) fn popup(&mut self, title: &str, width: u16, height: u16) -> Rect {
        let all = self.frame.area();
        let (width, height) = (width.min(all.width), height.min(all.height));
        let area = Rect { x: (all.width - width) / 2, y: (all.height - height) / 2, width, height };
        self.spots.clear();
        self.frame.render_widget(Clear, area);
        let block = Block::bordered().border_set(self.look.border()).title(format!(" {title} "));
        let inside = block.inner(area);
        self.frame.render_widget(block, area);
        inside
    }

    /// Returns the number of lines that the palette needs, up to a limit.
    pub(crate) fn palette_lines(rules: &Rules, width: u16, most: u16) -> u16 {
        let palette = Palette::new(rules, width);
        u16::try_from(palette.all.div_ceil(palette.in_line)).unwrap_or(most).clamp(1, most)
    }

    /// Draws the colours, from left to right. If not all fit, those around a colour are shown between arrows.
    pub(crate) fn palette(&mut self, rules: &Rules, around: Option<Color>, area: Rect) {
        let Palette { cell, all, in_line } = Palette::new(rules, area.width);
        let room = in_line * usize::from(area.height);
        let blank = all - rules.colors();
        let shown = rules.colors().min(room.saturating_sub(blank));
        let around = around.filter(|color| !color.is_blank()).map_or(0, Color::index);
        let first = first_shown(rules.colors(), around, shown);
        let colors = (first..first + shown).map(|index| (rules.color(index), HitArea::Color(index)));
        let blank = (blank > 0).then_some((Some(Color::BLANK), HitArea::Key(KeyCode::Char('_'))));
        let names = self.names(rules, area, all, cell);
        let (mut x, mut y) = (area.x + INDENT, area.y);
        for (at, (color, spot)) in colors.chain(blank).enumerate() {
            if at > 0 && at.is_multiple_of(in_line) {
                (x, y) = (area.x + INDENT, y + 1);
            }
            let mut spans = self.peg(color, Mark::default(), cell);
            if let (Some(name), HitArea::Color(_)) = (names.get(at), spot) {
                spans.push(self.span(name, Tone::Quiet));
            }
            let line = Line::from(spans);
            let width = u16::try_from(line.width()).unwrap_or(u16::MAX);
            let place = Rect { x, y, width, height: 1 }.intersection(area);
            self.line(line, place);
            self.spots.add(place, spot);
            x = x.saturating_add(width);
        }
        if first > 0 {
            let arrow = self.span("←", Tone::Quiet);
            self.line(Line::from(arrow), Rect { x: area.x + 1, width: 2, ..area }.intersection(area));
        }
        if first + shown < rules.colors() {
            let arrow = self.span("→", Tone::Quiet);
            let x = area.right().saturating_sub(u16::try_from(arrow.width()).unwrap_or(1));
            self.line(
                Line::from(arrow),
                Rect { x, y: area.bottom().saturating_sub(1), width: 2, height: 1 }.intersection(area),
            );
        }
    }

    /// Returns the names of the colours if all colours fit into one line with them.
    fn names(&self, rules: &Rules, area: Rect, all: usize, cell: Cell) -> Vec<String> {
        let named = |index| rules.color(index).map_or(String::new(), |color| format!("{}  ", self.name(color)));
        let names: Vec<String> = (0..rules.colors()).map(named).collect();
        let words: usize = names.iter().map(|name| name.chars().count()).sum();
        let whole = usize::from(INDENT) + all * usize::from(cell.width()) + words;
        if whole > area.width.into() { Vec::new() } else { names }
    }

    fn name(&self, color: Color) -> String {
        let is_named = self.alphabet.name(color) != self.alphabet.symbol(color);
        let name = if is_named { single_name(self.alphabet, color) } else { String::new() };
        self.look.text(&name)
    }

    /// Draws a line in which a person types. A text that is too long scrolls with the cursor.
    pub(crate) fn field(&mut self, word: &str, text: &TextInput, line: Rect) {
        let before = self.look.text(word) + " ";
        let start = Span::raw(&before).width();
        let room = usize::from(line.width).saturating_sub(start + 1).max(1);
        let behind = (text.value().chars().count() - text.cursor()).min(room / 3);
        let (scroll, mut skipped) = (text.visual_scroll(room - behind), 0);
        let is_left = |c: &char| {
            let is_left = skipped < scroll;
            skipped += Span::raw(c.to_string()).width();
            is_left
        };
        let shown: String = text.value().chars().skip_while(is_left).collect();
        let width = usize::from(line.width);
        let padded = format!("{before}{shown:<width$}");
        self.frame.render_widget(Line::from(padded), Rect { height: line.height.min(1), ..line });
        let x = u16::try_from(start + text.visual_cursor() - scroll).unwrap_or(u16::MAX).saturating_add(line.x);
        if line.height > 0 && x < line.right() {
            self.frame.set_cursor_position(Position::new(x, line.y));
        }
    }

    pub(crate) fn items(&mut self, lines: &[Line<'_>], chosen: usize, area: Rect, message: Option<&Message>) {
        self.list(lines, Some(chosen), area, HitArea::Item);
        let (_, rest) = top(area, u16::try_from(lines.len() + 1).unwrap_or(u16::MAX));
        if let Some(message) = message {
            self.message(message, rest);
        }
    }

    /// Draws a list, and returns the area beside it on a wide screen.
    pub(crate) fn list_beside(&mut self, lines: &[Line<'_>], chosen: usize, area: Rect) -> Option<Rect> {
        let (list, pane) = beside(lines, area);
        self.list(lines, Some(chosen), list, HitArea::Item);
        pane
    }

    pub(crate) fn list(
        &mut self,
        lines: &[Line<'_>],
        chosen: Option<usize>,
        area: Rect,
        spot: fn(usize) -> HitArea,
    ) -> Rect {
        let mut shown = Rect { height: 0, ..area };
        let columns = columns(lines, area);
        let (height, width) = (usize::from(area.height), area.width / columns);
        if height == 0 {
            return shown;
        }
        let room = height * usize::from(columns);
        let first = first_shown(lines.len(), chosen.unwrap_or(0), room);
        for (place, (at, line)) in lines.iter().enumerate().skip(first).take(room).enumerate() {
            let [column, y] = [place / height, place % height].map(|part| u16::try_from(part).unwrap_or(u16::MAX));
            let row = Rect { x: area.x + column * width, y: area.y + y, width, height: 1 };
            if chosen == Some(at) {
                let plain: String = line.spans.iter().map(|span| span.content.as_ref()).collect();
                self.frame.render_widget(Line::from(plain).style(CHOSEN), row);
                shown = row;
            } else {
                self.frame.render_widget(line, row);
            }
            self.mark_cut(line.width(), row);
            self.spots.add(row, spot(at));
        }
        self.mark_scrolling(first, lines.len(), room, area);
        shown
    }

    /// Marks the corners of an area that shows `shown` of the `all` lines, from `first` on, if lines are above or below.
    pub(crate) fn mark_scrolling(&mut self, first: usize, all: usize, shown: usize, area: Rect) {
        let x = area.right().saturating_sub(1);
        let mut mark = |arrow: &str, y: u16| {
            let arrow = self.span(arrow, Tone::Quiet);
            self.frame.render_widget(arrow, Rect { x, y, width: 1, height: 1 }.intersection(area));
        };
        if first > 0 {
            mark("↑", area.y);
        }
        if first + shown < all {
            mark("↓", area.bottom().saturating_sub(1));
        }
    }
}

/// The rows by which a text is scrolled.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Scroll(pub(crate) u16);

impl Scroll {
    /// Scrolls by a page if this is a key for it.
    pub(crate) fn turns_on(&mut self, key: KeyCode) -> bool {
        const PAGE: i16 = 8;
        match key {
            KeyCode::PageDown => self.by(PAGE),
            KeyCode::PageUp => self.by(-PAGE),
            _ => return false,
        }
        true
    }

    pub(crate) fn by(&mut self, rows: i16) {
        const MOST: u16 = 100;
        self.0 = self.0.saturating_add_signed(rows).min(MOST);
    }
}

/// The screen width from which details are shown beside a list.
pub(crate) const WIDE: u16 = 120;

/// Splits an area into a list and, if the screen is wide, a pane beside it.
pub(crate) fn beside(lines: &[Line<'_>], area: Rect) -> (Rect, Option<Rect>) {
    const PANE: u16 = 44;
    const GAP: u16 = 3;
    if area.width < WIDE {
        return (area, None);
    }
    let most = area.width - PANE - GAP;
    let columns = columns(lines, Rect { width: most, ..area });
    let list = u16::try_from(widest(lines)).unwrap_or(u16::MAX).saturating_mul(columns).min(most);
    let parts = [Constraint::Length(list), Constraint::Length(GAP), Constraint::Fill(1)];
    let [list, _, pane] = Layout::horizontal(parts).areas(area);
    (list, Some(pane))
}

/// Returns the columns of the longest line and the gap after it.
fn widest(lines: &[Line<'_>]) -> usize {
    const GAP: usize = 2;
    lines.iter().map(Line::width).max().unwrap_or(0) + GAP
}

fn columns(lines: &[Line<'_>], area: Rect) -> u16 {
    let fit = usize::from(area.width) / widest(lines);
    let needed = lines.len().div_ceil(usize::from(area.height).max(1));
    u16::try_from(needed.min(fit).max(1)).unwrap_or(1)
}

pub(crate) fn first_shown(lines: usize, chosen: usize, height: usize) -> usize {
    chosen.saturating_sub(height / 2).min(lines.saturating_sub(height))
}

/// The columns below which a wide character that is wrapped would end outside the area.
const NARROWEST: u16 = 3;

fn in_lines<'t>(text: impl Into<Text<'t>>) -> Paragraph<'t> {
    Paragraph::new(text).wrap(Wrap { trim: false })
}

pub(crate) fn height<'t>(text: impl Into<Text<'t>>, columns: u16) -> u16 {
    u16::try_from(in_lines(text).line_count(columns)).unwrap_or(u16::MAX)
}

pub(crate) fn shortened(canvas: &Canvas<'_, '_>, text: &str, columns: usize) -> String {
    let text = canvas.look.text(text);
    if text.chars().count() <= columns {
        return text;
    }
    let dots = canvas.look.text("…");
    let kept: String = text.chars().take(columns.saturating_sub(dots.chars().count())).collect();
    format!("{kept}{dots}")
}

pub(crate) fn top(area: Rect, height: u16) -> (Rect, Rect) {
    let height = height.min(area.height);
    (Rect { height, ..area }, Rect { y: area.y + height, height: area.height - height, ..area })
}

pub(crate) fn bottom(area: Rect, height: u16) -> (Rect, Rect) {
    let (rest, bottom) = top(area, area.height.saturating_sub(height));
    (rest, bottom)
}

pub(crate) fn left(area: Rect, width: u16) -> (Rect, Rect) {
    let width = width.min(area.width);
    (Rect { width, ..area }, Rect { x: area.x + width, width: area.width - width, ..area })
}
