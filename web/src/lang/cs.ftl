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
page-notices = Upozornit prohlížečem, když jsem na tahu a dívám se jinam
page-notices-insecure = Upozornění vyžadují server na https, nebo na tomto počítači.
page-notices-denied = Prohlížeč upozornění této stránky nepovoluje; změnit se to dá v jeho nastavení.
page-push = Poslat upozornění do tohoto prohlížeče, když jsem na tahu, i když je stránka zavřená
page-push-missing = Tento server to neumí: kdo ho provozuje, musí nejdřív nainstalovat „sietch[push]“.
page-push-failed = Prohlížeči se to nepodařilo zařídit. Potřebuje svou službu pro upozornění a okno, které není soukromé.
page-scenes = Scény
page-scenes-wait = počkají na mě
page-scenes-auto = běží samy
page-scenes-off = se vynechají
page-scene-next = Dál
page-scene-skip = Přeskočit
page-scene-done = Pokračovat
page-end-told = Nic dalšího už nezbývá. Tah může v takové chvíli skončit sám (Nastavení).
page-end-always = Ano, odteď
page-sounds = Tiché zvuky

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
page-told = vedle skutečného stolu: zadáváš, co ukázaly kostky a karty, a dozvídáš se, co dělá strana, za kterou nikdo nehraje
page-told-hint = Hraj se skutečnou krabicí. Na každý hod a kartu se tu stránka zeptá; co bylo zadáno naposledy, lze vzít zpět.
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
page-forgotten = zapomenuto
page-table-round = { $n }. kolo
page-table-running = běží
page-table-over = dohráno

## Přátelé se scházejí

page-tile-players = { $few ->
    [one] 1 až { $many } hráčů
   *[other] { $few } až { $many } hráčů
}
page-invite = Pozvat přátele
page-everything = Nastavit všechno
page-gallery = Ukázat všechny
page-gallery-of = Ukázat všechny: { $option }, místo { $seat }
page-share = Sdílet…
page-table-lobby = přátelé se scházejí
page-table-yours = jsi na tahu
page-table-turn = rozhoduje { $name }
page-forget-table = Zapomenout: { $table }
page-seat = Místo { $seat }
page-lobby-invite = Odkaz pro přátele
page-lobby-code = Odkaz pro přátele jako QR kód
page-lobby-played = Co se hraje
page-lobby-invite-hint = Tento jediný odkaz pošli všem. Kdo ho otevře, vybere si místo a jméno.
page-lobby-choose = Napiš své jméno a vyber si místo.
page-lobby-host = hostitel
page-lobby-free = volné
page-lobby-ready = může se začít
page-lobby-not-ready = ještě ne
page-lobby-sit = Sednout si sem
page-lobby-sit-at = Sednout si sem: { $seat }
page-lobby-move = Přesednout sem
page-lobby-move-to = Přesednout sem: { $seat }
page-lobby-remove = Uvolnit místo
page-lobby-remove-who = Uvolnit místo hráče { $name }
page-lobby-get-up = Vstát
page-lobby-say-ready = Můžeme začít
page-lobby-wait = Přece jen ještě ne
page-lobby-begin = Začít hru
page-lobby-begin-bots = { $n ->
    [one] Doplnit bota na { $n } místo a začít
    [few] Doplnit boty na { $n } místa a začít
   *[other] Doplnit boty na { $n } míst a začít
}
page-lobby-waiting = Ještě čekají: { $names }. Začít můžeš i tak.
page-lobby-host-begins = Za tebe je hotovo. Hru začne hostitel.
page-lobby-watching = { $n ->
    [one] Bez místa je tu ještě { $n } člověk.
    [few] Bez místa jsou tu ještě { $n } lidé.
   *[other] Bez místa je tu ještě { $n } lidí.
}
page-lobby-links = Odkaz pro každé místo zvlášť
page-me = Ty na svých dalších zařízeních
page-me-about = Tvé stoly patří ke klíči, který si tento prohlížeč vymyslel. Není tu žádný účet ani heslo: zařízení, které klíč má, ukazuje tytéž stoly a hraje na tvých místech.
page-me-secret = Nikomu jinému ten odkaz nedávej. Kdo ho má, hraje místo tebe.
page-me-show = Ukázat odkaz a jeho QR kód
page-me-link = Odkaz pro vlastní zařízení
page-me-code = Odkaz pro vlastní zařízení jako QR kód
page-me-offered = Tento odkaz je z jiného tvého zařízení. Má tento prohlížeč od teď ukazovat stoly onoho zařízení? Stoly, které už zná, na seznamu zůstanou.
page-me-become = Ano, to jsem já
page-me-stay = Ne, nechat, jak je
page-me-wrong = Tento odkaz není celý.

