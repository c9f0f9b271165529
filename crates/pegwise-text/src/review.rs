//! A game and its guesses, after the fact.

use crate::number::{self, grouped, one_place, plural};
use pegwise_core::Code;
use pegwise_core::notation::Alphabet;
use pegwise_game::{Basis, Expected, GuessGroup, GuessReview, Narrowing, Note, Rating, Review, Summary, TurnReview};
use pegwise_solver::Solver;

/// How a guess compares with the best, as a note.
pub fn remark(alphabet: &Alphabet, guess: &GuessReview) -> String {
    let rating = match &guess.rating {
        Rating::OnlyCode => "the only code left".to_owned(),
        Rating::Best if guess.best.basis == Basis::Estimate => "the best of those compared".to_owned(),
        Rating::Best => "the best guess".to_owned(),
        Rating::AsGoodAs(other) => format!("as good as {}", alphabet.write(other)),
        Rating::WorseThan(other) => {
            format!("{} more than {} on average", cost(guess.skill_lost()), alphabet.write(other))
        }
    };
    let note = |note: &Note| match note {
        Note::CouldHaveWon(other) => format!("{} is at least as good and could have won", alphabet.write(other)),
        Note::NothingNew => "its answer was known already".to_owned(),
    };
    std::iter::once(rating).chain(guess.notes.iter().map(note)).collect::<Vec<_>>().join("; ")
}

/// How a guess in a row compares with the best.
pub fn rated(alphabet: &Alphabet, row: usize, guess: &GuessReview) -> String {
    format!("Row {}, {}: {}.", row + 1, alphabet.write(&guess.guess), remark(alphabet, guess))
}

/// Guesses lost, if any were.
pub(crate) fn cost(expected: Expected) -> String {
    match expected.mean() {
        mean if mean < 0.005 => "less than 0.01 guesses".to_owned(),
        mean if expected.basis == Basis::Estimate => format!("about {mean:.2} guesses"),
        mean => format!("{mean:.2} guesses"),
    }
}

/// How many guesses the game needs with this one.
pub fn needs(alphabet: &Alphabet, guess: &GuessReview) -> String {
    format!("With {} you need {:.2} guesses on average.", alphabet.write(&guess.guess), guess.value.mean())
}

/// The same for a guess in a row, counted from 0.
pub fn needs_in_row(alphabet: &Alphabet, row: usize, guess: &GuessReview) -> String {
    format!("Row {}: {}", row + 1, needs(alphabet, guess))
}

/// What would have been better than a guess; `None` if nothing would.
pub fn better(alphabet: &Alphabet, guess: &GuessReview) -> Option<String> {
    let groups = guess.alternatives.groups.iter().filter(|group| group.value < guess.value);
    let groups: Vec<String> = groups.map(|group| group_of_equals(alphabet, group)).collect();
    let is_merged = guess.codes() as u64 >= Solver::MERGES_FROM && guess.best.basis == Basis::Exact;
    match groups.join("; ") {
        groups if groups.is_empty() => None,
        groups if is_merged => Some(format!("Better (essentially different guesses): {groups}.")),
        groups => Some(format!("Better: {groups}.")),
    }
}

/// Guesses of equal value, as a note: how many guesses they need, and which they are.
pub fn group_of_equals(alphabet: &Alphabet, group: &GuessGroup) -> String {
    /// More would fill the line.
    const SHOWN: usize = 4;
    let none_can_win = group.guesses.iter().all(|(_, can_win)| !can_win);
    let write = |(code, can_win): &(Code, bool)| {
        let code = alphabet.write(code);
        if *can_win || none_can_win { code } else { format!("{code} (cannot win)") }
    };
    let shown: Vec<String> = group.guesses.iter().take(SHOWN).map(write).collect();
    let more = match group.guesses.len().saturating_sub(SHOWN) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let mark = match group.guesses.len() {
        _ if !none_can_win => "",
        1 => " (cannot win)",
        _ => " (none can win)",
    };
    format!("{:.3} with {}{more}{mark}", group.value.mean(), shown.join(", "))
}

/// The same below a guess with which it is compared, which need not be worse.
pub fn alternative(alphabet: &Alphabet, guess: &GuessReview, group: &GuessGroup) -> String {
    let equals = group_of_equals(alphabet, group);
    if group.value <= guess.value { equals } else { format!("worse: {equals}") }
}

/// What an answer left, what was to be expected, and whether the guess could win.
pub fn left(turn: &TurnReview) -> String {
    let guess = &turn.guess;
    let (left, expected) = (plural(turn.left, "code"), one_place(guess.expected_size()));
    let codes = grouped(guess.codes());
    if guess.can_win {
        format!("Left {left} of {codes} ({expected} expected). Could win: 1 chance in {codes}.")
    } else {
        format!("Left {left} of {codes} ({expected} expected). Could not win.")
    }
}

