use crate::archive::Archive;
use crate::config::{Config, Key};
use crate::failure::{Failure, Outcome};
use crate::files::{read_file, read_stdin};
use crate::input::is_rule_file;
use crate::options::{Common, Format, Kept, PlayedArgs, StrategyArgs};
use crate::problem::{misplaced_board, or_a_row, unreadable, unreadable_in, wrong_boards};
use crate::rule_files;
use pegwise::notation::{Alphabet, GameRecord, NotationError, PartialRecord, is_word_game, pegs_in_list, read_rules};
use pegwise::tree::{InvalidTreeText, Replayed, TreeFile};
use pegwise::{
    Board, Code, Color, InvalidBoard, InvalidTurn, Limits, ListedLine, OPTIMAL, PlayerSpec, Rules, Session,
    check_listed, is_soon_solved,
};
use pegwise_text::challenge::quoted;
use pegwise_text::{board, preset, refusal, t};
use serde_json::Value;
use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum BoardFrom {
    Rules,
    RuleFile,
    Codes,
}

#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) rules: Rules,
    pub(crate) alphabet: Alphabet,
    pub(crate) limits: Limits,
    pub(crate) format: Format,
    pub(crate) plain: bool,
    pub(crate) ascii: bool,
    pub(crate) keeps_games: bool,
    typed: Typed,
    set_symbols: SetSymbols,
    /// The options for the symbols and names in the settings, if they are used on this board.
    set_colours: String,
    from: Option<BoardFrom>,
    strategy: Option<String>,
    facts: Option<String>,
    codes: Option<ListOfCodes>,
    named: Option<String>,
}

#[derive(Clone, Debug)]
struct Typed {
    board: String,
    colours: String,
}

impl Typed {
    fn new(common: &Common, config: &Config) -> Self {
        let rules = common.board.rules.as_deref().or_else(|| config.get(Key::Rules));
        let codes = common.board.codes.as_ref().map(|file| file.display().to_string());
        Typed {
            board: option("rules", rules) + &option("codes", codes.as_deref()),
            colours: option("alphabet", common.board.alphabet.as_deref())
                + &option("names", common.board.names.as_ref().map(|names| names.join(",")).as_deref()),
        }
    }
}

fn option(name: &str, value: Option<&str>) -> String {
    value.map_or(String::new(), |value| format!(" --{name} {}", quoted(value)))
}

/// The symbols and names in the settings, unless others were typed.
#[derive(Clone, Debug, Default)]
struct SetSymbols {
    alphabet: Option<String>,
    names: Option<String>,
}

impl SetSymbols {
    fn is_empty(&self) -> bool {
        self.alphabet.is_none() && self.names.is_none()
    }

    /// The alphabet for a board, and the options that choose it. Symbols or names that are too few for the board are
    /// ignored.
    fn on(&self, rules: &Rules, usual: Alphabet) -> (Alphabet, String) {
        let fits = |alphabet: &Alphabet| alphabet.check(rules).is_ok();
        let set = self.alphabet.as_deref().and_then(|set| Some((Alphabet::new(set).ok().filter(fits)?, set)));
        let (alphabet, mut options) =
            set.map_or((usual, String::new()), |(alphabet, set)| (alphabet, option("alphabet", Some(set))));
        let named = self.names.as_deref().and_then(|names| {
            let named = alphabet.clone().with_names(names.split(',').map(str::to_owned)).ok().filter(fits)?;
            options += &option("names", Some(names));
            Some(named)
        });
        (named.unwrap_or(alphabet), options)
    }
}

type Read<G> = fn(&Alphabet, Option<&Rules>, &str) -> Result<G, NotationError>;

trait OfRules {
    fn rules(&self) -> &Rules;
}

impl OfRules for GameRecord {
    fn rules(&self) -> &Rules {
        &self.rules
    }
}

impl OfRules for PartialRecord {
    fn rules(&self) -> &Rules {
        &self.rules
    }
}

