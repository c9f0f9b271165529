use super::screen::{Screen, Step};
use crate::canvas::{Canvas, Scroll, WIDE, shortened, top};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode, Turned};
use crate::keys::{self, BACK, HELP, PAGES};
use crate::look::Tone;
use crate::shared::Shared;
use crate::wrapped;
use pegwise::{DayStreak, Fraction, GAMES_IN_A_STRETCH, Statistics, Stretch, TOP_GRADE, Tally, Wins};
use pegwise_text::{number, result, t};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};

/// The rows for grades over time where the screen has to be scrolled.
const LEAST_STRETCHES: usize = 10;

/// The columns of the list of boards on a wide screen.
const LIST: u16 = 30;

#[derive(Debug)]
pub(crate) struct StatisticsScreen {
    statistics: Statistics,
    days: DayStreak,
    /// 0 for all boards together, otherwise the number of a board, starting at 1.
    chosen: usize,
    scroll: Scroll,
}

impl Screen for StatisticsScreen {
    fn update(&mut self, input: Input, _: &mut Shared) -> Step {
        let boards = self.statistics.boards.len() + 1;
        if let Input::Click(HitArea::Item(board)) = input {
            self.chosen = board.min(boards - 1);
        }
        let step = match (&input, key_of(&input)) {
            (_, Some(KeyCode::Esc | KeyCode::Char(keys::LEAVE))) => return Step::Back,
            (_, Some(KeyCode::Char(keys::HELP_ON_KEYS))) => return Step::Help,
            (_, Some(key)) if self.scroll.turns_on(key) => return Step::Stay,
            (_, Some(KeyCode::Right | KeyCode::Down | KeyCode::Tab | KeyCode::Char('l' | 'j')))
            | (Input::Wheel(_, Turned::Down), _) => 1,
            (_, Some(KeyCode::Left | KeyCode::Up | KeyCode::BackTab | KeyCode::Char('h' | 'k')))
            | (Input::Wheel(_, Turned::Up), _) => -1,
            _ => 0,
        };
        if step != 0 {
            self.chosen = wrapped(self.chosen, step, boards);
            self.scroll = Scroll::default();
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let (_, area) = top(area, 1);
        let (name, tally) = self.line(self.chosen, shared);
        let area = if area.width < WIDE {
            area
        } else {
            let parts = [Constraint::Length(LIST), Constraint::Fill(1)];
            let [list, rest] = Layout::horizontal(parts).areas(area);
            self.draw_boards(canvas, list, shared);
            rest
        };
        let mut lines = vec![Line::from(canvas.span(name, Tone::Accent))];
        lines.extend(counted(tally).into_iter().map(|text| Line::from(canvas.span(text, Tone::Usual))));
        if self.chosen == 0 && self.statistics.computer.games > 0 {
            let Wins { games, won } = self.statistics.computer;
            let text = t!("tui-statistics-computer", games = games, won = won);
            lines.push(Line::from(canvas.span(text, Tone::Usual)));
        }
        if self.chosen == 0 && self.days.longest > 0 {
            lines.push(Line::from(canvas.span(result::day_streak(self.days), Tone::Usual)));
        }
        if area.width >= WIDE - LIST {
            let [numbers, bars] = Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).areas(area);
            lines.extend(distribution(canvas, tally, numbers.width));
            canvas.text(Text::from(lines), numbers);
            let bars_of_grades = stretches(canvas, &tally.stretches, bars.height.into());
            canvas.text(Text::from(bars_of_grades), bars);
            return;
        }
        lines.extend(distribution(canvas, tally, area.width));
        let room = usize::from(area.height).saturating_sub(lines.len()).max(LEAST_STRETCHES);
        lines.extend(stretches(canvas, &tally.stretches, room));
        canvas.scrolled(Text::from(lines), self.scroll, area);
    }

    fn bindings(&self) -> Vec<Binding> {
        let board = Binding::new(KeyCode::Right, || t!("tui-statistics-board"), || t!("tui-statistics-board-about"));
        vec![Binding { keys: Some("← →"), also: "↑ ↓ h j k l", ..board }, HELP, BACK, PAGES]
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-statistics-title")
    }

    fn about(&self) -> String {
        t!("tui-statistics-about")
    }
}

impl StatisticsScreen {
    pub(crate) fn new(shared: &Shared) -> Self {
        let days = DayStreak::of(&shared.games, shared.today());
        StatisticsScreen { statistics: Statistics::of(&shared.games), days, chosen: 0, scroll: Scroll::default() }
    }

