# A class that plays together: the pages of pupils and teachers.
class-looking = Looking for a class…
class-absent = No class at this address.
class-absent-teacher = Teachers: start a class on your computer with this command:
class-absent-pupils = It shows the address for pupils on the same network.
class-closed = Your teacher has stopped letting people in. Wait a little, then try again.
class-join-about = Type the code your teacher shows. Everyone in the class sees your name.
class-join-code = Join code
class-join-name = Your name
class-join = Join
class-joining = Joining…

class-named = You are { $name }.
class-leave = Not you?
class-leave-sure = Leave? Press again
class-wait = You are in. Wait for your teacher to start.
class-wait-next = Wait for the next round.
class-round = Round { $round }: { $board }.
class-same = Everyone looks for the same code.
class-own = Everyone has a different code to find.
class-begun = Round { $round } has begun.
class-won = You broke the code in { $guesses ->
    [one] one guess
   *[other] { $guesses } guesses
}!
class-lost = That was your last guess.
class-stopped = The round is over.
class-secret = The code was
class-secret-later = The others are still looking for the same code. You will see it when the round is over.
class-praise = Well done! Which of your guesses told you the most?
class-compare = Good try! Compare the code with your guesses: which one came closest?
class-open = { $left ->
    [one] One guess left.
   *[other] { $left } guesses left.
}
class-sending = Sending your guess…
class-offline = No connection. Trying again…
class-offline-guess = No connection. Your guess is saved and will be sent when you are connected again.
class-online = Connected again.

class-problem-key = You are no longer in this class. Join again.
class-problem-code = That is not the join code. Check it and try again.
class-problem-name = Choose another name, with at most { $most } letters, digits and symbols.
class-problem-taken = Someone already has this name. Add a letter, or choose another.
class-problem-full = The class is full.
class-problem-fast = Too many tries. Wait a moment, then try again.
class-problem-over = The round ended before your guess arrived.
class-problem-row = You already made a guess in this row, perhaps in another window.
class-problem-guess = This guess is not allowed on this board.
class-problem-rules = A class plays on boards of at most { $pegs } pegs, { $colors } colours and { $guesses } guesses.
class-problem-running = Another round is running. End it first.
class-problem-rounds = This class has played too many rounds. Start a new class.
class-problem-other = That did not work. Reload the page and try again.

class-board-key = This page is for the teacher. Open the address that the command line shows.
class-board-open = Open
class-board-code = and type the code
class-board-qr = QR code: it opens the page for pupils, with the join code filled in
class-board-nowhere = This computer is not on a network. Connect it, then start the class again.
class-board-closed = Nobody can join now.
class-board-close = Don’t let anyone else join
class-board-reopen = Let pupils join
class-board-not-kept = The class file cannot be written. Is the disk full? The class continues, and the missing games will be saved as soon as possible.
class-board-start = Start a round
class-board-same = Everyone gets the same code
class-board-own = Everyone gets a different code
class-board-secrets = Codes
class-board-begin = Start round { $round }
class-board-end = End round { $round }
class-board-end-sure = End it for everyone? Press again
class-board-running = Round { $round }: { $done } of { $all } have finished.
class-board-over = Round { $round } is over: { $won } of { $all } broke the code.
class-podium = The fewest guesses
class-half = { $guesses ->
    [one] At least half of them needed one guess.
   *[other] At least half of them needed { $guesses } guesses or fewer.
}
class-nobody = This code was hard. Which guess told you the most?
class-thanks = { $others ->
    [0] Well done, everyone!
    [one] One more played along. Well done, everyone!
   *[other] { $others } more played along. Well done, everyone!
}
class-board-pupils = { $pupils ->
    [one] { $pupils } pupil
   *[other] { $pupils } pupils
}
class-board-nobody = Nobody has joined yet.
class-board-name = Name
class-board-guesses = { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}
class-board-seconds = { $seconds } s
class-board-away = away
class-board-playing = guessing
class-board-won = broke it
class-board-lost = not broken
class-board-stopped = not finished
class-board-change = Change { $name }
class-board-rename = Rename
class-board-remove = Remove from the class
class-board-remove-sure = Remove { $name } and all their games? Press again
class-board-back = Back
class-board-results = Save the results
class-board-results-failed = The results could not be loaded. Try again.
