# The verdict on a guess of a finished game, in one sentence.
sentence-only = It was the only code left.
sentence-best = There was no better guess.
sentence-best-found = No better guess was found.
sentence-as-good-could-win = { $other } was as good on average, and could have won at once.
sentence-close = { $other } was a little better.
sentence-worse = { $other } was better: it saves { $lost } guesses on average.
sentence-worse-could-win = { $other } was better: it saves { $lost } guesses on average, and could have won at once.
sentence-nothing-new = You already knew this answer; { $other } saves { $lost } guesses on average.
sentence-costliest = { $sentence } This guess cost you the most.
