### Why something is not possible.

## In general

why-of-player = { $leader }: { $why }
why-effects-left = nejdřív je nutné vyhodnotit zbývající povinné efekty
why-intrigue-kind =
    { $kind ->
        [plot] není to karta tajných plánů: v tahu ji zahrát nelze
        [combat] není to karta boje
        [victory] není to karta pro vítěze střetu
       *[endgame] není to karta konce hry
    }

## Sending an Agent

why-no-agents = nemáš už žádného agenta
why-no-agent-icons = karta nemá ikonu agenta
why-no-space = žádné pole, na které tato karta vede, ti není přístupné
why-choose-card = nejdřív zvol kartu, která tam vede: { $cards_options }
why-no-card-leads = žádná karta v ruce tam nevede
why-no-icon = karta nemá ikonu agenta { NOUN($icon) }
why-own-agent = už tam je tvůj agent
why-occupied = je tam agent jiného hráče a nemáš špiona, který by pole sledoval
why-barred = teď tam nelze poslat agenta
why-influence = u { NOUN($faction, case: "gen") } potřebuješ { $n } { NOUN("influence", $n, case: "acc") }, máš { $have }
why-has-swordmaster = mistra meče už máš
why-not-alone = tuto kartu nelze zahrát samotnou
why-has-council-seat = křeslo v Nejvyšší radě už máš
why-has-hooks = tvůrcovské háky už máš
why-no-other-agent = nemáš na herním plánu jiného agenta
why-no-bonus-spice = není tu žádné bonusové koření
why-no-visit-influence = toto pole nedává vliv, který by se dal zdvojnásobit

## Paying

why-goods = potřebuješ { $n } { NOUN($what, $n, case: "acc") }, máš { $have }
why-persuasion = stojí { $n } { NOUN("persuasion", $n, case: "acc") }, máš { $have }
why-influence-to-lose = musíš ztratit { $n } { NOUN("influence", $n, case: "acc") }, máš { $have }
why-cards-in-hand = potřebuješ v ruce { $n } { NOUN("card", $n, case: "acc") }, máš { $have }
why-spies-on-board = potřebuješ na herním plánu { $n } { NOUN("spy", $n, case: "acc") }, máš { $have }
why-no-conflict-with-icon = nemáš lícem nahoru kartu střetu ani cíle s ikonou bitvy { NOUN($icon) } ani s univerzální ikonou

## Cards

why-no-cards-to-draw = tvůj dobírací i odkládací balíček je prázdný
why-cards-in-deck = tvůj dobírací balíček musí mít alespoň { $n } { NOUN("card", $n, case: "acc") }, má { $have }
why-no-card-of-cost = není tu vhodná karta s cenou nejvýše { $n }
why-no-card-to-trash = nemáš na to kartu: { $what }
why-card-left-play = karta už není ve hře
why-card-set-aside = jednu kartu už máš stranou
why-set-aside-for-you = máš ji stranou: kup ji odtamtud za { $n } { NOUN("persuasion", $n, case: "acc") }
why-set-aside-for-other = má ji stranou jiný hráč
why-row-empty = imperiální řada je prázdná
why-opponents-hands-empty = žádný soupeř nemá v ruce kartu
why-no-intrigue-cards = karty intrik došly
why-no-intrigue-in-hand = nemáš žádnou kartu intrik
why-nobody-to-steal-from = žádný soupeř nemá alespoň { $n } { NOUN("intrigue-card", $n, case: "acc") }

## Units and Spies

why-no-troops-in-supply = nemáš v zásobě žádnou jednotku
why-no-troops-in-garrison = nemáš v pevnosti žádnou jednotku
why-troops-in-conflict = potřebuješ ve střetu { $n } { NOUN("troop", $n, case: "acc") }, máš { $have }
why-units-deployed = v tomto tahu musíš poslat do střetu { $n } { NOUN("unit", $n, case: "acc") }, zatím { $have }
why-deployment-forbidden = v tomto tahu nesmíš posílat vojenské síly do střetu
why-no-combat-space = toto není bojové pole
why-deployment-limit =
    { $n ->
        [0] teď nemůžeš poslat do střetu žádnou jednotku
       *[other] víc než { $n } { NOUN("troop", $n, case: "acc") } v tomto tahu poslat nemůžeš
    }
why-shield-wall = tento střet chrání před písečnými červy Štítový val
why-wall-gone = Štítový val už nestojí
why-no-post = není na to volné žádné pozorovací stanoviště
why-spying-on-faction = tvoji špioni nesledují žádnou frakci
why-training-finished = Feydův žeton je na posledním poli
