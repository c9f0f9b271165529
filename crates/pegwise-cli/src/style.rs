use anstyle::{Ansi256Color, AnsiColor, Color as Ansi, Style};
use pegwise::notation::{Alphabet, color_word, visible};
use pegwise::{Board, Code, Color, PartialFeedback};
use pegwise_text::answer::drawn;
use pegwise_text::attribute;

/// Text with styles. Only this module adds them, so the text itself cannot contain control sequences.
pub(crate) struct Drawn(String);

impl Drawn {
    pub(crate) fn between(&self, before: &str, after: &str) -> Self {
        Drawn([&visible(before), &*self.0, &visible(after)].concat())
    }

    pub(crate) fn styled(&self) -> &str {
        &self.0
    }
}

/// Draws a code. Every peg shows its symbol, so nothing depends on seeing colour.
pub(crate) fn pegs(alphabet: &Alphabet, board: &Board, code: &Code) -> Drawn {
    // Aligns numbers of one and two digits.
    let width = board.color(board.colors() - 1).map_or(1, |last| alphabet.symbol(last).chars().count());
    let peg = |(&color, symbol): (&Color, String)| {
        let style = peg_style(&name_of_paint(alphabet, board, color), color);
        format!("{style} {:>width$} {style:#}", visible(&symbol))
    };
    Drawn(code.colors().iter().zip(alphabet.symbols(code)).map(peg).collect::<Vec<_>>().join(" "))
}

fn name_of_paint(alphabet: &Alphabet, board: &Board, color: Color) -> String {
    let Some([first, _]) = attribute::places(board, color) else { return alphabet.name(color) };
    let own = alphabet.attributes().and_then(|[names, _]| names.get(first)).cloned();
    own.unwrap_or_else(|| board.color(first).map_or_else(String::new, |color| Alphabet::canonical().name(color)))
}

pub(crate) struct Glyphs {
    black: &'static str,
    white: &'static str,
    none: &'static str,
}

impl Glyphs {
    /// Uses filled pegs for black, hollow ones for white, and dots for the rest. The ASCII symbols can also be typed.
    pub(crate) fn new(ascii: bool) -> Self {
        if ascii {
            Glyphs { black: "+", white: "-", none: "." }
        } else {
            Glyphs { black: "●", white: "○", none: "·" }
        }
    }

    pub(crate) fn holes(&self, pegs: usize) -> Drawn {
        let style = Style::new().dimmed();
        Drawn(vec![format!("{style} {} {style:#}", self.none); pegs].join(" "))
    }

    pub(crate) fn pegs(&self) -> [&'static str; 3] {
        [self.black, self.white, self.none]
    }

    pub(crate) fn answer(&self, feedback: PartialFeedback, pegs: usize) -> String {
        let known = |black: usize, white: usize| {
            let others = pegs.saturating_sub(black + white);
            format!("{}{}{}", self.black.repeat(black), self.white.repeat(white), "?".repeat(others))
        };
        match feedback {
            PartialFeedback::Known(feedback) => drawn(feedback, pegs, self.pegs()),
            PartialFeedback::Black(black) => known(black.into(), 0),
            PartialFeedback::White(white) => known(0, white.into()),
            PartialFeedback::Unknown => known(0, 0),
        }
    }
}

fn peg_style(name: &str, color: Color) -> Style {
    if color.is_blank() {
        return Style::new().dimmed();
    }
    let (background, dark) = pegwise_tui::peg_color(name, color);
    let text = if dark { AnsiColor::BrightWhite } else { AnsiColor::Black };
    let background = Ansi::Ansi256(Ansi256Color(background));
    Style::new().bold().fg_color(Some(text.into())).bg_color(Some(background))
}

pub(crate) struct Paint {
    pub(crate) fill: [u8; 3],
    pub(crate) ink: [u8; 3],
}

pub(crate) fn paint(name: &str) -> Paint {
    const BLACK: [u8; 3] = [0; 3];
    const WHITE: [u8; 3] = [255; 3];
    let (fill, ink) = match color_word(name).unwrap_or_default() {
        "red" => ([0xc6, 0x28, 0x28], WHITE),
        "green" => ([0x43, 0xb6, 0x49], BLACK),
        "yellow" => ([0xff, 0xe1, 0x1a], BLACK),
        "blue" => ([0x1c, 0x4f, 0xc4], WHITE),
        "black" => ([0x22, 0x22, 0x22], WHITE),
        "orange" => ([0xff, 0x8c, 0x1a], BLACK),
        "purple" => ([0x7b, 0x1f, 0xa2], WHITE),
        "teal" => ([0x00, 0x79, 0x8a], WHITE),
        "brown" => ([0x79, 0x50, 0x30], WHITE),
        "lime" => ([0xb8, 0xf0, 0x2c], BLACK),
        "magenta" => ([0xf4, 0x8f, 0xd0], BLACK),
        _ => (WHITE, BLACK),
    };
    Paint { fill, ink }
}
