//! Hashes that are equal for sets of codes that differ only by a symmetry of the answers.

use pegwise_core::{Board, CandidateSet, Code, CodeSpace, Codebook, Color, SymmetryKind};

/// Computes canonical hashes. Sets that differ only by a symmetry of the answers, such as a different order of the pegs
/// or different names of the colours, usually have the same hash. See [`SymmetryKind`].
/// Rounds of refinement `[McKay 1981]` distinguish pegs and colours by how they occur in the set, and order them. The
/// set rewritten in this order is its canonical form, and the Zobrist hash `[Zobrist 1970]` of that form is its
/// canonical hash. So two sets with the same hash are rewritings of the same set. If refinement leaves ties, the first
/// peg or colour wins: at worst, a set has two canonical forms and is searched twice.
#[derive(Debug)]
pub(crate) struct Canonicalizer {
    pegs: usize,
    colors: usize,
    likeness: SymmetryKind,
    /// Equal for pegs that the forbidden colours do not distinguish; empty if they distinguish none.
    kinds_of_pegs: Vec<u64>,
    kinds_of_colors: Vec<u64>,
    /// The colours of each code; for [`SymmetryKind::NamesByPeg`], each combined with its peg.
    digits: Vec<u8>,
    zobrist_of_row: Vec<u128>,
    zobrist_of_code: Vec<u128>,
}

fn symmetry_of(board: &Board) -> SymmetryKind {
    let has_names_by_peg = board.every_row_is_a_guess() && board.pegs() * board.colors() <= MOST_SYMBOLS;
    match board.feedback_kind().symmetry() {
        _ if matches!(board.codes(), CodeSpace::Listed(_)) => SymmetryKind::Nothing,
        SymmetryKind::NamesByPeg if !has_names_by_peg => SymmetryKind::Pegs,
        symmetry => symmetry,
    }
}

/// A renaming that rewrites a set to its canonical form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    order: [u8; MOST],
    names: [u8; MOST_SYMBOLS],
    /// The number of symbols of each peg, or 0 if all pegs share their symbols.
    stride: u8,
}

/// The maximum number of pegs, and of colours, on a board with canonical forms.
const MOST: usize = 16;

const MOST_SYMBOLS: usize = 64;

const MOST_ROWS: usize = 1 << 22;

/// The maximum number of ties broken by putting one of the pegs or symbols first.
const MOST_CHOICES: usize = 6;

const MOST_CHOICES_BY_PEG: usize = 20;

impl Frame {
    const SAME: Frame = Frame { order: identity(), names: identity(), stride: 0 };

    pub(crate) fn rewrite(&self, guess: &Code) -> Code {
        // Colours beyond the table keep their names.
        let name = |peg: usize, color: Color| match self.names.get(peg * usize::from(self.stride) + color.index()) {
            Some(&name) if !color.is_blank() => Color::new(name.into()),
            _ => color,
        };
        let shown = |&peg: &u8| name(usize::from(peg), guess.colors()[usize::from(peg)]);
        Code::new(self.order.iter().take(guess.pegs()).map(shown))
    }

    pub(crate) fn restore(&self, rewritten: &Code) -> Code {
        let color = |peg: usize, name: Color| {
            if name.is_blank() || name.index() >= MOST {
                return name;
            }
            let names = &self.names[peg * usize::from(self.stride)..];
            let named = names.iter().zip(0..).find(|&(&n, _)| usize::from(n) == name.index());
            Color::new(named.map(|(_, color)| color).expect("every name is given"))
        };
        let place = |peg: usize| self.order.iter().position(|&p| usize::from(p) == peg).expect("every peg has a place");
        Code::new((0..rewritten.pegs()).map(|peg| color(peg, rewritten.colors()[place(peg)])))
    }

    /// The renaming from the set with this frame to the set with the other, if their canonical forms are equal: peg `k`
    /// takes the colour of peg `pegs[k]`, and colour `c` becomes `colors[c]`. All pegs must share their symbols.
    pub(crate) fn onto(&self, other: &Frame, pegs: usize, colors: usize) -> (Vec<u16>, Vec<u16>) {
        let mut of_pegs = vec![0; pegs];
        for (&to, &from) in other.order[..pegs].iter().zip(&self.order) {
            of_pegs[usize::from(to)] = from.into();
        }
        let named = |name: u8| (0..).zip(&other.names[..colors]).find(|&(_, &n)| n == name).map(|(color, _)| color);
        let of_colors = self.names[..colors].iter().map(|&name| named(name).expect("every name is given")).collect();
        (of_pegs, of_colors)
    }
}

