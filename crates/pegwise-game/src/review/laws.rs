//! Tests that compare reviews with their definitions.

use super::*;
use crate::codemaker::draw_secret;
use crate::review::{NoReview, Reviewer};
use crate::session::Session;
use pegwise_core::random::mix;
use pegwise_core::{Board, CandidateSet, Codebook, Event, Limits, Listener, Monitor, Progress, Rules, score};
use pegwise_solver::{Objective, Solver};
use pegwise_strategy::{Decision, GuessPool, Heuristic, NoDecision, Reason, State, StrategySpec, StrategyTree};
use proptest::prelude::*;
use proptest::sample::select;
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};

fn limits() -> Limits {
    Limits::default()
}

fn session(game: &str) -> Session {
    Session::from_record(game.parse().unwrap(), limits()).unwrap()
}

fn reviewer(board: &str, pool: GuessPool) -> Reviewer {
    let rules: Rules = board.parse().unwrap();
    let codebook = Codebook::new(&rules).unwrap();
    Reviewer::new(&codebook, pool, limits()).unwrap()
}

fn review(game: &str) -> Review {
    let session = session(game);
    let codebook = session.codebook().unwrap();
    Reviewer::new(codebook, GuessPool::All, limits()).unwrap().review(&session, &()).unwrap()
}

fn drawn(rules: &Rules, seed: u64, turns: u64, fitting: bool) -> Session {
    let mut session = Session::with_limits(rules.clone(), limits());
    let secret = draw_secret(rules, seed);
    for turn in 0..turns {
        let pool = if fitting { session.candidates().unwrap() } else { session.codebook().unwrap().guesses() };
        let draw = usize::try_from(mix(seed, turn) % pool.len() as u64).unwrap();
        let guess = pool.code(draw);
        let feedback = rules.answer(&guess, &secret);
        session.push(Turn { guess, feedback }).unwrap();
        if feedback == rules.win() {
            break;
        }
    }
    session
}

#[derive(Clone, Copy, Debug)]
struct Fraction(i128, i128);

impl Fraction {
    fn of(expected: Expected) -> Self {
        Fraction(expected.total.into(), expected.codes.into())
    }

    fn add(self, other: Self, sign: i128) -> Self {
        let (a, b) = (self.0 * other.1 + sign * other.0 * self.1, self.1 * other.1);
        let mut divisor = (a.unsigned_abs(), b.unsigned_abs());
        while divisor.1 != 0 {
            divisor = (divisor.1, divisor.0 % divisor.1);
        }
        let divisor = i128::try_from(divisor.0).unwrap();
        Fraction(a / divisor, b / divisor)
    }
}

/// Checks that `guesses + end - start = skill lost + bad luck`, exactly and as displayed.
fn check_identity(review: &Review, skipped: usize) {
    let summary = review.summary(skipped);
    let one = Fraction(1, 1);
    let (mut lost, mut luck) = (Fraction(0, 1), Fraction(0, 1));
    for turn in review.turns.iter().skip(skipped) {
        assert!(turn.guess.value >= turn.guess.best, "{turn:?}");
        lost = lost.add(Fraction::of(turn.guess.skill_lost()), 1);
        luck = luck.add(one, 1).add(Fraction::of(turn.next), 1).add(Fraction::of(turn.guess.value), -1);
    }
    let guesses = Fraction(summary.guesses as i128, 1);
    let more = guesses.add(Fraction::of(summary.end), 1).add(Fraction::of(summary.start), -1);
    let difference = more.add(lost, -1).add(luck, -1);
    assert_eq!(difference.0, 0, "{review:?}");
    #[expect(clippy::cast_precision_loss, reason = "compared within a tolerance")]
    let shown = summary.guesses as f64 + summary.end.mean() - summary.start.mean();
    assert!((shown - summary.skill_lost - summary.bad_luck).abs() < 1e-9);
}

/// `V` and `Q` by definition: tries all guesses, without cutoffs or merging.
struct Plain<'a> {
    codebook: &'a Codebook,
    pool: GuessPool,
    known: HashMap<Vec<usize>, u64>,
}

