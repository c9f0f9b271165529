use etcetera::BaseStrategy;
use pegwise::notation::GameRecord;
use pegwise::{FinishedGame, InvalidFinishedGame, Timestamp};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::str::Utf8Error;

/// The file of finished games: a first line that says so, then a game on each line, in the order they were added.
///
/// Games are only added at the end, in one write each. What was cut off by a crash stays where it is. Only deleting
/// writes the file anew, beside the old one, and keeps every line that cannot be read. Programs that do so at the same
/// time wait for each other.
#[derive(Clone, Debug)]
pub(crate) struct Archive {
    path: PathBuf,
}

/// The first line of the file.
const HEAD: &str = "pegwise-games 1";
/// Ends a line that a crash cut off. No line that ends with it is a game.
const CUT: &str = " cut\n";

/// A line that is no game, and stays in the file.
#[derive(Debug)]
pub(crate) struct BadLine {
    /// Its number, from 1.
    pub(crate) line: usize,
    pub(crate) problem: Unreadable,
}

/// Why a line is no game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error("the line has no end: it was cut off")]
    CutOff,
    #[error("the line is not text: {0}")]
    NotText(#[from] Utf8Error),
    #[error(transparent)]
    Game(#[from] InvalidFinishedGame),
}

/// What became of the games of another file.
#[derive(Debug)]
pub(crate) struct Imported {
    pub(crate) added: usize,
    /// Games that were there already.
    pub(crate) known: usize,
    pub(crate) bad: Vec<BadLine>,
}

/// Why the archive cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ArchiveError {
    #[error("there is no folder for your games: {0}")]
    NoHome(#[from] etcetera::HomeDirError),
    #[error("cannot use {}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    #[error("these games were written by a later version of pegwise (`{found}`, not `{HEAD}`); take that version")]
    Version { found: String },
    #[error("there is no game {number}; there are {games}, numbered from 1")]
    NoGame { number: usize, games: usize },
}

type Result<T> = std::result::Result<T, ArchiveError>;

impl Archive {
    /// The archive in this file, which need not exist.
    pub(crate) fn at(path: PathBuf) -> Self {
        Archive { path }
    }

    /// The archive of this person: `pegwise/games.txt` where the system keeps the data of programs.
    pub(crate) fn of_this_person() -> Result<Self> {
        let data = etcetera::choose_base_strategy()?.data_dir();
        Ok(Archive::at(data.join("pegwise").join("games.txt")))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a game. When this returns it is on the disk.
    pub(crate) fn append(&self, game: &FinishedGame) -> Result<()> {
        let _lock = self.lock()?;
        self.append_lines(&format!("{game}\n"))
    }

    /// The games in the order they were added, and the lines that are none.
    pub(crate) fn read(&self) -> Result<(Vec<FinishedGame>, Vec<BadLine>)> {
        let _lock = self.lock_shared();
        games_in(&self.bytes()?)
    }

    /// The game with this number, from 1 in the order they were added.
    pub(crate) fn game(&self, number: usize) -> Result<FinishedGame> {
        nth(self.read()?.0, number)
    }

    /// Deletes a game; if it is gone already, nothing.
    pub(crate) fn delete(&self, game: &FinishedGame) -> Result<()> {
        let _lock = self.lock()?;
        let bytes = self.bytes()?;
        check_version(&bytes)?;
        self.rewrite(&bytes, |line| !matches!(line, Line::Game(other) if other.is_same_game(game)))
    }

    /// Deletes all games and returns how many there were. Lines that cannot be read stay.
    pub(crate) fn delete_all(&self) -> Result<usize> {
        let _lock = self.lock()?;
        let bytes = self.bytes()?;
        let games = games_in(&bytes)?.0.len();
        self.rewrite(&bytes, |line| !matches!(line, Line::Game(_)))?;
        Ok(games)
    }

    /// The file with each game once, also what cannot be read.
    pub(crate) fn export(&self) -> Result<Vec<u8>> {
        let _lock = self.lock_shared();
        let bytes = self.bytes()?;
        let last: HashSet<String> = games_in(&bytes)?.0.iter().map(ToString::to_string).collect();
        let stays = |line: &&[u8]| !matches!(Line::read(line), Line::Game(game) if !last.contains(&game.to_string()));
        let lines: Vec<&[u8]> = bytes.split_inclusive(is_line_end).filter(stays).collect();
        Ok(if bytes.is_empty() { format!("{HEAD}\n").into_bytes() } else { lines.concat() })
    }

    /// Adds the games of an exported file that are not there yet.
    pub(crate) fn import(&self, text: &[u8]) -> Result<Imported> {
        let (games, bad) = games_in(text)?;
        let _lock = self.lock()?;
        let there: HashSet<_> = games_in(&self.bytes()?)?.0.iter().map(key).collect();
        let new: Vec<String> =
            games.iter().filter(|game| !there.contains(&key(game))).map(|game| format!("{game}\n")).collect();
        if !new.is_empty() {
            self.append_lines(&new.concat())?;
        }
        Ok(Imported { added: new.len(), known: games.len() - new.len(), bad })
    }

    /// One write at the end of the file, then onto the disk.
    fn append_lines(&self, lines: &str) -> Result<()> {
        let append = || {
            let mut file = private(OpenOptions::new().read(true).append(true).create(true)).open(&self.path)?;
            let is_new = file.metadata()?.len() == 0;
            let before = if is_new { format!("{HEAD}\n") } else { end_of_last_line(&mut file)?.to_owned() };
            file.write_all((before + lines).as_bytes())?;
            file.sync_all()?;
            if is_new { sync_folder(&self.path) } else { Ok(()) }
        };
        // Nothing is added to a file of a later version.
        check_version(&self.bytes()?)?;
        append().map_err(|error| self.failed(error))
    }

    /// The file with only some of its lines, byte for byte; there is one file or the other at any time.
    fn rewrite(&self, bytes: &[u8], keeps: impl Fn(&Line) -> bool) -> Result<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        let kept: Vec<&[u8]> = bytes.split_inclusive(is_line_end).filter(|line| keeps(&Line::read(line))).collect();
        let replace = || {
            // Where the file is a link, the link stays.
            let old = fs::canonicalize(&self.path)?;
            let new = old.with_extension("new");
            let mut file = private(OpenOptions::new().write(true).create(true).truncate(true)).open(&new)?;
            file.write_all(&kept.concat())?;
            file.sync_all()?;
            fs::rename(&new, &old)?;
            sync_folder(&old)
        };
        replace().map_err(|error| self.failed(error))
    }

    /// All of the file; nothing if there is none.
    fn bytes(&self) -> Result<Vec<u8>> {
        match fs::read(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            bytes => bytes.map_err(|error| self.failed(error)),
        }
    }

    /// Waits until nobody else reads or writes, until it is dropped. In a file of its own, because deleting puts a new
    /// file in the place of the old one.
    fn lock(&self) -> Result<File> {
        let lock = || {
            self.path.parent().map_or(Ok(()), make_folder)?;
            let file = private(OpenOptions::new().write(true).create(true).truncate(false)).open(self.lock_path())?;
            match file.lock() {
                // Better unlocked than not at all, as on some shared folders.
                Err(error) if error.kind() == ErrorKind::Unsupported || has_no_locks(&error) => Ok(file),
                locked => locked.map(|()| file),
            }
        };
        lock().map_err(|error| self.failed(error))
    }

    /// Waits until nobody writes. Whoever may only read has no lock, and may find half a line.
    fn lock_shared(&self) -> Option<File> {
        let file = File::open(self.lock_path()).ok()?;
        file.lock_shared().ok()?;
        Some(file)
    }

    fn lock_path(&self) -> PathBuf {
        self.path.with_extension("lock")
    }

    fn failed(&self, error: io::Error) -> ArchiveError {
        ArchiveError::File { path: self.path.clone(), error }
    }
}

/// What a line is.
enum Line {
    Game(Box<FinishedGame>),
    /// The first line, an empty one, or a remark.
    Other,
    Bad(Unreadable),
}

impl Line {
    /// Reads a line with its end.
    fn read(line: &[u8]) -> Self {
        let read = || {
            let text = str::from_utf8(line.strip_suffix(b"\n").ok_or(Unreadable::CutOff)?)?.trim();
            if text.is_empty() || text.starts_with('#') || text == HEAD {
                return Ok(Line::Other);
            }
            if text.ends_with(CUT.trim_end()) {
                return Err(Unreadable::CutOff);
            }
            Ok(Line::Game(Box::new(text.parse()?)))
        };
        read().unwrap_or_else(Line::Bad)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as split_inclusive wants it")]
fn is_line_end(byte: &u8) -> bool {
    *byte == b'\n'
}

/// What games that are the same have in common.
fn key(game: &FinishedGame) -> (Timestamp, GameRecord) {
    (game.time(), game.game().clone())
}

/// Of lines about the same game the last one counts, in the place of the first: more has become known of it.
fn games_in(bytes: &[u8]) -> Result<(Vec<FinishedGame>, Vec<BadLine>)> {
    check_version(bytes)?;
    let (mut games, mut bad) = (Vec::new(), Vec::new());
    let mut places: HashMap<_, usize> = HashMap::new();
    for (index, line) in bytes.split_inclusive(is_line_end).enumerate() {
        match Line::read(line) {
            Line::Game(game) => match places.entry(key(&game)) {
                Entry::Occupied(place) => games[*place.get()] = *game,
                Entry::Vacant(place) => {
                    place.insert(games.len());
                    games.push(*game);
                }
            },
            Line::Bad(problem) => bad.push(BadLine { line: index + 1, problem }),
            Line::Other => {}
        }
    }
    Ok((games, bad))
}

/// Is the first line that of another version?
fn check_version(bytes: &[u8]) -> Result<()> {
    let first = bytes.split(is_line_end).next().unwrap_or_default();
    let words: Vec<&str> = str::from_utf8(first).unwrap_or_default().split_whitespace().collect();
    match words.as_slice() {
        ["pegwise-games", version] if *version != "1" && version.parse::<u64>().is_ok() => {
            Err(ArchiveError::Version { found: words.join(" ") })
        }
        _ => Ok(()),
    }
}

fn nth(games: Vec<FinishedGame>, number: usize) -> Result<FinishedGame> {
    let count = games.len();
    let game = number.checked_sub(1).and_then(|index| games.into_iter().nth(index));
    game.ok_or(ArchiveError::NoGame { number, games: count })
}

/// What has to be written before the next line: the end of the last one, if a crash took it.
fn end_of_last_line(file: &mut File) -> io::Result<&'static str> {
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(if last == *b"\n" { "" } else { CUT })
}

/// Does the file system say that it has no locks to give?
fn has_no_locks(error: &io::Error) -> bool {
    #[cfg(unix)]
    let has_none = error.raw_os_error() == Some(rustix::io::Errno::NOLCK.raw_os_error());
    #[cfg(not(unix))]
    let has_none = {
        let _ = error;
        false
    };
    has_none
}

/// Files that are made here are for nobody else.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A new name in a folder is on the disk only when the folder is.
fn sync_folder(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Some(folder) = file.parent() {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder that is gone at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("pegwise-archive-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            fs::create_dir_all(&path).unwrap();
            Folder(path)
        }

        fn archive(&self) -> Archive {
            Archive::at(self.0.join("below").join("games.txt"))
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn game(second: i64) -> FinishedGame {
        let time = Timestamp::from_second(second).unwrap();
        let record = "4x6 1122:0.1 1344:0.2".parse().unwrap();
        FinishedGame::new(time, pegwise::Sides::Play { seed: Some(7) }, record).with_hints(2)
    }

    /// An archive of these games, and its bytes.
    fn archive_of(folder: &Folder, games: &[FinishedGame]) -> (Archive, Vec<u8>) {
        let archive = folder.archive();
        for game in games {
            archive.append(game).unwrap();
        }
        let bytes = archive.bytes().unwrap();
        (archive, bytes)
    }

    #[test]
    fn what_is_added_is_read() {
        let folder = Folder::new("read");
        assert!(folder.archive().read().unwrap().0.is_empty());
        let games = [game(3), game(1), game(2)];
        let (archive, bytes) = archive_of(&folder, &games);
        let (read, bad) = archive.read().unwrap();
        assert_eq!((read.as_slice(), bad.len()), (games.as_slice(), 0));
        assert_eq!(archive.export().unwrap(), bytes);
        assert_eq!(archive.game(2).unwrap(), games[1]);
        assert_eq!(archive.game(4).unwrap_err().to_string(), "there is no game 4; there are 3, numbered from 1");
        assert!(matches!(archive.game(0), Err(ArchiveError::NoGame { .. })));
    }

    /// The grades of a game come after its end.
    #[test]
    fn what_is_added_of_the_same_game_replaces_it() {
        let folder = Folder::new("same");
        let graded = game(1).with_skill(87);
        let (archive, _) = archive_of(&folder, &[game(1), game(2), graded.clone()]);
        assert_eq!(archive.read().unwrap().0, [graded.clone(), game(2)]);
        assert_eq!(games_in(&archive.export().unwrap()).unwrap().0.len(), 2);
        assert_eq!(archive.export().unwrap(), format!("{HEAD}\n{}\n{graded}\n", game(2)).into_bytes());
        archive.delete(&graded).unwrap();
        assert_eq!(archive.read().unwrap().0, [game(2)]);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_can_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let folder = Folder::new("mode");
        let (archive, _) = archive_of(&folder, &[game(1), game(2)]);
        let mode = || fs::metadata(archive.path()).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(), 0o600);
        archive.delete(&game(1)).unwrap();
        assert_eq!(mode(), 0o600);
    }

    /// The file is cut at each byte of its last line, and of its first.
    #[test]
    fn a_crash_in_the_middle_of_a_line_costs_that_line_only() {
        let folder = Folder::new("crash");
        let games = [game(1), game(2), game(3)];
        let (archive, bytes) = archive_of(&folder, &games);
        let last_line = games[2].to_string().len() + 1;
        for cut in bytes.len() - last_line..=bytes.len() {
            let torn = &bytes[..cut];
            fs::write(archive.path(), torn).unwrap();
            let whole = if cut == bytes.len() { 3 } else { 2 };
            let torn_lines = usize::from((bytes.len() - last_line + 1..bytes.len()).contains(&cut));
            let (read, bad) = archive.read().unwrap();
            assert_eq!((read.as_slice(), bad.len()), (&games[..whole], torn_lines), "{cut}");

            archive.append(&game(4)).unwrap();
            let (read, bad) = archive.read().unwrap();
            assert_eq!((&read[..whole], &read[whole..]), (&games[..whole], &[game(4)][..]), "{cut}");
            assert_eq!(bad.len(), torn_lines, "{cut}");
            assert!(archive.bytes().unwrap().starts_with(torn), "{cut}");
        }
        for cut in 0..=HEAD.len() {
            fs::write(archive.path(), &bytes[..cut]).unwrap();
            archive.append(&game(4)).unwrap();
            assert_eq!(archive.read().unwrap().0, [game(4)], "{cut}");
        }
    }

    #[test]
    fn writers_at_the_same_time_wait_for_each_other() {
        const GAMES: i64 = 200;
        let folder = Folder::new("writers");
        let archive = folder.archive();
        std::thread::scope(|scope| {
            for writer in 0..2 {
                let archive = &archive;
                scope.spawn(move || (0..GAMES).for_each(|n| archive.append(&game(writer * GAMES + n)).unwrap()));
            }
            // One more adds games and takes them away again, in files of their own.
            scope.spawn(|| {
                for second in 1000..1020 {
                    archive.append(&game(second)).unwrap();
                    assert!(archive.read().unwrap().0.contains(&game(second)));
                    archive.delete(&game(second)).unwrap();
                }
            });
        });
        let (mut games, bad) = archive.read().unwrap();
        games.sort_by_key(FinishedGame::time);
        assert_eq!((games, bad.len()), ((0..2 * GAMES).map(game).collect(), 0));
    }

    #[test]
    fn lines_that_cannot_be_read_are_never_lost() {
        let folder = Folder::new("bad");
        let (archive, _) = archive_of(&folder, &[]);
        archive.append(&game(1)).unwrap();
        let odd: &[u8] = b"# a remark\n\n\xff\xfe\n2026-11-21T11:20:00Z duel 4x6\r\npegwise-games\n";
        let write = |before: &[u8], after: &[u8]| fs::write(archive.path(), [before, odd, after].concat()).unwrap();
        let line = |second| format!("{}\n", game(second)).into_bytes();
        write(&line(1), &[line(2), b"torn".to_vec()].concat());
        let (games, bad) = archive.read().unwrap();
        assert_eq!(games, [game(1), game(2)]);
        assert_eq!(bad.iter().map(|bad| bad.line).collect::<Vec<_>>(), [4, 5, 6, 8]);

        archive.delete(&game(1)).unwrap();
        assert_eq!(archive.bytes().unwrap(), [odd, &line(2), b"torn"].concat());
        archive.delete(&game(9)).unwrap();
        assert_eq!(archive.bytes().unwrap(), [odd, &line(2), b"torn"].concat());
        assert_eq!(archive.delete_all().unwrap(), 1);
        assert_eq!(archive.bytes().unwrap(), [odd, b"torn"].concat());
        assert_eq!(archive.delete_all().unwrap(), 0);
        archive.append(&game(3)).unwrap();
        assert_eq!(archive.bytes().unwrap(), [odd, b"torn cut\n", &line(3)].concat());
    }

    #[test]
    fn games_that_are_there_are_not_imported_again() {
        let folder = Folder::new("import");
        let (archive, exported) = archive_of(&folder, &[game(1), game(2)]);
        assert_eq!(archive.import(&exported).unwrap().known, 2);
        assert_eq!(archive.bytes().unwrap(), exported);
        // The same game is the same with a grade; and once is enough.
        let graded = format!("{}\n{}\n{}\nnonsense\n", game(2).with_skill(50), game(3), game(3));
        let Imported { added, known, bad } = archive.import(graded.as_bytes()).unwrap();
        assert_eq!((added, known, bad.len(), bad[0].line), (1, 1, 1, 4));
        assert_eq!(archive.read().unwrap().0, [game(1), game(2), game(3)]);
    }

    #[test]
    fn files_of_later_versions_are_left_alone() {
        let folder = Folder::new("version");
        let (archive, _) = archive_of(&folder, &[game(1)]);
        let later = b"pegwise-games 2\nwhatever\n";
        fs::write(archive.path(), later).unwrap();
        let refused = |error| assert!(matches!(error, ArchiveError::Version { .. }), "{error}");
        refused(archive.append(&game(1)).unwrap_err());
        refused(archive.read().unwrap_err());
        refused(archive.delete_all().unwrap_err());
        refused(archive.import(b"").unwrap_err());
        refused(archive.import(later).unwrap_err());
        assert_eq!(archive.bytes().unwrap(), later);
    }
}
