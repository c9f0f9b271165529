//! A hint that leaves the guess to the player: one fact that the rows prove.

use super::reasoning::{Deduction, Finding, Fitting, Notes, Rows, numbers};
use pegwise_core::{AnswerForm, Board, CodeSpace, Codebook, Color, Turn};

/// Returns one fact that the rows of a game prove, with as few rows as prove it: the easiest that the last guess does
/// not respect. A fact that follows from the last row always counts as new. Returns `None` if there is no such fact, if
/// answers may be false, or if no code or too many codes fit the rows.
///
/// If the codes are listed, as in games of words, the list alone proves much about a row. A fact then names only colours
/// of its rows, and what the marks of a single row show counts as new only if the last guess does not respect it.
///
/// ```
/// use pegwise_core::Codebook;
/// use pegwise_game::{Finding, nudge};
/// use pegwise_notation::GameRecord;
///
/// let game: GameRecord = "4x6 1122:1.0 3344:0.0".parse()?;
/// let nudge = nudge(&Codebook::new(&game.rules)?, &game.history).expect("row 2 rules out two colours");
/// let absent = |symbol: usize| Some(Finding::Absent(game.rules.color(symbol - 1)?));
/// assert_eq!((nudge.rows, nudge.found), (vec![1], [3, 4].into_iter().filter_map(absent).collect()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn nudge(codebook: &Codebook, rows: &[Turn]) -> Option<Deduction> {
    if rows.is_empty() || codebook.board().allows_lies() {
        return None;
    }
    let rows = &rows[..rows.len().min(Rows::BITS as usize)];
    let codes = Fitting::new(codebook, rows, &()).ok().flatten()?;
    codes.of(all(rows.len())).next()?;
    let is_listed = matches!(codebook.board().codes(), CodeSpace::Listed(_));
    proved(codebook, &codes, rows.len())
        .into_iter()
        .flat_map(|step| facts(&step))
        .filter_map(|fact| if is_listed { of_its_rows(fact, rows) } else { Some(fact) })
        .filter(|fact| is_missed(fact, rows, is_listed && is_shown(fact, codebook.board())))
        .min_by_key(|fact| (kind(&fact.found[0]) == NOT_THERE, fact.rows.len(), kind(&fact.found[0])))
}

/// Lists what each row proves, what each two rows prove beyond that, and what all rows prove beyond that.
fn proved(codebook: &Codebook, codes: &Fitting, rows: usize) -> Vec<Deduction> {
    let blank = Notes::new(codebook.board().pegs(), codebook.board().colors());
    let every: Vec<Vec<u16>> = codebook.candidates().codes().map(|code| numbers(&code)).collect();
    let rules = blank.after(every.iter().map(Vec::as_slice));
    let of = |set: Rows| blank.after(codes.of(set));
    let step =
        |rows: Vec<usize>, notes: &Notes, before: &Notes| Deduction { rows, found: notes.news_since(before, codebook) };
    let single: Vec<Notes> = (0..rows).map(|row| of(1 << row)).collect();
    let mut steps: Vec<_> = (0..).zip(&single).map(|(row, notes)| step(vec![row], notes, &rules)).collect();
    let mut known = single.iter().fold(rules, |known, notes| known.and(notes));
    for (first, last) in (0..rows).flat_map(|last| (0..last).map(move |first| (first, last))) {
        let notes = of(1 << first | 1 << last);
        steps.push(step(vec![first, last], &notes, &single[first].and(&single[last])));
        known = known.and(&notes);
    }
    if rows > 2 {
        steps.push(step((0..rows).collect(), &of(all(rows)), &known));
    }
    steps
}

fn all(rows: usize) -> Rows {
    (0..rows).fold(0, |set, row| set | 1 << row)
}

/// Splits a step into single facts. Absent colours are one fact together.
fn facts(step: &Deduction) -> Vec<Deduction> {
    let (absent, others): (Vec<_>, Vec<_>) =
        step.found.iter().cloned().partition(|finding| matches!(finding, Finding::Absent(_)));
    let others = others.into_iter().map(|finding| vec![finding]);
    let all = [absent].into_iter().filter(|absent| !absent.is_empty()).chain(others);
    all.map(|found| Deduction { rows: step.rows.clone(), found }).collect()
}

/// The part of a fact that names only colours of its rows.
fn of_its_rows(mut fact: Deduction, rows: &[Turn]) -> Option<Deduction> {
    let named = |color: &Color| fact.rows.iter().any(|&row| rows[row].guess.colors().contains(color));
    fact.found.retain_mut(|finding| match finding {
        Finding::Absent(color) | Finding::AtLeast { color, .. } => named(color),
        Finding::OneOf { colors, .. } => colors.iter().all(named),
        Finding::NoneOf { colors, .. } => {
            colors.retain(named);
            !colors.is_empty()
        }
    });
    (!fact.found.is_empty()).then_some(fact)
}

/// Whether the marks of a single row show the fact.
fn is_shown(fact: &Deduction, board: &Board) -> bool {
    fact.rows.len() == 1 && matches!(board.feedback_kind().form(), AnswerForm::Marks(_))
}

fn is_missed(fact: &Deduction, rows: &[Turn], is_shown: bool) -> bool {
    let (Some(proof), Some((last, _))) = (fact.rows.last(), rows.split_last()) else { return false };
    proof + 1 == rows.len() && !is_shown || !fact.found.iter().all(|finding| finding.holds(&last.guess))
}

const NOT_THERE: u8 = 3;

/// The order of facts, the most useful first.
fn kind(finding: &Finding) -> u8 {
    match finding {
        Finding::Absent(_) => 0,
        Finding::AtLeast { .. } => 1,
        Finding::OneOf { .. } => 2,
        Finding::NoneOf { .. } => NOT_THERE,
    }
}
