# What is asked of whoever has a decision to make: a message for each step, named after it.
#
# The variant "sea" is for games in which ships sail, "lands" for those of merchants and caravans, where what is asked
# differs; other variants say what makes the step special. Lines in straight quotes can be typed as they are, so that
# they stay English; $example is the name of a resource in such a line. "page", alone or before another variant, is for
# a page in a browser, where nothing is typed.

# Before the first turn. The variant "neutral" is of pieces in the colour $color, which nobody plays.
prompt-found_settlement = Found a settlement on any marked intersection.
    .neutral = Place a neutral settlement, of { $color }.
prompt-found_road = Lay a road next to it.
    .sea = Lay a road next to your settlement.
prompt-found_harbour_settlement = Found a harbour settlement on any marked intersection.
    .neutral = Place a neutral harbour settlement, of { $color }.
prompt-found_ship = Put a ship with a settler beside your harbour settlement.
prompt-place_kontor = Place a kontor on a violet city.
prompt-place_neutral_kontor = Place a neutral kontor, of { $color }, on a violet city.
prompt-place_route = Lay a route at one of your kontors; a caravan comes beside it.

# A turn. "cards": a development card can be played instead.
prompt-before_roll = It is your turn: roll the dice.
    .cards = It is your turn: roll the dice, or play a card first.
prompt-action = Trade, build, or end your turn.
    .sea = Trade and build, then set sail.
    .lands = Trade, build, move merchants and caravans, deliver, or end your turn.
prompt-trade = Trade, then go on to build.
prompt-build = Build, or end your turn.

# The robber
prompt-discard = A seven: give up { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, for example 'discard 2 wool ore'.
    .page = A seven: give up { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
prompt-move_robber = Move the robber to another hex.
    .lands = Move the robber to another land that has a number.
prompt-rob = Whom do you rob?

# Cards
prompt-lay_free_road = Lay a free road ({ $n } left).
prompt-take_card = Take a card from the bank ({ $n } left).

# Trade. What is asked of somebody who can't pay, who was asked for offers, and who has nothing to give
prompt-compose_offer = Compose your offer, in one line: 'trade wool wool for { $example }'.
    .page = Compose your offer: what you give, and what you want for it.
prompt-answer_offer = Accept, decline, or make another offer: 'counter ore for wool'. 'no trades' declines all others of this turn.
    .unpayable = You can't accept this. Enter declines; 'counter ore for wool' makes another offer. 'no trades' declines all others of this turn.
    .call = Enter declines; 'counter ore for wool' makes an offer. 'no trades' declines all others of this turn.
    .empty_handed = You can't accept this and have nothing to offer: Enter declines. 'no trades' declines all others of this turn.
    .page = Accept, decline, or make another offer.
    .page_unpayable = You can't accept this: decline, or make another offer.
    .page_call = Make an offer, or decline.
    .page_empty_handed = You can't accept this and have nothing to offer: decline.
prompt-close_deal = Close a deal, or withdraw.

# Explorers & Pirates. "crowded": on a path with two ships already nobody may stay.
prompt-relaunch_ship = Where does the ship go into the water?
prompt-movement = Move your ships, then end your turn.
    .crowded = Two ships lie here already: ship { $number } must sail on.
prompt-place_pirate = Put your pirate ship on a marked hex.

# Merchants of Europe. $land is the name of a land, or its number.
prompt-choose_land = Several lands at your new kontor have no number: which one gets a token?
prompt-move_token = No token is left at sea for { $land }: from which land do you move one there?
prompt-choose_line = Several lines between the cities are equally short: along which one is gold paid?
prompt-lay_free_route = Lay a free route ({ $n } left), or decline.
    .arrow = A double arrow: lay a free route next to it, or decline.
prompt-place_merchant = At which of your kontors does the merchant begin anew?
prompt-place_caravan = Beside which of your routes does the caravan begin anew?

# Somebody is on the way; "card": by a card, and nobody has been chosen yet. $left are steps, and $on is "yes" if the
# merchant may also walk on.
prompt-walk = Merchant { $number } is at { $intersection }, { $left ->
        [one] 1 step
       *[other] { $left } steps
    } left: walk on, or end the walk.
    .founding = Merchant { $number } is at { $intersection }, { $left ->
        [one] 1 step
       *[other] { $left } steps
    } left: { $on ->
        [yes] found a kontor here, or walk on
       *[no] found a kontor here
    }.
    .passing = Merchant { $number } can't stay at { $intersection }, { $left ->
        [one] 1 step
       *[other] { $left } steps
    } left: it must walk on.
    .card = Walk up to { $left ->
        [one] 1 step
       *[other] { $left } steps
    } with one merchant, free of charge; or end the walk.
prompt-drive = Caravan { $number } is on path { $path }, { $left ->
        [one] 1 step
       *[other] { $left } steps
    } left: drive on, deliver, or end the drive.
    .crowded = Two caravans stand on path { $path } already: caravan { $number } must drive on.
    .card = Drive up to { $left ->
        [one] 1 step
       *[other] { $left } steps
    } with one caravan, without salt; or end the drive.
