# Words of more than one command, and the menu.
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
cli-ask-help = { $problem }; type help for what you can do

cli-menu-no-command = A command is needed.
cli-menu-begin = Pegwise, code-breaking games. { $board }
cli-menu =
    1  Play: break the computer's code
    2  Play against an evil codemaker, who has picked no code yet
    3  You have a board, or a code in mind: I suggest guesses, you type the answers
    4  Two people at one keyboard
    5  Watch the computer break a code
    6  Compare strategies
    7  Boards and variants
    8  How you play: the games you finished
    9  Puzzles
    r  Review your last game: skill and luck
    t  Train with your last game: find the better guesses
    q  Quit; “pegwise --help” tells more
cli-menu-choose = Choose:
cli-menu-unknown = “{ $choice }” is not on the menu; type a number from 1 to 9, r, t, or q.
