### What a player is asked in War for Arrakis.

## Turns

arrakis-prompt-turn =
    { $n ->
        [0] Nemáš už žádnou nepoužitou kostku. Co uděláš?
        [one] Jsi na tahu a máš { $n } nepoužitou kostku. Co uděláš?
        [few] Jsi na tahu a máš { $n } nepoužité kostky. Co uděláš?
       *[other] Jsi na tahu a máš { $n } nepoužitých kostek. Co uděláš?
    }
arrakis-prompt-die = K čemu použiješ kostku { $result }?
arrakis-prompt-other-result = Jako který symbol kostku použiješ?
arrakis-prompt-spend = Kterou kostku utratíš za kartu jasnozřivosti { $card }?
arrakis-prompt-end = Ukonči tah, nebo předtím proveď volnou akci.
arrakis-prompt-only-end = Tah je hotov: ukonči ho.
arrakis-prompt-change = Pro kostky { $result } je slotů { $most }, a ty jich máš { $n }. Na který symbol jednu změníš?
arrakis-prompt-sister = Ke kterému symbolu umístíš benegesseritský žeton?
arrakis-prompt-free = Kterou volnou akci provedeš?
arrakis-prompt-turn-over = Který výsadkový žeton v oblasti { $area } otočíš?
arrakis-prompt-scout = Kterou oblast prozkoumáš ze vzdušné zóny { $zone }?
arrakis-prompt-show = Co v oblasti { $area } otočíš?
arrakis-prompt-scheme = Kolik karet { arrakis-planning-hawats-scheming } odhodíš?

## Moving

arrakis-prompt-move =
    { $kind ->
        [any] Kterou legii přesuneš ({ $n ->
            [few] zbývají
           *[other] zbývá
        } { $n })?
        [that] Přesuneš tuto legii?
        [the] Přesuneš legii { $which }?
       *[some] Kterou legii { $which } přesuneš ({ $n ->
           [few] zbývají
          *[other] zbývá
       } { $n })?
    }
arrakis-prompt-move-again =
    { $kind ->
        [that] Přesuneš tuto legii ještě jednou?
       *[the] Přesuneš ještě jednou legii { $which }?
    }
arrakis-prompt-whole = Přesune se z oblasti { $area } celá legie, nebo její část?
arrakis-prompt-take = Kolik { NOUN($what, number: "pl", case: "gen") } se přesune?
arrakis-prompt-take-token = Který výsadkový žeton se přesune (zbývá zvolit: { $n })?
arrakis-prompt-take-leader = Jde { $leader } také?
arrakis-prompt-to = Kam se přesune legie z oblasti { $area }?
arrakis-prompt-ornithopter = Která ornitoptéra převeze legii z oblasti { $area }?
arrakis-prompt-overflow = V oblasti { $area } je víc než { $n } { NOUN("troop", $n) }{ $n ->
        [5] {" "}(víc při sankci { arrakis-power-choam } být nesmí)
       *[other] {""}
    }. Co se odstraní?

## Battles

arrakis-prompt-attack =
    { $kind ->
        [any] Kterou legií zaútočíš?
        [that] Zaútočíš touto legií?
        [the] Zaútočíš legií { $which }?
       *[some] Kterou legií { $which } zaútočíš?
    }
arrakis-prompt-attack-at = Na co zaútočí legie z oblasti { $area }?
arrakis-prompt-burn =
    { $n ->
        [one] Házíš { $n } bitevní kostkou. Odhodíš plánovací kartu za další?
       *[other] Házíš { $n } bitevními kostkami. Odhodíš plánovací kartu za další?
    }
arrakis-prompt-ability = Který velitel využije speciální symbol?
arrakis-prompt-casualty = Legie v oblasti { $area } má utrpět { $n } { NOUN("hit", $n, case: "acc") }. Kdo utrpí další?
arrakis-prompt-tank-order = Který z tvých padlých velitelů vstoupí do regenerační nádrže jako další? Kdo vstoupí dřív, dřív se vrátí.
arrakis-prompt-continue = Pokračuješ v bitvě o oblast { $area }?
arrakis-prompt-continue-cost = Pokračuješ v bitvě o oblast { $area }? Tvá legie předtím utrpí 1 zásah.
arrakis-prompt-may-retreat = Ustoupí tvá legie z oblasti { $area }?
arrakis-prompt-retreat = Kam musí ustoupit nepřátelská legie z oblasti { $area }?
arrakis-prompt-advance = Postoupí tvá legie do oblasti { $area }?

## Figures and vehicles

