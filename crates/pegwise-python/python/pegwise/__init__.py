"""Pegwise for Python: code-breaking games such as Mastermind and Bulls and Cows.

>>> import pegwise
>>> print(pegwise.score("1122", "1213"))
1.2
>>> pegwise.suggest("4x6 1122:1.0 1344:0.1").guess
'3525'
>>> print(pegwise.evaluate("knuth"))
knuth on 4x6: 5,801 guesses for 1,296 codes, 4.4761 on average, at most 5

`pegwise.envs` has environments for agents: Gymnasium, PettingZoo, puzzles and conversations. `pegwise.widget` is a board for
notebooks, and `pegwise.cluster` runs on several machines. Each is imported by its name.
"""

from ._pegwise import __version__
from .board import Board, Codes, Feedback, Partition, Turn
from .errors import (
    Contradiction,
    GameOver,
    Interrupted,
    InvalidTurn,
    InvalidValue,
    NotationError,
    PegwiseError,
    Stopped,
    TooLarge,
)
from .game import Game, check, explain, judge, play, puzzle, rank, regret, review, rules, score, strategies, suggest
from .results import (
    Check,
    Evaluation,
    Explanation,
    Judgement,
    NamedBoard,
    NamedStrategy,
    Narrowings,
    Puzzle,
    Ranking,
    Regret,
    Review,
    Suggestion,
)
from .strategy import Position, Strategy
from .tree import Comparison, Solution, Solver, StrategyTree, TreeNode, check_certificate, compare, evaluate

__all__ = [
    "Board",
    "Check",
    "Codes",
    "Comparison",
    "Contradiction",
    "Evaluation",
    "Explanation",
    "Feedback",
    "Game",
    "GameOver",
    "Interrupted",
    "InvalidTurn",
    "InvalidValue",
    "Judgement",
    "NamedBoard",
    "NamedStrategy",
    "Narrowings",
    "NotationError",
    "Partition",
    "PegwiseError",
    "Position",
    "Puzzle",
    "Ranking",
    "Regret",
    "Review",
    "Solution",
    "Solver",
    "Stopped",
    "Strategy",
    "StrategyTree",
    "Suggestion",
    "TooLarge",
    "TreeNode",
    "Turn",
    "__version__",
    "check",
    "check_certificate",
    "compare",
    "evaluate",
    "explain",
    "judge",
    "play",
    "puzzle",
    "rank",
    "regret",
    "review",
    "rules",
    "score",
    "strategies",
    "suggest",
]
