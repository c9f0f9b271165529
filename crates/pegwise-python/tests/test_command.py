"""The command that comes with the package."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

import pegwise

PEGWISE = str(Path(sysconfig.get_path("scripts")) / "pegwise")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL)


def test_the_command_answers() -> None:
    found = run(PEGWISE, "score", "1122", "1213", "--json")
    assert found.returncode == 0 and json.loads(found.stdout)["feedback"] == "1.2"


def test_the_package_is_the_command_too() -> None:
    found = run(sys.executable, "-m", "pegwise", "demo", "3632")
    assert found.returncode == 0 and "3" in found.stdout


def test_what_is_wrong_is_said_and_counted() -> None:
    found = run(PEGWISE, "suggest", "4x6", "1192:1.0")
    assert found.returncode == 2 and "character 3" in found.stderr
    assert run(PEGWISE, "nonsense").returncode == 2
    assert run(PEGWISE, "check", "4x6", "1122:1.1", "3456:0.0", "1213:1.1").returncode == 1


def test_the_package_says_the_words_of_the_command() -> None:
    for game in ("4x6 1122:1.0", "10x10 1122334455:2.3 6677889911:1.2"):
        assert run(PEGWISE, "check", game, "--time", "600").stdout == f"{pegwise.check(game)}\n"


def test_the_command_and_games_load_no_arrays() -> None:
    script = "import sys, pegwise, pegwise.__main__; pegwise.suggest('4x6 1122:1.0'); print('numpy' in sys.modules)"
    assert run(sys.executable, "-c", script).stdout == "False\n"


def test_help_is_help() -> None:
    found = run(PEGWISE, "--help")
    assert found.returncode == 0 and "Usage: pegwise" in found.stdout
