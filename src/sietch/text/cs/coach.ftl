### Trenér: poctivé míchání, pozice, nápovědy, rozbory a úlohy.

## Poctivé míchání

fair-fair = Všech { $n } výsledků náhody plyne z toho, co bylo stanoveno před hrou
fair-fair-since = Všech { $n } výsledků náhody od záznamu { $since } dál plyne z toho, co bylo tehdy stanoveno; hra tam navázala na uloženou
fair-seeded = Všech { $n } výsledků náhody plyne ze semínka, které mohl znát ten, kdo hru připravil
fair-told = Výsledky náhody hlásili lidé u skutečného stolu: ověřit je nelze
fair-free = Před touto hrou nebylo nic slíbeno: její míchání ověřit nelze
fair-broken = Míchání není to, které bylo slíbeno: záznam { $n } je jiný
fair-commitment = Závazek: { $commitment }
fair-text = Je to otisk textu: { $text }
fair-same = Je to zveřejněný závazek
fair-other = Zveřejněný závazek je jiný
fair-promised = Míchání této hry je stanoveno: tento otisk byl zveřejněn s prvním rozdáním a semínko se oznámí po skončení
fair-seeded-now = Míchání plyne ze semínka, které bylo při přípravě stolu zvoleno
fair-free-now = Před touto hrou nebylo nic slíbeno: její míchání ověřit nelze

## Pozice

position-none = pozice začíná { $mark }, ne { $text }
position-version = tahle verze umí pozice, které začínají { $mark }; tuto zapsala novější
position-damaged = text pozice je poškozený: něco chybí nebo je změněno
position-other = tu pozici zapsala jiná verze Sietche a tahle neví, co jí mínila
position-wrong = to není pozice této hry: { $reason }
position-set-up = ta pozice patří k jiné přípravě hry
position-over = v té pozici už hra skončila: není o čem rozhodovat

## Nápovědy

hint-answer = { $place }. { $answer }
hint-chance = { $chance } % na výhru (95 %: { $low } až { $high })
hint-behind = −{ $points } %
hint-worlds = Porovnáno v { $n } představených světech, podle toho, co vidíš.
hint-early = Je brzy: kdo vyhraje, se ještě říct nedá, jen které odpovědi vypadají lépe.
hint-none = Teď nemáš o čem rozhodovat.
hint-lone = Odpověď je jen jedna.
reason-feature = { $feature } { $amount }
reason-influence = { $amount } vliv u { NOUN($faction, case: "gen") }
reason-opens = otevírá { $place }

feature-victory = cesta k vítězství
feature-supremacy = nadvláda
feature-prescience = předvídání
feature-prospect = vyhlídky na předvídání
feature-hunt = nepřátelé na dosah
feature-danger = ohrožení vlastních legií
feature-strength = síla legií
feature-enemy-strength = síla nepřítele
feature-exposure = odkrytá místa
feature-enemy-card = karty nepřítele
feature-die = akční kostky
feature-enemy-die = akční kostky nepřítele
feature-aircraft = letadla
feature-worm = píseční červi
feature-wormsign = znamení červa
feature-order = lepší pořadí kroků
feature-victory-point = vítězné body
feature-influence = vliv
feature-bonus = odměny na stupnicích vlivu
feature-battle-icon = bitevní symboly
feature-control = ovládaná místa
feature-solari = solari
feature-spice = koření
feature-water = voda
feature-card = karty
feature-intrigue = karty intrik
feature-played-intrigue = vynesená karta intrik
feature-persuasion = přesvědčování
feature-troop = jednotky
feature-agent = agenti
feature-swordmaster = mistr meče
feature-high-council-seat = křeslo ve Vysoké radě
feature-maker-hooks = háky na červy
feature-detonate = Štítový val
feature-spy = špehové
feature-watched-spaces = sledovaná místa
feature-watched-agents = sledovaní agenti
feature-hindrance = překážky ostatním
feature-rival-points = body ostatních
feature-discard = odhozené karty
feature-hand-icons = místa, kam ruka vede
feature-acquire = získaná karta
feature-acquired-cost = silná nová karta
feature-acquired-icons = místa, kam vede nová karta
feature-acquired-access = nové cesty na místa
feature-acquired-persuasion = přesvědčování nové karty
feature-acquired-sword = meče nové karty
feature-trash = tenčí balíček
feature-lost-card = ztracená karta
feature-trashed-cost = silná karta ztracená
feature-trashed-icons = místa ztracená s kartou
feature-trashed-access = ztracené cesty na místa
feature-trashed-persuasion = přesvědčování ztracené s kartou
feature-trashed-sword = meče ztracené s kartou
feature-below-point = krok od bodu za vliv
feature-below-alliance = krok od spojenectví
feature-hand-persuasion = přesvědčování běžné ruky
feature-hand-sword = meče běžné ruky
feature-hand-cost = síla balíčku
feature-contract = zakázky
feature-completed-contract = splněné zakázky
feature-freedom = volnost volby
feature-specimen = vzorky
feature-research = výzkum
feature-tleilaxu = stupnice Tleilaxu
feature-tech = dílky technologií
feature-tech-cost = síla dílku technologie
feature-negotiator = vyjednavači
feature-freighter = nákladní loď
feature-dreadnought = dreadnoughty

terminal-no-hints = Tady nápovědy nejsou: hraje víc lidí. Dovolí je { $command }.
terminal-hint-thinking = Trenér přemýšlí

## Ohlédnutí

analyse-what = uveď záznam, nebo pozici volbou --position
analyse-answers = odpovědi
analyse-chance = { $name }: { $chance } % na výhru
analyse-curve = Naděje na výhru na začátku každého kola
analyse-round = Kolo
analyse-end = Konec
analyse-early = Před kolem { $round } nikdo neví, kdo vyhraje.
analyse-turns = Kde se hra zlomila
analyse-turn = Kolo { $round }: { $name } – z { $before } % na { $after } %
analyse-accounts = Umění a štěstí v procentech naděje na výhru
analyse-player = Hráč
analyse-start = Začátek
analyse-own = Vlastní odpovědi
analyse-others = Odpovědi ostatních
analyse-luck = Štěstí
analyse-mistakes = Chyby: { $n } v { $of } rozhodnutích
analyse-mistake = Kolo { $round }, { $name }: „{ $played }“ stálo { $loss } % ({ $low } až { $high }); lepší: „{ $better }“

## Úlohy

puzzles-title = { $n ->
    [one] { $n } úloha
    [few] { $n } úlohy
    [many] { $n } úlohy
   *[other] { $n } úloh
}
puzzles-id = Značka
puzzles-game = Hra
puzzles-players = Hráči
puzzles-modules = Moduly
puzzles-usage = sietch puzzles solve předloží úlohu dne, se značkou tu, které patří.
puzzles-which = Která odpověď je nejlepší?
puzzles-right = Správně: { $answer }
puzzles-wrong = Ne. Nejlepší je: { $answer }
puzzles-none = úloha { $id } není; jaké jsou, vypíše sietch puzzles
puzzles-broken = úloha { $id } se v této verzi neptá na to, na co má
puzzles-no-answer = { $answer } není odpověď; uveď ji číslem, 1 až { $n }, nebo jejím klíčem
puzzles-found = nalezeno { $n }, prohlédnuto pozic: { $looked }
puzzles-file = do { $file } nelze zapsat: { $reason }

## U stolu

position-alone = stůl začíná v pozici, nebo navazuje na záznam, nebo leží na skutečném stole: jedno z toho
