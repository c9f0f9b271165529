use super::View;
use super::atlas::{Column, Optimum, Run, Sorted, boards, is_variant, without_rows};
use super::choice::Choice;
use super::load::{self, File, FileProblem, Files};
use super::numbers::{Distribution, Mean};
use super::sort::{Order, SortHead};
use crate::parts::{Problem, describe, explain_notation};
use crate::route::{Page, Route};
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::{Evaluation, GuessPool, Objective, Rules};
use pegwise_text::number::{decimal, grouped};

/// A row of the table: a strategy, or the best play that is known.
#[derive(Clone, Debug)]
struct Line {
    name: String,
    /// What is proved of it.
    note: Option<String>,
    opening: String,
    evaluation: Evaluation,
    /// Was the opening chosen, not given?
    own: bool,
    /// The strategy as the engine reads it. What a search found is in a file of its own, not here.
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

/// What a search was for.
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

/// What is proved of it.
fn proof(optimum: &Optimum) -> String {
    match () {
        () if optimum.is_optimal() => t!("strategies-proved"),
        () if optimum.is_least() && optimum.is_of_mean() => t!("strategies-mean-proved"),
        () if optimum.is_least() => t!("strategies-max-proved"),
        () if optimum.is_of_mean() => t!("strategies-total-not-proved", lower = grouped(optimum.lower)),
        () => t!("strategies-max-not-proved", lower = grouped(optimum.lower)),
    }
}

/// The least total of any play, if it is proved.
fn least_total(optima: &[Optimum]) -> Option<u64> {
    let proved = |optimum: &&Optimum| optimum.is_of_mean() && optimum.is_least() && optimum.pool == GuessPool::All;
    optima.iter().find(proved).map(|optimum| optimum.evaluation.total())
}

/// Strategies side by side, from the files.
#[component]
pub(super) fn Compare(files: Files) -> impl IntoView {
    let route = Route::of_app();
    let board = Memo::new(move |_| {
        route.fragment.with(|fragment| match fragment.get("board") {
            None => Ok(Rules::classic()),
            Some(board) => board.parse().map(without_rows).map_err(|error| explain_notation(&error)),
        })
    });
    view! {
        <h2>{t!("strategies-compare-heading")}</h2>
        <p>{t!("strategies-compare-about")}</p>
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

/// The boards of the files.
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

/// Everything that is known of a board.
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
            // A file that is not there has its own message.
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
            <Proved optima=optima.clone() known=files.optima.with(|optima| optima.problem().is_none())/>
            {openings}
            {move || {
                let lines = lines.iter().filter(|line| line.own || every.get()).cloned().collect();
                view! { <Table rules=rules.clone() lines order least/> }
            }}
            <p class="hint">{t!("strategies-names-lead")}</p>
            <MeanChart lines=own.clone() least/>
            <Distributions lines=own/>
        }
        .into_any()
    }
}

/// A board that is in none of the files.
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

