"""Many games on one board at once, as arrays. Every environment that deals in arrays is built on this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..board import Board, as_board
from ..errors import InvalidValue

Array = npt.NDArray[Any]

# Up to this many answers, all guesses are scored against all codes in advance, at a byte each. bulls-and-cows has 25 million.
TABLE = 1 << 25

NO_ANSWER = -1
"""Stands for the answer where there is none: in rows not yet used, and after a guess that the board does not allow."""


def true_board(board: Board | str) -> Board:
    """Reads a board whose codemaker never lies and whose codes can be listed."""
    board = as_board(board)
    if board.lies:
        raise InvalidValue(f"in these environments every answer is true: choose a board without -lies{board.lies}")
    board.codes  # Says that the board is too large, if it is.
    return board


def draw_secret(board: Board, rng: np.random.Generator) -> str:
    return board.draw_secret(int(rng.integers(1 << 63)))


class Tables:
    """Games on one board side by side: their secrets, their rows, and the codes that still fit.

    Guesses and codes are rows of colour numbers, as in `Codes.array`.
    """

    def __init__(self, board: Board | str, games: int) -> None:
        self.board = true_board(board)
        self.codes, self.guesses = self.board.codes, self.board.guesses
        self.code_array: Array = self.codes.array
        self.win = self.board.number(self.board.win)
        # The last row is for guesses without an answer.
        self.answer_table = np.pad(self.board.answer_table.astype(np.int16), ((0, 1), (0, 0)), constant_values=NO_ANSWER)
        keys = _keys(self.guesses.array)
        # The smallest and the largest number of a peg in a guess: a hole is 0.
        self.least, self.most = int(self.guesses.array.min() > 0), self.board.colors
        self._order = np.argsort(keys, kind="stable")
        self._sorted = keys[self._order]
        self._whole: Array | None = None
        if len(self.guesses) * len(self.codes) <= TABLE:
            self._whole = self.codes.scores(self.guesses)
        rows, pegs, width = self.board.max_guesses, self.board.pegs, self.answer_table.shape[1]
        self.secrets = np.zeros(games, dtype=np.int64)
        self.rows = np.zeros((games, rows, pegs), dtype=np.int16)
        self.answers = np.full((games, rows, width), NO_ANSWER, dtype=np.int16)
        self.turns = np.zeros(games, dtype=np.int64)
        self._fit = np.ones((games, len(self.codes)), dtype=bool)
        self.left = np.full(games, len(self.codes), dtype=np.int64)

    def secret(self, code: str | Array) -> int:
        """Returns the place of a secret, as text or as a row of numbers, in the list of codes."""
        text = self.board.prepare(code[None])[0] if isinstance(code, np.ndarray) else code
        return self.codes.index(self.board.code(text))

    def deal(self, games: Array, secrets: Sequence[int]) -> None:
        """Starts these games anew, each with a secret."""
        self.secrets[games] = secrets
        self.rows[games], self.answers[games], self.turns[games] = 0, NO_ANSWER, 0
        self._fit[games], self.left[games] = True, len(self.codes)

    def read(self, guesses: Any, shape: tuple[int, ...], playing: Array | None = None) -> Array:
        """Checks that an action consists of whole numbers, of the right shape, that are colours or holes in every game that
        is being played."""
        try:
            found = np.asarray(guesses)
        except ValueError:  # The rows have different lengths.
            found = np.empty(0)
        if found.shape != shape or found.dtype.kind not in "iu":
            raise InvalidValue(
                f"an action is an array of whole numbers of the shape {shape}, not {guesses!r}; "
                "board.prepare([code]).array[0] is that of a code"
            )
        wrong: Array = np.any((found < self.least) | (found > self.most), axis=-1)
        if playing is not None and wrong[playing].any():
            game = playing[wrong[playing]][0]
            raise InvalidValue(f"game {game}: {self._range()}, not {found[game].tolist()}")
        if playing is None and wrong.any():
            raise InvalidValue(f"{self._range()}, not {guesses!r}")
        return found

    def _range(self) -> str:
        return f"an action has numbers from {self.least} to {self.most}, one for each peg"

    def guess(self, games: Array, guesses: Array) -> tuple[Array, Array]:
        """Makes one guess in each of these games. Returns where it was right, and where the board does not allow it."""
        keys = _keys(guesses)
        found = np.minimum(np.searchsorted(self._sorted, keys), len(self._sorted) - 1)
        legal = self._sorted[found] == keys
        number = np.full(len(games), len(self.answer_table) - 1)
        if legal.any():
            place, asked = self._order[found[legal]], games[legal]
            scores = self._whole[place] if self._whole is not None else self.codes.scores(guesses[legal])
            answers = scores[np.arange(len(asked)), self.secrets[asked]]
            self._fit[asked] &= scores == answers[:, None]
            self.left[asked] = np.count_nonzero(self._fit[asked], axis=1)
            number[legal] = answers
        turn = self.turns[games]
        self.rows[games, turn], self.answers[games, turn] = guesses, self.answer_table[number]
        self.turns[games] += 1
        return number == self.win, ~legal


def _keys(codes: Array) -> Array:
    """Turns each code into bytes, which NumPy can sort and search for any number of pegs and colours."""
    rows = np.ascontiguousarray(codes, dtype=">u2")
    return rows.view(f"S{2 * rows.shape[1]}").ravel()
