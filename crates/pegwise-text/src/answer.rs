//! The codemaker's answers in words.

use crate::catalogue::{Language, say, spoken};
use crate::t;
use pegwise_core::{Board, Feedback, FeedbackKind, FeedbackParts, PartialFeedback, PegCount, PegMark};
use pegwise_notation::{Alphabet, AnswerWords, Noun};

/// Returns an answer in words, such as `1 black, 2 white`, or in the game's own words, such as `1 strike, 2 balls`.
pub fn in_words(alphabet: &Alphabet, board: &Board, feedback: Feedback) -> String {
    if let Some(answer) = in_own_words(alphabet, feedback) {
        return if feedback == board.win() { t!("answer-broken-by", answer = answer) } else { answer };
    }
    let kind = board.feedback_kind();
    match feedback.parts() {
        FeedbackParts::Counts { black, .. } if feedback == board.win() => t!("answer-broken", black = black),
        _ if feedback == board.win() => t!("answer-all-right"),
        FeedbackParts::Counts { .. } if kind.tells_two_numbers() && feedback.total() == 0 => t!("answer-nothing"),
        FeedbackParts::Counts { .. } => counts_in_words(kind, feedback),
        FeedbackParts::Marks(_) | FeedbackParts::Attributes(_) => {
            colors_and_shapes(alphabet, feedback).or_else(|| parts_in_words(feedback)).unwrap_or_default()
        }
    }
}

/// Returns the numbers of pegs in an answer of this kind: `1 black, 2 white`.
pub fn counts_in_words(kind: FeedbackKind, feedback: Feedback) -> String {
    let (black, white) = (feedback.black(), feedback.white());
    // If this kind does not count black pegs, only the winning answer has any.
    if black > 0 && !kind.tells(PegCount::InPlace) {
        return t!("answer-blacks", black = black);
    }
    let key = format!("answer-{}", kind.key());
    say(&key, &[("black", black.into()), ("white", white.into())])
}

/// Returns an answer about colours and shapes, or `None` if a rules file gives the attributes other names.
pub fn colors_and_shapes(alphabet: &Alphabet, feedback: Feedback) -> Option<String> {
    let FeedbackParts::Attributes([colors, shapes]) = feedback.parts() else { return None };
    alphabet.attributes().is_none().then(|| {
        t!(
            "answer-colors-and-shapes",
            black = colors.black(),
            white = colors.white(),
            blacks = shapes.black(),
            whites = shapes.white()
        )
    })
}

/// Returns the marks or the two attributes of an answer in words, or `None` for black and white pegs.
pub fn parts_in_words(feedback: Feedback) -> Option<String> {
    match feedback.parts() {
        FeedbackParts::Counts { .. } => None,
        FeedbackParts::Marks(marks) => Some(marks.into_iter().map(mark).collect::<Vec<_>>().join(", ")),
        FeedbackParts::Attributes([first, second]) => Some(t!(
            "answer-attributes",
            black = first.black(),
            white = first.white(),
            blacks = second.black(),
            whites = second.white()
        )),
    }
}

/// Returns an answer in the game's own words, if it has any: a number and a word for each kind of peg in it.
pub fn in_own_words(alphabet: &Alphabet, feedback: Feedback) -> Option<String> {
    let words = own(alphabet).filter(|_| matches!(feedback.parts(), FeedbackParts::Counts { .. }))?;
    let counts = [(feedback.black(), &words.black), (feedback.white(), &words.white)];
    let seen = counts.into_iter().filter(|&(count, _)| count > 0);
    let told: Vec<String> = seen.map(|(count, word)| counted(count, word)).collect();
    Some(if told.is_empty() { words.nothing.to_string() } else { told.join(", ") })
}

/// Returns the game's own words in the person's language, if it has any.
pub fn own(alphabet: &Alphabet) -> Option<&AnswerWords> {
    let words = alphabet.words()?;
    Some(if spoken() == Language::German { &words.german } else { &words.english })
}

pub(crate) fn black(alphabet: &Alphabet, count: usize) -> String {
    own(alphabet).map_or_else(|| t!("answer-blacks", black = count), |words| counted(count, &words.black))
}

pub(crate) fn white(alphabet: &Alphabet, count: usize) -> String {
    own(alphabet).map_or_else(|| t!("answer-whites", white = count), |words| counted(count, &words.white))
}

fn counted(count: usize, noun: &Noun) -> String {
    format!("{count} {}", noun.of(count))
}

/// Draws an answer with glyphs for a black, a white and no peg. Marks that compare colours have their own.
pub fn drawn(feedback: Feedback, pegs: usize, glyphs: [&str; 3]) -> String {
    let [black, white, none] = glyphs;
    match feedback.parts() {
        FeedbackParts::Counts { black: blacks, white: whites } => {
            let rest = pegs.saturating_sub(blacks + whites);
            [black.repeat(blacks), white.repeat(whites), none.repeat(rest)].concat()
        }
        FeedbackParts::Marks(marks) => marks
            .into_iter()
            .map(|mark| match mark {
                PegMark::Right => black.to_owned(),
                PegMark::Elsewhere => white.to_owned(),
                PegMark::Wrong => none.to_owned(),
                PegMark::Lower | PegMark::Higher => mark.symbol().to_string(),
            })
            .collect(),
        FeedbackParts::Attributes(answers) => answers.map(|answer| drawn(answer, pegs, glyphs)).join(" "),
    }
}

fn mark(mark: PegMark) -> String {
    match mark {
        PegMark::Right => t!("mark-right"),
        PegMark::Elsewhere => t!("mark-elsewhere"),
        PegMark::Wrong => t!("mark-wrong"),
        PegMark::Lower => t!("mark-lower"),
        PegMark::Higher => t!("mark-higher"),
    }
}

