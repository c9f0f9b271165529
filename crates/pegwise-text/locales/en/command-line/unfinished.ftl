# Games in progress: `pegwise play --continue`, `pegwise history unfinished`.
unfinished-not-kept = This move is not kept: { $reason }
unfinished-go-on = Your game is kept. To go on with it: { $command }
unfinished-no-number = there is no game { $number }; { $games ->
    [0] no game is unfinished
    [one] there is 1, number 1
   *[other] there are { $games }, numbered from 1
}
unfinished-none = no game is unfinished
unfinished-other-kind = in this game the other side guesses; go on with it by: { $command }
unfinished-open = this game is being played right now, in another window
unfinished-unreadable = this game cannot be read: { $reason }; its file is { $file }
unfinished-not-resumed = this game cannot be gone on with: { $reason }
unfinished-own-board = the game brings its own board; drop { $option }
unfinished-resumed = You go on with your game.
unfinished-line = { $number }  { $time }  { $sides }  { $board }, { $guesses ->
    [one] 1 guess
   *[other] { $guesses } guesses
}
unfinished-broken = { $number }  cannot be read: { $file }
unfinished-how = Go on with one: pegwise play --continue N, or pegwise break --continue N. Throw one away: pegwise history unfinished --discard N
unfinished-discarded = Game { $number } is thrown away.
unfinished-nothing = No game is unfinished.
sides-play = you guess
sides-evil = you guess, evil codemaker
sides-hotseat = two players
sides-challenge = challenge
sides-elsewhere = a game elsewhere
sides-break = the computer guesses
unfinished-next-time = Your games are kept. Start pegwise to go on with them.
