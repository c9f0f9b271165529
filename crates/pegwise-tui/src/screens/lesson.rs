use super::game as games;
use super::screen::Kind;
use super::screen::{Screen, Step};
use crate::board::Board;
use crate::canvas::{Canvas, Cell, Mark, Message, left, top};
use crate::entry::{Entry, Parts};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode};
use crate::keys::{self, BACK, HELP};
use crate::look::Tone;
use crate::shared::{Setting, Shared};
use pegwise::{Code, Color, Feedback, Rules, Turn};
use pegwise_text::board::{game, told};
use pegwise_text::t;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

#[derive(Debug)]
pub(crate) struct Lesson {
    rules: Rules,
    step: Part,
    entry: Entry,
    message: Option<Message>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Begin,
    Pair(usize),
    Answer,
    Try,
    End,
}

const SECRET: [u16; 4] = [2, 0, 0, 4];
const GUESS: [u16; 4] = [0, 0, 1, 2];
const OTHER: [u16; 4] = [4, 0, 2, 2];

/// A place in the guess, and the place of its partner in the code. Pegs in the right place come first.
const PAIRS: [(usize, Option<usize>); 4] = [(1, Some(1)), (0, Some(2)), (2, None), (3, Some(0))];

fn code(colors: [u16; 4]) -> Code {
    Code::new(colors.map(Color::new))
}

fn answer(guess: [u16; 4]) -> Feedback {
    Rules::classic().answer(&code(guess), &code(SECRET))
}

impl Default for Lesson {
    fn default() -> Self {
        let rules = Rules::classic();
        let mut entry = Entry::new(&rules, Parts::Answer);
        entry.copy(&code(OTHER));
        Lesson { rules, step: Part::Begin, entry, message: None }
    }
}

impl Screen for Lesson {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        match (&input, key_of(&input)) {
            (_, Some(KeyCode::Esc | KeyCode::Char(keys::LEAVE))) => {
                shared.remember(Setting::LessonSeen);
                return Step::Back;
            }
            (_, Some(KeyCode::Char(keys::HELP_ON_KEYS))) => return Step::Help,
            (Input::Click(HitArea::Place(place)), _) if self.step == Part::Try => {
                if self.entry.cursor() == *place {
                    self.entry.cycle(1);
                }
                self.entry.set_cursor(*place);
            }
            (_, Some(KeyCode::Enter)) if self.step == Part::Try => self.judge(),
            (_, Some(KeyCode::Backspace | KeyCode::Left)) if self.step != Part::Try => self.step = self.step.before(),
            (_, Some(key)) if self.step == Part::Try => drop(self.entry.press(key, &shared.alphabet)),
            (_, Some(KeyCode::Enter)) if self.step == Part::End => {
                shared.remember(Setting::LessonSeen);
                return games::begin(Kind::Play, shared).map_or(Step::Back, Step::Replace);
            }
            (Input::Click(HitArea::Item(_)), _) | (_, Some(KeyCode::Enter | KeyCode::Right | KeyCode::Char(' '))) => {
                self.step = self.step.after();
            }
            _ => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        if !matches!(self.step, Part::Try | Part::End) {
            canvas.spots.add(area, HitArea::Item(0));
        }
        let (_, area) = top(area, u16::from(area.height > 12));
        let (pegs, area) = top(area, 4);
        self.draw_pegs(canvas, pegs);
        let used = self.message.as_ref().map_or(0, |message| canvas.message(message, area) + 1);
        let (_, area) = top(area, used);
        let said = canvas.span(self.text(shared), Tone::Usual);
        canvas.text(Line::from(said), area);
    }

    fn bindings(&self) -> Vec<Binding> {
        let next = Binding::new(KeyCode::Enter, self.step.label(), || t!("tui-lesson-next-about"));
        let goes_on = !matches!(self.step, Part::Try | Part::End);
        let mut keys = if goes_on {
            vec![Binding { also: "→", ..next }, Binding::unseen(KeyCode::Char(' '), || t!("tui-lesson-next-about"))]
        } else {
            vec![next]
        };
        keys.push(Binding { label: Some(|| t!("tui-lesson-skip")), help: || t!("tui-lesson-skip-about"), ..BACK });
        keys.push(HELP);
        if !matches!(self.step, Part::Begin | Part::Try) {
            let before = || t!("tui-lesson-before-about");
            keys.push(Binding::new(KeyCode::Left, || t!("tui-lesson-before"), before));
        }
        keys
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-lesson-title", step = self.step.number(), steps = Part::Try.number())
    }

    fn about(&self) -> String {
        t!("tui-lesson-about")
    }

    fn rules(&self) -> Option<&Rules> {
        Some(&self.rules)
    }
}

impl Part {
    fn after(self) -> Self {
        match self {
            Part::Begin => Part::Pair(0),
            Part::Pair(at) if at + 1 < PAIRS.len() => Part::Pair(at + 1),
            Part::Pair(_) => Part::Answer,
            Part::Answer => Part::Try,
            Part::Try | Part::End => Part::End,
        }
    }

    fn before(self) -> Self {
        match self {
            Part::Begin | Part::Pair(0) => Part::Begin,
            Part::Pair(at) => Part::Pair(at - 1),
            Part::Answer => Part::Pair(PAIRS.len() - 1),
            Part::Try => Part::Answer,
            Part::End => Part::Try,
        }
    }

