### Why War for Arrakis cannot be set up like this.

setup-no-leaders = War for Arrakis has no leaders to choose
setup-other-facts = the game was played with other facts of the box ({ $then }; here: { $now })
setup-package-facts = those of the package
setup-mahdi-players = the Mahdi rules are for 1 or 2 players, not { $players }
setup-no-partners = nobody shares a side here: partners are there with 3 or 4 players, or 2 by the Mahdi rules
setup-shared = the side that is shared is one of { $possible }, not { $said }
setup-shared-players = which side is shared is said with 3 players, not with { $players }
