//! Reviews of games and guesses.

use crate::number::{amount, decimal, exact_or_about, one_place, to_agree};
use crate::t;
use pegwise_core::Code;
use pegwise_game::{
    Basis, CandidateReduction, Expected, GuessGroup, GuessReview, Note, Rating, Review, Reviewed, Summary, TurnReview,
};
use pegwise_notation::Alphabet;

/// Compares a guess with the best one, as a note.
pub fn remark(alphabet: &Alphabet, guess: &GuessReview) -> String {
    let rating = match &guess.rating {
        Rating::OnlyCode => Some(t!("rated-only")),
        Rating::Best if guess.best.basis == Basis::Estimate => Some(t!("rated-best-of-those")),
        Rating::Best => Some(t!("rated-best")),
        // The note says it.
        Rating::AsGoodAs(other) if guess.notes.contains(&Note::CouldHaveWon(other.clone())) => None,
        Rating::AsGoodAs(other) => Some(t!("rated-as-good", other = alphabet.write(other))),
        Rating::WorseThan(other) => {
            Some(t!("rated-worse", lost = guesses_lost(guess.skill_lost()), other = alphabet.write(other)))
        }
    };
    let note = |note: &Note| match note {
        Note::CouldHaveWon(other) => t!("rated-could-have-won", other = alphabet.write(other)),
        Note::NothingNew => t!("rated-nothing-new"),
    };
    rating.into_iter().chain(guess.notes.iter().map(note)).collect::<Vec<_>>().join("; ")
}

/// Judges a guess in one sentence: which guess would be better, and why.
pub fn sentence(alphabet: &Alphabet, guess: &GuessReview) -> String {
    let could_have_won = guess.notes.iter().find_map(|note| match note {
        Note::CouldHaveWon(other) => Some(other),
        Note::NothingNew => None,
    });
    match (&guess.rating, could_have_won) {
        (Rating::OnlyCode, _) => t!("sentence-only"),
        (Rating::Best | Rating::AsGoodAs(_), Some(other)) => {
            t!("sentence-as-good-could-win", other = alphabet.write(other))
        }
        (Rating::Best | Rating::AsGoodAs(_), None) if guess.best.basis == Basis::Estimate => t!("sentence-best-found"),
        (Rating::Best | Rating::AsGoodAs(_), None) => t!("sentence-best"),
        (Rating::WorseThan(best), winner) => {
            let (lost, other) = (guesses_lost(guess.skill_lost()), alphabet.write(best));
            if !guess.is_inaccurate() {
                t!("sentence-close", other = other)
            } else if guess.notes.contains(&Note::NothingNew) {
                t!("sentence-nothing-new", other = other, lost = lost)
            } else if winner == Some(best) {
                t!("sentence-worse-could-win", other = other, lost = lost)
            } else {
                t!("sentence-worse", other = other, lost = lost)
            }
        }
    }
}

/// Returns a sentence for each reviewed row after the first `skipped`. The costliest guess is marked, if there is one.
pub fn sentences(alphabet: &Alphabet, review: &Review, skipped: usize) -> Vec<String> {
    let costliest = costliest(review, skipped);
    let sentences = review.rows().map(|(row, turn)| match sentence(alphabet, &turn.guess) {
        sentence if Some(row) == costliest => t!("sentence-costliest", sentence = sentence),
        sentence => sentence,
    });
    sentences.collect()
}

/// Returns the row, counted from 0, of the costliest inaccurate guess. `None` if several cost the same, or for one row.
pub fn costliest(review: &Review, skipped: usize) -> Option<usize> {
    let cost = |row: usize| review.row(row).map(|turn| turn.guess.skill_lost());
    let mut rows = review.inaccuracies(skipped);
    rows.sort_by_key(|&row| std::cmp::Reverse(cost(row)));
    match rows[..] {
        [first, second, ..] if cost(first) == cost(second) => None,
        [first, ..] if review.turns.len() > 1 => Some(first),
        _ => None,
    }
}

/// Compares the guess in a row with the best one.
pub fn rated(alphabet: &Alphabet, row: usize, guess: &GuessReview) -> String {
    let remark = remark(alphabet, guess);
    t!("rated-row", row = row + 1, guess = alphabet.write(&guess.guess), remark = remark)
}

