### What happened: lines of the log, in the present tense. A hidden variant tells it to those who may not see the card.

## The course of the game

event-leader-taken = { $player } gra liderem { $what }
event-objective-dealt = { $player } otrzymuje kartę celu { $what }
event-conflict-revealed = Odkryty zostaje konflikt { $what }
event-combat-began = Zaczyna się walka: { $what }
event-makers-added = Na pole { $what } trafia bonusowa przyprawa
event-game-ended = { $player } wygrywa grę, mając { $n } { NOUN("victory-point", $n, case: "acc") }
event-game-ended-team = Wygrywa drużyna, mając { $n } { NOUN("victory-point", $n, case: "acc") }: { $players }

## Turns

event-card-played = { $player } zagrywa kartę { $what }
event-agent-sent = { $player } wysyła agenta na pole { $what }
event-infiltrated = { $player } dokonuje infiltracji dzięki szpiegowi na punkcie { $what }
event-gathered = { $player } zbiera dane dzięki szpiegowi na punkcie { $what }
event-revealed = { $player } odkrywa kartę { $what }
event-acquired = { $player } pozyskuje kartę { $what }
event-row-refilled = Do rzędu Imperium trafia karta { $what }
event-passed = { $player } pasuje

## Goods and cards

event-gained = { $player } zdobywa { $n } { NOUN($what, $n, case: "acc") }
event-gained-less = { $player } traci { $n } { NOUN($what, $n, case: "acc") }
event-paid = { $player } płaci { $n } { NOUN($what, $n, case: "acc") }
event-bonus-taken = { $player } bierze { $n } { NOUN("bonus-spice", $n, case: "acc") } z pola { $what }
event-drew = { $player } dobiera kartę { $what }
event-drew-hidden = { $player } dobiera { $n } { NOUN("card", $n, case: "acc") }
event-shuffled = { $player } tasuje stos kart odrzuconych w nową talię ({ $n } { NOUN("card", $n) })
event-discarded = { $player } odrzuca kartę { $what }
event-trashed = { $player } niszczy kartę { $what }
event-card-returned = { $player } bierze z powrotem na rękę kartę { $what }
event-card-set-aside = { $player } odkłada na bok kartę { $what }
event-put-on-top = { $player } kładzie na wierzchu talii kartę { $what }
event-drew-intrigue = { $player } dobiera kartę intrygi { $what }
event-drew-intrigue-hidden = { $player } dobiera { $n } { NOUN("intrigue-card", $n, case: "acc") }
event-intrigue-played = { $player } zagrywa kartę intrygi { $what }
event-intrigue-trashed = { $player } niszczy kartę intrygi { $what }
event-stole = { $player } zabiera graczowi { $other } kartę intrygi { $what }
event-stole-hidden = { $player } zabiera graczowi { $other } kartę intrygi
event-intrigue-stolen = { $player } traci kartę intrygi { $what }, którą bierze { $other }
event-intrigue-stolen-hidden = { $player } traci kartę intrygi, którą bierze { $other }

## Units, Spies and Agents

event-recruited = { $player } rekrutuje { $n } { NOUN("troop", $n, case: "acc") }
event-deployed = { $player } wysyła na obszar konfliktu { $n } { NOUN("troop", $n, case: "acc") }
event-retreated = { $player } wycofuje { $n } { NOUN("troop", $n, case: "acc") }
event-worm-summoned = { $player } przywołuje { $n } { NOUN("sandworm", $n, case: "acc") }
event-hooks-taken = { $player } bierze haki stworzyciela
event-wall-detonated = { $player } detonuje Mur Zaporowy
event-spy-placed = { $player } umieszcza szpiega na punkcie { $what }
event-spy-recalled = { $player } przywołuje szpiega z punktu { $what }
event-agent-recalled = { $player } przywołuje agenta z pola { $what }
event-council-joined = { $player } zajmuje miejsce w Wysokiej Radzie
event-swordmaster-hired = { $player } bierze mistrza miecza

## Influence and contracts

event-influence-gained = { $player } zdobywa { $n } { NOUN("influence", $n, case: "acc") } u { NOUN($what, case: "gen") }
event-influence-lost = { $player } traci { $n } { NOUN("influence", $n, case: "acc") } u { NOUN($what, case: "gen") }
event-alliance-taken = { $player } bierze znacznik sojuszu { NOUN($what, case: "gen") }
event-alliance-returned = { $player } zwraca znacznik sojuszu { NOUN($what, case: "gen") }

## Combat

event-strength-counted = { $player } walczy z siłą { $n }
event-reward-taken =
    { $n ->
        [1] { $player } bierze pierwszą nagrodę za konflikt { $what }
        [2] { $player } bierze drugą nagrodę za konflikt { $what }
       *[other] { $player } bierze trzecią nagrodę za konflikt { $what }
    }
event-reward-doubled = { $player } dzięki czerwiom bierze nagrodę dwa razy: { $what }
event-conflict-won = { $player } wygrywa konflikt { $what }
event-control-taken = { $player } przejmuje kontrolę nad polem { $what }
event-control-bonus = { $player } otrzymuje bonus za kontrolę nad polem { $what }
event-icons-matched = { $player } dopasowuje ikony walki: { NOUN($which) }

## Leaders

event-leader-flipped = { $player } odwraca lidera: { $what }
event-memory-stored = { $player } odkłada { $n } { NOUN("memory", $n, case: "acc") }
event-trained = { $player } przesuwa znacznik Feyda na pole { $n }
