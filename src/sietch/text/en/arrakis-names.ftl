### The names of the components of War for Arrakis. In a sentence a name stands undeclined after a common noun.

## A component that an owner of the box has named

arrakis-own-name = { $name }

## Sectors

arrakis-sector-outer-ne = Outer North-East
arrakis-sector-outer-se = Outer South-East
arrakis-sector-outer-sw = Outer South-West
arrakis-sector-outer-nw = Outer North-West
arrakis-sector-inner-ne = Inner North-East
arrakis-sector-inner-se = Inner South-East
arrakis-sector-inner-sw = Inner South-West
arrakis-sector-inner-nw = Inner North-West

## Air zones

arrakis-zone-az-inner-e = Inner East
arrakis-zone-az-inner-n = Inner North
arrakis-zone-az-inner-s = Inner South
arrakis-zone-az-inner-w = Inner West
arrakis-zone-az-outer-ne = Outer North-East
arrakis-zone-az-outer-nw = Outer North-West
arrakis-zone-az-outer-se = Outer South-East
arrakis-zone-az-outer-sw = Outer South-West

## Areas: those that the board names, and the others by sector

arrakis-area-north-pole = North Pole
arrakis-area-arrakeen = Arrakeen
arrakis-area-broken-land = Broken Land
arrakis-area-carthag = Carthag
arrakis-area-hole-in-the-rock = Hole in the Rock
arrakis-area-imperial-basin = Imperial Basin
arrakis-area-rimwall-west = Rimwall West
arrakis-area-shield-wall-east = Shield Wall East
arrakis-area-false-wall-east = False Wall East
arrakis-area-false-wall-south = False Wall South
arrakis-area-harg-pass = Harg Pass
arrakis-area-hobars-gap = Hobars Gap
arrakis-area-false-wall-west = False Wall West
arrakis-area-windgap = Windgap
arrakis-area-arsunt = Arsunt
arrakis-area-hagga-basin = Hagga Basin
arrakis-area-shield-wall-west = Shield Wall West
arrakis-area-splintered-rock = Splintered Rock
arrakis-area-wind-pass = Wind Pass
arrakis-area-gara-kulon = Gara Kulon
arrakis-area-sihaya-ridge = Sihaya Ridge
arrakis-area-pasty-mesa = Pasty Mesa
arrakis-area-tasmin-sink = Tasmin Sink
arrakis-area-habbanya-ridge = Habbanya Ridge
arrakis-area-bight-of-the-cliff = Bight of the Cliff
arrakis-area-rock-outcroppings = Rock Outcroppings
arrakis-area-funeral-plain = The Funeral Plain
arrakis-area-great-flat = The Great Flat

