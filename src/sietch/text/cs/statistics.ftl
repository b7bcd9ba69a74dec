# Co statistiky počítají kromě součástí hry: strany, zdroje bodů a konce her.

# Kdo vyhrál a co přineslo jeho poslední krok.

# Na co se ptáme: nadpisy tabulek a obrázků.
statistics-question-bot = bot
statistics-question-seat = místo u stolu
statistics-question-role = strana
statistics-question-route = cesta k vítězství
statistics-question-first-choice = první volba
statistics-question-rounds = počet kol
statistics-question-ending = konec hry
statistics-question-leader = vůdce
statistics-question-opening-space = první pole
statistics-question-second-space = druhé pole
statistics-question-card-bought = koupená karta
statistics-question-conflict-won = vyhraný střet
statistics-question-alliance = aliance
statistics-question-intrigue-played = zahraná intrika
statistics-question-objective = cíl
statistics-question-opening-die = první kostka
statistics-question-second-die = druhá kostka
statistics-question-leader-entered = příchozí velitel
statistics-question-leader-lost = ztracený velitel
statistics-question-planning-card-played = zahraná plánovací karta
statistics-question-settlement-lost = ztracená osada nebo síč
statistics-question-testing-station-taken = obsazená pokusná stanice
statistics-question-prescience-claimed = získaná karta jasnozřivosti

# Sloupce a řádky mezi nimi.
statistics-heading = { $game }: { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
} ({ $players })
statistics-heading-rounds = { statistics-heading }; průměrný počet kol { $rounds }
statistics-with-players = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
}, hráčů: { $players }
statistics-column-games = her
statistics-column-wins = výher
statistics-column-rate = podíl výher
statistics-column-share = podíl
statistics-column-interval = 95 %
statistics-column-expected = čekáno
statistics-column-difference = rozdíl
statistics-rare = { $n ->
    [one] { $n } další
    [few] { $n } další
   *[other] { $n } dalších
}, her méně než { $least }
statistics-all-rare = { $n ->
    [one] { $n } odpověď
    [few] { $n } odpovědi
   *[other] { $n } odpovědí
}, her méně než { $least }
statistics-unanswered = { $question }: žádná hra v těchto souborech na to neodpovídá
statistics-points-from = průměr bodů za
statistics-points-of = { $role }: průměr bodů za
statistics-winners = vítězové
statistics-others = ostatní

# V obrázcích.
statistics-picture-rate = podíl výher, rozpětí 95 %
statistics-picture-expected = čekáno podle místa u stolu
statistics-picture-share = podíl her
statistics-picture-most = ({ $n } s největším počtem her)
statistics-picture-nothing = žádná odpověď nemá dost her
