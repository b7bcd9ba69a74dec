### The terminal's own words: headings, labels, what the commands answer. Sentences of the game live elsewhere.

## The table

terminal-players = Gracze
terminal-deck-and-discard = talia/odrzucone

## Playing

terminal-person = Gracz { $n }
terminal-bot-random = Losowy { $n }
terminal-bot-search-beginner = Początkujący { $n }
terminal-bot-greedy = Rozważny { $n }
terminal-bot-search = Doświadczony { $n }
terminal-bot-search-strong = Silny { $n }
terminal-keeps-saving = Po każdym twoim wyborze gra jest zapisywana w pliku { $file }.
terminal-short-screen = (board rysuje cały stół)
terminal-log = Co się wydarzyło
terminal-more-lines = { $n ->
    [one] (najważniejsze; jeszcze { $n } wiersz: wpisz log)
    [few] (najważniejsze; jeszcze { $n } wiersze: wpisz log)
   *[other] (najważniejsze; jeszcze { $n } wierszy: wpisz log)
}
terminal-usage = Wybierz numerem lub tekstem · card NAZWA · ? dlaczego nie · icons: ikony · help
terminal-help =
    12          wybierz opcję 12
    arrakin     wybierz opcję z tym tekstem; jeśli jest ich więcej, zobaczysz listę
    ?           co teraz nie jest możliwe i dlaczego; why TEKST: tylko to, co ma ten tekst
    card NAZWA  pełny tekst karty, lidera, miejsca lub czegokolwiek innego; i NAZWA robi to samo
    board       narysuj ponownie cały stół
    odds A B    szanse ataku z jednego obszaru na drugi, w Wojnie o Arrakis
    hint        najlepsze odpowiedzi z szansą na wygraną i dlaczego, jeśli stół na to pozwala
    icons       co oznaczają symbole
    log         wszystko, co się dotąd wydarzyło
    undo        cofnij swój ostatni wybór, jeśli nikomu nie pokazał niczego nowego
    save PLIK   zapisz grę; bez nazwy w jej własnym pliku
    quit        zapisz i wyjdź; Ctrl-C robi to samo
terminal-enter = Enter: dalej · help
terminal-enter-or-undo = Enter: dalej · undo: cofnij ostatni wybór · help
terminal-thinking = { $name } myśli …
terminal-hand-over = Przekaż klawiaturę, gra { $name }; potem naciśnij Enter:
terminal-no-such-number = Nie ma takiej opcji; jest { $numbers }.
terminal-several-match = { $n ->
    [one] Ten tekst ma { $n } opcja:
    [few] Ten tekst mają { $n } opcje; napisz więcej albo wybierz numer:
   *[other] Ten tekst ma { $n } opcji; napisz więcej albo wybierz numer:
}
terminal-nothing-matches = Żadna opcja nie ma tekstu „{ $text }”. Wpisz numer albo help.
terminal-that-is-possible = To jest możliwe:
terminal-no-refusals = Tu nic nie jest zabronione: można wybrać wszystko.
terminal-not-here = „{ $text }”: o tym teraz się nie decyduje.
terminal-card-usage = card NAZWA pokazuje pełny tekst karty, lidera, miejsca lub czegokolwiek innego; wystarczy część nazwy.
terminal-no-card = Nic nie nazywa się „{ $text }”.
terminal-no-odds = Nie ma tu czego obliczać; szanse w dowolnej bitwie Wojny o Arrakis oblicza `sietch odds`.
terminal-several-cards = { $n ->
    [one] Tę nazwę ma { $n } rzecz:
    [few] To mają w nazwie { $n } rzeczy:
   *[other] To ma w nazwie { $n } rzeczy:
}
terminal-nothing-to-undo = Nie było jeszcze żadnego twojego wyboru.
terminal-no-undo = Ostatniego wyboru nie można cofnąć: pokazał coś nowego albo wybierał już ktoś inny.
terminal-undone = Cofnięto.
terminal-saved = Zapisano w pliku { $file }.
terminal-not-saved = Nie udało się zapisać w pliku { $file }: { $reason }
terminal-file-taken = Plik { $file } już istnieje i nie jest zapisem tej gry; pozostaje bez zmian. Wybierz inną nazwę.
terminal-another-file = Inny plik do zapisu (Enter: wyjdź bez zapisu) >
terminal-left = Zapisano w pliku { $file }. Aby grać dalej:
terminal-kept = Gra jest w pliku { $file }. Aby ją obejrzeć:

## At a table of a server

