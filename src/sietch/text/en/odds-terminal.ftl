### Legions and battles, as they are typed in the terminal.

odds-words-regular = regular
odds-words-elite = elite
odds-words-special = special
odds-words-sardaukar = sardaukar
odds-words-fedaykin = fedaykin
odds-words-leader = leader
odds-words-bashar = bashar
odds-words-naib = naib
odds-words-filler = unit and with a an generic
legion-number-follows =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    }: { $n } of what? { $word } follows
legion-number =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    }: { $n } of what?
legion-only-one =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    }: there is only one { $leader }
legion-both-sides =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    }: { $figures_list } are not on the same side
legion-no-unit =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    } has no unit; a legion is typed like: 2 regular 1 elite 1 leader
legion-close =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    }: { $word } is not known; did you mean { $close_options }?
legion-unknown =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    }: { $word } is not known; known: regular, elite, sardaukar, fedaykin, leader, bashar, naib and the names of leaders
legion-unclear =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    }: { $word } can be { $leaders_options }
legion-wild-maker =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    }: the Wild Maker is a sandworm and in no legion
