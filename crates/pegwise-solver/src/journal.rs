//! What a long search has found out, in a file that another search goes on from.

use crate::transposition_table::{Entry, PACKED_BYTES, TranspositionTable, pack_bytes, unpack_bytes};
use pegwise_core::Board;
use pegwise_strategy::GuessPool;
use std::io::{self, BufRead, Write};
use std::sync::{Mutex, PoisonError};

/// What a long search has found out, written while it runs, so that another search can go on from there.
///
/// The first line names the board. Then come records of one size: the canonical hash of a set, its bounds, a guess, and a
/// check sum. Every piece of work of a few milliseconds becomes a record as soon as it is done. If the last record is
/// cut off, the reader ignores it.
///
/// A journal is trusted: read only what your own searches wrote.
pub struct Journal {
    sink: Mutex<Sink>,
}

struct Sink {
    writer: Box<dyn Write + Send>,
    failed: Option<io::Error>,
}

/// Why a file is not a journal of this search.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidJournal {
    /// It could not be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// Its first line is that of another board, or of no journal.
    #[error("this is no journal of this search: its first line is `{found}`, expected `{expected}`")]
    Head {
        /// The first line.
        found: String,
        /// What it should be.
        expected: String,
    },
    /// The check sum of a whole record is wrong. Records are counted from 1.
    #[error("record {0} of the journal is damaged")]
    Damaged(usize),
}

/// What was read from a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resumed {
    /// The number of records.
    pub records: usize,
    /// Where the last whole record ends, in bytes: cut the file there before writing on.
    pub end: u64,
}

const RECORD: usize = PACKED_BYTES + size_of::<u64>();

impl Journal {
    /// An entry is worth a record if this many sets were searched for it, which takes a few milliseconds. At worst a
    /// killed search loses as much for each guess of the sets in progress.
    pub(crate) const WORTH: u64 = 250;

    /// A journal that goes on in this writer. A new file must begin with [`Journal::head`].
    pub fn new(writer: Box<dyn Write + Send>) -> Self {
        Journal { sink: Mutex::new(Sink { writer, failed: None }) }
    }

    /// The first line of a journal, with its end.
    pub fn head(board: &Board, pool: GuessPool) -> String {
        let pool = if pool == GuessPool::All { "all" } else { "candidates" };
        format!("pegwise-journal 2 {board} {pool}\n")
    }

    /// Takes the error that ended the writing, if there was one.
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
            // In one piece, so that only the last record can be cut off.
            sink.failed = sink.writer.write_all(&record).err();
        }
    }

    /// Reads all entries into a table.
    pub(crate) fn read(
        mut reader: impl BufRead,
        head: &str,
        table: &TranspositionTable,
    ) -> Result<Resumed, InvalidJournal> {
        let mut first = Vec::new();
        io::Read::take(&mut reader, head.len() as u64).read_until(b'\n', &mut first)?;
        if first != head.as_bytes() {
            let found = pegwise_core::notation::shown(String::from_utf8_lossy(&first).trim_end());
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

/// Reads one more record. Is it whole?
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
