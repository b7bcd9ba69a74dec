### Uprising for six players: teams, commanders, the reverse of the board

## Components

kind-commander = Commander's card
kind-own-track = Track of a personal board
own-track-alliance = at { $n } the Commander takes the Alliance token and its Victory Point

## What is not certain

doubt-trade = how much may be traded: here each gives any amount of one kind, and the kinds may differ
doubt-six-posts = that it is there: known only from two table mods
doubt-throne-row = whether the Throne Row starts with a card: here it starts empty

## Effects

team-reward = each of your team: { $get }
ally-gains = your activated Ally gains { $n } { NOUN($what, $n) }
allies-recruit = each of your Allies recruits { $n } { NOUN("troop", $n) }
reinforce = reinforce: recruit { $n } { NOUN("troop", $n) } from the supplies of your team's two Allies, divided as you choose; any of these may be deployed to the Conflict at once
trade = trade: you and one teammate may each give the other any amount of one kind: Intrigue cards, spice, water or Solari
pay-with-allies = pay { $n } { NOUN($what, $n) }, to which your Allies may contribute → { $get }
hire-for-a-round = take your Swordmaster, an Agent that you can send in one round, and its bonus token: { $n } { NOUN("sword", $n) } in each of your Reveal turns
if-bonus-token = you have the Swordmaster bonus token
own-influence = gain { $n } Influence with the { NOUN($faction) } on your personal board
to-throne-row = move a card of the Imperium Row that is not a Fremen card to the Throne Row
give-contracts = give both face-up contracts to your Allies, one to each

## Events

event-activated = { $player } activates { $other }
event-token-sent = { $player } uses { $what }
event-traded = { $player } trades with { $other }
event-gave = { $player } hands over { $n } { NOUN($what, $n) }
event-got = { $player } gets { $n } { NOUN($what, $n) }
event-gave-intrigue = { $player } gives the Intrigue card { $what } to { $other }
event-gave-intrigue-hidden = { $player } gives an Intrigue card to { $other }
event-got-intrigue = { $player } gets the Intrigue card { $what } from { $other }
event-got-intrigue-hidden = { $player } gets an Intrigue card from { $other }
event-own-influence-gained = { $player } gains { $n } Influence on the personal board
event-own-influence-lost = { $player } loses { $n } Influence on the personal board
event-own-alliance-taken = { $player } takes the Alliance token of the personal board
event-own-alliance-returned = { $player } returns the Alliance token of the personal board
event-swordmaster-gone = The Swordmaster of { $player } leaves the game; the bonus token stays
event-moved-to-throne-row = { $player } moves { $what } to the Throne Row
event-conceded = { $player } concedes to { $other }
event-objectives-swapped = { $player } and { $other } swap their Objectives

## Icons

icon-team = your whole team
icon-ally = Ally
icon-reinforce = reinforce
icon-trade = trade
icon-throne-row = to the Throne Row
icon-bonus-token = Swordmaster bonus token
icon-influence-great-houses = Influence with the Great Houses
icon-influence-fringe-worlds = Influence with the Fringe Worlds
icon-alliance-great-houses = Alliance with the Great Houses
icon-alliance-fringe-worlds = Alliance with the Fringe Worlds
explain-team = Each of the three players of your team, or what they pay together.
explain-ally = The Ally that the Commander has activated; with a 2, both Allies.
explain-reinforce = Recruit troops from the supplies of your team's two Allies, divided as you choose. Any of these may go to the Conflict at once, no others.
explain-trade = You and one teammate may each give the other any amount of one kind: Intrigue cards, spice, water or Solari.
explain-throne-row = A card of the Imperium Row that is not a Fremen card moves to the Throne Row. Only Shaddam's team can acquire it there.
explain-bonus-token = It stays when the Swordmaster has left the game and gives 2 swords in each of your Reveal turns.
explain-influence-great-houses = { explain-influence-emperor }
explain-influence-fringe-worlds = { explain-influence-emperor }
explain-alliance-great-houses = { explain-alliance }
explain-alliance-fringe-worlds = { explain-alliance }

## Options

option-fighter = for { $player }
option-activate = activate { $player }
option-agent-token = send { $name }
option-trade-with = trade with { $player }
option-give = give { NOUN($what) }
option-give-intrigue = give the Intrigue card { $name }
option-own-track = gain Influence on your personal board
option-lose-own = lose Influence on your personal board
option-to-throne-row = move { $name } to the Throne Row
option-buy-throne = acquire { $name } from the Throne Row

## Prompts

prompt-activate = Which Ally do you activate this turn? On your Leader: { $tokens_list }.
prompt-activate-reveal = Which Ally do you activate? You have no Agent left and reveal your hand this turn.
prompt-token-to-send = Which Agent token do you send?
prompt-reinforce = You recruit { $n } troops. How many of them from the supply of { $leader }?
prompt-reinforce-deploy = { $leader } has new troops: { $n }. How many of them go to the Conflict?
prompt-trade-with = With which teammate do you trade?
prompt-give = What do you give to { $leader }?
prompt-give-more = Do you give { $leader } another Intrigue card?
prompt-give-how-much = How much { NOUN($what, number: "pl") } do you give to { $leader }?
prompt-contribute = How much { NOUN($what, number: "pl") } do you give your Commander? The price still to be paid is { $n }.
prompt-to-throne-row = Which card do you move to the Throne Row?
prompt-play-for = For whom do you play { $card }?
prompt-concede = You are as strong as { $leader }, your teammate: { $n }. Do you concede?
prompt-give-contracts = Which contract does { $leader } get? The other Ally gets the other one.
prompt-give-contract = Which Ally gets the contract?

## Reasons

why-allies-supplies-empty = your team's Allies have no troops in their supplies
why-no-hooks = your team cannot have Maker Hooks
why-nothing-to-trade = nobody in your team has anything to give
why-team-goods = your team needs { $n } { NOUN($what, $n) } together and has { $have }
why-no-card-for-throne-row = all cards of the Imperium Row are Fremen cards
why-throne-row = only Shaddam's team can acquire cards of the Throne Row
why-no-token = you have no Agent left for this Ally: activate the other one for an Agent turn
why-personal-board = only { $leader } sends Agents there
why-no-contracts = no contract is on offer

## Uprising terminal

terminal-area-great-houses = Great Houses
terminal-area-fringe-worlds = Fringe Worlds
terminal-area-emperor-board = Board of the Emperor ({ leader-shaddam-corrino-iv } alone)
terminal-area-fremen-board = Board of the Fremen ({ leader-muad-dib } alone)
terminal-team = Team { $n }: { $points }
terminal-team-wins = Team { $n } wins: { $names }
terminal-commander = Commander
terminal-activated = acts for
terminal-tokens-at-leader = tokens
terminal-own-influence = personal board
terminal-throne-row = Throne Row (Shaddam's team)
terminal-swordmaster-gone = bonus token
