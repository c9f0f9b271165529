//! The file of finished games, and how it is read, written and merged.

use crate::finished::{FinishedGame, InvalidFinishedGame};
use jiff::Timestamp;
use pegwise_notation::{GameRecord, shown};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::str::Utf8Error;

/// A file of finished games: its games, remarks and unreadable lines, in order (`docs/history-format.md`).
///
/// This type opens no file. Unreadable lines are kept, because a later version may read them. If several lines are the
/// same game, the last one counts and takes the place of the first.
///
/// ```
/// use pegwise_game::GameHistory;
///
/// let game = "2026-11-21T11:20:00Z play won 4x6 1122:0.1 4266:4.0";
/// let mut history = GameHistory::read(format!("pegwise-games 1\n{game}\nnonsense\n").as_bytes())?;
/// assert_eq!(history.games().map(ToString::to_string).collect::<Vec<_>>(), [game]);
/// assert_eq!(history.unreadable().next().map(|line| line.number), Some(3));
///
/// history.add(game.replace("won", "won skill=87").parse()?);
/// assert_eq!(history.write(), format!("pegwise-games 1\n{}\nnonsense\n", game.replace("won", "won skill=87")).as_bytes());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct GameHistory {
    lines: Vec<Line>,
}

const FORMAT: [&str; 2] = ["pegwise-games", "1"];
const HEAD: &str = "pegwise-games 1\n";
/// The mark on a line that a crash cut off. A line that ends with it is not a game.
const CUT: &str = " cut";

/// The maximum size of a history in bytes: more than two million games, or four thousand with lists of 10,000 words.
pub const MAX_HISTORY: usize = 256 << 20;

#[derive(Clone, PartialEq, Eq, Debug)]
enum Line {
    Game(Box<FinishedGame>),
    Remark(Vec<u8>),
    Unreadable(UnreadableLine),
}

/// A line that is not a game but stays in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnreadableLine {
    /// The line number in the file, counted from 1.
    pub number: usize,
    /// The reason why the line is not a game.
    pub problem: InvalidLine,
    bytes: Vec<u8>,
}

/// The reason why a line is not a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidLine {
    /// A crash cut the line off: its end is missing, or it is marked as cut.
    #[error("the line has no end: it was cut off")]
    CutOff,
    /// The line is not valid UTF-8.
    #[error("the line is not text: {0}")]
    NotText(#[from] Utf8Error),
    /// The line is text, but not a finished game.
    #[error(transparent)]
    Game(#[from] InvalidFinishedGame),
}

/// The reason why a file cannot be read as a history.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidHistory {
    /// The file has a format from a later version.
    #[error(
        "these games are in the format `{found}` of a later version of Pegwise; this version reads `pegwise-games 1`. \
         Install the later version"
    )]
    Version {
        /// The first line.
        found: String,
    },
    /// The file is larger than [`MAX_HISTORY`].
    #[error("the file of games has {bytes} bytes, but at most {MAX_HISTORY} are read")]
    TooLarge {
        /// The size of the file in bytes.
        bytes: usize,
    },
}

/// The result of merging another history: see [`GameHistory::merge`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Merged {
    /// The number of games added.
    pub added: usize,
    /// The number of games that were already there.
    pub known: usize,
}

impl GameHistory {
    /// Reads a whole file. A last line without a newline was cut off by a crash and is not a game.
    ///
    /// # Errors
    /// Returns [`InvalidHistory`] if the file is too large or from a later version. Invalid lines are
    /// [`unreadable`](Self::unreadable).
    pub fn read(file: &[u8]) -> Result<Self, InvalidHistory> {
        let lines = lines_of(checked(file)?).zip(1..).filter_map(|(line, number)| Line::read(line, number)).collect();
        Ok(GameHistory { lines: each_game_once(lines) })
    }

    /// Writes the whole file: games in canonical form, other lines unchanged, with a mark on a line that was cut off.
    pub fn write(&self) -> Vec<u8> {
        self.lines.iter().fold(HEAD.as_bytes().to_vec(), |mut file, line| {
            line.write_to(&mut file);
            file
        })
    }

