# Was der, der sie ausliefert, über die Seite im Browser sagt: wo sie ist, oder warum sie nicht da ist.

# Anstelle der Seite, wenn sie nicht gebaut wurde.
install-page_missing = Die Seite von Kogge wurde hier nicht gebaut, deshalb gibt es im Browser noch nichts zu sehen.
install-page_how = Wer diesen Server betreibt: 'make build' im Quellverzeichnis baut die Seite, danach den Server neu starten. Ein Kogge, das pip aus einem Wheel installiert hat, enthält sie schon.
install-page_meanwhile = Die Tische gibt es trotzdem: Mit 'kogge join' spielt man an ihnen im Terminal, und Programme können es auch.
