# Lo que dice de la página en el navegador quien la sirve: dónde está, o por qué no está.

# En lugar de la página, si no se ha construido.
install-page_missing = La página de Kogge no se ha construido aquí, así que todavía no hay nada que ver en el navegador.
install-page_how = Quien lleve este servidor: 'make build' en el directorio del código construye la página; después, reinicia el servidor. Un Kogge que pip haya instalado desde un wheel ya la incluye.
install-page_meanwhile = Las mesas están aquí de todos modos: con 'kogge join' se juega en ellas desde una terminal, y los programas también pueden.
