### The names of the components of War for Arrakis. In a sentence a name stands undeclined after a common noun.

## A component that an owner of the box has named

arrakis-own-name = { $name }

## Sectors

arrakis-sector-outer-ne = Vnější severovýchod
arrakis-sector-outer-se = Vnější jihovýchod
arrakis-sector-outer-sw = Vnější jihozápad
arrakis-sector-outer-nw = Vnější severozápad
arrakis-sector-inner-ne = Vnitřní severovýchod
arrakis-sector-inner-se = Vnitřní jihovýchod
arrakis-sector-inner-sw = Vnitřní jihozápad
arrakis-sector-inner-nw = Vnitřní severozápad

## Air zones

arrakis-zone-az-inner-e = Vnitřní východ
arrakis-zone-az-inner-n = Vnitřní sever
arrakis-zone-az-inner-s = Vnitřní jih
arrakis-zone-az-inner-w = Vnitřní západ
arrakis-zone-az-outer-ne = Vnější severovýchod
arrakis-zone-az-outer-nw = Vnější severozápad
arrakis-zone-az-outer-se = Vnější jihovýchod
arrakis-zone-az-outer-sw = Vnější jihozápad

## Areas: those that the board names, and the others by sector

arrakis-area-north-pole = Severní pól
arrakis-area-arrakeen = Arrakén
arrakis-area-broken-land = Rozervaná země
arrakis-area-carthag = Kartágo
arrakis-area-hole-in-the-rock = Skalní díry
arrakis-area-imperial-basin = Imperiální pánev
arrakis-area-rimwall-west = Západní obvodový val
arrakis-area-shield-wall-east = Východní štítový val
arrakis-area-false-wall-east = Východní falešný val
arrakis-area-false-wall-south = Jižní falešný val
arrakis-area-harg-pass = Průsmyk Harg
arrakis-area-hobars-gap = Hobarsova soutěska
arrakis-area-false-wall-west = Západní falešný val
arrakis-area-windgap = Větrná soutěska
arrakis-area-arsunt = Arsunt
arrakis-area-hagga-basin = Pánev Hagga
arrakis-area-shield-wall-west = Západní štítový val
arrakis-area-splintered-rock = Skalní rozštěp
arrakis-area-wind-pass = Větrný průsmyk
arrakis-area-gara-kulon = Gara Kulon
arrakis-area-sihaya-ridge = Hřeben Sihaya
arrakis-area-pasty-mesa = Bledá stolová hora
arrakis-area-tasmin-sink = Propadlina Tasmin
arrakis-area-habbanya-ridge = Hřeben Habbanya
arrakis-area-bight-of-the-cliff = Zátoka pod útesem
arrakis-area-rock-outcroppings = Skalní výchozy
arrakis-area-funeral-plain = Pohřební pláň
arrakis-area-great-flat = Velká rovina

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

arrakis-terrain-mountain = Hory
arrakis-terrain-plateau = Náhorní plošina
arrakis-terrain-minor-erg = Malý erg
arrakis-terrain-desert = Poušť
arrakis-terrain-deep-desert = Hluboká poušť

## Results of an Action die

arrakis-result-leadership = Velení
arrakis-result-strategy = Strategie
arrakis-result-deployment = Výsadek
arrakis-result-mentat = Mentat
arrakis-result-house = Rod

## Prescience markers

arrakis-marker-kh = Kwisatz Haderach
arrakis-marker-sd = Písečný lid
arrakis-marker-ji = Džihád

## Imperium powers

arrakis-power-choam = CHOAM
arrakis-power-spacing-guild = Kosmická gilda
arrakis-power-landsraad = Landsraad

## Phases of a round

arrakis-phase-set-up = Příprava
arrakis-phase-round-start = Začátek kola
arrakis-phase-vehicles = Umístění transportérů
arrakis-phase-actions = Akční fáze
arrakis-phase-hazards = Pouštní hrozby
arrakis-phase-spice = Sběr koření
arrakis-phase-round-end = Konec kola

## Decks

arrakis-deck-house-atreides = Rod Atreidů
arrakis-deck-fremen-ally = Fremenští spojenci
arrakis-deck-house-harkonnen = Rod Harkonnenů
arrakis-deck-corrino-ally = Corrinští spojenci

## Leaders

arrakis-leader-paul-atreides = Paul Atreides
arrakis-leader-paul = Paul
arrakis-leader-lady-jessica = Lady Jessica
arrakis-leader-reverend-mother-jessica = Ctihodná matka Jessica
arrakis-leader-gurney-halleck = Gurney Halleck
arrakis-leader-alia = Alia
arrakis-leader-naibs = Naibové
arrakis-leader-paul-muaddib = Paul Muad'Dib
arrakis-leader-stilgar = Stilgar
arrakis-leader-chani = Chani
arrakis-leader-wild-maker = Divoký tvůrce
arrakis-leader-beast-rabban = Bestie Rabban
arrakis-leader-thufir-hawat = Thufir Hawat
arrakis-leader-baron-harkonnen = Baron Harkonnen
arrakis-leader-feyd-rautha = Feyd-Rautha
arrakis-leader-shaddam-iv = Shaddam IV.
arrakis-leader-gaius-helen-mohiam = Gaius Helena Mohiamová
arrakis-leader-captain-aramsham = Kapitán Aramšám
arrakis-leader-bashars = Bašárové

