# Strategies: compared with each other, and their trees.
tui-strategies-another = another:
tui-strategies-long = { $codes } codes: a strategy takes long; x stops it.
tui-strategies-too-large = This board has too many codes to be played through. “pegwise evaluate --games 100” plays some games on it.
tui-strategies-type = Type a strategy, such as entropy,tie=candidate or knuth,open=CODE.

tui-compare-title = compare strategies, { $board }
tui-compare-about = Each strategy is played against every secret: its guesses for all of them together, their mean, and the most for any; * marks the best of those known. The bars tell how many secrets need 1, 2, 3, ... guesses. The last line takes any strategy, such as entropy,tie=candidate,open=1234.
tui-compare-codes = { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}
tui-compare-total = total
tui-compare-mean = mean
tui-compare-max = max
tui-compare-proved = { $strategy } (proved)
tui-compare-waiting = waiting
tui-compare-failed = failed
tui-compare-stopped = Stopped. What was found stays.
tui-compare-running = Results come as they are found.
tui-compare-begin = Enter runs a strategy, a runs all.

tui-explore-title = explore a strategy's tree, { $board }
tui-explore-writing = Writing the tree … { $percent }
tui-tree-title = { $strategy }, { $board }
tui-tree-about = A strategy written out: its guess in every position, and for each answer how many codes are left, what is guessed next, and how many further guesses that takes at most (max) and on average (mean), the last one included. A game such as 1122:1.1 1344:0.2, or a secret, can be pasted or typed after /.
tui-tree-not-found = The tree does not find this code.
tui-tree-found-before = The code is found before row { $row }.
tui-tree-other-guess = Row { $row } guesses { $guess }; here { $here } is guessed.
tui-tree-no-such-answer = Row { $row }: no code that is left answers { $answer } to { $guess }.
tui-tree-other-board = This tree is for { $own }; the game is on { $board }.
tui-tree-no-guess = No guess was made yet.
tui-tree-found = found
tui-tree-where = Game or secret:
tui-tree-found-in = { $guesses ->
    [one] Code found in { $guesses } guess.
   *[other] Code found in { $guesses } guesses.
}
tui-tree-guess = Guess { $number }:
tui-tree-standing = { $codes } left: mean { $mean }, max { $max }
tui-tree-code-found = code found
tui-tree-answer = answer
tui-tree-codes = codes
tui-tree-then = then
tui-tree-max = max
tui-tree-mean = mean

tui-strength-title = hints and opponent
tui-strength-about = Who gives hints and breaks your codes. On most boards the stronger ones need fewer guesses on average. Perfect play is proved, and offered on boards where it is soon found.
tui-strength-take-about = let this one give hints and break codes
tui-strength-best-about = perfect where that takes no time, else clever
