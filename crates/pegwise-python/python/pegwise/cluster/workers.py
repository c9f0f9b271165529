"""The workers of a cluster: how many there are, and units handed out to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import ray

from .._calls import whole

# One core for each unit: the cluster runs as many at once as it has cores.
UNIT = {
    "num_cpus": 1,
    # If a worker or a machine is lost, another does the unit again.
    "max_retries": 20,
    # The engine of a worker uses one thread, because the other cores have their own units.
    "runtime_env": {"env_vars": {"RAYON_NUM_THREADS": "1"}},
}


def connect(address: str | None, workers: int | None) -> None:
    """Joins a cluster, or begins one on this machine, unless that was done. Callers check their other arguments before."""
    if workers is not None:
        whole("workers", workers, 1)
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, logging_level="warning")


def count() -> int:
    """The cores that units can have."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


class Running:
    """Units that are being worked on."""

    def __init__(self, workers: int | None) -> None:
        self.workers = workers or count()
        self._names: dict[Any, Any] = {}

    def __len__(self) -> int:
        return len(self._names)

    def has_room(self) -> bool:
        """Is there a worker without a unit, or one that will be soon? A unit more than there are workers is on its way."""
        return len(self._names) < self.workers + (0 if self.workers == 1 else 1)

    def begin(self, name: Any, unit: Any) -> None:
        """Takes note of a unit that was handed out."""
        self._names[unit] = name

    def finished(self) -> Iterator[tuple[Any, Any]]:
        """Waits until a unit is done; the name and the result of each that is."""
        if self._names:
            done, _ = ray.wait(list(self._names), num_returns=1)
            for unit in done:
                yield self._names.pop(unit), ray.get(unit)

    def cancel(self) -> None:
        """Nobody wants what is still being worked on."""
        for unit in self._names:
            ray.cancel(unit, force=True)
        self._names.clear()


def run(
    workers: int | None,
    units: list[Any],
    begin: Callable[[Any], Any],
    done: Callable[[Any, Any], list[Any]],
) -> None:
    """Hands out units, the last of the list first, until there are none. `done` is told each result, and says what is to be
    done because of it."""
    running = Running(workers)
    try:
        while units or len(running):
            while units and running.has_room():
                unit = units.pop()
                running.begin(unit, begin(unit))
            for unit, result in running.finished():
                units.extend(done(unit, result))
    finally:
        running.cancel()
