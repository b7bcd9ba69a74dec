### What the page teaches: the guide, the rules and the guided first games.

page-learn = Naucz się grać
page-learn-guide = Przewodnik
page-learn-rules = Zasady
page-learn-rule = zasada
page-learn-now = Co mogę teraz zrobić?
page-learn-wait = Teraz gra { $player }. Gdy będzie coś do rozstrzygnięcia, pytanie trafi do ciebie.
page-learn-shown = Właśnie widać, co się wydarzyło. Gdy będzie o czym decydować, dostaniesz pytanie.
page-learn-over = Gra jest zakończona.
page-learn-more = Więcej: { $title }
page-learn-here = jesteśmy tutaj
page-learn-search = Szukaj
page-learn-only = tylko to, z czym gramy
page-learn-contents = Spis treści
page-learn-found =
    { $n ->
        [0] Nic nie pasuje.
        [one] { $n } rozdział
        [few] { $n } rozdziały
       *[other] { $n } rozdziałów
    }
page-learn-nothing = Nie ma takiego rozdziału. Oto, co jest.
page-learn-glossary = Słowniczek
page-learn-section = rozdział
page-learn-questions = Pytania i odpowiedzi
page-learn-loading = Wczytywanie zasad …

## The guided first games

page-lesson = Pierwsza gra z przewodnikiem
page-lesson-about = Około kwadransa przeciw łatwym botom, z kimś, kto mówi, co robić i dlaczego. Potem toczy się dalej jak zwykła gra.
page-lesson-start = Zacznij: { $game }
page-lesson-bot = Bot { $n }
page-lesson-coach = Twój przewodnik
page-lesson-step = krok { $n } z { $of }
page-lesson-next = Dalej
page-lesson-now = Teraz:
page-lesson-hide = Ukryj
page-lesson-show = Pokaż przewodnika
page-lesson-wait = Grają inni. Patrz, co robią: na planszy jest to obrysowane, a w dzienniku opisane.
page-lesson-free = Tu nie ma nic do podpowiedzenia: wybierz, co chcesz, albo zakończ turę.
page-lesson-other = Tak też jest dobrze. Lekcja toczy się dalej od tego miejsca.
