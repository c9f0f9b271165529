use crate::parts::explain_notation;
use crate::t;
use leptos::prelude::*;
use pegwise::{InvalidFinishedGame, InvalidLine, UnreadableLine};

#[component]
pub(super) fn UnreadableLines(lines: Vec<UnreadableLine>) -> impl IntoView {
    const SHOWN: usize = 20;
    const CHARACTERS: usize = 120;
    let more = lines.len().saturating_sub(SHOWN);
    let line = |line: &UnreadableLine| {
        let text = line.text();
        let start: String = text.trim().chars().take(CHARACTERS).collect();
        let cut = if text.trim().chars().count() > CHARACTERS { "…" } else { "" };
        let problem = explain_line(&line.problem);
        view! { <li>{t!("you-bad-line", line = line.number, problem = problem)}<br/><code class="long">{start}{cut}</code></li> }
    };
    view! {
        <ul>{lines.iter().take(SHOWN).map(line).collect_view()}</ul>
        {(more > 0).then(|| view! { <p>{t!("you-more-bad-lines", more = more)}</p> })}
    }
}

fn explain_line(problem: &InvalidLine) -> String {
    match problem {
        InvalidLine::CutOff => t!("you-line-cut-off"),
        InvalidLine::Game(problem) => explain_game(problem),
        other => t!("you-line-other", problem = other.to_string()),
    }
}

fn explain_game(problem: &InvalidFinishedGame) -> String {
    match problem {
        InvalidFinishedGame::Time { found } => t!("you-line-time", found = found.as_str()),
        InvalidFinishedGame::NoMatchup => t!("you-line-sides"),
        InvalidFinishedGame::Game(error) => explain_notation(error),
        InvalidFinishedGame::OtherSecret { row, .. } => t!("you-line-secret", row = *row),
        InvalidFinishedGame::Ending { .. } => t!("you-line-ending"),
        other => t!("you-line-other", problem = other.to_string()),
    }
}
