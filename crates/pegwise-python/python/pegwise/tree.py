"""Evaluations of strategies, strategy trees, and provably optimal play."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _draw, _pegwise
from ._calls import Progress, fields, finish, limit, optional, terms, whole
from ._table import Table, by_guesses
from .board import Answer, Board, Feedback, answer_text, as_board
from .errors import Interrupted, InvalidValue, PegwiseError, Stopped
from .results import Certificate, Evaluation, Value, read

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .game import Turn
    from .strategy import StrategyLike

__all__ = ["Comparison", "Solution", "Solver", "StrategyTree", "TreeNode", "check_certificate", "compare", "evaluate"]


def evaluate(
    strategy: StrategyLike,
    board: Board | str = "4x6",
    *,
    games: int | None = None,
    seed: int = 0,
    seconds: float | None = None,
    memory: int | None = None,
    progress: Progress = None,
) -> Evaluation:
    """Evaluates how many guesses a strategy needs, against every secret or, with `games`, against random ones.

    The secrets of the games are drawn with consecutive seeds, starting at `seed`. The limit of guesses of the board is
    ignored.

    If `seconds` run out, the evaluation counts the games finished by then and is not `complete`; without `games`, the call
    raises `Stopped`.

    >>> evaluate("entropy").distribution
    [1, 4, 71, 612, 596, 12]
    >>> evaluate("knuth", games=100).secrets
    100
    """
    from .strategy import player

    board = as_board(board)
    if games is not None and board.lies:
        raise InvalidValue(f"random secrets are played only where every answer is true: leave out `games`, or -lies{board.lies}")
    drawn = None if games is None else (whole("games", games, 1), whole("seed", seed))
    text, _, raised = _pegwise.evaluate(board._board, player(strategy, board), drawn, terms(seconds, memory, progress))
    return finish(read(Evaluation, fields(text), games=games), raised)


@dataclass(frozen=True)
class Comparison(Table, Value):
    """A comparison of strategies, each played against every secret of a board, or all against the same random ones."""

    evaluations: list[Evaluation]
    complete: bool
    """Whether all requested strategies were evaluated, with all games. If not, the work was stopped."""

    @property
    def columns(self) -> dict[str, Sequence[Any]]:
        """A table with a row for each strategy: `rules`, `strategy`, `opening`, `codes`, `total`, `mean`, `max` and
        `distribution`."""
        names = ["rules", "strategy", "opening", "total", "mean", "max", "distribution"]
        table: dict[str, Sequence[Any]] = {name: [getattr(one, name) for one in self.evaluations] for name in names}
        return table | {"codes": [one.secrets for one in self.evaluations]}

    def __iter__(self) -> Iterator[Evaluation]:
        return iter(self.evaluations)

    def __len__(self) -> int:
        return len(self.evaluations)

    def __str__(self) -> str:
        return "\n".join([*map(str, self.evaluations), *self._stopped])

    def _repr_html_(self) -> str:
        rows = [
            [one.strategy, one.opening, f"{one.total:,}", f"{one.mean:.4f}", str(one.max), " ".join(map(str, one.distribution))]
            for one in self.evaluations
        ]
        return _draw.table(["strategy", "opening", "total", "mean", "max", "distribution"], rows) + _draw.words(self._stopped)

    @property
    def _stopped(self) -> list[str]:
        """A sentence about the stop, if the comparison was stopped."""
        return [] if self.complete else ["Stopped before all strategies were finished."]


def compare(
    strategies: Iterable[StrategyLike],
    board: Board | str = "4x6",
    *,
    games: int | None = None,
    seed: int = 0,
    seconds: float | None = None,
    memory: int | None = None,
    progress: Progress = None,
) -> Comparison:
    """Compares several strategies on one board, against every secret or, with `games`, against the same random ones.

    If `seconds` run out, the comparison contains the strategies finished by then and is not `complete`; if there are none,
    the call raises `Stopped`. Ctrl-C raises `Interrupted`, whose `so_far` contains the finished strategies. With `games`,
    both also contain the finished games of the strategy that was stopped.

    >>> [one.total for one in compare(["knuth", "most-parts"])]
    [5801, 5668]
    """
    if isinstance(strategies, str) or not isinstance(strategies, Iterable):
        raise TypeError("`strategies` is a list, such as ['knuth']")
    seconds, started = limit(seconds), time.monotonic()
    done: list[Evaluation] = []
    for strategy in strategies:
        left = None if seconds is None else max(0.0, started + seconds - time.monotonic())
        try:
            found = evaluate(strategy, board, games=games, seed=seed, seconds=left, memory=memory, progress=progress)
        except KeyboardInterrupt as stop:
            part = getattr(stop, "so_far", None)
            raise Interrupted(Comparison([*done, part] if isinstance(part, Evaluation) else done, complete=False)) from None
        except Stopped:
            if not done:
                raise
            return Comparison(done, complete=False)
        except PegwiseError as reason:
            if hasattr(reason, "add_note"):  # From Python 3.11 on.
                reason.add_note(f"The strategy is {getattr(strategy, 'name', strategy)}.")
            raise
        done.append(found)
        if not found.complete:
            return Comparison(done, complete=False)
    return Comparison(done, complete=True)


class TreeNode:
    """A position in a strategy tree: its guess, and the position that follows each answer."""

    def __init__(self, tree: StrategyTree, index: int) -> None:
        self._tree, self._index = tree, index

    @property
    def guess(self) -> str:
        """The guess in this position."""
        return self._tree._tree.guess(self._index)

    @property
    def can_win(self) -> bool:
        """Whether the guess can be the secret."""
        return self._tree._tree.can_win(self._index)

    @property
    def turns(self) -> list[Turn]:
        """The turns that lead to this position."""
        from .game import Turn

        return [Turn(guess, Feedback.read(answer)) for guess, answer in self._tree._tree.turns(self._index)]

    @property
    def children(self) -> dict[Feedback, TreeNode]:
        """The position that follows each answer except the winning one."""
        found = self._tree._tree.children(self._index)
        return {Feedback.read(answer): TreeNode(self._tree, child) for answer, child in found}

    @property
    def distribution(self) -> list[int]:
        """The number of secrets found by this guess, the next one, and so on."""
        return self._tree._tree.distribution(self._index)

    @property
    def secrets(self) -> int:
        """The number of secrets left."""
        return sum(self.distribution)

    @property
    def total(self) -> int:
        """The total number of guesses for these secrets, counted from here."""
        return sum(row * count for row, count in enumerate(self.distribution, 1))

    def walk(self) -> Iterator[TreeNode]:
        """Yields this position and all that follow, each one before those that follow it."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children.values())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TreeNode):
            return NotImplemented
        return self._index == other._index and (self._tree is other._tree or self._tree == other._tree)

    def __hash__(self) -> int:
        return hash(self._index)

    def __getitem__(self, answer: Answer) -> TreeNode:
        child = self._tree._tree.child(self._index, answer_text(answer))
        if child is None:
            raise KeyError(f"the tree has no guess after the answer {answer_text(answer)}")
        return TreeNode(self._tree, child)

    def __repr__(self) -> str:
        return f"TreeNode({self.guess!r}, {self.secrets:,} secrets)"

    def __str__(self) -> str:
        return f"{self.guess}: {self.total:,} guesses for {self.secrets:,} codes, at most {len(self.distribution)}."

    def _boxes(self) -> Iterator[tuple[int, int, int, str, str]]:
        """Yields the boxes of the picture, except those too narrow to see."""
        waiting = [(0, 0, "", self)]
        narrow = self.secrets * 3 / _draw.ICICLE
        while waiting:
            level, start, answer, node = waiting.pop()
            size = node.secrets
            if size > narrow:
                yield level, start, size, answer, node.guess
                start += node.can_win
                for feedback, child in node.children.items():
                    waiting.append((level + 1, start, str(feedback), child))
                    start += child.secrets

    def _repr_svg_(self) -> str:
        return _draw.icicle(str(self), self.secrets, self._boxes())

    def _repr_html_(self) -> str:
        children = self.children.items()
        branches = [
            (str(answer), f"{node.secrets:,}", node.guess, str(len(node.distribution))) for answer, node in children
        ]
        return _draw.tree(str(self), self._repr_svg_(), branches)


