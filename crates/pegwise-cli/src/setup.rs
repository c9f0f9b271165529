use crate::args::{Common, Format};
use crate::failure::{Failure, Outcome};
use pegwise::notation::{Alphabet, GameRecord, read_game};
use pegwise::{Code, Codebook, Limits, MAX_ROWS, Rules, Session, StrategySpec};
use std::io::Read;
use std::path::Path;

/// What the arguments mean: the board, how colours are written, how the result is written.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) rules: Rules,
    pub(crate) alphabet: Alphabet,
    pub(crate) limits: Limits,
    pub(crate) format: Format,
    pub(crate) plain: bool,
}

impl Setup {
    pub(crate) fn new(common: &Common) -> Outcome<Self> {
        let mut alphabet = match &common.alphabet {
            Some(symbols) => Alphabet::new(symbols).map_err(Failure::usage)?,
            None => Alphabet::canonical(),
        };
        let mut rules = match &common.rules {
            Some(rules) => rules.parse().map_err(Failure::usage)?,
            None => Rules::classic(),
        };
        if let Some(file) = &common.codes {
            (rules, alphabet) = read_codes(file, common, rules, alphabet)?;
        }
        if let Some(names) = &common.names {
            alphabet = alphabet.with_names(names.iter().cloned()).map_err(Failure::usage)?;
        }
        let memory = common.memory.saturating_mul(1 << 20);
        let format = if common.json { Format::Json } else { common.format };
        Ok(Setup { rules, alphabet, limits: Limits { memory }, format, plain: common.plain })
    }

    /// Reads a game given as words; one that begins with rules of its own is played by those.
    pub(crate) fn game(&self, words: &[String]) -> Outcome<GameRecord> {
        let text = if words == ["-"] { read_stdin()? } else { words.join(" ") };
        let record = read_game(&text, Some(&self.rules), &self.alphabet).map_err(Failure::usage)?;
        self.alphabet.check(&record.rules).map_err(Failure::usage)?;
        Ok(record)
    }

    /// A session with the turns of a game.
    pub(crate) fn session(&self, record: GameRecord) -> Outcome<Session> {
        self.alphabet.check(&record.rules).map_err(Failure::usage)?;
        if record.rules.max_guesses() > MAX_ROWS {
            return Err(Failure::Usage(format!(
                "a game holds at most {MAX_ROWS} rows; allow fewer guesses, as -in{MAX_ROWS}"
            )));
        }
        Session::from_record(record, self.limits)
            .map_err(|(row, reason)| Failure::Usage(format!("row {row}: {reason}")))
    }

    /// A session without turns, on the board of the options.
    pub(crate) fn new_session(&self) -> Outcome<Session> {
        self.session(GameRecord { rules: self.rules.clone(), history: Vec::new() })
    }

    pub(crate) fn codebook(&self) -> Outcome<Codebook> {
        self.alphabet.check(&self.rules).map_err(Failure::usage)?;
        Ok(Codebook::with_limits(&self.rules, self.limits)?)
    }

    pub(crate) fn spec(&self, text: &str, rules: &Rules) -> Outcome<StrategySpec> {
        StrategySpec::read_with(text, rules, &self.alphabet).map_err(Failure::usage)
    }

    /// The game in one line, codes as the person writes them.
    pub(crate) fn write_game(&self, session: &Session) -> String {
        let turns = session.turns().iter().map(|turn| format!(" {}:{}", self.write(&turn.guess), turn.feedback));
        std::iter::once(session.rules().to_string()).chain(turns).collect()
    }

    /// A code as the person writes it.
    pub(crate) fn write(&self, code: &Code) -> String {
        self.alphabet.write(code)
    }
}

pub(crate) fn read_stdin() -> Outcome<String> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).map_err(|error| unreadable(Path::new("standard input"), &error))?;
    Ok(text)
}

/// The text of a file; `-` is standard input.
pub(crate) fn read_file(file: &Path) -> Outcome<String> {
    if file == Path::new("-") {
        return read_stdin();
    }
    std::fs::read_to_string(file).map_err(|error| unreadable(file, &error))
}

pub(crate) fn unreadable(file: &Path, error: &std::io::Error) -> Failure {
    Failure::Usage(format!("cannot read {}: {error}", file.display()))
}

pub(crate) fn write_file(file: &Path, text: &str) -> Outcome {
    std::fs::write(file, text).map_err(|error| Failure::No(format!("cannot write {}: {error}", file.display())))
}

/// The codes of a file, one on each line. Without rules of their own they decide the board: words are
/// read with the letters A to Z as colours, anything else in the canonical alphabet.
fn read_codes(file: &Path, common: &Common, board: Rules, alphabet: Alphabet) -> Outcome<(Rules, Alphabet)> {
    let text = read_file(file)?;
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let lines: Vec<(usize, &str)> = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).collect();
    let Some(&(_, first)) = lines.first() else {
        return Err(Failure::Usage(format!("{}: no codes in this file; write one on each line", file.display())));
    };
    let words = lines.iter().all(|(_, line)| line.chars().all(|c| c.is_ascii_alphabetic()));
    let alphabet = match &common.alphabet {
        None if words => Alphabet::new("ABCDEFGHIJKLMNOPQRSTUVWXYZ").expect("26 different letters"),
        _ => alphabet,
    };
    let board = if common.rules.is_some() {
        board
    } else {
        let largest_digit = || text.chars().filter_map(|c| c.to_digit(36)).max().unwrap_or(1) as usize;
        let colors = match &common.alphabet {
            Some(symbols) => symbols.chars().count(),
            None if words => 26,
            None => largest_digit(),
        };
        Rules::new(first.chars().count(), colors.max(1)).map_err(Failure::usage)?
    };
    let in_line = |line: usize, problem: String| Failure::Usage(format!("{}, line {line}: {problem}", file.display()));
    let read = |&(line, code): &(usize, &str)| {
        alphabet.read_code(&board, code).map_err(|error| in_line(line, error.to_string()))
    };
    let codes: Vec<Code> = lines.iter().map(read).collect::<Outcome<_>>()?;
    Ok((board.clone().listed(codes).map_err(Failure::usage)?, alphabet))
}
