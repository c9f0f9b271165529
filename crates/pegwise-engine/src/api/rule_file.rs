//! Files with the rules of a game.

use pegwise_core::{
    Board, CodeSpace, Codebook, Color, FeedbackKind, ForbiddenColors, GuessSpace, InvalidBoard, NoGuesses, Rules,
    TooLarge,
};
use pegwise_notation::{Alphabet, AnswerWords, GameWords, InvalidAlphabet, NotationError, Noun};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The rules of a game in a JSON or TOML file. Missing fields default to those of the classic board.
///
/// ```
/// use pegwise_engine::api::RuleFile;
/// let file = RuleFile { pegs: 3, symbols: Some("123456789".into()), repeats: false, limit: Some(9), ..RuleFile::default() };
/// let (rules, alphabet) = file.rules()?;
/// assert_eq!(rules.to_string(), "3x9-distinct-in9");
/// assert_eq!(alphabet.write(&rules.read_code("123")?), "123");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RuleFile {
    /// The name of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// A description in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// The number of pegs.
    pub pegs: usize,
    /// The number of colours, if neither `symbols` nor `attributes` is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colors: Option<usize>,
    /// One symbol for each colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symbols: Option<String>,
    /// One name for each colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<String>>,
    /// Two attributes instead of colours. A peg can combine any value of the first with any value of the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attributes: Option<Attributes>,
    /// Whether a code may repeat a colour.
    pub repeats: bool,
    /// The symbols that cannot be on the first peg of a code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_not: Option<String>,
    /// The symbols that cannot be on other pegs of a code.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<Never>,
    /// The only possible secrets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codes: Option<Vec<String>>,
    /// The weights of `codes`, from 1 to 65,535: how often each code is the secret relative to the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weights: Option<Vec<u32>>,
    /// The sum of the digits of every code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit_sum: Option<u64>,
    /// Rows that are known from the beginning, such as `123:1.1`. The secret fits them all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<String>,
    /// The codes that may be guessed.
    pub guesses: Guesses,
    /// The kind of answer.
    #[serde(with = "told")]
    #[cfg_attr(feature = "schema", schemars(with = "told::Told"))]
    pub answer: FeedbackKind,
    /// The maximum number of false answers.
    #[serde(skip_serializing_if = "is_zero")]
    pub lies: u8,
    /// The number of guesses allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u16>,
    /// The words for the pegs of an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Words>,
}

/// Two attributes, each with names for its values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attributes {
    /// The values of the first attribute, such as colours.
    pub first: Vec<String>,
    /// The values of the second attribute, such as shapes.
    pub second: Vec<String>,
}

impl Attributes {
    /// Returns the names of the pairs, in the order of the colours: `red star`, `red moon`, `blue star`, `blue moon`.
    pub fn names(&self) -> Vec<String> {
        let named = |one: &String| self.second.iter().map(move |two| format!("{one} {two}")).collect::<Vec<_>>();
        self.first.iter().flat_map(named).collect()
    }
}

/// Symbols that cannot be on a peg.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Never {
    /// The peg number, starting at 1.
    pub peg: usize,
    /// The symbols.
    pub symbols: String,
}

/// The codes that may be guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Guesses {
    /// Only codes that can be the secret.
    #[default]
    Codes,
    /// Any combination of colours.
    Free,
    /// Any combination of colours and blanks.
    Blanks,
}

mod told {
    use pegwise_core::FeedbackKind;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    fn named() -> impl Iterator<Item = FeedbackKind> {
        FeedbackKind::ALL.iter().copied().filter(|kind| kind.in_files().is_some())
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(super) fn serialize<S: Serializer>(kind: &FeedbackKind, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(kind.key())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<FeedbackKind, D::Error> {
        let name = String::deserialize(deserializer)?;
        named().find(|kind| kind.key() == name).ok_or_else(|| {
            let names: Vec<String> = named().map(|kind| format!("`{}`", kind.key())).collect();
            D::Error::custom(format!("unknown variant `{name}`, expected one of {}", names.join(", ")))
        })
    }

    #[cfg(feature = "schema")]
    pub(super) struct Told;

    #[cfg(feature = "schema")]
    impl schemars::JsonSchema for Told {
        fn schema_name() -> std::borrow::Cow<'static, str> {
            "Told".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            let one = |kind: FeedbackKind| serde_json::json!({ "description": kind.in_files(), "type": "string", "const": kind.key() });
            schemars::json_schema!({
                "description": "The kind of answer to a guess.",
                "oneOf": named().map(one).collect::<Vec<_>>(),
            })
        }
    }
}

/// The words of a game. German defaults to the English words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// The English words.
    pub en: WordsOf,
    /// The German words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub de: Option<WordsOf>,
}

