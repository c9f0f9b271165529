//! Benchmarks of regret in batches. Every run asserts its result.

use divan::Bencher;
use pegwise_core::random::mix;
use pegwise_core::{CandidateSet, Code, Codebook, Limits, Rules, Turn};
use pegwise_game::{Regret, Reviewer, draw_secret};
use pegwise_strategy::{GuessPool, State};

fn main() {
    divan::main();
}

const POSITIONS: usize = 10_000;

/// No game of the measured positions has a seed this large.
const OTHER_SEED: u64 = 1_000_000;

/// The pool of the guesses, and the guesses lost and needed over all codes of all positions.
type Case = (GuessPool, u64, u64);

const CASES: [Case; 2] = [(GuessPool::All, 87_538, 6_456_908), (GuessPool::Candidates, 112_184, 13_827_674)];

struct Position {
    history: Vec<Turn>,
    left: CandidateSet,
    guess: Code,
}

/// The positions of random games on 4x6, each with the guess made in it. A game ends after at most ten guesses.
fn positions(codebook: &Codebook, pool: GuessPool, first_seed: u64) -> Vec<Position> {
    let rules = Rules::classic();
    let mut positions = Vec::new();
    for seed in first_seed.. {
        let (secret, mut history, mut left) = (draw_secret(&rules, seed), Vec::new(), codebook.candidates().clone());
        for row in 0..10 {
            let guesses = if pool == GuessPool::All { codebook.guesses() } else { &left };
            let guess = guesses.code(usize::try_from(mix(seed, row) % guesses.len() as u64).unwrap());
            let turn = Turn { feedback: rules.answer(&guess, &secret), guess: guess.clone() };
            positions.push(Position { history: history.clone(), left: left.clone(), guess });
            if positions.len() == POSITIONS {
                return positions;
            }
            if turn.feedback == rules.win() {
                break;
            }
            left = left.after(&rules, &turn);
            history.push(turn);
        }
    }
    positions
}

fn reviewer(codebook: &Codebook) -> Reviewer {
    Reviewer::new(codebook, GuessPool::All, Limits::default()).unwrap()
}

fn regrets(reviewer: &Reviewer, codebook: &Codebook, positions: &[Position]) -> Vec<Regret> {
    let asked: Vec<(State<'_>, &Code)> = positions
        .iter()
        .map(|Position { history, left, guess }| (State::new(codebook, history, left).unwrap(), guess))
        .collect();
    reviewer.regrets(&asked, &()).unwrap()
}

fn check(regrets: &[Regret], (_, lost, least): Case) {
    let lost_in_all: u64 = regrets.iter().map(|regret| regret.skill_lost().unwrap().total).sum();
    let least_in_all: u64 = regrets.iter().map(|regret| regret.best.as_ref().unwrap().value.total).sum();
    assert_eq!((lost_in_all, least_in_all), (lost, least));
}

/// With a new reviewer, which has nothing proved yet.
#[divan::bench(args = CASES, sample_count = 5, sample_size = 1)]
fn first_batch(bencher: Bencher<'_, '_>, case: Case) {
    let codebook = Codebook::new(&Rules::classic()).unwrap();
    let positions = positions(&codebook, case.0, 0);
    bencher.bench_local(|| check(&regrets(&reviewer(&codebook), &codebook, &positions), case));
}

/// After a batch with other games.
#[divan::bench(args = CASES, sample_count = 5, sample_size = 1)]
fn later_batch(bencher: Bencher<'_, '_>, case: Case) {
    let codebook = Codebook::new(&Rules::classic()).unwrap();
    let (first, positions) = (positions(&codebook, case.0, OTHER_SEED), positions(&codebook, case.0, 0));
    bencher
        .with_inputs(|| {
            let reviewer = reviewer(&codebook);
            regrets(&reviewer, &codebook, &first);
            reviewer
        })
        .bench_local_values(|reviewer| check(&regrets(&reviewer, &codebook, &positions), case));
}
