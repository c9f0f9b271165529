//! Finds the symmetries of boards with listed codes, attributes or ordered colours, and verifies them on the codes.

use crate::answer::Renaming;
use crate::board::{Board, CodeSpace, GuessSpace};
use crate::candidates::CandidateSet;
use crate::code::Code;
use crate::color::Color;
use crate::few;
use crate::monitor::{Cancelled, Monitor};
use std::collections::HashMap;
use std::ops::Range;

/// A permutation of pegs and colours that maps codes to codes, guesses to guesses, and answers to answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Automorphism {
    /// Peg `i` of the image is peg `pegs[i]`, recoloured.
    pegs: Vec<usize>,
    colors: Vec<Color>,
    /// Whether the automorphism also permutes the answers. If so, it is valid only before the first answer.
    pub(crate) moves_answers: bool,
}

impl Automorphism {
    pub(crate) fn apply(&self, code: &Code) -> Code {
        Code::new(self.pegs.iter().map(|&from| self.recolored(code.colors()[from])))
    }

    fn recolored(&self, color: Color) -> Color {
        if color.is_blank() { color } else { self.colors[color.index()] }
    }

    fn is_identity(&self) -> bool {
        self.pegs.is_sorted() && self.colors.is_sorted()
    }
}

/// The maximum number of pegs for which all orders are tried. For longer rows, only swaps of two pegs are tried.
const MOST_PERMUTED: usize = 6;

/// The maximum number of colour renamings tried for one order of the pegs.
const MOST_TRIES: usize = 100;

/// Verified generators of a symmetry group, usually the whole one, for boards with listed codes, attributes or ordered
/// colours. The colour renamings of a list form a chain [Sims 1970]: for each colour, one renaming for every colour
/// that it can become while earlier colours keep their names, if it occurs equally often on each peg. Each order of the
/// pegs gets at most one renaming. `O(codes * (pegs + colors²))` for a list whose pegs
/// differ.
pub(crate) fn automorphisms(board: &Board) -> Vec<Automorphism> {
    let search = Search { board, places: places(board) };
    let mut found = search.of_colors();
    for pegs in orders(board.pegs()) {
        found.extend(search.with_order(&pegs));
    }
    found.retain(|automorphism| !automorphism.is_identity());
    found.dedup();
    found
}

struct Search<'a> {
    board: &'a Board,
    places: Vec<Vec<u32>>,
}

/// For each colour, what tells the pegs apart: how often it occurs on each in a list, or whether it is forbidden there.
fn places(board: &Board) -> Vec<Vec<u32>> {
    let mut places = vec![vec![0; board.pegs()]; board.colors()];
    match board.codes() {
        CodeSpace::Repeats | CodeSpace::Distinct => {}
        CodeSpace::Barred { bars, .. } => bars.iter().for_each(|(peg, color)| places[color.index()][peg] = 1),
        CodeSpace::Listed(list) => {
            for (position, code) in list.iter().enumerate() {
                for (peg, color) in code.colors().iter().enumerate() {
                    places[color.index()][peg] += list.weight(position);
                }
            }
        }
    }
    places
}

