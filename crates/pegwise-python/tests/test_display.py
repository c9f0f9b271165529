"""The output in notebooks is well-formed, and readable without colour."""

from __future__ import annotations

import pickle
import re
from typing import Any
from xml.etree import ElementTree

import pytest
from IPython.lib import pretty as ipython

import pegwise
import pegwise.results


pretty: Any = ipython.pretty


def text(html: str) -> str:
    """Returns the text of the HTML without tags, and therefore without colour."""
    ElementTree.fromstring(f"<div>{html}</div>")
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def test_a_game_shows_every_peg_by_its_symbol() -> None:
    shown = text(pegwise.Game("4x6 1122:1.0 1344:0.1")._repr_html_())
    assert "1 1 1 2 2 ●··· 1.0 256" in shown and "2 1 3 4 4 ○··· 0.1" in shown


def test_a_partition_shows_its_sizes() -> None:
    shown = text(pegwise.Board("4x6").codes.partition("1122")._repr_html_())
    assert "1122 splits 1,296 codes by 13 answers: at worst 256 are left, 2.885 bits." in shown
    assert "1.1 208" in shown


def test_a_review_shows_costs_and_sentences() -> None:
    review = pegwise.review("4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0")
    shown = text(review._repr_html_())
    assert "1334 was better" in shown and "+0.07" in shown and "Skill 84, luck 46" in shown


def test_a_sample_is_never_shown_as_an_exact_count() -> None:
    game = pegwise.Game("16x16 1122334455667788:2.3 8877665544332211:1.4")
    check, explanation, review = game.check(), game.explain("1122334455667788"), game.review()
    assert (check.coverage, explanation.coverage) == ("sample", "sample")
    assert re.fullmatch(r"The answers fit together: about \d × 10\^\d+ codes left\.", str(check))
    shown = text(check._repr_html_())
    assert str(check) in shown and f"{check.candidates:,}" not in shown and "None" not in shown
    shown = text(explanation._repr_html_())
    assert f"Of {explanation.candidates:,} random codes that fit" in shown and "codes of a sample" in shown
    assert isinstance(review, pegwise.Narrowings)
    shown = text(review._repr_html_())
    for row, words in zip(review.rows, review.words):
        assert words.startswith(f"Row {row.row}, ") and re.search(r"about \d × 10\^\d+ codes left of ", words)
        assert words in shown and f"{row.left.codes:,.0f}" not in shown


def test_codes_of_a_sample_say_that_they_are_one() -> None:
    codes = pegwise.Game("10x10 1122334455:2.3 6677889911:1.2").candidates
    partition = codes.partition("1122334455")
    for some in (codes, codes.after("1122334455", "2.3"), partition["2.3"], pickle.loads(pickle.dumps(codes))):
        assert some.coverage == "sample" and repr(some).endswith(f"{len(codes):,} in this list], board='10x10', coverage='sample')")
    assert f"a sample of {len(codes):,} codes" in repr(partition)
    assert f"splits a sample of {len(codes):,} codes" in text(partition._repr_html_())
    assert pegwise.Game("4x6 1122:1.0").candidates.coverage == "all"


def test_boards_codes_and_judgements_are_shown() -> None:
    shown = text(pegwise.Board("bulls-and-cows")._repr_html_())
    assert "4 pegs and 10 colours" in shown and shown.endswith("0 1 2 3 4 5 6 7 8 9")
    codes = pegwise.Game("4x6 1122:1.0 1344:0.1 3526:1.2").candidates
    assert text(codes._repr_html_()).startswith("4x6, 7 codes 3 6 3 2 3 6 6 2")
    shown = text(pegwise.Board("4x6").codes._repr_html_())
    assert shown.startswith("4x6, 1,296 codes; the first 12: 1 1 1 1") and shown.endswith("1 1 2 6")
    judgement = pegwise.judge("4x6 1122:1.0 1344:0.1 3526:1.2", "1462")
    shown = text(judgement._repr_html_())
    assert str(judgement).splitlines()[0] in shown and "answer codes further guesses" in shown