arrakis-prompt-place = Kam umístíš { $what }?
arrakis-prompt-into = Odkud umístíš { NOUN($what, case: "acc") } do oblasti { $area }?
arrakis-prompt-instead = V zásobě už není { NOUN($what) }. Co přijde do oblasti { $area } místo toho?
arrakis-prompt-leader-into = Kterého velitele umístíš do oblasti { $area }?
arrakis-prompt-join = Připojí se { $leader } k legii v oblasti { $area }?
arrakis-prompt-spread = Kam umístíš { NOUN($what, case: "acc") } ({ $n ->
    [few] zbývají
   *[other] zbývá
} { $n })?
arrakis-prompt-sietch = Bereš si { $token }. Do kterého síče ho nasadíš lícem dolů?
arrakis-prompt-sietch-without-token = Do kterého síče nasadíš figurky bez výsadkového žetonu?
arrakis-prompt-sietch-leader = Do kterého síče nasadíš velitele?
arrakis-prompt-draw-token = Vezmeš si výsadkový žeton? Jinak nasadíš jen figurky.
arrakis-prompt-upgrade = Odkud vezmeš { NOUN($what, case: "acc") } k nahrazení?
arrakis-prompt-vehicle = Kam umístíš { NOUN($what, case: "acc") } ({ $n ->
    [few] zbývají
   *[other] zbývá
} { $n })?
arrakis-prompt-any-vehicle = Který transportér umístíš ({ $n ->
    [few] zbývají
   *[other] zbývá
} { $n })?
arrakis-prompt-swap = Kterého pojmenovaného velitele nahradíš anonymním velitelem?
arrakis-prompt-swap-wild-maker = Nahradíš Divokého tvůrce v oblasti { $area } písečným červem?

## The desert

arrakis-prompt-sign = Kam umístíš červí výstrahu ({ $n ->
    [few] zbývají
   *[other] zbývá
} { $n })?
arrakis-prompt-worm = Kterého písečného červa přesuneš ({ $n ->
    [few] zbývají
   *[other] zbývá
} { $n })?
arrakis-prompt-worm-to = Kam se přesune písečný červ z oblasti { $area }?
arrakis-prompt-attack-worm = Kterým písečným červem zaútočíš?
arrakis-prompt-bite = Na co zaútočí písečný červ z oblasti { $area }?
arrakis-prompt-too-many-worms =
    { $n ->
        [one] Objevit se může jen { $n } písečný červ. Která červí výstraha žádného nepřinese?
        [few] Objevit se mohou jen { $n } píseční červi. Která červí výstraha žádného nepřinese?
       *[other] Objevit se může jen { $n } písečných červů. Která červí výstraha žádného nepřinese?
    }
arrakis-prompt-which-worm = V oblasti { $area } se objeví písečný červ. Který?
arrakis-prompt-worm-first = Který písečný červ přijde na řadu první?
arrakis-prompt-rescue = Písečný červ pohltí těžební vozidlo v oblasti { $area }. Zachráníš ho?

## Cards and markers

arrakis-prompt-draw = Bereš si { $n } { NOUN("planning-card", $n, case: "acc") }. Kolik z balíčku svého rodu? Zbytek bude z balíčku tvých spojenců.
arrakis-prompt-draw-house = Kolik plánovacích karet si vezmeš z balíčku svého rodu (nejvýše { $n })?
arrakis-prompt-draw-allies = Kolik plánovacích karet si vezmeš z balíčku svých spojenců (nejvýše { $n })?
arrakis-prompt-play = Kterou plánovací kartu zahraješ?
arrakis-prompt-opponent-discards = Kolik plánovacích karet soupeř odhodí?
arrakis-prompt-discard =
    { $n ->
        [one] Kterou plánovací kartu odhodíš?
       *[other] Kterou plánovací kartu odhodíš (zbývá odhodit { $n })?
    }
arrakis-prompt-hand-limit = Máš v ruce víc než { $n } { NOUN("planning-card", $n, case: "acc") }. Kterou odhodíš?
arrakis-prompt-claim = Kterou kartu jasnozřivosti získáš (v tomto kole { $n ->
    [few] zbývají
   *[other] zbývá
} { $n })?
arrakis-prompt-unclaimed = Které odhalené karty jasnozřivosti odstraníš ze hry? Ostatní se zamíchají zpět.
arrakis-prompt-raise =
    { $n ->
        [one] Který žeton jasnozřivosti se posune o další { $n } pole?
        [few] Který žeton jasnozřivosti se posune o další { $n } pole?
       *[other] Který žeton jasnozřivosti se posune o dalších { $n } polí?
    }
arrakis-prompt-carry-out = Proveď: { $what }.
arrakis-prompt-spice =
    { $n ->
        [one] Za co utratíš koření? Máš { $n } bod.
        [few] Za co utratíš koření? Máš { $n } body.
       *[other] Za co utratíš koření? Máš { $n } bodů.
    }
arrakis-prompt-power = Který imperiální žeton klesne?

## Single cards

