### Co sama strona mówi o Wojnie o Arrakis.

page-arrakis-name = Diuna: Wojna o Arrakis
page-arrakis-about = Harkonnenowie przeciw Atrydom i Fremenom: legiony i kości na mapie pustyni, z czerwiami i jasnowidzeniem.
page-arrakis-role-atreides = Atrydzi
page-arrakis-role-harkonnen = Harkonnenowie
page-arrakis-role-house-atreides = Ród Atrydów
page-arrakis-role-fremen-ally = Sojusznik: Fremeni
page-arrakis-role-house-harkonnen = Ród Harkonnenów
page-arrakis-role-corrino-ally = Sojusznik: Corrinowie

## Przygotowanie

page-arrakis-setup-modules = Moduły
page-arrakis-setup-modules-mahdi = Przeciw automatycznym Harkonnenom (Mahdi)
page-arrakis-setup-shared = Strona, którą dzieli dwóch graczy
page-arrakis-setup-shared-harkonnen = Harkonnenowie (zalecane)
page-arrakis-setup-shared-atreides = Atrydzi
page-arrakis-cones = stożki ciszy: { $n }
page-arrakis-setup-house_rules = Zasady domowe
page-arrakis-setup-house_rules-transport-once-per-turn = Legion może użyć transportu raz na turę, a nie raz na rundę
page-arrakis-setup-house_rules-closed-rimwall = Nieprzekraczalne granice Zachodniego Wału Granicznego zostają także po użyciu rodowej broni atomowej
page-arrakis-setup-house_rules-mahdi-equal-power-holds = Do ataku Harkonnenowie potrzebują większej siły bojowej: równa nie wystarcza
page-arrakis-setup-house_rules-mahdi-one-ornithopter-a-round = Harkonnenowie używają jednego ornitoptera na rundę, a nie jednego na turę
page-arrakis-setup-house_rules-mahdi-temporary-target-lasts = Tymczasowa sicz docelowa obowiązuje do końca rundy, a nie tylko w turze

## Mapa

page-arrakis-map = Mapa. Strzałki prowadzą z obszaru do obszaru, plus i minus przybliżają, 0 pokazuje wszystko
page-arrakis-zoom-in = Bliżej
page-arrakis-zoom-out = Dalej
page-arrakis-zoom-all = Cała mapa
page-arrakis-zone = Strefa powietrzna { $name }
page-arrakis-crater = krater po rodowej broni atomowej
page-arrakis-sietch = sicz poziomu { $n }
page-arrakis-sietch-hidden = sicz zakryta
page-arrakis-sietch-own = sicz zakryta, poziom { $n }
page-arrakis-here-now = Teraz tutaj
page-arrakis-on-map = { $what }: na mapie

## Plansze

page-arrakis-hand = Twoje karty planowania
page-arrakis-sum-one = { $what }
page-arrakis-sum-moved = { $what } → { $which }
page-arrakis-sum-won = wygrywa bitwę: { $what }
page-arrakis-sum-ended = kończy atak: { $what }
page-arrakis-sum-fell = upada { $what }
page-arrakis-pile-house-deck = Talia rodu, według nazw (nie w kolejności)
page-arrakis-pile-ally-deck = Talia sojuszników, według nazw (nie w kolejności)
page-arrakis-pile-discard = Odrzucone karty planowania
page-arrakis-pile-objectives = Pokazane cele
page-arrakis-pile-claimed = Zdobyte karty jasnowidzenia
page-arrakis-pile-removed = Karty jasnowidzenia usunięte z gry
page-arrakis-hand-house = karty rodu na ręce
page-arrakis-hand-ally = karty sojuszników na ręce
page-arrakis-dice =
    { $result }: { $n ->
        [one] { $n } niewykorzystana kość
        [few] { $n } niewykorzystane kości
       *[other] { $n } niewykorzystanych kości
    }{ $sisters ->
        [0] {""}
       *[other] , { $sisters } × Bene Gesserit
    }
