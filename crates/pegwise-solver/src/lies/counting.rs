/// What counting alone allows: how many codes a position can have that is sure to be won within so many guesses.
///
/// A position has codes about which a lie can still be told, *free* ones, and codes about which it was told, *spent* ones. A guess has at
/// most so many answers beside the winning one. Of the codes it does not find, a spent one is left by its true answer, and a
/// free one by its true answer as a free one and by every other as a spent one. So if answer `i` is true for `t_i` of the free codes,
/// all `t` of them together, it leaves `t_i` free codes and `t - t_i` spent ones beside the spent ones for which it is true. Each
/// of these positions has to be won with one guess less, and the guess itself finds one code at most. The largest numbers
/// that satisfy this are computed guess by guess: Berlekamp's volume bound `[Berlekamp 1968]`, without rounding.
#[derive(Debug)]
pub(super) struct Capacity {
    /// `most[r][t]`: with `t` free codes, the most spent codes beside them that `r` guesses can win; as far as there can be
    /// `t` free ones at all.
    most: Vec<Vec<usize>>,
    answers: usize,
    codes: usize,
}

impl Capacity {
    /// For boards with so many codes, on which a guess has at most so many answers beside the winning one.
    pub(super) fn new(codes: usize, answers: usize) -> Self {
        Capacity { most: vec![vec![0]], answers, codes }
    }

    /// Could a position of so many free and spent codes be won within so many guesses?
    pub(super) fn allows(&self, guesses: usize, free: usize, spent: usize) -> bool {
        self.most[guesses].get(free).is_some_and(|&most| spent <= most)
    }

    /// Computes what so many guesses can win.
    pub(super) fn extend_to(&mut self, guesses: usize) {
        while self.most.len() <= guesses {
            let before = self.most.last().expect("no guess wins nothing");
            let mut next = Vec::new();
            while let Some(most) = self.spent_beside(before, next.len()).filter(|_| next.len() <= self.codes) {
                next.push(most.min(self.codes));
            }
            self.most.push(next);
        }
    }

    /// The most spent codes beside so many free ones, if there can be so many; `before` is what one guess less wins.
    fn spent_beside(&self, before: &[usize], free: usize) -> Option<usize> {
        let finds_spent = self.spent_of_answers(before, free).map(|spent| spent + 1);
        let finds_free = free.checked_sub(1).and_then(|others| self.spent_of_answers(before, others));
        finds_spent.max(finds_free)
    }

    /// The most spent codes that the answers to a guess can leave together, each in the position of its true answer, where so many
    /// free codes are left.
    fn spent_of_answers(&self, before: &[usize], free: usize) -> Option<usize> {
        // By the number of free codes for which the answers so far are true; no answer, nothing left.
        let mut best: Vec<Option<usize>> = vec![None; free + 1];
        best[0] = Some(0);
        let mut whole = best[free];
        for _ in 0..self.answers {
            let mut next = vec![None; free + 1];
            for (so_far, spent) in best.iter().enumerate().filter_map(|(so_far, spent)| Some((so_far, (*spent)?))) {
                for (own, &most) in before.iter().enumerate().take(free - so_far + 1) {
                    // The free codes of the other answers are spent here.
                    let Some(room) = most.checked_sub(free - own) else { continue };
                    let all = &mut next[so_far + own];
                    *all = (*all).max(Some(spent + room));
                }
            }
            best = next;
            whole = whole.max(best[free]);
        }
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_guesses_win_little() {
        let mut capacity = Capacity::new(1000, 5);
        capacity.extend_to(4);
        // One guess finds one code, of either kind.
        assert_eq!(capacity.most[1], [1, 0]);
        // Spent codes are as in any game: 1 + 5 within two guesses, 1 + 5 + 25 within three.
        assert_eq!((capacity.most[2][0], capacity.most[3][0]), (6, 31));
        // Two free codes within two guesses: the second is free or spent, whatever is answered; a lie about it leaves it alone.
        assert!(capacity.allows(2, 1, 0) && !capacity.allows(1, 2, 0));
        for guesses in 0..4 {
            assert!(capacity.most[guesses].is_sorted_by(|more, less| more >= less), "{:?}", capacity.most);
            for (free, &spent) in capacity.most[guesses].iter().enumerate() {
                assert!(capacity.allows(guesses + 1, free, spent));
            }
        }
    }

    /// The volume bound for weights: a free code takes a place on its true path, and one for each lie that can be told before.
    #[test]
    fn no_more_than_the_places_on_the_levels() {
        for answers in 1..6 {
            let mut capacity = Capacity::new(10_000, answers);
            capacity.extend_to(4);
            for guesses in 1..=4u32 {
                let places: usize = (0..guesses).map(|level| answers.pow(level)).sum();
                for (free, &spent) in capacity.most[guesses as usize].iter().enumerate() {
                    assert!(free + spent <= places, "{answers} {guesses}");
                }
            }
        }
    }
}