## Planning cards

arrakis-planning-hard-times-and-oppression = Těžké časy a útlak
arrakis-planning-forced-recruitment = Nucené odvody
arrakis-planning-beloved-feyd-rautha = Milovaný Feyd-Rautha
arrakis-planning-harkonnen-patrols = Harkonnenské hlídky
arrakis-planning-arsunt-legion = Arsuntská legie
arrakis-planning-barons-personal-guard = Baronova osobní stráž
arrakis-planning-hawats-scheming = Hawatovy intriky
arrakis-planning-evidence-of-rebellion = Důkazy o vzpouře
arrakis-planning-polar-cap-factories = Továrny pod polární čepičkou
arrakis-planning-carthag-the-former-capital = Kartágo, bývalé hlavní město
arrakis-planning-workhorse-of-arrakis = Tahoun Arrakisu
arrakis-planning-spotter-control = Řízení pozorovatelů
arrakis-planning-explosive-artillery = Výbušné dělostřelectvo
arrakis-planning-sandmasters = Mistři písku
arrakis-planning-mudir-nahya = Mudir Nahja, démonický vládce
arrakis-planning-hunter-seeker = Lovec-hledač

arrakis-planning-rage-overcame-shaddam = Shaddama IV. přemohl vztek
arrakis-planning-rage-overcame-shaddam-1 = { arrakis-planning-rage-overcame-shaddam } (1)
arrakis-planning-rage-overcame-shaddam-2 = { arrakis-planning-rage-overcame-shaddam } (2)
arrakis-planning-rage-overcame-shaddam-3 = { arrakis-planning-rage-overcame-shaddam } (3)
arrakis-planning-manipulation-of-others = Manipulace s druhými
arrakis-planning-breeding-program = Šlechtitelský program
arrakis-planning-troop-carriers = Přepravní lodě
arrakis-planning-shigawire = Šigadrát
arrakis-planning-hope-clouds-observation = Naděje kalí pohled
arrakis-planning-reports-of-traitors = Zprávy o zrádcích
arrakis-planning-sardaukar-pogrom = Sardaukarský pogrom
arrakis-planning-sardaukars-manner = Způsoby sardaukarů
arrakis-planning-spies-all-over-arrakis = Špioni po celém Arrakisu
arrakis-planning-full-control-of-the-air = Úplná kontrola ve vzduchu
arrakis-planning-moving-the-battle-group = Přesun bojové skupiny
arrakis-planning-killers-without-mercy = Zabijáci bez slitování
arrakis-planning-sardaukar-disguised = Sardaukaři v přestrojení
arrakis-planning-i-decide-what-best-serves-his-majesty = Já rozhoduji, co nejlépe slouží Jeho Veličenstvu
arrakis-planning-seek-out-the-mahdi = Najděte „Mahdího“

arrakis-planning-war-plan = Válečný plán
arrakis-planning-alia-the-abomination = Alia, Ohavnost
arrakis-planning-smugglers = Pašeráci
arrakis-planning-smugglers-1 = { arrakis-planning-smugglers } (1)
arrakis-planning-smugglers-2 = { arrakis-planning-smugglers } (2)
arrakis-planning-smugglers-3 = { arrakis-planning-smugglers } (3)
arrakis-planning-the-voice = Hlas
arrakis-planning-death-commandos = Komanda smrti
arrakis-planning-tested-with-the-gom-jabbar = Zkouška gom džabbarem
arrakis-planning-chatt-the-leaper = Chatt Skokan
arrakis-planning-truthtrance = Pravdivý trans
arrakis-planning-adab-the-demanding-memory = Adab, neodbytná vzpomínka
arrakis-planning-alam-al-mithal = Alam al-Mithal, svět podobenství
arrakis-planning-usul-the-base-of-the-pillar = Usul, základ pilíře
arrakis-planning-voice-from-the-outer-world = Hlas z vnějšího světa
arrakis-planning-our-family-atomics = Naše rodinné atomové zbraně
arrakis-planning-battle-language = Bitevní jazyk
arrakis-planning-bill-of-particulars = Výčet obvinění
arrakis-planning-fear-is-the-mind-killer = Strach zabíjí myšlení

