# The rules of Explorers & Pirates, one by one, in our own words.
# A row is called by its id, as in docs/rules.

# Spielmaterial, in allen Szenarien
rule-E-01 = Je Spieler: 15 Straßen und 5 Siedlungen (Basisspiel), 4 Hafensiedlungen, 3 Schiffe, 2 Siedler; ab Szenario 2 auch 9 Einheiten und 1 Piratenschiff. Keine Städte, keine Entwicklungskarten, keine Längste Handelsstraße, keine Größte Rittermacht.
rule-E-02 = Startinsel: 15 Felder: die 14 losen (3 Gebirge, 4 Wald, 3 Weideland, 2 Ackerland, 2 Hügelland) und das auf Rahmenteil A1 aufgedruckte Weideland, das immer die 6 trägt; Zahlenchips 3 3 4 4 5 6 6 8 8 9 10 10 11 11 12 auf ihren vorgegebenen Plätzen.
rule-E-03 = Unentdeckte Gebiete im Norden (Rückseiten mit grüner Markierung) und im Süden (mit orangefarbener), verdeckt. Standardfelder: je Farbe 6 Landfelder + 2 Meerfelder und 6 Zahlenchips. Mit den Missionen kommen je Farbe 3 Goldflussfelder, 3 Fischfelder und 3 Gewürzfelder dazu.
rule-E-04 = Felder je Szenario und Farbe: Szenario 1: 6 Landfelder + 2 Meerfelder. Szenario 2: diese 8 + 3 Goldflussfelder. Szenario 3: 6 Landfelder, bei Grün 2 zufällige Fischfelder + 3 Goldflussfelder, bei Orange 3 Fischfelder + 2 zufällige Goldflussfelder; was übrig ist, kommt ungesehen zurück. Szenario 4: 6 Landfelder + 1 Meerfeld + 3 Fischfelder + 3 Gewürzfelder. Szenario 5: 6 Landfelder + 1 Meerfeld + 3 Fischfelder + 3 Gewürzfelder + 3 Goldflussfelder (das zweite orangefarbene Meerfeld schließt die Lücke neben Meerplatte G).
rule-E-05 = Baukosten: Straße = Lehm + Holz; Siedlung = Lehm + Holz + Wolle + Getreide; Hafensiedlung = 2 Getreide + 2 Erz (Ausbau einer eigenen Siedlung an einer Küste); Schiff = Holz + Wolle; Siedler = wie eine Siedlung; Einheit = Erz + Wolle.
rule-E-06 = Jeder beginnt mit 2 Gold. Gold liegt offen; 76 Goldmünzen (40 mit Wert 1, 36 mit Wert 3) bilden den Vorrat, der nicht ausgeht.
rule-E-07 = 2 bis 4 Spieler, die sich ihre Farben aussuchen (in Szenario 1 bestimmt die Farbe die Startaufstellung). Zu dritt bleibt die Farbe weg, die niemand gewählt hat. Zu zweit siehe E-18 und E-19.
rule-E-08 = Siegpunkte zum Sieg im eigenen Zug: Szenario 1: 8; Szenario 2: 12; Szenario 3: 15; Szenario 4: 15; Szenario 5: 17. Siedlung 1, Hafensiedlung 2, Siegpunkte aus Missionen nach E-60 bis E-66.
rule-E-09 = Alle Regeln des Basisspiels gelten, soweit hier nichts anderes steht (B-13, B-15, B-25, B-27, B-30, B-31, B-50 bis B-55, B-58, B-70 bis B-72, B-76, B-77, B-79 bis B-81 mit den Siegpunkten aus E-08, B-90, B-91). Für Straßen, Abstand und Blockieren gilt eine Hafensiedlung wie eine Siedlung oder Stadt.

