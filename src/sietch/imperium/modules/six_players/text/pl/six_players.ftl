### Uprising for six players: teams, commanders, the reverse of the board

## Components

kind-commander = Karta dowódcy
kind-own-track = Tor planszy osobistej
own-track-alliance = na { $n }: dowódca bierze żeton sojuszu i jego punkt zwycięstwa

## What is not certain

doubt-trade = ile wolno wymienić: tutaj każdy daje dowolną ilość jednego rodzaju, a rodzaje mogą się różnić
doubt-six-posts = że tu jest: wiadomo tylko z dwóch cyfrowych stołów
doubt-throne-row = czy rząd tronowy zaczyna z kartą: tutaj zaczyna pusty

## Effects

team-reward = każdy z twojej drużyny: { $get }
ally-gains = twój aktywowany sojusznik zdobywa { $n } { NOUN($what, $n, case: "acc") }
allies-recruit = każdy z twoich sojuszników rekrutuje { $n } { NOUN("troop", $n, case: "acc") }
reinforce = wzmocnienie: zrekrutuj { $n } { NOUN("troop", $n, case: "acc") } z zasobów obu sojuszników swojej drużyny, w dowolnym podziale; dowolnych z nich możesz od razu wysłać do konfliktu
trade = wymiana: ty i jeden gracz z drużyny możecie dać sobie nawzajem dowolną ilość jednego rodzaju: karty intryg, przyprawę, wodę albo solary
pay-with-allies = zapłać { $n } { NOUN($what, $n, case: "acc") }, dołożyć mogą się też twoi sojusznicy → { $get }
hire-for-a-round = weź mistrza miecza, agenta, którego możesz wysłać w jednej rundzie, i żeton jego premii: { $n } { NOUN("sword", $n, case: "acc") } w każdej twojej turze odsłaniania
if-bonus-token = masz żeton premii mistrza miecza
own-influence = zdobądź { $n } { NOUN("influence", $n, case: "acc") } na swojej planszy osobistej ({ NOUN($faction) })
to-throne-row = przesuń kartę z rzędu Imperium, która nie jest kartą Fremenów, do rzędu tronowego
give-contracts = daj oba odkryte kontrakty swoim sojusznikom, każdemu jeden

## Events

event-activated = { $player } aktywuje gracza { $other }
event-token-sent = { $player } używa: { $what }
event-traded = { $player } wymienia się z graczem { $other }
event-gave = { $player } przekazuje { $n } { NOUN($what, $n, case: "acc") }
event-got = { $player } dostaje { $n } { NOUN($what, $n, case: "acc") }
event-gave-intrigue = { $player } daje graczowi { $other } kartę intrygi { $what }
event-gave-intrigue-hidden = { $player } daje graczowi { $other } kartę intrygi
event-got-intrigue = { $player } dostaje od gracza { $other } kartę intrygi { $what }
event-got-intrigue-hidden = { $player } dostaje od gracza { $other } kartę intrygi
event-own-influence-gained = { $player } zdobywa { $n } { NOUN("influence", $n, case: "acc") } na planszy osobistej
event-own-influence-lost = { $player } traci { $n } { NOUN("influence", $n, case: "acc") } na planszy osobistej
event-own-alliance-taken = { $player } bierze żeton sojuszu planszy osobistej
event-own-alliance-returned = { $player } zwraca żeton sojuszu planszy osobistej
event-swordmaster-gone = Mistrz miecza gracza { $player } opuszcza grę; żeton premii zostaje
event-moved-to-throne-row = { $player } przesuwa do rzędu tronowego kartę { $what }
event-conceded = { $player } ustępuje graczowi { $other }
event-objectives-swapped = { $player } i { $other } zamieniają się celami

## Icons

icon-team = cała twoja drużyna
icon-ally = sojusznik
icon-reinforce = wzmocnienie
icon-trade = wymiana
icon-throne-row = do rzędu tronowego
icon-bonus-token = żeton premii mistrza miecza
icon-influence-great-houses = wpływ u Wysokich rodów
icon-influence-fringe-worlds = wpływ u Światów pogranicza
icon-alliance-great-houses = sojusz z Wysokimi rodami
icon-alliance-fringe-worlds = sojusz ze Światami pogranicza
explain-team = Każdy z trzech graczy twojej drużyny albo to, co płacą razem.
explain-ally = Sojusznik, którego dowódca aktywował; z liczbą 2 obaj sojusznicy.
explain-reinforce = Zrekrutuj żołnierzy z zasobów obu sojuszników swojej drużyny, w dowolnym podziale. Dowolni z nich mogą od razu trafić do konfliktu, żadni inni.
explain-trade = Ty i jeden gracz z drużyny możecie dać sobie nawzajem dowolną ilość jednego rodzaju: karty intryg, przyprawę, wodę albo solary.
explain-throne-row = Karta z rzędu Imperium, która nie jest kartą Fremenów, trafia do rzędu tronowego. Tam może ją pozyskać tylko drużyna Szaddama.
explain-bonus-token = Zostaje, gdy mistrz miecza opuści grę, i daje 2 miecze w każdej twojej turze odsłaniania.
explain-influence-great-houses = { explain-influence-emperor }
explain-influence-fringe-worlds = { explain-influence-emperor }
explain-alliance-great-houses = { explain-alliance }
explain-alliance-fringe-worlds = { explain-alliance }

