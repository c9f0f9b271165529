# Errors of the command line: what is wrong, where, and what to do instead.
cli-stopped-early = Stopped before the work was done.
cli-out-of-time = Time ran out before there was a result; allow more with --time.
cli-strategy-of-settings = { $problem } (the strategy comes from your settings; choose another with --strategy)
cli-mcp-initialize = The first message must be the request “initialize”.
cli-on-set-board = { $problem } (the board { $board } comes from your settings; choose another with --rules)
cli-stopped = Stopped. This is the result so far.
cli-no-output = The output cannot be written: { $problem }
cli-threads = --threads { $threads } does not work here: { $problem }
cli-no-such-format = “{ $command }” has no { $format } output; use table or json.
cli-no-format = “{ $command }” has no { $format } output; leave the format out.
cli-option-of-app-too = --{ $option } before “{ $command }” is an option of the app; write it after the command: pegwise { $command } --{ $option } ...
cli-option-without-board = “{ $command }” needs no board; leave out { $option }.
cli-option-beside-board = --board and --contest choose the boards; leave out { $option }.
cli-option-of-app = --{ $option } is an option of the app, and “{ $command }” has no such option; leave it out.
cli-and = { $problem }; { $hint }

cli-hint-letters = ; for words, name the game, such as word-marks or jotto, or use --alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZ
cli-hint-digits = ; for digits from 0 use --alphabet 0123456789
cli-hint-boards = ; “pegwise rules” lists the names and the variants
cli-hint-umlaut = ; the words have no umlauts and no ß, so write { $instead } for { $found }
cli-hint-variant = ; did you mean -{ $meant }?
cli-hint-only = ; the list after -only= is the last part of a board, so write other variants before it
cli-hint-kept = ; --kept last takes your last game
cli-hint-row = ; { $row }
cli-rules-no-json = this is not JSON: write each field as "NAME": VALUE, with strings in quotes and commas between fields ({ $said })
cli-rules-no-toml = this is not TOML: write each field as NAME = VALUE, on its own line and with strings in quotes ({ $said })
cli-rules-language = Pegwise speaks English and German, not “{ $found }”; put words in any other language under words.en
cli-rules-field = no field is called “{ $found }”; the fields are { $fields }
cli-rules-choice = “{ $found }” is not a valid value for this field; write one of { $values }
cli-rules-missing = the field “{ $field }” is missing
cli-rules-value = this value is not valid for this field ({ $said })
cli-rules-kind = this value is not valid for this field; { $kind ->
    [number] write a whole number
    [text] write a string in quotes
    [list] write a list in brackets
   *[truth] write true or false
}
cli-rules-sum = The digits of the code add up to { $sum }.
cli-rules-given = Known from the start: { $rows }.
cli-rule-file = “{ $file }” is a rules file; write --rules { $file }
cli-rules-meant = No board or game is called “{ $found }”; did you mean “{ $meant }”?
cli-board-twice = The board is given twice: { $first } and { $second }; write it once, before the rows.
cli-two-games = These are two games. Give one game at a time.
cli-json-without-game = This JSON contains no game. Give the JSON of demo, check, review, suggest or candidates, or write rows such as 1122:1.1.
cli-board-last = The board { $board } belongs before the rows.
cli-misplaced-board = the board goes in --rules: --rules { $board }
cli-in-row = Row { $row }: { $problem }
cli-in-line = { $file }, line { $line }: { $problem }
cli-in-file = { $file }: { $problem }
cli-empty-input = Standard input is empty; write a game, for example 4x6 1122:1.1
cli-two-boards = The game is on { $game }, but { $option } chooses { $chosen }; leave out { $option }, or remove { $game } from the game.
cli-board-of-file = The game is on { $game }, but { $option } chooses another board; leave out { $option }, or remove { $game } from the game.
cli-many-rows = A game holds at most { $rows } rows; allow fewer guesses, such as { $option }.
cli-alphabet-repeated = “{ $symbol }” is used for two colours; each colour needs its own.
cli-alphabet-reserved = “{ $symbol }” cannot be used for a colour: it has another meaning in codes or answers.
cli-alphabet-unseen = Character { $place } of “{ $text }”: “{ $found }” is invisible; leave it out.
cli-alphabet-symbols = { $colors } colours need { $colors } symbols, but { $found ->
    [one] only { $found } is given
   *[other] only { $found } are given
}.
cli-alphabet-names = { $colors } colours need { $colors } names, but { $found ->
    [one] only { $found } is given
   *[other] only { $found } are given
}.

cli-standard-input = standard input
cli-unreadable = { $file } cannot be read: { $problem }
cli-file-pipe = this is a named pipe; name a file instead, or pass it on standard input where that is possible
cli-file-large = it is larger than the limit of { $most } bytes
cli-file-no-text = it is not UTF-8 text
cli-system-not-found = no such file or folder
cli-system-not-allowed = permission denied
cli-system-folder = it is a folder
cli-system-no-folder = part of the path is not a folder
cli-system-full = no space left
cli-file-twice = { $file } is named twice; give each result its own file.
cli-unwritable = { $file } cannot be written: { $problem }
cli-man-unknown = “{ $word }” is neither a command nor a folder; for a new folder, write { $word }/
cli-man-written = The manual pages are in { $folder }.
cli-two-weights = { $code } appeared before with a different weight
cli-no-codes = { $file } contains no codes; write one on each line.
cli-codes-on-one-line = a line holds one code and its weight, not several codes; write each code on a separate line
cli-no-word = “{ $found }” is not a word; write one word on each line, optionally followed by a weight: crane 3
cli-no-game-yet = You have no finished games yet. “pegwise play” starts one; “pegwise review 4x6 1122:1.1 1344:0.2 3512:4.0” reviews a game from elsewhere.
cli-no-game = Game { $number } does not exist; you have { $games ->
    [one] { $games } game
   *[other] { $games } games
}, numbered from 1.
cli-games-no-folder = Pegwise found no folder for your games: { $problem }
cli-games-unusable = { $file } cannot be used: { $problem }
cli-games-version = These games are in the format “{ $found }” from a later version of Pegwise; this version reads “pegwise-games 1”. Install the later version.
cli-games-large = The games file is { $bytes } bytes, too large for Pegwise; split it.

