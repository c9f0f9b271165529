//! The sides that answer (honest, lying and evil), and secrets drawn from a seed.

use crate::session::Session;
use pegwise_core::random::{self, Draws};
use pegwise_core::{
    Board, CandidateSet, Cell, Code, CodeSpace, Codebook, Color, Feedback, History, Monitor, Rules, Scorer, TooLarge,
    Turn,
};
use pegwise_sampling::{Count, NotKnown, SampledCandidates};
use pegwise_strategy::weight;

/// The side that answers.
///
/// ```
/// use pegwise_core::{Codebook, Rules};
/// use pegwise_game::Codemaker;
/// let rules = Rules::classic();
/// let guess = rules.read_guess("1122")?;
///
/// let mut honest = Codemaker::honest(rules.clone(), rules.read_code("1213")?);
/// assert_eq!(honest.answer(&guess).to_string(), "1.2");
///
/// // The evil one answers so that most codes stay possible.
/// let mut evil = Codemaker::evil(&Codebook::new(&rules)?);
/// assert_eq!(evil.answer(&guess).to_string(), "0.0");
/// assert_eq!(evil.possible_secrets(), 256.into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Codemaker {
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Honest { rules: Rules, secret: Code },
    Liar(Liar),
    Evil { codebook: Codebook, left: CandidateSet },
    EvilBySample(Evil),
}

#[derive(Clone, Debug)]
struct Liar {
    codebook: Codebook,
    secret: Code,
    told: usize,
    draws: Draws,
}

#[derive(Clone, Debug)]
struct Evil {
    board: Board,
    /// Codes that fit all answers so far. Never empty.
    known: SampledCandidates,
    history: History,
    /// [`SampledCandidates::find`]. A program without such a codemaker contains no search.
    find: Find,
}

type Find = fn(&Board, &[Turn], &dyn Monitor) -> Result<SampledCandidates, NotKnown>;

impl Codemaker {
    /// Creates a codemaker with a fixed secret and true answers.
    pub fn honest(rules: Rules, secret: Code) -> Self {
        Codemaker { kind: Kind::Honest { rules, secret } }
    }

