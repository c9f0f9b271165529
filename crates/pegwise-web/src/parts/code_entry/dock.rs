use leptos::prelude::*;
use pegwise::{Code, Color, Turn};

/// A change to the row that comes from beside it.
#[derive(Clone)]
pub(crate) enum RowChange {
    Put(Code),
    /// Like Backspace.
    TakeBack,
}

#[derive(Clone)]
pub(crate) struct Dock {
    pub(crate) above: ViewFn,
    pub(crate) tools: ViewFn,
    pub(crate) wanted: RwSignal<Option<RowChange>>,
    pub(crate) noted: String,
    pub(crate) note: Callback<String>,
    pub(crate) turns: Vec<Turn>,
}

#[derive(Clone)]
pub(crate) struct Kept {
    pub(crate) begun: String,
    pub(crate) keep: Callback<String>,
}

impl Kept {
    pub(super) fn begun(kept: Option<&Self>) -> &str {
        kept.map_or("", |kept| &kept.begun)
    }

    pub(super) fn follow(kept: Option<Self>, row: impl Fn() -> String + 'static) {
        if let Some(Kept { keep, .. }) = kept {
            Effect::new(move |_| keep.run(row()));
        }
    }
}

pub(super) fn write_holes(holes: &[Option<Color>], colors: &[Color]) -> String {
    let digit = |hole: &Option<Color>| {
        let at = colors.iter().position(|color| Some(*color) == *hole);
        at.and_then(|at| char::from_digit(u32::try_from(at).ok()?, 36)).unwrap_or('.')
    };
    holes.iter().map(digit).collect()
}

pub(super) fn read_holes(text: &str, colors: &[Color], pegs: usize) -> Vec<Option<Color>> {
    let color = |digit: char| colors.get(usize::try_from(digit.to_digit(36)?).ok()?).copied();
    text.chars().map(color).chain(std::iter::repeat(None)).take(pegs).collect()
}

impl Dock {
    pub(super) fn open(dock: Option<Self>, change: impl Fn(RowChange) + 'static) -> (Option<ViewFn>, Option<ViewFn>) {
        let Some(Dock { above, tools, wanted, .. }) = dock else { return (None, None) };
        Effect::new(move |_| {
            if let Some(wanted) = wanted.get() {
                change(wanted);
            }
        });
        (Some(above), Some(tools))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::Rules;

    #[test]
    fn a_row_half_made_is_read_as_it_was_written() {
        let rules: Rules = "4x12-blanks".parse().unwrap();
        let colors: Vec<Color> = (0..12).filter_map(|at| rules.color(at)).chain([Color::BLANK]).collect();
        let row = vec![Some(colors[11]), None, Some(Color::BLANK), Some(colors[0])];
        assert_eq!(write_holes(&row, &colors), "b.c0");
        assert_eq!(read_holes("b.c0", &colors, 4), row);
        for (text, filled) in [("", 0), ("zz", 0), ("0123456", 4), ("ä0", 1)] {
            assert_eq!(read_holes(text, &colors, 4).iter().flatten().count(), filled, "{text}");
        }
    }
}
