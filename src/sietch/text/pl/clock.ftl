### Zegar stołu: czas, jak się go mówi, i kto za kogo gra.

time-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
time-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
time-hours =
    { $n ->
        [one] { $n } godzina
        [few] { $n } godziny
       *[many] { $n } godzin
    }
time-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
told-stands-in = bot zastępuje: { $player }
told-came-back = { $player } wraca do gry
