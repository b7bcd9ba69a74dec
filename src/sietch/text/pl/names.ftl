### The names of the components, id <kind>-<id>. In a sentence a name stands undeclined after a common noun.

## Board spaces

space-sardaukar = Sardaukar
space-dutiful-service = Wierna służba
space-heighliner = Liniowiec
space-deliver-supplies = Dostarcz zaopatrzenie
space-espionage = Szpiegostwo
space-secrets = Sekrety
space-desert-tactics = Pustynna taktyka
space-fremkit = Fremsak
space-high-council = Wysoka Rada
space-imperial-privilege = Przywilej imperialny
space-swordmaster = Mistrz miecza
space-assembly-hall = Sala zebrań
space-gather-support = Uzyskaj poparcie
space-shipping = Wysyłka
space-accept-contract = Zaakceptuj kontrakt
space-arrakeen = Arrakin
space-spice-refinery = Rafineria przyprawy
space-research-station = Stacja badawcza
space-sietch-tabr = Sicz Tabr
space-imperial-basin = Basen Imperialny
space-hagga-basin = Basen Hagga
space-deep-desert = Głęboka Pustynia

## Observation posts: the spaces they are connected to

post-emperor = { space-sardaukar } / { space-dutiful-service }
post-guild = { space-heighliner } / { space-deliver-supplies }
post-bene-gesserit = { space-espionage } / { space-secrets }
post-fremen = { space-desert-tactics } / { space-fremkit }
post-landsraad-west = { space-high-council } / { space-imperial-privilege } / { space-swordmaster }
post-landsraad-east = { space-assembly-hall } / { space-gather-support }
post-choam = { space-shipping } / { space-accept-contract }
post-sietch-research = { space-sietch-tabr } / { space-research-station }
post-research-refinery = { space-research-station } / { space-spice-refinery }
post-refinery-arrakeen = { space-spice-refinery } / { space-arrakeen }
post-imperial-basin = { space-imperial-basin }
post-hagga-basin = { space-hagga-basin }
post-deep-desert = { space-deep-desert }

## Leaders, their abilities and their Signet Rings

leader-muad-dib = Muad'Dib
leader-muad-dib-ability = Nieprzewidywalny wróg
leader-muad-dib-signet = Wskaż drogę
leader-gurney-halleck = Gurney Halleck
leader-gurney-halleck-ability = Zawsze z uśmiechem
leader-gurney-halleck-signet = Mistrz wojny
leader-feyd-rautha-harkonnen = Feyd-Rautha Harkonnen
leader-feyd-rautha-harkonnen-ability = Podstępna siła
leader-feyd-rautha-harkonnen-signet = Osobisty trening
leader-lady-amber-metulli = Lady Amber Metulli
leader-lady-amber-metulli-ability = Pustynni zwiadowcy
leader-lady-amber-metulli-signet = Pełne kufry
leader-lady-margot-fenring = Lady Margot Fenring
leader-lady-margot-fenring-ability = Lojalność
leader-lady-margot-fenring-signet = Informator z Arrakis
leader-princess-irulan = Księżniczka Irulana
leader-princess-irulan-ability = Imperialne dziedzictwo
leader-princess-irulan-signet = Wnikliwość kronikarki
leader-lady-jessica = Lady Jessika
leader-lady-jessica-ability = Wspomnienia przodków
leader-lady-jessica-signet = Agonia przyprawowa
leader-reverend-mother-jessica = Matka wielebna Jessika
leader-reverend-mother-jessica-ability = Matka wielebna
leader-reverend-mother-jessica-signet = Woda Życia
leader-staban-tuek = Staban Tuek
leader-staban-tuek-setup = Nieliczni sojusznicy
leader-staban-tuek-ability = Przemyt przyprawy
leader-staban-tuek-signet = Niewidzialna siatka

## Objectives; the printed cards have no titles

objective-desert-mouse-first-player = Skoczek pustynny (pierwszy gracz)
objective-crysknife = Krysnóż
objective-ornithopter-1-3p = Ornitopter
objective-desert-mouse-4-6p = Skoczek pustynny
objective-crysknife-4-6p = Krysnóż

## Starting cards

starting-convincing-argument = Przekonujący argument
starting-dagger = Sztylet
starting-diplomacy = Dyplomacja
starting-dune-the-desert-planet = Diuna, pustynna planeta
starting-reconnaissance = Rekonesans
starting-seek-allies = Poszukiwanie sojuszy
starting-signet-ring = Sygnet

## Reserve cards

reserve-prepare-the-way = Przygotuj metodę
reserve-the-spice-must-flow = Przyprawa musi płynąć

## Imperium cards

