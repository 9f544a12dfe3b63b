# The table on the page: what stands around the board while a game is played.

play-coming = The table is being set …
play-trouble = There is no table for you here
play-closed = This table is closed
play-abandoned = The game was abandoned before it came to an end. You can begin a new one.
play-again = Try again
play-new_table = New table
play-home = Home
play-lost = The connection is lost. It is tried again by itself; nothing of your game is lost.
play-try_now = Try now

# What happened and what was said
play-tale = Log and chat
play-log = Log
play-chat = Chat
play-panels = Overview

# The prompt. $choice is what somebody is about to do, $what what would be undone: both are infinitives.
play-over = The game is over.
play-chance = One moment …
play-sure = Really { $choice }?
play-armed = { $act }: choose a marked place.
play-armed-list = { $act }: choose from the list.
play-piece = { $piece }: choose where it goes, or what it does.
play-piece-ship = Ship { $number }
play-piece-merchant = Merchant { $number }
play-piece-caravan = Caravan { $number }
play-yes = Yes
play-no = No
play-back = Back
play-back-title = Back (Esc)
play-take_back = Take back
play-undo = Undo: { $what }
play-undo-title = Undo (Z)
play-close = Close

# What can be done. The names of acts stand on buttons: a word or two.
play-actions = What you can do
play-here = What can be done here
play-onward = How it goes on
play-trade = Trade
play-why-title = Why not? Click to see the reason.
play-why-rule = Rule { $rule }
play-why-read = Read on in the rules
play-left = { $n ->
        [one] 1 left to build
       *[other] { $n } left to build
    }
play-act-roll = roll
play-act-end_turn = end turn
play-act-build_road = road
play-act-build_settlement = settlement
play-act-build_city = city
play-act-buy_card = card
play-act-build_harbour_settlement = harbour settlement
play-act-build_ship = ship
play-act-rebuild_ship = ship anew
play-act-build_settler = settler
play-act-build_crew = crew
play-act-jettison = throw out
play-act-sail = sail
play-act-buy_wind = wind
play-act-stow = load
play-act-land_settler = land settler
play-act-chase = chase pirate
play-act-build_route = route
play-act-hire_merchant = merchant
play-act-rehire_merchant = merchant anew
play-act-form_caravan = caravan
play-act-reform_caravan = caravan anew
play-act-deliver = deliver
play-act-walk = move
play-act-drive = move

# The hand and the bank. $cards are cards of one kind, $rate how many of them the bank takes for another.
play-hand = Your cards
play-rate = { $rate }:1
play-rate-title = { $cards }; the bank takes { $rate } for another card
play-card-new = new
play-card-kept = This card counts by being held
play-stock = Bank and costs
play-bank = Bank
play-pile = { $n ->
        [one] 1 development card in the pile
       *[other] { $n } development cards in the pile
    }

# Cards that are given up after a seven
play-discard = Give up cards
play-discard-chosen = { $n } of { $due ->
        [one] 1 card
       *[other] { $due } cards
    } chosen
play-discard-more = Give up { $good }
play-discard-less = Keep { $good }
play-discard-give = { $n ->
        [one] Give up 1 card
       *[other] Give up { $n } cards
    }

# Several people at one screen
play-curtain = { $n ->
        [one] Pass to { $who }
       *[other] To decide: { $who }
    }
play-curtain-one = { $name } ({ $color })
play-curtain-i_am = I am { $who }

# Keys
play-keys = Keyboard
play-keys-on = Use these keys
play-key-name-space = Space
play-key-name-arrows = Arrows
play-key-name-enter = Enter
play-key-name-esc = Esc
play-key-space = roll the dice
play-key-e = end the turn, or go on to what comes next
play-key-b = build or buy: then the letter that is shown
play-key-t = trade
play-key-y = accept an offer
play-key-n = decline an offer
play-key-k = make another offer
play-key-digits = choose from a list
play-key-arrows = move along the board between open places; Page Up and Page Down lead through all of them
play-key-enter = choose the place
play-key-escape = go back a step
play-key-z = undo
play-key-l = log and chat
play-key-help = all keys
