//! The page and its state, both of which exist only in the address.

use crate::link::Fragment;
use crate::{t, wording};
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlAnchorElement, MouseEvent};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Home,
    Play,
    Break,
    Assistant,
    Review,
    Learn,
    Strategies,
    You,
    Class,
    Unknown,
}

impl Page {
    pub(crate) const ALL: [Page; 9] = [
        Page::Home,
        Page::Play,
        Page::Break,
        Page::Assistant,
        Page::Review,
        Page::Learn,
        Page::Strategies,
        Page::You,
        Page::Class,
    ];

    pub(crate) fn path(self) -> &'static str {
        match self {
            Page::Home | Page::Unknown => "",
            Page::Play => "play/",
            Page::Break => "break/",
            Page::Assistant => "assistant/",
            Page::Review => "review/",
            Page::Learn => "learn/",
            Page::Strategies => "strategies/",
            Page::You => "you/",
            Page::Class => "class/",
        }
    }

    pub(crate) fn name(self) -> String {
        match self {
            Page::Home => t!("home-heading"),
            Page::Play => t!("page-play"),
            Page::Break => t!("page-break"),
            Page::Assistant => t!("page-assistant"),
            Page::Review => t!("page-review"),
            Page::Learn => t!("page-learn"),
            Page::Strategies => t!("page-strategies"),
            Page::You => t!("page-you"),
            Page::Class => t!("page-class"),
            Page::Unknown => t!("page-unknown"),
        }
    }

    fn of(path: &str) -> Page {
        let path = path.trim_end_matches("index.html").trim_end_matches('/');
        Page::ALL.into_iter().find(|page| page.path().trim_end_matches('/') == path).unwrap_or(Page::Unknown)
    }

    pub(crate) fn href(self, fragment: &Fragment) -> String {
        let root = ROOT.with_borrow(Clone::clone);
        let fragment = wording::beside(fragment);
        let hash = if fragment.is_empty() { String::new() } else { format!("#{fragment}") };
        format!("{root}{}{hash}", self.path())
    }
}

thread_local! {
    static ROOT: RefCell<String> = const { RefCell::new(String::new()) };
}

#[derive(Clone, Copy)]
pub(crate) struct Route {
    pub(crate) page: RwSignal<Page>,
    pub(crate) fragment: RwSignal<Fragment>,
}

impl Route {
    pub(crate) fn install(root: String) -> Self {
        ROOT.set(root);
        let route = Route { page: RwSignal::new(Page::Home), fragment: RwSignal::default() };
        route.follow();
        let moved = Closure::<dyn FnMut(Event)>::new(move |_| route.follow()).into_js_value();
        let clicked =
            Closure::<dyn FnMut(MouseEvent)>::new(move |event: MouseEvent| route.click(&event)).into_js_value();
        for (target, kind, act) in [
            (window().as_ref(), "popstate", &moved),
            (window().as_ref(), "hashchange", &moved),
            (document().as_ref() as &web_sys::EventTarget, "click", &clicked),
        ] {
            target.add_event_listener_with_callback(kind, act.unchecked_ref()).expect("every browser has events");
        }
        provide_context(route);
        route
    }

    pub(crate) fn of_app() -> Self {
        expect_context()
    }

    fn follow(self) {
        let location = window().location();
        let address = location.href().unwrap_or_default();
        let path = address.split(['#', '?']).next().unwrap_or_default();
        let page = ROOT.with_borrow(|root| path.strip_prefix(root.as_str()).map_or(Page::Unknown, Page::of));
        let fragment = Fragment::of_window();
        // The state is set first, so that a new page finds it.
        if self.fragment.with_untracked(|own| *own != fragment) {
            self.fragment.set(fragment);
        }
        if self.page.get_untracked() != page {
            self.page.set(page);
        }
    }

    pub(crate) fn go(self, page: Page, fragment: &Fragment) {
        self.write(true, &page.href(fragment));
    }

    pub(crate) fn replace(self, fragment: &Fragment) {
        self.write(false, &self.page.get_untracked().href(fragment));
    }

    fn write(self, push: bool, address: &str) {
        let history = window().history().expect("every window has one");
        let written = if push {
            history.push_state_with_url(&JsValue::NULL, "", Some(address))
        } else {
            history.replace_state_with_url(&JsValue::NULL, "", Some(address))
        };
        // Browsers refuse frequent changes, but the state of the page must change all the same.
        if written.is_err() {
            self.fragment.set(Fragment::of_address(address));
            return;
        }
        self.follow();
    }

    fn click(self, event: &MouseEvent) {
        let plain =
            event.button() == 0 && !event.ctrl_key() && !event.meta_key() && !event.shift_key() && !event.alt_key();
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let link = target.and_then(|element| element.closest("a[href]").ok().flatten());
        let Some(link) = link.filter(|_| plain && !event.default_prevented()) else { return };
        let link: HtmlAnchorElement = link.unchecked_into();
        let href = link.href();
        let ours = ROOT.with_borrow(|root| href.strip_prefix(root.as_str()).map(str::to_owned));
        let page = ours.map(|path| Page::of(path.split(['#', '?']).next().unwrap_or_default()));
        if page.is_some_and(|page| page != Page::Unknown) && link.target().is_empty() && !link.has_attribute("download")
        {
            if link.get_attribute("href").is_some_and(|href| href.starts_with('#')) {
                return;
            }
            event.prevent_default();
            self.write(true, &href);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_by_its_path() {
        for page in Page::ALL {
            assert_eq!(Page::of(page.path()), page);
            assert_eq!(Page::of(&format!("{}index.html", page.path())), page);
            assert_eq!(Page::of(page.path().trim_end_matches('/')), page);
        }
        assert_eq!(Page::of("nonsense/"), Page::Unknown);
        assert_eq!(Page::of("play/more"), Page::Unknown);
    }
}
