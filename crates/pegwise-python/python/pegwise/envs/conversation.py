"""A game in words for language models: a prompt, and a reply to each message.

>>> from pegwise.envs.conversation import Conversation
>>> game = Conversation("4x6", secret="3632")
>>> game.reply("Let me see. Two and two... <guess>1122</guess>")
'Guess 1 of 10: 1122 gets 1.0'
>>> print(game.reply("<guess>3632</guess>"))
Guess 2 of 10: 3632 gets 4.0
You found the code.
>>> game.reward
0.9
"""

from __future__ import annotations

import re

from .._calls import whole
from ..board import Board, as_board
from ..errors import GameOver, InvalidValue

__all__ = ["Conversation", "read_guess", "rules_in_words"]

FORMAT = "Write your guess between tags: <guess>code</guess>. Only the last guess in a message counts."
LOST = "A message without a guess that the board allows uses up a guess."

# A guess is short. Only the end of a long message is read, and each part of the pattern is bounded, so that no message takes long.
LONGEST, TAIL = 200, 20_000
MARKED = re.compile(
    rf"<guess>(?P<tag>[^<>]{{1,{LONGEST}}})(?:</guess>|\Z)"
    rf"|\\boxed\{{(?:\\[a-z]{{1,9}}\{{)?(?P<boxed>[^{{}}]{{1,{LONGEST}}})\}}"
    rf"|\b(?:guess|answer)\b[ \t*_]{{0,8}}:\s{{0,8}}(?P<line>[^\n<>]{{1,{LONGEST}}})",
    re.IGNORECASE,
)


def read_guess(board: Board, message: str) -> str:
    """Reads the last guess between tags, or else the last in a box or after `Guess:` or `Answer:`, or else the whole message.

    The last tag need not be closed. If the last guess cannot be read, an earlier one does not count instead.

    >>> read_guess(Board("4x6"), "I try <guess>1111</guess>, no: <guess> 1 1 2 2 </guess>!")
    '1122'
    """
    if not isinstance(message, str):
        raise TypeError(f"a message is text, not {message!r}")
    found = None
    for marked in MARKED.finditer(message[-TAIL:]):
        if marked["tag"] or not (found and found["tag"]):
            found = marked
    text = message if found is None else found["tag"] or found["boxed"] or found["line"]
    if len(text) > LONGEST:
        raise InvalidValue("there is no guess between tags")
    return board.prepare([text.strip(" \t\r\n*`\"'.$[]")])[0]


# The description of a board names as many colours. Of a list of codes, as many are named in a prompt.
COLORS_DESCRIBED, CODES_NAMED = 26, 100


def rules_in_words(board: Board) -> str:
    """Says all that a player needs who sees nothing else: the rules, the codes, and how to read an answer."""
    return " ".join(filter(None, [board.describe(), _colors(board), _codes(board), _answers(board), _repeats(board)]))


def _colors(board: Board) -> str:
    symbols, is_of_pairs = board.symbols, board._board.kind == "attributes"
    named = f"The {'pairs' if is_of_pairs else 'colours'} are {', '.join(board._board.named_symbols)}."
    if not is_of_pairs and len(symbols) <= COLORS_DESCRIBED:
        named = ""
    if any(len(symbol) > 1 for symbol in symbols):
        example = "-".join((symbols * board.pegs)[-board.pegs :])
        named += f" Write a dash between the colours of a code, as in {example}."
    return named.strip()


def _codes(board: Board) -> str:
    said, native = [], board._board
    if native.is_listed and len(board.codes) <= CODES_NAMED:
        weights = native.weights or [1] * len(board.codes)
        codes = [code if weight == 1 else f"{code} ({weight} times)" for code, weight in zip(board.codes, weights)]
        said.append(f"The codes that can be the secret are {', '.join(codes)}.")
    elif native.word_list is not None:
        language = {"en": "English", "de": "German"}[native.word_list]
        said.append(f"The codes are everyday {language} words of {board.pegs} letters.")
    if native.weights is not None:
        said.append("The secret is drawn from a list that has some codes several times.")
    if native.limits_guesses:
        said.append("Only codes that can be the secret may be guessed.")
    return " ".join(said)


def _answers(board: Board) -> str:
    """Says how to read the answers of a board, as far as its description does not."""
    kind, win = board._board.kind, str(board.win)
    if kind in ("marks", "order"):
        return f"A blank always gets {'v' if kind == 'order' else '.'}." if board._board.has_blanks else ""
    before, after = "right colours in the right place", "right colours in the wrong place"
    if kind == "blacks":
        after = "nothing"
    elif kind in ("whites", "sum"):
        before = "nothing, unless the guess is the code"
        after = "right colours in any place" if kind == "sum" else after
    pair = " A slash separates the answers for the two attributes, in the order of their names." if kind == "attributes" else ""
    return f"In an answer, the number before the dot counts {before}; the number after it counts {after}.{pair} The code gets {win}."


def _repeats(board: Board) -> str:
    """Says how a colour is counted that is in a code more than once, if that matters."""
    kind = board._board.kind
    if kind in ("blacks", "order", "each-peg") or (not board._board.repeats and board._board.limits_guesses):
        return ""
    first = "" if kind == "sum" else ", first where it is in the right place"
    then = ", then from the left" if kind == "marks" else ""
    return f"A colour counts at most as often as it is in the code{first}{then}."


class Conversation:
    """A game against one secret. `prompt` begins it; `reply` answers each message, and repeats nothing from it but the guess.

    A message without a guess that the board allows uses up a guess, so nothing is gained by it. `reward` is 0 until the code
    is found; then it is 1 for the first guess, and less for each guess more.
    """

    def __init__(self, board: Board | str = "4x6", *, secret: str | None = None, seed: int | None = None) -> None:
        self.board = as_board(board)
        if self.board.lies:
            raise InvalidValue(f"in these environments every answer is true: choose a board without -lies{self.board.lies}")
        if secret is not None and seed is not None:
            raise InvalidValue("`secret` and `seed` exclude each other: the seed draws the secret")
        self._secret = self.board.draw_secret(whole("seed", seed or 0)) if secret is None else self.board.code(secret)
        self._used, self._is_won = 0, False

    @property
    def prompt(self) -> str:
        """The rules, and how to write a guess."""
        return f"Find the secret code. {rules_in_words(self.board)}\n{FORMAT} {LOST}"

    @property
    def is_over(self) -> bool:
        """Whether the code is found, or all guesses are used up."""
        return self._is_won or self._used == self.board.max_guesses

    @property
    def reward(self) -> float:
        """How good the game was, from 0 to 1."""
        return 1 - (self._used - 1) / self.board.max_guesses if self._is_won else 0.0

    def reply(self, message: str) -> str:
        """Answers the guess in a message."""
        try:
            guess = read_guess(self.board, message)
        except InvalidValue:
            guess = None
        if self.is_over:
            raise GameOver("the game is over")
        self._used += 1
        if guess is None:
            # The reason would quote the message, which could then imitate an answer.
            said = "there is no guess that this board allows. It counts as a guess."
        else:
            answer = self.board.score(guess, self._secret)
            self._is_won = answer == self.board.win
            # No full stop, because answers can contain dots.
            said = f"{guess} gets {answer}"
        if self.is_over:
            said += "\nYou found the code." if self._is_won else f"\nNo guesses are left. The code was {self._secret}"
        return f"Guess {self._used} of {self.board.max_guesses}: {said}"

    def __repr__(self) -> str:
        return f"Conversation({str(self.board)!r}, {self._used} of {self.board.max_guesses} guesses)"
