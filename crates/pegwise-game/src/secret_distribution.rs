//! Distributions of secrets that differ from the board's.

use crate::codemaker::{draw_code, draw_secret};
use crate::listed_line::ListedLine;
use pegwise_core::random::Draws;
use pegwise_core::{Board, Code, CodeSpace, Color};
use pegwise_notation::{Alphabet, NotationError, shown};
use std::collections::BTreeSet;

/// The distribution of a codemaker's secrets, if it differs from the board's.
///
/// ```
/// use pegwise_core::Board;
/// use pegwise_game::SecretDistribution;
/// let board = Board::classic();
/// let secret = SecretDistribution::FewColors(2).draw(&board, 7)?;
/// assert!(secret.colors().iter().collect::<std::collections::BTreeSet<_>>().len() <= 2);
/// # Ok::<(), pegwise_game::NoSuchSecret>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SecretDistribution {
    /// The board's distribution, the same as for [`draw_secret`].
    Even,
    /// Draws this many colours at random, and then a code with only these colours.
    FewColors(usize),
    /// Draws three codes and takes the one with the most different colours, or the first of those in a tie.
    FewRepeats,
    /// Prefers some codes over others.
    Prior(Prior),
}

/// An integer weight for each code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prior {
    /// At least one code, each with its cumulative weight.
    codes: Vec<(Code, usize)>,
}

/// The error if no code of the board matches the distribution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no code of this board has at most {colors} different colours")]
pub struct NoSuchSecret {
    /// The requested number of colours.
    pub colors: usize,
}

/// The reason why a text is not a prior.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidPrior {
    /// A line is not a code with its weight.
    #[error("line {line}: write a code and its weight, for example 1122 3, not `{found}`")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// The text of the line.
        found: String,
    },
    /// The code of a line is not on the board.
    #[error("line {line}: {reason}")]
    Code {
        /// The line, counted from 1.
        line: usize,
        /// The reason.
        reason: NotationError,
    },
    /// No code has a weight above 0.
    #[error("no code has a weight above 0")]
    Empty,
    /// The sum of the weights is too large.
    #[error("the sum of the weights is too large")]
    TooLarge,
}

impl SecretDistribution {
    /// Draws the secret for a seed, the same on every machine and in every version.
    ///
    /// # Errors
    /// Returns [`NoSuchSecret`] if no matching code was found.
    pub fn draw(&self, board: &Board, seed: u64) -> Result<Code, NoSuchSecret> {
        let mut draws = Draws::new(seed);
        match self {
            SecretDistribution::Even => Ok(draw_secret(board, seed)),
            SecretDistribution::FewColors(colors) => few_colors(board, *colors, &mut draws),
            SecretDistribution::FewRepeats => {
                let codes = [(); 3].map(|()| draw_code(board, &mut draws));
                Ok(codes.into_iter().rev().max_by_key(different_colors).expect("three codes"))
            }
            SecretDistribution::Prior(prior) => Ok(prior.draw(&mut draws)),
        }
    }
}

fn different_colors(code: &Code) -> usize {
    code.colors().iter().collect::<BTreeSet<_>>().len()
}

fn few_colors(board: &Board, colors: usize, draws: &mut Draws) -> Result<Code, NoSuchSecret> {
    /// Limited, because forbidden colours may leave no code.
    const MOST_TRIES: usize = 10_000;
    let none = NoSuchSecret { colors };
    if let CodeSpace::Listed(codes) = board.codes() {
        let fitting = codes.iter().filter(|code| different_colors(code) <= colors).cloned();
        return board.clone().narrowed_to(fitting).map(|fitting| draw_code(&fitting, draws)).map_err(|_| none);
    }
    let is_distinct = matches!(board.codes(), CodeSpace::Distinct | CodeSpace::Barred { distinct: true, .. });
    if colors == 0 || is_distinct && colors < board.pegs() {
        return Err(none);
    }
    let wanted = colors.min(board.colors());
    (0..MOST_TRIES).map(|_| made_of(board, wanted, draws)).find(|code| board.check_code(code).is_ok()).ok_or(none)
}

fn made_of(board: &Board, colors: usize, draws: &mut Draws) -> Code {
    let mut left: Vec<Color> = (0..board.colors()).filter_map(|index| board.color(index)).collect();
    let chosen: Vec<Color> = (0..colors).map(|_| left.swap_remove(draws.below(left.len()))).collect();
    Code::new((0..board.pegs()).map(|_| chosen[draws.below(chosen.len())]))
}

