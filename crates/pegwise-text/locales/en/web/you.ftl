# You: what this device keeps of a person.
you-about = Your games and settings are kept in this browser only.
you-no-games = Finish a game, and you will see here how you are doing: how often you break the code, in how many guesses, and how your skill grows.
you-begin = Play today’s game
you-statistics = How you are doing
you-all-boards = All boards
you-unknown-board = No game was played on the board of this address; these are all boards.
you-by-board = Choose a board
you-column-skill = Skill
you-column-luck = Luck
you-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $won } broken, { $lost } not broken, { $given_up } given up.
you-percent = { $percent }%
you-mean = guesses on average to break the code. Your best game took { $best }.
you-streak = { $streak ->
    [one] code
   *[other] codes
} broken in a row. Your longest streak is { $longest }.
you-hints = Not counted: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with hints, { $won } broken.
you-grades = is your skill, from 0 to 99, in the games you reviewed. Your luck is { $luck }.
you-skill = is your skill, from 0 to 99, in the games you reviewed.
you-trend = Your skill went from { $first } to { $last }.
you-computer = Your own codes: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } broken by the computer.
you-stretches = Skill and luck over time, { $games } games at a time
you-until = Until
you-unfinished = Go on with a game
you-left-on = { $page }: { $game }

you-kept = Finished games
you-more = Show { $more } more
you-remove = Remove
you-remove-game = Remove { $game }
you-removed = The game was removed.
you-undo = Put it back
you-put-back = The game is back.
you-game-grades = Skill { $skill }, luck { $luck }.
you-game-skill = Skill { $skill }.
you-bad-lines = { $lines ->
    [one] { $lines } line that cannot be read
   *[other] { $lines } lines that cannot be read
}
you-bad-lines-about = They stay as they are, also in the file you save: a later version may read them.
you-bad-line = Line { $line }: { $problem }
you-more-bad-lines = { $more ->
    [one] And { $more } more line.
   *[other] And { $more } more lines.
}
you-line-time = it has to begin with a time such as 2026-11-21T11:20:00Z, not with “{ $found }”
you-line-sides = play, evil, hotseat, challenge or break is missing
you-line-secret = the code in it does not give the answer in row { $row }
you-line-ending = its rows do not end as it says; perhaps it was cut off
you-line-cut-off = it has no end, so it was cut off
you-line-other = { $problem }

you-files = Take your games along
you-files-about = The file is plain text, one game on each line; the command line reads and writes the same.
you-save = Save as a file
you-copy = Copy the games
you-import-file = Add games from a file
you-import-paste = Add games by pasting
you-import-lines = Lines of a file of games
you-import = Add these games
you-import-nothing = There is nothing in it.
you-import-later-version = This file was written by a later version of Pegwise. Reload the page to get that version, and try again.
you-too-large = This file is larger than 10 MB, which is more than a browser keeps. Divide it.
you-unreadable-file = The browser could not read this file. Choose it again, or paste its text.
you-imported = { $added ->
    [one] { $added } game was added.
   *[other] { $added } games were added.
}
you-known = { $known ->
    [one] { $known } was there already.
   *[other] { $known } were there already.
}
you-not-imported = { $lines ->
    [one] { $lines } line could not be read and was not added:
   *[other] { $lines } lines could not be read and were not added:
}

you-settings = Settings
you-look = Look
you-play = Play
you-language = Language
you-language-label = Language of Pegwise
you-language-browser = As the browser has it
you-theme = Colours of the page
you-theme-system = As the system has them
you-theme-light = Light
you-theme-dark = Dark
you-symbols = On the pegs
you-symbols-digits = Digits: 1 2 3 4 5 6
you-symbols-from-zero = Digits from 0: 0 1 2 3 4 5, as in Bulls and Cows
you-symbols-letters = Letters: A B C D E F
you-symbols-shapes = Shapes: ▲ ■ ◆ ● ★ ♥
you-numbers = Write answers as numbers too: 1.2 is one black and two white key pegs
you-still = Nothing moves
you-sound = Sounds
you-vibration = Vibration

you-delete = Delete everything
you-delete-ask = Delete everything …
you-delete-what = This deletes all that Pegwise keeps in this browser: { $games ->
    [0] the file of your games
    [one] your game
   *[other] your { $games } games
}, the statistics, games you have begun, and your settings. It cannot be taken back. You can save the games first.
you-delete-no = Keep everything
you-delete-yes = Delete everything now
you-deleted = Everything was deleted.
