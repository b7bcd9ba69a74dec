### The names of the components of the game of 2020

## Board spaces

space-conspire = Conspire
space-wealth = Wealth
space-foldspace = Foldspace
space-selective-breeding = Selective Breeding
space-hardy-warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-mentat = Mentat
space-rally-troops = Rally Troops
space-hall-of-oratory = Hall of Oratory
space-secure-contract = Secure Contract
space-sell-melange = Sell Melange
space-carthag = Carthag
space-the-great-flat = The Great Flat

## Leaders

leader-paul-atreides = Paul Atreides
leader-paul-atreides-ability = Prescience
leader-paul-atreides-signet = Discipline
leader-duke-leto-atreides = Duke Leto Atreides
leader-duke-leto-atreides-ability = Landsraad Popularity
leader-duke-leto-atreides-signet = Prudent Diplomacy
leader-baron-vladimir-harkonnen = Baron Vladimir Harkonnen
leader-baron-vladimir-harkonnen-ability = Masterstroke
leader-baron-vladimir-harkonnen-signet = Scheme
leader-glossu-rabban = Glossu "The Beast" Rabban
leader-glossu-rabban-ability = Arrakis Fiefdom
leader-glossu-rabban-signet = Brutality
leader-helena-richese = Helena Richese
leader-helena-richese-ability = Eyes Everywhere
leader-helena-richese-signet = Manipulate
leader-count-ilban-richese = Count Ilban Richese
leader-count-ilban-richese-ability = Ruthless Negotiator
leader-count-ilban-richese-signet = Manufacturing
leader-countess-ariana-thorvald = Countess Ariana Thorvald
leader-countess-ariana-thorvald-ability = Spice Addict
leader-countess-ariana-thorvald-signet = Hidden Reservoir
leader-earl-memnon-thorvald = Earl Memnon Thorvald
leader-earl-memnon-thorvald-ability = Connections
leader-earl-memnon-thorvald-signet = Spice Hoard

## Reserve

reserve-arrakis-liaison = Arrakis Liaison
reserve-base-the-spice-must-flow = { reserve-the-spice-must-flow }
reserve-foldspace-card = Foldspace

## Imperium cards

imperium-arrakis-recruiter = Arrakis Recruiter
imperium-assassination-mission = Assassination Mission
imperium-bene-gesserit-initiate = Bene Gesserit Initiate
imperium-bene-gesserit-sister = Bene Gesserit Sister
imperium-carryall = Carryall
imperium-chani = Chani
imperium-choam-directorship = CHOAM Directorship
imperium-base-crysknife = Crysknife
imperium-dr-yueh = Dr. Yueh
imperium-duncan-idaho = Duncan Idaho
imperium-fedaykin-death-commando = Fedaykin Death Commando
imperium-firm-grip = Firm Grip
imperium-fremen-camp = Fremen Camp
imperium-gene-manipulation = Gene Manipulation
imperium-guild-administrator = Guild Administrator
imperium-guild-ambassador = Guild Ambassador
imperium-guild-bankers = Guild Bankers
imperium-gun-thopter = Gun Thopter
imperium-gurney-halleck = Gurney Halleck
imperium-imperial-spy = Imperial Spy
imperium-kwisatz-haderach = Kwisatz Haderach
imperium-lady-jessica = Lady Jessica
imperium-liet-kynes = Liet Kynes
imperium-missionaria-protectiva = Missionaria Protectiva
imperium-opulence = Opulence
imperium-other-memory = Other Memory
imperium-piter-de-vries = Piter De Vries
imperium-power-play = Power Play
imperium-reverend-mother-mohiam = Reverend Mother Mohiam
imperium-sardaukar-infantry = Sardaukar Infantry
imperium-sardaukar-legion = Sardaukar Legion
imperium-scout = Scout
imperium-shifting-allegiances = Shifting Allegiances
imperium-sietch-reverend-mother = Sietch Reverend Mother
imperium-smugglers-thopter = Smuggler's Thopter
imperium-space-travel = Space Travel
imperium-spice-hunter = Spice Hunter
imperium-spice-smugglers = Spice Smugglers
imperium-stilgar = Stilgar
imperium-test-of-humanity = Test of Humanity
imperium-the-voice = The Voice
imperium-thufir-hawat = Thufir Hawat
imperium-worm-riders = Worm Riders

## Intrigue cards

intrigue-allied-armada = Allied Armada
intrigue-ambush = Ambush
intrigue-bindu-suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass-protocol = Bypass Protocol
intrigue-calculated-hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam-shares = CHOAM Shares
intrigue-corner-the-market = Corner the Market
intrigue-councilors-dispensation = Councilor's Dispensation
intrigue-demand-respect = Demand Respect
intrigue-dispatch-an-envoy = Dispatch an Envoy
intrigue-double-cross = Double Cross
intrigue-favored-subject = Favored Subject
intrigue-guild-authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know-their-ways = Know Their Ways
intrigue-master-tactician = Master Tactician
intrigue-plans-within-plans = Plans Within Plans
intrigue-poison-snooper = Poison Snooper
intrigue-private-army = Private Army
intrigue-rapid-mobilization = Rapid Mobilization
intrigue-recruitment-mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret-of-the-sisterhood = Secret of the Sisterhood
intrigue-staged-incident = Staged Incident
intrigue-the-sleeper-must-awaken = The Sleeper Must Awaken
intrigue-tiebreaker = Tiebreaker
intrigue-to-the-victor = To the Victor…
intrigue-urgent-mission = Urgent Mission
intrigue-water-of-life = Water of Life
intrigue-water-peddlers-union = Water Peddlers Union
intrigue-windfall = Windfall

## Conflicts

conflict-skirmish-a = Skirmish (point, intrigue)
conflict-skirmish-b = Skirmish (point, water)
conflict-skirmish-c = Skirmish (influence, spice)
conflict-skirmish-d = Skirmish (influence, Solari)
conflict-desert-power = Desert Power
conflict-raid-stockpiles = Raid Stockpiles
conflict-cloak-and-dagger = Cloak and Dagger
conflict-machinations = Machinations
conflict-sort-through-the-chaos = Sort Through the Chaos
conflict-terrible-purpose = Terrible Purpose
conflict-guild-bank-raid = Guild Bank Raid
conflict-base-siege-of-arrakeen = Siege of Arrakeen (2020)
conflict-siege-of-carthag = Siege of Carthag
conflict-base-secure-imperial-basin = Secure Imperial Basin (2020)
conflict-base-battle-for-imperial-basin = Battle for Imperial Basin (2020)
conflict-grand-vision = Grand Vision
conflict-battle-for-carthag = Battle for Carthag
conflict-base-battle-for-arrakeen = Battle for Arrakeen (2020)
