//! The five programs and exercises that inspired Pegwise: every feature and every number that they state.

use assert_cmd::cargo::cargo_bin_cmd;
use pegwise::notation::read_rules;
use pegwise::{
    Board, Codebook, Evaluation, Feedback, Heuristic, Reason, Rules, State, Strategy, StrategySpec, StrategyTree,
};

fn evaluate(rules: &str, spec: &str) -> Evaluation {
    let rules: Rules = rules.parse().unwrap();
    let spec = StrategySpec::read(spec, &rules).unwrap();
    let codebook = Codebook::new(&rules).unwrap();
    let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
    tree.verify().unwrap()
}

fn pegwise(args: &str, input: &str) -> String {
    let output = cargo_bin_cmd!("pegwise").args(args.split_whitespace()).write_stdin(input).output().unwrap();
    String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
}

/// 1. The family game with five colours, and its solver.
#[test]
fn brain_breaker() {
    let rules = read_rules("brain-breaker").unwrap();
    assert_eq!((rules.code_count(), rules.max_guesses()), (Some(625), 10));
    assert_eq!(rules.feedbacks().count(), 14);
    assert!(rules.feedback(3, 1).is_err());

    let five = evaluate("4x5", "brain-breaker");
    assert_eq!((five.max(), five.total(), five.secrets()), (5, 2542, 625));
    let six = evaluate("4x6", "brain-breaker");
    assert_eq!((six.max(), six.total(), six.secrets()), (5, 5924, 1296));

    let game = pegwise("demo 5224 --rules brain-breaker --strategy brain-breaker", "");
    assert!(
        game.contains("possible: 1 of 625 codes left") && game.contains("brain-breaker broke the code in"),
        "{game}"
    );
    assert_eq!(pegwise("score 1122 1213 --rules 4x5", ""), "1.2  1 black, 2 white\n");
    let answer = pegwise("break --rules 4x5", "1 purple and 1 pink\nquit\n");
    assert!(answer.contains("4x5 1122:1.1") || answer.contains("4x5 1123:1.1"), "{answer}");

    // Ten guesses are allowed. After the tenth miss, the program prints "That was the last guess. The code was".
    let lost = pegwise("play --rules brain-breaker --seed 1", &"1111\n".repeat(10));
    assert!(lost.contains("That was the last guess. The code was"), "{lost}");
}

/// 2. A solver for B G K R W Y with + and -.
#[test]
fn solver_with_plus_and_minus() {
    let all = evaluate("4x6", "minimax,open=1122");
    assert_eq!((all.total(), all.max()), (6169, 5));

    // A random consistent guess: about 4.65 on average, sometimes more than five.
    let seeds = 0..20;
    let random: Vec<Evaluation> = seeds.map(|seed| evaluate("4x6", &format!("random,seed={seed}"))).collect();
    let mean = random.iter().map(Evaluation::mean).sum::<f64>() / 20.0;
    assert!((4.60..4.70).contains(&mean), "{mean}");
    assert!(random.iter().all(|run| run.max() > 5));

    let options = "--alphabet BGKRWY --strategy minimax,open=BBGG";
    let given = pegwise(&format!("demo YKRW {options}"), "");
    assert!(given.contains("B   B   G   G") && given.contains("is the secret"), "{given}");
    let drawn = pegwise(&format!("demo - {options}"), "");
    assert!(drawn.contains("is the secret  (seed"), "{drawn}");

    let typed = pegwise(&format!("break {options}"), "+-\n--\n.\n.\n.\nquit\n");
    assert!(typed.contains("(possible: 1 of 1,296 codes left)"), "{typed}");
    assert!(typed.contains("a test guess: it cannot win"), "{typed}");
    assert!(typed.contains("No code fits all answers"), "{typed}");
    let last = pegwise(&format!("suggest 4x6 1122:0.0 3456:1.2 3345:2.0 {options}"), "");
    assert!(last.contains("the only code left") || last.contains("possible"), "{last}");

    // A line has the same meaning with + and - as with numbers.
    for (signs, numbers) in [
        ("1122:+", "1122:1.0"),
        ("1122:++", "1122:2.0"),
        ("1122:+- 1344:--", "1122:1.1 1344:0.2"),
        ("1122:+++ 1123:.", "1122:3.0 1123:0.0"),
        ("1122:++++", "1122:4.0"),
        ("number-baseball 123:++", "number-baseball 123:2.0"),
    ] {
        for command in ["check", "candidates", "suggest", "review"] {
            let said = |game: &str| pegwise(&format!("{command} {game}"), "");
            assert_eq!(said(signs), said(numbers), "{command} {signs}");
        }
    }

    // The whole strategy as a table: responses so far -> next guess.
    let file = std::env::temp_dir().join("pegwise-starting-points-minimax.txt");
    let path = file.to_str().unwrap();
    pegwise(&format!("evaluate minimax,open=1122 --tree {path}"), "");
    let table = std::fs::read_to_string(&file).unwrap();
    assert!(table.contains("\n-> 1122\n") && table.contains("\n1.1 -> "), "{table}");
    let verified = pegwise(&format!("tree verify {path}"), "");
    assert!(verified.contains("1,296 secrets, total 6,169, mean 4.7600, at most 5"), "{verified}");
    std::fs::remove_file(file).unwrap();
}

