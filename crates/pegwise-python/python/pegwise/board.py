"""Boards, codes and answers."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from numbers import Integral
from operator import index as as_index
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard, Union, overload

from . import _draw, _pegwise
from ._calls import terms, whole
from ._table import Table
from .errors import InvalidValue

if TYPE_CHECKING:
    # NumPy is imported only where arrays are used: the command and games do without it.
    import numpy as np
    import numpy.typing as npt

__all__ = ["Board", "Codes", "Feedback", "Partition", "Turn"]


class Feedback(NamedTuple):
    """An answer: how many pegs are in the right place, and how many right colours are in the wrong place.

    If an answer has a mark for each peg, or is two answers, `black` and `white` count the pegs in all of it, and its text
    tells the rest. In a game, an answer may be unknown (`?`) or only partly known (`1.?`); what is unknown is `None`.

    >>> answer = Feedback(black=1, white=2)
    >>> print(answer)
    1.2
    >>> answer.number, Feedback.of_number(7)
    (7, Feedback(black=1, white=2))
    >>> marks = Feedback.read("+.--")
    >>> marks, marks.black, marks.white
    (Feedback.read('+.--'), 1, 2)
    """

    # The type is not `int | None`, because then callers would have to rule out `None` where every answer is known.
    black: int | Any
    white: int | Any

    @property
    def number(self) -> int:
        """The number of this answer in arrays, the same on every board. For answers that are not two numbers, see
        `Board.number`."""
        if None in self:
            raise InvalidValue(f"{self} is not a whole answer, so it has no number")
        total: int = self.black + self.white
        return total * (total + 1) // 2 + self.black

    @classmethod
    def of_number(cls, number: int) -> Feedback:
        """Returns the answer that has this number in arrays."""
        number, total = whole("number", number), 0
        while (total + 1) * (total + 2) // 2 <= number:
            total += 1
        black = number - total * (total + 1) // 2
        return cls(black, total - black)

    @classmethod
    def read(cls, text: str) -> Feedback:
        """Reads the canonical notation, such as `1.2`, `+.--` or `1.0/0.2`. `Board.feedback` also reads other notations."""
        if not isinstance(text, str):
            raise TypeError(f"an answer is text such as '1.2', not {text!r}")
        numbers = re.fullmatch(r"(\d+)\.(\d+)(?:/(\d+)\.(\d+))?", text, re.ASCII)
        if numbers and numbers[3] is None:
            return cls(int(numbers[1]), int(numbers[2]))
        if numbers:
            return _Other(int(numbers[1]) + int(numbers[3]), int(numbers[2]) + int(numbers[4]), text)
        if text == "?":
            return cls(None, None)
        if part := re.fullmatch(r"(\d+)\.\?|\?\.(\d+)", text, re.ASCII):
            return cls(part[1] and int(part[1]), part[2] and int(part[2]))
        if re.fullmatch(r"[-+.]+|[v^+]+", text):
            return _Other(text.count("+"), text.count("-"), text)
        raise InvalidValue(f"`{text}` is not an answer; write it like 2.1, +-.. or 1.0/0.2")

    def __str__(self) -> str:
        if None not in self:
            return f"{self.black}.{self.white}"
        return "?" if self == (None, None) else ".".join("?" if pegs is None else str(pegs) for pegs in self)


class _Other(Feedback):
    """An answer that is more than two numbers. Its text is the third item, so other answers with as many pegs differ."""

    def __new__(cls, black: int, white: int, text: str) -> _Other:
        return tuple.__new__(cls, (black, white, text))

    @property
    def number(self) -> int:
        raise InvalidValue(f"the number of {self} depends on the board: see Board.number")

    def __str__(self) -> str:
        return str(tuple.__getitem__(self, 2))

    def __repr__(self) -> str:
        return f"Feedback.read({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Feedback.read, (str(self),)


class Turn(NamedTuple):
    """A guess and its answer."""

    guess: str
    feedback: Feedback

    def __str__(self) -> str:
        return f"{self.guess}:{self.feedback}"


Answer = Union[str, tuple[int, int]]
"""An answer: text in any notation, a `Feedback`, or a pair of black and white pegs."""

CodesLike = Union["Codes", Sequence[str], "npt.NDArray[np.integer[Any]]"]
"""Codes for a batch: prepared codes, texts, or an array with a row of numbers for each code."""

Rng = Union[int, "np.random.Generator", None]
"""The source of a random secret: a seed, a generator, or `None` for another secret each time."""


def answer_text(answer: object) -> str:
    return answer if isinstance(answer, str) else str(as_feedback(answer))


def as_feedback(answer: object) -> Feedback:
    match answer:
        case Feedback():
            return answer
        case str():
            return Feedback.read(answer)
        case (Integral() as black, Integral() as white):
            return Feedback(int(black), int(white))
    raise TypeError(f"an answer is text such as '1.2', a Feedback, or a pair of whole numbers, not {answer!r}")


class Board:
    """A board: the pegs, the colours, the codes that can be the secret, and the kind of answer.

    Write a board as pegs x colours, with suffixes for variants, or by name: `4x6`, `5x8`, `4x6-in8` (eight guesses are
    allowed), `bulls-and-cows`. `symbols` has one symbol for each colour; your codes are written with them.

    >>> board = Board("4x6")
    >>> board.pegs, board.colors, board.code_count, board.max_guesses
    (4, 6, 1296, 10)
    >>> print(board.score("1122", "1213"))
    1.2
    >>> Board("bulls-and-cows").score("0123", "3210")
    Feedback(black=0, white=4)
    >>> Board("4x6", symbols="RGBYOP").score("RRGG", "RGRB")
    Feedback(black=1, white=2)
    """

    def __init__(self, text: str | Board = "4x6", symbols: str | None = None) -> None:
        if not isinstance(text, (str, Board)):
            raise TypeError(f"a board is text such as '4x6', or a Board, not {text!r}")
        if not isinstance(symbols, (str, type(None))):
            raise TypeError(f"`symbols` must be text with a symbol for each colour, such as 'RGBYOP', not {symbols!r}")
        self._board: _pegwise.Board
        if isinstance(text, Board) and symbols is None:
            self._board = text._board
        else:
            self._board = _pegwise.Board(str(text), symbols)

    @classmethod
    def _of(cls, native: _pegwise.Board) -> Board:
        board = cls.__new__(cls)
        board._board = native
        return board

    def __str__(self) -> str:
        return self._board.text

    def __repr__(self) -> str:
        symbols = self._board.own_symbols
        return f"Board({str(self)!r})" if symbols is None else f"Board({str(self)!r}, symbols={symbols!r})"

    def __eq__(self, other: object) -> bool:
        return self._board == other._board if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._board)

    def __reduce__(self) -> tuple[Any, ...]:
        return Board, (str(self), self._board.own_symbols)

    def describe(self) -> str:
        """Describes the rules in a sentence or two."""
        return self._board.describe()

    @property
    def pegs(self) -> int:
        """The number of pegs in a code."""
        return self._board.pegs

    @property
    def colors(self) -> int:
        """The number of colours."""
        return self._board.colors

    @property
    def symbols(self) -> list[str]:
        """The symbol of each colour."""
        return self._board.symbols

    @property
    def max_guesses(self) -> int:
        """The number of guesses allowed."""
        return self._board.max_guesses

    @property
    def code_count(self) -> int | None:
        """The number of codes that can be the secret; `None` if there are 2**128 or more."""
        return self._board.code_count

    @property
    def lies(self) -> int:
        """The number of answers in a game that may be false."""
        return self._board.lies

    @property
    def win(self) -> Feedback:
        """The winning answer."""
        return Feedback.read(self._board.win)

    @property
    def feedbacks(self) -> list[Feedback]:
        """Every answer that is possible on this board.

        >>> len(Board("4x6").feedbacks)
        14
        """
        return [Feedback.read(answer) for answer in self._board.feedbacks()]

    def code(self, text: str) -> str:
        """Reads a code that can be the secret, and returns it in the usual spelling.

        >>> Board("4x6").code("red red green green")
        '1122'
        """
        return self._board.read_secret(text)

    def feedback(self, answer: Answer | npt.NDArray[np.integer[Any]]) -> Feedback:
        """Reads an answer in any notation, or a row of `answer_table`.

        >>> Board("4x6").feedback("2B1W")
        Feedback(black=2, white=1)
        >>> import numpy as np
        >>> print(Board("4x6-marks").feedback(np.array([2, 1, 1, 0])))
        +--.
        """
        if isinstance(answer, (str, tuple)) or not hasattr(answer, "tolist"):
            return Feedback.read(self._board.read_answer(answer_text(answer)))
        try:
            return self._answers[tuple(answer.tolist())]
        except (KeyError, TypeError):
            raise InvalidValue(f"{answer!r} is not an answer on this board, a row of its answer_table") from None

    @cached_property
    def _answers(self) -> dict[tuple[int, ...], Feedback]:
        """The answers by their rows in `answer_table`."""
        table = self.answer_table
        return {tuple(table[self.number(answer)].tolist()): answer for answer in self.feedbacks}

    def _repr_html_(self) -> str:
        return _draw.words([self.describe()]) + _draw.pegs(enumerate(self.symbols, 1))

    def score(self, guess: str, secret: str) -> Feedback:
        """Returns the answer of a secret to a guess.

        >>> print(Board("4x6-marks").score("1122", "1213"))
        +--.
        """
        return Feedback.read(self._board.score(guess, secret))

    def number(self, answer: Answer) -> int:
        """Returns the number of an answer in the arrays of this board: see `answer_table`.

        >>> board = Board("4x6-marks")
        >>> int(board.histograms(["1122"])[0, board.number("+--.")])
        9
        """
        return self._board.number(answer_text(answer))

    def draw_secret(self, rng: Rng = None) -> str:
        """Draws a random secret. The same seed draws the same secret on every machine.

        `rng` is a seed or a NumPy generator; without it, every call draws another secret.

        >>> Board("4x6").draw_secret(7) == Board("4x6").draw_secret(7)
        True
        >>> import numpy as np
        >>> len(Board("4x6").draw_secret(np.random.default_rng(7)))
        4
        """
        if rng is None:
            seed = int.from_bytes(os.urandom(8), "big")
        elif hasattr(rng, "integers"):
            seed = int(rng.integers(1 << 64, dtype="uint64"))
        else:
            seed = whole("rng", rng)
        return self._board.draw_secret(seed)

    @cached_property
    def _lists(self) -> tuple[Codes, Codes]:
        codes, guesses = self._board.codes(terms())
        return Codes(codes), Codes(guesses)

    @property
    def codes(self) -> Codes:
        """Every code that can be the secret, in order. The list is made only once.

        >>> board = Board("2x3")
        >>> list(board.codes)
        ['11', '12', '13', '21', '22', '23', '31', '32', '33']
        """
        return self._lists[0]

    @property
    def guesses(self) -> Codes:
        """Every code that may be guessed, in order."""
        return self._lists[1]

    @cached_property
    def answer_table(self) -> npt.NDArray[np.uint16]:
        """The answer of each number, as a row of numbers. `table[scores]` converts an array of scores.

        A row has the black and the white pegs, on boards with two attributes first those of one and then those of the
        other. On boards with marks, it has a number for each peg: 2 is right, and 0 and 1 are wrong and elsewhere or, where
        colours are compared, that the code has an earlier or a later colour there.

        >>> board = Board("4x6")
        >>> board.answer_table[board.scores(["1122"], ["1213", "3456"])].tolist()
        [[[1, 2], [0, 0]]]
        >>> board = Board("4x6-marks")
        >>> board.answer_table[board.scores(["1122"], ["1213"])].tolist()
        [[[2, 1, 1, 0]]]
        """
        _import_numpy()
        return self._board.answer_table()

    def prepare(self, codes: CodesLike) -> Codes:
        """Prepares codes for scoring, in any order. This pays off if they are scored more than once.

        An array has a row for each code and a column for each peg. Colours count from 1; a hole is 0.

        >>> import numpy as np
        >>> Board("4x6").prepare(np.array([[1, 1, 2, 2], [3, 6, 3, 2]]))
        Codes(['1122', '3632'], board='4x6')
        """
        if isinstance(codes, Codes):
            return codes
        if _is_array(codes) and not _is_of_texts(codes):
            return Codes(_pegwise.Rows.from_numbers(self._board, _numbers(codes)))
        if isinstance(codes, str):
            raise InvalidValue("several codes are wanted: a list of texts, such as ['1122']")
        texts = list(codes) if isinstance(codes, Iterable) else [codes]
        if not all(isinstance(code, str) for code in texts):
            raise TypeError(f"codes are a list of texts, such as ['1122'], or an array of whole numbers, not {codes!r:.100}")
        return Codes(_pegwise.Rows.from_texts(self._board, texts))

    def scores(self, guesses: CodesLike, secrets: CodesLike | None = None) -> npt.NDArray[Any]:
        """Scores many guesses against many secrets. The result has a row for each guess and a column for each secret.

        Without `secrets`, all codes of the board are used. Each entry is the number of an answer: see
        `answer_table` and `number`. The call releases Python's lock, and uses all cores for large tasks.

        >>> board = Board("4x6")
        >>> board.scores(["1122", "1123"], ["1122", "1213", "6666"])
        array([[14,  7,  0],
               [ 9, 12,  0]], dtype=uint8)
        """
        _import_numpy()
        return self._secrets(secrets)._rows.scores(self.prepare(guesses)._rows)

    def histograms(self, guesses: CodesLike, secrets: CodesLike | None = None) -> npt.NDArray[np.uint32]:
        """Counts the secrets that give each answer, with a row for each guess and a column for each answer number.

        >>> board = Board("4x6")
        >>> int(board.histograms(["1122"])[0, Feedback(1, 1).number])
        208
        """
        _import_numpy()
        return self._secrets(secrets)._rows.histograms(self.prepare(guesses)._rows)

    def _secrets(self, secrets: CodesLike | None) -> Codes:
        return self.codes if secrets is None else self.prepare(secrets)


def _import_numpy() -> None:
    """Imports NumPy, which takes a while: interrupted in the engine, the import would end in a panic."""
    import numpy  # noqa: F401


def _is_array(codes: object) -> TypeGuard[npt.NDArray[Any]]:
    return hasattr(codes, "dtype")


def _is_of_texts(codes: Any) -> bool:
    """Whether these are texts in an array, or in a column of a data frame."""
    return getattr(codes, "ndim", 1) == 1 and len(codes) > 0 and isinstance(codes[0], str)


def _numbers(codes: npt.NDArray[Any]) -> npt.NDArray[np.uint16]:
    import numpy as np

    codes = np.asarray(codes)
    if codes.ndim != 2 or codes.dtype.kind not in "iu":
        raise InvalidValue("an array of codes has two dimensions, and whole numbers")
    may_be_out = codes.dtype.kind == "i" or codes.dtype.itemsize > 2
    if may_be_out and codes.size and (codes.min() < 0 or codes.max() >= 1 << 16):
        raise InvalidValue("a colour is a number from 1, a hole is 0")
    return np.ascontiguousarray(codes, dtype=np.uint16)


def _places(chosen: list[Any] | npt.NDArray[Any], count: int) -> npt.NDArray[Any]:
    """Checks the places of codes among so many, or a mask that chooses from them."""
    import numpy as np

    places: npt.NDArray[Any] = np.asarray(chosen, dtype=np.intp if isinstance(chosen, list) and not chosen else None)
    if places.ndim != 1 or places.dtype.kind not in "biu":
        raise InvalidValue("codes are chosen by a place, a slice, an array of places, or an array of truth values")
    if places.dtype.kind == "b" and len(places) != count:
        raise InvalidValue(f"the mask has {len(places):,} truth values, but there are {count:,} codes")
    if places.dtype.kind != "b" and places.size and not -count <= places.min() <= places.max() < count:
        raise IndexError(f"there is no code {places.max() if places.max() >= count else places.min()}; there are {count}")
    return places


def _counted(number: int, coverage: str) -> str:
    """Says how many codes there are."""
    codes = "1 code" if number == 1 else f"{number:,} codes"
    return {"all": codes, "sample": f"a sample of {codes}", "near": f"{codes} that come near"}[coverage]


# The number of codes that a notebook displays.
_SHOWN = 12

# A slice of this many codes is read as text.
_FEW = 1000


class Codes(Sequence[str]):
    """Codes prepared for scoring: all codes of a board, those that fit a game, or your own in any order.

    >>> codes = Board("4x6").codes
    >>> len(codes), codes[0], codes[-1], "1122" in codes
    (1296, '1111', '6666', True)
    >>> left = codes.after("1122", "1.0")
    >>> len(left), left[:3]
    (256, Codes(['1333', '1334', '1335'], board='4x6'))
    >>> import numpy as np
    >>> np.asarray(left)[0]
    array([1, 3, 3, 3], dtype=uint8)
    >>> left[left.array[:, 0] == 6]
    Codes(['6133', '6134', '6135', ... 48 in all], board='4x6')
    """

    def __init__(self, rows: _pegwise.Rows, coverage: str = "all") -> None:
        self._rows = rows
        self.coverage = coverage
        """`all`; `sample` if a game leaves too many codes to list; or `near` if these codes almost fit the game."""

    @cached_property
    def board(self) -> Board:
        """The board of these codes."""
        return Board._of(self._rows.board)

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice | list[int] | list[bool] | npt.NDArray[Any]) -> Codes: ...
    def __getitem__(self, index: Any) -> str | Codes:
        if isinstance(index, (slice, list)) or (_is_array(index) and index.ndim):
            return Codes(self._chosen(index), self.coverage)
        if isinstance(index, str):
            raise TypeError(f"a place is a whole number or a slice, not {index!r}; `index` finds the place of a code")
        row = as_index(index)
        row += len(self) if row < 0 else 0
        if not 0 <= row < len(self):
            raise IndexError(f"there is no code {index}; there are {len(self)}")
        return self._rows.text(row)

    def _chosen(self, index: slice | list[Any] | npt.NDArray[Any]) -> _pegwise.Rows:
        board = self._rows.board
        if isinstance(index, slice) and len(places := range(len(self))[index]) <= _FEW:
            # Faster than an array of all codes.
            return _pegwise.Rows.from_texts(board, [self._rows.text(row) for row in places])
        rows = index if isinstance(index, slice) else _places(index, len(self))
        return _pegwise.Rows.from_numbers(board, _numbers(self.array[rows]))

    def __iter__(self) -> Iterator[str]:
        at_once = 1024
        for first in range(0, len(self), at_once):
            yield from self._rows.texts(first, first + at_once)

    def __contains__(self, code: object) -> bool:
        try:
            return isinstance(code, str) and self._rows.index(code) is not None
        except InvalidValue:
            return False

    def index(self, code: str, start: int = 0, stop: int | None = None) -> int:
        """Returns the first position of a code. The search is binary if the codes are in order."""
        found = self._rows.index(code)
        if found is None or found < start or (stop is not None and found >= stop):
            raise ValueError(f"{code} is not there")
        return found

    def __eq__(self, other: object) -> bool:
        return self._rows.is_equal(other._rows) if isinstance(other, Codes) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = self._rows.texts(0, len(self) if len(self) <= 4 else 3)
        more = "" if len(self) <= 4 else f", ... {len(self):,} in {'all' if self.coverage == 'all' else 'this list'}"
        coverage = "" if self.coverage == "all" else f", coverage={self.coverage!r}"
        return f"Codes([{', '.join(map(repr, shown))}{more}], board={str(self.board)!r}{coverage})"

    def _repr_html_(self) -> str:
        shown = self._rows.texts(0, min(len(self), _SHOWN))
        codes = "".join(f"<div>{_draw.pegs(self._rows.board.symbols_of(code))}</div>" for code in shown)
        more = "" if len(self) <= _SHOWN else f"; the first {_SHOWN}:"
        return _draw.words([f"{self.board}, {_counted(len(self), self.coverage)}{more}"]) + codes

    def __reduce__(self) -> tuple[Any, ...]:
        return _codes_again, (self.board, self.array, self.coverage)

    @property
    def array(self) -> npt.NDArray[Any]:
        """An array with a row for each code and a column for each peg. Colours count from 1; a hole is 0."""
        _import_numpy()
        return self._rows.numbers()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        return self.array if dtype is None else self.array.astype(dtype)

    def scores(self, guesses: CodesLike) -> npt.NDArray[Any]:
        """Scores many guesses against these codes: see `Board.scores`."""
        return self._rows.scores(self.board.prepare(guesses)._rows)

    def histograms(self, guesses: CodesLike) -> npt.NDArray[np.uint32]:
        """Counts the codes that give each answer to each guess: see `Board.histograms`."""
        return self._rows.histograms(self.board.prepare(guesses)._rows)

    def after(self, guess: str, answer: Answer) -> Codes:
        """Returns the codes that give this answer to the guess. If answers may be false, ask a `Game` which codes fit."""
        return Codes(self._rows.after(guess, answer_text(answer)), self.coverage)

    def partition(self, guess: str) -> Partition:
        """Splits the codes by their answers to a guess."""
        cells = self._rows.partition(guess)
        return Partition(guess, {Feedback.read(answer): Codes(rows, self.coverage) for answer, rows in cells})


def _codes_again(board: Board, numbers: npt.NDArray[Any], coverage: str) -> Codes:
    return Codes(board.prepare(numbers)._rows, coverage)


class Partition(Table):
    """Codes split by their answers to a guess. The codes that give one answer are a cell.

    >>> partition = Board("4x6").codes.partition("1122")
    >>> partition.parts, partition.worst_case, round(partition.bits, 3), round(partition.expected_size, 2)
    (13, 256, 2.885, 204.54)
    >>> len(partition["1.1"])
    208
    """

    def __init__(self, guess: str, cells: dict[Feedback, Codes]) -> None:
        self.guess = guess
        self.cells = cells

    def __getitem__(self, answer: Answer) -> Codes:
        return self.cells[as_feedback(answer)]

    def __iter__(self) -> Iterator[Feedback]:
        return iter(self.cells)

    def __len__(self) -> int:
        return len(self.cells)

    @property
    def sizes(self) -> dict[Feedback, int]:
        """The number of codes that give each answer."""
        return {answer: len(codes) for answer, codes in self.cells.items()}

    @property
    def total(self) -> int:
        """The total number of codes."""
        return sum(self.sizes.values())

    @property
    def parts(self) -> int:
        """The number of different answers."""
        return len(self.cells)

    @property
    def worst_case(self) -> int:
        """The number of codes left at worst."""
        return max(self.sizes.values(), default=0)

    @property
    def expected_size(self) -> float:
        """The number of codes left on average."""
        return sum(size * size for size in self.sizes.values()) / self.total if self.cells else 0.0

    @property
    def bits(self) -> float:
        """The average information gained from the answer, in bits: the entropy."""
        return _draw.bits(self.sizes.values())

    @property
    def _codes(self) -> str:
        """Describes the codes that are split."""
        return _counted(self.total, next((codes.coverage for codes in self.cells.values()), "all"))

    @property
    def columns(self) -> dict[str, Sequence[Any]]:
        """A table with a row for each answer: `answer`, `black`, `white`, and the number of `codes` that give it."""
        return {
            "answer": [str(answer) for answer in self.cells],
            "black": [answer.black for answer in self.cells],
            "white": [answer.white for answer in self.cells],
            "codes": list(self.sizes.values()),
        }

    def __eq__(self, other: object) -> bool:
        return (self.guess, self.cells) == (other.guess, other.cells) if isinstance(other, Partition) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return (
            f"{self.guess} splits {self._codes} by {self.parts} answers: "
            f"at worst {self.worst_case:,} are left, {self.bits:.3f} bits."
        )

    def __repr__(self) -> str:
        return f"Partition({self.guess!r}, {self.parts} answers, {self._codes})"

    def _repr_html_(self) -> str:
        sizes = {str(answer): size for answer, size in self.sizes.items()}
        return _draw.words([str(self)]) + _draw.partition(sizes)


def as_board(board: Board | str) -> Board:
    return board if isinstance(board, Board) else Board(board)


