### What effects of War for Arrakis say: orders to the player, conditions, and which legions and places they mean.
### Figures, leaders and all that is placed stand in the accusative; the noun "troop" is the unit of this game.

## A condition inside another one

arrakis-provided = { $then }, pokud { $test }

## Which legions: stands after the noun "legion"

arrakis-which-leader = s velitelem
arrakis-which-special = s alespoň 1 { NOUN($what, 1, case: "ins") }
arrakis-which-named = s velitelem { $leader }
arrakis-which-in = v oblasti { $area }
arrakis-which-desert = v pouštní oblasti
arrakis-which-desert-leader = s velitelem v pouštní oblasti

## Moving and attacking

arrakis-move =
    { $kind ->
        [any] přesuň { $n } { NOUN("legion", $n, case: "acc") }
        [that] přesuň tuto legii
        [the] přesuň legii { $which }
       *[some] přesuň { $n } { NOUN("legion", $n, case: "acc") } { $which }
    }
arrakis-move-again =
    { $kind ->
        [that] přesuň tuto legii ještě jednou, do přilehlé oblasti
       *[the] přesuň legii { $which } ještě jednou, do přilehlé oblasti
    }
arrakis-attack =
    { $kind ->
        [any] zaútoč 1 legií
        [that] zaútoč touto legií
        [the] zaútoč legií { $which }
       *[some] zaútoč 1 legií { $which }
    }
arrakis-surprise =
    { $kind ->
        [any] proveď překvapivý útok 1 legií
        [that] proveď překvapivý útok touto legií
        [the] proveď překvapivý útok legií { $which }
       *[some] proveď překvapivý útok 1 legií { $which }
    }
arrakis-extra-die = { $attack } a v každém kole této bitvy hoď o 1 bitevní kostku víc (nikdy víc než 6 kostkami)
arrakis-four-dice = { $attack }; v prvním kole bitvy hodí obránce nejvýše 4 bitevními kostkami
arrakis-no-cost = { $attack }; pokračování v této bitvě proti síči nestojí žádný zásah
arrakis-special-attack = proveď speciální útok { $n } { NOUN("combat-die", $n, case: "ins") } na nepřátelskou legii přilehlou k některé tvé legii (každý zásah a každý speciální symbol je zásah a soupeř v odpověď nehází)
arrakis-troop-carriers = přesuň legii z jedné své osady do libovolné oblasti s jinou svou legií
arrakis-sand-tides = přesuň nepřátelskou legii z pouštní oblasti do přilehlé prázdné oblasti

## Placing figures

arrakis-figures = { $n } { NOUN($what, $n, case: "acc") }
arrakis-any-leader = { $n } { NOUN("any-leader", $n, case: "acc") }
arrakis-the-leader = velitele { $leader }
arrakis-all-of = { $parts_list }
arrakis-place = umísti { $what } { $where }
arrakis-spread = umísti { $what }, každou figurku { $where }
arrakis-deploy = nasaď { $what }, každou figurku { $where }
arrakis-deploy-token = nasaď do stejného síče 1 výsadkový žeton (vezmi si ho, prohlédni a polož lícem dolů) a 1 velitele
arrakis-deploy-leader = nasaď jen 1 velitele do síče, kde máš jednotky, bez výsadkového žetonu
arrakis-deploy-token-fedaykin = nasaď do stejného síče 1 výsadkový žeton (vezmi si ho, prohlédni a polož lícem dolů), 1 fedajkina a 1 velitele
arrakis-upgrade = nahraď na mapě { $n } { NOUN($what, $n, case: "acc") } { $n } { NOUN($by, $n, case: "ins") }
arrakis-cielago = umísti výsadkový žeton do jednoho svého síče, který má harkonnenskou legii nejvýše 2 oblasti daleko

## Places, as they stand in an order to place something

arrakis-where-own-settlement = do jedné své osady
arrakis-where-own-sietch = do jednoho svého síče
arrakis-where-empty-desert = do prázdné pouštní oblasti
arrakis-where-own-legion = do oblasti s jednou svou legií
arrakis-where-legion-with-special = do oblasti s jednou svou legií, která má alespoň 1 { NOUN($what, 1, case: "acc") }
arrakis-where-free-mountain = do volné horské oblasti
arrakis-where-free-plateau = do volné oblasti náhorní plošiny
arrakis-where-settlement = do osady { $area }
arrakis-where-arrakeen-or-carthag = do osady { arrakis-area-arrakeen } nebo { arrakis-area-carthag }
arrakis-where-legion-of = do oblasti s legií velitele { $leader }

