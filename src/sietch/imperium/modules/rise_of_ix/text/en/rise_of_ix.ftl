### Rise of Ix: tech tiles, dreadnoughts, freighters, its cards and leaders, and the epic game

## Components

kind-tech = Tech tile
kind-shipping = Track
part-flip = Once per round, in your turn
part-use = In your turn, trash this tile
part-round-start = At the start of each round
part-won = When you win a Conflict
part-lasting = While you have it
part-recall = When recalled
recall-gives = you take the rewards of its space and of all spaces below it

## Effects

acquire-tech = acquire a Tech tile and pay its spice cost
acquire-tech-discount = acquire a Tech tile for { $n } spice less
acquire-tech-for-solari = acquire a Tech tile and pay its cost in spice or, all of it, in Solari
place-negotiator = place a troop from your supply on the Ix board as a Negotiator
wins-ties = you win all ties for first place at the end of the game
cards-to-top = you may put each card you acquire on top of your deck
more-troops-from-track = whenever you recruit troops from the Shipping track, recruit 1 more and deploy any number of them to the Conflict if you like
dreadnought-for-point = when you win a Conflict with a dreadnought in it, you may return one to your supply and gain 1 Victory Point instead of controlling a location with it
unblocked = opponents' Agents do not block your Agent this turn
dividends = gain { $n } { NOUN("solari", $n) } (each opponent gains { $others })
freighter = advance or recall your Freighter
heavy-dreadnoughts = each of your dreadnoughts has a strength of { $n }
commission = commission a dreadnought: take it from your supply to your garrison
deploy-units = deploy up to { $n } { NOUN("unit", $n) } from your garrison to the Conflict
retreat-units = retreat { $n } of your troops or dreadnoughts
force-retreats = for each troop you deployed this turn, you may make an enemy troop or dreadnought in the Conflict retreat
opponents-retreat-dreadnought = each opponent retreats a dreadnought from the Conflict
put-under-intrigue = put an Intrigue card from your hand under the Intrigue deck without showing it
exchange-intrigues = put any number of your Intrigue cards under the Intrigue deck without showing them, then draw as many
looks-at-intrigues = after the set-up, look at the top 2 cards of the Intrigue deck, keep one and put the other back on top
trash-in-play = trash a card you have in play
cheaper-space = sending this Agent to { $space } costs { $n } { NOUN($what, $n) } less
another-turn = take another turn right after this one
recruit-into-conflict = recruit { $n } { NOUN("troop", $n) } and deploy them to the Conflict at once
lose-troop = return one of your troops from the garrison or the Conflict to your supply
influence-visited = gain 1 Influence with the Faction whose board space you sent an Agent to this turn
influence-where-agents = gain 1 Influence with each Faction on whose board spaces you have an Agent
solari-if-won = if you win this Conflict, gain { $n } { NOUN("solari", $n) }
one-step-ahead = after drawing your hand, set aside a card face down; at the start of your second turn of the round it returns to your hand, and if you send an Agent with it in that turn, gain 1 spice if it has exactly one Agent icon, otherwise 1 Solari
acquire-foldspace = acquire a card { reserve-foldspace-card }
no-water = you start the game without water
solari-more = gain { $n } more
careful-observation = at the start a Snooper lies on space 2 of each Influence track; when you reach 2 Influence with a Faction, its Snooper moves to your Leader: the first lets you discard a card for 1 spice, the second gives the bonus of that track, the third 1 Influence with that Faction, the fourth both
influence-where-snooper = gain 1 Influence with a Faction whose track still has a Snooper
if-tech-tiles = you have at least { $n } { NOUN("tech-tile", $n) }
if-joined-agent = you sent this Agent to a board space with an enemy Agent
if-agent-on-faction = you have an Agent on a board space of the { NOUN($faction) }
if-agents-on = you have at least { $n } { NOUN("agent", $n) } on { $spaces_options } board space
if-persuasion = you have had at least { $n } { NOUN("persuasion", $n) } this turn
if-influence-with-all = you have at least { $n } Influence with each of the four Factions
if-goods = you have at least { $n } { NOUN($what, $n) }
if-conspiracy = at least { $n } of these are true: both your dreadnoughts are commissioned; you have a copy of { reserve-the-spice-must-flow }; you have at least 4 Influence with two Factions; you have a High Council seat
count-dreadnoughts = each of your dreadnoughts in the Conflict
count-sword-cards = each card you revealed that gave you swords this turn
count-distant-factions = each Faction with which you have at most 1 Influence
trigger-gained-solari = each time you gain Solari in your turn

