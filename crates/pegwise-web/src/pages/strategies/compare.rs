use super::View;
use super::atlas::{Column, Optimum, Run, Sorted, boards, is_variant, without_rows};
use super::choice::Choice;
use super::load::{self, File, FileProblem, Files};
use super::numbers::{Distribution, Mean, mean};
use super::sort::{Order, SortHead};
use crate::parts::{Bar, Problem, describe, explain_notation};
use crate::route::{Page, Route};
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::notation::read_rules;
use pegwise::{Evaluation, GuessPool, Objective, Rules};
use pegwise_text::number::{decimal, grouped};

#[derive(Clone, Debug)]
struct Line {
    name: String,
    note: Option<String>,
    opening: String,
    evaluation: Evaluation,
    own: bool,
    /// The strategy as the engine reads it, or `None` for play found by a search, whose tree is in another file.
    strategy: Option<String>,
}

impl Line {
    fn sorted(&self) -> Sorted<'_> {
        Sorted { name: &self.name, opening: &self.opening, evaluation: &self.evaluation }
    }

    fn of_run(run: &Run) -> Self {
        let strategy = if run.own { run.strategy.clone() } else { format!("{},open={}", run.strategy, run.opening) };
        Line {
            name: strategy::name(&run.strategy),
            note: None,
            opening: run.opening.clone(),
            evaluation: run.evaluation.clone(),
            own: run.own,
            strategy: Some(strategy),
        }
    }

    fn of_optimum(optimum: &Optimum) -> Self {
        Line {
            name: objective(optimum),
            note: Some(proof(optimum)),
            opening: optimum.opening.clone(),
            evaluation: optimum.evaluation.clone(),
            own: true,
            strategy: None,
        }
    }
}

fn objective(optimum: &Optimum) -> String {
    let name = match optimum.objective {
        Objective::Mean => t!("strategies-least-mean"),
        Objective::MeanWithin(guesses) => t!("strategies-least-mean-within", guesses = guesses),
        Objective::MeanThenMax => t!("strategies-least-mean-then-max"),
        Objective::Max => t!("strategies-least-max"),
        Objective::MaxThenMean => t!("strategies-least-max-then-mean"),
        other => other.to_string(),
    };
    match optimum.pool {
        GuessPool::All => name,
        GuessPool::Candidates => t!("strategies-fitting-only", name = name),
    }
}

fn proof(optimum: &Optimum) -> String {
    match () {
        () if optimum.is_optimal() => t!("strategies-proved"),
        () if optimum.is_least() && optimum.is_of_mean() => t!("strategies-mean-proved"),
        () if optimum.is_least() => t!("strategies-max-proved"),
        () if optimum.is_of_mean() => t!("strategies-total-not-proved", lower = grouped(optimum.lower)),
        () => t!("strategies-max-not-proved", lower = grouped(optimum.lower)),
    }
}

fn least_total(optima: &[Optimum]) -> Option<u64> {
    let proved = |optimum: &&Optimum| optimum.is_of_mean() && optimum.is_least() && optimum.pool == GuessPool::All;
    optima.iter().find(proved).map(|optimum| optimum.evaluation.total())
}

#[component]
pub(super) fn Compare(files: Files) -> impl IntoView {
    let route = Route::of_app();
    let board = Memo::new(move |_| {
        route.fragment.with(|fragment| match fragment.get("board") {
            None => Ok(Rules::classic()),
            Some(board) => read_rules(board).map(without_rows).map_err(|error| explain_notation(&error)),
        })
    });
    view! {
        <h2>{t!("strategies-compare-heading")}</h2>
        <p class="lead">{t!("strategies-compare-about")}</p>
        <BoardChoice files board/>
        {move || files.runs.with(File::problem).map(|problem| view! { <FileProblem name=load::RUNS problem files/> })}
        {move || files.optima.with(File::problem).map(|problem| view! { <FileProblem name=load::OPTIMA problem files/> })}
        {move || match board.get() {
            Ok(rules) => view! { <Board files rules/> }.into_any(),
            Err(text) => view! { <Problem text/> }.into_any(),
        }}
        <Sources/>
    }
}

