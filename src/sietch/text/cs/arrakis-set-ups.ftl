### Proč Válku o Arrakis takto připravit nejde.

setup-no-leaders = ve Válce o Arrakis se vůdci nevolí
setup-other-facts = hra se hrála s jinými údaji o krabici ({ $then }; tady: { $now })
setup-package-facts = údaje z balíčku
setup-mahdi-players = pravidla Mahdí jsou pro 1 nebo 2 hráče, ne pro { $players }
setup-no-partners = tady se o stranu nikdo nedělí: partneři jsou při 3 nebo 4 hráčích, podle pravidel Mahdí při 2
setup-shared = strana, o kterou se hráči dělí, je jedna z možností { $possible }, ne { $said }
setup-shared-players = o kterou stranu se hráči dělí, se volí při 3 hráčích, ne při { $players }
