//! The published test vectors for scorers.

use pegwise_core::{Board, Codebook, Feedback, score};

#[test]
fn scoring_test_vectors() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/known_answers/scores.csv");
    let text = std::fs::read_to_string(file).unwrap();
    let mut rows = 0;
    for line in text.lines().skip(1) {
        let mut cells = line.split(',');
        let mut cell = || cells.next().unwrap();
        let board: Board = cell().parse().unwrap();
        let guess = board.read_guess(cell()).unwrap();
        let secret = board.read_code(cell()).unwrap();
        let expected = Feedback::new(cell().parse().unwrap(), cell().parse().unwrap());
        assert_eq!(score::reference(&guess, &secret), expected, "{line}");
        let listed = board.clone().listed([secret]).unwrap();
        let codebook = Codebook::new(&listed).unwrap();
        assert_eq!(codebook.scorer(&guess).scores(codebook.candidates()), [expected], "{line}");
        rows += 1;
    }
    assert_eq!(rows, 31);
}
