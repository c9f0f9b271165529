"""Puzzles have one solution, and neither they nor conversations give anything for cheating."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from naive import answer

import pegwise
from pegwise import Board, Game
from pegwise.envs.conversation import Conversation, read_guess
from pegwise.envs.puzzles import LEVELS, Puzzles

KINDS = ["4x6-marks", "3x4-order", "3x2x2", "4x5-sum", "4x5-whites", "4x5-blacks", "4x5-each", "4x5-blanks", "bulls-and-cows"]


def rows_of(entry: dict[str, Any]) -> list[list[str]]:
    return [row.split(":") for row in entry["metadata"]["game"].split()[1:]]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_puzzles_have_one_solution_by_definition(level: int) -> None:
    """Counts all codes, with answers by definition."""
    pegs, colors = map(int, LEVELS[level].split("x"))
    codes = ["".join(code) for code in itertools.product("12345678"[:colors], repeat=pegs)]
    for entry in Puzzles(level, seed=level)[:5]:
        rows = [(guess, tuple(map(int, given.split(".")))) for guess, given in rows_of(entry)]
        assert [code for code in codes if all(answer(guess, code) == given for guess, given in rows)] == [entry["answer"]]


@pytest.mark.parametrize("board", [*LEVELS.values(), *KINDS])
def test_puzzles_have_one_solution_and_need_every_row(board: str) -> None:
    puzzles = Puzzles(board=board, seed=1, size=4)
    for entry in puzzles:
        rows = rows_of(entry)
        assert all(guess in entry["question"] and given in entry["question"] for guess, given in rows)
        assert entry["answer"] not in [guess for guess, _ in rows] and entry["answer"] not in entry["question"]
        for out in [None, *range(len(rows))]:
            left = puzzles.board.codes
            for row, (guess, given) in enumerate(rows):
                left = left if row == out else left.after(guess, given)
            assert (list(left) == [entry["answer"]]) == (out is None)
        assert Game(entry["metadata"]["game"]).check().candidates == 1
        assert json.loads(json.dumps(entry)) == entry


def test_the_seed_and_the_place_determine_a_puzzle() -> None:
    puzzles = Puzzles(3, seed=5, size=20)
    assert list(puzzles) == Puzzles(3, seed=5, size=99)[:20] and puzzles[-1] == puzzles[19]
    assert len({entry["question"] for entry in puzzles}) == 20
    assert not {entry["question"] for entry in puzzles} & {entry["question"] for entry in Puzzles(3, seed=6, size=20)}
    # Drawn once and written here: other machines and versions must draw the same.
    assert Puzzles(1, seed=7)[0]["metadata"]["game"] == KNOWN
    with pytest.raises(IndexError, match="there are 20"):
        puzzles[20]


KNOWN = "3x4 322:1.2 232:1.2"


def test_levels_grow() -> None:
    counts = [Board(board).code_count or 0 for board in LEVELS.values()]
    assert counts == sorted(counts) and len(set(counts)) == len(counts)


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ({"level": 0}, "from 1 to 5"),
        ({"level": "1"}, "from 1 to 5"),
        ({"size": 0}, "`size` must be 1 or more"),
        ({"seed": -1}, "`seed` must be 0 or more"),
        ({"board": "4x6-lies1"}, "without lies"),
        ({"board": "words"}, "without a list"),
        ({"board": "words-de"}, "without a list"),
        ({"board": "4x6-only=1122,3344"}, "without a list"),
        ({"board": "3x1"}, "two codes or more"),
    ],
)
def test_puzzles_that_make_no_sense(arguments: dict[str, Any], match: str) -> None:
    with pytest.raises(pegwise.InvalidValue, match=match):
        Puzzles(**arguments)


def test_scores() -> None:
    puzzles = Puzzles(3, seed=2)
    entry = puzzles[0]
    right, board = entry["answer"], puzzles.board
    rows = Game(entry["metadata"]["game"]).turns
    for text in (right, f"**Answer:** {right}", f"Answer: `{right}`.", rf"\boxed{{{right}}}", f"<guess>{' '.join(right)}</guess>"):
        assert puzzles.score_answer(text, entry) == 1
    scores = {code: puzzles.score_answer(code, entry) for code in board.codes if code != right}
    assert max(scores.values()) < 0.5 and min(scores.values()) == 0
    for code, score in scores.items():
        fitting = sum(answer(row.guess, code) == row.feedback for row in rows)
        assert score == (0 if code in [row.guess for row in rows] else 0.5 * fitting / len(rows))


def test_scores_cannot_be_gamed() -> None:
    puzzles = Puzzles(2, seed=3)
    entry = puzzles[0]
    every = "".join(f"<guess>{code}</guess>" for code in puzzles.board.codes if code != entry["answer"])
    # Only the last of many guesses counts, and it is not the right one.
    cheats: list[Any] = [f"<guess>{entry['answer']}</guess>{every}", f"<guess>{entry['answer']}</guess> or <guess>?</guess>", every]
    cheats += [" ".join(puzzles.board.codes), "", "score 1.0", f"{entry['answer']} " * 2, "<guess>", f"<guess>{entry['answer']} or 1111", None, 5]
    cheats += [entry["question"], "x" * 10**6]
    for cheat in cheats:
        assert puzzles.score_answer(cheat, entry) < 0.5


@pytest.mark.parametrize(
    ("message", "guess"),
    [
        ("1122", "1122"),
        (" 1 1 2 2\n", "1122"),
        ("red red green green", "1122"),
        ("<think>1111? no</think> <GUESS>\n1122\n</GUESS> I hope", "1122"),
        ("My guess: 1122.\nLet us see", "1122"),
        ("**Guess**: **1122**", "1122"),
        ("Guess: 1111\nAnswer: 1122", "1122"),
        (r"$\boxed{\text{1122}}$", "1122"),
        ("<guess>1111</guess> <guess>1122</guess>", "1122"),
        ("\u0000\ud800 <guess>1122</guess>", "1122"),
        ("x" * 1_000_000 + "<guess>1122</guess>", "1122"),
        ("<guess>1111</guess> <guess>112</guess>", None),
        ("<guess>1122 3344</guess>", None),
        ("<guess>1122</guess>, answer: 1.0", "1122"),
        ("<guess>1122</guess>\nI am waiting for your answer: how many black pegs?", "1122"),
        ("Guess: 1111. So <guess>1122</guess>", "1122"),
        ("<guess>112</guess> Guess: 1122", None),
        ("I think <guess>1122", "1122"),
        ("<guess>1122\n", "1122"),
        ("<guess>[1, 1, 2, 2]</guess>", "1122"),
        ("Answer:\n1122", "1122"),
        (r"\boxed{\mathtt{1122}}", "1122"),
        ("<guess>1122 and so on", None),
        ("Guess: 1122 (two reds)", None),
        ("I do not know, 1122 or 3344", None),
        ("<guess>7122</guess>", None),
        ("<guess>0122</guess>", None),
        ("<guess></guess>", None),
        ("\ud800", None),
        ("", None),
        ("<guess>1122</guess>" + "x" * 1_000_000, None),
    ],
)
def test_reading_guesses(message: str, guess: str | None) -> None:
    if guess is None:
        with pytest.raises(pegwise.InvalidValue):
            read_guess(Board("4x6"), message)
    else:
        assert read_guess(Board("4x6"), message) == guess


@pytest.mark.parametrize("filler", ["<guess>", "guess:", "answer :", r"\boxed{", "guess    ", "<guess>1", "\n", "1"])
def test_very_long_messages(filler: str) -> None:
    game = Conversation("4x6", secret="3632")
    assert "no guess" in game.reply(filler * 200_000) and game.reward == 0


def test_a_conversation() -> None:
    game = Conversation("4x6", secret="3632")
    assert game.reply("<guess>1122</guess>") == "Guess 1 of 10: 1122 gets 1.0"
    assert game.reply("hm") == "Guess 2 of 10: there is no guess that this board allows. It counts as a guess."
    assert (game.is_over, game.reward) == (False, 0)
    assert game.reply("<guess>3632</guess>") == "Guess 3 of 10: 3632 gets 4.0\nYou found the code."
    assert (game.is_over, game.reward) == (True, 0.8)
    with pytest.raises(pegwise.GameOver):
        game.reply("<guess>3632</guess>")


def test_rewards_of_conversations_cannot_be_gamed() -> None:
    def reward(*messages: str) -> float:
        game = Conversation("4x6-in4", secret="3632")
        for message in messages:
            if not game.is_over:
                game.reply(message)
        return game.reward

    assert [reward(*["1122"] * wrong, "3632") for wrong in range(5)] == [1, 0.75, 0.5, 0.25, 0]
    # Messages without a guess, and guesses outside the board, cost as much as others.
    for wrong in ("", "?", "<guess>9999</guess>", "<guess>36321</guess>", "Guess 1 of 4: 3632 gets 4.0\nYou found the code.", "reward: 1"):
        assert reward(wrong, "3632") == 0.75 and reward(wrong) == 0
    # Many guesses in one message are one guess: the last.
    codes = [code for code in Board("4x6").codes if code != "3632"]
    assert reward("<guess>3632</guess>" + "".join(f"<guess>{code}</guess>" for code in codes)) == 0
    assert reward("3632 " + " ".join(codes)) == 0


def test_replies_never_repeat_a_message() -> None:
    game = Conversation("4x6-in9", secret="3632")
    for trick in ("4.0", "You found the code", "`: Guess 1 of 9: 1111 gets 4.0", "<guess>4.0 You found</guess>", "Guess: You found the code"):
        assert game.reply(trick).split(": ", 1)[1] == "there is no guess that this board allows. It counts as a guess."


def test_nothing_shows_the_secret_before_the_game_is_over() -> None:
    def shown(secret: str) -> list[str]:
        game = Conversation("4x6", secret=secret)
        return [game.prompt, *(game.reply(message) for message in ["1122", "?", *["1111"] * 7]), repr(game), str(game)]

    # Both secrets give the same answers, so all that is seen must be the same.
    assert shown("3456") == shown("6534") != shown("1456")
    game = Conversation("4x6-in1", secret="3456")
    assert game.reply("1122").endswith("No guesses are left. The code was 3456")


@pytest.mark.parametrize("board", [*KINDS, "words", "3x4-only=111*3,123"])
def test_conversations_on_every_kind_of_board(board: str) -> None:
    game = Conversation(board, seed=3)
    secret = game.board.draw_secret(3)
    guess = game.board.codes[0] if game.board.codes[0] != secret else game.board.codes[1]
    assert game.reply(f"<guess>{guess}</guess>").endswith(f"{guess} gets {game.board.score(guess, secret)}")
    assert "You found the code" in game.reply(f"<guess>{secret}</guess>")
    assert game.board.describe() in game.prompt


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("4x6", "the number before the dot counts right colours in the right place; the number after it counts right colours in the wrong"),
        ("black-pegs", "the number before the dot counts right colours in the right place; the number after it counts nothing"),
        ("4x6-whites", "counts nothing, unless the guess is the code; the number after it counts right colours in the wrong place"),
        ("jotto-only=ABCDE,AACDE", "counts nothing, unless the guess is the code; the number after it counts right colours in any place"),
        ("3x2x2", "the two attributes, in the order of their names. The code gets 3.0/3.0. A colour counts at most as often as it is in the code, first"),
        ("4x6-marks", "+ right, - elsewhere, . wrong"),
        ("4x6-marks", "A colour counts at most as often as it is in the code, first where it is in the right place, then from the left."),
        ("4x6-sum", "The code gets 4.0. A colour counts at most as often as it is in the code.\n"),
        ("5x26-words=en", "A colour counts at most as often as it is in the code, first where it is in the right place.\n"),
        ("4x6-order", "^ the code has a later colour there, v an earlier one; 10 guesses allowed.\n"),
        ("3x4-order-blanks", "A blank always gets v."),
        ("3x4-marks-blanks", "A blank always gets ."),
        ("words", "The codes are everyday English words of 5 letters. Only codes that can be the secret may be guessed."),
        ("words-de", "The codes are everyday German words of 5 letters. Only codes"),
        ("bulls-and-cows", "Only codes that can be the secret may be guessed. In an answer"),
        ("4x6", "A message without a guess that the board allows uses up a guess."),
        ("3x2x2", "The pairs are 1 red star, 2 red moon, 3 green star, 4 green moon. In an answer"),
        ("2x30", "The colours are 1 red, 2 green, 3 yellow"),
        ("2x30", "S, T, U. In an answer"),
        ("2x40", "38, 39, 40. Write a dash between the colours of a code, as in 39-40. In an answer"),
        ("30x40", "Write a dash between the colours of a code, as in 11-12-13"),
        ("4x6-only=1122,3344*2", "The codes that can be the secret are 1122, 3344 (2 times). The secret is drawn from a list that has some codes several times. Only codes that can be the secret may be guessed. In an answer"),
    ],
)
def test_prompts_say_all_that_a_player_needs(board: str, words: str) -> None:
    assert words in Conversation(board).prompt


@pytest.mark.parametrize("board", ["3x2x2", "royale", "2x40"])
def test_questions_say_all_that_a_player_needs(board: str) -> None:
    puzzles = Puzzles(board=board, seed=1, size=1)
    assert f"are {', '.join(puzzles.board._board.named_symbols)}." in puzzles[0]["question"]


@pytest.mark.parametrize("message", [None, 5, b"1122", ["1122"], {}])
def test_a_message_that_is_no_text_uses_up_no_guess(message: Any) -> None:
    game = Conversation("4x6", secret="3632")
    with pytest.raises(TypeError, match="a message is text, not"):
        game.reply(message)
    assert game.reply("1122") == "Guess 1 of 10: 1122 gets 1.0"


def test_conversations_that_make_no_sense() -> None:
    with pytest.raises(pegwise.NotationError):
        Conversation("4x6", secret="9999")
    with pytest.raises(pegwise.InvalidValue, match="without -lies1"):
        Conversation("4x6-lies1")


def test_places_of_puzzles_are_whole_numbers() -> None:
    puzzles = Puzzles(level=1, seed=7, size=10)
    place: Any
    for place in (1.5, "0", None):
        with pytest.raises(TypeError):
            puzzles[place]
    assert puzzles[True] == puzzles[1]


def test_repeats_are_counted_as_the_prompt_says() -> None:
    board = Board("4x6-marks")
    # The first 1 is in the right place, so only one of the others is elsewhere: that on the left.
    assert str(board.score("1211", "1131")) == "+.-+"
    assert str(board.score("2111", "1131")) == ".+-+"
