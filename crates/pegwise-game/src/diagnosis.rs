//! Contradictory answers: the rows that clash, and the corrections that repair the game.

use crate::session::is_partly_known;
use pegwise_core::{
    Board, Cancelled, CandidateSet, Code, Codebook, Feedback, FeedbackParts, Monitor, PartialFeedback, PartialTurn,
    Rules, Scorer, Turn,
};
use pegwise_sampling::fitting::{ConsistencySearch, Found};
use pegwise_sampling::{Count, Parts, SampledCandidates};
use pegwise_strategy::{Coverage, parallel};
use std::collections::BTreeMap;

/// The reason why no code is left, and the mistakes that could explain it. If the codes are listed, this is proved and
/// complete; on larger boards, it is the result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagnosis {
    /// Whether it is proved that no code fits all answers. Otherwise, no such code was found.
    pub proved: bool,
    /// The first of the smallest sets of contradictory rows, counted from 0; on large boards, a minimal one.
    pub clash: Vec<usize>,
    /// The smallest possible number of wrong answers, subject to [`Diagnosis::proved`]. Allowed lies do not count.
    pub wrong: usize,
    /// The number of answers that may be false according to the rules.
    pub lies: u8,
    /// Whether the list of repairs is complete.
    pub complete: bool,
    /// The ways to change `wrong` answers so that some code is left, most likely first. Not empty if the list is
    /// complete. If answers may be false, each new answer is true for some code, which needs no more lies than allowed.
    ///
    /// Repairs with fewer misjudged pegs are likelier; among equals, those that leave more codes. Swapping black and
    /// white, or forgetting all white pegs, counts as at most two pegs per answer.
    pub repairs: Vec<Repair>,
}

/// A smallest set of corrected answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Repair {
    /// The wrong answers with their corrections, in the order of the rows.
    pub answers: Vec<WrongAnswer>,
    /// The number of codes that the corrected answers leave.
    pub codes: Count,
}

/// An answer that the secret does not give.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct WrongAnswer {
    /// The row, counted from 0.
    pub row: usize,
    /// The known part of the given answer.
    pub said: PartialFeedback,
    /// The right answer.
    pub right: Feedback,
}

