use super::View;
use super::atlas::{Optimum, Run, without_rows};
use super::choice::{Choice, ChoiceForm};
use super::load::{self, File, FileProblem, Files};
use super::numbers::{Distribution, Mean};
use super::stoppable::{Stoppable, Stopped};
use crate::engine::{Reply, request};
use crate::live_region::announce;
use crate::parts::{Problem, Work, describe, explain_failure};
use crate::route::{Page, Route};
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::OPTIMAL;
use pegwise::{Evaluation, GuessPool};
use pegwise_text::number::{decimal, grouped};

#[component]
pub(super) fn Evaluate(files: Files) -> impl IntoView {
    let route = Route::of_app();
    let choice = Memo::new(move |_| route.fragment.with(Choice::read));
    let wanted = move || {
        let choice = choice.get().ok().flatten().filter(|choice| !choice.is_too_large())?;
        Some(request::evaluate(choice.rules.to_string(), choice.strategy))
    };
    let Stoppable { asked, stopped } = Stoppable::ask(wanted);
    let result = move |choice: Choice| {
        asked.reply.get().map(|reply| match reply {
            Reply::Evaluation(distribution) => {
                view! { <Outcome choice evaluation=Evaluation::new(distribution) files/> }.into_any()
            }
            Reply::Failed(failure) => view! { <Problem text=explain_failure(&failure)/> }.into_any(),
            _ => ().into_any(),
        })
    };
    view! {
        <h2>{t!("strategies-evaluate-heading")}</h2>
        <p>{t!("strategies-evaluate-about")}</p>
        <ChoiceForm view=View::Evaluate submit=t!("strategies-play-out")/>
        <Work asked/>
        <Stopped stopped/>
        <div>
            {move || match choice.get() {
                Err(text) => view! { <Problem text/> }.into_any(),
                Ok(None) => ().into_any(),
                Ok(Some(choice)) if choice.is_too_large() => view! { <TooLarge choice/> }.into_any(),
                Ok(Some(choice)) => view! { {move || result(choice.clone())} }.into_any(),
            }}
        </div>
    }
}

#[component]
pub(super) fn TooLarge(choice: Choice) -> impl IntoView {
    let limit = grouped(choice.most_codes());
    let text = match choice.rules.code_count() {
        Some(codes) if choice.strategy == OPTIMAL => {
            t!("strategies-too-large-optimal", codes = grouped(codes), limit = limit)
        }
        Some(codes) => t!("strategies-too-large", codes = grouped(codes), limit = limit),
        None => t!("failure-far-too-large"),
    };
    let compare = View::Compare.fragment().with("board", &choice.rules);
    view! {
        <Problem text>
            <p class="buttons"><a class="button" href=Page::Strategies.href(&compare)>{t!("strategies-see-atlas")}</a></p>
        </Problem>
    }
}

