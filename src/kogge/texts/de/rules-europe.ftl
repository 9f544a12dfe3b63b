# The rules of Merchants of Europe, one by one, in our own words.
# A row is called by its id, as in docs/rules.

# Spielmaterial und Aufbau
rule-M-01 = Zwei Spielpläne: der des Hauptspiels (ganz Europa) und der des Kurzspiels (ohne Westeuropa). 3 oder 4 Spieler.
rule-M-02 = Landschaften: Wald (Holz), Weideland (Wolle), Ackerland (Getreide), Gebirge (Erz), Salzgarten und Saline (Salz). Je 19 Karten.
rule-M-03 = Je Spieler: 30 Handelswege, 2 Kaufmannszüge, 2 Händler, dazu Kontore und Warenplättchen nach Spielplan und Spielerzahl: Kurzspiel zu dritt: 8 Kontore, 6 Warenplättchen; Kurzspiel zu viert: 7 und 5; Hauptspiel zu dritt: 12 und 10; Hauptspiel zu viert: 10 und 8.
rule-M-04 = Drei Kontore werden zu Beginn gesetzt, die anderen liegen im Lager auf den Warenplättchen, von unten nach oben; das oberste Warenplättchen liegt zu Beginn frei, eines kann also von Anfang an geliefert werden.
rule-M-05 = 15 Zahlenchips: die 5 mit gepunktetem Kreis kommen auf die fünf ebenso markierten Zahlenfelder der gleichen Farbe; die anderen 10 liegen verdeckt im Meer, nur nach ihrer Farbe sortiert. Andere Landschaften haben eine aufgedruckte Zahl oder ein leeres Zahlenfeld.
rule-M-06 = Räuber: zu Beginn auf einer Landschaft ohne Zahl (auf welcher, sagt der Spielplan).
rule-M-07 = Jeder beginnt mit 3 Gold. Münzen: 68 (52 mit Wert 1, 16 mit Wert 3); der Vorrat geht nicht aus.
rule-M-08 = 25 Entwicklungskarten, gemischt (welche, sagt der Spielplan).
rule-M-09 = Erstes Kurzspiel: je Farbe feste Plätze für 3 Kontore, 1 Handelsweg, 1 Kaufmannszug; Startrohstoffe: Rot Holz, Getreide, Salz; Blau Salz, Wolle, Erz; Weiß Holz, Getreide, Wolle; Orange Erz, Salz, Getreide.
rule-M-10 = Zu dritt, feste Aufstellung: Auch die drei Kontore der vierten Farbe werden gesetzt, neutral, ohne Handelsweg und Kaufmannszug: Sie bringen nichts ein, aber Waren können an sie geliefert werden.
rule-M-11 = Variable Aufstellung (im Hauptspiel die einzige, im Kurzspiel eine Option neben der festen): Startspieler ist, wer am höchsten würfelt (sind es mehrere, würfeln sie noch einmal). Auf violette Stadtfelder setzt jeder ein Kontor, reihum im Uhrzeigersinn, dann ein zweites gegen den Uhrzeigersinn, beginnend mit dem letzten Spieler, und ein drittes wieder im Uhrzeigersinn.
rule-M-12 = Startrohstoffe für das dritte Kontor: eine Karte je angrenzender Landschaft.
rule-M-13 = Zu dritt: Nach der dritten Runde setzt jeder, vom letzten Spieler an gegen den Uhrzeigersinn, ein neutrales Kontor auf ein violettes Stadtfeld.
rule-M-14 = Dann legt jeder, vom letzten Spieler an gegen den Uhrzeigersinn, einen Handelsweg auf einen Weg an einem seiner Kontore und stellt einen Kaufmannszug daneben. Dieser Handelsweg darf kein nicht angeschlossenes Stadtfeld mit einem anderen verbinden.
rule-M-15 = Der Startspieler macht auch den ersten Zug; weiter geht es im Uhrzeigersinn.
rule-M-16 = Ein Weg ist eine Kante, die in der Datei des gespielten Spielplans steht (Land, Küste, Rand des Spielplans oder Seeweg); eine Kreuzung ist das Ende eines Wegs, Ecken im Meer eingeschlossen.

# Zug und Erträge
rule-M-20 = Produktionsphase, dann Aktionsphase: die Aktionen in beliebiger Reihenfolge, so oft man sie bezahlen kann.
rule-M-21 = Jedes Kontor an einer Landschaft mit der gewürfelten Zahl bekommt 1 Karte ihres Rohstoffs; zwei oder drei Kontore an einer Landschaft bekommen je eine.
rule-M-22 = Eine Landschaft mit dem Räuber bringt nichts.
rule-M-23 = Mangel: Reicht die Bank nicht für alles, was ein Rohstoff bei diesem Wurf einbringt, bekommt niemand etwas davon.
rule-M-24 = Ausgleich: Bei jedem Wurf außer einer 7 nimmt sich 1 Gold, wer keine Karte bekommt (wegen der Zahl, des Räubers oder eines Mangels).
rule-M-25 = Bei einer 7: keine Erträge, kein Ausgleich; wer mehr als 7 Rohstoffkarten hat, gibt die Hälfte ab, abgerundet; wer am Zug ist, versetzt den Räuber auf eine andere Landschaft, die eine Zahl hat (aufgedruckt, oder es liegt gerade ein Zahlenchip dort); dann darf er einem Mitspieler mit einem Kontor dort eine zufällige Karte stehlen.
rule-M-26 = Wie viele Rohstoffkarten ein Spieler hat, ist offen; welche es sind, nicht.
rule-M-27 = Beispiel zum Nachspielen: Bei einer 5 bekommt Blau (Lyon) 1 Wolle, Orange und Rot (Köln, Nürnberg) bekommen je 1 Getreide, Weiß 1 Gold.

