### The names of the components of the game of 2020

## Board spaces

space-conspire = Spiknutí
space-wealth = Bohatství
space-foldspace = Zakřivený prostor
space-selective-breeding = Šlechtitelský program
space-hardy-warriors = Zocelení válečníci
space-stillsuits = Filtrešaty
space-mentat = Mentat
space-rally-troops = Svolání vojsk
space-hall-of-oratory = Řečnická síň
space-secure-contract = Uzavření zakázky
space-sell-melange = Prodej melanže
space-carthag = Kartágo
space-the-great-flat = Velká rovina

## Leaders

leader-paul-atreides = Paul Atreides
leader-paul-atreides-ability = Jasnozřivost
leader-paul-atreides-signet = Kázeň
leader-duke-leto-atreides = Vévoda Leto Atreides
leader-duke-leto-atreides-ability = Obliba v Landsraadu
leader-duke-leto-atreides-signet = Obezřetná diplomacie
leader-baron-vladimir-harkonnen = Baron Vladimír Harkonnen
leader-baron-vladimir-harkonnen-ability = Mistrovský tah
leader-baron-vladimir-harkonnen-signet = Úklad
leader-glossu-rabban = Glossu „Bestie“ Rabban
leader-glossu-rabban-ability = Léno Arrakis
leader-glossu-rabban-signet = Brutalita
leader-helena-richese = Helena Richese
leader-helena-richese-ability = Oči všude
leader-helena-richese-signet = Ovlivňování
leader-count-ilban-richese = Hrabě Ilban Richese
leader-count-ilban-richese-ability = Tvrdý vyjednávač
leader-count-ilban-richese-signet = Výroba
leader-countess-ariana-thorvald = Hraběnka Ariana Thorvald
leader-countess-ariana-thorvald-ability = Závislost na koření
leader-countess-ariana-thorvald-signet = Skrytá nádrž
leader-earl-memnon-thorvald = Hrabě Memnon Thorvald
leader-earl-memnon-thorvald-ability = Konexe
leader-earl-memnon-thorvald-signet = Hromada koření

## Reserve

reserve-arrakis-liaison = Spojenci z Arrakis
reserve-base-the-spice-must-flow = { reserve-the-spice-must-flow }
reserve-foldspace-card = Zakřivený prostor

## Imperium cards

imperium-arrakis-recruiter = Verbíř z Arrakis
imperium-assassination-mission = Vražedná mise
imperium-bene-gesserit-initiate = Zasvěcenkyně Bene Gesseritu
imperium-bene-gesserit-sister = Sestra Bene Gesseritu
imperium-carryall = Karyól
imperium-chani = Chani
imperium-choam-directorship = Křeslo ve vedení CHOAM
imperium-base-crysknife = Krispel
imperium-dr-yueh = Doktor Yueh
imperium-duncan-idaho = Duncan Idaho
imperium-fedaykin-death-commando = Fedajkinské komando smrti
imperium-firm-grip = Pevné sevření
imperium-fremen-camp = Fremenský tábor
imperium-gene-manipulation = Manipulace s geny
imperium-guild-administrator = Správce Gildy
imperium-guild-ambassador = Velvyslanec Gildy
imperium-guild-bankers = Bankéři Gildy
imperium-gun-thopter = Bojová topora
imperium-gurney-halleck = Gurney Halleck
imperium-imperial-spy = Imperiální špeh
imperium-kwisatz-haderach = Kwisatz Haderach
imperium-lady-jessica = Lady Jessica
imperium-liet-kynes = Liet Kynes
imperium-missionaria-protectiva = Missionaria Protectiva
imperium-opulence = Přepych
imperium-other-memory = Jiná paměť
imperium-piter-de-vries = Piter De Vries
imperium-power-play = Získání převahy
imperium-reverend-mother-mohiam = Ctihodná matka Mohiamová
imperium-sardaukar-infantry = Sardaukarská pěchota
imperium-sardaukar-legion = Sardaukarská legie
imperium-scout = Zvěd
imperium-shifting-allegiances = Změna loajality
imperium-sietch-reverend-mother = Ctihodná matka síče
imperium-smugglers-thopter = Pašerácká toptéra
imperium-space-travel = Cesta vesmírem
imperium-spice-hunter = Lovec koření
imperium-spice-smugglers = Pašeráci koření
imperium-stilgar = Stilgar
imperium-test-of-humanity = Zkouška lidskosti
imperium-the-voice = Hlas
imperium-thufir-hawat = Thufir Hawat
imperium-worm-riders = Jezdci na červech

## Intrigue cards

intrigue-allied-armada = Spojenecká armáda lodí
intrigue-ambush = Přepadení
intrigue-bindu-suspension = Bindu strnutí
intrigue-bribery = Úplatek
intrigue-bypass-protocol = Obejití kontroly
intrigue-calculated-hire = Promyšlený tah
intrigue-charisma = Kouzlo osobnosti
intrigue-choam-shares = Podíly v CHOAM
intrigue-corner-the-market = Kontrola trhu
intrigue-councilors-dispensation = Moc rady
intrigue-demand-respect = Zjednání úcty
intrigue-dispatch-an-envoy = Vyslání posla
intrigue-double-cross = Zrada
intrigue-favored-subject = Oblíbený poddaný
intrigue-guild-authorization = Povolení Gildy
intrigue-infiltrate = Proniknutí
intrigue-know-their-ways = Znalost jejich zvyků
intrigue-master-tactician = Mistr taktiky
intrigue-plans-within-plans = Plány v plánech
intrigue-poison-snooper = Čichač jedu
intrigue-private-army = Soukromé vojsko
intrigue-rapid-mobilization = Rychlá mobilizace
intrigue-recruitment-mission = Náborová akce
intrigue-refocus = Soustředění
intrigue-reinforcements = Posily
intrigue-secret-of-the-sisterhood = Tajemství sesterstva
intrigue-staged-incident = Válečná lest
intrigue-the-sleeper-must-awaken = Spáč se musí probudit
intrigue-tiebreaker = Rozhodující hlas
intrigue-to-the-victor = Cena pro vítěze
intrigue-urgent-mission = Naléhavý úkol
intrigue-water-of-life = Voda života
intrigue-water-peddlers-union = Svaz prodavačů vody
intrigue-windfall = Nečekaný příjem

## Conflicts

conflict-skirmish-a = Šarvátka (bod, intriky)
conflict-skirmish-b = Šarvátka (bod, voda)
conflict-skirmish-c = Šarvátka (vliv, koření)
conflict-skirmish-d = Šarvátka (vliv, soláry)
conflict-desert-power = Síla pouště
conflict-raid-stockpiles = Vyplenění zásob
conflict-cloak-and-dagger = Plášť a dýka
conflict-machinations = Pletichy
conflict-sort-through-the-chaos = Řád v chaosu
conflict-terrible-purpose = Strašlivý záměr
conflict-guild-bank-raid = Přepadení gildovní banky
conflict-base-siege-of-arrakeen = Obležení Arrakénu (2020)
conflict-siege-of-carthag = Obležení Kartága
conflict-base-secure-imperial-basin = Zabezpečení imperiální pánve (2020)
conflict-base-battle-for-imperial-basin = Bitva o Imperiální pánev (2020)
conflict-grand-vision = Velká vize
conflict-battle-for-carthag = Bitva o Kartágo
conflict-base-battle-for-arrakeen = Bitva o Arrakén (2020)