arrakis-area-in-ne-1 = { arrakis-sector-inner-ne } 1
arrakis-area-in-ne-2 = { arrakis-sector-inner-ne } 2
arrakis-area-in-ne-3 = { arrakis-sector-inner-ne } 3
arrakis-area-in-ne-4 = { arrakis-sector-inner-ne } 4
arrakis-area-in-ne-5 = { arrakis-sector-inner-ne } 5
arrakis-area-in-ne-6 = { arrakis-sector-inner-ne } 6
arrakis-area-in-ne-7 = { arrakis-sector-inner-ne } 7
arrakis-area-in-ne-8 = { arrakis-sector-inner-ne } 8
arrakis-area-in-ne-9 = { arrakis-sector-inner-ne } 9
arrakis-area-in-se-1 = { arrakis-sector-inner-se } 1
arrakis-area-in-se-2 = { arrakis-sector-inner-se } 2
arrakis-area-in-se-3 = { arrakis-sector-inner-se } 3
arrakis-area-in-se-4 = { arrakis-sector-inner-se } 4
arrakis-area-in-se-5 = { arrakis-sector-inner-se } 5
arrakis-area-in-sw-1 = { arrakis-sector-inner-sw } 1
arrakis-area-in-sw-2 = { arrakis-sector-inner-sw } 2
arrakis-area-in-sw-3 = { arrakis-sector-inner-sw } 3
arrakis-area-in-sw-4 = { arrakis-sector-inner-sw } 4
arrakis-area-in-sw-5 = { arrakis-sector-inner-sw } 5
arrakis-area-in-sw-6 = { arrakis-sector-inner-sw } 6
arrakis-area-in-nw-1 = { arrakis-sector-inner-nw } 1
arrakis-area-in-nw-2 = { arrakis-sector-inner-nw } 2
arrakis-area-in-nw-3 = { arrakis-sector-inner-nw } 3
arrakis-area-in-nw-4 = { arrakis-sector-inner-nw } 4
arrakis-area-out-ne-1 = { arrakis-sector-outer-ne } 1
arrakis-area-out-ne-2 = { arrakis-sector-outer-ne } 2
arrakis-area-out-ne-3 = { arrakis-sector-outer-ne } 3
arrakis-area-out-ne-4 = { arrakis-sector-outer-ne } 4
arrakis-area-out-ne-5 = { arrakis-sector-outer-ne } 5
arrakis-area-out-ne-6 = { arrakis-sector-outer-ne } 6
arrakis-area-out-ne-7 = { arrakis-sector-outer-ne } 7
arrakis-area-out-ne-8 = { arrakis-sector-outer-ne } 8
arrakis-area-out-ne-9 = { arrakis-sector-outer-ne } 9
arrakis-area-out-ne-10 = { arrakis-sector-outer-ne } 10
arrakis-area-out-ne-11 = { arrakis-sector-outer-ne } 11
arrakis-area-out-ne-12 = { arrakis-sector-outer-ne } 12
arrakis-area-out-ne-13 = { arrakis-sector-outer-ne } 13
arrakis-area-out-ne-14 = { arrakis-sector-outer-ne } 14
arrakis-area-out-ne-15 = { arrakis-sector-outer-ne } 15
arrakis-area-out-ne-16 = { arrakis-sector-outer-ne } 16
arrakis-area-out-se-1 = { arrakis-sector-outer-se } 1
arrakis-area-out-se-2 = { arrakis-sector-outer-se } 2
arrakis-area-out-se-3 = { arrakis-sector-outer-se } 3
arrakis-area-out-se-4 = { arrakis-sector-outer-se } 4
arrakis-area-out-se-5 = { arrakis-sector-outer-se } 5
arrakis-area-out-se-6 = { arrakis-sector-outer-se } 6
arrakis-area-out-se-7 = { arrakis-sector-outer-se } 7
arrakis-area-out-se-8 = { arrakis-sector-outer-se } 8
arrakis-area-out-sw-1 = { arrakis-sector-outer-sw } 1
arrakis-area-out-sw-2 = { arrakis-sector-outer-sw } 2
arrakis-area-out-sw-3 = { arrakis-sector-outer-sw } 3
arrakis-area-out-sw-4 = { arrakis-sector-outer-sw } 4
arrakis-area-out-sw-5 = { arrakis-sector-outer-sw } 5
arrakis-area-out-sw-6 = { arrakis-sector-outer-sw } 6
arrakis-area-out-sw-7 = { arrakis-sector-outer-sw } 7
arrakis-area-out-sw-8 = { arrakis-sector-outer-sw } 8
arrakis-area-out-sw-9 = { arrakis-sector-outer-sw } 9
arrakis-area-out-nw-1 = { arrakis-sector-outer-nw } 1
arrakis-area-out-nw-2 = { arrakis-sector-outer-nw } 2
arrakis-area-out-nw-3 = { arrakis-sector-outer-nw } 3
arrakis-area-out-nw-4 = { arrakis-sector-outer-nw } 4
arrakis-area-out-nw-5 = { arrakis-sector-outer-nw } 5
arrakis-area-out-nw-6 = { arrakis-sector-outer-nw } 6
arrakis-area-out-nw-7 = { arrakis-sector-outer-nw } 7
arrakis-area-out-nw-8 = { arrakis-sector-outer-nw } 8
arrakis-area-out-nw-9 = { arrakis-sector-outer-nw } 9
arrakis-area-out-nw-10 = { arrakis-sector-outer-nw } 10
arrakis-area-out-nw-11 = { arrakis-sector-outer-nw } 11
arrakis-area-out-nw-12 = { arrakis-sector-outer-nw } 12
arrakis-area-out-nw-13 = { arrakis-sector-outer-nw } 13
arrakis-area-out-nw-14 = { arrakis-sector-outer-nw } 14
arrakis-area-out-nw-15 = { arrakis-sector-outer-nw } 15
arrakis-area-out-nw-16 = { arrakis-sector-outer-nw } 16

