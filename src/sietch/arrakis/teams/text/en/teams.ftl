### War for Arrakis with partners, who share a side.

## Options

arrakis-option-act = { $name }
arrakis-option-board = { $name }
arrakis-option-cone = remove a Cone of Silence: you and your partner see each other's Planning cards until the end of the turn

## What is asked

teams-prompt-who-acts = Which of you two acts in this turn?
teams-prompt-turn-die = A { $result } die was set aside and is yours now. To which result do you turn it?
teams-prompt-sister = On whose board do you place a Bene Gesserit token of your side?
teams-prompt-sister-result = On which result of this board ({ $deck }) do you place the Bene Gesserit token?
teams-prompt-carry-out = Your partner's House die is used as { $result }, which only your board has: you carry it out. What do you do?
teams-prompt-split = Your side must discard { $n } { NOUN("planning-card", $n) }. How many of them do you discard yourself? Your partner discards the rest.

## Why it is this partner

teams-because-house = { $deck } decides for the side where the rules name nobody else
teams-because-acting = { $deck } acts in this turn
teams-because-carrying-out = { $deck } carries out the partner's House die
teams-because-vehicles = { $deck } decides everything in the vehicle phase
teams-because-hazards = { $deck } decides everything in the hazards phase
teams-because-own-cards = these are the Planning cards of { $deck }
teams-because-own-dice = these dice are for { $deck }
teams-because-own-leaders = the cards of these leaders lie on the board of { $deck }

## Why not

teams-why-no-die = there is no unused die on that board
teams-why-partners-die = your unused { $result } dice are on your partner's board
teams-why-partners-leader = the card of { $leader } lies on your partner's board
teams-why-other-board = this is not on the board of this player: { $deck }
teams-why-more-dice = the die is turned to a result of the board with the fewest dice: that is { $fewest }, and here there are { $n }
teams-why-no-cone = no Cone of Silence is left

## What happened

event-partner-acts = This partner acts: { $what }
event-partner-carries-out = A House die is used as { $which } and carried out by the partner: { $what }
event-die-taken = { $what }: a { $which } die
event-die-set-aside = { $player } sets a { $what } die aside: there is no slot for it
event-card-handed-over = { $player }: the House draws { $what } and hands it to the Fremen
event-card-handed-over-hidden = { $player }: the House draws { $n } { NOUN("planning-card", $n) } and hands it to the Fremen
event-cone-removed = { $player } removes a Cone of Silence and talks in secret
