"""Strategies written in Python, against the built-in ones."""

from __future__ import annotations

import dataclasses
import re
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx  # type: ignore[import-untyped]
import numpy as np
import pytest

import pegwise
from pegwise import Position, Strategy, StrategyTree


class Knuth(Strategy):
    """Minimises the worst case. Among equal guesses, prefers the first that can win, or else the first."""

    def choose(self, position: Position) -> tuple[str, str]:
        worst = position.candidates.histograms(position.guesses).max(axis=1)
        best = np.flatnonzero(worst == worst.min()).tolist()
        places = {position.guesses.index(code) for code in position.candidates}
        chosen = next((place for place in best if place in places), best[0])
        return position.guesses[chosen], f"at worst {worst.min()} codes are left"


def test_knuth_in_python_is_the_built_in_one() -> None:
    own = StrategyTree.build(Knuth(), "4x6")
    assert own == StrategyTree.build("knuth", "4x6")
    assert own.verify().total == 5801
    found = pegwise.evaluate(Knuth(), "4x6")
    assert (found.strategy, found.total, found.max) == ("Knuth", 5801, 5)


def test_a_strategy_of_ones_own_plays_random_secrets() -> None:
    own, built_in = (pegwise.evaluate(player, games=40, seed=7) for player in (Knuth(), "knuth"))
    assert (own.strategy, own.secrets) == ("Knuth", 40)
    assert dataclasses.replace(own, strategy="knuth") == built_in
    assert pegwise.evaluate(StrategyTree.build("knuth"), games=40, seed=7).distribution == own.distribution

    class AnyThatFits(Strategy):
        def choose(self, position: Position) -> str:
            seen.add(position.candidates.coverage)
            return position.candidates[0]

    seen: set[str] = set()
    # This board is too large to list.
    assert pegwise.evaluate(AnyThatFits(), "10x10", games=1).secrets == 1 and "sample" in seen

    class Broken(Strategy):
        def choose(self, position: Position) -> str:
            raise ZeroDivisionError("as if by mistake")

    with pytest.raises(ZeroDivisionError, match="as if by mistake"):
        pegwise.evaluate(Broken(), games=3)
    with pytest.raises(pegwise.InvalidValue, match="leave out `games`, or -lies1"):
        pegwise.evaluate(Knuth(), "4x6-lies1", games=3)


def test_a_strategy_of_ones_own_advises() -> None:
    suggestion = pegwise.suggest("4x6 1122:1.0", Knuth())
    assert (suggestion.guess, suggestion.strategy) == ("1344", "Knuth")
    assert suggestion.reason == {"kind": "text", "text": "at worst 44 codes are left"}


def test_a_tree_is_a_strategy() -> None:
    tree = StrategyTree.build("knuth", "4x6")
    assert pegwise.suggest("4x6 1122:1.0", tree).guess == "1344"
    assert pegwise.evaluate(tree, "4x6").total == 5801
    with pytest.raises(pegwise.PegwiseError, match="1123"):
        pegwise.suggest("4x6 1123:1.0", tree)


def test_what_a_strategy_raises_is_raised() -> None:
    class Broken(Strategy):
        def choose(self, position: Position) -> str:
            if len(position.turns) == 2:
                raise ZeroDivisionError("as if by mistake")
            return position.candidates[0]

    with pytest.raises(ZeroDivisionError, match="as if by mistake"):
        pegwise.evaluate(Broken(), "4x6")


def test_a_strategy_that_repeats_itself_is_stopped() -> None:
    class Same(Strategy):
        def choose(self, position: Position) -> str:
            return "111"

    for measure in (pegwise.evaluate, StrategyTree.build):
        with pytest.raises(pegwise.PegwiseError, match="the secret is not found after 101 guesses"):
            measure(Same(), "3x4")
    with pytest.raises(pegwise.PegwiseError, match="the secret is not found after 101 guesses"):
        pegwise.evaluate(Same(), "3x4", games=3)
    assert pegwise.play(Same(), "3x4", secret="234").is_over


class Slow(Strategy):
    """A strategy whose first guess already takes longer than `SECONDS`."""

    SECONDS = 0.01

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, position: Position) -> str:
        self.asked += 1
        time.sleep(5 * self.SECONDS)
        return position.candidates[0]


@pytest.mark.parametrize("work", [pegwise.evaluate, StrategyTree.build])
def test_time_ends_the_work_of_a_strategy_in_python(work: Callable[..., object]) -> None:
    slow = Slow()
    with pytest.raises(pegwise.Stopped):
        work(slow, "3x4", seconds=Slow.SECONDS)
    assert slow.asked <= 1


