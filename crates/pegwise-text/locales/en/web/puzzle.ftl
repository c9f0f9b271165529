# Puzzles, and sheets to print.
puzzles = Puzzles
puzzles-about = Each puzzle is a game that someone has begun, with one question. Hints lead you to the solution step by step.
puzzles-kinds = Kinds of puzzles
puzzles-levels = Levels
puzzles-next = Next puzzle
puzzles-next-guess = Next guess
puzzles-which-answer = One of these answers to the next guess is impossible. Which one?
puzzles-several = Print a page of puzzles
puzzles-sheet = Puzzles: { $kind } ({ $level })

boards = Empty boards
boards-board = An empty board
boards-rules = Play in pairs. One of you writes a code in the top row and folds it back; the other one guesses, row by row. Answer each guess: fill a small circle for each colour in the right place, and draw a ring in one for each right colour in the wrong place. Then swap.
boards-code = Code
boards-fold = Fold the code back along this line
boards-maker = Code by:
boards-breaker = Guessed by:
