//! Candidates and guesses on boards too large to list. Small boards are treated as such and compared with the list.

use pegwise_core::random::below;
use pegwise_core::{Board, Code, Codebook, StopSwitch, Turn};
use pegwise_notation::GameRecord;
use pegwise_sampling::{Count, NotKnown, SampledCandidates};
use pegwise_strategy::{BuiltIn, Coverage, Decision, Heuristic, Reason, State, Strategy, StrategySpec, StrategyTree};

fn known(game: &str) -> (GameRecord, Result<SampledCandidates, NotKnown>) {
    let game: GameRecord = game.parse().unwrap();
    let known = SampledCandidates::find(&game.rules, &game.history, &());
    (game, known)
}

fn decide(game: &GameRecord, known: &SampledCandidates, strategy: &str) -> Decision {
    let spec = StrategySpec::read(strategy, &game.rules).unwrap();
    let state = known.state(&game.rules, &game.history).unwrap();
    BuiltIn::for_sets_of(&spec, known.candidates.len()).decide(state, &()).unwrap()
}

#[test]
fn few_codes_are_all_found() {
    for game in ["4x6", "4x6 1122:1.1", "5x8 11234:1.2 55678:0.2", "4x10-distinct 1234:0.1", "5x4-sum 11223:0.3"] {
        let (game, known) = known(game);
        let known = known.unwrap();
        let listed = Codebook::new(&game.rules).unwrap().candidates().after_all(&game.rules, &game.history);
        assert_eq!(known.candidates.codes().collect::<Vec<_>>(), listed.codes().collect::<Vec<_>>());
        assert_eq!((known.count, known.coverage()), (listed.len().into(), Coverage::All));
    }
}

/// Other answers are counted on each part of a board.
#[test]
fn codes_with_any_answer_are_counted_and_drawn() {
    for game in [
        "4x14-order",
        "4x14-order 5678:^v+^",
        "6x7-marks 112345:+.-..-",
        "7x9-distinct-marks 1234567:+.-..-.",
        "9x9-distinct-each 123456789:1.8",
        "6x7-bar1=34-each 112345:1.3",
        "3x6x7 123:1.1/2.0",
        "4x14-order 5678:^v+^ 5678:^v++",
    ] {
        let (game, known) = known(game);
        let known = known.unwrap();
        let listed = Codebook::new(&game.rules).unwrap().candidates().after_all(&game.rules, &game.history);
        assert_eq!(known.count, listed.len().into(), "{game}");
        assert_eq!(known.candidates.len(), listed.len().min(10_000), "{game}");
        assert!(known.candidates.codes().all(|code| listed.contains(&code)), "{game}");
        // A sample has as many codes from the first half of the list as from the second.
        let middle = listed.codes().nth(listed.len() / 2);
        let early = known.candidates.codes().filter(|code| Some(code) < middle.as_ref()).count();
        assert!(early.abs_diff(known.candidates.len() / 2) <= 150, "{game} {early}");
    }
}

#[test]
fn contradictions_are_proved() {
    let (_, known) = known("10x10 1122334455:3.3 6677889911:1.4 1212343455:0.0");
    let known = known.unwrap();
    assert_eq!((known.count, known.candidates.len()), (Count::Exactly(0), 0));
}

#[test]
fn many_codes_are_counted_and_drawn() {
    let (game, known) = known("12x12 112233445566:3.3");
    let known = known.unwrap();
    assert_eq!((known.count, known.coverage()), (Count::Exactly(156_821_587_440), Coverage::Sample));
    assert_eq!(known.candidates.len(), 10_000);
    let turn = &game.history[0];
    assert!(known.candidates.codes().all(|code| game.rules.answer(&turn.guess, &code) == turn.feedback));
}

#[test]
fn larger_boards_are_sampled() {
    let (game, known) = known("16x16 1122334455667788:3.3");
    let known = known.unwrap();
    assert_eq!(known.coverage(), Coverage::Sample);
    let Count::About { codes, low, high } = known.count else { panic!("{:?}", known.count) };
    assert!(low < codes && codes < high && high < 16f64.powi(16));
    assert!(known.candidates.len() > 1000);
    let turn = &game.history[0];
    assert!(known.candidates.codes().all(|code| game.rules.answer(&turn.guess, &code) == turn.feedback));
}

