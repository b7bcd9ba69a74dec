### The terminal's words for War for Arrakis: headings and labels of its table. Sentences of the game live elsewhere.

## The table

terminal-arrakis-dice = kostky
terminal-arrakis-spice = koření
terminal-arrakis-reserve = v rezervě
terminal-arrakis-track = Stupnice
terminal-arrakis-supremacy = Nadvláda
terminal-arrakis-of = { $n }, cíl { $wanted }
terminal-arrakis-imperium = Řady imperiálních žetonů:
terminal-arrakis-ban = (sankce)
terminal-arrakis-row = nejnižší řada dává
terminal-arrakis-prescience = Karty jasnozřivosti (v balíčku: { $n }; v tomto kole lze ještě získat: { $claims })
terminal-arrakis-supply = zásoba
terminal-arrakis-beside = vedle plánu:
terminal-arrakis-tank = regenerační nádrž (pole):
terminal-arrakis-exhausted = vyčerpáni:
terminal-arrakis-map = Mapa: co stojí v jednotlivých sektorech
terminal-arrakis-zones = Vzdušné zóny:
terminal-arrakis-battle = { $player } útočí na oblast { $area }, { $n }. kolo
terminal-arrakis-rolled = padlo
terminal-arrakis-wounds = zbývající ztráty:
terminal-arrakis-drawn-token = Vylosovaný výsadkový žeton:
terminal-arrakis-odds-usage = odds OBLAST OBLAST spočítá útok z první oblasti na druhou, třeba: odds arrakén větrná
terminal-arrakis-odds-no-area = Oblast „{ $text }“ tu není; odds chce dvě oblasti, třeba: odds arrakén větrná
terminal-arrakis-odds-several = Hodí se několik útoků; upřesni názvy obou oblastí.

## What stands on the map, as the legend tells it

terminal-arrakis-mark-side = Atreidové, Harkonnenové
terminal-arrakis-mark-turn = kdo je na tahu
terminal-arrakis-mark-regular = běžná jednotka na mapě
terminal-arrakis-mark-elite = elitní jednotka na mapě
terminal-arrakis-mark-fedaykin = fedajkin na mapě
terminal-arrakis-mark-sardaukar = sardaukar na mapě
terminal-arrakis-mark-token-face = výsadkový žeton, který znáš
terminal-arrakis-mark-settlement = osada úrovně 3
terminal-arrakis-mark-sietch = síč úrovně 2
terminal-arrakis-mark-sietch-hidden = síč lícem dolů
terminal-arrakis-mark-sietch-yours = síč lícem dolů, kterou znáš

## Playing

terminal-welcome-arrakis = Harkonnenové vítězí s nadvládou 10, Atreidové se všemi žetony jasnozřivosti na tajném cíli. help: příkazy, icons: co znamenají symboly.
terminal-arrakis-moved = { $move }: { $what }.
terminal-several-planning-drawn = { $player } si bere karty: { $cards }.
terminal-several-planning-discarded = { $player } odhazuje karty: { $cards }.
terminal-several-prescience-revealed = Odhalují se karty jasnozřivosti: { $cards }.
terminal-several-action-rolled = { $player } hází: { $cards }.
terminal-several-combat-rolled = { $player } hází: { $cards }.
terminal-several-harvester-placed = { $player } umísťuje těžební vozidla: { $cards }.
terminal-several-wormsign-placed = Přibývají červí výstrahy: { $cards }.
terminal-several-figure-placed = { $player } umísťuje do oblasti { $area }: { $cards }.
terminal-several-figure-lost = { $player } ztrácí v oblasti { $area }: { $cards }.
terminal-several-figure-replaced = { $player } nahrazuje v oblasti { $area }: { $cards }.
