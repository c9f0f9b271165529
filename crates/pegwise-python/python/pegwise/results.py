"""What calls answer: plain values that compare, print and pickle. Their fields are those of `docs/json.md`."""

from __future__ import annotations

import types
import typing
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union

from . import _draw
from .board import Feedback

__all__ = [
    "CellValue",
    "Check",
    "Certificate",
    "Diagnosis",
    "Estimate",
    "Evaluation",
    "Expected",
    "Explanation",
    "GuessGroup",
    "Judgement",
    "NarrowedRow",
    "Narrowings",
    "PartitionCell",
    "Quantile",
    "RankedGuess",
    "Ranking",
    "Repair",
    "Review",
    "Row",
    "Suggestion",
    "TurnReview",
    "WrongAnswer",
]

T = TypeVar("T")


def read(kind: type[T], data: dict[str, Any], **more: Any) -> T:
    """A value of a class from the object that the engine writes. Fields that it leaves out are `None`."""
    types_ = _field_types(kind)  # type: ignore[arg-type]
    values = {name: _value(of, data.get(name)) for name, of in types_.items() if name not in more}
    return kind(**values, **more)


@cache
def _field_types(kind: type[Any]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _value(of: Any, data: Any) -> Any:
    if typing.get_origin(of) in (types.UnionType, Union):
        if data is None:
            return None
        of = next(option for option in typing.get_args(of) if option is not type(None))
    if typing.get_origin(of) is list:
        (item,) = typing.get_args(of)
        return [_value(item, one) for one in data]
    if of is Feedback:
        return Feedback.read(data)
    if isinstance(of, type) and is_dataclass(of):
        return read(of, data)
    return data


class Value:
    """A plain value: equal ones have the same hash, lists in them too."""

    def __init_subclass__(cls) -> None:
        # Without its own, a dataclass hashes the lists themselves, which Python refuses.
        setattr(cls, "__hash__", Value.__hash__)

    def __hash__(self) -> int:
        hashed = [one for one in fields(self) if (one.compare if one.hash is None else one.hash)]  # type: ignore[arg-type]
        values = (getattr(self, one.name) for one in hashed)
        return hash(tuple(tuple(value) if isinstance(value, list) else value for value in values))


@dataclass(frozen=True)
class Estimate(Value):
    """How many codes fit, and how sure that is: exact where `low` and `high` are the same."""

    codes: float
    low: float
    high: float | None


@dataclass(frozen=True)
class PartitionCell(Value):
    """An answer, and how many codes give it."""

    feedback: Feedback
    codes: int


@dataclass(frozen=True)
class Explanation(Value):
    """A guess and what it would tell."""

    guess: str
    can_be_secret: bool
    """Is it still possible that this is the secret?"""
    candidates: int
    """Codes left before the guess; of a sample, those in it."""
    coverage: str
    """`all`; `sample` if the codes are too many to list, so that the numbers are estimates; or `near` if no code was found that fits,
    and the numbers are those of codes that come near."""
    worst_case: int
    """Codes left after the guess, at worst."""
    eliminated_at_least: int
    expected_size: float
    """Codes left after the guess, on average."""
    bits: float
    """Information gained on average."""
    parts: int
    """How many different answers are possible."""
    partition: list[PartitionCell]
    words: list[str]
    """The same in sentences."""

    def __str__(self) -> str:
        return "\n".join([self.guess, *self.words])

    def _repr_html_(self) -> str:
        sizes = {str(cell.feedback): cell.codes for cell in self.partition}
        codes = {"all": "codes", "sample": "codes of a sample", "near": "codes that come near"}[self.coverage]
        return _draw.words(self.words) + _draw.partition(sizes, codes)


@dataclass(frozen=True)
class Suggestion(Explanation):
    """The guess that a strategy chose, and why.

    >>> import pegwise
    >>> suggestion = pegwise.suggest("4x6 1122:1.0 1344:0.1 3526:1.2")
    >>> suggestion.guess, suggestion.strategy, suggestion.complete
    ('3632', 'optimal', True)
    """

    strategy: str
    reason: dict[str, Any] = field(hash=False)
    """Why this guess: `kind` says what else there is."""
    complete: bool
    """Was the search finished in time? If not, this is the best guess so far."""
    game: str


@dataclass(frozen=True)
class Row(Value):
    """A row of a game, and the codes left after it."""

    row: int
    guess: str
    feedback: Feedback
    candidates: int | None


@dataclass(frozen=True)
class WrongAnswer(Value):
    """An answer that is wrong, and the right one."""

    row: int
    """The row, from 1."""
    said: Feedback
    feedback: Feedback
    """The right answer."""


@dataclass(frozen=True)
class Repair(Value):
    """Corrected answers that repair a game."""

    answers: list[WrongAnswer]
    candidates: int
    """Codes left then."""
    estimate: Estimate | None


@dataclass(frozen=True)
class Diagnosis(Value):
    """Which rows contradict each other, and what would repair the game."""

    proved: bool
    clash: list[int]
    """Rows that cannot all be right."""
    wrong_answers_at_least: int
    repairs: list[Repair]
    """Likeliest first."""
    repair_count: int
    complete: bool


@dataclass(frozen=True)
class Check(Value):
    """Do the answers of a game fit together?

    >>> import pegwise
    >>> check = pegwise.check("4x6 1122:1.1 3456:0.0 1213:1.1")
    >>> check.is_consistent, check.contradiction.clash
    (False, [1, 2])
    >>> print(check.contradiction.repairs[0].answers[0])
    WrongAnswer(row=2, said=Feedback(black=0, white=0), feedback=Feedback(black=0, white=1))
    """

    game: str
    rows: list[Row]
    candidates: int
    """Codes left; of a sample, those in it."""
    coverage: str
    """`all`, or `sample` if the codes are too many to list."""
    estimate: Estimate | None
    """About how many codes are left, if `candidates` counts a sample."""
    contradiction: Diagnosis | None
    """What is wrong, if the answers contradict each other."""
    false_rows: list[Any] | None
    """Where answers may be false, which the package does not play yet: nothing."""
    words: list[str]
    """How many codes are left; or what is wrong, and what would repair it."""

    @property
    def is_consistent(self) -> bool:
        """Does at least one code fit all answers?"""
        return self.contradiction is None

    def __str__(self) -> str:
        return "\n".join(self.words)

    def _repr_html_(self) -> str:
        clash = set(self.contradiction.clash) if self.contradiction else set()
        rows = [
            [str(row.row), row.guess, str(row.feedback), "" if row.candidates is None else f"{row.candidates:,}",
             "contradicts" if row.row in clash else ""]
            for row in self.rows
        ]
        return _draw.table(["row", "guess", "answer", "codes left", ""], rows) + _draw.words(self.words)


@dataclass(frozen=True)
class Expected(Value):
    """How many further guesses are needed on average."""

    total: int
    """Over all codes left."""
    codes: int
    mean: float
    basis: str
    """`exact` where it is proved, else `estimate`."""


@dataclass(frozen=True)
class RankedGuess(Value):
    """A guess of a group."""

    guess: str
    can_be_secret: bool


@dataclass(frozen=True)
class GuessGroup(Value):
    """Guesses of equal value."""

    value: Expected
    count: int
    """How many guesses there are, with all that are alike by symmetry; in an estimate, and in groups after the first, of those
    looked at."""
    guesses: list[RankedGuess]
    """The guesses in order; where 64 codes or more are left and `value` is exact, one of those that are alike by symmetry."""


@dataclass(frozen=True)
class CellValue(Value):
    """An answer, how many codes give it, and the further guesses after it."""

    feedback: Feedback
    codes: int
    next: Expected


@dataclass(frozen=True)
class GuessReview(Value):
    """A guess and what it costs, before its answer is known."""

    guess: str
    can_be_secret: bool
    candidates: int
    """Codes left before the guess."""
    expected_size: float
    expected_bits: float
    partition: list[CellValue]
    best: Expected
    """Further guesses with the best guess."""
    value: Expected
    """Further guesses with this guess."""
    skill_lost: Expected
    """`value` minus `best`."""
    skill: int
    """The grade of the guess, 0 to 99."""
    standing: str
    """`only-code`, `best`, `as-good` or `worse`."""
    compared_with: str | None
    could_have_won: str | None
    """A guess at least as good that can be the secret, where this one cannot."""
    nothing_new: bool
    alternatives: list[GuessGroup]
    looked_at: int


@dataclass(frozen=True)
class Judgement(GuessReview):
    """What a guess would cost in a game.

    >>> import pegwise
    >>> pegwise.judge("4x6 1122:1.0 1344:0.1 3526:1.2", "1462").standing
    'best'
    """

    game: str
    pool: str
    words: list[str]

    def __str__(self) -> str:
        return "\n".join(self.words)


@dataclass(frozen=True)
class Ranking(Value):
    """The best guesses in a game, in groups of equal value."""

    game: str
    pool: str
    best: Expected
    groups: list[GuessGroup]
    looked_at: int

    def _repr_html_(self) -> str:
        rows = [
            [f"{group.value.mean:.4f}", f"{group.count:,}", " ".join(one.guess for one in group.guesses[:8])]
            for group in self.groups
        ]
        return _draw.table(["further guesses", "how many", "guesses"], rows)


@dataclass(frozen=True)
class TurnReview(GuessReview):
    """A turn of a game and what it cost."""

    row: int
    feedback: Feedback
    left: int
    """Codes left after the answer."""
    bits: float
    """Information gained by this answer."""
    next: Expected
    bad_luck: float
    """Guesses lost by bad luck; below zero for good luck."""
    luck: int
    """The grade of the answer, 0 to 99."""


@dataclass(frozen=True)
class Review(Value):
    """What each guess of a game cost, and each answer.

    >>> import pegwise
    >>> review = pegwise.review("4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0")
    >>> review.skill, review.luck, review.inaccuracies
    (84, 46, [1, 2, 3, 4])
    """

    game: str
    pool: str
    wrong_answers: list[WrongAnswer] | None
    corrected: bool
    contradiction: Diagnosis | None
    complete: bool
    """Is every row reviewed that can be? If not, the review was stopped."""
    rows_pending: int
    rows_left_out: int
    turns: list[TurnReview]
    without_opening: bool
    guesses: int
    start: Expected
    """What the game needed on average before the guesses."""
    end: Expected
    skill: int | None
    """The mean grade of the guesses, 0 to 99."""
    luck: int | None
    """The mean grade of the answers, 0 to 99."""
    skill_lost: float
    """Guesses lost by skill."""
    bad_luck: float
    inaccuracies: list[int]
    """The rows whose guess cost at least a twentieth of a guess on average."""
    words: list[str]
    """A sentence about each guess, and one about the game."""

    def __str__(self) -> str:
        return "\n".join(self.words)

    def _repr_html_(self) -> str:
        rows = [
            [str(turn.row), turn.guess, str(turn.feedback), f"{turn.left:,}", f"{turn.skill_lost.mean:+.2f}",
             f"{turn.bad_luck:+.2f}", sentence]
            for turn, sentence in zip(self.turns, self.words)
        ]
        head = ["row", "guess", "answer", "codes left", "lost by the guess", "by luck", ""]
        return _draw.table(head, rows) + _draw.words(self.words[len(self.turns) :])


@dataclass(frozen=True)
class NarrowedRow(Value):
    """A row of a game and how it narrowed down the codes."""

    row: int
    guess: str
    feedback: Feedback
    before: Estimate
    left: Estimate
    expected_size: float
    expected_bits: float | None
    bits: float | None
    best: str | None
    best_bits: float | None
    skill: int | None
    luck: int | None


@dataclass(frozen=True)
class Narrowings(Value):
    """How each guess of a game narrowed down the codes: what can be said on a board too large to list."""

    game: str
    wrong_answers: list[WrongAnswer] | None
    corrected: bool
    contradiction: Diagnosis | None
    complete: bool
    coverage: str
    rows: list[NarrowedRow]
    skill: int | None
    luck: int | None
    words: list[str]
    """A sentence or two about each row, then the grades."""

    def __str__(self) -> str:
        return "\n".join(self.words)

    def _repr_html_(self) -> str:
        rows = [[str(row.row), row.guess, str(row.feedback), words] for row, words in zip(self.rows, self.words)]
        return _draw.table(["row", "guess", "answer", ""], rows) + _draw.words(self.words[len(self.rows) :])


@dataclass(frozen=True)
class Quantile(Value):
    """Within how many guesses a part of the secrets is found."""

    percent: int
    guesses: int


@dataclass(frozen=True)
class Evaluation(Value):
    """How many guesses a strategy needs.

    >>> import pegwise
    >>> knuth = pegwise.evaluate("knuth", "4x6")
    >>> knuth.total, knuth.max, knuth.distribution
    (5801, 5, [1, 6, 62, 533, 694])
    """

    rules: str
    strategy: str
    opening: str
    total: int
    """Guesses over all secrets."""
    mean: float
    weighted_mean: float | None
    """Where some codes are more often the secret: guesses on average, each code counted as often as it is the secret."""
    margin: float | None
    """If the secrets were drawn: how far the mean may be from that of all, 95 times in 100."""
    median: float
    mode: int
    max: int
    variance: float
    quantiles: list[Quantile]
    distribution: list[int]
    """Secrets found by the first guess, the second, and so on."""
    seconds: float = field(compare=False)
    with_lies: Any | None
    """Where answers may be false, which the package does not play yet: nothing."""
    games: int | None
    """If the secrets were drawn: how many were asked for."""

    @property
    def secrets(self) -> int:
        """How many secrets were played."""
        return sum(self.distribution)

    @property
    def complete(self) -> bool:
        """Were all secrets played that were asked for? If not, the work was stopped."""
        return self.games is None or self.secrets == self.games

    def __str__(self) -> str:
        if self.games is None:
            played, guesses = "", f"{self.total:,} guesses for {self.secrets:,} codes"
        else:
            games = "1 game" if self.games == 1 else f"{self.games:,} games"
            played = f", {games}" if self.complete else f", stopped after {self.secrets:,} of {games}"
            guesses = f"{self.total:,} guesses"
        margin = "" if self.margin is None else f" ± {self.margin:.4f}"
        return f"{self.strategy} on {self.rules}{played}: {guesses}, {self.mean:.4f}{margin} on average, at most {self.max}"

    def _repr_html_(self) -> str:
        return _draw.words([str(self)]) + _draw.distribution(self.distribution)

    def _repr_svg_(self) -> str:
        return _draw.distribution(self.distribution, str(self))


@dataclass(frozen=True)
class Certificate(Value):
    """A proof that was followed step by step."""

    rules: str
    within: int | None
    pool: str
    claim: str
    lemmas: int
    cases: int
    seconds: float = field(compare=False)