## Chat

page-chat = Chat
page-chat-empty = Ještě nikdo nic neřekl.
page-chat-off = Hostitel chat vypnul.
page-chat-people-only = Chat tohoto stolu čtou jen ti, kdo hrají.
page-chat-say = Něco říct
page-chat-placeholder = Zpráva; [[ najde kartu
page-chat-send = Říct
page-chat-cards = Karty, které odpovídají
page-chat-who = Koho je slyšet
page-chat-hear = Poslouchat: { $name }
page-chat-mode = Chat je pro
page-chat-mode-everybody = všechny, i pro diváky
page-chat-mode-people = ty, kdo hrají
page-chat-mode-off = nikoho: vypnutý
page-chat-like = Dobře zahráno
page-chat-laugh = To je vtipné
page-chat-wow = To je překvapení
page-chat-sad = To je škoda
page-chat-party = To se musí oslavit

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
page-rewind = Vrátit se dál …
page-rewind-title = Vrátit se dál
page-rewind-explained = Zpátky tam, kde někomu začal tah, ať se od té doby ukázalo cokoli. Souhlasit musí všichni lidé u stolu.
page-rewind-alone = Zpátky tam, kde ti začal tah, ať se od té doby ukázalo cokoli.
page-rewind-last = Těsně před ním:
page-rewind-point = Tah: { $player } ({ $n ->
    [one] { $n } odpověď zpět
    [few] { $n } odpovědi zpět
   *[other] { $n } odpovědí zpět
})
page-rewind-asks = { $player } se chce vrátit o { $n ->
    [one] { $n } odpověď.
    [few] { $n } odpovědi.
   *[other] { $n } odpovědí.
}
page-rewind-waits = Ještě má souhlasit: { $players }.
page-rewind-agree = Souhlasím
page-rewind-refuse = Odmítnout
page-rewind-withdraw = Už nechci
page-clock = Čas na odpověď
page-clock-none = bez omezení
page-clock-told = Čas na každou odpověď: { $time }.
page-clock-hint = Když vyprší, nic se nestane samo: ostatní se mohou připomenout a pak se dohodnout, že zaskočí bot, dokud se hráč nevrátí.
page-clock-left = Zbývající čas:
page-clock-up = čas vypršel
page-late = { $player }: čas vypršel.
page-late-nudged = { $player }: po připomenutí zatím bez odpovědi.
page-nudge = Připomenout se
page-nudge-again = Znovu připomenout
page-nudged = Ostatní na tebe čekají.
page-stand-in-sign = zaskakuje bot
page-stand-in-ask = Ať zaskočí bot
page-stand-in-level = Který bot
page-stand-in-wait = Bot může zaskočit za { $time }.
page-stand-in-asks = { $player } navrhuje záskok, dokud se nevrátí { $absent } ({ $bot }).
page-stand-in-for-you = { $player } chce, aby za tebe zaskočil bot. Rozhodni se a hraješ dál ty.
page-stand-in-mine = Zaskakuje za tebe bot.
page-come-back = Jsem zpátky
page-why = Proč ne?
page-why-title = Co teď není možné a proč
page-why-nothing = Tady se nic neodmítá: vybrat lze ze všeho.
page-why-not-now = O tom se teď nerozhoduje.
page-why-asked = Teď se rozhoduje:
page-why-more = a ještě { $n }
page-why-fewer = zobrazit méně
page-look = Prohlédnout: { $name }
page-more = Více: { $name }
page-less = Méně: { $name }
page-skip-ahead = Přeskočit ({ $n })
page-keys = Klávesy: číslo možnosti, nebo ↑ ↓ a Enter v seznamu · L seznam · U zpět · ? proč ne · H nápověda · R pravidla · G ikony · P balíčky · I prohlédnout zblízka · mezerník přeskočí dál
page-piles = Balíčky
page-pile-hidden = Lícem dolů: co v něm je, ví jen jeho majitel.
page-tab-table = Stůl
page-tab-log = Průběh
page-tab-options = Možnosti
page-no-options = Teď není o čem rozhodovat.
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
page-fold-options = Skrýt seznam možností (L)
page-unfold-options = Ukázat seznam všech možností (L)

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
page-ending = Konec hry
page-ending-turns = Kde se hra zlomila
page-ending-lead = { $round }. kolo: do vedení jde { $name } ({ $n })
page-ending-leap = { $round }. kolo: { $name } získává najednou { $n }, nejvíc ze všech za jedno kolo
page-ending-share-lead = { $round }. kolo: nejblíž k vítězství má { $name } ({ $n } % potřebného)
page-ending-share-leap = { $round }. kolo: { $name } urazí najednou { $n } % celé cesty, nejvíc ze všech za jedno kolo
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
