### What the page itself says about Uprising.

page-uprising-name = Duna: Impérium – Povstání

## Setting up

page-uprising-setup-modules = Moduly
page-uprising-setup-modules-choam = CHOAM: smlouvy
page-uprising-setup-leaders = Vůdci
page-uprising-setup-leaders-random = rozdaní náhodně
page-uprising-setup-leaders-choose = vybraní ve hře
page-uprising-setup-house_rules = Domácí pravidla
page-uprising-setup-house_rules-spies-must-be-placed = Špion v zásobě se musí umístit, je-li volné stanoviště
page-uprising-setup-house_rules-strict-intrigue-lines = Každý platný řádek karty intrik se musí použít a zaplatit

## Groups of options

page-uprising-group-play = Zahraj kartu
page-uprising-group-intrigue = Intriky
page-uprising-group-send = Pošli agenta
page-uprising-group-buy = Získej
page-uprising-group-acquire = Získej
page-uprising-group-post = Pozorovací stanoviště
page-uprising-group-trash-hand = Z ruky
page-uprising-group-trash-discard = Z odkládacího balíčku
page-uprising-group-trash-play = Ze hry

## The mats

page-uprising-garrison = jednotky: v pevnosti { $garrison }, v zásobě { $supply }
page-uprising-piles = karty: v dobíracím balíčku { $deck }, v odkládacím { $discard }

## Where points come from


## Icons that only the page has

page-uprising-icon-emperor = ikona agenta: Imperátor
page-uprising-icon-guild = ikona agenta: Kosmická gilda
page-uprising-icon-bene-gesserit = ikona agenta: Bene Gesserit
page-uprising-icon-fremen = ikona agenta: fremeni
page-uprising-icon-landsraad = ikona agenta: Landsraad
page-uprising-icon-city = ikona agenta: město
page-uprising-icon-spice-trade = ikona agenta: obchod s kořením
page-uprising-icon-intrigue-held = držené karty intrik
page-uprising-icon-first-player = první hráč
page-uprising-icon-endgame = na konci hry

## What they stand for

page-uprising-explain-emperor = Karta s touto ikonou může vyslat agenta na pole se stejným znakem. Na dolním okraji karty říká, které frakci karta patří.
page-uprising-explain-guild = { page-uprising-explain-emperor }
page-uprising-explain-bene-gesserit = { page-uprising-explain-emperor }
page-uprising-explain-fremen = { page-uprising-explain-emperor }
page-uprising-explain-landsraad = { page-uprising-explain-emperor }
page-uprising-explain-city = { page-uprising-explain-emperor }
page-uprising-explain-spice-trade = { page-uprising-explain-emperor }
page-uprising-explain-intrigue-held = Karty intrik, které hráč drží; vidí je jen on.
page-uprising-explain-first-player = Začíná toto kolo. Znak každé kolo přechází doleva.
page-uprising-explain-endgame = Karta intrik, která se hraje, když hra skončila, než se porovnají body.