#[component]
fn BoardChoice(files: Files, board: Memo<Result<Rules, String>>) -> impl IntoView {
    let route = Route::of_app();
    let choose = move |event| {
        let fragment = route.fragment.get_untracked().with("view", View::Compare.key());
        route.replace(&fragment.with("board", event_target_value(&event)));
    };
    let option = move |rules: Rules| {
        let value = rules.to_string();
        let codes = grouped(rules.code_count().unwrap_or_default());
        let text = t!("strategies-board", board = describe(&rules), codes = codes);
        let own = value.clone();
        let selected = move || board.with(|board| board.as_ref().is_ok_and(|board| board.to_string() == own));
        view! { <option value=value selected=selected>{text}</option> }
    };
    view! {
        <label class="boards">
            {t!("board")}
            <select on:change=choose>
                {move || {
                    let boards = files.runs.with(|runs| files.optima.with(|optima| boards(runs.rows(), optima.rows())));
                    let listed = |boards: &[Rules]| boards.iter().any(|own| board.with(|board| board.as_ref() == Ok(own)));
                    let other = (!listed(&boards)).then(|| view! { <option value="" selected disabled>{t!("strategies-choose-board")}</option> });
                    let (variants, plain): (Vec<_>, Vec<_>) = boards.into_iter().partition(is_variant);
                    view! {
                        {other}
                        <optgroup label=t!("strategies-repeats")>{plain.into_iter().map(option).collect_view()}</optgroup>
                        <optgroup label=t!("strategies-distinct")>{variants.into_iter().map(option).collect_view()}</optgroup>
                    }
                }}
            </select>
        </label>
    }
}

#[component]
fn Board(files: Files, rules: Rules) -> impl IntoView {
    let route = Route::of_app();
    let name = rules.to_string();
    let (runs_of, optima_of) = (name.clone(), name);
    let every = Memo::new(move |_| route.fragment.with(|fragment| fragment.has("openings")));
    let order = Order::of_address(Column::Mean.key(), false);
    let runs = move || -> Vec<Run> {
        files.runs.with(|runs| runs.rows().iter().filter(|run| run.rules == runs_of).cloned().collect())
    };
    let optima = move || -> Vec<Optimum> {
        files.optima.with(|optima| optima.rows().iter().filter(|optimum| optimum.rules == optima_of).cloned().collect())
    };
    let loading = move || files.runs.with(File::is_loading) || files.optima.with(File::is_loading);
    move || {
        if loading() {
            return view! { <p role="status">{t!("strategies-loading")}</p> }.into_any();
        }
        let (runs, optima) = (runs(), optima());
        if runs.is_empty() && optima.is_empty() {
            let unknown = files.runs.with(|runs| runs.problem().is_none());
            return unknown.then(|| view! { <Unknown/> }).into_any();
        }
        let others = runs.iter().filter(|run| !run.own).count();
        let lines: Vec<Line> = optima.iter().map(Line::of_optimum).chain(runs.iter().map(Line::of_run)).collect();
        let own: Vec<Line> = lines.iter().filter(|line| line.own).cloned().collect();
        let (least, rules) = (least_total(&optima), rules.clone());
        let count = move |event| {
            let fragment = route.fragment.get_untracked();
            route.replace(&fragment.switched("openings", event_target_checked(&event)));
        };
        let openings = (others > 0).then(|| {
            view! {
                <label class="check">
                    <input type="checkbox" prop:checked=move || every.get() on:change=count/>
                    {t!("strategies-every-opening", openings = others)}
                </label>
            }
        });
        view! {
            <Findings optima known=files.optima.with(|optima| optima.problem().is_none())/>
            <Ranking rules=rules.clone() lines=own least/>
            <h3>{t!("strategies-all-numbers")}</h3>
            {openings}
            {move || {
                let lines = lines.iter().filter(|line| line.own || every.get()).cloned().collect();
                view! { <Table rules=rules.clone() lines order least/> }
            }}
            <p class="hint">{t!("strategies-names-lead")}</p>
        }
        .into_any()
    }
}

