"""The referee: a second reading of the rulebooks, which says why an action is not open.

It is interpreted, and reads facts and the fields that people see: no working cells, no needs of acts, no list of legal
actions, and it tries nothing out. What is common to the games is here, the rest in the folder of each game.
"""
