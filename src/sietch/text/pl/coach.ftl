### Trener: uczciwe tasowanie, pozycje, podpowiedzi, analizy i zadania.

## Uczciwe tasowanie

fair-fair = Wszystkie wyniki losowe ({ $n }) wynikają z tego, co ustalono przed grą
fair-fair-since = Wszystkie wyniki losowe ({ $n }) od wpisu { $since } wynikają z tego, co wtedy ustalono; gra była tam kontynuacją zapisanej
fair-seeded = Wszystkie wyniki losowe ({ $n }) wynikają z ziarna, które mógł znać ten, kto przygotował grę
fair-told = Wyniki losowe podali ludzie przy prawdziwym stole: nie da się ich sprawdzić
fair-free = Przed tą grą niczego nie obiecano: jej tasowania nie da się sprawdzić
fair-broken = Tasowanie nie jest tym, które obiecano: wpis { $n } jest inny
fair-commitment = Zobowiązanie: { $commitment }
fair-text = To skrót tekstu: { $text }
fair-same = To opublikowane zobowiązanie
fair-other = Opublikowane zobowiązanie jest inne
fair-promised = Tasowanie tej gry jest ustalone: ten skrót opublikowano z pierwszym rozdaniem, a ziarno zostanie podane po jej końcu
fair-seeded-now = Tasowanie wynika z ziarna, które wybrano przy przygotowaniu stołu
fair-free-now = Przed tą grą niczego nie obiecano: jej tasowania nie da się sprawdzić

## Pozycje

position-none = pozycja zaczyna się od { $mark }, a nie od { $text }
position-version = ta wersja czyta pozycje, które zaczynają się od { $mark }; tę zapisała nowsza
position-damaged = tekst pozycji jest uszkodzony: czegoś brakuje albo coś zmieniono
position-other = tę pozycję zapisała inna wersja Sietcha, a ta nie wie, co ona znaczyła
position-wrong = to nie jest pozycja tej gry: { $reason }
position-set-up = ta pozycja należy do innego przygotowania gry
position-over = w tej pozycji gra już się skończyła: nie ma o czym decydować

## Podpowiedzi

hint-answer = { $place }. { $answer }
hint-chance = { $chance }% na wygraną (95%: od { $low } do { $high })
hint-behind = −{ $points }%
hint-worlds = Porównano w { $n } wyobrażonych światach, według tego, co widzisz.
hint-early = Jest wcześnie: kto wygra, jeszcze nie wiadomo, tylko które odpowiedzi wyglądają lepiej.
hint-none = Teraz nie masz o czym decydować.
hint-lone = Jest tylko jedna odpowiedź.
reason-feature = { $feature } { $amount }
reason-influence = { $amount } wpływów u { NOUN($faction, case: "gen") }
reason-opens = otwiera { $place }

