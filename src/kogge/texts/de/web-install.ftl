# Was der, der sie ausliefert, über die Seite im Browser sagt: wo sie ist, oder warum sie nicht da ist.

# Anstelle der Seite, wenn sie nicht gebaut wurde.
install-page_missing = Die Seite von Kogge wurde hier nicht gebaut, deshalb gibt es im Browser noch nichts zu sehen.
install-page_how = Wer diesen Server betreibt: 'make build' im Quellverzeichnis baut die Seite, danach den Server neu starten. Ein Kogge, das pip aus einem Wheel installiert hat, enthält sie schon.
install-page_meanwhile = Die Tische gibt es trotzdem: Mit 'kogge join' spielt man an ihnen im Terminal, und Programme können es auch.

# Was 'kogge play' sagt. $url ist, wo etwas zu erreichen ist, $option, was getippt wurde.
install-at = Dein Spiel ist unter { $url }
install-end = Strg-C beendet es; das Spiel bleibt erhalten.
install-ended = Das Spiel bleibt erhalten: 'kogge play --resume' setzt es fort.
install-neighbour = Ein Server von dir läuft schon, unter { $url }. Dein Spiel ist dort, und es geht weiter, solange er läuft.
install-only_terminal = { $option } gibt es nur im Terminal, deshalb läuft dieses Spiel dort.
install-only_terminal_game = Dieses Spiel lässt sich nicht an einen Tisch bringen, deshalb läuft es im Terminal.
install-instead = Dieses Spiel läuft im Terminal: { $reason }.
install-in_browser = im Browser

# Was 'kogge serve' von der Seite sagt.
install-serve_page = Im Browser kann man unter { $url } Tische eröffnen und spielen.
install-serve_no_page = Die Seite für Browser wurde nicht gebaut ('make build' tut das); alles andere ist da.

refusal-page_not_built = die Seite für Browser wurde nicht gebaut; 'make build' im Quellverzeichnis baut sie, und 'kogge play --terminal' spielt ohne sie
refusal-no_such_own_table = du hast keinen Tisch { $name }; { $tables_count ->
        [0] es gibt keine
       *[other] es gibt { $tables }
    }
refusal-table_is_over = das Spiel an Tisch { $name } ist zu Ende, oder es gibt den Tisch nicht mehr; 'kogge play' beginnt ein neues