/// Writes the number of guesses lost, without a noun: `0.06`, `about 0.06`, `less than 0.01`.
pub(crate) fn guesses_lost(expected: Expected) -> String {
    match expected.mean() {
        mean if mean < 0.005 => t!("rated-less-than", number = decimal(0.01, 2)),
        mean if expected.basis == Basis::Estimate => t!("number-about", number = decimal(mean, 2)),
        mean => decimal(mean, 2),
    }
}

/// Says how many guesses the game needs with this one.
pub fn needs(alphabet: &Alphabet, guess: &GuessReview) -> String {
    t!("needed", guess = alphabet.write(&guess.guess), mean = decimal(guess.value.mean(), 2))
}

/// Like [`needs`], for a guess in a row, counted from 0.
pub fn needs_in_row(alphabet: &Alphabet, row: usize, guess: &GuessReview) -> String {
    let mean = decimal(guess.value.mean(), 2);
    t!("needed-in-row", row = row + 1, guess = alphabet.write(&guess.guess), mean = mean)
}

/// Suggests better guesses, if there are any.
pub fn better(alphabet: &Alphabet, guess: &GuessReview) -> Option<String> {
    let groups = guess.alternatives.groups.iter().filter(|group| group.value < guess.value);
    let groups: Vec<String> = groups.map(|group| group_of_equals(alphabet, group)).collect();
    match groups.join("; ") {
        groups if groups.is_empty() => None,
        groups => Some(t!("better-guesses", groups = groups)),
    }
}

/// Lists guesses of equal value, with the number of guesses that the game needs with them, as a note.
pub fn group_of_equals(alphabet: &Alphabet, group: &GuessGroup) -> String {
    const SHOWN: usize = 4;
    let none_can_win = group.guesses.iter().all(|(_, can_win)| !can_win);
    let write = |(code, can_win): &(Code, bool)| {
        let code = alphabet.write(code);
        if *can_win || none_can_win { code } else { t!("group-guess-cannot-win", guess = code) }
    };
    let shown: Vec<String> = group.guesses.iter().take(SHOWN).map(write).collect();
    let guesses = match group.count.saturating_sub(shown.len()) {
        0 => shown.join(", "),
        more => t!("guess-and-more", guesses = shown.join(", "), more = more),
    };
    let mean = decimal(group.value.mean(), 3);
    match group.count {
        _ if !none_can_win => t!("group-of-guesses", mean = mean, guesses = guesses),
        1 => t!("group-cannot-win", mean = mean, guesses = guesses),
        _ => t!("group-none-can-win", mean = mean, guesses = guesses),
    }
}

/// Like [`group_of_equals`], but shown below a guess for comparison, and marked if the group is worse.
pub fn alternative(alphabet: &Alphabet, guess: &GuessReview, group: &GuessGroup) -> String {
    let equals = group_of_equals(alphabet, group);
    if group.value <= guess.value { equals } else { t!("group-worse", group = equals) }
}

/// Says how many codes an answer left, how many were expected, and whether the guess could win.
pub fn left(turn: &TurnReview) -> String {
    let (guess, left) = (&turn.guess, turn.left);
    let (codes, expected) = (guess.codes(), one_place(guess.expected_size()));
    if guess.can_win {
        t!("reviewed-left-could-win", left = left, codes = codes, expected = expected)
    } else {
        t!("reviewed-left-could-not-win", left = left, codes = codes, expected = expected)
    }
}

/// Describes the luck of an answer: its cost compared with the average.
pub fn luck(turn: &TurnReview) -> String {
    match turn.bad_luck() {
        luck if luck.abs() < 0.005 => t!("reviewed-luck-none"),
        luck if luck < 0.0 => t!("reviewed-luck-good", saved = decimal(-luck, 2)),
        luck => t!("reviewed-luck-bad", cost = decimal(luck, 2)),
    }
}

/// Returns the grades of a turn, as a note.
pub fn turn_grades(turn: &TurnReview) -> String {
    t!("graded-row", skill = turn.guess.skill(), luck = turn.luck())
}

