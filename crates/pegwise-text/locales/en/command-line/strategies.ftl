# Strategies, boards and servers: strategies, rules, evaluate, optimal, certificate, tree, bench, web, and the app.
cli-rules-variants =
    Any board: pegs x colours, for example 6x9. Variants, which you can combine:
      -distinct        all colours of a code differ
      -nozero          the first peg never has the first colour: no leading zero
      -bar2=34         the second peg of a code never has these colours
      -words=en        the secret is an English word, on 5x26 only (German: -words=de)
      -blacks          answers give only black pegs
      -whites          answers give only white pegs
      -sum             answers give only the number of right colours
      -each            every peg is judged by itself
      -marks           each peg gets a mark: + right, - elsewhere, . wrong
      -order           each peg gets a mark: + right, ^ later, v earlier
      -free            guesses may be any colours, even if codes may not
      -blanks          guesses may also leave holes empty, written _
      -lies1           one answer may be false, but never the one that wins
      -in8             eight guesses are allowed, not ten (four per peg above a billion codes)
      -only=1122,3456  only these codes can be the secret (from a file: --codes FILE)

    Colours are written as 1 to 9, then A to Z; bulls-and-cows uses digits from 0. Two attributes: 3x5x5. Your own symbols: --alphabet BGKRWY

cli-strategies-options =
    Options change a strategy, such as entropy,tie=first,pool=candidates,open=1123:
      tie=first        breaks ties by taking the first guess; tie=candidate: one that can win
      pool=candidates  guesses only codes that fit all answers
      open=1123        the first guess
      seed=7           seed for random

    “pegwise evaluate” compares them.

cli-evaluate-one-tree = --tree writes one tree: name one strategy.
cli-evaluate-per-secret = --per-secret lists every secret, so leave out --games. To write random games to a CSV file, use “pegwise tournament SPEC --games N --per-game FILE”.
cli-evaluate-svg = { $file }: plots are SVG drawings; choose a name that ends in .svg
cli-evaluate-board = No strategy is called “{ $name }”; { $hint }
cli-evaluate-stopped = Stopped after { $done } of { $of } strategies.
cli-evaluate-out-of-time = Time ran out after { $done } of { $of } strategies.
cli-evaluate-optimal-out-of-time = Time ran out before the search for optimal play was finished; allow more with --time, or see how far it gets: { $command }
cli-evaluate-drawn = { $why ->
    [stop] The evaluation was stopped
   *[limit] There was not enough time or memory for all secrets
}, so { $games ->
    [one] { $games } random one was
   *[other] { $games } random ones were
} played.
cli-evaluate-optimal-lies = Here, optimal needs every answer to be true, but { $board } allows lies. Leave out optimal; “pegwise optimal” finds the smallest possible maximum with one lie.
cli-evaluate-games-lies = --games plays only where every answer is true: leave out --games, or -lies.
cli-evaluate-games-out-of-time = Time ran out before all games were played.
cli-evaluate-beyond = { $name }: { $codes ->
    [one] { $codes } secret needs
   *[other] { $codes } secrets need
} more than the { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
} allowed
cli-evaluate-spread = Half of the secrets need at most { $half } guesses, 90% at most { $most }, 99% at most { $all }. Variance { $variance }.
cli-evaluate-no-spread = Half, 90% and 99% of the secrets need at most { $all ->
    [one] { $all } guess
   *[other] { $all } guesses
}. Variance { $variance }.
cli-evaluate-weights = In the mean by weight, each code counts in proportion to how often it is the secret. In all other numbers, each code counts once.
cli-evaluate-distributions = Secrets found, by number of guesses, starting at 1:
cli-plot-title = Guesses needed for all { $codes } codes of { $board }
cli-plot-guesses = guesses, including the winning one
cli-plot-codes = secrets
cli-plot-label = { $name }: mean { $mean }, at most { $max }