/// Compares numbers with the answers of random secrets, which share nothing with them.
#[test]
fn numbers_agree_with_secrets_drawn_at_random() {
    for text in ["10x10 1122334455:2.3", "16x16 1122334455667788:2.4"] {
        let (game, known) = known(text);
        let (turn, board) = (&game.history[0], &game.rules);
        let drawn = 40_000u64;
        let secret = |seed: u64| {
            let colors = (0..board.pegs() as u64).map(|peg| below(seed, peg, board.colors() as u64));
            board.code(colors.map(|color| u16::try_from(color).unwrap())).unwrap()
        };
        let hits = (0..drawn).filter(|&seed| board.answer(&turn.guess, &secret(seed)) == turn.feedback).count();
        #[expect(clippy::cast_precision_loss, reason = "thousands")]
        let (share, number) = (hits as f64 / drawn as f64, drawn as f64);
        let error = 4.0 * (share * (1.0 - share) / number).sqrt();
        #[expect(clippy::cast_precision_loss, reason = "as near as can be")]
        let all = board.code_count().unwrap() as f64;
        let (low, high) = match known.unwrap().count {
            Count::About { low, high, .. } => (low, high),
            exact => (exact.estimate(), exact.estimate()),
        };
        assert!(low / all < share + error && high / all > share - error, "{low} {high} {share}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            ["10x10 1122334455:2.3 6677889911:1.4", "16x16 1122334455667788:3.3"].map(|text| {
                let (game, known) = known(text);
                let known = known.unwrap();
                let decision = decide(&game, &known, "sampled-entropy");
                (known.candidates.codes().collect::<Vec<_>>(), known.count, decision.guess)
            })
        })
    };
    assert_eq!(on(1), on(3));
}

#[test]
fn where_codes_are_listed_it_is_entropy() {
    for board in ["4x4", "3x5", "3x6-distinct"] {
        let board: Board = board.parse().unwrap();
        let codebook = Codebook::new(&board).unwrap();
        let tree = |name| {
            let strategy = StrategySpec::read(name, &board).unwrap().prepare(&codebook);
            StrategyTree::build(&strategy, &codebook, &()).unwrap()
        };
        assert_eq!(tree("sampled-entropy"), tree("entropy"));
    }
}

#[test]
fn guesses_are_nearly_the_best() {
    for game in ["4x6 1122:1.1 1344:0.2", "5x5 11223:1.1 33445:1.2", "4x8-distinct 1234:1.1 1567:0.2"] {
        let (game, known) = known(game);
        let known = known.unwrap();
        let found = decide(&game, &known, "sampled-entropy");
        let listed = Codebook::new(&game.rules).unwrap();
        let bits = |guess: &Code| Heuristic::Entropy.display(&listed.scorer(guess).histogram(&known.candidates));
        let best = listed.guesses().codes().map(|guess| bits(&guess)).fold(0.0, f64::max);
        // Two steps ahead, another guess can be better than the one that tells most.
        assert!(bits(&found.guess) > 0.97 * best, "{} {} {best}", game, found.guess);
    }
}

#[test]
fn every_guess_is_allowed() {
    for (board, guess) in [("13x14-distinct", "123456789ABCD"), ("12x12", "112233445566")] {
        let board: Board = board.parse().unwrap();
        let guess = board.read_guess(guess).unwrap();
        let secret = board.read_code(if board.colors() == 14 { "DCBA987654321" } else { "665544332211" }).unwrap();
        let turns = [Turn { feedback: board.answer(&guess, &secret), guess }];
        let known = SampledCandidates::find(&board, &turns, &()).unwrap();
        let game = GameRecord { rules: board.to_string().parse().unwrap(), history: turns.to_vec() };
        for strategy in ["sampled-entropy", "knuth", "entropy,pool=candidates", "first", "random"] {
            let decision = decide(&game, &known, strategy);
            assert_eq!(board.check_guess(&decision.guess), Ok(()), "{strategy}");
            assert_eq!(decision.coverage, Coverage::Sample);
        }
    }
}

