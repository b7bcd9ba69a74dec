### What the page itself says about Uprising.

page-uprising-name = Dune: Imperium – Uprising

## Setting up

page-uprising-setup-modules = Modules
page-uprising-setup-modules-choam = CHOAM: contracts
page-uprising-setup-leaders = Leaders
page-uprising-setup-leaders-random = dealt at random
page-uprising-setup-leaders-choose = chosen in the game
page-uprising-setup-house_rules = House rules
page-uprising-setup-house_rules-spies-must-be-placed = A Spy in supply must be placed if a post is free
page-uprising-setup-house_rules-strict-intrigue-lines = Every line of an Intrigue card that applies must be used and paid

## Groups of options

page-uprising-group-play = Play a card
page-uprising-group-intrigue = Intrigue
page-uprising-group-send = Send an Agent
page-uprising-group-buy = Acquire
page-uprising-group-acquire = Acquire
page-uprising-group-post = Observation posts
page-uprising-group-trash-hand = From your hand
page-uprising-group-trash-discard = From your discard pile
page-uprising-group-trash-play = From play

## The mats

page-uprising-garrison = troops: in the garrison { $garrison }, in the supply { $supply }
page-uprising-piles = cards: in the draw pile { $deck }, in the discard pile { $discard }

## Where points come from


## Icons that only the page has

page-uprising-icon-emperor = Agent icon: Emperor
page-uprising-icon-guild = Agent icon: Spacing Guild
page-uprising-icon-bene-gesserit = Agent icon: Bene Gesserit
page-uprising-icon-fremen = Agent icon: Fremen
page-uprising-icon-landsraad = Agent icon: Landsraad
page-uprising-icon-city = Agent icon: City
page-uprising-icon-spice-trade = Agent icon: Spice Trade
page-uprising-icon-intrigue-held = Intrigue cards held
page-uprising-icon-first-player = first player
page-uprising-icon-endgame = at the end of the game

## What they stand for

page-uprising-explain-emperor = A card with this icon can send an Agent to the board spaces with the same sign. On a card's lower edge it tells which Faction the card belongs to.
page-uprising-explain-guild = { page-uprising-explain-emperor }
page-uprising-explain-bene-gesserit = { page-uprising-explain-emperor }
page-uprising-explain-fremen = { page-uprising-explain-emperor }
page-uprising-explain-landsraad = { page-uprising-explain-emperor }
page-uprising-explain-city = { page-uprising-explain-emperor }
page-uprising-explain-spice-trade = { page-uprising-explain-emperor }
page-uprising-explain-intrigue-held = Intrigue cards that a player holds; only their owner sees them.
page-uprising-explain-first-player = Begins this round. The sign moves on to the left every round.
page-uprising-explain-endgame = An Intrigue card that is played when the game has ended, before the points are compared.
