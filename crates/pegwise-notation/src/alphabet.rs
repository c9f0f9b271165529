//! Symbols and names for colours, and reading and writing codes with them.

use crate::feedback;
use crate::loose::{pair_of_words, synonyms};
use crate::partial;
use crate::preset::{LETTERS, OF_LIST, PRESETS, Preset};
use crate::rules::read_rules;
use crate::words::{GameWords, PEGS};
use pegwise_core::text::{is_selector, is_unseen, shown, unseen};
use pegwise_core::{Board, Code, Color, Feedback, InvalidCode, NotationError, PartialFeedback, Problem, Rules};
use std::borrow::Cow;
use std::sync::Arc;

/// Symbols and names for colours, used to read and write codes.
///
/// ```
/// use pegwise_core::Board;
/// use pegwise_notation::Alphabet;
/// let board = Board::classic();
/// let letters = Alphabet::new("BGKRWY")?;
/// let code = letters.read_guess(&board, "bbgg")?;
/// assert_eq!(code.to_string(), "1122");
/// assert_eq!(letters.write(&code), "BBGG");
/// assert_eq!(letters.name(code.colors()[0]), "blue");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Alphabet {
    /// Empty for the canonical symbols.
    symbols: Vec<char>,
    /// Whether every colour is written as a number.
    numbers: bool,
    preset: Option<&'static Preset>,
    words: Option<Arc<GameWords>>,
    /// Empty for the usual names.
    names: Vec<String>,
    attributes: Option<Arc<[Vec<String>; 2]>>,
}

/// The reason why symbols or names cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidAlphabet {
    /// A symbol or name occurs twice.
    #[error("`{}` is used for two colours; each colour needs its own", shown(.0))]
    Repeated(String),
    /// A symbol has another meaning in the notation.
    #[error("`{}` cannot be used for a colour; it has another meaning in the notation", .0.escape_debug())]
    Reserved(char),
    /// A symbol or name contains an invisible character.
    #[error("character {} of `{}`: `{}` cannot be seen; leave it out", .at + 1, shown(.text), .found.escape_default())]
    Unseen {
        /// The text.
        text: String,
        /// The number of characters before the invisible one.
        at: usize,
        /// The invisible character.
        found: char,
    },
    /// There are fewer symbols or names than colours.
    #[error("{found} {what} for {colors} colours; give one for each")]
    TooFew {
        /// Either `symbols` or `names`.
        what: &'static str,
        /// The number given.
        found: usize,
        /// The number needed.
        colors: usize,
    },
}

/// Names in the order of the canonical alphabet. Codes such as `RRGG` use the initials of the first nine.
const NAMES: [(char, &str); 12] = [
    ('R', "red"),
    ('G', "green"),
    ('Y', "yellow"),
    ('B', "blue"),
    ('W', "white"),
    ('K', "black"),
    ('O', "orange"),
    ('P', "purple"),
    ('T', "teal"),
    ('N', "brown"),
    ('L', "lime"),
    ('M', "magenta"),
];

const DIGITS: usize = 9;
const BLANK: char = '_';

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '-' | ';' | '/')
}

impl Alphabet {
    /// The alphabet with digits starting at 1, then letters. The names begin with red, green, yellow, blue, white,
    /// black (initial K), orange, purple and teal.
    pub fn canonical() -> Self {
        Self::default()
    }

    /// The canonical alphabet of a board: numbers for all colours if there are more than [`Color::SYMBOLS`].
    pub fn canonical_on(board: &Board) -> Self {
        Alphabet { numbers: board.colors() > Color::SYMBOLS, ..Self::default() }
    }

    /// The letters A to Z, for lists of words.
    pub fn letters() -> Self {
        Alphabet { symbols: LETTERS.chars().collect(), ..Self::default() }
    }

    /// An alphabet with one symbol per colour, such as `BGKRWY`. Case matters only if a letter occurs in both cases.
    /// Emoji match with or without their selector.
    ///
    /// # Errors
    /// Returns [`InvalidAlphabet`] if a symbol occurs twice, has a meaning in the notation, or is invisible.
    pub fn new(text: &str) -> Result<Self, InvalidAlphabet> {
        let mut symbols = Vec::new();
        for (at, symbol) in text.chars().enumerate().filter(|(_, c)| !is_selector(*c)) {
            if is_separator(symbol) || matches!(symbol, BLANK | ':' | '=') {
                return Err(InvalidAlphabet::Reserved(symbol));
            }
            if is_unseen(symbol) {
                return Err(InvalidAlphabet::Unseen { text: text.into(), at, found: symbol });
            }
            if symbols.contains(&symbol) {
                return Err(InvalidAlphabet::Repeated(symbol.into()));
            }
            symbols.push(symbol);
        }
        Ok(Alphabet { symbols, ..Self::default() })
    }

