# What is said when something is refused. A message has the name of a refusal's key, and its variables are the parts of
# the refusal. It stands within a sentence: it begins with a small letter and has no full stop; whoever needs a sentence
# of its own adds both.
#
# What people type stays as it is in every language: $act is the name of an act, $action an act with what it names,
# $example a whole line, $others the names of acts. Of a list the number of its entries is known: $others and
# $others_count. What need not be there is a list of none or one: $given and $given_count. Names of acts stand in
# quotation marks, lists of them after a colon.

# Parts. What somebody has written is $text, between quotation marks; it is cut if it is too long. A $name is printed on
# the board, beside what is typed for it. "O" is "u" before the sound of an o.
part-written = «{ $text }»
part-cut = «{ $text }…»
part-place_named = { $name } ({ $value })
part-choice_named = { $value } ({ $name })
part-action = «{ $value }»
part-action_named = «{ $value }» ({ $name })
# A $reason is a sentence from reasons*.ftl without its full stop, $rule the id of the rule behind it.
part-reason = { $reason } [{ $rule }]
list-or = { $first } { $next ->
        [orange] u
        [ore] u
        [Oslo] u
        [Odesa] u
        [offer] u
        [open_trade] u
       *[other] o
    } { $next }

# What an act takes, as its object
taken-advantage = una ventaja
taken-caravan = una caravana
taken-card = una carta
taken-good = una mercancía
taken-hex = un hexágono
taken-hold = un espacio de carga
taken-intersection = una encrucijada
taken-load = una carga
taken-merchant = un mercader
taken-number = un número
taken-path = un camino
taken-piece = una pieza
taken-resource = una materia prima
taken-seat = un asiento
taken-ship = un barco
taken-terrain = un terreno

# Actions that can't be read
refusal-no_act = falta el nombre de la acción, por ejemplo «end_turn»
refusal-no_such_act = en este juego no existe la acción { $word }{ $near_count ->
        [0] {""}
       *[other] ; ¿querías decir { $near }?
    }
refusal-takes_nothing = «{ $act }» va solo, sin { $given }
refusal-takes_seat = «{ $act }» necesita el color de un asiento, { $seats }{ $given_count ->
        [0] {""}
       *[other] , no { $given }
    }
refusal-takes_number = «{ $act }» necesita { $taken }, del { $first } al { $last }{ $given_count ->
        [0] {""}
       *[other] , no { $given }
    }
refusal-takes_example = «{ $act }» necesita { $taken }, por ejemplo «{ $example }»{ $given_count ->
        [0] {""}
       *[other] , no { $given }
    }
refusal-takes_one_of = «{ $act }» necesita una de estas palabras: { $words }{ $given_count ->
        [0] {""}
       *[other] ; no { $given }
    }
refusal-takes_for = «{ $act }» necesita { $given } a cambio de { $wanted }, como en «{ $example }»
refusal-takes_several = «{ $act }» necesita { $taken }, como en «{ $example }»
refusal-no_path_joins = ningún camino une { $one } con { $other }
# Both are refusals: no_path_joins, and what the act takes.
refusal-apart = { $apart }; { $takes }

# Whole offers
refusal-one_sided = en un intercambio cada parte pone cartas, como en «{ $example }»
refusal-not_traded = { $word } no se puede intercambiar; tiene que ser una de estas palabras: { $goods }
refusal-count_after = el número va delante de lo que cuenta, como en «2 wool», y no detrás
refusal-so_many_cards = { $number_count ->
        [0] nadie tiene tantas cartas iguales
       *[other] nadie tiene { $number } cartas iguales
    }

# Actions that are not possible. $when is now, or later: after others that were written before it in the same line.
refusal-game_over = la partida ha terminado
refusal-not_possible = { $action } no es posible { $when ->
        [later] después de las acciones anteriores
       *[now] ahora
    }; { $others_count ->
        [one] { $seat } solo puede elegir «{ $others }»
       *[other] { $seat } puede elegir entre: { $others }
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] eso no es posible ahora
       *[other] { $reason }
    }
refusal-not_possible_so = { $action } no es posible { $when ->
        [later] después de las acciones anteriores
       *[now] ahora
    }; «{ $act }» puede ser { $choices }{ $others_count ->
        [0] {""}
       *[other] ; otras opciones: { $others }
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] eso no es posible ahora
       *[other] { $reason }
    }
