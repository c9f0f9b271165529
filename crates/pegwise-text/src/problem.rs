//! Messages about invalid texts: the error, its place and a valid text.

use crate::{answer, board, t};
use pegwise_core::{Board, CodeList, Feedback, ImpossibleFeedback, InvalidBoard, InvalidCode};
use pegwise_game::{InvalidPlayer, InvalidTurn, MAX_ROWS, shown_answers};
use pegwise_notation::{Alphabet, NotationError, Problem};
use pegwise_strategy::{Heuristic, InvalidSpec};

/// Describes the error in a text, with its place and a valid text.
pub fn notation(error: &NotationError) -> String {
    notation_in(&Alphabet::canonical(), error)
}

/// Like [`notation`], but in the words of the game.
pub fn notation_in(alphabet: &Alphabet, error: &NotationError) -> String {
    if error.text.is_empty() {
        return t!("notation-nothing");
    }
    let (at, text, problem) = (error.at + 1, error.text.as_str(), part_in(alphabet, &error.problem));
    match error.row {
        Some(row) => t!("notation-in-row", row = row, at = at, text = text, problem = problem),
        None => t!("notation-at", at = at, text = text, problem = problem),
    }
}

/// Describes only the error, for texts that do not come from a person.
pub fn part(problem: &Problem) -> String {
    part_in(&Alphabet::canonical(), problem)
}

/// Describes the error in a code that must stay hidden, or returns `None` if the description would show a part of it.
pub fn of_hidden_code(alphabet: &Alphabet, error: &NotationError) -> Option<String> {
    let tells_nothing =
        matches!(error.problem, Problem::WrongLength { .. } | Problem::Code(InvalidCode::NotListed { .. }));
    tells_nothing.then(|| part_in(alphabet, &error.problem))
}

fn part_in(alphabet: &Alphabet, problem: &Problem) -> String {
    let own = answer::own(alphabet);
    match (problem, own) {
        (Problem::UnknownAnswer { found }, Some(words)) => {
            let [black, white] = [&words.black, &words.white].map(|noun| noun.many.as_ref());
            return t!("notation-answer-in-words", found = found.as_str(), black = black, white = white);
        }
        (Problem::OneNumber { found }, Some(words)) => {
            let [black, white] = [&words.black, &words.white].map(|noun| noun.many.as_ref());
            return t!("notation-one-number-in-words", found = found.as_str(), black = black, white = white);
        }
        _ => {}
    }
    match problem {
        Problem::Code(InvalidCode::NotListed { .. }) if alphabet.is_of_letters() => t!("code-no-word"),
        Problem::Empty { .. } => t!("notation-empty"),
        Problem::WrongLength { expected, found } if alphabet.is_of_letters() => {
            t!("notation-letters-missing", expected = *expected, found = *found)
        }
        Problem::WrongLength { expected, found } => t!("notation-length", expected = *expected, found = *found),
        Problem::UnknownColor { found, colors } => {
            let colors = match colors.split_once(" to ") {
                Some(("A", "Z")) => return t!("notation-letter", found = found.as_str()),
                Some((first, last)) => t!("notation-colors", first = first, last = last),
                None => colors.split(", ").map(board::translated).collect::<Vec<_>>().join(", "),
            };
            t!("notation-color", found = found.as_str(), colors = colors)
        }
        Problem::AmbiguousLetters { found, letters, initials } => {
            let (letters, initials) = (letters.to_string(), initials.to_string());
            t!("notation-letters", found = found.as_str(), letters = letters, initials = initials)
        }
        Problem::Code(reason) => code(reason),
        Problem::UnknownAnswer { found } => t!("notation-answer", found = found.as_str()),
        Problem::OneNumber { found } => t!("notation-one-number", found = found.as_str()),
        Problem::UnknownMark { found, compares: false } => t!("notation-mark", found = found.as_str()),
        Problem::UnknownMark { found, compares: true } => t!("notation-mark-of-order", found = found.as_str()),
        Problem::MarksMissing { found, pegs, .. } => t!("notation-marks-missing", found = *found, pegs = *pegs),
        Problem::TwoAnswers { found } => t!("notation-two-answers", found = found.as_str()),
        Problem::UnknownWord { found } => t!("notation-word", found = found.as_str()),
        Problem::LeftOpen => t!("notation-left-open"),
        Problem::Answer(reason) => answer_in(alphabet, reason),
        Problem::UnknownRules { found, .. } => t!("notation-rules", found = found.as_str()),
        Problem::UnknownVariant { found } if found.is_empty() => t!("notation-no-variant"),
        Problem::UnknownVariant { found } => t!("notation-variant", found = found.as_str()),
        Problem::Conflict { found } => t!("notation-conflict", found = found.as_str()),
        Problem::Board(reason) => board(reason),
        Problem::NoGuesses(_) => t!("rules-no-guesses"),
        Problem::LimitOfBoard => t!("rules-limit-of-board"),
        Problem::PartOfAnswer => t!("notation-part-of-answer"),
        Problem::NoParts => t!("notation-no-parts"),
        Problem::Lies { found } => t!("notation-lies", found = found.as_str()),
        Problem::Weight { found } => t!("notation-weight", found = found.as_str(), most = CodeList::MOST_WEIGHT),
        Problem::NoAnswer => t!("notation-no-answer"),
        _ => t!("notation-other"),
    }
}

