### What a component's page says in War for Arrakis besides its effects.

## Kinds

arrakis-kind-planning = Planning card
arrakis-kind-prescience = Prescience card
arrakis-kind-leader = Leader card
arrakis-kind-objective = Secret Objective
arrakis-kind-sanction = Imperium ban
arrakis-kind-tactic = Tactic card
arrakis-kind-area = Area
arrakis-kind-settlement = Settlement token
arrakis-kind-token = Token
arrakis-kind-wormsign = Wormsign token
arrakis-kind-die = Action die
arrakis-kind-track = Track

## Facts

arrakis-fact-deck = { $deck }
arrakis-fact-terrain = { $terrain }
arrakis-fact-sectors = { $sectors_list }
arrakis-fact-rank = rank { $n }
arrakis-fact-reconstructed = Reconstructed, not certain: { $doubt }

## Labels of parts

arrakis-part-effect = Effect
arrakis-part-use = Use
arrakis-part-claimed = Claimed
arrakis-part-condition = Condition
arrakis-part-markers = Markers
arrakis-part-slot = Slot
arrakis-part-battle = In battle
arrakis-part-special = Special action
arrakis-part-enters = In play
arrakis-part-leaves = Leaves the game
arrakis-part-targets = Wanted
arrakis-part-borders = Adjacent
arrakis-part-walls = Beyond an impassable border
arrakis-part-zones = Air zones
arrakis-part-here = Here
arrakis-part-areas = Areas
arrakis-part-sector = Sector
arrakis-part-shows = Shows
arrakis-part-power = Power
arrakis-part-faces = Faces
arrakis-part-steps = Steps

## What parts say

arrakis-names = { $names_list }
arrakis-scheming = as a free action in your turn, with { arrakis-leader-thufir-hawat } in play, discard 2 or 3 copies of this card: { arrakis-leader-thufir-hawat } leaves the game and { arrakis-leader-gaius-helen-mohiam } enters play
arrakis-hand-only = it can neither be played with a die nor discarded in battle
arrakis-claimed-end = at the end of the round
arrakis-claimed-action = in the action phase
arrakis-claimed-free = in the action phase, as a free action in your turn
arrakis-claimed-die = in the action phase, as your action with any die
arrakis-advance =
    { $n ->
        [one] { $marker } { $n } step
       *[other] { $marker } { $n } steps
    }
arrakis-target = { $marker } at least { $n }
arrakis-slot-result = { $result }
arrakis-slot-desert-power = Desert Power
arrakis-slot-none = none
arrakis-combat = a special result becomes { $parts_list }
arrakis-hits = { $n } { NOUN("hit", $n) }
arrakis-shields = { $n } { NOUN("shield", $n) }
arrakis-enters-start = from the start
arrakis-enters-generic = { $n } { NOUN($what, $n) } in the supply
arrakis-enters-marker = when the marker { $marker } reaches step { $n }
arrakis-enters-any-marker = when a Prescience marker reaches step { $n }
arrakis-enters-instead = when the marker { $marker } reaches step { $n }, in the place of { $leader }
arrakis-enters-supremacy = when Supremacy reaches step { $n }
arrakis-enters-card = with the card { $card }
arrakis-enters-first-card = with the first card { $card } that is played
arrakis-enters-or-card = { $first } or with the card { $card }
arrakis-leaves-for = when { $leader } enters play
arrakis-ban-choam = at most 5 Harkonnen units may be in an area
arrakis-ban-spacing-guild = the Harkonnen cannot scout
arrakis-ban-landsraad = the Harkonnen cannot discard Planning cards for Combat dice
arrakis-here-settlement = a Harkonnen settlement of rank { $n }
arrakis-here-sietch = a sietch at the start
arrakis-here-station = an Ecological Testing Station at the start
arrakis-here-atomics = the Family Atomics can be detonated here
arrakis-here-sheltered = safe from storms and sandworms until the Family Atomics open a way
arrakis-here-always-sheltered = safe from storms and sandworms
arrakis-when-destroyed-sietch = defends with { $n } { NOUN("combat-die", $n) }; its destruction gives the Harkonnen { $n } Supremacy
arrakis-when-destroyed-settlement =
    { $n ->
        [one] defends with { $n } { NOUN("combat-die", $n) }; its destruction moves every Prescience marker { $n } step forward
       *[other] defends with { $n } { NOUN("combat-die", $n) }; its destruction moves every Prescience marker { $n } steps forward
    }
arrakis-shows-sand = a false alarm
arrakis-shows-worm = a sandworm appears
arrakis-shows-burrowing = a sandworm appears if the area is deep desert
arrakis-shows-station = the marker { $marker } moves 1 step forward
arrakis-inner-sectors = all inner sectors
arrakis-track-last = the last step is { $n }
arrakis-track-step = step { $n }
arrakis-track-sisters = the Atreides take a Bene Gesserit token at { $steps_list }
arrakis-use-family-atomics = once in the game, as a free action of the Atreides when a Prescience marker has reached step 8: one of these mountain areas becomes desert
arrakis-use-bg-token = after the dice are rolled each side may place one on an empty slot of a result of which it has the fewest dice; it counts as a die of that result and leaves the game when it is used
arrakis-use-spice-reserve = keeps 1 spice of the Harkonnen for the next round

## What is not certain: in the words of an owner of the box, and in ours

arrakis-doubt-linked-aircraft = that aircraft in linked air zones count is a guess
arrakis-doubt-deep-desert-counts = that deep desert counts is a guess
arrakis-doubt-own = { $doubt }
arrakis-doubt-alia-and-a-card = that a card may be played although Alia cannot enter is a guess
arrakis-doubt-split-over-cities = that the figures may be split over both cities is a guess
arrakis-doubt-lost-die-and-tank = that the lost die does not move the tank is a guess
arrakis-doubt-rabban-in-the-tank = what happens while Rabban is in the tank is a guess
arrakis-doubt-how-many-schemes = whether 2 or all 3 copies may be discarded differs by source
arrakis-doubt-aramsham-in-battle = combat 1 hit and 1 shield, or 2 hits
arrakis-doubt-token-contents = contents and number are guesses
arrakis-doubt-token-number = such a token exists; its number and colour are guesses
arrakis-doubt-wormsign-split = how the 16 tokens are split is a guess
arrakis-doubt-station-split = two of each is inferred from symmetry
arrakis-doubt-one-source = one source
arrakis-doubt-one-spoken-source = one spoken source
arrakis-doubt-borders-one-source = borders and stations of the areas without a printed name rest on one source
arrakis-doubt-special-one-source = one source for the special action
arrakis-doubt-special = the special action is a guess
arrakis-doubt-slot-and-special = slot and special action are guesses
arrakis-doubt-slot-special-and-battle = slot and special action are guesses; combat 1 hit or 1 shield
arrakis-doubt-no-slot-no-special = that he has no slot and no special action is a guess
arrakis-doubt-numbers = the numbers are a guess
arrakis-doubt-stand-in = stand-in for an unknown card
arrakis-doubt-which-markers = which markers advance is a guess
arrakis-doubt-condition-and-markers = what has to be carried out and the markers are guesses
arrakis-doubt-sixth-face = which result fills the sixth face is a guess
arrakis-doubt-last-step = the last step of the track is a guess
arrakis-doubt-two-steps = one source for the two steps
