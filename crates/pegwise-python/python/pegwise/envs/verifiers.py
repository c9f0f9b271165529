"""A multi-turn environment for the package `verifiers`: the model guesses, and the environment answers.

`verifiers` looks for environments by the name of a top-level module. See docs/environments.md for the file that
makes this one such a module.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Annotated, Any

from .conversation import Conversation

try:
    import verifiers.v1 as vf
    from pydantic import Field
except ImportError as reason:
    raise ImportError(
        "pegwise.envs.verifiers needs verifiers 0.4 or later: install the package with its extra `verifiers`, "
        "see docs/environments.md"
    ) from reason

__all__ = ["CodeEnv", "CodeTaskset"]


class CodeTasksetConfig(vf.TasksetConfig):
    """The board, and the seed from which the secrets are drawn."""

    board: str = "4x6"
    seed: Annotated[int, Field(ge=0, lt=1 << 32)] = 0


class CodeData(vf.TaskData):
    """What an episode is made from. The model sees only the prompt."""

    board: str
    secret_seed: int


class CodeTask(vf.Task[CodeData, vf.State, vf.TaskConfig]):
    """One game."""


class CodeTaskset(vf.Taskset[CodeTask, CodeTasksetConfig]):
    """Games on one board, without end."""

    INFINITE = True

    def load(self) -> Iterator[CodeTask]:
        board = self.config.board
        prompt = Conversation(board).prompt
        for index in itertools.count():
            # Seeds of neighbouring task sets do not overlap.
            seed = (self.config.seed << 32) + index
            data = CodeData(name=f"{board} #{index}", prompt=prompt, board=board, secret_seed=seed)
            yield CodeTask(data, self.config.task)


class CodeEnvConfig(vf.EnvConfig):
    """The player."""

    player: vf.AgentConfig = vf.AgentConfig()


class CodeEnv(vf.Env[CodeEnvConfig]):
    """Plays a task to its end, answering each message. The reward is that of the conversation."""

    async def run(self, task: Any, agents: Any) -> None:
        game = Conversation(task.data.board, seed=task.data.secret_seed)
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                answer = game.reply(segment.last_reply)
                if game.is_over:
                    break
                segment = await interaction.turn(answer)
        interaction.trace.record_reward("code_found", game.reward, 1.0)
