# Learn: a walk in seven steps.
learn-about = { $steps } short steps. Each asks you first, and tells you afterwards.
learn-steps = Steps
learn-ways = Ways on
learn-heading = { $number }. { $name }
learn-back = Back: { $name }
learn-on = Next: { $name }
learn-present = Large, for a class
learn-present-end = Normal size
learn-print = Print
learn-sheet-name = Name:
learn-sheet-date = Date:
learn-no-step = There is no step “{ $step }”; the steps are 1 to { $steps }.
learn-examples = Examples
learn-reveal = Reveal
learn-show = Show the solution
learn-told = What is right
learn-right = You were right.
learn-wrong = You said: { $said }.
learn-again = Ask again
learn-bad-prediction = “{ $said }” cannot be a prediction here. Make one below.
learn-bad-seed = “{ $seed }” is no seed; it is a whole number, such as 7.
learn-other-board = This step is about the board { $own }, not { $board }.

learn-answers = Answers
learn-filtering = Ruling out codes
learn-partitions = Splitting what is left
learn-measures = Which guess is better?
learn-impossible = A guess that cannot win
learn-tree = A whole strategy
learn-next = What next

learn-secret = Secret
learn-guess = Guess
learn-answer = Answer
learn-codes = Codes
learn-alike = Both alike
learn-own-guesses = Compare guesses of your own
learn-first = First guess to compare
learn-second = Second guess to compare
learn-compare = Compare
learn-against = { $first } or { $second }

learn-answers-about = The codemaker hides a secret, a row of colours. You guess a row, and the answer says how close you are:
learn-answers-how = How to count exactly
learn-answers-pairs = To find the answer, pair pegs of the guess with pegs of the secret. First pair equal colours in the same place: those are black. Then pair equal colours among the pegs that are left over: those are white. No peg is in two pairs, which matters when a colour is there more than once.
learn-answers-written = An answer is written black first: 1.2 is one black peg and two white ones.
learn-in-place = In place
learn-elsewhere = Elsewhere
learn-both = Some of both
learn-next-round = Next round
learn-done = done
learn-keys = Your answer
learn-keys-about = Tap a hole: once for black, twice for white. The order does not matter.
learn-check = Check
learn-key-black = black
learn-key-white = white
learn-cross-out = Cross out every code that the last answer rules out: tap it, or use a pencil on paper.
learn-crossed = { $found } of { $all } crossed out
learn-twice-once = Twice and once
learn-two-for-one = Two for one
learn-all-elsewhere = All elsewhere
learn-three-each = Three of each
learn-three-for-two = Three for two
learn-answers-question = What is the answer?
learn-answer-is = The answer is { $answer }: { $spoken }.
learn-peg-black = Peg { $peg }, { $color }: the secret has it in the same place. Black.
learn-peg-white = Peg { $peg }, { $color }: pairs with peg { $other } of the secret. White.
learn-peg-taken = Peg { $peg }, { $color }: every such peg of the secret has a partner already. Nothing.
learn-peg-nowhere = Peg { $peg }, { $color }: not in the secret. Nothing.
learn-pairs = Lines between the pegs of the secret and those of the guess; the list says which.
learn-pairs-key = Thick line: black. Dashed line: white. Cross: no partner.
learn-own = An example of your own
learn-use-secret = Take this secret
learn-use-guess = Take this guess

learn-filtering-about = Every answer rules out codes, always by the same test. Suppose a code were the secret: would it give the answer you got? If not, it is out.
learn-filtering-board = Here is a small board, 3 pegs and 4 colours, with all its 64 codes. One of them is the secret.
learn-filtering-begin = From the start
learn-guesses = Guess { $guesses }
learn-filtering-left = { $left } of { $before } are left.
learn-filtering-out = { $code } is out: if it were the secret, the answer to { $guess } would have been { $answer }, not { $given }.
learn-filtering-kept = { $code } is left: it answers { $guess } with { $answer }, as the secret did.
learn-filtering-won = That guess was the secret.
learn-filtering-codes = All codes
learn-filtering-key = Struck through: ruled out. With a dotted frame: ruled out by the last answer.
learn-ruled-out = ruled out
learn-ruled-out-now = ruled out by the last answer
learn-other-secret = Another secret
learn-to-assistant = Go on in the assistant

