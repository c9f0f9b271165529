"""Answers by definition, peg by peg: the reference for the other tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def answer(guess: Sequence[object], secret: Sequence[object]) -> tuple[int, int]:
    """Returns the numbers of black and white pegs."""
    black = sum(g == s for g, s in zip(guess, secret))
    common = sum((Counter(guess) & Counter(secret)).values())
    return black, common - black
