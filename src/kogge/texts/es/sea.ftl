# What has happened in Explorers & Pirates; story.ftl says how to read it.

# Ships and their cargo
ship_launched = { $subject ->
        [you] botaste
        [one] botó
       *[many] botaron
    } el barco { $ship } en la travesía { $path }
ship_sailed = { $subject ->
        [you] llevaste
        [one] llevó
       *[many] llevaron
    } el barco { $ship } por { $path_count ->
        [one] la travesía
       *[other] las travesías
    } { $path }{ $tribute_count ->
        [0] {""}
       *[other] {" "}(con un tributo de { $tribute })
    }
ship_removed = { $subject ->
        [you] retiraste
        [one] retiró
       *[many] retiraron
    } del mar el barco { $ship }
wind_caught = { $subject ->
        [you] gastaste
        [one] gastó
       *[many] gastaron
    } { $price } para llevar más lejos el barco { $ship }
loaded = { $subject ->
        [you] cargaste
        [one] cargó
       *[many] cargaron
    } { $load } en { $hold }
    .emptied = { $subject ->
        [you] descargaste
        [one] descargó
       *[many] descargaron
    } { $hold }
    .built = { $subject ->
        [you] pusiste
        [one] puso
       *[many] pusieron
    } { $piece } en { $hold }
    .thrown = { $subject ->
        [you] retiraste
        [one] retiró
       *[many] retiraron
    } { $piece } que había en { $hold }

# Discoveries
discovered = { $subject ->
        [you] descubriste
        [one] descubrió
       *[many] descubrieron
    } { $terrain } ({ $hex })
found = { $subject ->
        [you] obtuviste
        [one] obtuvo
       *[many] obtuvieron
    } { $good }

# The pirate
pirate_came = { $subject ->
        [you] pusiste tu
        [one] puso su
       *[many] pusieron su
    } barco pirata en { $hex }
chased = { $subject ->
        [you] sacaste
        [one] sacó
       *[many] sacaron
    } un { $rolled } contra el pirata, que no se movió
    .off = { $subject ->
        [you] sacaste
        [one] sacó
       *[many] sacaron
    } un { $rolled } contra el pirata, que huyó
stripped = { $object ->
        [you] te { $subject ->
            [one] quitó
           *[many] quitaron
        } { $good }
       *[one] le { $subject ->
            [you] quitaste
            [one] quitó
           *[many] quitaron
        } { $good } a { $other }
    }

# Missions
marker_moved = { $subject ->
        [you] llegaste
        [one] llegó
       *[many] llegaron
    } a la casilla { $step } de la misión de { $mission }
leader_changed = Ahora { $person ->
        [you] { $seat } tienes la tarjeta de la misión de { $mission }.
       *[one] { $seat } tiene la tarjeta de la misión de { $mission }.
    }
delivered = { $subject ->
        [you] entregaste
        [one] entregó
       *[many] entregaron
    } { $piece } con el barco { $ship }
