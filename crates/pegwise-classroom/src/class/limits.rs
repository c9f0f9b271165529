//! All limits of a class in one place. Those that the pages also use, for names and boards, are in `api`.

/// Several classes of a school together. Removed pupils count, so that rejoining cannot fill the memory.
pub(crate) const PUPILS: usize = 500;

/// More than fit in a day.
pub(crate) const ROUNDS: usize = 50;

/// In bytes. A guess on the longest board needs some 300; a board of listed codes may need more.
pub(crate) const BODY: usize = 4096;

/// In bytes: the head has the address and perhaps cookies of other servers on this machine.
pub(crate) const HEAD: usize = 16_384;

/// Seconds for a head or a body to arrive, and for an idle connection to be used again.
pub(crate) const PATIENCE: u64 = 30;

/// A browser opens six at its first visit and keeps one or two.
pub(crate) const CONNECTIONS: usize = 2000;

/// A whole class may share one address, and the teacher still needs room.
pub(crate) const CONNECTIONS_OF_ONE: usize = 1500;

/// The connections and some more. The system may allow fewer.
pub(crate) const FILES: u64 = 4096;

/// Milliseconds between requests with one key on average, and the most at once. The app asks every 1.5 seconds.
pub(crate) const PACE: (u64, u64) = (100, 40);

/// The same for requests without a known key, such as joining, by address, which a class may share.
pub(crate) const PACE_OF_STRANGERS: (u64, u64) = (50, 1000);

/// The same for wrong join codes. There are 1.4 million codes: trying half of them takes half a month.
pub(crate) const PACE_OF_WRONG_CODES: (u64, u64) = (2000, 60);

pub(crate) const ADDRESSES: usize = 10_000;

/// Milliseconds of silence after which a pupil is away; a phone put away stops asking.
pub(crate) const AWAY: u64 = 15_000;
