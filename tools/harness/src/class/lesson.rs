use crate::class::connection::Connection;
use crate::class::pupil::{Made, Pace, Pupil};
use crate::class::served::Served;
use crate::class::tally::Tally;
use anyhow::{Context, Result, bail};
use pegwise_classroom::{ClassBoard, ClassReply, ClassRequest, ClassSecrets, ClassStanding};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What a class does.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// How many pupils.
    pub pupils: usize,
    /// How fast they are.
    pub pace: Pace,
    /// Rounds at least.
    pub rounds: usize,
    /// As many rounds as are begun in this time.
    pub time: Duration,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many rounds were played.
    pub rounds: usize,
    /// What the pupils measured, and what is wrong.
    pub tally: Tally,
}

impl Lesson {
    /// Holds the lesson: everybody joins and plays, and everything that was answered is in the results.
    ///
    /// # Errors
    /// If nobody can join, or the teacher gets no answer. What goes wrong in games is in the report.
    pub fn hold(&self, served: &Served) -> Result<Report> {
        let mut teacher = Teacher { connection: served.connect(), key: served.class.key.clone() };
        let join = |number| Pupil::join(number, served.connect(), &served.class.code, self.pace);
        // All at once, as after a bell.
        let pupils: Vec<Pupil> = thread::scope(|scope| {
            let joining: Vec<_> = (1..=self.pupils).map(|number| scope.spawn(move || join(number))).collect();
            joining.into_iter().map(|joining| joining.join().expect("it does not panic")).collect::<Result<_>>()
        })?;
        let enough = AtomicBool::new(false);
        thread::scope(|scope| {
            let names: Vec<String> = pupils.iter().map(|pupil| pupil.name.clone()).collect();
            let playing: Vec<_> = pupils.into_iter().map(|pupil| scope.spawn(|| pupil.play(&enough))).collect();
            let rounds = self.teach(&mut teacher);
            // The last look of everybody has the secret of the last round.
            thread::sleep(3 * self.pace.look);
            enough.store(true, Ordering::Relaxed);
            let mut made = BTreeMap::new();
            let mut tally = Tally::default();
            for (name, pupil) in names.into_iter().zip(playing) {
                let (own, measured) = pupil.join().expect("it does not panic");
                made.insert(name, own);
                tally.add(measured);
            }
            tally.faults.extend(missing(&teacher.results()?, &made));
            Ok(Report { rounds: rounds?, tally })
        })
    }

    /// Starts one round after the other: the same secret for all, then each their own.
    fn teach(&self, teacher: &mut Teacher) -> Result<usize> {
        let began = Instant::now();
        let first = teacher.board()?.round.map_or(0, |round| round.number);
        let mut rounds = 0;
        while rounds < self.rounds || began.elapsed() < self.time {
            let round = first + rounds + 1;
            let secrets = if round % 2 == 1 { ClassSecrets::Same } else { ClassSecrets::Own };
            teacher.ask(&ClassRequest::Start { round, rules: "4x6".to_owned(), secrets })?;
            while !is_done(&teacher.board()?, self.pupils) {
                thread::sleep(self.pace.look);
            }
            teacher.ask(&ClassRequest::End { round })?;
            rounds += 1;
            thread::sleep(2 * self.pace.look);
        }
        Ok(rounds)
    }
}

/// Have so many pupils finished? Others may be in the class who are not scripted.
fn is_done(board: &ClassBoard, pupils: usize) -> bool {
    let is_done = |standing| matches!(standing, Some(ClassStanding::Won | ClassStanding::Lost));
    board.pupils.iter().filter(|pupil| pupil.name.starts_with("Pupil ") && is_done(pupil.standing)).count() >= pupils
}

/// What was answered and is not in the results.
fn missing(results: &str, made: &BTreeMap<String, Made>) -> Vec<String> {
    let games: BTreeMap<(String, usize), &str> = results
        .lines()
        .skip(1)
        .filter_map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            Some(((cells.get(3)?.to_string(), cells.first()?.parse().ok()?), *cells.last()?))
        })
        .collect();
    let game = |rows: &[(String, String)]| {
        rows.iter().map(|(guess, told)| format!(" {guess}:{told}")).collect::<Vec<_>>().concat()
    };
    let rounds = made.iter().flat_map(|(name, rounds)| rounds.iter().map(move |(round, rows)| (name, *round, rows)));
    rounds
        .filter_map(|(name, round, rows)| {
            let (kept, made) = (games.get(&(name.clone(), round)).copied().unwrap_or_default(), game(rows));
            (kept != format!("4x6{made}"))
                .then(|| format!("{name} made{made} in round {round}; the results have {kept}"))
        })
        .collect()
}

struct Teacher {
    connection: Connection,
    key: String,
}

impl Teacher {
    fn ask(&mut self, request: &ClassRequest) -> Result<ClassBoard> {
        match self.connection.ask(&self.key, request)? {
            ClassReply::Board(board) => Ok(board),
            reply => bail!("{request:?} is answered {reply:?}"),
        }
    }

    fn board(&mut self) -> Result<ClassBoard> {
        self.ask(&ClassRequest::Board {})
    }

    fn results(&mut self) -> Result<String> {
        let told = self.connection.get("/class/results.csv", &self.key)?;
        Some(told.body).filter(|_| told.status == 200).context("the results")
    }
}
