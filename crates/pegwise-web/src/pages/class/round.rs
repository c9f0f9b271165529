use crate::{record, t};
use pegwise::{Code, Rules, Turn};
use pegwise_classroom::{ClassGame, ClassStanding};

#[derive(Clone, PartialEq)]
pub(super) struct Round {
    pub(super) number: usize,
    pub(super) rules: Rules,
    pub(super) turns: Vec<Turn>,
    pub(super) standing: ClassStanding,
    pub(super) is_over: bool,
    pub(super) secret: Option<Code>,
}

impl Round {
    /// Returns `None` for a game from another version of Pegwise.
    pub(super) fn read(game: &ClassGame) -> Option<Self> {
        let rules: Rules = game.rules.parse().ok()?;
        let turns = game.rows.iter().map(|row| record::turn(&rules, row)).collect::<Option<Vec<_>>>()?;
        let secret = game.secret.as_ref().map(|secret| rules.read_code(secret)).transpose().ok()?;
        Some(Round { number: game.round, turns, standing: game.standing, is_over: game.over, secret, rules })
    }

    pub(super) fn told(&self) -> String {
        match self.standing {
            ClassStanding::Won => t!("class-won", guesses = self.turns.len()),
            ClassStanding::Lost => t!("class-lost"),
            ClassStanding::Stopped => t!("class-stopped"),
            _ => t!("class-open", left = self.rules.max_guesses().saturating_sub(self.turns.len())),
        }
    }

    pub(super) fn is_playing(&self) -> bool {
        self.standing == ClassStanding::Playing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::api::Turn as Row;
    use pegwise_classroom::ClassSecrets;

    fn game(rules: &str, rows: &[(&str, &str)], secret: Option<&str>) -> ClassGame {
        let row = |(place, (guess, told)): (usize, &(&str, &str))| Row {
            row: place + 1,
            guess: (*guess).to_owned(),
            feedback: (*told).to_owned(),
        };
        ClassGame {
            round: 2,
            rules: rules.to_owned(),
            secrets: ClassSecrets::Own,
            over: false,
            standing: ClassStanding::Playing,
            rows: rows.iter().enumerate().map(row).collect(),
            secret: secret.map(str::to_owned),
        }
    }

    #[test]
    fn games_are_read_as_the_server_tells_them() {
        for (rules, guess, told) in [
            ("4x6", "1122", "1.2"),
            ("4x6-sum", "1122", "0.3"),
            ("4x10-distinct", "1A34", "0.2"),
            ("4x6-each", "1122", "1.3"),
        ] {
            let round = Round::read(&game(rules, &[(guess, told)], Some("1234"))).unwrap();
            let [turn] = &round.turns[..] else { panic!("{rules}") };
            assert_eq!((turn.guess.to_string().as_str(), turn.feedback.to_string().as_str()), (guess, told), "{rules}");
            assert_eq!(round.secret.map(|code| code.to_string()).as_deref(), Some("1234"));
        }
    }

    #[test]
    fn what_is_no_game_is_none() {
        for game in [
            game("4x", &[], None),
            game("4x6", &[("112", "1.2")], None),
            game("4x6", &[("1122", "5.0")], None),
            game("4x6", &[("1122", "?")], None),
            game("4x6", &[], Some("9999")),
        ] {
            assert!(Round::read(&game).is_none(), "{game:?}");
        }
    }
}
