### What the page itself says about the games of the Imperium family.

page-uprising-name = Duna: Impérium – Povstání
page-imperium-name = Duna: Impérium
page-uprising-about = Budování balíčku a vysílání agentů o vliv, koření a trůn: se špiony, písečnými červy a smlouvami.
page-imperium-about = Hra z roku 2020: vysílej agenty, buduj balíček, vyhrávej střety a získej přízeň čtyř frakcí.

## Setting up

page-imperium-setup-modules = Moduly
page-imperium-setup-modules-choam = CHOAM: smlouvy
page-imperium-setup-modules-base-cards = Karty a vůdci hry z roku 2020
page-imperium-setup-modules-base-conflicts = Střety hry z roku 2020
page-imperium-setup-modules-rise-of-ix = Vzestup Iksu
page-imperium-setup-modules-ix-conflicts = Střety Vzestupu Iksu
page-imperium-setup-modules-ix-contracts = Smlouvy Vzestupu Iksu
page-imperium-setup-modules-epic = Epická varianta hry
page-imperium-setup-modules-immortality = Nesmrtelnost
page-imperium-setup-modules-go-to-11 = Hra do 11 bodů
page-imperium-preset-classic = Duna: Impérium
page-imperium-preset-classic-full = Duna: Impérium s rozšířeními
page-imperium-preset-epic = Epická varianta s Vzestupem Iksu
page-imperium-preset-uprising = Povstání
page-imperium-preset-uprising-choam = Povstání s CHOAM
page-imperium-preset-uprising-full = Povstání se všemi rozšířeními
page-imperium-preset-everything = Všechno najednou
page-imperium-preset-teams = Tři proti třem
page-imperium-setup-leaders = Vůdci
page-imperium-setup-leaders-random = rozdaní náhodně
page-imperium-setup-leaders-choose = vybraní ve hře
page-imperium-setup-house_rules = Domácí pravidla
page-imperium-setup-house_rules-spies-must-be-placed = Špion v zásobě se musí umístit, je-li volné stanoviště
page-imperium-setup-house_rules-strict-intrigue-lines = Každý platný řádek karty intrik se musí použít a zaplatit
page-imperium-setup-house_rules-dice-churn = Výměna kostkami: po tvém tahu odhalení dvě kostky zničí karty imperiální řady
page-imperium-setup-house_rules-brutal-escalation = Krutá eskalace: ve střetech III otáčejí protivníci dvě karty
page-imperium-setup-house_rules-expert-deployment = Znalecké nasazení: s jasnou převahou si protivníci jednotky nechávají
page-imperium-setup-house_rules-smart-politics = Chytrá politika: protivníci vynechají vliv, který už mají nebo nedoženou
page-imperium-setup-house_rules-streamlined-rivals = Zjednodušení protivníci: protivník nezískává body
page-imperium-setup-difficulty = Obtížnost
page-imperium-setup-difficulty-mercenary = Žoldnéř: na první hru
page-imperium-setup-difficulty-sardaukar = Sardaukar: veterán
page-imperium-setup-difficulty-mentat = Mentat: zkušený hráč
page-imperium-setup-difficulty-kwisatz-haderach = Kwisatz Haderach: jako mentat, a bez mistra meče pro tebe
page-imperium-setup-rivals = Protivníci (ostatní se přidělí)

## Groups of options

page-imperium-group-play = Zahraj kartu
page-imperium-group-intrigue = Intriky
page-imperium-group-send = Vyšli agenta
page-imperium-group-buy = Získej
page-imperium-group-acquire = Získej
page-imperium-group-post = Pozorovací stanoviště
page-imperium-group-trash-hand = Z ruky
page-imperium-group-trash-discard = Z odkládacího balíčku
page-imperium-group-trash-play = Ze hry
page-imperium-group-acquire-tech = Dílky technologií
page-imperium-group-use-tech = Použij dílek technologie
page-imperium-group-buy-tleilaxu = Řada Tleilaxu
page-imperium-group-graft = Zahraj dvě karty
page-imperium-group-graft-with = Spolu s kartou
page-imperium-group-graft-with-row = Spolu s kartou z řady
page-imperium-group-activate = Aktivace
page-imperium-group-buy-throne = Trůnní řada
page-imperium-group-give = Výměna
page-imperium-group-hex = Výzkum

## The boards

page-imperium-area-ix = Iks
page-imperium-board-main = Plán
page-imperium-board-ix = Iks
page-imperium-board-tleilaxu = Bene Tleilax
page-imperium-tech-stacks = Dílky technologií
page-imperium-tech-left = dílky lícem dolů
page-imperium-shipping-track = Počítadlo přepravy
page-imperium-tleilaxu-row = Řada Tleilaxu
page-imperium-tleilaxu-deck = karty Tleilaxu v balíčku
page-imperium-research-track = Počítadlo výzkumu
page-imperium-tleilaxu-track = Počítadlo Tleilaxu
page-imperium-dreadnoughts = bitevní lodě: v pevnosti { $garrison }, v zásobě { $supply }
page-imperium-tokens = žetony
page-imperium-on-top = navrchu balíčku
page-imperium-intrigue-on-top = navrchu balíčku intrik
page-imperium-set-ahead = stranou lícem dolů
page-imperium-returning = vrátí se do ruky