def test_a_late_guess_of_a_strategy_in_python_says_so() -> None:
    assert not pegwise.suggest("3x4", Slow(), seconds=Slow.SECONDS).complete
    assert pegwise.suggest("3x4", Slow()).complete


def test_a_sample_is_one_for_a_strategy_too() -> None:
    class Sees(Strategy):
        def choose(self, position: Position) -> tuple[str, str]:
            return position.candidates[0], position.candidates.coverage

    reasons = [pegwise.suggest(game, Sees()).reason["text"] for game in ("4x6", "10x10 1122334455:2.3")]
    assert reasons == ["all", "sample"]


def test_guesses_that_are_not_allowed_are_named() -> None:
    class Nonsense(Strategy):
        def choose(self, position: Position) -> str:
            return "1177"

    with pytest.raises(pegwise.NotationError, match="`7` is not a colour"):
        pegwise.suggest("4x6", Nonsense())


@pytest.mark.parametrize("wrong", [np.array([1, 1, 2, 2]), 1122, None, ("1122", 3), ("1122", "a", "b")], ids=repr)
def test_guesses_of_a_wrong_type_are_named(wrong: Any) -> None:
    class Wrong(Strategy):
        def choose(self, position: Position) -> str:
            return wrong  # type: ignore[no-any-return]

    expected = f"Wrong.choose returned a value of type {type(wrong).__name__}; return a code as text"
    with pytest.raises(TypeError, match=re.escape(expected)):
        pegwise.suggest("4x6", Wrong())
    with pytest.raises(TypeError, match=re.escape(expected)):
        pegwise.evaluate(Wrong(), "2x2")


@pytest.mark.parametrize(
    ("wrong", "words"), [(Knuth, "; write Knuth() for Knuth"), (7, ", not 7"), (dict, ", not <class 'dict'>")]
)
def test_things_that_are_not_strategies_are_refused(wrong: Any, words: str) -> None:
    expected = f"a strategy is a name such as 'knuth', a tree, or an object of a subclass of pegwise.Strategy{words}"
    with pytest.raises(TypeError, match=re.escape(expected)):
        pegwise.evaluate(wrong)
    with pytest.raises(TypeError, match=re.escape(expected)):
        pegwise.suggest("4x6", wrong)


def test_strategies_may_ask_the_engine() -> None:
    """Long work inside `choose` runs on the same thread."""

    class Adviser(Strategy):
        def choose(self, position: Position) -> str:
            rows = " ".join(map(str, position.turns))
            board = pegwise.Board("5x8")
            board.scores(board.codes[:200])
            return pegwise.suggest(f"{position.board} {rows}", "knuth").guess

    assert pegwise.evaluate(Adviser(), "3x3").total == pegwise.evaluate("knuth", "3x3").total


def test_nodes_of_a_tree() -> None:
    tree = StrategyTree.build("knuth", "4x6")
    node = tree.root["1.0"]["0.1"]
    assert [str(turn) for turn in node.turns] == ["1122:1.0", "1344:0.1"]
    assert tree.find("3632").turns[0].guess == "1122"
    assert sum(child.secrets for child in tree.root.children.values()) + tree.root.can_win == 1296
    with pytest.raises(KeyError, match="no guess after the answer"):
        tree.root["4.0"]
    assert tree.differences(tree) == []
    first, second = tree.differences(StrategyTree.build("entropy", "4x6"))[0]
    assert first is not None and second is not None and first.guess != second.guess


def test_a_walk_meets_every_position_after_the_one_before_it() -> None:
    tree = StrategyTree.build("knuth", "4x6")
    walked = list(tree.walk())
    assert len(set(walked)) == len(walked) == len(tree)
    places = {tuple(node.turns): place for place, node in enumerate(walked)}
    assert all(places[turns[:-1]] < place for turns, place in places.items() if turns)
    below = tree.root["1.0"]["0.1"]
    assert {tuple(node.turns[:2]) for node in below.walk()} == {tuple(below.turns)}


def test_equal_nodes() -> None:
    tree, again = StrategyTree.build("knuth", "4x6"), StrategyTree.build("knuth", "4x6")
    assert tree.root["1.0"] == again.root["1.0"] != tree.root["0.1"]
    assert tree.root != StrategyTree.build("entropy", "4x6").root and len({tree.root, again.root}) == 1


