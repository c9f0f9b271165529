//! The kinds of answer: the list of them, and the properties that each states in its own file.

mod attributes;
mod black_white;
mod blacks;
mod each_peg;
mod marks;
mod order;
mod sum;
mod whites;

use crate::board::{Board, InvalidBoard};
use crate::code::Code;
use crate::feedback::{Feedback, ImpossibleFeedback, PegMark};
use crate::score::{Judge, reference};

/// One line for each kind makes the type, the list of all, and the way from a kind to its file.
macro_rules! kinds {
    ($($(#[$about:meta])* $kind:ident $({ $(#[$value:meta])* $field:ident: $type:ty = $usual:literal })? in $file:ident,)+) => {
        /// The kind of answer that the codemaker gives to a guess.
        ///
        /// ```
        /// use pegwise_core::{Board, FeedbackKind};
        /// let board: Board = "4x6-sum".parse()?;
        /// assert_eq!(board.feedback_kind(), FeedbackKind::Sum);
        /// # Ok::<(), pegwise_core::NotationError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum FeedbackKind {
            $($(#[$about])* $kind $({ $(#[$value])* $field: $type })?,)+
        }

        impl FeedbackKind {
            /// Every kind; two attributes with five values of the second.
            pub const ALL: &[Self] = &[$(Self::$kind $({ $field: $usual })?,)+];

            fn properties(self) -> &'static Properties {
                match self {
                    $(Self::$kind $({ $field: _ })? => &$file::PROPERTIES,)+
                }
            }
        }
    };
}

kinds! {
    /// Black and white pegs: the usual game.
    #[default]
    BlackWhite in black_white,
    /// Only the black pegs. Written with no white: two black is `2.0`.
    Blacks in blacks,
    /// Only the white pegs: two white is `0.2`. The answer always reveals that the code is broken.
    Whites in whites,
    /// Only how many colours are right, wherever they are. Written as white: three right is `0.3`.
    /// The answer always reveals that the code is broken.
    Sum in sum,
    /// Black and white, but every peg is judged by itself: white wherever the code has its colour on some other peg. No peg of
    /// the code is used up, so one may make several white.
    EachPeg in each_peg,
    /// A mark for each peg: right, elsewhere, or wrong. Pegs of the code are used up, as black and white pegs are: first by right
    /// ones, then from the first peg on.
    Marks in marks,
    /// A mark for each peg: right, or whether the code has an earlier or a later colour there.
    Order in order,
    /// Each colour has two attributes, such as a colour and a shape: colour `n` has the first attribute `n / seconds` and
    /// the second `n % seconds`. Each attribute gets its own black and white pegs.
    Attributes {
        /// The number of values of the second attribute.
        seconds: u16 = 5
    } in attributes,
}

/// The properties of a kind of answer.
struct Properties {
    /// Its name in files of rules and in the keys of messages.
    key: &'static str,
    /// Its description in files of rules; `None` if another field there chooses it.
    in_files: Option<&'static str>,
    /// Its suffix in the name of a board, such as `-sum`, and a few words on its meaning; `None` if it has none, or the size
    /// implies the kind.
    suffix: Option<(&'static str, &'static str)>,
    /// How it is entered and drawn.
    form: AnswerForm,
    /// How a person follows it peg by peg.
    explanation: AnswerExplanation,
    /// Whether padlock riddles can put it in words.
    is_in_riddles: bool,
    /// How codes are scored.
    layout: Layout,
    /// The sums by which the search for codes that fit can prune; `None` if it cannot.
    constraint: Option<SumConstraint>,
    /// The most pegs in a row.
    most_pegs: usize,
    /// Refuses numbers of colours that it does not allow.
    allows_colors: fn(FeedbackKind, u16) -> Result<(), InvalidBoard>,
    /// The number of ordinals that answers to this many pegs use.
    ordinals: fn(usize) -> usize,
    /// The winning answer to this many pegs.
    win: fn(usize) -> Feedback,
    /// Refuses answers that a board never gives, of those with its number of pegs.
    check: fn(&Board, Feedback) -> Result<(), ImpossibleFeedback>,
    /// The exchanges that keep the answers.
    symmetry: SymmetryKind,
    /// The renamings of colours that may keep the answers with the pegs in place; any, if `None`.
    renamings: Option<fn(FeedbackKind, usize) -> Vec<Renaming>>,
}

/// The properties that most counted kinds share.
const COUNTED: Properties = Properties {
    key: "",
    in_files: None,
    suffix: None,
    form: AnswerForm::Counts(&[]),
    explanation: AnswerExplanation::Places,
    is_in_riddles: false,
    layout: Layout::Counted(|full, _| full),
    constraint: None,
    most_pegs: usize::MAX,
    allows_colors: |_, _| Ok(()),
    ordinals: Feedback::ordinals,
    win: Feedback::win,
    check: |_, _| Ok(()),
    symmetry: SymmetryKind::Pegs,
    renamings: None,
};

/// How codes are scored.
enum Layout {
    /// By the numbers of black and white pegs, which the vector code counts; the function reduces them to the answer.
    Counted(fn(Feedback, usize) -> Feedback),
    /// One code at a time.
    Judged {
        /// The answer by its definition.
        definition: fn(FeedbackKind, &Code, &Code) -> Feedback,
        /// Its ordinal in `O(pegs)`.
        ordinal: fn(&mut Judge) -> usize,
    },
}

/// How an answer is entered and drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerForm {
    /// A number for each of these, in this order.
    Counts(&'static [PegCount]),
    /// One of these marks for each peg, the right one last; each with the characters that may be written for its symbol.
    Marks(&'static [(PegMark, &'static str); 3]),
    /// Black and white pegs for each of two attributes.
    Pairs,
}

