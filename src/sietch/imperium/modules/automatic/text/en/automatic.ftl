### Players without a seat: House Hagal cards, what they gain, their combat

## Components

kind-hagal = House Hagal card
kind-rival = Rival card
part-swordmaster = Swordmaster
part-priority = Factions in order
part-scheme = Scheme
part-swords = Swords in combat
hagal-reshuffles = all discarded House Hagal cards are shuffled into the deck, then another one is revealed
hagal-space = an Agent goes to { $spaces_options }
hagal-makers = an Agent goes to the board space with most bonus spice, then with most spice; without bonus spice another card is revealed: { $spaces_options }
rival-swordmaster = for { $n } solari, spice, Intrigue cards and water together
rival-faction = { NOUN($faction) }
rival-priority = { $factions_steps }
rival-to-come = a Rival
rival-streamlined = for Streamlined Rivals

## Effects

influence-least = gain { $n } Influence with the Faction where you have least
influence-most = gain { $n } Influence with the Faction where you have most
influence-for-alliance = gain { $n } Influence with a Faction where this brings you the Alliance, else where you have least
influence-of-priority = gain 1 Influence with the Faction in place { $place } of your list
rival-spy = place a Spy on the first free post of a Faction, in the order of your list
rival-spy-on = place a Spy on the first free one of these posts: { $posts_steps }
rival-signet = use your signet
rival-harvest = with Maker Hooks summon the sandworms of the board space if they can join the Conflict; otherwise gain its spice
rival-detonate = with Maker Hooks detonate the Shield Wall
rival-tech = acquire the dearest Tech tile with the House Hagal mark that you can pay for, for { $n } spice less
rival-tech-or-negotiator = acquire the dearest Tech tile with the House Hagal mark that you can pay for, for { $n } spice less; otherwise place a Negotiator
change-tleilaxu-row-left = the left card of the Tleilaxu Row is removed and replaced
change-tleilaxu-row-right = the right card of the Tleilaxu Row is removed and replaced
if-dreadnought-in-supply = you have a dreadnought in your supply
if-conflict-level = the Conflict is of level { $n }

## Events

event-bonus-to-bank = { $player } returns { $n } bonus spice from { $what } to the bank
event-rival-joined = { $player } joins the game
event-hagal-revealed = { $player } reveals the House Hagal card { $what }
event-hagal-ignored = The card { $what } cannot be used: another one is revealed
event-hagal-flipped = { $player } flips the House Hagal card { $what } for { $n } { NOUN("sword", $n) }
event-hagal-shuffled = The House Hagal deck is shuffled: { $n } { NOUN("card", $n) }
event-agent-stayed-home = { $player } can use no House Hagal card: the Agent stays at home
event-held-back = { $player } leads clearly and deploys no troops
event-schemed = { $player } carries out a scheme: the third Spy is on the board
event-intrigues-spent = { $player } spends { $n } { NOUN("intrigue-card", $n) }
event-churn-rolled = A die shows { $what }
event-row-churned = { $what } leaves the Imperium Row and is trashed
event-tleilaxu-removed = { $what } leaves the Tleilaxu Row
event-control-lost = { $player } loses control of { $what }

## Options

option-drawn-hagal = the House Hagal card { $name } is revealed
option-dealt-rival = the Rival { $name } is dealt
option-rival-discards = the Intrigue card { $name } is spent
option-die = the die shows { $n }

## Prompts

why-no-swordmaster-here = at this difficulty you cannot have a Swordmaster
prompt-rival-influence = { $rival } gains { $n } Influence where it has least, and several Factions are equal: with which one? You decide.
prompt-choose-for-rival = { $rival } has a choice that the rules give to you: what does it take?

## Difficulties

difficulty-mercenary = Mercenary
difficulty-sardaukar = Sardaukar (veteran)
difficulty-mentat = Mentat (expert)
difficulty-kwisatz-haderach = Kwisatz Haderach (hardest)

## Uprising terminal

terminal-rival = Rival
terminal-hagal-deck = House Hagal deck/discard
terminal-companion-help =
    Say what happened, and be told what rivals do. Players are A, B and C; people come first.
    conflict NAME: a new round with this conflict. A at SPACE: an agent. A spy POST: a Spy (with a 0 behind it no more). A intrigues 4: how many cards. A emperor 3: influence. A troops 2: in the Conflict.
    A control SPACE. B solari 4, B garrison 3 and the like set a rival right. bonus SPACE 2: bonus spice. wall: the Shield Wall is gone.
    turn B: the rival acts; you say which House Hagal card you revealed. combat: cards for swords. reward B 1: its reward.
    show: the rivals. undo: take back. quit: end.
terminal-companion-unclear = That is not clear: { $text }
terminal-companion-noted = Noted: { $player }: { $text }
terminal-companion-noted-all = Noted: { $text }
terminal-companion-too-many = There cannot be { $text }: at most { $n }.
terminal-companion-no-turn = The rival has no agent left, or no conflict is told yet.
terminal-companion-no-conflict = No conflict is told yet.
terminal-companion-nothing = There is nothing to take back.
terminal-companion-which-card = Which House Hagal card did you reveal?
terminal-companion-next-card = That card does not decide it: which House Hagal card did you reveal next?
terminal-companion-undone = Taken back: it has not happened.
terminal-companion-which = What came up?

## Doubts

doubt-hagal-swords = how many swords it has; known from one source
doubt-hagal-advance = how far the token advances; known from one source
doubt-one-source = everything on it; known from one source
doubt-hagal-row = whether it leaves the Tleilaxu Row alone; known from one source
doubt-hagal-gains = its swords and what it gives; known from one source
doubt-hagal-copies = how many copies there are; here one, by the size of the deck
doubt-hagal-sword = how many swords it has; here one, by one source

## Why a game with rivals cannot be set up like this

setup-rival-is-leader = { $rival } and a player's leader are the same person: choose another
setup-count-rivals =
    { $n ->
        [one] there is one rival here
       *[other] there are { $n } different rivals here
    }
setup-no-streamlined = the streamlined rivals are both leaders of players: choose another leader, or leave the house rule out
setup-not-streamlined = { $rival } is no streamlined rival: take another, or leave the house rule out
