### Immortality: the Bene Tleilax board, specimens, the Tleilaxu Row, Graft and Family Atomics

## Components

kind-tleilaxu = Karta Tleilaxu
kind-hex = Tor badań
kind-bene-tleilax = Plansza Bene Tleilax
part-next = W prawo
hexes-next = { $hexes_list }
mark-genetic = znacznik genetyczny { $n }

## Effects

take-specimens = weź z zasobów { $n } { NOUN("specimen", $n, case: "acc") }
pay-specimens = zapłać { $n } { NOUN("specimen", $n, case: "acc") }
return-troops = zwróć { $n } { NOUN("troop", $n, case: "acc") } z garnizonu lub z konfliktu do zasobów
return-troops-in-conflict = zwróć { $n } { NOUN("troop", $n, case: "acc") } z konfliktu do zasobów
take-track-spice = jeśli docierasz tu jako pierwszy gracz, zdobądź { $n } { NOUN("spice", $n, case: "acc") }
advance-tleilaxu =
    { $n ->
        [1] przesuń się o 1 pole na torze Tleilaxu
       *[other] przesuń się o { $n } pola na torze Tleilaxu
    }
research = przesuń swój znacznik badań (na końcu toru dobierz 1 kartę)
if-genetic-markers = masz { $n } { NOUN("genetic-marker", $n, case: "acc") }
acquire-tleilaxu = pozyskaj kartę z rzędu Tleilaxu i zapłać jej koszt
graft = Przeszczep (w turze agenta tę kartę zagrywa się razem z inną)
borrow-from-row = Przeszczep (w turze agenta tę kartę zagrywa się razem z inną, która może pochodzić z rzędu Imperium; taka karta nie jest wyłożona i na końcu tury zostaje zniszczona)
enter-anywhere = agenci przeciwników nie blokują w tej turze twojego agenta
if-grafted = ta karta jest przeszczepiona
if-partner-of = druga przeszczepiona karta to { $factions_options }
of-faction = karta { NOUN($faction, case: "gen") }
trash-partner = zniszcz drugą przeszczepioną kartę
trash-one-of-pair = zniszcz jedną z dwóch przeszczepionych kart
return-partner = gdy w tej rundzie zacznie się twoja tura odkrywania, weź drugą przeszczepioną kartę z powrotem na rękę
solari-for-partner-icons = zdobądź 1 solarisa za każdą ikonę agenta na drugiej przeszczepionej karcie
same-box = ta karta ma taką samą ramkę agenta jak druga przeszczepiona karta
if-both = { $first } i { $second }
if-has-goods = masz co najmniej { $n } { NOUN($what, $n, case: "acc") }
if-most-troops = masz w konflikcie więcej żołnierzy niż każdy z przeciwników
if-opponent-fought = przeciwnik zagrał w tym konflikcie kartę walki
combat-icon = w tej turze możesz wysyłać jednostki na obszar konfliktu, jakby twój agent stał na polu walki
lose-influence-with-one = strać { $n } { NOUN("influence", $n, case: "acc") } u jednej wybranej frakcji
influence-of-visit = zdobądź jeszcze 1 punkt wpływu u frakcji odwiedzonego pola
recall-sent-agent = przywołaj agenta, którego wysyłasz w tej turze
look-at-two-intrigues = obejrzyj 2 wierzchnie karty talii intryg: jedną zatrzymaj, a drugą połóż z powrotem na wierzchu
name-two = wybierz dwie różne możliwości: { $branches_list }
trigger-reveal-this-round = w tej rundzie w swojej turze odkrywania
acquire-by-markers = pozyskaj za darmo kartę o koszcie co najwyżej { $n }, i to na rękę, jeśli masz 2 znaczniki genetyczne
when-troops-are-lost = gdy na końcu konfliktu co najmniej { $n } { NOUN("troop", $n, case: "gen") } wraca do twoich zasobów: { $node }

## Events

event-specimens-taken = { $player } bierze { $n } { NOUN("specimen", $n, case: "acc") }
event-specimens-spent = { $player } płaci { $n } { NOUN("specimen", $n, case: "acc") }
event-specimens-returned = { $player } zwraca do zasobów { $n } { NOUN("specimen", $n, case: "acc") }
event-troops-returned = { $player } zwraca do zasobów { $n } { NOUN("troop", $n, case: "acc") }
event-tleilaxu-advanced = { $player } dociera na pole { $n } toru Tleilaxu
event-researched = { $player } przesuwa znacznik badań: { $what }
event-tleilaxu-row-refilled = Do rzędu Tleilaxu trafia karta { $what }
event-forces-reclaimed = { $player } używa karty { $what }
event-atomics-used = { $player } używa rodowej broni atomowej: rząd Imperium znika
event-card-grafted = { $player } przeszczepia kartę { $what }
event-card-borrowed = { $player } przeszczepia kartę { $what } z rzędu Imperium
event-intrigue-put-back = { $player } odkłada kartę intrygi z powrotem na wierzch talii

## Icons

