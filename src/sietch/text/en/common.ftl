### What more than one family of games says, and what the page and the terminal share.

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
part-combat = Combat
part-victory = When you win the Conflict
part-endgame = Endgame
level =
    { $n ->
        [1] Conflict I
        [2] Conflict II
       *[other] Conflict III
    }
counted = { $n } { NOUN($what, $n) }
control-of = takes control of { $space }

seq = { $parts_list }
steps = { $parts_steps }
box = { $effects_sentences }
lines = { $lines_sentences }
given = if { $test }: { $then }
given-otherwise = if { $test }: { $then }; otherwise: { $otherwise }
may = optionally { $get }
pay-get = { $cost } → { $get }
may-pay-get = optionally { $cost } → { $get }
choose = choose: { $branches_alternatives }
choose-one = choose one: { $branches_steps }
branch = ({ $letter }) { $what }
each = { $node } for { $count }
when = { $trigger }: { $node }
step = go on with the game
gain = gain { $n } { NOUN($what, $n) }
pay = pay { $n } { NOUN($what, $n) }
draw = draw { $n } { NOUN("card", $n) }
discard = discard { $n } { NOUN("card", $n) } from your hand
trash = trash a card from your hand, your discard pile or play
trash-this = trash this card
set-aside = set aside a card of the Imperium Row and refill the row; in your Reveal turn this round you may acquire the card for 1 Persuasion less
steal-intrigue = take a random Intrigue card from each opponent who has { $n } or more
trash-intrigue = trash an Intrigue card from your hand
recruit = recruit { $n } { NOUN("troop", $n) }
retreat = retreat { $n } { NOUN("troop", $n) }
detonate = detonate the Shield Wall
recall-agent = recall another of your Agents (not the one sent this turn)
infiltrate = infiltrate: recall a connected Spy to join an occupied board space
influence = gain { $n } Influence with the { NOUN($faction) }
influence-any = gain { $n } Influence with a Faction of your choice
lose-influence =
    { $n ->
        [1] lose 1 Influence with a Faction of your choice
       *[other] lose { $n } Influence with Factions of your choice
    }
signet = use the Signet Ring ability of your Leader
train = move the Feyd token one space along the training track (from the start to space { $first }) and take the reward of the new space: { $spaces_steps }

event-round-began = Round { $n } begins
event-turn-began = { $player } takes a turn

option-no = no
option-yes = yes
option-number = { $n }
option-effect = { $what }
option-card-effect = { $card }: { $what }

prompt-choose = Decide: { $what }
prompt-choose-one = Choose one.
prompt-may = Do you want this: { $what }?
prompt-chance = What does chance bring?

why-game-over = the game is over
why-not-now = that is not possible now
why-condition = only if { $test }
why-cost = you cannot pay the cost: { $cost }
why-count-zero = this counts { $count }, and there is none

icon-spice = spice
icon-card = draw a card
icon-discard = discard a card
icon-look = look at cards of your deck
icon-sandworm = sandworm
icon-retreat = retreat troops
icon-ornithopter = Ornithopter
icon-arrow = pay → get
icon-or = or
icon-colon = condition: effect
icon-line = next line
icon-may = optional
icon-no = not
icon-per = for each
icon-times = copies
explain-spice = The most precious good of Arrakis. It pays for strong board spaces and effects, or is sold for Solari.
explain-card = Take the top card of your deck into your hand; an empty deck is made anew from your discard pile.
explain-discard = Put a card from your hand on your discard pile. It comes back when your deck is shuffled anew.
explain-look = Look at the top cards of your deck; what then happens with them is said beside it.
explain-sandworm = Comes straight to the Conflict with strength 3 and doubles your reward there. It needs Maker Hooks, and a Conflict behind the Shield Wall cannot be reached.
explain-retreat = Take troops from the Conflict back to your garrison.
explain-crysknife = A battle icon. Two cards with the same battle icon, won Conflicts or your objective, are turned over for a Victory Point.
explain-ornithopter = { explain-crysknife }
explain-arrow = What stands before it is the price; only who pays it all gets what comes after.
explain-or = Choose one of the two sides.
explain-colon = What stands before it must be true; otherwise the effect after it does not happen.
explain-line = A new effect begins; each is carried out by itself.
explain-may = You may do it, but you need not.
explain-no = What follows must not be so, or does not happen.
explain-per = The effect counts once for each of what follows.
explain-times = How many copies are meant.
