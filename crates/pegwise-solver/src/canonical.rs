use pegwise_core::{CandidateSet, Code, CodeUniverse, Codebook, Color};

/// Hashes sets of codes. Sets that differ only in the order of the pegs and the names of the colours mostly have
/// the same hash.
///
/// Rounds of refinement `[McKay 1981]` tell pegs and colours apart by how they occur in the set. The set is then
/// rewritten with its pegs and colours in the order found: its canonical form. The canonical hash is the Zobrist hash
/// `[Zobrist 1970]` of that form: the exclusive or of a random number for each of its codes. So two sets with the same
/// canonical hash are the same set rewritten, whatever the order was. If refinement leaves equals, the first one is
/// taken. At worst a set has two canonical forms, and is searched twice.
#[derive(Debug)]
pub(crate) struct Canonicalizer {
    pegs: usize,
    colors: usize,
    /// Can pegs and colours be exchanged at all?
    symmetric: bool,
    /// The colours of each code.
    digits: Vec<u8>,
    /// A random number for each row of colours.
    zobrist_of_row: Vec<u128>,
    /// A random number for each code.
    zobrist_of_code: Vec<u128>,
}

/// How a set is rewritten as its canonical form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// Peg `i` of the canonical form is this peg.
    order: [u8; MOST],
    /// What a colour is called in the canonical form.
    names: [u8; MOST],
}

/// The most pegs, and the most colours, of a board with canonical forms.
const MOST: usize = 16;

/// The most rows of colours that get a random number each.
const MOST_ROWS: usize = 1 << 22;

/// How often one of several equal pegs or colours is put first.
const MOST_CHOICES: usize = 6;

impl Frame {
    const SAME: Frame = Frame { order: identity(), names: identity() };

    /// A guess as it is called in the canonical form.
    pub(crate) fn rewrite(&self, guess: &Code) -> Code {
        // On boards of more colours nothing is rewritten.
        let name = |color: Color| match self.names.get(color.index()) {
            Some(&name) if !color.is_blank() => Color::new(name.into()),
            _ => color,
        };
        Code::new((0..guess.pegs()).map(|peg| name(guess.colors()[usize::from(self.order[peg])])))
    }

    /// The guess that is called so in the canonical form: the reverse of [`Frame::rewrite`].
    pub(crate) fn restore(&self, rewritten: &Code) -> Code {
        let color = |name: Color| {
            let is_name = |&c: &usize| usize::from(self.names[c]) == name.index();
            if name.is_blank() || name.index() >= MOST {
                name
            } else {
                Color::new((0..MOST).find(is_name).and_then(|c| u16::try_from(c).ok()).expect("every name is given"))
            }
        };
        let place = |peg: usize| self.order.iter().position(|&p| usize::from(p) == peg).expect("every peg has a place");
        Code::new((0..rewritten.pegs()).map(|peg| color(rewritten.colors()[place(peg)])))
    }

    /// How to rewrite a set with this frame as a set of the same canonical form with the other frame: peg `k` takes
    /// the colour of peg `pegs[k]`, and colour `c` becomes `colors[c]`.
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

const fn identity() -> [u8; MOST] {
    let mut all = [0; MOST];
    let mut i = 0;
    while i < MOST {
        #[expect(clippy::cast_possible_truncation, reason = "at most 16")]
        let byte = i as u8;
        all[i] = byte;
        i += 1;
    }
    all
}

impl Canonicalizer {
    /// For sets of these codes.
    pub(crate) fn new(codebook: &Codebook, codes: &CandidateSet) -> Self {
        let board = codebook.board();
        let (pegs, colors) = (board.pegs(), board.colors());
        let rows = u32::try_from(pegs).ok().and_then(|pegs| colors.checked_pow(pegs)).filter(|&rows| rows <= MOST_ROWS);
        let listed = matches!(board.codes(), CodeUniverse::Listed(_));
        let symmetric = !listed && pegs <= MOST && colors <= MOST && rows.is_some();
        let digit = |color: &Color| u8::try_from(color.index()).expect("at most 16 colours");
        let digits = if symmetric {
            codes.codes().flat_map(|code| code.colors().iter().map(digit).collect::<Vec<_>>()).collect()
        } else {
            Vec::new()
        };
        let zobrist_of_row = (0..rows.filter(|_| symmetric).unwrap_or(0)).map(|row| zobrist(row as u64)).collect();
        let zobrist_of_code = (0..codes.len()).map(|at| zobrist(!(codes.index(at).get() as u64))).collect();
        Canonicalizer { pegs, colors, symmetric, digits, zobrist_of_row, zobrist_of_code }
    }

    /// The random number of a code.
    #[inline]
    pub(crate) fn zobrist(&self, code: u32) -> u128 {
        self.zobrist_of_code[code as usize]
    }

    /// The Zobrist hash of a set as it is.
    pub(crate) fn zobrist_of(&self, codes: &[u32]) -> u128 {
        codes.iter().fold(0, |hash, &code| hash ^ self.zobrist(code))
    }

    /// The canonical hash of a set; its Zobrist hash on boards whose pegs and colours cannot be exchanged. Takes
    /// `O(codes * pegs)`. `room` is scratch.
    pub(crate) fn hash(&self, codes: &[u32], room: &mut Vec<u64>) -> u128 {
        match self.pegs {
            _ if !self.symmetric => self.zobrist_of(codes),
            4 => self.hash_of::<4>(codes, &self.refine::<4>(codes, room)),
            5 => self.hash_of::<5>(codes, &self.refine::<5>(codes, room)),
            _ => self.hash_of::<MOST>(codes, &self.frame(codes, room)),
        }
    }

