### Rise of Ix: tech tiles, dreadnoughts, freighters, its cards and leaders, and the epic game

## Components

kind-tech = Kafelek technologii
kind-shipping = Tor
part-flip = Raz na rundę w swojej turze
part-use = W swojej turze zniszcz ten kafelek
part-round-start = Na początku każdej rundy
part-won = Gdy wygrywasz konflikt
part-lasting = Dopóki go masz
part-recall = Przy przywołaniu
recall-gives = weź nagrody z pola frachtowca i ze wszystkich pól poniżej

## Effects

acquire-tech = pozyskaj kafelek technologii i zapłać jego koszt w przyprawie
acquire-tech-discount = pozyskaj kafelek technologii za { $n } { NOUN("spice", $n, case: "acc") } mniej
acquire-tech-for-solari = pozyskaj kafelek technologii i zapłać jego koszt przyprawą albo w całości solarisami
place-negotiator = umieść żołnierza ze swoich zasobów na planszy Ix jako negocjatora
wins-ties = na koniec gry wygrywasz wszystkie remisy o pierwsze miejsce
cards-to-top = każdą pozyskaną kartę możesz położyć na wierzchu swojej talii
more-troops-from-track = za każdym razem, gdy rekrutujesz żołnierzy z toru wysyłki, zrekrutuj o 1 więcej; dowolną ich liczbę możesz wysłać na obszar konfliktu
dreadnought-for-point = gdy wygrywasz konflikt, w którym masz drednot, możesz zwrócić jeden do zasobów i zdobyć 1 punkt zwycięstwa, zamiast przejmować nim kontrolę nad polem
unblocked = agenci przeciwników nie blokują w tej turze twojego agenta
dividends = zdobądź { $n } { NOUN("solari", $n, case: "acc") } (każdy przeciwnik zdobywa { $others })
freighter = przesuń albo przywołaj swój frachtowiec
heavy-dreadnoughts = każdy twój drednot ma siłę { $n }
commission = wprowadź drednot: przenieś go z zasobów do garnizonu
deploy-units = wyślij z garnizonu na obszar konfliktu co najwyżej { $n } { NOUN("unit", $n, case: "acc") }
retreat-units = wycofaj { $n } { NOUN("unit", $n, case: "acc") } (żołnierzy lub drednoty)
force-retreats = za każdego żołnierza wysłanego w tej turze na obszar konfliktu możesz zmusić do odwrotu żołnierza lub drednot przeciwnika
opponents-retreat-dreadnought = każdy przeciwnik wycofuje drednot z konfliktu
put-under-intrigue = włóż kartę intrygi z ręki pod talię intryg, nie pokazując jej
exchange-intrigues = włóż dowolną liczbę swoich kart intryg pod talię intryg, nie pokazując ich, i dobierz tyle samo
looks-at-intrigues = po przygotowaniu gry obejrzyj 2 wierzchnie karty talii intryg; jedną zatrzymaj, drugą odłóż na wierzch
trash-in-play = zniszcz jedną ze swoich wyłożonych kart
cheaper-space = wysłanie tego agenta na pole { $space } kosztuje o { $n } { NOUN($what, $n, case: "acc") } mniej
another-turn = zaraz po tej turze wykonaj następną
recruit-into-conflict = zrekrutuj { $n } { NOUN("troop", $n, case: "acc") } i od razu wyślij ich na obszar konfliktu
lose-troop = zwróć jednego swojego żołnierza z garnizonu lub z konfliktu do zasobów
influence-visited = zdobądź 1 punkt wpływu u frakcji, na której pole wysyłasz agenta w tej turze
influence-where-agents = zdobądź 1 punkt wpływu u każdej frakcji, na której polu masz agenta
solari-if-won = jeśli wygrasz ten konflikt, zdobądź { $n } { NOUN("solari", $n, case: "acc") }
one-step-ahead = po dobraniu kart na rękę odłóż jedną zakrytą na bok; na początku twojej drugiej tury w rundzie wraca ona na rękę, a jeśli w tej turze wyślesz nią agenta, zdobądź 1 przyprawę, jeżeli ma dokładnie jedną ikonę agenta, w przeciwnym razie 1 solarisa
acquire-foldspace = pozyskaj kartę { reserve-foldspace-card }
no-water = zaczynasz grę bez wody
solari-more = zdobądź o { $n } więcej
careful-observation = na początku na polu 2 każdego toru wpływów leży szperacz; gdy osiągasz 2 punkty wpływu u frakcji, jej szperacz trafia na twojego lidera: pierwszy pozwala odrzucić kartę za 1 przyprawę, drugi daje premię tego toru, trzeci 1 punkt wpływu u tej frakcji, czwarty jedno i drugie
influence-where-snooper = zdobądź 1 punkt wpływu u frakcji, na której torze leży jeszcze szperacz
if-tech-tiles = masz co najmniej { $n } { NOUN("tech-tile", $n, case: "acc") }
if-joined-agent = wysyłasz tego agenta na pole z agentem przeciwnika
if-agent-on-faction = masz agenta na polu { NOUN($faction, case: "gen") }
if-agents-on = masz co najmniej { $n } { NOUN("agent", $n, case: "acc") } na polach { $spaces_options }
if-persuasion = masz w tej turze łącznie co najmniej { $n } { NOUN("persuasion", $n, case: "acc") }
if-influence-with-all = masz u każdej z czterech frakcji co najmniej { $n } { NOUN("influence", $n, case: "acc") }
if-goods = masz co najmniej { $n } { NOUN($what, $n, case: "acc") }
if-conspiracy = spełnione są co najmniej { $n } z tych warunków: oba twoje drednoty są w grze; masz kartę { reserve-the-spice-must-flow }; u dwóch frakcji masz co najmniej 4 punkty wpływu; masz miejsce w Wysokiej Radzie
count-dreadnoughts = każdy swój drednot w konflikcie
count-sword-cards = każdą odkrytą kartę, która daje ci miecze w tej turze
count-distant-factions = każdą frakcję, u której masz najwyżej 1 punkt wpływu
trigger-gained-solari = za każdym razem, gdy w swojej turze zdobywasz solarisy