page-arrakis-supply = Zasób
page-arrakis-beside = obok planszy
page-arrakis-spent = karta wyczerpana
page-arrakis-tank-space = zbiornik regeneracyjny, pole { $n }
page-arrakis-supremacy = Dominacja
page-arrakis-prescience = Jasnowidzenie
page-arrakis-at-step = { $name }: { $n } z { $last }
page-arrakis-wanted = tego chce twój tajny cel
page-arrakis-prescience-cards = Karty jasnowidzenia
page-arrakis-round = runda { $n }
page-arrakis-spice-board = Przyprawa musi płynąć
page-arrakis-spice = Przyprawa
page-arrakis-row = rząd { $n }
page-arrakis-banned = sankcja działa
page-arrakis-none = żadne

## Dziennik

page-arrakis-moved = { $player } przesuwa { $moved_list } z obszaru { $what } na obszar { $which }

## Bitwy

page-arrakis-battle = Bitwa
page-arrakis-battle-of = Bitwa: { $name }
page-arrakis-battle-round = runda { $n }
page-arrakis-attacker = atakuje
page-arrakis-defender = broni się
page-arrakis-odds-title = Szanse w bitwie
page-arrakis-odds-far = Cel nie jest teraz w zasięgu tego legionu.
page-arrakis-wounds =
    { $n ->
        [one] pozostało { $n } trafienie
        [few] pozostały { $n } trafienia
       *[other] pozostało { $n } trafień
    }

## Samotnie przeciw Harkonnenom

page-arrakis-plans = Do czego dążą Harkonnenowie
page-arrakis-harvest = Sektor zbiorów
page-arrakis-target = Sicz docelowa
page-arrakis-temporary = Tymczasowa sicz docelowa
page-arrakis-their-dice = Kości
page-arrakis-unrolled = nierzucone: { $n }, na planszy przyprawy: { $board }
page-arrakis-spent-dice = wykorzystane: { $list }
page-arrakis-reinforcements = Posiłki
page-arrakis-beside-map = Obok mapy

## Grupy możliwości

page-arrakis-group-die = Użyj kości
page-arrakis-group-result = Wykorzystaj jako
page-arrakis-group-card = Zagraj kartę
page-arrakis-group-special = Akcje specjalne
page-arrakis-group-claim = Jasnowidzenie
page-arrakis-group-legion = Legiony
page-arrakis-group-to = Po ziemi
page-arrakis-group-fly = Ornitopterem
page-arrakis-group-aim = Sicze
page-arrakis-group-attack = Atak
page-arrakis-group-fly-at = Atak ornitopterem
page-arrakis-group-sector = Sektory
page-arrakis-group-place = Obszary
page-arrakis-group-supply = Z zasobów
page-arrakis-group-from = Z mapy
page-arrakis-group-leader = Dowódcy
page-arrakis-group-harvester = Obszary
page-arrakis-group-ornithopter = Strefy powietrzne
page-arrakis-group-carryall = Strefy powietrzne
page-arrakis-group-zone = Strefy powietrzne
page-arrakis-group-sign = Obszary
page-arrakis-group-worm = Czerwie pustyni
page-arrakis-group-worm-to = Obszary
page-arrakis-group-discard = Karty planowania
page-arrakis-group-keep = Znaczniki zostają
page-arrakis-group-raise = Znaczniki w górę
page-arrakis-group-blast = Detonacja rodowej broni atomowej

## How it was won

page-arrakis-unit-prescience = kroki jasnowidzenia
page-arrakis-unit-supremacy = dominacja
page-arrakis-won-atreides = Każdy znacznik jasnowidzenia stoi na kroku, którego wymaga tajny cel, lub dalej.
page-arrakis-won-harkonnen = Dominacja doszła do ostatniego ze swoich { $n } kroków.

