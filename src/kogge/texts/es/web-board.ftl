# The board in the browser.
board-name = Tablero
board-closer = Acercar
board-further = Alejar
board-whole = Tablero entero