/// The words of a game in one language, in the singular and the plural.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WordsOf {
    /// The word for a peg in the right place, such as `["strike", "strikes"]`.
    pub black: [String; 2],
    /// The word for a right colour in the wrong place, such as `["ball", "balls"]`.
    pub white: [String; 2],
    /// The word for an answer without pegs, such as `out`.
    pub nothing: String,
}

/// The reason why the rules in a file are invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}: {problem}")]
pub struct InvalidRules {
    /// The field, as it is written in a file.
    pub field: &'static str,
    /// The problem with the field.
    pub problem: Box<RuleProblem>,
}

impl InvalidRules {
    /// Returns the number of the line where the field begins, starting at 1, or 1 if the field is missing.
    ///
    /// ```
    /// use pegwise_engine::api::RuleFile;
    /// let file = RuleFile { colors: Some(6), first_not: Some("9".into()), ..RuleFile::default() };
    /// let flaw = file.rules().unwrap_err();
    /// assert_eq!(flaw.line_in("pegs = 4\nfirst-not = \"9\""), 2);
    /// ```
    pub fn line_in(&self, text: &str) -> usize {
        let begins = |line: &str| {
            let name = line.trim_start().trim_start_matches(['[', '"']);
            let rest = name.strip_prefix(self.field);
            rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-'))
        };
        text.lines().position(begins).map_or(1, |at| at + 1)
    }
}

