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

GAMES = Path(__file__).parents[2] / "pegwise-cli/tests/all/doors/games.txt"
# Marks of unsupported games: in the package, all answers are known and true.
MISSING = ("-lies", "?")

Question = tuple[dict[str, Any], Callable[[], Any]]


def questions() -> list[Question]:
    """The questions about every second game, each as a line for the engine and as a call."""
    asked: list[Question] = []
    for line in GAMES.read_text().splitlines()[::2]:
        game, guess, secret = line.split(" | ")
        # On named boards, the package writes codes canonically, but the engine uses the board's own symbols.
        if game[0].isalpha():
            continue
        if any(missing in game for missing in MISSING):
            with pytest.raises(pegwise.PegwiseError):
                pegwise.check(game)
            continue
        rules = game.split()[0]
        score = {"request": "score", "rules": rules, "guess": guess, "secret": secret}
        asked += [
            (score, partial(pegwise.score, guess, secret, rules)),
            ({"request": "check", "game": game}, partial(pegwise.check, game)),
            ({"request": "suggest", "game": game, "strategy": "knuth"}, partial(pegwise.suggest, game, "knuth")),
            ({"request": "explain", "game": game, "guesses": [guess]}, partial(pegwise.explain, game, guess)),
        ]
    return asked


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
        names = [field.name for field in fields(found) if field.name in expected and field.name != "game"]
        return [text for name in names for text in differences(getattr(found, name), expected[name], f"{at}.{name}")]
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
            case "explain":
                assert differences(ask(), expected["guesses"][0]) == [], request
            case "suggest" if "contradiction" in expected:
                with pytest.raises(pegwise.PegwiseError):
                    ask()
            case _:
                assert differences(ask(), expected) == [], request
        compared += 1
    assert compared > 250
