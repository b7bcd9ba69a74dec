### Co liczy wynik.

arrakis-role-atreides = Atrydzi
arrakis-role-harkonnen = Harkonnenowie
arrakis-role-house-atreides = Ród Atrydów
arrakis-role-fremen-ally = Sojusznik: Fremeni
arrakis-role-house-harkonnen = Ród Harkonnenów
arrakis-role-corrino-ally = Sojusznik: Corrinowie
arrakis-source-prescience = Karty jasnowidzenia
arrakis-source-station = Stacje badawcze
arrakis-source-settlement = Osady i sicze
arrakis-source-spice = Przyprawa
arrakis-source-card = Karty i dowódcy
arrakis-source-other = Inne
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
