# The rules of the base game, one by one, in our own words.
# A row is called by its id, as in docs/rules.

# Material
rule-B-01 = 19 hexes: 4 forest (wood), 4 pasture (wool), 4 field (grain), 3 hill (brick), 3 mountain (ore), 1 desert (nothing).
rule-B-02 = The bank holds 19 cards of each of the five resources, 95 in all; a card is always either in the bank or in one hand.
rule-B-03 = 25 development cards: 14 knights, 6 progress (2 Road Building, 2 Discovery, 2 Monopoly), 5 victory-point cards.
rule-B-04 = Each player has 15 roads, 5 settlements, 4 cities. A road or a city once built stays to the end; a settlement piece comes back when it becomes a city.
rule-B-05 = 18 number tokens, lettered A to R, in this order: 5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11.
rule-B-06 = 9 harbours on 6 frame pieces: 4 generic 3:1, one special 2:1 for each resource. Each harbour serves two coastal intersections.
rule-B-07 = Costs: road = brick + wood; settlement = brick + wood + wool + grain; city = 3 ore + 2 grain; development card = ore + wool + grain.
rule-B-08 = 3 or 4 players. (A 2-player game is offered too, as a labelled option, because bots and researchers use it; it is not in the text.)

# Setting up
rule-B-10 = Random board: the six frame pieces in any order, harbour side up; hexes shuffled and laid; then the tokens in letter order, from any corner hex, counter-clockwise in a spiral inwards, skipping the desert.
rule-B-11 = Beginner boards: fixed terrains, numbers, harbours, starting settlements and roads; no founding phase; cards for the starred settlement (B-17); the highest roll starts. beginner2010 (the almanac's, default) and beginner2015. With fewer players red, then white, is left out.
rule-B-12 = The robber starts on the desert.
rule-B-13 = Each player rolls two dice; the highest starts. Players who tie for the highest roll again among themselves.
rule-B-14 = Round 1, clockwise from the starting player: one settlement on any free intersection (B-15 applies), and one road touching it.
rule-B-15 = Distance rule: a settlement may stand only where none of the (up to three) neighbouring intersections holds a settlement or city of anyone.
rule-B-16 = Round 2, counter-clockwise, beginning with the last player of round 1: a second settlement anywhere legal, and a road that touches that settlement.
rule-B-17 = For the second settlement the player takes at once one card for each adjacent resource hex.
rule-B-18 = The starting player then takes the first turn.

# Turn order
rule-B-20 = A turn is: roll for production, then trade, then build; then the dice pass to the left.
rule-B-21 = Option combined (recommended for experienced players; our default): after the roll, trade and build in any order. Option separate: all trading comes before all building.
rule-B-22 = With separate, a harbour gained this turn cannot be used before the next turn. With combined it can be used at once.
rule-B-23 = The two dice are rolled once a turn and added. Before the roll nothing is allowed but playing a development card.

# Production
rule-B-25 = Every hex whose number equals the roll gives its owner-neighbours cards: 1 per settlement, 2 per city.
rule-B-26 = A hex with the robber gives nothing.
rule-B-27 = If the bank has too few cards of a resource for everyone entitled, nobody gets that resource; if only one player is entitled, that player takes what is left. Other resources are unaffected.

# A seven, and the robber
rule-B-30 = A 7 produces nothing.
rule-B-31 = Every player with more than 7 resource cards gives half back, of their own choice, rounded down (9 cards: 4 go). All discards are done before the robber moves.
rule-B-32 = The active player must move the robber to a different hex (the desert is allowed).
rule-B-33 = The active player may then steal one card, unseen and at random, from one other player with a settlement or city at that hex, choosing whom when there are several; owners without cards can be chosen and yield nothing; declining is allowed ("may"). Development cards can't be stolen.
rule-B-34 = The turn then goes on with trade.
rule-B-35 = The robber moves only on a rolled 7 or by a knight, and blocks its hex for everyone, its mover included, until moved.

# Development cards
rule-B-40 = A bought card is the top one of the shuffled pile, and secret until used. With the pile empty none can be bought.
rule-B-41 = In a turn a player plays at most one card, knight or progress, at any own point of decision, even before the roll, but not in the middle of discards, the robber or an answer to a trade; under separate in the trade phase and in the build phase, without ending either.
rule-B-42 = A card can't be played in the turn in which it was bought (an older copy of the same kind can). Exception: a victory-point card that brings its buyer to 10 points wins at once.
rule-B-43 = Victory-point cards stay hidden and are shown only when they win the game; any number of them at once. They don't count as the one card per turn.
rule-B-44 = Knight: move the robber as with a 7 (B-32, B-33), but nobody discards; the turn then resumes where it was. The card stays face up in front of the player.
rule-B-45 = Largest army: the first with 3 face-up knights gets the card, 2 points; it passes to whoever has strictly more knights than its holder.
rule-B-46 = Road Building: up to two free roads, under the normal placement rules, also before the roll; the second may be declined; the card can't be played when not even one can be laid.
rule-B-47 = Discovery: take any two cards from the bank, equal or different (what there is, if it has fewer); they can be used from the next point at which cards may be spent, and count for a 7 rolled before that.
rule-B-48 = Monopoly: name a resource; every other player hands over all cards of it.
rule-B-49 = A played progress card leaves the game.

# Building
rule-B-50 = A road goes on a free path that touches the builder's settlement or city, or an own road at an intersection that no other player occupies.
rule-B-51 = One road per path; coasts count as paths.
rule-B-52 = A settlement goes on a free intersection that an own road reaches, keeping the distance rule.
rule-B-53 = A city replaces an own settlement; the settlement piece returns to the player.
rule-B-54 = Nothing can be built without a piece left.
rule-B-55 = The price goes back to the bank. As much may be built as can be paid.
rule-B-56 = A settlement is worth 1 point, a city 2.
rule-B-57 = Buying development cards counts as building: after the roll, in the build phase, any number a turn.
rule-B-58 = Coast intersections are building sites like others, also those that touch one hex only.

# Longest trade route
rule-B-60 = The first player with an unbroken line of at least 5 roads gets the card, 2 points. Branches don't count, no road is used twice, an intersection may be passed twice.
rule-B-61 = A strictly longer line takes it.
rule-B-62 = Another player's settlement or city on an intersection breaks the line there; own ones don't.
rule-B-63 = After a break: if the holder still ties for the longest, the holder keeps it; if others tie without the holder, the card is set aside until one player alone has the longest.
rule-B-64 = If after a break nobody has 5 in a line, the card is set aside. A card set aside goes only to a player who alone has the longest line of at least 5.
rule-B-65 = If after a break one other player alone has the longest line of at least 5, that player gets the card at once.

# Trade
rule-B-70 = After the roll, the active player may trade cards with the others, as often as wanted; any player may make offers and counter-offers to the active player.
rule-B-71 = Players other than the active one can't trade with each other.
rule-B-72 = Gifts are not allowed: both sides give at least one card. The same resource can't be on both sides.
rule-B-73 = Bank trade 4:1: four equal cards for one of another kind; needs no harbour.
rule-B-74 = Generic harbour 3:1: three equal cards for one of another kind.
rule-B-75 = Special harbour 2:1, only for the resource it shows; it does not give 3:1 for others.
rule-B-76 = Only the active player trades with the bank, any number of times, and only for cards that the bank has.
rule-B-77 = Nobody can trade cards that they don't have; an accepted offer is checked again at the moment of the exchange.
rule-B-78 = A player has a harbour while an own settlement or city stands on either of its two intersections; other coast intersections give no advantage.
rule-B-79 = Only resource cards change hands in trades: no development cards, pieces or promises.

# The end
rule-B-80 = A player wins at once on reaching 10 points during the own turn, or on beginning the own turn with 10.
rule-B-81 = Reaching 10 in another's turn (say, by the longest route moving) wins only when the own turn comes, if the points are still there.
rule-B-82 = Points: settlement 1, city 2, longest trade route 2, largest army 2, victory-point card 1 each.

# What is open and what is hidden
rule-B-90 = Open: the board, the number of resource and development cards of each player, played knights, both special cards, the bank's piles (and so its shortage), the size of the pile of development cards.
rule-B-91 = Hidden: which resource cards and which development cards another player has, the order of the pile, the stolen card (seen by thief and victim alone). The public score leaves hidden victory-point cards out.

# Acceptance: the almanac's example game
rule-B-95 = The almanac's 16-turn example on the beginner board replays from a script (the dice, cards and deals as told), and after each turn hands and board are what the text says, its errata aside (blue's points, turn 13's wool).