learn-partitions-about = Before you hear an answer, the guess has already sorted the codes that are left: those that would give the same answer lie together, in a cell. The answer tells you in which cell the secret is.
learn-partitions-small = Small cells are good. When we count how many codes are left on average, a large cell counts more often, because the secret is more often in it.
learn-later = Later in a game
learn-partitions-question = After which guess are fewer codes left on average?
learn-partitions-solution = On average { $codes } codes are left after { $first }, and { $others } after { $second }.
learn-partitions-sum = { $guess }: ({ $squares }) / { $codes } = { $average }
learn-cells = How many codes give each answer
learn-parts = Cells
learn-largest = Largest cell
learn-average = Left on average

learn-measures-about = Which guess is best? Four measures look at the sizes of the cells, one guess ahead.
learn-minimax = Worst case
learn-minimax-about = The size of the largest cell; smaller is better. Playing by it is called minimax.
learn-expected-size = Expected size
learn-expected-size-about = How many codes are left on average; smaller is better.
learn-entropy = Entropy
learn-entropy-about = How much the answer tells, in bits; more is better. One bit halves the codes.
learn-most-parts = Most parts
learn-most-parts-about = How many different answers there are; more is better.
learn-measures-goal = None of them is the goal. The goal is to need few guesses in the end, and that takes looking at all guesses that follow.
learn-measures-question = What do the four measures say?
learn-all-prefer-this = All four prefer
learn-all-prefer = All four prefer { $guess }
learn-mixed = They do not agree
learn-measures-alike = All four call both guesses alike
learn-measures-table = Two guesses by four measures
learn-measure = Measure
learn-preferred = Better
learn-total = Guesses in all
learn-mean = Guesses on average
learn-moral-better = With the best play from here on, { $guess } needs { $fewer ->
    [one] { $fewer } guess
   *[other] { $fewer } guesses
} fewer than { $other }, counted over all { $codes } codes.
learn-moral-alike = With the best play from here on, both guesses need the same: { $total } guesses, counted over all { $codes } codes. Whatever the measures say, it makes no difference here.
learn-moral-right = All four measures were right.
learn-moral-wrong = All four measures were wrong: they look one guess ahead only.
learn-moral-some = Some measures were right and others were not.
learn-moral-blind = The measures see no difference, but there is one.

learn-impossible-about = When few codes are left, it is tempting to guess only codes that can be the secret, since such a guess might win at once. But a guess that cannot be the secret may tell the others apart better.
learn-impossible-count = Here the engine has tried every guess of the board and played on in the best way. Of the guesses that can be the secret, you see the best one; of those that cannot, too.
learn-can-be = can be the secret
learn-cannot-be = cannot be the secret
learn-equally-many = Both equally many
learn-impossible-question = Which guess needs fewer guesses in the end?
learn-for-all = For all { $codes } codes together:
learn-needs = { $guess } needs { $total } guesses, { $mean } on average.
learn-impossible-all = No guess that can be the secret needs fewer than { $total }.
learn-race-impossible = So the best guess here is one that cannot win: what it gives up now, it gains later.
learn-race-possible = So here the best guess is one that can win at once.
learn-race-same = So here it makes no difference, and a guess that may win at once does no harm.
learn-split = { $guess }: { $parts ->
    [one] { $parts } cell
   *[other] { $parts } cells
}, the largest of { $largest ->
    [one] { $largest } code
   *[other] { $largest } codes
}
learn-no-impossible = Before the first guess every code can be the secret. This step needs a game with a guess in it.

