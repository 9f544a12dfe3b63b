# Trade on the page: the row in which one gives and wants, offers and their answers, and what is declined unheard.

trade-title = Handel
trade-give = Du gibst
trade-want = Du willst
# Buttons on a card: $good is its name, $n how many are held, or lie in the bank
trade-give-more = Noch eine Karte geben: { $good }; du hast { $n }
trade-want-more = Noch eine Karte verlangen: { $good }
    .bank = Noch eine Karte verlangen: { $good }; die Bank hat { $n }
trade-less = Eine Karte weniger: { $good }
trade-bank_left = Bank { $n }
# The bank takes so many of a good for one; the variant "said" is what a button with it does
trade-rate = { $n }:1
    .said = Der Bank { $goods } geben und wählen, was du dafür willst
trade-pick = Wähle, was du für { $goods } bekommst
trade-bank = Mit der Bank tauschen
trade-no_fit = Das tauscht die Bank nicht. Unter jeder Karte steht, wie viele sie für eine nimmt.
trade-offer = Allen anbieten
trade-call = Um Angebote bitten
trade-clear = Leeren
# Offers on the table. $seat is a name.
trade-offers = Angebote
trade-offers-whose = { $person ->
        [you] Du bietest
       *[one] { $seat } bietet
    }
trade-for = für
trade-counter = Gegenangebot
trade-counter-send = Stattdessen dies anbieten
trade-counter-back = Zurück
trade-propose = Den anderen vorlegen
trade-withdraw = Zurückziehen
trade-again = { $seat } hat dasselbe noch einmal angeboten; es wurde für dich abgelehnt.
# Answers, on a small chip; $seat is who answered
trade-answer-silent = überlegt
trade-answer-composing = macht ein Gegenangebot
trade-answer-accepted = ja
trade-answer-declined = nein
trade-answer-countered = Gegenangebot
trade-deal = Handel abschließen mit { $seat }: { $given } gegen { $got }
# What the server declines by itself
trade-wishes = Für mich ablehnen:
trade-wish-turn = alles in diesem Zug
trade-wish-ever = immer alles
trade-wish-payable = was ich nicht zahlen kann
