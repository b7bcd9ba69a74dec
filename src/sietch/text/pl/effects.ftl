### What effects say: orders to the player, the combinators around them, conditions, counts and triggers.

## Combinators

lines-any = wykorzystaj co najmniej jedną możliwość: { $lines_steps }

## Cards

opponents-discard = każdy przeciwnik odrzuca 1 wybraną przez siebie kartę
opponents-discard-some = każdy przeciwnik odrzuca { $n } { NOUN("card", $n, case: "acc") }, które sam wybiera
trash-from-hand = zniszcz 1 kartę z ręki
trash-other-in-play = zniszcz inną swoją wyłożoną kartę { NOUN($faction, case: "gen") }
trash-of-faction-in-hand = zniszcz 1 kartę { NOUN($faction, case: "gen") } z ręki
trash-for-spice = zniszcz 1 kartę z ręki; jeśli jej koszt wynosi co najmniej 1, zdobądź { $n } { NOUN("spice", $n, case: "acc") }
return-this-to-hand = weź tę kartę z powrotem na rękę
acquire-up-to = pozyskaj za darmo kartę o koszcie co najwyżej { $n }
acquire-up-to-top = pozyskaj za darmo kartę o koszcie co najwyżej { $n }, i to na wierzch swojej talii
acquire-up-to-worm = pozyskaj za darmo kartę o koszcie co najwyżej { $n }, i to na rękę, jeśli masz w konflikcie czerwia pustyni
acquire-exactly-to-hand = pozyskaj za darmo na rękę kartę o koszcie równym { $n }
acquire-for-solari = pozyskaj kartę na rękę i zapłać jej koszt w solarisach zamiast w punktach perswazji
look-at-three = obejrzyj 3 wierzchnie karty swojej talii: jedną dobierz, jedną odrzuć i jedną zniszcz (tylko jeśli w talii są co najmniej 3 karty)

## Intrigue cards

draw-intrigue = dobierz { $n } { NOUN("intrigue-card", $n, case: "acc") }
discard-played-intrigue = odrzuć zagraną kartę intrygi

## Units

bring-back = zwróć żołnierzy do zasobów i zrekrutuj ich
deploy-up-to =
    { $n ->
        [1] wyślij 1 żołnierza z garnizonu na obszar konfliktu
       *[other] wyślij co najwyżej { $n } { NOUN("troop", $n, case: "acc") } z garnizonu na obszar konfliktu
    }
deploy-any = wyślij dowolną liczbę żołnierzy z garnizonu na obszar konfliktu
deploy-recruited = wyślij na obszar konfliktu dowolną liczbę żołnierzy zrekrutowanych w tej turze, niezależnie od pola
retreat-up-to = wycofaj co najwyżej { $n } { NOUN("troop", $n, case: "acc") }
retreat-between = wycofaj { $least }–{ $n } { NOUN("troop", $n, case: "acc") }
retreat-any = wycofaj dowolną liczbę swoich żołnierzy
summon = przywołaj { $n } { NOUN("sandworm", $n, case: "acc") }
take-hooks = weź haki stworzyciela (jeśli ich nie masz)
no-deployment = w tej turze nie możesz wysyłać jednostek na obszar konfliktu

## Agents and the board

recall-any-agent = przywołaj jednego ze swoich agentów
join-council = zajmij miejsce w Wysokiej Radzie (daje { $n } { NOUN("persuasion", $n, case: "acc") } w każdej twojej turze odkrywania)
hire-swordmaster = weź mistrza miecza, swojego trzeciego agenta; możesz go wysłać już w tej rundzie
take-bonus-spice = weź całą bonusową przyprawę z tego pola
assembly-persuasion = zdobądź { $n } { NOUN("persuasion", $n, case: "acc") } w swojej turze odkrywania w tej rundzie, jeśli ten agent nadal tu jest
ignore-requirements = wymóg wpływu pola, na które wysyłasz tego agenta, cię nie obowiązuje
repeat-space = powtórz efekty wydrukowane na tym polu

## Spies

place-spy = umieść szpiega
place-spy-on = umieść szpiega na punkcie obserwacyjnym połączonym z polem { $icons_options }
place-spy-here = umieść szpiega na punkcie obserwacyjnym połączonym z polem, na które wysyłasz tego agenta, nawet jeśli są tam szpiedzy przeciwników
place-spy-shared = umieść szpiega, także na punkcie obserwacyjnym, na którym są szpiedzy przeciwników
place-spy-then = umieść szpiega; { $parts_steps }
on-post-of = jeśli jego punkt obserwacyjny jest połączony z polem { $icons_options }: { $then }
icon-space = { NOUN($icon, case: "gen") }
recall-spies = przywołaj { $n } { NOUN("spy", $n, case: "acc") }
gather-intelligence = zebranie danych: przywołaj połączonego szpiega → dobierz 1 kartę

