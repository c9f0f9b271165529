"""Errors have the messages of the library and the place of the problem."""

from __future__ import annotations

import math
import pickle
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import pegwise
from pegwise.envs.conversation import Conversation


def test_a_symbol_that_is_no_colour_is_pointed_at() -> None:
    with pytest.raises(pegwise.NotationError) as caught:
        pegwise.score("1122", "1293")
    error = caught.value
    assert str(error) == "character 3 of `1293`: `9` is not a colour here; the colours are 1 to 6"
    assert (error.text[error.position], error.row) == ("9", None)


def test_errors_in_games_name_the_row() -> None:
    with pytest.raises(pegwise.NotationError) as caught:
        pegwise.Game("4x6 1122:1.1 1344:x")
    assert (caught.value.row, caught.value.position) == (2, 5)


def test_boards_that_make_no_sense() -> None:
    with pytest.raises(pegwise.NotationError, match="is not a board; write pegs x colours"):
        pegwise.Board("4y6")
    with pytest.raises(pegwise.InvalidValue):
        pegwise.Board("4x6", symbols="ABC")


HALF = "11\ud8002"


class Says(pegwise.Strategy):
    """Guesses a text, and is called by it."""

    name = HALF

    def choose(self, position: pegwise.Position) -> str:
        return HALF


@pytest.mark.parametrize(
    "read",
    [
        pegwise.Board,
        lambda text: pegwise.Board("4x6", symbols=text),
        pegwise.Board("4x6").code,
        pegwise.Board("4x6").feedback,
        pegwise.Board("4x6").number,
        lambda text: pegwise.Board("4x6").score(text, "1122"),
        lambda text: pegwise.Board("4x6").score("1122", text),
        lambda text: pegwise.Board("4x6").prepare(["1122", text]),
        lambda text: pegwise.Board("4x6").scores([text]),
        lambda text: pegwise.Board("4x6").histograms([text]),
        pegwise.Board("4x6").codes.index,
        pegwise.Board("4x6").codes.partition,
        lambda text: pegwise.Board("4x6").codes.after(text, "1.0"),
        lambda text: pegwise.Board("4x6").codes.after("1122", text),
        pegwise.Feedback.read,
        pegwise.Game,
        lambda text: pegwise.Game("1122:1.0", text),
        lambda text: pegwise.Game().push(text),
        lambda text: pegwise.Game().push(text, "1.0"),
        lambda text: pegwise.Game().push("1122", text),
        lambda text: pegwise.Game("4x6 1122:1.0").edit(1, text, "1.0"),
        lambda text: pegwise.Game("4x6 1122:1.0").edit(1, "1122", text),
        lambda text: pegwise.score(text, "1122"),
        lambda text: pegwise.play(secret=text),
        lambda text: pegwise.play(text),
        lambda text: pegwise.suggest("4x6", text),
        pegwise.suggest,
        pegwise.check,
        lambda text: pegwise.explain("4x6", text),
        lambda text: pegwise.review("4x6 1122:1.0", secret=text),
        lambda text: pegwise.review("4x6 1122:1.0", pool=text),
        lambda text: pegwise.judge("4x6", text),
        lambda text: pegwise.rank("4x6", pool=text),
        lambda text: pegwise.regret(["4x6"], [text]),
        lambda text: pegwise.regret(["4x6"], ["1122"], pool=text),
        pegwise.evaluate,
        lambda text: pegwise.compare(["knuth", text], "2x2"),
        lambda text: pegwise.evaluate(Says(), "2x2"),
        lambda text: pegwise.StrategyTree.build(text),
        pegwise.StrategyTree.read,
        pegwise.StrategyTree.build("first", "2x2").find,
        pegwise.StrategyTree.build("first", "2x2").write,
        lambda text: pegwise.Solver("2x2", pool=text),
        pegwise.Solver("2x2").solve,
        pegwise.check_certificate,
    ],
)
def test_text_with_half_of_a_surrogate_pair(read: Callable[[str], object]) -> None:
    with pytest.raises(pegwise.InvalidValue) as caught:
        read(HALF)
    assert pickle.loads(pickle.dumps(caught.value)).args == caught.value.args


def test_where_half_of_a_surrogate_pair_is() -> None:
    with pytest.raises(pegwise.NotationError, match=re.escape("character 3 of `11?2`: this is half of a surrogate pair")) as caught:
        pegwise.Board("4x6").prepare(["1122", HALF])
    assert (caught.value.text, caught.value.position, caught.value.row) == ("11?2", 2, None)
    # A whole pair is one character.
    with pytest.raises(pegwise.NotationError, match="\U0001f600"):
        pegwise.Board("4x6").code("112\U0001f600")


