### The terminal's own words: headings, labels, what the commands answer. Sentences of the game live elsewhere.

## The table

terminal-round = { $n }. kolo
terminal-phase-set-up = Příprava hry
terminal-phase-round-start = Zahájení kola
terminal-phase-player-turns = Tahy hráčů
terminal-phase-combat = Boj
terminal-phase-makers = Tvůrci
terminal-phase-recall = Vyhodnocení kola
terminal-phase-endgame = Konec hry
terminal-first-player = první hráč
terminal-wall-stands = Štítový val stojí
terminal-wall-gone = Štítový val je zničen
terminal-conflicts-left = { $n ->
    [one] zbývá { $n } karta střetu
    [few] zbývají { $n } karty střetu
   *[other] zbývá { $n } karet střetu
}
terminal-conflict = Střet
terminal-influence = Vliv
terminal-alliance = Aliance
terminal-bonus-at-four = Bonus na 4
terminal-board = Herní plán: cena → efekty a kdo na poli je
terminal-board-key = A agent · (A) špion · ⚑A ovládnutí · písmena hráčů jsou níže
terminal-area-emperor = Imperátor
terminal-area-guild = Kosmická gilda
terminal-area-bene-gesserit = Bene Gesserit
terminal-area-fremen = Fremeni
terminal-area-landsraad = Landsraad
terminal-area-choam = CHOAM
terminal-area-city = Města
terminal-area-desert = Poušť
terminal-row = Imperiální řada a stálá zásoba
terminal-goes-to = kam
terminal-agent-box = tah agentem
terminal-reveal-box = tah odhalení
terminal-contracts-on-offer = Nabízené smlouvy (lícem dolů: { $n })
terminal-players = Hráči
terminal-agents = agenti
terminal-spies = špioni
terminal-garrison = pevnost/zásoba
terminal-in-conflict = ve střetu
terminal-hand-count = ruka
terminal-intrigue-count = intriky
terminal-deck-and-discard = balíček/odložené
terminal-council = Nejvyšší rada
terminal-swordmaster = mistr meče
terminal-hooks = tvůrcovské háky
terminal-has-revealed = po odhalení
terminal-contracts = smlouvy
terminal-completed = splněné
terminal-battle-icons = ikony bitvy
terminal-won = vyhrané střety
terminal-hand = Ruka: { $name }
terminal-in-play = Ve hře:
terminal-revealed = Odhaleno:
terminal-top = Prohlížené karty:
terminal-intrigues = Karty intrik: { $name }

## What stands on the board, as the legend tells it

terminal-mark-agent = agent hráče B
terminal-mark-spy = špion hráče B
terminal-mark-control = pole ovládá hráč B
terminal-mark-bonus = bonusové koření na poli
terminal-mark-turn = kdo je na tahu

## Playing

terminal-person = Hráč { $n }
terminal-welcome = Hra končí, když někdo má deset vítězných bodů, nebo desátým střetem. help: příkazy, icons: co znamenají symboly.
terminal-keeps-saving = Po každé tvé volbě se hra ukládá do souboru { $file }.
terminal-short-screen = (board nakreslí celý stůl)
terminal-log = Co se stalo
terminal-more-lines = { $n ->
    [one] (to nejdůležitější; { $n } další řádek: napiš log)
    [few] (to nejdůležitější; { $n } další řádky: napiš log)
   *[other] (to nejdůležitější; { $n } dalších řádků: napiš log)
}
terminal-several-drew = { $player } si dobírá karty: { $cards }.
terminal-several-drew-intrigue = { $player } si dobírá karty intrik: { $cards }.
terminal-several-revealed = { $player } odhaluje karty: { $cards }.
terminal-several-row-refilled = Nové karty v imperiální řadě: { $cards }.
terminal-usage = Vyber číslem nebo částí textu · card JMÉNO · ? proč ne · icons: symboly · help
terminal-help =
    12          vyber možnost 12
    arraken     vyber možnost s tímto textem; je-li jich víc, vypíšou se
    ?           co teď není možné a proč; why TEXT: jen to, co má tento text
    card JMÉNO  celý text karty, pole, vůdce, střetu nebo smlouvy; i JMÉNO dělá totéž
    board       nakresli znovu celý stůl
    icons       co znamenají symboly
    log         všechno, co se zatím stalo
    undo        vezmi zpět svou poslední volbu, pokud nikomu neukázala nic nového
    save SOUBOR ulož hru; bez jména do jejího vlastního souboru
    quit        ulož hru a odejdi; Ctrl-C dělá totéž
