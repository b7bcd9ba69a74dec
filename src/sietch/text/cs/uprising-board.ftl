### Co stojí na desce, pro toho, kdo ji čte na stránce nebo v terminálu.

terminal-round = { $n }. kolo
terminal-hand-count = ruka
terminal-hand = Ruka: { $name }
terminal-first-player = první hráč
terminal-wall-stands = Štítový val stojí
terminal-wall-gone = Štítový val je zničen
terminal-conflicts-left = { $n ->
    [one] zbývá { $n } karta střetu
    [few] zbývají { $n } karty střetu
   *[other] zbývá { $n } karet střetu
}
terminal-influence = Vliv
terminal-alliance = Aliance
terminal-area-emperor = Imperátor
terminal-area-guild = Kosmická gilda
terminal-area-bene-gesserit = Bene Gesserit
terminal-area-fremen = Fremeni
terminal-area-landsraad = Landsraad
terminal-area-choam = CHOAM
terminal-area-city = Města
terminal-area-desert = Poušť
terminal-row = Imperiální řada a stálá zásoba
terminal-agents = agenti
terminal-spies = špioni
terminal-in-conflict = ve střetu
terminal-intrigue-count = intriky
terminal-council = Nejvyšší rada
terminal-swordmaster = mistr meče
terminal-hooks = tvůrcovské háky
terminal-has-revealed = po odhalení
uprising-source-start = Začátek
uprising-source-influence = Vliv
uprising-source-alliance = Aliance
uprising-source-conflict = Střety
uprising-source-icons = Ikony bitvy
uprising-source-intrigue = Intriky
uprising-source-card = Karty
uprising-source-other = Ostatní
uprising-ending-points = Deset bodů
uprising-ending-conflicts = Poslední střet
