//! Fuzzes calls that mix objects from different boards. Each call agrees with the textbook scorer or ends in a
//! documented panic; the sanitizer detects invalid reads and writes.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use pegwise_core::symmetry::Symmetry;
use pegwise_core::{
    Backend, BatchScorer, Board, CandidateSet, Code, Codebook, Color, ExcessSums, Feedback, FeedbackMatrix, Histogram,
    Scorer, Turn,
};
use pegwise_strategy::{Decision, Reason, State};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;

/// Sizes near the widths of registers, lanes and chunks. Some boards have the same number of planes.
const BOARDS: [&str; 16] = [
    "1x1",
    "1x70",
    "2x6",
    "2x15",
    "3x4",
    "3x5",
    "4x3",
    "4x4",
    "5x2",
    "8x2",
    "3x4-distinct",
    "3x4-distinct-free",
    "3x3-blanks",
    "3x4-blacks",
    "3x4-sum",
    "16x1",
];

/// Boards with too many codes to list, of which only a few codes are used.
const LARGE: [(usize, usize); 6] = [(15, 2), (15, 255), (16, 2), (2, 255), (2, 256), (255, 300)];

type Which = u8;

#[derive(Arbitrary, Debug)]
struct Row {
    pegs: u8,
    colors: [u8; 4],
}

#[derive(Arbitrary, Debug)]
enum Call {
    Select { set: Which, positions: Vec<u16> },
    Spread { set: Which, step: u8 },
    Given { book: Which, rows: Vec<Row> },
    Scorer { book: Which, row: Row, backend: Which },
    Load { scorer: Which, set: Which, position: u16 },
    Score { scorer: Which, set: Which, answer: u16 },
    Count { scorer: Which, set: Which, histogram: Which },
    After { book: Which, set: Which, row: Row, answer: u16 },
    Look { set: Which, row: Row, position: u16 },
    Batch { book: Which, set: Which, guesses: Which, start: u16, lane: u8, backend: Which },
    Matrix { book: Which, set: Which, members: Vec<u8>, times: u8, thresholds: Vec<u8>, code: u8, guess: u8 },
    Decide { book: Which, set: Which, row: Row },
    Alike { book: Which, set: Which, row: Row },
}

struct Objects {
    sets: Vec<CandidateSet>,
    scorers: Vec<(Board, Code, Scorer)>,
    histograms: Vec<Histogram>,
    room: ExcessSums,
}

fuzz_target!(|calls: Vec<Call>| {
    // The panic hook of libFuzzer would end the run even if the panic is caught.
    static QUIET: OnceLock<()> = OnceLock::new();
    QUIET.get_or_init(|| std::panic::set_hook(Box::new(|_| {})));
    let books = books();
    let mut objects = Objects {
        sets: books.iter().map(|book| book.candidates().clone()).collect(),
        scorers: Vec::new(),
        histograms: [1, 2, 3, 4, 5, 8, 15, 16, 255]
            .map(|pegs| Histogram::new(&Board::new(pegs, 2).expect("a board")))
            .into(),
        room: ExcessSums::default(),
    };
    for call in calls.iter().take(40) {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| objects.make(books, call))) {
            let text = panic.downcast_ref::<&str>().map(ToString::to_string);
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).expect("a message");
            if !REFUSALS.iter().any(|refusal| text.contains(refusal)) {
                eprintln!("{call:?}: {text}");
                std::process::abort();
            }
        }
    }
});

const REFUSALS: [&str; 10] = [
    "is not of this board",
    "where the board has size",
    "positions are selected in increasing order",
    " codes",
    "a histogram for another number of pegs",
    "no chunk of guesses starts at",
    "lane ",
    "codes of one game have the same number of pegs",
    // A member or an answer number in a `FeedbackMatrix`, a guess in `ExcessSums`, or a short guess in `Symmetry`.
    "index out of bounds",
    "out of range for slice",
];

fn books() -> &'static [Codebook] {
    static BOOKS: OnceLock<Vec<Codebook>> = OnceLock::new();
    BOOKS.get_or_init(|| {
        let small = BOARDS.map(|board| board.parse().expect("a board"));
        let large = LARGE.map(|(pegs, colors)| {
            let digit =
                |position: usize, peg: usize| u16::try_from((position * 7 + peg * position) % colors).expect("small");
            let code = |position| Code::new((0..pegs).map(|peg| Color::new(digit(position, peg))));
            Board::new(pegs, colors).and_then(|board| board.listed((0..150).map(code))).expect("codes of the board")
        });
        small.into_iter().chain(large).map(|board: Board| Codebook::new(&board).expect("few codes")).collect()
    })
}

