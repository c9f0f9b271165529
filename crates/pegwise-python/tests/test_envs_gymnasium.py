"""The Gymnasium environments keep Gymnasium's rules, give the right answers and never show the secret too early."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from naive import answer

import pegwise

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra `gymnasium`")

from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402

import pegwise.envs.gymnasium  # noqa: E402

ID = "Pegwise/Codebreaker-v0"
BOARDS = [
    "4x6", "4x6-marks", "3x4-order", "3x2x2", "words", "4x6-sum", "4x6-whites", "4x6-blacks", "4x6-each", "4x6-blanks",
    "3x4-distinct-free", "bulls-and-cows", "2x40-only=12,1-40", "3x4-only=111*3,123", "5x8",
]  # fmt: skip


def made(board: str, **more: Any) -> Any:
    return gymnasium.make(ID, board=board, **more).unwrapped


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("board", BOARDS)
def test_gymnasium_accepts_it(board: str) -> None:
    check_env(made(board))


@pytest.mark.parametrize("board", BOARDS)
def test_answers_and_codes_left(board: str) -> None:
    env = made(board)
    rules, codes = env.board, env.board.codes
    rng = np.random.default_rng(1)
    secret, left = str(codes[len(codes) // 2]), codes
    _, info = env.reset(options={"secret": secret})
    assert info == {"codes_left": len(codes), "illegal": False}
    for turn in range(rules.max_guesses):
        guess = rules.guesses[int(rng.integers(len(rules.guesses)))]
        seen, reward, over, truncated, info = env.step(rules.prepare([guess]).array[0])
        expected = rules.score(guess, secret)
        left = left.after(guess, expected)
        assert seen in env.observation_space and seen["turn"] == turn + 1
        assert seen["answers"][turn].tolist() == rules.answer_table[rules.number(expected)].tolist()
        assert (seen["answers"][turn + 1 :] == -1).all() and (seen["guesses"][turn + 1 :] == 0).all()
        assert info["codes_left"] == len(left) and over == (guess == secret or turn + 1 == rules.max_guesses) and not truncated
        assert reward == -1 - (over and guess != secret)
        if over:
            assert info["secret"].tolist() == rules.prepare([secret]).array[0].tolist()
            break


def test_answers_by_definition() -> None:
    env = made("4x6")
    env.reset(options={"secret": "3632"})
    seen, *_ = env.step([3, 3, 6, 5])
    assert tuple(seen["answers"][0]) == answer("3365", "3632") == (1, 2)


@pytest.mark.parametrize("board", ["4x6", "4x6-blanks", "bulls-and-cows", "words"])
def test_many_games_are_like_single_ones(board: str) -> None:
    rng = np.random.default_rng(2)
    many = gymnasium.make_vec(ID, num_envs=5, board=board)
    secrets = list(many.board.codes[::97][:5])
    seen, _ = many.reset(seed=3, options={"secrets": secrets})
    singles = [made(board) for _ in secrets]
    for env, secret in zip(singles, secrets):
        env.reset(options={"secret": secret})
    assert seen in many.observation_space
    many.action_space.seed(4)
    ended = np.zeros(5, dtype=bool)
    for _ in range(many.board.max_guesses):
        # Both guesses that are allowed and others; the third game is won at once.
        actions = many.action_space.sample()
        actions[0] = many.board.guesses.array[int(rng.integers(len(many.board.guesses)))]
        actions[2] = many.board.prepare([secrets[2]]).array[0]
        seen, rewards, over, truncated, info = many.step(actions)
        assert seen in many.observation_space and not truncated.any() and info["_codes_left"].all()
        assert (info["secret"][~over] == 0).all() and (info["_secret"] == over).all()
        for game, env in enumerate(singles):
            if ended[game]:
                continue
            alone, reward, ends, _, known = env.step(actions[game])
            assert data_equivalence(alone, {name: seen[name][game] for name in seen})
            assert (reward, ends) == (rewards[game], over[game])
            assert (known["codes_left"], known["illegal"]) == (info["codes_left"][game], info["illegal"][game])
            assert not ends or (known["secret"] == info["secret"][game]).all()
        ended |= over
    assert ended.all()


def test_a_game_that_is_over_starts_again() -> None:
    many = gymnasium.make_vec(ID, num_envs=2)
    many.reset(seed=1, options={"secrets": ["3632", "1122"]})
    *_, over, _, _ = many.step(np.array([[3, 6, 3, 2], [3, 6, 3, 2]]))
    assert over.tolist() == [True, False]
    seen, rewards, over, _, info = many.step(np.array([[1, 1, 1, 1], [1, 1, 1, 1]]))
    assert (rewards.tolist(), over.tolist(), seen["turn"].tolist()) == ([0, -1], [False, False], [0, 2])
    assert info["codes_left"][0] == 1296 and (seen["guesses"][0] == 0).all() and (seen["answers"][0] == -1).all()


def test_only_the_action_of_a_game_that_is_played_matters() -> None:
    games = gymnasium.make_vec(ID, num_envs=3)
    games.reset(options={"secrets": ["1122", "3456", "3456"]})
    games.step(np.array([[1, 1, 2, 2]] * 3))
    with pytest.raises(pegwise.InvalidValue, match=r"game 2: an action has numbers from 1 to 6.*, not \[0, 1, 1, 1\]"):
        games.step(np.array([[0, 0, 0, 0], [1, 1, 1, 1], [0, 1, 1, 1]]))
    observation, *_ = games.step(np.array([[0, 0, 0, 0], [1, 1, 1, 1], [1, 1, 1, 1]]))
    assert observation["turn"].tolist() == [0, 2, 2]


@pytest.mark.parametrize("board", ["4x6", "4x6-marks", "3x4-order", "3x2x2", "words", "4x6-blanks", "bulls-and-cows", "2x40-only=12,1-40", "3x4-only=111*3,123,333"])
def test_regret(board: str) -> None:
    many = gymnasium.make_vec(ID, num_envs=4, board=board, regret=True)
    rules, rng = many.board, np.random.default_rng(5)
    secrets = list(rules.codes[:4]) + [str(rules.codes[0])] * (4 - len(rules.codes[:4]))
    alone = made(board, regret=True)
    _, info = many.reset(seed=1, options={"secrets": secrets})
    assert not info["_regret"].any() and alone.reset(options={"secret": secrets[0]})[1]["regret"] == {}
    games = [pegwise.Game(rules) for _ in secrets]
    for _ in range(3):
        if games[0].is_over:
            break
        chosen = rules.guesses[rng.integers(len(rules.guesses), size=4)]
        wanted = pegwise.regret([game for game in games if not game.is_over], [code for code, game in zip(chosen, games) if not game.is_over])
        lost = many.step(chosen.array)[4]["regret"]
        known = alone.step(chosen.array[0])[4]["regret"]
        for place in (place for place in range(4) if not games[place].is_over):
            expected = wanted.pop(0)
            assert lost["bits_lost"][place] == expected.bits_lost and lost["_bits_lost"][place]
            assert lost["_skill_lost"][place] == (expected.skill_lost is not None)
            if expected.skill_lost is not None:
                assert lost["skill_lost"][place] == expected.skill_lost.total / expected.skill_lost.codes
            if place == 0:
                assert known == {name: lost[name][0] for name in ("skill_lost", "bits_lost") if lost[f"_{name}"][0]}
            games[place].push(chosen[place], rules.score(chosen[place], secrets[place]))


def test_where_there_is_no_regret() -> None:
    env = made("bulls-and-cows", regret=True)
    env.reset(options={"secret": "0123"})
    assert env.step([1, 1, 2, 2])[4]["regret"] == {}
    # The guess that is not allowed uses up a row, but says nothing.
    [first] = pegwise.regret([env.board], ["4567"])
    assert env.step([5, 6, 7, 8])[4]["regret"]["bits_lost"] == first.bits_lost
    many = gymnasium.make_vec(ID, num_envs=2, regret=True)
    many.reset(options={"secrets": ["3632", "1122"]})
    guesses = np.array([[1, 1, 2, 2]] * 2)
    assert many.step(guesses)[4]["_regret"].tolist() == [True, True]
    info = many.step(guesses)[4]
    assert info["_regret"].tolist() == [True, False] and np.isnan(info["regret"]["bits_lost"][1])
    assert info["regret"]["skill_lost"][0] == 1
    assert "regret" not in gymnasium.make_vec(ID, num_envs=2).reset()[1] and "regret" not in made("4x6").reset()[1]


def test_gymnasium_joins_the_regret_of_single_games() -> None:
    alone = [gymnasium.make_vec(ID, num_envs=2, vectorization_mode=mode, board="3x4", regret=True) for mode in ("sync", None)]
    infos = []
    for many in alone:
        many.reset(seed=1)
        infos.append(many.step(np.array([[1, 1, 2], [1, 2, 3]]))[4]["regret"])
    assert all((infos[0][name] == infos[1][name]).all() for name in infos[1])


def test_sync_vector_environments() -> None:
    many = gymnasium.make_vec(ID, num_envs=3, vectorization_mode="sync", board="3x4")
    many.reset(seed=1)
    many.action_space.seed(1)
    for _ in range(30):
        seen, *_ = many.step(many.action_space.sample())
        assert seen in many.observation_space


def secrets_of(seed: int) -> list[list[int]]:
    found = []
    env = made("4x6-in2")
    for game in range(8):
        env.reset(seed=seed if game == 0 else None)
        env.step([1, 1, 1, 1])
        found.append(env.step([1, 1, 1, 1])[4]["secret"].tolist())
    return found


def test_the_same_seed_gives_the_same_secrets() -> None:
    assert secrets_of(7) == secrets_of(7) != secrets_of(8)
    many = [gymnasium.make_vec(ID, num_envs=50, board="4x6-in1") for _ in range(2)]
    ends = []
    for env in many:
        env.reset(seed=9)
        ends.append(env.step(np.ones((50, 4), dtype=int))[4]["secret"])
    assert (ends[0] == ends[1]).all() and len(np.unique(ends[0], axis=0)) > 40


def test_weights_decide_how_often_a_secret_is_drawn() -> None:
    many = gymnasium.make_vec(ID, num_envs=400, board="3x4-in1-only=111*3,123")
    many.reset(seed=1)
    likelier = (many.step(np.full((400, 3), 4))[4]["secret"] == 1).all(axis=1).sum()
    assert 260 < likelier < 340


def test_guesses_that_the_board_does_not_allow_cost_more() -> None:
    env = made("bulls-and-cows")
    env.reset(seed=1)
    seen, reward, over, _, info = env.step([1, 1, 2, 2])
    assert (reward, over, info) == (-2, False, {"codes_left": 5040, "illegal": True})
    assert seen["guesses"][0].tolist() == [1, 1, 2, 2] and seen["answers"][0].tolist() == [-1, -1]
    total = reward + sum(env.step([1, 1, 2, 2])[1] for _ in range(9))
    assert total == -21


@pytest.mark.parametrize("action", [[1, 2, 3], [[1, 2, 3, 4]], [1.0, 1, 2, 2], [0, 1, 1, 2], [7, 1, 1, 2], [-1, 1, 1, 1], "1122", None, 3, [2**40, 1, 1, 1]])
def test_what_is_no_action(action: Any) -> None:
    env, many = made("4x6"), gymnasium.make_vec(ID, num_envs=1)
    env.reset(seed=1)
    many.reset(seed=1)
    for game, wrong in ((env, action), (many, None if action is None else [action])):
        with pytest.raises(pegwise.InvalidValue, match="an action (is|has)"):
            game.step(wrong)
    assert env.step([1, 1, 2, 2])[0]["turn"] == 1


def test_wrong_use() -> None:
    env = made("4x6-in1")
    with pytest.raises(pegwise.GameOver, match="call reset"):
        env.step([1, 1, 1, 1])
    for secret in ("9999", "112", ""):
        with pytest.raises(pegwise.NotationError):
            env.reset(options={"secret": secret})
    env.reset(seed=1)
    env.step([1, 1, 1, 1])
    with pytest.raises(pegwise.GameOver):
        env.step([1, 1, 1, 1])
    many = gymnasium.make_vec(ID, num_envs=2)
    with pytest.raises(pegwise.GameOver, match="call reset"):
        many.step(np.ones((2, 4), dtype=int))
    for secrets in (["1122"], "11", ["1122", "1122", "1122"]):
        with pytest.raises(pegwise.InvalidValue, match="2 codes"):
            many.reset(options={"secrets": secrets})
    for env, name in ((made("4x6"), "secret"), (many, "secrets")):
        with pytest.raises(pegwise.InvalidValue, match=f"the option `{name}`, not `secre"):
            env.reset(options={"secret": "1122", "secrets": ["1122"] * 2})
    with pytest.raises(pegwise.InvalidValue, match="without -lies1"):
        made("4x6-lies1")
    with pytest.raises(pegwise.TooLarge):
        made("20x20")
    with pytest.raises(pegwise.InvalidValue, match="1 or more"):
        pegwise.envs.gymnasium.CodebreakerVectorEnv(0)


def shown(env: Any, secret: list[int]) -> bytes:
    """Everything that an agent sees in a lost game before it is over, as bytes."""
    env.reset(options={"secret": "".join(map(str, secret))})
    seen: list[Any] = [re.sub("0x[0-9a-f]+", "", repr(env)), str(env), env.render_mode]
    for _ in range(9):
        observation, reward, over, _, info = env.step([1, 1, 2, 2])
        assert not over and "secret" not in info
        # Views would show the whole array that they belong to.
        assert all(np.asarray(part).base is None for part in observation.values())
        seen.append((observation, reward, over, info))
    return pickle.dumps(seen) + repr(seen).encode()


def test_nothing_shows_the_secret_before_the_game_is_over() -> None:
    # Both secrets give the same answers, so all that is seen must be the same.
    assert shown(made("4x6"), [3, 4, 5, 6]) == shown(made("4x6"), [6, 5, 3, 4])
    assert shown(made("4x6", regret=True), [3, 4, 5, 6]) == shown(made("4x6", regret=True), [6, 5, 3, 4])
    assert shown(made("4x6"), [3, 4, 5, 6]) != shown(made("4x6"), [1, 4, 5, 6])


def test_nothing_in_many_games_shows_a_secret_before_it_is_over() -> None:
    def played(secrets: list[str]) -> bytes:
        many = gymnasium.make_vec(ID, num_envs=2)
        many.reset(seed=1, options={"secrets": secrets})
        seen = [many.step(np.array([[1, 1, 2, 2]] * 2)) for _ in range(9)]
        assert all(part.base is None for step in seen for part in [*step[0].values(), *step[1:4], *step[4].values()])
        return pickle.dumps(seen) + repr(many).encode()

    assert played(["3456", "6543"]) == played(["5555", "4444"])


def test_what_an_agent_changes_does_not_change_the_game() -> None:
    env, many = made("4x6"), gymnasium.make_vec(ID, num_envs=1)
    env.reset(options={"secret": "3632"})
    many.reset(options={"secrets": ["3632"]})
    for observation in (env.step([1, 1, 2, 2])[0], many.step(np.array([[1, 1, 2, 2]]))[0]):
        for part in ("guesses", "answers"):
            observation[part][:] = 3
    assert env.step([3, 6, 3, 2])[0]["guesses"][:3].tolist() == [[1, 1, 2, 2], [3, 6, 3, 2], [0, 0, 0, 0]]
    seen, _, over, _, info = many.step(np.array([[3, 6, 3, 2]]))
    over[:] = False
    info["codes_left"][:] = 5
    assert seen["guesses"][0, 0].tolist() == [1, 1, 2, 2]
    assert many.step(np.array([[1, 1, 2, 2]]))[0]["turn"].tolist() == [0]


def test_the_package_does_not_import_it() -> None:
    code = "import sys, pegwise, pegwise.envs, pegwise.envs.puzzles; print({'gymnasium', 'pettingzoo', 'verifiers', 'numpy'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "set()"


@pytest.mark.parametrize("name", ["gymnasium", "pettingzoo", "verifiers"])
def test_what_is_missing_is_named(name: str) -> None:
    code = f"import sys; sys.modules[{name!r}] = None; import pegwise.envs.{name}"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert f"extra `{name}`" in found.stderr and found.returncode == 1


@pytest.mark.parametrize("text", ["4x6", "3x4-marks", "2x2x3", "3x4-order"])
def test_answers_of_observations_are_read_by_the_board(text: str) -> None:
    env = pegwise.envs.gymnasium.CodebreakerEnv(text)
    board = env.board
    for secret in (board.codes[0], board.codes[-1]):
        env.reset(options={"secret": board.prepare([secret]).array[0]})
        for turn, guess in enumerate(board.guesses[:3]):
            observation, *_ = env.step(board.prepare([guess]).array[0])
            assert board.feedback(observation["answers"][turn]) == board.score(guess, secret)
            if guess == secret:
                break
    for wrong in (np.array([9, 9, 9, 9]), np.array([[1, 0]]), np.array([-1] * len(board.answer_table[0]))):
        with pytest.raises(pegwise.InvalidValue, match="is not an answer on this board"):
            board.feedback(wrong)


def test_a_wrong_secret_says_its_game() -> None:
    games = pegwise.envs.gymnasium.CodebreakerVectorEnv(num_envs=2)
    with pytest.raises(pegwise.InvalidValue, match="game 1: character 1 of `9999`"):
        games.reset(options={"secrets": ["1122", "9999"]})
    for wrong in (5, "1122", ["1122"], iter(["1122"])):
        with pytest.raises(pegwise.InvalidValue, match="a list of 2 codes"):
            games.reset(options={"secrets": wrong})
    games.reset(options={"secrets": (code for code in ("1122", "3344"))})
    with pytest.raises(pegwise.InvalidValue, match=r"board\.prepare\(\[code\]\)\.array\[0\]"):
        games.step("1122")
