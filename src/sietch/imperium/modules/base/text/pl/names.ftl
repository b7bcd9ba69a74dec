### The names of the components of the game of 2020

## Board spaces

space-conspire = Spisek
space-wealth = Bogactwo
space-foldspace = Zagięcie przestrzeni
space-selective-breeding = Selektywna hodowla
space-hardy-warriors = Zahartowani wojownicy
space-stillsuits = Filtrfraki
space-mentat = Mentat
space-rally-troops = Zwołaj wojska
space-hall-of-oratory = Sala mówców
space-secure-contract = Zabezpiecz kontrakt
space-sell-melange = Sprzedaj melanż
space-carthag = Kartagin
space-the-great-flat = Wielka Równina

## Leaders

leader-paul-atreides = Paul Atryda
leader-paul-atreides-ability = Jasnowidzenie
leader-paul-atreides-signet = Dyscyplina
leader-duke-leto-atreides = Książę Leto Atryda
leader-duke-leto-atreides-ability = Popularność w Landsraadzie
leader-duke-leto-atreides-signet = Roztropna dyplomacja
leader-baron-vladimir-harkonnen = Baron Vladimir Harkonnen
leader-baron-vladimir-harkonnen-ability = Mistrzowskie posunięcie
leader-baron-vladimir-harkonnen-signet = Intryga
leader-glossu-rabban = Glossu „Bestia” Rabban
leader-glossu-rabban-ability = Lenno Arrakis
leader-glossu-rabban-signet = Brutalność
leader-helena-richese = Helena Richese
leader-helena-richese-ability = Oczy wszędzie
leader-helena-richese-signet = Manipulacja
leader-count-ilban-richese = Hrabia Ilban Richese
leader-count-ilban-richese-ability = Bezwzględny negocjator
leader-count-ilban-richese-signet = Produkcja
leader-countess-ariana-thorvald = Hrabina Ariana Thorvald
leader-countess-ariana-thorvald-ability = Uzależnienie od przyprawy
leader-countess-ariana-thorvald-signet = Ukryty zbiornik
leader-earl-memnon-thorvald = Hrabia Memnon Thorvald
leader-earl-memnon-thorvald-ability = Koneksje
leader-earl-memnon-thorvald-signet = Zapas przyprawy

## Reserve

reserve-arrakis-liaison = Łącznik z Arrakis
reserve-base-the-spice-must-flow = { reserve-the-spice-must-flow }
reserve-foldspace-card = Zagięcie przestrzeni

## Imperium cards

imperium-arrakis-recruiter = Werbownik z Arrakis
imperium-assassination-mission = Misja zabójstwa
imperium-bene-gesserit-initiate = Nowicjuszka Bene Gesserit
imperium-bene-gesserit-sister = Siostra Bene Gesserit
imperium-carryall = Skrzydłowiec
imperium-chani = Chani
imperium-choam-directorship = Dyrektoriat KHOAM
imperium-base-crysknife = Krysnóż
imperium-dr-yueh = Doktor Yueh
imperium-duncan-idaho = Duncan Idaho
imperium-fedaykin-death-commando = Komando śmierci fedajkinów
imperium-firm-grip = Mocny chwyt
imperium-fremen-camp = Obóz Fremenów
imperium-gene-manipulation = Manipulacja genami
imperium-guild-administrator = Administrator Gildii
imperium-guild-ambassador = Ambasador Gildii
imperium-guild-bankers = Bankierzy Gildii
imperium-gun-thopter = Topter bojowy
imperium-gurney-halleck = Gurney Halleck
imperium-imperial-spy = Imperialny szpieg
imperium-kwisatz-haderach = Kwisatz Haderach
imperium-lady-jessica = Lady Jessika
imperium-liet-kynes = Liet Kynes
imperium-missionaria-protectiva = Missionaria Protectiva
imperium-opulence = Przepych
imperium-other-memory = Inna Pamięć
imperium-piter-de-vries = Piter De Vries
imperium-power-play = Gra o władzę
imperium-reverend-mother-mohiam = Wielebna Matka Mohiam
imperium-sardaukar-infantry = Piechota sardaukarów
imperium-sardaukar-legion = Legion sardaukarów
imperium-scout = Zwiadowca
imperium-shifting-allegiances = Zmiana stron
imperium-sietch-reverend-mother = Wielebna Matka siczy
imperium-smugglers-thopter = Topter przemytników
imperium-space-travel = Podróż kosmiczna
imperium-spice-hunter = Łowca przyprawy
imperium-spice-smugglers = Przemytnicy przyprawy
imperium-stilgar = Stilgar
imperium-test-of-humanity = Próba człowieczeństwa
imperium-the-voice = Głos
imperium-thufir-hawat = Thufir Hawat
imperium-worm-riders = Jeźdźcy czerwi

