"""The start and end of engine calls: limits, progress, Ctrl-C."""

from __future__ import annotations

import importlib
import json
import math
import sys
from collections.abc import Callable
from numbers import Integral, Real
from typing import Any, TypedDict, TypeVar, Union

from .errors import Interrupted, InvalidValue

T = TypeVar("T")

Progress = Union[bool, Callable[[int, int], object], None]
"""The progress argument: a function that takes the work done and the total, or `True` for a progress bar."""


class Terms(TypedDict):
    """The limits of a call in time and memory, and the listener for its progress."""

    seconds: float | None
    memory: int | None
    listener: Callable[..., object] | None


def whole(name: str, value: Any, least: int = 0) -> int:
    """Converts the argument with this name to a number that the engine can read."""
    if not isinstance(value, Integral):
        raise TypeError(f"`{name}` must be a whole number, not {value!r}")
    number = int(value)
    if number < least:
        raise InvalidValue(f"`{name}` must be {least} or more")
    if number >= 1 << 64:
        raise InvalidValue(f"`{name}` must be less than 2**64")
    return number


def limit(seconds: Any) -> float | None:
    """Converts the argument `seconds` to a number that the engine can read."""
    if seconds is None:
        return None
    if not isinstance(seconds, Real):
        raise TypeError(f"`seconds` must be a number, such as 2.5, not {seconds!r}")
    if not 0 <= float(seconds) < math.inf:
        raise InvalidValue("`seconds` must be a number, 0 or more; leave it out for no limit")
    return float(seconds)


def terms(
    seconds: float | None = None,
    memory: int | None = None,
    progress: Progress = None,
    bounds: Callable[[int, int | None], object] | None = None,
) -> Terms:
    told: dict[str, Callable[..., object]] = {}
    if progress is True:
        bar = Bar()
        told["progress"], told["end"] = bar, bar.fill
    elif callable(progress):
        told["progress"] = progress
    elif progress is not None and progress is not False:
        raise TypeError(
            f"`progress` must be True for a bar, or a function that takes the work done and the total, not {progress!r}"
        )
    if callable(bounds):
        told["bounds"] = bounds
    elif bounds is not None:
        raise TypeError(f"`bounds` must be a function that takes the two bounds, not {bounds!r}")

    def listener(kind: str, *numbers: Any) -> None:
        if kind in told:
            told[kind](*numbers)

    memory = None if memory is None else whole("memory", memory)
    return {"seconds": limit(seconds), "memory": memory, "listener": listener if told else None}


def finish(result: T, interruption: BaseException | None) -> T:
    """Returns the result. If the work was stopped, raises the reason instead; `Interrupted` holds the best result so far."""
    if interruption is None:
        return result
    if isinstance(interruption, KeyboardInterrupt):
        raise Interrupted(result) from None
    raise interruption


def fields(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def optional(module: str, extra: str) -> Any:
    """Imports a package that is installed with an extra of this one."""
    try:
        return importlib.import_module(module)
    except ImportError as reason:
        raise ImportError(f"this needs {module}: install the package with its extra `{extra}`, see docs/python.md") from reason


class Bar:
    """A progress bar: below the cell in a notebook, on a separate line in a terminal. With Rich, it also shows the time left."""

    WIDTH = 40

    def __init__(self) -> None:
        self._display: Any = None
        self._in_notebook = "ipykernel" in sys.modules
        self._drawn = ""
        self._rich: Any = None
        if not self._in_notebook and sys.stderr.isatty():
            try:
                self._rich = RichBar()
            except ImportError:
                pass

    def __call__(self, done: int, total: int) -> None:
        part = done / total if total else 1.0
        if self._in_notebook:
            self._show_in_notebook(part)
        elif sys.stderr.isatty():
            self._show_in_terminal(part)

    def fill(self) -> None:
        """Fills the bar because the work is done, whatever progress was reported last."""
        if self._drawn:
            self(1, 1)
            if not self._in_notebook:
                sys.stderr.write("\n")

    def _show_in_notebook(self, part: float) -> None:
        import IPython.display

        notebook: Any = IPython.display

        drawn = f'<progress value="{part:.3f}" max="1" style="width: 20em"></progress> {part:.0%}'
        if self._display is None:
            self._display = notebook.display(notebook.HTML(drawn), display_id=True)
        elif drawn != self._drawn:
            self._display.update(notebook.HTML(drawn))
        self._drawn = drawn

    def _show_in_terminal(self, part: float) -> None:
        full = round(part * self.WIDTH)
        drawn = self._rich.line(part) if self._rich else f"[{'=' * full}{' ' * (self.WIDTH - full)}] {part:4.0%}"
        if drawn != self._drawn:
            sys.stderr.write(f"\r{drawn}")
            sys.stderr.flush()
        self._drawn = drawn


class RichBar:
    """A line drawn by Rich. Its live display is not used: it hides the cursor until it is closed, which Ctrl-C would prevent."""

    def __init__(self) -> None:
        rich = optional("rich.progress", "rich")
        self._console = optional("rich.console", "rich").Console(stderr=True)
        columns = [rich.BarColumn(Bar.WIDTH), rich.TaskProgressColumn(), rich.TimeRemainingColumn()]
        self._progress = rich.Progress(*columns, console=self._console, auto_refresh=False)
        self._task = self._progress.add_task("", total=1)

    def line(self, part: float) -> str:
        """Returns the bar with this part of the work done."""
        self._progress.update(self._task, completed=part)
        with self._console.capture() as captured:
            self._console.print(self._progress.get_renderable(), no_wrap=True)
        line: str = captured.get()
        return line.rstrip("\n")