# Gründung
rule-E-10 = Szenario 1: feste Plätze: je Farbe eine Hafensiedlung, ein Schiff mit einem Siedler, eine Siedlung und eine Straße. Startrohstoffe: eine Karte je Feld an der Siedlung.
rule-E-11 = Szenarien 2 bis 5: freie Gründung auf der Startinsel: In der Reihenfolge des Basisspiels (1. Runde im Uhrzeigersinn, 2. Runde zurück) setzt jeder erst eine Hafensiedlung, dann eine Siedlung, beide ohne Straße.
rule-E-12 = Die Hafensiedlung kommt auf eine Kreuzung mit Kreis, die Siedlung auf eine beliebige. Die Abstandsregel gilt für beide.
rule-E-13 = Danach setzt jeder, angefangen bei dem, der die letzte Siedlung gesetzt hat, und weiter im Uhrzeigersinn, eine Straße an die Siedlung und ein Schiff mit einem Siedler auf einen der 2 oder 3 Meerwege an der Hafensiedlung. Dann würfelt der Startspieler.
rule-E-14 = Szenario 1: Landschaften und Zahlen fest. Szenario 2: fest oder (Option, ab der zweiten Partie empfohlen) Landschaften gemischt und Zahlen fest. Szenarien 3 bis 5: Landschaften gemischt, Zahlen fest.
rule-E-15 = Startrohstoffe in den Szenarien 2 bis 5: eine Karte je Feld an der Siedlung (wie in Szenario 1).
rule-E-16 = Rahmen und Aufbau jedes Szenarios, wie sein Plan sie zeigt; unentdeckte Plätze je Gebiet: 8, 11, 11, 13, 16.
rule-E-17 = Felder und Zahlenchips, nach Farben getrennt, und die sechs Piratenlager-Scheiben werden verdeckt gemischt; in Szenario 3 bleibt eine Piratenlager-Scheibe ungesehen aus dem Spiel.
rule-E-18 = Zu zweit, Szenario 1: Die Figuren der ungenutzten Farben bleiben als Hindernisse stehen, ihre Siedlerschiffe kommen weg.
rule-E-19 = Zu zweit, Szenarien 2 bis 5: Wenn beide eigenen Hafensiedlungen stehen, setzt erst der Startspieler, dann der andere eine Hafensiedlung einer neutralen Farbe (auch sie auf eine Kreuzung mit Kreis); dann setzt erst der zweite Spieler, dann der Startspieler eine neutrale Siedlung; erst danach kommen die eigenen Siedlungen, der zweite Spieler zuerst. Jeder Spieler übernimmt eine der zwei ungenutzten Farben; neutrale Figuren halten die Abstandsregel ein, haben keine Straßen und keine Schiffe, blockieren und tun selbst nie etwas.

# Ablauf eines Zugs
rule-E-20 = Die Phasen der Reihe nach: Ertragsphase; Phase Handeln und Bauen (in beliebiger Reihenfolge, auch wiederholt); Bewegungsphase. In der Bewegungsphase und danach wird weder gehandelt noch gebaut. Vor dem Wurf ist nichts erlaubt.
rule-E-21 = Ausgleich Gold: Bei jedem Wurf außer einer 7 nimmt sich jeder Spieler (nicht nur, wer am Zug ist), der dafür keine Rohstoffkarte bekommt, 1 Gold. Gold von einem Goldflussfeld ist kein Rohstoff und ändert daran nichts; auch wer leer ausgeht, weil in der Bank Karten fehlen, bekommt es.
rule-E-22 = Eine Hafensiedlung bringt wie eine Siedlung 1 Karte je Feld mit Ertrag.
rule-E-23 = Bei einer 7 gibt jeder, der mehr als 7 Rohstoffkarten hat, die Hälfte ab, abgerundet. Gold ist keine Karte und zählt nicht mit. Einen Räuber gibt es nicht. Erst geben alle ab. Ab Szenario 2 wird danach das Piratenschiff versetzt (E-50 bis E-52).
rule-E-24 = Seehandel 3:1, immer und für alle: drei gleiche Rohstoffe an die Bank gegen einen anderen Rohstoff oder gegen 1 Gold. Gold selbst lässt sich nicht 3:1 tauschen. Häfen wie im Basisspiel gibt es nicht.
rule-E-25 = Bis zu zweimal pro Zug, nur in der Phase Handeln und Bauen, kann man für 2 Gold einen beliebigen Rohstoff aus der Bank kaufen. (Der Tribut und die Wolle für mehr Bewegungspunkte sind kein Handel.)
rule-E-26 = Im Binnenhandel darf auch Gold getauscht werden, und für B-72 gilt es als Karte: Gold gegen Karten ist ein Handel, nichts gegen Gold ein Geschenk.
rule-E-27 = Ziehen, Einladen, Abladen, Umladen, Absetzen und Abholen von Einheiten, Gründen mit dem Schiff, Fischen, Abliefern, Verjagen und Tribut kommen nur in der eigenen Bewegungsphase vor; vorher kommt Ladung nur durch Bauen an ihren Platz.

