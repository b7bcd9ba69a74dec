### What a player can answer.

## Answers of every game

option-no = ne
option-yes = ano
option-number = { $n }
option-effect = { $what }
option-card-effect = { $card }: { $what }

## Turns

option-play = zahrát kartu { $name }
option-reveal = odhalit karty z ruky
option-intrigue = zahrát kartu intrik { $name }
option-send = vyslat agenta na pole { $name }
option-infiltrate = infiltrovat díky špionovi na stanovišti { $name }
option-gather = shromáždit informace díky špionovi na stanovišti { $name }
option-deploy = poslat jednotky do střetu
option-end = ukončit tah
option-buy = získat kartu { $name }
option-buy-aside = získat kartu { $name }, kterou máš stranou, o 1 bod přízně levněji
option-pass = pasovat
option-done = hotovo

## Targets

option-post = umístit špiona na stanoviště { $name }
option-recall = povolat zpět špiona ze stanoviště { $name }
option-acquire = získat kartu { $name }
option-discard = odložit kartu { $name }
option-trash-hand = zničit kartu { $name } z ruky
option-trash-discard = zničit kartu { $name } z odkládacího balíčku
option-trash-play = zničit kartu { $name }, která je ve hře
option-trash-intrigue = zničit kartu intrik { $name }
option-faction = získat vliv u { NOUN($faction, case: "gen") }
option-lose = ztratit vliv u { NOUN($faction, case: "gen") }
option-contract = uzavřít smlouvu { $name }
option-agent = povolat zpět agenta z pole { $name }
option-heir = žeton aliance získá { $player }
option-leader = hrát za vůdce { $name }
option-match = spárovat univerzální ikonu bitvy s kartou { $name }
option-match-objective = spárovat univerzální ikonu bitvy s cílem { $name }
option-flip = otočit lícem dolů kartu { $name }
option-set-aside = dát stranou kartu { $name }
option-keep = dobrat si kartu { $name }
option-throw = odložit kartu { $name }
option-burn = zničit kartu { $name }

## What chance answers

option-drawn = dobere se karta { $name }
option-drawn-intrigue = dobere se karta intrik { $name }
option-row = do imperiální řady přijde karta { $name }
option-new-conflict = odhalí se střet { $name }
option-new-contract = odhalí se smlouva { $name }
option-dealt-leader = přidělí se vůdce { $name }
option-dealt-objective = přidělí se cíl { $name }
option-stolen = vezme se karta intrik { $name }
