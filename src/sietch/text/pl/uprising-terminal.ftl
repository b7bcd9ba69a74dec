### The terminal's words for Uprising: headings and labels of its table. Sentences of the game live elsewhere.

## The table

terminal-phase-set-up = Przygotowanie gry
terminal-phase-round-start = Początek rundy
terminal-phase-player-turns = Tury graczy
terminal-phase-combat = Walka
terminal-phase-makers = Stworzyciele
terminal-phase-recall = Przywołanie
terminal-phase-endgame = Koniec gry
terminal-conflict = Konflikt
terminal-bonus-at-four = Bonus na 4
terminal-board = Plansza: koszt → efekty oraz kto jest na polu
terminal-board-key = A agent · ⚑A kontrola
terminal-board-key-spy = (A) szpieg
terminal-board-key-letters = litery: gracze powyżej
terminal-goes-to = dokąd
terminal-agent-box = tura agenta
terminal-reveal-box = tura odkrywania
terminal-garrison = garnizon/zasoby
terminal-battle-icons = ikony walki
terminal-won = wygrane konflikty
terminal-set-aside = odłożona
terminal-waiting-intrigues = odkryte do końca tury odkrywania
terminal-in-play = Wyłożone:
terminal-revealed = Odkryte:
terminal-top = Obejrzane karty:
terminal-intrigues = Karty intryg: { $name }

## What stands on the board, as the legend tells it

terminal-mark-agent = agent gracza B
terminal-mark-spy = szpieg gracza B
terminal-mark-control = pole kontroluje gracz B
terminal-mark-bonus = bonusowa przyprawa na polu
terminal-mark-turn = czyja jest tura

## Playing

terminal-welcome-uprising = Gra kończy się, gdy ktoś ma { $points } { NOUN("victory-point", $points, case: "acc") }, albo po ostatnim z { $conflicts } konfliktów. help: polecenia, icons: co oznaczają ikony.
terminal-several-drew = { $player } dobiera karty: { $cards }.
terminal-several-drew-intrigue = { $player } dobiera karty intryg: { $cards }.
terminal-several-revealed = { $player } odkrywa karty: { $cards }.
terminal-several-row-refilled = Nowe karty w Rzędzie Imperium: { $cards }.
terminal-only-space = → tylko { $space }
terminal-no-spy = nie: zostaw szpiega w zasobach
terminal-do-effects = rozpatrz efekty w dowolnej kolejności
terminal-do-effect = rozpatrz efekt
terminal-do-intrigue = zagraj kartę intrygi
terminal-do-deploy = wyślij żołnierzy na obszar konfliktu
terminal-do-end = zakończ turę

## The result

terminal-leader = Lider
terminal-result-points = Punkty
terminal-result-spice = Przyprawa
terminal-result-solari = Solaris
terminal-result-water = Woda
terminal-result-garrison = Garnizon