# Bauen und Bauplätze
rule-E-30 = Meerwege sind die Kanten der Meerfelder und die des Rahmens, wo er auf Meer oder Land trifft. Ein Küstenweg hat gleichzeitig Platz für 1 Straße und für höchstens 2 Schiffe (deutsche Ausgabe).
rule-E-31 = Ein Schiff wird auf einem Meerweg an einer eigenen Hafensiedlung gebaut, auf dem weniger als zwei Schiffe stehen; aber nicht dort, wo eines der beiden Enden ein unentdecktes Feld berührt: Durch Bauen wird nie etwas entdeckt. Es darf noch im selben Zug ziehen.
rule-E-32 = Sind alle 3 Schiffe auf dem Spielplan, darf man eines wegnehmen (seine Ladung ist verloren) und zum vollen Preis neu bauen.
rule-E-33 = Ein Siedler wird in das leere Hafenbecken einer eigenen Hafensiedlung oder in ein leeres eigenes Schiff neben einer solchen gebaut. Sind alle diese Plätze besetzt, darf eine Figur hinausgeworfen werden (zurück in den Vorrat), um Platz zu schaffen. Nicht neben eine Siedlung, nicht an Land.
rule-E-34 = Eine Einheit wird auf einen freien Platz im Hafenbecken einer eigenen Hafensiedlung oder in einem eigenen Schiff neben einer solchen gebaut.
rule-E-35 = Ein Hafenbecken und der Laderaum eines Schiffs fassen je zwei kleine Figuren (Einheit, Gewürzsack) oder eine große (Siedler, Fischschwarm).
rule-E-36 = Eine Siedlung an einer Küste (Startinsel oder entdecktes Land) kann zur Hafensiedlung werden; die Siedlungsfigur kommt zurück.
rule-E-37 = In einem unentdeckten Gebiet muss die erste Siedlung eines Spielers von einem Siedlerschiff kommen; von ihr aus dürfen sich Straßen und gewöhnliche Siedlungen ausbreiten, innerhalb dieses Gebiets. Für Straßen gelten die Regeln des Basisspiels (B-50, B-51).
rule-E-38 = Keine Straße auf einer Kante, keine Siedlung auf einer Kreuzung, die ein unentdecktes Feld berührt. Eine Straße, deren Ende ein solches berührt, entdeckt nichts.
rule-E-39 = Jede Siedlung, ob über Straßen erreicht oder mit einem Siedlerschiff gegründet, hält die Abstandsregel ein; die Gründung mit dem Schiff kostet nichts weiter.

