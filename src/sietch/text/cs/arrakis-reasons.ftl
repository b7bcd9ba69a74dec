### Why something is not possible in War for Arrakis.

arrakis-why-no-die = nemáš žádnou nepoužitou kostku { $result }
arrakis-why-named-die = v tomto tahu musíš použít kostku { $result }
arrakis-why-no-desert-power = k akci pouštní síla musíš mít méně nepoužitých kostek než Harkonnenové: ty máš { $n }, oni { $other }
arrakis-why-in-tank = { $leader } je v regenerační nádrži
arrakis-why-spent = karta velitele { $leader } je do konce kola vyčerpaná
arrakis-why-no-special = { $leader } nemá speciální akci
arrakis-why-no-legion-to-move =
    { $kind ->
        [any] žádná tvá legie se nemůže přesunout
        [that] tato legie se nemůže přesunout
        [the] není tu legie { $which }, která by se mohla přesunout
       *[some] nemáš legii { $which }, která by se mohla přesunout
    }
arrakis-why-no-target =
    { $kind ->
        [any] žádná tvá legie nemá na co zaútočit
        [that] tato legie nemá na co zaútočit
        [the] není tu legie { $which }, která by měla na co zaútočit
       *[some] nemáš legii { $which }, která by měla na co zaútočit
    }
arrakis-why-no-place = není pro to místo
arrakis-why-nothing-to-replace = nemáš co nahradit, nebo čím to nahradit
arrakis-why-decks-empty = v balíčcích už nejsou žádné plánovací karty
arrakis-why-no-card = nemáš plánovací kartu, kterou by šlo zahrát
arrakis-why-opponent-hand-empty = soupeř nemá v ruce žádné plánovací karty
arrakis-why-no-wormsign = nezbývá červí výstraha nebo pouštní oblast pro ni
arrakis-why-no-worm-to-move = žádný písečný červ se nemůže přesunout
arrakis-why-no-worm-attack = žádný písečný červ nemá na co zaútočit
arrakis-why-no-wild-maker = Divokého tvůrce teď nelze použít
arrakis-why-nobody-exposed = bouři není vystavena žádná harkonnenská legie
arrakis-why-no-prey = není tam ani harkonnenská legie, ani těžební vozidlo
arrakis-why-markers-at-bottom = všechny imperiální žetony jsou na nejnižším poli
arrakis-why-no-leader-to-tank = takový nepřátelský pojmenovaný velitel na mapě není
arrakis-why-no-target-here = není to na co použít
arrakis-why-no-sister = v zásobě nezbývá žádný benegesseritský žeton
arrakis-why-no-house-die = soupeř nemá nepoužitou kostku { arrakis-result-house }
arrakis-why-legions-on =
    { $n ->
        [one] potřebuješ legii v alespoň { $n } takové oblasti, máš { $have }
       *[other] potřebuješ legie v alespoň { $n } takových oblastech, máš { $have }
    }

## Dice

arrakis-why-more-dice = žeton se umisťuje k symbolu s nejméně kostkami: nejméně je { $fewest }, tady { $n }
arrakis-why-no-slot = všechny sloty tohoto symbolu jsou obsazené: { $n }
arrakis-why-fewer-empty-slots = kostka se mění na symbol s nejvíce prázdnými sloty: nejvíce je { $most }, tady { $n }
arrakis-why-hand-only = tato karta se nehraje: její kopie se odhazují jako volná akce

## Areas and ways

why-choose-sector = nejdřív zvol sektor: { $sectors_options }
arrakis-why-other-sector = neleží ve zvoleném sektoru: { $sector }
arrakis-why-there-already = legie už tam je
arrakis-why-enemy-legion = je tam nepřátelská legie
arrakis-why-enemy-settlement = je tam nepřátelská osada, na tu lze jen zaútočit
arrakis-why-enemy-sietch = je tam nepřátelský síč, na ten lze jen zaútočit
arrakis-why-sandworm = je tam písečný červ
arrakis-why-wormsign = červí výstraha už tam je
arrakis-why-sietch = je tam síč
arrakis-why-harvester-there = těžební vozidlo už tam je
arrakis-why-no-desert = není to poušť: { $terrain }
arrakis-why-no-sietch = není tam žádný tvůj síč
arrakis-why-no-units = není tam žádná tvoje jednotka, ke které by se velitel připojil
arrakis-why-no-token-left = výsadkové žetony došly
arrakis-why-where = umisťuje se jinam: { $where }
arrakis-why-wall = od oblasti { $area } ji dělí neprůchodná hranice
arrakis-why-not-adjacent = nesousedí s oblastí { $area }
arrakis-why-too-far = nesousedí s oblastí { $area } a ve vzdušné zóně spojené s oblastí { $area } není žádná ornitoptéra
arrakis-why-too-far-to-fly = je od oblasti { $area } dál než 2 oblasti
arrakis-why-flown = nesousedí a tuto legii už ornitoptéra převezla
arrakis-why-too-far-to-ride = nesousedí s oblastí { $area } a nevedou tam červí výstrahy ani píseční červi

