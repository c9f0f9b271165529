//! Symmetries of a game so far: guesses that are the same except for permuted pegs and renamed colours.
//!
//! A permutation of pegs and colours that maps every guess of a history to itself also maps the set of candidates to
//! itself, whatever the answers. If it maps one guess to another, the two split the candidates into cells of equal
//! sizes and need the same number of further guesses, so only one of them has to be considered.
//!
//! Colours that occur in no candidate are alike even without a symmetry: swapping them in a guess changes no answer.
//!
//! [`Symmetry::canonical_guesses`] keeps the lexicographically first guess of each class. A strategy that prefers the
//! first of equally good guesses therefore chooses the same guess as it would from all guesses.

use crate::automorphisms::{Automorphism, first_of_classes};
use crate::board::{Board, CodeSpace, GuessSpace};
use crate::candidates::CandidateSet;
use crate::code::Code;
use crate::codebook::Codebook;
use crate::color::Color;
use crate::few;
use crate::forbidden_colors::ForbiddenColors;
use crate::monitor::{Cancelled, Monitor};
use std::cmp::{Ordering, Reverse};
use std::collections::HashSet;
use std::iter::repeat_n;
use std::ops::Range;

/// The symmetry of a game so far. Symmetries can be compared and used as keys.
///
/// ```
/// use pegwise_core::{Codebook, Board, symmetry::Symmetry};
/// let codebook = Codebook::new(&Board::classic())?;
/// let start = Symmetry::new(&codebook, [], codebook.candidates());
/// // 1111, 1112, 1122, 1123, 1234: all other openings are like one of these.
/// assert_eq!(start.canonical_guesses(&codebook, &())?.map(|list| list.len()), Some(5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    colors: ColorKinds,
    permutations: Vec<Permutation>,
    found: Vec<Automorphism>,
    /// Whether all orders of the pegs and all names of the colours are alike, as usual before the first guess. Only the
    /// number of pegs of each colour makes a difference then.
    is_free: bool,
}