impl Search<'_> {
    fn of_colors(&self) -> Vec<Automorphism> {
        let pegs: Vec<usize> = (0..self.board.pegs()).collect();
        let colors = self.board.colors();
        let own = self.board.feedback_kind().renamings(colors).map(|own| {
            let proposed = |own: Renaming| Automorphism {
                pegs: pegs.clone(),
                colors: own.colors.into_iter().map(|color| self.color(color)).collect(),
                moves_answers: own.moves_answers,
            };
            own.into_iter().map(proposed).collect()
        });
        // For each colour, one renaming to every colour that it can become while earlier ones stay. These generate all.
        let any = || {
            pairs(colors).into_iter().filter_map(|(a, b)| {
                let names = (0..=a).map(|color| if color == a { b } else { color }).collect();
                self.renaming(&pegs, names)
            })
        };
        let mut proposed: Vec<_> = own.unwrap_or_else(|| any().collect());
        proposed.retain(|proposed| self.is_kept_by(proposed));
        proposed
    }

    fn with_order(&self, pegs: &[usize]) -> Option<Automorphism> {
        let all = (0..self.board.colors()).collect();
        self.renaming(pegs, if self.board.feedback_kind().is_blind_to_names() { Vec::new() } else { all })
    }

    fn renaming(&self, pegs: &[usize], mut names: Vec<usize>) -> Option<Automorphism> {
        let ordered = |places: &Vec<u32>| pegs.iter().map(|&peg| places[peg]).collect();
        let (before, after): (Vec<Vec<u32>>, _) = (self.places.iter().map(ordered).collect(), &self.places);
        if self.board.feedback_kind().is_blind_to_names() {
            let stands_so = |(color, &name): (usize, &usize)| before[color] == after[name];
            // If the profiles match as multisets, any choice of names can be completed.
            if sorted(&before) != sorted(after) || !names.iter().enumerate().all(stands_so) {
                return None;
            }
        }
        let moves_answers = self.board.feedback_kind().tells_pegs_apart() && !pegs.is_sorted();
        let mut tries = MOST_TRIES;
        assign(&before, after, &mut names, &mut tries, &mut |names| {
            let colors = names.iter().map(|&name| self.color(name)).collect();
            let proposed = Automorphism { pegs: pegs.to_vec(), colors, moves_answers };
            self.is_kept_by(&proposed).then_some(proposed)
        })
    }

    fn is_kept_by(&self, automorphism: &Automorphism) -> bool {
        let bars = self.board.codes().bars();
        match self.board.codes() {
            CodeSpace::Listed(list) => list.iter().enumerate().all(|(position, code)| {
                let image = list.binary_search(&automorphism.apply(code));
                image.is_ok_and(|image| list.weight(image) == list.weight(position))
            }),
            CodeSpace::Repeats | CodeSpace::Distinct => true,
            CodeSpace::Barred { .. } => bars.is_some_and(|bars| {
                let image = |(peg, color): (usize, Color)| {
                    let to = automorphism.pegs.iter().position(|&from| from == peg).expect("a permutation");
                    (to, automorphism.recolored(color))
                };
                bars.iter().all(|bar| {
                    let (peg, color) = image(bar);
                    bars.bar(peg, color)
                })
            }),
        }
    }

    fn color(&self, index: usize) -> Color {
        self.board.color(index).expect("below the colours of the board")
    }
}

