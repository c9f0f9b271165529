# What is said of a guess of a game that is over, in one sentence.
sentence-only = Das war der einzige mögliche Code.
sentence-best = Einen besseren Zug gab es nicht.
sentence-best-found = Ein besserer Zug wurde nicht gefunden.
sentence-as-good-could-win = { $other } war im Schnitt genauso gut und hätte sofort gewinnen können.
sentence-close = { $other } war ein wenig besser.
sentence-worse = { $other } war besser: Der Zug spart im Schnitt { $lost } Züge.
sentence-worse-could-win = { $other } war besser: Der Zug spart im Schnitt { $lost } Züge und hätte sofort gewinnen können.
sentence-nothing-new = Diese Antwort kanntest du schon; { $other } spart im Schnitt { $lost } Züge.
sentence-costliest = { $sentence } Dieser Zug hat dich am meisten gekostet.