## Skąd są kroki


## Ikony, które ma tylko strona

page-arrakis-icon-starting-token = początkowy żeton rozmieszczenia
page-arrakis-icon-crater = krater po rodowej broni atomowej
page-arrakis-icon-face-hit = kość bitewna: trafienie
page-arrakis-icon-face-shield = kość bitewna: tarcza
page-arrakis-icon-face-special = kość bitewna: wynik specjalny
page-arrakis-icon-house-card = karta planowania rodu
page-arrakis-icon-ally-card = karta planowania sojuszników
page-arrakis-icon-result-leadership = { arrakis-result-leadership }
page-arrakis-icon-result-strategy = { arrakis-result-strategy }
page-arrakis-icon-result-deployment = { arrakis-result-deployment }
page-arrakis-icon-result-mentat = { arrakis-result-mentat }
page-arrakis-icon-result-house = { arrakis-result-house }
page-arrakis-icon-supremacy = dominacja
page-arrakis-icon-power-choam = { arrakis-power-choam }
page-arrakis-icon-power-spacing-guild = { arrakis-power-spacing-guild }
page-arrakis-icon-power-landsraad = { arrakis-power-landsraad }
page-arrakis-icon-reserve = { arrakis-token-spice-reserve }
page-arrakis-icon-held = ta karta jasnowidzenia zostaje
page-arrakis-icon-feared = ta karta jasnowidzenia da więcej

## Facts of the box, which an owner can correct

page-arrakis-box = Dane pudełka
page-arrakis-box-about = Niektórych elementów nie ma w żadnym źródle, które dało się sprawdzić, więc są odtworzone: sześć kart jasnowidzenia i części dwóch innych, zawartość żetonów rozmieszczenia, liczby tajnych celów, akcje specjalne większości dowódców, ścianki kości akcji, podział siczy, znaków czerwia i stacji badawczych, oznaczenia dwóch torów i granice obszarów bez nadrukowanej nazwy. Teksty kart o tym mówią.
page-arrakis-box-how = Kto ma pudełko, może je poprawić w tym formularzu, na komputerze, na którym działa serwer.
page-arrakis-box-open = Zobacz i popraw
page-arrakis-box-elsewhere = Można je zmieniać tylko na komputerze, na którym działa serwer.
page-arrakis-box-file = Poprawki są w pliku { $file }.
page-arrakis-box-vocabulary = Akcje specjalne i warunki zapisuje się słowami, które wymienia docs/arrakis-facts.md, listy z przecinkami.
page-arrakis-box-tables = Stoły zachowują dane, z którymi się zaczęły: poprawki obowiązują od następnego uruchomienia serwera. Stoły zaczęte wcześniej gra się dalej na serwerze z poprzednim plikiem, który zostaje obok nowego.
page-arrakis-box-save = Zapisz poprawki
page-arrakis-box-saved = Zapisano. Aby obowiązywały, uruchom serwer ponownie.
page-arrakis-box-saved-start = Zapisano. Aby obowiązywały, uruchom serwer ponownie z { $start }.
page-arrakis-box-reset = jak w pakiecie
page-arrakis-box-corrected = poprawione
page-arrakis-box-corrections = poprawione: { $n }
page-arrakis-box-section-dice = Kości akcji
page-arrakis-box-section-tokens = Żetony rozmieszczenia
page-arrakis-box-section-sietches = Sicze
page-arrakis-box-section-wormsigns = Znaki czerwia
page-arrakis-box-section-stations = Stacje badawcze ekologii
page-arrakis-box-section-tracks = Tory
page-arrakis-box-section-objectives = Tajne cele
page-arrakis-box-section-leaders = Dowódcy
page-arrakis-box-section-prescience = Karty jasnowidzenia
page-arrakis-box-section-areas = Obszary bez nadrukowanej nazwy
page-arrakis-box-line-faces = ścianka { $n }
page-arrakis-box-line-back = rewers
page-arrakis-box-line-copies = liczba
page-arrakis-box-line-regulars = jednostki zwykłe
page-arrakis-box-line-elites = jednostki elitarne
page-arrakis-box-line-specials = fedajkini albo sardaukarzy
page-arrakis-box-line-leaders = dowódcy
page-arrakis-box-line-level = poziom
page-arrakis-box-line-last = ostatnie pole
page-arrakis-box-line-bene_gesserit = pola z żetonem Bene Gesserit
page-arrakis-box-line-slot = pole
page-arrakis-box-line-hits = trafienia
page-arrakis-box-line-shields = tarcze
page-arrakis-box-line-special = akcja specjalna
page-arrakis-box-line-condition = warunek
page-arrakis-box-line-name = nadrukowana nazwa
page-arrakis-box-line-terrain = teren
page-arrakis-box-line-borders = granice
page-arrakis-box-line-walls = granice nie do przejścia
page-arrakis-box-line-station = stacja badawcza
page-arrakis-box-back-starting = startowy (Atrydzi)
page-arrakis-box-back-standard = zwykły (Atrydzi)
page-arrakis-box-back-black = czarny (Harkonnenowie)
page-arrakis-box-back-silver = srebrny (Harkonnenowie)
page-arrakis-box-slot-none = brak
page-arrakis-box-slot-desert-power = Potęga pustyni

