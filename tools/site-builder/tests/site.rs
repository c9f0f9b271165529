//! Tests of the book, built from the real pages.

use serde_json::Value;
use site_builder::{Parts, broken_links, build};
use std::fs;
use std::path::{Path, PathBuf};

fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn parts(folder: &Path) -> Parts {
    let (web, rust, python) = (folder.join("web"), folder.join("doc"), folder.join("python.md"));
    fs::create_dir_all(&web).unwrap();
    fs::create_dir_all(rust.join("pegwise")).unwrap();
    fs::write(web.join("index.html"), "the web app").unwrap();
    fs::write(rust.join("pegwise/index.html"), "the reference").unwrap();
    fs::write(&python, "# Python reference\n").unwrap();
    Parts { web: Some(web), rust: Some(rust), python: Some(python) }
}

fn built(test: &str) -> PathBuf {
    let folder = folder(test);
    let site = folder.join("site");
    build(&site, &parts(&folder)).unwrap();
    site
}

#[test]
fn every_link_of_the_site_leads_somewhere() {
    let site = built("links");
    assert_eq!(broken_links(&site).unwrap(), [""; 0]);
    let index = fs::read_to_string(site.join("index.html")).unwrap();
    for shown in ["href=\"play/index.html\"", "href=\"docs/start.html\"", "src=\"docs/pictures/demo.svg\""] {
        assert!(index.contains(shown), "{shown} is missing");
    }
    let start = fs::read_to_string(site.join("docs/start.html")).unwrap();
    assert!(start.contains("href=\"../reference/rust/pegwise/index.html\""));
    assert!(site.join("docs/decisions/0001-crates.html").is_file());
}

#[test]
fn links_that_lead_nowhere_are_found() {
    let site = built("broken");
    for (file, link) in [("docs/start.html", "gone.html"), ("docs/play.html", "start.html#gone")] {
        let file = site.join(file);
        let html = fs::read_to_string(&file).unwrap();
        fs::write(&file, html.replacen("<main>", &format!("<main><a href=\"{link}\">x</a>"), 1)).unwrap();
    }
    fs::remove_file(site.join("docs/pictures/demo.svg")).unwrap();
    let broken = broken_links(&site).unwrap();
    assert!(broken.contains(&"docs/start.html: gone.html".to_owned()), "{broken:?}");
    assert!(broken.contains(&"docs/play.html: start.html#gone".to_owned()), "{broken:?}");
    assert!(broken.contains(&"index.html: docs/pictures/demo.svg".to_owned()), "{broken:?}");
}

#[test]
fn nothing_is_asked_of_others() {
    let site = built("offline");
    for page in ["index.html", "docs/rust.html"] {
        let html = fs::read_to_string(site.join(page)).unwrap();
        for part in html.split(['<']).filter(|tag| ["script", "img", "link"].iter().any(|name| tag.starts_with(name))) {
            assert!(!part.contains("://"), "{page}: {part}");
        }
    }
}

fn index(site: &Path) -> Value {
    let is_index = |name: &str| name.starts_with("searchindex");
    let files = fs::read_dir(site).unwrap().map(|entry| entry.unwrap());
    let file = files.into_iter().find(|file| is_index(&file.file_name().to_string_lossy())).unwrap();
    let script = fs::read_to_string(file.path()).unwrap();
    let text = script.split_once("JSON.parse('").unwrap().1.rsplit_once("')").unwrap().0;
    serde_json::from_str(&text.replace("\\'", "'").replace("\\\\", "\\")).unwrap()
}

fn found(index: &Value, word: &str) -> Vec<String> {
    let mut node = &index["index"]["index"]["body"]["root"];
    for letter in word.chars() {
        node = &node[letter.to_string()];
    }
    let addresses = index["doc_urls"].as_array().unwrap();
    let pages = node["docs"].as_object().into_iter().flatten();
    pages.map(|(number, _)| addresses[number.parse::<usize>().unwrap()].as_str().unwrap().to_owned()).collect()
}

#[test]
fn the_search_finds_words() {
    let index = index(&built("search"));
    let has = |word, page: &str| found(&index, word).iter().any(|address| address.starts_with(page));
    assert!(has("entropi", "docs/research.html"), "{:?}", found(&index, "entropi"));
    assert!(has("pupil", "docs/teachers.html"), "{:?}", found(&index, "pupil"));
    assert!(found(&index, "xyzzy").is_empty());
}
