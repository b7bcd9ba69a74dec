### War for Arrakis by the Mahdi rules: what is asked for the Harkonnen, and what they do.

## Options

arrakis-option-aim = { $name }
arrakis-option-drawn-tactic = The card { $name } was drawn

## What is asked, and why

arrakis-prompt-chance-drawn-tactic = Draw a Tactical card: which one is it?
mahdi-prompt-casualty = The Harkonnen legion in { $area } loses a named leader, and the rules do not say which. Who falls?
mahdi-prompt-surplus = The Harkonnen have too many units in { $area }, and these are equally weak. What is removed?
mahdi-prompt-tank-order = Several Harkonnen leaders enter the regeneration tank, and the rules do not say in which order. Who is next?
mahdi-prompt-ability = Several Harkonnen leaders would fight equally well. Who uses the special result?
mahdi-prompt-retreat = In the solo game you choose where your legion from { $area } retreats to, an empty area if there is one. Where?
mahdi-prompt-advance = The Harkonnen have won in { $area }, and the rules do not say whether they advance over a legion. Do they?
mahdi-prompt-rescue = The Carryalls of the Harkonnen cannot save all of these Harvesters. Do they save the one in { $area }?
mahdi-prompt-blasted = The Harkonnen would move your legion out of { $area }, and their rules do not say where to. Where does it go?
mahdi-prompt-harvester = The Harkonnen have several areas that are equally good for a Harvester (left to place: { $n }). Where does it go?
mahdi-prompt-harvest-sector = There is no more room in the Harvesting Sector (Harvesters left: { $n }). Into which sector beside it do they go?
mahdi-prompt-carryall = Several air zones cover equally many Harvesters. Where does the Carryall go (left to place: { $n })?
mahdi-prompt-ornithopter = The Harkonnen have several air zones that are equally good for an Ornithopter (left to place: { $n }). Where does it go?
mahdi-prompt-special = Several leaders can use their special action for the { $result } die. Who does?
mahdi-prompt-attack = The Harkonnen could attack several areas equally well. Which one do they attack?
mahdi-prompt-attacker = Several Harkonnen legions could attack { $area } equally well. Which one does?
mahdi-prompt-transport = Several Ornithopters could carry the legion from { $area }. Which one does?
mahdi-prompt-aim = No Harkonnen legion is a match for the Target Sietch, and several others are equally good as a temporary target. Which one is it?
mahdi-prompt-mover = Several Harkonnen legions are equally near to the sietch { $sietch } and equally strong. Which one moves?
mahdi-prompt-to = The Harkonnen legion in { $area } has several ways that are equally good. Where does it go?
mahdi-prompt-who-goes = Not all of the legion fits into { $area }, and these are equally strong. Who goes along?
mahdi-prompt-garrison = No Harkonnen Deployment token of this colour is left for { $area }. Which one on the map is turned over and goes there?
mahdi-prompt-settlement = Several settlements are equally good for a deployment. Where do the Harkonnen deploy?
mahdi-prompt-leader = Several named leaders could come to { $area }. Who does?
mahdi-prompt-place = Several places are equally good for the Harkonnen. Where do the figures go?
mahdi-prompt-replace = The next { NOUN($what) } can be replaced in several legions equally well (left: { $n }). In which one?
mahdi-prompt-tank = Several of your leaders are equally near to the Target Sietch. Who goes to the regeneration tank?
mahdi-prompt-return = The Harkonnen shuffle a Prescience card back. Which one?
mahdi-prompt-uncover = Several areas are equally near to the Target Sietch. Where do the Harkonnen turn over what lies face down?
mahdi-prompt-wormsign = Several Wormsigns are equally near to the Target Sietch (left to remove: { $n }). Which one is removed?
mahdi-prompt-bombard = Several of your legions are equally strong. Which one is shelled?
mahdi-prompt-carried-to = Several Harkonnen legions are equally near to the Target Sietch. To which one are the troops carried?
mahdi-prompt-carried = Several legions in settlements are equally strong. From which one are troops carried to { $area }?
mahdi-prompt-keep = Several imperium markers are equally low. Which one do the Harkonnen pay for (spice: { $n })?
mahdi-prompt-raise = Several imperium markers are equally low. Which one do the Harkonnen raise (spice: { $n })?
mahdi-why-watched = the Ornithopter in the air zone { $zone } watches this sector: nothing there may be turned over of your own free will

