### The terminal's words for the solo game of War for Arrakis.

terminal-mahdi-plans = O co Harkonneni usilují
terminal-mahdi-harvest = těžební sektor:
terminal-mahdi-target = zaměřený síč:
terminal-mahdi-moved = leží v oblasti
terminal-mahdi-temporary = dočasně zaměřený síč:
terminal-mahdi-reinforcements = balíček posil
terminal-mahdi-beside = vedle mapy:
terminal-mahdi-dice = { $n } ještě nehozeno; utraceno: { $spent }; na desce koření: { $board }
terminal-several-reinforced = Do balíčku posil přibývají plánovací karty: { $cards }.