## Terrain

arrakis-terrain-mountain = Mountain
arrakis-terrain-plateau = Plateau
arrakis-terrain-minor-erg = Minor Erg
arrakis-terrain-desert = Desert
arrakis-terrain-deep-desert = Deep desert

## Results of an Action die

arrakis-result-leadership = Leadership
arrakis-result-strategy = Strategy
arrakis-result-deployment = Deployment
arrakis-result-mentat = Mentat
arrakis-result-house = House

## Prescience markers

arrakis-marker-kh = Kwisatz Haderach
arrakis-marker-sd = Sand Dwellers
arrakis-marker-ji = Jihad

## Imperium powers

arrakis-power-choam = CHOAM
arrakis-power-spacing-guild = the Spacing Guild
arrakis-power-landsraad = the Landsraad

## Phases of a round

arrakis-phase-set-up = Set-up
arrakis-phase-round-start = Start of the Round
arrakis-phase-vehicles = Vehicle Placement
arrakis-phase-actions = Action Resolution
arrakis-phase-hazards = Desert Hazards
arrakis-phase-spice = Spice Harvesting
arrakis-phase-round-end = End of the Round

## Decks

arrakis-deck-house-atreides = House Atreides
arrakis-deck-fremen-ally = Fremen Ally
arrakis-deck-house-harkonnen = House Harkonnen
arrakis-deck-corrino-ally = Corrino Ally

## Leaders

arrakis-leader-paul-atreides = Paul Atreides
arrakis-leader-paul = Paul
arrakis-leader-lady-jessica = Lady Jessica
arrakis-leader-reverend-mother-jessica = Reverend Mother Jessica
arrakis-leader-gurney-halleck = Gurney Halleck
arrakis-leader-alia = Alia
arrakis-leader-naibs = Naibs
arrakis-leader-paul-muaddib = Paul-Muad'Dib
arrakis-leader-stilgar = Stilgar
arrakis-leader-chani = Chani
arrakis-leader-wild-maker = Wild Maker
arrakis-leader-beast-rabban = Beast Rabban
arrakis-leader-thufir-hawat = Thufir Hawat
arrakis-leader-baron-harkonnen = Baron Harkonnen
arrakis-leader-feyd-rautha = Feyd-Rautha
arrakis-leader-shaddam-iv = Emperor Shaddam IV
arrakis-leader-gaius-helen-mohiam = Gaius Helen Mohiam
arrakis-leader-captain-aramsham = Captain Aramsham
arrakis-leader-bashars = Bashars

## Planning cards

arrakis-planning-hard-times-and-oppression = Hard Times and Oppression
arrakis-planning-forced-recruitment = Forced Recruitment
arrakis-planning-beloved-feyd-rautha = Beloved Feyd-Rautha
arrakis-planning-harkonnen-patrols = Harkonnen Patrols
arrakis-planning-arsunt-legion = Arsunt Legion
arrakis-planning-barons-personal-guard = Baron's Personal Guard
arrakis-planning-hawats-scheming = Hawat's Scheming
arrakis-planning-evidence-of-rebellion = Evidence of Rebellion
arrakis-planning-polar-cap-factories = Polar-Cap Factories
arrakis-planning-carthag-the-former-capital = Carthag, the Former Capital
arrakis-planning-workhorse-of-arrakis = Workhorse of Arrakis
arrakis-planning-spotter-control = Spotter Control
arrakis-planning-explosive-artillery = Explosive Artillery
arrakis-planning-sandmasters = Sandmasters
arrakis-planning-mudir-nahya = Mudir-Nahya, the Demon Ruler
arrakis-planning-hunter-seeker = Hunter-Seeker

