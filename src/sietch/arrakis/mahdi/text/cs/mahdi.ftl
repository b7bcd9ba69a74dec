### War for Arrakis by the Mahdi rules: what is asked for the Harkonnen, and what they do.

## Options

arrakis-option-aim = { $name }
arrakis-option-drawn-tactic = Byla vzata karta { $name }

## What is asked, and why

arrakis-prompt-chance-drawn-tactic = Vezmi taktickou kartu. Která to je?
mahdi-prompt-casualty = Harkonnenská legie v oblasti { $area } ztrácí pojmenovaného velitele a pravidla neříkají kterého. Kdo padne?
mahdi-prompt-surplus = Harkonnenové mají v oblasti { $area } příliš mnoho jednotek a tyto jsou stejně slabé. Co se odstraní?
mahdi-prompt-tank-order = Do regenerační nádrže míří několik harkonnenských velitelů a pravidla neříkají, v jakém pořadí. Kdo je další?
mahdi-prompt-ability = Několik harkonnenských velitelů by bojovalo stejně dobře. Kdo využije speciální symbol?
mahdi-prompt-retreat = Ve hře jednoho hráče určíš sám, kam tvá legie z oblasti { $area } ustoupí, nejprve do prázdné oblasti. Kam?
mahdi-prompt-advance = Harkonnenové zvítězili v oblasti { $area } a pravidla neříkají, jestli po porážce legie postoupí. Postoupí?
mahdi-prompt-rescue = Harkonnenské karyoly nemohou zachránit všechna tato těžební vozidla. Zachrání to v oblasti { $area }?
mahdi-prompt-blasted = Tvou legii by z oblasti { $area } přesunuli Harkonnenové a jejich pravidla neříkají kam. Kam půjde?
mahdi-prompt-harvester = Pro těžební vozidlo Harkonnenů je několik stejně dobrých oblastí (zbývá umístit: { $n }). Kam ho umístíš?
mahdi-prompt-harvest-sector = V těžebním sektoru už není místo (zbývá těžebních vozidel: { $n }). Do kterého přilehlého sektoru půjdou?
mahdi-prompt-carryall = Několik vzdušných zón chrání stejně těžebních vozidel. Kam umístíš karyol (zbývá umístit: { $n })?
mahdi-prompt-ornithopter = Pro ornitoptéru Harkonnenů je několik stejně dobrých vzdušných zón (zbývá umístit: { $n }). Kam ji umístíš?
mahdi-prompt-special = Na kostku { $result } může speciální akci použít několik velitelů. Který to bude?
mahdi-prompt-attack = Harkonnenové mohou stejně dobře zaútočit na několik oblastí. Na kterou zaútočí?
mahdi-prompt-attacker = Na oblast { $area } může stejně dobře zaútočit několik harkonnenských legií. Která zaútočí?
mahdi-prompt-transport = Legii z oblasti { $area } může převézt několik ornitoptér. Která to bude?
mahdi-prompt-aim = Na zaměřený síč žádná harkonnenská legie nestačí a jako dočasně zaměřený je stejně vhodných několik jiných. Který to bude?
mahdi-prompt-mover = Několik harkonnenských legií je od síče { $sietch } stejně daleko a stejně silných. Která se přesune?
mahdi-prompt-to = Harkonnenská legie v oblasti { $area } má několik stejně dobrých tras. Kam se přesune?
mahdi-prompt-who-goes = Do oblasti { $area } se celá legie nevejde a tyto figurky jsou stejně silné. Kdo půjde?
mahdi-prompt-garrison = Pro oblast { $area } už nezbývá harkonnenský výsadkový žeton této barvy. Který žeton na mapě se otočí a přesune se tam?
mahdi-prompt-settlement = Pro výsadek je několik stejně dobrých osad. Kde Harkonnenové provedou výsadek?
mahdi-prompt-leader = Do oblasti { $area } může přijít několik pojmenovaných velitelů. Který to bude?
mahdi-prompt-place = Pro Harkonneny je několik stejně dobrých míst. Kam figurky umístíš?
mahdi-prompt-replace = { NOUN($what, case: "acc") } lze stejně dobře nahradit v několika legiích (zbývá: { $n }). Ve které?
mahdi-prompt-tank = Několik tvých velitelů je od zaměřeného síče stejně daleko. Kdo půjde do regenerační nádrže?
mahdi-prompt-return = Harkonnenové zamíchají kartu jasnozřivosti zpět. Kterou?
mahdi-prompt-uncover = Několik oblastí je od zaměřeného síče stejně daleko. Kde Harkonnenové otočí, co leží lícem dolů?
mahdi-prompt-wormsign = Několik červích výstrah je od zaměřeného síče stejně daleko (zbývá odstranit: { $n }). Která zmizí?
mahdi-prompt-bombard = Několik tvých legií je stejně silných. Která bude ostřelována?
mahdi-prompt-carried-to = Několik harkonnenských legií je od zaměřeného síče stejně daleko. Ke které se vojáci převezou?
mahdi-prompt-carried = Několik legií v osadách je stejně silných. Ze které se vojáci převezou do oblasti { $area }?
mahdi-prompt-keep = Několik imperiálních žetonů je stejně nízko. Za který Harkonnenové zaplatí (koření: { $n })?
mahdi-prompt-raise = Několik imperiálních žetonů je stejně nízko. Který Harkonnenové posunou nahoru (koření: { $n })?
mahdi-why-watched = tento sektor střeží ornitoptéra ve vzdušné zóně { $zone }: dobrovolně v něm nic otočit nesmíš

