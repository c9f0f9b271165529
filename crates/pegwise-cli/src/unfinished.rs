use crate::archive::ArchiveError;
use crate::files::{open, read};
use crate::private_files::{data_folder, make_folder, private, sync_folder};
use pegwise::{InvalidUnfinishedGame, UnfinishedGame};
use std::cmp::Reverse;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The folder of unfinished games, one file each, whose last complete line counts. A lock marks a game being played.
#[derive(Clone, Debug)]
pub(crate) struct UnfinishedGames {
    folder: PathBuf,
}

#[derive(Debug)]
pub(crate) struct KeptGame {
    pub(crate) path: PathBuf,
    pub(crate) game: Result<UnfinishedGame, InvalidUnfinishedGame>,
}

#[derive(Debug)]
pub(crate) struct Slot {
    path: PathBuf,
    open: Option<Open>,
}

#[derive(Debug)]
struct Open {
    file: File,
    last: UnfinishedGame,
    len: u64,
}

impl UnfinishedGames {
    pub(crate) fn at(folder: PathBuf) -> Self {
        UnfinishedGames { folder }
    }

    pub(crate) fn of_this_person() -> Result<Self, ArchiveError> {
        Ok(Self::at(data_folder()?.join("unfinished")))
    }

    pub(crate) fn list(&self) -> Vec<KeptGame> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let games = entries.filter(|path| path.extension().is_some_and(|extension| extension == "txt"));
        let mut games: Vec<KeptGame> = games.filter_map(|path| KeptGame::read(path).ok().flatten()).collect();
        games
            .sort_by_cached_key(|kept| Reverse((kept.game.as_ref().ok().map(UnfinishedGame::time), kept.path.clone())));
        games
    }

    pub(crate) fn begin(&self) -> Slot {
        let name = format!("{:016x}.txt", rand::random::<u64>());
        Slot { path: self.folder.join(name), open: None }
    }
}

impl KeptGame {
    fn read(path: PathBuf) -> io::Result<Option<Self>> {
        let bytes = read(&path)?;
        let text = String::from_utf8_lossy(whole_lines(&bytes));
        let game = text.lines().last().map(str::parse);
        Ok(game.map(|game| KeptGame { path, game }))
    }

    /// Returns `None` if another program is playing the game. Fails if the file is no longer writable.
    pub(crate) fn open(&self, game: &UnfinishedGame) -> Result<Option<Slot>, ArchiveError> {
        let open = || {
            let file = open(OpenOptions::new().append(true), &self.path)?;
            if let Err(TryLockError::WouldBlock) = file.try_lock() {
                return Ok(None);
            }
            // Anything after the last complete line was never confirmed as saved.
            let len = whole_lines(&read(&self.path)?).len() as u64;
            file.set_len(len)?;
            Ok(Some(Open { file, last: game.clone(), len }))
        };
        let open = open().map_err(|error| failed(&self.path, error))?;
        Ok(open.map(|open| Slot { path: self.path.clone(), open: Some(open) }))
    }

    pub(crate) fn discard(&self) -> Result<bool, ArchiveError> {
        let discard = || {
            let file = open(OpenOptions::new().append(true), &self.path)?;
            if let Err(TryLockError::WouldBlock) = file.try_lock() {
                return Ok(false);
            }
            fs::remove_file(&self.path)?;
            Ok(true)
        };
        discard().map_err(|error| failed(&self.path, error))
    }
}

impl Slot {
    /// Saves a state, which is on disk when this returns. After an error, the last saved state remains.
    pub(crate) fn save(&mut self, game: &UnfinishedGame) -> Result<(), ArchiveError> {
        if self.open.as_ref().is_some_and(|open| open.last.to_string() == game.to_string()) {
            return Ok(());
        }
        self.write(game).map_err(|error| failed(&self.path, error))
    }

    fn write(&mut self, game: &UnfinishedGame) -> io::Result<()> {
        let line = format!("{game}\n");
        let open = match &mut self.open {
            Some(open) => open,
            None => self.open.insert(Open { file: create(&self.path)?, last: game.clone(), len: 0 }),
        };
        let written = open.file.write_all(line.as_bytes()).and_then(|()| open.file.sync_data());
        if let Err(error) = written {
            // An incomplete line would break the next one.
            let _ = open.file.set_len(open.len);
            return Err(error);
        }
        open.len += line.len() as u64;
        open.last = game.clone();
        Ok(())
    }

    pub(crate) fn is_kept(&self) -> bool {
        self.open.is_some()
    }

