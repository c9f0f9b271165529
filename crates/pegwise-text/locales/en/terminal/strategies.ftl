# Strategies: compared, and their trees.
tui-strategies-another = another:
tui-strategies-truthful = { $board }, no lies
tui-strategies-lies = All numbers here are for games without lies. “pegwise evaluate” also gives those for the worst lies.
tui-strategies-long = { $codes } codes: a strategy takes a while; Esc stops it.
tui-strategies-too-large = This board has too many codes to run a strategy on all of them. “pegwise evaluate --games 100” plays 100 games.
tui-strategies-type = Type a strategy, such as entropy,tie=candidate or knuth,open=CODE.

tui-compare-title = compare strategies, { $board }
tui-compare-about = Each strategy plays against every secret. The columns show the total, average (mean) and maximum (max) number of guesses; * marks the best of these. The bars show how many secrets need 1, 2, 3, ... guesses. On the last line you can type any strategy, such as entropy,tie=candidate,open=1234.
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
tui-compare-stopped = Stopped. The results so far are kept.
tui-compare-running = Results appear as they are found.
tui-compare-begin = Enter runs a strategy; * runs all of them.

tui-explore-title = explore a strategy's tree, { $board }
tui-explore-writing = Building the tree … { $percent }
tui-tree-title = { $strategy }, { $board }
tui-tree-about = Explore a strategy: its guess in every position. For each answer you see how many codes are left, the next guess, and how many more guesses it takes at most (max) and on average (mean), counting the last one. Press / to type or paste a game, like 1122:1.1 1344:0.2, or a secret.
tui-tree-not-found = The tree does not find this code.
tui-tree-found-before = The code is found before row { $row }.
tui-tree-other-guess = Row { $row } guesses { $guess }; the strategy guesses { $here }.
tui-tree-no-such-answer = Row { $row }: no code left gives the answer { $answer } to { $guess }.
tui-tree-other-board = This tree is for { $own }; the game is on { $board }.
tui-tree-no-guess = No guesses yet.
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

tui-strength-title = hints and computer player
tui-strength-about = Choose the strategy that gives hints and breaks your codes. On most boards the stronger ones need fewer guesses on average. Perfect play is proved, and offered only on boards where it is found quickly.
tui-strength-take-about = use this one for hints and to break codes
tui-strength-best-about = perfect if that is quick, otherwise clever
