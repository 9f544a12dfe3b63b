# The rules of Explorers & Pirates, one by one, in our own words.
# A row is called by its id, as in docs/rules.

# Material, in all scenarios
rule-E-01 = Per player: 15 roads and 5 settlements (base game), 4 harbour settlements, 3 ships, 2 settlers; from scenario 2 also 9 crews and 1 pirate ship. No cities, no development cards, no longest route, no largest army.
rule-E-02 = Start island: 15 hexes: the 14 loose ones (3 mountain, 4 forest, 3 pasture, 2 field, 2 hill) and the pasture printed on frame piece A1, which always carries a 6; tokens 3 3 4 4 5 6 6 8 8 9 10 10 11 11 12 on their given places.
rule-E-03 = Unexplored regions north (green backs) and south (orange backs), face down. Standard tiles: per colour 6 land + 2 sea tiles and 6 number chips. Missions add per colour 3 gold rivers, 3 fish hexes, 3 spice hexes.
rule-E-04 = Tiles per scenario and colour: scenario 1: 6 land + 2 sea. Scenario 2: those 8 + 3 gold rivers. Scenario 3: 6 land, green: 2 random fish + 3 gold rivers, orange: 3 fish + 2 random gold rivers; what is left over goes back unseen. Scenario 4: 6 land + 1 sea + 3 fish + 3 spice. Scenario 5: 6 land + 1 sea + 3 fish + 3 spice + 3 gold rivers (the second orange sea tile closes the gap beside sea piece G).
rule-E-05 = Costs: road = brick + wood; settlement = brick + wood + wool + grain; harbour settlement = 2 grain + 2 ore (upgrades an own settlement on a coast); ship = wood + wool; settler = as a settlement; crew = ore + wool.
rule-E-06 = Everyone starts with 2 gold. Gold is open; 76 coins (40 of 1, 36 of 3) are the supply, which does not run out.
rule-E-07 = 2 to 4 players, who choose their colours (in scenario 1 the colour decides the opening). With 3, the colour that nobody chose is left out. With 2, see E-18 and E-19.
rule-E-08 = Points to win in the own turn: scenario 1: 8; scenario 2: 12; scenario 3: 15; scenario 4: 15; scenario 5: 17. Settlement 1, harbour settlement 2, mission points as in E-60 to E-66.
rule-E-09 = All rules of the base game hold unless a row here says otherwise (B-13, B-15, B-25, B-27, B-30, B-31, B-50 to B-55, B-58, B-70 to B-72, B-76, B-77, B-79 to B-81 with the points of E-08, B-90, B-91). A harbour settlement counts like a settlement or city for roads, distance and blocking.

# Founding
rule-E-10 = Scenario 1: fixed places: per colour a harbour settlement, a ship carrying a settler, a settlement and a road. Starting cards: one per hex next to the settlement.
rule-E-11 = Scenarios 2 to 5: free founding on the start island: in the base game's order (round 1 clockwise, round 2 back) each places first a harbour settlement, then a settlement, both without road.
rule-E-12 = The harbour settlement goes on a circled intersection; the settlement on any. The distance rule holds for both.
rule-E-13 = Then, beginning with the player who placed the last settlement and going on clockwise, each places a road at the settlement and a ship with a settler on one of the 2 or 3 sea routes at the harbour settlement. The starting player then rolls.
rule-E-14 = Scenario 1: terrain and numbers fixed. Scenario 2: fixed, or (option, recommended from the second game on) terrain shuffled with numbers fixed. Scenarios 3 to 5: terrain shuffled, numbers fixed.
rule-E-15 = Starting cards in scenarios 2 to 5: one per hex next to the settlement (as in scenario 1).
rule-E-16 = Frame and layout of each scenario as its plan shows; unexplored places per region: 8, 11, 11, 13, 16.
rule-E-17 = Tiles and chips, separately per colour, and the six lair tokens are shuffled face down; in scenario 3 one lair token stays unused, unseen.
rule-E-18 = Two players, scenario 1: the unused colours' pieces stay as obstacles, their settler ships are removed.
rule-E-19 = Two players, scenarios 2 to 5: after both own harbour settlements, the starting player, then the other, places a neutral colour's harbour settlement (on a circled spot too); then the second player, then the starting one, places a neutral settlement; only then come the own settlements, second player first. Each player takes one of the two unused colours; neutral pieces keep the distance rule, have no roads and no ships, block, and never act.