/// What an answer cost against the average.
pub fn luck(turn: &TurnReview) -> String {
    match turn.bad_luck() {
        luck if luck.abs() < 0.005 => "The answer was neither lucky nor unlucky.".to_owned(),
        luck if luck < 0.0 => format!("The answer was lucky: it saved {:.2} guesses.", -luck),
        luck => format!("The answer was unlucky: it cost {luck:.2} guesses."),
    }
}

/// The grades of a turn, as a note.
pub fn turn_grades(turn: &TurnReview) -> String {
    format!("skill {}, luck {}", turn.guess.skill(), turn.luck())
}

/// The grades of a game; `None` if nothing in it could be graded.
pub fn grades(skill: Option<u8>, luck: Option<u8>) -> Option<String> {
    match (skill, luck) {
        (Some(skill), Some(luck)) => Some(format!("Skill {skill}, luck {luck} (0 to 99).")),
        (Some(skill), None) => Some(format!("Skill {skill} (0 to 99).")),
        (None, Some(luck)) => Some(format!("Luck {luck} (0 to 99).")),
        (None, None) => None,
    }
}

/// A game against the best play: the whole of it, or what follows its first rows.
pub fn summary(summary: &Summary) -> String {
    let Summary { before, guesses, start, end, skill_lost, bad_luck, .. } = summary;
    let (guesses, start) = (plural(*guesses, "guess"), start.mean());
    let you = match before {
        0 => "You".to_owned(),
        1 => "After the opening you".to_owned(),
        row => format!("After row {row} you"),
    };
    let took = if end.total == 0 {
        format!("{you} took {guesses}; perfect play needs {start:.2} on average.")
    } else {
        let more = end.mean();
        format!("{you} made {guesses} and need {more:.2} more; perfect play needs {start:.2} on average.")
    };
    if *bad_luck > 0.0 {
        format!("{took} Your choices cost {skill_lost:.2} guesses, bad luck cost {bad_luck:.2}.")
    } else {
        format!("{took} Your choices cost {skill_lost:.2} guesses, good luck saved {:.2}.", bad_luck.abs())
    }
}

/// Which rows are estimates; `None` if all are exact.
pub fn estimates(review: &Review) -> Option<String> {
    let is_estimate = |(_, turn): &(usize, &TurnReview)| turn.guess.skill_lost().basis == Basis::Estimate;
    let (last, _) = review.rows().filter(is_estimate).last()?;
    Some(match rows(review.pending + 1, last + 1) {
        one if last == review.pending => {
            format!("{one} is an estimate: it compares with good play, not with perfect play.")
        }
        several => format!("{several} are estimates: they compare with good play, not with perfect play."),
    })
}

/// Rows from one to another, counted from 1, as the beginning of a sentence.
fn rows(first: usize, last: usize) -> String {
    match last - first {
        0 => format!("Row {first}"),
        1 => format!("Rows {first} and {last}"),
        _ => format!("Rows {first} to {last}"),
    }
}

/// The review was stopped before it reached the first rows; `None` if it was not stopped.
pub fn stopped(review: &Review) -> Option<String> {
    let (first, last) = (review.pending + 1, review.pending + review.turns.len());
    (!review.is_complete()).then(|| match last - first {
        0 => format!("The review was stopped early. Only row {first} was reviewed."),
        1 => format!("The review was stopped early. Only rows {first} and {last} were reviewed."),
        _ => format!("The review was stopped early. Only rows {first} to {last} were reviewed."),
    })
}

/// No row was reviewed; what each answer left is known all the same.
pub fn only_counted() -> String {
    "There was no time to review the guesses. These are the codes left after each row, counted exactly.".to_owned()
}

/// Not all codes are known, so that what a guess costs is not either.
pub fn by_bits() -> String {
    "This board has too many codes to list, so guesses are judged by codes drawn at random: by how much each was expected \
     to tell (in bits; one bit halves the codes left), next to the best guess found. Skill is the share of that; luck is \
     the share of answers that would have left more codes."
        .to_owned()
}

/// What a guess in a row, counted from 0, was expected to tell, and the best guess found.
pub fn expected(alphabet: &Alphabet, row: usize, narrowing: &Narrowing) -> String {
    let guess = format!("Row {}, {}", row + 1, alphabet.write(&narrowing.turn.guess));
    let Some(expected) = narrowing.expected_bits() else {
        return format!("{guess}: too few codes that fit were found to judge it.");
    };
    match narrowing.best.as_ref().zip(narrowing.best_bits()) {
        Some(_) if narrowing.is_best() => {
            format!("{guess}: the best guess found. It was expected to tell {expected:.1} bits.")
        }
        Some(((best, _), bits)) => format!(
            "{guess}: expected to tell {expected:.1} bits. The best guess found was {}: {bits:.1} bits.",
            alphabet.write(best)
        ),
        None => format!("{guess}: expected to tell {expected:.1} bits."),
    }
}

/// What the answer to a guess told.
pub fn told(narrowing: &Narrowing) -> String {
    let (left, before) = (number::codes(narrowing.left), number::amount(narrowing.before));
    match narrowing.bits() {
        Some(bits) => format!("The answer told {bits:.1} bits: {left} left of {before}."),
        None => format!("The answer left {left} of {before}."),
    }
}

