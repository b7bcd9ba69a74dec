### The game of 2020: its Mentat, its cards and leaders

## Effects

take-mentat = take the Mentat from its board space; it is one more Agent for you in this round
take-mentat-next-round = take the Mentat at the start of the next round
if-mentat-home = the Mentat is on its board space
bar-space = choose a board space: until your next turn opponents cannot send Agents there
send-anyone = instead of an Agent by an icon, send one of your Agents from wherever it is to any board space, even an occupied one
pass-others = other players' Agents do not stop the next Agent you send this turn
add-faction-icons = the card you play this turn also has the Agent icons of all four Factions
pass-turn = pass this turn
if-start-of-turn = you have done nothing yet in this turn
look-at-top = look at the top card of your deck: draw it or trash it
shuffle-discard-pile = shuffle your discard pile into your deck
take-back =
    { $faction ->
        [emperor] take an { NOUN($faction) } card from your discard pile to your hand
       *[other] take a { NOUN($faction) } card from your discard pile to your hand
    }
gain-from-reserve = gain the card { $card } from the reserve
put-on-top = put that card on top of your deck
foresight = you may look at the top card of your deck at any time
opponents-lose-troop = each opponent loses 1 troop from their garrison
opponents-choose-loss = each opponent chooses to discard 1 card or to lose 1 deployed troop
lose-troops = lose { $n } of your troops in the Conflict
if-opponent-in-conflict = an opponent has a troop in the Conflict
strike = an opponent of your choice loses 1 troop in the Conflict
deploy-from-supply = deploy 1 troop from your supply to the Conflict
recruit-and-deploy = recruit { $n } { NOUN("troop", $n) }; in your Reveal turn you may deploy any of them to the Conflict
double-harvest = double the spice that the Maker board space itself gives to this Agent (not bonus spice)
flow-costs-less = { reserve-the-spice-must-flow } costs you { $n } Persuasion less this turn
influence-where-behind = gain 1 Influence with a Faction with which an opponent has more Influence than you
if-influence-with-some = you have at least { $n } Influence with { $factions } Factions
if-most-flow = you have more copies of { reserve-the-spice-must-flow } than each opponent
choose-two = choose two of these: { $branches_options }
show-tokens = once per game, turn up your { $n } tokens and gain 1 Influence with each of their Factions

## Triggers

trigger-at-start = at the start of the game
trigger-paid-for-space = whenever you pay { NOUN($what, number: "pl") } for a board space
trigger-joined-council = when you take a High Council seat
trigger-reveal-of-round = in your Reveal turn this round
trigger-harvested = whenever you harvest spice with an Agent on a Maker board space, gain { $n } less
trigger-deployed-troops = when you deploy { $n } or more troops to the Conflict in one turn

## Prompts

prompt-bar-space = Which board space do you bar to your opponents?
prompt-pass-turn = Do you pass this turn?
prompt-look-at-top = Do you draw or trash this card?
prompt-take-back = Which card do you take to your hand?
prompt-choose-loss = Which card do you discard, or do you lose a troop in the Conflict?
prompt-strike = Who loses a troop in the Conflict?
prompt-choose-two =
    { $n ->
        [2] Choose the first of two rewards.
       *[other] Choose the second reward.
    }
prompt-token =
    { $n ->
        [2] Secretly choose the first of two Factions.
       *[other] Secretly choose the second Faction.
    }

## Options

option-bar = bar { $name }
option-take-back = take { $name } to your hand
option-lose-troop = lose 1 troop in the Conflict
option-strike = { $player } loses 1 troop
option-token = the token of the { NOUN($faction) }
option-drawn-first-player = { $player } is the first player

## Reasons

why-mentat-away = the Mentat is not on its board space
why-before-sending = only in your turn, before you send an Agent
why-start-of-turn = only at the start of your turn, before anything else
why-none-in-discard-pile = there is no { NOUN($faction) } card in your discard pile
why-none-in-reserve = there is none left in the reserve
why-opponents-garrisons-empty = no opponent has a troop in the garrison
why-opponents-have-nothing = no opponent has a card in hand or a troop in the Conflict
why-no-opponent-in-conflict = no opponent has a troop in the Conflict
why-nowhere-behind = no opponent has more Influence than you with any Faction
why-no-tokens = you have no tokens left

## Events

event-mentat-taken = { $player } takes the Mentat
event-mentat-promised = { $player } will have the Mentat in the next round
event-space-barred = { $player } bars { $what } to the others
event-looked = { $player } sees { $what } on top of the deck
event-looked-hidden = { $player } looks at the top card of their deck
event-troops-lost = { $player } loses { $n } { NOUN("troop", $n) }
event-tokens-chosen = { $player } secretly chooses { $n } Factions
event-token-shown = { $player } turns up the token of the { NOUN($what) }
event-first-player-drawn = { $player } is the first player

## Icons

icon-mentat = the Mentat
explain-mentat = An Agent that belongs to nobody. Who takes it sends it like an own Agent in this round; then it goes back to its board space.
explain-lose-troop = One of your troops from the garrison or the Conflict goes back to your supply.
explain-to-top = The card goes on top of your deck and is drawn next.
explain-foldspace = A card with all Agent icons that draws a card and then leaves.
icon-on-any = any board space
icon-on-occupied = also where others' Agents are
icon-start = at the start
icon-to-top = on top of your deck
icon-shuffle = shuffle your discard pile into your deck
icon-foldspace = a Foldspace card from the reserve
icon-lose-troop = a troop is lost

## Terminal

terminal-welcome-imperium = { terminal-welcome-uprising }
terminal-mentat = Mentat
terminal-top-of-deck = Top of your deck:
terminal-tokens = tokens

## Statistics

imperium-source-start = { uprising-source-start }
imperium-source-influence = { uprising-source-influence }
imperium-source-alliance = { uprising-source-alliance }
imperium-source-conflict = { uprising-source-conflict }
imperium-source-intrigue = { uprising-source-intrigue }
imperium-source-card = { uprising-source-card }
imperium-source-other = { uprising-source-other }
imperium-ending-points = { uprising-ending-points }
imperium-ending-conflicts = { uprising-ending-conflicts }

## What is not certain

doubt-passing = whether the turn may be passed, as the card says, or ends, as the rulebook says
doubt-recalling = whether the Agent sent in this turn may be recalled; the text sets no limit
doubt-wall = whether the Shield Wall protects this Conflict on the board of Uprising; by its location it does
doubt-carthag = what control of Carthag gives on a board without it; here nothing
doubt-further-payment = whether the further Solari at Gather Support are part of its cost; here they are
doubt-masterstroke = whether Dreadnoughts count among deployed troops; here they do not
