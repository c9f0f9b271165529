use crate::failure::Failure;
use crate::files::{open, read, said};
use crate::options::Kept;
use crate::private_files::{data_folder, has_no_locks, make_folder, private, replace_file, sync_folder};
use pegwise::{FinishedGame, GameHistory, InvalidHistory, Merged};
use pegwise_text::{refusal, t};
use std::fmt::{self, Display};
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The file of finished games. Adding a game is a single write at the end; deletion replaces the file.
#[derive(Clone, Debug)]
pub(crate) struct Archive {
    path: PathBuf,
}

#[derive(Debug)]
pub(crate) enum ArchiveError {
    NoHome(etcetera::HomeDirError),
    File { path: PathBuf, error: io::Error },
    History(InvalidHistory),
    NoGame { number: usize, games: usize },
    NoGameYet,
}

impl Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            ArchiveError::NoHome(error) => t!("cli-games-no-folder", problem = error.to_string()),
            ArchiveError::File { path, error } => {
                t!("cli-games-unusable", file = path.display().to_string(), problem = said(error))
            }
            ArchiveError::History(reason) => refusal::history(reason),
            ArchiveError::NoGameYet => t!("cli-no-game-yet"),
            ArchiveError::NoGame { number, games } => t!("cli-no-game", number = *number, games = *games),
        })
    }
}

impl From<etcetera::HomeDirError> for ArchiveError {
    fn from(error: etcetera::HomeDirError) -> Self {
        ArchiveError::NoHome(error)
    }
}

impl From<InvalidHistory> for ArchiveError {
    fn from(reason: InvalidHistory) -> Self {
        ArchiveError::History(reason)
    }
}

impl From<ArchiveError> for Failure {
    fn from(reason: ArchiveError) -> Self {
        match reason {
            ArchiveError::NoGame { .. } | ArchiveError::NoGameYet => Failure::usage(reason),
            _ => Failure::No(reason.to_string()),
        }
    }
}

type Result<T> = std::result::Result<T, ArchiveError>;

impl Archive {
    pub(crate) fn at(path: PathBuf) -> Self {
        Archive { path }
    }

    pub(crate) fn of_this_person() -> Result<Self> {
        Ok(Archive::at(data_folder()?.join("games.txt")))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn append(&self, game: &FinishedGame) -> Result<()> {
        let _lock = self.lock()?;
        self.append_to(&self.bytes()?, [game])
    }

    pub(crate) fn read(&self) -> Result<GameHistory> {
        let _lock = self.lock_shared();
        Ok(GameHistory::read(&self.bytes()?)?)
    }

    pub(crate) fn game(&self, number: usize) -> Result<FinishedGame> {
        let history = self.read()?;
        let game = number.checked_sub(1).and_then(|index| history.games().nth(index));
        game.cloned().ok_or_else(|| ArchiveError::NoGame { number, games: history.len() })
    }

    pub(crate) fn chosen(&self, which: Kept) -> Result<FinishedGame> {
        match which {
            Kept::Number(number) => self.game(number),
            Kept::Last => self.read()?.games().max_by_key(|game| game.time()).cloned().ok_or(ArchiveError::NoGameYet),
        }
    }

    pub(crate) fn delete(&self, game: &FinishedGame) -> Result<()> {
        let _lock = self.lock()?;
        let mut history = GameHistory::read(&self.bytes()?)?;
        if history.remove(game.time(), game.game()) { self.replace(&history) } else { Ok(()) }
    }

    pub(crate) fn delete_all(&self) -> Result<usize> {
        let _lock = self.lock()?;
        let mut history = GameHistory::read(&self.bytes()?)?;
        let games = history.remove_all();
        if games > 0 {
            self.replace(&history)?;
        }
        Ok(games)
    }

    pub(crate) fn merge(&self, other: &GameHistory) -> Result<Merged> {
        let _lock = self.lock()?;
        let bytes = self.bytes()?;
        let mut history = GameHistory::read(&bytes)?;
        let new: Vec<FinishedGame> = history.new_games(other).into_iter().cloned().collect();
        if !new.is_empty() {
            self.append_to(&bytes, &new)?;
        }
        Ok(history.merge(other))
    }

    fn append_to<'a>(&self, bytes: &[u8], games: impl IntoIterator<Item = &'a FinishedGame>) -> Result<()> {
        let addition = GameHistory::addition(bytes, games)?;
        let append = || {
            let mut file = open(private(OpenOptions::new().append(true).create(true)), &self.path)?;
            file.write_all(addition.as_bytes())?;
            file.sync_all()?;
            if bytes.is_empty() { sync_folder(&self.path) } else { Ok(()) }
        };
        append().map_err(|error| self.failed(error))
    }

