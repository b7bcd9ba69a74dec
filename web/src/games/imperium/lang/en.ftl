### What the page itself says about the games of the Imperium family.

page-uprising-name = Dune: Imperium – Uprising
page-imperium-name = Dune: Imperium
page-uprising-about = Deck-building and worker placement for influence, spice and the throne: with spies, sandworms and contracts.
page-imperium-about = The game of 2020: send agents, build a deck, win conflicts and the favour of four factions.

## Setting up

page-imperium-setup-modules = Modules
page-imperium-setup-modules-choam = CHOAM: contracts
page-imperium-setup-modules-base-cards = Cards and leaders of the 2020 game
page-imperium-setup-modules-base-conflicts = Conflicts of the 2020 game
page-imperium-setup-modules-rise-of-ix = Rise of Ix
page-imperium-setup-modules-ix-conflicts = Conflicts of Rise of Ix
page-imperium-setup-modules-ix-contracts = Contracts of Rise of Ix
page-imperium-setup-modules-epic = Epic game
page-imperium-setup-modules-immortality = Immortality
page-imperium-setup-modules-go-to-11 = Go to 11 points
page-imperium-preset-classic = Dune: Imperium
page-imperium-preset-classic-full = Imperium with all expansions
page-imperium-preset-epic = Epic game with Rise of Ix
page-imperium-preset-uprising = Uprising
page-imperium-preset-uprising-choam = Uprising with CHOAM
page-imperium-preset-uprising-full = Uprising with all expansions
page-imperium-preset-everything = Everything at once
page-imperium-preset-teams = Three against three
page-imperium-setup-leaders = Leaders
page-imperium-setup-leaders-random = dealt at random
page-imperium-setup-leaders-choose = chosen in the game
page-imperium-setup-house_rules = House rules
page-imperium-setup-house_rules-spies-must-be-placed = A Spy in supply must be placed if a post is free
page-imperium-setup-house_rules-strict-intrigue-lines = Every line of an Intrigue card that applies must be used and paid
page-imperium-setup-house_rules-dice-churn = Dice churn: two dice trash cards of the Imperium Row after your Reveal turn
page-imperium-setup-house_rules-brutal-escalation = Brutal Escalation: rivals flip two cards in Conflicts III
page-imperium-setup-house_rules-expert-deployment = Expert Deployment: rivals keep troops back when they lead clearly
page-imperium-setup-house_rules-smart-politics = Smart Politics: rivals pass over Influence that is won or lost already
page-imperium-setup-house_rules-streamlined-rivals = Streamlined Rivals: the rival scores no points
page-imperium-setup-difficulty = Difficulty
page-imperium-setup-difficulty-mercenary = Mercenary: for a first game
page-imperium-setup-difficulty-sardaukar = Sardaukar: veteran
page-imperium-setup-difficulty-mentat = Mentat: expert
page-imperium-setup-difficulty-kwisatz-haderach = Kwisatz Haderach: expert, and no Swordmaster for you
page-imperium-setup-rivals = Rivals (others are dealt)

## Groups of options

page-imperium-group-play = Play a card
page-imperium-group-intrigue = Intrigue
page-imperium-group-send = Send an Agent
page-imperium-group-buy = Acquire
page-imperium-group-acquire = Acquire
page-imperium-group-post = Observation posts
page-imperium-group-trash-hand = From your hand
page-imperium-group-trash-discard = From your discard pile
page-imperium-group-trash-play = From play
page-imperium-group-acquire-tech = Tech tiles
page-imperium-group-use-tech = Use a Tech tile
page-imperium-group-buy-tleilaxu = Tleilaxu Row
page-imperium-group-graft = Play two cards
page-imperium-group-graft-with = Together with
page-imperium-group-graft-with-row = Together with a card of the Row
page-imperium-group-activate = Activate
page-imperium-group-buy-throne = Throne Row
page-imperium-group-give = Trade
page-imperium-group-hex = Research

## The boards

page-imperium-area-ix = Ix
page-imperium-board-main = Board
page-imperium-board-ix = Ix
page-imperium-board-tleilaxu = Bene Tleilax
page-imperium-tech-stacks = Tech tiles
page-imperium-tech-left = tiles face down
page-imperium-shipping-track = Shipping track
page-imperium-tleilaxu-row = Tleilaxu Row
page-imperium-tleilaxu-deck = Tleilaxu cards in the deck
page-imperium-research-track = Research track
page-imperium-tleilaxu-track = Tleilaxu track
page-imperium-dreadnoughts = dreadnoughts: in the garrison { $garrison }, in the supply { $supply }
page-imperium-tokens = tokens
page-imperium-on-top = on top of the deck
page-imperium-intrigue-on-top = on top of the Intrigue deck
page-imperium-set-ahead = set aside face down
page-imperium-returning = returns to the hand