impl Plain<'_> {
    fn best(&mut self, codes: &CandidateSet) -> u64 {
        let key: Vec<usize> = (0..codes.len()).map(|at| codes.index(at).get()).collect();
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let guesses = if self.pool == GuessPool::All { self.codebook.guesses() } else { codes };
        let tells = |guess: &Code| self.codebook.scorer(guess).histogram(codes).parts() > 1 || codes.contains(guess);
        let guesses: Vec<Code> = guesses.codes().filter(tells).collect();
        let best = guesses.iter().map(|guess| self.value(codes, guess)).min().unwrap();
        self.known.insert(key, best);
        best
    }

    fn value(&mut self, codes: &CandidateSet, guess: &Code) -> u64 {
        let win = self.codebook.board().win();
        let cells = codes.partition(&self.codebook.scorer(guess)).into_cells();
        let open = cells.iter().filter(|cell| cell.feedback != win);
        codes.len() as u64 + open.map(|cell| self.best(&cell.codes)).sum::<u64>()
    }
}

const SMALL: [&str; 11] = [
    "2x3",
    "3x3",
    "2x4",
    "3x4-distinct",
    "2x4-distinct-free",
    "3x2-blanks",
    "3x3-sum",
    "3x3-each",
    "2x3-marks",
    "2x4-order",
    "2x2x2",
];

