"""A board for notebooks, on which people play, get hints, and step through games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

try:
    import anywidget
    import traitlets
except ImportError as reason:
    raise ImportError("pegwise.widget needs anywidget: install the package with its extra `widget`, see docs/python.md") from reason

from . import _draw
from .board import Rng
from .errors import GameOver, InvalidValue, PegwiseError
from .game import GameLike, as_game

__all__ = ["BoardWidget"]


class BoardWidget(anywidget.AnyWidget):
    """A board in a notebook. A new game gets a secret to be found; a game with rows is replayed.

    The board can be used with the keyboard alone: type the symbols of a guess, and press Enter. `rng` draws the secret, as in
    `Board.draw_secret`. The methods do the same as the buttons.

    >>> widget = BoardWidget("4x6", secret="3632")
    >>> widget.guess("1122")
    >>> widget.hint()
    >>> print(widget.game, widget.entry)
    4x6 1122:1.0 [1, 3, 3, 4]
    """

    _esm = Path(__file__).with_name("widget.js")
    _css = Path(__file__).with_name("widget.css")

    symbols = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """The symbol of each colour."""
    fills = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """The colours of the pegs on the screen, which repeat if there are more colours."""
    rows = traitlets.List(traitlets.Dict()).tag(sync=True)
    """The rows of the game: pegs as numbers, key pegs, the answer, and the number of codes left."""
    shown = traitlets.Int(0).tag(sync=True)
    """The number of rows displayed. Stepping through a game changes it."""
    entry = traitlets.List(traitlets.Int()).tag(sync=True)
    """The guess being entered, as colour numbers; 0 is an empty place."""
    title = traitlets.Unicode().tag(sync=True)
    message = traitlets.Unicode().tag(sync=True)
    plays = traitlets.Bool().tag(sync=True)
    """Whether there is a secret to be found. If not, the game is replayed."""

    def __init__(self, game: GameLike = "4x6", *, secret: str | None = None, rng: Rng = None) -> None:
        self.game = as_game(game).copy()
        """The game, for analysis: `pegwise.review(widget.game)`."""
        if len(self.game) and secret is not None:
            raise InvalidValue("a game with rows is replayed; to play against your own secret, start from a board")
        board = self.game.board
        super().__init__(
            symbols=board.symbols, fills=_draw.COLORS, entry=[0] * board.pegs, title=board.describe(), plays=not len(self.game)
        )
        if self.plays:
            self._secret = board.draw_secret(rng) if secret is None else board.code(secret)
        self._show("Find the code." if self.plays else "Step through the rows.")
        self.on_msg(self._do)

    def guess(self, code: str | None = None) -> None:
        """Plays a guess; without an argument, the one entered."""
        if not self.plays:
            raise InvalidValue("this game is only replayed; to play, start from a board")
        if self.game.is_over:
            raise GameOver("the game is over; start a new one")
        code = self._entered() if code is None else code
        self.game.push(code, self.game.board.score(code, self._secret))
        self.entry = [0] * self.game.board.pegs
        row = len(self.game)
        if self.game.is_won:
            self._show(f"You found the code with {'1 guess' if row == 1 else f'{row} guesses'}.")
        elif self.game.is_over:
            self._show(f"No guesses left. The code was {self._secret}.")
        else:
            self._show(f"Row {row}, {code}: {self.game.turns[-1].feedback}.")

    def hint(self) -> None:
        """Enters the best guess after the rows displayed, without playing it, and says why it is the best."""
        game = self.game.copy()
        while len(game) > self.shown:
            game.pop()
        suggestion = game.suggest()
        self.entry = [number for number, _ in self.game.board._board.symbols_of(suggestion.guess)]
        self.message = f"{suggestion.guess}: {' '.join(suggestion.words)}"

    def undo(self) -> None:
        """Takes the last row back."""
        turn = self.game.pop()
        self._show(f"Took {turn} back.")

    def restart(self, rng: Rng = None) -> None:
        """Starts a new game with another secret."""
        if not self.plays:
            raise InvalidValue("this game is only replayed; to play, start from a board")
        board = self.game.board
        self.game, self._secret = as_game(board), board.draw_secret(rng)
        self.entry = [0] * board.pegs
        self._show("New game. Find the code.")

    def _entered(self) -> str:
        import numpy as np

        try:
            return self.game.board.prepare(np.array([self.entry]))[0]
        except InvalidValue:
            if 0 in self.entry:
                raise InvalidValue("choose a colour for every peg") from None
            raise

    def _show(self, message: str) -> None:
        self.rows = [
            {"pegs": [number for number, _ in self.game.board._board.symbols_of(turn.guess)], "keys": keys,
             "answer": str(turn.feedback), "left": left}
            for turn, keys, left in self.game._shown()
        ]
        self.shown = len(self.rows)
        self.message = message

    def _do(self, widget: Any, content: Any, buffers: Any) -> None:
        """Does what a button asks for. Errors are shown, because nobody sees an exception here."""
        actions = {"guess": self.guess, "hint": self.hint, "undo": self.undo, "restart": self.restart}
        try:
            actions[content["do"]]()
        except PegwiseError as error:
            text = str(error)
            self.message = f"{text[0].upper()}{text[1:]}."
