# Strategies and heuristics, each under its name. Of a strategy: its name, how it chooses, the same in a few words, and how it feels to play
# against. Of a heuristic: what it measures of a guess, what makes a guess the best, what bars are as long as, and the heading of a column.
strength-best = the best that is quick
strength-easy = easy
strength-clever = clever
strength-very-clever = very clever
strength-perfect = perfect

strategy-knuth = Knuth
strategy-knuth-about = Guesses what leaves the fewest codes in the worst case; of equal guesses, one that can be the code.
strategy-knuth-short = leaves the fewest codes at worst; prefers a guess that can win
strategy-knuth-strength = leaves few codes, even with bad luck

strategy-expected-size = Expected size
strategy-expected-size-about = Guesses what leaves the fewest codes on average; of equal guesses, one that can be the code.
strategy-expected-size-short = leaves the fewest codes on average
strategy-expected-size-strength = leaves few codes on average

strategy-entropy = Entropy
strategy-entropy-about = Guesses what tells the most bits of information; of equal guesses, one that can be the code.
strategy-entropy-short = gains the most information
strategy-entropy-strength = learns the most from each answer

strategy-most-parts = Most parts
strategy-most-parts-about = Guesses what can be answered in the most ways; of equal guesses, one that can be the code.
strategy-most-parts-short = allows the most different answers
strategy-most-parts-strength = can get the most different answers

strategy-larmouth = Larmouth
strategy-larmouth-about = Guesses what tells the most bits of information; a guess that can be the code gets a bonus.
strategy-larmouth-short = gains the most information; a guess that can win gets a bonus
strategy-larmouth-strength = learns a lot from each answer, and tries to win

strategy-brain-breaker = Brain Breaker
strategy-brain-breaker-about = Guesses what leaves the fewest codes in the worst case; of equal guesses, what leaves the fewest on average.
strategy-brain-breaker-short = leaves the fewest codes at worst, then on average

strategy-minimax = Smallest worst case
strategy-minimax-about = Guesses what leaves the fewest codes in the worst case; of equal guesses, the first.
strategy-minimax-short = leaves the fewest codes at worst; takes the first of equals

strategy-first = First that fits
strategy-first-about = Guesses the first code that fits all answers.
strategy-first-short = takes the first code that is still possible
strategy-first-strength = guesses the first code that is still possible

strategy-random = Any that fits
strategy-random-about = Guesses a code that fits all answers, drawn at random. The draw is the same every time.
strategy-random-short = draws a code that is still possible; seed=N chooses another draw

strategy-sampled-entropy = Entropy of drawn codes
strategy-sampled-entropy-about = For boards with too many codes to list: guesses what tells the most bits about codes drawn from those that fit.
strategy-sampled-entropy-short = gains the most information on boards of any size, by a sample

strategy-optimal = Optimal
strategy-optimal-about = Searches all there is to play, and proves that nothing needs fewer guesses on average. It can take minutes; you can stop it.
strategy-optimal-short = needs the fewest guesses on average, proved; for small boards
strategy-optimal-strength = needs the fewest guesses on average, proved

strategy-tree-short = plays by a strategy tree from a file

heuristic-minimax-measure = { $value ->
    [one] at worst { $value } code remains
   *[other] at worst { $value } codes remain
}
heuristic-minimax-best = fewest codes left in the worst case
heuristic-minimax-bars = Bars: codes left with the worst answer; shorter is better.
heuristic-minimax-column = codes left at worst

heuristic-expected-size-measure = { $value } codes remain on average
heuristic-expected-size-best = fewest codes left on average
heuristic-expected-size-bars = Bars: codes left on average; shorter is better.
heuristic-expected-size-column = codes left on average

heuristic-entropy-measure = the answer tells { $value } bits on average
heuristic-entropy-best = most information
heuristic-entropy-bars = Bars: what the guess tells, in bits; longer is better.
heuristic-entropy-column = bits of information

heuristic-most-parts-measure = { $value ->
    [one] there is { $value } answer
   *[other] there are { $value } different answers
}
heuristic-most-parts-best = most different answers
heuristic-most-parts-bars = Bars: how many different answers are possible; longer is better.
heuristic-most-parts-column = different answers

heuristic-larmouth-measure = what the answer tells and the chance to win are worth { $value } bits together
heuristic-larmouth-best = most information, with a bonus for guesses that can win
heuristic-larmouth-bars = Bars: what the guess tells, in bits, plus two bits times its chance to win; longer is better.
