"""Games and their methods."""

from __future__ import annotations

import copy
import io
import re
import sys

import numpy as np
import pytest

import pegwise
from pegwise import Board, Game
from pegwise._calls import Bar


def test_rows_are_entered_edited_removed_and_taken_back() -> None:
    game = Game("4x6 1122:1.1 3456:0.0")
    assert (game.status, len(game)) == ("contradiction", 2)
    game.edit(2, "3456", (1, 0))
    assert game.status == "open"
    game.remove(1)
    assert str(game) == "4x6 3456:1.0"
    assert game.undo() and game.undo() and not game.undo()
    assert str(game) == "4x6 1122:1.1 3456:0.0"
    assert game.redo()
    assert str(game.pop()) == "3456:1.0"
    with pytest.raises(pegwise.InvalidTurn, match="there is no row 5; the game has 1"):
        game.remove(5)
    with pytest.raises(pegwise.InvalidTurn, match="counted from 1"):
        game.remove(0)


def test_a_copy_is_a_game_of_its_own() -> None:
    game = Game("4x6 1122:1.1")
    other = game.copy()
    other.push("1344:0.1")
    assert (len(game), len(other)) == (1, 2)
    assert copy.copy(game) == game != other


def test_a_game_is_won_or_lost() -> None:
    assert Game("4x6 1122:1.1 1314:4.0").is_won
    lost = Game("4x6-in2 1122:1.1 1314:1.1")
    assert lost.status == "lost" and lost.is_over


def test_a_board_can_be_given_apart() -> None:
    assert Game("1122:1.1", "4x7").board == Board("4x7")
    assert Game("5x8 11223:1.1").board == Board("5x8")
    letters = Board("4x6", symbols="RGBYOP")
    game = Game("RRGG:1.0", letters)
    assert (str(game), game.suggest("knuth").guess) == ("4x6 RRGG:1.0", "RBYY")


def test_a_board_starts_a_game() -> None:
    letters = Board("4x6", symbols="RGBYOP")
    assert (Game(letters).board, len(Game(letters))) == (letters, 0)
    assert pegwise.suggest(Board("5x8"), "knuth") == pegwise.suggest("5x8", "knuth")


def test_a_strategy_plays_a_game() -> None:
    # The codes that Knuth's algorithm guesses on the way to 3632.
    game = pegwise.play("knuth", secret="3632")
    assert game == Game("4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0") and game.is_won
    assert pegwise.play("first", "4x6-in2", secret="red red black black").status == "lost"
    assert pegwise.play("knuth", "words", secret="START").turns[-1].guess == "START"
    with pytest.raises(pegwise.NotationError):
        pegwise.play("knuth", secret="1177")


def test_secrets_are_drawn_from_seeds_generators_or_chance() -> None:
    board = Board("8x8")
    assert board.draw_secret(7) == board.draw_secret(np.int64(7)) != board.draw_secret(8)
    first, second, other = (board.draw_secret(np.random.default_rng(seed)) for seed in (1, 1, 2))
    assert first == second != other
    rng = np.random.default_rng(1)
    assert (board.draw_secret(rng), pegwise.play("first", board, rng=rng).turns[-1].guess) != (first, first)
    assert board.code(board.draw_secret())
    with pytest.raises(TypeError, match="`rng` must be a whole number, not 'x'"):
        board.draw_secret("x")  # type: ignore[arg-type]


def test_suggestions_of_any_strategy() -> None:
    game = "4x6 1122:1.0 1344:0.1 3526:1.2"
    knuth, optimal = pegwise.suggest(game, "knuth"), pegwise.suggest(game)
    assert (knuth.guess, knuth.can_be_secret, knuth.candidates) == ("1462", False, 7)
    assert (optimal.guess, optimal.strategy, optimal.reason["kind"]) == ("3632", "optimal", "fewest-guesses")
    assert sum(cell.codes for cell in optimal.partition) == 7
    assert "It needs 2.0000 more guesses on average" in str(optimal)


