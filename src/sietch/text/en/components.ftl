### What a component's page says besides its effects: labels of its parts, facts, and what only components have.

## Kinds

kind-starting = Starting card
kind-reserve = Reserve card
kind-imperium = Imperium card
kind-intrigue = Intrigue card
kind-conflict = Conflict card
kind-leader = Leader
kind-space = Board space
kind-post = Observation post
kind-objective = Objective card
kind-track = Influence track

## Labels of parts

part-agent = Agent box
part-icons = Agent icons
part-reveal = Reveal box
part-acquire = When acquired
part-discarded = When discarded from your hand
part-trashed = When trashed
part-plot = Plot
part-level = Level
part-battle-icon = Battle icon
part-winner = The winner
part-first = First reward
part-second = Second reward
part-third = Third reward
part-requirement = Requirement
part-reward = Reward
part-set-up = Set-up
part-side = Side
part-ability = Ability
part-signet = Signet Ring
part-cost = Cost
part-mark = Mark
part-influence = Faction
part-effects = Effects
part-extra = Higher payment
part-control-bonus = For the player in control
part-spaces = Connected to
part-players = Players
part-step = Steps
part-alliance = Alliance

## What parts say

the-noun = { NOUN($what) }
cost-after = { $n } { NOUN($what, $n) }, or { $after } once another player has a Swordmaster
cost-between = { $least } to { $most } { NOUN($what, $most) }
for-amount = { $n } { NOUN($what, $n) } → { $get }
needs-influence = at least { $n } Influence with the { NOUN($faction) }
once-in-the-game = once in the game for each player
mark-combat = Combat space: you may deploy the troops you recruit this turn and up to 2 more from your garrison
mark-maker = Maker board space: bonus spice gathers here
extra-payment = pay { $n } { NOUN($what, $n) } when you send the Agent → { $get } instead
starts-without = the starting deck does not contain { $cards_list }
costs-less = board spaces with the Agent icon { NOUN($icon) } cost you { $n } { NOUN($what, $n) } less
passes-others = other players' Agents do not stop you at board spaces with the Agent icon { $icons_options }
icon-noun = { NOUN($icon) }
other-side = the other side of Lady Jessica
titled = { $title } – { $text_sentences }
connected-spaces = { $spaces_list }
player-counts = { $counts }
first-player = who gets it is the first player
track-length = steps 0 to { $n }
track-step = at { $n }: { $get }
icons-if = if { $test }: { NOUN($icons_list) }
track-alliance = who is first at { $n }, and whoever has more after that, has the Alliance and its Victory Point
