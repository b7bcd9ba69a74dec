### What happened: lines of the log, in the present tense. A hidden variant tells it to those who may not see the card.

## The course of the game

event-leader-taken = { $player } plays { $what }
event-objective-dealt = { $player } gets the Objective { $what }
event-conflict-revealed = The Conflict is { $what }
event-combat-began = Combat begins: { $what }
event-makers-added = Bonus spice is added to { $what }
event-game-ended = { $player } wins the game with { $n } { NOUN("victory-point", $n) }
event-game-ended-team = The team wins the game with { $n } { NOUN("victory-point", $n) }: { $players }

## Turns

event-card-played = { $player } plays { $what }
event-agent-sent = { $player } sends an Agent to { $what }
event-infiltrated = { $player } infiltrates with the Spy at { $what }
event-gathered = { $player } gathers intelligence with the Spy at { $what }
event-revealed = { $player } reveals { $what }
event-acquired = { $player } acquires { $what }
event-row-refilled = { $what } comes to the Imperium Row
event-passed = { $player } passes

## Goods and cards

event-gained = { $player } gains { $n } { NOUN($what, $n) }
event-gained-less = { $player } loses { $n } { NOUN($what, $n) }
event-paid = { $player } pays { $n } { NOUN($what, $n) }
event-bonus-taken = { $player } takes { $n } bonus spice from { $what }
event-drew = { $player } draws { $what }
event-drew-hidden = { $player } draws { $n } { NOUN("card", $n) }
event-shuffled = { $player } shuffles the discard pile into a new deck of { $n } { NOUN("card", $n) }
event-discarded = { $player } discards { $what }
event-trashed = { $player } trashes { $what }
event-card-returned = { $player } returns { $what } to hand
event-card-set-aside = { $player } sets { $what } aside
event-put-on-top = { $player } puts { $what } on top of the deck
event-drew-intrigue = { $player } draws the Intrigue card { $what }
event-drew-intrigue-hidden = { $player } draws { $n } { NOUN("intrigue-card", $n) }
event-intrigue-played = { $player } plays the Intrigue card { $what }
event-intrigue-trashed = { $player } trashes the Intrigue card { $what }
event-stole = { $player } takes the Intrigue card { $what } from { $other }
event-stole-hidden = { $player } takes an Intrigue card from { $other }
event-intrigue-stolen = { $player } loses the Intrigue card { $what } to { $other }
event-intrigue-stolen-hidden = { $player } loses an Intrigue card to { $other }

## Units, Spies and Agents

event-recruited = { $player } recruits { $n } { NOUN("troop", $n) }
event-deployed = { $player } deploys { $n } { NOUN("troop", $n) } to the Conflict
event-retreated = { $player } retreats { $n } { NOUN("troop", $n) }
event-worm-summoned = { $player } summons { $n } { NOUN("sandworm", $n) }
event-hooks-taken = { $player } takes Maker Hooks
event-wall-detonated = { $player } detonates the Shield Wall
event-spy-placed = { $player } places a Spy at { $what }
event-spy-recalled = { $player } recalls the Spy from { $what }
event-agent-recalled = { $player } recalls the Agent from { $what }
event-council-joined = { $player } takes a High Council seat
event-swordmaster-hired = { $player } takes the Swordmaster

## Influence and contracts

event-influence-gained = { $player } gains { $n } Influence with the { NOUN($what) }
event-influence-lost = { $player } loses { $n } Influence with the { NOUN($what) }
event-alliance-taken = { $player } takes the Alliance token of the { NOUN($what) }
event-alliance-returned = { $player } returns the Alliance token of the { NOUN($what) }

## Combat

event-strength-counted = { $player } fights with a strength of { $n }
event-reward-taken =
    { $n ->
        [1] { $player } takes the first reward of { $what }
        [2] { $player } takes the second reward of { $what }
       *[other] { $player } takes the third reward of { $what }
    }
event-reward-doubled = { $player } takes the reward twice because of sandworms: { $what }
event-conflict-won = { $player } wins the Conflict { $what }
event-control-taken = { $player } takes control of { $what }
event-control-bonus = { $player } gets the bonus for control of { $what }
event-icons-matched = { $player } matches battle icons: { NOUN($which) }

## Leaders

event-leader-flipped = { $player } turns the Leader over: { $what }
event-memory-stored = { $player } stores { $n } { NOUN("memory", $n) }
event-trained = { $player } moves the Feyd token to space { $n }