imperium-sardaukar-soldier = Sardaukarski żołnierz
imperium-smugglers-harvester = Żniwiarka przemytników
imperium-space-time-folding = Zagięcie czasoprzestrzeni
imperium-unswerving-loyalty = Niezachwiana wierność
imperium-weirding-woman = Przedziwna kobieta
imperium-desert-survival = Przetrwanie na pustyni
imperium-fedaykin-stilltent = Filtrnamiot fedajkinów
imperium-hidden-missive = Ukryta wiadomość
imperium-imperial-spymaster = Mistrz szpiegów
imperium-maker-keeper = Opiekun stworzycieli
imperium-reliable-informant = Wiarygodny informator
imperium-spy-network = Siatka szpiegowska
imperium-undercover-asset = Tajna wtyczka
imperium-wheels-within-wheels = Tryby w trybach
imperium-bene-gesserit-operative = Wywiadowczyni Bene Gesserit
imperium-branching-path = Rozwidlona ścieżka
imperium-calculus-of-power = Rachunek władzy
imperium-covert-operation = Tajna operacja
imperium-dangerous-rhetoric = Niebezpieczna retoryka
imperium-double-agent = Podwójny agent
imperium-ecological-testing-station = Stacja badawcza ekologii
imperium-guild-envoy = Wysłannik Gildii
imperium-guild-spy = Szpieg Gildii
imperium-maula-pistol = Pistolet maula
imperium-northern-watermaster = Wodmistrz z północy
imperium-rebel-supplier = Rebeliancki dostawca
imperium-paracompass = Parakompas
imperium-public-spectacle = Publiczne widowisko
imperium-sardaukar-coordination = Koordynacja sardaukarów
imperium-shishakli = Sziszakli
imperium-smugglers-haven = Przystań przemytników
imperium-southern-elders = Starszyzna z południa
imperium-tread-in-darkness = Kroki w ciemności
imperium-truthtrance = Trans prawdy
imperium-captured-mentat = Pojmany mentat
imperium-chani-clever-tactician = Chani, sprytna taktyczka
imperium-in-high-places = Na wysokich stanowiskach
imperium-leadership = Przywództwo
imperium-spacing-guilds-favor = Przysługa Gildii Kosmicznej
imperium-strike-fleet = Flota uderzeniowa
imperium-subversive-advisor = Wywrotowy doradca
imperium-treacherous-maneuver = Zdradziecki manewr
imperium-corrinth-city = Miasto Corrinth
imperium-desert-power = Potęga pustyni
imperium-junction-headquarters = Kwatera główna na Junction
imperium-price-is-no-object = Cena nie gra roli
imperium-stilgar-the-devoted = Oddany Stilgar
imperium-long-live-the-fighters = Niech żyją wojownicy
imperium-overthrow = Przewrót
imperium-steersman = Sternik

## Intrigue cards

intrigue-buy-access = Wykupiony dostęp
intrigue-call-to-arms = Wezwanie do broni
intrigue-change-allegiances = Zmiana sojuszników
intrigue-councilors-ambition = Ambicja radnego
intrigue-cunning = Przebiegłość
intrigue-depart-for-arrakis = Odlot na Arrakis
intrigue-detonation = Detonacja
intrigue-distraction = Odwrócenie uwagi
intrigue-imperium-politics = Polityka Imperium
intrigue-inspire-awe = Wzbudzenie podziwu
intrigue-intelligence-report = Raport wywiadu
intrigue-manipulate = Manipulacja
intrigue-market-opportunity = Okazja rynkowa
intrigue-mercenaries = Najemnicy
intrigue-opportunism = Oportunizm
intrigue-shaddams-favor = Przysługa Szaddama
intrigue-sietch-ritual = Rytuał w siczy
intrigue-special-mission = Misja specjalna
intrigue-strategic-stockpiling = Strategiczne zapasy
intrigue-unexpected-allies = Niespodziewani sojusznicy
intrigue-contingency-plan = Plan awaryjny
intrigue-devour = Pożarcie
intrigue-find-weakness = Odkrycie słabości
intrigue-go-to-ground = Zejście do podziemia
intrigue-impress = Wywarcie wrażenia
intrigue-questionable-methods = Wątpliwe metody
intrigue-spice-is-power = Przyprawa to władza
intrigue-spring-the-trap = Zatrzaśnięcie pułapki
intrigue-tactical-option = Opcja taktyczna
intrigue-weirding-combat = Przedziwna walka
intrigue-crysknife = Krysnóż
intrigue-desert-mouse = Skoczek pustynny
intrigue-ornithopter = Ornitopter
intrigue-secure-spice-trade = Zabezpieczenie handlu przyprawą
intrigue-shadow-alliance = Sojusz w cieniu

## Conflicts; the three skirmishes are told apart by their battle icons

conflict-skirmish-crysknife = Potyczka (krysnóż)
conflict-skirmish-desert-mouse = Potyczka (skoczek pustynny)
conflict-skirmish-ornithopter = Potyczka (ornitopter)
conflict-choam-security = Ochrona KHOAM
conflict-spice-freighters = Frachtowce z przyprawą
conflict-seize-spice-refinery = Przejęcie Rafinerii przyprawy
conflict-protect-the-sietches = Obrona siczy
conflict-secure-imperial-basin = Zajęcie Basenu Imperialnego
conflict-trade-dispute = Spór handlowy
conflict-shadow-contest = Zmagania w cieniu
conflict-siege-of-arrakeen = Oblężenie Arrakin
conflict-test-of-loyalty = Próba lojalności
conflict-battle-for-arrakeen = Bitwa o Arrakin
conflict-battle-for-imperial-basin = Bitwa o Basen Imperialny
conflict-battle-for-spice-refinery = Bitwa o Rafinerię przyprawy
conflict-propaganda = Propaganda

## Contracts: what they ask for; two for the same space are told apart by their rewards
