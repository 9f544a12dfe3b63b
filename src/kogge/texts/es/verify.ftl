# What "kogge verify" says: was the luck of a game the one that was sealed?

# $is_over is True or False.
verify-proved = { $is_over ->
        [True] La suerte de esta partida estaba sellada y cada sorteo es el sellado.
       *[False] La suerte de esta partida estaba sellada y, hasta ahora, cada sorteo es el sellado. La partida no ha terminado.
    }
# $before es cuántos sorteos no se sellaron.
verify-partly = { $before ->
        [one] Esta partida se selló después de su primer sorteo, del que nada se demuestra. Desde entonces cada sorteo es el sellado.
       *[other] Esta partida se selló después de { $before } sorteos, de los que nada se demuestra. Desde entonces cada sorteo es el sellado.
    }
# $hash has 64 signs.
verify-hash = El secreto es aquel cuyo hash se mostró: { $hash }
# $seat is a colour; $word is what somebody wrote.
verify-word = La palabra de { $seat }: { $word }
verify-no_words = Nadie ha añadido una palabra al secreto.
verify-draws = { $draws ->
        [0] Todavía no se ha sorteado nada.
        [one] Se ha comprobado un sorteo.
       *[other] Se han comprobado { $draws } sorteos, uno tras otro.
    } { $rolls ->
        [0] No se han tirado los dados para producir.
        [one] Los dados se han tirado para producir una vez.
       *[other] Los dados se han tirado para producir { $rolls } veces.
    }
verify-compare = El hash, y tu palabra si añadiste una, tienen que ser los que viste antes del primer sorteo. Compáralos: solo puedes hacerlo tú.

# Where nothing is proved; $is_over is True or False.
verify-wrong = Esta no es la partida guardada de un juego cuya suerte se selló como dice.
verify-closed = { $is_over ->
        [True] La suerte de esta partida está sellada y la partida guardada no dice el secreto. Pídeselo a quien sorteó: la partida ha terminado.
       *[False] La suerte de esta partida está sellada y su secreto aún no se ha dicho. Se podrá comprobar cuando termine la partida.
    }
verify-shown = Cuando se diga, su hash tiene que ser { $hash }
verify-unsealed = La suerte de esta partida viene de una semilla y no está sellada: no hay nada que probar.

# The table of rolls; a number has its whole part and its first decimal.
verify-column_total = tirada
verify-column_times = veces
verify-column_expected = esperadas
verify-decimal = { $whole },{ $tenth }