refusal-not_possible_of_many = { $action } no es posible { $when ->
        [later] después de las acciones anteriores
       *[now] ahora
    }; para «{ $act }» hay otras { $many } posibilidades, por ejemplo { $example }{ $others_count ->
        [0] {""}
       *[other] ; otras opciones: { $others }
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] eso no es posible ahora
       *[other] { $reason }
    }
refusal-not_possible_by_another = { $action } no es posible después de las acciones anteriores; entonces decide { $seat }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] eso no es posible ahora
       *[other] { $reason }
    }
refusal-not_possible_by_chance = { $action } no es posible { $when ->
        [later] después de las acciones anteriores
       *[now] ahora
    }; antes decide el azar: { $others }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] eso no es posible ahora
       *[other] { $reason }
    }
refusal-not_reached = { $action } no es posible { $when ->
        [later] después de las acciones anteriores
       *[now] ahora
    }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
    .page = { $reason_count ->
        [0] eso no es posible ahora
       *[other] { $reason }
    }

# Where several decide at once
refusal-too_much = { $said } sobra: cada asiento solo puede dar lo que le toca decidir
refusal-chance_first = { $seat } no tiene nada que decidir ahora; antes decide el azar
refusal-nothing_to_decide = { $seat } no tiene nada que decidir ahora; la partida espera a { $waiting }
refusal-decided_already = { $seat } ya ha decidido; la partida espera a { $waiting }
refusal-nothing_given = { $seat } no ha dado nada que se pueda retirar
refusal-answer_heard = los demás ya conocen la respuesta de { $seat }; no se puede retirar

# Taking back
refusal-nothing_done = no hay nada que deshacer
refusal-luck_decided = desde entonces ha decidido el azar; eso no se puede deshacer
refusal-another_acted = desde entonces ha jugado { $seat }; eso no se puede deshacer
refusal-has_revealed = eso te ha mostrado algo que estaba oculto; no se puede deshacer

# Who plays
refusal-person_and_bot = en un asiento juega una persona o un bot, no { $person } y { $bot } a la vez
refusal-long_name = un nombre es una línea de { $longest } caracteres como máximo, no { $name }
refusal-nobody_who_plays = { $text } no es nadie que juegue: escribe «person», «person NAME» o «bot NAME»
refusal-seat_or_people = elige entre --seat, para una sola persona, y --people, para varias
refusal-seat_taken_twice = en cada asiento solo puede jugar una persona
refusal-no_such_seat = no existe el asiento { $name }; los asientos son { $seats }
refusal-bots_miscounted = { $free ->
        [one] hay { $free } asiento libre
       *[other] hay { $free } asientos libres
    } para bots, pero { $named ->
        [one] has nombrado { $named } bot
       *[other] has nombrado { $named } bots
    }
refusal-names_miscounted = --names tiene { $names ->
        [one] { $names } nombre
       *[other] { $names } nombres
    }, pero { $seats_count ->
        [0] ningún asiento es de una persona
        [one] el asiento de persona es { $seats }
       *[other] los asientos de personas son { $seats }
    }; mira --people
refusal-no_such_bot = no existe el bot { $name }; elige uno de estos: { $bots }
refusal-bot_not_made = el bot { $name } no se pudo crear con una semilla: { $error }
refusal-bot_not_imported = el bot { $name } no se pudo importar: { $error }
refusal-no_bot_in_module = el módulo { $module } no tiene ningún bot { $name }
# $reason is a refusal.
refusal-other_bots = { $reason }; nombra otros bots para esta partida, por ejemplo --bots greedy
refusal-nothing_run = no se ha ejecutado nada de { $programs }; nombra otros bots para esta partida, por ejemplo --bots greedy

# Which game
refusal-no_such_scenario = no existe el escenario { $name }; elige uno de estos: { $scenarios }
refusal-broken_scenario = el paquete { $package } no trae ningún escenario { $name } que se pueda jugar: { $error }
refusal-load_or_resume = elige entre --load, para una partida de un archivo, y --resume, para una que se guardó al jugarla
refusal-goes_on_as_begun = una partida guardada sigue como empezó: { $option } no admite ni escenario, ni semilla, ni opciones
refusal-none_kept = todavía no hay partidas guardadas; «kogge play» empieza una
refusal-none_underway = no hay ninguna partida que continuar; «kogge play» empieza una
refusal-none_to_replay = todavía no hay partidas guardadas; «kogge replay FILE» muestra la de un archivo
refusal-none_chosen = no has elegido ninguna partida; puedes indicar ya su número, como en «kogge play --resume 2»
refusal-no_such_kept_game = no hay ninguna partida guardada { $name }; { $games_count ->
        [0] todavía no hay ninguna
        [one] solo hay la { $games }, y «last» es la última
       *[other] hay { $games }, y «last» es la última
    }
