### What a component's page says besides its effects: labels of its parts, facts, and what only components have.

## Kinds

kind-starting = Základní karta
kind-reserve = Karta stálé zásoby
kind-imperium = Karta Impéria
kind-intrigue = Karta intrik
kind-conflict = Karta střetu
kind-leader = Vůdce
kind-space = Pole na herním plánu
kind-post = Pozorovací stanoviště
kind-objective = Karta cíle
kind-track = Stupnice vlivu

## Labels of parts

part-agent = Sekce agenta
part-icons = Ikony agenta
part-reveal = Sekce odhalení
part-acquire = Při získání
part-discarded = Při odložení z ruky
part-trashed = Při zničení
part-plot = Tajné plány
part-level = Úroveň
part-battle-icon = Ikona bitvy
part-winner = Vítěz
part-first = Hlavní odměna
part-second = Druhá odměna
part-third = Třetí odměna
part-requirement = Požadavek
part-reward = Odměna
part-set-up = Příprava hry
part-side = Strana
part-ability = Schopnost
part-signet = Pečetní prsten
part-cost = Cena
part-mark = Značka
part-influence = Frakce
part-effects = Efekty
part-extra = Vyšší platba
part-control-bonus = Pro hráče, který pole ovládá
part-spaces = Propojeno
part-players = Počet hráčů
part-step = Stupně
part-alliance = Aliance

## What parts say

the-noun = { NOUN($what) }
cost-after = { $n } { NOUN($what, $n) }, nebo { $after }, jakmile má mistra meče jiný hráč
cost-between = { $least } až { $most } { NOUN($what, $most) }
for-amount = { $n } { NOUN($what, $n) } → { $get }
needs-influence = alespoň { $n } { NOUN("influence", $n) } u { NOUN($faction, case: "gen") }
once-in-the-game = každý hráč jednou za hru
mark-combat = bojové pole: můžeš poslat do střetu jednotky získané v tomto tahu a nejvýše 2 další z pevnosti
mark-maker = pole tvůrce: hromadí se tu bonusové koření
extra-payment = při vyslání agenta zaplať { $n } { NOUN($what, $n, case: "acc") } → místo toho { $get }
starts-without = v základním balíčku chybí { $cards_list }
costs-less = pole s ikonou agenta { NOUN($icon) } tě stojí o { $n } { NOUN($what, $n, case: "acc") } méně
passes-others = agenti jiných hráčů ti nebrání ve vstupu na pole s ikonou agenta { $icons_options }
icon-noun = { NOUN($icon) }
other-side = druhá strana vůdkyně Lady Jessica
titled = { $title } – { $text_sentences }
connected-spaces = { $spaces_list }
player-counts = { $counts }
first-player = kdo ji dostane, je první hráč
track-length = stupně 0 až { $n }
track-step = na stupni { $n }: { $get }
icons-if = pokud { $test }: { NOUN($icons_list) }
track-alliance = kdo je první na stupni { $n } a potom kdo má víc, má alianci a její vítězný bod