    /// The usual alphabet of a board: digits starting at 0 for Bulls and Cows, letters for a built-in list of words,
    /// otherwise the canonical alphabet of the board.
    ///
    /// ```
    /// use pegwise_core::Board;
    /// use pegwise_notation::Alphabet;
    /// let board: Board = "4x10-distinct".parse()?;
    /// assert_eq!(Alphabet::usual(&board).write(&board.read_code("1A23")?), "0912");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn usual(board: &Board) -> Self {
        Preset::of(board).map_or_else(|| Self::of_list(board), Self::of_preset)
    }

    fn of_list(board: &Board) -> Self {
        board.codes().word_list().map_or_else(|| Self::canonical_on(board), |_| Self::of_preset(&OF_LIST))
    }

    /// This alphabet for another board: custom symbols and names stay, usual symbols become those of the board.
    #[must_use]
    pub fn on(&self, board: &Board) -> Self {
        if self.fits(board) { self.clone() } else { self.names_for(Self::usual(board)) }
    }

    /// Whether the symbols are custom or those of a game that is played on the board.
    fn fits(&self, board: &Board) -> bool {
        !self.is_usual() || self.preset.is_some_and(|preset| preset.variant(&board.to_string()).is_some())
    }

    /// The alphabet for a board as people write it: the preset's if the text names one, letters for a built-in list of
    /// words, otherwise the canonical alphabet of the board.
    pub fn of_rules(text: &str) -> Self {
        let of_list = || read_rules(text).map_or_else(|_| Self::canonical(), |rules| Self::of_list(&rules));
        Self::of_name(text).unwrap_or_else(of_list)
    }

    fn of_name(text: &str) -> Option<Self> {
        Preset::named(text.trim()).map(Self::of_preset)
    }

    /// This alphabet for a board chosen from a list, with the symbols of the named game that is played on it, if any.
    #[must_use]
    pub fn of_game_on(&self, board: &Board) -> Self {
        if self.fits(board) { self.clone() } else { self.names_for(Self::of_named_game(board)) }
    }

    fn of_named_game(board: &Board) -> Self {
        let text = board.to_string();
        let is_named = |preset: &&Preset| preset.board == text && (preset.alphabet.is_some() || preset.words.is_some());
        PRESETS.iter().find(is_named).map_or_else(|| Self::usual(board), Self::of_preset)
    }

    fn of_preset(preset: &'static Preset) -> Self {
        let is_special = preset.alphabet.is_some() || preset.words.is_some();
        let symbols = preset.alphabet.unwrap_or_default().chars().collect();
        Alphabet { symbols, preset: Some(preset).filter(|_| is_special), ..Self::default() }
    }

    /// This alphabet for a game in one line: symbols from rules at its start replace usual ones, but not custom ones.
    /// Programs write any board in notation with the canonical symbols, even one with a list of words.
    #[must_use]
    pub fn of_game(&self, text: &str) -> Self {
        let first = text.split_whitespace().next().filter(|word| !word.contains(':'));
        match first.and_then(|word| Some((word, read_rules(word).ok()?))) {
            Some((word, rules)) if self.is_usual() => {
                self.names_for(Self::of_name(word).unwrap_or_else(|| Self::canonical_on(&rules)))
            }
            _ => self.clone(),
        }
    }

    /// Whether the symbols are the canonical ones or come from a preset.
    pub fn is_usual(&self) -> bool {
        self.words.is_none() && self.symbols.is_empty() || self.preset.is_some()
    }

    /// Whether the symbols are the letters A to Z, so that codes are words.
    pub fn is_of_letters(&self) -> bool {
        self.symbols.iter().map(char::to_ascii_uppercase).eq('A'..='Z')
    }

    /// Writes rules as a prefix for codes in this alphabet, using the name of the preset that the symbols come from.
    pub fn write_rules(&self, rules: &Rules) -> String {
        let text = rules.to_string();
        let Some((preset, variant)) = self.preset.and_then(|preset| Some((preset, preset.variant(&text)?))) else {
            return text;
        };
        // A limit that the name implies is omitted; any other limit is written, even if it is usual.
        let (of_name, limit) = (preset.rules().max_guesses(), rules.max_guesses());
        let said = format!("-in{limit}");
        let (is_said, is_of_name) = (variant.contains(&said), of_name == limit);
        let (before, list) =
            variant.split_once("-only=").map_or((variant, None), |(before, list)| (before, Some(list)));
        let before = match (is_said, is_of_name) {
            (true, true) => before.replacen(&said, "", 1),
            (false, false) => before.to_owned() + &said,
            _ => before.to_owned(),
        };
        preset.name.to_owned() + &before + &list.map_or_else(String::new, |list| format!("-only={list}"))
    }

    /// This alphabet with these words for answers.
    #[must_use]
    pub fn with_words(self, words: GameWords) -> Self {
        Alphabet { words: Some(Arc::new(words)), ..self }
    }

    /// The game's own words for answers, if any.
    pub fn words(&self) -> Option<&GameWords> {
        self.words.as_deref().or(self.preset.and_then(|preset| preset.words))
    }

    fn answer_words(&self) -> &GameWords {
        self.words().unwrap_or(&PEGS)
    }

    /// Reads an answer of the board in the words of the game or in any of the common [spellings](crate#answers).
    ///
    /// ```
    /// use pegwise_core::{Board, Feedback};
    /// use pegwise_notation::Alphabet;
    /// for text in ["2.1", "21", "2,1", "2B1W", "2A1B", "++-", "●●○", "2 black 1 white"] {
    ///     assert_eq!(Alphabet::canonical().read_feedback(&Board::classic(), text)?, Feedback::new(2, 1));
    /// }
    /// # Ok::<(), pegwise_core::NotationError>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_feedback(&self, board: &Board, text: &str) -> Result<Feedback, NotationError> {
        feedback::read(self.answer_words(), board, feedback::without_punctuation(&self.narrow(text)))
    }

    /// Reads an answer that may be only partly known: `?`, `1.?`, `?.2` or, in the words of the game, `1S?` or
    /// `1 strike, ? balls`. If only one number is possible, it is filled in: on four pegs, `4.?` becomes `4.0`.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_partial_feedback(&self, board: &Board, text: &str) -> Result<PartialFeedback, NotationError> {
        partial::read(self.answer_words(), board, feedback::without_punctuation(&self.narrow(text)))
    }

    /// This alphabet with other names, in the order of the colours.
    ///
    /// # Errors
    /// Returns [`InvalidAlphabet::Repeated`] or [`InvalidAlphabet::Unseen`].
    pub fn with_names(self, names: impl IntoIterator<Item = String>) -> Result<Self, InvalidAlphabet> {
        let names: Vec<String> = names.into_iter().collect();
        for (index, name) in names.iter().enumerate() {
            if let Some((at, found)) = unseen(name).next() {
                let at = name[..at].chars().count();
                return Err(InvalidAlphabet::Unseen { text: name.clone(), at, found });
            }
            if names[..index].iter().any(|earlier| earlier.to_lowercase() == name.to_lowercase()) {
                return Err(InvalidAlphabet::Repeated(name.clone()));
            }
        }
        Ok(Alphabet { names, ..self })
    }

    /// This alphabet with names for the values of the two attributes.
    #[must_use]
    pub fn with_attributes(self, first: Vec<String>, second: Vec<String>) -> Self {
        Alphabet { attributes: Some(Arc::new([first, second])), ..self }
    }

    /// The custom names for the values of the two attributes.
    pub fn attributes(&self) -> Option<&[Vec<String>; 2]> {
        self.attributes.as_deref()
    }

    /// The number of custom symbols.
    pub fn own_symbols(&self) -> usize {
        self.symbols.len()
    }

    /// The custom symbols, as [`Alphabet::new`] reads them.
    pub fn write_symbols(&self) -> String {
        self.symbols.iter().collect()
    }

    /// The custom name for a colour.
    pub fn own_name(&self, color: Color) -> Option<&str> {
        self.names.get(color.index()).map(String::as_str).filter(|_| !color.is_blank())
    }

    /// The symbols of another alphabet with the names of this one.
    #[must_use]
    pub fn names_for(&self, symbols: Self) -> Self {
        Alphabet { names: self.names.clone(), attributes: self.attributes.clone(), ..symbols }
    }

    /// Checks that there are enough symbols and names for this board.
    ///
    /// # Errors
    /// Returns [`InvalidAlphabet::TooFew`] if there are not.
    pub fn check(&self, board: &Board) -> Result<(), InvalidAlphabet> {
        let colors = board.colors();
        for (what, found) in [("symbols", self.symbols.len()), ("names", self.names.len())] {
            if found != 0 && found < colors {
                return Err(InvalidAlphabet::TooFew { what, found, colors });
            }
        }
        Ok(())
    }

    /// The symbol of a colour: one character, or a number if the colour is beyond the alphabet.
    pub fn symbol(&self, color: Color) -> String {
        if color.is_blank() {
            return BLANK.into();
        }
        let own = self.symbols.get(color.index()).copied();
        let symbol = own.or_else(|| color.symbol().filter(|_| self.symbols.is_empty() && !self.numbers));
        symbol.map_or_else(|| (color.index() + 1).to_string(), String::from)
    }

    /// The name of a colour, such as `red`. Custom symbols that are initials of usual names get those names, unless
    /// they are consecutive letters or there are too many.
    pub fn name(&self, color: Color) -> String {
        if color.is_blank() {
            return "blank".into();
        }
        if let Some(name) = self.own_name(color) {
            return name.to_owned();
        }
        let usual = match self.symbols.get(color.index()) {
            None => NAMES.get(color.index()),
            Some(_) if !self.stands_for_colors() => None,
            Some(symbol) => NAMES.iter().find(|(initial, _)| *initial == symbol.to_ascii_uppercase()),
        };
        usual.map_or_else(|| self.symbol(color), |(_, name)| (*name).to_owned())
    }

    /// Whether the custom symbols are probably initials: true for `BGKRWY`, but not for `ABCDEF`.
    fn stands_for_colors(&self) -> bool {
        let in_order = |(index, symbol): (usize, &char)| Color::index_of_symbol(*symbol) == Some(index + DIGITS);
        self.symbols.len() <= NAMES.len() && !self.symbols.iter().enumerate().all(in_order)
    }

    /// Writes a code with one symbol per peg, or as numbers separated by hyphens if a colour has no symbol.
    pub fn write(&self, code: &Code) -> String {
        let symbols = self.symbols(code);
        let is_short = !self.numbers && symbols.iter().all(|symbol| symbol.chars().count() == 1);
        symbols.join(if is_short { "" } else { "-" })
    }

    /// The symbols of the pegs of a code, or numbers for all pegs if a colour has no symbol.
    pub fn symbols(&self, code: &Code) -> Vec<String> {
        let symbols: Vec<String> = code.colors().iter().map(|&color| self.symbol(color)).collect();
        if symbols.iter().all(|symbol| symbol.chars().count() == 1) {
            return symbols;
        }
        let number = |color: &Color| if color.is_blank() { BLANK.into() } else { (color.index() + 1).to_string() };
        code.colors().iter().map(number).collect()
    }

    /// Reads a code that may be guessed, in any of these [spellings](crate#codes).
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_guess(&self, board: &Board, text: &str) -> Result<Code, NotationError> {
        self.read(board, text, Board::check_guess)
    }

    /// Reads a code that can be the secret.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_code(&self, board: &Board, text: &str) -> Result<Code, NotationError> {
        self.read(board, text, Board::check_code)
    }

    fn read(
        &self,
        board: &Board,
        text: &str,
        check: fn(&Board, &Code) -> Result<(), InvalidCode>,
    ) -> Result<Code, NotationError> {
        let text = &*self.narrow(text);
        // Brackets can be a person's own symbols.
        let bare = feedback::without_punctuation(text);
        let read = self.read_bare(board, text, check);
        if read.is_ok() || bare == text { read } else { self.read_bare(board, bare, check).or(read) }
    }

    fn read_bare(
        &self,
        board: &Board,
        text: &str,
        check: fn(&Board, &Code) -> Result<(), InvalidCode>,
    ) -> Result<Code, NotationError> {
        if let Some(code) = self.read_pairs(board, text) {
            return check(board, &code).map(|()| code).map_err(|reason| NotationError::new(text, 0, reason));
        }
        let pegs = split_pegs(board, text)?;
        let code = if let Some(code) = self.read_letters(board, text, &pegs)? {
            code
        } else {
            let colors: Result<Vec<Color>, _> = pegs.iter().map(|peg| self.read_peg(board, text, peg)).collect();
            let wrong_letter =
                |error| self.wrong_letter(board, &pegs).map_or(error, |peg| self.unknown(board, text, peg));
            Code::new(colors.map_err(wrong_letter)?)
        };
        check(board, &code).map_err(|reason| {
            let peg = match reason {
                InvalidCode::ColorOutOfRange { peg, .. } | InvalidCode::Barred { peg } | InvalidCode::Blank { peg } => {
                    peg
                }
                InvalidCode::Repeated { second, .. } => second,
                InvalidCode::WrongLength { .. } | InvalidCode::NotListed { .. } => 0,
            };
            NotationError::new(text, pegs[peg].at, reason)
        })?;
        Ok(code)
    }

    /// Reads pairs by their names: `red star, green moon`.
    fn read_pairs(&self, board: &Board, text: &str) -> Option<Code> {
        let [firsts, seconds] = board.attributes()?;
        let words = parts_of(text);
        let pair = |words: &[Peg]| {
            let [first, second] = words else { return None };
            let own = |names: &[String], word: &Peg| {
                names.iter().position(|name| name.to_lowercase() == word.text.to_lowercase())
            };
            let [first, second] = match self.attributes() {
                Some([colors, shapes]) => [own(colors, first)?, own(shapes, second)?],
                None => pair_of_words(&first.text, &second.text)?,
            };
            board.color(first * seconds + second).filter(|_| first < firsts && second < seconds)
        };
        (words.len() == 2 * board.pegs()).then(|| words.chunks(2).map(pair).collect::<Option<Vec<_>>>())?.map(Code::new)
    }

    /// Replaces full-width characters, which Chinese and Japanese keyboards write, unless they are symbols or in names.
    pub(crate) fn narrow<'a>(&self, text: &'a str) -> Cow<'a, str> {
        let is_own = |c: &char| self.symbols.contains(c) || self.names.iter().any(|name| name.contains(*c));
        if text.is_ascii() || !text.chars().any(|c| narrow(c) != c) {
            return Cow::Borrowed(text);
        }
        text.chars().map(|c| if is_own(&c) { c } else { narrow(c) }).collect()
    }

    /// The two colours that a letter can mean in a code of letters: by position, as in `AABB`, and by initial, as in
    /// `RRGG`.
    ///
    /// ```
    /// use pegwise_core::Board;
    /// use pegwise_notation::Alphabet;
    /// let [position, initial] = Alphabet::canonical().meanings(&Board::classic(), 'b').map(|color| color.unwrap().index());
    /// assert_eq!((position, initial), (1, 3));
    /// ```
    pub fn meanings(&self, board: &Board, letter: char) -> [Option<Color>; 2] {
        if !self.has_letters(board) {
            return [None, None];
        }
        let peg = Peg { at: 0, text: letter.into() };
        [by_letter(board, &peg), self.by_initial(board, &peg)]
    }

    fn has_letters(&self, board: &Board) -> bool {
        self.symbols.is_empty() && board.colors() <= DIGITS
    }

    /// Returns `None` if the code is not written entirely in letters, by position or by initial.
    fn read_letters(&self, board: &Board, text: &str, pegs: &[Peg]) -> Result<Option<Code>, NotationError> {
        if !self.has_letters(board) {
            return Ok(None);
        }
        let read = |find: &dyn Fn(&Peg) -> Option<Color>| -> Option<Code> {
            pegs.iter().map(find).collect::<Option<Vec<_>>>().map(Code::new)
        };
        let (letters, initials) = (read(&|peg| by_letter(board, peg)), read(&|peg| self.by_initial(board, peg)));
        match (letters, initials) {
            (Some(letters), Some(initials)) if letters != initials => {
                let found = shown(text.trim());
                Err(NotationError::new(text, pegs[0].at, Problem::AmbiguousLetters { found, letters, initials }))
            }
            (letters, initials) => Ok(letters.or(initials)),
        }
    }

    /// The letter that fits neither reading, or at which the longer reading ends.
    fn wrong_letter<'a>(&self, board: &Board, pegs: &'a [Peg]) -> Option<&'a Peg> {
        let all_letters = pegs.iter().all(|peg| peg.symbol().is_some_and(|c| c.is_ascii_alphabetic()));
        if !all_letters || !self.has_letters(board) {
            return None;
        }
        let neither = |peg: &&Peg| by_letter(board, peg).is_none() && self.by_initial(board, peg).is_none();
        let ends = || {
            [
                pegs.iter().find(|peg| by_letter(board, peg).is_none()),
                pegs.iter().find(|peg| self.by_initial(board, peg).is_none()),
            ]
        };
        let longer = || ends().into_iter().flatten().max_by_key(|peg| peg.at);
        pegs.iter().find(neither).or_else(longer)
    }

    /// The colour whose name begins with this letter, if no other custom name does.
    fn by_initial(&self, board: &Board, peg: &Peg) -> Option<Color> {
        let letter = peg.symbol()?.to_ascii_uppercase();
        if self.names.is_empty() {
            return board.color(NAMES.iter().position(|(initial, _)| *initial == letter)?);
        }
        let has_initial = |name: &String| name.chars().next().is_some_and(|c| c.to_ascii_uppercase() == letter);
        let mut meant = self.names.iter().take(board.colors()).enumerate().filter(|(_, name)| has_initial(name));
        let (index, _) = meant.next()?;
        board.color(index).filter(|_| meant.next().is_none())
    }

    fn unknown(&self, board: &Board, text: &str, peg: &Peg) -> NotationError {
        let is_word = peg.symbol().is_none() && peg.text.chars().all(char::is_alphabetic);
        let names = is_word.then(|| self.list_of_names(board)).flatten();
        let colors = names.unwrap_or_else(|| self.list(board));
        let problem = Problem::UnknownColor { found: shown(&peg.text), colors };
        NotationError::new(text, peg.at, problem)
    }

    fn read_peg(&self, board: &Board, text: &str, peg: &Peg) -> Result<Color, NotationError> {
        if peg.text.chars().eq([BLANK]) || ["blank", "leer"].iter().any(|blank| peg.text.eq_ignore_ascii_case(blank)) {
            return Ok(Color::BLANK);
        }
        let by_symbol = peg.symbol().and_then(|symbol| board.color(self.index_of_symbol(symbol)?));
        let by_name = || board.color(self.index_of_name(board, &peg.text)?);
        let by_number = || board.color(index_of_number(&peg.text)?);
        let by_number = || by_number().filter(|_| !self.has_digits());
        by_symbol.or_else(by_name).or_else(by_number).ok_or_else(|| self.unknown(board, text, peg))
    }

    fn index_of_symbol(&self, symbol: char) -> Option<usize> {
        let same_letter = |own: &char| {
            own.eq_ignore_ascii_case(&symbol) || !own.is_ascii() && own.to_lowercase().eq(symbol.to_lowercase())
        };
        let own = self.symbols.iter().position(|own| *own == symbol);
        own.or_else(|| self.symbols.iter().position(same_letter))
            .or_else(|| Color::index_of_symbol(symbol).filter(|_| self.symbols.is_empty()))
    }

    /// Digits are numbers unless custom symbols include digits.
    fn has_digits(&self) -> bool {
        self.symbols.iter().any(char::is_ascii_digit)
    }

    fn index_of_name(&self, board: &Board, text: &str) -> Option<usize> {
        let plain = |text: &str| text.replace(is_selector, "").to_lowercase();
        let index_of = |fits: &dyn Fn(&str) -> bool| {
            (0..board.colors())
                .take(self.names.len().max(self.symbols.len()).max(NAMES.len()))
                .find(|&index| fits(&plain(&self.name(board.color(index).expect("in range")))))
        };
        let name = plain(text);
        index_of(&|own| own == name).or_else(|| {
            let words = synonyms(&name)?;
            index_of(&|own| words.contains(&own))
        })
    }

    /// Whether this is the name of a colour of the board.
    pub(crate) fn is_name(&self, board: &Board, text: &str) -> bool {
        self.index_of_name(board, text).is_some()
    }

    /// `None` if colours have no names but their symbols.
    fn list_of_names(&self, board: &Board) -> Option<String> {
        let named = |color: Color| Some(self.name(color)).filter(|name| *name != self.symbol(color));
        let names: Option<Vec<_>> = (0..board.colors()).map(|index| named(board.color(index)?)).collect();
        names.map(|names| names.join(", "))
    }

    fn list(&self, board: &Board) -> String {
        let symbol = |index| self.symbol(board.color(index).expect("in range"));
        if board.colors() == 1 {
            return symbol(0);
        }
        let last = board.colors() - 1;
        let follows = |pair: &[char]| u32::from(pair[0]) + 1 == u32::from(pair[1]);
        let is_run = self.symbols.get(..=last).is_some_and(|symbols| last > 1 && symbols.windows(2).all(follows));
        if self.symbols.is_empty() || is_run {
            format!("{} to {}", symbol(0), symbol(last))
        } else {
            (0..=last).map(symbol).collect::<Vec<_>>().join(" ")
        }
    }
}

