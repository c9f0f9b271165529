//! Messages for unreadable input, with suggestions. The libraries' own refusals are in [`pegwise_text::refusal`].

use crate::help::placeholders;
use crate::input::is_rule_file;
use pegwise::fitting::Annealed;
use pegwise::notation::{Alphabet, NotationError, Problem, read_rules, shown};
use pegwise::{
    FeedbackKind, InvalidPlayer, InvalidSpec, MOST_LISTED_SLOW, NoPuzzle, PRESETS, PlayerSpec, SampledCandidates,
};
use pegwise_text::refusal::showable;
use pegwise_text::{board, number::grouped, problem, t};

pub(crate) fn unreadable(reason: &NotationError) -> String {
    unreadable_in(&Alphabet::canonical(), reason)
}

pub(crate) fn unreadable_in(alphabet: &Alphabet, reason: &NotationError) -> String {
    instead_of(reason).unwrap_or_else(|| problem::notation_in(alphabet, &showable(reason)) + &hint(reason))
}

fn instead_of(reason: &NotationError) -> Option<String> {
    if !matches!(reason.problem, Problem::UnknownRules { .. }) {
        return None;
    }
    let word = reason.text.trim();
    if is_rule_file(word) {
        return Some(t!("cli-rule-file", file = shown(word)));
    }
    nearest_game(word).map(|meant| t!("cli-rules-meant", found = shown(word), meant = meant))
}

/// Other names of games.
const GAMES_MEANT: [(&str, &str); 4] =
    [("bulls", "bulls-and-cows"), ("cows", "bulls-and-cows"), ("mastermind", "classic"), ("superhirn", "classic")];

fn nearest_game(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    let ends = word.match_indices('-').map(|(at, _)| at).chain([word.len()]);
    let meant = |word: &str| {
        let other = GAMES_MEANT.iter().find(|(other, _)| *other == word).map(|(_, name)| *name);
        other.or_else(|| nearest(word, PRESETS.iter().map(|preset| preset.name)))
    };
    let read = |end: usize| Some(meant(&word[..end])?.to_owned() + &word[end..]);
    ends.filter_map(read).find(|rules| read_rules(rules).is_ok())
}

fn hint(reason: &NotationError) -> String {
    match &reason.problem {
        // A 0 on a board with ten colours means that the person expects the ten digits.
        Problem::UnknownColor { found, colors } if found == "0" && colors == "1 to A" => t!("cli-hint-digits"),
        // On a board with 26 colours, letters beyond Q are words.
        Problem::UnknownColor { found, colors } if colors == "1 to Q" && found.chars().all(char::is_alphabetic) => {
            t!("cli-hint-letters")
        }
        Problem::UnknownColor { found, colors } if colors.starts_with('A') && colors.ends_with('Z') => {
            let letters = [("Ä", "AE"), ("Ö", "OE"), ("Ü", "UE"), ("SS", "SS")];
            let instead = letters.iter().find(|(letter, _)| *letter == found.to_uppercase());
            instead.map_or_else(String::new, |(_, instead)| {
                t!("cli-hint-umlaut", found = found.as_str(), instead = *instead)
            })
        }
        Problem::UnknownRules { .. } if reason.text.trim() == "last" => t!("cli-hint-kept"),
        Problem::UnknownRules { .. } => t!("cli-hint-boards"),
        Problem::UnknownVariant { found } => {
            nearest(found, variants()).map_or_else(String::new, |meant| t!("cli-hint-variant", meant = meant))
        }
        Problem::Code(_) | Problem::WrongLength { .. } if has_variant_in_list(&reason.text) => t!("cli-hint-only"),
        _ if reason.row.is_some() => problem::hint_for_guess(reason),
        _ => String::new(),
    }
}

fn variants() -> impl Iterator<Item = &'static str> {
    let kinds = FeedbackKind::ALL.iter().filter_map(|kind| kind.suffix()?.strip_prefix('-'));
    kinds.chain(["distinct", "nozero", "free", "blanks"])
}