## Events

event-tech-acquired = { $player } pozyskuje kafelek technologii { $what }
event-tech-revealed = Odkryty zostaje kafelek technologii { $what }
event-tech-used = { $player } używa kafelka technologii { $what }
event-tech-trashed = { $player } niszczy kafelek technologii { $what }
event-negotiator-placed = { $player } umieszcza negocjatora
event-negotiators-returned = { $player } zabiera { $n } { NOUN("negotiator", $n, case: "acc") }
event-freighter-advanced = { $player } przesuwa frachtowiec na pole { $n }
event-freighter-recalled = { $player } przywołuje frachtowiec z pola { $n }
event-dreadnought-commissioned = { $player } wprowadza drednot
event-dreadnought-deployed = { $player } wysyła na obszar konfliktu drednot
event-dreadnought-retreated = { $player } wycofuje drednot
event-dreadnought-placed = { $player } kontroluje drednotem pole { $what }
event-dreadnought-returned = { $player } zabiera drednot z pola { $what } do garnizonu
event-dreadnought-scrapped = { $player } zwraca drednot do zasobów
event-put-under-intrigue = { $player } wkłada pod talię intryg kartę { $what }
event-put-under-intrigue-hidden = { $player } wkłada pod talię intryg { $n } { NOUN("intrigue-card", $n, case: "acc") }
event-looked-at-intrigue = { $player } ogląda wierzchnie karty talii intryg ({ $n })
event-troop-lost = { $player } zwraca żołnierza do zasobów
event-card-set-ahead = { $player } odkłada na bok zakrytą kartę
event-ahead-shown = { $player } zabiera odłożoną kartę: { $what }
event-snooper-moved = { $player } przenosi szperacza { NOUN($what, case: "gen") } na miejsce { $n }

## Icons

icon-tech = pozyskanie kafelka technologii
icon-tech-discount = zniżka na kafelek technologii
icon-negotiator = negocjator
icon-freighter = frachtowiec
icon-dividends = dywidendy
icon-dreadnought = drednot
icon-infiltrate = infiltracja
icon-another-turn = dodatkowa tura
icon-under-intrigue = karta intrygi pod talię
icon-won = wygrany konflikt
icon-less = mniej
icon-snooper = szperacz
icon-endgame = na koniec gry
explain-tech = Kup za przyprawę jeden z odkrytych kafelków technologii z planszy Ix. Zostaje u ciebie i od tej chwili działa.
explain-tech-discount = Kafelek technologii pozyskany tą ikoną kosztuje o tyle przyprawy mniej.
explain-negotiator = Żołnierz z twoich zasobów na planszy Ix. Gdy pozyskujesz kafelek technologii, każdy zabrany negocjator obniża koszt o 1.
explain-freighter = Przesuń swój frachtowiec na torze wysyłki albo go przywołaj po nagrody z jego pola i wszystkich poniżej.
explain-dividends = Zdobywasz 5 solarisów, a każdy przeciwnik 1.
explain-dreadnought = Jednostka o sile 3, której nie traci się w walce. Zwycięzca kontroluje nią pole do końca następnej walki.
explain-infiltrate = Agenci przeciwników nie blokują twojego.
explain-another-turn = Zaraz po tej turze masz jeszcze jedną.
explain-under-intrigue = Karta intrygi z ręki trafia pod swoją talię; nikt jej nie widzi.
explain-won = Jeśli wygrasz konflikt; remis to nie wygrana.
explain-less = To, co następuje, odejmuje się od kosztu.
explain-snooper = Znacznik na torze wpływów, który jego lider zbiera przy 2 punktach wpływu.
explain-endgame = Liczy się po zakończeniu gry.

## Options

