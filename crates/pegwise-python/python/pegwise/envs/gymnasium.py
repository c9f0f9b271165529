"""Gymnasium environments for the codebreaker: importing this module registers `Pegwise/Codebreaker-v0`.

>>> import gymnasium, pegwise.envs.gymnasium
>>> env = gymnasium.make("Pegwise/Codebreaker-v0", board="4x6")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, over, _, info = env.step([1, 1, 2, 2])
>>> observation["guesses"][0].tolist(), float(reward), over
([1, 1, 2, 2], -1.0, False)
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import numpy as np

from .._calls import whole
from ..board import Board
from ..errors import GameOver, InvalidValue, PegwiseError
from ..game import Game, regret
from ._tables import NO_ANSWER, Array, Tables, draw_secret

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as reason:
    raise ImportError(
        "pegwise.envs.gymnasium needs Gymnasium: install the package with its extra `gymnasium`, see docs/environments.md"
    ) from reason

__all__ = ["CodebreakerEnv", "CodebreakerVectorEnv"]

Observation = dict[str, Any]


def action_space(tables: Tables) -> spaces.MultiDiscrete:
    pegs = tables.board.pegs
    count = tables.most - tables.least + 1
    return spaces.MultiDiscrete(np.full(pegs, count), start=np.full(pegs, tables.least))


def observation_space(tables: Tables) -> spaces.Dict:
    _, rows, pegs = tables.rows.shape
    width, largest = tables.answers.shape[2], int(tables.answer_table.max())
    return spaces.Dict(
        {
            "guesses": spaces.Box(0, tables.most, (rows, pegs), np.int16),
            "answers": spaces.Box(NO_ANSWER, largest, (rows, width), np.int16),
            "turn": spaces.Discrete(rows + 1),
        }
    )


def option(options: dict[str, Any] | None, name: str) -> Any:
    """Returns the only option of `reset`."""
    if not isinstance(options, (dict, type(None))):
        raise TypeError(f"`options` must be a dict such as {{'{name}': ...}}, not {options!r}")
    if unknown := set(options or {}) - {name}:
        raise InvalidValue(f"reset has the option `{name}`, not `{min(unknown)}`")
    return (options or {}).get(name)


def rewards(tables: Tables, games: Array, won: Array, illegal: Array) -> tuple[Array, Array]:
    """Returns the reward of each guess just made, and which games are over.

    Each guess costs 1, so the return is minus the number of guesses. A guess that the board does not allow costs 1 more,
    and so does a game that is lost.
    """
    lost = ~won & (tables.turns[games] == tables.board.max_guesses)
    return -1.0 - illegal - lost, won | lost


def info(tables: Tables, games: Array, illegal: Array, over: Array) -> dict[str, Array]:
    """Returns what is known beside the observation."""
    # Zeros hide the secret until the game is over.
    secrets = tables.code_array[tables.secrets[games]] * over[:, None]
    return {"codes_left": tables.left[games], "illegal": illegal, "secret": secrets}


class Regrets:
    """What the last guesses lost: see `pegwise.regret`. The positions are read from the rows, so nothing is kept."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._start = tables, Game(tables.board)

    def of(self, games: Array, illegal: Array) -> dict[str, Array]:
        """Measures each last guess. What has no guess, or is not proved, is NaN."""
        lost = np.full((2, len(games)), np.nan)
        # Games with the same rows are measured once.
        places: dict[bytes, list[int]] = {}
        for place in np.flatnonzero((self._tables.turns[games] > 0) & ~illegal):
            rows, answers = self._tables.rows[games[place]], self._tables.answers[games[place]]
            places.setdefault(rows.tobytes() + answers.tobytes(), []).append(int(place))
        positions = [self._position(games[same[0]]) for same in places.values()]
        for same, found in zip(places.values(), regret(*zip(*positions)) if positions else []):
            if found.skill_lost is not None:
                lost[0, same] = found.skill_lost.mean
            lost[1, same] = found.bits_lost
        return {"skill_lost": lost[0], "bits_lost": lost[1]}

    def _position(self, game: int) -> tuple[Game, str]:
        """Returns a game before its last guess, and that guess."""
        tables, made = self._tables, int(self._tables.turns[game])
        answers = tables.answers[game, :made]
        answered = [turn for turn, answer in enumerate(answers) if NO_ANSWER not in answer]
        guesses = list(tables.board.prepare(tables.rows[game, answered]))
        before = self._start.copy()
        for guess, turn in zip(guesses[:-1], answered):
            before.push(guess, tables.board.feedback(answers[turn]))
        return before, guesses[-1]


