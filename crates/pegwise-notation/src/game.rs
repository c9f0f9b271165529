//! Games in one line: rules, then guesses and answers.

use crate::alphabet::Alphabet;
use crate::rules::read_rules;
use pegwise_core::text::shown;
use pegwise_core::{Feedback, History, NotationError, PartialFeedback, PartialTurn, Problem, Rules, Turn};
use std::fmt;

/// Rules and turns in one line: a whole game, or a game so far.
///
/// ```
/// use pegwise_notation::GameRecord;
/// let game: GameRecord = "classic 1122:11 AABC:++-".parse()?;
/// assert_eq!(game.to_string(), "4x6 1122:1.1 1123:2.1");
/// # Ok::<(), pegwise_core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GameRecord<F = Feedback> {
    /// The rules.
    pub rules: Rules,
    /// The turns in order.
    pub history: History<F>,
}

impl<F: fmt::Display> fmt::Display for GameRecord<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.rules)?;
        let alphabet = Alphabet::canonical_on(&self.rules);
        self.history.iter().try_for_each(|turn| write!(f, " {}:{}", alphabet.write(&turn.guess), turn.feedback))
    }
}

impl std::str::FromStr for GameRecord {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Alphabet::canonical().read_game(None, text)
    }
}

/// A game in one line whose answers may be only partly known.
///
/// ```
/// use pegwise_notation::{GameRecord, PartialRecord};
/// let game: PartialRecord = "classic 1122:11 3344:? 1134:1.?".parse()?;
/// assert_eq!(game.to_string(), "4x6 1122:1.1 3344:? 1134:1.?");
/// assert_eq!(game.known(), None);
/// let known: PartialRecord = "classic 1122:11".parse()?;
/// assert_eq!(known.known(), Some("4x6 1122:1.1".parse()?));
/// # Ok::<(), pegwise_core::NotationError>(())
/// ```
pub type PartialRecord = GameRecord<PartialFeedback>;

impl PartialRecord {
    /// The game, if all answers are known.
    pub fn known(&self) -> Option<GameRecord> {
        let history = self.history.iter().map(PartialTurn::known).collect::<Option<_>>()?;
        Some(GameRecord { rules: self.rules.clone(), history })
    }
}

impl From<GameRecord> for PartialRecord {
    fn from(GameRecord { rules, history }: GameRecord) -> Self {
        GameRecord { rules, history: history.into_iter().map(PartialTurn::from).collect() }
    }
}

impl std::str::FromStr for PartialRecord {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Alphabet::canonical().read_partial_game(None, text)
    }
}

impl Alphabet {
    /// Reads a game in the symbols of [`Alphabet::of_game`], using `default` if the text does not begin with rules.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the row and the position of the error. Without any rules, an unreadable first
    /// word is [`Problem::UnknownRules`], and an empty text [`Problem::Empty`].
    pub fn read_game(&self, default: Option<&Rules>, text: &str) -> Result<GameRecord, NotationError> {
        read_record(self, default, text, read_known)
    }

    /// Like [`Alphabet::read_game`], but answers may be only partly known: [`PartialFeedback`].
    ///
    /// # Errors
    /// Returns the errors of [`Alphabet::read_game`].
    pub fn read_partial_game(&self, default: Option<&Rules>, text: &str) -> Result<PartialRecord, NotationError> {
        read_record(self, default, text, read_partly_known)
    }

    /// Writes a game in one line that [`Alphabet::read_game`] can read, omitting rules that the reader can infer.
    pub fn write_game<F: fmt::Display>(&self, rules: Option<&Rules>, turns: &[Turn<F>]) -> String {
        let turns = turns.iter().map(|turn| format!("{}:{}", self.write(&turn.guess), turn.feedback));
        rules.map(|rules| self.write_rules(rules)).into_iter().chain(turns).collect::<Vec<_>>().join(" ")
    }

    /// Reads one turn, such as `1122:1.1`.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_turn(&self, rules: &Rules, text: &str) -> Result<Turn, NotationError> {
        let row = read_row(1, text.trim(), rules, self, read_known);
        row.map_err(|error| NotationError { row: None, ..error })
    }

    /// Like [`Alphabet::read_turn`], but the answer may be only partly known.
    ///
    /// ```
    /// use pegwise_core::{PartialFeedback, Rules};
    /// use pegwise_notation::Alphabet;
    /// let turn = Alphabet::canonical().read_partial_turn(&Rules::classic(), "1122:1.?")?;
    /// assert_eq!(turn.feedback, PartialFeedback::Black(1));
    /// # Ok::<(), pegwise_core::NotationError>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_partial_turn(&self, rules: &Rules, text: &str) -> Result<PartialTurn, NotationError> {
        let row = read_row(1, text.trim(), rules, self, read_partly_known);
        row.map_err(|error| NotationError { row: None, ..error })
    }
}

fn read_known(alphabet: &Alphabet, rules: &Rules, answer: &str) -> Result<Feedback, NotationError> {
    alphabet.read_feedback(rules, answer).map_err(|error| match alphabet.read_partial_feedback(rules, answer) {
        Ok(_) => NotationError { problem: Problem::PartOfAnswer, ..error },
        Err(_) => error,
    })
}

