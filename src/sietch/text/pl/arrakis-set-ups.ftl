### Dlaczego Wojny o Arrakis nie można tak przygotować.

setup-no-leaders = w Wojnie o Arrakis nie wybiera się liderów
setup-other-facts = w tę grę grano z innymi danymi o pudełku ({ $then }; tutaj: { $now })
setup-package-facts = dane z pakietu
setup-mahdi-players = zasady Mahdi są dla 1 lub 2 graczy, nie dla { $players }
setup-no-partners = nikt tu nie dzieli strony: partnerzy są przy 3 lub 4 graczach, a według zasad Mahdi przy 2
setup-shared = strona, którą dzielą gracze, to jedna z możliwości { $possible }, nie { $said }
setup-shared-players = to, którą stronę dzielą gracze, podaje się przy 3 graczach, nie przy { $players }