fn pools() -> impl Strategy<Value = GuessPool> {
    select(vec![GuessPool::All, GuessPool::Candidates])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn values_are_those_of_the_definition(
        board in select(&SMALL[..]), pool in pools(), seed: u64, turns in 0u64..5,
    ) {
        let reviewer = reviewer(board, pool);
        let session = drawn(&board.parse().unwrap(), seed, turns, pool == GuessPool::Candidates);
        let codebook = session.codebook().unwrap();
        let mut plain = Plain { codebook, pool, known: HashMap::new() };
        let review = reviewer.review(&session, &()).unwrap();
        prop_assert_eq!(review.basis(), Basis::Exact);
        for (row, turn) in review.turns.iter().enumerate() {
            let codes = session.candidates_after(row).unwrap();
            prop_assert_eq!(turn.guess.best.total, plain.best(codes));
            prop_assert_eq!(turn.guess.value.total, plain.value(codes, &turn.turn.guess));
            for group in &turn.guess.alternatives.groups {
                for (guess, can_win) in &group.guesses {
                    prop_assert_eq!(group.value.total, plain.value(codes, guess));
                    prop_assert_eq!(*can_win, codes.contains(guess));
                }
            }
            let guesses = if pool == GuessPool::All { codebook.guesses() } else { codes };
            let best = guesses.codes().filter(|guess| plain.value(codes, guess) == turn.guess.best.total);
            let found = &turn.guess.alternatives.groups[0].guesses;
            prop_assert_eq!(best.collect::<BTreeSet<_>>(), found.iter().map(|(g, _)| g.clone()).collect::<BTreeSet<_>>());
            prop_assert!(found.is_sorted_by_key(|(_, can_win)| !can_win));
            prop_assert!(pool == GuessPool::Candidates || turn.guess.skill_lost().total <= codes.len() as u64);
        }
        check_identity(&review, 0);
    }

    #[test]
    fn regrets_are_those_of_the_definition(
        board in select(&SMALL[..]), pool in pools(), seed: u64, turns in 0u64..5,
    ) {
        let reviewer = reviewer(board, pool);
        let rules: Rules = board.parse().unwrap();
        let session = drawn(&rules, seed, turns, pool == GuessPool::Candidates);
        let (codebook, state) = (session.codebook().unwrap(), session.state().unwrap());
        let mut plain = Plain { codebook, pool, known: HashMap::new() };
        let guesses = if pool == GuessPool::All { codebook.guesses() } else { state.candidates() };
        let guesses: Vec<Code> = guesses.codes().collect();
        let asked: Vec<(State<'_>, &Code)> = guesses.iter().map(|guess| (state, guess)).collect();
        let bits = |guess: &Code| entropy(&rules, state.candidates(), guess);
        let most = guesses.iter().map(bits).fold(0.0, f64::max);
        for (regret, guess) in reviewer.regrets(&asked, &()).unwrap().iter().zip(&guesses) {
            let (value, best) = (regret.value.unwrap(), regret.best.as_ref().unwrap());
            prop_assert_eq!((value.total, value.basis), (plain.value(state.candidates(), guess), Basis::Exact));
            prop_assert_eq!(best.value.total, plain.best(state.candidates()));
            let lost = regret.skill_lost().unwrap();
            prop_assert_eq!(lost.total == 0, best.guesses.iter().any(|(code, _)| code == guess));
            prop_assert!((regret.bits_lost() - (most - bits(guess))).abs() < 1e-9);
            prop_assert_eq!(regret.bits_lost() > 0.0, most - bits(guess) > 1e-9);
            prop_assert!((bits(&regret.told.best) - most).abs() < 1e-9);
        }
    }

    #[test]
    fn guesses_are_skill_and_luck(
        board in select(vec!["3x6", "4x4", "4x4-blacks", "3x7-distinct", "7x2", "3x4-sum"]),
        pool in pools(), seed: u64, turns in 0u64..7, fitting: bool,
    ) {
        check_game(board, pool, seed, turns, fitting);
    }
}

fn check_game(board: &str, pool: GuessPool, seed: u64, turns: u64, fitting: bool) {
    let session = drawn(&board.parse().unwrap(), seed, turns, fitting || pool == GuessPool::Candidates);
    let review = reviewer(board, pool).review(&session, &()).unwrap();
    assert_eq!(review.turns.len(), session.turns().len());
    (0..=review.turns.len()).for_each(|skipped| check_identity(&review, skipped));
}

#[test]
fn guesses_are_skill_and_luck_on_larger_boards() {
    for board in ["4x6", "4x5-blacks", "5x6", "3x9-distinct", "4x8", "10x2"] {
        for seed in 0..3 {
            check_game(board, GuessPool::All, seed, 5, seed == 0);
            check_game(board, GuessPool::Candidates, seed, 5, true);
        }
    }
}

/// Sets of listed codes have no canonical form, so exact values would take minutes.
#[test]
fn listed_codes_are_exact_only_where_they_are_few() {
    let rules = Rules::classic();
    let codes = Codebook::new(&rules).unwrap().candidates().codes().collect::<Vec<_>>();
    let codebook = Codebook::new(&rules.board().clone().listed(codes).unwrap()).unwrap();
    let reviewer = Reviewer::new(&codebook, GuessPool::All, limits()).unwrap();
    assert_eq!((reviewer.basis(1296), reviewer.basis(3)), (Basis::Estimate, Basis::Exact));
}

#[test]
fn the_classic_opening() {
    let rules = Rules::classic();
    let opening = &review("4x6 1122:1.1").turns[0].guess;
    assert_eq!((opening.best.total, opening.best.basis, opening.codes()), (5625, Basis::Exact, 1296));
    assert_eq!(opening.rating, Rating::WorseThan(rules.read_guess("1123").unwrap()));
    let codebook = Codebook::new(&rules).unwrap();
    let solver = Solver::new(&codebook, GuessPool::All, limits()).unwrap();
    let mut total = 1296;
    for cell in codebook.candidates().partition(&codebook.scorer(&opening.guess)).cells() {
        if cell.feedback != rules.win() {
            let history = [Turn { guess: opening.guess.clone(), feedback: cell.feedback }];
            total += solver.best(State::new(&codebook, &history, &cell.codes).unwrap(), &()).unwrap().total;
        }
    }
    assert_eq!((opening.value.total, opening.skill_lost().total), (total, total - 5625));
}

#[test]
fn optimal_play_loses_nothing() {
    let reviewer = reviewer("4x6", GuessPool::All);
    let codebook = Codebook::new(&Rules::classic()).unwrap();
    let solver = Solver::new(&codebook, GuessPool::All, limits()).unwrap();
    let tree = solver.solve(Objective::Mean, &()).tree.unwrap();
    for (node, guess) in tree.nodes().iter().enumerate() {
        let history = tree.history(node);
        let left = codebook.candidates().after_all(codebook.board(), &history);
        let state = State::new(&codebook, &history, &left).unwrap();
        let review = reviewer.guess(state, &guess.guess, &()).unwrap();
        assert_eq!((review.skill_lost().total, review.skill()), (0, 99), "{history:?}");
        assert!(!matches!(review.rating, Rating::WorseThan(_)));
    }
}

/// The expected information in bits, from the definition of an answer.
#[expect(clippy::cast_precision_loss, reason = "compared within a tolerance")]
fn entropy(rules: &Rules, codes: &CandidateSet, guess: &Code) -> f64 {
    let mut cells: HashMap<Feedback, usize> = HashMap::new();
    codes.codes().for_each(|code| *cells.entry(rules.answer(guess, &code)).or_default() += 1);
    let share = |cell: &usize| *cell as f64 / codes.len() as f64;
    cells.values().map(share).map(|share| -share * share.log2()).sum()
}

/// Over all secrets, the guesses lost are those that a strategy needs beyond the fewest possible: 5,625 on 4x6. The
/// other totals are published as well.
#[test]
fn a_strategy_loses_what_it_needs_beyond_the_optimum() {
    let reviewer = reviewer("4x6", GuessPool::All);
    let codebook = Codebook::new(&Rules::classic()).unwrap();
    for (strategy, total) in [("knuth", 5801), ("expected-size,open=1122", 5764), ("entropy", 5722)] {
        let strategy = StrategySpec::read(strategy, codebook.board()).unwrap().prepare(&codebook);
        let tree = StrategyTree::build(&strategy, &codebook, &()).unwrap();
        let histories: Vec<Vec<Turn>> = (0..tree.nodes().len()).map(|node| tree.history(node)).collect();
        let left = |history: &Vec<Turn>| codebook.candidates().after_all(codebook.board(), history);
        let left: Vec<CandidateSet> = histories.iter().map(left).collect();
        let positions = histories.iter().zip(&left).zip(tree.nodes());
        let asked: Vec<(State<'_>, &Code)> = positions
            .map(|((history, left), node)| (State::new(&codebook, history, left).unwrap(), &node.guess))
            .collect();
        let regrets = reviewer.regrets(&asked, &()).unwrap();
        let lost: u64 = regrets.iter().map(|regret| regret.skill_lost().unwrap().total).sum();
        assert_eq!(lost, total - 5625);
    }
}

/// Positions that are proved together, because the codes of one are among those of the other, have the same regrets.
#[test]
fn regrets_do_not_depend_on_the_other_positions() {
    for (board, pool) in [("4x10-distinct", GuessPool::All), ("4x8", GuessPool::All), ("4x8", GuessPool::Candidates)] {
        let (rules, reviewer): (Rules, _) = (board.parse().unwrap(), reviewer(board, pool));
        let sessions: Vec<Session> = (0..6).map(|n| drawn(&rules, n / 3, n % 3, true)).collect();
        let guesses: Vec<Code> = sessions.iter().map(|session| session.candidates().unwrap().code(0)).collect();
        let states = sessions.iter().map(|session| session.state().unwrap());
        let asked: Vec<(State<'_>, &Code)> = states.zip(&guesses).collect();
        let twice: Vec<_> = asked.iter().chain(&asked).copied().collect();
        let together = reviewer.regrets(&twice, &()).unwrap();
        let said = |regret: &Regret| format!("{:?} {:?} {:?}", regret.value, regret.best, regret.told);
        assert!(
            together.iter().any(|regret| regret.value.is_none())
                && together.iter().any(|regret| regret.value.is_some())
        );
        for (at, one) in asked.iter().enumerate() {
            let alone = said(&reviewer.regrets(&[*one], &()).unwrap()[0]);
            assert_eq!([&together[at], &together[at + asked.len()]].map(said), [alone.clone(), alone], "{board} {at}");
        }
    }
}

#[test]
fn the_opening_of_the_worked_example_loses_guesses_and_bits() {
    let (reviewer, session) = (reviewer("4x6", GuessPool::All), session("4x6"));
    let (state, guess) = (session.state().unwrap(), session.rules().read_guess("1122").unwrap());
    let regrets = reviewer.regrets(&[(state, &guess), (state, &guess)], &()).unwrap();
    for regret in regrets {
        let (lost, best) = (regret.skill_lost().unwrap(), regret.best.as_ref().unwrap());
        assert_eq!((best.value.total, best.value.codes, lost.basis), (5625, 1296, Basis::Exact));
        // The same as in a review.
        assert_eq!(lost, review("4x6 1122:1.1").turns[0].guess.skill_lost());
        assert!(lost.total > 0 && regret.bits_lost() > 0.0);
        let guesses: Vec<String> = best.guesses.iter().map(|(guess, _)| guess.to_string()).collect();
        // The opening of [Koyama & Lai 1993]. Its pair has 6 * 6 ways, and the other pegs 5 * 4.
        assert_eq!((guesses, best.count), (vec!["1123".to_owned()], 720));
        assert_eq!((regret.basis, regret.guess.candidates()), (Basis::Exact, 1296));
        assert!(
            (regret.guess.value(Heuristic::Entropy) - entropy(session.rules(), state.candidates(), &guess)).abs()
                < 1e-9
        );
    }
}

#[test]
fn guesses_lost_are_proved_or_left_out() {
    // Few codes are exact on any board, and many on few boards. Weights are not part of the proofs.
    for (game, guess, is_proved) in [
        ("5x8 11223:1.1 14445:1.1", "11234", false),
        ("5x8 11223:4.0 14445:1.1", "11224", true),
        ("2x3-only=11*5,12,21,33", "12", false),
        ("2x3-only=11,12,21,33", "12", true),
    ] {
        let session = session(game);
        let reviewer = Reviewer::new(session.codebook().unwrap(), GuessPool::All, limits()).unwrap();
        let guess = session.rules().read_guess(guess).unwrap();
        let regret = &reviewer.regrets(&[(session.state().unwrap(), &guess)], &()).unwrap()[0];
        assert_eq!(regret.skill_lost().is_some(), is_proved, "{game}");
        assert_eq!((regret.best.is_some(), regret.basis), (is_proved, Basis::Exact), "{game}");
    }
}

#[test]
fn the_regret_of_a_guess_that_is_not_allowed_is_refused() {
    let session = session("4x6 1122:1.1");
    let guess = session.rules().read_guess("1122").unwrap();
    let reviewer = reviewer("4x6", GuessPool::Candidates);
    let refused = reviewer.regrets(&[(session.state().unwrap(), &guess)], &());
    assert!(matches!(refused, Err(NoReview::NotInPool { row: 2, .. })), "{refused:?}");
    let distinct = self::reviewer("4x6-distinct", GuessPool::All);
    let session = self::session("4x6-distinct");
    let refused = distinct.regrets(&[(session.state().unwrap(), &guess)], &());
    assert!(matches!(refused, Err(NoReview::NoDecision(NoDecision::InvalidGuess { .. }))), "{refused:?}");
}

#[test]
fn a_guess_that_tells_nothing_costs_one() {
    for game in [
        "4x6 1122:1.1 1122:1.1",
        "5x8 11234:1.1 11234:1.1",
        // The later play is better than any guess that the estimate examines.
        "4x4-sum 1123:0.1 1123:0.1 2244:0.2",
    ] {
        let review = review(game);
        let turn = &review.turns[1];
        let lost = turn.guess.skill_lost();
        assert_eq!((lost.total, turn.guess.skill(), turn.luck()), (lost.codes, 0, 50), "{game}");
        assert!(turn.guess.notes.contains(&Note::NothingNew));
        assert!(turn.bad_luck().abs() < 1e-12);
        check_identity(&review, 0);
    }
}

#[test]
fn rows_beyond_the_end_are_left_out() {
    let won = review("4x6 1111:1.0 1223:1.2 1332:4.0 1332:4.0");
    assert_eq!((won.turns.len(), won.left_out, won.end.total, won.turns[2].left), (3, 1, 0, 1));
    let clash = review("4x6 1122:1.1 3456:0.0 1213:1.1");
    assert_eq!((clash.turns.len(), clash.left_out), (1, 2));
    check_identity(&clash, 0);
    let none = review("4x6");
    assert_eq!((none.turns.len(), none.start, none.end.total), (0, none.end, 5625));
    assert_eq!((none.summary(0).skill, none.summary(1).luck), (None, None));
    let lost = review("4x6-in2 1122:1.1 1344:0.2");
    assert!(lost.end.total > 0 && lost.left_out == 0);
}

#[test]
fn grades_have_ends() {
    let review = review("4x6 1123:0.1 1123:0.1 4415:0.0");
    let [best, useless, _] = &review.turns[..] else { panic!("three turns") };
    assert_eq!((best.guess.skill(), &best.guess.rating), (99, &Rating::Best));
    assert_eq!((useless.guess.skill(), useless.luck()), (0, 50));
    // After most other answers to the first guess, play needs fewer guesses than after 0.1, which most codes give.
    let worse: usize = best.guess.answers.iter().filter(|answer| answer.next > best.next).map(|a| a.codes).sum();
    let equal: usize = best.guess.answers.iter().filter(|answer| answer.next == best.next).map(|a| a.codes).sum();
    assert_eq!(usize::from(best.luck()), (99 * (2 * worse + equal) + 1296) / (2 * 1296));
    // Only choices count: 99, 0, and the third guess. The useless guess had no other possible answer.
    let mean = (2 * (99 + usize::from(review.turns[2].guess.skill())) + 3) / 6;
    let summary = review.summary(0);
    assert_eq!(usize::from(summary.skill.unwrap()), mean);
    let lucks = (u32::from(best.luck()) + u32::from(review.turns[2].luck())).div_ceil(2);
    assert_eq!(u32::from(summary.luck.unwrap()), lucks);
    let sum = review.summary(1).skill_lost + best.guess.skill_lost().mean();
    assert!((sum - summary.skill_lost).abs() < 1e-9);
}

#[test]
fn bits_say_how_often_the_codes_were_halved() {
    // Without the colour 1, there are 5 * 5 * 5 * 5 codes. After a win, one is left.
    for (game, left) in [("4x6 1111:0.0", 625.0), ("4x6 1111:4.0", 1.0)] {
        assert!((review(game).turns[0].bits().exp2() - 1296.0 / left).abs() < 1e-9, "{game}");
    }
}

#[test]
fn narrowing_counts_the_codes_before_each_guess_and_after_it() {
    let session = session("4x6 1122:1.1 1344:0.2 3456:0.1");
    let fits = |code: &Code, turn: &Turn| score::reference(&turn.guess, code) == turn.feedback;
    let mut left: Vec<Code> = session.codebook().unwrap().candidates().codes().collect();
    let rows = Narrowings::of_listed(&session).unwrap().rows;
    assert_eq!(rows.len(), 3);
    for row in rows {
        assert_eq!(row.before, left.len().into());
        left.retain(|code| fits(code, &row.turn));
        assert_eq!(row.left, left.len().into());
    }
}

#[test]
fn positions_are_exact_as_far_as_is_documented() {
    let basis = |board, codes| reviewer(board, GuessPool::All).basis(codes);
    for (board, whole) in [("4x5", 625), ("4x6", 1296), ("4x7", 2401), ("5x4", 1024), ("5x5", 3125), ("7x3", 2187)] {
        assert_eq!(basis(board, whole), Basis::Exact, "{board}");
    }
    let parts = [("4x8", 976), ("4x10-distinct", 793), ("5x6", 514), ("5x8", 122), ("6x6", 85)];
    for (board, most) in
        parts.into_iter().chain([("4x6-blacks", 25), ("7x7-distinct", 13), ("4x7-sum", 873), ("4x6-whites", 3)])
    {
        assert_eq!((basis(board, most), basis(board, most + 1)), (Basis::Exact, Basis::Estimate), "{board}");
    }
}

#[test]
fn an_estimate_shows_each_guess_it_looked_at_in_its_place() {
    let codebook = Codebook::new(&"4x4-whites".parse::<Board>().unwrap()).unwrap();
    let reviewer = Reviewer::new(&codebook, GuessPool::All, limits()).unwrap();
    let start = State::new(&codebook, &[], codebook.candidates()).unwrap();
    let value = |guess: &Code| reviewer.guess(start, guess, &()).unwrap().value;
    let check = |best: Expected, alternatives: &Alternatives| {
        let groups = &alternatives.groups;
        assert!(groups[0].value == best && groups.is_sorted_by(|a, b| a.value < b.value), "{groups:?}");
        let shown = groups.iter().flat_map(|group| group.guesses.iter().map(|(guess, _)| (guess, group.value)));
        let shown: Vec<(&Code, Expected)> = shown.collect();
        assert_eq!(shown.len(), alternatives.looked_at);
        assert!(shown.iter().all(|(guess, shown)| value(guess) == *shown), "{groups:?}");
    };
    let (best, alternatives) = reviewer.best(start, &()).unwrap();
    check(best, &alternatives);
    assert!(best.basis == Basis::Estimate && alternatives.looked_at > 1);
    let asked = reviewer.guess(start, &codebook.board().read_guess("1111").unwrap(), &()).unwrap();
    check(asked.best, &asked.alternatives);
    assert_eq!(asked.alternatives.looked_at, alternatives.looked_at + 1);
}

#[test]
fn the_progress_of_an_estimate_reaches_its_end() {
    let ended = AtomicBool::new(false);
    let listener = Listener(|event: Event<'_>| {
        if let Event::Progress(Progress { done, total }) = event {
            assert!(done <= total);
            ended.fetch_or(done == total, Ordering::Relaxed);
        }
    });
    let codebook = Codebook::new(&"4x4-whites".parse::<Board>().unwrap()).unwrap();
    let reviewer = Reviewer::new(&codebook, GuessPool::All, limits()).unwrap();
    reviewer.best(State::new(&codebook, &[], codebook.candidates()).unwrap(), &listener).unwrap();
    assert!(ended.into_inner());
}

#[test]
fn what_could_have_won_is_said() {
    let review = review("4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 1111:0.0");
    let code = |text| Rules::classic().read_guess(text).unwrap();
    // Knuth's fourth guess distinguishes seven codes; 3632 does not tell two of them apart, but may win at once.
    let (fourth, last) = (&review.turns[3].guess, &review.turns[4].guess);
    assert_eq!((fourth.best.total, fourth.value.total, &fourth.rating), (14, 14, &Rating::AsGoodAs(code("3632"))));
    assert_eq!(fourth.notes, [Note::CouldHaveWon(code("3632"))]);
    assert_eq!(last.notes, [Note::CouldHaveWon(code("3632")), Note::NothingNew]);
    assert_eq!(last.rating, Rating::WorseThan(code("3632")));
}

#[test]
fn guesses_outside_the_pool_are_refused() {
    let session = session("4x6 1122:1.1 3456:1.1");
    let refused = reviewer("4x6", GuessPool::Candidates).review(&session, &()).unwrap_err();
    assert!(matches!(refused, NoReview::NotInPool { row: 2, .. }), "{refused}");
    let refused = reviewer("4x7", GuessPool::All).review(&session, &()).unwrap_err();
    assert_eq!(refused.to_string(), "the game is on 4x6, but the review is of games on 4x7");
    let longer = self::session("4x6-in20 1122:1.1 3456:1.1");
    assert!(reviewer("4x6", GuessPool::All).review(&longer, &()).is_ok(), "the limit of guesses plays no part");
}

#[test]
fn threads_change_nothing() {
    for game in ["4x6 1111:1.0 1122:1.0 4455:0.2", "4x8 1234:0.1 5566:1.1 1256:0.2", "5x8 11234:1.1 35617:0.3"] {
        let shown = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| format!("{:?}", review(game)))
        };
        assert_eq!(shown(1), shown(3), "{game}");
    }
}

