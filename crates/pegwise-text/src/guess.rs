//! A suggested guess: what it is, what it does, and why it was chosen.

use crate::number::{grouped, plural, rounded};
use pegwise_core::Code;
use pegwise_core::notation::Alphabet;
use pegwise_game::Mark;
use pegwise_solver::Solver;
use pegwise_strategy::{Coverage, Decision, Heuristic, Reason};

/// What a guess is, as a note behind it.
pub fn mark_note(decision: &Decision) -> String {
    let codes = plural(decision.candidates(), "code");
    if let Reason::Nearest { off } = decision.reason {
        return if off == 0 { "possible".to_owned() } else { "comes near, but cannot win".to_owned() };
    }
    match (Mark::of(decision), decision.coverage) {
        (Mark::Final, _) => "the only code left".to_owned(),
        (Mark::Possible, Coverage::All) => format!("possible: 1 of {codes} left"),
        (Mark::Possible, _) => format!("possible; judged by {}", sample(decision)),
        (Mark::Impossible, Coverage::All) => format!("a test guess: it cannot win, but tells you more; {codes} left"),
        (Mark::Impossible, _) => {
            format!("a test guess: it cannot win, but tells you more; judged by {}", sample(decision))
        }
    }
}

/// What a guess is, in a sentence.
pub fn mark(decision: &Decision) -> String {
    let codes = plural(decision.candidates(), "code");
    if let Reason::Nearest { off } = decision.reason {
        return if off == 0 { "It can be the code.".to_owned() } else { "It comes near, but cannot win.".to_owned() };
    }
    match (Mark::of(decision), decision.coverage) {
        (Mark::Final, _) => "It is the only code left.".to_owned(),
        (Mark::Possible, Coverage::All) => format!("It can be the code: 1 of {codes} left."),
        (Mark::Possible, _) => format!("It can be the code. It was judged by {}.", sample(decision)),
        (Mark::Impossible, Coverage::All) => {
            format!("It is a test guess: it cannot win, but tells you more about the {codes} left.")
        }
        (Mark::Impossible, _) => {
            format!("It is a test guess: it cannot win, but tells you more. It was judged by {}.", sample(decision))
        }
    }
}

/// What a decision was made over where not all codes that fit are known.
fn sample(decision: &Decision) -> String {
    format!("{} drawn from those that fit", plural(decision.candidates(), "code"))
}

/// Nothing can be said of what a guess tells.
fn too_few() -> String {
    "Too few codes that fit were found to say what its answer will tell.".to_owned()
}

/// The search for the guess was stopped; `None` if it was not.
pub fn so_far(decision: &Decision) -> Option<String> {
    decision.was_stopped().then(|| "The search was stopped: this is the best guess so far.".to_owned())
}

/// The guess to try, with nothing else.
pub fn try_this(alphabet: &Alphabet, decision: &Decision) -> String {
    format!("Try {}.", alphabet.write(&decision.guess))
}

/// The guess for a row, to be read aloud.
pub fn spoken_suggestion(row: usize, spoken_code: &str) -> String {
    format!("Guess {row}: {spoken_code}.")
}

/// What a guess leaves, in few numbers.
pub fn leaves(decision: &Decision) -> String {
    if let Reason::Nearest { .. } = decision.reason {
        return too_few();
    }
    let histogram = &decision.histogram;
    let left = plural(histogram.largest(), "code");
    let mean = Heuristic::ExpectedSize.display(histogram);
    let bits = Heuristic::Entropy.display(histogram);
    match decision.coverage {
        Coverage::All => format!("It leaves at most {left}, on average {mean:.1}; {bits:.2} bits."),
        _ => {
            format!("Of {} it leaves at most {left}, on average {mean:.1}; about {bits:.2} bits.", sample(decision))
        }
    }
}

