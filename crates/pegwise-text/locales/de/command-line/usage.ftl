# Errors in the arguments.
usage-unknown = „{ $arg }“ gibt es hier nicht.
usage-no-command = Den Befehl „{ $command }“ gibt es nicht.
usage-no-value = Hinter „{ $arg }“ fehlt der Wert.
usage-value = „{ $value }“ passt nicht zu „{ $arg }“; möglich sind: { $values }
usage-invalid = „{ $value }“ passt nicht zu „{ $arg }“: { $reason }
usage-not-understood = „{ $value }“ passt nicht zu „{ $arg }“.
usage-missing = Es fehlt: { $args }
usage-missing-command = Es fehlt ein Befehl; möglich sind: { $commands }
usage-conflict = „{ $arg }“ lässt sich nicht mit „{ $other }“ verbinden.
usage-near = Meinst du „{ $near }“?
usage-help = „--help“ sagt mehr.
usage-seconds = schreib eine Zahl von Sekunden, 0 oder mehr, etwa 5 oder 0.5
usage-kept = schreib die Nummer eines Spiels in „pegwise history“ oder last
usage-day = schreib einen Tag, etwa 2026-11-21, oder today
usage-positive = schreib eine Zahl, 1 oder mehr
usage-within = schreib eine ganze Zahl von { $least } bis { $most }
usage-language = schreib en oder de
