### Co počítá výsledek.

arrakis-role-atreides = Atreidové
arrakis-role-harkonnen = Harkonnenové
arrakis-role-house-atreides = Rod Atreidů
arrakis-role-fremen-ally = Fremenští spojenci
arrakis-role-house-harkonnen = Rod Harkonnenů
arrakis-role-corrino-ally = Corrinští spojenci
arrakis-source-prescience = Karty jasnozřivosti
arrakis-source-station = Pokusné stanice
arrakis-source-settlement = Osady a síče
arrakis-source-spice = Koření
arrakis-source-card = Karty a velitelé
arrakis-source-other = Ostatní
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
