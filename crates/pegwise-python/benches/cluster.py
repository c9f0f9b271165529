"""Measures how much faster two workers are than one: `cargo xtask bench cluster`. The results must be the same."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import ray

from pegwise import cluster

# A strategy on half a million codes, and proofs that take one core half a minute and several minutes.
WORK: dict[str, Callable[[int], Any]] = {
    "evaluate 6x9 entropy": lambda workers: cluster.build("entropy", "6x9", workers=workers).write("compact"),
    "prove 4x9": lambda workers: cluster.prove("4x9", workers=workers).tree,
    "prove 5x6": lambda workers: cluster.prove("5x6", workers=workers).tree,
}


def measured(work: Callable[[int], Any], workers: int) -> tuple[float, Any]:
    """Runs the work with this many workers on a new cluster with as many cores. Returns the time and the result."""
    ray.init(num_cpus=workers, object_store_memory=500_000_000, log_to_driver=False, logging_level="error")
    try:
        # Starts the workers before the clock.
        cluster.prove("4x6", workers=workers)
        started = time.monotonic()
        result = work(workers)
        return time.monotonic() - started, result
    finally:
        ray.shutdown()


def main() -> None:
    for name, work in WORK.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        one, first = measured(work, 1)
        two, second = measured(work, 2)
        assert first == second, f"{name}: two workers found something else than one"
        print(f"{name}: {one:.1f} s with one worker, {two:.1f} s with two, {one / two:.2f} times as fast", flush=True)


if __name__ == "__main__":
    main()
