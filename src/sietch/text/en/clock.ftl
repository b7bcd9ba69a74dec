### The clock of a table: times as they are said, and who plays for whom.

time-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
time-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
time-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
time-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
told-stands-in = a bot stands in for { $player }
told-came-back = { $player } is back
