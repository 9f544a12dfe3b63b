# What is said between a person at the terminal and the game: the menu, questions, trades, journeys.
#
# What people type is English in every language: names of acts and commands stand in straight quotes, or are variables
# such as $typed, $act and $names. A message that begins with a small letter is made a sentence of by the program, which
# begins it with a capital and ends it with a period.

cards-none = nothing

# How many there are to choose from
count-path = { $n ->
        [one] 1 path
       *[other] { $n } paths
    }
count-intersection = { $n ->
        [one] 1 intersection
       *[other] { $n } intersections
    }
count-hex = { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }
count-seat = { $n ->
        [one] 1 seat
       *[other] { $n } seats
    }
count-resource = { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
count-good = { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
count-ship = { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }
count-merchant = { $n ->
        [one] 1 merchant
       *[other] { $n } merchants
    }
count-caravan = { $n ->
        [one] 1 caravan
       *[other] { $n } caravans
    }
count-hold = { $n ->
        [one] 1 hold
       *[other] { $n } holds
    }
count-load = { $n ->
        [one] 1 load
       *[other] { $n } loads
    }
count-piece = { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    }
count-choice = { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }

# The menu. A line of it can be shown as what to type, $typed, or as what it means, $said: choose what your readers
# understand. $of is what must be chosen: a path, an intersection, a hex or something else; ship_path is a ship and a path.
menu-entry = { $typed }
menu-few = { $typed } { $places }
    .named = { $typed } { $places }
menu-many = { $typed } ({ $count })
menu-enter = { $entry } (or just Enter)
menu-open = { $typed }: { $of ->
        [path] path
        [intersection] intersection
       *[hex] hex
    } { $places }
    .named = { $typed }: { $places }
    .far = { $typed }: { $of ->
        [path] path
        [intersection] intersection
       *[hex] hex
    } { $places }, or one further on the map
    .named_far = { $typed }: { $places }, or one further on the map
    .many = { $typed }: one of { $count }, numbered on the map
menu-which = which { $of ->
        [path] path
        [intersection] intersection
        [hex] hex
        [seat] seat
        [resource] resource
        [good] good
        [ship] ship
        [merchant] merchant
        [caravan] caravan
        [hold] hold
        [load] load
        [piece] piece
        [shoal] shoal
        [ship_path] ship and path
        [ship_intersection] ship and intersection
        [ship_hex] ship and hex
        [merchant_intersection] merchant and intersection
        [caravan_path] caravan and path
       *[choice] one
    }
    .question = Which { $of ->
        [path] path
        [intersection] intersection
        [hex] hex
        [seat] seat
        [resource] resource
        [good] good
        [ship] ship
        [merchant] merchant
        [caravan] caravan
        [hold] hold
        [load] load
        [piece] piece
        [shoal] shoal
        [ship_path] ship and path
        [ship_intersection] ship and intersection
        [ship_hex] ship and hex
        [merchant_intersection] merchant and intersection
        [caravan_path] caravan and path
       *[choice] one
    }? Enter or cancel goes back.

# What a choice costs, and how many steps a journey has
choice-priced = { $choice }, for { $price }
choice-far = { $choice }, in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
    .priced = { $choice }, in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, for { $price }

# The line on which a person types begins with who it is; "which" adds what is asked.
line = { $who }
    .which = { $who }, { $which }
    .go = { $who }, go? Enter is yes, or type no
yes-words = y yes ok go
no-deed = Nothing was done.
taken-back = { $n ->
        [one] 1 action taken back.
       *[other] { $n } actions taken back.
    }
game-saved = The game is in { $file }.
keep-leaving = Keep the game? Name a file, press Enter for no, or cancel to play on:
keep-over = Keep the game? Type the name of a file, or press Enter:

# Offers on the table. $seat says what it does; $person is "you" if that is who reads it.
proposal-offer = { $person ->
        [you] You offer { $given } for { $wanted }.
       *[one] { $seat } offers { $given } for { $wanted }.
    }
    .yet = { $person ->
        [you] You offer { $given } for { $wanted } yet.
       *[one] { $seat } offers { $given } for { $wanted } yet.
    }
proposal-counter = { $person ->
        [you] You would give { $given } for { $wanted }.
       *[one] { $seat } would give { $given } for { $wanted }.
    }
proposal-accepted = { $person ->
        [you] You accept.
       *[one] { $seat } accepts.
    }
proposal-declined = { $person ->
        [you] You decline.
       *[one] { $seat } declines.
    }
proposal-call = { $person ->
        [you] You ask for offers.
       *[one] { $seat } asks for offers.
    }

# Which offers somebody wants to hear
wish-all = You hear every offer again.
wish-payable = Offers that you can't pay are declined for you; type trades to hear them.
wish-not_now = All offers of this turn are declined for you; type trades to hear them.
wish-none = All offers are declined for you; type trades to hear them.
wish-declined = { $n ->
        [one] (1 offer declined for you; type trades to hear them.)
       *[other] ({ $n } offers declined for you; type trades to hear them.)
    }

# Journeys. $piece is ship, merchant or caravan; $of is path or intersection.
fare = { $piece ->
        [ship] Ship
        [merchant] Merchant
       *[caravan] Caravan
    } { $number } gets to { $of ->
        [path] path
       *[intersection] intersection
    } { $place } in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and pays { $price }.
    .tribute = { $piece ->
        [ship] Ship
        [merchant] Merchant
       *[caravan] Caravan
    } { $number } gets to { $of ->
        [path] path
       *[intersection] intersection
    } { $place } in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and pays { $price } (as tribute).
    .toll = { $piece ->
        [ship] Ship
        [merchant] Merchant
       *[caravan] Caravan
    } { $number } gets to { $of ->
        [path] path
       *[intersection] intersection
    } { $place } in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and pays { $price } ({ $takers }).
    .taker = { $gold } to { $seat }
prices = For { $price }: { $ends }.
    .free = Free: { $ends }.
    .numbers = { $of ->
        [path] path
       *[intersection] intersection
    } { $places }
    .end = { $place } in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
    .more = { $ends }, and { $n ->
        [one] 1 other
       *[other] { $n } other
    } { $of ->
        [path] { $n ->
            [one] path
           *[other] paths
        }
       *[intersection] { $n ->
            [one] intersection
           *[other] intersections
        }
    }

# Who is at the table
sitter = { $name } ({ $color })
    .person = a person ({ $color })
    .bots = { $n } { $bot }
seated-you = you play { $colors }
seated = { $name } plays { $color }
    .somebody = somebody plays { $color }

# The beginning, and who types next
welcome = { $title } A new game begins: { $seated }. Type help whenever you like.
    .again = { $title } A game that was saved goes on: { $seated }. Type help whenever you like.
    .title = { $name }.
hand-over = Pass the keyboard to { $who }, who then presses Enter.
not-kept = This game is not being kept: { $trouble }. 'save FILE' puts it into a file.

# The end. $why is left, input (which has ended), interrupted or over.
result = { $n ->
        [one] { $winners } has won
       *[other] { $winners } share the win
    } after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }: { $standing } { $of ->
        [goods] goods delivered
       *[points] points
    }.
    .nobody = The game is over and nobody has won.
    .one = { $who } { $points }
leave-why = { $why ->
        [left] You have left the game
        [input] The input has ended, and you have left the game
        [interrupted] The game was interrupted
       *[over] The game is over
    }
leave = { leave-why }.
    .resume = { leave-why }; it is kept: kogge play --resume { $number } goes on with it.
    .replay = { leave-why }; it is kept: kogge replay { $number } shows it again.
    .saved = { leave-why }; it is in { $file }.
    .trouble = { leave-why }; { $trouble }.
    .trouble_resume = { leave-why }; { $trouble }; it is kept: kogge play --resume { $number } goes on with it.
    .trouble_replay = { leave-why }; { $trouble }; it is kept: kogge replay { $number } shows it again.
    .lost = { leave-why }; it was not saved.
    .lost_why = { leave-why }; it was not saved: { $trouble }.
    .lost_end = { leave-why }; the last of it was not saved: { $trouble }; kogge play --resume { $number } goes on before that.
bot-failed = { $failure }; the game up to there is in { $file }
    .resume = { $failure }; the game up to there is in { $file }; 'kogge play --resume { $number } --bots greedy' goes on without it
    .trouble = { $failure }; { $trouble }
    .trouble_resume = { $failure }; { $trouble }; 'kogge play --resume { $number } --bots greedy' goes on without it

# Answers to "why". A $reason is a sentence from reasons*.ftl without its full stop; what else stands against an action
# is listed line by line below "why-also".
why-reason = { $reason } [{ $rule }].
why-also = Also:
why-other = - { $reason }
why-open = { $action } is possible now.
