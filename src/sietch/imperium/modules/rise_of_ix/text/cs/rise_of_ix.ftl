### Rise of Ix: tech tiles, dreadnoughts, freighters, its cards and leaders, and the epic game

## Components

kind-tech = Dílek technologie
kind-shipping = Počítadlo
part-flip = Jednou za kolo ve svém tahu
part-use = Ve svém tahu znič tento dílek
part-round-start = Na začátku každého kola
part-won = Když vyhraješ střet
part-lasting = Dokud jej máš
part-recall = Při povolání zpět
recall-gives = vezmi si odměny pole, na kterém loď stojí, a všech polí pod ním

## Effects

acquire-tech = získej dílek technologie a zaplať jeho cenu v koření
acquire-tech-discount = získej dílek technologie o { $n } koření levněji
acquire-tech-for-solari = získej dílek technologie a zaplať jeho cenu kořením, nebo celou soláry
place-negotiator = umísti jednotku ze své zásoby na desku Iksu jako vyjednavače
wins-ties = na konci hry vyhráváš všechny remízy o první místo
cards-to-top = každou kartu, kterou získáš, můžeš dát na vrch svého dobíracího balíčku
more-troops-from-track = kdykoli získáš jednotky z počítadla přepravy, získej o 1 víc a libovolný počet z nich můžeš poslat do střetu
dreadnought-for-point = když vyhraješ střet, ve kterém máš bitevní loď, můžeš jednu vrátit do zásoby a získat 1 vítězný bod, místo ovládnutí pole
unblocked = agenti soupeřů v tomto tahu neblokují tvého agenta
dividends = získej { $n } { NOUN("solari", $n, case: "acc") } (každý soupeř získá { $others })
freighter = posuň, nebo povolej zpět svou přepravní loď
heavy-dreadnoughts = každá tvá bitevní loď má sílu { $n }
commission = nasaď bitevní loď: přesuň ji ze zásoby do pevnosti
deploy-units = pošli z pevnosti do střetu až { $n } { NOUN("unit", $n, case: "acc") }
retreat-units = nech ustoupit { $n } { NOUN("unit", $n, case: "acc") } (jednotky nebo bitevní lodě)
force-retreats = za každou jednotku, kterou v tomto tahu pošleš do střetu, můžeš přinutit k ústupu jednotku nebo bitevní loď soupeře
opponents-retreat-dreadnought = každý soupeř nechá ze střetu ustoupit bitevní loď
put-under-intrigue = vlož kartu intrik z ruky dospod balíčku intrik, aniž ji ukážeš
exchange-intrigues = vlož libovolný počet svých karet intrik dospod balíčku intrik, aniž je ukážeš, a dober si jich stejný počet
looks-at-intrigues = po přípravě hry si prohlédni 2 vrchní karty balíčku intrik; jednu si nech a druhou vrať navrch
trash-in-play = znič kartu, kterou máš ve hře
cheaper-space = vyslání tohoto agenta na pole { $space } stojí o { $n } { NOUN($what, $n, case: "acc") } méně
another-turn = získej další tah hned po tomto
recruit-into-conflict = získej { $n } { NOUN("troop", $n, case: "acc") } a hned je pošli do střetu
lose-troop = vrať jednu svou jednotku z pevnosti nebo ze střetu do zásoby
influence-visited = získej 1 bod vlivu u frakce, na jejíž pole v tomto tahu vysíláš agenta
influence-where-agents = získej 1 bod vlivu u každé frakce, na jejímž poli máš agenta
solari-if-won = pokud tento střet vyhraješ, získej { $n } { NOUN("solari", $n, case: "acc") }
one-step-ahead = po dobrání karet na ruku dej jednu stranou lícem dolů; na začátku tvého druhého tahu v kole se ti vrátí do ruky, a pokud s ní v tom tahu vyšleš agenta, získej 1 koření, má-li právě jednu ikonu agenta, jinak 1 solár
acquire-foldspace = získej kartu { reserve-foldspace-card }
no-water = hru začínáš bez vody
solari-more = získej o { $n } víc
careful-observation = na začátku leží na 2. poli každého počítadla vlivu jeden slídil; když dosáhneš 2 bodů vlivu u frakce, přesuň jejího slídila na svého vůdce: s prvním můžeš odložit kartu za 1 koření, druhý dá bonus toho počítadla, třetí 1 bod vlivu u té frakce, čtvrtý obojí
influence-where-snooper = získej 1 bod vlivu u frakce, na jejímž počítadle ještě leží slídil
if-tech-tiles = máš alespoň { $n } { NOUN("tech-tile", $n, case: "acc") }
if-joined-agent = tohoto agenta vysíláš na pole s agentem soupeře
if-agent-on-faction = máš agenta na poli { NOUN($faction, case: "gen") }
if-agents-on = máš alespoň { $n } { NOUN("agent", $n, case: "acc") } na polích { $spaces_options }
if-persuasion = máš v tomto tahu celkem alespoň { $n } { NOUN("persuasion", $n, case: "acc") }
if-influence-with-all = máš u každé ze čtyř frakcí alespoň { $n } { NOUN("influence", $n, case: "acc") }
if-goods = máš alespoň { $n } { NOUN($what, $n, case: "acc") }
if-conspiracy = platí alespoň { $n } z těchto podmínek: obě tvé bitevní lodě jsou nasazené; máš kartu { reserve-the-spice-must-flow }; u dvou frakcí máš alespoň 4 body vlivu; máš křeslo v Nejvyšší radě
count-dreadnoughts = každou svou bitevní loď ve střetu
count-sword-cards = každou odhalenou kartu, která ti v tomto tahu dává meče
count-distant-factions = každou frakci, u které máš nejvýše 1 bod vlivu
trigger-gained-solari = pokaždé, když ve svém tahu získáš soláry