class StrategyTree:
    """A strategy written out, with a guess for every position that it can reach. A tree can be used as a strategy.

    >>> tree = StrategyTree.build("knuth", "4x6")
    >>> tree.root.guess, tree.root["1.0"].guess, tree.root["1.0"]["0.1"].guess
    ('1122', '1344', '3526')
    >>> tree.verify().total
    5801
    >>> StrategyTree.read(tree.write()) == tree
    True
    """

    def __init__(self, tree: _pegwise.Tree) -> None:
        self._tree = tree

    @classmethod
    def build(
        cls,
        strategy: StrategyLike,
        board: Board | str = "4x6",
        *,
        seconds: float | None = None,
        memory: int | None = None,
        progress: Progress = None,
    ) -> StrategyTree:
        """Builds the tree of a strategy by playing it against every secret."""
        from .strategy import player

        board = as_board(board)
        tree, raised = _pegwise.Tree.build(board._board, player(strategy, board), terms(seconds, memory, progress))
        return finish(cls(tree), raised)

    @classmethod
    def read(cls, text: str) -> StrategyTree:
        """Reads a tree written by `write` or by the command `pegwise`."""
        return cls(_pegwise.Tree.read(text))

    @classmethod
    def load(cls, path: str | Path) -> StrategyTree:
        """Reads a tree from a file."""
        return cls.read(Path(path).read_text(encoding="utf-8"))

    def write(self, format: str = "text") -> str:
        """Returns the tree as `text`, `compact`, `json`, or `dot` for Graphviz."""
        return self._tree.write(format)

    def save(self, path: str | Path, format: str = "text") -> None:
        """Writes the tree to a file."""
        Path(path).write_text(self.write(format), encoding="utf-8")

    @property
    def board(self) -> Board:
        """The board of the tree."""
        return Board._of(self._tree.board)

    @property
    def strategy(self) -> str | None:
        """The name of the strategy, if it is known."""
        return self._tree.strategy

    @property
    def root(self) -> TreeNode:
        """The first position."""
        return TreeNode(self, 0)

    def find(self, secret: str) -> TreeNode:
        """Returns the position in which this code is guessed."""
        node = self._tree.node_of(secret)
        if node is None:
            raise InvalidValue("the tree does not find this code")
        return TreeNode(self, node)

    def walk(self) -> Iterator[TreeNode]:
        """Yields every position, each one before those that follow it.

        >>> tree = StrategyTree.build("knuth", "4x6")
        >>> sum(1 for node in tree.walk() if not node.can_win)
        82
        """
        return self.root.walk()

    def guesses(self) -> npt.NDArray[np.uint8]:
        """Returns the number of guesses for each code of the board, in the order of `Board.codes`; 0 if the tree does not
        find the code.

        >>> tree = StrategyTree.build("knuth", "4x6")
        >>> guesses = tree.guesses()
        >>> int(guesses.sum()), tree.board.codes[guesses == 1]
        (5801, Codes(['1122'], board='4x6'))
        """
        import numpy as np

        codes = self.board.codes
        found = np.zeros(len(codes), np.uint8)
        row, level = 1, [self.root]
        while level:
            found[[codes.index(node.guess) for node in level if node.can_win]] = row
            row, level = row + 1, [child for node in level for child in node.children.values()]
        return found

    def to_networkx(self) -> Any:
        """Returns the tree as a `networkx.DiGraph`, for which the extra `networkx` must be installed.

        The first position is node 0. A node has its `guess`, the number of `secrets` left, and `can_win`; an edge has the
        `answer`.
        """
        graph = optional("networkx", "networkx").DiGraph()
        for node in self.walk():
            graph.add_node(node._index, guess=node.guess, secrets=node.secrets, can_win=node.can_win)
            graph.add_edges_from((node._index, child._index, {"answer": str(answer)}) for answer, child in node.children.items())
        return graph

    def verify(self) -> Evaluation:
        """Replays every secret with the textbook definition of an answer."""
        return read(Evaluation, fields(self._tree.verify()))

    def differences(self, other: StrategyTree) -> list[tuple[TreeNode | None, TreeNode | None]]:
        """Returns the positions in which two trees first guess differently, as pairs of nodes, one from each tree."""

        if not isinstance(other, StrategyTree):
            raise TypeError(f"the other tree must be a StrategyTree, not {other!r}")

        def node(tree: StrategyTree, index: int | None) -> TreeNode | None:
            return None if index is None else TreeNode(tree, index)

        return [(node(self, own), node(other, its)) for own, its in self._tree.differences(other._tree)]

    def __len__(self) -> int:
        return len(self._tree)

    def __eq__(self, other: object) -> bool:
        return self._tree == other._tree if isinstance(other, StrategyTree) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _tree_again, (self.write("compact"), self.board)

    def __repr__(self) -> str:
        return f"StrategyTree({str(self.board)!r}, {self.strategy or 'unnamed'!r}, {len(self):,} guesses)"

    def _repr_svg_(self) -> str:
        return self.root._repr_svg_()

    def _repr_html_(self) -> str:
        return self.root._repr_html_()


