use super::CODE;
use super::problem::Absent;
use super::pupils::Pupils;
use super::qr::Qr;
use super::rounds::Rounds;
use super::teacher::Teacher;
use crate::link::Fragment;
use crate::parts::Problem;
use crate::t;
use leptos::prelude::*;
use pegwise_classroom::ClassRequest;

#[component]
pub(super) fn Board() -> impl IntoView {
    let Some(teacher) = Teacher::begin() else { return view! { <Problem text=t!("class-board-key")/> }.into_any() };
    let shown =
        Memo::new(move |_| (teacher.is_here.get(), teacher.is_known.get(), teacher.board.with(Option::is_some)));
    let page = move || match shown.get() {
        (false, ..) => view! { <Absent/> }.into_any(),
        (true, false, _) => view! { <Problem text=t!("class-board-key")/> }.into_any(),
        (true, true, false) => view! { <p role="status">{t!("class-looking")}</p> }.into_any(),
        (true, true, true) => view! { <Door teacher/> <Rounds teacher/> <Pupils teacher/> }.into_any(),
    };
    let is_unkept = Memo::new(move |_| teacher.with(|board| board.kept == Some(false)) == Some(true));
    view! {
        {move || (!teacher.connected.get()).then(|| view! { <Problem text=t!("class-offline")/> })}
        {move || is_unkept.get().then(|| view! { <Problem text=t!("class-board-not-kept")/> })}
        {page}
    }
    .into_any()
}

#[component]
pub(super) fn Door(teacher: Teacher) -> impl IntoView {
    let open = Memo::new(move |_| teacher.with(|board| board.open) == Some(true));
    let way =
        Memo::new(move |_| teacher.with(|board| (board.addresses.clone(), board.code.clone())).unwrap_or_default());
    let way = move || {
        let (addresses, code) = way.get();
        if addresses.is_empty() {
            return view! { <p>{t!("class-board-nowhere")}</p> }.into_any();
        }
        // The first address is the most likely one.
        let joining = format!("{}#{}", addresses[0], Fragment::default().with(CODE, &code));
        let address = |address: String| view! { " "<strong class="class-way">{address}</strong> };
        view! {
            <Qr address=joining/>
            <p>{t!("class-board-open")}{addresses.into_iter().map(address).collect_view()}</p>
            <p>{t!("class-board-code")}" "<strong class="class-way code-letters">{code}</strong></p>
        }
        .into_any()
    };
    // From the first round on, the board is for the rounds.
    let is_small = move || teacher.with(|board| board.round.is_some()).unwrap_or_default();
    let toggle = move |_| teacher.act(ClassRequest::Door { open: !open.get_untracked() });
    view! {
        <section class="panel class-door" class:small=is_small aria-label=t!("class-join")>
            {move || if open.get() { way().into_any() } else { view! { <p>{t!("class-board-closed")}</p> }.into_any() }}
            <p class="buttons">
                <button type="button" on:click=toggle>
                    {move || if open.get() { t!("class-board-close") } else { t!("class-board-reopen") }}
                </button>
            </p>
        </section>
    }
}
