### What a player can answer.

## Turns

option-play = zagraj kartę { $name }
option-reveal = odkryj karty z ręki
option-intrigue = zagraj kartę intrygi { $name }
option-send = wyślij agenta na pole { $name }
option-infiltrate = infiltracja dzięki szpiegowi na punkcie { $name }
option-gather = zbierz dane dzięki szpiegowi na punkcie { $name }
option-deploy = wyślij żołnierzy na obszar konfliktu
option-end = zakończ turę
option-buy = pozyskaj kartę { $name }
option-buy-aside = pozyskaj odłożoną dla ciebie kartę { $name } za 1 punkt perswazji mniej
option-pass = spasuj
option-done = gotowe

## Targets

option-post = umieść szpiega na punkcie { $name }
option-recall = przywołaj szpiega z punktu { $name }
option-acquire = pozyskaj kartę { $name }
option-discard = odrzuć kartę { $name }
option-trash-hand = zniszcz kartę { $name } z ręki
option-trash-discard = zniszcz kartę { $name } ze stosu kart odrzuconych
option-trash-play = zniszcz wyłożoną kartę { $name }
option-trash-intrigue = zniszcz kartę intrygi { $name }
option-faction = zdobądź wpływ u { NOUN($faction, case: "gen") }
option-lose = strać wpływ u { NOUN($faction, case: "gen") }
option-agent = przywołaj agenta z pola { $name }
option-at-leader = agent przy twoim liderze
option-heir = znacznik sojuszu bierze { $player }
option-leader = graj liderem { $name }
option-match = dopasuj uniwersalną ikonę bitwy do karty { $name }
option-match-objective = dopasuj uniwersalną ikonę bitwy do karty celu { $name }
option-flip = zakryj kartę { $name }
option-flip-objective = zakryj kartę celu { $name }
option-set-aside = odłóż na bok kartę { $name }
option-keep = dobierz kartę { $name }
option-throw = odrzuć kartę { $name }
option-burn = zniszcz kartę { $name }

## What chance answers

option-drawn = dobrana zostaje karta { $name }
option-drawn-intrigue = dobrana zostaje karta intrygi { $name }
option-row = do rzędu Imperium trafia karta { $name }
option-new-conflict = odkryty zostaje konflikt { $name }
option-dealt-leader = wylosowany zostaje lider { $name }
option-dealt-objective = rozdana zostaje karta celu { $name }
option-stolen = zabrana zostaje karta intrygi { $name }
