"""The board in a notebook, driven by the messages that its page sends."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import pegwise
from pegwise import Board, Game
from pegwise.widget import BoardWidget


def press(widget: BoardWidget, button: str) -> None:
    send(widget, {"method": "custom", "content": {"do": button}})


def enter(widget: BoardWidget, *numbers: int) -> None:
    """Chooses pegs on the page, and presses Enter."""
    send(widget, {"method": "update", "state": {"entry": list(numbers)}})
    press(widget, "guess")


def step(widget: BoardWidget, shown: int) -> None:
    send(widget, {"method": "update", "state": {"shown": shown}})


def send(widget: Any, data: dict[str, Any]) -> None:
    widget._handle_msg({"content": {"data": data}, "buffers": []})


def test_a_game_is_played_to_the_end() -> None:
    widget = BoardWidget("4x6", secret="3632")
    enter(widget, 1, 1, 2, 2)
    assert str(widget.game) == "4x6 1122:1.0" and widget.message == "Row 1, 1122: 1.0."
    assert widget.rows == [{"pegs": [1, 1, 2, 2], "keys": "●···", "answer": "1.0", "left": "256"}]
    assert (widget.entry, widget.shown) == ([0, 0, 0, 0], 1)
    enter(widget, 3, 6, 3, 2)
    assert widget.game.is_won and widget.message == "You found the code with 2 guesses."
    enter(widget, 1, 1, 1, 1)
    assert widget.message == "The game is over; start a new one." and len(widget.game) == 2


def test_a_hint_is_entered_and_explained() -> None:
    widget = BoardWidget("4x6", secret="3632")
    enter(widget, 1, 1, 2, 2)
    press(widget, "hint")
    suggestion = pegwise.suggest("4x6 1122:1.0")
    assert "".join(map(str, widget.entry)) == suggestion.guess and suggestion.words[0] in widget.message
    press(widget, "guess")
    assert widget.game.turns[-1].guess == suggestion.guess


def test_rows_are_taken_back_and_games_started_again() -> None:
    widget = BoardWidget("4x6", secret="3632")
    press(widget, "undo")
    assert widget.message == "The game has no rows."
    enter(widget, 1, 1, 2, 2)
    press(widget, "undo")
    assert (len(widget.game), widget.rows, widget.message) == (0, [], "Took 1122:1.0 back.")
    enter(widget, 1, 1, 2, 2)
    press(widget, "restart")
    assert (len(widget.game), widget.rows) == (0, [])


def test_what_cannot_be_guessed_is_said() -> None:
    widget = BoardWidget("4x6", secret="3632")
    enter(widget, 1, 0, 2, 2)
    assert widget.message == "Choose a colour for every peg."
    enter(widget, 1, 9, 2, 2)
    assert "peg 2 has colour 9, but the colours are 1 to 6" in widget.message
    assert len(widget.game) == 0
    with pytest.raises(pegwise.NotationError):
        widget.guess("1177")


def test_a_lost_game_shows_the_code() -> None:
    widget = BoardWidget("4x6-in1", secret="3632")
    enter(widget, 1, 1, 2, 2)
    assert widget.message == "No guesses left. The code was 3632."


def test_a_game_with_rows_is_replayed() -> None:
    game = Game("4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0")
    widget = BoardWidget(game)
    assert (widget.plays, widget.shown, len(widget.rows)) == (False, 5, 5)
    press(widget, "hint")
    assert widget.message.startswith("The code is broken already")
    step(widget, 2)
    press(widget, "hint")
    assert widget.message.startswith("3525: ") and widget.shown == 2
    press(widget, "guess")
    assert "only replayed" in widget.message
    press(widget, "undo")
    assert (len(game), len(widget.game)) == (5, 4), "the game that was given stays as it is"
    with pytest.raises(pegwise.InvalidValue, match="a game with rows is replayed"):
        BoardWidget(game, secret="3632")


@pytest.mark.parametrize(
    ("board", "pegs", "guess"),
    [
        (Board("4x6", symbols="RGBYOP"), [1, 2, 2, 6], "RGGP"),
        ("4x6-blanks", [0, 1, 2, 2], "_122"),
        ("3x300", [1, 300, 12], "1-300-12"),
        ("words", [3, 18, 1, 14, 5], "CRANE"),
    ],
    ids=str,
)
def test_every_board_can_be_played(board: Board | str, pegs: list[int], guess: str) -> None:
    widget = BoardWidget(board if isinstance(board, Board) else Board(board), rng=7)
    enter(widget, *pegs)
    assert [turn.guess for turn in widget.game] == [guess] and widget.rows[0]["pegs"] == pegs
    assert len(widget.symbols) == widget.game.board.colors


def test_secrets_are_drawn_from_a_generator() -> None:
    widget = BoardWidget("4x6", rng=np.random.default_rng(1))
    widget.guess(Board("4x6").draw_secret(np.random.default_rng(1)))
    assert widget.game.is_won


def test_the_page_comes_with_the_widget() -> None:
    state = BoardWidget("4x6").get_state()
    assert "function render" in state["_esm"] and ".pegwise-board" in state["_css"]
    # The symbols say everything, and JupyterLab leaves the keys to the board.
    assert state["symbols"] == list("123456") and "data-lm-suppress-shortcuts" in state["_esm"]
