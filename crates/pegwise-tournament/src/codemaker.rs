//! The codemakers of a tournament.

use crate::error::TournamentError;
use pegwise::notation::Alphabet;
use pegwise::random::mix;
use pegwise::{Board, Code, Codemaker, Feedback, Prior, Rules, SecretDistribution, draw_secret};
use std::path::Path;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CodemakerSpec {
    pub(crate) text: String,
    kind: Kind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    /// Has a secret and tells no more lies than the board allows.
    Honest(SecretDistribution),
    Evil,
    /// Gives one wrong answer, in a row that the players know.
    Lying {
        row: usize,
    },
}

pub(crate) struct Maker {
    rules: Rules,
    codemaker: Codemaker,
    lie: Option<(usize, u64)>,
}

impl CodemakerSpec {
    pub(crate) fn read<E: From<TournamentError>>(
        text: &str,
        (board, alphabet): (&Board, &Alphabet),
        read: impl FnOnce(&Path) -> Result<String, E>,
    ) -> Result<Self, E> {
        let unknown = || TournamentError::NoCodemaker(text.to_owned());
        let number = |text: &str| text.parse().ok().filter(|&number: &usize| number > 0).ok_or_else(unknown);
        let kind = match text.split_once('=') {
            None if text == "honest" => Kind::Honest(SecretDistribution::Even),
            None if text == "evil" => Kind::Evil,
            None if text == "few-repeats" => Kind::Honest(SecretDistribution::FewRepeats),
            Some(("colors", colors)) => Kind::Honest(SecretDistribution::FewColors(number(colors)?)),
            Some(("prior", file)) => {
                let prior = Prior::read(board, alphabet, &read(Path::new(file))?);
                let prior = prior
                    .map_err(|reason| TournamentError::Prior { file: file.to_owned(), reason: Box::new(reason) })?;
                Kind::Honest(SecretDistribution::Prior(prior))
            }
            Some(("lie", row)) => Kind::Lying { row: number(row)? },
            _ => return Err(unknown().into()),
        };
        Ok(CodemakerSpec { text: text.to_owned(), kind })
    }

    pub(crate) fn wrong_row(&self) -> Option<usize> {
        if let Kind::Lying { row } = self.kind { Some(row) } else { None }
    }

    pub(crate) fn draws_evenly(&self) -> bool {
        matches!(self.kind, Kind::Honest(SecretDistribution::Even) | Kind::Lying { .. })
    }

    pub(crate) fn draw(&self, board: &Board, seed: u64) -> Result<Option<Code>, TournamentError> {
        match &self.kind {
            Kind::Evil => Ok(None),
            Kind::Lying { .. } => Ok(Some(draw_secret(board, seed))),
            Kind::Honest(secrets) => secrets
                .draw(board, seed)
                .map(Some)
                .map_err(|reason| TournamentError::NoSecret { colors: reason.colors, board: board.to_string() }),
        }
    }
}

impl Maker {
    pub(crate) fn new(rules: Rules, codemaker: Codemaker, lie: Option<(usize, u64)>) -> Self {
        Maker { rules, codemaker, lie }
    }

    pub(crate) fn answer(&mut self, row: usize, guess: &Code) -> Feedback {
        let truth = self.codemaker.answer(guess);
        match self.lie {
            Some((lying, seed)) if lying == row => self.lie(guess, truth, seed),
            _ => truth,
        }
    }

    pub(crate) fn secret(&self) -> Code {
        self.codemaker.secret()
    }

    /// Returns the answer that another code would give. It never denies a win or falsely claims one.
    fn lie(&self, guess: &Code, truth: Feedback, seed: u64) -> Feedback {
        /// The maximum number of tries. On all but tiny boards, many codes give a different answer.
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