## Influence

influence-among = zdobądź { $n } { NOUN("influence", $n, case: "acc") } u { $factions_options }
with-faction = { NOUN($faction, case: "gen") }
influence-two = zdobądź po 1 punkcie wpływu u dwóch różnych wybranych frakcji
influence-where-spying = zdobądź 1 punkt wpływu u każdej frakcji, której pole obserwuje twój szpieg
visit-counts-two = zdobądź za odwiedzone pole 2 punkty wpływu zamiast 1
choose-heir = wybierz, kto bierze znacznik sojuszu

## Leaders and contracts

training-space =
    { $next ->
        [none] ({ $place }, ostatnie) { $reward }
       *[other] ({ $place }, prowadzi na { $next }) { $reward }
    }
store-memory = zamień 1 żołnierza ze swoich zasobów na wspomnienie
recall-memories = zwróć wszystkie swoje wspomnienia do zasobów, za każde dobierz 1 kartę i na stałe odwróć swojego lidera ({ $leader })
take-contract = zdobądź kontrakt (lub { $n } { NOUN("solari", $n, case: "acc") }, jeśli żadnego nie ma)
flip-conflict = zakryj jedną swoją odkrytą kartę konfliktu (lub kartę celu) z ikoną walki { NOUN($icon) } lub z uniwersalną ikoną bitwy

## Conditions, to stand after "if"

if-influence = masz u { NOUN($faction, case: "gen") } co najmniej { $n } { NOUN("influence", $n, case: "acc") }
if-alliance = masz znacznik sojuszu { NOUN($faction, case: "gen") }
if-any-alliance = masz co najmniej 1 znacznik sojuszu
if-shadow-alliance = masz co najmniej { $n } { NOUN("influence", $n, case: "acc") } u frakcji, której znacznik sojuszu ma przeciwnik
if-hooks = masz haki stworzyciela
if-council = masz miejsce w Wysokiej Radzie
if-no-council = nie masz miejsca w Wysokiej Radzie
if-council-and-swordmaster = masz miejsce w Wysokiej Radzie i mistrza miecza
if-spies = masz na planszy co najmniej { $n } { NOUN("spy", $n, case: "acc") }
if-recalled-spy = w tej turze twój szpieg wrócił do zasobów
if-spying-on-maker = twój szpieg obserwuje pole stworzyciela
if-worm = masz w konflikcie czerwia pustyni
if-units = masz w konflikcie co najmniej { $n } { NOUN("unit", $n, case: "acc") }
if-deployed = w tej turze wysyłasz na obszar konfliktu co najmniej { $n } { NOUN("unit", $n, case: "acc") }
if-smiling = twoja siła w konflikcie wynosi co najmniej { $n } (przy sześciu graczach { $six })
if-sent-to-maker = wysyłasz tego agenta na pole stworzyciela
if-sent-to-faction = wysyłasz tego agenta na pole frakcji
if-fremen-bond = masz inną wyłożoną kartę Fremenów (Fremeńska więź)
if-other-in-play = masz inną wyłożoną kartę { NOUN($faction, case: "gen") }
if-discarded-of = odrzucona karta to karta { NOUN($faction, case: "gen") }
if-gained-spice = w tej turze zdobywasz przyprawę
if-acquired-flow = w tej turze pozyskujesz kartę { reserve-the-spice-must-flow }
if-owns-flow =
    { $n ->
        [1] masz kartę { reserve-the-spice-must-flow }
       *[other] masz co najmniej { $n } { NOUN("card", $n, case: "acc") } { reserve-the-spice-must-flow }
    }

## Counts, to stand after "for"

count-worms = każdego swojego czerwia pustyni w konflikcie
count-cards-in-play = każdą swoją wyłożoną kartę { NOUN($faction, case: "gen") } (łącznie z tą)
count-cards-revealed = każdą kartę { NOUN($faction, case: "gen") } odkrytą w tej turze (łącznie z tą)
count-other-sword-cards = każdą inną odkrytą kartę, która daje ci miecze w tej turze

## Triggers

trigger-own-reveal = raz w każdej swojej turze odkrywania
trigger-sent-agent = gdy wysyłasz agenta na pole { $spaces_options }
trigger-other-at-spied-maker = za każdym razem, gdy inny gracz wysyła agenta na pole stworzyciela, które obserwuje twój szpieg
trigger-acquired-in-reveal = za każdym razem, gdy pozyskujesz kartę w swojej turze odkrywania w tej rundzie
trigger-reached-two = za każdym razem, gdy osiągasz 2 punkty wpływu u { NOUN($faction, case: "gen") }
