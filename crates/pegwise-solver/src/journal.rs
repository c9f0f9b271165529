use crate::memo::{Fact, Memo, PACKED_BYTES, pack_bytes, unpack_bytes};
use pegwise_core::Board;
use pegwise_strategy::GuessPool;
use std::io::{self, BufRead, Write};
use std::sync::{Mutex, PoisonError};

/// What a long search has found out, written down while it goes on, so that another can go on from there.
///
/// After a first line with the board come records of one size: a set's name, its bounds, and a check sum. Every
/// piece of work of a few milliseconds becomes a record as soon as it is done. A record cut off at the
/// end is ignored.
///
/// A journal is trusted like the memory of the search that reads it: only read what your own searches wrote.
pub struct Journal {
    sink: Mutex<Sink>,
}

struct Sink {
    writer: Box<dyn Write + Send>,
    failed: Option<io::Error>,
}

/// A file that is no journal of this search.
#[derive(Debug, thiserror::Error)]
pub enum InvalidJournal {
    /// It could not be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// Its first line is another.
    #[error("this is no journal of this search: its first line is `{found}`, expected `{expected}`")]
    Head {
        /// The first line.
        found: String,
        /// What it should be.
        expected: String,
    },
    /// A record that does not add up, before the end.
    #[error("record {0} of the journal is damaged")]
    Damaged(usize),
}

/// What was read from a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resumed {
    /// How many records.
    pub records: usize,
    /// Where the last whole record ends: cut the file there before writing on.
    pub end: u64,
}

const RECORD: usize = PACKED_BYTES + size_of::<u64>();

impl Journal {
    /// Sets searched for a fact that is worth a record: a few milliseconds. What is lost at worst is this
    /// for each guess of the sets in progress.
    pub(crate) const WORTH: u64 = 250;

    /// A journal that is written on. What it is to begin with is for [`Journal::head`].
    pub fn new(writer: Box<dyn Write + Send>) -> Self {
        Journal { sink: Mutex::new(Sink { writer, failed: None }) }
    }

    /// The first line of a journal, with its end.
    pub fn head(board: &Board, pool: GuessPool) -> String {
        let pool = if pool == GuessPool::All { "all" } else { "candidates" };
        format!("pegwise-journal 1 {board} {pool}\n")
    }

    /// What went wrong in writing, if anything; nothing is written after that.
    pub fn failure(&self) -> Option<io::Error> {
        self.sink.lock().unwrap_or_else(PoisonError::into_inner).failed.take()
    }

    pub(crate) fn add(&self, fact: Fact) {
        let packed = pack_bytes(&fact);
        let mut record = [0; RECORD];
        record[..PACKED_BYTES].copy_from_slice(&packed);
        record[PACKED_BYTES..].copy_from_slice(&check(&packed).to_le_bytes());
        let mut sink = self.sink.lock().unwrap_or_else(PoisonError::into_inner);
        if sink.failed.is_none() {
            // In one piece, so that only the last record can be cut off.
            sink.failed = sink.writer.write_all(&record).err();
        }
    }

    /// Reads all facts into a table.
    pub(crate) fn read(mut reader: impl BufRead, head: &str, memo: &Memo) -> Result<Resumed, InvalidJournal> {
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
            let fact = unpack_bytes(packed).filter(|_| record[PACKED_BYTES..] == check(packed).to_le_bytes());
            memo.add(fact.ok_or(InvalidJournal::Damaged(resumed.records + 1))?);
            resumed.records += 1;
            resumed.end += RECORD as u64;
        }
        Ok(resumed)
    }
}

/// Is there one more whole record?
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
        pegwise_strategy::random::mix(sum, number)
    })
}
