"""Checks the conformance vectors without Pegwise, by computing everything again from the definition of an answer.

Usage: check.py FOLDER [KNOWN]

FOLDER contains the vectors. KNOWN is the folder data/known_answers of the repository, whose published numbers are then
compared with the vectors.
"""

import csv
import hashlib
import json
import math
import re
import sys
from collections import Counter
from itertools import product
from pathlib import Path

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Board:
    """The rules of a board, read from their notation."""

    def __init__(self, rules):
        self.rules, _, only = rules.partition("-only=")
        self.only = only.split(",") if only else None
        size, *variants = self.rules.split("-")
        self.pegs, *colors = map(int, size.split("x"))
        self.colors = math.prod(colors)
        self.seconds = colors[1] if len(colors) == 2 else None
        self.symbols = SYMBOLS[: self.colors]
        self.told = next((kind for kind in ("blacks", "whites", "sum", "each", "marks", "order") if kind in variants), "all")
        self.distinct = "distinct" in variants
        self.guesses = next((kind for kind in ("free", "blanks") if kind in variants), "codes")
        self.bars = {1: self.symbols[0]} if "nozero" in variants else {}
        for peg, colors in (re.fullmatch(r"bar(\d+)=(\w+)", v).groups() for v in variants if v.startswith("bar")):
            self.bars[int(peg)] = colors

    def is_code(self, code):
        """Whether the code can be the secret."""
        if self.only is not None:
            return code in self.only
        barred = any(code[peg - 1] in colors for peg, colors in self.bars.items())
        return not barred and not (self.distinct and len(set(code)) < self.pegs)

    def is_guess(self, code):
        return self.guesses != "codes" or self.is_code(code)

    def rows(self, symbols):
        return ("".join(row) for row in product(symbols, repeat=self.pegs))

    def codes(self):
        return [code for code in self.rows(self.symbols) if self.is_code(code)]

    def all_guesses(self):
        symbols = self.symbols + ("_" if self.guesses == "blanks" else "")
        return [code for code in self.rows(symbols) if self.is_guess(code)]

    def answer(self, guess, secret):
        if self.seconds is not None:
            first = lambda code: [self.symbols.index(color) // self.seconds for color in code]
            second = lambda code: [self.symbols.index(color) % self.seconds for color in code]
            return "/".join(counted(part(guess), part(secret)) for part in (first, second))
        if self.told == "order":
            return "".join("+" if g == s else "^" if g < s else "v" for g, s in zip(guess, secret))
        if self.told == "marks":
            left = Counter(s for g, s in zip(guess, secret) if g != s)
            marks = ""
            for g, s in zip(guess, secret):
                marks += "+" if g == s else "-" if left[g] > 0 else "."
                left[g] -= g != s and left[g] > 0
            return marks
        if self.told == "each":
            black = sum(g == s for g, s in zip(guess, secret))
            return f"{black}.{sum(g != s and g in secret for g, s in zip(guess, secret))}"
        black = sum(g == s for g, s in zip(guess, secret))
        total = sum((Counter(guess) & Counter(secret)).values())
        if self.told == "blacks":
            return f"{black}.0"
        if self.told == "sum" and black < self.pegs:
            return f"0.{total}"
        if self.told == "whites" and black < self.pegs:
            return f"0.{total - black}"
        return f"{black}.{total - black}"


def counted(guess, secret):
    black = sum(g == s for g, s in zip(guess, secret))
    return f"{black}.{sum((Counter(guess) & Counter(secret)).values()) - black}"


def check_scores(vectors):
    """Checks every answer, and that every kind of rule occurs."""
    for vector in vectors:
        board = Board(vector["rules"])
        for pair in vector["pairs"]:
            guess, secret = pair["guess"], pair["secret"]
            where = f"{vector['rules']} {guess} {secret}"
            assert board.is_code(secret), where
            assert board.is_guess(guess) and set(guess) <= set(board.symbols + "_" * (board.guesses == "blanks")), where
            assert board.answer(guess, secret) == pair["feedback"], where
    kinds = {kind for vector in vectors for kind in re.findall(r"-([a-z]+)", vector["rules"])}
    assert kinds >= {"distinct", "nozero", "bar", "only", "free", "blanks", "blacks", "whites", "sum", "each", "marks", "order"}, kinds


def check_filters(vectors):
    for vector in vectors:
        board = Board(vector["rules"])
        left = board.codes()
        for row in vector["rows"]:
            left = [code for code in left if board.answer(row["guess"], code) == row["feedback"]]
            assert len(left) == row["candidates"], vector
        assert hashlib.sha256("".join(code + "\n" for code in left).encode()).hexdigest() == vector["sha256"], vector
        assert vector.get("codes", left) == left, vector


def check_answers(vectors):
    for vector in vectors:
        board = Board(vector["rules"])
        codes = board.codes()
        given = {board.answer(guess, secret) for guess in all_alike(board) for secret in codes}
        some = range(board.pegs + 2)
        every = {f"{black}.{white}" for black in some for white in some if black + white <= board.pegs + 1}
        assert set(vector["possible"]) == given, vector["rules"]
        assert set(vector["impossible"]) == every - given, vector["rules"]


def all_alike(board):
    """Returns the guesses. If all colours and pegs are alike, returns one guess for each pattern of colours."""
    guesses = board.all_guesses()
    if board.bars or board.only is not None:
        return guesses
    first = {}
    for guess in guesses:
        counts = Counter(guess)
        blanks = counts.pop("_", 0)
        first.setdefault((blanks, tuple(sorted(counts.values()))), guess)
    return list(first.values())


def check_contradictions(vectors):
    for vector in vectors:
        rules, *turns = vector["game"].split(" ")
        board, rows = Board(rules), [turn.rsplit(":", 1) for turn in turns]
        repairs = Counter()
        for code in board.codes():
            right = [board.answer(guess, code) for guess, _ in rows]
            wrong = [(row, said, is_so) for row, ((_, said), is_so) in enumerate(zip(rows, right), 1) if said != is_so]
            repairs[tuple(wrong)] += 1
        least = min(map(len, repairs))
        assert least == vector["wrong_answers_at_least"] > 0, vector["game"]
        found = {
            tuple((answer["row"], answer["said"], answer["feedback"]) for answer in repair["answers"]): repair["candidates"]
            for repair in vector["repairs"]
        }
        assert found == {wrong: codes for wrong, codes in repairs.items() if len(wrong) == least}, vector["game"]
        assert len(found) == len(vector["repairs"]), vector["game"]


def check_strategies(vectors):
    for vector in vectors:
        counts = vector["distribution"]
        assert len(counts) == vector["max"], vector
        assert sum(counts) == len(Board(vector["rules"]).codes()), vector
        assert sum(needed * secrets for needed, secrets in enumerate(counts, 1)) == vector["total"], vector
    knuth = next(vector for vector in vectors if vector["strategy"] == "knuth,open=1122")
    assert played(Board("4x6"), "1122") == knuth["distribution"]


def played(board, opening):
    """Returns the numbers of secrets that Knuth's strategy finds with 1, 2, 3, ... guesses.

    The guess has the smallest worst case. Ties go to codes that fit, then to the first in order.
    """
    codes = board.codes()
    answer = {(one, other): board.answer(one, other) for one in codes for other in codes if one <= other}
    told = lambda one, other: answer[(one, other) if one <= other else (other, one)]
    win, found = f"{board.pegs}.0", Counter()

    def worst(guess, left):
        return max(Counter(told(guess, code) for code in left).values())

    def play(left, guess, used):
        cells = {}
        for code in left:
            cells.setdefault(told(guess, code), []).append(code)
        for feedback, cell in cells.items():
            if feedback == win:
                found[used] += 1
            elif len(cell) == 1:
                found[used + 1] += 1
            else:
                fits = set(cell)
                play(cell, min(codes, key=lambda code: (worst(code, cell), code not in fits, code)), used + 1)

    play(codes, opening, 1)
    return [found[needed] for needed in range(1, max(found) + 1)]


def check_optimal(vectors):
    for vector in vectors:
        codes = len(Board(vector["rules"]).codes())
        assert vector["total"] is not None or vector["max"] is not None, vector
        # Every code except the first needs at least two guesses.
        assert vector["total"] is None or vector["total"] >= 2 * codes - 1, vector


def check_published(known, files):
    """Checks the published numbers against data/known_answers, which no program here writes."""
    for name in ("strategies", "optimal"):
        with open(known / f"{name}.csv", newline="", encoding="utf-8") as rows:
            published = [(row["rules"], row["total"], row["max"], row["source"]) for row in csv.DictReader(rows)]
        text = lambda number: "" if number is None else str(number)
        found = [(v["rules"], text(v["total"]), text(v["max"]), v["source"]) for v in files[name]]
        assert found == published, name
    with open(known / "scores.csv", newline="", encoding="utf-8") as rows:
        published = {(row["rules"], row["guess"], row["secret"], f"{row['black']}.{row['white']}") for row in csv.DictReader(rows)}
    found = {(v["rules"], pair["guess"], pair["secret"], pair["feedback"]) for v in files["scores"] for pair in v["pairs"]}
    assert published <= found, published - found


CHECKS = {
    "scores": check_scores,
    "filters": check_filters,
    "answers": check_answers,
    "contradictions": check_contradictions,
    "strategies": check_strategies,
    "optimal": check_optimal,
}


def main(folder, known=None):
    files = {}
    for name, check in CHECKS.items():
        file = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        assert file["schema"] == "pegwise-conformance/1", name
        assert file["vectors"] and all(vector["source"] for vector in file["vectors"]), name
        files[name] = file["vectors"]
        check(file["vectors"])
    if known is not None:
        check_published(known, files)
    print(f"{len(CHECKS)} files are right")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
