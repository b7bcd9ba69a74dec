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
page-notices = Show a notice of the browser when it is my turn and I look elsewhere
page-notices-insecure = Notices need a server on https, or on this machine.
page-notices-denied = The browser does not allow notices of this page; its own settings can.
page-push = Send a notice to this browser when it is my turn, even when the page is closed
page-push-missing = This server cannot do that: whoever runs it has to install “sietch[push]” first.
page-push-failed = The browser could not arrange it. It needs its push service and a page that is not private.
page-scenes = Scenes
page-scenes-wait = wait for me
page-scenes-auto = go on by themselves
page-scenes-off = are left out
page-scene-next = Next
page-scene-skip = Skip
page-scene-done = Go on
page-end-told = Nothing else is left to do. Turns can end by themselves then (Settings).
page-end-always = Yes, from now on
page-sounds = Quiet sounds

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
page-told = beside a real table: you tell what dice and cards show, and are told what the side does that nobody plays
page-told-hint = Play with the real box. Every roll and card is asked for here; whatever was told last can be taken back.
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
page-forgotten = forgotten
page-table-round = round { $n }
page-table-running = running
page-table-over = finished

## Friends come together

page-tile-players = { $few ->
    [one] 1 to { $many } players
   *[other] { $few } to { $many } players
}
page-invite = Invite friends
page-everything = Set up everything
page-gallery = Show all
page-gallery-of = Show all: { $option }, seat { $seat }
page-share = Share…
page-table-lobby = friends are coming together
page-table-yours = your turn
page-table-turn = { $name } decides
page-forget-table = Forget { $table }
page-seat = Seat { $seat }
page-lobby-invite = Link for friends
page-lobby-code = The link for friends as a QR code
page-lobby-played = What is played
page-lobby-invite-hint = Send this one link to everybody. Whoever opens it chooses a seat and a name.
page-lobby-choose = Write your name and choose a seat.
page-lobby-host = host
page-lobby-free = free
page-lobby-ready = ready
page-lobby-not-ready = not ready yet
page-lobby-sit = Sit here
page-lobby-sit-at = Sit here: { $seat }
page-lobby-move = Move here
page-lobby-move-to = Move here: { $seat }
page-lobby-remove = Free the seat
page-lobby-remove-who = Free the seat of { $name }
page-lobby-get-up = Get up
page-lobby-say-ready = I am ready
page-lobby-wait = Not ready after all
page-lobby-begin = Start the game
page-lobby-begin-bots = { $n ->
    [one] Fill { $n } seat with a bot and start
   *[other] Fill { $n } seats with bots and start
}
page-lobby-waiting = Not ready yet: { $names }. You can start all the same.
page-lobby-host-begins = You are ready. The host starts the game.
page-lobby-watching = { $n ->
    [one] { $n } more is here without a seat.
   *[other] { $n } more are here without a seat.
}
page-lobby-links = A link for each seat
page-me = You on your other devices
page-me-about = Your tables belong to a key that this browser has made up. There is no account and no password: a device that has the key shows the same tables and plays your seats.
page-me-secret = Give the link to nobody else. Whoever has it plays in your place.
page-me-show = Show the link and its QR code
page-me-link = Link for your own devices
page-me-code = The link for your own devices as a QR code
page-me-offered = This link is from another device of yours. Should this browser show the tables of that device from now on? Tables that it knows already stay on its list.
page-me-become = Yes, that is me
page-me-stay = No, leave it as it is
page-me-wrong = This link is not complete.

## The chat

page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-off = The host has switched the chat off.
page-chat-people-only = Only those who play read the chat of this table.
page-chat-say = Say something
page-chat-placeholder = Message; [[ for a card
page-chat-send = Say
page-chat-cards = Cards that fit
page-chat-who = Who is heard
page-chat-hear = Hear { $name }
page-chat-mode = The chat is for
page-chat-mode-everybody = everybody, also those who watch
page-chat-mode-people = those who play
page-chat-mode-off = nobody: switched off
page-chat-like = Well done
page-chat-laugh = Funny
page-chat-wow = Astonishing
page-chat-sad = What a pity
page-chat-party = Celebrate

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
page-rewind = Go back further …
page-rewind-title = Go back further
page-rewind-explained = Back to where somebody's turn began, whatever was shown since. All people at the table must agree.
page-rewind-alone = Back to where your turn began, whatever was shown since.
page-rewind-last = Just before it:
page-rewind-point = { $player }'s turn ({ $n ->
    [one] { $n } answer back
   *[other] { $n } answers back
})
page-rewind-asks = { $player } wants to go back by { $n ->
    [one] { $n } answer.
   *[other] { $n } answers.
}
page-rewind-waits = Still to agree: { $players }.
page-rewind-agree = Agree
page-rewind-refuse = Refuse
page-rewind-withdraw = Never mind
page-clock = Time for each answer
page-clock-none = as long as it takes
page-clock-told = Time for each answer: { $time }.
page-clock-hint = When it is up nothing happens by itself: the others can nudge, and then agree that a bot stands in until the person is back.
page-clock-left = Time left:
page-clock-up = time is up
page-late = { $player }: time is up.
page-late-nudged = { $player }: nudged, no answer yet.
page-nudge = Nudge
page-nudge-again = Nudge again
page-nudged = The others are waiting for you.
page-stand-in-sign = bot stands in
page-stand-in-ask = Let a bot stand in
page-stand-in-level = Which bot
page-stand-in-wait = A bot can stand in after { $time }.
page-stand-in-asks = { $player } wants a stand-in for { $absent } until they are back ({ $bot }).
page-stand-in-for-you = { $player } wants a bot to stand in for you. Decide, and you play on yourself.
page-stand-in-mine = A bot stands in for you.
page-come-back = I am back
page-why = Why not?
page-why-title = What is not possible now, and why
page-why-nothing = Nothing is refused here: all there is can be chosen.
page-why-not-now = This is not to be decided now.
page-why-asked = What is asked now:
page-why-more = and { $n } more
page-why-fewer = show fewer
page-look = Look at { $name }
page-more = More about { $name }
page-less = Less about { $name }
page-skip-ahead = Skip ahead ({ $n })
page-keys = Keys: an option's number, or ↑ ↓ and Enter in the list · L list · U undo · ? why not · H hint · R rules · G icons · P piles · I look closely · space skips ahead
page-piles = Piles
page-pile-hidden = Face down: nobody but its owner knows what it holds.
page-tab-table = Table
page-tab-log = Log
page-tab-options = Options
page-no-options = There is nothing to decide now.
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
page-fold-options = Hide the list of options (L)
page-unfold-options = Show the list of all options (L)

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
page-ending = The end
page-ending-turns = Where the game turned
page-ending-lead = Round { $round }: { $name } takes the lead with { $n }
page-ending-leap = Round { $round }: { $name } gains { $n } at once, more than anybody else in a round
page-ending-share-lead = Round { $round }: { $name } comes closer to victory than anybody else, with { $n }% of what it takes
page-ending-share-leap = Round { $round }: { $name } goes { $n }% of the whole way at once, more than anybody else in a round
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
