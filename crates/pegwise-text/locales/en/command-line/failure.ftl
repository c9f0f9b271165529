# What is wrong at the command line, where, and what to do instead.
cli-stopped-early = Stopped before the work was done.
cli-out-of-time = Time ran out before there was a result; give it more with --time.
cli-on-set-board = { $problem } (the board { $board } is the one of your settings; --rules takes another)
cli-stopped = Stopped; this is what had been found.
cli-no-output = The output cannot be written: { $problem }
cli-threads = --threads { $threads } does not work here: { $problem }
cli-no-such-format = “{ $command }” has no { $format }; use table or json.
cli-no-format = “{ $command }” has no { $format }; leave the format out.
cli-option-of-app-too = --{ $option } before “{ $command }” is an option of the app; write it after: pegwise { $command } --{ $option } ...
cli-option-of-app = --{ $option } is an option of the app, and “{ $command }” has none; leave it out.
cli-and = { $problem }; { $hint }

cli-colors = { $first } to { $last }
cli-hint-digits = ; for digits from 0 use --alphabet 0123456789
cli-hint-boards = ; “pegwise rules” lists the names of boards and the variants
cli-hint-row = ; { $row }
cli-rules-no-json = this is not JSON: a field is written "NAME": VALUE, texts stand in quotes, and a comma stands between fields ({ $said })
cli-rules-no-toml = this is not TOML: a field is written NAME = VALUE, on a line of its own, and texts stand in quotes ({ $said })
cli-rules-language = there are no words for “{ $found }” here; Pegwise speaks English and German: write the words of any other language under words.en, and they are used
cli-rules-field = no field is called “{ $found }”; there are { $fields }
cli-rules-choice = “{ $found }” cannot stand here; there are { $values }
cli-rules-missing = the field “{ $field }” is missing
cli-rules-value = this value does not fit its field ({ $said })
cli-rules-kind = this value does not fit its field; { $kind ->
    [number] a whole number belongs here
    [text] a text in quotes belongs here
    [list] a list in brackets belongs here
   *[truth] true or false belongs here
}
cli-rules-sum = The digits of the code add up to { $sum }.
cli-rules-given = Known from the beginning: { $rows }.
cli-rule-file = “{ $file }” is a file of rules; write --rules { $file }
cli-rules-meant = No board and no game is called “{ $found }”; did you mean “{ $meant }”?
cli-misplaced-board = the board goes in --rules: --rules { $board }
cli-in-row = Row { $row }: { $problem }
cli-in-line = { $file }, line { $line }: { $problem }
cli-in-file = { $file }: { $problem }
cli-empty-input = Standard input is empty; write a game, such as 4x6 1122:1.1
cli-words-wanted = This game is played with a list of words, one on each line: add --codes FILE. Without a list the code would be one of { $codes } rows of letters.
cli-two-boards = The game is played on { $game }, but { $option } chooses { $chosen }; leave out { $option }, or { $game } from the game.
cli-board-of-file = The game is played on { $game }, but { $option } chooses a board of its own; leave out { $option }, or { $game } from the game.
cli-many-rows = A game holds at most { $rows } rows; allow fewer guesses, as { $option }.
cli-alphabet-repeated = “{ $symbol }” stands for two colours; each colour needs its own.
cli-alphabet-reserved = “{ $symbol }” cannot stand for a colour: it has a meaning of its own in codes or answers.
cli-alphabet-unseen = Character { $place } of “{ $text }”: “{ $found }” cannot be seen; leave it out.
cli-alphabet-symbols = { $colors } colours need as many symbols, and { $found ->
    [one] { $found } is given
   *[other] { $found } are given
}; give one for each.
cli-alphabet-names = { $colors } colours need as many names, and { $found ->
    [one] { $found } is given
   *[other] { $found } are given
}; give one for each.

cli-standard-input = standard input
cli-unreadable = { $file } cannot be read: { $problem }
cli-file-pipe = this is a named pipe; hand it over on standard input
cli-file-large = it has more than { $most } bytes, and no more are read
cli-file-no-text = it is not text in UTF-8
cli-unwritable = { $file } cannot be written: { $problem }
cli-man-unknown = “{ $word }” is neither a command nor a folder; for a new folder, write { $word }/
cli-man-written = The manual pages are in { $folder }.
cli-two-weights = { $code } was listed before with another weight
cli-no-codes = There are no codes in { $file }; write one on each line.
cli-no-word = “{ $found }” is no word; write a word on each line, and behind it a whole number if it comes more often: crane 3
cli-no-game-yet = You have no finished game yet; write one, such as 4x6 1122:1.1 1344:0.2 3516:4.0
cli-no-game = There is no game { $number }; you have { $games }, numbered from 1.
cli-games-no-folder = There is no folder for your games: { $problem }
cli-games-unusable = { $file } cannot be used: { $problem }
cli-games-version = These games are in the format “{ $found }” of a later version of Pegwise; this version reads “pegwise-games 1”. Install the later version.
cli-games-large = The file of games has { $bytes } bytes, more than Pegwise reads; split it.

