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