cli-objective-mean = mean
cli-objective-mean-within = mean within { $limit }
cli-objective-max = max
cli-objective-mean-then-max = mean then max
cli-objective-max-then-mean = max then mean
cli-optimal-of = { $board }, { $objective }: { $verdict }
cli-optimal-of-fitting = { $board }, { $objective }, guessing only codes that fit: { $verdict }
cli-optimal-proved = proved optimal.
cli-optimal-infeasible = proved impossible.
cli-optimal-unfinished = not finished. { $bound }
cli-optimal-least-max = No strategy has a maximum below { $lower }
cli-optimal-least-total = No strategy has a total below { $lower }
cli-optimal-heuristic = { $bound }. The search has found no better strategy yet than { $name }, which is not proved optimal.
cli-optimal-reached = { $bound }, which this strategy reaches; the tie-breaks are not proved.
cli-optimal-best-so-far = { $bound }; this is the best strategy found so far.
cli-optimal-none-yet = { $bound }; no strategy was found yet.
cli-optimal-play = Opening { $opening }: { $total ->
    [one] { $total } guess
   *[other] { $total } guesses
} for { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}, { $mean } on average, at most { $max ->
    [one] { $max } guess
   *[other] { $max } guesses
}.
cli-optimal-searched = { $sets ->
    [one] { $sets } set of codes
   *[other] { $sets } sets of codes
} searched in { $seconds } s.
cli-optimal-beyond = { $codes ->
    [one] { $codes } secret needs
   *[other] { $codes } secrets need
} more than the { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
} that the rules allow. To search within this limit, use --objective 'mean within { $guesses }'.
cli-optimal-no-play = No strategy meets the objective { $objective }.
cli-optimal-no-certificate = The proof was not finished, so there is no certificate: { $file } was not written.
cli-optimal-certificate-stopped = The certificate was stopped before it was complete: { $file } was not written.
cli-optimal-no-checkpoint = { $problem }; the search cannot continue from this file.
cli-optimal-resumed = Continuing from { $records ->
    [one] { $records } record
   *[other] { $records } records
} in { $file }.
cli-optimal-not-certified = Proofs can be written only for the objectives mean, mean within N and max; leave out --certificate.
cli-journal-other = this file holds the progress of another search: its first line is “{ $found }”, not “{ $expected }”; name another file
cli-journal-damaged = record { $record } is damaged; name another file

cli-static-optimal = { $board }: { $questions ->
    [one] { $questions } question tells
   *[other] { $questions } questions, asked all at once, tell
} all { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} apart. This is proved to be the minimum.
cli-static-bounded = { $board }: not finished. At least { $lower } questions are needed; the best set found has { $questions }.
cli-static-none-yet = { $board }: not finished. At least { $lower } questions are needed; no set of questions was found yet.
cli-static-infeasible = { $board }: no set of questions tells all codes apart. This is proved.
cli-static-questions = Questions: { $questions }
cli-static-seconds = Searched for { $seconds } s. The winning guess is one more.
cli-static-apart = Yes: the answers to { $questions ->
    [one] this question
   *[other] these { $questions } questions
} tell all { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} apart, so the next guess wins.
cli-static-same = No: { $first } and { $second } give the same answers: { $answers }
cli-static-not-apart = The questions do not tell all codes apart.
cli-static-memory = The static game on { $board } needs { $needed } MiB of memory, but only { $limit } MiB is allowed; allow more with --memory { $option }
cli-static-too-large = The static game on { $board } needs { $needed } MiB of memory, but only { $limit } MiB is allowed. Use fewer pegs or colours.