    /// The text to append to add these games, as [`add`](Self::add) does, with any missing first line or newline.
    ///
    /// # Errors
    /// Returns [`InvalidHistory`], as for [`read`](Self::read).
    pub fn addition<'a>(
        file: &[u8],
        games: impl IntoIterator<Item = &'a FinishedGame>,
    ) -> Result<String, InvalidHistory> {
        let before = lines_of(checked(file)?).last().map_or(HEAD, missing_end);
        Ok(games.into_iter().fold(before.to_owned(), |text, game| format!("{text}{game}\n")))
    }

    /// The games, each only once, in the order added.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = &FinishedGame> {
        self.lines.iter().filter_map(Line::game)
    }

    /// The lines that are not games, in order.
    pub fn unreadable(&self) -> impl Iterator<Item = &UnreadableLine> {
        self.lines.iter().filter_map(|line| if let Line::Unreadable(line) = line { Some(line) } else { None })
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        self.games().count()
    }

    /// Whether there are no games.
    pub fn is_empty(&self) -> bool {
        self.games().next().is_none()
    }

    /// Adds a game at the end, or replaces the same game, which may now have more details.
    pub fn add(&mut self, game: FinishedGame) {
        let line = Line::Game(Box::new(game));
        let key = line.game().map(key);
        match self.lines.iter().position(|own| own.game().map(self::key) == key) {
            Some(at) => self.lines[at] = line,
            None => self.lines.push(line),
        }
    }

    /// The games in another history that this one lacks, in order.
    pub fn new_games<'a>(&self, other: &'a GameHistory) -> Vec<&'a FinishedGame> {
        let own: HashSet<_> = self.games().map(key).collect();
        other.games().filter(|game| !own.contains(&key(game))).collect()
    }

    /// Appends the games from another history that this one lacks. Existing games stay unchanged.
    pub fn merge(&mut self, other: &GameHistory) -> Merged {
        let new: Vec<Line> = self.new_games(other).into_iter().cloned().map(Box::new).map(Line::Game).collect();
        let added = new.len();
        self.lines.extend(new);
        Merged { added, known: other.len() - added }
    }

    /// Removes the game with this time and these rows. Returns `false` if there is none.
    pub fn remove(&mut self, time: Timestamp, played: &GameRecord) -> bool {
        let before = self.lines.len();
        self.lines.retain(|line| line.game().map(key) != Some((time, played)));
        self.lines.len() < before
    }

    /// Removes all games, but no other lines. Returns the number of games removed.
    pub fn remove_all(&mut self) -> usize {
        let games = self.len();
        self.lines.retain(|line| line.game().is_none());
        games
    }

    /// Grades every game of a person with these rows and no grade for skill. Returns whether there was any.
    pub fn grade(&mut self, played: &GameRecord, skill: u8, luck: Option<u8>) -> bool {
        let mut graded = false;
        for line in &mut self.lines {
            let Line::Game(game) = line else { continue };
            if game.game() == played && game.matchup().person_guesses() && game.skill().is_none() {
                **game = game.as_ref().clone().with_grades(Some(skill), luck);
                graded = true;
            }
        }
        graded
    }
}

impl UnreadableLine {
    /// The line, with replacement characters for invalid UTF-8.
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.bytes)
    }
}

impl Line {
    /// Skips a line that names the format, even in the middle of concatenated files.
    fn read(line: &[u8], number: usize) -> Option<Self> {
        let (bytes, is_whole) = line.strip_suffix(b"\n").map_or((line, false), |bytes| (bytes, true));
        let unreadable = |problem| Some(Line::Unreadable(UnreadableLine { number, problem, bytes: bytes.to_vec() }));
        let text = match str::from_utf8(bytes) {
            Ok(text) => text.trim(),
            Err(error) if is_whole => return unreadable(error.into()),
            Err(_) => return unreadable(InvalidLine::CutOff),
        };
        if text.split_whitespace().eq(FORMAT) {
            return None;
        }
        if text.is_empty() || text.starts_with('#') {
            return Some(Line::Remark(bytes.to_vec()));
        }
        // Without its last rows, it could be read as a game that was given up.
        if !is_whole || text.ends_with(CUT) {
            return unreadable(InvalidLine::CutOff);
        }
        match text.parse() {
            Ok(game) => Some(Line::Game(Box::new(game))),
            Err(problem) => unreadable(InvalidFinishedGame::into(problem)),
        }
    }

    fn write_to(&self, file: &mut Vec<u8>) {
        match self {
            Line::Game(game) => file.extend(game.to_string().bytes()),
            Line::Remark(bytes) => file.extend(bytes),
            Line::Unreadable(line) => {
                file.extend(&line.bytes);
                if line.lacks_mark() {
                    file.extend(CUT.bytes());
                }
            }
        }
        file.push(b'\n');
    }

    fn game(&self) -> Option<&FinishedGame> {
        if let Line::Game(game) = self { Some(game) } else { None }
    }
}

impl UnreadableLine {
    fn lacks_mark(&self) -> bool {
        self.problem == InvalidLine::CutOff && !self.bytes.trim_ascii_end().ends_with(CUT.as_bytes())
    }
}

fn key(game: &FinishedGame) -> (Timestamp, &GameRecord) {
    (game.time(), game.game())
}

