### What the page teaches: the guide, the rules and the guided first games.

page-learn = Learn to play
page-learn-guide = Guide
page-learn-rules = Rules
page-learn-rule = rule
page-learn-now = What may I do now?
page-learn-wait = It is the turn of { $player }. You will be asked when there is something to decide.
page-learn-shown = What has just happened is being shown. You will be asked when there is something to decide.
page-learn-over = The game is over.
page-learn-more = More: { $title }
page-learn-here = we are here
page-learn-search = Search
page-learn-only = only what we play with
page-learn-contents = Contents
page-learn-found =
    { $n ->
        [0] Nothing fits.
        [one] { $n } section
       *[other] { $n } sections
    }
page-learn-nothing = There is no such section. Here is what there is.
page-learn-glossary = Glossary
page-learn-section = section
page-learn-questions = Questions and answers
page-learn-loading = The rules are being fetched …

## The guided first games

page-lesson = A guided first game
page-lesson-about = About a quarter of an hour, against easy bots, with somebody who says what to do and why. It goes on as a normal game.
page-lesson-start = Start: { $game }
page-lesson-bot = Bot { $n }
page-lesson-coach = Your guide
page-lesson-step = step { $n } of { $of }
page-lesson-next = Go on
page-lesson-now = Now:
page-lesson-hide = Hide
page-lesson-show = Show the guide
page-lesson-wait = The others play. Watch what they do: it is outlined on the board and told in the log.
page-lesson-free = Nothing to point out here: choose as you like, or end your turn.
page-lesson-other = That is fine, too. The lesson goes on from here.