fn index_of_number(text: &str) -> Option<usize> {
    let digits = text.chars().all(|c| c.is_ascii_digit()) && !text.starts_with('0');
    text.parse::<usize>().ok().filter(|_| digits)?.checked_sub(1)
}

fn by_letter(board: &Board, peg: &Peg) -> Option<Color> {
    board.color(Color::index_of_symbol(peg.symbol()?)?.checked_sub(DIGITS)?)
}

struct Peg {
    at: usize,
    text: String,
}

impl Peg {
    fn symbol(&self) -> Option<char> {
        let mut chars = self.text.chars().filter(|c| !is_selector(*c));
        chars.next().filter(|_| chars.next().is_none())
    }
}

fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).expect("in ASCII"),
        '。' => '.',
        '、' => ',',
        _ => c,
    }
}

/// Splits a text into pegs at separators.
fn parts_of(text: &str) -> Vec<Peg> {
    let mut parts: Vec<Peg> = Vec::new();
    let mut open = false;
    for (at, c) in text.chars().enumerate() {
        if is_separator(c) {
            open = false;
        } else if open {
            parts.last_mut().expect("open").text.push(c);
        } else {
            parts.push(Peg { at, text: c.into() });
            open = true;
        }
    }
    parts
}

/// Splits parts into pegs after each character.
fn characters_of(parts: &[Peg]) -> Vec<Peg> {
    let single = |part: &Peg| -> Vec<Peg> {
        let chars = part.text.chars().enumerate().filter(|(_, c)| !is_selector(*c));
        chars.map(|(offset, c)| Peg { at: part.at + offset, text: c.into() }).collect()
    };
    parts.iter().flat_map(single).collect()
}

