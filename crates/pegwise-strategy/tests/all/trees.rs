//! Trees as files: our formats round-trip, other formats are read, and invalid files are rejected.

use pegwise_core::{Board, Codebook, Feedback, Rules, Turn};
use pegwise_notation::Alphabet;
use pegwise_strategy::tree::NotBuilt;
use pegwise_strategy::tree::{Difference, Format, InvalidTree, InvalidTreeText, MAX_DEPTH, OffTree, TreeFile};
use pegwise_strategy::{NoDecision, StrategySpec, StrategyTree};
use proptest::prelude::*;

const READABLE: [Format; 3] = [Format::Text, Format::Compact, Format::Json];

fn tree(board: &str, spec: &str) -> StrategyTree {
    let board = pegwise_notation::read_board(board).unwrap();
    let spec = StrategySpec::read(spec, &board).unwrap();
    let codebook = Codebook::new(&board).unwrap();
    StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap()
}

fn file(board: &str, spec: &str) -> TreeFile {
    TreeFile { tree: tree(board, spec), strategy: Some(spec.into()), objective: Some("mean within 5".into()) }
}

fn foreign(text: &str, board: &str) -> Result<StrategyTree, InvalidTreeText> {
    TreeFile::read_as(text, &pegwise_notation::read_board(board).unwrap(), &Alphabet::canonical()).map(|file| file.tree)
}

fn refused(text: &str, board: &str) -> String {
    foreign(text, board).unwrap_err().to_string()
}

fn games(tree: &StrategyTree, sep: &str) -> String {
    let nodes = (0..tree.nodes().len()).filter(|&node| tree.can_win(node));
    let line = |node: usize| {
        let turns: Vec<String> =
            tree.history(node).iter().map(|turn| format!("{}{sep}{}{sep}", turn.guess, turn.feedback)).collect();
        format!("{}{}{sep}{}\n", turns.concat(), tree.nodes()[node].guess, tree.board().win())
    };
    nodes.map(line).collect()
}

fn map(tree: &StrategyTree, node: usize) -> String {
    let node = &tree.nodes()[node];
    let answer = |&(feedback, child)| format!("\"{feedback}\": {}", map(tree, child));
    let answers: Vec<String> = node.children.iter().map(answer).collect();
    format!("{{\"{}\": {{{}}}}}", node.guess, answers.join(", "))
}

fn renumbered(tree: &StrategyTree) -> StrategyTree {
    let mut other = StrategyTree::new(tree.board().clone(), tree.nodes()[0].guess.clone());
    let mut open = vec![(0, 0)];
    while let Some((old, new)) = open.pop() {
        for &(feedback, child) in &tree.nodes()[old].children {
            let added = other.add(new, feedback, tree.nodes()[child].guess.clone()).unwrap();
            open.push((child, added));
        }
    }
    other
}

const BOARDS: [&str; 14] = [
    "1x1",
    "1x5",
    "2x3",
    "3x3",
    "2x4-distinct",
    "3x3-blacks",
    "3x3-sum",
    "2x3-blanks",
    "2x40-only=12,78,1-40,40-39",
    "3x3-whites",
    "3x3-each",
    "3x3-marks",
    "3x3-order",
    "2x2x3",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_written_is_read_back(board in 0..BOARDS.len(), seed in any::<u64>()) {
        let file = file(BOARDS[board], &format!("random,seed={seed}"));
        let TreeFile { tree, strategy, objective } = file.clone();
        let numbered_otherwise = TreeFile { tree: renumbered(&tree), strategy, objective };
        prop_assert_eq!(&numbered_otherwise, &file);
        for format in READABLE {
            let text = file.write(format);
            prop_assert_eq!(&numbered_otherwise.write(format), &text);
            let read = TreeFile::read(&text).unwrap();
            prop_assert_eq!(read.write(format), text);
            prop_assert_eq!(read.tree.verify(), tree.verify());
            prop_assert_eq!(&read, &file);
        }
    }

    #[test]
    fn what_others_write_is_read(board in 0..BOARDS.len(), seed in any::<u64>()) {
        let tree = tree(BOARDS[board], &format!("random,seed={seed}"));
        for text in [games(&tree, " "), games(&tree, ", "), games(&tree, ":"), map(&tree, 0)] {
            let read = foreign(&text, BOARDS[board]);
            prop_assert_eq!(read.as_ref(), Ok(&tree), "{}", text);
        }
    }

    /// A truncated file is rejected, wherever it is cut off.
    #[test]
    fn half_a_file_is_no_file(format in 0..READABLE.len(), cut in any::<prop::sample::Index>()) {
        let file = file("2x3", "knuth");
        let text = file.write(READABLE[format]);
        let text = &text[..cut.index(text.trim_end().len())];
        prop_assert!(TreeFile::read(text).is_err(), "{}", text);
    }

    #[test]
    fn two_trees_differ_where_they_do(one in any::<u64>(), two in any::<u64>()) {
        let [one, two] = [one, two].map(|seed| tree("2x3", &format!("random,seed={seed}")));
        let differences = one.differences(&two);
        prop_assert_eq!(differences.is_empty(), one == two);
        let mut difference = 0;
        for Difference { first, second } in differences {
            let (first, second) = (first.unwrap(), second.unwrap());
            prop_assert_eq!(one.history(first), two.history(second));
            prop_assert!(one.nodes()[first].guess != two.nodes()[second].guess);
            let total = |tree: &StrategyTree, node| i64::try_from(tree.evaluation_from(node).total()).unwrap();
            difference += total(&one, first) - total(&two, second);
        }
        let total = |tree: &StrategyTree| i64::try_from(tree.evaluation().total()).unwrap();
        prop_assert_eq!(difference, total(&one) - total(&two), "trees differ by what their differences add up to");
    }
}

