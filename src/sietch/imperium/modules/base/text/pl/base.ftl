### The game of 2020: its Mentat, its cards and leaders

## Effects

take-mentat = weź mentata z jego pola; w tej rundzie jest twoim dodatkowym agentem
take-mentat-next-round = na początku następnej rundy weź mentata
if-mentat-home = mentat jest na swoim polu
bar-space = wybierz pole: do twojej następnej tury przeciwnicy nie mogą wysyłać tam agentów
send-anyone = zamiast wysyłać agenta według ikony, wyślij jednego ze swoich agentów skądkolwiek na dowolne pole, nawet zajęte
pass-others = agenci innych graczy nie blokują następnego agenta, którego wysyłasz w tej turze
add-faction-icons = karta, którą zagrywasz w tej turze, ma także ikony agenta wszystkich czterech frakcji
pass-turn = spasuj w tej turze
if-start-of-turn = w tej turze nic jeszcze się nie wydarzyło
look-at-top = obejrzyj wierzchnią kartę swojej talii: dobierz ją albo zniszcz
shuffle-discard-pile = wtasuj swój stos kart odrzuconych do talii
take-back = weź na rękę kartę { NOUN($faction, case: "gen") } ze swojego stosu kart odrzuconych
gain-from-reserve = zdobądź z rezerwy kartę { $card }
put-on-top = połóż tę kartę na wierzchu swojej talii
foresight = w każdej chwili możesz obejrzeć wierzchnią kartę swojej talii
opponents-lose-troop = każdy przeciwnik traci 1 żołnierza z garnizonu
opponents-choose-loss = każdy przeciwnik wybiera: odrzuca 1 kartę albo traci 1 żołnierza w konflikcie
lose-troops = strać { $n } { NOUN("troop", $n, case: "acc") } w konflikcie
if-opponent-in-conflict = któryś przeciwnik ma żołnierza w konflikcie
strike = wybrany przeciwnik traci 1 żołnierza w konflikcie
deploy-from-supply = wyślij 1 żołnierza ze swoich zasobów na obszar konfliktu
recruit-and-deploy = zrekrutuj { $n } { NOUN("troop", $n, case: "acc") }; w swojej turze odkrywania możesz dowolnych z nich wysłać na obszar konfliktu
double-harvest = przyprawa, którą samo pole stworzyciela daje temu agentowi, podwaja się (bez bonusowej przyprawy)
flow-costs-less = karta { reserve-the-spice-must-flow } kosztuje cię w tej turze o { $n } { NOUN("persuasion", $n, case: "acc") } mniej
influence-where-behind = zdobądź 1 punkt wpływu u frakcji, u której któryś przeciwnik ma większy wpływ niż ty
if-influence-with-some = masz co najmniej { $n } { NOUN("influence", $n, case: "acc") } u { $factions } frakcji
if-most-flow = masz więcej kart { reserve-the-spice-must-flow } niż każdy przeciwnik
choose-two = wybierz dwie z tych możliwości: { $branches_options }
show-tokens = raz na grę odkryj swoje { $n } znaczniki i zdobądź 1 punkt wpływu u każdej z ich frakcji

## Triggers

trigger-at-start = na początku gry
trigger-paid-for-space = za każdym razem, gdy płacisz za pole { NOUN($what, number: "pl", case: "acc") }
trigger-joined-council = gdy zajmujesz miejsce w Wysokiej Radzie
trigger-reveal-of-round = w swojej turze odkrywania w tej rundzie
trigger-harvested = za każdym razem, gdy agentem na polu stworzyciela zbierasz przyprawę, zdobądź jej o { $n } mniej
trigger-deployed-troops = gdy w jednej turze wysyłasz na obszar konfliktu co najmniej { $n } { NOUN("troop", $n, case: "acc") }

## Prompts

prompt-bar-space = Które pole zamykasz przed przeciwnikami?
prompt-pass-turn = Czy pasujesz w tej turze?
prompt-look-at-top = Dobierasz tę kartę czy ją niszczysz?
prompt-take-back = Którą kartę bierzesz na rękę?
prompt-choose-loss = Którą kartę odrzucasz, czy może tracisz żołnierza w konflikcie?
prompt-strike = Kto traci żołnierza w konflikcie?
prompt-choose-two =
    { $n ->
        [2] Wybierz pierwszą z dwóch nagród.
       *[other] Wybierz drugą nagrodę.
    }