## Events

event-tech-acquired = { $player } získává dílek technologie { $what }
event-tech-revealed = Odhaluje se dílek technologie { $what }
event-tech-used = { $player } používá dílek technologie { $what }
event-tech-trashed = { $player } ničí dílek technologie { $what }
event-negotiator-placed = { $player } umisťuje vyjednavače
event-negotiators-returned = { $player } bere zpět { $n } { NOUN("negotiator", $n, case: "acc") }
event-freighter-advanced = { $player } posouvá přepravní loď na pole { $n }
event-freighter-recalled = { $player } povolává zpět přepravní loď z pole { $n }
event-dreadnought-commissioned = { $player } nasazuje bitevní loď
event-dreadnought-deployed = { $player } posílá do střetu bitevní loď
event-dreadnought-retreated = { $player } nechává ustoupit bitevní loď
event-dreadnought-placed = { $player } ovládá bitevní lodí pole { $what }
event-dreadnought-returned = { $player } vrací bitevní loď z pole { $what } do pevnosti
event-dreadnought-scrapped = { $player } vrací bitevní loď do zásoby
event-put-under-intrigue = { $player } vkládá dospod balíčku intrik kartu { $what }
event-put-under-intrigue-hidden = { $player } vkládá dospod balíčku intrik { $n } { NOUN("intrigue-card", $n, case: "acc") }
event-looked-at-intrigue = { $player } si prohlíží vrchní karty balíčku intrik ({ $n })
event-troop-lost = { $player } vrací jednotku do zásoby
event-card-set-ahead = { $player } dává stranou kartu lícem dolů
event-ahead-shown = { $player } si bere do ruky kartu, která ležela stranou: { $what }
event-snooper-moved = { $player } přesouvá slídila { NOUN($what, case: "gen") } na místo { $n }

## Icons

icon-tech = získání dílku technologie
icon-tech-discount = sleva na dílek technologie
icon-negotiator = vyjednavač
icon-freighter = přepravní loď
icon-dividends = dividendy
icon-dreadnought = bitevní loď
icon-infiltrate = infiltrace
icon-another-turn = další tah
icon-under-intrigue = karta intrik dospod balíčku
icon-won = vyhraný střet
icon-less = méně
icon-snooper = slídil
icon-endgame = na konci hry
explain-tech = Kup za koření jeden z odhalených dílků technologie na desce Iksu. Zůstane ti a od té chvíle působí.
explain-tech-discount = Dílek technologie získaný touto ikonou stojí o tolik koření méně.
explain-negotiator = Jednotka z tvé zásoby na desce Iksu. Když získáváš dílek technologie, každý vrácený vyjednavač jej zlevní o 1.
explain-freighter = Posuň svou přepravní loď na počítadle přepravy, nebo ji povolej zpět pro odměny jejího pole a všech pod ním.
explain-dividends = Získáš 5 solárů a každý soupeř 1.
explain-dreadnought = Vojenská síla se silou 3; v boji se neztrácí. Vítěz s ní ovládá pole až do konce příštího boje.
explain-infiltrate = Agenti soupeřů neblokují tvého.
explain-another-turn = Hned po tomto tahu máš ještě jeden.
explain-under-intrigue = Karta intrik z ruky jde dospod svého balíčku; nikdo ji nevidí.
explain-won = Pokud střet vyhraješ; remíza není výhra.
explain-less = O to, co následuje, je cena nižší.
explain-snooper = Žeton na počítadle vlivu, který jeho vůdce získá při 2 bodech vlivu.
explain-endgame = Počítá se, když hra skončí.

## Options

