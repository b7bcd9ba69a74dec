### Co server stolu namítá proti požadavku.

## O co šlo

refused-body = tělo požadavku není to, co tato adresa přijímá: { $reason }
refused-body-too-long = tělo požadavku je delší než povolený počet bajtů: { $n }
refused-body-too-slow = tělo požadavku nedorazilo včas, limit v sekundách: { $n }
refused-query = dotaz není to, co tato adresa přijímá: { $reason }
refused-address = na této adrese nic není; co existuje, popisuje { $description }
refused-method = tato adresa přijímá jen { $methods }
refused-game = taková hra tu není
refused-language = takový jazyk tu není; možné jsou: { $codes }
refused-hello = první zpráva musí být pozdrav s klíčem: { $reason }
refused-no-hello = nepřišel žádný pozdrav
refused-message = této zprávě server nerozumí: { $reason }
refused-foreign = požadavky z jiných stránek se odmítají

## Kdo žádal

refused-no-token = tato adresa potřebuje hlavičku { $header }
refused-token = tento odkaz stůl neotvírá
refused-seats-only = to může jen ten, kdo sedí u stolu
refused-host-only = to může jen hostitel
refused-players-only = to může jen hráč u stolu nebo hostitel
refused-too-often = z této adresy přichází příliš mnoho požadavků; zkus to za sekundu znovu
refused-tables-too-often = z této adresy přichází příliš mnoho nových stolů; zkus to za pár sekund znovu
refused-crowded =
    { $n ->
        [one] na tento stůl se už dívá { $n } spojení
        [few] na tento stůl se už dívají { $n } spojení
       *[other] na tento stůl se už dívá { $n } spojení
    }

## Stoly

refused-no-table = takový stůl tu není
refused-set-up = takto stůl připravit nejde: { $reason }
refused-record = z tohoto záznamu nejde pokračovat: { $reason }
refused-unreadable = uložený stůl nejde načíst; důvod najde správce serveru v jeho záznamu
refused-storage = databázi teď nelze použít; nic se nezměnilo
refused-mistake = server udělal chybu; je zapsaná v jeho protokolu
refused-seat-change = takové místo nebo takový bot tu není

## Hraní

refused-over = hra skončila
refused-past = rozhodnutí { $decision } už minulo; teď je na řadě { $current }
refused-taken-back = mezitím bylo něco vzato zpět
refused-others-turn = teď rozhoduje { $player }
refused-bot-plays = na tomto místě hraje bot; hostitel je může vrátit
refused-given-back = místo bylo vráceno hráči
refused-choice = to teď není možné
refused-undo = poslední odpověď nejde vzít zpět: ukázala něco nového

## Po konci

refused-record-early = záznam prozrazuje, co je skryté: bude k mání, až hra skončí
refused-replay-early = přehrání ukazuje, co je skryté: bude k mání, až hra skončí
refused-rematch-early = odveta může začít, až hra skončí
refused-step = kroky jsou 0 až { $last }
