//! Journals: files with the results of a long search.

use crate::transposition_table::{Entry, PACKED_BYTES, TranspositionTable, pack_bytes, unpack_bytes};
use pegwise_core::Board;
use pegwise_strategy::GuessPool;
use std::io::{self, BufRead, Write};
use std::sync::{Mutex, PoisonError};

/// A file with the results of a long search, written while the search runs, so that another search can resume from it.
///
/// The first line names the board. Records of a fixed size follow, each with the canonical hash of a set, its bounds, a
/// guess and a checksum. A record is written after every few milliseconds of work. The reader ignores a truncated last
/// record. Journals are trusted: read only those that your own searches wrote.
pub struct Journal {
    sink: Mutex<Sink>,
}

struct Sink {
    writer: Box<dyn Write + Send>,
    failed: Option<io::Error>,
}

/// The reason why a file is not a journal of this search.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidJournal {
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// The first line is not the head of a journal, or names another board.
    #[error("this is not a journal of this search: its first line is `{found}`, expected `{expected}`")]
    Head {
        /// The first line of the file.
        found: String,
        /// The expected first line.
        expected: String,
    },
    /// The checksum of a complete record is wrong. Records are numbered from 1.
    #[error("record {0} of the journal is damaged")]
    Damaged(usize),
}

/// The result of reading a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resumed {
    /// The number of complete records.
    pub records: usize,
    /// The position after the last complete record, in bytes. Truncate the file there before appending.
    pub end: u64,
}

const RECORD: usize = PACKED_BYTES + size_of::<u64>();

impl Journal {
    /// The minimum number of sets searched for an entry to be worth a record: a few milliseconds of work. A killed
    /// search loses at most this much for each guess of the sets in progress.
    pub(crate) const WORTH: u64 = 32;

    /// Creates a journal that appends to this writer. A new file must begin with [`Journal::head`].
    pub fn new(writer: Box<dyn Write + Send>) -> Self {
        Journal { sink: Mutex::new(Sink { writer, failed: None }) }
    }

    /// The first line of a journal, including the newline.
    pub fn head(board: &Board, pool: GuessPool) -> String {
        let pool = if pool == GuessPool::All { "all" } else { "candidates" };
        format!("pegwise-journal 2 {board} {pool}\n")
    }

    /// Takes the error that ended the writing, if any.
    pub fn failure(&self) -> Option<io::Error> {
        self.sink.lock().unwrap_or_else(PoisonError::into_inner).failed.take()
    }

    pub(crate) fn add(&self, entry: Entry) {
        let packed = pack_bytes(&entry);
        let mut record = [0; RECORD];
        record[..PACKED_BYTES].copy_from_slice(&packed);
        record[PACKED_BYTES..].copy_from_slice(&check(&packed).to_le_bytes());
        let mut sink = self.sink.lock().unwrap_or_else(PoisonError::into_inner);
        if sink.failed.is_none() {
            sink.failed = sink.writer.write_all(&record).err();
        }
    }

    pub(crate) fn read(
        mut reader: impl BufRead,
        head: &str,
        table: &TranspositionTable,
    ) -> Result<Resumed, InvalidJournal> {
        let mut first = Vec::new();
        io::Read::take(&mut reader, head.len() as u64).read_until(b'\n', &mut first)?;
        if first != head.as_bytes() {
            let found = pegwise_core::text::shown(String::from_utf8_lossy(&first).trim_end());
            return Err(InvalidJournal::Head { found, expected: head.trim_end().to_owned() });
        }
        let mut resumed = Resumed { records: 0, end: head.len() as u64 };
        let mut record = [0; RECORD];
        while fill(&mut reader, &mut record)? {
            let packed: &[u8; PACKED_BYTES] = record.first_chunk().expect("a record begins with it");
            let entry = unpack_bytes(packed).filter(|_| record[PACKED_BYTES..] == check(packed).to_le_bytes());
            table.add(entry.ok_or(InvalidJournal::Damaged(resumed.records + 1))?);
            resumed.records += 1;
            resumed.end += RECORD as u64;
        }
        Ok(resumed)
    }
}

fn fill(reader: &mut impl BufRead, record: &mut [u8]) -> io::Result<bool> {
    match reader.read_exact(record) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

fn check(packed: &[u8]) -> u64 {
    packed.chunks_exact(8).fold(1, |sum, chunk| {
        let number = u64::from_le_bytes(chunk.try_into().expect("eight bytes"));
        pegwise_core::random::mix(sum, number)
    })
}