    /// Creates a codemaker with a fixed secret that gives at most as many false answers as the board allows. The seed
    /// decides which answers are false and how, the same on every machine and in every version. A false answer is one
    /// that another code gives, never a win.
    ///
    /// ```
    /// use pegwise_core::{Codebook, Rules};
    /// use pegwise_game::Codemaker;
    /// let rules: Rules = "4x6-lies1".parse()?;
    /// let codebook = Codebook::new(&rules)?;
    /// let (secret, guess) = (rules.read_code("1213")?, rules.read_guess("1122")?);
    /// let mut liar = Codemaker::liar(&codebook, secret.clone(), 3);
    /// let answers: Vec<_> = (0..20).map(|_| liar.answer(&guess)).collect();
    /// let lies = answers.iter().filter(|&&answer| answer != rules.answer(&guess, &secret)).count();
    /// assert_eq!((lies, liar.answer(&secret)), (1, rules.win()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn liar(codebook: &Codebook, secret: Code, seed: u64) -> Self {
        let (codebook, draws) = (codebook.clone(), Draws::new(random::mix(seed, LIES)));
        Codemaker { kind: Kind::Liar(Liar { codebook, secret, told: 0, draws }) }
    }

    /// Creates a codemaker with a fixed secret that [lies](Codemaker::liar) if the rules of the session allow lies.
    ///
    /// ```
    /// use pegwise_game::{Codemaker, Session, draw_secret};
    /// let session = Session::new("4x6".parse()?);
    /// let secret = draw_secret(session.rules(), 7);
    /// assert_eq!(Codemaker::seeded(&session, secret.clone(), 7)?.secret(), secret);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`TooLarge`] if it may lie and there are too many codes to list.
    pub fn seeded(session: &Session, secret: Code, seed: u64) -> Result<Self, TooLarge> {
        if Self::needs_seed(session.rules()) {
            Ok(Codemaker::liar(session.codebook()?, secret, seed))
        } else {
            Ok(Codemaker::honest(session.rules().clone(), secret))
        }
    }

    /// Whether a codemaker with a fixed secret needs a seed for its lies.
    pub fn needs_seed(board: &Board) -> bool {
        board.allows_lies()
    }

    /// Creates a codemaker without a fixed secret. It gives the answer that leaves the most codes, or, in a tie, the
    /// one with the fewest pegs. It gives the winning answer only if it must. Every answer is true for some code that
    /// fits all earlier answers, so it never lies.
    ///
    /// If answers may be false, it gives the answer, true or false, that leaves the largest [weight](weight).
    pub fn evil(codebook: &Codebook) -> Self {
        Codemaker { kind: Kind::Evil { codebook: codebook.clone(), left: codebook.candidates().clone() } }
    }

    /// Creates an [evil](Codemaker::evil) codemaker for a board too large to list. It samples the codes that fit.
    ///
    /// # Errors
    /// Returns [`NotKnown`] if no codes can be drawn on this board.
    pub fn evil_by_sample(board: &Board) -> Result<Self, NotKnown> {
        let find = SampledCandidates::find;
        let known = find(board, &[], &())?;
        Ok(Codemaker { kind: Kind::EvilBySample(Evil { board: board.clone(), known, history: Vec::new(), find }) })
    }

    /// Creates an [evil](Codemaker::evil) codemaker for a session. If the codes are not listed, it
    /// [samples](Codemaker::evil_by_sample) them.
    ///
    /// # Errors
    /// Returns [`NotKnown`] if the codes are not listed and cannot be drawn.
    pub fn evil_in(session: &Session) -> Result<Self, NotKnown> {
        if let Ok(codebook) = session.codebook() {
            return Ok(Codemaker::evil(codebook));
        }
        session.check_drawn()?;
        Codemaker::evil_by_sample(session.rules())
    }

    /// Answers a guess.
    ///
    /// # Panics
    /// Panics if the guess has the wrong number of pegs.
    pub fn answer(&mut self, guess: &Code) -> Feedback {
        self.answer_within(guess, &())
    }

    /// Like [`Codemaker::answer`], but a monitor can cut short the search of an [evil](Codemaker::evil_by_sample)
    /// codemaker for more codes that fit, which may take seconds. It then keeps those that it knows.
    ///
    /// # Panics
    /// Panics if the guess has the wrong number of pegs.
    pub fn answer_within(&mut self, guess: &Code, monitor: &dyn Monitor) -> Feedback {
        match &mut self.kind {
            Kind::Honest { rules, secret } => rules.answer(guess, secret),
            Kind::Liar(liar) => liar.answer(guess),
            Kind::Evil { codebook, left } => evil_answer(codebook, left, guess),
            Kind::EvilBySample(evil) => evil.answer(guess, monitor),
        }
    }

    /// The secret. For an evil codemaker, the first code that fits its answers with the fewest lies.
    pub fn secret(&self) -> Code {
        match &self.kind {
            Kind::Honest { secret, .. } | Kind::Liar(Liar { secret, .. }) => secret.clone(),
            Kind::EvilBySample(Evil { known, .. }) => known.candidates.code(0),
            Kind::Evil { left, .. } => {
                let least = (0..left.len()).min_by_key(|&position| left.false_answers(position));
                left.code(least.expect("some code is always possible"))
            }
        }
    }

    /// The number of codes that can be the secret, which is 1 unless the codemaker is evil.
    pub fn possible_secrets(&self) -> Count {
        match &self.kind {
            Kind::Honest { .. } | Kind::Liar(_) => Count::Exactly(1),
            Kind::Evil { left, .. } => left.len().into(),
            Kind::EvilBySample(Evil { known, .. }) => known.count,
        }
    }
}

/// Keeps the random draws for lies independent of the draws for secrets.
const LIES: u64 = 0x6c69_6573;

/// While lies are still allowed, one answer in this many is false.
const ONE_IN: usize = 3;

impl Liar {
    fn answer(&mut self, guess: &Code) -> Feedback {
        let board = self.codebook.board();
        let truth = board.answer(guess, &self.secret);
        if truth == board.win() || !board.allows_false(self.told + 1) || self.draws.below(ONE_IN) > 0 {
            return truth;
        }
        let mut answers = self.codebook.answers(&mut self.codebook.scorer(guess));
        answers.retain(|&answer| answer != truth);
        if answers.is_empty() {
            return truth;
        }
        self.told += 1;
        answers[self.draws.below(answers.len())]
    }
}

fn evil_answer(codebook: &Codebook, left: &mut CandidateSet, guess: &Code) -> Feedback {
    let board = codebook.board();
    let cells = codebook.cells(left, &mut codebook.scorer(guess)).into_iter();
    match cells.rev().max_by_key(|cell| weight(board, &cell.codes)) {
        Some(Cell { feedback, codes }) => {
            *left = codes;
            feedback
        }
        None => board.win(),
    }
}

impl Evil {
    fn answer(&mut self, guess: &Code, monitor: &dyn Monitor) -> Feedback {
        let win = self.board.win();
        let SampledCandidates { candidates, count } = &self.known;
        let cells = candidates.partition(&Scorer::new(&self.board, guess)).into_cells();
        // Cells are in order of pegs, fewest first, and the first of the largest is kept.
        let kept = cells.into_iter().rev().max_by_key(|cell| (cell.feedback != win, cell.codes.len()));
        let Cell { feedback, codes } = kept.expect("some code is always possible");
        let left =
            SampledCandidates { count: Count::from(codes.len()).share(candidates.len(), *count), candidates: codes };
        self.known = self.found(guess, feedback, monitor).unwrap_or(left);
        feedback
    }

