### Co stránka sama říká o Válce o Arrakis.

page-arrakis-name = Duna: Válka o Arrakis
page-arrakis-about = Harkonnenové proti Atreidům a fremenům: legie a kostky na mapě pouště, s červy a jasnozřivostí.
page-arrakis-role-atreides = Atreidové
page-arrakis-role-harkonnen = Harkonnenové
page-arrakis-role-house-atreides = Rod Atreidů
page-arrakis-role-fremen-ally = Fremenští spojenci
page-arrakis-role-house-harkonnen = Rod Harkonnenů
page-arrakis-role-corrino-ally = Corrinští spojenci

## Příprava

page-arrakis-setup-modules = Moduly
page-arrakis-setup-modules-mahdi = Proti automatickým Harkonnenům (Mahdí)
page-arrakis-setup-shared = Frakce, o kterou se dělí dva hráči
page-arrakis-setup-shared-harkonnen = Harkonnenové (doporučeno)
page-arrakis-setup-shared-atreides = Atreidové
page-arrakis-cones = kužely ticha: { $n }
page-arrakis-setup-house_rules = Domácí pravidla
page-arrakis-setup-house_rules-transport-once-per-turn = Legie smí použít přepravu vojsk jednou za tah, ne jednou za kolo
page-arrakis-setup-house_rules-closed-rimwall = Neprůchodné hranice Západního obvodového valu zůstanou i po rodinných atomových zbraních
page-arrakis-setup-house_rules-mahdi-equal-power-holds = K útoku potřebují Harkonnenové větší bojovou sílu: stejná nestačí
page-arrakis-setup-house_rules-mahdi-one-ornithopter-a-round = Harkonnenové použijí jednu ornitoptéru za kolo, ne jednu za tah
page-arrakis-setup-house_rules-mahdi-temporary-target-lasts = Dočasně zaměřený síč platí do konce kola, ne jen v tahu

## Mapa

page-arrakis-map = Mapa. Šipky vedou z oblasti do oblasti, plus a minus přibližují, 0 ukáže všechno
page-arrakis-zoom-in = Blíž
page-arrakis-zoom-out = Dál
page-arrakis-zoom-all = Celá mapa
page-arrakis-zone = Vzdušná zóna { $name }
page-arrakis-crater = kráter po rodinných atomových zbraních
page-arrakis-sietch = síč úrovně { $n }
page-arrakis-sietch-hidden = síč lícem dolů
page-arrakis-sietch-own = síč lícem dolů, úroveň { $n }
page-arrakis-here-now = Právě zde
page-arrakis-on-map = { $what }: na mapě

## Desky

page-arrakis-hand = Tvoje plánovací karty
page-arrakis-sum-one = { $what }
page-arrakis-sum-moved = { $what } → { $which }
page-arrakis-sum-won = vítězí v bitvě: { $what }
page-arrakis-sum-ended = končí útok: { $what }
page-arrakis-sum-fell = padá { $what }
page-arrakis-pile-house-deck = Balíček rodu, podle jména (ne v pořadí)
page-arrakis-pile-ally-deck = Balíček spojenců, podle jména (ne v pořadí)
page-arrakis-pile-discard = Odložené plánovací karty
page-arrakis-pile-objectives = Ukázané cíle
page-arrakis-pile-claimed = Získané karty jasnozřivosti
page-arrakis-pile-removed = Karty jasnozřivosti vyřazené ze hry
page-arrakis-hand-house = karty rodu v ruce
page-arrakis-hand-ally = karty spojenců v ruce
page-arrakis-dice =
    { $result }: { $n ->
        [one] { $n } nepoužitá kostka
        [few] { $n } nepoužité kostky
       *[other] { $n } nepoužitých kostek
    }{ $sisters ->
        [0] {""}
       *[other] , { $sisters } × Bene Gesserit
    }
page-arrakis-supply = Zásoba
page-arrakis-beside = vedle plánu
page-arrakis-spent = karta vyčerpaná
page-arrakis-tank-space = regenerační nádrž, pole { $n }
page-arrakis-supremacy = Nadvláda
page-arrakis-prescience = Jasnozřivost
page-arrakis-at-step = { $name }: { $n } z { $last }
page-arrakis-wanted = chce tvůj tajný cíl
page-arrakis-prescience-cards = Karty jasnozřivosti
page-arrakis-round = kolo { $n }
page-arrakis-spice-board = Koření musí proudit
page-arrakis-spice = Koření
page-arrakis-row = řada { $n }
page-arrakis-banned = jeho sankce platí
page-arrakis-none = žádné

## Záznam

page-arrakis-moved = { $player } přesouvá { $moved_list } z oblasti { $what } do oblasti { $which }

## Bitvy

page-arrakis-battle = Bitva
page-arrakis-battle-of = Bitva: { $name }
page-arrakis-battle-round = kolo { $n }
page-arrakis-attacker = útočí
page-arrakis-defender = brání
page-arrakis-odds-title = Vyhlídky bitvy
page-arrakis-odds-far = Cíl teď není v dosahu této legie.
page-arrakis-wounds =
    { $n ->
        [one] zbývá { $n } zásah
        [few] zbývají { $n } zásahy
       *[other] zbývá { $n } zásahů
    }