## What happened

event-harvest-chosen = Těžební sektor: { $what }
event-target-chosen = Zaměřený síč: { $what }
event-tactic-unfit = Karta { $what } má stejný sektor nebo zničený síč: bere se další taktická karta
event-no-target = Žádná taktická karta už nevyhovuje: zaměřený síč není
event-reinforced = Do balíčku posil přibývá plánovací karta: { $what }
event-die-rolled = { $player } hází { $what }
event-die-rolled-again = { $player } hází { $what }, což už ukazují tři utracené kostky, a hází znovu
event-die-as-named = { $player } používá kostku jako { $what }, jak určila karta { arrakis-planning-truthtrance }
event-die-wasted = S kostkou { $what } nelze nic udělat: přesto je utracena
event-die-joined = Místo benegesseritského žetonu přibývá k nepoužitým kostkám kostka z desky koření ({ $player })
event-sietch-attacked = Legie v oblasti { $what } je silnější než obránci oblasti { $which }: útočí na síč
event-no-sietch-to-attack = Na síč nemůže zaútočit žádná legie
event-legion-attacked = Legie v oblasti { $what } je silnější než legie v oblasti { $which }: útočí na ni
event-no-legion-to-attack = Na slabší legii nemůže zaútočit žádná legie, a tak se legie mají přesouvat
event-attack-ceased = Harkonnenové mají nejvýše polovinu bojové síly obránců: přestávají útočit na oblast { $what }
event-marched = Legie v oblasti { $what } je nejbližší, která se může přesunout k oblasti { $which }
event-target-too-strong = Žádná legie není silnější než obránci oblasti { $what }
event-temporary-target = Dočasně zaměřený síč: { $what }
event-no-sietch-weak-enough = Žádná legie není silnější než obránci některého síče: přesto se přesouvají k oblasti { $what }
event-nobody-marches = Žádná legie se nemůže přiblížit, a tak se žádná nepřesouvá
event-nobody-else-marches = Žádná další legie se nemůže přiblížit
event-reinforcements-used = { $player } otáčí posily za další bitevní kostky: { $n }
event-over-the-limit = V oblasti { $what } je víc než { $n } { NOUN("troop", $n) } Harkonnenů: nejslabší se odstraní
event-harvesters-by = { $n ->
    [1] Těžební vozidla jdou do prázdné hluboké pouště těžebního sektoru, která nesousedí s legií ani síčem Atreidů
    [2] Těžební vozidla jdou do prázdné pouště těžebního sektoru, která nesousedí s legií ani síčem Atreidů: taková hluboká poušť už tu není
    [3] Těžební vozidla jdou do jiné volné hluboké pouště: stranou od Atreidů už je plno
    [4] Těžební vozidla jdou do jiné volné pouště: volná hluboká poušť už tu není
   *[5] Těžební sektor je plný: těžební vozidla jdou do přilehlého sektoru, ale ne do sektoru zaměřeného síče
}
event-carryalls-by = Karyoly jdou do volné vzdušné zóny, pod níž je nejvíc těžebních vozidel
event-ornithopters-by = { $n ->
    [1] Ornitoptéry jdou tam, kde je legie dvě oblasti od síče, na který by mohla zaútočit
    [2] Ornitoptéry jdou do vzdušných zón sektoru, v němž leží zaměřený síč
    [3] Ornitoptéry jdou mezi vnitřní sektory vedle sektoru zaměřeného síče
    [4] Ornitoptéry jdou do sektorů vedle sektoru zaměřeného síče
   *[5] Ornitoptéry jdou do kterékoli volné vzdušné zóny: poblíž zaměřeného síče už žádná není
}
event-garrisoned = { $player } nechává v oblasti { $what } dva výsadkové žetony lícem dolů
event-garrison-turned = V oblasti { $which } se otáčí { $what }
event-deployed-at =
    { $n ->
        [1] { $player } provádí výsadek v oblasti { $what }, v osadě s nejsilnější legií
       *[other] Co se tam nevejde, přistává v oblasti { $what }
    }
event-card-drawn = { $player } si bere kartu { $what }
event-card-reinforces = Ani jednu část karty { $what } nelze vyřešit: přibývá do balíčku posil
event-scheme-laid = { $player } pokládá kartu { $what } vedle mapy
event-deck-rebuilt = Z odhozených karet vzniká nový balíček: { $what }
event-supremacy-of-time = Kolo skončilo: nadvláda stoupá
event-supremacy-of-spice = Všechny imperiální žetony jsou nahoře a koření zbývá: nadvláda stoupá
