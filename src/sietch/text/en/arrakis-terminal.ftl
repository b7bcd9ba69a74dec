### The terminal's words for War for Arrakis: headings and labels of its table. Sentences of the game live elsewhere.

## The table

terminal-arrakis-dice = dice
terminal-arrakis-spice = spice
terminal-arrakis-reserve = in reserve
terminal-arrakis-track = Track
terminal-arrakis-supremacy = Supremacy
terminal-arrakis-of = { $n } of { $wanted }
terminal-arrakis-imperium = Imperium rows:
terminal-arrakis-ban = (ban)
terminal-arrakis-row = the lowest row gives
terminal-arrakis-prescience = Prescience cards (in the deck: { $n }; claims left in this round: { $claims })
terminal-arrakis-supply = supply
terminal-arrakis-beside = beside the board:
terminal-arrakis-tank = regeneration tank (space):
terminal-arrakis-exhausted = exhausted:
terminal-arrakis-map = Map: what stands in each sector
terminal-arrakis-zones = Air zones:
terminal-arrakis-battle = { $player } attacks { $area }, round { $n }
terminal-arrakis-rolled = rolled
terminal-arrakis-wounds = losses to take:
terminal-arrakis-drawn-token = Deployment token you drew:
terminal-arrakis-odds-usage = odds AREA AREA works out an attack from the first area on the second, such as: odds arrakeen windgap
terminal-arrakis-odds-no-area = There is no area “{ $text }”; odds takes two areas, such as: odds arrakeen windgap
terminal-arrakis-odds-several = Several attacks fit; say more of the names of the two areas.

## What stands on the map, as the legend tells it

terminal-arrakis-mark-side = Atreides, Harkonnen
terminal-arrakis-mark-turn = whose turn it is
terminal-arrakis-mark-regular = regular unit on the map
terminal-arrakis-mark-elite = elite unit on the map
terminal-arrakis-mark-fedaykin = Fedaykin on the map
terminal-arrakis-mark-sardaukar = Sardaukar on the map
terminal-arrakis-mark-token-face = Deployment token that you know
terminal-arrakis-mark-settlement = settlement of rank 3
terminal-arrakis-mark-sietch = sietch of rank 2
terminal-arrakis-mark-sietch-hidden = sietch, face down
terminal-arrakis-mark-sietch-yours = sietch, face down, that you know

## Playing

terminal-welcome-arrakis = The Harkonnen win with Supremacy 10, the Atreides with every Prescience marker at their Secret Objective. help lists the commands, icons explains the symbols.
terminal-arrakis-moved = { $move }: { $what }.
terminal-several-planning-drawn = { $player } draws: { $cards }.
terminal-several-planning-discarded = { $player } discards: { $cards }.
terminal-several-prescience-revealed = These Prescience cards are revealed: { $cards }.
terminal-several-action-rolled = { $player } rolls: { $cards }.
terminal-several-combat-rolled = { $player } rolls: { $cards }.
terminal-several-harvester-placed = { $player } places Harvesters: { $cards }.
terminal-several-wormsign-placed = Wormsigns are placed: { $cards }.
terminal-several-figure-placed = { $player } places in { $area }: { $cards }.
terminal-several-figure-lost = { $player } loses in { $area }: { $cards }.
terminal-several-figure-replaced = { $player } replaces in { $area }: { $cards }.