/// What a guess tells, in all numbers.
pub fn effect(alphabet: &Alphabet, decision: &Decision) -> String {
    let (guess, histogram) = (alphabet.write(&decision.guess), &decision.histogram);
    let codes = plural(decision.candidates(), "code");
    let wins = match (decision.is_candidate, decision.candidates()) {
        (true, _) if decision.coverage != Coverage::All => format!("{guess} wins now if it is the code."),
        (false, _) if decision.coverage != Coverage::All => format!("{guess} cannot win now."),
        (true, 1) => return format!("{guess} wins."),
        (false, 1) => return format!("{guess} cannot win."),
        (true, _) => format!("{guess} wins now if it is the code: 1 chance in {}.", grouped(decision.candidates())),
        (false, _) => format!("{guess} cannot win now."),
    };
    if let Reason::Nearest { .. } = decision.reason {
        return format!("{wins} {}", too_few());
    }
    let mean = Heuristic::ExpectedSize.display(histogram);
    let (answers, bits) = (plural(histogram.parts(), "different answer"), Heuristic::Entropy.display(histogram));
    let (ruled_out, largest) = (grouped(decision.eliminated_at_least()), grouped(histogram.largest()));
    match decision.coverage {
        Coverage::All => format!(
            "{wins} It rules out at least {ruled_out} of {codes} and leaves at most {largest}, on average {mean:.2}. \
             {answers}, {bits:.3} bits."
        ),
        _ => format!(
            "{wins} Of {} it rules out at least {ruled_out} and leaves at most {largest}, on average {mean:.2}. At least \
             {answers}, about {bits:.3} bits.",
            sample(decision)
        ),
    }
}

/// How many guesses are still needed with the best play, where that is known.
pub fn further_guesses(decision: &Decision) -> Option<String> {
    let Reason::FewestGuesses { total, proved, .. } = &decision.reason else { return None };
    let mean = mean(*total, decision);
    Some(if *proved {
        format!("{mean:.3} more guesses on average, the fewest possible.")
    } else {
        format!("{mean:.3} more guesses on average, the fewest found so far.")
    })
}

