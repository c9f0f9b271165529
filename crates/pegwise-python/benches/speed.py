"""Measures calls from Python against the engine itself: `cargo xtask bench python`.

The argument is a file with the output of `engine.rs`. Every answer is compared with the engine's.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import pegwise


def measure(work: Callable[[], Any]) -> tuple[float, Any]:
    """Returns the shortest time of many runs, and the result of the last one."""
    found, begun, shortest, runs = work(), time.perf_counter(), float("inf"), 0
    while runs < 5 or time.perf_counter() - begun < 0.5:
        started = time.perf_counter()
        found = work()
        shortest = min(shortest, time.perf_counter() - started)
        runs += 1
    return shortest, found


def batch(row: dict[str, Any]) -> tuple[float, float]:
    """Returns the seconds with prepared codes, and with plain arrays."""
    board = pegwise.Board(row["board"])
    arrays = board.codes.array[: row["guesses"]], board.codes.array[: row["secrets"]]
    guesses, secrets = (board.prepare(codes) for codes in arrays)
    call = board.scores if row["what"] == "scores" else board.histograms
    seconds, found = measure(lambda: call(guesses, secrets))
    from_arrays, same = measure(lambda: call(*arrays))
    assert np.array_equal(found, same)
    assert int(found[-1].sum() if row["what"] == "scores" else found[-1].max()) == row["sum"], row
    return seconds, from_arrays


def main() -> None:
    rows = [json.loads(line) for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()]
    print("| board | guesses | secrets | what | Rust, millions a second | Python | Python / Rust | Rust, from plain codes | Python, from plain arrays | Python / Rust |")
    print("|---|--:|--:|---|--:|--:|--:|--:|--:|--:|")
    for row in rows:
        if "board" in row:
            seconds, from_arrays = batch(row)
            answers = row["guesses"] * row["secrets"]
            rates = [answers / taken / 1e6 for taken in (row["seconds"], seconds, row["plain"], from_arrays)]
            print(
                f"| {row['board']} | {row['guesses']:,} | {row['secrets']:,} | {row['what']} | {rates[0]:,.0f} | {rates[1]:,.0f} "
                f"| {rates[1] / rates[0]:.2f} | {rates[2]:,.0f} | {rates[3]:,.0f} | {rates[3] / rates[2]:.2f} |"
            )
    print("\n| suggestion | strategy | Rust, milliseconds | Python |\n|---|---|--:|--:|")
    for row in rows:
        if "game" in row:
            game = pegwise.Game(row["game"])
            seconds, found = measure(lambda: game.suggest(row["strategy"]))
            assert found.guess == row["guess"], row
            print(f"| {row['game']} | {row['strategy']} | {1000 * row['seconds']:.3f} | {1000 * seconds:.3f} |")


if __name__ == "__main__":
    main()
