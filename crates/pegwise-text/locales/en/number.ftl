# Numbers, and numbers of codes.
number-none-left = no codes left
number-left = { $count ->
    [one] { $codes } code left
   *[other] { $codes } codes left
}
number-codes = { $count ->
    [one] { $codes } code
   *[other] { $codes } codes
}
number-at-least = at least { $number }
number-some = some
number-about = about { $number }
number-between = 95% likely to be between { $low } and { $high }
number-percent = { $number }%
number-million = { $number } million
number-billion = { $number } billion
number-trillion = { $number } trillion
number-list = { $items } and { $last }
