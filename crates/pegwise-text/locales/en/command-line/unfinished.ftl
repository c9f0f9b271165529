# Games in progress: `pegwise play --continue`, `pegwise history unfinished`.
unfinished-not-kept = This game is not being saved: { $reason }
unfinished-go-on = Your game is saved. To continue it: { $command }
unfinished-no-number = Game { $number } does not exist; you have { $games ->
    [0] no unfinished games.
    [one] 1 unfinished game, number 1.
   *[other] { $games } unfinished games, numbered from 1.
}
unfinished-none = There are no unfinished games.
unfinished-other-kind = This is a game of another kind; continue it with: { $command }
unfinished-open = this game is open in another window
unfinished-unreadable = this game cannot be read: { $reason }; its file is { $file }
unfinished-not-resumed = this game cannot be continued: { $reason }
unfinished-own-board = The game has its own board; leave out { $option }.
unfinished-resumed = Continuing your game.
unfinished-line = { $number }  { $time }  { $sides }  { $board }, { $guesses ->
    [one] 1 guess
   *[other] { $guesses } guesses
}
unfinished-broken = { $number }  cannot be read: { $file }
unfinished-how = To continue one: pegwise play --continue N, or pegwise break --continue N. To discard one: pegwise history unfinished --discard N
unfinished-discarded = Game { $number } was discarded.
unfinished-nothing = You have no unfinished games.
sides-play = you guess
sides-evil = you guess against the evil codemaker
sides-hotseat = two players
sides-challenge = challenge
sides-elsewhere = a game elsewhere
sides-break = the computer guesses
unfinished-next-time = Your games are saved. Start pegwise to continue them.
