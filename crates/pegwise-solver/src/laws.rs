//! Property tests that compare every bound, and the search itself, with the definition of the cost.

use crate::cost::{Costs, INFINITE};
use crate::cost_model::CostModel;
use crate::guess_budget::GuessBudget;
use crate::positions::Positions;
use crate::problem::Problem;
use crate::reporter::Reporter;
use crate::search::{SearchContext, Searcher};
use crate::small_sets::small_set_bounds;
use crate::solver::Solver;
use crate::transposition_table::TranspositionTable;
use pegwise_core::{Board, Code, CodeSpace, Codebook, Limits};
use pegwise_strategy::{GuessPool, State};
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};
use std::collections::{BTreeMap, BTreeSet, HashMap};

struct Plain<'a> {
    problem: &'a Problem,
    costs: Costs,
    known: HashMap<(Vec<u32>, GuessBudget), u64>,
}

impl<'a> Plain<'a> {
    fn new(problem: &'a Problem, costs: Costs) -> Self {
        Plain { problem, costs, known: HashMap::new() }
    }

    fn cost(&mut self, members: &[u32], left: GuessBudget) -> u64 {
        if members.is_empty() {
            return 0;
        }
        if left.limit() == Some(0) {
            return INFINITE;
        }
        let key = (members.to_vec(), left);
        if let Some(&cost) = self.known.get(&key) {
            return cost;
        }
        let guesses = 0..u32::try_from(self.problem.answers.guesses()).unwrap();
        let cost = guesses.filter_map(|guess| self.cost_of(guess, members, left)).min().unwrap_or(INFINITE);
        self.known.insert(key, cost);
        cost
    }

    fn cost_of(&mut self, guess: u32, members: &[u32], left: GuessBudget) -> Option<u64> {
        let is_member = members.iter().any(|&code| self.problem.guess_of_code(code) == guess);
        if self.problem.only_members() && !is_member {
            return None;
        }
        let answers = self.problem.answers.of_guess(guess as usize);
        let mut cells: HashMap<u8, Vec<u32>> = HashMap::new();
        for &code in members {
            cells.entry(answers[code as usize]).or_default().push(code);
        }
        if cells.len() == 1 && !is_member {
            return None;
        }
        let mut sum = if is_member { self.costs.of(1, left) } else { 0 };
        for (_, cell) in cells.into_iter().filter(|&(answer, _)| answer != self.problem.win) {
            sum = (sum + self.costs.guess * cell.len() as u64 + self.cost(&cell, left.after_guess())).min(INFINITE);
        }
        Some(sum)
    }
}

const BOARDS: [&str; 31] = [
    "2x3",
    "2x5",
    "3x3",
    "3x4",
    "4x2",
    "4x3",
    "5x2",
    "3x5-distinct",
    "2x4-distinct-free",
    "3x2-blanks",
    "3x3-blacks",
    "2x4-blacks-blanks",
    "3x4-distinct-blacks",
    "3x4-distinct-blacks-free",
    "3x3-sum",
    "2x3-sum-blanks",
    "3x4-distinct-sum",
    "3x4-nozero",
    "3x5-distinct-nozero",
    "3x4-bar1=12-bar2=12-bar3=4",
    "3x4-distinct-nozero-free",
    "3x4-nozero-sum",
    "3x4-only=112,123,132,221,231,312,344,414,441,443",
    "3x3-whites",
    "3x3-each",
    "3x4-distinct-each-free",
    "3x3-marks",
    "3x3-order",
    "2x2x2",
    "2x3x2-distinct",
    "3x4-marks-free-only=112,123,231,312,344,414",
];

const COSTS: [Costs; 4] = [
    Costs { guess: 1, last: 0 },
    Costs { guess: 0, last: 0 },
    Costs { guess: 1, last: 100 },
    Costs { guess: 100, last: 1 },
];

fn problem(board: &str, pool: GuessPool) -> Problem {
    let board: Board = board.parse().unwrap();
    let codebook = Codebook::new(&board).unwrap();
    Problem::new(&codebook, codebook.candidates(), pool, &()).unwrap().unwrap().grouped()
}

fn cases() -> impl Strategy<Value = (&'static str, GuessPool, Vec<u32>, Costs, Option<usize>)> {
    let pool = select(vec![GuessPool::All, GuessPool::All, GuessPool::Candidates]);
    let limit = select(vec![None, None, Some(1), Some(2), Some(3), Some(4)]);
    (select(&BOARDS[..]), pool, select(&COSTS[..]), limit).prop_flat_map(|(board, pool, costs, limit)| {
        let codes = problem(board, pool).codes();
        let all: Vec<u32> = (0..u32::try_from(codes).unwrap()).collect();
        let some = subsequence(all, 1..=codes.min(8));
        some.prop_map(move |members| (board, pool, members, costs, limit))
    })
}