def test_checks_and_repairs() -> None:
    game = Game("4x6 1122:1.1 3456:0.0 1213:1.1")
    check = game.check()
    assert check.contradiction is not None
    assert [check.contradiction.clash, check.contradiction.repair_count, check.rows[0].candidates] == [[1, 2], 6, 208]
    game.repair(check, choice=1)
    assert str(game) == "4x6 1122:1.1 3456:1.0 1213:1.1"
    assert game.check().is_consistent and len(game.candidates) == 5
    with pytest.raises(pegwise.PegwiseError, match="nothing to repair"):
        game.repair()


def test_reviews_find_wrong_answers_where_the_secret_is_known() -> None:
    review = pegwise.review("4x6 1122:1.0 1344:0.1 3526:1.2", secret="3632")
    assert isinstance(review, pegwise.Review) and review.wrong_answers == []
    review = pegwise.review("4x6 1122:1.1", secret="1213")
    assert review.wrong_answers is not None and [str(one.feedback) for one in review.wrong_answers] == ["1.2"]
    with pytest.raises(pegwise.InvalidValue, match="`pool` must be"):
        pegwise.review("4x6 1122:1.0", pool="some")


def test_boards_too_large_to_list() -> None:
    game = Game("10x10 1122334455:2.3 6677889911:1.4")
    suggestion = game.suggest(seconds=5)
    assert (suggestion.strategy, suggestion.coverage) == ("sampled-entropy", "sample")
    assert len(game.candidates) > 0
    assert all(Board("10x10").score("1122334455", code) == (2, 3) for code in game.candidates[:20])
    assert isinstance(game.review(), pegwise.Narrowings)


def test_a_board_that_needs_more_memory_is_played_without_its_list() -> None:
    assert Game("4x6 1122:1.0").suggest().coverage == "all"
    assert Game("4x6 1122:1.0", memory=0).candidates[:2] == Game("4x6 1122:1.0").candidates[:2]


class Terminal(io.StringIO):
    """What a terminal shows, without colours."""

    def isatty(self) -> bool:
        return True

    @property
    def lines(self) -> list[str]:
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.getvalue()).split("\r")


