### The names of the components of War for Arrakis. In a sentence a name stands undeclined after a common noun.

## A component that an owner of the box has named

arrakis-own-name = { $name }

## Sectors

arrakis-sector-outer-ne = Zewnętrzny Północny Wschód
arrakis-sector-outer-se = Zewnętrzny Południowy Wschód
arrakis-sector-outer-sw = Zewnętrzny Południowy Zachód
arrakis-sector-outer-nw = Zewnętrzny Północny Zachód
arrakis-sector-inner-ne = Wewnętrzny Północny Wschód
arrakis-sector-inner-se = Wewnętrzny Południowy Wschód
arrakis-sector-inner-sw = Wewnętrzny Południowy Zachód
arrakis-sector-inner-nw = Wewnętrzny Północny Zachód

## Air zones

arrakis-zone-az-inner-e = Wewnętrzny Wschód
arrakis-zone-az-inner-n = Wewnętrzna Północ
arrakis-zone-az-inner-s = Wewnętrzne Południe
arrakis-zone-az-inner-w = Wewnętrzny Zachód
arrakis-zone-az-outer-ne = Zewnętrzny Północny Wschód
arrakis-zone-az-outer-nw = Zewnętrzny Północny Zachód
arrakis-zone-az-outer-se = Zewnętrzny Południowy Wschód
arrakis-zone-az-outer-sw = Zewnętrzny Południowy Zachód

## Areas: those that the board names, and the others by sector

arrakis-area-north-pole = Biegun Północny
arrakis-area-arrakeen = Arrakin
arrakis-area-broken-land = Spękana Ziemia
arrakis-area-carthag = Kartagin
arrakis-area-hole-in-the-rock = Dziura w Skale
arrakis-area-imperial-basin = Basen Imperialny
arrakis-area-rimwall-west = Zachodni Wał Graniczny
arrakis-area-shield-wall-east = Wschodni Mur Zaporowy
arrakis-area-false-wall-east = Wschodni Fałszywy Mur
arrakis-area-false-wall-south = Południowy Fałszywy Mur
arrakis-area-harg-pass = Przełęcz Harg
arrakis-area-hobars-gap = Wyłom Hobarsa
arrakis-area-false-wall-west = Zachodni Fałszywy Mur
arrakis-area-windgap = Wietrzny Wyłom
arrakis-area-arsunt = Arsunt
arrakis-area-hagga-basin = Basen Hagga
arrakis-area-shield-wall-west = Zachodni Mur Zaporowy
arrakis-area-splintered-rock = Strzaskana Skała
arrakis-area-wind-pass = Wietrzna Przełęcz
arrakis-area-gara-kulon = Gara Kulon
arrakis-area-sihaya-ridge = Grzbiet Sihaja
arrakis-area-pasty-mesa = Blada Mesa
arrakis-area-tasmin-sink = Zapadlisko Tasmin
arrakis-area-habbanya-ridge = Grzbiet Habbanja
arrakis-area-bight-of-the-cliff = Zatoka Urwiska
arrakis-area-rock-outcroppings = Wychodnie Skalne
arrakis-area-funeral-plain = Równina Pogrzebowa
arrakis-area-great-flat = Wielka Równina

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

arrakis-terrain-mountain = Góry
arrakis-terrain-plateau = Płaskowyż
arrakis-terrain-minor-erg = Mniejszy Erg
arrakis-terrain-desert = Pustynia
arrakis-terrain-deep-desert = Głęboka pustynia

## Results of an Action die

arrakis-result-leadership = Dowodzenie
arrakis-result-strategy = Strategia
arrakis-result-deployment = Rozmieszczenie
arrakis-result-mentat = Mentat
arrakis-result-house = Ród

## Prescience markers

arrakis-marker-kh = Kwisatz Haderach
arrakis-marker-sd = Mieszkańcy Piasków
arrakis-marker-ji = Dżihad

## Imperium powers