impl Symmetry {
    /// The symmetry after these guesses, with these candidates left. `O(pegs! * pegs * history)` at worst, usually
    /// `O(pegs² * history)`. A codebook computes the symmetries of lists, ordered colours and attributes only once.
    ///
    /// # Panics
    /// Panics if a guess has fewer pegs than the board.
    pub fn new<'a>(
        codebook: &Codebook,
        history: impl IntoIterator<Item = &'a Code>,
        candidates: &CandidateSet,
    ) -> Self {
        Self::with_permutations(codebook, history, candidates, true)
    }

    /// Like [`Symmetry::new`], but only for colours: faster to find and shared by more games, but merges fewer guesses.
    pub fn of_colors<'a>(
        codebook: &Codebook,
        history: impl IntoIterator<Item = &'a Code>,
        candidates: &CandidateSet,
    ) -> Self {
        Self::with_permutations(codebook, history, candidates, false)
    }

    fn with_permutations<'a>(
        codebook: &Codebook,
        history: impl IntoIterator<Item = &'a Code>,
        candidates: &CandidateSet,
        permutes: bool,
    ) -> Self {
        let history: Vec<&Code> = history.into_iter().collect();
        let board = codebook.board();
        if matches!(board.codes(), CodeSpace::Listed(_)) || !board.feedback_kind().is_blind_to_names() {
            let fixes = |automorphism: &&Automorphism| {
                history.is_empty()
                    || !automorphism.moves_answers && history.iter().all(|guess| automorphism.apply(guess) == **guess)
            };
            let found = codebook.automorphisms().iter().filter(fixes).cloned().collect();
            return Symmetry { colors: ColorKinds::default(), permutations: Vec::new(), found, is_free: false };
        }
        let mut colors = ColorKinds::new(codebook, &history, candidates);
        let is_free = permutes && history.is_empty() && board.every_row_is_a_guess() && colors.is_free();
        // Pegs could only be swapped if they also had the same marks.
        let moves_marks = board.feedback_kind().tells_pegs_apart() && !history.is_empty();
        let is_fixed = !permutes || is_free || moves_marks;
        let permutations = if is_fixed { Vec::new() } else { permutations(board, &history, candidates.len()) };
        if permutations.is_empty() {
            colors.never_guessed.clear();
        }
        Symmetry { colors, permutations, found: Vec::new(), is_free }
    }

    /// The positions in [`Codebook::guesses`] of the first guess of every class, in order, or `None` if there is no
    /// symmetry. `O(classes * pegs * permutations)`, or `O(guesses * pegs * permutations)` on boards with listed codes,
    /// ordered colours or attributes.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn canonical_guesses(
        &self,
        codebook: &Codebook,
        monitor: &dyn Monitor,
    ) -> Result<Option<Vec<usize>>, Cancelled> {
        if !self.found.is_empty() {
            return first_of_classes(codebook.board(), codebook.guesses(), &self.found, monitor).map(Some);
        }
        if self.is_free {
            let (pegs, colors) = (codebook.board().pegs(), codebook.board().colors());
            let first = |counts: Vec<usize>| {
                Code::new(counts.iter().zip(&self.colors.unused).flat_map(|(&pegs, &color)| repeat_n(color, pegs)))
            };
            let codes = partitions(pegs, colors, pegs).into_iter().map(first);
            return Ok(Some(codes.map(|code| position_of(codebook, &code)).collect()));
        }
        if self.permutations.is_empty() && self.colors.is_trivial() {
            return Ok(None);
        }
        let mut enumeration = Enumeration {
            guess: vec![Color::BLANK; codebook.board().pegs()],
            codebook,
            colors: &self.colors,
            choices: &self.colors.choices(),
            permutations: &self.permutations,
            is_ranked: codebook.board().every_row_is_a_guess(),
            open: (0..self.permutations.len()).collect(),
            named: Vec::new(),
            found: Vec::new(),
            monitor,
        };
        enumeration.fill(0, 0, 0, 0, 0..self.permutations.len())?;
        Ok(Some(enumeration.found))
    }

    /// The number of guesses equivalent to any of these, including these. `O(permutations * pegs)` for each; on boards
    /// with listed codes, ordered colours or attributes, visits every guess of the classes.
    ///
    /// ```
    /// use pegwise_core::{Codebook, Board, symmetry::Symmetry};
    /// let codebook = Codebook::new(&Board::classic())?;
    /// let start = Symmetry::new(&codebook, [], codebook.candidates());
    /// let guess = codebook.board().read_code("1122")?;
    /// // Two of six colours, and three ways to make pairs of four pegs.
    /// assert_eq!(start.count_alike([guess], &())?, 90);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn count_alike(
        &self,
        guesses: impl IntoIterator<Item = Code>,
        monitor: &dyn Monitor,
    ) -> Result<usize, Cancelled> {
        if !self.found.is_empty() {
            let mut seen: HashSet<Code> = guesses.into_iter().collect();
            let mut open: Vec<Code> = seen.iter().cloned().collect();
            while let Some(guess) = open.pop() {
                monitor.check()?;
                let images = self.found.iter().map(|automorphism| automorphism.apply(&guess));
                open.extend(images.filter(|image| seen.insert(image.clone())));
            }
            return Ok(seen.len());
        }
        if self.is_free {
            let counts: HashSet<Vec<usize>> = guesses.into_iter().map(|guess| self.colors.counts(&guess)).collect();
            return Ok(counts.iter().map(|counts| alike_by_counts(counts, self.colors.unused.len())).sum());
        }
        let mut classes = HashSet::new();
        let mut count = 0;
        for guess in guesses {
            monitor.check()?;
            let named = self.colors.first_names(&guess);
            let images = || self.permutations.iter().map(|one| self.colors.first_names(&one.image(&named)));
            if classes.insert(images().chain([named.clone()]).min()) {
                // The permutations form a group, so each image, the guess itself included, is reached by equally many.
                let fixing = 1 + images().filter(|image| *image == named).count();
                count += (1 + self.permutations.len()) / fixing * self.colors.ways_to_name(&named);
            }
        }
        Ok(count)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct ColorKinds {
    /// The colours that are in some candidate but in no guess so far. They are all alike.
    unused: Vec<Color>,
    /// The colours in no candidate. They are all alike.
    absent: Vec<Color>,
    known: Vec<Color>,
    /// The colours in no guess so far that are not forbidden anywhere.
    never_guessed: Vec<Color>,
    repeats: bool,
    bars: Option<ForbiddenColors>,
    blanks: bool,
}

impl ColorKinds {
    fn new(codebook: &Codebook, history: &[&Code], candidates: &CandidateSet) -> Self {
        let board = codebook.board();
        let colors = || (0..board.colors()).filter_map(|index| board.color(index));
        // A forbidden colour is not equivalent to any other colour.
        let is_barred = |color| board.codes().bars().is_some_and(|bars| bars.is_of(color));
        let guessed = |color: &Color| history.iter().any(|guess| guess.colors().contains(color));
        let (mut unused, mut absent, mut known) = (vec![], vec![], vec![]);
        for color in colors() {
            match color {
                color if !candidates.has_color(color) && !is_barred(color) => absent.push(color),
                color if guessed(&color) || is_barred(color) => known.push(color),
                color => unused.push(color),
            }
        }
        let repeats = board.guesses() != GuessSpace::Codes || !board.codes().is_distinct();
        let never_guessed = colors().filter(|&color| !guessed(&color) && !is_barred(color)).collect();
        let bars = board.codes().bars().filter(|_| board.guesses() == GuessSpace::Codes).cloned();
        ColorKinds {
            unused,
            absent,
            known,
            never_guessed,
            repeats,
            bars,
            blanks: board.guesses() == GuessSpace::Blanks,
        }
    }

    fn first_names(&self, guess: &Code) -> Code {
        let mut named: [Vec<Color>; 2] = Default::default();
        let mut first = |alike: &[Color], kind: usize, color: Color| {
            let named = &mut named[kind];
            let at = named.iter().position(|&other| other == color).unwrap_or_else(|| {
                named.push(color);
                named.len() - 1
            });
            alike[at]
        };
        let name = |&color: &Color| match color {
            color if self.unused.contains(&color) => first(&self.unused, 0, color),
            color if self.is_absent(color) && self.repeats => self.absent[0],
            color if self.is_absent(color) => first(&self.absent, 1, color),
            color => color,
        };
        Code::new(guess.colors().iter().map(name))
    }

    fn ways_to_name(&self, guess: &Code) -> usize {
        let different = |alike: &[Color]| alike.iter().filter(|color| guess.colors().contains(color)).count();
        let choices = |of: usize, taken: usize| (of - taken + 1..=of).product::<usize>();
        let absent = match guess.colors().iter().filter(|&&color| self.is_absent(color)).count() {
            pegs if self.repeats => {
                let names = self.absent.len() + usize::from(self.blanks);
                (0..pegs).map(|_| names).product()
            }
            pegs => choices(self.absent.len(), pegs),
        };
        choices(self.unused.len(), different(&self.unused)) * absent
    }

    /// A blank counts as absent if guesses may have blanks.
    fn is_absent(&self, color: Color) -> bool {
        self.absent.contains(&color) || color.is_blank() && !self.absent.is_empty()
    }

    fn is_free(&self) -> bool {
        self.known.is_empty() && self.absent.is_empty() && !self.blanks
    }

    /// The number of pegs of each colour in a guess, largest first.
    fn counts(&self, guess: &Code) -> Vec<usize> {
        let count = |color| guess.colors().iter().filter(|&&other| other == color).count();
        let mut counts: Vec<usize> = self.unused.iter().map(|&color| count(color)).filter(|&pegs| pegs > 0).collect();
        counts.sort_unstable_by_key(|&pegs| Reverse(pegs));
        counts
    }

    fn is_trivial(&self) -> bool {
        self.unused.len() < 2 && self.absent.len() < 2 && !(self.blanks && self.absent.len() == 1)
    }

    /// [`ColorKinds::choices_after`] for every number of unused and absent colours on the preceding pegs.
    fn choices(&self) -> Vec<Vec<Vec<Color>>> {
        let row = |unused| (0..=self.absent.len()).map(|absent| self.choices_after(unused, absent)).collect();
        (0..=self.unused.len()).map(row).collect()
    }

    /// The colours worth trying on the next peg, in order, after the first `unused` unused and `absent` absent ones.
    fn choices_after(&self, unused: usize, absent: usize) -> Vec<Color> {
        let absent = if self.repeats { 1 } else { absent + 1 };
        let mut choices = self.known.clone();
        choices.extend(self.unused.iter().take(unused + 1));
        choices.extend(self.absent.iter().take(absent));
        // A blank is one more colour that no candidate has, and sorts after all others.
        if self.blanks && self.absent.is_empty() {
            choices.push(Color::BLANK);
        }
        few::sort(&mut choices);
        choices
    }
}

/// The ways to write `pegs` as a sum of at most `parts` numbers of at most `most`, largest first. The first way has the
/// largest numbers.
fn partitions(pegs: usize, parts: usize, most: usize) -> Vec<Vec<usize>> {
    if pegs == 0 {
        return vec![vec![]];
    }
    if parts == 0 {
        return vec![];
    }
    let starting_with = |first: usize| {
        let rest = partitions(pegs - first, parts - 1, first);
        rest.into_iter().map(move |rest| std::iter::once(first).chain(rest).collect())
    };
    (1..=most.min(pegs)).rev().flat_map(starting_with).collect()
}

/// The number of guesses with these numbers of pegs per colour, in any order and in any of the colours.
fn alike_by_counts(counts: &[usize], colors: usize) -> usize {
    let (mut alike, mut pegs, mut same) = (1u64, 0, 0);
    for (at, &count) in counts.iter().enumerate() {
        // Each peg of the colour goes to any place among the pegs so far.
        for placed in 1..=count as u64 {
            pegs += 1;
            alike = alike * pegs / placed;
        }
        same = if at > 0 && counts[at - 1] == count { same + 1 } else { 1 };
        // Colours with equally many pegs can be swapped.
        alike = alike * (colors - at) as u64 / same;
    }
    usize::try_from(alike).expect("as many guesses were listed")
}

/// Peg `i` of the image is peg `pegs[i]`, recoloured.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Permutation {
    pegs: Vec<usize>,
    /// Maps the colours of the history; the others are free.
    colors: Vec<(Color, Color)>,
}