terminal-joined = Siedzisz przy stole jako { $name }.
terminal-watching = Oglądasz ten stół: zobaczysz tu, co się dzieje.
terminal-seat-of-bot = { $name } (bot)
terminal-seat-of-absent = { $name } (poza stołem)
terminal-waiting = Czekamy, gra { $name }.
terminal-waiting-for-absent = Czekamy, gra { $name } (poza stołem).
terminal-meanwhile = Tymczasem: board · log · card NAZWA · icons: ikony · help · quit
terminal-not-asked = Teraz nie masz o czym decydować.
terminal-bot-has-your-seat = Za ciebie gra bot; miejsce może ci zwrócić osoba, która otworzyła stół.
terminal-bot-stands-in = Zastępuje cię bot. back: znów grasz ty.
terminal-not-stood-in = Nikt cię nie zastępuje.
terminal-late = { $name }: czas minął. nudge: przypomnij.
terminal-late-nudged = { $name }: po przypomnieniu wciąż brak odpowiedzi. stand-in: niech do powrotu gra bot, jeśli inni się zgodzą.
terminal-nudged = Inni na ciebie czekają.
terminal-stand-in-asked = { $by } proponuje, by do powrotu zastąpił bot ({ $bot }), nieobecność: { $name }. agree zgadza się, refuse odmawia
terminal-stand-in-waits = Do powrotu ma zastąpić bot ({ $bot }), nieobecność: { $name }. Zgodzić ma się jeszcze: { $players }.
terminal-stand-in-for-you = { $name } chce, by zastąpił cię bot. Odpowiedz, a dalej grasz ty.
terminal-comes = { $name } jest przy stole.
terminal-goes = Przy stole nie ma już gracza { $name }.
terminal-bot-takes-seat = Za gracza { $name } gra teraz bot.
terminal-seat-given-back = { $name } znowu gra.
terminal-took-back = { $name } cofa ostatni wybór.
terminal-line-lost = Połączenie z serwerem zostało przerwane; program próbuje je wznowić. quit: wyjdź.
terminal-line-back = Połączenie zostało wznowione.
terminal-refused = Serwer tego nie przyjął: { $reason }.
terminal-server-keeps = Serwer zapisuje grę po każdym wyborze; prowadzi do niej ten sam odnośnik.
terminal-left-table = Nie ma cię już przy stole; miejsce pozostaje twoje. Aby grać dalej:
terminal-left-watching = Nie oglądasz już tego stołu. Aby znów go oglądać:
terminal-see-again = Aby obejrzeć grę ponownie, otwórz w przeglądarce:
terminal-help-joined =
    12          wybierz opcję 12
    arrakin     wybierz opcję z tym tekstem; jeśli jest ich więcej, zobaczysz listę
    ?           co teraz nie jest możliwe i dlaczego; why TEKST: tylko to, co ma ten tekst
    card NAZWA  pełny tekst karty, lidera, miejsca lub czegokolwiek innego; i NAZWA robi to samo
    board       narysuj ponownie cały stół
    odds A B    szanse ataku z jednego obszaru na drugi, w Wojnie o Arrakis
    hint        najlepsze odpowiedzi z szansą na wygraną i dlaczego, jeśli stół na to pozwala
    icons       co oznaczają symbole
    log         wszystko, co się dotąd wydarzyło
    undo        cofnij swój ostatni wybór, jeśli nikomu nie pokazał niczego nowego
    back        graj znowu, gdy zastępuje cię bot
    nudge       przypomnij temu, komu minął czas, przy stole z zegarem
    stand-in    zaproponuj innym, by grał za niego bot; stand-in BOT mówi który. Odpowiadają agree i refuse
    quit        wyjdź; grę przechowa serwer, a ten sam odnośnik prowadzi z powrotem. Ctrl-C robi to samo

## The result

terminal-game-over = Koniec gry
terminal-player = Gracz
terminal-winner = Wygrywa { $name }.
terminal-winners = Remis: { $names }.

## Replays

terminal-step = Krok { $n } z { $last }
terminal-replay-usage = Enter: dalej · b: wstecz · 0 do { $last }: ten krok · q: koniec · ? pomoc >
terminal-replay-edge = Nie ma takiego kroku; są od 0 do { $last }.
terminal-replay-help =
    Enter   następny krok
    b       o krok wstecz
    12      krok 12; ostatni to { $last }
    q       koniec; Ctrl-C i Ctrl-D robią to samo

## The catalogue

terminal-nothing-fits = Nic nie pasuje.
