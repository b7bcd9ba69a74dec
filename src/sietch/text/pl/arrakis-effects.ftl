### What effects of War for Arrakis say: orders to the player, conditions, and which legions and places they mean.

## A condition inside another one

arrakis-provided = { $then }, jeśli { $test }

## Which legions: stands after the noun "legion"

arrakis-which-leader = z dowódcą
arrakis-which-special =
    { $what ->
        [fedaykin] z fedajkinem
        [sardaukar] z sardaukarem
       *[special-elite] ze specjalną jednostką elitarną
    }
arrakis-which-named = z dowódcą { $leader }
arrakis-which-in = z obszaru { $area }
arrakis-which-desert = z obszaru pustyni
arrakis-which-desert-leader = z dowódcą z obszaru pustyni

## Moving and attacking

arrakis-move =
    { $kind ->
        [any] przesuń { $n } { NOUN("legion", $n, case: "acc") }
        [that] przesuń ten legion
        [the] przesuń legion { $which }
       *[some] przesuń { $n } { NOUN("legion", $n, case: "acc") } { $which }
    }
arrakis-move-again =
    { $kind ->
        [that] przesuń ten legion jeszcze raz, na sąsiedni obszar
       *[the] przesuń legion { $which } jeszcze raz, na sąsiedni obszar
    }
arrakis-attack =
    { $kind ->
        [any] zaatakuj 1 legionem
        [that] zaatakuj tym legionem
        [the] zaatakuj legionem { $which }
       *[some] zaatakuj 1 legionem { $which }
    }
arrakis-surprise =
    { $kind ->
        [any] przeprowadź atak z zaskoczenia 1 legionem
        [that] przeprowadź atak z zaskoczenia tym legionem
        [the] przeprowadź atak z zaskoczenia legionem { $which }
       *[some] przeprowadź atak z zaskoczenia 1 legionem { $which }
    }
arrakis-extra-die = { $attack } i w każdej rundzie tej bitwy rzucaj 1 kością walki więcej (nigdy więcej niż 6)
arrakis-four-dice = { $attack }; w pierwszej rundzie bitwy obrońca rzuca co najwyżej 4 kośćmi walki
arrakis-no-cost = { $attack }; kontynuowanie tej bitwy przeciwko siczy nie kosztuje trafienia
arrakis-special-attack = przeprowadź atak specjalny { $n } { NOUN("combat-die", $n, case: "ins") } na wrogi legion sąsiadujący z jednym z twoich legionów (każde trafienie i każdy symbol specjalny to trafienie, a w odpowiedzi nikt nie rzuca)
arrakis-troop-carriers = przesuń legion z jednej ze swoich osad na dowolny obszar z innym swoim legionem
arrakis-sand-tides = przesuń wrogi legion z obszaru pustyni na sąsiedni pusty obszar

## Placing figures

arrakis-figures = { $n } { NOUN($what, $n, case: "acc") }
arrakis-any-leader = { $n } { NOUN("any-leader", $n, case: "acc") }
arrakis-the-leader = dowódcę { $leader }
arrakis-all-of = { $parts_list }
arrakis-place = umieść { $what } { $where }
arrakis-spread = umieść { $what }, każdą figurkę { $where }
arrakis-deploy = wystaw { $what }, każdą figurkę { $where }
arrakis-deploy-token = wystaw w tej samej siczy 1 żeton rozmieszczenia (dobrany, obejrzany i zakryty) i 1 dowódcę
arrakis-deploy-leader = wystaw tylko 1 dowódcę w siczy, w której masz jednostki, bez żetonu rozmieszczenia
arrakis-deploy-token-fedaykin = wystaw w tej samej siczy 1 żeton rozmieszczenia (dobrany, obejrzany i zakryty), 1 fedajkina i 1 dowódcę
arrakis-upgrade = zastąp na planszy { $n } { NOUN($what, $n, case: "acc") } { $n } { NOUN($by, $n, case: "ins") }
arrakis-cielago = umieść żeton rozmieszczenia w jednej ze swoich siczy, od której jakiś legion Harkonnenów jest oddalony o co najwyżej 2 obszary

## Places, as they stand in an order to place something

arrakis-where-own-settlement = w jednej ze swoich osad
arrakis-where-own-sietch = w jednej ze swoich siczy
arrakis-where-empty-desert = na pustym obszarze pustyni
arrakis-where-own-legion = na obszarze jednego ze swoich legionów
arrakis-where-legion-with-special = na obszarze jednego ze swoich legionów, w którym jest { NOUN($what) }
arrakis-where-free-mountain = na wolnym obszarze gór
arrakis-where-free-plateau = na wolnym obszarze płaskowyżu
arrakis-where-settlement = w osadzie { $area }
arrakis-where-arrakeen-or-carthag = w osadzie { arrakis-area-arrakeen } lub { arrakis-area-carthag }
arrakis-where-legion-of = na obszarze legionu z dowódcą { $leader }

