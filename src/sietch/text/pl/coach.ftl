### Trener: uczciwe tasowanie, pozycje, podpowiedzi, analizy i zadania.

## Uczciwe tasowanie

fair-fair = Wszystkie wyniki losowe ({ $n }) wynikają z tego, co ustalono przed grą
fair-fair-since = Wszystkie wyniki losowe ({ $n }) od wpisu { $since } wynikają z tego, co wtedy ustalono; gra była tam kontynuacją zapisanej
fair-seeded = Wszystkie wyniki losowe ({ $n }) wynikają z ziarna, które mógł znać ten, kto przygotował grę
fair-told = Wyniki losowe podali ludzie przy prawdziwym stole: nie da się ich sprawdzić
fair-free = Przed tą grą niczego nie obiecano: jej tasowania nie da się sprawdzić
fair-broken = Tasowanie nie jest tym, które obiecano: wpis { $n } jest inny
fair-commitment = Zobowiązanie: { $commitment }
fair-text = To SHA-256 tekstu: { $text }
fair-same = To opublikowane zobowiązanie
fair-other = Opublikowane zobowiązanie jest inne
fair-promised = Tasowanie tej gry jest ustalone: ten skrót opublikowano z pierwszym rozdaniem, a ziarno zostanie podane po jej końcu
fair-seeded-now = Tasowanie wynika z ziarna, które wybrano przy przygotowaniu stołu
fair-free-now = Przed tą grą niczego nie obiecano: jej tasowania nie da się sprawdzić
