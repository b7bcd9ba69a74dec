### Players without a seat: House Hagal cards, what they gain, their combat

## Components

kind-hagal = Karta rodu Hagal
kind-rival = Karta rywala
part-swordmaster = Mistrz miecza
part-priority = Kolejność frakcji
part-scheme = Intryga rywala
part-swords = Miecze w walce
hagal-reshuffles = wszystkie odrzucone karty rodu Hagal wtasowuje się do talii i odkrywa kolejną
hagal-space = agent idzie na pole { $spaces_options }
hagal-makers = agent idzie na pole z największą ilością bonusowej przyprawy, potem przyprawy; bez bonusowej przyprawy odkrywa się kolejną kartę: { $spaces_options }
rival-swordmaster = za { $n } sztuk zasobów i kart intryg łącznie
rival-faction = { NOUN($faction) }
rival-priority = { $factions_steps }
rival-to-come = rywal
rival-streamlined = dla uproszczonych rywali

## Effects

influence-least = zdobądź { $n } { NOUN("influence", $n, case: "acc") } u frakcji, u której masz go najmniej
influence-most = zdobądź { $n } { NOUN("influence", $n, case: "acc") } u frakcji, u której masz go najwięcej
influence-for-alliance = zdobądź { $n } { NOUN("influence", $n, case: "acc") } u frakcji, u której zyskujesz tym sojusz, a inaczej u tej, u której masz go najmniej
influence-of-priority = zdobądź 1 wpływ u frakcji z miejsca { $place } twojej listy
rival-spy = umieść szpiega na pierwszym wolnym punkcie frakcji według swojej listy
rival-spy-on = umieść szpiega na pierwszym wolnym z tych punktów: { $posts_steps }
rival-signet = użyj swojego sygnetu
rival-harvest = z hakami stworzyciela przywołaj czerwie pola, jeśli mogą dołączyć do konfliktu; w przeciwnym razie zdobądź jego przyprawę
rival-detonate = z hakami stworzyciela zdetonuj Mur Zaporowy
rival-tech = pozyskaj najdroższy kafelek technologii ze znakiem rodu Hagal, na który cię stać, za { $n } przyprawy mniej
rival-tech-or-negotiator = pozyskaj najdroższy kafelek technologii ze znakiem rodu Hagal, na który cię stać, za { $n } przyprawy mniej; w przeciwnym razie umieść negocjatora
change-tleilaxu-row-left = lewa karta rzędu Tleilaxu zostaje usunięta i zastąpiona
change-tleilaxu-row-right = prawa karta rzędu Tleilaxu zostaje usunięta i zastąpiona
if-dreadnought-in-supply = masz w zasobach pancernik
if-conflict-level = konflikt jest poziomu { $n }

## Events

event-bonus-to-bank = { $player } odkłada { $n } { NOUN("bonus-spice", $n, case: "acc") } z pola { $what } do banku
event-rival-joined = Do gry dołącza { $player }
event-hagal-revealed = { $player } odkrywa kartę rodu Hagal { $what }
event-hagal-ignored = Karty { $what } nie można użyć: odkrywa się kolejną
event-hagal-flipped = { $player } odkrywa kartę rodu Hagal { $what } i ma za nią { $n } { NOUN("sword", $n, case: "acc") }
event-hagal-shuffled = Talia rodu Hagal zostaje potasowana: { $n } { NOUN("card", $n) }
event-agent-stayed-home = { $player } nie może użyć żadnej karty rodu Hagal: agent zostaje w domu
event-held-back = { $player } ma wyraźną przewagę i nikogo nie wysyła do konfliktu
event-schemed = { $player } przeprowadza swoją intrygę: na planszy jest trzeci szpieg
event-intrigues-spent = { $player } wydaje { $n } { NOUN("intrigue-card", $n, case: "acc") }
event-churn-rolled = Kość pokazuje { $what }
event-row-churned = Karta { $what } opuszcza rząd Imperium i zostaje zniszczona
event-tleilaxu-removed = Karta { $what } opuszcza rząd Tleilaxu
event-control-lost = { $player } traci kontrolę nad polem { $what }