## Options

option-fighter = dla gracza { $player }
option-activate = aktywuj gracza { $player }
option-agent-token = wyślij: { $name }
option-trade-with = wymień się z graczem { $player }
option-give = daj { NOUN($what, case: "acc") }
option-give-intrigue = daj kartę intrygi { $name }
option-own-track = zdobądź wpływ na swojej planszy osobistej
option-lose-own = strać wpływ na swojej planszy osobistej
option-to-throne-row = przesuń do rzędu tronowego kartę { $name }
option-buy-throne = pozyskaj z rzędu tronowego kartę { $name }

## Prompts

prompt-activate = Którego sojusznika aktywujesz w tej turze? Na liderze masz: { $tokens_list }.
prompt-activate-reveal = Którego sojusznika aktywujesz? Nie masz już agenta, w tej turze odsłaniasz karty.
prompt-token-to-send = Który żeton agenta wysyłasz?
prompt-reinforce = Rekrutujesz { $n } { NOUN("troop", $n, case: "acc") }. Ile z nich z zasobów, które ma { $leader }?
prompt-reinforce-deploy = { $leader } ma nowych żołnierzy: { $n }. Ile z nich trafi do konfliktu?
prompt-trade-with = Z kim z drużyny się wymieniasz?
prompt-give = Co dajesz? Dostanie to { $leader }.
prompt-give-more = Dajesz jeszcze jedną kartę intrygi? Dostanie ją { $leader }.
prompt-give-how-much = Ile { NOUN($what, number: "pl", case: "gen") } dajesz? Dostanie to { $leader }.
prompt-contribute = Ile { NOUN($what, number: "pl", case: "gen") } dajesz swojemu dowódcy? Do zapłacenia zostaje { $n }.
prompt-to-throne-row = Którą kartę przesuwasz do rzędu tronowego?
prompt-play-for = Dla kogo zagrywasz kartę { $card }?
prompt-concede = Masz tyle samo siły co { $leader } z twojej drużyny: { $n }. Ustępujesz?
prompt-give-contracts = Który kontrakt dostanie { $leader }? Drugi sojusznik dostanie ten drugi.
prompt-give-contract = Który sojusznik dostanie kontrakt?

## Reasons

why-allies-supplies-empty = sojusznicy twojej drużyny nie mają żołnierzy w zasobach
why-no-hooks = twoja drużyna nie może mieć haków stworzyciela
why-nothing-to-trade = nikt z twojej drużyny nie ma nic do oddania
why-team-goods = twoja drużyna potrzebuje razem { $n } { NOUN($what, $n, case: "gen") }, a ma { $have }
why-no-card-for-throne-row = wszystkie karty w rzędzie Imperium to karty Fremenów
why-throne-row = karty z rzędu tronowego może pozyskać tylko drużyna Szaddama
why-no-token = dla tego sojusznika nie masz już agenta: na turę agenta aktywuj drugiego
why-personal-board = agentów wysyła tam tylko { $leader }
why-no-contracts = nie ma dostępnego kontraktu

## Uprising terminal

terminal-area-great-houses = Wysokie rody
terminal-area-fringe-worlds = Światy pogranicza
terminal-area-emperor-board = Plansza Imperatora (tylko { leader-shaddam-corrino-iv })
terminal-area-fremen-board = Plansza Fremenów (tylko { leader-muad-dib })
terminal-team = Drużyna { $n }: { $points }
terminal-team-wins = Wygrywa drużyna { $n }: { $names }
terminal-commander = dowódca
terminal-activated = działa za
terminal-tokens-at-leader = żetony
terminal-own-influence = plansza osobista
terminal-throne-row = Rząd tronowy (drużyna Szaddama)
terminal-swordmaster-gone = żeton premii
