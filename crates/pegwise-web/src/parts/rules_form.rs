use super::{Problem, explain_problem};
use crate::engine::{PageRequest, Reply, use_reply};
use crate::{peg_style, t, wording};
use leptos::html::Input;
use leptos::prelude::*;
use pegwise::notation::{Alphabet, read_rules};
use pegwise::{CodeSpace, FeedbackKind, GuessSpace, MAX_ROWS, PRESETS, Preset, Rules};
use pegwise_text::board::told_shortly;
use pegwise_text::catalogue::find;
use wasm_bindgen_futures::JsFuture;

pub(crate) fn offered() -> impl Iterator<Item = (Rules, String)> {
    PRESETS.iter().filter_map(|preset| Some((preset.rules(), board_name(preset)?)))
}

/// Compares notations, because the rules of a game of words take time to make.
fn offered_name(rules: &Rules) -> Option<String> {
    let text = rules.to_string();
    PRESETS.iter().find(|preset| preset.notation() == text).and_then(board_name)
}

fn board_name(preset: &Preset) -> Option<String> {
    find(&format!("board-{}", preset.name), &[])
}

#[component]
pub(crate) fn RulesForm(rules: RwSignal<Rules>, #[prop(optional)] with_lies: bool) -> impl IntoView {
    let lies = RwSignal::new(rules.with_untracked(|own| own.lies()));
    let honest = move || rules.with_untracked(|own| lying(own.clone(), 0));
    let chosen = RwSignal::new(Choice::of(&honest()));
    let problem = RwSignal::new(None::<String>);
    let (first, opened): (NodeRef<Input>, NodeRef<Input>) = (NodeRef::new(), NodeRef::new());
    // Until a file has been read, the rules are still those of the board before.
    let is_awaited = RwSignal::new(false);
    let own = rules.get_untracked();
    let pegs = RwSignal::new(own.pegs().to_string());
    let colors = RwSignal::new(own.colors().to_string());
    let rows = RwSignal::new(own.max_guesses().to_string());
    let distinct = RwSignal::new(own.codes().is_distinct());
    let told = RwSignal::new(own.feedback_kind());
    let read = move |text: String| match read_rules(&text) {
        Ok(read) if read.max_guesses() > MAX_ROWS => problem.set(Some(t!("board-too-many-rows", most = MAX_ROWS))),
        Ok(read) if read.allows_lies() && !with_lies => problem.set(Some(t!("record-lies"))),
        Ok(read) => {
            problem.set(None);
            is_awaited.set(false);
            if read.allows_lies() {
                lies.set(read.lies());
            }
            let read = lying(read, lies.get_untracked());
            if rules.with_untracked(|own| *own != read) {
                rules.set(read);
            }
        }
        Err(error) => problem.set(Some(explain_problem(&error.problem))),
    };
    let no_number = move || {
        let fields = [(t!("pegs"), pegs.get(), 4), (t!("colors"), colors.get(), 6), (t!("rows"), rows.get(), 10)];
        let wrong = fields.into_iter().find(|(_, text, _)| text.trim().parse::<u32>().is_err());
        wrong.map(|(field, _, example)| t!("board-no-number", field = field, example = example))
    };
    let read_fields =
        move || in_fields(pegs.get().trim(), colors.get().trim(), rows.get().trim(), distinct.get(), told.get());
    Effect::new(move |_| match (chosen.get(), no_number()) {
        (Choice::Fields, None) => read(read_fields()),
        (Choice::Fields, wrong) => problem.set(wrong),
        (Choice::Offered | Choice::File, _) => {}
    });
    keep_from_submitting([first, opened], problem, is_awaited);
    let file = use_file(problem, read);
    let open = move |text: String| {
        problem.set(None);
        is_awaited.set(true);
        file.set(Some(text));
    };
    let choose = move |event| {
        let value = event_target_value(&event);
        problem.set(None);
        file.set(None);
        chosen.set(match value.as_str() {
            FIELDS => Choice::Fields,
            FILE => Choice::File,
            _ => Choice::Offered,
        });
        is_awaited.set(chosen.get_untracked() == Choice::File);
        if chosen.get_untracked() == Choice::Offered {
            read(value);
        }
    };
    let preset = move |(rules, text): (Rules, String)| {
        let (value, is_own) = (rules.to_string(), move || honest() == rules);
        view! { <option value=value selected=move || chosen.get_untracked() == Choice::Offered && is_own()>{text}</option> }
    };
    view! {
        <div class="rules-form">
            <label>
                {t!("board")}
                <select on:change=choose>
                    {offered().map(preset).collect_view()}
                    <option value=FIELDS selected=move || chosen.get_untracked() == Choice::Fields>{t!("board-custom")}</option>
                    <option value=FILE selected=move || chosen.get_untracked() == Choice::File>{t!("board-file")}</option>
                </select>
            </label>
            <Show when=move || chosen.get() == Choice::File>
                <OpenFile open input=opened/>
                {move || (!is_awaited.get()).then(|| view! { <p class="hint">{rules.with(describe)}</p> })}
            </Show>
            <Show when=move || chosen.get() == Choice::Fields>
                <div class="fields">
                    <label>{t!("pegs")}<input type="number" step="any" node_ref=first bind:value=pegs/></label>
                    <label>{t!("colors")}<input type="number" step="any" bind:value=colors/></label>
                    <label>{t!("rows")}<input type="number" step="any" bind:value=rows/></label>
                    <label class="check"><input type="checkbox" bind:checked=distinct/>{t!("no-repeats")}</label>
                    <Told told/>
                </div>
            </Show>
            <Show when=move || with_lies && !rules.with(|rules| rules.has_weights())><Lies rules lies/></Show>
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
        </div>
    }
}

