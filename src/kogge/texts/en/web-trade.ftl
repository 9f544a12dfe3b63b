# Trade on the page: the row in which one gives and wants, offers and their answers, and what is declined unheard.

trade-title = Trade
trade-give = You give
trade-want = You want
# Buttons on a card: $good is its name, $n how many are held, or lie in the bank
trade-give-more = Give one more { $good }; you have { $n }
trade-want-more = Ask for one more { $good }
    .bank = Ask for one more { $good }; the bank has { $n }
trade-less = One { $good } less
trade-bank_left = bank { $n }
# The bank takes so many of a good for one; the variant "said" is what a button with it does
trade-rate = { $n }:1
    .said = Give { $goods } to the bank, then pick what you want for it
trade-pick = Pick what you get for { $goods }
trade-bank = Trade with the bank
trade-no_fit = The bank does not trade that. The rate below a card shows how many it takes for one.
trade-offer = Offer to all
trade-call = Ask for offers
trade-clear = Clear
# Offers on the table. $seat is a name.
trade-offers = Offers
trade-offers-whose = { $person ->
        [you] You offer
       *[one] { $seat } offers
    }
trade-for = for
trade-counter = Counter-offer
trade-counter-send = Offer this instead
trade-counter-back = Back
trade-propose = Put it to the others
trade-withdraw = Withdraw
trade-again = { $seat } has made the same offer again; it was declined for you.
# Answers, on a small chip; $seat is who answered
trade-answer-silent = thinking
trade-answer-composing = making a counter-offer
trade-answer-accepted = yes
trade-answer-declined = no
trade-answer-countered = counter-offer
trade-deal = Close the deal with { $seat }: { $given } for { $got }
# What the server declines by itself
trade-wishes = Decline for me:
trade-wish-turn = all this turn
trade-wish-ever = all, always
trade-wish-payable = what I can’t pay
