use crate::cost::INFINITE;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What is known of the cost of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) lower: u64,
    pub(crate) upper: u64,
}

impl Bounds {
    pub(crate) const UNKNOWN: Bounds = Bounds { lower: 0, upper: INFINITE };

    pub(crate) const fn exactly(cost: u64) -> Self {
        Bounds { lower: cost, upper: cost }
    }

    pub(crate) const fn at_least(lower: u64) -> Self {
        Bounds { lower, upper: INFINITE }
    }

    pub(crate) const fn at_most(upper: u64) -> Self {
        Bounds { lower: 0, upper }
    }

    pub(crate) fn is_exact(self) -> bool {
        self.lower == self.upper
    }
}

/// What the table keeps of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fact {
    pub(crate) name: u128,
    pub(crate) bounds: Bounds,
    /// A guess that costs no more than the upper bound, in the words of the one who keeps it; [`NO_GUESS`] for none.
    pub(crate) guess: u32,
    /// How many sets were searched for it.
    pub(crate) work: u32,
}

pub(crate) const NO_GUESS: u32 = u32::MAX;

/// A table of sets searched before, of a fixed size.
///
/// Where there is no room for another set, one that took less work is forgotten. That costs time, never
/// truth. A set is known by a name of 128 bits: among a hundred million names, two are the same by chance
/// with a probability below 10<sup>-22</sup>.
#[derive(Debug)]
pub(crate) struct Memo {
    shards: Vec<Mutex<Shard>>,
    /// Buckets in each shard, minus one: a power of two minus one.
    mask: usize,
}

/// Facts one after the other. Numbers that start as zeros take no memory until they are written.
type Shard = Vec<u128>;

/// Numbers for each fact; all zero for none.
const FACT: usize = size_of::<Packed>() / size_of::<u128>();
type Packed = [u128; 3];

/// Threads lock one shard at a time.
const SHARDS: usize = 256;

/// Places a fact can be in.
const BUCKET: usize = 4;

fn pack(fact: &Fact) -> Packed {
    // Work is at least 1, so no fact is all zeros.
    let Bounds { lower, upper } = fact.bounds;
    let work = u128::from(fact.work.max(1));
    [fact.name, u128::from(lower) << 64 | u128::from(upper), work << 32 | u128::from(fact.guess)]
}

#[expect(clippy::cast_possible_truncation, reason = "two numbers in one")]
fn unpack(packed: &[u128]) -> Option<Fact> {
    let work = (packed[2] >> 32) as u32;
    let bounds = Bounds { lower: (packed[1] >> 64) as u64, upper: packed[1] as u64 };
    (work > 0).then_some(Fact { name: packed[0], bounds, guess: packed[2] as u32, work })
}

/// A fact as bytes.
pub(crate) const PACKED_BYTES: usize = size_of::<Packed>();

pub(crate) fn pack_bytes(fact: &Fact) -> [u8; PACKED_BYTES] {
    let mut bytes = [0; PACKED_BYTES];
    for (bytes, number) in bytes.chunks_exact_mut(size_of::<u128>()).zip(pack(fact)) {
        bytes.copy_from_slice(&number.to_le_bytes());
    }
    bytes
}

/// What [`pack_bytes`] made; `None` if these bytes are no fact.
pub(crate) fn unpack_bytes(bytes: &[u8; PACKED_BYTES]) -> Option<Fact> {
    let number = |bytes: &[u8]| u128::from_le_bytes(bytes.try_into().expect("sixteen bytes"));
    let packed: Vec<u128> = bytes.chunks_exact(size_of::<u128>()).map(number).collect();
    unpack(&packed)
}

impl Memo {
    /// A table of at most this many bytes, or of a few hundred kilobytes if that is more.
    pub(crate) fn new(bytes: u64) -> Self {
        let bucket = size_of::<Packed>() * BUCKET;
        let buckets = usize::try_from(bytes).unwrap_or(usize::MAX) / (SHARDS * bucket);
        let buckets = 1usize << buckets.max(1).ilog2();
        let shards = (0..SHARDS).map(|_| Mutex::new(vec![0; buckets * BUCKET * FACT])).collect();
        Memo { shards, mask: buckets - 1 }
    }

    /// What is known of the set of this name.
    pub(crate) fn get(&self, name: u128) -> Option<Fact> {
        let (shard, start) = self.bucket(name);
        shard[start..start + BUCKET * FACT].chunks_exact(FACT).filter_map(unpack).find(|fact| fact.name == name)
    }

    /// Adds to what is known of a set.
    pub(crate) fn add(&self, fact: Fact) {
        let (mut shard, start) = self.bucket(fact.name);
        let bucket = &mut shard[start..start + BUCKET * FACT];
        let known = |packed: &&mut [u128]| unpack(packed).is_some_and(|known| known.name == fact.name);
        let work = |packed: &&mut [u128]| unpack(packed).map_or(0, |known| known.work);
        if let Some(packed) = bucket.chunks_exact_mut(FACT).find(known) {
            let known = unpack(packed).expect("just found");
            packed.copy_from_slice(&pack(&both(known, fact)));
        } else {
            let least = bucket.chunks_exact_mut(FACT).min_by_key(work).expect("a bucket has places");
            least.copy_from_slice(&pack(&fact));
        }
    }

    fn bucket(&self, name: u128) -> (MutexGuard<'_, Shard>, usize) {
        let shard = (name >> 120) as usize;
        let bucket = (name >> 56) as usize & self.mask;
        (self.shards[shard].lock().unwrap_or_else(PoisonError::into_inner), bucket * BUCKET * FACT)
    }
}

fn both(known: Fact, new: Fact) -> Fact {
    let guess = if new.bounds.upper < known.bounds.upper || known.guess == NO_GUESS { new.guess } else { known.guess };
    let lower = known.bounds.lower.max(new.bounds.lower);
    let upper = known.bounds.upper.min(new.bounds.upper);
    Fact { bounds: Bounds { lower, upper }, guess, work: known.work.saturating_add(new.work), ..known }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fact(name: u128, bounds: Bounds, work: u32) -> Fact {
        Fact { name, bounds, guess: NO_GUESS, work }
    }

    #[test]
    fn facts_of_one_set_add_up() {
        let memo = Memo::new(0);
        assert_eq!(memo.get(7), None);
        memo.add(fact(7, Bounds::at_least(10), 3));
        memo.add(Fact { guess: 5, ..fact(7, Bounds::at_most(12), 1) });
        memo.add(fact(7, Bounds::at_least(9), 1));
        let expected = Fact { guess: 5, ..fact(7, Bounds { lower: 10, upper: 12 }, 5) };
        assert_eq!(memo.get(7), Some(expected));
    }

    #[test]
    fn what_took_least_work_is_forgotten() {
        let memo = Memo::new(0);
        let place = |i: u128| i;
        (1..=5).for_each(|i| memo.add(fact(place(i), Bounds::exactly(1), u32::try_from(10 * i).unwrap())));
        let kept: Vec<u128> = (1..=5).filter(|&i| memo.get(place(i)).is_some()).collect();
        assert_eq!(kept, [2, 3, 4, 5]);
    }
}
