### What a component's page says in War for Arrakis besides its effects.

## Kinds

arrakis-kind-planning = Karta planowania
arrakis-kind-prescience = Karta jasnowidzenia
arrakis-kind-leader = Karta dowódcy
arrakis-kind-objective = Karta tajnego celu
arrakis-kind-sanction = Sankcja Imperium
arrakis-kind-tactic = Karta taktyczna
arrakis-kind-area = Obszar
arrakis-kind-settlement = Żeton osady
arrakis-kind-token = Żeton
arrakis-kind-wormsign = Żeton znaku czerwia
arrakis-kind-die = Kość akcji
arrakis-kind-track = Tor

## Facts

arrakis-fact-deck = { $deck }
arrakis-fact-terrain = { $terrain }
arrakis-fact-sectors = { $sectors_list }
arrakis-fact-rank = poziom { $n }
arrakis-fact-reconstructed = Odtworzone, niepewne: { $doubt }

## Labels of parts

arrakis-part-effect = Efekt
arrakis-part-use = Zastosowanie
arrakis-part-claimed = Czas zdobycia
arrakis-part-condition = Warunek
arrakis-part-markers = Znaczniki
arrakis-part-slot = Pole akcji
arrakis-part-battle = W bitwie
arrakis-part-special = Akcja specjalna
arrakis-part-enters = W grze
arrakis-part-leaves = Opuszcza grę
arrakis-part-targets = Do osiągnięcia
arrakis-part-borders = Sąsiednie
arrakis-part-walls = Za granicą nieprzekraczalną
arrakis-part-zones = Strefy powietrzne
arrakis-part-here = Na miejscu
arrakis-part-areas = Obszary
arrakis-part-sector = Sektor
arrakis-part-shows = Przedstawia
arrakis-part-power = Frakcja
arrakis-part-faces = Ścianki
arrakis-part-steps = Pola

## What parts say

arrakis-names = { $names_list }
arrakis-scheming = jako darmową akcję w swojej turze, gdy { arrakis-leader-thufir-hawat } jest w grze, odrzuć 2 lub 3 egzemplarze tej karty: { arrakis-leader-thufir-hawat } opuszcza grę, a { arrakis-leader-gaius-helen-mohiam } wchodzi do gry
arrakis-hand-only = tej karty nie można zagrać za pomocą kości ani odrzucić w bitwie
arrakis-claimed-end = na koniec rundy
arrakis-claimed-action = w fazie akcji
arrakis-claimed-free = w fazie akcji, jako darmowa akcja w twojej turze
arrakis-claimed-die = w fazie akcji, jako twoja akcja dowolną kością
arrakis-advance =
    { $n ->
        [one] { $marker } o { $n } pole
        [few] { $marker } o { $n } pola
       *[other] { $marker } o { $n } pól
    }
arrakis-target = { $marker } co najmniej { $n }
arrakis-slot-result = { $result }
arrakis-slot-desert-power = potęga pustyni
arrakis-slot-none = brak
arrakis-combat = symbol specjalny daje { $parts_list }
arrakis-hits = { $n } { NOUN("hit", $n, case: "acc") }
arrakis-shields = { $n } { NOUN("shield", $n, case: "acc") }
arrakis-enters-start = od początku
arrakis-enters-generic = { $n } { NOUN($what, $n) } w zasobach
arrakis-enters-marker = gdy znacznik { $marker } osiąga pole { $n }
arrakis-enters-any-marker = gdy dowolny znacznik jasnowidzenia osiąga pole { $n }
arrakis-enters-instead = gdy znacznik { $marker } osiąga pole { $n }, w miejsce dowódcy { $leader }
arrakis-enters-supremacy = gdy dominacja osiąga pole { $n }
arrakis-enters-card = dzięki karcie { $card }
arrakis-enters-first-card = dzięki pierwszej zagranej karcie { $card }
arrakis-enters-or-card = { $first } lub dzięki karcie { $card }
arrakis-leaves-for = gdy { $leader } wchodzi do gry
arrakis-ban-choam = na jednym obszarze może być co najwyżej 5 jednostek Harkonnenów
arrakis-ban-spacing-guild = Harkonnenowie nie mogą przeprowadzać zwiadu
arrakis-ban-landsraad = Harkonnenowie nie mogą odrzucać kart planowania w zamian za kości walki
arrakis-here-settlement = osada Harkonnenów poziomu { $n }
arrakis-here-sietch = na początku gry sicz
arrakis-here-station = na początku gry stacja badawcza ekologii
arrakis-here-atomics = można tu zdetonować rodową broń atomową
arrakis-here-sheltered = miejsce bezpieczne od burz i czerwów pustyni, dopóki rodowa broń atomowa nie otworzy im drogi
arrakis-here-always-sheltered = miejsce bezpieczne od burz i czerwów pustyni
arrakis-when-destroyed-sietch =
    { $n ->
        [one] broni się { $n } { NOUN("combat-die", $n, case: "ins") }; jej zniszczenie daje Harkonnenom { $n } punkt dominacji
        [few] broni się { $n } { NOUN("combat-die", $n, case: "ins") }; jej zniszczenie daje Harkonnenom { $n } punkty dominacji
       *[other] broni się { $n } { NOUN("combat-die", $n, case: "ins") }; jej zniszczenie daje Harkonnenom { $n } punktów dominacji
    }
