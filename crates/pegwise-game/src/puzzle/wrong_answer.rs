//! Drafts with one wrong answer.

use super::kind::Task;
use super::position::{Draft, Drawn, Position, is_next_to};
use super::source::{Source, drawn};
use super::table::Table;
use super::unlisted;
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, Code, Feedback, Monitor, Turn};

pub(super) fn draw<'a>(source: Source<'a>, max_guesses: usize, draws: &mut Draws, monitor: &dyn Monitor) -> Drawn<'a> {
    let most_rows = source.most_rows(max_guesses);
    let secret = source.secret(draws);
    let Some(mut position) = Position::of_one_code(source, &secret, most_rows, draws, monitor)? else {
        return Ok(None);
    };
    let guess = guess(&position, draws);
    if guess == secret || position.rows.iter().any(|row| row.guess == guess) {
        return Ok(None);
    }
    let Some(turn) = with_wrong_answer(&mut position, &guess, &secret, draws, monitor)? else { return Ok(None) };
    drop_superfluous(&mut position, &turn, monitor)?;
    let wrong = draws.below(position.rows.len() + 1);
    position.rows.insert(wrong, turn);
    if position.rows.len() > most_rows {
        return Ok(None);
    }
    let effort = effort(source, &position.rows, monitor)?;
    let should = source.board().answer(&position.rows[wrong].guess, &secret);
    Ok(effort.map(|effort| Draft { position, task: Task::WrongAnswer { row: wrong, should }, effort }))
}

/// Half the time a guess that fits some row, as a player's would, otherwise any guess.
fn guess(position: &Position<'_>, draws: &mut Draws) -> Code {
    let row = &position.rows[draws.below(position.rows.len())];
    match position.source.all() {
        Some(all) if draws.below(2) == 0 => drawn(&all.after(position.source.board(), row), draws),
        _ => position.source.guess(draws),
    }
}

/// Picks a neighbour of the right answer if possible.
fn with_wrong_answer(
    position: &mut Position<'_>,
    guess: &Code,
    secret: &Code,
    draws: &mut Draws,
    monitor: &dyn Monitor,
) -> Result<Option<Turn>, Cancelled> {
    let board = position.source.board();
    let right = board.answer(guess, secret);
    let rows = position.rows.clone();
    let others = board.feedbacks().filter(|&feedback| feedback != right && feedback != board.win()).collect();
    let Some(mut telling) = telling(position, &rows, guess, others, monitor)? else { return Ok(None) };
    telling.sort_by_key(|&feedback| !is_next_to(feedback, right));
    let near = telling.iter().filter(|&&feedback| is_next_to(feedback, right)).count();
    let mut offered = telling.len().min(if near > 0 { near } else { usize::MAX });
    while offered > 0 {
        offered -= 1;
        let feedback = telling.remove(draws.below(offered + 1));
        let turn = Turn { guess: guess.clone(), feedback };
        if is_given(position.source, &turn, monitor)? {
            return Ok(Some(turn));
        }
    }
    Ok(None)
}

/// The answers that contradict the rows even if any one row is left out. Returns `None` if that is unknown.
fn telling(
    position: &mut Position<'_>,
    rows: &[Turn],
    guess: &Code,
    mut answers: Vec<Feedback>,
    monitor: &dyn Monitor,
) -> Result<Option<Vec<Feedback>>, Cancelled> {
    for row in 0..rows.len() {
        let Some(codes) = position.codes_after(&without(rows, row), monitor)? else { return Ok(None) };
        let given = position.source.scorer(guess).histogram(&codes);
        answers.retain(|&feedback| given.count(feedback) == 0);
        if answers.is_empty() {
            break;
        }
    }
    Ok(Some(answers))
}

fn drop_superfluous(position: &mut Position<'_>, wrong: &Turn, monitor: &dyn Monitor) -> Result<(), Cancelled> {
    let mut row = 0;
    while row < position.rows.len() {
        monitor.check()?;
        let others = without(&position.rows, row);
        let is_one = position.codes_after(&others, monitor)?.is_some_and(|codes| codes.len() == 1);
        let answer = vec![wrong.feedback];
        if is_one && telling(position, &others, &wrong.guess, answer, monitor)?.is_some_and(|left| !left.is_empty()) {
            position.rows = others;
        } else {
            row += 1;
        }
    }
    Ok(())
}

fn is_given(source: Source<'_>, turn: &Turn, monitor: &dyn Monitor) -> Result<bool, Cancelled> {
    match source.all() {
        Some(all) => Ok(source.scorer(&turn.guess).histogram(all).count(turn.feedback) > 0),
        None => unlisted::is_given(source.board(), turn.clone(), monitor),
    }
}

fn without(rows: &[Turn], row: usize) -> Vec<Turn> {
    [&rows[..row], &rows[row + 1..]].concat()
}

/// The looks at rows, or colours tried, as [`effort`](super::Puzzle::effort) counts them. `None` if there are too many.
fn effort(source: Source<'_>, rows: &[Turn], monitor: &dyn Monitor) -> Result<Option<u64>, Cancelled> {
    let table = match source {
        Source::Listed(codebook) => Some(Table::new(codebook, rows, monitor)?),
        Source::Unlisted(_) => None,
    };
    let mut effort = 0;
    for row in 0..rows.len() {
        let of_row = match &table {
            Some(table) => Some(table.without(row).looks(monitor)?),
            None => unlisted::tries_to_know(source.board(), &without(rows, row), monitor)?,
        };
        let Some(of_row) = of_row else { return Ok(None) };
        effort += of_row;
    }
    Ok(Some(effort))
}