    pub(crate) fn end(&mut self) -> Result<(), ArchiveError> {
        match self.open.take().map(|_| fs::remove_file(&self.path)) {
            Some(Err(error)) if error.kind() != ErrorKind::NotFound => Err(failed(&self.path, error)),
            _ => Ok(()),
        }
    }
}

fn create(path: &Path) -> io::Result<File> {
    path.parent().map_or(Ok(()), make_folder)?;
    let file = private(OpenOptions::new().append(true).create_new(true)).open(path)?;
    // No other program knows the name yet, so a file system without locks is harmless here.
    let _ = file.try_lock();
    sync_folder(path)?;
    Ok(file)
}

fn whole_lines(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    &bytes[..end]
}

fn failed(path: &Path, error: io::Error) -> ArchiveError {
    ArchiveError::File { path: path.to_owned(), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("pegwise-unfinished-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            Folder(path)
        }

        fn games(&self) -> UnfinishedGames {
            UnfinishedGames::at(self.0.join("unfinished"))
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn game(second: u32, rows: &str) -> UnfinishedGame {
        format!("2026-11-21T11:20:{second:02}Z play seed=7 4x6{rows}").parse().unwrap()
    }

    fn listed(games: &UnfinishedGames) -> Vec<String> {
        games.list().into_iter().map(|kept| kept.game.unwrap().to_string()).collect()
    }

    #[test]
    fn every_move_is_kept_until_the_end() {
        let folder = Folder::new("moves");
        let games = folder.games();
        let (mut one, mut other) = (games.begin(), games.begin());
        assert!(games.list().is_empty(), "nothing was played yet");
        one.save(&game(1, " 1122:0.1")).unwrap();
        other.save(&game(2, "")).unwrap();
        assert_eq!(listed(&games), [game(2, "").to_string(), game(1, " 1122:0.1").to_string()]);
        one.save(&game(3, " 1122:0.1 3344:1.0")).unwrap();
        assert_eq!(listed(&games), [game(3, " 1122:0.1 3344:1.0").to_string(), game(2, "").to_string()]);
        one.end().unwrap();
        assert_eq!(listed(&games), [game(2, "").to_string()]);
        one.end().unwrap();
    }

    #[test]
    fn half_a_line_costs_the_last_move_only() {
        let folder = Folder::new("crash");
        let games = folder.games();
        let mut slot = games.begin();
        slot.save(&game(1, " 1122:0.1")).unwrap();
        let whole = fs::read(&slot.path).unwrap();
        slot.save(&game(2, " 1122:0.1 3344:1.0")).unwrap();
        let both = fs::read(&slot.path).unwrap();
        drop(slot);
        for cut in whole.len()..both.len() {
            let path = games.list()[0].path.clone();
            fs::write(&path, &both[..cut]).unwrap();
            assert_eq!(listed(&games), [game(1, " 1122:0.1").to_string()], "{cut}");
            let kept = games.list().remove(0);
            let mut slot = kept.open(&game(1, " 1122:0.1")).unwrap().unwrap();
            slot.save(&game(4, " 1122:0.1 5566:0.2")).unwrap();
            assert_eq!(listed(&games), [game(4, " 1122:0.1 5566:0.2").to_string()], "{cut}");
        }
    }

    #[test]
    fn a_game_is_played_in_one_place_at_a_time() {
        let folder = Folder::new("lock");
        let games = folder.games();
        let mut slot = games.begin();
        slot.save(&game(1, "")).unwrap();
        let kept = games.list().remove(0);
        assert!(kept.open(&game(1, "")).unwrap().is_none() && !kept.discard().unwrap());
        drop(slot);
        assert!(kept.open(&game(1, "")).unwrap().is_some());
        assert!(kept.discard().unwrap() && games.list().is_empty());
    }

    #[test]
    fn what_cannot_be_read_stays_and_is_listed_last() {
        let folder = Folder::new("broken");
        let games = folder.games();
        games.begin().save(&game(1, "")).unwrap();
        fs::write(games.folder.join("broken.txt"), "2026-11-21T11:20:00Z chess\n").unwrap();
        fs::write(games.folder.join("empty.txt"), "").unwrap();
        fs::write(games.folder.join("note.md"), "not a game\n").unwrap();
        let list = games.list();
        assert_eq!(list.len(), 2);
        assert!(list[0].game.is_ok() && list[1].game.is_err());
        assert!(list[1].path.ends_with("broken.txt") && list[1].path.exists());
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_can_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let folder = Folder::new("mode");
        let mut slot = folder.games().begin();
        slot.save(&game(1, "")).unwrap();
        assert_eq!(fs::metadata(&slot.path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