fn searched(
    problem: &Problem,
    model: &CostModel,
    table: &TranspositionTable,
    members: &[u32],
    width: Option<usize>,
    cutoff: u64,
) -> u64 {
    let report = Reporter::new(&(), false);
    let context = SearchContext { problem, model, table, monitor: &(), report: &report, journal: None, width };
    Searcher::new(&context, Vec::new()).load_and_cost(members, model.left, cutoff).unwrap()
}

proptest! {
    #[test]
    fn bounds_hold((board, pool, members, costs, limit) in cases()) {
        let problem = problem(board, pool);
        let model = CostModel::new(&problem, costs, limit);
        let mut plain = Plain::new(&problem, costs);
        let exact = plain.cost(&members, model.left);
        prop_assert!(model.size_bound(problem.branching).lower(members.len(), model.left) <= exact);
        let few = small_set_bounds(&problem, &model, problem.branching, &members, model.left);
        prop_assert!(few.lower <= exact && exact <= few.upper, "{few:?} {exact}");

        if members.len() < 2 {
            return Ok(());
        }
        let report = Reporter::new(&(), false);
        let table = TranspositionTable::new(0);
        let context =
            SearchContext { problem: &problem, model: &model, table: &table, monitor: &(), report: &report, journal: None, width: None };
        let mut searcher = Searcher::new(&context, Vec::new());
        let set = searcher.load(&members);
        prop_assert!(searcher.lower_by_colors(set) <= exact);
        for cutoff in [exact, (exact + 1).min(INFINITE), INFINITE] {
            let listed: HashMap<u32, u64> = searcher.list(set, model.left, cutoff).unwrap().into_iter().collect();
            for guess in 0..u32::try_from(problem.answers.guesses()).unwrap() {
                if let Some(cost) = plain.cost_of(guess, &members, model.left) {
                    let bound = listed.get(&guess).copied().unwrap_or(cutoff);
                    prop_assert!(bound <= cost, "guess {guess}: {bound} {cost}");
                }
            }
        }
    }

    #[test]
    fn the_search_finds_the_cost((board, pool, members, costs, limit) in cases(), at in any::<Index>()) {
        let problem = problem(board, pool);
        let model = CostModel::new(&problem, costs, limit);
        let exact = Plain::new(&problem, costs).cost(&members, model.left);
        let table = TranspositionTable::new(0);
        let narrow = searched(&problem, &model, &table, &members, Some(1), INFINITE);
        prop_assert!(narrow >= exact);
        let cutoff = at.index(usize::try_from((2 * exact).min(10_000) + 2).unwrap()) as u64;
        let within = searched(&problem, &model, &table, &members, None, cutoff);
        let right = if exact < cutoff { within == exact } else { cutoff <= within && within <= exact };
        prop_assert!(right, "{within} within {cutoff}, not {exact}");
        prop_assert_eq!(searched(&problem, &model, &table, &members, None, INFINITE), exact);
    }

    #[test]
    fn like_sets_cost_the_same(
        (board, _, members, costs, limit) in cases(),
        pegs in any::<Index>(),
        colors in any::<Index>(),
    ) {
        let problem = problem(board, GuessPool::All);
        let model = CostModel::new(&problem, costs, limit);
        let Some(image) = rewritten(&problem, &members, pegs, colors) else { return Ok(()) };
        let mut plain = Plain::new(&problem, costs);
        prop_assert_eq!(plain.cost(&members, model.left), plain.cost(&image, model.left));
    }
}

