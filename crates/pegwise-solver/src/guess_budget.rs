//! The number of guesses still allowed.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct GuessBudget(u8);

impl GuessBudget {
    pub(crate) const UNLIMITED: GuessBudget = GuessBudget(u8::MAX);

    /// A limit of 255 or more, which no search reaches, counts as unlimited.
    pub(crate) fn new(limit: Option<usize>) -> Self {
        limit.and_then(|limit| u8::try_from(limit).ok()).map_or(GuessBudget::UNLIMITED, GuessBudget)
    }

    #[inline]
    pub(crate) fn after_guess(self) -> Self {
        if self == GuessBudget::UNLIMITED { self } else { GuessBudget(self.0.saturating_sub(1)) }
    }

    #[inline]
    pub(crate) fn limit(self) -> Option<usize> {
        (self != GuessBudget::UNLIMITED).then_some(usize::from(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_counts_down_and_none_does_not() {
        assert_eq!(GuessBudget::new(Some(5)).after_guess().limit(), Some(4));
        assert_eq!(GuessBudget::new(Some(0)).after_guess().limit(), Some(0));
        assert_eq!(GuessBudget::UNLIMITED.after_guess(), GuessBudget::UNLIMITED);
        for unlimited in [None, Some(255), Some(256)] {
            assert_eq!(GuessBudget::new(unlimited).limit(), None);
        }
    }
}
