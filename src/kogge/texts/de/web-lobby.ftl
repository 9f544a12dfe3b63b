# Die Eingangshalle der Seite: die Spiele, Tische, Plätze, und wer hereinkommt.

# Namen von Gästen, die ihren noch nicht gesagt haben
lobby-guest-0 = Kapitänin Ida
lobby-guest-1 = Schiffer Jan
lobby-guest-2 = Steuerfrau Nele
lobby-guest-3 = Lotse Willem
lobby-guest-4 = Händlerin Marie
lobby-guest-5 = Bootsmann Benno
lobby-guest-6 = Reederin Tessa
lobby-guest-7 = Matrose Hannes