#[component]
fn Unknown() -> impl IntoView {
    let route = Route::of_app();
    let evaluate = move || {
        let board = route.fragment.with(|fragment| fragment.get("board").unwrap_or_default().to_owned());
        Page::Strategies.href(&View::Evaluate.fragment().with("board", board))
    };
    view! {
        <Problem text=t!("strategies-not-in-atlas")>
            <p class="buttons"><a class="button" href=evaluate>{t!("strategies-play-out")}</a></p>
        </Problem>
    }
}

#[component]
fn Findings(optima: Vec<Optimum>, known: bool) -> impl IntoView {
    let best = |of_mean: bool| {
        let own = optima.iter().filter(|optimum| optimum.pool == GuessPool::All && optimum.is_of_mean() == of_mean);
        own.max_by_key(|optimum| optimum.is_least())
    };
    let mean = best(true).map(|optimum| {
        let evaluation = &optimum.evaluation;
        let (total, codes) = (grouped(evaluation.total()), grouped(evaluation.secrets()));
        let mean = |total| decimal(mean(total, evaluation.secrets()), 3);
        let found = mean(evaluation.total());
        if optimum.is_least() {
            (found, t!("strategies-no-less-total", total = total, codes = codes))
        } else {
            let text = t!("strategies-total-between", lower = grouped(optimum.lower), total = total, codes = codes);
            (format!("{}–{found}", mean(optimum.lower)), text)
        }
    });
    let max = best(false).map(|optimum| {
        let max = optimum.evaluation.max();
        if optimum.is_least() {
            (max.to_string(), t!("strategies-no-less-max"))
        } else {
            (format!("{}–{max}", optimum.lower), t!("strategies-max-between"))
        }
    });
    if known && mean.is_none() && max.is_none() {
        return view! { <p>{t!("strategies-nothing-proved")}</p> }.into_any();
    }
    let finding = |(number, text): (String, String)| view! { <div><dt>{text}</dt><dd>{number}</dd></div> };
    view! { <dl class="tiles">{[mean, max].into_iter().flatten().map(finding).collect_view()}</dl> }.into_any()
}

