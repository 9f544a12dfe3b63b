# What the page says of whom one waits for, and of what went wrong outside of any game.
#
# $who are seats, and $n is how many they are.

# Whose decision it is, and which: a message for each step, named after it
words-waiting = Waiting for { $who }.
words-waiting-found_settlement = Waiting for { $who } to found a settlement.
words-waiting-found_road = Waiting for { $who } to lay a road.
words-waiting-found_harbour_settlement = Waiting for { $who } to found a harbour settlement.
words-waiting-found_ship = Waiting for { $who } to put a ship into the water.
words-waiting-place_kontor = Waiting for { $who } to place a kontor.
words-waiting-place_neutral_kontor = Waiting for { $who } to place a neutral kontor.
words-waiting-place_route = Waiting for { $who } to lay a first route.
words-waiting-before_roll = Waiting for { $who } to roll the dice.
words-waiting-action = Waiting for { $who } to trade, build, or end the turn.
words-waiting-trade = Waiting for { $who } to trade.
words-waiting-build = Waiting for { $who } to build.
words-waiting-discard = { $n ->
        [one] Waiting for { $who } to give up half of the cards.
       *[other] Waiting for { $who } to give up half of their cards.
    }
words-waiting-move_robber = Waiting for { $who } to move the robber.
words-waiting-rob = Waiting for { $who } to choose whom to rob.
words-waiting-lay_free_road = Waiting for { $who } to lay a free road.
words-waiting-take_card = Waiting for { $who } to take a card from the bank.
words-waiting-compose_offer = Waiting for { $who } to make an offer.
words-waiting-answer_offer = { $n ->
        [one] Waiting for the answer of { $who }.
       *[other] Waiting for the answers of { $who }.
    }
words-waiting-close_deal = Waiting for { $who } to close a deal, or withdraw.
words-waiting-relaunch_ship = Waiting for { $who } to put a ship into the water.
words-waiting-movement = Waiting for { $who } to move ships, or end the turn.
words-waiting-place_pirate = Waiting for { $who } to place the pirate ship.
words-waiting-choose_land = Waiting for { $who } to choose which land gets a number.
words-waiting-move_token = Waiting for { $who } to move a number token.
words-waiting-choose_line = Waiting for { $who } to choose the line that is paid.
words-waiting-lay_free_route = Waiting for { $who } to lay a free route.
words-waiting-place_merchant = Waiting for { $who } to place a merchant.
words-waiting-place_caravan = Waiting for { $who } to place a caravan.
words-waiting-walk = Waiting for { $who } to walk on with a merchant.
words-waiting-drive = Waiting for { $who } to drive on with a caravan.

# Trouble
words-unreachable = The server does not answer. See whether you are connected, and try again.
words-broken = Something went wrong in this page. Load it again: nothing of your game is lost.
