### The page's own words. What the game says comes from the server.

page-title = Sietch
page-subtitle = Stół do gier planszowych z Arrakis
page-unofficial = Nieoficjalny projekt fanowski dla posiadaczy gier.
page-skip = Do decyzji
page-close = Zamknij
page-error = Nie udało się: { $reason }
page-unreachable = Serwer jest nieosiągalny. Spróbuj ponownie za chwilę.
page-no-answer = Serwer nie odpowiedział jak należy ({ $status }). Spróbuj ponownie za chwilę.
page-again = Spróbuj ponownie

## Settings

page-language = Język
page-language-en = English
page-language-cs = Čeština
page-language-pl = Polski
page-theme = Kolory
page-theme-system = jak w systemie
page-theme-light = jasne
page-theme-dark = ciemne
page-settings = Ustawienia
page-speed = Ruchy innych
page-speed-slow = powoli
page-speed-normal = normalnie
page-speed-fast = szybko
page-speed-instant = od razu
page-auto-end = Kończ moją turę automatycznie, gdy nie zostało nic innego
page-notices = Powiadomienie przeglądarki, gdy jest mój ruch, a patrzę gdzie indziej
page-notices-insecure = Powiadomienia wymagają serwera na https albo na tym komputerze.
page-notices-denied = Przeglądarka nie zezwala na powiadomienia tej strony; można to zmienić w jej ustawieniach.
page-push = Wyślij powiadomienie do tej przeglądarki, gdy jest mój ruch, także gdy strona jest zamknięta
page-push-missing = Ten serwer tego nie umie: kto go prowadzi, musi najpierw zainstalować „sietch[push]”.
page-push-failed = Przeglądarka nie zdołała tego ustawić. Potrzebuje swojej usługi powiadomień i okna, które nie jest prywatne.
page-scenes = Sceny
page-scenes-wait = czekają na mnie
page-scenes-auto = biegną same
page-scenes-off = są pomijane
page-scene-next = Dalej
page-scene-skip = Pomiń
page-scene-done = Kontynuuj
page-end-told = Nic więcej nie zostało do zrobienia. Tura może wtedy kończyć się sama (Ustawienia).
page-end-always = Tak, od teraz
page-sounds = Ciche dźwięki

## The start

page-your-name = Twoje imię
page-quick = Zagraj z botami
page-quick-hint = { $game }, ty { $n ->
    [0] przeciw grze
    [one] i { $n } bot
    [few] i { $n } boty
   *[other] i { $n } botów
}: gra zaczyna się od razu.
page-new-table = Przygotuj stół
page-game = Gra
page-preset = Zestaw
page-preset-own = własny wybór modułów
page-needs = tylko z modułem { $modules }
page-no-board = Ta strona nie ma planszy do gry { $game }, więc nie może jej pokazać.
page-seat-option = { $option }, miejsce { $seat }
page-players = Gracze
page-told = obok prawdziwego stołu: podajesz, co pokazały kości i karty, i dowiadujesz się, co robi strona, którą nikt nie gra
page-told-hint = Graj prawdziwym pudełkiem. Strona pyta o każdy rzut i kartę; to, co podano jako ostatnie, można cofnąć.
page-seats = Miejsca
page-seat-name = Imię na miejscu { $seat }
page-seat-who = Kto gra na miejscu { $seat }
page-person = człowiek
page-bot-greedy = bot: rozważny
page-bot-random = bot: losowy
page-bot-search-beginner = bot: początkujący
page-bot-search = bot: doświadczony
page-bot-search-strong = bot: silny
page-bot-other = bot: { $bot }
page-player-name = Gracz { $n }
page-open = Otwórz stół
page-record = Kontynuuj zapisaną grę
page-record-hint = Zapis pobrany z zakończonej gry albo zapisany w terminalu.
page-record-choose = Wybierz plik z zapisem
page-record-go-on = Kontynuuj tę grę
page-record-bad = Ten plik nie jest zapisem gry.
page-your-tables = Twoje stoły
page-forget = zapomnij
page-forgotten = zapomniane
page-table-round = runda { $n }
page-table-running = trwa
page-table-over = zakończona

