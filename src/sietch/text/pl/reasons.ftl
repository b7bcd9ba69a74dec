### Why something is not possible.

## In general

why-of-player = { $leader }: { $why }
why-effects-left = najpierw trzeba rozpatrzyć pozostałe efekty obowiązkowe
why-intrigue-kind =
    { $kind ->
        [plot] to nie jest karta spisku: nie można jej zagrać w turze
        [combat] to nie jest karta walki
        [victory] to nie jest karta dla zwycięzcy konfliktu
       *[endgame] to nie jest karta końca gry
    }

## Sending an Agent

why-no-agents = nie masz już agentów
why-no-agent-icons = karta nie ma ikony agenta
why-no-space = żadne pole, na które prowadzi ta karta, nie jest dla ciebie dostępne
why-choose-card = najpierw wybierz kartę, która tam prowadzi: { $cards_options }
why-no-card-leads = żadna karta na ręce tam nie prowadzi
why-no-icon = karta nie ma ikony agenta { NOUN($icon) }
why-own-agent = jest tam już twój agent
why-occupied = jest tam agent innego gracza, a żaden twój szpieg nie obserwuje tego pola
why-barred = nie można tam teraz wysłać agenta
why-influence = musisz mieć u { NOUN($faction, case: "gen") } { $n } { NOUN("influence", $n, case: "acc") }, a masz { $have }
why-has-swordmaster = masz już mistrza miecza
why-not-alone = tej karty nie można zagrać samej
why-has-council-seat = masz już miejsce w Wysokiej Radzie
why-has-hooks = masz już haki stworzyciela
why-no-other-agent = nie masz na planszy innego agenta
why-no-bonus-spice = nie ma tu bonusowej przyprawy
why-no-visit-influence = to pole nie daje wpływu, który można by podwoić

## Paying

why-goods = musisz mieć { $n } { NOUN($what, $n, case: "acc") }, a masz { $have }
why-persuasion = kosztuje { $n } { NOUN("persuasion", $n, case: "acc") }, a masz { $have }
why-influence-to-lose = musisz stracić { $n } { NOUN("influence", $n, case: "acc") }, a masz { $have }
why-cards-in-hand = musisz mieć na ręce { $n } { NOUN("card", $n, case: "acc") }, a masz { $have }
why-spies-on-board = musisz mieć na planszy { $n } { NOUN("spy", $n, case: "acc") }, a masz { $have }
why-no-conflict-with-icon = nie masz odkrytej karty konfliktu ani karty celu z ikoną walki { NOUN($icon) } ani z uniwersalną

## Cards

why-no-cards-to-draw = twoja talia i stos kart odrzuconych są puste
why-cards-in-deck = w twojej talii musi być co najmniej { $n } { NOUN("card", $n) }, a jest { $have }
why-no-card-of-cost = nie ma odpowiedniej karty o koszcie co najwyżej { $n }
why-no-card-to-trash = nie masz do tego karty: { $what }
why-card-left-play = karta nie jest już wyłożona
why-card-set-aside = masz już odłożoną na bok kartę
why-set-aside-for-you = masz ją odłożoną na bok: kup ją stamtąd za { $n } { NOUN("persuasion", $n, case: "acc") }
why-set-aside-for-other = ma ją odłożoną na bok inny gracz
why-row-empty = rząd Imperium jest pusty
why-opponents-hands-empty = żaden przeciwnik nie ma kart na ręce
why-no-intrigue-cards = nie ma już kart intryg do dobrania
why-no-intrigue-in-hand = nie masz karty intrygi
why-nobody-to-steal-from = żaden przeciwnik nie ma co najmniej { $n } { NOUN("intrigue-card", $n, case: "gen") }

## Units and Spies

why-no-troops-in-supply = nie masz żołnierzy w zasobach
why-no-troops-in-garrison = nie masz żołnierzy w garnizonie
why-troops-in-conflict = musisz mieć w konflikcie { $n } { NOUN("troop", $n, case: "acc") }, a masz { $have }
why-units-deployed = w tej turze musisz wysłać na obszar konfliktu { $n } { NOUN("unit", $n, case: "acc") }, na razie { $have }
why-deployment-forbidden = w tej turze nie możesz wysyłać jednostek na obszar konfliktu
why-no-combat-space = to nie jest pole walki
why-deployment-limit =
    { $n ->
        [0] nie możesz teraz wysłać żadnego żołnierza
       *[other] w tej turze nie możesz wysłać więcej niż { $n } { NOUN("troop", $n, case: "acc") }
    }
why-shield-wall = Mur Zaporowy chroni ten konflikt przed czerwiami pustyni
why-wall-gone = Muru Zaporowego już nie ma
why-no-post = żaden punkt obserwacyjny nie jest do tego wolny
why-spying-on-faction = twoi szpiedzy nie obserwują żadnej frakcji
why-training-finished = znacznik Feyda jest na ostatnim polu
