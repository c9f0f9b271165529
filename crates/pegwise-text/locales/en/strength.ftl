# How strong a strategy is, in a word or two.
strength-best = the best that is quick
strength-easy = easy
strength-clever = clever
strength-very-clever = very clever
strength-perfect = perfect