## Znajomi się schodzą

page-tile-players = { $few ->
    [one] od 1 do { $many } graczy
   *[other] od { $few } do { $many } graczy
}
page-invite = Zaproś znajomych
page-everything = Ustaw wszystko
page-gallery = Pokaż wszystkich
page-gallery-of = Pokaż wszystkich: { $option }, miejsce { $seat }
page-share = Udostępnij…
page-table-lobby = znajomi się schodzą
page-table-yours = twój ruch
page-table-turn = decyduje { $name }
page-forget-table = Zapomnij: { $table }
page-seat = Miejsce { $seat }
page-lobby-invite = Link dla znajomych
page-lobby-code = Link dla znajomych jako kod QR
page-lobby-played = W co się gra
page-lobby-invite-hint = Wyślij wszystkim ten jeden link. Kto go otworzy, wybiera miejsce i imię.
page-lobby-choose = Wpisz swoje imię i wybierz miejsce.
page-lobby-host = gospodarz
page-lobby-free = wolne
page-lobby-ready = można zaczynać
page-lobby-not-ready = jeszcze nie
page-lobby-sit = Usiądź tutaj
page-lobby-sit-at = Usiądź tutaj: { $seat }
page-lobby-move = Przesiądź się tutaj
page-lobby-move-to = Przesiądź się tutaj: { $seat }
page-lobby-remove = Zwolnij miejsce
page-lobby-remove-who = Zwolnij miejsce: { $name }
page-lobby-get-up = Wstań
page-lobby-say-ready = Możemy zaczynać
page-lobby-wait = Jednak jeszcze nie
page-lobby-begin = Zacznij grę
page-lobby-begin-bots = { $n ->
    [one] Obsadź { $n } miejsce botem i zacznij
    [few] Obsadź { $n } miejsca botami i zacznij
   *[many] Obsadź { $n } miejsc botami i zacznij
}
page-lobby-waiting = Jeszcze czekają: { $names }. Możesz zacząć mimo to.
page-lobby-host-begins = Z twojej strony wszystko gotowe. Grę zaczyna gospodarz.
page-lobby-watching = { $n ->
    [one] Bez miejsca jest tu jeszcze { $n } osoba.
    [few] Bez miejsca są tu jeszcze { $n } osoby.
   *[many] Bez miejsca jest tu jeszcze { $n } osób.
}
page-lobby-links = Osobny link do każdego miejsca
page-me = Ty na swoich innych urządzeniach
page-me-about = Twoje stoły należą do klucza, który wymyśliła ta przeglądarka. Nie ma konta ani hasła: urządzenie, które ma klucz, pokazuje te same stoły i gra na twoich miejscach.
page-me-secret = Nie dawaj tego linku nikomu innemu. Kto go ma, gra za ciebie.
page-me-show = Pokaż link i jego kod QR
page-me-link = Link dla własnych urządzeń
page-me-code = Link dla własnych urządzeń jako kod QR
page-me-offered = Ten link pochodzi z innego twojego urządzenia. Czy ta przeglądarka ma odtąd pokazywać stoły tamtego urządzenia? Stoły, które już zna, zostaną na liście.
page-me-become = Tak, to ja
page-me-stay = Nie, zostaw, jak jest
page-me-wrong = Ten link jest niepełny.

## Czat

