"""Scorers, each with a common mistake. Usage: scorers.py MISTAKE

They share no code with Pegwise. Each is written the way someone who makes the mistake would write it.
"""

import os
import signal
import sys
import time
from collections import Counter


def right(guess, secret):
    black = sum(g == s for g, s in zip(guess, secret))
    return black, sum((Counter(guess) & Counter(secret)).values()) - black


def swapped(guess, secret):
    black, white = right(guess, secret)
    return white, black


def no_whites(guess, secret):
    return sum(g == s for g, s in zip(guess, secret)), 0


def no_blacks(guess, secret):
    return 0, sum(right(guess, secret))


def blacks_counted_twice(guess, secret):
    black = sum(g == s for g, s in zip(guess, secret))
    return black, sum(min(guess.count(color), secret.count(color)) for color in set(secret))


def secret_pegs_reused(guess, secret):
    black = white = 0
    rest = [s for g, s in zip(guess, secret) if g != s]
    for g, s in zip(guess, secret):
        if g == s:
            black += 1
        elif g in rest:
            white += 1
    return black, white


def placed_secret_pegs_reused(guess, secret):
    black = white = 0
    for g, s in zip(guess, secret):
        if g == s:
            black += 1
        elif g in secret:
            white += 1
    return black, white


def guess_pegs_reused(guess, secret):
    rest = [g for g, s in zip(guess, secret) if g != s]
    black = len(guess) - len(rest)
    return black, len([s for g, s in zip(guess, secret) if g != s and s in rest])


def placed_guess_pegs_reused(guess, secret):
    black = white = 0
    for g, s in zip(guess, secret):
        if g == s:
            black += 1
        elif s in guess:
            white += 1
    return black, white


def every_pair_counted(guess, secret):
    black = white = 0
    for i in range(len(guess)):
        for j in range(len(secret)):
            if guess[i] == secret[j]:
                if i == j:
                    black += 1
                else:
                    white += 1
    return black, white


def each_color_once(guess, secret):
    black = sum(g == s for g, s in zip(guess, secret))
    return black, max(len(set(guess) & set(secret)) - black, 0)


def one_pass(guess, secret):
    black = white = 0
    used = [False] * len(secret)
    for i, g in enumerate(guess):
        if g == secret[i]:
            black += 1
            used[i] = True
            continue
        for j, s in enumerate(secret):
            if g == s and not used[j]:
                white += 1
                used[j] = True
                break
    return black, white


def whites_first(guess, secret):
    guess, secret = list(guess), list(secret)
    white = 0
    for i in range(len(guess)):
        for j in range(len(secret)):
            if i != j and guess[i] is not None and guess[i] == secret[j]:
                guess[i] = secret[j] = None
                white += 1
    return sum(g == s and g is not None for g, s in zip(guess, secret)), white


def first_peg_left_out(guess, secret):
    return right(guess[1:], secret[1:])


def last_peg_left_out(guess, secret):
    return right(guess[:-1], secret[:-1])


def blanks_dropped(guess, secret):
    return right(guess.replace("_", ""), secret)


def blanks_wild(guess, secret):
    return right("".join(s if g == "_" else g for g, s in zip(guess, secret)), secret)


def blanks_colored(guess, secret):
    return right(guess.replace("_", "1"), secret)


totals = [0, 0]


def never_reset(guess, secret):
    black, white = right(guess, secret)
    totals[0] += black
    totals[1] += white
    return tuple(totals)


def told(rules, black, white, pegs):
    """Returns the part of the answer that the rules reveal."""
    if "-blacks" in rules:
        return black, 0
    if "-sum" in rules and black < pegs:
        return 0, black + white
    if "-whites" in rules and black < pegs:
        return 0, white
    return black, white


def sum_as_blacks(rules, black, white, pegs):
    if "-sum" in rules and black < pegs:
        return black + white, 0
    return told(rules, black, white, pegs)


def win_hidden(rules, black, white, pegs):
    if "-whites" in rules:
        return 0, white
    return (0, black + white) if "-sum" in rules else told(rules, black, white, pegs)


