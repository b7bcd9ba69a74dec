### The names of the components, id <kind>-<id>. In a sentence a name stands undeclined after a common noun.

## Board spaces

space-sardaukar = Sardaukar
space-dutiful-service = Dutiful Service
space-heighliner = Heighliner
space-deliver-supplies = Deliver Supplies
space-espionage = Espionage
space-secrets = Secrets
space-desert-tactics = Desert Tactics
space-fremkit = Fremkit
space-high-council = High Council
space-imperial-privilege = Imperial Privilege
space-swordmaster = Swordmaster
space-assembly-hall = Assembly Hall
space-gather-support = Gather Support
space-shipping = Shipping
space-accept-contract = Accept Contract
space-arrakeen = Arrakeen
space-spice-refinery = Spice Refinery
space-research-station = Research Station
space-sietch-tabr = Sietch Tabr
space-imperial-basin = Imperial Basin
space-hagga-basin = Hagga Basin
space-deep-desert = Deep Desert

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
leader-muad-dib-ability = Unpredictable Foe
leader-muad-dib-signet = Lead the Way
leader-gurney-halleck = Gurney Halleck
leader-gurney-halleck-ability = Always Smiling
leader-gurney-halleck-signet = Warmaster
leader-feyd-rautha-harkonnen = Feyd-Rautha Harkonnen
leader-feyd-rautha-harkonnen-ability = Devious Strength
leader-feyd-rautha-harkonnen-signet = Personal Training
leader-lady-amber-metulli = Lady Amber Metulli
leader-lady-amber-metulli-ability = Desert Scouts
leader-lady-amber-metulli-signet = Fill Coffers
leader-lady-margot-fenring = Lady Margot Fenring
leader-lady-margot-fenring-ability = Loyalty
leader-lady-margot-fenring-signet = Arrakis Informant
leader-princess-irulan = Princess Irulan
leader-princess-irulan-ability = Imperial Birthright
leader-princess-irulan-signet = Chronicler's Insight
leader-lady-jessica = Lady Jessica
leader-lady-jessica-ability = Other Memories
leader-lady-jessica-signet = Spice Agony
leader-reverend-mother-jessica = Reverend Mother Jessica
leader-reverend-mother-jessica-ability = Reverend Mother
leader-reverend-mother-jessica-signet = Water of Life
leader-staban-tuek = Staban Tuek
leader-staban-tuek-setup = Limited Allies
leader-staban-tuek-ability = Smuggle Spice
leader-staban-tuek-signet = Unseen Network

## Objectives; the printed cards have no titles

objective-desert-mouse-first-player = Desert Mouse (first player)
objective-crysknife = Crysknife
objective-ornithopter-1-3p = Ornithopter
objective-desert-mouse-4-6p = Desert Mouse
objective-crysknife-4-6p = Crysknife

## Starting cards

starting-convincing-argument = Convincing Argument
starting-dagger = Dagger
starting-diplomacy = Diplomacy
starting-dune-the-desert-planet = Dune, the Desert Planet
starting-reconnaissance = Reconnaissance
starting-seek-allies = Seek Allies
starting-signet-ring = Signet Ring

## Reserve cards

reserve-prepare-the-way = Prepare the Way
reserve-the-spice-must-flow = The Spice Must Flow

## Imperium cards

