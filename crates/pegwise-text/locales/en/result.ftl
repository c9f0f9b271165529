# Results to share, and the game of the day.
result-words = Words
result-words-de = German words
result-hints = { $hints ->
    [one] 1 hint or undo
   *[other] { $hints } hints or undos
}
result-days = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
result-practice = practice
result-day-streak = Game of the day: { $days ->
    [0] break it without help to start a streak.
    [one] 1 day in a row.
   *[other] { $days } days in a row.
}{ $longest ->
    [0] {""}
    [one] {" "}Longest: 1 day.
   *[other] {" "}Longest: { $longest } days.
}
result-not-counted = Not counted: { $games ->
    [one] { $games } game
   *[other] { $games } games
} { $kind ->
    [hints] with hints or undos
    [replay] with the code of an earlier game
   *[hotseat] against someone at the same keyboard
}, { $won } won.
result-day-played = You have already played this day’s game. This one is for practice and does not count.
result-day-over = This day is over. The game counts towards your days in a row only while it is still that day somewhere on Earth.
result-day-to-come = The game for { $day } opens on that day.
