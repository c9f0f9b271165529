use super::saved::{complain_of, date, is_asked_for, name, say_nothing_kept, today};
use crate::archive::Archive;
use crate::failure::Outcome;
use crate::options::Format;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::notation::Alphabet;
use pegwise::{
    DayStreak, Evaluation, Fraction, GAMES_IN_A_STRETCH, GameHistory, Rules, Statistics, Stretch, TOP_GRADE, Tally, api,
};
use pegwise_text::{number::decimal, result, t};
use std::collections::BTreeSet;
use std::fmt::Display;

pub(crate) fn run(ui: &mut Ui) -> Outcome {
    let archive = Archive::of_this_person()?;
    let history = archive.read()?;
    complain_of(ui, archive.path(), &history)?;
    let statistics = Statistics::of_those(history.games(), |game| is_asked_for(ui, game));
    let days = DayStreak::of(history.games().filter(|game| is_asked_for(ui, game)), today());
    match ui.setup().format {
        Format::Json => ui.result("stats", api::Stats::new(&statistics, days)),
        Format::Csv | Format::Markdown => ui.table(&table(&lines(&statistics, &history))),
        Format::Table if statistics.boards.is_empty() && statistics.computer.games == 0 => say_nothing_kept(ui),
        Format::Table => say(ui, &statistics, &lines(&statistics, &history), days),
    }
}

fn say(ui: &mut Ui, statistics: &Statistics, lines: &[Line<'_>], days: DayStreak) -> Outcome {
    let person = &statistics.person;
    if person.games() > 0 {
        if ui.plain() { say_sentences(ui, lines)? } else { say_table(ui, lines)? }
    }
    if person.won() > 0 {
        ui.say(format!("\n{}", t!("cli-stats-distribution")))?;
        ui.bars(&Evaluation::new(person.distribution().to_vec()))?;
    }
    if person.games() > 0 {
        let streak = t!("cli-stats-streak", wins = person.streak, longest = person.longest_streak);
        ui.say(format!("\n{streak}"))?;
    }
    if days.longest > 0 {
        ui.say(result::day_streak(days))?;
    }
    result::not_counted(person).into_iter().try_for_each(|line| ui.say(line))?;
    let computer = statistics.computer;
    if computer.games > 0 {
        ui.say(t!("cli-stats-computer", games = computer.games, won = computer.won))?;
    }
    say_stretches(ui, &person.stretches)
}

fn shown(number: impl Display, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    decimal(text.parse().expect("a number in decimals"), decimals)
}

fn say_table(ui: &mut Ui, lines: &[Line<'_>]) -> Outcome {
    let mut table = table(lines);
    let least_wanted = ["longest-streak", "streak", "given-up", "lost", "fewest-guesses", "luck", "skill"].map(column);
    table.narrow(ui.width(), &least_wanted);
    ui.table(&table)
}

fn table(lines: &[Line<'_>]) -> Table {
    let mean = |number: Option<Fraction>| number.map_or(String::new(), |number| shown(number, 2));
    Table::of(
        lines,
        [
            (column("board"), &|(board, _)| board.clone().unwrap_or_else(|| t!("cli-stats-all"))),
            (column("games"), &|(_, tally)| tally.games().to_string()),
            (column("won"), &|(_, tally)| tally.won().to_string()),
            (column("lost"), &|(_, tally)| tally.lost.to_string()),
            (column("given-up"), &|(_, tally)| tally.given_up.to_string()),
            (column("won-percent"), &|(_, tally)| {
                tally.win_rate().map_or(String::new(), |rate| shown(rate.percent(), 1))
            }),
            (column("mean-guesses"), &|(_, tally)| mean(tally.mean_guesses())),
            (column("fewest-guesses"), &|(_, tally)| tally.best().map_or(String::new(), |best| best.to_string())),
            (column("streak"), &|(_, tally)| tally.streak.to_string()),
            (column("longest-streak"), &|(_, tally)| tally.longest_streak.to_string()),
            (column("skill"), &|(_, tally)| mean(tally.skill)),
            (column("luck"), &|(_, tally)| mean(tally.luck)),
        ],
    )
}

/// The name of a board and its games.
type Line<'s> = (Option<String>, &'s Tally);

/// Returns all boards together, without a name, and then each board with counted games. A single board is listed only
/// once.
fn lines<'s>(statistics: &'s Statistics, history: &GameHistory) -> Vec<Line<'s>> {
    let counted = || statistics.boards.iter().filter(|(_, tally)| tally.games() > 0);
    let all = (counted().count() != 1).then_some((None, &statistics.person));
    all.into_iter().chain(counted().map(|(rules, tally)| (Some(name_of(history, rules)), tally))).collect()
}

