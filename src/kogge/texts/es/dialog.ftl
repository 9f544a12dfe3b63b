# What is said between a person at the terminal and the game: the menu, questions, trades, journeys.
#
# What people type is English in every language: names of acts and commands stand in straight quotes, or are variables
# such as $typed, $act and $names. A message that begins with a small letter is made a sentence of by the program, which
# begins it with a capital and ends it with a period.

cards-none = nada

# How many there are to choose from
count-path = { $n ->
        [one] 1 camino
       *[other] { $n } caminos
    }
count-intersection = { $n ->
        [one] 1 encrucijada
       *[other] { $n } encrucijadas
    }
count-hex = { $n ->
        [one] 1 hexágono
       *[other] { $n } hexágonos
    }
count-seat = { $n ->
        [one] 1 color
       *[other] { $n } colores
    }
count-resource = { $n ->
        [one] 1 materia prima
       *[other] { $n } materias primas
    }
count-good = { $n ->
        [one] 1 posibilidad
       *[other] { $n } posibilidades
    }
count-ship = { $n ->
        [one] 1 barco
       *[other] { $n } barcos
    }
count-merchant = { $n ->
        [one] 1 mercader
       *[other] { $n } mercaderes
    }
count-caravan = { $n ->
        [one] 1 caravana
       *[other] { $n } caravanas
    }
count-hold = { $n ->
        [one] 1 espacio de carga
       *[other] { $n } espacios de carga
    }
count-load = { $n ->
        [one] 1 carga
       *[other] { $n } cargas
    }
count-piece = { $n ->
        [one] 1 pieza
       *[other] { $n } piezas
    }
count-choice = { $n ->
        [one] 1 posibilidad
       *[other] { $n } posibilidades
    }

# The menu. A line of it can be shown as what to type, $typed, or as what it means, $said: choose what your readers
# understand. $of is what must be chosen: a path, an intersection, a hex or something else; ship_path is a ship and a path.
menu-entry = { $said }
menu-few = { $said }: { $of ->
        [path] camino
        [intersection] encrucijada
       *[hex] hexágono
    } { $places }
    .named = { $said }: { $places }
menu-many = { $said } ({ $count })
menu-enter = { $entry } (o solo Enter)
menu-open = { $said }: { $of ->
        [path] camino
        [intersection] encrucijada
       *[hex] hexágono
    } { $places }
    .named = { $said }: { $places }
    .far = { $said }: { $of ->
        [path] camino
        [intersection] encrucijada
       *[hex] hexágono
    } { $places }, o más lejos en el mapa
    .named_far = { $said }: { $places }, o más lejos en el mapa
    .many = { $said }: { $count } a elegir, con su número en el mapa
menu-which = { $of ->
        [path] qué camino
        [intersection] qué encrucijada
        [hex] qué hexágono
        [seat] qué color
        [resource] qué materia prima
        [good] cuál
        [ship] qué barco
        [merchant] qué mercader
        [caravan] qué caravana
        [hold] qué espacio de carga
        [load] qué carga
        [piece] qué pieza
        [shoal] qué banco de peces
        [ship_path] qué barco y qué camino
        [ship_intersection] qué barco y qué encrucijada
        [ship_hex] qué barco y qué hexágono
        [merchant_intersection] qué mercader y qué encrucijada
        [caravan_path] qué caravana y qué camino
       *[choice] cuál
    }
    .question = { $of ->
        [path] ¿Qué camino?
        [intersection] ¿Qué encrucijada?
        [hex] ¿Qué hexágono?
        [seat] ¿Qué color?
        [resource] ¿Qué materia prima?
        [good] ¿Cuál?
        [ship] ¿Qué barco?
        [merchant] ¿Qué mercader?
        [caravan] ¿Qué caravana?
        [hold] ¿Qué espacio de carga?
        [load] ¿Qué carga?
        [piece] ¿Qué pieza?
        [shoal] ¿Qué banco de peces?
        [ship_path] ¿Qué barco y qué camino?
        [ship_intersection] ¿Qué barco y qué encrucijada?
        [ship_hex] ¿Qué barco y qué hexágono?
        [merchant_intersection] ¿Qué mercader y qué encrucijada?
        [caravan_path] ¿Qué caravana y qué camino?
       *[choice] ¿Cuál?
    } Con Enter o 'cancel' vuelves atrás.