@pytest.mark.parametrize(
    "value",
    [
        pegwise.review("4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0"),
        pegwise.review("10x10 1122334455:2.3"),
        pegwise.suggest("4x6"),
        pegwise.rank("4x6 1122:1.0"),
        pegwise.check("4x6 1122:1.1 3456:0.0 1213:1.1"),
        pegwise.compare(["knuth", "first"], "3x3"),
        pegwise.evaluate("knuth"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_repr_is_short(value: Any) -> None:
    assert len(repr(value)) < 500 and repr(value).endswith("...)") and "None" not in repr(value)


def test_short_values_are_whole() -> None:
    assert repr(pegwise.results.Quantile(25, 4)) == "Quantile(percent=25, guesses=4)"


def test_ipython_prints_sentences_and_rows() -> None:
    game = pegwise.Game("4x6 1122:1.0 1344:?")
    assert pretty(game) == "4x6: open\n1122  ●···  1.0  256\n1344    ?  256"
    assert pretty([game.check()]) == f"[{game.check()}]"
    assert pretty(pegwise.review("4x6 1122:1.0")).splitlines()[-1].startswith("Skill ")
    assert pretty(pegwise.rank("3x3")).startswith("2.7037: 112 113 ")


def test_drawn_games_are_told_from_all_codes() -> None:
    drawn = str(pegwise.evaluate("knuth", games=100))
    assert re.fullmatch(r"knuth on 4x6, 100 games: \d+ guesses, 4\.\d{4} ± 0\.\d{4} on average, at most \d", drawn)


def test_a_tree_shows_what_follows_each_answer() -> None:
    tree = pegwise.StrategyTree.build("knuth", "4x6")
    assert "1.0 256 1344" in text(tree._repr_html_())
    assert "0.1" in text(tree.root["1.0"]._repr_html_())


def test_a_tree_is_a_picture_of_its_guesses() -> None:
    tree = pegwise.StrategyTree.build("knuth", "4x6")
    picture = tree._repr_svg_()
    assert picture in tree._repr_html_()
    svg = "{http://www.w3.org/2000/svg}"
    boxes = {}
    for box in ElementTree.fromstring(picture).iter(f"{svg}g"):
        title, rect = box.find(f"{svg}title"), box.find(f"{svg}rect")
        assert title is not None and rect is not None
        boxes[title.text] = (float(rect.attrib["x"]), float(rect.attrib["width"]), [line.text for line in box.iter(f"{svg}text")])
    whole, first = boxes["1122, 1,296 codes"], boxes["1.0: 1344, 256 codes"]
    assert whole[2] == ["1122"] and first[2] == ["1.0", "1344"]
    assert first[1] == pytest.approx(whole[1] * 256 / 1296, abs=0.1)
    # The boxes of the answers stand side by side, after the code that the first guess may be.
    answers = tree.root.children.items()
    sizes = [boxes.get(f"{answer}: {node.guess}, {node.secrets:,} codes", (0, 0, []))[1] for answer, node in answers]
    assert sum(sizes) == pytest.approx(whole[1], rel=0.02) and max(start + width for start, width, _ in boxes.values()) <= 985


def test_a_distribution_is_a_picture_with_its_numbers() -> None:
    picture = pegwise.evaluate("knuth")._repr_svg_()
    svg = ElementTree.fromstring(picture)
    numbers = [element.text for element in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert numbers == ["1", "1", "6", "2", "62", "3", "533", "4", "694", "5", "guesses"]
    title = svg.find("{http://www.w3.org/2000/svg}title")
    assert title is not None and "5,801 guesses" in (title.text or "")


@pytest.mark.parametrize(
    "value",
    [
        pegwise.evaluate("knuth", "3x4"),
        pegwise.compare(["knuth", "first"], "3x3"),
        pegwise.suggest("4x6 1122:1.0"),
        pegwise.check("4x6 1122:1.1 3456:0.0 1213:1.1"),
        pegwise.rank("4x6 1122:1.0 1344:0.1"),
        pegwise.Solver("3x3").solve(),
        pegwise.Game("10x10 1122334455:2.3").review(),
    ],
    ids=lambda value: type(value).__name__,
)
def test_everything_is_shown_in_well_formed_html(value: Any) -> None:
    assert len(text(value._repr_html_())) > 20


def test_texts_are_escaped() -> None:
    shown = pegwise.Game("<<>>:1.0", pegwise.Board("4x6", symbols="<>&ABC"))._repr_html_()
    assert "&lt;" in shown and text(shown).count("&gt;") == 2
