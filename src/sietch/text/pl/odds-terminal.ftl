### Legiony i bitwy, jak wpisuje się je w terminalu.

odds-words-regular = zwykła
odds-words-elite = elitarna
odds-words-special = specjalna
odds-words-sardaukar = sardaukar
odds-words-fedaykin = fedajkin
odds-words-leader = dowódca
odds-words-bashar = baszar
odds-words-naib = naib
odds-words-filler = jednostka jednostek i z ze oraz anonimowy
legion-number-follows =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $n } czego? dalej jest { $word }
legion-number =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $n } czego?
legion-only-one =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $leader } jest tylko raz
legion-both-sides =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $figures_list } nie są po tej samej stronie
legion-no-unit =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    } nie ma żadnej jednostki; legion pisze się tak: 2 zwykłe 1 elitarna 1 dowódca
legion-close =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $word } to nieznane słowo; może { $close_options }?
legion-unknown =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $word } to nieznane słowo; znane są: zwykła, elitarna, sardaukar, fedajkin, dowódca, baszar, naib i imiona dowódców
legion-unclear =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $word } to może być { $leaders_options }
legion-wild-maker =
    { $who ->
        [attacker] atakujący
       *[defender] obrońca
    }: Dziki Stworzyciel to czerw i nie należy do żadnego legionu
