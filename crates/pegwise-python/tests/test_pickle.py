"""All values are equal after pickling and unpickling."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import pegwise


@pytest.mark.parametrize(
    "value",
    [
        pegwise.Board("5x8-in12"),
        pegwise.Board("4x6", symbols="RGBYOP"),
        pegwise.Board("bulls-and-cows"),
        pegwise.Board("padlock-in5"),
        pegwise.Feedback(1, 2),
        pegwise.Board("4x6").codes.after("1122", "1.0"),
        pegwise.Board("4x6").prepare(["3632", "1122", "3632"]),
        pegwise.Game("4x6 1122:1.0 1344:0.1"),
        pegwise.Game("0123:1.1", "bulls-and-cows"),
        pegwise.suggest("4x6 1122:1.0", "knuth"),
        pegwise.check("4x6 1122:1.1 3456:0.0 1213:1.1"),
        pegwise.review("4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0"),
        pegwise.evaluate("knuth", "3x4"),
        pegwise.StrategyTree.build("knuth", "3x4"),
        pegwise.StrategyTree.build("first", "padlock"),
        pegwise.StrategyTree.build("first", pegwise.Board("2x3", symbols="RGB")),
        pegwise.Solver("3x3").solve(),
        pegwise.compare(["knuth", "first"], "2x3"),
    ],
    ids=lambda value: type(value).__name__,
)
@pytest.mark.parametrize("protocol", [2, pickle.HIGHEST_PROTOCOL])
def test_round_trip(value: Any, protocol: int) -> None:
    again = pickle.loads(pickle.dumps(value, protocol))
    assert again == value and repr(again) == repr(value)


def test_a_tree_keeps_the_symbols_of_its_board() -> None:
    tree = pegwise.StrategyTree.build("first", "padlock")
    again = pickle.loads(pickle.dumps(tree))
    assert (again.board, again.root.guess) == (pegwise.Board("padlock"), "012")


def test_boards_are_keys() -> None:
    assert len({pegwise.Board("4x6"), pegwise.Board("classic"), pegwise.Board("4x7")}) == 2
