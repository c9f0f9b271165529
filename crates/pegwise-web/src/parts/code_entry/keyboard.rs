use super::row::Row;
use crate::parts::peg::{class_of_mark, class_of_tile};
use crate::{peg_style, t};
use leptos::prelude::*;
use pegwise::{Color, FeedbackKind, FeedbackParts, PegMark, Rules, Turn};

/// The best mark that the letter got in any row. It stays unknown if marks may be false or compare letters.
fn best_mark(rules: &Rules, turns: &[Turn], letter: Color) -> Option<PegMark> {
    if rules.allows_lies() || rules.feedback_kind() != FeedbackKind::Marks {
        return None;
    }
    let marks = turns.iter().filter_map(|turn| match turn.feedback.parts() {
        FeedbackParts::Marks(marks) => {
            turn.guess.colors().iter().zip(marks).filter(|(own, _)| **own == letter).map(|(_, mark)| mark).max()
        }
        _ => None,
    });
    marks.max()
}

fn spoken(letter: &str, mark: Option<PegMark>) -> String {
    match mark {
        Some(PegMark::Right) => t!("letter-in-place", letter = letter),
        Some(PegMark::Elsewhere) => t!("letter-elsewhere", letter = letter),
        Some(_) => t!("letter-nowhere", letter = letter),
        None => letter.to_owned(),
    }
}

pub(super) fn view(row: Row, rules: &Rules, turns: &[Turn]) -> impl IntoView {
    let letters: Vec<(Color, String)> = (0..rules.colors())
        .filter_map(|at| rules.color(at))
        .map(|letter| (letter, peg_style::symbol(letter)))
        .collect();
    let key = |symbol: char| {
        let (letter, symbol) = letters.iter().find(|(_, own)| own.starts_with(symbol)).cloned()?;
        let mark = best_mark(rules, turns, letter);
        let class = format!("letter {}", mark.map(class_of_tile).unwrap_or_default());
        Some(view! {
            <button type="button" class=class aria-label=spoken(&symbol, mark) on:click=move |_| row.put_aloud(letter)>
                {symbol.clone()}
                {mark.map(|mark| view! { <span class=class_of_mark(mark)></span> })}
            </button>
        })
    };
    let delete = move |_| {
        row.take_back_letter();
        row.say(row.chosen.get_untracked());
    };
    let layout = t!("keyboard");
    let lines: Vec<_> = layout.split(' ').map(|line| line.chars().filter_map(key).collect_view()).collect();
    let last = lines.len() - 1;
    let lines = lines.into_iter().enumerate().map(|(at, keys)| {
        let delete = (at == last).then(|| view! {
            <button type="button" class="letter icon delete" aria-label=t!("keyboard-delete") title=t!("keyboard-delete") on:click=delete>
                <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7 4h11v12H7L2 10zM10 8l4 4M14 8l-4 4"/></svg>
            </button>
        });
        view! { <div>{keys}{delete}</div> }
    });
    view! { <div class="palette letters" role="group" aria-label=t!("letters")>{lines.collect_view()}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::notation::GameRecord;

    #[test]
    fn a_key_shows_the_best_that_is_known() {
        let game: GameRecord = "words CRANE:..+.- PAPER:.+.--".parse().unwrap();
        let mark = |rules: &Rules, letter: u8| {
            best_mark(rules, &game.history, rules.color(usize::from(letter - b'A')).unwrap())
        };
        let marks = [b'A', b'E', b'R', b'C', b'P', b'Z'].map(|letter| mark(&game.rules, letter));
        let (right, elsewhere, wrong) = (PegMark::Right, PegMark::Elsewhere, PegMark::Wrong);
        assert_eq!(marks, [Some(right), Some(elsewhere), Some(elsewhere), Some(wrong), Some(wrong), None]);
        let lying: Rules = "5x26-marks-lies1".parse().unwrap();
        assert_eq!(mark(&lying, b'A'), None);
    }
}
