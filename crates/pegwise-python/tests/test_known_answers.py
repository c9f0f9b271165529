"""Published results, and answers that other programs can be tested with."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import pegwise

KNOWN = Path(__file__).parents[3] / "data" / "known_answers"


def rows(name: str) -> list[dict[str, str]]:
    with open(KNOWN / name, encoding="utf-8") as file:
        return list(csv.DictReader(file))


STRATEGIES = [row for row in rows("strategies.csv") if (pegwise.Board(row["rules"]).code_count or 0) <= 1296]


@pytest.mark.parametrize("row", rows("scores.csv"), ids=lambda row: f"{row['rules']}-{row['guess']}-{row['secret']}")
def test_known_scores(row: dict[str, str]) -> None:
    found = pegwise.score(row["guess"], row["secret"], row["rules"])
    assert found == (int(row["black"]), int(row["white"]))


@pytest.mark.parametrize("row", STRATEGIES, ids=lambda row: f"{row['rules']}-{row['strategy']}")
def test_published_strategies(row: dict[str, str]) -> None:
    found = pegwise.evaluate(row["strategy"], row["rules"])
    assert (found.total, found.max) == (int(row["total"]), int(row["max"]))
    if row["distribution"]:
        assert found.distribution == [int(count) for count in row["distribution"].split()]


def test_there_are_published_strategies() -> None:
    assert len(STRATEGIES) >= 6


def test_optimal_play_on_the_classic_board() -> None:
    solution = pegwise.Solver("4x6").solve()
    assert (solution.status, solution.total, solution.lower, solution.max) == ("optimal", 5625, 5625, 6)
    assert solution.tree is not None and solution.tree.verify().total == 5625
