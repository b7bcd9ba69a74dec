### What a player is asked in War for Arrakis.

## Turns

arrakis-prompt-turn =
    { $n ->
        [0] Nie masz już niewykorzystanych kości. Co robisz?
        [one] Twoja tura; masz { $n } niewykorzystaną kość. Co robisz?
        [few] Twoja tura; masz { $n } niewykorzystane kości. Co robisz?
       *[other] Twoja tura; masz { $n } niewykorzystanych kości. Co robisz?
    }
arrakis-prompt-die = Do czego wykorzystujesz kość z wynikiem { $result }?
arrakis-prompt-other-result = Jako jaki wynik wykorzystujesz kość?
arrakis-prompt-spend = Którą kość wykorzystujesz, by zdobyć kartę { $card }?
arrakis-prompt-end = Zakończ turę albo najpierw wykonaj darmową akcję.
arrakis-prompt-only-end = Tura jest skończona: zakończ ją.
arrakis-prompt-change = Pól akcji z wynikiem { $result } jest { $most }, a takich kości masz { $n }. Na jaki wynik zmieniasz jedną z nich?
arrakis-prompt-sister = Przy którym wyniku umieszczasz żeton Bene Gesserit?
arrakis-prompt-free = Którą darmową akcję wykonujesz?
arrakis-prompt-turn-over = Który żeton rozmieszczenia na obszarze { $area } odkrywasz?
arrakis-prompt-scout = Na którym obszarze przeprowadzasz zwiad ze strefy powietrznej { $zone }?
arrakis-prompt-show = Co odkrywasz na obszarze { $area }?
arrakis-prompt-scheme = Ile egzemplarzy karty { arrakis-planning-hawats-scheming } odrzucasz?

## Moving

arrakis-prompt-move =
    { $kind ->
        [any] Który legion przesuwasz (zostało: { $n })?
        [that] Czy przesuwasz ten legion?
        [the] Czy przesuwasz legion { $which }?
       *[some] Który legion { $which } przesuwasz (zostało: { $n })?
    }
arrakis-prompt-move-again =
    { $kind ->
        [that] Czy przesuwasz ten legion jeszcze raz?
       *[the] Czy przesuwasz legion { $which } jeszcze raz?
    }
arrakis-prompt-whole = Czy z obszaru { $area } rusza cały legion, czy jego część?
arrakis-prompt-take = Ile figurek tego rodzaju rusza: { NOUN($what, number: "pl") }?
arrakis-prompt-take-token = Który żeton rozmieszczenia rusza (do wyboru: { $n })?
arrakis-prompt-take-leader = Czy { $leader } idzie z legionem?
arrakis-prompt-to = Dokąd przesuwasz legion z obszaru { $area }?
arrakis-prompt-ornithopter = Który ornitopter przewozi legion z obszaru { $area }?
arrakis-prompt-overflow = Na obszarze { $area } jest więcej niż { $n } { NOUN("unit", $n) }{ $n ->
        [5] {" "}(więcej przy sankcji { arrakis-power-choam } być nie może)
       *[other] {""}
    }. Co usuwasz?

## Battles

arrakis-prompt-attack =
    { $kind ->
        [any] Którym legionem atakujesz?
        [that] Czy atakujesz tym legionem?
        [the] Czy atakujesz legionem { $which }?
       *[some] Którym legionem { $which } atakujesz?
    }
arrakis-prompt-attack-at = Co atakujesz legionem z obszaru { $area }?
arrakis-prompt-burn =
    { $n ->
        [one] Rzucasz { $n } kością walki. Czy odrzucasz kartę planowania, by rzucić jeszcze jedną?
       *[other] Rzucasz { $n } kośćmi walki. Czy odrzucasz kartę planowania, by rzucić jeszcze jedną?
    }
arrakis-prompt-ability = Który dowódca wykorzystuje symbol specjalny?
arrakis-prompt-casualty = Legion na obszarze { $area } otrzymuje { $n } { NOUN("hit", $n, case: "acc") }. Kto przyjmuje następne?
arrakis-prompt-tank-order = Który z twoich poległych dowódców trafia teraz do zbiornika regeneracyjnego? Kto trafi tam wcześniej, wcześniej wróci.
arrakis-prompt-continue = Czy kontynuujesz bitwę o obszar { $area }?
arrakis-prompt-continue-cost = Czy kontynuujesz bitwę o obszar { $area }? Twój legion najpierw otrzymuje 1 trafienie.
arrakis-prompt-may-retreat = Czy twój legion wycofuje się z obszaru { $area }?
arrakis-prompt-retreat = Dokąd musi się wycofać wrogi legion z obszaru { $area }?
arrakis-prompt-advance = Czy twój legion wkracza na obszar { $area }?

## Figures and vehicles

