# Learn: seven steps, and the page for teachers.
learn-about = { $steps } short steps. Each one asks first, then shows the answer.
learn-steps = Steps
learn-ways = Other steps
learn-heading = { $number }. { $name }
learn-back = Back: { $name }
learn-on = Next: { $name }
learn-present = Large, for a class
learn-present-end = Normal size
learn-print = Print
learn-sheet-name = Name:
learn-sheet-date = Date:
learn-no-step = Step “{ $step }” does not exist. The steps are 1 to { $steps }.
learn-examples = Examples
learn-reveal = Reveal
learn-show = Show the solution
learn-told = Solution
learn-right = You were right.
learn-wrong = Your answer: { $said }.
learn-again = Try again
learn-bad-prediction = “{ $said }” is not a possible answer here. Choose one below.
learn-bad-seed = “{ $seed }” is not a seed. A seed is a whole number, for example 7.
learn-other-board = This step uses the board { $own }, not { $board }.

learn-answers = Answers
learn-filtering = Ruling out codes
learn-partitions = Splitting what is left
learn-measures = Which guess is better?
learn-impossible = A guess that cannot win
learn-tree = A whole strategy
learn-next = Next steps

learn-secret = Secret
learn-guess = Guess
learn-answer = Answer
learn-codes = Codes
learn-alike = Both the same
learn-own-guesses = Compare your own guesses
learn-first = First guess to compare
learn-second = Second guess to compare
learn-compare = Compare
learn-against = { $first } or { $second }

learn-answers-about = The codemaker hides a secret row of colours. You guess a row, and the answer shows how close you are:
learn-answers-how = How to count exactly
learn-answers-pairs = To work out the answer, pair pegs of the guess with pegs of the secret. First pair equal colours in the same place: these are black. Then pair equal colours among the pegs left over: these are white. Each peg has at most one partner, which matters when a colour appears more than once.
learn-answers-written = We write black first: 1.2 means one black peg and two white pegs.
learn-in-place = In place
learn-elsewhere = Elsewhere
learn-both = A bit of both
learn-next-round = Next round
learn-done = done
learn-check = Check
learn-cross-out = Cross out every code that the last answer rules out. Press it, or use a pencil on paper.
learn-crossed = { $found } of { $all } crossed out
learn-twice-once = Twice and once
learn-two-for-one = Two for one
learn-all-elsewhere = All elsewhere
learn-three-each = Three of each
learn-three-for-two = Three for two
learn-answers-question = How would you answer?
learn-answer-is = The answer is { $answer }: { $spoken }.
learn-peg-black = Peg { $peg }, { $color }: the secret has it in the same place. Black.
learn-peg-white = Peg { $peg }, { $color }: pairs with peg { $other } of the secret. White.
learn-peg-taken = Peg { $peg }, { $color }: every peg of this colour in the secret already has a partner. Scores nothing.
learn-peg-nowhere = Peg { $peg }, { $color }: not in the secret. Scores nothing.
learn-pairs = Lines join pegs of the secret and pegs of the guess; the list describes them.
learn-pairs-key = Thick line: black. Dashed line: white. Cross: no partner.
learn-own = Your own example
learn-use-secret = Use this secret
learn-use-guess = Use this guess

learn-filtering-about = Every answer rules out codes. Test each code like this: if it were the secret, would it give the answer you got? If not, it is out.
learn-filtering-board = Here is a small board: 3 pegs, 4 colours and 64 codes. One of them is the secret.
learn-filtering-begin = From the start
learn-guesses = Guess { $guesses }
learn-filtering-left = { $left } of { $before } codes are left.
learn-filtering-out = { $code } is out: if it were the secret, { $guess } would have got { $answer }, not { $given }.
learn-filtering-kept = { $code } is still possible: it gives { $guess } the answer { $answer }, just like the secret.
learn-filtering-won = That guess was the secret.
learn-filtering-codes = All codes
learn-filtering-key = Crossed out: ruled out. Dotted frame: ruled out by the last answer.
learn-ruled-out = ruled out
learn-ruled-out-now = ruled out by the last answer
learn-other-secret = Another secret
learn-to-assistant = Continue in the assistant

