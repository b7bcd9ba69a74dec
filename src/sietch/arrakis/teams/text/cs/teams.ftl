### War for Arrakis with partners, who share a side.

## Options

arrakis-option-act = { $name }
arrakis-option-board = { $name }
arrakis-option-cone = odstraň kužel ticha: do konce tahu vidíš plánovací karty spoluhráče a on tvoje

## What is asked

teams-prompt-who-acts = Kdo z dvojice provede v tomto tahu akci?
teams-prompt-turn-die = Odložená kostka { $result } teď patří tobě. Na který symbol ji otočíš?
teams-prompt-sister = Na čí desku umístíš benegesseritský žeton své frakce?
teams-prompt-sister-result = Ke kterému symbolu této desky ({ $deck }) umístíš benegesseritský žeton?
teams-prompt-carry-out = Rodová kostka spoluhráče se použije jako { $result }, symbol má jen tvoje deska: akci provedeš ty. Co uděláš?
teams-prompt-split = Tvá frakce musí odhodit { $n } { NOUN("planning-card", $n, case: "acc") }. Kolik z nich odhodíš sám? Zbytek odhodí spoluhráč.

## Why it is this partner

teams-because-house = { $deck }: rozhoduje za frakci tam, kde pravidla nejmenují nikoho jiného
teams-because-acting = { $deck }: v tomto tahu provádí akci
teams-because-carrying-out = { $deck }: provádí akci rodové kostky spoluhráče
teams-because-vehicles = { $deck }: rozhoduje o všem ve fázi umístění transportérů
teams-because-hazards = { $deck }: rozhoduje o všem ve fázi pouštní hrozby
teams-because-own-cards = { $deck }: rozhoduje o vlastních plánovacích kartách
teams-because-own-dice = { $deck }: otáčí přidělené kostky
teams-because-own-leaders = { $deck }: rozhoduje o velitelích, jejichž karty leží na vlastní desce

## Why not

teams-why-no-die = na této desce není žádná nepoužitá kostka
teams-why-partners-die = nepoužité kostky { $result } jsou na desce spoluhráče
teams-why-partners-leader = karta tohoto velitele leží na desce spoluhráče: { $leader }
teams-why-other-board = na desce tohoto hráče to není: { $deck }
teams-why-more-dice = kostka se mění na symbol desky s nejméně kostkami: nejméně je { $fewest }, tady { $n }
teams-why-no-cone = nezbývá žádný kužel ticha

## What happened

event-partner-acts = Akci provádí: { $what }
event-partner-carries-out = Rodová kostka se použije jako { $which }, akci provede spoluhráč: { $what }
event-die-taken = { $what }: kostka { $which }
event-die-set-aside = { $player } odkládá kostku { $what } stranou: není pro ni slot
event-card-handed-over = { $player }: rod si bere kartu { $what } a předává ji fremenům
event-card-handed-over-hidden = { $player }: rod si bere { $n } { NOUN("planning-card", $n, case: "acc") } a předává ji fremenům
event-cone-removed = { $player } odstraňuje kužel ticha a radí se tajně