arrakis-prompt-place = Gdzie umieszczasz { $what }?
arrakis-prompt-into = Skąd na obszar { $area } trafia { NOUN($what) }?
arrakis-prompt-instead = W zasobach nie ma już { NOUN($what, case: "gen", number: "pl") }. Co zamiast tego trafia na obszar { $area }?
arrakis-prompt-leader-into = Którego dowódcę umieszczasz na obszarze { $area }?
arrakis-prompt-join = Czy { $leader } dołącza do legionu na obszarze { $area }?
arrakis-prompt-spread = Gdzie umieszczasz { NOUN($what, case: "acc") } (zostało: { $n })?
arrakis-prompt-sietch = { $token } – to właśnie dobrano. W której siczy wystawiasz zakryty żeton?
arrakis-prompt-sietch-without-token = W której siczy wystawiasz figurki bez żetonu rozmieszczenia?
arrakis-prompt-sietch-leader = W której siczy wystawiasz dowódcę?
arrakis-prompt-draw-token = Czy dobierasz żeton rozmieszczenia? Inaczej wystawiasz tylko figurki.
arrakis-prompt-upgrade = Z którego obszaru bierzesz do zastąpienia { NOUN($what, case: "acc") }?
arrakis-prompt-vehicle = Gdzie umieszczasz { NOUN($what, case: "acc") } (zostało: { $n })?
arrakis-prompt-any-vehicle = Który pojazd umieszczasz (zostało: { $n })?
arrakis-prompt-swap = Którego imiennego dowódcę zamieniasz na anonimowego dowódcę?
arrakis-prompt-swap-wild-maker = Czy zastępujesz Dzikiego Stworzyciela na obszarze { $area } czerwiem pustyni?

## The desert

arrakis-prompt-sign = Gdzie umieszczasz znak czerwia (zostało: { $n })?
arrakis-prompt-worm = Którego czerwia pustyni przesuwasz (zostało: { $n })?
arrakis-prompt-worm-to = Dokąd przesuwasz czerwia pustyni z obszaru { $area }?
arrakis-prompt-attack-worm = Którym czerwiem pustyni atakujesz?
arrakis-prompt-bite = Co atakujesz czerwiem pustyni z obszaru { $area }?
arrakis-prompt-too-many-worms =
    { $n ->
        [one] Może się pojawić tylko { $n } czerw pustyni. Który znak czerwia nie przynosi żadnego?
        [few] Mogą się pojawić tylko { $n } czerwie pustyni. Który znak czerwia nie przynosi żadnego?
       *[other] Może się pojawić tylko { $n } czerwów pustyni. Który znak czerwia nie przynosi żadnego?
    }
arrakis-prompt-which-worm = Na obszarze { $area } pojawia się czerw pustyni. Który?
arrakis-prompt-worm-first = Który czerw pustyni jest pierwszy?
arrakis-prompt-rescue = Czerw pustyni pochłania żniwiarkę na obszarze { $area }. Czy ją ratujesz?

## Cards and markers

arrakis-prompt-draw = Dobierasz { $n } { NOUN("planning-card", $n, case: "acc") }. Ile z talii swojego rodu? Resztę dobierasz z talii sojusznika.
arrakis-prompt-draw-house = Ile kart planowania dobierasz z talii swojego rodu (najwyżej { $n })?
arrakis-prompt-draw-allies = Ile kart planowania dobierasz z talii sojusznika (najwyżej { $n })?
arrakis-prompt-play = Którą kartę planowania zagrywasz?
arrakis-prompt-opponent-discards = Ile kart planowania odrzuca przeciwnik?
arrakis-prompt-discard =
    { $n ->
        [one] Którą kartę planowania odrzucasz?
       *[other] Którą kartę planowania odrzucasz (do odrzucenia zostało: { $n })?
    }
arrakis-prompt-hand-limit = Masz na ręce więcej kart planowania niż { $n }. Którą odrzucasz?
arrakis-prompt-claim = Którą kartę jasnowidzenia zdobywasz (w tej rundzie zostało: { $n })?
arrakis-prompt-unclaimed = Które odkryte karty jasnowidzenia usuwasz z gry? Pozostałe zostają wtasowane z powrotem.
arrakis-prompt-raise =
    { $n ->
        [one] Który znacznik jasnowidzenia przesuwa się jeszcze o { $n } pole do przodu?
        [few] Który znacznik jasnowidzenia przesuwa się jeszcze o { $n } pola do przodu?
       *[other] Który znacznik jasnowidzenia przesuwa się jeszcze o { $n } pól do przodu?
    }
arrakis-prompt-carry-out = Wykonaj to: { $what }.
arrakis-prompt-spice = Na co wydajesz przyprawę? Masz jej { $n }.
arrakis-prompt-power = Który znacznik Imperium przesuwa się w dół?