learn-partitions-about = A guess sorts the codes that are left into groups: codes that give the same answer are in the same group. The answer tells you which group contains the secret. (Mathematicians call a group a cell.)
learn-partitions-small = Small groups are good. When you work out how many codes are left on average, a large group counts more, because it is more likely to contain the secret.
learn-later = Later in a game
learn-partitions-question = Which guess leaves fewer codes on average?
learn-partitions-solution = { $first } leaves { $codes } codes on average, and { $second } leaves { $others }.
learn-partitions-sum = { $guess }: ({ $squares }) / { $codes } = { $average }
learn-cells = How many codes give each answer
learn-parts = Groups
learn-largest = Largest group
learn-average = Left on average

learn-measures-about = Which guess is best? Four measures look at the sizes of the groups, one guess ahead.
learn-minimax = Worst case
learn-minimax-about = The size of the largest group; smaller is better. A strategy that uses it is called minimax.
learn-expected-size = Expected size
learn-expected-size-about = How many codes are left on average; smaller is better.
learn-entropy = Entropy
learn-entropy-about = How much the answer tells you, in bits; more is better. One bit halves the number of codes.
learn-most-parts = Most parts
learn-most-parts-about = How many different answers there are; more is better.
learn-measures-goal = None of them measures what really counts: how few guesses you need in the end. That depends on all the guesses that follow.
learn-measures-question = Which guess do the four measures prefer?
learn-all-prefer-this = All four prefer
learn-all-prefer = All four prefer { $guess }
learn-mixed = They disagree
learn-measures-alike = All four rate both guesses the same
learn-measures-table = Two guesses by four measures
learn-measure = Measure
learn-preferred = Better
learn-total = Guesses in total
learn-mean = Guesses on average
learn-moral-better = With perfect play from here, { $guess } needs { $fewer ->
    [one] { $fewer } fewer guess
   *[other] { $fewer } fewer guesses
} than { $other } in total, over all { $codes } codes.
learn-moral-alike = With perfect play from here, both guesses need the same number: { $total } guesses in total, over all { $codes } codes. Whatever the measures say, it makes no difference here.
learn-moral-right = All four measures were right.
learn-moral-wrong = All four measures were wrong: they look only one guess ahead.
learn-moral-some = Some measures were right and others were not.
learn-moral-blind = The measures see no difference, but there is one.

learn-impossible-about = When few codes are left, it is tempting to guess only codes that can be the secret, because such a guess may win at once. But a guess that cannot be the secret may split the codes into smaller groups.
learn-impossible-count = Here the engine has tried every guess, followed by perfect play. These are the best guess that can be the secret and the best one that cannot.
learn-can-be = can be the secret
learn-cannot-be = cannot be the secret
learn-equally-many = Both need the same number
learn-impossible-question = Which guess leads to fewer guesses in the end?
learn-for-all = For all { $codes } codes together:
learn-needs = { $guess } needs { $total } guesses, { $mean } on average.
learn-impossible-all = No guess that can be the secret needs fewer than { $total }.
learn-race-impossible = So the best guess here cannot win: it gives up a chance now, and gains more later.
learn-race-possible = So here the best guess is one that can win at once.
learn-race-same = So here it makes no difference, and a guess that may win at once does no harm.
learn-split = { $guess }: { $parts ->
    [one] { $parts } group
   *[other] { $parts } groups
} of at most { $largest ->
    [one] { $largest } code
   *[other] { $largest } codes
}
learn-no-impossible = Before the first guess, every code can be the secret. This step needs a game with at least one guess.