pub(crate) fn code(reason: &InvalidCode) -> String {
    match reason {
        InvalidCode::WrongLength { found, expected } => t!("notation-length", expected = *expected, found = *found),
        InvalidCode::ColorOutOfRange { peg, color, colors } => {
            t!("code-color", peg = peg + 1, color = *color, colors = *colors)
        }
        InvalidCode::Barred { peg } => t!("code-barred", peg = peg + 1),
        InvalidCode::Repeated { first, second } => t!("code-repeats", first = first + 1, second = second + 1),
        InvalidCode::Blank { peg } => t!("code-blank", peg = peg + 1),
        InvalidCode::NotListed { listed } => t!("code-not-listed", listed = *listed),
    }
}

/// Names the board on which a guess that cannot be the secret is allowed. The text continues the one on the error.
pub fn hint_for_guess(error: &NotationError) -> String {
    match &error.problem {
        Problem::Code(reason) => hint_for_code(reason).unwrap_or_default(),
        _ => String::new(),
    }
}

fn hint_for_code(reason: &InvalidCode) -> Option<String> {
    match reason {
        InvalidCode::Repeated { .. } => Some(t!("code-hint-free")),
        InvalidCode::NotListed { .. } => Some(t!("code-hint-free-list")),
        _ => None,
    }
}

/// Explains why an answer is impossible.
pub fn answer(reason: &ImpossibleFeedback) -> String {
    answer_in(&Alphabet::canonical(), reason)
}

/// Like [`answer()`], but in the words of the game.
pub fn answer_in(alphabet: &Alphabet, reason: &ImpossibleFeedback) -> String {
    let black = |count| answer::black(alphabet, count);
    let white = |count| answer::white(alphabet, count);
    match reason {
        ImpossibleFeedback::TooMany { black: blacks, white: whites, pegs } => {
            t!("answer-too-many", black = black(*blacks), white = white(*whites), pegs = *pegs)
        }
        ImpossibleFeedback::LastPegElsewhere { pegs } => {
            t!("answer-last-peg", black = black(pegs.saturating_sub(1)), white = white(1))
        }
        ImpossibleFeedback::LastPegAlone { pegs } => t!("answer-last-place", others = pegs.saturating_sub(1)),
        ImpossibleFeedback::TooFew { total, pegs, colors, least } => {
            t!("answer-too-few", total = *total, pegs = *pegs, colors = *colors, least = *least)
        }
        ImpossibleFeedback::WhiteNotTold { white: whites } => t!("answer-no-whites", white = white(*whites)),
        ImpossibleFeedback::BlackNotTold { pegs } => t!("answer-sum-only", win = black(*pegs)),
        ImpossibleFeedback::OnlyWhiteTold { pegs } => t!("answer-whites-only", win = black(*pegs)),
        ImpossibleFeedback::OtherKind { example } => t!("answer-other-kind", example = example.to_string()),
    }
}

fn board(reason: &InvalidBoard) -> String {
    match reason {
        InvalidBoard::Empty => t!("rules-empty"),
        InvalidBoard::TooLarge => t!("rules-too-large"),
        InvalidBoard::TooFewColors { pegs, colors } => t!("rules-few-colors", pegs = *pegs, colors = *colors),
        InvalidBoard::BarOutOfRange { peg, color, pegs, colors } => {
            t!("rules-bar-out-of-range", peg = peg + 1, color = *color, pegs = *pegs, colors = *colors)
        }
        InvalidBoard::AllBarred => t!("rules-all-barred"),
        InvalidBoard::TooManyBars => t!("rules-too-many-bars"),
        InvalidBoard::BarredList => t!("rules-barred-list"),
        InvalidBoard::TooManyLies { .. } => t!("rules-lies", most = Board::MOST_LIES),
        InvalidBoard::NoCodes => t!("rules-no-codes"),
        InvalidBoard::TooManyAnswers { most } => t!("rules-too-many-answers", most = *most),
        InvalidBoard::BadAttributes { colors, seconds } => {
            t!("rules-bad-attributes", colors = *colors, seconds = *seconds)
        }
        InvalidBoard::BadWeight { row, weight } => {
            t!("rules-bad-weight", row = *row, weight = *weight, most = CodeList::MOST_WEIGHT)
        }
        InvalidBoard::TwoWeights { row, .. } => t!("rules-two-weights", row = *row),
        InvalidBoard::TooHeavy => t!("rules-too-heavy"),
        InvalidBoard::WeightsAndLies => t!("rules-weights-and-lies"),
        InvalidBoard::NoWords => t!("rules-no-words"),
        InvalidBoard::BadCode { row, code, reason } => {
            t!("rules-bad-code", row = *row, code = code.to_string(), reason = self::code(reason))
        }
    }
}