def _tree_again(text: str, board: Board) -> StrategyTree:
    return StrategyTree(_pegwise.Tree.read(text, board._board))


@dataclass(frozen=True)
class Solution(Table, Value):
    """The best play found, and what was proved about it."""

    rules: str
    codes: int
    objective: str
    pool: str
    status: str
    """`optimal`, `bounded` (stopped before the proof was finished) or `infeasible`."""
    complete: bool
    settled: int
    lower: int | None
    """The proved bound: no play is better."""
    total: int | None
    """The total number of guesses for all secrets, with the best play found."""
    mean: float | None
    max: int | None
    distribution: list[int] | None
    opening: str | None
    heuristic: str | None
    nodes: int = field(compare=False)
    """The number of positions searched, a measure of the work. It varies with how threads share the work."""
    seconds: float = field(compare=False)
    tree: StrategyTree | None = field(hash=False)
    """The best play found, as a tree."""

    @property
    def columns(self) -> dict[str, Sequence[int]]:
        """The distribution of the best play found as a table: the number of `codes` found with each number of `guesses`."""
        return by_guesses(self.distribution or [])

    def __str__(self) -> str:
        found = "no play found yet" if self.total is None else f"{self.total:,} guesses for {self.codes:,} codes"
        return f"{self.rules}, {self.objective}: {self.status}; {found}; no play needs fewer than {self.lower}"

    def _repr_html_(self) -> str:
        return _draw.words([str(self)]) + (_draw.distribution(self.distribution) if self.distribution else "")


