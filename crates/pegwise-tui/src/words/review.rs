//! A game and its guesses, after the fact.

use pegwise::notation::Alphabet;
use pegwise::{Basis, Code, Expected, GuessGroup, GuessReview, Note, Standing};

/// How a guess compares with the best, in a few words.
pub fn remark(alphabet: &Alphabet, guess: &GuessReview) -> String {
    let standing = match &guess.standing {
        Standing::OnlyCode => "the only code left".to_owned(),
        Standing::Best if guess.best.basis == Basis::Estimate => "the best of those looked at".to_owned(),
        Standing::Best => "the best".to_owned(),
        Standing::AsGoodAs(other) => format!("as good as {}", alphabet.write(other)),
        Standing::WorseThan(other) => {
            format!("{} more than {} on average", lost(guess.skill_lost()), alphabet.write(other))
        }
    };
    let note = |note: &Note| match note {
        Note::CouldHaveWon(other) => format!("cannot be the secret, as {} can", alphabet.write(other)),
        Note::NothingNew => "its answer was known".to_owned(),
    };
    let remarks: Vec<String> = std::iter::once(standing).chain(guess.notes.iter().map(note)).collect();
    remarks.join("; ")
}

/// A number of guesses.
pub fn guesses(expected: Expected) -> String {
    format!("{:.2} guesses", expected.mean())
}

/// A number of guesses that is not zero.
pub fn lost(expected: Expected) -> String {
    match expected.mean() {
        mean if mean < 0.005 => "less than 0.01 guesses".to_owned(),
        mean if expected.basis == Basis::Estimate => format!("about {mean:.2} guesses"),
        mean => format!("{mean:.2} guesses"),
    }
}

/// What some guesses of equal value take, and which they are.
pub fn tied(alphabet: &Alphabet, group: &GuessGroup) -> String {
    /// More would fill the line.
    const SHOWN: usize = 4;
    let none_can_win = group.guesses.iter().all(|(_, can_win)| !can_win);
    let write = |(code, can_win): &(Code, bool)| {
        let code = alphabet.write(code);
        if *can_win || none_can_win { code } else { format!("{code} (cannot win)") }
    };
    let shown: Vec<String> = group.guesses.iter().take(SHOWN).map(write).collect();
    let more = match group.guesses.len().saturating_sub(SHOWN) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let mark = match group.guesses.len() {
        _ if !none_can_win => "",
        1 => " (cannot win)",
        _ => " (none can win)",
    };
    format!("{:.3} with {}{more}{mark}", group.value.mean(), shown.join(", "))
}
