# Assistant: help with a game played elsewhere. Some messages also serve the page on which the computer guesses.
assistant-about = Enter your guesses and their answers from any game, on a table or in an app. Pegwise suggests the best next guess, explains it, and finds wrong answers.
assistant-which-board = Which board?
assistant-begin = Enter rows
assistant-other-board = Another board
assistant-paste = Paste a game
assistant-paste-label = Game or Pegwise link
assistant-paste-hint = Almost any format works: 1122 1.1, or 1B1W, or red red green blue: 1 black 1 white, or emoji. Put each row on its own line, or all on one line.
assistant-paste-take = Use this game

assistant-change-row = Change row { $row }
assistant-guess = Guess
assistant-save-row = Save
assistant-guess-incomplete = This guess is not complete.
assistant-leave-row = Cancel
assistant-remove-row = Remove this row
assistant-row-is = Row { $row } is now { $code }: { $answer }.
assistant-removed = Row { $row } was removed.

assistant-clashes = contradicts
assistant-clash = These answers contradict each other
assistant-clash-perhaps = These answers may contradict each other
assistant-not-found = No code that fits all answers was found. There may be none.
assistant-clash-row = No code fits the answer in row { $row }.
assistant-clash-rows = No code fits all answers: rows { $rows } and { $last } contradict each other.
assistant-wrong = { $answers ->
    [one] At least one answer is wrong.
   *[other] At least { $answers } answers are wrong.
}
assistant-repairs = { $answers ->
    [one] Change one answer to fix it. Choose one, likeliest first:
   *[other] Change { $answers } answers to fix it. Choose a line, likeliest first:
}
assistant-repairs-found = { $answers ->
    [one] Change one answer to fix it. These fixes were found, likeliest first:
   *[other] Change { $answers } answers to fix it. These fixes were found, likeliest first:
}
assistant-no-repair = No fix was found. More answers may be wrong.
assistant-more-repairs = { $more ->
    [one] Show one more
   *[other] Show more ({ $more } left)
}
assistant-repair = Row { $row }, { $guess }: { $right } instead of { $said }

assistant-guess-number = Guess { $number }
assistant-answer-to = Answer to guess { $number }
assistant-i-guess-this = Play this guess
assistant-own-guess = Or enter the guess you made
assistant-take-guess = Use this guess
assistant-enter-row = Enter row
assistant-other-guess = Another guess
assistant-suggestion-spoken = Suggested: { $code }.
assistant-found = Code found
assistant-take-best = Use the best so far
assistant-stopped = Stopped. Another strategy may be faster.
assistant-think-again = Think again
assistant-can-win = It can be the code: 1 of { $codes } codes left.
assistant-cannot-win = It is a test guess: it cannot win, but tells you more.
assistant-can-be = It can be the code.
assistant-leaves-of = It leaves at most { $largest } of { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}, { $mean } on average.
assistant-leaves = It leaves at most { $largest ->
    [one] { $largest } code
   *[other] { $largest } codes
}, { $mean } on average.
assistant-why-pair = Two codes are left; this is the first.
assistant-why-first = It is the first code that fits all answers.
assistant-why-drawn = It was drawn at random from the codes that fit all answers.
assistant-why-separates = Whatever the answer, you will know the code.
assistant-why-fewest = It needs { $mean } more guesses on average, the fewest possible.
assistant-as-good = Equally good: { $guesses }.
assistant-all-as-good = { $others ->
    [one] { $others } other guess is equally good.
   *[other] In all, { $others } other guesses are equally good.
}
assistant-why-few = It needs { $mean } more guesses on average, the fewest found so far.
assistant-why-best = Best of { $considered ->
    [one] { $considered } guess
   *[other] { $considered } guesses
}: { $measure }.
assistant-why-so-far = Best so far: { $measure }. The search was stopped after { $compared } of { $of ->
    [one] { $of } guess
   *[other] { $of } guesses
}.
assistant-why = Why this guess?
assistant-cells = Possible answers, and codes left after each
assistant-cells-of = Possible answers, and how many of { $codes } random codes are left after each
assistant-cell-answer = Answer
assistant-cell-codes = Codes left

assistant-how = How to choose guesses
assistant-optimal-any = Perfect play considers every guess.
assistant-consistent = Only guesses that can win

assistant-best = Other good guesses
assistant-best-hint = The first is the suggestion. Choose a guess to use it. ✓: it can be the code.
assistant-best-none = This strategy takes the first code it finds and does not compare guesses.
assistant-by-guesses = Bars: guesses still needed on average, including this one; shorter is better.
assistant-groups = Groups
assistant-worst = Left at worst
assistant-mean = Left on average
assistant-wins = Can win
assistant-no = no
assistant-first-codes = Only the first { $codes } codes are listed.
assistant-drawn-codes = These codes were drawn at random from those that fit all answers.
assistant-show-more = Show more
assistant-copy-codes = Copy the list
assistant-look = Look at a guess, or compare two
assistant-look-about = See what any guess would tell you. Add a second guess to compare them.
assistant-look-label = Guess to look at
assistant-look-at = Look at it
assistant-look-one = This guess would tell you:
assistant-one-in = 1 in { $codes }
assistant-after = Codes left after each answer
assistant-tells-more = { $better } tells you more than { $other }, and is worse by no measure.
assistant-but-wins = Only { $guess } can win now.
assistant-depends = Neither is better by every measure.

assistant-check-code = Check a code against the rows
assistant-the-code = The code
assistant-check = Check
assistant-no-secret = The code in this link does not work: { $problem }
assistant-wrong-answers = { $answers ->
    [0] All answers match the code.
    [one] One answer does not match the code:
   *[other] { $answers } answers do not match the code:
}
assistant-correct-all = Fix all of these
assistant-show-code = Show the code
assistant-forget-code = Forget the code
assistant-too-large = You can still enter, change, copy and share rows, and check them against a code.
assistant-to-review = Review this game
assistant-to-break = Let the computer continue

own-colors = Colours of your board
own-colors-about = Choose the colours of the pegs on your table. The assistant and “Break my code” then show those colours, and games you paste may use their names.
own-color = Colour { $symbol }
own-color-other = another colour …
own-color-name = Name of colour { $symbol }
own-color-paint = Shade of colour { $symbol }
own-colors-usual = Standard colours
own-colors-alike = Colours { $first } and { $second } have the same name. Give one of them another colour.
assistant-clash-lies = No code fits, even if { $lies ->
    [one] one answer is false
   *[other] { $lies } answers are false
}. At least { $answers ->
    [one] one more answer is wrong.
   *[other] { $answers } more answers are wrong.
}
assistant-leaves-with-lies = After any answer, true or false, at most { $largest ->
    [one] { $largest } code is left.
   *[other] { $largest } codes are left.
}
