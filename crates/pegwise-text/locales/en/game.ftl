# The state of a game, and its end.
game-you-won = { $guesses ->
    [one] You broke the code in { $guesses } guess.
   *[other] You broke the code in { $guesses } guesses.
}
game-i-won = { $guesses ->
    [one] I broke your code in { $guesses } guess.
   *[other] I broke your code in { $guesses } guesses.
}
game-i-lost = That was my last guess: you win.
game-found = { $guesses ->
    [one] The code was found in { $guesses } guess.
   *[other] The code was found in { $guesses } guesses.
}
game-last-guess = That was the last guess.
game-you-gave-up = You gave up.
game-strategy-won = { $guesses ->
    [one] { $strategy } broke the code in { $guesses } guess.
   *[other] { $strategy } broke the code in { $guesses } guesses.
}
game-strategy-lost = { $guesses ->
    [one] { $strategy } did not break the code in the { $guesses } guess allowed.
   *[other] { $strategy } did not break the code in the { $guesses } guesses allowed.
}
game-strategy-stopped = { $guesses ->
    [one] { $strategy } was stopped after { $guesses } guess.
   *[other] { $strategy } was stopped after { $guesses } guesses.
}
game-code-was = The code was { $secret }.
game-codes-fit = { $count ->
    [one] { $codes } code is still possible, for example { $secret }
   *[other] { $codes } codes are still possible, for example { $secret }
}
game-too-many-codes = This board has too many codes to list.
