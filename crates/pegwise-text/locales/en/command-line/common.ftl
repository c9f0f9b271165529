# Words that several commands use, and the menu.
cli-yes = yes
cli-no = no
cli-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-bars-guesses = { $guesses ->
    [one] guess
   *[other] guesses
}
cli-ask-help = { $problem }; type help for the commands

cli-menu-no-command = No command given.
cli-menu-begin = Pegwise, code-breaking games. { $board }
cli-menu =
    p  Play: break the computer's code
    d  Today's game: one code a day, the same for everybody
    h  How to play
    o  Play against the evil codemaker, which has not picked a code yet
    l  Let the computer guess your code, or one in a game elsewhere: you type the answers
    t  Two people at one keyboard
    w  Watch the computer break a code
    c  Compare strategies
    b  Boards and variants
    y  Your statistics
    z  Puzzles
    r  Review your last game: skill and luck
    i  Train with your last game: find better guesses
    q  Quit; “pegwise --help” lists all commands
cli-menu-go-on = 0  Continue the game you left
cli-menu-how = The computer hides a code, and you find it by guessing. It answers each guess: a black peg for each colour in the right place, a white peg for each right colour in the wrong place. It does not say which of your pegs it means; finding that out is the game. An example, with the code shown:
cli-menu-how-end = To play, choose p. In the game, type help to see the commands, or hint for a good guess.
cli-menu-choose = Choose:
cli-menu-unknown = “{ $choice }” is not on the menu; type a letter from the menu.
