# The menu, the boards to choose from, the wait for a board.
tui-menu-title = code-breaking games
tui-menu-about = Choose a line with the arrows and Enter, with the key before it, or with the mouse. The left and right arrows change a setting. A game that you leave is kept until you close the app.
tui-menu-play = Play: break the computer's code
tui-menu-break = Let the computer break your code
tui-menu-assist = Assistant for a game elsewhere
tui-menu-daily = Game of the day
tui-menu-challenge = Challenges between friends
tui-menu-hotseat = Two players: one hides a code
tui-menu-demo = Watch the computer break a code
tui-menu-review = Review a game: skill and luck
tui-menu-train = Train: find the better guess
tui-menu-puzzles = Puzzles
tui-menu-compare = Compare strategies
tui-menu-explore = Explore a strategy's tree
tui-menu-statistics = Statistics of your games
tui-menu-board = Board
tui-menu-opponent = Opponent
tui-menu-strategy = Strategy
tui-menu-colors = Colours
tui-menu-characters = Characters
tui-menu-leave = Quit
tui-menu-go-on = (go on)
tui-menu-honest = Honest
tui-menu-honest-about = (picks a secret)
tui-menu-evil = Evil
tui-menu-evil-about = (dodges as long as it can)
tui-menu-unicode = Unicode
tui-menu-ascii = plain ASCII
tui-theme-dark = dark
tui-theme-light = light
tui-theme-color-blind = colour-blind
tui-theme-sixteen = 16 colours
tui-theme-plain = no colour

tui-board-title = choose a board
tui-board-about = Take a board with a name, or type one: pegs x colours, such as 5x8; with variants, such as 4x10-distinct (all colours differ), 4x6-blacks (only black pegs are told) or 4x6-in12 (twelve guesses).
tui-board-another = another:
tui-board-too-large = { $board } is too large for this app, which shows up to { $most } pegs and colours.
tui-board-too-many-rows = A game holds at most { $rows } rows; allow fewer guesses, as -in{ $limit }.
tui-board-few-symbols = Your alphabet has { $found } symbols for { $colors } colours; give one for each.
tui-board-few-names = Your alphabet has { $found } names for { $colors } colours; give one for each.

tui-preparing-about = The codes of a large board are listed before the game begins. Esc goes back.
tui-preparing-listing = Listing { $codes } codes …
tui-preparing-looking = Looking for codes that fit …

tui-menu-unfinished = Games to go on with
tui-menu-language = Language
tui-game-hint-again = A hint counts in your statistics. Press t again to get it.
tui-game-not-resumed = This game cannot be gone on with: { $reason }
tui-unfinished-title = games to go on with
tui-unfinished-about = These games are not over. Choose one to go on with it.
tui-unfinished-none = No game is unfinished.
tui-unfinished-go-on = go on
tui-unfinished-go-on-about = go on with the game
tui-unfinished-discard = throw away
tui-unfinished-discard-about = throw the game away; asked for twice
tui-unfinished-discard-again = Press d again to throw this game away.
tui-unfinished-line = { $board }: { $sides }, { $guesses ->
    [one] 1 guess
   *[other] { $guesses } guesses
}
tui-unfinished-play = you break the code
tui-unfinished-evil = you against the evil codemaker
tui-unfinished-hotseat = two players
tui-unfinished-challenge = a challenge
tui-unfinished-break = the computer breaks your code