const fn identity<const LEN: usize>() -> [u8; LEN] {
    let mut all = [0; LEN];
    let mut i = 0;
    while i < LEN {
        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
        let byte = i as u8;
        all[i] = byte;
        i += 1;
    }
    all
}

impl Canonicalizer {
    pub(crate) fn new(codebook: &Codebook, codes: &CandidateSet) -> Self {
        Self::with_likeness(codebook, codes, symmetry_of(codebook.board()))
    }

    pub(crate) fn of_renamings(codebook: &Codebook, codes: &CandidateSet) -> Self {
        let likeness = match symmetry_of(codebook.board()) {
            // Certificate checkers require renamings that preserve the codes and the answers.
            _ if codebook.board().codes().bars().is_some() => SymmetryKind::Nothing,
            _ if !codebook.board().feedback_kind().is_kept_by_renaming() => SymmetryKind::Nothing,
            SymmetryKind::Nothing => SymmetryKind::Nothing,
            SymmetryKind::Pegs | SymmetryKind::NamesByPeg | SymmetryKind::Orders => SymmetryKind::Pegs,
        };
        Self::with_likeness(codebook, codes, likeness)
    }

    fn with_likeness(codebook: &Codebook, codes: &CandidateSet, likeness: SymmetryKind) -> Self {
        let board = codebook.board();
        let (pegs, colors) = (board.pegs(), board.colors());
        let rows = u32::try_from(pegs).ok().and_then(|pegs| colors.checked_pow(pegs)).filter(|&rows| rows <= MOST_ROWS);
        let is_small = pegs <= MOST && colors <= MOST && rows.is_some();
        let likeness = if is_small { likeness } else { SymmetryKind::Nothing };
        let digits = if likeness == SymmetryKind::Nothing {
            Vec::new()
        } else {
            codes.codes().flat_map(|code| symbols(&code, likeness, colors)).collect()
        };
        let rows = if likeness == SymmetryKind::Nothing { 0 } else { rows.unwrap_or(0) };
        let zobrist_of_row = (0..rows).map(|row| zobrist(row as u64)).collect();
        let zobrist_of_code = (0..codes.len()).map(|at| zobrist(!(codes.index(at).get() as u64))).collect();
        let kinds = kinds_by_bars(board);
        let (kinds_of_pegs, kinds_of_colors) = kinds;
        Canonicalizer {
            pegs,
            colors,
            likeness,
            kinds_of_pegs,
            kinds_of_colors,
            digits,
            zobrist_of_row,
            zobrist_of_code,
        }
    }

    #[inline]
    pub(crate) fn zobrist(&self, code: u32) -> u128 {
        self.zobrist_of_code[code as usize]
    }

    pub(crate) fn zobrist_of(&self, codes: &[u32]) -> u128 {
        codes.iter().fold(0, |hash, &code| hash ^ self.zobrist(code))
    }

    /// Takes `O(codes * pegs)` time. Boards without symmetry use the plain Zobrist hash. `room` is scratch space.
    pub(crate) fn hash(&self, codes: &[u32], room: &mut Vec<u64>) -> u128 {
        match (self.likeness, self.pegs) {
            (SymmetryKind::Nothing, _) => self.zobrist_of(codes),
            (SymmetryKind::Pegs, 4) => self.hash_of::<4>(codes, &self.refine::<4, MOST, true>(codes, room)),
            (SymmetryKind::Pegs, 5) => self.hash_of::<5>(codes, &self.refine::<5, MOST, true>(codes, room)),
            (SymmetryKind::Pegs, 6) => self.hash_of::<6>(codes, &self.refine::<6, MOST, true>(codes, room)),
            (SymmetryKind::Pegs | SymmetryKind::NamesByPeg, _) => self.hash_of::<MOST>(codes, &self.frame(codes, room)),
            (SymmetryKind::Orders, _) => self.hash_of_orders(codes, &self.frame(codes, room), room),
        }
    }

    pub(crate) fn frame(&self, codes: &[u32], room: &mut Vec<u64>) -> Frame {
        match (self.likeness, self.pegs) {
            (SymmetryKind::Nothing, _) => Frame::SAME,
            (SymmetryKind::Pegs, 4) => self.refine::<4, MOST, true>(codes, room),
            (SymmetryKind::Pegs, 5) => self.refine::<5, MOST, true>(codes, room),
            (SymmetryKind::Pegs, 6) => self.refine::<6, MOST, true>(codes, room),
            (SymmetryKind::Pegs, _) => self.refine::<MOST, MOST, true>(codes, room),
            (SymmetryKind::Orders, _) => self.refine::<MOST, MOST, false>(codes, room),
            (SymmetryKind::NamesByPeg, _) => self.refine::<MOST, MOST_SYMBOLS, true>(codes, room),
        }
    }

