"""Results as tables, for data frames and other programs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from . import _pegwise


class Table(ABC):
    """A result that is also a table. Arrow readers, such as Polars and DuckDB, take it as it is."""

    @property
    @abstractmethod
    def columns(self) -> dict[str, Sequence[Any]]:
        """The columns of the table by their names. Data frames can be made of them: `polars.DataFrame(result.columns)`."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Exports the table by Arrow's PyCapsule interface, with the types of the columns, whatever schema is requested."""
        return _pegwise.arrow_stream(list(self.columns.items()))


def by_guesses(distribution: Sequence[int]) -> dict[str, Sequence[int]]:
    """The table of a distribution: how many codes each number of guesses finds."""
    return {"guesses": list(range(1, len(distribution) + 1)), "codes": distribution}