arrakis-power-choam = KHOAM
arrakis-power-spacing-guild = Gildia Kosmiczna
arrakis-power-landsraad = Landsraad

## Phases of a round

arrakis-phase-set-up = Przygotowanie gry
arrakis-phase-round-start = Początek rundy
arrakis-phase-vehicles = Rozmieszczenie pojazdów
arrakis-phase-actions = Rozpatrywanie akcji
arrakis-phase-hazards = Zagrożenia pustyni
arrakis-phase-spice = Zbiór przyprawy
arrakis-phase-round-end = Koniec rundy

## Decks

arrakis-deck-house-atreides = Ród Atrydów
arrakis-deck-fremen-ally = Sojusznik: Fremeni
arrakis-deck-house-harkonnen = Ród Harkonnenów
arrakis-deck-corrino-ally = Sojusznik: Corrinowie

## Leaders

arrakis-leader-paul-atreides = Paul Atryda
arrakis-leader-paul = Paul
arrakis-leader-lady-jessica = Lady Jessika
arrakis-leader-reverend-mother-jessica = Matka wielebna Jessika
arrakis-leader-gurney-halleck = Gurney Halleck
arrakis-leader-alia = Alia
arrakis-leader-naibs = Naibowie
arrakis-leader-paul-muaddib = Paul Muad'Dib
arrakis-leader-stilgar = Stilgar
arrakis-leader-chani = Chani
arrakis-leader-wild-maker = Dziki Stworzyciel
arrakis-leader-beast-rabban = Bestia Rabban
arrakis-leader-thufir-hawat = Thufir Hawat
arrakis-leader-baron-harkonnen = Baron Harkonnen
arrakis-leader-feyd-rautha = Feyd-Rautha
arrakis-leader-shaddam-iv = Imperator Szaddam IV
arrakis-leader-gaius-helen-mohiam = Gaius Helena Mohiam
arrakis-leader-captain-aramsham = Kapitan Aramszam
arrakis-leader-bashars = Baszarowie

## Planning cards

arrakis-planning-hard-times-and-oppression = Ciężkie czasy i ucisk
arrakis-planning-forced-recruitment = Przymusowy pobór
arrakis-planning-beloved-feyd-rautha = Ukochany Feyd-Rautha
arrakis-planning-harkonnen-patrols = Patrole Harkonnenów
arrakis-planning-arsunt-legion = Legion z Arsunt
arrakis-planning-barons-personal-guard = Straż przyboczna barona
arrakis-planning-hawats-scheming = Intrygi Hawata
arrakis-planning-evidence-of-rebellion = Dowody buntu
arrakis-planning-polar-cap-factories = Fabryki czapy polarnej
arrakis-planning-carthag-the-former-capital = Kartagin, dawna stolica
arrakis-planning-workhorse-of-arrakis = Koń pociągowy Arrakis
arrakis-planning-spotter-control = Centrala obserwatorów
arrakis-planning-explosive-artillery = Artyleria burząca
arrakis-planning-sandmasters = Mistrzowie piasku
arrakis-planning-mudir-nahya = Mudir-nahja, Demon Władca
arrakis-planning-hunter-seeker = Szukacz-zabójca

