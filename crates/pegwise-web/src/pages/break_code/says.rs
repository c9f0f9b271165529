//! The computer's words about the last answer and its next guess. They depend only on the numbers of codes.

use crate::game_editor::GameEditor;
use crate::parts::does;
use crate::t;
use pegwise::api::{Coverage, Guess};

/// An answer is lucky if it leaves at most one code in this many, and unlucky if it leaves more than one in [`FEW`].
const MANY: u128 = 8;
const FEW: u128 = 2;

pub(super) fn says(editor: GameEditor, guess: &Guess) -> String {
    let left = editor.checked().map_or_else(Vec::new, |check| check.rows.iter().map(|row| row.candidates).collect());
    let hopes = hopes(guess, left.is_empty());
    match reacts(&left, editor.rules().code_count()) {
        Some(reaction) => format!("{reaction} {hopes}"),
        None => hopes,
    }
}

fn reacts(left: &[Option<usize>], all: Option<u128>) -> Option<String> {
    let (&last, earlier) = left.split_last()?;
    let after = last? as u128;
    let before = earlier.last().map_or(all, |before| before.map(|codes| codes as u128))?;
    Some(if after * MANY <= before {
        t!("break-lucky")
    } else if after * FEW > before {
        t!("break-unlucky")
    } else {
        t!("break-helped")
    })
}

fn hopes(guess: &Guess, is_first: bool) -> String {
    let codes = guess.candidates;
    match guess.coverage {
        Coverage::Near => does(guess),
        Coverage::Sample => t!("break-hopes"),
        Coverage::All if codes == 1 && guess.can_be_secret => t!("break-knows"),
        Coverage::All if codes == 2 && guess.can_be_secret => t!("break-two"),
        Coverage::All => {
            let sees = if is_first { t!("break-begins", codes = codes) } else { t!("break-sees", codes = codes) };
            let hopes = if guess.can_be_secret { t!("break-hopes") } else { t!("break-tests") };
            format!("{sees} {hopes}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_answer_removed_decides_the_reaction() {
        let after = |left: &[usize]| reacts(&left.iter().copied().map(Some).collect::<Vec<_>>(), Some(1296));
        assert_eq!(after(&[]), None);
        assert_eq!(after(&[162]).as_deref(), Some("That helped a lot!"));
        assert_eq!(after(&[256]).as_deref(), Some("Good, that helps."));
        assert_eq!(after(&[1296, 649]).as_deref(), Some("Hmm, that did not tell me much."));
        assert_eq!(reacts(&[None, Some(3)], Some(1296)), None);
    }
}