    fn number(self) -> usize {
        match self {
            Part::Begin => 1,
            Part::Pair(at) => at + 2,
            Part::Answer => PAIRS.len() + 2,
            Part::Try | Part::End => PAIRS.len() + 3,
        }
    }

    fn label(self) -> crate::input::Say {
        match self {
            Part::Try => || t!("tui-lesson-answer"),
            Part::End => || t!("tui-lesson-play"),
            _ => || t!("tui-lesson-next"),
        }
    }
}

impl Lesson {
    fn judge(&mut self) {
        // A person who just presses Enter to turn the page has not answered yet.
        if self.entry.answer().iter().any(|(_, number)| number.is_none()) {
            self.message = Some(Message::usual(t!("tui-game-answer-missing-black-white")));
            return;
        }
        let right = answer(OTHER);
        let is_right = self.entry.feedback() == Some(Ok(right));
        let why = t!("tui-lesson-why", answer = right.to_string());
        self.message = Some(if is_right {
            Message::good(format!("{} {why}", t!("tui-lesson-right")))
        } else {
            Message::usual(format!("{} {why}", t!("tui-lesson-wrong")))
        });
        self.step = Part::End;
    }

    fn text(&self, shared: &Shared) -> String {
        match self.step {
            Part::Begin => t!("tui-lesson-begin"),
            Part::Pair(0) => t!("tui-lesson-black"),
            Part::Pair(1) => t!("tui-lesson-white"),
            Part::Pair(2) => t!("tui-lesson-none"),
            Part::Pair(_) => t!("tui-lesson-white-too"),
            Part::Answer => t!("tui-lesson-whole"),
            Part::Try => t!("tui-lesson-try"),
            Part::End if shared.rules.allows_lies() || shared.rules.feedback_kind() != self.rules.feedback_kind() => {
                let (board, lies) = (game(&shared.chosen, &shared.rules), shared.rules.lies());
                let answers = told(shared.rules.feedback_kind());
                t!("tui-lesson-end-classic", board = board, answers = answers, lies = lies)
            }
            Part::End => t!("tui-lesson-end"),
        }
    }

    fn draw_pegs(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let (head, area) = top(area, 1);
        self.draw_code(canvas, &t!("tui-lesson-code"), SECRET, head);
        let (_, area) = top(area, 1);
        if let Part::Try | Part::End = self.step {
            let turns = [Turn { guess: code(OTHER), feedback: answer(OTHER) }];
            let tries = self.step == Part::Try;
            let board = Board {
                rules: &self.rules,
                turns: if tries { &[] } else { &turns },
                notes: &[],
                chosen: None,
                entry: tries.then_some((&self.entry, 0)),
                rows: 1,
                note: 0,
            };
            let (_, area) = left(area, LABEL - 4);
            return board.draw(canvas, Rect { height: area.height.min(1), ..area });
        }
        let (row, _) = top(area, 1);
        self.draw_code(canvas, &t!("tui-lesson-guess"), GUESS, row);
    }

    fn draw_code(&self, canvas: &mut Canvas<'_, '_>, word: &str, colors: [u16; 4], area: Rect) {
        let compared = match self.step {
            Part::Pair(at) if colors == GUESS => Some(PAIRS[at].0),
            Part::Pair(at) => PAIRS[at].1,
            _ => None,
        };
        let columns = usize::from(LABEL);
        let mut spans = vec![canvas.span(format!("{word:<columns$}"), Tone::Quiet)];
        for (peg, color) in colors.into_iter().enumerate() {
            let mark = Mark { cursor: compared == Some(peg), ..Mark::default() };
            spans.extend(canvas.peg(Some(Color::new(color)), mark, Cell::with(&self.rules, 3)));
        }
        if colors == GUESS {
            let found = match self.step {
                Part::Begin => 0,
                Part::Pair(at) => at + 1,
                _ => PAIRS.len(),
            };
            let partners = || PAIRS[..found].iter().filter_map(|&(peg, partner)| Some(peg == partner?));
            let black = partners().filter(|is_same| *is_same).count();
            let pegs = [canvas.look.black().repeat(black), canvas.look.white().repeat(partners().count() - black)];
            spans.push(Span::raw(format!(" {}", pegs.concat())));
        }
        canvas.line(Line::from(spans), area);
    }
}

const LABEL: u16 = 8;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pairs_are_the_answer() {
        let black = PAIRS.iter().filter(|&&(peg, partner)| partner == Some(peg)).count();
        let white = PAIRS.iter().filter(|&&(peg, partner)| partner.is_some_and(|other| other != peg)).count();
        assert_eq!((black, white), (answer(GUESS).black(), answer(GUESS).white()));
        for (peg, partner) in PAIRS {
            assert!(partner.is_none_or(|partner| SECRET[partner] == GUESS[peg]));
        }
        let mut pegs = PAIRS.map(|(peg, _)| peg);
        pegs.sort_unstable();
        assert_eq!(pegs, [0, 1, 2, 3]);
        assert_eq!(answer(OTHER).to_string(), "1.2");
    }
}