learn-tree-about = A strategy says what to guess after every answer. Written out, that is a tree: it begins with the first guess, branches by the answer, and every branch has its own next guess, until the secret is found.
learn-tree-grow = Each measure of the last steps grows a tree of its own on the small board. Choose a strategy and a secret, and see where the secret is in the tree.
learn-strategy = Strategy
learn-no-strategy = There is no strategy “{ $strategy }” here.
learn-own-secret = Choose a secret
learn-tree-question = How many guesses does it take to find { $secret }, the last one included?
learn-tree-solution = { $secret } is found with guess { $guesses }.
learn-path = The tree, open on the way to { $secret }
learn-path-about = Each line is an answer, the next guess after it, and how many codes are left. Tap a line to open or close its branches.
learn-branch = { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}
learn-found = found
learn-whole = The whole tree
learn-whole-about = For all { $secrets } secrets together it takes { $total } guesses, { $mean } on average and { $max } at most.
learn-lengths = How many secrets need how many guesses
learn-guesses-needed = Guesses
learn-secrets = Secrets
learn-trees = Four strategies on this board
learn-max = At most
learn-least = No strategy at all needs fewer than { $total } guesses in all; the engine has just proved it.

learn-next-about = That is all there is to it, on boards of every size:
learn-sum-answers = An answer pairs pegs: black in the same place, white elsewhere, no peg twice.
learn-sum-filtering = A code is left if it would have given all the answers you got.
learn-sum-partitions = A guess splits the codes that are left into cells; small cells are good.
learn-sum-measures = Measures look one guess ahead. They are good advice, and sometimes wrong.
learn-sum-impossible = The best guess may be one that cannot be the secret.
learn-sum-tree = A strategy is a tree; what counts is how many guesses it takes for all secrets together.
learn-go-play = Play the small board
learn-go-play-about = 3 pegs, 4 colours: break the code with what you know now.
learn-go-break = Think of a code and watch a strategy find it.
learn-go-assistant = A game in progress: the best next guess, and why.
learn-go-strategies = The trees of this walk, and those of larger boards.
learn-teachers = For teachers
learn-teachers-links = Every step and every example has its own address. Copy it from the browser: whoever opens it sees the same.
learn-teachers-vote = Let the class predict before you reveal: raise hands for each choice, or have everyone write down a number.
learn-teachers-present = “Large, for a class” makes everything larger and hides what is around the step.
learn-teachers-print = What is printed is what is shown: a step whose solution is not revealed yet is a sheet to work on.
learn-teachers-offline = Nothing needs an account, and after the first visit everything works without a network.
learn-teachers-class = Everyone at once: “pegwise web --class” on your computer lets pupils in the same network join with a code and play your rounds.

teach-about = Code-breaking needs no mathematics to begin with, and leads to logic, counting, averages and information. One lesson of 45 minutes is enough to begin; no accounts, and nothing to install.
teach-young = Ages 8 to 10
teach-young-time = 1 lesson of 45 minutes
teach-young-goals = Pupils give right answers to a guess, say why a code cannot be the secret, and explain it to others.
teach-middle = Ages 11 to 14
teach-middle-time = 2 lessons of 45 minutes
teach-middle-goals = Pupils rule out codes systematically, count what is left, and compare two guesses by averages.
teach-old = Ages 15 to 18
teach-old-time = 3 or 4 lessons of 45 minutes
teach-old-goals = Pupils compare measures (worst case, expected size, entropy), read a strategy as a tree, and see why the best next step need not be the best plan.
teach-plan = A lesson of 45 minutes
teach-plan-begin = Play one game together on the board, the class guessing.
teach-plan-play = In pairs: one hides a code, the other guesses; then swap.
teach-plan-learn = The steps above, large for the class. Everyone predicts, then tap.
teach-plan-pairs = In pairs again, with the sheet. Who finds a wrong answer of the other?
teach-plan-end = Talk: which guess told the most, and why?
teach-sheets = Sheets to print
teach-sheet = Sheet
teach-key = Answer key
teach-hints = Good to know
teach-to-steps = To the steps