    fn replace(&self, history: &GameHistory) -> Result<()> {
        replace_file(&self.path, &history.write()).map_err(|error| self.failed(error))
    }

    fn bytes(&self) -> Result<Vec<u8>> {
        match read(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            bytes => bytes.map_err(|error| self.failed(error)),
        }
    }

    /// Waits for exclusive access. The lock has its own file because deletion replaces the archive file.
    fn lock(&self) -> Result<File> {
        let lock = || {
            self.path.parent().map_or(Ok(()), make_folder)?;
            let file = open(private(OpenOptions::new().write(true).create(true).truncate(false)), &self.lock_path())?;
            match file.lock() {
                // Some network folders do not support locks; working without one is better than failing.
                Err(error) if error.kind() == ErrorKind::Unsupported || has_no_locks(&error) => Ok(file),
                locked => locked.map(|()| file),
            }
        };
        lock().map_err(|error| self.failed(error))
    }

    /// Returns `None` if there is no readable lock file. The last line of the archive may then be incomplete.
    fn lock_shared(&self) -> Option<File> {
        let file = open(OpenOptions::new().read(true), &self.lock_path()).ok()?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

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
        let time = pegwise::Timestamp::from_second(second).unwrap();
        let record = "4x6 1122:0.1 1344:0.2".parse().unwrap();
        FinishedGame::new(time, pegwise::Matchup::Play { seed: Some(7) }, record).with_hints(2)
    }

    fn archive_of(folder: &Folder, games: &[FinishedGame]) -> (Archive, Vec<u8>) {
        let archive = folder.archive();
        for game in games {
            archive.append(game).unwrap();
        }
        let bytes = archive.bytes().unwrap();
        (archive, bytes)
    }

    fn games(archive: &Archive) -> Vec<FinishedGame> {
        archive.read().unwrap().games().cloned().collect()
    }

    fn read(archive: &Archive) -> (Vec<FinishedGame>, usize) {
        (games(archive), archive.read().unwrap().unreadable().count())
    }

    #[test]
    fn what_is_added_is_read() {
        let folder = Folder::new("read");
        assert!(folder.archive().read().unwrap().is_empty());
        let games = [game(3), game(1), game(2)];
        let (archive, bytes) = archive_of(&folder, &games);
        assert_eq!(read(&archive), (games.to_vec(), 0));
        assert_eq!(archive.read().unwrap().write(), bytes);
        assert_eq!(archive.game(2).unwrap(), games[1]);
        assert_eq!(
            archive.game(4).unwrap_err().to_string(),
            "Game 4 does not exist; you have 3 games, numbered from 1."
        );
        assert!(matches!(archive.game(0), Err(ArchiveError::NoGame { .. })));
    }

