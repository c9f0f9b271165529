use super::game_mode::GameMode;
use super::table::GameScreen;
use crate::board::{Board, note_columns};
use crate::canvas::{self, Canvas, Cell, Mark, Message, bottom, first_shown, height, left, top};
use crate::entry::Parts;
use crate::input::ctrl_of;
use crate::input::{Binding, HitArea, Input};
use crate::keys;
use crate::look::Tone;
use crate::screens::screen::{Resumable, Screen, Step};
use crate::shared::Shared;
use crate::shared::write_game;
use pegwise::notation::Alphabet;
use pegwise::{CandidateSet, Count, Diagnosis, Repair, Rules, Status, Timestamp, UnfinishedGame};
use pegwise_text::{answer, attribute, clash, game, lies, number, t};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};

/// The columns of the pointer before a code.
const POINTER: u16 = 2;

/// The columns for the rows that would be false for a code.
const FALSE_ROWS: u16 = 24;

const MOST_REVEALED: usize = 10;

/// The maximum number of lines for the colours.
const MOST_PALETTE: u16 = 3;

const WIDE: u16 = 64;

const SIDE: u16 = 28;

impl<S: GameMode + 'static> Screen for GameScreen<S> {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        match input {
            Input::Job(report) => {
                self.hear(report, shared);
                return Step::Stay;
            }
            Input::Tick => {
                self.hidden = self.hidden.saturating_sub(1);
                return Step::Stay;
            }
            _ => self.hidden = 0,
        }
        let warned = self.take_warning();
        let before = self.row.before();
        match ctrl_of(&input) {
            _ if self.telling.is_some() => {}
            Some(keys::UNDO) => {
                self.undo(warned, shared);
                return Step::Stay;
            }
            Some(keys::REDO) => {
                self.redo(shared);
                return Step::Stay;
            }
            _ => {}
        }
        let step = match input {
            Input::Ctrl(letter) | Input::Click(HitArea::Ctrl(letter)) => self.command(letter, warned, shared),
            Input::Key(key) | Input::Click(HitArea::Key(key)) => self.press(key, shared),
            Input::Click(spot) => self.click(spot, shared),
            Input::Wheel(spot, turned) => self.turn(spot, turned),
            Input::Paste(text) => self.paste(&text, shared),
            Input::Job(_) | Input::Tick | Input::NotKept(_) => Step::Stay,
        };
        self.row.remember(before);
        step
    }

    fn enter(&mut self, shared: &mut Shared) {
        let rules = self.session().rules().clone();
        self.symbols.get_or_insert_with(|| shared.chosen.of_game_on(&rules));
        self.order(shared);
    }

    fn kept_game(&self, now: Timestamp) -> Option<(u64, UnfinishedGame)> {
        let game = self.seat.unfinished(now).filter(|_| self.is_worth_keeping())?;
        let game = self.symbols.iter().fold(game, UnfinishedGame::with_symbols);
        Some((self.number, game))
    }

    fn unfinished(&self, alphabet: &Alphabet) -> Option<String> {
        self.is_worth_keeping().then(|| write_game(self.session(), alphabet))
    }

    fn moves(&self) -> bool {
        self.hidden > 0
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let word = if shared.warns { self.word() } else { None };
        let said = self.message.as_ref().or(word.as_ref());
        let notes = self.notes();
        let board = self.board(&notes);
        let is_tall = area.height > 15;
        let lines = canvas.lines(said, area.width).clamp(if is_tall { 2 } else { 1 }, 4);
        let palette = if is_tall { Canvas::palette_lines(self.session().rules(), area.width, MOST_PALETTE) } else { 1 };
        let palette = if S::PARTS.has_guess() && !self.is_over() { palette } else { 1 };
        let least = if is_tall { lines + palette } else { area.height.min(2) };
        let (body, foot) = bottom(area, (lines + palette).min(area.height / 2).max(least));
        if area.width >= WIDE.max(board.least_width() + SIDE) {
            let (_, body) = top(body, u16::from(body.height > 12));
            let most = match columns(&attribute::legend(canvas.alphabet, self.session().rules())) {
                legend if board.least_width() + legend <= area.width => area.width - legend,
                _ => area.width,
            };
            let most_rows = (area.width / 2 + 6).max(area.width - 36).max(board.least_width());
            let usual = board.width().clamp(30, most_rows);
            let (rows, side) = left(body, usual.min(most));
            board.draw(canvas, rows);
            self.draw_side(canvas, side);
        } else {
            let rows = board.height(board.rows, body.width);
            // At least one row is whole.
            let most = body.height.saturating_sub(board.height(1, body.width));
            let side = self.side_height(&board, body, canvas).min(most);
            let (rows, side) = top(body, rows.min(body.height.saturating_sub(side)).max(3));
            board.draw(canvas, rows);
            self.draw_side(canvas, side);
        }
        self.draw_foot(canvas, said, foot, palette);
    }

    fn bindings(&self) -> Vec<Binding> {
        self.keys()
    }

    fn title(&self, shared: &Shared) -> String {
        self.seat.title(shared)
    }

    fn about(&self) -> String {
        self.seat.about()
    }

    fn resumable(&self) -> Option<Resumable> {
        let is_begun = !self.is_over() && !self.session().turns().is_empty();
        let goes_on = is_begun || self.seat.is_waiting();
        let rules = self.session().rules().clone();
        goes_on.then(|| match self.seat.day() {
            Some(day) => Resumable::Day(day, rules),
            None => Resumable::Game(self.seat.kind(), rules),
        })
    }

    fn rules(&self) -> Option<&Rules> {
        Some(self.session().rules())
    }

    fn symbols(&self) -> Option<&Alphabet> {
        self.symbols.as_ref()
    }
}

