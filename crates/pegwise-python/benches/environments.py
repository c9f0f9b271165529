"""Measures how many steps a second the Gymnasium environments take, on one core: `cargo xtask bench python`."""

from __future__ import annotations

import os
import time

import gymnasium

import pegwise.envs.gymnasium  # noqa: F401

ID = "Pegwise/Codebreaker-v0"
SECONDS = 2.0
"""The processor time of each measurement, which is less affected by other programs."""


def one(board: str) -> float:
    env = gymnasium.make(ID, board=board, disable_env_checker=True).unwrapped
    env.reset(seed=1)
    env.action_space.seed(1)
    actions = [env.action_space.sample() for _ in range(1000)]
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        for action in actions:
            if env.step(action)[2]:
                env.reset()
        steps += len(actions)
    return steps / (time.process_time() - begun)


def many(board: str, games: int) -> float:
    env = gymnasium.make_vec(ID, num_envs=games, board=board)
    env.reset(seed=1)
    env.action_space.seed(1)
    actions = [env.action_space.sample() for _ in range(20)]
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        for action in actions:
            env.step(action)
        steps += games * len(actions)
    return steps / (time.process_time() - begun)


def main() -> None:
    # The engine uses all cores for large tasks.
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print("| board | games at once | steps a second |\n|---|--:|--:|")
    for board in ("4x6", "4x6-marks", "bulls-and-cows", "words", "5x8"):
        print(f"| {board} | 1, with `gymnasium.make` | {one(board):,.0f} |")
        for games in (16, 256, 1024):
            print(f"| {board} | {games:,} | {many(board, games):,.0f} |")


if __name__ == "__main__":
    main()
