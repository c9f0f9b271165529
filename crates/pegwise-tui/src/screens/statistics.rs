use super::{Screen, Step};
use crate::app::{COMMON, Shared, key_of};
use crate::canvas::{Canvas, top};
use crate::input::{Binding, Input, KeyCode, Turned};
use crate::look::Tone;
use crate::wrapped;
use pegwise::{Fraction, GAMES_IN_A_STRETCH, Statistics, Stretch, TOP_GRADE, Tally, Wins};
use pegwise_text::number::plural;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};

/// What the finished games say of the person: wins, streaks, skill over time.
#[derive(Debug)]
pub(crate) struct StatisticsScreen {
    statistics: Statistics,
    /// All boards, or the one before this number.
    chosen: usize,
}

impl Screen for StatisticsScreen {
    fn update(&mut self, input: Input, _: &mut Shared) -> Step {
        let boards = self.statistics.boards.len() + 1;
        let step = match (&input, key_of(&input)) {
            (_, Some(KeyCode::Esc | KeyCode::Char('q'))) => return Step::Back,
            (_, Some(KeyCode::Char('?'))) => return Step::Help,
            (_, Some(KeyCode::Right | KeyCode::Down | KeyCode::Tab | KeyCode::Char('l' | 'j')))
            | (Input::Wheel(_, Turned::Down), _) => 1,
            (_, Some(KeyCode::Left | KeyCode::Up | KeyCode::BackTab | KeyCode::Char('h' | 'k')))
            | (Input::Wheel(_, Turned::Up), _) => -1,
            _ => 0,
        };
        self.chosen = wrapped(self.chosen, step, boards);
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, _: &Shared) {
        let (_, area) = top(area, 1);
        let (name, tally) = match self.chosen.checked_sub(1).and_then(|board| self.statistics.boards.get(board)) {
            Some((rules, tally)) => (rules.to_string(), tally),
            None => ("All boards".to_owned(), &self.statistics.person),
        };
        let mut lines = vec![Line::from(canvas.span(name, Tone::Accent))];
        lines.extend(counted(tally).into_iter().map(Line::from));
        if self.chosen == 0 && self.statistics.computer.games > 0 {
            let Wins { games, won } = self.statistics.computer;
            lines.push(Line::from(format!("Your codes: {}, {won} broken.", games_of(games))));
        }
        lines.extend(distribution(canvas, tally, area.width));
        lines.extend(stretches(canvas, &tally.stretches, usize::from(area.height).saturating_sub(lines.len())));
        canvas.text(Text::from(lines), area);
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![Binding::new(KeyCode::Right, "← →", "board", "all boards, or one of them"), COMMON[0], COMMON[1]]
    }

    fn title(&self, _: &Shared) -> String {
        "statistics".to_owned()
    }

    fn about(&self) -> &'static str {
        "The games you finished. Those with hints are counted apart: whoever follows hints plays as well as the strategy \
         behind them. `pegwise history` exports and deletes games."
    }
}

impl StatisticsScreen {
    pub(crate) fn new(shared: &Shared) -> Self {
        StatisticsScreen { statistics: Statistics::of(&shared.games), chosen: 0 }
    }
}

fn games_of(games: u64) -> String {
    plural(usize::try_from(games).unwrap_or(usize::MAX), "game")
}

/// The numbers in sentences.
fn counted(tally: &Tally) -> Vec<String> {
    if tally.games() + tally.with_hints.games == 0 {
        return vec!["No game was finished yet.".to_owned()];
    }
    let rate = tally.win_rate().map_or(String::new(), |rate| format!(" ({} %)", rate.percent()));
    let mut lines = vec![format!(
        "{}: {} won{rate}, {} lost, {} given up.",
        games_of(tally.games()),
        tally.won(),
        tally.lost,
        tally.given_up
    )];
    if let (Some(mean), Some(best)) = (tally.mean_guesses(), tally.best()) {
        lines.push(format!("{mean} guesses on average, {best} at best."));
    }
    lines.push(format!("Streak: {} won in a row; the longest was {}.", tally.streak, tally.longest_streak));
    if tally.with_hints.games > 0 {
        lines.push(format!("With hints, not counted: {}.", games_of(tally.with_hints.games)));
    }
    let grade = |name: &str, grade: Option<Fraction>| grade.map(|grade| format!("{name} {grade:.1}"));
    let grades: Vec<String> = [grade("skill", tally.skill), grade("luck", tally.luck)].into_iter().flatten().collect();
    if !grades.is_empty() {
        lines.push(format!("On average {}, of {TOP_GRADE}.", grades.join(", ")));
    }
    lines
}

/// Games won by the number of guesses, as bars.
fn distribution<'a>(canvas: &Canvas<'_, '_>, tally: &Tally, width: u16) -> Vec<Line<'a>> {
    let most = tally.distribution().iter().copied().max().unwrap_or(0);
    if most == 0 {
        return Vec::new();
    }
    let longest = u64::from(width.saturating_sub(12)).min(50);
    let mut lines = vec![Line::default(), Line::from(canvas.span("Games won, by the number of guesses:", Tone::Quiet))];
    for (guesses, games) in (1..).zip(tally.distribution()) {
        let bar = usize::try_from((games * longest).div_ceil(most)).unwrap_or(0);
        let bar = canvas.span(canvas.look.bar().repeat(bar), Tone::Accent);
        lines.push(Line::from(vec![format!("{guesses:>3} ").into(), bar, format!(" {games}").into()]));
    }
    lines
}

/// Skill and luck over time, the newest last, as many as fit.
fn stretches<'a>(canvas: &Canvas<'_, '_>, stretches: &[Stretch], height: usize) -> Vec<Line<'a>> {
    if stretches.is_empty() || height < 4 {
        return Vec::new();
    }
    let text = format!("Skill and luck, {GAMES_IN_A_STRETCH} games at a time:");
    let mut lines = vec![Line::default(), Line::from(canvas.span(text, Tone::Quiet))];
    for stretch in &stretches[stretches.len().saturating_sub(height - 3)..] {
        let day = stretch.last.to_string();
        let grade = |grade: Option<Fraction>| grade.map_or("-".to_owned(), |grade| format!("{grade:.0}"));
        let bar = stretch.skill.map_or(0, |skill| {
            // A cell for every four of the grade.
            usize::try_from(skill.numerator / skill.denominator.max(1) / 4).unwrap_or(0)
        });
        let (skill, luck) = (grade(stretch.skill), grade(stretch.luck));
        let text = format!("{} {skill:>3} {luck:>3} ", day.get(..10).unwrap_or(&day));
        lines.push(Line::from(vec![text.into(), canvas.span(canvas.look.bar().repeat(bar), Tone::Good)]));
    }
    lines
}