#[test]
fn a_review_can_be_stopped() {
    struct Stop;
    impl Monitor for Stop {
        fn should_stop(&self) -> bool {
            true
        }
    }
    for game in ["4x6 1122:1.1", "5x8 11234:1.1"] {
        let session = session(game);
        let codebook = session.codebook().unwrap();
        let reviewer = Reviewer::new(codebook, GuessPool::All, limits()).unwrap();
        assert!(matches!(reviewer.review(&session, &Stop), Err(NoReview::Cancelled(_))));
    }
}

#[test]
fn too_little_memory_is_refused() {
    let codebook = Codebook::new(&Rules::classic()).unwrap();
    let refused = Reviewer::new(&codebook, GuessPool::All, Limits::of_memory(1 << 20)).unwrap_err();
    assert!(refused.to_string().starts_with("solving 4x6 needs"), "{refused}");
}

#[test]
fn tiny_boards() {
    for board in ["1x1", "1x2", "1x3", "2x1", "1x5-blacks", "2x2-distinct"] {
        for pool in [GuessPool::All, GuessPool::Candidates] {
            for seed in 0..4 {
                let session = drawn(&board.parse().unwrap(), seed, 4, true);
                let review = reviewer(board, pool).review(&session, &()).unwrap();
                check_identity(&review, 0);
                assert_eq!(review.basis(), Basis::Exact, "{board}");
            }
        }
    }
}

