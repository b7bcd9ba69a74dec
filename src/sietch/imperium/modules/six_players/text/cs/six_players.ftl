### Uprising for six players: teams, commanders, the reverse of the board

## Components

kind-commander = Karta velitele
kind-own-track = Stupnice osobní desky
own-track-alliance = na { $n }: velitel si bere žeton aliance a jeho vítězný bod

## What is not certain

doubt-trade = kolik se smí vyměnit: zde každý dává libovolné množství jednoho druhu a druhy se mohou lišit
doubt-six-posts = že tu je: známo jen ze dvou digitálních stolů
doubt-throne-row = zda trůnní řada začíná s kartou: zde začíná prázdná

## Effects

team-reward = každý z tvého týmu: { $get }
ally-gains = tvůj aktivovaný spojenec získá { $n } { NOUN($what, $n, case: "acc") }
allies-recruit = každý z tvých spojenců získá { $n } { NOUN("troop", $n, case: "acc") }
reinforce = posílení: získej { $n } { NOUN("troop", $n, case: "acc") } ze zásob obou spojenců svého týmu, rozdělené podle libosti; kterékoli z nich můžeš hned poslat do střetu
trade = výměna: dej jednomu spoluhráči z týmu libovolné množství jednoho druhu (karty intrik, koření, vodu, nebo soláry) a on může dát totéž nebo něco jiného tobě
pay-with-allies = zaplať { $n } { NOUN($what, $n, case: "acc") }, přispět mohou i tvoji spojenci → { $get }
hire-for-a-round = vezmi si mistra meče, agenta, kterého můžeš vyslat v jednom kole, a žeton jeho bonusu: { $n } { NOUN("sword", $n, case: "acc") } v každém tvém tahu odhalení
if-bonus-token = máš žeton bonusu mistra meče
own-influence = získej { $n } { NOUN("influence", $n, case: "acc") } na své osobní desce ({ NOUN($faction) })
to-throne-row = přesuň kartu z řady Imperia, která není fremenská, do trůnní řady
give-contracts = dej obě odkryté smlouvy svým spojencům, každému jednu

## Events

event-activated = { $player } aktivuje hráče { $other }
event-token-sent = { $player } používá { $what }
event-traded = { $player } vyměňuje s hráčem { $other }
event-gave = { $player } předává { $n } { NOUN($what, $n, case: "acc") }
event-got = { $player } dostává { $n } { NOUN($what, $n, case: "acc") }
event-gave-intrigue = { $player } dává hráči { $other } kartu intrik { $what }
event-gave-intrigue-hidden = { $player } dává hráči { $other } kartu intrik
event-got-intrigue = { $player } dostává od hráče { $other } kartu intrik { $what }
event-got-intrigue-hidden = { $player } dostává od hráče { $other } kartu intrik
event-own-influence-gained = { $player } získává { $n } { NOUN("influence", $n, case: "acc") } na osobní desce
event-own-influence-lost = { $player } ztrácí { $n } { NOUN("influence", $n, case: "acc") } na osobní desce
event-own-alliance-taken = { $player } si bere žeton aliance osobní desky
event-own-alliance-returned = { $player } vrací žeton aliance osobní desky
event-swordmaster-gone = Mistr meče hráče { $player } opouští hru; žeton bonusu zůstává
event-moved-to-throne-row = { $player } přesouvá do trůnní řady kartu { $what }
event-conceded = { $player } ustupuje hráči { $other }
event-objectives-swapped = { $player } a { $other } si vyměňují úkoly

## Icons

icon-team = celý tvůj tým
icon-ally = spojenec
icon-reinforce = posílení
icon-trade = výměna
icon-throne-row = do trůnní řady
icon-bonus-token = žeton bonusu mistra meče
icon-influence-great-houses = vliv u Velkých rodů
icon-influence-fringe-worlds = vliv u Okrajových světů
icon-alliance-great-houses = aliance s Velkými rody
icon-alliance-fringe-worlds = aliance s Okrajovými světy
explain-team = Každý ze tří hráčů tvého týmu, nebo co platí společně.
explain-ally = Spojenec, kterého velitel aktivoval; s číslem 2 oba spojenci.
explain-reinforce = Získej jednotky ze zásob obou spojenců svého týmu, rozdělené podle libosti. Kterékoli z nich mohou hned do střetu, žádné jiné.
explain-trade = Jeden spoluhráč z týmu může od tebe dostat libovolné množství jednoho druhu (karty intrik, koření, vodu, nebo soláry) a ty od něj také.
explain-throne-row = Karta z řady Imperia, která není fremenská, se přesune do trůnní řady. Tam ji může získat jen Shaddamův tým.
explain-bonus-token = Zůstane ti, i když mistr meče opustí hru, a dává 2 meče v každém tvém tahu odhalení.
explain-influence-great-houses = { explain-influence-emperor }
explain-influence-fringe-worlds = { explain-influence-emperor }
explain-alliance-great-houses = { explain-alliance }
explain-alliance-fringe-worlds = { explain-alliance }

