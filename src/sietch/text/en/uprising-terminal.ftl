### The terminal's words for Uprising: headings and labels of its table. Sentences of the game live elsewhere.

## The table

terminal-phase-set-up = Set-up
terminal-phase-round-start = Round Start
terminal-phase-player-turns = Player Turns
terminal-phase-combat = Combat
terminal-phase-makers = Makers
terminal-phase-recall = Recall
terminal-phase-endgame = Endgame
terminal-conflict = Conflict
terminal-bonus-at-four = Bonus at 4
terminal-board = Board: cost → effects, then who is there
terminal-board-key = A agent · ⚑A control
terminal-board-key-spy = (A) spy
terminal-board-key-letters = letters: the players above
terminal-goes-to = goes to
terminal-agent-box = Agent turn
terminal-reveal-box = Reveal turn
terminal-garrison = garrison/supply
terminal-battle-icons = battle icons
terminal-won = conflicts won
terminal-set-aside = set aside
terminal-waiting-intrigues = face up until the end of the Reveal turn
terminal-in-play = In play:
terminal-revealed = Revealed:
terminal-top = Looked at:
terminal-intrigues = Intrigue cards: { $name }

## What stands on the board, as the legend tells it

terminal-mark-agent = Agent of player B
terminal-mark-spy = Spy of player B
terminal-mark-control = player B has control
terminal-mark-bonus = bonus spice on the space
terminal-mark-turn = whose turn it is

## Playing

terminal-welcome-uprising = { $points } Victory Points, or the last of { $conflicts } Conflicts, end the game. help lists the commands, icons explains the symbols.
terminal-several-drew = { $player } draws: { $cards }.
terminal-several-drew-intrigue = { $player } draws Intrigue cards: { $cards }.
terminal-several-revealed = { $player } reveals: { $cards }.
terminal-several-row-refilled = New in the Imperium Row: { $cards }.
terminal-only-space = → { $space } only
terminal-no-spy = no: leave the Spy in your supply
terminal-do-effects = take the effects in any order
terminal-do-effect = take the effect
terminal-do-intrigue = play an Intrigue card
terminal-do-deploy = deploy troops
terminal-do-end = end your turn

## The result

terminal-leader = Leader
terminal-result-points = Points
terminal-result-spice = Spice
terminal-result-solari = Solari
terminal-result-water = Water
terminal-result-garrison = Garrison
