# What has happened, for all games. The English story.ftl says what messages are told with.
#
# It is told in the past tense, and the verb is that of its subject: tú, one, or several (with or without the reader).
# Who is robbed or paid and reads it is told so by a pronoun.

sentence = { $who } { $done }.
share = para { $whom } { $goods }

# Before the first turn
rolled_to_start = Tiradas para empezar: { $rolls }.
    .one = { $seat } { $total }{ $first ->
        [0] {""}
       *[other] {" "}({ $first }+{ $second })
    }
started = { $person ->
        [you] Empiezas { $seat }.
       *[one] Empieza { $seat }.
    }
dealt = { $subject ->
        [you] empezaste
        [one] empezó
       *[many] empezaron
    } con { $good }
neutral_settled = { $greater ->
        [0] Hay un poblado neutral de { $seat } en { $intersection }.
       *[other] Hay una ciudad portuaria neutral de { $seat } en { $intersection }.
    }

# Turns and dice
turn_began = { $subject ->
        [you] empezaste
        [one] empezó
       *[many] empezaron
    } el turno { $turn }
phase_began = { $phase ->
        [build] { $subject ->
            [you] pasaste
            [one] pasó
           *[many] pasaron
        } a construir
       *[move] { $subject ->
            [you] te hiciste
            [one] se hizo
           *[many] se hicieron
        } a la mar
    }
rolled = { $subject ->
        [you] sacaste
        [one] sacó
       *[many] sacaron
    } un { $total }{ $first ->
        [0] {""}
       *[other] {" "}({ $first }+{ $second })
    }
    .bringing = { rolled }: { $yields }
produced = { $good } ({ $hex })
kept_back = el ladrón bloqueó { $shares }
went_short = al banco no le alcanzó para { $good }
got_the_rest = para { $whom } lo que quedaba, { $good }
consoled = para { $whom } { $good } de compensación

# The bank
got = { $subject ->
        [you] tomaste
        [one] tomó
       *[many] tomaron
    } { $good }
    .bought = { $subject ->
        [you] compraste
        [one] compró
       *[many] compraron
    } { $good } por { $price }
    .sold = { $subject ->
        [you] vendiste
        [one] vendió
       *[many] vendieron
    } { $price } por { $good }
    .exchanged = { $subject ->
        [you] cambiaste
        [one] cambió
       *[many] cambiaron
    } { $price } por { $good } con el banco
discarded = { $subject ->
        [you] te descartaste
        [one] se descartó
       *[many] se descartaron
    } de { $good }

# The robber
robber_moved = { $subject ->
        [you] pusiste
        [one] puso
       *[many] pusieron
    } el ladrón en { $hex }
robbed_nobody = no { $subject ->
        [you] robaste
        [one] robó
       *[many] robaron
    } a nadie
robbed_in_vain = { $object ->
        [you] { $subject ->
            [one] quiso
           *[many] quisieron
        } robarte, pero no tenías cartas
       *[one] { $subject ->
            [you] quisiste
            [one] quiso
           *[many] quisieron
        } robar a { $other }, que no tenía cartas
    }
stole = { $object ->
        [you] te { $subject ->
            [one] robó
           *[many] robaron
        } { $good }
       *[one] { $subject ->
            [you] robaste
            [one] robó
           *[many] robaron
        } { $good } a { $other }
    }
    .hidden = { $object ->
        [you] te { $subject ->
            [one] robó
           *[many] robaron
        } una carta
       *[one] { $subject ->
            [you] robaste
            [one] robó
           *[many] robaron
        } una carta a { $other }
    }

# Cards
card_drawn = { $subject ->
        [you] compraste
        [one] compró
       *[many] compraron
    } una carta de desarrollo: { $card }
    .hidden = { $subject ->
        [you] compraste
        [one] compró
       *[many] compraron
    } una carta de desarrollo
card_played = { $subject ->
        [you] jugaste
        [one] jugó
       *[many] jugaron
    } { $card }
card_shown = { $subject ->
        [you] mostraste
        [one] mostró
       *[many] mostraron
    } { $n ->
        [one] una carta oculta de { $card }
       *[other] { $n } cartas ocultas de { $card }
    }
named = { $subject ->
        [you] elegiste
        [one] eligió
       *[many] eligieron
    } { $good }: nadie tenía
    .bringing = { $subject ->
        [you] elegiste
        [one] eligió
       *[many] eligieron
    } { $good }: { $given }
monopolized = { $n ->
        [one] { $object ->
            [you] 1 carta tuya
           *[one] 1 carta de { $other }
        }
       *[other] { $object ->
            [you] { $n } cartas tuyas
           *[one] { $n } cartas de { $other }
        }
    }
awarded = Ahora { $person ->
        [you] { $seat } tienes { $award }.
       *[one] { $seat } tiene { $award }.
    }
    .nobody = Nadie tiene ya { $award }.
reshuffled = Las cartas descartadas, mezcladas, forman una pila nueva.

# Building
road_laid = { $subject ->
        [you] construiste
        [one] construyó
       *[many] construyeron
    } una carretera en el camino { $path }
settled = { $subject ->
        [you] fundaste
        [one] fundó
       *[many] fundaron
    } un poblado en { $intersection }
    .landed = { $subject ->
        [you] fundaste
        [one] fundó
       *[many] fundaron
    } un poblado con el barco { $ship } en { $intersection }
upgraded = { $subject ->
        [you] construiste
        [one] construyó
       *[many] construyeron
    } { $home } en { $intersection }
waived = { $subject ->
        [you] renunciaste
        [one] renunció
       *[many] renunciaron
    } a colocar más gratis

# Trade
offers_called = { $subject ->
        [you] pediste
        [one] pidió
       *[many] pidieron
    } ofertas
proposed = { $subject ->
        [you] ofreciste
        [one] ofreció
       *[many] ofrecieron
    } { $given } por { $wanted }
    .counter = { $subject ->
        [you] hiciste
        [one] hizo
       *[many] hicieron
    } una contraoferta: { $given } por { $wanted }
agreed = { $subject ->
        [you] aceptaste
        [one] aceptó
       *[many] aceptaron
    }
refused = { $subject ->
        [you] dijiste
        [one] dijo
       *[many] dijeron
    } que no
withdrew = { $subject ->
        [you] retiraste
        [one] retiró
       *[many] retiraron
    } la propuesta
traded = { $subject ->
        [you] cambiaste
        [one] cambió
       *[many] cambiaron
    } { $given } por { $got } { $object ->
        [you] contigo
       *[one] con { $other }
    }

# Number tokens
token_laid = { $subject ->
        [you] destapaste
        [one] destapó
       *[many] destaparon
    } el número { $token }
    .named = { $subject ->
        [you] destapaste
        [one] destapó
       *[many] destaparon
    } una ficha numerada: { $token } para { $name } ({ $land })
    .freed = El río del hexágono { $hex } queda libre, y su número es el { $token }.
token_lifted = { $subject ->
        [you] trasladaste
        [one] trasladó
       *[many] trasladaron
    } el { $token } de { $hex } a { $to }

# The end
won = { $person ->
        [you] Ganaste la partida.
       *[one] { $seat } ganó la partida.
    }
ended = La partida terminó, y nadie la ganó.
shared_win = Victoria compartida: { $seat }.