impl Permutation {
    fn first_moved(&self) -> usize {
        self.pegs.iter().enumerate().position(|(peg, &from)| peg != from).unwrap_or(self.pegs.len())
    }

    /// The image of a guess, in which free colours keep their names.
    fn image(&self, guess: &Code) -> Code {
        let recolored =
            |shown: Color| self.colors.iter().find(|(color, _)| *color == shown).map_or(shown, |(_, to)| *to);
        Code::new(self.pegs.iter().map(|&from| recolored(guess.colors()[from])))
    }
}

/// The peg permutations, except the identity, that together with some permutation of colours fix the history.
fn permutations(board: &Board, history: &[&Code], candidates: usize) -> Vec<Permutation> {
    let pegs = board.pegs();
    // On long rows, comparing a guess with few candidates is faster than comparing it with all its images.
    let most = if pegs > MOST_PEGS { (candidates / 8).clamp(100, MOST_PERMUTATIONS) } else { MOST_PERMUTATIONS };
    // Without a history, all permutations qualify: too many for long rows.
    if history.is_empty() && pegs > MOST_PEGS {
        return Vec::new();
    }
    let mut found = Vec::new();
    // Pegs with forbidden colours stay in place, and these colours keep their names.
    let bars = board.codes().bars();
    let colors = bars.into_iter().flat_map(ForbiddenColors::iter).map(|(_, color)| (color, color)).collect();
    let fixed: Vec<bool> = (0..pegs).map(|peg| bars.is_some_and(|bars| bars.is_on(peg))).collect();
    extend(&mut Permutation { pegs: Vec::new(), colors }, &fixed, history, most, &mut found);
    if found.len() == most {
        let last = found.last().map(Permutation::first_moved);
        found.retain(|permutation| Some(permutation.first_moved()) > last);
    }
    found
}

