"""The package and `pegwise engine` give the same answer to the same question."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import pegwise

DOORS = Path(__file__).parents[2] / "pegwise-cli/tests/all/doors"

Question = tuple[dict[str, Any], Callable[[], Any]]

# Reviews, evaluations and proofs are compared on boards on which they take a moment.
FEW_ROWS, FEW_CODES = 1_500, 64


def questions() -> list[Question]:
    """The questions about every second game and the games of words, each as a line for the engine and as a call."""
    asked: list[Question] = []
    boards: set[str] = set()
    games, words = ((DOORS / name).read_text().splitlines() for name in ("games.txt", "words.txt"))
    for line in [*games[::2], *words]:
        game, guess, secret = line.split(" | ")
        rules = game.split()[0]
        board = pegwise.Board(rules)
        score = {"request": "score", "rules": rules, "guess": guess, "secret": secret}
        asked += [
            (score, partial(pegwise.score, guess, secret, rules)),
            ({"request": "candidates", "game": game, "limit": 20}, partial(candidates, game)),
            ({"request": "check", "game": game}, partial(pegwise.check, game)),
            ({"request": "suggest", "game": game, "strategy": "knuth"}, partial(pegwise.suggest, game, "knuth")),
            ({"request": "explain", "game": game, "guesses": [guess]}, partial(pegwise.explain, game, guess)),
        ]
        if board.colors**board.pegs <= FEW_ROWS:
            request = {"request": "review", "game": game, "secret": secret}
            asked.append((request, partial(pegwise.review, game, secret=secret)))
        if rules not in boards and board.code_count is not None and board.code_count <= FEW_CODES:
            evaluate = {"request": "evaluate", "rules": rules, "strategies": ["knuth"]}
            asked.append((evaluate, partial(pegwise.evaluate, "knuth", rules)))
            if not board.lies:
                asked.append(({"request": "optimal", "rules": rules}, partial(solve, rules)))
        boards.add(rules)
    for kind in ["deduce", "win-next", "impossible", "wrong-answer", "padlock"]:
        for rules in ["4x6", "3x5-marks", "bulls-and-cows", "10x10"]:
            puzzle = {"request": "puzzle", "rules": rules, "kind": kind, "level": "hard", "seed": 7}
            asked.append((puzzle, partial(pegwise.puzzle, kind, "hard", 7, rules)))
    return asked


def candidates(game: str) -> dict[str, Any]:
    found = pegwise.Game(game).candidates
    answer = {"coverage": found.coverage, "codes": list(found[:20])}
    # The engine counts the codes that are left, even where both list only a sample of them.
    return answer if found.coverage == "sample" else {"candidates": len(found), **answer}


def solve(rules: str) -> pegwise.Solution:
    return pegwise.Solver(rules).solve()


def answers(requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the last event of each request, from the command in the package."""
    lines = "".join(json.dumps({"id": id, **request}) + "\n" for id, request in enumerate(requests))
    command = [sys.executable, "-m", "pegwise", "engine"]
    output = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout
    events = [json.loads(line) for line in output.splitlines()]
    last = {event["id"]: event for event in events if event["event"] in ("result", "error")}
    return [last[id] for id in range(len(requests))]


def differences(found: Any, expected: Any, at: str = "") -> list[str]:
    """Returns the fields in which an answer differs from the engine's."""
    if is_dataclass(found):
        # The package writes the board of a game in notation, and the engine as it was named.
        compared = [field.name for field in fields(found) if field.compare and field.name != "game"]
        names = [name for name in compared if name in expected]
        return [text for name in names for text in differences(getattr(found, name), expected[name], f"{at}.{name}")]
    if isinstance(found, pegwise.Turn):
        return differences(str(found), f"{expected['guess']}:{expected['feedback']}", at)
    if isinstance(found, (list, tuple)) and isinstance(expected, list) and len(found) == len(expected):
        pairs = enumerate(zip(found, expected))
        return [text for index, (one, other) in pairs for text in differences(one, other, f"{at}[{index}]")]
    same = str(found) == expected if isinstance(expected, str) else found == expected
    return [] if same else [f"{at}: {found!r} is not {expected!r}"]


def test_the_package_answers_as_the_engine_does() -> None:
    asked = questions()
    compared = 0
    for (request, ask), event in zip(asked, answers([request for request, _ in asked])):
        if event["event"] == "error":
            with pytest.raises(pegwise.PegwiseError):
                ask()
            continue
        expected = event["result"]
        match request["request"]:
            case "score":
                assert str(ask()) == expected["feedback"], request
            case "candidates":
                found = ask()
                assert found == {name: expected[name] for name in found}, request
            case "puzzle":
                assert differences(ask(), expected["puzzles"][0]) == [], request
            case "evaluate":
                assert differences(ask(), expected["strategies"][0]) == [], request
            case "explain":
                assert differences(ask(), expected["guesses"][0]) == [], request
            case "suggest" if "contradiction" in expected:
                with pytest.raises(pegwise.PegwiseError):
                    ask()
            case _:
                assert differences(ask(), expected) == [], request
        compared += 1
    assert compared > 850
