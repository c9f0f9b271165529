"""The costs of proofs in docs/cluster.md follow from the measurements."""

from __future__ import annotations

import importlib.util
import math
from pathlib import Path
from types import ModuleType

import numpy as np

ROOT = Path(__file__).parents[3]


def load() -> ModuleType:
    file = ROOT / "crates/pegwise-python/benches/proofs.py"
    spec = importlib.util.spec_from_file_location("proofs", file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PROOFS = load()


def test_the_page_says_what_was_measured() -> None:
    page = (ROOT / "docs/cluster.md").read_text(encoding="utf-8")
    proofs = PROOFS.read()
    assert PROOFS.table(proofs) in page
    words = " ".join(page.split())
    assert f"would take {PROOFS.by_steps(proofs)} on" in words
    power = PROOFS.Model(PROOFS.alike(proofs)).power
    assert f"to the power {power:.1f}" in words


def test_the_model_finds_a_known_law() -> None:
    errors = np.random.default_rng(1).normal(0, 0.5, 2000)
    sizes = [200 + 17 * i for i in range(len(errors))]
    made = [PROOFS.Proof("", codes, 0, 10 ** (-6 + 2 * math.log10(codes) + error)) for codes, error in zip(sizes, errors)]
    model = PROOFS.Model(made)
    assert abs(model.power - 2) < 0.1 and abs(model.deviation - 0.5) < 0.05
    middle, least, most = model.seconds(10_000)
    assert abs(math.log10(middle) - 2) < 0.05
    assert math.isclose(middle / least, most / middle)
    inside = [least < proof.seconds * (10_000 / proof.codes) ** 2 < most for proof in made]
    assert 0.9 < sum(inside) / len(inside) < 0.96


def test_times_are_told_in_words() -> None:
    told = [PROOFS.time_in_words(seconds) for seconds in [0.5, 90, 7200, 86400 * 12.34, 86400 * 365 * 1234]]
    assert told == ["0.5 seconds", "1.5 minutes", "2 hours", "12 days", "1,200 years"]
