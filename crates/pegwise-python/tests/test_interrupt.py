"""The lock is released while the engine works, and Ctrl-C stops it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time

import pytest

import pegwise

# Only a safeguard against hanging.
LONG = 300


def test_other_threads_run_while_the_engine_works() -> None:
    """With this interval, no thread gives up the lock by itself, so others run only because the engine released it."""
    seen, may_end = [], threading.Event()

    class Enough(Exception):
        pass

    def end_when_seen(done: int, total: int) -> None:
        if may_end.is_set():
            raise Enough

    def work() -> None:
        seen.append("working")
        try:
            pegwise.evaluate("entropy", "6x9", progress=end_when_seen)
            seen.append("at its end")
        except Enough:
            seen.append("ended")

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        thread = threading.Thread(target=work)
        thread.start()
        while not seen:
            time.sleep(0.001)
        assert seen == ["working"]
        may_end.set()
        thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert seen == ["working", "ended"]


def hear() -> None:
    """Restores the default action, because shells start background jobs with the signal ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(script: str) -> str:
    """Returns the output of a script that is interrupted once it has written `ready`."""
    command = [sys.executable, "-u", "-c", textwrap.dedent(script)]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=hear)
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        child.send_signal(signal.SIGINT)
        written, _ = child.communicate(timeout=LONG)
    finally:
        child.kill()
    assert child.returncode == 0
    return written


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no such signal to one process")
def test_ctrl_c_ends_a_long_evaluation() -> None:
    written = interrupted(
        """
        import pegwise
        told = []
        def ready(done, total):
            if not told:
                print("ready")
            told.append(done)
        try:
            pegwise.evaluate("entropy", "6x8", progress=ready)
        except KeyboardInterrupt as stop:
            print(type(stop).__name__)
        print(pegwise.evaluate("knuth").total)
        """
    )
    assert written.split()[-1] == "5801"
    assert written.split()[0] in ("Interrupted", "KeyboardInterrupt")


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no such signal to one process")
def test_ctrl_c_leaves_the_strategies_that_were_finished() -> None:
    written = interrupted(
        """
        import signal, threading
        import pegwise
        heard = threading.Event()
        def handler(number, frame):
            heard.set()
            raise KeyboardInterrupt
        signal.signal(signal.SIGINT, handler)
        class Waits(pegwise.Strategy):
            def choose(self, position):
                if not heard.is_set():
                    print("ready") if not position.turns else None
                    heard.wait()
                return position.candidates[0]
        try:
            pegwise.compare(["knuth", Waits(), "entropy"])
        except pegwise.Interrupted as stop:
            print(stop.so_far.complete, [one.total for one in stop.so_far])
        """
    )
    assert written.strip() == "False [5801]"


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no such signal to one process")
def test_ctrl_c_in_a_comparison_leaves_the_games_played() -> None:
    written = interrupted(
        """
        import pegwise
        class First(pegwise.Strategy):
            calls = 0
            def choose(self, position):
                self.calls += 1
                # By then, the first game is over.
                if self.calls == 20:
                    print("ready")
                return position.candidates[0]
        try:
            pegwise.compare([First(), "entropy"], games=10**15)
        except pegwise.Interrupted as stop:
            [part] = stop.so_far
            print(stop.so_far.complete, part.complete, part.strategy, part.secrets > 0)
        """
    )
    assert written.strip() == "False False First True"


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no such signal to one process")
def test_ctrl_c_leaves_what_was_proved() -> None:
    written = interrupted(
        """
        import pegwise
        told = []
        def bounds(lower, upper):
            told.append(lower)
            if len(told) == 1:
                print("ready")
        try:
            pegwise.Solver("5x6").solve(bounds=bounds)
        except pegwise.Interrupted as stop:
            print(stop.so_far.status, stop.so_far.lower >= told[0])
        """
    )
    assert written.strip() == "bounded True"


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no such signal to one process")
def test_ctrl_c_ends_a_batch_that_would_take_hours() -> None:
    written = interrupted(
        """
        import threading
        import pegwise
        codes = pegwise.Board("6x9").codes
        # Another thread can only print while the batch continues without the lock.
        threading.Timer(0.2, print, ["ready"]).start()
        try:
            codes.histograms(codes)
        except KeyboardInterrupt:
            print("stopped", len(codes))
        """
    )
    assert written.strip() == "stopped 531441"


def total(board: str) -> int:
    return pegwise.evaluate("knuth", board).total


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_forked_processes_work() -> None:
    expected = [total("3x4"), total("4x4")]
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map_async(total, ["3x4", "4x4"]).get(LONG) == expected
