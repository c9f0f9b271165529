# How to play: how answers are made, peg by peg.
tui-lesson-title = so wird gespielt, { $step } von { $steps }
tui-lesson-about = Wie die Antwort auf einen Zug entsteht, ein Stift nach dem anderen. Es dauert keine Minute.
tui-lesson-code = Code
tui-lesson-guess = Zug
tui-lesson-begin = Der Computer versteckt einen Code aus vier Stiften, und du findest ihn durch Raten. Nach jedem Zug sagt er dir, wie nah du bist. Hier darfst du den Code sehen: Schau, wie die Antwort entsteht.
tui-lesson-black = Der zweite Stift hat die richtige Farbe am richtigen Platz. Das gibt einen schwarzen Stift: ●
tui-lesson-white = Auch die Farbe des ersten Stifts kommt im Code vor, aber an einem anderen Platz. Das gibt einen weißen Stift: ○
tui-lesson-none = Diese Farbe hat der Code nicht. Das gibt nichts.
tui-lesson-white-too = Der Code hat diese Farbe an einem anderen Platz: noch ein weißer Stift. Jeder Stift des Codes zählt nur einmal.
tui-lesson-whole = Das ist die Antwort: einmal schwarz, zweimal weiß, kurz 1.2. Schwarze Stifte stehen immer vorn, deshalb verrät dir die Antwort nicht, welcher deiner Stifte gemeint ist. Das herauszufinden ist das Spiel.
tui-lesson-try = Jetzt du: Was ist die Antwort auf diesen Zug? Tippe, wie viele schwarze, dann wie viele weiße Stifte es gibt, und drück Enter. Mit der Maus klickst du auf die Zahlen.
tui-lesson-right = Richtig!
tui-lesson-wrong = Nicht ganz.
tui-lesson-why = Die Antwort ist { $answer }: Der zweite Stift ist am richtigen Platz (●). Der erste und der dritte haben Farben des Codes an anderen Plätzen (○○). Der vierte zählt nicht, denn der Code hat seine Farbe nur einmal.
tui-lesson-end-classic = Mehr ist am klassischen Spiel nicht. Dein Brett ist { $board }: { $answers }{ $lies ->
    [0] {""}
    [one] {" "}{ $lies } Antwort darf falsch sein.
   *[other] {" "}Bis zu { $lies } Antworten dürfen falsch sein.
} Enter beginnt dort ein Spiel, Esc geht zum Menü.
tui-lesson-end = Mehr ist es nicht. Enter beginnt ein Spiel, Esc geht zum Menü.
