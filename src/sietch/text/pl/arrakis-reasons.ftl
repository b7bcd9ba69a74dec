### Why something is not possible in War for Arrakis.

arrakis-why-no-die = nie masz niewykorzystanej kości z wynikiem { $result }
arrakis-why-named-die = w tej turze musisz wykorzystać kość z wynikiem { $result }
arrakis-why-no-desert-power = potęga pustyni wymaga mniej niewykorzystanych kości, niż mają Harkonnenowie: ty masz { $n }, oni mają { $other }
arrakis-why-in-tank = { $leader } jest w zbiorniku regeneracyjnym
arrakis-why-spent = karta dowódcy { $leader } jest wyczerpana do końca rundy
arrakis-why-no-special = { $leader } nie ma akcji specjalnej
arrakis-why-no-legion-to-move =
    { $kind ->
        [any] żaden twój legion nie może się ruszyć
        [that] ten legion nie może się ruszyć
        [the] nie ma legionu { $which }, który może się ruszyć
       *[some] nie masz legionu { $which }, który może się ruszyć
    }
arrakis-why-no-target =
    { $kind ->
        [any] żaden twój legion nie ma czego zaatakować
        [that] ten legion nie ma czego zaatakować
        [the] nie ma legionu { $which }, który ma co zaatakować
       *[some] nie masz legionu { $which }, który ma co zaatakować
    }
arrakis-why-no-place = nie ma na to miejsca
arrakis-why-nothing-to-replace = nie masz czego zastąpić albo nie masz czym
arrakis-why-decks-empty = nie ma już kart planowania do dobrania
arrakis-why-no-card = nie masz karty planowania, którą można zagrać
arrakis-why-opponent-hand-empty = przeciwnik nie ma na ręce kart planowania
arrakis-why-no-wormsign = nie ma już znaku czerwia albo obszaru pustyni, na którym można go umieścić
arrakis-why-no-worm-to-move = żaden czerw pustyni nie może się ruszyć
arrakis-why-no-worm-attack = żaden czerw pustyni nie ma czego zaatakować
arrakis-why-no-wild-maker = Dzikiego Stworzyciela nie można teraz użyć
arrakis-why-nobody-exposed = żaden legion Harkonnenów nie jest narażony na burzę
arrakis-why-no-prey = nie ma tam ani legionu Harkonnenów, ani żniwiarki
arrakis-why-markers-at-bottom = wszystkie znaczniki Imperium są w najniższym rzędzie
arrakis-why-no-leader-to-tank = na planszy nie ma takiego wrogiego imiennego dowódcy
arrakis-why-no-target-here = nie ma czegoś, na czym można by tego użyć
arrakis-why-no-sister = w rezerwie nie ma już żetonu Bene Gesserit
arrakis-why-no-house-die = przeciwnik nie ma niewykorzystanej kości z wynikiem Ród
arrakis-why-legions-on =
    { $n ->
        [one] musisz mieć legion na { $n } takim obszarze, a takich obszarów masz { $have }
       *[other] musisz mieć legiony na { $n } takich obszarach, a takich obszarów masz { $have }
    }

## Dice

arrakis-why-more-dice = żeton trafia do wyniku z najmniejszą liczbą kości: najmniej jest { $fewest }, a tutaj { $n }
arrakis-why-no-slot = wszystkie pola akcji tego wyniku są zajęte: { $n }
arrakis-why-fewer-empty-slots = kość zmienia się na wynik z największą liczbą pustych pól akcji: najwięcej jest { $most }, a tutaj { $n }
arrakis-why-hand-only = tej karty się nie zagrywa: jej egzemplarze odrzuca się w ramach darmowej akcji

## Areas and ways

why-choose-sector = najpierw wybierz sektor: { $sectors_options }
arrakis-why-other-sector = nie leży w wybranym sektorze: { $sector }
arrakis-why-there-already = legion już tam jest
arrakis-why-enemy-legion = jest tam wrogi legion
arrakis-why-enemy-settlement = jest tam wroga osada, którą można tylko zaatakować
arrakis-why-enemy-sietch = jest tam wroga sicz, którą można tylko zaatakować
arrakis-why-sandworm = jest tam czerw pustyni
arrakis-why-wormsign = znak czerwia już tam jest
arrakis-why-sietch = jest tam sicz
arrakis-why-harvester-there = żniwiarka już tam jest
arrakis-why-no-desert = to nie jest pustynia: { $terrain }
arrakis-why-no-sietch = nie ma tam twojej siczy
arrakis-why-no-units = nie ma tam twojej jednostki, do której dowódca mógłby dołączyć
arrakis-why-no-token-left = nie ma już żetonów rozmieszczenia
arrakis-why-where = umieszcza się to gdzie indziej: { $where }
arrakis-why-wall = od obszaru { $area } oddziela go granica nieprzekraczalna
arrakis-why-not-adjacent = nie sąsiaduje z obszarem { $area }
arrakis-why-too-far = nie sąsiaduje z obszarem { $area }, a w strefie powietrznej połączonej z obszarem { $area } nie ma ornitoptera
arrakis-why-too-far-to-fly = jest dalej niż 2 obszary od obszaru { $area }
arrakis-why-flown = nie sąsiaduje, a ten legion został już przewieziony ornitopterem
arrakis-why-too-far-to-ride = nie sąsiaduje z obszarem { $area } i nie prowadzą tam znaki czerwia ani czerwie pustyni

