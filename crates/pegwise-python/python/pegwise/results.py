"""Results of calls: plain values that can be compared, printed and pickled. `docs/json.md` describes their fields."""

from __future__ import annotations

import gc
import types
import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, TypeVar, Union

from . import _draw
from ._table import Table, by_guesses
from .board import Feedback, Turn

__all__ = [
    "CellValue",
    "Check",
    "Certificate",
    "Diagnosis",
    "Estimate",
    "Evaluation",
    "Expected",
    "Explanation",
    "FalseRows",
    "GuessGroup",
    "Judgement",
    "NarrowedRow",
    "Narrowings",
    "PartitionCell",
    "AnsweredCode",
    "Puzzle",
    "PuzzleExample",
    "Quantile",
    "RankedGuess",
    "Ranking",
    "Repair",
    "Review",
    "Row",
    "Suggestion",
    "TurnReview",
    "WithLies",
    "WrongAnswer",
]

T = TypeVar("T")


def read(kind: type[T], data: dict[str, Any], **more: Any) -> T:
    """Creates a value of a class from an object written by the engine. Fields missing in the object are `None`."""
    for name, reader in _readers(kind):  # type: ignore[arg-type]
        if name not in more:
            value = data.get(name)
            more[name] = value if reader is None or value is None else reader(value)
    # The generated `__init__` of a frozen class sets one attribute at a time, which takes twice as long.
    made = object.__new__(kind)
    made.__dict__.update(more)
    return made


