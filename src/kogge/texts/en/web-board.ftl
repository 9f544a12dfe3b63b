# The board in the browser.
board-name = Board
board-closer = Closer
board-further = Further away
board-whole = Whole board
