# What the page says of whom one waits for, and of what went wrong outside of any game.
# The English file says what the variables are.

# Whose decision it is, and which: a message for each step, named after it
words-waiting = Esperando a { $who }.
words-waiting-found_settlement = Esperando a que { $who } funde un poblado.
words-waiting-found_road = Esperando a que { $who } ponga una carretera.
words-waiting-found_harbour_settlement = Esperando a que { $who } funde una ciudad portuaria.
words-waiting-found_ship = Esperando a que { $who } ponga un barco.
words-waiting-place_kontor = Esperando a que { $who } ponga un kontor.
words-waiting-place_neutral_kontor = Esperando a que { $who } ponga un kontor neutral.
words-waiting-place_route = Esperando a que { $who } ponga una primera ruta.
words-waiting-before_roll = Esperando a que { $who } lance los dados.
words-waiting-action = Esperando a que { $who } comercie, construya o termine su turno.
words-waiting-trade = Esperando a que { $who } comercie.
words-waiting-build = Esperando a que { $who } construya.
words-waiting-discard = { $n ->
        [one] Esperando a que { $who } se descarte.
       *[other] Esperando a que { $who } se descarten.
    }
words-waiting-move_robber = Esperando a que { $who } mueva el ladrón.
words-waiting-rob = Esperando a que { $who } elija a quién robar.
words-waiting-lay_free_road = Esperando a que { $who } ponga una carretera gratis.
words-waiting-take_card = Esperando a que { $who } tome una carta del banco.
words-waiting-compose_offer = Esperando a que { $who } haga una oferta.
words-waiting-answer_offer = { $n ->
        [one] Esperando a que { $who } responda a la oferta.
       *[other] Esperando a que { $who } respondan a la oferta.
    }
words-waiting-close_deal = Esperando a que { $who } cierre un trato o retire su oferta.
words-waiting-relaunch_ship = Esperando a que { $who } ponga un barco en el agua.
words-waiting-movement = Esperando a que { $who } mueva sus barcos o termine su turno.
words-waiting-place_pirate = Esperando a que { $who } ponga su barco pirata.
words-waiting-choose_land = Esperando a que { $who } elija qué tierra recibe un número.
words-waiting-move_token = Esperando a que { $who } mueva una ficha de número.
words-waiting-choose_line = Esperando a que { $who } elija la línea que se paga.
words-waiting-lay_free_route = Esperando a que { $who } ponga una ruta gratis.
words-waiting-place_merchant = Esperando a que { $who } ponga un mercader.
words-waiting-place_caravan = Esperando a que { $who } ponga una caravana.
words-waiting-walk = Esperando a que { $who } mueva un mercader.
words-waiting-drive = Esperando a que { $who } mueva una caravana.

# Trouble
words-unreachable = El servidor no responde. Mira si tienes conexión e inténtalo otra vez.
words-broken = Algo ha fallado en esta página. Vuelve a cargarla: de tu partida no se pierde nada.