#[test]
fn the_examples_of_the_documentation() {
    let page = include_str!("../../../../docs/tree-format.md");
    let expected = file("2x2", "knuth");
    let (ours, theirs) = page.split_once("## Trees from other programs").unwrap();
    let blocks = |text: &'static str, kind: &'static str| {
        let blocks = text.split("```").skip(1).step_by(2);
        blocks.filter_map(move |block| block.strip_prefix(kind)).map(str::trim).collect::<Vec<_>>()
    };
    let text = blocks(ours, "text");
    let [table, _, compact, _] = text.as_slice() else { panic!("{text:?}") };
    for example in [table, compact, &blocks(ours, "json")[0]] {
        let read = TreeFile::read(example).unwrap();
        assert_eq!(read, TreeFile { objective: Some("mean".into()), ..expected.clone() });
    }
    let written = TreeFile { objective: Some("mean".into()), ..expected.clone() };
    for (example, format) in
        [(*table, Format::Text), (*compact, Format::Compact), (blocks(ours, "dot")[0], Format::Dot)]
    {
        assert_eq!(written.write(format).trim(), example);
    }
    let theirs: Vec<&str> = [blocks(theirs, "json"), blocks(theirs, "text")].concat();
    assert_eq!(theirs.len(), 5);
    for example in theirs {
        assert_eq!(foreign(example, "2x2").as_ref(), Ok(&expected.tree), "{example}");
    }
}

#[test]
fn the_compact_form_is_short() {
    let file = TreeFile { objective: None, ..file("4x6", "knuth") };
    let sizes = [Format::Compact, Format::Text, Format::Dot, Format::Json].map(|format| file.write(format).len());
    assert_eq!(sizes, [12_886, 29_862, 72_868, 153_197]);
    assert_eq!(file.tree.nodes().len(), 1378);
}

#[test]
fn a_reader_of_version_1_skips_what_it_does_not_know() {
    let text = "pegwise-tree 1\nrules: 1x1\nfuture: yes\n-> 1\n";
    let file = TreeFile::read(text).unwrap();
    assert_eq!((file.objective, file.tree.nodes().len()), (None, 1));
    let newer = TreeFile::read("pegwise-tree 2\nrules: 1x1\n1\n").unwrap_err();
    assert_eq!(newer, InvalidTreeText::Version { found: 2 });
}

#[test]
fn compact_mistakes_are_pointed_at() {
    let error = |tree: &str| TreeFile::read(&format!("pegwise-tree 1\nrules: 2x2\n\n{tree}")).unwrap_err().to_string();
    assert_eq!(error("11(0.0 22\n 1.0 12"), "line 5: the file ends before the tree does: 1 `)` missing");
    assert_eq!(error("11(0.0"), "line 4: the file ends where the guess after 0.0 should be");
    assert_eq!(error("11(0.0 22) 12"), "line 4: at character 12: the tree ended before `12`");
    assert_eq!(
        error("11()"),
        "line 4: at character 4: between `(` and `)` there must be answers, each with its next guess"
    );
    assert_eq!(error("11)"), "line 4: at character 3: this `)` closes nothing");
    assert_eq!(error("(11)"), "line 4: at character 1: `(` must come after a guess");
    assert_eq!(error("11(0.0)"), "line 4: at character 7: the next guess must come after an answer");
    assert_eq!(error("11(0.0 22 0.0 12)"), "line 4: at character 15: there already is a guess after these answers");
    assert!(error("11(0.0 29)").starts_with("line 4: at character 8: character 2 of `29`: `9` is not a colour"));
    assert!(error("11(3.0 22)").starts_with("line 4: at character 4: character 1 of `3.0`: 3 black"));
    assert!(error("nonsense").ends_with("a tree begins with its first guess, as in `-> 1122` or `1122(0.0 3344)`"));
    let claim = TreeFile::read("pegwise-tree 1\nrules: 2x2\nmax: 5\n11(0.0 22)").unwrap_err();
    assert_eq!(claim, InvalidTreeText::Claim { what: "max", said: 5, found: 2 });
}

