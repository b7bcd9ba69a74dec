### The terminal's own words: headings, labels, what the commands answer. Sentences of the game live elsewhere.

## The table

terminal-players = Hráči
terminal-deck-and-discard = balíček/odložené

## Playing

terminal-person = Hráč { $n }
terminal-bot-random = Náhodný { $n }
terminal-bot-search-beginner = Začátečník { $n }
terminal-bot-greedy = Přemýšlivý { $n }
terminal-bot-search = Zkušený { $n }
terminal-bot-search-strong = Silný { $n }
terminal-keeps-saving = Po každé tvé volbě se hra ukládá do souboru { $file }.
terminal-short-screen = (board nakreslí celý stůl)
terminal-log = Co se stalo
terminal-more-lines = { $n ->
    [one] (to nejdůležitější; { $n } další řádek: napiš log)
    [few] (to nejdůležitější; { $n } další řádky: napiš log)
   *[other] (to nejdůležitější; { $n } dalších řádků: napiš log)
}
terminal-usage = Vyber číslem nebo částí textu · card JMÉNO · ? proč ne · icons: symboly · help
terminal-help =
    12          vyber možnost 12
    arraken     vyber možnost s tímto textem; je-li jich víc, vypíšou se
    ?           co teď není možné a proč; why TEXT: jen to, co má tento text
    card JMÉNO  celý text karty, vůdce, místa nebo čehokoli dalšího; i JMÉNO dělá totéž
    board       nakresli znovu celý stůl
    odds A B    šance útoku z jedné oblasti na druhou, ve Válce o Arrakis
    hint        nejlepší odpovědi s nadějí na výhru a proč, pokud je stůl dovoluje
    icons       co znamenají symboly
    log         všechno, co se zatím stalo
    undo        vezmi zpět svou poslední volbu, pokud nikomu neukázala nic nového
    save SOUBOR ulož hru; bez jména do jejího vlastního souboru
    quit        ulož hru a odejdi; Ctrl-C dělá totéž
terminal-enter = Enter: pokračuj · help
terminal-enter-or-undo = Enter: pokračuj · undo: vezmi zpět poslední volbu · help
terminal-thinking = { $name } přemýšlí …
terminal-hand-over = Předej klávesnici, hraje { $name }; pak stiskni Enter:
terminal-no-such-number = Taková možnost není; je tu { $numbers }.
terminal-several-match = { $n ->
    [one] Tento text má { $n } možnost:
    [few] Tento text mají { $n } možnosti; napiš víc, nebo vyber číslem:
   *[other] Tento text má { $n } možností; napiš víc, nebo vyber číslem:
}
terminal-nothing-matches = Žádná možnost nemá text „{ $text }“. Napiš číslo, nebo help.
terminal-that-is-possible = To je možné:
terminal-no-refusals = Tady se nic neodmítá: vybrat lze ze všeho.
terminal-not-here = O „{ $text }“ se teď nerozhoduje.
terminal-card-usage = card JMÉNO ukáže celý text karty, vůdce, místa nebo čehokoli dalšího; stačí část jména.
terminal-no-card = Nic se nejmenuje „{ $text }“.
terminal-no-odds = Tady není co počítat; šance v jakékoli bitvě Války o Arrakis spočítá `sietch odds`.
terminal-several-cards = { $n ->
    [one] Toto jméno má { $n } věc:
    [few] Toto mají ve jméně { $n } věci:
   *[other] Toto má ve jméně { $n } věcí:
}
terminal-nothing-to-undo = Zatím tu není žádná tvá volba.
terminal-no-undo = Poslední volbu nelze vzít zpět: ukázala něco nového, nebo už rozhodoval někdo jiný.
terminal-undone = Vzato zpět.
terminal-saved = Uloženo do souboru { $file }.
terminal-not-saved = Do souboru { $file } se nepodařilo uložit: { $reason }
terminal-file-taken = Soubor { $file } už existuje a není uloženou podobou této hry; zůstává beze změny. Zvol jiné jméno.
terminal-another-file = Jiný soubor k uložení (Enter: odejdi bez uložení) >
terminal-left = Uloženo do souboru { $file }. Pokračovat můžeš takto:
terminal-kept = Hra je v souboru { $file }. Znovu ji uvidíš takto:

## At a table of a server

