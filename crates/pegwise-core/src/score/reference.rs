use crate::code::Code;
use crate::color::Color;
use crate::feedback::{Feedback, FeedbackKind, PegMark};

/// The textbook definition of an answer, one pair of codes at a time.
///
/// Black: pegs whose colours are equal. Black and white together: over all colours, the sum of the
/// smaller of the two numbers of pegs with that colour. Blanks match nothing. `O(pegs²)`, without
/// tables, so that everyone can check it; [`Scorer`](crate::Scorer) is the fast way.
///
/// ```
/// use pegwise_core::{Board, score};
/// let board = Board::classic();
/// let answer = score::reference(&board.read_guess("1122")?, &board.read_guess("1213")?);
/// assert_eq!(answer.to_string(), "1.2");
/// # Ok::<(), pegwise_core::notation::NotationError>(())
/// ```
///
/// # Panics
/// If the codes have different lengths.
pub fn reference(guess: &Code, secret: &Code) -> Feedback {
    let (guess, secret) = (guess.colors(), secret.colors());
    assert_eq!(guess.len(), secret.len(), "codes of one game have the same number of pegs");
    let black = guess.iter().zip(secret).filter(|(g, s)| g == s && !g.is_blank()).count();

    let occurrences = |row: &[Color], color: Color| row.iter().filter(|&&c| c == color).count();
    let first_of_its_color = |&(peg, color): &(usize, &Color)| !guess[..peg].contains(color);
    let colors = guess.iter().enumerate().filter(first_of_its_color).filter(|(_, c)| !c.is_blank());
    let total: usize = colors.map(|(_, &c)| occurrences(guess, c).min(occurrences(secret, c))).sum();
    Feedback::new(black, total - black)
}

/// The definition of an answer of any kind. Blanks match nothing, and are no colour to be compared: they are told as wrong, or
/// as too early.
///
/// # Panics
/// If the codes have different lengths, or are longer than answers of this kind can be.
pub(crate) fn answer_of(kind: FeedbackKind, guess: &Code, secret: &Code) -> Feedback {
    match kind {
        FeedbackKind::EachPeg => each_peg(guess, secret),
        FeedbackKind::Marks => marks(guess, secret),
        FeedbackKind::Order => order(guess, secret),
        FeedbackKind::Attributes { seconds } => attributes(guess, secret, seconds),
        _ => kind.visible(reference(guess, secret), guess.pegs()),
    }
}

/// Black: pegs whose colours are equal. White: other pegs whose colour is anywhere in the secret.
fn each_peg(guess: &Code, secret: &Code) -> Feedback {
    let (guess, secret) = (guess.colors(), secret.colors());
    assert_eq!(guess.len(), secret.len(), "codes of one game have the same number of pegs");
    let right = |(g, s): &(&Color, &Color)| g == s && !g.is_blank();
    let black = guess.iter().zip(secret).filter(right).count();
    let white = guess.iter().zip(secret).filter(|pair| !right(pair) && secret.contains(pair.0)).count();
    Feedback::new(black, white)
}

/// Right pegs use up the pegs of the secret that they match. From the first peg on, each other peg then uses up one with its
/// colour, if there is one left.
fn marks(guess: &Code, secret: &Code) -> Feedback {
    let (guess, secret) = (guess.colors(), secret.colors());
    assert_eq!(guess.len(), secret.len(), "codes of one game have the same number of pegs");
    let mut marks: Vec<PegMark> = vec![PegMark::Wrong; guess.len()];
    let mut open: Vec<Color> = Vec::new();
    for (peg, (g, s)) in guess.iter().zip(secret).enumerate() {
        if g == s && !g.is_blank() {
            marks[peg] = PegMark::Right;
        } else {
            open.push(*s);
        }
    }
    for (peg, g) in guess.iter().enumerate().filter(|(_, g)| !g.is_blank()) {
        if marks[peg] != PegMark::Right
            && let Some(used) = open.iter().position(|s| s == g)
        {
            open.remove(used);
            marks[peg] = PegMark::Elsewhere;
        }
    }
    Feedback::of_marks(&marks)
}

/// Where the secret has an earlier colour, an equal or a later one. A blank is later than every colour.
fn order(guess: &Code, secret: &Code) -> Feedback {
    let (guess, secret) = (guess.colors(), secret.colors());
    assert_eq!(guess.len(), secret.len(), "codes of one game have the same number of pegs");
    let mark = |(g, s): (&Color, &Color)| match s.cmp(g) {
        std::cmp::Ordering::Less => PegMark::Lower,
        std::cmp::Ordering::Equal => PegMark::Right,
        std::cmp::Ordering::Greater => PegMark::Higher,
    };
    Feedback::of_order(&guess.iter().zip(secret).map(mark).collect::<Vec<_>>())
}

/// The answer to the first attributes, and that to the second ones.
fn attributes(guess: &Code, secret: &Code, seconds: u16) -> Feedback {
    let part = |code: &Code, of: fn(u16, u16) -> u16| {
        let color = |c: &Color| if c.is_blank() { *c } else { Color(of(c.0, seconds)) };
        Code::new(code.colors().iter().map(color))
    };
    let answer = |of: fn(u16, u16) -> u16| reference(&part(guess, of), &part(secret, of));
    Feedback::of_attributes([answer(|c, n| c / n), answer(|c, n| c % n)], guess.pegs())
}

#[cfg(test)]
mod tests {
    use crate::board::Board;

    fn answer(board: &str, guess: &str, secret: &str) -> String {
        let board: Board = board.parse().unwrap();
        board.answer(&board.read_guess(guess).unwrap(), &board.read_code(secret).unwrap()).to_string()
    }

    /// Worked out by hand.
    #[test]
    fn answers_of_every_kind() {
        assert_eq!(answer("4x6", "1122", "1213"), "1.2");
        assert_eq!(answer("4x6-whites", "1122", "1213"), "0.2");
        assert_eq!(answer("4x6-whites", "1122", "1122"), "4.0");
        assert_eq!(answer("4x6-each", "1122", "1213"), "1.3");
        assert_eq!(answer("4x6-each", "1112", "1113"), "3.0");
        assert_eq!(answer("4x6-each", "1121", "1122"), "3.1");
        assert_eq!(answer("4x6-marks", "1122", "1213"), "+--.");
        assert_eq!(answer("4x6-marks", "2233", "1222"), "-+..");
        assert_eq!(answer("5x26-marks", "AA111", "1AAA1"), "-+-.+");
        assert_eq!(answer("4x6-order", "1342", "1324"), "++v^");
        assert_eq!(answer("3x5x5", "123", "123"), "3.0/3.0");
        // 1 is 1 of 1, 7 is 2 of 2, 2 is 1 of 2: first attributes 1 2 1 and 1 1 2, second ones 1 2 2 and 1 2 2.
        assert_eq!(answer("3x5x5", "172", "127"), "1.2/3.0");
    }
}