terminal-only-space = → jen { $space }
terminal-no-spy = ne: nech špiona v zásobě
terminal-do-effects = vyhodnoť efekty v libovolném pořadí
terminal-do-effect = vyhodnoť efekt
terminal-do-intrigue = zahraj kartu intriky
terminal-do-deploy = pošli jednotky do střetu
terminal-do-end = ukonči tah
terminal-enter = Enter: pokračuj · help
terminal-enter-or-undo = Enter: pokračuj · undo: vezmi zpět poslední volbu · help
terminal-hand-over = Předej klávesnici, hraje { $name }; pak stiskni Enter:
terminal-no-such-number = Taková možnost není; je tu { $numbers }.
terminal-several-match = { $n ->
    [one] Tento text má { $n } možnost:
    [few] Tento text mají { $n } možnosti; napiš víc, nebo vyber číslem:
   *[other] Tento text má { $n } možností; napiš víc, nebo vyber číslem:
}
terminal-nothing-matches = Žádná možnost nemá text „{ $text }“. Napiš číslo, nebo help.
terminal-that-is-possible = To je možné:
terminal-way-there = Na pole { $space } vedou karty: { $cards }.
terminal-no-way-there = nevede tam žádná karta v ruce
terminal-no-refusals = Tady se nic neodmítá: vybrat lze ze všeho.
terminal-not-here = O „{ $text }“ se teď nerozhoduje.
terminal-card-usage = card JMÉNO ukáže celý text karty, pole, vůdce, střetu nebo smlouvy; stačí část jména.
terminal-no-card = Nic se nejmenuje „{ $text }“.
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
terminal-comes = { $name } je u stolu.
terminal-goes = { $name } už není u stolu.
terminal-bot-takes-seat = Místo hráče { $name } teď hraje bot.
terminal-seat-given-back = { $name } zase hraje.
terminal-took-back = { $name } bere zpět poslední volbu.
terminal-line-lost = Spojení se serverem se přerušilo; program ho zkouší obnovit. quit: odejdi.
terminal-line-back = Spojení je obnoveno.
terminal-refused = Server to nepřijal: { $reason }.
terminal-choose-card-first = Nejdřív vyber kartu; pak ti why řekne, zda vede na pole { $space }, a undo kartu vrátí.
terminal-server-keeps = Server ukládá hru po každé volbě; vede k ní stále stejný odkaz.
terminal-left-table = Už nejsi u stolu; místo zůstává tvé. Pokračovat můžeš takto:
terminal-left-watching = Už se na stůl nedíváš. Znovu se můžeš dívat takto:
terminal-see-again = Znovu hru uvidíš v prohlížeči na této adrese:
terminal-help-joined =
    12          vyber možnost 12
    arraken     vyber možnost s tímto textem; je-li jich víc, vypíšou se
    ?           co teď není možné a proč; why TEXT: jen to, co má tento text
    card JMÉNO  celý text karty, pole, vůdce, střetu nebo smlouvy; i JMÉNO dělá totéž
    board       nakresli znovu celý stůl
    icons       co znamenají symboly
    log         všechno, co se zatím stalo
    undo        vezmi zpět svou poslední volbu, pokud nikomu neukázala nic nového
    quit        odejdi; hru uchová server a stejný odkaz vede zpět. Ctrl-C dělá totéž

## The result

terminal-game-over = Konec hry
terminal-player = Hráč
terminal-leader = Vůdce
terminal-result-points = Body
terminal-result-spice = Koření
terminal-result-solari = Soláry
terminal-result-water = Voda
terminal-result-garrison = Pevnost
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