class Solver:
    """Finds and proves optimal play on a board.

    >>> solver = Solver("3x4")
    >>> solution = solver.solve()
    >>> solution.status, solution.total == solution.tree.verify().total == solution.lower
    ('optimal', True)
    >>> check_certificate(solver.certificate()).claim
    '>= 206'
    """

    def __init__(self, board: Board | str = "4x6", pool: str = "all", *, memory: int | None = None) -> None:
        self.board = as_board(board)
        self._solver = _pegwise.Solver(self.board._board, pool, False, terms(None, memory))
        self._solved: dict[str, tuple[_pegwise.Solved, Solution]] = {}

    def solve(
        self,
        objective: str = "mean",
        *,
        seconds: float | None = None,
        progress: Progress = None,
        bounds: Callable[[int, int | None], object] | None = None,
    ) -> Solution:
        """Searches for the best play and proves that no play is better. If stopped, returns what was proved so far.

        `objective` says what to minimise: `mean`, `mean within 5`, `max`, `mean then max`, `max then mean`. `bounds` is called
        with two numbers: no play is better than the first, and the best play found achieves the second.
        """
        told, solved, tree = self._solver.solve(objective, terms(seconds, None, progress, bounds))
        text, _, raised = told
        solution = read(Solution, fields(text), tree=None if tree is None else StrategyTree(tree))
        self._solved[objective] = solved, solution
        return finish(solution, raised)

    def certificate(self, objective: str = "mean") -> str:
        """Returns the proof that no play is better, for `check_certificate` and `pegwise certificate verify`. If the search has
        not been completed, it runs first."""
        if objective not in self._solved or not self._solved[objective][1].complete:
            self.solve(objective)
        return self._solver.certify(self._solved[objective][0], terms())[0]

    def __repr__(self) -> str:
        return f"Solver({str(self.board)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a solver cannot be pickled, but its solutions can")


def check_certificate(text: str) -> Certificate:
    """Checks a proof step by step, with a program that shares no code with the search. Raises `InvalidValue` if the proof is
    wrong."""
    return read(Certificate, fields(_pegwise.check_certificate(text, terms())))