## Vehicles and Imperium markers

arrakis-place-vehicles = umieść { $n } { NOUN($what, $n, case: "acc") }
arrakis-any-vehicles = umieść { $n } { NOUN("vehicle", $n, case: "acc") } według własnego wyboru
arrakis-rockets = wybierz sektor, w którym jest twój legion, i rzuć { $n } { NOUN("combat-die", $n, case: "ins") }: za każde trafienie i każdy symbol specjalny usuń pojazd Harkonnenów z tego sektora lub ze strefy powietrznej, która się z nim łączy
arrakis-remove-vehicles = usuń { $n } { NOUN("vehicle", $n, case: "acc") } Harkonnenów z sektora, w którym jest { arrakis-leader-gurney-halleck }
arrakis-dust-chasms = usuń { $n } { NOUN("harvester", $n, case: "acc") } z obszarów głębokiej pustyni jednego sektora
arrakis-captured-ornithopter = usuń z planszy ornitopter → przeprowadź atak specjalny { $n } { NOUN("combat-die", $n, case: "ins") } na wrogi legion w sektorze połączonym z jego strefą powietrzną
arrakis-drop-marker = przesuń wybrany znacznik Imperium o 1 rząd w dół (nie powoduje to sankcji)

## The desert

arrakis-desert-power = wykonaj { $n } { NOUN("desert-power-action", $n, case: "acc") }
arrakis-place-wormsigns = umieść { $n } { NOUN("wormsign", $n, case: "acc") }, każdy na obszarze pustyni bez znaku czerwia, czerwia pustyni i siczy
arrakis-remove-wormsigns = usuń { $n } { NOUN("wormsign", $n, case: "acc") } według własnego wyboru
arrakis-clear-pole = usuń znaki czerwia ze wszystkich obszarów sąsiadujących z obszarem { arrakis-area-north-pole }
arrakis-move-worms = przesuń { $n } { NOUN("sandworm", $n, case: "acc") }, każdego o co najwyżej 2 obszary
arrakis-attack-with-worm = zaatakuj czerwiem pustyni
arrakis-wild-maker-acts = przesuń Dzikiego Stworzyciela i zaatakuj nim
arrakis-place-worm-near-worm =
    { $n ->
        [1] umieść 1 czerwia pustyni na pustym obszarze pustyni sąsiadującym z innym czerwiem pustyni
       *[other] umieść { $n } { NOUN("sandworm", $n, case: "acc") }, każdego na pustym obszarze pustyni sąsiadującym z innym czerwiem pustyni
    }
arrakis-place-worm-near-legion =
    { $n ->
        [1] umieść 1 czerwia pustyni na pustym obszarze pustyni sąsiadującym z jednym z twoich legionów
       *[other] umieść { $n } { NOUN("sandworm", $n, case: "acc") }, każdego na pustym obszarze pustyni sąsiadującym z jednym z twoich legionów
    }
arrakis-storm-now = burze Coriolisa uderzają natychmiast

## Cards, dice and objectives

arrakis-draw = dobierz { $n } { NOUN("planning-card", $n, case: "acc") }
arrakis-draw-house = dobierz { $n } { NOUN("planning-card", $n, case: "acc") } z talii swojego rodu
arrakis-draw-allies = dobierz { $n } { NOUN("planning-card", $n, case: "acc") } z talii sojusznika
arrakis-play-one = zagraj jeszcze 1 kartę planowania bez użycia kości
arrakis-opponent-discards = przeciwnik odrzuca { $n } { NOUN("planning-card", $n, case: "acc") } według własnego wyboru
arrakis-other-result = wykorzystaj kość jako dowolny inny wynik
arrakis-take-sister = weź z rezerwy żeton Bene Gesserit
arrakis-lose-house-die = przeciwnik traci niewykorzystaną kość z wynikiem Ród
arrakis-name-die = wskaż niewykorzystaną kość Harkonnenów, którą muszą wykorzystać w swojej następnej turze
arrakis-return-prescience = wtasuj odkrytą kartę jasnowidzenia z powrotem do jej talii, nie odkrywając nowej
arrakis-exchange-prescience = usuń z gry dowolną liczbę odkrytych kart jasnowidzenia i odkryj tyle samo nowych
arrakis-shift-markers = cofnij znacznik jasnowidzenia o dowolną liczbę pól i przesuń inny o tyle samo do przodu
arrakis-attach-hold = dołącz tę kartę do odkrytej karty jasnowidzenia: ta pozostaje odkryta, dopóki jej nie zdobędziesz
arrakis-attach-fear = dołącz tę kartę do odkrytej karty jasnowidzenia: jeśli zdobędziesz ją w tej rundzie, wybrany znacznik jasnowidzenia przesuwa się dodatkowo o 2 pola do przodu
arrakis-second-objective = dobierz drugą kartę tajnego celu (każda z nich może dać zwycięstwo)
arrakis-detonate = zdetonuj rodową broń atomową
arrakis-reveal-area = odkryj sicz i wszystkie żetony rozmieszczenia na wybranym obszarze
arrakis-swap-tokens = zamień miejscami wszystkie żetony rozmieszczenia dwóch swoich siczy (w jednej z nich może ich nie być)
arrakis-move-sietch = przenieś sicz, z dowolnymi obecnymi tam figurkami i żetonami, na sąsiedni pusty obszar pustyni

