"""Proofs of optimal totals, divided by openings and the answers to them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import ray

from .. import _pegwise
from .._calls import Progress, terms
from ..board import Board, as_board
from ..errors import Stopped
from ..tree import Solution, Solver
from .checkpoint import Checkpoint
from .workers import UNIT, Running, connect

# A position is first searched this far above its lower bound, in total guesses for its codes, and then twice as far each time.
FIRST_STEP = 4


@dataclass
class Cell:
    """The codes that an answer to an opening leaves."""

    opening: str
    answer: str
    codes: int
    lower: int
    """A lower bound on the total further guesses for these codes."""
    is_exact: bool = False
    is_searched: bool = False
    step: int = FIRST_STEP

    @property
    def turns(self) -> list[tuple[str, str]]:
        return [(self.opening, self.answer)]


@dataclass
class Opening:
    """A first guess with its cells."""

    guess: str
    codes: int
    cells: list[Cell] = field(default_factory=list)

    @property
    def lower(self) -> int:
        """A lower bound on the total guesses for all codes with this opening."""
        return self.codes + sum(cell.lower for cell in self.cells)

    @property
    def is_exact(self) -> bool:
        return all(cell.is_exact for cell in self.cells)

    def next_cell(self) -> Cell | None:
        """Returns the cell to search next. Among those that no worker is searching, it is the smallest of those searched least."""
        open_cells = [cell for cell in self.cells if not cell.is_exact and not cell.is_searched]
        return min(open_cells, key=lambda cell: (cell.step, cell.codes), default=None)


class _Worker:
    """The solver of one worker, which keeps the facts that it has read and found. Any worker can take its place."""

    solvers: dict[tuple[str, str], _Worker] = {}

    def __init__(self, board: str, pool: str) -> None:
        self.solver = _pegwise.Solver(Board(board)._board, pool, True, terms())
        self.read = 0

    @classmethod
    def of(cls, board: str, pool: str) -> _Worker:
        if (board, pool) not in cls.solvers:
            cls.solvers = {(board, pool): cls(board, pool)}
        return cls.solvers[board, pool]

    def read_facts(self, facts: list[Any]) -> None:
        for found in ray.get(facts[self.read :]):
            self.solver.read_facts(found)
        self.read = max(self.read, len(facts))


@ray.remote(**UNIT)
def _search(
    board: str, pool: str, turns: list[tuple[str, str]], cutoff: int, facts: list[Any]
) -> tuple[int, int | None, bytes]:
    """Searches a position up to a total. Returns its bounds, and the facts found on the way."""
    worker = _Worker.of(board, pool)
    worker.read_facts(facts)
    found = worker.solver.total_below(turns, cutoff, terms())
    if found is None:
        raise Stopped("nobody stops a unit")
    return *found, worker.solver.take_facts()


class _Proof:
    """The openings of a board, and what is known about them."""

    def __init__(self, board: Board, pool: str, kept: Checkpoint, solver: _pegwise.Solver) -> None:
        self.board, self.pool, self.kept = board, pool, kept
        # The facts, first for this machine, then for the others.
        self.bytes: list[bytes] = []
        self.facts: list[Any] = []
        self.openings = {guess: self.opening(guess) for guess, _ in solver.openings(None, terms())}
        for found in kept.all(self.kind):
            self.learn(found)

    @property
    def kind(self) -> str:
        return f"proof-{self.board}-{self.pool}-{_pegwise.__version__}"

    def opening(self, guess: str) -> Opening:
        on = self.board
        cells = [
            # At best, the next guess finds one code, and the guess after it finds any of the others.
            Cell(guess, str(answer), codes, 2 * codes - 1)
            for answer, codes in on.codes.partition(guess).sizes.items()
            if answer != on.win
        ]
        return Opening(guess, len(on.codes), cells)

    @property
    def best(self) -> int | None:
        """The lowest total of the openings whose totals are exact."""
        return min((opening.lower for opening in self.openings.values() if opening.is_exact), default=None)

    @property
    def lower(self) -> int:
        """A lower bound: no play needs fewer guesses."""
        return min(opening.lower for opening in self.openings.values())

    def next_unit(self) -> tuple[Cell, int] | None:
        """Returns the cell to search next, and the total to search up to. The most promising opening comes first."""
        best = self.best
        open_openings = [
            opening
            for opening in self.openings.values()
            if not opening.is_exact and (best is None or opening.lower < best)
        ]
        for opening in sorted(open_openings, key=lambda opening: opening.lower):
            cell = opening.next_cell()
            if cell:
                # Never search further than needed to refute the opening.
                step = cell.step if best is None else min(cell.step, best - opening.lower)
                return cell, cell.lower + step
        return None

    def done(self, cell: Cell, cutoff: int, found: tuple[int, int | None, bytes]) -> None:
        """Keeps the result of a unit."""
        lower, upper, facts = found
        result = json.dumps([cell.opening, cell.answer, lower, upper]).encode() + b"\n" + facts
        self.kept.keep(self.kind, f"{cell.opening}:{cell.answer} {cutoff}", result)
        cell.is_searched = False
        self.learn(result)

    def learn(self, result: bytes) -> None:
        """Adds the result of a unit, from this run or an earlier one."""
        said, _, facts = result.partition(b"\n")
        opening, answer, lower, upper = json.loads(said)
        (cell,) = (cell for cell in self.openings[opening].cells if cell.answer == answer)
        cell.is_exact = cell.is_exact or lower == upper
        cell.lower = max(cell.lower, lower)
        cell.step *= 2
        if facts:
            self.bytes.append(facts)
            self.facts.append(ray.put(facts))


def prove(
    board: Board | str = "4x6",
    objective: str = "mean",
    *,
    pool: str = "all",
    checkpoint: str | None = None,
    address: str | None = None,
    workers: int | None = None,
    progress: Progress = None,
    bounds: Callable[[int, int | None], object] | None = None,
) -> Solution:
    """Finds the best play on a cluster, and proves that no play is better, like `Solver.solve`.

    The workers search the positions that follow the openings. The facts that they find are kept in the checkpoint, and all other workers
    read them. The best total so far limits how far each opening is searched. At the end, this machine searches the whole board with all
    facts. `bounds` is called with two numbers: no play needs fewer guesses than the first, and the best opening known needs the second.
    """
    board = as_board(board)
    _pegwise.Solver.read_objective(objective)
    solver = Solver(board, pool)
    connect(address, workers)
    kept = Checkpoint(checkpoint)
    proof = _Proof(board, pool, kept, solver._solver)
    running = Running(workers)
    listener = terms(progress=progress)["listener"]
    try:
        while True:
            unit = proof.next_unit() if running.has_room() else None
            if unit:
                cell, cutoff = unit
                cell.is_searched = True
                handed_out = _search.remote(str(board), pool, cell.turns, cutoff, proof.facts)
                running.begin(unit, handed_out)
            elif len(running):
                for (cell, cutoff), found in running.finished():
                    proof.done(cell, cutoff, found)
                if bounds:
                    bounds(proof.lower, proof.best)
                if listener:
                    done = sum(cell.is_exact for opening in proof.openings.values() for cell in opening.cells)
                    listener("progress", done, sum(len(opening.cells) for opening in proof.openings.values()))
            else:
                break
    finally:
        running.cancel()
    for found in proof.bytes:
        solver._solver.read_facts(found)
    solution = solver.solve(objective)
    kept.close()
    if listener:
        listener("end")
    return solution
