"""What can go wrong. Every message says what is wrong, where, and what would be right.

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
    """Something that Pegwise cannot do. The other errors are kinds of it."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.__dict__.update(details)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), str(self), dict(self.__dict__))


def _again(kind: type[PegwiseError], message: str, details: dict[str, Any]) -> PegwiseError:
    return kind(message, **details)


class InvalidValue(PegwiseError, ValueError):
    """An argument that makes no sense here."""


class NotationError(InvalidValue):
    """Text that could not be read."""

    text: str
    """What was read."""
    position: int
    """Where the problem is, as an index into `text`."""
    row: int | None
    """In which row of a game, from 1."""


class InvalidTurn(InvalidValue):
    """A turn that no codemaker can give, or that is not in the game."""

    row: int | None
    """In which row of a game, from 1, if it was entered already."""
    possible: list[str]
    """The answers that some code gives to this guess, where the answer was none of them."""


class Contradiction(PegwiseError):
    """The answers of a game contradict each other: no code fits them all."""

    check: Check
    """Which rows contradict each other, and what would repair the game."""


class GameOver(PegwiseError):
    """The code is broken already."""


class TooLarge(PegwiseError):
    """The board has too many codes for this."""


class Stopped(PegwiseError):
    """The time was up before anything was found."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C ended a long call. What it had found by then is kept."""

    def __init__(self, so_far: Any = None) -> None:
        super().__init__("interrupted")
        self.so_far = so_far
        """The best so far, of the type that the call returns. It says that it is not complete."""
