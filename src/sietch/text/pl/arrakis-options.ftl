### What a player can answer in War for Arrakis.

## Turns

arrakis-option-die = wykorzystaj kość z wynikiem { $name }
arrakis-option-card = zagraj kartę { $name }
arrakis-option-special = użyj akcji specjalnej dowódcy { $name }
arrakis-option-claim = zdobądź kartę jasnowidzenia { $name }
arrakis-option-attach = dołącz ją do karty jasnowidzenia { $name }
arrakis-option-desert-power = skorzystaj z potęgi pustyni
arrakis-option-free = wykonaj darmową akcję
arrakis-option-pass = spasuj
arrakis-option-done = gotowe
arrakis-option-nothing = nic
arrakis-option-done-die = gotowe: kość przepada bez efektu
arrakis-option-end = zakończ turę
arrakis-option-result = { $name }

## Legions

arrakis-option-legion = legion na obszarze { $name }
arrakis-option-whole = cały legion
arrakis-option-part = część legionu
arrakis-option-fewer = mniej kart
arrakis-option-take-token = { $name }
arrakis-option-take-leader = { $name } idzie z legionem
arrakis-option-leave-leader = { $name } zostaje
arrakis-option-to = na obszar { $name }
arrakis-option-fly = ornitopterem na obszar { $name }
arrakis-option-zone = maszyna w strefie powietrznej { $name }
arrakis-option-attack = zaatakuj obszar { $name }
arrakis-option-fly-at = zaatakuj ornitopterem obszar { $name }
arrakis-option-retreat = na obszar { $name }
arrakis-option-lose = { NOUN($what) }
arrakis-option-lose-leader = { $name }
arrakis-option-ability = zdolność bojowa dowódcy { $name }
arrakis-option-ability-generic = zdolność bojowa anonimowego dowódcy

## Figures and vehicles

arrakis-option-place = na obszarze { $name }
arrakis-option-from = z obszaru { $name }
arrakis-option-supply = z zasobów
arrakis-option-supply-figure = { NOUN($what) } z zasobów
arrakis-option-from-leader = { NOUN($what) } z obszaru { $name }
arrakis-option-figure = { NOUN($what) }
arrakis-option-leader = { $name }
arrakis-option-sector = w sektorze { $name }
arrakis-option-harvester = na obszarze { $name }
arrakis-option-ornithopter = w strefie powietrznej { $name }
arrakis-option-carryall = w strefie powietrznej { $name }
arrakis-option-vehicle = { NOUN($what) }
arrakis-option-remove = żniwiarka na obszarze { $name }
arrakis-option-rescue = uratuj ją skrzydłowcem ze strefy powietrznej { $name }
arrakis-option-swap = zamień dowódcę { $name } na anonimowego dowódcę
arrakis-option-tank = { $name }

## The desert

arrakis-option-sign = na obszarze { $name }
arrakis-option-unsign = znak czerwia na obszarze { $name }
arrakis-option-worm = czerw pustyni na obszarze { $name }
arrakis-option-worm-to = na obszar { $name }
arrakis-option-bite = zaatakuj obszar { $name }
arrakis-option-wild-maker = Dziki Stworzyciel

## Free actions

arrakis-option-scout = zwiad ornitopterem ze strefy powietrznej { $name }
arrakis-option-reveal = odkryj to, co leży zakryte na obszarze { $name }
arrakis-option-reveal-token = odkryj żeton rozmieszczenia na obszarze { $name }
arrakis-option-blast = zdetonuj rodową broń atomową na obszarze { $name }
arrakis-option-scheme = odrzuć egzemplarze karty { arrakis-planning-hawats-scheming }
arrakis-option-show-sietch = sicz
arrakis-option-show-tokens = żetony rozmieszczenia
arrakis-option-show-both = sicz i żetony rozmieszczenia

## Cards, markers and spice

arrakis-option-discard = odrzuć kartę { $name }
arrakis-option-drop = karta jasnowidzenia { $name }
arrakis-option-marker = znacznik { $name }
arrakis-option-power = znacznik frakcji { $name }
arrakis-option-keep = zapłać 2 przyprawy: znacznik frakcji { $name } zostaje na miejscu
arrakis-option-raise = zapłać 3 przyprawy: znacznik frakcji { $name } przesuwa się w górę
arrakis-option-stockpile = zapłać 3 przyprawy: zdobądź 1 punkt dominacji
arrakis-option-save = zachowaj 1 przyprawę w rezerwie

## What chance answers

arrakis-option-rolled-action = kość akcji wskazuje wynik { $name }
arrakis-option-rolled = kość walki wskazuje { NOUN($what, case: "acc") }
arrakis-option-drawn = dobrana zostaje karta { $name }
arrakis-option-drawn-token = dobrane zostaje: { $name }
arrakis-option-drawn-sign = dobrany zostaje znak czerwia { $name }
arrakis-option-station-face = stacja badawcza wskazuje znacznik { $name }
arrakis-option-revealed = odkryta zostaje karta jasnowidzenia { $name }
arrakis-option-dealt-objective = rozdana zostaje karta { $name }
arrakis-option-dealt-token = rozdane zostaje: { $name }
arrakis-option-dealt-level = rozdana zostaje sicz poziomu { $n }