fn read_partly_known(alphabet: &Alphabet, rules: &Rules, answer: &str) -> Result<PartialFeedback, NotationError> {
    alphabet.read_partial_feedback(rules, answer)
}

fn read_record<F>(
    own: &Alphabet,
    default: Option<&Rules>,
    text: &str,
    read: impl Fn(&Alphabet, &Rules, &str) -> Result<F, NotationError>,
) -> Result<GameRecord<F>, NotationError> {
    let text = &*own.narrow(text);
    let alphabet = own.of_game(text);
    let mut words = text.split_whitespace().peekable();
    let first = words.next_if(|word| default.is_none() || !word.contains(':'));
    let rules = match (first, default) {
        // A word that is neither rules nor a row is most likely a row that lacks its answer.
        (Some(word), Some(rules)) => read_rules(word)
            .map_err(|error| if own.read_guess(rules, word).is_ok() { missing_answer(1, word) } else { error })?,
        (Some(word), None) => read_rules(word)?,
        (None, Some(rules)) => rules.clone(),
        (None, None) => {
            return Err(NotationError::new(text, 0, Problem::Empty { expected: "a game such as 4x6 1122:1.1" }));
        }
    };
    let rows = |alphabet: &Alphabet| {
        let turns = words.clone().enumerate().map(|(index, word)| read_row(index + 1, word, &rules, alphabet, &read));
        turns.collect::<Result<_, _>>()
    };
    // Programs write a board with a list of words in canonical symbols, people in letters.
    let has_words = own.is_usual() && rules.codes().word_list().is_some();
    let others = || [Alphabet::usual(&rules), Alphabet::canonical()].iter().find_map(|other| rows(other).ok());
    let history = rows(&alphabet).or_else(|error| others().filter(|_| has_words).ok_or(error))?;
    Ok(GameRecord { rules, history })
}

fn read_row<F>(
    row: usize,
    word: &str,
    rules: &Rules,
    alphabet: &Alphabet,
    read: impl Fn(&Alphabet, &Rules, &str) -> Result<F, NotationError>,
) -> Result<Turn<F>, NotationError> {
    let word = &*alphabet.narrow(word);
    let (guess, answer) = word.split_once(':').ok_or_else(|| missing_answer(row, word))?;
    let in_row = |error: NotationError, before| NotationError { row: Some(row), ..error.within(word, before) };
    let feedback_at = guess.chars().count() + 1;
    let guess = alphabet.read_guess(rules, guess).map_err(|error| in_row(error, 0))?;
    let feedback = read(alphabet, rules, answer).map_err(|error| in_row(error, feedback_at))?;
    Ok(Turn { guess, feedback })
}

