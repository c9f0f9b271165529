use crate::canvas::{Canvas, Cell};
use crate::job::{JobEvent, News, Request};
use crate::look::Tone;
use crate::shared::{Shared, waiting};

use pegwise::{Board, Code, Decision, Progress, Session};
use pegwise_text::{guess, t};
use ratatui::text::Line;

#[derive(Debug)]
pub(super) struct Advice {
    stage: Stage,
    asked: String,
}

#[derive(Debug)]
enum Stage {
    None,
    Waiting { order: u64, progress: Option<Progress>, best: Option<Code> },
    Given(Box<Decision>),
    Failed(String),
}

impl Advice {
    pub(super) fn none() -> Self {
        Advice { stage: Stage::None, asked: String::new() }
    }

    pub(super) fn forget(&mut self) {
        self.stage = Stage::None;
    }

    pub(super) fn forget_order(&mut self) {
        if self.is_waiting() {
            self.forget();
        }
    }

    pub(super) fn is_wanted(&self, session: &Session, shared: &Shared) -> bool {
        matches!(self.stage, Stage::None) || self.asked != shared.strategy_for(session)
    }

    pub(super) fn is_none(&self) -> bool {
        matches!(self.stage, Stage::None)
    }

    pub(super) fn is_waiting(&self) -> bool {
        matches!(self.stage, Stage::Waiting { .. })
    }

    pub(super) fn given(&self) -> Option<&Decision> {
        match &self.stage {
            Stage::Given(decision) => Some(decision),
            Stage::None | Stage::Waiting { .. } | Stage::Failed(_) => None,
        }
    }

    pub(super) fn ask(&mut self, session: &Session, shared: &mut Shared) {
        self.asked = shared.strategy_for(session);
        let (session, strategy) = (Box::new(session.clone()), self.asked.clone());
        let order = shared.order(Request::Suggest { session, strategy });
        self.stage = Stage::Waiting { order, progress: None, best: None };
    }

    pub(super) fn is_about(&self, report: &JobEvent) -> bool {
        matches!(self.stage, Stage::Waiting { order, .. } if order == report.number)
    }

    pub(super) fn hear(&mut self, report: JobEvent) -> bool {
        let Stage::Waiting { order, progress, best } = &mut self.stage else { return false };
        if *order != report.number {
            return false;
        }
        match report.news {
            News::Progress(news) => *progress = Some(news),
            News::Improved(guess) => *best = Some(guess),
            News::Suggested(decision) | News::Looked(_, Some(decision)) => self.stage = Stage::Given(decision),
            News::Failed(reason) => self.stage = Stage::Failed(reason),
            News::Looked(_, None) | News::Stopped => self.stage = Stage::None,
            _ => {}
        }
        self.given().is_some()
    }

    pub(super) fn lines(&self, canvas: &Canvas<'_, '_>, board: &Board, before: &str) -> Vec<Line<'static>> {
        match &self.stage {
            Stage::None => Vec::new(),
            Stage::Waiting { progress, best, .. } => {
                let mut lines = vec![Line::from(canvas.span(waiting(*progress), Tone::Quiet))];
                if let Some(best) = best {
                    lines.push(Line::from(canvas.pegs(best, Cell::with(board, 3))));
                    lines.push(Line::from(canvas.span(t!("tui-game-best-so-far"), Tone::Quiet)));
                }
                lines
            }
            Stage::Given(decision) => suggested(canvas, board, decision, before),
            Stage::Failed(reason) => vec![Line::from(canvas.span(reason, Tone::Bad))],
        }
    }
}

fn suggested(canvas: &Canvas<'_, '_>, board: &Board, decision: &Decision, before: &str) -> Vec<Line<'static>> {
    let mut head = vec![canvas.span(format!("{before} "), Tone::Accent)];
    head.extend(canvas.pegs(&decision.guess, Cell::with(board, 1)));
    let mut lines = vec![Line::from(head), Line::from(canvas.span(guess::mark(decision), Tone::Usual))];
    lines.extend(guess::leaves(decision).map(|leaves| Line::from(canvas.span(leaves, Tone::Quiet))));
    if let Some(further) = guess::further_guesses(decision) {
        lines.push(Line::from(canvas.span(further, Tone::Quiet)));
    }
    lines
}
