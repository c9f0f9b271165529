//! A class of scripted pupils who play against `pegwise web --class`: for tests, and to measure it.
//!
//! [`Served`] is the command while it serves, [`Connection`] a browser's connection to it, [`Pupil`] somebody who plays, and
//! [`Lesson`] a whole class with its teacher. Every answer is checked by the textbook once the secret is known.

mod connection;
mod lesson;
mod pupil;
mod served;
mod tally;

pub use connection::{Connection, Told};
pub use lesson::{Lesson, Report};
pub use pupil::{Pace, Pupil};
pub use served::Served;
pub use tally::{Tally, percentile};
