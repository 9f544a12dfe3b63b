# El vestíbulo de la página: los juegos, las mesas, los asientos y quien entra.

# Nombres de invitados que todavía no han dicho el suyo
lobby-guest-0 = Capitana Inés
lobby-guest-1 = Patrón Juan
lobby-guest-2 = Navegante Nora
lobby-guest-3 = Piloto Gil
lobby-guest-4 = Mercader Marta
lobby-guest-5 = Contramaestre Blas
lobby-guest-6 = Armadora Eva
lobby-guest-7 = Timonel Hugo

# Todas las pantallas: la cabecera, los títulos de la pestaña y lo que ha fallado. $screen es el nombre de una pantalla.
lobby-title = Kogge
    .screen = { $screen } – Kogge
lobby-to_home = Kogge: a todos los juegos
lobby-ways = Pantallas
lobby-skip = Saltar al contenido
lobby-language = Idioma
lobby-rules = Reglas
lobby-settings = Ajustes
lobby-table = Mesa
lobby-broken = Aquí ha fallado algo que no habíamos previsto. Tus partidas están a salvo; casi siempre basta con recargar la página.
lobby-reload = Recargar
lobby-dismiss = Cerrar

# Inicio. $name es el nombre del invitado, $game el título de un juego.
lobby-welcome = ¿A qué jugamos?
lobby-promise = Tres juegos de colonizar y comerciar. Un clic y estás en la mesa.
lobby-you_are = Eres { $name }
lobby-your_name = Tu nombre
lobby-change_name = Cambiar el nombre
lobby-keep_name = Guardar
lobby-cancel = Cancelar
lobby-family-base = El juego básico
lobby-about-base = Carreteras, poblados y ciudades en una isla, con el ladrón de por medio.
lobby-family-isles = Piratas y exploradores
lobby-about-isles = Cinco aventuras en el mar, cada una con algo nuevo. Empieza por la primera.
lobby-family-europe = La era del comercio
lobby-about-europe = Rutas comerciales, mercaderes y caravanas por todo un continente.
lobby-players = { $least ->
        [3] { $most ->
            [4] 3 o 4 jugadores
           *[other] de { $least } a { $most } jugadores
        }
       *[other] de { $least } a { $most } jugadores
    }
lobby-minutes = unos { $n } minutos
lobby-play = Jugar
    .of = Jugar a { $game } contra bots
lobby-friends = Con amigos
    .of = Jugar a { $game } con amigos
lobby-options = Opciones
    .of = Opciones de { $game }

# Listas de mesas. $bot es el nombre de un bot, $who son los ganadores.
lobby-mine = Tus partidas
lobby-open = Mesas abiertas
lobby-none_open = Ahora mismo nadie espera jugadores. Abre una mesa pública y te encontrarán aquí.
lobby-finished = Partidas terminadas
lobby-none_finished = Aquí estarán tus partidas terminadas, para volver a verlas.
lobby-more = Ver más
lobby-seats = Asientos
lobby-bot = bot { $bot }
lobby-your_turn = Te toca
lobby-state-open = sin empezar
lobby-state-playing = en juego
lobby-state-abandoned = Esta partida se abandonó.
lobby-state-closed = Esta mesa es de otra versión; solo se puede mirar.
lobby-nobody_won = No ha ganado nadie.
lobby-won = { $n ->
        [one] Ha ganado { $who }.
       *[other] Comparten la victoria { $who }.
    }
lobby-go_on = Seguir
lobby-look = Mirar
lobby-join = Sentarse
lobby-result = Resultado
lobby-replay = Ver de nuevo

# Una mesa nueva. $n es el número de un asiento, $does lo que hace un bot.
lobby-other_game = Otro juego
lobby-who_plays = ¿Quién juega?
lobby-how_many = Cuántos
lobby-seat = Asiento { $n }
lobby-color_of = Color del asiento { $n }
lobby-me = Tú
    .named = Tú ({ $name })
lobby-friend = Un amigo, por enlace
lobby-here = Otra persona en esta pantalla
lobby-bot_option = Bot { $bot }: { $does }
lobby-hot_seat = Compartís esta pantalla: antes de cada turno se tapa hasta que el siguiente esté listo.
lobby-public = Mostrar la mesa en la lista
    .why = Cualquiera puede sentarse o mirar.
