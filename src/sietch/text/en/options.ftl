### What a player can answer.

## Turns

option-play = play { $name }
option-reveal = reveal your hand
option-intrigue = play the Intrigue card { $name }
option-send = send an Agent to { $name }
option-infiltrate = infiltrate with the Spy at { $name }
option-gather = gather intelligence with the Spy at { $name }
option-deploy = deploy troops
option-end = end your turn
option-buy = acquire { $name }
option-buy-aside = acquire { $name }, set aside for you, for 1 Persuasion less
option-pass = pass
option-done = done

## Targets

option-post = place a Spy at { $name }
option-recall = recall the Spy from { $name }
option-acquire = acquire { $name }
option-discard = discard { $name }
option-trash-hand = trash { $name } from your hand
option-trash-discard = trash { $name } from your discard pile
option-trash-play = trash { $name } from play
option-trash-intrigue = trash the Intrigue card { $name }
option-faction = gain Influence with the { NOUN($faction) }
option-lose = lose Influence with the { NOUN($faction) }
option-agent = recall the Agent from { $name }
option-at-leader = the Agent on your Leader
option-heir = the Alliance token goes to { $player }
option-leader = play { $name }
option-match = match the wild battle icon with { $name }
option-match-objective = match the wild battle icon with your Objective { $name }
option-flip = turn { $name } face down
option-flip-objective = turn your Objective { $name } face down
option-set-aside = set aside { $name }
option-keep = draw { $name }
option-throw = discard { $name }
option-burn = trash { $name }

## What chance answers

option-drawn = the card { $name } is drawn
option-drawn-intrigue = the Intrigue card { $name } is drawn
option-row = { $name } comes to the Imperium Row
option-new-conflict = the Conflict { $name } is revealed
option-dealt-leader = the Leader { $name } is dealt
option-dealt-objective = the Objective { $name } is dealt
option-stolen = the Intrigue card { $name } is taken
