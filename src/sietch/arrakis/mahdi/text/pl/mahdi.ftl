### War for Arrakis by the Mahdi rules: what is asked for the Harkonnen, and what they do.

## Options

arrakis-option-aim = { $name }
arrakis-option-drawn-tactic = Dobrano kartę { $name }

## What is asked, and why

arrakis-prompt-chance-drawn-tactic = Dobierz kartę taktyczną. Która to?
mahdi-prompt-casualty = Legion Harkonnenów na obszarze { $area } traci imiennego dowódcę, a zasady nie mówią którego. Kto padnie?
mahdi-prompt-surplus = Harkonnenowie mają na obszarze { $area } za dużo jednostek, a te są równie słabe. Co zostanie usunięte?
mahdi-prompt-tank-order = Do zbiornika regeneracyjnego trafia kilku dowódców Harkonnenów, a zasady nie mówią, w jakiej kolejności. Kto jest następny?
mahdi-prompt-ability = Kilku dowódców Harkonnenów walczyłoby równie dobrze. Kto użyje symbolu specjalnego?
mahdi-prompt-retreat = W grze jednoosobowej to ty wybierasz, dokąd wycofa się twój legion z obszaru { $area }, najpierw na pusty obszar. Dokąd?
mahdi-prompt-advance = Harkonnenowie wygrali na obszarze { $area }, a zasady nie mówią, czy po pokonaniu legionu ruszą naprzód. Ruszą?
mahdi-prompt-rescue = Skrzydłowce Harkonnenów nie uratują wszystkich tych żniwiarek. Czy uratują tę na obszarze { $area }?
mahdi-prompt-blasted = Twój legion z obszaru { $area } przesunęliby Harkonnenowie, a ich zasady nie mówią dokąd. Dokąd pójdzie?
mahdi-prompt-harvester = Dla żniwiarki Harkonnenów kilka obszarów jest równie dobrych (do umieszczenia: { $n }). Gdzie ją umieścisz?
mahdi-prompt-harvest-sector = W sektorze zbiorów nie ma już miejsca (pozostałe żniwiarki: { $n }). Do którego sąsiedniego sektora trafią?
mahdi-prompt-carryall = Kilka stref powietrznych chroni tyle samo żniwiarek. Gdzie umieścisz skrzydłowiec (do umieszczenia: { $n })?
mahdi-prompt-ornithopter = Dla ornitoptera Harkonnenów kilka stref powietrznych jest równie dobrych (do umieszczenia: { $n }). Gdzie go umieścisz?
mahdi-prompt-special = Przy kości z wynikiem { $result } akcji specjalnej może użyć kilku dowódców. Który jej użyje?
mahdi-prompt-attack = Harkonnenowie mogą równie dobrze zaatakować kilka obszarów. Który zaatakują?
mahdi-prompt-attacker = Obszar { $area } może równie dobrze zaatakować kilka legionów Harkonnenów. Który zaatakuje?
mahdi-prompt-transport = Legion z obszaru { $area } może przewieźć kilka ornitopterów. Który go przewiezie?
mahdi-prompt-aim = Żaden legion Harkonnenów nie sprosta siczy docelowej, a kilka innych równie dobrze nadaje się na tymczasowy cel. Która nim będzie?
mahdi-prompt-mover = Kilka legionów Harkonnenów jest równie blisko siczy { $sietch } i równie silnych. Który się przesunie?
mahdi-prompt-to = Legion Harkonnenów na obszarze { $area } ma kilka równie dobrych dróg. Dokąd się przesunie?
mahdi-prompt-who-goes = Na obszarze { $area } nie zmieści się cały legion, a te figurki są równie silne. Kto pójdzie?
mahdi-prompt-garrison = Dla obszaru { $area } nie został już żeton rozmieszczenia Harkonnenów tego koloru. Który żeton na mapie zostanie odkryty i tam trafi?
mahdi-prompt-settlement = Kilka osad jest równie dobrych do rozmieszczenia. Gdzie Harkonnenowie rozmieszczą jednostki?
mahdi-prompt-leader = Na obszar { $area } może przybyć kilku imiennych dowódców. Który przybędzie?
mahdi-prompt-place = Dla Harkonnenów kilka miejsc jest równie dobrych. Gdzie umieścisz figurki?
mahdi-prompt-replace = { NOUN($what, case: "acc") } można równie dobrze zastąpić w kilku legionach (pozostało: { $n }). W którym?
mahdi-prompt-tank = Kilku twoich dowódców jest równie blisko siczy docelowej. Kto trafi do zbiornika regeneracyjnego?
mahdi-prompt-return = Harkonnenowie wtasowują kartę jasnowidzenia z powrotem. Którą?
mahdi-prompt-uncover = Kilka obszarów jest równie blisko siczy docelowej. Gdzie Harkonnenowie odkryją to, co leży zakryte?
mahdi-prompt-wormsign = Kilka znaków czerwia jest równie blisko siczy docelowej (do usunięcia: { $n }). Który zniknie?
mahdi-prompt-bombard = Kilka twoich legionów jest równie silnych. Który zostanie ostrzelany?
mahdi-prompt-carried-to = Kilka legionów Harkonnenów jest równie blisko siczy docelowej. Do którego trafią przewożone wojska?
mahdi-prompt-carried = Kilka legionów w osadach jest równie silnych. Z którego wojska trafią na obszar { $area }?
mahdi-prompt-keep = Kilka znaczników Imperium stoi równie nisko. Za który zapłacą Harkonnenowie (przyprawa: { $n })?
mahdi-prompt-raise = Kilka znaczników Imperium stoi równie nisko. Który przesuną w górę Harkonnenowie (przyprawa: { $n })?
mahdi-why-watched = tego sektora strzeże ornitopter w strefie powietrznej { $zone }: niczego w nim nie wolno ci dobrowolnie odkryć