arrakis-prompt-enter-feyd = Uvedeš do hry velitele { $leader }? Hru pak opustí { $other }.
arrakis-prompt-enter-wild-maker = Kam umístíš Divokého tvůrce?
arrakis-prompt-tank = Který pojmenovaný velitel půjde do regenerační nádrže?
arrakis-prompt-special-attack = Na kterou legii zaútočíš { $n } { NOUN("combat-die", $n, case: "ins") }?
arrakis-prompt-captured-ornithopter = Kterou ornitoptéru odstraníš?
arrakis-prompt-captured-ornithopter-attack = Na kterou legii zaútočíš?
arrakis-prompt-rockets = Na který sektor vypálíš rakety?
arrakis-prompt-strip = Který transportér odstraníš ({ $n ->
    [few] zbývají
   *[other] zbývá
} { $n })?
arrakis-prompt-remove-vehicles = Který transportér Harkonnenů odstraníš?
arrakis-prompt-dust-chasms = Které těžební vozidlo odstraníš?
arrakis-prompt-remove-wormsigns = Kterou červí výstrahu odstraníš ({ $left ->
    [few] zbývají
   *[other] zbývá
} { $left })?
arrakis-prompt-place-worm = Kam umístíš písečného červa, nebo kterého vezmeš z mapy?
arrakis-prompt-name-die = Kterou kostku musí Harkonnenové použít příště?
arrakis-prompt-return-prescience = Která karta jasnozřivosti se zamíchá zpět?
arrakis-prompt-exchange-prescience = Kterou kartu jasnozřivosti odstraníš?
arrakis-prompt-shift-markers = Který žeton jasnozřivosti se posune zpět?
arrakis-prompt-shift-markers-other = Který žeton jasnozřivosti se místo toho posune vpřed?
arrakis-prompt-shift-markers-steps = O kolik polí?
arrakis-prompt-attach-hold = Ke které kartě jasnozřivosti tuto kartu přiložíš, aby zůstala odhalená?
arrakis-prompt-attach-fear = Ke které kartě jasnozřivosti tuto kartu přiložíš, aby přinesla víc?
arrakis-prompt-detonate = Které rodinné atomové zbraně odpálíš?
arrakis-prompt-reveal-area = Ve které oblasti otočíš síč a výsadkové žetony?
arrakis-prompt-troop-carriers = Kterou legii převezou přepravní lodě?
arrakis-prompt-troop-carriers-to = Kam ji přepravní lodě převezou?
arrakis-prompt-swap-tokens = Ze kterého síče vyměníš všechny výsadkové žetony?
arrakis-prompt-swap-tokens-with = Se kterým jiným síčem?
arrakis-prompt-move-sietch = Který síč přesuneš?
arrakis-prompt-move-sietch-to = Kam síč přesuneš?
arrakis-prompt-follow = Kdo jde se síčem z oblasti { $area }?
arrakis-prompt-sand-tides = Kterou nepřátelskou legii přesuneš?
arrakis-prompt-sand-tides-to = Kam ji přesuneš?
arrakis-prompt-cielago = Do kterého síče umístíš výsadkový žeton?

## What chance gives, told by people at a real table

arrakis-prompt-chance-rolled-action-atreides = Hoď jednou svou akční kostkou. Co na ní padlo?
arrakis-prompt-chance-rolled-action-harkonnen = Hoď akční kostkou za Harkonneny. Co na ní padlo?
arrakis-prompt-chance-rolled = Hoď bitevní kostkou. Co na ní padlo?
arrakis-prompt-chance-rolled-atreides = Hoď bitevní kostkou za Atreidy. Co na ní padlo?
arrakis-prompt-chance-rolled-harkonnen = Hoď bitevní kostkou za Harkonneny. Co na ní padlo?
arrakis-prompt-chance-drawn-there = Vezmi plánovací kartu z balíčku { $what }. Která to je?
arrakis-prompt-chance-drawn-token = Vezmi výsadkový žeton. Co je na něm?
arrakis-prompt-chance-drawn-token-there = Co je na výsadkovém žetonu v oblasti { $what }?
arrakis-prompt-chance-drawn-sign = Co je na červí výstraze?
arrakis-prompt-chance-drawn-sign-there = Otoč červí výstrahu v oblasti { $what }. Co je na ní?
arrakis-prompt-chance-station-face-there = Otoč ekologickou pokusnou stanici v oblasti { $what }. Co je na ní?
arrakis-prompt-chance-revealed = Otoč kartu jasnozřivosti. Která to je?
arrakis-prompt-chance-dealt-objective = Vezmi tajný cíl. Který to je?
arrakis-prompt-chance-dealt-level-there = Jakou úroveň má síč v oblasti { $what }?
arrakis-prompt-chance-dealt-token-there = Co je na výsadkovém žetonu v oblasti { $what }?