    /// `PEGS` is the number of pegs if it is known at compile time, otherwise [`MOST`].
    #[inline]
    fn row<const PEGS: usize>(&self, code: u32) -> &[u8] {
        let pegs = if PEGS == MOST { self.pegs } else { PEGS };
        &self.digits[code as usize * pegs..][..pegs]
    }

    fn stride(&self) -> usize {
        if self.likeness == SymmetryKind::NamesByPeg { self.colors } else { 0 }
    }

    fn symbols(&self) -> usize {
        if self.likeness == SymmetryKind::NamesByPeg { self.pegs * self.colors } else { self.colors }
    }

    #[inline]
    fn hash_of<const PEGS: usize>(&self, codes: &[u32], frame: &Frame) -> u128 {
        codes.iter().fold(0, |hash, &code| {
            let row = self.row::<PEGS>(code);
            let digit = |&peg: &u8| usize::from(frame.names[usize::from(row[usize::from(peg)])]);
            let number = frame.order[..row.len()].iter().fold(0, |number, peg| number * self.colors + digit(peg));
            hash ^ self.zobrist_of_row[number]
        })
    }

    fn hash_of_orders(&self, codes: &[u32], frame: &Frame, room: &mut Vec<u64>) -> u128 {
        room.clear();
        room.extend(codes.iter().map(|&code| {
            let mut row = [0; MOST];
            let row = &mut row[..self.pegs];
            row.iter_mut()
                .zip(self.row::<MOST>(code))
                .for_each(|(name, &color)| *name = frame.names[usize::from(color)]);
            row.sort_unstable();
            row.iter().fold(0, |number, &name| number * self.colors as u64 + u64::from(name))
        }));
        room.sort_unstable();
        let alike = room.chunk_by(|a, b| a == b);
        alike.fold(0, |hash, alike| {
            let row = usize::try_from(alike[0]).expect("the number of a row");
            hash ^ self.zobrist_of_row[row].wrapping_mul(2 * alike.len() as u128 + 1)
        })
    }

    /// `SYMBOLS` is [`MOST`] if all pegs share their symbols. Without `ORDERED`, the pegs of the colours are ignored.
    #[inline]
    fn refine<const PEGS: usize, const SYMBOLS: usize, const ORDERED: bool>(
        &self,
        codes: &[u32],
        room: &mut Vec<u64>,
    ) -> Frame {
        let pegs = if PEGS == MOST { self.pegs } else { PEGS };
        let mut kinds = self.first_kinds::<PEGS, SYMBOLS, ORDERED>(codes);
        room.resize(codes.len(), 0);
        let choices = if SYMBOLS == MOST { MOST_CHOICES } else { MOST_CHOICES_BY_PEG };
        for _ in 0..=choices {
            self.refine_once::<PEGS, SYMBOLS, ORDERED>(codes, &mut kinds, room);
            let tied = |kinds: &[u64], first: usize, i: usize| kinds[first..i].contains(&kinds[i]);
            // Symbols of different pegs are already distinct.
            let first = |symbol: usize| if SYMBOLS == MOST { 0 } else { symbol - symbol % self.colors };
            let symbol = (0..self.symbols()).find(|&s| kinds.used[s] && tied(&kinds.symbols, first(s), s));
            if let Some(symbol) = symbol {
                kinds.symbols[symbol] = stir(!kinds.symbols[symbol]);
            } else if let Some(peg) = (0..pegs).find(|&p| ORDERED && tied(&kinds.pegs, 0, p)) {
                kinds.pegs[peg] = stir(!kinds.pegs[peg]);
            } else {
                break;
            }
        }
        let mut order = identity();
        order[..pegs].sort_unstable_by_key(|&p| (own(&self.kinds_of_pegs, p), kinds.pegs[usize::from(p)], p));
        let mut names = identity();
        for (peg, names) in names[..self.symbols()].chunks_mut(self.colors).enumerate() {
            let first = peg * self.colors;
            let mut by_kind: [u8; MOST] = identity();
            by_kind[..self.colors].sort_unstable_by_key(|&c| {
                let symbol = first + usize::from(c);
                (own(&self.kinds_of_colors, c), !kinds.used[symbol], kinds.symbols[symbol], c)
            });
            for (&color, name) in by_kind[..self.colors].iter().zip(0..) {
                names[usize::from(color)] = name;
            }
        }
        Frame { order, names, stride: u8::try_from(self.stride()).expect("at most 64 symbols") }
    }