@pytest.mark.parametrize("board", ["4x6", "words", "3x3-lies1", pegwise.Board("3x4", symbols="RGBY")], ids=str)
def test_guesses_of_a_tree_are_those_of_its_games(board: pegwise.Board | str) -> None:
    tree = StrategyTree.build("knuth", board)
    guesses = tree.guesses()
    assert guesses.dtype == np.uint8 and np.bincount(guesses)[1:].tolist() == tree.verify().distribution
    for place in range(0, len(guesses), 97 if len(guesses) > 100 else 5):
        assert len(tree.find(tree.board.codes[place]).turns) + 1 == guesses[place]


def test_a_tree_as_a_graph() -> None:
    tree = StrategyTree.build("knuth", "4x6")
    graph = tree.to_networkx()
    assert networkx.is_arborescence(graph) and len(graph) == len(tree)
    assert graph.nodes[0] == {"guess": "1122", "secrets": 1296, "can_win": True}
    assert {edge["answer"]: graph.nodes[node]["guess"] for _, node, edge in graph.out_edges(0, data=True)} == {
        str(answer): child.guess for answer, child in tree.root.children.items()
    }
    depths = networkx.single_source_shortest_path_length(graph, 0)
    assert sum(depths[node] + 1 for node, can_win in graph.nodes(data="can_win") if can_win) == 5801


@pytest.mark.parametrize("format", ["text", "compact", "json"])
def test_trees_are_written_and_read(format: str) -> None:
    tree = StrategyTree.build("knuth", "3x4")
    assert StrategyTree.read(tree.write(format)) == tree


def test_trees_are_strategies_by_their_files(tmp_path: Path) -> None:
    file = tmp_path / "knuth.txt"
    StrategyTree.build("knuth", "4x6").save(file)
    assert StrategyTree.load(file).verify().total == 5801
    assert pegwise.evaluate(f"tree:{file}").total == 5801
    StrategyTree.build("entropy", "4x6").save(file)
    assert pegwise.evaluate(f"tree:{file}").total == pegwise.evaluate("entropy").total
    with pytest.raises(pegwise.InvalidValue, match="needs the name of a file"):
        pegwise.evaluate("tree:")
    with pytest.raises(FileNotFoundError, match="missing.txt"):
        pegwise.evaluate(f"tree:{tmp_path / 'missing.txt'}")


def test_files_that_are_no_trees() -> None:
    with pytest.raises(pegwise.InvalidValue, match="line 1: this is not a strategy tree"):
        StrategyTree.read("nonsense")
    with pytest.raises(pegwise.InvalidValue, match="`format` must be"):
        StrategyTree.build("knuth", "2x2").write("yaml")


def test_certificates_are_followed_and_forgeries_refused() -> None:
    proof = pegwise.Solver("3x3").certificate()
    assert pegwise.check_certificate(proof).rules == "3x3"
    head, claim = proof.splitlines()[:2], [line for line in proof.splitlines() if "total" in line or ">=" in line]
    assert head and claim
    with pytest.raises(pegwise.InvalidValue, match="line"):
        pegwise.check_certificate(proof.replace("3x3", "3x4", 1))


def test_several_threads_ask_at_once() -> None:
    boards = ["2x4", "3x3", "3x4", "4x4", "3x5", "4x5"]
    alone = [pegwise.evaluate("entropy", board).total for board in boards]
    found: dict[str, int] = {}

    def work(board: str) -> None:
        found[board] = pegwise.evaluate("entropy", board).total

    threads = [threading.Thread(target=work, args=(board,)) for board in boards for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[board] for board in boards] == alone


def test_strategies_have_names_and_positions_are_keys() -> None:
    class First(Strategy):
        def __init__(self, name: str | None = None) -> None:
            self.seen: set[Position] = set()
            if name is not None:
                self.name = name

        def choose(self, position: Position) -> str:
            self.seen.add(position)
            return position.candidates[0]

    named = First("mine")
    assert [one.strategy for one in pegwise.compare([First(), named], "2x3")] == ["First", "mine"]
    assert any(len(position.turns) == 2 for position in named.seen)


def test_a_comparison_names_the_strategy_that_fails() -> None:
    class Bad(Strategy):
        def choose(self, position: Position) -> str:
            return "9999"

    with pytest.raises(pegwise.NotationError) as caught:
        pegwise.compare(["first", Bad()], "4x6")
    assert not hasattr(caught.value, "__notes__") or caught.value.__notes__ == ["The strategy is Bad."]