## Vehicles and Imperium markers

arrakis-place-vehicles = umísti { $n } { NOUN($what, $n, case: "acc") }
arrakis-any-vehicles = umísti { $n } { NOUN("vehicle", $n, case: "acc") } podle svého výběru
arrakis-rockets = vyber sektor s jednou svou legií a hoď { $n } { NOUN("combat-die", $n, case: "ins") }: za každý zásah a každý speciální symbol odstraň jeden harkonnenský transportér v tomto sektoru nebo v napojené vzdušné zóně
arrakis-remove-vehicles =
    { $n ->
        [one] odstraň { $n } harkonnenský { NOUN("vehicle", $n, case: "acc") } v sektoru, kde je { arrakis-leader-gurney-halleck }
        [few] odstraň { $n } harkonnenské { NOUN("vehicle", $n, case: "acc") } v sektoru, kde je { arrakis-leader-gurney-halleck }
       *[other] odstraň { $n } harkonnenských { NOUN("vehicle", $n, case: "acc") } v sektoru, kde je { arrakis-leader-gurney-halleck }
    }
arrakis-dust-chasms = odstraň { $n } { NOUN("harvester", $n, case: "acc") } z oblastí hluboké pouště v jednom sektoru
arrakis-captured-ornithopter = odstraň z mapy ornitoptéru → proveď speciální útok { $n } { NOUN("combat-die", $n, case: "ins") } na nepřátelskou legii v sektoru napojeném na její vzdušnou zónu
arrakis-drop-marker = posuň imperiální žeton podle svého výběru o 1 pole dolů (nepřinese to sankci)

## The desert

arrakis-desert-power = proveď { $n } { NOUN("desert-power-action", $n, case: "acc") }
arrakis-place-wormsigns = umísti { $n } { NOUN("wormsign", $n, case: "acc") }, každou do pouštní oblasti bez červí výstrahy, písečného červa a síče
arrakis-remove-wormsigns = odstraň { $n } { NOUN("wormsign", $n, case: "acc") } podle svého výběru
arrakis-clear-pole = odstraň červí výstrahy ze všech oblastí přilehlých k oblasti { arrakis-area-north-pole }
arrakis-move-worms =
    { $n ->
        [1] přesuň 1 písečného červa až o 2 oblasti
       *[other] přesuň { $n } { NOUN("sandworm", $n, case: "acc") }, každého až o 2 oblasti
    }
arrakis-attack-with-worm = zaútoč písečným červem
arrakis-wild-maker-acts = přesuň Divokého tvůrce a zaútoč s ním
arrakis-place-worm-near-worm =
    { $n ->
        [1] umísti 1 písečného červa do prázdné pouštní oblasti přilehlé k jinému písečnému červovi
       *[other] umísti { $n } { NOUN("sandworm", $n, case: "acc") }, každého do prázdné pouštní oblasti přilehlé k jinému písečnému červovi
    }
arrakis-place-worm-near-legion =
    { $n ->
        [1] umísti 1 písečného červa do prázdné pouštní oblasti přilehlé k některé tvé legii
       *[other] umísti { $n } { NOUN("sandworm", $n, case: "acc") }, každého do prázdné pouštní oblasti přilehlé k některé tvé legii
    }
arrakis-storm-now = ihned udeří Koriolisovy bouře

## Cards, dice and objectives