    fn found(&mut self, guess: &Code, feedback: Feedback, monitor: &dyn Monitor) -> Option<SampledCandidates> {
        self.history.push(Turn { guess: guess.clone(), feedback });
        (self.find)(&self.board, &self.history, monitor).ok().filter(|known| !known.candidates.is_empty())
    }
}

/// Draws a secret from a seed, the same on every machine and in every version. Codes are equally likely unless their
/// list has weights. Works for boards of any size.
///
/// ```
/// use pegwise_core::Board;
/// use pegwise_game::draw_secret;
/// assert_eq!(draw_secret(&Board::classic(), 7), draw_secret(&Board::classic(), 7));
/// ```
pub fn draw_secret(board: &Board, seed: u64) -> Code {
    draw_code(board, &mut Draws::new(seed))
}

/// The parts of a board that determine the secret for a seed: its pegs, its colours and its codes.
pub(crate) fn drawn_from(board: &Board) -> (usize, usize, &CodeSpace) {
    (board.pegs(), board.colors(), board.codes())
}

pub(crate) fn draw_code(board: &Board, draws: &mut Draws) -> Code {
    let color = |index: usize| board.color(index).expect("below the number of colours");
    match board.codes() {
        CodeSpace::Repeats => Code::new((0..board.pegs()).map(|_| color(draws.below(board.colors())))),
        CodeSpace::Distinct => draw_distinct(board, draws),
        CodeSpace::Barred { distinct: false, bars } => Code::new((0..board.pegs()).map(|peg| {
            let allowed: Vec<Color> = (0..board.colors()).map(color).filter(|&color| !bars.bar(peg, color)).collect();
            allowed[draws.below(allowed.len())]
        })),
        // Few enough colours are forbidden for at least one code in a million to be allowed.
        CodeSpace::Barred { distinct: true, .. } => std::iter::repeat_with(|| draw_distinct(board, draws))
            .find(|code| board.check_code(code).is_ok())
            .expect("without end"),
        CodeSpace::Listed(list) => {
            let places = usize::try_from(list.total_weight()).expect("at most a 32-bit number");
            list.at_place(draws.below(places) as u64).expect("below the sum of the weights").clone()
        }
    }
}