## Intrigue cards

intrigue-allied-armada = Sojusznicza armada
intrigue-ambush = Zasadzka
intrigue-bindu-suspension = Zawieszenie bindu
intrigue-bribery = Łapówka
intrigue-bypass-protocol = Ominięcie protokołu
intrigue-calculated-hire = Wykalkulowany nabór
intrigue-charisma = Charyzma
intrigue-choam-shares = Udziały w KHOAM
intrigue-corner-the-market = Opanowanie rynku
intrigue-councilors-dispensation = Dyspensa radnego
intrigue-demand-respect = Wymuszony szacunek
intrigue-dispatch-an-envoy = Wysłanie posła
intrigue-double-cross = Zdrada
intrigue-favored-subject = Faworyzowany poddany
intrigue-guild-authorization = Zezwolenie Gildii
intrigue-infiltrate = Infiltracja
intrigue-know-their-ways = Znajomość ich zwyczajów
intrigue-master-tactician = Mistrz taktyki
intrigue-plans-within-plans = Plany w planach
intrigue-poison-snooper = Węszyciel trucizn
intrigue-private-army = Prywatna armia
intrigue-rapid-mobilization = Szybka mobilizacja
intrigue-recruitment-mission = Misja rekrutacyjna
intrigue-refocus = Ponowne skupienie
intrigue-reinforcements = Posiłki
intrigue-secret-of-the-sisterhood = Tajemnica zgromadzenia
intrigue-staged-incident = Upozorowany incydent
intrigue-the-sleeper-must-awaken = Śpiący musi się zbudzić
intrigue-tiebreaker = Języczek u wagi
intrigue-to-the-victor = Dla zwycięzcy…
intrigue-urgent-mission = Pilna misja
intrigue-water-of-life = Woda Życia
intrigue-water-peddlers-union = Związek handlarzy wodą
intrigue-windfall = Niespodziewany zysk

## Conflicts

conflict-skirmish-a = Potyczka (punkt, intryga)
conflict-skirmish-b = Potyczka (punkt, woda)
conflict-skirmish-c = Potyczka (wpływ, przyprawa)
conflict-skirmish-d = Potyczka (wpływ, solarisy)
conflict-desert-power = Potęga pustyni
conflict-raid-stockpiles = Rajd na składy
conflict-cloak-and-dagger = Płaszcz i szpada
conflict-machinations = Machinacje
conflict-sort-through-the-chaos = Uporządkuj chaos
conflict-terrible-purpose = Straszliwy cel
conflict-guild-bank-raid = Napad na bank Gildii
conflict-base-siege-of-arrakeen = Oblężenie Arrakin (2020)
conflict-siege-of-carthag = Oblężenie Kartaginy
conflict-base-secure-imperial-basin = Zajęcie Basenu Imperialnego (2020)
conflict-base-battle-for-imperial-basin = Bitwa o Basen Imperialny (2020)
conflict-grand-vision = Wielka wizja
conflict-battle-for-carthag = Bitwa o Kartaginę
conflict-base-battle-for-arrakeen = Bitwa o Arrakin (2020)
