# Games: play, break, hotseat, challenge, demo.
cli-evil = The evil codemaker has picked no secret. Every answer is true, and keeps as many codes possible as it can; on boards too large to list, as far as a sample of the codes shows.
cli-nothing-to-undo = There is no guess to take back.
cli-nothing-to-redo = There is no guess to make again.
cli-input-ended = The input ended in the middle of the game.
cli-input-ended-in-game = The input ended in the middle of the game; the game so far: { $game }
cli-left = Game left.
cli-left-game = Game left: { $game }
cli-list-and-more = { $left }: { $codes } and { $more } more
cli-list-and-others = { $left }: { $codes } and others

cli-play-board-of-challenge = A challenge comes with its own board; leave out { $option }.
cli-play-challenge = Somebody hid a code for you.
cli-play-daily = The game of { $day }. Everybody has the same code on this board.
cli-play-again = I have a secret code. To play this game again: { $command }
cli-play-fingerprint = Fingerprint of the secret: { $fingerprint }
cli-share = To share your result:
cli-play-begin = Type a guess, or help.
cli-play-ask = Guess { $guess } of { $of }>
cli-play-how = Type a guess: digits (1122), letters (AABB), colour names or initials (RRGG).
cli-play-how-symbols = Type a guess: { $pegs ->
    [one] { $pegs } symbol
   *[other] { $pegs } symbols
} from { $first } to { $last }.
cli-play-help =
    { $how }
    Or: hint (a good guess), left (how many codes are possible), list (which), board, undo, redo, give up, quit.
cli-play-proof = To check that the code never changed:
cli-play-left = { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
} left.

cli-break-think = Think of a code. { $rules }
cli-break-both = Answer each guess as black.white, such as 1.2, 12 or 2B1W; 0 for no peg.
cli-break-words = Answer each guess with how many “{ $black }” and “{ $white }” there are, such as 1.2, or in these words; 0 for none.
cli-break-one = Answer each guess with one number, such as 2; 0 for none.
cli-break-marks = Answer each guess with a mark for each peg: + right, - elsewhere, . wrong.
cli-break-order = Answer each guess with a mark for each peg: + right, ^ your code has a later one there, v an earlier one.
cli-break-attributes = Answer each guess with two answers, one for each attribute, such as 1.0/0.2: first how many are in place, then how many are right elsewhere.
cli-break-begin = { $how } Or type code to tell me your code, and I answer for you. Type help for more.
cli-break-ask = Your answer>
cli-break-ask-fix = undo, edit or fix>
cli-break-help =
    { $how } Type win if it is your code.
    Or: undo, redo; edit 2 1.1 (correct the answer of row 2); fix 1 (take the first correction offered);
    code (tell me your code, hidden: I answer for you when you press Enter, and watch for slips);
    1344:1.1 (a guess of your own with its answer); why; left; list; board; quit.
cli-break-edit-how = Write edit ROW ANSWER, such as edit 2 1.1, or fix NUMBER, such as fix 1.
cli-break-contradiction = The answers contradict each other: first type undo, or edit ROW ANSWER, or fix NUMBER; or type code, and I find the wrong ones.
cli-break-tell = Your code (it stays hidden):
cli-break-told = Now I know your code, and the strategy does not. Press Enter and I answer for you, or type the answers and I watch for slips.
cli-break-all-right = All your answers are right for this code.
cli-break-probably = You probably meant { $right }. Type { $said } again to keep it.
cli-break-check = To check your answers, type your code; or just press Enter>
cli-break-no-guess = There is no guess to answer: type undo, or edit ROW ANSWER, such as edit 2 1.1.
cli-break-no-fix = There is no correction to take.
cli-break-fixes = The corrections are numbered 1 to { $fixes }.
cli-break-no-row = There is no row { $row }; the game has { $rows }.

cli-hotseat-ask = Codemaker, type your code (it stays hidden):
cli-hotseat-hidden = The code is hidden. Now the other person breaks it.
cli-hotseat-no-code = The input ended before there was a code.
cli-hotseat-not-a-code = That is not a code of this board: { $problem }
cli-hotseat-look = look at character { $at }

cli-challenge-fingerprint = Fingerprint of your secret: { $fingerprint }
cli-challenge-send = Send the first line, to be played with: pegwise play --challenge TOKEN
cli-challenge-open = It hides the code from a glance, but it is not encrypted.

cli-keep-kept = Kept in your history: pegwise stats
cli-keep-not-kept = This game is not kept in your history: { $problem }
cli-keep-why = { $grades } To see why:

cli-demo-two-secrets = --seed draws a secret, and { $secret } is one; leave out one of them.
cli-demo-secret = is the secret
cli-demo-secret-drawn = is the secret  (seed { $seed })
cli-demo-secret-spoken = The secret is { $secret }.
cli-demo-secret-drawn-spoken = The secret is { $secret }. It was drawn with seed { $seed }.
cli-evil-liar = The evil codemaker has picked no secret. Its answers, true or false, keep as many codes possible as they can; no more of them are false than the rules allow.
cli-lies-need-seed = Where answers may be false, the computer is the codemaker: use play or demo. Lies are drawn from the seed of the game.
