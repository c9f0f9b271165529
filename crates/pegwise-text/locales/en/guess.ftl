# A suggested guess: its role, its effect, and the reason for it.
guess-note-possible = possible
guess-note-near = comes close, but cannot win
guess-note-only = the only code left
guess-note-one-of = possible: 1 of { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} left
guess-note-sampled = possible; judged on { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}
guess-note-test = a test guess: it cannot win, but tells you more; { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} left
guess-note-test-sampled = a test guess: it cannot win, but tells you more; judged on { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}

guess-can-be = It can be the code.
guess-near = It comes close, but cannot win.
guess-only = It is the only code left.
guess-one-of = It can be the code: 1 of { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} left.
guess-sampled = It can be the code. It was judged on { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}.
guess-test = It is a test guess: it cannot win, but tells more about the { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} left.
guess-test-sampled = It is a test guess: it cannot win, but tells more. It was judged on { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}.

guess-mine = My guess:
guess-suggestion = Try:
guess-try = Try { $guess }.
guess-suggested = Guess { $row }: { $code }.
guess-so-far = The search was stopped: this is the best guess so far.

guess-too-few = How much its answer will tell cannot be estimated here.
guess-leaves = It leaves at most { $largest ->
    [one] { $largest } code
   *[other] { $largest } codes
}, { $mean } on average; { $bits } bits.
guess-leaves-sampled = Of these, it leaves at most { $largest ->
    [one] { $largest } code
   *[other] { $largest } codes
}, { $mean } on average; about { $bits } bits.
guess-wins = { $guess } wins.
guess-wins-if = { $guess } wins now if it is the code.
guess-wins-chance = { $guess } wins now if it is the code: 1 chance in { $codes }.
guess-wins-share = { $guess } wins now if it is the code: a chance of { $percent }.
guess-cannot-win = { $guess } cannot win.
guess-cannot-win-now = { $guess } cannot win now.
guess-rules-out = It rules out at least { $out } of { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} and leaves at most { $largest }, { $mean } on average. { $answers ->
    [one] { $answers } different answer
   *[other] { $answers } different answers
}, { $bits } bits.
guess-rules-out-sampled = Of { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}, it rules out at least { $out } and leaves at most { $largest }, { $mean } on average. At least { $answers ->
    [one] { $answers } different answer
   *[other] { $answers } different answers
}, about { $bits } bits.
guess-further-fewest = { $mean } more guesses on average, the fewest possible.
guess-further-so-far = { $mean } more guesses on average, the fewest found so far.

guess-why-opening = { $strategy } always opens with it.
guess-why-only = It is the only code that fits all answers.
guess-why-pair = Two codes are left; this is the first of them.
guess-why-likelier = Two codes are left; this is the more likely one.
guess-why-first = It is the first code that fits all answers.
guess-why-first-sampled = It is the first of { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}.
guess-why-fits = It fits all answers.
guess-why-nearest = No code was found that fits all answers. This one comes closest: its answers differ by { $off ->
    [one] { $off } peg
   *[other] { $off } pegs
}.
guess-why-tree = { $strategy } plays it here.
guess-why-drawn = It was drawn at random from the codes that fit all answers.
guess-why-tells-if-wrong = If it is wrong, its answer tells you the code.
guess-why-separates = Whatever the answer, you will know the code.
guess-why-fewest = It needs { $mean } more guesses on average ({ $total ->
    [one] { $total } guess
   *[other] { $total } guesses
} for { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}), the fewest possible.
guess-why-fewest-so-far = It needs { $mean } more guesses on average ({ $total ->
    [one] { $total } guess
   *[other] { $total } guesses
} for { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}), the fewest found so far.
guess-no-other = No other guess is as good.
guess-no-winner = No guess that can win is as good.
guess-as-good = Equally good: { $guesses }.
guess-as-good-alike = { $more ->
    [one] { $more } other guess is equally good: this one with pegs or colours swapped.
   *[other] { $more } other guesses are equally good: this one with pegs or colours swapped.
}
guess-and-more = { $guesses } and { $more } more
guess-why-best = { $considered ->
    [one] All guesses are equivalent here
   *[other] Best of { $considered } essentially different guesses
}: { $measure }.
guess-why-best-weighted = { $considered ->
    [one] All guesses are equivalent here
   *[other] Best of { $considered } essentially different guesses
}, weighting each code by how often it is the secret: { $measure }.
guess-why-best-sampled = Best of { $considered ->
    [one] { $considered } guess
   *[other] { $considered } guesses
}, judged on { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}.
guess-tied = { $tied } guesses are equally good; { $strategy } prefers this one.
guess-tied-sampled = { $tied } guesses did equally well; { $strategy } prefers this one.
guess-why-fallback = There was not enough time for { $strategy }, so { $fallback } chose this guess.
guess-why-so-far = Best so far: { $measure }. The search was stopped after comparing { $compared } of { $of ->
    [one] { $of } guess
   *[other] { $of } guesses
}.
guess-why-so-far-sampled = Best so far, judged on { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}. The search was stopped after comparing { $compared } of { $of ->
    [one] { $of } guess
   *[other] { $of } guesses
}.
guess-why-test = Why a guess that cannot win? With it, { $measure }; with { $other }, the best guess that can win, { $value }.
guess-why-test-sampled = Why a guess that cannot win? Judged on { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}, it tells you more than { $other }, the best guess that can win.

guess-measure-share = { $percent } of the weight remains on average
guess-leaves-with-lies = Whatever the answer, true or false, it leaves at most { $largest ->
    [one] { $largest } code
   *[other] { $largest } codes
}.
guess-rules-out-with-lies = Whatever the answer, true or false, it rules out at least { $out } of { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} and leaves at most { $largest }.
guess-why-best-with-lies = { $considered ->
    [one] All guesses are equivalent here
   *[other] Best of { $considered } essentially different guesses
}. A code counts more if it makes fewer answers false.
guess-why-so-far-with-lies = Best so far. The search was stopped after comparing { $compared } of { $of ->
    [one] { $of } guess
   *[other] { $of } guesses
}.