## Scenes

page-imperium-scene-reveal = { $name } reveals
page-imperium-scene-reveal-you = Your Reveal turn
page-imperium-scene-next = What comes next
page-imperium-scene-no-intrigue = Nobody plays an Intrigue card.

## The mats

page-imperium-garrison = troops: in the garrison { $garrison }, in the supply { $supply }
page-imperium-piles = cards: in the draw pile { $deck }, in the discard pile { $discard }

## A turn in one line

page-imperium-sum-sent = { $what } → { $which }
page-imperium-sum-revealed =
    reveals { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
page-imperium-sum-one = { $what }
page-imperium-sum-acquired = acquires { $what }
page-imperium-sum-passed = passes

## Piles

page-imperium-tie = Tied at { $points } points; { $what } decides: { $n } to { $other }.
page-imperium-pile-deck = Draw pile, by name (not in its order)
page-imperium-pile-discard = Discard pile
page-imperium-pile-on-top = On top of the draw pile
page-imperium-pile-in-play = In play
page-imperium-pile-waiting = Intrigue cards lying open
page-imperium-pile-intrigues-played = Intrigue cards played so far
page-imperium-pile-acquired = Cards acquired so far
page-imperium-pile-won = Conflicts won
page-imperium-pile-tech = Tech tiles
page-imperium-pile-contracts = Contracts to complete
page-imperium-pile-completed = Contracts completed
page-imperium-pile-trash = Trash
page-imperium-pile-intrigue-discard = Intrigue cards discarded
page-imperium-pile-intrigue-trash = Intrigue cards trashed
page-imperium-pile-conflicts-unseen = Conflicts nobody has seen yet (some stay in the box)
page-imperium-pile-conflicts-left = Conflicts won by nobody
page-imperium-pile-contracts-aside = Contracts set aside
page-imperium-pile-hagal-discard = Hagal cards discarded

## Icons that only the page has

page-imperium-icon-emperor = Agent icon: Emperor
page-imperium-icon-guild = Agent icon: Spacing Guild
page-imperium-icon-bene-gesserit = Agent icon: Bene Gesserit
page-imperium-icon-fremen = Agent icon: Fremen
page-imperium-icon-landsraad = Agent icon: Landsraad
page-imperium-icon-city = Agent icon: City
page-imperium-icon-spice-trade = Agent icon: Spice Trade
page-imperium-icon-intrigue-held = Intrigue cards held
page-imperium-icon-first-player = first player
page-imperium-icon-endgame = at the end of the game
page-imperium-icon-atomics = Family Atomics

## What they stand for

page-imperium-explain-emperor = A card with this icon can send an Agent to the board spaces with the same sign. On a card's lower edge it tells which Faction the card belongs to.
page-imperium-explain-guild = { page-imperium-explain-emperor }
page-imperium-explain-bene-gesserit = { page-imperium-explain-emperor }
page-imperium-explain-fremen = { page-imperium-explain-emperor }
page-imperium-explain-landsraad = { page-imperium-explain-emperor }
page-imperium-explain-city = { page-imperium-explain-emperor }
page-imperium-explain-spice-trade = { page-imperium-explain-emperor }
page-imperium-explain-intrigue-held = Intrigue cards that a player holds; only their owner sees them.
page-imperium-explain-first-player = Begins this round. The sign moves on to the left every round.
page-imperium-explain-endgame = An Intrigue card that is played when the game has ended, before the points are compared.
page-imperium-explain-atomics = Not used yet: once in the game, its player can use them in an own turn.
page-imperium-explain-on-any = The effect is about any board space.
page-imperium-explain-on-occupied = Others' Agents do not keep yours from going there.
page-imperium-explain-start = What its player has or does when the game is set up.
page-imperium-explain-to-top = The card goes on top of its deck and is drawn next.
page-imperium-explain-shuffle = The cards of the discard pile become part of the draw pile again.
page-imperium-explain-foldspace = A card with all Agent icons. Who plays it draws a card and gives it back.
page-imperium-explain-lose-troop = One of the troops goes back to its supply.
