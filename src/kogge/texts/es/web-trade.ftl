# Trade on the page: the row in which one gives and wants, offers and their answers, and what is declined unheard.

trade-title = Comercio
trade-give = Das
trade-want = Quieres
# Buttons on a card: $good is its name, $n how many are held, or lie in the bank
trade-give-more = Dar una más: { $good }; tienes { $n }
trade-want-more = Pedir una más: { $good }
    .bank = Pedir una más: { $good }; el banco tiene { $n }
trade-less = Una menos: { $good }
trade-bank_left = banco { $n }
# The bank takes so many of a good for one; the variant "said" is what a button with it does
trade-rate = { $n }:1
    .said = Dar { $goods } al banco y elegir lo que quieres a cambio
trade-pick = Elige qué recibes por { $goods }
trade-bank = Comerciar con el banco
trade-no_fit = El banco no cambia eso. Bajo cada carta está cuántas pide por una.
trade-offer = Ofrecer a todos
trade-call = Pedir ofertas
trade-clear = Vaciar
# Offers on the table. $seat is a name.
trade-offers = Ofertas
trade-offers-whose = { $person ->
        [you] Ofreces
       *[one] { $seat } ofrece
    }
trade-for = por
trade-counter = Contraoferta
trade-counter-send = Ofrecer esto en su lugar
trade-counter-back = Volver
trade-propose = Proponerlo a los demás
trade-withdraw = Retirar
trade-again = { $seat } ha repetido la misma oferta; se ha rechazado por ti.
# Answers, on a small chip; $seat is who answered
trade-answer-silent = pensando
trade-answer-composing = prepara una contraoferta
trade-answer-accepted = sí
trade-answer-declined = no
trade-answer-countered = contraoferta
trade-deal = Cerrar el trato con { $seat }: { $given } por { $got }
# What the server declines by itself
trade-wishes = Rechazar por mí:
trade-wish-turn = todo este turno
trade-wish-ever = siempre todo
trade-wish-payable = lo que no pueda pagar
