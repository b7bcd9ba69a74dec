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

## Facts

fact-copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
fact-module =
    { $module ->
        [choam] CHOAM module
        [base] game of 2020
        [base-cards] cards of 2020
        [base-conflicts] Conflicts of 2020
        [rise-of-ix] Rise of Ix
        [ix-conflicts] Conflicts of Rise of Ix
        [epic] epic game
        [immortality] Immortality
        [go-to-11] Game to 11
        [six-players] six players
       *[other] module { $module }
    }
fact-cost = cost { $n }
fact-tags = { NOUN($tags_list) }
fact-no-agent-icons = no Agent icons
fact-agent-icons = Agent icons: { NOUN($icons_list) }
fact-space-icon = Agent icon: { NOUN($icons_list) }
fact-doubt = Not certain: { $doubt }
labelled = { $label }: { $text }

## Labels of parts

part-agent = Agent box
part-icons = Agent icons
part-reveal = Reveal box
part-acquire = When acquired
part-discarded = When discarded from your hand
part-trashed = When trashed
part-plot = Plot
part-combat = Combat
part-victory = When you win the Conflict
part-endgame = Endgame
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

level =
    { $n ->
        [1] Conflict I
        [2] Conflict II
       *[other] Conflict III
    }
the-noun = { NOUN($what) }
counted = { $n } { NOUN($what, $n) }
cost-after = { $n } { NOUN($what, $n) }, or { $after } once another player has a Swordmaster
cost-between = { $least } to { $most } { NOUN($what, $most) }
for-amount = { $n } { NOUN($what, $n) } → { $get }
needs-influence = at least { $n } Influence with the { NOUN($faction) }
once-in-the-game = once in the game for each player
mark-combat = Combat space: you may deploy the troops you recruit this turn and up to 2 more from your garrison
mark-maker = Maker board space: bonus spice gathers here
extra-payment = pay { $n } { NOUN($what, $n) } when you send the Agent → { $get } instead
control-of = takes control of { $space }
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
