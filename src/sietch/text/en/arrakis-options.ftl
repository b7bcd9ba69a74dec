### What a player can answer in War for Arrakis.

## Turns

arrakis-option-die = spend a { $name } die
arrakis-option-card = play { $name }
arrakis-option-special = use the special action of { $name }
arrakis-option-claim = claim the Prescience card { $name }
arrakis-option-attach = attach it to the Prescience card { $name }
arrakis-option-desert-power = use Desert Power
arrakis-option-free = take a free action
arrakis-option-pass = pass
arrakis-option-done = done
arrakis-option-nothing = nothing
arrakis-option-done-die = done: the die is spent for nothing
arrakis-option-end = end your turn
arrakis-option-result = { $name }

## Legions

arrakis-option-legion = the legion in { $name }
arrakis-option-whole = the whole legion
arrakis-option-part = a part of the legion
arrakis-option-fewer = fewer cards
arrakis-option-take-token = { $name }
arrakis-option-take-leader = { $name } goes along
arrakis-option-leave-leader = { $name } stays
arrakis-option-to = to { $name }
arrakis-option-fly = by Ornithopter to { $name }
arrakis-option-zone = the aircraft in the air zone { $name }
arrakis-option-attack = attack { $name }
arrakis-option-fly-at = attack { $name } by Ornithopter
arrakis-option-retreat = to { $name }
arrakis-option-lose =
    { GENDER($what) ->
        [an] an { NOUN($what) }
       *[a] a { NOUN($what) }
    }
arrakis-option-lose-leader = { $name }
arrakis-option-ability = the combat ability of { $name }
arrakis-option-ability-generic = the combat ability of a Generic Leader

## Figures and vehicles

arrakis-option-place = in { $name }
arrakis-option-from = from { $name }
arrakis-option-supply = from the supply
arrakis-option-supply-figure =
    { GENDER($what) ->
        [an] an { NOUN($what) } from the supply
       *[a] a { NOUN($what) } from the supply
    }
arrakis-option-from-leader =
    { GENDER($what) ->
        [an] an { NOUN($what) } from { $name }
       *[a] a { NOUN($what) } from { $name }
    }
arrakis-option-figure =
    { GENDER($what) ->
        [an] an { NOUN($what) }
       *[a] a { NOUN($what) }
    }
arrakis-option-leader = { $name }
arrakis-option-sector = in the sector { $name }
arrakis-option-harvester = in { $name }
arrakis-option-ornithopter = in the air zone { $name }
arrakis-option-carryall = in the air zone { $name }
arrakis-option-vehicle =
    { GENDER($what) ->
        [an] an { NOUN($what) }
       *[a] a { NOUN($what) }
    }
arrakis-option-remove = the Harvester in { $name }
arrakis-option-rescue = save it with the Carryall in the air zone { $name }
arrakis-option-swap = exchange { $name } for a Generic Leader
arrakis-option-tank = { $name }

## The desert

arrakis-option-sign = in { $name }
arrakis-option-unsign = the Wormsign in { $name }
arrakis-option-worm = the sandworm in { $name }
arrakis-option-worm-to = to { $name }
arrakis-option-bite = attack { $name }
arrakis-option-wild-maker = the Wild Maker

## Free actions

arrakis-option-scout = scout with the Ornithopter in the air zone { $name }
arrakis-option-reveal = turn over what lies face down in { $name }
arrakis-option-reveal-token = turn over a Deployment token in { $name }
arrakis-option-blast = detonate the Family Atomics in { $name }
arrakis-option-scheme = discard copies of { arrakis-planning-hawats-scheming }
arrakis-option-show-sietch = the sietch
arrakis-option-show-tokens = the Deployment tokens
arrakis-option-show-both = the sietch and the Deployment tokens

## Cards, markers and spice

arrakis-option-discard = discard { $name }
arrakis-option-drop = the Prescience card { $name }
arrakis-option-marker = the marker { $name }
arrakis-option-power = the marker of { $name }
arrakis-option-keep = pay 2 spice: the marker of { $name } stays
arrakis-option-raise = pay 3 spice: the marker of { $name } moves up
arrakis-option-stockpile = pay 3 spice: gain 1 Supremacy
arrakis-option-save = keep 1 spice in reserve

## What chance answers

arrakis-option-rolled-action = an Action die shows { $name }
arrakis-option-rolled =
    { GENDER($what) ->
        [an] a Combat die shows an { NOUN($what) }
       *[a] a Combat die shows a { NOUN($what) }
    }
arrakis-option-drawn = the card { $name } is drawn
arrakis-option-drawn-token = drawn: { $name }
arrakis-option-drawn-sign = the Wormsign { $name } is drawn
arrakis-option-station-face = the testing station shows { $name }
arrakis-option-revealed = the Prescience card { $name } is revealed
arrakis-option-dealt-objective = the { $name } is dealt
arrakis-option-dealt-token = dealt: { $name }
arrakis-option-dealt-level = a sietch of rank { $n } is dealt
