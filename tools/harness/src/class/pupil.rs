use crate::class::connection::Connection;
use crate::class::tally::Tally;
use anyhow::{Result, bail};
use pegwise::api;
use pegwise::random::Draws;
use pegwise::{CandidateSet, Codebook, Rules, Turn, score};
use pegwise_classroom::{ClassGame, ClassProblem, ClassReply, ClassRequest, ClassSeat, ClassStanding};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

pub(crate) type Made = BTreeMap<usize, Vec<(String, String)>>;

/// The speed of a pupil.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The interval between looks.
    pub look: Duration,
    /// The minimum thinking time before a guess.
    pub think: Duration,
    /// The maximum extra time before a guess, in milliseconds.
    pub dally: usize,
}

/// A pupil who guesses a random candidate from time to time.
#[derive(Debug)]
pub struct Pupil {
    /// The pupil's name.
    pub name: String,
    key: String,
    connection: Connection,
    draws: Draws,
    pace: Pace,
    seat: Option<ClassSeat>,
    made: Made,
    tally: Tally,
}

const WAIT: Duration = Duration::from_millis(150);

const TRIES: usize = 200;

impl Pupil {
    /// Joins the class as the pupil with this number.
    ///
    /// # Errors
    /// Fails if the class refuses the pupil.
    pub fn join(number: usize, mut connection: Connection, code: &str, pace: Pace) -> Result<Self> {
        let (name, key) = (format!("Pupil {number}"), format!("{:032x}", number + 1));
        let request = ClassRequest::Join { code: code.to_owned(), name: name.clone() };
        let seat = match ask(&mut connection, &key, &request)? {
            ClassReply::Seat(seat) => Some(seat),
            reply => bail!("{name} cannot join: {reply:?}"),
        };
        let (draws, made, tally) = (Draws::new(number as u64), BTreeMap::new(), Tally::default());
        Ok(Pupil { name, key, connection, draws, pace, seat, made, tally })
    }

    /// Plays until `enough` is set and checks every round.
    pub fn play(mut self, enough: &AtomicBool) -> (Made, Tally) {
        while !enough.load(Ordering::Relaxed) {
            if let Err(problem) = self.step() {
                self.tally.faults.push(format!("{}: {problem:#}", self.name));
                break;
            }
        }
        (self.made, self.tally)
    }

    fn step(&mut self) -> Result<()> {
        let since = self.seat.as_ref().map(|seat| seat.version);
        let began = Instant::now();
        match ask(&mut self.connection, &self.key, &ClassRequest::Look { since })? {
            ClassReply::Seat(seat) => self.take(seat)?,
            ClassReply::Unchanged {} => {}
            reply => bail!("a look is answered {reply:?}"),
        }
        self.tally.looks.push(began.elapsed());
        match self.seat.as_ref().and_then(|seat| seat.game.clone()) {
            Some(game) if game.standing == ClassStanding::Playing => self.guess(&game),
            _ => {
                std::thread::sleep(self.pace.look);
                Ok(())
            }
        }
    }

    fn guess(&mut self, game: &ClassGame) -> Result<()> {
        let more = self.draws.below(self.pace.dally + 1);
        self.think(self.pace.think + Duration::from_millis(more as u64))?;
        let rules: Rules = game.rules.parse()?;
        let codebook = Codebook::new(&rules)?;
        let turn = |row: &api::Turn| -> Result<Turn> {
            Ok(Turn { guess: rules.read_guess(&row.guess)?, feedback: rules.read_feedback(&row.feedback)? })
        };
        let turns = game.rows.iter().map(turn).collect::<Result<Vec<_>>>()?;
        let fitting: CandidateSet = codebook.candidates().after_all(codebook.board(), &turns);
        if fitting.is_empty() {
            bail!("nothing fits {game:?}");
        }
        let guess = fitting.code(self.draws.below(fitting.len())).to_string();
        let request = ClassRequest::Guess { round: game.round, row: game.rows.len() + 1, guess: guess.clone() };
        let began = Instant::now();
        match ask(&mut self.connection, &self.key, &request)? {
            ClassReply::Seat(seat) => {
                self.tally.guesses.push(began.elapsed());
                let rows = seat.game.as_ref().map_or(&[][..], |game| &game.rows);
                let row = rows.get(game.rows.len()).filter(|row| row.guess == guess);
                let Some(row) = row else { bail!("{guess} was not entered: {seat:?}") };
                self.made.entry(game.round).or_default().push((guess, row.feedback.clone()));
                self.take(seat)
            }
            ClassReply::Refused(refusal) if refusal.problem == ClassProblem::RoundOver => Ok(()),
            reply => bail!("{guess} is answered {reply:?}"),
        }
    }

    fn think(&mut self, time: Duration) -> Result<()> {
        let until = Instant::now() + time;
        while let Some(left) = until.checked_duration_since(Instant::now()).filter(|left| !left.is_zero()) {
            std::thread::sleep(left.min(self.pace.look));
            let since = self.seat.as_ref().map(|seat| seat.version);
            let began = Instant::now();
            if let ClassReply::Seat(seat) = ask(&mut self.connection, &self.key, &ClassRequest::Look { since })? {
                self.take(seat)?;
            }
            self.tally.looks.push(began.elapsed());
        }
        Ok(())
    }

    fn take(&mut self, seat: ClassSeat) -> Result<()> {
        if let Some(game) = &seat.game {
            let rows: Vec<(String, String)> =
                game.rows.iter().map(|row| (row.guess.clone(), row.feedback.clone())).collect();
            let made = self.made.get(&game.round).cloned().unwrap_or_default();
            if rows[..made.len().min(rows.len())] != made[..] {
                bail!("{rows:?} were {made:?}");
            }
            if let Some(secret) = &game.secret {
                let rules: Rules = game.rules.parse()?;
                let secret = rules.read_code(secret)?;
                for (guess, told) in &rows {
                    let right = rules
                        .feedback_kind()
                        .visible(score::reference(&rules.read_guess(guess)?, &secret), rules.pegs());
                    if right.to_string() != *told {
                        bail!("{guess} was answered {told}, and {secret} gives {right}");
                    }
                }
            }
        }
        self.seat = Some(seat);
        Ok(())
    }
}

/// Repeats a request until the server answers, as the app does. All requests can be repeated safely.
fn ask(connection: &mut Connection, key: &str, request: &ClassRequest) -> Result<ClassReply> {
    let mut last = None;
    for _ in 0..TRIES {
        match connection.ask(key, request) {
            Ok(ClassReply::Refused(refusal)) if refusal.problem == ClassProblem::SlowDown => {}
            Ok(reply) => return Ok(reply),
            Err(problem) => last = Some(problem),
        }
        std::thread::sleep(WAIT);
    }
    bail!("no answer to {request:?}: {last:?}")
}
