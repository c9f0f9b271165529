use super::discipline::Discipline;
use crate::failure::{Failure, Outcome};
use crate::files::read_file;
use crate::problem;
use pegwise::notation::{Alphabet, shown};
use pegwise::random::mix;
use pegwise::{Board, Code, Codemaker, Feedback, InvalidPrior, Prior, Rules, SecretDistribution, draw_secret};
use pegwise_text::t;
use std::path::Path;

/// Whose codes are to be broken, as it is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CodemakerSpec {
    /// As it was typed.
    pub(super) text: String,
    kind: Kind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// Draws a secret, and tells the truth, or as many false answers as the board allows.
    Honest(SecretDistribution),
    /// Commits to no secret.
    Evil,
    /// Draws a secret, and gives one wrong answer, in this row; the players know in which.
    Lying { row: usize },
}

/// A codemaker at the table, for one game.
pub(super) struct Maker {
    rules: Rules,
    codemaker: Codemaker,
    /// The row with the wrong answer, and the seed that it is drawn from.
    lie: Option<(usize, u64)>,
}

impl CodemakerSpec {
    pub(super) fn read(text: &str, board: &Board, alphabet: &Alphabet) -> Outcome<Self> {
        let unknown = || Failure::Usage(t!("cli-tournament-codemaker", found = shown(text)));
        let number = |text: &str| text.parse().ok().filter(|&number: &usize| number > 0).ok_or_else(unknown);
        let kind = match text.split_once('=') {
            None if text == "honest" => Kind::Honest(SecretDistribution::Even),
            None if text == "evil" => Kind::Evil,
            None if text == "few-repeats" => Kind::Honest(SecretDistribution::FewRepeats),
            Some(("colors", colors)) => Kind::Honest(SecretDistribution::FewColors(number(colors)?)),
            Some(("prior", file)) => {
                Kind::Honest(SecretDistribution::Prior(read_prior(Path::new(file), board, alphabet)?))
            }
            Some(("lie", row)) => Kind::Lying { row: number(row)? },
            _ => return Err(unknown()),
        };
        Ok(CodemakerSpec { text: text.to_owned(), kind })
    }

    /// The row whose answer is wrong, from 1, as the players are told.
    pub(super) fn wrong_row(&self) -> Option<usize> {
        if let Kind::Lying { row } = self.kind { Some(row) } else { None }
    }

    /// Is every code the secret as often as any other?
    pub(super) fn draws_evenly(&self) -> bool {
        matches!(self.kind, Kind::Honest(SecretDistribution::Even) | Kind::Lying { .. })
    }

    /// The secret of a seed; none if the codemaker commits to none.
    pub(super) fn draw(&self, board: &Board, seed: u64) -> Outcome<Option<Code>> {
        match &self.kind {
            Kind::Evil => Ok(None),
            Kind::Lying { .. } => Ok(Some(draw_secret(board, seed))),
            Kind::Honest(habit) => habit.draw(board, seed).map(Some).map_err(|reason| {
                Failure::Usage(t!("cli-tournament-no-secret", colors = reason.colors, board = board.to_string()))
            }),
        }
    }

    /// Sits down to the game of this number.
    pub(super) fn sit(&self, discipline: &Discipline, number: u64) -> Outcome<Maker> {
        let rules = discipline.rules().clone();
        let codemaker = match discipline.secret(number)? {
            Some(secret) if rules.lies() > 0 && self.wrong_row().is_none() => {
                Codemaker::liar(discipline.session().codebook()?, secret, discipline.seed(number))
            }
            Some(secret) => Codemaker::honest(rules.clone(), secret),
            None => match discipline.session().codebook() {
                Ok(codebook) => Codemaker::evil(codebook),
                Err(_) => Codemaker::evil_by_sample(&rules).map_err(Failure::usage)?,
            },
        };
        Ok(Maker { rules, codemaker, lie: self.wrong_row().map(|row| (row, discipline.seed(number))) })
    }
}

impl Maker {
    /// Answers the guess of a row, from 1.
    pub(super) fn answer(&mut self, row: usize, guess: &Code) -> Feedback {
        let truth = self.codemaker.answer(guess);
        match self.lie {
            Some((lying, seed)) if lying == row => self.lie(guess, truth, seed),
            _ => truth,
        }
    }

    /// The secret; of an evil codemaker, a code that fits all its answers.
    pub(super) fn secret(&self) -> Code {
        self.codemaker.secret()
    }

    /// An answer that is wrong, and that another code would give. That the code is broken is never denied, nor claimed.
    fn lie(&self, guess: &Code, truth: Feedback, seed: u64) -> Feedback {
        /// Codes that give another answer are many, except on boards of a few codes.
        const MOST_TRIES: u64 = 10_000;
        let win = self.rules.win();
        if truth == win {
            return truth;
        }
        let others = (0..MOST_TRIES).map(|number| draw_secret(&self.rules, mix(seed, number)));
        let mut lies = others.map(|other| self.rules.answer(guess, &other));
        lies.find(|lie| *lie != truth && *lie != win).unwrap_or(truth)
    }
}

fn read_prior(file: &Path, board: &Board, alphabet: &Alphabet) -> Outcome<Prior> {
    Prior::read(board, alphabet, &read_file(file)?).map_err(|reason| {
        let file = file.display().to_string();
        let problem = match &reason {
            InvalidPrior::Line { found, .. } => t!("cli-tournament-prior-line", found = found.as_str()),
            InvalidPrior::Code { reason, .. } => problem::unreadable(reason),
            InvalidPrior::TooLarge => t!("cli-tournament-prior-large"),
            _ => t!("cli-tournament-prior-empty"),
        };
        Failure::Usage(match reason {
            InvalidPrior::Line { line, .. } | InvalidPrior::Code { line, .. } => {
                t!("cli-in-line", file = file, line = line, problem = problem)
            }
            _ => t!("cli-in-file", file = file, problem = problem),
        })
    })
}