const MOST_PEGS: usize = 8;
/// The maximum number of permutations used. With fewer, fewer guesses are merged, but never wrongly.
const MOST_PERMUTATIONS: usize = 50_000;

/// Adds one peg after another while the colours agree. Fixed pegs stay in place.
fn extend(partial: &mut Permutation, fixed: &[bool], history: &[&Code], most: usize, found: &mut Vec<Permutation>) {
    let (peg, pegs) = (partial.pegs.len(), fixed.len());
    if found.len() >= most {
        return;
    }
    if peg == pegs {
        if !partial.pegs.is_sorted() {
            found.push(partial.clone());
        }
        return;
    }
    for from in 0..pegs {
        if partial.pegs.contains(&from) || (from != peg && (fixed[from] || fixed[peg])) {
            continue;
        }
        let known = partial.colors.len();
        if history.iter().all(|guess| agree(&mut partial.colors, guess.colors()[from], guess.colors()[peg])) {
            partial.pegs.push(from);
            extend(partial, fixed, history, most, found);
            partial.pegs.pop();
        }
        partial.colors.truncate(known);
    }
}

fn agree(colors: &mut Vec<(Color, Color)>, shown: Color, wanted: Color) -> bool {
    if shown.is_blank() || wanted.is_blank() {
        return shown == wanted;
    }
    if let Some(&(a, b)) = colors.iter().find(|(a, b)| *a == shown || *b == wanted) {
        return a == shown && b == wanted;
    }
    colors.push((shown, wanted));
    true
}

