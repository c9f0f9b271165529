//! On random boards every written text is read back, and no text breaks a reader.

use pegwise_core::{Board, Code, Color, Feedback, FeedbackKind, GuessSpace, Rules, Turn};
use pegwise_notation::{Alphabet, GameRecord, PRESETS, read_rules};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use std::fmt::{Debug, Display};

/// Every kind of answer; attributes that more boards have than those of the examples.
fn kinds() -> Vec<FeedbackKind> {
    let small = |kind: &FeedbackKind| match kind {
        FeedbackKind::Attributes { .. } => FeedbackKind::Attributes { seconds: 2 },
        kind => *kind,
    };
    FeedbackKind::ALL.iter().map(small).collect()
}

const GUESSES: [GuessSpace; 3] = [GuessSpace::Codes, GuessSpace::Free, GuessSpace::Blanks];

/// Pegs and colours. The wide ones lie around the limits of the byte lanes: 15 pegs, 255 colours.
fn any_board() -> impl Strategy<Value = (usize, usize)> {
    let wide = select(vec![(15, 2), (16, 2), (20, 3), (2, 255), (2, 256), (2, 300), (17, 300), (255, 2)]);
    prop_oneof![3 => (1..=8usize, 1..=10usize), 1 => wide]
}

/// Few colours are likelier, so that codes have some in common. `colors` itself is the blank.
fn any_digit(colors: usize, blanks: bool) -> impl Strategy<Value = usize> {
    prop_oneof![0..colors, 0..colors.min(3), (colors - 1)..(colors + usize::from(blanks))]
}

fn code(colors: usize, digits: impl IntoIterator<Item = usize>) -> Code {
    let color = |digit| if digit == colors { Color::BLANK } else { Color::new(u16::try_from(digit).unwrap()) };
    Code::new(digits.into_iter().map(color))
}

fn any_code(pegs: usize, colors: usize, blanks: bool) -> impl Strategy<Value = Code> {
    vec(any_digit(colors, blanks), pegs).prop_map(move |digits| code(colors, digits))
}

/// The board with this kind of answer, if it can have it.
fn told_by(board: Board, kind: FeedbackKind) -> Board {
    board.clone().with_feedback(kind).unwrap_or(board)
}

/// Rules of every variant.
fn any_rules() -> impl Strategy<Value = Rules> {
    let board = prop_oneof![3 => any_board(), 1 => (1..=65_535usize, 1..=65_534usize)];
    (board, 0..4usize, select(kinds()), select(&GUESSES), prop_oneof![Just(10), 1..=u16::MAX]).prop_flat_map(
        |((pegs, colors), universe, kind, guesses, max_guesses)| {
            let board = told_by(Board::new(pegs, colors).unwrap(), kind).with_guesses(guesses);
            let boards = match universe {
                0 => Just(board.clone().distinct().unwrap_or(board)).boxed(),
                1 if pegs < 1000 => vec(any_code(pegs, colors, false), 1..6)
                    .prop_map(move |codes| board.clone().listed(codes).unwrap())
                    .boxed(),
                _ => Just(board).boxed(),
            };
            boards.prop_map(move |board| Rules::from(board).with_max_guesses(max_guesses).unwrap())
        },
    )
}

/// Rules small enough to list, with rows that they allow one by one.
fn any_game() -> impl Strategy<Value = GameRecord> {
    let small = |rules: &Rules| rules.pegs().max(rules.colors()) <= 300;
    any_rules().prop_filter("small", small).prop_flat_map(|rules| {
        let (pegs, colors) = (rules.pegs(), rules.colors());
        let answers: Vec<Feedback> = rules.feedbacks().collect();
        let rows = vec((any_code(pegs, colors, true), select(answers)), 0..6);
        rows.prop_map(move |rows| {
            let rows = rows.into_iter().map(|(guess, feedback)| Turn { guess, feedback });
            let history = rows.filter(|turn| rules.check_guess(&turn.guess).is_ok()).collect();
            GameRecord { rules: rules.clone(), history }
        })
    })
}

