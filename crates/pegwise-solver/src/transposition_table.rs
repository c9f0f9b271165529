//! Bounds of the sets already searched.

use crate::bounds::Bounds;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The canonical hash, [salted](crate::cost_model::salt).
    pub(crate) hash: u128,
    pub(crate) bounds: Bounds,
    /// A guess that costs no more than the upper bound, rewritten by the set's frame, or [`NO_GUESS`].
    pub(crate) guess: u32,
    pub(crate) work: u32,
}

pub(crate) const NO_GUESS: u32 = u32::MAX;

/// A table of fixed size with the sets searched before. A full bucket drops the entry that took the least work, which
/// costs time but never correctness. Among a hundred million sets, two have the same 128-bit hash with a probability
/// below 10<sup>-22</sup>.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    shards: Vec<Mutex<Shard>>,
    mask: usize,
}

/// Allocated zeroed, so that the system provides memory only when it is written.
type Shard = Vec<u128>;

type Packed = [u128; 3];

const ENTRY: usize = size_of::<Packed>() / size_of::<u128>();

const SHARDS: usize = 256;

const BUCKET: usize = 4;

fn pack(entry: &Entry) -> Packed {
    // Work is at least 1, so that no entry is all zeros.
    let Bounds { lower, upper } = entry.bounds;
    let work = u128::from(entry.work.max(1));
    [entry.hash, u128::from(lower) << 64 | u128::from(upper), work << 32 | u128::from(entry.guess)]
}

#[expect(clippy::cast_possible_truncation, reason = "two numbers in one")]
fn unpack(packed: &[u128]) -> Option<Entry> {
    let work = (packed[2] >> 32) as u32;
    let bounds = Bounds { lower: (packed[1] >> 64) as u64, upper: packed[1] as u64 };
    (work > 0).then_some(Entry { hash: packed[0], bounds, guess: packed[2] as u32, work })
}

pub(crate) const PACKED_BYTES: usize = size_of::<Packed>();

pub(crate) fn pack_bytes(entry: &Entry) -> [u8; PACKED_BYTES] {
    let mut bytes = [0; PACKED_BYTES];
    for (bytes, number) in bytes.chunks_exact_mut(size_of::<u128>()).zip(pack(entry)) {
        bytes.copy_from_slice(&number.to_le_bytes());
    }
    bytes
}

pub(crate) fn unpack_bytes(bytes: &[u8; PACKED_BYTES]) -> Option<Entry> {
    let number = |bytes: &[u8]| u128::from_le_bytes(bytes.try_into().expect("sixteen bytes"));
    let packed: Vec<u128> = bytes.chunks_exact(size_of::<u128>()).map(number).collect();
    unpack(&packed)
}

impl TranspositionTable {
    pub(crate) fn new(bytes: u64) -> Self {
        let bucket = PACKED_BYTES * BUCKET;
        let buckets = usize::try_from(bytes).unwrap_or(usize::MAX) / (SHARDS * bucket);
        let buckets = 1usize << buckets.max(1).ilog2();
        let shards = (0..SHARDS).map(|_| Mutex::new(vec![0; buckets * BUCKET * ENTRY])).collect();
        TranspositionTable { shards, mask: buckets - 1 }
    }

    pub(crate) fn get(&self, hash: u128) -> Option<Entry> {
        let (shard, start) = self.bucket(hash);
        shard[start..start + BUCKET * ENTRY].chunks_exact(ENTRY).filter_map(unpack).find(|entry| entry.hash == hash)
    }

    pub(crate) fn add(&self, entry: Entry) {
        let (mut shard, start) = self.bucket(entry.hash);
        let bucket = &mut shard[start..start + BUCKET * ENTRY];
        let same_set = |packed: &&mut [u128]| unpack(packed).is_some_and(|known| known.hash == entry.hash);
        let work = |packed: &&mut [u128]| unpack(packed).map_or(0, |known| known.work);
        if let Some(packed) = bucket.chunks_exact_mut(ENTRY).find(same_set) {
            let known = unpack(packed).expect("just found");
            packed.copy_from_slice(&pack(&merged(known, entry)));
        } else {
            let least = bucket.chunks_exact_mut(ENTRY).min_by_key(work).expect("a bucket has places");
            least.copy_from_slice(&pack(&entry));
        }
    }

    fn bucket(&self, hash: u128) -> (MutexGuard<'_, Shard>, usize) {
        let shard = (hash >> 120) as usize;
        let bucket = (hash >> 56) as usize & self.mask;
        (self.shards[shard].lock().unwrap_or_else(PoisonError::into_inner), bucket * BUCKET * ENTRY)
    }
}

fn merged(known: Entry, new: Entry) -> Entry {
    let guess = if new.bounds.upper < known.bounds.upper || known.guess == NO_GUESS { new.guess } else { known.guess };
    Entry { bounds: known.bounds.tighten(new.bounds), guess, work: known.work.saturating_add(new.work), ..known }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(hash: u128, bounds: Bounds, work: u32) -> Entry {
        Entry { hash, bounds, guess: NO_GUESS, work }
    }

    #[test]
    fn entries_of_one_set_add_up() {
        let table = TranspositionTable::new(0);
        assert_eq!(table.get(7), None);
        table.add(entry(7, Bounds::at_least(10), 3));
        table.add(Entry { guess: 5, ..entry(7, Bounds::at_most(12), 1) });
        table.add(entry(7, Bounds::at_least(9), 1));
        let expected = Entry { guess: 5, ..entry(7, Bounds { lower: 10, upper: 12 }, 5) };
        assert_eq!(table.get(7), Some(expected));
    }

    #[test]
    fn a_guess_is_replaced_only_by_a_better_one() {
        let table = TranspositionTable::new(0);
        let guess = |guess, upper| table.add(Entry { guess, ..entry(7, Bounds::at_most(upper), 1) });
        guess(1, 12);
        guess(2, 12);
        assert_eq!(table.get(7).unwrap().guess, 1);
        guess(3, 11);
        assert_eq!(table.get(7).unwrap().guess, 3);
    }

    #[test]
    fn the_entry_that_took_least_work_is_forgotten() {
        let table = TranspositionTable::new(0);
        (1..=5).for_each(|i| table.add(entry(i, Bounds::exactly(1), u32::try_from(10 * i).unwrap())));
        let kept: Vec<u128> = (1..=5).filter(|&i| table.get(i).is_some()).collect();
        assert_eq!(kept, [2, 3, 4, 5]);
    }

    #[test]
    fn the_table_is_as_large_as_it_is_told() {
        let bucket = (PACKED_BYTES * BUCKET * SHARDS) as u64;
        let kept = |bytes: u64| {
            let table = TranspositionTable::new(bytes);
            (0..256).for_each(|i| table.add(entry(i << 56, Bounds::exactly(1), 1)));
            (0..256).filter(|&i| table.get(i << 56).is_some()).count()
        };
        assert_eq!([0, bucket, 16 * bucket - 1, 16 * bucket].map(kept), [4, 4, 32, 64]);
    }

    #[test]
    fn bytes_round_trip() {
        let entry = Entry { guess: 5, ..entry(7 << 100, Bounds { lower: 10, upper: 12 }, 5) };
        assert_eq!(unpack_bytes(&pack_bytes(&entry)), Some(entry));
        assert_eq!(unpack_bytes(&[0; PACKED_BYTES]), None);
    }
}
