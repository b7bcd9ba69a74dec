### What the page itself says about War for Arrakis.

page-arrakis-name = Dune: War for Arrakis
page-arrakis-about = Harkonnen against Atreides and Fremen: legions and dice on the map of the desert, with worms and prescience.
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
page-arrakis-sum-one = { $what }
page-arrakis-sum-moved = { $what } → { $which }
page-arrakis-sum-won = wins the battle of { $what }
page-arrakis-sum-ended = ends the attack on { $what }
page-arrakis-sum-fell = { $what } falls
page-arrakis-pile-house-deck = House draw pile, by name (not in its order)
page-arrakis-pile-ally-deck = Ally draw pile, by name (not in its order)
page-arrakis-pile-discard = Discarded Planning cards
page-arrakis-pile-objectives = Objectives shown
page-arrakis-pile-claimed = Prescience cards claimed
page-arrakis-pile-removed = Prescience cards out of the game
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

## Facts of the box, which an owner can correct

page-arrakis-box = Facts of the box
page-arrakis-box-about = Some components are in no source that could be checked, so they are reconstructed: six Prescience cards and parts of two others, what the Deployment tokens show, the numbers of the Secret Objectives, the special actions of most leaders, faces of the Action dice, how sietches, Wormsigns and testing stations are split, marks of two tracks, and the borders of areas without a printed name. Card texts say so where it is the case.
page-arrakis-box-how = Whoever owns the box can correct them in this form, at the machine on which the server runs.
page-arrakis-box-open = See and correct them
page-arrakis-box-elsewhere = They can be changed only at the machine on which the server runs.
page-arrakis-box-file = Corrections are kept in { $file }.
page-arrakis-box-vocabulary = Special actions and conditions are written in the words that docs/arrakis-facts.md lists, lists with commas.
page-arrakis-box-tables = Tables keep the facts that they were begun with: corrections count from the next start of the server. Tables begun before go on by a server with the former file, which is kept beside the new one.
page-arrakis-box-save = Save the corrections
page-arrakis-box-saved = Saved. Start the server anew to play with them.
page-arrakis-box-saved-start = Saved. Start the server anew with { $start } to play with them.
page-arrakis-box-reset = as the package has it
page-arrakis-box-corrected = corrected
page-arrakis-box-corrections = corrected: { $n }
page-arrakis-box-section-dice = Action dice
page-arrakis-box-section-tokens = Deployment tokens
page-arrakis-box-section-sietches = Sietches
page-arrakis-box-section-wormsigns = Wormsigns
page-arrakis-box-section-stations = Ecological Testing Stations
page-arrakis-box-section-tracks = Tracks
page-arrakis-box-section-objectives = Secret Objectives
page-arrakis-box-section-leaders = Leaders
page-arrakis-box-section-prescience = Prescience cards
page-arrakis-box-section-areas = Areas without a printed name
page-arrakis-box-line-faces = face { $n }
page-arrakis-box-line-back = back
page-arrakis-box-line-copies = copies
page-arrakis-box-line-regulars = regular units
page-arrakis-box-line-elites = elite units
page-arrakis-box-line-specials = Fedaykin or Sardaukar
page-arrakis-box-line-leaders = leaders
page-arrakis-box-line-level = rank
page-arrakis-box-line-last = last step
page-arrakis-box-line-bene_gesserit = steps with a Bene Gesserit token
page-arrakis-box-line-slot = slot
page-arrakis-box-line-hits = hits
page-arrakis-box-line-shields = shields
page-arrakis-box-line-special = special action
page-arrakis-box-line-condition = condition
page-arrakis-box-line-name = printed name
page-arrakis-box-line-terrain = terrain
page-arrakis-box-line-borders = borders
page-arrakis-box-line-walls = impassable borders
page-arrakis-box-line-station = testing station
page-arrakis-box-back-starting = starting (Atreides)
page-arrakis-box-back-standard = standard (Atreides)
page-arrakis-box-back-black = black (Harkonnen)
page-arrakis-box-back-silver = silver (Harkonnen)
page-arrakis-box-slot-none = none
page-arrakis-box-slot-desert-power = Desert Power

## Choosing figures

page-arrakis-figure = { NOUN($what, 1) }
page-arrakis-form-group = { $area }: who goes along?
page-arrakis-form-fewer = Fewer: { $name }
page-arrakis-form-more = More: { $name }
page-arrakis-form-all = All
page-arrakis-form-go = Do it
page-arrakis-form-target = Now pick where to on the map.
page-arrakis-form-attack = Now pick whom to attack on the map.
page-arrakis-form-exactly = { $n } of { $most }
page-arrakis-form-at-most = { $n } of at most { $most }

## Leaders, for short

page-arrakis-leader-paul-atreides = Paul
page-arrakis-leader-lady-jessica = Jessica
page-arrakis-leader-reverend-mother-jessica = Jessica
page-arrakis-leader-gurney-halleck = Gurney
page-arrakis-leader-alia = Alia
page-arrakis-leader-paul-muaddib = Muad'Dib
page-arrakis-leader-stilgar = Stilgar
page-arrakis-leader-chani = Chani
page-arrakis-leader-beast-rabban = Rabban
page-arrakis-leader-thufir-hawat = Hawat
page-arrakis-leader-baron-harkonnen = Baron
page-arrakis-leader-feyd-rautha = Feyd
page-arrakis-leader-shaddam-iv = Shaddam
page-arrakis-leader-gaius-helen-mohiam = Mohiam
page-arrakis-leader-captain-aramsham = Aramsham

## Scenes and the legend

page-arrakis-hits =
    { $n ->
        [0] no hits
        [one] { $n } hit
       *[other] { $n } hits
    }
page-arrakis-scene-won =
    { $n ->
        [one] Won by { $name } in one round
       *[other] Won by { $name } in { $n } rounds
    }
page-arrakis-scene-ended =
    { $n ->
        [one] After one round the attack is over ({ $name })
       *[other] After { $n } rounds the attack is over ({ $name })
    }
page-arrakis-legend = Legend of the map
page-arrakis-legend-plate = a legion
page-arrakis-legend-named = named leader
page-arrakis-legend-map = On the map
page-arrakis-legend-terrain = Areas and borders
page-arrakis-legend-border = border of an area
page-arrakis-legend-sector = border of a sector
page-arrakis-legend-wall = cannot be crossed
page-arrakis-legend-zone = air zone
