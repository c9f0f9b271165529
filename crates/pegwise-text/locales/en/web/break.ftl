# Break my code: the computer breaks a person's code.
break-about = Think of a code and keep it to yourself. The computer guesses. Tell it how many colours are in the right place (black) and how many are right but in the wrong place (white). If your answers contradict each other, it shows you where.
break-new = New game
break-begin = I have a code: start
break-tell = Or tell it your code
break-tell-about = Then the computer can answer for you and warn you about wrong answers. It does not use the code to guess. The page hides the code, but its address contains it, so that reloading loses nothing.
break-tell-begin = Start with this code
break-guess-number = Guess { $number }: is it your code?
break-guess-spoken = The computer guesses { $code }. { $says }
break-your-answer = Your answer
break-thinking = I am thinking
break-begins = There are { $codes } codes.
break-sees = I still see { $codes } codes.
break-hopes = Let’s see how many of these are right.
break-tests = This one cannot be it, but your answer will tell me a lot.
break-two = It is one of two codes. Is it this one?
break-knows = I think I have it!
break-lucky = That helped a lot!
break-helped = Good, that helps.
break-unlucky = Hmm, that did not tell me much.
break-answer = Answer
break-answer-for-me = Answer for me
break-answer-all = Answer all for me
break-doubt = For your code the answer is { $right }, not { $said }.
break-take-right = Enter { $right }
break-keep-said = Keep { $said }
break-won = { $guesses ->
    [one] The computer broke your code on its first guess.
   *[other] The computer broke your code in { $guesses } guesses.
}
break-lost = { $guesses ->
    [one] That was its only guess: your code is safe.
   *[other] That was the last of { $guesses } guesses: your code is safe.
}
break-too-large = The computer cannot guess on this board. You keep your rows, and can check them against your code below.
break-reveal = Reveal my code
break-reveal-about = See which answers do not match the code.
break-more = Strategy, copy, help
break-to-assistant = Open in the assistant
strength = How well does it guess?
strength-easy-about = Takes any code that still fits.
strength-clever-about = Leaves few codes, even with bad luck.
strength-perfect-about = Needs the fewest guesses on average. It may think for a while.
strategy-another = Another strategy
