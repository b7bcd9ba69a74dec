### What the guide of a first game says, step by step.

## Dune: Imperium - Uprising

page-lesson-uprising-welcome = Vítej na Arrakisu. Vyhrává, kdo má nejvíc vítězných bodů; hra končí po kole, v němž jich někdo má 10. V tomto kole všichni bojují o vyloženou kartu střetu. Co svítí, lze vybrat; co radí průvodce, má růžový rámeček. Nic tu nejde pokazit: vždy smíš udělat i něco jiného.
page-lesson-uprising-send = Vyšli prvního agenta. Umějí to svítící karty v ruce: vyber Pečetní prsten. Pak se rozsvítí pole, na která vedou jeho ikony: vyber Imperiální pánev. Dává 1 koření a jeho značka [deploy] znamená, že odtud smějí jednotky do střetu.
page-lesson-uprising-spy = Máš 1 koření. Pečetní prsten spouští i schopnost tvého vůdce: Lady Margot umístí špiona. Použij ji a dej špiona na stanoviště u Továrny na koření a Arrakénu. Za chvíli ho budeš potřebovat.
page-lesson-uprising-deploy = Tohle je bojové pole: do střetu smějí až dvě jednotky z pevnosti. Pošli 2. Každá má sílu 2.
page-lesson-uprising-end = Všechny efekty jsou vyhodnocené: ukonči tah. Chceš-li to jinak, Zpět předtím vezme tvé odpovědi zpátky.
page-lesson-uprising-infiltrate = V Arrakénu už někdo stojí a to by tě zastavilo. Ale tvůj špion ho sleduje: vyber Průzkum a vyšli tam agenta přesto. Špion se za to povolá zpět: tomu se říká infiltrace.
page-lesson-uprising-strengthen = Máš novou jednotku a kartu. I Arrakén je bojové pole: pošli do střetu další 2, ať máš větší sílu než ostatní.
page-lesson-uprising-second-end = Nezbývá ti žádný agent. Ukonči tah. Až budeš zase na řadě, tvá ruka se odhalí sama: uvidíš, co karty přinesly.
page-lesson-uprising-reveal = Tvůj tah odhalení: všechny karty z ruky leží vyložené a dávají, co říkají jejich spodní sekce. Meče tě ve střetu posilují. Přízeň kupuje karty, teď, nebo nikdy.
page-lesson-uprising-buy = Vyber svítící kartu z imperiální řady, na kterou máš přízeň. Jde na odkládací balíček a do ruky přijde v některém dalším kole: tak se tvůj balíček zlepšuje.
page-lesson-uprising-combat = Dokud máš přízeň, smíš kupovat dál. Pak ukonči tah. Až odhalí všichni, rozhodne se střet: nejvyšší síla bere první odměnu.
page-lesson-uprising-reward = Střet je tvůj. Část odměny je vliv u frakce podle výběru: zvol Bene Gesserit, tvá vůdkyně z nich má užitek. Vyhraná karta ti zůstává; dvě stejné ikony bitvy jsou bod.
page-lesson-uprising-second-round = Nové kolo: jednotky z boje jsou zpět v zásobě, agenti se vrátili, každý si dobral pět karet a první je teď jiný hráč. Průvodce ukazuje, kde v kole jste.
page-lesson-uprising-faction = Teď frakce: vyber Hledání spojenců a pošli agenta na pole Špionáž za 1 koření. Se 2 body vlivu získáš první vítězný bod a Lady Margot 2 koření. Na 4 čeká aliance.
page-lesson-uprising-free = To je celá hra: vysílat, sledovat, bojovat, odhalit, kupovat a stoupat u frakcí. Teď hraj dál, jak chceš. Pravé tlačítko nebo dlouhý dotyk ukáže kteroukoli kartu velkou, „Proč ne?“ řekne, co brání, a průvodce má všechna pravidla.

## Dune: War for Arrakis

page-lesson-arrakis-welcome = Vedeš Atreidy a fremeny. Vyhraješ, když tři žetony jasnozřivosti dojdou tam, kam žádá tvůj tajný cíl; Harkonnenové vyhrají s 10 body nadvlády, ničením tvých síčů. Mají víc kostek a lepší vojáky; ty máš poušť. Co svítí, lze vybrat, co radí průvodce, má růžový rámeček, a vždy smíš udělat i něco jiného.
page-lesson-arrakis-token = Kostky padly: co ukazují, to smíš v tomto kole dělat. Benegesseritský žeton je kostka navíc. Polož ho na svítící symbol.
page-lesson-arrakis-move = Použij kostku Strategie [result-strategy] na své desce a pak zvol přesun 2 legií. Vyber legii v oblasti hřeben Sihaya a pošli ji do označené oblasti vedle pokusné stanice [station]. Tvé žetony lícem dolů jsou jednotky, které znáš jen ty.
page-lesson-arrakis-second-move = Strategie přesouvá dvě legie. Přesuň tu z oblasti propadlina Tasmin k těžebnímu vozidlu.
page-lesson-arrakis-plan = Teď plánuj: kostkou Mentat [result-mentat] si vezmi dvě plánovací karty, po jedné z každého balíčku. Karta se hraje s kteroukoli kostkou, nebo se v bitvě odhodí za bitevní kostku navíc.
page-lesson-arrakis-station = Velení [result-leadership] přesouvá legie s velitelem, a tvé ho mají. Přesuň legii na pokusnou stanici: její skrytý žeton tě posune k vítězství.
page-lesson-arrakis-harvester = A druhou na těžební vozidlo [harvester]: odstraní se bez bitvy a Harkonnenové sklidí méně.
page-lesson-arrakis-wormsigns = Máš méně nepoužitých kostek než Harkonnenové: pouštní síla nestojí kostku. Polož červí výstrahu tam, kde pracuje těžební vozidlo. Na konci kola se otočí a může přivést písečného červa.
page-lesson-arrakis-battle = Bitva! Každá jednotka hází bitevní kostkou, nejvýš šesti; síč přidá svou úroveň. Za další kostky smíš odhazovat plánovací karty. Zásahy zastavují štíty a velitelé využívají speciální symboly.
page-lesson-arrakis-losses = Tvá legie utrpěla zásahy. Za každý volíš: běžná jednotka padne, elitní se změní v běžnou, nebo odejde velitel. Bude-li nepřítel pokračovat, smíš ustoupit.
page-lesson-arrakis-deploy = Posil se: kostkou Výsadek [result-deployment] si vezmi žeton a polož ho lícem dolů na některý svůj síč, s velitelem.
page-lesson-arrakis-second-round = Kolo skončilo: červí výstrahy se otočily, červi pohltili těžební vozidla, bouře zasáhly Harkonneny v otevřené krajině a zbytek jim přinesl koření pro Impérium. Hází se znovu.
page-lesson-arrakis-worm = Písečný červ je tvůj. Použij znovu pouštní sílu: přesuň červa až o dvě oblasti. Později může zaútočit na legii, nebo kolem něj pojedou tvé legie.
page-lesson-arrakis-free = To je válka: plánovat, přesouvat, přepadat, bojovat a nechat pracovat poušť. Teď hraj dál, jak chceš. Vyhlídky bitvy stojí u jejího cíle, „Proč ne?“ řekne, co brání, a průvodce má všechna pravidla.
