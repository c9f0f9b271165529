//! Properties of the file of finished games, with random files.

mod games;

use games::any_game;
use pegwise_game::{FinishedGame, GameHistory};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// A line without its newline, as people, other programs and crashes leave it.
fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let odd: [&[u8]; 9] = [
        b"",
        b"  ",
        b"# remark",
        b"nonsense",
        b"pegwise-games 1",
        b"pegwise-games",
        b"\xff\xfe",
        b"x cut",
        b"\xef\xbb\xbf",
    ];
    prop_oneof![
        4 => any_game().prop_map(|game| game.to_string().into_bytes()),
        2 => select(odd.to_vec()).prop_map(<[u8]>::to_vec),
        // The same games again, with and without grades.
        2 => (0..3_u8, 0..3_u8).prop_map(|(second, skill)| {
            let grade = if skill == 0 { String::new() } else { format!(" skill={skill}") };
            format!("2026-11-21T11:20:0{second}Z hotseat{grade} 4x6 1122:0.1").into_bytes()
        }),
    ]
}

fn any_file() -> impl Strategy<Value = Vec<u8>> {
    let mark = select(vec![&b""[..], b"\xef\xbb\xbf", b"pegwise-games 1\n", b"\xef\xbb\xbfpegwise-games 1\n"]);
    let end = select(vec![&b"\n"[..], b"\r\n"]);
    (mark, vec((any_line(), end), 0..12), any::<prop::sample::Index>(), any::<bool>()).prop_map(
        |(mark, lines, cut, is_cut)| {
            let lines = lines.iter().flat_map(|(line, end)| [line, *end]).collect::<Vec<_>>().concat();
            let file = [mark, &lines].concat();
            let end = if is_cut && !file.is_empty() { cut.index(file.len()) } else { file.len() };
            file[..end].to_vec()
        },
    )
}

fn read(file: &[u8]) -> GameHistory {
    GameHistory::read(file).unwrap()
}

fn games(history: &GameHistory) -> Vec<FinishedGame> {
    history.games().cloned().collect()
}

fn once(games: &[FinishedGame]) -> Vec<FinishedGame> {
    let mut kept: Vec<FinishedGame> = Vec::new();
    for game in games {
        match kept.iter_mut().find(|own| own.is_same_game(game)) {
            Some(own) => *own = game.clone(),
            None => kept.push(game.clone()),
        }
    }
    kept
}

fn written(games: &[FinishedGame]) -> Vec<u8> {
    let lines = games.iter().map(|game| format!("{game}\n"));
    let lines: Vec<String> = ["pegwise-games 1\n".to_owned()].into_iter().chain(lines).collect();
    lines.concat().into_bytes()
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..200)) {
        if let Ok(history) = GameHistory::read(&bytes) {
            prop_assert_eq!(read(&history.write()).write(), history.write());
        }
    }

    #[test]
    fn what_is_written_reads_back_equal(file in any_file()) {
        let history = read(&file);
        let again = read(&history.write());
        prop_assert_eq!(games(&again), games(&history));
        prop_assert_eq!(again.unreadable().count(), history.unreadable().count());
        prop_assert_eq!(again.write(), history.write());
    }

    #[test]
    fn games_are_read_each_once(list in vec(any_game(), 0..12)) {
        prop_assert_eq!(games(&read(&written(&list))), once(&list));
        let mut added = GameHistory::default();
        for game in list {
            added.add(game);
        }
        prop_assert_eq!(read(&added.write()), added);
    }

    /// Appending to a file gives the same games as reading, adding and writing it.
    #[test]
    fn adding_at_the_end_of_a_file_adds_to_what_is_read(file in any_file(), list in vec(any_game(), 0..4)) {
        let longer = [file.as_slice(), GameHistory::addition(&file, &list).unwrap().as_bytes()].concat();
        let mut history = read(&file);
        for game in list {
            history.add(game);
        }
        prop_assert_eq!(games(&read(&longer)), games(&history));
        prop_assert_eq!(read(&longer).unreadable().count(), history.unreadable().count());
    }

    #[test]
    fn merging_adds_what_is_new_in_order_and_only_once(one in any_file(), two in any_file()) {
        let (before, other) = (read(&one), read(&two));
        let mut merged = before.clone();
        let told = merged.merge(&other);
        let (own, theirs) = (games(&before), games(&other));
        let new = theirs.iter().filter(|game| !own.iter().any(|known| known.is_same_game(game)));
        let expected: Vec<_> = own.iter().chain(new).cloned().collect();
        prop_assert_eq!(&games(&merged), &expected);
        prop_assert_eq!((told.added, told.known), (expected.len() - own.len(), theirs.len() - told.added));
        prop_assert_eq!(merged.unreadable().count(), before.unreadable().count());
        let once = merged.clone();
        prop_assert_eq!(merged.merge(&other).added + merged.merge(&before).added, 0);
        prop_assert_eq!(merged, once);
    }

    #[test]
    fn a_game_that_is_removed_is_gone_and_nothing_else(file in any_file(), at in any::<prop::sample::Index>()) {
        let mut history = read(&file);
        let mut list = games(&history);
        if !list.is_empty() {
            let game = list.remove(at.index(list.len()));
            prop_assert!(history.remove(game.time(), game.game()) && !history.remove(game.time(), game.game()));
            prop_assert_eq!(games(&history), list);
        }
    }
}