/// Why the strategy of this name chose the guess; `None` if there is nothing to say.
pub fn reason(alphabet: &Alphabet, strategy: &str, decision: &Decision) -> Option<String> {
    Some(match &decision.reason {
        Reason::Text(text) => text.clone(),
        Reason::Opening => format!("{strategy} always opens with it."),
        Reason::OnlyCandidate => "It is the only code that fits all answers.".to_owned(),
        Reason::FirstOfPair => "Two codes are left; this is the first of them.".to_owned(),
        Reason::FirstCandidate if decision.coverage != Coverage::All => {
            format!("It is the first of {}.", sample(decision))
        }
        Reason::FirstCandidate => "It is the first code that fits all answers.".to_owned(),
        Reason::Nearest { off: 0 } => "It fits all answers.".to_owned(),
        Reason::Nearest { off } => {
            let pegs = plural(*off, "answer peg");
            format!("No code was found that fits all answers. This one comes nearest: its answers are off by {pegs}.")
        }
        Reason::Tree => format!("It is the guess of {strategy}."),
        Reason::Drawn => "It was drawn at random from the codes that fit all answers.".to_owned(),
        Reason::SeparatesAll if decision.is_candidate => "If it is wrong, its answer tells you the code.".to_owned(),
        Reason::SeparatesAll => "Whatever the answer, you will know the code.".to_owned(),
        Reason::FewestGuesses { total, proved: true, tied } => fewest(alphabet, *total, tied, decision),
        Reason::FewestGuesses { total, proved: false, .. } => {
            let guesses = plural(*total, "guess");
            let (mean, codes) = (mean(*total, decision), plural(decision.candidates(), "code"));
            format!("It needs {mean:.4} more guesses on average ({guesses} for {codes}), the fewest found so far.")
        }
        Reason::Best { considered, tied, .. } if decision.coverage != Coverage::All => {
            let best = format!("Best of {}, judged by {}.", plural(*considered, "guess"), sample(decision));
            match tied.len() {
                1 => best,
                n => format!("{best} {n} did equally well, and {strategy} prefers this one."),
            }
        }
        Reason::Best { heuristic, considered, tied } => {
            let guesses = plural(*considered, "essentially different guess");
            let best = format!("Best of {guesses}: {}.", measure(*heuristic, decision));
            match tied.len() {
                1 => best,
                n => format!("{best} {n} are equally good, and {strategy} prefers this one."),
            }
        }
        Reason::BestSoFar { compared, of, .. } if decision.coverage != Coverage::All => {
            let (codes, guesses) = (sample(decision), plural(*of, "guess"));
            format!("Best so far, judged by {codes}. The search was stopped after {compared} of {guesses}.")
        }
        Reason::BestSoFar { heuristic, compared, of } => {
            let (measure, guesses) = (measure(*heuristic, decision), plural(*of, "guess"));
            format!("Best so far: {measure}. The search was stopped after {compared} of {guesses}.")
        }
        // Asked, or a reason of a later version.
        _ => return None,
    })
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn mean(total: u64, decision: &Decision) -> f64 {
    total as f64 / decision.candidates() as f64
}

/// What the solver proved.
fn fewest(alphabet: &Alphabet, total: u64, tied: &[Code], decision: &Decision) -> String {
    /// More would fill the screen.
    const SHOWN: usize = 12;
    let (mean, codes) = (mean(total, decision), plural(decision.candidates(), "code"));
    let guesses = plural(total, "guess");
    let proved = format!("It needs {mean:.4} more guesses on average ({guesses} for {codes}), the fewest possible.");
    let others: Vec<String> = tied[1..].iter().take(SHOWN).map(|code| alphabet.write(code)).collect();
    let others = match (others.len(), tied.len().saturating_sub(1 + SHOWN)) {
        (0, _) => return format!("{proved} No other guess is as good."),
        (_, 0) => others.join(" "),
        (_, more) => format!("{} and {more} more", others.join(" ")),
    };
    if decision.candidates() < Solver::MERGES_FROM {
        format!("{proved} Equally good: {others}.")
    } else {
        format!("{proved} Equally good and essentially different: {others}.")
    }
}

/// What a heuristic measures here.
fn measure(heuristic: Heuristic, decision: &Decision) -> String {
    let (histogram, value) = (&decision.histogram, heuristic.display(&decision.histogram));
    match heuristic {
        Heuristic::WorstCase => match histogram.largest() {
            1 => "at worst 1 code remains".to_owned(),
            largest => format!("at worst {} remain", plural(largest, "code")),
        },
        Heuristic::ExpectedSize => format!("{} codes remain on average", rounded(value)),
        Heuristic::Entropy => format!("the answer tells {} bits on average", rounded(value)),
        Heuristic::MostParts => match histogram.parts() {
            1 => "there is 1 answer".to_owned(),
            parts => format!("there are {}", plural(parts, "different answer")),
        },
    }
}

/// Why a guess that cannot win was chosen, although `possible` is the best of those that can.
pub fn why_a_test_guess(alphabet: &Alphabet, heuristic: Heuristic, chosen: &Decision, possible: &Decision) -> String {
    let other = alphabet.write(&possible.guess);
    if chosen.coverage != Coverage::All {
        let codes = sample(chosen);
        return format!(
            "Why a guess that cannot win? Judged by {codes}, it tells more than {other}, the best guess that can win."
        );
    }
    let measure = measure(heuristic, chosen);
    let value = rounded(heuristic.display(&possible.histogram));
    format!("Why a guess that cannot win? With it, {measure}; with {other}, the best guess that can win, {value}.")
}

/// What stands before the guess that the computer makes.
pub fn my_guess() -> String {
    "My guess:".to_owned()
}

/// What stands before a guess that a person might make.
pub fn suggestion() -> String {
    "Try:".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Board, CandidateSet, Limits};
    use pegwise_game::{PlayerSpec, Session};
    use pegwise_strategy::{BuiltIn, State, Strategy, StrategySpec};

    fn session(game: &str) -> Session {
        Session::from_record(game.parse().unwrap(), Limits::default()).unwrap()
    }

    fn suggested(game: &str, player: &str) -> Decision {
        let session = session(game);
        let player = PlayerSpec::read(player, session.rules()).unwrap();
        let codebook = session.codebook().unwrap();
        let codebreaker = player.prepare(codebook, Limits::default(), |_| unreachable!("it is no file"), &()).unwrap();
        codebreaker.suggest(&session, &()).unwrap()
    }

    fn why(game: &str, strategy: &str) -> String {
        reason(&Alphabet::canonical(), strategy, &suggested(game, strategy)).unwrap()
    }

    #[test]
    fn every_mark() {
        let marks = |game| [mark_note(&suggested(game, "knuth")), mark(&suggested(game, "knuth"))];
        assert_eq!(marks("4x6"), ["possible: 1 of 1,296 codes left", "It can be the code: 1 of 1,296 codes left."]);
        let test = [
            "a test guess: it cannot win, but tells you more; 7 codes left",
            "It is a test guess: it cannot win, but tells you more about the 7 codes left.",
        ];
        assert_eq!(marks("4x6 1122:1.0 1344:0.1 3526:1.2"), test);
        let only = ["the only code left", "It is the only code left."];
        assert_eq!(marks("4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1"), only);
    }

    #[test]
    fn reasons_of_one_step() {
        assert_eq!(why("4x6", "knuth"), "Best of 5 essentially different guesses: at worst 256 codes remain.");
        assert_eq!(why("4x6 1122:1.0 1344:0.1 3526:1.2", "knuth"), "Whatever the answer, you will know the code.");
        let tied = "Best of 5 essentially different guesses: at worst 2 codes remain. 4 are equally good, and knuth prefers this one.";
        assert_eq!(why("2x3-blanks 1_:0.0", "knuth"), tied);
        assert!(why("4x6", "expected-size").ends_with("185.269 codes remain on average."));
        assert!(why("4x6", "entropy").ends_with("the answer tells 3.057 bits on average."));
        assert!(why("4x6", "most-parts").contains("there are 14 different answers."));
    }

    #[test]
    fn what_the_solver_proved() {
        let expected = "It needs 3.4696 more guesses on average (798 guesses for 230 codes), the fewest possible. No other guess is as good.";
        assert_eq!(why("4x6 1123:1.1", "optimal"), expected);
    }

    /// Of a sample nothing is said that is true of all codes only.
    #[test]
    fn a_sample_claims_nothing_of_the_others() {
        let board: Board = "12x12".parse().unwrap();
        let read = |codes: &[&str]| -> CandidateSet {
            CandidateSet::new(&board, codes.iter().map(|code| board.read_code(code).unwrap())).unwrap()
        };
        let sample = read(&["112233445566", "123456789ABC", "CBA987654321", "111111222222"]);
        let state = State::unlisted(&board, &[], &sample, Coverage::Sample, &sample).unwrap();
        let decide = |strategy: &str| {
            let spec = StrategySpec::read(strategy, &board).unwrap();
            BuiltIn::for_sets_of(&spec, sample.len()).decide(state, &()).unwrap()
        };
        let alphabet = Alphabet::canonical();
        let entropy = decide("entropy");
        assert_eq!(mark_note(&entropy), "possible; judged by 4 codes drawn from those that fit");
        assert_eq!(mark(&entropy), "It can be the code. It was judged by 4 codes drawn from those that fit.");
        let why = reason(&alphabet, "entropy", &entropy).unwrap();
        assert!(why.starts_with("Best of 4 guesses, judged by 4 codes drawn from those that fit."), "{why}");
        let first = reason(&alphabet, "first", &decide("first")).unwrap();
        assert_eq!(first, "It is the first of 4 codes drawn from those that fit.");
        let said = [leaves(&entropy), effect(&alphabet, &entropy)];
        assert!(said[0].starts_with("Of 4 codes drawn from those that fit it leaves at most "), "{said:?}");
        assert!(said[1].contains(" wins now if it is the code. Of 4 codes drawn from those that fit it "), "{said:?}");
        assert!(said[1].contains(" At least ") && said[1].contains(" about "), "{said:?}");
        for text in said {
            assert!(!text.contains("chance") && !text.contains("left"), "{text}");
        }
        // A single code drawn is not the only one that fits.
        let one = read(&["112233445566"]);
        let state = State::unlisted(&board, &[], &one, Coverage::Sample, &one).unwrap();
        let only = Decision::new(state, one.code(0), Reason::Asked).unwrap();
        assert_eq!(mark(&only), "It can be the code. It was judged by 1 code drawn from those that fit.");
        assert!(effect(&alphabet, &only).starts_with("112233445566 wins now if it is the code."));
    }

    #[test]
    fn a_stopped_search_says_so() {
        assert_eq!(so_far(&suggested("4x6 1122:1.0", "knuth")), None);
        let session = session("4x6 1122:1.0");
        let reason = Reason::FewestGuesses { total: 900, proved: false, tied: Vec::new() };
        let state = session.state().unwrap();
        let stopped = Decision::new(state, session.rules().read_guess("1344").unwrap(), reason).unwrap();
        assert_eq!(so_far(&stopped).unwrap(), "The search was stopped: this is the best guess so far.");
    }

    #[test]
    fn a_test_guess_is_explained() {
        let game = "4x6 1122:1.0 1344:0.1 3526:1.2";
        let (chosen, possible) = (suggested(game, "knuth"), suggested(game, "knuth,pool=candidates"));
        let alphabet = Alphabet::canonical();
        let why = why_a_test_guess(&alphabet, Heuristic::WorstCase, &chosen, &possible);
        let expected = "Why a guess that cannot win? With it, at worst 1 code remains; \
                        with 3632, the best guess that can win, 2.";
        assert_eq!(why, expected);
        let effect = effect(&alphabet, &chosen);
        let expected = "1462 cannot win now. It rules out at least 6 of 7 codes and leaves at most 1, on average 1.00. \
                        7 different answers, 2.807 bits.";
        assert_eq!(effect, expected);
    }
}
