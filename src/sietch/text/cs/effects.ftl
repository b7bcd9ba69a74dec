### What effects say: orders to the player, the combinators around them, conditions, counts and triggers.

## Combinators

lines-any = využij alespoň jednu možnost: { $lines_steps }

## Cards

opponents-discard = každý soupeř odloží 1 kartu podle vlastního výběru
opponents-discard-some = každý soupeř odloží { $n } { NOUN("card", $n, case: "acc") } podle vlastního výběru
trash-from-hand = znič 1 kartu z ruky
trash-other-in-play = znič jinou kartu { NOUN($faction, case: "gen") }, kterou máš ve hře
trash-of-faction-in-hand = znič 1 kartu { NOUN($faction, case: "gen") } z ruky
trash-for-spice = znič 1 kartu z ruky; pokud je její cena alespoň 1, získej { $n } { NOUN("spice", $n, case: "acc") }
return-this-to-hand = vrať si tuto kartu do ruky
acquire-up-to = získej zdarma kartu s cenou nejvýše { $n }
acquire-up-to-top = získej zdarma kartu s cenou nejvýše { $n }, a to navrch svého dobíracího balíčku
acquire-up-to-worm = získej zdarma kartu s cenou nejvýše { $n }, a to do ruky, pokud máš ve střetu písečného červa
acquire-exactly-to-hand = získej zdarma do ruky kartu s cenou přesně { $n }
acquire-for-solari = získej kartu do ruky a její cenu zaplať v solárech místo v bodech přízně
look-at-three = prohlédni si 3 vrchní karty svého dobíracího balíčku: jednu si dober, jednu odlož a jednu znič (jen pokud jsou v balíčku alespoň 3 karty)

## Intrigue cards

draw-intrigue = dober si { $n } { NOUN("intrigue-card", $n, case: "acc") }
discard-played-intrigue = odlož zahranou kartu intrik

## Units

bring-back = vrať jednotky do zásoby a získej je
deploy-up-to =
    { $n ->
        [1] pošli 1 jednotku z pevnosti do střetu
       *[other] pošli až { $n } { NOUN("troop", $n, case: "acc") } z pevnosti do střetu
    }
deploy-any = pošli libovolný počet jednotek z pevnosti do střetu
deploy-recruited = pošli do střetu libovolný počet jednotek získaných v tomto tahu, ať je pole jakékoli
retreat-up-to = nech ustoupit až { $n } { NOUN("troop", $n, case: "acc") }
retreat-between = nech ustoupit { $least }–{ $n } { NOUN("troop", $n, case: "acc") }
retreat-any = nech ustoupit libovolný počet svých jednotek
summon = přivolej { $n } { NOUN("sandworm", $n, case: "acc") }
take-hooks = vezmi si tvůrcovské háky (pokud je nemáš)
no-deployment = v tomto tahu nesmíš posílat vojenské síly do střetu

## Agents and the board

recall-any-agent = povolej zpět jednoho ze svých agentů
join-council = obsaď křeslo v Nejvyšší radě (dává { $n } { NOUN("persuasion", $n, case: "acc") } v každém tvém tahu odhalení)
hire-swordmaster = vezmi si mistra meče, svého třetího agenta; vyslat ho můžeš už v tomto kole
take-bonus-spice = vezmi si všechno bonusové koření z tohoto pole
assembly-persuasion = získej { $n } { NOUN("persuasion", $n, case: "acc") } ve svém tahu odhalení v tomto kole, pokud tu tento agent ještě je
ignore-requirements = požadavek na vliv u pole, na které tohoto agenta vysíláš, pro tebe neplatí
repeat-space = zopakuj efekty natištěné na tomto poli

## Spies

place-spy = umísti špiona
place-spy-on = umísti špiona na pozorovací stanoviště propojené s polem { $icons_options }
place-spy-here = umísti špiona na pozorovací stanoviště propojené s polem, na které vysíláš tohoto agenta, i když jsou na stanovišti špioni soupeřů
place-spy-shared = umísti špiona, třeba i na pozorovací stanoviště, kde jsou špioni soupeřů
place-spy-then = umísti špiona; { $parts_steps }
on-post-of = pokud je jeho stanoviště propojené s polem { $icons_options }: { $then }
icon-space = { NOUN($icon, case: "gen") }
recall-spies = povolej zpět { $n } { NOUN("spy", $n, case: "acc") }
gather-intelligence = shromažďuj informace: povolej zpět propojeného špiona → dober si 1 kartu

