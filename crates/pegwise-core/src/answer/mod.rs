//! The kinds of answer, with the properties that each file defines.

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
    /// Black pegs only. Written without white: two black is `2.0`.
    Blacks in blacks,
    /// White pegs only: two white is `0.2`. The answer always reveals that the code is broken.
    Whites in whites,
    /// The number of right colours, in any place, written as white: `0.3`. A broken code is always revealed.
    Sum in sum,
    /// As black and white, but pegs of the code are not used up: one peg may make several white.
    EachPeg in each_peg,
    /// A mark for each peg: right, elsewhere, or wrong. Pegs of the code are used up first by right pegs, then from
    /// the first peg on.
    Marks in marks,
    /// A mark for each peg: right, or whether the code has an earlier or a later colour there.
    Order in order,
    /// Black and white for each of two attributes, such as colour and shape: colour `n` has the values `n / seconds`
    /// and `n % seconds`.
    Attributes {
        /// The number of values of the second attribute.
        seconds: u16 = 5
    } in attributes,
}

struct Properties {
    key: &'static str,
    /// The description in rule files; `None` if another field there chooses it.
    in_files: Option<&'static str>,
    /// The suffix in board names, such as `-sum`, with an explanation; `None` if the size implies the kind.
    suffix: Option<(&'static str, &'static str)>,
    form: AnswerForm,
    explanation: AnswerExplanation,
    is_in_riddles: bool,
    layout: Layout,
    /// The sums by which the search for codes that fit can prune; `None` if it cannot.
    constraint: Option<SumConstraint>,
    most_pegs: usize,
    allows_colors: fn(FeedbackKind, u16) -> Result<(), InvalidBoard>,
    ordinals: fn(usize) -> usize,
    win: fn(usize) -> Feedback,
    /// Of answers with the board's number of pegs.
    check: fn(&Board, Feedback) -> Result<(), ImpossibleFeedback>,
    symmetry: SymmetryKind,
    /// The renamings of colours that may keep the answers with the pegs in place; all, if `None`.
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
    /// A function of the numbers of black and white pegs, which the vector code counts.
    Counted(fn(Feedback, usize) -> Feedback),
    Judged {
        definition: fn(FeedbackKind, &Code, &Code) -> Feedback,
        ordinal: fn(&mut Judge) -> usize,
    },
}

/// The form of input and display of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerForm {
    /// A number for each of these, in this order.
    Counts(&'static [PegCount]),
    /// One of these marks for each peg, the right one last; each with its input characters.
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

/// The way to explain an answer peg by peg.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerExplanation {
    /// The pegs in place, without pairing.
    Places,
    /// The pegs in place, then the colours left on both sides.
    PlacesThenColors,
    /// The colours on both sides, in any place.
    Colors,
    /// Places and colours for each attribute by itself.
    Attributes,
}

/// The exchanges in all guesses and secrets that keep the answers, or permute only their marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymmetryKind {
    /// None known.
    Nothing,
    /// Pegs and colours.
    Pegs,
    /// Pegs, and on each peg its colours: answers never compare the colours of different pegs.
    NamesByPeg,
    /// Colours; and codes of the same colours, which answers do not distinguish unless one of them is the guess.
    Orders,
}

/// The sums of pegs that an answer fixes for all codes that fit it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SumConstraint {
    /// Whether it fixes the black pegs.
    pub black: bool,
    /// Whether it fixes the black and white pegs together.
    pub total: bool,
}

pub(crate) struct Renaming {
    pub(crate) colors: Vec<usize>,
    pub(crate) moves_answers: bool,
}

impl FeedbackKind {
    /// The name in rule files and in the keys of messages: `each-peg`.
    pub fn key(self) -> &'static str {
        self.properties().key
    }

    /// The description in rule files, under `answer`; `None` if another field there chooses it.
    pub fn in_files(self) -> Option<&'static str> {
        self.properties().in_files
    }

    /// The suffix in board names, such as `-sum`; `None` for black and white pegs and for attributes.
    pub fn suffix(self) -> Option<&'static str> {
        self.properties().suffix.map(|(suffix, _)| suffix)
    }

    /// A short explanation of the suffix.
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

    /// The way to explain its answers peg by peg.
    pub fn explanation(self) -> AnswerExplanation {
        self.properties().explanation
    }

    /// Whether padlock riddles can put its answers in words.
    pub fn is_in_riddles(self) -> bool {
        self.properties().is_in_riddles
    }

    /// The codemaker's answer if the black and white pegs are `full`. Other kinds return `full`.
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

    /// Whether exchanging pegs and renaming colours in guess and secret keeps the answer, or permutes only its marks.
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

    /// The number of ordinals of answers to a row of `pegs` pegs.
    ///
    /// # Panics
    /// If no board of this kind has this many pegs.
    pub fn ordinals(self, pegs: usize) -> usize {
        (self.properties().ordinals)(pegs)
    }

    /// The winning answer for rows of `pegs` pegs.
    ///
    /// # Panics
    /// If no board of this kind has this many pegs.
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

    /// The codemaker's answer, by definition. Blanks match nothing; they are marked as wrong, or as too early.
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
