### Why the command `sietch` does not begin what was asked for.

## Playing

command-seats-and-against = --seats says who sits everywhere: leave out --against
command-against-people = --against names a bot; for people at one keyboard: --seats { $seats }
command-own-set-up = a saved game has its own set-up: leave out { $options }
command-real-table = the game is played at a real table: sietch companion --save { $file } goes on with it
command-count-seats =
    { $players ->
        [one] { $players } player needs { $players } seat
       *[other] { $players } players need { $players } seats
    }, not { $n }: { $said }
command-count-names =
    { $players ->
        [one] { $players } player needs { $players } name
       *[other] { $players } players need { $players } names
    }, not { $n }: { $said }
command-name-twice = two players are called { $name }: they need different names
command-file-taken = { $file } exists and is not a save of this game: choose another name
command-file-not-written = { $file } cannot be written: { $reason }
command-preset-modules = --preset says which modules are played with: leave out --modules
command-preset-players = { $preset } is for { $players } players: leave out --players

## Beside a real table

command-companion-game = a companion is there for { $games_list }, not for { $game }
command-companion-language = the table was told about in { $language }: leave out --lang
command-no-hagal = --draw draws House Hagal cards: War for Arrakis has none
command-no-rivals = only games of 1 or 2 players have somebody who plays without a seat
command-no-companion = only a game in which somebody plays without a seat has a companion

## Joining a table

command-link = a link to a seat looks like { $link }
command-no-answer = the server at { $server } does not answer: { $reason }

## Odds

command-no-cost = --no-cost is for the Harkonnen: no card spares the Atreides the hit
command-pair = { $option } takes two numbers, the attacker's and the defender's, as in 1,0; not { $said }
command-pair-most = { $option } takes numbers up to { $most }, not { $said }
command-both-of =
    both legions are of the { $side ->
        [atreides] Atreides
       *[harkonnen] Harkonnen
    }