prompt-token =
    { $n ->
        [2] Wybierz w tajemnicy pierwszą z dwóch frakcji.
       *[other] Wybierz w tajemnicy drugą frakcję.
    }

## Options

option-bar = zamknij pole { $name }
option-take-back = weź na rękę kartę { $name }
option-lose-troop = strać 1 żołnierza w konflikcie
option-strike = { $player } traci 1 żołnierza
option-token = znacznik { NOUN($faction, case: "gen") }
option-drawn-first-player = { $player } zaczyna

## Reasons

why-mentat-away = mentata nie ma na jego polu
why-before-sending = tylko w swojej turze, zanim wyślesz agenta
why-start-of-turn = tylko na początku swojej tury, przed wszystkim innym
why-none-in-discard-pile = w stosie kart odrzuconych nie masz karty { NOUN($faction, case: "gen") }
why-none-in-reserve = w rezerwie nie ma już żadnej
why-opponents-garrisons-empty = żaden przeciwnik nie ma żołnierza w garnizonie
why-opponents-have-nothing = żaden przeciwnik nie ma karty na ręce ani żołnierza w konflikcie
why-no-opponent-in-conflict = żaden przeciwnik nie ma żołnierza w konflikcie
why-nowhere-behind = u żadnej frakcji nie ma przeciwnika z większym wpływem niż twój
why-no-tokens = nie masz już znaczników

## Events

event-mentat-taken = { $player } bierze mentata
event-mentat-promised = { $player } będzie mieć mentata w następnej rundzie
event-space-barred = { $player } zamyka przed innymi pole { $what }
event-looked = { $player } widzi na wierzchu talii kartę { $what }
event-looked-hidden = { $player } ogląda wierzchnią kartę swojej talii
event-troops-lost = { $player } traci { $n } { NOUN("troop", $n, case: "acc") }
event-tokens-chosen = { $player } wybiera w tajemnicy frakcje ({ $n })
event-token-shown = { $player } odkrywa znacznik { NOUN($what, case: "gen") }
event-first-player-drawn = Zaczyna { $player }

## Icons

icon-mentat = mentat
explain-mentat = Agent, który nie należy do nikogo. Kto go weźmie, wysyła go w tej rundzie jak własnego; potem mentat wraca na swoje pole.
explain-lose-troop = Jeden twój żołnierz z garnizonu lub z konfliktu wraca do zasobów.
explain-to-top = Karta trafia na wierzch twojej talii i dobierzesz ją jako następną.
explain-foldspace = Karta ze wszystkimi ikonami agenta. Kto ją zagra, dobiera kartę, a tę zwraca.
icon-on-any = dowolne pole
icon-on-occupied = także tam, gdzie są agenci innych
icon-start = na początku
icon-to-top = na wierzch twojej talii
icon-shuffle = wtasuj stos kart odrzuconych do talii
icon-foldspace = karta Zagięcie przestrzeni z rezerwy
icon-lose-troop = strać żołnierza

## Terminal

terminal-welcome-imperium = { terminal-welcome-uprising }
terminal-mentat = mentat
terminal-top-of-deck = Na wierzchu twojej talii:
terminal-tokens = znaczniki

## Statistics

imperium-source-start = { uprising-source-start }
imperium-source-influence = { uprising-source-influence }
imperium-source-alliance = { uprising-source-alliance }
imperium-source-conflict = { uprising-source-conflict }
imperium-source-intrigue = { uprising-source-intrigue }
imperium-source-card = { uprising-source-card }
imperium-source-other = { uprising-source-other }
imperium-ending-points = { uprising-ending-points }
imperium-ending-conflicts = { uprising-ending-conflicts }

## What is not certain

doubt-passing = czy możesz pominąć turę, jak mówi karta, czy się ona kończy, jak mówi instrukcja
doubt-recalling = czy możesz odwołać agenta wysłanego w tej turze; tekst tego nie ogranicza
doubt-wall = czy na planszy Powstania ten konflikt chroni Mur Zaporowy; ze względu na miejsce tak
doubt-carthag = co daje kontrola nad Kartaginem na planszy, na której go nie ma; tutaj nic
doubt-further-payment = czy dodatkowe solarisy na polu Uzyskaj poparcie należą do jego kosztu; tutaj tak
doubt-masterstroke = czy drednoty liczą się do wysłanych żołnierzy; tutaj nie
