//! Suggested guesses: their roles, effects and reasons.

use crate::number::{decimal, percent, rounded};
use crate::{attribute, strategy, t};
use pegwise_core::{Board, Code};
use pegwise_game::Mark;
use pegwise_notation::Alphabet;
use pegwise_strategy::{Coverage, Decision, Heuristic, Reason};

/// Describes the role of a guess, as a note after it.
pub fn mark_note(decision: &Decision) -> String {
    let codes = decision.candidates();
    match (Mark::of(decision), decision.coverage, &decision.reason) {
        (_, _, Reason::Nearest { off: 0 }) => t!("guess-note-possible"),
        (_, _, Reason::Nearest { .. }) => t!("guess-note-near"),
        (Mark::Final, ..) => t!("guess-note-only"),
        (Mark::Possible, Coverage::All, _) => t!("guess-note-one-of", codes = codes),
        (Mark::Possible, ..) => t!("guess-note-sampled", codes = codes),
        (Mark::Impossible, Coverage::All, _) => t!("guess-note-test", codes = codes),
        (Mark::Impossible, ..) => t!("guess-note-test-sampled", codes = codes),
    }
}

/// Describes the role of a guess in a sentence.
pub fn mark(decision: &Decision) -> String {
    let codes = decision.candidates();
    match (Mark::of(decision), decision.coverage, &decision.reason) {
        (_, _, Reason::Nearest { off: 0 }) => t!("guess-can-be"),
        (_, _, Reason::Nearest { .. }) => t!("guess-near"),
        (Mark::Final, ..) => t!("guess-only"),
        (Mark::Possible, Coverage::All, _) => t!("guess-one-of", codes = codes),
        (Mark::Possible, ..) => t!("guess-sampled", codes = codes),
        (Mark::Impossible, Coverage::All, _) => t!("guess-test", codes = codes),
        (Mark::Impossible, ..) => t!("guess-test-sampled", codes = codes),
    }
}

fn too_few() -> String {
    t!("guess-too-few")
}

/// Whether too few codes are known to measure the information of a guess.
pub fn is_from_few(decision: &Decision) -> bool {
    !decision.coverage.measures(decision.candidates()) || matches!(decision.reason, Reason::Nearest { .. })
}

/// Says that the search for the guess was stopped, if it was.
pub fn so_far(decision: &Decision) -> Option<String> {
    decision.was_stopped().then(|| t!("guess-so-far"))
}

/// Suggests a guess without any details.
pub fn try_this(alphabet: &Alphabet, board: &Board, decision: &Decision) -> String {
    t!("guess-try", guess = attribute::written(alphabet, board, &decision.guess))
}

/// Suggests a guess for a row, for reading aloud.
pub fn spoken_suggestion(row: usize, spoken_code: &str) -> String {
    t!("guess-suggested", row = row, code = spoken_code)
}

/// Says briefly how many codes a guess leaves, in a text that follows [`mark`]; nothing for the only code left.
pub fn leaves(decision: &Decision) -> Option<String> {
    if is_from_few(decision) {
        return Some(too_few());
    }
    let histogram = &decision.histogram;
    let is_last = decision.is_candidate && decision.candidates() == 1;
    if decision.may_be_lied_to() {
        return (!is_last).then(|| t!("guess-leaves-with-lies", largest = histogram.largest()));
    }
    let mean = decimal(decision.value(Heuristic::ExpectedSize), 1);
    let (largest, bits) = (histogram.largest(), decimal(decision.value(Heuristic::Entropy), 2));
    match decision.coverage {
        Coverage::All if is_last => None,
        Coverage::All => Some(t!("guess-leaves", largest = largest, mean = mean, bits = bits)),
        _ => Some(t!("guess-leaves-sampled", largest = largest, mean = mean, bits = bits)),
    }
}

