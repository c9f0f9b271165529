# You: the games, statistics and settings on this device.
you-about = Your games and settings are saved in this browser only.
you-no-games = Finish a game to see how you are doing: how often you break the code, in how many guesses, and how your skill grows.
you-begin = Play today’s game
you-statistics = How you are doing
you-all-boards = All boards
you-unknown-board = You have not played on the board in this address, so all boards are shown.
you-by-board = Choose a board
you-column-skill = Skill
you-column-luck = Luck
you-games = Games won: { $won } of { $games }. Lost: { $lost }, given up: { $given_up }.
you-percent = { $percent }%
you-mean = Guesses to break a code, on average. Your best game: { $best }.
you-streak = Games won in a row. Your longest streak: { $longest }.
you-grades = Your skill, from 0 to 99, in the games you reviewed. Your luck: { $luck }.
you-skill = Your skill, from 0 to 99, in the games you reviewed.
you-trend = Your skill went from { $first } to { $last }.
you-computer = Your own codes: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } broken by the computer.
you-stretches = Skill and luck over time, { $games } games at a time
you-until = Until
you-unfinished = Unfinished games
you-left-on = { $page }: { $game }

you-kept = Finished games
you-more = Show { $more } more
you-remove = Remove
you-remove-game = Remove { $game }
you-removed = The game was removed.
you-undo = Undo
you-put-back = The game is back.
you-game-grades = Skill { $skill }, luck { $luck }.
you-game-skill = Skill { $skill }.
you-bad-lines = { $lines ->
    [one] { $lines } line could not be read
   *[other] { $lines } lines could not be read
}
you-bad-lines-about = They stay as they are, even in the file you save. A later version may be able to read them.
you-bad-line = Line { $line }: { $problem }
you-more-bad-lines = { $more ->
    [one] And { $more } more line.
   *[other] And { $more } more lines.
}
you-line-time = it must begin with a time like 2026-11-21T11:20:00Z, not with “{ $found }”
you-line-sides = it must contain play, evil, hotseat, challenge or break
you-line-secret = its secret does not give the answer in row { $row }
you-line-ending = its rows do not match its result; part of it may be missing
you-line-cut-off = the line is cut off
you-line-other = { $problem }

you-files = Take your games with you
you-files-about = The file is plain text with one game on each line. The command line reads and writes the same format.
you-save = Save as a file
you-copy = Copy the games
you-import-file = Add games from a file
you-import-paste = Add games by pasting
you-import-lines = Lines from a games file
you-import = Add these games
you-import-nothing = It contains no games.
you-import-later-version = A later version of Pegwise wrote this file. Reload the page to get that version, then try again.
you-too-large = This file is larger than 10 MB, the most a browser can keep. Split it.
you-unreadable-file = The browser could not read this file. Choose it again, or paste its text.
you-imported = { $added ->
    [one] { $added } game was added.
   *[other] { $added } games were added.
}
you-known = { $known ->
    [one] { $known } was already here.
   *[other] { $known } were already here.
}
you-not-imported = { $lines ->
    [one] { $lines } line could not be read and was not added:
   *[other] { $lines } lines could not be read and were not added:
}

you-settings = Settings
you-look = Appearance
you-play = Play
you-language = Language
you-language-label = Language of Pegwise
you-language-browser = Same as the browser
you-theme = Theme
you-theme-system = Same as the system
you-theme-light = Light
you-theme-dark = Dark
you-symbols = On the pegs
you-symbols-digits = Digits: 1 2 3 4 5 6
you-symbols-fromzero = Digits from 0: 0 1 2 3 4 5, as in Bulls and Cows
you-symbols-letters = Letters: A B C D E F
you-symbols-shapes = Shapes: ▲ ■ ◆ ● ★ ♥
you-numbers = Also show answers as numbers: 1.2 is one black and two white pegs
you-still = No animation
you-sound = Sounds
you-vibration = Vibration

you-delete = Delete everything
you-delete-ask = Delete everything …
you-delete-what = This deletes everything Pegwise keeps in this browser: { $games ->
    [0] the games file
    [one] your game
   *[other] your { $games } games
}, your statistics, your unfinished games and your settings. You cannot undo this. You can save the games first.
you-delete-no = Keep everything
you-delete-yes = Delete everything now
you-deleted = Everything was deleted.