cli-certificate-proved = Proved for { $board }: { $claim }.
cli-certificate-followed = Checked { $lemmas ->
    [one] { $lemmas } lemma
   *[other] { $lemmas } lemmas
} and { $cases ->
    [one] { $cases } case
   *[other] { $cases } cases
} in { $seconds } s.
cli-flaw = line { $line }: { $flaw }
cli-flaw-in-lemma = line { $line }, lemma { $lemma }: { $flaw }
cli-flaw-long = this line is too long
cli-flaw-expected = expected { $expected }, not “{ $found }”
cli-expected-renaming = a permutation of the pegs, `/`, and one of the colours
cli-expected-citation = the number of a lemma, perhaps with `~` and a renaming
cli-expected-lemma = a case, or the next number in `lemma NUMBER [within M] >= N: CODES`
cli-expected-rules = `rules: ` and a board
cli-expected-objective = `objective: mean` or `objective: mean within M`
cli-expected-guesses = `guesses: all` or `guesses: candidates`
cli-expected-claim = `claim: >= N` or `claim: infeasible`
cli-flaw-order = the codes of a lemma are written in increasing order, each once; { $code } is not
cli-flaw-table = { $codes } codes and { $guesses } guesses are more than the table of answers can hold
cli-flaw-listing = the list of codes is not complete
cli-flaw-renaming = pegs and colours cannot be renamed where the codes are an explicit list
cli-flaw-symmetry = this is not a symmetry: it maps { $code } to { $image }, which is not in the lemma
cli-flaw-guess = the guess { $guess } is not in the pool
cli-flaw-later = lemma { $cited } is not an earlier one
cli-flaw-levels = lemma { $cited } is about trees with fewer levels than are allowed here
cli-flaw-cell = the candidates of lemma { $cited } are not all in one cell
cli-flaw-part = where only candidates may be guessed, lemma { $cited } must be about a whole cell
cli-flaw-weak = after the guess { $guess } the bound is { $found }, not { $needed }
cli-flaw-uncovered = the guess { $guess } is not covered: no case is like it, and counting gives { $found }, not { $needed }
cli-flaw-claim = the last lemma is not the claim
cli-claim-total = no strategy has a total below { $total }
cli-claim-total-fitting = no strategy that guesses only codes that fit has a total below { $total }
cli-claim-total-within = no strategy with at most { $limit ->
    [one] { $limit } guess
   *[other] { $limit } guesses
} has a total below { $total }
cli-claim-total-within-fitting = no strategy that guesses only codes that fit, at most { $limit } of them, has a total below { $total }
cli-claim-none-within = no strategy finds every code within { $limit ->
    [one] { $limit } guess
   *[other] { $limit } guesses
}
cli-claim-none-within-fitting = no strategy that guesses only codes that fit finds every code within { $limit ->
    [one] { $limit } guess
   *[other] { $limit } guesses
}
cli-claim-none = no strategy finds every code
cli-claim-none-fitting = no strategy that guesses only codes that fit finds every code

cli-verify-right = The tree finds every secret of { $board }: { $codes ->
    [one] { $codes } secret
   *[other] { $codes } secrets
}, total { $total }, mean { $mean }, at most { $max }.
cli-tree-version = this tree is written in version { $found } of the format; this program reads up to { $newest }
cli-tree-missing = the head of the file has no “{ $key }”
cli-tree-rules = in “rules”: { $problem }
cli-tree-line = line { $line }: { $problem }
cli-tree-character = line { $line }, character { $character }: { $problem }
cli-tree-json = line { $line }, column { $column }: { $problem }
cli-tree-place = after “{ $after }”: { $problem }
cli-tree-file-number = “{ $found }” is not a whole number
cli-tree-file-head = what the file says about the tree must come before its first row
cli-tree-file-row = expected “answers so far -> next guess”, such as “1.1 0.2 -> 1344”
cli-tree-file-first = the first row must be the first guess, as in “-> 1122”
cli-tree-file-parent = no line before this one has the guess before the last answer
cli-tree-file-beginning = { $problem }; a tree begins with its first guess, as in “-> 1122” or “1122(0.0 3344)”
cli-tree-file-opening = “(” must come after a guess
cli-tree-file-closing = this “)” closes nothing
cli-tree-file-answers = between “(” and “)” there must be answers, each with its next guess
cli-tree-file-next = the next guess must come after an answer
cli-tree-file-ended = the tree ended before “{ $found }”
cli-tree-file-cut-off = the file ends where the guess after { $answer } should be
cli-tree-file-left-open = the file ends before the tree does: { $open } “)” missing
cli-tree-file-deep = there are more than { $most } guesses one after the other, which is the most that can be read
cli-tree-file-repeated = there already is a guess after these answers
cli-tree-file-answer = after “{ $guess }”: { $problem }
cli-tree-file-after-win = “{ $found }” comes after { $guess }, the guess that wins
cli-tree-file-same = this is the game of line { $line } again
cli-tree-file-no-win = the line ends with an answer; it must continue up to the guess that wins
cli-tree-file-other = “{ $found }” is guessed where line { $line } guesses { $before } after the same answers
cli-tree-file-map = expected a guess with its answers, as in { $named }, { $key } or { $list }, or the last guess, as in "1122"
cli-tree-file-winning = nothing may follow the winning answer; write null there
cli-tree-claim = the file says { $what } { $said }, but the tree has { $found }
cli-tree-bad-guess = the guess { $guess } after “{ $after }” is not allowed: { $reason }
cli-tree-unsolved = the secret { $secret } is not found: there is no guess after “{ $after }”
cli-tree-unreachable = no secret leads to the guess { $guess } after “{ $after }”
cli-show-first = First, guess { $guess }
cli-show-after = After { $game }, guess { $guess }
cli-show-can-win = { $guess } (can be the secret)
cli-show-cannot-win = { $guess } (cannot be the secret)
cli-show-position = { $guess }: { $codes ->
    [one] { $codes } secret
   *[other] { $codes } secrets
}, at most { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
} from here.
cli-diff-boards = The trees are for different boards: { $first } and { $second }.
cli-diff-not-alike = The trees play differently.
cli-diff-tree = total { $total }, at most { $max }
cli-diff-alike = They play alike: { $tree }.
cli-diff-differ = They differ at { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}. First: { $first }. Second: { $second }.
cli-diff-none = none

