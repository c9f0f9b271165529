"""Batches of codes as arrays, compared with the definition."""

from __future__ import annotations

import pickle
import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from naive import answer
from pegwise import Board, Feedback, InvalidValue


def test_all_codes_are_the_product_of_the_colours() -> None:
    codes = Board("4x6").codes.array
    assert codes.dtype == np.uint8
    assert codes.tolist() == [list(code) for code in product(range(1, 7), repeat=4)]


def test_every_pair_of_codes_scores_as_defined() -> None:
    board = Board("3x4")
    codes = board.codes.array.tolist()
    expected = [[Feedback(*answer(guess, secret)).number for secret in codes] for guess in codes]
    scores = board.scores(board.codes)
    assert scores.dtype == np.uint8 and scores.shape == (64, 64)
    assert scores.tolist() == expected


@pytest.mark.parametrize(("text", "seed"), [("4x6", 1), ("5x8", 2), ("4x10-distinct", 3), ("10x10", 4), ("25x3", 5), ("3x300", 6)])
def test_codes_in_any_order_score_as_defined(text: str, seed: int) -> None:
    board, draws = Board(text), random.Random(seed)
    rows = [draws.sample(range(1, board.colors + 1), board.pegs) if board.colors >= board.pegs
            else [draws.randint(1, board.colors) for _ in range(board.pegs)] for _ in range(60)]
    guesses, secrets = rows[:20] + rows[:2], rows[20:] + rows[20:25] + rows[:1]
    scores = board.scores(np.array(guesses), np.array(secrets))
    assert scores.shape == (22, 46)
    expected = [[answer(guess, secret) for secret in secrets] for guess in guesses]
    assert board.answer_table[scores].tolist() == [[list(pegs) for pegs in row] for row in expected]
    histograms = board.histograms(np.array(guesses), np.array(secrets))
    assert histograms.dtype == np.uint32
    for counts, row in zip(histograms, scores):
        assert counts.tolist() == np.bincount(row, minlength=counts.size).tolist()


def test_codes_are_chosen_as_from_an_array() -> None:
    codes = Board("4x6").codes
    texts = list(codes)
    for slice_ in (slice(3, 9), slice(None, None, -1), slice(-3, None), slice(5, 5), slice(None, 5000)):
        assert list(codes[slice_]) == texts[slice_]
    mask = (codes.array == 3).any(axis=1)
    assert list(codes[mask]) == [text for text in texts if "3" in text]
    assert list(codes[[7, -1, 7]]) == [texts[7], texts[-1], texts[7]] and list(codes[[]]) == []
    assert codes[np.int64(7)] == codes[np.array(7)] == texts[7]
    letters = Board("4x6", symbols="RGBYOP").codes
    assert (letters[:2].board, list(letters[:2]), list(letters[[1295]])) == (letters.board, ["RRRR", "RRRG"], ["PPPP"])
    near = codes.after("1122", "1.0")[:9]
    assert near.after("1344", "0.1") == codes.after("1122", "1.0").after("1344", "0.1")[:0]


def test_equal_partitions() -> None:
    codes = Board("4x6").codes
    assert codes.partition("1122") == codes.partition("1122") != codes.partition("1123") != codes[:9].partition("1123")


def test_the_types_of_numbers_are_the_smallest_that_fit() -> None:
    assert Board("21x3").scores(np.ones((1, 21), int), np.ones((1, 21), int)).dtype == np.uint8
    assert Board("22x3").scores(np.ones((1, 22), int), np.ones((1, 22), int)).dtype == np.uint16
    assert Board("2x255").prepare(np.array([[1, 255]])).array.dtype == np.uint8
    assert Board("2x256").prepare(np.array([[1, 256]])).array.dtype == np.uint16


def test_variants_tell_what_they_tell() -> None:
    guess, secret = "1122", "1213"
    assert Board("4x6-blacks").score(guess, secret) == (1, 0)
    table = Board("4x6-sum").answer_table
    score = Board("4x6-sum").scores([guess], [secret])[0, 0]
    assert table[score].sum() == 3


def test_a_large_batch_is_the_same_on_all_cores() -> None:
    board = Board("4x8")
    whole = board.scores(board.codes)
    assert whole.shape == (4096, 4096)
    for row in (0, 1000, 4095):
        assert np.array_equal(whole[row], board.scores([board.codes[row]])[0])
    histograms = board.histograms(board.codes)
    assert np.array_equal(histograms[77], np.bincount(whole[77], minlength=histograms.shape[1]))


def test_arrays_are_whole_and_not_made_of_copies() -> None:
    scores = Board("4x6").scores(["1122", "3456"])
    assert scores.flags.c_contiguous and scores.flags.writeable
    # A view of the memory that the engine wrote, which belongs to another object.
    assert scores.base is not None


def test_any_whole_numbers_in_any_layout_are_read() -> None:
    board = Board("4x6")
    codes = np.array([[1, 1, 2, 2], [3, 6, 3, 2], [1, 2, 3, 4]])
    expected = board.scores(["1122", "3632", "1234"]).tolist()
    for kind in (np.int8, np.uint16, np.int64):
        assert board.scores(codes.astype(kind)).tolist() == expected
    assert board.scores(np.asfortranarray(codes)).tolist() == expected
    assert board.scores(codes[::-1]).tolist() == expected[::-1]


