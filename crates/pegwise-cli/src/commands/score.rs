use crate::failure::Outcome;
use crate::output::{column::Column, table::Table};
use crate::style;
use crate::ui::Ui;
use pegwise::{Code, Color, FeedbackKind, shapes};
use pegwise_text::{answer::in_words, board::told, row, t};

#[derive(clap::Args, Debug)]
pub(crate) struct ScoreArgs {
    /// The guess
    pub(crate) guess: String,
    /// The secret
    pub(crate) secret: String,
    /// Peg by peg
    #[arg(long)]
    pub(crate) explain: bool,
}

/// The answer to one guess.
pub(crate) fn run(ui: &mut Ui, args: &ScoreArgs) -> Outcome {
    let rules = ui.setup().rules.clone();
    let guess = ui.setup().read_guess(&rules, &args.guess)?;
    let secret = ui.setup().read_code(&rules, &args.secret)?;
    let told = rules.answer(&guess, &secret);
    let [guess_text, secret_text] = [&guess, &secret].map(|code| ui.setup().write(code));
    let fields = shapes::Score::new(&rules, &guess, &secret, args.explain, &ui.setup().alphabet);
    if ui.json() {
        return ui.result("score", fields);
    }
    if ui.setup().format.is_bare() {
        let mut table = Table::new([Column::Guess, Column::Secret, Column::Answer, Column::Black, Column::White]);
        let shown = |pegs: Option<usize>| pegs.map_or(String::new(), |pegs| pegs.to_string());
        table.row([guess_text, secret_text, told.to_string(), shown(fields.black), shown(fields.white)]);
        return ui.table(&table);
    }
    let answer = in_words(&ui.setup().alphabet, &rules, told);
    if args.explain {
        say_peg_by_peg(ui, &guess, &secret)?;
        ui.say(t!("cli-score-answer", answer = told.to_string(), words = answer))
    } else {
        ui.say(if ui.plain() {
            t!("cli-score-answer-spoken", answer = told.to_string(), words = answer)
        } else {
            format!("{told}  {answer}")
        })
    }
}

/// What one colour earns among the pegs that are not in place.
struct Left {
    color: Color,
    guessed: usize,
    hidden: usize,
}

impl Left {
    fn white(&self) -> usize {
        self.guessed.min(self.hidden)
    }
}

/// The colours of the guess that earn a peg of the answer by themselves: those left when the pegs in place are used up,
/// where places are told, and all of them where only their number is.
fn left_over(kind: FeedbackKind, guess: &Code, secret: &Code) -> Vec<Left> {
    if !matches!(kind, FeedbackKind::BlackWhite | FeedbackKind::Whites | FeedbackKind::Marks | FeedbackKind::Sum) {
        return Vec::new();
    }
    let pairs = guess.colors().iter().zip(secret.colors());
    let counts = |g: Color, s: Color| kind == FeedbackKind::Sum || g != s;
    let left: Vec<(Color, Color)> = pairs.filter(|&(&g, &s)| counts(g, s)).map(|(&g, &s)| (g, s)).collect();
    let mut colors: Vec<Color> = left.iter().map(|&(g, _)| g).filter(|color| !color.is_blank()).collect();
    colors.sort_unstable();
    colors.dedup();
    let count = |color| Left {
        color,
        guessed: left.iter().filter(|(g, _)| *g == color).count(),
        hidden: left.iter().filter(|(_, s)| *s == color).count(),
    };
    colors.into_iter().map(count).collect()
}

/// First the pegs in place, then the colours that are left on both sides.
fn say_peg_by_peg(ui: &mut Ui, guess: &Code, secret: &Code) -> Outcome {
    let setup = ui.setup().clone();
    if setup.plain {
        ui.say(t!("cli-score-guess-spoken", guess = row::spoken_code(&setup.alphabet, guess)))?;
        ui.say(t!("cli-score-secret-spoken", secret = row::spoken_code(&setup.alphabet, secret)))?;
    } else {
        let (guess_label, secret_label) = (t!("cli-score-guess"), t!("cli-score-secret"));
        let width = guess_label.chars().count().max(secret_label.chars().count());
        ui.say(format!("{guess_label:<width$}  {}", style::pegs(&setup.alphabet, guess)))?;
        ui.say(format!("{secret_label:<width$}  {}", style::pegs(&setup.alphabet, secret)))?;
    }
    let kind = setup.rules.feedback_kind();
    let pairs = guess.colors().iter().zip(secret.colors()).enumerate();
    for (peg, (&g, &s)) in pairs.filter(|_| kind != FeedbackKind::Sum) {
        let (peg, guess, secret) = (peg + 1, setup.color(g), setup.color(s));
        let said = if g == s {
            t!("cli-score-same", peg = peg, guess = guess, secret = secret)
        } else {
            t!("cli-score-different", peg = peg, guess = guess, secret = secret)
        };
        ui.say(format!("  {said}"))?;
    }
    match kind {
        FeedbackKind::Blacks => return ui.say(t!("cli-score-no-white")),
        FeedbackKind::EachPeg | FeedbackKind::Order | FeedbackKind::Attributes { .. } => return ui.say(told(kind)),
        _ => {}
    }
    let left = left_over(kind, guess, secret);
    if left.is_empty() {
        return Ok(());
    }
    ui.say(match kind {
        FeedbackKind::Sum => t!("cli-score-sum"),
        _ => t!("cli-score-others"),
    })?;
    for left in left {
        let (color, white) = (setup.color(left.color), left.white());
        let Left { guessed, hidden, .. } = left;
        let said = if kind == FeedbackKind::Sum {
            t!("cli-score-color-sum", color = color, guess = guessed, secret = hidden, right = white)
        } else {
            t!("cli-score-color", color = color, guess = guessed, secret = hidden, white = white)
        };
        ui.say(format!("  {said}"))?;
    }
    Ok(())
}
