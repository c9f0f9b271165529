//! A game with its time limits.

use crate::api::{Loss, LossReason, TournamentGame};
use crate::error::TournamentError;
use crate::participant::{NoGuess, Participant};
use crate::scenario::Scenario;
use pegwise::{Monitor, Turn};
use std::time::{Duration, Instant};

/// The time limits of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// The limit for a guess.
    pub per_move: Duration,
    /// The limit for all the guesses in a game together.
    pub per_game: Duration,
}

struct Clock {
    control: TimeControl,
    spent: Duration,
    longest: Duration,
}

impl Clock {
    fn new(control: TimeControl) -> Self {
        Clock { control, spent: Duration::ZERO, longest: Duration::ZERO }
    }

    fn limit(&self) -> (Duration, LossReason) {
        let left = self.control.per_game.saturating_sub(self.spent);
        if left < self.control.per_move {
            (left, LossReason::GameTime)
        } else {
            (self.control.per_move, LossReason::MoveTime)
        }
    }

    fn count(&mut self, took: Duration) {
        self.spent += took;
        self.longest = self.longest.max(took);
    }
}

pub(crate) fn play(
    (player, participant): (&str, &mut dyn Participant),
    scenario: &Scenario,
    number: u64,
    control: TimeControl,
    stop: &dyn Monitor,
) -> Result<Option<TournamentGame>, TournamentError> {
    let mut codemaker = scenario.maker(number)?;
    let (rules, mut clock) = (scenario.rules(), Clock::new(control));
    let mut turns: Vec<Turn> = Vec::new();
    let loss = loop {
        let row = turns.len() + 1;
        if row > rules.max_guesses() {
            break Some(Loss { reason: LossReason::Guesses, row: row - 1, detail: None });
        }
        let (limit, over) = clock.limit();
        let (grace, started) = (participant.grace(), Instant::now());
        let guessed = participant.guess(scenario, &turns, limit + grace, stop);
        let took = started.elapsed().saturating_sub(grace);
        clock.count(took);
        let guess = match guessed {
            Ok(guess) if took <= limit => guess,
            Ok(_) | Err(NoGuess::Late) => break Some(Loss { reason: over, row, detail: None }),
            Err(NoGuess::Lost { reason, detail }) => break Some(Loss { reason, row, detail }),
            Err(NoGuess::Stopped) => return Ok(None),
        };
        let feedback = codemaker.answer(row, &guess);
        turns.push(Turn { guess, feedback });
        if feedback == rules.win() {
            break None;
        }
    };
    let (secret, won) = (codemaker.secret(), loss.is_none());
    participant.end(scenario, won, &secret);
    let counted = if won { turns.len() } else { rules.max_guesses() + 1 };
    Ok(Some(TournamentGame {
        board: scenario.board(),
        codemaker: scenario.codemaker.text.clone(),
        player: player.to_owned(),
        number,
        secret: scenario.write(&secret),
        game: scenario.alphabet().write_game(Some(rules), &turns),
        won,
        guesses: u64::try_from(counted).expect("few guesses"),
        loss,
        seconds: clock.spent.as_secs_f64(),
        longest: clock.longest.as_secs_f64(),
    }))
}