## Wybór figurek

page-arrakis-figure = { NOUN($what, 1) }
page-arrakis-form-group = { $area }: kto idzie?
page-arrakis-form-fewer = Mniej: { $name }
page-arrakis-form-more = Więcej: { $name }
page-arrakis-form-all = Wszyscy
page-arrakis-form-go = Wykonaj
page-arrakis-form-target = Teraz wskaż na mapie dokąd.
page-arrakis-form-attack = Teraz wskaż na mapie, kogo zaatakować.
page-arrakis-form-exactly = { $n } z { $most }
page-arrakis-form-at-most = { $n } z najwyżej { $most }

## Przywódcy w skrócie

page-arrakis-leader-paul-atreides = Paul
page-arrakis-leader-lady-jessica = Jessika
page-arrakis-leader-reverend-mother-jessica = Jessika
page-arrakis-leader-gurney-halleck = Gurney
page-arrakis-leader-alia = Alia
page-arrakis-leader-paul-muaddib = Muad'Dib
page-arrakis-leader-stilgar = Stilgar
page-arrakis-leader-chani = Chani
page-arrakis-leader-beast-rabban = Rabban
page-arrakis-leader-thufir-hawat = Hawat
page-arrakis-leader-baron-harkonnen = Baron
page-arrakis-leader-feyd-rautha = Feyd
page-arrakis-leader-shaddam-iv = Szaddam
page-arrakis-leader-gaius-helen-mohiam = Mohiam
page-arrakis-leader-captain-aramsham = Aramszam

## Sceny i legenda

page-arrakis-hits =
    { $n ->
        [0] brak trafień
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[other] { $n } trafień
    }
page-arrakis-scene-won =
    { $n ->
        [one] Zwycięzca: { $name }, w jednej rundzie
       *[other] Zwycięzca: { $name }, liczba rund: { $n }
    }
page-arrakis-scene-ended =
    { $n ->
        [one] Po jednej rundzie atak się kończy ({ $name })
       *[other] Atak się kończy, liczba rund: { $n } ({ $name })
    }
page-arrakis-legend = Legenda mapy
page-arrakis-legend-plate = legion
page-arrakis-legend-named = przywódca z imieniem
page-arrakis-legend-map = Na mapie
page-arrakis-legend-terrain = Obszary i granice
page-arrakis-legend-border = granica obszaru
page-arrakis-legend-sector = granica sektora
page-arrakis-legend-wall = nie do przekroczenia
page-arrakis-legend-zone = strefa powietrzna
