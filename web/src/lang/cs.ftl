### The page's own words. What the game says comes from the server.

page-title = Sietch
page-subtitle = Stůl pro deskové hry z Arrakis
page-unofficial = Neoficiální fanouškovský projekt pro majitele her.
page-skip = K rozhodnutí
page-close = Zavřít
page-error = To se nepovedlo: { $reason }
page-unreachable = Server není dostupný. Zkus to za chvíli znovu.
page-no-answer = Server neodpověděl, jak má ({ $status }). Zkus to za chvíli znovu.
page-again = Zkusit znovu

## Settings

page-language = Jazyk
page-language-en = English
page-language-cs = Čeština
page-language-pl = Polski
page-theme = Barvy
page-theme-system = podle systému
page-theme-light = světlé
page-theme-dark = tmavé
page-settings = Nastavení
page-speed = Tahy ostatních
page-speed-slow = pomalu
page-speed-normal = normálně
page-speed-fast = rychle
page-speed-instant = hned
page-auto-end = Ukončovat můj tah automaticky, když už nic jiného nezbývá

## The start

page-your-name = Tvoje jméno
page-quick = Hrát proti botům
page-quick-hint = { $game }, ty { $n ->
    [0] proti hře
    [one] a { $n } bot
    [few] a { $n } boti
   *[other] a { $n } botů
}: hra začne hned.
page-new-table = Připravit stůl
page-game = Hra
page-preset = Sestava
page-preset-own = vlastní výběr modulů
page-needs = jen s modulem { $modules }
page-no-board = Tato stránka nemá herní plán pro hru { $game }, a tak ji neumí ukázat.
page-seat-option = { $option }, místo { $seat }
page-players = Hráči
page-seats = Místa
page-seat-name = Jméno na místě { $seat }
page-seat-who = Kdo hraje na místě { $seat }
page-person = člověk
page-bot-greedy = bot: přemýšlivý
page-bot-random = bot: náhodný
page-bot-search-beginner = bot: začátečník
page-bot-search = bot: zkušený
page-bot-search-strong = bot: silný
page-bot-other = bot: { $bot }
page-player-name = Hráč { $n }
page-open = Otevřít stůl
page-record = Pokračovat v uložené hře
page-record-hint = Záznam stažený z dohrané hry nebo uložený v terminálu.
page-record-choose = Vybrat soubor se záznamem
page-record-go-on = Pokračovat v této hře
page-record-bad = Tento soubor není záznam hry.
page-your-tables = Tvoje stoly
page-forget = zapomenout
page-table-running = běží
page-table-over = dohráno

## Links

page-links = Odkazy
page-links-hint = Pošli každému jeho odkaz: kdo odkaz má, hraje za to místo.
page-link-spectator = Diváci
page-link-host = Hostitel (tento seznam, v každém prohlížeči)
page-links-loopback = Tyto odkazy fungují jen na tomto počítači. Pro přátele u jiných počítačů spusť server s volbou --host 0.0.0.0.
page-copy = Kopírovat
page-copied = Zkopírováno
page-take-seat = Na moje místo

## The table

page-connecting = Připojování…
page-lost = Spojení se ztratilo; připojuji znovu…
page-closed = K tomuto stolu nelze přistoupit: { $reason }
page-turned-away = Stůl teď nejde ukázat: { $reason }. Zkouším to znovu…
page-try-now = Zkusit hned
page-to-start = Na začátek
page-nowhere = Na této adrese nic není.
page-your-turn = Rozhoduješ
page-waiting-for = Rozhoduje { $name }…
page-thinking = Přemýšlí { $name }…
page-watching = Díváš se.
page-sending = Okamžik…
page-replaced = Na tvém místě teď hraje bot. Hostitel ti místo vrátí v nabídce Odkazy.
page-stale = Hra mezitím pokročila; takhle stojí teď.
page-undo = Zpět
page-why = Proč ne?
page-why-title = Co teď není možné a proč
page-why-nothing = Tady se nic neodmítá: vybrat lze ze všeho.
page-why-not-now = O tom se teď nerozhoduje.
page-why-more = a ještě { $n }
page-why-fewer = zobrazit méně
page-look = Prohlédnout: { $name }
page-more = Více: { $name }
page-less = Méně: { $name }
page-skip-ahead = Přeskočit ({ $n })
page-keys = Klávesy: ↑ ↓ a Enter, nebo číslo možnosti · U zpět · ? proč ne · G ikony
page-tab-table = Stůl
page-tab-log = Průběh
page-glossary = Ikony
page-glossary-title = Co znamenají ikony
page-filter = Hledat
page-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
page-bot-sign = bot
page-here = u stolu
page-away = není u stolu
page-you = ty
page-decides = rozhoduje
page-seat-menu = Kdo hraje za: { $name }
page-group-other = Dále
page-fold-options = Ukázat jen otázku
page-unfold-options = Ukázat odpovědi

## The log

page-log = Co se stalo
page-log-set-up = Příprava hry
page-since = Od tvého minulého tahu

## The result and the replay

page-result = Výsledek
page-result-show = Ukázat výsledek
page-result-only = Závěrečnou pozici této hry už nejde ukázat; takhle hra dopadla.
page-result-winner = Vítězí { $name }
page-result-team = Vítězí tým: { $names }
page-result-winners = Remíza: { $names }
page-result-lost = Prohra: vyhrála hra
page-result-player = Hráč
page-chart-title = Body po kolech
page-chart-shares = Jak daleko byl kdo na cestě k vítězství po kolech
page-goals = Čeho bylo dosaženo
page-goal-part = { $name } { $n } z { $needed }
page-sources = Body podle původu
page-total = Celkem
page-counts = Co se počítá
page-record-download = Stáhnout záznam
page-rematch = Odveta
page-rematch-begun = Začala odveta: posaď se na své místo.
page-rematch-watch = Začala odveta: pojď se dívat.
page-rematch-go = K odvetě
page-replay = Přehrát
page-replay-step = Krok { $n } z { $last }
page-replay-position = Místo ve hře
page-replay-seen-by = Čí karty jsou vidět
page-replay-seen-by-decider = karty toho, kdo rozhoduje
page-replay-seen-by-name = karty hráče { $name }
page-replay-start = Na začátek
page-replay-back = Krok zpět
page-replay-forward = Krok vpřed
page-replay-end = Na konec
page-replay-play = Spustit
page-replay-pause = Zastavit
page-replay-running = Přehrát lze až dohranou hru.
page-back-to-table = Zpět ke stolu

## Icons of the page

page-icon-hand = karty v ruce
page-icon-deck = karty v dobíracím balíčku
page-icon-discard-pile = odkládací balíček
page-explain-hand = Karty, které hráč drží; vidí je jen on.
page-explain-deck = Karty, které čekají lícem dolů na dobrání. U hráče: dobírací / odkládací balíček.
page-explain-discard-pile = Karty použité nebo odložené; z nich se zamíchá nový dobírací balíček.