#[test]
fn whole_games_end() {
    let game: GameRecord = "8x32".parse().unwrap();
    let secret = game.rules.code([3, 1, 4, 1, 5, 9, 26, 31]).unwrap();
    let mut game = game;
    while game.history.last().is_none_or(|turn| turn.feedback != game.rules.win()) {
        let known = SampledCandidates::find(&game.rules, &game.history, &()).unwrap();
        let guess = decide(&game, &known, "sampled-entropy").guess;
        game.history.push(Turn { feedback: game.rules.answer(&guess, &secret), guess });
        assert!(game.history.len() < 40, "{game}");
    }
}

#[test]
fn what_is_stopped_gives_what_was_found() {
    let stopped = StopSwitch::default();
    stopped.stop();
    let (game, known) = known("10x10 1122334455:2.3");
    let few = SampledCandidates::find(&game.rules, &game.history, &stopped).unwrap();
    let known = known.unwrap();
    assert!((1..known.candidates.len()).contains(&few.candidates.len()) && !few.count.is_exact());
    assert_eq!(few.candidates.after_all(&game.rules, &game.history).len(), few.candidates.len());
    let spec = StrategySpec::read("sampled-entropy", &game.rules).unwrap();
    let state = known.state(&game.rules, &game.history).unwrap();
    let strategy = BuiltIn::for_sets_of(&spec, known.candidates.len());
    assert!(strategy.decide(state, &stopped).is_err());
    let decision = strategy.decide(state, &()).unwrap();
    assert!(matches!(decision.reason, Reason::Best { heuristic: Heuristic::Entropy, .. }));
}

#[test]
fn games_on_long_boards_end() {
    let board: Board = "36x5".parse().unwrap();
    assert!(!SampledCandidates::is_drawn(&board) && SampledCandidates::is_drawn(&"20x255".parse().unwrap()));
    let secret = board.code((0..36).map(|peg| u16::try_from(below(7, peg, 5)).unwrap())).unwrap();
    let player = BuiltIn::for_sets_of(&StrategySpec::read("sampled-entropy", &board).unwrap(), 10);
    let mut turns: Vec<Turn> = Vec::new();
    while turns.last().is_none_or(|turn| turn.feedback != board.win()) {
        assert!(turns.len() < 100, "no end");
        let found = SampledCandidates::find(&board, &turns, &());
        let (state, near) = match &found {
            Ok(known) => {
                let all = 5f64.powi(36);
                let counted = if turns.is_empty() {
                    Count::About { codes: all, low: all, high: all }
                } else {
                    Count::AtLeast(known.candidates.len() as u64)
                };
                assert_eq!(known.count, counted);
                assert_eq!(known.coverage(), Coverage::Sample);
                (known.state(&board, &turns), false)
            }
            Err(NotKnown::NothingFound { nearest }) => (State::near(&board, &turns, nearest), true),
            Err(reason) => panic!("{reason}"),
        };
        let state = state.expect("a code that fits or comes near");
        let decision = player.decide(state, &()).unwrap();
        let Reason::Nearest { off } = decision.reason else { panic!("{:?}", decision.reason) };
        assert_eq!((off > 0, decision.is_candidate), (near, !near));
        let guess = decision.guess;
        assert!(turns.iter().all(|turn| turn.guess != guess), "a guess made twice tells nothing");
        turns.push(Turn { feedback: board.answer(&guess, &secret), guess });
    }
}

#[test]
fn guesses_are_looked_for_outside_the_sample() {
    let (game, known) = known("12x12 112233445566:3.3 778899AABBCC:2.3");
    let known = known.unwrap();
    let bits = |strategy: &str| Heuristic::Entropy.display(&decide(&game, &known, strategy).histogram);
    let (found, of_sample) = (bits("sampled-entropy"), bits("entropy"));
    assert!(found > of_sample, "{found} {of_sample}");
}

