"""`python -m pegwise.cluster`: runs strategies, an atlas or a proof on a cluster."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from ..errors import PegwiseError
from ..tree import StrategyTree
from . import atlas, build, prove


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pegwise.cluster", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--checkpoint", metavar="PLACE", help="keep finished work here: a folder, s3://..., ...")
    shared.add_argument("--address", help="address of the cluster, such as auto; without it, a cluster starts on this machine")
    shared.add_argument("--workers", type=int, help="number of units to run at once; all cores by default")

    one = commands.add_parser("evaluate", parents=[shared], help="play a strategy against every secret of a board")
    one.add_argument("board", help="such as 6x9")
    one.add_argument("strategy", help="such as entropy")
    one.add_argument("--save", metavar="FILE", type=Path, help="write the tree to a file")

    proof = commands.add_parser("prove", parents=[shared], help="find the best play on a board, and prove that none is better")
    proof.add_argument("board", help="such as 5x5")
    proof.add_argument("--objective", default="mean", help="mean, max, mean then max, ...; mean by default")
    proof.add_argument("--save", metavar="FILE", type=Path, help="write the tree to a file")

    many = commands.add_parser("atlas", parents=[shared], help="play many strategies on many boards, and print CSV")
    many.add_argument("--boards", required=True, help="such as 4x6,5x5")
    many.add_argument("--strategies", required=True, help="such as knuth,entropy")
    return parser


def main() -> int:
    """Runs the command with the given arguments, and returns the exit code."""
    said = _parser().parse_args()
    tree: StrategyTree | None
    shared: dict[str, Any] = {"checkpoint": said.checkpoint, "address": said.address, "workers": said.workers}
    try:
        if said.command == "evaluate":
            tree = build(said.strategy, said.board, progress=True, **shared)
            print(tree.verify())
        elif said.command == "prove":
            solution = prove(said.board, said.objective, progress=True, **shared)
            tree = solution.tree
            print(solution)
        else:
            print(atlas(said.boards.split(","), said.strategies.split(","), progress=True, **shared), end="")
            return 0
        if said.save and tree:
            tree.save(said.save)
    except PegwiseError as reason:
        print(f"pegwise.cluster: {reason}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = f"; finished work is in {said.checkpoint}" if said.checkpoint else ""
        print(f"pegwise.cluster: stopped{kept}", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
