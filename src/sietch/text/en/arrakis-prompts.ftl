### What a player is asked in War for Arrakis.

## Turns

arrakis-prompt-turn =
    { $n ->
        [0] You have no unused die left. What do you do?
        [one] Your turn, with { $n } unused die. What do you do?
       *[other] Your turn, with { $n } unused dice. What do you do?
    }
arrakis-prompt-die = What do you use the { $result } die for?
arrakis-prompt-other-result = As which result do you use the die?
arrakis-prompt-spend = Which die do you spend to claim { $card }?
arrakis-prompt-end = End your turn, or take a free action first.
arrakis-prompt-only-end = Your turn is done: end it.
arrakis-prompt-change = The board has slots for { $most } { $result } dice, and you have { $n }. To which result do you change one?
arrakis-prompt-sister = On which result do you place a Bene Gesserit token?
arrakis-prompt-free = Which free action do you take?
arrakis-prompt-turn-over = Which Deployment token in { $area } do you turn over?
arrakis-prompt-scout = Which area do you scout from the air zone { $zone }?
arrakis-prompt-show = What do you turn over in { $area }?
arrakis-prompt-scheme = How many copies of { arrakis-planning-hawats-scheming } do you discard?

## Moving

arrakis-prompt-move =
    { $kind ->
        [any] Which legion do you move ({ $n } left)?
        [that] Do you move that legion?
        [the] Do you move the legion { $which }?
       *[some] Which legion { $which } do you move ({ $n } left)?
    }
arrakis-prompt-move-again =
    { $kind ->
        [that] Do you move that legion once more?
       *[the] Do you move the legion { $which } once more?
    }
arrakis-prompt-whole = Does the whole legion in { $area } move, or a part of it?
arrakis-prompt-take = How many figures of this kind move: { NOUN($what, number: "pl") }?
arrakis-prompt-take-token = Which Deployment token goes along ({ $n } to choose)?
arrakis-prompt-take-leader = Does { $leader } go along?
arrakis-prompt-to = Where does the legion from { $area } move to?
arrakis-prompt-ornithopter = Which Ornithopter carries the legion from { $area }?
arrakis-prompt-overflow = There are more than { $n } { NOUN("unit", $n) } in { $area }{ $n ->
        [5] {" "}(the limit while { arrakis-power-choam } is banned)
       *[other] {""}
    }. What do you remove?

## Battles

arrakis-prompt-attack =
    { $kind ->
        [any] With which legion do you attack?
        [that] Do you attack with that legion?
        [the] Do you attack with the legion { $which }?
       *[some] With which legion { $which } do you attack?
    }
arrakis-prompt-attack-at = What does the legion from { $area } attack?
arrakis-prompt-burn =
    { $n ->
        [one] You roll { $n } Combat die. Do you discard a Planning card for one more?
       *[other] You roll { $n } Combat dice. Do you discard a Planning card for one more?
    }
arrakis-prompt-ability = Which Leader uses a special result?
arrakis-prompt-casualty = The legion in { $area } takes { $n } { NOUN("hit", $n) }. What takes the next one?
arrakis-prompt-tank-order = Which of your fallen Leaders enters the regeneration tank next? Whoever enters first is back first.
arrakis-prompt-continue = Do you continue the battle in { $area }?
arrakis-prompt-continue-cost = Do you continue the battle in { $area }? Your legion takes 1 hit first.
arrakis-prompt-may-retreat = Does your legion retreat from { $area }?
arrakis-prompt-retreat = Where does the enemy legion from { $area } have to retreat to?
arrakis-prompt-advance = Does your legion advance into { $area }?

## Figures and vehicles

arrakis-prompt-place = Where do you place this: { $what }?
arrakis-prompt-into =
    { GENDER($what) ->
        [an] From where do you place an { NOUN($what) } in { $area }?
       *[a] From where do you place a { NOUN($what) } in { $area }?
    }
