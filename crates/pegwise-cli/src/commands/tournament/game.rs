use super::discipline::Discipline;
use super::seat::{NoGuess, Seat};
use crate::failure::Outcome;
use pegwise::Turn;
use pegwise::shapes::{Loss, LossReason, TournamentGame};
use std::time::{Duration, Instant};

/// How long a player may think.
#[derive(Clone, Copy)]
pub(super) struct TimeControl {
    /// About a guess.
    pub(super) per_move: Duration,
    /// About all guesses of a game.
    pub(super) per_game: Duration,
}

/// The clock of a player in a game.
struct Clock {
    control: TimeControl,
    spent: Duration,
    longest: Duration,
}

impl Clock {
    fn new(control: TimeControl) -> Self {
        Clock { control, spent: Duration::ZERO, longest: Duration::ZERO }
    }

    /// How long the next guess may take, and what has run out once it takes longer.
    fn limit(&self) -> (Duration, LossReason) {
        let left = self.control.per_game.saturating_sub(self.spent);
        if left < self.control.per_move {
            (left, LossReason::GameTime)
        } else {
            (self.control.per_move, LossReason::MoveTime)
        }
    }

    /// A guess took so long.
    fn count(&mut self, took: Duration) {
        self.spent += took;
        self.longest = self.longest.max(took);
    }
}

/// The game of this number, of a player in a discipline; `None` if Ctrl-C ended it.
pub(super) fn play(
    (player, seat): (&str, &mut Seat<'_>),
    discipline: &Discipline,
    number: u64,
    control: TimeControl,
) -> Outcome<Option<TournamentGame>> {
    let mut codemaker = discipline.codemaker.sit(discipline, number)?;
    let (rules, mut clock) = (discipline.rules(), Clock::new(control));
    let mut turns: Vec<Turn> = Vec::new();
    let loss = loop {
        let row = turns.len() + 1;
        if row > rules.max_guesses() {
            break Some(Loss { reason: LossReason::Guesses, row: row - 1, detail: None });
        }
        let (limit, over) = clock.limit();
        let (grace, started) = (seat.grace(), Instant::now());
        let guessed = seat.guess(discipline, &turns, limit + grace);
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
    seat.end(discipline, won, &secret);
    let counted = if won { turns.len() } else { rules.max_guesses() + 1 };
    Ok(Some(TournamentGame {
        board: discipline.board(),
        codemaker: discipline.codemaker.text.clone(),
        player: player.to_owned(),
        number,
        secret: discipline.write(&secret),
        game: discipline.alphabet().write_game(Some(rules), &turns),
        won,
        guesses: u64::try_from(counted).expect("few guesses"),
        loss,
        seconds: clock.spent.as_secs_f64(),
        longest: clock.longest.as_secs_f64(),
    }))
}
