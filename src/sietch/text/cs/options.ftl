### What a player can answer.

## Turns

option-play = zahraj kartu { $name }
option-reveal = odhal karty z ruky
option-intrigue = zahraj kartu intrik { $name }
option-send = vyšli agenta na pole { $name }
option-infiltrate = infiltruj díky špionovi na stanovišti { $name }
option-gather = shromáždi informace díky špionovi na stanovišti { $name }
option-deploy = pošli jednotky do střetu
option-end = ukonči tah
option-buy = získej kartu { $name }
option-buy-aside = získej kartu { $name }, kterou máš stranou, o 1 bod přízně levněji
option-pass = pasuj
option-done = hotovo

## Targets

option-post = umísti špiona na stanoviště { $name }
option-recall = povolej zpět špiona ze stanoviště { $name }
option-acquire = získej kartu { $name }
option-discard = odlož kartu { $name }
option-trash-hand = znič kartu { $name } z ruky
option-trash-discard = znič kartu { $name } z odkládacího balíčku
option-trash-play = znič kartu { $name }, která je ve hře
option-trash-intrigue = znič kartu intrik { $name }
option-faction = získej vliv u { NOUN($faction, case: "gen") }
option-lose = ztrať vliv u { NOUN($faction, case: "gen") }
option-agent = povolej zpět agenta z pole { $name }
option-at-leader = agent u tvého vůdce
option-heir = žeton aliance získá { $player }
option-leader = hraj za vůdce { $name }
option-match = spáruj univerzální ikonu bitvy s kartou { $name }
option-match-objective = spáruj univerzální ikonu bitvy s cílem { $name }
option-flip = otoč lícem dolů kartu { $name }
option-flip-objective = otoč lícem dolů kartu cíle { $name }
option-set-aside = dej stranou kartu { $name }
option-keep = dober si kartu { $name }
option-throw = odlož kartu { $name }
option-burn = znič kartu { $name }

## What chance answers

option-drawn = dobere se karta { $name }
option-drawn-intrigue = dobere se karta intrik { $name }
option-row = do imperiální řady přijde karta { $name }
option-new-conflict = odhalí se střet { $name }
option-dealt-leader = přidělí se vůdce { $name }
option-dealt-objective = přidělí se cíl { $name }
option-stolen = vezme se karta intrik { $name }
