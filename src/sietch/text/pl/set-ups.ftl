### Dlaczego gry nie można tak przygotować. Co ktoś podał, stoi tu tak, jak to podał; co jest możliwe, tak, jak się to pisze.

setup-said = { $reason }
setup-name = { $name }
setup-unknown =
    { $what ->
        [games] nieznana gra
        [options] nieznane ustawienie gry
        [modules] nieznany moduł
        [leaders] nieznany lider
        [house-rules] nieznana zasada domowa
        [difficulty] nieznany poziom trudności
        [rivals] nieznany rywal
        [bots] nieznany bot
        [presets] nieznany zestaw
       *[kinds] nieznany rodzaj
    } { $name }; możliwości: { $possible }
setup-list =
    { $what ->
        [modules] moduły
        [leaders] liderów
        [house-rules] zasady domowe
        [rivals] rywali
       *[names] imiona
    } podaje się jako listę tekstów, nie jako { $said }
setup-wrong-kind = coś w przygotowaniu gry jest niewłaściwego typu: { $reason }

## Players, their names and seats

setup-players =
    { $game ->
        [uprising] Powstanie
        [imperium] Diuna: Imperium
       *[arrakis] Diuna: Wojna o Arrakis
    } – liczba graczy to tutaj { $counts_options }, nie { $players }
setup-count-names =
    { $players ->
        [one] { $players } gracz potrzebuje { $players } imienia
        [few] { $players } gracze potrzebują { $players } imion
       *[other] { $players } graczy potrzebuje { $players } imion
    }, nie { $n }
setup-name-long = imię może mieć najwyżej { $n } znaków
setup-name-invisible = w imieniu nie może być znaków sterujących ani niewidocznych, takich jak { $letter }
setup-name-empty = imię potrzebuje przynajmniej jednej litery
setup-names-alike = dwóch graczy ma to samo imię
setup-count-seats =
    gra ma { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }, nie { $n }
setup-no-seat = miejsca { $seat } tu nie ma; miejsca są od 0 do { $last }
setup-each-seat =
    { $option } to lista z jedną wartością dla każdego miejsca; { $seats ->
        [one] jest tu { $seats } miejsce
        [few] są tu { $seats } miejsca
       *[other] jest tu { $seats } miejsc
    }
setup-no-choice = tego nie wybiera się dla miejsca: { $options }

## Chance

setup-chance = los to jedna z możliwości { $possible }, nie { $chance }
setup-seed = ziarno losowości to liczba całkowita, nie { $seed }
setup-seed-range = ziarno losowości to liczba od 0 do { $last }

## Modules

setup-always-with =
    { $game ->
        [uprising] Powstanie
       *[imperium] Diuna: Imperium
    } przy liczbie graczy { $players } zawsze obejmuje moduły: { $modules_list }; dodaj je
setup-module-players = { $module } nie jest dla tej liczby graczy: { $players }; pomiń ten moduł albo zmień liczbę graczy
setup-needs = { $module } potrzebuje: { $needs_list }; dodaj to, czego brakuje, albo pomiń { $module }
setup-not-with =
    { $game ->
        [uprising] Powstania
       *[imperium] Diuny: Imperium
    } nie można połączyć z modułem { $module }; możliwości: { $possible }
setup-without-modules =
    { $game ->
        [uprising] Powstania
       *[imperium] Diuny: Imperium
    } nie można połączyć z modułem { $module } ani z żadnym innym
setup-option-players = { $option } nie jest do wyboru przy tej liczbie graczy: { $players }

## Leaders

setup-count-leaders =
    { $players ->
        [one] { $players } gracz potrzebuje { $players } lidera
        [few] { $players } gracze potrzebują { $players } liderów
       *[other] { $players } graczy potrzebuje { $players } liderów
    }, nie { $n }
setup-fixed-leader = na miejscu { $seat } z { $players } liderem jest zawsze { $own }, nie { $leader }
setup-commander = przy liczbie graczy { $players } lider { $leader } jest dowódcą i nie może być sojusznikiem
setup-leader-module = lider { $leader } należy do modułu { $module }: dodaj go albo wybierz innego lidera
setup-leader-elsewhere =
    { $game ->
        [uprising] Powstanie
       *[imperium] Diuna: Imperium
    } nie ma lidera { $leader }; możliwości: { $possible }
setup-leader-twice = jednego lidera może mieć tylko jeden gracz

## Beside a real table

setup-not-told = obok prawdziwego stołu gra się tylko w grę, w której jedną stroną nikt nie gra
setup-told-bots = przy prawdziwym stole ludzie grają sami: żadne miejsce nie jest dla bota
setup-clock = zegar ustawia się na 0 (brak) albo na { $least } do { $most } sekund na odpowiedź
setup-told-clock = przy prawdziwym stole bot nikogo nie zastąpi: nie ma tam zegara
