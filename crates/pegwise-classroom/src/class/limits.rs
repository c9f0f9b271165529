//! How much of everything a class may have, in one place. What the pages know too, the length of names and the size of boards,
//! is in `api`.

/// Pupils in a class: several classes of a school together. Those who were sent out count, so that nobody who comes again and
/// again fills the memory.
pub(crate) const PUPILS: usize = 500;

/// Rounds: more than are played in a day.
pub(crate) const ROUNDS: usize = 50;

/// Bytes of the body of a request. The longest, a guess on the longest board, has some 300; a board of listed codes may take more.
pub(crate) const BODY: usize = 4096;

/// Bytes of the head of a request, which has the address in it, and perhaps what other servers of this machine left in the browser.
pub(crate) const HEAD: usize = 16_384;

/// Seconds in which a head, or a body, has to arrive, and in which a connection that is kept has to be used again.
pub(crate) const PATIENCE: u64 = 30;

/// Connections at once. A browser opens six at its first visit and keeps one or two.
pub(crate) const CONNECTIONS: usize = 2000;

/// The same from one address: a whole class may be behind one, but even then there is room for the teacher.
pub(crate) const CONNECTIONS_OF_ONE: usize = 1500;

/// Files that a process may have open: what the connections need, and some more. Where the system gives fewer, it decides.
pub(crate) const FILES: u64 = 4096;

/// Milliseconds between requests with one key, in the long run, and how many may come at once. The app asks about once a second.
pub(crate) const PACE: (u64, u64) = (100, 40);

/// The same for requests without a known key, such as those to join, by address: a class may be behind one.
pub(crate) const PACE_OF_STRANGERS: (u64, u64) = (50, 1000);

/// The same for join codes that are wrong. There are 1.4 million codes: trying half of them takes half a month.
pub(crate) const PACE_OF_WRONG_CODES: (u64, u64) = (2000, 60);

/// Addresses that are remembered for this.
pub(crate) const ADDRESSES: usize = 10_000;

/// Milliseconds after which a pupil whose device has said nothing is away. It asks every two seconds; phones that are put away
/// ask no more.
pub(crate) const AWAY: u64 = 15_000;