def kind_ignored(rules, black, white, pegs):
    return black, white


TELLING = [sum_as_blacks, win_hidden, kind_ignored]
# In each pair, the first mistake is in counting the pegs, and the second in reporting them.
BOTH = {"double_counting_and_kind_ignored": (blacks_counted_twice, kind_ignored)}


def other(rules, guess, secret):
    """Returns the answer if the rules use another kind than black and white pegs, otherwise `None`."""
    pairs = list(zip(guess, secret))
    if rules.count("x") == 2:
        seconds = int(rules.split("-")[0].split("x")[2])
        parts = [lambda code: [(int(c) - 1) // seconds for c in code], lambda code: [(int(c) - 1) % seconds for c in code]]
        return "/".join("%d.%d" % right(part(guess), part(secret)) for part in parts)
    if "-each" in rules:
        return f"{sum(g == s for g, s in pairs)}.{sum(g != s and g in secret for g, s in pairs)}"
    if "-order" in rules:
        return "".join("+" if g == s else "^" if s > g else "v" for g, s in pairs)
    if "-marks" in rules:
        marks, rest = ["+" if g == s else "." for g, s in pairs], [s for g, s in pairs if g != s]
        for peg, (g, s) in enumerate(pairs):
            if g != s and g in rest:
                marks[peg] = "-"
                rest.remove(g)
        return "".join(marks)
    return None


READING = {"blanks_dropped": lambda g, s: g.replace("_", "").ljust(len(s), "_"), "blanks_colored": lambda g, s: g.replace("_", "1"),
           "blanks_wild": lambda g, s: "".join(b if a == "_" else a for a, b in zip(g, s))}


def score(mistake):
    counting, telling = BOTH.get(mistake, (right, told))
    if globals().get(mistake) in TELLING:
        telling = globals()[mistake]
    elif mistake in globals() and mistake != "swapped":
        counting = globals()[mistake]
    for line in sys.stdin:
        rules, guess, secret = line.split()
        if mistake == "skips" and "-" in rules:
            print("?")
            continue
        if mistake == "only_sums_are_wrong" and "-sum" in rules:
            print("0.0")
            continue
        if mistake == "swapped_in_places" and guess[0] == guess[-1]:
            print("9.9")
            continue
        read = READING.get(mistake, lambda g, s: g)(guess, secret)
        answer = None if telling is kind_ignored else other(rules, read, secret)
        if answer is not None:
            if mistake == "pairs_not_scored" and "/" in answer:
                answer = "0.0"
            if mistake == "swapped" and "-each" in rules:
                answer = ".".join(reversed(answer.split(".")))
            print(answer.replace(".", "B", 1) + "W" if mistake == "other_notation" and "-each" in rules else answer)
            continue
        black, white = telling(rules, *counting(guess, secret), len(secret))
        if mistake.startswith("swapped"):
            black, white = white, black
        print(f"{black}B{white}W" if mistake == "other_notation" else f"{black}.{white}")


def flood():
    while True:
        print("1.2\n" * 1000)


def flood_in_one_line():
    while True:
        sys.stdout.write("\x1b[31m1" * 1000)


def complain_and_crash():
    sys.stderr.write("\x1b[2Jthe guest is unwell\n" * 100_000)
    sys.exit(3)


def kill_itself():
    print("1.1", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


def hang():
    while True:
        time.sleep(1000)


def hang_with_a_child():
    if os.fork() == 0:
        hang()
    hang()


def close_and_hang():
    os.close(1)
    hang()


def read_nothing():
    os.close(0)
    print("1.2")


def greet():
    print("Welcome to \x1b[31mmy scorer")
    score("right")


def escape():
    for _ in sys.stdin:
        print("\x1b]0;mine\x07\x1b[2J\x9b31m")


def main(name):
    special = [flood, flood_in_one_line, complain_and_crash, kill_itself, hang, hang_with_a_child, close_and_hang, read_nothing, greet, escape]
    for one in special:
        if one.__name__ == name:
            return one()
    score(name)


if __name__ == "__main__":
    main(sys.argv[1])