fn columns(lines: &[String]) -> u16 {
    let widest = lines.iter().map(|line| line.chars().count()).max();
    u16::try_from(widest.unwrap_or(0)).unwrap_or(u16::MAX)
}

impl<S: GameMode + 'static> GameScreen<S> {
    fn board<'a>(&'a self, notes: &'a [(String, Tone)]) -> Board<'a> {
        let turns = self.session().turns();
        let row = self.row.edited().unwrap_or(turns.len());
        let shows_entry =
            self.row.edited().is_some() || (!self.is_over() && self.session().status() != Status::Contradiction);
        Board {
            rules: self.session().rules(),
            turns,
            notes,
            // Nothing can be typed into a row that is only watched.
            chosen: self.row.chosen.or_else(|| (self.seat.is_watched() && !self.is_over()).then_some(row)),
            entry: (shows_entry || S::PARTS == Parts::Both && !self.is_over()).then_some((self.row.entry(), row)),
            rows: self.session().rules().max_guesses(),
            note: note_columns(notes),
        }
    }

    fn notes(&self) -> Vec<(String, Tone)> {
        let session = self.session();
        let clash = self.side.diagnosis.as_ref().map_or(&[][..], |diagnosis| &diagnosis.clash);
        let note = |row: usize| {
            if clash.contains(&row) {
                return (t!("tui-game-clash"), Tone::Bad);
            }
            let left = session.candidates_after(row + 1).ok().filter(|_| self.counts).map(CandidateSet::len);
            (left.map_or(String::new(), number::grouped), Tone::Quiet)
        };
        (0..session.turns().len()).map(note).collect()
    }

    fn side_height(&self, board: &Board<'_>, body: Rect, canvas: &Canvas<'_, '_>) -> u16 {
        if self.side.lists_codes() || self.side.diagnosis.is_some() {
            let rows = board.height(self.session().turns().len() + 2, body.width);
            return body.height - rows.min(body.height / 2);
        }
        let advice = height(Text::from(self.advice_lines(canvas)), body.width);
        let said = if self.is_over() || !self.advice.is_none() { (advice + 1).max(7) } else { 2 };
        let said = said + u16::from(self.tells_in_words(canvas.alphabet));
        said + board.height(1, body.width) - 1
    }

    fn draw_side(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let used = self.draw_code(canvas, area);
        let (_, area) = top(area, used);
        if self.hidden > 0 {
            return;
        }
        let used = self.draw_told(canvas, area);
        let (_, area) = top(area, used);
        let used = self.draw_standing(canvas, area);
        let (_, area) = top(area, used);
        if let Some(diagnosis) = &self.side.diagnosis {
            return self.draw_repairs(canvas, diagnosis, area);
        }
        let used = self.draw_grades(canvas, area);
        let (_, area) = top(area, used);
        let used = self.draw_advice(canvas, area);
        let (_, area) = top(area, used);
        let is_listed = self.side.codes.unwrap_or(!S::IS_OWN && canvas.frame.area().width >= canvas::WIDE);
        if is_listed && !matches!(self.session().status(), Status::Won { .. }) {
            self.draw_codes(canvas, area);
        }
    }

    fn draw_code(&self, canvas: &mut Canvas<'_, '_>, area: Rect) -> u16 {
        let Some(code) = self.seat.code().filter(|code| code.pegs() <= MOST_REVEALED) else { return 0 };
        let head = format!("{} ", t!("tui-play-code"));
        let columns = u16::try_from(head.chars().count()).unwrap_or(u16::MAX);
        let cell = Cell::fitting(self.session().rules(), code.pegs(), area.width, columns);
        let mut spans = vec![canvas.span(head, Tone::Accent)];
        let shown = code.pegs().saturating_sub(self.hidden);
        for (peg, &color) in code.colors().iter().enumerate() {
            if peg < shown {
                spans.extend(canvas.peg(Some(color), Mark::default(), cell));
            } else {
                spans.push(canvas.span(format!("{:^width$}", "?", width = usize::from(cell.width())), Tone::Quiet));
            }
        }
        canvas.line(Line::from(spans), area);
        2
    }

    fn tells_in_words(&self, alphabet: &Alphabet) -> bool {
        alphabet.words().is_some() || attribute::sizes(self.session().rules()).is_some()
    }

    fn draw_told(&self, canvas: &mut Canvas<'_, '_>, area: Rect) -> u16 {
        const ROOM: u16 = 14;
        let (alphabet, rules) = (canvas.alphabet, self.session().rules());
        let mut lines = attribute::legend(alphabet, rules);
        if area.height < ROOM || columns(&lines) > area.width {
            lines.clear();
        }
        if let Some(turn) = self.session().turns().last().filter(|_| self.tells_in_words(alphabet)) {
            let (row, told) = (self.session().turns().len(), answer::in_words(alphabet, rules, turn.feedback));
            lines.push(t!("tui-game-told", row = row, answer = told));
        }
        let lines: Vec<Line<'static>> = lines.into_iter().map(Line::from).collect();
        if lines.is_empty() { 0 } else { canvas.text(Text::from(lines), area) }
    }

    fn draw_standing(&self, canvas: &mut Canvas<'_, '_>, area: Rect) -> u16 {
        let contradiction =
            || self.side.diagnosis.as_ref().map(|diagnosis| (clash::contradiction(diagnosis), Tone::Bad));
        let left = || match self.session().status() {
            Status::Open { .. } => match self.session().count() {
                None if self.counting.is_some() => Some((t!("tui-game-counting"), Tone::Quiet)),
                None => Some((game::too_many_codes(), Tone::Quiet)),
                Some(count) if self.counts => Some((number::codes_left(count), Tone::Usual)),
                Some(_) => None,
            },
            _ => None,
        };
        let ending = self.seat.ending(canvas.alphabet);
        let Some((text, tone)) = ending.or_else(contradiction).or_else(left) else { return 0 };
        let is_won = S::IS_OWN && matches!(self.session().status(), Status::Won { .. });
        let text = if is_won { format!("★ {text} ★") } else { text };
        let span = canvas.span(text, tone);
        canvas.text(Line::from(span), area)
    }

    fn draw_grades(&self, canvas: &mut Canvas<'_, '_>, area: Rect) -> u16 {
        let Some(grades) = self.seat.grades(canvas.alphabet) else { return 0 };
        let span = canvas.span(grades, Tone::Usual);
        canvas.text(Line::from(span), area)
    }

    fn draw_repairs(&self, canvas: &mut Canvas<'_, '_>, diagnosis: &Diagnosis, area: Rect) {
        let fixes = |codes: fn(Count) -> String| -> Vec<Line<'static>> {
            let line = |(at, repair): (usize, &Repair)| {
                let pointer = if at == self.side.line { canvas.look.pointer() } else { " " };
                let text = format!("{pointer} {}", clash::short_fix(repair));
                let codes = canvas.span(format!("  {}", codes(repair.codes)), Tone::Quiet);
                Line::from(vec![canvas.span(text, Tone::Usual), codes])
            };
            diagnosis.repairs.iter().enumerate().map(line).collect()
        };
        let whole = fixes(number::codes);
        let fits = whole.iter().all(|line| line.width() <= area.width.into());
        let lines = if fits { whole } else { fixes(number::amount) };
        let span = canvas.span(clash::choose_a_fix(diagnosis), Tone::Quiet);
        let used = canvas.text(Line::from(span), area);
        let (_, area) = top(area, used);
        canvas.list(&lines, Some(self.side.line), area, HitArea::Side);
    }

    fn advice_lines(&self, canvas: &Canvas<'_, '_>) -> Vec<Line<'static>> {
        if self.advice.is_none() || S::IS_OWN && self.is_over() {
            let text = self.seat.without_suggestion();
            return text.map(|text| Line::from(canvas.span(text, Tone::Quiet))).into_iter().collect();
        }
        self.advice.lines(canvas, self.session().rules(), &self.seat.before_suggestion())
    }

    /// Draws the advice, unless there is no room for it above the codes that a person asked for.
    fn draw_advice(&self, canvas: &mut Canvas<'_, '_>, area: Rect) -> u16 {
        /// The rows of the heading of the codes and of some of them.
        const CODES: u16 = 4;
        let lines = self.advice_lines(canvas);
        let has_room = || height(Text::from(lines.clone()), area.width) + CODES <= area.height;
        if lines.is_empty() || self.side.lists_codes() && !has_room() {
            return 0;
        }
        canvas.text(Text::from(lines), area)
    }

    fn draw_codes(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let Ok((codes, count)) = self.session().left() else {
            if self.side.lists_codes() && !self.advice.is_waiting() {
                canvas.message(&Message::quiet(game::too_many_codes()), area);
            }
            return;
        };
        let (head, area) = top(area, 1);
        let place = if self.side.has_keyboard {
            t!("tui-game-codes-place", place = self.side.line + 1, codes = codes.len())
        } else {
            t!("tui-game-tab-goes-there")
        };
        let text = if count == Count::from(codes.len()) {
            t!("tui-game-codes-left", place = place)
        } else {
            t!("tui-game-codes-drawn", place = place)
        };
        canvas.line(Line::from(canvas.span(text, Tone::Quiet)), head);
        // Only the visible codes are written, because there may be millions.
        let cell = Cell::with(self.session().rules(), 1);
        let lies = if self.session().rules().allows_lies() { FALSE_ROWS } else { 0 };
        let width = u16::try_from(self.session().rules().pegs()).unwrap_or(u16::MAX).saturating_mul(cell.width());
        let width = width.saturating_add(POINTER + lies + 2).min(area.width.max(1));
        let height = usize::from(area.height).max(1);
        let columns = usize::from(area.width / width).min(codes.len().div_ceil(height)).max(1);
        let room = usize::from(area.height) * columns;
        let first = first_shown(codes.len(), self.side.line, room);
        for (place, at) in (first..codes.len().min(first + room)).enumerate() {
            let [column, line] = [place / height, place % height].map(|part| u16::try_from(part).unwrap_or(u16::MAX));
            let columns = if columns == 1 { area.width } else { width };
            let row = Rect { x: area.x + column * width, y: area.y + line, width: columns, height: 1 };
            let pointer = if self.side.has_keyboard && at == self.side.line { canvas.look.pointer() } else { " " };
            let mut spans = vec![Span::raw(format!("{pointer} "))];
            spans.extend(canvas.pegs(&codes.code(at), cell));
            if let Some([rows]) = self.session().false_rows([codes.code(at)]).as_deref() {
                let rows = lies::false_rows(rows);
                spans.push(canvas.span(format!("  {rows}"), Tone::Quiet));
            }
            canvas.line(Line::from(spans), row);
            canvas.spots.add(row, HitArea::Side(at));
        }
        canvas.mark_scrolling(first, codes.len(), room, area);
    }

    fn draw_foot(&self, canvas: &mut Canvas<'_, '_>, said: Option<&Message>, area: Rect, palette: u16) {
        let (message, palette) =
            if area.height > 1 { bottom(area, palette) } else { (area, Rect { height: 0, ..area }) };
        match said {
            Some(text) => drop(canvas.message(text, message)),
            None if area.height == 1 => self.draw_palette(canvas, area),
            None => {}
        }
        if palette.height > 0 {
            self.draw_palette(canvas, palette);
        }
    }

    fn draw_palette(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        if !S::PARTS.has_guess() || self.is_over() {
            return;
        }
        canvas.palette(self.session().rules(), self.row.entry().color(), area);
    }
}