impl Setup {
    pub(crate) fn new(common: &Common, config: &Config) -> Outcome<Self> {
        let named = common.board.rules.as_deref().or_else(|| config.get(Key::Rules));
        let file = named.filter(|named| is_rule_file(named));
        let mut facts = None;
        let (mut rules, of_rules) = match (file, named) {
            (Some(file), _) => {
                let (texts, rules, alphabet) = rule_files::read_with_texts(file)?;
                facts = rule_files::facts(&texts);
                (rules, alphabet)
            }
            (None, Some(rules)) => (read_rules(rules)?, Alphabet::of_rules(rules)),
            (None, None) => (Rules::classic(), Alphabet::canonical()),
        };
        // An alphabet from the settings applies only to boards without one.
        let has_symbols = file.is_some() && of_rules != Alphabet::canonical() || common.board.alphabet.is_some();
        let has_names = common.board.names.is_some() || common.board.codes.is_some();
        let set = |key, is_given: bool| config.get(key).filter(|_| !is_given).map(str::to_owned);
        let set_symbols = SetSymbols { alphabet: set(Key::Alphabet, has_symbols), names: set(Key::Names, has_names) };
        let usual = common.board.alphabet.as_deref().map_or(Ok(of_rules), Alphabet::new)?;
        let (mut alphabet, set_colours) = set_symbols.on(&rules, usual);
        let codes = common.board.codes.clone();
        let listed = |file: PathBuf| {
            let text = read_file(&file)?;
            Ok::<_, Failure>(ListOfCodes { file, text, symbols: common.board.alphabet.clone() })
        };
        let codes = codes.map(listed).transpose()?;
        if let Some(codes) = &codes {
            (rules, alphabet) = codes.read(common.board.rules.as_deref(), rules, alphabet)?;
        }
        if let Some(names) = common.board.names.clone() {
            alphabet = alphabet.with_names(names)?;
        }
        let limits = common.memory.map_or_else(Limits::default, Limits::of_mebibytes);
        let from = match (&common.board.codes, &common.board.rules) {
            (Some(_), _) => Some(BoardFrom::Codes),
            (None, _) if file.is_some() => Some(BoardFrom::RuleFile),
            (None, Some(_)) => Some(BoardFrom::Rules),
            (None, None) => None,
        };
        Ok(Setup {
            rules,
            alphabet,
            limits,
            format: common.output.format(),
            plain: common.output.plain,
            ascii: common.output.ascii(config),
            keeps_games: !common.no_history,
            typed: Typed::new(common, config),
            set_symbols,
            set_colours,
            from,
            strategy: config.get(Key::Strategy).map(str::to_owned),
            facts,
            named: named.map(str::to_owned),
            codes: codes.filter(|_| common.board.rules.is_none()),
        })
    }

