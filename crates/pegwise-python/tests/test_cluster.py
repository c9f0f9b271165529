"""A cluster gives the same results as one machine, whatever happens to its workers. Needs Ray: `cargo xtask cluster`."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import pegwise

ray = pytest.importorskip("ray")
cluster = pytest.importorskip("pegwise.cluster")

from ray.cluster_utils import Cluster  # noqa: E402

from pegwise.cluster import evaluation  # noqa: E402
from pegwise.cluster.checkpoint import Checkpoint  # noqa: E402

DATA = Path(__file__).parents[3] / "data"
STORE = 100_000_000


def rows(file: str) -> list[dict[str, str]]:
    with (DATA / file).open(encoding="utf-8") as lines:
        return list(csv.DictReader(line for line in lines if not line.startswith("#")))


@pytest.fixture(scope="module")
def nodes() -> Iterator[Cluster]:
    """A simulated cluster of three machines: a head without cores, and two nodes with one core each."""
    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": STORE})
    for _ in range(2):
        started.add_node(num_cpus=1, object_store_memory=STORE)
    ray.init(address=started.address, log_to_driver=False, logging_level="error")
    yield started
    ray.shutdown()
    started.shutdown()


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Splits the work on small boards into many units."""
    monkeypatch.setattr(evaluation, "FEWEST_CODES", 20)


