# Co statystyki liczą oprócz elementów gry: strony, źródła punktów i zakończenia.

arrakis-role-atreides = Atrydzi
arrakis-role-harkonnen = Harkonnenowie

uprising-source-start = Początek
uprising-source-influence = Wpływy
uprising-source-alliance = Sojusze
uprising-source-conflict = Konflikty
uprising-source-icons = Ikony walki
uprising-source-contract = Kontrakty
uprising-source-intrigue = Intrygi
uprising-source-card = Karty
uprising-source-other = Inne

uprising-ending-points = Dziesięć punktów
uprising-ending-conflicts = Ostatni konflikt

arrakis-source-prescience = Karty jasnowidzenia
arrakis-source-station = Stacje badawcze
arrakis-source-settlement = Osady i sicze
arrakis-source-spice = Przyprawa
arrakis-source-card = Karty i dowódcy
arrakis-source-other = Inne

# Kto wygrał i co przyniosło ostatni krok.
arrakis-ending-atreides-prescience = Atrydzi: karta jasnowidzenia
arrakis-ending-atreides-station = Atrydzi: stacja badawcza
arrakis-ending-atreides-settlement = Atrydzi: osada
arrakis-ending-atreides-spice = Atrydzi: przyprawa
arrakis-ending-atreides-card = Atrydzi: karta lub dowódca
arrakis-ending-atreides-other = Atrydzi: inne
arrakis-ending-harkonnen-prescience = Harkonnenowie: karta jasnowidzenia
arrakis-ending-harkonnen-station = Harkonnenowie: stacja badawcza
arrakis-ending-harkonnen-settlement = Harkonnenowie: sicz
arrakis-ending-harkonnen-spice = Harkonnenowie: przyprawa
arrakis-ending-harkonnen-card = Harkonnenowie: karta lub dowódca
arrakis-ending-harkonnen-other = Harkonnenowie: inne
