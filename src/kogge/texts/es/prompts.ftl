# What is asked of whoever has a decision to make: a message for each step, named after it.
#
# The English file says what the variants and variables are. Lines in straight quotes can be typed as they are, so that
# they stay English.

# Before the first turn. The variant "neutral" is of pieces in the colour $color, which nobody plays.
prompt-found_settlement = Funda un poblado en una de las encrucijadas marcadas.
    .neutral = Pon un poblado neutral, de { $color }.
prompt-found_road = Pon una carretera a su lado.
    .sea = Pon una carretera junto a tu poblado.
prompt-found_harbour_settlement = Funda una ciudad portuaria en una de las encrucijadas marcadas.
    .neutral = Pon una ciudad portuaria neutral, de { $color }.
prompt-found_ship = Pon un barco con un colono junto a tu ciudad portuaria.
prompt-place_kontor = Pon un kontor en una ciudad violeta.
prompt-place_neutral_kontor = Pon un kontor neutral, de { $color }, en una ciudad violeta.
prompt-place_route = Pon una ruta junto a uno de tus kontores; a su lado va una caravana.

# A turn. "cards": a development card can be played instead.
prompt-before_roll = Es tu turno: lanza los dados.
    .cards = Es tu turno: lanza los dados, o juega antes una carta.
prompt-action = Comercia, construye o termina tu turno.
    .sea = Comercia y construye, y luego hazte a la mar.
    .lands = Comercia, construye, mueve mercaderes y caravanas, entrega mercancías o termina tu turno.
prompt-trade = Comercia, y luego pasa a construir.
prompt-build = Construye, o termina tu turno.

# The robber
prompt-discard = Un siete: descártate de { $n ->
        [one] una carta
       *[other] { $n } cartas
    }, por ejemplo con 'discard 2 wool ore'.
    .page = Un siete: descártate de { $n ->
        [one] una carta
       *[other] { $n } cartas
    }.
prompt-move_robber = Mueve el ladrón a otro hexágono.
    .lands = Mueve el ladrón a otra tierra que tenga número.
prompt-rob = ¿A quién robas?

# Cards
prompt-lay_free_road = Pon una carretera gratis ({ $n ->
        [one] queda 1
       *[other] quedan { $n }
    }).
prompt-take_card = Toma una carta del banco ({ $n ->
        [one] queda 1
       *[other] quedan { $n }
    }).

# Trade. What is asked of somebody who can't pay, who was asked for offers, and who has nothing to give
prompt-compose_offer = Compón tu oferta, en una línea: 'trade wool wool for { $example }'.
    .page = Compón tu oferta: lo que das y lo que quieres a cambio.
prompt-answer_offer = Acepta, rechaza, o haz una contraoferta: 'counter ore for wool'. 'no trades' rechaza todas las demás de este turno.
    .unpayable = Esto no puedes aceptarlo. Enter lo rechaza; 'counter ore for wool' hace una contraoferta. 'no trades' rechaza todas las demás de este turno.
    .call = Enter dice que no; 'counter ore for wool' hace una oferta. 'no trades' rechaza todas las demás de este turno.
    .empty_handed = Esto no puedes aceptarlo, y no tienes nada que ofrecer: Enter lo rechaza. 'no trades' rechaza todas las demás de este turno.
    .page = Acepta, rechaza, o haz una contraoferta.
    .page_unpayable = Esto no puedes aceptarlo: recházalo, o haz una contraoferta.
    .page_call = Haz una oferta, o di que no.
    .page_empty_handed = Esto no puedes aceptarlo, y no tienes nada que ofrecer: recházalo.
prompt-close_deal = Cierra un trato, o retira tu oferta.

# Explorers & Pirates. "crowded": on a path with two ships already nobody may stay.
prompt-relaunch_ship = ¿Dónde se bota el barco?
prompt-movement = Mueve tus barcos, y luego termina tu turno.
    .crowded = Aquí ya hay dos barcos: el barco { $number } debe seguir navegando.
prompt-place_pirate = Pon tu barco pirata en un hexágono marcado.

# Merchants of Europe. $land is the name of a land, or its number.
prompt-choose_land = Varias tierras junto a tu nuevo kontor no tienen número: ¿cuál recibe una ficha?
prompt-move_token = En el mar no queda ninguna ficha para { $land }: ¿de qué tierra mueves una?
prompt-choose_line = Varias líneas entre las ciudades son igual de cortas: ¿por cuál se paga oro?
prompt-lay_free_route = Pon una ruta gratis ({ $n ->
        [one] queda 1
       *[other] quedan { $n }
    }), o renuncia.
    .arrow = Una flecha doble: pon a su lado una ruta gratis, o renuncia.
prompt-place_merchant = ¿En cuál de tus kontores empieza de nuevo el mercader?
prompt-place_caravan = ¿Junto a cuál de tus rutas empieza de nuevo la caravana?

# Somebody is on the way; "card": by a card, and nobody has been chosen yet. $left are steps, and $on is "yes" if the
# merchant may also walk on.
prompt-walk = El mercader { $number } está en { $intersection }, { $left ->
        [one] le queda 1 paso
       *[other] le quedan { $left } pasos
    }: sigue, o déjalo ahí.
    .founding = El mercader { $number } está en { $intersection }, { $left ->
        [one] le queda 1 paso
       *[other] le quedan { $left } pasos
    }: { $on ->
        [yes] funda aquí un kontor, o sigue
       *[no] funda aquí un kontor
    }.
    .passing = El mercader { $number } no puede quedarse en { $intersection }, { $left ->
        [one] le queda 1 paso
       *[other] le quedan { $left } pasos
    }: debe seguir.
    .card = Avanza hasta { $left ->
        [one] 1 paso
       *[other] { $left } pasos
    } con un mercader, sin cereales; o déjalo ahí.
prompt-drive = La caravana { $number } está en el camino { $path }, { $left ->
        [one] le queda 1 paso
       *[other] le quedan { $left } pasos
    }: sigue, entrega, o déjala ahí.
    .crowded = En el camino { $path } ya hay dos caravanas: la caravana { $number } debe seguir.
    .card = Avanza hasta { $left ->
        [one] 1 paso
       *[other] { $left } pasos
    } con una caravana, sin sal; o déjala ahí.
