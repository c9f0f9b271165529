use super::rules::request;
use crate::canvas::Message;
use crate::input::KeyCode;
use pegwise::notation::Alphabet;
use pegwise::{Code, Rules};
use pegwise_text::{problem, t};
use tui_input::Input as Text;

#[derive(Debug, Default)]
pub(super) struct HiddenCode {
    text: Text,
}

#[derive(Debug)]
pub(super) enum Typed {
    More,
    Code(Code),
    Wrong(Message),
    Left,
}

impl HiddenCode {
    pub(super) fn press(&mut self, key: KeyCode, rules: &Rules, alphabet: &Alphabet) -> Typed {
        match key {
            KeyCode::Esc => return Typed::Left,
            KeyCode::Enter => return self.read(rules, alphabet),
            key => {
                if let Some(request) = request(key) {
                    self.text.handle(request);
                }
            }
        }
        Typed::More
    }

    fn read(&mut self, rules: &Rules, alphabet: &Alphabet) -> Typed {
        let text = std::mem::take(&mut self.text);
        alphabet.read_code(rules, text.value()).map_or_else(
            |reason| {
                let hidden = problem::of_hidden_code(alphabet, &reason);
                let reason = hidden.unwrap_or_else(|| t!("tui-hidden-look", at = reason.at + 1));
                Typed::Wrong(Message::bad(t!("tui-hidden-no-code", reason = reason)))
            },
            Typed::Code,
        )
    }

    pub(super) fn shown(&self, rules: &Rules, alphabet: &Alphabet) -> String {
        let first = rules.color(0);
        let last = rules.color(rules.colors() - 1);
        let [first, last] = [first, last].map(|color| color.map_or_else(String::new, |color| alphabet.symbol(color)));
        let dots = "*".repeat(self.text.value().chars().count());
        t!("tui-hidden-typed", typed = dots, pegs = rules.pegs(), first = first, last = last)
    }
}
