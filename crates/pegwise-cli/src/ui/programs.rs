use super::Ui;
use crate::failure::Outcome;
use crate::job;
use pegwise::api::{GameEvent, GameLine, Output, WebEvent, WebLine};
use serde::Serialize;

impl Ui {
    pub(crate) fn result(&mut self, command: &str, result: impl Serialize) -> Outcome {
        let output = Output::new(command, result);
        self.object(&output)
    }

    pub(crate) fn event(&mut self, event: GameEvent) -> Outcome {
        if self.json() { self.in_one_line(&GameLine::from(event)) } else { Ok(()) }
    }

    pub(crate) fn web_event(&mut self, event: WebEvent) -> Outcome {
        if self.json() { self.in_one_line(&WebLine::from(event)) } else { Ok(()) }
    }

    pub(crate) fn object(&mut self, object: &impl Serialize) -> Outcome {
        let text = serde_json::to_string_pretty(object).expect("strings, numbers and lists");
        job::telling(|| self.out.json(&text))
    }

    fn in_one_line(&mut self, object: &impl Serialize) -> Outcome {
        let text = serde_json::to_string(object).expect("strings, numbers and lists");
        job::telling(|| self.out.json(&text))
    }
}