## Legions

arrakis-why-moved = tato legie se v této akci už přesunula
arrakis-why-leader-moved = její velitelé se v této akci už přesunuli
arrakis-why-special-moved = všechny její figurky tohoto druhu se v této akci už přesunuly: { NOUN($what) }
arrakis-why-nowhere = žádná oblast, kam by mohla dojít, není volná
arrakis-why-other-legion =
    { $kind ->
        [any] tuto legii tu nelze použít
        [that] lze tu použít jen legii z předchozího kroku
        [the] lze tu použít jen legii { $which }
       *[some] lze tu použít jen legii { $which }
    }
arrakis-why-paul-stays = legie, ve které je Paul, se v tomto tahu nesmí přesunout ani zaútočit
arrakis-why-nothing-near = v jejím dosahu není na co zaútočit
arrakis-why-nothing-to-attack = není tam nepřátelská legie ani osada

## Spice

arrakis-why-spice = stojí to { $n }, koření máš { $have }
arrakis-why-paid = za tento žeton už je zaplaceno
arrakis-why-top-row = žeton už je na nejvyšším poli
arrakis-why-bottom-row = žeton je na nejnižším poli a klesnout nemůže
arrakis-why-stockpiled = v tomto kole už je koření uskladněno
arrakis-why-supremacy = koření lze uskladnit jen do { $most } bodů nadvlády, ty jich máš { $n }
arrakis-why-saved = v rezervách už 1 bod koření je

## Free actions

arrakis-why-detonated = rodinné atomové zbraně už byly odpáleny
arrakis-why-no-atomics = některý žeton jasnozřivosti musí být na poli { $n }, nejdál je na poli { $have }
arrakis-why-ban = nedovoluje to imperiální sankce: { $power }
arrakis-why-no-scout = v sektorech této vzdušné zóny neleží nic lícem dolů
arrakis-why-no-scheme = potřebuješ v ruce { $n } karty { arrakis-planning-hawats-scheming }, máš { $have }
arrakis-why-not-in-play = { $leader } není ve hře

## Prescience cards

arrakis-why-claims = v tomto kole už máš získané karty jasnozřivosti: { $n }
arrakis-why-claim-at-end = získává se na konci kola
arrakis-why-claim-at-end-and = získává se na konci kola a zatím platí: { $why }
arrakis-why-claim-in-action-phase = lze ji získat jen ve fázi akcí
arrakis-why-claim-at-deed = získává se hned, jak se to stane
arrakis-why-claim-by-die = stojí kostku: získej ji na začátku svého tahu místo použití kostky
arrakis-why-claim-no-die = stojí kostku, a žádná ti nezbývá
arrakis-why-claim-free = získává se jako volná akce
arrakis-why-not-on-map = { $leader } není na mapě
arrakis-why-not-deep = { $leader } je v oblasti { $area }, což není hluboká poušť
arrakis-why-on-sietch = { $leader } je v oblasti { $area }, kde je síč
arrakis-why-not-on-sietch = { $leader } je v oblasti { $area }, kde není síč
arrakis-why-apart = { $leader } je v oblasti { $area }, { $with } v oblasti { $other }
arrakis-why-no-hidden-sietch = { $leader } je v oblasti { $area }, kde není síč lícem dolů
arrakis-why-tokens-of = kde je { $leader }, potřebuješ výsadkové žetony: { $n }; v oblasti { $area } máš { $have }
arrakis-why-enemy-in-sector = { $leader } je v sektoru s harkonnenskou legií: je v oblasti { $area }
arrakis-why-in-deep-desert = potřebuješ jednotky nebo výsadkové žetony v hluboké poušti: { $n }; máš { $have }
arrakis-why-hand = potřebuješ v ruce plánovací karty: { $n }; máš { $have }
arrakis-why-harvesters = v této fázi akcí potřebuješ odstraněná těžební vozidla: { $n }; zatím { $have }