## Legions

arrakis-why-moved = ten legion już się ruszył w tej akcji
arrakis-why-leader-moved = jego dowódcy już się ruszyli w tej akcji
arrakis-why-special-moved = wszystkie jego figurki tego rodzaju już się ruszyły w tej akcji: { NOUN($what) }
arrakis-why-nowhere = żaden obszar w jego zasięgu nie jest wolny
arrakis-why-other-legion =
    { $kind ->
        [any] tego legionu nie można tu użyć
        [that] można tu użyć tylko legionu z poprzedniego kroku
        [the] można tu użyć tylko legionu { $which }
       *[some] można tu użyć tylko legionu { $which }
    }
arrakis-why-paul-stays = legion, w którym jest Paul, nie może się w tej turze ruszyć ani atakować
arrakis-why-nothing-near = w jego zasięgu nie ma czego zaatakować
arrakis-why-nothing-to-attack = nie ma tam wrogiego legionu ani wrogiej osady

## Spice

arrakis-why-spice = to kosztuje { $n }, a przyprawy masz { $have }
arrakis-why-paid = za ten znacznik już zapłacono
arrakis-why-top-row = znacznik jest już w najwyższym rzędzie
arrakis-why-bottom-row = znacznik jest w najniższym rzędzie i nie może się obniżyć
arrakis-why-stockpiled = w tej rundzie przyprawa już trafiła do zapasów
arrakis-why-supremacy = przyprawę można gromadzić w zapasach tylko do { $most } punktów dominacji, a masz ich { $n }
arrakis-why-saved = w rezerwie jest już 1 przyprawa

## Free actions

arrakis-why-detonated = rodowa broń atomowa została już zdetonowana
arrakis-why-no-atomics = któryś znacznik jasnowidzenia musi być na polu { $n }, a najdalszy jest na polu { $have }
arrakis-why-ban = nie pozwala na to zakaz frakcji { $power }
arrakis-why-no-scout = w sektorach tej strefy powietrznej nic nie leży zakryte
arrakis-why-no-scheme = musisz mieć na ręce egzemplarze karty { arrakis-planning-hawats-scheming }: { $n }, a masz { $have }
arrakis-why-not-in-play = { $leader } nie jest w grze

## Prescience cards

arrakis-why-claims = w tej rundzie zdobyte są już karty jasnowidzenia: { $n }
arrakis-why-claim-at-end = zdobywa się ją na koniec rundy
arrakis-why-claim-at-end-and = zdobywa się ją na koniec rundy, a na razie: { $why }
arrakis-why-claim-in-action-phase = można ją zdobyć tylko w fazie akcji
arrakis-why-claim-at-deed = zdobywa się ją, gdy tylko to się stanie
arrakis-why-claim-by-die = kosztuje kość: zdobądź ją na początku swojej tury zamiast wykorzystywać kość
arrakis-why-claim-no-die = kosztuje kość, a nie masz już żadnej
arrakis-why-claim-free = zdobywa się ją w ramach darmowej akcji
arrakis-why-not-on-map = { $leader } nie jest na planszy
arrakis-why-not-deep = { $leader } jest na obszarze { $area }, a to nie jest głęboka pustynia
arrakis-why-on-sietch = { $leader } jest na obszarze { $area }, gdzie jest sicz
arrakis-why-not-on-sietch = { $leader } jest na obszarze { $area }, gdzie nie ma siczy
arrakis-why-apart = { $leader } jest na obszarze { $area }, { $with } na obszarze { $other }
arrakis-why-no-hidden-sietch = { $leader } jest na obszarze { $area }, gdzie nie ma zakrytej siczy
arrakis-why-tokens-of = tam, gdzie jest { $leader }, potrzebne są żetony rozmieszczenia: { $n }; na obszarze { $area } masz { $have }
arrakis-why-enemy-in-sector = { $leader } jest w sektorze z legionem Harkonnenów: jest on na obszarze { $area }
arrakis-why-in-deep-desert = potrzebne są jednostki lub żetony rozmieszczenia na głębokiej pustyni: { $n }; masz { $have }
arrakis-why-hand = potrzebne są karty planowania na ręce: { $n }; masz { $have }
arrakis-why-harvesters = w tej fazie akcji potrzebne są usunięte żniwiarki: { $n }; na razie { $have }
