"""Errors. Every message says what is wrong, where, and what would be right.

>>> import pegwise
>>> try:
...     pegwise.Game("4x6 1122:1.1 1192:1.0")
... except pegwise.NotationError as error:
...     print(error)
...     print(error.row, error.position)
row 2, character 3 of `1192:1.0`: `9` is not a colour here; the colours are 1 to 6
2 2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .results import Check

__all__ = [
    "Contradiction",
    "GameOver",
    "Interrupted",
    "InvalidTurn",
    "InvalidValue",
    "NotationError",
    "PegwiseError",
    "Stopped",
    "TooLarge",
]


class PegwiseError(Exception):
    """The base class of all errors of this package except `Interrupted`."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.__dict__.update(details)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), str(self), dict(self.__dict__))

    def _in_game(self, number: int) -> PegwiseError:
        """Returns the same error, whose message says in which of many games it is."""
        return _again(type(self), f"game {number}: {self}", self.__dict__)


def _again(kind: type[PegwiseError], message: str, details: dict[str, Any]) -> PegwiseError:
    return kind(message, **details)


class InvalidValue(PegwiseError, ValueError):
    """An invalid argument."""


class NotationError(InvalidValue):
    """Text that could not be read."""

    text: str
    """The text."""
    position: int
    """The place of the problem, as an index into `text`."""
    row: int | None
    """The row of the game, counted from 1."""


class InvalidTurn(InvalidValue):
    """A turn that no codemaker can give, or that is not in the game."""

    row: int | None
    """The row of the game, counted from 1, if the turn was already entered."""
    possible: list[str]
    """The answers that are possible for this guess, if the given answer was not one of them."""


class Contradiction(PegwiseError):
    """The answers of a game contradict each other: no code fits them all."""

    check: Check
    """The rows that contradict each other, and possible repairs of the game."""


class GameOver(PegwiseError):
    """The code has already been broken."""


class TooLarge(PegwiseError):
    """The board has too many codes for this call."""


class Stopped(PegwiseError):
    """The time ran out before anything was found."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C ended a long call. `so_far` holds what it had found by then."""

    def __init__(self, so_far: Any = None) -> None:
        super().__init__("interrupted")
        self.so_far = so_far
        """The best result so far, of the type that the call returns. It is marked as incomplete."""
