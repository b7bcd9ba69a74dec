### What a component's page says in War for Arrakis besides its effects.

## Kinds

arrakis-kind-planning = Plánovací karta
arrakis-kind-prescience = Karta jasnozřivosti
arrakis-kind-leader = Karta velitele
arrakis-kind-objective = Karta tajného cíle
arrakis-kind-sanction = Imperiální sankce
arrakis-kind-tactic = Taktická karta
arrakis-kind-area = Oblast
arrakis-kind-settlement = Žeton osady
arrakis-kind-token = Žeton
arrakis-kind-wormsign = Žeton červí výstrahy
arrakis-kind-die = Akční kostka
arrakis-kind-track = Ukazatel

## Facts

arrakis-fact-deck = { $deck }
arrakis-fact-terrain = { $terrain }
arrakis-fact-sectors = { $sectors_list }
arrakis-fact-rank = úroveň { $n }
arrakis-fact-reconstructed = Rekonstruováno, není jisté: { $doubt }

## Labels of parts

arrakis-part-effect = Účinek
arrakis-part-use = Použití
arrakis-part-claimed = Čas získání
arrakis-part-condition = Podmínka
arrakis-part-markers = Žetony jasnozřivosti
arrakis-part-slot = Akční slot
arrakis-part-battle = V bitvě
arrakis-part-special = Speciální akce
arrakis-part-enters = Ve hře
arrakis-part-leaves = Opustí hru
arrakis-part-targets = Hodnoty
arrakis-part-borders = Přilehlé oblasti
arrakis-part-walls = Za neprůchodnou hranicí
arrakis-part-zones = Vzdušné zóny
arrakis-part-here = Zde
arrakis-part-areas = Oblasti
arrakis-part-sector = Sektor
arrakis-part-shows = Ukazuje
arrakis-part-power = Mocnost
arrakis-part-faces = Symboly
arrakis-part-steps = Pole

## What parts say

arrakis-names = { $names_list }
arrakis-scheming = pokud je ve hře { arrakis-leader-thufir-hawat }, odhoď jako volnou akci ve svém tahu 2 nebo 3 kusy této karty: { arrakis-leader-thufir-hawat } opustí hru a vstoupí do ní { arrakis-leader-gaius-helen-mohiam }
arrakis-hand-only = kartu nelze zahrát za akční kostku ani odhodit v bitvě
arrakis-claimed-end = na konci kola
arrakis-claimed-action = v akční fázi
arrakis-claimed-free = v akční fázi jako volná akce ve tvém tahu
arrakis-claimed-die = v akční fázi jako tvá akce za libovolnou kostku
arrakis-advance =
    { $n ->
        [one] { $marker } o { $n } pole
        [few] { $marker } o { $n } pole
       *[other] { $marker } o { $n } polí
    }
arrakis-target = { $marker } alespoň { $n }
arrakis-slot-result = { $result }
arrakis-slot-desert-power = pouštní síla
arrakis-slot-none = žádný
arrakis-combat = speciální symbol se počítá jako { $parts_list }
arrakis-hits = { $n } { NOUN("hit", $n) }
arrakis-shields = { $n } { NOUN("shield", $n) }
arrakis-enters-start = od začátku hry
arrakis-enters-generic = v zásobě { $n } { NOUN($what, $n) }
arrakis-enters-marker = jakmile žeton { $marker } dosáhne pole { $n }
arrakis-enters-any-marker = jakmile některý žeton jasnozřivosti dosáhne pole { $n }
arrakis-enters-instead = jakmile žeton { $marker } dosáhne pole { $n }; hru opustí { $leader }
arrakis-enters-supremacy = jakmile žeton nadvlády dosáhne pole { $n }
arrakis-enters-card = díky kartě { $card }
arrakis-enters-first-card = díky první zahrané kartě { $card }
arrakis-enters-or-card = { $first }, nebo díky kartě { $card }
arrakis-leaves-for = jakmile do hry vstoupí { $leader }
arrakis-ban-choam = v jedné oblasti smí být nejvýše 5 harkonnenských jednotek
arrakis-ban-spacing-guild = Harkonnenové nemohou provádět průzkum
arrakis-ban-landsraad = Harkonnenové nemohou odhazovat plánovací karty za bitevní kostky
arrakis-here-settlement = harkonnenská osada úrovně { $n }
arrakis-here-sietch = na začátku hry síč
arrakis-here-station = na začátku hry ekologická pokusná stanice
arrakis-here-atomics = lze zde odpálit rodinné atomové zbraně
arrakis-here-sheltered = v bezpečí před bouřemi a písečnými červy, dokud jim neotevřou cestu rodinné atomové zbraně
arrakis-here-always-sheltered = v bezpečí před bouřemi a písečnými červy
arrakis-when-destroyed-sietch =
    { $n ->
        [one] obránce hází o { $n } { NOUN("combat-die", $n, case: "acc") } víc; zničení přinese Harkonnenům { $n } bod nadvlády
        [few] obránce hází o { $n } { NOUN("combat-die", $n, case: "acc") } víc; zničení přinese Harkonnenům { $n } body nadvlády
       *[other] obránce hází o { $n } { NOUN("combat-die", $n, case: "acc") } víc; zničení přinese Harkonnenům { $n } bodů nadvlády
    }
