//! The two attributes of a colour in games such as Royale, and the names of their pairs.

use crate::number::sentence;
use crate::t;
use pegwise_core::{Board, Code, Color};
use pegwise_notation::Alphabet;

/// Returns the number of values of each attribute, or `None` on boards without attributes.
pub fn sizes(board: &Board) -> Option<[usize; 2]> {
    board.attributes()
}

/// Returns the value of each attribute of a colour, numbered from 0, or `None` on boards without attributes.
pub fn places(board: &Board, color: Color) -> Option<[usize; 2]> {
    let [_, seconds] = sizes(board)?;
    (!color.is_blank()).then(|| [color.index() / seconds, color.index() % seconds])
}

/// Returns the name of a value of the first attribute, such as `red`. Values are numbered from 0.
pub fn first(alphabet: &Alphabet, place: usize) -> String {
    let own = alphabet.attributes().and_then(|[first, _]| first.get(place));
    own.cloned().unwrap_or_else(|| t!("attribute-color", number = place + 1))
}

/// Returns the name of a value of the second attribute, such as `star`. Values are numbered from 0.
pub fn second(alphabet: &Alphabet, place: usize) -> String {
    let own = alphabet.attributes().and_then(|[_, second]| second.get(place));
    own.cloned().unwrap_or_else(|| t!("attribute-shape", number = place + 1))
}

/// Returns the name of a pair, such as `red star`, or `None` on boards without attributes.
pub fn name(alphabet: &Alphabet, board: &Board, color: Color) -> Option<String> {
    let [one, two] = places(board, color)?;
    Some(match (alphabet.own_name(color), alphabet.attributes()) {
        (Some(own), _) => own.to_owned(),
        (None, Some(_)) => format!("{} {}", first(alphabet, one), second(alphabet, two)),
        (None, None) => t!("attribute-pair", color = one + 1, shape = second(alphabet, two)),
    })
}

/// Returns the names of the pairs in a code, such as `red star, green moon`, or `None` on boards without attributes.
pub fn names(alphabet: &Alphabet, board: &Board, code: &Code) -> Option<String> {
    sizes(board)?;
    let named = |&color: &Color| name(alphabet, board, color).unwrap_or_else(|| alphabet.name(color));
    Some(code.colors().iter().map(named).collect::<Vec<_>>().join(", "))
}

/// Writes a code with the names of its pairs: `17C (red star, green moon, yellow moon)`.
pub fn written(alphabet: &Alphabet, board: &Board, code: &Code) -> String {
    let written = alphabet.write(code);
    names(alphabet, board, code).map_or(written.clone(), |names| format!("{written} ({names})"))
}

const MOST_SHOWN: usize = 12;

/// Returns the symbols of the pairs, a row for each value of the first attribute. Empty without pairs or for too many.
pub fn legend(alphabet: &Alphabet, board: &Board) -> Vec<String> {
    let Some(sizes) = sizes(board).filter(|sizes| sizes.iter().all(|&size| size <= MOST_SHOWN)) else {
        return Vec::new();
    };
    let [firsts, seconds] = sizes;
    let head = std::iter::once(String::new()).chain((0..seconds).map(|place| second(alphabet, place))).collect();
    let row = |one: usize| {
        let symbols = (0..seconds).map(|two| symbol(alphabet, board, one * seconds + two));
        std::iter::once(first(alphabet, one)).chain(symbols).collect()
    };
    aligned(&std::iter::once(head).chain((0..firsts).map(row)).collect::<Vec<_>>())
}

/// Like [`legend`], but for reading aloud: a sentence for each value of the first attribute.
pub fn spoken_legend(alphabet: &Alphabet, board: &Board) -> Vec<String> {
    let Some([firsts, seconds]) = sizes(board).filter(|sizes| sizes.iter().all(|&size| size <= MOST_SHOWN)) else {
        return Vec::new();
    };
    let pair =
        |one: usize, two: usize| format!("{} {}", symbol(alphabet, board, one * seconds + two), second(alphabet, two));
    let line = |one: usize| {
        let pairs = (0..seconds).map(|two| pair(one, two)).collect::<Vec<_>>().join(", ");
        sentence(&format!("{}: {pairs}", first(alphabet, one)))
    };
    (0..firsts).map(line).collect()
}

fn symbol(alphabet: &Alphabet, board: &Board, index: usize) -> String {
    alphabet.symbol(board.color(index).expect("a pair of the board"))
}

fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        format!("  {}", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};

    fn royale() -> Board {
        "3x5x5".parse().unwrap()
    }

    #[test]
    fn pairs_have_names() {
        let (board, alphabet) = (royale(), Alphabet::canonical());
        let said = || names(&alphabet, &board, &board.read_code("17C").unwrap()).unwrap();
        assert_eq!(said(), "red star, green moon, yellow moon");
        assert_eq!(speaking(Language::German, said), "roter Stern, grüner Mond, gelber Mond");
        let written = written(&alphabet, &board, &board.read_code("172").unwrap());
        assert_eq!(written, "172 (red star, green moon, red moon)");
        assert_eq!(names(&alphabet, &Board::classic(), &Board::classic().read_code("1122").unwrap()), None);
    }

    #[test]
    fn names_of_pairs_are_read() {
        let (board, alphabet): (Board, _) = ("1x9x9".parse().unwrap(), Alphabet::canonical());
        let color = |index| Code::new(vec![board.color(index).unwrap()]);
        for language in [Language::English, Language::German] {
            for code in (0..board.colors()).map(color) {
                let said = speaking(language, || names(&alphabet, &board, &code)).unwrap();
                assert_eq!(alphabet.read_guess(&board, &said), Ok(code), "{said}");
            }
        }
    }

    #[test]
    fn pairs_with_names_of_their_own() {
        let board: Board = "2x2x2".parse().unwrap();
        let own = |names: [&str; 2]| names.map(str::to_owned).to_vec();
        let alphabet = Alphabet::canonical().with_attributes(own(["small", "large"]), own(["cat", "dog"]));
        assert_eq!([first(&alphabet, 1), second(&alphabet, 0)], ["large", "cat"]);
        assert_eq!(legend(&alphabet, &board), ["         cat  dog", "  small  1    2", "  large  3    4"]);
        assert_eq!(name(&alphabet, &board, board.color(3).unwrap()).as_deref(), Some("large dog"));
        let named = alphabet.with_names(own(["a", "b"])).unwrap();
        assert_eq!(name(&named, &board, board.color(1).unwrap()).as_deref(), Some("b"));
    }

    #[test]
    fn every_pair_is_in_the_legend() {
        let (board, alphabet) = (royale(), Alphabet::canonical());
        let table = legend(&alphabet, &board);
        assert_eq!(table.len(), 6);
        assert_eq!(
            [&table[0], &table[3]],
            ["          star  moon  circle  ring  arrow", "  yellow  B     C     D       E     F"]
        );
        let spoken = spoken_legend(&alphabet, &board);
        assert_eq!(spoken[2], "Yellow: B star, C moon, D circle, E ring, F arrow.");
        assert!(legend(&alphabet, &"2x20x20".parse().unwrap()).is_empty());
        assert!(legend(&alphabet, &Board::classic()).is_empty());
    }
}
