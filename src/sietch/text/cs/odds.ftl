### Vyhlídky bitvy ve hře Válka o Arrakis: tabulka příkazu `sietch odds` a slova, jimiž se píší legie.

## Legie

odds-attacker = Útočník
odds-defender = Obránce
odds-regular = { $n ->
    [one] { $n } běžná
    [few] { $n } běžné
   *[other] { $n } běžných
}
odds-elite = { $n ->
    [one] { $n } elitní
    [few] { $n } elitní
   *[other] { $n } elitních
}
odds-special = { $n ->
    [one] { $n } speciální elitní
    [few] { $n } speciální elitní
   *[other] { $n } speciálních elitních
}
odds-sardaukar = { $n ->
    [one] { $n } sardaukar
    [few] { $n } sardaukaři
   *[other] { $n } sardaukarů
}
odds-fedaykin = { $n ->
    [one] { $n } fedajkin
    [few] { $n } fedajkinové
   *[other] { $n } fedajkinů
}
odds-leader = { $n ->
    [one] { $n } anonymní velitel
    [few] { $n } anonymní velitelé
   *[other] { $n } anonymních velitelů
}
odds-bashar = { $n ->
    [one] { $n } bašár
    [few] { $n } bašárové
   *[other] { $n } bašárů
}
odds-naib = { $n ->
    [one] { $n } naib
    [few] { $n } naibové
   *[other] { $n } naibů
}
odds-nothing = nic
odds-in-settlement = v osadě úrovně { $n }

## Jak bitva skončí

odds-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-exactly = { $n } %
odds-below = méně než 0,1 %
odds-above = více než 99,9 %
odds-chance-never = nikdy
odds-chance-always = vždy
odds-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-ends = Jak skončí
odds-attacker-wins = Zvítězí útočník
odds-defender-wins = Zvítězí obránce
odds-nobody-wins = Nezvítězí nikdo
odds-end-defender-destroyed = obránce je zničen
odds-end-defender-retreats = obránce ustoupí
odds-end-attacker-destroyed = útočník je zničen
odds-end-attacker-stops = útočník přeruší útok
odds-end-both-destroyed = obě legie jsou zničeny

## Co není vidět

odds-unknown = Co leží lícem dolů, může být i něco jiného; toto jsou nejpravděpodobnější legie ({ $likely }).
odds-between = Útočník vyhraje s pravděpodobností { $low } až { $high }.
odds-in-each = Ať je to cokoli, útočník vyhraje s pravděpodobností { $chance }.
odds-always = Ať je to cokoli, útočník vyhraje vždy.
odds-never = Ať je to cokoli, útočník nevyhraje nikdy.

## Po kolech

odds-rounds = Po kolech
odds-round = Kolo
odds-later = později
odds-fought = Proběhne
odds-length = průměrně { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } kola

## Ztráty

odds-losses = Průměrné ztráty
odds-figure = Figurky
odds-start = Na začátku
odds-left = Zbude
odds-came = Z elitních
odds-lost = Ztráta
odds-units = Jednotky celkem
odds-kind-regular = Běžné
odds-kind-elite = Elitní
odds-kind-special = Speciální elitní
odds-kind-leader = Anonymní velitelé
odds-cards = Odhozené karty
odds-survivors = Co zbude, od nejpravděpodobnějšího

## Proč stůl vyhlídky neřekne

odds-no-battles = v této hře nejsou bitvy, jejichž vyhlídky by se daly spočítat
odds-no-area = taková oblast není
odds-no-legion = tady žádná legie není: { $area }
odds-no-target = tady není na co útočit: { $area }
odds-mid-round = kolo právě probíhá; zeptej se, až budou ztráty odstraněny

## Battles that cannot be

odds-below-zero =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    } má nějaké číslo menší než 0
odds-too-many =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    } má příliš jednotek ({ $n }); legie jich má nejvýše { $most }
odds-no-unit =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    } nemá žádnou jednotku
odds-no-leader = { $leader } není velitel, kterého může legie mít
odds-both-sides =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    } má velitele obou stran: { $leaders }
odds-leader-twice =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    } má téhož pojmenovaného velitele dvakrát
odds-succeeded =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    } má zároveň { $old } i { $new }: jeden odchází, když přijde druhý
odds-unknown-loss = nic, co se jmenuje { $what }, obětovat nejde; možnosti: { $possible }
odds-order = v pořadí ztrát je každá z těchto věcí jednou: { $kinds }
odds-same-side = { $own } a { $theirs } jsou na stejné straně
odds-level = osada má úroveň od 1 do { $last }, ne { $level }
odds-plan-below-zero = počty kol a jednotek nemohou být menší než 0