#[component]
fn Table(rules: Rules, lines: Vec<Line>, order: Memo<Order>, least: Option<u64>) -> impl IntoView {
    let longest = lines.iter().map(|line| line.evaluation.max()).max().unwrap_or(0);
    let codes = grouped(rules.code_count().unwrap_or_default());
    let caption = t!("strategies-table", board = describe(&rules), codes = codes);
    let region = caption.clone();
    let row = move |line: &Line| view! { <TableRow rules=rules.clone() line=line.clone() least longest/> };
    let rows = move || {
        let order = order.get();
        let column = Column::of(&order.key).unwrap_or(Column::Mean);
        let mut lines: Vec<&Line> = lines.iter().collect();
        lines.sort_by(|a, b| a.sorted().compare(&b.sorted(), column, order.down));
        lines.into_iter().map(&row).collect_view()
    };
    let count = |guesses: usize| view! { <th scope="col" class="number">{t!("strategies-in", guesses = guesses)}</th> };
    view! {
        <div class="scroll" role="region" aria-label=region tabindex="0">
            <table class="strategies">
                <caption>{caption}</caption>
                <thead>
                    <tr>
                        <SortHead label=t!("strategy") key=Column::Name.key() order/>
                        <SortHead label=t!("strategies-mean") key=Column::Mean.key() order number=true/>
                        <SortHead label=t!("strategies-max") key=Column::Max.key() order number=true/>
                        <SortHead label=t!("strategies-opening") key=Column::Opening.key() order/>
                        {least.map(|_| view! { <th scope="col" class="number">{t!("strategies-above")}</th> })}
                        {(1..=longest).map(count).collect_view()}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

#[component]
fn TableRow(rules: Rules, line: Line, least: Option<u64>, longest: usize) -> impl IntoView {
    let Line { name, note, opening, evaluation, strategy, .. } = line;
    let total = evaluation.total();
    let above = least.map(|least| {
        let above = total.saturating_sub(least);
        view! { <td class="number">{if above == 0 { "0".to_owned() } else { format!("+{above}") }}</td> }
    });
    let counts = (0..longest).map(|index| {
        let count = evaluation.distribution().get(index).copied();
        view! { <td class="number">{count.filter(|count| *count > 0).map_or_else(|| "–".to_owned(), |count| count.to_string())}</td> }
    });
    let opening = rules.read_guess(&opening).map_or(opening, |code| crate::peg_style::write(&code));
    let choice = strategy.map(|strategy| Choice { rules, strategy }).filter(|choice| !choice.is_too_large());
    let name = match choice {
        None => name.into_any(),
        Some(choice) => {
            let label = t!("strategies-tree-of", strategy = name.as_str(), opening = opening.as_str());
            view! { <a href=Page::Strategies.href(&choice.write(View::Tree)) aria-label=label>{name}</a> }.into_any()
        }
    };
    view! {
        <tr>
            <th scope="row">{name}{note.map(|note| view! { <span class="note">{note}</span> })}</th>
            <td class="number"><Mean total secrets=evaluation.secrets()/></td>
            <td class="number">{evaluation.max()}</td>
            <td>{opening}</td>
            {above}
            {counts.collect_view()}
        </tr>
    }
}

#[component]
fn Ranking(rules: Rules, lines: Vec<Line>, least: Option<u64>) -> impl IntoView {
    let mut lines = lines;
    lines.sort_by(|a, b| a.sorted().compare(&b.sorted(), Column::Mean, false));
    let totals = || lines.iter().map(|line| line.evaluation.total());
    let base = least.or_else(|| totals().min()).unwrap_or(0);
    let most = totals().max().unwrap_or(0).saturating_sub(base);
    let item = |line: &Line| {
        let Line { name, note, evaluation, strategy, .. } = line.clone();
        let above = evaluation.total().saturating_sub(base);
        let choice = strategy.map(|strategy| Choice { rules: rules.clone(), strategy });
        let tree = choice.filter(|choice| !choice.is_too_large()).map(|choice| {
            let tree = Page::Strategies.href(&choice.write(View::Tree));
            view! { <a class="button" href=tree>{t!("strategies-walk")}</a> }
        });
        view! {
            <li>
                <details>
                    <summary>
                        <span class="name">{name}</span>
                        <Bar part=above whole=most/>
                        <span class="value">{decimal(evaluation.mean(), 3)}</span>
                        <span class="value above">{format!("+{}", decimal(100.0 * mean(above, evaluation.secrets()), 1))}</span>
                    </summary>
                    {note.map(|note| view! { <p class="hint">{note}</p> })}
                    <h4>{t!("strategies-distributions")}</h4>
                    <Distribution evaluation/>
                    {tree}
                </details>
            </li>
        }
    };
    let about = if least.is_some() { t!("strategies-means-least") } else { t!("strategies-means-best") };
    view! {
        <h3>{t!("strategies-means")}</h3>
        <p class="hint">{about}" "{t!("strategies-means-about")}</p>
        <ol class="ranking" role="list">{lines.iter().map(item).collect_view()}</ol>
    }
}

#[component]
fn Sources() -> impl IntoView {
    view! {
        <h3>{t!("strategies-sources")}</h3>
        <p>{t!("strategies-sources-runs")}</p>
        <p>{t!("strategies-sources-optima")}</p>
        <p class="buttons">
            <a class="button" href=load::address(load::RUNS) download="pegwise-atlas.csv">{t!("strategies-download-runs")}</a>
            <a class="button" href=load::address(load::OPTIMA) download="pegwise-optima.csv">{t!("strategies-download-optima")}</a>
        </p>
    }
}
