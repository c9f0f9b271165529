//! The kinds of answer. Each file defines the properties of one kind.

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
use crate::score::{Ordinals, reference};

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
            /// Every kind. Attributes are listed once, with five values for the second one.
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
    /// Black pegs only, written without white ones: two black pegs are `2.0`.
    Blacks in blacks,
    /// White pegs only: two white pegs are `0.2`. The answer always reveals when the code is broken.
    Whites in whites,
    /// The number of right colours in any place, written as white pegs: `0.3`. A broken code is always revealed.
    Sum in sum,
    /// Like black and white, but pegs of the code are not used up: one peg can make several pegs of the guess white.
    EachPeg in each_peg,
    /// A mark for each peg: right, elsewhere, or wrong. Right pegs use up pegs of the code before the others do.
    Marks in marks,
    /// A mark for each peg: right, or whether the code has an earlier or a later colour there.
    Order in order,
    /// Black and white pegs for two attributes, such as shape: `n / seconds` and `n % seconds` of colour `n`.
    Attributes {
        /// The number of values of the second attribute.
        seconds: u16 = 5
    } in attributes,
}

struct Properties {
    key: &'static str,
    in_files: Option<&'static str>,
    /// The suffix in board names, such as `-sum`, and its explanation; `None` if the board's size implies the kind.
    suffix: Option<(&'static str, &'static str)>,
    form: AnswerForm,
    explanation: AnswerExplanation,
    is_in_riddles: bool,
    layout: Layout,
    constraint: Option<SumConstraint>,
    most_pegs: usize,
    allows_colors: fn(FeedbackKind, u16) -> Result<(), InvalidBoard>,
    ordinals: fn(usize) -> usize,
    win: fn(usize) -> Feedback,
    /// Assumes that the answer has the board's number of pegs.
    check: fn(&Board, Feedback) -> Result<(), ImpossibleFeedback>,
    symmetry: SymmetryKind,
    /// The renamings of colours that may keep the answers while the pegs stay in place, or `None` if any may.
    renamings: Option<fn(FeedbackKind, usize) -> Vec<Renaming>>,
}

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

enum Layout {
    /// Computed from the numbers of black and white pegs, which the vector code counts.
    Counted(fn(Feedback, usize) -> Feedback),
    Judged {
        definition: fn(FeedbackKind, &Code, &Code) -> Feedback,
        ordinals: Ordinals,
    },
}

/// How answers are entered and displayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerForm {
    /// A number for each of these counts, in this order.
    Counts(&'static [PegCount]),
    /// One of these marks for each peg, with the characters that enter it. The mark for a right peg comes last.
    Marks(&'static [(PegMark, &'static str); 3]),
    /// Black and white pegs for each of two attributes.
    Pairs,
}

/// The kind of pegs that a number in an answer counts.
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

/// How an answer is explained peg by peg.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerExplanation {
    /// The pegs in place, without pairing pegs.
    Places,
    /// The pegs in place, then the remaining colours on both sides.
    PlacesThenColors,
    /// The colours on both sides, in any place.
    Colors,
    /// Places and colours for each attribute by itself.
    Attributes,
}

/// Exchanges that, applied to every guess and secret, keep the answers or only permute their marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymmetryKind {
    /// No known exchanges.
    Nothing,
    /// Pegs and colours.
    Pegs,
    /// Pegs, and the colours on each peg separately: answers never compare the colours of different pegs.
    NamesByPeg,
    /// Colours, and codes with the same colours: answers cannot distinguish such codes unless one of them is guessed.
    Orders,
}

/// The peg counts that an answer determines. The search for codes that fit uses them for pruning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SumConstraint {
    /// Whether the answer determines the number of black pegs.
    pub black: bool,
    /// Whether the answer determines the number of black and white pegs together.
    pub total: bool,
}

pub(crate) struct Renaming {
    pub(crate) colors: Vec<usize>,
    pub(crate) moves_answers: bool,
}