## Sám proti Harkonnenům

page-arrakis-plans = O co Harkonnenové usilují
page-arrakis-harvest = Těžební sektor
page-arrakis-target = Zaměřený síč
page-arrakis-temporary = Dočasně zaměřený síč
page-arrakis-their-dice = Kostky
page-arrakis-unrolled = ještě nehozeno { $n }, na desce koření { $board }
page-arrakis-spent-dice = utraceno: { $list }
page-arrakis-reinforcements = Balíček posil
page-arrakis-beside-map = Vedle mapy

## Skupiny možností

page-arrakis-group-die = Použít kostku
page-arrakis-group-result = Použít jako
page-arrakis-group-card = Zahrát kartu
page-arrakis-group-special = Speciální akce
page-arrakis-group-claim = Jasnozřivost
page-arrakis-group-legion = Legie
page-arrakis-group-to = Po zemi
page-arrakis-group-fly = Ornitoptérou
page-arrakis-group-aim = Síče
page-arrakis-group-attack = Útok
page-arrakis-group-fly-at = Útok ornitoptérou
page-arrakis-group-sector = Sektory
page-arrakis-group-place = Oblasti
page-arrakis-group-supply = Ze zásoby
page-arrakis-group-from = Z mapy
page-arrakis-group-leader = Velitelé
page-arrakis-group-harvester = Oblasti
page-arrakis-group-ornithopter = Vzdušné zóny
page-arrakis-group-carryall = Vzdušné zóny
page-arrakis-group-zone = Vzdušné zóny
page-arrakis-group-sign = Oblasti
page-arrakis-group-worm = Píseční červi
page-arrakis-group-worm-to = Oblasti
page-arrakis-group-discard = Plánovací karty
page-arrakis-group-keep = Žetony zůstanou
page-arrakis-group-raise = Žetony nahoru
page-arrakis-group-blast = Odpálit rodinné atomové zbraně

## How it was won

page-arrakis-unit-prescience = kroky jasnozřivosti
page-arrakis-unit-supremacy = nadvláda
page-arrakis-won-atreides = Všechny žetony jasnozřivosti stojí na kroku, který žádá tajný cíl, nebo za ním.
page-arrakis-won-harkonnen = Nadvláda došla na poslední ze svých { $n } kroků.

## Odkud jsou kroky


## Ikony, které má jen stránka

page-arrakis-icon-starting-token = počáteční výsadkový žeton
page-arrakis-icon-crater = kráter po rodinných atomových zbraních
page-arrakis-icon-face-hit = bitevní kostka: zásah
page-arrakis-icon-face-shield = bitevní kostka: štít
page-arrakis-icon-face-special = bitevní kostka: speciální symbol
page-arrakis-icon-house-card = plánovací karta rodu
page-arrakis-icon-ally-card = plánovací karta spojenců
page-arrakis-icon-result-leadership = { arrakis-result-leadership }
page-arrakis-icon-result-strategy = { arrakis-result-strategy }
page-arrakis-icon-result-deployment = { arrakis-result-deployment }
page-arrakis-icon-result-mentat = { arrakis-result-mentat }
page-arrakis-icon-result-house = { arrakis-result-house }
page-arrakis-icon-supremacy = nadvláda
page-arrakis-icon-power-choam = { arrakis-power-choam }
page-arrakis-icon-power-spacing-guild = { arrakis-power-spacing-guild }
page-arrakis-icon-power-landsraad = { arrakis-power-landsraad }
page-arrakis-icon-reserve = { arrakis-token-spice-reserve }
page-arrakis-icon-held = tato karta jasnozřivosti zůstane
page-arrakis-icon-feared = tato karta jasnozřivosti přinese víc

## Facts of the box, which an owner can correct

