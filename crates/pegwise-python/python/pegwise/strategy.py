"""Strategies written in Python."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, Union

from . import _pegwise
from .board import Board, Codes, Feedback
from .errors import InvalidValue
from .game import Turn
from .tree import StrategyTree

__all__ = ["Position", "Strategy"]


@dataclass(frozen=True)
class Position:
    """A game as a strategy sees it. Positions with the same board and turns are equal."""

    board: Board
    """The board."""
    turns: tuple[Turn, ...]
    """The rows so far whose answers are known."""
    candidates: Codes = field(compare=False)
    """The codes that fit all answers; there is at least one. `Codes.coverage` says whether they are a sample."""
    guesses: Codes = field(compare=False)
    """The codes that may be guessed."""


class Strategy(ABC):
    """A way to choose the next guess.

    Write a subclass with a `choose` method. Like the built-in strategies, it can be evaluated against every secret, written
    out as a tree, and used for suggestions. It must be deterministic: the same position always gives the same guess. Several
    threads may call it. Nothing interrupts `choose`: `seconds` and Ctrl-C end the work before the next guess.

    >>> import pegwise
    >>> class Last(pegwise.Strategy):
    ...     def choose(self, position):
    ...         return position.candidates[-1]
    >>> pegwise.evaluate(Last(), "4x6").total
    7471
    """

    @property
    def name(self) -> str:
        """The name of the strategy: that of its class, unless you set another."""
        return getattr(self, "_name", type(self).__name__)

    @name.setter
    def name(self, name: str) -> None:
        self._name = name

    @abstractmethod
    def choose(self, position: Position) -> str | tuple[str, str]:
        """Returns the next guess, or a tuple of the guess and the reason for it in words."""


StrategyLike = Union[str, Strategy, StrategyTree]
"""A strategy: a name, such as `knuth` or `entropy,tie=first`; a tree; or a `Strategy` written in Python."""


def player(strategy: StrategyLike, board: Board) -> _pegwise._Player:
    """Converts a strategy to the form that the engine accepts."""
    if isinstance(strategy, str):
        # Read the file each time: the engine would keep its first content.
        file = strategy.removeprefix("tree:")
        return strategy if file in ("", strategy) else StrategyTree.load(file)._tree
    if isinstance(strategy, StrategyTree):
        return strategy._tree
    if not isinstance(strategy, Strategy):
        is_class = isinstance(strategy, type) and issubclass(strategy, Strategy)
        hint = f"; write {strategy.__name__}() for {strategy.__name__}" if is_class else f", not {strategy!r}"
        raise TypeError(f"a strategy is a name such as 'knuth', a tree, or an object of a subclass of pegwise.Strategy{hint}")
    own = strategy
    if own.name != " ".join(own.name.split()):
        raise InvalidValue(f"the name of a strategy is one line, with single spaces between its words, not {own.name!r}")

    def choose(
        turns: list[tuple[str, str]], candidates: _pegwise.Rows, guesses: _pegwise.Rows, coverage: str
    ) -> tuple[str, str | None]:
        rows = tuple(Turn(guess, Feedback.read(answer)) for guess, answer in turns)
        chosen: Any = own.choose(Position(board, rows, Codes(candidates, coverage), Codes(guesses, coverage)))
        match chosen:
            case str():
                return chosen, None
            case str(guess), str(reason):
                return guess, reason
        raise TypeError(
            f"{own.name}.choose returned a value of type {type(chosen).__name__}; return a code as text, such as "
            "position.guesses[0], or a tuple of a code and the reason for it"
        )

    return board._board, own.name, choose
