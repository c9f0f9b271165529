"""Results as tables, for data frames and other programs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from ._calls import optional


class Table(ABC):
    """A result that is also a table. Arrow readers, such as Polars and DuckDB, take it as it is."""

    @property
    @abstractmethod
    def columns(self) -> dict[str, Sequence[Any]]:
        """The columns of the table by their names. Data frames can be made of them: `polars.DataFrame(result.columns)`."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Exports the table by Arrow's PyCapsule interface. PyArrow does the work, so the extra `arrow` must be installed."""
        # Memory exported without PyArrow would be released by Python code, at times that no Python code is safe: on any
        # thread, or while the interpreter ends.
        return optional("pyarrow", "arrow").table(self.columns).__arrow_c_stream__(requested_schema)


def by_guesses(distribution: Sequence[int]) -> dict[str, Sequence[int]]:
    """The table of a distribution: how many codes each number of guesses finds."""
    return {"guesses": list(range(1, len(distribution) + 1)), "codes": distribution}