## Single cards

arrakis-prompt-enter-feyd = Czy { $leader } wchodzi do gry? { $other } opuszcza wtedy grę.
arrakis-prompt-enter-wild-maker = Gdzie pojawia się Dziki Stworzyciel?
arrakis-prompt-tank = Który imienny dowódca trafia do zbiornika regeneracyjnego?
arrakis-prompt-special-attack = Który legion atakujesz { $n } { NOUN("combat-die", $n, case: "ins") }?
arrakis-prompt-captured-ornithopter = Który ornitopter usuwasz?
arrakis-prompt-captured-ornithopter-attack = Który legion atakujesz?
arrakis-prompt-rockets = W którym sektorze odpalasz rakiety?
arrakis-prompt-strip = Który pojazd usuwasz (zostało: { $n })?
arrakis-prompt-remove-vehicles = Który pojazd Harkonnenów usuwasz?
arrakis-prompt-dust-chasms = Którą żniwiarkę usuwasz?
arrakis-prompt-remove-wormsigns = Który znak czerwia usuwasz (zostało: { $left })?
arrakis-prompt-place-worm = Gdzie umieszczasz czerwia pustyni albo którego bierzesz z planszy?
arrakis-prompt-name-die = Którą kość Harkonnenowie muszą wykorzystać jako następną?
arrakis-prompt-return-prescience = Która karta jasnowidzenia zostaje wtasowana z powrotem?
arrakis-prompt-exchange-prescience = Którą kartę jasnowidzenia usuwasz?
arrakis-prompt-shift-markers = Który znacznik jasnowidzenia się cofa?
arrakis-prompt-shift-markers-other = Który znacznik jasnowidzenia przesuwa się za to do przodu?
arrakis-prompt-shift-markers-steps = O ile pól?
arrakis-prompt-attach-hold = Do której karty jasnowidzenia dołączasz tę kartę, by tamta pozostała odkryta?
arrakis-prompt-attach-fear = Do której karty jasnowidzenia dołączasz tę kartę, by tamta dała więcej?
arrakis-prompt-detonate = Którą rodową broń atomową detonujesz?
arrakis-prompt-reveal-area = Na którym obszarze odkrywasz sicz i żetony rozmieszczenia?
arrakis-prompt-troop-carriers = Który legion zabierają transportowce?
arrakis-prompt-troop-carriers-to = Dokąd zabierają go transportowce?
arrakis-prompt-swap-tokens = Z której siczy wymieniasz wszystkie żetony rozmieszczenia?
arrakis-prompt-swap-tokens-with = Z którą inną siczą?
arrakis-prompt-move-sietch = Którą sicz przenosisz?
arrakis-prompt-move-sietch-to = Dokąd przenosisz sicz?
arrakis-prompt-follow = Kto idzie z siczą z obszaru { $area }?
arrakis-prompt-sand-tides = Który wrogi legion przesuwasz?
arrakis-prompt-sand-tides-to = Dokąd go przesuwasz?
arrakis-prompt-cielago = W której siczy umieszczasz żeton rozmieszczenia?

## What chance gives, told by people at a real table

arrakis-prompt-chance-rolled-action-atreides = Rzuć jedną ze swoich kości akcji. Co wypadło?
arrakis-prompt-chance-rolled-action-harkonnen = Rzuć kością akcji za Harkonnenów. Co wypadło?
arrakis-prompt-chance-rolled = Rzuć kością walki. Co wypadło?
arrakis-prompt-chance-rolled-atreides = Rzuć kością walki za Atrydów. Co wypadło?
arrakis-prompt-chance-rolled-harkonnen = Rzuć kością walki za Harkonnenów. Co wypadło?
arrakis-prompt-chance-drawn-there = Dobierz kartę planowania z talii { $what }. Która to?
arrakis-prompt-chance-drawn-token = Dobierz żeton rozmieszczenia. Co na nim jest?
arrakis-prompt-chance-drawn-token-there = Co jest na żetonie rozmieszczenia na obszarze { $what }?
arrakis-prompt-chance-drawn-sign = Co jest na znaku czerwia?
arrakis-prompt-chance-drawn-sign-there = Odwróć znak czerwia na obszarze { $what }. Co na nim jest?
arrakis-prompt-chance-station-face-there = Odwróć stację badawczą na obszarze { $what }. Co na niej jest?
arrakis-prompt-chance-revealed = Odkryj kartę jasnowidzenia. Która to?
arrakis-prompt-chance-dealt-objective = Dobierz tajny cel. Który to?
arrakis-prompt-chance-dealt-level-there = Jakiego poziomu jest sicz na obszarze { $what }?
arrakis-prompt-chance-dealt-token-there = Co jest na żetonie rozmieszczenia na obszarze { $what }?