feature-victory = droga do zwycięstwa
feature-supremacy = dominacja
feature-prescience = przewidywanie
feature-prospect = widoki na przewidywanie
feature-hunt = wrogowie w zasięgu
feature-danger = zagrożenie własnych legionów
feature-strength = siła legionów
feature-enemy-strength = siła wroga
feature-exposure = odsłonięte miejsca
feature-enemy-card = karty wroga
feature-die = kości akcji
feature-enemy-die = kości akcji wroga
feature-aircraft = maszyny latające
feature-worm = czerwie pustyni
feature-wormsign = znaki czerwia
feature-order = lepsza kolejność
feature-victory-point = punkty zwycięstwa
feature-influence = wpływy
feature-bonus = premie na torach wpływów
feature-battle-icon = symbole bitwy
feature-control = kontrolowane miejsca
feature-solari = solari
feature-spice = przyprawa
feature-water = woda
feature-card = karty
feature-intrigue = karty intrygi
feature-played-intrigue = zagrana karta intrygi
feature-persuasion = perswazja
feature-troop = oddziały
feature-agent = agenci
feature-swordmaster = mistrz miecza
feature-high-council-seat = miejsce w Wysokiej Radzie
feature-maker-hooks = haki na czerwie
feature-detonate = Mur Tarczowy
feature-spy = szpiedzy
feature-watched-spaces = obserwowane miejsca
feature-watched-agents = obserwowani agenci
feature-hindrance = przeszkody dla innych
feature-rival-points = punkty innych
feature-discard = odrzucone karty
feature-hand-icons = miejsca, do których prowadzi ręka
feature-acquire = zdobyta karta
feature-acquired-cost = mocna nowa karta
feature-acquired-icons = miejsca, do których prowadzi nowa karta
feature-acquired-access = nowe drogi do miejsc
feature-acquired-persuasion = perswazja nowej karty
feature-acquired-sword = miecze nowej karty
feature-trash = cieńsza talia
feature-lost-card = utracona karta
feature-trashed-cost = mocna karta stracona
feature-trashed-icons = miejsca stracone z kartą
feature-trashed-access = stracone drogi do miejsc
feature-trashed-persuasion = perswazja stracona z kartą
feature-trashed-sword = miecze stracone z kartą
feature-below-point = krok od punktu za wpływy
feature-below-alliance = krok od sojuszu
feature-hand-persuasion = perswazja zwykłej ręki
feature-hand-sword = miecze zwykłej ręki
feature-hand-cost = siła talii
feature-contract = kontrakty
feature-completed-contract = wypełnione kontrakty
feature-freedom = swoboda wyboru
feature-specimen = próbki
feature-research = badania
feature-tleilaxu = tor Tleilaxu
feature-tech = płytki technologii
feature-tech-cost = siła płytki technologii
feature-negotiator = negocjatorzy
feature-freighter = frachtowiec
feature-dreadnought = drednoty

terminal-no-hints = Tu nie ma podpowiedzi: gra kilka osób. Pozwala na nie { $command }.
terminal-hint-thinking = Trener myśli

## Spojrzenie wstecz

analyse-what = podaj zapis gry albo pozycję przez --position
analyse-answers = odpowiedzi
analyse-chance = { $name }: { $chance }% na wygraną
analyse-curve = Szanse na wygraną na początku każdej rundy
analyse-round = Runda
analyse-end = Koniec
analyse-early = Przed rundą { $round } nikt nie wie, kto wygra.
analyse-turns = Gdzie gra się odwróciła
analyse-turn = Runda { $round }: { $name } – z { $before }% na { $after }%
analyse-accounts = Umiejętności i szczęście w procentach szansy na wygraną
analyse-player = Gracz
analyse-start = Początek
analyse-own = Własne odpowiedzi
analyse-others = Odpowiedzi innych
analyse-luck = Szczęście
analyse-mistakes = Błędy: { $n } w { $of } decyzjach
analyse-mistake = Runda { $round }, { $name }: „{ $played }” kosztowało { $loss }% (od { $low } do { $high }); lepiej: „{ $better }”

## Zadania

puzzles-title = { $n ->
    [one] { $n } zadanie
    [few] { $n } zadania
    [many] { $n } zadań
   *[other] { $n } zadania
}
puzzles-id = Znak
puzzles-game = Gra
puzzles-players = Gracze
puzzles-modules = Moduły
puzzles-usage = sietch puzzles solve stawia zadanie dnia, a ze znakiem to, do którego należy.
puzzles-which = Która odpowiedź jest najlepsza?
puzzles-right = Dobrze: { $answer }
puzzles-wrong = Nie. Najlepsze jest: { $answer }
puzzles-none = nie ma zadania { $id }; jakie są, wypisuje sietch puzzles
puzzles-broken = zadanie { $id } nie pyta w tej wersji o to, o co powinno
puzzles-no-answer = { $answer } nie jest odpowiedzią; podaj ją numerem, od 1 do { $n }, albo kluczem
puzzles-found = znaleziono: { $n }, obejrzano pozycji: { $looked }
puzzles-file = nie można zapisać do { $file }: { $reason }

## Przy stole

position-alone = stół zaczyna w pozycji albo kontynuuje zapis, albo leży na prawdziwym stole: jedno z tego
