### Immortality: the Bene Tleilax board, specimens, the Tleilaxu Row, Graft and Family Atomics

## Components

kind-tleilaxu = Tleilaxu card
kind-hex = Research track
kind-bene-tleilax = Bene Tleilax board
part-next = To the right
hexes-next = { $hexes_list }
mark-genetic = genetic marker { $n }

## Effects

take-specimens = take { $n } { NOUN("specimen", $n) } from your supply
pay-specimens = pay { $n } { NOUN("specimen", $n) }
return-troops = return { $n } { NOUN("troop", $n) } from your garrison or the Conflict to your supply
return-troops-in-conflict = return { $n } { NOUN("troop", $n) } from the Conflict to your supply
take-track-spice = if you are the first to come here, take { $n } { NOUN("spice", $n) }
advance-tleilaxu =
    { $n ->
        [1] advance 1 space on the Tleilaxu track
       *[other] advance { $n } spaces on the Tleilaxu track
    }
research = advance your research token (at the end of the track: draw 1 card)
if-genetic-markers = you have reached { $n } { NOUN("genetic-marker", $n) }
acquire-tleilaxu = acquire a card of the Tleilaxu Row and pay its cost
graft = Graft (in an Agent turn this card is played together with another one)
borrow-from-row = Graft (in an Agent turn this card is played together with another one, which may be a card of the Imperium Row; that card is not in play and is trashed at the end of the turn)
enter-anywhere = opponents' Agents do not block your Agent this turn
if-grafted = this card is grafted
if-partner-of = the other grafted card is { $factions_options }
of-faction =
    { $faction ->
        [emperor] an { NOUN($faction) } card
       *[other] a { NOUN($faction) } card
    }
trash-partner = trash the other grafted card
trash-one-of-pair = trash one of the two grafted cards
return-partner = when your Reveal turn this round begins, return the other grafted card from play to your hand
solari-for-partner-icons = gain 1 Solari for each Agent icon of the other grafted card
same-box = this card has the same Agent box as the other grafted card
if-both = { $first } and { $second }
if-has-goods = you have at least { $n } { NOUN($what, $n) }
if-most-troops = you have more troops in the Conflict than each opponent
if-opponent-fought = an opponent played a combat Intrigue card in this Conflict
combat-icon = you may deploy units this turn as if you had sent your Agent to a Combat board space
lose-influence-with-one = lose { $n } Influence with one Faction of your choice
influence-of-visit = gain 1 more Influence with the Faction of the visited board space
recall-sent-agent = recall the Agent you sent this turn
look-at-two-intrigues = look at the top 2 cards of the Intrigue deck: keep one and put the other back on top
name-two = choose two different ones: { $branches_list }
trigger-reveal-this-round = in your Reveal turn this round
acquire-by-markers = acquire a card that costs { $n } or less for free, to your hand if you have reached 2 genetic markers
when-troops-are-lost = when at least { $n } of your troops return to your supply at the end of a Conflict: { $node }

## Events

event-specimens-taken = { $player } takes { $n } { NOUN("specimen", $n) }
event-specimens-spent = { $player } pays { $n } { NOUN("specimen", $n) }
event-specimens-returned = { $player } returns { $n } { NOUN("specimen", $n) } to supply
event-troops-returned = { $player } returns { $n } { NOUN("troop", $n) } to supply
event-tleilaxu-advanced = { $player } comes to space { $n } of the Tleilaxu track
event-researched = { $player } moves on the research track to { $what }
event-tleilaxu-row-refilled = { $what } comes to the Tleilaxu Row
event-forces-reclaimed = { $player } uses { $what }
event-atomics-used = { $player } uses Family Atomics: the Imperium Row is cleared
event-card-grafted = { $player } grafts { $what }
event-card-borrowed = { $player } grafts { $what } from the Imperium Row
event-intrigue-put-back = { $player } puts an Intrigue card back on top of its deck

## Icons

