### Immortality: the Bene Tleilax board, specimens, the Tleilaxu Row, Graft and Family Atomics

## Components

kind-tleilaxu = Karta Tleilaxu
kind-hex = Počítadlo výzkumu
kind-bene-tleilax = Deska Bene Tleilax
part-next = Doprava vede
hexes-next = { $hexes_list }
mark-genetic = genetický pokrok { $n }

## Effects

take-specimens = získej ze zásoby { $n } { NOUN("specimen", $n, case: "acc") }
pay-specimens = zaplať { $n } { NOUN("specimen", $n, case: "acc") }
return-troops = vrať { $n } { NOUN("troop", $n, case: "acc") } z pevnosti nebo ze střetu do zásoby
return-troops-in-conflict = vrať { $n } { NOUN("troop", $n, case: "acc") } ze střetu do zásoby
take-track-spice = pokud sem přicházíš jako první, získej { $n } { NOUN("spice", $n, case: "acc") }
advance-tleilaxu =
    { $n ->
        [1] postup o 1 políčko na počítadle Tleilaxu
       *[other] postup o { $n } políčka na počítadle Tleilaxu
    }
research = posuň svůj žeton výzkumu (na konci počítadla si dober 1 kartu)
if-genetic-markers = máš { $n } { NOUN("genetic-marker", $n, case: "acc") }
acquire-tleilaxu = získej kartu z řady Tleilaxu a zaplať její cenu
graft = Implantát (v tahu agentem se tato karta hraje spolu s jinou)
borrow-from-row = Implantát (v tahu agentem se tato karta hraje spolu s jinou, třeba i s kartou z imperiální řady; ta není ve hře a na konci tahu se zničí)
enter-anywhere = agenti soupeřů v tomto tahu neblokují tvého agenta
if-grafted = je tato karta implantovaná
if-partner-of = je druhá implantovaná karta { $factions_options }
of-faction = kartou { NOUN($faction, case: "gen") }
trash-partner = znič druhou implantovanou kartu
trash-one-of-pair = znič jednu ze dvou implantovaných karet
return-partner = až v tomto kole začne tvůj tah odhalení, vrať si druhou implantovanou kartu ze hry do ruky
solari-for-partner-icons = získej 1 solár za každou ikonu agenta na druhé implantované kartě
same-box = tato karta má stejnou sekci agenta jako druhá implantovaná karta
if-both = { $first } a { $second }
if-has-goods = máš alespoň { $n } { NOUN($what, $n, case: "acc") }
if-most-troops = máš ve střetu víc jednotek než každý soupeř
if-opponent-fought = v tomto střetu zahrál některý soupeř kartu boje
combat-icon = v tomto tahu smíš posílat do střetu vojenské síly, jako by tvůj agent stál na bojovém poli
lose-influence-with-one = ztrať { $n } { NOUN("influence", $n, case: "acc") } u jedné frakce podle svého výběru
influence-of-visit = získej ještě 1 bod vlivu u frakce navštíveného pole
recall-sent-agent = povolej zpět agenta, kterého vysíláš v tomto tahu
look-at-two-intrigues = prohlédni si 2 vrchní karty balíčku intrik: jednu si nech a druhou vrať navrch
name-two = vyber dvě různé možnosti: { $branches_list }
trigger-reveal-this-round = v tomto kole ve svém tahu odhalení
acquire-by-markers = získej zdarma kartu s cenou nejvýše { $n }, a to do ruky, pokud máš 2 ikony genetického pokroku
when-troops-are-lost = když se ti na konci střetu vrací do zásoby alespoň { $n } { NOUN("troop", $n, case: "acc") }: { $node }

## Events

event-specimens-taken = { $player } získává { $n } { NOUN("specimen", $n, case: "acc") }
event-specimens-spent = { $player } platí { $n } { NOUN("specimen", $n, case: "acc") }
event-specimens-returned = { $player } vrací do zásoby { $n } { NOUN("specimen", $n, case: "acc") }
event-troops-returned = { $player } vrací do zásoby { $n } { NOUN("troop", $n, case: "acc") }
event-tleilaxu-advanced = { $player } přichází na políčko { $n } počítadla Tleilaxu
event-researched = { $player } posouvá žeton výzkumu na { $what }
event-tleilaxu-row-refilled = Do řady Tleilaxu přichází karta { $what }
event-forces-reclaimed = { $player } používá kartu { $what }
event-atomics-used = { $player } používá rodové atomové zbraně: imperiální řada mizí
event-card-grafted = { $player } implantuje kartu { $what }
event-card-borrowed = { $player } implantuje kartu { $what } z imperiální řady
event-intrigue-put-back = { $player } vrací kartu intrik navrch balíčku

## Icons

