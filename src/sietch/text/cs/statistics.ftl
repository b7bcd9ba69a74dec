# Co statistiky počítají kromě součástí hry: strany, zdroje bodů a konce her.

arrakis-role-atreides = Atreidové
arrakis-role-harkonnen = Harkonnenové

uprising-source-start = Začátek
uprising-source-influence = Vliv
uprising-source-alliance = Aliance
uprising-source-conflict = Střety
uprising-source-icons = Ikony bitvy
uprising-source-contract = Smlouvy
uprising-source-intrigue = Intriky
uprising-source-card = Karty
uprising-source-other = Ostatní

uprising-ending-points = Deset bodů
uprising-ending-conflicts = Poslední střet

arrakis-source-prescience = Karty jasnozřivosti
arrakis-source-station = Pokusné stanice
arrakis-source-settlement = Osady a síče
arrakis-source-spice = Koření
arrakis-source-card = Karty a velitelé
arrakis-source-other = Ostatní

# Kdo vyhrál a co přineslo jeho poslední krok.
arrakis-ending-atreides-prescience = Atreidové: karta jasnozřivosti
arrakis-ending-atreides-station = Atreidové: pokusná stanice
arrakis-ending-atreides-settlement = Atreidové: osada
arrakis-ending-atreides-spice = Atreidové: koření
arrakis-ending-atreides-card = Atreidové: karta nebo velitel
arrakis-ending-atreides-other = Atreidové: ostatní
arrakis-ending-harkonnen-prescience = Harkonnenové: karta jasnozřivosti
arrakis-ending-harkonnen-station = Harkonnenové: pokusná stanice
arrakis-ending-harkonnen-settlement = Harkonnenové: síč
arrakis-ending-harkonnen-spice = Harkonnenové: koření
arrakis-ending-harkonnen-card = Harkonnenové: karta nebo velitel
arrakis-ending-harkonnen-other = Harkonnenové: ostatní
