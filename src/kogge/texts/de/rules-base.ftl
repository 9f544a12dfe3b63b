# The rules of the base game, one by one, in our own words.
# A row is called by its id, as in docs/rules.

# Spielmaterial
rule-B-01 = 19 Felder: 4 Wald (Holz), 4 Weideland (Wolle), 4 Ackerland (Getreide), 3 Hügelland (Lehm), 3 Gebirge (Erz), 1 Wüste (nichts).
rule-B-02 = Die Bank hat von jedem der fünf Rohstoffe 19 Karten, zusammen 95; jede Karte ist immer entweder in der Bank oder auf der Hand eines Spielers.
rule-B-03 = 25 Entwicklungskarten: 14 Ritter, 6 Fortschrittskarten (2 Straßenbau, 2 Erfindung, 2 Monopol), 5 Siegpunktkarten.
rule-B-04 = Jeder Spieler hat 15 Straßen, 5 Siedlungen und 4 Städte. Einmal gebaute Straßen und Städte bleiben bis zum Schluss stehen; eine Siedlungsfigur kommt zurück, wenn die Siedlung zur Stadt wird.
rule-B-05 = 18 Zahlenchips mit den Buchstaben A bis R, in dieser Reihenfolge: 5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11.
rule-B-06 = 9 Häfen auf 6 Rahmenteilen: 4 Häfen 3:1 und für jeden Rohstoff ein Spezialhafen 2:1. Jeder Hafen bedient zwei Kreuzungen an der Küste.
rule-B-07 = Baukosten: Straße = Lehm + Holz; Siedlung = Lehm + Holz + Wolle + Getreide; Stadt = 3 Erz + 2 Getreide; Entwicklungskarte = Erz + Wolle + Getreide.
rule-B-08 = 3 oder 4 Spieler. (Auch ein Spiel zu zweit wird angeboten, als gekennzeichnete Option, weil Bots und Forscher es nutzen; im Regeltext steht es nicht.)

# Aufbau
rule-B-10 = Zufälliger Spielplan: die sechs Rahmenteile in beliebiger Reihenfolge, Hafenseite nach oben; Felder mischen und auslegen; dann die Zahlenchips in der Reihenfolge ihrer Buchstaben, von einem beliebigen Eckfeld aus gegen den Uhrzeigersinn in einer Spirale nach innen; die Wüste wird übersprungen.
rule-B-11 = Spielpläne für Einsteiger: Landschaften, Zahlen, Häfen, erste Siedlungen und Straßen sind vorgegeben; keine Gründungsphase; Karten gibt es für die Siedlung mit dem Stern (B-17); der höchste Wurf beginnt. beginner2010 (der aus dem Almanach, Voreinstellung) und beginner2015. Sind es weniger Spieler, bleibt erst Rot weg, dann auch Weiß.
rule-B-12 = Der Räuber steht zu Beginn in der Wüste.
rule-B-13 = Jeder Spieler wirft zwei Würfel; der höchste Wurf beginnt. Haben ihn mehrere, würfeln sie untereinander noch einmal.
rule-B-14 = 1. Runde, im Uhrzeigersinn ab dem Startspieler: je eine Siedlung auf eine beliebige freie Kreuzung (B-15 gilt) und eine Straße, die an sie angrenzt.
rule-B-15 = Abstandsregel: Eine Siedlung darf nur dort stehen, wo auf keiner der (bis zu drei) Nachbarkreuzungen eine Siedlung oder Stadt steht, gleich von wem.
rule-B-16 = 2. Runde, gegen den Uhrzeigersinn, beginnend mit dem letzten Spieler der 1. Runde: je eine zweite Siedlung an eine beliebige erlaubte Stelle und eine Straße, die an diese zweite Siedlung angrenzt.
rule-B-17 = Für die zweite Siedlung nimmt sich der Spieler sofort eine Karte je angrenzendem Feld, das einen Rohstoff liefert.
rule-B-18 = Danach macht der Startspieler den ersten Zug.

# Ablauf eines Zugs
rule-B-20 = Ein Zug: Erträge auswürfeln, dann handeln, dann bauen; danach gehen die Würfel nach links weiter.
rule-B-21 = Option combined (erfahrenen Spielern empfohlen; unsere Voreinstellung): nach dem Wurf handeln und bauen in beliebiger Reihenfolge. Option separate: Erst wird zu Ende gehandelt, dann gebaut.
rule-B-22 = Mit separate kann ein Hafen, den man in diesem Zug bekommen hat, nicht vor dem nächsten Zug genutzt werden. Mit combined kann er sofort genutzt werden.
rule-B-23 = Die beiden Würfel werden einmal pro Zug geworfen und zusammengezählt. Vor dem Wurf ist nichts erlaubt, außer eine Entwicklungskarte auszuspielen.

