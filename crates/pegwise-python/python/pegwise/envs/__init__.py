"""Environments for training and evaluating agents: see docs/environments.md.

`pegwise.envs.gymnasium`, `pegwise.envs.pettingzoo` and `pegwise.envs.verifiers` need the package they are named after, an
extra each. `pegwise.envs.puzzles` and `pegwise.envs.conversation` need nothing.
"""
