### What effects say: orders to the player, the combinators around them, conditions, counts and triggers.

## Combinators

lines-any = use at least one of these: { $lines_steps }

## Cards

opponents-discard = each opponent discards 1 card of their choice
opponents-discard-some = each opponent discards { $n } { NOUN("card", $n) } of their choice
trash-from-hand = trash a card from your hand
trash-other-in-play = trash another { NOUN($faction) } card that you have in play
trash-of-faction-in-hand =
    { $faction ->
        [emperor] trash an { NOUN($faction) } card from your hand
       *[other] trash a { NOUN($faction) } card from your hand
    }
trash-for-spice = trash a card from your hand; if its cost is 1 or more, gain { $n } { NOUN("spice", $n) }
return-this-to-hand = return this card to your hand
acquire-up-to = acquire a card that costs { $n } or less for free
acquire-up-to-top = acquire a card that costs { $n } or less for free, to the top of your deck
acquire-up-to-worm = acquire a card that costs { $n } or less for free, to your hand if you have a sandworm in the Conflict
acquire-exactly-to-hand = acquire a card that costs exactly { $n } for free, to your hand
acquire-for-solari = acquire a card to your hand and pay its cost in Solari instead of Persuasion
look-at-three = look at the top 3 cards of your deck: draw one, discard one and trash one (only if the deck has at least 3 cards)

## Intrigue cards

draw-intrigue = draw { $n } { NOUN("intrigue-card", $n) }
discard-played-intrigue = discard the Intrigue card you played

## Units

bring-back = return troops to your supply and recruit them
deploy-up-to =
    { $n ->
        [1] deploy 1 troop from your garrison to the Conflict
       *[other] deploy up to { $n } { NOUN("troop", $n) } from your garrison to the Conflict
    }
deploy-any = deploy any number of troops from your garrison to the Conflict
deploy-recruited = deploy any number of the troops you recruit this turn to the Conflict, whatever the board space
retreat-up-to = retreat up to { $n } { NOUN("troop", $n) }
retreat-between = retreat { $least }–{ $n } { NOUN("troop", $n) }
retreat-any = retreat any number of your troops
summon = summon { $n } { NOUN("sandworm", $n) }
take-hooks = take Maker Hooks (if you have none)
no-deployment = you cannot deploy units to the Conflict this turn

## Agents and the board

recall-any-agent = recall one of your Agents
join-council = take a High Council seat (it gives { $n } Persuasion in each of your Reveal turns)
hire-swordmaster = take your Swordmaster, a third Agent that you can send from this round on
take-bonus-spice = take all bonus spice from this board space
assembly-persuasion = gain { $n } { NOUN("persuasion", $n) } in your Reveal turn this round if this Agent is still here
ignore-requirements = ignore the Influence requirement of the board space you send this Agent to
repeat-space = repeat the effects printed on that board space

## Spies

place-spy = place a Spy
place-spy-on = place a Spy on an observation post connected to { $icons_options } board space
place-spy-here = place a Spy on an observation post connected to the board space you sent this Agent to, even one that holds opponents' Spies
place-spy-shared = place a Spy, even on an observation post that holds opponents' Spies
place-spy-then = place a Spy; { $parts_steps }
on-post-of = if its observation post is connected to { $icons_options } board space: { $then }
icon-space =
    { $icon ->
        [emperor] an { NOUN($icon) }
       *[other] a { NOUN($icon) }
    }
recall-spies = recall { $n } { NOUN("spy", $n) }
gather-intelligence = gather intelligence: recall a connected Spy → draw 1 card

## Influence

influence-among = gain { $n } Influence with { $factions_options }
with-faction = the { NOUN($faction) }
influence-two = gain 1 Influence with each of two different Factions of your choice
influence-where-spying = gain 1 Influence with each Faction that you are spying on
visit-counts-two = gain 2 Influence instead of 1 from the visited board space
choose-heir = choose who takes the Alliance token

## Leaders and contracts

training-space =
    { $next ->
        [none] ({ $place }, the last) { $reward }
       *[other] ({ $place }, leads to { $next }) { $reward }
    }
store-memory = turn a troop from your supply into a memory
recall-memories = return all your memories to your supply, draw 1 card for each and turn your Leader over for good ({ $leader })
take-contract = take a contract (or gain { $n } { NOUN("solari", $n) } if there is none)
flip-conflict = turn one of your face-up Conflict cards (or your Objective) with the battle icon { NOUN($icon) } or a wild battle icon face down

## Conditions, to stand after "if"

if-influence = you have at least { $n } Influence with the { NOUN($faction) }
if-alliance = you have the Alliance with the { NOUN($faction) }
if-any-alliance = you have at least 1 Alliance
if-shadow-alliance = you have at least { $n } Influence with a Faction whose Alliance token an opponent holds
if-hooks = you have Maker Hooks
if-council = you have a High Council seat
if-no-council = you have no High Council seat
if-council-and-swordmaster = you have a High Council seat and your Swordmaster
if-spies = you have at least { $n } { NOUN("spy", $n) } on the board
if-recalled-spy = you recalled a Spy this turn
if-spying-on-maker = you are spying on a Maker board space
if-worm = you have a sandworm in the Conflict
if-units = you have at least { $n } { NOUN("unit", $n) } in the Conflict
if-deployed = you have deployed at least { $n } { NOUN("unit", $n) } to the Conflict this turn
if-smiling = your strength in the Conflict is at least { $n } ({ $six } with six players)
if-sent-to-maker = you sent this Agent to a Maker board space
if-sent-to-faction = you sent this Agent to a Faction board space
if-fremen-bond = you have another Fremen card in play (Fremen Bond)
if-other-in-play = you have another { NOUN($faction) } card in play
if-discarded-of =
    { $faction ->
        [emperor] the discarded card is an { NOUN($faction) } card
       *[other] the discarded card is a { NOUN($faction) } card
    }
if-gained-spice = you gained spice this turn
if-acquired-flow = you acquired { reserve-the-spice-must-flow } this turn
if-owns-flow =
    { $n ->
        [1] you have a copy of { reserve-the-spice-must-flow }
       *[other] you have at least { $n } copies of { reserve-the-spice-must-flow }
    }

## Counts, to stand after "for"

count-worms = each of your sandworms in the Conflict
count-cards-in-play = each { NOUN($faction) } card you have in play, this one included
count-cards-revealed = each { NOUN($faction) } card you revealed this turn, this one included
count-other-sword-cards = each other card you revealed that gave you swords this turn

## Triggers

trigger-own-reveal = once in each of your Reveal turns
trigger-sent-agent = when you send an Agent to { $spaces_options } board space
trigger-other-at-spied-maker = whenever another player sends an Agent to a Maker board space that you are spying on
trigger-acquired-in-reveal = whenever you acquire a card in your Reveal turn this round
trigger-reached-two = each time you reach 2 Influence with the { NOUN($faction) }
