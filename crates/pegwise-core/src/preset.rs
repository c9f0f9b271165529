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

/// What can be written after a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// How it is written; of those that take a number or codes, an example.
    pub suffix: &'static str,
    /// What it changes, in a few words.
    pub about: &'static str,
}

/// The variants of boards, in the order in which they are written.
///
/// ```
/// use pegwise_core::{Rules, VARIANTS};
/// for variant in VARIANTS {
///     let rules: Rules = format!("4x6{}", variant.suffix).parse()?;
///     assert_eq!(rules.to_string(), format!("4x6{}", variant.suffix));
/// }
/// # Ok::<(), pegwise_core::notation::NotationError>(())
/// ```
pub const VARIANTS: &[Variant] = &[
    Variant { suffix: "-distinct", about: "all colours of a code differ" },
    Variant { suffix: "-blacks", about: "only black pegs are told" },
    Variant { suffix: "-sum", about: "only the number of right colours is told" },
    Variant { suffix: "-free", about: "guesses may be any colours, even if codes may not" },
    Variant { suffix: "-blanks", about: "guesses may also leave holes empty, written _" },
    Variant { suffix: "-in8", about: "so many guesses are allowed" },
    Variant { suffix: "-only=1122,3456", about: "only these codes can be the secret" },
];
