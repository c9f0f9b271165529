use pegwise_strategy::random;

/// Numbers drawn from a seed, one after the other: the same on every machine and in every version.
#[derive(Clone, Debug)]
pub(crate) struct Draws {
    seed: u64,
    drawn: u64,
}

impl Draws {
    pub(crate) const fn new(seed: u64) -> Self {
        Draws { seed, drawn: 0 }
    }

    /// The next number, below `n`.
    ///
    /// # Panics
    /// If `n` is zero.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.drawn += 1;
        usize::try_from(random::below(self.seed, self.drawn - 1, n as u64)).expect("below a usize")
    }
}
