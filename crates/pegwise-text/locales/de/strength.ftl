# Wie stark eine Strategie ist, in ein, zwei Wörtern.
strength-best = das Beste, was schnell geht
strength-easy = leicht
strength-clever = schlau
strength-very-clever = sehr schlau
strength-perfect = perfekt
