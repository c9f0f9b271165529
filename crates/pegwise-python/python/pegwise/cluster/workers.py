"""The workers of a cluster: how many there are, and how units are handed out to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import ray

from .._calls import whole

# One core for each unit: the cluster runs as many at once as it has cores.
UNIT = {
    "num_cpus": 1,
    # If a worker or a machine is lost, another one repeats the unit.
    "max_retries": 20,
    # The engine of a worker uses one thread, because the other cores have their own units.
    "runtime_env": {"env_vars": {"RAYON_NUM_THREADS": "1"}},
}


def connect(address: str | None, workers: int | None) -> None:
    """Joins a cluster, or starts one on this machine, unless already connected. Callers check their other arguments first."""
    if workers is not None:
        whole("workers", workers, 1)
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, logging_level="warning")


def count() -> int:
    """Returns the number of cores available for units."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


class Running:
    """The units that are being worked on."""

    def __init__(self, workers: int | None) -> None:
        self.workers = workers or count()
        self._names: dict[Any, Any] = {}

    def __len__(self) -> int:
        return len(self._names)

    def has_room(self) -> bool:
        """Whether to hand out another unit. Several workers get one more unit than there are workers, so that the next one is ready."""
        return len(self._names) < self.workers + (0 if self.workers == 1 else 1)

    def begin(self, name: Any, unit: Any) -> None:
        """Records a unit that was handed out."""
        self._names[unit] = name

    def finished(self) -> Iterator[tuple[Any, Any]]:
        """Waits until a unit is done. Yields the name and the result of each finished unit."""
        if self._names:
            done, _ = ray.wait(list(self._names), num_returns=1)
            for unit in done:
                yield self._names.pop(unit), ray.get(unit)

    def cancel(self) -> None:
        """Cancels the units that are still being worked on."""
        for unit in self._names:
            ray.cancel(unit, force=True)
        self._names.clear()


def run(
    workers: int | None,
    units: list[Any],
    begin: Callable[[Any], Any],
    done: Callable[[Any, Any], list[Any]],
) -> None:
    """Hands out units, the last in the list first, until none are left. `done` takes each unit with its result, and returns
    the units that follow from it."""
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
