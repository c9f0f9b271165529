use super::Position;
use crate::link::Fragment;
use pegwise::{Code, Feedback, Heuristic, HeuristicEvaluator, Histogram, Turn};
use std::cmp::Ordering;

#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages::learn) struct Rated {
    pub(in crate::pages::learn) guess: Code,
    pub(in crate::pages::learn) is_possible: bool,
    pub(in crate::pages::learn) histogram: Histogram,
    pub(in crate::pages::learn) cells: Vec<(Feedback, Vec<Code>)>,
    pub(in crate::pages::learn) total: u64,
}

impl Rated {
    fn new(position: &Position, play: &pegwise::Positions, guess: Code) -> Self {
        Rated {
            is_possible: position.left().contains(&guess),
            histogram: position.histogram(&guess),
            cells: position.cells(&guess),
            total: position.total(play, &guess),
            guess,
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub(in crate::pages::learn) fn mean(&self) -> f64 {
        self.total as f64 / self.histogram.total() as f64
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::pages::learn) enum Preference {
    First,
    Second,
    Neither,
}

impl Preference {
    fn of(order: Ordering) -> Self {
        match order {
            Ordering::Less => Preference::First,
            Ordering::Greater => Preference::Second,
            Ordering::Equal => Preference::Neither,
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages::learn) struct Contest {
    pub(in crate::pages::learn) turns: Vec<Turn>,
    pub(in crate::pages::learn) left: usize,
    pub(in crate::pages::learn) first: Rated,
    pub(in crate::pages::learn) second: Rated,
}

impl Contest {
    pub(in crate::pages::learn) fn read(fragment: &Fragment, default: [&str; 3]) -> Result<Self, String> {
        let [game, first, second] = default;
        let position = Position::read(fragment.get("game").unwrap_or(game))?;
        let guess = |key, other| position.guess(fragment.get(key).unwrap_or(other));
        let (first, second) = (guess("a", first)?, guess("b", second)?);
        let play = position.play();
        let rated = |guess| Rated::new(&position, &play, guess);
        Ok(Contest {
            turns: position.turns().to_vec(),
            left: position.left().len(),
            first: rated(first),
            second: rated(second),
        })
    }

    pub(in crate::pages::learn) fn by(&self, heuristic: Heuristic) -> Preference {
        let valuer = HeuristicEvaluator::new(heuristic, self.left);
        Preference::of(valuer.value(&self.first.histogram).cmp(&valuer.value(&self.second.histogram)))
    }

    pub(in crate::pages::learn) fn in_the_end(&self) -> Preference {
        Preference::of(self.first.total.cmp(&self.second.total))
    }

    pub(in crate::pages::learn) fn unanimous(&self) -> Option<Preference> {
        let preferred = self.by(Heuristic::WorstCase);
        Heuristic::MEASURES.into_iter().all(|heuristic| self.by(heuristic) == preferred).then_some(preferred)
    }
}

/// The best guess that can be the secret, compared with the best one that cannot.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages::learn) struct Race {
    pub(in crate::pages::learn) turns: Vec<Turn>,
    pub(in crate::pages::learn) left: Vec<Code>,
    pub(in crate::pages::learn) possible: Rated,
    pub(in crate::pages::learn) impossible: Rated,
}

impl Race {
    /// Reads a race from the address. There must be a first guess, because at the start every code is possible.
    pub(in crate::pages::learn) fn read(fragment: &Fragment, default: &str) -> Result<Self, String> {
        let position = Position::read(fragment.get("game").unwrap_or(default))?;
        let play = position.play();
        let best = |possible: bool| {
            let guesses = position.codebook().guesses().codes();
            let pool = guesses.filter(|guess| position.left().contains(guess) == possible);
            pool.map(|guess| (position.total(&play, &guess), guess)).min_by_key(|(total, _)| *total)
        };
        let rated = |possible| Some(Rated::new(&position, &play, best(possible)?.1));
        match (rated(true), rated(false)) {
            (Some(possible), Some(impossible)) => Ok(Race {
                turns: position.turns().to_vec(),
                left: position.left().codes().collect(),
                possible,
                impossible,
            }),
            _ => Err(crate::t!("learn-no-impossible")),
        }
    }

    pub(in crate::pages::learn) fn winner(&self) -> Preference {
        Preference::of(self.possible.total.cmp(&self.impossible.total))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(game: &str, first: &str, second: &str) -> Contest {
        Contest::read(&Fragment::default(), [game, first, second]).unwrap()
    }

    fn preferences(contest: &Contest) -> [Preference; 4] {
        Heuristic::MEASURES.map(|heuristic| contest.by(heuristic))
    }

    /// The page's claims about its examples, counted by hand from the definition of an answer.
    #[test]
    fn the_examples_are_what_they_are_said_to_be() {
        use Preference::{First, Neither, Second};
        let pair = |contest: &Contest| (contest.first.total, contest.second.total);

        let worst_case_alone = contest("3x4 123:0.2", "114", "234");
        assert_eq!(preferences(&worst_case_alone), [First, Second, Second, Second]);
        assert_eq!((worst_case_alone.left, pair(&worst_case_alone)), (15, (39, 36)));
        assert_eq!(worst_case_alone.first.histogram.largest(), 3);
        assert_eq!(worst_case_alone.second.histogram.largest(), 4);

        let two_against_two = contest("3x4 123:1.0", "144", "244");
        assert_eq!(preferences(&two_against_two), [First, First, Second, Second]);
        assert_eq!((pair(&two_against_two), two_against_two.in_the_end()), ((29, 29), Neither));

        let all_wrong = contest("3x4", "112", "123");
        assert_eq!((all_wrong.unanimous(), all_wrong.in_the_end()), (Some(Second), First));
        assert_eq!(pair(&all_wrong), (206, 208));

        let all_right = contest("3x4", "111", "123");
        assert_eq!((all_right.unanimous(), all_right.in_the_end()), (Some(Second), Second));
    }

    #[test]
    fn partitions_are_those_of_the_definition() {
        let sizes =
            |rated: &Rated| rated.histogram.cells().map(|(answer, n)| (answer.to_string(), n)).collect::<Vec<_>>();
        let contest = contest("3x4", "111", "123");
        let expected = [("0.0", 27), ("1.0", 27), ("2.0", 9), ("3.0", 1)];
        assert_eq!(sizes(&contest.first), expected.map(|(answer, n)| (answer.to_owned(), n)));
        assert_eq!(contest.second.histogram.sum_of_squares(), 690);
        assert_eq!(contest.second.histogram.parts(), 9);
        for rated in [&contest.first, &contest.second] {
            let cells: Vec<_> = rated.cells.iter().map(|(answer, codes)| (answer.to_string(), codes.len())).collect();
            assert_eq!(cells, sizes(rated));
        }
    }

    #[test]
    fn a_guess_that_cannot_win_can_be_the_best() {
        let race = |game: &str| Race::read(&Fragment::default(), game).unwrap();
        let numbers = |race: &Race| (race.left.len(), race.possible.total, race.impossible.total);
        let nine = race("3x4 123:2.0");
        assert_eq!((numbers(&nine), nine.winner()), ((9, 22, 21), Preference::Second));
        assert_eq!((nine.possible.guess.to_string(), nine.impossible.guess.to_string()), ("124".into(), "134".into()));
        let seven = race("3x4 112:1.0 121:1.0");
        assert_eq!((numbers(&seven), seven.winner()), ((7, 15, 14), Preference::Second));
        let twelve = race("3x4 123:1.0");
        assert_eq!((numbers(&twelve), twelve.winner()), ((12, 29, 29), Preference::Neither));
        assert!(Race::read(&Fragment::default(), "3x4").is_err());
    }

    #[test]
    fn broken_contests_are_refused_in_words() {
        for text in ["a=9", "b=1234", "game=4x6", "a=%ff", "game=3x4+123:9.9", "a"] {
            assert!(!Contest::read(&Fragment::read(text), ["3x4", "111", "123"]).unwrap_err().is_empty(), "{text}");
        }
    }
}
