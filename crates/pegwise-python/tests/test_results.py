"""Results have the same fields as the JSON Schemas."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from itertools import chain, repeat
from types import SimpleNamespace
from pathlib import Path
from typing import Any

import pytest

import pegwise
from pegwise import results, tree

SCHEMA = Path(__file__).parents[3] / "docs" / "schema"


def properties(file: str, name: str | None = None) -> set[str]:
    """Returns the fields of a type in a schema, or of the command's output."""
    schema: dict[str, Any] = json.loads((SCHEMA / file).read_text(encoding="utf-8"))
    found = schema["$defs"][name] if name else schema
    return set(found["properties"]) - {"schema", "command"}


@pytest.mark.parametrize(
    ("kind", "file", "name"),
    [
        (results.Explanation, "explain.json", "Guess"),
        (results.Suggestion, "engine-event.json", "Decision"),
        (results.PartitionCell, "explain.json", "Cell"),
        (results.Check, "engine-event.json", "Check"),
        (results.Row, "engine-event.json", "Row"),
        (results.FalseRows, "engine-event.json", "FalseRows"),
        (results.WithLies, "engine-event.json", "WithLies"),
        (results.Diagnosis, "engine-event.json", "Diagnosis"),
        (results.Repair, "engine-event.json", "Repair"),
        (results.WrongAnswer, "engine-event.json", "WrongAnswer"),
        (results.Estimate, "engine-event.json", "Estimate"),
        (results.Review, "engine-event.json", "Review"),
        (results.TurnReview, "engine-event.json", "TurnReview"),
        (results.GuessGroup, "engine-event.json", "GuessGroup"),
        (results.RankedGuess, "engine-event.json", "RankedGuess"),
        (results.Expected, "engine-event.json", "Expected"),
        (results.CellValue, "engine-event.json", "CellValue"),
        (results.Judgement, "engine-event.json", "Judgement"),
        (results.Ranking, "engine-event.json", "Ranking"),
        (results.Narrowings, "engine-event.json", "Narrowings"),
        (results.NarrowedRow, "engine-event.json", "NarrowedRow"),
        (results.Evaluation, "engine-event.json", "Evaluation"),
        (results.Quantile, "engine-event.json", "Quantile"),
        (tree.Solution, "engine-event.json", "Solved"),
        (results.Certificate, "certificate-verify.json", None),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_fields(kind: type[Any], file: str, name: str | None) -> None:
    own, known = {field.name for field in dataclasses.fields(kind)}, properties(file, name)
    assert own - known <= {"words", "tree", "games"} and known <= own


GAME = "4x6 1122:1.0 2345:0.2"


@pytest.mark.parametrize(
    "ask",
    [
        lambda: pegwise.evaluate("knuth"),
        lambda: pegwise.evaluate("knuth", games=10),
        lambda: pegwise.compare(["knuth", "first"], "3x3"),
        lambda: pegwise.suggest(GAME),
        lambda: pegwise.explain(GAME, "1122"),
        lambda: pegwise.check("4x6 1122:1.1 3456:0.0 1213:1.1"),
        lambda: pegwise.review(GAME),
        lambda: pegwise.review("10x10 1122334455:2.3"),
        lambda: pegwise.judge(GAME, "1122"),
        lambda: pegwise.rank(GAME),
        lambda: pegwise.Solver("3x3").solve(),
        lambda: pegwise.check_certificate(pegwise.Solver("3x3").certificate()),
    ],
    ids=lambda ask: ", ".join(ask.__code__.co_names[1:]),
)
def test_equal_answers_are_one_key(ask: Callable[[], object]) -> None:
    first, second = ask(), ask()
    assert first == second and len({first, second}) == 1


def test_the_work_for_a_proof_is_not_compared() -> None:
    solution = pegwise.Solver("3x3").solve()
    assert dataclasses.replace(solution, nodes=solution.nodes + 1, seconds=9) == solution
    assert dataclasses.replace(solution, total=0) != solution


def test_games_that_were_stopped_say_so() -> None:
    def play(seconds: float) -> results.Evaluation:
        """Starts too many games to finish, but finishes at least one."""
        try:
            return pegwise.evaluate("first", "2x2", games=10**15, seconds=seconds)
        except pegwise.Stopped:
            return play(2 * seconds)

    stopped, whole = play(0.01), pegwise.evaluate("first", "2x2", games=10)
    assert (stopped.complete, whole.complete, pegwise.evaluate("first", "2x2").complete) == (False, True, True)
    assert f"stopped after {stopped.secrets:,} of 1,000,000,000,000,000 games" in str(stopped)


def test_a_comparison_with_random_secrets() -> None:
    found = pegwise.compare(["knuth", "first"], games=30, seed=5)
    assert found.complete and list(found) == [pegwise.evaluate(name, games=30, seed=5) for name in ("knuth", "first")]


def test_a_comparison_that_was_stopped_has_the_games_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = pegwise.evaluate("knuth", "3x4", games=10)
    # As if time ran out after four of ten games.
    part = dataclasses.replace(pegwise.evaluate("knuth", "3x4", games=4), games=10)
    evaluations = iter([whole, part])
    monkeypatch.setattr(tree, "evaluate", lambda *_, **__: next(evaluations))
    found = pegwise.compare(["knuth", "knuth", "entropy"], "3x4", games=10, seconds=3600)
    assert (found.complete, list(found)) == (False, [whole, part])
    assert "Stopped before all strategies were finished." in str(found)


def test_a_comparison_that_was_stopped_has_what_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    # An hour passes while the first strategy is played.
    clock = chain([0.0, 0.0], repeat(3600.0))
    monkeypatch.setattr(tree, "time", SimpleNamespace(monotonic=lambda: next(clock)), raising=False)
    found = pegwise.compare(["knuth", "entropy"], "3x4", seconds=3600)
    assert (found.complete, [one.strategy for one in found]) == (False, ["knuth"])
    assert "Stopped before all strategies were finished." in str(found) and "Stopped" in found._repr_html_()
    with pytest.raises(pegwise.Stopped):
        pegwise.compare(["knuth"], "3x4", seconds=0)
