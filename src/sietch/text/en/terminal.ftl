### The terminal's own words: headings, labels, what the commands answer. Sentences of the game live elsewhere.

## The table

terminal-players = Players
terminal-deck-and-discard = deck/discard

## Playing

terminal-person = Player { $n }
terminal-bot-random = Random { $n }
terminal-bot-search-beginner = Beginner { $n }
terminal-bot-greedy = Greedy { $n }
terminal-bot-search = Skilled { $n }
terminal-bot-search-strong = Strong { $n }
terminal-keeps-saving = After each of your answers the game is saved in { $file }.
terminal-short-screen = (board draws the whole table)
terminal-log = What happened
terminal-more-lines = { $n ->
    [one] (the most important; { $n } more line: type log)
   *[other] (the most important; { $n } more lines: type log)
}
terminal-usage = Choose by number or text · card NAME · ? why not · icons: symbols · help
terminal-help =
    12          take option 12
    arrakeen    take the option with this text; if several have it, they are listed
    ?           what is not possible now, and why; why TEXT: only what has this text
    card NAME   the full text of any card, leader, place or other component; i NAME is the same
    board       draw the whole table again
    odds A B    the odds of an attack from one area on another, in War for Arrakis
    hint        the best answers with their chances to win, and why, where the table allows it
    icons       what the symbols mean
    log         everything that happened so far
    undo        take your last answer back, if it showed nobody anything new
    save FILE   save the game; without FILE in its own file
    quit        save and leave; Ctrl-C does the same
terminal-enter = Enter: go on · help
terminal-enter-or-undo = Enter: go on · undo: take your last answer back · help
terminal-thinking = { $name } is thinking …
terminal-hand-over = Pass the keyboard to { $name }, then press Enter:
terminal-no-such-number = There is no such option; there is { $numbers }.
terminal-several-match = { $n ->
    [one] { $n } option has this text:
   *[other] { $n } options have this text; say more, or take a number:
}
terminal-nothing-matches = No option has the text “{ $text }”. Type a number, or help.
terminal-that-is-possible = That is possible:
terminal-no-refusals = Nothing is refused here: all there is can be chosen.
terminal-not-here = “{ $text }” is not to be decided now.
terminal-card-usage = card NAME shows the full text of any card, leader, place or other component; a part of the name is enough.
terminal-no-card = No component is called “{ $text }”.
terminal-no-odds = There are no odds to work out here; `sietch odds` works out any battle of War for Arrakis.
terminal-several-cards = { $n ->
    [one] { $n } component has this name:
   *[other] { $n } components have this in their names:
}
terminal-nothing-to-undo = You have not answered yet.
terminal-no-undo = Your last answer cannot be taken back: it showed something new, or others have answered since.
terminal-undone = Taken back.
terminal-saved = Saved in { $file }.
terminal-not-saved = Not saved in { $file }: { $reason }
terminal-file-taken = { $file } is there already and is not a save of this game; it stays as it is. Choose another name.
terminal-another-file = Another file to save in (Enter: leave without saving) >
terminal-left = Saved in { $file }. To go on:
terminal-kept = The game is kept in { $file }. To see it again:

## At a table of a server

terminal-joined = You are at the table as { $name }.
terminal-watching = You watch this table: what happens is told here.
terminal-seat-of-bot = { $name } (bot)
terminal-seat-of-absent = { $name } (not here)
terminal-waiting = Waiting for { $name }.
terminal-waiting-for-absent = Waiting for { $name }, who is not here.
terminal-meanwhile = Meanwhile: board · log · card NAME · icons: symbols · help · quit
terminal-not-asked = There is nothing for you to decide now.
terminal-bot-has-your-seat = A bot plays your seat; the host of the table can give it back to you.
terminal-bot-stands-in = A bot stands in for you. back: you play again.
terminal-not-stood-in = Nobody stands in for you.
terminal-late = { $name }: time is up. nudge: remind them.
terminal-late-nudged = { $name }: nudged, no answer yet. stand-in: let a bot play until they are back, if all others agree.
terminal-nudged = The others are waiting for you.
terminal-stand-in-asked = { $by } wants a bot ({ $bot }) to stand in for { $name } until they are back. agree or refuse
terminal-stand-in-waits = A bot ({ $bot }) is to stand in for { $name } until they are back. Still to agree: { $players }.
terminal-stand-in-for-you = { $name } wants a bot to stand in for you. Decide, and you play on yourself.
terminal-comes = { $name } is here.
terminal-goes = { $name } has left.
terminal-bot-takes-seat = A bot plays for { $name } now.
terminal-seat-given-back = { $name } plays again.
terminal-took-back = { $name } takes the last answer back.
terminal-line-lost = The line to the server is lost; it is tried again and again. quit leaves.
terminal-line-back = The line is there again.
terminal-refused = The server does not take it: { $reason }.
terminal-server-keeps = The server keeps the game after every answer; the same link leads back to it.
terminal-left-table = You have left the table; the seat stays yours. To go on:
terminal-left-watching = You no longer watch the table. To watch it again:
terminal-see-again = To see it again, open this in a browser:
terminal-help-joined =
    12          take option 12
    arrakeen    take the option with this text; if several have it, they are listed
    ?           what is not possible now, and why; why TEXT: only what has this text
    card NAME   the full text of any card, leader, place or other component; i NAME is the same
    board       draw the whole table again
    odds A B    the odds of an attack from one area on another, in War for Arrakis
    hint        the best answers with their chances to win, and why, where the table allows it
    icons       what the symbols mean
    log         everything that happened so far
    undo        take your last answer back, if it showed nobody anything new
    back        play again where a bot stands in for you
    nudge       remind whoever has let the time run out, at a table with a clock
    stand-in    ask the others to let a bot play for them; stand-in BOT says which. agree and refuse answer that
    quit        leave; the server keeps the game, and the same link leads back. Ctrl-C does the same

## The result

terminal-game-over = The game is over
terminal-player = Player
terminal-winner = { $name } wins.
terminal-winners = Tied: { $names }.

## Replays

terminal-step = Step { $n } of { $last }
terminal-replay-usage = Enter: next · b: back · 0 to { $last }: that step · q: quit · ? help >
terminal-replay-edge = There is no such step; they are 0 to { $last }.
terminal-replay-help =
    Enter   the next step
    b       one step back
    12      step 12; the last one is { $last }
    q       leave; Ctrl-C and Ctrl-D do the same

## The catalogue

terminal-nothing-fits = Nothing fits.
