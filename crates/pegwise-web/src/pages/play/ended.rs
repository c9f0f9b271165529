use super::playing::standing;
use super::setup::new_seed;
use super::{SecretSource, Table};
use crate::engine::Reply;
use crate::link::Fragment;
use crate::parts::{CodePegs, CopyButton, ShareButton, count_left};
use crate::peg_style;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Count, Status, Turn};

/// The element that says how a game ended.
pub(super) const ENDED: &str = "ended";

/// What the code was, or could have been.
#[derive(Clone, PartialEq)]
pub(super) struct Revealed {
    secret: Code,
    /// How many codes it could have been.
    possible: Count,
}

impl Revealed {
    /// As it is known on the page; nothing if the codemaker has to be asked, who sits in the worker.
    pub(super) fn here(table: &Table) -> Option<Self> {
        let session = table.game.session();
        match (session.status(), session.turns().last()) {
            (Status::Won { .. }, Some(turn)) => Some(Revealed { secret: turn.guess.clone(), possible: 1.into() }),
            _ => table
                .game
                .codemaker()
                .map(|codemaker| Revealed { secret: codemaker.secret(), possible: codemaker.possible_secrets() }),
        }
    }

    /// As the codemaker in the worker says.
    pub(super) fn read(table: &Table, reply: Option<Reply>) -> Option<Self> {
        let Some(Reply::Evil(evil)) = reply else { return None };
        let secret = table.game.session().rules().read_code(&evil.secret).ok()?;
        Some(Revealed { secret, possible: evil.possible.into() })
    }

    fn words(&self) -> String {
        match self.possible {
            Count::Exactly(1) => t!("ended-secret"),
            Count::Exactly(codes) => t!("ended-possible", codes = codes),
            count => t!("ended-among", left = count_left(count)),
        }
    }

    /// How the game ended, and what the code was, in words to be heard.
    pub(super) fn spoken(&self, table: &Table) -> String {
        format!("{} {} {}.", standing(table), self.words(), peg_style::spoken(&self.secret))
    }
}

/// What follows a game: the secret, the review, the result to share, the next game.
#[component]
pub(super) fn Ended(
    table: impl Fn() -> Option<Table> + Send + Sync + 'static,
    /// Nothing as long as the codemaker has not said.
    revealed: Signal<Option<Revealed>>,
) -> impl IntoView {
    move || {
        let table = table()?;
        let session = table.game.session();
        let secret = move || {
            let revealed = revealed.get()?;
            Some(view! { <p class="secret">{revealed.words()}" "<CodePegs code=revealed.secret/></p> })
        };
        let review = Fragment::default().with("game", session.record());
        let again = match &table.source {
            SecretSource::Evil => SecretSource::Evil,
            _ => SecretSource::Seed(new_seed()),
        };
        let result = result(&table);
        let shared = result.clone();
        let reviewed = (!session.turns().is_empty())
            .then(|| view! { <a class="button" href=Page::Review.href(&review)>{t!("ended-review")}</a> });
        let title = match session.status() {
            Status::Won { guesses } => t!("ended-won", guesses = guesses),
            _ => t!("ended"),
        };
        Some(view! {
            <section class="panel ended" aria-labelledby=ENDED>
                <h2 id=ENDED tabindex="-1">{title}</h2>
                {secret}
                <div class="buttons">
                    <a class="button main" href=Page::Play.href(&again.deal(session.rules()))>{t!("ended-again")}</a>
                    {reviewed}
                    <CopyButton label=t!("copy-result") text=Callback::new(move |()| result.clone())/>
                    <ShareButton text=Callback::new(move |()| shared.clone())/>
                    <a class="button" href=Page::You.href(&Fragment::default())>{t!("ended-statistics")}</a>
                </div>
            </section>
        })
    }
}

/// The result as text that gives nothing away: what was played, in how many guesses, and the answers as squares.
fn result(table: &Table) -> String {
    let session = table.game.session();
    let rows = session.rules().max_guesses();
    let guesses = match session.status() {
        Status::Won { guesses } => guesses.to_string(),
        _ => "X".to_owned(),
    };
    let name = match &table.source {
        SecretSource::Daily(date) => format!("Pegwise {date}"),
        SecretSource::Seed(seed) => format!("Pegwise {} #{seed}", session.rules()),
        SecretSource::Challenge(_) | SecretSource::Evil => format!("Pegwise {}", session.rules()),
    };
    let line = |turn: &Turn| {
        let (black, white) = (turn.feedback.black(), turn.feedback.white());
        let wrong = session.rules().pegs() - black - white;
        format!("{}{}{}", "⚫".repeat(black), "⚪".repeat(white), "➖".repeat(wrong))
    };
    let lines: Vec<String> = session.turns().iter().map(line).collect();
    let hints = match table.game.hints() {
        0 => String::new(),
        hints => format!(" 💡{hints}"),
    };
    format!("{name} {guesses}/{rows}{hints}\n{}", lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_give_nothing_away() {
        let table = Table::read(&Fragment::read("game=4x6-in2+1122:0.1+4266:4.0&seed=7")).unwrap().unwrap();
        assert_eq!(result(&table), "Pegwise 4x6-in2 #7 2/2\n⚪➖➖➖\n⚫⚫⚫⚫");
        let helped = Table::read(&Fragment::read("game=4x6+4266:4.0&seed=7&hints=3")).unwrap().unwrap();
        assert_eq!(result(&helped), "Pegwise 4x6 #7 1/10 💡3\n⚫⚫⚫⚫");
    }
}
