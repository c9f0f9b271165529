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
    d  Today's game: one code a day, the same for everybody
    h  How to play
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
cli-menu-go-on = 0  Go on with the game you left
cli-menu-how = The computer hides a code, and you find it by guessing. After each guess it tells you how close you are: a black peg for each colour in the right place, a white one for each right colour in another place. It does not say which peg of yours is meant; finding that out is the game. An example, with the code shown:
cli-menu-how-end = To play, choose 1. There, help lists what you can type, and hint gives a good guess.
cli-menu-choose = Choose:
cli-menu-unknown = “{ $choice }” is not on the menu; type a number or a letter of the menu.