## Events

event-tech-acquired = { $player } acquires the Tech tile { $what }
event-tech-revealed = The Tech tile { $what } is turned up
event-tech-used = { $player } uses the Tech tile { $what }
event-tech-trashed = { $player } trashes the Tech tile { $what }
event-negotiator-placed = { $player } places a Negotiator
event-negotiators-returned = { $player } takes back { $n } { NOUN("negotiator", $n) }
event-freighter-advanced = { $player } advances the Freighter to space { $n }
event-freighter-recalled = { $player } recalls the Freighter from space { $n }
event-dreadnought-commissioned = { $player } commissions a dreadnought
event-dreadnought-deployed = { $player } deploys a dreadnought to the Conflict
event-dreadnought-retreated = { $player } retreats a dreadnought
event-dreadnought-placed = { $player } controls { $what } with a dreadnought
event-dreadnought-returned = { $player } takes the dreadnought from { $what } back to the garrison
event-dreadnought-scrapped = { $player } returns a dreadnought to supply
event-put-under-intrigue = { $player } puts { $what } under the Intrigue deck
event-put-under-intrigue-hidden = { $player } puts { $n } { NOUN("intrigue-card", $n) } under the Intrigue deck
event-looked-at-intrigue = { $player } looks at the top { $n } { NOUN("card", $n) } of the Intrigue deck
event-troop-lost = { $player } returns a troop to supply
event-card-set-ahead = { $player } sets aside a card face down
event-ahead-shown = { $player } takes back the card set aside: { $what }
event-snooper-moved = { $player } moves the Snooper of the { NOUN($what) } to slot { $n }

## Icons

icon-tech = acquire a Tech tile
icon-tech-discount = discount on the Tech tile
icon-negotiator = Negotiator
icon-freighter = Freighter
icon-dividends = dividends
icon-dreadnought = dreadnought
icon-infiltrate = infiltration
icon-another-turn = another turn
icon-under-intrigue = Intrigue card under its deck
icon-won = Conflict won
icon-less = less
icon-snooper = Snooper
icon-endgame = at the end of the game
explain-tech = Buy one of the face-up Tech tiles of the Ix board for spice. It stays with you and works from then on.
explain-tech-discount = The Tech tile of this icon costs so much spice less.
explain-negotiator = A troop from your supply on the Ix board. When you acquire a Tech tile, each one you take back makes it 1 cheaper.
explain-freighter = Advance your Freighter on the Shipping track, or recall it for the rewards of its space and all below.
explain-dividends = You gain 5 Solari, each opponent gains 1.
explain-dreadnought = A unit of strength 3 that is never lost in combat. The winner controls a location with one until the next combat is over.
explain-infiltrate = Opponents' Agents do not block yours.
explain-another-turn = You take one more turn right after this one.
explain-under-intrigue = An Intrigue card from your hand goes under its deck; nobody sees it.
explain-won = If you win the Conflict; a tie is no win.
explain-less = What follows is taken off a cost.
explain-snooper = A token on an Influence track that its Leader collects at 2 Influence.
explain-endgame = Counts when the game is over.

## Options

