### The names of the components, id <kind>-<id>. In a sentence a name stands undeclined after a common noun.

## Board spaces

space-sardaukar = Sardaukar
space-dutiful-service = Věrná služba
space-heighliner = Maxitrajler
space-deliver-supplies = Dodávka zásob
space-espionage = Špionáž
space-secrets = Tajemství
space-desert-tactics = Pouštní taktika
space-fremkit = Fremeta
space-high-council = Nejvyšší rada
space-imperial-privilege = Imperiální výsady
space-swordmaster = Mistr meče
space-assembly-hall = Sněmovní síň
space-gather-support = Povolání záloh
space-shipping = Přeprava
space-accept-contract = Přijetí smlouvy
space-arrakeen = Arrakén
space-spice-refinery = Továrna na koření
space-research-station = Výzkumná stanice
space-sietch-tabr = Síč Tabr
space-imperial-basin = Imperiální pánev
space-hagga-basin = Pánev Hagga
space-deep-desert = Hluboko v poušti

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
leader-muad-dib-ability = Nevyzpytatelný nepřítel
leader-muad-dib-signet = V čele ostatních
leader-gurney-halleck = Gurney Halleck
leader-gurney-halleck-ability = Vždy s úsměvem
leader-gurney-halleck-signet = Mistr války
leader-feyd-rautha-harkonnen = Feyd-Rautha Harkonnen
leader-feyd-rautha-harkonnen-ability = Úskočná síla
leader-feyd-rautha-harkonnen-signet = Osobní výcvik
leader-lady-amber-metulli = Lady Amber Metulliová
leader-lady-amber-metulli-ability = Pouštní zvědové
leader-lady-amber-metulli-signet = Plné truhly
leader-lady-margot-fenring = Lady Margot Fenringová
leader-lady-margot-fenring-ability = Loajalita
leader-lady-margot-fenring-signet = Informátor z Arrakis
leader-princess-irulan = Princezna Irulán
leader-princess-irulan-ability = Imperiální dědictví
leader-princess-irulan-signet = Kronikářčin vhled
leader-lady-jessica = Lady Jessica
leader-lady-jessica-ability = Vzpomínky předků
leader-lady-jessica-signet = Agonie koření
leader-reverend-mother-jessica = Ctihodná matka Jessica
leader-reverend-mother-jessica-ability = Ctihodná matka
leader-reverend-mother-jessica-signet = Voda života
leader-staban-tuek = Staban Tuek
leader-staban-tuek-setup = Málo spojenců
leader-staban-tuek-ability = Pašování koření
leader-staban-tuek-signet = Neviditelná síť

## Objectives; the printed cards have no titles

objective-desert-mouse-first-player = Pouštní myš (první hráč)
objective-crysknife = Krispel
objective-ornithopter-1-3p = Ornitoptéra
objective-desert-mouse-4-6p = Pouštní myš
objective-crysknife-4-6p = Krispel

## Starting cards

starting-convincing-argument = Přesvědčivý projev
starting-dagger = Dýka
starting-diplomacy = Diplomacie
starting-dune-the-desert-planet = Duna, pouštní planeta
starting-reconnaissance = Průzkum
starting-seek-allies = Hledání spojenců
starting-signet-ring = Pečetní prsten

## Reserve cards

reserve-prepare-the-way = Připravte cestu
reserve-the-spice-must-flow = Koření musí proudit

## Imperium cards

