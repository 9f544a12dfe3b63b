# Lo que «kogge join» dice a quien juega en una mesa de un servidor. Lo que se teclea es inglés en todas las lenguas.

# Los rechazos van dentro de una frase: empiezan con minúscula y no llevan punto final.
refusal-no_link = { $said } no es el enlace de una mesa; se parece a http://DIRECCIÓN/t/MESA#CLAVE
refusal-no_address = { $said } no es la dirección de un servidor; se parece a http://DIRECCIÓN:PUERTO
refusal-no_guest_name = { $name } no puede ser un nombre; usa de 1 a { $most } letras en una línea
refusal-server_not_reached = { $url } no responde: { $reason }
refusal-no_server_of_ours = lo que ha respondido no es un servidor de Kogge; mira otra vez el enlace
refusal-other_version = el servidor tiene la versión { $server } de Kogge, y tú la { $own }; instala la misma
refusal-guest_not_kept = no se puede guardar quién eres en { $path }: { $reason }
refusal-no_clock = { $said } no es un reloj; escribe los minutos para toda la partida, { $minutes } como mucho, y los segundos que se añaden en cada decisión, como 15+10
refusal-new_or_open = una mesa es para una partida nueva o para una que continúa; pon '--new' o '--open', no los dos
refusal-watch_what_is_there = --watch es para una mesa que ya existe; en una que haces tú, miras si en '--seats' solo hay otros, como greedy,greedy,greedy
refusal-only_at_new = { $option } es para una mesa que aún no existe; añade '--new ESCENARIO', o quítalo
refusal-join_not_installed = falta lo que hace falta para jugar por la red; instálalo con «pip install kogge[server]»

# La conexión
join-lost = Se ha perdido la conexión. Se intenta de nuevo sin más; Ctrl-C lo termina.
join-back = Otra vez en línea.
join-left = { $why ->
        [left] Te has ido; tu asiento se guarda, y el mismo enlace te trae de vuelta.
        [input] Se ha acabado la entrada, y te has ido; tu asiento se guarda, y el mismo enlace te trae de vuelta.
       *[interrupted] Interrumpido; tu asiento se guarda, y el mismo enlace te trae de vuelta.
    }
    .spectator = Ya no miras la partida.
join-instead = No puedes sentarte: { $reason }. Miras la partida.
join-made =
    La mesa está abierta. Los demás se sientan con este enlace:
    { $link }
join-link =
    Con este enlace, y con ninguno anterior, puedes seguir en tu asiento desde otro aparato:
    { $link }

# Mesas de un servidor
join-mine = Tus mesas:
join-public = Mesas públicas que esperan jugadores:
join-listed =
    { "  " }{ $scenario } ({ $seats })
    { "    " }{ $link }
join-no_tables = En { $url } aún no hay ninguna mesa para ti. Abre una con '--new base', o pide a alguien el enlace de la suya.

# Quién se sienta dónde
join-seat = { $color }
    .open = { $color }: libre
    .here = { $color }: { $name }
    .gone = { $color }: { $name }, sin conexión
    .bot = { $color }: bot { $bot }
    .stand_in = { $seat } (entretanto juega el bot { $bot })
    .word = { $seat } (ha añadido una palabra a la suerte)
    .nobody = libre
    .clock = { $seat }, le quedan { $left }
    .clock_runs = { $seat }, le quedan { $left } y corren
join-clock = { $who } [{ $left }]
join-luck = La suerte de esta mesa ya está sellada. Su hash: { $luck }
join-before = Antes de empezar puedes añadir una palabra a la suerte: 'word four of a kind'. La partida empieza cuando lo diga quien abrió la mesa.
    .host = Antes de empezar puedes añadir una palabra a la suerte: 'word four of a kind'. Cuando todos los asientos estén ocupados, empieza con 'start'.
    .spectator = La partida aún no ha empezado. Tú miras.
join-here = { $who } está aquí.
join-gone = { $who } ya no está en línea.
join-added = { $who } ha añadido una palabra a la suerte.
join-word = Tu palabra forma parte de la suerte. Los demás la verán cuando empiece la partida.
join-secret = El secreto de la suerte era { $secret }; su hash { $luck } se mostró desde el principio.
join-proposing = Se pregunta a los demás. Puedes esperar sus respuestas, aceptar una de ellas, o retirarlo con 'withdraw'.
join-waiting = Decide { $who }.

# Lo que pasa en una mesa además de la partida
join-sits = { $who } se sienta.
join-happened-leave = { $who } ha dejado su asiento.
join-happened-stand_in = { $why ->
        [clock] A { $who } se le ha acabado el tiempo; decide el bot { $bot }.
       *[other] { $who } no está; entretanto juega el bot { $bot }.
    }
join-happened-back = { $who } ha vuelto y juega otra vez.
join-happened-bot_failed = Un bot ha fallado; desde ahora { $bot } juega por { $who }.
join-happened-abandoned = La partida se ha abandonado.
join-happened-rematch = Los mismos juegan otra vez, en una mesa nueva.
join-chat = { $name }: { $text }
join-muted = Ya no lees lo que escribe; 'mute -NAME' lo anula.
    .not = Vuelves a leer lo que escribe.

# El final
join-over = { $n ->
        [one] Ha ganado { $who }.
       *[other] { $who } comparten la victoria.
    }
join-what_now = Con 'rematch' jugáis otra vez, con 'record FILE' guardas el registro, con 'quit' te vas.

# Respuestas a lo que no se puede hacer
refusal-not_connected = ahora no hay conexión; espera a que vuelva, o vete con 'quit'
refusal-not_asked = ahora no tienes nada que decidir; puedes mirar con 'map' o 'log', o decir algo con 'say'
refusal-not_yet = la partida no ha empezado, así que { $word } no es posible; 'help' dice lo que sí
refusal-looks_on = tú miras; eso solo puede hacerlo quien se sienta a la mesa
refusal-say_what = di qué: una línea de pocas palabras
refusal-mute_whom = nadie en la mesa se llama { $name }; 'people' dice quiénes son
refusal-record_where = nombra un archivo después de 'record'
refusal-record_there = ya hay un archivo { $file }; nombra otro
refusal-leave_sure = así dejas tu asiento para siempre; escribe 'leave seat' si es lo que quieres, o 'quit' para volver más tarde

# Lo que se puede teclear, además de lo que vale en cualquier partida
command-take_back = take back
    .does = retira una respuesta que diste antes de tiempo, mientras nadie la haya oído
command-people = people
    .does = quién se sienta dónde, y quién está aquí
command-say = say TEXT
    .does = dice algo a todos en la mesa
command-mute = mute NAME
    .does = no leer más lo que alguien escribe; 'mute -NAME' lo anula
command-word = word TEXT
    .does = antes de empezar: añade una palabra tuya a la suerte
command-start = start
    .does = empieza la partida, si abriste la mesa y todos los asientos están ocupados
command-rematch = rematch
    .does = después del final: la misma partida con los mismos
command-record = record FILE
    .does = después del final: pone el registro en un archivo, para 'kogge replay FILE'
command-link = link
    .does = un enlace nuevo a tu asiento, para seguir desde otro aparato
command-leave_seat = leave seat
    .does = deja tu asiento para siempre
command-quit_table = quit
    .does = te vas; tu asiento se guarda, y el mismo enlace te trae de vuelta