impl FeedbackKind {
    /// The name in rule files and message keys, such as `each-peg`.
    pub fn key(self) -> &'static str {
        self.properties().key
    }

    /// The description of this value of `answer` in rule files, or `None` if another field determines the kind.
    pub fn in_files(self) -> Option<&'static str> {
        self.properties().in_files
    }

    /// The suffix in board names, such as `-sum`, or `None` for black and white pegs and for attributes.
    pub fn suffix(self) -> Option<&'static str> {
        self.properties().suffix.map(|(suffix, _)| suffix)
    }

    /// A short explanation of [`FeedbackKind::suffix`].
    pub fn about_suffix(self) -> Option<&'static str> {
        self.properties().suffix.map(|(_, about)| about)
    }

    /// How answers of this kind are entered and displayed.
    pub fn form(self) -> AnswerForm {
        self.properties().form
    }

    /// Whether answers of this kind include this count. For some kinds, the winning answer reveals more.
    pub fn tells(self, count: PegCount) -> bool {
        let shows = |wanted| move |&(mark, _): &(PegMark, &str)| mark == wanted;
        match (self.form(), count) {
            (AnswerForm::Counts(counts), count) => counts.contains(&count),
            (AnswerForm::Marks(marks), PegCount::InPlace) => marks.iter().any(shows(PegMark::Right)),
            (AnswerForm::Marks(marks), PegCount::Elsewhere) => marks.iter().any(shows(PegMark::Elsewhere)),
            (AnswerForm::Marks(_), PegCount::Anywhere) | (AnswerForm::Pairs, _) => false,
        }
    }

    /// Whether answers of this kind give black and white pegs as two numbers.
    pub fn tells_two_numbers(self) -> bool {
        self.form() == AnswerForm::Counts(&[PegCount::InPlace, PegCount::Elsewhere])
    }

    /// How answers of this kind are explained peg by peg.
    pub fn explanation(self) -> AnswerExplanation {
        self.properties().explanation
    }

    /// Whether padlock riddles can express answers of this kind in words.
    pub fn is_in_riddles(self) -> bool {
        self.properties().is_in_riddles
    }

    /// The codemaker's answer, given all black and white pegs. Kinds that are not counted return `full`.
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

    /// Whether the answer is determined by the numbers of black and white pegs.
    pub fn is_counted(self) -> bool {
        matches!(self.properties().layout, Layout::Counted(_))
    }

    /// The exchanges of pegs, colours and codes that keep the answers.
    pub fn symmetry(self) -> SymmetryKind {
        self.properties().symmetry
    }

    /// Whether permuting pegs and renaming colours in both guess and secret keeps the answer, or permutes its marks.
    pub fn is_blind_to_names(self) -> bool {
        self.symmetry() != SymmetryKind::Nothing
    }

    /// Whether permuting pegs and renaming colours in both guess and secret keeps every answer.
    pub fn is_kept_by_renaming(self) -> bool {
        self.is_blind_to_names() && !self.tells_pegs_apart()
    }

    /// Whether each peg gets its own mark.
    pub fn tells_pegs_apart(self) -> bool {
        matches!(self.form(), AnswerForm::Marks(_))
    }

    /// The number of answer ordinals for `pegs` pegs.
    ///
    /// # Panics
    /// Panics if no board of this kind has that many pegs.
    pub fn ordinals(self, pegs: usize) -> usize {
        (self.properties().ordinals)(pegs)
    }

    /// The winning answer for `pegs` pegs.
    ///
    /// # Panics
    /// Panics if no board of this kind has that many pegs.
    pub fn win(self, pegs: usize) -> Feedback {
        (self.properties().win)(pegs)
    }

    pub(crate) fn seconds(self) -> Option<u16> {
        if let FeedbackKind::Attributes { seconds } = self { Some(seconds) } else { None }
    }

    pub(crate) fn check_size(self, pegs: usize, colors: u16) -> Result<(), InvalidBoard> {
        let most = self.properties().most_pegs;
        if pegs > most {
            return Err(InvalidBoard::TooManyAnswers { most });
        }
        (self.properties().allows_colors)(self, colors)
    }

    pub(crate) fn check(self, board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
        (self.properties().check)(board, feedback)
    }

    /// Blanks match nothing: their marks are wrong or, for colour order, earlier. Panics if the lengths do not fit.
    pub(crate) fn answer(self, guess: &Code, secret: &Code) -> Feedback {
        assert_eq!(guess.pegs(), secret.pegs(), "codes of one game have the same number of pegs");
        match self.properties().layout {
            Layout::Counted(visible) => visible(reference(guess, secret), guess.pegs()),
            Layout::Judged { definition, .. } => definition(self, guess, secret),
        }
    }

    pub(crate) fn judgement(self) -> Option<Ordinals> {
        match self.properties().layout {
            Layout::Counted(_) => None,
            Layout::Judged { ordinals, .. } => Some(ordinals),
        }
    }

    /// The peg counts that the search for codes that fit uses for pruning, or `None` if it cannot prune.
    pub fn constraint(self) -> Option<SumConstraint> {
        self.properties().constraint
    }

    pub(crate) fn renamings(self, colors: usize) -> Option<Vec<Renaming>> {
        self.properties().renamings.map(|renamings| renamings(self, colors))
    }
}

fn last_elsewhere(board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
    let pegs = board.pegs();
    if feedback.black() + 1 == pegs && feedback.white() == 1 {
        return Err(ImpossibleFeedback::LastPegElsewhere { pegs });
    }
    Ok(())
}

fn too_few(board: &Board, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
    let (total, least) = (feedback.total(), board.least_shared());
    if total < least {
        return Err(ImpossibleFeedback::TooFew { total, pegs: board.pegs(), colors: board.colors(), least });
    }
    Ok(())
}

#[cfg(test)]
mod tests;
