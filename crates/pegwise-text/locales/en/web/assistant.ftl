# Assistant: help with a game that is played elsewhere; and what it shares with the page where the computer guesses.
assistant-about = Help with a game in progress: an app, a board on your table. Enter each guess with its answer, and get the best next guess with its reasons. Wrong answers are found.
assistant-which-board = Which board?
assistant-begin = Enter rows
assistant-other-board = Another board
assistant-paste = Paste a game
assistant-paste-label = A game, or a Pegwise link
assistant-paste-hint = Almost anything will do: 1122 1.1, or 1B1W, or red red green blue: 1 black 1 white, or emoji; one row on each line, or all on one.
assistant-paste-take = Take this game

assistant-change-row = Change row { $row }
assistant-guess = Guess
assistant-save-row = Save
assistant-guess-incomplete = The guess of this row is not complete.
assistant-leave-row = Leave it as it is
assistant-remove-row = Remove this row
assistant-row-is = Row { $row } is now { $code }: { $answer }.
assistant-removed = Row { $row } is gone.

assistant-clashes = contradicts
assistant-clash = These answers contradict each other
assistant-clash-perhaps = These answers may contradict each other
assistant-not-found = No code that fits all answers was found. There may be none.
assistant-clash-row = No code fits: row { $row } cannot be right.
assistant-clash-rows = No code fits: rows { $rows } and { $last } cannot all be right.
assistant-wrong = { $answers ->
    [one] At least one answer is wrong.
   *[other] At least { $answers } answers are wrong.
}
assistant-repairs = { $answers ->
    [one] One corrected answer is enough; the likeliest come first:
   *[other] { $answers } corrected answers are enough; the likeliest come first:
}
assistant-repairs-found = { $answers ->
    [one] One corrected answer is enough. These were found, the likeliest first:
   *[other] { $answers } corrected answers are enough. These were found, the likeliest first:
}
assistant-no-repair = No correction was found. More answers may be wrong.
assistant-more-repairs = { $more ->
    [one] Show one more
   *[other] Show more (another { $more })
}
assistant-repair = Row { $row }, { $guess }: { $right } instead of { $said }

assistant-guess-number = Guess { $number }
assistant-answer-to = Answer to guess { $number }
assistant-i-guess-this = I guess this
assistant-own-guess = Or the guess you made
assistant-take-guess = Take this guess
assistant-enter-row = Enter row
assistant-other-guess = Another guess
assistant-suggestion-spoken = Suggested: { $code }.
assistant-found = The code is found.
assistant-take-best = Take the best so far
assistant-stopped = Stopped. Another strategy may be quicker.
assistant-think-again = Think again
assistant-only-code = It is the only code that fits all answers.
assistant-can-win = It can be the code: one of { $codes }.
assistant-cannot-win = It cannot be the code; it is asked for what it tells.
assistant-can-be = It can be the code.
assistant-near = No code was found that fits all answers. This one comes near.
assistant-leaves-of = Of { $codes } codes drawn from those that fit, it leaves { $largest } at most, { $mean } on average.
assistant-leaves = It leaves { $largest ->
    [one] { $largest } code
   *[other] { $largest } codes
} at most, { $mean } on average.
assistant-why-pair = Two codes are left; this is the first.
assistant-why-first = It is the first code that fits all answers.
assistant-why-drawn = It was drawn among the codes that fit all answers.
assistant-why-separates = Whatever its answer, at most one code is left.
assistant-why-fewest = It needs { $mean } guesses on average from here, the fewest possible.
assistant-as-good = As good: { $guesses }.
assistant-all-as-good = { $others ->
    [one] { $others } other guess is as good.
   *[other] In all, { $others } other guesses are as good.
}
assistant-why-few = It needs { $mean } guesses on average from here, the fewest found before the proof was stopped.
assistant-why-best = Of { $considered } guesses compared it is the best by this measure: { $measure }.
assistant-why-so-far = It is the best of { $compared } guesses compared, of { $of } to compare, by this measure: { $measure }.
assistant-why = Why this guess
assistant-cells = Answers it can get, and codes left after each
assistant-cells-of = Answers it can get, and how many of { $codes } drawn codes are left after each
assistant-cell-answer = Answer
assistant-cell-codes = Codes left

assistant-how = How guesses are chosen
assistant-optimal-any = Perfect play looks at every guess.
assistant-consistent = Only codes that can still win

assistant-best = Other good guesses
assistant-best-hint = The first is the one suggested. Tap a guess to take it. ✓: it can be the code.
assistant-best-none = This strategy takes the first code it finds, without comparing.
assistant-by-guesses = Bars: guesses still needed on average, this one included; shorter is better.
assistant-groups = Groups
assistant-worst = Worst
assistant-mean = Mean
assistant-wins = Can win
assistant-no = no
assistant-first-codes = Only the first { $codes } are listed.
assistant-drawn-codes = These codes fit all answers. They were drawn from all that fit.
assistant-show-more = Show more
assistant-copy-codes = Copy the list
assistant-look = Look at a guess, or compare two
assistant-look-about = What any guess of yours would tell. Look at a second one to compare them.
assistant-look-label = Guess to look at
assistant-look-at = Look at it
assistant-look-one = What this guess would tell
assistant-one-in = 1 in { $codes }
assistant-after = Codes left after each answer
assistant-tells-more = { $better } tells more than { $other } by every measure that differs.
assistant-but-wins = Only { $guess } can win now.
assistant-depends = By these measures neither is better in every way.

assistant-check-code = Check a code against the rows
assistant-the-code = The code
assistant-check = Check
assistant-no-secret = The code of this link cannot be used: { $problem }
assistant-wrong-answers = { $answers ->
    [0] Every answer is that of the code.
    [one] One answer is not that of the code:
   *[other] { $answers } answers are not those of the code:
}
assistant-correct-all = Correct all of these
assistant-show-code = Show the code
assistant-forget-code = Forget the code
assistant-too-large = You can still enter, change, copy and share rows, and check them against a code.
assistant-to-review = Review this game
assistant-to-break = Let the computer go on

own-colors = Colours of your board
own-colors-about = What do the pegs on your table look like? Choose it here, and you see them so in the assistant and in “Break my code”. Games you paste may use these names.
own-color = Colour { $symbol }
own-color-other = another colour …
own-color-name = Name of colour { $symbol }
own-color-paint = Paint of colour { $symbol }
own-colors-usual = Usual colours
own-colors-alike = Colours { $first } and { $second } have the same name. Give one of them another colour.
assistant-clash-lies = No code fits, even if { $lies ->
    [one] one answer is false
   *[other] { $lies } answers are false
}. At least { $answers ->
    [one] one more answer is wrong.
   *[other] { $answers } more answers are wrong.
}
assistant-leaves-with-lies = Whatever is answered, true or false, it leaves at most { $largest } codes.
