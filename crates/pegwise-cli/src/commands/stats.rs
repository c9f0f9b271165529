use super::kept::{complain_of, date, is_asked_for, name, say_nothing_kept};
use crate::archive::Archive;
use crate::failure::Outcome;
use crate::options::Format;
use crate::output::table::Table;
use crate::ui::Ui;
use pegwise::{Evaluation, Fraction, GAMES_IN_A_STRETCH, Statistics, Stretch, TOP_GRADE, Tally, Wins, shapes};
use pegwise_text::number::plural;

/// How the person plays.
pub(crate) fn run(ui: &mut Ui) -> Outcome {
    let archive = Archive::of_this_person()?;
    let history = archive.read()?;
    complain_of(ui, archive.path(), &history)?;
    let statistics = Statistics::of(history.games().filter(|game| is_asked_for(ui, game)));
    match ui.setup().format {
        Format::Json => ui.result("stats", shapes::Stats::from(&statistics)),
        Format::Csv | Format::Markdown => ui.table(&table(&statistics)),
        Format::Table if statistics.boards.is_empty() && statistics.computer.games == 0 => say_nothing_kept(ui),
        Format::Table => say(ui, &statistics),
    }
}

fn say(ui: &mut Ui, statistics: &Statistics) -> Outcome {
    let person = &statistics.person;
    if !statistics.boards.is_empty() {
        if ui.plain() { say_sentences(ui, statistics)? } else { say_table(ui, statistics)? }
    }
    if person.won() > 0 {
        ui.say("\nGames won, by the number of guesses:")?;
        ui.bars(&Evaluation::new(person.distribution().to_vec()))?;
    }
    if !statistics.boards.is_empty() {
        let (now, longest) = (wins(person.streak), wins(person.longest_streak));
        ui.say(format!("\nStreak: {now}. Longest: {longest}."))?;
    }
    say_wins(ui, "With hints, not counted above", person.with_hints)?;
    say_wins(ui, "The computer with your codes", statistics.computer)?;
    say_stretches(ui, &person.stretches)
}

fn wins(streak: u64) -> String {
    plural(count(streak), "win")
}

fn count(n: u64) -> usize {
    usize::try_from(n).expect("games are counted in a usize")
}

fn say_wins(ui: &mut Ui, what: &str, Wins { games, won }: Wins) -> Outcome {
    if games == 0 { Ok(()) } else { ui.say(format!("{what}: {}, {won} won.", plural(count(games), "game"))) }
}

/// The table; on a narrow terminal without what matters least.
fn say_table(ui: &mut Ui, statistics: &Statistics) -> Outcome {
    let mut table = table(statistics);
    table.narrow(ui.width(), &["longest streak", "streak", "given up", "lost", "best", "luck", "skill"]);
    ui.table(&table)
}

/// A row for all boards if there are several, then one for each.
fn table(statistics: &Statistics) -> Table {
    let mut table = Table::new([
        "board",
        "games",
        "won",
        "lost",
        "given up",
        "won %",
        "mean guesses",
        "best",
        "streak",
        "longest streak",
        "skill",
        "luck",
    ]);
    for (board, tally) in lines(statistics) {
        let shown = |number: Option<Fraction>| number.map_or(String::new(), |number| number.to_string());
        table.row([
            board,
            tally.games().to_string(),
            tally.won().to_string(),
            tally.lost.to_string(),
            tally.given_up.to_string(),
            tally.win_rate().map_or(String::new(), |rate| rate.percent().to_string()),
            shown(tally.mean_guesses()),
            tally.best().map_or(String::new(), |best| best.to_string()),
            tally.streak.to_string(),
            tally.longest_streak.to_string(),
            shown(tally.skill),
            shown(tally.luck),
        ]);
    }
    table
}

/// All boards, then each; of one board nothing twice.
fn lines(statistics: &Statistics) -> impl Iterator<Item = (String, &Tally)> {
    let boards = statistics.boards.iter().map(|(rules, tally)| (name(rules), tally));
    let all = (statistics.boards.len() != 1).then(|| ("all".to_owned(), &statistics.person));
    all.into_iter().chain(boards)
}

/// The same to be read aloud.
fn say_sentences(ui: &mut Ui, statistics: &Statistics) -> Outcome {
    for (board, tally) in lines(statistics) {
        let board = if board == "all" { "All boards".to_owned() } else { board };
        let (games, won) = (plural(count(tally.games()), "game"), tally.won());
        let rate = tally.win_rate().map(|rate| format!(" Win rate {}%.", rate.percent()));
        let mean = tally.mean_guesses().map(|mean| format!(" Mean of the games won: {mean} guesses"));
        let best = tally.best().map(|best| format!(", fewest {best}."));
        let grades = grades(tally.skill, tally.luck).map(|grades| format!(" Mean {grades}."));
        let more: String = [rate, mean, best, grades].into_iter().flatten().collect();
        let line = format!("{board}: {games}, {won} won, {} lost, {} given up.{more}", tally.lost, tally.given_up);
        ui.say(line)?;
    }
    Ok(())
}

fn grades(skill: Option<Fraction>, luck: Option<Fraction>) -> Option<String> {
    let grade = |name: &str, grade: Option<Fraction>| Some(format!("{name} {:.1}", grade?));
    let grades: Vec<String> = [grade("skill", skill), grade("luck", luck)].into_iter().flatten().collect();
    (!grades.is_empty()).then(|| grades.join(", "))
}

/// Skill and luck over time, the newest last.
fn say_stretches(ui: &mut Ui, stretches: &[Stretch]) -> Outcome {
    /// As many as fit on a screen with the rest.
    const SHOWN: usize = 20;
    /// A bar of the top grade.
    const LONGEST: u128 = 33;
    if stretches.is_empty() {
        return Ok(());
    }
    ui.say(format!("\nSkill and luck from 0 to {TOP_GRADE}, {GAMES_IN_A_STRETCH} games at a time:"))?;
    for stretch in &stretches[stretches.len().saturating_sub(SHOWN)..] {
        let (first, last) = (date(stretch.first), date(stretch.last));
        let games = plural(count(stretch.games), "game");
        if ui.plain() {
            let grades = grades(stretch.skill, stretch.luck).expect("a stretch has grades");
            ui.say(format!("{first} to {last}: {games}, {grades}."))?;
            continue;
        }
        let bar = stretch.skill.map_or(0, |skill| {
            let most = u128::from(skill.denominator) * u128::from(TOP_GRADE);
            usize::try_from((u128::from(skill.numerator) * LONGEST).div_ceil(most)).expect("at most the longest")
        });
        let grade = |grade: Option<Fraction>| grade.map_or(String::new(), |grade| format!("{grade:.1}"));
        let (skill, luck) = (grade(stretch.skill), grade(stretch.luck));
        let line = format!("  {last}  {games:>8}  luck {luck:>4}  skill {skill:>4}  {}", "#".repeat(bar));
        ui.line(line.trim_end())?;
    }
    Ok(())
}