# Turn
rule-E-20 = Phases in order: production; trade and build (any order, repeated); movement. In or after movement neither trade nor build. Nothing is allowed before the roll.
rule-E-21 = Compensation: on every roll but 7, each player (not only the active one) who gets no resource card from it takes 1 gold. Gold from a gold river is no resource and doesn't cancel it; a shortage that leaves a player with no card earns it too.
rule-E-22 = A harbour settlement yields 1 card per producing hex, like a settlement.
rule-E-23 = On a 7 everyone with more than 7 resource cards gives half back, rounded down. Gold is no card and doesn't count. There is no robber. All discards come first. From scenario 2 the pirate then moves (E-50 to E-52).
rule-E-24 = Bank trade 3:1 always, for everyone: three equal resources for one other resource or for 1 gold. Gold can't be traded 3:1. No harbours.
rule-E-25 = Up to twice a turn, in the trade-and-build phase only, 2 gold buy one resource of choice from the bank. (Wool for speed and tribute are no trade.)
rule-E-26 = Gold can be part of trades between players and counts as a card for B-72: gold for cards is a trade, nothing for gold is a gift.
rule-E-27 = Stepping, loading, unloading, swapping, landing and fetching crews, founding by ship, fishing, delivering, chasing and tribute happen only in the own movement phase; before it, only building places cargo.

# Building and places
rule-E-30 = Sea routes are the edges of sea hexes and of the frame where it meets sea or land. A coastal edge can hold 1 road and up to 2 ships at once (German edition).
rule-E-31 = A ship is built on a sea route, with fewer than two ships on it, at an own harbour settlement; not where either end touches an unexplored hex: building never discovers. It may move in the same turn.
rule-E-32 = With all 3 ships on the board, one may be taken off (its cargo is lost) and built again, at full price.
rule-E-33 = A settler is built into the empty basin of an own harbour settlement or an empty own ship next to one. If all such places are taken, a piece may be thrown out (back to the supply) to make room. Not beside a settlement, not on land.
rule-E-34 = A crew is built into a free place of an own harbour settlement's basin or of an own ship next to one.
rule-E-35 = A basin and a ship's hold each take two small pieces (crew, spice) or one large piece (settler, fish).
rule-E-36 = A settlement on a coast (start island, or discovered land) can become a harbour settlement; the settlement piece comes back.
rule-E-37 = In an unexplored region a player's first settlement must come from a settler ship; from there roads and ordinary settlements may spread, within that region. Roads follow the base rules (B-50, B-51).
rule-E-38 = No road on an edge, no settlement on an intersection that touches an unexplored hex. A road whose end touches one discovers nothing.
rule-E-39 = Every settlement, reached by road or founded by a settler ship, keeps the distance rule; founding by ship costs nothing more.

# Ships, cargo, discovery: the movement phase
rule-E-40 = Ships move only in the movement phase, one after the other. A move begins with the ship's first step and ends with a discovery, with another ship's first step, with the fish roll or with the phase; cargo actions and chases of other ships don't end it.
rule-E-41 = Each ship has 4 movement points; a step to an adjacent sea route costs 1. Any direction, also back and forth.
rule-E-42 = Once per turn and ship, 1 wool buys 2 more points for that ship.
rule-E-43 = At most two ships (of any players) stand on a route. Passing over one or two is allowed, ending there with two already is not: a step onto a full route is allowed only if a legal and affordable way onward exists, to a route with room, and until it is gone the player can't end the phase, roll for fish, move another ship or found from there.
rule-E-44 = Loading, unloading and swapping cost no points and don't end the move. Cargo of ships and basins may be thrown back, each piece to its own supply, in the own trade-and-build or movement phase.
rule-E-45 = Ship and harbour settlement (own, at a tip of the ship) may load, unload and swap cargo. Two ships never exchange directly, only through a basin that both touch.
rule-E-46 = When a ship's tip touches an intersection of an unexplored hex after a step, that hex must be discovered: it is turned up; one of the six standard land tiles gets the top chip of its colour's pile (gold rivers and spice hexes get none). The ship's move ends. On these boards one step can touch at most one new hex. After a discovery (or with no points left) the ship moves no more, but loading, delivering, landing and founding remain allowed.
rule-E-47 = Reward: producing land: 1 card of its resource (none, if the bank has none); anything else: 2 gold.
rule-E-48 = A ship carrying a settler whose tip touches an intersection of a land hex may found a settlement there, if all rules allow: ship and settler go back to the supply, the settlement costs nothing more.
rule-E-49 = The phase ends when the player says so; then conquered lairs are settled (E-74), then the turn passes.

# The pirate ship, from scenario 2 on
rule-E-50 = A pirate ship may stand on any discovered sea or fish hex, except hexes of the outer frame (the sea hex printed on A2 included) and sea hexes that touch the start island (so never on the Council).
rule-E-51 = The first to roll a 7 places the own pirate ship. Later a 7 moves: one's own pirate must go to another hex; another player's goes back to its owner and one's own is placed, the same hex allowed. There is never more than one.
rule-E-52 = Whoever places or moves a pirate may steal one card at random from one player with a ship on a route of that hex; from a player without cards (only then) 1 gold. Buildings don't matter.
rule-E-53 = Tribute: using routes of a hex with another's pirate, leaving one included, costs 1 gold to the supply, once per ship and turn; without it the ship may not. Each ship pays for itself; paid tribute lasts for that ship's whole turn. Touching only a corner of the hex is free.
rule-E-54 = No tribute for one's own pirate; none for building or placing a ship there. The tribute may be paid though the two purchases of E-25 are used.
rule-E-55 = Chasing another player's pirate off: in the movement phase, once with each own ship that has not moved this turn and touches the pirate's hex (tip on a corner, or on one of its routes): roll a die; on 6 the pirate goes home, and the chaser places the own pirate on a legal hex and may steal (E-52).
rule-E-56 = The ship that chased may move normally afterwards; if it failed, tribute is due as usual.
rule-E-57 = Settlers and crews travel only in their owner's ships, never over land.

