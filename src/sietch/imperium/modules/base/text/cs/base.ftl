### The game of 2020: its Mentat, its cards and leaders

## Effects

take-mentat = vezmi si mentata z jeho pole; v tomto kole je to tvůj další agent
take-mentat-next-round = na začátku příštího kola si vezmi mentata
if-mentat-home = je mentat na svém poli
bar-space = vyber pole: až do tvého příštího tahu tam soupeři nemohou vyslat agenta
send-anyone = místo vyslání podle ikony vyšli jednoho ze svých agentů odkudkoli na jakékoli pole, i obsazené
pass-others = agenti jiných hráčů nebrání dalšímu agentovi, kterého v tomto tahu vyšleš
add-faction-icons = karta, kterou v tomto tahu zahraješ, má navíc ikony agenta všech čtyř frakcí
pass-turn = v tomto tahu pasuj
if-start-of-turn = v tomto tahu nic dalšího nepředcházelo
look-at-top = prohlédni si vrchní kartu svého dobíracího balíčku: dober si ji, nebo ji znič
shuffle-discard-pile = zamíchej svůj odkládací balíček do dobíracího
take-back = vezmi si do ruky kartu { NOUN($faction, case: "gen") } ze svého odkládacího balíčku
gain-from-reserve = získej ze zásoby kartu { $card }
put-on-top = polož tuto kartu navrch svého dobíracího balíčku
foresight = kdykoli si můžeš prohlédnout vrchní kartu svého dobíracího balíčku
opponents-lose-troop = každý soupeř ztratí 1 jednotku z pevnosti
opponents-choose-loss = každý soupeř si vybere: odloží 1 kartu, nebo ztratí 1 jednotku ve střetu
lose-troops = ztrať { $n } { NOUN("troop", $n, case: "acc") } ve střetu
if-opponent-in-conflict = má některý soupeř ve střetu jednotku
strike = soupeř podle tvého výběru ztratí 1 jednotku ve střetu
deploy-from-supply = pošli do střetu 1 jednotku ze své zásoby
recruit-and-deploy = získej { $n } { NOUN("troop", $n, case: "acc") }; ve svém tahu odhalení můžeš kteroukoli z nich poslat do střetu
double-harvest = koření, které tomuto agentovi dává samo pole tvůrce, se zdvojnásobí (ne bonusové koření)
flow-costs-less = karta { reserve-the-spice-must-flow } tě v tomto tahu stojí o { $n } { NOUN("persuasion", $n, case: "acc") } méně
influence-where-behind = získej 1 bod vlivu u frakce, u které má některý soupeř větší vliv než ty
if-influence-with-some = máš alespoň { $n } { NOUN("influence", $n, case: "acc") } u { $factions } frakcí
if-most-flow = máš víc karet { reserve-the-spice-must-flow } než každý soupeř
choose-two = vyber dvě z těchto možností: { $branches_options }
show-tokens = jednou za hru otoč své { $n } žetony a získej u obou jejich frakcí 1 bod vlivu

## Triggers

trigger-at-start = na začátku hry
trigger-paid-for-space = kdykoli za pole zaplatíš { NOUN($what, number: "pl", case: "acc") }
trigger-joined-council = když obsadíš křeslo v Nejvyšší radě
trigger-reveal-of-round = ve svém tahu odhalení v tomto kole
trigger-harvested = kdykoli agentem na poli tvůrce těžíš koření, získej ho o { $n } méně
trigger-deployed-troops = když v jednom tahu pošleš do střetu alespoň { $n } { NOUN("troop", $n, case: "acc") }

## Prompts

prompt-bar-space = Které pole soupeřům zapovíš?
prompt-pass-turn = Chceš v tomto tahu pasovat?
prompt-look-at-top = Dobereš si tuto kartu, nebo ji zničíš?
prompt-take-back = Kterou kartu si vezmeš do ruky?
prompt-choose-loss = Kterou kartu odložíš, nebo ztratíš jednotku ve střetu?
prompt-strike = Kdo ztratí jednotku ve střetu?
prompt-choose-two =
    { $n ->
        [2] Vyber první ze dvou odměn.
       *[other] Vyber druhou odměnu.
    }
