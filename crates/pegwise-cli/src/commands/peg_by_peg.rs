use crate::failure::Outcome;
use crate::setup::Setup;
use crate::ui::Ui;
use pegwise::{AnswerExplanation, AnswerForm, Code, Color};
use pegwise_text::{answer, attribute, board, t};

struct Left<K> {
    what: K,
    guessed: usize,
    hidden: usize,
}

impl<K> Left<K> {
    fn white(&self) -> usize {
        self.guessed.min(self.hidden)
    }
}

fn left_over<K: Copy + Ord>(pairs: &[(K, K)]) -> Vec<Left<K>> {
    let mut guessed: Vec<K> = pairs.iter().map(|&(guess, _)| guess).collect();
    guessed.sort_unstable();
    guessed.dedup();
    let count = |what| Left {
        what,
        guessed: pairs.iter().filter(|(guess, _)| *guess == what).count(),
        hidden: pairs.iter().filter(|(_, secret)| *secret == what).count(),
    };
    guessed.into_iter().map(count).collect()
}

pub(super) fn say_codes(ui: &mut Ui, guess: &Code, secret: &Code) -> Outcome {
    if ui.plain() {
        let [guess, secret] = [guess, secret].map(|code| ui.spoken(code));
        ui.say(t!("cli-score-guess-spoken", guess = guess))?;
        return ui.say(t!("cli-score-secret-spoken", secret = secret));
    }
    let (guess_label, secret_label) = (t!("cli-score-guess"), t!("cli-score-secret"));
    let width = guess_label.chars().count().max(secret_label.chars().count());
    ui.draw_code(&format!("{guess_label:<width$}  "), guess, "")?;
    ui.draw_code(&format!("{secret_label:<width$}  "), secret, "")
}

pub(super) fn say(ui: &mut Ui, guess: &Code, secret: &Code) -> Outcome {
    let setup = ui.setup().clone();
    say_codes(ui, guess, secret)?;
    let kind = setup.rules.feedback_kind();
    let pairs: Vec<(Color, Color)> = guess.colors().iter().copied().zip(secret.colors().iter().copied()).collect();
    let (name, earned) = (|color| setup.color(color), Earned { setup: &setup });
    let has_color = |left: &Left<Color>| !left.what.is_blank();
    match kind.explanation() {
        AnswerExplanation::Attributes => say_attributes(ui, &setup, &pairs),
        AnswerExplanation::Colors => say_sum(ui, left_over(&pairs).into_iter().filter(has_color), name),
        AnswerExplanation::Places => {
            say_pegs(ui, &pairs, name, &earned)?;
            ui.say(board::of_kind(kind, "cli-score-told").unwrap_or_else(|| board::told(kind)))
        }
        AnswerExplanation::PlacesThenColors => {
            say_pegs(ui, &pairs, name, &earned)?;
            let others: Vec<_> = pairs.into_iter().filter(|(guess, secret)| guess != secret).collect();
            let left = left_over(&others).into_iter().filter(has_color).collect();
            say_left(ui, left, name, &earned)
        }
    }
}

struct Earned<'a> {
    setup: &'a Setup,
}

impl Earned<'_> {
    fn in_place(&self) -> String {
        match (answer::own(&self.setup.alphabet), self.setup.rules.feedback_kind().form()) {
            (Some(words), _) => words.black.one.to_string(),
            (None, AnswerForm::Marks(_)) => t!("mark-right"),
            (None, AnswerForm::Pairs) => t!("cli-score-in-place"),
            (None, AnswerForm::Counts(_)) => t!("cli-score-black"),
        }
    }

    fn elsewhere(&self, count: usize) -> String {
        match (answer::own(&self.setup.alphabet), self.setup.rules.feedback_kind().form()) {
            (Some(words), _) => format!("{count} {}", words.white.of(count)),
            (None, AnswerForm::Marks(_) | AnswerForm::Pairs) => t!("cli-score-elsewhere", count = count),
            (None, AnswerForm::Counts(_)) => t!("answer-whites", white = count),
        }
    }
}

fn say_pegs<K: Copy + Eq>(ui: &mut Ui, pairs: &[(K, K)], name: impl Fn(K) -> String, earned: &Earned<'_>) -> Outcome {
    for (peg, &(guessed, hidden)) in pairs.iter().enumerate() {
        let (peg, guess, secret) = (peg + 1, name(guessed), name(hidden));
        let said = if guessed == hidden {
            t!("cli-score-same", peg = peg, guess = guess, secret = secret, earned = earned.in_place())
        } else {
            t!("cli-score-different", peg = peg, guess = guess, secret = secret)
        };
        ui.say(format!("  {said}"))?;
    }
    Ok(())
}

fn say_left<K: Copy>(ui: &mut Ui, left: Vec<Left<K>>, name: impl Fn(K) -> String, earned: &Earned<'_>) -> Outcome {
    if left.is_empty() {
        return Ok(());
    }
    ui.say(t!("cli-score-others"))?;
    for left in left {
        let (color, earned) = (name(left.what), earned.elsewhere(left.white()));
        let Left { guessed, hidden, .. } = left;
        let said = t!("cli-score-color", color = color, guess = guessed, secret = hidden, earned = earned);
        ui.say(format!("  {said}"))?;
    }
    Ok(())
}

fn say_sum<K: Copy>(ui: &mut Ui, left: impl Iterator<Item = Left<K>>, name: impl Fn(K) -> String) -> Outcome {
    ui.say(t!("cli-score-sum"))?;
    for left in left {
        let (color, right) = (name(left.what), left.white());
        let Left { guessed, hidden, .. } = left;
        let said = t!("cli-score-color-sum", color = color, guess = guessed, secret = hidden, right = right);
        ui.say(format!("  {said}"))?;
    }
    Ok(())
}

fn say_attributes(ui: &mut Ui, setup: &Setup, pairs: &[(Color, Color)]) -> Outcome {
    let own = if setup.alphabet.attributes().is_some() { "own" } else { "usual" };
    let heads = [t!("cli-score-first", names = own), t!("cli-score-second", names = own)];
    let names = [attribute::first, attribute::second];
    for (which, (head, name)) in heads.into_iter().zip(names).enumerate() {
        let place = |color| attribute::places(&setup.rules, color).map(|places| places[which]);
        let values: Vec<_> = pairs.iter().map(|&(guess, secret)| (place(guess), place(secret))).collect();
        let name = |value: Option<usize>| {
            value.map_or_else(|| setup.alphabet.name(Color::BLANK), |at| name(&setup.alphabet, at))
        };
        ui.say(head)?;
        let earned = Earned { setup };
        say_pegs(ui, &values, name, &earned)?;
        let others: Vec<_> = values.into_iter().filter(|(guess, secret)| guess != secret).collect();
        let left = left_over(&others).into_iter().filter(|left| left.what.is_some()).collect();
        say_left(ui, left, name, &earned)?;
    }
    Ok(())
}