    pub(crate) fn board_from(&self) -> Option<&'static str> {
        Some(match self.from? {
            BoardFrom::Rules | BoardFrom::RuleFile => "--rules",
            BoardFrom::Codes => "--codes",
        })
    }

    /// Refuses a word game without a list of words, because any row of letters could be the secret.
    pub(crate) fn check_words(&self) -> Outcome {
        let missing = self.named.as_deref().and_then(|named| preset::no_words(named, &self.rules));
        missing.map_or(Ok(()), |message| Err(Failure::Usage(message)))
    }

    fn is_of_file(&self) -> bool {
        matches!(self.from, Some(BoardFrom::RuleFile | BoardFrom::Codes))
    }

    /// Returns the setup for other rules. JSON uses the canonical alphabet unless the user chose one.
    pub(crate) fn on(&self, rules: &Rules) -> Self {
        if *rules == self.rules {
            return self.clone();
        }
        let usual = match self.format {
            Format::Json if self.alphabet.is_usual() => Alphabet::canonical_on(rules),
            _ if self.set_symbols.alphabet.is_some() => Alphabet::usual(rules),
            _ => self.alphabet.on(rules),
        };
        Setup { facts: None, ..self.with_symbols(rules.clone(), usual) }
    }

    /// Returns the setup for a board, with the symbols and names in the settings if they fit.
    fn with_symbols(&self, rules: Rules, usual: Alphabet) -> Self {
        let (alphabet, set_colours) = self.set_symbols.on(&rules, usual);
        let alphabet = if self.set_symbols.names.is_none() { self.alphabet.names_for(alphabet) } else { alphabet };
        Setup { rules, alphabet, set_colours, ..self.clone() }
    }

    fn typed_or(&self, usual: Alphabet) -> Alphabet {
        let is_typed = !self.alphabet.is_usual() && self.set_symbols.alphabet.is_none();
        if is_typed { self.alphabet.clone() } else { usual }
    }

    /// Returns the setup for a saved game with its symbols, unless the user chose others.
    pub(crate) fn on_saved(&self, rules: &Rules, own: Alphabet) -> Self {
        let setup = self.on(rules);
        if !setup.alphabet.is_usual() || self.format == Format::Json {
            return setup;
        }
        if own.is_usual() {
            let alphabet = self.alphabet.names_for(own);
            return Setup { alphabet, ..setup };
        }
        let colours = option("alphabet", Some(&own.write_symbols()));
        Setup { alphabet: own, typed: Typed { colours, ..setup.typed.clone() }, ..setup }
    }

    fn colours(&self) -> String {
        format!("{}{}", self.typed.colours, self.set_colours)
    }

    pub(crate) fn on_preset(&self, name: &str) -> Option<Self> {
        if self.from.is_some() || self.rules != Rules::classic() {
            return None;
        }
        let rules = read_rules(name).ok()?;
        Some(self.with_symbols(rules, self.typed_or(Alphabet::of_rules(name))))
    }

    pub(crate) fn game(&self, words: &[String]) -> Outcome<(GameRecord, Self)> {
        self.read_game(words, Alphabet::read_loose_game)
    }

    pub(crate) fn partial_game(&self, words: &[String]) -> Outcome<(PartialRecord, Self)> {
        self.read_game(words, Alphabet::read_loose_partial_game)
    }

    fn read_game<G: OfRules>(&self, words: &[String], read: Read<G>) -> Outcome<(G, Self)> {
        let mut text = words.join(" ");
        // After a row, a dash is an answer.
        if let Some((dash, before)) = words.split_last()
            && dash == "-"
            && before.iter().all(|word| is_rule_file(word) || read_rules(word).is_ok())
        {
            let input = read_stdin()?;
            if input.trim().is_empty() {
                return Err(Failure::Usage(t!("cli-empty-input")));
            }
            text = format!("{}\n{input}", before.join(" "));
            if let Some(game) = self.game_in_json(before, &input)? {
                text = game;
            }
        }
        // The board of a command that was pasted also says what the symbols are.
        text = self.alphabet.printed_game(&text).unwrap_or(text);
        if let Some((setup, rest)) = self.with_board_of(&text)? {
            return setup.read_text(rest, read);
        }
        self.read_text(&text, read)
    }

    /// Returns the game in the JSON of a command, or in the last of its events.
    fn game_in_json(&self, board: &[String], input: &str) -> Outcome<Option<String>> {
        let results: Result<Vec<Value>, _> = serde_json::Deserializer::from_str(input).into_iter().collect();
        let Some(last) = results.ok().and_then(|mut results| results.pop()).filter(Value::is_object) else {
            return Ok(None);
        };
        let row = |row: &Value| Some(format!(" {}:{}", row["guess"].as_str()?, row["feedback"].as_str()?));
        let of_turns = || {
            let rows: Option<String> = last["turns"].as_array()?.iter().map(row).collect();
            // The name of a game, if given, also says what its symbols are.
            let is_given = self.from.is_some() || !board.is_empty();
            Some(if is_given { board.join(" ") } else { last["rules"].as_str()?.to_owned() } + &rows?)
        };
        let Some(game) = last["game"].as_str().map(str::to_owned).or_else(of_turns) else {
            return Err(Failure::Usage(t!("cli-json-without-game")));
        };
        let own = game.split(' ').next().and_then(|own| read_rules(own).ok());
        let is_other = |board: &String| own.is_some() && read_rules(board).ok() != own;
        Ok(Some(if board.iter().any(is_other) { format!("{} {game}", board.join(" ")) } else { game }))
    }

    fn with_board_of<'a>(&self, text: &'a str) -> Outcome<Option<(Self, &'a str)>> {
        let text = text.trim_start();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if self.from.is_none() && is_rule_file(first) && !first.contains(':') {
            let (texts, rules, own) = rule_files::read_with_texts(first)?;
            let facts = rule_files::facts(&texts);
            let alphabet = if self.alphabet.is_usual() { own } else { self.alphabet.clone() };
            let typed = Typed { board: format!(" --rules {}", quoted(first)), ..self.typed.clone() };
            let setup = Setup { rules, alphabet, facts, typed, from: Some(BoardFrom::RuleFile), ..self.clone() };
            return Ok(Some((setup, rest)));
        }
        let Ok(rules) = read_rules(first) else { return Ok(None) };
        let Some(codes) = &self.codes else {
            let usual = self.typed_or(Alphabet::of_rules(first));
            let has_words = usual.is_usual() && rules.codes().word_list().is_some();
            let is_needed = self.from.is_none() && (has_words || !self.set_symbols.is_empty());
            return Ok(is_needed.then(|| (self.with_symbols(rules, usual), rest)));
        };
        let own = codes.symbols.as_ref().map(|_| self.alphabet.clone());
        let (rules, alphabet) = codes.read(Some(first), rules, own.unwrap_or_else(|| Alphabet::of_rules(first)))?;
        let typed = Typed { board: format!(" --rules {}{}", quoted(first), self.typed.board), ..self.typed.clone() };
        Ok(Some((Setup { rules, alphabet, typed, codes: None, ..self.clone() }, rest)))
    }

    /// Returns the rules with this name, with the list of `--codes` if there is one.
    pub(crate) fn rules_of(&self, name: &str) -> Outcome<(Rules, Alphabet)> {
        match self.with_board_of(name)? {
            Some((Setup { rules, alphabet, .. }, _)) => Ok((rules, alphabet)),
            None => Ok((read_rules(name)?, Alphabet::of_rules(name))),
        }
    }

    fn read_text<G: OfRules>(&self, text: &str, read: Read<G>) -> Outcome<(G, Self)> {
        let record = read(&self.alphabet, Some(&self.rules), text).map_err(|error| {
            let alphabet = self.alphabet.of_game(text);
            let problem = wrong_boards(text).unwrap_or_else(|| unreadable_in(&alphabet, &error) + &or_a_row(&error));
            Failure::Usage(problem)
        })?;
        if let Some(option) = self.board_from().filter(|_| *record.rules() != self.rules) {
            let game = board::notation(record.rules());
            return Err(Failure::Usage(if self.is_of_file() {
                t!("cli-board-of-file", game = game, option = option)
            } else {
                t!("cli-two-boards", game = game, option = option, chosen = self.rules.to_string())
            }));
        }
        let alphabet = self.alphabet.of_game(text);
        alphabet.check(record.rules())?;
        let rules = record.rules().clone();
        let facts = self.facts.clone().filter(|_| rules == self.rules);
        let first = text.split_whitespace().next().filter(|first| read_rules(first).is_ok());
        let named = first.map(str::to_owned).or_else(|| self.named.clone());
        Ok((record, Setup { rules, alphabet, facts, named, ..self.clone() }))
    }

    pub(crate) fn played(&self, played: &PlayedArgs) -> Outcome<(PartialRecord, Self)> {
        if !played.game.is_empty() {
            return self.partial_game(&played.game);
        }
        let archive = Archive::of_this_person()?;
        let game = archive.chosen(played.kept.unwrap_or(Kept::Last))?;
        Ok((game.game().clone().into(), self.on_saved(game.rules(), game.alphabet())))
    }

    pub(crate) fn invalid(&self, reason: &InvalidTurn) -> String {
        pegwise_text::problem::turn(&self.alphabet, reason)
    }

    pub(crate) fn unreadable(&self, reason: &NotationError) -> String {
        unreadable_in(&self.alphabet, reason)
    }

    pub(crate) fn player(&self, text: &str, board: &Board) -> Outcome<PlayerSpec> {
        Ok(PlayerSpec::read_with(text, board, &self.alphabet)?)
    }

    /// Returns the strategy from the arguments, or from the settings if it can play on this board.
    pub(crate) fn chosen(&self, args: &StrategyArgs, board: &Board) -> Outcome<Option<PlayerSpec>> {
        if let Some(text) = &args.strategy {
            let player = self.player(text, board)?;
            if let PlayerSpec::Tree(file) = &player {
                self.tree(Path::new(file), Some(board))?;
            }
            return Ok(Some(player));
        }
        let set = self.strategy.as_ref().filter(|_| check_listed(board, self.limits).is_ok());
        let set = set.filter(|text| *text != OPTIMAL || is_soon_solved(board));
        let Some(player) = set.and_then(|text| PlayerSpec::read(text, board).ok()) else { return Ok(None) };
        if let PlayerSpec::Tree(file) = &player
            && let Err(reason) = self.tree(Path::new(file), Some(board))
        {
            let is_for_another_board = self.tree(Path::new(file), None).is_ok();
            let problem = t!("cli-strategy-of-settings", problem = reason.to_string());
            return if is_for_another_board { Ok(None) } else { Err(Failure::Usage(problem)) };
        }
        Ok(Some(player))
    }

    /// Replays a tree against every secret. `file` names it in errors.
    pub(crate) fn replay(&self, file: &str, tree: &TreeFile) -> Outcome<Replayed> {
        let in_file = |reason| Failure::No(t!("cli-in-file", file = file, problem = refusal::tree(&reason)));
        tree.tree.verify_within(self.limits, &()).map_err(in_file)
    }

    /// Reads a tree, which must match the rules if given. Trees from other programs can be read only with rules.
    pub(crate) fn tree(&self, file: &Path, rules: Option<&Board>) -> Outcome<TreeFile> {
        let text = read_file(file)?;
        let tree = match rules {
            Some(rules) => TreeFile::read_as(&text, rules, &self.alphabet),
            None => TreeFile::read(&text),
        };
        let in_file =
            |problem: String| Failure::Usage(t!("cli-in-file", file = file.display().to_string(), problem = problem));
        let tree = tree.map_err(|problem| {
            let words = refusal::tree_text(&problem);
            match problem {
                InvalidTreeText::Claim { .. } => {
                    Failure::No(t!("cli-in-file", file = file.display().to_string(), problem = words))
                }
                InvalidTreeText::NotATree if rules.is_none() => in_file(t!("cli-tree-foreign")),
                _ => in_file(words),
            }
        })?;
        let checked = rules.map_or(Ok(()), |rules| tree.tree.check_board(rules));
        checked.map_err(|reason| in_file(refusal::other_board(&reason)))?;
        Ok(tree)
    }

    pub(crate) fn read_guess(&self, rules: &Board, text: &str) -> Outcome<Code> {
        self.alphabet
            .read_guess(rules, text)
            .map_err(|error| self.no_code(&error, text, &pegwise_text::problem::hint_for_guess(&error)))
    }

    pub(crate) fn read_code(&self, rules: &Board, text: &str) -> Outcome<Code> {
        self.alphabet.read_code(rules, text).map_err(|error| self.no_code(&error, text, ""))
    }

    fn no_code(&self, reason: &NotationError, text: &str, hint: &str) -> Failure {
        let reason = self.unreadable(reason) + hint;
        Failure::Usage(
            text.split_whitespace()
                .find_map(misplaced_board)
                .map_or(reason.clone(), |hint| t!("cli-and", problem = reason, hint = hint)),
        )
    }

    pub(crate) fn write_game(&self, session: &Session) -> String {
        let rules = (!self.is_of_file()).then(|| session.rules());
        self.alphabet.write_game(rules, session.rows())
    }

    /// The game in one line to paste: a command if its board or symbols are known only from options.
    pub(crate) fn line_of_game(&self, session: &Session) -> String {
        let is_whole = self.colours().is_empty() && !self.is_of_file();
        if is_whole { self.write_game(session) } else { self.command_with_game("review", session) }
    }

    pub(crate) fn write(&self, code: &Code) -> String {
        self.alphabet.write(code)
    }

    pub(crate) fn command(&self, verb: &str, rest: &str) -> String {
        format!("pegwise {verb}{}{} {rest}", self.typed.board, self.colours())
    }

    pub(crate) fn command_with_game(&self, verb: &str, session: &Session) -> String {
        let board = if self.is_of_file() { &*self.typed.board } else { "" };
        format!("pegwise {verb}{board}{} {}", self.colours(), self.write_game(session))
    }

    pub(crate) fn describe(&self) -> String {
        let board = board::describe(&self.alphabet, &self.rules);
        self.facts.as_ref().map_or(board.clone(), |facts| format!("{board} {facts}"))
    }

    pub(crate) fn color(&self, color: Color) -> String {
        board::color(&self.alphabet, &self.rules, color)
    }
}