/// Like [`turn`], for a game elsewhere, which may allow guesses that cannot be the secret.
pub fn turn_elsewhere(alphabet: &Alphabet, problem: &InvalidTurn) -> String {
    let said = turn(alphabet, problem);
    match problem {
        InvalidTurn::Guess { reason, .. } => match hint_for_code(reason) {
            Some(hint) => format!("{}{hint}.", said.trim_end_matches('.')),
            None => said,
        },
        _ => said,
    }
}

/// Explains why a turn cannot be entered.
pub fn turn(alphabet: &Alphabet, problem: &InvalidTurn) -> String {
    match problem {
        InvalidTurn::Guess { guess, reason: InvalidCode::Repeated { .. } } => {
            t!("turn-repeats", guess = alphabet.write(guess))
        }
        InvalidTurn::Guess { guess, reason: InvalidCode::NotListed { .. } } if alphabet.is_of_letters() => {
            t!("turn-no-word", word = alphabet.write(guess))
        }
        InvalidTurn::Guess { guess, reason } => {
            t!("turn-guess", guess = alphabet.write(guess), reason = code(reason))
        }
        InvalidTurn::Answer(reason) => t!("turn-answer", reason = answer_in(alphabet, reason)),
        InvalidTurn::Never { guess, feedback, possible } => {
            never(&alphabet.write(guess), feedback.to_string(), possible)
        }
        InvalidTurn::NeverInPart { guess, feedback, possible } => {
            never(&alphabet.write(guess), feedback.to_string(), possible)
        }
        InvalidTurn::NoRow { row, rows } => t!("turn-no-row", row = *row, rows = *rows),
        InvalidTurn::GameOver => t!("turn-game-over"),
        InvalidTurn::TooManyRows => t!("turn-too-many", rows = MAX_ROWS),
    }
}

fn never(guess: &str, answer: String, possible: &[Feedback]) -> String {
    t!("turn-never", guess = guess, answer = answer, possible = shown_answers(possible))
}