# Schiffe, Ladung, Entdeckungen: die Bewegungsphase
rule-E-40 = Schiffe ziehen nur in der Bewegungsphase, eines nach dem anderen. Eine Bewegung beginnt mit dem ersten Schritt des Schiffs und endet mit einer Entdeckung, mit dem ersten Schritt eines anderen Schiffs, mit dem Fischwurf oder mit der Phase; Ladevorgänge und die Versuche anderer Schiffe, das Piratenschiff zu verjagen, beenden sie nicht.
rule-E-41 = Jedes Schiff hat 4 Bewegungspunkte; ein Schritt auf einen benachbarten Meerweg kostet 1. Die Richtung ist beliebig, auch hin und her.
rule-E-42 = Einmal pro Zug und Schiff kann man für 1 Wolle diesem Schiff 2 weitere Bewegungspunkte kaufen.
rule-E-43 = Auf einem Meerweg stehen höchstens zwei Schiffe (gleich welcher Spieler). Über eines oder zwei hinwegzuziehen ist erlaubt, stehen zu bleiben, wo schon zwei sind, nicht: Ein Schritt auf einen vollen Meerweg ist nur erlaubt, wenn es von dort zulässig und bezahlbar bis zu einem Meerweg mit Platz weitergeht, und bis das geschehen ist, kann der Spieler weder die Phase beenden noch um Fische würfeln, ein anderes Schiff ziehen oder von dort aus gründen.
rule-E-44 = Einladen, Abladen und Umladen kosten keine Bewegungspunkte und beenden die Bewegung nicht. Ladung von Schiffen und Hafenbecken darf man in der eigenen Phase Handeln und Bauen oder in der eigenen Bewegungsphase hinauswerfen, jede Figur in ihren eigenen Vorrat zurück.
rule-E-45 = Zwischen einem Schiff und einer Hafensiedlung (einer eigenen, an einer Spitze des Schiffs) darf eingeladen, abgeladen und umgeladen werden. Zwischen zwei Schiffen geht das nie direkt, nur über ein Hafenbecken, das beide berühren.
rule-E-46 = Berührt ein Schiff nach einem Schritt mit einer Spitze eine Kreuzung eines unentdeckten Felds, muss dieses Feld entdeckt werden: Es wird umgedreht; ist es eines der sechs Standard-Landfelder, bekommt es den obersten Zahlenchip vom Stapel seiner Farbe (Goldflussfelder und Gewürzfelder bekommen keinen). Die Bewegung des Schiffs endet. Auf diesen Spielplänen kann ein Schritt höchstens ein neues Feld berühren. Nach einer Entdeckung (oder ohne restliche Bewegungspunkte) zieht das Schiff nicht mehr, aber Laden, Abliefern, Absetzen und Gründen bleiben erlaubt.
rule-E-47 = Belohnung für die Entdeckung: Land mit Ertrag: 1 Karte seines Rohstoffs (keine, wenn die Bank keine hat); alles andere: 2 Gold.
rule-E-48 = Ein Schiff mit einem Siedler, das mit einer Spitze eine Kreuzung eines Landfelds berührt, darf dort eine Siedlung gründen, wenn alle Regeln es zulassen: Schiff und Siedler gehen in den Vorrat zurück, die Siedlung kostet nichts weiter.
rule-E-49 = Die Phase endet, wenn der Spieler es sagt; dann werden eroberte Piratenlager abgehandelt (E-74), dann ist der Nächste am Zug.

# Das Piratenschiff, ab Szenario 2
rule-E-50 = Ein Piratenschiff darf auf jedem entdeckten Meer- oder Fischfeld stehen, außer auf Feldern des äußeren Rahmens (das auf A2 aufgedruckte Meerfeld eingeschlossen) und auf Meerfeldern, die an die Startinsel grenzen (also nie auf dem Catanischen Rat).
rule-E-51 = Bei der ersten 7 setzt, wer sie gewürfelt hat, das eigene Piratenschiff ein. Später wird bei einer 7 versetzt: Das eigene Piratenschiff muss auf ein anderes Feld; das eines Mitspielers geht an seinen Besitzer zurück, und das eigene wird eingesetzt, auch auf demselben Feld. Mehr als eines gibt es nie.
rule-E-52 = Wer ein Piratenschiff einsetzt oder versetzt, darf einem Spieler, der an diesem Feld ein Schiff auf einem Meerweg hat, eine zufällige Karte stehlen; einem Spieler ohne Karten (nur dann) 1 Gold. Gebäude spielen keine Rolle.
rule-E-53 = Tribut: Wer Meerwege eines Felds mit fremdem Piratenschiff nutzt, auch um von dort wegzuziehen, zahlt 1 Gold an den Vorrat, einmal pro Schiff und Zug; ohne das Gold darf das Schiff sie nicht nutzen. Jedes Schiff zahlt für sich; gezahlter Tribut gilt für dieses Schiff den ganzen Zug lang. Nur eine Ecke des Felds zu berühren kostet nichts.
rule-E-54 = Kein Tribut für das eigene Piratenschiff; keiner für das Bauen oder Einsetzen eines Schiffs dort. Der Tribut darf auch gezahlt werden, wenn die beiden Käufe aus E-25 verbraucht sind.
rule-E-55 = Das Piratenschiff eines Mitspielers verjagen: in der Bewegungsphase, einmal mit jedem eigenen Schiff, das im laufenden Zug noch nicht gezogen hat und das Feld des Piratenschiffs berührt (Spitze an einer Ecke oder auf einem seiner Meerwege): einen Würfel werfen; bei einer 6 kehrt das Piratenschiff heim, und wer es verjagt hat, setzt sein eigenes auf einem erlaubten Feld ein und darf stehlen (E-52).
rule-E-56 = Das Schiff, das den Versuch gemacht hat, darf danach normal ziehen; ist er misslungen, wird Tribut fällig wie sonst.
rule-E-57 = Siedler und Einheiten reisen nur auf Schiffen ihres Besitzers, nie über Land.

