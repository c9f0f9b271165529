# Break my code: the computer breaks a person's code.
break-about = Think of a code and keep it to yourself. The computer guesses; you say how many colours are right and in the right place (black), and how many are right but elsewhere (white). If your answers contradict each other, it shows where.
break-new = New game
break-begin = I have a code: start
break-tell = Or tell it your code
break-tell-about = Then it can answer its own guesses, and say so when an answer of yours is wrong. The guesses are made without looking at the code. It is hidden on the page, but stands in the address, so that nothing is lost when the page is loaded again.
break-tell-begin = Start with this code
break-guess-number = Guess { $number }: is it your code?
break-guess-spoken = The computer guesses { $code }. { $does }
break-your-answer = Your answer
break-answer = Answer
break-answer-for-me = Answer for me
break-answer-all = Answer this and all that follow
break-doubt = By your code the answer is { $right }, not { $said }.
break-take-right = Enter { $right }
break-keep-said = Enter { $said } all the same
break-won = { $guesses ->
    [one] Your code is broken with the first guess.
   *[other] Your code is broken in { $guesses } guesses.
}
break-lost = { $guesses ->
    [one] That was the only guess: your code stands.
   *[other] That was the last of { $guesses } guesses: your code stands.
}
break-too-large = The computer cannot guess on this board. Your rows stay, and can be checked against your code below.
break-reveal = Reveal my code
break-reveal-about = See exactly which answers the code does not give.
break-more = Strategy, copy, help
break-to-assistant = Open in the assistant
strength = How well does it guess?
strength-easy-about = Takes any code that still fits.
strength-clever-about = Leaves few codes, even with bad luck.
strength-perfect-about = Needs the fewest guesses on average. It may think for a while.
strategy-another = Another strategy