def worker_processes() -> list[int]:
    """The processes on this machine that are working on units."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            words = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if words.startswith(b"ray::_") and folder.name.isdigit():
            found.append(int(folder.name))
    return found


class Disturbance(threading.Thread):
    """Kills workers, and finally a whole node, while they work on units."""

    def __init__(self, nodes: Cluster) -> None:
        super().__init__(daemon=True)
        self.nodes, self.killed, self.is_over = nodes, 0, threading.Event()

    def run(self) -> None:
        while not self.is_over.is_set() and self.killed < 3:
            for process in worker_processes()[:1]:
                try:
                    os.kill(process, signal.SIGKILL)
                    self.killed += 1
                except ProcessLookupError:
                    pass
            time.sleep(0.3)
        if not self.is_over.is_set():
            self.nodes.remove_node(next(iter(self.nodes.worker_nodes)), allow_graceful=False)
            self.killed += 1


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: cluster.evaluate("entropi"), "no strategy is called `entropi`"),
        (lambda: cluster.evaluate("tree:knuth.txt"), "a cluster plays strategies by name"),
        (lambda: cluster.atlas(["3x4"], ["knuth", "entropi"]), "no strategy is called `entropi`"),
        (lambda: cluster.prove("3x4", "meen"), "meen"),
        (lambda: cluster.prove("3x4", pool="some"), "`pool` must be"),
        (lambda: cluster.evaluate("knuth", workers=-1), "`workers` must be 1 or more"),
        (lambda: cluster.atlas(["3x4"], ["knuth"], workers=0), "`workers` must be 1 or more"),
        (lambda: cluster.prove("3x4", workers=-1), "`workers` must be 1 or more"),
    ],
)
def test_mistakes_are_found_before_a_cluster_begins(
    monkeypatch: pytest.MonkeyPatch, call: Callable[[], object], words: str
) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: pytest.fail("Ray was asked"))
    with pytest.raises(pegwise.InvalidValue, match=words):
        call()


@pytest.mark.parametrize(("board", "strategy"), [("4x6", "entropy"), ("4x6", "knuth"), ("3x6-distinct", "most-parts")])
def test_a_tree_is_that_of_one_machine(nodes: Cluster, board: str, strategy: str) -> None:
    tree = cluster.build(strategy, board)
    assert tree.write() == pegwise.StrategyTree.build(strategy, board).write()


def test_known_answers(nodes: Cluster) -> None:
    known = [row for row in rows("known_answers/strategies.csv") if row["rules"] == "4x6" and row["strategy"] == "knuth,open=1122"]
    assert known
    assert cluster.evaluate("knuth", "4x6").total == int(known[0]["total"])


def test_the_atlas(nodes: Cluster) -> None:
    boards, strategies = ["3x4", "4x4", "3x6-distinct"], ["knuth", "entropy", "most-parts"]
    found = list(csv.DictReader(cluster.atlas(boards, strategies).splitlines()))
    assert [(row["rules"], row["strategy"]) for row in found] == [(b, s) for b in boards for s in strategies]
    kept = {(row["rules"], row["strategy"]): row for row in rows("atlas/strategies.csv") if row["own"] == "true"}
    compared = [row for row in found if (row["rules"], row["strategy"]) in kept]
    assert len(compared) >= 6
    for row in compared:
        expected = kept[row["rules"], row["strategy"]]
        assert row == {column: expected[column] for column in row}


@pytest.mark.parametrize("board", ["4x5", "4x6", "4x7-distinct", "3x6-blacks"])
def test_optimal_totals(nodes: Cluster, board: str, tmp_path: Path) -> None:
    known: list[tuple[int, int | None]] = []
    found = cluster.prove(
        board, checkpoint=str(tmp_path), bounds=lambda lower, upper: known.append((lower, upper))
    )
    alone = pegwise.Solver(board).solve()
    assert (found.status, found.total, found.lower) == ("optimal", alone.total, alone.lower)
    assert found.tree == alone.tree
    assert found.tree is not None and found.tree.verify().total == found.total
    # All bounds reported along the way are valid, and the parts alone were enough for the last ones to meet.
    assert all(lower <= found.lower for lower, _ in known)
    assert known[-1] == (found.total, found.total)
    # A run that has all the facts hands out no units.
    kept = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert kept
    again = cluster.prove(board, checkpoint=str(tmp_path))
    assert (again.total, again.tree) == (found.total, found.tree)
    assert {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == kept


def test_lost_workers_and_a_lost_node_change_nothing(nodes: Cluster, tmp_path: Path) -> None:
    disturbance = Disturbance(nodes)
    disturbance.start()
    deadline = time.monotonic() + 60
    runs = 0
    while disturbance.is_alive() and time.monotonic() < deadline:
        # Each run starts from scratch, so there is work for as long as the disturbance lasts.
        tree = cluster.build("entropy", "4x7", checkpoint=str(tmp_path / f"trees{runs}"))
        solution = cluster.prove("4x7", checkpoint=str(tmp_path / f"facts{runs}"))
        runs += 1
    disturbance.is_over.set()
    disturbance.join(60)
    # Replaces the node for later tests. Nodes can only be started on the main thread.
    nodes.add_node(num_cpus=1, object_store_memory=STORE)
    assert disturbance.killed == 4, "the trouble came"
    assert tree.write() == pegwise.StrategyTree.build("entropy", "4x7").write()
    optima = [row for row in rows("optima.csv") if row["rules"] == "4x7" and row["objective"] == "mean then max"]
    assert solution.total == int(optima[0]["total"])


def test_a_stopped_run_goes_on(nodes: Cluster, tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    calls = 0

    def stop(*_: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise Stop

    with pytest.raises(Stop):
        cluster.build("entropy", "4x6", checkpoint=str(tmp_path), progress=stop)
    kept = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert kept
    # The part that was cut off is repeated.
    cut = tmp_path / sorted(kept)[0]
    cut.write_bytes(cut.read_bytes()[:-3])
    tree = cluster.build("entropy", "4x6", checkpoint=str(tmp_path))
    assert tree == pegwise.StrategyTree.build("entropy", "4x6")
    again = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert all(again[name] == at for name, at in kept.items() if name != cut.name)
    assert len(again) > len(kept)
    # A completed run hands out no units.
    assert cluster.build("entropy", "4x6", checkpoint=str(tmp_path)) == tree
    assert {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == again


def test_a_checkpoint_is_at_any_place() -> None:
    kept = Checkpoint("memory://pegwise")
    kept.keep("tree", "4x6 entropy 1122:1.0", b"what was found")
    assert kept.read("tree", "4x6 entropy 1122:1.0") == b"what was found"
    assert kept.read("tree", "4x6 entropy 1122:1.1") is None
    assert kept.read("facts", "4x6 entropy 1122:1.0") is None
    assert kept.all("tree") == [b"what was found"] and kept.all("facts") == []


def test_the_command(nodes: Cluster, tmp_path: Path) -> None:
    def command(*words: str) -> subprocess.CompletedProcess[str]:
        start = [sys.executable, "-m", "pegwise.cluster", *words]
        return subprocess.run(start, capture_output=True, text=True, timeout=120, check=False)

    address = ["--address", nodes.address]
    found = command("evaluate", "4x6", "knuth", *address, "--save", str(tmp_path / "tree"))
    assert (found.returncode, found.stdout) == (
        0,
        "knuth on 4x6: 5,801 guesses for 1,296 codes, 4.4761 on average, at most 5\n",
    ), found.stderr
    assert pegwise.StrategyTree.load(tmp_path / "tree").verify().total == 5801
    proved = command("prove", "3x5", *address)
    assert proved.stdout.startswith("3x5, mean: optimal;"), proved.stderr
    wrong = command("prove", "4y6", *address)
    assert wrong.returncode == 2 and "4y6" in wrong.stderr
