use super::seat::Seat;
use super::table::GameScreen;
use crate::app::COMMON;
use crate::entry::Parts;
use crate::input::{Binding, KeyCode};
use pegwise::GuessUniverse;
use pegwise_text::t;

const ENTER: KeyCode = KeyCode::Enter;

const fn key(key: char) -> KeyCode {
    KeyCode::Char(key)
}

impl<S: Seat + 'static> GameScreen<S> {
    /// The keys that do something now.
    pub(super) fn keys(&self) -> Vec<Binding> {
        if self.row.edited().is_some() {
            return [&[EDIT_ENTER, EDIT_ESC, COMMON[0]], &ROW[..]].concat();
        }
        let is_play = S::IS_OWN;
        let mut keys = Vec::new();
        match (self.row.chosen, self.is_over()) {
            (Some(_), _) => keys.extend(Self::old_row()),
            (None, true) => keys.push(NEW),
            (None, false) if is_play => keys.push(Binding { label: Some(|| t!("tui-game-play-row")), ..SUBMIT }),
            (None, false) => keys.push(Binding { label: Some(|| t!("tui-game-enter-row")), ..SUBMIT }),
        }
        if self.side.diagnosis.is_some() {
            keys.push(FIX);
        }
        if !is_play || self.is_over() {
            keys.push(REVIEW);
        }
        if is_play && self.is_over() {
            keys.extend([SHARE_RESULT, COMMON[1], COMMON[0], CODES, COPY_LINE, ROWS]);
            return keys;
        }
        if self.seat.can_be_told() {
            keys.push(TELL);
        }
        if S::PARTS.has_guess() && self.side.diagnosis.is_none() && !self.is_over() {
            keys.push(if is_play { TIP } else { TAKE });
        }
        keys.extend([if is_play { UNDO_OWN } else { UNDO }, COMMON[0], CODES]);
        if is_play {
            keys.push(GIVE_UP);
        }
        keys.extend([COMMON[1], REDO]);
        if S::PARTS.has_guess() {
            keys.extend([FILL, HOLD, CLEAR]);
        }
        if !self.is_over() {
            keys.push(NEW);
        }
        keys.extend([SHARE, COUNT, ROWS]);
        if self.row.chosen.is_none() {
            keys.extend(Self::old_row().into_iter().map(|binding| Binding { label: None, ..binding }));
        }
        keys.extend(ROW);
        if self.session().rules().guesses() == GuessUniverse::Blanks {
            keys.push(BLANK);
        }
        keys
    }

    /// The keys for a row that was played.
    fn old_row() -> Vec<Binding> {
        match S::PARTS {
            Parts::Pegs => vec![COPY],
            Parts::Answer => vec![CHANGE],
            Parts::Both => vec![CHANGE, COPY, REMOVE],
        }
    }
}

const SUBMIT: Binding = Binding::unseen(ENTER, "⏎", || t!("tui-game-enter-about"));
const EDIT_ENTER: Binding = Binding::new(ENTER, "⏎", || t!("tui-game-save"), || t!("tui-game-save-about"));
const EDIT_ESC: Binding = Binding::new(KeyCode::Esc, "Esc", || t!("tui-game-cancel"), || t!("tui-game-cancel-about"));
const NEW: Binding = Binding::new(key('n'), "n", || t!("tui-game-new"), || t!("tui-game-new-about"));
const FIX: Binding = Binding::new(key('m'), "m", || t!("tui-game-fix"), || t!("tui-game-fix-about"));
const REVIEW: Binding = Binding::new(key('v'), "v", || t!("tui-game-review"), || t!("tui-game-review-about"));
const TIP: Binding = Binding::new(key('t'), "t", || t!("tui-game-tip"), || t!("tui-game-tip-about"));
const TAKE: Binding = Binding::new(key('t'), "t", || t!("tui-key-take"), || t!("tui-game-take-about"));
const UNDO: Binding = Binding::new(key('u'), "u", || t!("tui-game-undo"), || t!("tui-game-undo-about"));
const UNDO_OWN: Binding = Binding { help: || t!("tui-game-undo-own-about"), ..UNDO };
const REDO: Binding = Binding::new(key('r'), "r", || t!("tui-game-redo"), || t!("tui-game-redo-about"));
const CODES: Binding = Binding::new(key('p'), "p", || t!("tui-game-codes"), || t!("tui-game-codes-about"));
const GIVE_UP: Binding = Binding::new(key('g'), "g", || t!("tui-game-give-up"), || t!("tui-game-give-up-about"));
const FILL: Binding = Binding::new(key('f'), "f", || t!("tui-game-fill"), || t!("tui-row-fill-about"));
const HOLD: Binding = Binding::new(key(' '), "Space", || t!("tui-game-hold"), || t!("tui-game-hold-about"));
const CLEAR: Binding = Binding::new(key('x'), "x", || t!("tui-game-clear"), || t!("tui-row-clear-about"));
const SHARE: Binding = Binding::new(key('s'), "s", || t!("tui-key-share"), || t!("tui-key-share-about"));
const SHARE_RESULT: Binding = Binding { help: || t!("tui-game-result-about"), ..SHARE };
const COPY_LINE: Binding = Binding::unseen(key('c'), "c", || t!("tui-key-share-about"));
const TELL: Binding = Binding::new(key('w'), "w", || t!("tui-game-tell"), || t!("tui-game-tell-about"));
const COUNT: Binding = Binding::new(key('i'), "i", || t!("tui-game-count"), || t!("tui-game-count-about"));
const ROWS: Binding = Binding::unseen(KeyCode::Up, "↑ ↓ k j", || t!("tui-game-rows-about"));
const COPY: Binding = Binding::new(key('c'), "c", || t!("tui-game-copy"), || t!("tui-game-copy-about"));
const CHANGE: Binding = Binding::new(key('e'), "e", || t!("tui-game-change"), || t!("tui-game-change-about"));
const REMOVE: Binding = Binding::new(key('d'), "d", || t!("tui-game-remove"), || t!("tui-game-remove-about"));
const BLANK: Binding = Binding::unseen(key('_'), "_", || t!("tui-game-blank-about"));

/// The keys for the row being made.
const ROW: [Binding; 4] = [
    Binding::unseen(key('1'), "1–9 0 A–Z", || t!("tui-game-color-about")),
    Binding::unseen(key('+'), "+ −", || t!("tui-game-next-about")),
    Binding::unseen(KeyCode::Left, "← → h l", || t!("tui-game-move-about")),
    Binding::unseen(KeyCode::Backspace, "Backspace", || t!("tui-game-rub-out-about")),
];
