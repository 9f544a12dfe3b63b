# La mesa en la página: lo que rodea al tablero mientras se juega.

play-coming = Se está preparando la mesa…
play-trouble = Aquí no hay ninguna mesa para ti
play-closed = Esta mesa está cerrada
play-abandoned = La partida se abandonó antes de terminar. Puedes empezar otra.
play-again = Volver a intentarlo
play-new_table = Mesa nueva
play-home = Inicio
play-lost = Se ha perdido la conexión. Se intenta de nuevo sola; no se pierde nada de tu partida.
play-try_now = Intentar ahora

# Lo que pasó y lo que se dijo
play-tale = Crónica y charla
play-log = Crónica
play-chat = Charla
play-panels = Resumen

# Lo que se pide. $choice es lo que alguien está a punto de hacer, $what lo que se desharía: ambos en infinitivo.
play-over = La partida ha terminado.
play-chance = Un momento…
play-sure = ¿Seguro? { $choice }
play-armed = { $act }: elige un lugar marcado.
play-armed-list = { $act }: elige de la lista.
play-piece = { $piece }: elige adónde va o qué hace.
play-piece-ship = Barco { $number }
play-piece-merchant = Mercader { $number }
play-piece-caravan = Caravana { $number }
play-yes = Sí
play-no = No
play-back = Atrás
play-back-title = Atrás (Esc)
play-take_back = Retirar
play-undo = Deshacer: { $what }
play-undo-title = Deshacer (Z)
play-close = Cerrar

# Lo que se puede hacer. Los nombres van en botones: una palabra o dos.
play-actions = Lo que puedes hacer
play-here = Lo que se puede hacer aquí
play-onward = Cómo se sigue
play-trade = Comerciar
play-why-title = ¿Por qué no? Pulsa para ver el motivo.
play-why-rule = Regla { $rule }
play-why-read = Seguir leyendo en las reglas
play-left = { $n ->
        [one] queda 1 por construir
       *[other] quedan { $n } por construir
    }
play-act-roll = tirar
play-act-end_turn = fin del turno
play-act-build_road = carretera
play-act-build_settlement = poblado
play-act-build_city = ciudad
play-act-buy_card = carta
play-act-build_harbour_settlement = ciudad portuaria
play-act-build_ship = barco
play-act-rebuild_ship = barco de nuevo
play-act-build_settler = colono
play-act-build_crew = unidad
play-act-jettison = tirar carga
play-act-sail = navegar
play-act-buy_wind = viento
play-act-stow = cargar
play-act-land_settler = desembarcar colono
play-act-chase = ahuyentar al pirata
play-act-build_route = ruta
play-act-hire_merchant = mercader
play-act-rehire_merchant = mercader de nuevo
play-act-form_caravan = caravana
play-act-reform_caravan = caravana de nuevo
play-act-deliver = entregar
play-act-walk = mover
play-act-drive = mover

# La mano y la banca. $cards son cartas de una clase, $rate cuántas de ellas toma la banca por otra.
play-hand = Tus cartas
play-rate = { $rate }:1
play-rate-title = { $cards }; la banca toma { $rate } por otra carta
play-card-new = nueva
play-card-kept = Esta carta cuenta con solo tenerla
play-stock = Banca y costes
play-bank = Banca
play-pile = { $n ->
        [one] 1 carta de desarrollo en el mazo
       *[other] { $n } cartas de desarrollo en el mazo
    }

# Cartas que se entregan tras un siete
play-discard = Entregar cartas
play-discard-chosen = { $n } de { $due ->
        [one] 1 carta elegida
       *[other] { $due } cartas elegidas
    }
play-discard-more = Entregar { $good }
play-discard-less = Conservar { $good }
play-discard-give = { $n ->
        [one] Entregar 1 carta
       *[other] Entregar { $n } cartas
    }

# Varias personas ante una pantalla
play-curtain = { $n ->
        [one] Pásale la pantalla a { $who }
       *[other] Deciden: { $who }
    }
play-curtain-one = { $name } ({ $color })
play-curtain-i_am = Soy { $who }

# Teclas
play-keys = Teclado
play-keys-on = Usar estas teclas
play-key-name-space = Espacio
play-key-name-arrows = Flechas
play-key-name-enter = Intro
play-key-name-esc = Esc
play-key-space = tirar los dados
play-key-e = terminar el turno, o pasar a lo siguiente
play-key-b = construir o comprar: después, la letra que se muestra
play-key-t = comerciar
play-key-y = aceptar una oferta
play-key-n = rechazar una oferta
play-key-k = hacer otra oferta
play-key-digits = elegir de una lista
play-key-arrows = recorrer en el tablero los lugares abiertos; Re Pág y Av Pág pasan por todos
play-key-enter = elegir el lugar
play-key-escape = volver un paso atrás
play-key-z = deshacer
play-key-l = crónica y charla
play-key-help = todas las teclas