#[test]
fn whole_boards_without_any_reduction() {
    for board in [
        "2x3",
        "2x4",
        "2x5",
        "3x2",
        "3x3",
        "4x2",
        "3x4-distinct",
        "2x5-distinct-free",
        "3x2-blanks",
        "3x3-blacks",
        "2x5-blacks",
        "2x3-blacks-blanks",
        "2x4-distinct-blacks",
        "2x4-distinct-blacks-free",
        "2x4-sum",
        "4x2-sum",
        "2x3-sum-blanks",
        "3x4-distinct-sum",
        "2x5-nozero",
        "3x4-distinct-nozero",
        "3x3-bar1=1-bar2=1-bar3=3",
        "3x3-nozero-blacks",
        "2x4-nozero-sum",
        "2x4-distinct-nozero-free",
        "3x3-whites",
        "2x4-each",
        "3x3-marks",
        "2x4-marks",
        "2x4-order",
        "2x2x2",
        "2x2x3",
    ] {
        for pool in [GuessPool::All, GuessPool::Candidates] {
            let problem = problem(board, pool);
            let all: Vec<u32> = (0..u32::try_from(problem.codes()).unwrap()).collect();
            for costs in COSTS {
                let mut plain = Plain::new(&problem, costs);
                for limit in [None, Some(3), Some(4), Some(5)] {
                    let model = CostModel::new(&problem, costs, limit);
                    let exact = plain.cost(&all, model.left);
                    let found = searched(&problem, &model, &TranspositionTable::new(0), &all, None, INFINITE);
                    assert_eq!(found, exact, "{board} {costs:?} within {limit:?}");
                }
            }
        }
    }
}

fn rewritten(problem: &Problem, members: &[u32], pegs: Index, colors: Index) -> Option<Vec<u32>> {
    let board = problem.codebook.board();
    let listed = matches!(board.codes(), CodeSpace::Listed(_) | CodeSpace::Barred { .. });
    let number = |n: usize, index: Index| index.index((1..=n).product());
    let order = order(board.pegs(), number(board.pegs(), pegs));
    let names = self::order(board.colors(), number(board.colors(), colors));
    (!listed && board.feedback_kind().is_blind_to_names()).then(|| image(problem, members, &order, &names))
}

fn image(problem: &Problem, set: &[u32], order: &[usize], names: &[usize]) -> Vec<u32> {
    let board = problem.codebook.board();
    let rewrite = |&code: &u32| {
        let code = problem.codebook.candidates().code(code as usize);
        let image = Code::new(order.iter().map(|&peg| board.color(names[code.colors()[peg].index()]).unwrap()));
        u32::try_from(problem.codebook.index_of(&image).unwrap().get()).unwrap()
    };
    let mut image: Vec<u32> = set.iter().map(rewrite).collect();
    image.sort_unstable();
    image
}

fn order(n: usize, mut number: usize) -> Vec<usize> {
    let mut rest: Vec<usize> = (0..n).collect();
    let mut order = Vec::new();
    for left in (1..=n).rev() {
        order.push(rest.remove(number % left));
        number /= left;
    }
    order
}

#[test]
fn a_canonical_hash_stands_for_one_class() {
    // A tie between pegs or colours that are not alike can give a class a second canonical form.
    assert_eq!(classes_and_hashes("3x3", first_image), (108, 119));
    assert_eq!(classes_and_hashes("3x3-blacks", first_image_by_peg), (10, 10));
    assert_eq!(classes_and_hashes("3x3-sum", first_image_of_families), (38, 39));
}

type FirstImage = fn(&Problem, &[u32]) -> Vec<u32>;

fn classes_and_hashes(board: &str, first_image: FirstImage) -> (usize, usize) {
    let problem = problem(board, GuessPool::All);
    let codes = u32::try_from(problem.codes()).unwrap();
    let mut room = Vec::new();
    let mut classes = BTreeSet::new();
    let mut class_of_hash: HashMap<u128, Vec<u32>> = HashMap::new();
    for a in 0..codes {
        for b in a + 1..codes {
            for c in b + 1..codes {
                let set = [a, b, c];
                let class = first_image(&problem, &set);
                let hash = problem.canonical.hash(&set, &mut room);
                assert_eq!(class_of_hash.entry(hash).or_insert_with(|| class.clone()), &class, "one hash, two classes");
                classes.insert(class);
            }
        }
    }
    (classes.len(), class_of_hash.len())
}

fn first_image_by_peg(problem: &Problem, set: &[u32]) -> Vec<u32> {
    let rows = set.iter().map(|&code| problem.secrets.code(code as usize)).collect::<Vec<Code>>();
    let in_order_of_use = |row: Vec<usize>| {
        let mut used = Vec::new();
        let mut name = |color| {
            used.iter().position(|&c| c == color).unwrap_or_else(|| {
                used.push(color);
                used.len() - 1
            })
        };
        row.into_iter().map(|color| u32::try_from(name(color)).unwrap()).collect::<Vec<u32>>()
    };
    let of_order = |order: Vec<usize>| {
        let on_peg = |peg: usize| in_order_of_use(order.iter().map(|&at| rows[at].colors()[peg].index()).collect());
        let mut pegs: Vec<Vec<u32>> = (0..problem.codebook.board().pegs()).map(on_peg).collect();
        pegs.sort();
        pegs.concat()
    };
    (0..(1..=rows.len()).product()).map(|number| of_order(order(rows.len(), number))).min().unwrap()
}

