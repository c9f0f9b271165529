use super::{Position, board};
use crate::link::Fragment;
use crate::parts::explain_notation;
use crate::t;
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{Code, Feedback, Turn, draw_secret, score};

#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages::learn) struct Hunt {
    pub(in crate::pages::learn) seed: u64,
    pub(in crate::pages::learn) turns: Vec<Turn>,
    pub(in crate::pages::learn) codes: Vec<(Code, CodeStatus)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::pages::learn) enum CodeStatus {
    Left,
    RuledOutNow,
    RuledOut,
}

impl Hunt {
    pub(in crate::pages::learn) fn read(fragment: &Fragment) -> Result<Self, String> {
        let seed = match fragment.get("seed") {
            None => 1,
            Some(text) => text.parse().map_err(|_| t!("learn-bad-seed", seed = text))?,
        };
        let rules = board();
        let secret = draw_secret(&rules, seed);
        let turn = |word: &str| {
            let guess = Alphabet::canonical().read_guess(&rules, word).map_err(|error| explain_notation(&error))?;
            Ok(Turn { feedback: score::reference(&guess, &secret), guess })
        };
        let turns: Vec<Turn> =
            fragment.get("guesses").unwrap_or_default().split_whitespace().map(turn).collect::<Result<_, String>>()?;
        if turns.len() > rules.max_guesses() {
            return Err(t!("turn-too-many", rows = rules.max_guesses()));
        }
        let fits =
            |code: &Code, turns: &[Turn]| turns.iter().all(|turn| score::reference(&turn.guess, code) == turn.feedback);
        let earlier = turns.split_last().map_or(&turns[..], |(_, earlier)| earlier);
        let standing = |code: &Code| match (fits(code, earlier), fits(code, &turns)) {
            (_, true) => CodeStatus::Left,
            (true, false) => CodeStatus::RuledOutNow,
            (false, false) => CodeStatus::RuledOut,
        };
        let codes = Position::start().left().codes().map(|code| (code.clone(), standing(&code))).collect();
        Ok(Hunt { seed, turns, codes })
    }

    pub(in crate::pages::learn) fn having(&self, status: CodeStatus) -> impl Iterator<Item = &Code> {
        self.codes.iter().filter(move |(_, own)| *own == status).map(|(code, _)| code)
    }

    pub(in crate::pages::learn) fn left(&self) -> usize {
        self.having(CodeStatus::Left).count()
    }

    pub(in crate::pages::learn) fn before(&self) -> usize {
        self.left() + self.having(CodeStatus::RuledOutNow).count()
    }

    pub(in crate::pages::learn) fn ruled_out(&self) -> Option<(&Code, Feedback)> {
        self.first(CodeStatus::RuledOutNow)
    }

    pub(in crate::pages::learn) fn kept(&self) -> Option<(&Code, Feedback)> {
        self.first(CodeStatus::Left)
    }

    fn first(&self, status: CodeStatus) -> Option<(&Code, Feedback)> {
        let guess = &self.turns.last()?.guess;
        let code = self.having(status).next()?;
        Some((code, score::reference(guess, code)))
    }

    pub(in crate::pages::learn) fn is_won(&self) -> bool {
        self.turns.last().is_some_and(|turn| turn.feedback == board().win())
    }

    pub(in crate::pages::learn) fn is_open(&self) -> bool {
        !self.is_won() && self.turns.len() < board().max_guesses()
    }

    pub(in crate::pages::learn) fn guesses_and(&self, guess: &Code) -> String {
        let guesses = self.turns.iter().map(|turn| &turn.guess).chain([guess]);
        guesses.map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    pub(in crate::pages::learn) fn record(&self) -> GameRecord {
        GameRecord { rules: board(), history: self.turns.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_what_the_engine_leaves() {
        for (seed, guesses) in [(1, "112"), (1, "112 334"), (2, "123 421 222"), (7, "111 111")] {
            let fragment = Fragment::default().with("seed", seed).with("guesses", guesses);
            let hunt = Hunt::read(&fragment).unwrap();
            let after = Position::read(&hunt.record().to_string()).unwrap();
            assert!(hunt.having(CodeStatus::Left).eq(after.left().codes().collect::<Vec<_>>().iter()), "{guesses}");
            let earlier = GameRecord { rules: board(), history: hunt.turns[..hunt.turns.len() - 1].to_vec() };
            let before = Position::read(&earlier.to_string()).unwrap();
            assert_eq!(hunt.before(), before.left().len(), "{guesses}");
            assert!(hunt.having(CodeStatus::Left).any(|code| *code == draw_secret(&board(), seed)));
            let last = hunt.turns.last().unwrap().feedback;
            assert!(hunt.kept().is_none_or(|(_, answer)| answer == last));
            assert!(hunt.ruled_out().is_none_or(|(_, answer)| answer != last));
        }
    }

    #[test]
    fn a_hunt_ends_with_its_secret() {
        let secret = draw_secret(&board(), 1);
        let start = Hunt::read(&Fragment::default()).unwrap();
        assert_eq!((start.left(), start.before(), start.is_won()), (64, 64, false));
        let hunt = Hunt::read(&Fragment::default().with("guesses", start.guesses_and(&secret))).unwrap();
        assert_eq!((hunt.left(), hunt.is_won(), hunt.is_open()), (1, true, false));
    }

    #[test]
    fn broken_hunts_are_refused_in_words() {
        let many = format!("guesses={}", "111+".repeat(100));
        for text in ["seed=x", "seed=-1", "guesses=1", "guesses=112+9", "guesses=%00", &many] {
            assert!(!Hunt::read(&Fragment::read(text)).unwrap_err().is_empty(), "{text}");
        }
    }
}