imperium-sardaukar-soldier = Sardaukar Soldier
imperium-smugglers-harvester = Smuggler's Harvester
imperium-space-time-folding = Space-time Folding
imperium-unswerving-loyalty = Unswerving Loyalty
imperium-weirding-woman = Weirding Woman
imperium-desert-survival = Desert Survival
imperium-fedaykin-stilltent = Fedaykin Stilltent
imperium-hidden-missive = Hidden Missive
imperium-imperial-spymaster = Imperial Spymaster
imperium-maker-keeper = Maker Keeper
imperium-reliable-informant = Reliable Informant
imperium-spy-network = Spy Network
imperium-undercover-asset = Undercover Asset
imperium-wheels-within-wheels = Wheels Within Wheels
imperium-bene-gesserit-operative = Bene Gesserit Operative
imperium-branching-path = Branching Path
imperium-calculus-of-power = Calculus of Power
imperium-covert-operation = Covert Operation
imperium-dangerous-rhetoric = Dangerous Rhetoric
imperium-double-agent = Double Agent
imperium-ecological-testing-station = Ecological Testing Station
imperium-guild-envoy = Guild Envoy
imperium-guild-spy = Guild Spy
imperium-maula-pistol = Maula Pistol
imperium-northern-watermaster = Northern Watermaster
imperium-rebel-supplier = Rebel Supplier
imperium-paracompass = Paracompass
imperium-public-spectacle = Public Spectacle
imperium-sardaukar-coordination = Sardaukar Coordination
imperium-shishakli = Shishakli
imperium-smugglers-haven = Smuggler's Haven
imperium-southern-elders = Southern Elders
imperium-tread-in-darkness = Tread in Darkness
imperium-truthtrance = Truthtrance
imperium-captured-mentat = Captured Mentat
imperium-chani-clever-tactician = Chani, Clever Tactician
imperium-in-high-places = In High Places
imperium-leadership = Leadership
imperium-spacing-guilds-favor = Spacing Guild's Favor
imperium-strike-fleet = Strike Fleet
imperium-subversive-advisor = Subversive Advisor
imperium-treacherous-maneuver = Treacherous Maneuver
imperium-corrinth-city = Corrinth City
imperium-desert-power = Desert Power
imperium-junction-headquarters = Junction Headquarters
imperium-price-is-no-object = Price is No Object
imperium-stilgar-the-devoted = Stilgar, the Devoted
imperium-long-live-the-fighters = Long Live the Fighters
imperium-overthrow = Overthrow
imperium-steersman = Steersman

## Intrigue cards

intrigue-buy-access = Buy Access
intrigue-call-to-arms = Call to Arms
intrigue-change-allegiances = Change Allegiances
intrigue-councilors-ambition = Councilor's Ambition
intrigue-cunning = Cunning
intrigue-depart-for-arrakis = Depart for Arrakis
intrigue-detonation = Detonation
intrigue-distraction = Distraction
intrigue-imperium-politics = Imperium Politics
intrigue-inspire-awe = Inspire Awe
intrigue-intelligence-report = Intelligence Report
intrigue-manipulate = Manipulate
intrigue-market-opportunity = Market Opportunity
intrigue-mercenaries = Mercenaries
intrigue-opportunism = Opportunism
intrigue-shaddams-favor = Shaddam's Favor
intrigue-sietch-ritual = Sietch Ritual
intrigue-special-mission = Special Mission
intrigue-strategic-stockpiling = Strategic Stockpiling
intrigue-unexpected-allies = Unexpected Allies
intrigue-contingency-plan = Contingency Plan
intrigue-devour = Devour
intrigue-find-weakness = Find Weakness
intrigue-go-to-ground = Go to Ground
intrigue-impress = Impress
intrigue-questionable-methods = Questionable Methods
intrigue-spice-is-power = Spice is Power
intrigue-spring-the-trap = Spring the Trap
intrigue-tactical-option = Tactical Option
intrigue-weirding-combat = Weirding Combat
intrigue-crysknife = Crysknife
intrigue-desert-mouse = Desert Mouse
intrigue-ornithopter = Ornithopter
intrigue-secure-spice-trade = Secure Spice Trade
intrigue-shadow-alliance = Shadow Alliance

## Conflicts; the three skirmishes are told apart by their battle icons

conflict-skirmish-crysknife = Skirmish (Crysknife)
conflict-skirmish-desert-mouse = Skirmish (Desert Mouse)
conflict-skirmish-ornithopter = Skirmish (Ornithopter)
conflict-choam-security = CHOAM Security
conflict-spice-freighters = Spice Freighters
conflict-seize-spice-refinery = Seize Spice Refinery
conflict-protect-the-sietches = Protect the Sietches
conflict-secure-imperial-basin = Secure Imperial Basin
conflict-trade-dispute = Trade Dispute
conflict-shadow-contest = Shadow Contest
conflict-siege-of-arrakeen = Siege of Arrakeen
conflict-test-of-loyalty = Test of Loyalty
conflict-battle-for-arrakeen = Battle for Arrakeen
conflict-battle-for-imperial-basin = Battle for Imperial Basin
conflict-battle-for-spice-refinery = Battle for Spice Refinery
conflict-propaganda = Propaganda

## Contracts: what they ask for; two for the same space are told apart by their rewards
