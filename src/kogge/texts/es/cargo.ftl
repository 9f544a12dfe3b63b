# What ships and harbours carry. Each part goes on with the file after which it is called.

## words

piece-settler = un colono
piece-fish = un banco de peces
piece-crew = una unidad
piece-sack = un saco de especias
load-nothing = nada
load-settler = un colono
load-fish = un banco de peces
load-crew = una unidad
load-two_crews = dos unidades
load-sack = un saco de especias
load-two_sacks = dos sacos de especias
load-crew_and_sack = una unidad y un saco de especias

## screen

screen-load-settler = colono
screen-load-fish = peces
screen-load-crew = unidad
screen-load-two_crews = 2 unidades
screen-load-sack = saco
screen-load-two_sacks = 2 sacos
screen-load-crew_and_sack = unidad y saco

## pictures

picture-load-nothing = nada
picture-load-settler = colono
picture-load-fish = banco de peces
picture-load-crew = unidad
picture-load-two_crews = 2 unidades
picture-load-sack = saco de especias
picture-load-two_sacks = 2 sacos de especias
picture-load-crew_and_sack = unidad y saco de especias

## reasons-isles

# Los barcos y su carga. Una pieza es la palabra con la que la conocen las reglas
reason-not_afloat = El barco { $ship } no está en el tablero.
reason-no_such_hold = Eso no lo tienes: { $hold }.
reason-not_in_port = El barco { $ship } no está junto a ninguna de tus ciudades portuarias.
reason-hold_taken = En { $hold } ya hay { $load }.
reason-no_room = En { $hold } no queda sitio: cabe una pieza grande o dos pequeñas.
reason-not_in_hold = En { $hold } no hay { $piece ->
        [settler] ningún colono
        [fish] ningún banco de peces
        [crew] ninguna unidad
       *[sack] ningún saco de especias
    }.
reason-not_aboard = En el barco { $ship } no hay { $piece ->
        [settler] ningún colono
        [fish] ningún banco de peces
        [crew] ninguna unidad
       *[sack] ningún saco de especias
    }.
reason-loaded_so = Eso es lo que ya lleva el barco { $ship }.
reason-not_at_hand = El barco { $ship } y su ciudad portuaria no tienen suficientes { $piece ->
        [settler] colonos
        [fish] bancos de peces
        [crew] unidades
       *[sack] sacos de especias
    }.
