use super::game_mode::GameMode;
use super::table::GameScreen;
use crate::entry::Parts;
use crate::input::{Binding, HitArea, KeyCode};
use crate::shared::{CLEAR, COMMON, FILL};
use pegwise::{GuessSpace, Reviewer, Status};
use pegwise_text::t;

const ENTER: KeyCode = KeyCode::Enter;

const fn key(key: char) -> KeyCode {
    KeyCode::Char(key)
}

impl<S: GameMode + 'static> GameScreen<S> {
    pub(super) fn keys(&self) -> Vec<Binding> {
        if self.row.edited().is_some() {
            return [&[EDIT_ENTER, EDIT_ESC, COMMON[0]], &ROW[..]].concat();
        }
        let (is_over, has_rows) = (self.is_over(), !self.session().turns().is_empty());
        let is_graded = Reviewer::can_grade(self.session().rules());
        let mut keys = Vec::new();
        match (self.row.chosen, is_over) {
            (Some(_), _) => keys.extend(self.old_row()),
            (None, true) => keys.push(NEW),
            (None, false) if S::IS_OWN => keys.push(Binding { label: Some(|| t!("tui-game-play-row")), ..SUBMIT }),
            (None, false) => keys.push(Binding { label: Some(|| t!("tui-game-enter-row")), ..SUBMIT }),
        }
        keys.extend(COMMON);
        let makes_guess = S::PARTS.has_guess() && !is_over;
        let goes_on = !(S::IS_OWN && is_over);
        let offered = [
            (FIX, self.side.diagnosis.is_some()),
            (REVIEW, has_rows && is_graded && (is_over || !S::IS_OWN)),
            (if S::IS_OWN { TIP } else { TAKE }, makes_guess && self.side.diagnosis.is_none()),
            (if S::IS_OWN { UNDO_OWN } else { UNDO }, goes_on && (self.row.can_undo() || self.seat.can_undo())),
            (REDO, goes_on && (self.row.can_redo() || self.seat.can_redo())),
            (CODES, !matches!(self.session().status(), Status::Won { .. })),
            (GIVE_UP, S::IS_OWN && !is_over),
            (FILL, makes_guess),
            (HOLD, makes_guess),
            (CLEAR, makes_guess),
            (NOTE, makes_guess),
            (NEW, has_rows && (!is_over || self.row.chosen.is_some())),
            (if S::IS_OWN && is_over { SHARE_RESULT } else { SHARE }, has_rows),
            (COPY_LINE, S::IS_OWN && is_over && has_rows),
            (TELL, self.seat.can_be_told()),
            (COUNT, true),
            (ROWS, has_rows),
        ];
        keys.extend(offered.into_iter().filter_map(|(binding, does)| does.then_some(binding)));
        if has_rows && self.row.chosen.is_none() {
            keys.extend(self.old_row().into_iter().map(|binding| Binding { label: None, ..binding }));
        }
        if S::IS_OWN && is_over {
            return keys;
        }
        if !is_over || S::PARTS == Parts::Both {
            keys.extend(ROW);
            if self.session().rules().guesses() == GuessSpace::Blanks {
                keys.push(BLANK);
            }
        }
        keys
    }

    fn old_row(&self) -> Vec<Binding> {
        match S::PARTS {
            Parts::Pegs if self.is_over() => Vec::new(),
            Parts::Pegs => vec![Binding { press: HitArea::Key(ENTER), keys: "⏎", ..COPY }],
            Parts::Answer => vec![CHANGE],
            Parts::Both => vec![CHANGE, COPY, REMOVE],
        }
    }
}

const SUBMIT: Binding = Binding::unseen(ENTER, "⏎", || t!("tui-game-enter-about"));
const EDIT_ENTER: Binding = Binding::new(ENTER, "⏎", || t!("tui-game-save"), || t!("tui-game-save-about"));
const EDIT_ESC: Binding = Binding::new(KeyCode::Esc, "Esc", || t!("tui-game-cancel"), || t!("tui-game-cancel-about"));
const NEW: Binding = Binding::ctrl('n', "^N", || t!("tui-game-new"), || t!("tui-game-new-about"));
const FIX: Binding = Binding::ctrl('x', "^X", || t!("tui-game-fix"), || t!("tui-game-fix-about"));
const REVIEW: Binding = Binding::ctrl('r', "^R", || t!("tui-game-review"), || t!("tui-game-review-about"));
const TIP: Binding = Binding::ctrl('t', "^T", || t!("tui-game-tip"), || t!("tui-game-tip-about"));
const TAKE: Binding = Binding::ctrl('t', "^T", || t!("tui-key-take"), || t!("tui-game-take-about"));
const UNDO: Binding = Binding::ctrl('u', "^U", || t!("tui-game-undo"), || t!("tui-game-undo-about"));
const UNDO_OWN: Binding = Binding { help: || t!("tui-game-undo-own-about"), ..UNDO };
const REDO: Binding = Binding::ctrl('y', "^Y", || t!("tui-game-redo"), || t!("tui-game-redo-about"));
const CODES: Binding = Binding::ctrl('p', "^P", || t!("tui-game-codes"), || t!("tui-game-codes-about"));
const GIVE_UP: Binding = Binding::ctrl('g', "^G", || t!("tui-game-give-up"), || t!("tui-game-give-up-about"));
const HOLD: Binding = Binding::new(key(' '), "Space", || t!("tui-game-hold"), || t!("tui-game-hold-about"));
const NOTE: Binding = Binding::new(key('!'), "!", || t!("tui-game-note"), || t!("tui-game-note-about"));
const SHARE: Binding = Binding::ctrl('s', "^S", || t!("tui-key-share"), || t!("tui-key-share-about"));
const SHARE_RESULT: Binding = Binding { help: || t!("tui-game-result-about"), ..SHARE };
const COPY_LINE: Binding = Binding::ctrl('o', "^O", || t!("tui-game-copy-line"), || t!("tui-key-share-about"));
const TELL: Binding = Binding::ctrl('e', "^E", || t!("tui-game-tell"), || t!("tui-game-tell-about"));
const COUNT: Binding = Binding::ctrl('l', "^L", || t!("tui-game-count"), || t!("tui-game-count-about"));
const ROWS: Binding = Binding::unseen(KeyCode::Up, "↑ ↓", || t!("tui-game-rows-about"));
const COPY: Binding = Binding::new(key(' '), "Space", || t!("tui-game-copy"), || t!("tui-game-copy-about"));
const CHANGE: Binding = Binding::new(ENTER, "⏎", || t!("tui-game-change"), || t!("tui-game-change-about"));
const REMOVE: Binding =
    Binding::new(KeyCode::Delete, "Delete", || t!("tui-game-remove"), || t!("tui-game-remove-about"));
const BLANK: Binding = Binding::unseen(key('_'), "_", || t!("tui-game-blank-about"));

const ROW: [Binding; 4] = [
    Binding::unseen(key('1'), "1–9 0 A–Z", || t!("tui-game-color-about")),
    Binding::unseen(key('+'), "+ −", || t!("tui-game-next-about")),
    Binding::unseen(KeyCode::Left, "← →", || t!("tui-game-move-about")),
    Binding::unseen(KeyCode::Backspace, "Backspace", || t!("tui-game-rub-out-about")),
];