arrakis-planning-rage-overcame-shaddam = Rage Overcame Shaddam IV
arrakis-planning-rage-overcame-shaddam-1 = { arrakis-planning-rage-overcame-shaddam } (1)
arrakis-planning-rage-overcame-shaddam-2 = { arrakis-planning-rage-overcame-shaddam } (2)
arrakis-planning-rage-overcame-shaddam-3 = { arrakis-planning-rage-overcame-shaddam } (3)
arrakis-planning-manipulation-of-others = Manipulation of Others
arrakis-planning-breeding-program = Breeding Program
arrakis-planning-troop-carriers = Troop Carriers
arrakis-planning-shigawire = Shigawire
arrakis-planning-hope-clouds-observation = Hope Clouds Observation
arrakis-planning-reports-of-traitors = Reports of Traitors
arrakis-planning-sardaukar-pogrom = Sardaukar Pogrom
arrakis-planning-sardaukars-manner = Sardaukar's Manner
arrakis-planning-spies-all-over-arrakis = Spies All Over Arrakis
arrakis-planning-full-control-of-the-air = Full Control of the Air
arrakis-planning-moving-the-battle-group = Moving the Battle Group
arrakis-planning-killers-without-mercy = Killers Without Mercy
arrakis-planning-sardaukar-disguised = Sardaukar Disguised
arrakis-planning-i-decide-what-best-serves-his-majesty = I Decide What Best Serves His Majesty
arrakis-planning-seek-out-the-mahdi = Seek Out the 'Mahdi'

arrakis-planning-war-plan = War Plan
arrakis-planning-alia-the-abomination = Alia, the Abomination
arrakis-planning-smugglers = Smugglers
arrakis-planning-smugglers-1 = { arrakis-planning-smugglers } (1)
arrakis-planning-smugglers-2 = { arrakis-planning-smugglers } (2)
arrakis-planning-smugglers-3 = { arrakis-planning-smugglers } (3)
arrakis-planning-the-voice = The Voice
arrakis-planning-death-commandos = Death Commandos
arrakis-planning-tested-with-the-gom-jabbar = Tested with the Gom Jabbar
arrakis-planning-chatt-the-leaper = Chatt the Leaper
arrakis-planning-truthtrance = Truthtrance
arrakis-planning-adab-the-demanding-memory = Adab, the Demanding Memory
arrakis-planning-alam-al-mithal = Alam al-Mithal, the World of Similitudes
arrakis-planning-usul-the-base-of-the-pillar = Usul, the Base of the Pillar
arrakis-planning-voice-from-the-outer-world = Voice from the Outer World
arrakis-planning-our-family-atomics = Our Family Atomics
arrakis-planning-battle-language = Battle Language
arrakis-planning-bill-of-particulars = Bill of Particulars
arrakis-planning-fear-is-the-mind-killer = Fear Is the Mind-Killer

arrakis-planning-shai-hulud = Shai-Hulud
arrakis-planning-wall-of-sandworms = Wall of Sandworms
arrakis-planning-dust-chasms = Dust Chasms
arrakis-planning-fremen-rockets = Fremen Rockets
arrakis-planning-eyes-of-ibad = Eyes of Ibad
arrakis-planning-captured-ornithopter = Captured Ornithopter
arrakis-planning-crysknife = Crysknife
arrakis-planning-cielagos-piping-message = Cielago's Piping Message
arrakis-planning-jubba-cloaks = Jubba Cloaks
arrakis-planning-hieregs = Hieregs
arrakis-planning-grandmother-of-a-storm = Grandmother of a Storm
arrakis-planning-stillsuits = Stillsuits
arrakis-planning-i-am-stilgar-the-fremen = I Am Stilgar, the Fremen
arrakis-planning-thumpers = Thumpers
arrakis-planning-kitab-al-ibar = Kitab al-Ibar
arrakis-planning-sandtides = Sandtides

## Prescience cards; of six only our stand-ins are known