/// Returns the known part of an answer in words: `1 black, white unknown`.
pub fn known_in_words(alphabet: &Alphabet, board: &Board, feedback: PartialFeedback) -> String {
    match feedback {
        PartialFeedback::Known(feedback) => in_words(alphabet, board, feedback),
        PartialFeedback::Black(black) => {
            let open = own(alphabet).map_or_else(|| t!("answer-white-name"), |words| words.white.many.to_string());
            t!("answer-black-known", black = self::black(alphabet, black.into()), white = open)
        }
        PartialFeedback::White(white) => {
            let open = own(alphabet).map_or_else(|| t!("answer-black-name"), |words| words.black.many.to_string());
            t!("answer-white-known", white = self::white(alphabet, white.into()), black = open)
        }
        PartialFeedback::Unknown => t!("answer-unknown"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_notation::{PRESETS, read_board};

    fn said(board: &str, black: usize, white: usize) -> String {
        said_of(board, &format!("{black}.{white}"))
    }

    fn said_of(board: &str, answer: &str) -> String {
        let (alphabet, board) = (Alphabet::of_rules(board), read_board(board).unwrap());
        in_words(&alphabet, &board, alphabet.read_feedback(&board, answer).unwrap())
    }

    #[test]
    fn answers_of_other_games() {
        let all = || {
            [
                said_of("4x6-whites", "0.2"),
                said_of("4x6-each", "3.1"),
                said_of("3x6-marks", "+-."),
                said_of("3x6-order", "+^v"),
                said_of("3x6-marks", "win"),
                said_of("3x5x5", "1.0/0.2"),
                said_of("number-baseball", "1.2"),
                said_of("number-baseball", "0.0"),
                said_of("number-baseball", "3.0"),
                said_of("castle-tune", "1.0"),
            ]
        };
        let english = [
            "2 white",
            "3 black, 1 white",
            "right, elsewhere, wrong",
            "right, later, earlier",
            "all pegs right, the code is broken",
            "colours: 1 in place, 0 elsewhere; shapes: 0 in place, 2 elsewhere",
            "1 strike, 2 balls",
            "out",
            "3 strikes, the code is broken",
            "1 gear",
        ];
        let german = [
            "2 weiß",
            "3 schwarz, 1 weiß",
            "richtig, woanders, falsch",
            "richtig, später, früher",
            "alles richtig, der Code ist geknackt",
            "Farben: 1 am richtigen Platz, 0 woanders; Formen: 0 am richtigen Platz, 2 woanders",
            "1 Strike, 2 Bälle",
            "aus",
            "3 Strikes, der Code ist geknackt",
            "1 Zahnrad",
        ];
        assert_eq!(all(), english);
        assert_eq!(speaking(Language::German, all), german);
    }

    #[test]
    fn numbers_of_pegs_in_words_are_read() {
        let check = || {
            let boards = ["4x6", "4x6-each", "5x5-blacks"].into_iter();
            for name in PRESETS.iter().map(|preset| preset.name).chain(boards) {
                let (alphabet, board) = (Alphabet::of_rules(name), read_board(name).unwrap());
                let kind = board.feedback_kind();
                let skipped = !kind.tells(PegCount::InPlace) && alphabet.words().is_none();
                for feedback in board.feedbacks().filter(|&feedback| !skipped && feedback != board.win()) {
                    if matches!(feedback.parts(), FeedbackParts::Counts { .. }) && feedback.total() > 0 {
                        let said = in_words(&alphabet, &board, feedback);
                        assert_eq!(alphabet.read_feedback(&board, &said), Ok(feedback), "{name}: {said}");
                    }
                }
            }
        };
        check();
        speaking(Language::German, check);
    }

    #[test]
    fn every_kind_of_answer() {
        assert_eq!(said("4x6", 1, 2), "1 black, 2 white");
        assert_eq!(said("4x6", 0, 0), "no pegs");
        assert_eq!(said("4x6", 4, 0), "4 black, the code is broken");
        assert_eq!(said("4x6-blacks", 1, 0), "1 black");
        assert_eq!(said("4x6-sum", 0, 1), "1 colour right");
    }

    #[test]
    fn answers_that_are_known_in_part() {
        let said = |text: &str| {
            let board = Board::classic();
            known_in_words(&Alphabet::canonical(), &board, board.read_partial_feedback(text).unwrap())
        };
        let board = read_board("number-baseball").unwrap();
        let balls = board.read_partial_feedback("1.?").unwrap();
        let baseball = Alphabet::of_rules("number-baseball");
        assert_eq!(known_in_words(&baseball, &board, balls), "1 strike, balls unknown");
        let all = || ["?", "1.?", "?.2", "1.1"].map(said);
        assert_eq!(all(), ["unknown", "1 black, white unknown", "2 white, black unknown", "1 black, 1 white"]);
        let german = speaking(Language::German, all);
        assert_eq!(
            german,
            ["nicht bekannt", "1 schwarz, weiß nicht bekannt", "2 weiß, schwarz nicht bekannt", "1 schwarz, 1 weiß"]
        );
    }

    #[test]
    fn answers_in_german() {
        let said = speaking(Language::German, || {
            [said("4x6", 1, 2), said("4x6", 0, 0), said("4x6", 4, 0), said("4x6-blacks", 1, 0), said("4x6-sum", 0, 2)]
        });
        let expected =
            ["1 schwarz, 2 weiß", "kein Stift", "4 schwarz, der Code ist geknackt", "1 schwarz", "2 Farben richtig"];
        assert_eq!(said, expected);
    }
}
