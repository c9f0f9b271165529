//! A tree as a strategy.

use super::StrategyTree;
use crate::decision::{Decision, Reason};
use crate::state::State;
use crate::strategy::{NoDecision, Strategy};
use pegwise_core::{Code, Monitor};

impl Strategy for StrategyTree {
    fn name(&self) -> String {
        "tree".to_owned()
    }

    fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, NoDecision> {
        let guess = self.choose(state, monitor)?;
        Decision::new(state, guess, Reason::Tree)
    }

    fn choose(&self, state: State<'_>, _monitor: &dyn Monitor) -> Result<Code, NoDecision> {
        self.check_board(state.board())?;
        if state.has_gaps() {
            return Err(NoDecision::NeedsAllAnswers);
        }
        let node = self.node_after(state.history())?;
        Ok(self.nodes()[node].guess.clone())
    }
}
