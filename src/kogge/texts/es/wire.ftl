# Lo que dice un servidor que habla por la red, antes de que se pregunte a una mesa. Como todos los rechazos, van dentro
# de una frase: minúscula inicial, sin punto final.

# A quien juega, o a un programa suyo.
refusal-not_understood = este mensaje no es como debe ser, en { $where }; mira el esquema de los mensajes
refusal-no_text_frame = los mensajes son textos en JSON, y esto no lo era; envía un objeto JSON en cada trama
refusal-message_too_large = esto es demasiado largo; se pueden enviar como mucho { $most } bytes de una vez
refusal-too_fast = es demasiado en muy poco tiempo; espera un momento y vuelve a intentarlo
refusal-too_many_sockets = ya estás conectado { $most } veces; cierra antes otra ventana
refusal-too_many_watched = ya miras { $most } mesas; deja antes de mirar una de ellas
refusal-too_many_from_here = hay demasiadas conexiones desde tu dirección; inténtalo más tarde
refusal-not_a_guest = el servidor no sabe quién eres; di primero tu nombre, o abre otra vez el enlace de tu asiento
refusal-known_already = el servidor ya sabe quién eres; sigue con lo que quieres hacer
refusal-foreign_origin = esa página no puede hablar con este servidor; abre la dirección del propio servidor
refusal-too_late = ha tardado demasiado, y el servidor ha dejado de esperar; conéctate de nuevo
refusal-idle = hace mucho que no se sabe nada de ti; conéctate de nuevo
refusal-too_slow = no has podido seguir lo que se decía; conéctate de nuevo
refusal-no_such_page = no hay nada en esta dirección; mira la descripción de la interfaz
refusal-no_such_method = eso no se puede hacer en esta dirección; mira la descripción de la interfaz
refusal-record_later = el registro cuenta lo que ha robado cada cual; lo tendrás cuando termine la partida
refusal-after_the_end = mientras dure la partida, esto contaría lo que está oculto; lo tendrás cuando termine
refusal-only_at_home = esto solo se puede ver en la máquina donde corre el servidor
refusal-broken = algo ha salido mal en el servidor, y ha quedado anotado; vuelve a intentarlo

# A quien lleva un servidor.
refusal-secret_not_kept = el secreto del servidor no se puede guardar en { $path }: { $reason }
refusal-secret_broken = { $path } no es un secreto de servidor; bórralo y se hará uno nuevo: entonces también todos los invitados serán nuevos
refusal-secret_open = otros pueden leer { $path }; quítales ese derecho con «chmod 600»
refusal-no_home_network = esta máquina no está en ninguna red; conéctala a una, o deja «--lan»
refusal-port_taken = no se puede servir nada en { $address }, puerto { $port }: { $reason }; elige otro con «--port»
refusal-server_not_installed = falta lo que un servidor necesita; instálalo con «pip install kogge[server]»
refusal-tables_lost = otro servidor se ha hecho cargo de las mesas, así que este ha terminado; procura que solo se inicie uno de ellos
refusal-lan_or_host = «--lan» encuentra la dirección por sí mismo; quita «--lan» o «--host»
refusal-no_origin = { $origin } no es un origen de páginas; da uno como «https://play.example.org», sin ruta
refusal-no_proxy = { $address } no es la dirección de un proxy; da una como «127.0.0.1», o una red como «10.0.0.0/8»

# Lo que dice «kogge serve» cuando ha empezado.
serve-at = Kogge sirve mesas en { $url }. Se guardan en { $kept }.
serve-lan = Quien esté en la misma red abre { $url }, o escanea esto:
serve-join = En otra terminal, 'kogge join { $url } --new base --seats me,open,greedy' abre una mesa; con 'kogge join { $url } --open last' sigue allí tu última partida de 'kogge play'.
serve-end = Ctrl-C lo termina; no se pierde nada.
serve-ended = El servidor ha terminado. Todas las mesas están guardadas.
