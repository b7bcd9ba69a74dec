### The odds of a battle in War for Arrakis: the table of `sietch odds`, and the words by which legions are typed.

## The legions

odds-attacker = Attacker
odds-defender = Defender
odds-regular = { $n } regular
odds-elite = { $n } elite
odds-special = { $n } special elite
odds-sardaukar = { $n } Sardaukar
odds-fedaykin = { $n } Fedaykin
odds-leader = { $n ->
    [one] { $n } generic leader
   *[other] { $n } generic leaders
}
odds-bashar = { $n ->
    [one] { $n } Bashar
   *[other] { $n } Bashars
}
odds-naib = { $n ->
    [one] { $n } Naib
   *[other] { $n } Naibs
}
odds-nothing = nothing
odds-in-settlement = in a settlement of level { $n }

## How the battle ends

odds-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
odds-exactly = { $n }%
odds-below = less than 0.1%
odds-above = more than 99.9%
odds-chance-never = never
odds-chance-always = always
odds-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-ends = How it ends
odds-attacker-wins = The attacker wins
odds-defender-wins = The defender wins
odds-nobody-wins = Nobody wins
odds-end-defender-destroyed = the defender is destroyed
odds-end-defender-retreats = the defender retreats
odds-end-attacker-destroyed = the attacker is destroyed
odds-end-attacker-stops = the attacker stops
odds-end-both-destroyed = both are destroyed

## What cannot be seen

odds-unknown = What lies face down could be other things; these are the likeliest legions ({ $likely }).
odds-between = The attacker wins in { $low } to { $high } of the cases.
odds-in-each = Whatever it is, the attacker wins in { $chance } of the cases.
odds-always = Whatever it is, the attacker always wins.
odds-never = Whatever it is, the attacker never wins.

## By round

odds-rounds = By round
odds-round = Round
odds-later = later
odds-fought = Fought
odds-length = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds on average

## Losses

odds-losses = Mean losses
odds-figure = Figures
odds-start = At first
odds-left = Left
odds-came = From elites
odds-lost = Lost
odds-units = Units in all
odds-kind-regular = Regular
odds-kind-elite = Elite
odds-kind-special = Special elite
odds-kind-leader = Generic leaders
odds-cards = Cards discarded
odds-survivors = What is left, likeliest first

## Why a table gives no odds

odds-no-battles = this game has no battles with odds to work out
odds-no-area = there is no such area
odds-no-legion = there is no legion here: { $area }
odds-no-target = there is nothing to attack here: { $area }
odds-mid-round = a round is being fought; ask again when its losses are taken

## Battles that cannot be

odds-below-zero =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    } has a number below 0
odds-too-many =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    } has { $n } units; a legion has at most { $most }
odds-no-unit =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    } has no unit
odds-no-leader = { $leader } is no leader that a legion can have
odds-both-sides =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    } has leaders of both sides: { $leaders }
odds-leader-twice =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    } has a named leader twice
odds-succeeded =
    { $who ->
        [attacker] the attacker
       *[defender] the defender
    } has { $old } and { $new }: one leaves for the other
odds-unknown-loss = nothing called { $what } can be given up; possible: { $possible }
odds-order = the order of losses has each of these once: { $kinds }
odds-same-side = { $own } and { $theirs } are on the same side
odds-level = a settlement has a level from 1 to { $last }, not { $level }
odds-plan-below-zero = numbers of rounds and units cannot be below 0
