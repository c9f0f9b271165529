# A class that plays together: what pupils and teachers see.
class-looking = Looking for a class…
class-absent = There is no class at this address.
class-absent-teacher = Teachers start one on their own computer with the command line of Pegwise:
class-absent-pupils = It then tells the address that pupils open, in the same network.
class-closed = Your teacher lets nobody join at the moment. Wait a little, then try again.
class-join-about = Your teacher shows the code. Everyone in the class sees your name.
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
class-secret-later = The others are still looking for the same code: you will see it when the round is over.
class-open = { $left ->
    [one] One guess left.
   *[other] { $left } guesses left.
}
class-sending = Sending your guess…
class-offline = No connection. Trying again…
class-offline-guess = No connection. Your guess is kept, and sent as soon as there is one.
class-online = Connected again.

class-problem-key = You are not in this class any more. Join again.
class-problem-code = This is not the join code. Look at it again.
class-problem-name = Choose another name: at most { $most } letters, digits and signs.
class-problem-taken = Somebody has this name already. Add a letter, or choose another.
class-problem-full = The class is full.
class-problem-fast = Too many tries. Wait a moment, then try again.
class-problem-over = The round was over before your guess came.
class-problem-row = Another guess was made in this row before, perhaps in another window.
class-problem-guess = This board does not allow this guess.
class-problem-rules = A class plays on boards of at most { $pegs } pegs, { $colors } colours and { $guesses } guesses.
class-problem-running = Another round is running. End it first.
class-problem-rounds = This class has played too many rounds. Start a new class.
class-problem-other = This was not done. Reload the page, and try again.

class-board-key = This is the page of the teacher. Open the address that the command line shows.
class-board-open = Open
class-board-code = and type the code
class-board-nowhere = This computer is in no network now. Connect it, and start the class again.
class-board-closed = Nobody can join now.
class-board-close = Let nobody else join
class-board-reopen = Let pupils join
class-board-not-kept = The file of the class cannot be written: is the disk full? The class goes on, and what is missing is written as soon as it can be.
class-board-start = Start a round
class-board-same = Everyone gets the same code
class-board-own = Everyone gets a different code
class-board-secrets = Codes
class-board-begin = Start round { $round }
class-board-end = End round { $round }
class-board-end-sure = End it for all? Press again
class-board-running = Round { $round }: { $done } of { $all } are done.
class-board-over = Round { $round } is over: { $won } of { $all } broke the code.
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
class-board-won = broken
class-board-lost = not broken
class-board-stopped = not finished
class-board-change = Change { $name }
class-board-rename = Rename
class-board-remove = Remove from the class
class-board-remove-sure = Remove { $name } with all games? Press again
class-board-back = Back
class-board-results = Save the results
class-board-results-failed = The results could not be loaded. Try again.