icon-specimen = próbka
icon-tleilaxu = Tleilaxu
icon-research = badania
icon-genetic-marker = znacznik genetyczny
icon-graft = Przeszczep
icon-grafted = przeszczepiona karta
icon-borrow = Przeszczep z kartą z rzędu Imperium
icon-same = to samo
icon-combat = walka
icon-return-troop = utrata żołnierza
icon-most-troops = najwięcej żołnierzy w konflikcie
icon-enter-anywhere = wejście na dowolne pole
icon-acquire-tleilaxu = pozyskanie karty Tleilaxu
icon-two-of = dwie z tych możliwości
explain-specimen = Żołnierz z twoich zasobów, który leży w kadziach aksolotlowych. Płacisz nim za karty Tleilaxu i niektóre efekty, po czym wraca do zasobów; możesz go też zwrócić w dowolnej chwili.
explain-tleilaxu = Przesuń swój znacznik o jedno pole w prawo na torze Tleilaxu i weź premię nowego pola.
explain-research = Przesuń swój znacznik w prawo na torze badań i weź nagrodę pola, na które trafi. Na końcu toru zamiast tego dobierz kartę.
explain-genetic-marker = Czwarta i ósma kolumna toru badań. Gdy twój znacznik tam dotrze, działają dla ciebie efekty z tyloma takimi ikonami.
explain-graft = W turze agenta tę kartę zagrywa się razem z inną, nigdy samą. Agent może użyć ikony dowolnej z nich, a działają ramki agenta obu kart.
explain-grafted = Jedna z dwóch kart, które w tej turze zagrywasz razem.
explain-borrow = Druga karta pary może pochodzić z rzędu Imperium. Nie jest twoja i na końcu tury zostaje zniszczona.
explain-same = Efekt jest taki sam jak tego, co następuje.
explain-combat = W tej turze możesz wysyłać jednostki jak z pola walki: zrekrutowane w tej turze i najwyżej dwie inne z garnizonu.
explain-return-troop = Twój żołnierz wraca do zasobów.
explain-most-troops = Masz w konflikcie więcej żołnierzy niż każdy z przeciwników.
explain-enter-anywhere = Agenci przeciwników nie blokują agenta, którego wysyłasz w tej turze.
explain-acquire-tleilaxu = Pozyskaj kartę z rzędu Tleilaxu za jej koszt w próbkach.
explain-two-of = Wybierz dwie różne z następujących możliwości i wykonaj obie.

## Options

option-return-specimen = zwróć próbkę do zasobów
option-hex = przesuń znacznik badań: { $name }
option-buy-tleilaxu = pozyskaj kartę { $name } za próbki
option-reclaim = użyj karty { $name } za próbki
option-new-tleilaxu = do rzędu Tleilaxu trafia karta { $name }
option-family-atomics = użyj rodowej broni atomowej: wymień cały rząd Imperium
option-graft = zagraj kartę { $name } przeszczepioną z inną
option-graft-with = przeszczep kartę { $name } z ręki
option-graft-with-row = przeszczep kartę { $name } z rzędu Imperium
option-choose-intrigue = zatrzymaj kartę { $name }

## Prompts

prompt-research = Dokąd przesuwasz znacznik badań?
prompt-return-troops = Ilu z tych żołnierzy (razem { $n }) zwracasz z konfliktu? Pozostałych zwracasz z garnizonu.
prompt-graft = Którą kartę przeszczepiasz z kartą { $card }?
prompt-trash-grafted = Którą z dwóch przeszczepionych kart niszczysz?
prompt-choose-intrigue = Którą kartę intrygi zatrzymujesz? Druga wraca na wierzch.
prompt-name-two =
    { $left ->
        [1] Wybierz jeszcze jedną możliwość.
       *[other] Wybierz dwie różne możliwości.
    }
prompt-after-combat = Do twoich zasobów wraca { $n } { NOUN("troop", $n) }. Czy zagrywasz kartę intrygi?

## Reasons

why-specimens = musisz mieć { $n } { NOUN("specimen", $n, case: "acc") }, a masz { $have }
why-troops-to-lose = musisz mieć w garnizonie lub w konflikcie { $n } { NOUN("troop", $n, case: "acc") }, a masz { $have }
why-track-spice-gone = ktoś był tu przed tobą
why-track-ends = twój znacznik jest na końcu toru Tleilaxu
why-no-tleilaxu-token = na torze Tleilaxu nie masz żadnego znacznika
why-no-tleilaxu-card = nie zapłacisz za żadną kartę z rzędu Tleilaxu, próbek masz { $have }
why-atomics-used = nie masz już rodowej broni atomowej
why-no-partner = z żadną inną kartą nie prowadzi na żadne pole
why-no-grafted-card = drugiej przeszczepionej karty tu nie ma
why-partner-has-no-icons = druga przeszczepiona karta nie ma ikon agenta
why-deployment-already = w tej turze możesz już wysyłać jednostki na obszar konfliktu
why-influence-with-one = musisz mieć { $n } { NOUN("influence", $n, case: "acc") } u jednej frakcji
why-agent-not-there = wysłanego w tej turze agenta tam nie ma
why-when-troops-are-lost = zagrywa się ją, gdy na końcu konfliktu co najmniej { $n } { NOUN("troop", $n, case: "gen") } wraca do twoich zasobów

## Statistics

uprising-source-tleilaxu-track = Tor Tleilaxu
statistics-question-researched = krok na torze badań

## Uprising terminal

terminal-tleilaxu-row = Rząd Tleilaxu (w talii: { $n })
terminal-research = badania
terminal-atomics = rodowa broń atomowa
terminal-tleilaxu-track = Tor Tleilaxu
terminal-research-track = Tor badań
terminal-research-top = góra
terminal-research-middle = środek
terminal-research-bottom = dół
terminal-grafted = przeszczepione
terminal-borrowed = przeszczepione, druga z rzędu Imperium
terminal-returning = wracają na rękę w turze odkrywania
terminal-looked-at-intrigues = Obejrzane karty intryg:
terminal-do-return-specimen = zwróć próbkę
terminal-do-family-atomics = użyj rodowej broni atomowej

## What is not certain

doubt-lost-troops = skąd tracisz żołnierzy; tutaj z garnizonu i z konfliktu, jak wolisz