def test_answers_that_no_code_gives() -> None:
    with pytest.raises(pegwise.InvalidTurn) as caught:
        pegwise.Game("4x6 1122:1.1 1111:0.1")
    assert caught.value.row == 2
    assert caught.value.possible == ["0.0", "1.0", "2.0", "3.0", "4.0"]


def test_contradictions_bring_their_check() -> None:
    with pytest.raises(pegwise.Contradiction) as caught:
        pegwise.suggest("4x6 1122:1.1 3456:0.0 1213:1.1")
    contradiction = caught.value.check.contradiction
    assert contradiction is not None and contradiction.clash == [1, 2]


def test_games_that_are_over() -> None:
    with pytest.raises(pegwise.GameOver):
        pegwise.suggest("4x6 1122:4.0")


def test_strategies_that_are_unknown() -> None:
    with pytest.raises(pegwise.InvalidValue, match="no strategy is called `knut`"):
        pegwise.evaluate("knut")


def test_boards_that_are_too_large() -> None:
    with pytest.raises(pegwise.TooLarge, match="codes"):
        pegwise.evaluate("knuth", "20x20")
    with pytest.raises(pegwise.TooLarge):
        len(pegwise.Board("20x20").codes)


def test_no_time_at_all() -> None:
    with pytest.raises(pegwise.Stopped, match="stopped before anything was found"):
        pegwise.evaluate("knuth", "5x8", seconds=0)
    with pytest.raises(pegwise.InvalidValue, match="`seconds` must be a number, 0 or more"):
        pegwise.suggest("4x6", seconds=-1)


def test_a_proof_that_is_stopped_says_what_is_proved() -> None:
    solution = pegwise.Solver("5x6").solve(seconds=0)
    assert (solution.status, solution.complete) == ("bounded", False)
    assert solution.lower is not None and solution.lower > 7776


def test_numbers_that_make_no_sense() -> None:
    with pytest.raises(pegwise.InvalidValue, match="`games` must be 1 or more"):
        pegwise.evaluate("knuth", games=0)
    assert pegwise.suggest("4x6 1122:1.0", "knuth", memory=2**63).guess == "1344"


@pytest.mark.parametrize("name", ["memory", "games", "seed"])
def test_whole_numbers(name: str) -> None:
    def play(wrong: Any) -> None:
        arguments: dict[str, Any] = {"games": 1, name: wrong}
        pegwise.evaluate("knuth", "2x2", **arguments)

    for wrong in ("5", 1.5):
        with pytest.raises(TypeError, match=re.escape(f"`{name}` must be a whole number, not {wrong!r}")):
            play(wrong)
    with pytest.raises(pegwise.InvalidValue, match=f"`{name}` must be [01] or more"):
        play(-1)
    with pytest.raises(pegwise.InvalidValue, match=re.escape(f"`{name}` must be less than 2**64")):
        play(2**64)


@pytest.mark.parametrize("ask", [pegwise.suggest, pegwise.check, pegwise.rank, lambda game, seconds: pegwise.compare([], seconds=seconds)])
def test_seconds(ask: Any) -> None:
    with pytest.raises(TypeError, match="`seconds` must be a number, such as 2.5, not '5'"):
        ask("4x6", seconds="5")
    for seconds in (math.inf, math.nan, -1):
        with pytest.raises(pegwise.InvalidValue, match="`seconds` must be a number, 0 or more; leave it out for no limit"):
            ask("4x6", seconds=seconds)
    for seconds in (np.float32(60), np.int64(60), 1e300):
        ask("4x6 1122:1.0 1344:0.1", seconds=seconds)


def test_listeners_that_cannot_be_called() -> None:
    progress: Any = "yes"
    with pytest.raises(TypeError, match="`progress` must be True for a bar, or a function that takes .*, not 'yes'"):
        pegwise.evaluate("knuth", "2x2", progress=progress)
    with pytest.raises(TypeError, match="`bounds` must be a function that takes the two bounds, not 'yes'"):
        pegwise.Solver("2x2").solve(bounds=progress)


def test_games_that_are_no_text() -> None:
    wrong: Any = 46
    for ask in (pegwise.Game, pegwise.suggest, pegwise.check):
        with pytest.raises(TypeError, match="a game is a board, or text such as '4x6 1122:1.0', not 46"):
            ask(wrong)


