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
arrakis-why-carry-out = you cannot carry this out: { $what }