lobby-own_file = de tu archivo
lobby-more_settings = Reloj, ritmo y más
lobby-choose_colors = Elegir los colores de los asientos
lobby-clock = Reloj de cada jugador
lobby-no_clock = sin reloj
lobby-clock_of = { $minutes } minutos, y { $seconds } segundos más por decisión
lobby-when_out = Cuando se agota un reloj
lobby-gone = Cuando alguien se ha ido
lobby-others_wait = los demás esperan
lobby-bot_decides = decide un bot
lobby-grace = Se da por ido a alguien después de
lobby-seconds = { $n } segundos
lobby-minutes_long = { $n ->
        [60] una hora
       *[other] { $n } minutos
    }
lobby-stand_in = El bot que sustituye
lobby-pace = A qué ritmo juegan los bots
lobby-pace-0 = al instante
lobby-pace-1 = con brío
lobby-pace-2 = de modo que se pueda seguir
lobby-pace-3 = con calma
lobby-create = Abrir la mesa
lobby-begin = Empezar la partida
lobby-saved = Seguir una partida guardada
    .how = Elige el registro de una partida que no ha terminado: sigue en una mesa nueva. Quien tiene el registro conoce todas las manos.
lobby-record_file = Registro de una partida
lobby-no_record = Eso no es el registro de una partida.
lobby-long_record = Ese registro es demasiado largo para enviarlo.
lobby-continue = Seguir esta partida

# La sala de espera. $n es cuántos asientos hay libres, $seats sus colores.
lobby-waiting_for = { $n ->
        [one] Queda un asiento libre.
       *[other] Quedan { $n } asientos libres.
    }
lobby-all_there = Ya están todos. Empieza en cuanto lo diga el anfitrión.
    .host = Ya están todos. Empieza cuando quieras.
lobby-start = Empezar la partida
lobby-seats_missing = { $n ->
        [one] Este asiento sigue libre: { $seats }. Envíale a alguien el enlace.
       *[other] Estos asientos siguen libres: { $seats }. Envía el enlace a otros.
    }
lobby-leave = Dejar el asiento
lobby-host_starts = La partida la empieza quien abrió la mesa.
lobby-looking_on = Estás mirando.
lobby-mark_you = tú
lobby-mark_host = anfitrión
lobby-mark_away = ausente
lobby-mark_word = palabra añadida
lobby-invite = Invita a tus amigos
lobby-invite_how = Quien abre este enlace se sienta a tu mesa. Nadie tiene que registrarse.
lobby-invite_gone = El enlace se dijo donde se abrió la mesa. Puedes pedir uno nuevo; el antiguo dejará de valer.
lobby-invite_new = Crear un enlace nuevo
lobby-invite_renew = Otro enlace
lobby-link = Enlace a esta mesa
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-copied_told = El enlace está copiado. Pégalo donde lo lean tus amigos.
lobby-copy_yourself = El navegador no permite copiar; el enlace está marcado, cópialo tú.
lobby-share = Ven a jugar a Kogge conmigo
lobby-share_button = Compartir
lobby-qr = El enlace como código para escanear
lobby-device = Tu asiento en otro dispositivo
    .how = Abre allí este enlace y estarás en el mismo asiento. No se lo des a nadie.
lobby-device_link = Enlace al asiento { $color }
lobby-device_new = Crear un enlace para { $color }
lobby-luck = Los dados se pueden comprobar
    .why = Todos los dados y cartas de esta partida salen de un secreto que ya está fijado; abajo está su huella. Después de la partida se dice el secreto, y cualquiera puede comprobar que no se cambió nada. Si quieres, añade una palabra tuya: así nadie, ni el servidor, ha podido elegir la suerte.
    .hash = Huella:
lobby-word = Tu palabra para la suerte
    .example = póquer de ases
    .add = Añadir
lobby-word_added = Tu palabra forma parte de la suerte. Los demás la verán cuando empiece la partida.

# Un enlace que no lleva a ninguna parte
lobby-lost = Aquí solo hay agua
lobby-lost_address = Esta dirección no lleva a ninguna parte.
lobby-lost_hint = Quizá se perdió por el camino una parte del enlace. Pregunta a quien te lo envió, o elige un juego.
lobby-again = Intentarlo de nuevo
lobby-to_games = A todos los juegos