fn draw_distinct(board: &Board, draws: &mut Draws) -> Code {
    let mut left: Vec<Color> = (0..board.colors()).filter_map(|index| board.color(index)).collect();
    Code::new((0..board.pegs()).map(|_| left.remove(draws.below(left.len()))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::Turn;
    use pegwise_notation::read_rules;
    use std::collections::BTreeMap;

    #[test]
    fn every_secret_is_drawn_about_equally_often() {
        for rules in ["2x3", "3x4-distinct", "3x3-only=111,123,321"] {
            let rules: Rules = rules.parse().unwrap();
            let codes = u64::try_from(rules.code_count().unwrap()).unwrap();
            let mut counts = BTreeMap::new();
            for seed in 0..codes * 1000 {
                let secret = draw_secret(&rules, seed);
                rules.check_code(&secret).unwrap();
                *counts.entry(secret).or_insert(0u32) += 1;
            }
            assert_eq!(counts.len() as u64, codes);
            assert!(counts.values().all(|n| (800..1200).contains(n)), "{counts:?}");
        }
        let large: Rules = "40x100".parse().unwrap();
        assert_eq!(draw_secret(&large, 1).pegs(), 40);
    }

    #[test]
    fn weights_are_kept_to() {
        let rules: Rules = "2x3-only=11*5,12*2,33".parse().unwrap();
        let mut counts = BTreeMap::new();
        for seed in 0..8000 {
            *counts.entry(draw_secret(&rules, seed).to_string()).or_insert(0u32) += 1;
        }
        // Within six standard deviations of 5000, 2000 and 1000.
        let drawn = ["11", "12", "33"].map(|code| counts[code]);
        let around = |mean: u32, margin: u32| mean - margin..mean + margin;
        assert!(around(5000, 260).contains(&drawn[0]) && around(2000, 233).contains(&drawn[1]), "{drawn:?}");
        assert!(around(1000, 178).contains(&drawn[2]) && counts.len() == 3, "{drawn:?}");
    }

    #[test]
    fn lists_without_weights_keep_their_secrets() {
        for text in ["3x3-only=111,123,321", "3x3-only=111*7,123*7,321*7"] {
            let rules = read_rules(text).unwrap();
            let CodeSpace::Listed(list) = rules.codes() else { unreachable!("it lists its codes") };
            for seed in 0..100 {
                let position = usize::try_from(random::below(seed, 0, 3)).unwrap();
                assert_eq!(draw_secret(&rules, seed), list[position]);
            }
        }
    }

    #[test]
    fn seeds_in_shared_games_keep_their_secret() {
        // Must never change, because shared seeds depend on it.
        assert_eq!(draw_secret(&Rules::classic(), 1).to_string(), "5336");
        let bulls: Rules = "4x10-distinct".parse().unwrap();
        assert_eq!(draw_secret(&bulls, 1).to_string(), "845A");
    }

    #[test]
    fn the_evil_codemaker_never_lies_and_loses_as_late_as_one_step_can_see() {
        let rules: Rules = "3x4".parse().unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        let mut evil = Codemaker::evil(&codebook);
        let mut history = Vec::new();
        for code in codebook.candidates().codes() {
            let before = codebook.candidates().after_all(codebook.board(), &history);
            let largest = codebook.scorer(&code).histogram(&before).largest();
            let feedback = evil.answer(&code);
            assert!(evil.possible_secrets() == largest.into() || before.len() <= 2);
            history.push(Turn { guess: code, feedback });
            let left = codebook.candidates().after_all(codebook.board(), &history);
            assert_eq!(Count::from(left.len()), evil.possible_secrets());
            assert!(left.contains(&evil.secret()));
            if feedback == rules.win() {
                assert_eq!(before.len(), 1);
                return;
            }
        }
        panic!("a codemaker that never lies loses when every code was guessed");
    }

    #[test]
    fn liars_keep_to_the_rules() {
        let mut told = BTreeMap::new();
        for (text, seeds) in [("3x4-lies1", 60), ("3x3-lies2", 60), ("2x3", 10), ("1x2-lies3", 10)] {
            let rules: Rules = text.parse().unwrap();
            let codebook = Codebook::new(&rules).unwrap();
            for seed in 0..seeds {
                let secret = draw_secret(&rules, seed);
                let mut liar = Codemaker::liar(&codebook, secret.clone(), seed);
                let mut draws = Draws::new(seed);
                let mut lies = 0;
                for _ in 0..12 {
                    let guess = codebook.guesses().code(draws.below(codebook.guesses().len()));
                    let (said, truth) = (liar.answer(&guess), rules.answer(&guess, &secret));
                    assert_eq!(said == rules.win(), truth == rules.win());
                    assert!(codebook.scorer(&guess).histogram(codebook.candidates()).count(said) > 0);
                    lies += u8::from(said != truth);
                }
                assert!(rules.allows_false(lies.into()));
                assert_eq!((liar.secret(), liar.possible_secrets()), (secret, Count::Exactly(1)));
                *told.entry((text, lies)).or_insert(0) += 1;
            }
        }
        assert!(told[&("3x4-lies1", 1)] > 40 && told[&("3x3-lies2", 2)] > 30 && told[&("2x3", 0)] == 10, "{told:?}");
        // The only other answer on this board is the winning one, which is never false.
        assert_eq!(told[&("1x2-lies3", 0)], 10);
    }

    #[test]
    fn lies_of_shared_games_stay_the_same() {
        // Must never change, because shared seeds depend on it.
        let rules: Rules = "4x6-lies1".parse().unwrap();
        let mut liar = Codemaker::liar(&Codebook::new(&rules).unwrap(), draw_secret(&rules, 1), 1);
        let said: Vec<String> = ["1122", "3344", "5566", "5336"]
            .map(|guess| liar.answer(&rules.read_guess(guess).unwrap()).to_string())
            .into();
        assert_eq!(said, ["0.0", "0.2", "2.0", "4.0"]);
    }

    #[test]
    fn the_evil_liar_keeps_what_weighs_most_and_loses_in_the_end() {
        let rules: Rules = "3x3-lies1".parse().unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        let mut evil = Codemaker::evil(&codebook);
        let mut left = codebook.candidates().clone();
        let mut draws = Draws::new(5);
        for _ in 0..1000 {
            let guess = codebook.guesses().code(draws.below(codebook.guesses().len()));
            let answers = codebook.answers(&mut codebook.scorer(&guess));
            let most = answers
                .iter()
                .map(|&answer| weight(&rules, &left.after(&rules, &Turn { guess: guess.clone(), feedback: answer })));
            let most = most.max().unwrap();
            let feedback = evil.answer(&guess);
            if feedback == rules.win() {
                assert!(most == 0 && left.len() == 1 && left.contains(&guess));
                return;
            }
            left = left.after(&rules, &Turn { guess, feedback });
            assert_eq!(weight(&rules, &left), most);
            assert_eq!(evil.possible_secrets(), left.len().into());
            assert!(left.contains(&evil.secret()));
        }
        panic!("every code is guessed in the end");
    }
}
