### War for Arrakis with partners, who share a side.

## Options

arrakis-option-act = { $name }
arrakis-option-board = { $name }
arrakis-option-cone = usuń stożek ciszy: do końca tury widzisz karty planowania współgracza, a on twoje

## What is asked

teams-prompt-who-acts = Kto z pary wykonuje akcję w tej turze?
teams-prompt-turn-die = Odłożona kość z wynikiem { $result } należy teraz do ciebie. Na jaki wynik ją obracasz?
teams-prompt-sister = Na czyjej planszy umieszczasz żeton Bene Gesserit swojej strony?
teams-prompt-sister-result = Przy którym wyniku tej planszy ({ $deck }) umieszczasz żeton Bene Gesserit?
teams-prompt-carry-out = Kość rodu współgracza zostaje użyta jako { $result }, a ten wynik ma tylko twoja plansza: akcję wykonujesz ty. Co robisz?
teams-prompt-split = Twoja strona musi odrzucić { $n } { NOUN("planning-card", $n, case: "acc") }. Ile z nich odrzucasz samodzielnie? Resztę odrzuca współgracz.

## Why it is this partner

teams-because-house = { $deck }: decyduje za stronę tam, gdzie zasady nie wskazują nikogo innego
teams-because-acting = { $deck }: wykonuje akcję w tej turze
teams-because-carrying-out = { $deck }: wykonuje akcję kości rodu współgracza
teams-because-vehicles = { $deck }: decyduje o wszystkim w fazie rozmieszczania pojazdów
teams-because-hazards = { $deck }: decyduje o wszystkim w fazie zagrożeń pustyni
teams-because-own-cards = { $deck }: decyduje o własnych kartach planowania
teams-because-own-dice = { $deck }: obraca otrzymane kości
teams-because-own-leaders = { $deck }: decyduje o dowódcach, których karty leżą na własnej planszy

## Why not

teams-why-no-die = na tej planszy nie ma niewykorzystanej kości
teams-why-partners-die = niewykorzystane kości z wynikiem { $result } są na planszy współgracza
teams-why-partners-leader = karta tego dowódcy leży na planszy współgracza: { $leader }
teams-why-other-board = tego nie ma na planszy tego gracza: { $deck }
teams-why-more-dice = kość zmienia się na wynik planszy z najmniejszą liczbą kości: najmniej jest { $fewest }, a tutaj { $n }
teams-why-no-cone = nie ma już stożków ciszy

## What happened

event-partner-acts = Akcję wykonuje: { $what }
event-partner-carries-out = Kość rodu zostaje użyta jako { $which }, a akcję wykonuje współgracz: { $what }
event-die-taken = { $what }: kość z wynikiem { $which }
event-die-set-aside = { $player } odkłada kość z wynikiem { $what }: nie ma dla niej pola akcji
event-card-handed-over = { $player }: ród dobiera kartę { $what } i przekazuje ją Fremenom
event-card-handed-over-hidden = { $player }: ród dobiera { $n } { NOUN("planning-card", $n, case: "acc") } i przekazuje ją Fremenom
event-cone-removed = { $player } usuwa stożek ciszy i naradza się potajemnie
