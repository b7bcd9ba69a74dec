### What happened: lines of the log, in the present tense. A hidden variant tells it to those who may not see the card.

## The course of the game

event-leader-taken = { $player } hraje za vůdce { $what }
event-objective-dealt = { $player } dostává cíl { $what }
event-conflict-revealed = Odhaluje se střet { $what }
event-combat-began = Začíná boj: { $what }
event-makers-added = Na pole { $what } přibývá bonusové koření
event-game-ended = { $player } vítězí a má { $n } { NOUN("victory-point", $n, case: "acc") }
event-game-ended-team = Vítězí tým, který má { $n } { NOUN("victory-point", $n, case: "acc") }: { $players }

## Turns

event-card-played = { $player } hraje kartu { $what }
event-agent-sent = { $player } vysílá agenta na pole { $what }
event-infiltrated = { $player } infiltruje díky špionovi na stanovišti { $what }
event-gathered = { $player } shromažďuje informace díky špionovi na stanovišti { $what }
event-revealed = { $player } odhaluje kartu { $what }
event-acquired = { $player } získává kartu { $what }
event-row-refilled = Do imperiální řady přichází karta { $what }
event-passed = { $player } pasuje

## Goods and cards

event-gained = { $player } získává { $n } { NOUN($what, $n, case: "acc") }
event-gained-less = { $player } ztrácí { $n } { NOUN($what, $n, case: "acc") }
event-paid = { $player } platí { $n } { NOUN($what, $n, case: "acc") }
event-bonus-taken = { $player } bere { $n } { NOUN("spice", $n, case: "acc") } navíc z pole { $what }
event-drew = { $player } si dobírá kartu { $what }
event-drew-hidden = { $player } si dobírá { $n } { NOUN("card", $n, case: "acc") }
event-shuffled = { $player } míchá odkládací balíček do nového dobíracího balíčku ({ $n } { NOUN("card", $n) })
event-discarded = { $player } odkládá kartu { $what }
event-trashed = { $player } ničí kartu { $what }
event-card-returned = { $player } vrací do ruky kartu { $what }
event-card-set-aside = { $player } dává stranou kartu { $what }
event-put-on-top = { $player } klade navrch dobíracího balíčku kartu { $what }
event-drew-intrigue = { $player } si dobírá kartu intrik { $what }
event-drew-intrigue-hidden = { $player } si dobírá { $n } { NOUN("intrigue-card", $n, case: "acc") }
event-intrigue-played = { $player } hraje kartu intrik { $what }
event-intrigue-trashed = { $player } ničí kartu intrik { $what }
event-stole = { $player } bere hráči { $other } kartu intrik { $what }
event-stole-hidden = { $player } bere hráči { $other } kartu intrik
event-intrigue-stolen = { $player } přichází o kartu intrik { $what }, kterou bere { $other }
event-intrigue-stolen-hidden = { $player } přichází o kartu intrik, kterou bere { $other }

## Units, Spies and Agents

event-recruited = { $player } získává { $n } { NOUN("troop", $n, case: "acc") }
event-deployed = { $player } posílá do střetu { $n } { NOUN("troop", $n, case: "acc") }
event-retreated = { $player } nechává ustoupit { $n } { NOUN("troop", $n, case: "acc") }
event-worm-summoned = { $player } přivolává { $n } { NOUN("sandworm", $n, case: "acc") }
event-hooks-taken = { $player } si bere tvůrcovské háky
event-wall-detonated = { $player } provádí detonaci Štítového valu
event-spy-placed = { $player } umisťuje špiona na stanoviště { $what }
event-spy-recalled = { $player } povolává zpět špiona ze stanoviště { $what }
event-agent-recalled = { $player } povolává zpět agenta z pole { $what }
event-council-joined = { $player } obsazuje křeslo v Nejvyšší radě
event-swordmaster-hired = { $player } si bere mistra meče

## Influence and contracts

event-influence-gained = { $player } získává { $n } { NOUN("influence", $n, case: "acc") } u { NOUN($what, case: "gen") }
event-influence-lost = { $player } ztrácí { $n } { NOUN("influence", $n, case: "acc") } u { NOUN($what, case: "gen") }
event-alliance-taken = { $player } získává žeton aliance { NOUN($what, case: "gen") }
event-alliance-returned = { $player } vrací žeton aliance { NOUN($what, case: "gen") }

## Combat

event-strength-counted = { $player } bojuje silou { $n }
event-reward-taken =
    { $n ->
        [1] { $player } bere hlavní odměnu za střet { $what }
        [2] { $player } bere druhou odměnu za střet { $what }
       *[other] { $player } bere třetí odměnu za střet { $what }
    }
event-reward-doubled = { $player } bere díky písečným červům odměnu dvakrát: { $what }
event-conflict-won = { $player } vítězí ve střetu { $what }
event-control-taken = { $player } ovládá pole { $what }
event-control-bonus = { $player } dostává bonus za ovládnutí pole { $what }
event-icons-matched = { $player } páruje ikony bitvy: { NOUN($which) }

## Leaders

event-leader-flipped = { $player } otáčí vůdce: { $what }
event-memory-stored = { $player } ukládá { $n } { NOUN("memory", $n, case: "acc") }
event-trained = { $player } posouvá Feydův žeton na pole { $n }