arrakis-planning-rage-overcame-shaddam = Gniew ogarnął Szaddama IV
arrakis-planning-rage-overcame-shaddam-1 = { arrakis-planning-rage-overcame-shaddam } (1)
arrakis-planning-rage-overcame-shaddam-2 = { arrakis-planning-rage-overcame-shaddam } (2)
arrakis-planning-rage-overcame-shaddam-3 = { arrakis-planning-rage-overcame-shaddam } (3)
arrakis-planning-manipulation-of-others = Manipulowanie innymi
arrakis-planning-breeding-program = Program rozrodczy
arrakis-planning-troop-carriers = Transportowce wojskowe
arrakis-planning-shigawire = Drut sziga
arrakis-planning-hope-clouds-observation = Nadzieja zaciemnia obserwację
arrakis-planning-reports-of-traitors = Doniesienia o zdrajcach
arrakis-planning-sardaukar-pogrom = Sardaukarski pogrom
arrakis-planning-sardaukars-manner = Sardaukarska postawa
arrakis-planning-spies-all-over-arrakis = Szpiedzy na całej Arrakis
arrakis-planning-full-control-of-the-air = Pełne panowanie w powietrzu
arrakis-planning-moving-the-battle-group = Przerzut grupy bojowej
arrakis-planning-killers-without-mercy = Bezlitośni zabójcy
arrakis-planning-sardaukar-disguised = Sardaukarzy w przebraniu
arrakis-planning-i-decide-what-best-serves-his-majesty = Ja decyduję, co najlepiej służy Jego Wysokości
arrakis-planning-seek-out-the-mahdi = Odszukać „Mahdiego”

arrakis-planning-war-plan = Plan wojny
arrakis-planning-alia-the-abomination = Alia, Abominacja
arrakis-planning-smugglers = Przemytnicy
arrakis-planning-smugglers-1 = { arrakis-planning-smugglers } (1)
arrakis-planning-smugglers-2 = { arrakis-planning-smugglers } (2)
arrakis-planning-smugglers-3 = { arrakis-planning-smugglers } (3)
arrakis-planning-the-voice = Głos
arrakis-planning-death-commandos = Komandosi śmierci
arrakis-planning-tested-with-the-gom-jabbar = Próba gom dżabbar
arrakis-planning-chatt-the-leaper = Chatt Skoczek
arrakis-planning-truthtrance = Trans prawdy
arrakis-planning-adab-the-demanding-memory = Adab, pamięć natarczywa
arrakis-planning-alam-al-mithal = Alam al-mithal, świat podobieństw
arrakis-planning-usul-the-base-of-the-pillar = Usul, podstawa kolumny
arrakis-planning-voice-from-the-outer-world = Głos z innego świata
arrakis-planning-our-family-atomics = Nasza rodowa broń atomowa
arrakis-planning-battle-language = Język bitewny
arrakis-planning-bill-of-particulars = Wykaz zarzutów
arrakis-planning-fear-is-the-mind-killer = Strach zabija umysł

arrakis-planning-shai-hulud = Szej-hulud
arrakis-planning-wall-of-sandworms = Ściana czerwów pustyni
arrakis-planning-dust-chasms = Pyłowe rozpadliny
arrakis-planning-fremen-rockets = Fremeńskie rakiety
arrakis-planning-eyes-of-ibad = Oczy Ibada
arrakis-planning-captured-ornithopter = Zdobyczny ornitopter
arrakis-planning-crysknife = Krysnóż
arrakis-planning-cielagos-piping-message = Piskliwa wiadomość od cielago
arrakis-planning-jubba-cloaks = Opończe dżubba
arrakis-planning-hieregs = Hieregi
arrakis-planning-grandmother-of-a-storm = Babka burz
arrakis-planning-stillsuits = Filtrfraki
arrakis-planning-i-am-stilgar-the-fremen = Jestem Stilgar, Fremen
arrakis-planning-thumpers = Dudniki
arrakis-planning-kitab-al-ibar = Kitab al-Ibar
arrakis-planning-sandtides = Pływy piaskowe

## Prescience cards; of six only our stand-ins are known