/// What no play can better.
#[component]
fn Proved(optima: Vec<Optimum>, known: bool) -> impl IntoView {
    let of_all = || optima.iter().filter(|optimum| optimum.pool == GuessPool::All);
    let mean =
        of_all().filter(|optimum| optimum.is_of_mean()).max_by_key(|optimum| optimum.is_least()).map(|optimum| {
            let evaluation = &optimum.evaluation;
            let codes = grouped(evaluation.secrets());
            if optimum.is_least() {
                let mean = decimal(evaluation.mean(), 4);
                t!("strategies-no-less-total", total = grouped(evaluation.total()), codes = codes, mean = mean)
            } else {
                let (lower, total) = (grouped(optimum.lower), grouped(evaluation.total()));
                t!("strategies-total-between", lower = lower, total = total, codes = codes)
            }
        });
    let max =
        of_all().filter(|optimum| !optimum.is_of_mean()).max_by_key(|optimum| optimum.is_least()).map(|optimum| {
            let max = optimum.evaluation.max();
            if optimum.is_least() {
                t!("strategies-no-less-max", max = max)
            } else {
                t!("strategies-max-between", lower = grouped(optimum.lower), max = max)
            }
        });
    let nothing = (known && mean.is_none() && max.is_none()).then(|| t!("strategies-nothing-proved"));
    [mean, max, nothing].into_iter().flatten().map(|text| view! { <p>{text}</p> }).collect_view()
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
    // What can be played out here leads to its tree.
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

/// The means as points on a line, with the least that is proved.
#[component]
fn MeanChart(lines: Vec<Line>, least: Option<u64>) -> impl IntoView {
    let scale = Scale::of(lines.iter().map(|line| line.evaluation.mean()));
    let codes = lines.first().map_or(1, |line| line.evaluation.secrets());
    #[expect(clippy::cast_precision_loss, reason = "for drawing")]
    let least = least.map(|least| scale.place(least as f64 / codes as f64));
    let mut lines = lines;
    lines.sort_by(|a, b| a.sorted().compare(&b.sorted(), Column::Mean, false));
    let item = |line: &Line| {
        let mean = line.evaluation.mean();
        let mark =
            least.clone().map(|least| view! { <line class="least" x1=least.clone() x2=least y1="0" y2="100%"></line> });
        view! {
            <li>
                <span class="name">{line.name.clone()}</span>
                <svg aria-hidden="true" focusable="false">
                    <line class="axis" x1="0" x2="100%" y1="50%" y2="50%"></line>
                    {mark}
                    <circle cx=scale.place(mean) cy="50%" r="6"></circle>
                </svg>
                <span class="value">{decimal(mean, 4)}</span>
            </li>
        }
    };
    view! {
        <h3>{t!("strategies-means")}</h3>
        <p class="hint">
            {t!("strategies-means-about", from = decimal(scale.from, 1), to = decimal(scale.to, 1))}
            {least.as_ref().map(|_| format!(" {}", t!("strategies-means-least")))}
        </p>
        <ul class="means" role="list">{lines.iter().map(item).collect_view()}</ul>
    }
}

/// A line from one number to another.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    from: f64,
    to: f64,
}

impl Scale {
    /// From a tenth below all of these to a tenth above.
    fn of(numbers: impl Iterator<Item = f64> + Clone) -> Self {
        let least = numbers.clone().fold(f64::INFINITY, f64::min);
        let most = numbers.fold(f64::NEG_INFINITY, f64::max);
        if least > most {
            return Scale { from: 0.0, to: 1.0 };
        }
        Scale { from: ((least * 10.0).floor() - 1.0) / 10.0, to: ((most * 10.0).ceil() + 1.0) / 10.0 }
    }

    /// Where a number lies, in percent.
    fn place(self, number: f64) -> String {
        format!("{:.2}%", 100.0 * (number - self.from) / (self.to - self.from))
    }
}

/// A small chart for each strategy.
#[component]
fn Distributions(lines: Vec<Line>) -> impl IntoView {
    let mut lines = lines;
    lines.sort_by(|a, b| a.sorted().compare(&b.sorted(), Column::Mean, false));
    let card =
        |line: Line| view! { <li class="card"><h4>{line.name}</h4><Distribution evaluation=line.evaluation/></li> };
    view! {
        <h3>{t!("strategies-distributions")}</h3>
        <p class="hint">{t!("strategies-distributions-about")}</p>
        <ul class="cards distributions" role="list">{lines.into_iter().map(card).collect_view()}</ul>
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_have_room_for_all() {
        let scale = Scale::of([4.34, 4.476].into_iter());
        assert_eq!((decimal(scale.from, 1), decimal(scale.to, 1)), ("4.2".to_owned(), "4.6".to_owned()));
        assert_eq!(scale.place(4.4), "50.00%");
        assert_eq!(Scale::of([].into_iter()).place(0.5), "50.00%");
        assert!(Scale::of([2.0].into_iter()).place(2.0).starts_with("50"));
    }
}
