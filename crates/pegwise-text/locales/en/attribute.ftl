# The two attributes of a colour. If the rules do not name them, they are colours and shapes.
attribute-color = { $number ->
    [1] red
    [2] green
    [3] yellow
    [4] blue
    [5] white
    [6] black
    [7] orange
    [8] purple
    [9] teal
   *[other] colour { $number }
}
attribute-shape = { $number ->
    [1] star
    [2] moon
    [3] circle
    [4] ring
    [5] arrow
    [6] cube
    [7] drop
    [8] key
    [9] tree
   *[other] shape { $number }
}
attribute-pair = { $color ->
    [1] red
    [2] green
    [3] yellow
    [4] blue
    [5] white
    [6] black
    [7] orange
    [8] purple
    [9] teal
   *[other] colour { $color }
} { $shape }
