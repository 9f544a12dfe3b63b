# Lo que se dice cuando el servidor no puede anotar o consultar algo, y cuando no puede abrir su base de datos. Como todos
# los rechazos, va dentro de una frase: empieza con minúscula y no lleva punto final.

# A quien juega
refusal-server_busy = el servidor está ocupado; inténtalo de nuevo en un momento
refusal-server_closing = el servidor se está cerrando; vuelve más tarde
refusal-not_kept = el servidor no puede anotar nada en este momento, así que nada ha cambiado; inténtalo de nuevo en un momento
refusal-maybe_kept = el servidor ha perdido su base de datos y no sabe si esto se ha hecho; vuelve a mirar la mesa
refusal-not_in_agreement = esto no concuerda con lo que está anotado, así que nada ha cambiado; vuelve a mirar la mesa
refusal-unwritable = esto tiene signos o valores que no se pueden anotar; dilo con otras palabras
refusal-not_looked_up = el servidor no puede consultarlo en este momento; inténtalo de nuevo en un momento

# A quien lleva un servidor. $url y $path dicen dónde está la base de datos, $name es un ajuste suyo, tal como se escribe.
refusal-no_database_url = { $url } no es una base de datos que se pueda usar; da una dirección como «sqlite:///FILE» o «postgresql+psycopg://USER@HOST/NAME»
refusal-database_in_use = otro servidor está usando { $path }; detenlo o dale a este una carpeta de datos propia
refusal-database_owned = otro servidor tiene las mesas de { $url }; detenlo, dale a este una base de datos propia, o espera un minuto si aquella máquina ya no está
refusal-database_not_opened = no se puede abrir { $path }: { $reason }
refusal-database_away = en { $url } no responde ninguna base de datos; comprueba que está en marcha, que se puede llegar a ella y que el archivo es una
refusal-database_unsafe = la base de datos podría perder lo que ha escrito: su ajuste { $name } tiene que ser { $wanted }, no { $found }
refusal-database_newer = la base de datos la escribió una versión más nueva de Kogge; instala esa o dale a esta otra base de datos