cli-bench-end = { $seconds } s with { $backend } on { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}; signature { $signature }

cli-app-not-over = Unfinished: { $game }
cli-web-serving = Serving { $folder }. Press Ctrl-C to stop.
cli-web-other-port = Port { $port } is taken: games saved there will not appear here.
cli-web-no-browser = The browser cannot be opened: { $problem }
cli-web-not-served = The web app cannot be served: { $problem }
cli-web-other-folder = { $folder } is not the web app: it has no index.html and sw.js.
cli-web-missing = The web app was not found in { $places }. Build it with “cargo xtask web” in a checkout, or pass its folder with --dir.
cli-web-port-taken = Port { $port } is taken; choose another, or leave out --port.
cli-class-teacher = This is your board. Its address contains your key: show the page, but keep the address to yourself.
cli-class-address = Pupils open { $address }
cli-class-no-network = This computer is not connected to a network, so nobody else can reach the class.
cli-class-code = Join code: { $code }
cli-class-network = Everyone on your network can reach this page. Nothing leaves your network.
cli-class-loopback = Only this computer can reach this page.
cli-class-kept = The class is saved in { $file }; to continue, start with this file again.
cli-class-not-kept = The class is not saved: it ends when you stop. To save it, start with --room FILE.
cli-class-locked = { $file } is in use: another Pegwise is serving this class.
cli-class-damaged = { $file } is not a class, or it is damaged: line { $line } is not valid. Choose another file.
cli-class-other-address = { $address } is not an address of this computer. Leave out --listen to use all of them.
cli-evaluate-lies = These numbers assume no lies. With the worst lies for each secret, { $name } needs { $max } guesses at most and { $mean } on average ({ $games } games).
cli-tree-lies = All numbers here are for games without lies; rows that only lies reach have 0.
cli-verify-right-with-lies = The tree finds every secret of { $board } with every way to lie: { $codes ->
    [one] { $codes } secret
   *[other] { $codes } secrets
} in { $games } games, at most { $max } guesses. Without lies: total { $total }, mean { $mean }.
cli-optimal-lies-only = If answers may be false, optimal can find only the smallest maximum: use --objective max, without --pool, --checkpoint and --certificate.
cli-optimal-weights = The search ignores weights: every code counts once. “pegwise evaluate” shows the mean by weight.
cli-optimal-with-lies = These numbers assume the worst lies for each secret. Without lies, this strategy needs { $total } guesses, { $mean } on average and { $max } at most.
