//! All limits of a class, except those on names and boards, which are in `api` because the pages use them too.

/// The maximum number of pupils. Removed pupils count too, so that rejoining cannot exhaust the memory.
pub(crate) const PUPILS: usize = 500;

/// The maximum number of rounds, more than can be played in a day.
pub(crate) const ROUNDS: usize = 50;

/// The maximum size of a request body in bytes. The longest guess needs about 300; a list of codes may need more.
pub(crate) const BODY: usize = 4096;

/// The maximum size of a request head in bytes, including cookies from other servers on this machine.
pub(crate) const HEAD: usize = 16_384;

/// The time in seconds within which a head or a body must arrive and an idle connection must be reused.
pub(crate) const PATIENCE: u64 = 30;

/// The maximum number of connections. A browser opens six on its first visit and keeps one or two.
pub(crate) const CONNECTIONS: usize = 2000;

/// The maximum number of connections from one address, which a class may share. The teacher must still get in.
pub(crate) const CONNECTIONS_OF_ONE: usize = 1500;

/// The limit on open files to request, enough for all connections and more. The system may allow fewer.
pub(crate) const FILES: u64 = 4096;

/// The average interval between requests with one key, in ms, and the burst size. The app sends one every 1.5 s.
pub(crate) const PACE: (u64, u64) = (100, 40);

/// The same for requests without a known key, such as joining. They are limited by address, which a class may share.
pub(crate) const PACE_OF_STRANGERS: (u64, u64) = (50, 1000);

/// The same for wrong join codes. There are 1.4 million codes, so trying half of them takes half a month.
pub(crate) const PACE_OF_WRONG_CODES: (u64, u64) = (2000, 60);

pub(crate) const ADDRESSES: usize = 10_000;

/// The milliseconds without requests after which a pupil counts as away. A phone that is put away stops sending.
pub(crate) const AWAY: u64 = 15_000;
