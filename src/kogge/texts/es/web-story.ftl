# La historia de una partida en la página. El fichero inglés dice qué son las variables.

# The title of the window
story-title = Kogge
story-title-yours = ● Tu turno – Kogge
story-title-other = { $who } – Kogge
story-yours = Es tu turno.

# The log
story-log = Lo que ha pasado
story-log-none = Todavía no ha pasado nada.
story-log-earlier = Mostrar lo anterior
story-log-latest = A lo último
story-log-explain = ¿Qué regla hay detrás?
story-explained-none = Ninguna regla dice más de esto.
story-explained-rules = Leer la regla
story-explained-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
story-explained-bot = Aquí juega el bot { $name }, como «{ $bot }».
story-explained-person = Aquí juega { $name }.
story-explained-stand_in = Aquí juega el bot { $bot } en lugar de { $name }.
story-sat = { $who } se sienta.
story-began = Empieza la partida.
story-undone = { $who } ha deshecho su última jugada.
    .you = Has deshecho tu última jugada.

# Dice
story-dice-rolled = { $person ->
        [you] Tu tirada
       *[one] Tirada de { $seat }
    }
story-dice-rolled_to_start = { $person ->
        [you] Tu tirada para empezar
       *[one] { $seat }, tirada para empezar
    }
story-dice-chased = { $person ->
        [you] Tu tirada contra el pirata
       *[one] { $seat }, tirada contra el pirata
    }

# Chat
story-chat = Conversación
story-chat-none = Nadie ha dicho nada todavía.
story-chat-say = Di algo
story-chat-send = Enviar
story-chat-people = A quién oyes
story-chat-mute = Silenciar a { $name }
story-chat-unmute = Volver a oír a { $name }

# What moves on the board
story-skip = Saltar
story-skip-asked = Ir a mi decisión
