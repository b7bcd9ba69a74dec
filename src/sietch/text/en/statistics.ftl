# What statistics count besides components: sides, sources of points, and endings.

arrakis-role-atreides = Atreides
arrakis-role-harkonnen = Harkonnen
arrakis-role-house-atreides = House Atreides
arrakis-role-fremen-ally = Fremen Ally
arrakis-role-house-harkonnen = House Harkonnen
arrakis-role-corrino-ally = Corrino Ally

uprising-source-start = Start
uprising-source-influence = Influence
uprising-source-alliance = Alliances
uprising-source-conflict = Conflicts
uprising-source-icons = Battle icons
uprising-source-intrigue = Intrigue
uprising-source-card = Cards
uprising-source-other = Other

uprising-ending-points = Ten points
uprising-ending-conflicts = Last conflict

arrakis-source-prescience = Prescience cards
arrakis-source-station = Testing stations
arrakis-source-settlement = Settlements and sietches
arrakis-source-spice = Spice
arrakis-source-card = Cards and Leaders
arrakis-source-other = Other

# Who won, and what brought their last step.
arrakis-ending-atreides-prescience = Atreides: prescience card
arrakis-ending-atreides-station = Atreides: testing station
arrakis-ending-atreides-settlement = Atreides: settlement
arrakis-ending-atreides-spice = Atreides: spice
arrakis-ending-atreides-card = Atreides: card or Leader
arrakis-ending-atreides-other = Atreides: other
arrakis-ending-harkonnen-prescience = Harkonnen: prescience card
arrakis-ending-harkonnen-station = Harkonnen: testing station
arrakis-ending-harkonnen-settlement = Harkonnen: sietch
arrakis-ending-harkonnen-spice = Harkonnen: spice
arrakis-ending-harkonnen-card = Harkonnen: card or Leader
arrakis-ending-harkonnen-other = Harkonnen: other

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
