### Co serwer stołu zarzuca żądaniu.

## O co chodziło

refused-body = treść żądania nie jest tym, co przyjmuje ten adres: { $reason }
refused-body-too-long = treść żądania przekracza dozwoloną liczbę bajtów: { $n }
refused-body-too-slow = treść żądania nie dotarła na czas, limit w sekundach: { $n }
refused-query = zapytanie nie jest tym, co przyjmuje ten adres: { $reason }
refused-address = pod tym adresem nic nie ma; co jest dostępne, opisuje { $description }
refused-method = ten adres przyjmuje tylko { $methods }
refused-language = takiego języka tu nie ma; możliwe: { $codes }
refused-hello = pierwszą wiadomością musi być powitanie z kluczem: { $reason }
refused-no-hello = nie nadeszło żadne powitanie
refused-message = serwer nie rozumie tej wiadomości: { $reason }
refused-foreign = żądania z innych stron są odrzucane
refused-host = ten serwer nie nazywa się { $host }; jego opiekun może go uruchomić z { $option }
refused-address-too-long = adres przekracza dozwoloną liczbę bajtów: { $n }

## Kto prosił

refused-no-token = ten adres wymaga nagłówka { $header }
refused-token = ten link nie otwiera stołu
refused-seats-only = może to zrobić tylko ktoś, kto siedzi przy stole
refused-host-only = może to zrobić tylko gospodarz
refused-players-only = może to zrobić tylko gracz przy stole albo gospodarz
refused-too-often = z tego adresu przychodzi zbyt wiele żądań; spróbuj ponownie za sekundę
refused-tables-too-often = z tego adresu przychodzi zbyt wiele nowych stołów; spróbuj ponownie za kilka sekund
refused-kept-too-much = stoły i odpowiedzi z tego adresu zajęły już całe miejsce, jakie ma na dziś; spróbuj później
refused-sockets =
    { $n ->
        [one] ten adres ma już { $n } otwarte połączenie
        [few] ten adres ma już { $n } otwarte połączenia
       *[other] ten adres ma już { $n } otwartych połączeń
    }
refused-crowded =
    { $n ->
        [one] na ten stół patrzy już { $n } połączenie
        [few] na ten stół patrzą już { $n } połączenia
       *[other] na ten stół patrzy już { $n } połączeń
    }

## Stoły

refused-no-table = takiego stołu tu nie ma
refused-set-up = tak stołu przygotować się nie da: { $reason }
refused-record = z tego zapisu nie da się kontynuować: { $reason }
refused-unreadable = zapisanego stołu nie da się odczytać; przyczynę zna dziennik serwera
refused-storage = bazy danych nie da się teraz użyć; nic się nie zmieniło
refused-moving = stół przenosi się na inny serwer; spróbuj ponownie za chwilę
refused-server-lost = serwer, na którym toczy się gra przy tym stole, tymczasem przepadł; sprawdź ponownie, co zdążył zrobić
refused-mistake = serwer popełnił błąd; jest on w jego dzienniku
refused-seat-change = takiego miejsca lub takiego bota tu nie ma

## Gra

refused-over = gra się skończyła
refused-past = decyzja { $decision } już minęła; obecna to { $current }
refused-taken-back = w międzyczasie coś zostało cofnięte
refused-others-turn = teraz decyduje { $player }
refused-bot-plays = na tym miejscu gra bot; gospodarz może je zwrócić
refused-given-back = miejsce zostało zwrócone graczowi
refused-choice = to nie jest teraz możliwe
refused-not-in-a-row = odpowiedź nr { $n } pokazuje coś nowego albo po niej decyduje ktoś inny: na dalsze pytania można odpowiedzieć dopiero potem
refused-undo = ostatniej odpowiedzi nie da się cofnąć: pokazała coś nowego

## Po zakończeniu

refused-record-early = zapis zdradza to, co ukryte: będzie dostępny po zakończeniu gry
refused-replay-early = powtórka pokazuje to, co ukryte: będzie dostępna po zakończeniu gry
refused-rematch-early = rewanż może się zacząć po zakończeniu gry
refused-step = kroki to 0 do { $last }
refused-unreadable-finished = ta gra jest skończona, a ta wersja programu umie już tylko pokazać jej wynik
refused-old-links = linki tego stołu rozdała wcześniejsza wersja, która przechowywała je jawnie; teraz mają je tylko ich właściciele
refused-result-early = gra jeszcze trwa: nie ma wyniku
refused-replay-changed = od tej gry zmieniły się zasady: według dzisiejszych nie da się jej pokazać krok po kroku

## Poczekalnia i osoby

