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
refused-host = tento server se nejmenuje { $host }; správce ho může spustit s { $option }
refused-address-too-long = adresa je delší než povolený počet bajtů: { $n }

## Kdo žádal

refused-no-token = tato adresa potřebuje hlavičku { $header }
refused-token = tento odkaz stůl neotvírá
refused-seats-only = to může jen ten, kdo sedí u stolu
refused-host-only = to může jen hostitel
refused-players-only = to může jen hráč u stolu nebo hostitel
refused-too-often = z této adresy přichází příliš mnoho požadavků; zkus to za sekundu znovu
refused-tables-too-often = z této adresy přichází příliš mnoho nových stolů; zkus to za pár sekund znovu
refused-kept-too-much = stoly a odpovědi z této adresy už zabraly všechno místo, které dnes má; zkus to později
refused-sockets =
    { $n ->
        [one] tato adresa už má { $n } otevřené spojení
        [few] tato adresa už má { $n } otevřená spojení
       *[other] tato adresa už má { $n } otevřených spojení
    }
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
refused-unreadable-finished = tahle hra skončila a tato verze programu umí ukázat už jen to, jak dopadla
refused-old-links = odkazy tohoto stolu rozdala dřívější verze, která je uchovávala čitelné; teď je mají jen ti, kdo je dostali
refused-result-early = hra ještě běží: výsledek zatím nemá
refused-replay-changed = od této hry se pravidla změnila: podle dnešních ji nejde ukázat krok za krokem

## What whoever looks at a table should know

notice-begun-agrees = Tahle hra začala podle pravidel verze { $begun }. Podle verze { $version } proběhla stejně a podle ní pokračuje.
notice-begun-unchecked = Tahle hra začala podle pravidel verze { $begun } a pokračuje podle verze { $version }. Jestli by proběhla stejně, nejde ověřit.
notice-begun-otherwise = Tahle hra začala podle jiných pravidel (verze { $begun }, teď { $version }). Pokračuje tam, kde stála; v záznamu chybí, co se stalo od místa, kde se pravidla rozcházejí.
notice-played-agrees = Tahle hra začala podle pravidel verze { $begun }. Podle verze { $version } proběhne stejně.
notice-played-unchecked = Tahle hra začala podle pravidel verze { $begun }. Jestli by podle verze { $version } proběhla stejně, nejde ověřit.
notice-played-otherwise = Tahle hra se hrála podle jiných pravidel (verze { $begun }, teď { $version }). Její výsledek platí; záznam a přehrávání končí tam, kde se pravidla rozcházejí.

## Facts of the box

refused-box-elsewhere = Údaje o krabici lze měnit jen na počítači, na kterém běží server.
refused-other-facts = tenhle stůl začal s jinými údaji o krabici; pokračovat v něm může server, který se s nimi spustí
refused-box = Ještě to není správně: { $reason }