    /// The name and the numbers of a line: all boards, then each board.
    fn line(&self, at: usize, shared: &Shared) -> (String, &Tally) {
        match at.checked_sub(1).and_then(|board| self.statistics.boards.get(board)) {
            Some((rules, tally)) => (shared.game_name(rules), tally),
            None => (t!("tui-statistics-all-boards"), &self.statistics.person),
        }
    }

    fn draw_boards(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let line = |at: usize| {
            let pointer = if at == self.chosen { canvas.look.pointer() } else { " " };
            let name = shortened(canvas, &self.line(at, shared).0, usize::from(LIST) - 4);
            Line::from(canvas.span(format!("{pointer} {name}"), Tone::Usual))
        };
        let lines: Vec<Line<'static>> = (0..=self.statistics.boards.len()).map(line).collect();
        canvas.list(&lines, Some(self.chosen), Rect { width: area.width.saturating_sub(2), ..area }, HitArea::Item);
    }
}

fn decimal(fraction: Fraction, decimals: usize) -> String {
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    number::decimal(fraction.numerator as f64 / fraction.denominator.max(1) as f64, decimals)
}

fn counted(tally: &Tally) -> Vec<String> {
    let not_counted = result::not_counted(tally);
    if tally.games() == 0 && not_counted.is_empty() {
        return vec![t!("tui-statistics-none")];
    }
    let mut lines = Vec::new();
    if let Some(rate) = tally.win_rate() {
        let percent = t!("tui-percent", percent = format!("{:.0}", rate.percent()));
        let (games, won, lost, given_up) = (tally.games(), tally.won(), tally.lost, tally.given_up);
        lines.push(t!(
            "tui-statistics-games",
            games = games,
            won = won,
            percent = percent,
            lost = lost,
            given_up = given_up
        ));
    }
    if let (Some(mean), Some(best)) = (tally.mean_guesses(), tally.best()) {
        lines.push(t!("tui-statistics-mean", mean = decimal(mean, 2), best = best));
    }
    if tally.games() > 0 {
        lines.push(t!("tui-statistics-streak", streak = tally.streak, longest = tally.longest_streak));
    }
    lines.extend(not_counted);
    lines.extend(grades(tally));
    lines
}

fn grades(tally: &Tally) -> Option<String> {
    let skill = decimal(tally.skill?, 1);
    Some(match tally.luck {
        Some(luck) => {
            t!("tui-statistics-grades", skill = skill, luck = decimal(luck, 1), most = TOP_GRADE)
        }
        None => t!("tui-statistics-skill", skill = skill, most = TOP_GRADE),
    })
}

fn distribution<'a>(canvas: &Canvas<'_, '_>, tally: &Tally, width: u16) -> Vec<Line<'a>> {
    let most = tally.distribution().iter().copied().max().unwrap_or(0);
    if most == 0 {
        return Vec::new();
    }
    let longest = u64::from(width.saturating_sub(12)).min(50);
    let mut lines = vec![Line::default(), Line::from(canvas.span(t!("tui-statistics-distribution"), Tone::Quiet))];
    for (guesses, games) in (1..).zip(tally.distribution()) {
        let bar = usize::try_from((games * longest).div_ceil(most)).unwrap_or(0);
        let bar = canvas.span(canvas.look.bar().repeat(bar), Tone::Accent);
        lines.push(Line::from(vec![format!("{guesses:>3} ").into(), bar, format!(" {games}").into()]));
    }
    lines
}

fn stretches<'a>(canvas: &Canvas<'_, '_>, stretches: &[Stretch], height: usize) -> Vec<Line<'a>> {
    if stretches.is_empty() || height < 4 {
        return Vec::new();
    }
    let text = t!("tui-statistics-stretches", games = GAMES_IN_A_STRETCH);
    let mut lines = vec![Line::default(), Line::from(canvas.span(text, Tone::Quiet))];
    for stretch in &stretches[stretches.len().saturating_sub(height - 3)..] {
        let day = stretch.last.to_string();
        let grade = |grade: Option<Fraction>| grade.map_or("-".to_owned(), |grade| format!("{grade:.0}"));
        let bar = stretch.skill.map_or(0, |skill| {
            // A bar has one cell for every four points of the grade.
            usize::try_from(skill.numerator / skill.denominator.max(1) / 4).unwrap_or(0)
        });
        let (skill, luck) = (grade(stretch.skill), grade(stretch.luck));
        let text = format!("{} {skill:>3} {luck:>3} ", day.get(..10).unwrap_or(&day));
        lines.push(Line::from(vec![text.into(), canvas.span(canvas.look.bar().repeat(bar), Tone::Good)]));
    }
    lines
}