#[component]
fn Outcome(choice: Choice, evaluation: Evaluation, files: Files) -> impl IntoView {
    let (total, secrets) = (evaluation.total(), evaluation.secrets());
    let tree = Page::Strategies.href(&choice.write(View::Tree));
    let heading =
        t!("strategies-outcome", strategy = strategy::name(&choice.strategy), board = describe(&choice.rules));
    let alike = pegwise_text::board::codes_alike(&choice.rules);
    let mean = decimal(evaluation.mean(), 4);
    announce(t!("strategies-outcome-spoken", outcome = heading.as_str(), mean = mean, max = evaluation.max()));
    let own = evaluation.clone();
    let compared = move || -> Option<AnyView> {
        if let Some(problem) = files.runs.with(File::problem) {
            return Some(view! { <FileProblem name=load::RUNS problem files/> }.into_any());
        }
        if let Some(problem) = files.optima.with(File::problem) {
            return Some(view! { <FileProblem name=load::OPTIMA problem files/> }.into_any());
        }
        let loading = files.runs.with(File::is_loading) || files.optima.with(File::is_loading);
        let compared = files.runs.with(|runs| {
            files.optima.with(|optima| (!loading).then(|| compare(&choice, &own, runs.rows(), optima.rows())))
        });
        Some(match compared? {
            Compared::Unknown => view! { <p>{t!("strategies-not-listed")}</p> }.into_any(),
            Compared::Same => view! { <p class="agrees">{t!("strategies-agrees")}</p> }.into_any(),
            Compared::SameTotal => view! { <p class="agrees">{t!("strategies-agrees-total")}</p> }.into_any(),
            Compared::Different { total, max } => {
                view! { <Problem text=t!("strategies-disagrees", total = total.to_string(), max = max)/> }.into_any()
            }
        })
    };
    view! {
        <section class="panel" aria-label=heading.clone()>
            <h3>{heading.clone()}</h3>
            <dl class="figures">
                <div><dt>{t!("strategies-mean")}</dt><dd><Mean total secrets/></dd></div>
                <div><dt>{t!("strategies-max")}</dt><dd>{evaluation.max()}</dd></div>
                <div><dt>{t!("strategies-total")}</dt><dd>{total}</dd></div>
                <div><dt>{t!("strategies-codes")}</dt><dd>{secrets}</dd></div>
            </dl>
            {alike.map(|text| view! { <p class="hint">{text}</p> })}
            {compared}
            <h4>{t!("strategies-distributions")}</h4>
            <Distribution evaluation/>
            <p class="buttons"><a class="button" href=tree>{t!("strategies-walk")}</a></p>
        </section>
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Compared {
    Unknown,
    Same,
    /// The distributions differ but have the same total, because optimal play can have several.
    SameTotal,
    Different {
        total: u64,
        max: usize,
    },
}

fn compare(choice: &Choice, found: &Evaluation, runs: &[Run], optima: &[Optimum]) -> Compared {
    let board = without_rows(choice.rules.clone()).to_string();
    if choice.strategy == OPTIMAL {
        let is_known = |o: &&Optimum| o.rules == board && o.is_of_mean() && o.is_least() && o.pool == GuessPool::All;
        return match optima.iter().find(is_known).map(|optimum| &optimum.evaluation) {
            None => Compared::Unknown,
            Some(known) if known == found => Compared::Same,
            Some(known) if known.total() == found.total() => Compared::SameTotal,
            Some(known) => Compared::Different { total: known.total(), max: known.max() },
        };
    }
    let known = runs.iter().find(|run| {
        let given = format!("{},open={}", run.strategy, run.opening);
        run.rules == board && (run.own && run.strategy == choice.strategy || given == choice.strategy)
    });
    match known.map(|run| &run.evaluation) {
        None => Compared::Unknown,
        Some(known) if known == found => Compared::Same,
        Some(known) => Compared::Different { total: known.total(), max: known.max() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Fragment;
    use crate::pages::strategies::atlas::{read_optima, read_runs};
    use pegwise::{Codebook, StrategySpec, StrategyTree};

    fn choice(text: &str) -> Choice {
        Choice::read(&Fragment::read(text)).unwrap().unwrap()
    }

    #[test]
    fn what_is_played_out_is_what_the_files_say() {
        let file =
            |path: &str| std::fs::read_to_string(format!("{}/../../data/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let runs = read_runs(&file("atlas/strategies.csv")).unwrap();
        let optima = read_optima(&file("optima.csv")).unwrap();
        for (text, expected) in [
            ("board=4x4&strategy=knuth", Compared::Same),
            ("board=4x4-in3&strategy=entropy", Compared::Same),
            ("board=4x4&strategy=entropy,open=1111", Compared::Same),
            ("board=4x4&strategy=minimax", Compared::Unknown),
            ("board=4x4-blacks&strategy=knuth", Compared::Unknown),
        ] {
            let choice = choice(text);
            let spec = StrategySpec::read(&choice.strategy, &choice.rules).unwrap();
            let codebook = Codebook::new(&choice.rules).unwrap();
            let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
            assert_eq!(compare(&choice, &tree.evaluation(), &runs, &optima), expected, "{text}");
        }
        let wrong = Evaluation::new(vec![1, 1295]);
        let known = Compared::Different { total: 5801, max: 5 };
        assert_eq!(compare(&choice("board=4x6&strategy=knuth"), &wrong, &runs, &optima), known);
        let optimal = choice("board=4x6&strategy=optimal");
        let known = Compared::Different { total: 5625, max: 6 };
        assert_eq!(compare(&optimal, &wrong, &runs, &optima), known);
        let best = Evaluation::new(vec![1, 8, 91, 646, 549, 1]);
        assert_eq!(compare(&optimal, &best, &runs, &optima), Compared::Same);
        let other = Evaluation::new(vec![1, 8, 91, 647, 547, 2]);
        assert_eq!(compare(&optimal, &other, &runs, &optima), Compared::SameTotal);
        assert_eq!(compare(&optimal, &best, &runs, &[]), Compared::Unknown);
    }
}