/// Describes the information of a guess with all numbers.
pub fn effect(alphabet: &Alphabet, decision: &Decision) -> String {
    let wins = wins(alphabet, decision);
    match decision.coverage {
        Coverage::All if decision.candidates() == 1 => wins,
        _ if is_from_few(decision) => format!("{wins} {}", too_few()),
        _ => format!("{wins} {}", rules_out(decision)),
    }
}

fn wins(alphabet: &Alphabet, decision: &Decision) -> String {
    let (guess, codes) = (alphabet.write(&decision.guess), decision.candidates());
    match (decision.is_candidate, decision.coverage, codes) {
        (true, Coverage::All, 1) => t!("guess-wins", guess = guess),
        (false, Coverage::All, 1) => t!("guess-cannot-win", guess = guess),
        (true, Coverage::All, _) if decision.may_be_lied_to() => t!("guess-wins-if", guess = guess),
        (true, Coverage::All, _) if decision.weights().is_some() => {
            t!("guess-wins-share", guess = guess, percent = percent(decision.chance_to_win()))
        }
        (true, Coverage::All, _) => t!("guess-wins-chance", guess = guess, codes = codes),
        (true, ..) => t!("guess-wins-if", guess = guess),
        (false, ..) => t!("guess-cannot-win-now", guess = guess),
    }
}

fn rules_out(decision: &Decision) -> String {
    let (histogram, codes, out) = (&decision.histogram, decision.candidates(), decision.eliminated_at_least());
    let (largest, answers) = (histogram.largest(), histogram.parts());
    if decision.may_be_lied_to() {
        return t!("guess-rules-out-with-lies", out = out, codes = codes, largest = largest);
    }
    let mean = decimal(decision.value(Heuristic::ExpectedSize), 2);
    let bits = decimal(decision.value(Heuristic::Entropy), 3);
    if decision.coverage == Coverage::All {
        t!("guess-rules-out", out = out, codes = codes, largest = largest, mean = mean, answers = answers, bits = bits)
    } else {
        t!(
            "guess-rules-out-sampled",
            out = out,
            codes = codes,
            largest = largest,
            mean = mean,
            answers = answers,
            bits = bits
        )
    }
}

/// Says how many more guesses optimal play needs, if known.
pub fn further_guesses(decision: &Decision) -> Option<String> {
    let Reason::FewestGuesses { total, proved, .. } = &decision.reason else { return None };
    let mean = decimal(mean(*total, decision), 3);
    let said = if *proved { t!("guess-further-fewest", mean = mean) } else { t!("guess-further-so-far", mean = mean) };
    Some(with_codes_alike(said, decision))
}

/// Adds that the search for optimal play ignores weights, if codes have any.
fn with_codes_alike(said: String, decision: &Decision) -> String {
    if decision.weights().is_some() { format!("{said} {}", t!("answers-codes-alike")) } else { said }
}