fn of_length(rules: &Rules, pegs: usize) -> Outcome<Rules> {
    let board = Board::new(pegs, rules.colors())?.with_feedback(rules.feedback_kind())?;
    let board = if rules.codes().is_distinct() { board.distinct()? } else { board };
    Ok(rules.clone().with_board(board.with_guesses(rules.guesses())))
}

fn has_zero(pegs: &BTreeSet<String>) -> bool {
    pegs.iter().all(|peg| peg.chars().all(|c| c.is_ascii_digit())) && pegs.contains("0")
}

/// The maximum number of colours of a list on an unknown board.
const MOST_COLORS: usize = 4096;

#[derive(Clone, Debug)]
struct ListOfCodes {
    file: PathBuf,
    text: String,
    symbols: Option<String>,
}

impl ListOfCodes {
    /// If no board is named, words use the letters A to Z as colours, and other codes use the canonical alphabet.
    fn read(&self, named: Option<&str>, board: Rules, alphabet: Alphabet) -> Outcome<(Rules, Alphabet)> {
        let lines: Vec<ListedLine<'_>> = ListedLine::all(&self.text).collect();
        let Some(pegs) = lines.first().map(|line| pegs_in_list(line.text).len()) else {
            return Err(Failure::Usage(t!("cli-no-codes", file = self.file.display().to_string())));
        };
        // The different pegs of all lines, which only a list without a board needs.
        let all: LazyCell<BTreeSet<String>, _> =
            LazyCell::new(|| lines.iter().flat_map(|line| pegs_in_list(line.text)).collect());
        let in_line = |line: usize, problem: String| {
            Failure::Usage(t!("cli-in-line", file = self.file.display().to_string(), line = line, problem = problem))
        };
        let words = lines.iter().all(|line| line.code.chars().all(|c| c.is_ascii_alphabetic()));
        // A digit in a list of words is a mistake, although it could be the number of a letter.
        let slip = |line: &&ListedLine<'_>| line.code.chars().any(|c| !c.is_alphabetic());
        if let Some(line) =
            lines.iter().find(slip).filter(|_| self.symbols.is_none() && named.is_some_and(is_word_game))
        {
            return Err(in_line(line.number, t!("cli-no-word", found = line.code)));
        }
        let alphabet = match &self.symbols {
            None if words && named.is_none_or(is_word_game) && alphabet == Alphabet::canonical() => Alphabet::letters(),
            _ => alphabet,
        };
        let is_from_zero = named.is_none() && self.symbols.is_none() && has_zero(&all);
        let alphabet = if is_from_zero { Alphabet::new("0123456789").expect("ten different digits") } else { alphabet };
        let board = if words && named.is_some_and(is_word_game) {
            of_length(&board, pegs)?
        } else if named.is_some() {
            board
        } else {
            let colors = match &self.symbols {
                Some(_) => alphabet.own_symbols(),
                None if words => 26,
                None if is_from_zero => 10,
                None => {
                    let widest = Board::new(1, MOST_COLORS)?;
                    let color =
                        |peg: &String| alphabet.read_code(&widest, peg).map_or(0, |code| code.colors()[0].index());
                    all.iter().map(color).max().unwrap_or(0) + 1
                }
            };
            Board::new(pegs, colors.max(1))?.into()
        };
        let alphabet = if alphabet == Alphabet::canonical() { Alphabet::canonical_on(&board) } else { alphabet };
        let is_code = |text: &str| alphabet.read_code(&board, text).is_ok();
        let problem = |line: &ListedLine<'_>, error: &NotationError| {
            let mut codes = line.text.split([' ', '\t', ',', ';']).filter(|word| !word.is_empty());
            let are_two = codes.next().is_some_and(is_code) && codes.next().is_some_and(is_code);
            if are_two { t!("cli-codes-on-one-line") } else { unreadable(error) }
        };
        let read = |line: &ListedLine<'_>| {
            let read = alphabet.read_weighted_code(&board, line.text);
            read.map_err(|error| in_line(line.number, problem(line, &error)))
        };
        let codes: Vec<(Code, u32)> = lines.iter().map(read).collect::<Outcome<_>>()?;
        let listed = board.board().clone().listed_with_weights(codes).map_err(|reason| match reason {
            InvalidBoard::TwoWeights { row, code } => {
                in_line(lines[row - 1].number, t!("cli-two-weights", code = alphabet.write(&code)))
            }
            _ => reason.into(),
        })?;
        Ok((board.with_board(listed), alphabet))
    }
}
