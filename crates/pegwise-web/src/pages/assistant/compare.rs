use crate::engine::{Reply, request, use_reply};
use crate::game_editor::GameEditor;
use crate::parts::{CodeEntry, CodePegs, Problem, Unfold, Work, explain_failure, explain_turn};
use crate::peg_style;
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::api::Guess;
use pegwise::notation::Alphabet;
use pegwise::{Code, InvalidTurn, Rules};
use pegwise_text::number;

#[component]
pub(super) fn Compare(editor: GameEditor, open: Memo<bool>, rules: Rules) -> impl IntoView {
    let route = Route::of_app();
    let problem = RwSignal::new(None);
    let own = rules.clone();
    let guesses =
        Memo::new(move |_| route.fragment.with(|fragment| read(fragment.get("look").unwrap_or_default(), &own)));
    let compared = use_reply(move || {
        let guesses: Vec<String> = guesses.get().iter().map(ToString::to_string).collect();
        (open.get() && !guesses.is_empty()).then(|| request::explain(editor.line(), guesses))
    });
    let checked = rules.clone();
    let look_at = Callback::new(move |guess: Code| {
        if let Err(reason) = checked.check_guess(&guess) {
            return problem.set(Some(explain_turn(&InvalidTurn::Guess { guess, reason })));
        }
        problem.set(None);
        let mut all = guesses.get_untracked();
        all.retain(|other| *other != guess);
        all.push(guess);
        let text = all[all.len().saturating_sub(2)..].iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        route.replace(&route.fragment.get_untracked().with("look", text));
    });
    let own = rules.clone();
    let result = move || match compared.reply.get()? {
        Reply::Explanation(explanation) => {
            Some(view! { <Splits splits=explanation.guesses rules=own.clone()/> }.into_any())
        }
        Reply::Failed(failure) => Some(view! { <Problem text=explain_failure(&failure)/> }.into_any()),
        _ => None,
    };
    view! {
        <Unfold key="look" summary=t!("assistant-look")>
            <p>{t!("assistant-look-about")}</p>
            <CodeEntry rules=rules.clone() label=t!("assistant-look-label") submit=t!("assistant-look-at") on_code=look_at/>
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            <Work asked=compared/>
            <div aria-live="polite">{result}</div>
        </Unfold>
    }
}

fn read(text: &str, rules: &Rules) -> Vec<Code> {
    text.split(',').filter_map(|guess| Alphabet::canonical().read_guess(rules, guess).ok()).take(2).collect()
}

#[component]
fn Splits(splits: Vec<Guess>, rules: Rules) -> impl IntoView {
    let codes = splits.iter().filter_map(|split| rules.read_guess(&split.guess).ok());
    let heads = codes.map(|code| view! { <th scope="col"><CodePegs code/></th> }).collect_view();
    let cell = |text: String| view! { <td class="number">{text}</td> };
    let row = |name: String, value: &dyn Fn(&Guess) -> String| {
        view! { <tr><th scope="row">{name}</th>{splits.iter().map(|split| cell(value(split))).collect_view()}</tr> }
    };
    let chance = |split: &Guess| {
        if split.can_be_secret { t!("assistant-one-in", codes = split.candidates) } else { t!("assistant-no") }
    };
    let rows = [
        row(t!("assistant-groups"), &|split| split.parts.to_string()),
        row(t!("assistant-worst"), &|split| split.worst_case.to_string()),
        row(t!("assistant-mean"), &|split| number::decimal(split.expected_size, 2)),
        row(t!("assistant-wins"), &chance),
    ];
    let mut answers: Vec<&str> =
        splits.iter().flat_map(|split| split.partition.iter().map(|cell| cell.feedback.as_str())).collect();
    answers.sort_unstable();
    answers.dedup();
    let count = |split: &Guess, answer: &str| {
        split
            .partition
            .iter()
            .find(|cell| cell.feedback == answer)
            .map_or_else(|| "–".to_owned(), |cell| cell.codes.to_string())
    };
    let cells = answers.iter().map(|answer| row((*answer).to_owned(), &|split| count(split, answer)));
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("assistant-look")>
            <table class="figures">
                <caption>{verdict(&splits, &rules)}</caption>
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
                <tbody>
                    <tr><th scope="rowgroup" colspan=splits.len() + 1>{t!("assistant-after")}</th></tr>
                    {cells.collect_view()}
                </tbody>
            </table>
        </div>
    }
}

fn verdict(splits: &[Guess], rules: &Rules) -> String {
    let [one, two] = splits else { return t!("assistant-look-one") };
    let name = |split: &Guess| {
        rules.read_guess(&split.guess).map_or_else(|_| split.guess.clone(), |code| peg_style::write(&code))
    };
    match better(one, two) {
        Some(first) => {
            let (winner, other) = if first { (one, two) } else { (two, one) };
            let tells = t!("assistant-tells-more", better = name(winner), other = name(other));
            if other.can_be_secret && !winner.can_be_secret {
                format!("{tells} {}", t!("assistant-but-wins", guess = name(other)))
            } else {
                tells
            }
        }
        None => t!("assistant-depends"),
    }
}

fn better(one: &Guess, two: &Guess) -> Option<bool> {
    let squares = |split: &Guess| split.partition.iter().map(|cell| (cell.codes as u128).pow(2)).sum::<u128>();
    let orders = [two.parts.cmp(&one.parts), one.worst_case.cmp(&two.worst_case), squares(one).cmp(&squares(two))];
    let (less, greater) = (orders.iter().any(|order| order.is_lt()), orders.iter().any(|order| order.is_gt()));
    (less != greater).then_some(less)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::api::{Cell, Coverage};

    fn split(cells: &[usize]) -> Guess {
        Guess {
            guess: "1122".to_owned(),
            can_be_secret: false,
            candidates: cells.iter().map(|&codes| codes as u64).sum(),
            coverage: Coverage::All,
            worst_case: cells.iter().copied().max().unwrap_or_default(),
            eliminated_at_least: 0,
            expected_size: 0.0,
            bits: 0.0,
            parts: cells.len(),
            partition: cells.iter().map(|&codes| Cell { feedback: String::new(), codes }).collect(),
        }
    }

    #[test]
    fn the_better_guess_is_better_by_every_measure() {
        assert_eq!(better(&split(&[1, 2, 3]), &split(&[2, 4])), Some(true));
        assert_eq!(better(&split(&[6]), &split(&[3, 3])), Some(false));
        assert_eq!(better(&split(&[3, 3]), &split(&[3, 3])), None);
        assert_eq!(better(&split(&[7, 1, 1, 1]), &split(&[4, 3, 3])), None);
    }

    #[test]
    fn addresses_name_at_most_two_guesses() {
        let rules = Rules::classic();
        assert!(read("", &rules).is_empty());
        assert_eq!(read("1122,x,9999,3456,1111", &rules).len(), 2);
    }
}
