# Co statystyki liczą oprócz elementów gry: strony, źródła punktów i zakończenia.

# Kto wygrał i co przyniosło ostatni krok.

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