class CodebreakerEnv(gymnasium.Env[Observation, Any]):
    """One game against a codemaker with a random secret. `reset(options={"secret": "3632"})` sets the secret.

    With `regret`, `info` says what each guess loses against the best one.
    """

    def __init__(self, board: Board | str = "4x6", regret: bool = False) -> None:
        self._tables = Tables(board, 1)
        self._regrets = Regrets(self._tables) if regret else None
        self.board = self._tables.board
        self.action_space = action_space(self._tables)
        self.observation_space = observation_space(self._tables)
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        given = option(options, "secret")
        secret = draw_secret(self.board, self.np_random) if given is None else given
        self._tables.deal(ONE, [self._tables.secret(secret)])
        self._over = False
        return self._seen(), self._info(NONE)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise GameOver("the game is over, or has not begun; call reset()")
        guess = self._tables.read(action, (self.board.pegs,))
        won, illegal = self._tables.guess(ONE, guess[None])
        reward, over = rewards(self._tables, ONE, won, illegal)
        self._over = bool(over[0])
        return self._seen(), float(reward[0]), self._over, False, self._info(illegal)

    def _seen(self) -> Observation:
        tables = self._tables
        return {"guesses": tables.rows[0].copy(), "answers": tables.answers[0].copy(), "turn": tables.turns[0]}

    def _info(self, illegal: Array) -> dict[str, Any]:
        found = info(self._tables, ONE, illegal, np.array([self._over]))
        known: dict[str, Any] = {"codes_left": int(found["codes_left"][0]), "illegal": bool(illegal[0])}
        if self._over:
            known["secret"] = found["secret"][0].copy()
        if self._regrets is not None:
            lost = {name: float(value[0]) for name, value in self._regrets.of(ONE, illegal).items()}
            known["regret"] = {name: value for name, value in lost.items() if not math.isnan(value)}
        return known


ONE, NONE = np.array([0]), np.array([False])


class CodebreakerVectorEnv(gymnasium.vector.VectorEnv[Observation, Array, Array]):
    """Many games at once, as arrays. A game that is over starts again at the next step, which ignores its action.

    `reset(options={"secrets": ["3632", ...]})` sets the secret of each first game. With `regret`, `info` says what each
    guess loses against the best one.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, num_envs: int = 1, board: Board | str = "4x6", regret: bool = False) -> None:
        num_envs = whole("num_envs", num_envs, least=1)
        self._tables = Tables(board, num_envs)
        self._regrets = Regrets(self._tables) if regret else None
        self.board, self.num_envs = self._tables.board, num_envs
        self.single_action_space = action_space(self._tables)
        self.single_observation_space = observation_space(self._tables)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._all, self._none = np.arange(num_envs), np.zeros(num_envs, dtype=bool)
        self._over: Array | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        given = option(options, "secrets")
        if given is None:
            self._deal(self._all)
        else:
            self._tables.deal(self._all, self._secrets(given))
        self._over = self._none.copy()
        return self._seen(), self._info(self._none.copy())

    def _secrets(self, given: Any) -> list[int]:
        secrets = list(given) if isinstance(given, Iterable) and not isinstance(given, str) else []
        if len(secrets) != self.num_envs:
            raise InvalidValue(f"`secrets` must be a list of {self.num_envs} codes, one for each game")
        places = []
        for game, secret in enumerate(secrets):
            try:
                places.append(self._tables.secret(secret))
            except PegwiseError as reason:
                raise InvalidValue(f"game {game}: {reason}") from reason
        return places

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        if self._over is None:
            raise GameOver("the games have not begun; call reset()")
        begins = self._over
        playing = np.flatnonzero(~begins)
        guesses = self._tables.read(actions, (self.num_envs, self.board.pegs), playing)
        reward, illegal, over = np.zeros(self.num_envs), self._none.copy(), self._none.copy()
        won, illegal[playing] = self._tables.guess(playing, guesses[playing])
        reward[playing], over[playing] = rewards(self._tables, playing, won, illegal[playing])
        self._deal(np.flatnonzero(begins))
        self._over = over
        return self._seen(), reward, over.copy(), self._none.copy(), self._info(illegal)

    def _deal(self, games: Array) -> None:
        secrets = [draw_secret(self.board, self.np_random) for _ in games]
        self._tables.deal(games, [self._tables.codes.index(secret) for secret in secrets])

    def _seen(self) -> Observation:
        tables = self._tables
        return {"guesses": tables.rows.copy(), "answers": tables.answers.copy(), "turn": tables.turns.copy()}

    def _info(self, illegal: Array) -> dict[str, Any]:
        assert self._over is not None
        found = info(self._tables, self._all, illegal, self._over)
        # Gymnasium's convention: a key that begins with `_` says for which games the value holds.
        known: dict[str, Any] = {**found, "_codes_left": ~self._none, "_illegal": ~self._none, "_secret": self._over.copy()}
        if self._regrets is not None:
            lost = self._regrets.of(self._all, illegal)
            holds = {f"_{name}": ~np.isnan(value) for name, value in lost.items()}
            known["regret"], known["_regret"] = {**lost, **holds}, holds["_bits_lost"].copy()
        return known


gymnasium.register(
    "Pegwise/Codebreaker-v0",
    entry_point="pegwise.envs.gymnasium:CodebreakerEnv",
    vector_entry_point="pegwise.envs.gymnasium:CodebreakerVectorEnv",
)