/// 3. A comparison of algorithms, with several kinds of average.
#[test]
fn comparison_of_algorithms() {
    // There are (n + 1)(n + 2) / 2 answers, including the impossible one.
    for pegs in 1..9 {
        let rules = Board::new(pegs, 6).unwrap();
        assert_eq!(rules.feedbacks().count(), Feedback::ordinals(pegs) - 1);
    }
    let brute_force = evaluate("4x6", "first,open=1122");
    assert_eq!(brute_force.secrets(), 1296);
    let shapiro = evaluate("4x6", "first,open=1111");
    assert_eq!((shapiro.total(), shapiro.max()), (7471, 9));

    let table = pegwise("evaluate first,open=1122 knuth --rules 4x6 --format csv", "");
    assert!(
        table.starts_with("strategy,opening,total,mean,median,mode,quantile 90,max,variance,distribution,seconds\n"),
        "{table}"
    );
    assert!(table.contains("\nknuth,1122,5801,4.4761,5,5,5,5,0.3821,1 6 62 533 694,"), "{table}");
    // n holes and m colours.
    assert!(pegwise("evaluate knuth --rules 3x5", "").contains("guesses"));
}

/// 4. Knuth's five-guess algorithm, step by step.
#[test]
fn five_guess_algorithm() {
    let knuth = evaluate("4x6", "knuth");
    assert_eq!((knuth.total(), knuth.max()), (5801, 5));
    assert!((knuth.mean() - 4.4761).abs() < 0.0001);

    let rules = Rules::classic();
    let codebook = Codebook::new(&rules).unwrap();
    let strategy = StrategySpec::read("knuth", &rules).unwrap().prepare(&codebook);
    let start = State::new(&codebook, &[], codebook.candidates()).unwrap();
    let decision = strategy.decide(start, &()).unwrap();
    assert_eq!((decision.guess.to_string().as_str(), decision.candidates()), ("1122", 1296));
    let Reason::Best { heuristic, considered, .. } = decision.reason else { panic!("not compared") };
    // All 1296 codes are guesses; five remain after symmetry: 1111, 1112, 1122, 1123, 1234.
    assert_eq!((heuristic, considered), (Heuristic::WorstCase, 5));
}

/// 5. A course of exercises towards a full game.
#[test]
fn course_of_exercises() {
    // Codemaker: a random secret, a score, pegs shown, a complete game won or lost.
    let won = pegwise("play --seed 7", "1122\n4266\n");
    assert!(won.contains("●") && won.contains("You broke the code in 2 guesses."), "{won}");
    assert!(pegwise("score red,red,yellow,black 1136", "").starts_with("4.0"));

    // Codebreaker: eliminate what is inconsistent with a score.
    assert_eq!(pegwise("candidates 4x6 1122:0.0 --count", ""), "256\n");
    assert!(pegwise("demo --seed 3 --strategy random,seed=3", "").contains("broke the code in"));

    // Minimum eliminated: the size of S minus the highest hit count.
    let rules = Rules::classic();
    let codebook = Codebook::new(&rules).unwrap();
    let guess = rules.read_guess("1122").unwrap();
    let histogram = codebook.scorer(&guess).histogram(codebook.candidates());
    assert_eq!(histogram.total() - histogram.largest() as u64, 1040);
    assert!(pegwise("explain 4x6 1122", "").contains("rules out at least 1,040 of 1,296 codes"));
}
