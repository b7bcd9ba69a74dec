### The terminal's words for Uprising: headings and labels of its table. Sentences of the game live elsewhere.

## The table

terminal-phase-set-up = Příprava hry
terminal-phase-round-start = Zahájení kola
terminal-phase-player-turns = Tahy hráčů
terminal-phase-combat = Boj
terminal-phase-makers = Tvůrci
terminal-phase-recall = Vyhodnocení kola
terminal-phase-endgame = Konec hry
terminal-conflict = Střet
terminal-bonus-at-four = Bonus na 4
terminal-board = Herní plán: cena → efekty a kdo na poli je
terminal-board-key = A agent · ⚑A ovládnutí
terminal-board-key-spy = (A) špion
terminal-board-key-letters = písmena: hráči výše
terminal-goes-to = kam
terminal-agent-box = tah agentem
terminal-reveal-box = tah odhalení
terminal-garrison = pevnost/zásoba
terminal-battle-icons = ikony bitvy
terminal-won = vyhrané střety
terminal-set-aside = stranou
terminal-waiting-intrigues = vyloženo do konce tahu odhalení
terminal-in-play = Ve hře:
terminal-revealed = Odhaleno:
terminal-top = Prohlížené karty:
terminal-intrigues = Karty intrik: { $name }

## What stands on the board, as the legend tells it

terminal-mark-agent = agent hráče B
terminal-mark-spy = špion hráče B
terminal-mark-control = pole ovládá hráč B
terminal-mark-bonus = bonusové koření na poli
terminal-mark-turn = kdo je na tahu

## Playing

terminal-welcome-uprising = Hra končí, když někdo má { $points } { NOUN("victory-point", $points, case: "acc") }, nebo posledním z { $conflicts } střetů. help: příkazy, icons: co znamenají symboly.
terminal-several-drew = { $player } si dobírá karty: { $cards }.
terminal-several-drew-intrigue = { $player } si dobírá karty intrik: { $cards }.
terminal-several-revealed = { $player } odhaluje karty: { $cards }.
terminal-several-row-refilled = Nové karty v imperiální řadě: { $cards }.
terminal-only-space = → jen { $space }
terminal-no-spy = ne: nech špiona v zásobě
terminal-do-effects = vyhodnoť efekty v libovolném pořadí
terminal-do-effect = vyhodnoť efekt
terminal-do-intrigue = zahraj kartu intrik
terminal-do-deploy = pošli jednotky do střetu
terminal-do-end = ukonči tah

## The result

terminal-leader = Vůdce
terminal-result-points = Body
terminal-result-spice = Koření
terminal-result-solari = Soláry
terminal-result-water = Voda
terminal-result-garrison = Pevnost
