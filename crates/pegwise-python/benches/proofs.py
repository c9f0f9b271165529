"""The cost of proving the lowest total, with estimates for larger boards.

`cargo xtask bench proofs` prints the estimates based on `data/proofs.csv`. With `--seconds 600`, it first measures each board again for at
most this long, on one core, with the command `pegwise` that comes with the package.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import resource
import subprocess
from pathlib import Path
from typing import NamedTuple

import numpy as np

DATA = Path(__file__).parents[3] / "data" / "proofs.csv"

# Colours may repeat, as on 5x8. With fewer codes, a proof takes less time than starting a program.
MEASURED = ["3x9", "3x10", "3x11", "3x12", "4x6", "4x7", "4x8", "4x9", "5x4", "5x5", "5x6", "6x3", "6x4", "7x3", "8x2"]
FORETOLD = ["4x10", "6x5", "5x7", "5x8"]

# Nine in ten values of Student's distribution lie within this many deviations, with about eight degrees of freedom.
NINE_OF_TEN = 1.86


class Proof(NamedTuple):
    """A finished search for the lowest total, on one core."""

    rules: str
    codes: int
    sets: int
    seconds: float
    """The processor time, which is less affected by other programs."""


def read() -> list[Proof]:
    with DATA.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return [Proof(row["rules"], int(row["codes"]), int(row["sets"]), float(row["seconds"])) for row in rows]


def measure(command: str, rules: str, limit: float) -> Proof | None:
    """Searches a board from scratch. Returns `None` if that takes longer than the limit."""
    words = [command, "optimal", "--rules", rules, "--objective", "mean", "--json"]
    limits = ["--time", str(limit), "--threads", "1", "--memory", "4096"]
    before = processor_seconds()
    output = subprocess.run(words + limits, stdout=subprocess.PIPE, check=False).stdout
    seconds = processor_seconds() - before
    found = json.loads(output)
    is_finished = found["total"] == found["lower"]
    return Proof(rules, found["codes"], found["nodes"], seconds) if is_finished else None


def processor_seconds() -> float:
    """Returns the processor time of all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure_all(command: str, limit: float) -> None:
    proofs = []
    for rules in MEASURED:
        proof = measure(command, rules, limit)
        if proof is None:
            raise SystemExit(f"{rules} was not finished within {limit} s; nothing was written")
        proofs.append(proof)
        print(*proof, flush=True)
    with DATA.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Proof._fields)
        writer.writerows([*proof[:-1], f"{proof.seconds:.2f}"] for proof in proofs)


def pegs_and_colors(rules: str) -> tuple[int, int]:
    pegs, colors = rules.split("x")
    return int(pegs), int(colors)


def alike(proofs: list[Proof]) -> list[Proof]:
    """Returns the proofs on which a model for 5x8 is based. With three pegs, which have few answers, and with two colours, a proof takes far
    longer for the same number of codes."""
    return [proof for proof in proofs if 4 <= pegs_and_colors(proof.rules)[0] <= 7]


class Model:
    """Models the seconds of a proof as a power of the number of codes, times a log-normal error."""

    def __init__(self, proofs: list[Proof]) -> None:
        self.features = np.array([[1, math.log10(proof.codes)] for proof in proofs])
        seconds = np.array([math.log10(proof.seconds) for proof in proofs])
        self.weights = np.linalg.lstsq(self.features, seconds, rcond=None)[0]
        errors = seconds - self.features @ self.weights
        self.deviation = math.sqrt(float(errors @ errors) / (len(proofs) - 2))

    @property
    def power(self) -> float:
        return float(self.weights[1])

    def seconds(self, codes: int) -> tuple[float, float, float]:
        """Returns the expected time of a proof, and the times below and above which one proof in twenty lies."""
        of = np.array([1, math.log10(codes)])
        middle = float(of @ self.weights)
        leverage = float(of @ np.linalg.inv(self.features.T @ self.features) @ of)
        width = NINE_OF_TEN * self.deviation * math.sqrt(1 + leverage)
        return 10**middle, 10 ** (middle - width), 10 ** (middle + width)


def time_in_words(seconds: float) -> str:
    """Returns the time with two digits, in a suitable unit."""
    for unit, length in [("years", 365 * 86400), ("days", 86400), ("hours", 3600), ("minutes", 60)]:
        if seconds >= length:
            return f"{two_digits(seconds / length)} {unit}"
    return f"{two_digits(seconds)} seconds"


def two_digits(value: float) -> str:
    rounded = float(f"{value:.2g}")
    return f"{rounded:,.0f}" if rounded >= 10 else f"{rounded:g}"


def table(proofs: list[Proof]) -> str:
    """Returns the estimates for larger boards as Markdown."""
    model = Model(alike(proofs))
    rows = ["| board | codes | one core | nine times out of ten between |", "|---|--:|--:|--:|"]
    for rules in FORETOLD:
        pegs, colors = pegs_and_colors(rules)
        middle, least, most = (time_in_words(seconds) for seconds in model.seconds(colors**pegs))
        rows.append(f"| {rules} | {colors**pegs:,} | {middle} | {least} and {most} |")
    return "\n".join(rows)


def by_steps(proofs: list[Proof]) -> str:
    """Returns the time for 5x8 if each of two more colours multiplied the time as much as going from 5x5 to 5x6."""
    seconds = {proof.rules: proof.seconds for proof in proofs}
    return time_in_words(seconds["5x6"] * (seconds["5x6"] / seconds["5x5"]) ** 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, help="measure each board for at most so long")
    parser.add_argument("--command", default="pegwise", help="the command that is measured")
    said = parser.parse_args()
    if said.seconds:
        measure_all(said.command, said.seconds)
    proofs = read()
    used = alike(proofs)
    model = Model(used)
    print(f"Seconds grow as codes to the power {model.power:.1f}. Each board, and what those before it in the table would have foretold:")
    for proof in sorted(proofs, key=lambda proof: proof.codes):
        smaller = [other for other in used if other.codes < proof.codes]
        foretold = f"; {time_in_words(Model(smaller).seconds(proof.codes)[0])}" if proof in used and len(smaller) > 4 else ""
        note = "" if proof in used else " (not in the model)"
        print(f"{proof.rules}: {proof.codes} codes, {proof.seconds} s{foretold}{note}")
    print(table(proofs))
    print(f"By the step from 5x5 to 5x6, taken twice more, 5x8 takes {by_steps(proofs)}.")


if __name__ == "__main__":
    main()