/// Keeps a form around this one from submitting an invalid board, or one that was not chosen.
fn keep_from_submitting(fields: [NodeRef<Input>; 2], problem: RwSignal<Option<String>>, is_awaited: RwSignal<bool>) {
    Effect::new(move |_| {
        let wanted = is_awaited.get().then(|| t!("board-file-wanted"));
        let refused = problem.get().or(wanted).unwrap_or_default();
        for field in fields.into_iter().filter_map(|field| field.get()) {
            field.set_custom_validity(&refused);
        }
    });
}

/// Returns the rules with this many lies, or the same rules if codes have weights, which rule out lies.
pub(crate) fn lying(rules: Rules, lies: u8) -> Rules {
    match rules.board().clone().with_lies(lies) {
        Ok(board) => rules.with_board(board),
        Err(_) => rules,
    }
}

#[component]
fn Told(told: RwSignal<FeedbackKind>) -> impl IntoView {
    let choose = move |event| {
        let chosen = event_target_value(&event);
        told.set(kinds().find(|kind| suffix(*kind) == chosen).unwrap_or_default());
    };
    let kind = move |kind| {
        view! { <option value=suffix(kind) selected=move || told.get_untracked() == kind>{told_shortly(kind)}</option> }
    };
    view! { <label>{t!("told")}<select on:change=choose>{kinds().map(kind).collect_view()}</select></label> }
}

#[component]
fn Lies(rules: RwSignal<Rules>, lies: RwSignal<u8>) -> impl IntoView {
    /// More lies would spoil the game, so only rules files can allow them.
    const USUAL: [u8; 3] = [0, 1, 2];
    let choose = move |event| {
        lies.set(event_target_value(&event).parse().unwrap_or_default());
        rules.update(|rules| *rules = lying(rules.clone(), lies.get_untracked()));
    };
    let choices = move || USUAL.into_iter().chain(Some(lies.get()).filter(|lies| !USUAL.contains(lies)));
    let choice = move |number: u8| {
        let text = if number == 0 { t!("lies-no") } else { t!("lies-up-to", lies = number) };
        view! { <option value=number.to_string() selected=move || lies.get() == number>{text}</option> }
    };
    view! {
        <label>
            {t!("lies")}
            <select on:change=choose>{move || choices().map(choice).collect_view()}</select>
        </label>
        {move || (lies.get() > 0).then(|| view! { <p class="hint">{t!("lies-about")}</p> })}
    }
}

