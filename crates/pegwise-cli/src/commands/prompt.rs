use crate::failure::{Failure, Outcome};
use crate::job;
use crate::setup::Setup;
use crate::ui::Ui;
use pegwise::api::{Estimate, GameEvent};
use pegwise::{Code, CodeSpace, Coverage, Feedback, Session, draw_secret};
use pegwise_text::number::{codes_left, sentence};
use pegwise_text::refusal::too_large;
use pegwise_text::t;
use std::fmt::Display;

/// The commands of all prompts, and other words for them. They are accepted in both languages, whichever is spoken.
const COMMANDS: [(&str, &[&str]); 14] = [
    ("help", &["?", "h", "hilfe"]),
    ("hint", &["suggest", "tipp", "hinweis"]),
    ("left", &["übrig", "uebrig"]),
    ("list", &["candidates", "liste"]),
    ("board", &["brett"]),
    ("undo", &["u", "zurück", "zurueck", "rückgängig", "rueckgaengig"]),
    ("redo", &["wiederholen"]),
    ("giveup", &["aufgeben"]),
    ("quit", &["q", "exit", "stop", "beenden", "ende", "abbrechen", "verlassen"]),
    ("next", &["n", "skip", "weiter"]),
    ("show", &["zeigen", "lösung", "loesung"]),
    ("why", &["warum"]),
    ("edit", &["ändern", "aendern"]),
    ("fix", &["korrigieren"]),
];

/// Returns the line in lower case. If it begins with another word for a command, that becomes the command. A slash before
/// it is optional.
pub(crate) fn command(line: &str) -> String {
    let line = line.trim_start_matches('/').to_lowercase().replace("give up", "giveup");
    let (first, rest) = line.split_at(line.find(char::is_whitespace).unwrap_or(line.len()));
    let meant = COMMANDS.iter().find(|(_, others)| others.contains(&first));
    meant.map_or(line.clone(), |(command, _)| format!("{command}{rest}"))
}

/// Like [`command`], but returns `guess` for a word of the game, such as “board” in a list of English words.
pub(crate) fn command_or_guess(setup: &Setup, line: &str) -> String {
    if has_words(setup) && !line.starts_with('/') && setup.alphabet.read_code(&setup.rules, line).is_ok() {
        "guess".to_owned()
    } else {
        command(line)
    }
}

/// The seeds for examples.
const SEEDS: std::ops::Range<u64> = 0..32;

/// Returns a guess and an answer for help on this board, with black and white pegs if it has them.
pub(crate) fn example(setup: &Setup) -> [String; 2] {
    let guess = draw_secret(&setup.rules, SEEDS.end);
    let answers = || SEEDS.map(|seed| setup.rules.answer(&guess, &draw_secret(&setup.rules, seed)));
    let has_both = |answer: &Feedback| answer.black() > 0 && answer.white() > 0;
    let is_counted = setup.rules.feedback_kind().tells_two_numbers();
    let answer = answers().find(|answer| is_counted && has_both(answer)).or_else(|| answers().next());
    [setup.write(&guess), answer.map_or_else(String::new, |answer| answer.to_string())]
}

pub(crate) fn example_answer(setup: &Setup) -> String {
    let [_, answer] = example(setup);
    answer
}

pub(crate) fn how_to_guess(setup: &Setup) -> String {
    let (alphabet, rules) = (&setup.alphabet, &setup.rules);
    // By position and by initial, if both can be read.
    let spelled = |code: &Code| {
        let of = |color, way: usize| ('A'..='Z').find(|&letter| alphabet.meanings(rules, letter)[way] == Some(color));
        let spell = |way| code.colors().iter().map(|&color| of(color, way)).collect::<Option<String>>();
        let is_read = |text: &String| alphabet.read_guess(rules, text).as_ref() == Ok(code);
        Some([spell(0).filter(is_read)?, spell(1).filter(is_read)?])
    };
    let mut examples = SEEDS.map(|seed| draw_secret(rules, seed));
    if let Some((code, [letters, initials])) = examples.find_map(|code| spelled(&code).map(|spelled| (code, spelled))) {
        return t!("cli-play-how", digits = setup.write(&code), letters = letters, initials = initials);
    }
    let end = |index| rules.color(index).expect("one of the board");
    let [first, last] = [0, rules.colors() - 1].map(|index| alphabet.symbol(end(index)));
    let kind = if setup.alphabet.is_of_letters() { "letters" } else { "symbols" };
    t!("cli-play-how-symbols", pegs = setup.rules.pegs(), kind = kind, first = first, last = last)
}