arrakis-draw = vezmi si { $n } { NOUN("planning-card", $n, case: "acc") }
arrakis-draw-house = vezmi si { $n } { NOUN("planning-card", $n, case: "acc") } z balíčku svého rodu
arrakis-draw-allies = vezmi si { $n } { NOUN("planning-card", $n, case: "acc") } z balíčku svých spojenců
arrakis-play-one = zahraj 1 další plánovací kartu bez utracení kostky
arrakis-opponent-discards = soupeř odhodí { $n } { NOUN("planning-card", $n, case: "acc") } podle vlastního výběru
arrakis-other-result = použij tuto kostku jako libovolný jiný symbol
arrakis-take-sister = vezmi si benegesseritský žeton ze zásoby
arrakis-lose-house-die = soupeř přijde o nepoužitou kostku { arrakis-result-house }
arrakis-name-die = urči nepoužitou harkonnenskou kostku, kterou Harkonnenové musí použít ve svém příštím tahu
arrakis-return-prescience = zamíchej odhalenou kartu jasnozřivosti zpět do balíčku a nenahrazuj ji
arrakis-exchange-prescience = odstraň ze hry libovolný počet odhalených karet jasnozřivosti a odhal stejný počet nových
arrakis-shift-markers = posuň jeden žeton jasnozřivosti o libovolný počet polí zpět a jiný o stejný počet polí vpřed
arrakis-attach-hold = přilož tuto kartu k odhalené kartě jasnozřivosti: ta zůstane odhalená, dokud ji nezískáš
arrakis-attach-fear = přilož tuto kartu k odhalené kartě jasnozřivosti: pokud ji v tomto kole získáš, posuň navíc žeton jasnozřivosti podle svého výběru o 2 pole vpřed
arrakis-second-objective = vezmi si druhou kartu tajného cíle (vyhrát můžeš díky kterékoli z nich)
arrakis-detonate = odpal rodinné atomové zbraně
arrakis-reveal-area = otoč síč a všechny výsadkové žetony v oblasti podle svého výběru
arrakis-swap-tokens = vyměň všechny výsadkové žetony mezi dvěma svými síči (jeden z nich nemusí mít žádné)
arrakis-move-sietch = přesuň síč spolu s libovolnými zdejšími figurkami a žetony do přilehlé prázdné pouštní oblasti

## Leaders

arrakis-enter = uveď do hry velitele { $leader }
arrakis-enter-feyd = uveď do hry velitele { $leader } ({ $other } opustí hru)
arrakis-enter-wild-maker = uveď do hry Divokého tvůrce (kartu vyčerpanou, figurku do prázdné pouštní oblasti)
arrakis-tank = pošli nepřátelského pojmenovaného velitele do regenerační nádrže
arrakis-tank-sector = pošli do regenerační nádrže nepřátelského pojmenovaného velitele ze sektoru, kde je některá tvá legie
arrakis-tank-adjacent = pošli do regenerační nádrže nepřátelského pojmenovaného velitele z oblasti přilehlé k této legii
arrakis-stop-paul = Atreidové ve svém příštím tahu nesmějí umístit Paula ani přesunout jeho legii nebo s ní zaútočit

## What Prescience cards have the Atreides carry out

arrakis-flip-sietch-of-paul = otoč síč ležící lícem dolů v oblasti, kde je Paul
arrakis-flip-tokens-of-paul = otoč { $n } { NOUN("deployment-token", $n, case: "acc") } v oblasti, kde je Paul
arrakis-paul-to-the-tank = pošli Paula do regenerační nádrže, a to z oblasti v sektoru bez harkonnenských legií
arrakis-remove-from-deep-desert = odstraň { $n } { NOUN("troop", $n, case: "acc") } (nebo výsadkové žetony) z oblastí hluboké pouště
arrakis-ritual = když je Jessica v síči, odhoď { $n } { NOUN("planning-card", $n, case: "acc") }

## Conditions, to stand after "if"

arrakis-if-legions-on =
    { $terrain ->
        [mountain] máš legie v alespoň { $n } horských oblastech
        [plateau] máš legie v alespoň { $n } oblastech náhorní plošiny
        [minor-erg] máš legie v alespoň { $n } oblastech Malého ergu
       *[desert] máš legie v alespoň { $n } pouštních oblastech bez síče
    }
arrakis-if-both-deep = Paul i Jessica jsou v oblastech hluboké pouště bez síče
arrakis-if-together-on-sietch = Jessica a Paul jsou ve stejném síči
arrakis-if-rode-with-paul = legie, ve které je Paul, se v tomto tahu přesunula nebo zaútočila jízdou na červovi
arrakis-if-fedaykin-won = v tomto tahu vyhrála bitvu útočící legie s fedajkinem
arrakis-if-leader-slain = v tomto tahu Harkonnenové ztratili pojmenovaného velitele v bitvě proti legii s pojmenovaným velitelem Atreidů
arrakis-if-settlement-destroyed = v tomto tahu byla zničena harkonnenská osada
arrakis-if-harvesters-removed = tvé legie a píseční červi v této akční fázi odstranili alespoň { $n } { NOUN("harvester", $n, case: "acc") }
arrakis-if-in-play = je ve hře { $leader }
arrakis-if-not-in-play = není ve hře { $leader }
arrakis-if-not-gone = je stále součástí hry { $leader }
arrakis-if-atomics-left = rodinné atomové zbraně nebyly odpáleny
arrakis-if-marker-at = některý žeton jasnozřivosti dosáhl pole { $n }
