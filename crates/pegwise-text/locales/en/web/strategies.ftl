# Strategies: compared, played out, walked through.
strategies-views = Parts of this page
strategies-compare = Compare
strategies-evaluate = Play out
strategies-tree = Tree
strategies-no-view = This page has no such part. Choose one above.

strategies-opening = First guess
strategies-mean = Mean
strategies-max = Most
strategies-total = Total
strategies-codes = Codes
strategies-in = in { $guesses }
strategies-above = Above the least
strategies-tree-of = { $strategy }: tree from { $opening } on
strategies-names-lead = The small number beside a mean: all guesses together, divided by the number of codes. Tap a name for its tree.
strategies-play-out = Play out
strategies-walk = Walk through the tree
strategies-again = Begin again
strategies-loading = Loading…
strategies-load-again = Load again
strategies-missing = { $file } could not be loaded. It lies beside the app: check the network, then load it again.
strategies-damaged = { $file } is damaged in line { $line }, so nothing of it is shown. Load it again; if that does not help, the copy of the app is broken.
strategies-sorted-up = Sorted by { $column }, smallest first
strategies-sorted-down = Sorted by { $column }, largest first
strategies-spoken-row = { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} in { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}

strategies-typed = Another one
strategies-typed-label = Strategy with its options

strategies-compare-heading = Which strategy needs the fewest guesses?
strategies-compare-about = Each one was played against every code of the board. Nothing here is a sample.
strategies-board = { $board } ({ $codes } codes)
strategies-choose-board = Choose a board
strategies-repeats = Colours may repeat
strategies-distinct = All colours differ
strategies-every-opening = { $openings ->
    [one] Show { $openings } other first guess too
   *[other] Show { $openings } other first guesses too
}
strategies-not-in-atlas = Nothing is listed for this board. Choose another one, or play a strategy out here.
strategies-table = Guesses needed on { $board }, over all { $codes } codes
strategies-means = Guesses on average
strategies-means-about = Tap one for more.
strategies-means-least = The bar and the + show how many guesses a strategy needs more than perfect play, in 100 games.
strategies-means-best = The bar and the + show how many guesses a strategy needs more than the best one here, in 100 games.
strategies-distributions = How many codes it finds with 1, 2, 3 … guesses
strategies-all-numbers = All numbers
strategies-sources = Where the numbers are from
strategies-sources-runs = The strategies: the atlas of Pegwise, computed with this program and replayed code by code with the plain definition of an answer.
strategies-sources-optima = The best play: exhaustive search with this program. “Optimal” and “proved” stand only where the search was finished; every game it found was replayed.
strategies-download-runs = Strategies (CSV)
strategies-download-optima = Best play (CSV)

strategies-least-mean = Best on average
strategies-least-mean-within = Best on average within { $guesses } guesses
strategies-least-mean-then-max = Best on average, then at worst
strategies-least-max = Best at worst
strategies-least-max-then-mean = Best at worst, then on average
strategies-fitting-only = { $name }, guessing only what fits
strategies-proved = Perfect, proved
strategies-mean-proved = The mean is proved to be least; the rest is the best known
strategies-max-proved = The maximum is proved to be smallest; the rest is the best known
strategies-total-not-proved = Best known; the total is at least { $lower }
strategies-max-not-proved = Best known; the maximum is at least { $lower }
strategies-no-less-total = guesses on average are perfect play. No strategy finds all { $codes } codes with fewer than { $total } guesses together. This is proved.
strategies-total-between = guesses on average are perfect play: { $lower } to { $total } guesses for all { $codes } codes together. Which number exactly is not known.
strategies-no-less-max = guesses are enough for every code, with the right strategy. Fewer are not. This is proved.
strategies-max-between = guesses are enough for every code, with the right strategy. Which number exactly is not known.
strategies-nothing-proved = Nothing is proved about the best play on this board.

strategies-evaluate-heading = Play a strategy out
strategies-evaluate-about = A strategy is played against every code of a board, on this device.
strategies-too-large = This board has { $codes } codes. Here, strategies are played out on boards of up to { $limit } codes: more would take a browser too long. Take fewer pegs or colours, or the command line.
strategies-too-large-optimal = This board has { $codes } codes. Here, optimal play is searched on boards of up to { $limit } codes: more would take a browser too long. Take fewer pegs or colours, or the command line.
strategies-see-atlas = See what is known of this board
strategies-outcome = { $strategy } on { $board }
strategies-outcome-spoken = { $outcome }: mean { $mean }, at most { $max }.
strategies-agrees = The same numbers as in the atlas, code by code.
strategies-agrees-total = The total that was proved to be least. Optimal play is not unique: the listed one spreads its guesses otherwise.
strategies-disagrees = The listed result is another one: { $total } guesses in total, { $max } at most. One of the two is a defect of Pegwise; please report it.
strategies-not-listed = The atlas has no result to compare this with.

strategies-tree-heading = Walk through a strategy’s tree
strategies-tree-about = See every guess a strategy makes. Each answer is a branch: tap one to walk along it.
strategies-another-tree = Another board or strategy
strategies-tree-start = Back to the first guess
strategies-tree-back = Back to guess { $guess }
strategies-tree-way = The way here
strategies-node-only = Only one code is left: this one.
strategies-node-can-win = { $codes ->
    [one] { $codes } code is left.
   *[other] { $codes } codes are left.
} This guess can be the one.
strategies-node-cannot-win = { $codes ->
    [one] { $codes } code is left.
   *[other] { $codes } codes are left.
} This guess cannot be the one: it is made for what its answer tells.
strategies-mean-from-here = Mean from here
strategies-max-from-here = Most from here
strategies-distribution-from-here = How many codes need how many guesses from here
strategies-answers = Each answer leads on
strategies-branch = { $codes ->
    [one] { $codes } code left, { $mean } more guesses on average, at most { $max }
   *[other] { $codes } codes left, { $mean } more guesses on average, at most { $max }
}
strategies-found = Code found
strategies-to-assistant = Go on with this game in the assistant
strategies-follow = Follow a code of your own
strategies-follow-about = Leads you to the guess that finds this code.
strategies-follow-code = The code to follow
strategies-follow-submit = Follow
strategies-followed = { $guesses ->
    [one] { $code } is found with the first guess.
   *[other] { $code } is found with guess { $guesses }.
}