/// Describes the problem with the name of a strategy. `offered` lists the valid names.
pub fn strategy(problem: &InvalidPlayer, offered: &str) -> String {
    match problem {
        InvalidPlayer::UnknownName { found } | InvalidPlayer::Spec(InvalidSpec::UnknownName(found)) => {
            t!("strategy-name", name = found.as_str(), names = offered)
        }
        InvalidPlayer::NoOptions { name } => t!("strategy-no-options", name = *name),
        InvalidPlayer::NoFile => t!("strategy-no-file"),
        InvalidPlayer::Spec(InvalidSpec::UnknownOption(option)) => t!("strategy-option", option = option.as_str()),
        InvalidPlayer::Spec(InvalidSpec::NotHere { name, option }) => {
            t!("strategy-not-here", name = name.as_str(), option = option.as_str())
        }
        InvalidPlayer::Spec(InvalidSpec::BadValue { option, value, .. }) => {
            let heuristics = Heuristic::ALL.map(Heuristic::name).join(", ");
            t!("strategy-value", option = *option, value = value.as_str(), heuristics = heuristics)
        }
        InvalidPlayer::Spec(InvalidSpec::Opening(reason)) => {
            t!("strategy-opening", reason = notation(reason))
        }
        _ => t!("notation-other"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_core::Rules;
    use pegwise_game::PlayerSpec;
    use pegwise_notation::{GameRecord, read_rules};

    fn explained<E: ToString>(error: &E, explain: fn(&E) -> String) -> String {
        let (german, vague) = speaking(Language::German, || (explain(error), t!("notation-other")));
        let english = explain(error);
        let own = error.to_string();
        assert_ne!(german, english, "{own}");
        assert!(!german.contains(&own), "{german} is the library's {own}");
        assert!(!german.contains(&vague), "{own} is not explained");
        // If the message were missing, this would be its key, which contains no spaces.
        assert!(german.contains(' ') && english.contains(' '), "{german}, {english}");
        english
    }

    fn rules(text: &str) -> Rules {
        read_rules(text).unwrap()
    }

    fn in_digits(problem: &InvalidTurn) -> String {
        turn(&Alphabet::canonical(), problem)
    }

    #[test]
    fn every_problem_of_a_text_is_explained() {
        let board = |text: &str| read_rules(text).unwrap_err();
        let game = |text: &str| text.parse::<GameRecord>().unwrap_err();
        let code = |board: &str, text: &str| Alphabet::canonical().read_code(&rules(board), text).unwrap_err();
        let answer = |board: &str, text: &str| Alphabet::canonical().read_feedback(&rules(board), text).unwrap_err();
        let errors = [
            board(""),
            code("4x6", "112"),
            code("4x6", "1129"),
            code("4x6", "BBBB"),
            code("4x6-distinct", "1123"),
            code("4x6-only=1122,3456", "1111"),
            answer("4x6", "so so"),
            answer("4x6", "2"),
            answer("4x6", "4.1"),
            answer("4x6", "3.1"),
            answer("4x5-distinct", "0.1"),
            answer("4x6-blacks", "1.1"),
            answer("4x6-sum", "1.1"),
            answer("4x6-whites", "1.1"),
            answer("permutation", "5"),
            answer("4x6", "one number is correct"),
            answer("4x6", "one number is correkt"),
            answer("4x6-marks", "+-z."),
            answer("4x6-order", "+-z."),
            answer("4x6-marks", "+-"),
            answer("3x5x5", "1.0"),
            board("11x3-marks"),
            board("chess"),
            board("4x6-odd"),
            board("4x6-blacks-sum"),
            board("0x6"),
            board("4x70000"),
            board("4x3-distinct"),
            board("4x6-in0"),
            game("4x6 1122:1.1 1344"),
        ];
        let kinds: std::collections::BTreeSet<String> =
            errors.iter().map(|error| explained(&error.problem, part)).collect();
        assert_eq!(kinds.len(), errors.len(), "{kinds:#?}");
        for error in &errors {
            explained(error, notation);
        }
    }

    #[test]
    fn problems_are_told_in_the_words_of_the_game() {
        let alphabet = Alphabet::of_rules("number-baseball");
        let said = |text: &str| {
            part_in(&alphabet, &alphabet.read_feedback(&rules("number-baseball"), text).unwrap_err().problem)
        };
        let all = || ["2.1", "2", "goal"].map(said);
        let english = [
            "2 strikes and 1 ball is impossible: the last peg has nowhere else to go",
            "is 2 “strikes” or “balls”? Write both numbers, “strikes” first: 2.0 or 0.2",
            "“goal” is not an answer; write the numbers of “strikes” and “balls”, like 2.1, or the words with their numbers",
        ];
        assert_eq!(all(), english);
        let german = speaking(Language::German, all);
        assert!(german[0].starts_with("2 Strikes und 1 Ball geht nicht"), "{german:?}");
        assert!(german[1].contains("„Strikes“ oder „Bälle“"), "{german:?}");
    }

    #[test]
    fn every_reason_is_explained() {
        let code = rules("4x6").read_code("1122").unwrap();
        for reason in [
            InvalidCode::WrongLength { found: 1, expected: 4 },
            InvalidCode::ColorOutOfRange { peg: 0, color: 7, colors: 6 },
            InvalidCode::Repeated { first: 0, second: 1 },
            InvalidCode::Blank { peg: 3 },
            InvalidCode::NotListed { listed: 2 },
        ] {
            explained(&reason, super::code);
            explained(&InvalidTurn::Guess { guess: code.clone(), reason: reason.clone() }, in_digits);
            explained(&InvalidBoard::BadCode { row: 1, code: code.clone(), reason }, board);
        }
        for reason in [InvalidBoard::NoCodes, InvalidBoard::TooLarge, InvalidBoard::Empty] {
            explained(&reason, board);
        }
        for turn in [
            InvalidTurn::Answer(ImpossibleFeedback::LastPegElsewhere { pegs: 4 }),
            InvalidTurn::Never { guess: code, feedback: rules("4x6").win(), possible: vec![rules("4x6").win()] },
            InvalidTurn::NoRow { row: 3, rows: 2 },
            InvalidTurn::GameOver,
            InvalidTurn::TooManyRows,
        ] {
            explained(&turn, in_digits);
        }
    }

    #[test]
    fn every_problem_of_a_strategy_is_explained() {
        let wrong = ["knut", "knuth,fast", "first,tie=candidate", "random,seed=x", "knuth,open=1129"];
        let kinds: std::collections::BTreeSet<String> = wrong
            .into_iter()
            .chain(["optimal,tie=first", "tree:"])
            .map(|text| {
                explained(&PlayerSpec::read(text, &rules("4x6")).unwrap_err(), |problem| strategy(problem, "knuth"))
            })
            .collect();
        assert_eq!(kinds.len(), wrong.len() + 2, "{kinds:#?}");
    }
}
