use crate::canvas::{Canvas, Scroll};
use crate::input::{Binding, HitArea, Input, KeyCode, Turned};
use crate::look::Tone;
use pegwise_text::t;
use ratatui::text::{Line, Span, Text};
use std::borrow::Cow;

#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Help {
    scroll: Scroll,
}

impl Help {
    pub(crate) fn closes_on(&mut self, input: &Input) -> bool {
        match input {
            Input::Key(KeyCode::Down | KeyCode::Char('j')) | Input::Wheel(_, Turned::Down) => self.scroll.by(1),
            Input::Key(KeyCode::Up | KeyCode::Char('k')) | Input::Wheel(_, Turned::Up) => self.scroll.by(-1),
            Input::Key(KeyCode::Char(' ')) => return !self.scroll.turns_on(KeyCode::PageDown),
            Input::Key(key) => return !self.scroll.turns_on(*key),
            _ => return true,
        }
        false
    }

    pub(crate) fn draw(self, canvas: &mut Canvas<'_, '_>, about: &str, bindings: &[Binding]) {
        const WIDTH: u16 = 64;
        let look = canvas.look;
        let shown = |binding: &Binding| look.text(&binding.all_shown());
        let keys = bindings.iter().map(|binding| shown(binding).chars().count()).max().unwrap_or(0);
        let width = usize::from(WIDTH.min(canvas.frame.area().width)).saturating_sub(2).max(1);
        let wrapped = |text: &str, width: usize| {
            textwrap::wrap(&canvas.look.text(text), width.max(12)).into_iter().map(Cow::into_owned).collect::<Vec<_>>()
        };
        let mut lines: Vec<Line<'_>> = wrapped(about, width).into_iter().map(Line::from).collect();
        let with_ctrl = bindings.iter().find_map(|binding| match binding.press {
            HitArea::Ctrl(letter) => Some(letter.to_uppercase().to_string()),
            _ => None,
        });
        if let Some(letter) = with_ctrl {
            lines.extend(wrapped(&t!("tui-help-ctrl", letter = letter), width).into_iter().map(Line::from));
        }
        lines.push(Line::default());
        for binding in bindings {
            let mut shown = shown(binding);
            for text in wrapped(&(binding.help)(), width.saturating_sub(keys + 2)) {
                let gap = " ".repeat(keys + 2 - shown.chars().count());
                lines.push(Line::from(vec![canvas.span(format!("{shown}{gap}"), Tone::Accent), Span::raw(text)]));
                shown.clear();
            }
        }
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let fits = height.saturating_add(2) <= canvas.frame.area().height;
        let title = if fits { t!("tui-help-closes") } else { t!("tui-help-scrolls") };
        let title = canvas.look.text(&title);
        let inside = canvas.popup(&title, WIDTH, height.saturating_add(2));
        canvas.spots.add(canvas.frame.area(), HitArea::Key(KeyCode::Esc));
        let most = height.saturating_sub(inside.height);
        let shown = lines.split_off(usize::from(self.scroll.0.min(most)));
        canvas.frame.render_widget(Text::from(shown), inside);
    }
}