def read_all(kind: type[T], data: list[dict[str, Any]]) -> list[T]:
    """Reads many objects. The search for cycles, which none of them contains, would take most of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        return [read(kind, one) for one in data]
    finally:
        if was_enabled:
            gc.enable()


Reader = Callable[[Any], Any]


@cache
def _readers(kind: type[Any]) -> list[tuple[str, Reader | None]]:
    hints = typing.get_type_hints(kind)
    return [(field.name, _reader(hints[field.name])) for field in fields(kind)]


def _reader(of: Any) -> Reader | None:
    """Returns what reads a value of this type, or `None` if it stays as it is."""
    if typing.get_origin(of) in (types.UnionType, Union):
        of = next(option for option in typing.get_args(of) if option is not type(None))
    if typing.get_origin(of) is list:
        of_item = _reader(typing.get_args(of)[0])
        return None if of_item is None else lambda items: [of_item(item) for item in items]
    if of is Feedback:
        return _read_feedback
    if of is Turn:
        return lambda data: Turn(data["guess"], _read_feedback(data["feedback"]))
    if isinstance(of, type) and is_dataclass(of):
        return lambda data: read(of, data)
    return None


# A result contains the same few answers again and again.
_read_feedback = lru_cache(4096)(Feedback.read)


# Fields whose values take more characters are left out of the `repr`.
_LONG = 90


class Value:
    """A plain value. Equal values have the same hash, even if they contain lists. The `repr` leaves out what is long or `None`."""

    def __init_subclass__(cls) -> None:
        # The generated `__hash__` of a dataclass would hash lists, which fails, and its `__repr__` would fill screens.
        # IPython prefers the `__repr__` of a class to an inherited `_repr_pretty_`.
        for name in ("__hash__", "__repr__", "_repr_pretty_"):
            setattr(cls, name, getattr(Value, name))

    def __repr__(self) -> str:
        values = {one.name: repr(getattr(self, one.name)) for one in fields(self)}  # type: ignore[arg-type]
        shown = [f"{name}={value}" for name, value in values.items() if value != "None" and len(value) <= _LONG]
        more = [] if len(shown) + list(values.values()).count("None") == len(values) else ["..."]
        return f"{type(self).__name__}({', '.join([*shown, *more])})"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        _draw.lines(printer, str(self).splitlines())

    def __hash__(self) -> int:
        hashed = [one for one in fields(self) if (one.compare if one.hash is None else one.hash)]  # type: ignore[arg-type]
        values = (getattr(self, one.name) for one in hashed)
        return hash(tuple(tuple(value) if isinstance(value, list) else value for value in values))


@dataclass(frozen=True)
class Estimate(Value):
    """An estimate of how many codes fit. It is exact if `low` and `high` are equal."""

    codes: float
    low: float
    high: float | None


@dataclass(frozen=True)
class PartitionCell(Value):
    """An answer, and the number of codes that give it."""

    feedback: Feedback
    codes: int


@dataclass(frozen=True)
class AskedGuess(Value):
    """A guess, with the number of codes that give each answer."""

    guess: str
    can_be_secret: bool
    """Whether the guess can still be the secret."""
    candidates: int
    """The number of codes left before the guess, or the number in the sample."""
    coverage: str
    """`all`; `sample` if there are too many codes to list, so the numbers are estimates; or `near` if no code was found that
    fits, and the numbers are for codes that almost fit."""
    worst_case: int
    """The number of codes left after the guess, at worst."""
    eliminated_at_least: int
    expected_size: float
    """The number of codes left after the guess, on average."""
    bits: float
    """The information gained on average, in bits."""
    parts: int
    """The number of different answers that are possible."""
    partition: list[PartitionCell]


@dataclass(frozen=True)
class Explanation(AskedGuess):
    """A guess, and how much it would tell."""

    words: list[str]
    """The explanation in sentences."""

    def __str__(self) -> str:
        return "\n".join([self.guess, *self.words])

    def _repr_html_(self) -> str:
        sizes = {str(cell.feedback): cell.codes for cell in self.partition}
        codes = {"all": "codes", "sample": "codes of a sample", "near": "codes that come near"}[self.coverage]
        return _draw.words(self.words) + _draw.partition(sizes, codes)


@dataclass(frozen=True)
class Suggestion(Explanation):
    """The guess that a strategy chose, and the reason for it.

    >>> import pegwise
    >>> suggestion = pegwise.suggest("4x6 1122:1.0 1344:0.1 3526:1.2")
    >>> suggestion.guess, suggestion.strategy, suggestion.complete
    ('3632', 'optimal', True)
    """

    strategy: str
    reason: dict[str, Any] = field(hash=False)
    """The reason for this guess. Its other fields depend on its `kind`."""
    complete: bool
    """Whether the search finished in time. If not, this is the best guess so far."""
    game: str


@dataclass(frozen=True)
class Row(Value):
    """A row of a game, and the number of codes left after it."""

    row: int
    guess: str
    feedback: Feedback
    candidates: int | None


@dataclass(frozen=True)
class WrongAnswer(Value):
    """A wrong answer, and the right one."""

    row: int
    """The row, counted from 1."""
    said: Feedback
    feedback: Feedback
    """The right answer."""


@dataclass(frozen=True)
class Repair(Value):
    """Corrected answers that repair a game."""

    answers: list[WrongAnswer]
    candidates: int
    """The number of codes left after the repair."""
    estimate: Estimate | None


@dataclass(frozen=True)
class Diagnosis(Value):
    """The rows that contradict each other, and possible repairs of the game."""

    proved: bool
    clash: list[int]
    """The rows that contradict each other."""
    wrong_answers_at_least: int
    repairs: list[Repair]
    """The possible repairs, likeliest first."""
    repair_count: int
    complete: bool


@dataclass(frozen=True)
class FalseRows(Value):
    """The number of codes left if exactly these rows are false."""

    rows: list[int]
    candidates: int


@dataclass(frozen=True)
class Check(Value):
    """The result of checking whether the answers of a game fit together.

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
    """The number of codes left: exact if it is known, otherwise the number in the sample."""
    coverage: str
    """`all`, or `sample` if there are too many codes to list."""
    estimate: Estimate | None
    """An estimate of how many codes are left, if their number is not known."""
    contradiction: Diagnosis | None
    """The diagnosis, if the answers contradict each other."""
    false_rows: list[FalseRows] | None
    """If answers may be false, the codes left, grouped by the rows that would be false."""
    words: list[str]
    """Sentences about how many codes are left; or about what is wrong, and what would repair it."""

    @property
    def is_consistent(self) -> bool:
        """Whether at least one code fits all answers."""
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
    """The number of further guesses needed on average."""

    total: int
    """The total over all codes left."""
    codes: int
    mean: float
    basis: str
    """`exact` if the number is proved, otherwise `estimate`."""