## Options

option-drawn-hagal = odkryta zostaje karta rodu Hagal { $name }
option-dealt-rival = wylosowany zostaje rywal { $name }
option-rival-discards = wydana zostaje karta intrygi { $name }
option-die = na kości wypada { $n }

## Prompts

why-no-swordmaster-here = na tym poziomie trudności nie możesz mieć mistrza miecza
prompt-rival-influence = { $rival } zdobywa { $n } { NOUN("influence", $n, case: "acc") } tam, gdzie ma najmniej, a kilka frakcji jest równych: u której? Decydujesz ty.
prompt-choose-for-rival = { $rival } ma wybór, który zasady dają tobie: co bierze?

## Difficulties

difficulty-mercenary = Najemnik
difficulty-sardaukar = Sardaukar (weteran)
difficulty-mentat = Mentat (ekspert)
difficulty-kwisatz-haderach = Kwisatz Haderach (najtrudniejszy)

## Uprising terminal

terminal-rival = rywal
terminal-hagal-deck = talia/odrzucone rodu Hagal
terminal-companion-help =
    Powiedz, co się stało, a dowiesz się, co robią rywale. Gracze to A, B i C; najpierw ludzie.
    conflict NAZWA: nowa runda z tym konfliktem. A at POLE: agent. A spy PUNKT: szpieg (z 0 na końcu już nie). A intrigues 4: ile kart intryg. A emperor 3: wpływy. A troops 2: żołnierze w konflikcie.
    A control POLE. B solari 4, B garrison 3 i podobne poprawiają rywala. bonus POLE 2: bonusowa przyprawa. wall: Muru Zaporowego już nie ma.
    turn B: rywal działa; ty mówisz, którą kartę rodu Hagal odkryto. combat: karty na miecze. reward B 1: jego nagroda.
    show: rywale. undo: cofnij. quit: koniec.
terminal-companion-unclear = To nie jest jasne: { $text }
terminal-companion-noted = Zanotowano: { $player }: { $text }
terminal-companion-noted-all = Zanotowano: { $text }
terminal-companion-too-many = Nie może być { $text }: najwyżej { $n }.
terminal-companion-no-turn = Rywal nie ma agenta albo nie podano jeszcze konfliktu.
terminal-companion-no-conflict = Nie podano jeszcze konfliktu.
terminal-companion-nothing = Nie ma czego cofnąć.
terminal-companion-which-card = Którą kartę rodu Hagal odkryto?
terminal-companion-next-card = Ta karta nie rozstrzyga: którą kartę rodu Hagal odkryto następnie?
terminal-companion-undone = Cofnięto: to się nie wydarzyło.
terminal-companion-which = Co wypadło?

## Doubts

doubt-hagal-swords = ile ma mieczy; znane z jednego źródła
doubt-hagal-advance = jak daleko przesuwa się żeton; znane z jednego źródła
doubt-one-source = wszystko, co na niej jest; znane z jednego źródła
doubt-hagal-row = czy zostawia rząd Tleilaxu w spokoju; znane z jednego źródła
doubt-hagal-gains = jej miecze i co daje; znane z jednego źródła
doubt-hagal-copies = ile jest kopii; tu jedna, według wielkości talii
doubt-hagal-sword = ile ma mieczy; tu jeden, według jednego źródła

## Why a game with rivals cannot be set up like this

setup-rival-is-leader = { $rival } i lider któregoś gracza to ta sama osoba: wybierz kogoś innego
setup-count-rivals =
    { $n ->
        [one] jest tu { $n } rywal
        [few] jest tu { $n } różnych rywali
       *[other] jest tu { $n } różnych rywali
    }
setup-no-streamlined = obaj uproszczeni rywale są liderami graczy: wybierz innego lidera albo pomiń zasadę domową
setup-not-streamlined = { $rival } nie jest uproszczonym rywalem: wybierz innego albo pomiń zasadę domową
