/// A board with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name, accepted wherever boards are read.
    pub name: &'static str,
    /// The board in canonical notation.
    pub board: &'static str,
    /// What the game is, in a few words.
    pub about: &'static str,
}

/// The named boards. The first is the default of every front end.
pub const PRESETS: &[Preset] = &[
    Preset { name: "classic", board: "4x6", about: "four pegs, six colours, repeats allowed" },
    Preset { name: "brain-breaker", board: "4x5", about: "the family game with five colours" },
    Preset { name: "super", board: "5x8", about: "the larger board: five pegs, eight colours" },
    Preset {
        name: "bulls-and-cows",
        board: "4x10-distinct",
        about: "four different digits out of ten; bulls are black, cows are white",
    },
    Preset { name: "mini", board: "3x4", about: "a small board, for learning" },
    Preset { name: "tune", board: "5x7", about: "five notes out of seven: gears are black, tumblers white" },
];
