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