impl Prior {
    /// Reads a code and its weight, like `1122 3`, from each line that is not empty and does not begin with `#`.
    /// # Errors
    /// Returns [`InvalidPrior`] with the line and the problem.
    pub fn read(board: &Board, alphabet: &Alphabet, text: &str) -> Result<Self, InvalidPrior> {
        let (mut codes, mut sum) = (Vec::new(), 0_usize);
        for line in ListedLine::all(text) {
            let weight = line.weight.and_then(|weight| weight.parse::<u32>().ok());
            let weight = weight.ok_or_else(|| InvalidPrior::Line { line: line.number, found: shown(line.text) })?;
            let code = alphabet.read_code(board, line.code);
            let code = code.map_err(|reason| InvalidPrior::Code { line: line.number, reason })?;
            let weight = usize::try_from(weight).map_err(|_| InvalidPrior::TooLarge)?;
            sum = sum.checked_add(weight).ok_or(InvalidPrior::TooLarge)?;
            if weight > 0 {
                codes.push((code, sum));
            }
        }
        if codes.is_empty() { Err(InvalidPrior::Empty) } else { Ok(Prior { codes }) }
    }

    fn draw(&self, draws: &mut Draws) -> Code {
        let sum = self.codes.last().map_or(1, |(_, sum)| *sum);
        let drawn = draws.below(sum);
        self.codes[self.codes.partition_point(|(_, sum)| *sum <= drawn)].0.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn board(text: &str) -> Board {
        text.parse().unwrap()
    }

    #[test]
    fn secrets_of_few_colours_are_made_of_them() {
        for text in ["4x6", "4x6-nozero", "3x3-bar1=1-bar2=2", "3x4-only=111,112,123", "4x10"] {
            let board = board(text);
            let mut found = BTreeSet::new();
            for seed in 0..500 {
                let secret = SecretDistribution::FewColors(2).draw(&board, seed).unwrap();
                board.check_code(&secret).unwrap();
                assert!(different_colors(&secret) <= 2, "{text} {secret}");
                found.insert(secret);
            }
            assert!(found.len() > 1, "{text}");
        }
        for text in ["3x4-distinct", "3x10-distinct-nozero", "3x4-only=123,124"] {
            assert_eq!(
                SecretDistribution::FewColors(2).draw(&board(text), 0),
                Err(NoSuchSecret { colors: 2 }),
                "{text}"
            );
        }
        assert_eq!(SecretDistribution::FewColors(0).draw(&board("4x6"), 0), Err(NoSuchSecret { colors: 0 }));
        assert!(SecretDistribution::FewColors(9).draw(&board("4x6"), 0).is_ok());
    }

    /// All colours differ in 5/18 of the codes of 4x6. With probability 1 - (13/18)^3, about 0.623, the same is true of
    /// the best of three codes.
    #[test]
    fn who_dislikes_repeats_has_few() {
        let board = Board::classic();
        let seeds = 0..4000;
        let without =
            seeds.filter(|&seed| different_colors(&SecretDistribution::FewRepeats.draw(&board, seed).unwrap()) == 4);
        // Within six standard deviations of 2493.
        assert!((2309..2677).contains(&without.count()));
    }

    #[test]
    fn a_prior_is_kept_to() {
        let board = board("2x3");
        let prior = Prior::read(&board, &Alphabet::canonical(), "# a prior\n11 1\n\n1 2 3\n33 0\n").unwrap();
        let habit = SecretDistribution::Prior(prior);
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for seed in 0..4000 {
            *counts.entry(habit.draw(&board, seed).unwrap().to_string()).or_default() += 1;
        }
        assert_eq!(counts.keys().collect::<Vec<_>>(), ["11", "12"]);
        // Within six standard deviations of 1000.
        assert!((836..1164).contains(&counts["11"]), "{counts:?}");
    }

    #[test]
    fn what_is_wrong_with_a_prior_is_said() {
        let board = Board::classic();
        let error = |text| Prior::read(&board, &Alphabet::canonical(), text).unwrap_err().to_string();
        assert_eq!(error("1122 1\n1123"), "line 2: write a code and its weight, for example 1122 3, not `1123`");
        assert_eq!(error("1122 -1"), "line 1: write a code and its weight, for example 1122 3, not `1122 -1`");
        assert!(error("\n1127 1").starts_with("line 2: "));
        assert_eq!([error(""), error("1122 0")], ["no code has a weight above 0"; 2]);
    }

    #[test]
    fn without_a_habit_secrets_are_those_of_the_seed() {
        let board = board("4x10-distinct-nozero");
        assert!((0..50).all(|seed| SecretDistribution::Even.draw(&board, seed) == Ok(draw_secret(&board, seed))));
    }
}