/// Explains why the strategy of this name, or its fallback, chose the guess. Returns `None` if no reason is known.
pub fn reason(alphabet: &Alphabet, strategy: &str, decision: &Decision) -> Option<String> {
    let Some(fallback) = &decision.fallback else { return own_reason(alphabet, strategy, decision) };
    let fallback = fallback.write(alphabet);
    let instead = t!("guess-why-fallback", strategy = strategy, fallback = fallback.as_str());
    let reason = own_reason(alphabet, &fallback, decision);
    Some([Some(instead), reason].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

fn own_reason(alphabet: &Alphabet, strategy: &str, decision: &Decision) -> Option<String> {
    let (codes, is_sample) = (decision.candidates(), decision.coverage != Coverage::All);
    let reason = match decision.reason {
        // The search was stopped while it counted the equally good guesses.
        Reason::BestSoFar { heuristic, compared, of } if compared == of => {
            &Reason::Best { heuristic, considered: of, tied: 1 }
        }
        _ => &decision.reason,
    };
    Some(match reason {
        Reason::Text(text) => text.clone(),
        Reason::Opening => t!("guess-why-opening", strategy = strategy),
        Reason::OnlyCandidate => t!("guess-why-only"),
        Reason::FirstOfPair if decision.chance_to_win() > 0.5 => t!("guess-why-likelier"),
        Reason::FirstOfPair => t!("guess-why-pair"),
        Reason::FirstCandidate if is_sample => t!("guess-why-first-sampled", codes = codes),
        Reason::FirstCandidate => t!("guess-why-first"),
        Reason::Nearest { off: 0 } => t!("guess-why-fits"),
        Reason::Nearest { off } => t!("guess-why-nearest", off = *off),
        Reason::Tree => t!("guess-why-tree", strategy = strategy),
        Reason::Drawn => t!("guess-why-drawn"),
        Reason::SeparatesAll => told_by_any_answer(decision),
        Reason::FewestGuesses { total, proved: true, tied, count } => {
            fewest(alphabet, *total, (tied, *count), decision)
        }
        Reason::FewestGuesses { total, proved: false, .. } => {
            let mean = decimal(mean(*total, decision), 4);
            let said = t!("guess-why-fewest-so-far", mean = mean, total = *total, codes = codes);
            with_codes_alike(said, decision)
        }
        Reason::Best { considered, tied, .. } if is_sample => {
            let best = t!("guess-why-best-sampled", considered = *considered, codes = codes);
            match *tied {
                1 => best,
                n => format!("{best} {}", t!("guess-tied-sampled", tied = n, strategy = strategy)),
            }
        }
        Reason::Best { heuristic, considered, tied } => {
            let measure = measure(*heuristic, decision);
            let best = if decision.may_be_lied_to() {
                t!("guess-why-best-with-lies", considered = *considered)
            } else if is_weighed(*heuristic, decision) {
                t!("guess-why-best-weighted", considered = *considered, measure = measure)
            } else {
                t!("guess-why-best", considered = *considered, measure = measure)
            };
            match *tied {
                1 => best,
                n => format!("{best} {}", t!("guess-tied", tied = n, strategy = strategy)),
            }
        }
        Reason::BestSoFar { compared, of, .. } if is_sample => {
            t!("guess-why-so-far-sampled", codes = codes, compared = *compared, of = *of)
        }
        Reason::BestSoFar { compared, of, .. } if decision.may_be_lied_to() => {
            t!("guess-why-so-far-with-lies", compared = *compared, of = *of)
        }
        Reason::BestSoFar { heuristic, compared, of } => {
            let measure = measure(*heuristic, decision);
            t!("guess-why-so-far", measure = measure, compared = *compared, of = *of)
        }
        // The guess was requested, or the reason is from a later version.
        _ => return None,
    })
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn mean(total: u64, decision: &Decision) -> f64 {
    total as f64 / decision.candidates() as f64
}

fn fewest(alphabet: &Alphabet, total: u64, (tied, count): (&[Code], usize), decision: &Decision) -> String {
    const SHOWN: usize = 12;
    let (mean, codes) = (decimal(mean(total, decision), 4), decision.candidates());
    let proved = with_codes_alike(t!("guess-why-fewest", mean = mean, total = total, codes = codes), decision);
    let others: Vec<String> = tied[1..].iter().take(SHOWN).map(|code| alphabet.write(code)).collect();
    let others = match (others.join(" "), count.saturating_sub(1 + others.len())) {
        (none, 0) if none.is_empty() => t!("guess-no-other"),
        (none, more) if none.is_empty() => t!("guess-as-good-alike", more = more),
        (guesses, 0) => t!("guess-as-good", guesses = guesses),
        (guesses, more) => t!("guess-as-good", guesses = t!("guess-and-more", guesses = guesses, more = more)),
    };
    let tells_all = (decision.histogram.largest() == 1).then(|| told_by_any_answer(decision));
    // Guesses that can win come first. If there is no other guess, there is nothing to add.
    let no_winner = (!decision.is_candidate && count > 1).then(|| t!("guess-no-winner"));
    let said = [tells_all, Some(proved), Some(others), no_winner];
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn told_by_any_answer(decision: &Decision) -> String {
    if decision.is_candidate { t!("guess-why-tells-if-wrong") } else { t!("guess-why-separates") }
}

fn is_weighed(heuristic: Heuristic, decision: &Decision) -> bool {
    decision.weights().is_some() && heuristic.counts_weights()
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn share_left(decision: &Decision) -> String {
    let left = decision.weights().map_or(0.0, |weights| {
        let total = weights.total() as f64;
        weights.sum_of_squares() as f64 / (total * total)
    });
    percent(left)
}

fn measure(heuristic: Heuristic, decision: &Decision) -> String {
    match heuristic {
        Heuristic::ExpectedSize if decision.weights().is_some() => {
            t!("guess-measure-share", percent = share_left(decision))
        }
        heuristic => strategy::measure(heuristic, decision.value(heuristic)),
    }
}

/// Explains why a guess that cannot win was chosen instead of `possible`, the best one that can.
pub fn why_a_test_guess(alphabet: &Alphabet, heuristic: Heuristic, chosen: &Decision, possible: &Decision) -> String {
    let other = alphabet.write(&possible.guess);
    if chosen.coverage != Coverage::All {
        return t!("guess-why-test-sampled", codes = chosen.candidates(), other = other);
    }
    let value = match heuristic {
        Heuristic::ExpectedSize if possible.weights().is_some() => share_left(possible),
        heuristic => rounded(possible.value(heuristic)),
    };
    t!("guess-why-test", measure = measure(heuristic, chosen), other = other, value = value)
}

/// Returns the label before the computer's guess.
pub fn my_guess() -> String {
    t!("guess-mine")
}

/// Returns the label before a guess suggested to the person.
pub fn suggestion() -> String {
    t!("guess-suggestion")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_core::{CandidateSet, Color, Limits};
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
            "It is a test guess: it cannot win, but tells more about the 7 codes left.",
        ];
        assert_eq!(marks("4x6 1122:1.0 1344:0.1 3526:1.2"), test);
        let only = ["the only code left", "It is the only code left."];
        assert_eq!(marks("4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1"), only);
    }

    #[test]
    fn reasons_of_one_step() {
        let alike = "Best of 5 essentially different guesses: at worst 256 codes remain. 90 guesses are equally good; knuth prefers this one.";
        assert_eq!(why("4x6", "knuth"), alike);
        assert_eq!(why("4x6 1122:1.0 1344:0.1 3526:1.2", "knuth"), "Whatever the answer, you will know the code.");
        let tied = "Best of 5 essentially different guesses: at worst 2 codes remain. 12 guesses are equally good; knuth prefers this one.";
        assert_eq!(why("2x3-blanks 1_:0.0", "knuth"), tied);
        assert!(why("4x6", "expected-size").contains("185.269 codes remain on average."));
        assert!(why("4x6", "entropy").contains("the answer tells you 3.057 bits on average."));
        assert!(why("4x6", "most-parts").contains("14 different answers are possible."));
    }

    #[test]
    fn another_strategy_where_there_was_no_time() {
        let mut by_entropy = suggested("4x6", "entropy");
        by_entropy.fallback = Some(StrategySpec::read("entropy", &Board::classic()).unwrap());
        let said = reason(&Alphabet::canonical(), "optimal", &by_entropy).unwrap();
        let expected = "There was not enough time for optimal, so entropy chose this guess. Best of 5 ";
        assert!(said.starts_with(expected), "{said}");
        assert!(so_far(&by_entropy).is_some());
    }

    #[test]
    fn what_the_solver_proved() {
        let said = |game: &str| why(game, "optimal").split_once("the fewest possible. ").unwrap().1.to_owned();
        let alike = "23 other guesses are equally good: this one with pegs or colours swapped.";
        assert_eq!(said("4x6 1123:1.1"), alike);
        // The 71 others include 2343 and 2434.
        assert!(said("4x6 1112:0.1").starts_with("71 other guesses are equally good: "));
        assert_eq!(
            said("3x3").split_once(": ").unwrap().1,
            "113 121 122 131 133 211 212 221 223 232 233 311 and 5 more."
        );
        assert_eq!(said("2x4-only=11,22,12,23"), "No other guess is as good.");
    }

    #[test]
    fn a_sample_claims_nothing_of_the_others() {
        let board: Board = "12x12".parse().unwrap();
        let of = |codes: Vec<Code>| CandidateSet::new(&board, codes).unwrap();
        let code = |n: u16| (0..12).map(move |peg| Color::new(if peg == n / 2 { (peg + 1 + n % 2) % 12 } else { peg }));
        let sample = of((0..20).map(|n| Code::new(code(n))).collect());
        let state = State::unlisted(&board, &[], &sample, Coverage::Sample, &sample).unwrap();
        let decide = |strategy: &str| {
            let spec = StrategySpec::read(strategy, &board).unwrap();
            BuiltIn::for_sets_of(&spec, sample.len()).decide(state, &()).unwrap()
        };
        let alphabet = Alphabet::canonical();
        let entropy = decide("entropy");
        assert_eq!(mark_note(&entropy), "possible; judged on 20 random codes that fit");
        assert_eq!(mark(&entropy), "It can be the code. It was judged on 20 random codes that fit.");
        let why = reason(&alphabet, "entropy", &entropy).unwrap();
        assert!(why.starts_with("Best of 20 guesses, judged on 20 random codes that fit."), "{why}");
        let first = reason(&alphabet, "first", &decide("first")).unwrap();
        assert_eq!(first, "It is the first of 20 random codes that fit.");
        let said = [leaves(&entropy).unwrap(), effect(&alphabet, &entropy)];
        assert!(said[0].starts_with("Of these, it leaves at most "), "{said:?}");
        assert!(said[1].contains(" wins now if it is the code. Of 20 random codes that fit, it "), "{said:?}");
        assert!(said[1].contains(" At least ") && said[1].contains(" about "), "{said:?}");
        for text in said {
            assert!(!text.contains("chance") && !text.contains("left"), "{text}");
        }
        // The only code in a sample need not be the only one that fits.
        let one = of(vec![board.read_code("112233445566").unwrap()]);
        let state = State::unlisted(&board, &[], &one, Coverage::Sample, &one).unwrap();
        let only = Decision::new(state, one.code(0), Reason::Asked).unwrap();
        assert_eq!(mark(&only), "It can be the code. It was judged on 1 random code that fits.");
        assert!(effect(&alphabet, &only).starts_with("112233445566 wins now if it is the code."));
    }

    #[test]
    fn lies_and_gaps_are_told_of() {
        let session = |game: &str| Session::from_partial(game.parse().unwrap(), Limits::default()).unwrap();
        let decide = |game: &str| {
            let session = session(game);
            let knuth = StrategySpec::read("knuth", session.rules()).unwrap().prepare(session.codebook().unwrap());
            knuth.decide(session.state().unwrap(), &()).unwrap()
        };
        let alphabet = Alphabet::canonical();
        let lied = decide("3x4-lies1 112:1.1");
        let said = [effect(&alphabet, &lied), leaves(&lied).unwrap(), reason(&alphabet, "knuth", &lied).unwrap()];
        let guess = lied.guess.to_string();
        assert!(
            said[0].starts_with(&format!("{guess} ")) && said[0].contains("true or false, it rules out at least "),
            "{said:?}"
        );
        assert!(said[1].starts_with("Whatever the answer, true or false, it leaves at most "), "{said:?}");
        assert!(
            said[2].starts_with(
                "Best of 24 essentially different guesses. A code counts more if it makes fewer answers false."
            ),
            "{said:?}"
        );
        for text in said {
            assert!(!text.contains("chance") && !text.contains("bits"), "{text}");
        }
        let gap = decide("3x4 112:?");
        let why = reason(&alphabet, "knuth", &gap).unwrap();
        assert!(why.starts_with("Best of 3 essentially different guesses: at worst "), "{why}");
    }

    #[test]
    fn weights_are_told_of() {
        let game = "2x4-only=11*5,12*2,23,34,41";
        let best = "Best of 5 essentially different guesses, weighting each code by how often it is the secret: ";
        let size = why(game, "expected-size");
        assert!(size.starts_with(best) && size.contains(" of the weight remains on average."), "{size}");
        assert!(why(game, "entropy").contains("weighting each code by how often it is the secret: the answer tells"));
        assert!(why(game, "knuth").starts_with("Best of 5 essentially different guesses: at worst "));
        let alphabet = Alphabet::canonical();
        let first = effect(&alphabet, &suggested(game, "first"));
        assert!(first.starts_with("11 wins now if it is the code: a chance of 50%."), "{first}");
        assert_eq!(why("2x4-only=11,12*3", "knuth,pair=first"), "Two codes are left; this is the more likely one.");
        let alike = "Weights are ignored here: every code counts once.";
        assert!(why(game, "optimal").contains(alike));
        assert!(!why("2x4-only=11,12,23,34,41", "optimal").contains(alike));
        let said = speaking(Language::German, || why(game, "entropy"));
        assert!(said.contains("; jeder Code zählt dabei so oft, wie er der geheime ist: im Schnitt "), "{said}");
    }

    #[test]
    fn a_stopped_search_says_so() {
        assert_eq!(so_far(&suggested("4x6 1122:1.0", "knuth")), None);
        let session = session("4x6 1122:1.0");
        let reason = Reason::FewestGuesses { total: 900, proved: false, tied: Vec::new(), count: 0 };
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
        let expected = "1462 cannot win now. It rules out at least 6 of 7 codes and leaves at most 1, 1.00 on average. \
                        7 different answers, 2.807 bits.";
        assert_eq!(effect, expected);
    }

    #[test]
    fn guesses_in_german() {
        let alphabet = Alphabet::canonical();
        let first = suggested("4x6", "knuth");
        let game = "4x6 1122:1.0 1344:0.1 3526:1.2";
        let (chosen, possible) = (suggested(game, "knuth"), suggested(game, "knuth,pool=candidates"));
        let said = speaking(Language::German, || {
            let why = reason(&alphabet, "knuth", &first).unwrap();
            let test = why_a_test_guess(&alphabet, Heuristic::WorstCase, &chosen, &possible);
            [mark_note(&first), mark(&chosen), leaves(&first).unwrap(), effect(&alphabet, &chosen), why, test]
        });
        let expected = [
            "möglich: 1 von noch 1.296 Codes",
            "Das ist ein Testzug: Er kann nicht gewinnen, verrät aber mehr über die 7 Codes, die noch möglich sind.",
            "Es bleiben höchstens 256 Codes, im Schnitt 204,5; 2,89 Bit.",
            "1462 kann jetzt nicht gewinnen. Der Zug schließt mindestens 6 von 7 Codes aus und lässt höchstens 1 übrig, \
             im Schnitt 1,00. 7 verschiedene Antworten, 2,807 Bit.",
            "Der beste von 5 wesentlich verschiedenen Zügen: im schlimmsten Fall noch 256 Codes. Insgesamt sind 90 \
             Züge gleich gut, und knuth zieht diesen vor.",
            "Warum ein Zug, der nicht gewinnen kann? Mit ihm: im schlimmsten Fall noch 1 Code; mit 3632, dem besten Zug, \
             der gewinnen kann: 2.",
        ];
        assert_eq!(said, expected);
    }

    #[test]
    fn what_the_solver_proved_in_german() {
        let said = speaking(Language::German, || why("4x6 1123:1.1", "optimal"));
        let expected = "Damit sind es im Schnitt noch 3,4696 Züge (798 Züge für 230 Codes), so wenige wie möglich. \
                        23 weitere Züge sind genauso gut: derselbe mit vertauschten Stiften oder Farben.";
        assert_eq!(said, expected);
    }
}
