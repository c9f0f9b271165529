//! Games as Pegwise prints them: rows in sentences and in tables, between headings and notes.

use crate::alphabet::Alphabet;
use crate::loose::{HEADS, color_word};
use crate::rules::read_rules;
use pegwise_core::{AnswerForm, PartialFeedback, Rules};

/// The words before the answer in a row to be read aloud: `Row 1: 1122, red red green green. Answer: 1 black, 0 white.`
const ANSWERS: [&str; 2] = [". Answer: ", ". Antwort: "];
/// The end of the winning answer: `4 black, the code is broken`.
pub(crate) const BROKEN: [&str; 2] = ["the code is broken", "der Code ist geknackt"];
const UNKNOWN: [&str; 2] = ["unknown", "nicht bekannt"];
/// Parts of notes that may mention a row or begin like one: a strategy can have the name of a code, as `first` is a word.
const NOTES: [&str; 35] = [
    "No answer was false",
    "Keine Antwort war falsch",
    "One answer is wrong",
    "Eine Antwort ist falsch",
    " to the next guess is impossible",
    " auf den nächsten Zug ist unmöglich",
    " fits all rows",
    " passt zu allen Zeilen",
    "Find a guess ",
    "Welcher Zug gewinnt",
    "is the secret",
    "The secret is",
    "ist der Code",
    "Der Code ist",
    " is false; it should be ",
    " ist falsch; ",
    ENDINGS[0],
    ENDINGS[1],
    ENDINGS[2],
    ENDINGS[3],
    " true: ",
    " false: ",
    " falsch: ",
    "Next guess: ",
    "Nächster Zug: ",
    PUZZLES[0],
    PUZZLES[1],
    " is an estimate: ",
    " are estimates: ",
    " ist geschätzt: ",
    " sind geschätzt: ",
    " (0 to 99).",
    " (0 bis 99).",
    " you need ",
    " brauchst du ",
];
/// Parts of lines that give the game in one line when it ends.
const ENDINGS: [&str; 14] = [
    " broke the code in ",
    " did not break the code in ",
    " hat den Code ",
    " hast den Code ",
    " was stopped after ",
    " angehalten. ",
    "the game so far: ",
    "das Spiel bis dahin: ",
    "You left the game: ",
    "Spiel verlassen: ",
    "That was the last guess. ",
    "Das war der letzte Zug. ",
    "You gave up. ",
    "Du hast aufgegeben. ",
];
const PUZZLES: [&str; 3] = ["Puzzle ", "Rätsel ", "Raetsel "];
const SOLUTIONS: [&str; 3] = ["Answer key", "Lösungen", "Loesungen"];
const QUOTES: [char; 7] = ['“', '”', '„', '‘', '’', '"', '\''];
/// Words of sentences and of the first line of a table that are in no row.
const OF_NOTES: [&str; 23] = [
    "no", "the", "is", "of", "on", "or", "to", "oder", "are", "fits", "answer", "der", "des", "die", "das", "den",
    "ist", "von", "bis", "im", "zu", "werden", "antwort",
];

/// The headings of the columns of guesses and answers in CSV and Markdown.
const COLUMNS: [[&str; 2]; 2] = [["guess", "Zug"], ["answer", "Antwort"]];

/// The rows in a text, without the headings and notes around them, or `None` if the text has nothing of the kind.
pub(crate) fn rows(alphabet: &Alphabet, rules: &Rules, text: &str) -> Option<String> {
    let page = Page { alphabet, rules };
    if let Some(rows) = page.of_columns(text) {
        return Some(rows);
    }
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    if lines().filter(|line| PUZZLES.iter().any(|puzzle| line.starts_with(puzzle))).count() > 1 {
        return None;
    }
    let rows: Vec<String> = lines()
        .take_while(|line| !SOLUTIONS.contains(&line.trim()))
        .filter(|line| !page.is_note(line))
        .map(|line| page.spoken(line).or_else(|| page.of_table(line)).unwrap_or_else(|| line.to_owned()))
        .collect();
    (!rows.is_empty() && !lines().eq(&rows)).then(|| rows.join("\n"))
}

impl Alphabet {
    /// The game in the command, or in the last line of a game, that Pegwise printed: `pegwise suggest 4x6 1122:1.1`.
    /// `None` if there is none, if there are several, or if its symbols are in a file.
    ///
    /// ```
    /// use pegwise_notation::Alphabet;
    /// let game = Alphabet::canonical().printed_game("“pegwise check 4x6 1122:1.1 --all” lists them");
    /// assert_eq!(game.as_deref(), Some("4x6 1122:1.1"));
    /// ```
    pub fn printed_game(&self, text: &str) -> Option<String> {
        let games: Vec<String> = text.lines().filter_map(|line| self.game_of_line(line)).collect();
        // Each may continue the one before.
        let longest = games.iter().max_by_key(|game| game.len())?;
        let given = text.split_whitespace().next().and_then(|word| read_rules(word).ok());
        let own = longest.split(' ').next().and_then(|word| read_rules(word).ok());
        let is_only = games.iter().all(|game| longest.starts_with(game)) && (given.is_none() || given == own);
        is_only.then(|| longest.clone())
    }

