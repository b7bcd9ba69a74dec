### What happened in War for Arrakis: lines of the log, in the present tense.

## The course of the game

event-phase-began = Faza: { $what }
event-objective-taken = { $player } bierze kartę { $what }
event-objective-taken-hidden = { $player } bierze kartę tajnego celu
event-victory = { $player } wygrywa grę

## Dice

event-action-rolled = { $player } wyrzuca na kościach akcji { $n } × { $what }
event-die-changed = { $player } zmienia wynik kości { $what } na wynik { $which }
event-sister-placed = { $player } umieszcza żeton Bene Gesserit przy wyniku { $what }
event-sister-taken = { $player } bierze żeton Bene Gesserit
event-die-spent = { $player } wykorzystuje kość z wynikiem { $what }
event-die-lost = { $player } traci kość z wynikiem { $what }

## Cards

event-planning-drawn = { $player } dobiera kartę { $what }
event-planning-drawn-hidden = { $player } dobiera { $n } { NOUN("planning-card", $n, case: "acc") }
event-planning-played = { $player } zagrywa kartę { $what }
event-planning-discarded = { $player } odrzuca kartę { $what }
event-special-used = { $player } używa akcji specjalnej dowódcy { $what }
event-desert-power-used = { $player } korzysta z potęgi pustyni
event-prescience-revealed = Odkryta zostaje karta jasnowidzenia { $what }
event-prescience-claimed = { $player } zdobywa kartę jasnowidzenia { $what }
event-prescience-removed = { $player } usuwa kartę jasnowidzenia { $what }
event-prescience-advanced =
    { $n ->
        [one] Znacznik { $what } przesuwa się o { $n } pole do przodu
        [few] Znacznik { $what } przesuwa się o { $n } pola do przodu
       *[other] Znacznik { $what } przesuwa się o { $n } pól do przodu
    }
event-prescience-advanced-less =
    { $n ->
        [one] Znacznik { $what } cofa się o { $n } pole
        [few] Znacznik { $what } cofa się o { $n } pola
       *[other] Znacznik { $what } cofa się o { $n } pól
    }
event-supremacy-gained =
    { $n ->
        [one] { $player } zdobywa { $n } punkt dominacji
        [few] { $player } zdobywa { $n } punkty dominacji
       *[other] { $player } zdobywa { $n } punktów dominacji
    }

## Legions and figures

event-legion-moved = { $player } przesuwa legion z obszaru { $what } na obszar { $which }
event-figure-moved = { $player } przesuwa { $n } { NOUN($what, $n, case: "acc") }
event-leader-moved = { $what } idzie z legionem
event-legion-retreated = Legion gracza { $player } wycofuje się z obszaru { $what } na obszar { $which }
event-figure-placed = { $player } umieszcza { NOUN($which, case: "acc") } na obszarze { $what }
event-figure-lost = { $player } traci { NOUN($which, case: "acc") } na obszarze { $what }
event-figure-replaced = { $player } zastępuje { NOUN($which, case: "acc") } na obszarze { $what }
event-leader-placed = { $player } umieszcza dowódcę { $what } na obszarze { $which }
event-leader-tanked = { $what } trafia do zbiornika regeneracyjnego
event-leader-entered = { $what } wchodzi do gry
event-leader-left = { $what } opuszcza grę
event-leader-recovered = { $what } opuszcza zbiornik regeneracyjny
event-leader-swapped = { $player } zabiera dowódcę { $what } z obszaru { $which }
event-token-placed = { $player } umieszcza żeton rozmieszczenia na obszarze { $what }
event-token-revealed = Na obszarze { $which } odkryte zostaje: { $what }
event-sietch-revealed = Na obszarze { $what } zostaje odkryta sicz: poziom { $n }
event-sietch-moved = { $player } przenosi sicz z obszaru { $what } na obszar { $which }
event-settlement-lost = { $player } traci osadę na obszarze { $what }, poziom { $n }

## Vehicles

event-harvester-placed = { $player } umieszcza żniwiarkę na obszarze { $what }
event-harvester-lost = { $player } traci żniwiarkę na obszarze { $what }
event-harvester-rescued = { $player } ratuje żniwiarkę na obszarze { $what } skrzydłowcem ze strefy powietrznej { $which }
event-aircraft-placed = { $player } umieszcza { NOUN($which, case: "acc") } w strefie powietrznej { $what }
event-aircraft-removed = Strefę powietrzną { $what } opuszcza { NOUN($which) }

## Battles

event-battle-began = { $player } atakuje obszar { $which } z obszaru { $what }
event-battle-round-began = Runda bitwy: { $n }
event-combat-rolled = { $player } wyrzuca { $n } { NOUN($what, $n, case: "acc") }
event-special-added = { $player } dodaje symbol specjalny za atak z zaskoczenia
event-ability-used = { $player } używa zdolności bojowej dowódcy { $what }
event-hits-taken = Legion gracza { $player } na obszarze { $what } otrzymuje { $n } { NOUN("hit", $n, case: "acc") }
event-battle-won = { $player } wygrywa bitwę o obszar { $what }
event-battle-ended = { $player } przerywa atak na obszar { $what }

## The desert

event-station-taken = { $player } zajmuje stację badawczą na obszarze { $what }
event-wormsign-placed = Na obszar { $what } trafia znak czerwia
event-wormsign-turned = Na obszarze { $which } zostaje odkryty znak czerwia: { $what }
event-wormsign-removed = Znak czerwia znika z obszaru { $what }
event-worm-appeared = Na obszarze { $what } pojawia się czerw pustyni
event-worm-moved = Czerw pustyni przesuwa się z obszaru { $what } na obszar { $which }
event-worm-attacked = Czerw pustyni atakuje obszar { $what }
event-worm-removed = Czerw pustyni znika z obszaru { $what }
event-storm-rolled = Nad obszarem { $what } szaleje burza Coriolisa: { $n } { NOUN("hit", $n) }
event-atomics-detonated = { $player } detonuje rodową broń atomową na obszarze { $what }

## Spice

event-spice-harvested = { $player } zbiera { $n } { NOUN("spice", $n, case: "acc") } na obszarze { $what }
event-marker-kept = { $player } płaci frakcji { $what }: znacznik zostaje na miejscu
event-marker-raised = { $player } płaci frakcji { $what }: znacznik przesuwa się w górę
event-marker-dropped = Znacznik frakcji { $what } przesuwa się w dół
event-sanction-began = Zaczyna obowiązywać sankcja frakcji { $what }
event-spice-stockpiled = { $player } gromadzi w zapasach { $n } { NOUN("spice", $n, case: "acc") }
event-spice-saved = { $player } zachowuje w rezerwie { $n } { NOUN("spice", $n, case: "acc") }
event-prescience-returned = { $player } wtasowuje kartę jasnowidzenia { $what } z powrotem do talii
event-prescience-attached = { $player } dołącza kartę do karty jasnowidzenia { $what }
event-die-named = { $player } wskazuje kość z wynikiem { $what }
event-paul-sought = { $player } poszukuje Mahdiego: Paul i jego legion zostają na miejscu w następnej turze Atrydów
event-wild-maker-left = Dzikiego Stworzyciela na obszarze { $what } zastępuje zwykły czerw pustyni