#[test]
fn shares_of_estimates_have_the_error_of_a_count() {
    let about = Count::About { codes: 100.0, low: 90.0, high: 110.0 };
    let Count::About { codes, low, high } = Count::from(100).share(400, about) else { panic!("it is an estimate") };
    let chance = 1.96 * 10.0;
    assert!((codes - 25.0).abs() < 1e-9);
    assert!(
        (low - 90.0 * (100.0 - chance) / 400.0).abs() < 1e-9 && (high - 110.0 * (100.0 + chance) / 400.0).abs() < 1e-9
    );
    let telling = |low, high| Count::About { codes: 101.0, low, high }.is_telling();
    assert_eq!([telling(51.0, 200.0), telling(49.0, 110.0), telling(90.0, 203.0)], [true, false, false]);
}

#[test]
fn counts_say_how_sure_they_are() {
    let about = Count::About { codes: 100.0, low: 90.0, high: 110.0 };
    let least = Count::AtLeast(4);
    assert_eq!([Count::Exactly(3), about, least].map(|count| count.to_string()), ["3", "about 100", "at least 4"]);
    assert_eq!([Count::Exactly(3), about, least].map(Count::is_telling), [true, true, false]);
    assert_eq!([Count::Exactly(3), about, least].map(Count::is_exact), [true, false, false]);
    assert_eq!(Count::from(2).share(4, least), Count::AtLeast(2));
    assert_eq!(Count::from(2).share(4, Count::Exactly(4)), Count::Exactly(2));
    assert!(matches!(Count::from(2).share(4, Count::Exactly(100)), Count::About { codes: 50.0, .. }));
    assert_eq!([4, 5].map(|known| Count::Exactly(4).coverage(known)), [Coverage::All, Coverage::Sample]);
    assert_eq!([least, about].map(|count| count.coverage(4)), [Coverage::Sample; 2]);
    let (_, without_rows) = known("10x10");
    let without_rows = without_rows.unwrap();
    assert_eq!((without_rows.count, without_rows.coverage()), (Count::Exactly(10_000_000_000), Coverage::Sample));
    let power_of_ten = |board: &str| known(board).1.unwrap().count.estimate().log10();
    assert!((power_of_ten("100x100") - 200.0).abs() < 1e-9);
    // There are 30! permutations of thirty colours [OEIS A000142].
    assert!((power_of_ten("30x30-distinct") - 32.4237).abs() < 1e-4);
    assert!((Count::from(2).share(4, about).estimate() - 50.0).abs() < 1e-9);
}

/// These recorded results must not change between machines or versions.
#[test]
fn guesses_and_samples_are_the_same_everywhere() {
    let found = |text: &str| {
        let (game, known) = known(text);
        let known = known.unwrap();
        let decision = decide(&game, &known, "sampled-entropy");
        (known.candidates.len(), known.coverage(), decision.guess.to_string(), decision.is_candidate)
    };
    for (text, expected) in [
        ("16x16 1122334455667788:3.3", (1606, Coverage::Sample, "GA2GFA4G5F6FADD8", false)),
        ("10x10 1122334455:2.3 6677889911:1.4", (10_000, Coverage::Sample, "16A16315A5", false)),
        ("8x12 11223344:2.2 55667788:1.3 15263748:2.4", (10_000, Coverage::Sample, "61863318", false)),
        (
            "10x10 1122334455:0.0 6677889966:2.5 7868996777:4.4 6987689767:3.5 8778966789:4.4",
            (379, Coverage::All, "8979896997", false),
        ),
        ("4x6 1122:1.0", (256, Coverage::All, "1345", true)),
        ("4x6 1122:1.1 1344:0.1", (46, Coverage::All, "3225", true)),
        ("5x8 11223:1.1 34455:1.2", (364, Coverage::All, "56235", true)),
    ] {
        let (codes, coverage, guess, can_win) = found(text);
        assert_eq!((codes, coverage, guess.as_str(), can_win), expected, "{text}");
    }
    let count = |text: &str| known(text).1.unwrap().count;
    assert_eq!(count("10x10 1122334455:2.3 6677889911:1.4"), Count::Exactly(72_133_140));
    let about = Count::About {
        codes: 1.112_923_039_853_284_5e17,
        low: 1.051_749_610_982_934e17,
        high: 1.174_096_468_723_634_9e17,
    };
    assert_eq!(count("16x16 1122334455667788:3.3"), about);
}
