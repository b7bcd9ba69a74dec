### The terminal's words for the solo game of War for Arrakis.

terminal-mahdi-plans = What the Harkonnen are after
terminal-mahdi-harvest = Harvesting Sector:
terminal-mahdi-target = Target Sietch:
terminal-mahdi-moved = it lies in
terminal-mahdi-temporary = temporary target:
terminal-mahdi-reinforcements = Reinforcements
terminal-mahdi-beside = beside the map:
terminal-mahdi-dice = { $n } not rolled; spent: { $spent }; on the spice board: { $board }
terminal-several-reinforced = Planning cards join the Reinforcements: { $cards }.

## Beside a real table

terminal-companion-not-told = Not taken: { $text }
terminal-companion-table-help =
    Play on your real table. Tell here what dice, cards and tokens show there,
    and choose here what you do yourself. What the Harkonnen do is told step by
    step. What lies face down is asked for only when it is turned over.
    3              the option with this number
    arrakeen       the option with this text; if several have it, they are listed
    2 hit, shield  several dice or cards at once, with commas
    undo           take back what was told last, again and again
    card NAME, board, log, why, odds A B, icons   as in every game
    save FILE      keep the game in this file from now on
    quit           leave; the game is kept. Ctrl-C and Ctrl-D do the same