option-acquire-tech = acquire the Tech tile { $name }
option-acquire-tech-for-solari = acquire the Tech tile { $name } for Solari
option-use-tech = use the Tech tile { $name }
option-new-tech = the Tech tile { $name } is turned up
option-advance-freighter = advance the Freighter
option-recall-freighter = recall the Freighter
option-deploy-dreadnought = deploy a dreadnought
option-troop = a troop
option-dreadnought = a dreadnought
option-troop-in-garrison = a troop in the garrison
option-force-troop = a troop of { $player }
option-force-dreadnought = a dreadnought of { $player }
option-place-dreadnought = control { $name } with a dreadnought
option-scrap-dreadnought = return a dreadnought to supply for 1 Victory Point
option-under-intrigue = put { $name } under the Intrigue deck
option-keep-intrigue = keep { $name }
option-set-ahead = set aside { $name }

## Prompts

prompt-acquire-tech = { $n ->
    [0] Which Tech tile do you acquire?
   *[other] Which Tech tile do you acquire (discount: { $n })?
}
prompt-negotiators = { $tile } costs { $n } { NOUN($what, $n) }. How many Negotiators do you take back for 1 less each?
prompt-freighter = Your Freighter is at space { $n }. Advance or recall it?
prompt-deploy-units = Which unit do you deploy to the Conflict (up to { $n })?
prompt-retreat-units = Which unit retreats (left: { $n })?
prompt-force-retreat = Which enemy unit has to retreat (left: { $n })?
prompt-place-dreadnought = Which location do you control with your dreadnought?
prompt-under-intrigue = Which Intrigue card do you put under the deck?
prompt-exchange-intrigues = Which Intrigue card do you put under the deck (so far: { $n })? "No" ends it.
prompt-keep-intrigue = Which of the Intrigue cards do you keep? The other goes back on top.
prompt-lose-troop = Which troop goes back to your supply?
prompt-set-ahead = Which card do you set aside?

## Reasons

why-no-tech = no Tech tile is face up
why-tech-cost = it costs { $n } { NOUN("spice", $n) }, you have { $have } and too few Negotiators
why-tech-flipped = this tile is face down until the next round
why-tech-tiles = you need { $n } { NOUN("tech-tile", $n) } and have { $have }
why-freighter-at-top = your Freighter is at the top of the track
why-freighter-at-bottom = your Freighter is at the start of the track
why-no-dreadnought = you have no dreadnought in your supply
why-no-dreadnought-in-garrison = you have no dreadnought in your garrison
why-no-units-in-garrison = you have no units in your garrison
why-units-to-retreat = you need { $n } troops or dreadnoughts in the Conflict and have { $have }
why-no-troops-deployed = you have deployed no troops this turn
why-no-enemy-units = no opponent has units in the Conflict that could retreat
why-no-enemy-dreadnought = no opponent has a dreadnought in the Conflict
why-no-troop-to-lose = you have no troop in your garrison or in the Conflict
why-no-agent-on-faction = you have no Agent on a Faction board space
why-no-foldspace = no such card is left
why-no-snooper = no Snooper is left on a track

## Statistics

uprising-source-tech = Tech tiles
statistics-question-tech-acquired = tech tile acquired

## Terminal

terminal-area-ix = Ix
terminal-tech = Tech tiles
terminal-tech-left = ({ $n } under it)
terminal-tech-trashed = trashed tiles
terminal-tech-owned = Tech tiles
terminal-tech-flipped = { $tile } (face down)
terminal-shipping = Shipping track
terminal-board-key-dreadnought = dreadnought
terminal-snoopers = Snoopers on
terminal-set-ahead-count = set aside face down
terminal-set-ahead = Set aside face down:
terminal-top-intrigue = On top of the Intrigue deck:
terminal-mark-dreadnought = dreadnought of player B controls the space
terminal-do-use-tech = use a Tech tile
terminal-do-deploy-dreadnought = deploy a dreadnought

## What is not certain

doubt-spent-persuasion = whether Persuasion that was spent counts; here it does
doubt-transports-after-combat = whether troops may be deployed where the reward of a Conflict recalls the Freighter; here they may not
doubt-lost-troop = where the lost troop comes from; here from the garrison or the Conflict, as you like
doubt-grafted-ahead = whether a grafted card that was set aside gives Spice and Solari or one of them; here one, by its own icons
doubt-landsraad = whether this is a Landsraad space for Leaders that speak of those; by its icon it is
