### Legie a bitvy, jak se píší v terminálu.

odds-words-regular = běžná obyčejná
odds-words-elite = elitní
odds-words-special = speciální
odds-words-sardaukar = sardaukar
odds-words-fedaykin = fedajkin
odds-words-leader = velitel
odds-words-bashar = bašár
odds-words-naib = naib
odds-words-filler = jednotka jednotek a s se anonymní
legion-number-follows =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    }: { $n } čeho? následuje { $word }
legion-number =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    }: { $n } čeho?
legion-only-one =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    }: { $leader } je jen jednou
legion-both-sides =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    }: { $figures_list } nejsou na stejné straně
legion-no-unit =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    } nemá žádnou jednotku; legie se píše takto: 2 běžné 1 elitní 1 velitel
legion-close =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    }: { $word } je neznámé slovo; není to { $close_options }?
legion-unknown =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    }: { $word } je neznámé slovo; známá jsou: běžná, elitní, sardaukar, fedajkin, velitel, bašár, naib a jména velitelů
legion-unclear =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    }: { $word } může být { $leaders_options }
legion-wild-maker =
    { $who ->
        [attacker] útočník
       *[defender] obránce
    }: Divoký tvůrce je písečný červ a v žádné legii není
