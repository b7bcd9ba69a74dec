### What the table's server says against a request.

## What was asked

refused-body = the body is not what this address takes: { $reason }
refused-body-too-long = the body is longer than { $n } bytes
refused-body-too-slow = the body did not come within { $n } seconds
refused-query = the query is not what this address takes: { $reason }
refused-address = there is nothing at this address; { $description } describes what there is
refused-method = this address takes { $methods } only
refused-language = there is no such language; possible: { $codes }
refused-hello = the first message must be a hello with a token: { $reason }
refused-no-hello = no hello came
refused-message = this message is not understood: { $reason }
refused-foreign = requests from another site are refused
refused-host = this server is not known as { $host }; whoever keeps it can start it with { $option }
refused-address-too-long = the address is longer than { $n } bytes

## Who asked

refused-no-token = this address needs the header { $header }
refused-token = this link does not open the table
refused-seats-only = only a seat can do this
refused-host-only = only the host can do this
refused-players-only = only a seat or the host can do this
refused-too-often = too many requests from this address; try again in a second
refused-tables-too-often = too many new tables from this address; try again in a few seconds
refused-kept-too-much = tables and answers from this address have taken all the room it has for today; try again later
refused-sockets =
    { $n ->
        [one] this address has { $n } open connection already
       *[other] this address has { $n } open connections already
    }
refused-crowded =
    { $n ->
        [one] { $n } connection looks at this table already
       *[other] { $n } connections look at this table already
    }

## Tables

refused-no-table = there is no such table
refused-set-up = a table cannot be set up like this: { $reason }
refused-record = this record cannot be gone on from: { $reason }
refused-unreadable = what is stored of this table cannot be read; whoever keeps the server finds the reason in its log
refused-storage = the database cannot be used now; nothing was changed
refused-moving = the table is moving to another server; try again in a moment
refused-server-lost = the server that plays this table was lost meanwhile; look again what it has done
refused-mistake = the server made a mistake; it is in its log
refused-seat-change = there is no such seat or no such bot

## Playing

refused-over = the game is over
refused-past = decision { $decision } is past; the current one is { $current }
refused-taken-back = something was taken back since then
refused-others-turn = { $player } decides now
refused-bot-plays = a bot has this seat; the host can give it back
refused-given-back = the seat was given back
refused-choice = that is not possible now
refused-not-in-a-row = answer { $n } of these shows something new or lets somebody else decide: what follows it can be answered only then
refused-undo = the last answer cannot be taken back: it showed something new

## After the end

refused-record-early = the record tells what is hidden: it can be had when the game is over
refused-replay-early = a replay shows what is hidden: it can be had when the game is over
refused-rematch-early = a rematch can begin when the game is over
refused-step = steps are 0 to { $last }
refused-unreadable-finished = this game is over, and this version of the program can only show how it ended
refused-old-links = the links of this table were given out by an earlier version, which kept them in the open; now only their owners have them
refused-result-early = the game is still going on: it has no result yet
refused-replay-changed = the rules have changed since this game was played: by those of today it cannot be shown step by step

## Lobbies and persons

refused-not-begun = the game has not begun: friends are still coming together
refused-begun = the game has begun
refused-invited-only = whoever only watches cannot sit down
refused-seat-taken = { $player } has this seat already
refused-seat-of-link = this link is for another seat
refused-own-seat-only = this seat is somebody else's
refused-own-seat-bot = get up first, then a bot can have the seat
refused-not-ready = not ready yet: { $players }
refused-seats-free =
    { $n ->
        [one] { $n } seat is still free
       *[other] { $n } seats are still free
    }
refused-lobby-busy = many are changing something at once; try again
refused-person = this is no key of a person
refused-links-full = this seat has { $n } links already
refused-sits-elsewhere = with this browser you have another seat at this table
refused-chat-off = the host has switched the chat off
refused-chat-often = one thing after the other; try again in a moment
refused-chat-empty = there is nothing to read in it
refused-chat-long = a line has at most { $n } characters
refused-chat-line = there is no such line any more
refused-push-missing = this server cannot push notices; whoever runs it can add that with: { $command }
refused-push-endpoint = notices are pushed only to services on https in the open network
refused-push-keys = these are no keys with which a notice could be encrypted
refused-rewind-point = it is possible to go back to 0 to { $last } answers
refused-rewind-asked = somebody has asked to go back already; answer that first
refused-rewind-changed = this game cannot go back further than undo does
refused-rewind-past = that is past: somebody has answered, refused or taken something back meanwhile

## The clock

refused-stand-in = a bot stands in for you; say that you are back first
refused-no-clock = this table has no clock
refused-clock-past = that is past: somebody has answered, agreed, refused or taken something back meanwhile
refused-late-bot = a bot plays this seat already
refused-not-late = it is not { $player } who is asked now
refused-late-self = it is your own turn
refused-late-early = the time is not up yet; left: { $time }
refused-nudge-again = the last nudge was not long ago; wait { $time }
refused-stand-in-nudge = nudge them first; they may have overlooked it
refused-stand-in-early = whoever was nudged has a moment to come; left: { $time }
refused-stand-in-asked = somebody has asked for a bot already; answer that first
refused-not-stood-in = nobody stands in for you: the seat is yours

## What whoever looks at a table should know

notice-begun-agrees = This game was begun under version { $begun } of the rules. It went the same way by version { $version }, under which it goes on.
notice-begun-unchecked = This game was begun under version { $begun } of the rules and goes on under version { $version }. Whether it would have gone the same way cannot be checked.
notice-begun-otherwise = This game was begun under other rules (version { $begun }; now { $version }). It goes on from where it stood; the log misses what happened after the rules part ways.
notice-played-agrees = This game was begun under version { $begun } of the rules. By version { $version } it goes the same way.
notice-played-unchecked = This game was begun under version { $begun } of the rules. Whether it would go the same way by version { $version } cannot be checked.
notice-played-otherwise = This game was played under other rules (version { $begun }; now { $version }). Its result stands; log and replay end where the rules part ways.

## What a notice says when the page is closed

push-your-turn = Your turn
push-nudge = The others are waiting for you

## Facts of the box

refused-box-elsewhere = The facts of the box are changed only at the machine on which the server runs.
refused-other-facts = this table was begun with other facts of the box; a server that is started with them goes on with it
refused-box = That is not right yet: { $reason }
refused-no-hints = there are no hints at this table
refused-hint-failed = the coach could not say anything; try again
refused-coach-busy = the coach is busy with other games; try again in a while
refused-analysis-told = a game at a real table cannot be looked back at: what chance gave there cannot be imagined anew
refused-no-puzzle = there are no puzzles here