fn position_of(codebook: &Codebook, guess: &Code) -> usize {
    codebook.guesses().position(guess).expect("the list has every guess")
}

/// Enumerates the guesses in lexicographic order, skipping those with an earlier image.
struct Enumeration<'a> {
    guess: Vec<Color>,
    codebook: &'a Codebook,
    colors: &'a ColorKinds,
    choices: &'a [Vec<Vec<Color>>],
    permutations: &'a [Permutation],
    is_ranked: bool,
    /// For each peg so far, the permutations whose image may still come before the guess.
    open: Vec<usize>,
    named: Vec<Color>,
    found: Vec<usize>,
    monitor: &'a dyn Monitor,
}

impl Enumeration<'_> {
    /// `rank` is the number whose digits are the preceding colours; `open` are the permutations to check.
    fn fill(
        &mut self,
        peg: usize,
        unused: usize,
        absent: usize,
        rank: usize,
        open: Range<usize>,
    ) -> Result<(), Cancelled> {
        let (choices, colors) = (&self.choices[unused][absent], self.codebook.board().colors());
        let rank_with = |color: Color| {
            let digit = if color.is_blank() { colors } else { color.index() };
            rank * (colors + usize::from(self.colors.blanks)) + digit
        };
        let is_last = peg + 1 == self.guess.len();
        if is_last && self.is_ranked && open.is_empty() {
            self.found.extend(choices.iter().map(|&color| rank_with(color)));
            return Ok(());
        }
        if peg + 2 == self.guess.len() {
            self.monitor.check()?;
        }
        for &color in choices {
            if !self.colors.repeats && self.guess[..peg].contains(&color)
                || self.colors.bars.as_ref().is_some_and(|bars| bars.bar(peg, color))
            {
                continue;
            }
            let rank = rank_with(color);
            self.guess[peg] = color;
            let Some(still_open) = self.after_peg(peg, open.clone()) else { continue };
            if is_last {
                self.found.push(self.position(rank));
            } else {
                let next = |list: &[Color], seen: usize| seen + usize::from(list.get(seen) == Some(&color));
                let (unused, absent) = (next(&self.colors.unused, unused), next(&self.colors.absent, absent));
                self.fill(peg + 1, unused, absent, rank, still_open.clone())?;
            }
            self.open.truncate(still_open.start);
        }
        Ok(())
    }

    /// The permutations that are still open after this peg, or `None` if an image comes before the guess.
    fn after_peg(&mut self, peg: usize, open: Range<usize>) -> Option<Range<usize>> {
        let start = self.open.len();
        for at in open {
            let permutation = self.open[at];
            match self.compare_image(&self.permutations[permutation], peg + 1) {
                Ordering::Less => {
                    self.open.truncate(start);
                    return None;
                }
                Ordering::Equal => self.open.push(permutation),
                Ordering::Greater => {}
            }
        }
        Some(start..self.open.len())
    }

    fn position(&self, rank: usize) -> usize {
        if self.is_ranked {
            return rank;
        }
        position_of(self.codebook, &Code::new(self.guess.iter().copied()))
    }

    /// Compares the image with the guess on their first `filled` pegs. Free colours get the first names.
    fn compare_image(&mut self, permutation: &Permutation, filled: usize) -> Ordering {
        let named = &mut self.named;
        named.clear();
        for (&mine, &from) in self.guess[..filled].iter().zip(&permutation.pegs) {
            if from >= filled {
                return Ordering::Equal;
            }
            let shown = self.guess[from];
            let image = if shown.is_blank() {
                shown
            } else if let Some(&(_, to)) = permutation.colors.iter().find(|(color, _)| *color == shown) {
                to
            } else {
                let name = named.iter().position(|&color| color == shown).unwrap_or_else(|| {
                    named.push(shown);
                    named.len() - 1
                });
                self.colors.never_guessed[name]
            };
            match image.cmp(&mine) {
                Ordering::Equal => {}
                different => return different,
            }
        }
        Ordering::Equal
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::turn::{History, Turn};
    use std::collections::BTreeSet;

    fn read(game: &str) -> (Board, History) {
        let mut words = game.split(' ');
        let board: Board = words.next().unwrap().parse().unwrap();
        let turn = |row: &str| {
            let (guess, answer) = row.split_once(':').unwrap();
            Turn { guess: board.read_guess(guess).unwrap(), feedback: board.read_feedback(answer).unwrap() }
        };
        let history = words.map(turn).collect();
        (board, history)
    }

    fn canonical(game: &str) -> (Codebook, CandidateSet, Vec<usize>) {
        let (board, history) = read(game);
        let codebook = Codebook::new(&board).unwrap();
        let left = codebook.candidates().after_all(&board, &history);
        let symmetry = Symmetry::new(&codebook, history.iter().map(|turn| &turn.guess), &left);
        let found = symmetry
            .canonical_guesses(&codebook, &())
            .unwrap()
            .unwrap_or_else(|| (0..codebook.guesses().len()).collect());
        (codebook, left, found)
    }

    fn names(game: &str) -> Vec<String> {
        let (codebook, _, found) = canonical(game);
        found.into_iter().map(|position| codebook.guesses().code(position).to_string()).collect()
    }

    #[test]
    fn openings_are_the_integer_partitions() {
        assert_eq!(names("4x6"), ["1111", "1112", "1122", "1123", "1234"]);
        assert_eq!(names("4x2"), ["1111", "1112", "1122"]);
        assert_eq!(names("4x10-distinct"), ["1234"]);
        assert_eq!(names("2x3-blanks"), ["11", "12", "1_", "__"]);
        // The number of partitions of the integer n.
        assert_eq!(names("9x2"), ["111111111", "111111112", "111111122", "111111222", "111112222"]);
        for (pegs, partitions) in [(5, 7), (6, 11), (7, 15)] {
            let board = Board::new(pegs, pegs).unwrap();
            assert_eq!(names(&board.to_string()).len(), partitions);
        }
    }

    #[test]
    fn positions_are_sorted() {
        let (_, _, found) = canonical("4x6 1123:1.1");
        assert!(found.is_sorted() && found.len() < 200, "{}", found.len());
        let (_, _, found) = canonical("3x4-only=123,231,312");
        assert_eq!(found, [0]);
        let (_, _, found) = canonical("3x4-only=123,231,322");
        assert_eq!(found.len(), 3);
    }

    const GAMES: [&str; 29] = [
        "3x4",
        "3x4 112:1.0",
        "3x4 112:0.0",
        "3x4 123:0.2",
        "4x4 1122:1.1 1213:0.2",
        "4x5 1123:0.1 2445:1.1",
        "3x5-distinct 123:1.1",
        "3x5-distinct 123:0.1 145:0.1",
        "3x4-distinct-free 112:1.0",
        "2x4-blanks 1_:0.0",
        "3x3-blanks 12_:1.0",
        "3x4-blacks 112:1.0",
        "3x4-sum 112:0.1",
        "3x4-nozero",
        "3x5-distinct-nozero 213:1.1",
        "3x4-bar1=12-bar3=1 342:1.0",
        "3x4-bar1=12-free 112:1.0",
        "3x4-distinct-bar2=3 143:0.2",
        "3x3-nozero-blanks 1_2:1.0",
        "3x4-whites 112:0.1",
        "3x4-each 112:1.1",
        "3x4-marks",
        "3x4-marks 112:+-.",
        "3x4-order",
        "3x4-order 123:+^v",
        "2x3x3",
        "2x3x3 15:1.0/0.1",
        "3x4-only=112,121,211,333,444",
        "3x4-free-only=112,121,211,333,444 113:1.0",
    ];

    #[test]
    fn every_class_has_its_first_guess() {
        for game in GAMES {
            let (codebook, left, found) = canonical(game);
            let sizes = |position: usize| {
                let guess = codebook.guesses().code(position);
                let histogram = codebook.scorer(&guess).histogram(&left);
                let mut counts = histogram.counts().to_vec();
                if !codebook.board().feedback_kind().is_counted() {
                    counts.sort_unstable();
                }
                (left.contains(&guess), counts)
            };
            let kept: Vec<_> = found.iter().map(|&position| (position, sizes(position))).collect();
            for position in 0..codebook.guesses().len() {
                let wanted = sizes(position);
                let first = kept.iter().find(|(_, sizes)| *sizes == wanted);
                assert!(first.is_some_and(|&(first, _)| first <= position), "{game} {position}");
            }
            let distinct: BTreeSet<_> = kept.iter().map(|(_, sizes)| sizes).collect();
            let all: BTreeSet<_> = (0..codebook.guesses().len()).map(sizes).collect();
            assert_eq!(distinct.len(), all.len(), "{game}");
        }
    }

    #[test]
    fn every_guess_is_counted_once() {
        for game in GAMES.into_iter().chain([
            "4x6",
            "4x6 1112:0.1",
            "9x2",
            "9x3",
            "5x5-distinct-free",
            "9x2 111111111:4.0",
            "9x2 111122222:4.0",
        ]) {
            let (codebook, left, found) = canonical(game);
            let (board, history) = read(game);
            let symmetry = Symmetry::new(&codebook, history.iter().map(|turn| &turn.guess), &left);
            let codes = || found.iter().map(|&position| codebook.guesses().code(position));
            assert_eq!(symmetry.count_alike(codes(), &()), Ok(codebook.guesses().len()), "{game}");
            if board.pegs() < 9 || history.is_empty() {
                let sizes = codes().map(|guess| symmetry.count_alike([guess], &()).unwrap());
                assert_eq!(sizes.sum::<usize>(), codebook.guesses().len(), "{game}");
            }
        }
    }
}
