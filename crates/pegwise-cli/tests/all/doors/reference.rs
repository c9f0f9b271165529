//! A simple reference for the rules of the game: slow, short, and without any of Pegwise's code.

use std::cell::OnceCell;
use std::collections::BTreeMap;

/// A code or a guess; `None` is a hole.
pub(crate) type Code = Vec<Option<usize>>;

pub(crate) struct Board {
    pegs: usize,
    colors: usize,
    /// The number of values of the second attribute on boards with two attributes.
    seconds: usize,
    kind: String,
    distinct: bool,
    any_guess: bool,
    blanks: bool,
    lies: usize,
    /// The forbidden pairs of a peg and a colour.
    bars: Vec<(usize, usize)>,
    only: Option<Vec<Code>>,
    symbols: Vec<char>,
    codes: OnceCell<Vec<Code>>,
}

/// Named boards: their names, their rules and the symbols of their codes.
const NAMES: [(&str, &str, &str); 7] = [
    ("bulls-and-cows", "4x10-distinct", "0123456789"),
    ("number-baseball", "3x9-distinct", "123456789"),
    ("castle-tune", "5x7-blanks", "ABCDEFG"),
    ("padlock", "3x10-distinct", "0123456789"),
    ("bagels", "3x10-distinct", "0123456789"),
    ("royale", "3x5x5", ""),
    ("classic", "4x6", ""),
];

impl Board {
    pub(crate) fn new(name: &str) -> Self {
        let preset = NAMES.iter().find_map(|&(own, board, symbols)| Some((board, name.strip_prefix(own)?, symbols)));
        let (board, rest, symbols) = preset.unwrap_or((name, "", ""));
        let text = format!("{board}{rest}");
        let symbols = if symbols.is_empty() { "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" } else { symbols };
        let (head, only) = text.split_once("-only=").map_or((text.as_str(), None), |(head, only)| (head, Some(only)));
        let mut parts = head.split('-');
        let sizes: Vec<usize> = parts.next().unwrap().split('x').map(|size| size.parse().unwrap()).collect();
        let seconds = sizes.get(2).copied().unwrap_or(1);
        let mut board = Board {
            pegs: sizes[0],
            colors: sizes[1] * seconds,
            seconds,
            kind: if sizes.len() > 2 { "pairs" } else { "" }.to_owned(),
            distinct: false,
            any_guess: false,
            blanks: false,
            lies: 0,
            bars: Vec::new(),
            only: None,
            symbols: symbols.chars().collect(),
            codes: OnceCell::new(),
        };
        for part in parts {
            match part {
                "distinct" => board.distinct = true,
                "free" => board.any_guess = true,
                "blanks" => (board.any_guess, board.blanks) = (true, true),
                "nozero" => board.bars.push((0, 0)),
                "blacks" | "whites" | "sum" | "each" | "marks" | "order" => part.clone_into(&mut board.kind),
                _ if part.starts_with("lies") => board.lies = part[4..].parse().unwrap(),
                _ if part.starts_with("bar") => {
                    let (peg, colors) = part[3..].split_once('=').unwrap();
                    let peg: usize = peg.parse().unwrap();
                    board.bars.extend(board.read(colors).into_iter().map(|color| (peg - 1, color.unwrap())));
                }
                // The limit on guesses does not affect answers.
                _ => assert!(part.starts_with("in"), "{part}"),
            }
        }
        let code = |listed: &str| board.read(listed.split('*').next().unwrap());
        let only: Option<Vec<Code>> = only.map(|codes| codes.split(',').map(code).collect());
        Board { only, ..board }
    }

    pub(crate) fn lies(&self) -> usize {
        self.lies
    }

    pub(crate) fn read(&self, text: &str) -> Code {
        if text.contains('-') {
            return text.split('-').map(|number| number.parse::<usize>().ok().map(|number| number - 1)).collect();
        }
        text.chars().map(|c| self.symbols.iter().position(|&symbol| symbol == c)).collect()
    }

    pub(crate) fn write(&self, code: &Code) -> String {
        code.iter().map(|color| color.map_or('_', |color| self.symbols[color])).collect()
    }

    /// The number of rows of colours, including rows with holes where guesses may have them.
    pub(crate) fn rows(&self) -> f64 {
        let colors = self.colors + usize::from(self.blanks);
        (0..self.pegs).map(|_| f64::from(u32::try_from(colors).unwrap())).product()
    }

    fn all_rows(&self, blanks: bool) -> Vec<Code> {
        let colors = (0..self.colors).map(Some).chain(blanks.then_some(None));
        let colors: Vec<Option<usize>> = colors.collect();
        (0..self.pegs).fold(vec![vec![]], |rows, _| {
            let longer = |row: &Code| colors.iter().map(|&color| [&row[..], &[color]].concat()).collect::<Vec<_>>();
            rows.iter().flat_map(longer).collect()
        })
    }

    fn is_code(&self, row: &Code) -> bool {
        let differs = |peg: usize| !row[..peg].contains(&row[peg]);
        !row.contains(&None)
            && (!self.distinct || (0..row.len()).all(differs))
            && !self.bars.iter().any(|&(peg, color)| row[peg] == Some(color))
            && self.only.as_ref().is_none_or(|only| only.contains(row))
    }

    pub(crate) fn codes(&self) -> &[Code] {
        self.codes.get_or_init(|| self.all_rows(false).into_iter().filter(|row| self.is_code(row)).collect())
    }

    pub(crate) fn guesses(&self) -> Vec<Code> {
        if self.any_guess { self.all_rows(self.blanks) } else { self.codes().to_vec() }
    }

