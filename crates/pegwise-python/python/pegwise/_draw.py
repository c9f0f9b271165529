"""HTML and SVG for notebooks. Symbols and numbers show everything; colour only repeats it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

PEG = (
    "display:inline-block;width:1.6em;line-height:1.6em;margin:1px;text-align:center;border-radius:50%;"
    "border:1px solid #555;font-family:monospace;font-weight:bold;"
)
# Light enough for a black symbol on each of them.
COLORS = ["#ff9c8f", "#8fd694", "#f5dd6b", "#8fc1ff", "#ffb86b", "#c9a3ff", "#e0e0e0", "#7fdfe0", "#f7a8d0", "#c8b090"]

# The width of the picture of a tree.
ICICLE = 960


def bits(sizes: Iterable[int]) -> float:
    """Returns the entropy of cells of these sizes."""
    sizes = list(sizes)
    total = sum(sizes)
    return math.log2(total) - sum(size * math.log2(size) for size in sizes) / total if total else 0.0


def lines(printer: Any, texts: Iterable[str]) -> None:
    """Prints lines in a terminal with IPython."""
    for index, text in enumerate(texts):
        if index:
            printer.break_()
        printer.text(text)


def words(sentences: Iterable[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts."""
    return _table(head, ([escape(cell) for cell in row] for row in rows))


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    heading = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{heading}</tr></thead><tbody>{body}</tbody></table>"


def pegs(symbols: Iterable[tuple[int, str]]) -> str:
    """A code as round pegs, each with its symbol."""
    return "".join(
        f'<span style="{PEG}color:#000;background:{COLORS[(number - 1) % len(COLORS)] if number else "#fff"}">'
        f"{escape(symbol)}</span>"
        for number, symbol in symbols
    )


def game(rows: Iterable[tuple[list[tuple[int, str]], str, str, str]], status: str) -> str:
    """The rows of a game: pegs, key pegs, the answer, and the number of codes left."""
    drawn = (
        [str(row), pegs(code), f'<span style="letter-spacing:.1em">{keys}</span>', escape(answer), escape(left)]
        for row, (code, keys, answer, left) in enumerate(rows, 1)
    )
    return _table(["row", "guess", "key pegs", "answer", "codes left"], drawn) + words([status])


def partition(sizes: dict[str, int], codes: str = "codes") -> str:
    """The cells of a guess as bars with their sizes. `codes` is the heading above the sizes."""
    most = max(sizes.values(), default=1)
    rows = (
        [escape(answer), f"{size:,}", f'<span aria-hidden="true">{"█" * max(1, round(24 * size / most))}</span>']
        for answer, size in sizes.items()
    )
    return _table(["answer", codes, ""], rows)


def distribution(counts: Sequence[int], title: str = "") -> str:
    """The number of secrets found by each guess, as bars with numbers."""
    bar, gap, height, foot = 46, 10, 160, 40
    width = max(1, len(counts)) * (bar + gap) + gap
    most = max([*counts, 1])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height + foot + 20}" '
        f'viewBox="0 0 {width} {height + foot + 20}" role="img" font-family="sans-serif" font-size="13" text-anchor="middle">',
        f"<title>{escape(title or 'Codes by the number of guesses')}</title>",
        f'<rect width="{width}" height="{height + foot + 20}" fill="#fff"/>',
    ]
    for index, count in enumerate(counts):
        tall = height * count / most
        left, top = gap + index * (bar + gap), 20 + height - tall
        middle = left + bar / 2
        parts.append(
            f'<rect x="{left}" y="{top:.1f}" width="{bar}" height="{tall:.1f}" fill="#4477aa" stroke="#000"/>'
            f'<text x="{middle}" y="{top - 4:.1f}">{count:,}</text>'
            f'<text x="{middle}" y="{height + 38}">{index + 1}</text>'
        )
    parts.append(f'<text x="{width / 2}" y="{height + 56}">guesses</text></svg>')
    return "".join(parts)


def tree(title: str, picture: str, branches: Iterable[tuple[str, str, str, str]]) -> str:
    """A guess of a strategy, a picture of what follows, and the guess that follows each answer."""
    head = ["answer", "codes", "next guess", "at most"]
    return words([title]) + picture + table(head, branches)


def icicle(title: str, codes: int, boxes: Iterable[tuple[int, int, int, str, str]]) -> str:
    """The guesses of a strategy as boxes, one row for each level. The width of a box is the number of codes.

    A box has a level, the number of codes to its left, its own number of codes, an answer, and the guess after it.
    """
    tall, left, top = 40, 24, 24
    parts, levels = [], 0
    for level, start, size, answer, guess in boxes:
        levels = max(levels, level + 1)
        x, y, width = left + start * ICICLE / codes, top + level * tall, size * ICICLE / codes
        label = f"{answer}: {guess}" if answer else guess
        parts.append(
            f'<g><title>{escape(label)}, {size:,} {"code" if size == 1 else "codes"}</title>'
            f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{tall}" fill="#dbe9f6" stroke="#000"/>'
        )
        # A letter is about 8 units wide.
        if width > 8 * max(len(answer), len(guess)):
            lines = [(answer, y + 16), (guess, y + 33)] if answer else [(guess, y + 25)]
            parts += [f'<text x="{x + width / 2:.1f}" y="{place}">{escape(line)}</text>' for line, place in lines]
        parts.append("</g>")
    rows = [f'<text x="{left / 2}" y="{top + level * tall + 25}">{level + 1}</text>' for level in range(levels)]
    width, height = left + ICICLE + 1, top + levels * tall + 1
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" font-size="13" text-anchor="middle"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
        '<text x="0" y="16" text-anchor="start">'
        "Each row is a guess. The wider a box, the more codes are left; very narrow boxes are left out.</text>"
        f'{"".join(rows)}{"".join(parts)}</svg>'
    )
