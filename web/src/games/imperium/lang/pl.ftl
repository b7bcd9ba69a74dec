### What the page itself says about the games of the Imperium family.

page-uprising-name = Diuna: Imperium – Powstanie
page-imperium-name = Diuna: Imperium
page-uprising-about = Budowanie talii i wysyłanie agentów po wpływy, przyprawę i tron: ze szpiegami, czerwiami pustyni i kontraktami.
page-imperium-about = Gra z 2020 roku: wysyłaj agentów, buduj talię, wygrywaj konflikty i zdobywaj przychylność czterech frakcji.

## Setting up

page-imperium-setup-modules = Moduły
page-imperium-setup-modules-choam = KHOAM: kontrakty
page-imperium-setup-modules-base-cards = Karty i liderzy gry z 2020 roku
page-imperium-setup-modules-base-conflicts = Konflikty gry z 2020 roku
page-imperium-setup-modules-rise-of-ix = Potęga Ix
page-imperium-setup-modules-ix-conflicts = Konflikty Potęgi Ix
page-imperium-setup-modules-ix-contracts = Kontrakty Potęgi Ix
page-imperium-setup-modules-epic = Tryb gry epickiej
page-imperium-setup-modules-immortality = Nieśmiertelność
page-imperium-setup-modules-go-to-11 = Gra do 11 punktów
page-imperium-preset-classic = Diuna: Imperium
page-imperium-preset-classic-full = Diuna: Imperium z dodatkami
page-imperium-preset-epic = Gra epicka z Potęgą Ix
page-imperium-preset-uprising = Powstanie
page-imperium-preset-uprising-choam = Powstanie z KHOAM
page-imperium-preset-uprising-full = Powstanie z dodatkami
page-imperium-preset-everything = Wszystko naraz
page-imperium-preset-teams = Trzech na trzech
page-imperium-setup-leaders = Liderzy
page-imperium-setup-leaders-random = rozdani losowo
page-imperium-setup-leaders-choose = wybierani w grze
page-imperium-setup-house_rules = Zasady domowe
page-imperium-setup-house_rules-spies-must-be-placed = Szpiega z zasobów trzeba umieścić, jeśli jest wolny punkt obserwacyjny
page-imperium-setup-house_rules-strict-intrigue-lines = Każdej pasującej linii karty intrygi trzeba użyć i ją opłacić
page-imperium-setup-house_rules-dice-churn = Wymiana kośćmi: po twojej turze odkrywania dwie kości niszczą karty rzędu Imperium
page-imperium-setup-house_rules-brutal-escalation = Brutalna eskalacja: w konfliktach III rywale odkrywają dwie karty
page-imperium-setup-house_rules-expert-deployment = Eksperckie rozmieszczenie: z wyraźną przewagą rywale zatrzymują żołnierzy
page-imperium-setup-house_rules-smart-politics = Sprytna polityka: rywale pomijają wpływy, które już mają lub których nie dogonią
page-imperium-setup-house_rules-streamlined-rivals = Uproszczeni rywale: rywal nie zdobywa punktów
page-imperium-setup-difficulty = Poziom trudności
page-imperium-setup-difficulty-mercenary = Najemnik: na pierwszą grę
page-imperium-setup-difficulty-sardaukar = Sardaukar: weteran
page-imperium-setup-difficulty-mentat = Mentat: ekspert
page-imperium-setup-difficulty-kwisatz-haderach = Kwisatz Haderach: jak mentat, i bez mistrza miecza dla ciebie
page-imperium-setup-rivals = Rywale (pozostali są losowani)

## Groups of options

page-imperium-group-play = Zagraj kartę
page-imperium-group-intrigue = Intrygi
page-imperium-group-send = Wyślij agenta
page-imperium-group-buy = Pozyskaj
page-imperium-group-acquire = Pozyskaj
page-imperium-group-post = Punkty obserwacyjne
page-imperium-group-trash-hand = Z ręki
page-imperium-group-trash-discard = Ze stosu kart odrzuconych
page-imperium-group-trash-play = Z wyłożonych
page-imperium-group-acquire-tech = Kafelki technologii
page-imperium-group-use-tech = Użyj kafelka technologii
page-imperium-group-buy-tleilaxu = Rząd Tleilaxu
page-imperium-group-graft = Zagraj dwie karty
page-imperium-group-graft-with = Razem z kartą
page-imperium-group-graft-with-row = Razem z kartą z rzędu
page-imperium-group-activate = Aktywacja
page-imperium-group-buy-throne = Rząd tronowy
page-imperium-group-give = Wymiana
page-imperium-group-hex = Badania

## The boards

page-imperium-area-ix = Ix
page-imperium-board-main = Plansza
page-imperium-board-ix = Ix
page-imperium-board-tleilaxu = Bene Tleilax
page-imperium-tech-stacks = Kafelki technologii
page-imperium-tech-left = kafelki zakryte
page-imperium-shipping-track = Tor wysyłki
page-imperium-tleilaxu-row = Rząd Tleilaxu
page-imperium-tleilaxu-deck = karty Tleilaxu w talii
page-imperium-research-track = Tor badań
page-imperium-tleilaxu-track = Tor Tleilaxu
page-imperium-dreadnoughts = drednoty: w garnizonie { $garrison }, w zasobach { $supply }
page-imperium-tokens = żetony
page-imperium-on-top = na wierzchu talii
page-imperium-intrigue-on-top = na wierzchu talii intryg
page-imperium-set-ahead = odłożone zakryte
page-imperium-returning = wraca na rękę