    #[inline]
    fn first_kinds<const PEGS: usize, const SYMBOLS: usize, const ORDERED: bool>(
        &self,
        codes: &[u32],
    ) -> Kinds<SYMBOLS> {
        let mut counts = [[0u16; SYMBOLS]; MOST];
        for &code in codes {
            for (peg, &symbol) in self.row::<PEGS>(code).iter().enumerate() {
                counts[if ORDERED { peg } else { 0 }][usize::from(symbol)] += 1;
            }
        }
        let mut kinds = Kinds { pegs: [0; MOST], symbols: [0; SYMBOLS], used: [false; SYMBOLS] };
        for (peg, counts) in counts[..self.pegs].iter().enumerate() {
            for (symbol, &count) in counts[..self.symbols()].iter().enumerate() {
                let kind = stir(count.into());
                kinds.used[symbol] |= count > 0;
                kinds.pegs[peg] = kinds.pegs[peg].wrapping_add(kind);
                kinds.symbols[symbol] = kinds.symbols[symbol].wrapping_add(kind);
            }
        }
        if !ORDERED {
            kinds.pegs = [0; MOST];
        }
        kinds.pegs.iter_mut().zip(&self.kinds_of_pegs).for_each(|(kind, own)| *kind ^= own);
        kinds.symbols.iter_mut().zip(&self.kinds_of_colors).for_each(|(kind, own)| *kind ^= own);
        kinds
    }

    /// Refines the codes by their pegs and symbols, then the pegs and symbols by their codes.
    #[inline]
    fn refine_once<const PEGS: usize, const SYMBOLS: usize, const ORDERED: bool>(
        &self,
        codes: &[u32],
        kinds: &mut Kinds<SYMBOLS>,
        of_codes: &mut [u64],
    ) {
        for (of_code, &code) in of_codes.iter_mut().zip(codes) {
            let pegs = self.row::<PEGS>(code).iter().zip(&kinds.pegs);
            let on_peg = |(&symbol, peg): (&u8, &u64)| stir(peg ^ kinds.symbols[usize::from(symbol)].rotate_left(32));
            *of_code = stir(pegs.map(on_peg).fold(0, u64::wrapping_add));
        }
        let (mut pegs, mut symbols) = ([0u64; MOST], [0u64; SYMBOLS]);
        for (of_code, &code) in of_codes.iter().zip(codes) {
            for (peg, &symbol) in self.row::<PEGS>(code).iter().enumerate() {
                let symbol = usize::from(symbol);
                pegs[peg] = pegs[peg].wrapping_add(stir(of_code ^ kinds.symbols[symbol]));
                symbols[symbol] = symbols[symbol].wrapping_add(stir(of_code ^ kinds.pegs[peg].rotate_left(32)));
            }
        }
        if ORDERED {
            kinds.pegs.iter_mut().zip(pegs).for_each(|(kind, new)| *kind = stir(*kind ^ new));
        }
        kinds.symbols.iter_mut().zip(symbols).for_each(|(kind, new)| *kind = stir(*kind ^ new));
    }
}

/// Numbers for the pegs and for the colours, equal for those that can be exchanged in all codes. Empty if all can.
fn kinds_by_bars(board: &Board) -> (Vec<u64>, Vec<u64>) {
    let Some(bars) = board.codes().bars().filter(|_| !board.every_row_is_a_guess()) else { return (vec![], vec![]) };
    let mut kinds = (vec![0u64; board.pegs()], vec![0u64; board.colors()]);
    for (peg, color) in bars.iter() {
        kinds.0[peg] = kinds.0[peg].wrapping_add(stir(color.index() as u64));
        kinds.1[color.index()] = kinds.1[color.index()].wrapping_add(stir(peg as u64));
    }
    kinds
}

#[inline]
fn own(kinds: &[u64], of: u8) -> u64 {
    kinds.get(usize::from(of)).copied().unwrap_or(0)
}

fn symbols(code: &Code, likeness: SymmetryKind, colors: usize) -> Vec<u8> {
    let stride = if likeness == SymmetryKind::NamesByPeg { colors } else { 0 };
    let symbol = |(peg, color): (usize, &Color)| u8::try_from(peg * stride + color.index()).expect("few symbols");
    let mut symbols: Vec<u8> = code.colors().iter().enumerate().map(symbol).collect();
    if likeness == SymmetryKind::Orders {
        symbols.sort_unstable();
    }
    symbols
}

struct Kinds<const SYMBOLS: usize> {
    pegs: [u64; MOST],
    symbols: [u64; SYMBOLS],
    used: [bool; SYMBOLS],
}

fn stir(x: u64) -> u64 {
    let x = (x ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (x ^ (x >> 32)).wrapping_mul(0xA3EC_647D_59AC_D5C7)
}

/// Must never change, because journals store hashes.
fn zobrist(number: u64) -> u128 {
    let half = |seed| u128::from(pegwise_core::random::mix(seed, number));
    half(1) << 64 | half(2)
}
