### The coach: fair shuffles, positions, hints, analysis and puzzles.

## Fair shuffles

fair-fair = All { $n } outcomes of chance follow from what was settled before the game
fair-fair-since = All { $n } outcomes of chance from entry { $since } on follow from what was settled then; the game went on from a saved one there
fair-seeded = All { $n } outcomes of chance follow from the seed, which whoever set the game up could know
fair-told = What chance gave was told by people at a real table: it cannot be verified
fair-free = Nothing was promised before this game: its shuffles cannot be verified
fair-broken = The shuffles are not those that were promised: entry { $n } of the record is another one
fair-commitment = Commitment: { $commitment }
fair-text = It is the SHA-256 of: { $text }
fair-same = It is the commitment that was published
fair-other = The commitment that was published is another one
fair-promised = The shuffles of this game are settled: this hash was published with its first deal, and the seed is told when it is over
fair-seeded-now = The shuffles follow from the seed that was asked for when the table was set up
fair-free-now = Nothing was promised before this game: its shuffles cannot be verified

## Positions

position-none = a position begins with { $mark }, not with { $text }
position-version = this version reads positions that begin with { $mark }; a newer one wrote that
position-damaged = the text of the position is damaged: something of it is missing or changed
position-other = another version of Sietch wrote that position, and this one does not know what it meant
position-wrong = that is no position of this game: { $reason }
position-set-up = the position is of another set-up
position-over = the game is over at that position: there is nothing to decide

## Hints

hint-answer = { $place }. { $answer }
hint-chance = { $chance }% to win (95%: { $low } to { $high })
hint-behind = −{ $points }%
hint-worlds = Compared in { $n ->
    [one] { $n } imagined world
   *[other] { $n } imagined worlds
}, by what you can see.
hint-early = It is early: who will win cannot be told yet, only which answers look better.
hint-none = There is nothing to decide for you now.
hint-lone = There is one answer only.
reason-feature = { $feature } { $amount }
reason-influence = { $amount } influence with the { NOUN($faction) }
reason-opens = opens { $place }

feature-victory = the way to victory
feature-supremacy = supremacy
feature-prescience = prescience
feature-prospect = prospects of prescience
feature-hunt = enemies within reach
feature-danger = own legions in danger
feature-strength = strength of the legions
feature-enemy-strength = strength of the enemy
feature-exposure = exposed places
feature-enemy-card = cards of the enemy
feature-die = action dice
feature-enemy-die = action dice of the enemy
feature-aircraft = aircraft
feature-worm = sandworms
feature-wormsign = wormsigns
feature-order = the better order of things
feature-victory-point = victory points
feature-influence = influence
feature-bonus = bonuses of influence tracks
feature-battle-icon = battle icons
feature-control = controlled places
feature-solari = solari
feature-spice = spice
feature-water = water
feature-card = cards
feature-intrigue = Intrigue cards
feature-played-intrigue = a played Intrigue card
feature-persuasion = persuasion
feature-troop = troops
feature-agent = agents
feature-swordmaster = the Swordmaster
feature-high-council-seat = a seat on the High Council
feature-maker-hooks = maker hooks
feature-detonate = the Shield Wall
feature-spy = spies
feature-watched-spaces = watched places
feature-watched-agents = watched agents
feature-hindrance = hindrance of others
feature-rival-points = points of others
feature-discard = discarded cards
feature-hand-icons = places that the hand leads to
feature-acquire = an acquired card
feature-acquired-cost = a strong new card
feature-acquired-icons = places that a new card leads to
feature-acquired-access = new ways to places
feature-acquired-persuasion = persuasion of a new card
feature-acquired-sword = swords of a new card
feature-trash = a thinner deck
feature-lost-card = a lost card
feature-trashed-cost = a strong card given up
feature-trashed-icons = places given up with a card
feature-trashed-access = ways to places given up
feature-trashed-persuasion = persuasion given up with a card
feature-trashed-sword = swords given up with a card
feature-below-point = a step from a point of influence
feature-below-alliance = a step from an alliance
feature-hand-persuasion = persuasion of a usual hand
feature-hand-sword = swords of a usual hand
feature-hand-cost = strength of the deck
feature-contract = contracts
feature-completed-contract = completed contracts
feature-freedom = freedom to choose
feature-specimen = specimens
feature-research = research
feature-tleilaxu = the Tleilaxu track
feature-tech = Tech tiles
feature-tech-cost = strength of a Tech tile
feature-negotiator = negotiators
feature-freighter = the freighter
feature-dreadnought = dreadnoughts

terminal-no-hints = There are no hints here: several people play. { $command } allows them.
terminal-hint-thinking = The coach thinks

## Looking back

analyse-what = name a record, or a position with --position
analyse-answers = answers
analyse-chance = { $name }: { $chance }% to win
analyse-curve = Chances to win at the beginning of each round
analyse-round = Round
analyse-end = End
analyse-early = Before round { $round } nobody can tell who will win.
analyse-turns = Where it turned
analyse-turn = Round { $round }: { $name } went from { $before }% to { $after }%
analyse-accounts = Skill and luck, in points of win chance
analyse-player = Player
analyse-start = Start
analyse-own = Own answers
analyse-others = Others' answers
analyse-luck = Luck
analyse-mistakes = Mistakes: { $n } in { $of } decisions
analyse-mistake = Round { $round }, { $name }: “{ $played }” lost { $loss }% ({ $low } to { $high }); better: “{ $better }”

## Puzzles

puzzles-title = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
puzzles-id = Id
puzzles-game = Game
puzzles-players = Players
puzzles-modules = Modules
puzzles-usage = sietch puzzles solve sets that of the day, or with an ID that one.
puzzles-which = Which answer is best?
puzzles-right = Right: { $answer }
puzzles-wrong = No. Best is: { $answer }
puzzles-none = there is no puzzle { $id }; sietch puzzles lists those that there are
puzzles-broken = the puzzle { $id } does not ask what it should in this version
puzzles-no-answer = { $answer } is no answer; name one by its number, 1 to { $n }, or by its key
puzzles-found = { $n } found in { $looked } positions
puzzles-file = { $file } cannot be written: { $reason }

## At a table

position-alone = a table begins at a position, or goes on from a record, or lies on a real table: one of them
