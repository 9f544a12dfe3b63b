# Was jemandem an einem Tisch auf einem Server gesagt wird, wenn etwas nicht geht. Wie alle Ablehnungen steht es in einem
# Satz: klein am Anfang, ohne Punkt am Ende.

# Über Tische und Plätze. $seats sind Farben, oder wie viele Plätze es gibt; $told ist, wie viele angegeben wurden.
refusal-no_table = diesen Tisch gibt es nicht, oder du bist nicht eingeladen; bitte um seinen Link
refusal-no_guest = du bist hier nicht mehr bekannt; komm mit einem Namen neu herein
refusal-wrong_token = dieser Link gilt nicht mehr; bitte um einen neuen
refusal-no_open_seat = alle Plätze sind besetzt; du kannst zusehen
refusal-not_your_seat = dieser Platz gehört dir nicht; setz dich zuerst oder nimm den Link des Platzes
refusal-not_host = das kann nur, wer den Tisch eröffnet hat
refusal-wrong_seats = { $seats ->
    [one] dieses Spiel hat einen Platz, nicht { $told }
   *[other] dieses Spiel hat { $seats } Plätze, nicht { $told }
  }; sag, wer auf welchem sitzt
refusal-too_many_tables = { $most ->
    [one] du hast schon einen Tisch, an dem das Spiel nicht zu Ende ist; beende es zuerst
   *[other] du hast schon { $most } Tische, an denen das Spiel nicht zu Ende ist; beende zuerst eines
  }
refusal-not_watching = du siehst diesem Tisch nicht zu; öffne ihn zuerst

# Über das Spiel an einem Tisch. $seats sind die Farben der Plätze, die niemand eingenommen hat.
refusal-seats_open = es sind noch Plätze frei: { $seats }; warte auf andere oder eröffne einen Tisch mit Bots auf ihnen
refusal-not_begun = das Spiel hat noch nicht begonnen
refusal-begun_already = das Spiel hat schon begonnen
refusal-table_ended = das Spiel an diesem Tisch ist zu Ende
refusal-not_over = das Spiel ist noch nicht vorbei; eine Revanche kommt danach
refusal-rematch_made = es gibt schon eine Revanche; geh an jenen Tisch
refusal-stale_command = das Spiel ist inzwischen weitergegangen; sieh es dir noch einmal an und entscheide neu
refusal-other_options = dieser Tisch stammt von einer anderen Version von Kogge, und diese kann nicht lesen, was für ihn gewählt wurde; man kann ihn nur ansehen
refusal-other_rules = an diesem Tisch wurde nach anderen Regeln gespielt, als diese Version von Kogge hat; man kann ihn nur ansehen

# Ein Spiel, das an einem Tisch weitergeht
refusal-goes_on_otherwise = das Spiel dieses Protokolls ist { $scenario }, mit den Optionen, die es hat; nenne keine anderen