# Erträge
rule-B-25 = Jedes Feld, dessen Zahl gewürfelt wurde, bringt denen, die daran gebaut haben, Karten: 1 je Siedlung, 2 je Stadt.
rule-B-26 = Ein Feld mit dem Räuber bringt nichts.
rule-B-27 = Hat die Bank von einem Rohstoff zu wenige Karten für alle, denen er zusteht, bekommt ihn niemand; steht er nur einem Spieler zu, nimmt dieser, was noch da ist. Andere Rohstoffe sind davon nicht betroffen.

# Die Sieben und der Räuber
rule-B-30 = Eine 7 bringt keine Erträge.
rule-B-31 = Wer mehr als 7 Rohstoffkarten hat, gibt die Hälfte ab, nach eigener Wahl, abgerundet (von 9 Karten 4). Erst wenn alle abgegeben haben, wird der Räuber versetzt.
rule-B-32 = Wer am Zug ist, muss den Räuber auf ein anderes Feld versetzen (die Wüste ist erlaubt).
rule-B-33 = Wer am Zug ist, darf danach einem Mitspieler, der an diesem Feld eine Siedlung oder Stadt hat, eine Karte stehlen, verdeckt und zufällig; bei mehreren sucht er sich aus, wem. Auch wer keine Karten hat, kann ausgesucht werden, dann gibt es nichts; Verzichten ist erlaubt („darf“). Entwicklungskarten können nicht gestohlen werden.
rule-B-34 = Danach geht der Zug mit dem Handel weiter.
rule-B-35 = Der Räuber wird nur bei einer gewürfelten 7 oder durch einen Ritter versetzt und blockiert sein Feld für alle, auch für den, der ihn dorthin gesetzt hat, bis er wieder versetzt wird.

# Entwicklungskarten
rule-B-40 = Gekauft wird die oberste Karte des gemischten Stapels; sie bleibt geheim, bis sie eingesetzt wird. Ist der Stapel leer, kann keine gekauft werden.
rule-B-41 = Pro Zug spielt ein Spieler höchstens eine Karte aus, Ritter oder Fortschritt, und zwar jederzeit, wenn er selbst zu entscheiden hat, auch vor dem Wurf, aber nicht mitten im Abgeben von Karten, beim Räuber oder in der Antwort auf ein Handelsangebot; mit separate in der Handelsphase und in der Bauphase, ohne dass eine von beiden dadurch endet.
rule-B-42 = Eine Karte kann nicht in dem Zug ausgespielt werden, in dem sie gekauft wurde (eine ältere der gleichen Art schon). Ausnahme: Bringt eine Siegpunktkarte ihren Käufer auf 10 Siegpunkte, gewinnt er sofort.
rule-B-43 = Siegpunktkarten bleiben verdeckt und werden nur gezeigt, wenn man mit ihnen gewinnt; beliebig viele auf einmal. Als die eine Karte pro Zug zählen sie nicht.
rule-B-44 = Ritter: Der Räuber wird versetzt wie bei einer 7 (B-32, B-33), aber niemand gibt Karten ab; dann geht der Zug dort weiter, wo er war. Die Karte bleibt offen vor dem Spieler liegen.
rule-B-45 = Größte Rittermacht: Wer als Erster 3 offene Ritter hat, bekommt die Karte, 2 Siegpunkte; sie geht an den über, der mehr Ritter hat als ihr Besitzer (gleich viele genügen nicht).
rule-B-46 = Straßenbau: bis zu zwei kostenlose Straßen nach den üblichen Bauregeln, auch vor dem Wurf; auf die zweite darf man verzichten; lässt sich nicht einmal eine legen, kann die Karte nicht ausgespielt werden.
rule-B-47 = Erfindung: zwei beliebige Karten aus der Bank nehmen, gleiche oder verschiedene (was da ist, falls sie weniger hat); eingesetzt werden können sie, sobald das nächste Mal Karten ausgegeben werden dürfen, und bei einer 7, die vorher fällt, zählen sie mit.
rule-B-48 = Monopol: einen Rohstoff nennen; alle Mitspieler händigen alle ihre Karten davon aus.
rule-B-49 = Eine ausgespielte Fortschrittskarte kommt aus dem Spiel.

# Bauen
rule-B-50 = Eine Straße kommt auf einen freien Weg, der an eine eigene Siedlung oder Stadt angrenzt oder aber an eine eigene Straße, und zwar an einer Kreuzung, die kein Mitspieler besetzt hat.
rule-B-51 = Eine Straße pro Weg; auch Küsten sind Wege.
rule-B-52 = Eine Siedlung kommt auf eine freie Kreuzung, zu der eine eigene Straße führt; die Abstandsregel ist einzuhalten.
rule-B-53 = Eine Stadt ersetzt eine eigene Siedlung; die Siedlungsfigur geht an den Spieler zurück.
rule-B-54 = Gebaut werden kann nur, wovon noch eine Figur übrig ist.
rule-B-55 = Die Baukosten gehen an die Bank zurück. Gebaut werden darf, so viel man bezahlen kann.
rule-B-56 = Eine Siedlung zählt 1 Siegpunkt, eine Stadt 2.
rule-B-57 = Auch der Kauf von Entwicklungskarten zählt als Bauen: nach dem Wurf, in der Bauphase, beliebig viele pro Zug.
rule-B-58 = Kreuzungen an der Küste sind Bauplätze wie andere, auch solche, die nur an ein einziges Feld grenzen.

