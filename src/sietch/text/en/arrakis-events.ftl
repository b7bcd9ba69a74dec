### What happened in War for Arrakis: lines of the log, in the present tense.

## The course of the game

event-phase-began = Phase: { $what }
event-objective-taken = { $player } takes the { $what }
event-objective-taken-hidden = { $player } takes a Secret Objective
event-victory = { $player } wins the game

## Dice

event-action-rolled = { $player } rolls { $n } × { $what }
event-die-changed = { $player } changes a die: { $what } becomes { $which }
event-sister-placed = { $player } places a Bene Gesserit token on { $what }
event-sister-taken = { $player } takes a Bene Gesserit token
event-die-spent = { $player } spends a { $what } die
event-die-lost = { $player } loses a { $what } die

## Cards

event-planning-drawn = { $player } draws { $what }
event-planning-drawn-hidden = { $player } draws { $n } { NOUN("planning-card", $n) }
event-planning-played = { $player } plays { $what }
event-planning-discarded = { $player } discards { $what }
event-special-used = { $player } uses the special action of { $what }
event-desert-power-used = { $player } uses Desert Power
event-prescience-revealed = The Prescience card { $what } is revealed
event-prescience-claimed = { $player } claims the Prescience card { $what }
event-prescience-removed = { $player } removes the Prescience card { $what }
event-prescience-advanced =
    { $n ->
        [one] The marker { $what } moves { $n } step forward
       *[other] The marker { $what } moves { $n } steps forward
    }
event-prescience-advanced-less =
    { $n ->
        [one] The marker { $what } moves { $n } step back
       *[other] The marker { $what } moves { $n } steps back
    }
event-supremacy-gained = { $player } gains { $n } Supremacy

## Legions and figures

event-legion-moved = { $player } moves a legion from { $what } to { $which }
event-figure-moved =
    { $n ->
        [one] { $n } { NOUN($what, $n) } of { $player } moves
       *[other] { $n } { NOUN($what, $n) } of { $player } move
    }
event-leader-moved = { $what } goes along
event-legion-retreated = A legion of { $player } retreats from { $what } to { $which }
event-figure-placed =
    { GENDER($which) ->
        [an] { $player } places an { NOUN($which) } in { $what }
       *[a] { $player } places a { NOUN($which) } in { $what }
    }
event-figure-lost =
    { GENDER($which) ->
        [an] { $player } loses an { NOUN($which) } in { $what }
       *[a] { $player } loses a { NOUN($which) } in { $what }
    }
event-figure-replaced =
    { GENDER($which) ->
        [an] { $player } replaces an { NOUN($which) } in { $what }
       *[a] { $player } replaces a { NOUN($which) } in { $what }
    }
event-leader-placed = { $player } places { $what } in { $which }
event-leader-tanked = { $what } goes to the regeneration tank
event-leader-entered = { $what } enters play
event-leader-left = { $what } leaves the game
event-leader-recovered = { $what } leaves the regeneration tank
event-leader-swapped = { $player } takes { $what } back from { $which }
event-token-placed = { $player } places a Deployment token in { $what }
event-token-revealed = In { $which } this is turned over: { $what }
event-sietch-revealed = The sietch in { $what } is turned over: rank { $n }
event-sietch-moved = { $player } moves the sietch from { $what } to { $which }
event-settlement-lost = { $player } loses the settlement in { $what }, rank { $n }

## Vehicles

event-harvester-placed = { $player } places a Harvester in { $what }
event-harvester-lost = { $player } loses the Harvester in { $what }
event-harvester-rescued = { $player } saves the Harvester in { $what } with the Carryall from the air zone { $which }
event-aircraft-placed =
    { GENDER($which) ->
        [an] { $player } places an { NOUN($which) } in the air zone { $what }
       *[a] { $player } places a { NOUN($which) } in the air zone { $what }
    }
event-aircraft-removed = The { NOUN($which) } leaves the air zone { $what }

## Battles

event-battle-began = { $player } attacks { $which } from { $what }
event-battle-round-began = Round { $n } of the battle
event-combat-rolled = { $player } rolls { $n } { NOUN($what, $n) }
event-special-added = { $player } adds a special result for the surprise attack
event-ability-used = { $player } uses the combat ability of { $what }
event-hits-taken = The legion of { $player } in { $what } takes { $n } { NOUN("hit", $n) }
event-battle-won = { $player } wins the battle of { $what }
event-battle-ended = { $player } ends the attack on { $what }

## The desert

event-station-taken = { $player } takes the testing station in { $what }
event-wormsign-placed = A Wormsign is placed in { $what }
event-wormsign-turned = The Wormsign in { $which } is turned over: { $what }
event-wormsign-removed = The Wormsign in { $what } is removed
event-worm-appeared = A sandworm appears in { $what }
event-worm-moved = A sandworm moves from { $what } to { $which }
event-worm-attacked = A sandworm attacks { $what }
event-worm-removed = The sandworm in { $what } is removed
event-storm-rolled = A Coriolis storm sweeps over { $what }: { $n } { NOUN("hit", $n) }
event-atomics-detonated = { $player } detonates the Family Atomics in { $what }

## Spice

event-spice-harvested = { $player } harvests { $n } spice in { $what }
event-marker-kept = { $player } pays for { $what }: the marker stays
event-marker-raised = { $player } pays for { $what }: the marker moves up
event-marker-dropped = The marker of { $what } moves down
event-sanction-began = The ban of { $what } is active
event-spice-stockpiled = { $player } stockpiles { $n } spice
event-spice-saved = { $player } keeps { $n } spice in reserve
event-prescience-returned = { $player } shuffles the Prescience card { $what } back into the Prescience deck
event-prescience-attached = { $player } attaches a card to the Prescience card { $what }
event-die-named = { $player } names a { $what } die, which must be used next
event-paul-sought = { $player } seeks out the Mahdi: Paul and his legion stay where they are in the next Atreides turn
event-wild-maker-left = The Wild Maker in { $what } is replaced by an ordinary sandworm
