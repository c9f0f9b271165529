//! The counting bound for positions where one answer may be false.

use pegwise_core::Cancelled;

/// The maximum number of codes of a position that can be won within a number of guesses.
/// A position has *free* codes, for which a lie is still possible, and *spent* codes, for which one answer was false. A
/// guess finds at most one code. Its other answers, at most `answers`, leave each remaining spent code in the cell of
/// its true answer. They leave each remaining free code free in the cell of its true answer, and spent in every other
/// cell. So if answer `i` is true for `t_i` of `t` free codes, its cell has `t_i` free codes, and `t - t_i` spent ones
/// in addition to those for which the answer is true. Each cell must be won with one fewer guess. The largest numbers
/// that satisfy this are computed guess by guess. This is Berlekamp's volume bound `[Berlekamp 1968]` without rounding.
#[derive(Debug)]
pub(super) struct Capacity {
    /// `most[r][t]`: the maximum number of spent codes that `r` guesses can win together with `t` free codes, if any.
    most: Vec<Vec<usize>>,
    answers: usize,
    codes: usize,
}

impl Capacity {
    pub(super) fn new(codes: usize, answers: usize) -> Self {
        Capacity { most: vec![vec![0]], answers, codes }
    }

    pub(super) fn allows(&self, guesses: usize, free: usize, spent: usize) -> bool {
        self.most[guesses].get(free).is_some_and(|&most| spent <= most)
    }

    /// Can take a second, so it reports the amount of work to `count` beforehand. Keeps the finished rows if stopped.
    pub(super) fn extend_to(
        &mut self,
        guesses: usize,
        count: &mut dyn FnMut(usize, usize) -> Result<(), Cancelled>,
    ) -> Result<(), Cancelled> {
        while self.most.len() <= guesses {
            let before = self.most.last().expect("no guess wins nothing");
            let (mut next, mut finds_free) = (Vec::new(), None);
            while next.len() <= self.codes {
                let finds_none = self.spent_of_answers(before, next.len(), count)?;
                let Some(most) = finds_none.map(|spent| spent + 1).max(finds_free) else { break };
                next.push(most.min(self.codes));
                // With one more free code, a guess that finds a free code leaves this many.
                finds_free = finds_none;
            }
            self.most.push(next);
        }
        Ok(())
    }

    /// The maximum total of spent codes that the answers to a guess can leave in the cells of their true answers,
    /// together with `free` free codes. Capped at the number of all codes.
    fn spent_of_answers(
        &self,
        before: &[usize],
        free: usize,
        count: &mut dyn FnMut(usize, usize) -> Result<(), Cancelled>,
    ) -> Result<Option<usize>, Cancelled> {
        // The room for spent codes, by the number of free codes for which an answer is true; the other free codes are
        // spent there. Each free code displaces at least one spent code, so once there is no room, none follows.
        let room = before.iter().take(free + 1).enumerate();
        let room: Vec<usize> = room.map_while(|(own, &most)| most.checked_sub(free - own)).collect();
        let evenly = |answers: usize| {
            let (own, more) = (free / answers, free % answers);
            let of_more = if more == 0 { 0 } else { room.get(own + 1)? * more };
            Some(room.get(own)? * (answers - more) + of_more)
        };
        if (1..=self.answers).filter_map(evenly).any(|spent| spent >= self.codes) {
            return Ok(Some(self.codes));
        }
        let mut best: Vec<Option<usize>> = vec![None; free + 1];
        best[0] = Some(0);
        let mut whole = best[free];
        for _ in 0..self.answers {
            count(room.len(), best.len())?;
            let mut next = vec![None; free + 1];
            for (so_far, spent) in best.iter().enumerate().filter_map(|(so_far, spent)| Some((so_far, (*spent)?))) {
                for (all, room) in next[so_far..].iter_mut().zip(&room) {
                    *all = (*all).max(Some(spent + room));
                }
            }
            best = next;
            whole = whole.max(best[free]);
        }
        Ok(whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_guesses_win_little() {
        let mut capacity = Capacity::new(1000, 5);
        capacity.extend_to(4, &mut |_, _| Ok(())).unwrap();
        assert_eq!(capacity.most[1], [1, 0]);
        // Spent codes are won as in the game without lies: 1 + 5 within two guesses, 1 + 5 + 25 within three.
        assert_eq!((capacity.most[2][0], capacity.most[3][0]), (6, 31));
        assert!(capacity.allows(2, 1, 0) && !capacity.allows(1, 2, 0));
        for guesses in 0..4 {
            assert!(capacity.most[guesses].is_sorted_by(|more, less| more >= less), "{:?}", capacity.most);
            for (free, &spent) in capacity.most[guesses].iter().enumerate() {
                assert!(capacity.allows(guesses + 1, free, spent));
            }
        }
    }

    /// The definition, which tries every distribution of the free codes over the answers.
    fn plainly(before: &[usize], answers: usize, free: usize, all: usize) -> Option<usize> {
        let one = |own: usize| Some((own, before.get(own)?.checked_sub(all - own)?));
        let with_one = |(own, room)| Some(room + plainly(before, answers - 1, free - own, all)?);
        let none_left = Some(0).filter(|_| free == 0);
        let one_more = (0..=free).filter(|_| answers > 0).filter_map(one).filter_map(with_one).max();
        none_left.max(one_more)
    }

    #[test]
    fn every_way_to_share_codes_is_counted() {
        for (codes, answers) in [(40, 1), (40, 2), (12, 3), (30, 3), (20, 4)] {
            let mut capacity = Capacity::new(codes, answers);
            capacity.extend_to(6, &mut |_, _| Ok(())).unwrap();
            for two in capacity.most.windows(2) {
                for free in 0..=codes {
                    let finds_none = plainly(&two[0], answers, free, free).map(|spent| spent + 1);
                    let finds_free = free.checked_sub(1).and_then(|free| plainly(&two[0], answers, free, free));
                    let most = finds_none.max(finds_free).map(|most| most.min(codes));
                    assert_eq!(two[1].get(free).copied(), most, "{codes} {answers} {free} {two:?}");
                }
            }
        }
    }

    #[test]
    fn counting_can_be_stopped() {
        let mut capacity = Capacity::new(1296, 13);
        let (mut looks, mut work) = (0, 0);
        let stopped = capacity.extend_to(6, &mut |codes, places| {
            (looks, work) = (looks + 1, work.max(codes * places));
            if looks == 1000 { Err(Cancelled) } else { Ok(()) }
        });
        assert_eq!((stopped, looks), (Err(Cancelled), 1000));
        assert!(work <= 1297 * 1297, "{work}");
        let done = capacity.most.len();
        assert!(done < 7);
        capacity.extend_to(6, &mut |_, _| Ok(())).unwrap();
        let mut whole = Capacity::new(1296, 13);
        whole.extend_to(6, &mut |_, _| Ok(())).unwrap();
        assert_eq!(capacity.most, whole.most);
    }

    /// A weak form of the volume bound: each code takes at least one place on the levels of the tree.
    #[test]
    fn no_more_than_the_places_on_the_levels() {
        for answers in 1..6 {
            let mut capacity = Capacity::new(10_000, answers);
            capacity.extend_to(4, &mut |_, _| Ok(())).unwrap();
            for guesses in 1..=4u32 {
                let places: usize = (0..guesses).map(|level| answers.pow(level)).sum();
                for (free, &spent) in capacity.most[guesses as usize].iter().enumerate() {
                    assert!(free + spent <= places, "{answers} {guesses}");
                }
            }
        }
    }
}
