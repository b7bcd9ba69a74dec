### The coach: fair shuffles, positions, hints, analysis and puzzles.

## Fair shuffles

fair-fair = All { $n } outcomes of chance follow from what was settled before the game
fair-fair-since = All { $n } outcomes of chance from entry { $since } on follow from what was settled then; the game went on from a saved one there
fair-seeded = All { $n } outcomes of chance follow from the seed, which whoever set the game up could know
fair-told = What chance gave was told by people at a real table: it cannot be verified
fair-free = Nothing was promised before this game: its shuffles cannot be verified
fair-broken = The shuffles are not those that were promised: entry { $n } of the record is another one
fair-commitment = Commitment: { $commitment }
fair-text = It is the SHA-256 of: { $text }
fair-same = It is the commitment that was published
fair-other = The commitment that was published is another one
fair-promised = The shuffles of this game are settled: this hash was published with its first deal, and the seed is told when it is over
fair-seeded-now = The shuffles follow from the seed that was asked for when the table was set up
fair-free-now = Nothing was promised before this game: its shuffles cannot be verified