# Längste Handelsstraße
rule-B-60 = Wer als Erster einen ununterbrochenen Straßenzug aus mindestens 5 Straßen hat, bekommt die Karte, 2 Siegpunkte. Abzweigungen zählen nicht, keine Straße zählt doppelt, eine Kreuzung darf zweimal durchlaufen werden.
rule-B-61 = Ein längerer Straßenzug übernimmt die Karte (ein gleich langer genügt nicht).
rule-B-62 = Eine Siedlung oder Stadt eines Mitspielers auf einer Kreuzung unterbricht den Straßenzug dort; eigene nicht.
rule-B-63 = Nach einer Unterbrechung: Liegt der Besitzer der Karte immer noch gleichauf an der Spitze, behält er sie; liegen andere ohne ihn gleichauf, wird die Karte beiseitegelegt, bis ein Spieler allein den längsten Straßenzug hat.
rule-B-64 = Hat nach einer Unterbrechung niemand mehr 5 Straßen am Stück, wird die Karte beiseitegelegt. Eine beiseitegelegte Karte geht nur an einen Spieler, der allein den längsten Straßenzug aus mindestens 5 Straßen hat.
rule-B-65 = Hat nach einer Unterbrechung ein anderer Spieler allein den längsten Straßenzug aus mindestens 5 Straßen, bekommt er die Karte sofort.

# Handel
rule-B-70 = Wer am Zug ist, darf nach dem Wurf mit den Mitspielern Karten tauschen, so oft er will; jeder Mitspieler darf ihm Angebote und Gegenangebote machen.
rule-B-71 = Spieler, die nicht am Zug sind, können nicht miteinander handeln.
rule-B-72 = Geschenke sind nicht erlaubt: Beide Seiten geben mindestens eine Karte. Derselbe Rohstoff darf nicht auf beiden Seiten stehen.
rule-B-73 = Seehandel 4:1: vier gleiche Rohstoffe gegen einen anderen; ein Hafen ist dafür nicht nötig.
rule-B-74 = Hafen 3:1: drei gleiche Rohstoffe gegen einen anderen.
rule-B-75 = Spezialhafen 2:1, nur für den abgebildeten Rohstoff; ein 3:1 für andere bringt er nicht.
rule-B-76 = Seehandel treibt nur, wer am Zug ist, beliebig oft und nur um Karten, die die Bank hat.
rule-B-77 = Niemand kann mit Karten handeln, die er nicht hat; ein angenommenes Angebot wird im Augenblick des Tauschs noch einmal geprüft.
rule-B-78 = Ein Spieler hat einen Hafen, solange auf einer von dessen zwei Kreuzungen eine eigene Siedlung oder Stadt steht; andere Kreuzungen an der Küste bringen keinen Vorteil.
rule-B-79 = Beim Handel wechseln nur Rohstoffkarten den Besitzer: keine Entwicklungskarten, Figuren oder Versprechen.

# Spielende
rule-B-80 = Ein Spieler gewinnt sofort, wenn er im eigenen Zug 10 Siegpunkte erreicht oder den eigenen Zug mit 10 beginnt.
rule-B-81 = Wer im Zug eines anderen auf 10 kommt (etwa weil die Längste Handelsstraße wechselt), gewinnt erst, wenn er selbst an der Reihe ist und die Siegpunkte dann noch hat.
rule-B-82 = Siegpunkte: Siedlung 1, Stadt 2, Längste Handelsstraße 2, Größte Rittermacht 2, Siegpunktkarten je 1.

# Was offen und was geheim ist
rule-B-90 = Offen: der Spielplan, die Zahl der Rohstoff- und der Entwicklungskarten jedes Spielers, ausgespielte Ritter, beide Sondersiegpunktkarten, die Stapel der Bank (und damit auch, was in ihr knapp ist), die Größe des Stapels der Entwicklungskarten.
rule-B-91 = Geheim: welche Rohstoffkarten und welche Entwicklungskarten ein Mitspieler hat, die Reihenfolge des Stapels, die gestohlene Karte (nur Dieb und Opfer sehen sie). Der öffentliche Punktestand lässt verdeckte Siegpunktkarten weg.

# Abnahme: die Beispielpartie des Almanachs
rule-B-95 = Die Beispielpartie des Almanachs, 16 Züge auf dem Spielplan für Einsteiger, lässt sich nach einem Skript nachspielen (Würfe, Karten und Tauschgeschäfte wie erzählt), und nach jedem Zug sind Hände und Spielplan so, wie es der Text sagt, von seinen Fehlern abgesehen (die Punkte von Blau, die Wolle in Zug 13).