cli-nothing-fits = No code fits all answers.
cli-nothing-found = No code that fits all answers was found, and there may be none.
cli-not-in-pool = Row { $row }: { $guess } does not fit the answers before it; review with --pool all.
cli-list-memory = { $board } has { $codes } codes, and this needs { $needed } MiB of memory, but only { $limit } MiB is allowed; allow more with --memory { $option }
cli-memory-not-there = { $board } needs { $needed } MiB of memory for this, more than this computer can provide; use fewer pegs or colours.
cli-list-codes = { $board } has { $codes } codes, too many to list; { $instead }.
cli-list-many-codes = { $board } has too many codes to list; { $instead }.
cli-list-instead = use a smaller board; if all answers are known, suggest, check and play work on larger ones, and evaluate --games 100 on boards of up to 255 pegs and 4,096 colours
cli-list-instead-lies = with false answers, every code has to be listed, so use a smaller board
cli-list-pegs = { $board } has { $pegs } pegs, but Pegwise answers rows of up to { $limit } pegs; use fewer.
cli-not-sampled-answers = This board has too many codes to list. Without a list, Pegwise finds the codes that fit only if answers are black and white pegs, black pegs only, or their sum, or if there are at most 134,217,728 codes.
cli-not-sampled-large = This board has too many codes to list. Without a list, Pegwise finds the codes that fit on boards of up to { $pegs } pegs and { $colors } colours.
cli-solver-memory = Optimal play on { $board } needs { $needed } MiB of memory, but only { $limit } MiB is allowed; allow more with --memory { $option }
cli-solver-much-memory = Optimal play on { $board } needs { $needed } MiB of memory, but only { $limit } MiB is allowed; other strategies need less: see “pegwise strategies”.
cli-solver-board = Optimal play can be found on boards of up to 256 different answers, 15 pegs and 255 colours on which every code may be guessed; { $board } is not such a board.
cli-strategies-apart = “{ $name }” is another strategy; put a space before it instead of a comma.
cli-strategy-meant = No strategy is called “{ $found }”; did you mean “{ $meant }”?
cli-strategy-needs-codes = “{ $name }” needs a list of all codes, and this board has too many; sampled-entropy plays on any board where every answer is true.
cli-strategy-needs-codes-left = This strategy needs all codes that are left, but only a sample of them is known; sampled-entropy plays on any board where every answer is true.
cli-strategy-other-board = The strategy is for { $own }, but the game is on { $game }.
cli-tree-foreign = This is not a Pegwise strategy tree; if another program wrote it, add --rules with its board.
cli-tree-other-guess = Row { $row } guesses { $guess }, but the tree guesses { $expected }.
cli-tree-no-guess = The tree has no guess after the answer { $answer } to { $guess } in row { $row }.
cli-no-puzzle = No { $kind } puzzle was found on { $board }, and no puzzle of any other kind; use more pegs or colours, or allow more guesses.
cli-no-puzzle-proved = No { $kind } puzzle was found on { $board }, and no puzzle of any kind could be verified; use fewer pegs or colours, or allow more guesses.
cli-no-puzzle-large = Puzzles are drawn on boards of up to { $pegs } pegs and { $colors } colours, or of up to { $codes } codes if answers are not counts of pegs.
cli-no-puzzle-but = No { $kind } puzzle was found on { $board }; try one of these kinds: { $others }.

# Before and after the progress bar.
cli-job-listing = Listing the codes
cli-job-looking = Searching for codes
cli-job-thinking = Thinking
cli-job-reviewing = Reviewing
cli-job-preparing = Preparing
cli-job-playing = Playing
cli-job-certifying = Writing the proof
cli-job-checking = Checking
cli-job-optimal = { $board } optimal
cli-job-so-far = Best so far: { $guess }
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

cli-mcp-missing = This pegwise was built without the server for assistants. To build it, in a clone of the repository: cargo install --path crates/pegwise-cli --features mcp
cli-doubtful-review = Guesses are not graded if answers may be false, so there is no review for programs to read. “pegwise check” tells them which answers may be false.
cli-suggest-optimal-doubtful = optimal plays only where every answer is known and true. Leave out --strategy, or name another strategy, such as knuth.
cli-doubtful = This needs every answer known and true. Leave -lies out of the rules, and rows with unknown answers out of the game.
cli-solver-lies = This needs every answer to be true, but { $board } allows lies. With one lie, “pegwise optimal” finds the smallest possible maximum.
cli-solver-one-lie = With lies, optimal play can be found only if at most one answer is false, for example on 3x4-lies1, not on { $board }.
cli-solver-lies-large = With a lie, optimal play can be found only on boards of up to { $most } codes and guesses, not on { $board }.
cli-strategy-needs-answers = A tree needs every answer.
cli-strategy-too-many = With false or unknown answers, or weights, every guess is compared with every code left. { $guesses } guesses and { $codes } codes are too many; use a smaller board, or the strategy “random”.
cli-tree-too-many-lies = The tree would take more than { $limit } MiB of memory: there are too many ways to lie. Allow more with --memory, or use a smaller board or fewer lies.
