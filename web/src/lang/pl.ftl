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
page-table-running = trwa
page-table-over = zakończona

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
page-why = Dlaczego nie?
page-why-title = Co teraz nie jest możliwe i dlaczego
page-why-nothing = Niczego się tu nie odmawia: można wybrać wszystko.
page-why-not-now = O tym się teraz nie decyduje.
page-why-more = i jeszcze { $n }
page-why-fewer = pokaż mniej
page-look = Obejrzyj: { $name }
page-more = Więcej: { $name }
page-less = Mniej: { $name }
page-skip-ahead = Pomiń ({ $n })
page-keys = Klawisze: ↑ ↓ i Enter albo numer opcji · U cofnij · ? dlaczego nie · G ikony
page-tab-table = Stół
page-tab-log = Przebieg
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
page-fold-options = Pokaż tylko pytanie
page-unfold-options = Pokaż odpowiedzi

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
