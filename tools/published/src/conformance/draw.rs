//! Random codes from a seed, so that the files are reproducible.

use pegwise::random::Draws;
use pegwise::{Board, Code, CodeSpace, Color, GuessSpace};

pub(crate) fn secret(board: &Board, draws: &mut Draws) -> Code {
    if let CodeSpace::Listed(codes) = board.codes() {
        return codes[draws.below(codes.len())].clone();
    }
    loop {
        let code = Code::new((0..board.pegs()).map(|_| color(board, draws)));
        if board.check_code(&code).is_ok() {
            return code;
        }
    }
}

/// Draws a guess in which some of the secret's pegs are swapped and some are replaced.
pub(crate) fn guess(board: &Board, secret: &Code, draws: &mut Draws) -> Code {
    if let (CodeSpace::Listed(codes), GuessSpace::Codes) = (board.codes(), board.guesses()) {
        return codes[draws.below(codes.len())].clone();
    }
    loop {
        let mut pegs = secret.colors().to_vec();
        for _ in 0..draws.below(4) {
            let (one, other) = (draws.below(pegs.len()), draws.below(pegs.len()));
            pegs.swap(one, other);
        }
        for _ in 0..draws.below(pegs.len() + 1) {
            let peg = draws.below(pegs.len());
            let is_blank = board.guesses() == GuessSpace::Blanks && draws.below(3) == 0;
            pegs[peg] = if is_blank { Color::BLANK } else { color(board, draws) };
        }
        let code = Code::new(pegs);
        if board.check_guess(&code).is_ok() {
            return code;
        }
    }
}

fn color(board: &Board, draws: &mut Draws) -> Color {
    board.color(draws.below(board.colors())).expect("below the number of colours")
}