arrakis-prescience-dew-collectors-for-the-planting = Dew Collectors for the Planting
arrakis-prescience-the-fremen-call-paul-the-mahdi = The Fremen Call Paul the 'Mahdi!'
arrakis-prescience-the-water-discipline = The Water Discipline
arrakis-prescience-new-hidden-wind-traps = New Hidden Wind Traps
arrakis-prescience-stunted-worms = Stunted Worms
arrakis-prescience-jessica-trains-paul = Jessica Trains Paul in the Bene Gesserit Ways
arrakis-prescience-the-desert-war = The Desert War
arrakis-prescience-the-lisan-al-gaib = The Lisan al-Gaib
arrakis-prescience-paul-drinks-the-water-of-life = Paul Drinks the Water of Life
arrakis-prescience-families-flee-to-the-palmaries-of-the-south = Families Flee to the Palmaries of the South
arrakis-prescience-stand-in-raid = Raid on the Harvesters (stand-in)
arrakis-prescience-stand-in-sandrider = Paul Rides the Maker (stand-in)
arrakis-prescience-stand-in-fedaykin-strike = Fedaykin Strike (stand-in)
arrakis-prescience-stand-in-duel = Duel (stand-in)
arrakis-prescience-stand-in-uprising = Uprising (stand-in)
arrakis-prescience-stand-in-ritual = Sietch Ritual (stand-in)

## Secret Objectives

arrakis-objective-objective-1 = Secret Objective 1
arrakis-objective-objective-2 = Secret Objective 2
arrakis-objective-objective-3 = Secret Objective 3
arrakis-objective-objective-4 = Secret Objective 4
arrakis-objective-objective-5 = Secret Objective 5
arrakis-objective-objective-6 = Secret Objective 6

## Imperium bans

arrakis-sanction-ban-choam = Higher Costs of Maintenance
arrakis-sanction-ban-spacing-guild = Prohibitive Price for Weather Satellites
arrakis-sanction-ban-landsraad = The Forms Must Be Obeyed

## Tactic cards

arrakis-tactic-tactic-sihaya-ridge = North-East Sector – { arrakis-area-sihaya-ridge }
arrakis-tactic-tactic-gara-kulon = North-East Sector – { arrakis-area-gara-kulon }
arrakis-tactic-tactic-tasmin-sink = South-East Sector – { arrakis-area-tasmin-sink }
arrakis-tactic-tactic-habbanya-ridge = South-West Sector – { arrakis-area-habbanya-ridge }
arrakis-tactic-tactic-bight-of-the-cliff = North-West Sector – { arrakis-area-bight-of-the-cliff }
arrakis-tactic-tactic-rock-outcroppings = North-West Sector – { arrakis-area-rock-outcroppings }
arrakis-tactic-tactic-hobars-gap = Central Sectors – { arrakis-area-hobars-gap }
arrakis-tactic-tactic-windgap = Central Sectors – { arrakis-area-windgap }

## Settlements and tokens

arrakis-settlement-arrakeen = { arrakis-area-arrakeen }
arrakis-settlement-carthag = { arrakis-area-carthag }
arrakis-settlement-pyon-village = Pyon village
arrakis-settlement-sietch = Sietch of rank { $n }
arrakis-sign-wormsign-sand = Sand
arrakis-sign-wormsign-worm = Sandworm
arrakis-sign-wormsign-burrowing = Burrowing Sandworm
arrakis-sign-station = Ecological Testing Station: { $marker }
arrakis-token-starting = Starting Deployment token with { $parts_list }
arrakis-token-standard = Deployment token with { $parts_list }
arrakis-token-black = black Deployment token with { $parts_list }
arrakis-token-silver = silver Deployment token with { $parts_list }
arrakis-token-family-atomics = Family Atomics
arrakis-token-bg-token = Bene Gesserit token
arrakis-token-spice-reserve = Spice Reserve
arrakis-die-atreides = Action die of the Atreides
arrakis-die-harkonnen = Action die of the Harkonnen
arrakis-track-prescience = Prescience track
arrakis-track-supremacy = Supremacy track
