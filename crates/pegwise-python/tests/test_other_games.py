"""Games with other kinds of answers, with weights, and with answers that may be false or are unknown."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import pegwise
from pegwise import Board, Feedback, Game, Position, Strategy, StrategyTree

KINDS = ["3x4-marks", "3x4-order", "3x2x2", "3x4-each", "3x4-sum", "3x4-whites", "3x4-blacks", "3x4-only=111*3,123,234*2,344,412,222*5"]


class First(Strategy):
    """Guesses the first code that fits."""

    def choose(self, position: Position) -> str:
        assert all(turn.feedback.black is not None for turn in position.turns)
        return position.candidates[0]


def played(text: str, secret: str) -> Game:
    """Plays a game with the usual advice."""
    game = Game(text)
    while not game.is_over:
        guess = game.suggest().guess
        game.push(guess, game.board.score(guess, secret))
    return game


@pytest.mark.parametrize("text", KINDS)
def test_every_kind_is_played_to_the_end(text: str) -> None:
    game = played(text, "123")
    assert game.is_won and game.turns[-1] == ("123", game.board.win)
    assert Game(str(game)) == game == pickle.loads(pickle.dumps(game))
    review = game.review()
    assert isinstance(review, pegwise.Review) and [turn.feedback for turn in review.turns] == [turn.feedback for turn in game]
    first = game.turns[0]
    opened = Game(f"{text} {first}")
    left = opened.board.codes.after(first.guess, first.feedback)
    assert opened.candidates == left and opened.check().candidates == len(left)
    assert [cell.feedback for cell in opened.explain("123").partition] == list(left.partition("123"))
    assert opened.judge(opened.rank().groups[0].guesses[0].guess).standing in ("best", "as-good", "only-code")


@pytest.mark.parametrize("text", KINDS)
def test_every_kind_has_trees(text: str) -> None:
    for strategy in ("knuth", First()):
        tree = StrategyTree.build(strategy, text)
        evaluation = pegwise.evaluate(strategy, text)
        assert evaluation.total == tree.root.total == tree.verify().total == pegwise.evaluate(tree, text).total
        assert (evaluation.weighted_mean is None) == ("*" not in text)
        assert tree == StrategyTree.read(tree.write()) == pickle.loads(pickle.dumps(tree))
        for answer, child in tree.root.children.items():
            assert tree.root[answer].guess == tree.root[str(answer)].guess == child.guess
            assert child.turns == [(tree.root.guess, answer)]
    least = pegwise.Solver(text).solve().total
    assert least is not None and least <= tree.root.total


def test_words() -> None:
    game = played("words", "POINT")
    assert game.is_won and str(game).startswith("words ")
    assert Game("words FRONT:..-++").candidates[:2] == Board("words").codes.after("FRONT", "..-++")[:2]


def test_marks_and_pairs_are_drawn() -> None:
    for game, keys in [("4x6-marks 1122:+--.", "●○○·"), ("4x6-order 1122:+^v^", "●^v^"), ("3x2x2 123:1.0/0.2", "●·· ○○·")]:
        assert f">{keys}<" in Game(game)._repr_html_()


def test_codes_that_may_be_behind_false_answers() -> None:
    game = Game("4x6-lies1 1122:1.1 3456:0.0")
    check = game.check()
    assert check.false_rows is not None
    assert [(one.rows, one.candidates) for one in check.false_rows] == [([1], 15), ([2], 208)]
    assert check.words == ["The answers fit together: 223 codes left.", "Row 1 false: 15 codes left.", "Row 2 false: 208 codes left."]
    assert (game.board.lies, len(game.candidates), game.suggest().guess) == (1, 223, "1134")
    game.push("1122", "4.0")
    assert game.status == "contradiction" and game.check().false_rows is None
    game.repair()
    assert game.check().is_consistent


def test_codes_of_a_game_with_lies_are_codes_like_others() -> None:
    codes = Game("3x4-lies1 123:1.0").candidates
    again = pickle.loads(pickle.dumps(codes))
    expected = [code for code in codes if codes.board.score("112", code) == (1, 0)]
    assert expected == list(codes.after("112", "1.0")) == list(again.after("112", "1.0")) == list(codes.partition("112")["1.0"])


def test_strategies_against_lies() -> None:
    found = pegwise.evaluate("expected-size", "3x4-lies1")
    assert found.with_lies is not None
    assert (found.total, round(found.with_lies.mean, 4), found.with_lies.max) == (211, 5.4531, 6)
    assert str(found).endswith("3.2969 on average, at most 4; with the worst lies, 5.4531 on average, at most 6")
    tree = StrategyTree.build(First(), "2x3-lies1")
    assert tree.verify().with_lies == pegwise.evaluate(First(), "2x3-lies1").with_lies is not None


UNSURE = ["3x4-lies1 123:1.0", "3x4 123:?", "3x4 123:1.?"]


@pytest.mark.parametrize(
    ("ask", "games"),
    [
        (pegwise.review, UNSURE[:1]),
        (pegwise.rank, UNSURE),
        (lambda game: pegwise.judge(game, "112"), UNSURE),
        (lambda game: pegwise.suggest(game, "optimal"), UNSURE),
        (lambda game: pegwise.evaluate("knuth", game.split()[0], games=3), UNSURE[:1]),
        (lambda game: pegwise.evaluate("optimal", game.split()[0]), UNSURE[:1]),
        (lambda game: pegwise.Solver(game.split()[0]), UNSURE[:1]),
    ],
)
def test_what_needs_known_and_true_answers_says_so(ask: Any, games: list[str]) -> None:
    for game in games:
        with pytest.raises(pegwise.InvalidValue, match="every answer is (known and )?true"):
            ask(game)


def test_unknown_answers() -> None:
    game = Game("4x6 1122:1.1 3456:?")
    game.push("1134", "1.?")
    assert str(game) == "4x6 1122:1.1 3456:? 1134:1.?" and Game(str(game)) == game
    assert [turn.feedback for turn in game] == [(1, 1), (None, None), (1, None)]
    assert len(game.candidates) == game.check().candidates == 92
    assert str(game.check().rows[2].feedback) == "1.?" and ">?<" in game._repr_html_()
    assert pegwise.suggest(game, First()).guess == game.candidates[0]
    review = game.review()
    assert isinstance(review, pegwise.Review) and [turn.row for turn in review.turns] == [1]
    assert review.words[-1] == "Rows 2 to 3 are not judged: the answer in row 2 is unknown."
    game.edit(2, "3456", "0.2")
    game.push("1134:?.2")
    assert game.pop().feedback == Feedback.read("?.2") and game.undo() and game.undo() and len(game) == 3
    with pytest.raises(pegwise.InvalidTurn) as caught:
        game.push("1111:?.1")
    assert caught.value.possible == ["0.0", "1.0", "2.0", "3.0", "4.0"]


@pytest.mark.parametrize(("text", "pegs"), [("?", (None, None)), ("1.?", (1, None)), ("?.0", (None, 0)), ("0.?", (0, None))])
def test_answers_that_are_partly_known(text: str, pegs: tuple[int | None, int | None]) -> None:
    answer = Feedback.read(text)
    assert (answer, str(answer), answer.black, answer.white) == (pegs, text, *pegs)
    assert pickle.loads(pickle.dumps(answer)) == answer == eval(repr(answer))
    with pytest.raises(pegwise.InvalidValue, match="is not a whole answer"):
        answer.number
    with pytest.raises(pegwise.NotationError):
        Board("4x6").feedback(answer)