# Missions in general
rule-E-60 = Each mission has a track; each player's marker starts at S. Progress moves it one step.
rule-E-61 = A marker arriving on an occupied step goes on top.
rule-E-62 = A player has the points printed at the own marker.
rule-E-63 = The player furthest ahead also has the mission's card, 1 point; among several on the top step, the one at the bottom of the stack (who came first). Nobody has it while all stand at S.
rule-E-64 = Several missions run side by side.
rule-E-65 = A marker on the last step stays there; further deliveries are allowed and move nothing; a lair's gold is still paid and the hero still loses a crew.
rule-E-66 = Example: red and white stand at 1 point, orange under blue on the leading step worth 2: orange has the card.

# Lairs, in scenarios 2, 3 and 5
rule-E-70 = Discovering a gold river: 2 gold, and the top lair token is laid on it, number down.
rule-E-71 = While a lair stands there, until its token is turned (E-76), no road on that hex's edges, no settlement on its corners.
rule-E-72 = A ship with crews whose tip touches a corner of the hex may land one or two on the lair; at most 3 crews on a lair. Crews can't be landed elsewhere: not on other land nor on a freed gold river (spice villages: E-91).
rule-E-73 = With exactly 3 crews the lair is conquered; crews can't be taken back before.
rule-E-74 = The conquest is settled after the active player's movement phase, several in the order in which they were completed: each participant gets 2 gold and moves 1 step on the track, the active player first, then clockwise.
rule-E-75 = Hero: each participant rolls one die and adds the own crews there; the highest moves one step more and loses one of those crews to the supply. Tie: more crews wins; still tied: the tied roll again. Alone: automatic, and a crew is lost too.
rule-E-76 = Then the token is turned to its number. Remaining crews stand beside it and can be picked up by their owner's ships whose tip touches the hex.
rule-E-77 = On a freed gold river roads, settlements and harbour settlements may be built, unless an unexplored hex, a standing lair or a spice hex without an own crew next to them forbids it.
rule-E-78 = When its number is rolled, each settlement or harbour settlement at it gives its owner 2 gold (per building: German edition; the Spanish text could be read per player).
rule-E-79 = Example to replay: red lands two crews beside blue's one; hero rolls 5 and 6; 7 to 7; red has more crews and wins; red moves two steps in all and loses one crew, blue moves one.

# Fish, in scenarios 3, 4 and 5
rule-E-80 = The Council of Catan is a sea hex touching the start island: no roads on its edges and no settlements on its corners, except the two western corners and the western edge, which belong to the start island too (German edition). It has two anchor ports.
rule-E-81 = Fish hexes are sea hexes numbered 1 to 6. Discovering one: 2 gold.
rule-E-82 = Once in the movement phase, but not while a ship's move is under way, the player may roll one die; if that number's fish hex is discovered, has no shoal and no pirate, a shoal from the supply of 6 goes there. None in supply: no roll.
rule-E-83 = An empty ship whose tip touches a corner of the hex, or that is on its route, may take the shoal aboard (it fills the hold) and may move on.
rule-E-84 = A ship with fish whose tip is at an anchor port may deliver it: shoal to the supply, 1 step on the track; it may move on.
rule-E-85 = A pirate placed on a fish hex sends its shoal back to the supply.

# Spices, in scenarios 4 and 5
rule-E-90 = Discovering a spice hex: 2 gold, and as many sacks as there are players are laid on its village.
rule-E-91 = A ship with a crew whose tip touches a corner of the hex may land the crew in the village and take one sack aboard in exchange.
rule-E-92 = Per player one crew, so one sack, per spice hex. A landed crew never leaves.
rule-E-93 = A player may build a road at a spice hex's edges or a settlement on its corners only with an own crew in its village. Spice hexes produce nothing.
rule-E-94 = A ship with one or two sacks at an anchor port may deliver: each goes to the supply and moves the marker 1 step.
rule-E-95 = Advantage from the moment the crew lands, also in the same turn. Swift voyage (2 villages): +1 movement point per ship for each, at once for every ship whose move isn't over (the landing ship with no points left may use it; a ship stopped by a discovery doesn't resume); with both and a wool, 8.
rule-E-96 = Pirate bonus (2 villages, "5" and "4"): the pirate is chased off also on that number.
rule-E-97 = Fast gold (2 villages): the villagers buy resources. Once per own trade-and-build phase for each befriended village, the player may give one resource card of choice to the supply and take 1 gold.