/// The pegs that a number in an answer counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PegCount {
    /// Black pegs.
    InPlace,
    /// White pegs.
    Elsewhere,
    /// Black and white pegs together.
    Anywhere,
}

impl PegCount {
    /// The number of these pegs in an answer.
    pub fn of(self, feedback: Feedback) -> usize {
        match self {
            PegCount::InPlace => feedback.black(),
            PegCount::Elsewhere => feedback.white(),
            PegCount::Anywhere => feedback.total(),
        }
    }
}

/// How a person follows an answer peg by peg.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerExplanation {
    /// Which pegs are in place. Nothing is paired.
    Places,
    /// Which pegs are in place, then which colours are left on both sides.
    PlacesThenColors,
    /// Which colours are on both sides, whatever their places.
    Colors,
    /// Places and colours of each attribute by itself.
    Attributes,
}

/// The exchanges in all guesses and secrets of a board that keep the answers, or move at most their marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymmetryKind {
    /// Nothing that is known.
    Nothing,
    /// The pegs, and the colours.
    Pegs,
    /// The pegs, and on each peg its colours, where no answer compares the colours of different pegs.
    NamesByPeg,
    /// The colours; and codes of the same colours, which answers do not distinguish unless one of them is the guess.
    Orders,
}

/// The sums of pegs that an answer fixes for all codes that fit it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SumConstraint {
    /// The black pegs.
    pub black: bool,
    /// The black and white pegs together.
    pub total: bool,
}

/// Other names for the colours.
pub(crate) struct Renaming {
    /// What each colour becomes.
    pub(crate) colors: Vec<usize>,
    /// Whether it changes answers.
    pub(crate) moves_answers: bool,
}