refusal-kept_is_over = la partida { $number } ha terminado; «kogge replay { $number }» la muestra
refusal-being_played = la partida { $number } se está jugando en otro terminal

# Files. $reason is a refusal, a trouble below, or what the system says.
refusal-no_such_home = aquí nadie tiene la carpeta personal con la que empieza { $name }; elige otro nombre
refusal-no_such_file = no existe el archivo { $path }
refusal-not_used = { $path } no se puede usar: { $reason }
refusal-not_read = { $path } no se puede leer: { $reason }
refusal-not_written = { $path } no se puede escribir: { $reason }
refusal-not_thrown_away = { $path } no se puede borrar: { $reason }
refusal-write_protected = está protegido contra escritura
refusal-folder_no_file = es una carpeta, no un archivo
refusal-device_no_file = es un dispositivo o una tubería, no un archivo
refusal-too_large = { $path } { $no }: ocupa más de { $size }
refusal-no_text = { $path } { $no }: no es texto en UTF-8
refusal-exists_already = { $path } ya existe; elige otro nombre
refusal-save_what = «save» necesita el nombre de un archivo, por ejemplo «save evening.record»
refusal-nothing_written = no se ha escrito nada en { $path }
trouble-permission = permiso denegado
trouble-not_permitted = operación no permitida
trouble-not_there = no existe el archivo o la carpeta
trouble-no_folder = no es una carpeta
trouble-is_folder = es una carpeta
trouble-exists = el archivo ya existe
trouble-long_name = el nombre es demasiado largo
trouble-disk_full = no queda espacio en el disco
trouble-read_only = el sistema de archivos es de solo lectura
trouble-links = demasiados enlaces encadenados
trouble-device = error de entrada o salida
no-record = no es una partida guardada
no-board = no es un tablero

# Records. What a record tells stays as it is written there: $told, $actor, $color, $name.
refusal-truncated = la partida guardada está incompleta: su última línea no empieza por «end:»
refusal-wrong_line = la línea { $number } de la partida guardada está mal: { $reason }
refusal-wrong_end = la partida guardada termina con { $line }, pero lo que cuenta es «{ $told }»
refusal-no_record = esto no es una partida guardada: su primera línea tiene que ser { $line }
refusal-untold = en la partida guardada falta «{ $name }»
refusal-wrong_luck = el valor de «luck» de una partida guardada tiene que estar entre 1 y { $most }
refusal-no_seat_in_record = la partida guardada dice quién juega con { $color }, pero los asientos son { $seats }
refusal-no_name_and_value = { $line } no es un nuevo «name: value»
refusal-no_action_line = { $line } no es una acción como «orange: end_turn»
refusal-given_before_last = lo que se dio por adelantado va después de la última acción
refusal-another_acts = aquí juega «{ $actor }», no { $name }
refusal-given_by_nobody = { $color } no puede dar nada: los asientos son { $seats }
refusal-given_twice = lo que ha dado «{ $color }» aparece dos veces
refusal-given_is_due = lo que ha dado «{ $color }» ya toca y no quedaría pendiente

# Luck that is sealed. $name, $sealed, $said and $color are as a record has them; $found and $shown are hashes.
refusal-luck_is_sealed = la suerte de esta partida está sellada: nadie puede decir qué hace el azar
refusal-secret_unknown = la suerte de esta partida está sellada y solo quien tiene el secreto puede seguir jugando
refusal-other_draw = el sorteo { $draw } de la suerte sellada es «{ $sealed }», no «{ $said }»
refusal-wrong_secret = el secreto no es el que se selló: su hash es { $found }, no { $shown }
refusal-wrong_word = una palabra para la suerte tiene de 1 a { $most } caracteres en una sola línea; { $word } no sirve
refusal-word_of_nobody = hay una palabra para la suerte de { $color }, pero los asientos son { $seats }
refusal-no_seal = la partida guardada tiene una línea «{ $name }», pero ninguna línea «sealed»
refusal-seed_and_seal = la suerte de la partida guardada está sellada: no puede tener una línea «{ $name }»
refusal-no_hex = «{ $name }» tiene que tener en una partida guardada 64 signos, cada uno de 0 a 9 o de a a f

