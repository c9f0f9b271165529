//! The frame around every page, and the start of the app.

use crate::engine::Client;
use crate::focus::{self, HEADING};
use crate::haptics::haptic_with;
use crate::link::{Fragment, TOO_LONG};
use crate::live_region::REGION;
use crate::pages;
use crate::parts::Problem;
use crate::peg_style;
use crate::record;
use crate::route::{Page, Route};
use crate::store::InForce;
use crate::store::{self, PegColor, Settings, Switch, Symbols, Theme};
use crate::t;
use crate::wording;
use leptos::html::Ul;
use leptos::prelude::*;
use pegwise::Board;
use pegwise_text::catalogue::{self, Language};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the app; called by the page's script once the module has loaded. `root` is the app's address, with a slash at
/// the end; `engine` is the first message to a worker; `pegs` are the colours put on the start page's board before the
/// app had loaded, as digits starting at 1.
#[wasm_bindgen]
pub fn start(root: String, engine: JsValue, pegs: &str) {
    if !pegs.is_empty() {
        pages::take_over(pegs);
    }
    Client::install(format!("{root}worker.js"), engine);
    let body = document().body().expect("a page has a body");
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to(body, move || view! { <App root/> }).forget();
}

fn language(settings: &Settings) -> Language {
    let of_browser = || {
        let tags = window().navigator().languages();
        tags.iter().find_map(|tag| Language::of(&tag.as_string()?))
    };
    settings.language.or_else(of_browser).unwrap_or(Language::ALL[0])
}

fn set_on_page(name: &str, value: &str) {
    let html = document().document_element().expect("a page has one");
    drop(html.set_attribute(name, value));
}

fn write_in(language: Language, symbols: Symbols, colors: &[PegColor], board: Option<&Board>) {
    catalogue::speak(language);
    peg_style::write_with(symbols);
    peg_style::paint_with(colors);
    peg_style::play_on(board);
    set_on_page("lang", language.tag());
}

#[component]
fn App(root: String) -> impl IntoView {
    let settings = RwSignal::new(store::settings());
    provide_context(InForce(settings));
    let newer = RwSignal::new(false);
    provide_context(Newer(newer));
    window_event_listener_untyped("pegwise-newer", move |_| newer.set(true));
    let route = Route::install(root);
    // After a change of page, but not when the app opens, a screen reader should read the new heading.
    Effect::new(move |before: Option<Page>| {
        let page = route.page.get();
        if before.is_some_and(|before| before != page) {
            focus::on(HEADING);
        }
        page
    });
    Effect::new(move |_| {
        let theme = settings.with(|settings| settings.theme);
        set_on_page("data-theme", if theme == Theme::System { "" } else { theme.name() });
        settings.with(|settings| {
            set_on_page("data-on", &settings.on().map(Switch::name).collect::<Vec<_>>().join(" "));
            haptic_with(settings);
        });
    });
    let written = Memo::new(move |_| {
        route.fragment.with(wording::learn_from);
        // A change of board redraws the page only if the new board has its own symbols or words.
        let board = route.fragment.with(record::board).filter(peg_style::is_special);
        let is_of_table = matches!(route.page.get(), Page::Break | Page::Assistant);
        settings.with(|settings| {
            let colors = if is_of_table { settings.colors.clone() } else { Vec::new() };
            (language(settings), settings.symbols, colors, board)
        })
    });
    let page = move || {
        written.with(|(language, symbols, colors, board)| write_in(*language, *symbols, colors, board.as_ref()));
        view! { <Frame route/> }
    };
    view! {
        {page}
        <div class="unseen" id=REGION role="status" aria-live="polite" aria-atomic="false"></div>
    }
}

const PAGES: &str = "pages";

#[component]
fn Frame(route: Route) -> impl IntoView {
    const LINKED: [Page; 7] =
        [Page::Play, Page::Break, Page::Assistant, Page::Review, Page::Learn, Page::Strategies, Page::You];
    /// The pages at the lower edge of a phone.
    const FIRST: [Page; 4] = [Page::Home, Page::Play, Page::Learn, Page::You];
    let link = move |page: Page| {
        let current = move || (route.page.get() == page).then_some("page");
        let name = if page == Page::Home { t!("page-today") } else { page.name() };
        view! { <li><a href=page.href(&Fragment::default()) aria-current=current>{name}</a></li> }
    };
    let pages = NodeRef::<Ul>::new();
    let close = move |_| {
        // A browser without popovers shows the list as it is.
        if let Some(pages) = pages.get_untracked() {
            drop(pages.hide_popover());
        }
    };
    let is_class = move || route.page.get() == Page::Class;
    Effect::new(move |_| document().set_title(&title(route.page.get())));
    view! {
        <a class="skip" href="#main" on:click=move |event| { event.prevent_default(); focus::on(HEADING); }>{t!("skip")}</a>
        <header>
            <nav aria-label=t!("pages")>
                <a class="brand" href=Page::Home.href(&Fragment::default())>"Pegwise"</a>
                <button type="button" class="icon" popovertarget=PAGES aria-label=t!("pages") title=t!("pages")>
                    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 5.5h14M3 10h14M3 14.5h14"/></svg>
                </button>
                <ul id=PAGES popover="auto" node_ref=pages on:click=close>
                    {LINKED.map(link).collect_view()}
                    {move || (is_class() || store::class_key().is_some()).then(|| link(Page::Class))}
                </ul>
            </nav>
        </header>
        <NewVersion/>
        <main id="main">
            {move || route.fragment.with(|fragment| fragment.has(TOO_LONG)).then(|| view! { <Problem text=t!("address-too-long")/> })}
            {move || page(route.page.get())}
        </main>
        <nav class="first-pages" aria-label=t!("pages-first")><ul>{FIRST.map(link).collect_view()}</ul></nav>
        <footer>
            <p>{move || match is_class() {
                true => t!("footer-class"),
                // The browser can store the app for offline use only if the address is secure.
                false if window().is_secure_context() => format!("{} {}", t!("footer-private"), t!("footer-offline")),
                false => t!("footer-private"),
            }}</p>
            <p>{t!("footer-trademark")}</p>
        </footer>
    }
}

#[derive(Clone, Copy)]
struct Newer(RwSignal<bool>);

#[component]
fn NewVersion() -> impl IntoView {
    let Newer(newer) = expect_context();
    let reload = |_| {
        if let Ok(event) = web_sys::Event::new("pegwise-reload") {
            drop(window().dispatch_event(&event));
        }
    };
    view! {
        <div role="status">
            <Show when=move || newer.get()>
                <div class="new-version">
                    <p>{t!("new-version")}</p>
                    <div class="buttons">
                        <button type="button" class="main" on:click=reload>{t!("new-version-reload")}</button>
                        <button type="button" on:click=move |_| newer.set(false)>{t!("new-version-later")}</button>
                    </div>
                </div>
            </Show>
        </div>
    }
}

fn page(page: Page) -> AnyView {
    match page {
        Page::Home => view! { <pages::Home/> }.into_any(),
        Page::Play => view! { <pages::Play/> }.into_any(),
        Page::Unknown => view! { <pages::Unknown/> }.into_any(),
        page => view! { <pages::LazyPage page/> }.into_any(),
    }
}

fn title(page: Page) -> String {
    if page == Page::Home { t!("title") } else { format!("{} · Pegwise", page.name()) }
}