fn has_words(setup: &Setup) -> bool {
    matches!(setup.rules.codes(), CodeSpace::Listed(_))
}

pub(crate) fn input_ended(ui: &mut Ui, session: &Session) -> Failure {
    let game = ui.setup().write_game(session);
    if let Err(failure) = ui.event(GameEvent::LeftGame { game }) {
        return failure;
    }
    Failure::No(if session.turns().is_empty() {
        t!("cli-input-ended")
    } else {
        t!("cli-input-ended-in-game", game = ui.setup().line_of_game(session))
    })
}

pub(crate) fn leave(ui: &mut Ui, session: &Session) -> Outcome {
    let game = ui.setup().write_game(session);
    let is_empty = game.is_empty();
    ui.event(GameEvent::LeftGame { game })?;
    let line = || ui.setup().line_of_game(session);
    ui.say(if is_empty { t!("cli-left") } else { t!("cli-left-game", game = line()) })?;
    job::take_last_words().map_or(Ok(()), |words| ui.say(words))
}

pub(crate) fn help(ui: &mut Ui, text: &str) -> Outcome {
    let words = (has_words(ui.setup()) && ui.setup().alphabet.is_of_letters()).then(|| t!("cli-help-words"));
    let text = [Some(text.to_owned()), words].into_iter().flatten().collect::<Vec<_>>().join("\n");
    ui.event(GameEvent::Help { text: text.clone() })?;
    ui.say(text)
}

pub(crate) fn not_understood(ui: &mut Ui, line: &str, problem: impl Display) -> Outcome {
    let word = line.chars().count() > 1 && line.chars().all(char::is_alphabetic);
    let problem = problem.to_string();
    ui.complain(if word { t!("cli-ask-help", problem = problem) } else { problem })
}

pub(crate) fn left(ui: &mut Ui, session: &Session) -> Outcome {
    match session.left() {
        Err(reason) => ui.complain(too_large(&reason)),
        Ok((candidates, left)) => {
            ui.event(GameEvent::Left {
                candidates: candidates.len(),
                estimate: Estimate::new(left, candidates.len()),
                codes: None,
            })?;
            ui.say(sentence(&codes_left(left)))
        }
    }
}

pub(crate) fn list_candidates(ui: &mut Ui, session: &Session) -> Outcome {
    const SHOWN: usize = 120;
    match session.left() {
        Err(reason) => ui.complain(too_large(&reason)),
        Ok((candidates, _)) if candidates.is_empty() => left(ui, session),
        Ok((candidates, count)) => {
            let codes: Vec<String> = candidates.codes().take(SHOWN).map(|code| ui.setup().write(&code)).collect();
            let (estimate, listed) = (Estimate::new(count, candidates.len()), Some(codes.clone()));
            ui.event(GameEvent::Left { candidates: candidates.len(), estimate, codes: listed })?;
            let more = candidates.len().saturating_sub(SHOWN);
            let (left, codes) = (codes_left(count), codes.join(" "));
            ui.say(match count.coverage(candidates.len()) {
                Coverage::All if more == 0 => format!("{left}: {codes}"),
                Coverage::All => t!("cli-list-and-more", left = left, codes = codes, more = more),
                _ => t!("cli-list-and-others", left = left, codes = codes),
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{COMMANDS, command};

    #[test]
    fn every_word_means_one_command() {
        let words: Vec<&str> = COMMANDS.iter().flat_map(|(command, others)| [&[*command], *others].concat()).collect();
        for (at, word) in words.iter().enumerate() {
            assert!(!words[..at].contains(word), "{word}");
        }
        for (line, expected) in
            [("Give up", "giveup"), ("ÄNDERN 2 1.1", "edit 2 1.1"), ("/Brett", "board"), ("1122", "1122"), ("", "")]
        {
            assert_eq!(command(line), expected);
        }
    }
}