/// Returns the grades of a game, or `None` if nothing in it could be graded.
pub fn grades(skill: Option<u8>, luck: Option<u8>) -> Option<String> {
    match (skill, luck) {
        (Some(skill), Some(luck)) => Some(t!("graded", skill = skill, luck = luck)),
        (Some(skill), None) => Some(t!("graded-skill", skill = skill)),
        (None, Some(luck)) => Some(t!("graded-luck", luck = luck)),
        (None, None) => None,
    }
}

/// Compares a game, or its later rows, with optimal play.
pub fn summary(summary: &Summary) -> String {
    let Summary { before, guesses, end, bad_luck, .. } = summary;
    let (start, lost) = (expected_guesses(summary.start), decimal(summary.skill_lost, 2));
    let took = if end.total == 0 {
        t!("summed-took", before = *before, guesses = *guesses, start = start)
    } else {
        let more = expected_guesses(*end);
        t!("summed-made", before = *before, guesses = *guesses, more = more, start = start)
    };
    let luck = decimal(bad_luck.abs(), 2);
    let costs = if bad_luck.abs() < 0.005 {
        t!("summed-even-luck", lost = lost)
    } else if *bad_luck > 0.0 {
        t!("summed-bad-luck", lost = lost, cost = luck)
    } else {
        t!("summed-good-luck", lost = lost, saved = luck)
    };
    format!("{took} {costs}")
}

/// Writes a number of guesses, with `about` if it is an estimate.
fn expected_guesses(expected: Expected) -> String {
    exact_or_about(decimal(expected.mean(), 2), expected.basis == Basis::Exact)
}

/// Says which rows have estimates, if any, without the skipped rows at the start.
pub fn estimates(review: &Review, skipped: usize) -> Option<String> {
    let is_estimate =
        |(row, turn): &(usize, &TurnReview)| *row >= skipped && turn.guess.skill_lost().basis == Basis::Estimate;
    let (last, _) = review.rows().filter(is_estimate).last()?;
    let (first, last) = (review.pending.max(skipped) + 1, last + 1);
    Some(match last - first {
        0 => t!("estimated-row", row = last),
        1 => t!("estimated-two-rows", first = first, last = last),
        _ => t!("estimated-rows", first = first, last = last),
    })
}

/// Says that the review was stopped before it reached the first rows, if it was.
pub fn stopped(review: &Review) -> Option<String> {
    let (first, last) = (review.pending + 1, review.pending + review.turns.len());
    (!review.is_complete()).then(|| match last - first {
        0 => t!("stopped-one-row", row = last),
        1 => t!("stopped-two-rows", first = first, last = last),
        _ => t!("stopped-rows", first = first, last = last),
    })
}

/// Says that a review of either kind was stopped before it reached all rows, if it was.
pub fn stopped_early(reviewed: &Reviewed) -> Option<String> {
    match reviewed {
        Reviewed::Costs(review) => stopped(review),
        Reviewed::Narrowings(found) => found.was_stopped.then(|| first_rows_only(found.rows.len())),
    }
}

/// Says that no row was reviewed, although the codes left after each answer are known.
pub fn only_counted() -> String {
    t!("counted-only")
}

/// Says that the costs of guesses are unknown because not all codes are known.
pub fn by_bits() -> String {
    t!("narrowed-by-bits")
}

/// Describes the expected information of the guess in a row, counted from 0, and the best guess found.
pub fn expected(alphabet: &Alphabet, row: usize, narrowing: &CandidateReduction) -> String {
    let (row, guess) = (row + 1, alphabet.write(&narrowing.turn.guess));
    let Some(expected) = narrowing.expected_bits() else {
        return t!("narrowed-too-few", row = row, guess = guess);
    };
    let bits = decimal(expected, 1);
    match narrowing.best.as_ref().zip(narrowing.best_bits()) {
        Some(_) if narrowing.is_best() => t!("narrowed-best", row = row, guess = guess, bits = bits),
        Some(((best, _), most)) => {
            let (best, most) = (alphabet.write(best), decimal(most, 1));
            t!("narrowed-better", row = row, guess = guess, bits = bits, best = best, most = most)
        }
        None => t!("narrowed-alone", row = row, guess = guess, bits = bits),
    }
}

