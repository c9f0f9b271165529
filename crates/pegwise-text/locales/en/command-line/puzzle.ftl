# Puzzles, and training with a game.
cli-train-help =
    { $how }
    Or: hint, show (the best guesses), next (the next guess to improve), board, list, quit.
cli-train-begin = { $begin } Type a better one, or ? for help.
cli-train-ask = Row { $row }, better>

cli-job-puzzles = Making puzzles
cli-puzzle-begin = Type your solution, or ? for help.
cli-puzzle-ask-code = Code>
cli-puzzle-ask-guess = Guess>
cli-puzzle-ask-answer = Answer>
cli-puzzle-ask-row = Row>
cli-puzzle-help =
    Type what the puzzle asks for: a code, a guess, an answer or a row. Write answers like { $answer }.
    Or: hint, show (the solution, then the next puzzle), next (the next puzzle), board (the puzzle again), quit.
cli-puzzle-input-ended = The input ended in the middle of a puzzle.
cli-puzzle-pdf = --pdf needs the name of a file, such as puzzles.pdf
cli-puzzle-drawn = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
}. { $again }
cli-puzzle-again = To repeat: { $command }
cli-puzzle-stopped = Stopped after { $made ->
    [one] { $made } puzzle
   *[other] { $made } puzzles
} of { $of }.
cli-puzzle-out-of-time = Time ran out after { $made ->
    [one] { $made } puzzle
   *[other] { $made } puzzles
} of { $of }.
cli-puzzle-next = Next guess: { $guess }.
cli-puzzle-title = Puzzles on { $board }, seed { $seed }
cli-puzzle-written = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} on { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} in { $file }.
