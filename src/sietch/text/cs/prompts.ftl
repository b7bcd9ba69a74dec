### What a player is asked.

prompt-first = Co z toho jako první?
prompt-leader = Vyber si vůdce.
prompt-turn =
    { $agents ->
        [0] Nemáš už žádného agenta: odhal karty, předtím můžeš zahrát kartu intrik.
        [one] Zahraj kartu a vyšli agenta, nebo odhal karty z ruky.
       *[other] Zahraj kartu a vyšli agenta (máš { $agents } { NOUN("agent", $agents, case: "acc") }), nebo odhal karty z ruky.
    }
prompt-turn-reveal = V tomto tahu nemůžeš vyslat agenta: odhal karty, předtím můžeš zahrát kartu intrik.
prompt-send = Na které pole vyšleš agenta kartou { $card }?
prompt-extra = Kolik zaplatíš: 0, nebo { $n } { NOUN($what, $n, case: "acc") }?
prompt-amount = Kolik { NOUN($what, number: "pl", case: "gen") } zaplatíš?
prompt-which-agent = Kterého ze svých agentů vyšleš?
prompt-infiltrate = Kterého špiona povoláš zpět k infiltraci?
prompt-gather = Povoláš zpět špiona, aby shromáždil informace, a dobereš si kartu?
prompt-agent-turn = Vyhodnoť efekty v libovolném pořadí, pošli jednotky do střetu, nebo ukonči tah.
prompt-reveal-turn = Vyhodnoť efekty odhalení a získávej karty v libovolném pořadí; máš { $persuasion } { NOUN("persuasion", $persuasion, case: "acc") }.
prompt-end-turn = V tomto tahu už nic jiného dělat nemůžeš: ukonči ho.
prompt-deploy = Kolik jednotek pošleš do střetu (nejvýše { $n })?
prompt-retreat = Kolik jednotek necháš ustoupit?
prompt-defend = Místo tohoto střetu ovládáš ty. Pošleš do střetu 1 jednotku ze zásoby?
prompt-bring-back = Získáváš { $n }, v zásobě máš { $have }. Kolik jednotek do ní nejdřív vrátíš?
prompt-detonate = Provedeš detonaci Štítového valu?
prompt-discard =
    { $n ->
        [one] Kterou kartu odložíš?
       *[other] Kterou kartu odložíš (zbývá odložit { $n })?
    }
prompt-trash = Kterou kartu zničíš?
prompt-trash-intrigue = Kterou kartu intrik zničíš?
prompt-acquire = Kterou kartu získáš?
prompt-on-top = Položíš kartu { $card } navrch svého dobíracího balíčku?
prompt-set-aside = Kterou kartu z imperiální řady dáš stranou?
prompt-look =
    { $left ->
        [3] Kterou z těchto karet si dobereš?
        [2] Kterou z těchto karet odložíš?
       *[other] Kterou kartu zničíš?
    }
prompt-place-spy = Na které pozorovací stanoviště umístíš špiona?
prompt-recall-first = V zásobě nemáš špiona. Kterého povoláš nejdřív zpět?
prompt-recall-spy = Kterého špiona povoláš zpět?
prompt-recall-agent = Kterého agenta povoláš zpět?
prompt-influence =
    { $n ->
        [one] U které frakce získáš bod vlivu?
       *[other] U které frakce získáš { $n } { NOUN("influence", $n, case: "acc") }?
    }
prompt-influence-two = U kterých dvou různých frakcí získáš po bodu vlivu?
prompt-lose-influence = U které frakce ztratíš bod vlivu?
prompt-heir = Komu připadne tvůj žeton aliance { NOUN($faction, case: "gen") }?
prompt-train = Na které pole stupnice se posuneš?
prompt-combat = Zahraj kartu boje, nebo pasuj. Tvá síla je { $strength }.
prompt-victory = Střet je tvůj. Zahraješ kartu intrik za vítězství?
prompt-endgame = Zahraj karty konce hry a spáruj univerzální ikony bitvy.
prompt-flip = Kterou kartu otočíš lícem dolů?