pub(crate) fn wrong_answers(rules: &Rules, rows: &[PartialTurn], secret: &Code) -> Vec<WrongAnswer> {
    let right = |guess: &Code| rules.answer(guess, secret);
    let answers = rows.iter().enumerate();
    let answers = answers.map(|(row, turn)| WrongAnswer { row, said: turn.feedback, right: right(&turn.guess) });
    answers.filter(|answer| !answer.said.admits(answer.right)).collect()
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Broken {
    /// The rows whose answer can be false.
    soft: u64,
    /// The rows with the winning answer, which is always true.
    hard: u64,
}

impl Broken {
    fn rows(self) -> u64 {
        self.soft | self.hard
    }

    /// The number of answers to correct so that the code is possible with `lies` false ones.
    fn wrong(self, lies: u32) -> u32 {
        self.hard.count_ones() + self.soft.count_ones().saturating_sub(lies)
    }

    /// The number of further rows needed to rule the code out despite `lies` false answers.
    fn open(self, chosen: u64, lies: u32) -> u32 {
        if self.hard & chosen != 0 { 0 } else { (lies + 1).saturating_sub((self.soft & chosen).count_ones()) }
    }
}

/// Returns `None` if the rows leave a code. Takes `O(codes * rows * pegs)`, then searches at most [`MOST_ROWS`] rows.
pub(crate) fn diagnose(codebook: &Codebook, rows: &[PartialTurn]) -> Option<Diagnosis> {
    /// The number of codes that are examined at once on one core.
    const TOGETHER: usize = 1 << 16;
    if rows.len() > MOST_ROWS {
        return diagnose_long(codebook, rows);
    }
    let (board, all) = (codebook.board(), codebook.candidates());
    let starts: Vec<usize> = (0..all.len()).step_by(TOGETHER).collect();
    let codes = |&start: &usize| {
        let positions: Vec<usize> = (start..all.len().min(start + TOGETHER)).collect();
        all.select(&positions)
    };
    let mut diagnosis = diagnose_together(board, rows, &starts, codes, &()).ok()??;
    if board.allows_lies() {
        for repair in &mut diagnosis.repairs {
            repair.codes = left_after(codebook, rows, repair).into();
        }
        sort(&mut diagnosis.repairs);
    }
    Some(diagnosis)
}

/// Like [`diagnose`], but without a list of all codes. Returns `None` if there are too many codes or rows, or if the
/// monitor stopped the work.
pub(crate) fn diagnose_by_parts(board: &Board, rows: &[PartialTurn], monitor: &dyn Monitor) -> Option<Diagnosis> {
    let parts = Parts::of(board).filter(|_| rows.len() <= MOST_ROWS && !board.allows_lies())?;
    let numbers: Vec<u64> = parts.numbers().collect();
    diagnose_together(board, rows, &numbers, |&part| parts.codes(part), monitor).ok()?
}

/// The diagnosis for the codes of all parts. With lies, the numbers of codes that repairs leave are too small.
fn diagnose_together<T: Sync>(
    board: &Board,
    rows: &[PartialTurn],
    parts: &[T],
    codes: impl Fn(&T) -> CandidateSet + Sync + Send,
    monitor: &dyn Monitor,
) -> Result<Option<Diagnosis>, Cancelled> {
    let lies = u32::from(board.lies());
    let of_parts = parallel::try_map(parts, |part| {
        monitor.check()?;
        let mut broken = broken_by(board, rows, &codes(part));
        broken.sort_unstable();
        broken.dedup();
        broken.shrink_to_fit();
        let wrong = broken.iter().map(|broken| broken.wrong(lies)).min();
        Ok((wrong, broken))
    })?;
    let Some(wrong) = of_parts.iter().filter_map(|(wrong, _)| *wrong).min().filter(|&wrong| wrong > 0) else {
        return Ok(None);
    };
    let repairable = parts.iter().zip(&of_parts).filter(|(_, (fewest, _))| *fewest == Some(wrong));
    let found = parallel::try_map(&repairable.collect::<Vec<_>>(), |(part, _)| {
        monitor.check().map(|()| repairs(board, rows, &codes(part), wrong))
    })?;
    let mut all: BTreeMap<Vec<WrongAnswer>, u64> = BTreeMap::new();
    for (answers, codes) in found.into_iter().flatten() {
        *all.entry(answers).or_default() += codes;
    }
    let repair = |(answers, codes)| Repair { answers, codes: Count::Exactly(codes) };
    let mut repairs: Vec<Repair> = all.into_iter().map(repair).collect();
    sort(&mut repairs);
    let clash = rows_of(smallest_clash(of_parts.into_iter().flat_map(|(_, broken)| broken).collect(), lies));
    Ok(Some(Diagnosis { proved: true, clash, wrong: wrong as usize, lies: board.lies(), complete: true, repairs }))
}

/// The rows that each code contradicts.
fn broken_by(board: &Board, rows: &[PartialTurn], codes: &CandidateSet) -> Vec<Broken> {
    let win = board.win();
    let mut broken = vec![Broken::default(); codes.len()];
    for (row, turn) in rows.iter().enumerate() {
        let scores = Scorer::new(board, &turn.guess).scores(codes);
        for (broken, truth) in broken.iter_mut().zip(scores) {
            match turn.feedback.lies(win, truth) {
                Some(0) => {}
                Some(_) => broken.soft |= 1 << row,
                None => broken.hard |= 1 << row,
            }
        }
    }
    broken
}

/// The ways to change `wrong` answers so that some of these codes fit, with the number of codes for each.
fn repairs(board: &Board, rows: &[PartialTurn], codes: &CandidateSet, wrong: u32) -> BTreeMap<Vec<WrongAnswer>, u64> {
    let lies = u32::from(board.lies());
    let mut positions: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (position, broken) in broken_by(board, rows, codes).into_iter().enumerate() {
        if broken.wrong(lies) == wrong {
            for soft in subsets(broken.soft, wrong - broken.hard.count_ones()) {
                positions.entry(soft | broken.hard).or_default().push(position);
            }
        }
    }
    let mut repairs = BTreeMap::new();
    for (corrected, positions) in positions {
        for_each_repair(board, rows, &rows_of(corrected), &codes.select(&positions), &[], &mut |answers, codes| {
            *repairs.entry(answers).or_default() += codes as u64;
        });
    }
    repairs
}

const MOST_ROWS: usize = 64;

/// Diagnoses the rows up to the first contradiction. If that comes too late, gives no details.
fn diagnose_long(codebook: &Codebook, rows: &[PartialTurn]) -> Option<Diagnosis> {
    let board = codebook.board();
    let mut left = codebook.candidates().clone();
    let last = rows.iter().position(|turn| {
        left = left.after(board, turn);
        left.is_empty()
    })?;
    if last < MOST_ROWS {
        return diagnose(codebook, &rows[..=last]);
    }
    let clash = (0..=last).collect();
    Some(Diagnosis { proved: true, clash, wrong: 1, lies: board.lies(), complete: false, repairs: Vec::new() })
}

fn left_after(codebook: &Codebook, rows: &[PartialTurn], repair: &Repair) -> usize {
    let mut rows = rows.to_vec();
    for answer in &repair.answers {
        rows[answer.row].feedback = answer.right.into();
    }
    codebook.candidates().after_all(codebook.board(), &rows).len()
}

fn subsets(rows: u64, size: u32) -> Vec<u64> {
    if size == 0 {
        return vec![0];
    }
    if rows.count_ones() < size {
        return Vec::new();
    }
    let first = rows & rows.wrapping_neg();
    let with_it = subsets(rows ^ first, size - 1).into_iter().map(|others| others | first);
    with_it.chain(subsets(rows ^ first, size)).collect()
}

fn sort(repairs: &mut [Repair]) {
    repairs.sort_by(|a, b| {
        let slips =
            |repair: &Repair| repair.answers.iter().map(|answer| misjudged(answer.said, answer.right)).sum::<usize>();
        let by_codes = b.codes.estimate().total_cmp(&a.codes.estimate());
        slips(a).cmp(&slips(b)).then(by_codes).then_with(|| a.answers.cmp(&b.answers))
    });
}

/// Diagnoses rows that leave no code on a board too large to list. `proved` means that this is certain. Searches for one
/// wrong answer, then for two. If stopped, or if an answer is only partly known, returns what it has found.
pub(crate) fn diagnose_unlisted(board: &Board, rows: &[PartialTurn], proved: bool, monitor: &dyn Monitor) -> Diagnosis {
    if rows.iter().any(is_partly_known) {
        let clash = (0..rows.len()).filter(|&row| rows[row].feedback != PartialFeedback::Unknown).collect();
        return Diagnosis { proved, clash, wrong: 1, lies: 0, complete: false, repairs: Vec::new() };
    }
    let known = rows.iter().enumerate().filter_map(|(row, turn)| Some((row, turn.known()?)));
    let (row_of, turns): (Vec<usize>, Vec<Turn>) = known.unzip();
    let mut diagnosis = diagnose_turns(board, &turns, proved, monitor);
    let answers = diagnosis.repairs.iter_mut().flat_map(|repair| &mut repair.answers).map(|answer| &mut answer.row);
    answers.chain(&mut diagnosis.clash).for_each(|row| *row = row_of[*row]);
    diagnosis
}

fn diagnose_turns(board: &Board, turns: &[Turn], proved: bool, monitor: &dyn Monitor) -> Diagnosis {
    let partial: Vec<PartialTurn> = turns.iter().cloned().map(PartialTurn::from).collect();
    // On these boards, codes can be found only if every answer is true.
    let (lies, mut complete) = (0, true);
    let mut clash: Vec<usize> = (0..turns.len()).collect();
    let mut more_than = 0;
    for wrong in 1..=MOST_WRONG.min(turns.len()) {
        let choices: Vec<Vec<usize>> = choices(turns.len(), wrong);
        let choices: Vec<_> = choices.into_iter().filter(|rows| rows.iter().any(|row| clash.contains(row))).collect();
        let found = parallel::map(&choices, |rows| left_by(board, &without(turns, rows), monitor));
        let mut repairs = Vec::new();
        for (rows, known) in choices.iter().zip(found) {
            let Some(SampledCandidates { candidates, count }) = known else {
                complete = false;
                continue;
            };
            let are_all = count.coverage(candidates.len()) == Coverage::All;
            complete &= are_all;
            if !candidates.is_empty() {
                for_each_repair(board, &partial, rows, &candidates, &[], &mut |answers, codes| {
                    repairs.push(Repair { answers, codes: Count::from(codes).share(candidates.len(), count) });
                });
            }
            if let (&[row], false) = (rows.as_slice(), are_all) {
                add_slips(board, turns, row, &mut repairs, monitor);
            }
        }
        if proved && wrong == 1 {
            clash = clash_of(board, turns, monitor);
        }
        if !repairs.is_empty() {
            sort(&mut repairs);
            count(board, turns, &mut repairs, monitor);
            sort(&mut repairs);
            return Diagnosis { proved, clash, wrong, lies, complete, repairs };
        }
        if complete {
            more_than = wrong;
        }
        if monitor.should_stop() {
            break;
        }
    }
    Diagnosis { proved, clash, wrong: more_than + 1, lies, complete: false, repairs: Vec::new() }
}

fn left_by(board: &Board, turns: &[Turn], monitor: &dyn Monitor) -> Option<SampledCandidates> {
    let found = match settled(board, turns, monitor) {
        Found::NoMore => return CandidateSet::new(board, []).ok().map(SampledCandidates::all),
        Found::Code(code) => CandidateSet::new(board, [code]).ok(),
        Found::OutOfWork => None,
    };
    let found = found.map(|candidates| SampledCandidates { candidates, count: Count::AtLeast(1) });
    // A search would only find a few other repairs, which add nothing.
    if found.is_some() && !SampledCandidates::is_drawn(board) {
        return found;
    }
    SampledCandidates::find_soon(board, turns, monitor).ok().or(found)
}

fn settled(board: &Board, turns: &[Turn], monitor: &dyn Monitor) -> Found {
    /// This much work takes a few tenths of a second.
    const WORK: u64 = 6_000_000;
    ConsistencySearch::new(board, turns).settle(&mut { WORK }, monitor).unwrap_or(Found::OutOfWork)
}

/// This takes about a millisecond.
const CHANGES: usize = 20_000;

/// Adds answers that are one peg off. They are the most likely ones, but may be too rare for a sample.
fn add_slips(board: &Board, turns: &[Turn], row: usize, repairs: &mut Vec<Repair>, monitor: &dyn Monitor) {
    let said = turns[row].feedback;
    for (blacks, whites) in [(-1, 0), (1, 0), (0, -1), (0, 1), (1, -1), (-1, 1)] {
        let numbers = said.black().checked_add_signed(blacks).zip(said.white().checked_add_signed(whites));
        let Some(right) = numbers.and_then(|(black, white)| board.feedback(black, white).ok()) else { continue };
        let answers = vec![WrongAnswer { row, said: said.into(), right }];
        if repairs.iter().any(|repair| repair.answers == answers) {
            continue;
        }
        let mut repaired = turns.to_vec();
        repaired[row].feedback = right;
        let nearest = || ConsistencySearch::new(board, &repaired).nearest(CHANGES, 0, monitor);
        let fits = match settled(board, &repaired, monitor) {
            Found::Code(_) => true,
            Found::NoMore => false,
            Found::OutOfWork => nearest().is_ok_and(|nearest| nearest.off == 0),
        };
        if fits {
            let known = SampledCandidates::find_soon(board, &repaired, monitor)
                .ok()
                .filter(|known| !known.candidates.is_empty());
            repairs.push(Repair { answers, codes: known.map_or(Count::AtLeast(1), |known| known.count) });
        }
    }
}

/// The number of repairs that are counted exactly: at least as many as are shown.
const COUNTED: usize = 12;

/// Replaces the estimates of the likeliest repairs by exact numbers, where counting takes less than a tenth of a second.
fn count(board: &Board, turns: &[Turn], repairs: &mut [Repair], monitor: &dyn Monitor) {
    const WORK: u64 = 10_000_000;
    for repair in repairs.iter_mut().take(COUNTED).filter(|repair| !repair.codes.is_exact()) {
        let mut repaired = turns.to_vec();
        repair.answers.iter().for_each(|answer| repaired[answer.row].feedback = answer.right);
        if let Ok(Some(halves)) = ConsistencySearch::new(board, &repaired).halves(&mut { WORK }, monitor) {
            repair.codes = Count::Exactly(halves.count());
        }
    }
}

/// Each further wrong answer takes ten times as long.
const MOST_WRONG: usize = 2;

fn clash_of(board: &Board, turns: &[Turn], monitor: &dyn Monitor) -> Vec<usize> {
    let mut clash: Vec<usize> = (0..turns.len()).collect();
    for row in (0..turns.len()).rev() {
        let rest: Vec<usize> = clash.iter().copied().filter(|&other| other != row).collect();
        let others: Vec<Turn> = rest.iter().map(|&row| turns[row].clone()).collect();
        let is_clash = match settled(board, &others, monitor) {
            Found::NoMore => true,
            Found::Code(_) => false,
            Found::OutOfWork => SampledCandidates::find_soon(board, &others, monitor)
                .is_ok_and(|known| known.count == Count::Exactly(0)),
        };
        if is_clash {
            clash = rest;
        }
    }
    clash
}

fn without(turns: &[Turn], rows: &[usize]) -> Vec<Turn> {
    let others = turns.iter().enumerate().filter(|(row, _)| !rows.contains(row));
    others.map(|(_, turn)| turn.clone()).collect()
}

fn choices(rows: usize, size: usize) -> Vec<Vec<usize>> {
    match size {
        1 => (0..rows).map(|row| vec![row]).collect(),
        _ => (0..rows).flat_map(|first| (first + 1..rows).map(move |second| vec![first, second])).collect(),
    }
}

/// Calls `act` for the right answers in these rows, with the number of codes that give them.
fn for_each_repair(
    board: &Board,
    turns: &[PartialTurn],
    rows: &[usize],
    codes: &CandidateSet,
    before: &[WrongAnswer],
    act: &mut dyn FnMut(Vec<WrongAnswer>, usize),
) {
    let (&row, rest) = rows.split_first().expect("a code that contradicts no row needs no repair");
    let PartialTurn { guess, feedback: said } = &turns[row];
    let with = |right: Feedback| before.iter().copied().chain([WrongAnswer { row, said: *said, right }]).collect();
    let mut scorer = Scorer::new(board, guess);
    if rest.is_empty() {
        scorer.histogram(codes).cells().for_each(|(right, codes)| act(with(right), codes));
        return;
    }
    for cell in codes.partition(&scorer).cells() {
        let answers: Vec<_> = with(cell.feedback);
        for_each_repair(board, turns, rest, &cell.codes, &answers, act);
    }
}

fn misjudged(said: PartialFeedback, right: Feedback) -> usize {
    let said = match said {
        PartialFeedback::Known(said) => said,
        PartialFeedback::Black(black) => return right.black().abs_diff(black.into()),
        PartialFeedback::White(white) => return right.white().abs_diff(white.into()),
        PartialFeedback::Unknown => return 0,
    };
    misjudged_of(said, right)
}

fn misjudged_of(said: Feedback, right: Feedback) -> usize {
    match (said.parts(), right.parts()) {
        (FeedbackParts::Marks(said), FeedbackParts::Marks(right)) => {
            said.iter().zip(&right).filter(|(said, right)| said != right).count()
        }
        (FeedbackParts::Attributes(said), FeedbackParts::Attributes(right)) => {
            said.into_iter().zip(right).map(|(said, right)| misjudged_of(said, right)).sum()
        }
        _ => miscounted(said, right),
    }
}

fn miscounted(said: Feedback, right: Feedback) -> usize {
    let pegs = [
        said.black().abs_diff(right.black()),
        said.white().abs_diff(right.white()),
        said.total().abs_diff(right.total()),
    ];
    let pegs = pegs.into_iter().max().expect("three numbers");
    let swapped = said.black() == right.white() && said.white() == right.black();
    let forgotten = said.white() == 0 && said.black() == right.black();
    if swapped || forgotten { pegs.min(2) } else { pegs }
}

fn rows_of(rows: u64) -> Vec<usize> {
    (0..MOST_ROWS).filter(|row| rows >> row & 1 == 1).collect()
}

/// The smallest set of rows that leaves no code, or the first of several in lexicographic order. A set of rows clashes
/// if every code contradicts more of them than may be false, so it is a hitting set. It rarely has more than four rows.
fn smallest_clash(mut broken: Vec<Broken>, lies: u32) -> u64 {
    broken.sort_unstable_by_key(|broken| (broken.rows().count_ones(), *broken));
    broken.dedup();
    let mut minimal: Vec<Broken> = Vec::new();
    for set in broken {
        let is_implied = |fewer: &Broken| fewer.hard & !set.hard == 0 && fewer.soft & !set.rows() == 0;
        if !minimal.iter().any(is_implied) {
            minimal.push(set);
        }
    }
    let size = (1..=64).find(|&size| can_hit(&minimal, lies, 0, size)).expect("all rows together leave no code");
    let mut chosen = 0u64;
    for row in 0..64 {
        let more = chosen | 1 << row;
        if more.count_ones() <= size && can_hit(&minimal, lies, more, size - more.count_ones()) {
            chosen = more;
        }
    }
    chosen
}

/// Whether the chosen rows and `left` more can rule out all these codes. Branches on the rows of the first code that is
/// not ruled out. Codes without a common contradicted row need separate rows; without this bound, duplicate rows take
/// forever.
fn can_hit(sets: &[Broken], lies: u32, chosen: u64, left: u32) -> bool {
    let Some(first) = sets.iter().find(|set| set.open(chosen, lies) > 0) else { return true };
    let (mut apart, mut needed) = (chosen, 0);
    for set in sets {
        let open = set.open(chosen, lies);
        if open > 0 && set.rows() & apart & !chosen == 0 {
            apart |= set.rows();
            needed += if set.hard == 0 { open } else { 1 };
        }
    }
    let more = rows_of(first.rows() & !chosen);
    needed <= left && more.into_iter().any(|row| can_hit(sets, lies, chosen | 1 << row, left - 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_notation::{GameRecord, PartialRecord};
    use proptest::prelude::*;
    use std::cmp::Reverse;

    fn game(text: &str) -> (Codebook, Vec<PartialTurn>) {
        let game: PartialRecord = text.parse().unwrap();
        (Codebook::new(&game.rules).unwrap(), game.history)
    }

    #[test]
    fn consistent_turns_need_no_diagnosis() {
        let (codebook, turns) = game("4x6 1122:1.1 1344:0.2");
        assert_eq!(diagnose(&codebook, &turns), None);
        assert_eq!(diagnose(&codebook, &[]), None);
    }

    #[test]
    fn forgotten_whites_are_found() {
        // The secret is 4215, and the whites were forgotten in the last row.
        let (codebook, turns) = game("4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0");
        let diagnosis = diagnose(&codebook, &turns).unwrap();
        assert_eq!(diagnosis.wrong, 1);
        let forgotten = WrongAnswer { row: 4, said: Feedback::new(1, 0).into(), right: Feedback::new(1, 3) };
        assert_eq!(diagnosis.repairs[0].answers, [forgotten], "{diagnosis:?}");
    }

    #[test]
    fn two_wrong_answers_are_counted() {
        let (codebook, turns) = game("2x3 11:2.0 22:2.0 33:2.0");
        let diagnosis = diagnose(&codebook, &turns).unwrap();
        assert_eq!((diagnosis.clash, diagnosis.wrong), (vec![0, 1], 2));
        // With the secret 11, 22 or 33, two answers are wrong. With two different colours, all three are.
        let [said, right] = [Feedback::new(2, 0), Feedback::new(0, 0)];
        let rows = [[0, 1], [0, 2], [1, 2]];
        let expected = rows.map(|rows| Repair {
            answers: rows.map(|row| WrongAnswer { row, said: said.into(), right }).to_vec(),
            codes: 1.into(),
        });
        assert_eq!(diagnosis.repairs, expected);
    }

    /// Every colour is excluded twice: all 30 rows clash, and each has a duplicate.
    #[test]
    fn large_clashes_are_found_in_time() {
        let rows: Vec<String> = (1..=30).map(|color| format!("{color}:0.0 {color}:0.0")).collect();
        let (codebook, turns) = game(&format!("1x30 {}", rows.join(" ")));
        let diagnosis = diagnose(&codebook, &turns).unwrap();
        assert_eq!(diagnosis.clash, (0..60).step_by(2).collect::<Vec<_>>());
        assert_eq!((diagnosis.wrong, diagnosis.repairs.len()), (2, 30));
    }

    #[test]
    fn long_games_are_diagnosed_up_to_the_first_contradiction() {
        let (codebook, mut turns) = game("2x3 12:1.0 12:0.2 11:0.0");
        let fits = game("2x3 11:1.0").1;
        let mut long = turns.clone();
        long.extend(std::iter::repeat_n(fits[0].clone(), 80));
        assert_eq!(diagnose(&codebook, &long), diagnose(&codebook, &turns[..2]));
        let mut late = vec![fits[0].clone(); 80];
        assert_eq!(diagnose(&codebook, &late), None);
        late.append(&mut turns);
        let diagnosis = diagnose(&codebook, &late).unwrap();
        assert_eq!((diagnosis.clash.len(), diagnosis.complete), (82, false));
    }

    #[test]
    fn parts_tell_the_same_as_a_list() {
        for text in [
            "3x4-order 112:+^+ 223:vvv",
            "4x5-distinct-marks 1234:++.. 1235:-+..",
            "5x10-order 11223:^^vv+ 55113:vv^^v",
            "5x10-marks 11223:+.... 11224:-+... 99999:?",
        ] {
            let (codebook, rows) = game(text);
            let listed = diagnose(&codebook, &rows);
            assert!(listed.is_some(), "{text}");
            assert_eq!(diagnose_by_parts(codebook.board(), &rows, &()), listed, "{text}");
        }
        let (codebook, rows) = game("3x4-order 112:+^+");
        assert_eq!(diagnose_by_parts(codebook.board(), &rows, &()), None);
        let (stop, (codebook, rows)) = (StopAfter(0.into()), game("3x4-order 112:+^+ 223:vvv"));
        assert_eq!(diagnose_by_parts(codebook.board(), &rows, &stop), None);
    }

    #[test]
    fn slips_are_counted_in_pegs() {
        let slip = |b, w, c, x| misjudged(Feedback::new(b, w).into(), Feedback::new(c, x));
        assert_eq!(slip(1, 1, 2, 0), 1);
        assert_eq!(slip(1, 1, 1, 2), 1);
        assert_eq!(slip(1, 1, 2, 2), 2);
        assert_eq!(slip(3, 0, 0, 3), 2);
        assert_eq!(slip(1, 0, 1, 3), 2);
        assert_eq!(slip(0, 0, 3, 0), 3);
    }

    struct StopAfter(std::sync::atomic::AtomicUsize);

    impl Monitor for StopAfter {
        fn should_stop(&self) -> bool {
            use std::sync::atomic::Ordering::Relaxed;
            self.0.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_err()
        }
    }

    #[test]
    fn work_cut_short_claims_nothing_more() {
        let game: GameRecord = "2x3 11:2.0 22:2.0 33:2.0".parse().unwrap();
        let mut found = Vec::new();
        for checks in (0..).map(|step: usize| step * step * step) {
            let monitor = StopAfter(checks.into());
            let diagnosis = diagnose_turns(&game.rules, &game.history, true, &monitor);
            assert!(diagnosis.wrong <= 2, "{checks}: {diagnosis:?}");
            assert!(!diagnosis.complete || diagnosis.repairs.len() == 3, "{checks}: {diagnosis:?}");
            found.push((diagnosis.wrong, diagnosis.repairs.len()));
            if diagnosis.complete {
                break;
            }
        }
        assert!(found.contains(&(1, 0)) && found.ends_with(&[(2, 3)]), "{found:?}");
    }

    fn any_turns(rules: &'static str) -> impl Strategy<Value = (Codebook, Vec<Turn>)> {
        let rules: Rules = rules.parse().unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        let feedbacks: Vec<Feedback> = rules.feedbacks().collect();
        let codes: Vec<_> = codebook.candidates().codes().collect();
        let turn = (proptest::sample::select(codes), proptest::sample::select(feedbacks));
        proptest::collection::vec(turn, 0..6).prop_map(move |turns| {
            let turns = turns.into_iter().map(|(guess, feedback)| Turn { guess, feedback }).collect();
            (codebook.clone(), turns)
        })
    }

    fn left(codebook: &Codebook, turns: &[Turn]) -> usize {
        let fits = |code: &Code| turns.iter().all(|t| pegwise_core::score::reference(&t.guess, code) == t.feedback);
        codebook.candidates().codes().filter(fits).count()
    }

    proptest! {
        #[test]
        fn diagnoses_are_complete_and_smallest((codebook, turns) in any_turns("2x4")) {
            let subset = |bits: usize| -> Vec<Turn> {
                turns.iter().enumerate().filter(|(row, _)| bits >> row & 1 == 1).map(|(_, t)| t.clone()).collect()
            };
            let clashes = (0..1usize << turns.len()).filter(|&bits| left(&codebook, &subset(bits)) == 0);
            let smallest = clashes.map(|bits| (bits.count_ones(), rows_of(bits as u64))).min();
            let partial: Vec<PartialTurn> = turns.iter().cloned().map(PartialTurn::from).collect();
            let diagnosis = diagnose(&codebook, &partial);
            prop_assert_eq!(diagnosis.as_ref().map(|d| d.clash.clone()), smallest.map(|(_, rows)| rows));

            let Some(diagnosis) = diagnosis else { return Ok(()) };
            let codes = |count: Count| match count {
                Count::Exactly(codes) => usize::try_from(codes).unwrap(),
                Count::About { .. } | Count::AtLeast(_) => panic!("all codes are listed"),
            };
            let repairs = diagnosis.repairs.into_iter().map(|repair| (repair.answers, codes(repair.codes)));
            let repairs: Vec<_> = repairs.collect();
            let mut found = repairs.clone();
            found.sort_unstable();
            let plain = (1..=turns.len()).map(|wrong| plain_repairs(&codebook, &turns, wrong)).find(|plain| !plain.is_empty());
            prop_assert_eq!(&found, &plain.expect("with all answers changed any code fits"));
            prop_assert_eq!(diagnosis.wrong, found[0].0.len());
            let weight = |(answers, codes): &(Vec<WrongAnswer>, usize)| {
                (answers.iter().map(|answer| misjudged(answer.said, answer.right)).sum::<usize>(), Reverse(*codes))
            };
            prop_assert!(repairs.is_sorted_by_key(weight));
        }
    }

    fn plain_repairs(codebook: &Codebook, turns: &[Turn], wrong: usize) -> Vec<(Vec<WrongAnswer>, usize)> {
        let mut changed = vec![(Vec::new(), turns.to_vec())];
        for row in 0..turns.len() {
            let said = turns[row].feedback;
            let others = || codebook.board().feedbacks().filter(move |&right| right != said);
            let more: Vec<_> = changed
                .iter()
                .flat_map(|(answers, turns): &(Vec<WrongAnswer>, Vec<Turn>)| {
                    others().map(move |right| {
                        let (mut answers, mut turns) = (answers.clone(), turns.clone());
                        answers.push(WrongAnswer { row, said: said.into(), right });
                        turns[row].feedback = right;
                        (answers, turns)
                    })
                })
                .filter(|(answers, _)| answers.len() <= wrong)
                .collect();
            changed.extend(more);
        }
        let changed = changed.into_iter().filter(|(answers, _)| answers.len() == wrong);
        let mut repairs: Vec<_> = changed.map(|(answers, turns)| (answers, left(codebook, &turns))).collect();
        repairs.retain(|&(_, codes)| codes > 0);
        repairs.sort_unstable();
        repairs
    }

    fn any_rows(rules: &'static str) -> impl Strategy<Value = (Codebook, Vec<PartialTurn>)> {
        any_turns(rules).prop_flat_map(|(codebook, turns)| {
            let gaps = proptest::collection::vec(0..4u8, turns.len());
            gaps.prop_map(move |gaps| {
                let board = codebook.board();
                let row = |(turn, gap): (&Turn, u8)| {
                    let feedback = match gap {
                        0 => PartialFeedback::Unknown,
                        1 => board.partial_feedback(Some(turn.feedback.black()), None).unwrap(),
                        _ => turn.feedback.into(),
                    };
                    PartialTurn { guess: turn.guess.clone(), feedback }
                };
                let rows = turns.iter().zip(gaps).map(row).collect();
                (codebook.clone(), rows)
            })
        })
    }

    fn plainly_left(codebook: &Codebook, rows: &[PartialTurn]) -> usize {
        let board = codebook.board();
        let lies = |code: &Code| {
            let lies = rows.iter().map(|turn| turn.feedback.lies(board.win(), board.answer(&turn.guess, code)));
            lies.sum::<Option<u8>>()
        };
        codebook
            .candidates()
            .codes()
            .filter(|code| lies(code).is_some_and(|lies| board.allows_false(lies.into())))
            .count()
    }

    proptest! {
        #[test]
        fn diagnoses_with_lies_and_gaps(
            (codebook, rows) in prop_oneof![any_rows("2x3-lies1"), any_rows("2x4-lies2"), any_rows("2x4"), any_rows("3x3-lies1")]
        ) {
            let subset = |bits: usize| -> Vec<PartialTurn> {
                rows.iter().enumerate().filter(|(row, _)| bits >> row & 1 == 1).map(|(_, t)| t.clone()).collect()
            };
            let clashes = (0..1usize << rows.len()).filter(|&bits| plainly_left(&codebook, &subset(bits)) == 0);
            let smallest = clashes.map(|bits| (bits.count_ones(), rows_of(bits as u64))).min();
            let diagnosis = diagnose(&codebook, &rows);
            prop_assert_eq!(diagnosis.as_ref().map(|d| d.clash.clone()), smallest.map(|(_, rows)| rows));

            let Some(diagnosis) = diagnosis else { return Ok(()) };
            let least = (1..=rows.len()).find(|&wrong| can_be_repaired(&codebook, &rows, wrong));
            prop_assert_eq!(Some(diagnosis.wrong), least);
            prop_assert!(!diagnosis.repairs.is_empty());
            for repair in &diagnosis.repairs {
                prop_assert_eq!(repair.answers.len(), diagnosis.wrong);
                let mut repaired = rows.clone();
                for answer in &repair.answers {
                    prop_assert_eq!(rows[answer.row].feedback, answer.said);
                    prop_assert!(!answer.said.admits(answer.right));
                    repaired[answer.row].feedback = answer.right.into();
                }
                prop_assert_eq!(repair.codes, Count::from(plainly_left(&codebook, &repaired)));
            }
        }
    }

    /// A row with an unknown answer counts as corrected, because some answer to it is true.
    fn can_be_repaired(codebook: &Codebook, rows: &[PartialTurn], wrong: usize) -> bool {
        subsets((1 << rows.len()) - 1, u32::try_from(wrong).unwrap()).into_iter().any(|chosen| {
            let mut rows = rows.to_vec();
            for row in rows_of(chosen) {
                rows[row].feedback = PartialFeedback::Unknown;
            }
            plainly_left(codebook, &rows) > 0
        })
    }

    #[test]
    fn more_answers_are_false_than_may_be() {
        let (codebook, rows) = game("2x3-lies1 11:2.0 22:2.0");
        let diagnosis = diagnose(&codebook, &rows).unwrap();
        // The winning answer is never false, so one of the two answers is wrong.
        assert_eq!((diagnosis.clash, diagnosis.wrong, diagnosis.lies), (vec![0, 1], 1, 1));
        let (codebook, rows) = game("2x3-lies1 11:0.0 22:0.0 33:0.0");
        let diagnosis = diagnose(&codebook, &rows).unwrap();
        assert_eq!((diagnosis.clash, diagnosis.wrong), (vec![0, 1, 2], 1));
        let first = &diagnosis.repairs[0];
        assert_eq!(
            (first.answers[0].row, first.answers[0].right.to_string(), first.codes),
            (0, "1.0".into(), 4.into())
        );
        let (codebook, rows) = game("2x3-lies1 11:0.0 22:0.0");
        assert_eq!(diagnose(&codebook, &rows), None);
    }
}