## What happened

event-harvest-chosen = Harvesting Sector: { $what }
event-target-chosen = Target Sietch: { $what }
event-tactic-unfit = { $what } has the same sector or a destroyed sietch: another Tactical card is drawn
event-no-target = No Tactical card fits any more: there is no Target Sietch
event-reinforced = A planning card of { $what } joins the Reinforcements
event-die-rolled = { $player } rolls { $what }
event-die-rolled-again = { $player } rolls { $what }, which three spent dice show already, and rolls again
event-die-as-named = { $player } uses a die as { $what }, as { arrakis-planning-truthtrance } has named it
event-die-wasted = Nothing can be done with { $what }: the die is spent all the same
event-die-joined = Instead of a Bene Gesserit token a die from the spice board joins the unused dice of { $player }
event-sietch-attacked = The legion in { $what } is stronger than who defends { $which }: it attacks the sietch
event-no-sietch-to-attack = No legion can attack a sietch
event-legion-attacked = The legion in { $what } is stronger than the legion in { $which }: it attacks it
event-no-legion-to-attack = No legion can attack a weaker legion, so legions are to move
event-attack-ceased = The Harkonnen have at most half of the defenders' combat power: they end the attack on { $what }
event-marched = The legion in { $what } is the nearest that can move toward { $which }
event-target-too-strong = No legion is stronger than who defends { $what }
event-temporary-target = The temporary target is { $what }
event-no-sietch-weak-enough = No legion is stronger than the defenders of any sietch: they move toward { $what } all the same
event-nobody-marches = No legion can come nearer, so none moves
event-nobody-else-marches = No other legion can come nearer
event-reinforcements-used = { $player } turns over Reinforcements for more Combat dice: { $n }
event-over-the-limit = More than { $n } Harkonnen { NOUN("unit", $n) } in { $what }: the weakest are removed
event-harvesters-by = { $n ->
    [1] Harvesters go to empty deep desert of the Harvesting Sector that no Legion or Sietch of the Atreides borders on
    [2] Harvesters go to empty desert of the Harvesting Sector that no Legion or Sietch of the Atreides borders on: there is no such deep desert
    [3] Harvesters go to other free deep desert: all that is away from the Atreides is full
    [4] Harvesters go to other free desert: no free deep desert is left
   *[5] The Harvesting Sector is full: Harvesters go to a sector beside it, but not to that of the target
}
event-carryalls-by = Carryalls go to the free air zone over the most Harvesters
event-ornithopters-by = { $n ->
    [1] Ornithopters go where a Legion is two areas from a Sietch that it could attack
    [2] Ornithopters go to air zones of the target's sector
    [3] Ornithopters go between inner sectors beside the target's sector
    [4] Ornithopters go to sectors beside that of the target
   *[5] Ornithopters go to any free air zone: none near the target is left
}
event-garrisoned = { $player } leaves two Deployment tokens face down in { $what }
event-garrison-turned = In { $which } this is turned over: { $what }
event-deployed-at =
    { $n ->
        [1] { $player } deploys in { $what }, the settlement with the strongest legion
       *[other] What has no room there is deployed in { $what }
    }
event-card-drawn = { $player } draws { $what }
event-card-reinforces = No part of { $what } can be carried out: the card joins the Reinforcements
event-scheme-laid = { $player } lays { $what } beside the map
event-deck-rebuilt = The discarded cards of { $what } form a new deck
event-supremacy-of-time = The round is over: supremacy rises
event-supremacy-of-spice = All imperium markers are at the top and spice is left: supremacy rises
