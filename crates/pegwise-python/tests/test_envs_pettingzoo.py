"""The environment for two agents keeps PettingZoo's rules, and the codebreaker never sees the secret."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest

import pegwise

pytest.importorskip("pettingzoo", reason="needs the extra `pettingzoo`")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from pegwise.envs.pettingzoo import CodeGame  # noqa: E402


@pytest.mark.parametrize("board", ["4x6", "4x6-marks", "3x2x2", "3x4-order", "words", "4x6-sum", "4x6-blanks", "bulls-and-cows"])
# It advises against dictionaries as observations, and against names without numbers.
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_accepts_it(board: str) -> None:
    api_test(CodeGame(board), num_cycles=60)
    seed_test(lambda: CodeGame(board), num_cycles=20)


def test_a_game_begins_with_reset() -> None:
    with pytest.raises(pegwise.GameOver, match="has not begun; call reset"):
        CodeGame("2x3").step([1, 1])


def begun(secret: list[int], board: str = "4x6") -> Any:
    game = CodeGame(board)
    game.reset()
    assert game.agent_selection == "codemaker"
    game.step(secret)
    return game


def test_a_game() -> None:
    game = begun([3, 6, 3, 2])
    for guess, answer in [([1, 1, 2, 2], [1, 0]), ([3, 3, 6, 5], [1, 2]), ([3, 6, 3, 2], [4, 0])]:
        assert game.agent_selection == "codebreaker"
        game.step(guess)
        turn = int(game.observe("codebreaker")["turn"])
        assert game.observe("codebreaker")["answers"][turn - 1].tolist() == answer
        assert game.rewards == {"codemaker": 1, "codebreaker": -1}
    assert game.terminations == {"codemaker": True, "codebreaker": True}
    assert game._cumulative_rewards["codemaker"] == 3
    game.step(None)
    game.step(None)
    assert game.agents == []


def test_a_lost_game() -> None:
    game = begun([3, 6, 3, 2], "4x6-in2")
    game.step([1, 1, 1, 1])
    game.step([1, 1, 1, 1])
    assert game.rewards == {"codemaker": 2, "codebreaker": -2} and all(game.terminations.values())


def test_a_secret_that_the_board_does_not_allow_loses() -> None:
    game = begun([1, 1, 2, 2], "bulls-and-cows")
    assert game.rewards == {"codemaker": -11, "codebreaker": 11} and all(game.terminations.values())
    # A guess that it does not allow costs 2 instead of 1.
    game = begun([1, 2, 3, 4], "bulls-and-cows")
    game.step([1, 1, 2, 2])
    assert game.rewards == {"codemaker": 2, "codebreaker": -2} and game.infos["codebreaker"]["illegal"]


@pytest.mark.parametrize("action", [[1, 2], [0, 1, 1, 1], [7, 1, 1, 1], "1122", None, [1.5, 1, 1, 1]])
def test_what_is_no_action(action: Any) -> None:
    game = CodeGame()
    game.reset()
    for code in ([3, 6, 3, 2], [1, 1, 2, 2]):
        with pytest.raises(pegwise.InvalidValue, match="an action (is|has)"):
            game.step(action)
        game.step(code)


def test_the_codebreaker_never_sees_the_secret() -> None:
    def shown(secret: list[int]) -> bytes:
        game = begun(secret)
        seen: list[Any] = [re.sub("0x[0-9a-f]+", "", repr(game)), str(game)]
        for _ in range(9):
            game.step([1, 1, 2, 2])
            observation, *more = game.last()
            assert all(part.base is None for part in (observation["guesses"], observation["answers"]))
            seen.append((observation, more, game.infos, game.rewards))
        return pickle.dumps(seen)

    # Both secrets give the same answers, so all that is seen must be the same.
    assert shown([3, 4, 5, 6]) == shown([6, 5, 3, 4]) != shown([1, 4, 5, 6])
    assert begun([3, 6, 3, 2]).observe("codemaker")["secret"].tolist() == [3, 6, 3, 2]


def test_a_new_game_forgets_the_last_secret() -> None:
    game = begun([3, 6, 3, 2])
    game.reset()
    assert game.observe("codemaker")["secret"].tolist() == [0, 0, 0, 0]


def test_only_its_agents_observe_and_only_after_reset() -> None:
    game = CodeGame("4x6")
    for early in (lambda: game.observe("codemaker"), game.last):
        with pytest.raises(pegwise.GameOver, match="call reset"):
            early()
    game.reset()
    with pytest.raises(pegwise.InvalidValue, match="the agents are codemaker and codebreaker, not 'nobody'"):
        game.observe("nobody")
