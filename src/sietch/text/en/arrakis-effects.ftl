### What effects of War for Arrakis say: orders to the player, conditions, and which legions and places they mean.

## A condition inside another one

arrakis-provided = { $then } if { $test }

## Which legions: stands after the noun "legion"

arrakis-which-leader = with a Leader
arrakis-which-special =
    { GENDER($what) ->
        [an] with an { NOUN($what) }
       *[a] with a { NOUN($what) }
    }
arrakis-which-named = with { $leader }
arrakis-which-in = in { $area }
arrakis-which-desert = in a desert area
arrakis-which-desert-leader = in a desert area with a Leader

## Moving and attacking

arrakis-move =
    { $kind ->
        [any] move { $n } { NOUN("legion", $n) }
        [that] move that legion
        [the] move the legion { $which }
       *[some] move { $n } { NOUN("legion", $n) } { $which }
    }
arrakis-move-again =
    { $kind ->
        [that] move that legion once more, to an adjacent area
       *[the] move the legion { $which } once more, to an adjacent area
    }
arrakis-attack =
    { $kind ->
        [any] attack with 1 legion
        [that] attack with that legion
        [the] attack with the legion { $which }
       *[some] attack with 1 legion { $which }
    }
arrakis-surprise =
    { $kind ->
        [any] make a Surprise Attack with 1 legion
        [that] make a Surprise Attack with that legion
        [the] make a Surprise Attack with the legion { $which }
       *[some] make a Surprise Attack with 1 legion { $which }
    }
arrakis-extra-die = { $attack } and roll 1 more Combat die in every round of this battle (never more than 6)
arrakis-four-dice = { $attack }; in its first round the defender rolls at most 4 Combat dice
arrakis-no-cost = { $attack }; continuing this battle against a sietch costs no hit
arrakis-special-attack = make a special attack with { $n } { NOUN("combat-die", $n) } on an enemy legion adjacent to one of your legions (each hit and each special result is a hit, and nothing is rolled in reply)
arrakis-troop-carriers = move a legion from one of your settlements to any area with another legion of yours
arrakis-sand-tides = move an enemy legion from a desert area to an adjacent empty area

## Placing figures

arrakis-figures = { $n } { NOUN($what, $n) }
arrakis-any-leader = { $n } { NOUN("any-leader", $n) }
arrakis-the-leader = { $leader }
arrakis-all-of = { $parts_list }
arrakis-place = place { $what } { $where }
arrakis-spread = place { $what }, each { $where }
arrakis-deploy = deploy { $what }, each { $where }
arrakis-deploy-token = deploy 1 Deployment token (drawn and looked at, then face down) and 1 Leader on the same sietch
arrakis-deploy-leader = deploy only 1 Leader on a sietch where you have units, without a Deployment token
arrakis-deploy-token-fedaykin = deploy 1 Deployment token (drawn and looked at, then face down), 1 Fedaykin and 1 Leader on the same sietch
arrakis-upgrade = replace { $n } { NOUN($what, $n) } on the map by { $n } { NOUN($by, $n) }
arrakis-cielago = place a Deployment token on one of your sietches that has a Harkonnen legion within 2 areas

## Places, as they stand in an order to place something

arrakis-where-own-settlement = in one of your settlements
arrakis-where-own-sietch = on one of your sietches
arrakis-where-empty-desert = in an empty desert area
arrakis-where-own-legion = in the area of one of your legions
arrakis-where-legion-with-special =
    { GENDER($what) ->
        [an] in the area of one of your legions that has an { NOUN($what) }
       *[a] in the area of one of your legions that has a { NOUN($what) }
    }
arrakis-where-free-mountain = in a free mountain area
arrakis-where-free-plateau = in a free plateau area
arrakis-where-settlement = in the settlement { $area }
arrakis-where-arrakeen-or-carthag = in the settlement { arrakis-area-arrakeen } or { arrakis-area-carthag }
arrakis-where-legion-of = in the area of the legion with { $leader }

## Vehicles and Imperium markers

arrakis-place-vehicles = place { $n } { NOUN($what, $n) }
arrakis-any-vehicles = place { $n } { NOUN("vehicle", $n) } of your choice
arrakis-rockets = choose a sector with one of your legions and roll { $n } { NOUN("combat-die", $n) }: for each hit and each special result remove a Harkonnen vehicle in that sector or in an air zone linked to it
arrakis-remove-vehicles = remove { $n } Harkonnen { NOUN("vehicle", $n) } in the sector of { arrakis-leader-gurney-halleck }
arrakis-dust-chasms = remove { $n } { NOUN("harvester", $n) } from deep desert areas of one sector
arrakis-captured-ornithopter = remove an Ornithopter from the map → make a special attack with { $n } { NOUN("combat-die", $n) } on an enemy legion in a sector linked to its air zone
arrakis-drop-marker = move an Imperium marker of your choice 1 row down (this brings no ban)

## The desert

