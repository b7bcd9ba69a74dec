### What happened in War for Arrakis: lines of the log, in the present tense.

## The course of the game

event-phase-began = Fáze: { $what }
event-objective-taken = { $player } si bere kartu { $what }
event-objective-taken-hidden = { $player } si bere kartu tajného cíle
event-victory = { $player } vyhrává hru

## Dice

event-action-rolled = { $player } hází { $n } × { $what }
event-die-changed = { $player } mění symbol na kostce: { $what } na { $which }
event-sister-placed = { $player } umísťuje benegesseritský žeton do slotu { $what }
event-sister-taken = { $player } si bere benegesseritský žeton
event-die-spent = { $player } utrácí kostku { $what }
event-die-lost = { $player } přichází o kostku { $what }

## Cards

event-planning-drawn = { $player } si bere kartu { $what }
event-planning-drawn-hidden = { $player } si bere { $n } { NOUN("planning-card", $n, case: "acc") }
event-planning-played = { $player } hraje kartu { $what }
event-planning-discarded = { $player } odhazuje kartu { $what }
event-special-used = { $what } provádí speciální akci ({ $player })
event-desert-power-used = { $player } provádí akci pouštní síla
event-prescience-revealed = Odhaluje se karta jasnozřivosti { $what }
event-prescience-claimed = { $player } získává kartu jasnozřivosti { $what }
event-prescience-removed = { $player } odstraňuje ze hry kartu jasnozřivosti { $what }
event-prescience-advanced =
    { $n ->
        [one] Žeton { $what } se posouvá o { $n } pole vpřed
        [few] Žeton { $what } se posouvá o { $n } pole vpřed
       *[other] Žeton { $what } se posouvá o { $n } polí vpřed
    }
event-prescience-advanced-less =
    { $n ->
        [one] Žeton { $what } se posouvá o { $n } pole zpět
        [few] Žeton { $what } se posouvá o { $n } pole zpět
       *[other] Žeton { $what } se posouvá o { $n } polí zpět
    }
event-supremacy-gained =
    { $n ->
        [one] { $player } získává { $n } bod nadvlády
        [few] { $player } získává { $n } body nadvlády
       *[other] { $player } získává { $n } bodů nadvlády
    }

## Legions and figures

event-legion-moved = { $player } přesouvá legii z oblasti { $what } do oblasti { $which }
event-figure-moved = { $player } přesouvá { $n } { NOUN($what, $n, case: "acc") }
event-leader-moved = { $what } jde také
event-legion-retreated = Legie hráče { $player } ustupuje z oblasti { $what } do oblasti { $which }
event-figure-placed = { $player } umísťuje { NOUN($which, case: "acc") } do oblasti { $what }
event-figure-lost = { $player } ztrácí { NOUN($which, case: "acc") } v oblasti { $what }
event-figure-replaced = { $player } nahrazuje { NOUN($which, case: "acc") } v oblasti { $what }
event-leader-placed = { $player } umísťuje velitele { $what } do oblasti { $which }
event-leader-tanked = { $what } míří do regenerační nádrže
event-leader-entered = { $what } vstupuje do hry
event-leader-left = { $what } opouští hru
event-leader-recovered = { $what } opouští regenerační nádrž
event-leader-swapped = { $player } bere velitele { $what } zpět z oblasti { $which }
event-token-placed = { $player } umísťuje výsadkový žeton do oblasti { $what }
event-token-revealed = V oblasti { $which } se otáčí { $what }
event-sietch-revealed = Síč v oblasti { $what } se otáčí: úroveň { $n }
event-sietch-moved = { $player } přesouvá síč z oblasti { $what } do oblasti { $which }
event-settlement-lost = { $player } ztrácí osadu v oblasti { $what }, úroveň { $n }

## Vehicles

event-harvester-placed = { $player } umísťuje těžební vozidlo do oblasti { $what }
event-harvester-lost = { $player } ztrácí těžební vozidlo v oblasti { $what }
event-harvester-rescued = { $player } zachraňuje těžební vozidlo v oblasti { $what } karyolem ze vzdušné zóny { $which }
event-aircraft-placed = { $player } umísťuje { NOUN($which, case: "acc") } do vzdušné zóny { $what }
event-aircraft-removed = Ze vzdušné zóny { $what } mizí { NOUN($which) }

## Battles

event-battle-began = { $player } útočí z oblasti { $what } na oblast { $which }
event-battle-round-began = { $n }. kolo bitvy
event-combat-rolled = { $player } hází { $n } { NOUN($what, $n, case: "acc") }
event-special-added = { $player } přidává za překvapivý útok speciální symbol
event-ability-used = { $what } uplatňuje svou bojovou schopnost ({ $player })
event-hits-taken = Legie hráče { $player } v oblasti { $what } dostává { $n } { NOUN("hit", $n, case: "acc") }
event-battle-won = { $player } vítězí v bitvě o oblast { $what }
event-battle-ended = { $player } přerušuje útok na oblast { $what }

## The desert

event-station-taken = { $player } obsazuje ekologickou pokusnou stanici v oblasti { $what }
event-wormsign-placed = Do oblasti { $what } přibývá červí výstraha
event-wormsign-turned = Červí výstraha v oblasti { $which } se otáčí: { $what }
event-wormsign-removed = Červí výstraha v oblasti { $what } mizí
event-worm-appeared = V oblasti { $what } se objevuje písečný červ
event-worm-moved = Písečný červ se přesouvá z oblasti { $what } do oblasti { $which }
event-worm-attacked = Písečný červ útočí na oblast { $what }
event-worm-removed = Písečný červ v oblasti { $what } mizí
event-storm-rolled = Koriolisova bouře se žene přes oblast { $what }: { $n } { NOUN("hit", $n) }
event-atomics-detonated = { $player } odpaluje rodinné atomové zbraně v oblasti { $what }

## Spice

event-spice-harvested =
    { $n ->
        [one] { $player } sklízí { $n } bod koření v oblasti { $what }
        [few] { $player } sklízí { $n } body koření v oblasti { $what }
       *[other] { $player } sklízí { $n } bodů koření v oblasti { $what }
    }
event-marker-kept = { $player } platí za imperiální žeton { $what }: zůstává na místě
event-marker-raised = { $player } platí za imperiální žeton { $what }: posouvá se nahoru
event-marker-dropped = Imperiální žeton { $what } klesá
event-sanction-began = Aktivuje se imperiální sankce { $what }
event-spice-stockpiled =
    { $n ->
        [one] { $player } uskladňuje { $n } bod koření
        [few] { $player } uskladňuje { $n } body koření
       *[other] { $player } uskladňuje { $n } bodů koření
    }
event-spice-saved =
    { $n ->
        [one] { $player } odkládá do rezerv { $n } bod koření
        [few] { $player } odkládá do rezerv { $n } body koření
       *[other] { $player } odkládá do rezerv { $n } bodů koření
    }
event-prescience-returned = { $player } zamíchává kartu jasnozřivosti { $what } zpět do balíčku jasnozřivosti
event-prescience-attached = { $player } přikládá kartu ke kartě jasnozřivosti { $what }
event-die-named = { $player } určuje kostku { $what }
event-paul-sought = { $player } pátrá po Mahdím: Paul a jeho legie zůstávají v příštím tahu Atreidů na místě
event-wild-maker-left = Divokého tvůrce v oblasti { $what } nahrazuje obyčejný písečný červ
