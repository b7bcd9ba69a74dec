### Why a game cannot be set up like this. What was said stands in it as it was said, what is possible as it is typed.

setup-said = { $reason }
setup-name = { $name }
setup-unknown =
    unknown { $what ->
        [games] game
        [options] set-up option
        [modules] module
        [leaders] leader
        [house-rules] house rule
        [difficulty] difficulty
        [rivals] rival
        [bots] bot
        [presets] preset
       *[kinds] kind
    } { $name }; possible: { $possible }
setup-list =
    { $what ->
        [modules] modules
        [leaders] leaders
        [house-rules] house rules
        [rivals] rivals
       *[names] names
    } are a list of texts, not { $said }
setup-wrong-kind = something in the set-up is of the wrong kind: { $reason }

## Players, their names and seats

setup-players =
    { $game ->
        [uprising] Uprising
        [imperium] Dune: Imperium
       *[arrakis] War for Arrakis
    } is played by { $counts_options } players here, not { $players }
setup-count-names =
    { $players ->
        [one] { $players } player needs { $players } name
       *[other] { $players } players need { $players } names
    }, not { $n }
setup-name-long = a name has at most { $n } letters
setup-name-invisible = a name has no control or invisible characters such as { $letter }
setup-name-empty = a name needs at least one letter
setup-names-alike = two players have the same name
setup-count-seats =
    the game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, not { $n }
setup-no-seat = there is no seat { $seat }; seats are 0 to { $last }
setup-each-seat =
    { $option } is a list with one value for each seat; there { $seats ->
        [one] is { $seats } seat
       *[other] are { $seats } seats
    }
setup-no-choice = no seat chooses { $options }

## Chance

setup-chance = chance is one of { $possible }, not { $chance }
setup-seed = a seed is a whole number, not { $seed }
setup-seed-range = a seed is a number from 0 to { $last }

## Modules

setup-always-with =
    { $game ->
        [uprising] Uprising
       *[imperium] Dune: Imperium
    } for { $players } players is always played with { $modules_list }: add it
setup-module-players =
    { $module } is not for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: leave it out, or let others play, too
setup-needs = { $module } needs { $needs_list }: add it, or leave { $module } out
setup-not-with =
    { $game ->
        [uprising] Uprising
       *[imperium] Dune: Imperium
    } cannot be played with { $module }; possible: { $possible }
setup-without-modules =
    { $game ->
        [uprising] Uprising
       *[imperium] Dune: Imperium
    } cannot be played with { $module }, nor with any other module
setup-option-players =
    { $option } cannot be chosen for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

## Leaders

setup-count-leaders =
    { $players ->
        [one] { $players } player needs { $players } leader
       *[other] { $players } players need { $players } leaders
    }, not { $n }
setup-fixed-leader = seat { $seat } of { $players } is always led by { $own }, not { $leader }
setup-commander = with { $players } players { $leader } is a commander and cannot be an ally
setup-leader-module = the leader { $leader } comes with the module { $module }: add it, or choose another
setup-leader-elsewhere =
    { $game ->
        [uprising] Uprising
       *[imperium] Dune: Imperium
    } has no leader { $leader }; possible: { $possible }
setup-leader-twice = a leader can be taken by one player only

## Beside a real table

setup-not-told = only a game in which a side has no person is played beside a real table
setup-told-bots = at a real table people play themselves: no seat is for a bot
setup-clock = a clock is set to 0 (none) or to { $least } to { $most } seconds for each answer
setup-told-clock = at a real table no bot can stand in: it has no clock