terminal-joined = Jsi u stolu jako { $name }.
terminal-watching = Díváš se na tento stůl: uvidíš tu, co se děje.
terminal-seat-of-bot = { $name } (bot)
terminal-seat-of-absent = { $name } (není tu)
terminal-waiting = Čeká se, hraje { $name }.
terminal-waiting-for-absent = Čeká se, hraje { $name } (není tu).
terminal-meanwhile = Zatím: board · log · card JMÉNO · icons: symboly · help · quit
terminal-not-asked = Teď tu nemáš o čem rozhodovat.
terminal-bot-has-your-seat = Za tebe hraje bot; místo ti může vrátit ten, kdo stůl založil.
terminal-bot-stands-in = Zaskakuje za tebe bot. back: zase hraješ ty.
terminal-not-stood-in = Nikdo za tebe nezaskakuje.
terminal-late = { $name }: čas vypršel. nudge: připomeň se.
terminal-late-nudged = { $name }: po připomenutí zatím bez odpovědi. stand-in: ať do návratu hraje bot, když ostatní souhlasí.
terminal-nudged = Ostatní na tebe čekají.
terminal-stand-in-asked = { $by } navrhuje, aby do návratu zaskočil bot ({ $bot }), chybí { $name }. agree souhlasí, refuse odmítá
terminal-stand-in-waits = Do návratu má zaskočit bot ({ $bot }), chybí { $name }. Ještě má souhlasit: { $players }.
terminal-stand-in-for-you = { $name } chce, aby za tebe zaskočil bot. Rozhodni se a hraješ dál ty.
terminal-comes = { $name } je u stolu.
terminal-goes = { $name } už není u stolu.
terminal-bot-takes-seat = Místo hráče { $name } teď hraje bot.
terminal-seat-given-back = { $name } zase hraje.
terminal-took-back = { $name } bere zpět poslední volbu.
terminal-line-lost = Spojení se serverem se přerušilo; program ho zkouší obnovit. quit: odejdi.
terminal-line-back = Spojení je obnoveno.
terminal-refused = Server to nepřijal: { $reason }.
terminal-server-keeps = Server ukládá hru po každé volbě; vede k ní stále stejný odkaz.
terminal-left-table = Už nejsi u stolu; místo zůstává tvé. Pokračovat můžeš takto:
terminal-left-watching = Už se na stůl nedíváš. Znovu se můžeš dívat takto:
terminal-see-again = Znovu hru uvidíš v prohlížeči na této adrese:
terminal-help-joined =
    12          vyber možnost 12
    arraken     vyber možnost s tímto textem; je-li jich víc, vypíšou se
    ?           co teď není možné a proč; why TEXT: jen to, co má tento text
    card JMÉNO  celý text karty, vůdce, místa nebo čehokoli dalšího; i JMÉNO dělá totéž
    board       nakresli znovu celý stůl
    odds A B    šance útoku z jedné oblasti na druhou, ve Válce o Arrakis
    hint        nejlepší odpovědi s nadějí na výhru a proč, pokud je stůl dovoluje
    icons       co znamenají symboly
    log         všechno, co se zatím stalo
    undo        vezmi zpět svou poslední volbu, pokud nikomu neukázala nic nového
    back        hraj zase, když za tebe zaskakuje bot
    nudge       připomeň se tomu, komu vypršel čas, u stolu s hodinami
    stand-in    navrhni ostatním, ať za něj hraje bot; stand-in BOT říká který. Odpovídá se agree a refuse
    quit        odejdi; hru uchová server a stejný odkaz vede zpět. Ctrl-C dělá totéž

## The result

terminal-game-over = Konec hry
terminal-player = Hráč
terminal-winner = Vítězí { $name }.
terminal-winners = Remíza: { $names }.

## Replays

terminal-step = Krok { $n } z { $last }
terminal-replay-usage = Enter: další · b: zpět · 0 až { $last }: tento krok · q: konec · ? nápověda >
terminal-replay-edge = Takový krok není; jsou od 0 do { $last }.
terminal-replay-help =
    Enter   další krok
    b       o krok zpět
    12      krok 12; poslední je { $last }
    q       konec; Ctrl-C a Ctrl-D dělají totéž

## The catalogue

terminal-nothing-fits = Nic neodpovídá.
