# What has happened, for all games.
#
# The message of an event has the name of its kind, and its variables are the event's parts. A clause is what a
# sentence says of the seat with which it begins:
#
#   $subject   whose doing it was: you (who reads it), one (somebody else), many (several who did the same)
#   $object    the other seat that is concerned, $other: you or one
#
# The message that begins a sentence knows $subject too, and $person: you, if the reader is among those who did it.
# A message that ends with a period is a sentence of its own; there $seat is named, and $person is you or one.
# Whoever gets something is $seat, and $whom after a preposition.
# Of a list the number of its entries is known: $good and $good_count.

sentence = { $who } { $done }.
share = { $seat } { $goods }

# Before the first turn
rolled_to_start = Rolls for the start: { $rolls }.
    .one = { $seat } { $total }{ $first ->
        [0] {""}
       *[other] {" "}({ $first }+{ $second })
    }
started = { $person ->
        [you] You begin.
       *[one] The first turn is that of { $seat }.
    }
dealt = began with { $good }
neutral_settled = { $greater ->
        [0] A neutral settlement of { $seat } stands at { $intersection }.
       *[other] A neutral harbour settlement of { $seat } stands at { $intersection }.
    }

# Turns and dice
turn_began = began turn { $turn }
phase_began = { $phase ->
        [build] went on to build
       *[move] set sail
    }
rolled = rolled { $total }{ $first ->
        [0] {""}
       *[other] {" "}({ $first }+{ $second })
    }
    .bringing = { rolled }: { $yields }
produced = { $good } from { $hex }
kept_back = the robber cost { $shares }
went_short = the bank had too little for { $good }
got_the_rest = { $seat } the last { $good }
consoled = { $good } for { $seat }

# The bank
got = took { $good }
    .bought = bought { $good } for { $price }
    .sold = sold { $price } for { $good }
    .exchanged = traded { $price } for { $good } with the bank
discarded = discarded { $good }

# The robber
robber_moved = moved the robber to { $hex }
robbed_nobody = robbed nobody
robbed_in_vain = robbed { $other }, who had no cards
stole = stole { $good } from { $other }
    .hidden = stole a card from { $other }

# Cards
card_drawn = bought a development card: { $card }
    .hidden = bought a development card
card_played = played { $card }
card_shown = { $n ->
        [one] showed a hidden card: { $card }
       *[other] showed { $n } hidden cards, each a { $card }
    }
named = named { $good }: nobody had any
    .bringing = named { $good }: { $given }
monopolized = { $n } from { $other }
awarded = { $award } goes to { $seat }.
    .nobody = { $award } is set aside.
reshuffled = The discarded cards are shuffled into a new pile.

# Building
road_laid = built a road on path { $path }
settled = founded a settlement at { $intersection }
    .landed = founded a settlement with ship { $ship } at { $intersection }
upgraded = built { $home } at { $intersection }
waived = laid no more for free

# Trade
offers_called = called for offers
proposed = offered { $given } for { $wanted }
    .counter = countered: { $given } for { $wanted }
agreed = accepted
refused = declined
withdrew = withdrew the offer
traded = traded { $given } for { $got } with { $other }

# Number tokens
token_laid = turned up the number { $token }
    .named = turned up a number token: { $token } for { $name } ({ $land })
    .freed = The river on hex { $hex } is free, its number is { $token }.
token_lifted = moved the { $token } from { $hex } to { $to }

# The end
won = { $person ->
        [you] You have won the game.
       *[one] The winner is { $seat }.
    }
ended = The game is over, and nobody has won it.
shared_win = The win is shared by { $seat }.
