### The terminal's words for War for Arrakis: headings and labels of its table. Sentences of the game live elsewhere.

## The table

terminal-arrakis-dice = kości
terminal-arrakis-spice = przyprawa
terminal-arrakis-reserve = w rezerwie
terminal-arrakis-track = Tor
terminal-arrakis-supremacy = Dominacja
terminal-arrakis-of = { $n }, cel { $wanted }
terminal-arrakis-imperium = Rzędy znaczników Imperium:
terminal-arrakis-ban = (sankcja)
terminal-arrakis-row = najniższy rząd daje
terminal-arrakis-prescience = Karty jasnowidzenia (w talii: { $n }; w tej rundzie można jeszcze zdobyć: { $claims })
terminal-arrakis-supply = zasoby
terminal-arrakis-beside = obok planszy:
terminal-arrakis-tank = zbiornik regeneracyjny (pole):
terminal-arrakis-exhausted = wyczerpani:
terminal-arrakis-map = Mapa: co stoi w poszczególnych sektorach
terminal-arrakis-zones = Strefy powietrzne:
terminal-arrakis-battle = { $player } atakuje obszar { $area }, runda { $n }
terminal-arrakis-rolled = wyrzucono
terminal-arrakis-wounds = straty do przydzielenia:
terminal-arrakis-drawn-token = Wylosowany żeton rozmieszczenia:
terminal-arrakis-odds-usage = odds OBSZAR OBSZAR oblicza atak z pierwszego obszaru na drugi, na przykład: odds arrakin wietrzny
terminal-arrakis-odds-no-area = Nie ma tu obszaru „{ $text }”; odds chce dwóch obszarów, na przykład: odds arrakin wietrzny
terminal-arrakis-odds-several = Pasuje kilka ataków; podaj więcej z nazw obu obszarów.

## What stands on the map, as the legend tells it

terminal-arrakis-mark-side = Atrydzi, Harkonnenowie
terminal-arrakis-mark-turn = czyja jest tura
terminal-arrakis-mark-regular = jednostka zwykła na mapie
terminal-arrakis-mark-elite = jednostka elitarna na mapie
terminal-arrakis-mark-fedaykin = fedajkin na mapie
terminal-arrakis-mark-sardaukar = sardaukar na mapie
terminal-arrakis-mark-token-face = żeton rozmieszczenia, który znasz
terminal-arrakis-mark-settlement = osada poziomu 3
terminal-arrakis-mark-sietch = sicz poziomu 2
terminal-arrakis-mark-sietch-hidden = zakryta sicz
terminal-arrakis-mark-sietch-yours = zakryta sicz, którą znasz

## Playing

terminal-welcome-arrakis = Harkonnenowie wygrywają z dominacją 10, Atrydzi ze wszystkimi znacznikami jasnowidzenia na tajnym celu. help: polecenia, icons: co oznaczają ikony.
terminal-arrakis-moved = { $move }: { $what }.
terminal-several-planning-drawn = { $player } dobiera karty: { $cards }.
terminal-several-planning-discarded = { $player } odrzuca karty: { $cards }.
terminal-several-prescience-revealed = Odkryte zostają karty jasnowidzenia: { $cards }.
terminal-several-action-rolled = { $player } wyrzuca na kościach akcji: { $cards }.
terminal-several-combat-rolled = { $player } wyrzuca: { $cards }.
terminal-several-harvester-placed = { $player } umieszcza żniwiarki: { $cards }.
terminal-several-wormsign-placed = Pojawiają się znaki czerwia: { $cards }.
terminal-several-figure-placed = { $player } umieszcza na obszarze { $area }: { $cards }.
terminal-several-figure-lost = { $player } traci na obszarze { $area }: { $cards }.
terminal-several-figure-replaced = { $player } zastępuje na obszarze { $area }: { $cards }.