impl FeedbackKind {
    /// Its name in files of rules and in the keys of messages: `each-peg`.
    pub fn key(self) -> &'static str {
        self.properties().key
    }

    /// Its description in files of rules, under `answer`; `None` if another field there chooses it.
    pub fn in_files(self) -> Option<&'static str> {
        self.properties().in_files
    }

    /// Its suffix in the name of a board, such as `-sum`; `None` for black and white pegs, and for attributes, which the size
    /// implies.
    pub fn suffix(self) -> Option<&'static str> {
        self.properties().suffix.map(|(suffix, _)| suffix)
    }

    /// The meaning of its suffix, in a few words.
    pub fn about_suffix(self) -> Option<&'static str> {
        self.properties().suffix.map(|(_, about)| about)
    }

    /// How its answers are entered and drawn.
    pub fn form(self) -> AnswerForm {
        self.properties().form
    }

    /// Whether its answers give this number. The winning answer of some kinds gives more.
    pub fn tells(self, count: PegCount) -> bool {
        let shows = |wanted| move |&(mark, _): &(PegMark, &str)| mark == wanted;
        match (self.form(), count) {
            (AnswerForm::Counts(counts), count) => counts.contains(&count),
            (AnswerForm::Marks(marks), PegCount::InPlace) => marks.iter().any(shows(PegMark::Right)),
            (AnswerForm::Marks(marks), PegCount::Elsewhere) => marks.iter().any(shows(PegMark::Elsewhere)),
            (AnswerForm::Marks(_), PegCount::Anywhere) | (AnswerForm::Pairs, _) => false,
        }
    }

    /// Whether its answers give the black and the white pegs as two numbers.
    pub fn tells_two_numbers(self) -> bool {
        self.form() == AnswerForm::Counts(&[PegCount::InPlace, PegCount::Elsewhere])
    }

    /// How a person follows its answers peg by peg.
    pub fn explanation(self) -> AnswerExplanation {
        self.properties().explanation
    }

    /// Whether padlock riddles can put its answers in words.
    pub fn is_in_riddles(self) -> bool {
        self.properties().is_in_riddles
    }

    /// The codemaker's answer where the black and white pegs are `full`, for rows of `pegs` pegs. Kinds that do not reduce
    /// black and white pegs return `full`.
    ///
    /// ```
    /// use pegwise_core::{Feedback, FeedbackKind};
    /// let full = Feedback::new(1, 2);
    /// assert_eq!(FeedbackKind::Blacks.visible(full, 4), Feedback::new(1, 0));
    /// assert_eq!(FeedbackKind::Sum.visible(full, 4), Feedback::new(0, 3));
    /// ```
    pub fn visible(self, full: Feedback, pegs: usize) -> Feedback {
        match self.properties().layout {
            Layout::Counted(visible) => visible(full, pegs),
            Layout::Judged { .. } => full,
        }
    }

    /// Whether the answer is a function of the numbers of black and white pegs.
    pub fn is_counted(self) -> bool {
        matches!(self.properties().layout, Layout::Counted(_))
    }

    /// The exchanges that keep the answers.
    pub fn symmetry(self) -> SymmetryKind {
        self.properties().symmetry
    }

    /// Whether exchanging pegs and renaming colours in guess and secret keeps the answer, or moves at most its marks.
    pub fn is_blind_to_names(self) -> bool {
        self.symmetry() != SymmetryKind::Nothing
    }

    /// Whether exchanging pegs and renaming colours in guess and secret keeps every answer.
    pub fn is_kept_by_renaming(self) -> bool {
        self.is_blind_to_names() && !self.tells_pegs_apart()
    }

    /// Whether each peg gets its own mark.
    pub fn tells_pegs_apart(self) -> bool {
        matches!(self.form(), AnswerForm::Marks(_))
    }

    /// The number of ordinals that answers to a row of `pegs` pegs use.
    ///
    /// # Panics
    /// If no board of this kind has so many pegs.
    pub fn ordinals(self, pegs: usize) -> usize {
        (self.properties().ordinals)(pegs)
    }

    /// The answer that wins, for rows of `pegs` pegs.
    ///
    /// # Panics
    /// If no board of this kind has so many pegs.
    pub fn win(self, pegs: usize) -> Feedback {
        (self.properties().win)(pegs)
    }

    /// The number of values of the second attribute; `None` if colours are only colours.
    pub(crate) fn seconds(self) -> Option<u16> {
        if let FeedbackKind::Attributes { seconds } = self { Some(seconds) } else { None }
    }

    /// Refuses boards whose size does not allow such answers.
    pub(crate) fn check_size(self, pegs: usize, colors: u16) -> Result<(), InvalidBoard> {
        let most = self.properties().most_pegs;
        if pegs > most {
            return Err(InvalidBoard::TooManyAnswers { most });
        }
        (self.properties().allows_colors)(self, colors)
    }

    /// Refuses an answer that this board never gives, of those with its number of pegs.
    pub(crate) fn check(self, board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
        (self.properties().check)(board, feedback)
    }

    /// The codemaker's answer, by definition. Blanks match nothing and have no colour to compare: they are marked as wrong, or
    /// as too early.
    ///
    /// # Panics
    /// If the codes have different lengths, or are longer than answers of this kind can be.
    pub(crate) fn answer(self, guess: &Code, secret: &Code) -> Feedback {
        assert_eq!(guess.pegs(), secret.pegs(), "codes of one game have the same number of pegs");
        match self.properties().layout {
            Layout::Counted(visible) => visible(reference(guess, secret), guess.pegs()),
            Layout::Judged { definition, .. } => definition(self, guess, secret),
        }
    }

    /// The ordinal of answers that are not a function of black and white.
    pub(crate) fn judgement(self) -> Option<fn(&mut Judge) -> usize> {
        match self.properties().layout {
            Layout::Counted(_) => None,
            Layout::Judged { ordinal, .. } => Some(ordinal),
        }
    }

    /// The sums by which the search for codes that fit can prune; `None` if it cannot.
    pub fn constraint(self) -> Option<SumConstraint> {
        self.properties().constraint
    }

    /// The renamings of `colors` colours that may keep its answers with the pegs in place; `None` if any may.
    pub(crate) fn renamings(self, colors: usize) -> Option<Vec<Renaming>> {
        self.properties().renamings.map(|renamings| renamings(self, colors))
    }
}

/// All but one in place, and the last one right but elsewhere.
fn last_elsewhere(board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
    let pegs = board.pegs();
    if feedback.black() + 1 == pegs && feedback.white() == 1 {
        return Err(ImpossibleFeedback::LastPegElsewhere { pegs });
    }
    Ok(())
}

/// Fewer pegs than any two codes share.
fn too_few(board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
    let (total, least) = (feedback.total(), board.least_shared());
    if total < least {
        return Err(ImpossibleFeedback::TooFew { total, pegs: board.pegs(), colors: board.colors(), least });
    }
    Ok(())
}

#[cfg(test)]
mod tests;
