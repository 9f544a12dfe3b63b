# Hints for a first game of each family: what to look at, and why. $goal is how many points or goods win, $limit how many
# cards are safe from a seven. The variant "title" stands above.

hints-hint = Hint
hints-got_it = Got it
hints-no_more = No more hints

# The base game
hints-base-settle = Choose a place whose hexes have numbers that are rolled often – 6 and 8 most of all – and different resources. Others must stay two paths away.
    .title = Where to settle
hints-base-roll = Every turn begins with the dice. All hexes with that number yield, to everyone who lives beside them.
    .title = Roll
hints-base-hand = These are your resources. If a seven is rolled, whoever holds more than { $limit } gives half of them back: build in time.
    .title = Your cards
hints-base-build = Choose what to build, then where: open places glow. What is dimmed tells you what is missing.
    .title = Build
hints-base-trade = Too much of one thing? The bank changes four of a kind into any one card, at harbours for less; the others may offer more.
    .title = Trade
hints-base-robber = The robber stops the hex on which he stands, and you take a card from somebody beside it. Send him to where it hurts the leader, and not you.
    .title = The robber
hints-base-card = Development cards bring knights against the robber, free roads, resources, or a hidden point. Play one a turn, but not the one just bought.
    .title = Development cards
hints-base-win = A settlement counts 1 point, a city 2, the longest route and the largest army 2 each. { $goal } points in your own turn win.
    .title = How to win

# The islands
hints-isles-settle = Look for numbers that are rolled often, and different resources. Your harbour settlement is where ships are built and loaded, so give it open water.
    .title = Where to settle
hints-isles-roll = Every turn begins with the dice. Whoever gets no card from them takes 1 gold instead; two gold buy a resource.
    .title = Roll
hints-isles-build = A ship and a settler in its hold let you settle new islands. Choose what to build, then where: open places glow.
    .title = Build
hints-isles-set_sail = Trade and build first. Once you set sail you only move ships in this turn.
    .title = Set sail
hints-isles-sail = Click a ship, then where it shall go. Beside unexplored hexes it discovers what is there: land brings a card, all else gold.
    .title = Sail and discover
hints-isles-mission = Missions bring points: the further your marker on a track, the more. Crews conquer lairs or trade for spices; fish and spices go to the Council.
    .title = Missions
hints-isles-pirate = Your pirate ship makes the others pay to sail past, and takes a card from somebody near it. Lay it in their way.
    .title = The pirate
hints-isles-win = A settlement counts 1 point, a harbour settlement 2; missions bring the others. { $goal } points in your own turn win.
    .title = How to win

# Merchants of Europe
hints-europe-settle = A kontor yields when the number of a hex beside it is rolled. Choose numbers that are rolled often, and keep an eye on salt and grain: they move your people.
    .title = Where to begin
hints-europe-roll = Every turn begins with the dice. Whoever gets no card from them takes 1 gold instead.
    .title = Roll
hints-europe-route = Routes carry caravans. Joining a lonely city to another for the first time pays gold to all whose routes lie between them.
    .title = Trade routes
hints-europe-merchant = A merchant starts at a kontor of yours and walks three places for each grain. Where the walk ends in a free city, a new kontor is founded.
    .title = Merchants
hints-europe-caravan = A caravan drives along routes of everyone, three for each salt; for those of others you pay 1 gold of toll.
    .title = Caravans
hints-europe-deliver = Beside another's kontor that has no goods yet, your caravan leaves one of yours. Each kontor takes goods only once.
    .title = Deliver
hints-europe-trade = The bank changes three of a kind into a card or 1 gold, and sells a card for 2 gold, twice a turn.
    .title = Trade
hints-europe-win = Each new kontor uncovers one more of your goods. Whoever has delivered all { $goal } wins at once.
    .title = How to win
