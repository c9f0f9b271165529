use super::dock::{read_holes, write_holes};
use crate::peg_style;
use crate::t;
use pegwise::Color;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Notes {
    out: Vec<Color>,
    sure: Vec<Option<Color>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Note {
    Out,
    Sure(usize),
}

impl Notes {
    pub(super) fn read(text: &str, colors: &[Color], pegs: usize) -> Self {
        let (out, sure) = text.split_once(',').unwrap_or((text, ""));
        let out = read_holes(out, colors, colors.len()).into_iter().flatten().collect();
        Notes { out, sure: read_holes(sure, colors, pegs) }
    }

    /// Writes a digit for each ruled-out colour and for each place, or an empty text if there are no notes.
    pub(super) fn write(&self, colors: &[Color]) -> String {
        let out: Vec<Option<Color>> = self.out.iter().copied().map(Some).collect();
        let (out, sure) = (write_holes(&out, colors), write_holes(&self.sure, colors));
        if self.sure.iter().any(Option::is_some) { format!("{out},{sure}") } else { out }
    }

    pub(super) fn of(&self, color: Color, at: usize) -> Option<Note> {
        let places = || self.sure.iter().enumerate().filter(|(_, sure)| **sure == Some(color));
        let place = places().find(|(place, _)| *place == at).or_else(|| places().next());
        match place {
            Some((place, _)) => Some(Note::Sure(place)),
            None => self.out.contains(&color).then_some(Note::Out),
        }
    }

    pub(super) fn sure(&self, at: usize) -> Option<Color> {
        self.sure[at]
    }

    /// Cycles through "ruled out", "certain here" and no note. A colour certain elsewhere becomes certain here too.
    pub(super) fn change(&mut self, color: Color, at: usize) {
        match self.of(color, at) {
            None => self.out.push(color),
            Some(Note::Sure(place)) if place == at => self.sure[at] = None,
            Some(_) => {
                self.out.retain(|out| *out != color);
                self.sure[at] = Some(color);
            }
        }
    }
}

pub(super) fn spoken(color: Color, note: Option<Note>) -> String {
    let color = peg_style::spoken_color(color);
    match note {
        None => color,
        Some(Note::Out) => t!("note-out", color = color),
        Some(Note::Sure(place)) => t!("note-sure", color = color, number = place + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::Board;

    fn colors() -> Vec<Color> {
        let board = Board::classic();
        (0..6).filter_map(|color| board.color(color)).collect()
    }

    #[test]
    fn a_colour_is_ruled_out_then_sure_then_nothing() {
        let colors = colors();
        let mut notes = Notes::read("", &colors, 4);
        let mut change = |color: usize, at: usize| {
            notes.change(colors[color], at);
            notes.write(&colors)
        };
        assert_eq!(change(2, 1), "2");
        assert_eq!(change(5, 1), "25");
        assert_eq!(change(2, 1), "5,.2..");
        // A colour can be certain at several places, but a place has only one colour.
        assert_eq!(change(2, 3), "5,.2.2");
        assert_eq!(change(5, 3), ",.2.5");
        assert_eq!(change(2, 1), ",...5");
        assert_eq!(change(5, 3), "");
    }

    #[test]
    fn notes_are_read_as_they_were_written() {
        let colors = colors();
        for text in ["", "2", "25", "5,.2.2", ",0123"] {
            assert_eq!(Notes::read(text, &colors, 4).write(&colors), text);
        }
        for broken in ["zz", "9,9999", ",,", "ä,ä"] {
            assert_eq!(Notes::read(broken, &colors, 4).write(&colors), "", "{broken}");
        }
        let notes = Notes::read("5,.2.2", &colors, 4);
        assert_eq!(notes.of(colors[2], 3), Some(Note::Sure(3)));
        assert_eq!(notes.of(colors[2], 0), Some(Note::Sure(1)));
        assert_eq!(notes.of(colors[5], 0), Some(Note::Out));
        assert_eq!(notes.of(colors[0], 0), None);
    }
}
