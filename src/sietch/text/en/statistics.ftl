# What statistics count besides components: sides, sources of points, and endings.

arrakis-role-atreides = Atreides
arrakis-role-harkonnen = Harkonnen

uprising-source-start = Start
uprising-source-influence = Influence
uprising-source-alliance = Alliances
uprising-source-conflict = Conflicts
uprising-source-icons = Battle icons
uprising-source-contract = Contracts
uprising-source-intrigue = Intrigue
uprising-source-card = Cards
uprising-source-other = Other

uprising-ending-points = Ten points
uprising-ending-conflicts = Last conflict

arrakis-source-prescience = Prescience cards
arrakis-source-station = Testing stations
arrakis-source-settlement = Settlements and sietches
arrakis-source-spice = Spice
arrakis-source-card = Cards and Leaders
arrakis-source-other = Other

# Who won, and what brought their last step.
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