## Scenes

page-imperium-scene-reveal = { $name } odkrywa karty
page-imperium-scene-reveal-you = Twoja tura odkrywania
page-imperium-scene-next = Co dalej
page-imperium-scene-no-intrigue = Nikt nie zagrywa karty intrygi.

## The mats

page-imperium-garrison = żołnierze: w garnizonie { $garrison }, w zasobach { $supply }
page-imperium-piles = karty: w talii { $deck }, odrzucone { $discard }

## A turn in one line

page-imperium-sum-sent = { $what } → { $which }
page-imperium-sum-revealed =
    odkrywa { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }
page-imperium-sum-one = { $what }
page-imperium-sum-acquired = zdobywa { $what }
page-imperium-sum-passed = pasuje

## Piles

page-imperium-tie = Remis, { $points } pkt; decyduje { $what }: { $n } do { $other }.
page-imperium-pile-deck = Talia, według nazw (nie w kolejności)
page-imperium-pile-discard = Karty odrzucone
page-imperium-pile-on-top = Na wierzchu talii
page-imperium-pile-in-play = W grze
page-imperium-pile-waiting = Wyłożone karty intryg
page-imperium-pile-intrigues-played = Zagrane dotąd karty intryg
page-imperium-pile-acquired = Zdobyte dotąd karty
page-imperium-pile-won = Wygrane konflikty
page-imperium-pile-tech = Kafelki technologii
page-imperium-pile-contracts = Kontrakty do wypełnienia
page-imperium-pile-completed = Wypełnione kontrakty
page-imperium-pile-trash = Zniszczone karty
page-imperium-pile-intrigue-discard = Odrzucone karty intryg
page-imperium-pile-intrigue-trash = Zniszczone karty intryg
page-imperium-pile-conflicts-unseen = Konflikty, których nikt jeszcze nie widział (część zostaje w pudełku)
page-imperium-pile-conflicts-left = Konflikty, których nikt nie wygrał
page-imperium-pile-contracts-aside = Odłożone kontrakty
page-imperium-pile-hagal-discard = Odrzucone karty Hagal

## Icons that only the page has

page-imperium-icon-emperor = ikona agenta: Imperator
page-imperium-icon-guild = ikona agenta: Gildia Kosmiczna
page-imperium-icon-bene-gesserit = ikona agenta: Bene Gesserit
page-imperium-icon-fremen = ikona agenta: Fremeni
page-imperium-icon-landsraad = ikona agenta: Landsraad
page-imperium-icon-city = ikona agenta: miasto
page-imperium-icon-spice-trade = ikona agenta: handel przyprawą
page-imperium-icon-intrigue-held = posiadane karty intryg
page-imperium-icon-first-player = pierwszy gracz
page-imperium-icon-endgame = na końcu gry
page-imperium-icon-atomics = rodowa broń atomowa

## What they stand for

page-imperium-explain-emperor = Karta z tą ikoną może wysłać agenta na pola z tym samym znakiem. Na dolnej krawędzi karty mówi, do której frakcji karta należy.
page-imperium-explain-guild = { page-imperium-explain-emperor }
page-imperium-explain-bene-gesserit = { page-imperium-explain-emperor }
page-imperium-explain-fremen = { page-imperium-explain-emperor }
page-imperium-explain-landsraad = { page-imperium-explain-emperor }
page-imperium-explain-city = { page-imperium-explain-emperor }
page-imperium-explain-spice-trade = { page-imperium-explain-emperor }
page-imperium-explain-intrigue-held = Karty intryg, które gracz ma; widzi je tylko on.
page-imperium-explain-first-player = Zaczyna tę rundę. Znak co rundę przechodzi w lewo.
page-imperium-explain-endgame = Karta intrygi zagrywana po zakończeniu gry, zanim porówna się punkty.
page-imperium-explain-atomics = Jeszcze nieużyta: jej gracz może jej użyć raz w grze, w swojej turze.
page-imperium-explain-on-any = Efekt dotyczy dowolnego pola.
page-imperium-explain-on-occupied = Agenci innych nie przeszkadzają ci tam pójść.
page-imperium-explain-start = Co jego gracz ma lub robi podczas przygotowania gry.
page-imperium-explain-to-top = Karta trafia na wierzch talii i jest dobierana jako następna.
page-imperium-explain-shuffle = Karty ze stosu kart odrzuconych znów stają się częścią talii.
page-imperium-explain-foldspace = Karta ze wszystkimi ikonami agenta. Kto ją zagra, dobiera kartę, a tę zwraca.
page-imperium-explain-lose-troop = Jeden z żołnierzy wraca do zasobów.
