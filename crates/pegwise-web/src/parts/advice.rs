use super::{CodePegs, Problem, Work, explain_failure};
use crate::engine::{Asked, PageRequest, Reply, request, use_reply};
use crate::game_editor::go_on;
use crate::peg_style;
use crate::t;
use leptos::prelude::*;
use pegwise::api::{Coverage, ErrorKind, Guess, Reason};
use pegwise::{Heuristic, Rules};
use pegwise_text::{number, strategy};

const NAMED: usize = 3;

#[derive(Clone, Copy)]
pub(crate) struct Advice {
    sought: Asked,
    taken: Asked,
    take: RwSignal<Option<PageRequest>>,
    pause: RwSignal<bool>,
}

pub(crate) fn use_advice(sought: impl Fn() -> Option<(String, String)> + Send + Sync + 'static) -> Advice {
    let pause = RwSignal::new(false);
    let take = RwSignal::new(None);
    let sought = Memo::new(move |_| if pause.get() { None } else { sought() });
    Effect::new(move |_| {
        sought.track();
        take.set(None);
    });
    let taken = use_reply(move || take.get());
    let sought = use_reply(move || sought.get().map(|(game, strategy)| request::suggest(game, strategy)));
    Advice { sought, taken, take, pause }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Suggestion {
    pub(crate) guess: Guess,
    reason: Reason,
}

impl Advice {
    pub(crate) fn suggestion(self) -> Option<Suggestion> {
        match (self.sought.reply.get()?, self.taken.reply.get()) {
            (Reply::Suggestion(guess, reason), _) => Some(Suggestion { guess, reason }),
            (_, Some(Reply::Explanation(mut taken))) => {
                Some(Suggestion { guess: taken.guesses.pop()?, reason: Reason::Asked })
            }
            _ => None,
        }
    }

    pub(crate) fn is_thinking(self) -> bool {
        self.sought.busy.get() || self.taken.busy.get()
    }

    fn is_stopped(self) -> bool {
        matches!(self.sought.reply.get(), Some(Reply::Failed(failure)) if failure.kind == ErrorKind::Cancelled)
    }

    fn again(self) {
        self.pause.set(true);
        request_animation_frame(move || self.pause.set(false));
    }
}

#[component]
pub(crate) fn Thinking(advice: Advice, rules: Rules, game: Signal<String>) -> impl IntoView {
    let take = move |_| {
        let game = game.get_untracked();
        advice.take.set(advice.sought.best.get_untracked().map(|guess| request::explain(game, vec![guess])));
    };
    Effect::new(move |_| {
        if advice.is_stopped() {
            go_on();
        }
    });
    let ended = move || match advice.sought.reply.get()? {
        Reply::Failed(_) if advice.is_stopped() && advice.suggestion().is_none() => {
            let best = advice.sought.best.get().is_some();
            Some(view! {
                <p>{t!("assistant-stopped")}</p>
                <div class="buttons">
                    {best.then(|| view! { <button type="button" on:click=take>{t!("assistant-take-best")}</button> })}
                    <button type="button" on:click=move |_| advice.again()>{t!("assistant-think-again")}</button>
                </div>
            }.into_any())
        }
        Reply::Failed(_) if advice.is_stopped() => None,
        Reply::Failed(failure) => Some(view! { <Problem text=explain_failure(&failure)/> }.into_any()),
        _ => None,
    };
    view! {
        <Work asked=advice.sought rules/>
        {ended}
    }
}

#[component]
pub(crate) fn Suggested(suggestion: Suggestion, rules: Rules) -> impl IntoView {
    let guess = rules.read_guess(&suggestion.guess.guess).ok().map(|code| view! { <CodePegs code/> });
    view! {
        <p>{guess}</p>
        <p>{does(&suggestion.guess)}</p>
        <Why suggestion rules/>
    }
}

/// The reason for a guess and its possible answers, folded away.
#[component]
pub(crate) fn Why(suggestion: Suggestion, rules: Rules, #[prop(optional)] does: Option<String>) -> impl IntoView {
    let Suggestion { guess: split, reason } = suggestion;
    let why = why(&reason, &rules);
    let cells = split.partition.iter().map(|cell| {
        view! { <tr><th scope="row">{cell.feedback.clone()}</th><td class="number">{cell.codes}</td></tr> }
    });
    let says_something = match split.coverage {
        Coverage::All => split.candidates > 1,
        Coverage::Sample => split.candidates >= FEW,
        Coverage::Near => false,
    };
    let caption = match split.coverage {
        Coverage::All => t!("assistant-cells"),
        Coverage::Sample | Coverage::Near => t!("assistant-cells-of", codes = split.candidates),
    };
    says_something.then(|| {
        view! {
            <details>
                <summary>{t!("assistant-why")}</summary>
                {does.map(|does| view! { <p>{does}</p> })}
                {(!why.is_empty()).then(|| view! { <p>{why}</p> })}
                <table>
                    <caption>{caption}</caption>
                    <thead><tr><th scope="col">{t!("assistant-cell-answer")}</th><th scope="col" class="number">{t!("assistant-cell-codes")}</th></tr></thead>
                    <tbody>{cells.collect_view()}</tbody>
                </table>
            </details>
        }
    })
}

pub(crate) fn does(guess: &Guess) -> String {
    let codes = guess.candidates;
    match guess.coverage {
        Coverage::All => {}
        Coverage::Near => return t!("assistant-near"),
        Coverage::Sample => {
            let can_win = if guess.can_be_secret { t!("assistant-can-be") } else { t!("assistant-cannot-win") };
            return if codes < FEW { can_win } else { format!("{can_win} {}", leaves_of(guess)) };
        }
    }
    if codes == 1 && guess.can_be_secret {
        return t!("assistant-only-code");
    }
    let can_win = if guess.can_be_secret { t!("assistant-can-win", codes = codes) } else { t!("assistant-cannot-win") };
    // If answers may be false, several answers can leave the same code, and a mean over the codes is undefined.
    if guess.partition.iter().map(|cell| cell.codes as u64).sum::<u64>() > codes {
        return format!("{can_win} {}", t!("assistant-leaves-with-lies", largest = guess.worst_case));
    }
    let mean = number::decimal(guess.expected_size, 1);
    format!("{can_win} {}", t!("assistant-leaves", largest = guess.worst_case, mean = mean))
}

const FEW: u64 = 10;

fn leaves_of(guess: &Guess) -> String {
    let mean = number::decimal(guess.expected_size, 1);
    t!("assistant-leaves-of", codes = guess.candidates, largest = guess.worst_case, mean = mean)
}

fn why(reason: &Reason, rules: &Rules) -> String {
    match reason {
        Reason::Text { text } => text.clone(),
        Reason::FirstOfPair => t!("assistant-why-pair"),
        Reason::FirstCandidate => t!("assistant-why-first"),
        Reason::Drawn => t!("assistant-why-drawn"),
        Reason::SeparatesAll => t!("assistant-why-separates"),
        Reason::FewestGuesses { expected_guesses: Some(mean), proved: true, tied, count, .. } => {
            let others: Vec<String> = tied.iter().skip(1).take(NAMED).map(|guess| write(guess, rules)).collect();
            let fewest = t!("assistant-why-fewest", mean = number::decimal(*mean, 3));
            let all = count.saturating_sub(1);
            let named = (!others.is_empty()).then(|| t!("assistant-as-good", guesses = others.join(", ")));
            let more = (others.len() < all).then(|| t!("assistant-all-as-good", others = all));
            [Some(fewest), named, more].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Reason::FewestGuesses { expected_guesses: Some(mean), .. } => {
            t!("assistant-why-few", mean = number::decimal(*mean, 3))
        }
        Reason::Best { heuristic, considered, .. } => {
            t!("assistant-why-best", considered = *considered, measure = measure(heuristic))
        }
        Reason::BestSoFar { heuristic, compared, considered, .. } => {
            t!("assistant-why-so-far", compared = *compared, of = *considered, measure = measure(heuristic))
        }
        _ => String::new(),
    }
}

pub(crate) fn write(guess: &str, rules: &Rules) -> String {
    rules.read_guess(guess).map_or_else(|_| guess.to_owned(), |code| peg_style::write(&code))
}

fn measure(heuristic: &str) -> String {
    Heuristic::named(heuristic).map_or_else(|| heuristic.to_owned(), strategy::best)
}