## Scenes

page-imperium-scene-reveal = { $name } odhaluje
page-imperium-scene-reveal-you = Tvůj tah odhalení
page-imperium-scene-next = Co bude dál
page-imperium-scene-no-intrigue = Nikdo nehraje kartu intriky.

## The mats

page-imperium-garrison = jednotky: v pevnosti { $garrison }, v zásobě { $supply }
page-imperium-piles = karty: v dobíracím balíčku { $deck }, v odkládacím { $discard }

## A turn in one line

page-imperium-sum-sent = { $what } → { $which }
page-imperium-sum-revealed =
    odhaluje { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
page-imperium-sum-one = { $what }
page-imperium-sum-acquired = získává { $what }
page-imperium-sum-passed = pasuje

## Piles

page-imperium-tie = Shoda, { $points } b.; rozhoduje { $what }: { $n } ku { $other }.
page-imperium-pile-deck = Dobírací balíček, podle jména (ne v pořadí)
page-imperium-pile-discard = Odkládací balíček
page-imperium-pile-on-top = Navrchu dobíracího balíčku
page-imperium-pile-in-play = Ve hře
page-imperium-pile-waiting = Vyložené karty intrik
page-imperium-pile-intrigues-played = Dosud zahrané karty intrik
page-imperium-pile-acquired = Dosud získané karty
page-imperium-pile-won = Vyhrané střety
page-imperium-pile-tech = Dílky technologií
page-imperium-pile-contracts = Smlouvy ke splnění
page-imperium-pile-completed = Splněné smlouvy
page-imperium-pile-trash = Zničené karty
page-imperium-pile-intrigue-discard = Odložené karty intrik
page-imperium-pile-intrigue-trash = Zničené karty intrik
page-imperium-pile-conflicts-unseen = Střety, které ještě nikdo neviděl (některé zůstanou v krabici)
page-imperium-pile-conflicts-left = Střety, které nikdo nevyhrál
page-imperium-pile-contracts-aside = Odložené smlouvy
page-imperium-pile-hagal-discard = Odložené karty Hagal

## Icons that only the page has

page-imperium-icon-emperor = ikona agenta: Imperátor
page-imperium-icon-guild = ikona agenta: Kosmická gilda
page-imperium-icon-bene-gesserit = ikona agenta: Bene Gesserit
page-imperium-icon-fremen = ikona agenta: fremeni
page-imperium-icon-landsraad = ikona agenta: Landsraad
page-imperium-icon-city = ikona agenta: město
page-imperium-icon-spice-trade = ikona agenta: obchod s kořením
page-imperium-icon-intrigue-held = držené karty intrik
page-imperium-icon-first-player = první hráč
page-imperium-icon-endgame = na konci hry
page-imperium-icon-atomics = rodové atomové zbraně

## What they stand for

page-imperium-explain-emperor = Karta s touto ikonou může vyslat agenta na pole se stejným znakem. Na dolním okraji karty říká, které frakci karta patří.
page-imperium-explain-guild = { page-imperium-explain-emperor }
page-imperium-explain-bene-gesserit = { page-imperium-explain-emperor }
page-imperium-explain-fremen = { page-imperium-explain-emperor }
page-imperium-explain-landsraad = { page-imperium-explain-emperor }
page-imperium-explain-city = { page-imperium-explain-emperor }
page-imperium-explain-spice-trade = { page-imperium-explain-emperor }
page-imperium-explain-intrigue-held = Karty intrik, které hráč drží; vidí je jen on.
page-imperium-explain-first-player = Začíná toto kolo. Znak každé kolo přechází doleva.
page-imperium-explain-endgame = Karta intrik, která se hraje, když hra skončila, než se porovnají body.
page-imperium-explain-atomics = Ještě nepoužité: jejich hráč je může jednou za hru použít ve svém tahu.
page-imperium-explain-on-any = Efekt se týká kteréhokoli pole.
page-imperium-explain-on-occupied = Agenti ostatních ti nebrání na to pole jít.
page-imperium-explain-start = Co jeho hráč má nebo dělá při přípravě hry.
page-imperium-explain-to-top = Karta přijde navrch balíčku a dobere se jako další.
page-imperium-explain-shuffle = Karty z odkládacího balíčku se opět stanou částí dobíracího.
page-imperium-explain-foldspace = Karta se všemi ikonami agenta. Kdo ji zahraje, dobere si kartu a tuto vrátí.
page-imperium-explain-lose-troop = Jedna z jednotek se vrátí do zásoby.