#[derive(Debug)]
struct Last;

impl pegwise_strategy::Strategy for Last {
    fn name(&self) -> String {
        "last".to_owned()
    }

    fn decide(&self, state: State<'_>, _: &dyn Monitor) -> Result<Decision, NoDecision> {
        let guess = state.candidates().code(state.candidates().len() - 1);
        Decision::new(state, guess, Reason::Text("the last one".to_owned()))
    }
}

#[test]
fn estimates_are_made_by_any_strategy() {
    let codebook = Codebook::new(&"3x5-whites".parse::<Board>().unwrap()).unwrap();
    let (board, all) = (codebook.board(), codebook.candidates());
    let guess = board.read_guess("112").unwrap();
    let guesses_of = |secret: &Code| {
        let (mut left, mut next, mut guesses) = (all.codes().collect::<Vec<_>>(), guess.clone(), 1);
        while next != *secret {
            let answer = board.answer(&next, secret);
            left.retain(|code| board.answer(&next, code) == answer && *code != next);
            next = left.last().unwrap().clone();
            guesses += 1;
        }
        guesses
    };
    let expected: u64 = all.codes().map(|secret| guesses_of(&secret)).sum();
    let usual = Reviewer::new(&codebook, GuessPool::All, limits()).unwrap();
    let start = State::new(&codebook, &[], all).unwrap();
    let by_usual = usual.guess(start, &guess, &()).unwrap();
    let last = usual.with_strategy(Last);
    let review = last.guess(start, &guess, &()).unwrap();
    assert_eq!((review.value.total, review.value.basis), (expected, Basis::Estimate));
    assert_eq!(last.strategy().name(), "last");
    assert!(by_usual.value < review.value);
    let (_, alternatives) = last.best(start, &()).unwrap();
    let looked_at = alternatives.groups.iter().flat_map(|group| &group.guesses);
    assert!(looked_at.into_iter().any(|(code, _)| *code == all.code(all.len() - 1)));
}

#[test]
fn nothing_is_lost_where_nothing_was_guessed() {
    let summary = review("4x6").summary(0);
    // The empty sum is -0 in Rust and would be displayed as such.
    assert_eq!([summary.skill_lost, summary.bad_luck].map(f64::to_bits), [0, 0]);
}
