"""Many strategies on many boards, with the rows of the atlas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import ray

from .. import _pegwise
from .._calls import Progress, terms
from ..board import Board
from ..tree import StrategyTree
from .checkpoint import Checkpoint
from .workers import UNIT, connect, run

COLUMNS = ("rules", "strategy", "opening", "codes", "total", "max", "distribution")
"""The columns of `data/atlas/strategies.csv` that do not depend on the machine, in the same format."""


@ray.remote(**UNIT)
def _row(board: str, strategy: str) -> str:
    found = StrategyTree.build(strategy, board).verify()
    row = (board, strategy, found.opening, found.secrets, found.total, found.max, " ".join(map(str, found.distribution)))
    return ",".join(map(str, row))


def atlas(
    boards: Iterable[str],
    strategies: Iterable[str],
    *,
    checkpoint: str | None = None,
    address: str | None = None,
    workers: int | None = None,
    progress: Progress = None,
) -> str:
    """Plays every strategy on every board, and replays every secret. Returns CSV with the columns `COLUMNS`, in the order in
    which the boards and strategies are given."""
    if isinstance(boards, str) or isinstance(strategies, str):
        raise TypeError("`boards` and `strategies` are lists, such as ['4x6'] and ['knuth']")
    names = list(strategies)
    runs = [(str(Board(board)), strategy) for board in boards for strategy in names]
    for board, strategy in runs:
        Board(board)._board.read_strategy(strategy)
    connect(address, workers)
    kept = Checkpoint(checkpoint)
    rows: dict[tuple[str, str], str] = {}
    listener = terms(progress=progress)["listener"]

    def name(unit: tuple[str, str]) -> str:
        return f"{_pegwise.__version__} {' '.join(unit)}"

    def add(unit: tuple[str, str], row: str) -> None:
        rows[unit] = row
        if listener:
            listener("progress", len(rows), len(runs))

    def done(unit: tuple[str, str], row: str) -> list[Any]:
        kept.keep("row", name(unit), row.encode())
        add(unit, row)
        return []

    open_runs = []
    for unit in runs:
        row = kept.read("row", name(unit))
        if row is None:
            open_runs.append(unit)
        else:
            add(unit, row.decode())
    # Boards with many codes take longest, so they come first.
    open_runs.sort(key=lambda unit: len(Board(unit[0]).codes))
    run(workers, open_runs, lambda unit: _row.remote(*unit), done)
    kept.close()
    if listener:
        listener("end")
    return "\n".join([",".join(COLUMNS), *(rows[unit] for unit in runs)]) + "\n"