fn has_variant_in_list(rules: &str) -> bool {
    let has_number = |part: &str| {
        ["in", "lies"].iter().any(|name| part.strip_prefix(name).is_some_and(|number| number.parse::<u16>().is_ok()))
    };
    let is_variant = |part: &str| has_number(part) || variants().any(|variant| variant == part);
    let after = |(_, list): (&str, &str)| list.split('-').any(is_variant);
    rules.split_once("-only=").is_some_and(after)
}

/// A first word that is not a board may be meant as a row, so the message also shows how to write one.
pub(crate) fn or_a_row(reason: &NotationError) -> String {
    match &reason.problem {
        Problem::UnknownRules { .. } if instead_of(reason).is_none() && reason.text.trim() != "last" => {
            t!("cli-hint-row", row = problem::part(&Problem::NoAnswer))
        }
        _ => String::new(),
    }
}

/// Explains what is wrong with the boards in a game, if anything: there are two games or two boards, or the only board
/// is after the rows.
pub(crate) fn wrong_boards(game: &str) -> Option<String> {
    let words: Vec<&str> = game.split_whitespace().collect();
    let mut boards = words.iter().enumerate().filter(|(_, word)| read_rules(word).is_ok());
    let is_row = |words: &[&str]| words.first().is_some_and(|word| word.contains(':'));
    match (boards.next()?, boards.next()) {
        ((first, _), Some((second, _))) if is_row(&words[first + 1..second]) && is_row(&words[second + 1..]) => {
            Some(t!("cli-two-games"))
        }
        ((_, first), Some((_, second))) if read_rules(first) == read_rules(second) => None,
        ((_, first), Some((_, second))) => Some(t!("cli-board-twice", first = *first, second = *second)),
        ((at, board), None) if words[..at].iter().any(|word| word.contains(|c: char| c.is_ascii_digit())) => {
            Some(t!("cli-board-last", board = *board))
        }
        (_, None) => None,
    }
}

pub(crate) fn misplaced_board(word: &str) -> Option<String> {
    let is_board = read_rules(word).is_ok() || is_rule_file(word);
    is_board.then(|| t!("cli-misplaced-board", board = word))
}

pub(crate) fn player(reason: &InvalidPlayer) -> String {
    let usual = || PlayerSpec::named().map(|named| named.name);
    match reason {
        InvalidPlayer::Spec(InvalidSpec::UnknownOption(option)) if usual().any(|name| name == option) => {
            t!("cli-strategies-apart", name = option.as_str())
        }
        InvalidPlayer::UnknownName { found } => match nearest(found, usual()) {
            Some(meant) => t!("cli-strategy-meant", found = shown(found), meant = meant),
            None => problem::strategy(reason, &placeholders(&usual().collect::<Vec<_>>().join(", "))),
        },
        InvalidPlayer::Spec(InvalidSpec::Opening(code)) => problem::strategy(reason, "") + &hint(code),
        _ => problem::strategy(reason, ""),
    }
}

pub(crate) fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // A larger distance suggests an unrelated word.
    let most = word.chars().count() / 3;
    let distances = names.map(|name| (strsim::damerau_levenshtein(word, name), name));
    distances.filter(|(distance, _)| *distance <= most).min().map(|(_, name)| name)
}

pub(crate) fn no_puzzle(reason: &NoPuzzle) -> String {
    match reason {
        NoPuzzle::NotFound { rules, kind, others, is_listed } => {
            let (board, kind) = (board::notation(rules), kind.name());
            let others: Vec<&str> = others.iter().map(|kind| kind.name()).collect();
            if others.is_empty() && *is_listed {
                t!("cli-no-puzzle", board = board, kind = kind)
            } else if others.is_empty() {
                t!("cli-no-puzzle-proved", board = board, kind = kind)
            } else {
                t!("cli-no-puzzle-but", board = board, kind = kind, others = others.join(", "))
            }
        }
        NoPuzzle::TooLarge => {
            let codes = grouped(MOST_LISTED_SLOW);
            t!(
                "cli-no-puzzle-large",
                pegs = SampledCandidates::MOST_PEGS,
                colors = Annealed::MOST_COLORS,
                codes = codes
            )
        }
        _ => reason.to_string(),
    }
}
