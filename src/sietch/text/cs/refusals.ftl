### Co server stolu namítá proti požadavku.

## O co šlo

refused-body = tělo požadavku není to, co tato adresa přijímá: { $reason }
refused-body-too-long = tělo požadavku je delší než povolený počet bajtů: { $n }
refused-body-too-slow = tělo požadavku nedorazilo včas, limit v sekundách: { $n }
refused-query = dotaz není to, co tato adresa přijímá: { $reason }
refused-address = na této adrese nic není; co existuje, popisuje { $description }
refused-method = tato adresa přijímá jen { $methods }
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
refused-moving = stůl se stěhuje na jiný server; zkus to za chvilku znovu
refused-server-lost = server, na kterém se u tohoto stolu hraje, mezitím vypadl; podívej se znovu, co stihl
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
refused-not-in-a-row = { $n }. z těchto odpovědí ukáže něco nového, nebo po ní rozhoduje někdo jiný: na další otázky půjde odpovědět až potom
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

## Předsálí a lidé

refused-not-begun = hra ještě nezačala: přátelé se teprve scházejí
refused-begun = hra už začala
refused-invited-only = kdo se jen dívá, posadit se nemůže
refused-seat-taken = tohle místo už má { $player }
refused-seat-of-link = tento odkaz patří k jinému místu
refused-own-seat-only = tohle místo patří někomu jinému
refused-own-seat-bot = nejdřív vstaň, pak může místo dostat bot
refused-not-ready = ještě není připraven: { $players }
refused-seats-free =
    { $n ->
        [one] { $n } místo je ještě volné
        [few] { $n } místa jsou ještě volná
       *[other] { $n } míst je ještě volných
    }
refused-lobby-busy = mění to zrovna příliš mnoho lidí najednou; zkus to znovu
refused-person = tohle není klíč žádného hráče
refused-links-full = počet odkazů, které už tohle místo má: { $n }; další nepřibude
refused-sits-elsewhere = s tímto prohlížečem už máš u stolu jiné místo
refused-chat-off = hostitel chat vypnul
refused-chat-often = jedno po druhém; zkus to za chvilku znovu
refused-chat-empty = není v tom nic k přečtení
refused-chat-long = nejvyšší počet znaků v jedné zprávě: { $n }
refused-chat-line = taková zpráva už tu není
refused-push-missing = tento server neumí posílat upozornění; kdo ho provozuje, to může doplnit příkazem: { $command }
refused-push-endpoint = upozornění se posílají jen službám na https v otevřené síti
refused-push-keys = těmito klíči nejde upozornění zašifrovat
refused-rewind-point = vrátit se dá tak, aby zbylo 0 až { $last } odpovědí
refused-rewind-asked = o návrat už někdo požádal; nejdřív odpověz na to
refused-rewind-changed = v téhle hře se dál než o vrácené tahy vrátit nejde
refused-rewind-past = to už neplatí: někdo mezitím odpověděl, odmítl nebo vzal něco zpět

## Hodiny

refused-stand-in = zaskakuje za tebe bot; nejdřív řekni, že jsi zpátky
refused-no-clock = tenhle stůl nemá hodiny
refused-clock-past = to už neplatí: někdo mezitím odpověděl, souhlasil, odmítl nebo vzal něco zpět
refused-late-bot = na tomto místě už hraje bot
refused-not-late = { $player } teď na řadě není
refused-late-self = na tahu jsi ty
refused-late-early = čas ještě nevypršel; zbývá: { $time }
refused-nudge-again = poslední připomenutí bylo nedávno; ještě počkej: { $time }
refused-stand-in-nudge = nejdřív se připomeň; možná to jen přehlédli
refused-stand-in-early = po připomenutí je chvilka na to přijít; zbývá: { $time }
refused-stand-in-asked = o bota už někdo požádal; nejdřív odpověz na to
refused-not-stood-in = nikdo za tebe nezaskakuje: místo je tvoje

## What whoever looks at a table should know

notice-begun-agrees = Tahle hra začala podle pravidel verze { $begun }. Podle verze { $version } proběhla stejně a podle ní pokračuje.
notice-begun-unchecked = Tahle hra začala podle pravidel verze { $begun } a pokračuje podle verze { $version }. Jestli by proběhla stejně, nejde ověřit.
notice-begun-otherwise = Tahle hra začala podle jiných pravidel (verze { $begun }, teď { $version }). Pokračuje tam, kde stála; v záznamu chybí, co se stalo od místa, kde se pravidla rozcházejí.
notice-played-agrees = Tahle hra začala podle pravidel verze { $begun }. Podle verze { $version } proběhne stejně.
notice-played-unchecked = Tahle hra začala podle pravidel verze { $begun }. Jestli by podle verze { $version } proběhla stejně, nejde ověřit.
notice-played-otherwise = Tahle hra se hrála podle jiných pravidel (verze { $begun }, teď { $version }). Její výsledek platí; záznam a přehrávání končí tam, kde se pravidla rozcházejí.

## What a notice says when the page is closed

push-your-turn = Jsi na tahu
push-nudge = Ostatní na tebe čekají

## Facts of the box

refused-box-elsewhere = Údaje o krabici lze měnit jen na počítači, na kterém běží server.
refused-other-facts = tenhle stůl začal s jinými údaji o krabici; pokračovat v něm může server, který se s nimi spustí
refused-box = Ještě to není správně: { $reason }
refused-no-hints = u tohoto stolu nápovědy nejsou
refused-hint-failed = trenér nedokázal nic říct; zkus to znovu
refused-coach-busy = trenér má práci s jinými hrami; zkus to za chvíli
refused-analysis-told = za hrou na skutečném stole se ohlédnout nedá: co tam dala náhoda, nelze představit znovu
refused-no-puzzle = úlohy tu nejsou
