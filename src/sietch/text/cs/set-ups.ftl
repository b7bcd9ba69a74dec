### Proč hru takto připravit nejde. Co kdo zadal, tu stojí tak, jak to zadal; co je možné, tak, jak se to píše.

setup-said = { $reason }
setup-name = { $name }
setup-unknown =
    { $what ->
        [games] neznámá hra
        [options] neznámá položka přípravy hry
        [modules] neznámý modul
        [leaders] neznámý vůdce
        [house-rules] neznámé domácí pravidlo
        [difficulty] neznámá obtížnost
        [rivals] neznámý protivník
        [bots] neznámý bot
        [presets] neznámá sestava
       *[kinds] neznámý druh
    } { $name }; možnosti: { $possible }
setup-list =
    { $what ->
        [modules] moduly
        [leaders] vůdci
        [house-rules] domácí pravidla
        [rivals] protivníci
       *[names] jména
    } se zadávají jako seznam textů, ne jako { $said }
setup-wrong-kind = něco v přípravě hry je nesprávného typu: { $reason }

## Players, their names and seats

setup-players =
    { $game ->
        [uprising] Povstání
        [imperium] Duna: Impérium
       *[arrakis] Duna: Válka o Arrakis
    } se tu hraje v počtu { $counts_options } hráčů, ne { $players }
setup-count-names =
    { $players ->
        [one] { $players } hráč potřebuje { $players } jméno
        [few] { $players } hráči potřebují { $players } jména
       *[other] { $players } hráčů potřebuje { $players } jmen
    }, ne { $n }
setup-name-long = jméno smí mít nejvýše { $n } znaků
setup-name-invisible = ve jménu nesmějí být řídicí ani neviditelné znaky jako { $letter }
setup-name-empty = jméno potřebuje aspoň jedno písmeno
setup-names-alike = dva hráči mají stejné jméno
setup-count-seats =
    hra má { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, ne { $n }
setup-no-seat = místo { $seat } tu není; místa jsou 0 až { $last }
setup-each-seat =
    { $option } je seznam s jednou hodnotou pro každé místo; { $seats ->
        [one] je tu { $seats } místo
        [few] jsou tu { $seats } místa
       *[other] je tu { $seats } míst
    }
setup-no-choice = tohle se pro místo nevolí: { $options }

## Chance

setup-chance = náhoda je jedna z možností { $possible }, ne { $chance }
setup-seed = semínko náhody je celé číslo, ne { $seed }
setup-seed-range = semínko náhody je číslo od 0 do { $last }

## Modules

setup-always-with =
    { $game ->
        [uprising] Povstání
       *[imperium] Duna: Impérium
    } se při počtu hráčů { $players } hraje vždy s moduly: { $modules_list }; přidej je
setup-module-players = { $module } není pro tento počet hráčů: { $players }; vynech ho, nebo změň počet hráčů
setup-needs = { $module } potřebuje { $needs_list }: přidej, co chybí, nebo { $module } vynech
setup-not-with =
    { $game ->
        [uprising] Povstání
       *[imperium] Duna: Impérium
    } se nedá hrát s modulem { $module }; možnosti: { $possible }
setup-without-modules =
    { $game ->
        [uprising] Povstání
       *[imperium] Duna: Impérium
    } se nedá hrát s modulem { $module } ani s žádným jiným
setup-option-players = { $option } se pro tento počet hráčů volit nedá: { $players }

## Leaders

setup-count-leaders =
    { $players ->
        [one] { $players } hráč potřebuje { $players } vůdce
        [few] { $players } hráči potřebují { $players } vůdce
       *[other] { $players } hráčů potřebuje { $players } vůdců
    }, ne { $n }
setup-fixed-leader = na místě { $seat } z { $players } je vůdcem vždy { $own }, ne { $leader }
setup-commander = při počtu hráčů { $players } je { $leader } velitelem a spojencem být nemůže
setup-leader-module = vůdce { $leader } patří k modulu { $module }: přidej ho, nebo zvol jiného vůdce
setup-leader-elsewhere =
    { $game ->
        [uprising] Povstání
       *[imperium] Duna: Impérium
    } nemá vůdce { $leader }; možnosti: { $possible }
setup-leader-twice = jednoho vůdce může mít jen jeden hráč

## Beside a real table

setup-not-told = vedle skutečného stolu se hraje jen hra, v níž za jednu stranu nikdo nehraje
setup-told-bots = u skutečného stolu hrají lidé sami: žádné místo není pro bota
setup-clock = hodiny se nastavují na 0 (žádné) nebo na { $least } až { $most } sekund na odpověď
setup-told-clock = u skutečného stolu bot zaskočit nemůže: hodiny tam nejsou
