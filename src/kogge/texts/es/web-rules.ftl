# Las reglas en la página. $n es cuántas se han encontrado, $id el identificador de una regla.
rules-title = Reglas
rules-about = Todas las reglas de los juegos, una por una, con nuestras palabras. Cada una tiene un número y una dirección, para que puedas enviársela a alguien.
rules-games = Juegos
rules-search = Buscar
    .example = ladrón, puerto, B-15 …
rules-found = { $n ->
        [0] Ninguna regla habla de eso.
        [one] Una regla
       *[other] { $n } reglas
    }
rules-contents = Índice
rules-address = Regla { $id }: su dirección
rules-none = Ninguna regla tiene todas estas palabras.
rules-clear = Ver todas
rules-unknown = No hay ninguna regla { $id }.