imperium-sardaukar-soldier = Sardaukarský voják
imperium-smugglers-harvester = Pašerácké těžební vozidlo
imperium-space-time-folding = Zakřivení časoprostoru
imperium-unswerving-loyalty = Neochvějná věrnost
imperium-weirding-woman = Podivná žena
imperium-desert-survival = Přežití v poušti
imperium-fedaykin-stilltent = Fedajkínský filtrstan
imperium-hidden-missive = Skrytý vzkaz
imperium-imperial-spymaster = Imperátorův mistr špionáže
imperium-maker-keeper = Strážce tvůrců
imperium-reliable-informant = Spolehlivý informátor
imperium-spy-network = Špionážní síť
imperium-undercover-asset = Utajený spolupracovník
imperium-wheels-within-wheels = Soukolí v soukolí
imperium-bene-gesserit-operative = Vyzvědačka Bene Gesseritu
imperium-branching-path = Rozvětvená cesta
imperium-calculus-of-power = Mocenský kalkul
imperium-covert-operation = Tajná operace
imperium-dangerous-rhetoric = Nebezpečná rétorika
imperium-double-agent = Dvojitý agent
imperium-ecological-testing-station = Ekologická pokusná stanice
imperium-guild-envoy = Gildovní vyslanec
imperium-guild-spy = Gildovní špion
imperium-maula-pistol = Pistole maula
imperium-northern-watermaster = Vodní mistr ze severu
imperium-rebel-supplier = Rebelská zásobovačka
imperium-paracompass = Parakompas
imperium-public-spectacle = Veřejná podívaná
imperium-sardaukar-coordination = Koordinace sardaukarů
imperium-shishakli = Šišakli
imperium-smugglers-haven = Pašerácké útočiště
imperium-southern-elders = Stařešinové z jihu
imperium-tread-in-darkness = Kroky ve tmě
imperium-truthtrance = Trans pravdy
imperium-captured-mentat = Zajatý mentat
imperium-chani-clever-tactician = Chani, důmyslná taktička
imperium-in-high-places = Na vysokých místech
imperium-leadership = Vůdcovství
imperium-spacing-guilds-favor = Přízeň Kosmické gildy
imperium-strike-fleet = Útočná flotila
imperium-subversive-advisor = Podvratný rádce
imperium-treacherous-maneuver = Zrádný manévr
imperium-corrinth-city = Město Corrinth
imperium-desert-power = Moc pouště
imperium-junction-headquarters = Ústředí na Junctionu
imperium-price-is-no-object = Na ceně nezáleží
imperium-stilgar-the-devoted = Oddaný Stilgar
imperium-long-live-the-fighters = Ať žijí bojovníci
imperium-overthrow = Převrat
imperium-steersman = Kormidelník

## Intrigue cards

intrigue-buy-access = Koupený přístup
intrigue-call-to-arms = Volání do zbraně
intrigue-change-allegiances = Výměna spojenců
intrigue-councilors-ambition = Ambice radního
intrigue-cunning = Lstivost
intrigue-depart-for-arrakis = Odlet na Arrakis
intrigue-detonation = Detonace
intrigue-distraction = Odvedení pozornosti
intrigue-imperium-politics = Politika Impéria
intrigue-inspire-awe = Vzbuzení úžasu
intrigue-intelligence-report = Zpráva rozvědky
intrigue-manipulate = Ovlivňování
intrigue-market-opportunity = Příležitost na trhu
intrigue-mercenaries = Žoldnéři
intrigue-opportunism = Oportunismus
intrigue-shaddams-favor = Shaddamova přízeň
intrigue-sietch-ritual = Rituál v síči
intrigue-special-mission = Zvláštní mise
intrigue-strategic-stockpiling = Strategické zásoby
intrigue-unexpected-allies = Nečekaní spojenci
intrigue-contingency-plan = Záložní plán
intrigue-devour = Pozření
intrigue-find-weakness = Nalezení slabiny
intrigue-go-to-ground = Stažení do úkrytu
intrigue-impress = Ohromení
intrigue-questionable-methods = Pochybné metody
intrigue-spice-is-power = Koření je moc
intrigue-spring-the-trap = Sklapnutí pasti
intrigue-tactical-option = Taktická možnost
intrigue-weirding-combat = Podivný boj
intrigue-crysknife = Krispel
intrigue-desert-mouse = Pouštní myš
intrigue-ornithopter = Ornitoptéra
intrigue-secure-spice-trade = Zajištění obchodu s kořením
intrigue-shadow-alliance = Stínová aliance

## Conflicts; the three skirmishes are told apart by their battle icons

conflict-skirmish-crysknife = Potyčka (krispel)
conflict-skirmish-desert-mouse = Potyčka (pouštní myš)
conflict-skirmish-ornithopter = Potyčka (ornitoptéra)
conflict-choam-security = Ochrana CHOAM
conflict-spice-freighters = Nákladní lodě s kořením
conflict-seize-spice-refinery = Obsazení továrny na koření
conflict-protect-the-sietches = Ochrana síčí
conflict-secure-imperial-basin = Zabezpečení imperiální pánve
conflict-trade-dispute = Obchodní spor
conflict-shadow-contest = Souboj ve stínech
conflict-siege-of-arrakeen = Obléhání Arrakénu
conflict-test-of-loyalty = Zkouška loajality
conflict-battle-for-arrakeen = Bitva o Arrakén
conflict-battle-for-imperial-basin = Bitva o imperiální pánev
conflict-battle-for-spice-refinery = Bitva o továrnu na koření
conflict-propaganda = Propaganda

## Contracts: what they ask for; two for the same space are told apart by their rewards