def test_empty_batches_have_empty_answers() -> None:
    board = Board("4x6")
    assert board.scores([]).shape == (0, 1296)
    assert board.scores(["1122"], []).shape == (1, 0)
    assert board.histograms(["1122"], []).sum() == 0


@pytest.mark.parametrize(
    ("codes", "words"),
    [
        (np.array([[1, 2, 3]]), "the rows have 3 numbers, but a code has 4 pegs"),
        (np.array([[1, 2, 3, 7]]), "peg 4 has colour 7, but the colours are 1 to 6"),
        (np.array([[1, 2, 3, -1]]), "a colour is a number from 1"),
        (np.array([[0, 1, 2, 3]]), "0 is a hole, and this board has none"),
        (np.array([1, 2, 3, 4]), "two dimensions"),
        (np.array([[1.0, 2.0, 3.0, 4.0]]), "whole numbers"),
    ],
)
def test_arrays_that_are_no_codes_are_refused(codes: Any, words: str) -> None:
    with pytest.raises(InvalidValue, match=words):
        Board("4x6").scores(codes)


def test_holes_are_zeros_where_there_are_holes() -> None:
    assert list(Board("4x6-blanks").prepare(np.array([[0, 1, 2, 3]]))) == ["_123"]


def test_codes_of_another_board_are_refused() -> None:
    with pytest.raises(InvalidValue, match="of the board 4x7, the secrets of 4x6"):
        Board("4x6").scores(Board("4x7").codes)


def test_numbers_of_answers_are_dense() -> None:
    board = Board("5x8")
    assert [Feedback.of_number(number).number for number in range(len(board.answer_table))] == list(range(21))
    assert [Feedback.of_number(number) for number in range(21)] == [tuple(row) for row in board.answer_table.tolist()]


@pytest.mark.parametrize(
    ("text", "guess", "secret", "answer", "numbers"),
    [
        ("4x6-marks", "1122", "1213", "+--.", [2, 1, 1, 0]),
        ("4x6-order", "1122", "1213", "+^v^", [2, 1, 0, 1]),
        ("3x3x3", "159", "195", "1.2/1.2", [1, 2, 1, 2]),
        ("4x2x3", "1234", "1265", "3.0/3.0", [3, 0, 3, 0]),
        ("4x6-each", "1122", "1213", "1.3", [1, 3]),
        ("4x6-sum", "1122", "1213", "0.3", [0, 3]),
        ("4x6-whites", "1122", "1213", "0.2", [0, 2]),
        ("4x6-only=1122*3,1213", "1122", "1213", "1.2", [1, 2]),
        ("words", "FRONT", "POINT", "..-++", [0, 0, 1, 2, 2]),
    ],
)
def test_every_kind_of_answer(text: str, guess: str, secret: str, answer: str, numbers: list[int]) -> None:
    board = Board(text)
    found = board.score(guess, secret)
    assert (str(found), board.feedback(answer), Feedback.read(answer)) == (answer, found, found)
    scores = board.scores([guess], [secret])
    assert scores.tolist() == [[board.number(found)]] and board.answer_table[scores].tolist() == [[numbers]]
    assert board.scores([guess], [guess]).tolist() == [[board.number(board.win)]]
    assert pickle.loads(pickle.dumps(found)) == found == eval(repr(found))
    sizes = board.codes.partition(guess).sizes
    assert sizes[found] == len(board.codes.after(guess, found)) == len(board.codes.after(guess, answer))
    histogram = board.histograms([guess])[0]
    assert histogram.size == len(board.answer_table)
    assert {number: size for number, size in enumerate(histogram.tolist()) if size} == {
        board.number(answer): size for answer, size in sizes.items()
    }


@pytest.mark.parametrize("text", ["3x4-marks", "3x4-order", "3x2x2", "3x4-each"])
def test_answers_of_every_kind_are_numbered(text: str) -> None:
    board = Board(text)
    guesses, codes = list(board.guesses), list(board.codes)
    expected = [[board.number(board.score(guess, secret)) for secret in codes] for guess in guesses]
    assert board.scores(board.guesses).tolist() == expected
    numbers = [board.number(answer) for answer in board.feedbacks]
    assert numbers == sorted(set(numbers)) and len(set(board.feedbacks)) == len(numbers)


def test_answers_with_as_many_pegs_differ() -> None:
    first, second = Feedback.read("+-."), Feedback.read("-+.")
    assert (first.black, first.white) == (second.black, second.white) == (1, 1)
    assert len({first, second, Feedback(1, 1)}) == 3 and first != (1, 1)
    with pytest.raises(InvalidValue, match="the number of .* depends on the board"):
        first.number
    for wrong in ("", "1", "-v", "1.0/", "1.0/+", "x"):
        with pytest.raises(InvalidValue, match="is not an answer"):
            Feedback.read(wrong)