fn first_image_of_families(problem: &Problem, set: &[u32]) -> Vec<u32> {
    let colors = problem.codebook.board().colors();
    let of_names = |names: Vec<usize>| {
        let row = |&code: &u32| {
            let code = problem.secrets.code(code as usize);
            let mut row: Vec<u32> =
                code.colors().iter().map(|color| u32::try_from(names[color.index()]).unwrap()).collect();
            row.sort_unstable();
            row
        };
        let mut rows: Vec<Vec<u32>> = set.iter().map(row).collect();
        rows.sort();
        rows.concat()
    };
    (0..(1..=colors).product()).map(|number| of_names(order(colors, number))).min().unwrap()
}

fn first_image(problem: &Problem, set: &[u32]) -> Vec<u32> {
    let board = problem.codebook.board();
    let orders = |n: usize| (0..(1..=n).product()).map(move |number| order(n, number));
    let pairs = orders(board.pegs()).flat_map(|order| orders(board.colors()).map(move |names| (order.clone(), names)));
    pairs.map(|(order, names)| image(problem, set, &order, &names)).min().unwrap()
}

proptest! {
    #[test]
    fn positions_are_what_they_are_on_the_board(
        board in select(&BOARDS[..]),
        pool in select(vec![GuessPool::All, GuessPool::Candidates]),
        members in proptest::collection::vec(any::<Index>(), 1..8),
        few: bool,
    ) {
        let problem = problem(board, pool);
        let members: BTreeSet<usize> = members.iter().map(|index| index.index(problem.codes())).collect();
        let members: Vec<usize> = members.into_iter().collect();
        let left = problem.secrets.select(&members);
        let among = if few { &left } else { &problem.secrets };
        let positions = Positions::new(&problem.codebook, among, pool, Limits::default()).unwrap();
        // No turns lead to these codes, but the search does not check that, and ignores the turns of small sets.
        let state = State::new(&problem.codebook, &[], &left).unwrap();
        let mut plain = Plain::new(&problem, Costs::TOTAL);
        let numbers: Vec<u32> = members.iter().map(|&member| u32::try_from(member).unwrap()).collect();
        let guesses = 0..u32::try_from(problem.answers.guesses()).unwrap();
        let mut groups: BTreeMap<u64, Vec<Code>> = BTreeMap::new();
        let mut costs = Vec::new();
        for guess in guesses {
            let cost = plain.cost_of(guess, &numbers, GuessBudget::UNLIMITED);
            let guess = problem.guess(guess);
            if let Some(cost) = cost {
                groups.entry(cost).or_default().push(guess.clone());
            }
            if pool == GuessPool::All || left.contains(&guess) {
                costs.push((guess, cost));
            }
        }
        let best = *groups.keys().next().unwrap();
        prop_assert_eq!(positions.total(state, &()).unwrap(), best);
        let ranking = positions.ranking(state, 2, usize::MAX, &()).unwrap();
        prop_assert_eq!(&ranking.groups[0].guesses, &positions.best(state, &()).unwrap().guesses);
        let asked: Vec<(State<'_>, &Code)> = costs.iter().map(|(guess, _)| (state, guess)).collect();
        for (found, (_, cost)) in positions.costs(&asked, &()).unwrap().into_iter().zip(&costs) {
            prop_assert_eq!(&found.best, &ranking.groups[0]);
            prop_assert_eq!(found.total, cost.unwrap_or(best + members.len() as u64));
        }
        let sorted = |mut guesses: Vec<Code>| {
            guesses.sort_unstable();
            guesses
        };
        let found: BTreeMap<u64, Vec<Code>> =
            ranking.groups.into_iter().map(|group| (group.total, sorted(group.guesses))).collect();
        let near = groups.into_iter().take_while(|(total, _)| *total <= best + members.len() as u64 / 2);
        let expected: BTreeMap<u64, Vec<Code>> = near.take(3).collect();
        prop_assert_eq!(found, expected);
    }
}

#[test]
fn boards_of_many_colours_are_searched_as_they_are() {
    let codebook = Codebook::new(&"1x20".parse().unwrap()).unwrap();
    let start = State::new(&codebook, &[], codebook.candidates()).unwrap();
    let solver = Solver::new(&codebook, GuessPool::All, Limits::default()).unwrap();
    let best = solver.best(start, &()).unwrap();
    assert_eq!((best.total, best.guesses.len()), (210, 20));
}