/// Renames the remaining colours to ones with the same occurrences, until a complete naming is accepted.
fn assign<T>(
    before: &[Vec<u32>],
    after: &[Vec<u32>],
    names: &mut Vec<usize>,
    tries: &mut usize,
    accept: &mut dyn FnMut(&[usize]) -> Option<T>,
) -> Option<T> {
    if names.len() == before.len() {
        *tries -= 1;
        return accept(names);
    }
    for name in 0..after.len() {
        if *tries > 0 && after[name] == before[names.len()] && !names.contains(&name) {
            names.push(name);
            let found = assign(before, after, names, tries, accept);
            names.pop();
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

fn sorted(places: &[Vec<u32>]) -> Vec<&Vec<u32>> {
    let mut places: Vec<_> = places.iter().collect();
    few::sort(&mut places);
    places
}

fn pairs(n: usize) -> Vec<(usize, usize)> {
    (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))).collect()
}

fn orders(pegs: usize) -> Vec<Vec<usize>> {
    let usual: Vec<usize> = (0..pegs).collect();
    if pegs > MOST_PERMUTED {
        let exchanged = |(a, b)| {
            let mut order = usual.clone();
            order.swap(a, b);
            order
        };
        return pairs(pegs).into_iter().map(exchanged).collect();
    }
    let mut orders = vec![Vec::new()];
    for peg in 0..pegs {
        let with = |order: &Vec<usize>| {
            let insert = |at: usize| {
                let mut order = order.clone();
                order.insert(at, peg);
                order
            };
            (0..=order.len()).map(insert).collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(with).collect();
    }
    orders
}

/// The positions of the first guess of every class, in order. `O(guesses * automorphisms * pegs)`.
pub(crate) fn first_of_classes(
    board: &Board,
    guesses: &CandidateSet,
    automorphisms: &[Automorphism],
    monitor: &dyn Monitor,
) -> Result<Vec<usize>, Cancelled> {
    let mut first: Vec<usize> = (0..guesses.len()).collect();
    let images = Images::new(board, guesses);
    let mut visited = 0;
    for automorphism in automorphisms {
        let image = images.under(automorphism);
        for start in (0..guesses.len()).step_by(GUESSES_PER_LOOK) {
            let end = guesses.len().min(start + GUESSES_PER_LOOK);
            visited += end - start;
            if visited > GUESSES_PER_LOOK {
                monitor.check()?;
            }
            for position in start..end {
                let (a, b) = (root(&mut first, position), root(&mut first, image(position)));
                // The smaller position becomes the root, so every root is the first of its class.
                first[a.max(b)] = a.min(b);
            }
        }
    }
    Ok((0..guesses.len()).filter(|&position| first[position] == position).collect())
}

const GUESSES_PER_LOOK: usize = 1 << 18;

fn root(first: &mut [usize], mut position: usize) -> usize {
    while first[position] != position {
        first[position] = first[first[position]];
        position = first[position];
    }
    position
}

/// The positions of guesses and of their images.
enum Images<'a> {
    /// All rows may be guessed, so the position of a guess is the number whose digits are its colours.
    Digits {
        base: usize,
    },
    Listed {
        guesses: &'a CandidateSet,
        positions: HashMap<Code, usize>,
    },
}

impl<'a> Images<'a> {
    fn new(board: &Board, guesses: &'a CandidateSet) -> Self {
        if board.every_row_is_a_guess() {
            let blanks = usize::from(board.guesses() == GuessSpace::Blanks);
            return Images::Digits { base: board.colors() + blanks };
        }
        Images::Listed { guesses, positions: guesses.codes().zip(0..).collect() }
    }

    fn under<'b>(&'b self, automorphism: &'b Automorphism) -> Box<dyn Fn(usize) -> usize + 'b> {
        match self {
            Images::Listed { guesses, positions } => {
                Box::new(|position| positions[&automorphism.apply(&guesses.code(position))])
            }
            &Images::Digits { base } => {
                // The image of each half of the pegs is looked up.
                let pegs = automorphism.pegs.len();
                let late = pegs / 2;
                let (early, later) =
                    (half(automorphism, base, 0..pegs - late), half(automorphism, base, pegs - late..pegs));
                Box::new(move |position| early[position / later.len()] + later[position % later.len()])
            }
        }
    }
}

/// For every way to fill these pegs, the sum of what they add to the number of the image.
fn half(automorphism: &Automorphism, base: usize, pegs: Range<usize>) -> Vec<usize> {
    let mut sums = vec![0];
    for peg in pegs {
        let place = automorphism.pegs.iter().position(|&from| from == peg).expect("a permutation");
        let unit = (place + 1..automorphism.pegs.len()).fold(1, |unit, _| unit * base);
        // A blank is the last digit.
        let digit = |digit: usize| automorphism.colors.get(digit).map_or(digit, |color| color.index());
        sums = sums.iter().flat_map(|sum| (0..base).map(move |color| sum + unit * digit(color))).collect();
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codebook::Codebook;
    use crate::monitor::StopSwitch;
    use std::collections::BTreeSet;

    fn codebook(board: &str) -> Codebook {
        Codebook::new(&board.parse().unwrap()).unwrap()
    }

    #[test]
    fn long_work_can_be_stopped() {
        let stopped = StopSwitch::default();
        stopped.stop();
        let first = |board: &str| {
            let codebook = codebook(board);
            first_of_classes(codebook.board(), codebook.guesses(), &automorphisms(codebook.board()), &stopped)
        };
        assert_eq!(first("6x7-order"), Err(Cancelled));
        assert!(first("3x4-order").is_ok());
    }

    #[test]
    fn partitions_are_mapped_to_partitions() {
        for board in [
            "2x3x2",
            "3x4-order",
            "3x3-order-blanks",
            "3x4-distinct-order",
            "3x3-only=112,121,211,333",
            "3x4-each-only=112,221,334,443",
            "3x3-marks-only=123,231,312",
        ] {
            let codebook = codebook(board);
            let (board, all) = (codebook.board(), codebook.candidates());
            let found = automorphisms(board);
            assert!(!found.is_empty(), "{board}");
            let images = Images::new(board, codebook.guesses());
            for automorphism in found {
                let position_of_image = images.under(&automorphism);
                for (position, guess) in codebook.guesses().codes().enumerate() {
                    let image = automorphism.apply(&guess);
                    assert_eq!(
                        codebook.guesses().position(&image),
                        Some(position_of_image(position)),
                        "{board} {guess}"
                    );
                    assert_eq!(board.check_guess(&image), Ok(()), "{board}");
                    let mut names = HashMap::new();
                    let mut used = BTreeSet::new();
                    for secret in all.codes() {
                        let (before, after) =
                            (board.answer(&guess, &secret), board.answer(&image, &automorphism.apply(&secret)));
                        let name = *names.entry(before).or_insert_with(|| {
                            assert!(used.insert(after), "{board}: two answers become one");
                            after
                        });
                        assert_eq!(name, after, "{board} {guess} {secret}");
                        assert!(automorphism.moves_answers || before == after, "{board} {guess} {secret}");
                        assert_eq!(before == board.win(), after == board.win());
                    }
                }
            }
        }
    }

    /// The twenty letters that occur in no word have too many renamings to try all of them.
    #[test]
    fn letters_that_no_word_has_take_no_time() {
        let codebook = codebook("5x35-only=PLAIN,PLANE,PLATE,SLATE");
        let found = automorphisms(codebook.board());
        assert_eq!(first_of_classes(codebook.board(), codebook.guesses(), &found, &()), Ok(vec![0, 1, 2, 3]));
    }

    #[test]
    fn all_of_small_lists_are_found() {
        for list in [
            "112,121,211",
            "123,231,312",
            "111,222",
            "123,213,321",
            "112,223,331",
            "123",
            "112*2,121,211",
            "123*2,231*2,312",
            "111*3,222",
            "112*2,223*2,331*5",
        ] {
            let codebook = codebook(&format!("3x3-only={list}"));
            let (board, all) = (codebook.board(), codebook.candidates());
            let maps_to_itself = |pegs: &[usize], colors: &[usize]| {
                let color = |&c: &usize| board.color(c).unwrap();
                let candidate = Automorphism {
                    pegs: pegs.to_vec(),
                    colors: colors.iter().map(color).collect(),
                    moves_answers: false,
                };
                let keeps_weight = |code| board.weight_of(&code) == board.weight_of(&candidate.apply(&code));
                all.codes().all(keeps_weight).then_some(candidate)
            };
            let every: Vec<Automorphism> = orders(3)
                .iter()
                .flat_map(|pegs| orders(3).iter().filter_map(|colors| maps_to_itself(pegs, colors)).collect::<Vec<_>>())
                .collect();
            let classes = |of: &[Automorphism]| first_of_classes(board, codebook.guesses(), of, &()).unwrap();
            assert_eq!(classes(&automorphisms(board)), classes(&every), "{list}");
        }
    }
}
