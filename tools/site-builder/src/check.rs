//! The check of the links within the finished site.

use crate::folder;
use anyhow::{Context, Result};
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};
use percent_encoding::percent_decode_str;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// Folders with pages from elsewhere, whose links are not checked. Links to them only need to lead to an existing file.
const FOREIGN: [&str; 2] = ["play", "reference/rust"];

#[derive(Debug, Default)]
struct Found {
    links: BTreeSet<String>,
    anchors: BTreeSet<String>,
}

#[derive(Default)]
struct Reader(RefCell<Found>);

impl Reader {
    fn read(html: &str) -> Found {
        let input = BufferQueue::default();
        input.push_back(StrTendril::from(html));
        let tokenizer = Tokenizer::new(Self::default(), TokenizerOpts::default());
        // The tokenizer pauses only where a script could write into the page.
        while !input.is_empty() {
            let _ = tokenizer.feed(&input);
        }
        tokenizer.end();
        tokenizer.sink.0.take()
    }
}

impl TokenSink for Reader {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let Token::TagToken(Tag { kind: TagKind::StartTag, name, attrs, .. }) = token else {
            return TokenSinkResult::Continue;
        };
        let mut found = self.0.borrow_mut();
        for attribute in attrs {
            match &*attribute.name.local {
                "href" | "src" => found.links.insert(attribute.value.to_string()),
                "id" => found.anchors.insert(attribute.value.to_string()),
                _ => false,
            };
        }
        match &*name {
            "script" => TokenSinkResult::RawData(RawKind::ScriptData),
            "style" => TokenSinkResult::RawData(RawKind::Rawtext),
            _ => TokenSinkResult::Continue,
        }
    }
}

/// Returns the broken links within a site, one line each.
///
/// # Errors
/// Fails if the site cannot be read.
pub fn broken_links(site: &Path) -> Result<Vec<String>> {
    let (mut files, mut pages) = (BTreeSet::new(), BTreeMap::new());
    folder::visit(site, &mut |file| {
        let path = file.strip_prefix(site)?.to_path_buf();
        let is_foreign = FOREIGN.iter().any(|folder| path.starts_with(folder));
        if !is_foreign && path.extension().is_some_and(|extension| extension == "html") {
            let html = fs::read_to_string(file).with_context(|| file.display().to_string())?;
            pages.insert(path.clone(), Reader::read(&html));
        }
        files.insert(path);
        Ok(())
    })?;
    let mut broken = Vec::new();
    for (page, found) in &pages {
        let is_broken = |link: &&String| !leads_somewhere(page, link, &files, &pages);
        broken.extend(found.links.iter().filter(is_broken).map(|link| format!("{}: {link}", page.display())));
    }
    Ok(broken)
}

fn leads_somewhere(page: &Path, link: &str, files: &BTreeSet<PathBuf>, pages: &BTreeMap<PathBuf, Found>) -> bool {
    if ["https://", "http://", "data:"].iter().any(|scheme| link.starts_with(scheme)) {
        return true;
    }
    let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
    let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let target = if path.is_empty() { Some(page.to_path_buf()) } else { beside(page, &decoded(path)) };
    let Some(target) = target.filter(|target| files.contains(target)) else { return false };
    let is_there = |found: &Found| anchor.is_empty() || found.anchors.contains(&decoded(anchor));
    pages.get(&target).is_none_or(is_there)
}

fn beside(page: &Path, path: &str) -> Option<PathBuf> {
    let mut target = page.parent()?.to_path_buf();
    for component in Path::new(path).components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                target.file_name()?;
                target.pop();
            }
            Component::Normal(name) => target.push(name),
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(target)
}