/// The work on a game was stopped after so many rows.
pub fn first_rows_only(rows: usize) -> String {
    match rows {
        0 => "Stopped before the first row was done.".to_owned(),
        1 => "Stopped after the first row.".to_owned(),
        rows => format!("Stopped after the first {rows} rows."),
    }
}

/// There is no guess in the game.
pub fn nothing_to_review() -> String {
    "There is no guess to review.".to_owned()
}

/// The rows after these contradict those before.
pub fn reviewed_up_to(rows: usize) -> String {
    format!("Reviewed up to row {rows}; the answers contradict each other after that.")
}

/// The game was won in this row, counted from 1, and has more.
pub fn won_before(row: usize) -> String {
    format!("The game was won in row {row}; later rows are left out.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Codebook, Limits, Rules};
    use pegwise_game::{Reviewer, Session};
    use pegwise_strategy::GuessPool;

    fn review(game: &str) -> Review {
        let session = Session::from_record(game.parse().unwrap(), Limits::default()).unwrap();
        let codebook = Codebook::new(session.rules()).unwrap();
        Reviewer::new(&codebook, GuessPool::All, Limits::default()).unwrap().review(&session, &()).unwrap()
    }

    #[test]
    fn a_won_game() {
        let review = review("4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0");
        let alphabet = Alphabet::canonical();
        let remarks: Vec<String> = review.turns.iter().map(|turn| remark(&alphabet, &turn.guess)).collect();
        assert_eq!(remarks[0], "0.06 guesses more than 1123 on average");
        assert_eq!(remarks[1], "0.07 guesses more than 1334 on average; 1334 is at least as good and could have won");
        assert_eq!(remarks[4], "the only code left");
        let turn = &review.turns[3];
        assert_eq!(left(turn), "Left 1 code of 6 (2 expected). Could not win.");
        assert_eq!(luck(turn), "The answer was lucky: it saved 0.33 guesses.");
        assert_eq!(needs_in_row(&alphabet, 3, &turn.guess), "Row 4: With 3626 you need 2.33 guesses on average.");
        let better = better(&alphabet, &turn.guess).unwrap();
        assert!(better.starts_with("Better: 2.000 with 1334 (cannot win), 1343 (cannot win)"), "{better}");
        let said = summary(&review.summary(0));
        let expected = "You took 5 guesses; perfect play needs 4.34 on average. \
                        Your choices cost 0.63 guesses, bad luck cost 0.03.";
        assert_eq!(said, expected);
        assert_eq!(estimates(&review), None);
        assert_eq!(grades(Some(84), Some(46)).as_deref(), Some("Skill 84, luck 46 (0 to 99)."));
    }

    #[test]
    fn an_open_game() {
        let said = summary(&review("4x6 1122:1.1 1122:1.1 1344:0.2").summary(1));
        let expected = "After the opening you made 2 guesses and need 2.68 more; perfect play needs 3.45 on average. \
                        Your choices cost 1.07 guesses, bad luck cost 0.15.";
        assert_eq!(said, expected);
    }

    #[test]
    fn estimates_are_said_to_be() {
        let review = review("5x8 11234:1.1 15678:1.2");
        let said = estimates(&review).unwrap();
        assert_eq!(said, "Rows 1 and 2 are estimates: they compare with good play, not with perfect play.");
        let note = remark(&Alphabet::canonical(), &review.turns[1].guess);
        assert!(note.starts_with("about 0.05 guesses more than 15256 on average"), "{note}");
    }

    /// The rows of a review that was stopped keep their numbers.
    #[test]
    fn a_review_that_was_stopped() {
        let stopped_after = |game: &str, rows: usize| {
            let mut review = review(game);
            review.pending = review.turns.len() - rows;
            review.turns.drain(..review.pending);
            review
        };
        let won = "4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0";
        assert_eq!(stopped(&review(won)), None);
        let said = |rows| stopped(&stopped_after(won, rows)).unwrap();
        assert_eq!(said(1), "The review was stopped early. Only row 5 was reviewed.");
        assert_eq!(said(2), "The review was stopped early. Only rows 4 and 5 were reviewed.");
        assert_eq!(said(3), "The review was stopped early. Only rows 3 to 5 were reviewed.");
        let sum = summary(&stopped_after(won, 3).summary(1));
        assert!(sum.starts_with("After row 2 you took 3 guesses; perfect play needs "), "{sum}");
        let estimate = estimates(&stopped_after("5x8 11234:1.1 15678:1.2", 1)).unwrap();
        assert_eq!(estimate, "Row 2 is an estimate: it compares with good play, not with perfect play.");
    }

    #[test]
    fn nothing_is_better_than_the_best() {
        let rules: Rules = "3x3".parse().unwrap();
        assert_eq!(rules.code_count(), Some(27));
        let review = review("3x3 112:1.1");
        assert_eq!(better(&Alphabet::canonical(), &review.turns[0].guess), None);
    }
}