@pytest.mark.parametrize("has_rich", [True, False])
def test_progress_in_a_terminal_is_one_line(has_rich: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    if not has_rich:
        monkeypatch.setitem(sys.modules, "rich.progress", None)
    bar = Bar()
    bar(1, 4)
    bar(1, 4)
    bar.fill()
    start, quarter, *_, end = terminal.lines
    assert start == "" and "25%" in quarter and "100%" in end and end.endswith("\n") and "\n" not in quarter
    assert ("━" in quarter, "0:00:00" in end, "[===" in quarter) == (has_rich, has_rich, not has_rich)
    # Nothing hides the cursor.
    assert "\x1b[?25l" not in terminal.getvalue()


def test_progress_is_silent_without_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    pegwise.evaluate("knuth", "4x6", progress=True)
    assert capsys.readouterr() == ("", "")


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    pegwise.evaluate("knuth", "5x7", progress=lambda done, total: told.append((done, total)))
    assert told and all(0 <= done <= total for done, total in told)


def test_what_a_callback_raises_ends_the_call() -> None:
    def refuse(done: int, total: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        pegwise.evaluate("entropy", "6x7", progress=refuse)


def test_bounds_of_a_proof_are_told() -> None:
    told: list[tuple[int, int | None]] = []
    solution = pegwise.Solver("4x6").solve(bounds=lambda lower, upper: told.append((lower, upper)))
    assert told and told[-1][0] <= 5625 == solution.total


def test_a_game_that_begins_with_its_rules_goes_on_by_them() -> None:
    game = Game("3x6-distinct")
    game.push("123", "1.0")
    assert str(game) == "3x6-distinct 123:1.0"
    assert str(game.candidates.board) == "3x6-distinct"
    assert len(game.candidates) == len(game.candidates.scores(["123"])[0]) == 18
    bulls = Game("bulls-and-cows")
    bulls.push("0123", "0.2")
    assert str(bulls) == "bulls-and-cows 0123:0.2"


@pytest.mark.parametrize(
    ("name", "rules", "code", "canonical"),
    [
        ("padlock", "3x10-distinct", "012", "123"),
        ("bagels", "3x10-distinct", "980", "A91"),
        ("bulls-and-cows-in7", "4x10-distinct-in7", "0123", "1234"),
        ("castle-tune", "5x7-blanks", "ABCDG", "12347"),
        ("number-baseball", "3x9-distinct-in9", "123", "123"),
    ],
)
def test_a_named_board_has_its_own_symbols(name: str, rules: str, code: str, canonical: str) -> None:
    named, plain = pegwise.Board(name), pegwise.Board(rules)
    assert (str(named), str(plain)) == (name, rules)
    assert (named.prepare([code]).array == plain.prepare([canonical]).array).all()
    assert named.prepare([code])[0] == code and plain.prepare([canonical])[0] == canonical
    answer = named.score(code, named.codes[5])
    games = [pegwise.Game(f"{name} {code}:{answer}"), pegwise.Game(f"{code}:{answer}", name), pegwise.Game(f"{rules} {canonical}:{answer}")]
    assert [game.board for game in games] == [named, named, plain]
    assert str(games[0]) == str(games[1]) == f"{name} {code}:{answer}"
    assert (games[0].candidates.array == games[2].candidates.array).all()
    # A game on another board brings its own symbols.
    assert pegwise.Game(f"{name} {code}:{answer}", "3x4").board == named
    assert pegwise.Game(f"{rules} {canonical}:{answer}", named).board == plain


@pytest.mark.parametrize("kind", ["deduce", "padlock"])
def test_puzzles_have_the_only_code_that_fits(kind: str) -> None:
    for seed in range(3):
        puzzle = pegwise.puzzle(kind, "medium", seed)
        game = pegwise.Game(" ".join(["4x6", *map(str, puzzle.rows)]))
        assert list(game.candidates) == puzzle.solutions and puzzle.left is not None and puzzle.left[-1] == 1
        assert puzzle.solutions[0] in puzzle.words[-1] and str(puzzle).endswith(puzzle.question)


def test_puzzles_about_an_answer() -> None:
    puzzle = pegwise.puzzle("impossible", "easy", 7)
    assert f"\n{puzzle.guess}:?\n" in str(puzzle) and puzzle.guess and puzzle.offered and puzzle.given
    game = pegwise.Game(" ".join(["4x6", *map(str, puzzle.rows)]))
    answers = pegwise.explain(game, puzzle.guess).partition
    assert set(puzzle.offered) - {cell.feedback for cell in answers} == {pegwise.Feedback.read(puzzle.solutions[0])}
    assert all(game.board.score(puzzle.guess, one.code) == one.feedback for one in puzzle.given)


def test_puzzles_that_make_no_sense() -> None:
    with pytest.raises(pegwise.InvalidValue, match="`kind` must be one of `deduce`, .*, not `x`"):
        pegwise.puzzle("x", "easy", 1)
    with pytest.raises(pegwise.InvalidValue, match="`level` must be one of `easy`, `medium`, `hard`, not `1`"):
        pegwise.puzzle("deduce", "1", 1)
    with pytest.raises(pegwise.InvalidValue, match="only where every answer is known and true"):
        pegwise.puzzle("deduce", "easy", 1, "4x6-lies1")
    with pytest.raises(TypeError, match="`seed` must be a whole number"):
        pegwise.puzzle("deduce", "easy", "1")  # type: ignore[arg-type]


def test_regret_reads_each_game_in_its_own_symbols() -> None:
    own = pegwise.Board("4x6", symbols="RGBYOP")
    games: list[pegwise.Game | pegwise.Board | str] = ["4x6", pegwise.Game("4x6 RRGG:1.0", own), "4x6 1122:1.0", "1122:1.0", own]
    lost = pegwise.regret(games, ["1122", "RBYY", "1344", "1344", "RRGG"])
    assert [one.game for one in lost] == ["4x6", "4x6 RRGG:1.0", "4x6 1122:1.0", "4x6 1122:1.0", "4x6"]
    assert lost[1].skill_lost == lost[2].skill_lost == lost[3].skill_lost and lost[0].bits == lost[4].bits
    # Both boards have the same codes, but other symbols.
    named, plain = pegwise.regret(["bulls-and-cows 0123:0.0", "4x10-distinct 1234:0.0"], ["4567", "5678"])
    assert (named.game, plain.game) == ("bulls-and-cows 0123:0.0", "4x10-distinct 1234:0.0")
    assert named.bits == plain.bits and named.partition == plain.partition
