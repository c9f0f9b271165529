use crate::board::Board;

/// A board with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name, accepted wherever boards are read.
    pub name: &'static str,
    /// The board in canonical notation.
    pub board: &'static str,
    /// How its codes are usually written, if not in the canonical alphabet.
    pub alphabet: Option<&'static str>,
    /// What the game is, in a few words.
    pub about: &'static str,
}

/// The named boards. The first is the default of every front end.
pub const PRESETS: &[Preset] = &[
    Preset { name: "classic", board: "4x6", alphabet: None, about: "four pegs, six colours, repeats allowed" },
    Preset { name: "brain-breaker", board: "4x5", alphabet: None, about: "the family game with five colours" },
    Preset { name: "super", board: "5x8", alphabet: None, about: "the larger board: five pegs, eight colours" },
    Preset {
        name: "bulls-and-cows",
        board: "4x10-distinct",
        alphabet: Some("0123456789"),
        about: "four different digits out of ten; bulls are black, cows are white",
    },
    Preset { name: "mini", board: "3x4", alphabet: None, about: "a small board, for learning" },
    Preset {
        name: "tune",
        board: "5x7",
        alphabet: None,
        about: "five notes out of seven: gears are black, tumblers white",
    },
    Preset {
        name: "padlock",
        board: "3x10-distinct",
        alphabet: Some("0123456789"),
        about: "three different digits out of ten, as in padlock riddles",
    },
];

impl Preset {
    /// The preset that rules as they are written begin with: `classic`, `Bulls-and-Cows-in7`.
    pub(crate) fn named(rules: &str) -> Option<&'static Preset> {
        PRESETS.iter().find(|preset| {
            let Some((name, rest)) = rules.split_at_checked(preset.name.len()) else { return false };
            name.eq_ignore_ascii_case(preset.name) && (rest.is_empty() || rest.starts_with('-'))
        })
    }

    /// The preset of this board, or of which it is a variant.
    pub(crate) fn of(board: &Board) -> Option<&'static Preset> {
        let text = board.to_string();
        let is_of = |preset: &&Preset| {
            text.strip_prefix(preset.board).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        PRESETS.iter().filter(is_of).max_by_key(|preset| preset.board.len())
    }
}

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
    Variant { suffix: "-nozero", about: "the first peg never has the first colour: no leading zero" },
    Variant { suffix: "-bar2=34", about: "the second peg of a code never has these colours" },
    Variant { suffix: "-blacks", about: "only black pegs are told" },
    Variant { suffix: "-sum", about: "only the number of right colours is told" },
    Variant { suffix: "-free", about: "guesses may be any colours, even if codes may not" },
    Variant { suffix: "-blanks", about: "guesses may also leave holes empty, written _" },
    Variant { suffix: "-in8", about: "so many guesses are allowed" },
    Variant { suffix: "-only=1122,3456", about: "only these codes can be the secret" },
];
