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
arrakis-why-carry-out = nie możesz tego wykonać: { $what }
