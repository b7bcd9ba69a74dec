### What the page itself says about Uprising.

page-uprising-name = Diuna: Imperium – Powstanie

## Setting up

page-uprising-setup-modules = Moduły
page-uprising-setup-modules-choam = KHOAM: kontrakty
page-uprising-setup-leaders = Przywódcy
page-uprising-setup-leaders-random = rozdani losowo
page-uprising-setup-leaders-choose = wybierani w grze
page-uprising-setup-house_rules = Zasady domowe
page-uprising-setup-house_rules-spies-must-be-placed = Szpiega z zasobów trzeba umieścić, jeśli jest wolny posterunek
page-uprising-setup-house_rules-strict-intrigue-lines = Każdej pasującej linii karty intrygi trzeba użyć i ją opłacić

## Groups of options

page-uprising-group-play = Zagraj kartę
page-uprising-group-intrigue = Intrygi
page-uprising-group-send = Wyślij agenta
page-uprising-group-buy = Pozyskaj
page-uprising-group-acquire = Pozyskaj
page-uprising-group-post = Posterunki obserwacyjne
page-uprising-group-trash-hand = Z ręki
page-uprising-group-trash-discard = Ze stosu kart odrzuconych
page-uprising-group-trash-play = Z wyłożonych

## The mats

page-uprising-garrison = żołnierze: w garnizonie { $garrison }, w zasobach { $supply }
page-uprising-piles = karty: w talii { $deck }, odrzucone { $discard }

## Where points come from


## Icons that only the page has

page-uprising-icon-emperor = ikona agenta: Imperator
page-uprising-icon-guild = ikona agenta: Gildia Kosmiczna
page-uprising-icon-bene-gesserit = ikona agenta: Bene Gesserit
page-uprising-icon-fremen = ikona agenta: Fremeni
page-uprising-icon-landsraad = ikona agenta: Landsraad
page-uprising-icon-city = ikona agenta: miasto
page-uprising-icon-spice-trade = ikona agenta: handel przyprawą
page-uprising-icon-intrigue-held = posiadane karty intryg
page-uprising-icon-first-player = pierwszy gracz
page-uprising-icon-endgame = na końcu gry

## What they stand for

page-uprising-explain-emperor = Karta z tą ikoną może wysłać agenta na pola z tym samym znakiem. Na dolnej krawędzi karty mówi, do której frakcji karta należy.
page-uprising-explain-guild = { page-uprising-explain-emperor }
page-uprising-explain-bene-gesserit = { page-uprising-explain-emperor }
page-uprising-explain-fremen = { page-uprising-explain-emperor }
page-uprising-explain-landsraad = { page-uprising-explain-emperor }
page-uprising-explain-city = { page-uprising-explain-emperor }
page-uprising-explain-spice-trade = { page-uprising-explain-emperor }
page-uprising-explain-intrigue-held = Karty intryg, które gracz ma; widzi je tylko on.
page-uprising-explain-first-player = Zaczyna tę rundę. Znak co rundę przechodzi w lewo.
page-uprising-explain-endgame = Karta intrygi zagrywana po zakończeniu gry, zanim porówna się punkty.
