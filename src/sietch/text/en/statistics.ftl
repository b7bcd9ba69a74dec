# What statistics count besides components: sides, sources of points, and endings.

# Who won, and what brought their last step.

# What was asked: the headings of tables and pictures.
statistics-question-bot = bot
statistics-question-seat = seat
statistics-question-role = side
statistics-question-route = route to victory
statistics-question-first-choice = first choice
statistics-question-rounds = rounds
statistics-question-ending = ending
statistics-question-leader = leader
statistics-question-opening-space = opening space
statistics-question-second-space = second space
statistics-question-card-bought = card bought
statistics-question-conflict-won = conflict won
statistics-question-alliance = alliance
statistics-question-intrigue-played = intrigue played
statistics-question-objective = objective
statistics-question-opening-die = opening die
statistics-question-second-die = second die
statistics-question-leader-entered = leader entered
statistics-question-leader-lost = leader lost
statistics-question-planning-card-played = planning card played
statistics-question-settlement-lost = settlement lost
statistics-question-testing-station-taken = testing station taken
statistics-question-prescience-claimed = prescience card claimed

# Columns, and lines between them.
statistics-heading = { $game }: { $n ->
    [one] { $n } game
   *[other] { $n } games
} ({ $players })
statistics-heading-rounds = { statistics-heading }; { $rounds } rounds on average
statistics-with-players = { $n } with { $players } players
statistics-column-games = games
statistics-column-wins = wins
statistics-column-rate = win rate
statistics-column-share = share
statistics-column-interval = 95%
statistics-column-expected = expected
statistics-column-difference = diff.
statistics-rare = { $n ->
    [one] { $n } other
   *[other] { $n } others
} under { $least } games
statistics-all-rare = { $n ->
    [one] { $n } answer
   *[other] { $n } answers
} under { $least } games
statistics-unanswered = { $question }: no game here answers it
statistics-points-from = mean points from
statistics-points-of = { $role }: mean points from
statistics-winners = winners
statistics-others = others

# In pictures.
statistics-picture-rate = win rate, 95% interval
statistics-picture-expected = expected of the seats alone
statistics-picture-share = share of games
statistics-picture-most = (the { $n } with the most games)
statistics-picture-nothing = no answer has enough games
