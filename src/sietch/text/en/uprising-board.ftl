### What stands on the board, for whoever reads it on the page or in the terminal.

terminal-round = Round { $n }
terminal-hand-count = hand
terminal-hand = Hand: { $name }
terminal-first-player = first player
terminal-wall-stands = the Shield Wall stands
terminal-wall-gone = the Shield Wall is gone
terminal-conflicts-left = { $n ->
    [one] { $n } conflict card left
   *[other] { $n } conflict cards left
}
terminal-influence = Influence
terminal-alliance = Alliance
terminal-area-emperor = Emperor
terminal-area-guild = Spacing Guild
terminal-area-bene-gesserit = Bene Gesserit
terminal-area-fremen = Fremen
terminal-area-landsraad = Landsraad
terminal-area-choam = CHOAM
terminal-area-city = Cities
terminal-area-desert = Desert
terminal-row = Imperium Row and Reserve
terminal-agents = Agents
terminal-spies = Spies
terminal-in-conflict = in the Conflict
terminal-intrigue-count = Intrigue
terminal-council = High Council
terminal-swordmaster = Swordmaster
terminal-hooks = Maker Hooks
terminal-has-revealed = has revealed
uprising-source-start = Start
uprising-source-influence = Influence
uprising-source-alliance = Alliances
uprising-source-conflict = Conflicts
uprising-source-icons = Battle icons
uprising-source-intrigue = Intrigue
uprising-source-card = Cards
uprising-source-other = Other
uprising-ending-points = Ten points
uprising-ending-conflicts = Last conflict