@dataclass(frozen=True)
class RankedGuess(Value):
    """A guess in a group."""

    guess: str
    can_be_secret: bool


@dataclass(frozen=True)
class GuessGroup(Value):
    """A group of guesses of equal value."""

    value: Expected
    count: int
    """The number of guesses, including all that are alike by symmetry. In an estimate, and in groups after the first, only the
    guesses examined are counted."""
    guesses: list[RankedGuess]
    """The guesses in order. If 64 or more codes are left and `value` is exact, only one of the guesses that are alike by
    symmetry is listed."""


@dataclass(frozen=True)
class CellValue(Value):
    """An answer, the number of codes that give it, and the further guesses needed after it."""

    feedback: Feedback
    codes: int
    next: Expected


@dataclass(frozen=True)
class GuessReview(Value):
    """A guess, and what it costs before its answer is known."""

    guess: str
    can_be_secret: bool
    candidates: int
    """The number of codes left before the guess."""
    expected_size: float
    expected_bits: float
    partition: list[CellValue]
    best: Expected
    """The further guesses needed with the best guess."""
    value: Expected
    """The further guesses needed with this guess."""
    skill_lost: Expected
    """`value` minus `best`."""
    skill: int
    """The grade of the guess, from 0 to 99."""
    standing: str
    """`only-code`, `best`, `as-good` or `worse`."""
    compared_with: str | None
    could_have_won: str | None
    """A guess that is at least as good and can be the secret, if this guess cannot."""
    nothing_new: bool
    alternatives: list[GuessGroup]
    looked_at: int


@dataclass(frozen=True)
class Judgement(GuessReview):
    """A judgement of what a guess would cost in a game.

    >>> import pegwise
    >>> pegwise.judge("4x6 1122:1.0 1344:0.1 3526:1.2", "3632").standing
    'best'
    """

    game: str
    pool: str
    words: list[str]

    def __str__(self) -> str:
        return "\n".join(self.words)


    def _repr_html_(self) -> str:
        rows = [[str(cell.feedback), f"{cell.codes:,}", f"{cell.next.mean:.4f}"] for cell in self.partition]
        return _draw.words(self.words) + _draw.table(["answer", "codes", "further guesses"], rows)


@dataclass(frozen=True)
class Ranking(Value):
    """The best guesses in a game, in groups of equal value."""

    game: str
    pool: str
    best: Expected
    groups: list[GuessGroup]
    looked_at: int

    def __str__(self) -> str:
        return "\n".join(f"{group.value.mean:.4f}: {' '.join(one.guess for one in group.guesses[:8])}" for group in self.groups)

    def _repr_html_(self) -> str:
        rows = [
            [f"{group.value.mean:.4f}", f"{group.count:,}", " ".join(one.guess for one in group.guesses[:8])]
            for group in self.groups
        ]
        return _draw.table(["further guesses", "how many", "guesses"], rows)