option-acquire-tech = získej dílek technologie { $name }
option-acquire-tech-for-solari = získej dílek technologie { $name } za soláry
option-use-tech = použij dílek technologie { $name }
option-new-tech = odhalí se dílek technologie { $name }
option-advance-freighter = posuň přepravní loď
option-recall-freighter = povolej přepravní loď zpět
option-deploy-dreadnought = pošli do střetu bitevní loď
option-troop = jednotka
option-dreadnought = bitevní loď
option-troop-in-garrison = jednotka v pevnosti
option-force-troop = jednotka: { $player }
option-force-dreadnought = bitevní loď: { $player }
option-place-dreadnought = ovládni bitevní lodí pole { $name }
option-scrap-dreadnought = vrať bitevní loď do zásoby za 1 vítězný bod
option-under-intrigue = vlož dospod balíčku intrik kartu { $name }
option-keep-intrigue = nech si kartu { $name }
option-set-ahead = dej stranou kartu { $name }

## Prompts

prompt-acquire-tech = { $n ->
    [0] Který dílek technologie získáš?
   *[other] Který dílek technologie získáš (sleva: { $n })?
}
prompt-negotiators = { $tile } stojí { $n } { NOUN($what, $n, case: "acc") }. Kolik vyjednavačů vezmeš zpět (každý sníží cenu o 1)?
prompt-freighter = Tvá přepravní loď je na poli { $n }. Posuneš ji, nebo povoláš zpět?
prompt-deploy-units = Kterou vojenskou sílu pošleš do střetu (nejvýše { $n })?
prompt-retreat-units = Která vojenská síla ustoupí (zbývá: { $n })?
prompt-force-retreat = Která vojenská síla soupeře musí ustoupit (zbývá: { $n })?
prompt-place-dreadnought = Které pole ovládneš svou bitevní lodí?
prompt-under-intrigue = Kterou kartu intrik vložíš dospod balíčku?
prompt-exchange-intrigues = Kterou kartu intrik vložíš dospod balíčku (zatím: { $n })? Odpověď „ne“ to ukončí.
prompt-keep-intrigue = Kterou z karet intrik si necháš? Druhá jde zpátky navrch.
prompt-lose-troop = Která jednotka se vrátí do zásoby?
prompt-set-ahead = Kterou kartu dáš stranou?

## Reasons

why-no-tech = žádný dílek technologie není odhalený
why-tech-cost = stojí { $n } { NOUN("spice", $n, case: "acc") }, máš { $have } a málo vyjednavačů
why-tech-flipped = tento dílek je do příštího kola lícem dolů
why-tech-tiles = potřebuješ { $n } { NOUN("tech-tile", $n, case: "acc") }, máš { $have }
why-freighter-at-top = tvá přepravní loď je na konci počítadla
why-freighter-at-bottom = tvá přepravní loď je na začátku počítadla
why-no-dreadnought = nemáš v zásobě žádnou bitevní loď
why-no-dreadnought-in-garrison = nemáš v pevnosti žádnou bitevní loď
why-no-units-in-garrison = nemáš v pevnosti žádné vojenské síly
why-units-to-retreat = potřebuješ ve střetu { $n } { NOUN("unit", $n, case: "acc") } (bez červů), máš { $have }
why-no-troops-deployed = v tomto tahu neposíláš do střetu žádné jednotky
why-no-enemy-units = žádný soupeř nemá ve střetu síly, které by mohly ustoupit
why-no-enemy-dreadnought = žádný soupeř nemá ve střetu bitevní loď
why-no-troop-to-lose = nemáš jednotku v pevnosti ani ve střetu
why-no-agent-on-faction = nemáš agenta na žádném poli frakce
why-no-foldspace = žádná taková karta už není
why-no-snooper = na žádném počítadle už není slídil

## Statistics

uprising-source-tech = Dílky technologií
statistics-question-tech-acquired = získaný dílek technologie

## Terminal

terminal-area-ix = Iks
terminal-tech = Dílky technologií
terminal-tech-left = (pod ním { $n })
terminal-tech-trashed = zničené dílky
terminal-tech-owned = technologie
terminal-tech-flipped = { $tile } (lícem dolů)
terminal-shipping = Počítadlo přepravy
terminal-board-key-dreadnought = bitevní loď
terminal-snoopers = slídilové u
terminal-set-ahead-count = stranou lícem dolů
terminal-set-ahead = Stranou lícem dolů:
terminal-top-intrigue = Navrchu balíčku intrik:
terminal-mark-dreadnought = pole ovládá bitevní loď hráče B
terminal-do-use-tech = použij dílek technologie
terminal-do-deploy-dreadnought = pošli do střetu bitevní loď

## What is not certain

doubt-spent-persuasion = zda se počítá i utracená přízeň; tady ano
doubt-transports-after-combat = zda smíš jednotky vyslat, když přepravní loď povolá zpět odměna za střet; tady ne
doubt-lost-troop = odkud se jednotka ztrácí; tady z pevnosti, nebo ze střetu, jak chceš
doubt-grafted-ahead = zda implantovaná karta, kterou máš stranou, dává koření i soláry, nebo jen jedno z nich; tady jedno, podle jejích ikon
doubt-landsraad = zda je to pole Landsraadu pro vůdce, kteří o nich mluví; podle ikony ano
