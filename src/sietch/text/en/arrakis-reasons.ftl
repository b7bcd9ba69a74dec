### Why something is not possible in War for Arrakis.

arrakis-why-no-die = you have no unused { $result } die
arrakis-why-named-die = you must use a { $result } die in this turn
arrakis-why-no-desert-power = Desert Power needs fewer unused dice than the Harkonnen have: you have { $n }, they have { $other }
arrakis-why-in-tank = { $leader } is in the regeneration tank
arrakis-why-spent = the card of { $leader } is exhausted until the end of the round
arrakis-why-no-special = { $leader } has no special action
arrakis-why-no-legion-to-move =
    { $kind ->
        [any] none of your legions can move
        [that] that legion cannot move
        [the] there is no legion { $which } that can move
       *[some] you have no legion { $which } that can move
    }
arrakis-why-no-target =
    { $kind ->
        [any] none of your legions has anything to attack
        [that] that legion has nothing to attack
        [the] there is no legion { $which } that has anything to attack
       *[some] you have no legion { $which } that has anything to attack
    }
arrakis-why-no-place = there is no place for it
arrakis-why-nothing-to-replace = you have nothing to replace, or nothing to replace it by
arrakis-why-decks-empty = there are no Planning cards left to draw
arrakis-why-no-card = you have no Planning card that can be played
arrakis-why-opponent-hand-empty = the opponent has no Planning cards in hand
arrakis-why-no-wormsign = there is no Wormsign or no desert area left for it
arrakis-why-no-worm-to-move = no sandworm can move
arrakis-why-no-worm-attack = no sandworm has anything to attack
arrakis-why-no-wild-maker = the Wild Maker cannot be used now
arrakis-why-nobody-exposed = no Harkonnen legion is exposed to the storm
arrakis-why-no-prey = neither a Harkonnen legion nor a Harvester is there
arrakis-why-markers-at-bottom = all Imperium markers are on the bottom row
arrakis-why-no-leader-to-tank = there is no such enemy Named Leader on the map
arrakis-why-no-target-here = there is nothing that it could be used on
arrakis-why-no-sister = there is no Bene Gesserit token left in the reserve
arrakis-why-no-house-die = the opponent has no unused House die
arrakis-why-legions-on =
    { $n ->
        [one] you need a legion in { $n } such area and have { $have }
       *[other] you need legions in { $n } such areas and have { $have }
    }

## Dice

arrakis-why-more-dice = the token goes to a result with the fewest dice: that is { $fewest }, and here there are { $n }
arrakis-why-no-slot = all { $n } slots of this result are taken
arrakis-why-fewer-empty-slots = the die goes where the most slots are empty: that is { $most }, and here it is { $n }
arrakis-why-hand-only = this card is not played: copies of it are discarded as a free action

## Areas and ways

why-choose-sector = first choose the sector: { $sectors_options }
arrakis-why-other-sector = it is not in the sector that you chose: { $sector }
arrakis-why-there-already = the legion is there already
arrakis-why-enemy-legion = an enemy legion is there
arrakis-why-enemy-settlement = an enemy settlement is there, which can only be attacked
arrakis-why-enemy-sietch = an enemy sietch is there, which can only be attacked
arrakis-why-sandworm = a sandworm is there
arrakis-why-wormsign = a Wormsign is there already
arrakis-why-sietch = a sietch is there
arrakis-why-harvester-there = a Harvester is there already
arrakis-why-no-desert = this is no desert: { $terrain }
arrakis-why-no-sietch = there is no sietch of yours
arrakis-why-no-units = none of your units is there for a Leader to join
arrakis-why-no-token-left = no Deployment token is left
arrakis-why-where = that is to be placed elsewhere: { $where }
arrakis-why-wall = an impassable border lies between it and { $area }
arrakis-why-not-adjacent = it is not adjacent to { $area }
arrakis-why-too-far = it is not adjacent to { $area }, and no Ornithopter is in an air zone linked to { $area }
arrakis-why-too-far-to-fly = it is more than 2 areas away from { $area }
arrakis-why-flown = it is not adjacent, and this legion has already been transported by an Ornithopter
arrakis-why-too-far-to-ride = it is not adjacent to { $area }, and no Wormsigns or sandworms lead there

## Legions

arrakis-why-moved = this legion has already moved in this action
arrakis-why-leader-moved = its Leaders have already moved in this action
arrakis-why-special-moved = it has no { NOUN($what) } left that has not moved in this action
arrakis-why-nowhere = no area that it could reach is free
arrakis-why-other-legion =
    { $kind ->
        [any] this legion cannot be used here
        [that] only the legion of the step before can be used here
        [the] only the legion { $which } can be used here
       *[some] only a legion { $which } can be used here
    }
arrakis-why-paul-stays = Paul's legion may neither move nor attack in this turn
arrakis-why-nothing-near = there is nothing to attack within its reach
arrakis-why-nothing-to-attack = there is no enemy legion and no enemy settlement

## Spice

arrakis-why-spice = this costs { $n } spice, and you have { $have }
arrakis-why-paid = this marker has already been paid for
arrakis-why-top-row = the marker is on the top row already
arrakis-why-bottom-row = the marker is on the bottom row and cannot move down
arrakis-why-stockpiled = you have already stockpiled spice in this round
arrakis-why-supremacy = spice can be stockpiled only up to Supremacy { $most }, and you have { $n }
arrakis-why-saved = there is 1 spice in reserve already

## Free actions

arrakis-why-detonated = the Family Atomics have already been detonated
arrakis-why-no-atomics = a Prescience marker has to be at step { $n }, and the furthest one is at { $have }
arrakis-why-ban = the ban of { $power } forbids it
arrakis-why-no-scout = nothing lies face down in the sectors of its air zone
arrakis-why-no-scheme = you need { $n } copies of { arrakis-planning-hawats-scheming } in hand and have { $have }
arrakis-why-not-in-play = { $leader } is not in play

## Prescience cards

arrakis-why-claims = you have already claimed { $n } Prescience cards in this round
arrakis-why-claim-at-end = it is claimed at the end of the round
arrakis-why-claim-at-end-and = it is claimed at the end of the round, and as things are: { $why }
arrakis-why-claim-in-action-phase = it can only be claimed in the action phase
arrakis-why-claim-at-deed = it is claimed as soon as that has happened
arrakis-why-claim-by-die = it costs a die: claim it at the beginning of your turn instead of using one
arrakis-why-claim-no-die = it costs a die, and you have none left
arrakis-why-claim-free = it is claimed as a free action
arrakis-why-not-on-map = { $leader } is not on the map
arrakis-why-not-deep = { $leader } is in { $area }, which is no deep desert
arrakis-why-on-sietch = { $leader } is in { $area }, where there is a sietch
arrakis-why-not-on-sietch = { $leader } is in { $area }, where there is no sietch
arrakis-why-apart = { $leader } is in { $area }, { $with } is in { $other }
arrakis-why-no-hidden-sietch = { $leader } is in { $area }, where there is no sietch that lies face down
arrakis-why-tokens-of = you need { $n } Deployment tokens where { $leader } is, and in { $area } you have { $have }
arrakis-why-enemy-in-sector = { $leader } is in a sector with a Harkonnen legion: it is in { $area }
arrakis-why-in-deep-desert = you need { $n } units or Deployment tokens in deep desert areas and have { $have }
arrakis-why-hand = you need { $n } Planning cards in hand and have { $have }
arrakis-why-harvesters = you need { $n } removed Harvesters in this action phase; so far there are { $have }