/// Describes the information that the answer to a guess gave.
pub fn told(narrowing: &CandidateReduction) -> String {
    let (left, codes, before) = (to_agree(narrowing.left), amount(narrowing.left), amount(narrowing.before));
    match narrowing.bits() {
        Some(bits) => t!("narrowed-told", bits = decimal(bits, 1), left = left, codes = codes, before = before),
        None => t!("narrowed-left", left = left, codes = codes, before = before),
    }
}

/// Says that the work on a game was stopped after this many rows.
pub fn first_rows_only(rows: usize) -> String {
    t!("stopped-after", rows = rows)
}

/// Says that the game has no guesses to review.
pub fn nothing_to_review() -> String {
    t!("reviewed-nothing")
}

/// Says that only these rows were reviewed because the later ones contradict them.
pub fn reviewed_up_to(rows: usize) -> String {
    t!("reviewed-up-to", row = rows)
}

/// Says that the game was won in this row, counted from 1, although more rows follow.
pub fn won_before(row: usize) -> String {
    t!("reviewed-won-before", row = row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_core::{Codebook, Limits, Rules};
    use pegwise_game::{Reviewer, Session};
    use pegwise_sampling::Count;
    use pegwise_strategy::{Decision, GuessPool, Reason};

    fn review(game: &str) -> Review {
        let session = Session::from_record(game.parse().unwrap(), Limits::default()).unwrap();
        let codebook = Codebook::new(session.rules()).unwrap();
        Reviewer::new(&codebook, GuessPool::All, Limits::default()).unwrap().review(&session, &()).unwrap()
    }

    #[test]
    fn every_row_has_a_sentence() {
        let alphabet = Alphabet::canonical();
        let game = review("4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0");
        let english = [
            "1123 was better: it saves 0.06 guesses on average.",
            "You already knew this answer; 1334 saves 1.00 guesses on average. This guess cost you the most.",
            "1334 was a little better.",
            "3525 was better: it saves 0.07 guesses on average.",
            "3632 was as good on average, and could have won at once.",
            "It was the only code left.",
        ];
        assert_eq!(sentences(&alphabet, &game, 0), english);
        let german = speaking(Language::German, || sentences(&alphabet, &game, 0));
        assert_eq!(german[0], "1123 war besser: Der Zug spart im Schnitt 0,06 Züge.");
        assert_eq!(german[5], "Das war der einzige mögliche Code.");
        assert_eq!((costliest(&game, 0), costliest(&game, 2)), (Some(1), Some(3)));
        let twice = review("4x6 1122:1.0 1122:1.0 1122:1.0");
        assert_eq!(costliest(&twice, 0), None);
        assert_eq!(costliest(&review("4x6 1111:1.0"), 0), None);
        assert_eq!(sentences(&alphabet, &review("4x6 1123:4.0"), 0), ["There was no better guess."]);
        let won = review("4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0");
        let third = "4163 was better: it saves 0.17 guesses on average, and could have won at once.";
        assert_eq!(sentences(&alphabet, &won, 0)[2], third);
    }

    #[test]
    fn a_won_game() {
        let review = review("4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0");
        let alphabet = Alphabet::canonical();
        let remarks: Vec<String> = review.turns.iter().map(|turn| remark(&alphabet, &turn.guess)).collect();
        assert_eq!(remarks[0], "costs 0.06 more guesses than 1123 on average");
        assert_eq!(
            remarks[1],
            "costs 0.07 more guesses than 1334 on average; 1334 is at least as good and could have won"
        );
        assert_eq!(remarks[4], "the only code left");
        let turn = &review.turns[3];
        assert_eq!(left(turn), "Left 1 code of 6 (2 expected). Could not win.");
        assert_eq!(luck(turn), "The answer was lucky: it saved 0.33 guesses.");
        assert_eq!(needs_in_row(&alphabet, 3, &turn.guess), "Row 4: with 3626 you need 2.33 guesses on average.");
        let better = better(&alphabet, &turn.guess).unwrap();
        assert!(better.starts_with("Better: 2.000 with 1533, 1334 (cannot win), 1343 (cannot win)"), "{better}");
        let said = summary(&review.summary(0));
        let expected = "You took 5 guesses; perfect play needs 4.34 on average. \
                        Your choices cost 0.63 guesses, and bad luck cost 0.03.";
        assert_eq!(said, expected);
        assert_eq!(estimates(&review, 0), None);
        assert_eq!(grades(Some(84), Some(46)).as_deref(), Some("Skill 84, luck 46 (0 to 99)."));
    }

    #[test]
    fn an_open_game() {
        let said = summary(&review("4x6 1122:1.1 1122:1.1 1344:0.2").summary(1));
        let expected = "After the opening you made 2 guesses and would need 2.68 more; perfect play needs 3.45 on average. \
                        Your choices cost 1.07 guesses, and bad luck cost 0.15.";
        assert_eq!(said, expected);
    }

    #[test]
    fn estimates_are_said_to_be() {
        let review = review("5x8 11234:1.1 15678:1.2");
        let said = estimates(&review, 0).unwrap();
        assert_eq!(said, "Rows 1 and 2 are estimates: they compare your guesses with good play, not perfect play.");
        let note = remark(&Alphabet::canonical(), &review.turns[1].guess);
        assert!(note.starts_with("costs about 0.05 more guesses than 15256 on average"), "{note}");
    }

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
        let estimate = estimates(&stopped_after("5x8 11234:1.1 15678:1.2", 1), 0).unwrap();
        assert_eq!(estimate, "Row 2 is an estimate: it compares your guess with good play, not perfect play.");
    }

    #[test]
    fn nothing_is_better_than_the_best() {
        let rules: Rules = "3x3".parse().unwrap();
        assert_eq!(rules.code_count(), Some(27));
        let review = review("3x3 112:1.1");
        assert_eq!(better(&Alphabet::canonical(), &review.turns[0].guess), None);
    }

    #[test]
    fn a_game_in_german() {
        let review = review("4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0");
        let (alphabet, turn) = (Alphabet::canonical(), &review.turns[3]);
        let said = speaking(Language::German, || {
            let rated = rated(&alphabet, 1, &review.turns[1].guess);
            let needs = needs_in_row(&alphabet, 3, &turn.guess);
            [rated, left(turn), luck(turn), turn_grades(turn), needs, summary(&review.summary(2)), first_rows_only(1)]
        });
        let expected = [
            "Zeile 2, 2345: im Schnitt 0,07 Züge mehr als 1334; 1334 ist mindestens so gut und hätte gewinnen können.",
            "Es blieb 1 von 6 Codes (erwartet: 2). Der Zug konnte nicht gewinnen.",
            "Die Antwort war Glück: Sie hat 0,33 Züge gespart.",
            "Können 66, Glück 74",
            "Zeile 4: Mit 3626 brauchst du im Schnitt 2,33 Züge.",
            "Nach Zeile 2 hast du 3 Züge gebraucht; perfekt gespielt sind es im Schnitt 2,78. Deine Entscheidungen \
             haben 0,50 Züge gekostet, Glück hat 0,28 gespart.",
            "Angehalten nach der ersten Zeile.",
        ];
        assert_eq!(said, expected);
        let better = speaking(Language::German, || better(&alphabet, &turn.guess).unwrap());
        assert!(better.starts_with("Besser: 2,000 mit 1533, 1334 (kann nicht gewinnen), 1343"), "{better}");
    }

    #[test]
    fn what_a_row_told_in_both_languages() {
        let session = Session::from_record("4x6".parse().unwrap(), Limits::default()).unwrap();
        let turn = Alphabet::canonical().read_turn(session.rules(), "1122:1.0").unwrap();
        let asked = Decision::new(session.state().unwrap(), turn.guess.clone(), Reason::Asked).unwrap();
        let (before, left) = (Count::About { codes: 4e9, low: 3.9e9, high: 4.1e9 }, Count::Exactly(1));
        let codes = session.candidates().unwrap().clone();
        let row = CandidateReduction { turn, before, left, codes, histogram: asked.histogram, best: None };
        let said = || [expected(&Alphabet::canonical(), 0, &row), told(&row)];
        assert_eq!(said()[1], "The answer told you 31.9 bits: 1 code left of about 4.0 billion.");
        let expected = [
            "Zeile 1, 1122: Erwartet waren 2,9 Bit.",
            "Die Antwort verriet 31,9 Bit: noch 1 Code möglich, vorher etwa 4,0 Milliarden.",
        ];
        assert_eq!(speaking(Language::German, said), expected);
    }
}