/// Returns the name of the game that was always played with these rules, or the usual one.
fn name_of(history: &GameHistory, rules: &Rules) -> String {
    let names = history.games().filter(|game| game.rules() == rules).map(|game| name(&game.alphabet(), rules));
    let names: BTreeSet<String> = names.collect();
    match names.len() {
        1 => names.into_iter().collect(),
        _ => name(&Alphabet::usual(rules), rules),
    }
}

fn say_sentences(ui: &mut Ui, lines: &[Line<'_>]) -> Outcome {
    for (board, tally) in lines {
        let games = t!(
            "cli-stats-spoken",
            board = board.clone().unwrap_or_else(|| t!("cli-stats-all-boards")),
            games = tally.games(),
            won = tally.won(),
            lost = tally.lost,
            given_up = tally.given_up
        );
        let rate = tally.win_rate().map(|rate| t!("cli-stats-rate", percent = shown(rate.percent(), 1)));
        let means = tally.mean_guesses().zip(tally.best());
        let mean = means.map(|(mean, best)| t!("cli-stats-mean", mean = shown(mean, 2), best = best));
        let grades = grades(tally.skill, tally.luck).map(|grades| t!("cli-stats-grades", grades = grades));
        ui.say([Some(games), rate, mean, grades].into_iter().flatten().collect::<Vec<_>>().join(" "))?;
    }
    Ok(())
}

fn grades(skill: Option<Fraction>, luck: Option<Fraction>) -> Option<String> {
    let [skill, luck] = [skill, luck].map(|grade| grade.map(|grade| shown(grade, 1)));
    match (skill, luck) {
        (Some(skill), Some(luck)) => Some(t!("cli-stats-skill-and-luck", skill = skill, luck = luck)),
        (Some(skill), None) => Some(t!("cli-stats-skill", skill = skill)),
        (None, Some(luck)) => Some(t!("cli-stats-luck", luck = luck)),
        (None, None) => None,
    }
}

fn say_stretches(ui: &mut Ui, stretches: &[Stretch]) -> Outcome {
    const SHOWN: usize = 20;
    const LONGEST: u128 = 33;
    if stretches.is_empty() {
        return Ok(());
    }
    let heading = t!("cli-stats-stretches", top = TOP_GRADE, games = GAMES_IN_A_STRETCH);
    ui.say(format!("\n{heading}"))?;
    for stretch in &stretches[stretches.len().saturating_sub(SHOWN)..] {
        let (first, last) = (date(stretch.first), date(stretch.last));
        let games = t!("cli-games", games = stretch.games);
        if ui.plain() {
            let grades = grades(stretch.skill, stretch.luck).expect("a stretch has grades");
            ui.say(t!("cli-stats-stretch", first = first, last = last, games = games, grades = grades))?;
            continue;
        }
        let bar = stretch.skill.map_or(0, |skill| {
            let most = u128::from(skill.denominator) * u128::from(TOP_GRADE);
            usize::try_from((u128::from(skill.numerator) * LONGEST).div_ceil(most)).expect("at most the longest")
        });
        let grade = |grade: Option<Fraction>| grade.map_or(String::new(), |grade| shown(grade, 1));
        let skill = t!("cli-stats-skill", skill = format!("{:>4}", grade(stretch.skill)));
        let luck = t!("cli-stats-luck", luck = format!("{:>4}", grade(stretch.luck)));
        let line = format!("  {last}  {games:>8}  {luck}  {skill}  {}", "#".repeat(bar));
        ui.say(line.trim_end())?;
    }
    Ok(())
}
