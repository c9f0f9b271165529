# Games: play, break, hotseat, challenge, demo.
cli-evil = The evil codemaker has not picked a secret. Its answers are true and leave as many codes as possible; on boards too large to list, it estimates that from a sample of the codes.
cli-nothing-to-undo = No guess to take back.
cli-nothing-to-redo = No guess to redo.
cli-input-ended = The input ended in the middle of the game.
cli-input-ended-in-game = The input ended in the middle of the game; the game so far: { $game }
cli-left = You left the game.
cli-left-game = You left the game: { $game }
cli-list-and-more = { $left }: { $codes } and { $more } more
cli-list-and-others = { $left }: { $codes } and others

cli-play-board-of-challenge = A challenge comes with its own board; leave out { $option }.
cli-play-challenge = Somebody hid a code for you.
cli-play-daily = The game for { $day }. Everybody has the same code on this board.
cli-play-again = I have a secret code. To play this game again: { $command }
cli-play-fingerprint = Fingerprint of the secret: { $fingerprint }
cli-share = To share your result:
cli-play-begin = Type a guess, or ? for help.
cli-play-ask = Guess { $guess } of { $of }>
cli-play-how = Type a guess: digits ({ $digits }), letters ({ $letters }), colour names or initials ({ $initials }).
cli-play-how-symbols = Type a guess: { $pegs ->
    [one] { $pegs } { $kind ->
        [letters] letter
       *[symbols] symbol
    }
   *[other] { $pegs } { $kind ->
        [letters] letters
       *[symbols] symbols
    }
} from { $first } to { $last }.
cli-play-help =
    { $how }
    Or: hint (a good guess), left (how many codes are possible), list (shows them), board, undo, redo, give up, quit.
cli-help-words = A word that can be the code is a guess. Write / before a command that is one: /board.
cli-play-proof = To check that the code never changed:
cli-play-proof-written = In this line, the code is written { $code }:
cli-play-left = { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
} left.

cli-break-think = Think of a code. { $rules }
cli-break-both = Answer each guess as black.white, like { $answer } or { $letters }; 0 for no pegs.
cli-break-words = Answer each guess with the numbers of “{ $black }” and “{ $white }”, like 1.2, or in these words; 0 for none.
cli-break-one = Answer each guess with one number, like 2; 0 for none.
cli-break-marks = Answer each guess with a mark for each peg: + right, - elsewhere, . wrong.
cli-break-order = Answer each guess with a mark for each peg: + right, ^ the colour in your code comes later, v it comes earlier.
cli-break-attributes = Answer each guess with two answers, one for each attribute, like 1.0/0.2: first how many are in the right place, then how many are right but in the wrong place.
cli-break-begin = { $how } Or type code to tell me your code, and I will answer for you. Type help for more.
cli-break-ask = Your answer>
cli-break-ask-fix = undo, edit or fix>
cli-break-help =
    { $how } Type win if it is your code.
    Or: undo, redo; edit 2 { $answer } (change the answer in row 2); fix 1 (apply the first fix offered);
    code (tell me your code, which stays hidden: I answer for you when you press Enter, and point out wrong answers);
    { $guess }:{ $answer } (a guess you chose, with its answer); why; left; list; board; quit.
cli-break-edit-how = Write edit ROW ANSWER, such as edit 2 { $answer }, or fix NUMBER, such as fix 1.
cli-break-contradiction = The answers contradict each other. First type undo, edit ROW ANSWER or fix NUMBER; or type code, and I will find the wrong answers.
cli-break-tell = Your code (it stays hidden):
cli-break-told = Now I know your code, but the strategy does not. Press Enter, and I will answer for you; or type the answers, and I will point out wrong ones.
cli-break-all-right = All your answers are right for this code.
cli-break-probably = You probably meant { $right }. Type { $said } again to keep it.
cli-break-check = To check your answers, type your code; or just press Enter>
cli-break-no-guess = No guess to answer: type undo, or edit ROW ANSWER, such as edit 2 { $answer }.
cli-break-no-fix = No fix to apply.
cli-break-fixes = The fixes are numbered 1 to { $fixes }.
cli-break-no-row = Row { $row } does not exist; the game has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.

cli-hotseat-ask = Codemaker, type your code (it stays hidden):
cli-hotseat-hidden = The code is hidden. Now the other person breaks it.
cli-hotseat-no-code = The input ended before a code was entered.
cli-hotseat-not-a-code = That is not a code on this board: { $problem }
cli-hotseat-look = check character { $at }

cli-challenge-fingerprint = Fingerprint of your secret: { $fingerprint }
cli-challenge-send = Send the first line. Your friend plays it with: pegwise play --challenge TOKEN{ $options }
cli-challenge-open = It hides the code from a casual glance; a program can read it.

cli-keep-kept = Saved in your history: pegwise stats
cli-keep-not-kept = This game is not saved in your history: { $problem }
cli-keep-why = { $grades } To see why:

cli-demo-then = { $first }, then { $then }
cli-demo-two-secrets = --seed draws a secret, but you gave { $secret }; leave out one of them.
cli-demo-secret = is the secret
cli-demo-secret-drawn = is the secret  (seed { $seed })
cli-demo-secret-spoken = The secret is { $secret }.
cli-demo-secret-drawn-spoken = The secret is { $secret }. It was drawn with seed { $seed }.
cli-evil-liar = The evil codemaker has not picked a secret. Its answers, true or false, leave as many codes as possible; no more of them are false than the rules allow.
cli-lies-need-seed = If answers may be false, the computer must be the codemaker: use play or demo. The game's seed decides the lies.