/// Keeps each game in the place of its first line, with the contents of its last.
fn each_game_once(lines: Vec<Line>) -> Vec<Line> {
    let mut first_places = HashMap::new();
    let mut places = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        places.push(line.game().map_or(at, |game| *first_places.entry(key(game)).or_insert(at)));
    }
    let mut kept: Vec<Option<Line>> = lines.iter().map(|_| None).collect();
    for (line, place) in lines.into_iter().zip(places) {
        kept[place] = Some(line);
    }
    kept.into_iter().flatten().collect()
}

fn checked(file: &[u8]) -> Result<&[u8], InvalidHistory> {
    if file.len() > MAX_HISTORY {
        return Err(InvalidHistory::TooLarge { bytes: file.len() });
    }
    let file = file.strip_prefix("\u{feff}".as_bytes()).unwrap_or(file);
    let first = String::from_utf8_lossy(lines_of(file).next().unwrap_or_default());
    let words: Vec<&str> = first.split_whitespace().collect();
    let is_other_version = match words.as_slice() {
        [format, version @ ..] if *format == FORMAT[0] => {
            !version.is_empty() && version != [FORMAT[1]] && version.last() != Some(&CUT.trim_start())
        }
        _ => false,
    };
    if is_other_version { Err(InvalidHistory::Version { found: shown(&words.join(" ")) }) } else { Ok(file) }
}

fn lines_of(file: &[u8]) -> impl Iterator<Item = &[u8]> {
    file.split_inclusive(|&byte| byte == b'\n')
}