# What a choice costs, and how many steps a journey has
choice-priced = { $choice }, por { $price }
choice-far = { $choice }, en { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
    .priced = { $choice }, en { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, por { $price }

# The line on which a person types begins with who it is; "which" adds what is asked.
line = { $who }
    .which = { $who }, { $which }
    .go = { $who }, ¿adelante? Enter es sí; si no, escribe no
yes-words = y yes ok go s sí si vale adelante
no-deed = No se ha hecho nada.
taken-back = { $n ->
        [one] Se ha deshecho 1 acción.
       *[other] Se han deshecho { $n } acciones.
    }
game-saved = La partida está en { $file }.
keep-leaving = ¿Guardar la partida? Nombra un archivo, pulsa Enter si no quieres, o sigue jugando con 'cancel':
keep-over = ¿Guardar la partida? Escribe el nombre de un archivo, o pulsa Enter:

# Offers on the table. $seat says what it does; $person is "you" if that is who reads it.
proposal-offer = { $person ->
        [you] Ofreces { $given } por { $wanted }.
       *[one] { $seat } ofrece { $given } por { $wanted }.
    }
    .yet = { $person ->
        [you] Por ahora tu oferta es esta: { $given } por { $wanted }.
       *[one] Por ahora { $seat } ofrece esto: { $given } por { $wanted }.
    }
proposal-counter = { $person ->
        [you] Darías { $given } por { $wanted }.
       *[one] { $seat } daría { $given } por { $wanted }.
    }
proposal-accepted = { $person ->
        [you] Aceptas.
       *[one] { $seat } acepta.
    }
proposal-declined = { $person ->
        [you] Rechazas.
       *[one] { $seat } rechaza.
    }
proposal-call = { $person ->
        [you] Pides ofertas.
       *[one] { $seat } pide ofertas.
    }

# Which offers somebody wants to hear
wish-all = Vuelves a oír todas las ofertas.
wish-payable = Las ofertas que no puedas pagar se rechazan por ti; con 'trades' vuelves a oírlas.
wish-not_now = Todas las ofertas de este turno se rechazan por ti; con 'trades' vuelves a oírlas.
wish-none = Todas las ofertas se rechazan por ti; con 'trades' vuelves a oírlas.
wish-declined = { $n ->
        [one] (1 oferta rechazada por ti; con 'trades' vuelves a oírlas.)
       *[other] ({ $n } ofertas rechazadas por ti; con 'trades' vuelves a oírlas.)
    }

# Journeys. $piece is ship, merchant or caravan; $of is path or intersection.
fare = { $piece ->
        [ship] El barco
        [merchant] El mercader
       *[caravan] La caravana
    } { $number } llega { $of ->
        [path] al camino
       *[intersection] hasta la encrucijada
    } { $place } en { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } y paga { $price }.
    .tribute = { $piece ->
        [ship] El barco
        [merchant] El mercader
       *[caravan] La caravana
    } { $number } llega { $of ->
        [path] al camino
       *[intersection] hasta la encrucijada
    } { $place } en { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } y paga { $price } (como tributo).
    .toll = { $piece ->
        [ship] El barco
        [merchant] El mercader
       *[caravan] La caravana
    } { $number } llega { $of ->
        [path] al camino
       *[intersection] hasta la encrucijada
    } { $place } en { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } y paga { $price } ({ $takers }).
    .taker = { $gold } para { $seat }
prices = Por { $price }: { $ends }.
    .free = Gratis: { $ends }.
    .numbers = { $of ->
        [path] camino
       *[intersection] encrucijada
    } { $places }
    .end = { $place } en { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
    .more = { $ends }, y { $of ->
        [path] { $n ->
            [one] otro camino
           *[other] otros { $n } caminos
        }
       *[intersection] { $n ->
            [one] otra encrucijada
           *[other] otras { $n } encrucijadas
        }
    }

# Who is at the table
sitter = { $name } ({ $color })
    .person = una persona ({ $color })
    .bots = { $n } { $bot }
seated-you = juegas con { $colors }
seated = { $name } juega con { $color }
    .somebody = alguien juega con { $color }

# The beginning, and who types next
welcome = { $title } Empieza una partida nueva: { $seated }. Escribe 'help' cuando quieras.
    .again = { $title } Sigue una partida guardada: { $seated }. Escribe 'help' cuando quieras.
    .title = { $name }.
hand-over = Pasa el teclado a { $who }, que luego pulsa Enter.
not-kept = Esta partida no se está guardando: { $trouble }. 'save FILE' la pone en un archivo.

# The end. $why is left, input (which has ended), interrupted or over.
result = { $n ->
        [one] { $winners } ha ganado
       *[other] { $winners } comparten la victoria
    } tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }. { $of ->
        [goods] Mercancías entregadas
       *[points] Puntos de victoria
    }: { $standing }.
    .nobody = La partida ha terminado y nadie ha ganado.
    .one = { $who } { $points }
leave-why = { $why ->
        [left] Has dejado la partida
        [input] Se ha acabado la entrada, y has dejado la partida
        [interrupted] La partida se ha interrumpido
       *[over] La partida ha terminado
    }
leave = { leave-why }.
    .resume = { leave-why }; queda guardada: kogge play --resume { $number } la continúa.
    .replay = { leave-why }; queda guardada: kogge replay { $number } la muestra otra vez.
    .saved = { leave-why }; está en { $file }.
    .trouble = { leave-why }; { $trouble }.
    .trouble_resume = { leave-why }; { $trouble }; queda guardada: kogge play --resume { $number } la continúa.
    .trouble_replay = { leave-why }; { $trouble }; queda guardada: kogge replay { $number } la muestra otra vez.
    .lost = { leave-why }; no se ha guardado.
    .lost_why = { leave-why }; no se ha guardado: { $trouble }.
    .lost_end = { leave-why }; el final no se ha guardado: { $trouble }; kogge play --resume { $number } la continúa desde antes.
bot-failed = { $failure }; la partida hasta ahí está en { $file }
    .resume = { $failure }; la partida hasta ahí está en { $file }; 'kogge play --resume { $number } --bots greedy' la continúa sin él
    .trouble = { $failure }; { $trouble }
    .trouble_resume = { $failure }; { $trouble }; 'kogge play --resume { $number } --bots greedy' continúa la partida sin él

# Answers to "why". A $reason is a sentence from reasons*.ftl without its full stop; what else stands against an action
# is listed line by line below "why-also".
why-reason = { $reason } [{ $rule }].
why-also = Además:
why-other = - { $reason }
why-open = «{ $action }» es posible ahora.
