//! A class of scripted pupils for `pegwise web --class`, for tests and measurements. [`Served`] runs the command, and
//! [`Lesson`] plays with [`Pupil`]s. Every answer is checked against the textbook definition once the secret is known.

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
