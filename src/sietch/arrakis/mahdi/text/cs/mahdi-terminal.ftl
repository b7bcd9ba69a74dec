### The terminal's words for the solo game of War for Arrakis.

terminal-mahdi-plans = O co Harkonnenové usilují
terminal-mahdi-harvest = těžební sektor:
terminal-mahdi-target = zaměřený síč:
terminal-mahdi-moved = leží v oblasti
terminal-mahdi-temporary = dočasně zaměřený síč:
terminal-mahdi-reinforcements = balíček posil
terminal-mahdi-beside = vedle mapy:
terminal-mahdi-dice = { $n } ještě nehozeno; utraceno: { $spent }; na desce koření: { $board }
terminal-several-reinforced = Do balíčku posil přibývají plánovací karty: { $cards }.

## Beside a real table

terminal-companion-not-told = Nepřijato: { $text }
terminal-companion-table-help =
    Hraj na skutečném stole. Co tam ukážou kostky, karty a žetony, řekni tady,
    a tady také zvol, co děláš sám. Co dělají Harkonnenové, se dozvíš krok za
    krokem. Na to, co leží lícem dolů, přijde řada, až se to otočí.
    3              možnost s tímto číslem
    arrakén        možnost s tímto textem; má-li ho více možností, vypíšou se
    2 zásah, štít  několik kostek nebo karet najednou, s čárkami
    undo           vzít zpět, co bylo řečeno naposled, i opakovaně
    card JMÉNO, board, log, why, odds A B, icons   jako v každé hře
    save SOUBOR    od teď ukládat hru do tohoto souboru
    quit           odejít; hra zůstane uložena. Ctrl-C a Ctrl-D udělají totéž
