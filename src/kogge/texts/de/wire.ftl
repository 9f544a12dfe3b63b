# Was ein Server sagt, der über das Netz spricht, bevor überhaupt ein Tisch gefragt wird. Wie alle Ablehnungen stehen sie
# in einem Satz: klein am Anfang, ohne Punkt.

# Zu jemandem, der spielt, oder zu einem Programm.
refusal-not_understood = diese Nachricht ist nicht, wie sie sein soll, und zwar bei { $where }; sieh im Schema der Nachrichten nach
refusal-no_text_frame = Nachrichten sind Texte in JSON, und das war keiner; schicke je Frame ein JSON-Objekt
refusal-message_too_large = das ist zu lang; höchstens { $most } Bytes können auf einmal geschickt werden
refusal-too_fast = das ist zu viel in zu kurzer Zeit; warte einen Moment und versuche es noch einmal
refusal-too_many_sockets = du bist schon { $most }-mal verbunden; schließe erst ein anderes Fenster
refusal-too_many_watched = du siehst schon an { $most } Tischen zu; verlasse erst einen davon
refusal-too_many_from_here = von deiner Adresse sind zu viele verbunden; versuche es später
refusal-not_a_guest = der Server weiß nicht, wer du bist; sage erst deinen Namen, oder öffne den Link deines Platzes noch einmal
refusal-known_already = der Server weiß schon, wer du bist; mach weiter mit dem, was du tun willst
refusal-foreign_origin = diese Seite darf nicht mit diesem Server sprechen; öffne die Adresse des Servers selbst
refusal-too_late = das hat zu lange gedauert, und der Server wartet nicht mehr; verbinde dich neu
refusal-idle = von dir war lange nichts zu hören; verbinde dich neu
refusal-too_slow = du konntest mit dem Gesagten nicht Schritt halten; verbinde dich neu
refusal-no_such_page = unter dieser Adresse gibt es nichts; sieh in der Beschreibung der Schnittstelle nach
refusal-no_such_method = das geht unter dieser Adresse nicht; sieh in der Beschreibung der Schnittstelle nach
refusal-record_later = die Aufzeichnung verrät, was jeder gezogen hat; du bekommst sie, wenn das Spiel zu Ende ist
refusal-after_the_end = solange das Spiel läuft, würde das verraten, was verborgen ist; du bekommst es, wenn das Spiel zu Ende ist
refusal-only_at_home = das ist nur auf dem Rechner zu sehen, auf dem der Server läuft
refusal-broken = im Server ist etwas schiefgegangen, und es ist notiert; versuche es noch einmal

# Zu jemandem, der einen Server betreibt.
refusal-secret_not_kept = das Geheimnis des Servers lässt sich nicht in { $path } aufbewahren: { $reason }
refusal-secret_broken = { $path } ist kein Geheimnis eines Servers; lösche die Datei, dann wird ein neues gemacht: auch alle Gäste sind dann neue
refusal-secret_open = andere können { $path } lesen; nimm ihnen das Recht mit „chmod 600“
refusal-no_home_network = dieser Rechner ist in keinem Netz; verbinde ihn mit einem, oder lass „--lan“ weg
refusal-port_taken = unter { $address }, Port { $port }, geht es nicht: { $reason }; wähle einen anderen mit „--port“
refusal-server_not_installed = was ein Server braucht, ist nicht installiert; hole es mit „pip install kogge[server]“
refusal-tables_lost = ein anderer Server hat die Tische übernommen, deshalb wurde dieser beendet; sorge dafür, dass nur einer von ihnen gestartet wird
refusal-lan_or_host = „--lan“ findet die Adresse selbst; lass „--lan“ oder „--host“ weg
refusal-no_origin = { $origin } ist keine Herkunft von Seiten; gib eine wie „https://play.example.org“ an, ohne Pfad
refusal-no_proxy = { $address } ist keine Adresse eines Proxys; gib eine wie „127.0.0.1“ an, oder ein Netz wie „10.0.0.0/8“

# Was „kogge serve“ sagt, wenn es begonnen hat.
serve-at = Kogge bietet Tische unter { $url } an. Sie werden in { $kept } aufbewahrt.
serve-lan = Wer im selben Netz ist, öffnet { $url } oder scannt das hier:
serve-join = In einem anderen Terminal eröffnet 'kogge join { $url } --new base --seats me,open,greedy' einen Tisch; mit 'kogge join { $url } --open last' geht dort dein letztes Spiel von 'kogge play' weiter.
serve-end = Strg-C beendet es; nichts geht verloren.
serve-ended = Der Server ist beendet. Alle Tische sind aufbewahrt.
