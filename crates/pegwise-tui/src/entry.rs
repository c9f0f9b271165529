use crate::canvas::{Message, SYMBOLS};
use crate::input::{HitArea, KeyCode};
use crate::keys;
use pegwise::notation::{Alphabet, AnswerWords, NotationError, Problem};
use pegwise::{
    AnswerForm, Code, Color, Feedback, FeedbackKind, FeedbackParts, GuessSpace, ImpossibleFeedback, PegCount, PegMark,
    Rules,
};
use pegwise_text::{answer, board, problem, t};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry {
    rules: Rules,
    pegs: Vec<Option<Color>>,
    held: Vec<bool>,
    /// The numbers of black and white pegs for each attribute, or the index of a mark for each peg.
    answer: Vec<Option<usize>>,
    parts: Parts,
    cursor: usize,
    /// The number being typed, on boards with ten or more pegs or with more colours than symbols.
    typed: Option<usize>,
    last: Option<Color>,
    /// The meaning of the letters typed in this row, as an index into [`Alphabet::meanings`].
    letters: Option<usize>,
    notes: BTreeMap<(usize, Color), Note>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    Sure,
    Out,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Parts {
    Pegs,
    Answer,
    Both,
}

impl Parts {
    pub(crate) const fn has_guess(self) -> bool {
        matches!(self, Parts::Pegs | Parts::Both)
    }

    pub(crate) const fn has_answer(self) -> bool {
        matches!(self, Parts::Answer | Parts::Both)
    }
}

pub(crate) const BLACK: usize = 0;
pub(crate) const WHITE: usize = 1;

impl Entry {
    pub(crate) fn new(rules: &Rules, parts: Parts) -> Self {
        let pegs = rules.pegs();
        let entry = Entry {
            rules: rules.clone(),
            pegs: vec![None; pegs],
            held: vec![false; pegs],
            answer: vec![None; answer_places(rules)],
            parts,
            cursor: 0,
            typed: None,
            last: None,
            letters: None,
            notes: BTreeMap::new(),
        };
        Entry { cursor: entry.places().first().copied().unwrap_or(0), ..entry }
    }

    fn places(&self) -> Vec<usize> {
        let pegs = self.pegs.len();
        let asked = match self.rules.feedback_kind().form() {
            AnswerForm::Counts([PegCount::InPlace]) => BLACK..WHITE,
            AnswerForm::Counts([_]) => WHITE..WHITE + 1,
            _ => 0..self.answer.len(),
        };
        let answer = asked.map(|place| pegs + place);
        match self.parts {
            Parts::Pegs => (0..pegs).collect(),
            Parts::Answer => answer.collect(),
            Parts::Both => (0..pegs).chain(answer).collect(),
        }
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(crate) fn pegs(&self) -> &[Option<Color>] {
        &self.pegs
    }

    pub(crate) fn is_held(&self, peg: usize) -> bool {
        self.held[peg]
    }

    fn marks(&self) -> Option<[PegMark; 3]> {
        match self.rules.feedback_kind().form() {
            AnswerForm::Marks(marks) => Some(marks.map(|(mark, _)| mark)),
            AnswerForm::Counts(_) | AnswerForm::Pairs => None,
        }
    }

    fn most(&self) -> usize {
        self.marks().map_or(self.pegs.len(), |marks| marks.len() - 1)
    }

    pub(crate) fn mark(&self, number: usize) -> Option<char> {
        self.marks().map(|marks| marks[number].symbol())
    }

    pub(crate) fn answer(&self) -> Vec<(usize, Option<usize>)> {
        let numbers = self.places().into_iter().filter_map(|place| place.checked_sub(self.pegs.len()));
        numbers.map(|number| (number, self.answer[number])).collect()
    }

    /// The columns of the fields for the answer: `[1]` with a space before it and, unless it is a mark, a small peg.
    pub(crate) fn answer_columns(&self) -> u16 {
        let field = if self.is_of_marks() { 4 } else { 5 };
        u16::try_from(self.answer().len() * field).unwrap_or(u16::MAX)
    }

    pub(crate) fn is_of_marks(&self) -> bool {
        self.marks().is_some()
    }

    pub(crate) fn cursor(&self) -> usize {
        self.cursor
    }

    pub(crate) fn at_answer(&self) -> bool {
        self.cursor >= self.pegs.len()
    }

    pub(crate) fn set_cursor(&mut self, place: usize) {
        if self.places().contains(&place) {
            self.cursor = place;
        }
    }

    pub(crate) fn differs(&self, other: &Self) -> bool {
        (&self.pegs, &self.held, &self.answer) != (&other.pegs, &other.held, &other.answer)
    }

    pub(crate) fn step(&mut self, step: isize) {
        let places = self.places();
        let at = places.iter().position(|&place| place == self.cursor).unwrap_or(0);
        self.cursor = places[at.saturating_add_signed(step).min(places.len() - 1)];
    }

    pub(crate) fn go_to_end(&mut self, last: bool) {
        let places = self.places();
        self.cursor = if last { places[places.len() - 1] } else { places[0] };
    }

    pub(crate) fn press(&mut self, key: KeyCode, alphabet: &Alphabet) -> Result<(), Message> {
        let typed = self.typed.take();
        if let KeyCode::Char(symbol) = key
            && let Some(color) = self.named(symbol, alphabet)
        {
            self.put(color);
            return Ok(());
        }
        if let KeyCode::Char(symbol) = key
            && let Some(number) = self.named_mark(symbol)
        {
            self.answer[self.cursor - self.pegs.len()] = Some(number);
            self.step(1);
            return Ok(());
        }
        match key {
            // Ends the number, unless it has already ended because no further digit is possible.
            KeyCode::Char('.') if self.at_answer() || self.has_numbers() => self.step(isize::from(typed.is_some())),
            KeyCode::Char(' ') if typed.is_some() => self.step(1),
            KeyCode::Left => self.step(-1),
            KeyCode::Right => self.step(1),
            KeyCode::Home => self.go_to_end(false),
            KeyCode::End => self.go_to_end(true),
            KeyCode::Char(' ') => self.toggle_hold(),
            KeyCode::Char(keys::NOTE) => self.change_note(),
            KeyCode::Char('+' | '=') => self.cycle(1),
            KeyCode::Char('-') => self.cycle(-1),
            KeyCode::Backspace => self.rub_out(),
            KeyCode::Delete => self.clear_place(),
            KeyCode::Char(symbol) if self.at_answer() => {
                if let Some(digit) = symbol.to_digit(10) {
                    self.typed = typed;
                    self.put_digit(digit as usize);
                } else if symbol.is_alphanumeric() {
                    let missing = answer_missing(self.rules.feedback_kind(), alphabet);
                    return Err(Message::bad(t!("tui-no-answer", symbol = symbol.to_string(), missing = missing)));
                }
            }
            KeyCode::Char(symbol) if self.has_numbers() && symbol.is_ascii_digit() => {
                self.typed = typed;
                self.put_color_digit(symbol.to_digit(10).unwrap_or(0) as usize);
            }
            KeyCode::Char(symbol) => self.put_other(symbol, alphabet)?,
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn command(&mut self, letter: char) {
        match letter {
            keys::FILL_ROW => self.fill(),
            keys::CLEAR_ROW => self.clear(),
            _ => {}
        }
    }

    pub(crate) fn is_color(&self, symbol: char, alphabet: &Alphabet) -> bool {
        self.named(symbol, alphabet).is_some()
    }

    /// Returns the colour with this symbol, in upper or lower case. Returns `None` for digits that form numbers.
    fn named(&self, symbol: char, alphabet: &Alphabet) -> Option<Color> {
        if self.at_answer() || self.has_numbers() && symbol.is_ascii_digit() {
            return None;
        }
        let colors = || (0..self.rules.colors()).filter_map(|index| self.rules.color(index));
        let written = symbol.to_string();
        let exact = colors().find(|&color| alphabet.symbol(color) == written);
        exact.or_else(|| colors().find(|&color| alphabet.symbol(color).eq_ignore_ascii_case(&written)))
    }

    fn named_mark(&self, symbol: char) -> Option<usize> {
        let marks = self.marks().filter(|_| self.at_answer())?;
        let symbol = if symbol == '=' { '+' } else { symbol.to_ascii_lowercase() };
        marks.iter().position(|mark| mark.symbol() == symbol)
    }

    fn put_other(&mut self, symbol: char, alphabet: &Alphabet) -> Result<(), Message> {
        let meanings = alphabet.meanings(&self.rules, symbol);
        let index = symbol.to_digit(10).map(|digit| (digit as usize).checked_sub(1).unwrap_or(9));
        if symbol == '_' && self.rules.guesses() == GuessSpace::Blanks {
            self.put(Color::BLANK);
        } else if let Some(color) = index.and_then(|index| self.rules.color(index)) {
            self.put(color);
        } else if let Some(color) = self.letters.map_or_else(|| only(meanings), |meaning| meanings[meaning]) {
            let [by_position, by_initial] = meanings.map(|meaning| meaning == Some(color));
            if by_position != by_initial {
                self.letters = Some(usize::from(by_initial));
            }
            self.put(color);
        } else if let (None, [Some(one), Some(two)]) = (self.letters, meanings) {
            let [one, two] = [one, two].map(|color| alphabet.symbol(color));
            return Err(Message::bad(t!("tui-two-colors", symbol = symbol.to_string(), one = one, two = two)));
        } else if symbol.is_alphanumeric() {
            // A number after it keeps a letter from being read as a code of letters.
            let text = format!("{symbol}{}", "1".repeat(self.rules.pegs() - 1));
            let error = alphabet.read_guess(&self.rules, &text).err();
            let problem = error.map(|error| problem::part(&error.problem));
            return Err(Message::bad(t!("tui-not-a-color", problem = problem.unwrap_or_default())));
        }
        Ok(())
    }

    pub(crate) fn put(&mut self, color: Color) {
        if !self.at_answer() {
            self.pegs[self.cursor] = Some(color);
            self.last = Some(color);
            self.step(1);
        }
    }

    fn has_numbers(&self) -> bool {
        self.rules.colors() > SYMBOLS
    }

    /// Enters a digit. Advances unless another digit may follow; a digit that cannot follow starts the next number.
    pub(crate) fn put_digit(&mut self, digit: usize) {
        if !self.at_answer() {
            return;
        }
        let (pegs, place) = (self.pegs.len(), self.cursor);
        let before = self.typed.take();
        let number = before.unwrap_or(0) * 10 + digit;
        let most = self.most();
        if number <= most {
            self.answer[place - pegs] = Some(number);
            if number > 0 && number * 10 <= most {
                self.typed = Some(number);
            } else {
                self.step(1);
            }
        } else if before.is_some() {
            self.step(1);
            if self.cursor != place {
                self.put_digit(digit);
            }
        }
    }

    fn put_color_digit(&mut self, digit: usize) {
        let place = self.cursor;
        let before = self.typed.take();
        let number = before.unwrap_or(0) * 10 + digit;
        let color = number.checked_sub(1).and_then(|index| self.rules.color(index));
        if color.is_some() {
            (self.pegs[place], self.last) = (color, color);
            if number * 10 <= self.rules.colors() {
                self.typed = Some(number);
            } else {
                self.step(1);
            }
        } else if before.is_some() {
            self.step(1);
            if self.cursor != place && !self.at_answer() {
                self.put_color_digit(digit);
            }
        }
    }

    pub(crate) fn color(&self) -> Option<Color> {
        self.pegs.get(self.cursor).copied().flatten().or(self.last)
    }

    pub(crate) fn cycle(&mut self, step: isize) {
        if self.at_answer() {
            let most = self.most();
            let number = &mut self.answer[self.cursor - self.pegs.len()];
            let at = number.map_or(0, |at| crate::wrapped(at, step, most + 1));
            *number = Some(at);
        } else {
            let colors = self.rules.colors();
            let at = self.pegs[self.cursor].filter(|color| !color.is_blank());
            let first = if step < 0 { colors - 1 } else { 0 };
            let index = at.map_or(first, |color| crate::wrapped(color.index(), step, colors));
            let color = self.rules.color(index).expect("below the number of colours");
            self.pegs[self.cursor] = Some(color);
            self.last = Some(color);
        }
    }

    pub(crate) fn rub_out(&mut self) {
        if self.is_bare() {
            self.step(-1);
        }
        self.clear_place();
    }

    fn is_bare(&self) -> bool {
        let pegs = self.pegs.len();
        if self.at_answer() { self.answer[self.cursor - pegs].is_none() } else { self.pegs[self.cursor].is_none() }
    }

    pub(crate) fn clear_place(&mut self) {
        let pegs = self.pegs.len();
        if self.at_answer() {
            self.answer[self.cursor - pegs] = None;
        } else {
            self.pegs[self.cursor] = None;
            self.held[self.cursor] = false;
            self.letters = self.letters.filter(|_| self.pegs.iter().any(Option::is_some));
        }
    }

    pub(crate) fn clear(&mut self) {
        if self.parts != Parts::Answer {
            self.pegs.fill(None);
            self.held.fill(false);
            self.letters = None;
        }
        self.answer.fill(None);
        self.go_to_end(false);
    }

    pub(crate) fn toggle_hold(&mut self) {
        if !self.at_answer() && self.pegs[self.cursor].is_some() {
            self.held[self.cursor] ^= true;
        }
    }

    pub(crate) fn note(&self, peg: usize, color: Color) -> Option<Note> {
        self.notes.get(&(peg, color)).copied()
    }

    pub(crate) fn take_notes(&mut self, other: &Self) {
        self.notes.clone_from(&other.notes);
    }

    fn change_note(&mut self) {
        let Some(color) = self.pegs.get(self.cursor).copied().flatten() else { return };
        let place = (self.cursor, color);
        match self.notes.get(&place) {
            None => drop(self.notes.insert(place, Note::Sure)),
            Some(Note::Sure) => drop(self.notes.insert(place, Note::Out)),
            Some(Note::Out) => drop(self.notes.remove(&place)),
        }
    }

    pub(crate) fn fill(&mut self) {
        let Some(color) = self.color() else { return };
        for peg in self.pegs.iter_mut().filter(|peg| peg.is_none()) {
            *peg = Some(color);
        }
        self.cursor = self.places()[self.places().len().min(self.pegs.len()) - 1];
        if self.parts == Parts::Both {
            self.step(1);
        }
    }

    pub(crate) fn copy(&mut self, guess: &Code) {
        self.pegs = guess.colors().iter().map(|&color| Some(color)).collect();
        if self.parts == Parts::Both {
            self.cursor = self.pegs.len() + self.answer().first().map_or(0, |&(number, _)| number);
        }
    }

    pub(crate) fn set_answer(&mut self, feedback: Feedback) {
        let number = |mark: &PegMark| self.marks().and_then(|marks| marks.iter().position(|known| known == mark));
        self.answer = match feedback.parts() {
            FeedbackParts::Counts { black, white } => vec![Some(black), Some(white)],
            FeedbackParts::Marks(marks) => marks.iter().map(number).collect(),
            FeedbackParts::Attributes(answers) => {
                answers.iter().flat_map(|answer| [answer.black(), answer.white()]).map(Some).collect()
            }
        };
    }

    pub(crate) fn next(&self) -> Self {
        let mut next = Entry::new(&self.rules, self.parts);
        for peg in 0..self.pegs.len() {
            if self.held[peg] {
                next.pegs[peg] = self.pegs[peg];
                next.held[peg] = true;
            }
        }
        let free = next.places().into_iter().find(|&place| next.pegs.get(place).is_none_or(Option::is_none));
        next.cursor = free.unwrap_or(next.cursor);
        next.last = self.last;
        next.notes.clone_from(&self.notes);
        next
    }

    pub(crate) fn guess(&self) -> Result<Code, usize> {
        let empty = self.pegs.iter().position(Option::is_none);
        empty.map_or_else(|| Ok(Code::new(self.pegs.iter().copied().flatten())), Err)
    }

    /// Returns the guess if it is complete. Otherwise, moves the cursor to the first empty place.
    pub(crate) fn whole_guess(&mut self) -> Result<Code, Message> {
        self.guess().map_err(|place| {
            self.set_cursor(place);
            Message::bad(t!("tui-place-empty", place = place + 1))
        })
    }

    pub(crate) fn click(&mut self, spot: HitArea) {
        match spot {
            HitArea::Place(place) => self.set_cursor(place),
            HitArea::Color(index) => {
                if let Some(color) = self.rules.color(index) {
                    self.put(color);
                }
            }
            _ => {}
        }
    }

    /// Returns the answer, or `None` if incomplete. Missing numbers count as 0 once one is given; missing marks do not.
    pub(crate) fn feedback(&self) -> Option<Result<Feedback, ImpossibleFeedback>> {
        let is_whole = match self.marks() {
            Some(_) => self.answer.iter().all(Option::is_some),
            None => self.answer.iter().any(Option::is_some),
        };
        let number = |place: usize| self.answer[place].unwrap_or(0);
        is_whole.then(|| match (self.marks(), self.answer.len()) {
            (Some(marks), places) => {
                let marks: Vec<PegMark> = (0..places).map(|place| marks[number(place)]).collect();
                let symbols: String = marks.iter().map(|mark| mark.symbol()).collect();
                // If all marks are right, only the board knows their kind.
                self.rules.read_feedback(&symbols).map_err(impossible)
            }
            (None, 4) => {
                let answer = format!("{}.{}/{}.{}", number(0), number(1), number(2), number(3));
                self.rules.read_feedback(&answer).map_err(impossible)
            }
            (None, _) => self.rules.feedback(number(BLACK), number(WHITE)),
        })
    }
}

/// The colour of a letter that has one meaning or two equal ones.
fn only(meanings: [Option<Color>; 2]) -> Option<Color> {
    match meanings {
        [Some(one), Some(two)] => Some(one).filter(|one| *one == two),
        [one, two] => one.or(two),
    }
}

fn impossible(error: NotationError) -> ImpossibleFeedback {
    match error.problem {
        Problem::Answer(reason) => reason,
        problem => unreachable!("{problem}"),
    }
}

fn answer_places(rules: &Rules) -> usize {
    match rules.feedback_kind().form() {
        AnswerForm::Marks(_) => rules.pegs(),
        AnswerForm::Pairs => 4,
        AnswerForm::Counts(_) => 2,
    }
}

pub(crate) fn answer_missing(kind: FeedbackKind, alphabet: &Alphabet) -> String {
    let own = answer::own(alphabet).filter(|_| kind == FeedbackKind::default());
    if let Some(AnswerWords { black, white, .. }) = own {
        return t!("tui-game-answer-missing-words", black = black.many.as_ref(), white = white.many.as_ref());
    }
    let own = board::asked(kind).or_else(|| board::of_kind(kind, "tui-game-answer-missing"));
    own.unwrap_or_else(|| {
        if kind.tells_two_numbers() { t!("tui-game-answer-missing-black-white") } else { board::told(kind) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(entry: &Entry) -> Option<(usize, usize)> {
        let [black, white] = entry.answer[..] else { return None };
        (black.is_some() || white.is_some()).then(|| (black.unwrap_or(0), white.unwrap_or(0)))
    }

    fn of(board: &str) -> Entry {
        Entry::new(&board.parse().unwrap(), Parts::Answer)
    }

    fn typed_answer(board: &str, keys: &str) -> Option<String> {
        let mut entry = of(board);
        keys.chars().for_each(|key| entry.press(KeyCode::Char(key), &Alphabet::canonical()).unwrap());
        Some(entry.feedback()?.unwrap().to_string())
    }

    #[test]
    fn marks_and_attributes_are_typed() {
        assert_eq!(typed_answer("4x6-marks", "+-..").as_deref(), Some("+-.."));
        assert_eq!(typed_answer("4x6-marks", "2100").as_deref(), Some("+-.."));
        assert_eq!(typed_answer("4x6-marks", "+-."), None);
        assert_eq!(typed_answer("4x6-order", "=^v+").as_deref(), Some("+^v+"));
        assert_eq!(typed_answer("3x5x5", "1002").as_deref(), Some("1.0/0.2"));
        assert_eq!(typed_answer("4x6-whites", "2").as_deref(), Some("0.2"));
        let mut entry = of("4x6-marks");
        entry.set_answer("4x6-marks".parse::<Rules>().unwrap().read_feedback("+-.+").unwrap());
        assert_eq!(entry.feedback().unwrap().unwrap().to_string(), "+-.+");
        assert_eq!(entry.mark(2), Some('+'));
    }

    fn entry(parts: Parts) -> Entry {
        Entry::new(&Rules::classic(), parts)
    }

    fn put(entry: &mut Entry, colors: &[u16]) {
        for &color in colors {
            entry.put(Color::new(color));
        }
    }

    #[test]
    fn pegs_are_put_one_after_the_other() {
        let mut entry = entry(Parts::Pegs);
        assert_eq!(entry.guess(), Err(0));
        put(&mut entry, &[0, 1, 2]);
        assert_eq!((entry.guess(), entry.cursor()), (Err(3), 3));
        put(&mut entry, &[3]);
        assert_eq!((entry.guess().unwrap().to_string().as_str(), entry.cursor()), ("1234", 3));
        entry.rub_out();
        entry.rub_out();
        assert_eq!((entry.guess(), entry.cursor()), (Err(2), 2));
    }

    #[test]
    fn held_pegs_stay_for_the_next_row() {
        let mut entry = entry(Parts::Pegs);
        put(&mut entry, &[0, 1, 2, 3]);
        entry.set_cursor(0);
        entry.toggle_hold();
        let next = entry.next();
        assert_eq!((next.pegs()[0], next.pegs()[1], next.cursor()), (Some(Color::new(0)), None, 1));
        assert!(next.is_held(0) && !next.is_held(1));
    }

    #[test]
    fn the_rest_is_filled_with_the_colour_at_hand() {
        let mut entry = entry(Parts::Both);
        entry.fill();
        assert_eq!(entry.guess(), Err(0), "no colour was chosen yet");
        put(&mut entry, &[0, 1]);
        entry.fill();
        assert_eq!(entry.guess().unwrap().to_string(), "1222");
        assert!(entry.at_answer());
    }

    #[test]
    fn answers_are_numbers_up_to_the_pegs() {
        let mut entry = entry(Parts::Answer);
        assert_eq!(numbers(&entry), None);
        entry.put_digit(5);
        assert_eq!(numbers(&entry), None);
        entry.put_digit(2);
        assert_eq!(numbers(&entry), Some((2, 0)));
        entry.put_digit(1);
        assert_eq!(numbers(&entry), Some((2, 1)));
        entry.cycle(1);
        assert_eq!(numbers(&entry), Some((2, 2)));
        let sum = Entry::new(&"4x6-sum".parse().unwrap(), Parts::Answer);
        assert_eq!(sum.answer(), [(WHITE, None)]);
    }

    #[test]
    fn answers_of_long_rows_have_two_digits() {
        let typed = |board: &str, keys: &str| {
            let mut entry = Entry::new(&board.parse().unwrap(), Parts::Answer);
            for key in keys.chars() {
                entry.press(KeyCode::Char(key), &Alphabet::canonical()).unwrap();
            }
            numbers(&entry)
        };
        assert_eq!(typed("10x10", "100"), Some((10, 0)));
        assert_eq!(typed("10x10", "12"), Some((1, 2)), "no answer has twelve");
        assert_eq!(typed("10x10", "45"), Some((4, 5)));
        assert_eq!(typed("12x6", "12"), Some((12, 0)));
        assert_eq!(typed("12x6", "1.2"), Some((1, 2)));
        assert_eq!(typed("12x6", "311"), Some((3, 11)));
        assert_eq!(typed("12x6", "0.9"), Some((0, 9)));
        assert_eq!(typed("12x6", "02"), Some((0, 2)));
    }

    #[test]
    fn colours_without_symbols_are_typed_as_numbers() {
        let typed = |board: &str, keys: &str| {
            let mut entry = Entry::new(&board.parse().unwrap(), Parts::Pegs);
            for key in keys.chars() {
                entry.press(KeyCode::Char(key), &Alphabet::canonical()).unwrap();
            }
            entry.pegs().iter().map(|peg| peg.map_or(0, |color| color.index() + 1)).collect::<Vec<_>>()
        };
        assert_eq!(typed("4x100", "57100.9.98"), [57, 100, 9, 98]);
        assert_eq!(typed("4x40", "1234"), [12, 34, 0, 0]);
        assert_eq!(typed("4x40", "4140"), [4, 14, 0, 0], "there is no colour 41");
        assert_eq!(typed("4x40", "0305"), [30, 5, 0, 0], "no number begins with 0");
        assert_eq!([typed("4x40", "1.2.3"), typed("4x40", "1 2 3")], [[1, 2, 3, 0]; 2]);
    }

    #[test]
    fn letters_are_positions_or_initials() {
        let mut entry = entry(Parts::Pegs);
        let typed = |entry: &mut Entry, keys: &str| {
            entry.clear();
            let pressed = keys.chars().try_for_each(|key| entry.press(KeyCode::Char(key), &Alphabet::canonical()));
            pressed.map_or_else(|message| message.text, |()| entry.guess().unwrap().to_string())
        };
        let codes = ["RRGG", "AABB", "rbwk", "acdb"].map(|keys| typed(&mut entry, keys));
        assert_eq!(codes, ["1122", "1122", "1456", "1342"]);
        entry.clear();
        for key in [KeyCode::Char('A'), KeyCode::Backspace, KeyCode::Char('R')] {
            entry.press(key, &Alphabet::canonical()).unwrap();
        }
        assert_eq!(entry.pegs()[0], Some(Color::new(0)));
        let mut typed = |keys: &str| typed(&mut entry, keys);
        assert!(typed("BRGY").starts_with("“B” can be colour 2 or 4"));
        assert!(typed("RRAA").starts_with("“A” is not a colour on this board; the colours are 1 to 6"));
    }

    #[test]
    fn colours_go_round() {
        let mut entry = entry(Parts::Pegs);
        entry.cycle(-1);
        assert_eq!(entry.pegs()[0], Some(Color::new(5)));
        entry.cycle(1);
        assert_eq!(entry.pegs()[0], Some(Color::new(0)));
    }
}