# Missionen allgemein
rule-E-60 = Jede Mission hat eine Missionskarte; der Markierungsstein jedes Spielers beginnt auf dem Startfeld „S“. Jeder Fortschritt rückt ihn ein Feld vor.
rule-E-61 = Kommt ein Markierungsstein auf ein besetztes Feld, wird er obenauf gesetzt.
rule-E-62 = Ein Spieler hat die Siegpunkte, die bei seinem Markierungsstein aufgedruckt sind.
rule-E-63 = Wer am weitesten vorn ist, hat außerdem das Siegpunktkärtchen der Mission, 1 Siegpunkt; sind mehrere auf dem vordersten Feld, hat es der unterste im Stapel (der zuerst da war). Niemand hat es, solange alle auf „S“ stehen.
rule-E-64 = Mehrere Missionen laufen nebeneinander.
rule-E-65 = Ein Markierungsstein auf dem letzten Feld bleibt dort; weiter abzuliefern ist erlaubt und bewegt nichts; das Gold für ein Piratenlager gibt es trotzdem, und auch der Held verliert trotzdem eine Einheit.
rule-E-66 = Beispiel: Rot und Weiß stehen bei 1 Siegpunkt, Orange unter Blau auf dem vordersten Feld, das 2 wert ist: Orange hat das Siegpunktkärtchen.

# Piratenlager, in den Szenarien 2, 3 und 5
rule-E-70 = Ein Goldflussfeld entdecken: 2 Gold, und die oberste Piratenlager-Scheibe wird daraufgelegt, Zahl nach unten.
rule-E-71 = Solange dort ein Piratenlager besteht, bis seine Scheibe umgedreht wird (E-76), sind auf den Kanten des Felds keine Straßen und auf seinen Ecken keine Siedlungen erlaubt.
rule-E-72 = Ein Schiff mit Einheiten, das mit einer Spitze eine Ecke des Felds berührt, darf eine oder zwei auf dem Piratenlager absetzen; höchstens 3 Einheiten auf einem Piratenlager. Anderswo lassen sich Einheiten nicht absetzen: weder auf anderem Land noch auf einem befreiten Goldflussfeld (Dörfer auf Gewürzfeldern: E-91).
rule-E-73 = Mit genau 3 Einheiten ist das Piratenlager erobert; vorher können Einheiten nicht zurückgeholt werden.
rule-E-74 = Abgehandelt wird die Eroberung nach der Bewegungsphase dessen, der am Zug ist, mehrere in der Reihenfolge, in der sie vollendet wurden: Jeder Beteiligte bekommt 2 Gold und rückt auf der Missionskarte 1 Feld vor, zuerst wer am Zug ist, dann im Uhrzeigersinn.
rule-E-75 = Held: Jeder Beteiligte wirft einen Würfel und zählt seine Einheiten dort hinzu; der Höchste rückt ein Feld mehr vor und verliert eine dieser Einheiten an den Vorrat. Gleichstand: Wer mehr Einheiten hat, gewinnt; immer noch Gleichstand: Wer gleichauf liegt, würfelt noch einmal. Wer allein erobert hat, ist von selbst der Held und verliert ebenfalls eine Einheit.
rule-E-76 = Dann wird die Scheibe auf ihre Zahl gedreht. Übrige Einheiten stehen daneben und können von Schiffen ihres Besitzers abgeholt werden, die mit einer Spitze das Feld berühren.
rule-E-77 = An einem befreiten Goldflussfeld darf man Straßen, Siedlungen und Hafensiedlungen bauen, wenn nicht ein unentdecktes Feld, ein bestehendes Piratenlager oder ein Gewürzfeld ohne eigene Einheit daneben es verbietet.
rule-E-78 = Wird die Zahl des Goldflussfelds gewürfelt, bringt jede Siedlung oder Hafensiedlung daran ihrem Besitzer 2 Gold (pro Gebäude: deutsche Ausgabe; der spanische Text ließe sich auch als „pro Spieler“ lesen).
rule-E-79 = Beispiel zum Nachspielen: Rot setzt zwei Einheiten neben der einen von Blau ab; Würfe um den Helden 5 und 6; 7 zu 7; Rot hat mehr Einheiten und gewinnt; Rot rückt insgesamt zwei Felder vor und verliert eine Einheit, Blau rückt eines vor.