proptest! {
    #[test]
    fn rules_are_read_back(rules in any_rules()) {
        prop_assert_eq!(read_rules(&rules.to_string()), Ok(rules));
    }

    #[test]
    fn games_are_read_back(game in any_game()) {
        for turn in &game.history {
            prop_assert_eq!(&Alphabet::canonical().read_guess(&game.rules, &turn.guess.to_string()), &Ok(turn.guess.clone()));
            prop_assert_eq!(Alphabet::canonical().read_feedback(&game.rules, &turn.feedback.to_string()), Ok(turn.feedback));
        }
        let text = game.to_string();
        prop_assert!(!text.contains('\n'));
        let again = Alphabet::canonical().read_game(Some(&Rules::classic()), &text);
        prop_assert_eq!(again.as_ref(), Ok(&game));
        prop_assert_eq!(text.parse(), Ok(game));
    }

    /// However each guess and each answer is written, on one line or on two.
    #[test]
    fn games_are_read_as_people_write_them(
        (pegs, colors) in (1..=8usize, 1..=8usize),
        rows in vec((vec(any::<prop::sample::Index>(), 16), 0..5usize, 0..5usize, select(vec![" ", ": ", " - ", "\n"])), 1..6),
        is_numbered in any::<bool>(),
    ) {
        let rules = Rules::from(Board::new(pegs, colors).unwrap());
        let (mut history, mut text) = (Vec::new(), String::new());
        for (row, (digits, guess_style, answer_style, between)) in rows.into_iter().enumerate() {
            let pick = |from: usize| code(colors, digits[from..from + pegs].iter().map(|index| index.index(colors)));
            let (guess, secret) = (pick(0), pick(8));
            let feedback = rules.answer(&guess, &secret);
            let number = if is_numbered { format!("{}. ", row + 1) } else { String::new() };
            let (written, answered) = (in_style(&guess, guess_style), answered(feedback, answer_style));
            text.extend([number.as_str(), &written, between, &answered, "\n"]);
            history.push(Turn { guess, feedback });
        }
        let game = GameRecord { rules: rules.clone(), history };
        prop_assert_eq!(Alphabet::canonical().read_loose_game(Some(&rules), &text), Ok(game), "{}", text);
    }

    #[test]
    fn what_is_a_game_is_one_read_loosely(game in any_game()) {
        let text = game.to_string();
        prop_assert_eq!(Alphabet::canonical().read_loose_game(None, &text), Ok(game));
    }

    #[test]
    fn no_text_breaks_a_reader(text in any_text(), rules in any_rules()) {
        one_line(read_rules(&text))?;
        one_line(text.parse::<GameRecord>())?;
        one_line(Alphabet::canonical().read_guess(&rules, &text))?;
        one_line(Alphabet::canonical().read_code(&rules, &text))?;
        one_line(Alphabet::canonical().read_feedback(&rules, &text))?;
        one_line(Alphabet::canonical().read_partial_feedback(&rules, &text))?;
        one_line(Alphabet::canonical().read_game(Some(&rules), &text))?;
        one_line(Alphabet::canonical().read_loose_game(Some(&rules), &text))?;
        one_line(Alphabet::new(&text))?;
        for preset in PRESETS {
            one_line(read_rules(&format!("{}-{text}", preset.name)))?;
            one_line(format!("{} {text}", preset.name).parse::<GameRecord>())?;
        }
    }
}

/// A guess on a board of eight colours at most, as people write it.
fn in_style(guess: &Code, style: usize) -> String {
    const ENGLISH: [&str; 8] = ["red", "green", "yellow", "Blue", "white", "black", "orange", "purple"];
    const GERMAN: [&str; 8] = ["rot", "grün", "gelb", "blau", "Weiß", "schwarz", "orange", "lila"];
    const EMOJI: [&str; 8] = ["🔴", "🟢", "🟡", "🔵", "⚪", "⚫\u{fe0f}", "🟧", "💜"];
    let by = |names: [&str; 8], between: &str| {
        guess.colors().iter().map(|color| names[color.index()]).collect::<Vec<_>>().join(between)
    };
    match style {
        0 => guess.to_string(),
        1 => guess.colors().iter().map(|color| (color.index() + 1).to_string()).collect::<Vec<_>>().join(" "),
        2 => by(ENGLISH, " "),
        3 => by(GERMAN, ", "),
        _ => by(EMOJI, ""),
    }
}

/// An answer as people write it.
fn answered(feedback: Feedback, style: usize) -> String {
    let (black, white) = (feedback.black(), feedback.white());
    match style {
        0 => feedback.to_string(),
        1 => format!("{black} {white}"),
        2 => format!("{black}B{white}W"),
        3 => format!("{black} schwarz und {white} weiß"),
        _ if feedback.total() == 0 => "0".to_owned(),
        _ => "⚫".repeat(black) + &"⚪".repeat(white),
    }
}

/// Printable text, any characters at all, and what looks like notation.
fn any_text() -> impl Strategy<Value = String> {
    let characters = vec(any::<char>(), 0..30).prop_map(String::from_iter);
    prop_oneof![any::<String>(), characters, "[0-9A-Za-z.,:+\\-_ ●○x=\n]{0,40}", "[1-6_]{1,5}:[0-4.+-]{1,4}"]
}

fn one_line<T: Debug>(result: Result<T, impl Display>) -> Result<(), TestCaseError> {
    if let Err(error) = result {
        let error = error.to_string();
        prop_assert!(!error.is_empty() && !error.contains('\n'), "{error}");
    }
    Ok(())
}
