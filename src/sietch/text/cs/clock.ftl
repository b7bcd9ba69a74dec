### Hodiny stolu: doby, jak se říkají, a kdo hraje za koho.

time-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
time-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
time-hours =
    { $n ->
        [one] { $n } hodina
        [few] { $n } hodiny
       *[other] { $n } hodin
    }
time-days =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
told-stands-in = zaskakuje bot: { $player }
told-came-back = { $player } je zpátky
