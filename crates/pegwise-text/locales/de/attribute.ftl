# The two attributes that a colour stands for. Who names none has colours and shapes, whose words are all masculine.
attribute-color = { $number ->
    [1] rot
    [2] grün
    [3] gelb
    [4] blau
    [5] weiß
    [6] schwarz
    [7] orange
    [8] lila
    [9] türkis
   *[other] Farbe { $number }
}
attribute-shape = { $number ->
    [1] Stern
    [2] Mond
    [3] Kreis
    [4] Ring
    [5] Pfeil
    [6] Würfel
    [7] Tropfen
    [8] Schlüssel
    [9] Baum
   *[other] Form { $number }
}
attribute-pair = { $color ->
    [1] roter
    [2] grüner
    [3] gelber
    [4] blauer
    [5] weißer
    [6] schwarzer
    [7] oranger
    [8] lila
    [9] türkiser
   *[other] Farbe { $color },
} { $shape }
