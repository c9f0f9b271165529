//! Everything written on random boards can be read back, and no text makes a reader panic.

#[path = "../../pegwise-core/tests/random/mod.rs"]
mod random;

use pegwise_core::{Board, Code, Feedback, Rules, Turn};
use pegwise_notation::{Alphabet, GameRecord, PRESETS, read_rules};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use random::{any_code, any_rules, any_text, code, one_line};

/// Rules small enough to list, with rows that each fit the rules.
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

    /// Writes guesses and answers in every style, on one line or on two.
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

/// A guess as people write it, on a board with at most eight colours.
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
