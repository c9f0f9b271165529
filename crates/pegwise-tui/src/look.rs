use crate::entry::Note;
use pegwise::Color as Peg;
use pegwise::notation::{Alphabet, color_word};
use pegwise_text::t;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// Colours and glyphs. Neither carries meaning alone: every peg shows its symbol, and every mark has a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Whether to use only glyphs that every terminal can show.
    pub ascii: bool,
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// 256 colours for a dark background.
    Dark,
    /// 256 colours for a light background.
    Light,
    /// 256 colours that colour-blind people can distinguish [Okabe & Ito 2008].
    ColorBlind,
    /// The sixteen colours of the terminal's own palette.
    Sixteen,
    /// No colours.
    Plain,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 5] = [Theme::Dark, Theme::Light, Theme::ColorBlind, Theme::Sixteen, Theme::Plain];

    /// Returns the name of the theme.
    pub fn name(self) -> String {
        match self {
            Theme::Dark => t!("tui-theme-dark"),
            Theme::Light => t!("tui-theme-light"),
            Theme::ColorBlind => t!("tui-theme-color-blind"),
            Theme::Sixteen => t!("tui-theme-sixteen"),
            Theme::Plain => t!("tui-theme-plain"),
        }
    }

    pub(crate) fn after(theme: Option<Self>, step: isize) -> Option<Self> {
        let all = || std::iter::once(None).chain(Self::ALL.map(Some));
        let at = all().position(|other| other == theme).unwrap_or(0);
        all().nth(crate::wrapped(at, step, Self::ALL.len() + 1)).flatten()
    }
}

pub(crate) const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Usual,
    Quiet,
    Accent,
    Good,
    Bad,
}

impl Look {
    pub(crate) fn tone(self, tone: Tone) -> Style {
        let style = Style::new();
        let color = |dark, light, blind, sixteen| match self.theme {
            Theme::Dark => style.fg(Color::Indexed(dark)),
            Theme::Light => style.fg(Color::Indexed(light)),
            Theme::ColorBlind => style.fg(Color::Indexed(blind)),
            Theme::Sixteen => style.fg(sixteen),
            Theme::Plain => style,
        };
        match tone {
            Tone::Usual => style,
            Tone::Quiet if self.theme == Theme::Plain => style.add_modifier(Modifier::DIM),
            Tone::Quiet => color(246, 241, 246, Color::DarkGray),
            Tone::Accent => color(117, 25, 74, Color::Cyan).add_modifier(Modifier::BOLD),
            Tone::Good => color(114, 28, 74, Color::Green),
            Tone::Bad => color(210, 124, 214, Color::LightRed).add_modifier(Modifier::BOLD),
        }
    }

    pub(crate) fn peg(self, alphabet: &Alphabet, peg: Peg) -> Style {
        if peg.is_blank() {
            return self.tone(Tone::Quiet);
        }
        let style = Style::new().add_modifier(Modifier::BOLD);
        let (background, dark) = match self.theme {
            Theme::Plain => return style,
            Theme::Sixteen => sixteen(peg.index()),
            Theme::ColorBlind => color_blind(peg.index()),
            Theme::Dark | Theme::Light => {
                let (index, dark) = peg_color(&alphabet.name(peg), peg);
                (Color::Indexed(index), dark)
            }
        };
        style.bg(background).fg(if dark { Color::White } else { Color::Black })
    }

    fn glyph(self, fancy: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { fancy }
    }

    pub(crate) fn hole(self) -> &'static str {
        self.glyph("·", ".")
    }

    pub(crate) fn answer_pegs(self) -> [&'static str; 3] {
        [self.black(), self.white(), self.hole()]
    }

    pub(crate) fn black(self) -> &'static str {
        self.glyph("●", "+")
    }

    pub(crate) fn white(self) -> &'static str {
        self.glyph("○", "-")
    }

    pub(crate) fn note(self, note: Note) -> &'static str {
        match note {
            Note::Sure => self.glyph("✓", "!"),
            Note::Out => self.glyph("✗", "x"),
        }
    }

    pub(crate) fn pointer(self) -> &'static str {
        self.glyph("▸", ">")
    }

    pub(crate) fn bar(self) -> &'static str {
        self.glyph("█", "#")
    }

    pub(crate) fn border(self) -> border::Set<'static> {
        const ASCII: border::Set<'static> = border::Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        };
        if self.ascii { ASCII } else { border::ROUNDED }
    }

    pub(crate) fn text(self, text: &str) -> String {
        if !self.ascii {
            return text.to_owned();
        }
        let ascii = |c: char| match c {
            '→' => "->".to_owned(),
            '←' => "<-".to_owned(),
            '↑' => "^".to_owned(),
            '↓' => "v".to_owned(),
            '⏎' => "Enter".to_owned(),
            '·' => ".".to_owned(),
            '●' => "+".to_owned(),
            '○' | '–' | '−' => "-".to_owned(),
            '✓' => "!".to_owned(),
            '✗' => "x".to_owned(),
            '★' => "*".to_owned(),
            '…' => "...".to_owned(),
            '“' | '”' | '„' => "\"".to_owned(),
            '’' => "'".to_owned(),
            'ä' => "ae".to_owned(),
            'ö' => "oe".to_owned(),
            'ü' => "ue".to_owned(),
            'Ä' => "Ae".to_owned(),
            'Ö' => "Oe".to_owned(),
            'Ü' => "Ue".to_owned(),
            'ß' => "ss".to_owned(),
            '\u{a0}' => " ".to_owned(),
            c => c.to_string(),
        };
        text.chars().map(ascii).collect()
    }
}

/// Returns the colour of a peg in the 256-colour palette, and whether it is dark. Unknown names get one by number.
pub fn peg_color(name: &str, peg: Peg) -> (u8, bool) {
    match color_word(name).unwrap_or_default() {
        "red" => (160, true),
        "green" => (40, false),
        "yellow" => (226, false),
        "blue" => (21, true),
        "white" => (231, false),
        "black" => (238, true),
        "orange" => (208, false),
        "purple" => (91, true),
        "teal" => (30, true),
        "brown" => (94, true),
        "lime" => (118, false),
        "magenta" => (213, false),
        _ => (u8::try_from(146 + peg.index() * 7 % 84).expect("below 230"), false),
    }
}

/// The eight colours of Okabe and Ito, approximated in the 256-colour palette, with white instead of black.
fn color_blind(index: usize) -> (Color, bool) {
    const COLORS: [(u8, bool); 8] =
        [(166, true), (36, false), (227, false), (25, true), (231, false), (240, true), (214, false), (175, false)];
    let (background, dark) = COLORS.get(index).copied().unwrap_or((u8::try_from(236 + index % 8).unwrap_or(236), true));
    (Color::Indexed(background), dark)
}

fn sixteen(index: usize) -> (Color, bool) {
    const COLORS: [(Color, bool); 12] = [
        (Color::Red, true),
        (Color::Green, false),
        (Color::Yellow, false),
        (Color::Blue, true),
        (Color::Gray, false),
        (Color::DarkGray, true),
        (Color::LightRed, false),
        (Color::Magenta, true),
        (Color::Cyan, false),
        (Color::LightBlue, false),
        (Color::LightGreen, false),
        (Color::LightMagenta, false),
    ];
    COLORS[index % COLORS.len()]
}
