//! The frame around every page, and how the app starts.

use crate::engine::Client;
use crate::look;
use crate::pages;
use crate::route::{Page, Route};
use crate::store::{self, Settings, Theme};
use crate::words::{self, Language};
use crate::{link::Fragment, t};
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

/// Shows the app: what the page's script calls once it is loaded. `root` is the address of the app, with a slash at the
/// end; `engine` is what a worker is told first.
#[wasm_bindgen]
pub fn start(root: String, engine: JsValue) {
    Client::install(format!("{root}worker.js"), engine);
    let body = document().body().expect("a page has a body");
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to(body, move || view! { <App root/> }).forget();
}

/// The settings in force; see [`change_settings`].
#[derive(Clone, Copy)]
pub(crate) struct InForce(pub(crate) RwSignal<Settings>);

/// Changes settings and keeps them. The page is drawn anew.
pub(crate) fn change_settings(change: impl FnOnce(&mut Settings)) {
    let InForce(settings) = expect_context();
    settings.update(change);
    if settings.with_untracked(store::keep_settings).is_err() {
        look::announce(t!("not-kept"));
    }
}

/// The person's language: what was chosen, or the first of the browser's that the app speaks.
fn language(settings: &Settings) -> Language {
    let of_browser = || {
        let tags = window().navigator().languages();
        tags.iter().find_map(|tag| Language::of(&tag.as_string()?))
    };
    settings.language.or_else(of_browser).unwrap_or(Language::ALL[0])
}

/// Puts settings in force that are not a matter of what pages say.
fn apply(settings: &Settings) {
    words::speak(language(settings));
    look::write_with(settings.symbols);
    let html = document().document_element().expect("a page has one");
    let theme = if settings.theme == Theme::System { "" } else { settings.theme.name() };
    drop(html.set_attribute("data-theme", theme));
    drop(html.set_attribute("lang", words::spoken().tag()));
}

#[component]
fn App(root: String) -> impl IntoView {
    let settings = RwSignal::new(store::settings());
    provide_context(InForce(settings));
    let route = Route::install(root);
    // Moved between pages: the new one's heading is read and the keyboard starts there. Not when the app opens.
    Effect::new(move |before: Option<Page>| {
        let page = route.page.get();
        if before.is_some_and(|before| before != page) {
            request_animation_frame(focus_heading);
        }
        page
    });
    view! {
        {move || settings.with(|settings| { apply(settings); view! { <Frame route/> } })}
        <div class="unseen" role="status" aria-live="polite">{look::said()}</div>
    }
}

fn focus_heading() {
    let heading = document().query_selector("main h1").ok().flatten();
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<web_sys::HtmlElement>().ok()) {
        drop(heading.focus());
    }
}

#[component]
fn Frame(route: Route) -> impl IntoView {
    let link = move |page: Page, text: String| {
        let current = move || (route.page.get() == page).then_some("page");
        view! { <li><a href=page.href(&Fragment::default()) aria-current=current>{text}</a></li> }
    };
    Effect::new(move |_| document().set_title(&title(route.page.get())));
    view! {
        <a class="skip" href="#main" on:click=move |event| { event.prevent_default(); focus_heading(); }>{t!("skip")}</a>
        <header>
            <nav aria-label=t!("pages")>
                <a class="brand" href=Page::Home.href(&Fragment::default())>"Pegwise"</a>
                <ul>
                    {link(Page::Play, t!("page-play"))}
                    {link(Page::Break, t!("page-break"))}
                    {link(Page::Assistant, t!("page-assistant"))}
                    {link(Page::Review, t!("page-review"))}
                    {link(Page::Learn, t!("page-learn"))}
                    {link(Page::Strategies, t!("page-strategies"))}
                    {link(Page::You, t!("page-you"))}
                </ul>
            </nav>
        </header>
        <main id="main">{move || page(route.page.get())}</main>
        <footer>
            <p>{t!("footer-private")}</p>
            <p>{t!("footer-trademark")}</p>
        </footer>
    }
}

fn page(page: Page) -> AnyView {
    match page {
        Page::Home => view! { <pages::Home/> }.into_any(),
        Page::Play => view! { <pages::Play/> }.into_any(),
        Page::Break => view! { <pages::Break/> }.into_any(),
        Page::Assistant => view! { <pages::Assistant/> }.into_any(),
        Page::Review => view! { <pages::Review/> }.into_any(),
        Page::Learn => view! { <pages::Learn/> }.into_any(),
        Page::Strategies => view! { <pages::Strategies/> }.into_any(),
        Page::You => view! { <pages::You/> }.into_any(),
        Page::Unknown => view! { <pages::Unknown/> }.into_any(),
    }
}

fn title(page: Page) -> String {
    let name = match page {
        Page::Home => return t!("title"),
        Page::Play => t!("page-play"),
        Page::Break => t!("page-break"),
        Page::Assistant => t!("page-assistant"),
        Page::Review => t!("page-review"),
        Page::Learn => t!("page-learn"),
        Page::Strategies => t!("page-strategies"),
        Page::You => t!("page-you"),
        Page::Unknown => t!("page-unknown"),
    };
    format!("{name} · Pegwise")
}