# Fische, in den Szenarien 3, 4 und 5
rule-E-80 = Der Catanische Rat ist ein Meerfeld, das die Startinsel berührt: Auf seinen Kanten sind Straßen, auf seinen Ecken Siedlungen verboten, außer auf der westlichen Kante und den zwei westlichen Ecken, die auch zur Startinsel gehören (deutsche Ausgabe). Er hat zwei Häfen (Anker).
rule-E-81 = Fischfelder sind Meerfelder mit den Zahlen 1 bis 6. Eines entdecken: 2 Gold.
rule-E-82 = Einmal in der Bewegungsphase, aber nicht während der Bewegung eines Schiffs, darf der Spieler einen Würfel werfen; ist das Fischfeld mit dieser Zahl entdeckt und hat es weder Fischschwarm noch Piratenschiff, kommt ein Fischschwarm aus dem Vorrat von 6 dorthin. Ist keiner im Vorrat, wird nicht gewürfelt.
rule-E-83 = Ein leeres Schiff, das mit einer Spitze eine Ecke des Felds berührt oder auf einem seiner Meerwege steht, darf den Fischschwarm an Bord nehmen (er füllt den Laderaum) und darf weiterziehen.
rule-E-84 = Ein Schiff mit einem Fischschwarm, das mit einer Spitze an einem Hafen (Anker) steht, darf ihn abliefern: Fischschwarm in den Vorrat, 1 Feld vor auf der Missionskarte; es darf weiterziehen.
rule-E-85 = Ein Piratenschiff, das auf ein Fischfeld gesetzt wird, schickt den Fischschwarm dort in den Vorrat zurück.

# Gewürze, in den Szenarien 4 und 5
rule-E-90 = Ein Gewürzfeld entdecken: 2 Gold, und auf sein Dorf kommen so viele Gewürzsäcke, wie es Spieler gibt.
rule-E-91 = Ein Schiff mit einer Einheit, das mit einer Spitze eine Ecke des Felds berührt, darf die Einheit im Dorf absetzen und dafür einen Gewürzsack an Bord nehmen.
rule-E-92 = Pro Spieler und Gewürzfeld eine Einheit, also auch nur ein Gewürzsack. Eine abgesetzte Einheit bleibt für immer dort.
rule-E-93 = Eine Straße auf den Kanten eines Gewürzfelds oder eine Siedlung auf seinen Ecken darf nur bauen, wer eine eigene Einheit in seinem Dorf hat. Gewürzfelder bringen keinen Ertrag.
rule-E-94 = Ein Schiff mit einem oder zwei Gewürzsäcken an einem Hafen (Anker) darf abliefern: Jeder geht in den Vorrat und rückt den Markierungsstein 1 Feld vor.
rule-E-95 = Den Vorteil gibt es, sobald die Einheit abgesetzt ist, auch noch im selben Zug. Schnelle Fahrt (2 Dörfer): für jedes davon +1 Bewegungspunkt pro Schiff, sofort für jedes Schiff, dessen Bewegung nicht vorbei ist (das Schiff, das die Einheit abgesetzt hat, darf ihn nutzen, auch wenn seine Bewegungspunkte verbraucht sind; ein durch eine Entdeckung angehaltenes Schiff zieht nicht weiter); mit beiden und einer Wolle sind es 8.
rule-E-96 = Piraten-Bonus (2 Dörfer, „5“ und „4“): Das Piratenschiff wird auch bei dieser Zahl verjagt.
rule-E-97 = Schnelles Gold (2 Dörfer): Die Dorfbewohner kaufen Rohstoffe. Einmal pro eigener Phase Handeln und Bauen und je befreundetem Dorf darf der Spieler eine beliebige Rohstoffkarte in den Vorrat geben und sich 1 Gold nehmen.
