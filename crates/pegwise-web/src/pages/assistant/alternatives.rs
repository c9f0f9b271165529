use crate::engine::{Reply, request, use_reply};
use crate::game_editor::GameEditor;
use crate::parts::{Advice, Bar, CodePegs, Problem, Unfold, Work, explain_failure};
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::api::{BestGuesses, ErrorKind, RatedGuess};
use pegwise::{Board, Code, Heuristic, Method, PlayerSpec, Rules, StrategySpec};
use pegwise_text::number::decimal;
use pegwise_text::strategy;

#[component]
pub(super) fn Alternatives(
    editor: GameEditor,
    advice: Advice,
    #[prop(into)] sought: Signal<Option<(String, String)>>,
    rules: Rules,
    on_take: Callback<Code>,
) -> impl IntoView {
    let route = Route::of_app();
    let wanted = Memo::new(move |_| route.fragment.with(|fragment| fragment.has("best")));
    let found = use_reply(move || {
        let (game, strategy) = sought.get().filter(|_| wanted.get())?;
        Some(request::best(game, strategy))
    });
    let list = move || match found.reply.get()? {
        Reply::Best(best) => {
            let suggested = advice.suggestion()?.guess.guess;
            Some(view! { <Guesses best suggested rules=rules.clone() on_take/> }.into_any())
        }
        Reply::Failed(failure) if failure.kind == ErrorKind::Usage => {
            Some(view! { <p class="hint">{t!("assistant-best-none")}</p> }.into_any())
        }
        Reply::Failed(failure) => Some(view! { <Problem text=explain_failure(&failure)/> }.into_any()),
        _ => None,
    };
    view! {
        <div hidden=move || !editor.is_begun() || editor.failure().is_some()>
            <Unfold key="best" summary=t!("assistant-best")>
                <Work asked=found/>
                {list}
            </Unfold>
        </div>
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Measure {
    Guesses,
    Heuristic(Heuristic),
}

impl Measure {
    fn of(best: &BestGuesses, rules: &Rules) -> Self {
        let is_proved = best.guesses.iter().any(|guess| guess.expected.is_some());
        match PlayerSpec::read(&best.strategy, rules) {
            Ok(PlayerSpec::BuiltIn(StrategySpec { method: Method::OneStep(step), .. })) if !is_proved => {
                Measure::Heuristic(step.heuristic)
            }
            Ok(PlayerSpec::BuiltIn(StrategySpec { method: Method::SampledEntropy, .. })) => {
                Measure::Heuristic(Heuristic::Entropy)
            }
            _ => Measure::Guesses,
        }
    }

    fn name(self) -> String {
        match self {
            Measure::Guesses => t!("assistant-by-guesses"),
            Measure::Heuristic(heuristic) => strategy::bars(heuristic),
        }
    }

    fn value(self, rated: &RatedGuess, board: &Board) -> (f64, usize) {
        match self {
            Measure::Guesses => (rated.expected.map_or(0.0, |expected| expected.mean), 2),
            Measure::Heuristic(heuristic) => (rated.guess.value(heuristic, board), heuristic.decimals()),
        }
    }
}

fn in_order(best: BestGuesses, suggested: &str) -> Vec<RatedGuess> {
    let mut guesses = best.guesses;
    guesses.sort_by_key(|rated| rated.guess.guess != suggested);
    guesses
}

#[component]
fn Guesses(best: BestGuesses, suggested: String, rules: Rules, on_take: Callback<Code>) -> impl IntoView {
    let measure = Measure::of(&best, &rules);
    let guesses = in_order(best, &suggested);
    let most = guesses.iter().map(|rated| measure.value(rated, &rules).0).fold(0.0, f64::max);
    let item = |rated: &RatedGuess| {
        let code = rules.read_guess(&rated.guess.guess).ok()?;
        let (value, digits) = measure.value(rated, &rules);
        let wins = rated
            .guess
            .can_be_secret
            .then(|| view! { <span class="wins" role="img" aria-label=t!("assistant-wins")>"✓"</span> });
        let taken = code.clone();
        Some(view! {
            <li>
                <button type="button" on:click=move |_| on_take.run(taken.clone())>
                    <CodePegs code/>
                    <span class="can-win">{wins}</span>
                    <Bar part=thousandths(value) whole=thousandths(most)/>
                    <span class="number">{decimal(value, digits)}</span>
                </button>
            </li>
        })
    };
    view! {
        <p class="hint">{measure.name()}" "{t!("assistant-best-hint")}</p>
        <ol class="alternatives" role="list">{guesses.iter().filter_map(item).collect_view()}</ol>
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "for drawing")]
fn thousandths(value: f64) -> u64 {
    (1000.0 * value) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{EngineService, PageRequest};

    fn reply(request: &PageRequest) -> Reply {
        let text = EngineService::default().answer(&serde_json::to_string(request).unwrap(), &());
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn guesses_on_large_boards_show_their_information() {
        let game = "8x8 11223344:2.2";
        let Reply::Best(best) = reply(&request::best(game.to_owned(), String::new())) else { panic!("{game}") };
        let rules = game.parse::<pegwise::notation::GameRecord>().unwrap().rules;
        let measure = Measure::of(&best, &rules);
        assert_eq!(measure, Measure::Heuristic(Heuristic::Entropy));
        assert!(best.guesses.iter().all(|rated| measure.value(rated, &rules).0 > 4.0));
    }

    #[test]
    fn the_suggestion_is_the_best_of_the_best() {
        let games = ["4x6", "4x6 1122:1.0", "4x6 1122:1.0 1344:0.1", "4x6 1122:1.0 2345:0.2 1631:2.0", "5x8 11223:1.1"];
        for game in games {
            for strategy in ["", "knuth,pool=candidates"].into_iter().chain(Heuristic::ALL.map(Heuristic::name)) {
                let ask =
                    |about: fn(String, String) -> PageRequest| reply(&about(game.to_owned(), strategy.to_owned()));
                let Reply::Suggestion(suggested, _) = ask(request::suggest) else { panic!("{game}") };
                let Reply::Best(best) = ask(request::best) else { panic!("{game}") };
                let rules = game.parse::<pegwise::notation::GameRecord>().unwrap().rules;
                let measure = Measure::of(&best, &rules);
                let guesses = in_order(best, &suggested.guess);
                assert_eq!(guesses[0].guess.guess, suggested.guess, "{game} {strategy}");
                let values: Vec<f64> = guesses.iter().map(|rated| measure.value(rated, &rules).0).collect();
                let is_more = matches!(measure, Measure::Heuristic(heuristic) if heuristic.more_is_better());
                let in_order = |pair: &[f64]| if is_more { pair[0] >= pair[1] } else { pair[0] <= pair[1] };
                assert!(values.windows(2).all(in_order), "{game} {strategy}: {values:?}");
            }
        }
    }
}
