### Co říká víc než jedna rodina her a co mají stránka a terminál společné.

fact-copies =
    { $n ->
        [one] { $n } kus
        [few] { $n } kusy
       *[other] { $n } kusů
    }
fact-module =
    { $module ->
        [choam] modul CHOAM
        [base] hra z roku 2020
        [base-cards] karty z roku 2020
        [base-conflicts] střety z roku 2020
        [rise-of-ix] Vzestup Iksu
        [ix-conflicts] střety z Vzestupu Iksu
        [epic] epická varianta hry
        [immortality] Nesmrtelnost
        [go-to-11] Hra do 11
        [six-players] šest hráčů
       *[other] modul { $module }
    }
fact-cost = cena { $n }
fact-tags = { NOUN($tags_list) }
fact-no-agent-icons = bez ikon agenta
fact-agent-icons = ikony agenta: { NOUN($icons_list) }
fact-space-icon = ikona agenta: { NOUN($icons_list) }
fact-doubt = Není jisté: { $doubt }
labelled = { $label }: { $text }
part-combat = Boj
part-victory = Po vítězství ve střetu
part-endgame = Konec hry
level =
    { $n ->
        [1] střet I
        [2] střet II
       *[other] střet III
    }
counted = { $n } { NOUN($what, $n) }
control-of = ovládne pole { $space }

seq = { $parts_list }
steps = { $parts_steps }
box = { $effects_sentences }
lines = { $lines_sentences }
given = pokud { $test }: { $then }
given-otherwise = pokud { $test }: { $then }; jinak: { $otherwise }
may = volitelně { $get }
pay-get = { $cost } → { $get }
may-pay-get = volitelně { $cost } → { $get }
choose = vyber jedno: { $branches_alternatives }
choose-one = vyber jednu možnost: { $branches_steps }
branch = ({ $letter }) { $what }
each = { $node } za { $count }
when = { $trigger }: { $node }
step = pokračuj ve hře
gain = získej { $n } { NOUN($what, $n, case: "acc") }
pay = zaplať { $n } { NOUN($what, $n, case: "acc") }
draw = dober si { $n } { NOUN("card", $n, case: "acc") }
discard = odlož z ruky { $n } { NOUN("card", $n, case: "acc") }
trash = znič 1 svou kartu (v ruce, v odkládacím balíčku nebo ve hře)
trash-this = znič tuto kartu
set-aside = dej stranou kartu z imperiální řady a řadu doplň; ve svém tahu odhalení v tomto kole můžeš tuto kartu získat o 1 bod přízně levněji
steal-intrigue = vezmi náhodnou kartu intrik každému soupeři, který má alespoň { $n } { NOUN("intrigue-card", $n, case: "acc") }
trash-intrigue = znič 1 kartu intrik z ruky
recruit = získej { $n } { NOUN("troop", $n, case: "acc") }
retreat = nech ustoupit { $n } { NOUN("troop", $n, case: "acc") }
detonate = proveď detonaci Štítového valu
recall-agent = povolej zpět jiného svého agenta (ne toho, kterého vysíláš v tomto tahu)
infiltrate = infiltruj: povolej zpět propojeného špiona a vstup na obsazené pole
influence = získej { $n } { NOUN("influence", $n, case: "acc") } u { NOUN($faction, case: "gen") }
influence-any = získej { $n } { NOUN("influence", $n, case: "acc") } u frakce podle svého výběru
lose-influence =
    { $n ->
        [1] ztrať 1 bod vlivu u frakce podle svého výběru
       *[other] ztrať { $n } { NOUN("influence", $n, case: "acc") } u frakcí podle svého výběru
    }
signet = použij schopnost Pečetního prstenu svého vůdce
train = posuň Feydův žeton o jedno pole po stupnici (ze začátku na pole { $first }) a vezmi si odměnu nového pole: { $spaces_steps }

event-round-began = Začíná { $n }. kolo
event-turn-began = { $player } je na tahu

option-no = ne
option-yes = ano
option-number = { $n }
option-effect = { $what }
option-card-effect = { $card }: { $what }

prompt-choose = Rozhodni se: { $what }
prompt-choose-one = Vyber si jednu možnost.
prompt-may = Chceš to provést: { $what }?
prompt-chance = Co přinese náhoda?

why-game-over = hra skončila
why-not-now = to teď není možné
why-condition = jen pokud { $test }
why-cost = nemůžeš zaplatit cenu: { $cost }
why-count-zero = počítá se za { $count }, a nic takového nemáš

icon-spice = koření
icon-card = dobrání karty
icon-discard = odložení karty
icon-look = prohlédnutí karet z balíčku
icon-sandworm = písečný červ
icon-retreat = ústup jednotek
icon-ornithopter = ornitoptéra
icon-arrow = zaplať → získej
icon-or = nebo
icon-colon = podmínka: efekt
icon-line = další řádek
icon-may = volitelně
icon-no = ne
icon-per = za každé
icon-times = kusů
explain-spice = Nejcennější surovina Arrakisu. Platí se jí za silná pole a efekty, nebo se prodává za soláry.
explain-card = Vezmi si do ruky vrchní kartu svého dobíracího balíčku; dojde-li, zamíchá se nový z odložených karet.
explain-discard = Dej kartu z ruky na svůj odkládací balíček. Vrátí se, až se balíček znovu zamíchá.
explain-look = Podívej se na vrchní karty svého balíčku; co se s nimi stane, je napsáno vedle.
explain-sandworm = Přijde rovnou do střetu se silou 3 a zdvojí tvou odměnu. Potřebuješ tvůrcovské háky a střet nesmí být chráněn Štítovým valem.
explain-retreat = Vezmi jednotky ze střetu zpět do své pevnosti.
explain-crysknife = Ikona bitvy. Dvě karty se stejnou ikonou, vyhrané střety nebo tvůj cíl, se otočí za vítězný bod.
explain-ornithopter = { explain-crysknife }
explain-arrow = Co stojí před ní, je cena; jen kdo ji celou zaplatí, získá to, co následuje.
explain-or = Vyber jednu z obou stran.
explain-colon = Co stojí před ní, musí platit; jinak se efekt za ní nestane.
explain-line = Začíná další efekt; každý se provádí zvlášť.
explain-may = Smíš to udělat, ale nemusíš.
explain-no = Co následuje, nesmí platit, nebo se neděje.
explain-per = Efekt platí jednou za každou z následujících věcí.
explain-times = Kolik kusů se tím myslí.
