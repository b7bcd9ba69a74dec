### What the guide of a first game says, step by step.

## Dune: Imperium - Uprising

page-lesson-uprising-welcome = Welcome to Arrakis. Whoever has most Victory Points wins; the game ends after a round in which somebody has 10. In this round everybody fights for the Conflict card that lies open. What glows can be picked; what your guide suggests has a pink ring. Nothing can go wrong here: you may always do something else.
page-lesson-uprising-send = Send your first Agent. The glowing cards of your hand can do it: pick Signet Ring. Then the spaces glow that its icons lead to: pick Imperial Basin. It gives 1 spice, and its mark [deploy] means that from there troops may go to the Conflict.
page-lesson-uprising-spy = You took 1 spice. The Signet Ring also starts your leader's ability: Lady Margot places a Spy. Use it, and put the Spy on the post beside Spice Refinery and Arrakeen. You will need it in a moment.
page-lesson-uprising-deploy = This is a combat space: up to two troops of your garrison may go to the Conflict. Deploy 2. Each has strength 2.
page-lesson-uprising-end = All effects are taken: end your turn. If you have changed your mind, Undo takes your answers back first.
page-lesson-uprising-infiltrate = Somebody stands in Arrakeen, which would keep you out. But your Spy watches it: pick Reconnaissance and send your Agent there all the same. The Spy is recalled for it: that is infiltrating.
page-lesson-uprising-strengthen = You recruited a troop and drew a card. Arrakeen is a combat space, too: deploy 2 more, so that you are stronger than the others.
page-lesson-uprising-second-end = You have no Agent left. End the turn. When it is your turn again, your hand is revealed by itself: you are shown what your cards bring.
page-lesson-uprising-reveal = Your Reveal turn: all cards left in your hand lie open and give what their lower boxes say. Swords make you stronger in the Conflict. Persuasion buys cards, now or never.
page-lesson-uprising-buy = Pick a glowing card of the Imperium Row that you can pay for. It goes to your discard pile and comes to your hand in a later round: so your deck grows better.
page-lesson-uprising-combat = You may buy more while you have Persuasion. Then end the turn. When all have revealed, the Conflict is fought: the highest strength takes the first reward.
page-lesson-uprising-reward = You have won the Conflict. A part of the reward is Influence with a Faction of your choice: take the Bene Gesserit, your leader likes them. The won card stays with you; two equal battle icons are a point.
page-lesson-uprising-second-round = A new round: troops that fought are back in your supply, Agents came home, everybody drew five cards, and another player is first now. The guide shows where a round is.
page-lesson-uprising-faction = Now a Faction: pick Seek Allies and send it to Espionage for 1 spice. With 2 Influence you gain your first Victory Point, and Lady Margot 2 spice. At 4 there is an Alliance to win.
page-lesson-uprising-free = That is the whole game: send, spy, fight, reveal, buy, and climb with the Factions. Now play on as you like. Right click or a long press shows any card large, "Why not?" tells what is in the way, and the guide has all rules.

## Dune: War for Arrakis

page-lesson-arrakis-welcome = You lead the Atreides and the Fremen. You win when three Prescience markers reach what your Secret Objective asks for; the Harkonnen win with 10 Supremacy, by destroying your sietches. They have more dice and better soldiers; you have the desert. What glows can be picked, what your guide suggests has a pink ring, and you may always do something else.
page-lesson-arrakis-token = The dice are rolled: what they show is what you may do this round. Your Bene Gesserit token is one more die. Place it on the glowing result.
page-lesson-arrakis-move = Use a Strategy die [result-strategy] on your board, then choose Move 2 legions. Pick the legion at Sihaya Ridge, and send it to the area that is marked beside the testing station [station]. Your face-down tokens are units that only you know.
page-lesson-arrakis-second-move = Strategy moves two legions. Move the one at Tasmin Sink next to the harvester.
page-lesson-arrakis-plan = Now plan: use the Mentat die [result-mentat] to draw two Planning cards, one of each deck. A card is played with any die, or discarded in battle for one more Combat die.
page-lesson-arrakis-station = Leadership [result-leadership] moves legions that have a leader, and yours have one. Move your legion onto the testing station: its hidden marker moves you closer to victory.
page-lesson-arrakis-harvester = And the second one onto the harvester [harvester]: it is removed without a battle, and the Harkonnen harvest less.
page-lesson-arrakis-wormsigns = You have fewer unused dice than the Harkonnen: Desert Power costs no die. Place a Wormsign where a harvester works. At the end of the round it is turned over and may bring a sandworm.
page-lesson-arrakis-battle = A battle! Each unit rolls a Combat die, at most six; a sietch adds its rank. You may discard Planning cards for more dice. Hits are stopped by shields, and leaders use the special results.
page-lesson-arrakis-losses = Your legion was hit. For each hit you choose: a regular unit falls, an elite one becomes regular, or a leader goes. If the enemy goes on, you may retreat.
page-lesson-arrakis-deploy = Reinforce: use the Deployment die [result-deployment], draw a token and put it face down on one of your sietches, with a leader.
page-lesson-arrakis-second-round = The round is over: Wormsigns were turned over, worms swallowed harvesters, storms struck Harkonnen in the open, and the rest brought them spice for the Imperium. A new roll begins.
page-lesson-arrakis-worm = A sandworm is yours. Use Desert Power again: move the worm up to two areas. Later it can attack a legion, or your legions ride past it.
page-lesson-arrakis-free = That is the war: plan, move, raid, fight, and let the desert work. Now play on as you like. The odds of a battle stand at its target, "Why not?" tells what is in the way, and the guide has all rules.
