### What the page itself says about War for Arrakis.

page-arrakis-name = Dune: War for Arrakis
page-arrakis-role-atreides = Atreides
page-arrakis-role-harkonnen = Harkonnen
page-arrakis-role-house-atreides = House Atreides
page-arrakis-role-fremen-ally = Fremen Ally
page-arrakis-role-house-harkonnen = House Harkonnen
page-arrakis-role-corrino-ally = Corrino Ally

## Setting up

page-arrakis-setup-modules = Modules
page-arrakis-setup-modules-mahdi = Against the automatic Harkonnen (Mahdi)
page-arrakis-setup-shared = Side that two players share
page-arrakis-setup-shared-harkonnen = Harkonnen (recommended)
page-arrakis-setup-shared-atreides = Atreides
page-arrakis-cones = Cones of Silence: { $n }
page-arrakis-setup-house_rules = House rules
page-arrakis-setup-house_rules-transport-once-per-turn = A legion may use troop transport once in a turn, not once in a round
page-arrakis-setup-house_rules-closed-rimwall = The impassable borders of Rimwall West stay after the Family Atomics
page-arrakis-setup-house_rules-mahdi-equal-power-holds = The Harkonnen need more combat power to attack: equal is not more
page-arrakis-setup-house_rules-mahdi-one-ornithopter-a-round = The Harkonnen use one Ornithopter in a round, not one in a turn
page-arrakis-setup-house_rules-mahdi-temporary-target-lasts = A temporary target of the Harkonnen stays for the round, not for the turn

## The map

page-arrakis-map = Map. Arrows go from area to area, plus and minus zoom, 0 shows everything
page-arrakis-zoom-in = Closer
page-arrakis-zoom-out = Farther
page-arrakis-zoom-all = The whole map
page-arrakis-zone = Air zone { $name }
page-arrakis-crater = crater of the Family Atomics
page-arrakis-sietch = sietch of rank { $n }
page-arrakis-sietch-hidden = sietch, face down
page-arrakis-sietch-own = sietch, face down, of rank { $n }
page-arrakis-here-now = Here now
page-arrakis-on-map = { $what }: on the map

## The boards

page-arrakis-hand = Your Planning cards
page-arrakis-hand-house = House cards in hand
page-arrakis-hand-ally = ally cards in hand
page-arrakis-dice =
    { $result }: { $n ->
        [one] { $n } unused die
       *[other] { $n } unused dice
    }{ $sisters ->
        [0] {""}
       *[other] , { $sisters } × Bene Gesserit
    }
page-arrakis-supply = Supply
page-arrakis-beside = beside the board
page-arrakis-spent = card exhausted
page-arrakis-tank-space = regeneration tank, space { $n }
page-arrakis-supremacy = Supremacy
page-arrakis-prescience = Prescience
page-arrakis-at-step = { $name }: { $n } of { $last }
page-arrakis-wanted = wanted by your Secret Objective
page-arrakis-prescience-cards = Prescience cards
page-arrakis-round = round { $n }
page-arrakis-spice-board = The Spice Must Flow
page-arrakis-spice = Spice
page-arrakis-row = row { $n }
page-arrakis-banned = its ban is active
page-arrakis-none = none

## The log

page-arrakis-moved = { $player } moves { $moved_list } from { $what } to { $which }

## Battles

page-arrakis-battle = Battle
page-arrakis-battle-of = Battle of { $name }
page-arrakis-battle-round = round { $n }
page-arrakis-attacker = attacks
page-arrakis-defender = defends
page-arrakis-odds-title = The odds of a battle
page-arrakis-odds-far = The target is not in reach of this legion now.
page-arrakis-wounds =
    { $n ->
        [one] { $n } hit to take
       *[other] { $n } hits to take
    }

## Alone against the Harkonnen

page-arrakis-plans = What the Harkonnen are after
page-arrakis-harvest = Harvesting Sector
page-arrakis-target = Target Sietch
page-arrakis-temporary = Temporary target
page-arrakis-their-dice = Dice
page-arrakis-unrolled = { $n } not rolled, { $board } on the spice board
page-arrakis-spent-dice = spent: { $list }
page-arrakis-reinforcements = Reinforcements
page-arrakis-beside-map = Beside the map

## Groups of options

page-arrakis-group-die = Spend a die
page-arrakis-group-result = Use it as
page-arrakis-group-card = Play a card
page-arrakis-group-special = Special actions
page-arrakis-group-claim = Prescience
page-arrakis-group-legion = Legions
page-arrakis-group-to = On the ground
page-arrakis-group-fly = By Ornithopter
page-arrakis-group-aim = Sietches
page-arrakis-group-attack = Attack
page-arrakis-group-fly-at = Attack by Ornithopter
page-arrakis-group-sector = Sectors
page-arrakis-group-place = Areas
page-arrakis-group-supply = From the supply
page-arrakis-group-from = From the map
page-arrakis-group-leader = Leaders
page-arrakis-group-harvester = Areas
page-arrakis-group-ornithopter = Air zones
page-arrakis-group-carryall = Air zones
page-arrakis-group-zone = Air zones
page-arrakis-group-sign = Areas
page-arrakis-group-worm = Sandworms
page-arrakis-group-worm-to = Areas
page-arrakis-group-discard = Planning cards
page-arrakis-group-keep = Markers stay
page-arrakis-group-raise = Markers move up
page-arrakis-group-blast = Detonate the Family Atomics

## How it was won

page-arrakis-unit-prescience = Prescience steps
page-arrakis-unit-supremacy = Supremacy
page-arrakis-won-atreides = Every Prescience marker is at or beyond the step that a Secret Objective asks for.
page-arrakis-won-harkonnen = Supremacy has reached the last of its { $n } steps.

## Where steps come from


## Icons that only the page has

page-arrakis-icon-starting-token = starting Deployment token
page-arrakis-icon-crater = crater of the Family Atomics
page-arrakis-icon-face-hit = Combat die: hit
page-arrakis-icon-face-shield = Combat die: shield
page-arrakis-icon-face-special = Combat die: special result
page-arrakis-icon-house-card = Planning card of the House
page-arrakis-icon-ally-card = Planning card of the allies
page-arrakis-icon-result-leadership = { arrakis-result-leadership }
page-arrakis-icon-result-strategy = { arrakis-result-strategy }
page-arrakis-icon-result-deployment = { arrakis-result-deployment }
page-arrakis-icon-result-mentat = { arrakis-result-mentat }
page-arrakis-icon-result-house = { arrakis-result-house }
page-arrakis-icon-supremacy = Supremacy
page-arrakis-icon-power-choam = { arrakis-power-choam }
page-arrakis-icon-power-spacing-guild = { arrakis-power-spacing-guild }
page-arrakis-icon-power-landsraad = { arrakis-power-landsraad }
page-arrakis-icon-reserve = { arrakis-token-spice-reserve }
page-arrakis-icon-held = this Prescience card stays
page-arrakis-icon-feared = this Prescience card brings more