arrakis-desert-power = take { $n } { NOUN("desert-power-action", $n) }
arrakis-place-wormsigns = place { $n } { NOUN("wormsign", $n) }, each in a desert area without a Wormsign, a sandworm or a sietch
arrakis-remove-wormsigns = remove { $n } { NOUN("wormsign", $n) } of your choice
arrakis-clear-pole = remove the Wormsigns from all areas adjacent to the { arrakis-area-north-pole }
arrakis-move-worms = move { $n } { NOUN("sandworm", $n) } up to 2 areas each
arrakis-attack-with-worm = attack with a sandworm
arrakis-wild-maker-acts = move the Wild Maker and attack with it
arrakis-place-worm-near-worm =
    { $n ->
        [1] place 1 sandworm in an empty desert area adjacent to another sandworm
       *[other] place { $n } { NOUN("sandworm", $n) }, each in an empty desert area adjacent to another sandworm
    }
arrakis-place-worm-near-legion =
    { $n ->
        [1] place 1 sandworm in an empty desert area adjacent to one of your legions
       *[other] place { $n } { NOUN("sandworm", $n) }, each in an empty desert area adjacent to one of your legions
    }
arrakis-storm-now = Coriolis storms strike at once

## Cards, dice and objectives

arrakis-draw = draw { $n } { NOUN("planning-card", $n) }
arrakis-draw-house = draw { $n } { NOUN("planning-card", $n) } from your House deck
arrakis-draw-allies = draw { $n } { NOUN("planning-card", $n) } from your allies' deck
arrakis-play-one = play 1 more Planning card without a die
arrakis-opponent-discards = the opponent discards { $n } { NOUN("planning-card", $n) } of their choice
arrakis-other-result = use the die as any other result
arrakis-take-sister = take a Bene Gesserit token from the reserve
arrakis-lose-house-die = the opponent loses an unused House die
arrakis-name-die = name an unused Harkonnen die, which they must use in their next turn
arrakis-return-prescience = shuffle a revealed Prescience card back into its deck without replacing it
arrakis-exchange-prescience = remove any number of revealed Prescience cards from the game and reveal as many new ones
arrakis-shift-markers = move a Prescience marker back by any number of steps and another one forward by as many
arrakis-attach-hold = attach this card to a revealed Prescience card: it stays revealed until you claim it
arrakis-attach-fear = attach this card to a revealed Prescience card: if you claim it in this round, a Prescience marker of your choice also moves 2 steps forward
arrakis-second-objective = draw a second Secret Objective (either of them can win the game)
arrakis-detonate = detonate the Family Atomics
arrakis-reveal-area = turn over the sietch and all Deployment tokens in an area of your choice
arrakis-swap-tokens = exchange all Deployment tokens of two of your sietches (one of them may have none)
arrakis-move-sietch = move a sietch, with any of the figures and tokens there, to an adjacent empty desert area

## Leaders

arrakis-enter = bring { $leader } into play
arrakis-enter-feyd = bring { $leader } into play ({ $other } leaves the game)
arrakis-enter-wild-maker = bring the Wild Maker into play, with its card exhausted and its figure in an empty desert area
arrakis-tank = put an enemy Named Leader into the regeneration tank
arrakis-tank-sector = put an enemy Named Leader who is in a sector with one of your legions into the regeneration tank
arrakis-tank-adjacent = put an enemy Named Leader who is in an area adjacent to that legion into the regeneration tank
arrakis-stop-paul = in their next turn the Atreides may neither place Paul nor move or attack with his legion

## What Prescience cards have the Atreides carry out

arrakis-flip-sietch-of-paul = turn over the face-down sietch in the area where Paul is
arrakis-flip-tokens-of-paul = turn over { $n } { NOUN("deployment-token", $n) } in the area where Paul is
arrakis-paul-to-the-tank = put Paul into the regeneration tank from an area of a sector without Harkonnen legions
arrakis-remove-from-deep-desert = remove { $n } { NOUN("unit", $n) } (or Deployment tokens) from deep desert areas
arrakis-ritual = with Jessica on a sietch, discard { $n } { NOUN("planning-card", $n) }

## Conditions, to stand after "if"

arrakis-if-legions-on =
    { $terrain ->
        [mountain] you have legions in at least { $n } mountain areas
        [plateau] you have legions in at least { $n } plateau areas
        [minor-erg] you have legions in at least { $n } Minor Erg areas
       *[desert] you have legions in at least { $n } desert areas without a sietch
    }
arrakis-if-both-deep = Paul and Jessica are both in deep desert areas without a sietch
arrakis-if-together-on-sietch = Jessica and Paul are on the same sietch
arrakis-if-rode-with-paul = a legion with Paul moved or attacked by Sandriding in this turn
arrakis-if-fedaykin-won = an attacking legion with a Fedaykin won a battle in this turn
arrakis-if-leader-slain = the Harkonnen lost a Named Leader in a battle against a legion with an Atreides Named Leader in this turn
arrakis-if-settlement-destroyed = a Harkonnen settlement was destroyed in this turn
arrakis-if-harvesters-removed = your legions and sandworms have removed at least { $n } { NOUN("harvester", $n) } in this action phase
arrakis-if-in-play = { $leader } is in play
arrakis-if-not-in-play = { $leader } is not in play
arrakis-if-not-gone = { $leader } has not left the game
arrakis-if-atomics-left = the Family Atomics have not been detonated
arrakis-if-marker-at = a Prescience marker has reached step { $n }