@dataclass(frozen=True)
class Regret(AskedGuess):
    """What a guess loses against the best guess of its position.

    `value`, `skill_lost` and `best` are `None` unless optimal play is proved.

    >>> import pegwise
    >>> [lost] = pegwise.regret(["4x6"], ["1122"])
    >>> lost.skill_lost.total, lost.skill_lost.codes, round(lost.bits_lost, 3)
    (77, 1296, 0.172)
    """

    game: str
    most_bits_guess: str
    """A guess that gives the most information."""
    most_bits: float
    bits_lost: float
    """`most_bits` minus `bits`."""
    basis: str
    """`exact` if the bits are, otherwise `estimate`."""
    value: Expected | None
    """The further guesses needed with this guess."""
    skill_lost: Expected | None
    """`value` minus the further guesses needed with the best guess."""
    best: GuessGroup | None
    """The best guesses."""

    def __str__(self) -> str:
        lost = "" if self.skill_lost is None else f"{self.skill_lost.mean:.4f} guesses and "
        return f"{self.guess}: {lost}{self.bits_lost:.3f} bits lost"


@dataclass(frozen=True)
class AnsweredCode(Value):
    """An answer, and a code that gives it."""

    feedback: Feedback
    code: str


@dataclass(frozen=True)
class PuzzleExample(Value):
    """A guess after which the next one certainly wins."""

    guess: str
    can_be_secret: bool
    """Whether the guess can be the secret."""
    after: list[AnsweredCode]
    """The possible answers, each with the code that then remains."""


@dataclass(frozen=True)
class Puzzle(Value):
    """A puzzle with its solution. Some fields are `None` for some kinds of puzzles."""

    kind: str
    level: str
    seed: int
    effort: int
    """The effort of solving the puzzle, comparable among puzzles of the same kind."""
    rows: list[Turn]
    """The given rows."""
    question: str
    """What to find, in words."""
    candidates: int
    """The number of codes that fit the rows or, for `wrong-answer`, all rows except the wrong one."""
    guess: str | None
    """The next guess, for `impossible`."""
    offered: list[Feedback] | None
    """The answers to choose from, for `impossible`."""
    solutions: list[str]
    """The code for `deduce` and `padlock`, all such guesses for `win-next`, the answer for `impossible`, or the number of the
    row for `wrong-answer`."""
    may_be_more: bool
    """For `win-next` on a board too large to list, whether guesses that cannot be the secret may also be solutions."""
    given: list[AnsweredCode] | None
    """The other answers, each with a code that gives it, for `impossible`."""
    example: PuzzleExample | None
    """One of the solutions, for `win-next`."""
    corrected: AnsweredCode | None
    """The right answer of the row and the code that then fits, for `wrong-answer`."""
    left: list[int] | None
    """The number of codes left after each row, for `deduce` and `padlock`; estimates on a board too large to list."""
    estimates: list[Estimate] | None
    """The margins of `left`, on a board too large to list."""
    words: list[str]
    """The solution in sentences."""

    def __str__(self) -> str:
        next_guess = [] if self.guess is None else [f"{self.guess}:?"]
        return "\n".join([*map(str, self.rows), *next_guess, self.question])


@dataclass(frozen=True)
class NamedStrategy(Value):
    """A strategy that can be given by name."""

    name: str
    about: str


@dataclass(frozen=True)
class NamedBoard(Value):
    """A board that can be given by name."""

    name: str
    rules: str
    """The board in canonical notation."""
    codes: int
    alphabet: str | None
    """The symbols of its colours, if they are not the usual ones."""
    about: str


@dataclass(frozen=True)
class TurnReview(GuessReview):
    """A turn of a game, and what it cost."""

    row: int
    feedback: Feedback
    left: int
    """The number of codes left after the answer."""
    bits: float
    """The information gained from this answer, in bits."""
    next: Expected
    bad_luck: float
    """The guesses lost by bad luck; negative for good luck."""
    luck: int
    """The grade of the answer, from 0 to 99."""


