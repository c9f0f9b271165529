pub(crate) struct Compared {
    pub(crate) board: &'static str,
    pub(crate) published: Option<Published>,
    /// The maximum number of games. On the largest boards, a game takes half a minute.
    pub(crate) most: u64,
}

pub(crate) struct Published {
    pub(crate) mean: &'static str,
    pub(crate) source: &'static str,
}

const BERGHMAN: &str = "Genetic algorithm [Berghman, Goossens & Leus 2009], as quoted by others";
const BOHLENDER: &str = "SAT solver, bohlender's blog on Mastermind with SMT";

const fn board(board: &'static str, mean: &'static str, source: &'static str) -> Compared {
    Compared { board, published: Some(Published { mean, source }), most: u64::MAX }
}

const fn unpublished(board: &'static str, most: u64) -> Compared {
    Compared { board, published: None, most }
}

pub(crate) const BOARDS: &[Compared] = &[
    board("5x8", "5.618", BERGHMAN),
    board("6x9", "6.475", BERGHMAN),
    board("8x12", "8.366", BERGHMAN),
    board("8x6", "6.560", BOHLENDER),
    board("9x6", "7.237", BOHLENDER),
    board("10x6", "7.901", BOHLENDER),
    board("16x6", "10.51", BOHLENDER),
    unpublished("10x10", u64::MAX),
    unpublished("12x12", u64::MAX),
    unpublished("20x20", 200),
    unpublished("50x20", 50),
    unpublished("50x50", 50),
    unpublished("100x20", 50),
    unpublished("100x100", 50),
];