icon-specimen = specimen
icon-tleilaxu = Tleilaxu
icon-research = research
icon-genetic-marker = genetic marker
icon-graft = Graft
icon-grafted = grafted card
icon-borrow = Graft with a card of the Imperium Row
icon-same = the same
icon-combat = combat
icon-return-troop = lose a troop
icon-most-troops = most troops in the Conflict
icon-enter-anywhere = enter any board space
icon-acquire-tleilaxu = acquire a Tleilaxu card
icon-two-of = two of these
explain-specimen = A troop from your supply that lies in the axolotl tanks. It pays for Tleilaxu cards and some effects and then goes back to your supply; you may also return it at any time.
explain-tleilaxu = Move your token one space to the right on the Tleilaxu track and take the bonus of the new space.
explain-research = Move your token to the right on the research track and take the reward of the hex it comes to. At the end of the track you draw a card instead.
explain-genetic-marker = Columns 4 and 8 of the research track. Once your token is there, effects with as many of these icons work for you.
explain-graft = In an Agent turn this card is played together with another one, never alone. The Agent may use an icon of either card, and both Agent boxes count.
explain-grafted = One of the two cards that you play together this turn.
explain-borrow = The second card of the pair may be a card of the Imperium Row. It is not yours and is trashed at the end of the turn.
explain-same = The effect is the same as that of what follows.
explain-combat = You may deploy units this turn as from a Combat board space: those recruited this turn and up to two more from your garrison.
explain-return-troop = A troop of yours goes back to your supply.
explain-most-troops = You have more troops in the Conflict than each of your opponents.
explain-enter-anywhere = Opponents' Agents do not block the Agent you send this turn.
explain-acquire-tleilaxu = Acquire a card of the Tleilaxu Row for its cost in specimens.
explain-two-of = Name two different ones of what follows, then do both.

## Options

option-return-specimen = return a specimen to your supply
option-hex = move your research token to { $name }
option-buy-tleilaxu = acquire { $name } for specimens
option-reclaim = use { $name } for specimens
option-new-tleilaxu = { $name } comes to the Tleilaxu Row
option-family-atomics = use Family Atomics: replace the whole Imperium Row
option-graft = play { $name } grafted with another card
option-graft-with = graft { $name } from your hand
option-graft-with-row = graft { $name } from the Imperium Row
option-choose-intrigue = keep { $name }

## Prompts

prompt-research = Where does your research token move?
prompt-return-troops = How many of the { $n } { NOUN("troop", $n) } come from the Conflict? The others come from your garrison.
prompt-graft = Which card do you graft with { $card }?
prompt-trash-grafted = Which of the two grafted cards do you trash?
prompt-choose-intrigue = Which Intrigue card do you keep? The other one goes back on top.
prompt-name-two =
    { $left ->
        [1] Choose another one.
       *[other] Choose two different ones.
    }
prompt-after-combat = { $n } { NOUN("troop", $n) } of yours return to your supply. Do you play an Intrigue card?

## Reasons

why-specimens = you need { $n } { NOUN("specimen", $n) } and have { $have }
why-troops-to-lose = you need { $n } { NOUN("troop", $n) } in your garrison or the Conflict and have { $have }
why-track-spice-gone = somebody was here before you
why-track-ends = your token is at the end of the Tleilaxu track
why-no-tleilaxu-token = there is no token of yours on the Tleilaxu track
why-no-tleilaxu-card = no card of the Tleilaxu Row can be paid with { $have } { NOUN("specimen", $have) }
why-atomics-used = you have used your Family Atomics
why-no-partner = no other card leads to a board space together with it
why-no-grafted-card = the other grafted card is not there
why-partner-has-no-icons = the other grafted card has no Agent icons
why-deployment-already = you may already deploy units this turn
why-influence-with-one = you need { $n } Influence with one Faction
why-agent-not-there = the Agent you sent this turn is not there
why-when-troops-are-lost = it is played when at least { $n } of your troops return to your supply at the end of a Conflict

## Statistics

uprising-source-tleilaxu-track = Tleilaxu track
statistics-question-researched = hex of the research track

## Uprising terminal

terminal-tleilaxu-row = Tleilaxu Row (in the deck: { $n })
terminal-research = research
terminal-atomics = Family Atomics
terminal-tleilaxu-track = Tleilaxu track
terminal-research-track = Research track
terminal-research-top = top
terminal-research-middle = middle
terminal-research-bottom = bottom
terminal-grafted = grafted
terminal-borrowed = grafted, the second of the Imperium Row
terminal-returning = return to the hand in the Reveal turn
terminal-looked-at-intrigues = Intrigue cards looked at:
terminal-do-return-specimen = return a specimen
terminal-do-family-atomics = use Family Atomics

## What is not certain

doubt-lost-troops = where the lost troops come from; here from the garrison and the Conflict, as you like