## What happened

event-harvest-chosen = Sektor zbiorów: { $what }
event-target-chosen = Sicz docelowa: { $what }
event-tactic-unfit = Karta { $what } ma ten sam sektor albo zniszczoną sicz: dobierana jest następna karta taktyczna
event-no-target = Żadna karta taktyczna już nie pasuje: nie ma siczy docelowej
event-reinforced = Do posiłków trafia karta planowania: { $what }
event-die-rolled = { $player } wyrzuca { $what }
event-die-rolled-again = { $player } wyrzuca { $what }, co pokazują już trzy wykorzystane kości, i rzuca ponownie
event-die-as-named = { $player } używa kości jako { $what }, jak wskazała karta { arrakis-planning-truthtrance }
event-die-wasted = Kość z wynikiem { $what } nic nie może zdziałać: mimo to jest wykorzystana
event-die-joined = Zamiast żetonu Bene Gesserit do niewykorzystanych kości dochodzi kość z planszy przyprawy ({ $player })
event-sietch-attacked = Legion na obszarze { $what } jest silniejszy niż obrońcy obszaru { $which }: atakuje sicz
event-no-sietch-to-attack = Żaden legion nie może zaatakować siczy
event-legion-attacked = Legion na obszarze { $what } jest silniejszy niż legion na obszarze { $which }: atakuje go
event-no-legion-to-attack = Żaden legion nie może zaatakować słabszego legionu, więc legiony mają się przesuwać
event-attack-ceased = Harkonnenowie mają co najwyżej połowę siły bojowej obrońców: przerywają atak na obszar { $what }
event-marched = Legion na obszarze { $what } jest najbliższym, który może przesunąć się w stronę obszaru { $which }
event-target-too-strong = Żaden legion nie jest silniejszy niż obrońcy obszaru { $what }
event-temporary-target = Tymczasowa sicz docelowa: { $what }
event-no-sietch-weak-enough = Żaden legion nie jest silniejszy niż obrońcy jakiejkolwiek siczy: mimo to przesuwają się w stronę obszaru { $what }
event-nobody-marches = Żaden legion nie może się zbliżyć, więc żaden się nie przesuwa
event-nobody-else-marches = Żaden inny legion nie może się zbliżyć
event-reinforcements-used = { $player } odkrywa posiłki za dodatkowe kości walki: { $n }
event-over-the-limit = Na obszarze { $what } jest więcej niż { $n } { NOUN("unit", $n) } Harkonnenów: najsłabsze zostają usunięte
event-harvesters-by = { $n ->
    [1] Żniwiarki trafiają na pustą głęboką pustynię sektora zbiorów, która nie graniczy z legionem ani siczą Atrydów
    [2] Żniwiarki trafiają na pustą pustynię sektora zbiorów, która nie graniczy z legionem ani siczą Atrydów: takiej głębokiej pustyni już nie ma
    [3] Żniwiarki trafiają na inną wolną głęboką pustynię: z dala od Atrydów wszystko jest zajęte
    [4] Żniwiarki trafiają na inną wolną pustynię: wolnej głębokiej pustyni już nie ma
   *[5] Sektor zbiorów jest pełny: żniwiarki trafiają do sąsiedniego sektora, ale nie do sektora siczy docelowej
}
event-carryalls-by = Skrzydłowce trafiają do wolnej strefy powietrznej, pod którą jest najwięcej żniwiarek
event-ornithopters-by = { $n ->
    [1] Ornitoptery trafiają tam, gdzie legion jest dwa obszary od siczy, którą mógłby zaatakować
    [2] Ornitoptery trafiają do stref powietrznych sektora, w którym leży sicz docelowa
    [3] Ornitoptery trafiają między sektory wewnętrzne obok sektora siczy docelowej
    [4] Ornitoptery trafiają do sektorów obok sektora siczy docelowej
   *[5] Ornitoptery trafiają do dowolnej wolnej strefy powietrznej: w pobliżu siczy docelowej żadnej już nie ma
}
event-garrisoned = { $player } zostawia na obszarze { $what } dwa zakryte żetony rozmieszczenia
event-garrison-turned = Na obszarze { $which } odkryte zostaje: { $what }
event-deployed-at =
    { $n ->
        [1] { $player } rozmieszcza jednostki na obszarze { $what }, w osadzie z najsilniejszym legionem
       *[other] To, na co nie ma tam miejsca, trafia na obszar { $what }
    }
event-card-drawn = { $player } dobiera kartę { $what }
event-card-reinforces = Żadnej części karty { $what } nie można wykonać: karta trafia do posiłków
event-scheme-laid = { $player } kładzie kartę { $what } obok mapy
event-deck-rebuilt = Z odrzuconych kart powstaje nowa talia: { $what }
event-supremacy-of-time = Runda dobiegła końca: dominacja rośnie
event-supremacy-of-spice = Wszystkie znaczniki Imperium są na górze i zostaje przyprawa: dominacja rośnie