option-acquire-tech = pozyskaj kafelek technologii { $name }
option-acquire-tech-for-solari = pozyskaj kafelek technologii { $name } za solarisy
option-use-tech = użyj kafelka technologii { $name }
option-new-tech = odkryty zostaje kafelek technologii { $name }
option-advance-freighter = przesuń frachtowiec
option-recall-freighter = przywołaj frachtowiec
option-deploy-dreadnought = wyślij drednot na obszar konfliktu
option-troop = żołnierz
option-dreadnought = drednot
option-troop-in-garrison = żołnierz w garnizonie
option-force-troop = żołnierz: { $player }
option-force-dreadnought = drednot: { $player }
option-place-dreadnought = przejmij drednotem kontrolę nad polem { $name }
option-scrap-dreadnought = zwróć drednot do zasobów za 1 punkt zwycięstwa
option-under-intrigue = włóż pod talię intryg kartę { $name }
option-keep-intrigue = zatrzymaj kartę { $name }
option-set-ahead = odłóż na bok kartę { $name }

## Prompts

prompt-acquire-tech = { $n ->
    [0] Który kafelek technologii pozyskujesz?
   *[other] Który kafelek technologii pozyskujesz (zniżka: { $n })?
}
prompt-negotiators = Koszt kafelka { $tile }: { $n } { NOUN($what, $n) }. Ilu negocjatorów zabierasz (każdy obniża koszt o 1)?
prompt-freighter = Twój frachtowiec jest na polu { $n }. Przesuwasz go czy przywołujesz?
prompt-deploy-units = Którą jednostkę wysyłasz na obszar konfliktu (najwyżej { $n })?
prompt-retreat-units = Która jednostka się wycofuje (zostało: { $n })?
prompt-force-retreat = Która jednostka przeciwnika musi się wycofać (zostało: { $n })?
prompt-place-dreadnought = Nad którym polem przejmujesz kontrolę swoim drednotem?
prompt-under-intrigue = Którą kartę intrygi wkładasz pod talię?
prompt-exchange-intrigues = Którą kartę intrygi wkładasz pod talię (dotąd: { $n })? Odpowiedź „nie” to kończy.
prompt-keep-intrigue = Którą z kart intryg zatrzymujesz? Druga wraca na wierzch.
prompt-lose-troop = Który żołnierz wraca do zasobów?
prompt-set-ahead = Którą kartę odkładasz na bok?

## Reasons

why-no-tech = żaden kafelek technologii nie jest odkryty
why-tech-cost = kosztuje { $n } { NOUN("spice", $n, case: "acc") }, a masz { $have } i za mało negocjatorów
why-tech-flipped = ten kafelek jest zakryty do następnej rundy
why-tech-tiles = musisz mieć { $n } { NOUN("tech-tile", $n, case: "acc") }, a masz { $have }
why-freighter-at-top = twój frachtowiec jest na końcu toru
why-freighter-at-bottom = twój frachtowiec jest na początku toru
why-no-dreadnought = nie masz drednota w zasobach
why-no-dreadnought-in-garrison = nie masz drednota w garnizonie
why-no-units-in-garrison = nie masz jednostek w garnizonie
why-units-to-retreat = musisz mieć w konflikcie { $n } { NOUN("unit", $n, case: "acc") } (bez czerwi), a masz { $have }
why-no-troops-deployed = w tej turze nie wysyłasz żołnierzy na obszar konfliktu
why-no-enemy-units = żaden przeciwnik nie ma w konflikcie jednostek, które mogłyby się wycofać
why-no-enemy-dreadnought = żaden przeciwnik nie ma drednota w konflikcie
why-no-troop-to-lose = nie masz żołnierza w garnizonie ani w konflikcie
why-no-agent-on-faction = nie masz agenta na polu frakcji
why-no-foldspace = nie ma już takiej karty
why-no-snooper = na żadnym torze nie ma już szperacza

## Statistics

uprising-source-tech = Kafelki technologii
statistics-question-tech-acquired = pozyskany kafelek technologii

## Terminal

terminal-area-ix = Ix
terminal-tech = Kafelki technologii
terminal-tech-left = (pod nim { $n })
terminal-tech-trashed = zniszczone kafelki
terminal-tech-owned = technologie
terminal-tech-flipped = { $tile } (zakryty)
terminal-shipping = Tor wysyłki
terminal-board-key-dreadnought = drednot
terminal-snoopers = szperacze u
terminal-set-ahead-count = zakryte na boku
terminal-set-ahead = Odłożone zakryte:
terminal-top-intrigue = Na wierzchu talii intryg:
terminal-mark-dreadnought = pole kontroluje drednot gracza B
terminal-do-use-tech = użyj kafelka technologii
terminal-do-deploy-dreadnought = wyślij drednot na obszar konfliktu

## What is not certain

doubt-spent-persuasion = czy liczy się wydana perswazja; tutaj tak
doubt-transports-after-combat = czy możesz wysłać żołnierzy, gdy frachtowiec przywołuje nagroda za konflikt; tutaj nie
doubt-lost-troop = skąd tracisz żołnierza; tutaj z garnizonu albo z konfliktu, jak wolisz
doubt-grafted-ahead = czy przeszczepiona karta, którą masz odłożoną, daje przyprawę i solarisy, czy jedno z nich; tutaj jedno, według jej ikon
doubt-landsraad = czy to pole Landsraadu dla przywódców, którzy o nich mówią; według ikony tak
