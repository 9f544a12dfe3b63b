# Was gesagt wird, wenn der Server etwas nicht aufschreiben oder nachsehen kann und wenn seine Datenbank nicht zu öffnen
# ist. Wie alle Ablehnungen steht es in einem Satz: klein am Anfang, ohne Punkt am Ende.

# Zu jemandem, der spielt
refusal-server_busy = der Server ist überlastet; versuch es gleich noch einmal
refusal-server_closing = der Server wird gerade beendet; komm später wieder
refusal-not_kept = der Server kann im Moment nichts aufschreiben, darum hat sich nichts geändert; versuch es gleich noch einmal
refusal-maybe_kept = der Server hat seine Datenbank verloren und weiß nicht, ob das noch geschehen ist; sieh dir den Tisch neu an
refusal-not_in_agreement = das passt nicht zu dem, was aufgeschrieben ist, darum hat sich nichts geändert; sieh dir den Tisch neu an
refusal-unwritable = darin sind Zeichen oder Werte, die sich nicht aufschreiben lassen; sag es mit anderen Worten
refusal-not_looked_up = der Server kann das im Moment nicht nachsehen; versuch es gleich noch einmal

# Zu jemandem, der einen Server betreibt. $url und $path sagen, wo die Datenbank ist, $name ist eine ihrer Einstellungen,
# so wie sie dort heißt.
refusal-no_database_url = { $url } ist keine Datenbank, die verwendet werden kann; gib eine Adresse an wie „sqlite:///FILE“ oder „postgresql+psycopg://USER@HOST/NAME“
refusal-database_in_use = ein anderer Server verwendet { $path }; beende ihn oder gib diesem einen eigenen Datenordner
refusal-database_owned = ein anderer Server hat die Tische von { $url }; beende ihn, gib diesem eine eigene Datenbank, oder warte eine Minute, wenn jener Rechner weg ist
refusal-database_not_opened = { $path } lässt sich nicht öffnen: { $reason }
refusal-database_away = unter { $url } antwortet keine Datenbank; sieh nach, ob sie läuft, ob sie erreichbar ist und ob die Datei eine ist
refusal-database_unsafe = die Datenbank könnte verlieren, was sie geschrieben hat: ihre Einstellung { $name } muss { $wanted } sein, nicht { $found }
refusal-database_newer = die Datenbank stammt von einer neueren Version von Kogge; installiere diese oder gib dieser hier eine andere Datenbank