    fn game_of_line(&self, line: &str) -> Option<String> {
        let words: Vec<&str> = line.split_whitespace().map(|word| word.trim_matches(QUOTES)).collect();
        let from = words.iter().position(|word| *word == "pegwise");
        let is_of_file = |word: &&str| ["--names", "--codes"].iter().any(|own| word.starts_with(own));
        if from.is_none() && !ENDINGS.iter().any(|ending| line.contains(ending))
            || self.is_usual() && words.iter().any(is_of_file)
        {
            return None;
        }
        let symbols = words.iter().position(|word| *word == "--alphabet").filter(|_| self.is_usual());
        let own = symbols.map(|at| Alphabet::new(words.get(at + 1).copied().unwrap_or_default()));
        let mut words = words.into_iter().skip(from.unwrap_or_default()).skip_while(|word| read_rules(word).is_err());
        let board = words.next()?;
        let rows: Vec<&str> = words.take_while(|word| word.contains(':')).collect();
        let game = (!rows.is_empty()).then(|| format!("{board} {}", rows.join(" ")))?;
        let canonical = |own: Alphabet| Some(own.read_partial_game(None, &game).ok()?.to_string());
        own.map_or(Some(game.clone()), |own| canonical(own.ok()?))
    }
}

/// The board in the command that Pegwise prints above puzzles: `pegwise puzzle --rules padlock`.
pub(crate) fn board(text: &str) -> Option<(&str, Rules)> {
    let mut words = text.split_whitespace().skip_while(|word| *word != "pegwise").skip_while(|word| *word != "--rules");
    let board = words.nth(1)?;
    Some((board, read_rules(board).ok()?))
}

struct Page<'a> {
    alphabet: &'a Alphabet,
    rules: &'a Rules,
}

