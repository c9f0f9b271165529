# Numbers, and how many codes there are.
number-none-left = kein Code mehr möglich
number-left = { $count ->
    [one] noch { $codes } Code möglich
   *[other] noch { $codes } Codes möglich
}
number-codes = { $count ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}
number-at-least = mindestens { $number }
number-some = einige
number-about = etwa { $number }
number-between = mit 95{"\u00A0"}% Wahrscheinlichkeit zwischen { $low } und { $high }
number-percent = { $number }{"\u00A0"}%
number-million = { $number } Millionen
number-billion = { $number } Milliarden
number-trillion = { $number } Billionen
number-list = { $items } und { $last }