## Options

option-fighter = za hráče { $player }
option-activate = aktivuj hráče { $player }
option-agent-token = vyšli { $name }
option-trade-with = vyměňuj s hráčem { $player }
option-give = dej { NOUN($what, case: "acc") }
option-give-intrigue = dej kartu intrik { $name }
option-own-track = získej vliv na své osobní desce
option-lose-own = ztrať vliv na své osobní desce
option-to-throne-row = přesuň do trůnní řady kartu { $name }
option-buy-throne = získej z trůnní řady kartu { $name }

## Prompts

prompt-activate = Kterého spojence v tomto tahu aktivuješ? Na vůdci máš: { $tokens_list }.
prompt-activate-reveal = Kterého spojence aktivuješ? Agenta už nemáš, v tomto tahu odhalíš ruku.
prompt-token-to-send = Který žeton agenta vyšleš?
prompt-reinforce = Získáváš { $n } { NOUN("troop", $n, case: "acc") }. Kolik z nich ze zásoby, kterou má { $leader }?
prompt-reinforce-deploy = { $leader } má nové jednotky: { $n }. Kolik z nich půjde do střetu?
prompt-trade-with = S kým z týmu vyměňuješ?
prompt-give = Co dáš? Dostane to { $leader }.
prompt-give-more = Dáš ještě jednu kartu intrik? Dostane ji { $leader }.
prompt-give-how-much = Kolik { NOUN($what, number: "pl", case: "gen") } dáš? Dostane to { $leader }.
prompt-contribute = Kolik { NOUN($what, number: "pl", case: "gen") } dáš svému veliteli? Z ceny zbývá zaplatit { $n }.
prompt-to-throne-row = Kterou kartu přesuneš do trůnní řady?
prompt-play-for = Za koho zahraješ kartu { $card }?
prompt-concede = Máš stejnou sílu jako tvůj spoluhráč { $leader }: { $n }. Ustoupíš?
prompt-give-contracts = Kterou smlouvu dostane { $leader }? Druhý spojenec dostane tu druhou.
prompt-give-contract = Který spojenec dostane smlouvu?

## Reasons

why-allies-supplies-empty = spojenci tvého týmu nemají v zásobách žádné jednotky
why-no-hooks = tvůj tým tvůrcovské háky mít nemůže
why-nothing-to-trade = nikdo z tvého týmu nemá co dát
why-team-goods = tvůj tým potřebuje dohromady { $n } { NOUN($what, $n, case: "acc") } a má { $have }
why-no-card-for-throne-row = všechny karty v řadě Imperia jsou fremenské
why-throne-row = karty z trůnní řady může získat jen Shaddamův tým
why-no-token = pro tohoto spojence už agenta nemáš: na tah agenta aktivuj druhého
why-personal-board = agenty tam posílá jen { $leader }
why-no-contracts = není v nabídce žádná smlouva

## Uprising terminal

terminal-area-great-houses = Velké rody
terminal-area-fringe-worlds = Okrajové světy
terminal-area-emperor-board = Imperátorova deska (jen { leader-shaddam-corrino-iv })
terminal-area-fremen-board = Fremenská deska (jen { leader-muad-dib })
terminal-team = Tým { $n }: { $points }
terminal-team-wins = Vyhrává tým { $n }: { $names }
terminal-commander = velitel
terminal-activated = jedná za
terminal-tokens-at-leader = žetony
terminal-own-influence = osobní deska
terminal-throne-row = Trůnní řada (Shaddamův tým)
terminal-swordmaster-gone = žeton bonusu