# Handel
rule-M-30 = Wer am Zug ist, kann mit den Mitspielern Rohstoffe und Gold tauschen, mit Angeboten und Gegenangeboten; die Mitspieler untereinander nicht.
rule-M-31 = Für 2 Gold kauft man einen Rohstoff aus der Bank, höchstens zweimal pro Zug.
rule-M-32 = 3 gleiche Rohstoffe an die Bank für 1 Gold oder einen anderen Rohstoff; nie für den gleichen.

# Bauen
rule-M-40 = Entwicklungskarte = Wolle + Salz. Händler = Wolle + Getreide + Holz. Kaufmannszug = Erz + Holz + Salz. Handelsweg = Erz + Holz.
rule-M-41 = Eine Karte kann nicht in dem Zug ausgespielt werden, in dem sie gekauft wird; eine Karte pro Zug; vor dem Wurf oder jederzeit in der Aktionsphase.
rule-M-42 = Eine ausgespielte Karte kommt auf den Ablagestapel; ist die letzte Karte gekauft, wird der Ablagestapel zu einem neuen Stapel gemischt (liegt dort keine, dann bei der nächsten, die abgelegt wird). Sind beide leer, kann keine gekauft werden.
rule-M-43 = Ein neuer Händler steht auf der Kreuzung eines eigenen Kontors und darf noch im selben Zug ziehen. Sind beide auf dem Spielplan, wird erst einer weggenommen und zum vollen Preis neu angeworben.
rule-M-44 = Ein neuer Kaufmannszug steht neben einem eigenen Handelsweg, der an ein eigenes Kontor grenzt. Sind beide auf dem Spielplan, wird erst einer weggenommen und zum vollen Preis neu aufgestellt.
rule-M-45 = Ein Handelsweg kommt auf einen Weg, auf dem noch keiner liegt und der an ein eigenes Kontor oder einen eigenen Handelsweg grenzt. Kontore der Mitspieler und leere Stadtfelder halten ihn nicht auf.
rule-M-46 = Ist kein Handelsweg mehr im Vorrat, kann keiner gebaut werden.
rule-M-47 = Gold fürs Anschließen: Verbindet ein neuer Handelsweg ein nicht angeschlossenes Stadtfeld (eines, das über Handelswege, gleich welcher Spieler, mit keinem anderen Stadtfeld verbunden ist) zum ersten Mal mit einem anderen, bringt die kürzeste Strecke aus Handelswegen zwischen ihm und einem anderen Stadtfeld Gold: Wem Handelswege auf dieser Strecke gehören, der bekommt 1 Gold für jeden davon. Ob dort Kontore stehen, spielt keine Rolle.
rule-M-48 = Mehrere kürzeste Strecken: Wer am Zug ist, wählt eine aus.
rule-M-49 = Ein neuer Handelsweg verbindet zwei Teile des Wegenetzes (ein freies Ende ist ein Teil ohne Stadt). Auf jeder Seite eine Stadt: Die Strecke zwischen ihnen bringt einmal Gold. Auf einer Seite eine Stadt, auf der anderen mehrere: die Strecke von der einzelnen Stadt zur nächstgelegenen. Sonst nichts. Erst das Gold, dann ein kostenloser Handelsweg (M-50).
rule-M-50 = Doppelpfeil: Ein Handelsweg auf einem solchen Weg erlaubt sofort und kostenlos einen weiteren, der an ihn angrenzt, gleich in welcher Richtung. Man darf darauf verzichten. Ein kostenloser Handelsweg auf einem anderen Doppelpfeil erlaubt wieder einen. Mit einer Karte gelegte Handelswege zählen auch, der aus der Startaufstellung nicht.
rule-M-51 = Beispiel zum Nachspielen: Rot verbindet Turin mit Venedig über drei Handelswege: Rot 1 Gold, Blau 2; dann schließt Rot über zwei eigene Handelswege Bern an: Rot 2.
rule-M-52 = Beispiel zum Nachspielen: Blau baut auf einem Doppelpfeil, dann erreicht der kostenlose zweite Handelsweg Kaliningrad: 3 Gold für Blau.