cli-nothing-fits = No code fits all answers.
cli-nothing-found = No code that fits all answers was found, and there may be none.
cli-not-in-pool = Row { $row }: { $guess } does not fit the answers before it; review with --pool all.
cli-list-memory = { $board } has { $codes } codes, and a list of them needs { $needed } MiB, more than the { $limit } MiB that are allowed; allow it with --memory { $option }
cli-list-codes = { $board } has { $codes } codes, too many for a list, which this needs; { $instead }.
cli-list-many-codes = { $board } has too many codes for a list, which this needs; { $instead }.
cli-list-instead = play, hotseat, challenge and score work on boards of any size; suggest, check, candidates, explain, review, break, demo and evaluate --games 100 on those of up to 255 pegs and 4,096 colours
cli-list-pegs = A row of { $board } has { $pegs } pegs, but Pegwise answers rows of up to { $limit } pegs; take fewer.
cli-solver-memory = Optimal play on { $board } needs { $needed } MiB of memory, more than the { $limit } MiB that are allowed; allow it with --memory { $option }
cli-solver-much-memory = Optimal play on { $board } needs { $needed } MiB of memory, more than the { $limit } MiB that are allowed; the other strategies take less: see “pegwise strategies”.
cli-solver-board = Optimal play is found on boards of up to 15 pegs and 255 colours on which every code may be guessed, and { $board } is none.
cli-strategy-meant = No strategy is called “{ $found }”; did you mean “{ $meant }”?
cli-strategy-needs-codes = “{ $name }” needs a list of all codes, and this board has too many; sampled-entropy plays on any board.
cli-strategy-needs-codes-left = This strategy needs all codes that are left, but only a sample of them is known; sampled-entropy plays on any board.
cli-strategy-other-board = The strategy is for { $own }, but the game is on { $game }.
cli-tree-foreign = This is no strategy tree of Pegwise; if another program wrote it, say by which --rules it plays.
cli-tree-other-guess = Row { $row } guesses { $guess }, where the tree guesses { $expected }.
cli-tree-no-guess = The tree has no guess after the answer { $answer } to { $guess } in row { $row }.
cli-no-puzzle = No { $kind } puzzle was found on { $board }, and none of any other kind; take more pegs or colours, or allow more guesses.
cli-no-puzzle-proved = No { $kind } puzzle was found on { $board }, and none of any other kind could be proved; take fewer pegs or colours, or allow more guesses.
cli-no-puzzle-large = Puzzles are drawn on boards of up to { $pegs } pegs and { $colors } colours.
cli-no-puzzle-but = No { $kind } puzzle was found on { $board }; there is: { $others }.

# Before and after the bar that shows how far the work is.
cli-job-listing = Listing the codes
cli-job-looking = Looking for codes
cli-job-thinking = Thinking
cli-job-reviewing = Reviewing
cli-job-preparing = Preparing
cli-job-playing = Playing
cli-job-certifying = Writing the proof
cli-job-checking = Checking
cli-job-optimal = { $board } optimal
cli-job-so-far = So far { $guess }
cli-job-stops = Ctrl-C stops
cli-job-seconds = about { $left ->
    [one] { $left } second
   *[other] { $left } seconds
} left, Ctrl-C stops
cli-job-minutes = about { $left ->
    [one] { $left } minute
   *[other] { $left } minutes
} left, Ctrl-C stops
cli-job-hours = about { $left ->
    [one] { $left } hour
   *[other] { $left } hours
} left, Ctrl-C stops
cli-job-days = about { $left ->
    [one] { $left } day
   *[other] { $left } days
} left, Ctrl-C stops

cli-mcp-missing = This pegwise was built without the server for assistants. Build it with: cargo install pegwise-cli --features mcp
cli-doubtful = This is done only where every answer is known and true. Leave -lies out of the rules, and rows without their whole answer out of the game.
cli-solver-lies = This is found where every answer is true, not on { $board }. “pegwise optimal” finds the fewest guesses at worst with one lie.
cli-solver-one-lie = The fewest guesses with a lie are found where one answer may be false, as on 3x4-lies1, not on { $board }.
cli-solver-lies-large = The fewest guesses with a lie are looked for on boards of up to { $most } codes and guesses, not on { $board }.
cli-strategy-needs-answers = A tree follows the answers, and not all of them are known.
cli-strategy-too-many = Where answers may be false or are not all known, or codes have weights, every guess is weighed against every code left. { $guesses } guesses and { $codes } codes are too many; take a smaller board.
cli-tree-too-many-lies = The tree would have more than { $most } guesses: there are too many ways to lie. Take a smaller board, or fewer lies.
