"""Evaluation of a strategy against every secret of a board, divided by the parts of its tree."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import ray

from .. import _pegwise
from .._calls import Progress, finish, terms
from ..board import Board, as_board
from ..errors import InvalidValue
from ..game import Game
from ..results import Evaluation
from ..tree import StrategyTree
from .checkpoint import Checkpoint
from .workers import UNIT, connect, count, run

Turns = tuple[tuple[str, str], ...]

# A unit is worth sending to a worker if it plays at least this many codes.
FEWEST_CODES = 2_000

# Each worker gets about this many units. The last units are short, so no worker is left with a long one.
UNITS_FOR_EACH = 24


@dataclass(frozen=True)
class Part:
    """The play after some turns, and the number of codes that they leave."""

    turns: Turns
    codes: int


@ray.remote(**UNIT)
def _split(board: str, strategy: str, turns: Turns) -> str:
    """Returns the next guess, and how many codes each answer leaves, except the winning one."""
    on = Board(board)
    game = Game("", on)
    for guess, answer in turns:
        game.push(guess, answer)
    found = game.suggest(strategy)
    left = [(str(cell.feedback), cell.codes) for cell in found.partition if cell.feedback != on.win]
    return json.dumps([found.guess, left])


@ray.remote(**UNIT)
def _play(board: str, strategy: str, turns: Turns) -> str:
    on = Board(board)
    tree, raised = _pegwise.Tree.build_after(on._board, strategy, list(turns), terms())
    return finish(tree, raised).write("compact")


def build(
    strategy: str,
    board: Board | str = "4x6",
    *,
    checkpoint: str | None = None,
    address: str | None = None,
    workers: int | None = None,
    progress: Progress = None,
) -> StrategyTree:
    """Builds the tree of a strategy on a cluster: the same tree as `StrategyTree.build`.

    `checkpoint` is a folder for finished units, at any location that fsspec supports. `address` is the address of a cluster, such as
    `auto`; without it, a cluster starts on this machine. `workers` is the number of units to run at once, by default one per core.
    """
    board = as_board(board)
    if not isinstance(strategy, str) or strategy.startswith("tree:"):
        kind = InvalidValue if isinstance(strategy, str) else TypeError
        raise kind("a cluster plays strategies by name, such as 'knuth'; for others use pegwise.StrategyTree.build")
    if board.lies:
        raise InvalidValue("a cluster plays where every answer is true; for others use pegwise.StrategyTree.build")
    board._board.read_strategy(strategy)
    connect(address, workers)
    work = _Work(board, strategy, Checkpoint(checkpoint), workers or count(), progress)
    if work.total <= work.largest:
        return StrategyTree.build(strategy, board, progress=progress)
    run(workers, work.open([Part((), work.total)]), work.begin, work.done)
    return work.end()


class _Work:
    """The parts of one tree."""

    def __init__(self, board: Board, strategy: str, kept: Checkpoint, workers: int, progress: Progress) -> None:
        self.board, self.strategy, self.kept = board, strategy, kept
        self.total = len(board.codes)
        # Larger parts are split.
        self.largest = max(FEWEST_CODES, self.total // (UNITS_FOR_EACH * workers))
        self.trees: list[_pegwise.Tree] = []
        self.played = 0
        self.listener = terms(progress=progress)["listener"]

    def begin(self, part: Part) -> Any:
        """Hands out a part."""
        unit = _split if self.is_large(part) else _play
        return unit.remote(str(self.board), self.strategy, part.turns)

    def done(self, part: Part, result: str) -> list[Part]:
        """Keeps the result of a part. Returns the parts to hand out because of it."""
        self.kept.keep(self.kind(part), self.name(part), result.encode())
        return self.open(self.after(part, result))

    def open(self, parts: list[Part]) -> list[Part]:
        """Returns these parts and the ones that follow from them, except those in the checkpoint. The largest part comes last."""
        found = []
        while parts:
            part = parts.pop()
            result = self.kept.read(self.kind(part), self.name(part))
            if result is None:
                found.append(part)
            else:
                parts.extend(self.after(part, result.decode()))
        return sorted(found, key=lambda part: part.codes)

    def after(self, part: Part, result: str) -> list[Part]:
        """Adds the result of a part to the tree. Returns the parts that follow from it."""
        following: list[Part] = []
        if self.is_large(part):
            guess, answers = json.loads(result)
            following = [Part((*part.turns, (guess, answer)), codes) for answer, codes in answers]
        else:
            self.trees.append(_pegwise.Tree.read(result))
        self.played += part.codes - sum(part.codes for part in following)
        if self.listener:
            self.listener("progress", self.played, self.total)
        return following

    def end(self) -> StrategyTree:
        """Joins the parts, and returns the whole tree."""
        tree = StrategyTree(self.trees[0].join(self.trees[1:]))
        self.kept.close()
        if self.listener:
            self.listener("end")
        return tree

    def is_large(self, part: Part) -> bool:
        return part.codes > self.largest

    def kind(self, part: Part) -> str:
        return "split" if self.is_large(part) else "tree"

    def name(self, part: Part) -> str:
        rows = " ".join(f"{guess}:{answer}" for guess, answer in part.turns)
        return f"{_pegwise.__version__} {self.board} {self.strategy} {rows}"


def evaluate(
    strategy: str,
    board: Board | str = "4x6",
    *,
    checkpoint: str | None = None,
    address: str | None = None,
    workers: int | None = None,
    progress: Progress = None,
) -> Evaluation:
    """Evaluates a strategy on a cluster, like `pegwise.evaluate`, and replays every secret. For the arguments, see `build`."""
    tree = build(
        strategy, board, checkpoint=checkpoint, address=address, workers=workers, progress=progress
    )
    return tree.verify()