fn pick<T>(all: &[T], which: Which) -> &T {
    &all[usize::from(which) % all.len()]
}

fn backend(which: Which) -> Backend {
    let available = |backend: &Backend| backend.is_available();
    Backend::ALL.into_iter().filter(available).cycle().nth(which.into()).expect("one is always there")
}

fn answer(number: u16) -> Feedback {
    Feedback::from_ordinal(usize::from(number) % Feedback::ordinals(255))
}

impl Row {
    /// A code that probably belongs to the codebook.
    fn code(&self, book: &Codebook) -> Code {
        let pegs = if self.pegs < 128 { book.board().pegs() } else { usize::from(self.pegs) - 128 };
        Code::new((0..pegs).map(|peg| match self.colors[peg % 4] {
            n @ 0..=200 => Color::new(u16::from(n) % u16::try_from(book.board().colors()).expect("a u16")),
            n @ 201..=240 => Color::new(u16::from(n) - 201),
            241 => Color::new(254),
            242 => Color::new(255),
            243 => Color::new(256),
            244 => Color::new(65_534),
            245 => Color::new(u16::try_from(book.board().colors()).expect("a u16")),
            _ => Color::BLANK,
        }))
    }
}

impl Objects {
    fn make(&mut self, books: &[Codebook], call: &Call) {
        match call {
            Call::Select { set, positions } => {
                let positions: Vec<usize> = positions.iter().map(|&position| position.into()).collect();
                self.sets.push(pick(&self.sets, *set).select(&positions));
            }
            Call::Spread { set, step } => {
                let set = pick(&self.sets, *set);
                let positions: Vec<usize> = (0..set.len()).step_by(usize::from(*step).max(1)).collect();
                self.sets.push(set.select(&positions));
            }
            Call::Given { book, rows } => {
                let book = pick(books, *book);
                self.sets.extend(CandidateSet::new(book.board(), rows.iter().map(|row| row.code(book))));
            }
            Call::Scorer { book, row, backend: which } => {
                let book = pick(books, *book);
                let guess = row.code(book);
                let scorer = Scorer::with_backend(book.board(), &guess, backend(*which));
                self.scorers.push((book.board().clone(), guess, scorer));
            }
            Call::Load { scorer, set, position } => {
                let set = pick(&self.sets, *set);
                if let Some(at) = usize::from(*scorer).checked_rem(self.scorers.len()) {
                    let (_, guess, scorer) = &mut self.scorers[at];
                    scorer.load(set, (*position).into());
                    *guess = set.code((*position).into());
                }
            }
            Call::Score { scorer, set, answer: number } => self.score(*scorer, *set, answer(*number)),
            Call::Count { scorer, set, histogram } => self.count(*scorer, *set, *histogram),
            Call::After { book, set, row, answer: number } => {
                let (book, set) = (pick(books, *book), pick(&self.sets, *set));
                let turn = Turn { guess: row.code(book), feedback: answer(*number) };
                let left = set.after(book.board(), &turn);
                let fits = |code: &Code| book.board().answer(&turn.guess, code) == turn.feedback;
                assert!(left.codes().eq(set.codes().filter(fits)));
                self.sets.push(left);
            }
            Call::Look { set, row, position } => {
                let set = pick(&self.sets, *set);
                for book in books {
                    let code = row.code(book);
                    assert_eq!(set.contains(&code), set.codes().any(|found| found == code));
                    let has = |color: Color| set.codes().any(|found| found.colors().contains(&color));
                    assert!(code.colors().iter().take(4).all(|&color| set.has_color(color) == has(color)));
                }
                let position = usize::from(*position);
                assert_eq!(set.position(&set.code(position)), Some(position));
                assert!(set.index(position).get() >= position);
            }
            Call::Batch { book, set, guesses, start, lane, backend: which } => {
                let (book, set, guesses) = (pick(books, *book), pick(&self.sets, *set), pick(&self.sets, *guesses));
                batch(book, set, guesses, (*start).into(), (*lane).into(), backend(*which));
            }
            Call::Matrix { book, set, members, times, thresholds, code, guess } => {
                let members = members.iter().map(|&member| member.into()).cycle();
                let members: Vec<u32> = members.take(usize::from(*times) * 2).collect();
                let thresholds: Vec<u32> = thresholds.iter().map(|&n| n.into()).collect();
                let (book, set) = (pick(books, *book), pick(&self.sets, *set));
                matrix(book, set, &members, &thresholds, ((*code).into(), (*guess).into()), &mut self.room);
            }
            Call::Decide { book, set, row } => {
                let (book, set) = (pick(books, *book), pick(&self.sets, *set));
                if let Some(state) = State::new(book, &[], set) {
                    if let Ok(decision) = Decision::new(state, row.code(book), Reason::SeparatesAll) {
                        assert_eq!(decision.candidates(), set.len() as u64);
                    }
                }
            }
            Call::Alike { book, set, row } => {
                let (book, set) = (pick(books, *book), pick(&self.sets, *set));
                if book.board().pegs() <= 5 {
                    let alike = Symmetry::new(book, [&row.code(book)], set)
                        .canonical_guesses(book, &())
                        .expect("nobody stops it");
                    assert!(alike.is_none_or(|alike| alike.iter().all(|&guess| guess < book.guesses().len())));
                }
            }
        }
    }

