### Proč příkaz `sietch` nezačne, co se po něm chce.

## Playing

command-seats-and-against = --seats říká, kdo kde sedí: vynech --against
command-against-people = --against je jméno bota; pro lidi u jedné klávesnice: --seats { $seats }
command-own-set-up = uložená hra je už připravená: vynech { $options }
command-real-table = hra se hraje u skutečného stolu: pokračuje se v ní příkazem sietch companion --save { $file }
command-count-seats =
    { $players ->
        [one] { $players } hráč potřebuje { $players } místo
        [few] { $players } hráči potřebují { $players } místa
       *[other] { $players } hráčů potřebuje { $players } míst
    }, ne { $n }: { $said }
command-count-names =
    { $players ->
        [one] { $players } hráč potřebuje { $players } jméno
        [few] { $players } hráči potřebují { $players } jména
       *[other] { $players } hráčů potřebuje { $players } jmen
    }, ne { $n }: { $said }
command-name-twice = dva hráči se jmenují { $name }: potřebují různá jména
command-file-taken = { $file } už existuje a není to uložená tahle hra: zvol jiný název
command-file-not-written = { $file } nejde zapsat: { $reason }
command-preset-modules = --preset říká, s jakými moduly se hraje: vynech --modules
command-preset-players = { $preset } má daný počet hráčů ({ $players }): vynech --players

## Beside a real table

command-companion-game = průvodce je tu pro hry { $games_list }, ne pro { $game }
command-companion-language = o stole se vyprávělo v jazyce { $language }: vynech --lang
command-no-hagal = --draw lízá karty rodu Hagal: Válka o Arrakis žádné nemá
command-no-rivals = jen ve hrách pro 1 nebo 2 hráče někdo hraje bez místa u stolu
command-no-companion = průvodce má jen hra, v níž někdo hraje bez místa u stolu

## Joining a table

command-link = odkaz na místo vypadá takto: { $link }
command-no-answer = server { $server } neodpovídá: { $reason }

## Odds

command-no-cost = --no-cost je pro Harkonneny: Atreidy žádná karta zásahu neušetří
command-pair = { $option } přijímá dvě čísla, útočníkovo a obráncovo, třeba 1,0; ne { $said }
command-pair-most = { $option } přijímá čísla do { $most }, ne { $said }
command-both-of =
    obě legie patří { $side ->
        [atreides] Atreidům
       *[harkonnen] Harkonnenům
    }
