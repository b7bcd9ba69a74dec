### Trenér: poctivé míchání, pozice, nápovědy, rozbory a úlohy.

## Poctivé míchání

fair-fair = Všech { $n } výsledků náhody plyne z toho, co bylo stanoveno před hrou
fair-fair-since = Všech { $n } výsledků náhody od záznamu { $since } dál plyne z toho, co bylo tehdy stanoveno; hra tam navázala na uloženou
fair-seeded = Všech { $n } výsledků náhody plyne ze semínka, které mohl znát ten, kdo hru připravil
fair-told = Výsledky náhody hlásili lidé u skutečného stolu: ověřit je nelze
fair-free = Před touto hrou nebylo nic slíbeno: její míchání ověřit nelze
fair-broken = Míchání není to, které bylo slíbeno: záznam { $n } je jiný
fair-commitment = Závazek: { $commitment }
fair-text = Je to SHA-256 textu: { $text }
fair-same = Je to zveřejněný závazek
fair-other = Zveřejněný závazek je jiný
fair-promised = Míchání této hry je stanoveno: tento otisk byl zveřejněn s prvním rozdáním a semínko se oznámí po skončení
fair-seeded-now = Míchání plyne ze semínka, které bylo při přípravě stolu zvoleno
fair-free-now = Před touto hrou nebylo nic slíbeno: její míchání ověřit nelze
