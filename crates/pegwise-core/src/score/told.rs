use crate::{Feedback, FeedbackKind};

/// What the codemaker tells, by key (`total * (pegs + 1) + black`).
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(super) pegs: usize,
    /// The keys that occur, by the ordinal of what is told, then by key.
    pub(super) keys: Vec<u8>,
    /// What is told for each of [`Told::keys`]: an index into [`Told::cells`].
    pub(super) cell_of_key: Vec<usize>,
    /// What can be told, in the order of [`Feedback::ordinal`].
    pub(super) cells: Vec<Feedback>,
    /// Every key, for single look-ups.
    pub(super) by_key: Vec<Feedback>,
}

impl Told {
    pub(crate) fn new(pegs: usize, kind: FeedbackKind) -> Self {
        let mut by_key = vec![Feedback::new(0, 0); (pegs + 1) * (pegs + 1)];
        let mut pairs = Vec::new();
        for total in 0..=pegs {
            for black in 0..=total {
                let key = total * (pegs + 1) + black;
                let told = kind.told(Feedback::new(black, total - black), pegs);
                by_key[key] = told;
                // All but one in place and the last elsewhere: no pair of codes has this key.
                if total < pegs || black + 1 != pegs {
                    pairs.push((told, key));
                }
            }
        }
        pairs.sort_unstable();
        let mut cells: Vec<Feedback> = pairs.iter().map(|&(told, _)| told).collect();
        cells.dedup();
        let cell = |told| cells.binary_search(&told).expect("collected from the same pairs");
        let cell_of_key = pairs.iter().map(|&(told, _)| cell(told)).collect();
        // Wide boards do not use the keys as bytes.
        let keys = pairs.iter().map(|&(_, key)| u8::try_from(key).unwrap_or(u8::MAX)).collect();
        Told { pegs, keys, cell_of_key, cells, by_key }
    }
}
