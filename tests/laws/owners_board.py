"""A board as an owner of the box could write it: other cards, tokens, gold and start, and double arrows in a row."""

from importlib import resources

AMOUNTS = {"play_route_building": 3, "play_journey": 2, "play_fast_caravan": 7, "play_bounty": 3, "play_loan": 1}
ROW = '"7,3 S -- 6,5 N", "6,5 N -- 6,4 S", "7,3 S -- 7,4 N",'  # of double arrows, up to Kaliningrad
CORRECTIONS = {
    "reconstructed = [": "reconstructed = []  # it was [",
    'robber = "Anatolia"': 'robber = "Livonia"',
    '"7,3 S -- 6,5 N",    #': f"{ROW}  #",
    " marked = 4, face_down = [9, 11] }             # wood": " marked = 11, face_down = [9, 9] } # wood",
    "lancer = { count = 10,": "lancer = { count = 3,",
    "route_building = { count = 3, amount = 2,": "route_building = { count = 6, amount = 3,",
    "journey = { count = 3, amount = 5,": "journey = { count = 5, amount = 2,",
    "fast_caravan = { count = 3, amount = 4,": "fast_caravan = { count = 5, amount = 7,",
    "bounty = { count = 2, amount = 2,": "bounty = { count = 2, amount = 3,",
    "loan = { count = 2, amount = 3,": "loan = { count = 2, amount = 1,",
    "3 = { kontors = 8, goods = 6 }": "3 = { kontors = 6, goods = 4 }",
    'gold = 1, name = { en = "Riga"': 'gold = 5, name = { en = "Riga"',
    'route = "3,6 N -- 4,5 S"': 'route = "5,4 S -- 5,5 N"',  # white's, beside a neutral kontor
}


def owners_board() -> str:
    """The text of the board file."""
    text = resources.files("kogge.games.europe").joinpath("boards", "europe-short.toml").read_text("utf-8")
    for ours, theirs in CORRECTIONS.items():
        assert text.count(ours) == 1, f"{ours!r} stands {text.count(ours)} times in our file"
        text = text.replace(ours, theirs)
    return text
