### The terminal's words for the solo game of War for Arrakis.

terminal-mahdi-plans = Do czego dążą Harkonnenowie
terminal-mahdi-harvest = sektor zbiorów:
terminal-mahdi-target = sicz docelowa:
terminal-mahdi-moved = leży na obszarze
terminal-mahdi-temporary = tymczasowa sicz docelowa:
terminal-mahdi-reinforcements = posiłki
terminal-mahdi-beside = obok mapy:
terminal-mahdi-dice = { $n } jeszcze nierzucone; wykorzystane: { $spent }; na planszy przyprawy: { $board }
terminal-several-reinforced = Do posiłków trafiają karty planowania: { $cards }.

## Beside a real table

terminal-companion-not-told = Nie przyjęto: { $text }
terminal-companion-table-help =
    Graj na prawdziwym stole. Co pokazują tam kości, karty i żetony, powiedz
    tutaj, i tutaj też wybierz, co robisz sam. Co robią Harkonnenowie, dowiesz
    się krok po kroku. O to, co leży zakryte, program pyta dopiero po odkryciu.
    3              opcja o tym numerze
    arrakin        opcja z tym tekstem; jeśli ma go kilka opcji, są wypisane
    2 trafienie, tarcza   kilka kości albo kart naraz, z przecinkami
    undo           cofnij to, co powiedziano ostatnio, także wielokrotnie
    card NAZWA, board, log, why, odds A B, icons   jak w każdej grze
    save PLIK      odtąd zapisuj grę w tym pliku
    quit           odejdź; gra zostaje zapisana. Ctrl-C i Ctrl-D robią to samo
