"""A PettingZoo environment for two agents: the codemaker chooses a secret, then the codebreaker guesses it.

>>> from pegwise.envs.pettingzoo import CodeGame
>>> game = CodeGame("4x6")
>>> game.reset(seed=1)
>>> game.step([3, 6, 3, 2])
>>> game.step([1, 1, 2, 2])
>>> game.agent_selection, game.last()[0]["answers"][0].tolist()
('codebreaker', [1, 0])
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..board import Board
from ..errors import GameOver, InvalidValue
from ._tables import Tables
from .gymnasium import ONE, action_space, observation_space, rewards

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as reason:
    raise ImportError(
        "pegwise.envs.pettingzoo needs PettingZoo: install the package with its extra `pettingzoo`, see docs/environments.md"
    ) from reason

__all__ = ["CodeGame"]

CODEMAKER, CODEBREAKER = "codemaker", "codebreaker"


class CodeGame(AECEnv):
    """A codemaker against a codebreaker. What one of them wins, the other loses.

    Each guess gives the codebreaker -1 and the codemaker 1; see `pegwise.envs.gymnasium.rewards`. The answers are always
    true: the environment gives them. If the board does not allow the secret, the codemaker loses as much as a game without
    a single right guess would have brought, and the game is over.
    """

    metadata = {"name": "pegwise_v0", "is_parallelizable": False, "render_modes": []}
    render_mode = None

    def __init__(self, board: Board | str = "4x6") -> None:
        super().__init__()
        self._tables, self._has_begun = Tables(board, 1), False
        self.board = self._tables.board
        self.possible_agents = [CODEMAKER, CODEBREAKER]
        actions, seen = action_space(self._tables), observation_space(self._tables)
        secret = spaces.Box(0, self._tables.most, (self.board.pegs,), np.int16)
        self.action_spaces: dict[str, Any] = {agent: _copy(actions) for agent in self.possible_agents}
        self.observation_spaces: dict[str, Any] = {
            CODEMAKER: spaces.Dict({**seen.spaces, "secret": secret}),
            CODEBREAKER: seen,
        }

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. Nothing in it is random, so the seed is ignored."""
        self._tables.deal(ONE, [0])
        self._has_begun = True
        self._secret = np.zeros(self.board.pegs, dtype=np.int16)
        self.agents = list(self.possible_agents)
        self.agent_selection = CODEMAKER
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns the rows so far, and for the codemaker the secret (zeros before it is chosen)."""
        self._check_begun()
        if agent not in self.possible_agents:
            raise InvalidValue(f"the agents are {CODEMAKER} and {CODEBREAKER}, not {agent!r}")
        tables = self._tables
        seen = {"guesses": tables.rows[0].copy(), "answers": tables.answers[0].copy(), "turn": tables.turns[0]}
        return {**seen, "secret": self._secret.copy()} if agent == CODEMAKER else seen

    def step(self, action: Any) -> None:
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        code = self._tables.read(action, (self.board.pegs,))
        self._cumulative_rewards[agent] = 0.0
        if agent == CODEMAKER:
            gain = self._choose(code)
            is_over = gain != 0
        else:
            won, illegal = self._tables.guess(ONE, code[None])
            cost, over = rewards(self._tables, ONE, won, illegal)
            gain, is_over = -float(cost[0]), bool(over[0])
            left = int(self._tables.left[0])
            self.infos = {name: {"codes_left": left, "illegal": bool(illegal[0])} for name in self.agents}
        self.rewards = {CODEMAKER: gain, CODEBREAKER: -gain}
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.agent_selection = CODEMAKER if is_over else CODEBREAKER
        self._accumulate_rewards()
        self._deads_step_first()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._check_begun()
        seen: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def _check_begun(self) -> None:
        if not self._has_begun:
            raise GameOver("the game has not begun; call reset()")

    def _choose(self, code: Any) -> float:
        """Takes the secret of the codemaker. Returns what that costs: nothing, if the board allows it."""
        place = np.flatnonzero((self._tables.code_array == code).all(axis=1))
        if not place.size:
            return -float(self.board.max_guesses + 1)
        self._secret = code.astype(np.int16)
        self._tables.deal(ONE, [int(place[0])])
        return 0.0

    def render(self) -> None:
        """Draws nothing."""

    def close(self) -> None:
        """Releases nothing."""


def _copy(space: spaces.MultiDiscrete) -> spaces.MultiDiscrete:
    return spaces.MultiDiscrete(space.nvec, start=space.start)
