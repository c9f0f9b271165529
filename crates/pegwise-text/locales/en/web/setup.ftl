# What can be played: boards, opponents, challenges.
opponent = Your opponent
opponent-keeper = Honest Hugo
opponent-keeper-about = Always tells the truth.
opponent-evil-about = Dodges, but never lies.
opponent-liar = Fibbing Fay
opponent-liar-about = May lie to you once.
opponent-cannot = This board is too large for this opponent. Choose a smaller board or another opponent.
gallery-ladder = Climb the ladder
gallery-others = Other games
gallery-next = Your next rung
gallery-won = { $games ->
    [one] ★ broken once
   *[other] ★ broken { $games } times
}
play-daily-about = One code a day, the same for everyone.
play-advanced = Advanced
play-evil-has-no-number = The slippery opponent has no code to draw. Leave the number empty, or choose another opponent.
play-challenge-from = Your name (optional)
play-challenge-say = A message (optional)
play-challenge-link = Show the link
challenge-invitation = I hid a code for you. Can you break it?
play-daily = Game of the day
play-seed-label = Game number (seed for the secret)
play-seed-about = The same number and board give everyone the same code. Leave it empty for a new code.
play-bad-seed = “{ $seed }” is not a game number. Enter a whole number, for example 7.
play-begin = Start
play-challenge-about = The link hides the code from a casual glance; a program can read it.
play-challenge-code = Your code
play-challenge-make = Seal it
play-challenge-made = Your code is sealed. Send it!
play-challenge-fingerprint = Fingerprint of your code: { $fingerprint }
play-challenge-too-long = This code is too long for a link. Choose fewer pegs.
play-join = Accept a challenge
play-join-label = Link or token from your friend
play-join-begin = Accept
