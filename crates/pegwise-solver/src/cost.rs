use pegwise_strategy::random::mix;

/// What a tree costs: a sum over the codes it finds.
///
/// A code found at guess `i` costs `guess * i`, and `last` more if `i` is the last guess allowed. Every
/// [`Objective`](crate::Objective) asks for the least cost under some of these, one after the other; with both zero the
/// only question is whether there is a tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Costs {
    pub(crate) guess: u64,
    pub(crate) last: u64,
}

/// The cost of what cannot be done. A few of them can be added.
pub(crate) const INFINITE: u64 = u64::MAX / 4;

/// How many guesses may still be made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Left(u8);

impl Left {
    /// As many as it takes.
    pub(crate) const ANY: Left = Left(u8::MAX);

    pub(crate) fn new(limit: Option<usize>) -> Self {
        limit.and_then(|limit| u8::try_from(limit).ok()).map_or(Left::ANY, Left)
    }

    /// After one more guess.
    pub(crate) fn next(self) -> Self {
        if self == Left::ANY { self } else { Left(self.0.saturating_sub(1)) }
    }

    /// The number, if there is one.
    pub(crate) fn limit(self) -> Option<usize> {
        (self != Left::ANY).then_some(usize::from(self.0))
    }
}

impl Costs {
    /// The total number of guesses.
    pub(crate) const TOTAL: Costs = Costs { guess: 1, last: 0 };

    /// Nothing but an end.
    pub(crate) const NOTHING: Costs = Costs { guess: 0, last: 0 };

    /// See [`Goal::salt`](crate::goal::Goal::salt).
    pub(crate) fn salt(self, left: Left, width: Option<usize>) -> u128 {
        let width = width.map_or(0, |width| width as u64 + 1);
        let number = mix(self.guess, self.last) ^ mix(width, left.limit().map_or(0, |n| n as u64 + 1));
        u128::from(mix(3, number)) << 64 | u128::from(mix(4, number))
    }

    /// The cost of one code found at this guess of those left.
    pub(crate) fn of(self, guess: usize, left: Left) -> u64 {
        match left.limit() {
            Some(limit) if guess > limit => INFINITE,
            Some(limit) if guess == limit => self.guess * guess as u64 + self.last,
            _ => self.guess * guess as u64,
        }
    }

    /// The cost of codes found one after the other, a guess each.
    pub(crate) fn in_a_row(self, codes: usize, left: Left) -> u64 {
        (1..=codes).fold(0, |sum: u64, guess| (sum + self.of(guess, left)).min(INFINITE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_counts_down_and_none_does_not() {
        assert_eq!(Left::new(Some(5)).next().limit(), Some(4));
        assert_eq!(Left::ANY.next(), Left::ANY);
        let costs = Costs { guess: 10, last: 1 };
        assert_eq!(costs.in_a_row(2, Left::new(Some(2))), 10 + 21);
        assert_eq!(costs.in_a_row(2, Left::new(Some(1))), INFINITE);
        assert_eq!(costs.in_a_row(3, Left::ANY), 60);
    }
}