# At the terminal. $place is a place of a kind, and $places are those that there are to choose from.
refusal-one_place = «{ $act }» necesita { $of ->
        [path] un solo camino
        [intersection] una sola encrucijada
        [hex] un solo hexágono
       *[other] un solo número
    }, no { $said }
refusal-not_there = «{ $act }» no es posible ahí: { $of ->
        [path] camino
        [intersection] encrucijada
       *[hex] hexágono
    } { $place }; elige { $places }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
refusal-not_there_of_many = «{ $act }» no es posible ahí: { $of ->
        [path] camino
        [intersection] encrucijada
       *[hex] hexágono
    } { $place }; elige un número que muestre el mapa{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
refusal-shut = { $names_count ->
        [one] «{ $names }»
       *[other] { $names }
    } no es posible ahora; puedes elegir entre: { $acts }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
refusal-no_way = { $piece ->
        [ship] el barco
        [merchant] el mercader
       *[caravan] la caravana
    } { $number } no puede llegar ahora: { $of ->
        [path] camino
       *[intersection] encrucijada
    } { $place }{ $reason_count ->
        [0] {""}
       *[other] . { $reason }
    }
# Only why, where the rest goes without saying.
refusal-because = { $reason }
refusal-ambiguous = { $word } podría ser { $names }
refusal-ambiguous_trade = { $word } podría ser { $names }; una oferta a los demás se escribe así: «trade wool for ore»
refusal-ambiguous_name = { $word } podría ser { $names } y { $n } más
refusal-no_such_act_help = en este juego no existe la acción { $word }; escribe «help»
refusal-answered_with = a una oferta se responde con «{ $line }»
refusal-not_in_list = el número { $n } no está en la lista; va del 1 al { $last }
refusal-only_one_in_list = el número { $n } no está en la lista; solo tiene el número 1
refusal-bank_takes = el banco te pide { $goods } por una carta
refusal-map_of_what = un mapa puede mostrar «paths», «intersections» o «hexes», no { $said }
refusal-number_needed = aquí falta un número
refusal-number_not = aquí hace falta un número, no { $said }
refusal-no_trades = en esta partida los jugadores no comercian entre sí
refusal-own_turn = en tu propio turno nadie te hace ofertas; «no trades ever» rechaza todas las siguientes
refusal-nothing_to_cancel = no hay nada que cancelar; «undo» deshace lo último que hiciste
refusal-discard_few = solo puedes descartarte de { $goods }
refusal-discard_many = { $due ->
        [one] te descartas de 1 carta, no de { $n }
       *[other] te descartas de { $due } cartas, no de { $n }
    }
refusal-nobody_plays = nadie juega con { $seats }: cada asiento necesita una persona o un bot
refusal-why_what = «why» da el motivo cuando algo no ha sido posible, o de cualquier acción: «why { $example }»

# Rules by their ids
refusal-no_such_rule = en este juego no hay ninguna regla { $id }; van de { $first } a { $last }
refusal-no_rule_speaks = ninguna regla de «{ $scenario }» habla de { $words }; prueba con otra palabra
refusal-no_rulebook = las reglas de «{ $scenario }» no se cuentan una por una
refusal-rule_of_what = «rule» necesita el número de una regla, como «rule { $example }»; «rules banco» busca una palabra

# In a replay
refusal-replay_no_command = { $word } no es nada que se pueda hacer aquí; escribe «help»
refusal-replay_no_next = esta es la última posición; escribe «previous», «turn 1» o «quit»
refusal-replay_no_previous = este es el comienzo
refusal-replay_no_action = { $n ->
        [one] la partida tiene { NUMBER($n, useGrouping: 0) } acción
       *[other] la partida tiene { NUMBER($n, useGrouping: 0) } acciones
    }
refusal-replay_no_turn = { $n ->
        [one] la partida tiene { NUMBER($n, useGrouping: 0) } turno
       *[other] la partida tiene { NUMBER($n, useGrouping: 0) } turnos
    }
refusal-replay_no_turns = este juego no cuenta los turnos
