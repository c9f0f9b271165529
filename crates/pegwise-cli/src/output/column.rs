use pegwise::Heuristic;
use pegwise_text::{catalogue, strategy};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Column {
    Of(Heuristic),
    /// The heading is the message `cli-column-…` with this ending.
    Named(&'static str),
}

pub(crate) const fn column(key: &'static str) -> Column {
    Column::Named(key)
}

/// The machine-readable names of columns whose name is not just the key with spaces for hyphens.
const NAMES: [(&str, &str); 12] = [
    ("best-found", "best"),
    ("can-be-secret", "can be the secret"),
    ("fewest-guesses", "best"),
    ("guesses-answered", "guesses that are answered"),
    ("guesses-left", "guesses left at most"),
    ("guesses-needed", "guesses needed on average"),
    ("margin", "95 % margin"),
    ("matchup", "played"),
    ("remark", "the guess"),
    ("with-best", "with the best"),
    ("with-this", "with this guess"),
    ("won-percent", "won %"),
];

impl Column {
    pub(crate) fn name(self) -> String {
        match self {
            Column::Of(heuristic) => heuristic.unit().to_owned(),
            Column::Named(key) => match NAMES.into_iter().find(|(other, _)| *other == key) {
                Some((_, name)) => name.to_owned(),
                None => key.replace('-', " "),
            },
        }
    }

    pub(crate) fn heading(self) -> String {
        match self {
            Column::Of(heuristic) => strategy::column(heuristic),
            Column::Named(key) => catalogue::say(&format!("cli-column-{key}"), &[]),
        }
    }
}