page-chat = Czat
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-off = Gospodarz wyłączył czat.
page-chat-people-only = Czat tego stołu czytają tylko grający.
page-chat-say = Powiedz coś
page-chat-placeholder = Wiadomość; [[ to karta
page-chat-send = Powiedz
page-chat-cards = Pasujące karty
page-chat-who = Kogo słychać
page-chat-hear = Słuchaj: { $name }
page-chat-mode = Czat jest dla
page-chat-mode-everybody = wszystkich, także widzów
page-chat-mode-people = grających
page-chat-mode-off = nikogo: wyłączony
page-chat-like = Dobrze zagrane
page-chat-laugh = To zabawne
page-chat-wow = A to niespodzianka
page-chat-sad = Jaka szkoda
page-chat-party = Trzeba to uczcić

## Links

page-links = Linki
page-links-hint = Wyślij każdemu jego link: kto ma link, gra na tym miejscu.
page-link-spectator = Widzowie
page-link-host = Gospodarz (ta lista, w każdej przeglądarce)
page-links-loopback = Te linki działają tylko na tym komputerze. Dla znajomych przy innych komputerach uruchom serwer z opcją --host 0.0.0.0.
page-copy = Kopiuj
page-copied = Skopiowano
page-take-seat = Na moje miejsce

## The table

page-connecting = Łączenie…
page-lost = Połączenie przerwane; łączę ponownie…
page-closed = Nie można podejść do tego stołu: { $reason }
page-turned-away = Stołu nie można teraz pokazać: { $reason }. Próbuję ponownie…
page-try-now = Spróbuj teraz
page-to-start = Na początek
page-nowhere = Pod tym adresem nic nie ma.
page-your-turn = Twoja decyzja
page-waiting-for = Decyduje { $name }…
page-thinking = Myśli { $name }…
page-watching = Oglądasz grę.
page-sending = Chwileczkę…
page-replaced = Na twoim miejscu gra teraz bot. Gospodarz może ci je oddać w menu Linki.
page-stale = Gra poszła już dalej; tak wygląda teraz.
page-undo = Cofnij
page-rewind = Cofnij się dalej …
page-rewind-title = Cofnij się dalej
page-rewind-explained = Z powrotem tam, gdzie zaczął się czyjś ruch, cokolwiek się od tego czasu ujawniło. Zgodzić się muszą wszyscy ludzie przy stole.
page-rewind-alone = Z powrotem tam, gdzie zaczął się twój ruch, cokolwiek się od tego czasu ujawniło.
page-rewind-last = Tuż przed nim:
page-rewind-point = Ruch: { $player } ({ $n ->
    [one] { $n } odpowiedź wstecz
    [few] { $n } odpowiedzi wstecz
   *[other] { $n } odpowiedzi wstecz
})
page-rewind-asks = { $player } chce się cofnąć o { $n ->
    [one] { $n } odpowiedź.
    [few] { $n } odpowiedzi.
   *[other] { $n } odpowiedzi.
}
page-rewind-waits = Zgodzić ma się jeszcze: { $players }.
page-rewind-agree = Zgadzam się
page-rewind-refuse = Odmów
page-rewind-withdraw = Już nie chcę
page-clock = Czas na odpowiedź
page-clock-none = bez ograniczeń
page-clock-told = Czas na każdą odpowiedź: { $time }.
page-clock-hint = Gdy minie, nic nie dzieje się samo: inni mogą przypomnieć, a potem zgodzić się, by do powrotu gracza zastąpił go bot.
page-clock-left = Pozostały czas:
page-clock-up = czas minął
page-late = { $player }: czas minął.
page-late-nudged = { $player }: po przypomnieniu wciąż brak odpowiedzi.
page-nudge = Przypomnij
page-nudge-again = Przypomnij ponownie
page-nudged = Inni na ciebie czekają.
page-stand-in-sign = zastępuje bot
page-stand-in-ask = Niech zastąpi bot
page-stand-in-level = Który bot
page-stand-in-wait = Bot może zastąpić za { $time }.
page-stand-in-asks = { $player } proponuje zastępstwo, dopóki nie wróci { $absent } ({ $bot }).
page-stand-in-for-you = { $player } chce, by zastąpił cię bot. Odpowiedz, a dalej grasz ty.
page-stand-in-mine = Zastępuje cię bot.
page-come-back = Wracam do gry
page-why = Dlaczego nie?
page-why-title = Co teraz nie jest możliwe i dlaczego
page-why-nothing = Niczego się tu nie odmawia: można wybrać wszystko.
page-why-not-now = O tym się teraz nie decyduje.
page-why-asked = Teraz decydujesz:
page-why-more = i jeszcze { $n }
page-why-fewer = pokaż mniej
page-look = Obejrzyj: { $name }
page-more = Więcej: { $name }
page-less = Mniej: { $name }
page-skip-ahead = Pomiń ({ $n })
page-keys = Klawisze: numer opcji albo ↑ ↓ i Enter na liście · L lista · U cofnij · ? dlaczego nie · H podpowiedź · R zasady · G ikony · P stosy · I obejrzyj z bliska · spacja przewija naprzód
page-piles = Stosy
page-pile-hidden = Zakryty: tylko właściciel wie, co w nim jest.
page-tab-table = Stół
page-tab-log = Przebieg
page-tab-options = Opcje
page-no-options = Teraz nie ma o czym decydować.
page-glossary = Ikony
page-glossary-title = Co znaczą ikony
page-filter = Szukaj
page-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
page-bot-sign = bot
page-here = przy stole
page-away = nie ma przy stole
page-you = ty
page-decides = decyduje
page-seat-menu = Kto gra za: { $name }
page-group-other = Ponadto
page-fold-options = Ukryj listę opcji (L)
page-unfold-options = Pokaż listę wszystkich opcji (L)

## The log

page-log = Co się wydarzyło
page-log-set-up = Przygotowanie gry
page-since = Od twojej ostatniej tury

## The result and the replay

page-result = Wynik
page-result-show = Pokaż wynik
page-result-only = Końcowej pozycji tej gry nie można już pokazać; oto jak się skończyła.
page-result-winner = Wygrywa { $name }
page-result-team = Wygrywa drużyna: { $names }
page-result-winners = Remis: { $names }
page-result-lost = Przegrana: wygrała gra
page-ending = Koniec gry
page-ending-turns = Punkty zwrotne gry
page-ending-lead = Runda { $round }: prowadzenie obejmuje { $name } ({ $n })
page-ending-leap = Runda { $round }: { $name } zyskuje naraz { $n }, najwięcej ze wszystkich w jednej rundzie
page-ending-share-lead = Runda { $round }: najbliżej zwycięstwa jest { $name } ({ $n }% tego, co potrzebne)
page-ending-share-leap = Runda { $round }: { $name } pokonuje naraz { $n }% całej drogi, najwięcej ze wszystkich w jednej rundzie
page-result-player = Gracz
page-chart-title = Punkty według rund
page-chart-shares = Jak daleko był kto na drodze do zwycięstwa, według rund
page-goals = Co osiągnięto
page-goal-part = { $name } { $n } z { $needed }
page-sources = Punkty według źródła
page-total = Razem
page-counts = Co się liczy
page-record-download = Pobierz zapis
page-rematch = Rewanż
page-rematch-begun = Rewanż się zaczął: zajmij swoje miejsce.
page-rematch-watch = Rewanż się zaczął: obejrzyj go.
page-rematch-go = Do rewanżu
page-replay = Odtwórz
page-replay-step = Krok { $n } z { $last }
page-replay-position = Miejsce w grze
page-replay-seen-by = Czyje karty widać
page-replay-seen-by-decider = karty tego, kto decyduje
page-replay-seen-by-name = karty gracza { $name }
page-replay-start = Na początek
page-replay-back = Krok wstecz
page-replay-forward = Krok naprzód
page-replay-end = Na koniec
page-replay-play = Uruchom
page-replay-pause = Zatrzymaj
page-replay-running = Odtworzyć można dopiero zakończoną grę.
page-back-to-table = Powrót do stołu

## Icons of the page

page-icon-hand = karty na ręce
page-icon-deck = karty w stosie dobierania
page-icon-discard-pile = stos kart odrzuconych
page-explain-hand = Karty, które gracz trzyma; widzi je tylko on.
page-explain-deck = Zakryte karty czekające na dobranie. Przy graczu: talia / karty odrzucone.
page-explain-discard-pile = Karty zagrane lub odrzucone; z nich tasuje się nową talię.