arrakis-prompt-instead = No { NOUN($what) } is left in the supply. What comes to { $area } instead?
arrakis-prompt-leader-into = Which Leader do you place in { $area }?
arrakis-prompt-join = Does { $leader } join the legion in { $area }?
arrakis-prompt-spread =
    { GENDER($what) ->
        [an] Where do you place an { NOUN($what) } ({ $n } left)?
       *[a] Where do you place a { NOUN($what) } ({ $n } left)?
    }
arrakis-prompt-sietch = You drew: { $token }. On which sietch do you deploy it, face down?
arrakis-prompt-sietch-without-token = On which sietch do you deploy the figures, without a Deployment token?
arrakis-prompt-sietch-leader = On which sietch do you deploy the Leader?
arrakis-prompt-draw-token = Do you draw a Deployment token? Otherwise you deploy only the figures.
arrakis-prompt-upgrade =
    { GENDER($what) ->
        [an] From which area do you take an { NOUN($what) } to be replaced?
       *[a] From which area do you take a { NOUN($what) } to be replaced?
    }
arrakis-prompt-vehicle =
    { GENDER($what) ->
        [an] Where do you place an { NOUN($what) } ({ $n } left)?
       *[a] Where do you place a { NOUN($what) } ({ $n } left)?
    }
arrakis-prompt-any-vehicle = Which vehicle do you place ({ $n } left)?
arrakis-prompt-swap = Which Named Leader do you exchange for a Generic Leader?
arrakis-prompt-swap-wild-maker = Do you replace the Wild Maker in { $area } by a sandworm?

## The desert

arrakis-prompt-sign = Where do you place a Wormsign ({ $n } left)?
arrakis-prompt-worm = Which sandworm do you move ({ $n } left)?
arrakis-prompt-worm-to = Where does the sandworm from { $area } move to?
arrakis-prompt-attack-worm = With which sandworm do you attack?
arrakis-prompt-bite = What does the sandworm from { $area } attack?
arrakis-prompt-too-many-worms =
    { $n ->
        [one] Only { $n } sandworm can appear. Which Wormsign brings none?
       *[other] Only { $n } sandworms can appear. Which Wormsign brings none?
    }
arrakis-prompt-which-worm = A sandworm appears in { $area }. Which one?
arrakis-prompt-worm-first = Which sandworm comes first?
arrakis-prompt-rescue = A sandworm takes the Harvester in { $area }. Do you save it?

## Cards and markers

arrakis-prompt-draw = You draw { $n } { NOUN("planning-card", $n) }. How many from your House deck? The rest comes from your allies' deck.
arrakis-prompt-draw-house = How many Planning cards do you draw from your House deck (at most { $n })?
arrakis-prompt-draw-allies = How many Planning cards do you draw from your allies' deck (at most { $n })?
arrakis-prompt-play = Which Planning card do you play?
arrakis-prompt-opponent-discards = How many Planning cards does the opponent discard?
arrakis-prompt-discard =
    { $n ->
        [one] Which Planning card do you discard?
       *[other] Which Planning card do you discard ({ $n } left to discard)?
    }
arrakis-prompt-hand-limit = You hold more than { $n } Planning cards. Which one do you discard?
arrakis-prompt-claim = Which Prescience card do you claim ({ $n } left in this round)?
arrakis-prompt-unclaimed = Which revealed Prescience cards do you remove from the game? The others are shuffled back.
arrakis-prompt-raise =
    { $n ->
        [one] Which Prescience marker moves { $n } step further?
       *[other] Which Prescience marker moves { $n } steps further?
    }
arrakis-prompt-carry-out = Carry this out: { $what }.
arrakis-prompt-spice = What do you spend spice on? You have { $n }.
arrakis-prompt-power = Which Imperium marker moves down?

## Single cards

