### What a component's page says besides its effects: labels of its parts, facts, and what only components have.

## Kinds

kind-starting = Karta startowa
kind-reserve = Karta rezerwy
kind-imperium = Karta Imperium
kind-intrigue = Karta intrygi
kind-conflict = Karta konfliktu
kind-leader = Lider
kind-space = Pole planszy
kind-post = Punkt obserwacyjny
kind-objective = Karta celu
kind-track = Tor wpływów

## Labels of parts

part-agent = Ramka agenta
part-icons = Ikony agenta
part-reveal = Ramka odkrywania
part-acquire = Przy pozyskaniu
part-discarded = Przy odrzuceniu z ręki
part-trashed = Przy zniszczeniu
part-plot = Spisek
part-level = Poziom
part-battle-icon = Ikona walki
part-winner = Zwycięzca
part-first = Pierwsza nagroda
part-second = Druga nagroda
part-third = Trzecia nagroda
part-requirement = Wymóg
part-reward = Nagroda
part-set-up = Przygotowanie gry
part-side = Strona
part-ability = Zdolność
part-signet = Sygnet
part-cost = Koszt
part-mark = Oznaczenie
part-influence = Frakcja
part-effects = Efekty
part-extra = Wyższa zapłata
part-control-bonus = Dla gracza, który kontroluje pole
part-spaces = Połączone pola
part-players = Liczba graczy
part-step = Pola
part-alliance = Sojusz

## What parts say

the-noun = { NOUN($what) }
cost-after = { $n } { NOUN($what, $n) } lub { $after }, gdy mistrza miecza ma już inny gracz
cost-between = { $least } do { $most } { NOUN($what, $most, case: "gen") }
for-amount = { $n } { NOUN($what, $n) } → { $get }
needs-influence = co najmniej { $n } { NOUN("influence", $n) } u { NOUN($faction, case: "gen") }
once-in-the-game = każdy gracz raz w grze
mark-combat = pole walki: możesz wysłać na obszar konfliktu żołnierzy zrekrutowanych w tej turze i co najwyżej 2 innych z garnizonu
mark-maker = pole stworzyciela: gromadzi się tu bonusowa przyprawa
extra-payment = przy wysłaniu agenta zapłać { $n } { NOUN($what, $n, case: "acc") } → zamiast tego { $get }
starts-without = w talii startowej brak: { $cards_list }
costs-less = pola z ikoną agenta { NOUN($icon) } kosztują cię o { $n } { NOUN($what, $n, case: "acc") } mniej
passes-others = agenci innych graczy nie blokują ci pól z ikoną agenta { $icons_options }
icon-noun = { NOUN($icon) }
other-side = druga strona karty Lady Jessika
titled = { $title } – { $text_sentences }
connected-spaces = { $spaces_list }
player-counts = { $counts }
first-player = kto ją otrzyma, jest pierwszym graczem
track-length = pola od 0 do { $n }
track-step = na polu { $n }: { $get }
icons-if = jeśli { $test }: { NOUN($icons_list) }
track-alliance = kto pierwszy dotrze na pole { $n }, a potem kto ma więcej, ma sojusz i jego punkt zwycięstwa