fn missing_end(line: &[u8]) -> &'static str {
    match Line::read(line, 0) {
        _ if line.ends_with(b"\n") => "",
        Some(Line::Unreadable(line)) if line.lacks_mark() => " cut\n",
        _ => "\n",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "2026-11-21T11:20:00Z play won seed=7 hints=1 4x6 1122:0.1 4266:4.0";
    const OTHER: &str = "2026-11-22T11:20:00Z evil given-up 4x6 1122:0.1";

    fn read(text: &str) -> GameHistory {
        GameHistory::read(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn written(history: &GameHistory) -> String {
        String::from_utf8(history.write()).unwrap()
    }

    fn games(history: &GameHistory) -> Vec<String> {
        history.games().map(ToString::to_string).collect()
    }

    fn game(line: &str) -> FinishedGame {
        line.parse().unwrap()
    }

    #[test]
    fn files_are_read_and_written() {
        let history = read(&format!("pegwise-games 1\r\n{GAME}\n{OTHER}\r\n"));
        assert_eq!(games(&history), [GAME, OTHER]);
        assert_eq!((history.len(), history.is_empty(), history.unreadable().count()), (2, false, 0));
        assert_eq!(written(&history), format!("pegwise-games 1\n{GAME}\n{OTHER}\n"));
        assert_eq!(read(&written(&history)), history);
        assert!(read("").is_empty());
        assert_eq!(written(&GameHistory::default()), "pegwise-games 1\n");
        for text in [format!("{GAME}\n"), format!("\u{feff}{GAME}\n"), format!("\u{feff}pegwise-games 1\n{GAME}\n")] {
            assert_eq!(written(&read(&text)), format!("pegwise-games 1\n{GAME}\n"), "{text}");
        }
        let joined = format!("pegwise-games 1\n{OTHER}\npegwise-games 1\n{GAME}\n");
        assert_eq!(written(&read(&joined)), format!("pegwise-games 1\n{OTHER}\n{GAME}\n"));
    }

    #[test]
    fn the_last_line_about_a_game_counts_in_the_place_of_the_first() {
        let graded = GAME.replace("hints", "secret=4266 skill=9 hints");
        let history = read(&format!("{GAME}\n# a remark\n{OTHER}\n{graded}\n"));
        assert_eq!(written(&history), format!("pegwise-games 1\n{}\n# a remark\n{OTHER}\n", game(&graded)));
        let mut added = read(&format!("{GAME}\n# a remark\n{OTHER}\n"));
        added.add(game(&graded));
        assert_eq!(added, history);
    }

    #[test]
    fn other_versions_are_refused() {
        for text in ["pegwise-games 2\nwhatever", "pegwise-games 10", "pegwise-games 1.1\n", "pegwise-games 1 new\n"] {
            for text in [text.to_owned(), format!("\u{feff}{text}")] {
                let refused = |error| matches!(error, InvalidHistory::Version { .. });
                assert!(GameHistory::read(text.as_bytes()).is_err_and(refused), "{text}");
                assert!(GameHistory::addition(text.as_bytes(), [&game(GAME)]).is_err_and(refused), "{text}");
            }
        }
        let error = GameHistory::read(b"pegwise-games  2 \n").unwrap_err().to_string();
        assert!(error.starts_with("these games are in the format `pegwise-games 2` of a later version"), "{error}");
        for text in ["pegwise-games\n", "pegwise-games cut\n", "pegwise-games 1 cut\n", "pegwise 2\n"] {
            assert_eq!(read(text).unreadable().count(), 1, "{text}");
        }
    }

    #[test]
    fn files_are_added_to_up_to_the_largest_size() {
        let mut file = vec![0; MAX_HISTORY + 1];
        [file[1], file[MAX_HISTORY]] = [b'\n'; 2];
        let added = |file: &[u8]| GameHistory::addition(file, [&game(GAME)]);
        assert_eq!(added(&file), Err(InvalidHistory::TooLarge { bytes: MAX_HISTORY + 1 }));
        assert_eq!(added(&file[1..]), Ok(format!("{GAME}\n")));
    }

    #[test]
    fn lines_that_cannot_be_read_stay_as_they_are() {
        let odd: &[u8] = b"# mine\n\n  nonsense \t x\r\n2030-01-01T00:00:00Z duel 4x6\n\xff\xfe\npegwise-games 2\n";
        let file = [b"pegwise-games 1\n", GAME.as_bytes(), b"\n", odd, OTHER.as_bytes(), b"\n"].concat();
        let mut history = GameHistory::read(&file).unwrap();
        assert_eq!(history.write(), file);
        assert_eq!(history.unreadable().map(|line| line.number).collect::<Vec<_>>(), [5, 6, 7, 8]);
        assert_eq!(history.unreadable().map(UnreadableLine::text).next().unwrap(), "  nonsense \t x\r");
        assert!(matches!(history.unreadable().nth(2).unwrap().problem, InvalidLine::NotText(_)));

        let removed = game(GAME);
        assert!(history.remove(removed.time(), removed.game()) && !history.remove(removed.time(), removed.game()));
        assert_eq!(history.write(), [b"pegwise-games 1\n", odd, OTHER.as_bytes(), b"\n"].concat());
        assert_eq!((history.remove_all(), history.remove_all()), (1, 0));
        assert_eq!(history.write(), [b"pegwise-games 1\n", odd].concat());
    }

    #[test]
    fn a_line_that_was_cut_off_is_not_a_game() {
        let shorter = OTHER.strip_suffix(" 1122:0.1").unwrap();
        for torn in [shorter, OTHER, &format!("{OTHER} cut")] {
            let history = read(&format!("{GAME}\n{torn}"));
            assert_eq!(games(&history), [GAME], "{torn}");
            assert_eq!(history.unreadable().next().unwrap().problem, InvalidLine::CutOff, "{torn}");
            assert_eq!(written(&history), format!("pegwise-games 1\n{GAME}\n{} cut\n", torn.trim_end_matches(" cut")));
            assert_eq!(games(&read(&written(&history))), [GAME], "{torn}");
        }
    }

    #[test]
    fn games_are_added_at_the_end_of_a_file() {
        let added = |file: &str| GameHistory::addition(file.as_bytes(), [&game(GAME)]).unwrap();
        assert_eq!(added(""), format!("pegwise-games 1\n{GAME}\n"));
        assert_eq!(added("\u{feff}"), format!("pegwise-games 1\n{GAME}\n"));
        for whole in ["pegwise-games 1\n", "nonsense\n", "\n"] {
            assert_eq!(added(whole), format!("{GAME}\n"), "{whole}");
        }
        for torn in ["pegwise-games", "pegwise-games ", OTHER, "nonsense"] {
            assert_eq!(added(torn), format!(" cut\n{GAME}\n"), "{torn}");
        }
        for complete in ["pegwise-games 1", "# a remark", " ", "nonsense cut"] {
            assert_eq!(added(complete), format!("\n{GAME}\n"), "{complete}");
        }
    }

    #[test]
    fn games_that_are_there_are_not_merged_again() {
        let mut history = read(&format!("{GAME}\n"));
        let graded = GAME.replace("hints", "skill=9 hints");
        let other = read(&format!("{graded}\n{OTHER}\nnonsense\n{OTHER}\n"));
        assert_eq!(history.merge(&other), Merged { added: 1, known: 1 });
        assert_eq!(history.merge(&other), Merged { added: 0, known: 2 });
        assert_eq!(games(&history), [GAME, OTHER]);
    }

    #[test]
    fn grades_go_where_there_are_none() {
        let computer = OTHER.replace("evil", "break").replace("22T", "23T");
        let mut history = read(&format!("{GAME}\n{OTHER}\n{computer}\n"));
        let played = |line: &str| game(line).game().clone();
        assert!(history.grade(&played(GAME), 80, Some(40)) && history.grade(&played(OTHER), 70, Some(30)));
        assert!(!history.grade(&played(GAME), 1, None));
        let grades: Vec<_> = history.games().map(|game| (game.skill(), game.luck())).collect();
        assert_eq!(grades, [(Some(80), Some(40)), (Some(70), None), (None, None)]);
    }
}
