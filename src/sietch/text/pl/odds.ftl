### Szanse w bitwie w grze Wojna o Arrakis: tabela polecenia `sietch odds` i słowa, którymi wpisuje się legiony.

## Legiony

odds-attacker = Atakujący
odds-defender = Obrońca
odds-regular = { $n ->
    [one] { $n } zwykła
    [few] { $n } zwykłe
   *[other] { $n } zwykłych
}
odds-elite = { $n ->
    [one] { $n } elitarna
    [few] { $n } elitarne
   *[other] { $n } elitarnych
}
odds-special = { $n ->
    [one] { $n } specjalna elitarna
    [few] { $n } specjalne elitarne
   *[other] { $n } specjalnych elitarnych
}
odds-sardaukar = { $n ->
    [one] { $n } sardaukar
    [few] { $n } sardaukarzy
   *[other] { $n } sardaukarów
}
odds-fedaykin = { $n ->
    [one] { $n } fedajkin
    [few] { $n } fedajkini
   *[other] { $n } fedajkinów
}
odds-leader = { $n ->
    [one] { $n } anonimowy dowódca
    [few] { $n } anonimowi dowódcy
   *[other] { $n } anonimowych dowódców
}
odds-bashar = { $n ->
    [one] { $n } baszar
    [few] { $n } baszarowie
   *[other] { $n } baszarów
}
odds-naib = { $n ->
    [one] { $n } naib
    [few] { $n } naibowie
   *[other] { $n } naibów
}
odds-nothing = nic
odds-in-settlement = w osadzie poziomu { $n }

## Jak kończy się bitwa

odds-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
odds-exactly = { $n }%
odds-below = mniej niż 0,1%
odds-above = ponad 99,9%
odds-chance-never = nigdy
odds-chance-always = zawsze
odds-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-ends = Jak się kończy
odds-attacker-wins = Wygrywa atakujący
odds-defender-wins = Wygrywa obrońca
odds-nobody-wins = Nie wygrywa nikt
odds-end-defender-destroyed = obrońca jest zniszczony
odds-end-defender-retreats = obrońca się wycofuje
odds-end-attacker-destroyed = atakujący jest zniszczony
odds-end-attacker-stops = atakujący przerywa atak
odds-end-both-destroyed = oba legiony są zniszczone

## Czego nie widać

odds-unknown = To, co leży zakryte, może być też czymś innym; oto najbardziej prawdopodobne legiony ({ $likely }).
odds-between = Atakujący wygrywa w { $low } do { $high } przypadków.
odds-in-each = Cokolwiek to jest, atakujący wygrywa w { $chance } przypadków.
odds-always = Cokolwiek to jest, atakujący zawsze wygrywa.
odds-never = Cokolwiek to jest, atakujący nigdy nie wygrywa.

## Według rund

odds-rounds = Według rund
odds-round = Runda
odds-later = później
odds-fought = Toczy się
odds-length = średnio { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } rundy

## Straty

odds-losses = Średnie straty
odds-figure = Figurki
odds-start = Na początku
odds-left = Zostaje
odds-came = Z elitarnych
odds-lost = Strata
odds-units = Jednostki razem
odds-kind-regular = Zwykłe
odds-kind-elite = Elitarne
odds-kind-special = Specjalne elitarne
odds-kind-leader = Anonimowi dowódcy
odds-cards = Odrzucone karty
odds-survivors = Co zostaje, od najbardziej prawdopodobnego

## Dlaczego stół nie podaje szans

odds-no-battles = w tej grze nie ma bitew, których szanse można policzyć
odds-no-area = nie ma takiego obszaru
odds-no-legion = nie ma tu legionu: { $area }
odds-no-target = nie ma tu czego atakować: { $area }
odds-mid-round = runda właśnie trwa; zapytaj, gdy straty będą usunięte

## Battles that cannot be

odds-below-zero =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    } ma jakąś liczbę mniejszą od 0
odds-too-many =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    } ma za dużo jednostek ({ $n }); legion ma ich najwyżej { $most }
odds-no-unit =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    } nie ma żadnej jednostki
odds-no-leader = { $leader } nie jest dowódcą, którego może mieć legion
odds-both-sides =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    } ma dowódców obu stron: { $leaders }
odds-leader-twice =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    } ma tego samego imiennego dowódcę dwa razy
odds-succeeded =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    } ma zarazem { $old } i { $new }: jeden odchodzi, gdy przychodzi drugi
odds-unknown-loss = niczego, co się nazywa { $what }, nie można poświęcić; możliwości: { $possible }
odds-order = w kolejności strat każda z tych rzeczy jest raz: { $kinds }
odds-same-side = { $own } i { $theirs } są po tej samej stronie
odds-level = osada ma poziom od 1 do { $last }, nie { $level }
odds-plan-below-zero = liczby rund i jednostek nie mogą być mniejsze od 0