    #[test]
    fn what_is_added_of_the_same_game_replaces_it() {
        let folder = Folder::new("same");
        let graded = game(1).with_skill(87);
        let (archive, _) = archive_of(&folder, &[game(1), game(2), graded.clone()]);
        assert_eq!(games(&archive), [graded.clone(), game(2)]);
        archive.delete(&graded).unwrap();
        assert_eq!(games(&archive), [game(2)]);
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
            assert_eq!(read(&archive), (games[..whole].to_vec(), torn_lines), "{cut}");

            archive.append(&game(4)).unwrap();
            let expected = [&games[..whole], &[game(4)]].concat();
            assert_eq!(read(&archive), (expected, torn_lines), "{cut}");
            assert!(archive.bytes().unwrap().starts_with(torn), "{cut}");
        }
        let first_line = bytes.iter().position(|&byte| byte == b'\n').unwrap();
        for cut in 0..=first_line {
            fs::write(archive.path(), &bytes[..cut]).unwrap();
            archive.append(&game(4)).unwrap();
            assert_eq!(self::games(&archive), [game(4)], "{cut}");
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
            scope.spawn(|| {
                for second in 1000..1020 {
                    archive.append(&game(second)).unwrap();
                    assert!(games(&archive).contains(&game(second)));
                    archive.delete(&game(second)).unwrap();
                }
            });
        });
        let (mut games, unreadable) = read(&archive);
        games.sort_by_key(FinishedGame::time);
        assert_eq!((games, unreadable), ((0..2 * GAMES).map(game).collect(), 0));
    }

    #[test]
    fn lines_that_cannot_be_read_are_never_lost() {
        let folder = Folder::new("bad");
        let (archive, _) = archive_of(&folder, &[]);
        archive.append(&game(1)).unwrap();
        let odd: &[u8] = b"# a remark\n\n\xff\xfe\n2026-11-21T11:20:00Z duel 4x6\r\npegwise-games\n";
        let head: &[u8] = b"pegwise-games 1\n";
        let line = |second| format!("{}\n", game(second)).into_bytes();
        fs::write(archive.path(), [head, &line(1), odd, &line(2), b"torn"].concat()).unwrap();
        let unreadable: Vec<usize> = archive.read().unwrap().unreadable().map(|line| line.number).collect();
        assert_eq!((games(&archive), unreadable), (vec![game(1), game(2)], vec![5, 6, 7, 9]));

        archive.delete(&game(9)).unwrap();
        assert_eq!(archive.bytes().unwrap(), [head, &line(1), odd, &line(2), b"torn"].concat());
        archive.delete(&game(1)).unwrap();
        assert_eq!(archive.bytes().unwrap(), [head, odd, &line(2), b"torn cut\n"].concat());
        assert_eq!(archive.delete_all().unwrap(), 1);
        assert_eq!(archive.bytes().unwrap(), [head, odd, b"torn cut\n"].concat());
        assert_eq!(archive.delete_all().unwrap(), 0);
        archive.append(&game(3)).unwrap();
        assert_eq!(archive.bytes().unwrap(), [head, odd, b"torn cut\n", &line(3)].concat());
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_refused() {
        use std::os::unix::fs::symlink;
        let folder = Folder::new("device");
        let archive = folder.archive();
        fs::create_dir_all(archive.path().parent().unwrap()).unwrap();
        let refused = |expected: &str| {
            let problems = [archive.read().unwrap_err(), archive.append(&game(1)).unwrap_err()];
            for problem in problems.map(|problem| problem.to_string()) {
                assert!(problem.contains(expected), "{problem}");
            }
        };
        let pipe = std::process::Command::new("mkfifo").arg(archive.path()).status().unwrap();
        assert!(pipe.success());
        refused("named pipe");
        fs::remove_file(archive.path()).unwrap();
        symlink("/dev/zero", archive.path()).unwrap();
        refused("larger than the limit of 268,435,456 bytes");
        fs::remove_file(archive.path()).unwrap();
        symlink("/dev/null", archive.path()).unwrap();
        assert!(archive.read().unwrap().is_empty());
    }

    #[test]
    fn games_that_are_there_are_not_imported_again() {
        let folder = Folder::new("import");
        let (archive, bytes) = archive_of(&folder, &[game(1), game(2)]);
        let merge = |text: &[u8]| archive.merge(&GameHistory::read(text).unwrap()).unwrap();
        assert_eq!(merge(&bytes), Merged { added: 0, known: 2 });
        assert_eq!(archive.bytes().unwrap(), bytes);
        let graded = format!("{}\n{}\n{}\nnonsense\n", game(2).with_skill(50), game(3), game(3));
        assert_eq!(merge(graded.as_bytes()), Merged { added: 1, known: 1 });
        assert_eq!(archive.bytes().unwrap(), [bytes, format!("{}\n", game(3)).into_bytes()].concat());
    }

    #[test]
    fn files_of_later_versions_are_left_alone() {
        let folder = Folder::new("version");
        let (archive, _) = archive_of(&folder, &[game(1)]);
        let later = b"pegwise-games 2\nwhatever\n";
        fs::write(archive.path(), later).unwrap();
        let refused =
            |error| assert!(matches!(error, ArchiveError::History(InvalidHistory::Version { .. })), "{error}");
        refused(archive.append(&game(1)).unwrap_err());
        refused(archive.read().unwrap_err());
        refused(archive.delete_all().unwrap_err());
        refused(archive.delete(&game(1)).unwrap_err());
        refused(archive.merge(&GameHistory::default()).unwrap_err());
        assert_eq!(archive.bytes().unwrap(), later);
    }
}
