# Pirate lairs, gold rivers, and the crews that conquer them. Each part goes on with the file after which it is called.

## words

terrain-gold_river = río aurífero
    .found = un río aurífero
mission-lairs = guaridas

## choices

act-land_crew = desembarcar una unidad
    .piece = desembarcar una unidad del barco { $number }
choice-land_crew = desembarcar una unidad del barco { $ship } en { $hex }
act-fetch_crew = recoger una unidad
    .piece = recoger una unidad con el barco { $number }
choice-fetch_crew = recoger con el barco { $ship } una unidad que está en { $hex }
act-hero_roll = la tirada por el héroe
choice-hero_roll = la tirada por el héroe es { $number }
act-turn_lair = el número bajo la guarida
choice-turn_lair = el número bajo la guarida es el { $number }

## help

help-land_crew = Una unidad desembarca en una guarida que aún no está conquistada; la tercera la conquista.
help-fetch_crew = Una unidad que ayudó a conquistar una guarida vuelve a bordo.
help-hero_roll = Tira cada participante, primero quien tiene el turno.
help-turn_lair = El azar dice cuál de los números es.
thing-lairs_card = ir en cabeza en las guaridas

## sea

lair_found = { $subject ->
        [you] diste
        [one] dio
       *[many] dieron
    } con una guarida de piratas
crew_landed = { $subject ->
        [you] desembarcaste
        [one] desembarcó
       *[many] desembarcaron
    } una unidad del barco { $ship } en la guarida del { $hex }
crew_fetched = { $subject ->
        [you] recogiste
        [one] recogió
       *[many] recogieron
    } una unidad del { $hex } con el barco { $ship }
lair_conquered = la { $subject ->
        [you] conquistaste
        [one] conquistó
       *[many] conquistaron
    }
rewarded = { $subject ->
        [you] recibiste
        [one] recibió
       *[many] recibieron
    } { $good } por la guarida del { $hex }
hero_rolled = { $subject ->
        [you] sacaste
        [one] sacó
       *[many] sacaron
    } un { $rolled } para ser el héroe
hero_chosen = { $subject ->
        [you] perdiste
        [one] perdió
       *[many] perdieron
    } una unidad como héroe

## screen

screen-column-lairs = gu
screen-unseen-lairs = Bajo las guaridas: { $numbers_count ->
        [0] nada
       *[other] { $numbers }
    }.
screen-tile-gold_river = { $n ->
        [one] { $n } río aurífero
       *[other] { $n } ríos auríferos
    }
screen-map-gold_river = oro
    .brief = oro
screen-map-lair = guarida
    .brief = guar.

## legend

legend-lairs = Una guarida lleva las letras de las unidades desembarcadas; con { $lair_crews } se conquista.

## pictures

picture-step-hero_roll = tirada para el héroe
picture-step-turn_lair = descubrir una guarida
picture-land-gold_river = { terrain-gold_river }
picture-lair = guarida de piratas en el hexágono { $hex }

## reasons-isles

when-hero_roll = cuando se ha conquistado una guarida
when-turn_lair = cuando se ha conquistado una guarida
first-hero_roll = Antes hay que saber quién es el héroe.
first-turn_lair = Antes hay que dar la vuelta a la guarida.
reason-lair_stands = En { $hex } hay una guarida de piratas, que antes hay que conquistar.
reason-no_lair = En { $hex } no hay ninguna guarida de piratas.
reason-lair_conquered = En la guarida que hay en { $hex } ya hay { $n } unidades: está conquistada.
reason-no_crew_waiting = En { $hex } no hay ninguna unidad tuya.
reason-crew_at_lair = La guarida que hay en { $hex } aún no está conquistada: hasta entonces tu unidad no puede irse.
reason-no_such_lair = Ya no hay ningún número así bajo una guarida.

## web-play

play-act-land_crew = desembarcar unidad
play-act-fetch_crew = recoger unidad

## web-isles

isles-lairs = Guaridas de piratas
isles-no_lairs = Todavía no se ha descubierto ninguna guarida.
isles-landed = Han desembarcado { $n } de { $needed } unidades
isles-freed = Liberada: hay unidades que esperan un barco
# ... before small number tokens
isles-lair_numbers = Bajo las guaridas

## web-after

after-cause-lairs = guaridas

## web-story

story-dice-hero_rolled = { $person ->
        [you] Tu tirada por el héroe
       *[one] { $seat }, tirada por el héroe
    }
