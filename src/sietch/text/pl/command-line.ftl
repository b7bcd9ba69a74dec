### Dlaczego polecenie `sietch` nie zaczyna tego, o co ktoś prosi.

## Playing

command-seats-and-against = --seats mówi, kto gdzie siedzi: pomiń --against
command-against-people = --against to nazwa bota; dla ludzi przy jednej klawiaturze: --seats { $seats }
command-own-set-up = zapisana gra jest już przygotowana: pomiń { $options }
command-real-table = gra toczy się przy prawdziwym stole: kontynuuje ją polecenie sietch companion --save { $file }
command-count-seats =
    { $players ->
        [one] { $players } gracz potrzebuje { $players } miejsca
        [few] { $players } gracze potrzebują { $players } miejsc
       *[other] { $players } graczy potrzebuje { $players } miejsc
    }, nie { $n }: { $said }
command-count-names =
    { $players ->
        [one] { $players } gracz potrzebuje { $players } imienia
        [few] { $players } gracze potrzebują { $players } imion
       *[other] { $players } graczy potrzebuje { $players } imion
    }, nie { $n }: { $said }
command-name-twice = dwóch graczy nazywa się { $name }: potrzebują różnych imion
command-file-taken = { $file } już istnieje i nie jest zapisem tej gry: wybierz inną nazwę
command-file-not-written = nie można zapisać pliku { $file }: { $reason }
command-preset-modules = --preset mówi, z jakimi modułami się gra: pomiń --modules
command-preset-players = { $preset } ma ustaloną liczbę graczy ({ $players }): pomiń --players

## Beside a real table

command-companion-game = towarzysz jest do gier { $games_list }, nie do { $game }
command-companion-language = o stole opowiadano w języku { $language }: pomiń --lang
command-no-hagal = --draw dobiera karty rodu Hagal: Wojna o Arrakis ich nie ma
command-no-rivals = tylko w grach dla 1 lub 2 graczy ktoś gra bez miejsca przy stole
command-no-companion = towarzysza ma tylko gra, w której ktoś gra bez miejsca przy stole

## Joining a table

command-link = łącze do miejsca wygląda tak: { $link }
command-no-answer = serwer { $server } nie odpowiada: { $reason }

## Odds

command-no-cost = --no-cost jest dla Harkonnenów: Atrydom żadna karta nie oszczędza trafienia
command-pair = { $option } przyjmuje dwie liczby, atakującego i obrońcy, na przykład 1,0; nie { $said }
command-pair-most = { $option } przyjmuje liczby do { $most }, nie { $said }
command-both-of =
    oba legiony należą do { $side ->
        [atreides] Atrydów
       *[harkonnen] Harkonnenów
    }