arrakis-prescience-dew-collectors-for-the-planting = Zbieracze rosy dla nasadzeń
arrakis-prescience-the-fremen-call-paul-the-mahdi = Fremeni nazywają Paula „Mahdim!”
arrakis-prescience-the-water-discipline = Dyscyplina wodna
arrakis-prescience-new-hidden-wind-traps = Nowe ukryte pułapki wiatrowe
arrakis-prescience-stunted-worms = Skarłowaciałe czerwie
arrakis-prescience-jessica-trains-paul = Jessika szkoli Paula w sztukach Bene Gesserit
arrakis-prescience-the-desert-war = Wojna pustynna
arrakis-prescience-the-lisan-al-gaib = Lisan al-Gaib
arrakis-prescience-paul-drinks-the-water-of-life = Paul pije Wodę Życia
arrakis-prescience-families-flee-to-the-palmaries-of-the-south = Rodziny uciekają do palmowych gajów południa
arrakis-prescience-stand-in-raid = Napad na żniwiarki (karta zastępcza)
arrakis-prescience-stand-in-sandrider = Paul dosiada stworzyciela (karta zastępcza)
arrakis-prescience-stand-in-fedaykin-strike = Uderzenie fedajkinów (karta zastępcza)
arrakis-prescience-stand-in-duel = Pojedynek (karta zastępcza)
arrakis-prescience-stand-in-uprising = Powstanie (karta zastępcza)
arrakis-prescience-stand-in-ritual = Rytuał w siczy (karta zastępcza)

## Secret Objectives

arrakis-objective-objective-1 = Tajny cel 1
arrakis-objective-objective-2 = Tajny cel 2
arrakis-objective-objective-3 = Tajny cel 3
arrakis-objective-objective-4 = Tajny cel 4
arrakis-objective-objective-5 = Tajny cel 5
arrakis-objective-objective-6 = Tajny cel 6

## Imperium bans

arrakis-sanction-ban-choam = Wyższe koszty utrzymania
arrakis-sanction-ban-spacing-guild = Zaporowa cena satelitów pogodowych
arrakis-sanction-ban-landsraad = Formom musi stać się zadość

## Tactic cards

arrakis-tactic-tactic-sihaya-ridge = Sektor północno-wschodni – { arrakis-area-sihaya-ridge }
arrakis-tactic-tactic-gara-kulon = Sektor północno-wschodni – { arrakis-area-gara-kulon }
arrakis-tactic-tactic-tasmin-sink = Sektor południowo-wschodni – { arrakis-area-tasmin-sink }
arrakis-tactic-tactic-habbanya-ridge = Sektor południowo-zachodni – { arrakis-area-habbanya-ridge }
arrakis-tactic-tactic-bight-of-the-cliff = Sektor północno-zachodni – { arrakis-area-bight-of-the-cliff }
arrakis-tactic-tactic-rock-outcroppings = Sektor północno-zachodni – { arrakis-area-rock-outcroppings }
arrakis-tactic-tactic-hobars-gap = Sektory środkowe – { arrakis-area-hobars-gap }
arrakis-tactic-tactic-windgap = Sektory środkowe – { arrakis-area-windgap }

## Settlements and tokens

arrakis-settlement-arrakeen = { arrakis-area-arrakeen }
arrakis-settlement-carthag = { arrakis-area-carthag }
arrakis-settlement-pyon-village = Wioska pionów
arrakis-settlement-sietch = Sicz poziomu { $n }
arrakis-sign-wormsign-sand = Piasek
arrakis-sign-wormsign-worm = Czerw pustyni
arrakis-sign-wormsign-burrowing = Zagrzebujący się czerw
arrakis-sign-station = Stacja badawcza ekologii: { $marker }
arrakis-token-starting = Startowy żeton rozmieszczenia dający { $parts_list }
arrakis-token-standard = Żeton rozmieszczenia dający { $parts_list }
arrakis-token-black = Czarny żeton rozmieszczenia dający { $parts_list }
arrakis-token-silver = Srebrny żeton rozmieszczenia dający { $parts_list }
arrakis-token-family-atomics = Rodowa broń atomowa
arrakis-token-bg-token = Żeton Bene Gesserit
arrakis-token-spice-reserve = Rezerwa przyprawy
arrakis-die-atreides = Kość akcji Atrydów
arrakis-die-harkonnen = Kość akcji Harkonnenów
arrakis-track-prescience = Tor jasnowidzenia
arrakis-track-supremacy = Tor dominacji