## Leaders

arrakis-enter = wprowadź do gry dowódcę { $leader }
arrakis-enter-feyd = wprowadź do gry dowódcę { $leader } ({ $other } opuszcza grę)
arrakis-enter-wild-maker = wprowadź do gry Dzikiego Stworzyciela z wyczerpaną kartą i z figurką na pustym obszarze pustyni
arrakis-tank = umieść wrogiego imiennego dowódcę w zbiorniku regeneracyjnym
arrakis-tank-sector = umieść w zbiorniku regeneracyjnym wrogiego imiennego dowódcę z sektora, w którym jest twój legion
arrakis-tank-adjacent = umieść w zbiorniku regeneracyjnym wrogiego imiennego dowódcę z obszaru sąsiadującego z tym legionem
arrakis-stop-paul = w swojej następnej turze Atrydzi nie mogą umieścić Paula ani przesunąć jego legionu, ani nim zaatakować

## What Prescience cards have the Atreides carry out

arrakis-flip-sietch-of-paul = odkryj zakrytą sicz na obszarze, na którym jest Paul
arrakis-flip-tokens-of-paul = odkryj { $n } { NOUN("deployment-token", $n, case: "acc") } na obszarze, na którym jest Paul
arrakis-paul-to-the-tank = umieść Paula w zbiorniku regeneracyjnym z obszaru w sektorze bez legionów Harkonnenów
arrakis-remove-from-deep-desert = usuń { $n } { NOUN("unit", $n, case: "acc") } (lub żetony rozmieszczenia) z obszarów głębokiej pustyni
arrakis-ritual = gdy Jessika jest w siczy, odrzuć { $n } { NOUN("planning-card", $n, case: "acc") }

## Conditions, to stand after "if"

arrakis-if-legions-on =
    { $terrain ->
        [mountain] masz legiony na co najmniej { $n } obszarach gór
        [plateau] masz legiony na co najmniej { $n } obszarach płaskowyżu
        [minor-erg] masz legiony na co najmniej { $n } obszarach Mniejszego Ergu
       *[desert] masz legiony na co najmniej { $n } obszarach pustyni bez siczy
    }
arrakis-if-both-deep = Paul i Jessika są oboje na obszarach głębokiej pustyni bez siczy
arrakis-if-together-on-sietch = Jessika i Paul są w tej samej siczy
arrakis-if-rode-with-paul = w tej turze legion z Paulem ruszył się lub zaatakował dzięki jeździe na czerwiu
arrakis-if-fedaykin-won = w tej turze atakujący legion z fedajkinem wygrał bitwę
arrakis-if-leader-slain = w tej turze Harkonnenowie stracili imiennego dowódcę w bitwie przeciwko legionowi z imiennym dowódcą Atrydów
arrakis-if-settlement-destroyed = w tej turze została zniszczona osada Harkonnenów
arrakis-if-harvesters-removed = w tej fazie akcji twoje legiony i czerwie pustyni usunęły co najmniej { $n } { NOUN("harvester", $n, case: "acc") }
arrakis-if-in-play = { $leader } jest w grze
arrakis-if-not-in-play = { $leader } nie jest w grze
arrakis-if-not-gone = karta dowódcy { $leader } nie została usunięta z gry
arrakis-if-atomics-left = rodowa broń atomowa nie została zdetonowana
arrakis-if-marker-at = któryś znacznik jasnowidzenia jest co najmniej na polu { $n }
