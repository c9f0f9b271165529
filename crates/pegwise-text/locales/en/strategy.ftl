# Strategies and heuristics, by name. A strategy has a name, a description (-about), a short one (-short), and its play as a note (-strength).
# A heuristic has the value of a guess (-measure), the reason why a guess is best (-best), the meaning of bars (-bars), and a heading (-column).
strength-best = the best quick one
strength-easy = easy
strength-clever = clever
strength-very-clever = very clever
strength-perfect = perfect

strategy-knuth = Knuth
strategy-knuth-about = Chooses the guess that leaves the fewest codes in the worst case. Among equal guesses, takes one that can be the code.
strategy-knuth-short = leaves the fewest codes at worst; prefers a guess that can win
strategy-knuth-strength = leaves few codes, even with bad luck

strategy-expected-size = Expected size
strategy-expected-size-about = Chooses the guess that leaves the fewest codes on average. Among equal guesses, takes one that can be the code.
strategy-expected-size-short = leaves the fewest codes on average
strategy-expected-size-strength = leaves few codes on average

strategy-entropy = Entropy
strategy-entropy-about = Chooses the guess whose answer gives the most bits of information. Among equal guesses, takes one that can be the code.
strategy-entropy-short = gains the most information
strategy-entropy-strength = learns the most from each answer

strategy-most-parts = Most parts
strategy-most-parts-about = Chooses the guess that has the most possible answers. Among equal guesses, takes one that can be the code.
strategy-most-parts-short = has the most possible answers
strategy-most-parts-strength = has the most possible answers

strategy-larmouth = Larmouth
strategy-larmouth-about = Chooses the guess whose answer gives the most bits of information, with a bonus for guesses that can be the code.
strategy-larmouth-short = gains the most information; a guess that can win gets a bonus
strategy-larmouth-strength = learns a lot from each answer, and tries to win

strategy-yes-no = Yes or no
strategy-yes-no-about = Chooses the guess after which the fewest yes-or-no questions are needed to find the code, on average. Among equal guesses, takes one that can be the code.
strategy-yes-no-short = leaves the fewest yes-or-no questions to ask

strategy-brain-breaker = Brain Breaker
strategy-brain-breaker-about = Chooses the guess that leaves the fewest codes in the worst case. Among equal guesses, takes the one that leaves the fewest on average.
strategy-brain-breaker-short = leaves the fewest codes at worst, then on average

strategy-minimax = Smallest worst case
strategy-minimax-about = Chooses the guess that leaves the fewest codes in the worst case. Among equal guesses, takes the first.
strategy-minimax-short = leaves the fewest codes at worst; breaks ties by taking the first guess

strategy-first = First that fits
strategy-first-about = Guesses the first code that fits all answers.
strategy-first-short = takes the first code that is still possible
strategy-first-strength = guesses the first code that is still possible

strategy-random = Any that fits
strategy-random-about = Guesses a random code that fits all answers. It makes the same choices every time.
strategy-random-short = guesses a random code that is still possible; seed=N changes the draw

strategy-sampled-entropy = Sampled entropy
strategy-sampled-entropy-about = For boards with too many codes to list: chooses the guess whose answer gives the most bits of information about random codes that fit.
strategy-sampled-entropy-short = gains the most information, estimated from a sample; for boards of any size

strategy-optimal = Optimal
strategy-optimal-about = Searches everything and proves that no strategy needs fewer guesses on average. This can take minutes; you can stop it.
strategy-optimal-short = is proved to need the fewest guesses on average; for small boards
strategy-optimal-strength = is proved to need the fewest guesses on average

strategy-tree-short = follows a strategy tree from a file

heuristic-minimax-measure = { $value ->
    [one] at worst { $value } code remains
   *[other] at worst { $value } codes remain
}
heuristic-minimax-best = fewest codes left in the worst case
heuristic-minimax-bars = Bars: codes left after the worst answer; shorter is better.
heuristic-minimax-column = codes left at worst

heuristic-expected-size-measure = { $value } codes remain on average
heuristic-expected-size-best = fewest codes left on average
heuristic-expected-size-bars = Bars: codes left on average; shorter is better.
heuristic-expected-size-column = codes left on average

heuristic-entropy-measure = the answer tells you { $value } bits on average
heuristic-entropy-best = most information
heuristic-entropy-bars = Bars: what the guess tells you, in bits; longer is better.
heuristic-entropy-column = bits of information

heuristic-most-parts-measure = { $value ->
    [one] { $value } answer is possible
   *[other] { $value } different answers are possible
}
heuristic-most-parts-best = most possible answers
heuristic-most-parts-bars = Bars: how many different answers are possible; longer is better.
heuristic-most-parts-column = different answers

heuristic-larmouth-measure = the answer and the chance to win are together worth { $value } bits
heuristic-larmouth-best = most information, with a bonus for guesses that can win
heuristic-larmouth-bars = Bars: what the guess tells you, in bits, plus two bits times its chance to win; longer is better.

heuristic-yes-no-measure = { $value } yes-or-no questions would then be needed on average to find the code
heuristic-yes-no-best = fewest yes-or-no questions left
heuristic-yes-no-bars = Bars: the yes-or-no questions needed to find the code after the answer, on average; shorter is better.
