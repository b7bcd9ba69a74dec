### Co mówi więcej niż jedna rodzina gier i co strona i terminal mają wspólnego.

fact-copies =
    { $n ->
        [one] { $n } sztuka
        [few] { $n } sztuki
       *[other] { $n } sztuk
    }
fact-module =
    { $module ->
        [choam] moduł KHOAM
        [base] gra z 2020 roku
        [base-cards] karty z 2020 roku
        [base-conflicts] konflikty z 2020 roku
        [rise-of-ix] Potęga Ix
        [ix-conflicts] konflikty z Potęgi Ix
        [epic] tryb gry epickiej
        [immortality] Nieśmiertelność
        [go-to-11] Gra do 11
        [six-players] sześciu graczy
       *[other] moduł { $module }
    }
fact-cost = koszt { $n }
fact-tags = { NOUN($tags_list) }
fact-no-agent-icons = bez ikon agenta
fact-agent-icons = ikony agenta: { NOUN($icons_list) }
fact-space-icon = ikona agenta: { NOUN($icons_list) }
fact-doubt = Niepewne: { $doubt }
labelled = { $label }: { $text }
part-combat = Walka
part-victory = Po wygraniu konfliktu
part-endgame = Koniec gry
level =
    { $n ->
        [1] konflikt I
        [2] konflikt II
       *[other] konflikt III
    }
counted = { $n } { NOUN($what, $n) }
control-of = przejmuje kontrolę nad polem { $space }

seq = { $parts_list }
steps = { $parts_steps }
box = { $effects_sentences }
lines = { $lines_sentences }
given = jeśli { $test }: { $then }
given-otherwise = jeśli { $test }: { $then }; w przeciwnym razie: { $otherwise }
may = opcjonalnie { $get }
pay-get = { $cost } → { $get }
may-pay-get = opcjonalnie { $cost } → { $get }
choose = wybierz: { $branches_alternatives }
choose-one = wybierz jedną możliwość: { $branches_steps }
branch = ({ $letter }) { $what }
each = { $node } za { $count }
when = { $trigger }: { $node }
step = graj dalej
gain = zdobądź { $n } { NOUN($what, $n, case: "acc") }
pay = zapłać { $n } { NOUN($what, $n, case: "acc") }
draw = dobierz { $n } { NOUN("card", $n, case: "acc") }
discard = odrzuć z ręki { $n } { NOUN("card", $n, case: "acc") }
trash = zniszcz 1 swoją kartę (z ręki, ze stosu kart odrzuconych lub wyłożoną)
trash-this = zniszcz tę kartę
set-aside = odłóż na bok kartę z rzędu Imperium i uzupełnij rząd; w swojej turze odkrywania w tej rundzie możesz pozyskać tę kartę za 1 punkt perswazji mniej
steal-intrigue = zabierz losową kartę intrygi każdemu przeciwnikowi, który ma co najmniej { $n } { NOUN("intrigue-card", $n, case: "acc") }
trash-intrigue = zniszcz 1 kartę intrygi z ręki
recruit = zrekrutuj { $n } { NOUN("troop", $n, case: "acc") }
retreat = wycofaj { $n } { NOUN("troop", $n, case: "acc") }
detonate = zdetonuj Mur Zaporowy
recall-agent = przywołaj innego swojego agenta (nie tego, którego wysyłasz w tej turze)
infiltrate = infiltracja: przywołaj połączonego szpiega i wejdź na zajęte pole
influence = zdobądź { $n } { NOUN("influence", $n, case: "acc") } u { NOUN($faction, case: "gen") }
influence-any = zdobądź { $n } { NOUN("influence", $n, case: "acc") } u wybranej frakcji
lose-influence =
    { $n ->
        [1] strać 1 punkt wpływu u wybranej frakcji
       *[other] strać { $n } { NOUN("influence", $n, case: "acc") } u wybranych frakcji
    }
signet = użyj zdolności swojego lidera oznaczonej sygnetem
train = przesuń znacznik Feyda o jedno pole na torze treningu (z początku na pole { $first }) i weź nagrodę nowego pola: { $spaces_steps }

event-round-began = Zaczyna się runda { $n }
event-turn-began = { $player } zaczyna turę

option-no = nie
option-yes = tak
option-number = { $n }
option-effect = { $what }
option-card-effect = { $card }: { $what }

prompt-choose = Zdecyduj: { $what }
prompt-choose-one = Wybierz jedną możliwość.
prompt-may = Chcesz to zrobić: { $what }?
prompt-chance = Co przynosi los?

why-game-over = gra jest zakończona
why-not-now = to nie jest teraz możliwe
why-condition = tylko jeśli { $test }
why-cost = nie możesz zapłacić kosztu: { $cost }
why-count-zero = liczy się za { $count }, a niczego takiego nie masz

icon-spice = przyprawa
icon-card = dobranie karty
icon-discard = odrzucenie karty
icon-look = obejrzenie kart talii
icon-sandworm = czerw pustyni
icon-retreat = wycofanie żołnierzy
icon-ornithopter = ornitopter
icon-arrow = zapłać → zdobądź
icon-or = lub
icon-colon = warunek: efekt
icon-line = następny wiersz
icon-may = opcjonalnie
icon-no = nie
icon-per = za każde
icon-times = sztuk
explain-spice = Najcenniejsze dobro Arrakis. Płaci się nią za silne pola i efekty albo sprzedaje za solarisy.
explain-card = Weź na rękę wierzchnią kartę swojej talii; gdy jej zabraknie, tasuje się stos kart odrzuconych.
explain-discard = Odłóż kartę z ręki na swój stos kart odrzuconych. Wróci, gdy talia zostanie na nowo potasowana.
explain-look = Obejrzyj wierzchnie karty swojej talii; obok napisano, co się z nimi stanie.
explain-sandworm = Przybywa od razu do konfliktu z siłą 3 i podwaja twoją nagrodę. Potrzebujesz haków stworzyciela, a konfliktu nie może chronić Mur Zaporowy.
explain-retreat = Zabierz żołnierzy z konfliktu z powrotem do garnizonu.
explain-crysknife = Ikona walki. Dwie karty z tą samą ikoną, wygrane konflikty lub twój cel, odwraca się za punkt zwycięstwa.
explain-ornithopter = { explain-crysknife }
explain-arrow = Przed nią stoi cena; tylko kto zapłaci ją całą, dostanie to, co po niej.
explain-or = Wybierz jedną ze stron.
explain-colon = To, co przed nim, musi być spełnione; inaczej efekt po nim nie zachodzi.
explain-line = Zaczyna się następny efekt; każdy wykonuje się osobno.
explain-may = Możesz to zrobić, ale nie musisz.
explain-no = To, co następuje, nie może być prawdą albo się nie dzieje.
explain-per = Efekt liczy się raz za każdą z następnych rzeczy.
explain-times = Ile sztuk to oznacza.
