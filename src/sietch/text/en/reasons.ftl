### Why something is not possible.

## In general

why-of-player = { $leader }: { $why }
why-effects-left = there are effects left that must be taken first
why-intrigue-kind =
    { $kind ->
        [plot] this is not a Plot card: it cannot be played in a turn
        [combat] this is not a Combat card
        [victory] this card is not for who has won the Conflict
       *[endgame] this is not an Endgame card
    }

## Sending an Agent

why-no-agents = you have no Agent left
why-no-agent-icons = the card has no Agent icon
why-no-space = no board space that this card leads to is open to you
why-choose-card = first choose a card that leads there: { $cards_options }
why-no-card-leads = no card in your hand leads there
why-no-icon = the card has no { NOUN($icon) } icon
why-own-agent = your own Agent is there
why-occupied = another player's Agent is there and you have no Spy connected to it
why-barred = no Agent may be sent there now
why-influence = you need { $n } Influence with the { NOUN($faction) } and have { $have }
why-has-swordmaster = you have your Swordmaster already
why-not-alone = this card cannot be played alone
why-has-council-seat = you have a High Council seat already
why-has-hooks = you have Maker Hooks already
why-no-other-agent = you have no other Agent on the board
why-no-bonus-spice = there is no bonus spice
why-no-visit-influence = this board space gives no Influence that could be doubled

## Paying

why-goods = you need { $n } { NOUN($what, $n) } and have { $have }
why-persuasion = it costs { $n } Persuasion and you have { $have }
why-influence-to-lose = you need { $n } Influence to lose and have { $have }
why-cards-in-hand = you need { $n } { NOUN("card", $n) } in your hand and have { $have }
why-spies-on-board = you need { $n } { NOUN("spy", $n) } on the board and have { $have }
why-no-conflict-with-icon = you have no face-up Conflict card or Objective with the battle icon { NOUN($icon) } or a wild one

## Cards

why-no-cards-to-draw = your deck and your discard pile are empty
why-cards-in-deck = your deck needs at least { $n } { NOUN("card", $n) } and has { $have }
why-no-card-of-cost = there is no fitting card that costs { $n } or less
why-no-card-to-trash = there is no card for this: { $what }
why-card-left-play = the card is no longer in play
why-card-set-aside = a card is set aside for you already
why-set-aside-for-you = it is set aside for you: buy it from there for { $n } Persuasion
why-set-aside-for-other = it is set aside for another player
why-row-empty = the Imperium Row is empty
why-opponents-hands-empty = no opponent has a card in hand
why-no-intrigue-cards = there are no Intrigue cards left to draw
why-no-intrigue-in-hand = you have no Intrigue card
why-nobody-to-steal-from = no opponent has { $n } or more Intrigue cards

## Units and Spies

why-no-troops-in-supply = you have no troops in your supply
why-no-troops-in-garrison = you have no troops in your garrison
why-troops-in-conflict = you need { $n } { NOUN("troop", $n) } in the Conflict and have { $have }
why-units-deployed = you must have deployed { $n } { NOUN("unit", $n) } this turn; so far it is { $have }
why-deployment-forbidden = you cannot deploy units this turn
why-no-combat-space = this is not a Combat space
why-deployment-limit =
    { $n ->
        [0] you cannot deploy any troops now
       *[other] you cannot deploy more than the { $n } { NOUN("troop", $n) } of this turn
    }
why-shield-wall = the Shield Wall protects this Conflict from sandworms
why-wall-gone = the Shield Wall is gone
why-no-post = no observation post is free for this
why-spying-on-faction = you are not spying on any Faction
why-training-finished = the Feyd token is on the last space