refused-not-begun = gra jeszcze się nie zaczęła: znajomi dopiero się schodzą
refused-begun = gra już się zaczęła
refused-invited-only = kto tylko patrzy, nie może usiąść
refused-seat-taken = to miejsce ma już { $player }
refused-seat-of-link = ten link jest do innego miejsca
refused-own-seat-only = to miejsce należy do kogoś innego
refused-own-seat-bot = najpierw wstań, wtedy miejsce może dostać bot
refused-not-ready = jeszcze nie potwierdzili gotowości: { $players }
refused-seats-free =
    { $n ->
        [one] { $n } miejsce jest jeszcze wolne
        [few] { $n } miejsca są jeszcze wolne
       *[many] { $n } miejsc jest jeszcze wolnych
    }
refused-lobby-busy = zbyt wiele osób zmienia coś naraz; spróbuj ponownie
refused-person = to nie jest klucz żadnej osoby
refused-links-full = liczba linków, które to miejsce już ma: { $n }; więcej nie dostanie
refused-sits-elsewhere = z tej przeglądarki masz już przy tym stole inne miejsce
refused-chat-off = gospodarz wyłączył czat
refused-chat-often = jedno po drugim; spróbuj ponownie za chwilę
refused-chat-empty = nie ma w tym nic do przeczytania
refused-chat-long = największa liczba znaków w jednej wiadomości: { $n }
refused-chat-line = takiej wiadomości już nie ma
refused-push-missing = ten serwer nie umie wysyłać powiadomień; kto go prowadzi, może to dodać poleceniem: { $command }
refused-push-endpoint = powiadomienia są wysyłane tylko do usług na https w otwartej sieci
refused-push-keys = tymi kluczami nie da się zaszyfrować powiadomienia
refused-rewind-point = można cofnąć się tak, by zostało od 0 do { $last } odpowiedzi
refused-rewind-asked = ktoś już poprosił o cofnięcie; najpierw odpowiedz na to
refused-rewind-changed = w tej grze nie można cofnąć się dalej niż o cofane ruchy
refused-rewind-past = to już nieaktualne: ktoś w międzyczasie odpowiedział, odmówił albo coś cofnął

## Zegar

refused-stand-in = zastępuje cię bot; najpierw powiedz, że wracasz
refused-no-clock = ten stół nie ma zegara
refused-clock-past = to już nieaktualne: ktoś w międzyczasie odpowiedział, zgodził się, odmówił albo coś cofnął
refused-late-bot = na tym miejscu gra już bot
refused-not-late = { $player } nie decyduje w tej chwili
refused-late-self = to twój ruch
refused-late-early = czas jeszcze nie minął; zostało: { $time }
refused-nudge-again = ostatnie przypomnienie było niedawno; poczekaj jeszcze: { $time }
refused-stand-in-nudge = najpierw wyślij przypomnienie; może to tylko przeoczenie
refused-stand-in-early = po przypomnieniu jest chwila na powrót; zostało: { $time }
refused-stand-in-asked = ktoś już poprosił o bota; najpierw odpowiedz na to
refused-not-stood-in = nikt cię nie zastępuje: miejsce jest twoje

## What whoever looks at a table should know

notice-begun-agrees = Ta gra zaczęła się według zasad w wersji { $begun }. Według wersji { $version } przebiegła tak samo i według niej trwa dalej.
notice-begun-unchecked = Ta gra zaczęła się według zasad w wersji { $begun } i trwa dalej według wersji { $version }. Nie da się sprawdzić, czy przebiegłaby tak samo.
notice-begun-otherwise = Ta gra zaczęła się według innych zasad (wersja { $begun }, teraz { $version }). Trwa dalej od miejsca, w którym stanęła; w dzienniku brakuje tego, co działo się od chwili, w której zasady się rozchodzą.
notice-played-agrees = Ta gra zaczęła się według zasad w wersji { $begun }. Według wersji { $version } przebiega tak samo.
notice-played-unchecked = Ta gra zaczęła się według zasad w wersji { $begun }. Nie da się sprawdzić, czy według wersji { $version } przebiegłaby tak samo.
notice-played-otherwise = Tę grę rozegrano według innych zasad (wersja { $begun }, teraz { $version }). Jej wynik obowiązuje; dziennik i powtórka kończą się tam, gdzie zasady się rozchodzą.

## What a notice says when the page is closed

push-your-turn = Twój ruch
push-nudge = Inni na ciebie czekają

## Facts of the box

refused-box-elsewhere = Dane pudełka można zmieniać tylko na komputerze, na którym działa serwer.
refused-other-facts = ten stół zaczęto z innymi danymi pudełka; grać dalej może serwer uruchomiony z nimi
refused-box = To jeszcze nie jest poprawne: { $reason }
refused-no-hints = przy tym stole nie ma podpowiedzi
refused-hint-failed = trener nie umiał nic powiedzieć; spróbuj jeszcze raz
refused-coach-busy = trener zajmuje się innymi grami; spróbuj za chwilę
refused-analysis-told = na grę przy prawdziwym stole nie da się spojrzeć wstecz: tego, co dał tam los, nie da się wyobrazić na nowo
refused-no-puzzle = nie ma tu zadań
