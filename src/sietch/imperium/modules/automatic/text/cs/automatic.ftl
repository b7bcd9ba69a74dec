### Players without a seat: House Hagal cards, what they gain, their combat

## Components

kind-hagal = Karta rodu Hagal
kind-rival = Karta protivníka
part-swordmaster = Mistr meče
part-priority = Pořadí frakcí
part-scheme = Lest
part-swords = Meče v boji
hagal-reshuffles = všechny odložené karty rodu Hagal se zamíchají do balíčku a otočí se další
hagal-space = agent jde na pole { $spaces_options }
hagal-makers = agent jde na pole s nejvíce bonusovým kořením, pak s nejvíce kořením; bez bonusového koření se otočí další karta: { $spaces_options }
rival-swordmaster = za { $n } solárů, koření, karet intrik a vody dohromady
rival-faction = { NOUN($faction) }
rival-priority = { $factions_steps }
rival-to-come = protivník
rival-streamlined = pro zjednodušené protivníky

## Effects

influence-least = získej { $n } { NOUN("influence", $n, case: "acc") } u frakce, kde ho máš nejméně
influence-most = získej { $n } { NOUN("influence", $n, case: "acc") } u frakce, kde ho máš nejvíce
influence-for-alliance = získej { $n } { NOUN("influence", $n, case: "acc") } u frakce, kde tím získáš spojenectví, jinak kde ho máš nejméně
influence-of-priority = získej 1 vliv u frakce, která je na tvém seznamu na místě { $place }
rival-spy = umísti špiona na první volné stanoviště frakce podle svého seznamu
rival-spy-on = umísti špiona na první volné z těchto stanovišť: { $posts_steps }
rival-signet = použij svůj pečetní prsten
rival-harvest = s tvůrcovskými háky přivolej písečné červy pole, pokud mohou do střetu; jinak získej jeho koření
rival-detonate = s tvůrcovskými háky proveď detonaci Štítového valu
rival-tech = získej nejdražší dílek technologie se znakem rodu Hagal, na který máš, o { $n } koření levněji
rival-tech-or-negotiator = získej nejdražší dílek technologie se znakem rodu Hagal, na který máš, o { $n } koření levněji; jinak umísti vyjednavače
change-tleilaxu-row-left = levá karta řady Tleilaxu se odstraní a nahradí
change-tleilaxu-row-right = pravá karta řady Tleilaxu se odstraní a nahradí
if-dreadnought-in-supply = máš v zásobě bitevní loď
if-conflict-level = střet je úrovně { $n }

## Events

event-bonus-to-bank = { $player } vrací { $n } { NOUN("spice", $n, case: "acc") } navíc z pole { $what } do banku
event-rival-joined = Do hry vstupuje { $player }
event-hagal-revealed = { $player } otáčí kartu rodu Hagal { $what }
event-hagal-ignored = Kartu { $what } nelze použít: otočí se další
event-hagal-flipped = { $player } otáčí kartu rodu Hagal { $what } a má za ni { $n } { NOUN("sword", $n, case: "acc") }
event-hagal-shuffled = Balíček rodu Hagal se zamíchá: { $n } { NOUN("card", $n) }
event-agent-stayed-home = { $player } nemůže použít žádnou kartu rodu Hagal: agent zůstává doma
event-held-back = { $player } má jasnou převahu a do střetu nikoho neposílá
event-schemed = { $player } uskutečňuje svou lest: na desce je třetí špion
event-intrigues-spent = { $player } utrácí { $n } { NOUN("intrigue-card", $n, case: "acc") }
event-churn-rolled = Kostka ukazuje { $what }
event-row-churned = Karta { $what } opouští imperiální řadu a je zničena
event-tleilaxu-removed = Karta { $what } opouští řadu Tleilaxu
event-control-lost = { $player } přichází o kontrolu nad polem { $what }

## Options

option-drawn-hagal = otočí se karta rodu Hagal { $name }
option-dealt-rival = přidělí se protivník { $name }
option-rival-discards = utratí se karta intrik { $name }
option-die = na kostce padne { $n }

## Prompts

why-no-swordmaster-here = při této obtížnosti nemůžeš mít mistra meče
prompt-rival-influence = { $rival } získává { $n } { NOUN("influence", $n, case: "acc") } tam, kde má nejméně, a více frakcí je na tom stejně: u které? Rozhoduješ ty.
prompt-choose-for-rival = { $rival } má volbu, kterou pravidla dávají tobě: co si vezme?

## Difficulties

difficulty-mercenary = Žoldnéř
difficulty-sardaukar = Sardaukar (veterán)
difficulty-mentat = Mentat (expert)
difficulty-kwisatz-haderach = Kwisatz Haderach (nejtěžší)

## Uprising terminal

terminal-rival = protivník
terminal-hagal-deck = balíček/odložené rodu Hagal
terminal-companion-help =
    Řekni, co se stalo, a dozvíš se, co dělají protivníci. Hráči jsou A, B a C; nejdřív lidé.
    conflict JMÉNO: nové kolo s tímto střetem. A at POLE: agent. A spy STANOVIŠTĚ: špion (s 0 na konci už ne). A intrigues 4: kolik karet intrik. A emperor 3: vliv. A troops 2: jednotky ve střetu.
    A control POLE. B solari 4, B garrison 3 a podobně opraví protivníka. bonus POLE 2: bonusové koření. wall: Štítový val je pryč.
    turn B: protivník táhne; ty řekneš, která karta rodu Hagal se otočila. combat: karty na meče. reward B 1: jeho odměna.
    show: protivníci. undo: vzít zpět. quit: konec.
terminal-companion-unclear = Tomu není rozumět: { $text }
terminal-companion-noted = Poznamenáno: { $player }: { $text }
terminal-companion-noted-all = Poznamenáno: { $text }
terminal-companion-too-many = { $text } být nemůže: nejvýše { $n }.
terminal-companion-no-turn = Protivník nemá agenta, nebo ještě není znám střet.
terminal-companion-no-conflict = Střet ještě není znám.
terminal-companion-nothing = Není co vzít zpět.
terminal-companion-which-card = Která karta rodu Hagal se otočila?
terminal-companion-next-card = Tahle karta nerozhodla: která karta rodu Hagal se otočila další?
terminal-companion-undone = Vráceno: nestalo se to.
terminal-companion-which = Co vyšlo?

## Doubts

doubt-hagal-swords = kolik má mečů; známo z jediného zdroje
doubt-hagal-advance = jak daleko se žeton posune; známo z jediného zdroje
doubt-one-source = vše, co na ní je; známo z jediného zdroje
doubt-hagal-row = zda nechává řadu Tleilaxu být; známo z jediného zdroje
doubt-hagal-gains = její meče a co dává; známo z jediného zdroje
doubt-hagal-copies = kolik je kopií; tady jedna, podle velikosti balíčku
doubt-hagal-sword = kolik má mečů; tady jeden, podle jediného zdroje

## Why a game with rivals cannot be set up like this

setup-rival-is-leader = { $rival } a vůdce některého hráče jsou tatáž osoba: zvol někoho jiného
setup-count-rivals =
    { $n ->
        [one] tady je { $n } protivník
        [few] tady jsou { $n } různí protivníci
       *[other] tady je { $n } různých protivníků
    }
setup-no-streamlined = oba zjednodušení protivníci jsou vůdci hráčů: zvol jiného vůdce, nebo domácí pravidlo vynech
setup-not-streamlined = { $rival } není zjednodušený protivník: zvol jiného, nebo domácí pravidlo vynech