impl Page<'_> {
    fn spoken(&self, line: &str) -> Option<String> {
        let (row, rest) = ANSWERS.iter().find_map(|answer| line.split_once(answer))?;
        let (_, guess) = row.split_once(": ")?;
        let guess = guess.split_once(", ").map_or(guess, |(code, _)| code);
        let answer = rest.split_once(". ").map_or(rest.trim_end().trim_end_matches('.'), |(answer, _)| answer);
        if BROKEN.iter().any(|broken| answer.ends_with(broken)) {
            return self.row(guess, &self.rules.win().to_string());
        }
        self.row(guess, answer)
    }

    /// Reads CSV or a Markdown table.
    fn of_columns(&self, text: &str) -> Option<String> {
        let is_line_below_heading = |line: &str| line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let heading = lines.next()?;
        let separator = if heading.starts_with('|') { '|' } else { ',' };
        let cell = |line: &'_ str, column: usize| line.split(separator).nth(column).map(|cell| cell.trim().to_owned());
        let column = |names: [&str; 2]| heading.split(separator).position(|name| names.contains(&name.trim()));
        let [guess, answer] = COLUMNS.map(column);
        let (guess, answer) = (guess?, answer?);
        let rows = lines.filter(|line| separator == ',' || !is_line_below_heading(line));
        let rows: Option<Vec<_>> = rows.map(|row| self.row(&cell(row, guess)?, &cell(row, answer)?)).collect();
        Some(rows?.join("\n"))
    }

    /// Reads a row of a table: its number, the guess, the answer and the number of codes left, then a comment.
    fn of_table(&self, line: &str) -> Option<String> {
        let is_number = |cell: &str| cell.chars().all(|c| c.is_ascii_digit() || matches!(c, ',' | '.' | '^'));
        // The number of codes left may be `about 10^24`.
        let is_count = |cell: &str| is_number(cell.trim_start_matches(|c: char| c.is_alphabetic() || c == ' '));
        match line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect::<Vec<_>>()[..] {
            [number, guess, answer, left, ..] if is_number(number) && is_count(left) => self.row(guess, answer),
            // To be read aloud: the number, the code with its colours, and a sentence.
            [number, guess, answer] if is_number(number) => self.row(guess.split(", ").next()?, answer),
            _ => None,
        }
    }

    fn row(&self, guess: &str, answer: &str) -> Option<String> {
        let guess = self.alphabet.read_guess(self.rules, guess).ok()?;
        let answer = self.answer(answer).or_else(|| self.answer(&self.signs(answer)?))?;
        Some(format!("{}:{answer}", self.alphabet.write(&guess)))
    }

    /// Returns the signs for an answer that is spoken in words which only Pegwise uses.
    fn signs(&self, answer: &str) -> Option<String> {
        if UNKNOWN.contains(&answer) {
            return Some("?".to_owned());
        }
        let clauses = answer.split(", ");
        let numbers: Vec<&str> = answer.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
        let part = |clause: &str| {
            let known = UNKNOWN.iter().find_map(|unknown| clause.strip_suffix(unknown));
            known.map_or_else(|| clause.to_owned(), |count| format!("? {}", count.trim()))
        };
        match (self.rules.feedback_kind().form(), &numbers[..]) {
            (AnswerForm::Pairs, [a, b, c, d]) => Some(format!("{a}.{b}/{c}.{d}")),
            (AnswerForm::Counts([_]), [count]) => Some((*count).to_owned()),
            (AnswerForm::Counts([_, _]), _) => Some(clauses.map(part).collect::<Vec<_>>().join(", ")),
            _ => None,
        }
    }

    fn answer(&self, text: &str) -> Option<PartialFeedback> {
        self.alphabet.read_partial_feedback(self.rules, text).ok()
    }

    /// Whether a line clearly contains no row: it neither begins like one nor ends with an answer.
    fn is_note(&self, line: &str) -> bool {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_row =
            |word: &&str| word.split_once(':').is_some_and(|(guess, answer)| self.row(guess, answer).is_some());
        let is_pegwise = |word: &&str| word.trim_matches(QUOTES) == "pegwise";
        let is_command = words.iter().any(is_pegwise) && !words.iter().any(is_row);
        let is_board =
            |word: &&str| word.strip_suffix(':').is_some_and(|board| read_rules(board).as_ref() == Ok(self.rules));
        is_command
            || NOTES.iter().any(|note| line.contains(note) || !note.is_ascii() && line.contains(&in_ascii(note)))
            || self.is_legend(&words)
            || is_fix(&words)
            || words[0] == "?"
            || is_proposal(line)
            || words.iter().any(is_board)
            || self.is_prose(&words)
    }

    /// Whether a line is of the table of pairs: the names of the shapes, or a colour with its pairs.
    fn is_legend(&self, words: &[&str]) -> bool {
        let Some([_, shapes]) = self.rules.attributes() else { return false };
        let is_name = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
        let symbols = &words[words.len().saturating_sub(shapes)..];
        let are_symbols = || symbols.iter().all(|symbol| symbol.chars().count() == 1);
        match words.len().checked_sub(shapes) {
            Some(0) => words.iter().all(is_name),
            Some(1) => is_name(&words[0]) && are_symbols(),
            Some(others) => others == shapes + 1 && words[0].ends_with(':'),
            None => false,
        }
    }

    fn is_prose(&self, words: &[&str]) -> bool {
        let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        let is_colour =
            |word: &&str| self.alphabet.is_name(self.rules, &bare(word)) || color_word(&bare(word)).is_some();
        let is_long = |word: &&&str| bare(word).chars().filter(|c| c.is_alphabetic()).count() > 1;
        let in_sentence = words.iter().filter(is_long).filter(|word| !is_colour(word)).count() > 2;
        let begins_with_word = words[0].starts_with(char::is_alphabetic)
            && !words[0].contains(|c: char| c.is_ascii_digit())
            && !is_colour(&words[0]);
        let is_row = HEADS.contains(&bare(words[0]).as_str())
            && words.get(1).is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit() || c == '#'));
        let most = words.len().min(self.rules.pegs() + 2);
        let has_guess = || (1..=most).any(|end| self.alphabet.read_guess(self.rules, &words[..end].join(" ")).is_ok());
        let end = |from: usize| words[from..].join(" ");
        let has_answer = || (1..most).any(|from| self.answer(end(from).trim_end_matches(['.', ';', ','])).is_some());
        in_sentence
            && begins_with_word
            && !is_row
            && words.iter().any(|word| OF_NOTES.contains(&bare(word).as_str()))
            && !has_guess()
            && !has_answer()
    }
}

/// A text as it is printed with `--ascii`.
fn in_ascii(text: &str) -> String {
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")]
        .iter()
        .fold(text.to_owned(), |text, (c, plain)| text.replace(c, plain))
}

/// Whether a line proposes a guess, which has no answer yet: `1   1   1   2   3   (possible: 1 of 1,296 codes left)`.
fn is_proposal(line: &str) -> bool {
    let is_word = |word: &&str| word.contains(char::is_alphabetic);
    let said = line.split_once("   (").filter(|_| line.trim_end().ends_with(')'));
    said.is_some_and(|(_, said)| said.split_whitespace().filter(is_word).count() > 2)
}

/// Whether the words name a row instead of being one, as fixes do: `1. row 2, 1122: 1.1 instead of 1.2`.
fn is_fix(words: &[&str]) -> bool {
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    let [number, head, row, ..] = words else { return false };
    let is_head = HEADS.contains(&head.to_lowercase().as_str());
    is_number(number) && number.ends_with('.') && is_head && is_number(row) && row.ends_with(',')
}