@dataclass(frozen=True)
class Review(Value):
    """A review of a game: what each guess and each answer cost.

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
    """Whether every row that can be reviewed was. If not, the review was stopped."""
    rows_pending: int
    rows_left_out: int
    turns: list[TurnReview]
    without_opening: bool
    guesses: int
    start: Expected
    """The guesses needed on average before these turns."""
    end: Expected
    skill: int | None
    """The mean grade of the guesses, from 0 to 99."""
    luck: int | None
    """The mean grade of the answers, from 0 to 99."""
    skill_lost: float
    """The guesses lost by skill."""
    bad_luck: float
    inaccuracies: list[int]
    """The rows whose guesses cost at least a twentieth of a guess on average."""
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
    """A row of a game, and how it narrowed down the codes."""

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
    """A shorter review, for boards too large to list: how each guess of a game narrowed down the codes."""

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
    """The number of guesses within which a percentage of the secrets is found."""

    percent: int
    guesses: int


@dataclass(frozen=True)
class WithLies(Value):
    """How many guesses a strategy needs, with the worst lies for each secret."""

    total: int
    mean: float
    max: int
    distribution: list[int]
    games: int
    """The number of games: every secret with every way to lie."""


@dataclass(frozen=True)
class Evaluation(Table, Value):
    """An evaluation of a strategy: how many guesses it needs.

    >>> import pegwise
    >>> knuth = pegwise.evaluate("knuth", "4x6")
    >>> knuth.total, knuth.max, knuth.distribution
    (5801, 5, [1, 6, 62, 533, 694])
    """

    rules: str
    strategy: str
    opening: str
    total: int
    """The total number of guesses for all secrets."""
    mean: float
    weighted_mean: float | None
    """On boards with weights, the mean in which each code counts by its weight."""
    margin: float | None
    """If the secrets were drawn, how far the mean may be from the mean of all secrets, 95 times in 100."""
    adjusted_mean: float | None
    """If the secrets were drawn, the mean adjusted for luck, which has a smaller margin; `None` for fewer than ten games."""
    adjusted_margin: float | None
    """How far the adjusted mean may be from the mean of all secrets, 95 times in 100."""
    median: float
    mode: int
    max: int
    variance: float
    quantiles: list[Quantile]
    distribution: list[int]
    """The number of secrets found by the first guess, the second, and so on."""
    seconds: float = field(compare=False)
    with_lies: WithLies | None
    """If answers may be false, the guesses needed with the worst lies. The other numbers assume that all are true."""
    games: int | None
    """The number of secrets requested, if they were drawn."""

    @property
    def columns(self) -> dict[str, Sequence[int]]:
        """The distribution as a table: the number of `codes` found with each number of `guesses`."""
        return by_guesses(self.distribution)

    @property
    def secrets(self) -> int:
        """The number of secrets played."""
        return sum(self.distribution)

    @property
    def complete(self) -> bool:
        """Whether all requested secrets were played. If not, the work was stopped."""
        return self.games is None or self.secrets == self.games

    def __str__(self) -> str:
        if self.games is None:
            played, guesses = "", f"{self.total:,} guesses for {self.secrets:,} codes"
        else:
            games = "1 game" if self.games == 1 else f"{self.games:,} games"
            played = f", {games}" if self.complete else f", stopped after {self.secrets:,} of {games}"
            guesses = f"{self.total:,} guesses"
        margin = "" if self.margin is None else f" ± {self.margin:.4f}"
        lies = self.with_lies
        worst = "" if lies is None else f"; with the worst lies, {lies.mean:.4f} on average, at most {lies.max}"
        found = f"{guesses}, {self.mean:.4f}{margin} on average, at most {self.max}{worst}"
        return f"{self.strategy} on {self.rules}{played}: {found}"

    def _repr_html_(self) -> str:
        return _draw.words([str(self)]) + _draw.distribution(self.distribution)

    def _repr_svg_(self) -> str:
        return _draw.distribution(self.distribution, str(self))


@dataclass(frozen=True)
class Certificate(Value):
    """A proof that was checked step by step."""

    rules: str
    within: int | None
    pool: str
    claim: str
    lemmas: int
    cases: int
    seconds: float = field(compare=False)