# Händler und Kontore
rule-M-60 = Ein Getreide bringt einen Händler bis zu 3 Kreuzungen weit; mehrere Getreide für denselben Händler zählen zusammen (eine Bewegung über die Entfernung d kostet d/3 Getreide, aufgerundet); die Schritte eines Getreides lassen sich nicht auf zwei Händler aufteilen; ungenutzte Schritte verfallen.
rule-M-61 = Ein Händler darf über Händler und Kontore hinwegziehen; Handelswege behindern ihn nicht. Eine angesagte Bewegung darf nicht auf einer Kreuzung enden, auf der ein anderer Händler, ein Kontor eines Mitspielers oder ein neutrales Kontor steht.
rule-M-62 = Endet die Bewegung eines Händlers auf einem leeren Stadtfeld, violett oder braun, wird aus ihm sofort und ohne Kosten ein Kontor: Der Händler geht in den Vorrat zurück.
rule-M-63 = Das Kontor kommt aus dem Lager und legt ein Warenplättchen frei, das nun geliefert werden kann.
rule-M-64 = Wer auf einem Stadtfeld an der Küste baut, bei dem Münzen abgebildet sind, bekommt so viel Gold, wie sie zeigen.
rule-M-65 = Grenzt das neue Kontor an eine Landschaft ohne Zahl (nichts aufgedruckt, gerade kein Zahlenchip dort), muss der Spieler einen verdeckten Zahlenchip in der Farbe des Zahlenfelds nehmen und dorthin legen; ist keiner dieser Farbe mehr im Meer, wird einer dieser Farbe, der schon auf dem Spielplan liegt, dorthin versetzt, nach Wahl des Spielers.
rule-M-66 = Sind es zwei oder drei solche Landschaften, bekommt nur eine davon einen Zahlenchip, nach Wahl des Spielers.
rule-M-67 = Beispiele zum Nachspielen: Blau kauft für 2 Gold ein Getreide, gründet in Kaliningrad und deckt auf dem Salzgarten den letzten weißen Zahlenchip auf, eine 11. Rot gründet in Belgrad und versetzt die 9 ins Gebirge.
rule-M-68 = Beispiel zum Nachspielen: Weiß wirbt in Prag an und zieht im selben Zug für ein Getreide drei Kreuzungen weit, auf die westlich von Breslau; Kaliningrad ist mit dem nächsten Getreide zu erreichen.

# Kaufmannszüge und Waren
rule-M-70 = Ein Kaufmannszug zieht von Handelsweg zu Handelsweg, wo sie an einer Kreuzung zusammentreffen, auf Handelswegen aller Spieler; Kontore halten ihn nicht auf. Ein Salz bringt einen Kaufmannszug bis zu 3 Handelswege weit; mehrere Salz zählen zusammen; auf zwei aufteilen lässt es sich nicht. Zwischen seinen Schritten darf er weiterziehen, liefern oder anhalten; übrige Schritte verfallen.
rule-M-71 = Neben einem Handelsweg stehen höchstens 2 Kaufmannszüge; vorbeizuziehen (und im Vorbeiziehen zu liefern) ist erlaubt, stehen zu bleiben, wo schon zwei stehen, nicht: Auf einen vollen Handelsweg geht es nur, wenn mit bezahlten Schritten, Salz auf der Hand und Gold für Wegzölle ein zulässiges Ende erreichbar bleibt.
rule-M-72 = Wegzoll: Ein Kaufmannszug, der in einem Zug auf Handelswege eines Mitspielers zieht oder auf ihnen entlang, zahlt diesem 1 Gold, einmal, gleich wie viele Handelswege es sind; und das jedem solchen Mitspieler; jeder der zwei Kaufmannszüge zahlt für sich; in jedem Zug aufs Neue.
rule-M-73 = Auf einem fremden Handelsweg zu beginnen und nicht zu ziehen oder ihn zu verlassen, ohne wieder Handelswege dieses Spielers zu nutzen, kostet nichts.
rule-M-74 = Ohne das Gold für den Wegzoll kann der Kaufmannszug dort nicht hin.
rule-M-75 = Lieferung: Ein Kaufmannszug neben einem Handelsweg, der an ein Kontor eines Mitspielers (oder ein neutrales) ohne Waren darunter grenzt, darf in der eigenen Aktionsphase ein frei liegendes Warenplättchen liefern, kostenlos; auch gleich nach dem Aufstellen und auch, wenn ein Kontor erst später neben einem stehenden Kaufmannszug gebaut wurde. Ein Kaufmannszug zwischen zwei solchen Kontoren darf an beide liefern.
rule-M-76 = Ein Kontor nimmt im ganzen Spiel ein einziges Warenplättchen an; eigene Kontore und leere Stadtfelder nehmen keines an.
rule-M-77 = Nach einer Lieferung darf der Kaufmannszug mit übrigen bezahlten Schritten weiterziehen, auch zurück.
rule-M-78 = Beispiel zum Nachspielen: der Kaufmannszug von Blau: von Bern nach Paris (Kontor von Orange, liefert), über den neuen Handelsweg nach Brüssel (Weiß, liefert), über den Handelsweg von Weiß nach Köln (Orange, liefert); 1 Salz; 1 Gold Wegzoll an Weiß.
rule-M-79 = Ein Kaufmannszug betritt nie einen Weg ohne Handelsweg.

# Spielende
rule-M-80 = Wer alle eigenen Warenplättchen geliefert hat, gewinnt sofort.