#[test]
fn deep_files_end_in_an_error() {
    let nested = |depth: usize| format!("pegwise-tree 1\nrules: 1x2\n{}2{}", "1(0.0 ".repeat(depth), ")".repeat(depth));
    assert!(TreeFile::read(&nested(MAX_DEPTH - 1)).is_ok());
    for depth in [MAX_DEPTH, 1_000_000] {
        let error = TreeFile::read(&nested(depth)).unwrap_err().to_string();
        assert!(error.contains("more than 4096 guesses one after the other"), "{error}");
    }
    let open = format!("pegwise-tree 1\nrules: 1x2\n{}", "(".repeat(1_000_000));
    assert!(TreeFile::read(&open).is_err());
    for nested in ["{\"1\":{\"0.0\":", "[", "{\"guess\":"] {
        assert!(refused(&nested.repeat(1_000_000), "1x2").contains("recursion limit"));
    }
}

#[test]
fn a_tree_of_another_program_is_refused_with_the_place() {
    let error = |text: &str| refused(text, "2x2");
    assert_eq!(
        error("11 0.0 22 2.0\n11 0.0 12 2.0"),
        "line 2: `12` is guessed where line 1 guesses 22, after the same answers"
    );
    assert_eq!(error("11 2.0\n12 0.2 21"), "line 2: `12` is guessed where line 1 guesses 11, after the same answers");
    assert_eq!(error("11 0.0 22\n\n11 2.0\n11 0.0 22 2.0"), "line 4: this is the game of line 1 again");
    assert_eq!(error("11 0.0"), "line 1: the line ends with an answer; it must continue up to the guess that wins");
    assert_eq!(error("11 2.0 12"), "line 1: `12` comes after the guess that wins, 11");
    assert!(error("11 2.1").starts_with("line 1: after `11`: character 1 of `2.1`: 2 black and 1 white are 3"));
    assert!(error("13 2.0").starts_with("line 1: character 2 of `13`: `3` is not a colour here"));
    assert!(error("").contains("this is not a strategy tree"));

    assert!(error("{}").starts_with("line 1: expected a guess with its answers"));
    assert!(error(r#"{"11": {"0.0": {}}}"#).starts_with("after `11 0.0`: expected a guess"));
    assert!(error(r#"{"11": {"0.0": "22", "0,0": "12"}}"#).starts_with("after `11 0,0 12`: there already is a guess"));
    assert!(error(r#"{"11": {"0.0": "22", "0.0": "22"}}"#).starts_with("after `11 0.0 22`: there already is a guess"));
    assert!(
        error(r#"{"11": {"2.0": {"22": {}}}}"#).starts_with("after `11 2.0`: nothing may follow the winning answer")
    );
    assert!(
        error(r#"{"11": {"1.1": "22"}}"#).starts_with("after `11`: character 1 of `1.1`: 1 black and 1 white cannot")
    );
    assert!(error(r#"{"guess": "11", "first": "22", "0.0": "22"}"#).starts_with("after `11`: character 1 of `first`"));
    assert!(error(r#"{"11": {"0.0": "23"}}"#).starts_with("after `11 0.0 23`: character 2 of `23`: `3` is not"));
    assert!(error("{\"11\": \n oops").starts_with("line 2, column 2: "));
}

#[test]
fn codes_of_other_programs_in_other_alphabets() {
    let knuth = tree("4x6", "knuth");
    let rewritten = |symbols: &str| {
        let alphabet = Alphabet::new(symbols).unwrap();
        let write = |node: usize| alphabet.write(&knuth.nodes()[node].guess);
        let nodes = (0..knuth.nodes().len()).filter(|&node| knuth.can_win(node));
        let game = |node: usize| {
            let mut at = 0;
            let mut words = vec![write(0)];
            for turn in knuth.history(node) {
                at = knuth.child(at, turn.feedback).unwrap();
                words.extend([turn.feedback.to_string(), write(at)]);
            }
            words.join(" ") + "\n"
        };
        nodes.map(game).collect::<String>()
    };
    for symbols in ["123456", "012345", "ABCDEF", "abcdef", "RGYBWK"] {
        assert!(foreign(&rewritten(symbols), "4x6").is_ok_and(|read| read == knuth), "{symbols}");
    }
    let own = Alphabet::new("+%&@#!").unwrap();
    let read = TreeFile::read_as(&rewritten("+%&@#!"), &Board::classic(), &own).unwrap();
    assert_eq!(read.tree, knuth);
}

#[test]
fn what_looks_alike_is_told_apart() {
    let knuth = tree("2x2", "knuth");
    let between = r#"{"0.0": "22", "Guess": "11", "1.0": {"0.2": "21", "guess": "12"}}"#;
    assert_eq!(foreign(between, "2x2").as_ref(), Ok(&knuth));

    let cases = Alphabet::new("aA").unwrap();
    let read = |text| TreeFile::read_as(text, &"2x2".parse().unwrap(), &cases).map(|file| file.tree);
    let games = "aa\naa 0.0 AA\naa 1.0 aA\naa 1.0 aA 0.2 Aa";
    assert_eq!(read(games).as_ref(), Ok(&knuth));
    let error = read("aa\naa 1.0 aA\naa 1.0 Aa 0.2 aA").unwrap_err().to_string();
    assert_eq!(error, "line 3: `Aa` is guessed where line 2 guesses aA, after the same answers");
}

#[test]
fn single_numbers_as_answers() {
    for (board, spec) in [("3x3-blacks", "knuth"), ("3x3-sum", "knuth"), ("1x4", "first")] {
        let tree = tree(board, spec);
        let told = |feedback: &Feedback| match board {
            "3x3-sum" if *feedback != tree.board().win() => feedback.white().to_string(),
            "3x3-blacks" => feedback.black().to_string(),
            _ => feedback.to_string(),
        };
        let node = |node: usize| {
            let turns: Vec<String> =
                tree.history(node).iter().map(|turn| format!("{} {} ", turn.guess, told(&turn.feedback))).collect();
            format!("{}{}\n", turns.concat(), tree.nodes()[node].guess)
        };
        let text: String = (0..tree.nodes().len()).filter(|&n| tree.can_win(n)).map(node).collect();
        assert_eq!(foreign(&text, board).as_ref(), Ok(&tree), "{text}");
    }
}

#[test]
fn a_game_leaves_the_tree_somewhere() {
    let knuth = tree("4x6", "knuth");
    let after =
        |game: &str| knuth.node_after(&Alphabet::canonical().read_game(Some(&Rules::classic()), game).unwrap().history);
    assert_eq!(after(""), Ok(0));
    let node = after("1122:1.0 1344:0.1").unwrap();
    assert_eq!(knuth.nodes()[node].guess.to_string(), "3526");
    assert_eq!(after("1122:1.0 1345:0.1").unwrap_err().to_string(), "row 2 guesses 1345, where the tree guesses 1344");
    let gone = after("1122:4.0").unwrap_err();
    assert!(matches!(gone, OffTree::Answer { row: 1, .. }), "{gone}");
    assert_eq!(gone.to_string(), "the tree has no guess after the answer 4.0 to 1122 in row 1");
}

#[test]
fn the_board_must_fit() {
    let tree = tree("2x3", "knuth");
    assert_eq!(tree.check_board(&"2x3".parse().unwrap()), Ok(()));
    let error = tree.check_board(&"2x4".parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "the strategy is for 2x3, but the game is on 2x4");
    assert!(tree.check_board(&"2x3-blacks".parse().unwrap()).is_err());
}

#[test]
fn compact_lines_are_full() {
    let text = file("4x5", "entropy").write(Format::Compact);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.iter().all(|line| line.len() <= 100), "{text}");
    let body = &lines[lines.iter().position(|line| line.len() > 90).unwrap()..];
    for pair in body.windows(2) {
        let word = pair[1].split(' ').next().unwrap();
        assert!(pair[0].len() + 1 + word.len() > 100, "{} {word}", pair[0]);
    }
}

#[test]
fn errors_say_where() {
    let board = Board::classic();
    let turn = Turn { guess: board.read_guess("1122").unwrap(), feedback: Feedback::new(1, 0) };
    let none = |history| NotBuilt::NoDecision { history, reason: NoDecision::NoEnd { guesses: 4096 } }.to_string();
    assert_eq!(none(vec![turn.clone()]), format!("after 1122:1.0: {}", none(Vec::new())));
    let after = vec![turn.feedback, Feedback::new(0, 1)];
    let unreachable = InvalidTree::Unreachable { guess: turn.guess, after }.to_string();
    assert_eq!(unreachable, "no secret leads to the guess 1122 after `1.0 0.1`");
    let json = file("2x2", "knuth").write(Format::Json).replace("\"12\"", "\"13\"");
    let error = TreeFile::read(&json).unwrap_err();
    assert!(matches!(error, InvalidTreeText::Line { line: 3, .. }), "{json} {error}");
}