    pub(crate) fn answer(&self, guess: &Code, secret: &Code) -> String {
        let pairs = || guess.iter().zip(secret);
        let (black, white) = pegs(guess, secret);
        match self.kind.as_str() {
            "blacks" => format!("{black}.0"),
            "whites" | "sum" if black == self.pegs => format!("{black}.0"),
            "whites" => format!("0.{white}"),
            "sum" => format!("0.{}", black + white),
            "each" => {
                format!("{black}.{}", pairs().filter(|(g, s)| g != s && g.is_some() && secret.contains(g)).count())
            }
            // A hole ranks after every colour.
            "order" => pairs()
                .map(|(g, s)| match (g, s) {
                    (g, s) if g == s => '+',
                    (Some(g), Some(s)) if s > g => '^',
                    _ => 'v',
                })
                .collect(),
            "marks" => {
                let mut left: Vec<_> = pairs().filter(|(g, s)| g != s).map(|(_, s)| s).collect();
                let mut mark = |(g, s): (&Option<usize>, &Option<usize>)| match left.iter().position(|&c| c == g) {
                    _ if g == s => '+',
                    Some(at) if g.is_some() => {
                        left.remove(at);
                        '-'
                    }
                    _ => '.',
                };
                pairs().map(&mut mark).collect()
            }
            "pairs" => {
                let first = |code: &Code| code.iter().map(|c| c.map(|c| c / self.seconds)).collect::<Code>();
                let second = |code: &Code| code.iter().map(|c| c.map(|c| c % self.seconds)).collect::<Code>();
                let (a, b) = (pegs(&first(guess), &first(secret)), pegs(&second(guess), &second(secret)));
                format!("{}.{}/{}.{}", a.0, a.1, b.0, b.1)
            }
            _ => format!("{black}.{white}"),
        }
    }

    pub(crate) fn win(&self) -> String {
        let code: Code = vec![Some(0); self.pegs];
        self.answer(&code, &code)
    }

    /// Returns 1 if the answer is false for this secret, or a huge number if a win is involved, which is never false.
    fn falls_short(&self, (guess, said): &(Code, String), secret: &Code) -> usize {
        let truth = self.answer(guess, secret);
        let admits = match said.split_once('.') {
            _ if said == "?" => true,
            Some(("?", white)) => truth.ends_with(&format!(".{white}")),
            Some((black, "?")) => truth.starts_with(&format!("{black}.")),
            _ => *said == truth,
        };
        match admits {
            true => 0,
            false if *said == self.win() || truth == self.win() => usize::MAX / 1000,
            false => 1,
        }
    }

    pub(crate) fn false_rows(&self, turns: &[(Code, String)], secret: &Code) -> Vec<usize> {
        (1..=turns.len()).filter(|row| self.falls_short(&turns[row - 1], secret) > 0).collect()
    }

    /// The candidates, and the smallest number of false answers with which any code fits.
    pub(crate) fn candidates(&self, turns: &[(Code, String)]) -> (Vec<Code>, usize) {
        let needed = |code: &Code| turns.iter().map(|turn| self.falls_short(turn, code)).sum::<usize>();
        let codes = self.codes();
        let least = codes.iter().map(|code| self.false_rows(turns, code).len()).min().unwrap();
        (codes.iter().filter(|code| needed(code) <= self.lies).cloned().collect(), least)
    }

    pub(crate) fn split(&self, guess: &Code, codes: &[Code]) -> BTreeMap<String, Vec<Code>> {
        let mut cells = BTreeMap::<String, Vec<Code>>::new();
        for code in codes {
            cells.entry(self.answer(guess, code)).or_default().push(code.clone());
        }
        cells
    }

    /// The guess of [Knuth 1977]: the smallest worst case, then candidates first, then the first in order.
    pub(crate) fn knuth(&self, guesses: &[Code], codes: &[Code]) -> Code {
        let worst = |guess: &Code| self.split(guess, codes).values().map(Vec::len).max().unwrap();
        guesses.iter().min_by_key(|guess| (worst(guess), !codes.contains(guess))).unwrap().clone()
    }

    pub(crate) fn total(&self, codes: &[Code], choose: &dyn Fn(&[Code]) -> Code) -> usize {
        let guess = choose(codes);
        let cells = self.split(&guess, codes);
        codes.len()
            + cells
                .iter()
                .filter(|(answer, _)| **answer != self.win())
                .map(|(_, cell)| self.total(cell, choose))
                .sum::<usize>()
    }

    /// The minimum total number of guesses for any strategy. Keeps the total of each set of codes.
    pub(crate) fn least_total(
        &self,
        guesses: &[Code],
        codes: &[Code],
        known: &mut BTreeMap<Vec<Code>, usize>,
    ) -> usize {
        if let Some(&total) = known.get(codes) {
            return total;
        }
        let of = |guess: &Code| {
            let mut cells = self.split(guess, codes);
            let wins = cells.remove(&self.win()).is_some();
            (wins || cells.len() > 1)
                .then(|| codes.len() + cells.values().map(|cell| self.least_total(guesses, cell, known)).sum::<usize>())
        };
        let total = guesses.iter().filter_map(of).min().unwrap();
        known.insert(codes.to_vec(), total);
        total
    }
}

fn pegs(guess: &Code, secret: &Code) -> (usize, usize) {
    let mut left = secret.clone();
    let mut total = 0;
    for color in guess.iter().filter(|color| color.is_some()) {
        if let Some(at) = left.iter().position(|other| other == color) {
            left.swap_remove(at);
            total += 1;
        }
    }
    let black = (0..guess.len()).filter(|&peg| guess[peg] == secret[peg]).count();
    (black, total - black)
}