arrakis-when-destroyed-settlement =
    { $n ->
        [one] obránce hází o { $n } { NOUN("combat-die", $n, case: "acc") } víc; zničení posune každý žeton jasnozřivosti o { $n } pole vpřed
        [few] obránce hází o { $n } { NOUN("combat-die", $n, case: "acc") } víc; zničení posune každý žeton jasnozřivosti o { $n } pole vpřed
       *[other] obránce hází o { $n } { NOUN("combat-die", $n, case: "acc") } víc; zničení posune každý žeton jasnozřivosti o { $n } polí vpřed
    }
arrakis-shows-sand = falešný poplach
arrakis-shows-worm = objeví se písečný červ
arrakis-shows-burrowing = objeví se písečný červ, pokud je oblast hlubokou pouští
arrakis-shows-station = žeton { $marker } se posune o 1 pole vpřed
arrakis-inner-sectors = všechny vnitřní sektory
arrakis-track-last = poslední pole má číslo { $n }
arrakis-track-step = pole { $n }
arrakis-track-sisters = Atreidové si vezmou benegesseritský žeton, jakmile nadvláda dosáhne těchto polí: { $steps_list }
arrakis-use-family-atomics = jednou za hru jako volná akce Atreidů, jakmile některý žeton jasnozřivosti dosáhl pole 8: jedna z těchto horských oblastí se změní v poušť
arrakis-use-bg-token = po hodu kostkami smí každá strana umístit jeden žeton do prázdného slotu se symbolem, na kterém má nejméně kostek; žeton se počítá jako kostka s tímto symbolem a po použití opustí hru
arrakis-use-spice-reserve = uchová Harkonnenům 1 bod koření do dalšího kola

## What is not certain: in the words of an owner of the box, and in ours

arrakis-doubt-linked-aircraft = že se počítají i letouny v napojených vzdušných zónách, je odhad
arrakis-doubt-deep-desert-counts = že se počítá i hluboká poušť, je odhad
arrakis-doubt-own = { $doubt }
arrakis-doubt-alia-and-a-card = že lze zahrát kartu, i když Alia nemůže vstoupit do hry, je odhad
arrakis-doubt-split-over-cities = že lze figurky rozdělit mezi obě města, je odhad
arrakis-doubt-lost-die-and-tank = že ztracená kostka neposouvá regenerační nádrž, je odhad
arrakis-doubt-rabban-in-the-tank = co se stane, když je Rabban v regenerační nádrži, je odhad
arrakis-doubt-how-many-schemes = zda lze odhodit 2, nebo všechny 3 kusy, uvádějí zdroje různě
arrakis-doubt-aramsham-in-battle = v bitvě 1 zásah a 1 štít, nebo 2 zásahy
arrakis-doubt-token-contents = obsah a počet jsou odhad
arrakis-doubt-token-number = takový žeton existuje, jeho počet a barva jsou odhad
arrakis-doubt-wormsign-split = rozdělení těchto 16 žetonů je odhad
arrakis-doubt-station-split = že jsou od každého dva, plyne jen ze symetrie
arrakis-doubt-one-source = jediný zdroj
arrakis-doubt-one-spoken-source = jediný mluvený zdroj
arrakis-doubt-borders-one-source = hranice a stanice oblastí bez natištěného názvu vycházejí z jediného zdroje
arrakis-doubt-special-one-source = speciální akce je známa z jediného zdroje
arrakis-doubt-special = speciální akce je odhad
arrakis-doubt-slot-and-special = slot a speciální akce jsou odhad
arrakis-doubt-slot-special-and-battle = slot a speciální akce jsou odhad; v bitvě 1 zásah, nebo 1 štít
arrakis-doubt-no-slot-no-special = že nemá slot ani speciální akci, je odhad
arrakis-doubt-numbers = čísla jsou odhad
arrakis-doubt-stand-in = náhrada za neznámou kartu
arrakis-doubt-which-markers = které žetony se posunou, je odhad
arrakis-doubt-condition-and-markers = co je třeba provést a které žetony se posunou, je odhad
arrakis-doubt-sixth-face = který symbol je na šesté straně, je odhad
arrakis-doubt-last-step = poslední pole ukazatele je odhad
arrakis-doubt-two-steps = obě pole jsou známa z jediného zdroje
