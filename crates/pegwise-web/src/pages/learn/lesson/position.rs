use super::board;
use crate::parts::{explain_notation, explain_turn};
use crate::t;
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{CandidateSet, Code, Codebook, Feedback, GuessPool, Histogram, Limits, Positions, Session, State, Turn};

#[derive(Clone, Debug)]
pub(in crate::pages::learn) struct Position {
    codebook: Codebook,
    turns: Vec<Turn>,
    left: CandidateSet,
}

/// The memory limit, which is more than any search on the small board needs.
const LIMITS: Limits = Limits::of_memory(16 << 20);

impl Position {
    pub(in crate::pages::learn) fn read(game: &str) -> Result<Self, String> {
        let record: GameRecord = game.parse().map_err(|error| explain_notation(&error))?;
        if record.rules != board() {
            return Err(t!("learn-other-board", board = record.rules.to_string(), own = board().to_string()));
        }
        let session = Session::from_record(record, LIMITS).map_err(|(_, problem)| explain_turn(&problem))?;
        let too_large = |_| t!("failure-far-too-large");
        let codebook = session.codebook().map_err(too_large)?.clone();
        let left = session.candidates().map_err(too_large)?.clone();
        if left.is_empty() {
            return Err(t!("failure-contradiction"));
        }
        Ok(Position { codebook, turns: session.turns().to_vec(), left })
    }

    pub(in crate::pages::learn) fn start() -> Self {
        let codebook = Codebook::with_limits(&board(), LIMITS).expect("a small board");
        let left = codebook.candidates().clone();
        Position { codebook, turns: Vec::new(), left }
    }

    pub(in crate::pages::learn) fn turns(&self) -> &[Turn] {
        &self.turns
    }

    pub(in crate::pages::learn) fn record(&self) -> GameRecord {
        GameRecord { rules: self.codebook.board().clone().into(), history: self.turns.clone() }
    }

    pub(super) fn codebook(&self) -> &Codebook {
        &self.codebook
    }

    pub(in crate::pages::learn) fn left(&self) -> &CandidateSet {
        &self.left
    }

    pub(super) fn after(self, turn: Turn) -> Self {
        let left = self.left.after(self.codebook.board(), &turn);
        Position { left, turns: self.turns.into_iter().chain([turn]).collect(), ..self }
    }

    pub(in crate::pages::learn) fn guess(&self, text: &str) -> Result<Code, String> {
        Alphabet::canonical().read_guess(self.codebook.board(), text).map_err(|error| explain_notation(&error))
    }

    pub(super) fn histogram(&self, guess: &Code) -> Histogram {
        self.codebook.scorer(guess).histogram(&self.left)
    }

    pub(super) fn cells(&self, guess: &Code) -> Vec<(Feedback, Vec<Code>)> {
        let partition = self.left.partition(&self.codebook.scorer(guess));
        partition.into_cells().into_iter().map(|cell| (cell.feedback, cell.codes.codes().collect())).collect()
    }

    pub(super) fn play(&self) -> Positions {
        Positions::new(&self.codebook, &self.left, GuessPool::All, LIMITS).expect("a small board")
    }

    pub(super) fn total(&self, play: &Positions, guess: &Code) -> u64 {
        let win = self.codebook.board().win();
        let partition = self.left.partition(&self.codebook.scorer(guess));
        let further = partition.into_cells().into_iter().filter(|cell| cell.feedback != win).map(|cell| {
            let turn = Turn { guess: guess.clone(), feedback: cell.feedback };
            let turns: Vec<Turn> = self.turns.iter().cloned().chain([turn]).collect();
            let state = State::new(&self.codebook, &turns, &cell.codes).expect("cells have codes");
            play.total(state, &()).expect("nobody stops it")
        });
        self.left.len() as u64 + further.sum::<u64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Returns, by definition, the fewest guesses needed for these codes if any code in `all` may be guessed.
    fn by_definition(codes: &[Code], all: &[Code], known: &mut BTreeMap<Vec<String>, u64>) -> u64 {
        if codes.len() <= 2 {
            return [0, 1, 3][codes.len()];
        }
        let name: Vec<String> = codes.iter().map(ToString::to_string).collect();
        if let Some(&total) = known.get(&name) {
            return total;
        }
        let total = all.iter().filter_map(|guess| after(guess, codes, all, known)).min().unwrap();
        known.insert(name, total);
        total
    }

    fn after(guess: &Code, codes: &[Code], all: &[Code], known: &mut BTreeMap<Vec<String>, u64>) -> Option<u64> {
        let mut cells: BTreeMap<Feedback, Vec<Code>> = BTreeMap::new();
        for code in codes {
            cells.entry(pegwise::score::reference(guess, code)).or_default().push(code.clone());
        }
        if cells.len() == 1 && codes.len() > 1 {
            return None;
        }
        cells.remove(&board().win());
        Some(codes.len() as u64 + cells.values().map(|cell| by_definition(cell, all, known)).sum::<u64>())
    }

    #[test]
    fn totals_are_those_of_the_definition() {
        let all: Vec<Code> = Position::start().left().codes().collect();
        let mut known = BTreeMap::new();
        for game in ["3x4 123:2.0", "3x4 112:1.0 121:1.0", "3x4 123:1.0", "3x4 123:0.2"] {
            let position = Position::read(game).unwrap();
            let (codes, play): (Vec<Code>, _) = (position.left().codes().collect(), position.play());
            for guess in &all {
                if let Some(total) = after(guess, &codes, &all, &mut known) {
                    assert_eq!(position.total(&play, guess), total, "{game}: {guess}");
                }
            }
        }
    }

    #[test]
    fn broken_games_are_refused_in_words() {
        for game in
            ["", "4x6", "99x99", "3x4 123", "3x4 123:9.9", "3x4 129:1.0", "3x4 111:0.1", "3x4 111:3.0 222:3.0", "\0"]
        {
            assert!(!Position::read(game).unwrap_err().is_empty(), "{game}");
        }
        assert_eq!(Position::read("3x4").unwrap().left().len(), 64);
    }
}
