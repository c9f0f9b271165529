"""A player for `pegwise tournament`: guesses a code that fits all answers.

Try it: pegwise tournament knuth --guest "ada=python3 player.py"
"""

import itertools
import sys


def answer(guess, code):
    black = sum(a == b for a, b in zip(guess, code))
    right = sum(min(guess.count(symbol), code.count(symbol)) for symbol in set(guess))
    return [black, right - black]


for line in sys.stdin:
    command, *words = line.split()
    if command == "new":  # new PEGS SYMBOLS BOARD
        pegs, symbols, board = int(words[0]), words[1], words[2]
        codes = ["".join(code) for code in itertools.product(symbols, repeat=pegs)]
        if "-distinct" in board:
            codes = [code for code in codes if len(set(code)) == pegs]
        if "-nozero" in board:
            codes = [code for code in codes if code[0] != symbols[0]]
    elif command == "answer":  # answer BLACK WHITE
        told = [int(word) for word in words]
        codes = [code for code in codes if answer(guess, code) == told]
    else:  # end won SECRET, or end lost SECRET
        continue
    guess = codes[len(codes) // 2] if codes else "contradiction"
    print(guess, flush=True)
