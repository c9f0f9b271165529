"""The environment for `verifiers` plays tasks to their end. It is tested where that package, which is large, is installed."""

from __future__ import annotations

import asyncio
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from pegwise import Board

pytest.importorskip("verifiers.v1", reason="needs the extra `verifiers`")

from pegwise.envs.verifiers import CodeEnv, CodeTaskset, CodeTasksetConfig  # noqa: E402


class Player:
    """Stands for a model: sends these messages, and keeps the replies."""

    def __init__(self, messages: list[str]) -> None:
        self.messages, self.replies, self.rewards = iter(messages), [], {}  # type: ignore[var-annotated]
        self.trace = SimpleNamespace(record_reward=lambda name, value, weight: self.rewards.update({name: value * weight}))

    def interaction(self, task: Any) -> Player:
        return self

    async def __aenter__(self) -> Player:
        return self

    async def __aexit__(self, *error: object) -> None:
        pass

    async def turn(self, message: str | None = None) -> Any:
        self.replies.append(message)
        said = next(self.messages, None)
        return SimpleNamespace(last_reply=said or "", terminated=said is None)


def taskset(board: str = "4x6", seed: int = 0) -> Any:
    return CodeTaskset(CodeTasksetConfig(id="pegwise_game", board=board, seed=seed))


def played(task: Any, messages: list[str]) -> Player:
    player = Player(messages)
    asyncio.run(CodeEnv.run(object.__new__(CodeEnv), task, SimpleNamespace(player=player)))
    return player


def test_a_game() -> None:
    task = next(iter(taskset(seed=3)))
    secret = Board("4x6").draw_secret(task.data.secret_seed)
    wrong = "1122" if secret != "1122" else "1123"
    player = played(task, [f"<guess>{wrong}</guess>", "?", f"<guess>{secret}</guess>", "never sent"])
    assert player.replies[0] is None and [reply.split(":")[0] for reply in player.replies[1:]] == ["Guess 1 of 10", "Guess 2 of 10"]
    assert player.rewards == {"code_found": 0.8} and next(player.messages) == "never sent"


def test_a_player_that_stops_or_loses_gets_nothing() -> None:
    task = next(iter(taskset("4x6-in2")))
    assert played(task, []).rewards == played(task, ["?"]).rewards == played(task, ["?"] * 5).rewards == {"code_found": 0}


def test_tasks_are_seeded_and_do_not_show_the_secret() -> None:
    first, again, other = (list(islice(iter(taskset(seed=seed)), 20)) for seed in (1, 1, 2))
    assert [task.data for task in first] == [task.data for task in again]
    assert not {task.data.secret_seed for task in first} & {task.data.secret_seed for task in other}
    assert len({task.data.prompt for task in first}) == 1


def test_verifiers_finds_it(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    import verifiers.v1 as vf

    (tmp_path / "pegwise_game.py").write_text("from pegwise.envs.verifiers import *\nfrom pegwise.envs.verifiers import __all__\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert vf.environment_class("pegwise_game") is CodeEnv
    config = vf.taskset_config_type("pegwise_game")(id="pegwise_game", board="3x4")
    assert next(iter(vf.load_taskset(config))).data.board == "3x4"


@pytest.mark.parametrize("seed", [-1, 1 << 32])
def test_seeds_that_no_game_can_use_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        taskset(seed=seed)
