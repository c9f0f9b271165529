# Strategies: compared, run, explored.
strategies-views = Views
strategies-compare = Compare
strategies-evaluate = Run
strategies-tree = Tree
strategies-no-view = This view does not exist. Choose one above.

strategies-opening = First guess
strategies-mean = Average
strategies-max = At most
strategies-total = Total
strategies-codes = Codes
strategies-in = in { $guesses }
strategies-above = Above best
strategies-tree-of = { $strategy }: tree from { $opening }
strategies-names-lead = The fraction next to an average is the total number of guesses over the number of codes. Choose a name to see its tree.
strategies-play-out = Run
strategies-walk = Explore the tree
strategies-again = Start again
strategies-loading = Loading…
strategies-load-again = Load again
strategies-missing = { $file } could not be loaded. Check your connection, then load it again.
strategies-damaged = { $file } is damaged in line { $line }, so it is not shown. Load it again. If that does not help, this copy of the app is broken.
strategies-sorted-up = Sorted by { $column }, smallest first
strategies-sorted-down = Sorted by { $column }, largest first
strategies-spoken-row = { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} in { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}

strategies-typed = Another strategy
strategies-typed-label = Strategy with options

strategies-compare-heading = Which strategy needs the fewest guesses?
strategies-compare-about = Each strategy was played against every code of the board. No number is an estimate.
strategies-board = { $board } ({ $codes } codes)
strategies-choose-board = Choose a board
strategies-repeats = Colours may repeat
strategies-distinct = All colours differ
strategies-every-opening = { $openings ->
    [one] Show { $openings } other first guess too
   *[other] Show { $openings } other first guesses too
}
strategies-not-in-atlas = No results for this board. Choose another board, or run a strategy on it here.
strategies-table = Guesses needed on { $board }, over all { $codes } codes
strategies-means = Guesses on average
strategies-means-about = Choose a strategy for details.
strategies-means-least = The bar and the + show how many more guesses than perfect play a strategy needs in 100 games.
strategies-means-best = The bar and the + show how many more guesses than the best one here a strategy needs in 100 games.
strategies-distributions = Codes found with 1, 2, 3 … guesses
strategies-all-numbers = All numbers
strategies-sources = Sources
strategies-sources-runs = Strategies: the atlas of Pegwise, computed with this program and checked code by code against the textbook definition of an answer.
strategies-sources-optima = Perfect play: exhaustive search with this program. “Optimal” and “proved” appear only if the search finished; every game it found was replayed.
strategies-download-runs = Strategies (CSV)
strategies-download-optima = Perfect play (CSV)

strategies-least-mean = Best on average
strategies-least-mean-within = Best on average within { $guesses } guesses
strategies-least-mean-then-max = Best on average, then at worst
strategies-least-max = Best at worst
strategies-least-max-then-mean = Best at worst, then on average
strategies-fitting-only = { $name }, only guesses that fit
strategies-proved = Proved optimal
strategies-mean-proved = The average is proved minimal; the rest is the best known
strategies-max-proved = The maximum is proved minimal; the rest is the best known
strategies-total-not-proved = Best known; the total is at least { $lower }
strategies-max-not-proved = Best known; the maximum is at least { $lower }
strategies-no-less-total = guesses on average with perfect play. No strategy finds all { $codes } codes in fewer than { $total } guesses in total. This is proved.
strategies-total-between = guesses on average with perfect play: { $lower } to { $total } guesses in total for all { $codes } codes. The exact number is not known.
strategies-no-less-max = guesses are enough for every code with the right strategy; fewer are not. This is proved.
strategies-max-between = guesses are enough for every code with the right strategy. The exact number is not known.
strategies-nothing-proved = Optimal play is not known for this board.

strategies-evaluate-heading = Run a strategy
strategies-evaluate-about = The strategy plays against every code of a board, on this device.
strategies-too-large = This board has { $codes } codes. In the browser, strategies run on boards of up to { $limit } codes. Choose fewer pegs or colours, or use the command line.
strategies-too-large-optimal = This board has { $codes } codes. In the browser, optimal play is computed only on boards of up to { $limit } codes. Choose fewer pegs or colours, or use the command line.
strategies-see-atlas = See what is known about this board
strategies-outcome = { $strategy } on { $board }
strategies-outcome-spoken = { $outcome }: { $mean } on average, at most { $max }.
strategies-agrees = The same numbers as in the atlas, code by code.
strategies-agrees-total = The total is the proved minimum. Optimal play is not unique: the listed strategy has a different distribution.
strategies-disagrees = The atlas has a different result: { $total } guesses in total, at most { $max }. One of the two is a bug in Pegwise; please report it.
strategies-not-listed = The atlas has no result to compare this with.

strategies-tree-heading = Explore a strategy’s tree
strategies-tree-about = See every guess a strategy makes. Each answer is a branch: choose one to follow it.
strategies-another-tree = Another board or strategy
strategies-tree-start = Back to the first guess
strategies-tree-back = Back to guess { $guess }
strategies-tree-way = Guesses so far
strategies-node-only = Only one code is left: this one.
strategies-node-can-win = { $codes ->
    [one] { $codes } code is left.
   *[other] { $codes } codes are left.
} This guess can win.
strategies-node-cannot-win = { $codes ->
    [one] { $codes } code is left.
   *[other] { $codes } codes are left.
} This guess cannot win, but tells you more.
strategies-mean-from-here = Average from here
strategies-max-from-here = At most from here
strategies-distribution-from-here = Codes found with 1, 2, 3 … guesses from here
strategies-answers = After each answer
strategies-branch = { $codes ->
    [one] { $codes } code left, { $mean } more guesses on average, at most { $max }
   *[other] { $codes } codes left, { $mean } more guesses on average, at most { $max }
}
strategies-found = Code found
strategies-to-assistant = Continue this game in the assistant
strategies-follow = Follow your own code
strategies-follow-about = Shows the guess that finds this code.
strategies-follow-code = Code to follow
strategies-follow-submit = Follow
strategies-followed = { $guesses ->
    [one] The first guess finds { $code }.
   *[other] Guess { $guesses } finds { $code }.
}
