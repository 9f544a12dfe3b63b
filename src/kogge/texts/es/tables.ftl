# Lo que se dice a alguien en una mesa de un servidor cuando algo no se puede hacer. Como todos los rechazos, va dentro
# de una frase: empieza con minúscula y no lleva punto final.

# Sobre mesas y asientos. $seats son colores, o cuántos asientos hay; $told es cuántos se han dado.
refusal-no_table = esa mesa no existe, o no estás invitado a ella; pide su enlace
refusal-no_guest = aquí ya no se te conoce; vuelve a entrar con un nombre
refusal-wrong_token = este enlace ya no vale; pide uno nuevo
refusal-no_open_seat = todos los asientos están ocupados; puedes mirar
refusal-not_your_seat = este asiento no es tuyo; siéntate primero o usa el enlace del asiento
refusal-not_host = eso solo puede hacerlo quien abrió la mesa
refusal-wrong_seats = { $seats ->
    [one] este juego tiene un asiento, no { $told }
   *[other] este juego tiene { $seats } asientos, no { $told }
  }; di quién se sienta en cada uno
refusal-too_many_tables = { $most ->
    [one] ya tienes una mesa sin terminar; termínala primero
   *[other] ya tienes { $most } mesas sin terminar; termina antes una de ellas
  }
refusal-not_watching = no estás mirando esta mesa; ábrela primero

# Sobre la partida de una mesa. $seats son los colores de los asientos que nadie ha ocupado.
refusal-seats_open = aún hay asientos libres: { $seats }; espera a los demás o abre una mesa con bots en ellos
refusal-not_begun = la partida aún no ha empezado
refusal-begun_already = la partida ya ha empezado
refusal-table_ended = la partida de esta mesa ha terminado
refusal-not_over = la partida aún no ha terminado; la revancha viene después
refusal-rematch_made = ya hay una revancha; ve a esa mesa
refusal-stale_command = la partida ha seguido entretanto; mírala otra vez y decide de nuevo
refusal-other_options = esta mesa es de otra versión de Kogge, y esta no puede leer lo que se eligió para ella; solo se puede mirar
refusal-other_rules = en esta mesa se jugó con otras reglas que las de esta versión de Kogge; solo se puede mirar

# Una partida que sigue en una mesa
refusal-goes_on_otherwise = la partida de este registro es { $scenario }, con las opciones que tiene; no indiques otras
