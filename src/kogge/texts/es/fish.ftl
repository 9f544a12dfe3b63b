# Fish: shoals, and who catches them. Each part goes on with the file after which it is called.

## words

terrain-shoal = peces
    .found = aguas con peces
mission-fish = pescado

## choices

act-roll_for_fish = tirar por peces
choice-roll_for_fish = { act-roll_for_fish }
act-fish_roll = la tirada por peces
choice-fish_roll = la tirada por peces es { $number }
act-number_shoal = el número del hexágono de peces
choice-number_shoal = el número del hexágono de peces es el { $number }
act-catch_fish = pescar un banco de peces
choice-catch_fish = pescar el banco de peces { $shoal } con el barco { $ship }
act-deliver_fish = entregar pescado
choice-deliver_fish = entregar el pescado del barco { $ship }

## help

help-roll_for_fish = Una vez por turno, entre los movimientos de los barcos: ¿llega un banco de peces?
help-fish_roll = El dado dice en qué hexágono de peces puede aparecer un banco.
help-number_shoal = El azar dice qué número tiene el hexágono de peces descubierto.
help-catch_fish = Un barco vacío en una esquina del hexágono sube a bordo el banco de peces.
help-deliver_fish = Un barco en un puerto con ancla entrega su pescado: un paso en el marcador.
thing-fish_card = ir en cabeza en el pescado

## sea

shoal_numbered = { $subject ->
        [you] destapaste
        [one] destapó
       *[many] destaparon
    } el número { $token }
shoal_left = { $subject ->
        [you] ahuyentaste
        [one] ahuyentó
       *[many] ahuyentaron
    } el banco de peces que había en { $hex }
fish_rolled = { $subject ->
        [you] sacaste
        [one] sacó
       *[many] sacaron
    } un { $rolled } en la tirada de pesca
    .vain = { $subject ->
        [you] sacaste
        [one] sacó
       *[many] sacaron
    } un { $rolled } en la tirada de pesca, sin suerte
shoal_came = { $subject ->
        [you] pusiste
        [one] puso
       *[many] pusieron
    } un banco de peces en { $hex }
fish_caught = { $subject ->
        [you] subiste
        [one] subió
       *[many] subieron
    } al barco { $ship } el banco de peces que había en { $hex }

## screen

screen-column-fish = pe
screen-supply-shoal = { $n ->
        [one] { $n } banco de peces
       *[other] { $n } bancos de peces
    }
screen-unseen-shoals = peces { $left }
screen-tile-shoal = { $n } de peces
screen-map-shoal = peces
    .brief = peces

## legend

legend-shoals = Los peces llevan el número que debe mostrar un dado; ><> es un banco de peces. «&» son los puertos del Consejo.

## pictures

picture-step-fish_roll = tirada de peces
picture-step-number_shoal = número del banco de peces
picture-land-shoal = aguas con peces
picture-shoal = banco de peces en el hexágono { $hex }, número { $number }
    .gone = sin peces en el hexágono { $hex }, número { $number }
picture-supply-shoal = { $n ->
        [one] { $n } banco de peces
       *[other] { $n } bancos de peces
    }

## reasons-isles

when-number_shoal = cuando un barco descubre un hexágono de peces
when-fish_roll = cuando alguien tira para pescar
first-number_shoal = Antes el hexágono de peces tiene que mostrar su número.
first-fish_roll = Antes el dado tiene que decir adónde van los peces.
reason-fish_rolled = En este turno ya has tirado para pescar.
reason-no_shoal_left = Los { $n } bancos de peces están en el mar o a bordo.
reason-no_shoal_there = En el mar no hay ningún banco de peces con el número { $number }.
reason-no_such_shoal = En esta región ya no queda boca abajo ningún hexágono de peces así.

## web-play

play-act-catch_fish = pescar

## web-isles

isles-shoals = Pescado
isles-shoal = Aquí hay un banco de peces.
    .gone = Aquí no hay ningún banco de peces.
isles-shoals_left = { $n ->
        [0] En la reserva no queda ningún banco de peces.
        [one] En la reserva queda { $n } banco de peces.
       *[other] En la reserva quedan { $n } bancos de peces.
    }
isles-faces_left = Sin descubrir todavía: { $numbers }.

## dialog

count-shoal = { $n ->
        [one] 1 banco de peces
       *[other] { $n } bancos de peces
    }

## refusals

taken-shoal = un banco de peces

## web-story

story-dice-fish_rolled = { $person ->
        [you] Tu tirada por peces
       *[one] { $seat }, tirada por peces
    }
