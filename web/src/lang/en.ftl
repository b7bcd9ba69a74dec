### The page's own words. What the game says comes from the server.

page-title = Sietch
page-subtitle = A table for board games set on Arrakis
page-unofficial = An unofficial fan project for owners of the games.
page-skip = To the decision
page-close = Close
page-error = That did not work: { $reason }
page-unreachable = The server cannot be reached. Try again in a moment.
page-no-answer = The server did not answer as it should ({ $status }). Try again in a moment.
page-again = Try again

## Settings

page-language = Language
page-language-en = English
page-language-cs = Čeština
page-language-pl = Polski
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-settings = Settings
page-speed = Moves of others
page-speed-slow = slowly
page-speed-normal = normally
page-speed-fast = fast
page-speed-instant = at once
page-auto-end = End my turn by itself when nothing else is left to do

## The start

page-your-name = Your name
page-quick = Play against bots
page-quick-hint = { $game }, you { $n ->
    [0] against the game
    [one] and { $n } bot
   *[other] and { $n } bots
}: the game begins at once.
page-new-table = Set up a table
page-game = Game
page-preset = Preset
page-preset-own = own choice of modules
page-needs = needs { $modules }
page-no-board = This page has no board for { $game }, so it cannot show it.
page-seat-option = { $option }, seat { $seat }
page-players = Players
page-seats = Seats
page-seat-name = Name of seat { $seat }
page-seat-who = Who plays seat { $seat }
page-person = person
page-bot-greedy = bot: thoughtful
page-bot-random = bot: random
page-bot-search-beginner = bot: beginner
page-bot-search = bot: skilled
page-bot-search-strong = bot: strong
page-bot-other = bot: { $bot }
page-player-name = Player { $n }
page-open = Open the table
page-record = Go on from a saved game
page-record-hint = A record that was downloaded from a finished game, or saved by the terminal.
page-record-choose = Choose a record file
page-record-go-on = Go on with this game
page-record-bad = This file is not a record of a game.
page-your-tables = Your tables
page-forget = forget
page-table-running = running
page-table-over = finished

## Links

page-links = Links
page-links-hint = Send each player their own link: whoever has a link plays that seat.
page-link-spectator = Spectators
page-link-host = Host (this list, in any browser)
page-links-loopback = These links work on this machine only. For friends on other machines start the server with --host 0.0.0.0.
page-copy = Copy
page-copied = Copied
page-take-seat = Go to my seat

## The table

page-connecting = Connecting…
page-lost = The line is lost; connecting again…
page-closed = This table cannot be entered: { $reason }
page-turned-away = The table cannot be shown now: { $reason }. Trying again…
page-try-now = Try now
page-to-start = To the start
page-nowhere = There is nothing at this address.
page-your-turn = Your decision
page-waiting-for = { $name } decides…
page-thinking = { $name } thinks…
page-watching = You are watching.
page-sending = One moment…
page-replaced = A bot plays your seat for the time being. The host can give it back to you under Links.
page-stale = The game had already moved on; this is how it stands now.
page-undo = Undo
page-why = Why not?
page-why-title = What is not possible now, and why
page-why-nothing = Nothing is refused here: all there is can be chosen.
page-why-not-now = This is not to be decided now.
page-why-more = and { $n } more
page-why-fewer = show fewer
page-look = Look at { $name }
page-more = More about { $name }
page-less = Less about { $name }
page-skip-ahead = Skip ahead ({ $n })
page-keys = Keys: ↑ ↓ and Enter, or the number of an option · U undo · ? why not · G icons
page-tab-table = Table
page-tab-log = Log
page-glossary = Icons
page-glossary-title = What the icons mean
page-filter = Find
page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-bot-sign = bot
page-here = connected
page-away = not connected
page-you = you
page-decides = decides
page-seat-menu = Who plays for { $name }
page-group-other = Also
page-fold-options = Show only the question
page-unfold-options = Show the answers

## The log

page-log = What happened
page-log-set-up = Set-up
page-since = Since your last turn

## The result and the replay

page-result = Result
page-result-show = Show the result
page-result-only = The last position of this game can no longer be shown; this is how it ended.
page-result-winner = { $name } wins
page-result-team = Won as a team: { $names }
page-result-winners = Tied: { $names }
page-result-lost = You have lost: the game has won
page-result-player = Player
page-chart-title = Points by round
page-chart-shares = How far each was on the way to victory, by round
page-goals = What was reached
page-goal-part = { $name } { $n } of { $needed }
page-sources = Points by source
page-total = Total
page-counts = Counts
page-record-download = Download the record
page-rematch = Rematch
page-rematch-begun = A rematch has begun: take your seat.
page-rematch-watch = A rematch has begun: watch it.
page-rematch-go = To the rematch
page-replay = Replay
page-replay-step = Step { $n } of { $last }
page-replay-position = Position in the game
page-replay-seen-by = Whose cards are shown
page-replay-seen-by-decider = cards of whoever decides
page-replay-seen-by-name = cards of { $name }
page-replay-start = To the beginning
page-replay-back = Step back
page-replay-forward = Step forward
page-replay-end = To the end
page-replay-play = Run
page-replay-pause = Pause
page-replay-running = The replay can be seen when the game is over.
page-back-to-table = Back to the table

## Icons of the page

page-icon-hand = cards in hand
page-icon-deck = cards in a draw pile
page-icon-discard-pile = discard pile
page-explain-hand = Cards that a player holds; only their owner sees them.
page-explain-deck = Cards that wait face down to be drawn. On a mat: draw pile / discard pile.
page-explain-discard-pile = Cards that were used or put away; an empty draw pile is made anew from them.