/// Splits a text into as many pegs as it seems to have if the board is unknown.
pub(crate) fn split_unknown(text: &str) -> Vec<String> {
    let parts = parts_of(text);
    let pegs = if parts.len() == 1 { characters_of(&parts) } else { parts };
    pegs.into_iter().map(|peg| peg.text).collect()
}

/// Splits a text into pegs at separators, or after each character if there are none.
fn split_pegs(board: &Board, text: &str) -> Result<Vec<Peg>, NotationError> {
    let parts = parts_of(text);
    if parts.is_empty() {
        return Err(NotationError::new(text, 0, Problem::Empty { expected: "a code" }));
    }
    if parts.len() == board.pegs() && (parts.len() > 1 || parts[0].text.chars().count() > 1) {
        return Ok(parts);
    }
    let joined = characters_of(&parts);
    let expected = board.pegs();
    if joined.len() == expected {
        return Ok(joined);
    }
    let pegs = if parts.len() > 1 { parts } else { joined };
    let at = pegs.get(expected).map_or(text.trim_end().chars().count(), |surplus| surplus.at);
    Err(NotationError::new(text, at, Problem::WrongLength { found: pegs.len(), expected }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(board: &str, text: &str) -> Result<String, String> {
        let board: Board = board.parse().unwrap();
        let code = Alphabet::canonical().read_guess(&board, text);
        code.map(|code| code.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn pairs_have_names() {
        for text in ["red star, green moon, yellow circle", "roter Stern, grüner Mond, gelber Kreis", "17D"] {
            assert_eq!(read("3x5x5", text).as_deref(), Ok("17D"), "{text}");
        }
        assert!(read("3x5x5", "red star, green moon, yellow cube").is_err());
        let names = |names: [&str; 2]| names.map(str::to_owned).to_vec();
        let own = Alphabet::canonical().with_attributes(names(["small", "large"]), names(["cat", "dog"]));
        assert_eq!(own.read_guess(&"2x2x2".parse().unwrap(), "Large cat, small dog").unwrap().to_string(), "32");
    }

    #[test]
    fn own_names_have_their_own_initials() {
        let names = ["red", "blue", "yellow", "green", "white", "purple"].map(str::to_owned);
        let own = Alphabet::canonical().with_names(names).unwrap();
        let board = "4x6".parse().unwrap();
        assert_eq!(own.read_guess(&board, "RBYG").unwrap().to_string(), "1234");
        let alike = ["red", "rose", "yellow", "green", "white", "purple"].map(str::to_owned);
        let alike = Alphabet::canonical().with_names(alike).unwrap();
        assert_eq!(alike.read_guess(&board, "YGWP").unwrap().to_string(), "3456");
        assert!(alike.read_guess(&board, "RYGW").is_err());
    }

    #[test]
    fn every_spelling_of_a_code() {
        for text in ["1122", "AABB", "aabb", "RRGG", "rrgg", "1 1 2 2", "1,1,2,2", "1-1-2-2", "11 22", " 1122 "] {
            assert_eq!(read("4x6", text).as_deref(), Ok("1122"), "{text}");
        }
        assert_eq!(read("4x6", "１１２２").as_deref(), Ok("1122"));
        let own = Alphabet::new("１２34").unwrap();
        assert_eq!(own.read_guess(&"2x4".parse().unwrap(), "１３").unwrap().to_string(), "13");
        for text in [
            "red red green 2",
            "Red, red, GREEN, green",
            "rot Rot GRÜN gruen",
            "R R G G",
            "rote roten grüner grünes",
            "1/1/2/2",
        ] {
            assert_eq!(read("4x6", text).as_deref(), Ok("1122"), "{text}");
        }
        assert_eq!(read("3x12", "1ac").as_deref(), Ok("1AC"));
        assert_eq!(read("3x12", "1 10 12").as_deref(), Ok("1AC"));
        assert_eq!(read("3x40", "1-10-40").as_deref(), Ok("1-10-40"));
        assert_eq!(read("3x40", "19Z").as_deref(), Ok("19Z"));
        assert_eq!(read("1x40", "40").as_deref(), Ok("40"));
        assert_eq!(read("1x40", "4").as_deref(), Ok("4"));
        assert_eq!(read("4x6-blanks", "1_2_").as_deref(), Ok("1_2_"));
        assert_eq!(read("4x6-blanks", "1 blank 2 Leer").as_deref(), Ok("1_2_"));
        assert_eq!(read("4x6", "BBAA").as_deref(), Ok("2211"));
        assert_eq!(read("4x6", "BBYY").as_deref(), Ok("4433"));
    }

    #[test]
    fn errors_point_at_the_character() {
        let error = |board, text| read(board, text).unwrap_err();
        assert_eq!(error("4x6", "1172"), "character 3 of `1172`: `7` is not a colour here; the colours are 1 to 6");
        assert_eq!(error("4x6", "112"), "character 4 of `112`: 3 pegs are given, but a code has 4");
        assert_eq!(error("4x6", "11223"), "character 5 of `11223`: 5 pegs are given, but a code has 4");
        assert_eq!(
            error("4x6", "red blue mauve 1"),
            "character 10 of `red blue mauve 1`: `mauve` is not a colour here; the colours are red, green, yellow, \
             blue, white, black"
        );
        assert!(error("2x26", "red mauve").ends_with("the colours are 1 to Q"));
        assert!(error("2x1", "22").ends_with("the colours are 1"));
        assert_eq!(
            error("4x6", "BBBB"),
            "character 1 of `BBBB`: `BBBB` could be 2222 (by letter) or 4444 (by colour name); use digits"
        );
        assert_eq!(
            error("4x10-distinct", "1231"),
            "character 4 of `1231`: pegs 1 and 4 have the same colour, but on this board all colours of a code differ"
        );
        assert_eq!(error("4x6", "1_22"), "character 2 of `1_22`: peg 2 is blank, but this board allows no blanks here");
        assert_eq!(error("4x6", ""), "nothing here; expected a code");
        for (text, wrong) in [("RRGX", "4 of `RRGX`: `X`"), ("AXBB", "2 of `AXBB`: `X`"), ("RAXG", "3 of `RAXG`: `X`")]
        {
            assert!(error("4x6", text).starts_with(&format!("character {wrong} is not a colour here")), "{text}");
        }
        assert!(error("4x6", "RGBC").starts_with("character 4 of `RGBC`: `C` is not a colour here"));
    }

    #[test]
    fn boards_with_more_colours_than_symbols_are_written_as_numbers() {
        for (board, text, written) in
            [("4x40", "I J Z E", "18-19-35-14"), ("2x36", "12", "1-2"), ("2x35", "2-35", "2Z"), ("1x40", "7", "7")]
        {
            let board: Board = board.parse().unwrap();
            let alphabet = Alphabet::usual(&board);
            let code = alphabet.read_guess(&board, text).unwrap();
            assert_eq!(alphabet.write(&code), written);
            assert_eq!(alphabet.read_guess(&board, written).unwrap(), code);
        }
    }

    #[test]
    fn a_chosen_game_keeps_its_symbols() {
        for game in ["padlock", "bagels"] {
            let rules = read_rules(game).unwrap();
            let chosen = Alphabet::of_rules(game).of_game_on(&rules);
            assert_eq!(chosen.write_rules(&rules), game);
            assert_eq!(chosen.of_game_on(&Board::classic()), Alphabet::canonical());
        }
    }

    #[test]
    fn letters_are_for_boards_whose_colours_have_digits() {
        assert_eq!(read("4x9", "ABCI").as_deref(), Ok("1239"));
        let wrong = read("4x9", "ABCZ").unwrap_err();
        assert!(wrong.starts_with("character 4 of `ABCZ`"), "{wrong}");
        assert_eq!(read("4x10", "111A").as_deref(), Ok("111A"));
        assert_eq!(read("1x6", "3").as_deref(), Ok("3"));
        assert_eq!(read("2x40", "37 40").as_deref(), Ok("37-40"));
    }

    #[test]
    fn own_alphabets() {
        let board = Board::classic();
        let letters = Alphabet::new("BGKRWY").unwrap();
        assert_eq!(letters.read_guess(&board, "BBKY").unwrap().to_string(), "1136");
        assert_eq!(letters.read_guess(&board, "1136").unwrap().to_string(), "1136");
        assert_eq!(letters.read_guess(&board, "blue blue black yellow").unwrap().to_string(), "1136");
        assert_eq!(letters.read_guess(&board, "blau blau schwarz gelb").unwrap().to_string(), "1136");
        assert!(letters.read_guess(&board, "BBKO").unwrap_err().to_string().ends_with("the colours are B G K R W Y"));

        let ten: Board = "4x10-distinct".parse().unwrap();
        let digits = Alphabet::new("0123456789").unwrap();
        let code = digits.read_guess(&ten, "0123").unwrap();
        assert_eq!((code.to_string().as_str(), digits.write(&code).as_str()), ("1234", "0123"));

        let colors: Vec<Color> = (0..6).map(|index| board.color(index).unwrap()).collect();
        let names = |symbols| colors.iter().map(|&c| Alphabet::new(symbols).unwrap().name(c)).collect::<Vec<_>>();
        assert_eq!(names("BGKRWY"), ["blue", "green", "black", "red", "white", "yellow"]);
        assert_eq!(names("ABCDEF"), ["A", "B", "C", "D", "E", "F"]);
        assert_eq!(names("WBGRYKACDEFHIJL")[..2], ["W", "B"]);

        let named = Alphabet::canonical().with_names(["x", "yy", "z"].map(String::from)).unwrap();
        assert_eq!(named.check(&board), Err(InvalidAlphabet::TooFew { what: "names", found: 3, colors: 6 }));
        let three = Board::new(2, 3).unwrap();
        assert_eq!(named.read_guess(&three, "yy z").unwrap().to_string(), "23");

        assert_eq!(Alphabet::new("AAB"), Err(InvalidAlphabet::Repeated("A".into())));
        assert_eq!(Alphabet::new("A:B"), Err(InvalidAlphabet::Reserved(':')));
    }

    #[test]
    fn what_nobody_sees_is_no_symbol_and_in_no_name() {
        let error = Alphabet::new("AB\u{200b}").unwrap_err().to_string();
        assert_eq!(error, r"character 3 of `AB\u{200b}`: `\u{200b}` cannot be seen; leave it out");
        for hidden in ['\u{1b}', '\u{7f}', '\u{9b}', '\u{202e}', '\u{2800}', '\u{200d}', '\u{1d173}'] {
            let text = format!("é{hidden}");
            let expected = Err(InvalidAlphabet::Unseen { text: text.clone(), at: 1, found: hidden });
            assert_eq!(Alphabet::new(&text), expected, "{hidden:?}");
            assert_eq!(Alphabet::canonical().with_names(["a".to_owned(), text]), expected, "{hidden:?}");
        }
    }

    #[test]
    fn emoji_are_symbols_with_and_without_their_selectors() {
        let hearts = Alphabet::new("❤\u{fe0f}💚💙").unwrap();
        let board = Board::new(3, 3).unwrap();
        for text in ["❤\u{fe0f}💙💚", "❤💙💚", "❤\u{fe0f} 💙 💚", "❤ 💙 💚"] {
            assert_eq!(hearts.read_guess(&board, text).unwrap().to_string(), "132", "{text}");
        }
        assert_eq!((hearts.own_symbols(), hearts.symbol(board.color(0).unwrap())), (3, "❤".to_owned()));
        assert_eq!(read("3x3", "1\u{fe0f}\u{20e3}3\u{fe0f}\u{20e3}2\u{fe0f}\u{20e3}").as_deref(), Ok("132"), "keys");
        let named = Alphabet::canonical().with_names(["❤\u{fe0f}", "👩\u{200d}👧", "🔴"].map(String::from)).unwrap();
        assert_eq!(named.read_guess(&board, "👩\u{200d}👧 ❤\u{fe0f} 🔴").unwrap().to_string(), "213");
    }

    #[test]
    fn errors_about_alphabets_are_one_line() {
        let error = Alphabet::new("A\nB").unwrap_err().to_string();
        assert!(error.starts_with(r"`\n` cannot be used for a colour"), "{error}");
        let error = Alphabet::canonical().with_names(["a\nb", "A\nB"].map(String::from)).unwrap_err().to_string();
        assert!(error.starts_with(r"character 2 of `a\nb`: `\n` cannot be seen"), "{error}");
    }
}
