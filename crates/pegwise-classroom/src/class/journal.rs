//! The file in which a class is stored.

use super::event::Event;
use super::join_code::JoinCode;
use super::room::{Change, Room};
use std::fs::File;
use std::io::{self, Write};

const VERSION: u32 = 1;

/// Each line is an event, written before it is confirmed. The start and the end of a round are also synced to disk.
#[derive(Debug)]
pub(super) struct Journal {
    file: File,
    length: u64,
    /// Lines that could not be written yet, for example because the disk is full.
    waiting: String,
}

/// The reason why a file cannot be opened as a class.
#[derive(Debug, thiserror::Error)]
pub enum NotOpened {
    /// The file does not contain a class or is damaged.
    #[error("line {line} is not that of a class")]
    Damaged {
        /// The line number, starting at 1.
        line: usize,
    },
    /// The file cannot be written.
    #[error(transparent)]
    Unwritable(#[from] io::Error),
}

impl Journal {
    /// Restores the class in the file, or starts one if the file is empty. Drops an incomplete, unconfirmed last line.
    pub(super) fn open(file: File, bytes: &[u8], code: JoinCode) -> Result<(Room, Self), NotOpened> {
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let mut journal = Journal { file, length: whole as u64, waiting: String::new() };
        if bytes.is_empty() {
            let room = Room::new(code.clone());
            journal.add(&Event::Opened { version: VERSION, code });
            return if journal.is_written() { Ok((room, journal)) } else { Err(journal.refusal().into()) };
        }
        let room = read(&bytes[..whole]).map_err(|line| NotOpened::Damaged { line })?;
        // The file is known to contain a class, so it is safe to truncate it.
        journal.file.set_len(journal.length)?;
        Ok((room, journal))
    }

    pub(super) fn add(&mut self, event: &Event) {
        self.waiting += &serde_json::to_string(event).expect("texts and numbers");
        self.waiting.push('\n');
        let is_weighty = matches!(event, Event::Opened { .. } | Event::Started { .. } | Event::Ended { .. });
        if self.write(is_weighty).is_err() {
            // Half a line would corrupt the next one. If this fails too, readers drop it as long as it is the last one.
            let _ = self.file.set_len(self.length);
        }
    }

    pub(super) fn is_written(&self) -> bool {
        self.waiting.is_empty()
    }

    fn write(&mut self, synced: bool) -> io::Result<()> {
        self.file.write_all(self.waiting.as_bytes())?;
        if synced {
            self.file.sync_data()?;
        }
        self.length += self.waiting.len() as u64;
        self.waiting.clear();
        Ok(())
    }

    fn refusal(&mut self) -> io::Error {
        self.write(true).err().unwrap_or_else(|| io::ErrorKind::WriteZero.into())
    }
}

/// Replays the events. The error is the number of the first invalid line, starting at 1.
fn read(lines: &[u8]) -> Result<Room, usize> {
    let mut lines = lines.split_inclusive(|&byte| byte == b'\n').map(serde_json::from_slice::<Event>).enumerate();
    let Some((_, Ok(Event::Opened { version: VERSION, code }))) = lines.next() else { return Err(1) };
    let mut room = Room::new(code);
    for (place, event) in lines {
        let change = event.ok().and_then(|event| room.change(&event).ok());
        if change != Some(Change::Made) {
            return Err(place + 1);
        }
    }
    Ok(room)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ClassSecrets;
    use crate::class::key::KeyHash;
    use crate::class::name::Name;
    use std::fs::OpenOptions;
    use std::path::{Path, PathBuf};

    fn path(test: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("pegwise-class-{test}-{}", std::process::id()));
        let _ = std::fs::remove_file(&path);
        path
    }

    fn open(path: &Path, code: JoinCode) -> Result<(Room, Journal), NotOpened> {
        let file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        Journal::open(file, &std::fs::read(path)?, code)
    }

    fn code() -> JoinCode {
        JoinCode::new(*b"a class.")
    }

    fn events() -> Vec<Event> {
        let key = |digit: &str| KeyHash::of(&digit.repeat(32)).unwrap();
        let name = |text| Name::new(text).unwrap();
        vec![
            Event::Joined { key: key("1"), name: name("Anna"), at: 10 },
            Event::Joined { key: key("2"), name: name("Ben"), at: 20 },
            Event::Started { round: 1, rules: "4x6".to_owned(), secrets: ClassSecrets::Own, seed: 7, at: 30 },
            Event::Guessed { pupil: 2, round: 1, row: 1, guess: "1122".to_owned(), at: 40 },
            Event::Renamed { pupil: 1, name: name("Anne") },
            Event::Door { open: false },
            Event::Ended { round: 1 },
            Event::Removed { pupil: 1 },
        ]
    }

    #[test]
    fn a_class_goes_on_as_it_was_left() {
        let path = path("goes-on");
        let (mut room, mut journal) = open(&path, code()).unwrap();
        for event in events() {
            assert_eq!(room.change(&event), Ok(Change::Made));
            journal.add(&event);
            assert!(journal.is_written());
        }
        drop(journal);
        let (again, journal) = open(&path, JoinCode::new(*b"another.")).unwrap();
        assert_eq!(again, room);
        drop(journal);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(!text.contains(&"1".repeat(32)), "keys are not in the file");
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_line_that_was_cut_off_is_dropped_and_damage_is_told() {
        let path = path("damage");
        let (_, mut journal) = open(&path, code()).unwrap();
        for event in events() {
            journal.add(&event);
        }
        drop(journal);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, text.trim_end()).unwrap();
        let (room, mut journal) = open(&path, code()).unwrap();
        assert_eq!(room.pupils().count(), 2);
        journal.add(&Event::Removed { pupil: 2 });
        drop(journal);
        assert_eq!(open(&path, code()).unwrap().0.pupils().count(), 1);
        let lines: Vec<&str> = text.lines().collect();
        for (damaged, line) in [
            (text.replace("4x6", "4x"), 4),
            (text.replace("\"row\":1", "\"row\":2"), 5),
            (text.replace("\"version\":1", "\"version\":2"), 1),
            (lines[1..].join("\n") + "\n", 1),
            (format!("{text}{}\n", lines[8]), 10),
            (format!("{text}\n"), 10),
            ("a diary\n".to_owned(), 1),
        ] {
            std::fs::write(&path, &damaged).unwrap();
            let Err(NotOpened::Damaged { line: told }) = open(&path, code()) else { panic!("{damaged}") };
            assert_eq!(told, line);
            assert_eq!(std::fs::read_to_string(&path).unwrap(), damaged, "it is left as it was");
        }
        std::fs::remove_file(path).unwrap();
    }
}