fn use_file(
    problem: RwSignal<Option<String>>,
    choose: impl Fn(String) + Send + Sync + 'static,
) -> RwSignal<Option<String>> {
    let file = RwSignal::new(None);
    let opened = use_reply(move || file.get().map(PageRequest::OpenRules));
    Effect::new(move |_| match opened.reply.get() {
        Some(Reply::Rules { rules, wording }) => match read_rules(&rules) {
            Ok(found) => {
                wording::know(&found, &wording);
                choose(rules);
            }
            Err(error) => problem.set(Some(explain_problem(&error.problem))),
        },
        Some(Reply::NoRules { .. }) if file.with_untracked(|text| text.as_deref().is_some_and(is_no_json)) => {
            problem.set(Some(t!("board-file-no-json")));
        }
        Some(Reply::NoRules { line, problem: why }) => {
            problem.set(Some(t!("rule-file-problem", line = line, problem = why)));
        }
        Some(Reply::Failed(failure)) => problem.set(Some(failure.message)),
        _ => {}
    });
    file
}

fn is_no_json(text: &str) -> bool {
    !text.trim().is_empty() && !text.trim_start().starts_with('{')
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Offered,
    Fields,
    File,
}

const FIELDS: &str = "";
const FILE: &str = "file";

impl Choice {
    fn of(rules: &Rules) -> Self {
        let fields = in_fields(
            &rules.pegs().to_string(),
            &rules.colors().to_string(),
            &rules.max_guesses().to_string(),
            rules.codes().is_distinct(),
            rules.feedback_kind(),
        );
        match read_rules(&fields) {
            _ if wording::name(rules).is_none() && offered_name(rules).is_some() => Choice::Offered,
            Ok(same) if same == *rules && wording::alphabet(rules).is_none() => Choice::Fields,
            _ => Choice::File,
        }
    }
}

fn in_fields(pegs: &str, colors: &str, rows: &str, distinct: bool, told: FeedbackKind) -> String {
    let variant = if distinct { "-distinct" } else { "" };
    format!("{pegs}x{colors}{variant}{}-in{rows}", suffix(told))
}

#[component]
fn OpenFile(open: impl Fn(String) + Copy + 'static, input: NodeRef<Input>) -> impl IntoView {
    let chosen = move |event: leptos::ev::Event| {
        let input = event_target::<web_sys::HtmlInputElement>(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        leptos::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            open(text.unwrap_or_default());
        });
    };
    view! {
        <label>{t!("board-file-open")}<input type="file" node_ref=input accept=".json,application/json" on:change=chosen/></label>
    }
}

fn kinds() -> impl Iterator<Item = FeedbackKind> {
    FeedbackKind::ALL.iter().copied().filter(|&kind| kind.suffix().is_some() || kind == FeedbackKind::default())
}

fn suffix(kind: FeedbackKind) -> &'static str {
    kind.suffix().unwrap_or_default()
}

pub(crate) fn describe(rules: &Rules) -> String {
    if rules.allows_lies() {
        let board = describe(&lying(rules.clone(), 0));
        return t!("board-with-lies", board = board, lies = rules.lies());
    }
    if let Some(name) = wording::name(rules) {
        return name;
    }
    if let Some(name) = offered_name(rules) {
        return name;
    }
    let told = rules.feedback_kind();
    let own_rows = rules.max_guesses() != Rules::from(rules.board().clone()).max_guesses();
    let parts = [
        Some(if peg_style::are_letters(rules) {
            t!("board-letters", pegs = rules.pegs())
        } else {
            t!("board-other", pegs = rules.pegs(), colors = rules.colors())
        }),
        match rules.codes() {
            CodeSpace::Repeats | CodeSpace::Barred { distinct: false, .. } => None,
            CodeSpace::Distinct | CodeSpace::Barred { distinct: true, .. } => Some(t!("no-repeats")),
            CodeSpace::Listed(codes) => Some(t!("codes-listed", codes = codes.len())),
        },
        pegwise_text::board::barred(&Alphabet::usual(rules), rules),
        match rules.guesses() {
            GuessSpace::Codes => None,
            GuessSpace::Free => Some(t!("guesses-free")),
            GuessSpace::Blanks => Some(t!("guesses-blanks")),
        },
        (told != FeedbackKind::default()).then(|| told_shortly(told)),
        own_rows.then(|| t!("in-rows", rows = rules.max_guesses())),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
