### What the guide of a first game says, step by step.

## Dune: Imperium - Uprising

page-lesson-uprising-welcome = Witaj na Arrakis. Wygrywa, kto ma najwięcej punktów zwycięstwa; gra kończy się po rundzie, w której ktoś ma ich 10. W tej rundzie wszyscy walczą o odkrytą kartę konfliktu. To, co świeci, można wybrać; to, co radzi przewodnik, ma różową ramkę. Niczego tu nie da się zepsuć: zawsze możesz zrobić coś innego.
page-lesson-uprising-send = Wyślij pierwszego agenta. Potrafią to świecące karty na ręce: wybierz Sygnet. Wtedy zaświecą pola, na które prowadzą jego ikony: wybierz Basen Imperialny. Daje 1 przyprawę, a jego znak [deploy] znaczy, że żołnierze mogą stamtąd ruszyć na obszar konfliktu.
page-lesson-uprising-spy = Masz 1 przyprawę. Sygnet uruchamia też zdolność twojej liderki: Lady Margot umieszcza szpiega. Użyj jej i postaw szpiega na punkcie obok Rafinerii przyprawy i Arrakin. Za chwilę się przyda.
page-lesson-uprising-deploy = To pole walki: na obszar konfliktu może ruszyć do dwóch żołnierzy z garnizonu. Wyślij 2. Każdy ma siłę 2.
page-lesson-uprising-end = Wszystkie efekty są rozpatrzone: zakończ turę. Jeśli wolisz inaczej, Cofnij zabierze przedtem twoje odpowiedzi.
page-lesson-uprising-infiltrate = W Arrakin ktoś już stoi i to by cię zatrzymało. Ale twój szpieg obserwuje to pole: wybierz Rekonesans i mimo to wyślij tam agenta. Szpieg zostaje za to przywołany: to właśnie infiltracja.
page-lesson-uprising-strengthen = Masz nowego żołnierza i kartę. Arrakin to też pole walki: wyślij jeszcze 2, by mieć większą siłę niż inni.
page-lesson-uprising-second-end = Nie masz już agenta. Zakończ turę. Gdy znów przyjdzie twoja kolej, ręka odkryje się sama: zobaczysz, co dały karty.
page-lesson-uprising-reveal = Twoja tura odkrywania: wszystkie karty z ręki leżą odkryte i dają to, co mówią ich dolne ramki. Miecze wzmacniają cię w konflikcie. Perswazja kupuje karty, teraz albo nigdy.
page-lesson-uprising-buy = Wybierz świecącą kartę z rzędu Imperium, na którą cię stać. Trafia na stos kart odrzuconych, a na rękę przyjdzie w późniejszej rundzie: tak poprawia się twoja talia.
page-lesson-uprising-combat = Dopóki masz perswazję, możesz kupować dalej. Potem zakończ turę. Gdy wszyscy odkryją karty, rozstrzyga się konflikt: największa siła bierze pierwszą nagrodę.
page-lesson-uprising-reward = Konflikt jest wygrany. Częścią nagrody jest wpływ u wybranej frakcji: wybierz Bene Gesserit, twoja liderka na tym zyska. Wygrana karta zostaje u ciebie; dwie takie same ikony walki to punkt.
page-lesson-uprising-second-round = Nowa runda: żołnierze z walki są znów w zasobach, agenci wrócili, każdy dobrał pięć kart, a pierwszy jest teraz inny gracz. Przewodnik pokazuje, gdzie w rundzie jesteście.
page-lesson-uprising-faction = Teraz frakcja: wybierz Poszukiwanie sojuszy i wyślij agenta na pole Szpiegostwo za 1 przyprawę. Z 2 punktami wpływu zdobywasz pierwszy punkt zwycięstwa, a Lady Margot 2 przyprawy. Na 4 czeka sojusz.
page-lesson-uprising-free = To cała gra: wysyłać, szpiegować, walczyć, odkrywać, kupować i piąć się u frakcji. Teraz graj dalej, jak chcesz. Prawy przycisk lub długie dotknięcie pokazuje każdą kartę w powiększeniu, „Dlaczego nie?” mówi, co przeszkadza, a przewodnik ma wszystkie zasady.