learn-tree-about = A strategy says what to guess after every answer. Drawn out, it is a tree: it starts with the first guess and has a branch for every answer. Each branch has its own next guess, until the secret is found.
learn-tree-grow = Each measure grows a different tree on the small board. Choose a strategy and a secret, and find the secret in the tree.
learn-strategy = Strategy
learn-no-strategy = No strategy here is called “{ $strategy }”.
learn-own-secret = Choose a secret
learn-tree-question = How many guesses does it take to find { $secret }, counting the last one?
learn-tree-solution = Guess { $guesses } finds { $secret }.
learn-path = The path to { $secret }
learn-path-about = Each line shows an answer, the next guess, and how many codes are left. Press a line to open or close its branches.
learn-branch = { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}
learn-found = found
learn-whole = The whole tree
learn-whole-about = All { $secrets } secrets together take { $total } guesses: { $mean } on average and { $max } at most.
learn-lengths = Secrets by number of guesses
learn-guesses-needed = Guesses
learn-secrets = Secrets
learn-trees = Four strategies on this board
learn-max = At most
learn-least = No strategy needs fewer than { $total } guesses in total; the engine has just proved it.

learn-next-about = That is all there is to it, on every board:
learn-sum-answers = An answer pairs pegs: black in the same place, white in another place, no peg twice.
learn-sum-filtering = A code is still possible if it would have given all the answers you got.
learn-sum-partitions = A guess splits the codes that are left into groups; small groups are good.
learn-sum-measures = Measures look one guess ahead. They are good advice, and sometimes wrong.
learn-sum-impossible = The best guess may be one that cannot be the secret.
learn-sum-tree = A strategy is a tree; what counts is how many guesses it takes for all secrets together.
learn-go-play = Play the small board
learn-go-play-about = 3 pegs, 4 colours: break the code with what you know now.
learn-go-break = Think of a code and watch a strategy find it.
learn-go-assistant = Help with a game in progress: the best next guess, and why.
learn-go-strategies = The trees from these steps, and trees for larger boards.
learn-teachers = For teachers
learn-teachers-links = Every step and example has its own address. Share it, and everyone sees the same as you.
learn-teachers-vote = Let the class predict before you reveal the answer: raise hands for each choice, or have everyone write down a number.
learn-teachers-present = “Large, for a class” makes everything larger and hides everything around the step.
learn-teachers-print = Each sheet fills its page. The answer key follows on a separate page.
learn-teachers-offline = No account is needed, and after the first visit everything works offline.
learn-teachers-class = To play together, start “pegwise web --class” on your computer: pupils on the same network join with a code and play your rounds.

teach-about = Code-breaking needs no mathematics to start with, and leads to logic, counting, averages and information. One 45-minute lesson is enough to begin. No accounts, nothing to install.
teach-young = Ages 8 to 10
teach-young-time = 1 lesson of 45 minutes
teach-young-goals = Pupils give correct answers to a guess, say why a code cannot be the secret, and explain it to others.
teach-middle = Ages 11 to 14
teach-middle-time = 2 lessons of 45 minutes
teach-middle-goals = Pupils rule out codes systematically, count what is left, and compare two guesses by averages.
teach-old = Ages 15 to 18
teach-old-time = 3 or 4 lessons of 45 minutes
teach-old-goals = Pupils compare measures (worst case, expected size, entropy), read a strategy as a tree, and see why the best next guess is not always the best plan.
teach-plan = A 45-minute lesson
teach-plan-begin = Play one game together on the board; the class guesses.
teach-plan-play = In pairs: one hides a code, the other guesses; then swap.
teach-plan-learn = Show the steps above in the large view. Everyone predicts, then you reveal.
teach-plan-pairs = In pairs again, with the worksheet. Can you find a wrong answer your partner gave?
teach-plan-end = Discuss: which guess told you the most, and why?
teach-sheets = Worksheets
teach-sheet = Worksheet
teach-key = Answer key
teach-hints = Good to know
teach-to-steps = Go to the steps