arrakis-prompt-enter-feyd = Do you bring { $leader } into play? { $other } then leaves the game.
arrakis-prompt-enter-wild-maker = Where does the Wild Maker appear?
arrakis-prompt-tank = Which Named Leader goes to the regeneration tank?
arrakis-prompt-special-attack = Which legion do you attack with { $n } { NOUN("combat-die", $n) }?
arrakis-prompt-captured-ornithopter = Which Ornithopter do you remove?
arrakis-prompt-captured-ornithopter-attack = Which legion do you attack?
arrakis-prompt-rockets = At which sector do you fire the rockets?
arrakis-prompt-strip = Which vehicle do you remove ({ $n } left)?
arrakis-prompt-remove-vehicles = Which vehicle of the Harkonnen do you remove?
arrakis-prompt-dust-chasms = Which Harvester do you remove?
arrakis-prompt-remove-wormsigns = Which Wormsign do you remove ({ $left } left)?
arrakis-prompt-place-worm = Where do you place a sandworm, or which one do you take from the map?
arrakis-prompt-name-die = Which die must the Harkonnen use next?
arrakis-prompt-return-prescience = Which Prescience card is shuffled back?
arrakis-prompt-exchange-prescience = Which Prescience card do you remove?
arrakis-prompt-shift-markers = Which Prescience marker moves back?
arrakis-prompt-shift-markers-other = Which Prescience marker moves forward instead?
arrakis-prompt-shift-markers-steps = By how many steps?
arrakis-prompt-attach-hold = To which Prescience card do you attach this card, so that it stays?
arrakis-prompt-attach-fear = To which Prescience card do you attach this card, so that it brings more?
arrakis-prompt-detonate = Which Family Atomics do you detonate?
arrakis-prompt-reveal-area = In which area do you turn over the sietch and the Deployment tokens?
arrakis-prompt-troop-carriers = Which legion do the carriers take?
arrakis-prompt-troop-carriers-to = Where do the carriers take it?
arrakis-prompt-swap-tokens = From which sietch do you exchange all Deployment tokens?
arrakis-prompt-swap-tokens-with = With which other sietch?
arrakis-prompt-move-sietch = Which sietch do you move?
arrakis-prompt-move-sietch-to = Where do you move the sietch?
arrakis-prompt-follow = Who goes with the sietch from { $area }?
arrakis-prompt-sand-tides = Which enemy legion do you move?
arrakis-prompt-sand-tides-to = Where do you move it?
arrakis-prompt-cielago = On which sietch do you place a Deployment token?

## What chance gives, told by people at a real table

arrakis-prompt-chance-rolled-action-atreides = Roll one of your Action dice: what does it show?
arrakis-prompt-chance-rolled-action-harkonnen = Roll an Action die for the Harkonnen: what does it show?
arrakis-prompt-chance-rolled = Roll a Combat die: what does it show?
arrakis-prompt-chance-rolled-atreides = Roll a Combat die for the Atreides: what does it show?
arrakis-prompt-chance-rolled-harkonnen = Roll a Combat die for the Harkonnen: what does it show?
arrakis-prompt-chance-drawn-there = Draw a Planning card of { $what }: which one is it?
arrakis-prompt-chance-drawn-token = Draw a Deployment token: what does it show?
arrakis-prompt-chance-drawn-token-there = What does the Deployment token in { $what } show?
arrakis-prompt-chance-drawn-sign = What does the Wormsign show?
arrakis-prompt-chance-drawn-sign-there = Turn the Wormsign in { $what }: what does it show?
arrakis-prompt-chance-station-face-there = Turn the testing station in { $what }: what does it show?
arrakis-prompt-chance-revealed = Reveal a Prescience card: which one is it?
arrakis-prompt-chance-dealt-objective = Draw a Secret Objective: which one is it?
arrakis-prompt-chance-dealt-level-there = Of which rank is the sietch in { $what }?
arrakis-prompt-chance-dealt-token-there = What does the Deployment token in { $what } show?