## Dune: War for Arrakis

page-lesson-arrakis-welcome = Prowadzisz Atrydów i Fremenów. Wygrasz, gdy trzy znaczniki jasnowidzenia dojdą tam, gdzie każe twój tajny cel; Harkonnenowie wygrywają z 10 punktami dominacji, niszcząc twoje sicze. Mają więcej kości i lepszych żołnierzy; ty masz pustynię. To, co świeci, można wybrać, to, co radzi przewodnik, ma różową ramkę, a zawsze możesz zrobić coś innego.
page-lesson-arrakis-token = Kości rzucone: ich wyniki mówią, co możesz robić w tej rundzie. Żeton Bene Gesserit to dodatkowa kość. Połóż go na świecącym wyniku.
page-lesson-arrakis-move = Użyj kości Strategia [result-strategy] na swojej planszy, a potem wybierz ruch 2 legionów. Wybierz legion na obszarze Grzbiet Sihaja i wyślij go na zaznaczony obszar obok stacji badawczej [station]. Twoje zakryte żetony to jednostki, które znasz tylko ty.
page-lesson-arrakis-second-move = Strategia porusza dwa legiony. Przesuń ten z obszaru Zapadlisko Tasmin w pobliże żniwiarki.
page-lesson-arrakis-plan = Teraz planuj: kością Mentat [result-mentat] dobierz dwie karty planowania, po jednej z każdej talii. Kartę zagrywa się z dowolną kością albo odrzuca w bitwie za dodatkową kość walki.
page-lesson-arrakis-station = Dowodzenie [result-leadership] porusza legiony z dowódcą, a twoje go mają. Wprowadź legion na stację badawczą: jej ukryty znacznik przybliży cię do zwycięstwa.
page-lesson-arrakis-harvester = A drugi na żniwiarkę [harvester]: zostaje usunięta bez bitwy i Harkonnenowie zbiorą mniej.
page-lesson-arrakis-wormsigns = Masz mniej niewykorzystanych kości niż Harkonnenowie: potęga pustyni nie kosztuje kości. Połóż znak czerwia tam, gdzie pracuje żniwiarka. Na koniec rundy zostaje odkryty i może sprowadzić czerwia pustyni.
page-lesson-arrakis-battle = Bitwa! Każda jednostka rzuca kością walki, najwyżej sześcioma; sicz dodaje swój poziom. Za kolejne kości możesz odrzucać karty planowania. Trafienia zatrzymują tarcze, a dowódcy wykorzystują symbole specjalne.
page-lesson-arrakis-losses = Twój legion otrzymał trafienia. Za każde wybierasz: ginie jednostka zwykła, elitarna staje się zwykłą albo odchodzi dowódca. Jeśli wróg będzie kontynuował, możesz się wycofać.
page-lesson-arrakis-deploy = Wzmocnij się: kością Rozmieszczenie [result-deployment] dobierz żeton i połóż go zakrytego na jednej ze swoich siczy, z dowódcą.
page-lesson-arrakis-second-round = Runda się skończyła: znaki czerwia odkryto, czerwie pochłonęły żniwiarki, burze uderzyły w Harkonnenów na otwartym terenie, a reszta przyniosła im przyprawę dla Imperium. Kości rzuca się od nowa.
page-lesson-arrakis-worm = Czerw pustyni jest twój. Użyj znów potęgi pustyni: przesuń czerwia o najwyżej dwa obszary. Później może zaatakować legion albo twoje legiony pojadą obok niego.
page-lesson-arrakis-free = To jest wojna: planować, ruszać, napadać, walczyć i pozwolić działać pustyni. Teraz graj dalej, jak chcesz. Szanse w bitwie widać przy jej celu, „Dlaczego nie?” mówi, co przeszkadza, a przewodnik ma wszystkie zasady.