/// The problem with a field of a rules file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RuleProblem {
    /// Exactly one of `colors`, `symbols` and `attributes` is needed.
    #[error("write one of colors, symbols and attributes, and only one")]
    NoColors,
    /// A word is empty, a number, or used for two things.
    #[error("`{word}` does not tell one answer from another")]
    Word {
        /// The word.
        word: String,
    },
    /// The board is invalid.
    #[error(transparent)]
    Board(#[from] InvalidBoard),
    /// The symbols or names do not distinguish the colours.
    #[error(transparent)]
    Alphabet(#[from] InvalidAlphabet),
    /// A code, symbol or row could not be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The game does not have this symbol.
    #[error("`{symbol}` is not one of the symbols")]
    Symbol {
        /// The symbol.
        symbol: char,
    },
    /// The peg does not exist.
    #[error("there is no peg {peg}")]
    Peg {
        /// The peg number, starting at 1.
        peg: usize,
    },
    /// A symbol is not a digit, so it cannot be added.
    #[error("only digits can be added, and `{symbol}` is not a digit")]
    NoDigit {
        /// The symbol.
        symbol: String,
    },
    /// There are too many codes to examine.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// No code is left.
    #[error("no code is left")]
    NoCodes,
    /// The field contradicts another one.
    #[error("it contradicts `{other}`")]
    Conflict {
        /// The other field.
        other: &'static str,
    },
    /// The field requires another one.
    #[error("it needs `{other}`")]
    Needs {
        /// The other field.
        other: &'static str,
    },
    /// The number of entries differs from the number in another field.
    #[error("there are {found}, but `{of}` has {expected}; write one for each")]
    OtherNumber {
        /// The number of entries in this field.
        found: usize,
        /// The other field.
        of: &'static str,
        /// The number of entries in the other field.
        expected: usize,
    },
    /// No guesses are allowed.
    #[error(transparent)]
    NoGuesses(#[from] NoGuesses),
}

fn seen(word: &str) -> Result<(), InvalidAlphabet> {
    Alphabet::canonical().with_names([word.to_owned()]).map(drop)
}

impl Default for RuleFile {
    fn default() -> Self {
        RuleFile {
            name: None,
            about: None,
            pegs: 4,
            colors: None,
            symbols: None,
            names: None,
            attributes: None,
            repeats: true,
            first_not: None,
            never: Vec::new(),
            codes: None,
            weights: None,
            digit_sum: None,
            given: Vec::new(),
            guesses: Guesses::Codes,
            answer: FeedbackKind::default(),
            lies: 0,
            limit: None,
            words: None,
        }
    }
}

fn at<P: Into<RuleProblem>>(field: &'static str) -> impl Fn(P) -> InvalidRules {
    move |problem| InvalidRules { field, problem: Box::new(problem.into()) }
}

impl RuleFile {
    /// Converts the file to rules and an alphabet.
    ///
    /// # Errors
    /// Returns [`InvalidRules`], which names the field, if the rules are invalid.
    pub fn rules(&self) -> Result<(Rules, Alphabet), InvalidRules> {
        let alphabet = self.alphabet()?;
        let board = self.grid(&alphabet)?;
        let board = self.with_list(board, &alphabet)?;
        let board = self.with_digit_sum(board, &alphabet)?;
        let board = self.with_given(board, &alphabet)?;
        let guesses = match self.guesses {
            Guesses::Codes => GuessSpace::Codes,
            Guesses::Free => GuessSpace::Free,
            Guesses::Blanks => GuessSpace::Blanks,
        };
        let board = board.with_guesses(guesses).with_lies(self.lies).map_err(at("lies"))?;
        let rules = Rules::from(board);
        let rules = match self.limit {
            Some(limit) => rules.with_max_guesses(limit).map_err(at("limit"))?,
            None => rules,
        };
        Ok((rules, alphabet))
    }

    /// Returns the alphabet, even if the board is invalid.
    ///
    /// # Errors
    /// Returns [`InvalidRules`], which names the field, if the rules are invalid.
    pub fn alphabet(&self) -> Result<Alphabet, InvalidRules> {
        let alphabet = match &self.symbols {
            Some(symbols) => Alphabet::new(symbols).map_err(at("symbols"))?,
            None => Alphabet::canonical(),
        };
        if let Some(Attributes { first, second }) = &self.attributes {
            first.iter().chain(second).try_for_each(|value| seen(value)).map_err(at("attributes"))?;
        }
        let names = self.names.clone().or_else(|| self.attributes.as_ref().map(Attributes::names));
        let alphabet = match names {
            Some(names) => alphabet.with_names(names).map_err(at("names"))?,
            None => alphabet,
        };
        let alphabet = match &self.attributes {
            Some(Attributes { first, second }) => alphabet.with_attributes(first.clone(), second.clone()),
            None => alphabet,
        };
        let Some(words) = &self.words else { return Ok(alphabet) };
        words.check().map_err(at("words"))?;
        Ok(alphabet.with_words(words.game_words()))
    }

    fn grid(&self, alphabet: &Alphabet) -> Result<Board, InvalidRules> {
        let symbols = self.symbols.as_ref().map(|_| alphabet.own_symbols());
        let pairs = self.attributes.as_ref().map(|pairs| pairs.first.len() * pairs.second.len());
        let colors = match (self.colors, symbols, pairs) {
            (Some(colors), None, None) => colors,
            (None, Some(symbols), None) => symbols,
            (None, symbols, Some(pairs)) if symbols.is_none_or(|symbols| symbols >= pairs) => pairs,
            (Some(colors), Some(symbols), None) if symbols >= colors => colors,
            _ => return Err(at("colors")(RuleProblem::NoColors)),
        };
        let board = Board::new(self.pegs, colors).map_err(at("pegs"))?;
        alphabet.check(&board).map_err(at("names"))?;
        let board = match &self.attributes {
            Some(pairs) if self.answer == FeedbackKind::default() => board.with_attributes(pairs.second.len()),
            Some(_) => return Err(at("answer")(RuleProblem::Conflict { other: "attributes" })),
            None => board.with_feedback(self.answer),
        };
        let board = board.map_err(at("answer"))?;
        let board = if self.repeats { board } else { board.distinct().map_err(at("repeats"))? };
        if self.codes.is_some() {
            let field = if self.never.is_empty() { "first-not" } else { "never" };
            if self.first_not.is_some() || !self.never.is_empty() {
                return Err(at(field)(RuleProblem::Conflict { other: "codes" }));
            }
        }
        let first = self.first_not.as_ref().map(|symbols| ("first-not", 1, symbols));
        let others = self.never.iter().map(|never| ("never", never.peg, &never.symbols));
        first.into_iter().chain(others).try_fold(board, |board, (field, peg, symbols)| {
            let index = peg.checked_sub(1).filter(|&index| index < board.pegs());
            let index = index.ok_or_else(|| at(field)(RuleProblem::Peg { peg }))?;
            let color = |symbol: char| symbol_of(alphabet, &board, symbol).map(|color| (index, color));
            let bars = symbols.chars().map(color).collect::<Result<Vec<_>, _>>().map_err(at(field))?;
            board.barred(bars).map_err(at(field))
        })
    }

    fn with_list(&self, board: Board, alphabet: &Alphabet) -> Result<Board, InvalidRules> {
        let Some(codes) = &self.codes else {
            let needs = RuleProblem::Needs { other: "codes" };
            return if self.weights.is_none() { Ok(board) } else { Err(at("weights")(needs)) };
        };
        let read = |code: &String| alphabet.read_code(&board, code);
        let read = codes.iter().map(read).collect::<Result<Vec<_>, _>>().map_err(at("codes"))?;
        let Some(weights) = &self.weights else { return board.listed(read).map_err(at("codes")) };
        if weights.len() != codes.len() {
            let other = RuleProblem::OtherNumber { found: weights.len(), of: "codes", expected: codes.len() };
            return Err(at("weights")(other));
        }
        let listed = board.listed_with_weights(read.into_iter().zip(weights.iter().copied()));
        listed.map_err(|flaw| match flaw {
            InvalidBoard::NoCodes | InvalidBoard::BadCode { .. } => at("codes")(flaw),
            _ => at("weights")(flaw),
        })
    }

    fn with_digit_sum(&self, board: Board, alphabet: &Alphabet) -> Result<Board, InvalidRules> {
        let Some(sum) = self.digit_sum else { return Ok(board) };
        let digit = |color: Color| {
            let symbol = alphabet.symbol(color);
            symbol.parse::<u64>().map_err(|_| RuleProblem::NoDigit { symbol })
        };
        let colors = (0..board.colors()).filter_map(|index| board.color(index));
        let digits = colors.map(digit).collect::<Result<Vec<_>, _>>().map_err(at("digit-sum"))?;
        let codebook = Codebook::new(&board).map_err(at("digit-sum"))?;
        let adds_up = |code: &pegwise_core::Code| code.colors().iter().map(|c| digits[c.index()]).sum::<u64>() == sum;
        let codes: Vec<_> = codebook.candidates().codes().filter(adds_up).collect();
        if codes.is_empty() {
            return Err(at("digit-sum")(RuleProblem::NoCodes));
        }
        board.narrowed_to(codes).map_err(at("digit-sum"))
    }

    fn with_given(&self, board: Board, alphabet: &Alphabet) -> Result<Board, InvalidRules> {
        if self.given.is_empty() {
            return Ok(board);
        }
        let rules = Rules::from(board.clone().with_guesses(GuessSpace::Free));
        let read = |row: &String| alphabet.read_turn(&rules, row);
        let turns = self.given.iter().map(read).collect::<Result<Vec<_>, _>>().map_err(at("given"))?;
        let codebook = Codebook::new(&board).map_err(at("given"))?;
        let left = codebook.candidates().after_all(&board, &turns);
        if left.is_empty() {
            return Err(at("given")(RuleProblem::NoCodes));
        }
        board.narrowed_to(left.codes()).map_err(at("given"))
    }

    /// Creates the file for these rules and this alphabet. Lists of codes are written out.
    pub fn of(rules: &Rules, alphabet: &Alphabet) -> Self {
        let colors = || (0..rules.colors()).filter_map(|index| rules.color(index));
        let symbols: Vec<String> = colors().map(|color| alphabet.symbol(color)).collect();
        let has_symbols = symbols.iter().all(|symbol| symbol.chars().count() == 1);
        let values = |prefix: &str, count: usize| (1..=count).map(|n| format!("{prefix} {n}")).collect();
        let attributes = rules
            .attributes()
            .map(|[firsts, seconds]| Attributes { first: values("colour", firsts), second: values("shape", seconds) });
        let answer = Some(rules.feedback_kind()).filter(|_| attributes.is_none()).unwrap_or_default();
        let bars = rules.codes().bars();
        let of_peg = |peg: usize| {
            let symbols: String = bars
                .into_iter()
                .flat_map(ForbiddenColors::iter)
                .filter(|bar| bar.0 == peg)
                .map(|bar| alphabet.symbol(bar.1))
                .collect();
            Some(symbols).filter(|symbols| !symbols.is_empty())
        };
        let never = (1..rules.pegs()).filter_map(|peg| Some(Never { peg: peg + 1, symbols: of_peg(peg)? }));
        let codes = match rules.codes() {
            CodeSpace::Listed(codes) => Some(codes.iter().map(|code| alphabet.write(code)).collect()),
            _ => None,
        };
        let weights = match rules.codes() {
            CodeSpace::Listed(list) => list.weights(),
            _ => None,
        };
        let usual = Rules::from(rules.board().clone()).max_guesses();
        RuleFile {
            pegs: rules.pegs(),
            colors: (!has_symbols && attributes.is_none()).then(|| rules.colors()),
            symbols: has_symbols.then(|| symbols.concat()),
            attributes,
            repeats: !rules.codes().is_distinct(),
            first_not: of_peg(0),
            never: never.collect(),
            codes,
            weights,
            guesses: match rules.guesses() {
                GuessSpace::Codes => Guesses::Codes,
                GuessSpace::Free => Guesses::Free,
                GuessSpace::Blanks => Guesses::Blanks,
            },
            answer,
            lies: rules.lies(),
            limit: u16::try_from(rules.max_guesses()).ok().filter(|&limit| usize::from(limit) != usual),
            words: alphabet.words().map(Words::of),
            ..RuleFile::default()
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(lies: &u8) -> bool {
    *lies == 0
}

fn symbol_of(alphabet: &Alphabet, board: &Board, symbol: char) -> Result<Color, RuleProblem> {
    let is_it = |color: &Color| alphabet.symbol(*color) == symbol.to_string();
    let found = (0..board.colors()).filter_map(|index| board.color(index)).find(is_it);
    found.ok_or(RuleProblem::Symbol { symbol })
}

impl Words {
    fn check(&self) -> Result<(), RuleProblem> {
        for words in [Some(&self.en), self.de.as_ref()].into_iter().flatten() {
            let said = [words.black.as_slice(), &words.white, std::slice::from_ref(&words.nothing)];
            said.into_iter().flatten().try_for_each(|word| seen(word))?;
            let said = said.map(|words| words.iter().map(|word| word.trim().to_lowercase()).collect::<Vec<_>>());
            for (at, words) in said.iter().enumerate() {
                let is_of_another = |word: &String| said[..at].iter().any(|earlier| earlier.contains(word));
                let is_wrong = |word: &&String| {
                    word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) || is_of_another(word)
                };
                if let Some(word) = words.iter().find(is_wrong) {
                    return Err(RuleProblem::Word { word: word.clone() });
                }
            }
        }
        Ok(())
    }

    fn game_words(&self) -> GameWords {
        let noun = |[one, many]: &[String; 2]| Noun { one: Cow::Owned(one.clone()), many: Cow::Owned(many.clone()) };
        let words = |words: &WordsOf| AnswerWords {
            black: noun(&words.black),
            white: noun(&words.white),
            nothing: Cow::Owned(words.nothing.clone()),
        };
        GameWords { english: words(&self.en), german: words(self.de.as_ref().unwrap_or(&self.en)) }
    }

    fn of(words: &GameWords) -> Self {
        let noun = |noun: &Noun| [noun.one.to_string(), noun.many.to_string()];
        let of = |words: &AnswerWords| WordsOf {
            black: noun(&words.black),
            white: noun(&words.white),
            nothing: words.nothing.to_string(),
        };
        Words { en: of(&words.english), de: Some(of(&words.german)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_notation::PRESETS;

    #[test]
    fn words_tell_answers_apart() {
        let flaw = |black: [&str; 2], white: [&str; 2], nothing: &str| {
            let own = |word: [&str; 2]| word.map(str::to_owned);
            let en = WordsOf { black: own(black), white: own(white), nothing: nothing.to_owned() };
            let file = RuleFile { colors: Some(6), words: Some(Words { en, de: None }), ..RuleFile::default() };
            file.rules().err().map(|flaw| flaw.to_string())
        };
        assert_eq!(flaw(["hit", "hits"], ["near", "near"], "miss"), None);
        for (nothing, word) in [("Hits", "hits"), ("1", "1"), (" ", "")] {
            let said = format!("words: `{word}` does not tell one answer from another");
            assert_eq!(flaw(["hit", "hits"], ["near", "near"], nothing), Some(said));
        }
        assert!(flaw(["hit", "hits"], ["hit", "near"], "miss").is_some());
    }

    #[test]
    fn fields_are_found_by_their_line() {
        let line = |text: &str, field| InvalidRules { field, problem: Box::new(RuleProblem::NoColors) }.line_in(text);
        assert_eq!(line("pegs = 3\nfirst-not = \"0\"\n", "first-not"), 2);
        assert_eq!(line("{\n  \"pegs\": 3,\n  \"first-not\": \"0\"\n}", "first-not"), 3);
        assert_eq!(line("pegs = 3\n[[never]]\npeg = 9\n", "never"), 2);
        assert_eq!(line("pegs = 3", "colors"), 1);
    }

    #[test]
    fn every_preset_is_a_file() {
        for preset in PRESETS {
            let (rules, alphabet) = (preset.rules(), Alphabet::of_rules(preset.name));
            let (read, written) = RuleFile::of(&rules, &alphabet).rules().unwrap();
            assert_eq!(read, rules, "{}", preset.name);
            assert_eq!(written.words(), alphabet.words());
            let color = rules.color(rules.colors() - 1).unwrap();
            assert_eq!(written.symbol(color), alphabet.symbol(color), "{}", preset.name);
        }
        for text in [
            "3x4-bar1=12-bar2=3",
            "4x10-distinct-nozero-in7",
            "2x3-only=12,33",
            "2x3-only=12*3,31*2,33",
            "3x4-marks-free",
            "4x6-lies1",
        ] {
            let rules: Rules = text.parse().unwrap();
            assert_eq!(RuleFile::of(&rules, &Alphabet::canonical()).rules().unwrap().0, rules, "{text}");
        }
    }

    #[test]
    fn facts_leave_fewer_codes() {
        let digits = RuleFile { symbols: Some("123456".into()), ..RuleFile::default() };
        let count = |file: RuleFile| file.rules().unwrap().0.code_count();
        // The number of ways to roll a total of 14 with four dice, found in every book on dice.
        assert_eq!(count(RuleFile { digit_sum: Some(14), ..digits.clone() }), Some(146));
        let given = RuleFile { given: vec!["1122:1.1".into()], ..digits.clone() };
        assert_eq!(count(given), Some(208));
        let both = RuleFile { digit_sum: Some(4), given: vec!["1111:4.0".into()], ..digits.clone() };
        assert_eq!(count(both), Some(1));
    }

    #[test]
    fn facts_keep_the_weights_of_the_codes_that_stay() {
        let codes = ["112", "121", "211", "222"].map(String::from).to_vec();
        let listed = RuleFile {
            pegs: 3,
            symbols: Some("123".into()),
            codes: Some(codes),
            weights: Some(vec![6, 3, 5, 9]),
            ..RuleFile::default()
        };
        let written = |file: &RuleFile| file.rules().unwrap().0.to_string();
        assert_eq!(written(&listed), "3x3-only=112*6,121*3,211*5,222*9");
        assert_eq!(written(&RuleFile { digit_sum: Some(4), ..listed.clone() }), "3x3-only=112*6,121*3,211*5");
        assert_eq!(written(&RuleFile { given: vec!["113:2.0".into()], ..listed.clone() }), "3x3-only=112");
        assert_eq!(written(&RuleFile { given: vec!["133:1.0".into()], ..listed.clone() }), "3x3-only=112*2,121");
        assert_eq!(written(&RuleFile { weights: Some(vec![8; 4]), ..listed }), "3x3-only=112,121,211,222");
    }

    #[test]
    fn flaws_of_weights_name_their_field() {
        let of = |codes: &[&str], weights: &[u32]| RuleFile {
            pegs: 3,
            symbols: Some("123".into()),
            codes: Some(codes.iter().map(ToString::to_string).collect()),
            weights: Some(weights.to_vec()),
            ..RuleFile::default()
        };
        let flaw = |file: RuleFile| file.rules().unwrap_err().to_string();
        assert_eq!(flaw(RuleFile { codes: None, ..of(&[], &[1]) }), "weights: it needs `codes`");
        assert_eq!(flaw(of(&["112"], &[1, 2])), "weights: there are 2, but `codes` has 1; write one for each");
        let weight =
            |weight| format!("weights: code 2 of the list has the weight {weight}, but weights are from 1 to 65535");
        assert_eq!([0, 65_536].map(|bad| flaw(of(&["112", "113"], &[1, bad]))), [0, 65_536].map(weight));
        let twice = flaw(of(&["112", "112"], &[1, 2]));
        assert_eq!(twice, "weights: code 2 of the list was listed before with another weight");
        assert_eq!(flaw(of(&[], &[])), "codes: the list of codes is empty");
        let lies = flaw(RuleFile { lies: 1, ..of(&["112", "113"], &[1, 2]) });
        assert_eq!(lies, "lies: rules with weights have no false answers: leave out the weights or the lies");
    }

    #[test]
    fn flaws_name_their_field() {
        let flaw = |file: RuleFile| file.rules().unwrap_err().to_string();
        let of = |symbols: &str| RuleFile { symbols: Some(symbols.into()), ..RuleFile::default() };
        assert_eq!(flaw(RuleFile::default()), "colors: write one of colors, symbols and attributes, and only one");
        assert_eq!(flaw(of("1123")), "symbols: `1` is used for two colours; each colour needs its own");
        assert_eq!(
            flaw(RuleFile { first_not: Some("9".into()), ..of("123") }),
            "first-not: `9` is not one of the symbols"
        );
        let never = vec![Never { peg: 5, symbols: "1".into() }];
        assert_eq!(flaw(RuleFile { never, ..of("123") }), "never: there is no peg 5");
        assert_eq!(
            flaw(RuleFile { digit_sum: Some(3), ..of("ABC") }),
            "digit-sum: only digits can be added, and `A` is not a digit"
        );
        assert_eq!(flaw(RuleFile { digit_sum: Some(99), ..of("123") }), "digit-sum: no code is left");
        assert_eq!(flaw(RuleFile { limit: Some(0), ..of("123") }), "limit: a game can allow 1 to 65,535 guesses");
        assert!(
            flaw(RuleFile { codes: Some(vec!["1294".into()]), ..of("123") })
                .starts_with("codes: character 3 of `1294`")
        );
        assert!(
            flaw(RuleFile { pegs: 11, answer: FeedbackKind::Marks, ..of("123") })
                .starts_with("answer: answers of this kind")
        );
        let pair = Attributes { first: vec!["red".into()], second: vec!["star".into(), "moon".into()] };
        let file = RuleFile { attributes: Some(pair), answer: FeedbackKind::Sum, ..RuleFile::default() };
        assert_eq!(flaw(file), "answer: it contradicts `attributes`");
        assert!(flaw(RuleFile { repeats: false, ..of("123") }).starts_with("repeats: codes of 4 different colours"));
    }

    fn with_words(nothing: &str) -> RuleFile {
        let words = WordsOf {
            black: ["hit".into(), "hits".into()],
            white: ["miss".into(), "misses".into()],
            nothing: nothing.into(),
        };
        RuleFile { words: Some(Words { en: words, de: None }), symbols: Some("ABCD".into()), ..RuleFile::default() }
    }

    #[test]
    fn what_nobody_sees_is_refused_where_it_is() {
        let of = |symbols: &str| RuleFile { symbols: Some(symbols.into()), ..RuleFile::default() };
        let names = Some(["one", "t\u{1b}[2Jo", "three"].map(String::from).into());
        let attributes = Some(Attributes { first: vec!["r\u{200b}d".into()], second: vec!["o".into()] });
        for (file, expected) in [
            (of("12\u{202e}3"), r"symbols: character 3 of `12\u{202e}3`: `\u{202e}` cannot be seen; leave it out"),
            (
                RuleFile { names, ..of("123") },
                r"names: character 2 of `t\u{1b}[2Jo`: `\u{1b}` cannot be seen; leave it out",
            ),
            (
                RuleFile { attributes, ..RuleFile::default() },
                r"attributes: character 2 of `r\u{200b}d`: `\u{200b}` cannot be seen; leave it out",
            ),
            (with_words("out\u{7}"), r"words: character 4 of `out\u{7}`: `\u{7}` cannot be seen; leave it out"),
        ] {
            assert_eq!(file.rules().unwrap_err().to_string(), expected);
        }
    }

    #[test]
    fn words_are_those_of_the_file() {
        let file = with_words("zilch");
        let (rules, alphabet) = file.rules().unwrap();
        assert_eq!(alphabet.read_feedback(&rules, "1 hit 2 misses").unwrap().to_string(), "1.2");
        assert_eq!(alphabet.read_feedback(&rules, "zilch").unwrap().to_string(), "0.0");
    }
}
