"""The fields of results are those of the JSON Schemas."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from pegwise import results, tree

SCHEMA = Path(__file__).parents[3] / "docs" / "schema"


def properties(file: str, name: str | None = None) -> set[str]:
    """The fields of a type in a schema, or of what the command prints."""
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
    own = {field.name for field in dataclasses.fields(kind)} - {"words", "tree", "games"}
    assert own == properties(file, name)