    /// How the canonical form of a set is made.
    pub(crate) fn frame(&self, codes: &[u32], room: &mut Vec<u64>) -> Frame {
        match self.pegs {
            _ if !self.symmetric => Frame::SAME,
            4 => self.refine::<4>(codes, room),
            5 => self.refine::<5>(codes, room),
            _ => self.refine::<MOST>(codes, room),
        }
    }

    /// The colours of a code. If `PEGS` is less than [`MOST`], it is the number of pegs, known when compiling.
    #[inline]
    fn row<const PEGS: usize>(&self, code: u32) -> &[u8] {
        let pegs = if PEGS == MOST { self.pegs } else { PEGS };
        &self.digits[code as usize * pegs..][..pegs]
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

    #[inline]
    fn refine<const PEGS: usize>(&self, codes: &[u32], room: &mut Vec<u64>) -> Frame {
        let pegs = if PEGS == MOST { self.pegs } else { PEGS };
        let mut kinds = self.first_kinds::<PEGS>(codes);
        room.resize(codes.len(), 0);
        for _ in 0..=MOST_CHOICES {
            self.refine_once::<PEGS>(codes, &mut kinds, room);
            let tied = |kinds: &[u64], i: usize| kinds[..i].contains(&kinds[i]);
            let color = (0..self.colors).find(|&c| kinds.used[c] && tied(&kinds.colors, c));
            if let Some(color) = color {
                kinds.colors[color] = stir(!kinds.colors[color]);
            } else if let Some(peg) = (0..pegs).find(|&p| tied(&kinds.pegs, p)) {
                kinds.pegs[peg] = stir(!kinds.pegs[peg]);
            } else {
                break;
            }
        }
        let mut order = identity();
        order[..pegs].sort_unstable_by_key(|&p| (kinds.pegs[usize::from(p)], p));
        let mut by_kind = identity();
        by_kind[..self.colors].sort_unstable_by_key(|&c| {
            let color = usize::from(c);
            (!kinds.used[color], kinds.colors[color], c)
        });
        let mut names = identity();
        for (&color, name) in by_kind[..self.colors].iter().zip(0..) {
            names[usize::from(color)] = name;
        }
        Frame { order, names }
    }

    /// A first distinction, by how often each colour is on each peg.
    #[inline]
    fn first_kinds<const PEGS: usize>(&self, codes: &[u32]) -> Kinds {
        let mut counts = [[0u16; MOST]; MOST];
        for &code in codes {
            for (counts, &color) in counts.iter_mut().zip(self.row::<PEGS>(code)) {
                counts[usize::from(color)] += 1;
            }
        }
        let mut kinds = Kinds { pegs: [0; MOST], colors: [0; MOST], used: [false; MOST] };
        for (peg, counts) in counts[..self.pegs].iter().enumerate() {
            for (color, &count) in counts[..self.colors].iter().enumerate() {
                let kind = stir(count.into());
                kinds.used[color] |= count > 0;
                kinds.pegs[peg] = kinds.pegs[peg].wrapping_add(kind);
                kinds.colors[color] = kinds.colors[color].wrapping_add(kind);
            }
        }
        kinds
    }

    /// One round: what is known of pegs and colours tells codes apart, and these tell pegs and colours apart.
    #[inline]
    fn refine_once<const PEGS: usize>(&self, codes: &[u32], kinds: &mut Kinds, of_codes: &mut [u64]) {
        for (of_code, &code) in of_codes.iter_mut().zip(codes) {
            let pegs = self.row::<PEGS>(code).iter().zip(&kinds.pegs);
            let on_peg = |(&color, peg): (&u8, &u64)| stir(peg ^ kinds.colors[usize::from(color)].rotate_left(32));
            *of_code = stir(pegs.map(on_peg).fold(0, u64::wrapping_add));
        }
        let (mut pegs, mut colors) = ([0u64; MOST], [0u64; MOST]);
        for (of_code, &code) in of_codes.iter().zip(codes) {
            for (peg, &color) in self.row::<PEGS>(code).iter().enumerate() {
                let color = usize::from(color);
                pegs[peg] = pegs[peg].wrapping_add(stir(of_code ^ kinds.colors[color]));
                colors[color] = colors[color].wrapping_add(stir(of_code ^ kinds.pegs[peg].rotate_left(32)));
            }
        }
        kinds.pegs.iter_mut().zip(pegs).for_each(|(kind, new)| *kind = stir(*kind ^ new));
        kinds.colors.iter_mut().zip(colors).for_each(|(kind, new)| *kind = stir(*kind ^ new));
    }
}

/// A number for each peg and each colour: equal for those not told apart so far.
struct Kinds {
    pegs: [u64; MOST],
    colors: [u64; MOST],
    /// Does a colour occur?
    used: [bool; MOST],
}

/// Mixes the bits of a number.
fn stir(x: u64) -> u64 {
    let x = (x ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (x ^ (x >> 32)).wrapping_mul(0xA3EC_647D_59AC_D5C7)
}

/// A random number, the same in every run: journals keep hashes.
fn zobrist(number: u64) -> u128 {
    let half = |seed| u128::from(pegwise_core::random::mix(seed, number));
    half(1) << 64 | half(2)
}
