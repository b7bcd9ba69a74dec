### What a player is asked.

prompt-first = Co z tego najpierw?
prompt-leader = Wybierz lidera.
prompt-turn =
    { $agents ->
        [0] Nie masz już agentów: odkryj karty, a przedtem możesz zagrać kartę intrygi.
        [one] Zagraj kartę i wyślij agenta albo odkryj karty z ręki.
       *[other] Zagraj kartę i wyślij agenta (masz { $agents } { NOUN("agent", $agents, case: "acc") }) albo odkryj karty z ręki.
    }
prompt-turn-reveal = W tej turze nie możesz wysłać agenta: odkryj karty, a przedtem możesz zagrać kartę intrygi.
prompt-send = Na które pole wysyłasz agenta kartą { $card }?
prompt-extra = Ile płacisz: 0 czy { $n } { NOUN($what, $n, case: "acc") }?
prompt-amount = Ile { NOUN($what, number: "pl", case: "gen") } płacisz?
prompt-which-agent = Którego ze swoich agentów wysyłasz?
prompt-infiltrate = Którego szpiega przywołujesz do infiltracji?
prompt-gather = Czy przywołujesz szpiega, by zebrać dane i dobrać kartę?
prompt-agent-turn = Rozpatrz efekty w dowolnej kolejności, wyślij żołnierzy do konfliktu lub zakończ turę.
prompt-reveal-turn = Rozpatruj efekty odkrywania i pozyskuj karty w dowolnej kolejności; masz { $persuasion } { NOUN("persuasion", $persuasion, case: "acc") }.
prompt-end-turn = W tej turze nie możesz już zrobić nic innego: zakończ ją.
prompt-deploy = Ilu żołnierzy wysyłasz na obszar konfliktu (najwyżej { $n })?
prompt-retreat = Ilu żołnierzy wycofujesz?
prompt-defend = Kontrolujesz miejsce tego konfliktu. Czy wysyłasz 1 żołnierza z zasobów?
prompt-bring-back = Rekrutujesz { $n }, a w zasobach masz { $have }. Ilu żołnierzy najpierw do nich zwracasz?
prompt-detonate = Czy detonujesz Mur Zaporowy?
prompt-discard =
    { $n ->
        [one] Którą kartę odrzucasz?
       *[other] Którą kartę odrzucasz (do odrzucenia zostało: { $n })?
    }
prompt-trash = Którą kartę niszczysz?
prompt-trash-intrigue = Którą kartę intrygi niszczysz?
prompt-acquire = Którą kartę pozyskujesz?
prompt-on-top = Czy kładziesz kartę { $card } na wierzchu swojej talii?
prompt-set-aside = Którą kartę z rzędu Imperium odkładasz na bok?
prompt-look =
    { $left ->
        [3] Którą z tych kart dobierasz?
        [2] Którą z tych kart odrzucasz?
       *[other] Którą kartę niszczysz?
    }
prompt-place-spy = Na którym punkcie obserwacyjnym umieszczasz szpiega?
prompt-recall-first = Nie masz szpiega w zasobach. Którego najpierw przywołujesz?
prompt-recall-spy = Którego szpiega przywołujesz?
prompt-recall-agent = Którego agenta przywołujesz?
prompt-influence =
    { $n ->
        [one] U której frakcji zdobywasz punkt wpływu?
       *[other] U której frakcji zdobywasz { $n } { NOUN("influence", $n, case: "acc") }?
    }
prompt-influence-two = U których dwóch różnych frakcji zdobywasz po punkcie wpływu?
prompt-lose-influence = U której frakcji tracisz punkt wpływu?
prompt-heir = Kto bierze twój znacznik sojuszu { NOUN($faction, case: "gen") }?
prompt-train = Na które pole toru treningu się przesuwasz?
prompt-combat = Zagraj kartę walki lub spasuj. Twoja siła wynosi { $strength }.
prompt-victory = Konflikt jest wygrany. Czy zagrywasz kartę intrygi za zwycięstwo?
prompt-endgame = Zagraj karty końca gry i dopasuj uniwersalne ikony bitwy.
prompt-flip = Którą kartę zakrywasz?
