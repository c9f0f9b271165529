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

/// The plan for a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The number of pupils.
    pub pupils: usize,
    /// The speed of the pupils.
    pub pace: Pace,
    /// The minimum number of rounds.
    pub rounds: usize,
    /// The time within which new rounds start.
    pub time: Duration,
}

/// The result of a lesson.
#[derive(Clone, Debug)]
pub struct Report {
    /// The number of rounds played.
    pub rounds: usize,
    /// The measurements and faults.
    pub tally: Tally,
}

impl Lesson {
    /// Runs the lesson: all pupils join and play. Checks that every confirmed guess is in the results.
    ///
    /// # Errors
    /// Fails if a pupil cannot join or the teacher gets no answer. Errors in games are in the report.
    pub fn hold(&self, served: &Served) -> Result<Report> {
        let mut teacher = Teacher { connection: served.connect(), key: served.class.key.clone() };
        let join = |number| Pupil::join(number, served.connect(), &served.class.code, self.pace);
        let pupils: Vec<Pupil> = thread::scope(|scope| {
            let joining: Vec<_> = (1..=self.pupils).map(|number| scope.spawn(move || join(number))).collect();
            joining.into_iter().map(|joining| joining.join().expect("it does not panic")).collect::<Result<_>>()
        })?;
        let enough = AtomicBool::new(false);
        thread::scope(|scope| {
            let names: Vec<String> = pupils.iter().map(|pupil| pupil.name.clone()).collect();
            let playing: Vec<_> = pupils.into_iter().map(|pupil| scope.spawn(|| pupil.play(&enough))).collect();
            let rounds = self.teach(&mut teacher);
            // Each pupil needs another look to see the secret of the last round.
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

fn is_done(board: &ClassBoard, pupils: usize) -> bool {
    let is_done = |standing| matches!(standing, Some(ClassStanding::Won | ClassStanding::Lost));
    board.pupils.iter().filter(|pupil| pupil.name.starts_with("Pupil ") && is_done(pupil.standing)).count() >= pupils
}

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
