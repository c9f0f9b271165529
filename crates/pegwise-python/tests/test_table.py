"""Results are read as tables by the programs that people use, and Pegwise needs none of them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pandas  # type: ignore[import-untyped]
import polars
import pyarrow  # type: ignore[import-untyped]
import pytest

import pegwise

RESULTS: list[Any] = [
    pegwise.evaluate("knuth"),
    pegwise.compare(["knuth", "first"], "3x3"),
    pegwise.Solver("3x3").solve(),
    pegwise.Board("4x6").codes.partition("1122"),
    pegwise.Board("4x6-marks").codes.partition("1122"),
]


def lists(columns: dict[str, Any]) -> dict[str, list[Any]]:
    return {name: list(column) for name, column in columns.items()}


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: type(result).__name__)
def test_every_reader_reads_the_same_table(result: Any) -> None:
    expected = lists(result.columns)
    assert pyarrow.table(result).to_pydict() == expected
    assert polars.DataFrame(result).to_dict(as_series=False) == expected
    assert polars.DataFrame(result.columns).to_dict(as_series=False) == expected
    assert lists(pandas.DataFrame.from_arrow(result)).keys() == expected.keys()
    for frame in (pandas.DataFrame.from_arrow(result), pandas.DataFrame(result.columns)):
        assert {name: [list(one) if name == "distribution" else one for one in frame[name]] for name in frame} == expected


def test_the_tables() -> None:
    knuth, both, optimum, partition, marks = (lists(result.columns) for result in RESULTS)
    # Knuth (1977): the codes found by one guess, two, and so on.
    assert knuth == {"guesses": [1, 2, 3, 4, 5], "codes": [1, 6, 62, 533, 694]}
    assert (both["strategy"], both["rules"], both["codes"]) == (["knuth", "first"], ["3x3"] * 2, [27, 27])
    assert sum(guesses * codes for guesses, codes in zip(*optimum.values())) == RESULTS[2].total
    place = partition["answer"].index("1.1")
    assert (partition["black"][place], partition["white"][place], partition["codes"][place]) == (1, 1, 208)
    assert marks["codes"][marks["answer"].index("+--.")] == 9


def test_a_bounded_search_without_a_tree_is_an_empty_table() -> None:
    solution = pegwise.Solver("5x6").solve(seconds=0)
    assert pyarrow.table(solution).num_rows == len(solution.distribution or [])


def test_tables_need_no_pyarrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for result in RESULTS:
        assert polars.DataFrame(result).to_dict(as_series=False) == lists(result.columns)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "networkx", None)
    with pytest.raises(ImportError, match="this needs networkx: .* its extra `networkx`"):
        pegwise.StrategyTree.build("knuth", "3x3").to_networkx()


def test_importing_the_package_imports_nothing_optional() -> None:
    code = "import sys, pegwise; pegwise.suggest('4x6'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "pegwise" in loaded
    assert not {"anywidget", "IPython", "networkx", "numpy", "pandas", "polars", "pyarrow", "ray", "rich"} & set(loaded)