arrakis-planning-shai-hulud = Šaj-Hulúd
arrakis-planning-wall-of-sandworms = Zeď z písečných červů
arrakis-planning-dust-chasms = Prachové propasti
arrakis-planning-fremen-rockets = Fremenské rakety
arrakis-planning-eyes-of-ibad = Oči Ibádu
arrakis-planning-captured-ornithopter = Ukořistěná ornitoptéra
arrakis-planning-crysknife = Krispel
arrakis-planning-cielagos-piping-message = Pískavá zpráva cielaga
arrakis-planning-jubba-cloaks = Pláště džubba
arrakis-planning-hieregs = Hieregy
arrakis-planning-grandmother-of-a-storm = Prabába všech bouří
arrakis-planning-stillsuits = Filtršaty
arrakis-planning-i-am-stilgar-the-fremen = Jsem Stilgar, fremen
arrakis-planning-thumpers = Bušiče
arrakis-planning-kitab-al-ibar = Kitáb al-Ibar
arrakis-planning-sandtides = Písečné přílivy

## Prescience cards; of six only our stand-ins are known

arrakis-prescience-dew-collectors-for-the-planting = Sběrače rosy pro výsadbu
arrakis-prescience-the-fremen-call-paul-the-mahdi = Fremeni volají na Paula „Mahdí!“
arrakis-prescience-the-water-discipline = Vodní kázeň
arrakis-prescience-new-hidden-wind-traps = Nové skryté lapače větru
arrakis-prescience-stunted-worms = Zakrslí červi
arrakis-prescience-jessica-trains-paul = Jessica cvičí Paula v umění Bene Gesseritu
arrakis-prescience-the-desert-war = Pouštní válka
arrakis-prescience-the-lisan-al-gaib = Lisán al-Gaib
arrakis-prescience-paul-drinks-the-water-of-life = Paul pije Vodu života
arrakis-prescience-families-flee-to-the-palmaries-of-the-south = Rodiny utíkají do jižních útočišť
arrakis-prescience-stand-in-raid = Přepadení těžebních vozidel (náhrada)
arrakis-prescience-stand-in-sandrider = Paulova jízda na tvůrci (náhrada)
arrakis-prescience-stand-in-fedaykin-strike = Úder fedajkinů (náhrada)
arrakis-prescience-stand-in-duel = Souboj (náhrada)
arrakis-prescience-stand-in-uprising = Povstání (náhrada)
arrakis-prescience-stand-in-ritual = Rituál v síči (náhrada)

## Secret Objectives

arrakis-objective-objective-1 = Tajný cíl 1
arrakis-objective-objective-2 = Tajný cíl 2
arrakis-objective-objective-3 = Tajný cíl 3
arrakis-objective-objective-4 = Tajný cíl 4
arrakis-objective-objective-5 = Tajný cíl 5
arrakis-objective-objective-6 = Tajný cíl 6

## Imperium bans

arrakis-sanction-ban-choam = Vyšší náklady na údržbu
arrakis-sanction-ban-spacing-guild = Přemrštěná cena meteorologických satelitů
arrakis-sanction-ban-landsraad = Formality musí být dodrženy

## Tactic cards

arrakis-tactic-tactic-sihaya-ridge = Severovýchodní sektor – { arrakis-area-sihaya-ridge }
arrakis-tactic-tactic-gara-kulon = Severovýchodní sektor – { arrakis-area-gara-kulon }
arrakis-tactic-tactic-tasmin-sink = Jihovýchodní sektor – { arrakis-area-tasmin-sink }
arrakis-tactic-tactic-habbanya-ridge = Jihozápadní sektor – { arrakis-area-habbanya-ridge }
arrakis-tactic-tactic-bight-of-the-cliff = Severozápadní sektor – { arrakis-area-bight-of-the-cliff }
arrakis-tactic-tactic-rock-outcroppings = Severozápadní sektor – { arrakis-area-rock-outcroppings }
arrakis-tactic-tactic-hobars-gap = Vnitřní sektory – { arrakis-area-hobars-gap }
arrakis-tactic-tactic-windgap = Vnitřní sektory – { arrakis-area-windgap }

## Settlements and tokens

arrakis-settlement-arrakeen = { arrakis-area-arrakeen }
arrakis-settlement-carthag = { arrakis-area-carthag }
arrakis-settlement-pyon-village = Vesnice pionů
arrakis-settlement-sietch = Síč úrovně { $n }
arrakis-sign-wormsign-sand = Písek
arrakis-sign-wormsign-worm = Písečný červ
arrakis-sign-wormsign-burrowing = Zavrtávající se pouštní červ
arrakis-sign-station = Ekologická pokusná stanice: { $marker }
arrakis-token-starting = startovní výsadkový žeton na { $parts_list }
arrakis-token-standard = výsadkový žeton na { $parts_list }
arrakis-token-black = černý výsadkový žeton na { $parts_list }
arrakis-token-silver = stříbrný výsadkový žeton na { $parts_list }
arrakis-token-family-atomics = Rodinné atomové zbraně
arrakis-token-bg-token = Benegesseritský žeton
arrakis-token-spice-reserve = Rezervy koření
arrakis-die-atreides = Akční kostka Atreidů
arrakis-die-harkonnen = Akční kostka Harkonnenů
arrakis-track-prescience = Ukazatel jasnozřivosti
arrakis-track-supremacy = Ukazatel nadvlády
