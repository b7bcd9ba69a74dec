### What the table's server says against a request.

## What was asked

refused-body = the body is not what this address takes: { $reason }
refused-body-too-long = the body is longer than { $n } bytes
refused-body-too-slow = the body did not come within { $n } seconds
refused-query = the query is not what this address takes: { $reason }
refused-address = there is nothing at this address; { $description } describes what there is
refused-method = this address takes { $methods } only
refused-game = there is no such game
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

## What whoever looks at a table should know

notice-begun-agrees = This game was begun under version { $begun } of the rules. It went the same way by version { $version }, under which it goes on.
notice-begun-unchecked = This game was begun under version { $begun } of the rules and goes on under version { $version }. Whether it would have gone the same way cannot be checked.
notice-begun-otherwise = This game was begun under other rules (version { $begun }; now { $version }). It goes on from where it stood; the log misses what happened after the rules part ways.
notice-played-agrees = This game was begun under version { $begun } of the rules. By version { $version } it goes the same way.
notice-played-unchecked = This game was begun under version { $begun } of the rules. Whether it would go the same way by version { $version } cannot be checked.
notice-played-otherwise = This game was played under other rules (version { $begun }; now { $version }). Its result stands; log and replay end where the rules part ways.

## Facts of the box

refused-box-elsewhere = The facts of the box are changed only at the machine on which the server runs.
refused-other-facts = this table was begun with other facts of the box; a server that is started with them goes on with it
refused-box = That is not right yet: { $reason }