prompt-token =
    { $n ->
        [2] Tajně vyber první ze dvou frakcí.
       *[other] Tajně vyber druhou frakci.
    }

## Options

option-bar = zapověz pole { $name }
option-take-back = vezmi si do ruky kartu { $name }
option-lose-troop = ztrať 1 jednotku ve střetu
option-strike = { $player } ztratí 1 jednotku
option-token = žeton { NOUN($faction, case: "gen") }
option-drawn-first-player = { $player } začíná

## Reasons

why-mentat-away = mentat není na svém poli
why-before-sending = jen ve svém tahu, dokud nevyšleš agenta
why-start-of-turn = jen na začátku svého tahu, dřív než cokoli jiného
why-none-in-discard-pile = v odkládacím balíčku nemáš kartu { NOUN($faction, case: "gen") }
why-none-in-reserve = v zásobě už žádná není
why-opponents-garrisons-empty = žádný soupeř nemá v pevnosti jednotku
why-opponents-have-nothing = žádný soupeř nemá v ruce kartu ani ve střetu jednotku
why-no-opponent-in-conflict = žádný soupeř nemá ve střetu jednotku
why-nowhere-behind = žádný soupeř nemá u žádné frakce větší vliv než ty
why-no-tokens = už nemáš žádné žetony

## Events

event-mentat-taken = { $player } si bere mentata
event-mentat-promised = { $player } bude mít v příštím kole mentata
event-space-barred = { $player } zapovídá ostatním pole { $what }
event-looked = { $player } vidí navrchu dobíracího balíčku kartu { $what }
event-looked-hidden = { $player } si prohlíží vrchní kartu svého dobíracího balíčku
event-troops-lost = { $player } ztrácí { $n } { NOUN("troop", $n, case: "acc") }
event-tokens-chosen = { $player } tajně vybírá frakce ({ $n })
event-token-shown = { $player } otáčí žeton { NOUN($what, case: "gen") }
event-first-player-drawn = Začíná { $player }

## Icons

icon-mentat = mentat
explain-mentat = Agent, který nikomu nepatří. Kdo si ho vezme, vysílá ho v tomto kole jako vlastního; potom se mentat vrací na své pole.
explain-lose-troop = Jedna tvá jednotka z pevnosti nebo ze střetu se vrátí do zásoby.
explain-to-top = Karta jde navrch tvého balíčku a příště si ji dobereš.
explain-foldspace = Karta se všemi ikonami agenta. Kdo ji zahraje, dobere si kartu a tuto vrátí.
icon-on-any = jakékoli pole
icon-on-occupied = i tam, kde jsou agenti jiných hráčů
icon-start = na začátku
icon-to-top = navrch tvého dobíracího balíčku
icon-shuffle = zamíchej odkládací balíček do dobíracího
icon-foldspace = karta Zakřivený prostor ze zásoby
icon-lose-troop = ztrať jednotku

## Terminal

terminal-welcome-imperium = { terminal-welcome-uprising }
terminal-mentat = mentat
terminal-top-of-deck = Navrchu tvého balíčku:
terminal-tokens = žetony

## Statistics

imperium-source-start = { uprising-source-start }
imperium-source-influence = { uprising-source-influence }
imperium-source-alliance = { uprising-source-alliance }
imperium-source-conflict = { uprising-source-conflict }
imperium-source-intrigue = { uprising-source-intrigue }
imperium-source-card = { uprising-source-card }
imperium-source-other = { uprising-source-other }
imperium-ending-points = { uprising-ending-points }
imperium-ending-conflicts = { uprising-ending-conflicts }

## What is not certain

doubt-passing = zda smíš tah vynechat, jak říká karta, nebo končí, jak říkají pravidla
doubt-recalling = zda smíš povolat zpět i agenta vyslaného v tomto tahu; text to neomezuje
doubt-wall = zda tento střet na herním plánu Povstání chrání Štítový val; podle místa ano
doubt-carthag = co dává ovládnutí Kartága na herním plánu, kde není; tady nic
doubt-further-payment = zda další soláry na poli Povolání záloh patří k jeho ceně; tady ano
doubt-masterstroke = zda se bitevní lodě počítají mezi vyslané jednotky; tady ne
