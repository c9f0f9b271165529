"""Puzzles for language models: a question, an answer and a score. They have the form of the data sets of reasoning-gym.

>>> from pegwise.envs.puzzles import Puzzles
>>> puzzles = Puzzles(level=1, seed=7, size=100)
>>> entry = puzzles[0]
>>> puzzles.score_answer(f"So it must be <guess>{entry['answer']}</guess>.", entry)
1.0
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from operator import index as as_index
from typing import Any, overload

from .._calls import whole
from ..board import Board, Feedback, as_board
from ..errors import InvalidValue
from ..game import Game
from .conversation import FORMAT, read_guess, rules_in_words

__all__ = ["LEVELS", "Puzzles"]

LEVELS = {1: "3x4", 2: "3x6", 3: "4x6", 4: "4x8", 5: "5x8"}
"""The board of each level. More codes take more thought."""


class Puzzles(Sequence[dict[str, Any]]):
    """Puzzles in which exactly one code fits all rows, and every row is needed.

    The seed and the place determine a puzzle, whatever the size. `board` replaces the board of the level, for any kind of
    answer; it must have no list of codes, which the question could not name.
    """

    def __init__(self, level: int = 1, *, board: Board | str | None = None, seed: int = 0, size: int = 500) -> None:
        if not isinstance(level, int) or level not in LEVELS:
            raise InvalidValue(f"`level` must be a number from 1 to {max(LEVELS)}, not {level!r}")
        self.level, self.seed, self.size = level, whole("seed", seed), whole("size", size, least=1)
        self.board = as_board(LEVELS[level] if board is None else board)
        name = str(self.board)
        if self.board.lies or self.board._board.is_listed:
            raise InvalidValue(f"puzzles need a board without a list of codes and without lies, not {name}")
        if len(self.board.codes) < 2:
            raise InvalidValue(f"puzzles need a board with two codes or more, not {name}")

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> dict[str, Any]: ...
    @overload
    def __getitem__(self, index: slice) -> list[dict[str, Any]]: ...
    def __getitem__(self, index: int | slice) -> dict[str, Any] | list[dict[str, Any]]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(self.size))]
        place = as_index(index)
        place += self.size if place < 0 else 0
        if not 0 <= place < self.size:
            raise IndexError(f"there is no puzzle {index}; there are {self.size}")
        secret, rows = self._make(place)
        game = " ".join([str(self.board), *rows])
        question = (
            f"Which code fits all of these answers? {rules_in_words(self.board)}\n"
            + "".join(row.replace(":", " gets ") + "\n" for row in rows)
            + FORMAT
        )
        metadata = {"source_dataset": "pegwise", "source_index": place, "level": self.level, "board": str(self.board), "game": game}
        return {"question": question, "answer": secret, "metadata": metadata}

    def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
        """Scores the last guess in an answer: 1 if it is right, otherwise less than half: the rows that it fits.

        `None`, text without a guess and a guess from the question score 0.
        """
        try:
            code = self.board.code(read_guess(self.board, answer if isinstance(answer, str) else ""))
        except InvalidValue:
            return 0.0
        if code == entry["answer"]:
            return 1.0
        rows = Game(entry["metadata"]["game"], self.board).turns
        if any(row.guess == code for row in rows):
            return 0.0
        return 0.5 * sum(self.board.score(row.guess, code) == row.feedback for row in rows) / len(rows)

    def _make(self, place: int) -> tuple[str, list[str]]:
        """Returns a secret, and rows that only this secret fits."""

        def number(draw: int) -> int:
            return int.from_bytes(sha256(f"{self.board} {self.seed} {place} {draw}".encode()).digest()[:8], "big")

        secret = self.board.draw_secret(number(0))
        left = self.board.codes
        rows: list[tuple[str, Feedback]] = []
        # Each guess is one of the codes left, so it rules out at least itself.
        while len(left) > 1:
            chosen = number(len(rows) + 1) % (len(left) - 1)
            guess = left[chosen + (chosen >= left.index(secret))]
            rows.append((guess, self.board.score(guess, secret)))
            left = left.after(*rows[-1])
        for row in list(rows):
            others = [other for other in rows if other != row]
            codes = self.board.codes
            for other in others:
                codes = codes.after(*other)
            if len(codes) == 1:
                rows = others
        return secret, [f"{guess}:{answer}" for guess, answer in rows]
