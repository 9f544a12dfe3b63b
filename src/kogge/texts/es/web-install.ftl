# Lo que dice de la página en el navegador quien la sirve: dónde está, o por qué no está.

# En lugar de la página, si no se ha construido.
install-page_missing = La página de Kogge no se ha construido aquí, así que todavía no hay nada que ver en el navegador.
install-page_how = Quien lleve este servidor: 'make build' en el directorio del código construye la página; después, reinicia el servidor. Un Kogge que pip haya instalado desde un wheel ya la incluye.
install-page_meanwhile = Las mesas están aquí de todos modos: con 'kogge join' se juega en ellas desde una terminal, y los programas también pueden.

# Lo que dice 'kogge play'. $url es dónde se encuentra algo, $option lo que se ha escrito.
install-at = Tu partida está en { $url }
install-end = Ctrl-C la termina; la partida se conserva.
install-ended = La partida se conserva: 'kogge play --resume' la continúa.
install-neighbour = Ya hay un servidor tuyo en marcha, en { $url }. Tu partida está allí, y sigue mientras funcione.
install-only_terminal = { $option } solo existe en la terminal, así que esta partida se juega allí.
install-only_terminal_game = Esta partida no se puede llevar a una mesa, así que se juega en la terminal.
install-instead = Esta partida se juega en la terminal: { $reason }.
install-in_browser = en el navegador

# Lo que dice 'kogge serve' de la página.
install-serve_page = En el navegador, en { $url } se abren mesas y se juega en ellas.
install-serve_no_page = La página para navegadores no se ha construido ('make build' lo hace); todo lo demás está.

refusal-page_not_built = la página para navegadores no se ha construido; 'make build' en el directorio del código la construye, y 'kogge play --terminal' juega sin ella
refusal-no_such_own_table = no tienes ninguna mesa { $name }; { $tables_count ->
        [0] no hay ninguna
       *[other] hay { $tables }
    }
refusal-table_is_over = la partida de la mesa { $name } ha terminado, o la mesa ya no existe; 'kogge play' empieza una nueva
