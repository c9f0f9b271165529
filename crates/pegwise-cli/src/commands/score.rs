use crate::args::ScoreArgs;
use crate::failure::{Failure, Outcome};
use crate::output::json;
use crate::style;
use crate::ui::{Ui, in_words};
use pegwise::{Code, Color, score};
use serde_json::json;

/// The answer to one guess.
pub(crate) fn run(ui: &mut Ui, args: &ScoreArgs) -> Outcome {
    let rules = ui.setup().rules.clone();
    let alphabet = ui.setup().alphabet.clone();
    let guess = alphabet.read_guess(&rules, &args.guess).map_err(Failure::usage)?;
    let secret = alphabet.read_code(&rules, &args.secret).map_err(Failure::usage)?;
    let full = score::reference(&guess, &secret);
    let told = rules.feedback_kind().told(full, rules.pegs());
    if ui.json() {
        let fields = json!({
            "rules": rules.to_string(),
            "guess": ui.setup().write(&guess),
            "secret": ui.setup().write(&secret),
            "feedback": told.to_string(),
            "black": full.black(),
            "white": full.white(),
        });
        return ui.line(json::pretty(&json::result("score", fields)));
    }
    if !args.explain {
        return ui.line(format!("{told}  {}", in_words(&rules, told)));
    }
    let shown = |code: &Code| if ui.plain() { alphabet.write(code) } else { style::pegs(&alphabet, code) };
    let (shown_guess, shown_secret) = (shown(&guess), shown(&secret));
    ui.line(format!("Guess   {shown_guess}"))?;
    ui.line(format!("Secret  {shown_secret}"))?;
    for line in peg_by_peg(&alphabet, &guess, &secret) {
        ui.line(line)?;
    }
    ui.line(format!("Answer: {told}, {}", in_words(&rules, told)))
}

/// First the pegs in place, then the colours that are left on both sides.
fn peg_by_peg(alphabet: &pegwise::notation::Alphabet, guess: &Code, secret: &Code) -> Vec<String> {
    let (guess, secret) = (guess.colors(), secret.colors());
    let name = |color: Color| format!("{} {}", alphabet.symbol(color), alphabet.name(color));
    let mut lines = Vec::new();
    for (peg, (&g, &s)) in guess.iter().zip(secret).enumerate() {
        let verdict = if g == s { "the same: black" } else { "different" };
        lines.push(format!("  peg {}: {} against {}: {verdict}", peg + 1, name(g), name(s)));
    }
    let left: Vec<(Color, Color)> = guess.iter().zip(secret).filter(|(g, s)| g != s).map(|(&g, &s)| (g, s)).collect();
    if left.is_empty() {
        return lines;
    }
    lines.push("Pegs in place are used up. Of the others, colour by colour:".into());
    let mut colors: Vec<Color> = left.iter().map(|&(g, _)| g).filter(|color| !color.is_blank()).collect();
    colors.sort_unstable();
    colors.dedup();
    for color in colors {
        let guessed = left.iter().filter(|(g, _)| *g == color).count();
        let hidden = left.iter().filter(|(_, s)| *s == color).count();
        let white = guessed.min(hidden);
        lines.push(format!("  {}: {guessed} left in the guess, {hidden} in the secret: {white} white", name(color)));
    }
    lines
}
