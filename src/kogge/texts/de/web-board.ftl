# The board in the browser.
board-name = Spielbrett
board-closer = Näher
board-further = Weiter weg
board-whole = Ganzes Spielbrett
