use crate::canvas::{Canvas, top};
use crate::input::{Binding, Input, KeyCode, Spot, Turned};
use crate::look::Tone;
use ratatui::text::{Line, Text};

/// The keys of a screen in words, over it.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Help {
    /// How many lines it was scrolled down.
    scrolled: u16,
}

impl Help {
    /// Any input but scrolling ends it.
    pub(crate) fn closes_on(&mut self, input: &Input) -> bool {
        match input {
            Input::Key(KeyCode::Down | KeyCode::Char('j' | ' ') | KeyCode::PageDown)
            | Input::Wheel(_, Turned::Down) => {
                self.scrolled = self.scrolled.saturating_add(1);
                false
            }
            Input::Key(KeyCode::Up | KeyCode::Char('k') | KeyCode::PageUp) | Input::Wheel(_, Turned::Up) => {
                self.scrolled = self.scrolled.saturating_sub(1);
                false
            }
            _ => true,
        }
    }

    pub(crate) fn draw(self, canvas: &mut Canvas<'_, '_>, about: &str, bindings: &[Binding]) {
        const WIDTH: u16 = 64;
        let keys = bindings.iter().map(|binding| binding.keys.chars().count()).max().unwrap_or(0);
        let mut lines = vec![Line::from(canvas.span(about, Tone::Usual)), Line::default()];
        for binding in bindings {
            let gap = " ".repeat(keys - binding.keys.chars().count());
            let keys = canvas.span(format!("{}{gap}  ", binding.keys), Tone::Accent);
            lines.push(Line::from(vec![keys, canvas.span(binding.help, Tone::Usual)]));
        }
        lines.push(Line::default());
        lines.push(Line::from(canvas.span("↑ ↓ scroll, any other key closes this.", Tone::Quiet)));
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_add(6);
        let inside = canvas.popup("Help", WIDTH, height);
        let most = u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(2);
        let shown = lines.split_off(usize::from(self.scrolled.min(most)));
        canvas.spots.add(inside, Spot::Key(KeyCode::Esc));
        let (inside, _) = top(inside, inside.height);
        canvas.text(Text::from(shown), inside);
    }
}