icon-specimen = biologický vzorek
icon-tleilaxu = Tleilaxu
icon-research = výzkum
icon-genetic-marker = genetický pokrok
icon-graft = Implantát
icon-grafted = implantovaná karta
icon-borrow = Implantát s kartou z imperiální řady
icon-same = totéž
icon-combat = boj
icon-return-troop = ztráta jednotky
icon-most-troops = nejvíc jednotek ve střetu
icon-enter-anywhere = vstup na jakékoli pole
icon-acquire-tleilaxu = získání karty Tleilaxu
icon-two-of = dvě z těchto možností
explain-specimen = Jednotka z tvé zásoby, která leží v regenerační nádrži. Platíš jí karty Tleilaxu a některé efekty, pak se vrací do zásoby; vrátit ji smíš i kdykoli jindy.
explain-tleilaxu = Posuň svůj žeton na počítadle Tleilaxu o políčko doprava a vezmi si bonus nového políčka.
explain-research = Posuň svůj žeton na počítadle výzkumu doprava a vezmi si odměnu políčka, na které přijde. Na konci počítadla si místo toho dober kartu.
explain-genetic-marker = Čtvrtý a osmý sloupec počítadla výzkumu. Jakmile tam tvůj žeton dojde, platí pro tebe efekty s tolika těmito ikonami.
explain-graft = V tahu agentem se tato karta hraje spolu s jinou, nikdy sama. Agent smí použít ikonu kterékoli z nich a platí sekce agenta obou karet.
explain-grafted = Jedna ze dvou karet, které v tomto tahu hraješ spolu.
explain-borrow = Druhá karta dvojice smí být karta z imperiální řady. Není tvoje a na konci tahu se zničí.
explain-same = Efekt je stejný jako u toho, co následuje.
explain-combat = V tomto tahu smíš posílat do střetu vojenské síly jako z bojového pole: ty, které v něm získáš, a až dvě další z pevnosti.
explain-return-troop = Tvoje jednotka se vrací do zásoby.
explain-most-troops = Máš ve střetu víc jednotek než každý ze soupeřů.
explain-enter-anywhere = Agenti soupeřů neblokují agenta, kterého v tomto tahu vyšleš.
explain-acquire-tleilaxu = Získej kartu z řady Tleilaxu za její cenu v biologických vzorcích.
explain-two-of = Vyber dvě různé možnosti z těch, které následují, a proveď obě.

## Options

option-return-specimen = vrať biologický vzorek do zásoby
option-hex = posuň žeton výzkumu na { $name }
option-buy-tleilaxu = získej kartu { $name } za biologické vzorky
option-reclaim = použij kartu { $name } za biologické vzorky
option-new-tleilaxu = do řady Tleilaxu přijde karta { $name }
option-family-atomics = použij rodové atomové zbraně: vyměň celou imperiální řadu
option-graft = zahraj kartu { $name } implantovanou s jinou
option-graft-with = implantuj kartu { $name } z ruky
option-graft-with-row = implantuj kartu { $name } z imperiální řady
option-choose-intrigue = nech si kartu { $name }

## Prompts

prompt-research = Kam posuneš žeton výzkumu?
prompt-return-troops = Kolik z těchto jednotek (celkem { $n }) vrátíš ze střetu? Ostatní vrátíš z pevnosti.
prompt-graft = Kterou kartu implantuješ s kartou { $card }?
prompt-trash-grafted = Kterou ze dvou implantovaných karet zničíš?
prompt-choose-intrigue = Kterou kartu intrik si necháš? Druhá se vrátí navrch.
prompt-name-two =
    { $left ->
        [1] Vyber ještě jednu možnost.
       *[other] Vyber dvě různé možnosti.
    }
prompt-after-combat = Do zásoby se ti vrací { $n } { NOUN("troop", $n) }. Zahraješ kartu intrik?

## Reasons

why-specimens = potřebuješ { $n } { NOUN("specimen", $n, case: "acc") }, máš { $have }
why-troops-to-lose = potřebuješ v pevnosti nebo ve střetu { $n } { NOUN("troop", $n, case: "acc") }, máš { $have }
why-track-spice-gone = někdo tu byl před tebou
why-track-ends = tvůj žeton je na konci počítadla Tleilaxu
why-no-tleilaxu-token = na počítadle Tleilaxu nemáš žádný žeton
why-no-tleilaxu-card = žádnou kartu z řady Tleilaxu nezaplatíš, biologických vzorků máš { $have }
why-atomics-used = rodové atomové zbraně už nemáš
why-no-partner = s žádnou jinou kartou nevede na žádné pole
why-no-grafted-card = druhá implantovaná karta tu není
why-partner-has-no-icons = druhá implantovaná karta nemá ikony agenta
why-deployment-already = v tomto tahu už smíš posílat vojenské síly do střetu
why-influence-with-one = potřebuješ { $n } { NOUN("influence", $n, case: "acc") } u jedné frakce
why-agent-not-there = agent vyslaný v tomto tahu tam není
why-when-troops-are-lost = hraje se, když se ti na konci střetu vrací do zásoby alespoň { $n } { NOUN("troop", $n, case: "acc") }

## Statistics

uprising-source-tleilaxu-track = Počítadlo Tleilaxu
statistics-question-researched = krok na počítadle výzkumu

## Uprising terminal

terminal-tleilaxu-row = Řada Tleilaxu (v balíčku: { $n })
terminal-research = výzkum
terminal-atomics = rodové atomové zbraně
terminal-tleilaxu-track = Počítadlo Tleilaxu
terminal-research-track = Počítadlo výzkumu
terminal-research-top = nahoře
terminal-research-middle = uprostřed
terminal-research-bottom = dole
terminal-grafted = implantované
terminal-borrowed = implantované, druhá z imperiální řady
terminal-returning = v tahu odhalení se vrátí do ruky
terminal-looked-at-intrigues = Prohlížené karty intrik:
terminal-do-return-specimen = vrať biologický vzorek
terminal-do-family-atomics = použij rodové atomové zbraně

## What is not certain

doubt-lost-troops = odkud se jednotky ztrácejí; tady z pevnosti a ze střetu, jak chceš