fn missing_answer(row: usize, word: &str) -> NotationError {
    let at = word.chars().count();
    NotationError { row: Some(row), ..NotationError::new(&shown(word), at, Problem::NoAnswer) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::CodeSpace;

    #[test]
    fn games_are_written_in_the_persons_alphabet() {
        let alphabet = Alphabet::new("BGKRWY").unwrap();
        let game: GameRecord = "4x6 1122:1.1".parse().unwrap();
        assert_eq!(alphabet.write_game(Some(&game.rules), &game.history), "4x6 BBGG:1.1");
        assert_eq!(alphabet.write_game(None, &game.history), "BBGG:1.1");
        let game: GameRecord = "4x10-distinct-in8 1A23:1.1".parse().unwrap();
        let line = Alphabet::usual(&game.rules).write_game(Some(&game.rules), &game.history);
        assert_eq!((line.as_str(), line.parse()), ("bulls-and-cows-in8 0912:1.1", Ok(game)));
    }

    #[test]
    fn games_are_read_and_written() {
        let game: GameRecord = "4x6 1122:11 1344:02".parse().unwrap();
        assert_eq!(game.to_string(), "4x6 1122:1.1 1344:0.2");
        let default = Rules::classic();
        let game = Alphabet::canonical().read_game(Some(&default), "1122:+-").unwrap();
        assert_eq!(game.to_string(), "4x6 1122:1.1");
        let game = Alphabet::canonical().read_game(Some(&default), "5x8 11223:+-").unwrap();
        assert_eq!(game.to_string(), "5x8 11223:1.1");
        let game = Alphabet::canonical().read_loose_game(None, "４ｘ６ １１２２：１。１　１３４４：０．２").unwrap();
        assert_eq!(game.to_string(), "4x6 1122:1.1 1344:0.2");
        let game = Alphabet::canonical().read_game(Some(&default), "").unwrap();
        assert_eq!(game.to_string(), "4x6");
    }

    #[test]
    fn the_name_of_a_board_says_how_its_codes_are_written() {
        let bulls: GameRecord = "Bulls-and-Cows-in7 0123:0.1 4567:11".parse().unwrap();
        assert_eq!(bulls.to_string(), "4x10-distinct-in7 1234:0.1 5678:1.1");
        let canonical: GameRecord = "4x10-distinct 1A23:0.1".parse().unwrap();
        assert_eq!(canonical.to_string(), "4x10-distinct 1A23:0.1");
        let usual = Alphabet::usual(&canonical.rules);
        assert_eq!(usual.read_game(None, "4x10-distinct 1A23:0.1").unwrap(), canonical);
        assert_eq!(usual.read_game(Some(&canonical.rules), "0912:0.1").unwrap(), canonical);
        assert_eq!(usual.read_loose_game(Some(&canonical.rules), "0912 0.1").unwrap(), canonical);
        assert_eq!(usual.of_game("0912 0.1"), usual);
        let own = Alphabet::new("ABCDEFGHIJ").unwrap();
        assert_eq!(own.read_game(None, "bulls-and-cows AJBC:0.1").unwrap(), canonical);
        assert!("bulls-and-cows 1A23:0.1".parse::<GameRecord>().is_err());
    }

    #[test]
    fn lists_of_words_are_read_in_letters_and_in_canonical_symbols() {
        let read = |text: &str| text.parse::<GameRecord>().map(|game| game.to_string());
        for board in ["5x26-words=en-marks", "5x26-words=en-marks-free", "5x26-words=de-sum"] {
            let rules = read_rules(board).unwrap();
            let (usual, canonical) = (Alphabet::usual(&rules), Alphabet::canonical());
            assert!(usual.is_of_letters() && usual.is_usual() && Alphabet::of_rules(board).is_of_letters(), "{board}");
            let CodeSpace::Listed(words) = rules.codes() else { unreachable!("it has a list") };
            for word in words.iter() {
                let game = format!("{board} {word}:?");
                let read = |text: &str| text.parse::<PartialRecord>().map(|game| game.to_string());
                assert_eq!(read(&game).as_ref(), Ok(&game));
                let row = format!("{word}:?");
                assert!(usual.read_partial_game(Some(&rules), &row).is_ok(), "{game}");
                // No word in letters is another word in canonical symbols.
                if canonical.read_guess(&rules, &usual.write(word)).is_err() {
                    assert_eq!(read(&format!("{board} {}:?", usual.write(word))).as_ref(), Ok(&game));
                } else {
                    assert!(board.ends_with("-free"), "{board} {word}");
                }
            }
        }
        assert_eq!(read("words FRONT:.---."), read("5x26-words=en-marks-in6 FRONT:.---."));
        assert!(read("5x26-words=en-marks FRONX:.---.").is_err());
    }

    #[test]
    fn rules_are_written_so_that_codes_are_read_again() {
        for (rules, written) in [
            ("4x10-distinct", "bulls-and-cows"),
            ("4x10-distinct-in7", "bulls-and-cows-in7"),
            ("4x10-distinct-blacks-in8", "bulls-and-cows-blacks-in8"),
            ("4x10", "4x10"),
            ("4x6", "4x6"),
        ] {
            let rules: Rules = rules.parse().unwrap();
            let alphabet = Alphabet::usual(&rules);
            assert_eq!(alphabet.write_rules(&rules), written);
            assert_eq!(read_rules(written), Ok(rules.clone()));
            assert_eq!(Alphabet::of_rules(written), alphabet);
            assert_eq!(Alphabet::new("0123456789").unwrap().write_rules(&rules), rules.to_string());
        }
    }

    #[test]
    fn errors_name_the_row_and_the_character() {
        let error = |text: &str| text.parse::<GameRecord>().unwrap_err().to_string();
        assert_eq!(
            error("4x6 1122:11 1394:02"),
            "row 2, character 3 of `1394:02`: `9` is not a colour here; the colours are 1 to 6"
        );
        assert!(error("4x6 1122:31").starts_with("row 1, character 6 of `1122:31`: 3 black and 1 white cannot"));
        assert!(error("4x6 1122").starts_with("row 1, character 5 of `1122`: a row is a guess, a colon"));
        assert!(error("1122:11").contains("is not a board"));
        assert_eq!(error(" "), "character 1 of ` `: nothing here; expected a game such as 4x6 1122:1.1");
        let error = Alphabet::canonical().read_game(Some(&Rules::classic()), "1122").unwrap_err();
        assert!(error.to_string().contains("a row is a guess, a colon"), "{error}");
    }

    #[test]
    fn games_with_gaps_are_refused_where_every_answer_has_to_be_known() {
        let error = "4x6 1122:1.1 1344:?".parse::<GameRecord>().unwrap_err();
        assert_eq!((error.row, &error.problem), (Some(2), &Problem::PartOfAnswer));
        assert!(error.to_string().starts_with("row 2, character 6 of `1344:?`: this answer is not fully known"));
        let game: PartialRecord = "4x6 1122:1.1 1344:? 5566:?.1".parse().unwrap();
        assert_eq!(game.to_string().parse(), Ok(game.clone()));
        let alphabet = Alphabet::new("BGKRWY").unwrap();
        let written = alphabet.write_game(Some(&game.rules), &game.history);
        assert_eq!(written, "4x6 BBGG:1.1 BKRR:? WWYY:?.1");
        assert_eq!(alphabet.read_partial_game(None, &written), Ok(game));
    }
}