## Influence

influence-among = získej { $n } { NOUN("influence", $n, case: "acc") } u { $factions_options }
with-faction = { NOUN($faction, case: "gen") }
influence-two = získej po 1 bodu vlivu u dvou různých frakcí podle svého výběru
influence-where-spying = získej 1 bod vlivu u každé frakce, jejíž pole sleduje tvůj špion
visit-counts-two = získej za navštívené pole 2 body vlivu místo 1
choose-heir = vyber, kdo získá žeton aliance

## Leaders and contracts

training-space =
    { $next ->
        [none] ({ $place }, poslední) { $reward }
       *[other] ({ $place }, vede na { $next }) { $reward }
    }
store-memory = ulož 1 jednotku ze své zásoby jako vzpomínku
recall-memories = vrať všechny své vzpomínky do zásoby, za každou si dober 1 kartu a natrvalo otoč svého vůdce ({ $leader })
take-contract = uzavři smlouvu (není-li žádná, získej { $n } { NOUN("solari", $n, case: "acc") })
flip-conflict = otoč lícem dolů jednu svou kartu střetu (nebo kartu cíle), která leží lícem nahoru a má ikonu bitvy { NOUN($icon) } nebo univerzální ikonu bitvy

## Conditions, to stand after "if"

if-influence = máš u { NOUN($faction, case: "gen") } alespoň { $n } { NOUN("influence", $n, case: "acc") }
if-alliance = máš žeton aliance { NOUN($faction, case: "gen") }
if-any-alliance = máš alespoň 1 žeton aliance
if-shadow-alliance = máš alespoň { $n } { NOUN("influence", $n, case: "acc") } u frakce, jejíž žeton aliance drží soupeř
if-hooks = máš tvůrcovské háky
if-council = máš křeslo v Nejvyšší radě
if-no-council = nemáš křeslo v Nejvyšší radě
if-council-and-swordmaster = máš křeslo v Nejvyšší radě i mistra meče
if-spies = máš na herním plánu alespoň { $n } { NOUN("spy", $n, case: "acc") }
if-recalled-spy = se v tomto tahu některý tvůj špion vrátil do zásoby
if-spying-on-maker = tvůj špion sleduje pole tvůrce
if-worm = máš ve střetu písečného červa
if-units = máš ve střetu alespoň { $n } { NOUN("unit", $n, case: "acc") }
if-deployed = do střetu v tomto tahu posíláš alespoň { $n } { NOUN("unit", $n, case: "acc") }
if-smiling = je tvá síla ve střetu alespoň { $n } (při šesti hráčích { $six })
if-sent-to-maker = tohoto agenta vysíláš na pole tvůrce
if-sent-to-faction = tohoto agenta vysíláš na pole frakce
if-fremen-bond = máš ve hře jinou fremenskou kartu (fremenské pouto)
if-other-in-play = máš ve hře jinou kartu { NOUN($faction, case: "gen") }
if-discarded-of = je odložená karta kartou { NOUN($faction, case: "gen") }
if-gained-spice = v tomto tahu získáváš koření
if-acquired-flow = v tomto tahu získáváš kartu { reserve-the-spice-must-flow }
if-owns-flow =
    { $n ->
        [1] máš kartu { reserve-the-spice-must-flow }
       *[other] máš alespoň { $n } { NOUN("card", $n, case: "acc") } { reserve-the-spice-must-flow }
    }

## Counts, to stand after "for"

count-worms = každého svého písečného červa ve střetu
count-cards-in-play = každou kartu { NOUN($faction, case: "gen") }, kterou máš ve hře (včetně této)
count-cards-revealed = každou kartu { NOUN($faction, case: "gen") } odhalenou v tomto tahu (včetně této)
count-other-sword-cards = každou další odhalenou kartu, která ti v tomto tahu dává meče

## Triggers

trigger-own-reveal = jednou v každém svém tahu odhalení
trigger-sent-agent = když vyšleš agenta na pole { $spaces_options }
trigger-other-at-spied-maker = kdykoli jiný hráč vyšle agenta na pole tvůrce, které sleduje tvůj špion
trigger-acquired-in-reveal = kdykoli ve svém tahu odhalení v tomto kole získáš kartu
trigger-reached-two = pokaždé, když dosáhneš 2 bodů vlivu u { NOUN($faction, case: "gen") }