arrakis-when-destroyed-settlement =
    { $n ->
        [one] broni się { $n } { NOUN("combat-die", $n, case: "ins") }; jej zniszczenie przesuwa każdy znacznik jasnowidzenia o { $n } pole do przodu
        [few] broni się { $n } { NOUN("combat-die", $n, case: "ins") }; jej zniszczenie przesuwa każdy znacznik jasnowidzenia o { $n } pola do przodu
       *[other] broni się { $n } { NOUN("combat-die", $n, case: "ins") }; jej zniszczenie przesuwa każdy znacznik jasnowidzenia o { $n } pól do przodu
    }
arrakis-shows-sand = fałszywy alarm
arrakis-shows-worm = pojawienie się czerwia pustyni
arrakis-shows-burrowing = pojawienie się czerwia pustyni, jeśli obszar jest głęboką pustynią
arrakis-shows-station = ruch znacznika { $marker } o 1 pole do przodu
arrakis-inner-sectors = wszystkie sektory wewnętrzne
arrakis-track-last = ostatnie pole to { $n }
arrakis-track-step = pole { $n }
arrakis-track-sisters = Atrydzi biorą żeton Bene Gesserit, gdy znacznik dominacji osiąga { $steps_list }
arrakis-use-family-atomics = raz w grze, jako darmowa akcja Atrydów, gdy któryś znacznik jasnowidzenia osiągnął pole 8: jeden z tych obszarów gór staje się pustynią
arrakis-use-bg-token = po rzucie kośćmi każda strona może umieścić jeden taki żeton na pustym polu akcji wyniku, którego ma najmniej; liczy się on jako kość z tym wynikiem i opuszcza grę po wykorzystaniu
arrakis-use-spice-reserve = zachowuje 1 przyprawę Harkonnenów na następną rundę

## What is not certain: in the words of an owner of the box, and in ours

arrakis-doubt-linked-aircraft = to, że liczą się też statki w połączonych strefach powietrznych, jest domysłem
arrakis-doubt-deep-desert-counts = to, że liczy się też głęboka pustynia, jest domysłem
arrakis-doubt-own = { $doubt }
arrakis-doubt-alia-and-a-card = to, że kartę można zagrać, choć Alia nie może wejść do gry, jest domysłem
arrakis-doubt-split-over-cities = to, że figurki można rozdzielić między oba miasta, jest domysłem
arrakis-doubt-lost-die-and-tank = to, że utracona kość nie przesuwa dowódców w zbiorniku, jest domysłem
arrakis-doubt-rabban-in-the-tank = to, co się dzieje, gdy Rabban jest w zbiorniku, jest domysłem
arrakis-doubt-how-many-schemes = źródła różnią się co do tego, czy można odrzucić 2, czy wszystkie 3 egzemplarze
arrakis-doubt-aramsham-in-battle = w walce 1 trafienie i 1 tarcza albo 2 trafienia
arrakis-doubt-token-contents = zawartość i liczba są domysłem
arrakis-doubt-token-number = taki żeton istnieje; jego liczba i kolor są domysłem
arrakis-doubt-wormsign-split = podział 16 żetonów jest domysłem
arrakis-doubt-station-split = po dwie z każdego rodzaju: wniosek z symetrii
arrakis-doubt-one-source = jedno źródło
arrakis-doubt-one-spoken-source = jedno źródło ustne
arrakis-doubt-borders-one-source = granice i stacje obszarów bez wydrukowanej nazwy opierają się na jednym źródle
arrakis-doubt-special-one-source = jedno źródło co do akcji specjalnej
arrakis-doubt-special = akcja specjalna jest domysłem
arrakis-doubt-slot-and-special = pole akcji i akcja specjalna są domysłem
arrakis-doubt-slot-special-and-battle = pole akcji i akcja specjalna są domysłem; w walce 1 trafienie lub 1 tarcza
arrakis-doubt-no-slot-no-special = to, że nie ma pola akcji ani akcji specjalnej, jest domysłem
arrakis-doubt-numbers = liczby są domysłem
arrakis-doubt-stand-in = zastępuje nieznaną kartę
arrakis-doubt-which-markers = to, które znaczniki się przesuwają, jest domysłem
arrakis-doubt-condition-and-markers = to, co trzeba wykonać, oraz znaczniki są domysłem
arrakis-doubt-sixth-face = to, jaki wynik jest na szóstej ściance, jest domysłem
arrakis-doubt-last-step = ostatnie pole toru jest domysłem
arrakis-doubt-two-steps = jedno źródło co do tych dwóch pól
