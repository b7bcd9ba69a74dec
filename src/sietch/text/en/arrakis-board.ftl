### What the result counts.

arrakis-role-atreides = Atreides
arrakis-role-harkonnen = Harkonnen
arrakis-role-house-atreides = House Atreides
arrakis-role-fremen-ally = Fremen Ally
arrakis-role-house-harkonnen = House Harkonnen
arrakis-role-corrino-ally = Corrino Ally
arrakis-source-prescience = Prescience cards
arrakis-source-station = Testing stations
arrakis-source-settlement = Settlements and sietches
arrakis-source-spice = Spice
arrakis-source-card = Cards and Leaders
arrakis-source-other = Other
arrakis-ending-atreides-prescience = Atreides: prescience card
arrakis-ending-atreides-station = Atreides: testing station
arrakis-ending-atreides-settlement = Atreides: settlement
arrakis-ending-atreides-spice = Atreides: spice
arrakis-ending-atreides-card = Atreides: card or Leader
arrakis-ending-atreides-other = Atreides: other
arrakis-ending-harkonnen-prescience = Harkonnen: prescience card
arrakis-ending-harkonnen-station = Harkonnen: testing station
arrakis-ending-harkonnen-settlement = Harkonnen: sietch
arrakis-ending-harkonnen-spice = Harkonnen: spice
arrakis-ending-harkonnen-card = Harkonnen: card or Leader
arrakis-ending-harkonnen-other = Harkonnen: other