def test_codes_that_are_not_there() -> None:
    codes = pegwise.Board("4x6").codes
    for wrong in (1296, -1297, [5, 1296], np.array([-1297])):
        with pytest.raises(IndexError, match="there is no code -?129[67]; there are 1296"):
            codes[wrong]
    with pytest.raises(pegwise.InvalidValue, match="the mask has 3 truth values, but there are 1,296 codes"):
        codes[np.zeros(3, bool)]
    strange: Any
    for strange in ([1.5], np.zeros((2, 2), int)):
        with pytest.raises(pegwise.InvalidValue, match="a place, a slice, an array of places, or an array of truth values"):
            codes[strange]


def test_kinds_of_errors() -> None:
    assert issubclass(pegwise.NotationError, ValueError)
    assert issubclass(pegwise.Interrupted, KeyboardInterrupt)
    assert not issubclass(pegwise.Interrupted, pegwise.PegwiseError)


def test_errors_are_pickled_with_their_places() -> None:
    with pytest.raises(pegwise.NotationError) as caught:
        pegwise.score("1122", "1293")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again), again.position) == (pegwise.NotationError, str(caught.value), 2)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: pegwise.Board(4), "a board is text such as '4x6', or a Board, not 4"),  # type: ignore[arg-type]
        (lambda: pegwise.Board("4x6", symbols=5), "`symbols` must be text with a symbol for each colour, such as 'RGBYOP', not 5"),  # type: ignore[arg-type]
        (lambda: pegwise.Game().push("1122", 3), "an answer is text such as '1.2', a Feedback, or a pair of whole numbers, not 3"),  # type: ignore[arg-type]
        (lambda: pegwise.Game().push("1122", (1,)), "a pair of whole numbers, not (1,)"),  # type: ignore[arg-type]
        (lambda: pegwise.Board().codes.after("1122", 5), "a pair of whole numbers, not 5"),  # type: ignore[arg-type]
        (lambda: pegwise.Board().number(None), "a pair of whole numbers, not None"),  # type: ignore[arg-type]
        (lambda: pegwise.Board().scores(None), "codes are a list of texts, such as ['1122'], or an array of whole numbers, not None"),  # type: ignore[arg-type]
        (lambda: pegwise.Board().prepare([[1, 1, 2, 2]]), "or an array of whole numbers, not [[1, 1, 2, 2]]"),  # type: ignore[list-item]
        (lambda: pegwise.Board().score(np.array([1, 1, 2, 2]), "1122"), "this must be text, not a value of type ndarray; Board.prepare makes codes of arrays"),  # type: ignore[arg-type]
        (lambda: pegwise.StrategyTree.read(None), "this must be text, not a value of type NoneType"),  # type: ignore[arg-type]
        (lambda: pegwise.check_certificate(None), "this must be text, not a value of type NoneType"),  # type: ignore[arg-type]
        (lambda: pegwise.compare("knuth"), "`strategies` is a list, such as ['knuth']"),
        (lambda: pegwise.regret("4x6", ["1122"]), "`games` and `guesses` are lists, such as ['4x6'] and ['1122']"),
        (lambda: pegwise.regret(["4x6"], "1122"), "`games` and `guesses` are lists, such as ['4x6'] and ['1122']"),
        (lambda: pegwise.compare(None), "`strategies` is a list, such as ['knuth']"),  # type: ignore[arg-type]
        (lambda: pegwise.regret(None, ["1122"]), "`games` and `guesses` are lists, such as ['4x6'] and ['1122']"),  # type: ignore[arg-type]
        (lambda: pegwise.Feedback.read(None), "an answer is text such as '1.2', not None"),  # type: ignore[arg-type]
        (lambda: pegwise.Game("4x6 1122:1.0").remove(None), "`row` must be a whole number, not None"),  # type: ignore[arg-type]
        (lambda: pegwise.evaluate("knuth", "2x3", progress=np.zeros(3)), "`progress` must be True for a bar"),  # type: ignore[arg-type]
        (lambda: pickle.dumps(pegwise.Solver("2x3")), "a solver cannot be pickled, but its solutions can"),
        (lambda: pegwise.Board().codes["1122"], "a place is a whole number or a slice, not '1122'; `index` finds the place of a code"),  # type: ignore[call-overload]
        (lambda: pegwise.review("4x6 1122:1.0", without_opening=1), "`without_opening` must be True or False, not 1"),  # type: ignore[arg-type]
        (lambda: pegwise.StrategyTree.build("knuth", "2x3").differences("knuth"), "the other tree must be a StrategyTree, not 'knuth'"),  # type: ignore[arg-type]
        (lambda: pegwise.Feedback.of_number("7"), "`number` must be a whole number, not '7'"),  # type: ignore[arg-type]
    ],
)
def test_wrong_types_say_what_would_be_right(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(TypeError, match=re.escape(message)):
        call()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: pegwise.play("knuth", secret="1122", rng=1), "`secret` and `rng` exclude each other"),
        (lambda: pegwise.Game(pegwise.Board("4x6"), "3x4"), "there are two boards, 4x6 and 3x4; give one"),
        (lambda: Conversation("4x6", secret="1122", seed=1), "`secret` and `seed` exclude each other"),
    ],
)
def test_arguments_are_not_ignored(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(pegwise.InvalidValue, match=message):
        call()


def test_what_is_no_code_is_in_no_list() -> None:
    codes = pegwise.Board("4x6").codes
    others: list[Any] = ["9999", HALF, 1122, None]
    assert "1122" in codes and not any(other in codes for other in others)
    with pytest.raises(pegwise.NotationError, match="`9` is not a colour here"):
        codes.index("9999")


def test_answers_have_no_negative_numbers() -> None:
    with pytest.raises(pegwise.InvalidValue, match="`number` must be 0 or more"):
        pegwise.Feedback.of_number(-1)


def test_random_secrets_need_true_answers() -> None:
    with pytest.raises(pegwise.InvalidValue, match="leave out `games`, or -lies1"):
        pegwise.evaluate("knuth", "3x4-lies1", games=5)


@pytest.mark.parametrize(
    ("games", "guesses", "kind", "message"),
    [
        (["4x6", "4x6 1192:1.0"], ["1122", "1344"], pegwise.NotationError, "game 2: row 1, character 3 of `1192:1.0`"),
        (["4x6", "4x6 1122:1.0"], ["1122", "1394"], pegwise.NotationError, "game 2: character 3 of `1394`"),
        (["4x6", "4x6 1111:0.1"], ["1122", "1344"], pegwise.InvalidTurn, "game 2: row 1: no code answers 1111 with 0.1"),
        (["4x6", "4x6 1122:1.1 1122:0.0"], ["1122", "1344"], pegwise.Contradiction, "game 2: no code fits all answers"),
        (["4x6", "4x6 1122:1.?"], ["1122", "1344"], pegwise.InvalidValue, "game 2: this is done only where every answer is known"),
        (["4x6", "3x4"], ["1122", "134"], pegwise.PegwiseError, "game 2: "),
    ],
)
def test_a_fault_in_one_of_many_games_names_the_game(games: list[str], guesses: list[str], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=re.escape(message)):
        pegwise.regret(games, guesses)


def test_repairs_are_of_this_game() -> None:
    game = pegwise.Game("4x6 1122:1.1 3456:0.0 1213:1.1")
    other = pegwise.check("4x6 1111:0.0 1213:3.0")
    with pytest.raises(pegwise.InvalidValue, match="this is a check of another game, 4x6 1111:0.0 1213:3.0"):
        game.repair(other)
    with pytest.raises(pegwise.InvalidValue, match="`choice` must be less than"):
        game.repair(choice=99)
    with pytest.raises(pegwise.InvalidTurn, match="there is no row 0"):
        game.remove(0)
    assert str(game) == "4x6 1122:1.1 3456:0.0 1213:1.1"


def test_other_lists_are_lists() -> None:
    board = pegwise.Board("4x6")
    wanted = board.scores(["1122", "1213"]).tolist()
    assert board.scores(np.array(["1122", "1213"])).tolist() == wanted
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    assert board.scores(pandas.Series(["1122", "1213"])).tolist() == wanted
    assert board.scores(polars.Series(["1122", "1213"])).tolist() == wanted
    assert len(pegwise.regret((game for game in ["4x6"]), ["1122"])) == 1
    assert pegwise.Board(board, "RGBYOP").score("RRGG", "RGRB") == board.score("1122", "1213")


def test_names_of_strategies_are_one_line() -> None:
    class Named(pegwise.Strategy):
        name = "a\nb"

        def choose(self, position: pegwise.Position) -> str:
            return position.candidates[0]

    with pytest.raises(pegwise.InvalidValue, match="the name of a strategy is one line"):
        pegwise.StrategyTree.build(Named(), "2x3")


def test_regret_reports_progress() -> None:
    told: list[tuple[int, int]] = []
    pegwise.regret(["4x6"] * 3, ["1122"] * 3, progress=lambda done, total: told.append((done, total)))
    assert told and told[-1][0] <= told[-1][1]
    with pytest.raises(ZeroDivisionError):
        pegwise.regret(["4x6"], ["1122"], progress=lambda done, total: 1 // 0)
