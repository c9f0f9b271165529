"""Games, and functions that analyse them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from numbers import Integral
from typing import TYPE_CHECKING, Any, Union

from . import _draw, _pegwise
from ._calls import Progress, fields, finish, terms, whole
from .board import Answer, Board, Codes, Feedback, Rng, Turn, answer_text, as_board
from .errors import Contradiction, InvalidTurn, InvalidValue, PegwiseError
from .results import (
    Check,
    Explanation,
    Judgement,
    NamedBoard,
    NamedStrategy,
    Narrowings,
    Puzzle,
    Ranking,
    Regret,
    Review,
    Suggestion,
    read,
    read_all,
)

if TYPE_CHECKING:
    from .strategy import StrategyLike

__all__ = [
    "Game",
    "Turn",
    "check",
    "explain",
    "judge",
    "play",
    "puzzle",
    "rank",
    "regret",
    "review",
    "rules",
    "score",
    "strategies",
    "suggest",
]


class Game:
    """A game in progress, played here or elsewhere, with any guesses and with undo.

    Answers that contradict each other are kept; `check` reports their rows. A game is one line of text: the board, then each
    guess with its answer. A board instead of text starts a new game. `memory` limits the list of codes, in MiB; a board that
    needs more is played without the list.

    >>> game = Game("4x6 1122:1.0")
    >>> game.push("1344:0.1")
    >>> game.push("3526", "1.2")
    >>> print(game)
    4x6 1122:1.0 1344:0.1 3526:1.2
    >>> list(game.candidates)
    ['3632', '3662', '4562', '4625', '5532', '6425', '6623']
    >>> game.suggest().guess
    '3632'
    >>> game.push("3632:4.0")
    >>> game.is_won, len(game)
    (True, 4)
    >>> print(game.pop())
    3632:4.0
    """

    def __init__(self, game: str | Board = "", board: Board | str | None = None, *, memory: int | None = None) -> None:
        if isinstance(game, Board):
            if board is not None:
                raise InvalidValue(f"there are two boards, {game} and {board}; give one")
            game, board = "", game
        board = as_board("4x6" if board is None else board)
        if not isinstance(game, str):
            raise TypeError(f"a game is a board, or text such as '4x6 1122:1.0', not {game!r}")
        self._session = _pegwise.Session(board._board, game, terms(memory=memory))
        self._board = board_of(self._session.line, board)

    @classmethod
    def _of(cls, session: _pegwise.Session, board: Board) -> Game:
        game = cls.__new__(cls)
        game._session, game._board = session, board
        return game

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self._board

    def __str__(self) -> str:
        return self._session.line

    def __repr__(self) -> str:
        return f"Game({str(self)!r})"

    def __len__(self) -> int:
        return len(self._session.turns)

    def __iter__(self) -> Iterator[Turn]:
        return iter(self.turns)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.board == other.board and self._session.turns == other._session.turns

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (str(self), self.board)

    def copy(self) -> Game:
        """Returns a copy of the game, with its undo history."""
        return Game._of(self._session.copy(), self.board)

    @property
    def turns(self) -> list[Turn]:
        """The rows of the game."""
        return [Turn(guess, Feedback.read(answer)) for guess, answer in self._session.turns]

    @property
    def status(self) -> str:
        """`open`, `won`, `lost`, or `contradiction` if no code fits all answers."""
        return self._session.status

    @property
    def is_won(self) -> bool:
        """Whether the last guess was right."""
        return self.status == "won"

    @property
    def is_over(self) -> bool:
        """Whether the game is won, or all guesses are used up."""
        return self.status in ("won", "lost")

    def push(self, guess: str, answer: Answer | None = None) -> None:
        """Enters a row: a guess and its answer, or both in one text.

        >>> Game().push("1111", "0.1")
        Traceback (most recent call last):
        ...
        pegwise.errors.InvalidTurn: no code answers 1111 with 0.1; possible are 0.0, 1.0, 2.0, 3.0, 4.0
        """
        if answer is None:
            self._session.push_line(guess)
        else:
            self._session.push(guess, answer_text(answer))

    def pop(self) -> Turn:
        """Removes the last row and returns it."""
        turns = self.turns
        if not turns:
            raise InvalidTurn("the game has no rows", row=None, possible=[])
        self._session.remove(len(turns) - 1)
        return turns[-1]

    def edit(self, row: int, guess: str, answer: Answer) -> None:
        """Replaces a row. Rows are counted from 1, as in `check` and `review`."""
        self._session.edit(_index(row), guess, answer_text(answer))

    def remove(self, row: int) -> None:
        """Removes a row, counted from 1."""
        self._session.remove(_index(row))

    def repair(self, check: Check | None = None, choice: int = 0) -> None:
        """Corrects answers that contradict each other. `choice` picks a repair from the check; 0 is the likeliest.

        >>> game = Game("4x6 1122:1.1 3456:0.0 1213:1.1")
        >>> game.repair()
        >>> print(game)
        4x6 1122:1.1 3456:0.1 1213:1.1
        """
        if check is not None and check.game != str(self):
            raise InvalidValue(f"this is a check of another game, {check.game}")
        found = (check or self.check()).contradiction
        if found is None:
            raise PegwiseError("the answers do not contradict each other; there is nothing to repair")
        if not 0 <= whole("choice", choice) < len(found.repairs):
            raise InvalidValue(f"`choice` must be less than {len(found.repairs)}, the number of repairs")
        answers = found.repairs[choice].answers
        self._session.correct([(wrong.row, str(wrong.feedback)) for wrong in answers])

    def undo(self) -> bool:
        """Undoes the last change. Returns `False` if there is none."""
        return self._session.undo()

    def redo(self) -> bool:
        """Redoes the last change that was undone. Returns `False` if there is none."""
        return self._session.redo()

    @property
    def candidates(self) -> Codes:
        """The codes that fit all answers. On a board too large to list, they are a sample: see `Codes.coverage`."""
        return Codes(*self._session.candidates(terms()))

    def suggest(
        self,
        strategy: StrategyLike | None = None,
        *,
        seconds: float | None = None,
        memory: int | None = None,
        progress: Progress = None,
    ) -> Suggestion:
        """Suggests the best next guess: see `pegwise.suggest`."""
        from .strategy import player

        chosen = None if strategy is None else player(strategy, self.board)
        try:
            text, words, raised = self._session.suggest(chosen, terms(seconds, memory, progress))
        except Contradiction as error:
            error.check = self.check()
            raise
        return finish(read(Suggestion, fields(text), words=words), raised)

    def explain(self, guess: str) -> Explanation:
        """Analyses how much a guess would tell.

        >>> Game("4x6 1122:1.0").explain("1344").worst_case
        44
        """
        text, words, raised = self._session.explain(guess, terms())
        return finish(read(Explanation, fields(text), words=words), raised)

    def check(self, *, seconds: float | None = None, memory: int | None = None) -> Check:
        """Checks whether the answers fit together: see `pegwise.check`."""
        text, words, raised = self._session.check(terms(seconds, memory))
        return finish(read(Check, fields(text), words=words), raised)

    def review(
        self,
        *,
        secret: str | None = None,
        pool: str = "all",
        without_opening: bool = False,
        seconds: float | None = None,
        memory: int | None = None,
        progress: Progress = None,
    ) -> Review | Narrowings:
        """Reviews what each guess cost: see `pegwise.review`."""
        if not isinstance(without_opening, bool):
            raise TypeError(f"`without_opening` must be True or False, not {without_opening!r}")
        text, words, raised = self._session.review(secret, pool, without_opening, terms(seconds, memory, progress))
        data = fields(text)
        if "turns" in data:
            return finish(read(Review, data, words=words), raised)
        return finish(read(Narrowings, data, words=words), raised)

    def judge(self, guess: str, *, pool: str = "all", seconds: float | None = None) -> Judgement:
        """Judges what a guess would cost: see `pegwise.judge`."""
        text, words, raised = self._session.judge(guess, pool, terms(seconds))
        return finish(read(Judgement, fields(text), words=words), raised)

    def rank(self, *, pool: str = "all", seconds: float | None = None) -> Ranking:
        """Ranks the best guesses: see `pegwise.rank`."""
        text, _, raised = self._session.rank(pool, terms(seconds))
        return finish(read(Ranking, fields(text)), raised)

    def _shown(self) -> list[tuple[Turn, str, str]]:
        """The rows, each with its key pegs and the number of codes left."""
        lefts = ["" if left is None else f"{left:,}" for left in self._session.left_after_rows()]
        return [(turn, self.board._board.drawn(str(turn.feedback)), left) for turn, left in zip(self.turns, lefts)]

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        rows = [f"{turn.guess}  {keys}  {turn.feedback}  {left}".rstrip() for turn, keys, left in self._shown()]
        _draw.lines(printer, [f"{self.board}: {self.status}", *rows])

    def _repr_html_(self) -> str:
        rows = [
            (self.board._board.symbols_of(turn.guess), keys, str(turn.feedback), left) for turn, keys, left in self._shown()
        ]
        return _draw.game(rows, f"{self.board}: {self.status}")


def _index(row: int) -> int:
    if isinstance(row, Integral) and row < 1:
        raise InvalidTurn(f"there is no row {row}; rows are counted from 1", row=row, possible=[])
    return whole("row", row) - 1


def board_of(line: str, board: Board) -> Board:
    """Returns the board named in the line of a game, with the symbols of `board`."""
    named = line.split(" ", 1)[0]
    return board if named == str(board) else Board(named, board._board.own_symbols)


GameLike = Union[Game, Board, str]
"""A game, its line of text, or a board for a new game."""


def as_game(game: GameLike) -> Game:
    return game if isinstance(game, Game) else Game(game)


def score(guess: str, secret: str, board: Board | str = "4x6") -> Feedback:
    """Returns the answer of a secret to a guess.

    >>> score("1122", "1213")
    Feedback(black=1, white=2)
    """
    return as_board(board).score(guess, secret)


def play(
    strategy: StrategyLike | None = None,
    board: Board | str = "4x6",
    *,
    secret: str | None = None,
    rng: Rng = None,
) -> Game:
    """Lets a strategy play a game. Without a secret, one is drawn: see `Board.draw_secret` for `rng`.

    >>> print(play("knuth", secret="3632"))
    4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0
    >>> play("entropy", "bulls-and-cows", rng=7).is_won
    True
    """
    if secret is not None and rng is not None:
        raise InvalidValue("`secret` and `rng` exclude each other: `rng` draws the secret")
    game = Game(board=board)
    secret = game.board.draw_secret(rng) if secret is None else game.board.code(secret)
    while not game.is_over:
        guess = game.suggest(strategy).guess
        game.push(guess, game.board.score(guess, secret))
    return game


def suggest(
    game: GameLike = "",
    strategy: StrategyLike | None = None,
    *,
    seconds: float | None = None,
    memory: int | None = None,
    progress: Progress = None,
) -> Suggestion:
    """Suggests the best next guess, and says why it is the best.

    Without a strategy, `optimal` chooses the guess if it can prove it within about a second, otherwise `knuth`; on a board
    too large to list, `sampled-entropy` does. If `seconds` run out, the guess is the best so far.

    >>> suggest("4x6 1122:1.0", "knuth").guess
    '1344'
    >>> suggest("4x6 1122:4.0 1123:4.0")
    Traceback (most recent call last):
    ...
    pegwise.errors.Contradiction: no code fits all answers
    """
    return as_game(game).suggest(strategy, seconds=seconds, memory=memory, progress=progress)


def explain(game: GameLike, guess: str) -> Explanation:
    """Analyses how much a guess would tell in a game.

    >>> explain("4x6", "1122").parts
    13
    """
    return as_game(game).explain(guess)


def check(game: GameLike, *, seconds: float | None = None, memory: int | None = None) -> Check:
    """Checks whether the answers of a game contradict each other. If so, finds the rows that do, and possible repairs.

    >>> check("4x6 1122:1.0").is_consistent
    True
    """
    return as_game(game).check(seconds=seconds, memory=memory)


def review(
    game: GameLike,
    *,
    secret: str | None = None,
    pool: str = "all",
    without_opening: bool = False,
    seconds: float | None = None,
    memory: int | None = None,
    progress: Progress = None,
) -> Review | Narrowings:
    """Reviews what each guess and each answer of a game cost: skill and luck.

    On a board too large to list, or if the review is stopped before the first row is done, the result shows how each guess
    narrowed down the codes.

    >>> review("4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0").guesses
    5
    """
    return as_game(game).review(
        secret=secret, pool=pool, without_opening=without_opening, seconds=seconds, memory=memory, progress=progress
    )


def judge(game: GameLike, guess: str, *, pool: str = "all", seconds: float | None = None) -> Judgement:
    """Judges what a guess would cost in a game, before its answer is known."""
    return as_game(game).judge(guess, pool=pool, seconds=seconds)


def rank(game: GameLike, *, pool: str = "all", seconds: float | None = None) -> Ranking:
    """Ranks the best guesses in a game, in groups of equal value.

    >>> rank("4x6 1122:1.0 1344:0.1 3526:1.2").groups[0].guesses[0].guess
    '3632'
    """
    return as_game(game).rank(pool=pool, seconds=seconds)


def regret(
    games: Iterable[GameLike],
    guesses: Iterable[str],
    *,
    pool: str = "all",
    seconds: float | None = None,
    memory: int | None = None,
    progress: Progress = None,
) -> list[Regret]:
    """Measures what guesses lose against the best guess, each in its own game, all on one board.

    Guesses lost are exact fractions, and given only where optimal play is proved. Bits lost are given on every board. Many
    positions at once are much faster than one by one, because they share the proofs. If `seconds` run out, the call raises
    `Stopped`.

    >>> start, later = regret(["4x6", "4x6 1122:1.0"], ["1122", "1344"])
    >>> later.skill_lost.total, later.best.count
    (5, 96)
    """
    if any(isinstance(given, (str, Board, Game)) or not isinstance(given, Iterable) for given in (games, guesses)):
        raise TypeError("`games` and `guesses` are lists, such as ['4x6'] and ['1122']")
    games, guesses = list(games), list(guesses)
    if len(games) != len(guesses):
        raise InvalidValue(f"`games` has {len(games)} items and `guesses` {len(guesses)}; give one guess for each game")
    # Opening many lines at once is faster than one by one.
    opened = [game if isinstance(game, str) else as_game(game)._session for game in games]
    text, _, raised = _pegwise.regret(Board()._board, opened, guesses, pool, terms(seconds, memory, progress))
    return finish(read_all(Regret, fields(text)["guesses"]), raised)


def puzzle(
    kind: str,
    level: str,
    seed: int,
    board: Board | str = "4x6",
    *,
    seconds: float | None = None,
    memory: int | None = None,
) -> Puzzle:
    """Makes a puzzle with its solution. The same seed always makes the same puzzle.

    The kinds are `deduce`, `win-next`, `impossible`, `wrong-answer` and `padlock`; the levels are `easy`, `medium` and
    `hard`. For puzzles in a form that suites for language models read, see `pegwise.envs.puzzles`.

    >>> found = puzzle("wrong-answer", "easy", 7)
    >>> print(found)
    5535:1.2
    5524:0.2
    6355:2.2
    3464:1.2
    One answer is wrong; all others are right. In which row?
    >>> found.solutions
    ['4']
    """
    text, words, raised = _pegwise.puzzle(as_board(board)._board, kind, level, whole("seed", seed), terms(seconds, memory))
    data = fields(text)
    may_be_more = data.get("may_be_more", False)
    return finish(read(Puzzle, data, may_be_more=may_be_more, question=words[0], words=words[1:]), raised)


def strategies() -> list[NamedStrategy]:
    """Lists the named strategies, the best known first.

    >>> "knuth" in [strategy.name for strategy in strategies()]
    True
    """
    return [read(NamedStrategy, one) for one in fields(_pegwise.catalogue())["strategies"]]


def rules() -> list[NamedBoard]:
    """Lists the named boards, the default first.

    >>> rules()[0].rules
    '4x6'
    """
    return [read(NamedBoard, one) for one in fields(_pegwise.catalogue())["presets"]]