    fn score(&self, scorer: Which, set: Which, answer: Feedback) {
        let set = pick(&self.sets, set);
        let Some(at) = usize::from(scorer).checked_rem(self.scorers.len()) else { return };
        let (board, guess, scorer) = &self.scorers[at];
        let scores = scorer.scores(set);
        assert!(scores.iter().zip(set.codes()).all(|(&score, code)| score == board.answer(guess, &code)));
        let matching = (0..set.len()).filter(|&position| scores[position] == answer);
        assert!(scorer.matching(set, answer).into_iter().eq(matching));
        let cells = set.partition(scorer).into_cells();
        assert_eq!(cells.iter().map(|cell| cell.codes.len()).sum::<usize>(), set.len());
    }

    fn count(&mut self, scorer: Which, set: Which, histogram: Which) {
        let set = pick(&self.sets, set);
        let Some(at) = usize::from(scorer).checked_rem(self.scorers.len()) else { return };
        let scorer = &mut self.scorers[at].2;
        let which = usize::from(histogram) % self.histograms.len();
        scorer.histogram_into(set, &mut self.histograms[which]);
        assert_eq!(self.histograms[which].total(), set.len() as u64);
        assert_eq!(self.histograms[which], scorer.histogram(set));
    }
}

fn batch(book: &Codebook, set: &CandidateSet, guesses: &CandidateSet, start: usize, lane: usize, backend: Backend) {
    let Some(batch) = BatchScorer::with_backend(book.board(), set, backend) else { return };
    let mut split = batch.split();
    split.load(guesses, start);
    let (largest, parts, squares) = (split.largest(), split.parts(), split.sum_of_squares());
    let sum = split.sum_of(lane, u128::from);
    // Lanes beyond the last guess are undefined.
    if start + lane < guesses.len() {
        assert_eq!(sum, set.len() as u128);
        let mut scorer = book.scorer(&guesses.code(start + lane));
        let histogram = scorer.histogram(set);
        assert_eq!((largest[lane] as usize, parts[lane] as usize), (histogram.largest(), histogram.parts()));
        assert_eq!(u128::from(squares[lane]), histogram.sum_of_squares());
    }
}

fn matrix(
    book: &Codebook,
    set: &CandidateSet,
    members: &[u32],
    thresholds: &[u32],
    (code, guess): (usize, usize),
    room: &mut ExcessSums,
) {
    let Some(matrix) = FeedbackMatrix::of(book, set) else { return };
    let beyond = matrix.beyond(members, thresholds, room);
    assert!(beyond.up_to(beyond.least()).next().is_some());
    let sum = beyond.of_guess(guess);
    let mut sizes = [0u32; 256];
    members.iter().for_each(|&member| sizes[usize::from(matrix.of_code(member as usize)[guess])] += 1);
    let over = |size: u32| thresholds.iter().map(|&t| u64::from(size.saturating_sub(t))).sum::<u64>();
    assert_eq!(u64::from(sum), sizes.into_iter().map(over).sum::<u64>().min(u16::MAX.into()));
    let told = matrix.feedback(matrix.of_guess(guess)[code]);
    assert_eq!(told, book.board().answer(&book.guesses().code(guess), &set.code(code)));
}
