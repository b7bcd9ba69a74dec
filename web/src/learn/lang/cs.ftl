### What the page teaches: the guide, the rules and the guided first games.

page-learn = Naučit se hrát
page-learn-guide = Průvodce
page-learn-rules = Pravidla
page-learn-rule = pravidlo
page-learn-now = Co teď smím dělat?
page-learn-wait = Na tahu je { $player }. Až bude o čem rozhodovat, přijde otázka na tebe.
page-learn-shown = Právě se ukazuje, co se stalo. Až bude o čem rozhodnout, dostaneš otázku.
page-learn-over = Hra skončila.
page-learn-more = Víc: { $title }
page-learn-here = tady jsme
page-learn-search = Hledat
page-learn-only = jen to, s čím hrajeme
page-learn-contents = Obsah
page-learn-found =
    { $n ->
        [0] Nic neodpovídá.
        [one] { $n } oddíl
        [few] { $n } oddíly
       *[other] { $n } oddílů
    }
page-learn-nothing = Takový oddíl tu není. Tady je, co tu je.
page-learn-glossary = Slovníček
page-learn-section = oddíl
page-learn-questions = Otázky a odpovědi
page-learn-loading = Pravidla se načítají …

## The guided first games

page-lesson = První hra s průvodcem
page-lesson-about = Asi čtvrt hodiny proti snadným botům, s někým, kdo říká, co a proč udělat. Pokračuje jako běžná hra.
page-lesson-start = Začít: { $game }
page-lesson-bot = Bot { $n }
page-lesson-coach = Tvůj průvodce
page-lesson-step = krok { $n } z { $of }
page-lesson-next = Dál
page-lesson-now = Teď:
page-lesson-hide = Skrýt
page-lesson-show = Ukázat průvodce
page-lesson-wait = Hrají ostatní. Sleduj, co dělají: je to na herním plánu orámované a v záznamu napsané.
page-lesson-free = Tady není co radit: vyber, co chceš, nebo ukonči tah.
page-lesson-other = I to je v pořádku. Lekce pokračuje odtud.
