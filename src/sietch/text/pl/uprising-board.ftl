### Co stoi na planszy, dla tego, kto czyta ją na stronie albo w terminalu.

terminal-round = Runda { $n }
terminal-hand-count = ręka
terminal-hand = Ręka: { $name }
terminal-first-player = pierwszy gracz
terminal-wall-stands = Mur Zaporowy stoi
terminal-wall-gone = Mur Zaporowy jest zniszczony
terminal-conflicts-left = { $n ->
    [one] została { $n } karta konfliktu
    [few] zostały { $n } karty konfliktu
   *[other] zostało { $n } kart konfliktu
}
terminal-influence = Wpływy
terminal-alliance = Sojusz
terminal-area-emperor = Imperator
terminal-area-guild = Gildia Kosmiczna
terminal-area-bene-gesserit = Bene Gesserit
terminal-area-fremen = Fremeni
terminal-area-landsraad = Landsraad
terminal-area-choam = KHOAM
terminal-area-city = Miasta
terminal-area-desert = Pustynia
terminal-row = Rząd Imperium i rezerwa
terminal-agents = agenci
terminal-spies = szpiedzy
terminal-in-conflict = w konflikcie
terminal-intrigue-count = intrygi
terminal-council = Wysoka Rada
terminal-swordmaster = mistrz miecza
terminal-hooks = haki stworzyciela
terminal-has-revealed = po odkryciu
uprising-source-start = Początek
uprising-source-influence = Wpływy
uprising-source-alliance = Sojusze
uprising-source-conflict = Konflikty
uprising-source-icons = Ikony walki
uprising-source-intrigue = Intrygi
uprising-source-card = Karty
uprising-source-other = Inne
uprising-ending-points = Dziesięć punktów
uprising-ending-conflicts = Ostatni konflikt