page-arrakis-box = Údaje o krabici
page-arrakis-box-about = Některé součásti nejsou v žádném zdroji, který šlo ověřit, a jsou tedy doplněny: šest karet jasnozřivosti a části dvou dalších, obsah výsadkových žetonů, čísla tajných cílů, speciální akce většiny velitelů, strany akčních kostek, rozdělení síčů, červích výstrah a ekologických pokusných stanic, značky dvou stupnic a hranice oblastí bez vytištěného jména. Texty karet to u nich říkají.
page-arrakis-box-how = Kdo krabici vlastní, může je opravit v tomto formuláři, na počítači, na kterém běží server.
page-arrakis-box-open = Zobrazit a opravit
page-arrakis-box-elsewhere = Změnit je lze jen na počítači, na kterém běží server.
page-arrakis-box-file = Opravy jsou v souboru { $file }.
page-arrakis-box-vocabulary = Speciální akce a podmínky se píší slovy, která uvádí docs/arrakis-facts.md, seznamy s čárkami.
page-arrakis-box-tables = Stoly si nechávají údaje, se kterými začaly: opravy platí od příštího spuštění serveru. Stoly, které začaly dřív, pokračují na serveru s předchozím souborem, který zůstává vedle nového.
page-arrakis-box-save = Uložit opravy
page-arrakis-box-saved = Uloženo. Aby platily, spusť server znovu.
page-arrakis-box-saved-start = Uloženo. Aby platily, spusť server znovu s { $start }.
page-arrakis-box-reset = jako v balíčku
page-arrakis-box-corrected = opraveno
page-arrakis-box-corrections = opraveno: { $n }
page-arrakis-box-section-dice = Akční kostky
page-arrakis-box-section-tokens = Výsadkové žetony
page-arrakis-box-section-sietches = Síče
page-arrakis-box-section-wormsigns = Červí výstrahy
page-arrakis-box-section-stations = Ekologické pokusné stanice
page-arrakis-box-section-tracks = Stupnice
page-arrakis-box-section-objectives = Tajné cíle
page-arrakis-box-section-leaders = Velitelé
page-arrakis-box-section-prescience = Karty jasnozřivosti
page-arrakis-box-section-areas = Oblasti bez vytištěného jména
page-arrakis-box-line-faces = strana { $n }
page-arrakis-box-line-back = rub
page-arrakis-box-line-copies = počet
page-arrakis-box-line-regulars = běžné jednotky
page-arrakis-box-line-elites = elitní jednotky
page-arrakis-box-line-specials = fedajkini nebo sardaukaři
page-arrakis-box-line-leaders = velitelé
page-arrakis-box-line-level = úroveň
page-arrakis-box-line-last = poslední pole
page-arrakis-box-line-bene_gesserit = pole s benegesseritským žetonem
page-arrakis-box-line-slot = slot
page-arrakis-box-line-hits = zásahy
page-arrakis-box-line-shields = štíty
page-arrakis-box-line-special = speciální akce
page-arrakis-box-line-condition = podmínka
page-arrakis-box-line-name = vytištěné jméno
page-arrakis-box-line-terrain = terén
page-arrakis-box-line-borders = hranice
page-arrakis-box-line-walls = neprostupné hranice
page-arrakis-box-line-station = pokusná stanice
page-arrakis-box-back-starting = startovní (Atreidové)
page-arrakis-box-back-standard = běžný (Atreidové)
page-arrakis-box-back-black = černý (Harkonnenové)
page-arrakis-box-back-silver = stříbrný (Harkonnenové)
page-arrakis-box-slot-none = žádný
page-arrakis-box-slot-desert-power = Pouštní síla

## Výběr figurek

page-arrakis-figure = { NOUN($what, 1) }
page-arrakis-form-group = { $area }: kdo jde?
page-arrakis-form-fewer = Méně: { $name }
page-arrakis-form-more = Více: { $name }
page-arrakis-form-all = Všichni
page-arrakis-form-go = Provést
page-arrakis-form-target = Teď na mapě vyber kam.
page-arrakis-form-attack = Teď na mapě vyber, na koho zaútočit.
page-arrakis-form-exactly = { $n } z { $most }
page-arrakis-form-at-most = { $n } z nejvýše { $most }

## Vůdci zkráceně

page-arrakis-leader-paul-atreides = Paul
page-arrakis-leader-lady-jessica = Jessica
page-arrakis-leader-reverend-mother-jessica = Jessica
page-arrakis-leader-gurney-halleck = Gurney
page-arrakis-leader-alia = Alia
page-arrakis-leader-paul-muaddib = Muad'Dib
page-arrakis-leader-stilgar = Stilgar
page-arrakis-leader-chani = Chani
page-arrakis-leader-beast-rabban = Rabban
page-arrakis-leader-thufir-hawat = Hawat
page-arrakis-leader-baron-harkonnen = Baron
page-arrakis-leader-feyd-rautha = Feyd
page-arrakis-leader-shaddam-iv = Shaddam
page-arrakis-leader-gaius-helen-mohiam = Mohiamová
page-arrakis-leader-captain-aramsham = Aramšám

## Scény a vysvětlivky

page-arrakis-hits =
    { $n ->
        [0] žádný zásah
        [one] { $n } zásah
        [few] { $n } zásahy
       *[other] { $n } zásahů
    }
page-arrakis-scene-won =
    { $n ->
        [one] Vítěz: { $name }, v jednom kole
       *[other] Vítěz: { $name }, počet kol: { $n }
    }
page-arrakis-scene-ended =
    { $n ->
        [one] Po jednom kole útok končí ({ $name })
       *[other] Útok končí, počet kol: { $n } ({ $name })
    }
page-arrakis-legend = Vysvětlivky mapy
page-arrakis-legend-plate = legie
page-arrakis-legend-named = jmenovaný vůdce
page-arrakis-legend-map = Na mapě
page-arrakis-legend-terrain = Oblasti a hranice
page-arrakis-legend-border = hranice oblasti
page-arrakis-legend-sector = hranice sektoru
page-arrakis-legend-wall = nelze překročit
page-arrakis-legend-zone = vzdušná zóna
