# Co statystyki liczą oprócz elementów gry: strony, źródła punktów i zakończenia.

arrakis-role-atreides = Atrydzi
arrakis-role-harkonnen = Harkonnenowie
arrakis-role-house-atreides = Ród Atrydów
arrakis-role-fremen-ally = Sojusznik: Fremeni
arrakis-role-house-harkonnen = Ród Harkonnenów
arrakis-role-corrino-ally = Sojusznik: Corrinowie

uprising-source-start = Początek
uprising-source-influence = Wpływy
uprising-source-alliance = Sojusze
uprising-source-conflict = Konflikty
uprising-source-icons = Ikony walki
uprising-source-intrigue = Intrygi
uprising-source-card = Karty
uprising-source-other = Inne

uprising-ending-points = Dziesięć punktów
uprising-ending-conflicts = Ostatni konflikt

arrakis-source-prescience = Karty jasnowidzenia
arrakis-source-station = Stacje badawcze
arrakis-source-settlement = Osady i sicze
arrakis-source-spice = Przyprawa
arrakis-source-card = Karty i dowódcy
arrakis-source-other = Inne

# Kto wygrał i co przyniosło ostatni krok.
arrakis-ending-atreides-prescience = Atrydzi: karta jasnowidzenia
arrakis-ending-atreides-station = Atrydzi: stacja badawcza
arrakis-ending-atreides-settlement = Atrydzi: osada
arrakis-ending-atreides-spice = Atrydzi: przyprawa
arrakis-ending-atreides-card = Atrydzi: karta lub dowódca
arrakis-ending-atreides-other = Atrydzi: inne
arrakis-ending-harkonnen-prescience = Harkonnenowie: karta jasnowidzenia
arrakis-ending-harkonnen-station = Harkonnenowie: stacja badawcza
arrakis-ending-harkonnen-settlement = Harkonnenowie: sicz
arrakis-ending-harkonnen-spice = Harkonnenowie: przyprawa
arrakis-ending-harkonnen-card = Harkonnenowie: karta lub dowódca
arrakis-ending-harkonnen-other = Harkonnenowie: inne

# O co pytamy: nagłówki tabel i obrazków.
statistics-question-bot = bot
statistics-question-seat = miejsce przy stole
statistics-question-role = strona
statistics-question-route = droga do zwycięstwa
statistics-question-first-choice = pierwszy wybór
statistics-question-rounds = liczba rund
statistics-question-ending = koniec gry
statistics-question-leader = lider
statistics-question-opening-space = pierwsze pole
statistics-question-second-space = drugie pole
statistics-question-card-bought = kupiona karta
statistics-question-conflict-won = wygrany konflikt
statistics-question-alliance = sojusz
statistics-question-intrigue-played = zagrana intryga
statistics-question-objective = cel
statistics-question-opening-die = pierwsza kość
statistics-question-second-die = druga kość
statistics-question-leader-entered = przybyły dowódca
statistics-question-leader-lost = utracony dowódca
statistics-question-planning-card-played = zagrana karta planowania
statistics-question-settlement-lost = utracona osada lub sicz
statistics-question-testing-station-taken = zajęta stacja badawcza
statistics-question-prescience-claimed = zdobyta karta jasnowidzenia

# Kolumny i wiersze między nimi.
statistics-heading = { $game }: { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
} ({ $players })
statistics-heading-rounds = { statistics-heading }; średnia liczba rund { $rounds }
statistics-with-players = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
}, graczy: { $players }
statistics-column-games = gier
statistics-column-wins = wygr.
statistics-column-rate = odsetek wygranych
statistics-column-share = odsetek
statistics-column-interval = 95%
statistics-column-expected = oczek.
statistics-column-difference = różnica
statistics-rare = { $n ->
    [one] { $n } inna
    [few] { $n } inne
   *[many] { $n } innych
}, gier mniej niż { $least }
statistics-all-rare = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
   *[many] { $n } odpowiedzi
}, gier mniej niż { $least }
statistics-unanswered = { $question }: żadna gra w tych plikach na to nie odpowiada
statistics-points-from = średnio punktów za
statistics-points-of = { $role }: średnio punktów za
statistics-winners = zwycięzcy
statistics-others = pozostali

# Na obrazkach.
statistics-picture-rate = odsetek wygranych, przedział 95%
statistics-picture-expected = oczekiwane według miejsca przy stole
statistics-picture-share = odsetek gier
statistics-picture-most = ({ $n } z największą liczbą gier)
statistics-picture-nothing = żadna odpowiedź nie ma dość gier
